import { settings, type Language } from '../settings.svelte'
import { fill } from '../words'

import { de } from './words.de'
import { en, type TableWords } from './words.en'

const WORDS: Record<Language, TableWords> = { en, de }

/** What the table says, in the language that is set. */
export function say(key: keyof TableWords, facts: Record<string, string | number> = {}): string {
  return fill(WORDS[settings.language][key], facts)
}
