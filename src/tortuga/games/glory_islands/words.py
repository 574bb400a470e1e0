"""What Glory Islands says, in English."""

from __future__ import annotations

from typing import Any

from tortuga.games.glory_islands.state import COLUMNS, ISLAND_LETTERS, STOPOVER
from tortuga.kernel.words import Words

PROMPTS = {
    "PlayCard": "Choose a sailing card; all are shown together",
    "MoveShip": "Sail your ship clockwise, 1 to {most} spaces",
    "PlacePirate": "Place a pirate in your ship's line, up to {reach} spaces away",
    "RecallPirate": "Your supply is empty: take one of your pirates off the board to place it anew",
    "BlownAshore": "The storm carries your pirate: choose any empty space of the islands",
    "KeepTreasure": "You drew {treasure}: keep one",
    "Special": "Pay to {special}?",
    "LiftPirate": "Choose the pirate to move",
    "MovePirate": "Move the pirate from {cell} to any empty space",
    "ScoreIslands": "Several islands are full: which is scored first?",
    "SearchWreck": "A wreck lies here, with {number} tokens: search it?",
    "TakeWreck": "The wreck holds tokens of value {wreck}: take {again}?",
}

LABELS = {
    "PlayCard": "{card}, costs {cost}",
    "MoveShip": "Sail {distance} to {sea}",
    **{f"MoveShip:{option}": "Stop over after {distance}, at {sea}" for option in range(STOPOVER + 1, 2 * STOPOVER)},
    "PlacePirate": "{cell}, {space}",
    "RecallPirate": "{cell}, {space}",
    "BlownAshore": "{cell}, {space}",
    "KeepTreasure": "{treasure}",
    "Special:0": "No, end the turn",
    "Special:1": "Pay 1 barrel: {special}",
    "Special:2": "Pay {spaces} sailing spaces{sinks}: {special}",
    "LiftPirate": "{cell}, {space}",
    "MovePirate": "{cell}, {space}",
    "ScoreIslands": "Island {island}",
    "SearchWreck:0": "Leave it alone",
    "SearchWreck:1": "Look through the tokens",
    "TakeWreck:0": "Take none",
    "TakeWreck": "Take the {wreck}",
}

EVENTS = {
    "round": "Round {round}",
    "played": "{seat} plays {card} and pays {cost}.",
    "sank": "{seat}'s ship sinks!",
    "order": "Turn order: {owner}.",
    "sailed": "{seat} sails {steps} to {sea}.",
    "compass": "{seat} passes the compass: {glory} glory.",
    "home": "{seat} comes home: {glory} glory.",
    "income": "{seat}'s pirate on {cell} earns {glory} glory.",
    "recalled": "{seat} takes a pirate back from {cell}.",
    "storm": "The storm seizes {seat}'s pirate.",
    "placed": "{seat} places a pirate on {cell} ({space}).",
    "glory": "{seat} gains {glory} glory.",
    "barrel": "{seat} takes a barrel.",
    "drew": "{seat} draws {number} from the bag.",
    "drew:secret": "{seat} draws {treasure}.",
    "kept": "{seat} keeps one treasure.",
    "kept:secret": "{seat} keeps {treasure}.",
    "morgan_treasure": "{seat} draws {treasure}.",
    "special": "{seat} pays {price} to {value}.",
    "lifted": "{seat} moves the pirate from {cell}.",
    "full": "Island {island} is full.",
    "share": "{seat} scores {glory} glory for island {island}.",
    "swapped": "{seat} and {rival} swap {card}.",
    "returned": "{seat} takes the discards back.",
    "morgan_shuffles": "{seat} shuffles a new draw pile.",
    "looked": "{seat} searches the wreck.",
    "looked:secret": "{seat} searches the wreck and finds {wreck}.",
    "salvaged": "{seat} takes a token from the wreck{barrel}.",
    "salvaged:secret": "{seat} takes a token of value {wreck} from the wreck{barrel}.",
    "morgan_salvage": "{seat} takes a token from the wreck unseen.",
    "final": "{seat}: {total} glory ({glory} earned, {pirates} pirates, {sailing} sailing, {sets} treasure, "
    "{barrels} barrels, {wrecks} wrecks); treasures: {treasure}.",
    "won": "{seat} is King of the Pirates!",
    "all_sunk": "All ships have sunk; nobody wins.",
}

