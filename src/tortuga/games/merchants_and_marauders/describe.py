"""The table of Merchants & Marauders in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.basics import MOD_OF_LOCATION
from tortuga.games.merchants_and_marauders.rules.seas.favors import FAVORS
from tortuga.games.merchants_and_marauders.rules.seas.loyalty import LOYALTY
from tortuga.games.merchants_and_marauders.view import BattleView, SeasView, SeaView
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import DEAD, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.map import NATIONS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import LOCATIONS, MODIFICATIONS, NPCS, TREASURE, WEAPONS
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.machine import UNKNOWN, Seat
from tortuga.kernel.words import Words


def describe(words: Words, t: SeaTables, view: SeaView, names: list[str]) -> list[str]:
    """The news, every captain with ship and place, every other ship, the ports, a battle under way."""
    lines = [news(words, t, view, names), *errands(words, t, view)]
    for seat in range(view.seats):
        lines += captain(words, t, view, seat, names[seat])
    for npc in range(NPCS):
        if view.npc_zone[npc] != NONE:
            at = words.spell(t, "zone", view.npc_zone[npc])
            lines.append(words.phrase("describe_npc", name=names[view.seats + npc], zone=at))
    if view.seas is not None:
        lines += locations(words, t, view.seas)
    wanted = [
        words.phrase(
            "describe_demand", zone=words.spell(t, "zone", zone), good=words.spell(t, "good", view.demand[zone])
        )
        for zone in range(ZONES)
        if view.demand[zone] != NONE
    ]
    lines.append(words.phrase("describe_demands", demands=", ".join(wanted)))
    bare = [zone for zone in range(ZONES) if view.merchant[zone] == NONE]
    lines.append(words.phrase("describe_merchants", number=len(bare), zones=words.spell(t, "zone", bare)))
    return lines if view.battle is None else lines + battle(words, t, view, view.battle, names)


# -- what concerns everybody


def news(words: Words, t: SeaTables, view: SeaView, names: list[str]) -> str:
    parts = [words.phrase("describe_turn", round=view.round, turns=view.turns)]
    if view.war:
        one, other = (words.term("nation", nation) for nation in view.war)
        parts.append(words.phrase("describe_war", one=one, other=other))
    parts.append(words.phrase("describe_track", number=sum(view.track)))
    if view.seas is not None:
        parts += seas_news(words, t, view, view.seas, names)
    return "; ".join(parts) + "."


def seas_news(words: Words, t: SeaTables, view: SeaView, seas: SeasView, names: list[str]) -> list[str]:
    """What Seas of Glory tells everybody: wind, storm, gold, fire, upgrades, cubes in the bag."""
    parts = []
    if seas.wind != NONE:
        parts.append(words.phrase("describe_wind", direction=words.term("direction", seas.wind)))
    if seas.storm != NONE:
        parts.append(words.phrase("describe_storm", zone=words.spell(t, "zone", seas.storm)))
    if view.npc_zone[TREASURE] != NONE:
        at = words.spell(t, "zone", view.npc_zone[TREASURE])
        parts.append(words.phrase("describe_treasure", zone=at, gold=seas.treasure_gold))
    if seas.fire != NONE:
        parts.append(words.phrase("describe_fire", zone=words.spell(t, "zone", seas.fire)))
    for npc, bits in enumerate(seas.npc_upgrades):
        tokens = [token for token in range(bits.bit_length()) if bits >> token & 1]
        if tokens:
            ship = words.term("npc", npc)
            parts.append(words.phrase("describe_upgrades", name=ship, upgrades=words.spell(t, "upgrade", tokens)))
    if seas.bag:
        waiting = ", ".join(names[seat] for seat in range(view.seats) if seas.bag >> seat & 1)
        parts.append(words.phrase("describe_bag", names=waiting))
    return parts


def errands(words: Words, t: SeaTables, view: SeaView) -> list[str]:
    """Missions on offer, and ships that come at the end of the turn."""
    lines = [
        words.phrase(
            "describe_offer",
            zone=words.spell(t, "zone", t.missions.port[card]),
            mission=words.spell(t, "mission", card),
        )
        for card in view.offered
    ]
    for card in view.entering:
        at = words.spell(t, "zone", t.npcs.zone[card])
        lines.append(words.phrase("describe_entering", zone=at, event=words.spell(t, "event", card)))
    return lines


def locations(words: Words, t: SeaTables, seas: SeasView) -> list[str]:
    places = [
        words.phrase("describe_location", zone=words.spell(t, "zone", zone), place=words.spell(t, "place", kind))
        for zone, kind in enumerate(seas.location)
        if kind != NONE
    ]
    return [words.phrase("describe_locations", places=", ".join(places))] if places else []


# -- captains and ships


def captain(words: Words, t: SeaTables, view: SeaView, seat: Seat, name: str) -> list[str]:
    lines = [standing(words, t, view, seat, name)]
    if view.fate[seat] != SAILING or not view.shown:
        return lines
    at = words.spell(t, "zone", view.zone[seat])
    lines.append(words.phrase("describe_place", name=name, port=int(view.in_port[seat]), zone=at))
    parts = []
    for place in range(len(LOCATIONS)):
        full = t.ships.points[view.ship[seat]][place]
        mod = MOD_OF_LOCATION[place]
        if mod != NONE and view.mods[seat] >> mod & 1:
            full = min(full + t.mods.amount[mod], t.ships.caps[place])
        left = view.points[seat * len(LOCATIONS) + place]
        parts.append(words.phrase("describe_points", location=words.term("location", place), left=left, full=full))
    ship = words.spell(t, "ship", view.ship[seat])
    lines.append(words.phrase("describe_ship", ship=ship, points=", ".join(parts)))
    things = aboard(words, t, view, seat)
    return [*lines, words.phrase("describe_aboard", things=", ".join(things))] if things else lines


def standing(words: Words, t: SeaTables, view: SeaView, seat: Seat, name: str) -> str:
    """Who the captain is, and what counts."""
    parts = [words.phrase("describe_player", name=name)]
    card = view.captain[seat]
    if card not in (NONE, UNKNOWN):
        skills = "/".join(str(skill) for skill in t.captains.skills[card])
        home = words.spell(t, "zone", t.captains.home[card])
        parts.append(
            words.phrase("describe_captain", captain=words.spell(t, "captain", card), skills=skills, home=home)
        )
    elif view.fate[seat] == DEAD:
        parts.append(words.phrase("describe_dead"))
    parts.append(words.phrase("describe_wealth", glory=view.glory[seat], gold=view.gold[seat]))
    if view.stash[seat] == UNKNOWN:
        parts.append(words.phrase("describe_hidden_stash"))
    else:
        parts.append(words.phrase("describe_stash", gold=view.stash[seat]))
    parts.append(words.phrase("describe_cards", number=len(view.hand[seat])))
    if view.seas is not None:
        parts += seas_standing(words, view.seas, seat)
    return ", ".join(parts) + "."


def seas_standing(words: Words, seas: SeasView, seat: Seat) -> list[str]:
    """Favors and loyalty of a captain, where they are in play; whether he has scouted off turn."""
    parts = []
    if seas.chosen & FAVORS:
        parts.append(words.phrase("describe_favors", number=seas.favors[seat]))
    if seas.chosen & LOYALTY:
        parts.append(words.phrase("describe_crew", step=words.term("step", seas.loyalty[seat])))
    if seas.flipped >> seat & 1:
        parts.append(words.phrase("describe_flipped"))
    return parts


def aboard(words: Words, t: SeaTables, view: SeaView, seat: Seat) -> list[str]:
    """Everything that a captain has besides ship and gold."""
    things = [words.spell(t, "good", t.cargo.good[card]) for card in view.cargo[seat]]
    missions = [view.mission[seat]]
    if view.seas is not None:
        things += [
            words.phrase("describe_contraband", contraband=words.spell(t, "contraband", card))
            for card in view.seas.contraband[seat]
        ]
        if view.seas.half[seat] != NONE:
            things.append(words.phrase("describe_half"))
        missions.append(view.seas.second[seat])
    things += [
        words.spell(t, "weapon", weapon)
        for weapon in range(WEAPONS)
        for _ in range(view.weapons[seat * WEAPONS + weapon])
    ]
    things += [words.spell(t, "mod", mod) for mod in range(MODIFICATIONS) if view.mods[seat] >> mod & 1]
    things += [words.spell(t, "glory_card", card) for card in view.crewmen[seat]]
    for nation in range(len(NATIONS)):
        number = view.bounties[seat * len(NATIONS) + nation]
        if number:
            things.append(words.phrase("describe_bounties", nation=words.term("nation", nation), number=number))
    things += [
        words.phrase("describe_mission", mission=words.spell(t, "mission", card)) for card in missions if card != NONE
    ]
    things += [
        words.phrase("describe_rumor", rumor=words.spell(t, "rumor", card))
        for card in view.rumors[seat]
        if card != UNKNOWN
    ]
    things += [
        words.phrase("describe_card", card=words.spell(t, "glory_card", card))
        for card in view.hand[seat]
        if card != UNKNOWN
    ]
    return things


def battle(words: Words, t: SeaTables, view: SeaView, b: BattleView, names: list[str]) -> list[str]:
    """A battle under way; the points of a ship without a player are told only here."""
    lines = [words.phrase("describe_battle", round=b.round, name=names[b.sides[0]], rival=names[b.sides[1]])]
    burning = [names[b.sides[at]] for at in range(2) if b.burning[at]]
    if burning:
        lines.append(words.phrase("describe_burning", names=", ".join(burning)))
    if max(b.sides) >= view.seats:
        parts = [
            words.phrase("describe_left", location=words.term("location", at), left=left)
            for at, left in enumerate(b.npc_points)
        ]
        lines.append(words.phrase("describe_npc_ship", name=names[max(b.sides)], points=", ".join(parts)))
    return lines
