"""What a seat may see of Glory Islands, and how what it cannot see is imagined."""

from __future__ import annotations

import msgspec

from tortuga.games.glory_islands.rules.frames import DECISIONS, STEPS
from tortuga.games.glory_islands.rules.wrecks import LOT, MORGAN, PLACES
from tortuga.games.glory_islands.state import KINDS, NEVER, WRECK_VALUES, Islands, IslandTables
from tortuga.kernel.dice import Dice, shuffle
from tortuga.kernel.machine import EVERYTHING, UNKNOWN
from tortuga.kernel.view import Flow, Public, PublicFields, View, heading, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class IslandsView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Tokens that it may not know are UNKNOWN."""

    back: Public[bool]
    colour: Public[tuple[int, ...]]
    round: Public[int]
    hand: Public[list[tuple[int, ...]]]  # open: whoever counts the cards knows them (GI-1.3)
    pile: Public[list[tuple[int, ...]]]
    played: Public[list[int]]  # chosen cards are answers, and in no field, until all are revealed
    glory: Public[list[int]]
    sail: Public[list[int]]
    sailing_value: list[int]
    ship: Public[list[int]]
    supply: Public[list[int]]
    barrels: Public[list[int]]
    loot: list[list[int]]
    sunk: Public[list[bool]]
    cells: Public[list[int]]
    bag: list[int]  # by kind; [UNKNOWN, how many] for those who may not know
    barrel_supply: Public[int]
    passed_compass: Public[int]
    passed_home: Public[int]
    order: Public[tuple[int, ...]]
    morgan_deck: Public[tuple[int, ...]]  # which cards he may turn; nobody knows their order
    memory: list[list[list[int]]]
    wrecks: Public[bool]
    lots: list[list[int]]
    stacks: Public[tuple[int, ...]]
    salvage: list[list[int]]
    morgan_salvage: Public[int]
    seen: list[list[int]]
    gone: Public[tuple[tuple[int, ...], ...]]


PUBLIC = PublicFields(IslandsView)


def make_view(s: Islands, seat: int, key: str, rules: str) -> IslandsView:
    every = seat == EVERYTHING or not (s.open or s.agenda)  # at the end everything is revealed
    track = [*s.t.track, 0]

    def tokens(held: list[tuple[int, ...]]) -> list[list[int]]:
        known = [every or crew in (seat, s.morgan) for crew in range(s.crews)]
        return [list(own) if known[crew] else [UNKNOWN] * len(own) for crew, own in enumerate(held)]

    def own_knowledge(index: int) -> bool:
        return every or index // 2 == seat

    return IslandsView(
        **heading(key, rules, s, seat),
        **PUBLIC.show(s),
        sailing_value=[track[spaces] for spaces in s.sail],
        loot=tokens(s.loot),
        bag=s.bag[:] if every else [UNKNOWN, sum(s.bag)],
        memory=[[list(m) for m in own] if every or crew == seat else [] for crew, own in enumerate(s.memory)],
        lots=[list(lot) for lot in s.lots] if every else [],
        salvage=tokens(s.salvage),
        seen=[
            list(tokens) if own_knowledge(i) or tokens == NEVER else [UNKNOWN, len(tokens)]
            for i, tokens in enumerate(s.seen)
        ],
    )


def without_memory(view: IslandsView) -> IslandsView:
    """The view without ``memory``: what earlier draws told this seat about the others' treasures."""
    return msgspec.structs.replace(view, memory=[[] for _ in view.memory])


def imagine(t: IslandTables, view: IslandsView, dice: Dice) -> Islands:
    """A table that could look like this. What the view shows is kept; hidden tokens are dealt at random, consistent
    with everything that the seat has seen."""
    s = Islands()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    s.side = t.sides[1 if view.back else 0]
    s.crews = len(view.colour)
    s.morgan = 2 if view.seats == 2 else -1
    s.room = [sum(s.cells[cell] < 0 for cell in island) for island in s.side.islands]
    s.memory = [tuple(tuple(m) for m in own) for own in view.memory]
    flow = deal_treasure(s, view, dice)
    deal_wrecks(s, view, dice)
    restore_flow(s, flow, FRAMES, dice)
    return s


