"""MM-S10 Favors: for redrawing cards, rolling again, hiding, and entering closed ports."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    at_home,
    clear_display,
    lay_out,
    nation_of,
    pay,
    purse,
    try_skill,
)
from tortuga.games.merchants_and_marauders.rules.bounties import at_war, port_closed
from tortuga.games.merchants_and_marauders.rules.glory import draw_cards
from tortuga.games.merchants_and_marauders.rules.missions import offer_mission
from tortuga.games.merchants_and_marauders.rules.plunder import plunder_navy
from tortuga.games.merchants_and_marauders.rules.port import take_port_action
from tortuga.games.merchants_and_marauders.rules.raid import put_away, show_merchant
from tortuga.games.merchants_and_marauders.rules.scouting import npc_finds
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.rules.trade import open_market
from tortuga.games.merchants_and_marauders.rules.turn import enter_port, may_move, spend_move
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Nation, Npc
from tortuga.games.merchants_and_marauders.vocabulary.actions import ACT_ENTER, ACT_FAVOR_ENTRY, DO_FAVORS
from tortuga.games.merchants_and_marauders.vocabulary.captains import SAILING
from tortuga.kernel.machine import AnyDecision, AnyFrame, Decision, Facts, Seat, Step, without

FAVORS: Final = 1 << 16


def has(s: Sea, seat: Seat) -> bool:
    return s.seas.favors[seat] > 0


def gain(s: Sea, seat: Seat, number: int) -> None:
    """MM-S10.2: five at most."""
    new = min(number, s.t.favors.most - s.seas.favors[seat])
    s.seas.favors[seat] += new
    if s.telling and new:
        s.tell("favors", seat, number=s.seas.favors[seat])


def spend(s: Sea, seat: Seat, number: int) -> None:
    s.seas.favors[seat] -= number
    if s.telling:
        s.tell("spent_favor", seat, number=number)


# -- MM-S10.2 Buying


def most_to_buy(s: Sea, seat: Seat) -> int:
    return min(s.t.favors.most - s.seas.favors[seat], purse(s, seat) // s.t.favors.price)


class BuyFavors(Decision[Sea]):
    clause: ClassVar[str] = "MM-S10.2"
    verb: ClassVar[str] = "favors"
    names: ClassVar[str] = "number"
    span: ClassVar[int] = 10
    secret: ClassVar[bool] = True

    def run(self, s: Sea) -> None:
        ask(s, self, at_home(s, self.seat))

    def options(self, s: Sea) -> list[int]:
        return list(range(min(most_to_buy(s, self.seat) + 1, 10)))

    def chosen(self, s: Sea, option: int) -> None:
        pay(s, self.seat, option * s.t.favors.price)
        gain(s, self.seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        room = s.seas.favors[self.seat] + option <= s.t.favors.most
        return "MM-S10.2", "too_dear" if room else "favors_full"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"number": option, "gold": option * s.t.favors.price}


# -- MM-S10.4 Rolling again


class RollAgain(YesNo):
    """MM-S10.4: one of the own rolls outside combat."""

    clause: ClassVar[str] = "MM-S10.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "skill", "more", "enough")
    verb: ClassVar[str] = "roll-again"

    def __init__(self, seat: Seat, skill: int, more: int, enough: int) -> None:
        super().__init__(seat)
        self.skill = skill
        self.more = more
        self.enough = enough

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if has(s, self.seat) and s.rolled < self.enough else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            spend(s, self.seat, 1)
            promised, s.bonus = s.bonus, 0
            s.rolled = try_skill(s, self.seat, self.skill, self.more)
            s.bonus = promised

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "skill": self.skill, "number": s.rolled, "favors": s.seas.favors[self.seat]}


# -- MM-S10.5 Hiding


class HideFrom(YesNo):
    """MM-S10.5: a ship without a player that has found the captain must roll again."""

    clause: ClassVar[str] = "MM-S10.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "npc")
    verb: ClassVar[str] = "hide"

    def __init__(self, seat: Seat, npc: Npc) -> None:
        super().__init__(seat)
        self.npc = npc

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            spend(s, self.seat, 1)
            s.found = npc_finds(s, self.npc, self.seat)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "rival": s.seats + self.npc, "favors": s.seas.favors[self.seat]}


# -- MM-S10.3 Drawing again

GLORY_CARD: Final = 0
RUMOR_CARD: Final = 1
MISSION_CARD: Final = 2
CARGO_LAID: Final = 3
MARKET: Final = 4
MERCHANT: Final = 5  # and on: of each nation


def drew(s: Sea, seat: Seat, what: int, number: int, first: int = 0) -> None:
    if number > 0 and has(s, seat):
        s.then(DrawAgain(seat, what, number, first))


class DrawAgain(YesNo):
    """MM-S10.3: all cards of a kind that were drawn together are put away, and as many new ones drawn. ``first``: where
    in the hand the first glory card of these is, for another may have been drawn since."""

    clause: ClassVar[str] = "MM-S10.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what", "drawn", "first")
    verb: ClassVar[str] = "draw-again"

    def __init__(self, seat: Seat, what: int, drawn: int, first: int) -> None:
        super().__init__(seat)
        self.what = what
        self.drawn = drawn
        self.first = first

    def options(self, s: Sea) -> list[int]:
        return [0, 1] if has(s, self.seat) else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            spend(s, self.seat, 1)
            s.inform()
            self.redraw(s)

    def redraw(self, s: Sea) -> None:
        seat, drawn = self.seat, self.drawn
        if self.what == GLORY_CARD:
            first, hand = self.first, s.hand[seat]
            before, since = hand[:first], hand[first + drawn :]
            s.glory_gone += hand[first : first + drawn]
            s.hand[seat] = before
            draw_cards(s, seat, drawn)
            s.hand[seat] += since
        elif self.what == RUMOR_CARD:
            card = s.rumors[seat][-1]
            deck = s.rumor_deck or s.rumor_gone
            if deck:
                if not s.rumor_deck:
                    s.rumor_deck, s.rumor_gone = s.rumor_gone, ()
                new = s.dice.among("rumor", list(s.rumor_deck))
                s.rumor_deck = without(s.rumor_deck, new)
                s.rumors[seat] = (*s.rumors[seat][:-1], new)
                s.rumor_gone = (*s.rumor_gone, card)
                if s.telling:
                    s.whisper("heard", seat, {"rumor": new})
        elif self.what == MISSION_CARD:
            card = s.offered[-1]
            s.offered = s.offered[:-1]
            offer_mission(s)
            s.mission_deck = (*s.mission_deck, card)
        elif self.what == CARGO_LAID:
            for card in s.display[-drawn:]:
                put_away(s, card)
            lay_out(s, drawn)
            if s.telling:
                s.tell("raid_cards", seat, cargo=list(s.display))
        elif self.what == MARKET:
            clear_display(s)
            open_market(s, seat)
        else:
            clear_display(s)
            show_merchant(s, seat, self.what - MERCHANT)

    def facts(self, s: Sea) -> Facts:
        hand = s.hand[self.seat][: self.first + self.drawn]
        own = (hand, s.rumors[self.seat], s.offered)
        cards = own[self.what] if self.what < CARGO_LAID else s.display
        what = self.what if self.what < MERCHANT else CARGO_LAID
        return {"seat": self.seat, "redrawn": [what * 1000 + card for card in cards[-self.drawn :]]}


class CountPlunder(Step[Sea]):
    clause: ClassVar[str] = "MM-S10.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lost")

    def __init__(self, seat: Seat, lost: int) -> None:
        self.seat = seat
        self.lost = lost

    def run(self, s: Sea) -> None:
        plunder_navy(s, self.seat, self.lost)


# -- MM-S10.6 Entering a closed port


def entry_price(s: Sea, seat: Seat) -> int:
    """MM-S10.6: a favor for each bounty of the port's nation, one more for an enemy in war."""
    nation = s.nation[s.zone[seat]]
    return s.bounties[seat * 4 + nation] + (1 if at_war(s, nation_of(s, seat), nation) else 0)


