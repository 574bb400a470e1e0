"""What bots know of Glory: how good a table is for a hero, and a sensible choice without search."""

from __future__ import annotations

from typing import Final

from tortuga.games.glory.rules.battle import Engage
from tortuga.games.glory.rules.castle import Buy
from tortuga.games.glory.rules.hero import foe_numbers, power_of, strike_of, ticked
from tortuga.games.glory.rules.lairs import EnterLair
from tortuga.games.glory.rules.movement import BeforeMoving, MovementRoll
from tortuga.games.glory.rules.quests import counted, needed, wanted_land
from tortuga.games.glory.rules.setup import FirstRoll
from tortuga.games.glory.rules.towns import ClaimQuest
from tortuga.games.glory.state import (
    A_GOOD,
    AN_ABILITY,
    DONE,
    FIRST,
    FIRST_USE,
    GO_ON,
    IN_THE_LAIR,
    NONE,
    TOWNS,
    UNSEEN,
    W_CASTLE,
    W_HAVEN,
    W_LAIR,
    W_MEETING,
    W_TITHE,
    W_TOWN,
    Adventure,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Judgement, Outlook, Weights
from tortuga.kernel.machine import Decision

OUT: Final = -30.0  # being eliminated
VICTORY: Final = 50.0
FAR: Final = 12  # from so many steps away a place does not attract a hero
A_COIN: Final = 0.22  # in glory
UNKNOWN_LAIR: Final = (2, 2, 5)  # strike, power and health that an unseen lair card is assumed to have


FEATURES: Final = (
    "glory",
    "health",
    "vigour",
    "peril",
    "strike",
    "power",
    "coins",
    "goods",
    "abilities",
    "luck",
    "tempo",
    "battle",
    "quests",
    "places",
)
QUESTS: Final = FEATURES.index("quests")
PLACES: Final = FEATURES.index("places")
WEIGHTS: Final = Weights(FEATURES, (1.0,) * len(FEATURES), Outlook(10.81, 0.407, 2.27), Outlook(3.91, 0.330, 0.94))


class GloryJudgement(Judgement[Adventure]):
    """Prospects in points of glory."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def value(self, s: Adventure, seat: int, weights: Weights) -> float:
        """This hero's prospects, less a part of the glory of the best rival."""
        rival = 0
        for other in range(s.seats):
            if other != seat and s.alive[other] and s.glory[other] > rival:
                rival = s.glory[other]
        if s.winner >= 0 and s.winner != seat:
            return OUT
        return self.standing(s, seat, weights) - 0.3 * rival

    def standing(self, s: Adventure, seat: int, weights: Weights) -> float:
        """The final score, or what everything this player has is worth, in points."""
        if not s.alive[seat]:
            return OUT
        if s.winner == seat:
            return s.glory[seat] + VICTORY
        if not s.cards[seat] or (not s.open and not s.agenda):  # heroes are still being chosen, or all is over
            return float(s.glory[seat])
        return weights.total(self.features(s, seat))

    def features(self, s: Adventure, seat: int) -> list[float]:
        """In the order of FEATURES."""
        health = s.health[seat]
        strike, power = strike_of(s, seat), power_of(s, seat)
        goods = 0.0
        abilities = 0.0
        for index in range(len(s.cards[seat])):
            thing = s.t.things[s.cards[seat][index]]
            if thing.kind == A_GOOD:
                goods += thing.worth - 0.1 * ticked(s.ticks[seat][index])
            elif thing.kind == AN_ABILITY:
                abilities += 0.9
            else:
                goods += 0.3
        luck = 0.25 * (s.fate_count[seat] % s.t.fates_every)
        luck += 0.1 * s.next_strike[seat] + 0.05 * s.next_move[seat] + 0.1 * s.path[seat] / 6
        battle = 0.0
        if s.foe >= 0 and s.active == seat:
            reward = float(s.t.lair_glory) if s.scene == IN_THE_LAIR else battle_reward(s, seat)
            battle = reward * odds(strike, power, health, s.foe_strike, s.foe_power, s.foe_health, s.t.die)
        raw = [
            float(s.glory[seat]),
            0.25 * health,
            0.15 * s.most[seat],
            -0.6 if health == 2 else -1.5 if health < 2 else 0.0,
            1.4 * strike,
            0.9 * power,
            A_COIN * min(s.coins[seat], 8) + 0.05 * s.coins[seat],
            goods,
            abilities,
            luck,
            0.9 * (s.extra[seat] - s.skips[seat]),
            battle,
            0.0,
            0.0,
        ]
        places(s, seat, strike, power, raw)
        return raw

    def progress(self, s: Adventure) -> float:
        """How near the leader is to the goal."""
        return min(1.0, max(s.glory) / s.goal)

    def quick(self, s: Adventure, decision: Decision[Adventure], options: list[int], dice: Dice) -> int:
        """Fight what can be beaten, take rewards, spend coins, march rarely."""
        if isinstance(decision, Engage):
            seat = decision.seat
            strike, power = strike_of(s, seat), power_of(s, seat)
            chance = odds(strike, power, s.health[seat], s.foe_strike, s.foe_power, s.foe_health, s.t.die)
            return FIRST if chance > 0.5 and FIRST in options else GO_ON
        if isinstance(decision, EnterLair):
            pull = lair_pull(s, decision.seat, decision.lair, strike_of(s, decision.seat), power_of(s, decision.seat))
            return FIRST if pull > 0.3 * s.t.lair_glory and FIRST in options else GO_ON
        if isinstance(decision, ClaimQuest):
            return options[len(options) - 1]
        if isinstance(decision, (MovementRoll, BeforeMoving)) and dice.below(4):
            return GO_ON
        if isinstance(decision, Buy):
            return options[len(options) - 1]
        return options[dice.below(len(options))]

    def by_odds(self, s: Adventure, decision: Decision[Adventure], options: list[int]) -> int:
        """A roll for the first turn is worth a new die that costs nothing, and no box of a card."""
        if not isinstance(decision, FirstRoll):
            return -1
        for option in options:
            if option >= FIRST_USE:
                effect = s.t.uses[option - FIRST_USE].effect
                if not (effect.boxes or effect.cost):
                    return option
        return GO_ON

    def turn_of(self, s: Adventure) -> int:
        return s.active


JUDGEMENT: Final = GloryJudgement()


# -- battles


def battle_reward(s: Adventure, seat: int) -> float:
    foe = s.t.foes[s.foe]
    return float(foe.glory) if s.glory[seat] <= foe.cap else 0.2


def lost_rolls(sides: int, ahead: int) -> int:
    """Of all rolls of two dice, how many are lost by the side that is so far ahead."""
    if ahead < 0:
        return sides * sides - lost_rolls(sides, -ahead) - max(0, sides + ahead)
    behind = max(0, sides - ahead)
    return behind * (behind - 1) // 2


def odds(strike: int, power: int, health: int, foe_strike: int, foe_power: int, foe_health: int, sides: int) -> float:
    """How likely the hero wins without ever risking death, withdrawing in time instead."""
    losses = (health - 1) // max(1, foe_power)  # that the hero can take
    if losses <= 0:
        return 0.0
    won, lost = lost_rolls(sides, foe_strike - strike), lost_rolls(sides, strike - foe_strike)
    if won == 0:
        return 0.0
    share = won / (won + lost)
    blows = -(-foe_health // power)
    chance = 0.0
    term = share**blows
    for failures in range(losses):
        chance += term
        term *= (1 - share) * (blows + failures) / (failures + 1)
    return chance


# -- where to go


def places(s: Adventure, seat: int, strike: int, power: int, raw: list[float]) -> None:
    """The features QUESTS and PLACES: quests under way, and what attracts a hero to other spaces."""
    t = s.t
    far = t.far[s.at[seat]]
    total = 0.0
    best = 0.0
    pulls = 0.0
    for town in range(len(s.quest_at)):
        quest = s.quest_at[town]
        if quest == NONE:
            continue
        near = nearness(far[t.town_at[town]])
        if not s.seen[seat] >> town & 1:
            pull = 0.7 * near
        elif s.quest_by[town] >> seat & 1:
            continue
        else:
            up = s.quest_up[town]
            card = t.quests[quest]
            reward = t.second_glory + A_COIN * t.second_coins if up else card.glory + A_COIN * card.coins
            progress = s.progress[seat * len(t.quests) + quest]
            if progress >= DONE:
                total += 0.6 * reward
                pull = 0.38 * reward * near
            else:
                total += reward * (0.35 + 0.25 * advanced(s, quest, progress))
                pull = 0.25 * reward * nearness(goal_steps(s, seat, quest, progress))
        pulls += pull
        best = max(best, pull)
    for lair in range(len(s.lair_at)):
        steps = far[t.lair_at[lair]]
        if steps < FAR and s.lair_at[lair] != NONE:
            pull = lair_pull(s, seat, lair, strike, power) * nearness(steps)
            pulls += pull
            best = max(best, pull)
    for i in range(0, len(s.dragons), 2):
        steps = far[s.dragons[i]]
        if steps < FAR:
            pull = dragon_pull(s, seat, s.dragons[i + 1], strike, power) * nearness(steps)
            pulls += pull
            best = max(best, pull)
    hurt = s.most[seat] - s.health[seat]
    pull = (0.25 * hurt + 0.08 * min(s.coins[seat], 10)) * nearness(far[t.castle])
    pulls += pull
    raw[QUESTS] = total
    raw[PLACES] = max(best, pull) + 0.2 * (pulls - max(best, pull))


def nearness(steps: int) -> float:
    return (FAR - steps) / FAR if steps < FAR else 0.0


def advanced(s: Adventure, quest: int, progress: int) -> float:
    """How much of a quest is done, from 0 to 1."""
    card = s.t.quests[quest]
    if progress == UNSEEN or card.within:
        return 0.0
    return min(1.0, counted(card, progress) / needed(card))


def goal_steps(s: Adventure, seat: int, quest: int, progress: int) -> int:
    """How far away the nearest space is that would bring a quest on; FAR where no space does by itself."""
    t = s.t
    card = t.quests[quest]
    far = t.far[s.at[seat]]
    if card.watch in (W_TITHE, W_CASTLE):
        return far[t.castle]
    if card.watch == W_MEETING:
        return min([far[s.at[other]] for other in range(s.seats) if other != seat and s.alive[other]], default=FAR)
    if card.watch == W_HAVEN:
        left = [haven for haven in range(len(t.havens)) if not progress >> haven & 1]
        return min([far[t.havens[haven]] for haven in left], default=FAR)
    if card.watch == W_LAIR:
        left = [
            lair for lair in range(len(t.lair_at)) if not (s.lair_at[lair] >= 0 and progress >> s.lair_at[lair] & 1)
        ]
        return min([far[t.lair_at[lair]] for lair in left], default=FAR)
    if card.watch == W_TOWN:
        land = wanted_land(s, quest)
        return min([far[space] for space in t.town_at if t.land[space] == land], default=FAR)
    return FAR


def dragon_pull(s: Adventure, seat: int, card: int, strike: int, power: int) -> float:
    """A dragon on the board is worth a visit to whoever can beat it (GL-9.3)."""
    foe = s.t.foes[card]
    if s.glory[seat] > foe.cap:
        return 0.0
    foe_strike, foe_power, foe_health = foe_numbers(s, seat, card)
    return 0.6 * foe.glory * odds(strike, power, s.health[seat], foe_strike, foe_power, foe_health, s.t.die)


def lair_pull(s: Adventure, seat: int, lair: int, strike: int, power: int) -> float:
    foe_strike, foe_power, foe_health = UNKNOWN_LAIR
    if s.seen[seat] >> (TOWNS + lair) & 1:
        foe_strike, foe_power, foe_health = foe_numbers(s, seat, s.t.first_lair + s.lair_at[lair])
    chance = odds(strike, power, s.health[seat], foe_strike, foe_power, foe_health, s.t.die)
    return 0.6 * s.t.lair_glory * chance
