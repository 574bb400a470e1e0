/** The map of Glory as it is drawn, made from the data: spaces, paths, lands, and the blank fields between them. */

import type { GloryData } from '../../protocol'

export const CELL = 100
export const EDGE = 62 // of the sheet around the fields

export const KINDS = { C: 'castle', L: 'lair', T: 'town', b: 'battle', f: 'fate', h: 'haven', '.': 'blank' } as const
export type Kind = (typeof KINDS)[keyof typeof KINDS]

export interface Point {
  x: number
  y: number
}

export interface Space extends Point {
  number: number
  /** "h1" */
  word: string
  kind: Kind
  /** NONE for the castle. */
  land: number
  town: number
  lair: number
  column: number
  row: number
  /** The spaces that touch it side by side. */
  paths: number[]
}

/** Fields without a space that lie together: room for hills and trees. */
export interface Wild extends Point {
  land: number
  wide: number
  high: number
}

export interface Chart {
  size: number
  spaces: Space[]
  castle: number
  havens: number[]
  towns: number[]
  lairs: number[]
  /** The outline of each land. */
  lands: { name: string; outline: string }[]
  wilds: Wild[]
}

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'
const NONE = -1

function middle(column: number, row: number): Point {
  return { x: EDGE + (column + 0.5) * CELL, y: EDGE + (row + 0.5) * CELL }
}

export function makeChart(data: GloryData): Chart {
  const { spaces: rows, lands, names, towns, lairs } = data.map
  const spaces: Space[] = []
  const at = new Map<string, Space>()
  rows.forEach((line, row) => {
    ;[...line].forEach((letter, column) => {
      const kind = KINDS[letter as keyof typeof KINDS]
      if (!kind) return
      const word = `${COLUMNS[column]}${row + 1}`
      const land = lands[row]![column]!
      const space: Space = {
        number: spaces.length,
        word,
        kind,
        land: land === '-' ? NONE : Number(land),
        town: towns.findIndex((town) => town.at === word),
        lair: lairs.findIndex((lair) => lair.at === word),
        column,
        row,
        paths: [],
        ...middle(column, row),
      }
      spaces.push(space)
      at.set(`${column} ${row}`, space)
    })
  })
  for (const space of spaces) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const beside = at.get(`${space.column + dx} ${space.row + dy}`)
      if (beside) space.paths.push(beside.number)
    }
  }
  const castle = spaces.findIndex((space) => space.kind === 'castle')
  const fields = landOf(rows, spaces)
  return {
    size: Math.max(rows.length, rows[0]!.length) * CELL + 2 * EDGE,
    spaces,
    castle,
    havens: spaces.filter((space) => space.kind === 'haven').map((space) => space.number),
    towns: towns.map((town) => spaces.findIndex((space) => space.word === town.at)),
    lairs: lairs.map((lair) => spaces.findIndex((space) => space.word === lair.at)),
    lands: names.map((name, land) => ({ name, outline: outline(fields, land) })),
    wilds: wilds(rows, fields, spaces[castle]!),
  }
}

/** Every field of the grid belongs to the land that most surrounds it. */
function landOf(rows: string[], spaces: Space[]): number[][] {
  return rows.map((line, row) =>
    [...line].map((_, column) => {
      const pull: number[] = []
      for (const { land, column: x, row: y } of spaces) {
        const far = (x - column) ** 2 + (y - row) ** 2
        if (land !== NONE) pull[land] = (pull[land] ?? 0) + 1 / Math.max(far, 0.001) ** 2
      }
      return pull.indexOf(Math.max(...pull))
    }),
  )
}

function outline(fields: number[][], land: number): string {
  const parts: string[] = []
  fields.forEach((line, row) =>
    line.forEach((own, column) => {
      if (own !== land) return
      const { x, y } = middle(column, row)
      parts.push(`M${x - CELL / 2 - 1} ${y - CELL / 2 - 1}h${CELL + 2}v${CELL + 2}h${-CELL - 2}Z`)
    }),
  )
  return parts.join('')
}

/** Fields without spaces, put together; those at the corners of the castle are its yard. */
function wilds(rows: string[], fields: number[][], castle: Space): Wild[] {
  const found: Wild[] = []
  const done = new Set<string>()
  const free = (column: number, row: number): boolean =>
    rows[row]?.[column] === '-' &&
    !done.has(`${column} ${row}`) &&
    !(Math.abs(column - castle.column) === 1 && Math.abs(row - castle.row) === 1)
  rows.forEach((line, row) =>
    [...line].forEach((_, column) => {
      if (!free(column, row)) return
      let wide = 1
      let high = 1
      while (free(column + wide, row)) wide++
      while (free(column, row + high)) high++
      for (let dx = 0; dx < wide; dx++) for (let dy = 0; dy < high; dy++) done.add(`${column + dx} ${row + dy}`)
      found.push({ land: fields[row]![column]!, wide, high, ...middle(column + (wide - 1) / 2, row + (high - 1) / 2) })
    }),
  )
  return found
}

/** Where a movement of so many steps can end (GL-3.3 to GL-3.5): shown before the hero goes on. */
export function ends(chart: Chart, from: number, steps: number): Set<number> {
  const found = new Set<number>()
  function walk(path: number[]): void {
    const here = chart.spaces[path.at(-1)!]!
    const gone = path.length - 1
    const onward = here.paths.filter((step) => !path.includes(step))
    const halts = gone > 0 && ['castle', 'lair', 'town'].includes(here.kind)
    if (gone === steps || halts || (gone > 0 && !onward.length)) {
      found.add(here.number)
      return
    }
    for (const step of onward) walk([...path, step])
  }
  walk([from])
  return found
}

/** Heroes that share a space stand beside each other. */
export function standing(space: Point, place: number, of: number): Point {
  if (of === 1) return { x: space.x, y: space.y - 12 }
  const turn = (2 * Math.PI * place) / of + Math.PI
  return { x: space.x + 30 * Math.cos(turn), y: space.y - 12 + 24 * Math.sin(turn) }
}
