"""What a seat may see of Merchants & Marauders, and how what it cannot see is imagined.

Hidden are the glory cards and rumors of others, their stashes, modification tokens that one has not looked at, and,
until all are revealed, the first captains. Everything else lies open.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tortuga.games.merchants_and_marauders.rules.frames import DECISIONS, STEPS
from tortuga.games.merchants_and_marauders.rules.seas import modules_in_play
from tortuga.games.merchants_and_marauders.rules.setup import all_glory_cards, cards_in_play, tokens_of_mod
from tortuga.games.merchants_and_marauders.state import Battle, Sea, Seas
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.cards import CAPTAIN_DECK, RUMOR_DECK
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import MODIFICATIONS, UNSEEN
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.dice import Dice, shuffle
from tortuga.kernel.machine import EVERYTHING, UNKNOWN
from tortuga.kernel.view import Flow, Public, PublicFields, View, heading, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    sides: Public[list[int]]
    round: Public[int]
    npc_points: Public[list[int]]
    declared: Public[list[int]]
    dice: Public[list[list[int]]]
    winner: Public[int]
    hits: Public[list[int]]
    used: Public[list[int]]
    volley: Public[list[int]]
    target: Public[int]
    aim: Public[int]
    boarder: Public[int]
    crew_round: Public[int]
    bonus: Public[list[int]]
    burning: Public[list[int]]
    caltrops: Public[list[int]]
    doubled: Public[int]
    over: Public[bool]
    npc_spent: Public[int]


class SeasView(msgspec.Struct, frozen=True, kw_only=True):
    """What Seas of Glory adds to the table."""

    chosen: Public[int]
    wind: Public[int]
    storm: Public[int]
    upgrades_left: Public[int]
    npc_upgrades: Public[tuple[int, ...]]
    coming_upgrades: Public[tuple[int, ...]]
    reserve: list[int]  # all zero for a seat: nobody knows which tokens have come out again
    reserve_unseen: int  # for a seat: all tokens of the reserve
    treasure_gold: Public[int]
    location: Public[tuple[int, ...]]
    warned: Public[bool]
    visited: Public[int]
    risen: Public[int]
    fire: Public[int]
    expelled: Public[int]
    bag: Public[int]
    flipped: Public[int]
    volunteers: Public[int]
    began_in: Public[int]
    market: Public[int]
    borrowed_mods: Public[list[int]]
    borrowed_weapons: Public[list[int]]
    contraband: Public[list[tuple[int, ...]]]
    half: Public[list[int]]
    favors: Public[list[int]]
    loyalty: Public[list[int]]
    balked: Public[list[tuple[int, ...]]]
    cleared: Public[list[int]]
    candidates: list[list[int]]  # UNKNOWN for those of others
    second: Public[list[int]]
    second_part: Public[list[int]]
    saved: Public[list[bool]]


class SeaView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. What it may not know is UNKNOWN."""

    turns: Public[int]
    retirement: Public[bool]
    round: Public[int]
    start: Public[int]
    over: Public[bool]
    nation: Public[tuple[int, ...]]
    war: Public[tuple[int, ...]]
    weather: Public[int]
    lots: Public[tuple[tuple[int, ...], ...]]
    merchant: Public[tuple[int, ...]]
    track: Public[tuple[int, ...]]
    demand: Public[tuple[int, ...]]
    demand_supply: Public[tuple[int, ...]]
    mod_at: list[int]  # UNSEEN for a token face down that this seat does not know
    mod_up: Public[int]
    mod_known: Public[tuple[int, ...]]
    mod_pool: list[int]  # empty for a seat: it follows from the rest
    weapon_supply: Public[tuple[int, ...]]
    bounty_supply: Public[tuple[int, ...]]
    offered: Public[tuple[int, ...]]
    npc_cards: Public[tuple[tuple[int, ...], ...]]
    npc_zone: Public[tuple[int, ...]]
    entering: Public[tuple[int, ...]]
    event_deck: Public[tuple[int, ...]]
    event_gone: Public[tuple[int, ...]]
    glory_deck: list[int]  # UNKNOWN for each card
    glory_gone: Public[tuple[int, ...]]
    captain_deck: list[int]
    captain_gone: Public[tuple[int, ...]]
    cargo_deck: Public[tuple[int, ...]]
    cargo_gone: Public[tuple[int, ...]]
    rumor_deck: list[int]
    rumor_gone: Public[tuple[int, ...]]
    mission_deck: Public[tuple[int, ...]]
    mission_gone: Public[tuple[int, ...]]
    display: Public[tuple[int, ...]]
    fate: Public[list[int]]
    captain: list[int]
    glory: Public[list[int]]
    stash: list[int]
    gold: Public[list[int]]
    zone: Public[list[int]]
    in_port: Public[list[bool]]
    ship: Public[list[int]]
    points: Public[list[int]]
    mods: Public[list[int]]
    weapons: Public[list[int]]
    bounties: Public[list[int]]
    cargo: Public[list[tuple[int, ...]]]
    hand: list[list[int]]
    crewmen: Public[list[tuple[int, ...]]]
    rumors: list[list[int]]
    papers: Public[list[int]]
    mission: Public[list[int]]
    part: Public[list[int]]
    bought_big: Public[list[bool]]
    bought_at: Public[list[int]]
    bought_now: Public[list[int]]
    leave: Public[list[bool]]
    shown: Public[bool]
    active: Public[int]
    actions: Public[int]
    moves_left: Public[int]
    moves_made: Public[int]
    other_acts: Public[int]
    port_taken: Public[bool]
    stormed: Public[bool]
    used: Public[int]
    visit: Public[int]
    bonus: Public[int]
    found: Public[bool]
    testing: Public[int]
    prize: Public[int]
    escapes: Public[int]
    rolled: Public[int]
    pips: Public[int]
    battle: BattleView | None
    seas: SeasView | None


