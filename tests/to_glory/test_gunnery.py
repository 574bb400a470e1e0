"""TG-7.14: the flight of the cubes, the table that was computed with it, and how both are recorded."""

from __future__ import annotations

import math
from collections.abc import Callable
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import GAME, TABLES, Table
from tests.to_glory.test_data import OURS
from tortuga.arena.simulate import make_plan
from tortuga.games.to_glory import calibrate, heatmaps, shots, simulator
from tortuga.games.to_glory.calibrate import Cell
from tortuga.games.to_glory.rules import rates_for
from tortuga.games.to_glory.shots import Piece, Shot, make_shot, path_text, read_path, read_results, shot_text
from tortuga.games.to_glory.state import HIT, KRAKEN, LANDED, MISS, OFF, SHIP, TOWER, Glory
from tortuga.games.to_glory.tables import Arsenal
from tortuga.kernel.dice import FastDice, SecretDice, WrongOutcome, secret_of
from tortuga.kernel.machine import playout
from tortuga.table.opening import open_table
from tortuga.table.spec import SeatSpec, TableSpec

needs_mujoco = pytest.mark.skipif(find_spec("mujoco") is None, reason="MuJoCo is not installed")
GOLDEN = Path(__file__).with_name("physics.tortuga")  # first turns with volleys that were flown
DOCS = Path(__file__).parents[2] / "docs"
NAMES = ["red", "yellow", "kraken", "tower"]


def arsenal() -> Arsenal:
    found = TABLES.hand
    assert isinstance(found, Arsenal)
    return found


def shot(target: tuple[int, int] = (0, 1), press: int = 3, strength: int = 5) -> Shot:
    table = Table(2).put("red", (2, -1), "sw").put("yellow", target, "e").kraken((5, -2))
    return make_shot(table.s, 0, SHIP, press, strength)


def drop(kind: int, height: float, x: float = 0.0, y: float = 0.0) -> tuple[list[int], str]:
    """Cubes that fall from rest beside each other onto a piece in the middle of the board; the gun is far away."""
    gun = KRAKEN if kind != KRAKEN else TOWER
    pieces = [Piece(kind, 0, 0, kind == SHIP), Piece(gun, 5 * 21, 0, False)]
    scene = simulator.scene_of(arsenal(), sum(piece.kind == SHIP for piece in pieces))
    scene.lay_out(pieces, [])
    for cube in range(3):
        at = scene.cube_qpos[cube]
        scene.data.qpos[at : at + 7] = (x, y + (cube - 1) * 0.5, height, 1, 0, 0, 0)
    return scene.run(pieces, 1)


# -- the simulator


@needs_mujoco
@clause("TG-7.6")
@pytest.mark.parametrize(
    ("kind", "height", "x"), [(SHIP, 0.03, 0.005), (KRAKEN, 0.055, 0.0), (TOWER, 0.09, 0.0), (SHIP, 0.03, 0.027)]
)
def test_a_cube_set_down_gently_comes_to_rest_on_a_piece(kind: int, height: float, x: float) -> None:
    assert drop(kind, height, x)[0][0] == LANDED


@needs_mujoco
@clause("TG-7.5")
def test_a_cube_that_lies_beside_a_ship_has_not_landed_on_it() -> None:
    """It slides along the side of the hull, touching it, and comes to rest on the board."""
    edge = arsenal().bodies.cube_edge / 2000
    assert drop(SHIP, 0.012, 0.0, 0.014 + edge - 0.0001)[0][0] == HIT
    assert drop(SHIP, 0.012, 0.0, 0.014 + edge + 0.003)[0][0] == MISS


def push_captain(x: float, y: float, speed: tuple[float, float]) -> int:
    """A cube flies into the captain's figure; the result for his ship."""
    pieces = [Piece(SHIP, 0, 0, True), Piece(KRAKEN, 5 * 21, 0, False)]
    scene = simulator.scene_of(arsenal(), 1)
    scene.lay_out(pieces, [])
    for cube in range(3):
        at = scene.cube_qpos[cube]
        place = (x, y, 0.055) if cube == 0 else (0.5, 0.1 * cube, 0.005)
        scene.data.qpos[at : at + 7] = (*place, 1, 0, 0, 0)
    dof = scene.cube_dof[0]
    scene.data.qvel[dof : dof + 2] = speed
    return scene.run(pieces, 1)[0][0]


@needs_mujoco
@clause("TG-7.7")
def test_a_hard_blow_from_the_side_knocks_the_captain_off() -> None:
    assert push_captain(-0.027, 0.05, (0.0, -3.5)) == OFF


