"""Matches: names, undo, copies, and what is told to whom."""

from __future__ import annotations

import pytest

import tortuga
from tests.contract.setups import Setup
from tortuga.kernel.machine import Decision, SoftLock, State, advance


def three() -> tortuga.Match:
    return tortuga.new("glory-islands", 3, seed=7, names=["Anna", "Beth", "Connor"])


def test_names_are_those_of_the_people() -> None:
    match = three()
    for seat, card in enumerate(["red-3-3w", "yellow-3-4b", "blue-1-4b"]):
        match.choose(seat, f"play {card}")
    assert "Turn order: Beth, Anna, Connor." in [line.text for line in match.log(0)]
    with pytest.raises(tortuga.BadOption, match="2 names for 3"):
        tortuga.new("glory-islands", 3, names=["Anna", "Beth"])


@pytest.mark.parametrize("name", ["", "  ", "A\x1b[2J", "B\n", "C" * 41])
def test_names_that_would_steer_a_terminal_are_refused(name: str) -> None:
    with pytest.raises(tortuga.BadOption, match="1 to 40 characters"):
        tortuga.new("glory-islands", 3, names=["Anna", "Beth", name])


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    match = three()
    match.choose(0, "play red-3-3w")
    match.choose(1, "play yellow-3-4b")
    match.undo(0)
    assert [question.seat for question in match.decisions] == [0, 2]
    assert [entry.seat for entry in match.entries] == [1]
    match.choose(0, "play red-1-2b")
    match.choose(2, "play blue-1-4b")
    assert str(tortuga.replay(str(match.record)).record) == str(match.record)


def test_once_all_cards_lie_open_nobody_takes_one_back() -> None:
    match = three()
    for seat, card in enumerate(["red-3-3w", "yellow-3-4b", "blue-1-4b"]):
        match.choose(seat, f"play {card}")
    for seat, reason in enumerate(["Somebody else", "Somebody else", "brought something new"]):
        with pytest.raises(tortuga.NotOffered, match=reason):
            match.undo(seat)


def test_undo_goes_back_step_by_step_to_the_last_barrier() -> None:
    match = three()
    for seat, card in enumerate(["red-3-3w", "yellow-3-4b", "blue-1-4b"]):
        match.choose(seat, f"play {card}")
    match.choose(1, "sail 2")
    match.choose(1, "place b2")
    assert match.view(1).barrels[1] == 2  # type: ignore[attr-defined]
    match.undo(1)
    match.undo(1)
    assert [option.text for option in match.options(1)] == ["sail 1", "sail 2", "sail 3"]
    with pytest.raises(tortuga.NotOffered):
        match.undo(1)


def test_nothing_can_be_undone_before_or_after_the_game() -> None:
    with pytest.raises(tortuga.NotOffered, match="Nothing has been done"):
        three().undo(0)
    match = Setup("glory-islands", 3, {}).random_match(4)
    for seat in range(3):
        with pytest.raises(tortuga.NotOffered, match="over"):
            match.undo(seat)
    with pytest.raises(tortuga.NotOffered, match="over"):
        match.choose(0, "sail 1")


def test_a_copy_keeps_its_undo() -> None:
    match = three()
    for seat, card in enumerate(["red-3-3w", "yellow-3-4b", "blue-1-4b"]):
        match.choose(seat, f"play {card}")
    match.choose(1, "sail 2")
    copy = match.copy()
    copy.undo(1)
    assert len(match.entries) == 4
    assert len(copy.entries) == 3
    copy.choose(1, "sail 1")
    assert str(copy.record) != str(match.record)


def test_typed_moves_are_forgiving_about_case_and_blanks() -> None:
    match = three()
    match.choose(0, "  Play  RED-3-3w ")
    assert match.entries[0].do == "play red-3-3w"


@pytest.mark.parametrize(
    ("seat", "action", "clause", "reason"),
    [
        (0, "play red-3-3x", "GI-1.1", "Did you mean 'play red-3-3w'?"),
        (0, "sail 2", "GI-1.1", "That action is not asked for now: Choose a sailing card"),
        (0, "play blue-1-4b", "GI-1.1", "blue 1 ●●●● is not in your hand"),
        (3, "play red-3-3w", "", "There is no seat 3"),
        (-1, "play red-3-3w", "", "There is no seat -1"),
        (0, 10**6, "GI-1.1", "The game has no action 1000000"),
    ],
)
def test_refusals_say_why(seat: int, action: str | int, clause: str, reason: str) -> None:
    with pytest.raises(tortuga.NotOffered) as refusal:
        three().choose(seat, action)
    assert refusal.value.clause == clause
    assert reason in refusal.value.reason


def test_an_error_inside_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from tortuga.games.glory_islands.rules.round import TurnOrder

    def broken(self: object, s: object) -> None:
        raise RuntimeError("leak")

    match = three()
    match.choose(0, "play red-3-3w")
    match.choose(1, "play yellow-3-4b")
    before = match.game.fingerprint(match.state)
    with monkeypatch.context() as patch:
        patch.setattr(TurnOrder, "run", broken)
        with pytest.raises(RuntimeError):
            match.choose(2, "play blue-1-4b")
    assert match.game.fingerprint(match.state) == before
    assert len(match.entries) == 2
    match.choose(2, "play blue-1-4b")
    assert len(match.entries) == 3


def test_a_question_without_an_answer_is_a_mistake_in_the_rules() -> None:
    class Riddle(Decision[State]):
        def options(self, s: object) -> list[int]:
            return []

    state = State()
    state.then(Riddle(0))
    with pytest.raises(SoftLock, match="Riddle of seat 0"):
        advance(state)


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(tortuga.NoSuchGame, match="Did you mean 'glory-islands'"):
        tortuga.new("glory-iland")
    with pytest.raises(tortuga.BadOption, match="2 to 4 players"):
        tortuga.new("glory-islands", 5)
    with pytest.raises(tortuga.BadOption, match="Did you mean 'wrecks'"):
        tortuga.new("glory-islands", 3, {"wreks": True})
    with pytest.raises(tortuga.BadOption, match="yes or no"):
        tortuga.new("glory-islands", 3, {"wrecks": "perhaps"})
    with pytest.raises(tortuga.BadOption, match="Henry Morgan"):
        tortuga.new("glory-islands", 2, {"colours": "grby"})
