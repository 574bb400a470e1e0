"""The named moments of the base rules in which modules of Seas of Glory can take part.

The base rules call these and know no module: with none in play ``s.modules`` is an instance of this class itself, and
nothing happens. A module (``rules/seas/module.py``) overrides the moments in which it takes part, and
``rules/seas/chosen.py`` calls those that were chosen for a table. A moment that returns something returns here what the
base game says. A last argument that is also what comes back (``cards``, ``cost`` …) is what holds without this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tortuga.games.merchants_and_marauders.state import Sea
    from tortuga.games.merchants_and_marauders.vocabulary import Card, Nation, Npc, Side, Zone
    from tortuga.kernel.machine import AnyFrame, Facts, Seat


class Moments:
    # -- setting up

    def open_box(self, s: Sea) -> None:
        """The table has its seats and nothing lies on it yet: what modules keep there gets its place."""

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """The cards that one of the DECKS is made of."""
        return cards

    def mod_tokens(self, s: Sea, mod: int) -> int:
        """How many tokens there are of a modification that is not of the base game."""
        return 0

    def weapon_tokens(self, s: Sea, weapon: int) -> int:
        """How many tokens there are of a special weapon that is not of the base game."""
        return 0

    def laid_out(self, s: Sea) -> None:
        """The board is ready, nobody has a captain yet."""

    def first_captains(self, s: Sea) -> bool:
        """Does a module deal the first captains?"""
        return False

    def about_to_begin(self, s: Sea) -> None:
        """Captains and ships are revealed."""

    def npc_in_play(self, s: Sea, npc: Npc) -> None:
        """A ship without a player has been put on the board before the game."""

    # -- the turn

    def turn_begins(self, s: Sea) -> None:
        """Before the event; frames put on the agenda here come before it."""

    def order_of_play(self, s: Sea) -> bool:
        """Does a module say who plays when?"""
        return False

    def npc_drawn(self, s: Sea, card: Card) -> None:
        """An event card with an NPC captain has been drawn."""

    def icons_done(self, s: Sea, card: Card) -> None:
        """The ships of an event's move icons have moved."""

    def happens(self, s: Sea, card: Card) -> bool:
        """Does a module carry out the text of this event?"""
        return False

    def war_declared(self, s: Sea) -> None:
        """Two nations are at war from now on."""

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        """A captain's player turn begins; its actions are set, nothing has been done yet. Frames put on the agenda here
        come before all else."""

    def player_turn_ends(self, s: Sea, seat: Seat) -> None:
        """A captain's player turn is over."""

    def turn_ends(self, s: Sea) -> None:
        """The turn of everybody is over, and ships that came this turn are on the board."""

    # -- actions

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        """Add the actions that a module offers, from ACT_MODULES on."""

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        """A captain takes an action of a module; goes to the module whose ``acts`` it is one of."""

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        """Why an action of a module is not offered."""
        return "MM-4.4", "not_in_play"

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        """What the label of an action of a module speaks of."""
        return {"act": option}

    def courses(self, s: Sea, here: Zone, left: int, zones: list[int]) -> list[int]:
        """The adjacent zones to which ``left`` actions and extra Moves are enough."""
        return zones

    def sailing_cost(self, s: Sea, here: Zone, there: Zone, cost: int) -> int:
        """How many actions a Move to an adjacent zone takes."""
        return cost

    def set_sail(self, s: Sea, here: Zone, there: Zone) -> None:
        """A Move to an adjacent zone is about to be paid for."""

    def moves_paid(self, s: Sea) -> int:
        """How many more actions, or fewer, this turn's Moves have cost than one each."""
        return 0

    def entered_zone(self, s: Sea, seat: Seat) -> None:
        """A captain has moved into a zone, or out of port: before the ships that hunt there."""

    def sea_met(self, s: Sea, seat: Seat) -> None:
        """A captain begins at sea or has entered a zone: before all else."""

    # -- the Port action

    def port_action(self, s: Sea, seat: Seat) -> None:
        """A captain takes the Port action."""

    def more_activities(self, s: Sea, seat: Seat, options: list[int]) -> None:
        """Add the port activities that a module offers, from DO_MODULES on."""

    def activity(self, s: Sea, seat: Seat, option: int) -> None:
        """A captain does a port activity of a module; goes to the module whose ``activities`` it is one of."""

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        """Why a port activity of a module is not offered."""
        return "MM-5.2", "not_in_play"

    def activity_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        """What the label of a port activity of a module speaks of."""
        return {"activity": option}

    def sells_ship(self, s: Sea, ship: int) -> bool:
        """Do shipyards have this ship, which is not of the base game?"""
        return False

    def free_recruiting(self, s: Sea, seat: Seat, free: bool) -> bool:
        """Do men come for nothing in this port?"""
        return free

    def paid_recruiting(self, s: Sea, seat: Seat) -> bool:
        """Do men come for gold only?"""
        return False

    def recruits_anywhere(self, s: Sea, seat: Seat) -> bool:
        """Do men come even where this captain gets no service?"""
        return False

    def employs(self, s: Sea, seat: Seat) -> bool:
        """May this captain take on specialists?"""
        return True

    def employs_freely(self, s: Sea, seat: Seat) -> bool:
        """Do specialists come in any port and for nothing?"""
        return False

    def specialists_work(self, s: Sea, seat: Seat) -> bool:
        """Do the specialists aboard do anything?"""
        return True

    def stashing(self, s: Sea, seat: Seat) -> None:
        """A captain has declared that he wants to stash gold."""

    def stash_points(self, s: Sea, gold: int, points: int) -> int:
        """What a stash is worth in glory points."""
        return points

    def stash_fee(self, s: Sea, seat: Seat) -> int:
        """What stashing costs here and now besides the port's courier; NONE where no module makes it possible."""
        return -1

    def burns(self, s: Sea, zone: Zone) -> bool:
        """Is it impossible to buy goods and ships in this port now?"""
        return False

    def turned_away(self, s: Sea, seat: Seat) -> bool:
        """Talk has not got a captain his Port action: does a module offer another way?"""
        return False

    # -- cargo

    def more_cards(self, s: Sea, seat: Seat) -> int:
        """How many cargo cards are aboard besides the goods."""
        return 0

    def load(self, s: Sea, seat: Seat) -> int:
        """How many cards aboard take room besides the goods."""
        return 0

    def loaded(self, s: Sea, seat: Seat, cards: tuple[int, ...]) -> None:
        """Cards have come aboard."""

    def more_loads(self, s: Sea, seat: Seat, options: list[int]) -> None:
        """Add what else can go overboard; the numbers follow those of the goods."""

    def load_facts(self, s: Sea, load: int) -> Facts:
        """What the label of something that ``more_loads`` added speaks of."""
        return {"load": load}

    def drop(self, s: Sea, seat: Seat, load: int) -> None:
        """Something that ``more_loads`` added goes overboard."""

    def cargo_lost(self, s: Sea, seat: Seat) -> None:
        """All cargo of a captain is gone."""

    def cargo_thrown(self, s: Sea, seat: Seat) -> None:
        """All goods of a captain who sails on are gone: the effect of a card."""

    def give_cargo(self, s: Sea, seat: Seat) -> tuple[int, ...]:
        """Cargo cards besides the goods are handed over."""
        return ()

    def spills(self, s: Sea, seat: Seat) -> bool:
        """Does a module decide what a damaged hold loses?"""
        return False

    def never_on_offer(self, s: Sea, card: Card, zone: Zone) -> bool:
        """Is this card replaced when goods are laid out there?"""
        return False

    def goods_outside_port(self, s: Sea, zone: Zone) -> int:
        """How many cards are laid out for a captain who buys elsewhere than in a port."""
        return 0

    def more_goods(self, s: Sea, seat: Seat, flat: int, money: int, options: list[int]) -> None:
        """Add single cards of a market that can be bought; ``flat``: the price that a card has set for all, or 0."""

    def card_price(self, s: Sea, seat: Seat, flat: int) -> int:
        """What a single card that ``more_goods`` added costs."""
        return 0

    def buy(self, s: Sea, seat: Seat, option: int, price: int) -> None:
        """A single card that ``more_goods`` added has been paid for."""

    def more_sales(self, s: Sea, seat: Seat, options: list[int]) -> None:
        """Add single cards that can be sold here."""

    def sell(self, s: Sea, seat: Seat, option: int) -> None:
        """A single card that ``more_sales`` added is sold."""

    def trade_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        """What the label of a single card that is bought or sold speaks of."""
        return {"trade": option}

    # -- scouting

    def before_scouting(self, s: Sea, seat: Seat, target: int) -> None:
        """A captain is about to look for a side, or for something else (below 0); ``s.bonus`` can be changed."""

    def before_npc_scouting(self, s: Sea, npc: Npc, seat: Seat) -> None:
        """A ship without a player is about to look for a captain."""

    def npc_scouting_dice(self, s: Sea, npc: Npc, seat: Seat) -> int:
        """More or fewer dice for a ship without a player that looks for a captain."""
        return 0

    def scouts_too(self, s: Sea, npc: Npc, seat: Seat) -> bool:
        """Does a ship scout for a captain whom it does not hunt?"""
        return False

    def blinded(self, s: Sea, npc: Npc) -> bool:
        """Can this ship not scout at all?"""
        return False

    def npc_looked(self, s: Sea, seat: Seat, npc: Npc) -> None:
        """A ship has found a captain; ``s.found`` can still be changed."""

    def npc_found(self, s: Sea, seat: Seat, npc: Npc) -> bool:
        """Does something other than a battle come of it?"""
        return False

    # -- tests and draws

    def tested(self, s: Sea, seat: Seat, skill: int, more: int, enough: int) -> None:
        """A captain has rolled a skill outside combat; ``s.rolled`` says how it went."""

    def drew_glory(self, s: Sea, seat: Seat, number: int) -> None:
        """The last cards of the hand have just been drawn."""

    def drew_rumor(self, s: Sea, seat: Seat) -> None:
        """The last rumor of this captain has just been drawn."""

    def drew_mission(self, s: Sea, seat: Seat) -> None:
        """The last mission on offer has just been drawn for this captain."""

    def laid_out_cargo(self, s: Sea, seat: Seat, number: int) -> None:
        """The last cards of the display have just been laid out, other than for sale."""

    def showed_merchant(self, s: Sea, seat: Seat, nation: Nation) -> None:
        """The first cards of a merchant of this nation have been laid out."""

    def plunders(self, s: Sea, seat: Seat, lost: int) -> bool:
        """The cargo of a naval ship has been laid out: does a module count it later?"""
        return False

    def opened_market(self, s: Sea, seat: Seat) -> None:
        """The goods of a port have been laid out."""

    # -- glory, missions, death

    def gained_glory(self, s: Sea, seat: Seat) -> None:
        """A captain has gained a glory point."""

    def can_play(self, s: Sea, seat: Seat, card: Card) -> bool:
        """Can this glory card of the hand be played in this turn?"""
        return True

    def balks(self, s: Sea, seat: Seat, card: Card, again: AnyFrame) -> bool:
        """Must something happen before this card is played? Then the question is asked ``again`` afterwards."""
        return False

    def discarded(self, s: Sea, seat: Seat, card: Card) -> None:
        """A glory card has been discarded from a hand that was too large."""

    def mission_taken(self, s: Sea, seat: Seat) -> None:
        """A captain has claimed a mission."""

    def keeps_both(self, s: Sea, seat: Seat) -> bool:
        """Is the mission in hand put aside, rather than given up, for a new one?"""
        return False

    def second_mission(self, s: Sea, seat: Seat) -> int:
        """A mission that a captain has besides the one in ``s.mission``, or NONE."""
        return -1

    def second_part(self, s: Sea, seat: Seat) -> int:
        """The part of the second mission that is to be done next."""
        return 0

    def turn_to_second(self, s: Sea, seat: Seat) -> None:
        """The second mission and the one in ``s.mission`` change places."""

    def mission_done(self, s: Sea, seat: Seat) -> None:
        """A captain has completed a mission."""

    def keeps_afloat(self, s: Sea, seat: Seat) -> bool:
        """The Hull is destroyed: does this captain save the ship?"""
        return False

    def captain_lost(self, s: Sea, seat: Seat, lives: bool) -> None:
        """A captain has lost his ship; and, unless he lives, all he had."""

    def ship_given_up(self, s: Sea, seat: Seat, mods: int) -> int:
        """A ship has been sold, sunk or left; the modifications that its owner is still to place."""
        return mods

    # -- ships without a player

    def nation_of_npc(self, s: Sea, npc: Npc) -> int:
        """The nation that takes offence at an attack on a ship that is no naval ship, or NONE."""
        return -1

    def npc_mods(self, s: Sea, npc: Npc) -> int:
        """Bits of the modifications of a ship without a player."""
        return 0

    def npc_weapons(self, s: Sea, npc: Npc) -> int:
        """Bits of its special weapons that are not spent."""
        return 0

    def npc_spends(self, s: Sea, npc: Npc, weapon: int) -> None:
        """A ship without a player has used one of its special weapons."""

    def npc_beaten(self, s: Sea, seat: Seat, npc: Npc, boarded: bool) -> None:
        """A ship without a player has been beaten, and is still where it was."""

    def npc_removed(self, s: Sea, npc: Npc) -> None:
        """A beaten ship has left the board."""

    def npc_covered(self, s: Sea, npc: Npc) -> None:
        """A new card has come on top of those of a ship without a player."""

    def ship_claimed(self, s: Sea, seat: Seat, side: Side, mods: int) -> None:
        """A captain has taken over the ship of this side with its modifications."""

    def weapon_gone(self, s: Sea, seat: Seat, weapon: int) -> bool:
        """Does this weapon go elsewhere than into the supply?"""
        return False

    def weapon_passed(self, s: Sea, loser: Seat, winner: int, weapon: int) -> None:
        """A special weapon has changed hands."""

    # -- battle

    def manoeuvrability(self, s: Sea, ship: int, number: int) -> int:
        """The manoeuvrability of a kind of ship."""
        return number

    def round_begins(self, s: Sea) -> None:
        """Before the declarations; frames put on the agenda here come first."""

    def contest_dice(self, s: Sea, at: int) -> int:
        """More or fewer Seamanship dice in a contest."""
        return 0

    def contest_over(self, s: Sea) -> None:
        """The dice of a contest stand."""

    def more_ammunition(self, s: Sea, side: Side, options: list[int]) -> None:
        """Add ammunition of modules that a side can load: one more than the number of the special weapon."""

    def loads(self, s: Sea, at: int, weapon: int) -> None:
        """Ammunition that ``more_ammunition`` added has been spent on a volley."""

    def crew_combat_begins(self, s: Sea) -> None:
        """A ship has been boarded; before the first round of crew combat."""

    def crew_dice(self, s: Sea, at: int) -> int:
        """More or fewer Leadership dice in a round of crew combat."""
        return 0


BASE_GAME: Final = Moments()
