"""MM-5 The Port action: all activities, each at most once, selling first."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    at_home,
    attempt,
    full_points,
    pay,
    port_power,
    purse,
    recruit,
    skill_of,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import RemoveBounty
from tortuga.games.merchants_and_marauders.rules.death import lose_everything
from tortuga.games.merchants_and_marauders.rules.glory import different, offer, play_card
from tortuga.games.merchants_and_marauders.rules.hand import play_in_turn, playable
from tortuga.games.merchants_and_marauders.rules.missions import (
    can_deliver,
    deliver,
    mission_at,
    mission_visits_port,
    take_mission,
)
from tortuga.games.merchants_and_marauders.rules.rewards import look_at_mod, may_employ
from tortuga.games.merchants_and_marauders.rules.rumors import HearRumor, rumor_facts, rumor_here, try_rumor
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.rules.shipyard import VisitYard, anything_to_do
from tortuga.games.merchants_and_marauders.rules.trade import SellGoods, anything_to_sell, buy_goods, set_demand
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    DID_ASK,
    DID_BUY,
    DID_CLAIM,
    DID_OTHER,
    DID_PARDON,
    DID_RECRUIT,
    DID_SELL,
    DID_STASH,
    DID_TAKE_MISSION,
    DID_YARD,
    DO_ASK,
    DO_BUY,
    DO_CARD,
    DO_CLAIM,
    DO_DELIVER,
    DO_DONE,
    DO_MODULES,
    DO_PARDON,
    DO_RECRUIT,
    DO_RETIRE,
    DO_RUMOR,
    DO_SELL,
    DO_SPAN,
    DO_STASH,
    DO_WITHDRAW,
    DO_YARD,
    MOST_GOLD,
    SUM_OTHER_WAY,
    USED_HAND,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    INFLUENCE,
    LEADERSHIP,
    PARDONS_FOR,
    RECRUITS_WITHOUT_ROLL,
    SAILING,
)
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_RUMOR,
    CACHE,
    CLAIM_MISSION,
    EMPLOY,
    IN_PORT,
    IN_TURN,
    NEEDS_HONEST,
    NEEDS_INFLUENCE,
    NEEDS_PIRATE,
    PARDON_NATION,
    SPECIALIST,
    SWAP_DEMAND,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import GOODS
from tortuga.games.merchants_and_marauders.vocabulary.map import (
    COURIER,
    FREE_RUMORS,
    FREE_SERVICE,
    NO_SERVICE_FOR_PIRATES,
    PIRATES_RECRUIT_FREE,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW
from tortuga.kernel.machine import Decision, Facts, Seat


def take_port_action(s: Sea, seat: Seat) -> None:
    """MM-5.1: the modification of the port is turned up, a mission that leads here goes on, then activities."""
    zone = s.zone[seat]
    s.visit = 0
    s.modules.port_action(s, seat)
    if s.mod_at[zone] != NONE and not s.mod_up >> zone & 1:  # MM-5c.9
        mod = look_at_mod(s, zone)
        s.mod_up |= 1 << zone
        s.inform()
        if s.telling:
            s.tell("mod_shown", NONE, mod=mod, zone=zone)
    s.then(PortActivity(seat))
    mission_visits_port(s, seat)


class PortActivity(Decision[Sea]):
    clause: ClassVar[str] = "MM-5.2"
    verb: ClassVar[str] = "do"
    names: ClassVar[str] = "activity"
    span: ClassVar[int] = DO_SPAN
    secret: ClassVar[bool] = True

    def run(self, s: Sea) -> None:
        seat = self.seat
        if s.fate[seat] != SAILING or not s.in_port[seat]:
            return  # a mutiny
        ask(s, self, len(s.hand[seat]) > 0 or len(s.rumors[seat]) > 0 or at_home(s, seat))

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        did = s.visit
        options = [DO_DONE]
        if did == 0 and (s.cargo[seat] or (s.modules.more_cards(s, seat) and anything_to_sell(s, seat))):
            options.append(DO_SELL)
        fire = s.modules.burns(s, s.zone[seat])
        if not did & DID_BUY and not fire:
            options.append(DO_BUY)
        if not did & DID_YARD and not fire and anything_to_do(s, seat):
            options.append(DO_YARD)
        if not did & DID_RECRUIT and may_recruit(s, seat):
            options.append(DO_RECRUIT)
        if not did & DID_ASK and rumor_price(s, seat) <= purse(s, seat):
            options.append(DO_ASK)
        if rumor_here(s, seat):
            options.append(DO_RUMOR)
        if not did & DID_CLAIM and may_claim(s, seat):
            options.append(DO_CLAIM)
        if can_deliver(s, seat):
            options.append(DO_DELIVER)
        if not did & DID_STASH:
            if may_stash(s, seat):
                options.append(DO_STASH)
            if s.stash[seat] > 0 and at_home(s, seat):
                options.append(DO_WITHDRAW)
        if not did & DID_PARDON and envoy_price(s, seat) <= purse(s, seat) and s.pirate(seat):
            options.append(DO_PARDON)
        if s.retirement and did == 0 and at_home(s, seat):
            options.append(DO_RETIRE)
        options += [DO_CARD + card for card in different(s.hand[seat]) if playable_in_port(s, seat, card)]
        s.modules.more_activities(s, seat, options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option == DO_DONE:
            s.visit = 0
            return
        if option == DO_RETIRE:
            retire(s, self.seat)
            return
        if option >= DO_MODULES:
            s.modules.activity(s, self.seat, option)
        elif option >= DO_CARD:
            card = option - DO_CARD
            if not s.modules.balks(s, self.seat, card, self):
                s.then(PortActivity(self.seat))
                play_in_port(s, self.seat, card)
        else:
            s.then(PortActivity(self.seat))
            activity(s, self.seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return why_no_activity(s, self.seat, option)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "zone": s.zone[self.seat], "gold": purse(s, self.seat)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        seat = self.seat
        if option >= DO_MODULES:
            return s.modules.activity_facts(s, seat, option)
        if option >= DO_CARD:
            return {"activity": option, "glory_card": option - DO_CARD, "card_text": option - DO_CARD}
        if option == DO_RECRUIT:
            paid, free = s.modules.paid_recruiting(s, seat), recruits_free(s, seat)
            dice = 0 if paid or free else skill_of(s, seat, LEADERSHIP)
            return {"activity": option, "gold": s.t.port.crew, "recruiting": dice, "free": int(free and not paid)}
        if option == DO_ASK:
            return {"activity": option, "gold": rumor_price(s, seat), "dice": skill_of(s, seat, INFLUENCE)}
        if option == DO_RUMOR:
            return {"activity": option, **rumor_facts(s, seat)}
        if option == DO_CLAIM:
            card = mission_at(s, s.zone[seat])
            asks = card != NONE and s.t.missions.needs[card] == NEEDS_INFLUENCE
            return {"activity": option, "mission": card, "test": skill_of(s, seat, INFLUENCE) if asks else 0}
        if option == DO_RETIRE:
            return {"activity": option, "gold": s.gold[seat] + s.t.trade.price * cards_aboard(s, seat)}
        if option == DO_DELIVER:
            return {"activity": option, "mission": s.mission[seat]}
        if option == DO_STASH:
            return {"activity": option, "gold": max(0, stash_fee(s, seat))}
        if option == DO_PARDON:
            return {"activity": option, "gold": envoy_price(s, seat)}
        return {"activity": option}


def activity(s: Sea, seat: Seat, option: int) -> None:
    """MM-5.2: one of the activities."""
    if option == DO_SELL:
        s.visit |= DID_SELL
        s.then(SellGoods(seat, 0, 0, 0))
    elif option == DO_BUY:
        s.visit |= DID_BUY
        buy_goods(s, seat)
    elif option == DO_YARD:
        s.visit |= DID_YARD
        s.then(VisitYard(seat, 0, 0, 0))
    elif option == DO_RECRUIT:
        s.visit |= DID_RECRUIT
        recruit_in_port(s, seat)
    elif option == DO_ASK:
        s.visit |= DID_ASK
        pay(s, seat, rumor_price(s, seat))
        s.then(HearRumor(seat))
        offer(s, seat, BEFORE_RUMOR)
    elif option == DO_RUMOR:
        s.visit |= DID_OTHER
        try_rumor(s, seat)
    elif option == DO_CLAIM:
        s.visit |= DID_CLAIM
        claim_mission(s, seat)
    elif option == DO_DELIVER:
        s.visit |= DID_OTHER
        deliver(s, seat)
    elif option == DO_STASH:
        s.visit |= DID_STASH
        pay(s, seat, stash_fee(s, seat))
        s.then(Stash(seat, 0))
        s.modules.stashing(s, seat)
    elif option == DO_WITHDRAW:
        s.visit |= DID_STASH
        s.then(Stash(seat, 1))
    elif option == DO_PARDON:
        s.visit |= DID_PARDON
        s.then(RemoveBounty(seat, envoy_price(s, seat), 1, 0))


def why_no_activity(s: Sea, seat: Seat, option: int) -> tuple[str, str]:
    did = s.visit
    if option >= DO_MODULES:
        return s.modules.why_no_activity(s, seat, option)
    if option in (DO_BUY, DO_YARD) and s.modules.burns(s, s.zone[seat]):
        return "MM-S1.8", "fire"
    if option == DO_SELL:
        return ("MM-5.3", "sell_first") if did else ("MM-5a.1", "hold_empty")
    if option == DO_RECRUIT and not did & DID_RECRUIT:
        full = s.points[seat * 5 + CREW] >= full_points(s, seat, CREW)
        return ("MM-5d.1", "crew_full") if full else ("MM-5d.3", "no_service")
    if option == DO_ASK and not did & DID_ASK:
        return "MM-5e.1", "too_dear"
    if option == DO_RUMOR:
        return "MM-13b.3", "no_rumor_here"
    if option == DO_CLAIM and not did & DID_CLAIM:
        here = mission_at(s, s.zone[seat]) != NONE
        return ("MM-13c.4", "mission_refused") if here else ("MM-13c.4", "no_mission_here")
    if option == DO_DELIVER:
        return "MM-13c.6", "nothing_to_deliver"
    if option in (DO_STASH, DO_WITHDRAW) and not did & DID_STASH:
        return "MM-5g.1", "no_stash_here" if not at_home(s, seat) else "no_gold"
    if option == DO_PARDON and not did & DID_PARDON:
        return "MM-13e.10", "no_envoy"
    if option == DO_RETIRE:
        return "MM-14c.1", "no_retirement"
    if option >= DO_CARD:
        if option - DO_CARD not in s.hand[seat]:
            return "MM-6.4", "not_in_hand"
        friend = s.t.glory.effect[option - DO_CARD] == CLAIM_MISSION
        return ("MM-5.2", "done_already") if friend and did & DID_TAKE_MISSION else ("MM-6.4", "wrong_moment")
    if option == DO_YARD and not did & DID_YARD:
        return "MM-5c.1", "nothing_at_yard"
    return "MM-5.2", "done_already"


# -- MM-5d Recruiting


def may_recruit(s: Sea, seat: Seat) -> bool:
    if s.points[seat * 5 + CREW] >= full_points(s, seat, CREW):
        return False
    if not s.pirate(seat) or port_power(s, seat, NO_SERVICE_FOR_PIRATES) == NONE:
        return True
    return s.modules.recruits_anywhere(s, seat)


def recruits_free(s: Sea, seat: Seat) -> bool:
    """MM-5d.3: where no roll is needed."""
    free = port_power(s, seat, PIRATES_RECRUIT_FREE if s.pirate(seat) else FREE_SERVICE) != NONE
    return s.modules.free_recruiting(s, seat, free or talent(s, seat, RECRUITS_WITHOUT_ROLL) > 0)


def recruit_in_port(s: Sea, seat: Seat) -> None:
    """MM-5d.2: a Leadership success fills the ship for nothing; otherwise men can be paid for."""
    if recruits_free(s, seat):
        recruit(s, seat, s.t.ships.caps[CREW])
    elif s.modules.paid_recruiting(s, seat):
        s.then(HireCrew(seat))
    else:
        s.then(Recruited(seat))
        attempt(s, seat, LEADERSHIP, 0)


class Recruited(SeatStep):
    clause: ClassVar[str] = "MM-5d.2"

    def run(self, s: Sea) -> None:
        if s.rolled:
            recruit(s, self.seat, s.t.ships.caps[CREW])
        else:
            s.then(HireCrew(self.seat))


class HireCrew(Decision[Sea]):
    """MM-5d.2: two gold a man."""

    clause: ClassVar[str] = "MM-5d.2"
    verb: ClassVar[str] = "hire"
    names: ClassVar[str] = "number"
    span: ClassVar[int] = 6
    secret: ClassVar[bool] = True

    def run(self, s: Sea) -> None:
        ask(s, self, at_home(s, self.seat))

    def options(self, s: Sea) -> list[int]:
        room = full_points(s, self.seat, CREW) - s.points[self.seat * 5 + CREW]
        return list(range(min(room, purse(s, self.seat) // s.t.port.crew) + 1))

    def chosen(self, s: Sea, option: int) -> None:
        pay(s, self.seat, option * s.t.port.crew)
        recruit(s, self.seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        dear = option * s.t.port.crew > purse(s, self.seat)
        return "MM-5d.2", "too_dear" if dear else "crew_full"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"number": option, "gold": option * s.t.port.crew}


# -- MM-5e Rumors and MM-5f missions


def rumor_price(s: Sea, seat: Seat) -> int:
    return s.t.port.rumor if port_power(s, seat, FREE_RUMORS) == NONE else 0


def may_claim(s: Sea, seat: Seat) -> bool:
    card = mission_at(s, s.zone[seat])
    return card != NONE and admits(s, seat, card)


def admits(s: Sea, seat: Seat, card: Card) -> bool:
    """MM-13c.4: some missions are for captains with a bounty, or for those without."""
    needs = s.t.missions.needs[card]
    if needs == NEEDS_PIRATE:
        return s.pirate(seat)
    return needs != NEEDS_HONEST or not s.pirate(seat)


def claim_mission(s: Sea, seat: Seat) -> None:
    """MM-13c.4: some missions ask for an Influence check, one try in a Port action."""
    card = mission_at(s, s.zone[seat])
    if s.t.missions.needs[card] != NEEDS_INFLUENCE:
        s.visit |= DID_TAKE_MISSION
        take_mission(s, seat, card)
    else:
        s.then(Claimed(seat))
        attempt(s, seat, INFLUENCE, 0)


class Claimed(SeatStep):
    clause: ClassVar[str] = "MM-13c.4"

    def run(self, s: Sea) -> None:
        card = mission_at(s, s.zone[self.seat])
        if s.rolled:
            s.visit |= DID_TAKE_MISSION
            take_mission(s, self.seat, card)
        elif s.telling:
            s.tell("mission_refused", self.seat, mission=card)


# -- MM-5g The stash


def may_stash(s: Sea, seat: Seat) -> bool:
    if at_home(s, seat):
        return s.gold[seat] > 0
    return stash_fee(s, seat) != NONE and s.gold[seat] > stash_fee(s, seat)


def stash_fee(s: Sea, seat: Seat) -> int:
    """What it costs to stash here; NONE where that is not possible."""
    if at_home(s, seat):
        return 0
    courier, event = port_power(s, seat, COURIER), s.modules.stash_fee(s, seat)
    return event if courier == NONE or NONE < event < courier else courier


class Stash(Decision[Sea]):
    """MM-5g.1: gold goes into the chest, or (``out`` 1) out of it. Option 0 is all of it. With the Secret Cache
    (``out`` 2) the captain may take gold out instead."""

    clause: ClassVar[str] = "MM-5g.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "out")
    verb: ClassVar[str] = "chest"
    names: ClassVar[str] = "sum"
    span: ClassVar[int] = MOST_GOLD + 2
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, out: int) -> None:
        super().__init__(seat)
        self.out = out

    def run(self, s: Sea) -> None:
        if s.fate[self.seat] == SAILING and self.options(s):
            ask(s, self, self.out > 0)

    def options(self, s: Sea) -> list[int]:
        gold = s.stash[self.seat] if self.out == 1 else s.gold[self.seat]
        options = list(range(min(gold, MOST_GOLD + 1)))
        if self.out == 2 and s.stash[self.seat] > 0:
            options.append(SUM_OTHER_WAY)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == SUM_OTHER_WAY:
            s.then(Stash(seat, 1))
            return
        gold = option or (s.stash[seat] if self.out == 1 else s.gold[seat])
        if self.out == 1:
            gold = -gold
            s.inform()  # gold aboard lies open: the others see how much came out of the chest
        s.stash[seat] += gold
        s.gold[seat] -= gold
        if s.telling:
            s.whisper("withdrew" if self.out == 1 else "stashed", seat, {"gold": abs(gold), "total": s.stash[seat]})

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-5g.1", "no_gold"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "gold": s.gold[self.seat], "total": s.stash[self.seat], "out": self.out % 2}


# -- MM-13e.10 The Envoy


def envoy_price(s: Sea, seat: Seat) -> int:
    """What a specialist's pardon costs, or that of Lucien d'Aubigny (MM-S1.20); more than anybody has where there is
    none."""
    best = talent(s, seat, PARDONS_FOR) or 1 << 30
    if not s.modules.specialists_work(s, seat):
        return best
    for card in s.crewmen[seat]:
        price = s.t.specialists.pardon[s.t.specialists.type[card]]
        if price and price < best:
            best = price
    return best


# -- MM-13d Cards for the Port action


def playable_in_port(s: Sea, seat: Seat, card: Card) -> bool:
    t = s.t
    moment = t.glory.moment[card]
    if moment == SPECIALIST:  # MM-5h.1
        if not may_employ(s, seat, card):
            return False
        if s.modules.employs_freely(s, seat):
            return True
        return t.specialists.port[card] == s.zone[seat] and t.specialists.cost[t.specialists.type[card]] <= purse(
            s, seat
        )
    if moment == IN_TURN:  # MM-13d.26
        return playable(s, seat, card)
    if moment != IN_PORT or not s.modules.can_play(s, seat, card):
        return False
    effect = t.glory.effect[card]
    if effect == CACHE:
        return (s.gold[seat] > 0 or s.stash[seat] > 0) and not at_home(s, seat)
    if effect == SWAP_DEMAND:
        return s.visit == 0
    if effect == PARDON_NATION:
        return s.pirate(seat)
    return mission_at(s, s.zone[seat]) != NONE and not s.visit & DID_TAKE_MISSION


def play_in_port(s: Sea, seat: Seat, card: Card) -> None:
    effect = s.t.glory.effect[card]
    if effect == EMPLOY:
        s.visit |= DID_OTHER
        if s.modules.employs_freely(s, seat):
            s.used |= USED_HAND
        else:
            pay(s, seat, s.t.specialists.cost[s.t.specialists.type[card]])
        hand = list(s.hand[seat])
        hand.remove(card)
        s.hand[seat] = tuple(hand)
        s.crewmen[seat] = (*s.crewmen[seat], card)
        s.inform()
        if s.telling:
            s.tell("employed", seat, glory_card=card)
        return
    if s.t.glory.moment[card] == IN_TURN:
        play_in_turn(s, seat, card)
        return
    play_card(s, seat, card)
    if effect == CACHE:
        s.visit |= DID_OTHER
        s.then(Stash(seat, 2))
        s.modules.stashing(s, seat)
    elif effect == SWAP_DEMAND:
        s.then(SwapDemand(seat))
    elif effect == PARDON_NATION:
        s.visit |= DID_OTHER
        s.then(RemoveBounty(seat, 0, 1, 1))
    elif effect == CLAIM_MISSION:
        s.visit |= DID_CLAIM | DID_TAKE_MISSION
        take_mission(s, seat, mission_at(s, s.zone[seat]))


class SwapDemand(Decision[Sea]):
    """MM-13d.11 Insider Tip: the demand token here is swapped for one of the supply."""

    clause: ClassVar[str] = "MM-13d.11"
    verb: ClassVar[str] = "tip"
    names: ClassVar[str] = "good"
    span: ClassVar[int] = GOODS

    def options(self, s: Sea) -> list[int]:
        return [good for good in range(GOODS) if s.demand_supply[good] > 0]

    def chosen(self, s: Sea, option: int) -> None:
        set_demand(s, s.zone[self.seat], option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13d.11", "not_in_supply"


# -- MM-14c Retiring


def cards_aboard(s: Sea, seat: Seat) -> int:
    return len(s.cargo[seat]) + s.modules.more_cards(s, seat)


def retire(s: Sea, seat: Seat) -> None:
    """MM-14c.1: cargo is sold, all gold goes to the stash, and the captain leaves the sea as if dead."""
    s.gold[seat] += s.t.trade.price * cards_aboard(s, seat)
    s.stash[seat] += s.gold[seat]
    s.gold[seat] = 0
    if s.telling:
        s.tell("retired", seat, captain=s.captain[seat])
    lose_everything(s, seat, "")
