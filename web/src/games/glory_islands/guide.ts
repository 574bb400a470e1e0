import type { GuideStep } from '../../table/game'

export const guide: GuideStep[] = [
  {
    when: 'start',
    look: [
      { fact: 'sea', value: 0 },
      { fact: 'sea', value: 12 },
    ],
    words: {
      en: {
        title: 'Once around the islands',
        text: 'Your ship sails clockwise from Home, past the compass, and home again. On the way your pirates go ashore for glory, treasure and barrels. Most glory at the end wins.',
      },
      de: {
        title: 'Einmal um die Inseln',
        text: 'Dein Schiff segelt im Uhrzeigersinn vom Heimathafen am Kompass vorbei und wieder nach Hause. Unterwegs gehen deine Piraten an Land: für Ruhm, Schätze und Fässer. Am Ende gewinnt der meiste Ruhm.',
      },
    },
  },
  {
    when: 'PlayCard',
    words: {
      en: {
        title: 'Choose a card in secret',
        text: 'The number is how far you may sail and how far your pirate reaches. The coin is what it costs in sailing points. High cards act first; the dots break ties. Click a card to play it.',
      },
      de: {
        title: 'Wähle verdeckt eine Karte',
        text: 'Die Zahl sagt, wie weit du segeln darfst und wie weit dein Pirat reicht. Die Münze ist der Preis in Segelpunkten. Hohe Karten sind zuerst dran; die Punkte entscheiden bei Gleichstand. Klicke auf eine Karte.',
      },
    },
  },
  {
    when: 'MoveShip',
    words: {
      en: {
        title: 'Set sail',
        text: 'The lit sea spaces are within your reach. Where you stop decides into which row, column or diagonal your pirate can go. Pirates on pirate fields of that line earn their owners a point of glory.',
      },
      de: {
        title: 'Setz die Segel',
        text: 'Die leuchtenden Meeresfelder erreichst du. Wo du anhältst, bestimmt, in welche Reihe, Spalte oder Diagonale dein Pirat kann. Piraten auf Piratenfeldern dieser Linie bringen ihren Besitzern einen Ruhm.',
      },
    },
  },
  {
    when: 'PlacePirate',
    words: {
      en: {
        title: 'A pirate goes ashore',
        text: 'Chests give treasure (sets of different kinds are worth most), barrels pay for special actions, pirate fields bring glory again and again. When an island is full it is scored: most pirates, most glory.',
      },
      de: {
        title: 'Ein Pirat geht an Land',
        text: 'Truhen bringen Schätze (Sätze verschiedener Arten zählen am meisten), Fässer bezahlen Sonderaktionen, Piratenfelder bringen immer wieder Ruhm. Ist eine Insel voll, wird sie gewertet: meiste Piraten, meister Ruhm.',
      },
    },
  },
  {
    when: 'KeepTreasure',
    words: {
      en: { title: 'Keep one', text: 'One treasure is yours, the rest goes back into the bag. Different kinds make a set; nobody else sees what you keep.' },
      de: { title: 'Behalte einen', text: 'Ein Schatz ist deiner, der Rest geht zurück in den Beutel. Verschiedene Arten bilden einen Satz; niemand sonst sieht, was du behältst.' },
    },
  },
  {
    when: 'Special',
    words: {
      en: {
        title: 'Something special?',
        text: 'A 2 draws treasure, a 3 places a second pirate, a 4 moves one. It costs a barrel, or sailing points for a 3 or 4. You may always say no.',
      },
      de: {
        title: 'Etwas Besonderes?',
        text: 'Eine 2 zieht Schätze, eine 3 setzt einen zweiten Piraten, eine 4 versetzt einen. Das kostet ein Fass, bei 3 und 4 auch Segelpunkte. Du darfst immer ablehnen.',
      },
    },
  },
]
