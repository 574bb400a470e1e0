import { expect, test } from 'vitest'
import { beside } from './arrows'

function at(x: number, y: number): Element {
  const element = document.createElement('i')
  element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10)
  return element
}

test('arrow keys go to the nearest spot that lies rather straight ahead', () => {
  const [here, right, far, aslant, up] = [at(0, 0), at(50, 4), at(90, 0), at(30, 40), at(2, -60)] as const
  const spots = [here, right, far, aslant, up]
  expect(beside(spots, here, [1, 0])).toBe(right)
  expect(beside(spots, right, [1, 0])).toBe(far)
  expect(beside(spots, here, [0, -1])).toBe(up)
  expect(beside(spots, here, [-1, 0])).toBeNull()
})
