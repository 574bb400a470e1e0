"""The modules that are in play at a table.

For each moment it is known from the start which of them take part, and in which order: that of the list in
``rules/seas/__init__.py``, unless a module says that it comes ``late``. Where a moment returns something, its method
here says how the answers are put together: the first that is not NONE, any, all, the sum, or each on top of the other.
"""

# ruff: noqa: SIM110 - without the compiler, plain loops are faster than any() and all()

from __future__ import annotations

from tortuga.games.merchants_and_marauders.moments import BASE_GAME, Moments
from tortuga.games.merchants_and_marauders.rules.seas.module import Module, taking_part
from tortuga.games.merchants_and_marauders.state import Sea, Seas
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Nation, Npc, Side, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import ACT_JETTISON, ACT_MODULES, DO_MODULES, DO_SPAN
from tortuga.kernel.machine import AnyFrame, Facts, Seat


class ChosenModules(Moments):
    def __init__(self, chosen: int, modules: list[Module]) -> None:
        self.chosen = chosen
        # Whose action or port activity an option is; those of modules that are not in play nobody's.
        acts: list[Moments] = [BASE_GAME] * (ACT_JETTISON - ACT_MODULES)
        activities: list[Moments] = [BASE_GAME] * (DO_SPAN - DO_MODULES)
        for module in modules:
            for act in module.acts:
                acts[act - ACT_MODULES] = module
            for activity in module.activities:
                activities[activity - DO_MODULES] = module
        self.acts = tuple(acts)
        self.activities = tuple(activities)
        self.on_cards_in_play = taking_part(modules, "cards_in_play")
        self.on_mod_tokens = taking_part(modules, "mod_tokens")
        self.on_weapon_tokens = taking_part(modules, "weapon_tokens")
        self.on_laid_out = taking_part(modules, "laid_out")
        self.on_first_captains = taking_part(modules, "first_captains")
        self.on_about_to_begin = taking_part(modules, "about_to_begin")
        self.on_npc_in_play = taking_part(modules, "npc_in_play")
        self.on_turn_begins = taking_part(modules, "turn_begins")
        self.on_order_of_play = taking_part(modules, "order_of_play")
        self.on_npc_drawn = taking_part(modules, "npc_drawn")
        self.on_icons_done = taking_part(modules, "icons_done")
        self.on_happens = taking_part(modules, "happens")
        self.on_war_declared = taking_part(modules, "war_declared")
        self.on_player_turn_begins = taking_part(modules, "player_turn_begins")
        self.on_player_turn_ends = taking_part(modules, "player_turn_ends")
        self.on_turn_ends = taking_part(modules, "turn_ends")
        self.on_more_acts = taking_part(modules, "more_acts")
        self.on_courses = taking_part(modules, "courses")
        self.on_sailing_cost = taking_part(modules, "sailing_cost")
        self.on_set_sail = taking_part(modules, "set_sail")
        self.on_moves_paid = taking_part(modules, "moves_paid")
        self.on_entered_zone = taking_part(modules, "entered_zone")
        self.on_sea_met = taking_part(modules, "sea_met")
        self.on_port_action = taking_part(modules, "port_action")
        self.on_more_activities = taking_part(modules, "more_activities")
        self.on_sells_ship = taking_part(modules, "sells_ship")
        self.on_free_recruiting = taking_part(modules, "free_recruiting")
        self.on_paid_recruiting = taking_part(modules, "paid_recruiting")
        self.on_recruits_anywhere = taking_part(modules, "recruits_anywhere")
        self.on_employs = taking_part(modules, "employs")
        self.on_employs_freely = taking_part(modules, "employs_freely")
        self.on_specialists_work = taking_part(modules, "specialists_work")
        self.on_stashing = taking_part(modules, "stashing")
        self.on_stash_points = taking_part(modules, "stash_points")
        self.on_stash_fee = taking_part(modules, "stash_fee")
        self.on_burns = taking_part(modules, "burns")
        self.on_turned_away = taking_part(modules, "turned_away")
        self.on_more_cards = taking_part(modules, "more_cards")
        self.on_load = taking_part(modules, "load")
        self.on_loaded = taking_part(modules, "loaded")
        self.on_more_loads = taking_part(modules, "more_loads")
        self.on_load_facts = taking_part(modules, "load_facts")
        self.on_drop = taking_part(modules, "drop")
        self.on_cargo_lost = taking_part(modules, "cargo_lost")
        self.on_cargo_thrown = taking_part(modules, "cargo_thrown")
        self.on_give_cargo = taking_part(modules, "give_cargo")
        self.on_spills = taking_part(modules, "spills")
        self.on_never_on_offer = taking_part(modules, "never_on_offer")
        self.on_goods_outside_port = taking_part(modules, "goods_outside_port")
        self.on_more_goods = taking_part(modules, "more_goods")
        self.on_card_price = taking_part(modules, "card_price")
        self.on_buy = taking_part(modules, "buy")
        self.on_more_sales = taking_part(modules, "more_sales")
        self.on_sell = taking_part(modules, "sell")
        self.on_trade_facts = taking_part(modules, "trade_facts")
        self.on_before_scouting = taking_part(modules, "before_scouting")
        self.on_before_npc_scouting = taking_part(modules, "before_npc_scouting")
        self.on_npc_scouting_dice = taking_part(modules, "npc_scouting_dice")
        self.on_scouts_too = taking_part(modules, "scouts_too")
        self.on_blinded = taking_part(modules, "blinded")
        self.on_npc_looked = taking_part(modules, "npc_looked")
        self.on_npc_found = taking_part(modules, "npc_found")
        self.on_tested = taking_part(modules, "tested")
        self.on_drew_glory = taking_part(modules, "drew_glory")
        self.on_drew_rumor = taking_part(modules, "drew_rumor")
        self.on_drew_mission = taking_part(modules, "drew_mission")
        self.on_laid_out_cargo = taking_part(modules, "laid_out_cargo")
        self.on_showed_merchant = taking_part(modules, "showed_merchant")
        self.on_plunders = taking_part(modules, "plunders")
        self.on_opened_market = taking_part(modules, "opened_market")
        self.on_gained_glory = taking_part(modules, "gained_glory")
        self.on_can_play = taking_part(modules, "can_play")
        self.on_balks = taking_part(modules, "balks")
        self.on_discarded = taking_part(modules, "discarded")
        self.on_mission_taken = taking_part(modules, "mission_taken")
        self.on_keeps_both = taking_part(modules, "keeps_both")
        self.on_second_mission = taking_part(modules, "second_mission")
        self.on_second_part = taking_part(modules, "second_part")
        self.on_turn_to_second = taking_part(modules, "turn_to_second")
        self.on_mission_done = taking_part(modules, "mission_done")
        self.on_keeps_afloat = taking_part(modules, "keeps_afloat")
        self.on_captain_lost = taking_part(modules, "captain_lost")
        self.on_ship_given_up = taking_part(modules, "ship_given_up")
        self.on_nation_of_npc = taking_part(modules, "nation_of_npc")
        self.on_npc_mods = taking_part(modules, "npc_mods")
        self.on_npc_weapons = taking_part(modules, "npc_weapons")
        self.on_npc_spends = taking_part(modules, "npc_spends")
        self.on_npc_beaten = taking_part(modules, "npc_beaten")
        self.on_npc_removed = taking_part(modules, "npc_removed")
        self.on_npc_covered = taking_part(modules, "npc_covered")
        self.on_ship_claimed = taking_part(modules, "ship_claimed")
        self.on_weapon_gone = taking_part(modules, "weapon_gone")
        self.on_weapon_passed = taking_part(modules, "weapon_passed")
        self.on_manoeuvrability = taking_part(modules, "manoeuvrability")
        self.on_round_begins = taking_part(modules, "round_begins")
        self.on_contest_dice = taking_part(modules, "contest_dice")
        self.on_contest_over = taking_part(modules, "contest_over")
        self.on_more_ammunition = taking_part(modules, "more_ammunition")
        self.on_loads = taking_part(modules, "loads")
        self.on_crew_combat_begins = taking_part(modules, "crew_combat_begins")
        self.on_crew_dice = taking_part(modules, "crew_dice")

    # -- setting up

    def open_box(self, s: Sea) -> None:
        s.seas = Seas()
        s.seas.lay_out(self.chosen, s.seats)

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        for module in self.on_cards_in_play:
            cards = module.cards_in_play(s, deck, cards)
        return cards

    def mod_tokens(self, s: Sea, mod: int) -> int:
        total = 0
        for module in self.on_mod_tokens:
            total += module.mod_tokens(s, mod)
        return total

    def weapon_tokens(self, s: Sea, weapon: int) -> int:
        total = 0
        for module in self.on_weapon_tokens:
            total += module.weapon_tokens(s, weapon)
        return total

    def laid_out(self, s: Sea) -> None:
        for module in self.on_laid_out:
            module.laid_out(s)

    def first_captains(self, s: Sea) -> bool:
        for module in self.on_first_captains:
            if module.first_captains(s):
                return True
        return False

    def about_to_begin(self, s: Sea) -> None:
        for module in self.on_about_to_begin:
            module.about_to_begin(s)

    def npc_in_play(self, s: Sea, npc: Npc) -> None:
        for module in self.on_npc_in_play:
            module.npc_in_play(s, npc)

    # -- the turn

    def turn_begins(self, s: Sea) -> None:
        for module in self.on_turn_begins:
            module.turn_begins(s)

    def order_of_play(self, s: Sea) -> bool:
        for module in self.on_order_of_play:
            if module.order_of_play(s):
                return True
        return False

    def npc_drawn(self, s: Sea, card: Card) -> None:
        for module in self.on_npc_drawn:
            module.npc_drawn(s, card)

    def icons_done(self, s: Sea, card: Card) -> None:
        for module in self.on_icons_done:
            module.icons_done(s, card)

    def happens(self, s: Sea, card: Card) -> bool:
        for module in self.on_happens:
            if module.happens(s, card):
                return True
        return False

    def war_declared(self, s: Sea) -> None:
        for module in self.on_war_declared:
            module.war_declared(s)

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        for module in self.on_player_turn_begins:
            module.player_turn_begins(s, seat)

    def player_turn_ends(self, s: Sea, seat: Seat) -> None:
        for module in self.on_player_turn_ends:
            module.player_turn_ends(s, seat)

    def turn_ends(self, s: Sea) -> None:
        for module in self.on_turn_ends:
            module.turn_ends(s)

    # -- actions

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        for module in self.on_more_acts:
            module.more_acts(s, seat, options)

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        self.acts[option - ACT_MODULES].act(s, seat, option)

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return self.acts[option - ACT_MODULES].why_no_act(s, seat, option)

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return self.acts[option - ACT_MODULES].act_facts(s, seat, option)

    def courses(self, s: Sea, here: Zone, left: int, zones: list[int]) -> list[int]:
        for module in self.on_courses:
            zones = module.courses(s, here, left, zones)
        return zones

    def sailing_cost(self, s: Sea, here: Zone, there: Zone, cost: int) -> int:
        for module in self.on_sailing_cost:
            cost = module.sailing_cost(s, here, there, cost)
        return cost

    def set_sail(self, s: Sea, here: Zone, there: Zone) -> None:
        for module in self.on_set_sail:
            module.set_sail(s, here, there)

    def moves_paid(self, s: Sea) -> int:
        total = 0
        for module in self.on_moves_paid:
            total += module.moves_paid(s)
        return total

    def entered_zone(self, s: Sea, seat: Seat) -> None:
        for module in self.on_entered_zone:
            module.entered_zone(s, seat)

    def sea_met(self, s: Sea, seat: Seat) -> None:
        for module in self.on_sea_met:
            module.sea_met(s, seat)

    # -- the Port action

    def port_action(self, s: Sea, seat: Seat) -> None:
        for module in self.on_port_action:
            module.port_action(s, seat)

    def more_activities(self, s: Sea, seat: Seat, options: list[int]) -> None:
        for module in self.on_more_activities:
            module.more_activities(s, seat, options)

    def activity(self, s: Sea, seat: Seat, option: int) -> None:
        self.activities[option - DO_MODULES].activity(s, seat, option)

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return self.activities[option - DO_MODULES].why_no_activity(s, seat, option)

    def activity_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return self.activities[option - DO_MODULES].activity_facts(s, seat, option)

    def sells_ship(self, s: Sea, ship: int) -> bool:
        for module in self.on_sells_ship:
            if module.sells_ship(s, ship):
                return True
        return False

    def free_recruiting(self, s: Sea, seat: Seat, free: bool) -> bool:
        for module in self.on_free_recruiting:
            free = module.free_recruiting(s, seat, free)
        return free

    def paid_recruiting(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_paid_recruiting:
            if module.paid_recruiting(s, seat):
                return True
        return False

    def recruits_anywhere(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_recruits_anywhere:
            if module.recruits_anywhere(s, seat):
                return True
        return False

    def employs(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_employs:
            if not module.employs(s, seat):
                return False
        return True

    def employs_freely(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_employs_freely:
            if module.employs_freely(s, seat):
                return True
        return False

    def specialists_work(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_specialists_work:
            if not module.specialists_work(s, seat):
                return False
        return True

    def stashing(self, s: Sea, seat: Seat) -> None:
        for module in self.on_stashing:
            module.stashing(s, seat)

    def stash_points(self, s: Sea, gold: int, points: int) -> int:
        for module in self.on_stash_points:
            points = module.stash_points(s, gold, points)
        return points

    def stash_fee(self, s: Sea, seat: Seat) -> int:
        for module in self.on_stash_fee:
            answer = module.stash_fee(s, seat)
            if answer != NONE:
                return answer
        return NONE

    def burns(self, s: Sea, zone: Zone) -> bool:
        for module in self.on_burns:
            if module.burns(s, zone):
                return True
        return False

    def turned_away(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_turned_away:
            if module.turned_away(s, seat):
                return True
        return False

    # -- cargo

    def more_cards(self, s: Sea, seat: Seat) -> int:
        total = 0
        for module in self.on_more_cards:
            total += module.more_cards(s, seat)
        return total

    def load(self, s: Sea, seat: Seat) -> int:
        total = 0
        for module in self.on_load:
            total += module.load(s, seat)
        return total

    def loaded(self, s: Sea, seat: Seat, cards: tuple[int, ...]) -> None:
        for module in self.on_loaded:
            module.loaded(s, seat, cards)

    def more_loads(self, s: Sea, seat: Seat, options: list[int]) -> None:
        for module in self.on_more_loads:
            module.more_loads(s, seat, options)

    def load_facts(self, s: Sea, load: int) -> Facts:
        facts: Facts = {"load": load}
        for module in self.on_load_facts:
            facts |= module.load_facts(s, load)
        return facts

    def drop(self, s: Sea, seat: Seat, load: int) -> None:
        for module in self.on_drop:
            module.drop(s, seat, load)

    def cargo_lost(self, s: Sea, seat: Seat) -> None:
        for module in self.on_cargo_lost:
            module.cargo_lost(s, seat)

    def cargo_thrown(self, s: Sea, seat: Seat) -> None:
        for module in self.on_cargo_thrown:
            module.cargo_thrown(s, seat)

    def give_cargo(self, s: Sea, seat: Seat) -> tuple[int, ...]:
        cards: tuple[int, ...] = ()
        for module in self.on_give_cargo:
            cards += module.give_cargo(s, seat)
        return cards

    def spills(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_spills:
            if module.spills(s, seat):
                return True
        return False

    def never_on_offer(self, s: Sea, card: Card, zone: Zone) -> bool:
        for module in self.on_never_on_offer:
            if module.never_on_offer(s, card, zone):
                return True
        return False

    def goods_outside_port(self, s: Sea, zone: Zone) -> int:
        total = 0
        for module in self.on_goods_outside_port:
            total += module.goods_outside_port(s, zone)
        return total

    def more_goods(self, s: Sea, seat: Seat, flat: int, money: int, options: list[int]) -> None:
        for module in self.on_more_goods:
            module.more_goods(s, seat, flat, money, options)

    def card_price(self, s: Sea, seat: Seat, flat: int) -> int:
        total = 0
        for module in self.on_card_price:
            total += module.card_price(s, seat, flat)
        return total

    def buy(self, s: Sea, seat: Seat, option: int, price: int) -> None:
        for module in self.on_buy:
            module.buy(s, seat, option, price)

    def more_sales(self, s: Sea, seat: Seat, options: list[int]) -> None:
        for module in self.on_more_sales:
            module.more_sales(s, seat, options)

    def sell(self, s: Sea, seat: Seat, option: int) -> None:
        for module in self.on_sell:
            module.sell(s, seat, option)

    def trade_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        facts: Facts = {"trade": option}
        for module in self.on_trade_facts:
            facts |= module.trade_facts(s, seat, option)
        return facts

    # -- scouting

    def before_scouting(self, s: Sea, seat: Seat, target: int) -> None:
        for module in self.on_before_scouting:
            module.before_scouting(s, seat, target)

    def before_npc_scouting(self, s: Sea, npc: Npc, seat: Seat) -> None:
        for module in self.on_before_npc_scouting:
            module.before_npc_scouting(s, npc, seat)

    def npc_scouting_dice(self, s: Sea, npc: Npc, seat: Seat) -> int:
        total = 0
        for module in self.on_npc_scouting_dice:
            total += module.npc_scouting_dice(s, npc, seat)
        return total

    def scouts_too(self, s: Sea, npc: Npc, seat: Seat) -> bool:
        for module in self.on_scouts_too:
            if module.scouts_too(s, npc, seat):
                return True
        return False

    def blinded(self, s: Sea, npc: Npc) -> bool:
        for module in self.on_blinded:
            if module.blinded(s, npc):
                return True
        return False

    def npc_looked(self, s: Sea, seat: Seat, npc: Npc) -> None:
        for module in self.on_npc_looked:
            module.npc_looked(s, seat, npc)

    def npc_found(self, s: Sea, seat: Seat, npc: Npc) -> bool:
        for module in self.on_npc_found:
            if module.npc_found(s, seat, npc):
                return True
        return False

    # -- tests and draws

    def tested(self, s: Sea, seat: Seat, skill: int, more: int, enough: int) -> None:
        for module in self.on_tested:
            module.tested(s, seat, skill, more, enough)

    def drew_glory(self, s: Sea, seat: Seat, number: int) -> None:
        for module in self.on_drew_glory:
            module.drew_glory(s, seat, number)

    def drew_rumor(self, s: Sea, seat: Seat) -> None:
        for module in self.on_drew_rumor:
            module.drew_rumor(s, seat)

    def drew_mission(self, s: Sea, seat: Seat) -> None:
        for module in self.on_drew_mission:
            module.drew_mission(s, seat)

    def laid_out_cargo(self, s: Sea, seat: Seat, number: int) -> None:
        for module in self.on_laid_out_cargo:
            module.laid_out_cargo(s, seat, number)

    def showed_merchant(self, s: Sea, seat: Seat, nation: Nation) -> None:
        for module in self.on_showed_merchant:
            module.showed_merchant(s, seat, nation)

    def plunders(self, s: Sea, seat: Seat, lost: int) -> bool:
        for module in self.on_plunders:
            if module.plunders(s, seat, lost):
                return True
        return False

    def opened_market(self, s: Sea, seat: Seat) -> None:
        for module in self.on_opened_market:
            module.opened_market(s, seat)

    # -- glory, missions, death

    def gained_glory(self, s: Sea, seat: Seat) -> None:
        for module in self.on_gained_glory:
            module.gained_glory(s, seat)

    def can_play(self, s: Sea, seat: Seat, card: Card) -> bool:
        for module in self.on_can_play:
            if not module.can_play(s, seat, card):
                return False
        return True

    def balks(self, s: Sea, seat: Seat, card: Card, again: AnyFrame) -> bool:
        for module in self.on_balks:
            if module.balks(s, seat, card, again):
                return True
        return False

    def discarded(self, s: Sea, seat: Seat, card: Card) -> None:
        for module in self.on_discarded:
            module.discarded(s, seat, card)

    def mission_taken(self, s: Sea, seat: Seat) -> None:
        for module in self.on_mission_taken:
            module.mission_taken(s, seat)

    def keeps_both(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_keeps_both:
            if module.keeps_both(s, seat):
                return True
        return False

    def second_mission(self, s: Sea, seat: Seat) -> int:
        for module in self.on_second_mission:
            answer = module.second_mission(s, seat)
            if answer != NONE:
                return answer
        return NONE

    def second_part(self, s: Sea, seat: Seat) -> int:
        total = 0
        for module in self.on_second_part:
            total += module.second_part(s, seat)
        return total

    def turn_to_second(self, s: Sea, seat: Seat) -> None:
        for module in self.on_turn_to_second:
            module.turn_to_second(s, seat)

    def mission_done(self, s: Sea, seat: Seat) -> None:
        for module in self.on_mission_done:
            module.mission_done(s, seat)

    def keeps_afloat(self, s: Sea, seat: Seat) -> bool:
        for module in self.on_keeps_afloat:
            if module.keeps_afloat(s, seat):
                return True
        return False

    def captain_lost(self, s: Sea, seat: Seat, lives: bool) -> None:
        for module in self.on_captain_lost:
            module.captain_lost(s, seat, lives)

    def ship_given_up(self, s: Sea, seat: Seat, mods: int) -> int:
        for module in self.on_ship_given_up:
            mods = module.ship_given_up(s, seat, mods)
        return mods

    # -- ships without a player

    def nation_of_npc(self, s: Sea, npc: Npc) -> int:
        for module in self.on_nation_of_npc:
            answer = module.nation_of_npc(s, npc)
            if answer != NONE:
                return answer
        return NONE

    def npc_mods(self, s: Sea, npc: Npc) -> int:
        bits = 0
        for module in self.on_npc_mods:
            bits |= module.npc_mods(s, npc)
        return bits

    def npc_weapons(self, s: Sea, npc: Npc) -> int:
        bits = 0
        for module in self.on_npc_weapons:
            bits |= module.npc_weapons(s, npc)
        return bits

    def npc_spends(self, s: Sea, npc: Npc, weapon: int) -> None:
        for module in self.on_npc_spends:
            module.npc_spends(s, npc, weapon)

    def npc_beaten(self, s: Sea, seat: Seat, npc: Npc, boarded: bool) -> None:
        for module in self.on_npc_beaten:
            module.npc_beaten(s, seat, npc, boarded)

    def npc_removed(self, s: Sea, npc: Npc) -> None:
        for module in self.on_npc_removed:
            module.npc_removed(s, npc)

    def npc_covered(self, s: Sea, npc: Npc) -> None:
        for module in self.on_npc_covered:
            module.npc_covered(s, npc)

    def ship_claimed(self, s: Sea, seat: Seat, side: Side, mods: int) -> None:
        for module in self.on_ship_claimed:
            module.ship_claimed(s, seat, side, mods)

    def weapon_gone(self, s: Sea, seat: Seat, weapon: int) -> bool:
        for module in self.on_weapon_gone:
            if module.weapon_gone(s, seat, weapon):
                return True
        return False

    def weapon_passed(self, s: Sea, loser: Seat, winner: int, weapon: int) -> None:
        for module in self.on_weapon_passed:
            module.weapon_passed(s, loser, winner, weapon)

    # -- battle

    def manoeuvrability(self, s: Sea, ship: int, number: int) -> int:
        for module in self.on_manoeuvrability:
            number = module.manoeuvrability(s, ship, number)
        return number

    def round_begins(self, s: Sea) -> None:
        for module in self.on_round_begins:
            module.round_begins(s)

    def contest_dice(self, s: Sea, at: int) -> int:
        total = 0
        for module in self.on_contest_dice:
            total += module.contest_dice(s, at)
        return total

    def contest_over(self, s: Sea) -> None:
        for module in self.on_contest_over:
            module.contest_over(s)

    def more_ammunition(self, s: Sea, side: Side, options: list[int]) -> None:
        for module in self.on_more_ammunition:
            module.more_ammunition(s, side, options)

    def loads(self, s: Sea, at: int, weapon: int) -> None:
        for module in self.on_loads:
            module.loads(s, at, weapon)

    def crew_combat_begins(self, s: Sea) -> None:
        for module in self.on_crew_combat_begins:
            module.crew_combat_begins(s)

    def crew_dice(self, s: Sea, at: int) -> int:
        total = 0
        for module in self.on_crew_dice:
            total += module.crew_dice(s, at)
        return total
