"""What bots know of Glory Islands: how good a table is for a crew, and a sensible choice without thinking."""

from __future__ import annotations

from tortuga.games.glory_islands.rules import (
    STOPOVER,
    MoveShip,
    PlacePirate,
    PlayCard,
    Special,
    final_parts,
)
from tortuga.games.glory_islands.state import FIELD, RING, Islands
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision


def value(s: Islands, seat: int) -> float:
    """This crew's prospects less those of the best of the others."""
    mine = prospects(s, seat)
    best = -100.0
    for crew in range(s.crews):
        if crew != seat and not s.sunk[crew]:
            other = prospects(s, crew)
            if other > best:
                best = other
    if s.sunk[seat]:
        return -100.0
    return mine - 0.5 * best if best > -100.0 else mine


def prospects(s: Islands, crew: int) -> float:
    """The final score if the game ended now, and what the standing promises beyond it."""
    if s.sunk[crew]:
        return -100.0
    total = float(sum(final_parts(s, crew).values()))
    if not s.open and not s.agenda:
        return total
    to_go = RING - s.ship[crew] if s.ship[crew] < RING else 0
    slack = len(s.t.track) - 1 - s.sail[crew]
    total += 0.55 * (RING - to_go)  # spaces sailed are paid for; what is still ahead will cost track spaces
    if slack < to_go:
        total -= 4.0 * (to_go - slack)
    total += 0.4 * s.barrels[crew]
    for island in range(len(s.room)):
        total += island_prospect(s, crew, island)
    for cell in range(len(s.cells)):
        if s.cells[cell] == crew and s.side.kind[cell] == FIELD:
            total += 0.6
    if s.supply[crew] == 0:
        total -= 0.5
    return total


def island_prospect(s: Islands, crew: int, island: int) -> float:
    """A part of the bonus that the present ranking would bring, growing as the island fills."""
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
    filled = (size - s.room[island]) / size
    return prize * filled * filled * 0.8


def quick(s: Islands, decision: Decision, options: list[int], dice: Dice) -> int:
    """A choice without thinking: sail well, place where it counts, seldom waste."""
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
