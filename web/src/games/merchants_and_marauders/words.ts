import { settings, type Language } from '../../settings.svelte'
import { fill, speaker, type Facts } from '../../words'
import { de, NAMES } from './words.de'
import { en, type SeaWords } from './words.en'

const WORDS: Record<Language, SeaWords> = { en, de }

export const say = speaker(WORDS)

/** The same for a key that is put together from the data; nothing where there are no such words (an expansion's). */
export function tell(key: string, facts: Facts = {}): string {
  const words = (WORDS[settings.language] as Record<string, string>)[key]
  return words === undefined ? '' : fill(words, facts)
}

/** A name or a text of the data files in the language that is set; those of another box stay as they are. */
export function named(name: string): string {
  return settings.language === 'de' ? (NAMES[name] ?? name) : name
}
