import { locale, speaker } from '../../words'

const FACINGS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const

/** What the board says, in the language that is set. */
export const say = speaker('to-glory')

export function facingName(facing: number): string {
  return say(FACINGS[facing] ?? 'east')
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
