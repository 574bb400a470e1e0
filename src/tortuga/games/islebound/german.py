"""What Islebound says, in German."""

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
    "ChoosePort": "Wähle deinen Heimathafen",
    "DraftCard": "Behalte ein Gebäude und gib den Rest nach links weiter",
    "MoveShip": "Segle: Tempo {speed}, und 1 mehr für jeden deiner {fish} Fische",
    "ExhaustCrew": "Erschöpfe ein Mitglied deiner Mannschaft: {skill}",
    "Act": "Du bist in {town}: {done}",
    "RestCrew": "Soll deine Mannschaft ruhen? Unter Deck: {crew}; verletzt: {hurt}",
    "Deal": "{town}: nimmst du, was es bietet?{left}",
    "Hire": "Heuerst du jemanden an?",
    "Reputation": "Spielst du eine Rufkarte aus?",
    "Build": "Baust du ein Gebäude für Holz und Fische?",
    "BuyFromHand": "Kaufst du ein Gebäude aus deiner Hand?",
    "DiscardCard": "Bezahle mit einem Gebäude aus deiner Hand",
    "PayUnit": "Womit bezahlst du ({kind})?",
    "Dump": "Dein Laderaum fasst {hold}: wirf {over} über Bord",
    "SkipSlot": "Unterhaus: Platz {slot} frei lassen, wenn du deine Steine setzt?",
    "Commit": "Angriff auf {town}, Stärke {number}. Bisher geschickt: {unit}",
    "AddDie": "Bisher {number} Würfel: Kämpfer erschöpfen, für je einen Würfel mehr?",
    "Reroll": "Du hast {die} gewürfelt, bestenfalls {best} wert; du brauchst {number}. Für je 1 Holz neu würfeln?",
    "PlaceDie": "Übrige Würfel: {die}. Welcher kommt auf {unit}? Du brauchst {number}",
    "Injure": "Stärke {strength}, nötig {number}: Leute verletzen, für je 1 Stärke, oder zurückziehen?",
    "LoseUnit": "Rückzug: welche Einheit geht verloren?",
    "TakeBackCube": "Du hast keinen freien Stein: nimm einen von der Einflussleiste",
    "FreeVisit": "{town} gehört dir: gleich besuchen?",
    "PayInfluence": "Gewinne {town}: {paid} von {number} Einfluss bezahlt",
    "RaidWhom": "Wessen Schiff kaperst du?",
    "TakeCoins": "Du hast gewonnen: nimmst du dir Münzen von {rival}?",
    "TradeWith": "Mit wem handelst du?",
    "OfferGoods": "Handel mit {rival}: du gibst {give} und nimmst {take}",
    "Consent": "{rival} bietet dir {give} für {take}: bist du einverstanden?",
}

