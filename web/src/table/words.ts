import type { Language } from '../settings.svelte'
import { speaker } from '../words'

import { de } from './words.de'
import { en, type TableWords } from './words.en'

const WORDS: Record<Language, TableWords> = { en, de }

/** What the table says, in the language that is set. */
export const say = speaker(WORDS)
