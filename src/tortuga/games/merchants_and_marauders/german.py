"""What Merchants & Marauders says, in German."""

from __future__ import annotations

from typing import Any

from tortuga.games.merchants_and_marauders import german_seas as seas
from tortuga.games.merchants_and_marauders import words as english
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import SKULL
from tortuga.kernel.words import Words

NATIONS = ("Engländer", "Franzosen", "Spanier", "Niederländer")
SKILLS = ("Seemannschaft", "Spähen", "Führung", "Einfluss")
LOCATIONS = ("Rumpf", "Laderaum", "Masten", "Mannschaft", "Kanonen")
DIRECTIONS = ("N", "NO", "O", "SO", "S", "SW", "W", "NW")
NPC_NAMES = (
    "Die englische Marine",
    "Die französische Marine",
    "Die spanische Marine",
    "Die niederländische Marine",
    "Die Piratenschaluppe",
    "Die Piratenfregatte",
    "Die Schatzgaleone",
)

PROMPTS = {
    "ChooseShip": "{captain} sticht in See: mit welchem Schiff?",
    "Act": "Du bist am Zug: noch {actions} Aktionen{moves}",
    "PortActivity": "Im Hafen {zone} mit {gold} Gold: was tust du?",
    "SellGoods": "Waren verkaufen; gefragt ist {demand}, davon verkauft: {number}",
    "BuyGoods": "Waren kaufen; du hast {gold} Gold",
    "VisitYard": "In der Werft mit {gold} Gold; dein Schiff ist {value} wert",
    "TransferMod": "{mod} für {gold} Gold auf das neue Schiff mitnehmen?",
    "PlaceMod": "Lege eine Verbesserung des verlorenen Schiffs verdeckt auf einen Hafen ohne Marker; "
    "die anderen sehen nicht, welche",
    "HireCrew": "Für den Ruhm allein kommt niemand: wie viele heuerst du an?",
    "DropRumor": "Du kannst ein Gerücht behalten: welches vergisst du?",
    "Stash": "{out}: wie viel Gold? {gold} an Bord, {total} in der Truhe",
    "SwapDemand": "Welche Ware soll hier gefragt sein?",
    "DropCargo": "Dein Laderaum ist um {number} zu klein: was geht über Bord?",
    "DiscardGlory": "Du hast zu viele Ruhmeskarten: lege eine ab",
    "OfferCard": "Du darfst eine Karte spielen ({moment})",
    "RemoveBounty": "Ein Kopfgeld{price} entfernen lassen?",
    "ScoutAgain": "Du hast nichts gefunden: noch einmal spähen ({dice})?",
    "AttackFound": "Du hast {rival} gefunden (Rumpf, Laderaum, Masten, Mannschaft, Kanonen: {left}): angreifen?",
    "NpcsScout": "Mehrere Schiffe jagen dich: welches sucht dich zuerst?",
    "MerchantNation": "Ein Handelsschiff! Unter welcher Flagge nimmst du es?",
    "SpendWeapon": "{number} Erfolge gegen {cargo}: für einen weiteren eine Spezialwaffe hergeben?",
    "RaidCards": "Noch {number} Erfolge; auf dem Tisch {cargo}: {escapes}-mal Flucht gegen deine {nimble}",
    "Declare": "Runde {round}: was tut {owner}? Würfel: {number} gegen {against}",
    "UseChasers": "Jetzt die Jagdgeschütze abfeuern?",
    "Hooks": "Du hast {die} gegen {other} geworfen: bezeichne Würfel, die mit den Enterhaken neu fallen",
    "Ammunition": "{number} Totenköpfe: besondere Munition einsetzen?",
    "Evade": "Treffer auf {volley}: mit deiner Karte einem ausweichen?",
    "MoveHit": "Treffer auf {volley}: einen verlegen?",
    "ChooseHit": "Ein Totenkopf: wo wird das Schiff von {owner} getroffen?",
    "RepairPoint": "Was wird repariert?",
    "TakeSpecialists": "Übernimm einen Spezialisten von der besiegten Mannschaft",
    "Dismiss": "Entlasse einen eigenen Spezialisten; an seine Stelle kommt {glory_card}",
    "ClaimShip": "Auf das besiegte Schiff wechseln ({ship}; Rumpf, Laderaum, Masten, Mannschaft, Kanonen: {left})?",
    "TakeWeapon": "Nimm eine Spezialwaffe",
    "TakeMod": "Nimm eine der Verbesserungen aller Häfen",
    "MoveShip": "Schicke ein Schiff in eine Nachbarzone",
    "Victim": "Gegen wen?",
    "Survive": "Alles ist verloren: spielst du „Überlebt!“? "
    "Schiff, Ladung, Gold an Bord, Waffen und Auftrag gehen auf jeden Fall",
    "AnotherCaptain": "{captain} liefe einem Piraten in die Arme: einen anderen Kapitän ziehen?",
    "ComeAshore": "In welchem Hafen tauchst du auf?",
}

