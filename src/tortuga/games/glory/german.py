"""Was Glory sagt, auf Deutsch."""

from __future__ import annotations

from typing import Any

from tortuga.games.glory.state import FIRST_PLACE, FIRST_USE, FIRST_WARE, NOWHERE, TOWNS
from tortuga.kernel.words import Words

PROMPTS = {
    "ChooseHero": "Wähle deinen Helden",
    "ChooseStart": "Wähle, wo du beginnst, neben der Burg",
    "BeforeMoving": "Dein Zug: Wie bewegst du dich?",
    "MovementRoll": "Du hast {die} gewürfelt: {steps} ziehen?",
    "MoveTo": "Ziehe {steps}: Wo endet dein Weg?",
    "MoveWithin": "Reise überallhin in bis zu {reach} Feldern",
    "EndOfTurn": "Dein Zug endet. Vorher noch etwas nutzen?",
    "Buy": "Der Markt: Du hast {coins}",
    "Weave": "Welches Schicksal behältst und befolgst du? Das andere wird abgelegt",
    "FateRoll": "{fate}: {text} Du hast {die} gewürfelt{bonus}",
    "PayFor": "{price} Münzen für {glory} Ruhm zahlen?",
    "Peek": "Welche Karte siehst du dir an?",
    "GoNearest": "Mehrere sind gleich nah: Wohin gehst du?",
    "Stroll": "Gehe bis zu {reach} Felder; dort geschieht nichts",
    "TakeGift": "Nimm eine der billigsten Waren",
    "FollowOne": "Welches deiner neuen Schicksale befolgst du?",
    "ClosestLair": "In die nächste Höhle sehen?",
    "AtHaven": "Du rastest in einer Zuflucht. Etwas nutzen?",
    "EnterLair": "{lair}: Hier wartet {foe}. {text} Kämpfen?",
    "ClaimQuest": "{quest}: {done}",
    "KeepAbility": "Welche Fähigkeit behältst du?",
    "Engage": "{foe} hat {foe_health} Gesundheit, du hast {health}. {text} Kämpfen?",
    "BeforeStrike": "Vor den Würfeln: etwas gegen {foe} nutzen?",
    "StrikeRoll": "Dein Angriffswurf ist {mine}, der von {foe} ist {theirs}. Deinen ändern?",
    "Hit": "{foe} fügt dir {number} Schaden zu. Mindern?",
    "CheatDeath": "Was rettet dich vor dem Tod?",
}

LABELS = {
    "ChooseHero": "{hero}: Angriff {strike}, Kraft {power}, Gesundheit {health}. {special} Beginnt mit {thing}.",
    "ChooseStart": "{space}",
    "BeforeMoving:0": "Würfeln",
    "BeforeMoving:1": "Von der Zuflucht aus überallhin reisen, bis zu {reach} Felder",
    "BeforeMoving:2": "Auf dem Feenpfad überallhin reisen, bis zu {path} Felder",
    "BeforeMoving": "{use}",
    "MovementRoll:0": "{steps} ziehen",
    "MovementRoll:1": "Gewaltmarsch{cost}: {more} mehr",
    "MovementRoll": "{use}",
    "MoveTo": "{space}",
    "MoveWithin": "{space}",
    "EndOfTurn:0": "Den Zug beenden",
    "EndOfTurn": "{use}",
    "Buy:0": "Nichts mehr kaufen",
    "Buy:1": "Für deinen Auftrag zahlen",
    "Buy": "{ware} für {price}. {text}",
    "Weave": "{fate}: {text}",
    "FateRoll:0": "Den Wurf behalten",
    "FateRoll": "{use}",
    "PayFor:0": "Nichts zahlen",
    "PayFor:1": "{price} zahlen",
    "Peek": "{place}",
    "GoNearest": "{space}",
    "Stroll:0": "Hier bleiben",
    "Stroll": "{space}",
    "TakeGift": "{good}: {text}",
    "FollowOne": "{fate}: {text}",
    "ClosestLair:0": "Nicht hineinsehen",
    "ClosestLair": "{place}",
    "AtHaven:0": "Weiter",
    "AtHaven": "{use}",
    "EnterLair:0": "In Ruhe lassen",
    "EnterLair:1": "Kämpfen",
    "EnterLair": "{use}",
    "ClaimQuest:0": "Jetzt nicht",
    "ClaimQuest:1": "Den Auftrag aufdecken",
    "KeepAbility": "{ability}: {text}",
    "Engage:0": "Zurückziehen",
    "Engage:1": "Kämpfen",
    "Engage": "{use}",
    "BeforeStrike:0": "Würfeln",
    "BeforeStrike": "{use}",
    "StrikeRoll:0": "Den Wurf behalten",
    "StrikeRoll": "{use}",
    "Hit:0": "Hinnehmen",
    "Hit": "{use}",
    "CheatDeath": "{use}",
}

