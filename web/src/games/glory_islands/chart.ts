/** Where everything lies on the chart of Glory Islands: seven by seven squares, sea around five by five of land. */

import type { GloryIslandsData } from '../../protocol'

export const SQUARE = 120
export const EDGE = 40 // of the sheet around the squares
export const SIZE = 7 * SQUARE + 2 * EDGE
export const RING = 24
export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const
export const COMPASS = 12
export const WRECKS = [6, 18] as const // the corners with wrecks

export interface Point {
  x: number
  y: number
}

/** The middle of a square, by row and column of the seven. */
function middle(row: number, column: number): Point {
  return { x: EDGE + (column + 0.5) * SQUARE, y: EDGE + (row + 0.5) * SQUARE }
}

export function land(cell: number): Point {
  return middle(Math.floor(cell / 5) + 1, (cell % 5) + 1)
}

export function sea(space: number): Point {
  const edge = Math.floor((space % RING) / 6)
  const along = space % 6
  const [row, column] = [
    [0, along],
    [along, 6],
    [6, 6 - along],
    [6 - along, 0],
  ][edge] as [number, number]
  return middle(row, column)
}

/** Ships that share a space lie beside each other. */
export function berth(space: number, place: number, of: number): Point {
  const { x, y } = sea(space)
  if (of === 1) return { x, y }
  const turn = (2 * Math.PI * place) / of - Math.PI / 4
  return { x: x + 27 * Math.cos(turn), y: y + 27 * Math.sin(turn) }
}

export interface Card {
  value: number
  cost: number
  dots: number
  ink: 'black' | 'white'
  colour: (typeof COLOURS)[number]
}

export function cardOf(data: GloryIslandsData, card: number): Card {
  const colour = COLOURS[Math.floor(card / 6)]!
  return { ...data.cards[colour][card % 6]!, colour }
}

/** The spaces of a side: the letter of their island, and what is on them. */
export function spaces(data: GloryIslandsData, back: boolean): { island: string; kind: string }[] {
  const side = back ? data.back : data.front
  const islands = side.islands.join('')
  return [...side.spaces.join('')].map((kind, cell) => ({ island: islands[cell]!, kind }))
}

/** The outline of an island as one path: a soft square for every space, and bridges between neighbours. */
export function coast(cells: number[]): string {
  const half = SQUARE / 2 - 6
  const soft = 26
  const parts: string[] = []
  const own = new Set(cells)
  for (const cell of cells) {
    const { x, y } = land(cell)
    parts.push(box(x - half, y - half, 2 * half, 2 * half, soft))
    const east = cell % 5 < 4 && own.has(cell + 1)
    const south = own.has(cell + 5)
    if (east) parts.push(box(x, y - half, SQUARE, 2 * half, 8))
    if (south) parts.push(box(x - half, y, 2 * half, SQUARE, 8))
    if (east && south && own.has(cell + 6)) parts.push(box(x, y, SQUARE, SQUARE, 8))
  }
  return parts.join('')
}

function box(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`
}

export const cellName = (cell: number): string => `${'ABCDE'[cell % 5]}${Math.floor(cell / 5) + 1}`
