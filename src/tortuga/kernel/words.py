"""Words: everything that is said to people, as messages in one file for each language.

``src/tortuga/words/<language>.toml`` holds what belongs to no game; each game has ``words/<language>.toml`` in its own
folder. A language that has all of these files is spoken everywhere: no code names a language.

Rules deal in numbers. A message names facts in braces (see ``messages.py``); how a fact becomes words is said once for
all languages by the spellings of a game: ``{"cell": …}`` in its ``words.py``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tortuga.kernel.errors import BadData, Text
from tortuga.kernel.machine import AnyDecision, Event, Fact, Facts, State, Tables
from tortuga.kernel.messages import BadMessage, Message, PluralRule, plural_rule

ENGLISH = "en"
PSEUDO = "pseudo"  # English with every message in brackets: shows what escaped the message files; for tests
FOLDER = Path(__file__).parents[1] / "words"
LANGUAGES = (ENGLISH, *sorted(file.stem for file in FOLDER.glob("*.toml") if file.stem != ENGLISH))

# Facts by these names are players; they are spelt with the names of the people at the table.
PLAYER_FACTS = frozenset({"seat", "owner", "rival", "winner"})


# -- files


class MessageFile:
    """The messages of one file, by section and key."""

    def __init__(self, file: Path, pseudo: bool = False) -> None:
        self.file = file
        try:
            self.raw: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(str(file), "", "", str(error)) from None
        self.pseudo = pseudo

    def bad(self, section: str, key: str, reason: str) -> BadData:
        return BadData(str(self.file), section, key, reason)

    def section(self, name: str) -> dict[str, str]:
        """The texts of a section as they stand there; none if there is no such section."""
        texts = self.raw.get(name, {})
        for key, text in texts.items():
            if not isinstance(text, str):
                raise self.bad(name, key, "is not a text")
        return {key: self.mark(text) for key, text in texts.items()}

    def messages(self, name: str) -> dict[str, Message]:
        return {key: self.message(name, key, text) for key, text in self.section(name).items()}

    def message(self, section: str, key: str, text: str) -> Message:
        try:
            return Message(text)
        except BadMessage as error:
            raise self.bad(section, key, str(error)) from None

    def terms(self) -> dict[str, list[str]]:
        """Lists of words for things that have numbers."""
        lists = self.raw.get("terms", {})
        for key, words in lists.items():
            if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
                raise self.bad("terms", key, "is not a list of texts")
        return {key: [self.mark(word) for word in words] for key, words in lists.items()}

    def mark(self, text: str) -> str:
        return f"⟦{text}⟧" if self.pseudo and text else text


def file_of(folder: Path, language: str) -> MessageFile | None:
    """The messages of a language in this folder, if it is spoken there."""
    if language == PSEUDO:
        return MessageFile(folder / f"{ENGLISH}.toml", pseudo=True)
    file = folder / f"{language}.toml"
    return MessageFile(file) if file.is_file() else None


# -- what belongs to no game


class SharedWords:
    """What is said in one language whatever the game."""

    def __init__(self, file: MessageFile) -> None:
        general = file.raw.get("general", {})
        self.language: str = general.get("language", file.file.stem)
        try:
            self.rule: PluralRule = plural_rule(general.get("plural", {}))
        except BadMessage as error:
            raise file.bad("general", "plural", str(error)) from None
        spoken = [name for name in file.raw if name not in ("general", "client")]
        self.sections = {name: file.messages(name) for name in spoken}


@cache
def shared(language: str) -> SharedWords:
    found = file_of(FOLDER, language) or file_of(FOLDER, ENGLISH)
    assert found is not None, "there is no English"
    return SharedWords(found)


def say(language: str, key: str, **facts: Fact | Text) -> str:
    """A message by its section and name, ``say("de", "match.over")``; in English where the language has none."""
    section, _, name = key.partition(".")
    words = shared(language)
    message = words.sections.get(section, {}).get(name)
    if message is None:
        words = shared(ENGLISH)
        message = words.sections[section][name]
    said: Facts = {
        fact: value if isinstance(value, int | str | list) else value.say(language) for fact, value in facts.items()
    }
    return message.fill(said, plainly, words.rule)


def plainly(fact: str, value: Fact) -> str:
    """The spelling of facts that need none."""
    return ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)


class Phrase:
    """A message and its facts, to be said in whatever language somebody wants to hear."""

    def __init__(self, key: str, **facts: Fact | Text) -> None:
        self.key = key
        self.facts = facts

    def say(self, language: str = ENGLISH) -> str:
        return say(language, self.key, **self.facts)

    def __str__(self) -> str:
        return self.say()


class Spoken:
    """Something that a game says, in whatever language somebody wants to hear."""

    def __init__(self, key: str, speak: Callable[[str], str]) -> None:
        self.key = key
        self.speak = speak

    def say(self, language: str = ENGLISH) -> str:
        return self.speak(language)

    def __str__(self) -> str:
        return self.say()


# -- the words of a game

Spelling = Callable[["Words", Any, Any], str]  # the words, the tables of the game, the value -> how it is called
Spellings = Mapping[str, Spelling]


class Words:
    """The words of one game in one language."""

    def __init__(self, language: str, file: MessageFile, spellings: Spellings) -> None:
        self.language = language
        self.mark = file.mark
        self.rule = shared(language).rule
        self.spellings = spellings
        self.prompts = file.messages("prompts")  # by decision
        self.labels = file.messages("labels")  # of an option, by decision; "Decision:3" for one particular option
        self.events = file.messages("events")  # by kind; "kind:secret" for those who may know the secret part
        self.reasons = file.messages("reasons")  # why something is not offered
        self.chance = file.section("chance")  # what to ask people who roll real dice
        self.features = file.section("features")  # of the judgement, as they stand after "more from"
        self.phrases = file.messages("phrases")  # parts of sentences that spellings put together
        self.terms = file.terms()  # words for things that have numbers: terms["space"][2]
        self.texts = file.section("texts")  # names and texts of the data, by their English
        general = file.section("general")
        self.points = general.get("points", "points")  # what a score is counted in
        self.nothing = general.get("nothing", "nothing")  # an empty list
        self.nobody = general.get("nobody", "nobody")  # a player that is none

    def prompt(self, t: Tables, names: list[str], decision: AnyDecision, s: State) -> str:
        return self._fill(self.prompts[type(decision).__name__], t, names, decision.facts(s))

    def label(self, t: Tables, names: list[str], decision: AnyDecision, s: State, option: int) -> str:
        kind = type(decision).__name__
        message = self.labels.get(f"{kind}:{option}") or self.labels[kind]
        return self._fill(message, t, names, decision.option_facts(s, option))

    def sentence(self, t: Tables, names: list[str], event: Event, seat: int) -> str:
        facts = event.facts_for(seat)
        secret = len(facts) > len(event.facts)
        message = self.events[f"{event.kind}:secret" if secret else event.kind]
        return self._fill(message, t, names, {"seat": event.seat, **facts})

    def reason(self, t: Tables, names: list[str], key: str, facts: Facts) -> str:
        return self._fill(self.reasons[key], t, names, facts)

    # -- for spellings

    def term(self, group: str, number: int) -> str:
        """The word for a thing by its number."""
        return self.terms[group][number]

    def text(self, english: str) -> str:
        """A name or text of the data files."""
        return self.texts.get(english) or self.mark(english)

    def phrase(self, key: str, **facts: Fact) -> str:
        """A part of a sentence; its facts are words already, or numbers."""
        return self.phrases[key].fill(facts, plainly, self.rule)

    def spell(self, t: Any, fact: str, value: Fact) -> str:
        """A fact in words."""
        if isinstance(value, list):
            return ", ".join(self.spell(t, fact, item) for item in value) or self.nothing
        if isinstance(value, str):
            return self.text(value)
        spelling = self.spellings.get(fact)
        return str(value) if spelling is None else spelling(self, t, value)

    # -- inside

    def _fill(self, message: Message, t: Tables, names: list[str], facts: Facts) -> str:
        def spell(fact: str, value: Fact) -> str:
            if fact not in PLAYER_FACTS:
                return self.spell(t, fact, value)
            if isinstance(value, list):
                return ", ".join(spell(fact, item) for item in value) or self.nothing
            return names[value] if isinstance(value, int) and 0 <= value < len(names) else self.nobody

        return message.fill(facts, spell, self.rule)


def term(group: str) -> Spelling:
    """The spelling of a fact that is the number of a term."""
    return lambda words, t, value: words.terms[group][value]


def name(attribute: str, none: str = "") -> Spelling:
    """The spelling of a fact that is the number of a thing with a name in the tables: ``name("zone_names")``; ``none``
    is the phrase for a number below 0."""

    def spelling(words: Words, t: Any, value: int) -> str:
        return words.phrase(none) if value < 0 and none else words.text(getattr(t, attribute)[value])

    return spelling


def load_words(folder: Path, language: str, spellings: Spellings) -> Words:
    """The words of a game whose message files lie in this folder; in English where it does not speak the language."""
    file = file_of(folder, language)
    if file is None:
        language = ENGLISH
        file = MessageFile(folder / f"{ENGLISH}.toml")
    return Words(language, file, spellings)
