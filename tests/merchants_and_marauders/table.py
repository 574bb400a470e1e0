"""A table of Merchants & Marauders laid out for a test.

Captains are put where a test wants them, frames are run and questions answered by the text of an option. Whatever
chance is to bring is said beforehand: dice as ``1`` to ``4`` and ``S`` for a skull, other outcomes as ``what:word``.

>>> table = Table().at("red", "havana").give("red", cargo="rum rum")
>>> table.act("red").asks()[:16]
'red: act end ent'

After every step everything is counted: nothing may appear or vanish.
"""

from __future__ import annotations

from typing import Any

import tortuga
from tests.table_base import TableBase
from tortuga.games.merchants_and_marauders.rules.battle import start_battle
from tortuga.games.merchants_and_marauders.rules.turn import Act, EndPlayerTurn, PlayerTurn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.view import SeaView
from tortuga.games.merchants_and_marauders.vocabulary import NONE, word_of
from tortuga.games.merchants_and_marauders.vocabulary.map import COLOURS, NATIONS
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOCATION_KINDS, LOYALTY_STEPS
from tortuga.games.merchants_and_marauders.vocabulary.ships import LOCATIONS, NPC_WORDS, UNSEEN
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.dice import RecordedDice
from tortuga.kernel.machine import AnyFrame, advance

KEY = "merchants-and-marauders"
GAME = tortuga.find(KEY)
T: SeaTables = GAME.load()
ZONE = {word_of(name): zone for zone, name in enumerate(T.map.names)}
GOOD = {word_of(name): good for good, name in enumerate(T.cargo.goods)}
CAPTAIN = {word_of(name): captain for captain, name in enumerate(T.captains.names)}
SHIP = {word_of(name): ship for ship, name in enumerate(T.ships.names)}
MOD = {word_of(name): mod for mod, name in enumerate(T.mods.names)}
WEAPON = {word_of(name): weapon for weapon, name in enumerate(T.weapons.names)}
GLORY = {word: card for card, word in enumerate(T.glory.words)}
RUMOR = {word_of(name): card for card, name in enumerate(T.rumors.names)}
MISSION = {word_of(name): card for card, name in enumerate(T.missions.names)}
EVENT = {name.lower(): card for card, name in enumerate(T.events.ids)}
NATION = {name.lower(): nation for nation, name in enumerate(NATIONS)}
DECLINED = ("interrupt nothing", "evade keep-card", "survive no")
PLAIN = ("josiah-penhallow", "nathaniel-crowe", "thomas-ashdown", "esteban-villanueva")


def outcomes(chance: str) -> list[str]:
    """ "S 3 card:rum-1" -> ["die skull", "die 3", "card rum-1"]"""
    found = []
    for token in chance.split():
        what, _, word = token.partition(":")
        found.append(f"{what} {word}" if word else f"die {'skull' if token == 'S' else token}")
    return found


