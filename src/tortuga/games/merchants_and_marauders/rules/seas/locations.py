"""MM-S9 Location tokens: eight kinds of places that can be visited, and seven that can be raided."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import (
    attempt,
    clear_display,
    earn,
    goods_held,
    has_mod,
    lay_out,
    pay,
    recruit,
    replaced,
    roll_dice,
    skill_of,
    skulls,
    take_weapon,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import gain_bounty, lose_bounties
from tortuga.games.merchants_and_marauders.rules.damage import damaged, repair_all, sunk, take_hit
from tortuga.games.merchants_and_marauders.rules.death import CheckSunk, die
from tortuga.games.merchants_and_marauders.rules.events import enlist
from tortuga.games.merchants_and_marauders.rules.glory import draw_glory, gain_glory, offer
from tortuga.games.merchants_and_marauders.rules.looking import EVERY, look
from tortuga.games.merchants_and_marauders.rules.npcs import put_npc
from tortuga.games.merchants_and_marauders.rules.plunder import aftermath
from tortuga.games.merchants_and_marauders.rules.port import may_recruit, recruit_in_port, rumor_price
from tortuga.games.merchants_and_marauders.rules.raid import can_raid, hits_shown, put_away
from tortuga.games.merchants_and_marauders.rules.rewards import (
    TakeCargo,
    drop_load,
    may_employ,
    stow,
    trim,
    weapons_to_take,
)
from tortuga.games.merchants_and_marauders.rules.rumors import HearRumor, draw_rumor
from tortuga.games.merchants_and_marauders.rules.seas import favors, loyalty
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep, YesNo
from tortuga.games.merchants_and_marauders.rules.shipyard import VisitYard, anything_to_do
from tortuga.games.merchants_and_marauders.rules.trade import SellGoods, anything_to_sell, buy_goods
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Nation, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_RAID_LOCATION,
    ACT_VISIT,
    USED_LAST_MAN,
    USED_SHIFTED,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    BOARDING_DICE,
    BOARDING_GLORY,
    FIRST_BOARDING_SHIELD,
    FIRST_BOARDING_SUCCESS,
    LEADERSHIP,
    MOVE_HIT,
    SEAMANSHIP,
)
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_CREW_ROUND,
    BEFORE_RUMOR,
    BEFORE_SCOUTING,
    CREW_COMBAT_BEGINS,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import (
    FORT,
    HAVEN,
    MISSIONARY,
    NATIVES,
    PRISON,
    REEF,
    STATION,
    TOWN,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CANNONS, CREW, ESCAPE, HULL, SWIVEL_GUNS, WEAPONS
from tortuga.kernel.machine import AnyDecision, AnyFrame, Decision, Facts, Seat, Step, without

LOCATION_TOKENS: Final = 1 << 15


def part_stations(s: Sea, places: list[int]) -> None:
    for zone in range(ZONES):
        if places[zone] == STATION and any(places[other] == STATION for other in s.t.map.neighbours[zone]):
            fitting = [
                other
                for other in range(ZONES)
                if places[other] not in (NONE, STATION)
                and not any(places[near] == STATION and near != zone for near in s.t.map.neighbours[other])
            ]
            if fitting:
                other = s.dice.among("zone", fitting)
                places[zone], places[other] = places[other], places[zone]


def here(s: Sea, seat: Seat) -> int:
    """The kind of location where a captain is at sea, or NONE."""
    return NONE if s.in_port[seat] else s.seas.location[s.zone[seat]]


# -- MM-S9.2 Visiting


def welcome(s: Sea, seat: Seat, kind: int) -> bool:
    """May this captain visit, and is there anything for him?"""
    if kind == HAVEN:
        return s.pirate(seat)
    if kind == MISSIONARY:
        return s.pirate(seat) and s.gold[seat] >= s.t.locations.missionary
    if kind == STATION:
        return not s.pirate(seat)
    if kind == NATIVES:
        return len(damaged(s, seat)) > 0 and len(loads(s, seat)) > 0
    if kind == FORT:
        return not s.pirate(seat) and len(FortOrder(seat).options(s)) > 1
    if kind == PRISON:
        return s.gold[seat] >= s.t.locations.prison and can_free(s, seat)
    return True


def visit(s: Sea, seat: Seat, kind: int) -> None:
    if kind == HAVEN:
        s.then(VisitHaven(seat, 0))
    elif kind == MISSIONARY:
        s.then(Absolve(seat, NONE))
    elif kind in (STATION, TOWN):
        s.then(TownActivity(seat, 1 if kind == STATION else 0))
    elif kind == NATIVES:
        s.then(PayNatives(seat))
    elif kind == REEF:
        s.then(ReefFound(seat))
        s.then(ReefLook(seat))
        s.modules.before_scouting(s, seat, NONE)
        offer(s, seat, BEFORE_SCOUTING)
    elif kind == FORT:
        s.then(FortOrder(seat))
    else:
        pay(s, seat, s.t.locations.prison)
        free_prisoner(s, seat)


class VisitHaven(Decision[Sea]):
    """MM-S9.11 Pirate Haven: recruit for nothing, hear a rumor for nothing. ``done``: bits of what was done."""

    clause: ClassVar[str] = "MM-S9.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "done")
    verb: ClassVar[str] = "haven"
    names: ClassVar[str] = "haven"
    span: ClassVar[int] = 3

    def __init__(self, seat: Seat, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def options(self, s: Sea) -> list[int]:
        options = [0]
        if not self.done & 1 and may_recruit(s, self.seat) and not s.modules.paid_recruiting(s, self.seat):
            options.append(1)
        if not self.done & 2 and (s.rumor_deck or s.rumor_gone):
            options.append(2)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            return
        s.then(VisitHaven(self.seat, self.done | option))
        if option == 1:
            recruit(s, self.seat, s.t.ships.caps[CREW])
        else:
            draw_rumor(s, self.seat)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.11", "done_already" if self.done & option else "crew_full"


class Absolve(Decision[Sea]):
    """MM-S9.12 Missionary: bounties of one nation are taken off, each for gold. ``nation``: which, once it is said."""

    clause: ClassVar[str] = "MM-S9.12"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")
    verb: ClassVar[str] = "absolve"
    names: ClassVar[str] = "pardon"
    span: ClassVar[int] = 5

    def __init__(self, seat: Seat, nation: Nation) -> None:
        super().__init__(seat)
        self.nation = nation

    def options(self, s: Sea) -> list[int]:
        options = [0]
        if s.gold[self.seat] >= s.t.locations.missionary:
            options += [
                1 + nation
                for nation in range(4)
                if s.bounties[self.seat * 4 + nation] > 0 and self.nation in (NONE, nation)
            ]
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            pay(s, self.seat, s.t.locations.missionary)
            lose_bounties(s, self.seat, option - 1, 1)
            s.then(Absolve(self.seat, option - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if s.bounties[self.seat * 4 + option - 1] == 0:
            return "MM-S9.12", "no_such_bounty"
        return "MM-S9.12", "one_nation" if self.nation not in (NONE, option - 1) else "too_dear"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "price": s.t.locations.missionary}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option == 0:
            return {"pardon": 0}
        return {"pardon": option, "nation": option - 1, "number": s.bounties[self.seat * 4 + option - 1]}


# -- MM-S9.13 Trade Station and MM-S9.18 Town

LEAVE: Final = 0
SELL: Final = 1
BUY: Final = 2
YARD: Final = 3
RECRUIT: Final = 4
ASK: Final = 5
BUY_FAVORS: Final = 6
CHEER: Final = 7


class TownActivity(Decision[Sea]):
    """MM-S9.18: a Town offers one port activity; MM-S9.13: a Trade Station either selling or buying."""

    clause: ClassVar[str] = "MM-S9.18"
    fields: ClassVar[tuple[str, ...]] = ("seat", "station")
    verb: ClassVar[str] = "town"
    names: ClassVar[str] = "town"
    span: ClassVar[int] = 8

    def __init__(self, seat: Seat, station: int) -> None:
        super().__init__(seat)
        self.station = station

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        options = [LEAVE]
        if anything_to_sell(s, seat):
            options.append(SELL)
        options.append(BUY)
        if self.station:
            return options
        if anything_to_do(s, seat):
            options.append(YARD)
        if may_recruit(s, seat):
            options.append(RECRUIT)
        if rumor_price(s, seat) <= s.gold[seat]:
            options.append(ASK)
        if s.seas.chosen & favors.FAVORS and favors.most_to_buy(s, seat) > 0:
            options.append(BUY_FAVORS)
        if s.seas.chosen & loyalty.LOYALTY and loyalty.can_cheer(s, seat):
            options.append(CHEER)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == SELL:
            s.then(SellGoods(seat, 0, 0, 0))
        elif option == BUY:
            buy_goods(s, seat)
        elif option == YARD:
            s.then(VisitYard(seat, 0, 0, 0), LeaveTown(seat))
        elif option == RECRUIT:
            recruit_in_port(s, seat)
        elif option == ASK:
            pay(s, seat, rumor_price(s, seat))
            s.then(HearRumor(seat))
            offer(s, seat, BEFORE_RUMOR)
        elif option == BUY_FAVORS:
            s.then(favors.BuyFavors(seat))
        elif option == CHEER:
            loyalty.cheer(s, seat)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if self.station and option > BUY:
            return "MM-S9.13", "station_trades"
        if option == SELL:
            return "MM-5a.1", "hold_empty"
        if option == YARD:
            return "MM-5c.1", "nothing_at_yard"
        if option == RECRUIT:
            return "MM-5d.1", "crew_full"
        needed = {BUY_FAVORS: favors.FAVORS, CHEER: loyalty.LOYALTY}.get(option)
        if needed is not None and not s.seas.chosen & needed:
            return "MM-S9.18", "not_in_play"
        return "MM-S9.18", "too_dear"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "place": STATION if self.station else TOWN, "gold": s.gold[self.seat]}


class LeaveTown(SeatStep):
    """A captain with a smaller ship has no harbour to store his cargo in."""

    clause: ClassVar[str] = "MM-S9.18"

    def run(self, s: Sea) -> None:
        trim(s, self.seat)


# -- MM-S9.14 Natives


def loads(s: Sea, seat: Seat) -> list[int]:
    """All cargo aboard, as what can go overboard."""
    return goods_held(s, seat) + [GOODS + card - CARGO_CARDS for card in s.seas.contraband[seat]]


class PayNatives(Decision[Sea]):
    """MM-S9.14: one cargo card pays for all repairs; Crew is not repaired."""

    clause: ClassVar[str] = "MM-S9.14"
    verb: ClassVar[str] = "natives"
    names: ClassVar[str] = "natives"
    span: ClassVar[int] = 1 + GOODS + NEW_CARGO_CARDS

    def options(self, s: Sea) -> list[int]:
        return [0] + [1 + load for load in loads(s, self.seat)]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            drop_load(s, self.seat, option - 1)
            repair_all(s, self.seat)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.14", "no_such_good"

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option <= GOODS:
            return {"natives": option, "kind": "good", "good": max(0, option - 1)}
        return {"natives": option, "kind": "contraband", "contraband": CARGO_CARDS + option - 1 - GOODS}


# -- MM-S9.15 Reef


class ReefLook(SeatStep):
    clause: ClassVar[str] = "MM-S9.15"

    def run(self, s: Sea) -> None:
        look(s, self.seat, 0, NONE, EVERY)


class ReefFound(SeatStep):
    clause: ClassVar[str] = "MM-S9.15"

    def run(self, s: Sea) -> None:
        if s.rolled:
            s.then(ReefTake(self.seat, s.rolled, 0))
        elif s.telling:
            s.tell("not_found", self.seat)


class ReefTake(Decision[Sea]):
    """MM-S9.15: for each success one thing. ``left``: successes; ``taken``: things."""

    clause: ClassVar[str] = "MM-S9.15"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "taken")
    verb: ClassVar[str] = "reef"
    names: ClassVar[str] = "reef"
    span: ClassVar[int] = 4 + WEAPONS

    def __init__(self, seat: Seat, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken

    def options(self, s: Sea) -> list[int]:
        options = [0]
        if self.left:
            if s.cargo_deck or s.cargo_gone:
                options.append(1)
            if s.rumor_deck or s.rumor_gone:
                options.append(2)
            if may_recruit(s, self.seat) and not s.modules.paid_recruiting(s, self.seat):
                options.append(3)
            options += [4 + weapon for weapon in weapons_to_take(s, self.seat)]
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == 0:
            if self.taken:
                s.then(ReefStrikes(seat, self.taken))
                attempt(s, seat, SEAMANSHIP, 0, self.taken)
            return
        s.then(ReefTake(seat, self.left - 1, self.taken + 1))
        if option == 1:
            lay_out(s, 1)
            s.then(TakeCargo(seat, 0))
            s.modules.laid_out_cargo(s, seat, 1)
        elif option == 2:
            draw_rumor(s, seat)
        elif option == 3:
            recruit(s, seat, 1)
        else:
            take_weapon(s, seat, option - 4)
            if s.telling:
                s.tell("armed", seat, weapon=option - 4)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if self.left == 0:
            return "MM-S9.15", "no_success_left"
        return "MM-S9.15", "crew_full" if option == 3 else "weapon_aboard"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": self.left, "taken": self.taken}


class ReefStrikes(Step[Sea]):
    """MM-S9.15: a hit on the Hull for each thing taken, one less for each Seamanship success."""

    clause: ClassVar[str] = "MM-S9.15"
    fields: ClassVar[tuple[str, ...]] = ("seat", "taken")

    def __init__(self, seat: Seat, taken: int) -> None:
        self.seat = seat
        self.taken = taken

    def run(self, s: Sea) -> None:
        s.then(CheckSunk(self.seat))
        for _ in range(self.taken - s.rolled):
            take_hit(s, self.seat, HULL, 0)


# -- MM-S9.16 Naval Fort


class FortOrder(Decision[Sea]):
    """MM-S9.16: a naval ship of the fort's nation goes where the captain says; or, if none is out, one is called."""

    clause: ClassVar[str] = "MM-S9.16"
    verb: ClassVar[str] = "fort"
    names: ClassVar[str] = "fort"
    span: ClassVar[int] = 10

    def options(self, s: Sea) -> list[int]:
        navy = s.nation[s.zone[self.seat]]
        if navy == NONE:
            return [0]
        there = s.npc_zone[navy]
        if there != NONE:
            return [0] + [2 + way for way in range(8) if s.t.map.ways[there][way] != NONE]
        return [0, 1] if naval_cards(s, navy) else [0]

    def chosen(self, s: Sea, option: int) -> None:
        navy = s.nation[s.zone[self.seat]]
        if option >= 2:
            put_npc(s, navy, s.t.map.ways[s.npc_zone[navy]][option - 2])
        elif option == 1:
            card = s.dice.among("event", naval_cards(s, navy))
            s.event_deck = without(s.event_deck, card)
            if s.telling:
                s.tell("event", NONE, event=card)
            enlist(s, card)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        navy = s.nation[s.zone[self.seat]]
        if option == 1:
            return "MM-S9.16", "navy_out" if navy != NONE and s.npc_zone[navy] != NONE else "no_card"
        return "MM-S9.16", "no_way"

    def option_facts(self, s: Sea, option: int) -> Facts:
        navy = s.nation[s.zone[self.seat]]
        there = s.npc_zone[navy] if navy != NONE else NONE
        to = s.t.map.ways[there][option - 2] if option >= 2 and there != NONE else NONE
        return {"fort": option, "npc": max(0, navy), "zone": to}


