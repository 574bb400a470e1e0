"""What Glory Islands says, in German."""

from __future__ import annotations

from typing import Any

from tortuga.games.glory_islands.state import COLUMNS, ISLAND_LETTERS, STOPOVER
from tortuga.kernel.words import Words

PROMPTS = {
    "PlayCard": "Wähle eine Segelkarte; alle werden zugleich aufgedeckt",
    "MoveShip": "Segle im Uhrzeigersinn, 1 bis {most} Felder",
    "PlacePirate": "Setze einen Piraten in die Linie deines Schiffs, bis zu {reach} Felder weit",
    "RecallPirate": "Dein Vorrat ist leer: nimm einen deiner Piraten vom Brett, um ihn neu zu setzen",
    "BlownAshore": "Der Sturm trägt deinen Piraten fort: wähle ein beliebiges freies Inselfeld",
    "KeepTreasure": "Du hast {treasure} gezogen: behalte einen Schatz",
    "Special": "Bezahlen, um {special}?",
    "LiftPirate": "Wähle den Piraten, der versetzt wird",
    "MovePirate": "Versetze den Piraten von {cell} auf ein beliebiges freies Feld",
    "ScoreIslands": "Mehrere Inseln sind voll: welche wird zuerst gewertet?",
    "SearchWreck": "Hier liegt ein Wrack mit {number} Marken: durchsuchen?",
    "TakeWreck": "Im Wrack liegen Marken der Werte {wreck}: {again} nehmen?",
}

LABELS = {
    "PlayCard": "{card}, kostet {cost}",
    "MoveShip": "{distance} weit segeln: {sea}",
    **{f"MoveShip:{option}": "Zwischenhalt nach {distance}: {sea}" for option in range(STOPOVER + 1, 2 * STOPOVER)},
    "PlacePirate": "{cell}, {space}",
    "RecallPirate": "{cell}, {space}",
    "BlownAshore": "{cell}, {space}",
    "KeepTreasure": "{treasure}",
    "Special:0": "Nein, Zug beenden",
    "Special:1": "1 Fass bezahlen, um {special}",
    "Special:2": "{spaces} Segelfelder bezahlen{sinks}, um {special}",
    "LiftPirate": "{cell}, {space}",
    "MovePirate": "{cell}, {space}",
    "ScoreIslands": "Insel {island}",
    "SearchWreck:0": "Liegen lassen",
    "SearchWreck:1": "Die Marken ansehen",
    "TakeWreck:0": "Keine nehmen",
    "TakeWreck": "Die {wreck} nehmen",
}

EVENTS = {
    "round": "Runde {round}",
    "played": "{seat} spielt {card} und bezahlt {cost}.",
    "sank": "Das Schiff von {seat} sinkt!",
    "order": "Reihenfolge: {owner}.",
    "sailed": "{seat} segelt {steps}: {sea}.",
    "compass": "{seat} erreicht den Kompass: {glory} Ruhm.",
    "home": "{seat} kommt heim: {glory} Ruhm.",
    "income": "Der Pirat von {seat} auf {cell} bringt {glory} Ruhm.",
    "recalled": "{seat} nimmt einen Piraten von {cell} zurück.",
    "storm": "Der Sturm packt den Piraten von {seat}.",
    "placed": "{seat} setzt einen Piraten auf {cell} ({space}).",
    "glory": "{seat} gewinnt {glory} Ruhm.",
    "barrel": "{seat} nimmt ein Fass.",
    "drew": "{seat} zieht {number} aus dem Beutel.",
    "drew:secret": "{seat} zieht {treasure}.",
    "kept": "{seat} behält einen Schatz.",
    "kept:secret": "{seat} behält {treasure}.",
    "morgan_treasure": "{seat} zieht {treasure}.",
    "special": "{seat} bezahlt {price}, um {value}.",
    "lifted": "{seat} versetzt den Piraten von {cell}.",
    "full": "Insel {island} ist voll.",
    "share": "{seat} erhält {glory} Ruhm für Insel {island}.",
    "swapped": "{seat} und {rival} tauschen {card}.",
    "returned": "{seat} nimmt die abgelegten Karten zurück.",
    "morgan_shuffles": "{seat} mischt einen neuen Stapel.",
    "looked": "{seat} durchsucht das Wrack.",
    "looked:secret": "{seat} durchsucht das Wrack und findet {wreck}.",
    "salvaged": "{seat} nimmt eine Marke aus dem Wrack{barrel}.",
    "salvaged:secret": "{seat} nimmt eine Marke vom Wert {wreck} aus dem Wrack{barrel}.",
    "morgan_salvage": "{seat} nimmt unbesehen eine Marke aus dem Wrack.",
    "final": "{seat}: {total} Ruhm ({glory} erworben, {pirates} Piraten, {sailing} Segeln, {sets} Schätze, "
    "{barrels} Fässer, {wrecks} Wracks); Schätze: {treasure}.",
    "won": "{seat} ist König der Piraten!",
    "all_sunk": "Alle Schiffe sind gesunken; niemand gewinnt.",
}

