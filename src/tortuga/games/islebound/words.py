"""What Islebound says, in English."""

from __future__ import annotations

from typing import Any

from tortuga.games.islebound.state import (
    ANY,
    CUBE,
    DO_ATTACK,
    DO_DIPLOMACY,
    END,
    EVENT,
    GOOD_BITS,
    GOOD_KINDS,
    HAND,
    HUNT,
    LOOSE,
    MOST_BUILDINGS,
    MOST_SLOTS,
    MOST_UNITS,
    NO_LIMIT,
    PROPOSE,
    RAID,
    SKILLS,
    TRADE,
    TRADED,
    VISIT,
    WITHDRAW,
)
from tortuga.kernel.words import Words

PROMPTS = {
    "ChoosePort": "Choose your home port",
    "DraftCard": "Keep one building and pass the rest to the left",
    "MoveShip": "Sail your ship: speed {speed}, and 1 more for each of your {fish} fish",
    "ExhaustCrew": "Exhaust a crew member: {skill}",
    "Act": "You are at {town}: {done}",
    "RestCrew": "Rest your crew? Below deck: {crew}; injured: {hurt}",
    "Deal": "{town}: take what it offers?{left}",
    "Hire": "Hire a crew member?",
    "Reputation": "Activate a reputation card?",
    "Build": "Build a building for wood and fish?",
    "BuyFromHand": "Buy a building from your hand?",
    "DiscardCard": "Discard a building from your hand to pay a book",
    "PayUnit": "Which {kind} do you pay?",
    "Dump": "Your hold carries {hold}: throw {over} overboard",
    "SkipSlot": "House of Commons: leave slot {slot} free when you place your cubes?",
    "Commit": "Attack {town}, strength {number}. Sent so far: {unit}",
    "AddDie": "{number} dice so far: exhaust crew with combat for one die each?",
    "Reroll": "You rolled {die}, worth {best} at best; you need {number}. Reroll for 1 wood each?",
    "PlaceDie": "Dice left: {die}. Which goes on {unit}? You need {number}",
    "Injure": "Strength {strength}, needed {number}: injure crew for 1 strength each, or retreat?",
    "LoseUnit": "Retreat: which unit is lost?",
    "TakeBackCube": "You have no free cube: take one back from the influence track",
    "FreeVisit": "{town} is yours: visit it now?",
    "PayInfluence": "Win {town}: {paid} of {number} influence paid",
    "RaidWhom": "Whose ship do you want to raid?",
    "TakeCoins": "You won the raid: take coins from {rival}?",
    "TradeWith": "Who do you want to trade with?",
    "OfferGoods": "Trade with {rival}: you give {give} and take {take}",
    "Consent": "{rival} offers you {give} for {take}: agree?",
}

LABELS = {
    "ChoosePort": "{town}",
    "DraftCard": "{building}",
    "MoveShip": "{town}{spend}{crowd}",
    "ExhaustCrew": "{crew}",
    f"Act:{END}": "End your turn",
    f"Act:{VISIT}": "Visit {town}{cost}{exhaust}",
    f"Act:{DO_ATTACK}": "Attack {town}: strength {number} needed",
    f"Act:{DO_DIPLOMACY}": "Diplomacy at {town}: {number} of your {best} influence",
    f"Act:{HUNT}": "Hunt for treasure: {coins}",
    f"Act:{RAID}": "Raid a ship here",
    f"Act:{EVENT}": "Complete the event: {event} ({terms})",
    f"Act:{EVENT + 1}": "Complete the event: {event} ({terms})",
    f"Act:{TRADE}": "Trade with a ship here",
    f"Act:{HAND}": "Buy a building from your hand",
    "Act": "Buy {building} for {price}",
    "RestCrew:0": "Do not rest",
    "RestCrew:1": "Rest",
    "Deal:0": "Go on",
    "Deal": "Gain {goods}{cost}{exhaust}",
    "Hire:0": "Nobody",
    "Hire": "{crew} for {coins}",
    "Reputation:0": "None",
    "Reputation": "{reputation} ({boast}): {number} renown for you",
    f"Build:{MOST_BUILDINGS}": "Nothing",
    "Build": "{building} for {wood} wood and {fish} fish, worth {price}",
    f"BuyFromHand:{MOST_BUILDINGS}": "Nothing",
    "BuyFromHand": "{building} for {price}",
    "DiscardCard": "{building}",
    "PayUnit": "{unit}",
    "Dump": "{thrown} wood and {fish} fish",
    "SkipSlot:0": "No",
    "SkipSlot:1": "Leave slot {slot} free",
    f"Commit:{MOST_UNITS}": "Send no more",
    "Commit": "Send {send}",
    "AddDie:0": "No more",
    "AddDie": "{crew}",
    "Reroll:0": "Keep the dice",
    "Reroll": "Reroll a {keep}",
    "PlaceDie:0": "Place the dice in the best way: strength {best}",
    "PlaceDie": "{face}: {strength} strength",
    "Injure:0": "Retreat",
    "Injure": "Injure {crew}",
    "LoseUnit": "{unit}",
    "TakeBackCube": "Slot {slot}",
    "FreeVisit:0": "No",
    "FreeVisit:1": "Visit",
    "PayInfluence": "{payment}: {number}",
    "RaidWhom": "{rival}",
    "TakeCoins:0": "Leave them",
    "TakeCoins:1": "Take {coins}",
    "TradeWith": "{rival}",
    "OfferGoods": "{good}",
    "Consent:0": "Refuse",
    "Consent:1": "Agree",
}

