import { speaker } from '../../words'

/** What the board says, in the language that is set. */
export const say = speaker('glory')

/** A chance as people read it; never a certainty that is none. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  const shown = chance > 0 && rounded === 0 ? '<1' : chance < 1 && rounded === 100 ? '>99' : String(rounded)
  return `${shown} %`
}
