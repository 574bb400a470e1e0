import { settings, type Language } from '../../settings.svelte'
import { speaker } from '../../words'
import { de } from './words.de'
import { en, type IslandWords } from './words.en'

const WORDS: Record<Language, IslandWords> = { en, de }

export const say = speaker(WORDS)

/** A name from the data files (an owner's may have other treasures). */
export function named(name: string): string {
  return (WORDS[settings.language] as Record<string, string>)[name] ?? name
}
