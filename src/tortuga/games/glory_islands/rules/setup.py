"""GI-11 Setting up."""

from __future__ import annotations

from tortuga.games.glory_islands.rules.round import Round
from tortuga.games.glory_islands.rules.wrecks import stack_up
from tortuga.games.glory_islands.state import CARDS_EACH, EMPTY, GREEN, KINDS, LAND, NO_CARD, Islands, IslandTables
from tortuga.kernel.dice import Dice


def set_up(t: IslandTables, seats: int, back: bool, wrecks: bool, colours: list[int], dice: Dice) -> Islands:
    s = Islands()
    s.t, s.seats, s.dice = t, seats, dice
    s.back, s.side = back, t.sides[1 if back else 0]
    s.morgan = 2 if seats == 2 else -1
    s.crews = 3 if seats == 2 else seats
    s.colour = tuple([*colours[:seats], GREEN] if seats == 2 else colours[:seats])
    s.hand = [tuple(range(colour * CARDS_EACH, (colour + 1) * CARDS_EACH)) for colour in s.colour]
    s.pile = [() for _ in s.colour]
    s.played = [NO_CARD] * s.crews
    s.glory, s.sail, s.ship = [0] * s.crews, [0] * s.crews, [0] * s.crews
    s.supply = [t.pirates] * s.crews
    s.barrels = [t.barrels_at_start] * s.crews
    s.loot = [() for _ in s.colour]
    s.memory = [() for _ in s.colour]
    s.sunk = [False] * s.crews
    s.cells = [EMPTY] * LAND
    s.room = s.side.sizes[:]
    s.bag = [t.tokens_of_each - t.removed_of_each[seats - 2]] * KINDS
    if s.morgan >= 0:
        s.supply[s.morgan] = t.morgan_pirates
        s.barrels[s.morgan] = 0
        s.morgan_deck = s.hand[s.morgan]
        s.hand[s.morgan] = ()
    s.barrel_supply = t.barrels - sum(s.barrels)
    stack_up(s, wrecks)
    s.then(Round())
    return s
