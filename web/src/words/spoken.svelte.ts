/** The messages of the language that is set. Each set of them (the client's, each game's) is loaded when it is first
 * needed; when the language changes, those that are in use are loaded in the new one and then change all at once. */

import type { Keys } from './made/keys'
import languages from './made/languages.json'
import { format, type Facts } from './format'

type Messages = Record<string, string>

/** The languages there are, by their keys: how they call themselves, and the locale of their numbers and dates. */
export const LANGUAGES: Record<string, { language: string; locale: string }> = languages
const ENGLISH = 'en'

/** Not a language but a way to find texts that escape the message files: English with every message in brackets. */
export const PSEUDO = 'pseudo'

const FILES = import.meta.glob<Messages>('./made/*/*.json', { import: 'default' })

const sets = new Set<string>(['client'])
let spoken = $state.raw<{ language: string; messages: Record<string, Messages> }>({ language: ENGLISH, messages: {} })

async function load(language: string, set: string): Promise<Messages> {
  const file = FILES[`./made/${language === PSEUDO ? ENGLISH : language}/${set}.json`]
  const messages = file ? await file() : {} // a game from elsewhere brings no messages for us
  if (language !== PSEUDO) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, `⟦${text}⟧`]))
}

let wanted = ENGLISH

/** Say everything in this language from now on. */
export async function speak(language: string): Promise<void> {
  wanted = language
  const messages: Record<string, Messages> = {}
  for (let missing = [...sets]; missing.length; missing = [...sets].filter((set) => !messages[set])) {
    await Promise.all(missing.map(async (set) => (messages[set] = await load(language, set))))
  }
  if (wanted === language) spoken = { language, messages }
}

/** Have the messages of a game ready. */
export async function need(game: string): Promise<void> {
  sets.add(game)
  if (spoken.language !== wanted || !spoken.messages[game]) await speak(wanted)
}

/** The language to ask the server for. */
export function asked(language: string): string {
  return language === PSEUDO ? ENGLISH : language
}

/** The language in which everything is said now. */
export function language(): string {
  return asked(spoken.language)
}

export function locale(): string {
  return LANGUAGES[language()]?.locale ?? ENGLISH
}

/** A message whose key is put together from data; undefined where there is none. */
export function find(set: string, key: string, facts: Facts = {}): string | undefined {
  const message = spoken.messages[set]?.[key]
  return message === undefined ? undefined : format(message, facts, locale())
}

/** What says the messages of a set; a key that does not exist does not compile. */
export function speaker<S extends keyof Keys>(set: S): (key: Keys[S], facts?: Facts) => string {
  return (key, facts = {}) => find(set, key, facts) ?? key
}