EVENTS = {
    "hero": "{seat} spielt: {hero}.",
    "start": "{seat} beginnt auf {space}.",
    "market": "Auf dem Markt liegt {good}.",
    "start_roll": "{seat} würfelt {die} um den ersten Zug.",
    "begins": "{seat} beginnt.",
    "reshuffled": "Die abgelegten Karten werden ein neuer Stapel ({deck}).",
    "turn": "Runde {round}: {seat} ist am Zug.",
    "skipped": "{seat} setzt aus.",
    "rolled": "{seat} würfelt {die}{bonus}.",
    "rerolled": "{seat} würfelt neu: {die}.",
    "marched": "{seat} macht einen Gewaltmarsch{cost}.",
    "moved": "{seat} kommt nach {space}.",
    "strolled": "{seat} spaziert nach {space}.",
    "healed": "{seat} erhält {number} Gesundheit zurück.",
    "hurt": "{seat} verliert {number} Gesundheit.",
    "more_health": "Die höchste Gesundheit von {seat} steigt um {number}.",
    "earned": "{seat} erhält {number} Münze(n).",
    "lost_coins": "{seat} verliert {number} Münze(n).",
    "used": "{seat} nutzt {use}.",
    "used_up": "{thing} von {seat} ist aufgebraucht.",
    "gained": "{seat} hat jetzt {thing}.",
    "bought": "{seat} kauft {good} für {price}.",
    "new_good": "Neu auf dem Markt: {good}.",
    "tithe": "{seat} zahlt {number} Münzen in der Burg.",
    "drew_fates": "{seat} zieht die Schicksale {fate}.",
    "fate": "{seat} zieht das Schicksal {fate}: {text}",
    "drew_abilities": "{seat} zieht die Fähigkeiten {ability}.",
    "no_ability": "Für {seat} ist keine Fähigkeit mehr da.",
    "peeked_quest": "{seat} sieht sich den Auftrag von {town} an.",
    "peeked_quest:secret": "{seat} sieht sich den Auftrag von {town} an: {quest}.",
    "peeked_lair": "{seat} sieht in die {lair}.",
    "peeked_lair:secret": "{seat} sieht in die {lair}: {foe}.",
    "quest": "{seat} hat {quest} für {town} erfüllt: {glory} Ruhm, {coins}.",
    "glory": "{seat} gewinnt {glory} Ruhm und hat {total}.",
    "fifteen": "{seat} ist als Erster so berühmt und setzt einmal aus.",
    "won": "{seat} gewinnt das Spiel!",
    "fairy": "{seat} begegnet einer Fee ({foe}): {text}",
    "fairy_passes": "{foe} fliegt vorüber; eine andere Karte wird gezogen.",
    "meets": "{seat} trifft auf {foe} (Angriff {strike}, Kraft {power}, Gesundheit {health}). {text}",
    "engages": "{seat} kämpft gegen {foe}.",
    "dice": "{seat} würfelt {die}, {foe} {foe_die}.",
    "dice_thrown": "{seat} würfelt {die}; {rival} wirft {foe_die} für {foe}.",
    "strikes": "{seat} greift mit {mine} an, {foe} mit {theirs}.",
    "wounds": "{foe} verliert {number} Gesundheit und hat {foe_health}.",
    "regains": "{foe} erholt sich und hat {foe_health} Gesundheit.",
    "suffers": "{seat} nimmt {number} Schaden und hat {health} Gesundheit.",
    "saved": "{seat} bleibt mit 1 Gesundheit am Leben.",
    "beaten": "{seat} hat {foe} besiegt: {glory} Ruhm.",
    "withdraws": "{seat} zieht sich zurück ({foe}).",
    "lies": "{foe} legt sich nieder: {space}.",
    "dies": "{seat} fällt im Kampf ({foe}) und ist ausgeschieden.",
}

REASONS = {
    "not_offered": "Das steht dir jetzt nicht offen",
    "no_such_way": "Das ist hier keine Möglichkeit",
    "no_such_use": "Keine Karte kann so etwas",
    "not_yours": "Diese Karte hast du nicht",
    "ticked": "Ihre Kästchen sind alle abgehakt",
    "spent": "Das hast du schon genutzt",
    "goods_void": "Waren wirken in diesem Kampf nicht",
    "not_now": "Das geht jetzt nicht oder würde nichts ändern",
    "hero_taken": "{hero} ist schon vergeben",
    "no_such_hero": "Diesen Helden gibt es nicht",
    "start_taken": "Auf {space} steht schon jemand",
    "not_beside_castle": "{space} liegt nicht neben der Burg",
    "not_on_haven": "Dein Zug begann nicht in einer Zuflucht",
    "no_path": "Keine Fee hat dir einen Pfad gezeigt",
    "marched": "Du bist in diesem Zug schon marschiert",
    "too_weak": "Der Marsch würde dich die letzte Gesundheit kosten",
    "cannot_march": "Dein Held kann nicht marschieren",
    "no_such_space": "Dieses Feld gibt es nicht",
    "not_stay": "Du kannst nicht stehen bleiben",
    "no_path_there": "Kein erlaubter Weg von {steps} endet auf {space}",
    "too_far": "{space} liegt nicht in {reach} Feldern Entfernung",
    "no_tithe": "Keiner deiner Aufträge will etwas, das du zahlen kannst",
    "too_dear": "{ware} kostet {price}, und du hast {coins}",
    "not_for_sale": "Das liegt nicht auf dem Markt",
    "not_drawn": "Dieses Schicksal hast du nicht gezogen",
    "no_coins": "Du hast nicht genug Münzen",
    "nothing_to_peek": "Hier gibt es nichts zu sehen",
    "not_nearest": "{space} ist nicht am nächsten",
    "not_cheapest": "{good} ist nicht am billigsten",
    "lair_empty": "Diese Höhle ist leer",
    "not_closest": "Das ist nicht die nächste Höhle",
    "not_done": "Du hast diesen Auftrag nicht erfüllt, oder nicht bevor du kamst",
    "no_toll": "Du kannst den Zoll nicht zahlen",
    "ability_not_drawn": "Diese Fähigkeit hast du nicht gezogen",
}

