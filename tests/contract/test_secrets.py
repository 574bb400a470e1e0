"""Law 4, two worlds: states that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

import msgspec
import pytest

from tests.contract.setups import LONG, Setup, repeated, some
from tortuga.bots import BOTS, make_bot
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import SPECTATOR, State, playout


def options_of(state: State, seat: int) -> list[list[int]]:
    return [options for decision, options in state.open if decision.seat == seat]


@pytest.mark.parametrize("seed", repeated(1, 2, 3))
def test_two_worlds_give_equal_views_and_options(setup: Setup, seed: int) -> None:
    game = setup.game
    for state in some(setup.walk(seed), seed, 4):
        for seat in range(SPECTATOR, setup.players):
            view = game.view(state, seat)
            world = game.imagine(setup.tables, view, FastDice(seed))
            assert game.view(world, seat) == view, f"seat {seat}"
            assert options_of(world, seat) == options_of(state, seat), f"seat {seat}"
            assert game.inventory(world) == game.inventory(state), f"seat {seat}"
            asked = [decision.seat for decision, _ in state.open]
            assert [decision.seat for decision, _ in world.open] == asked


@pytest.mark.parametrize("seed", repeated(4, 5))
def test_an_imagined_world_can_be_played_on(setup: Setup, seed: int) -> None:
    game = setup.game
    for state in some(setup.walk(seed), seed, 10):
        for seat in range(setup.players):
            world = game.imagine(setup.tables, game.view(state, seat), FastDice(seed))
            count = game.inventory(world)
            playout(world, FastDice(seed + 1), 2 * LONG)
            assert game.inventory(world) == count


def test_a_view_is_plain_data(setup: Setup) -> None:
    """No way back to the state: a view is what comes out when it is written down and read again."""
    for state in some(setup.walk(9), 9, 10):
        for seat in range(SPECTATOR, setup.players):
            view = setup.game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_choose_the_same_in_both_worlds(setup: Setup, bot: str) -> None:
    """Same view, same seed, same move; those who search get less time than at a table."""
    game = setup.game
    bot = f"{bot}@80" if BOTS[bot].searches else bot
    tried = 0
    for state in some(setup.walk(21), 21, 15):
        for decision, options in state.open:
            seat = decision.seat
            view = game.view(state, seat)
            world = game.imagine(setup.tables, view, FastDice(8))
            first = make_bot(bot, game, setup.tables, 4).choose(view, seat, options)
            second = make_bot(bot, game, setup.tables, 4).choose(game.view(world, seat), seat, options)
            assert first == second in options
            tried += 1
        if tried >= 8:
            return


def test_the_log_of_a_seat_tells_no_secret(setup: Setup) -> None:
    """What others may not know of an event is not in their log, as fact or as word."""
    match = setup.random_match(31)
    logs = {seat: match.log(seat) for seat in range(SPECTATOR, setup.players)}
    for number, event in enumerate(match.events):
        for seat in range(SPECTATOR, setup.players):
            line = logs[seat][number]
            if event.secret and seat not in event.knowers:
                assert not set(event.secret) & set(line.facts), event.kind
                assert line.text == match.game.words.sentence(match.tables, match.names, event, SPECTATOR)