LABELS = {
    "ChooseShip": "{ship} (Rumpf, Laderaum, Masten, Mannschaft, Kanonen: {left}; Wendigkeit {nimble})",
    "Act:0": "Den Zug beenden",
    "Act:1": "Die Hafenaktion nehmen",
    "Act:2": "Den Hafen {zone} anlaufen",
    "Act:3": "Auslaufen",
    "Act:4": "Dich in den Hafen kaufen ({gold} Gold)",
    "Act:5": "Dich in den Hafen reden (Einfluss, {dice})",
    "Act:6": "Mit gefälschten Papieren in den Hafen",
    "Act:7": "Herausfinden, ob {rumor} stimmt ({skill}, {dice})",
    "Act:8": "Suchen für {mission} ({skill}, {dice})",
    "Act:9": "Nach einem Handelsschiff spähen ({dice})",
    "Act:10": "Ein Handelsschiff der {nation} ohne Spähen überfallen",
    **{f"Act:{11 + seat}": "Nach {rival} spähen ({dice})" for seat in range(4)},
    **{f"Act:{15 + npc}": "{npc}: danach spähen ({dice})" for npc in range(6)},
    **{f"Act:{21 + zone}": "Nach {zone} segeln" for zone in range(17)},
    "Act": "{glory_card} spielen: {card_text}",
    "PortActivity:0": "Nichts weiter",
    "PortActivity:1": "Waren verkaufen",
    "PortActivity:2": "Waren kaufen",
    "PortActivity:3": "In die Werft gehen",
    "PortActivity:4": "Anheuern ({recruiting}{gold} Gold je Mann)",
    "PortActivity:5": "Dich nach einem Gerücht umhören ({gold} Gold; Einfluss, {dice})",
    "PortActivity:6": "Herausfinden, ob {rumor} stimmt ({skill}, {dice})",
    "PortActivity:7": "Den Auftrag {mission} annehmen{test}",
    "PortActivity:8": "Abliefern für {mission}",
    "PortActivity:9": "Gold verstecken (Gebühr {gold})",
    "PortActivity:10": "Gold aus dem Versteck holen",
    "PortActivity:11": "Den Gesandten ein Kopfgeld entfernen lassen ({gold} Gold)",
    "PortActivity:12": "Den Kapitän zur Ruhe setzen: {gold} Gold ins Versteck, alles andere ist verloren",
    "PortActivity": "{glory_card} spielen: {card_text}",
    "SellGoods:0": "Nichts mehr verkaufen",
    "SellGoods:9": "Deine Karte spielen: der Schwarzmarkt",
    "SellGoods": "{good} für {gold} (du hast {number})",
    "BuyGoods:0": "Nichts mehr kaufen",
    "BuyGoods:9": "Deine Karte spielen: ein Preis für alles",
    "BuyGoods:10": "Für eine neue Auslage zahlen",
    "BuyGoods": "{good} für {gold} ({number} da)",
    "VisitYard:0": "Die Werft verlassen",
    **{f"VisitYard:{1 + ship}": "Auf ein anderes Schiff wechseln: {ship} für {gold}" for ship in range(5)},
    **{f"VisitYard:{6 + location}": "{location} reparieren für {gold}" for location in range(5)},
    "VisitYard:11": "{mod} für {gold}",
    **{f"VisitYard:{12 + weapon}": "{weapon} kaufen für {gold}" for weapon in range(3)},
    "VisitYard": "{weapon} verkaufen für {gold}",
    "TransferMod:0": "Nein",
    "TransferMod:1": "Ja",
    "PlaceMod": "{mod} nach {zone}",
    "HireCrew": "{number} für {gold} Gold",
    "DropRumor": "{rumor} bei {zone}",
    "Stash:0": "Alles",
    "Stash": "{sum} Gold",
    "SwapDemand": "{good}",
    "DropCargo": "{good}",
    "DiscardGlory": "{glory_card}: {card_text}",
    "OfferCard:0": "Nichts spielen",
    "OfferCard": "{glory_card}: {card_text}",
    "RemoveBounty:0": "Nein",
    "RemoveBounty": "{nation} (du hast {number})",
    "ScoutAgain:0": "Nein",
    "ScoutAgain:1": "Noch einmal spähen",
    "AttackFound:0": "In Frieden lassen",
    "AttackFound:1": "Angreifen{bounty}",
    "NpcsScout": "{npc} ({dice})",
    "MerchantNation:0": "Ziehen lassen",
    "MerchantNation": "Als Schiff der {nation}{bounty}",
    "SpendWeapon:0": "Nein",
    "SpendWeapon": "{spend}",
    "RaidCards:0": "Es nehmen, wie es ist",
    "RaidCards:1": "Eine Karte ziehen",
    **{f"RaidCards:{2 + card}": "{cargo} ablegen: {gold} Gold, {icon}" for card in range(64)},
    "RaidCards": "{cargo} austauschen: {gold} Gold, {icon}",
    "Declare": "{declaration}",
    "UseChasers:0": "Jetzt nicht",
    "UseChasers:1": "Feuer",
    "Hooks:0": "Die bezeichneten Würfel werfen",
    "Hooks": "Bezeichnen: {reroll}",
    "Ammunition:0": "Nein",
    "Ammunition": "{spend}",
    "Evade:0": "Die Karte behalten",
    "Evade": "Treffer streichen: {evade}",
    "MoveHit:0": "Keinen verlegen",
    "MoveHit": "Von {location} nach {target}",
    "ChooseHit": "{location} (noch {left})",
    "RepairPoint": "{location}",
    "TakeSpecialists:0": "Niemanden",
    "TakeSpecialists": "{glory_card}",
    "Dismiss": "{glory_card}",
    "ClaimShip:0": "Auf deinem Schiff bleiben",
    "ClaimShip:1": "Hinüberwechseln",
    "TakeWeapon": "{weapon}",
    "TakeMod": "{mod} aus {zone}",
    "MoveShip": "{npc} nach {zone}",
    "Victim": "{rival}",
    "Survive:0": "Den Kapitän sterben lassen",
    "Survive:1": "„Überlebt!“ spielen",
    "AnotherCaptain:0": "Diesen Kapitän behalten",
    "AnotherCaptain:1": "Einen anderen ziehen",
    "ComeAshore": "{zone}",
}

