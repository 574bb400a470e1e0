import type { GameClient } from '../../table/game'
import Board from './Board.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'

const PAUSES: Record<string, number> = {
  sailed: 900,
  visits: 600,
  attacks: 900,
  rolled: 1300,
  rerolled: 1100,
  strength: 1000,
  captured: 1100,
  retreats: 1000,
  raid_roll: 1400,
  bought: 800,
  built: 800,
  event: 800,
  offered: 900,
  round: 300,
}

const client: GameClient = {
  Board,
  Hand,
  Panel,
  guide,
  skipConfirm: ['PlaceDie'],
  placed: [
    'ChoosePort',
    'DraftCard',
    'MoveShip',
    'Act',
    'RestCrew',
    'Deal',
    'Hire',
    'Reputation',
    'Build',
    'BuyFromHand',
    'DiscardCard',
    'Dump',
    'SkipSlot',
    'Commit',
    'AddDie',
    'Reroll',
    'PlaceDie',
    'FreeVisit',
    'TakeCoins',
    'OfferGoods',
    'Consent',
  ],
  pause: (line) => PAUSES[line.kind] ?? 420,
}
export default client
