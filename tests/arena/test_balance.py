"""Balance reports: figures that add up, and sweeps of the data tables."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tortuga
from tortuga.arena.balance import as_dict, html, make_balance, read_vary, run_balance, way_of
from tortuga.arena.play import load_tables
from tortuga.arena.plots import bars, histogram, lines
from tortuga.cli import main
from tortuga.kernel.errors import BadData, BadOption


def test_figures_add_up() -> None:
    plan = make_balance("glory-islands", "random", 12, players=3)
    (found,) = run_balance(plan)
    assert found.games == found.finished == 12
    assert sum(tally.wins for tally in found.seats) + found.nobody == pytest.approx(12)
    assert len(found.scores) == 36
    assert len(found.course) == 20
    assert found.course[-1] >= 0
    assert sum(found.parts.values()) == pytest.approx(sum(found.scores) / 36, abs=3)
    for did, wins, others, other_wins in found.deeds.values():
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


def test_groups_and_reasons_add_up() -> None:
    plan = make_balance("merchants-and-marauders", "random", 2, players=2, options={"turns": 12})
    (found,) = run_balance(plan)
    assert set(found.groups) == {"way", "captain"}
    for groups in found.groups.values():
        assert sum(seats for seats, _ in groups.values()) == 4
        assert sum(wins for _, wins in groups.values()) == pytest.approx(2 - found.nobody)
    assert sum(found.parts.values()) == pytest.approx(sum(found.scores) / 4)
    assert "Victories by captain" in html(plan, [found])


def test_a_way_is_what_was_done_most() -> None:
    ways = {"merchant": ("sale",), "pirate": ("raid", "victory")}
    assert way_of({"sale": 2, "raid": 1}, ways) == "merchant"
    assert way_of({"sale": 2, "raid": 1, "victory": 2}, ways) == "pirate"
    assert way_of({"sale": 1, "raid": 1}, ways) == "as much merchant as pirate"
    assert way_of({"rumor": 3}, ways) == "none of these"
