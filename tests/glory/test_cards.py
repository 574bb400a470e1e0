"""All cards: each has a test, and each effect a word in the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

from tests.clauses import clause
from tests.glory.table import FOES, GAME, TABLES, THINGS
from tortuga.games.glory.state import DO


@clause("GL-8.2", "GL-11.4")
def test_a_card_with_boxes_says_exactly_if_it_is_discarded() -> None:
    texts = GAME.speak("de").texts
    boxed = [thing for thing in TABLES.things if any(effect.boxes for effect in thing.effects)]
    assert len(boxed) > 15
    for thing in boxed:
        assert ("discard" in thing.text) == (not thing.keep), thing.name
        assert ("ablegen" in texts[thing.text] or "leg sie ab" in texts[thing.text]) == (not thing.keep), thing.name


def test_every_card_is_named_in_a_test() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    words = [*THINGS, *FOES, *[fate.word for fate in TABLES.fates]]
    plain = {"carrion-crow", "skeleton-guard", "ghoul"}  # nothing but numbers
    assert not [word for word in words if not re.search(rf"(?<![\w-]){word}(?![\w-])", text) and word not in plain]


@clause("GL-12.1")
def test_every_word_of_the_vocabulary_is_used_and_listed() -> None:
    used = {DO[effect.do] for effect in TABLES.effects}
    assert used == set(DO)
    rows = re.findall(r"^\| ([\w, ]+) \|", GAME.rulebook.clauses["GL-12.1"], flags=re.MULTILINE)
    listed = [word for row in rows for word in row.split(", ")]
    assert sorted(listed) == sorted([*DO, "word"])  # and the head of the table
