"""What bots know of Islebound: how good a table is for a player, and a sensible choice without thinking.

Worth is counted in renown. In the middle of an action, the rest of it counts as if it were done: the remaining steps of
a visit, the likely outcome of an attack. So a bot that looks only one step ahead still sees why to enter a town.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.islebound.rules.attack import (
    FreeVisit,
    Injure,
    LoseUnit,
    PlaceDie,
    best_strength,
    needed,
    sent_units,
    why_not_attack,
)
from tortuga.games.islebound.rules.buildings import Build, BuyFromHand, open_buildings, wood_price
from tortuga.games.islebound.rules.crew import Hire, RestCrew
from tortuga.games.islebound.rules.diplomacy import PayInfluence, why_not_diplomacy
from tortuga.games.islebound.rules.ending import building_renown, end_renown, score, token_renown
from tortuga.games.islebound.rules.goods import books_of
from tortuga.games.islebound.rules.renown import Reputation, brag_gain
from tortuga.games.islebound.rules.turn import Act
from tortuga.games.islebound.rules.visit import (
    Deal,
    DealGain,
    TownAction,
    entry_fee,
    offer_gift,
    times_allowed,
    why_not_visit,
)
from tortuga.games.islebound.state import (
    ATTACK,
    BOOK,
    BUY,
    COIN,
    CREWS,
    CUBE,
    DEAL,
    DO_ATTACK,
    DO_DIPLOMACY,
    EMPTY,
    EVENT,
    FACES,
    FISH,
    HIRE,
    PILES,
    PIRATE,
    RENOWN,
    REPUTATION,
    REST,
    SERPENT,
    UNSUNG,
    VISIT,
    WOOD,
    Amounts,
    Isles,
    Region,
    TownStep,
    UnitKind,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Judgement, Outlook, Weights
from tortuga.kernel.machine import Decision, Frame, Seat

WOOD_WORTH: Final = 1.1
FISH_WORTH: Final = 0.6
BOOK_WORTH: Final = 1.8
PIRATE_WORTH: Final = 0.8
SERPENT_WORTH: Final = 1.4
ICHOR_WORTH: Final = 3.0
RENOWN_WORTH: Final = 1.2  # more than 1, because seven bring a token with a reward
INFLUENCE_WORTH: Final = 0.75  # of 1 influence on the track
TOWN_WORTH: Final = 2.5
BUILDING_WORTH: Final = 2.2  # on top of its price: its ability, and the end that comes nearer
RETREAT: Final = 1.2  # what a failed attack costs: one of the units
ON_DECK: Final = 0.9  # a crew member ready to be used
INJURED: Final = 0.7  # as a part of ON_DECK
LEAD_WORTH: Final = 3.0  # of being ahead when the end is triggered
RIVAL_SHARE: Final = 0.3  # how much of the best rival's score counts against a player
TIE_BREAK: Final = 0.01  # of a wood or fish at the end (IB-14.5)
BEFORE_LAST_ROUND: Final = 0.9  # the most progress before the last round begins
PROMISE: Final = 0.5  # how much of the action that could be taken counts before it is taken
CARD_LACKING: Final = 1.5  # of a building that is to be drawn before a player can end the game, with Architect
LATER: Final = 0.15  # in the last round, what remains of the worth of things for turns to come
ENOUGH_CARGO: Final = 6  # of a kind; more is worth less
ENOUGH_BOOKS: Final = 3  # for every place of the row
NEARLY_FULL: Final = 8  # wood and fish in the hold
CREW_WORTH: Final = 1.6
SKILL_WORTH: Final = 0.7
CREW_WORTHS: Final = [CREW_WORTH + SKILL_WORTH * bin(skills).count("1") for skills in range(CREWS)]


FEATURES: Final = (
    "coins",
    "renown",
    "tokens",
    "prices",
    "buildings",
    "fame",
    "wood",
    "fish",
    "books",
    "units",
    "crew",
    "rested",
    "towns",
    "cubes",
    "plans",
    "action",
)
WEIGHTS: Final = Weights(FEATURES, (1.0,) * len(FEATURES), Outlook(43.19, 0.269, 4.40), Outlook(2.22, 0.503, 2.27))


EAGERNESS: Final = 4  # something good is passed over once in so many times
WANTED: Final[tuple[int, ...]] = (*range(EVENT, EVENT + PILES), DO_DIPLOMACY, DO_ATTACK, VISIT)


class IslesJudgement(Judgement[Isles]):
    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def value(self, s: Isles, seat: Seat, weights: Weights) -> float:
        """This player's prospects, less a share of the best rival's score."""
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, score(s, other))
        if not s.ending or not (s.open or s.agenda) or had_last_turn(s, seat):
            return self.standing(s, seat, weights) - RIVAL_SHARE * best
        # The end is good for whoever leads. As long as this player's last turn is to come, all things keep their worth:
        # otherwise whoever sits last, whose turn the last round follows at once, would shy away from any end.
        mine = weights.total(self.features_with(s, seat, 1.0))
        mine += LEAD_WORTH if score(s, seat) > best else -LEAD_WORTH
        return mine - RIVAL_SHARE * best

    def standing(self, s: Isles, seat: Seat, weights: Weights) -> float:
        """The final score; before the end, what all that this player has is worth in points."""
        if not s.open and not s.agenda:
            return score(s, seat) + TIE_BREAK * (s.wood[seat] + s.fish[seat])
        return weights.total(self.features(s, seat))

    def features(self, s: Isles, seat: Seat) -> list[float]:
        """The score if the game ended now, and what the standing promises beyond it, in the order of FEATURES."""
        return self.features_with(s, seat, LATER if s.last else 1.0)

    def features_with(self, s: Isles, seat: Seat, later: float) -> list[float]:
        """``later``: what part of their worth remains to things for turns to come."""
        t = s.t
        books = s.books[seat]
        units = 0.0
        own = s.units[seat]
        for kind in range(len(own)):
            if own[kind]:
                units += own[kind] * unit_worth(s, kind)
        crew = 0.0
        rested = 0.0
        for hand in s.deck_crew[seat]:
            crew += CREW_WORTHS[hand]
            rested += ON_DECK
        for hand in s.below[seat]:
            crew += CREW_WORTHS[hand]
        for hand in s.injured[seat]:
            crew += CREW_WORTHS[hand]
            rested -= INJURED * ON_DECK
        cubes = 0.0
        for slot in range(len(s.influence)):
            if s.influence[slot] == seat:
                cubes += INFLUENCE_WORTH * t.influence[slot]
        plans = -CARD_LACKING * cards_lacking(s, seat)
        for building in s.hand[seat]:
            plans += 0.4 + 0.05 * t.price[building]
        return [
            float(s.coins[seat]),
            float(s.renown[seat] + end_renown(s, seat)),
            float(token_renown(s, seat)),
            float(building_renown(s, seat)),
            later * BUILDING_WORTH * len(s.buildings[seat]),
            later * (RENOWN_WORTH - 1.0) * s.renown[seat],
            later * cargo_worth(s.wood[seat], WOOD_WORTH),
            later * cargo_worth(s.fish[seat], FISH_WORTH),
            later * (BOOK_WORTH * min(books, ENOUGH_BOOKS) + 0.5 * max(0, books - ENOUGH_BOOKS)),
            later * units,
            later * crew,
            later * rested,
            later * TOWN_WORTH * s.owner.count(seat),
            later * cubes,
            later * plans,
            later * pending(s, seat),
        ]

    def progress(self, s: Isles) -> float:
        """How near the end is, from 0 to 1: by the number of buildings of whoever has most."""
        if s.last:
            return 1.0
        most = 0
        for seat in range(s.seats):
            if len(s.buildings[seat]) > most:
                most = len(s.buildings[seat])
        return min(BEFORE_LAST_ROUND, BEFORE_LAST_ROUND * most / s.t.for_seats(s.t.last_building, s.seats))

    def quick(self, s: Isles, decision: Decision[Isles], options: list[int], dice: Dice) -> int:
        """A choice without thinking: buildings first, then towns, then what a visit gives."""
        if isinstance(decision, Act):
            last = options[len(options) - 1]
            if last >= BUY and dice.below(EAGERNESS):
                return last
            for wanted in WANTED:
                if wanted in options and dice.below(EAGERNESS):
                    return wanted
            return options[0]
        if isinstance(decision, Reputation):
            return max([option for option in options if option <= UNSUNG])  # never without the renown
        if isinstance(decision, (Deal, FreeVisit, RestCrew, Hire)):
            return options[len(options) - 1]
        if isinstance(decision, (PlaceDie, Build)):
            return options[0]
        return options[dice.below(len(options))]

    def turn_of(self, s: Isles) -> int:
        return s.turn


def had_last_turn(s: Isles, seat: Seat) -> bool:
    """Is this player's last turn over, or being played?"""
    if not s.last:
        return False
    order = s.from_first()
    return s.turn == EMPTY or order.index(seat) <= order.index(s.turn)


