"""What bots know of Glory Islands: how good a table is for a crew, and a sensible choice without search."""

from __future__ import annotations

from typing import Final

from tortuga.games.glory_islands.rules.cards import PlayCard
from tortuga.games.glory_islands.rules.ending import final_parts, treasure_glory
from tortuga.games.glory_islands.rules.placing import PlacePirate
from tortuga.games.glory_islands.rules.sailing import MoveShip
from tortuga.games.glory_islands.rules.special import Special
from tortuga.games.glory_islands.state import FIELD, KINDS, RING, STOPOVER, Islands
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Judgement, Outlook, Weights
from tortuga.kernel.machine import Decision

FEATURES: Final = (
    "glory",
    "pirates",
    "sailing",
    "sets",
    "barrels",
    "wrecks",
    "sailed",
    "short",
    "tight",
    "fields",
    "islands",
    "footholds",
    "supply",
    "empty",
    "kinds",
    "ahead",
    "cards",
)
WEIGHTS: Final = Weights(
    FEATURES,
    (0.73, 0.71, 1.16, 0.68, 0.41, 1.00, 1.67, 1.00, -0.07, 1.94, 0.15, 2.38, 0.79, 0.75, 0.40, 2.74, -0.03),
    Outlook(31.77, 0.502, 5.48),
    Outlook(7.43, 0.661, 2.27),
)


def island_prize(s: Islands, crew: int, island: int) -> float:
    """The bonus that the present ranking would bring."""
    cells = s.side.islands[island]
    size = len(cells)
    mine = 0
    ahead = 0
    level = 0
    counts = [0] * s.crews
    for cell in cells:
        if s.cells[cell] >= 0:
            counts[s.cells[cell]] += 1
    mine = counts[crew]
    if mine == 0:
        return 0.0
    for other in range(s.crews):
        if other != crew:
            if counts[other] > mine:
                ahead += 1
            elif counts[other] == mine:
                level += 1
    if ahead > 2:
        return 0.0
    bonus = s.t.bonus[size]
    prize = float(bonus[ahead])
    if level and ahead < 2:
        prize = (prize + bonus[ahead + 1]) / 2
    return prize


class IslandsJudgement(Judgement[Islands]):
    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def value(self, s: Islands, seat: int, weights: Weights) -> float:
        """This crew's prospects minus half those of the best of the others."""
        mine = self.standing(s, seat, weights)
        best = -100.0
        for crew in range(s.crews):
            if crew != seat and not s.sunk[crew]:
                other = self.standing(s, crew, weights)
                if other > best:
                    best = other
        if s.sunk[seat]:
            return -100.0
        return mine - 0.5 * best if best > -100.0 else mine

    def standing(self, s: Islands, crew: int, weights: Weights) -> float:
        """The final score; before the end, what everything this crew has is worth, in points."""
        if s.sunk[crew]:
            return -100.0
        if not s.open and not s.agenda:
            return weights.ended(float(sum(final_parts(s, crew).values())))
        return weights.total(self.features(s, crew))

    def features(self, s: Islands, crew: int) -> list[float]:
        """The final score if the game ended now, and what the position promises beyond it; in the order of FEATURES."""
        t = s.t
        to_go = RING - s.ship[crew] if s.ship[crew] < RING else 0
        left = len(t.track) - 1 - s.sail[crew] - to_go  # sailing points to spare
        pirates = 0
        fields = 0
        for cell in range(len(s.cells)):
            if s.cells[cell] == crew:
                pirates += 1
                if s.side.kind[cell] == FIELD:
                    fields += 1
        islands = 0.0
        footholds = 0.0
        for island in range(len(s.room)):
            prize = island_prize(s, crew, island)
            if prize:
                size = len(s.side.islands[island])
                filled = (size - s.room[island]) / size
                islands += prize * filled * filled
                footholds += prize * filled
        ahead = 0
        for other in range(s.crews):
            if other != crew and s.ship[other] < s.ship[crew]:
                ahead += 1
        cards = 0
        for card in s.hand[crew] if crew < len(s.hand) else ():
            cards += t.value[card]
        loot = s.loot[crew]
        kinds = 0
        for kind in range(KINDS):
            if kind in loot:
                kinds += 1
        salvage = 0
        for token in s.salvage[crew]:
            salvage += token
        return [
            float(s.glory[crew]),
            float(t.pirate_left * pirates),
            float(t.track[s.sail[crew]] if s.sail[crew] < len(t.track) else 0),
            float(treasure_glory(t, loot)),
            float(s.barrels[crew]),
            float(salvage),
            0.55 * (RING - to_go),
            -4.0 * max(0, -left),
            -1.0 * max(0, 6 - left),
            0.6 * fields,
            0.8 * islands,
            0.1 * footholds,
            0.1 * s.supply[crew],
            -0.5 if s.supply[crew] == 0 else 0.0,
            0.2 * kinds,
            0.2 * ahead,
            0.05 * cards,
        ]

    def progress(self, s: Islands) -> float:
        """How much of the lap the first ship has sailed."""
        first = 0
        for crew in range(s.crews):
            if s.ship[crew] > first:
                first = s.ship[crew]
        return 1.0 if first >= RING else first / RING

    def quick(self, s: Islands, decision: Decision[Islands], options: list[int], dice: Dice) -> int:
        """A sensible choice without search: sail far, place where islands fill up, avoid sinking."""
        if isinstance(decision, MoveShip):
            most = 0
            for option in options:
                if option <= STOPOVER:
                    most = option
            if dice.below(3):
                return most
        elif isinstance(decision, PlacePirate):
            best = options[0]
            room = 100
            for cell in options:
                island = s.side.island[cell]
                if island >= 0 and s.room[island] < room:
                    room = s.room[island]
                    best = cell
            if dice.below(2):
                return best
        elif isinstance(decision, Special):
            if dice.below(2):
                return options[0]
        elif isinstance(decision, PlayCard):
            left = len(s.t.track) - 1 - s.sail[decision.seat]
            safe = [card for card in options if s.t.cost[card] <= left]
            if safe:
                return safe[dice.below(len(safe))]
        return options[dice.below(len(options))]


JUDGEMENT: Final = IslandsJudgement()
