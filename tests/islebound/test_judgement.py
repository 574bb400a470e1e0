"""What bots know of the game."""

from __future__ import annotations

import pytest

from tests.contract.setups import Setup, some
from tests.islebound.table import Table
from tortuga.arena.simulate import make_plan, simulate
from tortuga.games.islebound.judgement import JUDGEMENT
from tortuga.games.islebound.rules.ending import FinalScoring
from tortuga.games.islebound.rules.turn import Act, Round, Turn
from tortuga.games.islebound.state import Isles
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import State, choose

SEVEN = (
    "bridge butcher library mausoleum observatory tavern warehouse",
    "combat-arena fishing-guild harbor-office lighthouse shipyard embassy barracks",
)
ROW = "palace cathedral museum mansion jeweller"

SETUPS = [Setup("islebound", 2, {"architect": True, "raid": True}), Setup("islebound", 4, {"trading": True})]


def value(s: State, seat: int) -> float:
    assert isinstance(s, Isles)
    return JUDGEMENT.value(s, seat, JUDGEMENT.weights)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_quick_choices_are_offered_and_play_to_the_end(setup: Setup) -> None:
    state = setup.start(3)
    assert isinstance(state, Isles)
    dice = FastDice(4)
    decisions = 0
    while state.open:
        decision, options = state.open[0]
        chosen = JUDGEMENT.quick(state, decision, options, dice)
        assert chosen in options
        choose(state, decision.seat, chosen)
        decisions += 1
        assert decisions < 20_000


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_state_has_a_value(setup: Setup) -> None:
    for state in some(setup.walk(8), 8, 3):
        assert all(-500 < value(state, seat) < 1000 for seat in range(setup.players))


def test_more_is_better() -> None:
    base = value(Table().at(red="morlim").turn("red").s, 0)
    for thing in (
        {"coins": 8},
        {"wood": 1},
        {"books": 1},
        {"renown": 1},
        {"units": "pirate-a"},
        {"buildings": "bridge"},
    ):
        assert value(Table().at(red="morlim").give("red", **thing).turn("red").s, 0) > base, thing
    assert value(Table().at(red="morlim").give("blue", coins=40).turn("red").s, 0) < base


def test_in_an_action_its_promise_counts() -> None:
    """Entering a town costs at once and pays later; whoever looks one step ahead must see that."""
    table = Table().at(red="grenille").turn("red")
    before = value(table.s, 0)
    assert value(table.do("act visit").s, 0) > before
    strong = Table().at(red="suns-rest").give("red", units="serpent-c serpent-c serpent-c").turn("red").do("act attack")
    one = value(strong.s, 0)
    assert value(strong.do("send serpent-c").s, 0) > one, "two are better than one"


def test_injuring_for_a_win_is_better_than_a_retreat() -> None:
    def losing() -> Table:
        table = Table().at(red="ratnest").give("red", units="serpent-a pirate-b", deck="work").turn("red")
        return table.do("act attack", "send pirate-b", "send serpent-a | die 4, die 4")

    assert losing().do("injure none").asks() == "red: lose pirate-b serpent-a"
    assert value(losing().do("injure none").s, 0) < value(losing().do("injure work").s, 0)


def last_purchase(leader: str, buyer: str) -> tuple[float, float]:
    """What whoever can buy the eighth building thinks of buying it, and of ending the turn without it."""

    def asked() -> Table:
        table = Table().give("red", buildings=SEVEN[0]).give("blue", buildings=SEVEN[1]).row(ROW).give(leader, coins=60)
        seat = table.seat(buyer)
        table.s.turn, table.s.acted = seat, True
        return table.run(Act(seat), *(Turn(other) for other in range(seat + 1, table.s.seats)), Round())

    bought = asked().do("act buy-jeweller | building market")
    if bought.asks().startswith(f"{buyer}: act"):
        bought.do("act end")
    seat = bought.seat(buyer)
    return value(bought.s, seat), value(asked().do("act end").s, seat)


@pytest.mark.parametrize("buyer", ["red", "blue"])  # the first player and the last, whose turn the last round follows
def test_whoever_leads_ends_the_game_and_whoever_trails_does_not(buyer: str) -> None:
    bought, ended = last_purchase(buyer, buyer)
    assert bought > ended
    bought, ended = last_purchase("blue" if buyer == "red" else "red", buyer)
    assert bought < ended


def test_with_architect_a_card_that_is_lacking_is_worth_its_price() -> None:
    """Eight buildings end a game of two, and seven are drafted: somebody must draw one."""

    def zilliam(hand: str) -> Table:
        table = Table(2, architect=True).at(red="zilliam", yellow="thundrake").own(red="zilliam")
        s = table.s
        s.pack, s.hand, s.deck = [(), ()], [(), ()], tuple(range(len(s.t.price)))
        table.give("red", buildings=SEVEN[1], hand=hand, wood=1, deck="work").turn("red")
        return table.run(Act(0), Turn(1), Round()).do("act visit")

    def drawn_and_declined(hand: str) -> tuple[float, float]:
        return value(zilliam(hand).do("deal 1 | building museum").s, 0), value(zilliam(hand).do("deal none").s, 0)

    drawn, declined = drawn_and_declined("")
    assert drawn > declined
    drawn, declined = drawn_and_declined("palace")
    assert drawn < declined


def test_a_ship_sails_to_where_there_is_something_to_do() -> None:
    def sailed(town: str, **things: object) -> float:
        return value(Table().give("red", **things).move("red").do(f"sail {town}").s, 0)

    assert sailed("suns-rest", fish=9) > sailed("stratic", fish=9), "serpents for fish"
    assert sailed("suns-rest", wood=4, fish=3) < sailed("stratic", wood=4, fish=3), "a building for wood and fish"


@pytest.mark.parametrize("seed", range(4))
def test_greedy_bots_finish_with_architect(seed: int) -> None:
    """A game of two in which nobody can buy eight buildings without drawing one."""
    report = simulate(make_plan("islebound", 1, 2, ["greedy"], {"architect": True}, seed))
    assert report.finished == 1
    assert report.decisions < 2000


def test_at_the_end_only_the_score_counts() -> None:
    table = Table().give("red", wood=9, units="ichor").run(FinalScoring())
    assert value(table.s, 0) < value(Table().give("red", coins=8).run(FinalScoring()).s, 0)