PUBLIC = PublicFields(SeaView)
PUBLIC_IN_BATTLE = PublicFields(BattleView)
PUBLIC_OF_SEAS = PublicFields(SeasView)


def make_view(s: Sea, seat: int, key: str, rules: str) -> SeaView:
    every = seat == EVERYTHING or s.over  # at the end everything is laid open
    seats = range(s.seats)

    def secret(cards: list[tuple[int, ...]]) -> list[list[int]]:
        return [list(own) if every or at == seat else [UNKNOWN] * len(own) for at, own in enumerate(cards)]

    return SeaView(
        **heading(key, rules, s, seat),
        **PUBLIC.show(s),
        mod_at=[s.mod_at[zone] if every or knows_mod(s, seat, zone) else UNSEEN for zone in range(ZONES)],
        mod_pool=list(s.mod_pool) if every else [],
        glory_deck=list(s.glory_deck) if every else [UNKNOWN] * len(s.glory_deck),
        rumor_deck=list(s.rumor_deck) if every else [UNKNOWN] * len(s.rumor_deck),
        captain_deck=list(s.captain_deck) if every or s.shown else [UNKNOWN] * len(s.captain_deck),
        captain=[s.captain[at] if every or s.shown or at == seat else UNKNOWN for at in seats],
        stash=[s.stash[at] if every or at == seat else UNKNOWN for at in seats],
        hand=secret(s.hand),
        rumors=secret(s.rumors),
        battle=BattleView(**PUBLIC_IN_BATTLE.show(s.battle)) if s.battle is not None else None,
        seas=seas_view(s.seas, seat, every) if s.seas.chosen else None,
    )


def seas_view(seas: Seas, seat: int, every: bool) -> SeasView:
    """A seat does not know which tokens have come out of the reserve, nor which captains others choose from."""
    return SeasView(
        **PUBLIC_OF_SEAS.show(seas),
        reserve=list(seas.reserve) if every else [0] * MODIFICATIONS,
        reserve_unseen=seas.reserve_unseen if every else seas.reserve_unseen + sum(seas.reserve),
        candidates=[
            list(cards) if every or at == seat else [UNKNOWN] * len(cards) for at, cards in enumerate(seas.candidates)
        ],
    )


def imagine_seas(s: Sea, view: SeasView) -> None:
    s.modules = modules_in_play(view.chosen)
    s.modules.open_box(s)
    PUBLIC_OF_SEAS.restore(s.seas, view)
    s.seas.reserve = tuple(view.reserve)
    s.seas.reserve_unseen = view.reserve_unseen
    s.seas.candidates = [tuple(cards) for cards in view.candidates]


def knows_mod(s: Sea, seat: int, zone: int) -> bool:
    """Everybody sees that there is no token, and one face up; one face down is known to those who have looked at it."""
    if s.mod_at[zone] == NONE or s.mod_up >> zone & 1:
        return True
    return seat >= 0 and s.mod_known[zone] >> seat & 1 == 1


def imagine(t: SeaTables, view: SeaView, dice: Dice) -> Sea:
    """A table that this view could come from: what it hides is dealt at random."""
    s = Sea()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    if view.battle is not None:
        s.battle = Battle()
        PUBLIC_IN_BATTLE.restore(s.battle, view.battle)
    if view.seas is not None:
        imagine_seas(s, view.seas)
    deal_captains(s, view, dice)
    deal_glory(s, view, dice)
    deal_rumors(s, view, dice)
    flow = deal_mods(s, view, dice)
    s.stash = [guess_stash(dice) if gold == UNKNOWN else gold for gold in view.stash]
    for kind, seat, *rest in view.flow.open:
        if kind == "Stash" and rest[0] == 1:  # nobody takes gold out of an empty chest
            s.stash[seat] = max(1, s.stash[seat])
    restore_flow(s, flow, FRAMES, dice)
    return s


def guess_stash(dice: Dice) -> int:
    """Nothing else at the table depends on it; small ones are likelier."""
    return dice.below(3) * dice.below(16)


