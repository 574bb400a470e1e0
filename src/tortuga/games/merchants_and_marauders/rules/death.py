"""MM-14 Death, new captains, retirement; and what becomes of a ship's modifications."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    drop_all_cargo,
    home_of,
    lose_weapon,
    replaced,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import lose_bounties, port_closed
from tortuga.games.merchants_and_marauders.rules.damage import sunk
from tortuga.games.merchants_and_marauders.rules.glory import card_for, draw_glory, holds_for, might_hold, play_card
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep, YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Zone
from tortuga.games.merchants_and_marauders.vocabulary.captains import ASHORE, DEAD, GLORY_HAND, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cards import AT_DEATH
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import MODIFICATIONS, SHIPS, SMALL_PIRATE, WEAPONS
from tortuga.kernel.machine import EVERYTHING, UNKNOWN, Decision, Fact, Facts, Seat, without

# -- MM-12e.8 Modifications go back to ports


class PlaceMod(Decision[Sea]):
    """The owner of a lost ship puts its modifications face down on ports that have none: one of them, on one port.
    ``mods``: bits of the ``number`` that are left; once the first has been put down (``mixed``) only he knows which."""

    clause: ClassVar[str] = "MM-12e.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "mods", "mixed")
    verb: ClassVar[str] = "leave-mod"
    names: ClassVar[str] = "berth"
    span: ClassVar[int] = MODIFICATIONS * ZONES

    def __init__(self, seat: Seat, number: int, mods: int, mixed: int) -> None:
        super().__init__(seat)
        self.number = number
        self.mods = mods
        self.mixed = mixed

    def seen_by(self, seat: Seat) -> list[Fact]:
        known = not self.mixed or seat in (self.seat, EVERYTHING)
        return [self.seat, self.number, self.mods if known else UNKNOWN, self.mixed]

    def options(self, s: Sea) -> list[int]:
        ports = [zone for zone in range(ZONES) if s.nation[zone] != NONE and s.mod_at[zone] == NONE]
        return [mod * ZONES + zone for mod in range(MODIFICATIONS) if self.mods >> mod & 1 for zone in ports]

    def chosen(self, s: Sea, option: int) -> None:
        mod, zone = divmod(option, ZONES)
        s.mod_at = replaced(s.mod_at, zone, mod)
        s.mod_up &= ~(1 << zone)
        s.mod_known = replaced(s.mod_known, zone, 1 << self.seat)
        if s.telling:
            s.whisper("placed_mod", self.seat, {"mod": mod}, zone=zone)
        if self.number > 1:
            s.then(PlaceMod(self.seat, self.number - 1, self.mods & ~(1 << mod), 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        mod, zone = divmod(option, ZONES)
        if not self.mods >> mod & 1:
            return "MM-12e.8", "not_that_mod"
        return "MM-12e.8", "no_port" if s.nation[zone] == NONE else "has_mod"

    def option_facts(self, s: Sea, option: int) -> Facts:
        mod, zone = divmod(option, ZONES)
        return {"berth": option, "mod": mod, "zone": zone}


def lowest(bits: int) -> int:
    for mod in range(MODIFICATIONS):
        if bits >> mod & 1:
            return mod
    raise AssertionError("no modification left")


def place_mods(s: Sea, seat: Seat, mods: int) -> None:
    number = 0
    for mod in range(MODIFICATIONS):
        number += mods >> mod & 1
    if number:
        s.then(PlaceMod(seat, number, mods, 0))


def give_up_ship(s: Sea, seat: Seat) -> None:
    """The ship goes back to the box; its owner places its modifications."""
    mods = s.mods[seat]
    s.mods[seat] = 0
    leave_mods(s, seat, mods)


def leave_mods(s: Sea, seat: Seat, mods: int) -> None:
    """These modifications stay behind with a ship."""
    if mods:
        place_mods(s, seat, s.modules.ship_given_up(s, seat, mods))


# -- MM-14a Dying


def die(s: Sea, seat: Seat) -> None:
    """MM-14a.1: everything aboard is lost; glory points and the stash stay. A card may save the captain."""
    s.then(Die(seat))
    offer_survival(s, seat)


def offer_survival(s: Sea, seat: Seat) -> None:
    if might_hold(s, seat, AT_DEATH):
        s.then(Survive(seat))


class Survive(YesNo):
    """MM-13d.1 Survivor: the captain gets away without his ship."""

    clause: ClassVar[str] = "MM-13d.1"
    verb: ClassVar[str] = "survive"
    secret: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if holds_for(s, self.seat, AT_DEATH) else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            card = card_for(s, self.seat, AT_DEATH)
            if s.modules.balks(s, self.seat, card, self):
                return
            play_card(s, self.seat, card)
            s.fate[self.seat] = ASHORE


class Die(SeatStep):
    clause: ClassVar[str] = "MM-14a.1"

    def run(self, s: Sea) -> None:
        lose_everything(s, self.seat, "died")


def lose_everything(s: Sea, seat: Seat, told: str) -> None:
    """MM-14a.1; also MM-14c.1 for a captain who retires, of which everybody has been ``told``."""
    lives = s.fate[seat] == ASHORE
    s.inform()  # hand and rumor are laid open
    drop_all_cargo(s, seat)
    s.gold[seat] = 0
    for weapon in range(WEAPONS):
        while s.weapons[seat * WEAPONS + weapon] > 0:
            lose_weapon(s, seat, weapon)
    if s.mission[seat] != NONE:
        s.mission_gone = (*s.mission_gone, s.mission[seat])
        s.mission[seat], s.part[seat] = NONE, 0
    for location in range(5):
        s.points[seat * 5 + location] = 0
    if lives:
        if s.telling:
            s.tell("survived", seat)
    else:
        s.fate[seat] = DEAD
        if s.telling and told:
            s.tell(told, seat, captain=s.captain[seat])
        s.glory_gone += s.hand[seat] + s.crewmen[seat]
        s.hand[seat], s.crewmen[seat] = (), ()
        s.rumor_gone += s.rumors[seat]
        s.rumors[seat] = ()
        if s.papers[seat] != NONE:
            s.rumor_gone = (*s.rumor_gone, s.papers[seat])
            s.papers[seat] = NONE
        for nation in range(4):
            lose_bounties(s, seat, nation, s.bounties[seat * 4 + nation])
        s.captain_gone = (*s.captain_gone, s.captain[seat])
        s.captain[seat] = NONE
        s.bought_big[seat] = False
    s.in_port[seat] = False
    s.bought_at[seat] = s.bought_now[seat] = 0
    s.modules.captain_lost(s, seat, lives)
    give_up_ship(s, seat)


class CheckSunk(SeatStep):
    """After hits outside battle: has the ship gone down?"""

    clause: ClassVar[str] = "MM-14a.2"

    def run(self, s: Sea) -> None:
        if s.fate[self.seat] == SAILING and sunk(s, self.seat):
            if s.telling:
                s.tell("sank", self.seat)
            die(s, self.seat)


# -- MM-14b A new captain


def draw_captain(s: Sea, seat: Seat) -> None:
    """MM-14b.4: discarded captains are mixed when the deck is empty."""
    if not s.captain_deck:
        s.captain_deck, s.captain_gone = s.captain_gone, ()
    card = s.dice.among("captain", list(s.captain_deck))
    s.captain_deck = without(s.captain_deck, card)
    s.captain[seat] = card


class NewCaptain(SeatStep):
    """MM-14b.1: at the start of the player turn after the death."""

    clause: ClassVar[str] = "MM-14b.1"

    def run(self, s: Sea) -> None:
        draw_captain(s, self.seat)
        if s.telling:
            s.tell("new_captain", self.seat, captain=s.captain[self.seat])
        s.then(AnotherCaptain(self.seat), ChooseShip(self.seat), Muster(self.seat))


class AnotherCaptain(YesNo):
    """MM-14b.2: if an NPC pirate is in the zone of the new captain's home port, another may be drawn."""

    clause: ClassVar[str] = "MM-14b.2"
    verb: ClassVar[str] = "redraw-captain"

    def options(self, s: Sea) -> list[int]:
        home = home_of(s, self.seat)
        there = s.npc_zone[SMALL_PIRATE] == home or s.npc_zone[SMALL_PIRATE + 1] == home
        return [0, 1] if there and (s.captain_deck or s.captain_gone) else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            old = s.captain[self.seat]
            draw_captain(s, self.seat)
            s.captain_gone = (*s.captain_gone, old)
            if s.telling:
                s.tell("new_captain", self.seat, captain=s.captain[self.seat])
            s.then(AnotherCaptain(self.seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-14b.2", "no_pirate_near"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "captain": s.captain[self.seat]}


class ChooseShip(Decision[Sea]):
    """MM-1.4: a captain begins with a sloop or a flute."""

    clause: ClassVar[str] = "MM-1.4"
    verb: ClassVar[str] = "command"
    names: ClassVar[str] = "ship"
    span: ClassVar[int] = SHIPS

    def options(self, s: Sea) -> list[int]:
        return s.t.ships.first[:]

    def chosen(self, s: Sea, option: int) -> None:
        s.ship[self.seat] = option
        for location in range(5):
            s.points[self.seat * 5 + location] = s.t.ships.points[option][location]

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-1.4", "not_a_first_ship"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "captain": s.captain[self.seat]}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"ship": option, "left": s.t.ships.points[option][:], "nimble": s.t.ships.manoeuvrability[option]}


class Muster(SeatStep):
    """MM-14b.3: into the home port with a glory card and ten gold, from the stash if it has them."""

    clause: ClassVar[str] = "MM-14b.3"

    def run(self, s: Sea) -> None:
        seat = self.seat
        from_stash = min(s.t.start.gold, s.stash[seat])
        s.stash[seat] -= from_stash
        s.gold[seat] = s.t.start.gold
        put_in_port(s, seat, home_of(s, seat))
        draw_glory(s, seat, s.t.start.cards + talent(s, seat, GLORY_HAND))
        if s.telling:
            s.tell("musters", seat, ship=s.ship[seat], zone=s.zone[seat])


def put_in_port(s: Sea, seat: Seat, zone: Zone) -> None:
    s.fate[seat] = SAILING
    s.zone[seat] = zone
    s.in_port[seat] = True
    s.leave[seat] = False


class ComeAshore(Decision[Sea]):
    """MM-13d.1: a survivor turns up in the nearest port that he may enter, and chooses between equally near ones."""

    clause: ClassVar[str] = "MM-13d.1"
    verb: ClassVar[str] = "land-at"
    names: ClassVar[str] = "zone"
    span: ClassVar[int] = ZONES

    def options(self, s: Sea) -> list[int]:
        ports = [zone for zone in range(ZONES) if s.nation[zone] != NONE]
        open_ports = [zone for zone in ports if not port_closed(s, self.seat, zone)] or ports
        far = s.t.map.distance[s.zone[self.seat]]
        least = min([far[zone] for zone in open_ports])
        return [zone for zone in open_ports if far[zone] == least]

    def chosen(self, s: Sea, option: int) -> None:
        put_in_port(s, self.seat, option)
        if s.telling:
            s.tell("ashore", self.seat, zone=option)
        s.then(ChooseShip(self.seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13d.1", "no_port" if s.nation[option] == NONE else "not_nearest"
