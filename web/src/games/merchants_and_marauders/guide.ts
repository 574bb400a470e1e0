import type { GuideStep } from '../../table/game'

export const guide: GuideStep[] = [
  {
    when: 'start',
    words: {
      en: {
        title: 'A captain in the Caribbean',
        text: 'You trade, raid and fight for glory. Ten glory points win: for three goods sold in demand, for a raid worth twelve gold, for beaten ships, rumors, missions, a big ship; and up to five for gold in your stash at the end.',
      },
      de: {
        title: 'Ein Kapitän in der Karibik',
        text: 'Du handelst, überfällst und kämpfst um Ruhm. Zehn Ruhmpunkte gewinnen: für drei gefragte Waren auf einmal, für Beute ab zwölf Gold, für besiegte Schiffe, Gerüchte, Aufträge, ein großes Schiff; und bis zu fünf für Gold, das am Ende im Versteck liegt.',
      },
    },
  },
  {
    when: 'ChooseShip',
    words: {
      en: {
        title: 'Sloop or flute?',
        text: 'The sloop is nimble: good for raids and for running away. The flute has a larger hold: good for trade. The boxes show how much each part can take.',
      },
      de: {
        title: 'Schaluppe oder Fleute?',
        text: 'Die Schaluppe ist wendig: gut für Überfälle und zum Entkommen. Die Fleute hat mehr Laderaum: gut für den Handel. Die Kästchen zeigen, wie viel jeder Teil aushält.',
      },
    },
  },
  {
    when: 'Act',
    look: [
      { fact: 'act', value: 1 },
      { fact: 'act', value: 3 },
    ],
    words: {
      en: {
        title: 'Three actions',
        text: 'Sail to a neighbouring zone, enter or leave a port, scout for ships, or do business in port: each is one action, three in a turn. You begin in your home port; the Port action lets you buy goods before you sail.',
      },
      de: {
        title: 'Drei Aktionen',
        text: 'In eine Nachbarzone segeln, einen Hafen anlaufen oder verlassen, nach Schiffen spähen oder im Hafen Geschäfte machen: jedes ist eine Aktion, drei hast du im Zug. Du beginnst im Heimathafen; die Hafenaktion lässt dich Waren kaufen, bevor du ausläufst.',
      },
    },
  },
  {
    when: 'PortActivity',
    words: {
      en: {
        title: 'Ashore',
        text: 'Each of these can be done once in a Port action, selling first. Dim ones are not open to you now: click them to learn why. Gold counts for victory only in your stash, and that is in your home port.',
      },
      de: {
        title: 'An Land',
        text: 'Jedes davon geht einmal in einer Hafenaktion, verkauft wird zuerst. Was blass ist, geht gerade nicht: Klicke darauf, um zu erfahren, warum. Gold zählt für den Sieg nur im Versteck, und das ist in deinem Heimathafen.',
      },
    },
  },
  {
    when: 'BuyGoods',
    words: {
      en: {
        title: 'What to buy',
        text: 'The more cards of one good lie out, the cheaper each is. Under each good you read where it is wanted: there it brings six gold instead of three. Three of them sold together are a glory point.',
      },
      de: {
        title: 'Was kaufen?',
        text: 'Je mehr Karten einer Ware ausliegen, desto billiger ist jede. Unter jeder Ware steht, wo man sie sucht: dort bringt sie sechs Gold statt drei. Drei auf einmal verkauft sind ein Ruhmpunkt.',
      },
    },
  },
  {
    when: 'Act',
    after: 2,
    words: {
      en: {
        title: 'On the chart',
        text: 'Dotted lines are the ways between zones. A golden ring shows what a port wants, the dashed token is a merchant to be raided, the yellow scroll a mission. Navies hunt captains with a bounty, theirs above all; pirates hunt captains without one.',
      },
      de: {
        title: 'Auf der Karte',
        text: 'Gepunktete Linien sind die Wege zwischen den Zonen. Der goldene Ring zeigt, was ein Hafen sucht, der gestrichelte Marker ist ein Handelsschiff zum Überfallen, die gelbe Rolle ein Auftrag. Kriegsschiffe jagen Kapitäne mit Kopfgeld, vor allem ihrem eigenen; Piraten jagen Kapitäne ohne.',
      },
    },
  },
  {
    when: 'MerchantNation',
    words: {
      en: {
        title: 'A merchant!',
        text: 'Whoever raids a merchant gets a bounty of its nation: its ports close to you and its navy comes after you. You choose under which flag you take it, or let it go.',
      },
      de: {
        title: 'Ein Handelsschiff!',
        text: 'Wer ein Handelsschiff überfällt, bekommt ein Kopfgeld seiner Nation: ihre Häfen schließen sich, ihre Marine jagt dich. Du wählst, unter welcher Flagge du es nimmst, oder lässt es ziehen.',
      },
    },
  },
  {
    when: 'RaidCards',
    words: {
      en: {
        title: 'Card by card',
        text: 'Each card is gold and goods for you, but also a hit on your ship or an Escape. Too many Escapes and the merchant is gone. Spend a success to draw, discard or exchange a card; click a card to do so.',
      },
      de: {
        title: 'Karte um Karte',
        text: 'Jede Karte ist Gold und Ware für dich, aber auch ein Treffer auf dein Schiff oder eine Flucht. Bei zu vielen Fluchtsymbolen ist das Handelsschiff weg. Mit einem Erfolg ziehst du eine Karte, legst eine ab oder tauschst; klicke dazu auf die Karte.',
      },
    },
  },
  {
    when: 'Declare',
    words: {
      en: {
        title: 'Battle stations',
        text: 'Both declare, then both roll Seamanship. Who shoots and wins hits with every cannon; who boards and wins fights man against man; who flees and wins gets away if the enemy rolled no skull. In the first round everybody shoots.',
      },
      de: {
        title: 'Klar zum Gefecht',
        text: 'Beide sagen an, dann würfeln beide Seemannschaft. Wer schießt und gewinnt, trifft mit jeder Kanone; wer entert und gewinnt, kämpft Mann gegen Mann; wer flieht und gewinnt, entkommt, wenn der Gegner keinen Totenkopf warf. In der ersten Runde schießen alle.',
      },
    },
  },
]