def deal_captains(s: Sea, view: SeaView, dice: Dice) -> None:
    """The first captains are secret until they are shown; later everybody knows them (a dead one is NONE)."""
    if view.shown or UNKNOWN not in view.captain_deck:
        s.captain, s.captain_deck = view.captain[:], tuple(view.captain_deck)
        return
    pool = cards_in_play(s, CAPTAIN_DECK)
    choosing = view.seas.candidates if view.seas is not None else []
    for captain in (*view.captain, *(card for cards in choosing for card in cards)):
        if captain != UNKNOWN:
            pool.remove(captain)
    shuffle(pool, dice)
    if any(choosing):  # MM-S14: nobody has a captain yet
        s.captain = [NONE] * s.seats
        s.seas.candidates = [tuple(pool.pop() if card == UNKNOWN else card for card in cards) for cards in choosing]
    else:
        s.captain = [pool.pop() if captain == UNKNOWN else captain for captain in view.captain]
    s.captain_deck = tuple(sorted(pool))


def deal_glory(s: Sea, view: SeaView, dice: Dice) -> None:
    if UNKNOWN not in view.glory_deck and not any(UNKNOWN in hand for hand in view.hand):
        s.hand, s.glory_deck = [tuple(hand) for hand in view.hand], tuple(view.glory_deck)
        return
    pool = all_glory_cards(s.t)
    shown = [*view.glory_gone, *(card for cards in view.crewmen for card in cards)]
    shown += [card for hand in view.hand for card in hand if card != UNKNOWN]
    for card in shown:
        pool.remove(card)
    shuffle(pool, dice)
    hands = []
    for hand in view.hand:
        own = list(hand)
        if UNKNOWN in own:
            own = [pool.pop() for _ in own]
        hands.append(tuple(own))
    s.hand = hands
    s.glory_deck = tuple(sorted(pool))


def deal_rumors(s: Sea, view: SeaView, dice: Dice) -> None:
    if UNKNOWN not in view.rumor_deck and not any(UNKNOWN in own for own in view.rumors):
        s.rumors, s.rumor_deck = [tuple(own) for own in view.rumors], tuple(view.rumor_deck)
        return
    pool = cards_in_play(s, RUMOR_DECK)
    shown = [*view.rumor_gone, *view.papers, view.testing, *(card for own in view.rumors for card in own)]
    for card in shown:
        if card != UNKNOWN:
            pool.remove(card)
    shuffle(pool, dice)
    s.rumors = [tuple(pool.pop() if card == UNKNOWN else card for card in own) for own in view.rumors]
    s.rumor_deck = tuple(sorted(pool))


def deal_mods(s: Sea, view: SeaView, dice: Dice) -> Flow:
    """Tokens face down that somebody else has looked at, or is about to put down, get a face; the others stay open.
    The flow comes back with what it hid."""
    s.mod_at = tuple(view.mod_at)
    if view.mod_pool:
        s.mod_pool = tuple(view.mod_pool)
        return view.flow
    left = [tokens_of_mod(s, mod) for mod in range(MODIFICATIONS)]
    flow = view.flow
    own = view.mods
    if view.seas is not None:
        own = [mods & ~borrowed for mods, borrowed in zip(view.mods, view.seas.borrowed_mods, strict=True)]
        if view.seas.market != NONE:
            left[view.seas.market] -= 1
    between = []
    for frame in flow.agenda + flow.open:
        mods = mods_between(frame)
        if mods > 0 and view.seas is not None:  # upgrade tokens are no modification tokens, not even in transit
            mods &= ~view.seas.borrowed_mods[frame[1]]
        between.append(mods)
    for mods in (*own, *between):
        for mod in range(len(left)):
            if mods != UNKNOWN:
                left[mod] -= mods >> mod & 1
    for mod in view.mod_at:
        if mod >= 0:
            left[mod] -= 1
    agenda = [dealt(frame, left, dice) for frame in flow.agenda]
    asked = [dealt(frame, left, dice) for frame in flow.open]
    hidden = list(view.mod_at)
    for zone in range(ZONES):
        if hidden[zone] == UNSEEN and view.mod_known[zone]:
            mod = dice.draw("mod", left)
            left[mod] -= 1
            hidden[zone] = mod
    s.mod_at = tuple(hidden)
    s.mod_pool = tuple(left)
    return Flow(agenda=agenda, open=asked, answers=flow.answers)


def mods_between(frame: list[Any]) -> int:
    """Bits of the modifications that this frame, as packed, has between a ship and a port; UNKNOWN if it hides them."""
    if frame[0] == "PlaceMod":
        return int(frame[3])
    return int(frame[2]) | int(frame[3]) if frame[0] == "TransferMod" else 0


def dealt(frame: list[Any], left: list[int], dice: Dice) -> list[Any]:
    """A frame that hides modifications with some of those that are left, each type once."""
    if mods_between(frame) != UNKNOWN:
        return frame
    bits = 0
    for _ in range(frame[2]):
        mod = dice.draw("mod", [0 if bits >> mod & 1 else number for mod, number in enumerate(left)])
        left[mod] -= 1
        bits |= 1 << mod
    return [*frame[:3], bits, *frame[4:]]