def naval_cards(s: Sea, navy: Npc) -> list[int]:
    """The deck is in no order, so the first one found is any of them."""
    return [card for card in s.event_deck if s.t.npcs.ship[card] == navy]


# -- MM-S9.17 Prison


def can_free(s: Sea, seat: Seat) -> bool:
    """Is there a place aboard for some specialist?"""
    return any(
        s.t.specialists.type[card] != NONE and may_employ(s, seat, card) for card in range(len(s.t.glory.moment))
    )


def free_prisoner(s: Sea, seat: Seat) -> None:
    """The first specialist of the deck joins; those of a type aboard that come before him are discarded."""
    while True:
        found = [card for card in s.glory_deck if s.t.specialists.type[card] != NONE]
        if not found:
            return
        card = s.dice.among("glory_card", found)
        s.glory_deck = without(s.glory_deck, card)
        if may_employ(s, seat, card):
            s.crewmen[seat] = (*s.crewmen[seat], card)
            if s.telling:
                s.tell("employed", seat, glory_card=card)
            return
        s.glory_gone = (*s.glory_gone, card)
        if s.telling:
            s.tell("discarded_glory", seat, glory_card=card)


# -- MM-S9.4 Raiding


def raid(s: Sea, seat: Seat, kind: int) -> None:
    """MM-S9.5: the first bounty, then the defenders' cards."""
    if s.telling:
        s.tell("raids_location", seat, place=kind, zone=s.zone[seat])
    for _ in range(s.t.locations.bounties[kind]):
        gain_bounty(s, seat, s.nation[s.zone[seat]])
    s.escapes = 0
    s.used &= ~(USED_LAST_MAN | USED_SHIFTED)
    lay_out(s, s.t.locations.defense[kind])
    if s.telling:
        s.tell("raid_cards", seat, cargo=list(s.display))
    s.then(Bombard(seat, s.points[seat * 5 + CANNONS]), ReturnFire(seat))
    s.modules.laid_out_cargo(s, seat, len(s.display))