EVENTS = {
    "drew_captain": "{seat} zieht einen Kapitän.",
    "drew_captain:secret": "{seat} zieht {captain}.",
    "begins": "{seat} ist {captain} und beginnt in {zone} ({ship}).",
    "turn": "Runde {round}",
    "merchants_return": "In alle Zonen kehren Handelsschiffe zurück.",
    "event": "Ereignis: {event}.",
    "war": "Krieg zwischen {nation}!",
    "peace": "Es wird Frieden geschlossen.",
    "still_peace": "Es herrscht Frieden wie zuvor.",
    "npc_enters": "{seat} unter {event} erscheint bei {zone}.",
    "npc_moves": "{seat} segelt nach {zone}.",
    "player_turn": "{seat} ist am Zug.",
    "sailed": "{seat} segelt nach {zone}.",
    "entered_port": "{seat} läuft den Hafen {zone} an.",
    "left_port": "{seat} verlässt den Hafen {zone}.",
    "turned_away": "{seat} wird abgewiesen.",
    "rolled": "{seat} würfelt {skill}: {die}.",
    "earned": "{seat} bekommt {gold} Gold.",
    "recruited": "{seat} nimmt {crew} Mann an Bord.",
    "spilled": "{seat} verliert {good} aus dem Laderaum.",
    "loaded": "{seat} lädt: {good}.",
    "jettisoned": "{seat} lässt {good} zurück.",
    "hit": "{seat} ist getroffen: {location}, noch {left}.",
    "hits_rolled": "Treffer auf {seat}: {die}.",
    "repaired": "{seat} repariert: {location}.",
    "repaired_all": "{seat} repariert alles.",
    "bounty": "Die {nation} setzen ein Kopfgeld auf {seat}.",
    "pardoned": "{seat} ist {number} Kopfgelder der {nation} los.",
    "glory": "{seat} bekommt einen Ruhmpunkt: {total}.",
    "drew_glory": "{seat} zieht eine Ruhmeskarte.",
    "drew_glory:secret": "{seat} zieht {glory_card}.",
    "discarded_glory": "{seat} legt {glory_card} ab.",
    "played": "{seat} spielt {glory_card}.",
    "employed": "{seat} stellt {glory_card} ein.",
    "dismissed": "{seat} entlässt {glory_card}.",
    "armed": "{seat} nimmt {weapon} an Bord.",
    "sold_weapon": "{seat} verkauft {weapon}.",
    "fitted": "{seat} baut {mod} aus {zone} ein.",
    "transferred": "{seat} nimmt {mod} auf das neue Schiff mit.",
    "placed_mod": "{seat} legt eine Verbesserung nach {zone}.",
    "placed_mod:secret": "{seat} legt {mod} nach {zone}.",
    "saw_mod": "{seat} sieht sich die Verbesserung in {zone} an.",
    "saw_mod:secret": "{seat} sieht in {zone}: {mod}.",
    "mod_shown": "In {zone} liegt: {mod}.",
    "sold": "{seat} verkauft {good} für {gold}.",
    "demand": "{zone} sucht jetzt {good}.",
    "market": "In der Auslage für {seat}: {good}.",
    "bought": "{seat} kauft {good} für {gold}.",
    "bought_ship": "{seat} kauft ein Schiff: {ship}.",
    "heard": "{seat} hört ein Gerücht.",
    "heard:secret": "{seat} hört das Gerücht {rumor}.",
    "forgot": "{seat} vergisst {rumor}.",
    "tests_rumor": "{seat} geht dem Gerücht {rumor} nach.",
    "rumor_true": "{rumor}: es stimmt!",
    "rumor_false": "{rumor}: nichts dran.",
    "mission_offered": "Ein Auftrag in {zone}: {mission}.",
    "mission_claimed": "{seat} übernimmt den Auftrag {mission}.",
    "mission_refused": "{seat} bekommt den Auftrag {mission} nicht.",
    "mission_part": "{seat} ist mit {mission} einen Schritt weiter.",
    "mission_done": "{seat} hat {mission} erfüllt!",
    "stashed": "{seat} versteckt Gold.",
    "stashed:secret": "{seat} versteckt {gold} Gold: {total}.",
    "withdrew": "{seat} holt Gold aus dem Versteck.",
    "withdrew:secret": "{seat} holt {gold} Gold aus dem Versteck: {total}.",
    "retired": "{captain} setzt sich zur Ruhe.",
    "scouts": "{seat} späht nach {rival}.",
    "scouts_merchant": "{seat} späht bei {zone} nach Handelsschiffen.",
    "not_found": "{seat} findet nichts.",
    "found": "{seat} findet {rival}!",
    "merchant": "{seat} findet ein Handelsschiff der {nation}.",
    "let_go": "{seat} lässt das Handelsschiff ziehen.",
    "engages": "{seat} überfällt ein Handelsschiff der {nation}.",
    "raid_cards": "Die Karten des Handelsschiffs: {cargo}.",
    "spent": "{seat} gibt {weapon} her.",
    "raid_escaped": "Das Handelsschiff entkommt {seat}.",
    "raid_failed": "{seat} ist zu schwer getroffen: der Überfall scheitert.",
    "raided": "{seat} bringt das Handelsschiff der {nation} auf.",
    "battle": "{seat} greift {rival} an!",
    "battle_round": "Runde {round} des Gefechts.",
    "declared": "{seat}: {declaration}.",
    "long_guns": "{seat} feuert die Langrohre ab: {die}.",
    "contest": "{seat} hat den Wind.",
    "no_contest": "Niemand hat den Wind.",
    "hooks": "{seat} wirft Enterhaken: {die}.",
    "shifted": "{seat} nimmt den Treffer woanders: {location}.",
    "escaped": "{seat} entkommt {rival}.",
    "boards": "{seat} entert {rival}!",
    "swivel_guns": "{seat} feuert die Drehbassen ab: {die}.",
    "crew_lost": "{seat} verliert {number} Mann.",
    "battle_ends": "Das Gefecht endet ohne Sieger.",
    "both_perish": "{seat} und {rival} gehen gemeinsam unter.",
    "sank_enemy": "{seat} versenkt {rival}!",
    "boarded": "{seat} erobert das Schiff von {rival}!",
    "took_hand": "{seat} nimmt {number} Ruhmeskarten.",
    "took_hand:secret": "{seat} nimmt {glory_card}.",
    "took_rumor": "{seat} nimmt ein Gerücht.",
    "took_rumor:secret": "{seat} nimmt das Gerücht {rumor}.",
    "claimed": "{seat} fährt im eroberten Schiff weiter: {ship}.",
    "sank": "Das Schiff von {seat} geht unter.",
    "survived": "{seat} überlebt, ohne Schiff.",
    "died": "{captain} ist tot.",
    "new_captain": "Der neue Kapitän von {seat} ist {captain}.",
    "musters": "{seat} beginnt in {zone} von vorn ({ship}).",
    "ashore": "{seat} kommt in {zone} an Land.",
    "brawl": "{seat} prügelt sich mit {rival} und nimmt {gold} Gold.",
    "final": "{seat}: {total} Ruhm, {glory} auf der Leiste und {stash} Gold im Versteck.",
    "won": "{seat} gewinnt!",
}

