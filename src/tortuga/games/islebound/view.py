"""What a seat may see of Islebound, and how the rest is imagined.

Everything is public except in the Architect variant: hands, the packs of the draft, and which buildings are left in
the deck.
"""

from __future__ import annotations

from tortuga.games.islebound.rules.ending import score
from tortuga.games.islebound.rules.frames import DECISIONS, STEPS
from tortuga.games.islebound.rules.goods import powers_of
from tortuga.games.islebound.rules.setup import chart
from tortuga.games.islebound.state import Isles, IslesTables
from tortuga.kernel.dice import Dice, shuffle
from tortuga.kernel.machine import EVERYTHING, UNKNOWN
from tortuga.kernel.view import View, flow_view, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class IslesView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Buildings that it may not know are UNKNOWN."""

    side: int
    trading: bool
    close: bool
    raiding: bool
    six: bool
    architect: bool
    boards: list[int]
    ports: list[int]
    near: list[list[int]]
    first: int
    round: int
    turn: int
    acted: bool
    offers: int
    trades: int
    declined: bool
    ending: bool
    last: bool
    owner: list[int]
    treasure: int
    influence: list[int]
    event_shown: list[int]
    event_under: list[int]
    event_left: list[int]
    event_used: list[int]
    brag_shown: list[int]
    brag_under: list[int]
    brag_left: list[int]
    brag_used: list[int]
    crew_row: list[int]
    crew_top: int
    crew_left: list[int]
    token_top: int
    token_left: list[int]
    row: list[int]
    deck: list[int]
    discards: list[int]
    stack: list[int]
    under: list[int]
    coins: list[int]
    wood: list[int]
    fish: list[int]
    books: list[int]
    ship: list[int]
    deck_crew: list[list[int]]
    below: list[list[int]]
    injured: list[list[int]]
    units: list[list[int]]
    buildings: list[list[int]]
    renown: list[int]
    tokens: list[list[int]]
    sevens: list[int]
    hand: list[list[int]]
    pack: list[list[int]]
    passed: list[list[int]]  # what this seat passed on in the draft
    force: list[int]
    faces: list[int]
    strength: int
    paid: int
    skip: int
    bargain: list[int]
    score: list[int]  # as it stands, by seat


def make_view(s: Isles, seat: int, key: str, rules: str) -> IslesView:
    every = seat == EVERYTHING or not (s.open or s.agenda)  # at the end all hands are laid open

    def own(cards: list[tuple[int, ...]]) -> list[list[int]]:
        return [list(c) if every or other == seat else [UNKNOWN] * len(c) for other, c in enumerate(cards)]

    return IslesView(
        game=key,
        rules=rules,
        seat=seat,
        seats=s.seats,
        flow=flow_view(s, seat),
        side=s.side,
        trading=s.trading,
        close=s.close,
        raiding=s.raiding,
        six=s.six,
        architect=s.architect,
        boards=list(s.boards),
        ports=list(s.ports),
        near=[list(regions) for regions in s.near],
        first=s.first,
        round=s.round,
        turn=s.turn,
        acted=s.acted,
        offers=s.offers,
        trades=s.trades,
        declined=s.declined,
        ending=s.ending,
        last=s.last,
        owner=s.owner[:],
        treasure=s.treasure,
        influence=s.influence[:],
        event_shown=list(s.event_shown),
        event_under=list(s.event_under),
        event_left=list(s.event_left),
        event_used=list(s.event_used),
        brag_shown=list(s.brag_shown),
        brag_under=list(s.brag_under),
        brag_left=list(s.brag_left),
        brag_used=list(s.brag_used),
        crew_row=list(s.crew_row),
        crew_top=s.crew_top,
        crew_left=list(s.crew_left),
        token_top=s.token_top,
        token_left=list(s.token_left),
        row=list(s.row),
        deck=list(s.deck) if every or not s.architect else [UNKNOWN] * len(s.deck),
        discards=list(s.discards),
        stack=list(s.stack),
        under=list(s.under),
        coins=s.coins[:],
        wood=s.wood[:],
        fish=s.fish[:],
        books=s.books[:],
        ship=s.ship[:],
        deck_crew=[list(crew) for crew in s.deck_crew],
        below=[list(crew) for crew in s.below],
        injured=[list(crew) for crew in s.injured],
        units=[list(units) for units in s.units],
        buildings=[list(buildings) for buildings in s.buildings],
        renown=s.renown[:],
        tokens=[list(tokens) for tokens in s.tokens],
        sevens=s.sevens[:],
        hand=own(s.hand),
        pack=own(s.pack),
        passed=[list(cards) if every or other == seat else [] for other, cards in enumerate(s.passed)],
        force=list(s.force),
        faces=list(s.faces),
        strength=s.strength,
        paid=s.paid,
        skip=s.skip,
        bargain=list(s.bargain),
        score=[score(s, other) for other in range(s.seats)],
    )


def imagine(t: IslesTables, view: IslesView, dice: Dice) -> Isles:
    """A table that could look like this view: buildings that it hides are dealt at random, but those that the seat
    passed on in the draft go to others."""
    s = Isles()
    s.t, s.seats, s.dice = t, view.seats, dice
    s.side, s.trading, s.close, s.raiding = view.side, view.trading, view.close, view.raiding
    s.six, s.architect = view.six, view.architect
    s.boards, s.ports = tuple(view.boards), tuple(view.ports)
    chart(s)
    s.first, s.round, s.turn = view.first, view.round, view.turn
    s.acted, s.offers, s.trades = view.acted, view.offers, view.trades
    s.declined, s.ending, s.last = view.declined, view.ending, view.last
    s.owner, s.treasure, s.influence = view.owner[:], view.treasure, view.influence[:]
    s.event_shown, s.event_under = tuple(view.event_shown), tuple(view.event_under)
    s.event_left, s.event_used = tuple(view.event_left), tuple(view.event_used)
    s.brag_shown, s.brag_under = tuple(view.brag_shown), tuple(view.brag_under)
    s.brag_left, s.brag_used = tuple(view.brag_left), tuple(view.brag_used)
    s.crew_row, s.crew_top, s.crew_left = tuple(view.crew_row), view.crew_top, tuple(view.crew_left)
    s.token_top, s.token_left = view.token_top, tuple(view.token_left)
    s.row, s.discards = tuple(view.row), tuple(view.discards)
    s.stack, s.under = tuple(view.stack), tuple(view.under)
    s.coins, s.wood, s.fish, s.books = view.coins[:], view.wood[:], view.fish[:], view.books[:]
    s.ship = view.ship[:]
    s.deck_crew = [tuple(crew) for crew in view.deck_crew]
    s.below = [tuple(crew) for crew in view.below]
    s.injured = [tuple(crew) for crew in view.injured]
    s.units = [tuple(units) for units in view.units]
    s.buildings = [tuple(buildings) for buildings in view.buildings]
    s.powers = [powers_of(s, buildings) for buildings in s.buildings]
    s.renown, s.sevens = view.renown[:], view.sevens[:]
    s.tokens = [tuple(tokens) for tokens in view.tokens]
    s.passed = [tuple(cards) for cards in view.passed]
    s.force, s.faces, s.strength = tuple(view.force), tuple(view.faces), view.strength
    s.paid, s.skip, s.bargain = view.paid, view.skip, tuple(view.bargain)
    deal_buildings(s, view, dice)
    restore_flow(s, view.flow, FRAMES, dice)
    return s


def deal_buildings(s: Isles, view: IslesView, dice: Dice) -> None:
    """Deal the unseen buildings to the others' hands and packs and to the deck."""
    places = [*view.hand, *view.pack]
    shown = {card for cards in (*places, *view.buildings, view.row, view.discards, view.deck) for card in cards}
    pool = [card for card in range(len(s.t.price)) if card not in shown]
    held = [card for card in pool if view.seat >= 0 and card in view.passed[view.seat]]  # somebody else has these
    rest = [card for card in pool if card not in held]
    shuffle(rest, dice)
    wanted = sum(cards.count(UNKNOWN) for cards in places)
    dealt = held + rest[: wanted - len(held)]
    left = rest[wanted - len(held) :]
    shuffle(dealt, dice)
    filled = [[dealt.pop() if card == UNKNOWN else card for card in cards] for cards in places]
    s.hand = [tuple(sorted(cards)) for cards in filled[: s.seats]]
    s.pack = [tuple(sorted(cards)) for cards in filled[s.seats :]]
    s.deck = tuple(sorted(left)) if UNKNOWN in view.deck else tuple(view.deck)
