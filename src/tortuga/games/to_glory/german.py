"""Was To Glory! sagt, auf Deutsch."""

from __future__ import annotations

from typing import Any

from tortuga.games.to_glory.state import KRAKEN, LETTERS, NOWHERE, SHIP, SURE
from tortuga.kernel.words import Words

PROMPTS = {
    "ChooseCaptain": "Wähle deinen Kapitän",
    "ChooseShip": "Wähle dein Schiff",
    "FaceShip": "Wohin zeigt dein Schiff?",
    "PlaceKraken": "Setze den Kraken auf ein Meeresfeld, fern von den Schiffen und vom Turm",
    "FaceKraken": "Wohin zeigt der Kraken?",
    "FaceTower": "Wohin zeigt der Turm?",
    "Act": "Du bist am Zug. Du hast {left}{fired}{used}{running}",
    "ExploreIsland": "Welche Insel erkundest du?",
    "CommandKraken": "Bewege oder drehe den Kraken{running}",
    "SteerTower": "Wohin drehst du den Turm?",
    "ChooseGun": "Welche Kanone feuerst du ab?",
    "PressPoint": "Du feuerst {gun} ab. Wo drückst du auf den Hebel? 1 ist nahe am Drehpunkt, schnell, aber unstet; "
    "4 ist das Ende der Lasche, langsam, aber genau",
    "Strength": "Du feuerst {gun} ab, Druckpunkt {press}. Wie fest drückst du? In Klammern: die Aussicht auf einen "
    "Treffer, auf einen Würfel, der liegen bleibt, auf einen Kapitän, der über Bord geht",
    "UseAbility": "{captain} schenkt dir {gift}; noch {parts}",
}

LABELS = {
    "ChooseCaptain": "{captain}: {gift}",
    "ChooseShip": "Das {colour} Schiff, auf Insel {island}",
    "FaceShip": "Nach {facing}",
    "PlaceKraken": "{hex}",
    "FaceKraken": "Nach {facing}",
    "FaceTower": "Nach {facing}",
    "Act:0": "Deinen Zug beenden",
    "Act:1": "Vorwärts nach {hex} fahren",
    "Act:2": "Nach links steuern, Richtung {facing}",
    "Act:3": "Nach rechts steuern, Richtung {facing}",
    "Act:4": "Insel {island} erkunden",
    "Act:5": "Den Kraken bewegen oder drehen",
    "Act:6": "Den Turm drehen",
    "Act:7": "Eine Salve abfeuern",
    "Act:8": "Gabe deines Kapitäns: {gift}",
    "ExploreIsland": "Insel {island}",
    "CommandKraken": "Nach {command} bewegen, auf {hex}",
    "CommandKraken:6": "Nach links drehen, Richtung {facing}",
    "CommandKraken:7": "Nach rechts drehen, Richtung {facing}",
    "SteerTower": "Nach {steer} drehen, Richtung {facing}",
    "ChooseGun:0": "Dein eigenes Schiff, Richtung {facing}: trifft bis zu {odds}",
    "ChooseGun:1": "Der Kraken, Richtung {facing}: trifft bis zu {odds}",
    "ChooseGun:2": "Der Turm, Richtung {facing}: trifft bis zu {odds}",
    "PressPoint": "Druckpunkt {press}: trifft bis zu {odds}",
    "Strength": "Stärke {strength} ({hit}, {landed}, {off})",
    "UseAbility:0": "Genug",
    "UseAbility:1": "Vorwärts nach {hex} fahren",
    "UseAbility:2": "Nach links drehen, Richtung {facing}",
    "UseAbility:3": "Nach rechts drehen, Richtung {facing}",
    "UseAbility": "Den Kraken nach {hex} bewegen",
}

EVENTS = {
    "captain": "{seat} segelt unter {captain}.",
    "ship": "{seat} nimmt das {colour} Schiff, auf {hex}.",
    "faces": "Das Schiff von {seat} zeigt nach {facing}.",
    "kraken_placed": "{seat} setzt den Kraken auf {hex}.",
    "kraken_faces": "Der Kraken zeigt nach {facing}.",
    "tower_faces": "Der Turm zeigt nach {facing}.",
    "round": "Runde {round}",
    "back_aboard": "Der Kapitän von {seat} klettert wieder an Bord.",
    "end": "{seat} beendet den Zug.",
    "ability": "{seat} nutzt die Gabe von {captain}.",
    "moved": "{seat} fährt nach {hex}.",
    "treasure": "{seat} gräbt auf Insel {island} und findet eine Schatztruhe: jetzt {chests}.",
    "kraken_moved": "{seat} bewegt den Kraken nach {hex}.",
    "kraken_steered": "{seat} dreht den Kraken nach {facing}.",
    "steered": "{seat} steuert nach {facing}.",
    "tower_steered": "{seat} dreht den Turm nach {facing}.",
    "explores": "{seat} erkundet Insel {island}.",
    "map": "{seat} findet eine Schatzkarte.",
    "map:secret": "{seat} findet eine Schatzkarte: Sie führt zu Insel {goal}.",
    "jolly": "{seat} zieht einen Jolly Roger und ist verflucht!",
    "no_map": "Auf Insel {island} ist keine Karte mehr.",
    "volley": "{seat} feuert {gun} ab: Druckpunkt {press}, Stärke {strength}.",
    "volley_by_hand": "{seat} feuert {gun} ab.",
    "overboard": "Der Kapitän von {seat} geht über Bord!",
    "gold": "Die Salve von {seat} {result}: {gold} Gold.",
    "missed": "Die Salve von {seat} trifft nichts, was zählt.",
    "cured": "{seat} ist vom Fluch befreit.",
    "cursed": "Die Salve von {rival} verflucht {seat}!",
    "final": "{seat}: {glory} Ruhm ({gold} Gold, {chests} Truhen).",
    "won": "{seat} segelt zum Ruhm!",
}

