"""How the facts of Islebound become words; the words themselves are in ``words/``."""

from __future__ import annotations

from tortuga.games.islebound.state import (
    ANY,
    COIN,
    COUNTED,
    CUBE,
    GOOD_KINDS,
    GOODS,
    LOOSE,
    LOOSE_GOODS,
    PAY_WITH_CREW,
    PROPOSE,
    SKILLS,
    TRADED,
    WITHDRAW,
    IslesTables,
)
from tortuga.kernel.words import Spellings, Words, name, term

# -- goods


def amount(words: Words, good: int, number: int) -> str:
    """So many of a good: "2 coins"."""
    return words.phrase(f"amount_{GOODS[good]}", n=number)


def amounts(words: Words, numbers: list[int]) -> str:
    """A price or a gain, which has a number for each of GOODS."""
    parts = [amount(words, good, number) for good, number in enumerate(numbers) if number]
    return words.phrase("and").join(parts) or words.nothing


def goods(words: Words, t: IslesTables, value: int) -> str:
    return amount(words, value % GOOD_KINDS, value // GOOD_KINDS)


def coins(words: Words, t: IslesTables, value: int) -> str:
    return amount(words, COIN, value)


def traded(words: Words, t: IslesTables, value: int) -> str:
    """What one side of a trade gives."""
    number, good = divmod(value, TRADED)
    if good < LOOSE:
        return amount(words, LOOSE_GOODS[good], number)
    return words.phrase("units", n=number, unit=unit(words, t, good - LOOSE))


def offered(words: Words, t: IslesTables, value: int) -> str:
    """One more thing to give or take, or what to do with the offer."""
    if value in (PROPOSE, WITHDRAW):
        return words.phrase("propose" if value == PROPOSE else "withdraw")
    return words.phrase("give" if value < TRADED else "take", goods=traded(words, t, TRADED + value % TRADED))


# -- crew, units and buildings


def crew(words: Words, t: IslesTables, skills: int) -> str:
    """A crew member by its skills."""
    if skills == ANY:
        return words.phrase("anybody")
    names = [words.term("skill", i) for i in range(len(SKILLS)) if skills & (1 << i)]
    return words.phrase("and").join(names) or words.nobody


def unit(words: Words, t: IslesTables, kind: int) -> str:
    """Pirates and serpents have letters, Ichor has a name."""
    if kind >= len(t.unit_names):
        return words.phrase("no_unit")
    if kind == t.ichor:
        return words.text(t.unit_names[kind])
    letter = t.unit_names[kind].rpartition(" ")[2]
    return words.phrase("pirate" if kind < t.pirates else "serpent", name=letter)


def building(words: Words, t: IslesTables, value: int) -> str:
    known = 0 <= value < len(t.building_names)
    return words.text(t.building_names[value]) if known else words.phrase("no_building")


# -- cards and the influence track


def event_terms(words: Words, t: IslesTables, card: int) -> str:
    """What an event costs and brings."""
    event = t.events[card]
    price = [amounts(words, event.pay)] if max(event.pay) else []
    price += [words.phrase("exhausting", crew=crew(words, t, skills)) for skills in event.exhaust]
    return words.phrase("event_terms", price=", ".join(price), cubes=amount(words, CUBE, event.cubes))


def boast(words: Words, t: IslesTables, card: int) -> str:
    """What a reputation card brings to its visitor, then to everybody."""
    things = words.phrase(f"each_{COUNTED[t.brag_per[card]]}", n=t.brag_size[card])
    return words.phrase("boast", renown=t.brag_renown[card], things=things, limit=t.brag_limit[card])


def slot(words: Words, t: IslesTables, value: int) -> str:
    return str(value + 1)


def payment(words: Words, t: IslesTables, value: int) -> str:
    if value < PAY_WITH_CREW:
        return words.phrase("slot", n=value + 1)
    return crew(words, t, value - PAY_WITH_CREW)


SPELLINGS: Spellings = {
    "town": name("town_names"),
    "crew": crew,
    "skill": crew,
    "exhaust": crew,
    "unit": unit,
    "send": unit,
    "building": building,
    "goods": goods,
    "coins": coins,
    "cost": goods,
    "kind": term("good"),
    "give": traded,
    "take": traded,
    "good": offered,
    "event": name("event_names"),
    "terms": event_terms,
    "reputation": name("brag_names"),
    "unsung": name("brag_names"),
    "boast": boast,
    "slot": slot,
    "payment": payment,
}