REASONS = {
    "not_offered": "Das steht dir jetzt nicht offen",
    "discarded": "{card} liegt auf deinem Ablagestapel",
    "not_your_card": "{card} ist nicht auf deiner Hand",
    "second_stopover": "In einem Zug gibt es nur einen Zwischenhalt",
    "no_stopover": "Nur eine 5 erlaubt einen Zwischenhalt",
    "too_far": "Dein Schiff kann jetzt höchstens {most} weit segeln",
    "must_sail": "Dein Schiff muss mindestens 1 Feld weit segeln",
    "just_left": "Der Pirat kommt gerade von {cell}; er muss auf ein anderes Feld",
    "occupied": "Auf {cell} steht schon ein Pirat",
    "out_of_range": "{cell} ist außer Reichweite: deine Karte reicht {reach} weit",
    "not_in_line": "{cell} liegt nicht in der Linie deines Schiffs",
    "not_your_pirate": "Auf {cell} steht keiner deiner Piraten",
    "storm": "Im Sturm kann niemand bleiben",
    "not_drawn": "Du hast {treasure} nicht gezogen",
    "no_barrel": "Du hast kein Fass",
    "barrel_only": "Eine 2 wird nur mit einem Fass bezahlt",
    "not_full": "Insel {island} ist nicht voll",
    "no_island": "Diese Insel gibt es nicht",
    "no_such_wreck": "Im Wrack liegt keine Marke vom Wert {wreck}",
}

CHANCE = {
    "treasure": "Zieh eine Schatzmarke aus dem Beutel. Welche ist es?",
    "card": "Deck Henry Morgans oberste Karte auf. Welche ist es?",
    "wreck": "Deck eine Wrackmarke auf. Welchen Wert hat sie?",
}

SPECIALS = {
    2: "Schätze zu ziehen und einen zu behalten",
    3: "einen zweiten Piraten zu setzen",
    4: "einen Piraten zu versetzen",
}
SPACES = ("Piratenfeld", "Schatztruhe", "Fass", "der Sturm")
CORNERS = ("Heimathafen", "die Ecke oben rechts", "der Kompass", "die Ecke unten links")
COLOURS = {"red": "rote", "yellow": "gelbe", "blue": "blaue", "green": "grüne"}
TREASURES = {
    "ruby": "Rubin",
    "spice": "Gewürze",
    "emerald": "Smaragd",
    "crown": "Krone",
    "doubloon": "Dublone",
}


def spell(t: Any, fact: str, value: int) -> str:
    """Ein Sachverhalt in Worten."""
    if fact == "cell":
        return str(t.word("cell", value)).upper()
    if fact == "card":
        colour, rest = str(t.card_names[value]).split(" ", 1)
        return f"{COLOURS[colour]} {rest}"
    if fact == "treasure":
        return str(TREASURES.get(t.treasures[value], t.treasures[value]))
    if fact == "steps":
        return f"mit Zwischenhalt nach {value - STOPOVER}" if value > STOPOVER else str(value)
    if fact == "sea":
        return sea_name(value)
    if fact == "space":
        return SPACES[value]
    if fact == "island":
        return ISLAND_LETTERS[value]
    if fact == "price":
        return ("nichts", "ein Fass", "auf der Segelleiste")[value]
    if fact in ("special", "value") and value in SPECIALS:
        return SPECIALS[value]
    if fact == "sinks":
        return " und sinken" if value else ""
    if fact == "again":
        return "für 1 Fass noch eine" if value else "eine"
    if fact == "barrel":
        return ", für ein Fass" if value else ""
    return str(value)


def sea_name(sea: int) -> str:
    """Ein Meeresfeld in Worten: eine Ecke, oder vor welcher Reihe oder Spalte es liegt."""
    edge, along = divmod(sea, 6)
    if along == 0:
        return CORNERS[edge]
    if edge == 0:
        return f"Spalte {COLUMNS[along - 1]}, oben"
    if edge == 1:
        return f"Reihe {along}, rechts"
    if edge == 2:
        return f"Spalte {COLUMNS[5 - along]}, unten"
    return f"Reihe {6 - along}, links"


FEATURES = {
    "glory": "schon gewonnenen Ruhm",
    "pirates": "Piraten an Land am Ende",
    "sailing": "die Segelleiste",
    "sets": "Schatzsätze",
    "barrels": "übrige Fässer",
    "wrecks": "Wrackmarken",
    "sailed": "die gesegelte Strecke",
    "short": "Segelpunkte für den Heimweg",
    "tight": "Segelpunkte in Reserve",
    "fields": "Piraten auf Piratenfeldern",
    "islands": "Inseln, die bald voll sind",
    "footholds": "Stützpunkte auf Inseln",
    "supply": "Piraten im Vorrat",
    "empty": "einen Vorrat, der nicht leer ist",
    "kinds": "verschiedene Schätze",
    "ahead": "den Vorsprung im Rennen",
    "cards": "hohe Karten auf der Hand",
}

GERMAN = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "Ruhm", nothing="nichts", nobody="niemand")
