"""What bots know of Merchants & Marauders: how good a table is for a captain, and a quick sensible choice."""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.rules.basics import hold, home_of, manoeuvrability, nation_of, skill_of
from tortuga.games.merchants_and_marauders.rules.battle import Declare, Evade
from tortuga.games.merchants_and_marauders.rules.bounties import at_war
from tortuga.games.merchants_and_marauders.rules.damage import ChooseHit, SaveLastMan, point
from tortuga.games.merchants_and_marauders.rules.death import Survive
from tortuga.games.merchants_and_marauders.rules.glory import OfferCard
from tortuga.games.merchants_and_marauders.rules.npcs import hunts
from tortuga.games.merchants_and_marauders.rules.port import HireCrew, PortActivity, Stash, admits
from tortuga.games.merchants_and_marauders.rules.raid import (
    MerchantNation,
    RaidCards,
    SpendWeapon,
    can_raid,
    escapes_shown,
    hits_shown,
)
from tortuga.games.merchants_and_marauders.rules.rewards import Jettison
from tortuga.games.merchants_and_marauders.rules.seas.give_me_glory import GIVE_ME_GLORY
from tortuga.games.merchants_and_marauders.rules.seas.locations import (
    Bombard,
    GoAshore,
    Silence,
    assault_dice,
    defenders,
)
from tortuga.games.merchants_and_marauders.rules.seas.mods import UseNest
from tortuga.games.merchants_and_marauders.rules.shipyard import VisitYard
from tortuga.games.merchants_and_marauders.rules.trade import BuyGoods, SellGoods
from tortuga.games.merchants_and_marauders.rules.turn import Act
from tortuga.games.merchants_and_marauders.rules.victory import total_glory, winners, worth_of_stash
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_END,
    ACT_JETTISON,
    ACT_LEAVE,
    DO_DONE,
    DO_RETIRE,
)
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, FLEE, SHOOT
from tortuga.games.merchants_and_marauders.vocabulary.captains import INFLUENCE, SAILING, SEAMANSHIP
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    DELIVER,
    GIVE_GOLD,
    NEEDS_INFLUENCE,
    RAID,
    SEARCH,
    SPY,
    VISIT,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import MISSIONARY
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    CANNONS,
    CARGO,
    CREW,
    HULL,
    MASTS,
    MODIFICATIONS,
    NPCS,
    SMALL_PIRATE,
    WEAPONS,
)
from tortuga.games.merchants_and_marauders.vocabulary.tables import Part
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Judgement, Outlook, Weights
from tortuga.kernel.machine import Decision, Seat, choose

GLORY = 100.0  # what a point on the track is worth
ABOARD = 5.0  # gold aboard, for each piece; stashed it is worth STASHED
STASHED = 9.0
FAVOR = (0.0, 7.0, 12.0, 16.0, 19.0, 21.0)  # what the first, second … favor is worth, all together
MOOD = (-170.0, -125.0, -70.0, -28.0, 0.0, 10.0, 16.0, 22.0)  # of the crew, by step
NEAR = tuple([0.92**steps for steps in range(32)])  # how much a goal is worth that is so many Moves away
PASSES = tuple([1.0 - (2 / 3) ** dice for dice in range(12)])  # how likely so many dice show a skull

# The own turn, while it lasts; at its end these are gone.
ACTION = 2.0  # an action that is left: who ends the turn early gives that away
IN_PORT = 4.0  # a Port action that has not ended yet; more than ACTION, or nobody would begin one
MERCHANT_FOUND = 12.0  # a merchant that may be raided now
OVERBOARD = 12.0  # a card that is about to be thrown overboard for nothing
BATTLE = 5.0  # a point of Hull, Crew or Cannons more than the enemy

# Ship and captain.
POINTS = (-14.0, 9.0, 20.0, 26.0, 31.0, 36.0, 40.0)  # what so many points of a location are worth
HOLD = (-14.0, 5.0, 14.0, 32.0, 40.0, 46.0, 50.0)  # of the Cargo: three goods in demand bring glory
FRESH = 140.0  # for a dead captain: a new one comes, with a new ship and ten gold
HUNTED = 0.15  # how much of all that is aboard a hunting ship in the same zone makes doubtful
NEARBY = 0.04  # … in a zone next to it. Deaths are more frequent (0.4, 0.13), but hiding gains nothing
SHIP_LOST = 60.0
MAY_GO_ON = 0.5  # who still has an action need not stay with the hunters
BOUNTY = (14.0, 9.0, 16.0, 6.0)  # by nation, English first: the more ports it closes, the worse
BOUNTY_AT_HOME = 20.0  # it closes the home port too
PIRATE = 30.0  # the first bounty: now all navies hunt

