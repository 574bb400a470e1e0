import { settings, type Language } from '../../settings.svelte'
import { fill } from '../../words'
import { de } from './words.de'
import { en, type GloryWords } from './words.en'

const WORDS: Record<Language, GloryWords> = { en, de }
const FACINGS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const

export function say(key: keyof GloryWords, facts: Record<string, string | number> = {}): string {
  return fill(WORDS[settings.language][key], facts)
}

export function facingName(facing: number): string {
  return say(FACINGS[facing] ?? 'east')
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