class Bombard(Decision[Sea]):
    """MM-S9.6: a die for each Cannon, one at a time; each skull silences a card. ``left``: dice to come."""

    clause: ClassVar[str] = "MM-S9.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "bombard"
    names: ClassVar[str] = "bombard"
    span: ClassVar[int] = 2

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if self.left > 0 and s.display else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            return
        s.then(Bombard(self.seat, self.left - 1))
        dice = roll_dice(s, 1)
        if s.telling:
            s.tell("bombards", self.seat, die=dice)
        if skulls(dice):
            s.then(Silence(self.seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.6", "no_success_left"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": self.left, "cargo": list(s.display)}


class Silence(Decision[Sea]):
    """MM-S9.6: which card is discarded."""

    clause: ClassVar[str] = "MM-S9.6"
    verb: ClassVar[str] = "silence"
    names: ClassVar[str] = "shot"
    span: ClassVar[int] = CARGO_CARDS + NEW_CARGO_CARDS
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        return sorted(s.display)

    def chosen(self, s: Sea, option: int) -> None:
        put_away(s, option)
        if s.telling:
            s.tell("raid_cards", self.seat, cargo=list(s.display))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.6", "not_on_table"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"shot": option, "cargo": option}


class ReturnFire(SeatStep):
    """MM-S9.7: every hit icon that is left hits the ship; at a Missionary there are none to fear."""

    clause: ClassVar[str] = "MM-S9.7"

    def run(self, s: Sea) -> None:
        hits = [0, 0, 0, 0, 0] if here(s, self.seat) == MISSIONARY else hits_shown(s)
        if talent(s, self.seat, MOVE_HIT) and sum(hits):
            s.then(ShiftFire(self.seat, hits, 0))
        else:
            s.then(TakeFire(self.seat, hits))


class ShiftFire(Decision[Sea]):
    """MM-S9.10 Felipe de los Reyes moves one of the hits, as in any battle. ``ashore``: a hit of the ground assault."""

    clause: ClassVar[str] = "MM-S9.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hits", "ashore")
    verb: ClassVar[str] = "shift-fire"
    names: ClassVar[str] = "shift"
    span: ClassVar[int] = 26

    def __init__(self, seat: Seat, hits: list[int], ashore: int) -> None:
        super().__init__(seat)
        self.hits = hits
        self.ashore = ashore

    def options(self, s: Sea) -> list[int]:
        return [0] + [
            1 + source * 5 + target
            for source in range(5)
            for target in range(5)
            if self.hits[source] and target != source and s.points[self.seat * 5 + target] > 0
        ]

    def chosen(self, s: Sea, option: int) -> None:
        hits = self.hits[:]
        if option:
            source, target = divmod(option - 1, 5)
            hits[source] -= 1
            hits[target] += 1
            s.used |= USED_SHIFTED
            if s.telling:
                s.tell("shifted", self.seat, location=target)
        if self.ashore:
            s.then(AssaultLosses(self.seat, hits))
        else:
            s.then(TakeFire(self.seat, hits))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.10", "no_such_hit"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "volley": [at for at in range(5) for _ in range(self.hits[at])]}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option == 0:
            return {"shift": 0}
        source, target = divmod(option - 1, 5)
        return {"shift": option, "location": source, "target": target}


