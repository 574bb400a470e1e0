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
from tortuga.kernel.view import Flow, View, flow_view, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    sides: list[int]
    round: int
    npc_points: list[int]
    declared: list[int]
    dice: list[list[int]]
    winner: int
    hits: list[int]
    used: list[int]
    volley: list[int]
    target: int
    aim: int
    boarder: int
    crew_round: int
    bonus: list[int]
    burning: list[int]
    caltrops: list[int]
    doubled: int
    over: bool
    npc_spent: int


class SeasView(msgspec.Struct, frozen=True, kw_only=True):
    """What Seas of Glory adds to the table."""

    chosen: int
    wind: int
    storm: int
    upgrades_left: int
    npc_upgrades: list[int]
    coming_upgrades: list[int]
    reserve: list[int]  # all zero for a seat: nobody knows which tokens have come out again
    reserve_unseen: int  # for a seat: all tokens of the reserve
    treasure_gold: int
    location: list[int]
    visited: int
    risen: int
    fire: int
    expelled: int
    bag: int
    flipped: int
    volunteers: int
    began_in: int
    market: int
    borrowed_mods: list[int]
    borrowed_weapons: list[int]
    contraband: list[list[int]]
    half: list[int]
    favors: list[int]
    loyalty: list[int]
    balked: list[list[int]]
    cleared: list[int]
    candidates: list[list[int]]  # UNKNOWN for those of others
    second: list[int]
    second_part: list[int]
    saved: list[bool]


