"""What a seat may see of Glory, and how what it cannot see is imagined.

Everything is public except the faces of quests and lair cards, and how far the others have come with their quests. Who
has looked where is public too (GL-10.1).
"""

from __future__ import annotations

import msgspec

from tortuga.games.glory.rules.battle import BeforeStrike, Engage, face
from tortuga.games.glory.rules.chances import chances
from tortuga.games.glory.rules.frames import DECISIONS, STEPS
from tortuga.games.glory.rules.hero import power_of, strike_of
from tortuga.games.glory.rules.lairs import EnterLair
from tortuga.games.glory.rules.looking import cards_for
from tortuga.games.glory.rules.quests import begin
from tortuga.games.glory.state import (
    DONE,
    FACE_DOWN,
    IN_THE_LAIR,
    NONE,
    TOWNS,
    UNSEEN,
    Adventure,
    AdventureTables,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import EVERYTHING, without
from tortuga.kernel.view import Public, PublicFields, View, heading, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class AdventureView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Quests and lairs: a card, NONE, or FACE_DOWN for what this seat has not seen."""

    dragon_mode: Public[bool]
    player_rolls: Public[bool]
    choosing: Public[bool]
    round: Public[int]
    active: Public[int]
    first: Public[int]
    winner: Public[int]
    fifteen: Public[int]
    marched: Public[bool]
    camped: Public[bool]
    foe: Public[int]
    foe_health: Public[int]
    foe_full: Public[int]
    foe_strike: Public[int]
    foe_power: Public[int]
    scene: Public[int]
    engaged: Public[bool]
    clash: Public[int]
    spared: Public[bool]
    risen: Public[bool]
    doubled: Public[bool]
    hero: Public[list[int]]
    at: Public[list[int]]
    health: Public[list[int]]
    most: Public[list[int]]
    coins: Public[list[int]]
    glory: Public[list[int]]
    fate_count: Public[list[int]]
    alive: Public[list[bool]]
    fell_to: Public[list[int]]
    fell_in: Public[list[int]]
    skips: Public[list[int]]
    extra: Public[list[int]]
    turns: Public[list[int]]
    next_move: Public[list[int]]
    next_strike: Public[list[int]]
    battle_strike: Public[list[int]]
    battle_power: Public[list[int]]
    path: Public[list[int]]
    goods_deck: Public[list[int]]  # how many of each card: whoever counts knows (GL-2.1)
    goods_pile: Public[list[int]]
    ability_deck: Public[list[int]]
    ability_pile: Public[list[int]]
    battle_deck: Public[list[int]]
    battle_pile: Public[list[int]]
    fate_deck: Public[list[int]]
    fate_pile: Public[list[int]]
    seen: Public[list[int]]  # bits of the places whose card each seat knows
    spent: Public[tuple[int, ...]]
    market: Public[tuple[int, ...]]
    dragons: Public[tuple[int, ...]]
    slain: Public[tuple[int, ...]]
    quest_up: Public[tuple[bool, ...]]
    quest_by: Public[tuple[int, ...]]
    quest_gone: Public[tuple[int, ...]]
    lair_gone: Public[tuple[int, ...]]
    cards: Public[list[tuple[int, ...]]]
    ticks: Public[list[tuple[int, ...]]]
    fates: Public[list[tuple[int, ...]]]
    strike: list[int]  # what all cards add up to now, to be shown
    power: list[int]
    quests: list[int]  # by town
    lairs: list[int]
    progress: list[list[int]]  # by seat and quest; empty for the others
    notes: list[list[int]]  # of this seat: [place, card, progress], towns first, lairs from TOWNS on
    chances: list[float] = msgspec.field(default_factory=list)  # before a round: see rules/chances.py


PUBLIC = PublicFields(AdventureView)


def make_view(s: Adventure, seat: int, key: str, rules: str) -> AdventureView:
    every = seat == EVERYTHING
    known = -1 if every else s.seen[seat] if seat >= 0 else open_to_all(s)
    number = len(s.t.quests)
    ready = [hero != NONE and len(cards) > 0 for hero, cards in zip(s.hero, s.cards, strict=True)]
    quests = [card if card < 0 or known >> town & 1 else FACE_DOWN for town, card in enumerate(s.quest_at)]
    lairs = [card if card < 0 or known >> (TOWNS + lair) & 1 else FACE_DOWN for lair, card in enumerate(s.lair_at)]
    progress = [s.progress[own * number : (own + 1) * number] if every or own == seat else [] for own in range(s.seats)]
    notes: list[list[int]] = []
    if seat >= 0:
        notes += [[town, card, progress[seat][card]] for town, card in enumerate(quests) if card >= 0]
        notes += [[TOWNS + lair, card, 0] for lair, card in enumerate(lairs) if card >= 0]
    return AdventureView(
        **heading(key, rules, s, seat),
        **PUBLIC.show(s),
        strike=[strike_of(s, own) if ready[own] else 0 for own in range(s.seats)],
        power=[power_of(s, own) if ready[own] else 0 for own in range(s.seats)],
        quests=quests,
        lairs=lairs,
        progress=progress,
        notes=notes,
        chances=battle_chances(s, seat),
    )


def battle_chances(s: Adventure, seat: int) -> list[float]:
    """The chances before a round; before a lair, only for the hero who has just looked into it."""
    for decision, _ in s.open:
        if isinstance(decision, (Engage, BeforeStrike)):
            return chances(s, decision.seat)
        if isinstance(decision, EnterLair) and seat in (decision.seat, EVERYTHING):
            trial = s.copy()
            trial.telling = False
            face(trial, decision.seat, s.t.first_lair + s.lair_at[decision.lair], IN_THE_LAIR)
            return chances(trial, decision.seat)
    return []


def open_to_all(s: Adventure) -> int:
    """Bits of the places whose card lies face up: flipped quests, and the lair where a battle goes on."""
    bits = sum(1 << town for town, up in enumerate(s.quest_up) if up)
    if s.foe >= s.t.first_lair:
        bits |= 1 << (TOWNS + s.t.lair_of[s.at[s.active]])
    return bits


def without_memory(t: AdventureTables, view: AdventureView) -> AdventureView:
    """The view without the lair cards seen earlier, except where this seat's hero stands or the active one."""
    spaces = [view.at[seat] for seat in (view.seat, view.active) if seat >= 0]
    here = [t.lair_of[space] for space in spaces if space != NONE]
    lairs = [card if card < 0 or lair in here else FACE_DOWN for lair, card in enumerate(view.lairs)]
    return msgspec.structs.replace(view, lairs=lairs)


def imagine(t: AdventureTables, view: AdventureView, dice: Dice) -> Adventure:
    """A table that could look like this. Cards that others have seen but this seat has not are dealt at random; what
    nobody has seen stays undecided."""
    s = Adventure()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    looked = 0
    for bits in view.seen:
        looked |= bits
    known = [*view.quests, *view.quest_gone]
    s.quest_pool = tuple(quest for quest in range(len(t.quests)) if quest not in known)
    known = [*view.lairs, *view.lair_gone]
    s.lair_pool = tuple(card for card in range(len(t.foes) - t.first_lair) if card not in known)
    quests, lairs = view.quests[:], view.lairs[:]
    for town in range(len(quests)):
        if quests[town] == FACE_DOWN and looked >> town & 1:
            quests[town] = dice.among("quest", list(s.quest_pool))
            s.quest_pool = without(s.quest_pool, quests[town])
    for lair in range(len(lairs)):
        if lairs[lair] == FACE_DOWN and looked >> (TOWNS + lair) & 1:
            lairs[lair] = dice.among("lair", cards_for(s, lair))
            s.lair_pool = without(s.lair_pool, lairs[lair])
    s.quest_at, s.lair_at = tuple(quests), tuple(lairs)
    s.progress = []
    for own in view.progress:
        s.progress += own or [UNSEEN] * len(t.quests)
    for seat in range(view.seats):
        if not view.progress[seat]:
            imagine_progress(s, seat)
    restore_flow(s, view.flow, FRAMES, dice)
    return s


def imagine_progress(s: Adventure, seat: int) -> None:
    """Somebody else's quests: begun if they were seen, done if everybody saw the reward."""
    for town, quest in enumerate(s.quest_at):
        if quest >= 0 and s.seen[seat] >> town & 1:
            begin(s, seat, quest)
            if s.quest_by[town] >> seat & 1:
                s.progress[seat * len(s.t.quests) + quest] = DONE
