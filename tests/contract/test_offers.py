"""Laws 5 and 8: only what is offered is accepted, refusals say why, and undo gives nothing away."""

from __future__ import annotations

import pytest

import tortuga
from tests.contract.setups import Setup, going_on, repeated
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import choose

NONSENSE: list[object] = [
    "",
    " ",
    "xyzzy",
    "place",
    "play 99",
    "💀" * 50,
    -1,
    10**9,
    None,
    3.5,
    True,
    [],
    {},
    b"sail 1",
]


def snapshot(match: tortuga.Match) -> tuple[bytes, str, int]:
    return match.game.fingerprint(match.state), str(match.record), len(match.events)


@pytest.mark.parametrize("seed", repeated(1, 2))
def test_what_is_not_offered_is_refused_and_changes_nothing(setup: Setup, seed: int) -> None:
    """Law 5: any action of the game, from any seat, in any form."""
    match = setup.match(seed)
    luck = FastDice(seed)
    game = match.game
    refused = 0
    while going_on(match):
        if luck.below(6) == 0:
            before = snapshot(match)
            for seat in [*range(-2, setup.players + 1)]:
                offered = {option.id for option in match.options(seat)}
                others = [number for number in range(game.actions) if number not in offered]
                wrong: list[object] = [others[luck.below(len(others))] for _ in range(12) if others]
                wrong.append(NONSENSE[luck.below(len(NONSENSE))])
                for action in wrong:
                    with pytest.raises(tortuga.NotOffered) as refusal:
                        match.choose(seat, action)  # type: ignore[arg-type]
                    assert refusal.value.reason
                    refused += 1
            assert snapshot(match) == before
        question = match.decisions[luck.below(len(match.decisions))]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))].text)
    assert refused > 50


def test_every_refusal_has_its_words(setup: Setup) -> None:
    """Each unoffered option of an open decision is refused with a clause of the rulebook and a sentence."""
    clauses = setup.game.rulebook.clauses
    match = setup.match(3)
    luck = FastDice(3)
    while going_on(match):
        for question in match.decisions:
            assert question.clause in clauses, question
            offered = {option.id for option in match.options(question.seat)}
            decision = next(d for d, _ in match.state.open if d.seat == question.seat)
            first = match.game.action(decision, 0)
            for number in range(first, first + decision.span):
                if number not in offered:
                    with pytest.raises(tortuga.NotOffered) as refusal:
                        match.choose(question.seat, number)
                    assert refusal.value.clause in clauses, refusal.value
        question = match.decisions[0]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))])


@pytest.mark.parametrize("seed", repeated(1, 2, 3))
def test_undo_gives_nothing_away(setup: Setup, seed: int) -> None:
    """Law 8: an action that can be taken back has shown nobody anything: in every world that a seat thinks possible the
    same action leads it to the same view. And taking it back restores everything."""
    game = setup.game
    match = setup.match(seed)
    luck = FastDice(seed + 5)
    undone = 0
    while going_on(match):
        question = match.decisions[luck.below(len(match.decisions))]
        seat = question.seat
        options = match.options(seat)
        before = snapshot(match)
        worlds = [game.imagine(setup.tables, match.view(eyes), FastDice(undone)) for eyes in range(setup.players)]
        option = options[luck.below(len(options))]
        decision = next(d for d, _ in match.state.open if d.seat == seat)
        match.choose(seat, option)
        for other in range(setup.players):
            if other != seat and not any(d.seat == other for d, _ in match.state.answers):
                with pytest.raises(tortuga.NotOffered):
                    match.undo(other)
        if not match.why_not_undo(seat):
            assert not match.entries[-1].chance
            number = option.id - game.action(decision, 0)
            for eyes, world in enumerate(worlds):
                if not any(number in offered for d, offered in world.open if d.seat == seat):
                    continue  # the act itself was secret: these eyes thought it impossible
                choose(world, seat, number)
                if eyes == seat or not world.answers:
                    assert game.view(world, eyes) == match.view(eyes), f"seat {eyes} learned from {option.text!r}"
            if luck.below(3) == 0:
                match.undo(seat)
                assert snapshot(match) == before
                match.choose(seat, option)
                undone += 1
    assert undone, "no action of the game can ever be taken back"


def test_actions_have_stable_numbers_and_texts(key: str) -> None:
    game = tortuga.find(key)
    tables = game.load()
    verbs = [decision.verb for decision in game.decisions]
    assert all(verbs)
    assert len(set(verbs)) == len(verbs), "every decision has its own verb"
    texts = set()
    for decision in game.decisions:
        assert all((decision.span, decision.names, decision.clause)), decision.__name__
        for option in range(decision.span):
            text = f"{decision.verb} {tables.word(decision.names, option)}"
            assert text == " ".join(text.lower().split()), text
            assert text not in texts, f"two actions are called {text!r}"
            texts.add(text)
    assert len(texts) == game.actions
