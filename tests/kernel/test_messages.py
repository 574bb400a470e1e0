"""Messages: places, plurals and choices are filled; what cannot be read is refused with the reason."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tortuga.kernel.errors import BadData
from tortuga.kernel.machine import Facts
from tortuga.kernel.messages import BadMessage, Message, plural_rule
from tortuga.kernel.words import MessageFile, Phrase, plainly, say

ENGLISH = plural_rule({"one": "i = 1 and v = 0"})
POLISH = plural_rule(
    {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
    }
)


def fill(text: str, **facts: int | str | list[int]) -> str:
    known: Facts = dict(facts)
    return Message(text).fill(known, plainly, ENGLISH)


def test_places_are_filled_with_facts_in_words() -> None:
    assert fill("{seat} sails to {sea}.", seat="Anne", sea="the compass") == "Anne sails to the compass."
    assert fill("It's the ship's line # 1") == "It's the ship's line # 1"


def test_a_plural_depends_on_the_number() -> None:
    coins = "{n, plural, =0 {no coins} one {# coin} other {# coins}} left"
    assert [fill(coins, n=n) for n in (0, 1, 2)] == ["no coins left", "1 coin left", "2 coins left"]
    assert fill(coins, n=[4, 4]) == "2 coins left", "a list counts its things"
    assert fill("{yes, plural, =0 {no} other {yes}}", yes=True) == "yes"


def test_a_choice_depends_on_the_value_and_may_hold_places() -> None:
    text = "{side, select, 0 {at the bow of {ship}} stern {astern} other {abeam}}"
    assert fill(text, side=0, ship="the Gull") == "at the bow of the Gull"
    assert fill(text, side="stern", ship="") == "astern"
    assert fill(text, side=7, ship="") == "abeam"


def test_plurals_can_stand_in_choices() -> None:
    text = "{n, plural, one {{who, select, me {You have # ship} other {{who} has # ship}}} other {# ships}}"
    assert fill(text, n=1, who="me") == "You have 1 ship"
    assert fill(text, n=1, who="Mary") == "Mary has 1 ship"
    assert fill(text, n=3, who="me") == "3 ships"


def test_the_facts_of_a_message_are_known() -> None:
    assert Message("{a} {b, plural, one {{c}} other {d}}").names == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "a name is missing"),
        ("{a", "comes a closing brace or a comma"),
        ("a}", "has no opening one"),
        ("{a, number}", "neither a plural nor a select"),
        ("{a, plural, one {x}}", "has no case other"),
        ("{a, plural, one {x", "is not closed"),
        ("{a, plural, ", "is not closed"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadMessage, match=reason):
        Message(text)


@given(st.text(alphabet="{}, #plural=select0other a"))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadMessage):
        Message(text)


def test_plural_rules_are_those_of_the_language() -> None:
    assert [ENGLISH(n) for n in (0, 1, 2, -1)] == ["other", "one", "other", "one"]
    assert [POLISH(n) for n in (1, 2, 4, 5, 12, 22, 25, 101)] == [
        *("one", "few", "few", "many", "many", "few", "many", "many"),
    ]
    with pytest.raises(BadMessage, match="is not a condition"):
        plural_rule({"one": "n is 1"})


def test_a_bad_message_is_named_by_its_place(tmp_path: Path) -> None:
    file = tmp_path / "xx.toml"
    file.write_text('[events]\nsank = "{seat sinks"\n')
    with pytest.raises(BadData, match=r"xx\.toml: \[events\] sank: "):
        MessageFile(file).messages("events")
    file.write_text("[events]\nsank = 3\n")
    with pytest.raises(BadData, match=r"\[events\] sank: is not a text"):
        MessageFile(file).messages("events")
    file.write_text("[events\n")
    with pytest.raises(BadData, match=r"xx\.toml"):
        MessageFile(file)


def test_a_phrase_is_said_in_any_language() -> None:
    phrase = Phrase("match.not_your_turn", names="Anne")
    assert str(phrase) == "It is not your turn: waiting for Anne"
    assert phrase.say("de") == "Du bist nicht dran: gewartet wird auf Anne"
    assert phrase.say("no such language") == str(phrase)
    nested = Phrase("match.no_part", prompt=Phrase("match.over"))
    assert nested.say("de").endswith(": Die Partie ist zu Ende")
    assert say("pseudo", "match.over") == "⟦The game is over⟧"
