import type { GuideStep } from '../../table/game'

/** What it says is in the message files, as `guide.PlayCard.title` and `.text`. */
export const guide: GuideStep[] = [
  { when: 'start' },
  { when: 'ChooseCaptain' },
  { when: 'ChooseShip' },
  { when: 'PlaceKraken' },
  { when: 'Act' },
  { when: 'Act', after: 2, says: 'ActLater' },
  { when: 'ChooseGun' },
  { when: 'PressPoint' },
  { when: 'Strength' },
]
