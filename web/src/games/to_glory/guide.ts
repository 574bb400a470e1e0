import type { GuideStep } from '../../table/game'

export const guide: GuideStep[] = [
  {
    when: 'start',
    words: {
      en: {
        title: 'To glory!',
        text: 'Fetch maps from islands, dig up chests where they lead, and shoot at whatever floats. A chest is worth 6 glory, a piece of gold 1. Whoever has the most when the chests are found is the victor.',
      },
      de: {
        title: 'Zum Ruhm!',
        text: 'Hol Karten von Inseln, grab Truhen aus, wo sie hinführen, und schieß auf alles, was schwimmt. Eine Truhe zählt 6 Ruhm, ein Goldstück 1. Wer am meisten hat, wenn die Truhen gefunden sind, gewinnt.',
      },
    },
  },
  {
    when: 'ChooseCaptain',
    words: {
      en: { title: 'Your captain', text: 'Each captain gives you something for free, once in each of your turns: moves or turns of your ship, turns of the Tower, or moves of the Kraken. Click on one.' },
      de: { title: 'Dein Kapitän', text: 'Jeder Kapitän schenkt dir etwas, einmal in jedem deiner Züge: Fahrten oder Drehungen deines Schiffs, Drehungen des Turms oder Züge des Kraken. Klicke auf einen.' },
    },
  },
  {
    when: 'ChooseShip',
    words: {
      en: { title: 'Your ship', text: 'All ships are alike; they differ in the island on which they begin. Click on a flag on the chart, or on a ship.' },
      de: { title: 'Dein Schiff', text: 'Alle Schiffe sind gleich; sie unterscheiden sich durch die Insel, auf der sie beginnen. Klicke auf eine Flagge auf der Karte oder auf ein Schiff.' },
    },
  },
  {
    when: 'PlaceKraken',
    words: {
      en: { title: 'The Kraken', text: 'The Kraken belongs to nobody: anybody may move, turn and even fire it. Nothing may stay beside it, so it is a wall and a gun at once. Hatched hexes are too near to a ship or the Tower.' },
      de: { title: 'Der Kraken', text: 'Der Kraken gehört niemandem: Alle dürfen ihn bewegen, drehen und sogar abfeuern. Nichts darf neben ihm bleiben; er ist also Mauer und Kanone zugleich. Schraffierte Felder sind zu nah an einem Schiff oder am Turm.' },
    },
  },
  {
    when: 'Act',
    words: {
      en: {
        title: 'Five actions, one volley, one gift',
        text: 'Your ship only moves straight ahead; a turn by one side is an action too. The numbers say how many actions it takes to a hex: click on one and the ship sails there. Hatched hexes may be crossed, but nothing may stay there.',
      },
      de: {
        title: 'Fünf Aktionen, eine Salve, eine Gabe',
        text: 'Dein Schiff fährt nur geradeaus; eine Drehung um eine Seite ist auch eine Aktion. Die Zahlen sagen, wie viele Aktionen ein Feld kostet: Klicke darauf, und das Schiff segelt hin. Schraffierte Felder darfst du durchqueren, aber nichts darf dort bleiben.',
      },
    },
  },
  {
    when: 'Act',
    after: 2,
    words: {
      en: {
        title: 'Maps and chests',
        text: 'Beside an island you may explore it for a map; only you see where it leads, and a red cross marks the place. Sail beside that island and the chest is yours. But among the maps there is a Jolly Roger: it brings a curse.',
      },
      de: {
        title: 'Karten und Truhen',
        text: 'Neben einer Insel darfst du sie nach einer Karte absuchen; nur du siehst, wohin sie führt, ein rotes Kreuz zeigt den Ort. Segle neben diese Insel, und die Truhe gehört dir. Doch unter den Karten liegt ein Jolly Roger: Er bringt einen Fluch.',
      },
    },
  },
  {
    when: 'ChooseGun',
    words: {
      en: { title: 'Three guns', text: 'Once in a turn you may fire your ship, the Kraken or the Tower, each along the way it faces. A hit brings 1 gold, a cube that stays on something 2, a captain knocked off 3; only the best counts.' },
      de: { title: 'Drei Kanonen', text: 'Einmal im Zug darfst du dein Schiff, den Kraken oder den Turm abfeuern, jeweils dorthin, wohin sie zeigen. Ein Treffer bringt 1 Gold, ein Würfel, der liegen bleibt, 2, ein Kapitän über Bord 3; nur das Beste zählt.' },
    },
  },
  {
    when: 'PressPoint',
    words: {
      en: { title: 'Where to press', text: 'Near the pivot the lever whips: far, but erratic. At the end of the tab it is slow and true. The bright field on the chart shows where two volleys of three come down.' },
      de: { title: 'Wo du drückst', text: 'Nahe am Drehpunkt peitscht der Hebel: weit, aber unstet. Am Ende der Lasche ist er langsam und genau. Das helle Feld auf der Karte zeigt, wo zwei von drei Salven herabfallen.' },
    },
  },
  {
    when: 'Strength',
    words: {
      en: { title: 'How strongly', text: 'Set the strength and fire, or let the lever swing and trust your hand. The columns show the odds: water for a hit, gold for a cube that stays, red for a captain overboard. Then three cubes really fly.' },
      de: { title: 'Wie fest', text: 'Stell die Stärke ein und feuere, oder lass den Hebel schwingen und vertrau deiner Hand. Die Säulen zeigen die Aussichten: Wasser für einen Treffer, Gold für einen Würfel, der liegen bleibt, Rot für einen Kapitän über Bord. Dann fliegen wirklich drei Würfel.' },
    },
  },
]
