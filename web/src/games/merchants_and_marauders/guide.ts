import type { GuideStep } from '../../table/game'

/** What it says is in the message files, as `guide.PlayCard.title` and `.text`. */
export const guide: GuideStep[] = [
  { when: 'start' },
  { when: 'ChooseShip' },
  {
    when: 'Act',
    look: [
      { fact: 'act', value: 1 },
      { fact: 'act', value: 3 },
    ],
  },
  { when: 'PortActivity' },
  { when: 'BuyGoods' },
  { when: 'Act', after: 2, says: 'ActLater' },
  { when: 'MerchantNation' },
  { when: 'RaidCards' },
  { when: 'Declare' },
]
