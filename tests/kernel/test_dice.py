"""The bodies of dice: fair, repeatable, checkable, and fed by hand."""

from __future__ import annotations

from collections import Counter

import pytest

import tortuga
from tortuga.kernel.dice import (
    Dice,
    FastDice,
    HandDice,
    OutcomeNeeded,
    RecordedDice,
    SecretDice,
    WrongOutcome,
    commitment,
    secret_of,
)


def word(what: str, value: int) -> str:
    return f"<{value}>"


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    return sum((counts[k] - e) ** 2 / e for k, e in expected.items())


@pytest.mark.parametrize("dice", [FastDice(1), SecretDice(word, secret_of(1))], ids=["fast", "secret"])
def test_outcomes_are_as_likely_as_they_should_be(dice: Dice) -> None:
    n = 6000
    rolls = Counter(dice.roll("d6", 6) for _ in range(n))
    assert set(rolls) == set(range(1, 7))
    assert chi_square(rolls, dict.fromkeys(range(1, 7), n / 6)) < 25  # 1 in 10,000 with 5 degrees of freedom
    drawn = Counter(dice.draw("bag", [1, 0, 3]) for _ in range(n))
    assert drawn[1] == 0
    assert chi_square(drawn, {0: n / 4, 2: 3 * n / 4}) < 16
    among = Counter(dice.among("card", [7, 9]) for _ in range(n))
    assert chi_square(among, {7: n / 2, 9: n / 2}) < 16


def test_the_same_seed_gives_the_same_outcomes_and_a_copy_goes_its_own_way() -> None:
    for make in (lambda: FastDice(5), lambda: SecretDice(word, secret_of(5))):
        one, other = make(), make()
        assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
        copy = one.copy()
        ahead = [copy.below(100) for _ in range(20)]
        assert [one.below(100) for _ in range(20)] == ahead


def test_salts_change_the_outcomes_but_not_the_commitment() -> None:
    plain, salted = SecretDice(word, secret_of(5)), SecretDice(word, secret_of(5), "anna: pepper")
    assert [plain.below(1000) for _ in range(9)] != [salted.below(1000) for _ in range(9)]
    assert commitment(plain.secret) == commitment(salted.secret) != commitment(secret_of(6))


def test_table_dice_write_outcomes_down_in_words() -> None:
    dice = SecretDice(word, secret_of(2))
    value = dice.roll("d6", 6)
    assert dice.drawn == [f"d6 <{value}>"]


def test_recorded_dice_give_what_was_written_and_refuse_what_cannot_be() -> None:
    dice = RecordedDice(word)
    dice.coming = ["bag <2>", "bag <1>", "d6 <3>"]
    assert dice.draw("bag", [1, 0, 3]) == 2
    with pytest.raises(WrongOutcome, match="'bag <1>' cannot have come"):
        dice.draw("bag", [1, 0, 3])
    with pytest.raises(WrongOutcome, match="'d6 <3>' cannot have come where 'bag'"):
        dice.draw("bag", [0, 0, 0, 3])
    with pytest.raises(WrongOutcome, match="missing"):
        dice.roll("d6", 6)


def test_dice_by_hand_stop_until_somebody_tells() -> None:
    dice = HandDice(word)
    with pytest.raises(OutcomeNeeded) as needed:
        dice.draw("bag", [1, 0, 3])
    assert needed.value.roll.what == "bag"
    assert needed.value.roll.words == ["<0>", "<2>"]


def play_by_hand(seed: int) -> tortuga.Match:
    match = tortuga.new("glory-islands", 2, {"wrecks": True}, hand_dice=True)
    luck = FastDice(seed)
    while not match.over:
        if match.roll is not None:
            with pytest.raises(tortuga.NotOffered, match="cannot have come"):
                match.enter("a kraken")
            with pytest.raises(tortuga.NotOffered, match="First say"):
                match.choose(0, "pay nothing")
            match.enter(match.roll.words[luck.below(len(match.roll.words))])
            continue
        question = match.decisions[0]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))])
    return match


def test_a_whole_game_with_dice_by_hand() -> None:
    match = play_by_hand(3)
    assert match.record.header.dice == "hand"
    assert sum(len(entry.chance) for entry in match.entries) > 10
    again = tortuga.replay(str(match.record))
    assert str(again.record) == str(match.record)
    with pytest.raises(tortuga.NotOffered, match="Nothing is to be rolled"):
        match.enter("ruby")


def test_a_choice_that_waits_for_the_dice_is_half_done_to_nobody() -> None:
    match = tortuga.new("glory-islands", 3, hand_dice=True)
    for seat, card in enumerate(["red-1-2b", "yellow-1-1b", "blue-1-4b"]):
        match.choose(seat, f"play {card}")
    before = len(match.entries), len(match.events), match.view(2)
    while match.roll is None:
        seat = match.decisions[0].seat
        before = len(match.entries), len(match.events), match.view(2)
        chest = next((o for o in match.options(seat) if o.facts.get("space") == 1), match.options(seat)[0])
        match.choose(seat, chest)
    assert (len(match.entries), len(match.events), match.view(2)) == before
    assert match.decisions == []
    match.enter("ruby")
    assert match.roll is not None, "two tokens are drawn"
    match.enter("crown")
    assert match.entries[-1].chance == ["treasure ruby", "treasure crown"]
