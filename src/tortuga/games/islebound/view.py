"""What a seat may see of Islebound, and how the rest is imagined.

Everything is public except in the Architect variant: hands, the packs of the draft, and which buildings are left in
the deck.
"""

from __future__ import annotations

from tortuga.games.islebound.rules.ending import score
from tortuga.games.islebound.rules.frames import DECISIONS, STEPS
from tortuga.games.islebound.rules.goods import powers_of
from tortuga.games.islebound.rules.setup import chart
from tortuga.games.islebound.state import EMPTY, Isles, IslesTables
from tortuga.kernel.dice import Dice, shuffle
from tortuga.kernel.machine import EVERYTHING, UNKNOWN
from tortuga.kernel.view import Public, PublicFields, View, heading, restore_flow

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class IslesView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Buildings that it may not know are UNKNOWN."""

    side: Public[int]
    trading: Public[bool]
    close: Public[bool]
    raiding: Public[bool]
    six: Public[bool]
    architect: Public[bool]
    boards: Public[tuple[int, ...]]
    ports: Public[tuple[int, ...]]
    near: Public[tuple[tuple[int, ...], ...]]
    first: Public[int]
    round: Public[int]
    turn: Public[int]
    acted: Public[bool]
    offers: Public[int]
    trades: Public[int]
    declined: Public[bool]
    ending: Public[bool]
    last: Public[bool]
    owner: Public[list[int]]
    treasure: Public[int]
    influence: Public[list[int]]
    event_shown: Public[tuple[int, ...]]
    event_under: Public[tuple[int, ...]]
    event_left: Public[tuple[int, ...]]
    event_used: Public[tuple[int, ...]]
    brag_shown: Public[tuple[int, ...]]
    brag_under: Public[tuple[int, ...]]
    brag_left: Public[tuple[int, ...]]
    brag_used: Public[tuple[int, ...]]
    crew_row: Public[tuple[int, ...]]
    crew_top: Public[int]
    crew_left: Public[tuple[int, ...]]
    token_top: Public[int]
    token_left: Public[tuple[int, ...]]
    row: Public[tuple[int, ...]]
    deck: list[int]
    discards: Public[tuple[int, ...]]
    stack: Public[tuple[int, ...]]
    under: Public[tuple[int, ...]]
    coins: Public[list[int]]
    wood: Public[list[int]]
    fish: Public[list[int]]
    books: Public[list[int]]
    ship: Public[list[int]]
    deck_crew: Public[list[tuple[int, ...]]]
    below: Public[list[tuple[int, ...]]]
    injured: Public[list[tuple[int, ...]]]
    units: Public[list[tuple[int, ...]]]
    buildings: Public[list[tuple[int, ...]]]
    renown: Public[list[int]]
    tokens: Public[list[tuple[int, ...]]]
    sevens: Public[list[int]]
    hand: list[list[int]]
    pack: list[list[int]]
    passed: list[list[int]]  # what this seat passed on in the draft
    force: Public[tuple[int, ...]]
    faces: Public[tuple[int, ...]]
    strength: Public[int]
    paid: Public[int]
    skip: Public[int]
    bargain: Public[tuple[int, ...]]
    score: list[int]  # as it stands, by seat


PUBLIC = PublicFields(IslesView)


def tokens_left(view: IslesView) -> int:
    """Renown tokens in the stack, with the one on top."""
    return sum(view.token_left) + (view.token_top != EMPTY)


def units_left(t: IslesTables, view: IslesView) -> tuple[int, int]:
    """Pirates and serpents in the stacks, with the spent ones below."""
    pirates = sum(view.stack[: t.pirates]) + sum(kind < t.pirates for kind in view.under)
    return pirates, sum(view.stack) + len(view.under) - pirates


def make_view(s: Isles, seat: int, key: str, rules: str) -> IslesView:
    every = seat == EVERYTHING or not (s.open or s.agenda)  # at the end all hands are laid open

    def own(cards: list[tuple[int, ...]]) -> list[list[int]]:
        return [list(c) if every or other == seat else [UNKNOWN] * len(c) for other, c in enumerate(cards)]

    return IslesView(
        **heading(key, rules, s, seat),
        **PUBLIC.show(s),
        deck=list(s.deck) if every or not s.architect else [UNKNOWN] * len(s.deck),
        hand=own(s.hand),
        pack=own(s.pack),
        passed=[list(cards) if every or other == seat else [] for other, cards in enumerate(s.passed)],
        score=[score(s, other) for other in range(s.seats)],
    )


def imagine(t: IslesTables, view: IslesView, dice: Dice) -> Isles:
    """A table that could look like this view: buildings that it hides are dealt at random, but those that the seat
    passed on in the draft go to others."""
    s = Isles()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    chart(s)
    s.powers = [powers_of(s, buildings) for buildings in s.buildings]
    s.passed = [tuple(cards) for cards in view.passed]
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
