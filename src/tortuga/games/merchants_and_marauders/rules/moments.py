"""The named moments of the base rules at which Seas of Glory can take hold.

The base rules call these and know nothing of modules: with none in play ``s.modules`` is this class itself, and nothing
happens. ``rules/seas/switchboard.py`` says for each moment which modules have their part in it, and in which order.
A moment that returns a number or a truth returns here what the base game says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tortuga.games.merchants_and_marauders.state import Sea
    from tortuga.kernel.machine import Frame


class Moments:
    # -- setting up

    def laid_out(self, s: Sea) -> None:
        """The board is ready, nobody has a captain yet."""

    def first_captains(self, s: Sea) -> bool:
        """Are the first captains dealt in another way?"""
        return False

    def about_to_begin(self, s: Sea) -> None:
        """Captains and ships are revealed."""

    def npc_in_play(self, s: Sea, npc: int) -> None:
        """A ship without a player has been put on the board before the game."""

    # -- the turn

    def turn_begins(self, s: Sea) -> None:
        """Before the event; frames put on the agenda here come before it."""

    def order_of_play(self, s: Sea) -> bool:
        """Is the order of players another than clockwise?"""
        return False

    def npc_drawn(self, s: Sea, card: int) -> None:
        """An event card with an NPC captain."""

    def icons_done(self, s: Sea, card: int) -> None:
        """The ships of an event's move icons have moved."""

    def happens(self, s: Sea, card: int) -> bool:
        """Is the text of this event carried out here?"""
        return False

    def player_turn_begins(self, s: Sea, seat: int) -> None:
        pass

    def player_turn_ends(self, s: Sea, seat: int) -> None:
        pass

    def turn_ends(self, s: Sea) -> None:
        pass

    # -- actions

    def more_acts(self, s: Sea, seat: int, options: list[int]) -> None:
        pass

    def act(self, s: Sea, seat: int, option: int) -> None:
        pass

    def why_no_act(self, s: Sea, seat: int, option: int) -> tuple[str, str]:
        return "MM-4.4", "not_in_play"

    def act_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        return {"act": option}

    def sailing_cost(self, s: Sea, here: int, there: int) -> int:
        """Actions that a Move to an adjacent zone takes."""
        return 1

    def set_sail(self, s: Sea, here: int, there: int) -> None:
        """A Move to an adjacent zone has been paid for."""

    def entered_zone(self, s: Sea, seat: int) -> None:
        """A captain has moved into a zone, or out of port: before the ships that hunt there."""

    def sea_met(self, s: Sea, seat: int) -> None:
        """A captain begins at sea or has entered a zone: before all else."""

    # -- the Port action

    def port_action(self, s: Sea, seat: int) -> None:
        """A captain takes the Port action."""

    def more_activities(self, s: Sea, seat: int, options: list[int]) -> None:
        pass

    def activity(self, s: Sea, seat: int, option: int) -> None:
        pass

    def why_no_activity(self, s: Sea, seat: int, option: int) -> tuple[str, str]:
        return "MM-5.2", "not_in_play"

    def activity_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        return {"activity": option}

    def sells_brigs(self, s: Sea) -> bool:
        return False

    def free_recruiting(self, s: Sea, seat: int, free: bool) -> bool:
        return free

    def paid_recruiting(self, s: Sea, seat: int) -> bool:
        """Do men come for gold only?"""
        return False

    def recruits_anywhere(self, s: Sea, seat: int) -> bool:
        return False

    def employs(self, s: Sea, seat: int) -> bool:
        """May this captain take on specialists?"""
        return True

    def employs_freely(self, s: Sea, seat: int) -> bool:
        """Do specialists come in any port and for nothing?"""
        return False

    def specialists_work(self, s: Sea, seat: int) -> bool:
        return True

    def stashing(self, s: Sea, seat: int) -> None:
        """A captain has declared that he wants to stash gold."""

    def stash_points(self, s: Sea, gold: int, points: int) -> int:
        """What a stash is worth in glory points."""
        return points

    def stash_fee(self, s: Sea, seat: int) -> int:
        """What stashing costs here and now; NONE where it is not possible."""
        return -1

    def burns(self, s: Sea, zone: int) -> bool:
        """Can goods and ships not be bought in this port now?"""
        return False

    def turned_away(self, s: Sea, seat: int) -> bool:
        """Can something else than talk get a captain his Port action?"""
        return False

    # -- cargo

    def more_cards(self, s: Sea, seat: int) -> int:
        """Cargo cards aboard besides the goods."""
        return 0

    def load(self, s: Sea, seat: int) -> int:
        """Cards aboard that take room besides the goods."""
        return 0

    def loaded(self, s: Sea, seat: int, cards: tuple[int, ...]) -> None:
        """Cards have come aboard."""

    def more_loads(self, s: Sea, seat: int, options: list[int]) -> None:
        """What else can go overboard; the numbers follow those of the goods."""

    def drop(self, s: Sea, seat: int, load: int) -> None:
        pass

    def cargo_lost(self, s: Sea, seat: int) -> None:
        """All cargo of a captain is gone."""

    def give_cargo(self, s: Sea, seat: int) -> tuple[int, ...]:
        """Cargo cards besides the goods are handed over."""
        return ()

    def spills(self, s: Sea, seat: int) -> bool:
        """Is it decided here what a damaged hold loses?"""
        return False

    def never_on_offer(self, s: Sea, card: int, zone: int) -> bool:
        """Is this card replaced when goods are laid out there?"""
        return False

    def goods_at_location(self, s: Sea, zone: int) -> int:
        """Cards that are laid out for who buys elsewhere than in a port."""
        return 0

    def more_goods(self, s: Sea, seat: int, flat: int, money: int, options: list[int]) -> None:
        """What else lies on a market and can be bought; ``flat``: the price that a card has set for all, or 0."""

    def smuggling_price(self, s: Sea, seat: int, flat: int) -> int:
        return 0

    def buy(self, s: Sea, seat: int, option: int, price: int) -> None:
        pass

    def more_sales(self, s: Sea, seat: int, options: list[int]) -> None:
        pass

    def sell(self, s: Sea, seat: int, option: int) -> None:
        pass

    def trade_facts(self, s: Sea, seat: int, option: int) -> dict[str, Any]:
        return {"trade": option}

    # -- scouting

    def scouting_dice(self, s: Sea, seat: int, target: int) -> int:
        """More or fewer dice of a captain who looks for a side, or for something else (NONE)."""
        return 0

    def before_scouting(self, s: Sea, seat: int, target: int) -> None:
        """Somebody may have a say before the dice are rolled."""

    def npc_scouting_dice(self, s: Sea, npc: int, seat: int) -> int:
        return 0

    def scouts_too(self, s: Sea, npc: int, seat: int) -> bool:
        """Does a ship scout for a captain whom it does not hunt?"""
        return False

    def blinded(self, s: Sea, npc: int) -> bool:
        return False

    def npc_looked(self, s: Sea, seat: int, npc: int) -> None:
        """A ship has rolled for a captain; ``s.found`` says how it went."""

    def npc_found(self, s: Sea, seat: int, npc: int) -> bool:
        """Does something else than a battle come of it?"""
        return False

    # -- tests and draws

    def war_declared(self, s: Sea) -> None:
        pass

    def tested(self, s: Sea, seat: int, skill: int, more: int, enough: int) -> None:
        """A captain has rolled a skill outside combat; ``s.rolled`` says how it went."""

    def drew_glory(self, s: Sea, seat: int, number: int) -> None:
        """The last cards of the hand have just been drawn."""

    def drew_rumor(self, s: Sea, seat: int) -> None:
        pass

    def drew_mission(self, s: Sea, seat: int) -> None:
        """The last mission on offer has just been drawn for this captain."""

    def laid_out_cargo(self, s: Sea, seat: int, number: int) -> None:
        """The last cards of the display have just been laid out, other than for sale."""

    def showed_merchant(self, s: Sea, seat: int, nation: int) -> None:
        """The first cards of a merchant of this nation lie there."""

    def plunders(self, s: Sea, seat: int, lost: int) -> bool:
        """The cargo of a naval ship has been laid out: is it counted later?"""
        return False

    def opened_market(self, s: Sea, seat: int) -> None:
        pass

    # -- glory, missions, death

    def gained_glory(self, s: Sea, seat: int) -> None:
        pass

    def can_play(self, s: Sea, seat: int, card: int) -> bool:
        """Is this glory card of the hand of use in this turn?"""
        return True

    def balks(self, s: Sea, seat: int, card: int, again: Frame) -> bool:
        """Must something happen before this card is played? Then the question is asked again afterwards."""
        return False

    def mission_taken(self, s: Sea, seat: int) -> None:
        pass

    def mission_done(self, s: Sea, seat: int) -> None:
        pass

    def captain_lost(self, s: Sea, seat: int, lives: bool) -> None:
        """A captain has lost his ship; and, unless he lives, all he had."""

    def ship_given_up(self, s: Sea, seat: int, mods: int) -> int:
        """A ship has been sold, sunk or left; the modifications that its owner is still to place."""
        return mods

    # -- ships without a player

    def npc_mods(self, s: Sea, npc: int) -> int:
        """Bits of the modifications of a ship without a player."""
        return 0

    def npc_weapons(self, s: Sea, npc: int) -> int:
        """Bits of its special weapons that are not spent."""
        return 0

    def npc_spends(self, s: Sea, npc: int, weapon: int) -> None:
        pass

    def npc_beaten(self, s: Sea, seat: int, npc: int, boarded: bool) -> None:
        """A ship without a player has been beaten, and is still where it was."""

    def npc_removed(self, s: Sea, npc: int) -> None:
        """A beaten ship has left the board."""

    def ship_claimed(self, s: Sea, seat: int, side: int, mods: int) -> None:
        """A captain has taken over the ship of this side with its modifications."""

    def weapon_gone(self, s: Sea, seat: int, weapon: int) -> bool:
        """Does this weapon go elsewhere than into the supply?"""
        return False

    def weapon_passed(self, s: Sea, loser: int, winner: int, weapon: int) -> None:
        pass

    # -- battle

    def nimbleness(self, s: Sea, ship: int) -> int:
        """The manoeuvrability of a kind of ship."""
        return s.t.manoeuvrability[ship]

    def round_begins(self, s: Sea) -> None:
        """Before the declarations; frames put on the agenda here come first."""

    def contest_dice(self, s: Sea, at: int) -> int:
        """More or fewer Seamanship dice in a contest."""
        return 0

    def contest_over(self, s: Sea) -> None:
        """The dice of a contest stand."""

    def loads(self, s: Sea, at: int, weapon: int) -> None:
        """Special ammunition of the expansion has been spent on a volley."""

    def crew_combat_begins(self, s: Sea) -> None:
        pass

    def crew_dice(self, s: Sea, at: int) -> int:
        """More or fewer Leadership dice in a round of crew combat."""
        return 0


BASE_GAME: Final = Moments()
