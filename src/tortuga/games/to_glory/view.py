"""What a seat may see of To Glory!, and how what it cannot see is imagined."""

from __future__ import annotations

from tortuga.games.to_glory.rules.frames import DECISIONS, STEPS
from tortuga.games.to_glory.state import ISLANDS, JOLLY, NO_MAP, Voyage, VoyageTables
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import EVERYTHING, UNKNOWN
from tortuga.kernel.view import Public, PublicFields, View, heading, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class VoyageView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. A map that it may not know is UNKNOWN."""

    physics: Public[bool]
    round: Public[int]
    captain: Public[list[int]]
    colour: Public[list[int]]
    ship: Public[list[int]]
    heading: Public[list[int]]
    aboard: Public[list[bool]]
    cursed: Public[list[bool]]
    gold: Public[list[int]]
    chests: Public[list[int]]
    map: list[int]
    origin: Public[list[int]]
    denied: Public[list[int]]
    supply_gold: Public[int]
    supply_chests: Public[int]
    kraken: Public[int]
    kraken_facing: Public[int]
    tower: int
    tower_facing: Public[int]
    stock: list[list[int]]  # tokens left on each island; [UNKNOWN, how many] if somebody else holds a map from it
    box: Public[tuple[int, ...]]
    left: Public[int]
    fired: Public[bool]
    used: Public[bool]
    running: Public[int]


PUBLIC = PublicFields(VoyageView)


def make_view(s: Voyage, seat: int, key: str, rules: str) -> VoyageView:
    every = seat == EVERYTHING
    hidden = [not every and other != seat and s.map[other] != NO_MAP for other in range(s.seats)]
    unsure = {s.origin[other] for other in range(s.seats) if hidden[other]}
    return VoyageView(
        **heading(key, rules, s, seat),
        **PUBLIC.show(s),
        map=[UNKNOWN if hidden[other] else s.map[other] for other in range(s.seats)],
        tower=s.t.tower_hex,
        stock=[[UNKNOWN, len(tokens)] if island in unsure else list(tokens) for island, tokens in enumerate(s.stock)],
    )


def imagine(t: VoyageTables, view: VoyageView, dice: Dice) -> Voyage:
    """A table that could look like this: what the view shows is kept, hidden maps are dealt at random."""
    s = Voyage()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    s.rough = view.seat != EVERYTHING
    s.map = view.map[:]
    s.stock = tuple(deal_maps(s, island, tokens, dice) for island, tokens in enumerate(view.stock))
    restore_flow(s, view.flow, FRAMES, dice)
    return s


def deal_maps(s: Voyage, island: int, tokens: list[int], dice: Dice) -> tuple[int, ...]:
    """Deal each hidden map from this island a goal it can have; the remaining tokens lie on the island."""
    if UNKNOWN not in tokens:
        return tuple(tokens)
    pool = list(s.t.tokens[island])
    for cashed in s.box:
        if cashed // ISLANDS == island:
            pool.remove(cashed % ISLANDS)
    holders = []
    for seat in range(s.seats):
        if s.origin[seat] == island and s.map[seat] == UNKNOWN:
            holders.append(seat)
        elif s.origin[seat] == island and s.map[seat] != NO_MAP:
            pool.remove(s.map[seat])
    ways = ways_to_deal(s, holders, pool)
    for seat, token in zip(holders, ways[dice.below(len(ways))], strict=True):
        s.map[seat] = token
        pool.remove(token)
    return tuple(pool)


def ways_to_deal(s: Voyage, holders: list[int], pool: list[int]) -> list[list[int]]:
    """All equally likely ways to give each holder a map that has not been ruled out (TG-6.7)."""
    if not holders:
        return [[]]
    ways = []
    for at, token in enumerate(pool):
        if token != JOLLY and not s.denied[holders[0]] >> token & 1:
            rest = pool[:at] + pool[at + 1 :]
            ways += [[token, *others] for others in ways_to_deal(s, holders[1:], rest)]
    return ways