# Gold and goods.
HOMEWARD = 0.8  # how much of what gold gains at home counts before it is there
COIN = 7.0  # gold to come, for each piece, part of which will be brought home
PLAIN_CARGO = 0.6  # how much of its price a card counts before it is sold
SET = (0.0, 6.0, 28.0)  # one or two of a good in demand: on the way to three

# Raids, ports and missions.
RAIDED = 1.2  # gold of a raid, against gold aboard: part of it will be brought home
HIT = 9.0  # a hit that a raid costs
SUNK = 80.0  # a raid that costs the ship
MERCHANT_NEAR = (1.0, 0.7, 0.5, 0.35, 0.2)  # by the Moves to the zone of a merchant
MARKET = 12.0  # a port to trade in
AT_LEAST = 3.0  # … for a captain with neither room nor gold
MISSION_OFFERED = 0.7  # a mission that might be claimed, against one in hand


def beyond_silence(s: Sea) -> Sea:
    """The table after questions that can only be declined (MM-1.10): what follows is what counts."""
    s = s.copy()
    while s.open and isinstance(s.open[0][0], (OfferCard, Evade, Survive)) and len(s.open[0][1]) == 1:
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    return s


FEATURES: Final = (
    "glory",
    "stash",
    "lost",
    "ship",
    "cards",
    "crewmen",
    "gold",
    "victory",
    "doing",
    "cargo",
    "errands",
    "danger",
    "bounties",
    "merchant",
    "men",
    "contraband",
    "time",
)
WEIGHTS: Final = Weights(FEATURES, (0.01,) * len(FEATURES), Outlook(3.66, 0.63, 1.5), Outlook(-1.3, 0.757, 1.8))


def gold_worth(s: Sea, seat: Seat, most: int, closed: list[bool]) -> tuple[float, float]:
    """What gold aboard is worth: it should go home. The second number is for gold that would win the game there."""
    gold = s.gold[seat]
    useful = min(gold, most - min(s.stash[seat], most))
    worth = ABOARD * useful + 1.0 * min(gold - useful, 20)
    victory = 0.0
    home = home_of(s, seat)
    if not closed[s.nation[home]]:
        near = NEAR[steps_to_port(s, seat, s.zone[seat], home)]
        worth += (STASHED - ABOARD) * HOMEWARD * useful * near
        after = s.glory[seat] + worth_of_stash(s, s.stash[seat] + gold)
        if after >= s.t.points.to_win:
            victory += 300.0 * near
    if total_glory(s, seat) >= s.t.points.to_win:
        victory += 1000.0
    return worth, victory


def ship_worth(s: Sea, seat: Seat) -> float:
    worth = 0.0
    for location in range(5):
        left = s.points[seat * 5 + location]
        worth += at_most(HOLD if location == CARGO else POINTS, left)
    if s.points[seat * 5 + HULL] == 1:
        worth -= 8.0
    for weapon in range(WEAPONS):
        worth += 4.0 * s.weapons[seat * WEAPONS + weapon]
    for mod in range(MODIFICATIONS):
        worth += 9.0 * (s.mods[seat] >> mod & 1)
    return worth


def at_most(worths: tuple[float, ...], number: int) -> float:
    """What so many are worth; an owner's tables may have more of them than ours."""
    return worths[number if number < len(worths) else len(worths) - 1]


def standing_with_men(s: Sea, seat: Seat) -> float:
    """Favors ashore and the mood of the crew."""
    return at_most(FAVOR, s.seas.favors[seat]) + MOOD[s.seas.loyalty[seat]]


def contraband_worth(s: Sea, seat: Seat, closed: list[bool]) -> float:
    """Contraband should get to its port; every second card brings glory. Naval ships on the way may take it."""
    cards = s.seas.contraband[seat]
    worth = 0.4 * GLORY if s.seas.half[seat] != NONE else 0.0
    here = s.zone[seat]
    for card in cards:
        port = s.t.contraband.port[card - CARGO_CARDS]
        if closed[s.nation[port]]:
            worth += 2.0
        else:
            worth += (ABOARD * s.t.contraband.sell + 0.4 * GLORY) * 0.85 * NEAR[steps_to_port(s, seat, here, port)]
    if cards and not s.in_port[seat] and not s.pirate(seat):
        for npc in range(SMALL_PIRATE):
            if s.npc_zone[npc] == here:
                worth *= 0.7
    return worth


