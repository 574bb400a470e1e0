/** A recorded volley: the cubes' places as the simulation had them, and how to show them. Nothing is ever flown again. */

import type { LogLine } from '../../protocol'

export interface Place {
  x: number // to the right, in millimetres from the middle of the board
  y: number // up the board
  z: number // above it
}

export interface Standing {
  hex: number
  facing: number
  captain: boolean
}

export interface Volley {
  number: number // of its line in the log
  seat: number
  gun: number // ship, Kraken or Tower
  press: number
  strength: number
  /** The ships by seat, then the Kraken, then the Tower: how they stood, and what became of them. */
  scene: Standing[]
  results: number[]
  cubes: Place[][] // one place every frame
  frame: number // seconds
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const SPREAD = 2048
const FRAME = 0.02 // seconds, unless the data say otherwise

/** The places of each cube from the text of a record: two digits to the base 64 for each of x, y and z. */
export function readFlight(text: string): Place[][] {
  const path = text.split(' | ')[1] ?? ''
  if (!path) return []
  return path.split(' ').map((cube) => {
    const numbers: number[] = []
    for (let i = 0; i + 1 < cube.length; i += 2) numbers.push(DIGITS.indexOf(cube[i]!) * 64 + DIGITS.indexOf(cube[i + 1]!) - SPREAD)
    const places: Place[] = []
    for (let i = 0; i + 2 < numbers.length; i += 3) places.push({ x: numbers[i]!, y: numbers[i + 1]!, z: numbers[i + 2]! })
    return places
  })
}

/** The volley that a line of the log tells of; null if it is none, or was not flown by physics. */
export function volleyOf(line: LogLine, frame = FRAME): Volley | null {
  if (line.kind !== 'volley') return null
  const cubes = readFlight(String(line.facts.flight ?? ''))
  const scene = (line.facts.scene as [number, number, number][] | undefined) ?? []
  if (!cubes.length || !scene.length) return null
  return {
    number: line.number,
    seat: line.seat,
    gun: Number(line.facts.gun),
    press: Number(line.facts.press),
    strength: Number(line.facts.strength),
    scene: scene.map(([hex, facing, captain]) => ({ hex, facing, captain: Boolean(captain) })),
    results: line.facts.results as number[],
    cubes,
    frame,
  }
}

/** Which of the pieces fires. */
export function shooting(volley: Volley): number {
  return volley.gun === 0 ? volley.seat : volley.scene.length - 3 + volley.gun
}

export function seconds(volley: Volley): number {
  return (Math.max(...volley.cubes.map((cube) => cube.length)) - 1) * volley.frame
}

/** Where a cube is at a moment of the flight. */
export function placeAt(cube: Place[], frame: number, time: number): Place {
  const at = Math.max(0, time / frame)
  const i = Math.min(Math.floor(at), cube.length - 1)
  const from = cube[i]!
  const to = cube[Math.min(i + 1, cube.length - 1)]!
  const part = Math.min(at - i, 1)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, z: from.z + (to.z - from.z) * part }
}

/** Free flight bends by gravity alone; a bend that is sharper than this, in mm/s², is a contact. */
const SHARP = 14_000
const GRAVITY = 9_810

/** When each cube first touches something, in seconds; cubes that touch nothing have none. */
export function contacts(volley: Volley): number[] {
  const dt = volley.frame
  const found: number[] = []
  for (const cube of volley.cubes) {
    for (let i = 1; i + 1 < cube.length; i++) {
      const [a, b, c] = [cube[i - 1]!, cube[i]!, cube[i + 1]!]
      const bend = Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y, a.z - 2 * b.z + c.z + GRAVITY * dt * dt) / (dt * dt)
      if (bend > SHARP) {
        found.push(i * dt)
        break
      }
    }
  }
  return found.sort((a, b) => a - b)
}

// -- the clock of a show: some time for the lever, the flight slowed down, slower still at contacts, and time to look

const LEVER = 900 // ms before the cubes leave
const REST = 1500 // ms after the last frame
const PACE = 0.3 // of real time
const SLOW = 0.08 // of real time, at contacts
const BEFORE = 0.05 // seconds around a contact that are slow
const AFTER = 0.07

export class Show {
  readonly length: number // ms at normal speed
  private marks: { play: number; time: number }[] = []
  readonly contacts: number[]

  constructor(readonly volley: Volley) {
    this.contacts = contacts(volley)
    const end = seconds(volley)
    const step = 0.01
    let play = LEVER
    for (let time = 0; time <= end + step / 2; time += step) {
      this.marks.push({ play, time: Math.min(time, end) })
      play += (step * 1000) / (this.isSlow(time) ? SLOW : PACE)
    }
    this.length = play + REST
  }

  isSlow(time: number): boolean {
    return this.contacts.some((contact) => time > contact - BEFORE && time < contact + AFTER)
  }

  /** The moment of the flight, in seconds, that is shown so many ms into the show; below 0 the lever still moves. */
  at(play: number): number {
    if (play < LEVER) return (play - LEVER) / 1000
    const marks = this.marks
    let low = 0
    let high = marks.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (marks[middle]!.play <= play) low = middle
      else high = middle
    }
    const [from, to] = [marks[low]!, marks[high]!]
    if (to.play === from.play) return to.time
    return from.time + (to.time - from.time) * Math.min(1, (play - from.play) / (to.play - from.play))
  }
}
