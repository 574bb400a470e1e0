"""The table of Merchants & Marauders drawn with characters: the map above, a ship card for each captain below.

Everything can be told without colour: captains are letters (small in port), ships without a player have two letters,
zones that can be chosen stand in brackets, the one under the cursor between » and «.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.rules.basics import MOD_OF_LOCATION
from tortuga.games.merchants_and_marauders.rules.seas.favors import FAVORS
from tortuga.games.merchants_and_marauders.rules.seas.loyalty import LOYALTY
from tortuga.games.merchants_and_marauders.view import SeasView, SeaView
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import DEAD, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import COLOURS, DIRECTIONS, NATIONS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOYALTY_STEPS
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    LOCATIONS,
    MODIFICATIONS,
    NPC_WORDS,
    NPCS,
    TREASURE,
    WEAPONS,
)
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.header import Picture, Span
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.sheet import abbreviated, brackets, clipped, padded, sheet_of, shortened, wrapped

WIDE: Final = (14, 14, 15, 12, 13, 12)  # of the chart's columns, so that the names of their zones fit
HIGH: Final = 4  # lines of a zone

Paragraph = tuple[list[str], str, str]  # its parts, what stands between them, its style

# Where each zone stands: column and row of the chart.
PLACES: Final = {
    "Nassau": (1, 0),
    "Havana": (0, 1),
    "Tortuga": (2, 1),
    "Port Royal": (0, 2),
    "Petite Goave": (1, 2),
    "Santo Domingo": (2, 2),
    "San Juan": (3, 2),
    "St. Maarten": (4, 2),
    "St. John": (5, 2),
    "Old Providence": (0, 3),
    "Cartagena": (1, 3),
    "The Caribbean Sea": (2, 3),
    "Basse-Terre": (4, 3),
    "Bridgetown": (5, 3),
    "Curacao": (2, 4),
    "Caracas": (3, 4),
    "Trinidad": (4, 4),
}


def draw(t: SeaTables, view: SeaView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    below = [*news(t, view), *cards(t, view, names), *battle(view, names)]
    lines: Picture = [
        [(line, style)] for parts, between, style in below for line in wrapped(parts, between, indent="    ")
    ]
    return sheet_of([*chart(t, view, lit), *lines])


# -- the map


def chart(t: SeaTables, view: SeaView, lit: dict[str, set[int]]) -> Picture:
    places = zone_places(t)
    lines: Picture = []
    for row in range(1 + max(place[1] for place in places)):
        cells = {column: zone for zone, (column, at) in enumerate(places) if at == row}
        blocks = [
            zone_lines(t, view, cells[column], wide, lit) if column in cells else [(" " * wide, "")] * HIGH
            for column, wide in enumerate(WIDE)
        ]
        lines += [[block[line] for block in blocks] for line in range(HIGH)]
    return lines


def zone_places(t: SeaTables) -> list[tuple[int, int]]:
    """Zones of another map are laid out row by row."""
    if all(name in PLACES for name in t.map.names):
        return [PLACES[name] for name in t.map.names]
    return [(zone % len(WIDE), zone // len(WIDE)) for zone in range(ZONES)]


def zone_lines(t: SeaTables, view: SeaView, zone: int, wide: int, lit: dict[str, set[int]]) -> list[Span]:
    """Name and nation; what is in demand and whether a merchant sails; who and what is there, in two lines."""
    signs, style = brackets(zone, lit.get("zone", set()), lit.get("here:zone", set()))
    nation = "" if view.nation[zone] == NONE else f" {NATIONS[view.nation[zone]][0]}"
    room = wide - len(nation) - (len(signs) or 1)
    name = clipped(t.map.names[zone].removeprefix("The "), room) + nation
    if signs:
        name = f"{signs[0]}{name}{signs[1]}"
    goods = t.cargo.goods[view.demand[zone]] if view.demand[zone] != NONE else "no port"
    marks = " $" if view.merchant[zone] != NONE else ""
    if view.mod_up >> zone & 1:
        marks += " +" + initials(t.mods.names[view.mod_at[zone]])
    if any(t.missions.port[card] == zone for card in view.offered):
        marks += " !"
    there = wrapped([*who_is_there(view, zone), *sights(t, view, zone)], wide=wide - 1)
    first, second = there[0] if there else "", shortened(" ".join(there[1:]), wide - 1)
    return [
        (padded(name, wide), style or "bold"),
        (padded(abbreviated([(goods, marks)], "", wide - 1), wide), "dim"),
        (padded(first, wide), ""),
        (padded(second, wide), ""),
    ]


def sights(t: SeaTables, view: SeaView, zone: int) -> list[str]:
    """The storm and the location of a zone, where Seas of Glory has them."""
    seas = view.seas
    if seas is None:
        return []
    found = ["≈STORM≈"] if seas.storm == zone else []
    if seas.location[zone] != NONE:
        found.append(t.locations.names[seas.location[zone]])
    return found


def contraband_name(t: SeaTables, card: int) -> str:
    at = card - CARGO_CARDS
    return f"{t.contraband.labels[at]} for {t.map.names[t.contraband.port[at]]}"


def upgrade_name(t: SeaTables, token: int) -> str:
    """What an NPC upgrade token of a ship shows; the blank and the two stay in the pool."""
    mods = len(t.upgrades.mods)
    at = token - 2
    return t.mods.names[t.upgrades.mods[at]] if at < mods else t.weapons.names[t.upgrades.weapons[at - mods]]


def initials(name: str) -> str:
    return "".join(word[0] for word in name.split() if word[0].isalpha())


def who_is_there(view: SeaView, zone: int) -> list[str]:
    """Captains by the letter of their colour, small in port; other ships by theirs."""
    found = []
    for seat in range(view.seats):
        if view.zone[seat] == zone and view.fate[seat] == SAILING and view.shown:
            letter = COLOURS[seat][0]
            found.append(f"({letter})" if view.in_port[seat] else letter.upper())
    found += [NPC_WORDS[npc].upper() for npc in range(NPCS) if view.npc_zone[npc] == zone]
    if view.npc_zone[TREASURE] == zone:
        found.append("TG")
    return found


def news(t: SeaTables, view: SeaView) -> list[Paragraph]:
    """What concerns everybody."""
    parts = [f"Turn {view.round} of at most {view.turns}" if view.turns else f"Turn {view.round}"]
    if view.war:
        parts.append("war: " + " and ".join(NATIONS[nation] for nation in view.war))
    parts.append(f"merchants on the track: {sum(view.track)}")
    parts += seas_news(t, view)
    lines = [f"Mission at {t.map.names[t.missions.port[card]]}: {t.missions.names[card]}" for card in view.offered]
    lines += [f"Coming to {t.map.names[t.npcs.zone[card]]}: {t.events.names[card]}" for card in view.entering]
    return [(parts, "; ", "dim"), *((line.split(" "), " ", "dim") for line in lines)]


def seas_news(t: SeaTables, view: SeaView) -> list[str]:
    """What Seas of Glory tells everybody: wind, storm, gold, upgrades, cubes in the bag."""
    seas = view.seas
    if seas is None:
        return []
    parts = []
    if seas.wind != NONE:
        parts.append(f"wind to the {DIRECTIONS[seas.wind]}")
    if seas.storm != NONE:
        parts.append(f"storm at {t.map.names[seas.storm]}")
    if view.npc_zone[TREASURE] != NONE:
        parts.append(f"Treasure Galleon at {t.map.names[view.npc_zone[TREASURE]]} with {seas.treasure_gold} gold")
    if seas.fire != NONE:
        parts.append(f"fire at {t.map.names[seas.fire]}")
    for npc, tokens in enumerate(seas.npc_upgrades):
        names = [upgrade_name(t, token) for token in range(32) if tokens >> token & 1]
        if names:
            parts.append(f"{NPC_WORDS[npc].upper()} with {', '.join(names)}")
    if seas.bag:
        parts.append("in the bag: " + ", ".join(COLOURS[seat] for seat in range(view.seats) if seas.bag >> seat & 1))
    return parts


# -- ship cards


def cards(t: SeaTables, view: SeaView, names: list[str]) -> list[Paragraph]:
    return [line for seat in range(view.seats) for line in captain_card(t, view, seat, names[seat])]


def captain_card(t: SeaTables, view: SeaView, seat: int, name: str) -> list[Paragraph]:
    captain = view.captain[seat]
    head = [f"{name} ({COLOURS[seat][0].upper()})"]
    if captain not in (NONE, UNKNOWN):
        skills = "/".join(str(skill) for skill in t.captains.skills[captain])
        head += [f"{t.captains.names[captain]} {skills}", f"home {t.map.names[t.captains.home[captain]]}"]
    elif view.fate[seat] == DEAD:
        head.append("waits for a new captain")
    stash = "?" if view.stash[seat] == UNKNOWN else str(view.stash[seat])
    head += [f"glory {view.glory[seat]}", f"gold {view.gold[seat]}", f"stash {stash}", f"cards {len(view.hand[seat])}"]
    if view.seas is not None:
        head += seas_standing(view.seas, seat)
    lines: list[Paragraph] = [(head, ", ", COLOURS[seat])]
    if view.fate[seat] != SAILING or not view.shown:
        return lines
    boxes = [f"  {t.ships.names[view.ship[seat]]}:"]
    for at, location in enumerate(LOCATIONS):
        left = view.points[seat * 5 + at]
        full = t.ships.points[view.ship[seat]][at]
        mod = MOD_OF_LOCATION[at]
        if mod != NONE and view.mods[seat] >> mod & 1:
            full = min(full + t.mods.amount[mod], t.ships.caps[at])
        boxes.append(f"{location} {'■' * left}{'□' * (full - left)}")
    lines.append((boxes, " ", ""))
    things = [t.cargo.goods[t.cargo.good[card]] for card in view.cargo[seat]]
    if view.seas is not None:
        things += [f"contraband {contraband_name(t, card)}" for card in view.seas.contraband[seat]]
        if view.seas.half[seat] != NONE:
            things.append("one contraband sold")
        if view.seas.second[seat] != NONE:
            things.append(f"mission {t.missions.names[view.seas.second[seat]]}")
    things += [t.weapons.names[w] for w in range(WEAPONS) for _ in range(view.weapons[seat * WEAPONS + w])]
    things += [t.mods.names[mod] for mod in range(MODIFICATIONS) if view.mods[seat] >> mod & 1]
    things += [t.glory.names[card] for card in view.crewmen[seat]]
    things += [f"bounty {NATIONS[n]} {view.bounties[seat * 4 + n]}" for n in range(4) if view.bounties[seat * 4 + n]]
    if view.mission[seat] != NONE:
        things.append(f"mission {t.missions.names[view.mission[seat]]}")
    things += [f"rumor {t.rumors.names[card]}" for card in view.rumors[seat] if card != UNKNOWN]
    things += [f"card {t.glory.names[card]}" for card in view.hand[seat] if card != UNKNOWN]
    if things:
        lines.append(([f"  {things[0]}", *things[1:]], ", ", "dim"))
    return lines


def seas_standing(seas: SeasView, seat: int) -> list[str]:
    """Favors and loyalty of a captain, where they are in play; whether he has scouted off turn."""
    found = [f"favors {seas.favors[seat]}"] if seas.chosen & FAVORS else []
    if seas.chosen & LOYALTY:
        found.append(f"crew {LOYALTY_STEPS[seas.loyalty[seat]]}")
    return [*found, "has scouted off turn"] if seas.flipped >> seat & 1 else found


def battle(view: SeaView, names: list[str]) -> list[Paragraph]:
    """A battle under way; the points of a ship without a player are shown only here."""
    b = view.battle
    if b is None:
        return []
    text = f"Battle, round {b.round}: {names[b.sides[0]]} attacks {names[b.sides[1]]}"
    lines: list[Paragraph] = [(text.split(" "), " ", "here")]
    burning = [names[b.sides[at]] for at in range(2) if b.burning[at]]
    if burning:
        lines.append(([f"  on fire: {burning[0]}", *burning[1:]], " and ", "here"))
    if max(b.sides) >= view.seats:
        boxes = [f"{location} {'■' * left}" for location, left in zip(LOCATIONS, b.npc_points, strict=True)]
        lines.append(([f"  {boxes[0]}", *boxes[1:]], " ", ""))
    return lines
