"""The table of Glory in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.games.glory.rules.hero import ticked
from tortuga.games.glory.rules.quests import counted, needed
from tortuga.games.glory.state import DONE, NONE, TOWNS, AdventureTables
from tortuga.games.glory.view import AdventureView
from tortuga.kernel.words import Words


def describe(words: Words, t: AdventureTables, view: AdventureView, names: list[str]) -> list[str]:
    goal = t.dragon_goal if view.dragon_mode else t.goal
    lines = [words.phrase("describe_round", round=view.round, goal=goal)]
    lines += [hero_sentence(words, t, view, names[seat], seat) for seat in range(view.seats)]
    lines.append(market_sentence(words, t, view))
    if view.foe != NONE:
        lines.append(battle_sentence(words, t, view))
    for space, dragon in zip(view.dragons[::2], view.dragons[1::2], strict=True):
        foe = words.spell(t, "foe", dragon)
        lines.append(words.phrase("describe_dragon", foe=foe, space=words.spell(t, "space", space)))
    for town, up in enumerate(view.quest_up):
        if up:
            quest = t.quests[view.quests[town]]
            name, text = words.text(quest.name), words.text(quest.text)
            lines.append(words.phrase("describe_quest_up", town=words.spell(t, "town", town), quest=name, text=text))
    lines += [note_sentence(words, t, place, card, progress) for place, card, progress in view.notes]
    return lines


def hero_sentence(words: Words, t: AdventureTables, view: AdventureView, name: str, seat: int) -> str:
    if view.hero[seat] == NONE:
        return words.phrase("describe_no_hero", name=name)
    hero, glory = words.spell(t, "hero", view.hero[seat]), view.glory[seat]
    if not view.alive[seat]:
        return words.phrase("describe_dead", name=name, hero=hero, glory=glory)
    parts = [
        words.phrase("describe_hero", name=name, hero=hero, glory=glory),
        words.phrase("describe_at", space=words.spell(t, "space", view.at[seat])),
        words.phrase("describe_strength", strike=view.strike[seat], power=view.power[seat]),
        words.phrase("describe_health", health=view.health[seat], most=view.most[seat]),
        words.phrase("describe_wealth", coins=view.coins[seat], fates=view.fate_count[seat]),
    ]
    for thing, ticks in zip(view.cards[seat][1:], view.ticks[seat][1:], strict=True):
        part, boxes = words.spell(t, "thing", thing), t.things[thing].boxes
        if boxes:
            part = words.phrase("describe_uses", thing=part, left=boxes - ticked(ticks), boxes=boxes)
        parts.append(part)
    return "; ".join(parts) + "."


def market_sentence(words: Words, t: AdventureTables, view: AdventureView) -> str:
    goods = [
        words.phrase("describe_good", good=words.spell(t, "good", good), price=t.things[t.first_good + good].price)
        for good in view.market
        if good != NONE
    ]
    return words.phrase("describe_market", goods="; ".join(goods)) if goods else words.phrase("describe_empty_market")


def battle_sentence(words: Words, t: AdventureTables, view: AdventureView) -> str:
    return words.phrase(
        "describe_battle",
        foe=words.spell(t, "foe", view.foe),
        strike=view.foe_strike,
        power=view.foe_power,
        health=view.foe_health,
        full=view.foe_full,
        text=words.text(t.foes[view.foe].text),
    )


def note_sentence(words: Words, t: AdventureTables, place: int, card: int, progress: int) -> str:
    """GL-10.1: what this seat has seen."""
    if place >= TOWNS:
        foe = words.spell(t, "foe", t.first_lair + card)
        return words.phrase("describe_noted_lair", lair=words.text(t.lairs[place - TOWNS]), foe=foe)
    town, quest = words.spell(t, "town", place), words.text(t.quests[card].name)
    return words.phrase(
        "describe_noted_quest", town=town, quest=quest, progress=progress_words(words, t, card, progress)
    )


def progress_words(words: Words, t: AdventureTables, card: int, progress: int) -> str:
    quest = t.quests[card]
    if progress >= DONE:
        return words.phrase("progress_done")
    if quest.within:
        return words.phrase("progress_by_turn", turn=progress) if progress else words.phrase("progress_not_begun")
    return words.phrase("progress_counted", done=counted(quest, progress), needed=needed(quest))
