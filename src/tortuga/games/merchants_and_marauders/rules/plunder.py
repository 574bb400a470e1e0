"""MM-12e After a victory: glory, rewards, plunder, and the beaten ship."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    earn,
    full_points,
    lay_out,
    most_of_weapon,
    nation_of,
    pass_weapon,
    recruit,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.bounties import at_war, npc_full_points, npc_ship
from tortuga.games.merchants_and_marauders.rules.damage import RepairPoint, point
from tortuga.games.merchants_and_marauders.rules.death import give_up_ship, lose_everything, offer_survival
from tortuga.games.merchants_and_marauders.rules.glory import DiscardGlory, gain_glory, hand_limit
from tortuga.games.merchants_and_marauders.rules.missions import mission_beats_captain, mission_defeats
from tortuga.games.merchants_and_marauders.rules.npcs import active_card, remove_npc
from tortuga.games.merchants_and_marauders.rules.rewards import may_employ, stow, trim
from tortuga.games.merchants_and_marauders.rules.rumors import keep_one
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep, YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import Card, Side
from tortuga.games.merchants_and_marauders.vocabulary.captains import ASHORE, CARPENTER, SAILING, SURGEON
from tortuga.games.merchants_and_marauders.vocabulary.cards import GLORY_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import CARGO, CREW, SMALL_PIRATE, WEAPONS
from tortuga.kernel.machine import Decision, Facts, Seat, Step, without


class Victory(Step[Sea]):
    """MM-12e.1: a battle is won. ``winner``: 0 the aggressor, 1 the defender; ``boarded``: by crew combat."""

    clause: ClassVar[str] = "MM-12e.1"
    fields: ClassVar[tuple[str, ...]] = ("winner", "boarded")

    def __init__(self, winner: int, boarded: int) -> None:
        self.winner = winner
        self.boarded = boarded

    def run(self, s: Sea) -> None:
        assert s.battle is not None
        winner, loser = s.battle.sides[self.winner], s.battle.sides[1 - self.winner]
        if s.telling:
            s.tell("boarded" if self.boarded else "sank_enemy", winner, rival=loser)
        if loser < s.seats:
            s.then(Spoils(winner, loser, self.boarded), EndBattle())
            offer_survival(s, loser)
        else:
            s.then(BeatNpc(winner, loser, self.boarded), EndBattle())


class BeatNpc(Step[Sea]):
    """MM-12e.4 to MM-12e.6: a captain has beaten a ship without a player."""

    clause: ClassVar[str] = "MM-12e.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "npc_side", "boarded")

    def __init__(self, seat: Seat, npc_side: int, boarded: int) -> None:
        self.seat = seat
        self.npc_side = npc_side
        self.boarded = boarded

    def run(self, s: Sea) -> None:
        seat, npc = self.seat, self.npc_side - s.seats
        ship = npc_ship(s, npc)
        mods = s.modules.npc_mods(s, npc)
        cargo_gone = npc_full_points(s, npc)[CARGO] - point(s, self.npc_side, CARGO)
        reward = s.t.npcs.reward[active_card(s, npc)]
        s.modules.npc_beaten(s, seat, npc, self.boarded > 0)
        remove_npc(s, npc)
        if self.boarded:
            if npc < SMALL_PIRATE:
                lay_out(s, s.t.raids.naval_cargo)
                s.then(LoadPlunder(seat))
                if not s.modules.plunders(s, seat, cargo_gone):
                    plunder_navy(s, seat, cargo_gone)
            s.then(ClaimShip(seat, self.npc_side, ship, mods))
        if npc >= SMALL_PIRATE and not s.pirate(seat):  # MM-12e.6
            earn(s, seat, reward)
        mission_defeats(s, seat, npc)
        gain_glory(s, seat, "victory")


def plunder_navy(s: Sea, seat: Seat, lost: int) -> None:
    """MM-12e.5: three cargo cards, gold by their plunder values; one card is lost for each point of Cargo damage."""
    gold = 0
    for card in s.display:
        gold += s.t.cargo.plunder[card]
    earn(s, seat, gold)
    for _ in range(lost):
        if s.display:
            card = s.dice.among("card", list(s.display))
            s.display = without(s.display, card)
            s.cargo_gone = (*s.cargo_gone, card)


class LoadPlunder(SeatStep):
    """MM-12e.5: the cards come aboard the ship that the winner sails from now on."""

    clause: ClassVar[str] = "MM-12e.5"

    def run(self, s: Sea) -> None:
        cards = s.display
        s.display = ()
        stow(s, self.seat, cards)


class Spoils(Step[Sea]):
    """MM-12e.2: a captain has been beaten; what he had goes to a captain who boarded him, or is lost."""

    clause: ClassVar[str] = "MM-12e.2"
    fields: ClassVar[tuple[str, ...]] = ("winner", "loser", "boarded")

    def __init__(self, winner: int, loser: Seat, boarded: int) -> None:
        self.winner = winner
        self.loser = loser
        self.boarded = boarded

    def run(self, s: Sea) -> None:
        winner, loser = self.winner, self.loser
        if winner >= s.seats:
            lose_everything(s, loser, "died")
            return
        pay_bounties(s, winner, loser)
        mission_beats_captain(s, winner)
        if self.boarded:
            s.then(
                ClaimShip(winner, loser, s.ship[loser], s.mods[loser]),
                TakePlunder(winner, loser),
                LoserPerishes(loser),
            )
        else:
            s.then(LoserPerishes(loser))
        gain_glory(s, winner, "victory")


class LoserPerishes(SeatStep):
    clause: ClassVar[str] = "MM-12e.2"

    def run(self, s: Sea) -> None:
        lose_everything(s, self.seat, "died")


def pay_bounties(s: Sea, winner: int, loser: Seat) -> None:
    """MM-9.8: gold for each bounty on the loser, but not from nations that are against the winner too."""
    gold = 0
    for nation in range(4):
        if s.bounties[winner * 4 + nation] == 0 and not at_war(s, nation, nation_of(s, winner)):
            gold += s.t.raids.bounty * s.bounties[loser * 4 + nation]
    earn(s, winner, gold)


class TakePlunder(Step[Sea]):
    clause: ClassVar[str] = "MM-12e.3"
    fields: ClassVar[tuple[str, ...]] = ("winner", "loser")

    def __init__(self, winner: int, loser: Seat) -> None:
        self.winner = winner
        self.loser = loser

    def run(self, s: Sea) -> None:
        take_plunder(s, self.winner, self.loser)


def take_plunder(s: Sea, winner: int, loser: Seat) -> None:
    """MM-12e.3: gold, cargo, weapons; of a dead captain also glory cards, rumor and specialists."""
    earn(s, winner, s.gold[loser])
    s.gold[loser] = 0
    most = most_of_weapon(s, winner)
    for weapon in range(WEAPONS):
        while s.weapons[loser * WEAPONS + weapon] > 0 and s.weapons[winner * WEAPONS + weapon] < most:
            pass_weapon(s, loser, winner, weapon)
            if s.telling:
                s.tell("armed", winner, weapon=weapon)
    if s.fate[loser] != ASHORE:
        s.inform()
        if s.telling and s.hand[loser]:
            s.whisper("took_hand", winner, {"glory_card": list(s.hand[loser])}, number=len(s.hand[loser]))
        s.hand[winner] += s.hand[loser]
        s.hand[loser] = ()
        if s.telling and s.rumors[loser]:
            s.whisper("took_rumor", winner, {"rumor": s.rumors[loser][0]})
        s.rumors[winner] += s.rumors[loser]
        s.rumors[loser] = ()
        s.then(TakeSpecialists(winner, loser))
        keep_one(s, winner)
        if len(s.hand[winner]) > hand_limit(s, winner):
            s.then(DiscardGlory(winner))
    cards = s.cargo[loser] + s.modules.give_cargo(s, loser)
    s.cargo[loser] = ()
    stow(s, winner, cards)


class TakeSpecialists(Decision[Sea]):
    """MM-12e.3: specialists change ships free of charge, one after the other, as long as the winner likes."""

    clause: ClassVar[str] = "MM-12e.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "loser")
    verb: ClassVar[str] = "take-on"
    names: ClassVar[str] = "specialist"
    span: ClassVar[int] = GLORY_CARDS + 1
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, loser: Seat) -> None:
        super().__init__(seat)
        self.loser = loser

    def options(self, s: Sea) -> list[int]:
        if not s.crewmen[self.loser] or not s.modules.employs(s, self.seat):
            return []
        return [0] + [1 + card for card in sorted(s.crewmen[self.loser])]

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            return
        s.then(TakeSpecialists(self.seat, self.loser))
        if may_employ(s, self.seat, option - 1):
            take_over(s, self.seat, self.loser, option - 1)
        else:
            s.then(Dismiss(self.seat, self.loser, option - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-12e.3", "not_aboard"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"specialist": option, "glory_card": option - 1} if option else {"specialist": 0}


class Dismiss(Decision[Sea]):
    """MM-12e.3: a specialist of your own makes room for ``card`` of the loser."""

    clause: ClassVar[str] = "MM-12e.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "loser", "card")
    verb: ClassVar[str] = "dismiss"
    names: ClassVar[str] = "glory_card"
    span: ClassVar[int] = GLORY_CARDS

    def __init__(self, seat: Seat, loser: Seat, card: Card) -> None:
        super().__init__(seat)
        self.loser = loser
        self.card = card

    def options(self, s: Sea) -> list[int]:
        """MM-5h.2: of each type there is one at most."""
        own = sorted(s.crewmen[self.seat])
        kind = s.t.specialists.type[self.card]
        return [card for card in own if s.t.specialists.type[card] == kind] or own

    def chosen(self, s: Sea, option: int) -> None:
        s.crewmen[self.seat] = without(s.crewmen[self.seat], option)
        s.glory_gone = (*s.glory_gone, option)
        if s.telling:
            s.tell("dismissed", self.seat, glory_card=option)
        take_over(s, self.seat, self.loser, self.card)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-12e.3", "has_specialist" if option in s.crewmen[self.seat] else "not_aboard"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "glory_card": self.card}


def take_over(s: Sea, seat: Seat, loser: Seat, card: Card) -> None:
    s.crewmen[loser] = without(s.crewmen[loser], card)
    s.crewmen[seat] = (*s.crewmen[seat], card)
    if s.telling:
        s.tell("employed", seat, glory_card=card)


class ClaimShip(YesNo):
    """MM-12e.7: after crew combat the winner may change over to the beaten ship, with its damage."""

    clause: ClassVar[str] = "MM-12e.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "ship", "mods")
    verb: ClassVar[str] = "claim"

    def __init__(self, seat: Seat, side: Side, ship: int, mods: int) -> None:
        super().__init__(seat)
        self.side = side
        self.ship = ship
        self.mods = mods

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            return
        seat = self.seat
        points = [point(s, self.side, location) for location in range(5)]
        crew = s.points[seat * 5 + CREW]
        give_up_ship(s, seat)
        if self.side < s.seats:
            s.mods[self.side] = 0
        s.ship[seat], s.mods[seat] = self.ship, self.mods
        s.modules.ship_claimed(s, seat, self.side, self.mods)
        for location in range(5):
            s.points[seat * 5 + location] = points[location]
        s.points[seat * 5 + CREW] = min(crew, full_points(s, seat, CREW))
        if s.telling:
            s.tell("claimed", seat, ship=self.ship)
        trim(s, seat)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "ship": self.ship, "left": [point(s, self.side, at) for at in range(5)]}


class EndBattle(Step[Sea]):
    """MM-12a.8: the battle is over; ships without a player are repaired, survivors see to their own."""

    clause: ClassVar[str] = "MM-12a.8"

    def run(self, s: Sea) -> None:
        assert s.battle is not None
        sides = s.battle.sides
        s.battle = None
        for side in sides:
            if side < s.seats:
                aftermath(s, side)


def aftermath(s: Sea, seat: Seat) -> None:
    """MM-13e.2, MM-13e.3: after a battle or raid the Surgeon and the Carpenter do their work."""
    if s.fate[seat] == SAILING:
        recruit(s, seat, talent(s, seat, SURGEON))
        points = talent(s, seat, CARPENTER)
        if points:
            s.then(RepairPoint(seat, points))
