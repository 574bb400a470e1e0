import type { GuideStep } from '../../table/game'

export const guide: GuideStep[] = [
  {
    when: 'start',
    words: {
      en: {
        title: 'A captain and a city',
        text: 'You sail between sixteen towns to gather goods, crew and friends, and spend it all on buildings for your city at home. Coins, buildings and renown count at the end; most renown wins.',
      },
      de: {
        title: 'Ein Kapitän und eine Stadt',
        text: 'Du segelst zwischen sechzehn Orten, sammelst Waren, Leute und Freunde und steckst alles in Gebäude für deine Stadt. Am Ende zählen Münzen, Gebäude und Ruhm; der meiste Ruhm gewinnt.',
      },
    },
  },
  {
    when: 'ChoosePort',
    words: {
      en: {
        title: 'Choose a home port',
        text: 'Your ship begins there and you own it, so visiting it is free. The wooden sign under a town shows what a visit brings: most ports let your crew rest. Click a lit port.',
      },
      de: {
        title: 'Wähle deinen Heimathafen',
        text: 'Dort beginnt dein Schiff, und er gehört dir: der Besuch ist frei. Das Holzschild unter einem Ort zeigt, was ein Besuch bringt; in Häfen ruht meist deine Mannschaft. Klicke auf einen leuchtenden Hafen.',
      },
    },
  },
  {
    when: 'MoveShip',
    words: {
      en: {
        title: 'Sail to a town',
        text: 'You must move every turn. The lit regions are within reach: your speed is 2, each sailor on deck and each fish spent adds one. Look at the signs: the Grotto gives fish, Grenille wood. Hover over a town to hear all about it.',
      },
      de: {
        title: 'Segle zu einem Ort',
        text: 'Jede Runde musst du segeln. Die leuchtenden Gebiete erreichst du: dein Tempo ist 2, jeder Segler an Deck und jeder ausgegebene Fisch geben eins dazu. Achte auf die Schilder: The Grotto gibt Fisch, Grenille Holz. Zeige auf einen Ort, um alles über ihn zu erfahren.',
      },
    },
  },
  {
    when: 'Act',
    words: {
      en: {
        title: 'One action',
        text: 'Visit the town for its entry cost, attack a red banner, win a blue one by diplomacy, or take the coins of the treasure map. Click what is lit beside the map; what is not lit tells you why when you click it.',
      },
      de: {
        title: 'Eine Aktion',
        text: 'Besuche den Ort für seinen Eintritt, greife ein rotes Banner an, gewinne ein blaues durch Diplomatie oder nimm die Münzen der Schatzkarte. Klicke neben der Karte auf das, was leuchtet; was nicht leuchtet, sagt dir beim Klicken, warum.',
      },
    },
  },
  {
    when: 'Act',
    after: 1,
    look: [
      { fact: 'act', value: 0 },
    ],
    words: {
      en: {
        title: 'And any free actions',
        text: 'Before or after your action you may buy buildings of the row (what you lack is red) and complete an event in your region, marked by a golden scroll. When you are done, end your turn.',
      },
      de: {
        title: 'Und beliebig viele freie Aktionen',
        text: 'Vor oder nach deiner Aktion darfst du Gebäude der Auslage kaufen (was dir fehlt, ist rot) und ein Ereignis in deinem Gebiet erfüllen, das eine goldene Schriftrolle zeigt. Wenn du fertig bist, beende deinen Zug.',
      },
    },
  },
  {
    when: 'ExhaustCrew',
    words: {
      en: {
        title: 'Somebody must work',
        text: 'An exhausted crew member goes below deck and is of no use until you rest in a port or another town with a bed on its sign. Choose whom you can spare.',
      },
      de: {
        title: 'Jemand muss ran',
        text: 'Ein erschöpftes Mitglied geht unter Deck und nützt dir nichts, bis du in einem Hafen oder einem Ort mit einem Bett auf dem Schild ruhst. Wähle, wen du entbehren kannst.',
      },
    },
  },
  {
    when: 'Deal',
    words: {
      en: {
        title: 'What the town offers',
        text: 'Take one of its offers, as often as it allows, or go on. Wood and fish share your hold: ten pieces in all.',
      },
      de: {
        title: 'Was der Ort bietet',
        text: 'Nimm eines seiner Angebote, so oft es erlaubt ist, oder geh weiter. Holz und Fisch teilen sich deinen Laderaum: zehn Stück insgesamt.',
      },
    },
  },
  {
    when: 'PlaceDie',
    words: {
      en: {
        title: 'Dice on cards',
        text: 'Each fighter turns one die into strength; its card shows how. Drag dice onto the cards, or pick a die and then a card, and fight; or let the best way be found for you.',
      },
      de: {
        title: 'Würfel auf Karten',
        text: 'Jeder Kämpfer macht aus einem Würfel Stärke; seine Karte zeigt, wie. Zieh Würfel auf die Karten, oder wähle erst einen Würfel, dann eine Karte, und kämpfe; oder lass den besten Weg für dich finden.',
      },
    },
  },
]
