"""The table of Islebound in sentences, for those who listen rather than look."""

from __future__ import annotations

from collections.abc import Iterable

from tortuga.games.islebound.spellings import amount, amounts
from tortuga.games.islebound.state import BOOK, COIN, EMPTY, FISH, PIRATE, SERPENT, WOOD, IslesTables
from tortuga.games.islebound.view import IslesView, tokens_left, units_left
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.words import Words


def describe(words: Words, t: IslesTables, view: IslesView, names: list[str]) -> list[str]:
    lines = [words.phrase("describe_round", round=view.round, last=view.last, coins=view.treasure)]
    lines += [player(words, t, view, names[seat], seat) for seat in range(view.seats)]
    lines += [town(words, t, view, names, region) for region in range(len(t.town_names))]
    cubes = [
        words.phrase("describe_cube", n=slot + 1, name=names[seat])
        for slot, seat in enumerate(view.influence)
        if seat >= 0
    ]
    lines.append(words.phrase("describe_influence", cubes=listed(words, cubes, "describe_empty")))
    for card in view.event_shown:
        if card != EMPTY:
            place = words.spell(t, "town", t.events[card].region)
            title, terms = words.spell(t, "event", card), words.spell(t, "terms", card)
            lines.append(words.phrase("describe_event", event=title, town=place, terms=terms))
    for card in view.brag_shown:
        if card != EMPTY:
            title, boast = words.spell(t, "reputation", card), words.spell(t, "boast", card)
            lines.append(words.phrase("describe_reputation", reputation=title, boast=boast))
    reward = amounts(words, t.token_rewards[view.token_top]) if view.token_top != EMPTY else words.nothing
    lines.append(words.phrase("describe_tokens", number=tokens_left(view), reward=reward))
    pirates, serpents = units_left(t, view)
    lines.append(
        words.phrase(
            "describe_stacks", pirates=amount(words, PIRATE, pirates), serpents=amount(words, SERPENT, serpents)
        )
    )
    if view.architect:
        own = view.hand[view.seat] if view.seat >= 0 else []
        cards = [words.spell(t, "building", card) for card in own if card != UNKNOWN]
        lines.append(words.phrase("describe_hand", buildings=listed(words, cards, "describe_empty")))
    else:
        row = [building(words, t, card) for card in view.row if card != EMPTY]
        lines.append(words.phrase("describe_row", buildings=listed(words, row, "describe_empty")))
    hire = [
        words.phrase("describe_hire", crew=words.spell(t, "crew", crew), price=t.hire_prices[place])
        for place, crew in enumerate(view.crew_row)
        if crew != EMPTY
    ]
    lines.append(words.phrase("describe_crew_row", crew=", ".join(hire) or words.nobody))
    return lines


def listed(words: Words, parts: list[str], none: str) -> str:
    return ", ".join(parts) or words.phrase(none)


def building(words: Words, t: IslesTables, card: int) -> str:
    return words.phrase(
        "describe_building",
        building=words.spell(t, "building", card),
        price=t.price[card],
        wood=t.build_wood[card],
        fish=t.build_fish[card],
    )


def player(words: Words, t: IslesTables, view: IslesView, name: str, seat: int) -> str:
    def members(crews: Iterable[int]) -> str:
        return ", ".join(words.spell(t, "crew", crew) for crew in crews) or words.nobody

    ship = view.ship[seat]
    cargo = ((COIN, view.coins), (WOOD, view.wood), (FISH, view.fish), (BOOK, view.books))
    units = [
        words.phrase("units", n=number, unit=words.spell(t, "unit", kind))
        for kind, number in enumerate(view.units[seat])
        if number
    ]
    city = [words.spell(t, "building", card) for card in view.buildings[seat]]
    parts = [
        words.phrase("describe_score", name=name, score=view.score[seat]),
        words.phrase("describe_no_ship")
        if ship == EMPTY
        else words.phrase("describe_ship", town=words.spell(t, "town", ship)),
        ", ".join(amount(words, good, own[seat]) for good, own in cargo),
        words.phrase(
            "describe_renown", renown=view.renown[seat], tokens=len(view.tokens[seat]), sevens=view.sevens[seat]
        ),
        words.phrase("describe_units", units=listed(words, units, "describe_none")),
        words.phrase("describe_deck", crew=members(view.deck_crew[seat])),
        words.phrase("describe_below", crew=members(view.below[seat])),
        words.phrase("describe_injured", crew=members(view.injured[seat])),
        words.phrase("describe_city", buildings=listed(words, city, "describe_empty")),
    ]
    if view.architect:
        parts.append(words.phrase("describe_cards", number=len(view.hand[seat])))
    return "; ".join(parts) + "."


def town(words: Words, t: IslesTables, view: IslesView, names: list[str], region: int) -> str:
    side = t.towns[view.side][region]
    owner = view.owner[region]
    ships = [names[seat] for seat, ship in enumerate(view.ship) if ship == region]
    near = [words.spell(t, "town", other) for other in view.near[region]] if view.near else []
    entry = [amount(words, COIN, side.fee)] if side.fee else []
    if side.crew:
        entry.append(words.spell(t, "crew", side.crew))
    return words.phrase(
        "describe_town",
        town=words.spell(t, "town", region),
        banner="both" if side.red and side.blue else "red" if side.red else "blue",
        strength=side.strength,
        entry=words.phrase("and").join(entry) or words.nothing,
        owned=owner != EMPTY,
        name=names[owner] if owner != EMPTY else "",
        near=listed(words, near, "describe_nowhere"),
        ships=len(ships),
        names=", ".join(ships),
    )
