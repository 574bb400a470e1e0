"""The table of Glory in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.games.glory.rules.hero import ticked
from tortuga.games.glory.rules.quests import counted, needed
from tortuga.games.glory.state import DONE, IN_DRAGON_MODE, MIGHT, NONE, OF_POWER, TOWNS, AdventureTables, Foe
from tortuga.games.glory.view import AdventureView
from tortuga.kernel.machine import Facts
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
    for place, card, progress in view.notes:
        lines.append(note_sentence(words, t, view, place, card, progress))
    return lines


def hero_sentence(words: Words, t: AdventureTables, view: AdventureView, name: str, seat: int) -> str:
    if view.hero[seat] == NONE:
        return words.phrase("describe_no_hero", name=name)
    hero, glory = words.spell(t, "hero", view.hero[seat]), view.glory[seat]
    if not view.alive[seat]:
        foe, fell_in = words.spell(t, "foe", view.fell_to[seat]), view.fell_in[seat]
        return words.phrase("describe_dead", name=name, hero=hero, glory=glory, foe=foe, round=fell_in)
    parts = [
        words.phrase("describe_hero", name=name, hero=hero, glory=glory, turn=view.turns[seat]),
        words.phrase("describe_at", space=words.spell(t, "space", view.at[seat])),
        words.phrase("describe_strength", strike=view.strike[seat], power=view.power[seat]),
        words.phrase("describe_health", health=view.health[seat], most=view.most[seat]),
        words.phrase("describe_wealth", coins=view.coins[seat], fates=view.fate_count[seat]),
    ]
    parts += waiting(words, view, seat)
    for thing, ticks in zip(view.cards[seat], view.ticks[seat], strict=True):
        parts.append(thing_phrase(words, t, thing, ticks))
    return "; ".join(parts) + "."


def waiting(words: Words, view: AdventureView, seat: int) -> list[str]:
    """What waits for a roll, a battle or a turn to come."""
    parts = []
    for key, number in (
        ("describe_next_move", view.next_move[seat]),
        ("describe_next_strike", view.next_strike[seat]),
        ("describe_battle_strike", view.battle_strike[seat]),
        ("describe_battle_power", view.battle_power[seat]),
    ):
        if number:
            parts.append(words.phrase(key, bonus=f"{number:+}"))
    for key, number in (
        ("describe_path", view.path[seat]),
        ("describe_skips", view.skips[seat]),
        ("describe_extra", view.extra[seat]),
    ):
        if number:
            parts.append(words.phrase(key, n=number))
    return parts


def thing_phrase(words: Words, t: AdventureTables, number: int, ticks: int) -> str:
    """A card, what it does, and which of its boxes are left."""
    thing = t.things[number]
    part = words.spell(t, "gear", number)
    if not thing.boxes:
        return part
    if len(thing.uses) == 1:
        left = thing.boxes - ticked(ticks)
        return words.phrase("describe_uses", thing=part, left=left, boxes=thing.boxes)
    rows = [
        (words.spell(t, "does", use), t.uses[use].effect.boxes - (ticks >> 4 * row & 15))
        for row, use in enumerate(thing.uses)
    ]
    boxes = [does for does, left in rows for _ in range(left)]
    return words.phrase("describe_boxes", thing=part, boxes=", ".join(boxes) or words.nothing)


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
        glory=t.lair_glory if view.foe >= t.first_lair else t.foes[view.foe].glory,
        cap=0 if view.foe >= t.first_lair else t.foes[view.foe].cap,
        text=words.text(t.foes[view.foe].text) if t.foes[view.foe].text else "",
    ).rstrip()


def note_sentence(words: Words, t: AdventureTables, view: AdventureView, place: int, card: int, progress: int) -> str:
    """GL-10.1: what this seat has seen."""
    if place >= TOWNS:
        foe = t.foes[t.first_lair + card]
        name, text = words.text(foe.name), words.text(foe.text) if foe.text else ""
        strike, power, health = printed_numbers(foe, view.dragon_mode)
        facts: Facts = {"strike": strike, "power": power, "health": health, "glory": t.lair_glory}
        key = "describe_noted_mirror" if foe.mirror else "describe_noted_lair"
        return words.phrase(key, lair=words.text(t.lairs[place - TOWNS]), foe=name, text=text, **facts).rstrip()
    quest = t.quests[card]
    glory, coins = (t.second_glory, t.second_coins) if view.quest_up[place] else (quest.glory, quest.coins)
    return words.phrase(
        "describe_noted_quest",
        town=words.spell(t, "town", place),
        quest=words.text(quest.name),
        progress=progress_words(words, t, card, progress, view.turns[view.seat]),
        text=words.text(quest.text),
        glory=glory,
        coins=coins,
    )


def printed_numbers(foe: Foe, dragon_mode: bool) -> tuple[int, int, int]:
    """Strike, power and health by the card alone, with what it says of dragon mode."""
    strike, power = foe.strike, foe.power
    for effect in foe.effects:
        if dragon_mode and effect.do == MIGHT and effect.when == IN_DRAGON_MODE:
            if effect.what == OF_POWER:
                power += effect.n
            else:
                strike += effect.n
    return strike, power, foe.health


def progress_words(words: Words, t: AdventureTables, card: int, progress: int, turn: int) -> str:
    """How far a quest has come; ``turn`` is the number of the hero's own present or last turn."""
    quest = t.quests[card]
    if progress >= DONE:
        return words.phrase("progress_done")
    if quest.within and not progress:
        return words.phrase("progress_not_begun")
    if quest.within:
        return words.phrase("progress_late" if turn > progress else "progress_by_turn", turn=progress, now=turn)
    return words.phrase("progress_counted", done=counted(quest, progress), needed=needed(quest))