LABELS = {
    "ChoosePort": "{town}",
    "DraftCard": "{building}",
    "MoveShip": "{town}{spend}{crowd}",
    "ExhaustCrew": "{crew}",
    f"Act:{END}": "Zug beenden",
    f"Act:{VISIT}": "{town} besuchen{cost}{exhaust}",
    f"Act:{DO_ATTACK}": "{town} angreifen: Stärke {number} nötig",
    f"Act:{DO_DIPLOMACY}": "Diplomatie in {town}: {number} von deinen {best} Einfluss",
    f"Act:{HUNT}": "Schatzsuche: {coins}",
    f"Act:{RAID}": "Ein Schiff hier kapern",
    f"Act:{EVENT}": "Ereignis erfüllen: {event} ({terms})",
    f"Act:{EVENT + 1}": "Ereignis erfüllen: {event} ({terms})",
    f"Act:{TRADE}": "Mit einem Schiff hier handeln",
    f"Act:{HAND}": "Ein Gebäude aus der Hand kaufen",
    "Act": "{building} für {price} kaufen",
    "RestCrew:0": "Nicht ruhen",
    "RestCrew:1": "Ruhen",
    "Deal:0": "Weiter",
    "Deal": "{goods} erhalten{cost}{exhaust}",
    "Hire:0": "Niemanden",
    "Hire": "{crew} für {coins}",
    "Reputation:0": "Keine",
    "Reputation": "{reputation} ({boast}): {number} Ruhm für dich",
    f"Build:{MOST_BUILDINGS}": "Nichts",
    "Build": "{building} für {wood} Holz und {fish} Fische, {price} wert",
    f"BuyFromHand:{MOST_BUILDINGS}": "Nichts",
    "BuyFromHand": "{building} für {price}",
    "DiscardCard": "{building}",
    "PayUnit": "{unit}",
    "Dump": "{thrown} Holz und {fish} Fische",
    "SkipSlot:0": "Nein",
    "SkipSlot:1": "Platz {slot} frei lassen",
    f"Commit:{MOST_UNITS}": "Genug, weiter",
    "Commit": "{send} schicken",
    "AddDie:0": "Keine mehr",
    "AddDie": "{crew}",
    "Reroll:0": "Würfel behalten",
    "Reroll": "Eine {keep} neu würfeln",
    "PlaceDie:0": "Alle bestmöglich legen: Stärke {best}",
    "PlaceDie": "{face}: {strength} Stärke",
    "Injure:0": "Rückzug",
    "Injure": "{crew} verletzen",
    "LoseUnit": "{unit}",
    "TakeBackCube": "Platz {slot}",
    "FreeVisit:0": "Nein",
    "FreeVisit:1": "Besuchen",
    "PayInfluence": "{payment}: {number}",
    "RaidWhom": "{rival}",
    "TakeCoins:0": "Liegen lassen",
    "TakeCoins:1": "{coins} nehmen",
    "TradeWith": "{rival}",
    "OfferGoods": "{good}",
    "Consent:0": "Ablehnen",
    "Consent:1": "Zustimmen",
}

EVENTS = {
    "first": "{seat} beginnt.",
    "home": "{seat} macht {town} zum Heimathafen.",
    "row": "Neu in der Auslage: {building}.",
    "reputation": "Eine Rufkarte kommt ins Spiel: {reputation}.",
    "event_shown": "Ein Ereignis in {town}: {event}.",
    "drafted": "{seat} behält ein Gebäude.",
    "drafted:secret": "{seat} behält {building}.",
    "round": "Runde {round}",
    "last_round": "Runde {round}, die letzte",
    "sailed": "{seat} segelt nach {town}{spend}.",
    "exhausted": "{seat} erschöpft {crew}.",
    "visits": "{seat} besucht {town}.",
    "fee_map": "{seat} zahlt {coins} auf die Schatzkarte.",
    "fee": "{seat} zahlt {coins} an {owner}.",
    "pays": "{seat} bezahlt {goods}.",
    "cargo": "{seat} erhält {goods}.",
    "coins": "{seat} erhält {coins}.",
    "renown": "{seat} gewinnt {number} Ruhm.",
    "token": "{seat} nimmt eine Ruhmesmarke: {goods}.",
    "token_shown": "Die nächste Ruhmesmarke: {goods}.",
    "seven": "{seat} vollendet eine weitere Sieben.",
    "unit": "{seat} gewinnt {unit}.",
    "ichor": "Ichor kommt zu {seat}.",
    "paid_unit": "{seat} bezahlt mit {unit}.",
    "drew": "{seat} zieht ein Gebäude.",
    "drew:secret": "{seat} zieht {building}.",
    "discarded": "{seat} legt {building} ab.",
    "dumped": "{seat} wirft {thrown} Holz und {fish} Fische über Bord.",
    "cubes": "{seat} setzt Steine auf die Einflussleiste: Platz {slot}.",
    "ability": "{building} wirkt für {seat}.",
    "rested": "Die Mannschaft von {seat} ruht: {number} an Deck, {healed} unter Deck geheilt.",
    "crew_shown": "Als Nächstes zum Anheuern: {crew}.",
    "hired": "{seat} heuert {crew} für {coins} an.",
    "brags": "{seat} spielt {reputation} aus.",
    "bought": "{seat} kauft {building} für {coins}.",
    "built": "{seat} baut {building} für {wood} Holz und {fish} Fische.",
    "hunts": "{seat} geht auf Schatzsuche.",
    "event": "{seat} erfüllt {event} und bezahlt {goods}.",
    "attacks": "{seat} greift {town} an, Stärke {number}.",
    "sent": "{seat} schickt {unit}.",
    "rolled": "{seat} würfelt {die}.",
    "rerolled": "{seat} zahlt 1 Holz und würfelt eine {die} neu: {face}.",
    "assigned": "{seat} legt eine {die} auf {unit}.",
    "strength": "{seat} erreicht Stärke {strength} von {number}.",
    "hurt": "Bei {seat} wird {crew} verletzt.",
    "retreats": "{seat} zieht sich von {town} zurück.",
    "lost_unit": "{seat} verliert {unit}.",
    "recalled": "{seat} nimmt einen Stein von Platz {slot} zurück.",
    "captured": "{town} gehört jetzt {seat}.",
    "negotiates": "{seat} verhandelt in {town} um {number} Einfluss.",
    "spent_cube": "{seat} zahlt den Stein auf Platz {slot}: {number} Einfluss.",
    "raids": "{seat} kapert das Schiff von {rival}.",
    "raid_roll": "{seat} würfelt {die}: {hits} Treffer.",
    "plundered": "{seat} nimmt {coins} von {rival}.",
    "offered": "{seat} bietet {rival} {give} für {take}.",
    "agreed": "{seat} stimmt zu.",
    "refused": "{seat} lehnt ab.",
    "end_triggered": "{seat} läutet das Ende ein: nach dieser Runde folgt noch eine.",
    "ended": "{seat} beendet den Zug.",
    "final": "{seat}: {total} Ruhm ({coins}, Gebäude {buildings}, Fähigkeiten {abilities}, Leiste {track}, "
    "Marken {tokens}).",
    "won": "{seat} hat den meisten Ruhm!",
}

