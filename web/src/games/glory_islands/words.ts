import { find, speaker } from '../../words'

/** What the board says, in the language that is set. */
export const say = speaker('glory-islands')

/** A name from the data files (an owner's may have other treasures). */
export function named(name: string): string {
  return find('glory-islands', name) ?? name
}
