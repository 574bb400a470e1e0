/** The sea of To Glory!: 91 hexes with their points up, where they lie on the chart, and which of them are neighbours. */

import type { ToGloryData, ToGloryView } from '../../protocol'

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const
export const LETTERS = 'ABCDEFGH'
export const RADIUS = 50 // from the middle of a hex to its points
export const WIDE = Math.sqrt(3) * RADIUS // from the middle of a hex to the next
export const VIEW = { x: -512, y: -466, width: 1024, height: 932 }
export const NOWHERE = -1
export const NO_MAP = -2

/** Kinds of pieces; all of them are guns. */
export const SHIP = 0
export const KRAKEN = 1
export const TOWER = 2

/** What can be done in a turn. */
export const ACTION = { end: 0, move: 1, left: 2, right: 3, explore: 4, kraken: 5, tower: 6, fire: 7, ability: 8 } as const

/** Captains, by what they are good at. */
export const HELM = 1
export const GUNNER = 2
export const BEAST = 3

/** What a volley does to a piece. */
export const OFF = 3

const ROWS = [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const // east, then clockwise, in axial coordinates

export interface Point {
  x: number
  y: number
}

export interface Hex extends Point {
  number: number
  name: string
  q: number
  r: number
  sign: string // . sea, A to H an island, * the Tower's island, # none
  island: number // by its letter, or -1
}

/** The corners of a hex, as points of a polygon. */
export function corners(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const turn = (Math.PI / 3) * i + Math.PI / 6
      return `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`
    })
    .join(' ')
}

/** A point at a distance from another, by an angle in degrees clockwise from the east. */
export function polar(from: Point, distance: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return { x: from.x + distance * Math.cos(turn), y: from.y + distance * Math.sin(turn) }
}

export class Chart {
  readonly hexes: Hex[] = []
  readonly islands: Hex[] = []
  readonly tower: number
  /** By colour: the island with that flag. */
  readonly homes: number[]
  private at = new Map<string, number>()

  constructor(data: ToGloryData) {
    const signs = data.board.rows.join('')
    let number = 0
    ROWS.forEach((size, row) => {
      const r = row - 5
      const first = Math.max(-5, -5 - r)
      for (let i = 0; i < size; i++) {
        const q = first + i
        const sign = signs[number] ?? '#'
        const name = `${'abcdefghijk'[row]}${i + 1}`
        this.hexes.push({ number, name, q, r, sign, island: LETTERS.indexOf(sign), x: WIDE * (q + r / 2), y: 1.5 * RADIUS * r })
        this.at.set(`${q} ${r}`, number)
        number++
      }
    })
    this.islands = [...LETTERS].map((letter) => this.hexes[signs.indexOf(letter)]!)
    this.tower = signs.indexOf('*')
    this.homes = COLOURS.map((colour) => LETTERS.indexOf(data.flags[colour]))
  }

  /** The next hex that way, or NOWHERE. */
  ahead(hex: number, facing: number): number {
    const { q, r } = this.hexes[hex]!
    const [dq, dr] = WAYS[facing]!
    const there = this.at.get(`${q + dq} ${r + dr}`) ?? NOWHERE
    return there !== NOWHERE && this.hexes[there]!.sign !== '#' ? there : NOWHERE
  }

  apart(here: number, there: number): number {
    if (here < 0 || there < 0) return 99
    const dq = this.hexes[there]!.q - this.hexes[here]!.q
    const dr = this.hexes[there]!.r - this.hexes[here]!.r
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  }

  /** May a piece go there at all (TG-4.1)? `seat` is whose ship it is; -1 for the Kraken. */
  open(view: ToGloryView, hex: number, seat: number): boolean {
    if (hex === NOWHERE || this.hexes[hex]!.sign !== '.') return false
    if (seat >= 0 && hex === view.kraken) return false
    return view.ship.every((place, other) => place !== hex || other === seat)
  }

  /** The pieces beside which a ship of this seat (the Kraken: -1) must not stay (TG-4.4): their hexes next to this one. */
  neighbours(view: ToGloryView, hex: number, seat: number): number[] {
    const others = view.ship.filter((_, other) => other !== seat)
    return [...others, ...(seat >= 0 ? [view.kraken] : []), this.tower].filter((place) => this.apart(hex, place) === 1)
  }
}

let last: { data: ToGloryData; chart: Chart } | null = null

export function chartOf(data: ToGloryData): Chart {
  if (last?.data !== data) last = { data, chart: new Chart(data) }
  return last.chart
}

/** The ships' colours as they were chosen. */
export function coloursOf(view: ToGloryView): string[] {
  return view.colour.map((colour) => COLOURS[colour] ?? 'white')
}

/** How many tokens lie on each island. */
export function tokensOn(view: ToGloryView, island: number): number {
  const tokens = view.stock[island] ?? []
  return tokens[0] === -1 ? tokens[1]! : tokens.length
}

/** Angles that never turn the long way round: each is the one nearest to the one before. */
export class Turning {
  private angles = new Map<string, number>()

  to(piece: string, facing: number): number {
    const wanted = facing * 60
    const before = this.angles.get(piece) ?? wanted
    const turn = ((((wanted - before) % 360) + 540) % 360) - 180
    this.angles.set(piece, before + turn)
    return before + turn
  }
}
