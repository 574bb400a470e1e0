"""Setting up (IB-2)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.architect import Draft, deal_packs
from tortuga.games.islebound.rules.buildings import books_needed
from tortuga.games.islebound.rules.crew import turn_crew
from tortuga.games.islebound.rules.events import lay_events
from tortuga.games.islebound.rules.goods import draw_from_deck, powers_of, turn_token
from tortuga.games.islebound.rules.renown import lay_reputation
from tortuga.games.islebound.rules.turn import Round
from tortuga.games.islebound.state import BLOCKED, BOARDS, EMPTY, ISLANDS, PER_BOOK, PILES, REGIONS, Isles, IslesTables
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import UNKNOWN, AnyFrame, Decision, Step


def set_up(t: IslesTables, seats: int, variants: list[str], dice: Dice) -> Isles:
    """IB-2.2, IB-2.7, IB-2.8: the table before anything is drawn."""
    s = Isles()
    s.t, s.seats, s.dice = t, seats, dice
    s.side = 1 if "advanced" in variants else 0
    s.trading = "trading" in variants
    s.close = "close-quarters" in variants
    s.raiding = "raid" in variants
    s.six = "six-buildings" in variants
    s.architect = "architect" in variants
    s.owner = [EMPTY] * REGIONS
    s.influence = [EMPTY] * len(t.influence)
    for slot in range(t.for_seats(t.blocked, seats)):
        s.influence[slot] = BLOCKED
    s.event_shown = s.brag_shown = (EMPTY,) * PILES
    s.event_under = s.brag_under = (0,) * PILES
    s.coins = [t.coins] * seats
    s.wood, s.fish, s.books = [0] * seats, [0] * seats, [0] * seats
    s.ship = [EMPTY] * seats
    s.deck_crew = [tuple(t.start_crew) for _ in range(seats)]
    s.below, s.injured = [() for _ in range(seats)], [() for _ in range(seats)]
    s.units = [(0,) * len(t.unit_names) for _ in range(seats)]
    s.buildings = [() for _ in range(seats)]
    s.powers = [powers_of(s, ()) for _ in range(seats)]
    s.renown, s.sevens = [0] * seats, [0] * seats
    s.tokens = [() for _ in range(seats)]
    s.hand, s.pack, s.passed = [() for _ in range(seats)], [() for _ in range(seats)], [() for _ in range(seats)]
    s.stack = (*t.unit_counts[: t.ichor], 0)  # Ichor lies aside
    s.deck = tuple(range(len(t.price)))
    s.token_left = tuple(t.token_counts)
    s.crew_left = tuple(t.hire_crew)
    s.event_left = tuple(range(len(t.events)))
    s.brag_left = tuple([card for card in range(len(t.brag_per)) if not s.architect or t.brag_per[card] != PER_BOOK])
    s.then(LayBoards())
    return s


class LayBoards(Step[Isles]):
    """IB-2.1, IB-2.3: the map and the first player; then home ports, before anything is turned up (IB-2.4)."""

    clause: ClassVar[str] = "IB-2.1"

    def run(self, s: Isles) -> None:
        s.boards = shuffled(s, "board", list(range(BOARDS)))
        s.ports = shuffled(s, "port", list(range(ISLANDS, REGIONS)))
        chart(s)
        s.first = s.dice.among("first", list(range(s.seats)))
        if s.telling:
            s.tell("first", s.first)
        frames: list[AnyFrame] = [ChoosePort(seat) for seat in s.from_first()]  # the last player's is on top
        s.then(LayOut())
        s.agenda += frames


def shuffled(s: Isles, what: str, things: list[int]) -> tuple[int, ...]:
    order: list[int] = []
    while len(things) > 1:
        thing = s.dice.among(what, things)
        things.remove(thing)
        order.append(thing)
    return (*order, things[0])


def chart(s: Isles) -> None:
    """IB-1.2: which regions are neighbours, and how far apart all regions are. Computed once for each layout."""
    t = s.t
    layout = (*s.boards, *s.ports)
    if layout not in t.charts:
        t.charts[layout] = compute_chart(t, s.boards, s.ports)
    s.near, s.far = t.charts[layout]


def compute_chart(
    t: IslesTables, boards: tuple[int, ...], ports: tuple[int, ...]
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    near: list[list[int]] = [[] for _ in range(REGIONS)]
    pairs: list[tuple[int, int]] = []
    for board in t.boards:
        pairs += [(board[0], board[1]), (board[0], board[2]), (board[1], board[2])]
    for slot, edge, slot_2, edge_2 in t.joins:
        pairs.append((t.edges[boards[slot]][edge], t.edges[boards[slot_2]][edge_2]))
    for corner in range(len(t.corners)):
        slot, edge, slot_2, edge_2 = t.corners[corner]
        pairs.append((ports[corner], t.edges[boards[slot]][edge]))
        pairs.append((ports[corner], t.edges[boards[slot_2]][edge_2]))
    for a, b in pairs:
        if b not in near[a]:
            near[a].append(b)
            near[b].append(a)
    far: list[tuple[int, ...]] = []
    for start in range(REGIONS):
        steps = [EMPTY] * REGIONS
        steps[start] = 0
        todo = [start]
        for region in todo:
            for other in near[region]:
                if steps[other] == EMPTY:
                    steps[other] = steps[region] + 1
                    todo.append(other)
        far.append(tuple(steps))
    return tuple([tuple(sorted(regions)) for regions in near]), tuple(far)


class ChoosePort(Decision[Isles]):
    clause: ClassVar[str] = "IB-2.4"
    verb: ClassVar[str] = "home"
    names: ClassVar[str] = "town"
    span: ClassVar[int] = REGIONS

    def options(self, s: Isles) -> list[int]:
        return [port for port in range(ISLANDS, REGIONS) if s.owner[port] == EMPTY]

    def chosen(self, s: Isles, option: int) -> None:
        s.owner[option] = self.seat
        s.ship[self.seat] = option
        if s.telling:
            s.tell("home", self.seat, town=option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-2.4", "port_taken" if option >= ISLANDS else "not_a_port"


class LayOut(Step[Isles]):
    """IB-2.5, IB-2.6: cards, crew and tokens are turned up."""

    clause: ClassVar[str] = "IB-2.5"

    def run(self, s: Isles) -> None:
        t = s.t
        lay_events(s, s.event_left)
        lay_reputation(s)
        row: list[int] = []
        for _ in range(len(t.hire_prices)):
            turn_crew(s)
            row.append(s.crew_top)
        turn_crew(s)
        row.reverse()  # the first one came into the right-most place
        s.crew_row = tuple(row)
        turn_token(s)
        s.then(Round())
        if s.architect:
            deal_packs(s)
            s.then(Draft())
        else:
            buildings = [draw_from_deck(s) for _ in books_needed(s)]
            buildings.reverse()  # the first one came into the right-most place
            s.row = tuple(buildings)
            if s.telling:
                s.tell("row", UNKNOWN, building=buildings)
