"""Quests and lair cards: their faces, who has seen them, and how far each hero has come (GL-5, GL-10).

A card gets its face when somebody first looks (GL-10.2). Who has looked where is open to all; what was seen is not.
"""

from __future__ import annotations

from tortuga.games.glory.state import (
    DONE,
    FACE_DOWN,
    NONE,
    TOWNS,
    UNSEEN,
    W_LAIR,
    W_TITHE,
    Adventure,
)
from tortuga.kernel.machine import without


def put(things: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*things[:at], value, *things[at + 1 :])


def knows(s: Adventure, seat: int, place: int) -> bool:
    """``place`` is a town, or TOWNS + a lair."""
    return bool(s.seen[seat] >> place & 1)


# -- looking


def quest_face(s: Adventure, town: int) -> int:
    """The quest of a town, which chance decides now if nobody has seen it."""
    quest = s.quest_at[town]
    if quest == FACE_DOWN:
        quest = s.dice.among("quest", list(s.quest_pool))
        s.quest_pool = without(s.quest_pool, quest)
        s.quest_at = put(s.quest_at, town, quest)
    return quest


def lair_face(s: Adventure, lair: int) -> int:
    card = s.lair_at[lair]
    if card == FACE_DOWN:
        card = s.dice.among("lair", list(s.lair_pool))
        s.lair_pool = without(s.lair_pool, card)
        s.lair_at = put(s.lair_at, lair, card)
    return card


def peek_quest(s: Adventure, seat: int, town: int, visiting: bool) -> None:
    """GL-4f.2; the progress of the quest begins (GL-5.1)."""
    quest = quest_face(s, town)
    if not knows(s, seat, town):
        s.inform()
        s.seen[seat] |= 1 << town
        begin(s, seat, quest)
        if visiting:
            renew_term(s, seat, town)
    if s.telling:
        s.whisper("peeked_quest", seat, {"quest": quest}, town=town)


def peek_lair(s: Adventure, seat: int, lair: int) -> None:
    """GL-4e.1, GL-4d.2"""
    card = lair_face(s, lair)
    if not knows(s, seat, TOWNS + lair):
        s.inform()
        s.seen[seat] |= 1 << (TOWNS + lair)
    if s.telling:
        s.whisper("peeked_lair", seat, {"foe": s.t.first_lair + card}, lair=lair)
    note(s, seat, W_LAIR, card)


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
    """GL-4e.6: the next card lies face down; there is one as long as some are not in use."""
    s.lair_gone += (s.lair_at[lair],)
    spare = len(s.lair_pool) - s.lair_at.count(FACE_DOWN)
    s.lair_at = put(s.lair_at, lair, FACE_DOWN if spare > 0 else NONE)
    forget_place(s, TOWNS + lair)


def discard_quest(s: Adventure, town: int) -> None:
    """GL-5.4: nobody's progress in it matters any more."""
    quest = s.quest_at[town]
    s.quest_gone += (quest,)
    for seat in range(s.seats):
        s.progress[seat * len(s.t.quests) + quest] = UNSEEN
    s.quest_at = put(s.quest_at, town, NONE)
    s.quest_up = (*s.quest_up[:town], False, *s.quest_up[town + 1 :])
    forget_place(s, town)


def forget_place(s: Adventure, place: int) -> None:
    for seat in range(s.seats):
        s.seen[seat] &= ~(1 << place)


# -- progress


def begin(s: Adventure, seat: int, quest: int) -> None:
    """GL-5.1: from now on it counts. The term of a quest with a time limit waits for a visit to its town (GL-12.5)."""
    s.progress[seat * len(s.t.quests) + quest] = 0


def note(s: Adventure, seat: int, watch: int, value: int) -> None:
    """Something happened that quests look at; it counts for those that this hero has seen."""
    first = seat * len(s.t.quests)
    for number in s.t.watchers[watch]:
        progress = s.progress[first + number]
        if progress == UNSEEN or progress >= DONE:
            continue
        quest = s.t.quests[number]
        if quest.watch != watch:  # the other way to complete it
            if s.seats == quest.also_players:
                progress += 1
                s.progress[first + number] = DONE if progress >= quest.also_need else progress
            continue
        if value < quest.least or (watch == W_TITHE and value != number):
            continue
        if quest.within:
            if progress and s.turns[seat] <= progress:
                s.progress[first + number] = DONE
            continue
        if quest.next_land and not leads_on(s, number, value):
            continue
        if quest.distinct:
            progress |= 1 << value
            done = progress.bit_count() >= quest.need
        else:
            progress += 1
            done = progress >= quest.need
        s.progress[first + number] = DONE if done else progress


def leads_on(s: Adventure, quest: int, town: int) -> bool:
    """Does this town lie in the next land clockwise from the quest's own?"""
    home = s.t.town_at[s.quest_at.index(quest)]
    return s.t.land[s.t.town_at[town]] == (s.t.land[home] + 1) % len(s.t.lands)


def renew_term(s: Adventure, seat: int, town: int) -> None:
    """A quest with a time limit counts from the last visit to its town (GL-12.5)."""
    quest = s.quest_at[town]
    within = s.t.quests[quest].within
    at = seat * len(s.t.quests) + quest
    if within and UNSEEN < s.progress[at] < DONE:
        s.progress[at] = s.turns[seat] + within


def completed(s: Adventure, seat: int, town: int) -> bool:
    """Has this hero done the town's quest, as far as the hero knows it?"""
    quest = s.quest_at[town]
    return knows(s, seat, town) and s.progress[seat * len(s.t.quests) + quest] >= DONE