REASONS = {
    "not_offered": "Das steht dir jetzt nicht offen",
    "port_taken": "{town} ist schon jemandes Heimathafen",
    "not_a_port": "{town} ist kein Seehafen",
    "not_in_pack": "Dieses Gebäude ist nicht unter denen, aus denen du wählst",
    "buy_from_hand": "Gebäude werden aus der Hand gekauft",
    "declined": "Du hast gerade nichts gekauft: tu erst etwas anderes",
    "empty_hand": "Du hast kein Gebäude auf der Hand",
    "not_in_hand": "Dieses Gebäude ist nicht auf deiner Hand",
    "must_move": "Dein Schiff muss {town} verlassen und darf im selben Zug nicht zurückkehren",
    "too_far": "{town} ist zu weit: dein Tempo ist {speed}, und du hast {fish} Fische",
    "crowded": "Dort liegt ein anderes Schiff, und du hast niemanden zum Verwalten an Deck",
    "crowded_board": "Das andere Schiff ist auf derselben Seekarte, und du hast niemanden zum Verwalten an Deck",
    "not_on_deck": "So jemanden hast du nicht an Deck",
    "lacks_skill": "Dieses Mitglied hat die Fähigkeit nicht",
    "needed_elsewhere": "Dieses Mitglied wird für einen anderen Teil der Kosten gebraucht",
    "dump_exactly": "Wirf nur weg, was zu viel ist, und nicht mehr, als du hast",
    "not_ichor": "Mit Ichor kann man nicht bezahlen",
    "no_such_unit": "So einen Piraten oder so eine Seeschlange hast du nicht",
    "action_taken": "Du hast deine Aktion in diesem Zug schon getan",
    "no_coin_to_enter": "Dir fehlt die Münze für den Eintritt in {town}",
    "no_crew_to_enter": "Du hast niemanden an Deck, den der Eintritt in {town} verlangt",
    "own_town": "{town} gehört dir schon",
    "no_red_banner": "{town} hat kein rotes Banner: man kann es nicht angreifen",
    "no_blue_banner": "{town} hat kein blaues Banner: Diplomatie geht hier nicht",
    "no_units": "Du hast weder Piraten noch Seeschlangen für einen Angriff",
    "too_little_influence": "Dein Einfluss reicht für {town} nicht",
    "no_event": "Dort liegt kein Ereignis",
    "event_elsewhere": "Dieses Ereignis ist in einem anderen Gebiet",
    "cannot_pay": "Das kannst du nicht bezahlen",
    "nobody_to_exhaust": "Du hast niemanden an Deck, den du dafür erschöpfen könntest",
    "too_few_coins": "Du hast zu wenige Münzen",
    "too_few_books": "Du hast zu wenige Bücher für diesen Platz der Auslage",
    "too_little_cargo": "Du hast zu wenig Holz oder Fische",
    "not_in_row": "Dieses Gebäude ist nicht in der Auslage",
    "no_such_offer": "So etwas bietet {town} nicht",
    "nothing_left": "Davon ist nichts mehr zu bekommen",
    "nobody_there": "An diesem Platz der Reihe ist niemand mehr",
    "no_reputation_left": "Dort liegt keine Rufkarte",
    "send_one": "Schicke mindestens einen Piraten oder eine Seeschlange",
    "sent_in_order": "Einheiten werden in der Reihenfolge ihrer Arten geschickt",
    "no_combat": "Dieses Mitglied kann nicht kämpfen",
    "no_such_die": "Das zeigt kein Würfel",
    "not_sent": "So eine Einheit wurde nicht geschickt",
    "no_cube_there": "Dort liegt keiner deiner Steine",
    "no_negotiator": "So einen Unterhändler hast du nicht an Deck",
    "not_this_variant": "Diese Partie wird ohne diese Variante gespielt",
    "nobody_here": "Kein anderes Schiff ist in deinem Gebiet",
    "not_here": "{rival} ist nicht in deinem Gebiet",
    "offers_made": "Du hast in diesem Zug schon alle Angebote gemacht",
    "trades_made": "Du hast in diesem Zug schon oft genug gehandelt",
    "nothing_for_nothing": "Beide Seiten müssen etwas bekommen",
    "ichor_not_traded": "Mit Ichor wird nicht gehandelt",
    "not_so_many": "So viele gibt es nicht zum Handeln",
    "same_kind": "Nicht beide Seiten können dieselbe Art geben",
}