def battle_worth(s: Sea, seat: Seat) -> float:
    """How much stronger this captain's ship is in the battle under way."""
    battle = s.battle
    assert battle is not None
    if battle.sides[0] == seat:
        enemy = battle.sides[1]
    elif battle.sides[1] == seat:
        enemy = battle.sides[0]
    else:
        return 0.0
    more = 0
    for location in (HULL, CREW, CANNONS):
        more += point(s, seat, location) - point(s, enemy, location)
    return BATTLE * more


def merchant_worth(s: Sea, seat: Seat) -> float:
    """A raid that can be had: worth more for a better sailor or ship, nothing with a destroyed location."""
    if not can_raid(s, seat):
        return 0.0
    worth = 6.0 * skill_of(s, seat, SEAMANSHIP) + 4.0 * manoeuvrability(s, seat)
    for location in range(5):
        if s.points[seat * 5 + location] == 1:
            worth -= 5.0
    if worth <= 0.0:
        return 0.0
    here = s.zone[seat]
    far = 3
    if s.merchant[here] != NONE:
        far = 0
    else:
        for zone in s.t.map.neighbours[here]:
            if s.merchant[zone] != NONE:
                far = 1
    if s.in_port[seat]:
        far += 1
    return worth * MERCHANT_NEAR[far]


def assault_worth(s: Sea, seat: Seat) -> float:
    """What the cards of a location promise, and cost; it is over if they destroy a location of the ship."""
    gold = 0
    for card in s.display:
        gold += s.t.cargo.plunder[card]
    peaceful = s.seas.location[s.zone[seat]] == MISSIONARY
    hits = [0, 0, 0, 0, 0] if peaceful else hits_shown(s)
    damage = 9.0 * sum(hits)
    if hits[HULL] >= s.points[seat * 5 + HULL]:
        return -damage - GLORY
    for location in range(1, 5):
        if hits[location] and hits[location] >= s.points[seat * 5 + location]:
            return -damage - 14.0
    losses = defenders(s) - 0.33 * assault_dice(s, seat)
    if losses + hits[CREW] >= s.points[seat * 5 + CREW]:
        return -damage
    worth = 0.8 * ABOARD * gold - damage - 9.0 * max(0.0, losses)
    return worth + 0.7 * GLORY if gold >= s.t.points.rich_raid else worth


def raid_worth(s: Sea, seat: Seat, successes: int) -> float:
    """What the cards on the table promise with so many successes to come: first those cards go that would let the
    merchant escape or destroy a location (MM-8.8, MM-8.9), then there is more to gain."""
    gold = 0
    for card in s.display:
        gold += s.t.cargo.plunder[card]
    hits = hits_shown(s)
    excess = escapes_shown(s, seat) - manoeuvrability(s, seat) + 1
    needed = excess if excess > 0 else 0
    damage = 0
    for location in range(5):
        damage += hits[location]
        excess = hits[location] - s.points[seat * 5 + location] + 1
        if excess > 0:
            needed += excess
    if needed > successes:
        # an exchange may still help
        worth = -HIT * damage - 14.0
        if hits[HULL] >= s.points[seat * 5 + HULL]:
            worth -= SUNK + gold_aboard(s, seat)
        return worth + (15.0 * successes if needed == successes + 1 else 0.0)
    spare = successes - needed
    prize = gold - 4.0 * needed + 3.0 * spare
    worth = RAIDED * ABOARD * prize - HIT * damage + 8.0 * len(s.display)
    if prize >= s.t.points.rich_raid:
        worth += 0.9 * GLORY
    elif prize >= s.t.points.rich_raid - 2:
        worth += 0.3 * GLORY
    return worth


def gold_aboard(s: Sea, seat: Seat) -> float:
    """What goes down with the ship."""
    return ABOARD * s.gold[seat] + 12.0 * len(s.cargo[seat])


