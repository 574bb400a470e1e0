/** What a game brings to the table: its board and the little things around it. Everything else is the shell's. */

import type { Component } from 'svelte'
import type { LogLine } from '../protocol'
import { need } from '../words'
import type { Place } from './session.svelte'

/** One step of the guided start. It is shown once, when its moment comes, and the learner makes the move. */
export interface GuideStep {
  /** The kind of question at which it is shown ("PlayCard"); 'start' for the very beginning. */
  when: string
  /** Shown only after this many questions of that kind have been answered. */
  after?: number
  /** What to look at: spots that glow meanwhile. */
  look?: Place[]
  /** Its messages are `guide.<says>.title` and `.text` of the game; without it, those of `when`. */
  says?: string
}

export interface GameClient {
  /** The board. It reads the session (useSession) and is made of spots. */
  Board: Component
  /** What lies in front of the viewer: hand, own ship. Shown under the board. */
  Hand?: Component
  /** What a player's panel shows beside name and clock. */
  Panel?: Component<{ player: number }>
  /** Is this player at the table now? Those without a seat may come and go; without this everybody is. */
  present?: (player: number, view: unknown) => boolean
  guide: GuideStep[]
  /** Kinds of questions whose choices all lie well in sight on the board: their list stays folded. */
  placed?: string[]
  /** Kinds of questions whose choices are not asked twice, though dice may fall that cannot be taken back. */
  skipConfirm?: string[]
  /** How long the table rests after an event, in ms at normal speed. */
  pause?: (line: LogLine) => number
  /** The colours of the players as a view shows them, where colours are chosen in play. */
  colours?: (view: unknown) => string[]
}

/** Each game's client is loaded when somebody first sits down to it. */
const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  glory: () => import('../games/glory'),
  'glory-islands': () => import('../games/glory_islands'),
  islebound: () => import('../games/islebound'),
  'to-glory': () => import('../games/to_glory'),
  'merchants-and-marauders': () => import('../games/merchants_and_marauders'),
}

/** A game's client with its messages; null for a game that has none. */
export async function loadGame(game: string): Promise<GameClient | null> {
  const [client] = await Promise.all([GAMES[game]?.(), need(game)])
  return client?.default ?? null
}
