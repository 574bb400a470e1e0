"""What Glory says, in English."""

from __future__ import annotations

from typing import Any

from tortuga.games.glory.state import FIRST_PLACE, FIRST_USE, FIRST_WARE, NOWHERE, TOWNS
from tortuga.kernel.words import Words

PROMPTS = {
    "ChooseHero": "Choose your hero",
    "ChooseStart": "Choose where to start, beside the castle",
    "BeforeMoving": "Your turn: how do you move?",
    "MovementRoll": "You rolled {die}: move {steps}?",
    "MoveTo": "Move {steps}: where does it end?",
    "MoveWithin": "Move anywhere within {reach} spaces",
    "EndOfTurn": "Your turn ends. Use anything first?",
    "Buy": "The market: you have {coins}",
    "Weave": "Keep and follow which fate? The other is discarded",
    "FateRoll": "{fate}: {text} You rolled {die}{bonus}",
    "PayFor": "Pay {price} for {glory} glory?",
    "Peek": "Peek at which card?",
    "GoNearest": "Several are equally near: where do you go?",
    "Stroll": "Move up to {reach} spaces; nothing happens there",
    "TakeGift": "Take one of the cheapest goods",
    "FollowOne": "Which of your new fates do you follow?",
    "ClosestLair": "Look into the closest lair?",
    "AtHaven": "You rest at a haven. Use anything?",
    "EnterLair": "In {lair} waits {foe}. {text} Engage?",
    "ClaimQuest": "{quest}: {done}",
    "KeepAbility": "Keep which ability?",
    "Engage": "{foe} has {foe_health} health, you have {health}. {text} Engage?",
    "BeforeStrike": "Before the dice: use anything against {foe}?",
    "StrikeRoll": "Your strike roll is {mine}, that of {foe} is {theirs}. Change yours?",
    "Hit": "{foe} deals you {number} damage. Reduce it?",
    "CheatDeath": "What saves you from death?",
}

LABELS = {
    "ChooseHero": "{hero}: strike {strike}, power {power}, health {health}. {special} Starts with {thing}.",
    "ChooseStart": "{space}",
    "BeforeMoving:0": "Roll the die",
    "BeforeMoving:1": "Having begun on a haven: move anywhere within {reach} spaces",
    "BeforeMoving:2": "By the fairy's path: move anywhere within {path} spaces",
    "BeforeMoving": "{use}",
    "MovementRoll:0": "Move {steps}",
    "MovementRoll:1": "March{cost}: {more} more",
    "MovementRoll": "{use}",
    "MoveTo": "{space}",
    "MoveWithin": "{space}",
    "EndOfTurn:0": "End the turn",
    "EndOfTurn": "{use}",
    "Buy:0": "Buy nothing more",
    "Buy:1": "Pay for your quest",
    "Buy": "{ware} for {price}. {text}",
    "Weave": "{fate}: {text}",
    "FateRoll:0": "Keep the roll",
    "FateRoll": "{use}",
    "PayFor:0": "Pay nothing",
    "PayFor:1": "Pay {price}",
    "Peek": "{place}",
    "GoNearest": "{space}",
    "Stroll:0": "Stay here",
    "Stroll": "{space}",
    "TakeGift": "{good}: {text}",
    "FollowOne": "{fate}: {text}",
    "ClosestLair:0": "Do not look",
    "ClosestLair": "{place}",
    "AtHaven:0": "Go on",
    "AtHaven": "{use}",
    "EnterLair:0": "Leave it alone",
    "EnterLair:1": "Engage",
    "EnterLair": "{use}",
    "ClaimQuest:0": "Not now",
    "ClaimQuest:1": "Flip the quest",
    "KeepAbility": "{ability}: {text}",
    "Engage:0": "Withdraw",
    "Engage:1": "Engage",
    "Engage": "{use}",
    "BeforeStrike:0": "Roll the dice",
    "BeforeStrike": "{use}",
    "StrikeRoll:0": "Keep the roll",
    "StrikeRoll": "{use}",
    "Hit:0": "Take it",
    "Hit": "{use}",
    "CheatDeath": "{use}",
}

