"""GI-4c Collect the reward."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.state import BARREL, CHEST, FIELD, KINDS, Islands
from tortuga.kernel.machine import UNKNOWN, Decision, Fact, Facts


def collect_reward(s: Islands, crew: int, cell: int) -> None:
    kind = s.side.kind[cell]
    if kind == FIELD:
        gain_glory(s, crew, s.t.pirate_field)
    elif kind == CHEST:
        draw_treasure(s, crew, 1 if crew == s.morgan else s.t.draw_on_chest)
    elif kind == BARREL:
        if crew == s.morgan:
            gain_glory(s, crew, s.t.morgan_barrel)  # GI-12.14
        elif s.barrel_supply > 0 and s.barrels[crew] < s.t.barrel_limit:  # GI-4c.5
            s.barrel_supply -= 1
            s.barrels[crew] += 1
            if s.telling:
                s.tell("barrel", crew)


def gain_glory(s: Islands, crew: int, glory: int) -> None:
    s.glory[crew] += glory
    if s.telling:
        s.tell("glory", crew, glory=glory)


def draw_treasure(s: Islands, crew: int, number: int) -> None:
    """GI-4c.3, GI-4d.2: draw tokens, keep one. Morgan's single token lies face up (GI-12.13)."""
    drawn: list[int] = []
    for _ in range(min(number, sum(s.bag))):  # GI-4c.6
        kind = s.dice.draw("treasure", s.bag)
        s.bag[kind] -= 1
        drawn.append(kind)
    if not drawn:
        return
    if crew == s.morgan:
        s.loot[crew] += (drawn[0],)
        if s.telling:
            s.tell("morgan_treasure", crew, treasure=drawn[0])
        return
    remember_draw(s, crew, drawn)
    drawn.sort()
    if s.telling:
        s.whisper("drew", crew, {"treasure": drawn}, number=len(drawn))
    s.then(KeepTreasure(crew, drawn))


def remember_draw(s: Islands, crew: int, drawn: list[int]) -> None:
    """Note what this draw says about the tokens that the others hold by now: an upper bound for each kind.

    Bots imagine worlds within these bounds, so they forget nothing that they have seen.
    """
    seats = s.seats
    held = s.loot[crew]
    bound = [s.t.tokens_of_each - s.t.removed_of_each[seats - 2]] * KINDS
    for kind in held:
        bound[kind] -= 1
    for kind in drawn:
        bound[kind] -= 1
    if s.morgan >= 0:
        for kind in s.loot[s.morgan]:
            bound[kind] -= 1
    bound += [len(s.loot[other]) for other in range(seats)]
    s.memory[crew] += (tuple(bound),)


class KeepTreasure(Decision[Islands]):
    """Which of the drawn tokens to keep; the others go back into the bag."""

    clause: ClassVar[str] = "GI-4c.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    secret: ClassVar[bool] = True  # nobody else may learn that all drawn tokens are alike
    verb: ClassVar[str] = "keep"
    names: ClassVar[str] = "treasure"
    span: ClassVar[int] = KINDS

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def seen_by(self, seat: int) -> list[Fact]:
        hidden = seat >= UNKNOWN and seat != self.seat
        return [self.seat, [UNKNOWN] * len(self.drawn) if hidden else self.drawn[:]]

    def run(self, s: Islands) -> None:
        if len(self.drawn) == 1:  # no secret: everybody sees that the bag gave only one token
            self.chosen(s, self.drawn[0])
        else:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        return [kind for kind in range(KINDS) if kind in self.drawn]

    def chosen(self, s: Islands, option: int) -> None:
        for kind in self.drawn:
            s.bag[kind] += 1
        s.bag[option] -= 1
        s.loot[self.seat] += (option,)
        if s.telling:
            s.whisper("kept", self.seat, {"treasure": option})

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4c.3", "not_drawn"

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "treasure": self.drawn}
