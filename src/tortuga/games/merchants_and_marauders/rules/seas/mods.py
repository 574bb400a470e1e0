"""MM-S3 New ship modifications: Carved Hull and Crow's Nest, the reserve, the market."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    at_home,
    fit_mod,
    fits_mod,
    full_points,
    has_mod,
    pay,
    purse,
    replaced,
)
from tortuga.games.merchants_and_marauders.rules.battle import fighting
from tortuga.games.merchants_and_marauders.rules.port import PortActivity
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.rules.shipyard import mod_price
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Npc, Side
from tortuga.games.merchants_and_marauders.vocabulary.actions import DID_MARKET, DO_MARKET, USED_BARE_PORT
from tortuga.games.merchants_and_marauders.vocabulary.battle import FLEE
from tortuga.games.merchants_and_marauders.vocabulary.map import PORTS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    CARVED_HULL,
    CROWS_NEST,
    MASTS,
    MODIFICATIONS,
    PLANK,
    SMUGGLERS_HOLD,
    UNSEEN,
)
from tortuga.kernel.machine import AnyDecision, Decision, Facts, Seat

NEW_MODS: Final = 1 << 4
WITH_SMUGGLERS_HOLD: Final = 1 << 5
WITH_PLANK: Final = 1 << 6
MOD_MARKET: Final = 1 << 7
WITH_CARVED_HULL: Final = 1 << 28
WITH_CROWS_NEST: Final = 1 << 29

# -- MM-S3.3 Crow's Nest


def nest(s: Sea, side: Side) -> int:
    """1 for a Crow's Nest on sound Masts. Ships without a player are always repaired outside battles."""
    if not has_mod(s, side, CROWS_NEST):
        return 0
    return 1 if side >= s.seats or s.points[side * 5 + MASTS] == full_points(s, side, MASTS) else 0


class LookOut(YesNo):
    """MM-S3.3, MM-S4.8: whoever commands a ship with a Crow's Nest says whether it is used against ``scout``."""

    clause: ClassVar[str] = "MM-S3.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "scout", "target")
    verb: ClassVar[str] = "look-out"

    def __init__(self, seat: Seat, scout: int, target: int) -> None:
        super().__init__(seat)
        self.scout = scout
        self.target = target

    def chosen(self, s: Sea, option: int) -> None:
        if self.scout < s.seats:
            s.bonus -= option
        else:
            s.seas.warned = option == 1

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "owner": self.target, "rival": self.scout}


class UseNest(YesNo):
    """MM-S3.3: a captain who scouts may send a man up into his own Crow's Nest."""

    clause: ClassVar[str] = "MM-S3.3"
    verb: ClassVar[str] = "crows-nest"

    def chosen(self, s: Sea, option: int) -> None:
        s.bonus += option


# -- MM-S3.6 Re-entering the game


def reserve_size(s: Sea) -> int:
    return s.seas.reserve_unseen + sum(s.seas.reserve)


def draw_token(s: Sea) -> int:
    """A token from the reserve: UNSEEN if it is one that nobody has ever seen."""
    seas = s.seas
    drawn = s.dice.draw("reserve", [seas.reserve_unseen, *seas.reserve])
    if drawn == 0:
        seas.reserve_unseen -= 1
        return UNSEEN
    seas.reserve = replaced(seas.reserve, drawn - 1, seas.reserve[drawn - 1] - 1)
    return drawn - 1