def cards_lacking(s: Isles, seat: Seat) -> int:
    """With Architect: how many buildings this player must still draw to be able to end the game (IB-14.1)."""
    if not s.architect:
        return 0
    return max(0, s.t.for_seats(s.t.last_building, s.seats) - len(s.buildings[seat]) - len(s.hand[seat]))


def cargo_worth(number: int, worth: float) -> float:
    return worth * min(number, ENOUGH_CARGO) + 0.4 * worth * max(0, number - ENOUGH_CARGO)


def unit_worth(s: Isles, kind: UnitKind) -> float:
    if kind < s.t.pirates:
        return PIRATE_WORTH
    return ICHOR_WORTH if kind == s.t.ichor else SERPENT_WORTH


# -- what is still to come of an action


def pending(s: Isles, seat: Seat) -> float:
    total = 0.0
    for frame in s.agenda:
        total += frame_worth(s, seat, frame)
    if s.open:
        decision = s.open[0][0]
        if decision.seat == seat:
            total += frame_worth(s, seat, decision)
            if isinstance(decision, PayInfluence):
                total += INFLUENCE_WORTH * s.paid + 0.5
    if s.force and s.turn == seat:
        total += attack_worth(s, seat)
    return total


def frame_worth(s: Isles, seat: Seat, frame: Frame[Isles]) -> float:
    """The worth of what this frame will bring to this player."""
    if isinstance(frame, Act):
        if frame.seat == seat and not s.acted:
            return PROMISE * act_worth(s, seat)
    elif isinstance(frame, TownAction):
        if frame.seat == seat:
            return steps_worth(s, seat, frame.region, frame.step)
    elif isinstance(frame, Deal):
        if frame.seat == seat:
            return deal_worth(s, seat, s.town(frame.region).steps[frame.step], frame.left)
    elif isinstance(frame, DealGain):
        if frame.seat == seat:
            offer = s.town(frame.region).steps[frame.step].offers[frame.offer]
            return gift_worth(s, seat, offer_gift(s, seat, offer))
    elif isinstance(frame, FreeVisit):
        if frame.seat == seat:
            return steps_worth(s, seat, s.ship[seat], 0)
    elif isinstance(frame, RestCrew):
        if frame.seat == seat:
            return rest_worth(s, seat)
    elif isinstance(frame, Hire):
        if frame.seat == seat:
            return hire_worth(s, seat, frame.extra)
    elif isinstance(frame, Reputation):
        if frame.seat == seat:
            return brag_worth(s, seat)
    elif isinstance(frame, Build):
        if frame.seat == seat:
            return build_worth(s, seat)
    elif isinstance(frame, BuyFromHand) and frame.seat == seat:
        return hand_worth(s, seat)
    return 0.0


