import type { Language } from '../../settings.svelte'
import { speaker } from '../../words'
import { de } from './words.de'
import { en, type GloryWords } from './words.en'

const WORDS: Record<Language, GloryWords> = { en, de }

export const say = speaker(WORDS)

/** A chance as people read it; never a certainty that is none. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  const shown = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : String(rounded)
  return `${shown} %`
}