EVENTS = {
    "hero": "{seat} is the {hero}.",
    "start": "{seat} starts on {space}.",
    "market": "The market offers {good}.",
    "start_roll": "{seat} rolls {die} for the first turn.",
    "begins": "{seat} begins.",
    "reshuffled": "The discards become a new {deck} deck.",
    "turn": "Round {round}: {seat}'s turn.",
    "skipped": "{seat} skips a turn.",
    "rolled": "{seat} rolls {die}{bonus}.",
    "rerolled": "{seat} rolls again: {die}.",
    "marched": "{seat} marches{cost}.",
    "moved": "{seat} comes to {space}.",
    "strolled": "{seat} strolls to {space}.",
    "healed": "{seat} regains {number} health.",
    "hurt": "{seat} loses {number} health.",
    "more_health": "{seat}'s maximum health rises by {number}.",
    "earned": "{seat} gains {number} coin(s).",
    "lost_coins": "{seat} loses {number} coin(s).",
    "used": "{seat} uses {use}.",
    "used_up": "{seat}'s {thing} is used up.",
    "gained": "{seat} has {thing} now.",
    "bought": "{seat} buys {good} for {price}.",
    "new_good": "The market has a new good: {good}.",
    "tithe": "{seat} pays {number} coins at the castle.",
    "drew_fates": "{seat} draws the fates {fate}.",
    "fate": "{seat} draws the fate {fate}: {text}",
    "drew_abilities": "{seat} draws the abilities {ability}.",
    "no_ability": "No ability is left for {seat} to draw.",
    "peeked_quest": "{seat} peeks at the quest of {town}.",
    "peeked_quest:secret": "{seat} peeks at the quest of {town}: {quest}.",
    "peeked_lair": "{seat} peeks into {lair}.",
    "peeked_lair:secret": "{seat} peeks into {lair}: {foe}.",
    "quest": "{seat} has completed {quest} for {town}: {glory} glory, {coins}.",
    "glory": "{seat} gains {glory} glory and has {total}.",
    "fifteen": "{seat} is the first so great, and will skip a turn.",
    "won": "{seat} wins the game!",
    "fairy": "{seat} meets the {foe}: {text}",
    "fairy_passes": "{foe} passes by; another card is drawn.",
    "meets": "{seat} faces {foe} (strike {strike}, power {power}, health {health}). {text}",
    "engages": "{seat} engages {foe}.",
    "dice": "{seat} rolls {die}, {foe} rolls {foe_die}.",
    "dice_thrown": "{seat} rolls {die}; {rival} throws {foe_die} for {foe}.",
    "strikes": "{seat} strikes with {mine}, {foe} with {theirs}.",
    "wounds": "{foe} loses {number} health and has {foe_health}.",
    "regains": "{foe} regains health and has {foe_health}.",
    "suffers": "{seat} takes {number} damage and has {health} health.",
    "saved": "{seat} stays alive with 1 health.",
    "beaten": "{seat} has beaten {foe}: {glory} glory.",
    "withdraws": "{seat} withdraws from {foe}.",
    "lies": "{foe} lies down beside {space}.",
    "dies": "{seat} falls to {foe} and is out of the game.",
}

REASONS = {
    "not_offered": "That is not open to you now",
    "no_such_way": "That is no choice here",
    "no_such_use": "No card has such an effect",
    "not_yours": "You do not have that card",
    "ticked": "Its boxes are all ticked",
    "spent": "You have used that already",
    "goods_void": "Goods have no effect in this battle",
    "not_now": "That cannot be used now, or would change nothing",
    "hero_taken": "{hero} is already taken",
    "no_such_hero": "There is no such hero",
    "start_taken": "Somebody stands on {space} already",
    "not_beside_castle": "{space} is not beside the castle",
    "not_on_haven": "Your turn did not begin on a haven",
    "no_path": "No fairy has shown you a path",
    "marched": "You have marched in this turn",
    "too_weak": "Marching would cost your last health",
    "cannot_march": "Your hero cannot march",
    "no_such_space": "There is no such space",
    "not_stay": "You cannot stay where you are",
    "no_path_there": "No permitted path of {steps} ends on {space}",
    "too_far": "{space} is not within {reach} spaces",
    "no_tithe": "No quest of yours wants a payment that you can make",
    "too_dear": "{ware} costs {price}, and you have {coins}",
    "not_for_sale": "That is not in the market",
    "not_drawn": "You did not draw that fate",
    "no_coins": "You have not enough coins",
    "nothing_to_peek": "There is nothing to peek at",
    "not_nearest": "{space} is not the nearest",
    "not_cheapest": "{good} is not the cheapest",
    "lair_empty": "That lair is empty",
    "not_closest": "That is not the closest lair",
    "not_done": "You have not done that quest, or not before you came",
    "no_toll": "You cannot pay the toll",
    "ability_not_drawn": "You did not draw that ability",
}

