"""What lies on the table in Merchants & Marauders.

A *side* is a captain in a battle: the seats come first, then the ships that have no player (``seats`` + NPC).
"""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.moments import BASE_GAME
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.battle import SHOOT
from tortuga.games.merchants_and_marauders.vocabulary.captains import SAILING
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import CONTENT
from tortuga.games.merchants_and_marauders.vocabulary.ships import ALL_NPCS, MODIFICATIONS
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.machine import State


class Battle:
    """A naval battle under way. Index 0 is the aggressor, 1 the defender."""

    def __init__(self, like: Battle | None = None) -> None:
        if like is None:
            self.sides: list[int] = [0, 0]
            self.round = 0
            self.npc_points: list[int] = [0, 0, 0, 0, 0]  # of the ship without a player, if one fights
            self.declared: list[int] = [SHOOT, SHOOT]
            self.dice: list[list[int]] = [[], []]  # of the Seamanship contest
            self.winner = NONE  # of the contest: 0, 1 or NONE
            self.hits: list[int] = [0, 0]  # that each side is still to inflict in this round
            self.used: list[int] = [0, 0]  # bits: what each side may do once a battle or once a round
            self.volley: list[int] = [0, 0, 0, 0, 0, 0, 0]  # the one being resolved
            self.target = NONE  # 0 or 1: who takes it
            self.aim = NONE  # the location that ammunition aims its skulls at
            self.boarder = NONE  # once crew combat has begun: who boarded
            self.crew_round = 0
            self.bonus: list[int] = [0, 0]  # Leadership dice for this round of crew combat
            self.burning: list[int] = [0, 0]  # Heated Shot: 1 for a ship on fire
            self.caltrops: list[int] = [0, 0]  # dice that each side's next roll is short of
            self.doubled = 0  # skulls of the volley that count twice
            self.over = False  # it ends as soon as nobody is sinking
            self.npc_spent = 0  # bits: special weapons that the ship without a player has used
        else:
            self.sides = like.sides[:]
            self.round = like.round
            self.npc_points = like.npc_points[:]
            self.declared = like.declared[:]
            self.dice = like.dice[:]
            self.winner = like.winner
            self.hits = like.hits[:]
            self.used = like.used[:]
            self.volley = like.volley[:]
            self.target = like.target
            self.aim = like.aim
            self.boarder = like.boarder
            self.crew_round = like.crew_round
            self.bonus = like.bonus[:]
            self.burning = like.burning[:]
            self.caltrops = like.caltrops[:]
            self.doubled = like.doubled
            self.over = like.over
            self.npc_spent = like.npc_spent


class Seas:
    """What Seas of Glory adds to the table. ``chosen`` says which modules and variants are in play; nothing of what
    belongs to the others is ever touched."""

    def __init__(self, like: Seas | None = None) -> None:
        if like is None:
            self.chosen = 0
            self.wind = NONE  # a direction
            self.storm = NONE  # the zone of the token
            self.upgrades_left = 0  # bits: NPC upgrade tokens in the pool
            self.npc_upgrades: tuple[int, ...] = (0,) * ALL_NPCS  # bits of tokens, by ship
            self.coming_upgrades: tuple[int, ...] = (0,) * ALL_NPCS  # of ships that enter at the end of the turn
            self.reserve: tuple[int, ...] = (0,) * MODIFICATIONS  # modification tokens that came back to the reserve
            self.reserve_unseen = 0  # tokens of the reserve that are still unseen, as those face down at ports
            self.treasure_gold = 0
            self.location: tuple[int, ...] = (NONE,) * ZONES
            self.warned = False  # does the lookout of a captain give warning of the ship that scouts for him?
            self.visited = 0  # bits: locations visited in this player turn, by zone
            self.risen = 0  # 1 after the uprising; 2 if no bounty token was left to mark it
            self.fire = NONE  # the port that burns this turn
            self.expelled = 0  # bits of seats that are put out of a port at the start of their next player turn
            self.bag = 0  # bits of seats whose cubes are in the bag
            self.flipped = 0  # bits of seats that scouted off turn
            self.volunteers = 0  # bits of those that have just said so
            self.began_in = NONE  # the port in which the active captain began
            self.market = NONE  # the modification drawn from the reserve
            self.borrowed_mods: list[int] = []  # bits: modifications aboard that are NPC upgrade tokens
            self.borrowed_weapons: list[int] = []
            self.contraband: list[tuple[int, ...]] = []
            self.half: list[int] = []  # the first of two contraband cards sold, or NONE
            self.favors: list[int] = []
            self.loyalty: list[int] = []
            self.balked: list[tuple[int, ...]] = []  # glory cards that an unhappy crew does not let be played this turn
            self.cleared: list[int] = []  # a glory card that it does let be played, or NONE
            self.candidates: list[tuple[int, ...]] = []  # captains to choose from
            self.second: list[int] = []  # a second mission, or NONE
            self.second_part: list[int] = []
            self.saved: list[bool] = []  # has this captain cheated the sea once?
        else:
            self.chosen = like.chosen
            self.wind = like.wind
            self.storm = like.storm
            self.upgrades_left = like.upgrades_left
            self.npc_upgrades = like.npc_upgrades
            self.coming_upgrades = like.coming_upgrades
            self.reserve = like.reserve
            self.reserve_unseen = like.reserve_unseen
            self.treasure_gold = like.treasure_gold
            self.location = like.location
            self.warned = like.warned
            self.visited = like.visited
            self.risen = like.risen
            self.fire = like.fire
            self.expelled = like.expelled
            self.bag = like.bag
            self.flipped = like.flipped
            self.volunteers = like.volunteers
            self.began_in = like.began_in
            self.market = like.market
            self.borrowed_mods = like.borrowed_mods[:]
            self.borrowed_weapons = like.borrowed_weapons[:]
            self.contraband = like.contraband[:]
            self.half = like.half[:]
            self.favors = like.favors[:]
            self.loyalty = like.loyalty[:]
            self.balked = like.balked[:]
            self.cleared = like.cleared[:]
            self.candidates = like.candidates[:]
            self.second = like.second[:]
            self.second_part = like.second_part[:]
            self.saved = like.saved[:]

    def lay_out(self, chosen: int, seats: int) -> None:
        """The table is played with these modules; everybody begins with nothing of theirs, and a content crew."""
        self.chosen = chosen
        self.borrowed_mods, self.borrowed_weapons = [0] * seats, [0] * seats
        self.contraband, self.half = [() for _ in range(seats)], [NONE] * seats
        self.favors, self.loyalty = [0] * seats, [CONTENT] * seats
        self.balked, self.cleared = [() for _ in range(seats)], [NONE] * seats
        self.candidates = [() for _ in range(seats)]
        self.second, self.second_part = [NONE] * seats, [0] * seats
        self.saved = [False] * seats