CHANCE = {
    "hero": "Zieh einen Heldenbogen. Welcher ist es?",
    "start": "Würfelt, wer beginnt. Was kam?",
    "good": "Zieh eine Ware. Welche ist es?",
    "ability": "Zieh eine Fähigkeit. Welche ist es?",
    "battle": "Zieh eine Kampfkarte. Welche ist es?",
    "fate": "Zieh ein Schicksal. Welches ist es?",
    "quest": "Sieh dir den Auftrag an. Welcher ist es?",
    "lair": "Sieh dir die Höhlenkarte an. Welche ist es?",
    "movement": "Würfle für die Bewegung. Was kam?",
    "strike": "Wirf den Angriffswürfel des Helden. Was kam?",
    "monster": "Jemand anderes würfelt für das Ungeheuer. Was kam?",
    "fate_roll": "Würfle für das Schicksal. Was kam?",
}

KINDS = ("die Burg", "Höhle", "Stadt", "Kampf", "Schicksal", "Zuflucht", "leer")

# Names and texts of the data. Towns and lands keep their names.
TEXTS = {
    # decks
    "good": "Waren",
    "ability": "Fähigkeiten",
    "battle": "Kampfkarten",
    "fate": "Schicksale",
    # lairs
    "Eyrie": "Adlerhorst",
    "Furnace": "Feuerschlund",
    "Sunken Vault": "Versunkene Gruft",
    "Ice Hollow": "Eisgrotte",
    # heroes
    "Adventurer": "Abenteurer",
    "Druid": "Druide",
    "Ender": "Ender",
    "Golem": "Golem",
    "Knight": "Ritter",
    "Totem": "Totem",
    "Seer": "Seherin",
    "Steward": "Verwalter",
    "Warlock": "Hexenmeister",
    "Once a turn you can lower your movement roll by 1 (never below 1). +1 coin for each battle won.": (
        "Einmal im Zug darfst du deinen Bewegungswurf um 1 senken (nie unter 1). +1 Münze für jeden gewonnenen Kampf."
    ),
    "Regain 1 health on landing on a blank space, and 1 more on a haven.": (
        "Auf leeren Feldern erhältst du 1 Gesundheit zurück, in Zufluchten 1 mehr."
    ),
    "A strike roll that you win with a 6 on your die deals 1 extra damage.": (
        "Ein Angriffswurf, den du mit einer 6 gewinnst, macht 1 Schaden mehr."
    ),
    "You cannot march. The first damage of each battle is 1 less.": (
        "Du kannst nicht marschieren. Der erste Schaden jedes Kampfes ist um 1 geringer."
    ),
    "+1 strike in lair battles.": "+1 Angriff in Höhlen.",
    "Each time your glory brings you an ability, your maximum health rises by 1 too.": (
        "Jedes Mal, wenn dein Ruhm dir eine Fähigkeit bringt, steigt auch deine höchste Gesundheit um 1."
    ),
    "A die of yours that shows a 1 can be rolled again, every time.": (
        "Zeigt ein Würfel von dir eine 1, darfst du ihn neu werfen, jedes Mal."
    ),
    "Goods cost you 1 coin less (at least 1).": "Waren kosten dich 1 Münze weniger (mindestens 1).",
    "Once a battle round you may lose 1 health (not your last) to re-roll your strike die.": (
        "Einmal je Kampfrunde darfst du 1 Gesundheit (nicht die letzte) für einen neuen Angriffswurf geben."
    ),
    # goods
    "Animated Cloak": "Belebter Umhang",
    "Three boxes, one use each: a new movement die; 1 more on a roll of yours; 1 health back.": (
        "Drei Kästchen, je einmal: die Bewegung neu würfeln; 1 mehr auf einen Wurf von dir; 1 Gesundheit zurück."
    ),
    "Fairy Lantern": "Feenlaterne",
    "On arriving at a haven: draw a fate if you like. 3 uses, then discard.": (
        "Bei der Ankunft in einer Zuflucht: Zieh ein Schicksal, wenn du magst. 3-mal, dann ablegen."
    ),
    "Wolf": "Wolf",
    "+1 strike on battle spaces.": "+1 Angriff auf Kampffeldern.",
    "Talisman": "Talisman",
    "When you would drop to 0 health, stay at 1. 1 use, then discard.": (
        "Wenn du auf 0 Gesundheit fallen würdest, bleibst du bei 1. 1-mal, dann ablegen."
    ),
    "Magic Compass": "Magischer Kompass",
    "Move anywhere within 6 spaces instead of rolling. 3 uses, then discard.": (
        "Reise überallhin in bis zu 6 Feldern, statt zu würfeln. 3-mal, dann ablegen."
    ),
    "Dancing Dagger": "Tanzender Dolch",
    "When you first engage in a battle the monster loses 1 health.": (
        "Zu Beginn eines Kampfes verliert das Ungeheuer 1 Gesundheit."
    ),
    "Enchanted Diary": "Verzaubertes Tagebuch",
    "In your turn, outside battle: peek at any one quest or lair card. 4 uses, then discard.": (
        "In deinem Zug, außer im Kampf: Sieh dir einen Auftrag oder eine Höhlenkarte an. 4-mal, dann ablegen."
    ),
    "Rope": "Seil",
    "Re-roll your movement. 3 uses, then discard.": "Würfle deine Bewegung neu. 3-mal, dann ablegen.",
    "Travel Rations": "Reiseproviant",
    "Regain 1 health. 2 uses, then discard.": "1 Gesundheit zurück. 2-mal, dann ablegen.",
    "Herb Pouch": "Kräuterbeutel",
    "Regain 2 health. 2 uses, then discard.": "2 Gesundheit zurück. 2-mal, dann ablegen.",
    "Walking Staff": "Wanderstab",
    "March without losing health. 3 uses, then discard.": (
        "Marschiere, ohne Gesundheit zu verlieren. 3-mal, dann ablegen."
    ),
    "Bone Charm": "Knochenamulett",
    "Add 1 to your strike roll, having seen both dice. 3 uses, then discard.": (
        "Zähle 1 zu deinem Angriffswurf, wenn beide Würfel liegen. 3-mal, dann ablegen."
    ),
    "Smoke Bomb": "Rauchbombe",
    "Withdraw without any penalty. 2 uses, then discard.": "Zieh dich ohne Strafe zurück. 2-mal, dann ablegen.",
    "Iron Bands": "Eisenbänder",
    "+1 maximum health.": "+1 höchste Gesundheit.",
    "Oil Flask": "Ölflasche",
    "After engaging, before the strike roll: the monster loses 2 health. 1 use, then discard.": (
        "Im Kampf, vor dem Angriffswurf: Das Ungeheuer verliert 2 Gesundheit. 1-mal, dann ablegen."
    ),
    "Longsword": "Langschwert",
    "+1 strike.": "+1 Angriff.",
    "Shield": "Schild",
    "Once a hit: reduce the damage of a lost strike roll by 1. 3 uses, then discard.": (
        "Einmal je Treffer: 1 Schaden weniger bei einem verlorenen Angriffswurf. 3-mal, dann ablegen."
    ),
    "Drum": "Trommel",
    "Add 1 to a movement roll. 4 uses, then discard.": "Zähle 1 zu einem Bewegungswurf. 4-mal, dann ablegen.",
    "Ledger": "Kontobuch",
    "+1 coin on each visit to the castle.": "+1 Münze bei jedem Besuch der Burg.",
    "Ritual Candle": "Ritualkerze",
    "In your turn, outside battle: draw 2 fates, keep both and follow one of them. 1 use, then discard.": (
        "In deinem Zug, außer im Kampf: Zieh 2 Schicksale, behalte beide, befolge eines. 1-mal, dann ablegen."
    ),
    "War Hammer": "Kriegshammer",
    "+1 power.": "+1 Kraft.",
    "Plate Mail": "Plattenpanzer",
    "+2 maximum health.": "+2 höchste Gesundheit.",
    "Swift Boots": "Flinke Stiefel",
    "You may add 1 to each movement roll.": "Du darfst zu jedem Bewegungswurf 1 zählen.",
    "Lucky Coin": "Glücksmünze",
    "Re-roll any die of yours. 3 uses, then discard.": "Wirf einen deiner Würfel neu. 3-mal, dann ablegen.",
    "Dragon Lance": "Drachenlanze",
    "+2 strike against dragons.": "+2 Angriff gegen Drachen.",
    "Healing Spring Water": "Heilquellwasser",
    "Regain all health. 1 use, then discard.": "Volle Gesundheit. 1-mal, dann ablegen.",
    # abilities
    "Veteran Wisdom": "Weisheit der Veteranen",
    "Once a turn re-roll a movement or strike die.": ("Einmal im Zug: Wirf deinen Bewegungs- oder Angriffswürfel neu."),
    "Consolidation": "Festigung",
    "+1 maximum health; when your glory brings you abilities, draw 1 more to choose from.": (
        "+1 höchste Gesundheit; bringt dir dein Ruhm Fähigkeiten, zieh 1 mehr zur Auswahl."
    ),
    "Walker's Thoughts": "Wanderers Gedanken",
    "Draw a fate on landing on a blank space.": "Zieh auf leeren Feldern ein Schicksal.",
    "Bravery": "Tapferkeit",
    "+1 strike while your health is 2 or less.": "+1 Angriff, solange du höchstens 2 Gesundheit hast.",
    "Sword Training": "Schwertübung",
    "Mighty Arm": "Starker Arm",
    "Tough Hide": "Dicke Haut",
    "Quick Feet": "Schnelle Füße",
    "Second Wind": "Zweite Luft",
    "A march costs no health while your movement die shows an odd number.": (
        "Ein Gewaltmarsch kostet nichts, wenn dein Bewegungswürfel ungerade zeigt."
    ),
    "Bargaining": "Feilschen",
    "Scavenger": "Plünderer",
    "+1 coin for each battle won.": "+1 Münze für jeden gewonnenen Kampf.",
    "Monster Lore": "Ungeheuerkunde",
    "Dragonslayer": "Drachentöter",
    "Fairy Friend": "Feenfreund",
    "When a fairy helps you, also gain 1 coin and regain 1 health.": (
        "Hilft dir eine Fee, erhältst du dazu 1 Münze und 1 Gesundheit zurück."
    ),
    "Steadfast": "Standhaft",
    "On a tie the monster loses 1 health.": "Bei Gleichstand verliert das Ungeheuer 1 Gesundheit.",
    "Riposte": "Riposte",
    "When you lose a strike roll with a 5 or 6 on your die, the monster loses 1 health.": (
        "Verlierst du einen Angriffswurf mit einer 5 oder 6, verliert das Ungeheuer 1 Gesundheit."
    ),
    "Field Medic": "Feldscher",
    "Havens give you 2 more health.": "Zufluchten geben dir 2 Gesundheit mehr.",
    "Cartographer": "Kartenzeichner",
    "You may lower each movement roll by 1 (never below 1).": (
        "Du darfst jeden Bewegungswurf um 1 senken (nie unter 1)."
    ),
    "Fate Weaver": "Schicksalsweber",
    "On fate spaces draw 2 fates, keep and follow one, discard the other.": (
        "Zieh auf Schicksalsfeldern 2 Schicksale, behalte und befolge eines, leg das andere ab."
    ),
    "Fame": "Berühmtheit",
    "+1 glory when gained.": "+1 Ruhm, wenn du sie erhältst.",
    "Wealth": "Reichtum",
    "+4 coins when gained.": "+4 Münzen, wenn du ihn erhältst.",
    "Questing Oath": "Eid der Aufträge",
    "Each quest reward brings you 1 coin more, the first one also 1 glory more.": (
        "Jeder Lohn eines Auftrags bringt dir 1 Münze mehr, der erste auch 1 Ruhm mehr."
    ),
    "Fell Strike": "Wuchtschlag",
    "Once a battle, before the strike roll: your power is doubled in this round.": (
        "Einmal im Kampf, vor dem Angriffswurf: Deine Kraft zählt in dieser Runde doppelt."
    ),
    "Iron Will": "Eiserner Wille",
    "Once: when you would drop to 0 health, stay at 1.": (
        "Einmal: Wenn du auf 0 Gesundheit fallen würdest, bleibst du bei 1."
    ),
    # monsters
    "Goblin Scout": "Goblinspäher",
    "Bog Rat": "Sumpfratte",
    "Road Bandit": "Wegelagerer",
    "Won: +1 coin.": "Sieg: +1 Münze.",
    "Carrion Crow": "Aaskrähe",
    "Imp": "Kobold",
    "A tie in the first round counts for the Imp.": "Gleichstand in der ersten Runde zählt für den Kobold.",
    "Wolf Pack": "Wolfsrudel",
    "Skeleton Guard": "Skelettwache",
    "Young Ogre": "Junger Oger",
    "Harpy": "Harpyie",
    "Withdrawing costs 1 coin, if you have one.": "Rückzug kostet 1 Münze, wenn du eine hast.",
    "Giant Spider": "Riesenspinne",
    "Withdrawing: your next movement roll is 1 less.": "Rückzug: Dein nächster Bewegungswurf ist um 1 kleiner.",
    "Hedge Witch": "Heckenhexe",
    "Each round she wins: your next strike roll is 1 less.": (
        "Jede Runde, die sie gewinnt: Dein nächster Angriffswurf ist um 1 kleiner."
    ),
    "Cave Troll": "Höhlentroll",
    "Regains 1 health on each tie.": "Erhält bei jedem Gleichstand 1 Gesundheit zurück.",
    "Ghoul": "Ghul",
    "Orc Captain": "Orkhauptmann",
    "Won: +2 coins.": "Sieg: +2 Münzen.",
    "Wraith": "Schemen",
    "Power from goods does not count.": "Kraft von Waren zählt nicht.",
    "Minotaur": "Minotaurus",
    "Basilisk": "Basilisk",
    "A 1 on your die counts as 0.": "Eine 1 auf deinem Würfel zählt als 0.",
    "Stone Giant": "Steinriese",
    "Vampire": "Vampir",
    "Regains 1 health whenever it hurts you.": "Erhält 1 Gesundheit zurück, wann immer er dich verletzt.",
    "Wyvern": "Lindwurm",
    "Withdrawing costs 1 health (never the last).": "Rückzug kostet 1 Gesundheit (nie die letzte).",
    "Lich": "Lich",
    "Won: draw 1 fate.": "Sieg: Zieh 1 Schicksal.",
    "Chimera": "Chimäre",
    "Green Dragon": "Grüner Drache",
    "Not beaten: shuffled back into the deck (not in dragon mode).": (
        "Nicht besiegt: wird zurück in den Stapel gemischt (nicht im Drachenmodus)."
    ),
    "Red Dragon": "Roter Drache",
    "Each round it wins you also lose 1 coin.": "Jede Runde, die er gewinnt, kostet dich auch 1 Münze.",
    "Blue Dragon": "Blauer Drache",
    "Ties count for the dragon.": "Gleichstand zählt für den Drachen.",
    "Black Dragon": "Schwarzer Drache",
    "Goods have no effect in this battle.": "Waren wirken in diesem Kampf nicht.",
    "Gold Dragon": "Goldener Drache",
    "Won: +3 coins.": "Sieg: +3 Münzen.",
    # fairies
    "Dawn Fairy": "Morgenfee",
    "Regain all health.": "Volle Gesundheit.",
    "Coin Fairy": "Münzfee",
    "+2 coins.": "+2 Münzen.",
    "Path Fairy": "Pfadfee",
    "Next turn you can go anywhere within 6 spaces instead of rolling.": (
        "Im nächsten Zug kannst du überallhin in bis zu 6 Feldern reisen, statt zu würfeln."
    ),
    "Muse Fairy": "Musenfee",
    "Draw a fate.": "Zieh ein Schicksal.",
    "Blade Fairy": "Klingenfee",
    "Keep her; once: +2 to a strike roll, then discard her.": (
        "Behalte sie; einmal: +2 auf einen Angriffswurf, dann leg sie ab."
    ),
    # lair cards
    "Fen Hydra": "Moorhydra",
    "The first time it falls to 0 it regains 2.": "Fällt sie zum ersten Mal auf 0, erhält sie 2 zurück.",
    "Bone King": "Knochenkönig",
    "Pay 1 coin to begin the battle.": "Zahle 1 Münze, um den Kampf zu beginnen.",
    "Storm Roc": "Sturmvogel Roch",
    "Ember Tyrant": "Gluttyrann",
    "Frost Queen": "Frostkönigin",
    "In the first round your power is 1 less (at least 1).": (
        "In der ersten Runde ist deine Kraft um 1 kleiner (mindestens 1)."
    ),
    "Deep One": "Tiefenwesen",
    "Mirror Self": "Spiegelbild",
    "Has your strike and power, and 1 health less than your maximum, your goods and passing bonuses left out.": (
        "Hat deinen Angriff, deine Kraft und 1 Gesundheit weniger als du höchstens, ohne Waren und flüchtige Boni."
    ),
    "Old Worm": "Alter Wurm",
    "Won: also +3 coins.": "Sieg: dazu +3 Münzen.",
    # quests
    "Clear the Road": "Freie Straße",
    "Win 2 battles on battle spaces.": "Gewinne 2 Kämpfe auf Kampffeldern.",
    "The Lost Letter": "Der verlorene Brief",
    "Visit a town of the next land clockwise.": "Besuche eine Stadt im nächsten Land im Uhrzeigersinn.",
    "Pilgrimage": "Pilgerfahrt",
    "Land on 3 different havens.": "Komm in 3 verschiedene Zufluchten.",
    "Tithe": "Der Zehnte",
    "Visit the castle and pay 4 coins there.": "Besuche die Burg und zahle dort 4 Münzen.",
    "Scout the Dark": "Blick ins Dunkel",
    "Peek at 2 different lair cards.": "Sieh dir 2 verschiedene Höhlenkarten an.",
    "Four Corners": "Vier Himmelsrichtungen",
    "Land on a space in each of the four lands.": "Betritt in jedem der vier Länder ein Feld.",
    "Omens": "Vorzeichen",
    "Collect 3 more fates.": "Sammle 3 weitere Schicksale.",
    "Giant's Toll": "Riesenzoll",
    "Win a battle against a monster with power 2 or more.": (
        "Gewinne einen Kampf gegen ein Ungeheuer mit Kraft 2 oder mehr."
    ),
    "Forced March": "Gewaltmarsch",
    "March 3 times.": "Marschiere 3-mal.",
    "Fellowship": "Gefährten",
    "End a movement on a space with another hero (with 2 players also: visit the castle twice).": (
        "Beende eine Bewegung bei einem anderen Helden (zu zweit auch: Besuche zweimal die Burg)."
    ),
    "Outfitter": "Ausrüster",
    "Gain a good and then own at least 4.": "Erhalte eine Ware und besitze dann mindestens 4.",
    "Escort": "Geleit",
    "Arrive at the castle at the latest in your third turn after your last visit to this town.": (
        "Erreiche die Burg spätestens in deinem dritten Zug nach deinem letzten Besuch in dieser Stadt."
    ),
    # fates
    "Copper in the Ditch": "Kupfer im Graben",
    "+1 coin.": "+1 Münze.",
    "Grateful Miller": "Dankbarer Müller",
    "Buried Purse": "Vergrabener Beutel",
    "+3 coins.": "+3 Münzen.",
    "Hole in the Pocket": "Loch in der Tasche",
    "Lose 1 coin.": "Verliere 1 Münze.",
    "Toll Collectors": "Zöllner",
    "Lose 2 coins.": "Verliere 2 Münzen.",
    "Harvest Fair": "Erntefest",
    "Everybody: +1 coin.": "Alle: +1 Münze.",
    "War Tax": "Kriegssteuer",
    "Everybody loses 1 coin.": "Alle verlieren 1 Münze.",
    "Sweet Spring": "Süße Quelle",
    "Regain 1 health.": "1 Gesundheit zurück.",
    "Kind Hermit": "Freundlicher Einsiedler",
    "Regain 2 health.": "2 Gesundheit zurück.",
    "Night of Deep Sleep": "Nacht tiefen Schlafs",
    "Twisted Ankle": "Verstauchter Knöchel",
    "Lose 1 health (never the last).": "Verliere 1 Gesundheit (nie die letzte).",
    "Fever": "Fieber",
    "Lose 2 health (never the last).": "Verliere 2 Gesundheit (nie die letzte).",
    "Warm Wind": "Warmer Wind",
    "Everybody regains 1 health.": "Alle erhalten 1 Gesundheit zurück.",
    "Bitter Frost": "Bitterer Frost",
    "Everybody loses 1 health (never the last).": "Alle verlieren 1 Gesundheit (nie die letzte).",
    "Blessing of the Oak": "Segen der Eiche",
    "Whetstone": "Wetzstein",
    "+1 strike in your next battle.": "+1 Angriff in deinem nächsten Kampf.",
    "Battle Rage": "Kampfeswut",
    "+1 power in your next battle.": "+1 Kraft in deinem nächsten Kampf.",
    "Underdog's Song": "Lied der Kleinen",
    "If nobody has less glory than you: +1 glory; otherwise +2 coins.": (
        "Hat niemand weniger Ruhm als du: +1 Ruhm; sonst +2 Münzen."
    ),
    "Rescued Child": "Gerettetes Kind",
    "+1 glory.": "+1 Ruhm.",
    "Alms": "Almosen",
    "You may pay 3 coins for 1 glory.": "Du darfst 3 Münzen für 1 Ruhm zahlen.",
    "Goat Path": "Ziegenpfad",
    "You may move 1 or 2 spaces; nothing happens there.": "Du darfst 1 oder 2 Felder gehen; dort geschieht nichts.",
    "Distant Campfire": "Fernes Lagerfeuer",
    "Go to the nearest other haven.": "Geh zur nächsten anderen Zuflucht.",
    "Royal Summons": "Ruf des Königs",
    "Go to the castle.": "Geh zur Burg.",
    "Church Bells": "Kirchenglocken",
    "Go to the nearest other town.": "Geh zur nächsten anderen Stadt.",
    "Tavern Gossip": "Wirtshausgerede",
    "Peek at any quest.": "Sieh dir einen Auftrag an.",
    "Old Bestiary": "Altes Bestiarium",
    "Peek at any lair card.": "Sieh dir eine Höhlenkarte an.",
    "Raven's Eye": "Rabenauge",
    "Peek at any quest and any lair card.": "Sieh dir einen Auftrag und eine Höhlenkarte an.",
    "Tailwind": "Rückenwind",
    "Your next movement roll is 2 more.": "Dein nächster Bewegungswurf ist um 2 größer.",
    "Mud": "Schlamm",
    "Your next movement roll is 1 less.": "Dein nächster Bewegungswurf ist um 1 kleiner.",
    "Omen of Victory": "Zeichen des Sieges",
    "Your next strike roll is 2 more.": "Dein nächster Angriffswurf ist um 2 größer.",
    "Omen of Rust": "Zeichen des Rosts",
    "Your next strike roll is 1 less.": "Dein nächster Angriffswurf ist um 1 kleiner.",
    "Long Summer Day": "Langer Sommertag",
    "Take one extra turn after this one.": "Nach diesem Zug bist du noch einmal dran.",
    "Enchanted Sleep": "Verwunschener Schlaf",
    "Regain all health; skip your next turn.": "Volle Gesundheit; setze deinen nächsten Zug aus.",
    "Ambush": "Hinterhalt",
    "Draw a battle card and battle here.": "Zieh eine Kampfkarte und kämpfe hier.",
    "Crossroads Gambler": "Spieler am Kreuzweg",
    "Roll: 1-2 lose 1 health (never the last); 3-4 +1 coin; 5-6 +1 glory.": (
        "Würfle: 1–2 verliere 1 Gesundheit (nie die letzte); 3–4 +1 Münze; 5–6 +1 Ruhm."
    ),
    "Strange Mentor": "Seltsamer Lehrer",
    "Roll: 6 draw an ability; otherwise +1 coin.": "Würfle: 6 zieh eine Fähigkeit; sonst +1 Münze.",
    "Peddler's Debt": "Schuld des Hausierers",
    "Take the cheapest good of the market for nothing.": "Nimm die billigste Ware des Marktes umsonst.",
    "Caravan": "Karawane",
    "All goods of the market are replaced.": "Alle Waren des Marktes werden ersetzt.",
    "Travelling Merchant": "Fahrender Händler",
    "You may buy 1 good of the market now.": "Du darfst jetzt 1 Ware des Marktes kaufen.",
    "Twin Threads": "Zwillingsfäden",
    "Draw 1 more fate.": "Zieh noch 1 Schicksal.",
}


