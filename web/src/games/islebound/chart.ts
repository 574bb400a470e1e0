/** Where everything lies on the chart: four hexagons in a rhombus, ports in its notches, in the data's own terms. */

import type { IsleboundData, IsleboundView } from '../../protocol'
import { ISLANDS } from './isles'

export const R = 300 // of a hexagon
const ROOT = Math.sqrt(3) / 2
const EDGE = 34
export const WIDTH = 5 * R + 2 * EDGE
export const HEIGHT = 4 * ROOT * R + 2 * EDGE

export interface Point {
  x: number
  y: number
}

const EDGES = ['n', 'ne', 'se', 's', 'sw', 'nw']
/** The middles of the hexagons, in their radius, from the west one's. */
const SLOTS: Record<string, [number, number]> = { west: [0, 0], north: [1.5, -ROOT], south: [1.5, ROOT], east: [3, 0] }

function middle(slot: string): Point {
  const [x, y] = SLOTS[slot] ?? [0, 0]
  return { x: EDGE + R + x * R, y: HEIGHT / 2 + y * R }
}

/** The corner of a hexagon at which this edge begins, clockwise. */
function corner({ x, y }: Point, edge: number): Point {
  const turn = ((120 - 60 * edge) * Math.PI) / 180
  return { x: x + R * Math.cos(turn), y: y - R * Math.sin(turn) }
}

function side(place: string): [Point, Point] {
  const [slot, edge] = place.split('.') as [string, string]
  const from = EDGES.indexOf(edge)
  return [corner(middle(slot), from), corner(middle(slot), from + 1)]
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export interface Region {
  region: number
  shape: Point[]
  x: number
  y: number
}

export interface Board {
  slot: string
  shape: Point[]
}

export function boardsOf(data: IsleboundData): Board[] {
  return data.map.slots.map((slot) => ({ slot, shape: EDGES.map((_, edge) => corner(middle(slot), edge)) }))
}

/** Every region with the shape that it has in this layout. */
export function regionsOf(data: IsleboundData, view: IsleboundView): Region[] {
  const names = [...data.towns.islands, ...data.towns.ports].map((town) => town.name)
  const found: Region[] = []
  view.boards.forEach((board, place) => {
    const heart = middle(data.map.slots[place]!)
    for (const { town, edges } of data.boards.rows[board]!) {
      const [a, b] = edges.map((edge) => EDGES.indexOf(edge)) as [number, number]
      const first = (a + 1) % 6 === b ? a : b
      const shape = [heart, corner(heart, first), corner(heart, first + 1), corner(heart, first + 2)]
      found.push(at(names.indexOf(town), shape))
    }
  })
  view.ports.forEach((region, place) => {
    const [one, two] = data.map.corners[place]!.touches.map(side) as [[Point, Point], [Point, Point]]
    const [notch, end] = far(one[0], two[0]) + far(one[0], two[1]) < far(one[1], two[0]) + far(one[1], two[1]) ? one : [one[1], one[0]]
    const other = far(two[0], notch) > far(two[1], notch) ? two[0] : two[1]
    found.push(at(region, [notch, end, { x: end.x + other.x - notch.x, y: end.y + other.y - notch.y }, other]))
  })
  return found
}

function at(region: number, shape: Point[]): Region {
  return {
    region,
    shape,
    x: shape.reduce((sum, point) => sum + point.x, 0) / shape.length,
    y: shape.reduce((sum, point) => sum + point.y, 0) / shape.length,
  }
}

export const path = (shape: Point[]): string => `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** The same shape, drawn in from its edges. */
export function inset({ shape, x, y }: Region, share: number): string {
  return path(shape.map((point) => ({ x: x + (point.x - x) * share, y: y + (point.y - y) * share })))
}

/** How far a region leans: the middle of its water at so many units below its heart. */
export function lean({ shape, x, y }: Region, below: number): number {
  const level = y + below
  const crossings = shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length]!
    if (Math.abs(a.y - b.y) < 1 || (a.y - level) * (b.y - level) > 0) return []
    return [a.x + ((b.x - a.x) * (level - a.y)) / (b.y - a.y)]
  })
  if (crossings.length < 2) return 0
  return ((Math.min(...crossings) + Math.max(...crossings)) / 2 - x) * 0.8
}

const CAPES = 30

/** The coast of an island: roughly round, ragged, and different for every region. */
export function coast({ region, x, y }: Region, wide: number, high: number): string {
  const points = Array.from({ length: CAPES }, (_, i) => {
    const turn = (i / CAPES) * 2 * Math.PI
    const ragged = 0.035 * Math.sin(i * 12.9 + region * 78.2)
    const far = 1 + 0.12 * Math.sin(3 * turn + region * 1.7) + 0.08 * Math.cos(5 * turn + region * 2.3) + ragged
    return { x: x + wide * far * Math.cos(turn), y: y + high * far * Math.sin(turn) }
  })
  const between = (a: Point, b: Point): string => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  const last = points.at(-1)!
  return `M${between(last, points[0]!)}${points.map((point, i) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, points[(i + 1) % CAPES]!)}`).join('')}Z`
}

export const isPort = (region: number): boolean => region >= ISLANDS

/** Beside the sign of a town, in a region that lies flat. */
const BERTHS: [number, number][] = [
  [-116, 86],
  [116, 86],
  [-58, 100],
  [58, 100],
]

/** Where a ship lies in a region among others there. */
export function berth(region: Region, place: number, of: number): Point {
  const levels = region.shape.map((point) => point.y)
  if (Math.max(...levels) - Math.min(...levels) > 1.2 * R) {
    const below = 140 // a region that stands on its tip has room under its sign
    return { x: region.x + (place - (of - 1) / 2) * 66, y: region.y + below }
  }
  const [aside, below] = BERTHS[place % BERTHS.length]!
  return { x: region.x + lean(region, below) + aside, y: region.y + below }
}