CHANCE = {
    "board": "Mische die Seekarten. Welche liegt am nächsten Platz (Westen, Norden, Süden, Osten)?",
    "port": "Mische die Häfen. Welcher liegt in der nächsten Ecke?",
    "first": "Lose aus, wer beginnt. Welcher Platz ist es?",
    "event": "Decke das nächste Ereignis auf. Welches ist es?",
    "reputation": "Decke die nächste Rufkarte auf. Welche ist es?",
    "crew": "Sieh nach, wer im Stapel der Mannschaft als Nächstes kommt. Wer ist es?",
    "token": "Sieh dir die nächste Ruhmesmarke an. Welche Belohnung hat sie?",
    "building": "Ziehe ein Gebäude. Welches ist es?",
    "pirate": "Ziehe einen Piraten. Welcher ist es?",
    "serpent": "Ziehe eine Seeschlange. Welche ist es?",
    "die": "Würfle. Was kommt heraus?",
}

GOOD_NAMES = ("Münze", "Holz", "Fisch", "Buch", "Ruhm", "Pirat", "Seeschlange", "Einflussstein")
PLURALS = ("Münzen", "Holz", "Fische", "Bücher", "Ruhm", "Piraten", "Seeschlangen", "Einflusssteine")
COUNTED_NAMES = (
    "Gebäude",
    "Ort",
    "Mitglied mit zwei Fähigkeiten",
    "Buch",
    "Pirat",
    "Seeschlange",
    "Holz",
    "Fische",
    "Stein auf der Einflussleiste",
)
SKILL_NAMES = ("Verwalten", "Arbeiten", "Kämpfen", "Verhandeln", "Segeln")