def act_worth(s: Isles, seat: Seat) -> float:
    """The best action that is open to this player where the ship is."""
    region = s.ship[seat]
    town = s.town(region)
    best = float(s.treasure or s.t.hunt)
    visited = steps_worth(s, seat, region, 0)
    if not why_not_visit(s, seat)[1]:
        tired = ON_DECK if town.crew and s.owner[region] != seat else 0.0
        best = max(best, visited - entry_fee(s, seat) - tired)
    if not why_not_diplomacy(s, seat)[1]:
        best = max(best, visited + town.strength + TOWN_WORTH - INFLUENCE_WORTH * needed(s, seat))
    if not why_not_attack(s, seat)[1]:
        best = max(best, promised_attack(s, seat) + visited)
    return best


def promised_attack(s: Isles, seat: Seat) -> float:
    """What an attack with all units is likely to bring, or to cost."""
    units = 0.0
    strength = float(s.powers[seat][ATTACK])
    own = s.units[seat]
    for kind in range(len(own)):
        units += own[kind] * unit_worth(s, kind)
        strength += own[kind] * likely_strength(s, kind)
    chance = likelihood(strength - needed(s, seat))
    prize = s.town(s.ship[seat]).strength + TOWN_WORTH - units
    return chance * prize - (1.0 - chance) * RETREAT


def steps_worth(s: Isles, seat: Seat, region: Region, first: int) -> float:
    steps = s.town(region).steps
    total = 0.0
    for place in range(first, len(steps)):
        step = steps[place]
        if step.kind == DEAL:
            total += deal_worth(s, seat, step, times_allowed(s, seat, step))
        elif step.kind == REST:
            total += rest_worth(s, seat)
        elif step.kind == HIRE:
            total += hire_worth(s, seat, step.extra)
        elif step.kind == REPUTATION:
            total += brag_worth(s, seat)
        else:
            total += build_worth(s, seat)
    return total


