import type { IsleboundBuildingRow, IsleboundCount, IsleboundData, IsleboundStepRow, IsleboundView } from '../../protocol'
import { find, speaker } from '../../words'
import { ANYBODY, EMPTY, goodsOf, neededAt, skillsOf, type Good, type Goods, type Lack, type Skill, type Town, type Unit } from './isles'

/** What the board says, in the language that is set. */
export const say = speaker('islebound')

const joined = (parts: string[], by: 'and' | 'or'): string => parts.join(say(by)) || say('nothing')

/** "2 coins" */
export const amount = (n: number, good: Good): string => say(`amount.${good}`, { n })

export const amounts = (goods: Goods | undefined): string =>
  joined(
    goodsOf(goods).map(([good, number]) => amount(number, good)),
    'and',
  )

export function crewName(crew: number): string {
  if (crew === ANYBODY) return say('anybody')
  return skillsOf(crew).map((skill) => say(skill)).join(say('and')) || say('nobody')
}

export const skillName = (skill: Skill | 'any'): string => (skill === 'any' ? say('anybody') : say(skill))

export const crewNames = (crews: number[]): string => crews.map(crewName).join(', ') || say('nobody')

export function unitName(unit: Unit): string {
  return unit.sort === 'ichor' ? say('ichorUnit') : say(unit.sort === 'pirate' ? 'pirateUnit' : 'serpentUnit', { name: unit.name.toUpperCase() })
}

/** A unit with the strength that each result gives it: "1–2 gives 0, 3 gives 1". */
export function unitLabel(unit: Unit): string {
  const rows: string[] = []
  for (let from = 0; from < unit.dice.length; ) {
    let to = from
    while (to + 1 < unit.dice.length && unit.dice[to + 1] === unit.dice[from]) to += 1
    rows.push(say('unitRow', { from: from === to ? from + 1 : `${from + 1}–${to + 1}`, n: unit.dice[from]! }))
    from = to + 1
  }
  return say('unit', { unit: unitName(unit), table: rows.join(', ') })
}

function stepWords(step: IsleboundStepRow): string {
  if (step.do === 'hire') return step.extra ? say('hireExtra', { n: step.extra }) : say('hire')
  if (step.do !== 'deal') return say(step.do)
  const offers = (step.offers ?? []).map((offer) => {
    const gains = [
      ...(goodsOf(offer.gain).length ? [amounts(offer.gain)] : []),
      ...(goodsOf(offer.per_work).length ? [say('perWork', { what: amounts(offer.per_work) })] : []),
    ].join(say('and'))
    return goodsOf(offer.pay).length ? say('pay', { what: gains, price: amounts(offer.pay) }) : gains
  })
  const times = step.times === 'crew' ? say('perCrew') : step.times === 'any' ? say('anyTimes') : ''
  const tired = step.exhaust ? say('exhaustEach', { who: skillName(step.exhaust) }) : ''
  return say('gain', { what: joined(offers, 'or') }) + times + tired
}

export const visitWords = (town: Town): string => town.steps.map(stepWords).join(say('then'))

export function entryWords(town: Town): string {
  const parts = [
    ...(town.entry.coin ? [amount(town.entry.coin, 'coin')] : []),
    ...(town.entry.crew ? [say('exhaustOne', { who: skillName(town.entry.crew) })] : []),
  ]
  return parts.length ? say('entry', { what: joined(parts, 'and') }) : say('entryFree')
}

/** All that there is to know of a town. */
export function townLabel(data: IsleboundData, view: IsleboundView, towns: Town[], people: string[], region: number): string {
  const town = towns[region]!
  const owner = view.owner[region]!
  const now = neededAt(data, view, towns, region)
  const banner = say(town.red && town.blue ? 'both' : town.red ? 'red' : 'blue', { n: town.strength })
  const ships = view.ship.flatMap((at, seat) => (at === region ? [people[seat] ?? ''] : []))
  const events = view.event_shown.flatMap((card) => {
    const event = card === EMPTY ? undefined : data.events.rows[card]
    return event?.region === town.name ? [say('eventHere', { name: event.title })] : []
  })
  return [
    say(town.port ? 'port' : 'island', { name: town.name }),
    banner + (now > town.strength ? say('stronger', { n: now }) : ''),
    owner >= 0 ? say('owned', { name: people[owner] ?? '' }) : say('neutral'),
    entryWords(town),
    say('visitGives', { what: visitWords(town) }),
    ...events,
    ...(ships.length ? [say('shipsHere', { names: ships.join(', ') })] : []),
  ].join('. ')
}

/** What is counted for renown, so many at a time. */
export const countedWords = (per: IsleboundCount['per'], size = 1): string => say(`per.${per}`, { n: size })

export function abilityWords(row: IsleboundBuildingRow): string {
  const facts = {
    gain: amounts(row.gain),
    n: row.amount ?? 0,
    what: joined((row.counts ?? []).map((count) => countedWords(count.per, count.size)), 'and'),
  }
  return find('islebound', `ability.${row.ability}`, facts) ?? row.ability
}

export function lackWords(lack: Partial<Lack>): string {
  const short: Goods = { coin: lack.coins, wood: lack.wood, fish: lack.fish, book: lack.books } as Goods
  return amounts(short)
}

export function eventPrice(event: IsleboundData['events']['rows'][number]): string {
  const crew = (event.exhaust ?? []).map((skill) => say('exhaustOne', { who: skillName(skill) }))
  return joined([...(goodsOf(event.pay).length ? [amounts(event.pay)] : []), ...crew], 'and')
}


interface Place {
  books: number
  /** The first of six buildings brings a coin. */
  first: boolean
  lack: Lack | null
}

/** All that there is to know of a building, and in the row also what stands between it and the viewer. */
export function buildingLabel(data: IsleboundData, building: number, place?: Place): string {
  const row = data.buildings.rows[building]!
  const parts = [say('buildingCard', { name: row.name, text: abilityWords(row), coin: row.coin, wood: row.wood, fish: row.fish })]
  if (place?.books) parts.push(say('needsBooks', { n: place.books }))
  if (place?.first) parts.push(say('firstCoin', { n: data.numbers.six_coin }))
  if (place?.lack) {
    const { books, coins, wood, fish } = place.lack
    if (books + coins) parts.push(say('lackBuy', { what: lackWords({ books, coins }) }))
    else parts.push(say('lackNone'))
    if (books + wood + fish) parts.push(say('lackBuild', { what: lackWords({ books, wood, fish }) }))
  }
  return parts.join(' ')
}
