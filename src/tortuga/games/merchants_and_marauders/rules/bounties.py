"""MM-9 Bounties, and MM-11 War and peace."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import MOD_OF_LOCATION, nation_of, pay, purse, replaced
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Nation, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import USED_COLOURS
from tortuga.games.merchants_and_marauders.vocabulary.map import NATIONS
from tortuga.games.merchants_and_marauders.vocabulary.ships import FRIGATE, MANOWAR, SLOOP, SMALL_PIRATE
from tortuga.kernel.machine import Decision, Facts, Seat


def gain_bounty(s: Sea, seat: Seat, nation: Nation) -> None:
    """MM-9.6: as long as the supply lasts."""
    if s.bounty_supply[nation] > 0:
        s.bounty_supply = replaced(s.bounty_supply, nation, s.bounty_supply[nation] - 1)
        s.bounties[seat * 4 + nation] += 1
        if s.telling:
            s.tell("bounty", seat, nation=nation)


def lose_bounties(s: Sea, seat: Seat, nation: Nation, number: int) -> None:
    s.bounties[seat * 4 + nation] -= number
    s.bounty_supply = replaced(s.bounty_supply, nation, s.bounty_supply[nation] + number)
    if s.telling and number:
        s.tell("pardoned", seat, nation=nation, number=number)


def at_war(s: Sea, one: Nation, other: Nation) -> bool:
    """Are these two nations at war with each other?"""
    return one != other and one in s.war and other in s.war


def bounty_for_attack(s: Sea, seat: Seat, nation: Nation) -> int:
    """MM-9.5, MM-9.6: the nation that would put a bounty on the attacker of one of its ships; NONE if it would not."""
    if nation == NONE or at_war(s, nation_of(s, seat), nation) or s.bounty_supply[nation] == 0:
        return NONE
    return nation


def attack_bounty(s: Sea, seat: Seat, nation: Nation) -> None:
    """MM-9.5: attacking an enemy in war costs no bounty."""
    if not at_war(s, nation_of(s, seat), nation):
        gain_bounty(s, seat, nation)


def port_closed(s: Sea, seat: Seat, zone: Zone) -> bool:
    """MM-4.6: closed to captains on whom its nation has put a bounty, and to enemies in war."""
    nation = s.nation[zone]
    return s.bounties[seat * 4 + nation] > 0 or at_war(s, nation_of(s, seat), nation)


def may_act_in_port(s: Sea, seat: Seat) -> bool:
    """MM-4.9: in a closed port only with leave."""
    if not port_closed(s, seat, s.zone[seat]) or s.leave[seat]:
        return True
    return s.active == seat and s.used & USED_COLOURS != 0


def npc_ship(s: Sea, npc: Npc) -> int:
    """MM-10a.4: navies sail frigates, in war men-o'-war; the small pirate a sloop, the large one a frigate. Some cards
    of Seas of Glory bring a ship of their own (MM-S1.5)."""
    if npc < SMALL_PIRATE and npc in s.war:
        return MANOWAR
    cards = s.npc_cards[npc]
    if cards and s.t.npcs.type[cards[-1]] != NONE:
        return s.t.npcs.type[cards[-1]]
    return SLOOP if npc == SMALL_PIRATE else FRIGATE


def npc_full_points(s: Sea, npc: Npc) -> list[int]:
    """The points of an undamaged ship without a player."""
    mods = s.modules.npc_mods(s, npc)
    points = s.t.ships.points[npc_ship(s, npc)][:]
    for location in range(5):
        mod = MOD_OF_LOCATION[location]
        if mod != NONE and mods >> mod & 1:
            more = points[location] + s.t.mods.amount[mod]
            points[location] = more if more < s.t.ships.caps[location] else s.t.ships.caps[location]
    return points


def start_war(s: Sea) -> None:
    """MM-11.1: two different nations; a new war takes the place of an old one."""
    nations = list(range(len(NATIONS)))
    one = s.dice.among("nation", nations)
    nations.remove(one)
    other = s.dice.among("nation", nations)
    s.war = (one, other) if one < other else (other, one)
    if s.telling:
        s.tell("war", NONE, nation=list(s.war))
    s.modules.war_declared(s)


def make_peace(s: Sea) -> None:
    if s.telling:
        s.tell("peace" if s.war else "still_peace", NONE)
    s.war = ()


class RemoveBounty(Decision[Sea]):
    """A bounty may be taken off: at a price, or as a reward; ``left`` of them, ``whole`` nations at a time."""

    clause: ClassVar[str] = "MM-9.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "price", "left", "whole")
    verb: ClassVar[str] = "pardon"
    names: ClassVar[str] = "pardon"
    span: ClassVar[int] = 5

    def __init__(self, seat: Seat, price: int, left: int, whole: int) -> None:
        super().__init__(seat)
        self.price = price
        self.left = left
        self.whole = whole

    def options(self, s: Sea) -> list[int]:
        options = [0]
        if self.price <= (purse(s, self.seat) if s.active == self.seat else s.gold[self.seat]):
            options += [1 + nation for nation in range(4) if s.bounties[self.seat * 4 + nation] > 0]
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            return
        nation = option - 1
        pay(s, self.seat, self.price)
        lose_bounties(s, self.seat, nation, s.bounties[self.seat * 4 + nation] if self.whole else 1)
        if self.left > 1:
            s.then(RemoveBounty(self.seat, self.price, self.left - 1, self.whole))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-9.9", "no_such_bounty" if s.bounties[self.seat * 4 + option - 1] == 0 else "too_dear"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "price": self.price}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option == 0:
            return {"pardon": 0}
        return {"pardon": option, "nation": option - 1, "number": s.bounties[self.seat * 4 + option - 1]}