def cargo_worth(s: Sea, seat: Seat, sold: int, closed: list[bool]) -> float:
    """Goods are worth what a port that wants them pays, less the way there; three of a kind bring glory. ``sold``:
    goods in demand that have just been sold here."""
    counts = [0] * GOODS
    kept = 0
    room = hold(s, seat)
    for card in s.cargo[seat]:
        if kept < room:
            counts[s.t.cargo.good[card]] += 1
            kept += 1
    here = s.zone[seat]
    worth = PLAIN_CARGO * COIN * s.t.trade.price * kept
    more = COIN * (s.t.trade.in_demand - s.t.trade.price)  # what a good brings more where it is in demand
    if sold:
        wanted = counts[s.demand[here]]
        if sold + wanted >= s.t.trade.glory_sale:
            worth += GLORY
        return worth + more * wanted
    if kept == 0:
        return 0.0
    gains = [0.0] * GOODS
    for zone in range(ZONES):
        good = s.demand[zone]
        if good != NONE and counts[good] and not closed[s.nation[zone]]:
            number = counts[good]
            gain = more * number + (GLORY if number >= s.t.trade.glory_sale else at_most(SET, number))
            gain *= NEAR[steps_to_port(s, seat, here, zone)]
            if gain > gains[good]:
                gains[good] = gain
    best = 0.0
    whole = 0.0
    for good in range(GOODS):
        whole += gains[good]
        if gains[good] > best:
            best = gains[good]
    return worth + best + 0.5 * (whole - best)


def closed_ports(s: Sea, seat: Seat) -> list[bool]:
    """By nation: are its ports closed to this captain (MM-4.6)? The last is for zones that have none (NONE)."""
    own = nation_of(s, seat)
    closed = [True] * 5
    for nation in range(4):
        closed[nation] = s.bounties[seat * 4 + nation] > 0 or at_war(s, own, nation)
    return closed


def steps_to_port(s: Sea, seat: Seat, here: Zone, zone: Zone) -> int:
    """Moves until the captain is in that port."""
    if here == zone:
        return 0 if s.in_port[seat] else 1
    return s.t.map.distance[here][zone] + (2 if s.in_port[seat] else 1)


def errand_worth(s: Sea, seat: Seat, closed: list[bool], ashore: bool) -> float:
    """Rumors and missions: the nearer their places, the better. And a port to trade in is always a place to go to."""
    worth = 0.0
    here = s.zone[seat]
    t = s.t
    for card in s.rumors[seat]:
        zone = t.rumors.zone[card]
        promise = PASSES[skill_of(s, seat, t.rumors.skill[card])] * (
            GLORY + ABOARD * gold_of(t.rumors.rewards[card], 5)
        )
        if t.rumors.in_port[card]:
            far = steps_to_port(s, seat, here, zone)
            if closed[s.nation[zone]]:
                promise = 10.0
        else:
            far = t.map.distance[here][zone] + (1 if s.in_port[seat] else 0)
        worth += promise * NEAR[far]
    worth += best_mission(s, seat, closed)
    room = hold(s, seat) - len(s.cargo[seat])
    nearest = 12
    for zone in range(ZONES):
        if not closed[s.nation[zone]] and not s.bought_at[seat] >> zone & 1:
            far = steps_to_port(s, seat, here, zone)
            if zone == here and s.active == seat and s.port_taken and not ashore:
                far += 3  # not again in this turn
            if far < nearest:
                nearest = far
    port = AT_LEAST
    if room > 1 and s.gold[seat] > 2:
        port += 2.0 * MARKET
    if not s.rumors[seat]:
        port += 0.5 * MARKET
    return worth + port * NEAR[nearest]


def gold_of(rewards: list[int], other: int) -> int:
    """The gold among the rewards; anything else is worth ``other`` gold."""
    gold = 0
    for at in range(0, len(rewards), 3):
        gold += rewards[at + 1] if rewards[at] == GIVE_GOLD else other
    return gold


def best_mission(s: Sea, seat: Seat, closed: list[bool]) -> float:
    """The mission in hand, or one on offer that is better and can be claimed."""
    t = s.t
    here = s.zone[seat]
    worth = 0.0
    if s.mission[seat] != NONE:
        worth = mission_worth(s, seat, s.mission[seat], s.part[seat], here, s.in_port[seat], closed)
    best = worth
    for card in s.offered:
        port = t.missions.port[card]
        if closed[s.nation[port]] or not admits(s, seat, card):
            continue
        promise = MISSION_OFFERED * mission_worth(s, seat, card, 0, port, True, closed)
        if t.missions.needs[card] == NEEDS_INFLUENCE:
            promise *= PASSES[skill_of(s, seat, INFLUENCE)]
        promise *= NEAR[steps_to_port(s, seat, here, port)]
        if promise > best:
            best = promise
    return best


