"""Which module of Seas of Glory has its part in which named moment of the base rules, and in which order."""

from __future__ import annotations

from typing import Any

from tortuga.games.merchants_and_marauders.rules.basics import skill_of
from tortuga.games.merchants_and_marauders.rules.moments import Moments
from tortuga.games.merchants_and_marauders.rules.seas import (
    cards,
    contraband,
    favors,
    locations,
    loyalty,
    mods,
    treasure,
    upgrades,
    variants,
    weapons,
    weather,
)
from tortuga.games.merchants_and_marauders.state import (
    ACT_FAVOR_ENTRY,
    ACT_RALLY,
    ACT_SCOUT_TREASURE,
    CONTENT,
    CONTRABAND,
    CUTTHROAT,
    DO_CHEER,
    DO_FAVORS,
    FAVORS,
    FLEXIBLE_TURNS,
    GALLEON,
    GIVE_ME_GLORY,
    HARD_LIFE,
    LEADERSHIP,
    LOCATION_TOKENS,
    LOYALTY,
    NEW_EVENTS,
    NEW_MODS,
    NEW_WEAPONS,
    NONE,
    NPCS,
    PAID_CAPTAINS,
    SCOUTING,
    SLOW_GALLEON,
    STATION,
    TREASURE,
    TREASURE_GALLEON,
    TWO_CAPTAINS,
    UPGRADES,
    WIND,
    WITH_BRIG,
    Sea,
    Seas,
)
from tortuga.kernel.machine import Frame


def choose_modules(s: Sea, chosen: int) -> None:
    """The table is played with these modules and variants."""
    seats = s.seats
    seas = Seas()
    seas.chosen = chosen
    seas.borrowed_mods, seas.borrowed_weapons = [0] * seats, [0] * seats
    seas.contraband, seas.half = [() for _ in range(seats)], [NONE] * seats
    seas.favors, seas.loyalty = [0] * seats, [CONTENT] * seats
    seas.balked, seas.cleared = [() for _ in range(seats)], [NONE] * seats
    seas.candidates = [() for _ in range(seats)]
    seas.second, seas.second_part = [NONE] * seats, [0] * seats
    seas.saved = [False] * seats
    s.seas = seas
    s.modules = SeasOfGlory(chosen)