EVENTS = {
    "first": "{seat} is the first player.",
    "home": "{seat} makes {town} a home port.",
    "row": "New in the building row: {building}.",
    "reputation": "A reputation card comes up: {reputation}.",
    "event_shown": "An event at {town}: {event}.",
    "drafted": "{seat} drafts a building.",
    "drafted:secret": "{seat} drafts {building}.",
    "round": "Round {round}",
    "last_round": "Round {round}, the last one",
    "sailed": "{seat} sails to {town}{spend}.",
    "exhausted": "{seat} exhausts {crew}.",
    "visits": "{seat} visits {town}.",
    "fee_map": "{seat} pays {coins} onto the treasure map.",
    "fee": "{seat} pays {coins} to {owner}.",
    "pays": "{seat} pays {goods}.",
    "cargo": "{seat} gains {goods}.",
    "coins": "{seat} gains {coins}.",
    "renown": "{seat} gains {number} renown.",
    "token": "{seat} takes a renown token: {goods}.",
    "token_shown": "The next renown token: {goods}.",
    "seven": "{seat} completes another seven.",
    "unit": "{seat} gains {unit}.",
    "ichor": "Ichor comes to {seat}.",
    "paid_unit": "{seat} pays {unit}.",
    "drew": "{seat} draws a building.",
    "drew:secret": "{seat} draws {building}.",
    "discarded": "{seat} discards {building}.",
    "dumped": "{seat} throws {thrown} wood and {fish} fish overboard.",
    "cubes": "{seat} places cubes on the influence track: slot {slot}.",
    "ability": "{building} works for {seat}.",
    "rested": "{seat} rests: {number} on deck, {healed} healed below.",
    "crew_shown": "Next in the crew stack: {crew}.",
    "hired": "{seat} hires {crew} for {coins}.",
    "brags": "{seat} activates {reputation}.",
    "bought": "{seat} buys {building} for {coins}.",
    "built": "{seat} builds {building} for {wood} wood and {fish} fish.",
    "hunts": "{seat} hunts for treasure.",
    "event": "{seat} completes {event} and pays {goods}.",
    "attacks": "{seat} attacks {town}, strength {number}.",
    "sent": "{seat} sends {unit}.",
    "rolled": "{seat} rolls {die}.",
    "rerolled": "{seat} pays 1 wood and rerolls a {die}: {face}.",
    "assigned": "{seat} puts a {die} on {unit}.",
    "strength": "{seat} reaches strength {strength} of {number}.",
    "hurt": "{seat} injures {crew}.",
    "retreats": "{seat} retreats from {town}.",
    "lost_unit": "{seat} loses {unit}.",
    "recalled": "{seat} takes a cube back from slot {slot}.",
    "captured": "{seat} takes control of {town}.",
    "negotiates": "{seat} negotiates at {town} for {number} influence.",
    "spent_cube": "{seat} pays the cube on slot {slot}: {number} influence.",
    "raids": "{seat} raids {rival}.",
    "raid_roll": "{seat} rolls {die}: {hits} hits.",
    "plundered": "{seat} takes {coins} from {rival}.",
    "offered": "{seat} offers {rival} {give} for {take}.",
    "agreed": "{seat} agrees.",
    "refused": "{seat} refuses.",
    "end_triggered": "{seat} triggers the end: one more round follows this one.",
    "ended": "{seat} ends the turn.",
    "final": "{seat}: {total} renown ({coins}, buildings {buildings}, abilities {abilities}, track {track}, "
    "tokens {tokens}).",
    "won": "{seat} has the most renown!",
}