class TakeFire(Step[Sea]):
    clause: ClassVar[str] = "MM-S9.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hits")

    def __init__(self, seat: Seat, hits: list[int]) -> None:
        self.seat = seat
        self.hits = hits

    def run(self, s: Sea) -> None:
        s.then(FireEnds(self.seat))
        for location in range(5):
            for _ in range(self.hits[location]):
                take_hit(s, self.seat, location, 0)


class FireEnds(SeatStep):
    """MM-S9.10: with Juana la Brava the sea is cheated, and the raid over; else the captain decides."""

    clause: ClassVar[str] = "MM-S9.10"

    def run(self, s: Sea) -> None:
        if sunk(s, self.seat) and s.modules.keeps_afloat(s, self.seat):
            s.points[self.seat * 5 + HULL] = 1
            give_up(s, self.seat)
        else:
            s.then(GoAshore(self.seat))


class GoAshore(Decision[Sea]):
    """MM-S9.7: a ship with a destroyed location breaks off; any other may."""

    clause: ClassVar[str] = "MM-S9.7"
    verb: ClassVar[str] = "ashore"
    names: ClassVar[str] = "assault"
    span: ClassVar[int] = 2

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if can_raid(s, self.seat) else [0]

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == 0:
            give_up(s, seat)
            return
        s.then(GroundAssault(seat))
        offer(s, seat, BEFORE_CREW_ROUND)
        offer(s, seat, CREW_COMBAT_BEGINS)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S9.7", "ship_broken"

    def facts(self, s: Sea) -> Facts:
        return {
            "seat": self.seat,
            "cargo": list(s.display),
            "number": assault_dice(s, self.seat),
            "escapes": defenders(s),
            "left": s.points[self.seat * 5 + CREW],
        }