def mission_worth(s: Sea, seat: Seat, card: Card, first: int, here: Zone, ashore: bool, closed: list[bool]) -> float:
    """What a mission brings from this part on, seen from here: less for a long way and for what may not come off."""
    parts = s.t.missions.parts[card]
    worth = GLORY + ABOARD * gold_of(s.t.missions.rewards[card], 4)
    for at in range(first, len(parts)):
        part = parts[at]
        zone = part.zone
        worth *= part_chance(s, seat, part, closed)
        if part.do in (VISIT, DELIVER, SEARCH):
            far = s.t.map.distance[here][zone] + (1 if ashore else 0)
            if here == zone:
                far = 0
                if ashore == (part.do == SEARCH):
                    far = 1
                elif at > first and part.do != SEARCH:
                    far = 2
            elif part.do != SEARCH:
                far += 1
            worth *= NEAR[far]
            here = zone
            ashore = part.do != SEARCH
    return worth


def part_chance(s: Sea, seat: Seat, part: Part, closed: list[bool]) -> float:
    """How likely it is that a part of a mission comes off."""
    if part.do == VISIT:
        return 0.1 if closed[s.nation[part.zone]] else 0.95
    if part.do == SEARCH:
        return 0.4 + 0.5 * PASSES[skill_of(s, seat, part.skill)]
    if part.do == SPY:
        return 0.4
    if part.do == DELIVER:
        if closed[s.nation[part.zone]]:
            return 0.1
        chance = 0.95
        for good in range(GOODS):
            short = part.goods[good]
            if short:
                for card in s.cargo[seat]:
                    if s.t.cargo.good[card] == good:
                        short -= 1
                if short > 0:
                    chance *= 0.45 if short == 1 else 0.2
        return chance
    if part.do == RAID:
        if part.nation == nation_of(s, seat) or not can_raid(s, seat):
            return 0.15
        return 0.35
    return 0.1 if s.points[seat * 5 + CANNONS] + s.points[seat * 5 + CREW] < 6 else 0.35


def danger(s: Sea, seat: Seat) -> float:
    """Hunting ships in the zone of a captain at sea, or close by: all that is aboard may be lost, and the ship."""
    if s.in_port[seat]:
        return 0.0
    risk = 0.0
    for npc in range(NPCS):
        if s.npc_zone[npc] != NONE and hunts(s, npc, seat):
            far = s.t.map.distance[s.npc_zone[npc]][s.zone[seat]]
            if far == 0:
                risk += HUNTED
            elif far == 1:
                risk += NEARBY
    if risk == 0.0:
        return 0.0
    if s.points[seat * 5 + CANNONS] + s.points[seat * 5 + CREW] >= 6:
        risk *= 0.4
    if s.active == seat and s.actions + s.moves_left > 0:
        risk *= MAY_GO_ON
    return risk * (SHIP_LOST + gold_aboard(s, seat))


