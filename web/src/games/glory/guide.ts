import type { GuideStep } from '../../table/game'

export const guide: GuideStep[] = [
  {
    when: 'start',
    words: {
      en: {
        title: 'First to 20 glory',
        text: 'You are a hero in four lands around a castle. Glory comes from monsters, from quests of the towns and from the lairs in the corners. Whoever has 20 first wins at once (25 in dragon mode). At 0 health you are out.',
      },
      de: {
        title: 'Wer zuerst 20 Ruhm hat',
        text: 'Du bist ein Held in vier Ländern rund um eine Burg. Ruhm bringen Ungeheuer, die Aufträge der Städte und die Höhlen in den Ecken. Wer zuerst 20 hat, gewinnt sofort (25 mit Drachen). Mit 0 Gesundheit bist du ausgeschieden.',
      },
    },
  },
  {
    when: 'ChooseHero',
    words: {
      en: {
        title: 'Who are you?',
        text: 'Strike is added to your die in battle, power is the damage you deal, health is what you can take. Each hero has a special and starting goods. For a first game: the Knight or the Adventurer.',
      },
      de: {
        title: 'Wer bist du?',
        text: 'Angriff zählt im Kampf zu deinem Würfel, Kraft ist dein Schaden, Gesundheit, was du aushältst. Jeder Held hat eine Besonderheit und Waren zum Anfang. Fürs erste Spiel: Knight oder Adventurer.',
      },
    },
  },
  {
    when: 'BeforeMoving',
    words: {
      en: {
        title: 'Your turn: roll',
        text: 'Click the die in the castle’s yard. If you begin on a haven you may travel up to 5 spaces instead. Cards on your hero board that can be used now are lit.',
      },
      de: {
        title: 'Dein Zug: würfeln',
        text: 'Klicke auf den Würfel im Burghof. Beginnst du in einer Zuflucht, darfst du stattdessen bis zu 5 Felder reisen. Karten auf deinem Heldenbogen, die du jetzt nutzen kannst, leuchten.',
      },
    },
  },
  {
    when: 'MovementRoll',
    words: {
      en: {
        title: 'Change the roll, or go',
        text: 'Dotted rings show where this roll would bring you. A march costs 1 health for 1 more space. Click the die again to go on.',
      },
      de: {
        title: 'Den Wurf ändern oder losgehen',
        text: 'Gepunktete Ringe zeigen, wohin dieser Wurf dich brächte. Ein Gewaltmarsch kostet 1 Gesundheit für 1 Feld mehr. Klicke noch einmal auf den Würfel, um loszugehen.',
      },
    },
  },
  {
    when: 'MoveTo',
    words: {
      en: {
        title: 'Where to?',
        text: 'Crossed swords: a battle. Crystal ball: a fate. Campfire: a haven. Towns show you a secret quest and heal you; so does the castle, where you can also buy. Castle, towns and lairs end a movement early.',
      },
      de: {
        title: 'Wohin?',
        text: 'Gekreuzte Schwerter: ein Kampf. Kristallkugel: ein Schicksal. Lagerfeuer: eine Zuflucht. Städte zeigen dir einen geheimen Auftrag und heilen dich; die Burg heilt auch, und du kannst dort kaufen. Burg, Städte und Höhlen beenden die Bewegung vorzeitig.',
      },
    },
  },
  {
    when: 'Engage',
    words: {
      en: {
        title: 'To battle',
        text: 'Both sides roll and add their strike; the higher one deals its power as damage. Before every round you see your exact chance and may withdraw. A monster’s glory is yours only while you have no more glory than its victory points.',
      },
      de: {
        title: 'In den Kampf',
        text: 'Beide Seiten würfeln und zählen ihren Angriff dazu; die höhere fügt ihre Kraft als Schaden zu. Vor jeder Runde siehst du deine genaue Chance und darfst dich zurückziehen. Den Ruhm gibt es nur, solange du nicht mehr Ruhm hast, als das Ungeheuer Siegpunkte zeigt.',
      },
    },
  },
  {
    when: 'Buy',
    words: {
      en: {
        title: 'The market',
        text: 'Buy what you can pay. A sword or hammer makes every later battle easier; boxes on a card are how often it can be used.',
      },
      de: {
        title: 'Der Markt',
        text: 'Kaufe, was du bezahlen kannst. Ein Schwert oder Hammer macht jeden späteren Kampf leichter; die Kästchen einer Karte sagen, wie oft du sie nutzen kannst.',
      },
    },
  },
  {
    when: 'KeepAbility',
    words: {
      en: { title: 'A new ability', text: 'Every fifth glory lets you choose from two abilities, and brings a coin. Every fifth fate brings one too.' },
      de: { title: 'Eine neue Fähigkeit', text: 'Bei jedem fünften Ruhm wählst du aus zwei Fähigkeiten und bekommst eine Münze. Auch jedes fünfte Schicksal bringt eine.' },
    },
  },
  {
    when: 'ClaimQuest',
    words: {
      en: {
        title: 'Back in town',
        text: 'Your private notes keep count of every quest you have seen. Once it is done, come back to its town and flip it: the first gets the full reward, one more hero a smaller one.',
      },
      de: {
        title: 'Zurück in der Stadt',
        text: 'Deine geheimen Notizen zählen für jeden Auftrag mit, den du gesehen hast. Ist er erledigt, kehre in seine Stadt zurück und decke ihn auf: Der Erste bekommt den vollen Lohn, ein zweiter Held einen kleineren.',
      },
    },
  },
]