REASONS = {
    "not_offered": "Das steht dir jetzt nicht offen",
    "captain_taken": "{captain} segelt schon für jemand anderen",
    "ship_taken": "Das {colour} Schiff gehört schon jemand anderem",
    "no_sea": "{hex} ist kein offenes Meer",
    "kraken_neighbour": "{hex} liegt neben einem Schiff oder neben dem Turm",
    "kraken_must_go_on": "Der Kraken darf nicht bleiben, wo er ist: Bewege ihn erst weiter",
    "ship_must_go_on": "Eine Figur darf nicht neben ihrem Nachbarn bleiben: Fahre erst weiter",
    "fired": "Du hast deine Salve schon abgefeuert",
    "used": "Du hast die Gabe deines Kapitäns schon genutzt",
    "cursed": "Du bist verflucht: {captain} kann dir nicht helfen",
    "ability_idle": "Die Gabe deines Kapitäns könnte jetzt nichts bewirken",
    "no_actions": "Du hast keine Schifferaktionen mehr",
    "has_map": "Du hast schon eine Karte",
    "island_empty": "Dort liegen keine Kartenmarken mehr",
    "no_island": "Dein Schiff liegt nicht neben dieser Insel, oder neben gar keiner",
    "edge": "Dort endet das Brett",
    "occupied": "Auf {hex} steht eine andere Figur",
    "stuck": "Mit dem, was dir bleibt, kämst du von dem Schiff, dem Kraken oder dem Turm daneben nicht mehr weg",
    "begun": "Führe wenigstens einen Teil der Gabe aus",
    "other_ability": "Das ist nicht die Gabe deines Kapitäns",
}

CHANCE = {
    "token": "Zieh verdeckt eine der Kartenmarken der Insel. Welche ist es?",
    "shot-red": "Was hat die Salve mit dem roten Schiff gemacht?",
    "shot-yellow": "Was hat die Salve mit dem gelben Schiff gemacht?",
    "shot-blue": "Was hat die Salve mit dem blauen Schiff gemacht?",
    "shot-green": "Was hat die Salve mit dem grünen Schiff gemacht?",
    "shot-kraken": "Was hat die Salve mit dem Kraken gemacht?",
    "shot-tower": "Was hat die Salve mit dem Turm gemacht?",
}

COLOUR_NAMES = ("rote", "gelbe", "blaue", "grüne")
FACING_NAMES = ("Osten", "Südosten", "Südwesten", "Westen", "Nordwesten", "Nordosten")
SIDE_NAMES = ("links", "rechts")
GUN_NAMES = ("die Schiffskanone", "den Kraken", "den Turm")
GIFTS = (
    "freie Fahrten deines Schiffs",
    "freie Drehungen deines Schiffs",
    "freie Drehungen des Turms",
    "freie Züge des Kraken",
)
RESULTS = ("geht daneben", "trifft", "legt einen Würfel ab", "stößt einen Kapitän über Bord")
RUNNING = {SHIP: "; dein Schiff darf dort nicht bleiben", KRAKEN: "; der Kraken darf dort nicht bleiben"}


def spell(t: Any, fact: str, value: Any) -> str:
    """Eine Tatsache in Worten."""
    if fact == "hex":
        return str(t.word("hex", value)) if value != NOWHERE else "kein Feld"
    if fact == "captain":
        return str(t.captain_names[value])
    if fact == "colour":
        return COLOUR_NAMES[value]
    if fact in ("facing", "command"):
        return FACING_NAMES[value] if value < 6 else SIDE_NAMES[value - 6]
    if fact in ("island", "goal"):
        return LETTERS[value]
    if fact == "gun":
        return GUN_NAMES[value]
    if fact == "steer":
        return SIDE_NAMES[value]
    if fact == "result":
        return RESULTS[value]
    if fact in ("press", "strength"):
        return str(value + 1)
    if fact == "gift":
        return f"{t.ability_parts} {GIFTS[value]}"
    if fact in ("odds", "hit", "landed", "off"):
        return f"{round(100 * value / SURE)} %"
    if fact == "left":
        return "1 Schifferaktion" if value == 1 else f"{value} Schifferaktionen"
    if fact == "fired":
        return "" if value else ", eine Salve"
    if fact == "used":
        return "" if value else ", die Gabe deines Kapitäns"
    if fact == "running":
        return RUNNING.get(value, "")
    return str(value)


FEATURES = {
    "gold": "Gold",
    "chests": "Schatztruhen",
    "free": "einen Kapitän ohne Fluch",
    "map": "eine Schatzkarte",
    "voyage": "die Fahrt zum Ziel der Karte",
    "landfall": "die Nähe zum Ziel der Karte",
    "search": "die Nähe zu einer Insel zum Erkunden",
    "aboard": "den Kapitän an Bord",
    "volley": "die Salve, die gerade gezielt wird",
    "captain": "was der Kapitän kann",
}

GERMAN = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "Ruhm", nothing="nichts", nobody="niemand")