REASONS = {
    "not_offered": "Das steht dir jetzt nicht offen",
    "at_sea": "Du bist nicht im Hafen",
    "in_port": "Du bist im Hafen",
    "calm": "Bei Flaute macht niemand mehr als zwei Fahrten",
    "closed": "Dieser Hafen ist dir verschlossen",
    "closed_or_open": "So kommt man jetzt nicht in den Hafen",
    "no_port": "Hier ist kein Hafen",
    "no_action_left": "Dafür hast du keine Aktion mehr",
    "port_taken": "Du hast in diesem Zug schon die Hafenaktion genommen",
    "not_adjacent": "Diese Zone grenzt nicht an",
    "no_merchant": "Ein solches Handelsschiff ist hier nicht zu finden",
    "ship_broken": "Ein Teil deines Schiffs ist zerstört: keine Überfälle",
    "no_rumor_here": "Du hast kein Gerücht, dem du hier nachgehen könntest",
    "nothing_to_search": "Dein Auftrag hat hier nichts zu suchen",
    "not_here": "Hier sind sie nicht",
    "not_in_hand": "Diese Karte hast du nicht auf der Hand",
    "wrong_moment": "Diese Karte kann jetzt nicht gespielt werden",
    "sell_first": "Verkauft wird zuerst oder gar nicht",
    "hold_empty": "Du hast nichts zu verkaufen",
    "hold_full": "Du hast keinen Platz für mehr Ladung",
    "crew_full": "Deine Mannschaft ist vollzählig",
    "no_service": "Piraten werden hier nicht bedient",
    "too_dear": "Das kannst du dir nicht leisten",
    "no_mission_here": "Hier gibt es keinen Auftrag",
    "mission_refused": "Für diesen Auftrag bist du nicht der richtige Kapitän",
    "nothing_to_deliver": "Du hast hier nichts abzuliefern",
    "no_stash_here": "Dein Versteck ist in deinem Heimathafen",
    "no_gold": "So viel Gold hast du nicht",
    "no_envoy": "Dafür gibt es keinen Gesandten, oder es steht kein Kopfgeld auf dir",
    "no_retirement": "Zur Ruhe setzt man sich im Heimathafen, als ganze Hafenaktion",
    "nothing_at_yard": "Die Werft hat nichts für dich",
    "done_already": "Das hast du in dieser Hafenaktion schon getan",
    "no_such_good": "Diese Ware hast du nicht",
    "no_redraw": "Eine neue Auslage gibt es hier jetzt nicht",
    "not_on_table": "Eine solche Karte liegt nicht da",
    "one_ship_a_visit": "Du hast bei diesem Besuch schon ein Schiff gekauft",
    "not_for_sale": "Dieses Schiff ist nicht zu kaufen",
    "not_damaged": "Das ist nicht beschädigt",
    "crew_not_repaired": "Männer heuert man an, man repariert sie nicht",
    "no_mod_here": "Dort liegt keine Verbesserung",
    "mod_face_down": "Die Verbesserung dort liegt noch verdeckt",
    "mod_does_not_fit": "Dein Schiff kann mit dieser Verbesserung nichts anfangen",
    "weapon_sold_out": "Von dieser Waffe gibt es keine mehr",
    "weapon_aboard": "Diese Waffe hast du schon an Bord",
    "traded_already": "Diese Waffe hast du bei diesem Besuch schon gehandelt",
    "no_such_weapon": "Diese Waffe hast du nicht",
    "no_such_bounty": "Von dieser Nation steht kein Kopfgeld auf dir",
    "no_failed_die": "Kein Würfel ist misslungen",
    "no_success_left": "Dafür hast du keinen Erfolg mehr",
    "same_flag": "Marker und Hafen haben dieselbe Flagge",
    "first_round": "In der ersten Runde schießen alle",
    "no_masts": "Ohne Masten kann ein Schiff nur schießen",
    "no_crew": "Ohne Mannschaft entert niemand",
    "npc_stands": "Dieses Schiff flieht nur, wenn es weniger Kanonen oder Männer hat",
    "no_such_die": "Einen solchen Würfel hast du nicht",
    "no_ammunition": "Solche Munition hast du nicht",
    "no_such_hit": "Einen solchen Treffer gibt es nicht",
    "destroyed": "Das ist schon zerstört",
    "spared": "Der letzte Punkt des Rumpfs bleibt verschont",
    "not_that_mod": "Eine solche Verbesserung hast du nicht abzulegen",
    "has_mod": "Auf diesem Hafen liegt schon eine Verbesserung",
    "not_nearest": "Dieser Hafen ist nicht der nächste, der dir offensteht",
    "no_pirate_near": "Dort wartet kein Pirat",
    "not_a_first_ship": "Ein Kapitän beginnt mit einer Schaluppe oder einer Fleute",
    "not_aboard": "Ein solcher Spezialist ist nicht an Bord",
    "has_specialist": "Für diesen Spezialisten hast du keinen Platz",
    "not_in_supply": "Ein solcher Marker ist nicht im Vorrat",
    "not_your_rumor": "Dieses Gerücht hast du nicht",
    "does_not_scout": "Dieses Schiff sucht dich nicht",
    "no_way": "In dieser Richtung geht es nicht weiter",
    "not_on_board": "Dieses Schiff ist nicht auf dem Brett",
}

