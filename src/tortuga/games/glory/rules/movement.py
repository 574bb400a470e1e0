"""GL-3 The turn and its movement, and the effects on both."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.effects import EFFECTS, happen
from tortuga.games.glory.rules.hero import march_cost, renew_uses, spend_use, uses_at
from tortuga.games.glory.rules.quests import note
from tortuga.games.glory.rules.spaces import Land
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import (
    ADD,
    AT_MOVEMENT,
    AT_MOVING,
    AT_TURN,
    FARTHEST,
    FIRST,
    FIRST_SPACE,
    FIRST_USE,
    GO,
    GO_ON,
    HAVEN,
    MARCH,
    MOVE,
    NONE,
    PER_ROLL,
    PER_TURN,
    REROLL,
    SECOND,
    SPACES,
    STAY,
    STROLL,
    TO_CASTLE,
    TO_HAVEN,
    TURN,
    W_MARCH,
    WITHIN,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import Decision, Facts, Step


class NextTurn(Step[Adventure]):
    """Always at the bottom of the agenda: when a hero is eliminated, everything above it is dropped."""

    clause: ClassVar[str] = "GL-2.10"

    def run(self, s: Adventure) -> None:
        s.then(NextTurn())
        seat = s.active
        if seat == NONE:
            seat = s.first
            s.round = 1
        elif s.alive[seat] and s.extra[seat] > 0:  # GL-8.12
            s.extra[seat] -= 1
        else:
            while True:
                seat = (seat + 1) % s.seats
                if seat == s.first:
                    s.round += 1
                if s.alive[seat]:
                    break
        s.active = seat
        s.turns[seat] += 1
        s.marched = False
        renew_uses(s, PER_TURN)
        if s.skips[seat] > 0:
            s.skips[seat] -= 1
            s.path[seat] = 0  # it was for this turn only
            if s.telling:
                s.tell("skipped", seat)
            return
        s.camped = s.t.kind[s.at[seat]] == HAVEN
        if s.telling:
            s.tell("turn", seat, round=s.round, turn=s.turns[seat])
        s.then(BeforeMoving(seat), EndOfTurn(seat))


class BeforeMoving(Window):
    """Roll, or move freely within some spaces; cards can be used first."""

    clause: ClassVar[str] = "GL-3.1"
    verb: ClassVar[str] = "begin"

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.camped:  # GL-3.9
            options.append(FIRST)
        if s.path[self.seat] > 0:
            options.append(SECOND)
        return options + uses_at(s, self.seat, AT_MOVING | AT_TURN, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option >= FIRST_USE:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == WITHIN:
                s.path[seat] = 0
                s.then(MoveWithin(seat, effect.n))
            else:
                s.then(BeforeMoving(seat))
                happen(s, seat, effect)
            return
        reach = s.t.haven_reach if option == FIRST else s.path[seat]
        s.path[seat] = 0
        if option == GO_ON:
            roll_movement(s, seat)
        else:
            s.then(MoveWithin(seat, reach))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == FIRST:
            return "GL-3.9", "not_on_haven"
        if option == SECOND:
            return "GL-3.10", "no_path"
        return Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "reach": s.t.haven_reach, "path": s.path[self.seat]}


def roll_movement(s: Adventure, seat: int) -> None:
    die = s.dice.roll("movement", s.t.die)
    passing = s.next_move[seat]  # GL-8.9
    s.next_move[seat] = 0
    renew_uses(s, PER_ROLL)
    if s.telling:
        s.tell("rolled", seat, die=die, bonus=passing)
    s.then(MovementRoll(seat, die, passing, 0))


class MovementRoll(Window):
    """The die is seen: march, re-roll, change it, or go on. ``passing`` is a bonus for this roll only (GL-8.9)."""

    clause: ClassVar[str] = "GL-3.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "passing", "bonus")
    verb: ClassVar[str] = "roll"

    def __init__(self, seat: int, die: int, passing: int, bonus: int) -> None:
        super().__init__(seat)
        self.die = die
        self.passing = passing
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if not s.marched and s.health[self.seat] > march_cost(s, self.seat, self.die):
            options.append(FIRST)
        steps = movement(self.die, self.passing, self.bonus)
        return options + uses_at(s, self.seat, AT_MOVEMENT, self.die, steps)

    def chosen(self, s: Adventure, option: int) -> None:
        seat, die, bonus = self.seat, self.die, self.bonus
        if option == GO_ON:
            s.then(MoveTo(seat, movement(die, self.passing, bonus)))
            return
        if option == FIRST:
            march(s, seat, march_cost(s, seat, die))
            bonus += s.t.march_bonus
        else:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == REROLL:
                die = s.dice.roll("movement", s.t.die)
                if s.telling:
                    s.tell("rerolled", seat, die=die)
            elif effect.do == MARCH:
                march(s, seat, 0)
                bonus += s.t.march_bonus
            elif effect.do == ADD:
                bonus += effect.n
            else:
                happen(s, seat, effect)
        s.then(MovementRoll(seat, die, self.passing, bonus))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == FIRST:
            return ("GL-3.6", "marched") if s.marched else ("GL-3.7", "too_weak")
        return Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> Facts:
        cost = march_cost(s, self.seat, self.die)
        steps = movement(self.die, self.passing, self.bonus)
        facts = {"seat": self.seat, "die": self.die, "bonus": self.passing + self.bonus, "steps": steps}
        more = movement(self.die, self.passing, self.bonus + s.t.march_bonus) - steps
        return {**facts, "cost": cost, "more": more}


def movement(die: int, passing: int, bonus: int) -> int:
    """GL-3.8: everything is added up first, and the sum moves the hero at least 1 space."""
    return max(1, die + passing + bonus)


def march(s: Adventure, seat: int, cost: int) -> None:
    s.marched = True
    s.health[seat] -= cost
    if s.telling:
        s.tell("marched", seat, cost=cost)
    note(s, seat, W_MARCH, 0)


class MoveTo(Decision[Adventure]):
    """GL-3.2: choose the final space among the ends of all permitted paths."""

    clause: ClassVar[str] = "GL-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "steps")
    verb: ClassVar[str] = "move"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: Adventure) -> list[int]:
        return s.t.ends[s.at[self.seat]][min(self.steps, FARTHEST)][:]

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-3.2", "no_path_there")

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "steps": self.steps}


class MoveWithin(Decision[Adventure]):
    """GL-3.10: move anywhere within some spaces instead of rolling."""

    clause: ClassVar[str] = "GL-3.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reach")
    verb: ClassVar[str] = "travel"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, s: Adventure) -> list[int]:
        return s.t.reach[s.at[self.seat]][self.reach][:]

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-3.10", "too_far")

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "reach": self.reach}


def why_not_space(s: Adventure, seat: int, space: int, clause: str, reason: str) -> tuple[str, str]:
    if space >= len(s.t.kind):
        return clause, "no_such_space"
    return (clause, "not_stay") if space == s.at[seat] else (clause, reason)


def arrive(s: Adventure, seat: int, space: int) -> None:
    s.at[seat] = space
    if s.telling:
        s.tell("moved", seat, space=space)
    s.then(Land(seat))


class EndOfTurn(Window):
    """GL-3.12: the last chance in a turn for cards that can be used at any time."""

    clause: ClassVar[str] = "GL-3.12"
    verb: ClassVar[str] = "end"

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_TURN, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option >= FIRST_USE:
            effect = spend_use(s, self.seat, option - FIRST_USE)
            s.then(EndOfTurn(self.seat))
            happen(s, self.seat, effect)


# -- Effects that send a hero somewhere or change the turns to come


def change_turns(s: Adventure, seat: int, effect: Effect) -> None:
    """GL-8.12: an extra turn, or one to skip."""
    if effect.n > 0:
        s.extra[seat] += effect.n
    else:
        s.skips[seat] -= effect.n


EFFECTS[TURN] = change_turns


def change_next_movement(s: Adventure, seat: int, effect: Effect) -> None:
    s.next_move[seat] += effect.n


EFFECTS[MOVE] = change_next_movement


def open_path(s: Adventure, seat: int, effect: Effect) -> None:
    """The next turn can begin with a free movement (GL-3.10)."""
    s.path[seat] = effect.n


EFFECTS[WITHIN] = open_path


def go_nearest(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(GoNearest(seat, effect.what))


EFFECTS[GO] = go_nearest


class GoNearest(Decision[Adventure]):
    """A card brings the hero to the nearest such space; if several are equally near, the hero chooses."""

    clause: ClassVar[str] = "GL-4c.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    verb: ClassVar[str] = "go"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES
    skippable: ClassVar[bool] = True

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, s: Adventure) -> list[int]:
        if self.what == TO_CASTLE:
            return [s.t.castle]
        spaces = s.t.havens if self.what == TO_HAVEN else s.t.town_at
        far = s.t.far[s.at[self.seat]]
        least = min([far[space] for space in spaces if far[space] > 0], default=0)
        return sorted([space for space in spaces if far[space] == least and least > 0])

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-4c.2", "not_nearest")


def stroll(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(Stroll(seat, effect.n))


EFFECTS[STROLL] = stroll


class Stroll(Decision[Adventure]):
    """GL-5.8: a short walk that does not count as a visit."""

    clause: ClassVar[str] = "GL-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reach")
    verb: ClassVar[str] = "stroll"
    names: ClassVar[str] = "stroll"
    span: ClassVar[int] = FIRST_SPACE + SPACES

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, s: Adventure) -> list[int]:
        return [STAY, *[FIRST_SPACE + space for space in s.t.reach[s.at[self.seat]][self.reach]]]

    def chosen(self, s: Adventure, option: int) -> None:
        if option != STAY:
            space = option - FIRST_SPACE
            s.at[self.seat] = space
            if s.telling:
                s.tell("strolled", self.seat, space=space)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option - FIRST_SPACE, "GL-5.8", "too_far")

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "reach": self.reach}

    def option_facts(self, s: Adventure, option: int) -> Facts:
        return {"stroll": STAY} if option == STAY else {"stroll": option, "space": option - FIRST_SPACE}
