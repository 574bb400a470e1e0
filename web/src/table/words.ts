import { settings, type Language } from '../settings.svelte'
import { de } from './words.de'
import { en, type TableWords } from './words.en'

const WORDS: Record<Language, TableWords> = { en, de }

export function fill(template: string, facts: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

/** What the table says, in the language that is set. */
export function say(key: keyof TableWords, facts: Record<string, string | number> = {}): string {
  return fill(WORDS[settings.language][key], facts)
}