class SeaView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. What it may not know is UNKNOWN."""

    turns: int
    retirement: bool
    round: int
    start: int
    over: bool
    nation: list[int]
    war: list[int]
    weather: int
    lots: list[list[int]]
    merchant: list[int]
    track: list[int]
    demand: list[int]
    demand_supply: list[int]
    mod_at: list[int]  # UNSEEN for a token face down that this seat does not know
    mod_up: int
    mod_known: list[int]
    mod_pool: list[int]  # empty for a seat: it follows from the rest
    weapon_supply: list[int]
    bounty_supply: list[int]
    offered: list[int]
    npc_cards: list[list[int]]
    npc_zone: list[int]
    entering: list[int]
    event_deck: list[int]
    event_gone: list[int]
    glory_deck: list[int]  # UNKNOWN for each card
    glory_gone: list[int]
    captain_deck: list[int]
    captain_gone: list[int]
    cargo_deck: list[int]
    cargo_gone: list[int]
    rumor_deck: list[int]
    rumor_gone: list[int]
    mission_deck: list[int]
    mission_gone: list[int]
    display: list[int]
    fate: list[int]
    captain: list[int]
    glory: list[int]
    stash: list[int]
    gold: list[int]
    zone: list[int]
    in_port: list[bool]
    ship: list[int]
    points: list[int]
    mods: list[int]
    weapons: list[int]
    bounties: list[int]
    cargo: list[list[int]]
    hand: list[list[int]]
    crewmen: list[list[int]]
    rumors: list[list[int]]
    papers: list[int]
    mission: list[int]
    part: list[int]
    bought_big: list[bool]
    bought_at: list[int]
    bought_now: list[int]
    leave: list[bool]
    shown: bool
    active: int
    actions: int
    moves_left: int
    moves_made: int
    other_acts: int
    port_taken: bool
    stormed: bool
    used: int
    visit: int
    bonus: int
    found: bool
    testing: int
    prize: int
    escapes: int
    rolled: int
    battle: BattleView | None
    seas: SeasView | None


# Fields that everybody sees, by how the state keeps them: as they are, as lists, as tuples.
HIDDEN = {"mod_at", "mod_pool", "glory_deck", "rumor_deck", "captain_deck", "captain", "stash", "hand", "rumors"}
NESTED = {"lots", "npc_cards", "cargo", "crewmen", "battle", "seas"}
OPEN = [name for name in SeaView.__struct_fields__ if name not in {*View.__struct_fields__, *HIDDEN, *NESTED}]
EMPTY = Sea()  # shows which fields are tuples
BATTLE = BattleView.__struct_fields__
SEAS = SeasView.__struct_fields__


def make_view(s: Sea, seat: int, key: str, rules: str) -> SeaView:
    every = seat == EVERYTHING or s.over  # at the end everything is laid open
    seats = range(s.seats)

    def secret(cards: list[tuple[int, ...]]) -> list[list[int]]:
        return [list(own) if every or at == seat else [UNKNOWN] * len(own) for at, own in enumerate(cards)]

    fields: dict[str, Any] = {}
    for name in OPEN:
        value = getattr(s, name)
        fields[name] = list(value) if isinstance(value, list | tuple) else value
    battle = None
    if s.battle is not None:
        battle = BattleView(**{name: copied(getattr(s.battle, name)) for name in BATTLE})
    return SeaView(
        game=key,
        rules=rules,
        seat=seat,
        seats=s.seats,
        flow=flow_view(s, seat),
        lots=[list(lot) for lot in s.lots],
        mod_at=[s.mod_at[zone] if every or knows_mod(s, seat, zone) else UNSEEN for zone in range(ZONES)],
        mod_pool=list(s.mod_pool) if every else [],
        npc_cards=[list(cards) for cards in s.npc_cards],
        glory_deck=list(s.glory_deck) if every else [UNKNOWN] * len(s.glory_deck),
        rumor_deck=list(s.rumor_deck) if every else [UNKNOWN] * len(s.rumor_deck),
        captain_deck=list(s.captain_deck) if every or s.shown else [UNKNOWN] * len(s.captain_deck),
        captain=[s.captain[at] if every or s.shown or at == seat else UNKNOWN for at in seats],
        stash=[s.stash[at] if every or at == seat else UNKNOWN for at in seats],
        cargo=[list(cards) for cards in s.cargo],
        crewmen=[list(cards) for cards in s.crewmen],
        hand=secret(s.hand),
        rumors=secret(s.rumors),
        battle=battle,
        seas=seas_view(s, seat, every) if s.seas.chosen else None,
        **fields,
    )


def seas_view(s: Sea, seat: int, every: bool) -> SeasView:
    fields = {name: copied(getattr(s.seas, name)) for name in SEAS}
    if not every:
        fields["reserve"] = [0] * MODIFICATIONS
        fields["reserve_unseen"] += sum(s.seas.reserve)
        own = s.seas.candidates
        fields["candidates"] = [list(cards) if at == seat else [UNKNOWN] * len(cards) for at, cards in enumerate(own)]
    return SeasView(**fields)


def imagine_seas(s: Sea, view: SeasView) -> None:
    s.modules = modules_in_play(view.chosen)
    s.modules.open_box(s)
    empty = Seas()
    for name in SEAS:
        value = copied(getattr(view, name))
        if isinstance(getattr(empty, name), tuple):
            value = tuple(value)
        elif name in ("contraband", "balked", "candidates"):
            value = [tuple(cards) for cards in value]
        setattr(s.seas, name, value)


def copied(value: Any) -> Any:
    """A list with nothing of the state in it."""
    return [copied(item) for item in value] if isinstance(value, list | tuple) else value


def knows_mod(s: Sea, seat: int, zone: int) -> bool:
    """No token at all is plain to see; one face up too; one face down knows who has looked at it."""
    if s.mod_at[zone] == NONE or s.mod_up >> zone & 1:
        return True
    return seat >= 0 and s.mod_known[zone] >> seat & 1 == 1


def imagine(t: SeaTables, view: SeaView, dice: Dice) -> Sea:
    """A table that this view could be of: what it hides is dealt at random."""
    s = Sea()
    s.t, s.seats, s.dice = t, view.seats, dice
    for name in OPEN:
        value = getattr(view, name)
        if isinstance(value, list):
            value = tuple(value) if isinstance(getattr(EMPTY, name), tuple) else value[:]
        setattr(s, name, value)
    s.lots = tuple(tuple(lot) for lot in view.lots)
    s.npc_cards = tuple(tuple(cards) for cards in view.npc_cards)
    s.cargo = [tuple(cards) for cards in view.cargo]
    s.crewmen = [tuple(cards) for cards in view.crewmen]
    if view.battle is not None:
        battle = Battle()
        for name in BATTLE:
            setattr(battle, name, copied(getattr(view.battle, name)))
        s.battle = battle
    if view.seas is not None:
        imagine_seas(s, view.seas)
    deal_captains(s, view, dice)
    deal_glory(s, view, dice)
    deal_rumors(s, view, dice)
    flow = deal_mods(s, view, dice)
    s.stash = [guess_stash(dice) if gold == UNKNOWN else gold for gold in view.stash]
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
