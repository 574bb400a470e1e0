"""MM-S3 New ship modifications: Carved Hull and Crow's Nest, the reserve, the market."""

from __future__ import annotations

from typing import Any, ClassVar

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
from tortuga.games.merchants_and_marauders.rules.shipyard import mod_price
from tortuga.games.merchants_and_marauders.state import (
    CARVED_HULL,
    CROWS_NEST,
    DID_MARKET,
    DO_MARKET,
    FLEE,
    MASTS,
    MOD_MARKET,
    MODIFICATIONS,
    NONE,
    PORTS,
    UNSEEN,
    USED_BARE_PORT,
    ZONES,
    Sea,
)
from tortuga.kernel.machine import Decision


def set_up(s: Sea) -> None:
    """MM-S3.1: what the ports do not take is the reserve; nobody has seen it."""
    s.seas.reserve_unseen = sum(s.mod_pool) - PORTS


def contest_dice(s: Sea, at: int) -> int:
    """MM-S3.2 Carved Hull: when either side flees, the opponent has a die less."""
    b = fighting(s)
    return -1 if FLEE in b.declared and has_mod(s, b.sides[1 - at], CARVED_HULL) else 0


# -- MM-S3.3 Crow's Nest


def nest(s: Sea, side: int) -> int:
    """1 for a Crow's Nest on sound Masts. Ships without a player are repaired whenever somebody looks out."""
    if not has_mod(s, side, CROWS_NEST):
        return 0
    return 1 if side >= s.seats or s.points[side * 5 + MASTS] == full_points(s, side, MASTS) else 0


def scouting_dice(s: Sea, seat: int, target: int) -> int:
    """A die more for who looks; one less against a captain who looks out himself."""
    return nest(s, seat) - (nest(s, target) if 0 <= target < s.seats else 0)


def npc_scouting_dice(s: Sea, npc: int, seat: int) -> int:
    return nest(s, s.seats + npc) - nest(s, seat)


def before_scouting(s: Sea, seat: int, target: int) -> None:
    """MM-S4.8: for a ship without a player its controller decides."""
    if target >= s.seats and nest(s, target):
        s.then(LookOut((seat + 1) % s.seats, seat, target))


class LookOut(Decision):
    clause: ClassVar[str] = "MM-S4.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "scout", "target")
    verb: ClassVar[str] = "look-out"
    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, scout: int, target: int) -> None:
        super().__init__(seat)
        self.scout = scout
        self.target = target

    def options(self, s: Sea) -> list[int]:
        return [0, 1]

    def chosen(self, s: Sea, option: int) -> None:
        s.bonus -= option

    def facts(self, s: Sea) -> dict[str, Any]:
        return {"seat": self.seat, "owner": self.target, "rival": self.scout}


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


def ship_given_up(s: Sea, seat: int, mods: int) -> int:
    """The tokens go into the reserve, and as many come out of it for ports of the owner's choice."""
    number = 0
    for mod in range(MODIFICATIONS):
        if mods >> mod & 1:
            s.seas.reserve = replaced(s.seas.reserve, mod, s.seas.reserve[mod] + 1)
            number += 1
    if number:
        s.then(PlaceUnseen(seat, number))
    return 0


class PlaceUnseen(Decision):
    """MM-S3.6: face down and unseen, on a port that has no token. Without such a port it stays in the reserve."""

    clause: ClassVar[str] = "MM-S3.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "bring-mod-to"
    names: ClassVar[str] = "zone"
    span: ClassVar[int] = ZONES
    skippable: ClassVar[bool] = True

    def __init__(self, seat: int, left: int) -> None:
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


def port_action(s: Sea, seat: int) -> None:
    """The market is for ports where no token lies when the captain comes."""
    s.used &= ~USED_BARE_PORT
    if s.mod_at[s.zone[seat]] == NONE:
        s.used |= USED_BARE_PORT


def more_activities(s: Sea, seat: int, options: list[int]) -> None:
    bare = s.used & USED_BARE_PORT and s.mod_at[s.zone[seat]] == NONE
    if s.seas.chosen & MOD_MARKET and bare and not s.visit & DID_MARKET and reserve_size(s) > 0:
        options.append(DO_MARKET)


def go_to_market(s: Sea, seat: int) -> None:
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


class MarketMod(Decision):
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

    def facts(self, s: Sea) -> dict[str, Any]:
        return {"seat": self.seat, "mod": s.seas.market, "gold": mod_price(s, self.seat)}