REASONS = {
    "not_offered": "You cannot choose that now",
    "port_taken": "{town} is already somebody's home port",
    "not_a_port": "{town} is not a sea port",
    "not_in_pack": "That building is not among those you can choose from",
    "buy_from_hand": "Buildings are bought from your hand",
    "declined": "You have just bought nothing: do something else first",
    "empty_hand": "You have no building in hand",
    "not_in_hand": "That building is not in your hand",
    "must_move": "Your ship must leave {town} and cannot return in the same turn",
    "too_far": "{town} is too far: your speed is {speed} and you have {fish} fish",
    "crowded": "Another ship is there, and you have nobody with administrate on deck",
    "crowded_board": "The other ship is on the same sea board, and you have nobody with administrate on deck",
    "not_on_deck": "You have no such crew member on deck",
    "lacks_skill": "That crew member does not have the skill",
    "needed_elsewhere": "That crew member is needed for another part of the cost",
    "dump_exactly": "Throw away exactly what is too much, and no more than you have",
    "not_ichor": "Ichor cannot be paid",
    "no_such_unit": "You have no such pirate or serpent",
    "action_taken": "You have already taken your action this turn",
    "no_coin_to_enter": "You have no coin to pay the entry cost of {town}",
    "no_crew_to_enter": "You have nobody on deck to pay the entry cost of {town}",
    "own_town": "{town} is already yours",
    "no_red_banner": "{town} has no red banner: it cannot be attacked",
    "no_blue_banner": "{town} has no blue banner: it is not open to diplomacy",
    "no_units": "You have no pirate or sea serpent to attack with",
    "too_little_influence": "Your influence is not enough for {town}",
    "no_event": "There is no event there",
    "event_elsewhere": "That event is in another region",
    "cannot_pay": "You cannot pay for that",
    "nobody_to_exhaust": "You have nobody on deck to exhaust for that",
    "too_few_coins": "You have too few coins",
    "too_few_books": "You have too few books for that place in the row",
    "too_little_cargo": "You have too little wood or fish",
    "not_in_row": "That building is not in the row",
    "no_such_offer": "{town} makes no such offer",
    "nothing_left": "There is nothing left to gain from that",
    "nobody_there": "Nobody is left in that place of the row",
    "no_reputation_left": "There is no reputation card there",
    "send_one": "Send at least one pirate or sea serpent",
    "sent_in_order": "Units are sent in the order of their kinds",
    "no_combat": "That crew member has no combat skill",
    "no_such_die": "No die shows that",
    "not_sent": "No such unit was sent",
    "no_cube_there": "None of your cubes is there",
    "no_negotiator": "You have no such crew member with negotiate on deck",
    "not_this_variant": "This game is played without that variant",
    "nobody_here": "No other ship is in your region",
    "not_here": "{rival} is not in your region",
    "offers_made": "You have made all your offers for this turn",
    "trades_made": "You have made all your trades for this turn",
    "nothing_for_nothing": "Each side must gain something",
    "ichor_not_traded": "Ichor cannot be traded",
    "not_so_many": "There are not that many to trade",
    "same_kind": "Both sides cannot give the same kind",
}

CHANCE = {
    "board": "Shuffle the sea boards. Which one lies in the next place (west, north, south, east)?",
    "port": "Shuffle the ports. Which one lies in the next corner?",
    "first": "Draw the first player. Which seat is it?",
    "event": "Turn over the next event. Which one is it?",
    "reputation": "Turn over the next reputation card. Which one is it?",
    "crew": "Look at the next crew member of the stack. Who is it?",
    "token": "Look at the next renown token. What is its reward?",
    "building": "Draw a building. Which one is it?",
    "pirate": "Draw a pirate. Which one is it?",
    "serpent": "Draw a sea serpent. Which one is it?",
    "die": "Roll a die. What is the result?",
}