CHANCE = {
    "die": "Wirf einen Würfel. Was zeigt er?",
    "card": "Zieh eine Warenkarte. Welche ist es?",
    "glory_card": "Zieh eine Ruhmeskarte. Welche ist es?",
    "rumor": "Zieh ein Gerücht. Welches ist es?",
    "mission": "Zieh einen Auftrag. Welcher ist es?",
    "event": "Zieh ein Ereignis. Welches ist es?",
    "captain": "Zieh einen Kapitän. Wer ist es?",
    "demand": "Zieh einen Nachfragemarker. Welche Ware ist es?",
    "mod": "Dreh einen Verbesserungsmarker um. Welcher ist es?",
    "merchant": "Dreh den Handelsmarker um. Welche Nation ist es?",
    "nation": "Zieh eine Nation für den Krieg. Welche ist es?",
    "start": "Wer ist Startspieler?",
}

ICONS = ("Treffer: Rumpf", "Treffer: Laderaum", "Treffer: Masten", "Treffer: Mannschaft", "Treffer: Kanonen", "Flucht")
MOMENT_WORDS = (
    "dein Kapitän würde sterben",
    "im Hafen",
    "du hast mit Schießen gewonnen",
    "Treffer sind gefallen",
    "in deinem Zug",
    "vor deinem Spähwurf",
    "du bist gefunden worden",
    "beim Verkaufen",
    "beim Kaufen",
    "vor einer Runde des Nahkampfs",
    "dein Entern ist gerade misslungen",
    "der Nahkampf beginnt",
    "vor dem Wurf für ein Gerücht",
    "der Überfall ist gelungen",
    "das Handelsschiff will gerade entkommen",
    "ein Spezialist",
)

