"""Balance reports: figures that add up, and sweeps of the data tables."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tortuga
from tortuga.arena.balance import make_balance, run_balance, strategy_of
from tortuga.arena.plan import read_lot
from tortuga.arena.play import play_job
from tortuga.arena.vary import load_tables, read_vary
from tortuga.cli import main
from tortuga.kernel.errors import BadData, BadOption
from tortuga.reports.balance import as_dict, html, measures
from tortuga.reports.plots import bars, histogram, lines


def test_figures_add_up() -> None:
    plan = make_balance("glory-islands", "random", 12, players=3)
    (found,) = run_balance(plan)
    assert found.games == found.finished == 12
    assert sum(tally.wins for tally in found.seats) + found.nobody == pytest.approx(12)
    assert len(found.scores) == 36
    assert len(found.course) == 20
    assert found.course[-1] >= 0
    assert sum(found.parts.values()) == pytest.approx(sum(found.scores) / 36, abs=3)
    for did, wins, others, other_wins in found.actions.values():
        assert did + others == 36
        assert 0 <= wins <= did
        assert 0 <= other_wins <= others
    assert "Victories by seat" in html(plan, [found])
    assert msgspec.json.encode(as_dict(plan, [found]))


def test_a_sweep_changes_the_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = tortuga.find("glory-islands")
    tables = load_tables(game, "", {"bonuses.pirate_left": 9})
    assert (tables.pirate_left, game.load().pirate_left != 9) == (9, True)
    assert tables.digest != game.load().digest
    report = tmp_path / "b.html"
    line = f"balance glory-islands --bot random --games 3 --players 2 --vary bonuses.pirate_left=0,9 --html {report}"
    assert main(line.split()) == 0
    shown = capsys.readouterr().out
    assert "bonuses.pirate_left = 0" in shown
    assert "bonuses.pirate_left = 9" in report.read_text()


@pytest.mark.parametrize("vary", ["bonuses", "bonuses.pirate_left", "bonuses.pirate_lft=1,2", "bonusses.x=1"])
def test_a_sweep_of_nothing_is_refused(vary: str) -> None:
    with pytest.raises((BadOption, BadData)):
        make_balance("glory-islands", "random", 2, vary=vary)


def test_values_of_a_sweep_are_numbers_or_words() -> None:
    assert read_vary("a.b=1,2.5,true") == ("a.b", [1, 2.5, True])
    assert read_vary("a.b=[1,2],[3,4]") == ("a.b", [[1, 2], [3, 4]])
    assert read_vary("a.b=red,blue") == ("a.b", ["red", "blue"])


def test_plots_are_whole_pictures() -> None:
    for picture in (
        bars("A & B", [("one", 0.5, 0.25, 0.75), ("two", -1.0, -2.0, 0.0)], fair=0.25),
        histogram("Scores", [1.0, 2.0, 2.0, 9.0]),
        histogram("Nothing", []),
        lines("Course", {"red": [(0.0, 0.5), (1.0, 0.7)]}, top=1.0),
    ):
        assert picture.startswith("<svg")
        assert picture.endswith("</svg>")
        assert "A & B" not in picture  # escaped


def test_a_lot_depends_on_the_deal_alone() -> None:
    """Heroes by lot: the same for every bot, and not those that a bot would choose."""
    drawn = []
    for bot in ("random", "deckhand"):
        plan = make_balance("glory", bot, 4, players=3, lot="ChooseHero")
        assert plan.lot == ["ChooseHero"]
        games = [play_job(plan.job(number, look=True)) for number in range(4)]
        drawn.append([game.things for game in games])
        for game in games:
            assert len({hero for lots in game.things for _, hero in lots}) == 3
            for lots, actions in zip(game.things, game.actions, strict=True):
                assert [label for label in actions if label.startswith("hero: ")] == [
                    f"hero: {hero}" for _, hero in lots
                ]
    assert drawn[0] == drawn[1]
    assert len({hero for game in drawn[0] for lots in game for _, hero in lots}) > 3


def test_a_lot_is_drawn_and_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "glory.md"
    line = f"balance glory --bot random --games 6 --players 2 --lot hero --markdown {page}"
    assert main(line.split()) == 0
    assert "  hero " in capsys.readouterr().out
    assert "--lot hero" in page.read_text()
    assert "| hero | seats |" in page.read_text()
    assert "Victories by hero" in (tmp_path / "glory-hero.svg").read_text()


def test_lots_are_counted_once_a_seat() -> None:
    plan = make_balance("glory", "random", 5, players=4, lot="ChooseHero")
    (found,) = run_balance(plan)
    assert sum(seats for seats, _ in found.groups["hero"].values()) == 20
    assert sum(wins for _, wins in found.groups["hero"].values()) + found.nobody == pytest.approx(5)
    assert as_dict(plan, [found])["figures"][0]["groups"]["hero"]
    assert len(found.counted_events["dies"]) == 5
    assert "How often in a game: dies" in html(plan, [found])


@pytest.mark.parametrize(
    ("lot", "found"),
    [
        ("", []),
        ("ChooseHero", ["ChooseHero"]),
        ("choosehero, ChooseStart", ["ChooseHero", "ChooseStart"]),
        ("hero,ChooseHero", ["ChooseHero"]),
    ],
)
def test_a_lot_names_decisions(lot: str, found: list[str]) -> None:
    assert read_lot(tortuga.find("glory"), lot) == found


def test_a_lot_of_nothing_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no decision 'ChoseHero'. Did you mean 'ChooseHero'"):
        make_balance("glory", "random", 2, lot="ChoseHero")


def test_points_have_sources() -> None:
    """Where the rules count points only in one sum, events tell where they came from."""
    game = play_job(make_balance("glory", "deckhand", 1, players=2).job(0, look=True))
    for parts, score, actions in zip(game.parts, game.scores, game.actions, strict=True):
        assert sum(parts.values()) == score
        assert parts.get("battles", 0) + parts.get("lairs", 0) == actions.get("glory from beaten", 0)
        assert parts.get("quests", 0) == actions.get("glory from quest", 0)
        assert parts["other"] >= 0


@pytest.mark.parametrize("key", tortuga.keys())
def test_every_game_has_its_page(key: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert main(f"balance {key} --bot random --games 1 --players 2 --markdown {page}".split()) == 0
    told = page.read_text()
    assert "| what | in a game |" in told
    for fact, events in tortuga.find(key).compared.items():
        assert (f"| {fact} | seats |" in told) == any(f"| {event} |" in told for event in events)


def test_groups_and_reasons_add_up() -> None:
    plan = make_balance("merchants-and-marauders", "random", 2, players=2, options={"turns": 12})
    (found,) = run_balance(plan)
    assert set(found.groups) == {"strategy", "captain"}
    for groups in found.groups.values():
        assert sum(seats for seats, _ in groups.values()) == 4
        assert sum(wins for _, wins in groups.values()) == pytest.approx(2 - found.nobody)
    assert sum(found.parts.values()) == pytest.approx(sum(found.scores) / 4)
    assert "Victories by captain" in html(plan, [found])


def test_a_strategy_is_what_was_done_most() -> None:
    strategies = {"merchant": ("sale",), "pirate": ("raid", "victory")}
    assert strategy_of({"sale": 2, "raid": 1}, strategies) == "merchant"
    assert strategy_of({"sale": 2, "raid": 1, "victory": 2}, strategies) == "pirate"
    assert strategy_of({"sale": 1, "raid": 1}, strategies) == "as much merchant as pirate"
    assert strategy_of({"rumor": 3}, strategies) == "none of these"


def test_every_measure_is_in_every_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A column of a report is written in one place."""
    plan = make_balance("glory", "random", 4, players=2)
    (found,) = run_balance(plan)
    page = tmp_path / "page.md"
    assert main(f"balance glory --bot random --games 4 --players 2 --markdown {page}".split()) == 0
    shown = capsys.readouterr().out
    data = as_dict(plan, [found])["figures"][0]["measures"]
    assert "dies" in data
    for measure in measures(found):
        assert measure.line in shown
        assert f"| {measure.name} |" in page.read_text()
        assert f"<td>{measure.name.replace(chr(39), '&#x27;')}</td>" in html(plan, [found])
        assert measure.key in data
