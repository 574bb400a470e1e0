"""MM-8 Merchant raids, card by card."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    clear_display,
    draw_cargo,
    earn,
    lay_out,
    lose_weapon,
    manoeuvrability,
    replaced,
    roll_dice,
    skill_of,
    skulls,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import attack_bounty, bounty_for_attack
from tortuga.games.merchants_and_marauders.rules.damage import sunk, take_hit
from tortuga.games.merchants_and_marauders.rules.death import CheckSunk
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory, offer
from tortuga.games.merchants_and_marauders.rules.missions import mission_raids
from tortuga.games.merchants_and_marauders.rules.plunder import aftermath
from tortuga.games.merchants_and_marauders.rules.rewards import stow
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Nation
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    RAID_DISCARD,
    RAID_DONE,
    RAID_DRAW,
    RAID_SPAN,
    USED_LAST_MAN,
    USED_WANTED,
    raid_card,
    raid_change,
    raid_discard,
    raid_exchanges,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    IGNORES_ESCAPES,
    RAID_BONUS,
    RAID_CHOICE,
    RAID_EXCHANGE,
    SEAMANSHIP,
)
from tortuga.games.merchants_and_marauders.vocabulary.cards import CONVOY, RAID_ESCAPE, RAID_WON
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import FOURTH_RAID_CARD, PLUNDER_BONUS
from tortuga.games.merchants_and_marauders.vocabulary.ships import ESCAPE, WEAPONS
from tortuga.kernel.machine import Decision, Facts, Seat, Step, without


def can_raid(s: Sea, seat: Seat) -> bool:
    """MM-8.1: no hit-location may be destroyed."""
    at = seat * 5
    return 0 not in s.points[at : at + 5]


def find_merchant(s: Sea, seat: Seat, sure: int) -> None:
    """MM-8.3: the token is turned up and goes to the track. ``sure``: the nation, if it is certain."""
    zone = s.zone[seat]
    lot = s.merchant[zone]
    tokens = s.lots[lot]
    nation = s.dice.draw("merchant", list(tokens))
    lots = list(s.lots)
    lots[lot] = replaced(tokens, nation, tokens[nation] - 1)
    s.lots = tuple(lots)
    s.merchant = replaced(s.merchant, zone, NONE)
    s.track = replaced(s.track, nation, s.track[nation] + 1)
    if s.telling:
        s.tell("merchant", seat, nation=nation, zone=zone)
    if sure != NONE:
        engage(s, seat, sure)
    else:
        s.then(MerchantNation(seat, nation))


def refill_merchants(s: Sea) -> None:
    """MM-4.2: eight tokens on the track go back, mixed, to the zones that have none."""
    if sum(s.track) < s.t.raids.refill:
        return
    lots: list[tuple[int, ...]] = []
    number: list[int] = []  # what each old lot is now called
    for lot in s.lots:
        number.append(len(lots))
        if sum(lot) > 0:
            lots.append(lot)
    s.merchant = tuple([len(lots) if lot == NONE else number[lot] for lot in s.merchant])
    s.lots = (*lots, s.track)
    s.track = (0, 0, 0, 0)
    if s.telling:
        s.tell("merchants_return", NONE)


class MerchantNation(Decision[Sea]):
    """MM-8.3: take it for a merchant of the token's nation, or of the port's; or let it go."""

    clause: ClassVar[str] = "MM-8.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")
    verb: ClassVar[str] = "hail"
    names: ClassVar[str] = "flag"
    span: ClassVar[int] = 3

    def __init__(self, seat: Seat, nation: Nation) -> None:
        super().__init__(seat)
        self.nation = nation

    def options(self, s: Sea) -> list[int]:
        local = s.nation[s.zone[self.seat]]
        return [0, 1, 2] if local not in (NONE, self.nation) else [0, 1]

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            if s.telling:
                s.tell("let_go", self.seat)
        else:
            engage(s, self.seat, self.nation if option == 1 else s.nation[s.zone[self.seat]])

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-8.3", "same_flag" if s.nation[s.zone[self.seat]] != NONE else "no_port"

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option == 0:
            return {"flag": 0}
        nation = self.nation if option == 1 else s.nation[s.zone[self.seat]]
        return {"flag": option, "nation": nation, "bounty": bounty_for_attack(s, self.seat, nation)}


def engage(s: Sea, seat: Seat, nation: Nation) -> None:
    """MM-8.4, MM-8.5: the bounty, then cargo cards face up."""
    if s.telling:
        s.tell("engages", seat, nation=nation)
    wanted = s.bounties[seat * 4 + nation] > 0
    attack_bounty(s, seat, nation)
    s.prize = s.escapes = 0
    s.used &= ~(USED_LAST_MAN | USED_WANTED)
    if wanted:
        s.used |= USED_WANTED
    show_merchant(s, seat, nation)
    s.then(RaidRoll(seat, nation))
    spare = talent(s, seat, RAID_CHOICE)
    if spare:
        s.then(PutAway(seat, spare))
    s.modules.showed_merchant(s, seat, nation)


def show_merchant(s: Sea, seat: Seat, nation: Nation) -> None:
    """MM-8.5: the cards of a merchant, with one more if the zone, the event or the captain says so."""
    zone = s.zone[seat]
    number = s.t.raids.cards + (s.t.events.effect_amount[CONVOY] if s.weather >> CONVOY & 1 else 0)
    lay_out(s, number + talent(s, seat, RAID_CHOICE))
    if s.t.map.power[zone][FOURTH_RAID_CARD] != NONE and s.t.map.power_nation[zone][FOURTH_RAID_CARD] == nation:
        fourth_card(s)
    if s.telling:
        s.tell("raid_cards", seat, cargo=list(s.display))


class PutAway(Decision[Sea]):
    """MM-S1.19 Colette Durand puts one card of the merchant away before she rolls."""

    clause: ClassVar[str] = "MM-S1.19"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "put-away"
    names: ClassVar[str] = "cargo"
    span: ClassVar[int] = CARGO_CARDS + NEW_CARGO_CARDS
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        return sorted(s.display)

    def chosen(self, s: Sea, option: int) -> None:
        put_away(s, option)
        if self.left > 1:
            s.then(PutAway(self.seat, self.left - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S1.19", "not_on_table"


class RaidRoll(Step[Sea]):
    """MM-8.6: Seamanship against the merchant."""

    clause: ClassVar[str] = "MM-8.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")

    def __init__(self, seat: Seat, nation: Nation) -> None:
        self.seat = seat
        self.nation = nation

    def run(self, s: Sea) -> None:
        dice = roll_dice(s, skill_of(s, self.seat, SEAMANSHIP))
        if s.telling:
            s.tell("rolled", self.seat, skill=SEAMANSHIP, die=dice)
        good = skulls(dice)
        s.then(SpendWeapon(self.seat, len(dice) - good, good, self.nation))


def fourth_card(s: Sea) -> None:
    """MM-1z.2 Havana: one card more, kept only with a hit icon."""
    card = draw_cargo(s)
    if card == NONE:
        return
    if s.t.cargo.icon[card] == ESCAPE:
        s.cargo_gone = (*s.cargo_gone, card)
    else:
        s.display = (*s.display, card)


class SpendWeapon(Decision[Sea]):
    """MM-8.6: each special weapon given up makes a failed die a success."""

    clause: ClassVar[str] = "MM-8.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "failed", "successes", "nation")
    verb: ClassVar[str] = "spend"
    names: ClassVar[str] = "spend"
    span: ClassVar[int] = WEAPONS + 1

    def __init__(self, seat: Seat, failed: int, successes: int, nation: Nation) -> None:
        super().__init__(seat)
        self.failed = failed
        self.successes = successes
        self.nation = nation

    def options(self, s: Sea) -> list[int]:
        if self.failed == 0:
            return [0]
        return [0] + [1 + weapon for weapon in range(WEAPONS) if s.weapons[self.seat * WEAPONS + weapon] > 0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            lose_weapon(s, self.seat, option - 1)
            if s.telling:
                s.tell("spent", self.seat, weapon=option - 1)
            s.then(SpendWeapon(self.seat, self.failed - 1, self.successes + 1, self.nation))
        else:
            free = talent(s, self.seat, RAID_EXCHANGE)
            s.then(RaidCards(self.seat, self.successes, free), RaidEnds(self.seat, self.nation))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-8.6", "no_failed_die" if self.failed == 0 else "no_such_weapon"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": self.successes, "cargo": list(s.display)}


class RaidCards(Decision[Sea]):
    """MM-8.7: a success draws a card, discards one, or exchanges one. ``free``: exchanges that need no success."""

    clause: ClassVar[str] = "MM-8.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "successes", "free")
    verb: ClassVar[str] = "raid"
    names: ClassVar[str] = "raid"
    span: ClassVar[int] = RAID_SPAN

    def __init__(self, seat: Seat, successes: int, free: int) -> None:
        super().__init__(seat)
        self.successes = successes
        self.free = free

    def options(self, s: Sea) -> list[int]:
        options = [RAID_DONE]
        if self.successes > 0:
            if s.cargo_deck or s.cargo_gone:
                options.append(RAID_DRAW)
            options += [raid_discard(card) for card in s.display]
        if self.successes > 0 or self.free > 0:
            options += [raid_change(card) for card in s.display]
        return options

    def chosen(self, s: Sea, option: int) -> None:
        if option == RAID_DONE:
            return
        successes, free = self.successes, self.free
        drawn = option == RAID_DRAW or raid_exchanges(option)
        if raid_exchanges(option) and free:
            free -= 1
        else:
            successes -= 1
        if option != RAID_DRAW:
            put_away(s, raid_card(option))
        if drawn:
            lay_out(s, 1)
        if s.telling:
            s.tell("raid_cards", self.seat, cargo=list(s.display))
        if successes or free:
            s.then(RaidCards(self.seat, successes, free))
        if drawn:
            s.modules.laid_out_cargo(s, self.seat, 1)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        if option > RAID_DRAW and raid_card(option) not in s.display:
            return "MM-8.7", "not_on_table"
        return "MM-8.7", "no_success_left"

    def facts(self, s: Sea) -> Facts:
        return {
            "seat": self.seat,
            "number": self.successes,
            "cargo": list(s.display),
            "escapes": escapes_shown(s, self.seat),
            "nimble": manoeuvrability(s, self.seat),
        }

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option < RAID_DISCARD:
            return {"raid": option}
        card = raid_card(option)
        kind = "exchange" if raid_exchanges(option) else "discard"
        return {
            "raid": option,
            "kind": kind,
            "cargo": card,
            "icon": s.t.cargo.icon[card],
            "gold": s.t.cargo.plunder[card],
        }


def put_away(s: Sea, card: Card) -> None:
    s.display = without(s.display, card)
    s.cargo_gone = (*s.cargo_gone, card)


def hits_shown(s: Sea) -> list[int]:
    """How many hit icons of each location the cards on the table show."""
    hits = [0, 0, 0, 0, 0]
    for card in s.display:
        if s.t.cargo.icon[card] != ESCAPE:
            hits[s.t.cargo.icon[card]] += 1
    return hits


def escapes_shown(s: Sea, seat: Seat) -> int:
    """MM-8.8: Escape icons that count against this raider."""
    count = 0
    for card in s.display:
        if s.t.cargo.icon[card] == ESCAPE:
            count += 1
    count -= s.escapes + talent(s, seat, IGNORES_ESCAPES)
    return count if count > 0 else 0


class RaidEnds(Step[Sea]):
    """MM-8.8: the moment for cards against an escape, then the icons."""

    clause: ClassVar[str] = "MM-8.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")

    def __init__(self, seat: Seat, nation: Nation) -> None:
        self.seat = seat
        self.nation = nation

    def run(self, s: Sea) -> None:
        s.then(RaidIcons(self.seat, self.nation))
        if escapes_shown(s, self.seat) >= manoeuvrability(s, self.seat):
            offer(s, self.seat, RAID_ESCAPE)


class RaidIcons(Step[Sea]):
    """MM-8.8, MM-8.9: does the merchant escape; what damage does the raider take?"""

    clause: ClassVar[str] = "MM-8.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")

    def __init__(self, seat: Seat, nation: Nation) -> None:
        self.seat = seat
        self.nation = nation

    def run(self, s: Sea) -> None:
        seat = self.seat
        fled = escapes_shown(s, seat) >= manoeuvrability(s, seat)
        s.then(RaidSettled(seat, self.nation, 1 if fled else 0))
        for card in s.display:
            if s.t.cargo.icon[card] != ESCAPE:
                take_hit(s, seat, s.t.cargo.icon[card], 0)


class RaidSettled(Step[Sea]):
    """MM-8.10: what the damage cost is gone before anything comes aboard. ``fled``: the merchant has escaped."""

    clause: ClassVar[str] = "MM-8.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation", "fled")

    def __init__(self, seat: Seat, nation: Nation, fled: int) -> None:
        self.seat = seat
        self.nation = nation
        self.fled = fled

    def run(self, s: Sea) -> None:
        seat, fled = self.seat, self.fled > 0
        if fled or not can_raid(s, seat):
            if s.telling:
                s.tell("raid_escaped" if fled else "raid_failed", seat)
            clear_display(s)
            s.then(CheckSunk(seat), RaidOver(seat))
            return
        zone = s.zone[seat]
        s.prize = 0
        for card in s.display:
            s.prize += s.t.cargo.plunder[card]
        if s.t.map.power[zone][PLUNDER_BONUS] != NONE and s.t.map.power_nation[zone][PLUNDER_BONUS] == self.nation:
            s.prize += s.t.map.power[zone][PLUNDER_BONUS]
        if s.used & USED_WANTED:  # MM-S1.22
            s.prize += talent(s, seat, RAID_BONUS)
        s.then(RaidPays(seat, self.nation), RaidOver(seat))
        offer(s, seat, RAID_WON)


class RaidPays(Step[Sea]):
    """MM-8.11: gold by the plunder values, cards as room allows, glory for a rich prize."""

    clause: ClassVar[str] = "MM-8.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "nation")

    def __init__(self, seat: Seat, nation: Nation) -> None:
        self.seat = seat
        self.nation = nation

    def run(self, s: Sea) -> None:
        seat, gold = self.seat, s.prize
        cards = s.display
        s.display = ()
        s.prize = 0
        if s.telling:
            s.tell("raided", seat, nation=self.nation)
        earn(s, seat, gold)
        stow(s, seat, cards)
        mission_raids(s, seat, self.nation)
        if gold >= s.t.points.rich_raid:
            gain_glory(s, seat, "raid")


class RaidOver(SeatStep):
    clause: ClassVar[str] = "MM-13e.2"

    def run(self, s: Sea) -> None:
        if not sunk(s, self.seat):
            aftermath(s, self.seat)