@needs_mujoco
@clause("TG-7.10", "TG-8.5")
def test_a_captain_who_topples_onto_the_deck_is_not_off() -> None:
    """From behind he falls against the mast and stays on the ship; the ship was hit."""
    assert push_captain(-0.07, 0.0, (1.2, 0.0)) in (HIT, LANDED)


@needs_mujoco
@clause("TG-7.10")
def test_a_gentle_touch_leaves_the_captain_standing() -> None:
    assert push_captain(-0.027, 0.03, (0.0, -0.4)) in (HIT, LANDED)


@needs_mujoco
def test_a_volley_takes_the_path_that_physics_gives_it() -> None:
    """Before it touches anything, a cube flies along its parabola."""
    results, path = simulator.fly(arsenal(), shot((-3, 4)).pieces, [], 0, 3, 9, FastDice(4))
    flown = read_path(f"miss | {path}")[1]
    times = [i * arsenal().world.frame for i in range(8)]
    heights = [place[2] / 1000 for place in flown[:8]]
    rise = (heights[7] - heights[0]) / times[7] + arsenal().world.gravity * times[7] / 2
    for seconds, height in zip(times, heights, strict=True):
        expected = heights[0] + rise * seconds - arsenal().world.gravity * seconds**2 / 2
        assert abs(height - expected) < 0.003
    assert len(results) == 4


@needs_mujoco
def test_the_same_luck_flies_the_same_way_and_other_luck_does_not() -> None:
    assert shot().outcome(FastDice(7)) == shot().outcome(FastDice(7))
    assert len({shot().outcome(FastDice(seed)) for seed in range(4)}) == 4


@needs_mujoco
def test_a_volley_from_any_gun_never_hits_the_gun_itself() -> None:
    table = Table(2).put("red", (3, -1), "sw").put("yellow", (-3, 2), "e").kraken((2, 2), "nw").tower("e")
    for gun, piece in ((SHIP, 0), (KRAKEN, 2), (TOWER, 3)):
        fired = make_shot(table.s, 0, gun, 1, 6)
        for seed in range(4):
            results = read_results(fired.outcome(FastDice(seed)), NAMES)
            assert results[piece] == MISS


def test_harder_presses_and_nearer_to_the_pivot_throw_faster() -> None:
    speeds = [[simulator.muzzle(arsenal(), press, strength) for strength in range(10)] for press in range(4)]
    assert all(row == sorted(row) and len(set(row)) == 10 for row in speeds)
    assert all(near > far for near, far in zip(speeds[0], speeds[3], strict=True))
    assert simulator.spread(arsenal(), 0) > simulator.spread(arsenal(), 3)


def test_the_hand_shakes_as_much_as_it_should() -> None:
    hand = simulator.Hand(FastDice(3))
    numbers = [hand.normal(2.0) for _ in range(4000)]
    assert abs(sum(numbers) / 4000) < 0.12
    assert abs(math.sqrt(sum(number**2 for number in numbers) / 4000) - 2) < 0.08


# -- the record


def test_a_flight_is_written_and_read() -> None:
    path = [(0.0, -0.25, 0.034), (0.1234, 1.9, 0.0), (-9.0, 9.0, 0.0)]
    text = shot_text([MISS, OFF, LANDED, HIT], NAMES, " ".join([path_text(path), path_text(path[:1])]))
    assert text.startswith("off:yellow land:kraken hit:tower | ")
    assert read_results(text, NAMES) == [MISS, OFF, LANDED, HIT]
    assert read_path(text) == [[(0, -250, 34), (123, 1900, 0), (-2048, 2047, 0)], [(0, -250, 34)]]
    assert shot_text([MISS] * 4, NAMES, "") == "miss | "


@pytest.mark.parametrize(
    "text",
    ["hit:blue | ", "kiss:red | ", "off:kraken | ", "hit:red | ", "", "miss | abc", "miss | abc?ef", "hit:yellow;"],
)
def test_an_outcome_that_cannot_have_been_is_refused(text: str) -> None:
    assert not shot().possible(text)
    assert shot().possible("hit:yellow land:tower | ")


@needs_mujoco
@clause("TG-7.14")
def test_a_replay_shows_the_flight_and_never_flies_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = physics_match()
    volley = next(event for event in match.events if event.kind == "volley")
    assert len(read_path(volley.facts["flight"])) == 3
    entry = match.entries[-1]
    assert entry.chance[0].startswith("volley ")
    assert match.why_not_undo(0) == "That action brought something new to light"

    def never(*_: object) -> None:
        raise AssertionError("flown again")

    monkeypatch.setattr(simulator, "fly", never)
    for record in (match.record, match.save):  # with the secret of the dice and without
        again = tortuga.replay(str(record))
        assert again.game.fingerprint(again.state) == match.game.fingerprint(match.state)
        assert again.log(0) == match.log(0)
    going_on = tortuga.replay(str(match.save))
    going_on.choose(0, "do end")
    forged = str(match.record).replace(entry.chance[0], "volley off:kraken | ")
    with pytest.raises(tortuga.BadRecord):
        tortuga.replay(forged)


