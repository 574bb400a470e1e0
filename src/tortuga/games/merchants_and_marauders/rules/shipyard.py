"""MM-5c The shipyard: ships, repairs, modifications, special weapons."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    ask,
    at_home,
    fit_mod,
    fits_mod,
    full_points,
    lose_weapon,
    most_of_weapon,
    pay,
    port_power,
    purse,
    take_weapon,
    talent,
)
from tortuga.games.merchants_and_marauders.rules.damage import damaged, mend
from tortuga.games.merchants_and_marauders.rules.death import leave_mods, lowest
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.rewards import take_mod, weapons_to_take
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    YARD_DONE,
    YARD_MOD,
    YARD_REPAIR,
    YARD_SPAN,
    ship_at_yard,
    weapon_bought,
    weapon_sold,
    yard_buy,
    yard_sell,
    yard_ship,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import REPAIRS_FOR
from tortuga.games.merchants_and_marauders.vocabulary.map import (
    BIG_SHIP_PRICE,
    FREE_REPAIR,
    FREE_SERVICE,
    MOD_PRICE,
    NO_SERVICE_FOR_PIRATES,
    TRANSFER_MODS,
    WEAPON_PRICE,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import BASE_SHIPS, CREW, MODIFICATIONS, SHIPS, WEAPONS
from tortuga.kernel.machine import Decision, Facts, Seat


def ship_price(s: Sea, seat: Seat, ship: int) -> int:
    """MM-5c.1: 0 for a ship that is not for sale."""
    if ship >= BASE_SHIPS and not s.modules.sells_ship(s, ship):
        return 0
    power = port_power(s, seat, BIG_SHIP_PRICE)
    return power if s.t.ships.big[ship] and power != NONE else s.t.ships.buy[ship]


def sale_value(s: Sea, seat: Seat) -> int:
    """MM-5c.3: less for damage, more for modifications; the Crew does not count."""
    value = s.t.ships.sell[s.ship[seat]]
    for location in range(5):
        if location != CREW:
            value -= full_points(s, seat, location) - s.points[seat * 5 + location]
    for mod in range(MODIFICATIONS):
        value += s.mods[seat] >> mod & 1
    return value if value > 0 else 0


def repair_price(s: Sea, seat: Seat) -> int:
    """MM-5c.5: NONE where this captain gets no repairs."""
    if s.pirate(seat):
        if port_power(s, seat, NO_SERVICE_FOR_PIRATES) != NONE:
            return NONE
    elif port_power(s, seat, FREE_SERVICE) != NONE:
        return 0
    nations = s.t.map.power_nation[s.zone[seat]]
    if port_power(s, seat, FREE_REPAIR) != NONE and s.bounties[seat * 4 + nations[FREE_REPAIR]] > 0:
        return 0
    return talent(s, seat, REPAIRS_FOR) or s.t.port.repair


def mod_price(s: Sea, seat: Seat) -> int:
    power = port_power(s, seat, MOD_PRICE)
    return s.t.mods.price if power == NONE else power


def weapon_price(s: Sea, seat: Seat) -> int:
    power, nations = port_power(s, seat, WEAPON_PRICE), s.t.map.power_nation[s.zone[seat]]
    if power != NONE and s.bounties[seat * 4 + nations[WEAPON_PRICE]] > 0:
        return power
    return s.t.weapons.buy


def mod_for_sale(s: Sea, seat: Seat) -> int:
    """MM-5c.9: the modification that lies face up at the port where this captain is, or NONE."""
    zone = s.zone[seat]
    return s.mod_at[zone] if s.in_port[seat] and s.mod_up >> zone & 1 else NONE


def anything_to_do(s: Sea, seat: Seat) -> bool:
    """Would the shipyard offer this captain anything?"""
    return len(VisitYard(seat, 0, 0, 0).options(s)) > 1


class VisitYard(Decision[Sea]):
    """MM-5c: any of these, one after the other. ``armed`` and ``sold``: bits of the weapons bought and sold on this
    visit; ``bought``: a ship was bought."""

    clause: ClassVar[str] = "MM-5c.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "armed", "sold", "bought")
    verb: ClassVar[str] = "yard"
    names: ClassVar[str] = "yard"
    span: ClassVar[int] = YARD_SPAN
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, armed: int, sold: int, bought: int) -> None:
        super().__init__(seat)
        self.armed = armed
        self.sold = sold
        self.bought = bought

    def run(self, s: Sea) -> None:
        ask(s, self, at_home(s, self.seat))

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        money = purse(s, seat)
        options = [YARD_DONE]
        if not self.bought:
            budget = money + sale_value(s, seat)
            for ship in range(SHIPS):
                price = ship_price(s, seat, ship)
                if price and price <= budget:
                    options.append(yard_ship(ship))
        price = repair_price(s, seat)
        if price != NONE and price <= money:
            options += [YARD_REPAIR + location for location in damaged(s, seat)]
        mod = mod_for_sale(s, seat)
        if mod >= 0 and mod_price(s, seat) <= money and fits_mod(s, seat, mod):
            options.append(YARD_MOD)
        if weapon_price(s, seat) <= money:
            options += [yard_buy(w) for w in weapons_to_take(s, seat) if not self.sold >> w & 1]
        for weapon in range(WEAPONS):
            if s.weapons[seat * WEAPONS + weapon] > 0 and not self.armed >> weapon & 1:
                options.append(yard_sell(weapon))
        return options

    def chosen(self, s: Sea, option: int) -> None:
        seat, armed, sold, bought = self.seat, self.armed, self.sold, self.bought
        if option == YARD_DONE:
            return
        ship, buying, selling = ship_at_yard(option), weapon_bought(option), weapon_sold(option)
        if selling != NONE:
            lose_weapon(s, seat, selling)
            s.gold[seat] += s.t.weapons.sell
            sold |= 1 << selling
            if s.telling:
                s.tell("sold_weapon", seat, weapon=selling)
        elif buying != NONE:
            pay(s, seat, weapon_price(s, seat))
            take_weapon(s, seat, buying)
            armed |= 1 << buying
            if s.telling:
                s.tell("armed", seat, weapon=buying)
        elif option == YARD_MOD:
            pay(s, seat, mod_price(s, seat))
            take_mod(s, seat, s.zone[seat])
        elif ship == NONE:
            pay(s, seat, repair_price(s, seat))
            mend(s, seat, option - YARD_REPAIR)
        else:
            bought = 1
        s.then(VisitYard(seat, armed, sold, bought))
        if ship != NONE:
            buy_ship(s, seat, ship)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        seat = self.seat
        ship, buying, selling = ship_at_yard(option), weapon_bought(option), weapon_sold(option)
        if selling != NONE:
            has = s.weapons[seat * WEAPONS + selling] > 0
            return ("MM-5c.8", "traded_already") if has else ("MM-5c.8", "no_such_weapon")
        if buying != NONE:
            return self.why_no_weapon(s, buying)
        if option == YARD_MOD:
            mod = mod_for_sale(s, seat)
            if mod < 0:
                hidden = s.in_port[seat] and s.mod_at[s.zone[seat]] != NONE
                return ("MM-5c.9", "mod_face_down") if hidden else ("MM-5c.6", "no_mod_here")
            return ("MM-5c.6", "too_dear") if fits_mod(s, seat, mod) else ("MM-5c.6", "mod_does_not_fit")
        if ship == NONE:
            return self.why_no_repair(s, option - YARD_REPAIR)
        if self.bought:
            return "MM-5c.2", "one_ship_a_visit"
        return ("MM-5c.1", "too_dear") if ship_price(s, seat, ship) else ("MM-5c.1", "not_for_sale")

    def why_no_weapon(self, s: Sea, weapon: int) -> tuple[str, str]:
        if self.sold >> weapon & 1:
            return "MM-5c.8", "traded_already"
        if s.weapon_supply[weapon] == 0:
            return "MM-5c.7", "weapon_sold_out"
        full = s.weapons[self.seat * WEAPONS + weapon] >= most_of_weapon(s, self.seat)
        return ("MM-5c.7", "weapon_aboard") if full else ("MM-5c.7", "too_dear")

    def why_no_repair(self, s: Sea, location: int) -> tuple[str, str]:
        if location == CREW:
            return "MM-5c.5", "crew_not_repaired"
        if location not in damaged(s, self.seat):
            return "MM-5c.5", "not_damaged"
        return ("MM-5c.5", "no_service") if repair_price(s, self.seat) == NONE else ("MM-5c.5", "too_dear")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "gold": purse(s, self.seat), "value": sale_value(s, self.seat)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        seat = self.seat
        ship, buying, selling = ship_at_yard(option), weapon_bought(option), weapon_sold(option)
        if selling != NONE:
            return {"yard": option, "kind": "sell", "weapon": selling, "gold": s.t.weapons.sell}
        if buying != NONE:
            return {"yard": option, "kind": "buy", "weapon": buying, "gold": weapon_price(s, seat)}
        if option == YARD_MOD:
            return {"yard": option, "mod": mod_for_sale(s, seat), "gold": mod_price(s, seat)}
        if ship != NONE:
            price = ship_price(s, seat, ship) - sale_value(s, seat)
            return {"yard": option, "kind": "ship", "ship": ship, "gold": price}
        if option >= YARD_REPAIR:
            price = max(0, repair_price(s, seat))
            return {"yard": option, "kind": "repair", "location": option - YARD_REPAIR, "gold": price}
        return {"yard": option}


def buy_ship(s: Sea, seat: Seat, ship: int) -> None:
    """MM-5c.2: the old ship is sold in the same step; cargo, weapons and the Crew as it stands come along."""
    s.gold[seat] += sale_value(s, seat)
    pay(s, seat, ship_price(s, seat, ship))
    mods = s.mods[seat]
    crew = s.points[seat * 5 + CREW]
    s.ship[seat], s.mods[seat] = ship, 0
    for location in range(5):
        s.points[seat * 5 + location] = s.t.ships.points[ship][location]
    s.points[seat * 5 + CREW] = min(crew, s.t.ships.points[ship][CREW])
    if s.telling:
        s.tell("bought_ship", seat, ship=ship)
    if port_power(s, seat, TRANSFER_MODS) != NONE and mods:
        s.then(TransferMod(seat, mods, 0))
    else:
        leave_mods(s, seat, mods)
    if s.t.ships.big[ship] and not s.bought_big[seat]:  # MM-5c.4
        s.bought_big[seat] = True
        gain_glory(s, seat, "ship")


class TransferMod(YesNo):
    """MM-1z.9 St. John: each modification may come over to the new ship, at a price. ``mods``: still to be asked for;
    ``left``: those that stay behind."""

    clause: ClassVar[str] = "MM-1z.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "mods", "left")
    verb: ClassVar[str] = "transfer"
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, mods: int, left: int) -> None:
        super().__init__(seat)
        self.mods = mods
        self.left = left

    def run(self, s: Sea) -> None:
        fits = fits_mod(s, self.seat, lowest(self.mods))
        ask(s, self, fits and at_home(s, self.seat))

    def options(self, s: Sea) -> list[int]:
        price = s.t.map.power[s.zone[self.seat]][TRANSFER_MODS]
        can = price <= purse(s, self.seat) and fits_mod(s, self.seat, lowest(self.mods))
        return [0, 1] if can else [0]

    def chosen(self, s: Sea, option: int) -> None:
        mod = lowest(self.mods)
        rest, left = self.mods & ~(1 << mod), self.left
        if option:
            pay(s, self.seat, s.t.map.power[s.zone[self.seat]][TRANSFER_MODS])
            fit_mod(s, self.seat, mod)
            if s.telling:
                s.tell("transferred", self.seat, mod=mod)
        else:
            left |= 1 << mod
        if rest:
            s.then(TransferMod(self.seat, rest, left))
        else:
            leave_mods(s, self.seat, left)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        fits = fits_mod(s, self.seat, lowest(self.mods))
        return ("MM-1z.9", "too_dear") if fits else ("MM-5c.6", "mod_does_not_fit")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "mod": lowest(self.mods), "gold": s.t.map.power[s.zone[self.seat]][TRANSFER_MODS]}
