import type { LogLine, ToGloryView } from '../../protocol'
import type { GameClient } from '../../table/game'
import Board from './Board.svelte'
import { coloursOf } from './chart'
import { Show, volleyOf } from './flight'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'

const PAUSES: Record<string, number> = {
  moved: 650,
  steered: 450,
  kraken_moved: 650,
  treasure: 1300,
  map: 900,
  jolly: 1300,
  volley: 900,
  gold: 900,
  overboard: 1200,
  cured: 900,
  cursed: 900,
}

/** A volley takes as long as it is watched. */
function pause(line: LogLine): number {
  const volley = volleyOf(line)
  return volley ? new Show(volley).length : (PAUSES[line.kind] ?? 400)
}

const client: GameClient = {
  Board,
  Hand,
  Panel,
  guide,
  pause,
  colours: (view) => coloursOf(view as ToGloryView),
}
export default client
