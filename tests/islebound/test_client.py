"""The browser client repeats some numbers of the rules; here they are compared."""

from __future__ import annotations

import re
from pathlib import Path

from tortuga.games.islebound import state
from tortuga.games.islebound.state import ACTS, GOODS, LOOSE_GOODS, SKILLS

ISLES = (Path(__file__).parents[2] / "web/src/games/islebound/isles.ts").read_text(encoding="utf-8")
WORDS = {
    "GOODS": GOODS,
    "SKILLS": SKILLS,
    "LOOSE": tuple(GOODS[good] for good in LOOSE_GOODS),
}
NUMBERS = {
    "ISLANDS": state.ISLANDS,
    "EMPTY": state.EMPTY,
    "BLOCKED": state.BLOCKED,
    "NO_BUILDING": state.NO_BUILDING,
    "NO_LIMIT": state.NO_LIMIT,
    "ENOUGH": state.SEND_NO_MORE,
    "TRADED": state.TRADED,
    "PROPOSE": state.PROPOSE,
    "WITHDRAW": state.WITHDRAW,
}


def test_the_client_counts_as_the_rules_do() -> None:
    numbers = {name: int(number) for name, number in re.findall(r"^export const (\w+) = (-?\d+)$", ISLES, re.MULTILINE)}
    assert numbers == NUMBERS


def test_the_client_names_things_in_the_order_of_the_rules() -> None:
    lists = re.findall(r"^export const (\w+) = \[(.*)\] as const$", ISLES, re.MULTILINE)
    assert {name: tuple(re.findall(r"'(\w+)'", words)) for name, words in lists} == WORDS


def test_the_client_numbers_the_actions_of_a_turn_as_the_rules_do() -> None:
    found = re.search(r"^export const ACT = \{(.*)\} as const$", ISLES, re.MULTILINE)
    assert found
    acts = {word: int(number) for word, number in re.findall(r"(\w+): (\d+)", found[1])}
    assert acts == {word: number for number, word in enumerate(ACTS) if "event" not in word}
