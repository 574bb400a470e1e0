"""What To Glory! says, in English."""

from __future__ import annotations

from typing import Any

from tortuga.games.to_glory.state import COLOURS, KRAKEN, LETTERS, NOWHERE, SHIP, SURE
from tortuga.kernel.words import Words

PROMPTS = {
    "ChooseCaptain": "Choose your captain",
    "ChooseShip": "Choose your ship",
    "FaceShip": "Which way does your ship face?",
    "PlaceKraken": "Place the Kraken on a sea hex away from the ships and the Tower",
    "FaceKraken": "Which way does the Kraken face?",
    "FaceTower": "Which way does the Tower face?",
    "Act": "Your turn. You have {left}{fired}{used}{running}",
    "ExploreIsland": "Which island do you explore?",
    "CommandKraken": "Move or steer the Kraken{running}",
    "SteerTower": "Which way do you steer the Tower?",
    "ChooseGun": "Which gun do you fire?",
    "PressPoint": "You fire {gun}. Where do you press the lever? 1 is near the pivot, fast but erratic; "
    "4 is the end of the tab, slow but precise",
    "Strength": "You fire {gun}, press point {press}. How strongly do you press? In brackets: the odds of a hit, "
    "of a cube that stays on something, of a captain knocked off",
    "UseAbility": "{captain} gives {gift}; {parts} left",
}

LABELS = {
    "ChooseCaptain": "{captain}: {gift}",
    "ChooseShip": "The {colour} ship, on island {island}",
    "FaceShip": "Face {facing}",
    "PlaceKraken": "{hex}",
    "FaceKraken": "Face {facing}",
    "FaceTower": "Face {facing}",
    "Act:0": "End your turn",
    "Act:1": "Move ahead to {hex}",
    "Act:2": "Steer left, to face {facing}",
    "Act:3": "Steer right, to face {facing}",
    "Act:4": "Explore island {island}",
    "Act:5": "Move or steer the Kraken",
    "Act:6": "Steer the Tower",
    "Act:7": "Fire a volley",
    "Act:8": "Captain's ability: {gift}",
    "ExploreIsland": "Island {island}",
    "CommandKraken": "Move to the {command}, {hex}",
    "CommandKraken:6": "Steer left, to face {facing}",
    "CommandKraken:7": "Steer right, to face {facing}",
    "SteerTower": "Steer {steer}, to face {facing}",
    "ChooseGun:0": "Your own ship, facing {facing}: hits up to {odds}",
    "ChooseGun:1": "The Kraken, facing {facing}: hits up to {odds}",
    "ChooseGun:2": "The Tower, facing {facing}: hits up to {odds}",
    "PressPoint": "Press point {press}: hits up to {odds}",
    "Strength": "Strength {strength} ({hit}, {landed}, {off})",
    "UseAbility:0": "No more",
    "UseAbility:1": "Move ahead to {hex}",
    "UseAbility:2": "Steer left, to face {facing}",
    "UseAbility:3": "Steer right, to face {facing}",
    "UseAbility": "Move the Kraken to {hex}",
}

EVENTS = {
    "captain": "{seat} sails under {captain}.",
    "ship": "{seat} takes the {colour} ship, at {hex}.",
    "faces": "{seat}'s ship faces {facing}.",
    "kraken_placed": "{seat} places the Kraken on {hex}.",
    "kraken_faces": "The Kraken faces {facing}.",
    "tower_faces": "The Tower faces {facing}.",
    "round": "Round {round}",
    "back_aboard": "{seat}'s captain climbs back on the ship.",
    "end": "{seat} ends the turn.",
    "ability": "{seat} uses the ability of {captain}.",
    "moved": "{seat} moves to {hex}.",
    "treasure": "{seat} digs at island {island} and finds a treasure chest: {chests} now.",
    "kraken_moved": "{seat} moves the Kraken to {hex}.",
    "kraken_steered": "{seat} turns the Kraken to face {facing}.",
    "steered": "{seat} steers to face {facing}.",
    "tower_steered": "{seat} turns the Tower to face {facing}.",
    "explores": "{seat} explores island {island}.",
    "map": "{seat} finds a treasure map.",
    "map:secret": "{seat} finds a treasure map: it leads to island {goal}.",
    "jolly": "{seat} draws a Jolly Roger and is cursed!",
    "no_map": "There is no map left on island {island}.",
    "volley": "{seat} fires {gun}: press point {press}, strength {strength}.",
    "volley_by_hand": "{seat} fires {gun}.",
    "overboard": "{seat}'s captain is knocked off the ship!",
    "gold": "{seat}'s volley {result}: {gold} gold.",
    "missed": "{seat}'s volley hits nothing that counts.",
    "cured": "{seat} is cured of the curse.",
    "cursed": "{seat} is cursed by {rival}'s volley!",
    "final": "{seat}: {glory} glory ({gold} gold, {chests} chests).",
    "won": "{seat} sails to glory!",
}

