"""What bots know of Merchants & Marauders: how good a table is for a captain, and a quick sensible choice."""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.rules.basics import hold, home_of, manoeuvrability
from tortuga.games.merchants_and_marauders.rules.battle import Declare, Evade
from tortuga.games.merchants_and_marauders.rules.bounties import port_closed
from tortuga.games.merchants_and_marauders.rules.damage import ChooseHit, point
from tortuga.games.merchants_and_marauders.rules.death import Survive
from tortuga.games.merchants_and_marauders.rules.glory import OfferCard
from tortuga.games.merchants_and_marauders.rules.npcs import hunts
from tortuga.games.merchants_and_marauders.rules.port import HireCrew, PortActivity, Stash
from tortuga.games.merchants_and_marauders.rules.raid import (
    MerchantNation,
    RaidCards,
    SpendWeapon,
    can_raid,
    escapes_shown,
)
from tortuga.games.merchants_and_marauders.rules.seas.locations import (
    Bombard,
    GoAshore,
    Silence,
    assault_dice,
    defenders,
)
from tortuga.games.merchants_and_marauders.rules.shipyard import VisitYard
from tortuga.games.merchants_and_marauders.rules.trade import BuyGoods, SellGoods
from tortuga.games.merchants_and_marauders.rules.turn import Act
from tortuga.games.merchants_and_marauders.rules.victory import total_glory, winners, worth_of_stash
from tortuga.games.merchants_and_marauders.state import (
    ACT_END,
    ACT_LEAVE,
    BOARD,
    CANNONS,
    CARGO,
    CARGO_CARDS,
    CREW,
    DELIVER,
    DO_DONE,
    DO_RETIRE,
    ESCAPE,
    FLEE,
    GIVE_ME_GLORY,
    HULL,
    MASTS,
    MISSIONARY,
    MODIFICATIONS,
    NONE,
    NPCS,
    SAILING,
    SEARCH,
    SHOOT,
    SMALL_PIRATE,
    SPY,
    VISIT,
    WEAPONS,
    ZONES,
    Part,
    Sea,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Outlook, Weights
from tortuga.kernel.machine import Decision, choose

GLORY = 100.0  # what a point on the track is worth
ABOARD = 5.0  # gold aboard, for each piece; stashed it is worth STASHED
STASHED = 9.0
FAVOR = (0.0, 7.0, 12.0, 16.0, 19.0, 21.0)  # what the first, second … favor is worth, all together
MOOD = (-170.0, -125.0, -70.0, -28.0, 0.0, 10.0, 16.0, 22.0)  # of the crew, by step
NEAR = tuple([0.95**steps for steps in range(32)])  # how much a goal is worth that is so many Moves away
MERCHANT_FOUND = 12.0  # a merchant that may be raided now
IN_PORT = 1.5  # a Port action that has not ended yet
ACTION = 2.0  # an action that is left in the own turn: who ends it early gives that away
PASSES = tuple([1.0 - (2 / 3) ** dice for dice in range(12)])  # how likely so many dice show a skull


def value(s: Sea, seat: int, weights: Weights) -> float:
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
    return standing(s, seat, weights) - 0.002 * best


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
WEIGHTS: Final = Weights(FEATURES, (0.01,) * len(FEATURES), Outlook(4.29, 0.635, 2.83), Outlook(0.79, 0.559, 1.82))


def progress(s: Sea) -> float:
    """How near the leader is to victory."""
    most = 0
    for seat in range(s.seats):
        most = max(most, total_glory(s, seat))
    return min(1.0, most / s.t.to_win)


def standing(s: Sea, seat: int, weights: Weights) -> float:
    """The final score, or what all that this player has is worth, in points."""
    if s.over:
        return float(total_glory(s, seat))
    return weights.total(features(s, seat))


def features(s: Sea, seat: int) -> list[float]:
    """In the order of FEATURES, a point of glory being 100."""
    stash = s.stash[seat]
    dear = s.seas.chosen & GIVE_ME_GLORY != 0
    most = sum(s.t.stash_costs) if dear else s.t.stash_step * s.t.stash_most
    raw = [0.0] * len(FEATURES)
    raw[0] = GLORY * s.glory[seat]
    raw[1] = STASHED * (stash if stash < most else most) * (0.6 if dear else 1.0)
    if s.fate[seat] != SAILING:
        raw[2] = -40.0
        return raw
    raw[3] = ship_worth(s, seat)
    raw[4] = 6.0 * len(s.hand[seat])
    raw[5] = 15.0 * len(s.crewmen[seat])
    raw[6], raw[7] = gold_worth(s, seat, most)
    wanted = 0
    in_port = False  # is the seat busy with its Port action?
    if s.open:
        decision = s.open[0][0]
        if decision.seat == seat:
            if isinstance(decision, SellGoods):
                wanted = decision.wanted
                raw[8] = 1.0
                in_port = True
            elif isinstance(decision, (SpendWeapon, RaidCards)):
                raw[8] = raid_worth(s, seat, decision.successes)
            elif isinstance(decision, MerchantNation):
                raw[8] = MERCHANT_FOUND
            elif isinstance(decision, (BuyGoods, VisitYard)):
                raw[8] = 0.5
                in_port = True
            elif isinstance(decision, (PortActivity, HireCrew, Stash)):
                in_port = True
            elif isinstance(decision, (Bombard, Silence, GoAshore)):
                raw[8] = assault_worth(s, seat)
    if s.active == seat:
        raw[16] = ACTION * (s.actions + s.moves_left) + (IN_PORT if in_port else 0.0)
    raw[9] = cargo_worth(s, seat, wanted)
    raw[10] = errand_worth(s, seat)
    raw[11] = -danger(s, seat)
    if s.seas.chosen:
        raw[14], raw[15] = standing_with_men(s, seat), contraband_worth(s, seat)
        if s.seas.second[seat] != NONE:
            parts = s.t.mission_parts[s.seas.second[seat]]
            raw[10] += mission_worth(s, seat, parts[s.seas.second_part[seat]])
    for nation in range(4):
        if s.bounties[seat * 4 + nation]:
            raw[12] -= 8.0
    if not s.in_port[seat] and s.merchant[s.zone[seat]] != NONE and can_raid(s, seat):
        raw[13] = 2.0 + 2.0 * s.points[seat * 5 + CREW]
    return raw


def gold_worth(s: Sea, seat: int, most: int) -> tuple[float, float]:
    """Gold wants to go home; the more so if that wins the game, which is the second number."""
    gold = s.gold[seat]
    useful = min(gold, most - min(s.stash[seat], most))
    worth = ABOARD * useful + 1.0 * min(gold - useful, 20)
    victory = 0.0
    home = home_of(s, seat)
    if not port_closed(s, seat, home):
        near = NEAR[steps_to_port(s, seat, s.zone[seat], home)]
        worth += (STASHED - ABOARD) * 0.9 * useful * near
        after = s.glory[seat] + worth_of_stash(s, s.stash[seat] + gold)
        if after >= s.t.to_win:
            victory += 300.0 * near
    if total_glory(s, seat) >= s.t.to_win:
        victory += 1000.0
    return worth, victory


def ship_worth(s: Sea, seat: int) -> float:
    worth = 0.0
    for location in range(5):
        left = s.points[seat * 5 + location]
        worth += 7.0 * left
        if left == 0:
            worth -= 14.0
    if s.points[seat * 5 + HULL] == 1:
        worth -= 12.0
    for weapon in range(WEAPONS):
        worth += 4.0 * s.weapons[seat * WEAPONS + weapon]
    for mod in range(MODIFICATIONS):
        worth += 9.0 * (s.mods[seat] >> mod & 1)
    return worth


def standing_with_men(s: Sea, seat: int) -> float:
    """Favors ashore and the mood of the crew."""
    favors = s.seas.favors[seat]
    return FAVOR[favors if favors < 5 else 5] + MOOD[s.seas.loyalty[seat]]


def contraband_worth(s: Sea, seat: int) -> float:
    """Contraband wants to be in its port; every second card brings glory. Naval ships on the way take it."""
    cards = s.seas.contraband[seat]
    worth = 0.4 * GLORY if s.seas.half[seat] != NONE else 0.0
    here = s.zone[seat]
    for card in cards:
        port = s.t.contraband_port[card - CARGO_CARDS]
        if port_closed(s, seat, port):
            worth += 2.0
        else:
            worth += (ABOARD * s.t.contraband_sell + 0.4 * GLORY) * 0.85 * NEAR[steps_to_port(s, seat, here, port)]
    if cards and not s.in_port[seat] and not s.pirate(seat):
        for npc in range(SMALL_PIRATE):
            if s.npc_zone[npc] == here:
                worth *= 0.7
    return worth


def assault_worth(s: Sea, seat: int) -> float:
    """What the cards of a location promise, and cost; a location of the ship that they destroy ends it all."""
    gold = 0
    hits = [0, 0, 0, 0, 0]
    peaceful = s.seas.location[s.zone[seat]] == MISSIONARY
    for card in s.display:
        gold += s.t.plunder[card]
        if s.t.icon[card] != ESCAPE and not peaceful:
            hits[s.t.icon[card]] += 1
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
    return worth + 0.7 * GLORY if gold >= s.t.rich_raid else worth


def raid_worth(s: Sea, seat: int, successes: int) -> float:
    """What the cards on the table promise."""
    gold = 0
    hits = 0
    for card in s.display:
        gold += s.t.plunder[card]
        if s.t.icon[card] != ESCAPE:
            hits += 1
    if escapes_shown(s, seat) >= manoeuvrability(s, seat) + successes:
        return -7.0 * hits
    worth = ABOARD * gold - 9.0 * max(0, hits - successes)
    if gold >= s.t.rich_raid:
        worth += 0.7 * GLORY
    return worth


def cargo_worth(s: Sea, seat: int, sold: int) -> float:
    """Goods are worth what a port that wants them pays, less the way there; three of a kind bring glory. ``sold``:
    goods in demand that have just been sold here."""
    counts = [0] * 8
    kept = 0
    room = hold(s, seat)
    for card in s.cargo[seat]:
        if kept < room:
            counts[s.t.good[card]] += 1
            kept += 1
    here = s.zone[seat]
    worth = 0.8 * ABOARD * s.t.price * kept
    if sold:
        if sold + counts[s.demand[here]] >= s.t.glory_sale:
            worth += GLORY
        worth += ABOARD * 3.0 * counts[s.demand[here]]
        return worth
    if kept == 0:
        return 0.0
    best = 0.0
    for zone in range(ZONES):
        good = s.demand[zone]
        if good != NONE and counts[good] and not port_closed(s, seat, zone):
            gain = ABOARD * 3.0 * counts[good] + (GLORY if counts[good] >= s.t.glory_sale else 8.0 * counts[good])
            gain *= NEAR[steps_to_port(s, seat, here, zone)]
            if gain > best:
                best = gain
    return worth + best


def steps_to_port(s: Sea, seat: int, here: int, zone: int) -> int:
    """Moves until the captain is in that port."""
    if here == zone:
        return 0 if s.in_port[seat] else 1
    return s.t.distance[here][zone] + (2 if s.in_port[seat] else 1)


def errand_worth(s: Sea, seat: int) -> float:
    """Rumors and missions: the nearer their places, the better. Who has nothing to do looks for a port."""
    worth = 0.0
    here = s.zone[seat]
    t = s.t
    for card in s.rumors[seat]:
        zone = t.rumor_zone[card]
        promise = 0.55 * GLORY + 15.0
        if t.rumor_in_port[card]:
            far = steps_to_port(s, seat, here, zone)
            if port_closed(s, seat, zone):
                promise = 10.0
        else:
            far = t.distance[here][zone] + (1 if s.in_port[seat] else 0)
        worth += promise * NEAR[far]
    if s.mission[seat] != NONE:
        worth += mission_worth(s, seat, t.mission_parts[s.mission[seat]][s.part[seat]])
    if not s.cargo[seat] and not s.rumors[seat] and s.mission[seat] == NONE:
        nearest = 12
        for zone in range(ZONES):
            if s.nation[zone] != NONE and zone != s.bought_at[seat] and not port_closed(s, seat, zone):
                far = steps_to_port(s, seat, here, zone)
                if far < nearest:
                    nearest = far
        worth += 40.0 * NEAR[nearest] - 40.0
    return worth


def mission_worth(s: Sea, seat: int, part: Part) -> float:
    here = s.zone[seat]
    worth = 0.25 * GLORY * s.part[seat]
    if part.do == VISIT:
        if port_closed(s, seat, part.zone):
            return worth
        return worth + 0.9 * GLORY * NEAR[steps_to_port(s, seat, here, part.zone)]
    if part.do == SPY:
        return worth + 0.5 * GLORY
    if part.do == SEARCH:
        return worth + 0.6 * GLORY * NEAR[s.t.distance[here][part.zone]]
    if part.do == DELIVER:
        have = 0
        need = 0
        for good in range(8):
            need += part.goods[good]
            held = 0
            for card in s.cargo[seat]:
                if s.t.good[card] == good:
                    held += 1
            have += min(held, part.goods[good])
        worth += 15.0 + 40.0 * have / need
        if have == need:
            worth += 0.9 * GLORY * NEAR[steps_to_port(s, seat, here, part.zone)]
        return worth
    return worth + 15.0


def danger(s: Sea, seat: int) -> float:
    """Hunting ships in the zone of a captain at sea, or close by."""
    if s.in_port[seat]:
        return 0.0
    from_ships = 0.0
    for npc in range(NPCS):
        if s.npc_zone[npc] != NONE and hunts(s, npc, seat):
            far = s.t.distance[s.npc_zone[npc]][s.zone[seat]]
            if far == 0:
                from_ships += 14.0
            elif far == 1:
                from_ships += 4.0
    strength = s.points[seat * 5 + CANNONS] + s.points[seat * 5 + CREW]
    return from_ships * (1.0 if strength < 6 else 0.4)


def quick(s: Sea, decision: Decision, options: list[int], dice: Dice) -> int:
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
    if isinstance(decision, Act) and len(options) > 1:
        useful = [option for option in options if option not in (ACT_END, ACT_LEAVE)]
        if useful and dice.below(4):
            return useful[dice.below(len(useful))]
    if isinstance(decision, PortActivity) and len(options) > 1:
        useful = [option for option in options if option not in (DO_DONE, DO_RETIRE)]
        if useful and dice.below(3):
            return useful[dice.below(len(useful))]
    return options[dice.below(len(options))]