def give_up(s: Sea, seat: Seat) -> None:
    if s.telling:
        s.tell("raid_failed", seat)
    clear_display(s)
    s.then(CheckSunk(seat), LocationLeft(seat))


def defenders(s: Sea) -> int:
    count = 0
    for card in s.display:
        if s.t.cargo.icon[card] == ESCAPE:
            count += 1
    return max(0, count - s.escapes)


def assault_dice(s: Sea, seat: Seat) -> int:
    dice = skill_of(s, seat, LEADERSHIP) + talent(s, seat, BOARDING_DICE) + s.bonus
    if s.seas.chosen & loyalty.LOYALTY:
        dice += loyalty.spirit(s, seat)
    return max(1, dice)


class GroundAssault(SeatStep):
    """MM-S9.8: a man for each Escape icon, less one for each Leadership success. One round of crew combat."""

    clause: ClassVar[str] = "MM-S9.8"

    def run(self, s: Sea) -> None:
        seat = self.seat
        if has_mod(s, seat, SWIVEL_GUNS):
            dice = roll_dice(s, s.t.mods.amount[SWIVEL_GUNS])
            s.escapes += skulls(dice)
            if s.telling:
                s.tell("swivel_guns", seat, die=dice)
        dice = roll_dice(s, assault_dice(s, seat))
        s.bonus = 0
        if s.telling:
            s.tell("rolled", seat, skill=LEADERSHIP, die=dice)
        successes = skulls(dice) + talent(s, seat, FIRST_BOARDING_SUCCESS)
        lost = defenders(s) - successes - talent(s, seat, FIRST_BOARDING_SHIELD)
        hits = [0, 0, 0, lost if lost > 0 else 0, 0]
        if lost > 0 and talent(s, seat, MOVE_HIT) and not s.used & USED_SHIFTED:
            s.then(ShiftFire(seat, hits, 1))
        else:
            s.then(AssaultLosses(seat, hits))