CHANCE = {
    "hero": "Draw a hero board. Which is it?",
    "start": "Roll to see who begins. What came?",
    "good": "Draw a good. Which is it?",
    "ability": "Draw an ability. Which is it?",
    "battle": "Draw a battle card. Which is it?",
    "fate": "Draw a fate. Which is it?",
    "quest": "Look at the quest. Which is it?",
    "lair": "Look at the lair card. Which is it?",
    "movement": "Roll for the movement. What came?",
    "strike": "Roll the hero's strike die. What came?",
    "monster": "Another player rolls for the monster. What came?",
    "fate_roll": "Roll for the fate. What came?",
}

KINDS = ("the castle", "lair", "town", "battle", "fate", "haven", "blank")


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words."""
    if fact == "space":
        return space_name(t, value)
    if fact == "hero":
        return str(t.heroes[value].name) if value < len(t.heroes) else "nobody"
    if fact == "use":
        return use_name(t, value)
    if fact == "ware":
        return spell(t, "good", value - FIRST_WARE) if value >= FIRST_WARE else str(t.word("ware", value))
    if fact == "good":
        return str(t.things[t.first_good + value].name) if value < len(t.goods_count) else "nothing"
    if fact == "ability":
        return str(t.things[t.first_ability + value].name) if value < len(t.ability_count) else "nothing"
    if fact == "thing":
        return str(t.things[value].name)
    if fact == "fate":
        return str(t.fates[value].name) if value < len(t.fates) else "nothing"
    if fact == "foe":
        return str(t.foes[value].name)
    if fact == "quest":
        return f"{t.quests[value].name} ({t.quests[value].text})"
    if fact == "town":
        return str(t.towns[value])
    if fact == "lair":
        return f"the {t.lairs[value]}"
    if fact == "place":
        return place_name(t, value)
    if fact == "coins":
        return "1 coin" if value == 1 else f"{value} coins"
    if fact == "bonus":
        return f", {value:+} by cards" if value else ""
    if fact == "done":
        return "it is done; flip it for the reward?" if value else "it is not done yet"
    if fact == "cost":
        return f" for {value} health" if value else " for nothing"
    if fact == "more":
        return "1 space" if value == 1 else f"{value} spaces"
    return str(value)


def space_name(t: Any, space: int) -> str:
    """A space in words: "h1 (town Larkspur)"."""
    if not 0 <= space < len(t.kind):
        return "nowhere"
    name = KINDS[t.kind[space]]
    if t.town_of[space] >= 0:
        name = f"town {t.towns[t.town_of[space]]}"
    elif t.lair_of[space] >= 0:
        name = f"lair {t.lairs[t.lair_of[space]]}"
    return f"{t.space_words[space]} ({name})"


def use_name(t: Any, option: int) -> str:
    use = option - FIRST_USE
    if not 0 <= use < len(t.uses):
        return "nothing"
    thing = t.things[t.uses[use].thing]
    word = t.uses[use].word.rpartition("-")[2]
    return f"{thing.name}: {VERBS.get(word, word)}" if len(thing.uses) > 1 else str(thing.name)


VERBS = {"reroll": "re-roll", "add": "add to the roll", "heal": "regain health"}


def place_name(t: Any, place: int) -> str:
    if place == NOWHERE:
        return "nowhere"
    if place - FIRST_PLACE < len(t.towns):
        return f"the quest of {t.towns[place - FIRST_PLACE]}"
    lair = place - FIRST_PLACE - TOWNS
    return f"the card of the {t.lairs[lair]}" if 0 <= lair < len(t.lairs) else "nowhere"


FEATURES = {
    "glory": "glory",
    "health": "health",
    "vigour": "maximum health",
    "peril": "staying out of peril",
    "strike": "strike",
    "power": "power",
    "coins": "coins",
    "goods": "goods",
    "abilities": "abilities",
    "luck": "fate and bonuses to come",
    "tempo": "turns to come",
    "battle": "the battle at hand",
    "quests": "quests under way",
    "places": "where the hero stands",
}

ENGLISH = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "glory")
