/** The drawings of things, and what stands on the wooden sign of a town. */

import coin from 'icon:two-coins'
import wood from 'icon:log'
import fish from 'icon:flatfish'
import book from 'icon:white-book'
import renown from 'icon:laurel-crown'
import pirate from 'icon:pirate-skull'
import serpent from 'icon:sea-serpent'
import cube from 'icon:cube'
import administrate from 'icon:quill-ink'
import work from 'icon:claw-hammer'
import combat from 'icon:crossed-sabres'
import negotiate from 'icon:shaking-hands'
import sail from 'icon:ship-wheel'
import anybody from 'icon:person'
import rest from 'icon:night-sleep'
import reputation from 'icon:trumpet-flag'
import build from 'icon:trowel'
import type { IsleboundOfferRow, IsleboundStepRow } from '../../protocol'
import { goodsOf, type Good, type Skill } from './isles'

export const DRAWN: Record<Good, string> = { coin, wood, fish, book, renown, pirate, serpent, cube }

/** With some ink in it a colour can be told from the paper by day and by night. */
const inked = (colour: string): string => `color-mix(in srgb, var(--${colour}) 65%, var(--ink))`

export const TINTS: Record<Good, string> = {
  coin: 'var(--gold-2)',
  wood: inked('wood'),
  fish: inked('water-3'),
  book: inked('purple'),
  renown: 'var(--gold-2)',
  pirate: 'var(--ink)',
  serpent: inked('forest'),
  cube: 'var(--ink-2)',
}
export const SKILL_ICONS: Record<Skill | 'any', string> = { administrate, work, combat, negotiate, sail, any: anybody }
export const SKILL_TINTS: Record<Skill, string> = {
  administrate: inked('blue'),
  work: inked('wood'),
  combat: inked('red'),
  negotiate: inked('purple'),
  sail: inked('water-3'),
}

/** One sign on a wooden board: a drawing, or a few letters. */
export interface Glyph {
  icon?: string
  text?: string
  small?: boolean
}

const icon = (body: string): Glyph => ({ icon: body })
const text = (letters: string): Glyph => ({ text: letters })

function goods(list: [Good, number][]): Glyph[] {
  return list.flatMap(([good, number]) => (number > 1 ? [text(String(number)), icon(DRAWN[good])] : [icon(DRAWN[good])]))
}

function gains(offer: IsleboundOfferRow): Glyph[] {
  const fixed = goods(goodsOf(offer.gain))
  const more = goodsOf(offer.per_work)
  if (!more.length) return fixed
  return [...fixed, ...(fixed.length ? [text('+')] : []), ...goods(more), text('/'), icon(work)]
}

function deal(step: IsleboundStepRow): Glyph[] {
  const offers = step.offers ?? []
  const alike = offers.length > 1 && offers.every((offer) => JSON.stringify(offer.gain) === JSON.stringify(offers[0]!.gain))
  const parts = alike
    ? [[...offers.flatMap((offer, i) => [...(i ? [text('/')] : []), ...goods(goodsOf(offer.pay))]), text('→'), ...gains(offers[0]!)]]
    : offers.map((offer) => [...(goodsOf(offer.pay).length ? [...goods(goodsOf(offer.pay)), text('→')] : []), ...gains(offer)])
  const line = parts.flatMap((part, i) => [...(i ? [text('/')] : []), ...part])
  if (step.exhaust) return [...line, text('↓'), icon(SKILL_ICONS[step.exhaust])]
  if (step.times === 'crew') return [...line, text('×'), icon(anybody)]
  if (step.times === 'any') return [...line, text('∞')]
  return line
}

/** The steps of a visit, a line each. */
export function signOf(steps: IsleboundStepRow[]): Glyph[][] {
  return steps.map((step) => {
    if (step.do === 'rest') return [icon(rest)]
    if (step.do === 'hire') return [text('+'), icon(anybody), ...(step.extra ? [text(`+${step.extra}`), icon(coin)] : [])]
    if (step.do === 'reputation') return [icon(reputation)]
    if (step.do === 'build') return [icon(wood), icon(fish), text('→'), icon(build)]
    return deal(step)
  })
}

/** Short steps share a line. */
export function signLines(steps: IsleboundStepRow[]): Glyph[][] {
  const lines: Glyph[][] = []
  for (const line of signOf(steps)) {
    const last = lines.at(-1)
    if (last && wide(last) + wide(line) < 190) last.push(text(','), ...line)
    else lines.push([...line])
  }
  return lines
}

export const ICON = 34
export const glyphWide = (glyph: Glyph): number => (glyph.icon ? ICON + 2 : 11 + 9 * (glyph.text!.length - 1) + (glyph.text === '→' || glyph.text === '∞' ? 9 : 0))
export const wide = (line: Glyph[]): number => line.reduce((sum, glyph) => sum + glyphWide(glyph), 0)
