import { expect, test } from 'vitest'
import type { LogLine } from '../../protocol'
import { contacts, placeAt, readFlight, seconds, Show, shooting, volleyOf, type Place } from './flight'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const written = (cube: Place[]): string =>
  cube
    .flatMap(({ x, y, z }) => [x, y, z])
    .map((value) => value + 2048)
    .map((value) => DIGITS[value >> 6]! + DIGITS[value & 63]!)
    .join('')

/** A cube that flies freely for ten frames and then bounces off a wall. */
function thrown(): Place[] {
  const path: Place[] = []
  for (let i = 0; i <= 20; i++) {
    const t = i * 0.02
    const x = i <= 10 ? 1500 * t : 300 - 900 * (t - 0.2)
    path.push({ x: Math.round(x), y: -7, z: Math.round(60 + 2000 * t - 4905 * t * t) })
  }
  return path
}

function line(facts: Record<string, unknown>, kind = 'volley'): LogLine {
  return { number: 9, kind, seat: 1, text: '', facts }
}

const scene = [
  [10, 0, 1],
  [20, 3, 0],
  [30, 1, 0],
  [45, 2, 0],
]

test('the text of a record is read as it was written', () => {
  const path = thrown()
  expect(readFlight(`hit:kraken | ${written(path)} ${written(path)}`)).toEqual([path, path])
  expect(readFlight('miss | ')).toEqual([])
})

test('a volley knows its gun, and one without a flight is none', () => {
  const facts = { gun: 2, press: 1, strength: 3, results: [0, 0, 1, 0], scene, flight: `hit:kraken | ${written(thrown())}` }
  const volley = volleyOf(line(facts))!
  expect(shooting(volley)).toBe(3)
  expect(shooting({ ...volley, gun: 0 })).toBe(1)
  expect(volley.scene[0]).toEqual({ hex: 10, facing: 0, captain: true })
  expect(volleyOf(line({ ...facts, flight: '' }))).toBeNull()
  expect(volleyOf(line(facts, 'gold'))).toBeNull()
})

test('contacts are where the flight bends more than gravity bends it, and the show is slow there', () => {
  const volley = volleyOf(line({ gun: 1, press: 0, strength: 0, results: [], scene, flight: `miss | ${written(thrown())}` }))!
  expect(contacts(volley)).toEqual([0.2])
  expect(seconds(volley)).toBeCloseTo(0.4)
  const show = new Show(volley)
  expect(show.isSlow(0.2)).toBe(true)
  expect(show.isSlow(0.1)).toBe(false)
  expect(show.at(0)).toBeLessThan(0)
  expect(show.at(show.length)).toBeCloseTo(0.4)
  let before = -9
  for (let play = 0; play < show.length; play += 50) {
    expect(show.at(play)).toBeGreaterThanOrEqual(before)
    before = show.at(play)
  }
})

test('between two frames a cube is between two places', () => {
  const cube = [
    { x: 0, y: 0, z: 0 },
    { x: 10, y: -4, z: 2 },
  ]
  expect(placeAt(cube, 0.02, 0.01)).toEqual({ x: 5, y: -2, z: 1 })
  expect(placeAt(cube, 0.02, 9)).toEqual(cube[1])
})
