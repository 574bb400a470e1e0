/** What the rules count in numbers, as the board needs it: towns by region, crew as sets of skills, units by kind. */

import type {
  IsleboundData,
  IsleboundEntry,
  IsleboundGoods,
  IsleboundStepRow,
  IsleboundTownRow,
  IsleboundView,
  Option,
} from '../../protocol'
import type { Session } from '../../table/session.svelte'

let made: { data: unknown; texts: unknown; named: IsleboundData } | null = null

/** The data with the names of its cards in the language that is set. Towns keep theirs. */
export function dataOf(session: Session): IsleboundData {
  if (made?.data !== session.data || made?.texts !== session.texts) {
    const data = session.data as IsleboundData
    const say = (english: string): string => session.texts[english] ?? english
    made = {
      data,
      texts: session.texts,
      named: {
        ...data,
        buildings: { ...data.buildings, rows: data.buildings.rows.map((row) => ({ ...row, name: say(row.name) })) },
        events: { ...data.events, rows: data.events.rows.map((row) => ({ ...row, title: say(row.title) })) },
        reputation: { ...data.reputation, rows: data.reputation.rows.map((row) => ({ ...row, name: say(row.name) })) },
      },
    }
  }
  return made.named
}

export const GOODS = ['coin', 'wood', 'fish', 'book', 'renown', 'pirate', 'serpent', 'cube'] as const
export type Good = (typeof GOODS)[number]
export type Goods = IsleboundGoods

/** A crew member is the set of its skills, one bit for each of these. */
export const SKILLS = ['administrate', 'work', 'combat', 'negotiate', 'sail'] as const
export type Skill = (typeof SKILLS)[number]
export const ANYBODY = (1 << SKILLS.length) - 1

export const ISLANDS = 12
export const EMPTY = -1
export const BLOCKED = -2

/** The numbers of the actions of a turn (ACTS in the rules), and the limits that give other options theirs. */
export const ACT = { end: 0, visit: 1, attack: 2, diplomacy: 3, hunt: 4, raid: 5, trade: 8, hand: 9 } as const
export type Act = keyof typeof ACT
export const NO_BUILDING = 48
export const NO_LIMIT = 99
export const ENOUGH = 12
export const LOOSE = ['wood', 'fish', 'book'] as const
export const TRADED = 15
export const PROPOSE = 30
export const WITHDRAW = 31

export interface Town {
  name: string
  port: boolean
  red: boolean
  blue: boolean
  strength: number
  entry: IsleboundEntry
  steps: IsleboundStepRow[]
}

/** All towns by region, as they are on the side that lies up. */
export function townsOf(data: IsleboundData, side: number): Town[] {
  const read = (row: IsleboundTownRow, port: boolean): Town => {
    const other = side ? row.advanced : undefined
    const banner = other?.banner ?? row.banner
    return {
      name: row.name,
      port,
      red: banner !== 'blue',
      blue: banner !== 'red',
      strength: other?.strength ?? row.strength,
      entry: other?.entry ?? row.entry,
      steps: other?.action ?? row.action,
    }
  }
  return [...data.towns.islands.map((row) => read(row, false)), ...data.towns.ports.map((row) => read(row, true))]
}

/** What a town asks of this seat in an attack or in diplomacy. */
export function neededAt(data: IsleboundData, view: IsleboundView, towns: Town[], region: number): number {
  return (towns[region]?.strength ?? 0) + (view.owner[region] === EMPTY ? 0 : data.numbers.owned)
}

export function skillsOf(crew: number): Skill[] {
  return SKILLS.filter((_, bit) => crew & (1 << bit))
}

export interface Unit {
  sort: 'pirate' | 'serpent' | 'ichor'
  name: string
  dice: number[]
}

/** Pirates come first, then serpents, then Ichor. */
export function unitsOf(data: IsleboundData): Unit[] {
  return [
    ...data.units.pirates.map((row) => ({ sort: 'pirate' as const, ...row })),
    ...data.units.serpents.map((row) => ({ sort: 'serpent' as const, ...row })),
    { sort: 'ichor' as const, name: '', dice: data.units.ichor },
  ]
}

/** Counts by kind as a list of single things. */
export function spread(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
}

export function count(counts: number[], from: number, to: number): number {
  return counts.slice(from, to).reduce((sum, number) => sum + number, 0)
}

export function goodsOf(goods: Goods | undefined): [Good, number][] {
  return GOODS.flatMap((good): [Good, number][] => (goods?.[good] ? [[good, goods[good]]] : []))
}

/** The books that each place of the row asks for. */
export function booksNeeded(data: IsleboundData, view: IsleboundView): number[] {
  return view.six ? data.numbers.six_books : data.numbers.row_books
}

function amounts(data: IsleboundData, view: IsleboundView, seat: number, ability: string): number {
  return (view.buildings[seat] ?? []).reduce((sum, building) => {
    const row = data.buildings.rows[building]
    return sum + (row?.ability === ability ? (row.amount ?? 0) : 0)
  }, 0)
}

export function holdOf(data: IsleboundData, view: IsleboundView, seat: number): number {
  return data.numbers.hold + amounts(data, view, seat, 'hold')
}

export function speedOf(data: IsleboundData, view: IsleboundView, seat: number): number {
  const sails = (view.deck_crew[seat] ?? []).filter((crew) => crew & (1 << SKILLS.indexOf('sail'))).length
  return Math.min(data.tracks.top_speed, data.tracks.speed + sails + amounts(data, view, seat, 'speed'))
}

/** The influence that a seat could pay at once: cubes on the track, negotiators on deck, buildings. */
export function influenceOf(data: IsleboundData, view: IsleboundView, seat: number): number {
  const cubes = view.influence.reduce((sum, holder, slot) => sum + (holder === seat ? data.tracks.influence[slot]! : 0), 0)
  const talkers = (view.deck_crew[seat] ?? []).filter((crew) => crew & (1 << SKILLS.indexOf('negotiate'))).length
  return cubes + talkers + amounts(data, view, seat, 'diplomacy')
}

export interface Lack {
  books: number
  coins: number
  wood: number
  fish: number
}

/** What this seat lacks to buy a building, and to build it. */
export function lackOf(data: IsleboundData, view: IsleboundView, seat: number, building: number, books: number): Lack {
  const row = data.buildings.rows[building]!
  const short = (price: number, own: number | undefined): number => Math.max(0, price - (own ?? 0))
  return {
    books: short(books, (view.books[seat] ?? 0) + amounts(data, view, seat, 'books')),
    coins: short(row.coin, view.coins[seat]),
    wood: short(Math.max(0, row.wood - amounts(data, view, seat, 'build_wood')), view.wood[seat]),
    fish: short(row.fish, view.fish[seat]),
  }
}

/** The decision that is open: its name, its seat, and its other fields. */
export interface Open {
  kind: string
  seat: number
  fields: number[]
}

export function openOf(view: IsleboundView): Open | null {
  const frame = view.flow.open[0] as [string, number, ...number[]] | undefined
  return frame ? { kind: frame[0], seat: frame[1], fields: frame.slice(2) as number[] } : null
}

export function optionWith(options: Option[], fact: string, value: number): Option | undefined {
  return options.find((option) => option.facts[fact] === value)
}