class PlaceUnseen(Decision[Sea]):
    """MM-S3.6: face down and unseen, on a port that has no token. Without such a port it stays in the reserve."""

    clause: ClassVar[str] = "MM-S3.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "bring-mod-to"
    names: ClassVar[str] = "zone"
    span: ClassVar[int] = ZONES
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        return [zone for zone in range(ZONES) if s.nation[zone] != NONE and s.mod_at[zone] == NONE]

    def chosen(self, s: Sea, option: int) -> None:
        s.mod_at = replaced(s.mod_at, option, draw_token(s))
        s.mod_up &= ~(1 << option)
        s.mod_known = replaced(s.mod_known, option, 0)
        if s.telling:
            s.tell("placed_mod", self.seat, zone=option)
        if self.left > 1:
            s.then(PlaceUnseen(self.seat, self.left - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S3.6", "no_port" if s.nation[option] == NONE else "has_mod"


# -- MM-S3.7 The market


class MarketMod(Decision[Sea]):
    """MM-S3.7: buy what was drawn, or leave it here for sale."""

    clause: ClassVar[str] = "MM-S3.7"
    verb: ClassVar[str] = "mod-market"
    names: ClassVar[str] = "market"
    span: ClassVar[int] = 2
    secret: ClassVar[bool] = True

    def run(self, s: Sea) -> None:
        ask(s, self, fits_mod(s, self.seat, s.seas.market) and at_home(s, self.seat))

    def options(self, s: Sea) -> list[int]:
        can = mod_price(s, self.seat) <= purse(s, self.seat) and fits_mod(s, self.seat, s.seas.market)
        return [0, 1] if can else [1]

    def chosen(self, s: Sea, option: int) -> None:
        seat, mod, zone = self.seat, s.seas.market, s.zone[self.seat]
        s.seas.market = NONE
        if option == 0:
            pay(s, seat, mod_price(s, seat))
            fit_mod(s, seat, mod)
            if s.telling:
                s.tell("fitted", seat, mod=mod, zone=zone)
        else:
            s.mod_at = replaced(s.mod_at, zone, mod)
            s.mod_up |= 1 << zone

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        fits = fits_mod(s, self.seat, s.seas.market)
        return ("MM-S3.7", "too_dear") if fits else ("MM-5c.6", "mod_does_not_fit")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "mod": s.seas.market, "gold": mod_price(s, self.seat)}


class NewMods(Module):
    option: ClassVar[str] = "new_mods"
    about: ClassVar[str] = (
        "Module 3: a reserve for lost modifications; new ones are chosen one by one. Little complexity. (MM-S3)"
    )
    bit: ClassVar[int] = NEW_MODS
    activities: ClassVar[tuple[int, ...]] = (DO_MARKET,)  # only to say why not; with the market it is the market's
    late: ClassVar[tuple[str, ...]] = ("ship_given_up",)
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (LookOut, PlaceUnseen)

    def laid_out(self, s: Sea) -> None:
        """MM-S3.1: what the ports do not take is the reserve; nobody has seen it."""
        s.seas.reserve_unseen = sum(s.mod_pool) - PORTS

    def ship_given_up(self, s: Sea, seat: Seat, mods: int) -> int:
        """MM-S3.6: the tokens go into the reserve, and as many come out of it for ports of the owner's choice."""
        number = 0
        for mod in range(MODIFICATIONS):
            if mods >> mod & 1:
                s.seas.reserve = replaced(s.seas.reserve, mod, s.seas.reserve[mod] + 1)
                number += 1
        if number:
            s.then(PlaceUnseen(seat, number))
        return 0

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S3.7", "no_market"


class CarvedHull(Module):
    option: ClassVar[str] = "carved_hull"
    about: ClassVar[str] = "Module 3: the Carved Hull, for those who flee or chase; needs new_mods. (MM-S3.2)"
    bit: ClassVar[int] = WITH_CARVED_HULL
    needs: ClassVar[tuple[str, ...]] = ("new_mods",)

    def mod_tokens(self, s: Sea, mod: int) -> int:
        return s.t.mods.new_tokens if mod == CARVED_HULL else 0

    def contest_dice(self, s: Sea, at: int) -> int:
        """MM-S3.2: when either side flees, the opponent has a die less."""
        b = fighting(s)
        return -1 if FLEE in b.declared and has_mod(s, b.sides[1 - at], CARVED_HULL) else 0


class CrowsNest(Module):
    option: ClassVar[str] = "crows_nest"
    about: ClassVar[str] = "Module 3: the Crow's Nest, for scouts and those who hide; needs new_mods. (MM-S3.3)"
    bit: ClassVar[int] = WITH_CROWS_NEST
    needs: ClassVar[tuple[str, ...]] = ("new_mods",)
    later_decisions: ClassVar[tuple[type[AnyDecision], ...]] = (UseNest,)

    def mod_tokens(self, s: Sea, mod: int) -> int:
        return s.t.mods.new_tokens if mod == CROWS_NEST else 0

    def before_scouting(self, s: Sea, seat: Seat, target: int) -> None:
        """MM-S3.3, MM-S4.8: the scout may use it, and whoever commands the ship that is scouted for."""
        if nest(s, seat):
            s.then(UseNest(seat))
        if target >= 0 and nest(s, target):
            s.then(LookOut(target if target < s.seats else (seat + 1) % s.seats, seat, target))

    def before_npc_scouting(self, s: Sea, npc: Npc, seat: Seat) -> None:
        s.seas.warned = False
        if nest(s, seat):
            s.then(LookOut(seat, s.seats + npc, seat))

    def npc_scouting_dice(self, s: Sea, npc: Npc, seat: Seat) -> int:
        """MM-S4.8: a ship without a player always uses its own."""
        return nest(s, s.seats + npc) - (nest(s, seat) if s.seas.warned else 0)


class SmugglersHold(Module):
    option: ClassVar[str] = "smugglers_hold"
    about: ClassVar[str] = (
        "Module 3: hides one contraband card; needs new_mods and contraband. Little complexity. (MM-S3.4)"
    )
    bit: ClassVar[int] = WITH_SMUGGLERS_HOLD
    needs: ClassVar[tuple[str, ...]] = ("new_mods", "contraband")

    def mod_tokens(self, s: Sea, mod: int) -> int:
        return s.t.mods.new_tokens if mod == SMUGGLERS_HOLD else 0


class Plank(Module):
    option: ClassVar[str] = "plank"
    about: ClassVar[str] = (
        "Module 3: The Plank keeps a crew in line; needs new_mods and loyalty. Little complexity. (MM-S3.5)"
    )
    bit: ClassVar[int] = WITH_PLANK
    needs: ClassVar[tuple[str, ...]] = ("new_mods", "loyalty")

    def mod_tokens(self, s: Sea, mod: int) -> int:
        return s.t.mods.new_tokens if mod == PLANK else 0


class ModMarket(Module):
    """MM-S3.7: a market for ports where no token lies when the captain comes."""

    option: ClassVar[str] = "mod_market"
    about: ClassVar[str] = (
        "Module 3: ports without a modification can be supplied from the reserve; needs new_mods. (MM-S3.7)"
    )
    bit: ClassVar[int] = MOD_MARKET
    needs: ClassVar[tuple[str, ...]] = ("new_mods",)
    activities: ClassVar[tuple[int, ...]] = (DO_MARKET,)
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (MarketMod,)

    def port_action(self, s: Sea, seat: Seat) -> None:
        s.used &= ~USED_BARE_PORT
        if s.mod_at[s.zone[seat]] == NONE:
            s.used |= USED_BARE_PORT

    def more_activities(self, s: Sea, seat: Seat, options: list[int]) -> None:
        bare = s.used & USED_BARE_PORT and s.mod_at[s.zone[seat]] == NONE
        if bare and not s.visit & DID_MARKET and reserve_size(s) > 0:
            options.append(DO_MARKET)

    def activity(self, s: Sea, seat: Seat, option: int) -> None:
        s.then(PortActivity(seat))
        s.visit |= DID_MARKET
        mod = draw_token(s)
        if mod == UNSEEN:
            mod = s.dice.draw("mod", list(s.mod_pool))
            s.mod_pool = replaced(s.mod_pool, mod, s.mod_pool[mod] - 1)
        s.seas.market = mod
        if s.telling:
            s.tell("mod_shown", NONE, mod=mod, zone=s.zone[seat])
        s.then(MarketMod(seat))

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S3.7", "no_market"

    def activity_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return {"activity": option, "number": reserve_size(s)}
