"""The exact chance of winning a battle, shown before every round.

It is the chance of a hero who engages until one side has fallen. Everything that happens by itself counts, on both
sides. Cards that the hero could choose to use do not, except re-rolls that cost nothing and never run out; so whoever
has such cards, or withdraws in time, has better prospects than the number says.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.glory.rules.hero import boxes_left, holds, power_of, strike_of, total
from tortuga.games.glory.state import (
    A_GOOD,
    AT_DEATH,
    AT_STRIKE,
    DAMAGE,
    ENGAGED,
    FALLEN,
    LESS,
    LOST,
    NEXT_ROLL,
    ON_HURT,
    REGAIN,
    REROLL,
    STRIKE,
    STRUCK,
    TIE,
    Adventure,
    Effect,
)

WON: Final = 0  # how a round ends for the hero
TIED: Final = 1
BEATEN: Final = 2
CLOSE_ENOUGH: Final = 1e-12

Position = tuple[int, int, int, int, int, int, int, int]  # see Duel.start


class Duel:
    """What matters in a battle, and how it can go on."""

    def __init__(self, s: Adventure, seat: int) -> None:
        self.foe = s.t.foes[s.foe]
        self.foe_effects = [effect for effect in self.foe.effects if holds(s, seat, effect, 0)]
        self.foe_strike, self.foe_power, self.foe_full = s.foe_strike, s.foe_power, s.foe_full
        self.effects: list[Effect] = []  # of the hero's cards that work in this battle
        self.faces = list(range(1, s.t.die + 1))  # that the hero's die can end on
        self.foe_faces = list(range(1, s.t.die + 1))
        lives = 0
        for index in range(len(s.cards[seat])):
            thing = s.t.things[s.cards[seat][index]]
            if self.foe.no_goods and thing.kind == A_GOOD:
                continue
            self.effects += [effect for effect in thing.effects if not effect.on or holds(s, seat, effect, 0)]
            for number in thing.uses:
                effect = s.t.uses[number].effect
                if effect.at & AT_DEATH:  # used without asking if it is the only one
                    lives += boxes_left(s, seat, index, s.t.uses[number])
                elif effect.at & AT_STRIKE and effect.do == REROLL and not (effect.boxes or effect.cost or effect.per):
                    kept = [face for face in self.faces if not effect.low <= face <= effect.high]
                    self.faces = kept or self.faces
        self.less = total(s, seat, LESS, 0)
        self._measure(s, seat)
        self.known_rounds: dict[tuple[int, int, int], list[tuple[int, int, float]]] = {}
        health = s.foe_health
        risen = int(s.risen)
        if not s.engaged:
            health, risen = self._fall(health - self._damage(ENGAGED, 0), risen)
        self.start: Position = (
            s.health[seat],
            health,
            min(s.clash, 1),  # has a round been fought?
            s.next_strike[seat],
            lives,
            int(s.spared),
            risen,
            int(s.doubled),
        )

    def _measure(self, s: Adventure, seat: int) -> None:
        """Strike and power by health, in the first round and later."""
        trial = s.copy()
        self.strike: list[list[int]] = []
        self.power: list[list[int]] = []
        for clash in (0, 1):
            trial.clash = clash
            strikes: list[int] = []
            powers: list[int] = []
            for health in range(s.health[seat] + 1):
                trial.health[seat] = health
                strikes.append(strike_of(trial, seat))
                powers.append(power_of(trial, seat))
            self.strike.append(strikes)
            self.power.append(powers)

    def _damage(self, on: int, die: int) -> int:
        """What the hero's cards do to the monster at this moment."""
        number = 0
        for effect in self.effects:
            if effect.on == on and effect.do == DAMAGE and (die == 0 or effect.low <= die <= effect.high):
                number += effect.n
        return number

    def _foe_total(self, on: int, do: int) -> int:
        return sum([effect.n for effect in self.foe_effects if effect.on == on and effect.do == do])

    def _fall(self, health: int, risen: int) -> tuple[int, int]:
        """The monster's health at the end of a round: some rise again, once."""
        if health <= 0 and not risen:
            return min(self.foe_full, max(0, health) + self._foe_total(FALLEN, REGAIN)), 1
        return max(0, health), risen

    def rounds(self, ahead: int, power: int, first: int) -> list[tuple[int, int, float]]:
        """How a round can end: for whom, what the monster loses, how likely. ``ahead`` is the difference in strike."""
        key = (ahead, power, first)
        if key not in self.known_rounds:
            counted: dict[tuple[int, int], int] = {}
            for face in self.faces:
                mine = ahead + (0 if face == 1 and self.foe.ones else face)
                for theirs in self.foe_faces:
                    if mine > theirs:
                        outcome = (WON, power + self._damage(STRUCK, face))
                    elif mine == theirs and not (self.foe.ties == 2 or (self.foe.ties == 1 and first)):
                        outcome = (TIED, self._damage(TIE, face))
                    else:
                        outcome = (BEATEN, self._damage(LOST, face))
                    counted[outcome] = counted.get(outcome, 0) + 1
            whole = len(self.faces) * len(self.foe_faces)
            self.known_rounds[key] = [(end, damage, number / whole) for (end, damage), number in counted.items()]
        return self.known_rounds[key]

    def next_rounds(self, position: Position) -> list[tuple[int, int, float]]:
        health, _, fought, passing, _, _, _, doubled = position
        power = self.power[fought][health] * (2 if doubled else 1)
        return self.rounds(self.strike[fought][health] + passing - self.foe_strike, power, 1 - fought)

    def after(self, position: Position, end: int, damage: int) -> Position:
        """The position after a round; one side may have fallen."""
        health, foe_health, _, _, lives, spared, risen, _ = position
        passing = 0
        if end == TIED:
            foe_health -= damage
            if foe_health > 0:
                foe_health = min(self.foe_full, foe_health + self._foe_total(TIE, REGAIN))
        elif end == WON:
            foe_health -= damage
        else:
            for effect in self.foe_effects:
                if effect.on == LOST and effect.do == STRIKE and effect.lasts == NEXT_ROLL:
                    passing += effect.n
            hit = self.foe_power
            if self.less and not spared:
                spared = 1
                hit = max(0, hit - self.less)
            health = max(0, health - hit)
            if hit:
                foe_health = min(self.foe_full, foe_health + self._foe_total(ON_HURT, REGAIN))
            if health == 0 and lives:
                health, lives = 1, lives - 1
            if health == 0:
                return 0, foe_health, 1, 0, 0, 1, 1, 0
            foe_health -= damage
        foe_health, risen = self._fall(foe_health, risen)
        return health, foe_health, 1, passing, lives, spared, risen, 0

    def chance(self) -> float:
        """The chance that the monster falls before the hero."""
        known: dict[Position, float] = {}
        onward: dict[Position, list[tuple[Position, float]]] = {}
        order: list[Position] = []
        todo = [self.start]
        while todo:
            position = todo.pop()
            if position in known:
                continue
            order.append(position)
            known[position] = 1.0 if position[1] <= 0 and position[0] > 0 else 0.0
            if position[0] <= 0 or position[1] <= 0:
                continue
            following = [(self.after(position, end, damage), odds) for end, damage, odds in self.next_rounds(position)]
            onward[position] = following
            todo += [later for later, _ in following]
        order = sorted([position for position in order if position in onward])  # mostly after what they lead to
        while True:
            moved = 0.0
            for position in order:
                stays = won = 0.0
                for later, odds in onward[position]:
                    if later == position:
                        stays += odds
                    else:
                        won += odds * known[later]
                value = won / (1.0 - stays) if stays < 1.0 else 0.0
                moved = max(moved, abs(value - known[position]))
                known[position] = value
            if moved < CLOSE_ENOUGH:
                return known[self.start]


def chances(s: Adventure, seat: int) -> list[float]:
    """The chances in the present battle: of winning it by fighting on, then of winning, tying and losing the next
    round."""
    duel = Duel(s, seat)
    if duel.start[1] <= 0:
        return [1.0, 1.0, 0.0, 0.0]
    ends = [0.0, 0.0, 0.0]
    for end, _, odds in duel.next_rounds(duel.start):
        ends[end] += odds
    return [duel.chance(), ends[WON], ends[TIED], ends[BEATEN]]
