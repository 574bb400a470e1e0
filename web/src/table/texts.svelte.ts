/** The data of a game is in English; this asks the server for its texts in the language that is set. */

import { get } from '../api'
import { settings } from '../settings.svelte'
import { asked } from '../words'
import type { Session } from './session.svelte'

let said = $state.raw<Record<string, string>>({})

/** A name or a text of the data at the table, in the language that is set. One that differs from the data only in its
 * capitals is meant for the middle of a sentence ("a sloop"): boards show names as the data writes them. */
export function textOf(english: string): string {
  const text = said[english] ?? english
  return text.toLowerCase() === english.toLowerCase() ? english : text
}

/** Call it while a component is being set up. */
export function learnTexts(session: Session): void {
  $effect(() => {
    const language = settings.language
    if (!session.info) return
    void get<Record<string, string>>(`/api/games/${session.info.game}/texts?lang=${asked(language)}`).then((texts) => {
      if (language === settings.language) session.texts = said = texts
    })
  })
}
