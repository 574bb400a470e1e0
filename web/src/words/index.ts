/** What the client says, in the language that is set. The messages are in src/tortuga/words and beside each game. */

import type { BotInfo, GameInfo, OptionInfo } from '../protocol'
import { find, locale, speaker } from './spoken.svelte'

export type { Facts } from './format'
export { asked, find, language, LANGUAGES, locale, need, speak, speaker } from './spoken.svelte'

/** What is said outside the boards. */
export const t = speaker('client')

/** "Anne, Ben and Carla" */
export function list(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)
}

export function when(ms: number, now = Date.now()): string {
  const minutes = Math.round((ms - now) / 60_000)
  if (minutes > -1) return t('justNow')
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour')
  if (minutes > -60 * 24 * 14) return format.format(Math.round(minutes / 60 / 24), 'day')
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms)
}

/** A length of time, in its largest whole unit. */
export function duration(seconds: number): string {
  if (!seconds) return t('none')
  const units = [
    [86_400, 'forDays'],
    [3_600, 'forHours'],
    [60, 'forMinutes'],
  ] as const
  for (const [length, unit] of units) if (seconds % length === 0) return t(unit, { n: seconds / length })
  return t('forSeconds', { n: seconds })
}

// -- games in the words of the language; what we have no words for is shown as the server says it

export function aboutGame(game: GameInfo): string {
  return find('client', `games.${game.key}.about`) ?? game.about
}

export function optionLabel(game: string, option: OptionInfo): string {
  return find('client', `games.${game}.options.${option.name}.label`) ?? plain(option.name)
}

export function optionHelp(game: string, option: OptionInfo): string {
  return find('client', `games.${game}.options.${option.name}.help`) ?? option.help
}

export function choiceLabel(game: string, option: OptionInfo, choice: string): string {
  return find('client', `games.${game}.options.${option.name}.choices.${choice}`) ?? plain(choice)
}

export function botName(name: string): string {
  return find('client', `bots.${name}.name`) ?? plain(name)
}

export function botAbout(bot: BotInfo): string {
  return find('client', `bots.${bot.name}.about`) ?? bot.about
}

/** "close_quarters" → "Close quarters" */
export function plain(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A name for somebody who has not said theirs. */
export function pirateName(random = Math.random): string {
  const pick = (names: string): string => {
    const each = names.split(', ')
    return each[Math.floor(random() * each.length)]!
  }
  return t('pirateName', { first: pick(t('firstNames')), last: pick(t('lastNames')) })
}
