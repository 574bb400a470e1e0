/** The games of this server, asked for once. */

import { get } from '../api'
import type { GameInfo } from '../protocol'

/** The order in which they stand on the quay; games that came later follow. */
const ORDER = ['glory-islands', 'islebound', 'merchants-and-marauders', 'to-glory', 'glory']

let asked: Promise<GameInfo[]> | null = null

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').then(
    (found) => found.sort((a, b) => rank(a.key) - rank(b.key)),
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

function rank(key: string): number {
  const place = ORDER.indexOf(key)
  return place < 0 ? ORDER.length : place
}
