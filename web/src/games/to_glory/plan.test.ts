import { expect, test } from 'vitest'
import type { ToGloryData, ToGloryView } from '../../protocol'
import { Chart, ACTION, Turning } from './chart'
import { reach, zone } from './gunnery'
import { courses } from './plan'

const rows = ['......', '...A...', '.H....B.', '.........', '..........', '.G...*...C.', '..........', '.........', '.F....D.', '...E...', '......']
const data = {
  board: { rows },
  flags: { red: 'B', yellow: 'D', blue: 'F', green: 'H' },
  shapes: { pitch: 50 },
  world: { gravity: 9.81 },
  hand: { skill: 1, volley_speed: 0.2, near_pivot: 1.25, volley_direction: 9, cube_direction: 7 },
  cannon: { ship_pivot: [14, 22], kraken_pivot: [6, 46], tower_pivot: [4, 80], cup_arm: 24, stop_angle: 35, press_arm: [10, 24], finger_speed: [0.25, 1.6], top_speed: 3.8 },
} as unknown as ToGloryData
const chart = new Chart(data)
const named = (name: string): number => chart.hexes.findIndex((hex) => hex.name === name)

function view(more: Partial<ToGloryView>): ToGloryView {
  return { ship: [named('f9'), named('i7')], heading: [3, 0], kraken: named('a1'), left: 5, ...more } as ToGloryView
}

test('hexes lie and face as in the rules', () => {
  expect(chart.hexes).toHaveLength(91)
  expect(chart.hexes[chart.tower]!.name).toBe('f6')
  expect(chart.ahead(named('f9'), 3)).toBe(named('f8'))
  expect(chart.ahead(named('f9'), 5)).toBe(named('e9'))
  expect(chart.ahead(named('f1'), 3)).toBe(-1)
  expect(chart.apart(named('f9'), chart.tower)).toBe(3)
  expect(chart.homes).toEqual([1, 3, 5, 7])
})

test('a ship moves straight ahead, turns by one side, and never stays beside the Tower', () => {
  const found = courses(chart, view({ left: 2 }), 0)
  expect([...found.keys()].map((hex) => chart.hexes[hex]!.name).sort()).toEqual(['e8', 'f8', 'g8'])
  expect(found.get(named('f8'))!.actions).toEqual([ACTION.move])
  expect(found.get(named('e8'))!.actions).toEqual([ACTION.right, ACTION.move])
  expect(found.has(named('f7'))).toBe(false)
})

test('what must not be stayed on may be crossed', () => {
  const past = { ship: [named('e7'), named('i7')] }
  const found = courses(chart, view({ ...past, left: 3 }), 0)
  expect(found.get(named('e4'))!.track.map((hex) => chart.hexes[hex]!.name)).toEqual(['e7', 'e6', 'e5', 'e4'])
  expect(found.has(named('e5'))).toBe(false)
  expect(courses(chart, view({ ...past, left: 2 }), 0).has(named('e4'))).toBe(false)
})

test('a piece turns the short way', () => {
  const turning = new Turning()
  expect(turning.to('ship', 5)).toBe(300)
  expect(turning.to('ship', 0)).toBe(360)
  expect(turning.to('ship', 1)).toBe(420)
  expect(turning.to('ship', 0)).toBe(360)
})

test('stronger volleys carry farther, and those near the pivot scatter more', () => {
  expect(reach(data, 0, 2)).toBeGreaterThan(reach(data, 0, 1.5))
  const [near, end] = [zone(data, 0, 0, 3), zone(data, 0, 3, 7)]
  expect((near.far - near.near) / near.mean).toBeGreaterThan((end.far - end.near) / end.mean)
})
