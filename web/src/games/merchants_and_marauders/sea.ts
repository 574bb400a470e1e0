/** The table of Merchants & Marauders as boards and cards ask for it: the view and the data files read together. */

import type { MerchantsAndMaraudersData as Data, MerchantsAndMaraudersView as View, Option } from '../../protocol'
import { useSession, type Session } from '../../table/session.svelte'

export const NATIONS = ['English', 'French', 'Spanish', 'Dutch'] as const
export const LOCATIONS = ['Hull', 'Cargo', 'Masts', 'Crew', 'Cannons'] as const
export const SKILLS = ['Seamanship', 'Scouting', 'Leadership', 'Influence'] as const
export const SKULL = 5 // a die of five or more
export const ESCAPE = 5 // the icon of cargo cards after those of the hit-locations
export const CARGO = 1
const NAVIES = 4
export const SAILING = 0
export const DEAD = 1
/** What lasts until the end of a turn, by its bit. */
export const WEATHER: [number, 'storm' | 'market_day' | 'trade_winds' | 'convoy' | 'dead_calm'][] = [
  [3, 'storm'],
  [8, 'market_day'],
  [9, 'trade_winds'],
  [10, 'convoy'],
  [11, 'dead_calm'],
]

export interface Box {
  left: number
  full: number
}

export interface Glory {
  name: string // in the data
  text: string
  category: string
  port: string // where a specialist waits, else empty
  cost: number
}

export interface Cargo {
  good: number
  plunder: number
  icon: number
}

export class Sea {
  constructor(readonly session: Session) {}

  get view(): View {
    return this.session.shown!.view as View
  }
  get data(): Data {
    return this.session.data as Data
  }
  get seat(): number {
    return this.session.seat
  }
  /** What is asked of the viewer. */
  get kind(): string {
    return this.session.shown?.question?.kind ?? ''
  }
  /** The fields of an open question of this kind, whoever is asked; else of one still to come. */
  frame(...kinds: string[]): { kind: string; fields: unknown[] } | null {
    const { open, agenda } = this.view.flow
    const found = [...open, ...[...agenda].reverse()].find((frame) => kinds.includes(String(frame[0])))
    return found ? { kind: String(found[0]), fields: found.slice(1) } : null
  }
  open(...kinds: string[]): { kind: string; fields: unknown[] } | null {
    const found = this.view.flow.open.find((frame) => kinds.includes(String(frame[0])))
    return found ? { kind: String(found[0]), fields: found.slice(1) } : null
  }
  /** The option that is there for a fact, if it can be chosen now. */
  option(fact: string, value: number): Option | undefined {
    return this.session.at({ fact, value })[0]
  }

  // -- captains: the seats first, then the ships without a player

  name(side: number): string {
    return this.session.players[side]?.name ?? ''
  }
  colour(side: number): string {
    return this.session.players[side]?.colour ?? 'white'
  }
  /** The nation whose navy this is; -1 for players and pirates. */
  navy(side: number): number {
    const npc = side - this.view.seats
    return npc >= 0 && npc < NAVIES ? npc : -1
  }
  captain(seat: number): Data['captains']['cards'][number] | null {
    return this.data.captains.cards[this.view.captain[seat] ?? -1] ?? null
  }
  /** The card under which a ship without a player sails. */
  npc(npc: number): Data['events']['npcs'][number] | null {
    return this.data.events.npcs[this.view.npc_cards[npc]?.at(-1) ?? -1] ?? null
  }
  sailing(seat: number): boolean {
    return this.view.shown && this.view.fate[seat] === SAILING && (this.view.captain[seat] ?? -1) >= 0
  }

  // -- ships

  private shipNamed(name: string): number {
    return Math.max(0, this.data.ships.cards.findIndex((card) => card.name === name))
  }
  ship(side: number): number {
    const { seats, war } = this.view
    if (side < seats) return this.view.ship[side] ?? 0
    const npc = side - seats
    if (npc < NAVIES) return this.shipNamed(war.includes(npc) ? 'Man-o\'-war' : 'Frigate')
    return this.shipNamed(npc === NAVIES ? 'Sloop' : npc === NAVIES + 1 ? 'Frigate' : 'Galleon')
  }
  shipType(side: number): string {
    return this.data.ships.cards[this.ship(side)]?.name ?? ''
  }
  mods(seat: number): number[] {
    const bits = this.view.mods[seat] ?? 0
    return this.data.modifications.cards.flatMap((_, mod) => ((bits >> mod) & 1 ? [mod] : []))
  }
  nimble(side: number): number {
    const own = this.data.ships.cards[this.ship(side)]?.manoeuvrability ?? 0
    if (side >= this.view.seats) return own
    return own + this.added(side, 'manoeuvrability')
  }
  private added(seat: number, effect: string): number {
    return this.mods(seat).reduce((sum, mod) => {
      const card = this.data.modifications.cards[mod]!
      return sum + (card.effect === effect ? card.amount : 0)
    }, 0)
  }
  boxes(side: number): Box[] {
    const { seats, points, battle } = this.view
    const card = this.data.ships.cards[this.ship(side)]
    return LOCATIONS.map((name, at) => {
      const printed = card?.points[at] ?? 0
      if (side >= seats) {
        const fights = battle?.sides.includes(side)
        return { left: fights ? (battle!.npc_points[at] ?? printed) : printed, full: printed }
      }
      const full = Math.min(printed + this.added(side, name.toLowerCase()), this.data.ships.caps[at] ?? printed)
      const left = points[side * LOCATIONS.length + at] ?? 0
      return { left, full: Math.max(full, left) }
    })
  }
  weapons(seat: number): number[] {
    return this.row(this.view.weapons, seat)
  }
  bounties(seat: number): number[] {
    return this.row(this.view.bounties, seat)
  }
  /** One seat's part of a list that has the same number of places for every seat. */
  private row(list: number[], seat: number): number[] {
    const each = list.length / this.view.seats
    return list.slice(seat * each, (seat + 1) * each)
  }
  pirate(seat: number): boolean {
    return this.bounties(seat).some((n) => n > 0)
  }

  // -- cards

  cargo(card: number): Cargo {
    const { kinds } = this.data.cargo
    const kind = kinds[card % kinds.length]!
    const at = LOCATIONS.indexOf(kind.icon as 'Hull')
    return { good: Math.floor(card / kinds.length), plunder: kind.plunder, icon: at < 0 ? ESCAPE : at }
  }
  glory(card: number): Glory | null {
    if (card < 0) return null // hidden
    const { cards, specialists } = this.data.glory
    const plain = cards[card]
    if (plain) return { ...plain, port: '', cost: 0 }
    const each = specialists[0]?.ports.length ?? 2
    const row = specialists[Math.floor((card - cards.length) / each)]
    if (!row) return null
    return { name: row.name, text: row.text, category: 'specialist', port: row.ports[(card - cards.length) % each]!, cost: row.cost }
  }
  zone(at: number): string {
    return this.data.map.zones[at]?.name ?? ''
  }
  zoneNamed(name: string): number {
    return this.data.map.zones.findIndex((zone) => zone.name === name)
  }
}

export function useSea(): Sea {
  return new Sea(useSession())
}