REASONS = {
    "not_offered": "That is not open to you now",
    "discarded": "{card} lies on your discard pile",
    "not_your_card": "{card} is not in your hand",
    "second_stopover": "A turn has one stopover only",
    "no_stopover": "Only a 5 allows a stopover",
    "too_far": "Your ship can sail at most {most} now",
    "must_sail": "Your ship must sail at least 1 space",
    "just_left": "The pirate has just left {cell}; it must go to a new space",
    "occupied": "A pirate already stands on {cell}",
    "out_of_range": "{cell} is out of range: your card reaches {reach}",
    "not_in_line": "{cell} is not in your ship's line",
    "not_your_pirate": "None of your pirates stands on {cell}",
    "storm": "Nobody can stay in the storm",
    "not_drawn": "You did not draw {treasure}",
    "no_barrel": "You have no barrel",
    "barrel_only": "A 2 can only be paid for with a barrel",
    "not_full": "Island {island} is not full",
    "no_island": "There is no such island",
    "no_such_wreck": "The wreck holds no token of value {wreck}",
}

CHANCE = {
    "treasure": "Draw a treasure token from the bag. Which is it?",
    "card": "Turn over Henry Morgan's top card. Which is it?",
    "wreck": "Turn over a wreck token. Which value has it?",
}

SPECIALS = {2: "draw treasures and keep one", 3: "place a second pirate", 4: "move a pirate"}
SPACES = ("pirate field", "treasure chest", "barrel", "the storm")
CORNERS = ("Home", "the upper-right corner", "the compass", "the lower-left corner")


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words."""
    if fact == "cell":
        return str(t.word("cell", value)).upper()
    if fact == "card":
        return str(t.card_names[value])
    if fact == "treasure":
        return str(t.treasures[value])
    if fact == "steps":
        return f"stop over after {value - STOPOVER}" if value > STOPOVER else str(value)
    if fact == "sea":
        return sea_name(value)
    if fact == "space":
        return SPACES[value]
    if fact == "island":
        return ISLAND_LETTERS[value]
    if fact == "price":
        return ("nothing", "a barrel", "on the sailing track")[value]
    if fact in ("special", "value") and value in SPECIALS:
        return SPECIALS[value]
    if fact == "sinks":
        return " and sink" if value else ""
    if fact == "again":
        return "another for 1 barrel" if value else "one"
    if fact == "barrel":
        return ", for a barrel" if value else ""
    return str(value)


def sea_name(sea: int) -> str:
    """A sea space in words: a corner, or which row or column it faces."""
    edge, along = divmod(sea, 6)
    if along == 0:
        return CORNERS[edge]
    if edge == 0:
        return f"column {COLUMNS[along - 1]}, top"
    if edge == 1:
        return f"row {along}, right"
    if edge == 2:
        return f"column {COLUMNS[5 - along]}, bottom"
    return f"row {6 - along}, left"


FEATURES = {
    "glory": "glory already won",
    "pirates": "pirates ashore at the end",
    "sailing": "the sailing track",
    "sets": "sets of treasure",
    "barrels": "barrels kept",
    "wrecks": "wreck tokens",
    "sailed": "the way sailed",
    "short": "sailing points for the way home",
    "tight": "sailing points to spare",
    "fields": "pirates on pirate fields",
    "islands": "islands about to fill",
    "footholds": "footholds on islands",
    "supply": "pirates in supply",
    "empty": "a supply that is not empty",
    "kinds": "different treasures",
    "ahead": "being ahead in the race",
    "cards": "high cards in hand",
}

ENGLISH = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "glory")
