import { settings, type Language } from '../settings.svelte'
import type { BotInfo, GameInfo, OptionInfo } from '../protocol'
import { de } from './de'
import { en, type FlatWords, type Words } from './en'

const WORDS: Record<Language, Words> = { en, de }

export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

export type Facts = Record<string, string | number>

export function fill(template: string, facts: Facts): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

export function words(): Words {
  return WORDS[settings.language]
}

/** What the shell says, in the language that is set. */
export function t(key: keyof FlatWords, facts: Facts = {}): string {
  return fill(words().flat[key], facts)
}

/** What a table or a game says by its own words, in the language that is set. */
export function speaker<W extends Record<keyof W, string>>(said: Record<Language, W>): (key: keyof W, facts?: Facts) => string {
  return (key, facts = {}) => fill(said[settings.language][key], facts)
}

/** "Anne, Ben and Carla" */
export function list(names: string[]): string {
  return new Intl.ListFormat(LOCALES[settings.language], { type: 'conjunction' }).format(names)
}

export function when(ms: number, now = Date.now()): string {
  const minutes = Math.round((ms - now) / 60_000)
  if (minutes > -1) return t('justNow')
  const format = new Intl.RelativeTimeFormat(LOCALES[settings.language], { numeric: 'auto' })
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour')
  if (minutes > -60 * 24 * 14) return format.format(Math.round(minutes / 60 / 24), 'day')
  return new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium' }).format(ms)
}

/** A length of time, in its largest whole unit. */
export function duration(seconds: number): string {
  if (!seconds) return t('none')
  const units = [
    [86_400, 'daysLong', 'day'],
    [3_600, 'hours', 'hour'],
    [60, 'minutes', 'minute'],
  ] as const
  for (const [length, many, one] of units) {
    if (seconds % length === 0) return seconds === length ? t(one) : t(many, { n: seconds / length })
  }
  return t('seconds', { n: seconds })
}

// -- games in the words of the language; what we have no words for is shown as the server says it

export function aboutGame(game: GameInfo): string {
  return words().games[game.key]?.about ?? game.about
}

export function optionLabel(game: string, option: OptionInfo): string {
  return words().games[game]?.options[option.name]?.label ?? plain(option.name)
}

export function optionHelp(game: string, option: OptionInfo): string {
  return words().games[game]?.options[option.name]?.help ?? option.help
}

export function choiceLabel(game: string, option: OptionInfo, choice: string): string {
  return words().games[game]?.options[option.name]?.choices?.[choice] ?? plain(choice)
}

export function botName(name: string): string {
  return words().bots[name]?.name ?? plain(name)
}

export function botAbout(bot: BotInfo): string {
  return words().bots[bot.name]?.about ?? bot.about
}

/** "close_quarters" → "Close quarters" */
export function plain(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const FIRST = ['Molly', 'Barnaby', 'Esme', 'Finn', 'Greta', 'Ines', 'Jasper', 'Kofi', 'Luna', 'Mateo', 'Nell', 'Otis', 'Rosa', 'Silas', 'Tamsin', 'Vera', 'Wanda', 'Yara', 'Zora', 'Ben']

/** A name for somebody who has not said theirs. */
export function pirateName(random = Math.random): string {
  const pick = (names: string[]): string => names[Math.floor(random() * names.length)]!
  return `${pick(FIRST)} ${pick(words().surnames)}`
}