def german(name: str) -> str:
    return TEXTS.get(name, name)


def spell(t: Any, fact: str, value: int) -> str:
    """Eine Tatsache in Worten."""
    if fact == "space":
        return space_name(t, value)
    if fact == "hero":
        return german(t.heroes[value].name) if value < len(t.heroes) else "niemand"
    if fact == "use":
        return use_name(t, value)
    if fact == "ware":
        return spell(t, "good", value - FIRST_WARE) if value >= FIRST_WARE else ("nichts", "eine Zahlung")[value]
    if fact == "good":
        return german(t.things[t.first_good + value].name) if value < len(t.goods_count) else "nichts"
    if fact == "ability":
        return german(t.things[t.first_ability + value].name) if value < len(t.ability_count) else "nichts"
    if fact == "thing":
        return german(t.things[value].name)
    if fact == "fate":
        return german(t.fates[value].name) if value < len(t.fates) else "nichts"
    if fact == "foe":
        return german(t.foes[value].name)
    if fact == "quest":
        return f"{german(t.quests[value].name)} ({german(t.quests[value].text)})"
    if fact == "town":
        return german(t.towns[value])
    if fact == "lair":
        return f"Höhle {german(t.lairs[value])}"
    if fact == "place":
        return place_name(t, value)
    if fact == "coins":
        return "1 Münze" if value == 1 else f"{value} Münzen"
    if fact == "bonus":
        return f", {value:+} durch Karten" if value else ""
    if fact == "done":
        return "Er ist erfüllt. Aufdecken und den Lohn holen?" if value else "Er ist noch nicht erfüllt"
    if fact == "cost":
        return f" für {value} Gesundheit" if value else " umsonst"
    if fact == "more":
        return "1 Feld" if value == 1 else f"{value} Felder"
    return str(value)


