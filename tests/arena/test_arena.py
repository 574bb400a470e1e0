"""The arena: every deal from every seat, ratings that are right, a question that is settled, games to be opened."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tortuga
from tortuga.arena.arena import Folder, make_arena, run_arena
from tortuga.arena.plan import Plan
from tortuga.arena.play import Outcome
from tortuga.arena.ratings import bound, lead, rating_intervals, ratings, settled
from tortuga.cli import main
from tortuga.kernel.dice import FastDice
from tortuga.kernel.errors import BadOption
from tortuga.reports.contest import html, write_parquet


def outcome(index: int, bots: list[str], winner: int) -> Outcome:
    shares = [float(seat == winner) for seat in range(len(bots))]
    return Outcome(index, index, bots, [int(share) for share in shares], shares, 1, 1, True)


def contests(better: int, worse: int) -> list[Outcome]:
    """Games of two in which "a" wins so many and "b" so many."""
    wins = [0] * better + [1] * worse
    dice = FastDice(1)
    return [outcome(i, ["a", "b"], wins.pop(dice.below(len(wins)))) for i in range(better + worse)]


def test_every_deal_is_played_from_every_seat() -> None:
    plan = make_arena("glory-islands", ["mate", "random"], 8, players=4)
    seats = [plan.seats(index) for index in range(4)]
    assert seats == [
        (0, ["mate", "random", "mate", "random"]),
        (0, ["random", "mate", "random", "mate"]),
        (1, ["mate", "random", "mate", "random"]),
        (1, ["random", "mate", "random", "mate"]),
    ]
    one = make_arena("glory-islands", ["mate", "random", "random", "random"], 8)
    assert [one.seats(index)[1].index("mate") for index in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [one.seats(index)[0] for index in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    many = Plan("glory-islands", ["a", "b", "c"], 2, 100, {}, 0)
    met = {tuple(sorted(many.seats(index)[1])) for index in range(12)}
    assert met == {("a", "b"), ("a", "c"), ("b", "c")}


def test_games_of_one_deal_share_their_dice() -> None:
    plan = make_arena("glory-islands", ["random", "mate@50"], 4, players=2)
    jobs = [plan.job(index) for index in range(4)]
    assert jobs[0].deal == jobs[1].deal != jobs[2].deal


def test_ratings_are_those_of_bradley_and_terry() -> None:
    rated = ratings(contests(75, 25), ["a", "b"])
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=4)  # 400 * log10(75 / 25), drawn a little together
    low, high = rating_intervals(contests(75, 25), ["a", "b"])["a"][1:]
    assert low < rated["a"] < high
    assert ratings([], ["a", "b"]) == {"a": 0.0, "b": 0.0}


def test_a_clear_question_is_settled_and_an_even_one_is_not() -> None:
    assert settled(contests(80, 20), ["a", "b"])
    assert not settled(contests(52, 48), ["a", "b"])
    assert not settled(contests(6, 0), ["a", "b"])
    assert lead(contests(80, 20), "a", "b")[0] == pytest.approx(0.6)


def test_asking_often_seldom_settles_what_is_even() -> None:
    """The bound holds at all times at once: of 100 even arenas asked after every game few are settled."""
    wrong = 0
    for seed in range(100):
        dice = FastDice(seed)
        total = 0
        for number in range(1, 301):
            total += 1 if dice.below(2) else -1
            if number >= 12 and abs(total / number) > bound(1.0, number, 0.05):
                wrong += 1
                break
    assert wrong <= 5


def test_an_arena_goes_on_after_a_break_and_its_games_can_be_opened(tmp_path: Path) -> None:
    plan = make_arena("glory-islands", ["deckhand", "random"], 6, players=2, seed=3)
    whole = run_arena(plan, stop=False)
    half = msgspec.structs.replace(plan, games=3)
    run_arena(half, folder=tmp_path, stop=False)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"index":3,"de')  # the power went
    again = run_arena(plan, folder=tmp_path, stop=False)
    assert [(g.index, g.scores, g.bots) for g in again.outcomes] == [
        (g.index, g.scores, g.bots) for g in whole.outcomes
    ]
    for game in again.outcomes:
        match = tortuga.replay(tortuga.Record.read(tmp_path / "records" / f"{game.index:06d}.tortuga"))
        assert match.over
        assert match.scores == game.scores
    with pytest.raises(BadOption, match="another arena"):
        Folder(tmp_path, msgspec.structs.replace(plan, seed=4))


def test_processes_change_nothing() -> None:
    plan = make_arena("glory-islands", ["deckhand", "random"], 4, players=2, seed=5)
    alone, together = run_arena(plan, stop=False), run_arena(plan, jobs=2, stop=False)
    assert alone.as_dict() == together.as_dict()
    assert "<svg" in html(alone)


def test_the_command_prints_a_table_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "arena.html"
    line = "arena glory-islands --bots deckhand,random --games 4 --players 2 --html"
    code = main([*line.split(), str(report), "--folder", str(tmp_path / "a")])
    shown = capsys.readouterr().out
    assert code == 0
    assert "deckhand" in shown
    assert "rating" in shown
    assert "Share of victories" in report.read_text()
    assert main(["arena", "glory-islands", "--bots", "random"]) == 1


def test_parquet_has_a_row_a_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    standing = run_arena(make_arena("glory-islands", ["deckhand", "random"], 2, players=2), stop=False)
    write_parquet(standing, tmp_path / "games.parquet")
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 4
