"""MM-4 The turn: merchants return, an event, every captain's player turn, the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    attempt,
    overloaded,
    pay,
    skill_of,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import at_war, may_act_in_port, port_closed
from tortuga.games.merchants_and_marauders.rules.damage import random_hits, take_hit
from tortuga.games.merchants_and_marauders.rules.death import CheckSunk, ComeAshore, NewCaptain
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.glory import different, offer
from tortuga.games.merchants_and_marauders.rules.hand import play_in_turn, playable
from tortuga.games.merchants_and_marauders.rules.looking import look
from tortuga.games.merchants_and_marauders.rules.missions import (
    begin_search,
    can_search,
    fits,
    has_second,
    next_part,
    part_done,
)
from tortuga.games.merchants_and_marauders.rules.port import take_port_action
from tortuga.games.merchants_and_marauders.rules.raid import can_raid, find_merchant, refill_merchants
from tortuga.games.merchants_and_marauders.rules.rewards import DropCargo, Jettison
from tortuga.games.merchants_and_marauders.rules.rumors import rumor_facts, rumor_here, try_rumor
from tortuga.games.merchants_and_marauders.rules.scouting import MERCHANT, npcs_scout, scout
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_BRIBE,
    ACT_CARD,
    ACT_END,
    ACT_ENTER,
    ACT_JETTISON,
    ACT_LEAVE,
    ACT_MERCHANT,
    ACT_MODULES,
    ACT_MOVE,
    ACT_PAPERS,
    ACT_PORT,
    ACT_RUMOR,
    ACT_SCOUT_NPC,
    ACT_SCOUT_PLAYER,
    ACT_SEARCH,
    ACT_SPAN,
    ACT_SURE_MERCHANT,
    ACT_TALK_IN,
    USED_BRIBE,
    USED_COLOURS,
    USED_FREE_LEAVE,
    USED_NAVIGATOR,
    USED_VILLON,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    ASHORE,
    DEAD,
    ENTERS_CLOSED_PORTS,
    IGNORES_STORMS,
    INFLUENCE,
    LEAVES_PORT_FREE,
    NAVIGATOR,
    SAILING,
    SCOUTING,
    SEAMANSHIP,
)
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_SCOUTING,
    DEAD_CALM,
    IN_TURN,
    SEARCH,
    STORM,
    TRADE_WINDS,
)
from tortuga.games.merchants_and_marauders.vocabulary.map import BRIBE, SHOALS, SURE_MERCHANT
from tortuga.games.merchants_and_marauders.vocabulary.ships import NPCS
from tortuga.kernel.machine import AnyFrame, Decision, Facts, Seat, Step


class Turn(Step[Sea]):
    """MM-4.1: a whole turn of everybody."""

    clause: ClassVar[str] = "MM-4.1"

    def run(self, s: Sea) -> None:
        s.round += 1
        if s.telling:
            s.tell("turn", NONE, round=s.round)
        refill_merchants(s)
        frames: list[AnyFrame] = [EndOfTurn(), Turn()]
        s.then(*frames)
        if not s.modules.order_of_play(s):
            for place in range(s.seats - 1, -1, -1):
                s.then(PlayerTurn((s.start + place) % s.seats))
        s.then(DrawEvent(1))
        s.modules.turn_begins(s)


# -- MM-4.4 A player turn


class PlayerTurn(SeatStep):
    clause: ClassVar[str] = "MM-4.4"

    def run(self, s: Sea) -> None:
        seat = self.seat
        s.active = seat
        s.actions = s.t.start.actions
        s.moves_left = s.t.events.effect_amount[TRADE_WINDS] if s.weather >> TRADE_WINDS & 1 else 0
        s.moves_made = s.other_acts = s.used = 0
        s.port_taken = s.stormed = False
        s.bought_now[seat] = 0
        if s.telling:
            s.tell("player_turn", seat)
        s.then(StartAtSea(seat), Act(seat), EndPlayerTurn(seat))
        s.modules.player_turn_begins(s, seat)
        if s.fate[seat] == DEAD:
            s.then(NewCaptain(seat))
        elif s.fate[seat] == ASHORE:
            s.then(ComeAshore(seat))


class StartAtSea(SeatStep):
    """MM-4.5: a captain who begins at sea meets the weather and the ships that hunt there."""

    clause: ClassVar[str] = "MM-4.5"

    def run(self, s: Sea) -> None:
        if s.at_sea(self.seat):
            meet_sea(s, self.seat, False)


def meet_sea(s: Sea, seat: Seat, entering: bool) -> None:
    """First the storm, then ships that hunt: at the start of a player turn and on entering a zone."""
    s.then(Hunted(seat))
    if entering:
        s.modules.entered_zone(s, seat)
    if s.weather >> STORM & 1 and not s.stormed:
        s.stormed = True
        if not talent(s, seat, IGNORES_STORMS):
            s.then(StormHits(seat, s.t.events.effect_amount[STORM]))
    s.modules.sea_met(s, seat)


class StormHits(Step[Sea]):
    """MM-13a.6: three random hits, one less for each Seamanship success."""

    clause: ClassVar[str] = "MM-13a.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hits")

    def __init__(self, seat: Seat, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def run(self, s: Sea) -> None:
        if s.at_sea(self.seat):
            s.then(StormStrikes(self.seat, self.hits))
            attempt(s, self.seat, SEAMANSHIP, 0, self.hits)


class StormStrikes(Step[Sea]):
    clause: ClassVar[str] = "MM-13a.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "hits")

    def __init__(self, seat: Seat, hits: int) -> None:
        self.seat = seat
        self.hits = hits

    def run(self, s: Sea) -> None:
        s.then(CheckSunk(self.seat))
        if self.hits > s.rolled:
            random_hits(s, self.seat, self.hits - s.rolled, 0)


class Hunted(SeatStep):
    clause: ClassVar[str] = "MM-10d.3"

    def run(self, s: Sea) -> None:
        if s.at_sea(self.seat):
            npcs_scout(s, self.seat)


class EndPlayerTurn(SeatStep):
    clause: ClassVar[str] = "MM-4.4"

    def run(self, s: Sea) -> None:
        s.bought_at[self.seat] = s.bought_now[self.seat]
        s.modules.player_turn_ends(s, self.seat)
        s.active = NONE
        s.used = 0


# -- MM-4.4 Actions


class Act(Decision[Sea]):
    """What a captain does next: three actions, in any order, and cards between them."""

    clause: ClassVar[str] = "MM-4.4"
    verb: ClassVar[str] = "act"
    names: ClassVar[str] = "act"
    span: ClassVar[int] = ACT_SPAN
    secret: ClassVar[bool] = True

    def run(self, s: Sea) -> None:
        if s.fate[self.seat] == SAILING:  # MM-14a.1: else the player turn is over
            ask(s, self, len(s.hand[self.seat]) > 0 or len(s.rumors[self.seat]) > 0)

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        options = [ACT_END]
        act = s.actions > 0
        if s.in_port[seat]:
            if act and not s.port_taken and port_open_to_act(s, seat):
                options.append(ACT_PORT)
            if may_move(s) or free_leave(s, seat):
                options.append(ACT_LEAVE)
        else:
            if may_move(s):
                self.entries(s, options)
            self.courses(s, options)
            if act:
                self.sea_acts(s, options)
        if s.hand[seat]:
            at = s.t.glory.moment
            cards = [card for card in different(s.hand[seat]) if at[card] == IN_TURN and playable(s, seat, card)]
            options += [ACT_CARD + card for card in cards]
        s.modules.more_acts(s, seat, options)
        if len(options) > 1 and (s.cargo[seat] or s.modules.load(s, seat) > 0):  # what is hidden takes no room
            options.append(ACT_JETTISON)
        return options

    def courses(self, s: Sea, options: list[int]) -> None:
        """Adjacent zones that the captain has the actions for; in the base game each takes one."""
        left = s.actions + s.moves_left
        if calmed(s):
            return
        here = s.zone[self.seat]
        near = s.modules.courses(s, here, left, s.t.map.neighbours[here] if left > 0 else [])
        options += [ACT_MOVE + other for other in near]

    def entries(self, s: Sea, options: list[int]) -> None:
        seat = self.seat
        zone = s.zone[seat]
        if s.nation[zone] != NONE:
            closed = port_closed(s, seat, zone) and not s.used & USED_COLOURS
            if not closed or talent(s, seat, ENTERS_CLOSED_PORTS):
                options.append(ACT_ENTER)
            if closed:  # MM-3.3: Villon too may get in as others do
                fee = s.t.map.power[zone][BRIBE]
                if fee != NONE and not closed_by_war(s, seat, zone):
                    if fee <= s.gold[seat]:
                        options.append(ACT_BRIBE)
                    if not s.used & USED_BRIBE:
                        options.append(ACT_TALK_IN)
                if s.papers[seat] != NONE:
                    options.append(ACT_PAPERS)

    def sea_acts(self, s: Sea, options: list[int]) -> None:
        seat = self.seat
        zone = s.zone[seat]
        if rumor_here(s, seat):
            options.append(ACT_RUMOR)
        if can_search(s, seat):
            options.append(ACT_SEARCH)
        if s.merchant[zone] != NONE and can_raid(s, seat):
            options.append(ACT_MERCHANT)
            if s.t.map.power[zone][SURE_MERCHANT] != NONE:
                options.append(ACT_SURE_MERCHANT)
        others = [other for other in range(s.seats) if other != seat and s.zone[other] == zone and s.at_sea(other)]
        options += [ACT_SCOUT_PLAYER + other for other in others]
        if zone in s.npc_zone:
            options += [ACT_SCOUT_NPC + npc for npc in range(NPCS) if s.npc_zone[npc] == zone]

    def chosen(self, s: Sea, option: int) -> None:
        if option == ACT_END:
            return
        seat = self.seat
        if ACT_CARD <= option < ACT_MODULES:
            if not s.modules.balks(s, seat, option - ACT_CARD, self):
                s.then(Act(seat))
                play_in_turn(s, seat, option - ACT_CARD)
            return
        s.then(Act(seat))
        if option == ACT_JETTISON:
            s.then(Jettison(seat))
        elif option >= ACT_MODULES:
            s.modules.act(s, seat, option)
        elif option >= ACT_MOVE:
            here, there = s.zone[seat], option - ACT_MOVE
            cost = s.modules.sailing_cost(s, here, there, 1)
            s.modules.set_sail(s, here, there)
            spend_move(s, seat, cost)
            sail(s, seat, there)
        elif option in (ACT_ENTER, ACT_BRIBE, ACT_PAPERS):
            spend_move(s, seat, 1)
            enter_port(s, seat, option)
        elif option == ACT_LEAVE:
            leave_port(s, seat)
        elif option == ACT_TALK_IN:
            talk_in(s, seat)
        else:
            s.actions -= 1
            s.other_acts += 1
            act_here(s, seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return why_no_act(s, self.seat, option)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "actions": s.actions, "moves": s.moves_left}

    def option_facts(self, s: Sea, option: int) -> Facts:
        seat, zone = self.seat, s.zone[self.seat]
        if option in (ACT_END, ACT_JETTISON):
            return {"act": option}
        if option >= ACT_MODULES:
            return s.modules.act_facts(s, seat, option)
        if option >= ACT_CARD:
            card = option - ACT_CARD
            return {"act": option, "kind": "card", "glory_card": card, "card_text": card}
        if option >= ACT_MOVE:
            there = option - ACT_MOVE
            return {"act": option, "kind": "sail", "zone": there, "cost": s.modules.sailing_cost(s, zone, there, 1)}
        eyes = skill_of(s, seat, SCOUTING)
        if option >= ACT_SCOUT_NPC:
            return {"act": option, "kind": "ship", "npc": option - ACT_SCOUT_NPC, "dice": eyes}
        if option >= ACT_SCOUT_PLAYER:
            return {"act": option, "kind": "captain", "rival": option - ACT_SCOUT_PLAYER, "dice": eyes}
        if option == ACT_BRIBE:
            return {"act": option, "zone": zone, "gold": max(0, s.t.map.power[zone][BRIBE])}
        if option == ACT_TALK_IN:
            return {"act": option, "zone": zone, "dice": skill_of(s, seat, INFLUENCE)}
        if option == ACT_RUMOR:
            return {"act": option, **rumor_facts(s, seat)}
        if option == ACT_SEARCH:
            return {"act": option, **search_facts(s, seat)}
        if option == ACT_SURE_MERCHANT:
            return {"act": option, "nation": max(0, s.t.map.power_nation[zone][SURE_MERCHANT])}
        return {"act": option, "zone": zone, "dice": eyes}


def act_here(s: Sea, seat: Seat, option: int) -> None:
    """Actions that are no Moves."""
    if option == ACT_PORT:
        s.port_taken = True
        go_ashore(s, seat)
    elif option == ACT_RUMOR:
        try_rumor(s, seat)
    elif option == ACT_SEARCH:
        search(s, seat)
    elif option == ACT_MERCHANT:
        scout(s, seat, MERCHANT)
    elif option == ACT_SURE_MERCHANT:
        find_merchant(s, seat, s.t.map.power_nation[s.zone[seat]][SURE_MERCHANT])
    elif option >= ACT_SCOUT_NPC:
        scout(s, seat, s.seats + option - ACT_SCOUT_NPC)
    else:
        scout(s, seat, option - ACT_SCOUT_PLAYER)


def search_facts(s: Sea, seat: Seat) -> Facts:
    """Which mission has something to be searched for here, and with which skill."""
    card, part = s.mission[seat], next_part(s, seat)
    if has_second(s, seat) and not fits(s, seat, part, SEARCH, s.zone[seat]):
        card = s.modules.second_mission(s, seat)
        part = s.t.missions.parts[card][s.modules.second_part(s, seat)]
    skill = SCOUTING if part is None or part.skill == NONE else part.skill
    return {"mission": card, "skill": skill, "dice": skill_of(s, seat, skill)}


def why_no_act(s: Sea, seat: Seat, option: int) -> tuple[str, str]:
    if option == ACT_JETTISON:
        return ("MM-4.4", "no_action_left") if s.cargo[seat] else ("MM-4.11", "no_such_good")
    if option >= ACT_MODULES:
        return s.modules.why_no_act(s, seat, option)
    if option >= ACT_CARD:
        return "MM-6.4", "not_in_hand" if option - ACT_CARD not in s.hand[seat] else "wrong_moment"
    moving = option in (ACT_ENTER, ACT_LEAVE, ACT_BRIBE, ACT_TALK_IN, ACT_PAPERS) or option >= ACT_MOVE
    ashore = option in (ACT_PORT, ACT_LEAVE)
    if ashore != s.in_port[seat]:
        return "MM-4.4", "at_sea" if ashore else "in_port"
    if moving and not may_move(s):
        return ("MM-13a.15", "calm") if calmed(s) else ("MM-4.4", "no_action_left")
    if not moving and s.actions == 0:
        return "MM-4.4", "no_action_left"
    if option == ACT_PORT:
        return ("MM-4.7", "port_taken") if s.port_taken else ("MM-4.9", "closed")
    if option in (ACT_ENTER, ACT_BRIBE, ACT_TALK_IN, ACT_PAPERS):
        return ("MM-4.6", "no_port") if s.nation[s.zone[seat]] == NONE else ("MM-4.6", "closed_or_open")
    if option >= ACT_MOVE:
        near = option - ACT_MOVE in s.t.map.neighbours[s.zone[seat]]
        return ("MM-S8.3", "against_wind") if near else ("MM-4.8", "not_adjacent")
    if option in (ACT_MERCHANT, ACT_SURE_MERCHANT):
        here = s.merchant[s.zone[seat]] != NONE
        return ("MM-8.1", "ship_broken") if here and not can_raid(s, seat) else ("MM-8.2", "no_merchant")
    if option == ACT_RUMOR:
        return "MM-13b.3", "no_rumor_here"
    return ("MM-13c.6", "nothing_to_search") if option == ACT_SEARCH else ("MM-7.1", "not_here")


# -- MM-4.8 Moving


def calmed(s: Sea) -> bool:
    return s.weather >> DEAD_CALM & 1 == 1 and s.moves_made >= s.t.events.effect_amount[DEAD_CALM]


def may_move(s: Sea) -> bool:
    return (s.actions > 0 or s.moves_left > 0) and not calmed(s)


def free_leave(s: Sea, seat: Seat) -> bool:
    """MM-3.8 Nathaniel Crowe leaves port without an action, once a player turn."""
    return not s.used & USED_FREE_LEAVE and not calmed(s) and talent(s, seat, LEAVES_PORT_FREE) > 0


def spend_move(s: Sea, seat: Seat, cost: int) -> None:
    """Extra Moves go first. MM-13e.4: a Navigator gives a fourth Move to a captain who has only sailed."""
    s.moves_made += 1
    for _ in range(cost):
        if s.moves_left > 0:
            s.moves_left -= 1
        else:
            s.actions -= 1
    with_actions = s.moves_made + s.modules.moves_paid(s)
    if s.used & USED_FREE_LEAVE:
        with_actions -= 1
    first_three = s.other_acts == 0 and with_actions >= s.t.start.actions
    if first_three and not s.used & USED_NAVIGATOR and talent(s, seat, NAVIGATOR):
        s.used |= USED_NAVIGATOR
        s.moves_left += 1


def sail(s: Sea, seat: Seat, zone: Zone) -> None:
    s.zone[seat] = zone
    if s.telling:
        s.tell("sailed", seat, zone=zone)
    meet_sea(s, seat, True)


def leave_port(s: Sea, seat: Seat) -> None:
    """MM-5b.6: on leaving, cargo that the ship cannot hold stays behind."""
    if free_leave(s, seat):
        s.used |= USED_FREE_LEAVE
        s.moves_made += 1
    else:
        spend_move(s, seat, 1)
    s.in_port[seat] = False
    s.leave[seat] = False
    if s.telling:
        s.tell("left_port", seat, zone=s.zone[seat])
    meet_sea(s, seat, True)
    if overloaded(s, seat):
        s.then(DropCargo(seat))


def closed_by_war(s: Sea, seat: Seat, zone: Zone) -> bool:
    return at_war(s, s.t.captains.nation[s.captain[seat]], s.nation[zone])


def enter_port(s: Sea, seat: Seat, how: int) -> None:
    """MM-4.6: into the port of the zone, if need be with a bribe or forged papers."""
    zone = s.zone[seat]
    s.in_port[seat] = True
    s.leave[seat] = False
    if how == ACT_BRIBE:
        pay(s, seat, s.t.map.power[zone][BRIBE])
        s.leave[seat] = True
    elif how == ACT_PAPERS:
        s.rumor_gone = (*s.rumor_gone, s.papers[seat])
        s.papers[seat] = NONE
        s.leave[seat] = True
    if s.telling:
        s.tell("entered_port", seat, zone=zone)
    if s.t.map.power[zone][SHOALS] != NONE and s.t.ships.heavy[s.ship[seat]]:
        s.then(CrossShoals(seat))


class CrossShoals(SeatStep):
    """MM-1z.13 Bridgetown: heavy ships scrape their hulls unless they are steered well."""

    clause: ClassVar[str] = "MM-1z.13"

    def run(self, s: Sea) -> None:
        s.then(ShoalsScrape(self.seat))
        attempt(s, self.seat, SEAMANSHIP, 0)


class ShoalsScrape(SeatStep):
    clause: ClassVar[str] = "MM-1z.13"

    def run(self, s: Sea) -> None:
        if s.rolled == 0:
            for _ in range(s.t.map.power[s.zone[self.seat]][SHOALS]):
                take_hit(s, self.seat, 0, 0)
            s.then(CheckSunk(self.seat))


def talk_in(s: Sea, seat: Seat) -> None:
    """MM-1z.4 Port Royal: an Influence success opens the port; the Move is spent only then."""
    s.used |= USED_BRIBE
    s.then(TalkedIn(seat))
    attempt(s, seat, INFLUENCE, 0)


class TalkedIn(SeatStep):
    clause: ClassVar[str] = "MM-1z.4"

    def run(self, s: Sea) -> None:
        if s.rolled:
            spend_move(s, self.seat, 1)
            enter_port(s, self.seat, ACT_ENTER)
            s.leave[self.seat] = True


def port_open_to_act(s: Sea, seat: Seat) -> bool:
    """MM-4.9; MM-3.3: Villon may try to talk himself into it once a player turn."""
    if may_act_in_port(s, seat):
        return True
    return talent(s, seat, ENTERS_CLOSED_PORTS) > 0 and not s.used & USED_VILLON


def go_ashore(s: Sea, seat: Seat) -> None:
    """MM-3.3: in a closed port Villon needs an Influence success for the Port action."""
    if may_act_in_port(s, seat):
        take_port_action(s, seat)
    else:
        s.used |= USED_VILLON
        s.then(WentAshore(seat))
        attempt(s, seat, INFLUENCE, 0)


class WentAshore(SeatStep):
    clause: ClassVar[str] = "MM-3.3"

    def run(self, s: Sea) -> None:
        if s.rolled:
            take_port_action(s, self.seat)
        elif not s.modules.turned_away(s, self.seat) and s.telling:
            s.tell("turned_away", self.seat)


def search(s: Sea, seat: Seat) -> None:
    """MM-13c.6: a search may be tried again with another action."""
    part = begin_search(s, seat)
    s.then(SearchRoll(seat, part.skill))
    if part.skill == SCOUTING:
        s.modules.before_scouting(s, seat, NONE)
        offer(s, seat, BEFORE_SCOUTING)


class SearchRoll(Step[Sea]):
    clause: ClassVar[str] = "MM-13c.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "skill")

    def __init__(self, seat: Seat, skill: int) -> None:
        self.seat = seat
        self.skill = skill

    def run(self, s: Sea) -> None:
        s.then(Searched(self.seat))
        if self.skill == SCOUTING:
            look(s, self.seat, 0, NONE)
        else:
            attempt(s, self.seat, self.skill, 0)


class Searched(SeatStep):
    clause: ClassVar[str] = "MM-13c.6"

    def run(self, s: Sea) -> None:
        if s.rolled:
            part_done(s, self.seat)
        elif s.telling:
            s.tell("not_found", self.seat)
