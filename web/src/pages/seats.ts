/** Who sits where at a new table. */

import type { BotInfo, GameInfo, SeatSpec, TableSpec } from '../protocol'

const USUAL = 3
const USUAL_BOT = 'mate'

/** From the weakest to the strongest; bots that came later follow. */
const LEVELS = ['random', 'deckhand', 'greedy', 'mate', 'sailor', 'captain', 'admiral', 'expert']

export function levels(game: GameInfo): BotInfo[] {
  const rank = (bot: BotInfo): number => (LEVELS.includes(bot.name) ? LEVELS.indexOf(bot.name) : LEVELS.length)
  return [...game.bots].sort((a, b) => rank(a) - rank(b))
}

export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot.name === USUAL_BOT)?.name ?? game.bots[0]?.name ?? ''
}

/** Me and as many bots as make a lively table. */
export function usualSeats(game: GameInfo): SeatSpec[] {
  const count = Math.min(game.most, Math.max(game.least, USUAL))
  const bot: SeatSpec = { kind: 'bot', bot: usualBot(game) }
  return [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => ({ ...bot }))]
}

export function playNow(game: GameInfo): TableSpec {
  return { game: game.key, seats: usualSeats(game) }
}
