"""MM-S12 to MM-S16: the variants; MM-S0: choosing modules."""

from __future__ import annotations

import random

import pytest

import tortuga
from tests.clauses import clause
from tests.contract.setups import Setup
from tests.merchants_and_marauders.table import GAME, KEY, T, Table
from tortuga.games.merchants_and_marauders.modules import MODULE_OPTIONS
from tortuga.games.merchants_and_marauders.rules.seas.cutthroat import OffTurnScouts
from tortuga.games.merchants_and_marauders.rules.seas.hard_life import HardLife
from tortuga.games.merchants_and_marauders.rules.turn import PlayerTurn, Turn
from tortuga.games.merchants_and_marauders.rules.victory import stash_glory
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.kernel.dice import FastDice, WrongOutcome
from tortuga.kernel.machine import UNKNOWN, playout


@clause("MM-S12.1")
def test_cubes_say_who_is_next() -> None:
    table = Table(3, flexible_turns=True)
    for colour in ("red", "yellow", "blue"):
        table.at(colour, "havana", port=True)
    table.run(Turn(), chance="event:e30 cube:blue")
    assert table.asks().startswith("blue: act")
    table.choose("act end", "cube:red")
    assert table.asks().startswith("red: act")
    table.choose("act end", "cube:yellow").choose("act end", "event:e31 cube:yellow")
    assert table.asks().startswith("yellow: act"), "last in one turn and first in the next"


