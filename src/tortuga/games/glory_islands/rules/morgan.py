"""GI-12 Henry Morgan."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.islands import score_all
from tortuga.games.glory_islands.rules.pirates import empty_spaces, put_pirate
from tortuga.games.glory_islands.rules.sailing import pay_income, sail
from tortuga.games.glory_islands.rules.wrecks import take_at_random, wreck_corner
from tortuga.games.glory_islands.state import EMPTY, HIGHEST, Islands
from tortuga.kernel.machine import Step, without


def turn_morgan_card(s: Islands) -> None:
    """GI-12.4: after the others have chosen, Henry Morgan's top card is turned over."""
    if s.morgan >= 0 and not s.sunk[s.morgan]:
        card = s.dice.among("card", list(s.morgan_deck))
        s.morgan_deck = without(s.morgan_deck, card)
        s.played[s.morgan] = card


class MorgansTurn(Step[Islands]):
    clause: ClassVar[str] = "GI-12.9"

    def run(self, s: Islands) -> None:
        crew = s.morgan
        value = s.t.value[s.played[crew]]
        if value == HIGHEST:  # GI-12.10
            sail(s, crew, 1)
            morgan_places(s)
            sail(s, crew, value - 1)
        else:
            sail(s, crew, value)
        if s.wrecks:
            corner = wreck_corner(s, crew)
            if corner >= 0:
                take_at_random(s, corner)
        pay_income(s, crew)
        morgan_places(s)
        score_all(s, crew)  # GI-12.17


def morgan_places(s: Islands) -> None:
    """GI-12.11: on the nearest empty space of his line; GI-12.12: only while he has pirates."""
    crew = s.morgan
    if s.supply[crew] == 0:
        return
    for cell in s.line(crew):
        if s.cells[cell] == EMPTY:
            if cell == s.side.storm:  # GI-13.6
                if s.telling:
                    s.tell("storm", crew)
                cell = empty_spaces(s, EMPTY)[0]
            put_pirate(s, crew, cell)
            return