class AssaultLosses(Step[Sea]):
    """MM-S9.8: the men who fall; more than there are cannot."""

    clause: ClassVar[str] = "MM-S9.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hits")

    def __init__(self, seat: Seat, hits: list[int]) -> None:
        self.seat = seat
        self.hits = hits

    def run(self, s: Sea) -> None:
        seat = self.seat
        s.then(AssaultEnds(seat))
        for location in range(5):
            for _ in range(self.hits[location]):
                if s.points[seat * 5 + location] > 0:
                    take_hit(s, seat, location, 0)


class AssaultEnds(SeatStep):
    clause: ClassVar[str] = "MM-S9.8"

    def run(self, s: Sea) -> None:
        seat = self.seat
        if s.points[seat * 5 + CREW] == 0:
            clear_display(s)
            die(s, seat)
        elif sunk(s, seat):
            give_up(s, seat)
        else:
            s.then(LocationTaken(seat), LocationLeft(seat))


class LocationTaken(SeatStep):
    """MM-S9.9: gold by the plunder values, cards as room allows, glory for a rich prize; the token is gone."""

    clause: ClassVar[str] = "MM-S9.9"

    def run(self, s: Sea) -> None:
        seat, zone = self.seat, s.zone[self.seat]
        kind = s.seas.location[zone]
        gold = 0
        for card in s.display:
            gold += s.t.cargo.plunder[card]
        cards = s.display
        s.display = ()
        s.seas.location = replaced(s.seas.location, zone, NONE)
        if s.telling:
            s.tell("location_taken", seat, place=kind, zone=zone)
        for _ in range(s.t.locations.bounties[kind]):
            gain_bounty(s, seat, s.nation[zone])
        earn(s, seat, gold)
        stow(s, seat, cards)
        if gold >= s.t.points.rich_raid:
            gain_glory(s, seat, "location")
        if talent(s, seat, BOARDING_GLORY):
            draw_glory(s, seat, talent(s, seat, BOARDING_GLORY))
        if kind == PRISON and can_free(s, seat):
            s.then(FreePrisoner(seat))


