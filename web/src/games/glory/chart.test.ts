import { expect, test } from 'vitest'
import type { GloryData } from '../../protocol'
import { ends, makeChart } from './chart'

const MAP = {
  spaces: ['TbC', 'f-b', 'hfL'],
  lands: ['00-', '0-1', '001'],
  names: ['North', 'South'],
  towns: [{ at: 'a1', name: 'Larkspur' }],
  lairs: [{ at: 'c3', name: 'Eyrie' }],
  source: '',
}
const chart = makeChart({ map: MAP } as GloryData)

function words(from: string, steps: number): string[] {
  const space = chart.spaces.find((each) => each.word === from)!
  return [...ends(chart, space.number, steps)].map((number) => chart.spaces[number]!.word).sort()
}

test('spaces are numbered row by row, and joined side by side', () => {
  expect(chart.spaces.map((space) => space.word).join(' ')).toBe('a1 b1 c1 a2 c2 a3 b3 c3')
  expect(chart.spaces[chart.castle]!.word).toBe('c1')
  expect(chart.spaces[0]!.paths.map((to) => chart.spaces[to]!.word)).toEqual(['b1', 'a2'])
  expect(chart.towns).toEqual([0])
  expect(chart.lairs).toEqual([7])
})

test('the field between the spaces belongs to the land around it', () => {
  expect(chart.wilds).toEqual([]) // it is the yard of the castle
  expect(chart.lands.map((land) => land.outline.split('M').length - 1)).toEqual([7, 2]) // and the castle stands in the North
})

test('castle, towns and lairs halt a movement, and no space is entered twice', () => {
  expect(words('a2', 1)).toEqual(['a1', 'a3'])
  expect(words('a2', 2)).toEqual(['a1', 'b3'])
  expect(words('a2', 6)).toEqual(['a1', 'c3'])
  expect(words('c1', 2)).toEqual(['a1', 'c3'])
})
