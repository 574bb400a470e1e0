"""TG-7.14: the gunnery table, and the tools that make and draw it."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from tools.gunnery import calibrate, heatmaps
from tools.gunnery.calibrate import Cell

from tests.to_glory.table import GAME, TABLES, Table
from tests.to_glory.test_data import OURS
from tortuga.games.to_glory import simulator
from tortuga.games.to_glory.rules.gunnery import rates_for
from tortuga.games.to_glory.state import FACING_WORDS, HIT, KRAKEN, SHIP, TOWER
from tortuga.games.to_glory.tables import Arsenal
from tortuga.kernel.dice import FastDice

needs_mujoco = pytest.mark.skipif(find_spec("mujoco") is None, reason="MuJoCo is not installed")
DOCS = Path(__file__).parents[2] / "docs"
DATA = GAME.folder / "data" / "gunnery.toml"


def arsenal() -> Arsenal:
    found = TABLES.arsenal
    assert isinstance(found, Arsenal)
    return found


def row(cell: Cell) -> list[tuple[int, int, int]]:
    """Rates of all aims for a target before a gun, as the rules find them."""
    players = 2
    table = Table(players).kraken((-5, 5)).tower("w").put("yellow", (5, -5)).put("red", (-5, 0), "e")
    q, r = -4, 0
    there = (q + cell.ahead, r + cell.aside)
    s = table.s
    assert cell.gun == SHIP, "the Tower cannot be put elsewhere"
    table.put("red", (q, r), "e")
    facing = FACING_WORDS[cell.heading]
    if cell.target == SHIP:
        table.put("yellow", there, facing)
    else:
        table.kraken(there, facing)
    piece = 1 if cell.target == SHIP else 2
    found = [rates_for(s, 0, SHIP, piece, press, strength) for press in range(4) for strength in range(10)]
    return [(rate // 10**8, rate // 10**4 % 10**4, rate % 10**4) for rate in found]


def test_the_table_belongs_to_the_constants() -> None:
    """Whoever changes shapes, guns or hand has to calibrate again."""
    assert OURS["gunnery"]["constants"] == calibrate.constants(arsenal())


def test_an_average_gunner_hits_at_2_hexes_in_most_volleys_and_at_6_in_a_minority() -> None:
    def best(ahead: int) -> float:
        """Of the best aim, over all headings."""
        return sum(max(rates[0] for rates in row(Cell(SHIP, SHIP, ahead, 0, h))) for h in range(6)) / 6000

    assert 0.7 < best(2) < 0.97
    assert 0.25 < best(6) < 0.5
    rates = [best(ahead) for ahead in range(2, 9)]
    assert all(near > far - 0.03 for near, far in pairwise(rates))


def test_knocking_a_captain_off_is_rare_but_real() -> None:
    """Aimed for, from where he can be hit at all: between 2 and 10 volleys of 100."""
    best = [max(rates[2] for rates in row(Cell(SHIP, SHIP, ahead, 0, h))) for ahead in (2, 3) for h in (1, 2, 4, 5)]
    assert 20 <= sum(best) / len(best) <= 100


def test_what_lies_to_the_left_is_as_likely_as_what_lies_to_the_right() -> None:
    table = Table(2).put("red", (-4, 2), "e").kraken((-5, 5))
    s = table.s
    right = [rates_for(table.put("yellow", (-1, 3), "se").s, 0, SHIP, 1, 3, strength) for strength in range(10)]
    left = [rates_for(table.put("yellow", (0, 1), "ne").s, 0, SHIP, 1, 3, strength) for strength in range(10)]
    assert right == left
    assert any(right)
    assert s.ship[0] >= 0


@pytest.mark.slow
@needs_mujoco
def test_table_and_physics_agree_on_shots_that_were_not_used_for_it() -> None:
    """Held-out volleys of the whole simulator, hand and all, at places from all over the table."""
    aims = [
        (Cell(SHIP, SHIP, 2, 0, 1), 3, 5),
        (Cell(SHIP, SHIP, 2, 0, 3), 2, 4),
        (Cell(SHIP, SHIP, 3, 0, 2), 3, 7),
        (Cell(SHIP, SHIP, 4, 0, 0), 3, 8),
        (Cell(SHIP, SHIP, 6, 0, 4), 2, 8),
        (Cell(SHIP, SHIP, 2, 1, 1), 3, 7),
        (Cell(SHIP, SHIP, 4, 1, 5), 3, 9),
        (Cell(SHIP, KRAKEN, 3, 0, 0), 3, 6),
        (Cell(SHIP, KRAKEN, 5, 0, 2), 2, 7),
        (Cell(SHIP, SHIP, 3, 0, 1), 3, 2),
    ]
    volleys = 24
    flown = [0.0, 0.0, 0.0]
    told = [0.0, 0.0, 0.0]
    for number, (cell, press, strength) in enumerate(aims):
        pieces, gun, target = calibrate.scene_pieces(cell)
        hits = 0
        for volley in range(volleys):
            luck = FastDice(10_000 + 1000 * number + volley)
            result = simulator.fly(arsenal(), pieces, [], gun, press, strength, luck)[0][target]
            hits += result >= HIT
            for level in range(3):
                flown[level] += (result > level) / volleys / len(aims)
        rates = row(cell)[press * 10 + strength]
        for level in range(3):
            told[level] += rates[level] / 1000 / len(aims)
        assert abs(hits / volleys - rates[0] / 1000) < 0.34, (cell, press, strength)  # about 3 deviations
    for level, tolerance in enumerate((0.09, 0.05, 0.04)):
        assert abs(flown[level] - told[level]) < tolerance, (flown, told)


@needs_mujoco
def test_calibration_fires_at_every_cell_and_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    some = [Cell(SHIP, SHIP, 2, 0, 1), Cell(TOWER, KRAKEN, 2, 1, 0), Cell(KRAKEN, TOWER, 2, 0, 1)]
    monkeypatch.setattr(calibrate, "cells", lambda: some)
    told: list[tuple[int, int]] = []
    rates = calibrate.calibrate(arsenal(), 12, 3, 1, lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert {"ship ship 2+0 h1", "ship ship 2+0 h5", "tower kraken 2+1 h0", "kraken tower 2+0 h4"} <= set(rates)
    assert rates["ship ship 2+0 h1"] == rates["ship ship 2+0 h5"], "mirrored"
    assert rates == calibrate.calibrate(arsenal(), 12, 3), "the same seed gives the same table"
    text = calibrate.file_text(arsenal(), rates, 12, 3)
    assert "[gunnery.rates]" in text
    assert calibrate.constants(arsenal()) in text


def test_the_heat_maps_of_the_documentation_show_this_table(tmp_path: Path) -> None:
    heatmaps.main([str(tmp_path)])
    for name in ("to-glory-aims.svg", "to-glory-places.svg"):
        assert (tmp_path / name).read_text() == (DOCS / name).read_text(), f"draw docs/{name} again"


def test_cells_and_what_is_like_them_are_all_there_is() -> None:
    found = set()
    for cell in calibrate.cells():
        for heading in calibrate.alike(cell.target, cell.aside, cell.heading):
            key = (cell.gun, cell.target, cell.ahead, cell.aside, heading)
            assert key not in found
            found.add(key)
    assert len(found) == 7 * len(calibrate.places()) * 6


def test_the_data_file_is_what_the_tool_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = OURS["gunnery"]
    monkeypatch.setattr(calibrate, "version", lambda package: "4.0.1")  # the one that the table was computed with
    text = calibrate.file_text(arsenal(), ours["rates"], ours["volleys"], ours["seed"])
    assert text == DATA.read_text(encoding="utf-8")


@needs_mujoco
def test_the_tool_writes_a_data_file_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibrate, "cells", lambda: [Cell(SHIP, SHIP, 2, 0, 1)])
    calibrate.main([str(tmp_path / "gunnery.toml"), "--volleys", "12"])
    assert "volleys = 12 # a row" in (tmp_path / "gunnery.toml").read_text(encoding="utf-8")
    assert capsys.readouterr().out.endswith("2 rows of 12 volleys each.\n")
