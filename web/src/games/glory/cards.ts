/** The cards of Glory, numbered as the rules number them, in the language that is set. */

import type { GloryData, GloryEffectRow, GloryMonsterRow, GloryView } from '../../protocol'
import type { Session } from '../../table/session.svelte'
import { makeChart, type Chart } from './chart'
import { drawing } from './icons'

export const NONE = -1
export const FACE_DOWN = -2
export const DONE = 1 << 20 // progress of a quest that is completed
export const TOWNS = 16 // places: towns, then lairs from here on
export const FIRST_USE = 3 // options of a window: three ways to go on, then the uses
export const FIRST_WARE = 2 // options of the market: two ways to go on, then the goods

/** An effect that can be used, with its boxes. */
export interface Row {
  use: number
  does: string
  boxes: number
}

export interface Thing {
  kind: 'special' | 'good' | 'ability' | 'fairy'
  name: string
  text: string
  icon: string
  price: number
  rows: Row[]
}

export interface Foe {
  kind: 'monster' | 'dragon' | 'fairy' | 'lair'
  name: string
  text: string
  icon: string
  /** A token of the design system; dragons have their own. */
  colour: string
  strike: number
  power: number
  health: number
  glory: number
  cap: number
  mirror: boolean
}

export interface Hero {
  name: string
  icon: string
  strike: number
  power: number
  health: number
  text: string
  goods: string[]
  dragon: string
}

export interface Quest {
  name: string
  text: string
  watch: string
  need: number
  /** With so many players there is another way, which takes so much. */
  also: { players: number; need: number } | null
  distinct: boolean
  within: number
  glory: number
  coins: number
}

export interface Cards {
  chart: Chart
  heroes: Hero[]
  things: Thing[]
  firstGood: number
  firstAbility: number
  foes: Foe[]
  firstLair: number
  quests: Quest[]
  fates: { name: string; text: string }[]
  towns: string[]
  lairs: string[]
  lands: string[]
  rules: GloryData['rules']
}

const DRAGONS: Record<string, string> = {
  'Green Dragon': 'green',
  'Red Dragon': 'red',
  'Blue Dragon': 'blue',
  'Black Dragon': 'black',
  'Gold Dragon': 'gold',
}

let made: { data: unknown; texts: unknown; cards: Cards } | null = null

export function cardsOf(session: Session): Cards {
  if (made?.data !== session.data || made?.texts !== session.texts) {
    made = { data: session.data, texts: session.texts, cards: makeCards(session.data as GloryData, session.texts) }
  }
  return made.cards
}

export function makeCards(data: GloryData, texts: Record<string, string>): Cards {
  const say = (english: string): string => texts[english] ?? english
  let uses = 0
  const thing = (
    kind: Thing['kind'],
    card: { name: string; text: string; effects: GloryEffectRow[]; price?: number },
  ): Thing => ({
    kind,
    name: say(card.name),
    text: say(card.text),
    icon: drawing(card.name, kind === 'ability' ? 'ability' : kind === 'fairy' ? 'path' : 'good'),
    price: card.price ?? 0,
    rows: card.effects
      .filter((effect) => effect.at?.length)
      .map((effect) => ({ use: uses++, does: effect.do, boxes: effect.boxes ?? 0 })),
  })
  const foe = (kind: Foe['kind']) => (card: Partial<GloryMonsterRow> & { name: string }): Foe => ({
    kind,
    name: say(card.name),
    text: say(card.text ?? ''),
    icon: drawing(card.name, kind === 'fairy' ? 'path' : 'skull'),
    colour: DRAGONS[card.name] ?? (kind === 'lair' ? 'purple' : kind === 'fairy' ? 'water' : 'danger'),
    strike: card.strike ?? 0,
    power: card.power ?? 0,
    health: card.health ?? 0,
    glory: kind === 'lair' ? data.rules.lair_glory : (card.glory ?? 0),
    cap: card.cap ?? 0,
    mirror: Boolean(card.effects?.some((effect) => effect.do === 'mirror')),
  })
  const { monsters, dragons, fairies } = data.battles
  return {
    chart: makeChart(data),
    heroes: data.heroes.cards.map((hero) => ({
      ...hero,
      name: say(hero.name),
      text: say(hero.text),
      icon: drawing(hero.name, 'good'),
      goods: hero.goods.map(say),
      dragon: say(hero.dragon),
    })),
    // In this order the rules number them, and the uses with them.
    things: [
      ...data.heroes.cards.map((card) => thing('special', card)),
      ...data.goods.cards.map((card) => thing('good', card)),
      ...data.abilities.cards.map((card) => thing('ability', card)),
      ...fairies.filter((card) => card.kept).map((card) => thing('fairy', card)),
    ],
    firstGood: data.heroes.cards.length,
    firstAbility: data.heroes.cards.length + data.goods.cards.length,
    foes: [
      ...monsters.map(foe('monster')),
      ...dragons.map(foe('dragon')),
      ...fairies.map(foe('fairy')),
      ...data.lairs.monsters.map(foe('lair')),
    ],
    firstLair: monsters.length + dragons.length + fairies.length,
    quests: data.quests.cards.map((quest) => ({
      name: say(quest.name),
      text: say(quest.text),
      watch: quest.watch,
      need: quest.need ?? 1,
      also: quest.also ?? null,
      distinct: quest.distinct ?? false,
      within: quest.within ?? 0,
      glory: (quest.reward ?? data.rules.quest_first)[0]!,
      coins: (quest.reward ?? data.rules.quest_first)[1]!,
    })),
    fates: data.fates.cards.map((fate) => ({ name: say(fate.name), text: say(fate.text) })),
    towns: data.map.towns.map((town) => say(town.name)),
    lairs: data.map.lairs.map((lair) => say(lair.name)),
    lands: data.map.names.map(say),
    rules: data.rules,
  }
}

/** How many boxes of a row are ticked: four bits a row. */
export function ticked(ticks: number, row: number): number {
  return (ticks >> (4 * row)) & 15
}

/** How far a quest has come: what was counted, as numbers of the different things or how often. */
export function counted(quest: Quest, progress: number): number[] {
  if (!quest.distinct) return Array.from({ length: Math.max(0, progress) }, (_, i) => i)
  return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (progress >> bit) & 1)
}

/** How much a quest takes at most. */
export function needOf(quest: Quest, players: number): number {
  return quest.also?.players === players ? Math.max(quest.need, quest.also.need) : quest.need
}

export function goalOf(cards: Cards, view: GloryView): number {
  return view.dragon_mode ? cards.rules.dragon_goal : cards.rules.goal
}

export function sum(deck: number[]): number {
  return deck.reduce((all, number) => all + number, 0)
}
