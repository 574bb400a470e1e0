"""GL-2 Setting up: heroes, where they start, their first cards, the market, and who begins."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.decks import lay_market
from tortuga.games.glory.rules.effects import gain_thing
from tortuga.games.glory.rules.hero import renew_uses, spend_use, uses_at
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import (
    A_GOOD,
    AT_START,
    FACE_DOWN,
    FIRST_USE,
    GO_ON,
    HEROES,
    NONE,
    PER_ROLL,
    REROLL,
    SPACES,
    UNSEEN,
    Adventure,
    AdventureTables,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import AnyFrame, Decision, Facts, Step


def set_up(
    t: AdventureTables, seats: int, dragon_mode: bool, player_rolls: bool, choosing: bool, dice: Dice
) -> Adventure:
    s = Adventure()
    s.t, s.seats, s.dice = t, seats, dice
    s.dragon_mode, s.player_rolls, s.choosing = dragon_mode, player_rolls, choosing
    s.hero, s.at = [NONE] * seats, [NONE] * seats
    s.health, s.most = [0] * seats, [0] * seats
    s.coins = [t.coins] * seats
    s.glory = [t.start_glory[seats - 2]] * seats
    s.cards, s.ticks, s.fates = [()] * seats, [()] * seats, [()] * seats
    s.fate_count, s.skips, s.extra, s.turns = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    s.next_move, s.next_strike = [0] * seats, [0] * seats
    s.battle_strike, s.battle_power, s.path = [0] * seats, [0] * seats, [0] * seats
    s.alive = [True] * seats
    s.fell_to, s.fell_in = [NONE] * seats, [0] * seats
    s.goods_deck, s.goods_pile = t.goods_count[:], [0] * len(t.goods_count)
    s.ability_deck, s.ability_pile = t.ability_count[:], [0] * len(t.ability_count)
    s.battle_deck, s.battle_pile = t.battle_count[:], [0] * len(t.battle_count)
    s.fate_deck, s.fate_pile = [1] * len(t.fates), [0] * len(t.fates)
    s.quest_at = (FACE_DOWN,) * len(t.towns)
    s.quest_pool = tuple(range(len(t.quests)))
    s.quest_up, s.quest_by = (False,) * len(t.towns), (0,) * len(t.towns)
    s.lair_at = (FACE_DOWN,) * len(t.lairs)
    s.lair_pool = tuple(range(len(t.foes) - t.first_lair))
    s.seen = [0] * seats
    s.progress = [UNSEEN] * (seats * len(t.quests))
    s.agenda = [NextTurn()]
    frames: list[AnyFrame] = [ChooseHero(seat) for seat in range(seats)]
    frames += [ChooseStart(seat) for seat in range(seats)]
    frames += [Equip(), LayMarket(), WhoBegins(list(range(seats)))]
    s.then(*frames)
    return s


class ChooseHero(Decision[Adventure]):
    """Each player chooses a hero, unless an option deals them."""

    clause: ClassVar[str] = "GL-2.4"
    verb: ClassVar[str] = "hero"
    names: ClassVar[str] = "hero"
    span: ClassVar[int] = HEROES

    def run(self, s: Adventure) -> None:
        if s.choosing:
            Decision.run(self, s)
        else:
            self.chosen(s, s.dice.among("hero", self.options(s)))

    def options(self, s: Adventure) -> list[int]:
        return [hero for hero in range(len(s.t.heroes)) if hero not in s.hero]

    def chosen(self, s: Adventure, option: int) -> None:
        s.hero[self.seat] = option
        if s.telling:
            s.tell("hero", self.seat, hero=option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-2.4", "hero_taken" if option < len(s.t.heroes) else "no_such_hero"

    def option_facts(self, s: Adventure, option: int) -> Facts:
        if option >= len(s.t.heroes):
            return {"hero": option}
        hero = s.t.heroes[option]
        facts = {"hero": option, "strike": hero.strike, "power": hero.power, "health": hero.health}
        things = [*hero.goods, hero.dragon] if s.dragon_mode else hero.goods
        return {**facts, "special": s.t.things[hero.special].text, "gear": things}


class ChooseStart(Decision[Adventure]):
    clause: ClassVar[str] = "GL-2.5"
    verb: ClassVar[str] = "start"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def options(self, s: Adventure) -> list[int]:
        return [space for space in s.t.starts if space not in s.at]

    def chosen(self, s: Adventure, option: int) -> None:
        s.at[self.seat] = option
        if s.telling:
            s.tell("start", self.seat, space=option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-2.5", "start_taken" if option in s.t.starts else "not_beside_castle"


class Equip(Step[Adventure]):
    clause: ClassVar[str] = "GL-2.6"

    def run(self, s: Adventure) -> None:
        for seat in range(s.seats):
            hero = s.t.heroes[s.hero[seat]]
            s.cards[seat] = (hero.special,)
            s.ticks[seat] = (0,)
            s.health[seat] = s.most[seat] = hero.health
            things = [*hero.goods, hero.dragon] if s.dragon_mode else hero.goods  # GL-9.6
            for thing in things:
                card = s.t.things[thing].card
                if s.t.things[thing].kind == A_GOOD:
                    s.goods_deck[card] -= 1
                else:
                    s.ability_deck[card] -= 1
                gain_thing(s, seat, thing)


class LayMarket(Step[Adventure]):
    clause: ClassVar[str] = "GL-2.8"

    def run(self, s: Adventure) -> None:
        lay_market(s)


class WhoBegins(Step[Adventure]):
    """Those who tie for the highest roll, at first everybody, roll; then each may change the own roll."""

    clause: ClassVar[str] = "GL-2.10"
    fields: ClassVar[tuple[str, ...]] = ("tied",)

    def __init__(self, tied: list[int]) -> None:
        self.tied = tied

    def run(self, s: Adventure) -> None:
        if len(self.tied) == 1:
            s.first = self.tied[0]
            if s.telling:
                s.tell("begins", s.first)
            return
        dice = [0] * s.seats
        for seat in self.tied:
            dice[seat] = s.dice.roll("start", s.t.die)
            if s.telling:
                s.tell("start_roll", seat, die=dice[seat])
        renew_uses(s, PER_ROLL)
        s.then(FirstRoll(self.tied[0], dice, [0] * s.seats))


class FirstRoll(Window):
    """GL-2.11: a hero may change the own roll for the first turn. ``dice`` holds 0 for those who do not roll."""

    clause: ClassVar[str] = "GL-2.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dice", "bonus")
    verb: ClassVar[str] = "begins"

    def __init__(self, seat: int, dice: list[int], bonus: list[int]) -> None:
        super().__init__(seat)
        self.dice = dice
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        die = self.dice[self.seat]
        return [GO_ON, *uses_at(s, self.seat, AT_START, die, die + self.bonus[self.seat])]

    def chosen(self, s: Adventure, option: int) -> None:
        if option == GO_ON:
            self.next_roll(s)
            return
        dice, bonus = self.dice[:], self.bonus[:]
        effect = spend_use(s, self.seat, option - FIRST_USE)
        if effect.do == REROLL:
            dice[self.seat] = s.dice.roll("start", s.t.die)
            if s.telling:
                s.tell("rerolled", self.seat, die=dice[self.seat])
        else:
            bonus[self.seat] += effect.n
        s.then(FirstRoll(self.seat, dice, bonus))

    def next_roll(self, s: Adventure) -> None:
        """On to the next hero who rolled; after the last one the highest begins, or those who tie roll again."""
        renew_uses(s, PER_ROLL)
        for seat in range(self.seat + 1, s.seats):
            if self.dice[seat]:
                s.then(FirstRoll(seat, self.dice, self.bonus))
                return
        rolls = [self.dice[seat] + self.bonus[seat] if self.dice[seat] else 0 for seat in range(s.seats)]
        best = max(rolls)
        s.then(WhoBegins([seat for seat in range(s.seats) if rolls[seat] == best]))

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "die": self.dice[self.seat], "bonus": self.bonus[self.seat]}