def deal_worth(s: Isles, seat: Seat, step: TownStep, left: int) -> float:
    """The best offer, as often as it can be paid."""
    best = 0.0
    for offer in step.offers:
        times = left
        for good in (COIN, WOOD, FISH, BOOK):
            price = offer.pay[good]
            if price:
                times = min(times, stock(s, seat, good) // price)
        if step.exhaust:
            times = min(times, len(s.deck_crew[seat]))
        net = gift_worth(s, seat, offer_gift(s, seat, offer)) - gift_worth(s, seat, offer.pay)
        if step.exhaust:
            net -= ON_DECK
        if net * times > best:
            best = net * times
    return best


def stock(s: Isles, seat: Seat, good: int) -> int:
    if good == COIN:
        return s.coins[seat]
    if good == WOOD:
        return s.wood[seat]
    if good == FISH:
        return s.fish[seat]
    return books_of(s, seat)


def gift_worth(s: Isles, seat: Seat, gift: Amounts) -> float:
    total = float(gift[COIN]) + RENOWN_WORTH * gift[RENOWN]
    if gift[WOOD]:
        total += (WOOD_WORTH if s.wood[seat] + s.fish[seat] < NEARLY_FULL else 0.3) * gift[WOOD]
    if gift[FISH]:
        total += (FISH_WORTH if s.wood[seat] + s.fish[seat] < NEARLY_FULL else 0.2) * gift[FISH]
    if gift[BOOK]:
        total += (BOOK_WORTH if s.books[seat] < ENOUGH_BOOKS and not s.architect else 0.8) * gift[BOOK]
        total += CARD_LACKING * min(gift[BOOK], cards_lacking(s, seat))
    if gift[CUBE] and EMPTY in s.influence:
        total += INFLUENCE_WORTH * s.t.influence[s.influence.index(EMPTY)] * gift[CUBE]
    return total + PIRATE_WORTH * gift[PIRATE] + SERPENT_WORTH * gift[SERPENT]


def rest_worth(s: Isles, seat: Seat) -> float:
    return ON_DECK * (len(s.below[seat]) + INJURED * len(s.injured[seat]))


def hire_worth(s: Isles, seat: Seat, extra: int) -> float:
    best = 0.0
    for place in range(len(s.crew_row)):
        price = s.t.hire_prices[place] + extra
        if s.crew_row[place] != EMPTY and s.coins[seat] >= price:
            best = max(best, CREW_WORTHS[s.crew_row[place]] + ON_DECK - price)
    return best


def brag_worth(s: Isles, seat: Seat) -> float:
    best = 0.0
    for pile in range(PILES):
        card = s.brag_shown[pile]
        if card != EMPTY:
            worth = RENOWN_WORTH * (s.t.brag_renown[card] + brag_gain(s, seat, card))
            for other in range(s.seats):
                if other != seat:
                    worth -= 0.2 * brag_gain(s, other, card)
            best = max(best, worth)
    return best


def build_worth(s: Isles, seat: Seat) -> float:
    best = 0.0
    for building in open_buildings(s, seat):
        wood = wood_price(s, seat, building)
        fish = s.t.build_fish[building]
        if s.wood[seat] >= wood and s.fish[seat] >= fish:
            worth = BUILDING_WORTH + s.t.price[building] - WOOD_WORTH * wood - FISH_WORTH * fish
            best = max(best, worth)
    return best


def hand_worth(s: Isles, seat: Seat) -> float:
    for building in s.hand[seat]:
        if s.t.price[building] <= s.coins[seat]:
            return BUILDING_WORTH
    return 0.0


def likely_strength(s: Isles, kind: UnitKind) -> float:
    """A bit above average, as dice go where they count."""
    return 0.3 + sum(s.t.unit_dice[kind]) / FACES


def likelihood(over: float) -> float:
    """That an attack succeeds whose likely strength is so much over what is needed."""
    return max(0.02, min(0.97, 0.5 + 0.22 * over))


def attack_worth(s: Isles, seat: Seat) -> float:
    """The units sent still count, and so does what the attack is likely to bring."""
    sent = sent_units(s)
    if not sent:
        return 0.0
    units = 0.0
    for kind in sent:
        units += unit_worth(s, kind)
    need = needed(s, seat)
    prize = s.town(s.ship[seat]).strength + TOWN_WORTH + 1.0 - units
    if not sum(s.faces):
        strength = float(s.powers[seat][ATTACK])
        for kind in sent:
            strength += likely_strength(s, kind)
        chance = likelihood(strength - need)
        return units + chance * prize - (1.0 - chance) * RETREAT
    decision = s.open[0][0] if s.open else None
    if isinstance(decision, LoseUnit):  # the attack has failed
        return units - RETREAT
    best = s.strength
    if isinstance(decision, PlaceDie):
        best += best_strength(s, sent[decision.place :])
    elif not isinstance(decision, Injure):  # by then the strength has all dice in it
        best += best_strength(s, sent)
    lacking = need - best
    if lacking <= 0:
        return units + prize
    if lacking <= len(s.deck_crew[seat]):
        return units + max(prize - 1.6 * lacking, -RETREAT)
    return units - RETREAT


JUDGEMENT: Final = IslesJudgement()