# The names of our data. Towns keep theirs, and so does whatever somebody's own box holds.
NAMES = {
    "Academy of Builders": "Bauakademie",
    "Bridge": "Brücke",
    "Butcher": "Metzgerei",
    "Combat Arena": "Kampfarena",
    "Fishing Guild": "Fischergilde",
    "Gambling Hall": "Spielhalle",
    "House of Commons": "Unterhaus",
    "Jeweller": "Juwelier",
    "Library": "Bibliothek",
    "Mansion": "Herrenhaus",
    "Market": "Markt",
    "Mausoleum": "Mausoleum",
    "Mercenary Guild": "Söldnergilde",
    "Miracle Hut": "Wunderhütte",
    "Monster Trainers": "Ungeheuerschule",
    "Museum": "Museum",
    "Palace": "Palast",
    "Sailors Guild": "Seemannsgilde",
    "School of War": "Kriegsschule",
    "Sword Academy": "Fechtakademie",
    "Trade Office": "Handelskontor",
    "Underriver Gate": "Unterstromtor",
    "Lighthouse": "Leuchtturm",
    "Shipyard": "Werft",
    "Tavern": "Schenke",
    "Warehouse": "Lagerhaus",
    "Embassy": "Botschaft",
    "Observatory": "Sternwarte",
    "Lumber Mill": "Sägemühle",
    "Harbor Office": "Hafenamt",
    "Smugglers' Den": "Schmugglernest",
    "Cathedral": "Kathedrale",
    "Herald's Tower": "Heroldsturm",
    "Barracks": "Kaserne",
    "Cartographers' Hall": "Kartografenhalle",
    "Scholars' Dispute": "Gelehrtenstreit",
    "Call to the Militia": "Ruf zur Miliz",
    "Harvest Banquet": "Erntefest",
    "Orchard Blight": "Obstfäule",
    "Forest Fire": "Waldbrand",
    "Ransom Talks": "Lösegeldgespräche",
    "Mine Collapse": "Grubenunglück",
    "Guild Strike": "Streik der Gilden",
    "Tamed Beast": "Gezähmtes Untier",
    "Empty Nets": "Leere Netze",
    "Refugee Boats": "Flüchtlingsboote",
    "Lost Archive": "Verlorenes Archiv",
    "Raise the Lighthouse": "Ein Leuchtturm wird gebaut",
    "Peace Summit": "Friedensgipfel",
    "Storm Wreck": "Sturmwrack",
    "Brag of Your City": "Prahle mit deiner Stadt",
    "Brag of Your Realm": "Prahle mit deinem Reich",
    "Brag of Your Crew": "Prahle mit deiner Mannschaft",
    "Brag of Your Learning": "Prahle mit deinem Wissen",
    "Brag of Your Fleet": "Prahle mit deiner Flotte",
    "Brag of Your Monsters": "Prahle mit deinen Ungeheuern",
    "Brag of Your Stores": "Prahle mit deinen Vorräten",
    "Brag of Your Friends": "Prahle mit deinen Freunden",
}