REASONS = {
    "not_offered": "That is not open to you now",
    "captain_taken": "{captain} is somebody else's captain",
    "ship_taken": "The {colour} ship is somebody else's",
    "no_sea": "{hex} is not open sea",
    "kraken_neighbour": "{hex} is next to a ship or the Tower",
    "kraken_must_go_on": "The Kraken must not stay where it is: move it on first",
    "ship_must_go_on": "A piece must not stay next to its neighbour: move on first",
    "fired": "You have fired your volley",
    "used": "You have used your captain's ability",
    "cursed": "You are cursed: {captain} is of no help",
    "ability_idle": "Your captain's ability could do nothing now",
    "no_actions": "You have no skipper actions left",
    "has_map": "You hold a map already",
    "island_empty": "There are no map tokens left there",
    "no_island": "Your ship does not lie beside that island, or beside any",
    "edge": "That is off the board",
    "occupied": "Another piece is on {hex}",
    "stuck": "You could not get clear of the ship, the Kraken or the Tower beside it with what is left",
    "begun": "Carry out at least one part of the ability",
    "other_ability": "That is not your captain's ability",
}

CHANCE = {
    "token": "Draw one of the island's map tokens, unseen. Which is it?",
    "shot-red": "What did the volley do to the red ship?",
    "shot-yellow": "What did the volley do to the yellow ship?",
    "shot-blue": "What did the volley do to the blue ship?",
    "shot-green": "What did the volley do to the green ship?",
    "shot-kraken": "What did the volley do to the Kraken?",
    "shot-tower": "What did the volley do to the Tower?",
}

FACING_NAMES = ("east", "south-east", "south-west", "west", "north-west", "north-east")
GUN_NAMES = ("the ship's cannon", "the Kraken", "the Tower")
GIFTS = ("free moves of your ship", "free turns of your ship", "free turns of the Tower", "free moves of the Kraken")
RESULTS = ("misses", "hits", "lands a cube", "knocks a captain off")


def spell(t: Any, fact: str, value: Any) -> str:
    """A fact in words."""
    if fact == "hex":
        return str(t.word("hex", value)) if value != NOWHERE else "no hex"
    if fact == "captain":
        return str(t.captain_names[value])
    if fact == "colour":
        return COLOURS[value]
    if fact in ("facing", "command"):
        return FACING_NAMES[value] if value < 6 else ("left", "right")[value - 6]
    if fact in ("island", "goal"):
        return LETTERS[value]
    if fact == "gun":
        return GUN_NAMES[value]
    if fact == "steer":
        return ("left", "right")[value]
    if fact == "result":
        return RESULTS[value]
    if fact in ("press", "strength"):
        return str(value + 1)
    if fact == "gift":
        return f"{t.ability_parts} {GIFTS[value]}"
    if fact in ("odds", "hit", "landed", "off"):
        return f"{round(100 * value / SURE)} %"
    if fact == "left":
        return "1 skipper action" if value == 1 else f"{value} skipper actions"
    if fact == "fired":
        return "" if value else ", a volley"
    if fact == "used":
        return "" if value else ", your captain's ability"
    if fact == "running":
        return {SHIP: "; your ship must not stay there", KRAKEN: "; the Kraken must not stay there"}.get(value, "")
    return str(value)


FEATURES = {
    "gold": "gold",
    "chests": "treasure chests",
    "free": "a captain without a curse",
    "map": "a treasure map",
    "voyage": "the voyage to where the map leads",
    "landfall": "being close to where the map leads",
    "search": "being close to an island to search",
    "aboard": "the captain aboard",
    "volley": "the volley being aimed",
    "captain": "what the captain can do",
}

ENGLISH = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "glory")
