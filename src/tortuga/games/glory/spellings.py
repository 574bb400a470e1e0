"""How the facts of Glory become words; the words themselves are in ``words/``."""

from __future__ import annotations

from tortuga.games.glory.state import DO, FIRST_PLACE, FIRST_USE, FIRST_WARE, TOWNS, AdventureTables
from tortuga.kernel.words import Spellings, Words, name, term


def space(words: Words, t: AdventureTables, value: int) -> str:
    """A space and what it is: "h1 (town Larkspur)"."""
    if not 0 <= value < len(t.kind):
        return words.phrase("nowhere")
    kind = words.term("kind", t.kind[value])
    if t.town_of[value] >= 0:
        kind = words.phrase("town_space", town=words.text(t.towns[t.town_of[value]]))
    elif t.lair_of[value] >= 0:
        kind = words.phrase("lair_space", lair=words.text(t.lairs[t.lair_of[value]]))
    return words.phrase("space", space=t.space_words[value], kind=kind)


def hero(words: Words, t: AdventureTables, value: int) -> str:
    return words.text(t.heroes[value].name) if value < len(t.heroes) else words.nobody


def use(words: Words, t: AdventureTables, value: int) -> str:
    """A card that is used, and for what, if it can be used for several things."""
    number = value - FIRST_USE
    if not 0 <= number < len(t.uses):
        return words.nothing
    card = t.things[t.uses[number].thing]
    if len(card.uses) == 1:
        return words.text(card.name)
    return words.phrase("use", thing=words.text(card.name), does=does(words, t, number))


def does(words: Words, t: AdventureTables, value: int) -> str:
    """What one use of a card does, in a few words."""
    effect = t.uses[value].effect
    return words.phrase("does", does=DO[effect.do], n=effect.n, bonus=f"{effect.n:+}")


def ware(words: Words, t: AdventureTables, value: int) -> str:
    return good(words, t, value - FIRST_WARE) if value >= FIRST_WARE else words.term("counter", value)


def good(words: Words, t: AdventureTables, value: int) -> str:
    return thing(words, t, t.first_good + value) if value < len(t.goods_count) else words.nothing


def ability(words: Words, t: AdventureTables, value: int) -> str:
    return thing(words, t, t.first_ability + value) if value < len(t.ability_count) else words.nothing


def thing(words: Words, t: AdventureTables, value: int) -> str:
    return words.text(t.things[value].name)


def fate(words: Words, t: AdventureTables, value: int) -> str:
    return words.text(t.fates[value].name) if value < len(t.fates) else words.nothing


def foe(words: Words, t: AdventureTables, value: int) -> str:
    return words.text(t.foes[value].name)


def quest(words: Words, t: AdventureTables, value: int) -> str:
    return words.text(t.quests[value].name)


def gear(words: Words, t: AdventureTables, value: int) -> str:
    """A card and what it does: "Longsword (+1 strike)"."""
    card = t.things[value]
    return words.phrase("gear", thing=words.text(card.name), text=words.text(card.text).rstrip("."))


def lair(words: Words, t: AdventureTables, value: int) -> str:
    return words.phrase("lair", lair=words.text(t.lairs[value]))


def place(words: Words, t: AdventureTables, value: int) -> str:
    """Where a card can be looked at: a town, or a lair."""
    number = value - FIRST_PLACE
    if 0 <= number < len(t.towns):
        return words.phrase("place_quest", town=words.text(t.towns[number]))
    if 0 <= number - TOWNS < len(t.lairs):
        return words.phrase("place_lair", lair=words.text(t.lairs[number - TOWNS]))
    return words.phrase("nowhere")


def bonus(words: Words, t: AdventureTables, value: int) -> str:
    return f"{value:+}"


SPELLINGS: Spellings = {
    "space": space,
    "hero": hero,
    "use": use,
    "does": does,
    "ware": ware,
    "good": good,
    "ability": ability,
    "thing": thing,
    "gear": gear,
    "fate": fate,
    "foe": foe,
    "quest": quest,
    "town": name("towns"),
    "lair": lair,
    "place": place,
    "bonus": bonus,
    "edge": term("edge"),
}