# Names of the data files; those of another box stay as they are.
NAMES = {
    "The Caribbean Sea": "Karibisches Meer",
    "Cocoa": "Kakao",
    "Food": "Proviant",
    "Spices": "Gewürze",
    "Sugar": "Zucker",
    "Textiles": "Stoffe",
    "Tobacco": "Tabak",
    "Wood": "Holz",
    "Sloop": "Schaluppe",
    "Flute": "Fleute",
    "Frigate": "Fregatte",
    "Galleon": "Galeone",
    "Man-o'-war": "Linienschiff",
    "Extra Hammocks": "Mehr Hängematten",
    "Advanced Rigs & Sails": "Bessere Takelage",
    "Reinforced Hull": "Verstärkter Rumpf",
    "Extended Cargo Hold": "Größerer Laderaum",
    "Extra Cannon Port": "Weitere Stückpforte",
    "Chasers": "Jagdgeschütze",
    "Swivel Guns": "Drehbassen",
    "Long Guns": "Langrohre",
    "Chain-shot": "Kettenkugeln",
    "Grapeshot": "Kartätschen",
    "Grappling Hooks": "Enterhaken",
    "War": "Krieg",
    "Peace": "Frieden",
    "Storm": "Sturm",
    "It's Too Quiet": "Es ist zu ruhig",
    "Pirate Hunt": "Piratenjagd",
    "Tropical Disease": "Tropenfieber",
    "Royal Pardon": "Königliche Gnade",
    "Market Day": "Markttag",
    "Trade Winds": "Passatwinde",
    "Merchant Convoy": "Geleitzug",
    "Dead Calm": "Flaute",
    "Survivor": "Überlebt!",
    "Secret Cache": "Geheimes Versteck",
    "Broadside": "Breitseite",
    "Evasive Turn": "Ausweichmanöver",
    "Fair Wind": "Guter Wind",
    "Seize the Day": "Nutze den Tag",
    "Sharp Eyes": "Scharfe Augen",
    "Fog Bank": "Nebelbank",
    "Black Market": "Schwarzmarkt",
    "Bulk Deal": "Mengenrabatt",
    "Insider Tip": "Geheimtipp",
    "Cutlass Charge": "Säbelangriff",
    "Ram": "Rammstoß",
    "Grenadoes": "Granaten",
    "Jury Rig": "Notreparatur",
    "Press Gang": "Presspatrouille",
    "False Colours": "Falsche Flagge",
    "Governor's Pardon": "Gnade des Gouverneurs",
    "Well Informed": "Gut unterrichtet",
    "Old Friend": "Alter Freund",
    "Fat Prize": "Fette Beute",
    "Swift Pursuit": "Schnelle Verfolgung",
    "Tavern Brawl": "Kneipenschlägerei",
    "False Report": "Falschmeldung",
    "Master Gunner": "Stückmeister",
    "Surgeon": "Wundarzt",
    "Carpenter": "Zimmermann",
    "Navigator": "Steuermann",
    "Lookout": "Ausguck",
    "Quartermaster": "Quartiermeister",
    "Boatswain": "Bootsmann",
    "Fencing Master": "Fechtmeister",
    "Purser": "Zahlmeister",
    "Envoy": "Gesandter",
    "A Myriad of Goods": "Waren ohne Zahl",
    "The Forger's Papers": "Papiere des Fälschers",
    "Sunken Silver": "Versunkenes Silber",
    "The Drowned Bell": "Die versunkene Glocke",
    "Smuggler's Cove": "Schmugglerbucht",
    "Map on a Sailcloth": "Karte auf Segeltuch",
    "Deserters' Camp": "Lager der Deserteure",
    "The Governor's Mistress": "Die Geliebte des Gouverneurs",
    "A Debt Forgotten": "Eine vergessene Schuld",
    "Powder Store": "Pulverlager",
    "The Shipwright's Secret": "Das Geheimnis des Schiffbauers",
    "The Half-burnt Wreck": "Das halb verbrannte Wrack",
    "Hermit's Cave": "Höhle des Einsiedlers",
    "Amnesty": "Amnestie",
    "The Blind Pilot": "Der blinde Lotse",
    "The Lost Pay Chest": "Die verlorene Soldtruhe",
    "Duel at Dawn": "Duell im Morgengrauen",
    "Turtle Banks": "Schildkrötenbänke",
    "Pearl Divers": "Perlentaucher",
    "Contraband Ledger": "Das Buch der Schmuggler",
    "The Empty Fort": "Das leere Fort",
    "Widow's Inheritance": "Das Erbe der Witwe",
    "Ghost Light": "Geisterlicht",
    "The Surgeon's Oath": "Der Eid des Wundarztes",
    "Buried at the Point": "Vergraben an der Landspitze",
    "Fever in the Harbour": "Fieber im Hafen",
    "The Envoy": "Der Gesandte",
    "Rum for the Garrison": "Rum für die Garnison",
    "Clear the Lanes": "Freie Seewege",
    "Letters of Reprisal": "Repressalienbriefe",
    "The Runaway Heir": "Der entlaufene Erbe",
    "Masts for the Yard": "Masten für die Werft",
    "A Chart of the Shoals": "Eine Karte der Untiefen",
    "Sweet Tooth": "Naschkatzen",
    "Church Silver": "Kirchensilber",
    "Hush Money": "Schweigegeld",
    "Privateer's Oath": "Eid des Kaperfahrers",
    "Spice Contract": "Gewürzvertrag",
    "The Spanish Prize": "Die spanische Prise",
    "Cloth for the Court": "Stoffe für den Hof",
    "A Score to Settle": "Eine alte Rechnung",
    "Escort the Bishop": "Geleit für den Bischof",
    "Tobacco Fleet": "Tabakflotte",
    "The Missing Pinnace": "Die verschollene Pinasse",
    "Cocoa for the Ladies": "Kakao für die Damen",
    "Break the Blockade": "Die Blockade brechen",
    "Powder Run": "Pulverfahrt",
    "The Turncoat": "Der Überläufer",
    "Hunters Hunted": "Gejagte Jäger",
    "The Dutch Connection": "Freunde in Holland",
}