NO_SEAS: Final = Seas()  # of every table without modules; never changed


class Sea(State):
    """The table. Things of each player are lists by seat; ``points``, ``weapons`` and ``bounties`` are flat lists with
    five, six and four numbers a seat. What changes seldom is kept in tuples, which copies share."""

    def __init__(self, like: Sea | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = SeaTables()
            self.turns = 0  # the last turn, however the glory stands; 0: there is none
            self.retirement = True
            self.round = 0
            self.start = 0  # the start player
            self.over = False
            # the board
            self.nation: tuple[int, ...] = ()  # of each port; a module may change it
            self.war: tuple[int, ...] = ()  # two nations, or none
            self.weather = 0  # bits by event effect, until the end of the turn
            self.lots: tuple[tuple[int, ...], ...] = ()  # merchant tokens that share their places, by nation
            self.merchant: tuple[int, ...] = ()  # by zone: the lot that its token is of, or NONE
            self.track: tuple[int, ...] = ()  # merchant tokens on the track, by nation
            self.demand: tuple[int, ...] = ()  # by zone
            self.demand_supply: tuple[int, ...] = ()  # by good
            self.mod_at: tuple[int, ...] = ()  # by zone: a modification, UNSEEN, or NONE
            self.mod_up = 0  # bits by zone: lies face up
            self.mod_known: tuple[int, ...] = ()  # by zone: bits of the seats that know a token face down
            self.mod_pool: tuple[int, ...] = ()  # the unseen ones
            self.weapon_supply: tuple[int, ...] = ()
            self.bounty_supply: tuple[int, ...] = ()
            self.offered: tuple[int, ...] = ()  # missions at their ports
            # ships without a player
            self.npc_cards: tuple[tuple[int, ...], ...] = ()  # by NPC, the active one last
            self.npc_zone: tuple[int, ...] = ()
            self.entering: tuple[int, ...] = ()  # event cards whose ships come at the end of the turn
            # decks, in no order, and discards
            self.event_deck: tuple[int, ...] = ()
            self.event_gone: tuple[int, ...] = ()
            self.glory_deck: tuple[int, ...] = ()
            self.glory_gone: tuple[int, ...] = ()
            self.captain_deck: tuple[int, ...] = ()
            self.captain_gone: tuple[int, ...] = ()
            self.cargo_deck: tuple[int, ...] = ()
            self.cargo_gone: tuple[int, ...] = ()
            self.rumor_deck: tuple[int, ...] = ()
            self.rumor_gone: tuple[int, ...] = ()
            self.mission_deck: tuple[int, ...] = ()
            self.mission_gone: tuple[int, ...] = ()
            self.display: tuple[int, ...] = ()  # cargo cards face up: goods on offer, a merchant's, a reward
            # each player's own things
            self.fate: list[int] = []
            self.captain: list[int] = []
            self.glory: list[int] = []
            self.stash: list[int] = []
            self.gold: list[int] = []
            self.zone: list[int] = []
            self.in_port: list[bool] = []
            self.ship: list[int] = []
            self.points: list[int] = []
            self.mods: list[int] = []  # bits
            self.weapons: list[int] = []
            self.bounties: list[int] = []
            self.cargo: list[tuple[int, ...]] = []
            self.hand: list[tuple[int, ...]] = []
            self.crewmen: list[tuple[int, ...]] = []  # specialists employed, as glory cards
            self.rumors: list[tuple[int, ...]] = []  # one; two while the owner decides which to keep
            self.papers: list[int] = []  # a rumor card kept as forged papers, or NONE
            self.mission: list[int] = []
            self.part: list[int] = []  # of the mission, to be done next
            self.bought_big: list[bool] = []
            self.bought_at: list[int] = []  # bits: where goods were bought in the last player turn (``market_at``)
            self.bought_now: list[int] = []
            self.leave: list[bool] = []  # may act in the closed port where the captain is
            self.shown = False  # are the first captains revealed?
            # the player turn under way
            self.active = NONE  # the seat whose player turn it is
            self.actions = 0  # left
            self.moves_left = 0  # extra actions that can only be Moves
            self.moves_made = 0
            self.other_acts = 0  # actions taken that were no Moves
            self.port_taken = False  # has the Port action been taken?
            self.stormed = False  # has a storm event struck the active captain this turn?
            self.used = 0  # bits USED_…: what can be used once
            self.visit = 0  # bits DID_…: port activities of this Port action
            # registers: one frame leaves a result here for the frame that goes on from it
            self.bonus = 0  # dice that a card adds to the next roll; spent by that roll
            self.rolled = 0  # successes of the last skill test outside combat
            self.pips = 0  # the sum of the dice of that test that show no skull
            self.found = False  # did the last Scouting roll find its target? A card may still say no
            self.testing = NONE  # the rumor being tested; it is in no hand meanwhile
            self.prize = 0  # gold of the merchant raid under way
            self.escapes = 0  # Escape icons that cards let the raider ignore in this raid
            self.battle: Battle | None = None
            self.seas = NO_SEAS
            self.modules = BASE_GAME
        else:
            self.t = like.t
            self.turns = like.turns
            self.retirement = like.retirement
            self.round = like.round
            self.start = like.start
            self.over = like.over
            self.nation = like.nation
            self.war = like.war
            self.weather = like.weather
            self.lots = like.lots
            self.merchant = like.merchant
            self.track = like.track
            self.demand = like.demand
            self.demand_supply = like.demand_supply
            self.mod_at = like.mod_at
            self.mod_up = like.mod_up
            self.mod_known = like.mod_known
            self.mod_pool = like.mod_pool
            self.weapon_supply = like.weapon_supply
            self.bounty_supply = like.bounty_supply
            self.offered = like.offered
            self.npc_cards = like.npc_cards
            self.npc_zone = like.npc_zone
            self.entering = like.entering
            self.event_deck = like.event_deck
            self.event_gone = like.event_gone
            self.glory_deck = like.glory_deck
            self.glory_gone = like.glory_gone
            self.captain_deck = like.captain_deck
            self.captain_gone = like.captain_gone
            self.cargo_deck = like.cargo_deck
            self.cargo_gone = like.cargo_gone
            self.rumor_deck = like.rumor_deck
            self.rumor_gone = like.rumor_gone
            self.mission_deck = like.mission_deck
            self.mission_gone = like.mission_gone
            self.display = like.display
            self.fate = like.fate[:]
            self.captain = like.captain[:]
            self.glory = like.glory[:]
            self.stash = like.stash[:]
            self.gold = like.gold[:]
            self.zone = like.zone[:]
            self.in_port = like.in_port[:]
            self.ship = like.ship[:]
            self.points = like.points[:]
            self.mods = like.mods[:]
            self.weapons = like.weapons[:]
            self.bounties = like.bounties[:]
            self.cargo = like.cargo[:]
            self.hand = like.hand[:]
            self.crewmen = like.crewmen[:]
            self.rumors = like.rumors[:]
            self.papers = like.papers[:]
            self.mission = like.mission[:]
            self.part = like.part[:]
            self.bought_big = like.bought_big[:]
            self.bought_at = like.bought_at[:]
            self.bought_now = like.bought_now[:]
            self.leave = like.leave[:]
            self.shown = like.shown
            self.active = like.active
            self.actions = like.actions
            self.moves_left = like.moves_left
            self.moves_made = like.moves_made
            self.other_acts = like.other_acts
            self.port_taken = like.port_taken
            self.stormed = like.stormed
            self.used = like.used
            self.visit = like.visit
            self.bonus = like.bonus
            self.found = like.found
            self.testing = like.testing
            self.prize = like.prize
            self.escapes = like.escapes
            self.rolled = like.rolled
            self.pips = like.pips
            self.battle = Battle(like.battle) if like.battle is not None else None
            self.seas = Seas(like.seas) if like.seas.chosen else like.seas
            self.modules = like.modules

    def copy(self) -> Sea:
        return Sea(self)

    def pirate(self, seat: int) -> bool:
        """A captain with at least one bounty (MM-9.1)."""
        at = seat * 4
        b = self.bounties
        return b[at] + b[at + 1] + b[at + 2] + b[at + 3] > 0

    def at_sea(self, seat: int) -> bool:
        return self.fate[seat] == SAILING and not self.in_port[seat]