def named(name: str) -> str:
    return NAMES.get(name, name)


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words."""
    if fact == "town":
        return str(t.town_names[value])
    if fact in ("crew", "skill"):
        return crew_name(value)
    if fact == "building":
        return named(t.building_names[value]) if 0 <= value < len(t.building_names) else "kein Gebäude"
    if fact in ("unit", "send"):
        return unit_name(t, value) if value < len(t.unit_names) else "keine Einheit"
    if fact == "goods":
        return amount(value // GOOD_KINDS, value % GOOD_KINDS)
    if fact == "kind":
        return GOOD_NAMES[value]
    if fact == "coins":
        return amount(value, 0)
    if fact == "event":
        return named(t.event_names[value])
    if fact == "reputation":
        return named(t.brag_names[value])
    if fact == "terms":
        return event_terms(t, value)
    if fact == "boast":
        return brag_terms(t, value)
    if fact == "slot":
        return str(value + 1)
    if fact == "payment":
        return f"Platz {value + 1}" if value < MOST_SLOTS else crew_name(value - MOST_SLOTS)
    if fact in ("give", "take"):
        return traded(t, value // TRADED, value % TRADED)
    if fact == "good":
        if value in (PROPOSE, WITHDRAW):
            return "Vorschlagen" if value == PROPOSE else "Zurückziehen"
        return f"{traded(t, 1, value % TRADED)} {'geben' if value < TRADED else 'nehmen'}"
    return clause_of(fact, value)


def clause_of(fact: str, value: int) -> str:
    """Facts that are whole pieces of a sentence."""
    if fact == "spend":
        return f", {amount(value, 2)}" if value else ""
    if fact == "crowd":
        return ", und jemand zum Verwalten wird erschöpft" if value else ""
    if fact == "done":
        return "freie Aktionen, oder beende deinen Zug" if value else "eine Aktion und beliebig viele freie Aktionen"
    if fact == "left":
        return f" Höchstens {value}-mal" if 1 < value < NO_LIMIT else ""
    if fact == "cost":
        mask = (1 << GOOD_BITS) - 1
        numbers = [value >> GOOD_BITS * good & mask for good in range(GOOD_KINDS)]
        return f" für {amounts(numbers)}" if value else ""
    if fact == "exhaust":
        return f", erschöpft wird: {crew_name(value)}" if value else ""
    return str(value)


def amount(number: int, good: int) -> str:
    return f"{number} {GOOD_NAMES[good] if number == 1 else PLURALS[good]}"


def amounts(numbers: list[int]) -> str:
    return " und ".join(amount(number, good) for good, number in enumerate(numbers) if number) or "nichts"


def event_terms(t: Any, card: int) -> str:
    """What an event costs and brings."""
    event = t.events[card]
    price = [amounts(event.pay)] if max(event.pay) else []
    price += [f"{crew_name(skills)} erschöpfen" for skills in event.exhaust]
    return f"{', '.join(price)}: {amount(event.cubes, CUBE)}"


def brag_terms(t: Any, card: int) -> str:
    """What a reputation card brings to its visitor, then to everybody."""
    size = t.brag_size[card]
    things = COUNTED_NAMES[t.brag_per[card]] if size == 1 else f"{size} {COUNTED_NAMES[t.brag_per[card]]}"
    most = f", höchstens {t.brag_limit[card]}" if t.brag_limit[card] else ""
    return f"{t.brag_renown[card]} für den Besucher, dann für alle 1 je {things}{most}"


def traded(t: Any, number: int, good: int) -> str:
    if good < LOOSE:
        return amount(number, good + 1)
    return f"{number} {unit_name(t, good - LOOSE) if good - LOOSE < len(t.unit_names) else 'nichts'}"


def unit_name(t: Any, kind: int) -> str:
    """Pirates come first, then serpents, then Ichor, who has a name."""
    name = str(t.unit_names[kind])
    if kind == t.ichor:
        return name
    return f"{'Pirat' if kind < t.pirates else 'Seeschlange'} {name.rpartition(' ')[2]}"


def crew_name(skills: int) -> str:
    if skills == ANY:
        return "irgendwer"
    return " und ".join(SKILL_NAMES[i] for i in range(len(SKILLS)) if skills & (1 << i)) or "niemand"


FEATURES = {
    "coins": "Münzen",
    "renown": "Ansehen",
    "tokens": "Ansehensmarken",
    "prices": "die Preise der Gebäude",
    "buildings": "die Zahl der Gebäude",
    "fame": "die nächste Ansehensmarke",
    "wood": "Holz",
    "fish": "Fisch",
    "books": "Bücher",
    "units": "Piraten und Seeschlangen",
    "crew": "Mannschaft",
    "rested": "eine ausgeruhte Mannschaft",
    "towns": "eigene Städte",
    "cubes": "Einfluss",
    "plans": "Pläne auf der Hand",
    "action": "was diese Aktion noch bringt",
}

GERMAN = Words(
    PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "Punkte", nothing="nichts", nobody="niemand", texts=NAMES
)