class PayToAct(YesNo):
    clause: ClassVar[str] = "MM-S10.9"
    verb: ClassVar[str] = "pay-favors"

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            spend(s, self.seat, entry_price(s, self.seat))
            s.leave[self.seat] = True
            take_port_action(s, self.seat)
        elif s.telling:
            s.tell("turned_away", self.seat)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": entry_price(s, self.seat)}


class Favors(Module):
    option: ClassVar[str] = "favors"
    about: ClassVar[str] = (
        "Module 10: favors for drawing and rolling again and for closed ports. No time, moderate complexity. (MM-S10)"
    )
    bit: ClassVar[int] = FAVORS
    acts: ClassVar[tuple[int, ...]] = (ACT_FAVOR_ENTRY,)
    activities: ClassVar[tuple[int, ...]] = (DO_FAVORS,)
    late: ClassVar[tuple[str, ...]] = ("more_activities",)
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (BuyFavors, RollAgain, HideFrom, DrawAgain, PayToAct)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (CountPlunder,)

    # -- MM-S10.2 Getting them

    def mission_taken(self, s: Sea, seat: Seat) -> None:
        gain(s, seat, 1)

    def mission_done(self, s: Sea, seat: Seat) -> None:
        gain(s, seat, 1)

    def more_activities(self, s: Sea, seat: Seat, options: list[int]) -> None:
        if most_to_buy(s, seat) > 0:
            options.append(DO_FAVORS)

    def activity(self, s: Sea, seat: Seat, option: int) -> None:
        """MM-S10.2: the last activity of a Port action."""
        s.visit = 0
        s.then(BuyFavors(seat))

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        full = s.seas.favors[seat] >= s.t.favors.most
        return "MM-S10.2", "favors_full" if full else "too_dear"

    def activity_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return {"activity": option, "gold": s.t.favors.price}

    def captain_lost(self, s: Sea, seat: Seat, lives: bool) -> None:
        if not lives:
            s.seas.favors[seat] = 0

    # -- MM-S10.3 Drawing again

    def drew_glory(self, s: Sea, seat: Seat, number: int) -> None:
        drew(s, seat, GLORY_CARD, number, len(s.hand[seat]) - number)

    def drew_rumor(self, s: Sea, seat: Seat) -> None:
        drew(s, seat, RUMOR_CARD, 1)

    def drew_mission(self, s: Sea, seat: Seat) -> None:
        if s.offered:
            drew(s, seat, MISSION_CARD, 1)

    def laid_out_cargo(self, s: Sea, seat: Seat, number: int) -> None:
        drew(s, seat, CARGO_LAID, number)

    def showed_merchant(self, s: Sea, seat: Seat, nation: Nation) -> None:
        drew(s, seat, MERCHANT + nation, len(s.display))

    def opened_market(self, s: Sea, seat: Seat) -> None:
        drew(s, seat, MARKET, len(s.display))

    def plunders(self, s: Sea, seat: Seat, lost: int) -> bool:
        """The cargo of a naval ship is counted when the captain is content with it."""
        if not has(s, seat):
            return False
        s.then(CountPlunder(seat, lost))
        drew(s, seat, CARGO_LAID, len(s.display))
        return True

    # -- MM-S10.4 Rolling again, MM-S10.5 Hiding

    def tested(self, s: Sea, seat: Seat, skill: int, more: int, enough: int) -> None:
        if has(s, seat) and s.fate[seat] == SAILING:
            s.then(RollAgain(seat, skill, more, enough))

    def npc_looked(self, s: Sea, seat: Seat, npc: Npc) -> None:
        if has(s, seat):
            s.then(HideFrom(seat, npc))

    # -- MM-S10.6 Entering a closed port

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        zone = s.zone[seat]
        if s.in_port[seat] or s.nation[zone] == NONE or not may_move(s) or not port_closed(s, seat, zone):
            return
        if entry_price(s, seat) <= s.seas.favors[seat]:
            options.append(ACT_FAVOR_ENTRY)

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        spend(s, seat, entry_price(s, seat))
        spend_move(s, seat, 1)
        enter_port(s, seat, ACT_ENTER)
        s.leave[seat] = True

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S10.6", "no_favor_entry"

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        zone = s.zone[seat]
        return {"act": option, "zone": zone, "number": entry_price(s, seat) if s.nation[zone] != NONE else 0}

    def turned_away(self, s: Sea, seat: Seat) -> bool:
        """MM-S10.9 Villon: if talk does not get him in, he may still pay what would have let him in."""
        if entry_price(s, seat) > s.seas.favors[seat]:
            return False
        s.then(PayToAct(seat))
        return True
