"""GL-5 Quests: how far each hero has come with the quests they have seen."""

from __future__ import annotations

from tortuga.games.glory.state import (
    CASTLE,
    DONE,
    HAVEN,
    NEXT_LAND,
    NONE,
    TOWN,
    UNSEEN,
    W_CASTLE,
    W_HAVEN,
    W_LAND,
    W_MEETING,
    W_TITHE,
    W_TOWN,
    Adventure,
    Quest,
)


def put(things: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*things[:at], value, *things[at + 1 :])


def knows(s: Adventure, seat: int, place: int) -> bool:
    """``place`` is a town, or TOWNS + a lair."""
    return bool(s.seen[seat] >> place & 1)


def begin(s: Adventure, seat: int, quest: int) -> None:
    """GL-5.1: from now on it counts. A time limit only starts with a visit to the town (GL-12.5)."""
    s.progress[seat * len(s.t.quests) + quest] = 0


def note(s: Adventure, seat: int, watch: int, value: int) -> None:
    """Something happened that quests watch; it counts for those that this hero has seen."""
    first = seat * len(s.t.quests)
    for number in s.t.watchers[watch]:
        progress = s.progress[first + number]
        if progress == UNSEEN or progress >= DONE:
            continue
        quest = s.t.quests[number]
        if quest.watch != watch:  # the other way to complete it
            if len(s.living()) == quest.also_players:
                progress += 1
                s.progress[first + number] = DONE if progress >= quest.also_need else progress
            continue
        if value < quest.least or (watch == W_TITHE and value != number):
            continue
        if quest.within:
            if progress and s.turns[seat] <= progress:
                s.progress[first + number] = DONE
            continue
        if quest.land and not right_land(s, seat, number):
            continue
        if quest.distinct:
            progress |= 1 << value
            done = progress.bit_count() >= quest.need
        else:
            progress += 1
            done = progress >= quest.need
        s.progress[first + number] = DONE if done else progress


def counted(quest: Quest, progress: int) -> int:
    """How much has been done of a quest that is not completed."""
    return progress.bit_count() if quest.distinct else progress


def needed(quest: Quest) -> int:
    return max(quest.need, quest.also_need)


def right_land(s: Adventure, seat: int, quest: int) -> bool:
    """Is the hero in the land of the quest's town, or in the next one clockwise, as the quest wants it?"""
    return s.t.land[s.at[seat]] == wanted_land(s, quest)


def wanted_land(s: Adventure, quest: int) -> int:
    home = s.t.land[s.t.town_at[s.quest_at.index(quest)]]
    return (home + 1) % len(s.t.lands) if s.t.quests[quest].land == NEXT_LAND else home


def renew_term(s: Adventure, seat: int, town: int) -> None:
    """A time limit starts anew with each visit to the town (GL-12.5)."""
    quest = s.quest_at[town]
    within = s.t.quests[quest].within
    at = seat * len(s.t.quests) + quest
    if within and UNSEEN < s.progress[at] < DONE:
        s.progress[at] = s.turns[seat] + within


def completed(s: Adventure, seat: int, town: int) -> bool:
    """Has this hero seen and done the town's quest?"""
    quest = s.quest_at[town]
    return knows(s, seat, town) and s.progress[seat * len(s.t.quests) + quest] >= DONE


def note_arrival(s: Adventure, seat: int) -> None:
    """A hero lands somewhere: note what quests watch (GL-5.8)."""
    t = s.t
    space = s.at[seat]
    kind = t.kind[space]
    if t.land[space] != NONE:
        note(s, seat, W_LAND, t.land[space])
    for other in range(s.seats):
        if other != seat and s.at[other] == space:
            note(s, seat, W_MEETING, 0)
            break
    if kind == CASTLE:
        note(s, seat, W_CASTLE, 0)
    elif kind == TOWN:
        note(s, seat, W_TOWN, t.town_of[space])
    elif kind == HAVEN:
        note(s, seat, W_HAVEN, t.haven_of[space])