@clause("MM-S13.1")
@pytest.mark.parametrize(
    ("gold", "points"), [(0, 0), (9, 0), (10, 1), (44, 2), (45, 3), (50, 3), (99, 4), (100, 5), (250, 5)]
)
def test_the_worked_example_t4(gold: int, points: int) -> None:
    table = Table(2, give_me_glory=True).give("red", stash=gold)
    assert stash_glory(table.s, 0) == points
    assert stash_glory(Table(2).give("red", stash=gold).s, 0) == min(5, gold // 10)


def sea(match: tortuga.Match) -> Sea:
    """The state of a match as it is now: every action makes a new one."""
    state = match.state
    assert isinstance(state, Sea)
    return state


@clause("MM-S14.1")
def test_choosing_between_two_captains() -> None:
    match = tortuga.new(KEY, 3, {"captain_choice": "two"}, seed=2)
    assert [len(cards) for cards in sea(match).seas.candidates] == [2, 2, 2]
    view = match.view(0)
    assert view.seas.candidates[1] == [UNKNOWN, UNKNOWN]  # type: ignore[attr-defined]
    for seat in range(3):
        assert len(match.options(seat)) == 2
    kept = [match.options(seat)[1] for seat in range(3)]
    for seat in range(3):
        match.choose(seat, kept[seat])
    assert len(sea(match).captain_deck) == 13
    for seat in range(3):
        match.choose(seat, "command sloop")
    assert sea(match).shown


@clause("MM-S14.2")
def test_paying_for_captains() -> None:
    match = tortuga.new(KEY, 2, {"captain_choice": "pay"}, seed=2)
    first = match.decisions[0].seat
    assert first == sea(match).start, "in turn order"
    match.choose(first, "buy-captain yes")
    match.choose(first, "buy-captain yes")
    assert match.decisions[0].seat != first, "three at most"
    match.choose(1 - first, "buy-captain no")
    assert sea(match).gold[first] == 6
    assert len(match.options(first)) == 3
    match.choose(first, match.options(first)[2])
    assert sea(match).captain[1 - first] != NONE, "who did not pay has nothing to choose"


@clause("MM-S15.1", "MM-S15.2")
def test_a_hard_life() -> None:
    table = Table(2, "thomas-ashdown griet-zeewolf", hard_life=True, npc_upgrades=True, loyalty=True)
    table.run(HardLife(), chance="event:e01 upgrade:none event:e06 upgrade:none event:e13 upgrade:chasers")
    assert (table.npc_at("du"), table.npc_at("en"), table.npc_at("ps")) == ("caracas", "nassau", "tortuga")
    assert table.loyalty("red") == "Content", "the game has not begun"
    assert table.s.seas.npc_upgrades[4] != 0
    for card in ("e04", "e03"):  # at Port Royal and St. Maarten, where the captains live
        fresh = Table(2, "thomas-ashdown griet-zeewolf", hard_life=True)
        with pytest.raises(WrongOutcome):
            fresh.run(HardLife(), chance=f"event:{card}")
    fresh = Table(2, "thomas-ashdown griet-zeewolf", hard_life=True)
    with pytest.raises(WrongOutcome):
        fresh.run(HardLife(), chance="event:e01 event:e02")


def ambush(players: int = 2, **options: bool) -> Table:
    table = Table(players, "thomas-ashdown esteban-villanueva nathaniel-crowe", cutthroat=True, **options)
    if players > 2:
        table.at("blue", "nassau")
    return table.at("red", "havana").at("yellow", "nassau")


@clause("MM-S16.1", "MM-S16.2")
def test_the_worked_example_t26() -> None:
    table = ambush().act("red").choose("act sail-nassau")
    assert table.asks() == "yellow: off-turn no yes"
    table.choose("off-turn yes", "1 1")
    assert table.told("not_found")
    assert table.asks().startswith("red: act"), "he goes on"
    table.choose("act sail-havana").choose("act sail-nassau")
    assert table.s.active == NONE, "no second try before the own turn: red's turn went to its end"
    table.run(PlayerTurn(1))
    assert table.s.actions == 1
    assert table.s.seas.flipped == 0


@clause("MM-S16.1")
def test_who_leaves_port_can_be_ambushed_before_any_npc() -> None:
    table = ambush().at("red", "nassau", port=True).npc("e14").act("red").choose("act leave")
    assert table.asks() == "yellow: off-turn no yes"
    table.choose("off-turn yes", "S 1")
    assert table.asks() == "yellow: attack no yes"
    table.choose("attack no", "1 1 1")
    assert table.told("rolled"), "then the pirate looks"


@clause("MM-S16.3")
def test_of_several_only_the_best_finds_him() -> None:
    table = ambush(3).act("red").choose("act sail-nassau")
    table.choose("off-turn yes")
    assert table.asks() == "blue: off-turn no yes", "in turn order"
    table.choose("off-turn yes", "S 1 S 2 1 1")
    assert table.asks() == "blue: attack no yes", "one success each, 1 pip against 4"
    table = ambush(3).run(OffTurnScouts(0))
    table.s.seas.volunteers = 6
    table.run(OffTurnScouts(0), chance="S 4 S 2 1 1 1 1 S 1 1 1")
    assert table.asks() == "blue: attack no yes", "still level: they rolled again"


# -- MM-S0

NEEDS = {spec.name: spec.needs for spec in MODULE_OPTIONS if spec.needs}


@clause("MM-S0.2")
@pytest.mark.parametrize("name", sorted(NEEDS))
def test_what_needs_something_else_is_refused_without_it(name: str) -> None:
    assert NEEDS.keys() == {"carved_hull", "crows_nest", "smugglers_hold", "plank", "mod_market", "storm"}
    for missing in NEEDS[name]:
        given = {name: True, **{other: True for other in NEEDS[name] if other != missing}}
        with pytest.raises(tortuga.BadOption, match=f"{name}.*needs.*{missing}"):
            GAME.read_options(given, 2)
    assert GAME.read_options({name: True, **dict.fromkeys(NEEDS[name], True)}, 2)[name]


@clause("MM-S0.1")
def test_without_modules_nothing_is_there() -> None:
    match = tortuga.new(KEY, 2, {}, seed=1)
    state = match.state
    assert isinstance(state, Sea)
    assert state.seas.chosen == 0
    assert match.view(0).seas is None  # type: ignore[attr-defined]
    header = str(match.record).splitlines()[0]
    assert '"options":{"retirement":true,"turns":0}' in header, "a record does not name what is not in play"
    assert T.base_digest in header


@clause("MM-S0.1")
def test_every_module_says_what_it_costs() -> None:
    for spec in MODULE_OPTIONS:
        assert spec.help.startswith(("Module", "Variant"))
        assert spec.late


def combination(seed: int) -> Setup:
    """A legal one, drawn at random."""
    rng = random.Random(seed)
    while True:
        given: dict[str, object] = {"turns": 30}
        for spec in MODULE_OPTIONS:
            if rng.random() < 0.5:
                given[spec.name] = rng.choice(spec.choices) if spec.choices else True
        setup = Setup(KEY, rng.choice((2, 3, 4)), given)
        if setup.legal:
            return setup


@clause("MM-S0.1")
@pytest.mark.parametrize("seed", range(24))
def test_random_combinations_are_played_to_the_end(seed: int) -> None:
    setup = combination(seed)
    first = None
    for number, state in enumerate(setup.walk(seed)):
        if number % 5 == 0:
            counted = GAME.inventory(state)
            first = first or counted
            assert counted == first
    assert not state.open
    assert isinstance(state, Sea)
    assert state.over


@clause("MM-S0.1")
@pytest.mark.parametrize("seed", range(6))
def test_everything_at_once(seed: int) -> None:
    given = {spec.name: spec.choices[1] if spec.choices else True for spec in MODULE_OPTIONS}
    setup = Setup(KEY, 2 + seed % 3, given)
    state = setup.start(seed)
    assert playout(state, FastDice(seed)) > 100
    assert isinstance(state, Sea)
    assert state.over