class FreePrisoner(YesNo):
    """MM-S9.17: whoever has taken a Prison may free a specialist for nothing."""

    clause: ClassVar[str] = "MM-S9.17"
    verb: ClassVar[str] = "free-prisoner"

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            free_prisoner(s, self.seat)


class LocationLeft(SeatStep):
    """A raid is over: the Surgeon and the Carpenter see to the survivors."""

    clause: ClassVar[str] = "MM-S9.10"

    def run(self, s: Sea) -> None:
        if not sunk(s, self.seat):
            aftermath(s, self.seat)


class Locations(Module):
    option: ClassVar[str] = "locations"
    about: ClassVar[str] = "Module 9: 16 places to visit and to raid. No time, high complexity. (MM-S9)"
    bit: ClassVar[int] = LOCATION_TOKENS
    acts: ClassVar[tuple[int, ...]] = (ACT_VISIT, ACT_RAID_LOCATION)
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (
        VisitHaven,
        Absolve,
        TownActivity,
        PayNatives,
        ReefTake,
        FortOrder,
        Bombard,
        Silence,
        GoAshore,
    )
    later_decisions: ClassVar[tuple[type[AnyDecision], ...]] = (ShiftFire, FreePrisoner)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (
        LeaveTown,
        ReefLook,
        ReefFound,
        ReefStrikes,
        ReturnFire,
        TakeFire,
        FireEnds,
        GroundAssault,
        LocationTaken,
        LocationLeft,
        AssaultLosses,
        AssaultEnds,
    )

    def laid_out(self, s: Sea) -> None:
        """MM-S9.1: one token in every zone with a port; two Trade Stations must not be neighbours."""
        left = [s.t.locations.of_each] * len(s.t.locations.names)
        places = [NONE] * ZONES
        for zone in range(ZONES):
            if s.nation[zone] != NONE:
                kind = s.dice.draw("location_token", left)
                left[kind] -= 1
                places[zone] = kind
        part_stations(s, places)
        s.seas.location = tuple(places)

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        s.seas.visited = 0

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        kind = here(s, seat)
        if kind == NONE or s.actions == 0:
            return
        if not s.seas.visited >> s.zone[seat] & 1 and welcome(s, seat, kind):
            options.append(ACT_VISIT)
        if s.t.locations.defense[kind] and can_raid(s, seat):
            options.append(ACT_RAID_LOCATION)

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        s.actions -= 1
        s.other_acts += 1
        kind = here(s, seat)
        if option == ACT_RAID_LOCATION:
            raid(s, seat, kind)
            return
        s.seas.visited |= 1 << s.zone[seat]
        if s.telling:
            s.tell("visits", seat, place=kind, zone=s.zone[seat])
        visit(s, seat, kind)

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        kind = here(s, seat)
        if s.in_port[seat]:
            return "MM-S9.2", "in_port"
        if kind == NONE:
            return "MM-S9.2", "no_location"
        if s.actions == 0:
            return "MM-4.4", "no_action_left"
        if option == ACT_RAID_LOCATION:
            return ("MM-S9.4", "no_raid_here") if s.t.locations.defense[kind] == 0 else ("MM-S9.4", "ship_broken")
        visited = s.seas.visited >> s.zone[seat] & 1
        return ("MM-S9.2", "visited") if visited else ("MM-S9.2", "not_welcome")

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        kind = here(s, seat)
        return {"act": option, "place": kind if kind != NONE else STATION, "defense": s.t.locations.defense[kind]}

    def goods_outside_port(self, s: Sea, zone: Zone) -> int:
        """MM-S9.13, MM-S9.18: a Trade Station has more to offer than a Town."""
        return s.t.locations.station if s.seas.location[zone] == STATION else s.t.locations.town
