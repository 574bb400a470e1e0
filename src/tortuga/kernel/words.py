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


ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")  # those in which every game speaks

# What a match itself says to people, whatever the game.
PHRASES = {
    "en": {
        "no_part": "That has no part in the present question: {prompt}",
        "not_your_turn": "It is not your turn: waiting for {names}",
        "over": "The game is over",
        "rolling": "Something is being rolled or drawn",
        "nothing_done": "Nothing has been done yet",
        "others_acted": "Somebody else has acted since",
        "not_acted": "You have not acted",
        "came_to_light": "That action brought something new to light",
        "only": "There is nothing else to choose.",
        "and": " and ",
        "the_end": "the end of the game",
        "as_good": "About as good as “{other}”",
        "better": "{points} more than “{other}”",
        "worse": "{points} less than “{other}”",
        "more_from": "more from {what}",
        "less_from": "less from {what}",
    },
    "de": {
        "no_part": "Das gehört nicht zu dem, was gerade gefragt ist: {prompt}",
        "not_your_turn": "Du bist nicht dran: gewartet wird auf {names}",
        "over": "Die Partie ist zu Ende",
        "rolling": "Gerade wird gewürfelt oder gezogen",
        "nothing_done": "Noch ist nichts geschehen",
        "others_acted": "Jemand anderes hat seither gehandelt",
        "not_acted": "Du hast noch nichts getan",
        "came_to_light": "Diese Handlung hat etwas Neues ans Licht gebracht",
        "only": "Etwas anderes steht nicht zur Wahl.",
        "and": " und ",
        "the_end": "das Ende der Partie",
        "as_good": "Etwa so gut wie „{other}“",
        "better": "{points} mehr als „{other}“",
        "worse": "{points} weniger als „{other}“",
        "more_from": "mehr durch {what}",
        "less_from": "weniger durch {what}",
    },
}


def phrase(language: str, key: str, **facts: str) -> str:
    return PHRASES.get(language, PHRASES[ENGLISH])[key].format_map(facts)


class Words(msgspec.Struct, frozen=True):
    """The words of one game in one language."""

    prompts: dict[str, str]  # by decision
    labels: dict[str, str]  # of an option, by decision; "Decision:3" for the label of one particular option
    events: dict[str, str]  # by kind; "kind:secret" for those who may know the secret part
    reasons: dict[str, str]  # why something is not offered
    chance: dict[str, str]  # what to ask people with real dice
    spell: Spell  # (tables, fact, value) -> words
    features: dict[str, str] = msgspec.field(default_factory=dict)  # of the judgement, as after "more from"
    points: str = "points"  # what a score is counted in
    nothing: str = "nothing"  # an empty list
    nobody: str = "nobody"  # a player that is none
    texts: dict[str, str] = msgspec.field(default_factory=dict)  # names and texts of the data, by their English

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
            return ", ".join(self._spell(t, names, fact, item) for item in value) or self.nothing
        if isinstance(value, str):
            return self.texts.get(value, value)
        if fact in PLAYER_FACTS:
            return names[value] if 0 <= value < len(names) else self.nobody
        return self.spell(t, fact, value)
