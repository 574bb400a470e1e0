import type { GuideStep } from '../../table/game'

/** What it says is in the message files, as `guide.PlayCard.title` and `.text`. */
export const guide: GuideStep[] = [
  { when: 'start' },
  { when: 'ChooseHero' },
  { when: 'BeforeMoving' },
  { when: 'MovementRoll' },
  { when: 'MoveTo' },
  { when: 'Engage' },
  { when: 'Buy' },
  { when: 'KeepAbility' },
  { when: 'ClaimQuest' },
]
