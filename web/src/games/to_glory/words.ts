import { settings, type Language } from '../../settings.svelte'
import { speaker } from '../../words'
import { de } from './words.de'
import { en, type GloryWords } from './words.en'

const WORDS: Record<Language, GloryWords> = { en, de }
const FACINGS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const

export const say = speaker(WORDS)

export function facingName(facing: number): string {
  return say(FACINGS[facing] ?? 'east')
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