class SeaJudgement(Judgement[Sea]):
    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def value(self, s: Sea, seat: Seat, weights: Weights) -> float:
        """This captain's prospects less a part of the best of the others'."""
        if s.open and isinstance(s.open[0][0], (OfferCard, Evade, Survive)) and len(s.open[0][1]) == 1:
            s = beyond_silence(s)
        if s.over:
            return 100.0 if seat in winners(s) else -100.0 + total_glory(s, seat)
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = GLORY * s.glory[other] + ABOARD * s.gold[other]
                if theirs > best:
                    best = theirs
        return self.standing(s, seat, weights) - 0.002 * best

    def standing(self, s: Sea, seat: Seat, weights: Weights) -> float:
        """The final score, or what all that this player has is worth, in points."""
        if s.over:
            return float(total_glory(s, seat))
        return weights.total(self.features(s, seat))

    def features(self, s: Sea, seat: Seat) -> list[float]:
        """In the order of FEATURES, a point of glory being 100."""
        stash = s.stash[seat]
        dear = s.seas.chosen & GIVE_ME_GLORY != 0
        most = sum(s.t.points.stash_costs) if dear else s.t.points.stash_step * s.t.points.stash_most
        glory = GLORY * s.glory[seat]
        stashed = STASHED * (stash if stash < most else most) * (0.6 if dear else 1.0)
        if s.fate[seat] != SAILING:
            return [glory, stashed, FRESH] + [0.0] * (len(FEATURES) - 3)
        closed = closed_ports(s, seat)
        gold, victory = gold_worth(s, seat, most, closed)
        wanted = 0
        in_port = False  # is the seat busy with its Port action?
        doing = 0.0
        if s.open:
            decision = s.open[0][0]
            if decision.seat == seat:
                if isinstance(decision, SellGoods):
                    wanted = decision.wanted
                    doing = 1.0
                    in_port = True
                elif isinstance(decision, (SpendWeapon, RaidCards)):
                    doing = raid_worth(s, seat, decision.successes)
                elif isinstance(decision, MerchantNation):
                    doing = MERCHANT_FOUND
                elif isinstance(decision, (BuyGoods, VisitYard)):
                    doing = 0.5
                    in_port = True
                elif isinstance(decision, (PortActivity, HireCrew, Stash)):
                    in_port = True
                elif isinstance(decision, Jettison):
                    doing = -OVERBOARD
                elif isinstance(decision, (Bombard, Silence, GoAshore)):
                    doing = assault_worth(s, seat)
        if s.battle is not None:
            doing += battle_worth(s, seat)
        time = 0.0
        if s.active == seat:
            time = ACTION * (s.actions + s.moves_left) + (IN_PORT if in_port else 0.0)
        errands = errand_worth(s, seat, closed, in_port)
        men = contraband = 0.0
        if s.seas.chosen:
            men, contraband = standing_with_men(s, seat), contraband_worth(s, seat, closed)
            if s.seas.second[seat] != NONE:
                errands += mission_worth(
                    s, seat, s.seas.second[seat], s.seas.second_part[seat], s.zone[seat], s.in_port[seat], closed
                )
        bounties = 0.0
        own = nation_of(s, seat)
        for nation in range(4):
            if s.bounties[seat * 4 + nation]:
                bounties -= BOUNTY[nation] if nation != own else BOUNTY[nation] + BOUNTY_AT_HOME
        if bounties < 0.0:
            bounties -= PIRATE
        return [
            glory,
            stashed,
            0.0,  # lost
            ship_worth(s, seat),
            6.0 * len(s.hand[seat]),
            15.0 * len(s.crewmen[seat]),
            gold,
            victory,
            doing,
            cargo_worth(s, seat, wanted, closed),
            errands,
            -danger(s, seat),
            bounties,
            merchant_worth(s, seat),
            men,
            contraband,
            time,
        ]

    def progress(self, s: Sea) -> float:
        """How near the leader is to victory."""
        most = 0
        for seat in range(s.seats):
            most = max(most, total_glory(s, seat))
        return min(1.0, most / s.t.points.to_win)

    def turn_of(self, s: Sea) -> int:
        return s.active

    def quick(self, s: Sea, decision: Decision[Sea], options: list[int], dice: Dice) -> int:
        """A choice without thinking: use the turn, fight with sense, spread the damage."""
        if isinstance(decision, ChooseHit):
            best = options[0]
            most = -1
            for location in options:
                left = point(s, decision.side, location) * 2 - (1 if location == HULL else 0) + (location == CARGO)
                if left > most:
                    most, best = left, location
            return best
        if isinstance(decision, Declare):
            battle = s.battle
            assert battle is not None
            side, enemy = battle.sides[decision.at], battle.sides[1 - decision.at]
            mine, theirs = point(s, side, CREW), point(s, enemy, CREW)
            if BOARD in options and mine > theirs + 1:
                return BOARD
            if FLEE in options and point(s, side, HULL) == 1 and point(s, side, MASTS) > 0:
                return FLEE
            return SHOOT
        if isinstance(decision, (UseNest, SaveLastMan)):
            return 1
        if isinstance(decision, Act) and len(options) > 1:
            useful = [option for option in options if option not in (ACT_END, ACT_LEAVE, ACT_JETTISON)]
            if useful and dice.below(4):
                return useful[dice.below(len(useful))]
        if isinstance(decision, PortActivity) and len(options) > 1:
            useful = [option for option in options if option not in (DO_DONE, DO_RETIRE)]
            if useful and dice.below(3):
                return useful[dice.below(len(useful))]
        return options[dice.below(len(options))]


JUDGEMENT: Final = SeaJudgement()
