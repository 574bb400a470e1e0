/** What the table tells beyond the view: the battle that goes on or has just ended, quests in words. */

import type { GloryView, LogLine, State } from '../../protocol'
import type { Session } from '../../table/session.svelte'
import { counted, DONE, needOf, NONE, type Cards, type Foe, type Quest } from './cards'
import { say } from './words'

// -- the log

/** The log as it was when the state on show came; the log itself may already be ahead of it. */
export function told(session: Session): LogLine[] {
  const shown = session.shown
  if (!shown) return []
  const until = shown.log_from + shown.log.length
  return session.log.filter((line) => line.number < until)
}

function number(line: LogLine | undefined, fact: string): number {
  return (line?.facts[fact] as number | undefined) ?? 0
}

export interface Throw {
  die: number
  /** Which throw it is: another number, another tumble. */
  roll: number
}

/** The movement die of the present turn. */
export function movementDie(session: Session): Throw {
  const lines = told(session)
  const turn = lines.findLastIndex((line) => line.kind === 'turn' || line.kind === 'skipped')
  const since = lines.slice(turn + 1)
  const moved = since.findIndex((line) => line.kind === 'moved')
  const before = moved < 0 ? since : since.slice(0, moved)
  const line = before.findLast((line) => line.kind === 'rolled' || line.kind === 'rerolled')
  return { die: number(line, 'die'), roll: line?.number ?? 0 }
}

// -- battles

export interface Battle {
  seat: number
  foe: number
  /** Nobody else knows of it yet: the hero stands before a lair. */
  secret: boolean
  strike: number
  power: number
  health: number
  full: number
  /** The last round: both dice, and what they came to. */
  mine: Throw
  theirs: Throw
  sums: [number, number] | null
  round: number
  end: '' | 'beaten' | 'withdraws' | 'dies'
}

const DICE = ['dice', 'dice_thrown']
const ENDS = ['beaten', 'withdraws', 'dies']

export function battleOf(session: Session, cards: Cards, view: GloryView): Battle | null {
  const lines = told(session)
  const meets = lines.findLastIndex((line) => line.kind === 'meets')
  const since = lines.slice(Math.max(0, meets))
  const dice = since.findLastIndex((line) => DICE.includes(line.kind))
  const after = dice < 0 ? [] : since.slice(dice)
  const strikes = after.find((line) => line.kind === 'strikes')
  const again = after.findLast((line) => line.kind === 'rerolled' && (!strikes || line.number < strikes.number))
  const rounds = {
    mine: { die: number(again ?? after[0], 'die'), roll: (again ?? after[0])?.number ?? 0 },
    theirs: { die: number(after[0], 'foe_die'), roll: after[0]?.number ?? 0 },
    sums: strikes ? ([number(strikes, 'mine'), number(strikes, 'theirs')] as [number, number]) : null,
    round: since.filter((line) => DICE.includes(line.kind)).length,
  }
  if (view.foe !== NONE) {
    return {
      seat: view.active,
      foe: view.foe,
      secret: false,
      strike: view.foe_strike,
      power: view.foe_power,
      health: view.foe_health,
      full: view.foe_full,
      ...rounds,
      end: '',
    }
  }
  const before = lairAsked(session.shown!)
  if (before !== null) {
    const { strike, power, health } = cards.foes[before]!
    const none = { die: 0, roll: 0 }
    return { seat: view.seat, foe: before, secret: true, strike, power, health, full: health, mine: none, theirs: none, sums: null, round: 0, end: '' }
  }
  // It may have ended with what is on show: then the last dice are still worth a look.
  const last = session.fresh.findLast((line) => ENDS.includes(line.kind))
  if (!last || dice < 0 || !session.fresh.some((line) => DICE.includes(line.kind) || line.kind === 'rerolled' || line.kind === 'strikes')) return null
  const foe = number(last, 'foe')
  const wounded = since.findLast((line) => line.kind === 'wounds' || line.kind === 'regains')
  const full = number(since[0], 'health')
  return {
    seat: last.seat,
    foe,
    secret: false,
    strike: number(since[0], 'strike'),
    power: number(since[0], 'power'),
    health: last.kind === 'beaten' ? 0 : wounded ? number(wounded, 'foe_health') : full,
    full,
    ...rounds,
    end: last.kind as Battle['end'],
  }
}

/** The monster of the lair before which this seat is asked. */
function lairAsked(shown: State): number | null {
  if (shown.question?.kind !== 'EnterLair') return null
  return (shown.options[0]?.facts.foe as number | undefined) ?? null
}

export function foeWords(foe: Foe): string {
  if (foe.mirror) return say('foeMirror', { name: foe.name, text: foe.text })
  return say('foe', { name: foe.name, strike: foe.strike, power: foe.power, health: foe.health, text: foe.text }).trim()
}

// -- quests

/** How far a quest has come, in a word or two: for the map. */
export function progressShort(quest: Quest, progress: number, players: number): string {
  if (progress >= DONE) return '✓'
  if (quest.within) return progress > 0 ? '…' : ''
  return `${counted(quest, progress).length}/${needOf(quest, players)}`
}

/** The same in a sentence; `turn` is the hero's own turn number. */
export function progressWords(cards: Cards, view: GloryView, town: number, card: number, progress: number): string {
  const quest = cards.quests[card]!
  const name = cards.towns[town]!
  if ((view.quest_by[town]! >> Math.max(0, view.seat)) & 1 && view.seat >= 0) return say('paid')
  if (progress >= DONE) return say('done', { town: name })
  if (quest.within) {
    if (progress <= 0) return say('notBegun', { town: name })
    const now = view.active === view.seat ? 1 : 0 // the present turn can still be the one
    const left = progress - (view.turns[view.seat] ?? 0) + now
    if (left <= 0) return say('tooLate', { town: name })
    return left === 1 && now ? say('lastTurn') : say('byTurn', { n: left })
  }
  const done = counted(quest, progress)
  const words = say('progress', { n: done.length, of: needOf(quest, view.seats) })
  const names = quest.distinct ? done.map((value) => watched(cards, quest, value)).filter(Boolean) : []
  return names.length ? `${words}. ${say('counted', { names: names.join(', ') })}` : words
}

function watched(cards: Cards, quest: Quest, value: number): string {
  if (quest.watch === 'land') return cards.lands[value] ?? ''
  if (quest.watch === 'haven') return cards.chart.spaces[cards.chart.havens[value] ?? -1]?.word ?? ''
  if (quest.watch === 'lair') return cards.foes[cards.firstLair + value]?.name ?? ''
  if (quest.watch === 'town') return cards.towns[value] ?? ''
  return ''
}

export function rewardWords(cards: Cards, view: GloryView, town: number, card: number): string {
  if (view.quest_up[town]) {
    const [glory, coins] = cards.rules.quest_second as [number, number]
    return say('rewardSecond', { glory, coins })
  }
  const { glory, coins } = cards.quests[card]!
  return say('reward', { glory, coins })
}