# The texts of the glory cards, by their ids.
TEXTS = {
    "G01": "Er lebt: Schiff, Ladung, Gold an Bord, Waffen und Auftrag sind verloren; Kapitän, Ruhmeskarten, "
    "Spezialisten, Gerücht und Kopfgelder bleiben. Im nächsten Zug beginnt er im nächsten offenen Hafen "
    "mit einer neuen Schaluppe oder Fleute. Der Gegner hat dich trotzdem besiegt; wer den Nahkampf "
    "gewonnen hat, nimmt Gold, Ladung, Waffen und Schiff, aber keine Karten, kein Gerücht und keine "
    "Spezialisten.",
    "G02": "Verstecke hier Gold wie in deinem Heimathafen.",
    "G03": "+1 Treffer.",
    "G04": "1 Treffer fällt weg.",
    "G05": "1 Fahrt mehr.",
    "G06": "1 Aktion mehr (aber keine zweite Hafenaktion).",
    "G07": "+2 Würfel.",
    "G08": "Der Wurf misslingt stattdessen.",
    "G09": "Bis zu 3 Karten verkaufst du, als wären sie gefragt (nur Gold: kein Ruhmpunkt, der Marker bleibt).",
    "G10": "Jede Karte der Auslage kostet 1 Gold.",
    "G11": "Sieh den Vorrat durch und tausche den Nachfragemarker hier gegen einen daraus.",
    "G12": "+2 Führung in dieser Runde.",
    "G13": "Du gewinnst den Vergleich und nimmst 1 Treffer am Rumpf.",
    "G14": "Der Gegner verliert 1 Mann.",
    "G15": "Repariere 2 Punkte (nicht Mannschaft).",
    "G16": "+2 Mannschaft (bis zum Höchstwert), überall.",
    "G17": "Bis zum Ende dieses Zuges darfst du geschlossene Häfen anlaufen und dort handeln.",
    "G18": "Entferne alle Kopfgelder einer Nation.",
    "G19": "+2 Würfel.",
    "G20": "Die Bedingung des Auftrags gilt nicht.",
    "G21": "+4 Gold (zählt für den Ruhmpunkt einer reichen Beute).",
    "G22": "Bis zu 2 Fluchtsymbole zählen nicht.",
    "G23": "Er nimmt 2 zufällige Treffer (Rumpf nicht unter 1).",
    "G24": "Er verliert 1 Mann (nicht den letzten); nimm bis zu 3 seines Goldes.",
    "G25": "Schicke ein Schiff ohne Spieler in eine Nachbarzone deiner Wahl; es späht deswegen nicht.",
    "S01": "Einmal je Seegefecht: gewinnst du mit Schießen, +1 Treffer.",
    "S02": "Nach jedem überlebten Gefecht oder Überfall: +1 Mannschaft (bis zum Höchstwert).",
    "S03": "Nach jedem überlebten Gefecht oder Überfall: repariere 1 Punkt (nicht Mannschaft).",
    "S04": "Sind deine ersten drei Aktionen Fahrten, hast du eine vierte.",
    "S05": "+1 Spähen.",
    "S06": "Lade 1 Karte mehr, als der Laderaum fasst (kann nicht beschädigt werden).",
    "S07": "Anheuern braucht keinen Wurf, wo es erlaubt ist.",
    "S08": "+1 Führung im Nahkampf.",
    "S09": "Waren, nach denen niemand fragt, bringen 4 Gold.",
    "S10": "+1 Einfluss; einmal je Hafenaktion: zahle 4 Gold und entferne 1 Kopfgeld deiner Wahl.",
}


def german(name: str) -> str:
    return NAMES.get(name) or seas.name(name)


