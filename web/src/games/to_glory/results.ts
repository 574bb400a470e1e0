/** What a volley did, in words. */

import type { Volley } from './flight'
import { say } from './words'

/** The pieces in the order of a volley's results: ships by their owners, the Kraken, the Tower. */
export function pieceNames(players: string[]): string[] {
  return [...players, say('gun1'), say('gun2')]
}

export function told(volley: Volley, names: string[]): string {
  const parts = volley.results.flatMap((result, piece) =>
    result ? [say('outcome', { piece: names[piece] ?? '', result: say(`result${result}` as 'result1') })] : [],
  )
  return parts.join(' · ') || say('missed')
}