def deal_treasure(s: Islands, view: IslandsView, dice: Dice) -> Flow:
    """Deal the unseen tokens to the others' boards, to whoever has just drawn, and to the bag."""
    if view.bag[0] != UNKNOWN:
        s.bag = view.bag[:]
        s.loot = [tuple(own) for own in view.loot]
        return view.flow
    pool: list[int] = []
    total = s.t.tokens_of_each - s.t.removed_of_each[view.seats - 2]
    drawn_now = [frame[2] for frame in view.flow.open if frame[0] == "KeepTreasure"]
    shown = [kind for own in (*view.loot, *drawn_now) for kind in own if kind != UNKNOWN]
    for kind in range(KINDS):
        pool += [kind] * (total - shown.count(kind))
    memory = s.memory[view.seat] if view.seat >= 0 else ()
    for _ in range(100):
        shuffle(pool, dice)
        left = pool[:]
        s.loot = [tuple(kind if kind != UNKNOWN else left.pop() for kind in own) for own in view.loot]
        if all(_fits(s, view.seat, bound) for bound in memory):
            break
    opened = []
    for frame in view.flow.open:
        if frame[0] == "KeepTreasure":
            drawn = sorted(kind if kind != UNKNOWN else left.pop() for kind in frame[2])
            frame = [frame[0], frame[1], drawn]
        opened.append(frame)
    s.bag = [left.count(kind) for kind in range(KINDS)]
    return Flow(agenda=view.flow.agenda, open=opened, answers=view.flow.answers)


def _fits(s: Islands, seat: int, bound: tuple[int, ...]) -> bool:
    """Do the tokens that the others held at that time keep within what was seen then?"""
    held = [kind for other in range(s.seats) if other != seat for kind in s.loot[other][: bound[KINDS + other]]]
    return all(held.count(kind) <= bound[kind] for kind in range(KINDS))


def deal_wrecks(s: Islands, view: IslandsView, dice: Dice) -> None:
    """Deal the unseen wreck tokens. What this seat saw in a stack is still there, or with whoever took it."""
    if view.lots or not view.wrecks:
        s.lots = tuple(tuple(lot) for lot in view.lots)
        s.salvage = [tuple(own) for own in view.salvage]
        s.seen = tuple(tuple(tokens) for tokens in view.seen)
        return
    pool = [value for value in range(1, WRECK_VALUES + 1) for _ in range(s.t.wrecks[value])]
    for own in view.salvage:
        for value in own:
            if value != UNKNOWN:
                pool.remove(value)
    takers: list[list[int]] = [[] for _ in range(s.crews)]  # tokens that this seat saw and another crew took since
    stacks: list[list[int]] = [[], []]
    known = [view.seat >= 0 and view.seen[2 * view.seat + corner] != list(NEVER) for corner in range(2)]
    for corner in range(2):
        if known[corner]:
            at = 2 * view.seat + corner
            tokens = view.seen[at][:]
            for value in tokens:
                pool.remove(value)
            shuffle(tokens, dice)
            for crew, count in enumerate(view.gone[at]):
                for _ in range(count):
                    takers[crew].append(tokens.pop())
            stacks[corner] = tokens
    shuffle(pool, dice)
    for corner in range(2):
        if not known[corner]:
            stacks[corner] = [pool.pop() for _ in range(view.stacks[corner])]
    s.salvage = []
    for crew, own in enumerate(view.salvage):
        if UNKNOWN in own:
            own = takers[crew] + [pool.pop() for _ in range(len(own) - len(takers[crew]))]
        s.salvage.append(tuple(own))
    hoard = pool + (takers[s.morgan] if s.morgan >= 0 else [])
    lots = [_lot(stacks[0], PLACES), _lot(stacks[1], PLACES + 1), _lot(hoard, MORGAN)]
    s.lots = tuple(lot for lot in lots if sum(lot))
    held = [list(own) if crew != s.morgan else hoard for crew, own in enumerate(s.salvage)]
    s.seen = tuple(
        tuple(tokens) if tokens == list(NEVER) or i // 2 == view.seat else _seen(stacks[i % 2], view.gone[i], held)
        for i, tokens in enumerate(view.seen)
    )


def _seen(stack: list[int], gone: tuple[int, ...], held: list[list[int]]) -> tuple[int, ...]:
    """What another crew may have seen in a stack: what still lies there, and what has been taken from it since."""
    tokens = stack[:]
    for crew, count in enumerate(gone):
        tokens += held[crew][len(held[crew]) - count :]
    return tuple(sorted(tokens))


def _lot(tokens: list[int], place: int) -> tuple[int, ...]:
    lot = [tokens.count(value) for value in range(1, PLACES + 1)] + [0] * (LOT - PLACES)
    lot[place] = len(tokens)
    return tuple(lot)