def space_name(t: Any, space: int) -> str:
    """Ein Feld in Worten: "h1 (Stadt Larkspur)"."""
    if not 0 <= space < len(t.kind):
        return "nirgendwo"
    name = KINDS[t.kind[space]]
    if t.town_of[space] >= 0:
        name = f"Stadt {german(t.towns[t.town_of[space]])}"
    elif t.lair_of[space] >= 0:
        name = f"Höhle {german(t.lairs[t.lair_of[space]])}"
    return f"{t.space_words[space]} ({name})"


def use_name(t: Any, option: int) -> str:
    use = option - FIRST_USE
    if not 0 <= use < len(t.uses):
        return "nichts"
    thing = t.things[t.uses[use].thing]
    word = t.uses[use].word.rpartition("-")[2]
    return f"{german(thing.name)}: {VERBS.get(word, word)}" if len(thing.uses) > 1 else german(thing.name)


VERBS = {"reroll": "neu würfeln", "add": "zum Wurf zählen", "heal": "heilen"}


def place_name(t: Any, place: int) -> str:
    if place == NOWHERE:
        return "nirgendwo"
    if place - FIRST_PLACE < len(t.towns):
        return f"der Auftrag von {german(t.towns[place - FIRST_PLACE])}"
    lair = place - FIRST_PLACE - TOWNS
    return f"die Karte der Höhle {german(t.lairs[lair])}" if 0 <= lair < len(t.lairs) else "nirgendwo"


FEATURES = {
    "glory": "Ruhm",
    "health": "Gesundheit",
    "vigour": "höchste Gesundheit",
    "peril": "Abstand von Gefahr",
    "strike": "Schlagkraft",
    "power": "Macht",
    "coins": "Münzen",
    "goods": "Waren",
    "abilities": "Fähigkeiten",
    "luck": "Schicksal und Boni, die noch kommen",
    "tempo": "Züge, die noch kommen",
    "battle": "den gegenwärtigen Kampf",
    "quests": "begonnene Aufgaben",
    "places": "den Standort des Helden",
}

GERMAN = Words(
    PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "Ruhm", nothing="nichts", nobody="niemand", texts=TEXTS
)
