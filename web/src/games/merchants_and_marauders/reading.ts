/** Missions, rumors and cards put into words. */

import type { MerchantsAndMaraudersPartRow as Part, MerchantsAndMaraudersRewardRow as Reward } from '../../protocol'
import type { Sea } from './sea'
import { named, say, tell } from './words'

export function rewardWords(rewards: Reward[]): string {
  return rewards.map(({ give, amount }) => tell(`give_${give}`, { n: amount }) || `${give} ${amount}`).join(', ')
}

function partWords(part: Part): string {
  const zone = named(part.zone ?? '')
  const nation = named(part.nation ?? '')
  const skill = named(part.skill ?? '')
  switch (part.do) {
    case 'deliver':
      return say('deliver', { goods: Object.entries(part.goods ?? {}).map(([good, n]) => `${n} × ${named(good)}`).join(', '), zone })
    case 'visit':
      return say('visit', { zone })
    case 'search':
      return say('search', { zone, skill })
    case 'raid':
      return say('raidPart', { nation })
    case 'defeat':
      return say('defeat', { ships: (part.ships ?? []).map((ship) => tell(`ship_${ship}`) || ship).join(' / ') })
    case 'spy':
      return say('spy', { skill })
    case 'beat_captain':
      return say('beat_captain', { ships: (part.ships ?? []).map((ship) => tell(`ship_${ship}`) || ship).join(' / ') })
    default:
      return [part.do, zone, nation, skill].filter(Boolean).join(' ')
  }
}

/** A mission; `from`: the next part to do. */
export function missionWords(sea: Sea, card: number, from = 0): string {
  const row = sea.missions[card]
  if (!row) return ''
  const parts = row.parts.slice(from).map(partWords).join('; ')
  const words = say('missionIs', { name: named(row.name), parts, rewards: rewardWords(row.rewards) })
  return from ? words : `${words}; ${tell(`needs_${row.needs}`)}`
}

export function rumorWords(sea: Sea, card: number): string {
  const row = sea.rumors[card]
  if (!row) return ''
  const where = say(row.port ? 'rumorIn' : 'rumorAt', { zone: named(row.zone) })
  return say('rumorIs', { name: named(row.name), where, skill: named(row.skill), rewards: rewardWords(row.rewards) })
}

export function gloryWords(sea: Sea, card: number): string {
  const row = sea.glory(card)
  if (!row) return ''
  const facts = { name: named(row.name), text: named(row.text), zone: named(row.port), n: row.cost }
  return say(row.port ? 'specialistCard' : 'gloryCard', facts)
}
