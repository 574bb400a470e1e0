"""Laws 1 to 3: play ends, copies are independent, and a record is the game."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tortuga
from tests.contract.setups import LONG, Setup, going_on, repeated, some
from tortuga.kernel.dice import FastDice, RecordedDice, SecretDice
from tortuga.kernel.machine import EVERYTHING, choose, playout
from tortuga.kernel.match import Frozen

GAMES = settings(
    max_examples=3, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True
)
seeds = st.integers(min_value=0, max_value=2**40)


@GAMES
@given(seed=seeds)
def test_random_play_ends_and_nothing_is_created_or_lost(setup: Setup, seed: int) -> None:
    """Law 1."""
    game = setup.game
    first = None
    for state in setup.walk(seed):
        for decision, options in state.open:
            assert len(options) == len(set(options)), f"{type(decision).__name__} offers {options}"
            assert len(options) > 1 or (options and decision.secret), f"{type(decision).__name__} asks for nothing"
            assert all(0 <= option < decision.span for option in options), type(decision).__name__
        counted = game.inventory(state)
        first = first or counted
        assert counted == first, f"round after {len(state.agenda)} frames: {counted} was {first}"
    result = game.result(state)
    assert len(result.scores) == len(result.parts) == setup.players
    assert all(0 <= seat < setup.players for seat in result.winners)


@GAMES
@given(seed=seeds)
def test_a_copy_is_independent(setup: Setup, seed: int) -> None:
    """Law 2: playing a copy to its end changes nothing of the original, nor of any earlier state."""
    game = setup.game
    past = []
    for state in some(setup.walk(seed), seed, 12):
        copy = state.copy()
        assert game.fingerprint(copy) == game.fingerprint(state)
        past.append((copy, game.fingerprint(copy)))
        playout(copy.copy(), FastDice(seed), 2 * LONG)
    for copy, fingerprint in past:
        assert game.fingerprint(copy) == fingerprint


@GAMES
@given(seed=seeds)
def test_a_saved_state_is_the_state(setup: Setup, seed: int) -> None:
    """Law 3: save, load, same; and both go on in the same way."""
    game = setup.game
    for state in some(setup.walk(seed), seed, 12):
        loaded = game.imagine(setup.tables, game.view(state, EVERYTHING), FastDice(3))
        assert game.fingerprint(loaded) == game.fingerprint(state)
        ahead, behind = state.copy(), loaded
        ahead.dice, behind.dice = FastDice(5), FastDice(5)
        assert playout(ahead, FastDice(6), 2 * LONG) == playout(behind, FastDice(6), 2 * LONG)
        assert game.fingerprint(ahead) == game.fingerprint(behind)


@pytest.mark.parametrize("seed", repeated(1, 2))
def test_the_fold_of_a_record_is_the_match(setup: Setup, seed: int) -> None:
    """Law 3, with the dice known and unknown, and at a point in the middle."""
    match = setup.random_match(seed)
    again = tortuga.replay(str(match.record))
    assert str(again.record) == str(match.record)
    assert again.game.fingerprint(again.state) == match.game.fingerprint(match.state)
    for seat in range(-1, setup.players):
        assert again.log(seat) == match.log(seat)
        assert again.view(seat) == match.view(seat)
    part = setup.random_match(seed, decisions=min(25, len(match.entries) // 2))
    without_secret = tortuga.replay(str(part.record))
    assert isinstance(without_secret.state.dice, RecordedDice)
    assert part.game.fingerprint(part.state) == without_secret.game.fingerprint(without_secret.state)
    going_on = tortuga.replay(str(part.save))
    for question in going_on.decisions[:1]:
        going_on.choose(question.seat, going_on.options(question.seat)[0])


def test_the_same_seed_gives_the_same_record_in_another_process(key: str) -> None:
    """Law 3."""
    game = tortuga.find(key)
    script = (
        "from tests.contract.setups import Setup\n"
        f"print(Setup({key!r}, {game.most}, {{}}).random_match(11).record, end='')"
    )
    other = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert other.stdout == str(Setup(key, game.most, {}).random_match(11).record)


@GAMES
@given(seed=seeds)
def test_simultaneous_answers_count_the_same_in_any_order(setup: Setup, seed: int) -> None:
    game = setup.game
    for state in islice(setup.walk(seed), 2 * LONG):
        if len(state.open) > 1 and not state.answers:
            one, other = state.copy(), state.copy()
            answers = [(decision.seat, options[seed % len(options)]) for decision, options in state.open]
            for seat, option in answers:
                choose(one, seat, option)
            for seat, option in reversed(answers):
                choose(other, seat, option)
            assert game.fingerprint(one) == game.fingerprint(other)
            return


@pytest.mark.parametrize("seed", repeated(1, 2))
def test_a_match_that_was_frozen_plays_on_as_if_nothing_had_been(setup: Setup, seed: int) -> None:
    """Law 3 for tables that leave memory: freeze, write down, thaw; same eyes, same log, same undo, same luck."""
    match = setup.match(seed)
    luck = FastDice(seed)
    frozen = 0
    while going_on(match):
        if match.settled and (not frozen or luck.below(8) == 0):
            text = msgspec.json.encode(match.freeze())
            dice = match.state.dice
            assert isinstance(dice, SecretDice)
            fresh = SecretDice(setup.tables.word, dice.secret, dice.salts)
            thawed = tortuga.Match.thaw(
                msgspec.json.decode(text, type=Frozen),
                *(match.game, match.tables, match.seats, match.chosen_options, fresh),
                *(match.names[: match.seats], match.sitting),
            )
            assert str(thawed.save) == str(match.save)
            for seat in range(-2, setup.players):
                assert thawed.view(seat) == match.view(seat)
                assert thawed.log(seat) == match.log(seat)
                assert thawed.options(seat) == match.options(seat)
                assert str(thawed.why_not_undo(seat)) == str(match.why_not_undo(seat))
            match = thawed
            frozen += 1
        question = match.decisions[luck.below(len(match.decisions))]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))])
    assert frozen
    assert str(tortuga.replay(str(match.record)).record) == str(match.record)


def test_a_match_is_rewound_to_any_of_its_actions(setup: Setup) -> None:
    match = setup.random_match(3, decisions=20)
    texts = [str(setup.random_match(3, decisions=n).record) for n in (0, 7, 20)]
    assert [str(match.rewound(n).record) for n in (0, 7, 20)] == texts
