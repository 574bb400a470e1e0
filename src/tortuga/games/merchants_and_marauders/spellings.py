"""How the facts of Merchants & Marauders become words; the words themselves are in ``words/``."""

from __future__ import annotations

from collections.abc import Callable

from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import SKULL
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.words import Spelling, Spellings, Words, term

REDRAWN = ("glory_card", "rumor", "mission", "cargo", "good")  # what a favor may draw again, as ``redrawn`` counts it


def named(names: Callable[[SeaTables], list[str]], none: str = "", phrase: str = "") -> Spelling:
    """The spelling of a thing with a name in the tables; ``none`` is the phrase for a number below 0, ``phrase`` one
    that the name is put into."""

    def spelling(words: Words, t: SeaTables, value: int) -> str:
        if value < 0 and none:
            return words.phrase(none)
        text = words.text(names(t)[value])
        return words.phrase(phrase, name=text) if phrase else text

    return spelling


def cargo(words: Words, t: SeaTables, value: int) -> str:
    """A cargo card with what a raider gets for it and what it shows."""
    good = words.text(t.cargo.goods[t.cargo.good[value]])
    return words.phrase(
        "cargo", good=good, plunder=t.cargo.plunder[value], icon=words.term("icon", t.cargo.icon[value])
    )


def contraband(words: Words, t: SeaTables, value: int) -> str:
    at = value - CARGO_CARDS
    port = words.text(t.map.names[t.contraband.port[at]])
    return words.phrase("contraband", label=words.text(t.contraband.labels[at]), port=port)


def glory_card(words: Words, t: SeaTables, value: int) -> str:
    """The name of a card; a specialist's card also names the port."""
    kind = t.specialists.type[value]
    if kind < 0:
        return words.text(t.glory.names[value])
    port = words.text(t.map.names[t.specialists.port[value]])
    return words.phrase("specialist", name=words.text(t.specialists.names[kind]), port=port)


def captain_text(words: Words, t: SeaTables, value: int) -> str:
    """Skills, home and talent of a captain, for whoever must choose."""
    skills = "/".join(str(skill) for skill in t.captains.skills[value])
    home = words.text(t.map.names[t.captains.home[value]])
    return words.phrase("captain_line", skills=skills, home=home, text=words.text(t.captains.texts[value]))


def weapon_less(first: int) -> Spelling:
    """The spelling of a special weapon whose numbers begin with ``first``."""
    return lambda words, t, value: words.text(t.weapons.names[value - first])


def upgrade(words: Words, t: SeaTables, value: int) -> str:
    """NPC upgrade tokens: none, two, then modifications, then weapons."""
    if value < 2:
        return words.phrase("two_upgrades" if value else "no_upgrade")
    mods = len(t.upgrades.mods)
    if value < 2 + mods:
        return words.text(t.mods.names[t.upgrades.mods[value - 2]])
    return words.text(t.weapons.names[t.upgrades.weapons[value - 2 - mods]])


def redrawn(words: Words, t: SeaTables, value: int) -> str:
    what, card = divmod(value, 1000)
    fact = REDRAWN[what]
    return words.spell(t, fact, t.cargo.good[card] if fact == "good" else card)


def die(words: Words, t: SeaTables, value: int) -> str:
    return words.phrase("skull") if value >= SKULL else str(value)


def chances(words: Words, t: SeaTables, value: int) -> str:
    """How many dice, and how likely it is that one of them shows a skull."""
    return words.phrase("chances", dice=value, percent=round(100 * (1 - (2 / 3) ** value)))


def evade(words: Words, t: SeaTables, value: int) -> str:
    return words.term("hit", value - 1) if value else words.phrase("no_hit")


def bounty(words: Words, t: SeaTables, value: int) -> str:
    """What an attack brings upon the captain."""
    return words.phrase("no_bounty") if value < 0 else words.phrase("bounty", nation=words.term("nation", value))


zone = named(lambda t: t.map.names, none="nowhere")
good = named(lambda t: t.cargo.goods)

SPELLINGS: Spellings = {
    "zone": zone,
    "captain": named(lambda t: t.captains.names),
    "captain_text": captain_text,
    "good": good,
    "demand": good,
    "cargo": cargo,
    "contraband": contraband,
    "icon": term("icon"),
    "nation": term("nation"),
    "bounty": bounty,
    "ship": named(lambda t: t.ships.names),
    "event": named(lambda t: t.events.names),
    "glory_card": glory_card,
    "card_text": named(lambda t: t.glory.texts),
    "rumor": named(lambda t: t.rumors.names, none="some_rumor", phrase="rumor"),
    "mission": named(lambda t: t.missions.names, none="no_mission", phrase="mission"),
    "mod": named(lambda t: t.mods.names, none="no_mod"),
    "weapon": named(lambda t: t.weapons.names),
    "spend": weapon_less(1),
    "reef": weapon_less(4),
    "place": named(lambda t: t.locations.names),
    "step": term("step"),
    "upgrade": upgrade,
    "redrawn": redrawn,
    "location": term("location"),
    "target": term("location"),
    "volley": term("hit"),
    "evade": evade,
    "die": die,
    "other": die,
    "reroll": die,
    "dice": chances,
    "test": chances,
    "recruiting": chances,
    "skill": term("skill"),
    "npc": term("npc"),
    "direction": term("direction"),
    "moment": term("moment"),
    "declaration": term("declaration"),
}