class SeasOfGlory(Moments):
    def __init__(self, chosen: int) -> None:
        self.events = chosen & NEW_EVENTS != 0
        self.weapons = chosen & NEW_WEAPONS != 0
        self.mods = chosen & NEW_MODS != 0
        self.upgrades = chosen & UPGRADES != 0
        self.brig = chosen & WITH_BRIG != 0
        self.slow = chosen & SLOW_GALLEON != 0
        self.treasure = chosen & TREASURE_GALLEON != 0
        self.contraband = chosen & CONTRABAND != 0
        self.wind = chosen & WIND != 0
        self.locations = chosen & LOCATION_TOKENS != 0
        self.favors = chosen & FAVORS != 0
        self.loyalty = chosen & LOYALTY != 0
        self.flexible = chosen & FLEXIBLE_TURNS != 0
        self.glory = chosen & GIVE_ME_GLORY != 0
        self.captains = chosen & (TWO_CAPTAINS | PAID_CAPTAINS) != 0
        self.hard = chosen & HARD_LIFE != 0
        self.cutthroat = chosen & CUTTHROAT != 0

    # -- setting up

    def laid_out(self, s: Sea) -> None:
        if self.mods:
            mods.set_up(s)
        if self.upgrades:
            upgrades.set_up(s)
        if self.treasure:
            treasure.set_up(s)
            self.npc_in_play(s, TREASURE)
        if self.wind:
            weather.set_up(s)
        if self.locations:
            locations.set_up(s)

    def npc_in_play(self, s: Sea, npc: int) -> None:
        if self.upgrades:
            upgrades.draw_for(s, npc)

    def first_captains(self, s: Sea) -> bool:
        if self.captains:
            variants.deal_captains(s)
        return self.captains

    def about_to_begin(self, s: Sea) -> None:
        if self.hard:
            s.then(variants.HardLife())

    # -- the turn

    def turn_begins(self, s: Sea) -> None:
        if self.wind:
            s.then(weather.Spin())

    def order_of_play(self, s: Sea) -> bool:
        if self.flexible:
            variants.fill_bag(s)
        return self.flexible

    def npc_drawn(self, s: Sea, card: int) -> None:
        if self.upgrades:
            upgrades.npc_drawn(s, card)
        if self.loyalty:
            loyalty.npc_drawn(s)

    def icons_done(self, s: Sea, card: int) -> None:
        if self.treasure:
            treasure.icons_done(s, card)

    def happens(self, s: Sea, card: int) -> bool:
        return self.events and cards.happens(s, card)

    def war_declared(self, s: Sea) -> None:
        if self.upgrades:
            upgrades.war_declared(s)

    def player_turn_begins(self, s: Sea, seat: int) -> None:
        s.seas.visited = 0
        if self.events:
            cards.expel(s, seat)
        if self.loyalty:
            loyalty.player_turn_begins(s, seat)
        if self.cutthroat:
            variants.player_turn_begins(s, seat)

    def player_turn_ends(self, s: Sea, seat: int) -> None:
        if self.loyalty:
            loyalty.player_turn_ends(s, seat)

    def turn_ends(self, s: Sea) -> None:
        s.seas.fire = NONE
        if self.upgrades:
            upgrades.turn_ends(s)
        if self.loyalty:
            loyalty.turn_ends(s)

    # -- actions

    def more_acts(self, s: Sea, seat: int, options: list[int]) -> None:
        if self.locations:
            locations.more_acts(s, seat, options)
        if self.favors:
            favors.more_acts(s, seat, options)
        if self.loyalty:
            loyalty.more_acts(s, seat, options)
        if self.treasure:
            treasure.more_acts(s, seat, options)

    def act(self, s: Sea, seat: int, option: int) -> None:
        if option == ACT_FAVOR_ENTRY:
            favors.enter(s, seat)
        elif option == ACT_RALLY:
            loyalty.rally(s, seat)
        elif option == ACT_SCOUT_TREASURE:
            treasure.act(s, seat)
        else:
            locations.act(s, seat, option)

    def why_no_act(self, s: Sea, seat: int, option: int) -> tuple[str, str]:
        if option == ACT_FAVOR_ENTRY:
            return ("MM-S10.6", "no_favor_entry") if self.favors else ("MM-4.4", "not_in_play")
        if option == ACT_RALLY:
            return ("MM-S11.5", "not_fierce") if self.loyalty else ("MM-4.4", "not_in_play")
        if option == ACT_SCOUT_TREASURE:
            return ("MM-S6.4", "not_here") if self.treasure else ("MM-4.4", "not_in_play")
        return locations.why_no_act(s, seat, option) if self.locations else ("MM-4.4", "not_in_play")

    def act_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        if option == ACT_FAVOR_ENTRY:
            nation = s.nation[s.zone[seat]]
            return {"act": option, "zone": s.zone[seat], "number": favors.entry_price(s, seat) if nation != NONE else 0}
        if option == ACT_RALLY:
            return {"act": option, "dice": skill_of(s, seat, LEADERSHIP)}
        if option == ACT_SCOUT_TREASURE:
            return {"act": option, "dice": skill_of(s, seat, SCOUTING), "gold": s.seas.treasure_gold}
        kind = locations.here(s, seat)
        return {"act": option, "place": kind if kind != NONE else STATION, "defense": s.t.location_defense[kind]}

    def sailing_cost(self, s: Sea, here: int, there: int) -> int:
        return weather.cost(s, here, there) if self.wind else 1

    def set_sail(self, s: Sea, here: int, there: int) -> None:
        if self.wind:
            weather.set_sail(s, here, there)

    def entered_zone(self, s: Sea, seat: int) -> None:
        if self.cutthroat:
            variants.entered_zone(s, seat)

    def sea_met(self, s: Sea, seat: int) -> None:
        if self.wind:
            weather.sea_met(s, seat)

    # -- the Port action

    def port_action(self, s: Sea, seat: int) -> None:
        if self.mods:
            mods.port_action(s, seat)

    def more_activities(self, s: Sea, seat: int, options: list[int]) -> None:
        if self.mods:
            mods.more_activities(s, seat, options)
        if self.loyalty:
            loyalty.more_activities(s, seat, options)
        if self.favors:
            favors.more_activities(s, seat, options)

    def activity(self, s: Sea, seat: int, option: int) -> None:
        if option == DO_FAVORS:
            favors.buy(s, seat)
        elif option == DO_CHEER:
            loyalty.cheer_in_port(s, seat)
        else:
            mods.go_to_market(s, seat)

    def why_no_activity(self, s: Sea, seat: int, option: int) -> tuple[str, str]:
        if option == DO_FAVORS and self.favors:
            full = s.seas.favors[seat] >= s.t.most_favors
            return "MM-S10.2", "favors_full" if full else "too_dear"
        if option == DO_CHEER and self.loyalty:
            return ("MM-S11.4", "no_cheer") if loyalty.cheer_price(s, seat) == 0 else ("MM-S11.4", "too_dear")
        return ("MM-S3.7", "no_market") if self.mods else ("MM-5.2", "not_in_play")

    def activity_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        if option == DO_FAVORS:
            return {"activity": option, "gold": s.t.favor_price}
        if option == DO_CHEER:
            return {"activity": option, "gold": loyalty.cheer_price(s, seat), "step": s.seas.loyalty[seat]}
        return {"activity": option, "number": mods.reserve_size(s)}

    def sells_brigs(self, s: Sea) -> bool:
        return self.brig

    def free_recruiting(self, s: Sea, seat: int, free: bool) -> bool:
        if self.loyalty:
            return loyalty.pleased(s, seat) or (free and not loyalty.restless(s, seat))
        return free

    def paid_recruiting(self, s: Sea, seat: int) -> bool:
        return self.loyalty and loyalty.restless(s, seat)

    def recruits_anywhere(self, s: Sea, seat: int) -> bool:
        return self.loyalty and loyalty.pleased(s, seat)

    def employs(self, s: Sea, seat: int) -> bool:
        return not (self.loyalty and loyalty.restless(s, seat))

    def employs_freely(self, s: Sea, seat: int) -> bool:
        return self.loyalty and loyalty.free_hand(s, seat)

    def specialists_work(self, s: Sea, seat: int) -> bool:
        return not (self.loyalty and loyalty.restless(s, seat))

    def stashing(self, s: Sea, seat: int) -> None:
        if self.loyalty:
            s.then(loyalty.Lower(seat))

    def stash_points(self, s: Sea, gold: int, points: int) -> int:
        return variants.stash_points(s, gold) if self.glory else points

    def stash_fee(self, s: Sea, seat: int) -> int:
        return cards.stash_fee(s) if self.events else NONE

    def burns(self, s: Sea, zone: int) -> bool:
        return s.seas.fire == zone

    def turned_away(self, s: Sea, seat: int) -> bool:
        return self.favors and favors.turned_away(s, seat)

    # -- cargo

    def more_cards(self, s: Sea, seat: int) -> int:
        return len(s.seas.contraband[seat]) if self.contraband else 0

    def load(self, s: Sea, seat: int) -> int:
        return contraband.load(s, seat) if self.contraband else 0

    def loaded(self, s: Sea, seat: int, cards: tuple[int, ...]) -> None:
        if self.contraband:
            contraband.loaded(s, seat, cards)

    def more_loads(self, s: Sea, seat: int, options: list[int]) -> None:
        if self.contraband:
            contraband.more_loads(s, seat, options)

    def drop(self, s: Sea, seat: int, load: int) -> None:
        contraband.drop(s, seat, load)

    def cargo_lost(self, s: Sea, seat: int) -> None:
        if self.contraband:
            contraband.cargo_lost(s, seat)

    def give_cargo(self, s: Sea, seat: int) -> tuple[int, ...]:
        return contraband.give_cargo(s, seat) if self.contraband else ()

    def spills(self, s: Sea, seat: int) -> bool:
        return self.contraband and contraband.spills(s, seat)

    def never_on_offer(self, s: Sea, card: int, zone: int) -> bool:
        return self.contraband and contraband.never_on_offer(s, card, zone)

    def goods_at_location(self, s: Sea, zone: int) -> int:
        return locations.goods_drawn(s, zone)

    def more_goods(self, s: Sea, seat: int, flat: int, money: int, options: list[int]) -> None:
        if self.contraband:
            contraband.more_goods(s, seat, flat, money, options)

    def smuggling_price(self, s: Sea, seat: int, flat: int) -> int:
        return contraband.price(s, seat, flat)

    def buy(self, s: Sea, seat: int, option: int, price: int) -> None:
        contraband.buy(s, seat, option, price)

    def more_sales(self, s: Sea, seat: int, options: list[int]) -> None:
        if self.contraband:
            contraband.more_sales(s, seat, options)

    def sell(self, s: Sea, seat: int, option: int) -> None:
        contraband.sell(s, seat, option)

    def trade_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        return contraband.trade_facts(s, seat, option)

    # -- scouting

    def scouting_dice(self, s: Sea, seat: int, target: int) -> int:
        return mods.scouting_dice(s, seat, target) if self.mods else 0

    def before_scouting(self, s: Sea, seat: int, target: int) -> None:
        if self.upgrades:
            mods.before_scouting(s, seat, target)

    def npc_scouting_dice(self, s: Sea, npc: int, seat: int) -> int:
        return mods.npc_scouting_dice(s, npc, seat) if self.mods else 0

    def scouts_too(self, s: Sea, npc: int, seat: int) -> bool:
        return self.contraband and contraband.scouts_too(s, npc, seat)

    def blinded(self, s: Sea, npc: int) -> bool:
        return self.wind and weather.blinds(s, npc)

    def npc_looked(self, s: Sea, seat: int, npc: int) -> None:
        if self.favors:
            favors.npc_looked(s, seat, npc)

    def npc_found(self, s: Sea, seat: int, npc: int) -> bool:
        return self.contraband and contraband.npc_found(s, seat, npc)

    # -- tests and draws

    def tested(self, s: Sea, seat: int, skill: int, more: int, enough: int) -> None:
        if self.favors:
            favors.tested(s, seat, skill, more, enough)

    def drew_glory(self, s: Sea, seat: int, number: int) -> None:
        if self.favors:
            favors.drew(s, seat, favors.GLORY_CARD, number)

    def drew_rumor(self, s: Sea, seat: int) -> None:
        if self.favors:
            favors.drew(s, seat, favors.RUMOR_CARD, 1)

    def drew_mission(self, s: Sea, seat: int) -> None:
        if self.favors and s.offered:
            favors.drew(s, seat, favors.MISSION_CARD, 1)

    def laid_out_cargo(self, s: Sea, seat: int, number: int) -> None:
        if self.favors:
            favors.drew(s, seat, favors.CARGO_LAID, number)

    def showed_merchant(self, s: Sea, seat: int, nation: int) -> None:
        if self.favors:
            favors.drew(s, seat, favors.MERCHANT + nation, len(s.display))

    def plunders(self, s: Sea, seat: int, lost: int) -> bool:
        return self.favors and favors.plunders(s, seat, lost)

    def opened_market(self, s: Sea, seat: int) -> None:
        if self.favors:
            favors.drew(s, seat, favors.MARKET, len(s.display))

    # -- glory, missions, death

    def gained_glory(self, s: Sea, seat: int) -> None:
        if self.loyalty:
            loyalty.raise_step(s, seat)

    def can_play(self, s: Sea, seat: int, card: int) -> bool:
        return not self.loyalty or loyalty.can_play(s, seat, card)

    def balks(self, s: Sea, seat: int, card: int, again: Frame) -> bool:
        return self.loyalty and loyalty.balks(s, seat, card, again)

    def mission_taken(self, s: Sea, seat: int) -> None:
        if self.favors:
            favors.gain(s, seat, 1)

    def mission_done(self, s: Sea, seat: int) -> None:
        if self.favors:
            favors.gain(s, seat, 1)

    def captain_lost(self, s: Sea, seat: int, lives: bool) -> None:
        seas = s.seas
        if seas.second[seat] != NONE:
            s.mission_gone = (*s.mission_gone, seas.second[seat])
            seas.second[seat], seas.second_part[seat] = NONE, 0
        if not lives:
            seas.favors[seat] = 0
            seas.saved[seat] = False
        if self.loyalty:
            loyalty.captain_lost(s, seat)

    def ship_given_up(self, s: Sea, seat: int, given: int) -> int:
        if self.upgrades:
            given = upgrades.ship_given_up(s, seat, given)
        return mods.ship_given_up(s, seat, given) if self.mods else given

    # -- ships without a player

    def npc_mods(self, s: Sea, npc: int) -> int:
        return upgrades.mods_of(s, npc) if self.upgrades else 0

    def npc_weapons(self, s: Sea, npc: int) -> int:
        return upgrades.weapons_of(s, npc) if self.upgrades else 0

    def npc_spends(self, s: Sea, npc: int, weapon: int) -> None:
        upgrades.spends(s, weapon)

    def npc_beaten(self, s: Sea, seat: int, npc: int, boarded: bool) -> None:
        if self.upgrades:
            upgrades.beaten(s, seat, npc, boarded)
        if npc == TREASURE:
            treasure.beaten(s, seat, boarded)

    def npc_removed(self, s: Sea, npc: int) -> None:
        if self.upgrades and npc <= NPCS:
            upgrades.removed(s, npc)
        if npc == TREASURE:
            treasure.removed(s)

    def ship_claimed(self, s: Sea, seat: int, side: int, mods: int) -> None:
        if self.upgrades:
            upgrades.ship_claimed(s, seat, side, mods)

    def weapon_gone(self, s: Sea, seat: int, weapon: int) -> bool:
        return self.upgrades and upgrades.weapon_gone(s, seat, weapon)

    def weapon_passed(self, s: Sea, loser: int, winner: int, weapon: int) -> None:
        if self.upgrades:
            upgrades.weapon_passed(s, loser, winner, weapon)

    # -- battle

    def nimbleness(self, s: Sea, ship: int) -> int:
        return s.t.slow_galleon if self.slow and ship == GALLEON else s.t.manoeuvrability[ship]

    def round_begins(self, s: Sea) -> None:
        if self.weapons:
            weapons.round_begins(s)

    def contest_dice(self, s: Sea, at: int) -> int:
        more = weapons.contest_dice(s, at) if self.weapons else 0
        return more + mods.contest_dice(s, at) if self.mods else more

    def contest_over(self, s: Sea) -> None:
        if self.weapons:
            weapons.contest_over(s)

    def loads(self, s: Sea, at: int, weapon: int) -> None:
        weapons.loads(s, at, weapon)

    def crew_combat_begins(self, s: Sea) -> None:
        if self.weapons:
            weapons.crew_combat_begins(s)

    def crew_dice(self, s: Sea, at: int) -> int:
        assert s.battle is not None
        side = s.battle.sides[at]
        more = weapons.crew_dice(s, at) if self.weapons else 0
        return more + loyalty.spirit(s, side) if self.loyalty and side < s.seats else more
