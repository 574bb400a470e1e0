/** Where everything lies on our chart of the Caribbean, and how land and ships are drawn. The chart is our own. */

import type { MerchantsAndMaraudersData as Data } from '../../protocol'

export const WIDE = 1160
export const HIGH = 776
export const RADIUS = 76 // of a sea zone

export interface Point {
  x: number
  y: number
}

const PLACES: Record<string, [number, number]> = {
  Nassau: [350, 100],
  Havana: [132, 196],
  Tortuga: [495, 206],
  'Port Royal': [212, 368],
  'Petite Goave': [400, 376],
  'Santo Domingo': [580, 372],
  'San Juan': [746, 352],
  'St. Maarten': [908, 326],
  'St. John': [1070, 312],
  'Old Providence': [128, 560],
  Cartagena: [338, 584],
  'The Caribbean Sea': [556, 538],
  'Basse-Terre': [856, 504],
  Bridgetown: [1044, 490],
  Curacao: [528, 694],
  Caracas: [716, 674],
  Trinidad: [932, 672],
}

/** The middle of every zone; zones that our chart does not know (another owner's map) are laid out row by row. */
export function places(data: Data): Point[] {
  const zones = data.map.zones
  const known = zones.every((zone) => zone.name in PLACES)
  return zones.map(({ name }, i) => {
    const [x, y] = known ? PLACES[name]! : [110 + (i % 6) * 188, 100 + Math.floor(i / 6) * 190]
    return { x, y }
  })
}

/** Every way between two zones once. */
export function routes(data: Data): [number, number][] {
  const zones = data.map.zones
  const found: [number, number][] = []
  zones.forEach((zone, from) => {
    for (const name of Object.values(zone.ways)) {
      const to = zones.findIndex((other) => other.name === name)
      if (from < to) found.push([from, to])
    }
  })
  return found
}

/** A bowed line between the rims of two zones. */
export function course(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy)
  const [ux, uy] = [dx / far, dy / far]
  const [x1, y1] = [from.x + ux * RADIUS, from.y + uy * RADIUS]
  const [x2, y2] = [to.x - ux * RADIUS, to.y - uy * RADIUS]
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - uy * 9} ${(y1 + y2) / 2 + ux * 9} ${x2} ${y2}`
}

/** Ships of a zone: those at sea in the lower half, those in port beside the town. */
export function berth(middle: Point, place: number, inPort: boolean): Point {
  const [dx, dy] = inPort ? IN_PORT[place % IN_PORT.length]! : AT_SEA[place % AT_SEA.length]!
  return { x: middle.x + dx, y: middle.y + dy }
}
const AT_SEA: [number, number][] = [
  [4, 40],
  [52, 34],
  [-34, 54],
  [28, 64],
  [-6, 70],
  [66, 60],
]
const IN_PORT: [number, number][] = [
  [-72, -20],
  [-66, 8],
  [-94, -2],
  [-40, 14],
]

/** A closed curve through points, as a hand would draw it. */
export function shore(points: [number, number][]): string {
  const n = points.length
  const at = (i: number): [number, number] => points[((i % n) + n) % n]!
  let d = `M${at(0)[0]} ${at(0)[1]}`
  for (let i = 0; i < n; i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${q[0] + (r[0] - p[0]) / 6} ${q[1] + (r[1] - p[1]) / 6} ${r[0] - (s[0] - q[0]) / 6} ${r[1] - (s[1] - q[1]) / 6} ${r[0]} ${r[1]}`
  }
  return `${d}Z`
}

/** Mainland and great islands. */
export const LAND: [number, number][][] = [
  // Florida
  [[88, -40], [118, 22], [150, 74], [184, 116], [214, 128], [226, 96], [214, 48], [234, -40]],
  // Cuba
  [[20, 262], [66, 246], [120, 266], [190, 274], [262, 276], [322, 290], [352, 312], [316, 322], [268, 306], [196, 300], [124, 294], [58, 282]],
  // Hispaniola
  [[428, 300], [466, 286], [520, 294], [582, 282], [640, 300], [676, 322], [640, 336], [590, 322], [534, 330], [474, 342], [420, 348], [432, 326], [468, 316]],
  // Jamaica
  [[214, 448], [248, 436], [296, 446], [306, 462], [262, 470], [222, 464]],
  // Puerto Rico
  [[744, 268], [790, 262], [834, 272], [828, 290], [780, 296], [748, 288]],
  // the main, from the isthmus to the Orinoco
  [[-60, 408], [10, 436], [34, 492], [28, 566], [46, 640], [98, 676], [154, 660], [208, 688], [256, 664], [300, 676], [372, 662], [430, 690], [446, 752], [560, 772], [640, 752], [700, 762], [800, 752], [860, 760], [960, 752], [1040, 716], [1110, 706], [1230, 680], [1230, 860], [-60, 860]],
]

/** Small islands: middle and size. */
export const ISLES: [number, number, number][] = [
  [284, 34, 9], [420, 44, 11], [448, 66, 6], [398, 176, 8], [300, 176, 7],
  [984, 250, 9], [1002, 400, 10], [984, 430, 7], [968, 566, 9], [984, 592, 6], [952, 588, 5], [1130, 402, 6],
  [446, 470, 5], [660, 612, 6], [636, 600, 4], [60, 130, 6], [640, 200, 8], [664, 210, 5], [1128, 590, 5],
]

/** How a ship of a type looks: half its length, masts, guns, height of the stern. */
export function lines(type: string): { w: number; masts: number; guns: number; stern: number } {
  return LINES[type] ?? { w: 31, masts: 2, guns: 2, stern: 4 }
}
const LINES: Record<string, { w: number; masts: number; guns: number; stern: number }> = {
  Sloop: { w: 24, masts: 1, guns: 1, stern: 1 },
  Brig: { w: 30, masts: 2, guns: 2, stern: 2 },
  Flute: { w: 29, masts: 2, guns: 1, stern: 6 },
  Frigate: { w: 34, masts: 3, guns: 3, stern: 3 },
  Galleon: { w: 36, masts: 3, guns: 3, stern: 11 },
  'Man-o\'-war': { w: 40, masts: 3, guns: 5, stern: 7 },
}