def chances(dice: int) -> str:
    """How many dice, and how likely one of them shows a skull."""
    return f"{dice} Würfel: {round(100 * (1 - (2 / 3) ** dice))} %"


def glory_name(t: Any, card: int) -> str:
    """A specialist's card names the port too."""
    kind = t.specialist_type[card]
    if kind < 0:
        return german(t.glory_names[card])
    port = t.zone_names[t.specialist_port[card]]
    return f"{german(str(t.glory_names[card]).removesuffix(f' of {port}'))} ({german(port)})"


def hits(value: int) -> str:
    return (*LOCATIONS, "ein Totenkopf", "gezielte Munition")[value]


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words; what only names a number stays as in English."""
    if fact in ("zone", "from_zone"):
        return german(t.zone_names[value]) if value >= 0 else "nirgendwo"
    if fact in ("good", "demand"):
        return german(t.goods[value])
    if fact == "cargo":
        return f"{german(t.goods[t.good[value]])} {t.plunder[value]} ({ICONS[t.icon[value]]})"
    if fact == "icon":
        return ICONS[value]
    if fact == "nation":
        return NATIONS[value]
    if fact == "ship":
        return german(t.ship_names[value])
    if fact == "event":
        return german(t.event_names[value])
    if fact == "glory_card":
        return glory_name(t, value)
    if fact == "card_text":
        return TEXTS.get(t.glory_ids[value], str(t.glory_texts[value]))
    if fact == "rumor":
        return f"„{german(t.rumor_names[value])}“" if value >= 0 else "ein Gerücht"
    if fact == "mission":
        return f"„{german(t.mission_names[value])}“" if value >= 0 else "keiner"
    if fact == "mod":
        return german(t.mod_names[value]) if value >= 0 else "nichts"
    if fact == "weapon":
        return german(t.weapon_names[value])
    if fact == "spend":
        return german(t.weapon_names[value - 1])
    if fact in ("location", "target"):
        return LOCATIONS[value]
    if fact in ("die", "other", "reroll"):
        return "Totenkopf" if value >= SKULL else str(value)
    if fact == "skill":
        return SKILLS[value]
    if fact == "npc":
        return NPC_NAMES[value]
    if fact == "direction":
        return DIRECTIONS[value]
    if fact == "moment":
        return MOMENT_WORDS[value]
    if fact == "declaration":
        return ("Schießen", "Entern", "Fliehen")[value]
    if fact == "volley":
        return hits(value)
    if fact == "evade":
        return hits(value - 1) if value else "nichts"
    if fact == "contraband":
        at = value - CARGO_CARDS
        return seas.contraband_name(t, value, german(t.zone_names[t.contraband_port[at]]))
    if fact == "place":
        return seas.PLACES[value]
    if fact == "step":
        return seas.STEPS[value]
    if fact == "reef":
        return german(t.weapon_names[value - 4])
    if fact == "redrawn":
        what, card = divmod(value, 1000)
        return spell(t, ("glory_card", "rumor", "mission", "cargo", "good")[what], t.good[card] if what == 4 else card)
    if fact == "cost":
        return {0: " mit dem Wind, umsonst", 1: ""}.get(value, f" gegen den Wind, {value} Aktionen")
    if fact == "out":
        return ("In die Truhe", "Aus der Truhe")[value]
    if fact == "dice":
        return chances(value)
    if fact == "test":
        return f" (Einfluss, {chances(value)})" if value > 0 else ""
    if fact == "recruiting":
        return f"Führung, {chances(value)}; sonst " if value > 0 else ("umsonst, nicht " if value else "")
    if fact == "bounty":
        return f": ein Kopfgeld der {NATIONS[value]}" if value >= 0 else ": kein Kopfgeld"
    if fact == "moves":
        return f", {value} weitere nur für Fahrten" if value else ""
    if fact == "price":
        return f" für {value} Gold" if value else ""
    return english.spell(t, fact, value)


FEATURES = {
    "glory": "Ruhm auf der Leiste",
    "stash": "das Versteck",
    "lost": "einen Kapitän auf See",
    "ship": "das Schiff",
    "cards": "Ruhmkarten",
    "crewmen": "Spezialisten",
    "gold": "Gold an Bord",
    "victory": "den Sieg in Reichweite",
    "doing": "was gerade getan wird",
    "cargo": "Ladung und wo sie sich verkauft",
    "errands": "Gerüchte und Aufträge",
    "danger": "Sicherheit vor Jägern",
    "bounties": "Freiheit von Kopfgeldern",
    "merchant": "einen Händler in Reichweite",
    "men": "Gunst und Stimmung der Mannschaft",
    "contraband": "Schmuggelware und wo sie sich verkauft",
    "time": "was vom Zug noch übrig ist",
}

GERMAN = Words(
    {**PROMPTS, **seas.PROMPTS},
    {**LABELS, **seas.LABELS},
    {**EVENTS, **seas.EVENTS},
    {**REASONS, **seas.REASONS},
    {**CHANCE, **seas.CHANCE},
    spell,
    FEATURES,
    "Ruhm",
    nothing="nichts",
    nobody="niemand",
)