def physics_match() -> tortuga.Match:
    match = tortuga.new("to-glory", players=2, options={"gunnery": "physics"}, seed=8)
    texts = "captain sail,ship red,head e,captain helm,ship green,head e,place k1,turn-kraken ne,turn-tower e"
    for text in [*texts.split(","), "do fire", "fire kraken", "press 4", "strength 7"]:
        match.choose(match.decisions[0].seat, text)
    return match


@needs_mujoco
def test_bots_search_with_the_table_also_where_volleys_are_flown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = tortuga.new("to-glory", players=2, options={"gunnery": "physics"}, seed=8)
    monkeypatch.setattr(simulator, "fly", None)
    world = GAME.imagine(TABLES, match.view(0), FastDice(1))
    assert playout(world, FastDice(2), 400) == 400
    assert isinstance(world, Glory)
    assert world.round > 0


@clause("TG-7.14")
def test_the_golden_record_of_flown_volleys_is_shown_as_it_was() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    match = tortuga.replay(text)
    assert str(match.record) == text
    flights = [read_path(event.facts["flight"]) for event in match.events if event.kind == "volley"]
    assert len(flights) >= 4
    assert all(len(flight) == 3 for flight in flights)


def test_dice_that_know_the_outcome_never_work_it_out() -> None:
    class Never(Shot):
        def outcome(self, luck: object) -> str:
            raise AssertionError("worked out")

    scene = shot()
    never = Never(scene.hand, scene.pieces, scene.names, scene.islands, 0, 3, 5)
    dice = SecretDice(TABLES.word, secret_of(1))
    dice.coming = ["volley hit:yellow | "]
    before = dice.position
    assert dice.happen("volley", never) == "hit:yellow | "
    assert dice.position > before, "its luck is drawn all the same"
    assert dice.drawn == ["volley hit:yellow | "]
    dice.drawn = []
    dice.coming = ["volley hit:nobody | "]
    with pytest.raises(WrongOutcome):
        dice.happen("volley", never)


@needs_mujoco
@clause("TG-7.14")
def test_volleys_at_a_table_are_flown_unless_one_chooses_the_table() -> None:
    assert GAME.read_options({}, 2) == {"gunnery": "physics"}
    assert GAME.quick_options() == {"gunnery": "table"}
    assert tortuga.new("to-glory", players=2).chosen_options == {"gunnery": "physics"}
    assert make_plan("to-glory", 1, 2).options == {"gunnery": "table"}
    assert make_plan("to-glory", 1, 2, options={"gunnery": "physics"}).options == {"gunnery": "physics"}


def test_without_mujoco_the_game_says_so_and_offers_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> Callable[[], None] | None:
        assert name == "mujoco"
        return None

    monkeypatch.setattr(shots, "find_spec", absent)
    with pytest.raises(tortuga.BadOption, match=r"needs MuJoCo .* play with --option gunnery=table"):
        tortuga.new("to-glory", players=2)
    with pytest.raises(tortuga.BadOption, match=r"needs MuJoCo .* play with --option gunnery=table"):
        make_plan("to-glory", 1, 2, options={"gunnery": "physics"})
    online = TableSpec(game="to-glory", seats=[SeatSpec("me"), SeatSpec("bot")])
    with pytest.raises(tortuga.BadOption, match=r"needs MuJoCo .* play with --option gunnery=table"):
        open_table(online, "anna", "Anna", 0)
    replayed = tortuga.replay(GOLDEN.read_text(encoding="utf-8"))
    assert any(event.kind == "volley" for event in replayed.events), "a replay needs no simulator"
    assert tortuga.new("to-glory", players=2, options={"gunnery": "table"}).decisions
    assert tortuga.new("to-glory", players=2, hand_dice=True).decisions, "real cubes need no simulator"
    assert make_plan("to-glory", 1, 2).options == {"gunnery": "table"}, "nor do simulations in bulk"


# -- the table


def row(cell: Cell) -> list[tuple[int, int, int]]:
    """Rates of all aims for a target before a gun, as the rules find them."""
    players = 2
    table = Table(players).kraken((-5, 5)).tower("w").put("yellow", (5, -5)).put("red", (-5, 0), "e")
    q, r = -4, 0
    there = (q + cell.ahead, r + cell.aside)
    s = table.s
    assert cell.gun == SHIP, "the Tower cannot be put elsewhere"
    table.put("red", (q, r), "e")
    facing = ("e", "se", "sw", "w", "nw", "ne")[cell.heading]
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


@needs_mujoco
@pytest.mark.slow
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
