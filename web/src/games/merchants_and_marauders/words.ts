import { textOf } from '../../table/texts.svelte'
import { find, speaker, type Facts } from '../../words'

/** What the board says, in the language that is set. */
export const say = speaker('merchants-and-marauders')

/** The same for a key that is put together from the data; nothing where there are no such words (an expansion's). */
export function tell(key: string, facts: Facts = {}): string {
  return find('merchants-and-marauders', key, facts) ?? ''
}

/** A name or a text of the data files in the language that is set; some names the board knows itself. */
export function named(name: string): string {
  return find('merchants-and-marauders', `names.${name}`) ?? textOf(name)
}
