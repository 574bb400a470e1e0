import type { GameClient } from '../../table/game'
import Board from './Board.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'

const PAUSES: Record<string, number> = { played: 900, order: 500, sailed: 800, placed: 800, full: 1100, share: 900, sank: 1200 }

const client: GameClient = {
  Board,
  Hand,
  Panel,
  guide,
  pause: (line) => PAUSES[line.kind] ?? 450,
}
export default client