NAMES = ("coin", "wood", "fish", "book", "renown", "pirate", "sea serpent", "influence cube")
COUNTED_NAMES = (
    "building",
    "town",
    "crew member with two skills",
    "book",
    "pirate",
    "sea serpent",
    "wood",
    "fish",
    "cube on the influence track",
)
PLURALS = ("coins", "wood", "fish", "books", "renown", "pirates", "sea serpents", "influence cubes")


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words."""
    if fact == "town":
        return str(t.town_names[value])
    if fact in ("crew", "skill"):
        return crew_name(value)
    if fact == "building":
        return str(t.building_names[value]) if 0 <= value < len(t.building_names) else "no building"
    if fact in ("unit", "send"):
        return str(t.unit_names[value]) if value < len(t.unit_names) else "no unit"
    if fact == "goods":
        return amount(value // GOOD_KINDS, value % GOOD_KINDS)
    if fact == "kind":
        return NAMES[value]
    if fact == "coins":
        return amount(value, 0)
    if fact == "event":
        return str(t.event_names[value])
    if fact == "reputation":
        return str(t.brag_names[value])
    if fact == "terms":
        return event_terms(t, value)
    if fact == "boast":
        return brag_terms(t, value)
    if fact == "slot":
        return str(value + 1)
    if fact == "payment":
        return f"slot {value + 1}" if value < MOST_SLOTS else crew_name(value - MOST_SLOTS)
    if fact in ("give", "take"):
        return traded(t, value // TRADED, value % TRADED)
    if fact == "good":
        if value in (PROPOSE, WITHDRAW):
            return "Propose it" if value == PROPOSE else "Withdraw"
        return ("Give " if value < TRADED else "Take ") + traded(t, 1, value % TRADED)
    return clause_of(fact, value)


def clause_of(fact: str, value: int) -> str:
    """Facts that are whole pieces of a sentence."""
    if fact == "spend":
        return f", {value} fish" if value else ""
    if fact == "crowd":
        return ", exhausting one with administrate" if value else ""
    if fact == "done":
        return "free actions, or end your turn" if value else "one action and any free actions"
    if fact == "left":
        return f" {value} times at most" if 1 < value < NO_LIMIT else ""
    if fact == "cost":
        mask = (1 << GOOD_BITS) - 1
        numbers = [value >> GOOD_BITS * good & mask for good in range(GOOD_KINDS)]
        return f" for {amounts(numbers)}" if value else ""
    if fact == "exhaust":
        return f", exhausting {crew_name(value)}" if value else ""
    return str(value)


def amount(number: int, good: int) -> str:
    return f"{number} {NAMES[good] if number == 1 else PLURALS[good]}"


def amounts(numbers: list[int]) -> str:
    return " and ".join(amount(number, good) for good, number in enumerate(numbers) if number) or "nothing"


def event_terms(t: Any, card: int) -> str:
    """What an event costs and brings."""
    event = t.events[card]
    price = [amounts(event.pay)] if max(event.pay) else []
    price += [f"exhausting {crew_name(skills)}" for skills in event.exhaust]
    return f"{', '.join(price)}: {amount(event.cubes, CUBE)}"


def brag_terms(t: Any, card: int) -> str:
    """What a reputation card brings to its visitor, then to everybody."""
    size = t.brag_size[card]
    things = COUNTED_NAMES[t.brag_per[card]] if size == 1 else f"{size} {COUNTED_NAMES[t.brag_per[card]]}"
    most = f", {t.brag_limit[card]} at most" if t.brag_limit[card] else ""
    return f"{t.brag_renown[card]} for the visitor, then for everybody 1 for each {things}{most}"


def traded(t: Any, number: int, good: int) -> str:
    if good < LOOSE:
        return amount(number, good + 1)
    return f"{number} {t.unit_names[good - LOOSE] if good - LOOSE < len(t.unit_names) else 'nothing'}"


def crew_name(skills: int) -> str:
    if skills == ANY:
        return "anybody"
    return " and ".join(SKILLS[i] for i in range(len(SKILLS)) if skills & (1 << i)) or "nobody"


FEATURES = {
    "coins": "coins",
    "renown": "renown",
    "tokens": "renown tokens",
    "prices": "the prices of buildings",
    "buildings": "the number of buildings",
    "fame": "the next renown token",
    "wood": "wood",
    "fish": "fish",
    "books": "books",
    "units": "pirates and serpents",
    "crew": "crew",
    "rested": "a rested crew",
    "towns": "your own towns",
    "cubes": "influence",
    "plans": "plans in hand",
    "action": "what this action still brings",
}

ENGLISH = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "points")
