import type { GuideStep } from '../../table/game'

/** What it says is in the message files, as `guide.PlayCard.title` and `.text`. */
export const guide: GuideStep[] = [
  {
    when: 'start',
    look: [
      { fact: 'sea', value: 0 },
      { fact: 'sea', value: 12 },
    ],
  },
  { when: 'PlayCard' },
  { when: 'MoveShip' },
  { when: 'PlacePirate' },
  { when: 'KeepTreasure' },
  { when: 'Special' },
]
