"""GL-10 Private notes: the faces of quests and lair cards, and who has seen them.

A card gets its face when somebody first looks (GL-10.2). Everybody knows who has looked where, but not what was seen.
"""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.effects import EFFECTS
from tortuga.games.glory.rules.hero import foe_facts, places_to_peek
from tortuga.games.glory.rules.quests import begin, knows, note, put, renew_term
from tortuga.games.glory.state import (
    FACE_DOWN,
    FIRST_PLACE,
    NONE,
    PEEK,
    PLACES,
    TOWNS,
    UNSEEN,
    W_LAIR,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import Decision, Facts, without

# -- Faces


def quest_face(s: Adventure, town: int) -> int:
    """The quest of a town; chance decides now which it is, if nobody has seen it."""
    quest = s.quest_at[town]
    if quest == FACE_DOWN:
        quest = s.dice.among("quest", list(s.quest_pool))
        s.quest_pool = without(s.quest_pool, quest)
        s.quest_at = put(s.quest_at, town, quest)
    return quest


def lair_face(s: Adventure, lair: int) -> int:
    card = s.lair_at[lair]
    if card == FACE_DOWN:
        card = s.dice.among("lair", cards_for(s, lair))
        s.lair_pool = without(s.lair_pool, card)
        s.lair_at = put(s.lair_at, lair, card)
    return card


def cards_for(s: Adventure, lair: int) -> list[int]:
    """The unseen lair cards that can lie under this lair (GL-2.3)."""
    homes = [s.t.foes[s.t.first_lair + card].home for card in s.lair_pool]
    return [card for card, home in zip(s.lair_pool, homes, strict=True) if home in (NONE, lair)]


# -- Looking


def peek_quest(s: Adventure, seat: int, town: int, visiting: bool) -> None:
    """GL-4f.2: a hero sees a quest, and from now on its progress counts (GL-5.1)."""
    quest = quest_face(s, town)
    if not knows(s, seat, town):
        s.inform()
        s.seen[seat] |= 1 << town
        begin(s, seat, quest)
        if visiting:
            renew_term(s, seat, town)
    if s.telling:
        card = s.t.quests[quest]
        secret: Facts = {"quest": quest, "text": card.text, "glory": card.glory, "coins": card.coins}
        s.whisper("peeked_quest", seat, secret, town=town)


def peek_lair(s: Adventure, seat: int, lair: int) -> None:
    """GL-4e.1, GL-4d.2: a hero sees a lair card."""
    card = lair_face(s, lair)
    if not knows(s, seat, TOWNS + lair):
        s.inform()
        s.seen[seat] |= 1 << (TOWNS + lair)
    if s.telling:
        s.whisper("peeked_lair", seat, foe_facts(s, seat, s.t.first_lair + card), lair=lair)
    note(s, seat, W_LAIR, card)


def look_at(s: Adventure, seat: int, option: int) -> None:
    """Look at the card of a place from afar, unless the option is NOWHERE."""
    place = option - FIRST_PLACE
    if place >= TOWNS:
        peek_lair(s, seat, place - TOWNS)
    elif place >= 0:
        peek_quest(s, seat, place, False)


def peek(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(Peek(seat, effect.what))


EFFECTS[PEEK] = peek


class Peek(Decision[Adventure]):
    """A card lets the hero look at a quest or a lair card anywhere."""

    clause: ClassVar[str] = "GL-10.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    verb: ClassVar[str] = "peek"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = FIRST_PLACE + PLACES
    skippable: ClassVar[bool] = True

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, s: Adventure) -> list[int]:
        return places_to_peek(s, self.seat, self.what)

    def chosen(self, s: Adventure, option: int) -> None:
        look_at(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-10.1", "nothing_to_peek"


# -- Cards that lie open, and cards that go


def show_lair(s: Adventure, lair: int) -> None:
    """GL-4e.3: everybody sees the card."""
    s.inform()
    for seat in range(s.seats):
        s.seen[seat] |= 1 << (TOWNS + lair)


def show_quest(s: Adventure, town: int) -> None:
    """GL-5.3: a flipped quest counts as seen by everyone."""
    s.inform()
    s.quest_up = (*s.quest_up[:town], True, *s.quest_up[town + 1 :])
    for seat in range(s.seats):
        if not knows(s, seat, town):
            s.seen[seat] |= 1 << town
            begin(s, seat, s.quest_at[town])


def discard_lair(s: Adventure, lair: int) -> None:
    """GL-4e.6: the next card is laid face down, as long as there is one not in use."""
    s.lair_gone += (s.lair_at[lair],)
    cards = cards_for(s, lair)
    others = sum([1 for other in range(len(s.lair_at)) if s.lair_at[other] == FACE_DOWN and shares(s, lair, other)])
    s.lair_at = put(s.lair_at, lair, FACE_DOWN if len(cards) > others else NONE)
    clear_seen(s, TOWNS + lair)


def shares(s: Adventure, lair: int, other: int) -> bool:
    """Can the same cards lie under both lairs?"""
    return lair == other or s.t.foes[s.t.first_lair].home == NONE


def discard_quest(s: Adventure, town: int) -> None:
    """GL-5.4: the quest is gone, and everybody's progress in it."""
    quest = s.quest_at[town]
    s.quest_gone += (quest,)
    for seat in range(s.seats):
        s.progress[seat * len(s.t.quests) + quest] = UNSEEN
    s.quest_at = put(s.quest_at, town, NONE)
    s.quest_up = (*s.quest_up[:town], False, *s.quest_up[town + 1 :])
    clear_seen(s, town)


def clear_seen(s: Adventure, place: int) -> None:
    """Nobody has seen what lies at this place now."""
    for seat in range(s.seats):
        s.seen[seat] &= ~(1 << place)
