/** Planning a run of your own ship: where it can get with the skipper actions that are left, and how.
 *
 * This only suggests. Every step is one of the options that the server offers, and it may still refuse. */

import type { ToGloryView } from '../../protocol'
import { type Chart, ACTION } from './chart'

export interface Course {
  hex: number
  facing: number
  actions: number[] // of ACTION, in order
  track: number[] // hexes, the first one included
}

/** The shortest course to each hex on which the ship may stay (TG-4.4). */
export function courses(chart: Chart, view: ToGloryView, seat: number): Map<number, Course> {
  const found = new Map<number, Course>()
  const start: Course = { hex: view.ship[seat]!, facing: view.heading[seat]!, actions: [], track: [view.ship[seat]!] }
  const seen = new Set([`${start.hex} ${start.facing}`])
  let ring = [start]
  for (let spent = 0; spent <= view.left && ring.length; spent++) {
    const next: Course[] = []
    for (const course of ring) {
      if (course.hex !== start.hex && !found.has(course.hex) && !chart.neighbours(view, course.hex, seat).length) {
        found.set(course.hex, course)
      }
      for (const after of steps(chart, view, seat, course)) {
        const key = `${after.hex} ${after.facing}`
        if (!seen.has(key)) {
          seen.add(key)
          next.push(after)
        }
      }
    }
    ring = next
  }
  return found
}

function steps(chart: Chart, view: ToGloryView, seat: number, from: Course): Course[] {
  const turned = (action: number, by: number): Course => ({ ...from, facing: (from.facing + by) % 6, actions: [...from.actions, action] })
  const ways = [turned(ACTION.left, 5), turned(ACTION.right, 1)]
  const hex = chart.ahead(from.hex, from.facing)
  if (chart.open(view, hex, seat)) {
    ways.unshift({ hex, facing: from.facing, actions: [...from.actions, ACTION.move], track: [...from.track, hex] })
  }
  return ways
}
