/** The table of Merchants & Marauders as boards and cards ask for it: the view and the data files read together. */

import type {
  MerchantsAndMaraudersCaptainRow as Captain,
  MerchantsAndMaraudersContrabandRow as Contraband,
  MerchantsAndMaraudersData as Data,
  MerchantsAndMaraudersMissionRow as Mission,
  MerchantsAndMaraudersModRow as Mod,
  MerchantsAndMaraudersRumorRow as Rumor,
  MerchantsAndMaraudersSeasView as Seas,
  MerchantsAndMaraudersShipRow as Ship,
  MerchantsAndMaraudersView as View,
  MerchantsAndMaraudersWeaponRow as Weapon,
  Option,
} from '../../protocol'
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

/** Modules of Seas of Glory that the board asks for, as bits of what was chosen. */
export const NEW_WEAPONS = 1 << 3
export const WITH_BRIG = 1 << 9
export const SLOW_GALLEON = 1 << 10
export const FAVORS = 1 << 16
export const LOYALTY = 1 << 17
/** The Treasure Galleon among the ships without a player. */
export const TREASURE = 6

/** The captain of a ship without a player. */
export interface Hunter {
  captain: string
  zone: string
  skills: number[]
  type?: string | null
}

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

  // -- the base game and Seas of Glory, numbered on

  get seas(): Seas | null {
    return this.view.seas
  }
  /** Is this module in play? */
  with(module: number): boolean {
    return ((this.seas?.chosen ?? 0) & module) !== 0
  }
  get captains(): Captain[] {
    return [...this.data.captains.cards, ...this.data.seas_captains.cards]
  }
  get ships(): Ship[] {
    return [...this.data.ships.cards, this.data.seas_ships.brig]
  }
  get modKinds(): Mod[] {
    return [...this.data.modifications.cards, ...this.data.seas_modifications.cards]
  }
  get weaponKinds(): Weapon[] {
    return [...this.data.weapons.cards, ...this.data.seas_weapons.cards]
  }
  get missions(): Mission[] {
    return [...this.data.missions.cards, ...this.data.seas_missions.cards]
  }
  get rumors(): Rumor[] {
    return [...this.data.rumors.cards, ...this.data.seas_rumors.cards]
  }
  /** The captain whom an event card brings. */
  hunter(card: number): Hunter | null {
    const { events, seas_events, seas_treasure } = this.data
    const nobody = ({ length }: unknown[]): null[] => Array.from({ length }, () => null)
    const cards: (Hunter | null)[] = [
      ...events.npcs,
      ...nobody(events.others),
      ...seas_events.npcs,
      ...nobody(seas_events.others),
      seas_treasure,
    ]
    return cards[card] ?? null
  }
  contraband(card: number): Contraband | null {
    const { goods, kinds } = this.data.cargo
    return this.data.seas_contraband.cards[card - goods.length * kinds.length] ?? null
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
  captain(seat: number): Captain | null {
    return this.captains[this.view.captain[seat] ?? -1] ?? null
  }
  /** The card under which a ship without a player sails. */
  npc(npc: number): Hunter | null {
    if (npc === TREASURE) return this.data.seas_treasure
    return this.hunter(this.view.npc_cards[npc]?.at(-1) ?? -1)
  }
  sailing(seat: number): boolean {
    return this.view.shown && this.view.fate[seat] === SAILING && (this.view.captain[seat] ?? -1) >= 0
  }

  // -- ships

  private shipNamed(name: string): number {
    return Math.max(0, this.ships.findIndex((card) => card.name === name))
  }
  ship(side: number): number {
    const { seats, war } = this.view
    if (side < seats) return this.view.ship[side] ?? 0
    const npc = side - seats
    if (npc < NAVIES && war.includes(npc)) return this.shipNamed('Man-o\'-war')
    const type = this.npc(npc)?.type
    if (type) return this.shipNamed(type)
    if (npc < NAVIES) return this.shipNamed('Frigate')
    return this.shipNamed(npc === NAVIES ? 'Sloop' : npc === NAVIES + 1 ? 'Frigate' : 'Galleon')
  }
  shipType(side: number): string {
    return this.ships[this.ship(side)]?.name ?? ''
  }
  mods(seat: number): number[] {
    const bits = this.view.mods[seat] ?? 0
    return this.modKinds.flatMap((_, mod) => ((bits >> mod) & 1 ? [mod] : []))
  }
  nimble(side: number): number {
    const ship = this.ships[this.ship(side)]
    const slow = ship?.name === 'Galleon' && this.with(SLOW_GALLEON)
    const own = slow ? this.data.seas_ships.slow_galleon : (ship?.manoeuvrability ?? 0)
    if (side >= this.view.seats) return own
    return own + this.added(side, 'manoeuvrability')
  }
  private added(seat: number, effect: string): number {
    return this.mods(seat).reduce((sum, mod) => {
      const card = this.modKinds[mod]!
      return sum + (card.effect === effect ? card.amount : 0)
    }, 0)
  }
  boxes(side: number): Box[] {
    const { seats, points, battle } = this.view
    const card = this.ships[this.ship(side)]
    return LOCATIONS.map((name, at) => {
      const printed = card?.points[at] ?? 0
      if (side >= seats) {
        const fights = battle?.sides.includes(side)
        const left = fights ? (battle!.npc_points[at] ?? printed) : printed
        return { left, full: Math.max(printed, left) }
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
    const { goods, kinds } = this.data.cargo
    const smuggled = this.contraband(card)
    if (smuggled) {
      const icon = LOCATIONS.indexOf(smuggled.icon as 'Hull')
      return { good: goods.indexOf(smuggled.good), plunder: smuggled.plunder, icon: icon < 0 ? ESCAPE : icon }
    }
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
