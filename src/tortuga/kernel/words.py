"""Words: everything a game says to people, as templates in one place per language.

A template names facts in braces; ``spell`` turns a fact into words. So the rules deal in numbers only, and another
language is another table of templates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tortuga.kernel.machine import Decision, Event, Tables

Spell = Callable[[Tables, str, Any], str]

# Facts by these names are players; they are spelt with the names of the people at the table.
PLAYER_FACTS = frozenset({"seat", "owner", "rival", "winner"})


class Words(msgspec.Struct, frozen=True):
    """The words of one game in one language."""

    prompts: dict[str, str]  # by decision
    labels: dict[str, str]  # of an option, by decision; "Decision:3" for the label of one particular option
    events: dict[str, str]  # by kind; "kind:secret" for those who may know the secret part
    reasons: dict[str, str]  # why something is not offered
    chance: dict[str, str]  # what to ask people with real dice
    spell: Spell  # (tables, fact, value) -> words
    features: dict[str, str] = {}  # what the judgement looks at, as it comes after "more from"
    points: str = "points"  # what a score is counted in

    def prompt(self, t: Tables, names: list[str], decision: Decision, s: Any) -> str:
        return self._fill(self.prompts[type(decision).__name__], t, names, decision.facts(s))

    def label(self, t: Tables, names: list[str], decision: Decision, s: Any, option: int) -> str:
        kind = type(decision).__name__
        template = self.labels.get(f"{kind}:{option}") or self.labels[kind]
        return self._fill(template, t, names, decision.option_facts(s, option))

    def sentence(self, t: Tables, names: list[str], event: Event, seat: int) -> str:
        facts = event.facts_for(seat)
        secret = len(facts) > len(event.facts)
        template = self.events[f"{event.kind}:secret" if secret else event.kind]
        return self._fill(template, t, names, {"seat": event.seat, **facts})

    def reason(self, t: Tables, names: list[str], key: str, facts: dict[str, Any]) -> str:
        return self._fill(self.reasons[key], t, names, facts)

    def _fill(self, template: str, t: Tables, names: list[str], facts: dict[str, Any]) -> str:
        spelt: dict[str, str] = {}
        for fact, value in facts.items():
            spelt[fact] = self._spell(t, names, fact, value)
        return template.format_map(spelt)

    def _spell(self, t: Tables, names: list[str], fact: str, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._spell(t, names, fact, item) for item in value) or "nothing"
        if isinstance(value, str):
            return value
        if fact in PLAYER_FACTS:
            return names[value] if 0 <= value < len(names) else "nobody"
        return self.spell(t, fact, value)
