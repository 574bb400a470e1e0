"""MM-7 Scouting: captains for merchants, ships and each other; ships without a player for captains."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import best_talent, skill_of, try_skill
from tortuga.games.merchants_and_marauders.rules.battle import offended, start_battle
from tortuga.games.merchants_and_marauders.rules.bounties import bounty_for_attack, npc_full_points
from tortuga.games.merchants_and_marauders.rules.glory import offer
from tortuga.games.merchants_and_marauders.rules.looking import look
from tortuga.games.merchants_and_marauders.rules.npcs import busy, wanted
from tortuga.games.merchants_and_marauders.rules.raid import find_merchant
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Npc
from tortuga.games.merchants_and_marauders.vocabulary.captains import SCOUTING, SHY_OF_NAVIES
from tortuga.games.merchants_and_marauders.vocabulary.cards import BEFORE_SCOUTING, CONVOY, FOG, FOUND, SMUGGLERS_MOON
from tortuga.games.merchants_and_marauders.vocabulary.map import NAVAL_SCOUTS_AGAIN, NAVAL_SCOUTS_TWICE
from tortuga.games.merchants_and_marauders.vocabulary.ships import NPCS, SMALL_PIRATE
from tortuga.kernel.machine import Decision, Facts, Seat, Step

MERCHANT: Final = -2  # the target that is no side


def scout(s: Sea, seat: Seat, target: int) -> None:
    """MM-7.1: name a target and roll. A target is a side, or MERCHANT."""
    if s.telling:
        if target == MERCHANT:
            s.tell("scouts_merchant", seat, zone=s.zone[seat])
        else:
            s.tell("scouts", seat, rival=target)
    s.then(ScoutRoll(seat, target))
    s.modules.before_scouting(s, seat, target)
    offer(s, seat, BEFORE_SCOUTING)


class ScoutRoll(Step[Sea]):
    clause: ClassVar[str] = "MM-7.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat = seat
        self.target = target

    def run(self, s: Sea) -> None:
        s.then(Scouted(self.seat, self.target))
        look(s, self.seat, 0, self.target)


class Scouted(Step[Sea]):
    """MM-7.2: a captain who was found may have a card against it."""

    clause: ClassVar[str] = "MM-7.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat = seat
        self.target = target

    def run(self, s: Sea) -> None:
        s.found = s.rolled > 0
        if not s.found:
            if s.telling:
                s.tell("not_found", self.seat)
        elif self.target == MERCHANT:
            find_merchant(s, self.seat, NONE)
        else:
            s.then(AttackFound(self.seat, self.target))
            if self.target < s.seats:
                offer(s, self.target, FOUND)


class AttackFound(YesNo):
    """MM-7.2: whoever finds a ship may attack it, or leave it alone."""

    clause: ClassVar[str] = "MM-7.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "target")
    verb: ClassVar[str] = "attack"

    def __init__(self, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if s.found else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            start_battle(s, self.seat, self.target)

    def facts(self, s: Sea) -> Facts:
        if self.target < s.seats:
            points = s.points[self.target * 5 : self.target * 5 + 5]
        else:
            points = npc_full_points(s, self.target - s.seats)
        return {"seat": self.seat, "rival": self.target, "left": points}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"yes": option, "bounty": bounty_for_attack(s, self.seat, offended(s, self.target))}


# -- MM-10d Ships without a player scout for captains


class NpcsScout(Decision[Sea]):
    """MM-10d.3: each hunting ship in the zone scouts once, navies before pirates; among equals the captain says which
    comes first. ``left``: bits of those that have yet to scout."""

    clause: ClassVar[str] = "MM-10d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "face"
    names: ClassVar[str] = "npc"
    span: ClassVar[int] = NPCS
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        if not s.at_sea(self.seat):
            return []
        here = s.zone[self.seat]
        scouts = [
            npc
            for npc in range(NPCS)
            if self.left >> npc & 1
            and s.npc_zone[npc] == here
            and (wanted(s, npc, self.seat) or s.modules.scouts_too(s, npc, self.seat))
            and not busy(s, npc)
            and not s.modules.blinded(s, npc)
        ]
        navies = [npc for npc in scouts if npc < SMALL_PIRATE]
        return navies or scouts

    def chosen(self, s: Sea, option: int) -> None:
        s.then(NpcScout(self.seat, option), NpcsScout(self.seat, self.left & ~(1 << option)))
        s.modules.before_npc_scouting(s, option, self.seat)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-10d.3", "does_not_scout"

    def option_facts(self, s: Sea, option: int) -> Facts:
        dice = skill_of(s, s.seats + option, SCOUTING) if s.npc_cards[option] else 0
        return {"npc": option, "dice": dice}


class NpcScout(Step[Sea]):
    """MM-10d.3: one ship rolls its Scouting; zones make it harder or easier."""

    clause: ClassVar[str] = "MM-10d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "npc")

    def __init__(self, seat: Seat, npc: Npc) -> None:
        self.seat = seat
        self.npc = npc

    def run(self, s: Sea) -> None:
        s.found = npc_finds(s, self.npc, self.seat)
        s.then(NpcScouted(self.seat, self.npc))
        if s.found:
            if s.telling:
                s.tell("found", s.seats + self.npc, rival=self.seat)
            offer(s, self.seat, FOUND)
            s.modules.npc_looked(s, self.seat, self.npc)


def npc_finds(s: Sea, npc: Npc, seat: Seat) -> bool:
    """One Scouting roll, or as many as the zone asks for."""
    side, zone = s.seats + npc, s.zone[seat]
    power = s.t.map.power[zone]
    navy = npc < SMALL_PIRATE
    more = s.modules.npc_scouting_dice(s, npc, seat)
    needed = 1
    if navy:
        more += s.t.events.effect_amount[CONVOY] if s.weather >> CONVOY & 1 else 0
        more -= 1 if s.weather >> SMUGGLERS_MOON & 1 else 0
        needed = best_talent(s, seat, SHY_OF_NAVIES, 1)
    if s.weather >> FOG & 1:
        more -= s.t.events.effect_amount[FOG]
    found = try_skill(s, side, SCOUTING, more) >= needed
    if not found and power[NAVAL_SCOUTS_AGAIN] != NONE and s.t.map.power_nation[zone][NAVAL_SCOUTS_AGAIN] == npc:
        found = try_skill(s, side, SCOUTING, more) >= needed
    if found and navy and power[NAVAL_SCOUTS_TWICE] != NONE:
        found = try_skill(s, side, SCOUTING, more) >= needed
    return found


class NpcScouted(Step[Sea]):
    """MM-10d.5: a ship that finds a captain attacks."""

    clause: ClassVar[str] = "MM-10d.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "npc")

    def __init__(self, seat: Seat, npc: Npc) -> None:
        self.seat = seat
        self.npc = npc

    def run(self, s: Sea) -> None:
        if s.found and not s.modules.npc_found(s, self.seat, self.npc):
            start_battle(s, s.seats + self.npc, self.seat)


def npcs_scout(s: Sea, seat: Seat) -> None:
    """At the start of a player turn at sea, and on entering a zone."""
    here = s.zone[seat]
    for npc in range(NPCS):
        if s.npc_zone[npc] == here:
            s.then(NpcsScout(seat, (1 << NPCS) - 1))
            return
