import type { MerchantsAndMaraudersView } from '../../protocol'
import type { GameClient } from '../../table/game'
import Board from './Board.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'
import { ANSWERED } from './visits'

const PAUSES: Record<string, number> = {
  event: 1100,
  war: 1400,
  npc_enters: 900,
  npc_moves: 800,
  sailed: 750,
  entered_port: 700,
  rolled: 900,
  hits_rolled: 1000,
  battle: 1200,
  declared: 700,
  contest: 900,
  boards: 1100,
  merchant: 1000,
  raid_cards: 1100,
  raided: 1100,
  raid_escaped: 1100,
  glory: 1200,
  sank: 1400,
  died: 1400,
}

/** The stage and the chart have a place for every choice of these questions. */
const PLACED = ['Act', 'PortActivity', 'SellGoods', 'BuyGoods', 'VisitYard', 'Stash', 'HireCrew', 'ChooseShip', 'MerchantNation', 'RaidCards', 'Declare', ...Object.keys(ANSWERED)]

const client: GameClient = {
  Board,
  Hand,
  Panel,
  guide,
  pause: (line) => PAUSES[line.kind] ?? 400,
  placed: PLACED,
  present: (player, view) => {
    const { seats, npc_zone } = view as MerchantsAndMaraudersView
    return player < seats || npc_zone[player - seats]! >= 0
  },
}
export default client
