import type { GuideStep } from '../../table/game'

/** What it says is in the message files, as `guide.PlayCard.title` and `.text`. */
export const guide: GuideStep[] = [
  { when: 'start' },
  { when: 'ChoosePort' },
  { when: 'MoveShip' },
  { when: 'Act' },
  {
    when: 'Act',
    says: 'ActLater',
    after: 1,
    look: [
      { fact: 'act', value: 0 },
    ],
  },
  { when: 'ExhaustCrew' },
  { when: 'Deal' },
  { when: 'PlaceDie' },
]
