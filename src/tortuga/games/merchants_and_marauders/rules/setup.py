"""MM-1 Setting up."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.moments import BASE_GAME, Moments
from tortuga.games.merchants_and_marauders.rules.basics import home_of, replaced, talent
from tortuga.games.merchants_and_marauders.rules.death import ChooseShip, draw_captain, put_in_port
from tortuga.games.merchants_and_marauders.rules.glory import draw_glory
from tortuga.games.merchants_and_marauders.rules.missions import offer_mission
from tortuga.games.merchants_and_marauders.rules.turn import Turn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import GLORY_HAND, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BASE_RUMORS,
    CAPTAIN_DECK,
    CARGO_DECK,
    EVENT_DECK,
    GLORY_KINDS,
    MISSION_DECK,
    RUMOR_DECK,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    ALL_NPCS,
    BASE_MODIFICATIONS,
    BASE_WEAPONS,
    MODIFICATIONS,
    UNSEEN,
    WEAPONS,
)
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import AnyDecision, Step


def all_glory_cards(t: SeaTables) -> list[int]:
    """The whole deck: copies of the one-shot cards, and each specialist card once."""
    cards = []
    for card in range(len(t.glory.moment)):
        cards += [card] * (t.glory.copies if card < GLORY_KINDS else 1)
    return cards


def cards_in_play(s: Sea, deck: int) -> list[int]:
    """The cards of which this deck is made: those of the base game, unless a module says otherwise."""
    every = (s.t.captains.base, s.t.events.base, CARGO_CARDS, BASE_RUMORS, s.t.missions.base)
    return s.modules.cards_in_play(s, deck, list(range(every[deck])))


def tokens_of_mod(s: Sea, mod: int) -> int:
    """How many modification tokens of this type are in play."""
    return s.t.mods.tokens if mod < BASE_MODIFICATIONS else s.modules.mod_tokens(s, mod)


def tokens_of_weapon(s: Sea, weapon: int) -> int:
    """How many tokens of this special weapon are in play."""
    return s.t.weapons.tokens if weapon < BASE_WEAPONS else s.modules.weapon_tokens(s, weapon)


def set_up(t: SeaTables, seats: int, turns: int, retirement: bool, dice: Dice, modules: Moments = BASE_GAME) -> Sea:
    s = Sea()
    s.t, s.seats, s.dice = t, seats, dice
    s.turns, s.retirement = turns, retirement
    s.modules = modules
    s.modules.open_box(s)
    # the board
    s.nation = tuple(t.map.nation)
    ports = [zone for zone in range(ZONES) if s.nation[zone] != NONE]
    s.demand_supply = (t.cargo.demand_tokens,) * GOODS
    s.demand = (NONE,) * ZONES
    for zone in ports:
        good = dice.draw("demand", list(s.demand_supply))
        s.demand_supply = replaced(s.demand_supply, good, s.demand_supply[good] - 1)
        s.demand = replaced(s.demand, zone, good)
    s.mod_at = tuple([UNSEEN if s.nation[zone] != NONE else NONE for zone in range(ZONES)])
    s.mod_known = (0,) * ZONES
    s.mod_pool = tuple([tokens_of_mod(s, mod) for mod in range(MODIFICATIONS)])
    s.lots = (tuple(t.start.merchants),)
    s.merchant = (0,) * ZONES
    s.track = (0, 0, 0, 0)
    s.weapon_supply = tuple([tokens_of_weapon(s, weapon) for weapon in range(WEAPONS)])
    s.bounty_supply = (t.start.bounties,) * 4
    s.npc_cards = ((),) * ALL_NPCS
    s.npc_zone = (NONE,) * ALL_NPCS
    # decks
    s.event_deck = tuple(cards_in_play(s, EVENT_DECK))
    s.glory_deck = tuple(all_glory_cards(t))
    s.captain_deck = tuple(cards_in_play(s, CAPTAIN_DECK))
    s.cargo_deck = tuple(cards_in_play(s, CARGO_DECK))
    s.rumor_deck = tuple(cards_in_play(s, RUMOR_DECK))
    s.mission_deck = tuple(cards_in_play(s, MISSION_DECK))
    for _ in range(t.start.missions):
        offer_mission(s)
    # players
    s.fate = [SAILING] * seats
    s.captain, s.ship = [NONE] * seats, [t.ships.first[0]] * seats
    s.glory, s.stash, s.gold = [0] * seats, [0] * seats, [t.start.gold] * seats
    s.zone, s.in_port = [0] * seats, [True] * seats
    s.points, s.weapons, s.bounties = [0] * (5 * seats), [0] * (WEAPONS * seats), [0] * (4 * seats)
    s.mods = [0] * seats
    s.cargo, s.hand = [() for _ in range(seats)], [() for _ in range(seats)]
    s.crewmen, s.rumors = [() for _ in range(seats)], [() for _ in range(seats)]
    s.papers, s.mission, s.part = [NONE] * seats, [NONE] * seats, [0] * seats
    s.bought_big, s.leave = [False] * seats, [False] * seats
    s.bought_at, s.bought_now = [0] * seats, [0] * seats
    s.modules.laid_out(s)
    s.start = dice.among("start", list(range(seats)))
    s.then(FirstCaptains(), RevealCaptains(), Turn())
    return s


class FirstCaptains(Step[Sea]):
    """MM-1.4: everybody draws a captain and chooses a ship in secret."""

    clause: ClassVar[str] = "MM-1.4"

    def run(self, s: Sea) -> None:
        if s.modules.first_captains(s):
            return
        for seat in range(s.seats):
            draw_captain(s, seat)
            if s.telling:
                s.whisper("drew_captain", seat, {"captain": s.captain[seat]})
        asked: list[AnyDecision] = [ChooseShip(seat) for seat in range(s.seats)]
        s.ask_together(asked)


class RevealCaptains(Step[Sea]):
    """MM-1.5: everything is revealed; every ship lies in its captain's home port."""

    clause: ClassVar[str] = "MM-1.5"

    def run(self, s: Sea) -> None:
        s.shown = True
        for seat in range(s.seats):
            put_in_port(s, seat, home_of(s, seat))
            if s.telling:
                s.tell("begins", seat, captain=s.captain[seat], ship=s.ship[seat], zone=s.zone[seat])
        for seat in range(s.seats):
            draw_glory(s, seat, s.t.start.cards + talent(s, seat, GLORY_HAND))
        s.modules.about_to_begin(s)