class Table(TableBase[Sea, SeaView]):
    state_type = Sea
    view_type = SeaView
    colours = COLOURS

    def __init__(self, players: int = 3, captains: str = "", **options: Any) -> None:
        self.match = tortuga.new(KEY, players, options, seed=4)
        self.dice = RecordedDice(T.word)
        while len(self.match.decisions) == players:  # captains, where there is a choice, and ships
            for seat in range(players):
                self.match.choose(seat, self.match.options(seat)[0])
        s = self.s
        self.players = players
        self.declines = True  # questions that can only be declined are answered at once (MM-1.10)
        self.match._dice = self.dice
        s.dice = self.dice
        s.agenda, s.open = [], []
        s.weather, s.entering, s.round = 0, (), 1
        s.npc_zone, s.npc_cards = (NONE,) * 7, ((),) * 7
        s.event_deck, s.event_gone = tuple(range(T.treasure.card if options.get("new_events") else T.events.base)), ()
        s.war = ()
        s.start = 0
        if s.seas.chosen:  # what the first event may have done
            for tokens in (*s.seas.npc_upgrades, *s.seas.coming_upgrades):
                s.seas.upgrades_left |= tokens
            s.seas.npc_upgrades = s.seas.coming_upgrades = (0,) * 7
            s.seas.loyalty = [LOYALTY_STEPS.index("Content")] * players
            s.seas.wind, s.seas.treasure_gold, s.seas.bag = NONE, 0, 0
        ports = [zone for zone in range(17) if s.nation[zone] != NONE]
        s.demand = tuple(ports.index(zone) % 8 if zone in ports else NONE for zone in range(17))
        s.demand_supply = (1,) * 8
        s.glory_deck += tuple(card for hand in s.hand for card in hand)
        s.hand = [() for _ in range(players)]
        self.match.events = []
        named = captains.split()
        for seat, word in enumerate([*named, *(word for word in PLAIN if word not in named)][:players]):
            self._captain(seat, CAPTAIN[word])
            s.zone[seat] = T.captains.home[s.captain[seat]]
        s.gold = [10] * players

    def side(self, word: str) -> int:
        return COLOURS.index(word) if word in COLOURS else self.players + NPC_WORDS.index(word)

    # -- laying out

    def _captain(self, seat: int, captain: int) -> None:
        s = self.s
        if captain in s.captain:
            other = s.captain.index(captain)
            s.captain[other], s.captain[seat] = s.captain[seat], captain
        else:
            s.captain_deck = (*(c for c in s.captain_deck if c != captain), s.captain[seat])
            s.captain[seat] = captain

    def at(self, colour: str, zone: str, *, port: bool = False) -> Table:
        self.s.zone[self.seat(colour)] = ZONE[zone]
        self.s.in_port[self.seat(colour)] = port
        return self

    def give(
        self,
        colour: str,
        *,
        ship: str = "",
        points: str = "",
        gold: int | None = None,
        stash: int | None = None,
        glory: int | None = None,
        cargo: str = "",
        hand: str = "",
        crew: str = "",
        rumor: str = "",
        mission: str = "",
        mods: str = "",
        weapons: str = "",
        bounties: str = "",
        contraband: str = "",
        favors: int | None = None,
        loyalty: str = "",
    ) -> Table:
        """What a captain has, all of it taken from where it lies. ``points``: Hull, Cargo, Masts, Crew, Cannons."""
        s, seat = self.s, self.seat(colour)
        if ship:
            s.ship[seat] = SHIP[ship]
            s.points[seat * 5 : seat * 5 + 5] = T.ships.points[SHIP[ship]]
        if gold is not None:
            s.gold[seat] = gold
        if stash is not None:
            s.stash[seat] = stash
        if glory is not None:
            s.glory[seat] = glory
        for word in cargo.split():
            card = next(c for c in s.cargo_deck if T.cargo.good[c] == GOOD[word])
            s.cargo_deck = tuple(c for c in s.cargo_deck if c != card)
            s.cargo[seat] += (card,)
        for word in hand.split():
            s.hand[seat] += (self._glory(GLORY[word]),)
        for word in crew.split():
            s.crewmen[seat] += (self._glory(GLORY[word]),)
        if rumor:
            s.rumor_deck = tuple(c for c in s.rumor_deck if c != RUMOR[rumor])
            s.rumors[seat] += (RUMOR[rumor],)
        if mission:
            self._unmission(MISSION[mission])
            s.mission[seat] = MISSION[mission]
        for word in mods.split():
            mod = MOD[word]
            zone = s.mod_at.index(UNSEEN)
            s.mod_at = (*s.mod_at[:zone], NONE, *s.mod_at[zone + 1 :])
            pool = list(s.mod_pool)
            pool[mod] -= 1
            s.mod_pool = tuple(pool)
            s.mods[seat] |= 1 << mod
        for word in weapons.split():
            supply = list(s.weapon_supply)
            supply[WEAPON[word]] -= 1
            s.weapon_supply = tuple(supply)
            s.weapons[seat * 6 + WEAPON[word]] += 1
        for word in bounties.split():
            supply = list(s.bounty_supply)
            supply[NATION[word]] -= 1
            s.bounty_supply = tuple(supply)
            s.bounties[seat * 4 + NATION[word]] += 1
        for word in contraband.split():
            card = T.cargo.words.index(word)
            s.cargo_deck = tuple(c for c in s.cargo_deck if c != card)
            s.seas.contraband[seat] += (card,)
        if favors is not None:
            s.seas.favors[seat] = favors
        if loyalty:
            s.seas.loyalty[seat] = LOYALTY_STEPS.index(loyalty)
        if points:
            s.points[seat * 5 : seat * 5 + 5] = [int(number) for number in points.split()]
        return self

    def _glory(self, card: int) -> int:
        deck = list(self.s.glory_deck)
        deck.remove(card)
        self.s.glory_deck = tuple(deck)
        return card

    def _unmission(self, card: int) -> None:
        s = self.s
        s.mission_deck = tuple(c for c in s.mission_deck if c != card)
        s.offered = tuple(c for c in s.offered if c != card)

    def offers(self, *missions: str) -> Table:
        """These missions are on offer."""
        s = self.s
        s.mission_deck += s.offered
        s.offered = ()
        for word in missions:
            self._unmission(MISSION[word])
        s.offered = tuple(MISSION[word] for word in missions)
        return self

    def demand(self, zone: str, good: str) -> Table:
        """This good is in demand there; the supply holds one token of each good in any case."""
        s, at = self.s, ZONE[zone]
        demand = list(s.demand)
        if demand[at] != GOOD[good]:
            swap = demand.index(GOOD[good])
            demand[swap], demand[at] = demand[at], GOOD[good]
        s.demand = tuple(demand)
        return self

    def mod(self, zone: str, word: str) -> Table:
        """This modification lies face up there."""
        s, at = self.s, ZONE[zone]
        pool, mods = list(s.mod_pool), list(s.mod_at)
        if mods[at] >= 0:
            pool[mods[at]] += 1
        elif mods[at] == NONE:
            mods[mods.index(UNSEEN)] = NONE
        pool[MOD[word]] -= 1
        mods[at] = MOD[word]
        s.mod_pool, s.mod_at = tuple(pool), tuple(mods)
        s.mod_up |= 1 << at
        return self

    def npc(self, event: str, zone: str = "") -> Table:
        """The ship of this event card is in play, in its start zone or elsewhere."""
        s, card = self.s, EVENT[event]
        npc = T.npcs.ship[card]
        cards, zones = list(s.npc_cards), list(s.npc_zone)
        cards[npc] += (card,)
        zones[npc] = ZONE[zone] if zone else T.npcs.zone[card]
        s.npc_cards, s.npc_zone = tuple(cards), tuple(zones)
        s.event_deck = tuple(c for c in s.event_deck if c != card)
        return self

    def treasure(self, zone: str, gold: int = 0) -> Table:
        """The Treasure Galleon is there, with so much gold on its board."""
        s = self.s
        s.npc_cards = (*s.npc_cards[:6], (T.treasure.card,))
        s.npc_zone = (*s.npc_zone[:6], ZONE[zone])
        s.seas.treasure_gold = gold
        return self

    def upgrade(self, npc: str, *tokens: str) -> Table:
        """A ship without a player has these upgrade tokens."""
        s, at = self.s, NPC_WORDS.index(npc)
        for word in tokens:
            token = next(n for n in range(17) if T.upgrade_word(n) == word)
            s.seas.upgrades_left &= ~(1 << token)
            upgrades = list(s.seas.npc_upgrades)
            upgrades[at] |= 1 << token
            s.seas.npc_upgrades = tuple(upgrades)
        return self

    def location(self, zone: str, kind: str) -> Table:
        """This kind of location is there; the one that was there takes its place."""
        places = list(self.s.seas.location)
        at, kind_ = ZONE[zone], LOCATION_KINDS.index(kind)
        if places[at] != kind_:
            other = places.index(kind_)
            places[other], places[at] = places[at], kind_
        self.s.seas.location = tuple(places)
        return self

    def loyalty(self, colour: str) -> str:
        return LOYALTY_STEPS[self.s.seas.loyalty[self.seat(colour)]]

    def favors(self, colour: str) -> int:
        return self.s.seas.favors[self.seat(colour)]

    def contraband(self, colour: str) -> str:
        return " ".join(T.cargo.words[card] for card in self.s.seas.contraband[self.seat(colour)])

    def war(self, one: str, other: str) -> Table:
        self.s.war = tuple(sorted((NATION[one], NATION[other])))
        return self

    # -- playing

    def run(self, *frames: AnyFrame, chance: str = "") -> Table:
        s = self.s
        s.open, s.agenda = [], []
        s.then(*frames)
        return self.go(chance)

    def go(self, chance: str = "") -> Table:
        """On with the agenda until somebody is asked."""
        s = self.s
        before = GAME.inventory(s)
        self.dice.coming = outcomes(chance)
        advance(s)
        self.match.events += s.events
        s.events = []
        self._decline()
        return self._checked(before)

    def turn(self, colour: str, chance: str = "") -> Table:
        """A whole player turn."""
        return self.run(PlayerTurn(self.seat(colour)), chance=chance)

    def act(self, colour: str, actions: int = 3) -> Table:
        """In the middle of a player turn: the next action is asked for."""
        s, seat = self.s, self.seat(colour)
        s.active, s.actions, s.moves_left = seat, actions, 0
        s.moves_made = s.other_acts = s.used = s.visit = 0
        s.port_taken = s.stormed = False
        return self.run(Act(seat), EndPlayerTurn(seat))

    def port(self, colour: str, chance: str = "") -> Table:
        """The captain takes the Port action where he is."""
        self.s.in_port[self.seat(colour)] = True
        return self.act(colour).choose("act port", chance)

    def battle(self, aggressor: str, defender: str, chance: str = "") -> Table:
        s = self.s
        s.open, s.agenda = [], []
        start_battle(s, self.side(aggressor), self.side(defender))
        return self.go(chance)

    def choose(self, text: str, chance: str = "") -> Table:
        before = GAME.inventory(self.s)
        self.answer(self.asked, text, outcomes(chance))
        self._decline()
        return self._checked(before)

    def answer(self, seat: int, text: str, chance: list[str]) -> None:
        super().answer(seat, text, chance)
        dice = self.s.dice
        assert isinstance(dice, RecordedDice)
        self.dice = dice

    def _decline(self) -> None:
        """Cards that a captain might hold, but does not, are declined; chance goes on to whatever comes then."""
        while self.declines and len(self.match.decisions) == 1:
            seat = self.match.decisions[0].seat
            texts = [option.text for option in self.match.options(seat)]
            if len(texts) > 1 or texts[0] not in DECLINED:
                return
            self.answer(seat, texts[0], self.dice.coming)

    def _checked(self, before: dict[str, int]) -> Table:
        self.nothing_left()
        assert GAME.inventory(self.s) == before
        return self

    # -- looking

    def gold(self, colour: str) -> int:
        return self.s.gold[self.seat(colour)]

    def glory(self, colour: str) -> int:
        return self.s.glory[self.seat(colour)]

    def zone(self, colour: str) -> str:
        return word_of(T.map.names[self.s.zone[self.seat(colour)]])

    def npc_at(self, word: str) -> str:
        zone = self.s.npc_zone[NPC_WORDS.index(word)]
        return word_of(T.map.names[zone]) if zone != NONE else ""

    def points(self, colour: str) -> str:
        at = self.seat(colour) * 5
        return " ".join(str(number) for number in self.s.points[at : at + 5])

    def cargo(self, colour: str) -> str:
        return " ".join(sorted(word_of(T.cargo.goods[T.cargo.good[card]]) for card in self.s.cargo[self.seat(colour)]))

    def hand(self, colour: str) -> str:
        return " ".join(sorted(T.glory.words[card] for card in self.s.hand[self.seat(colour)]))

    def bounties(self, colour: str) -> str:
        at = self.seat(colour) * 4
        return " ".join(word for word, n in NATION.items() for _ in range(self.s.bounties[at + n]))

    def weapons(self, colour: str) -> str:
        at = self.seat(colour) * 6
        return " ".join(word for word, n in WEAPON.items() for _ in range(self.s.weapons[at + n]))

    def mods(self, colour: str) -> str:
        return " ".join(word for word, n in MOD.items() if self.s.mods[self.seat(colour)] >> n & 1)

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        return [facts for _, facts in self.happened(*kinds)]

    def told(self, kind: str) -> bool:
        return bool(self.happened(kind))


__all__ = ["LOCATIONS", "T", "Table"]
