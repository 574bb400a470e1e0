/** A table as one person has it before them: what is shown, what can be chosen, what has happened.
 *
 * Boards and panels read from here and call `choose`; they never talk to the server themselves. */

import { getContext, setContext } from 'svelte'
import { get } from '../api'
import type { ChatLine, LogLine, Option, Reason, State, TableInfo } from '../protocol'
import { settings } from '../settings.svelte'
import { asked } from '../words'
import { Wire, type Refusal, type Status, type Wish } from './wire'

/** What can be on the table: the name of a fact and its value, as in the facts of options and of log lines. */
export interface Place {
  fact: string
  value: number
}

export interface Player {
  seat: number // or the number after the last seat for players without one
  name: string
  colour: string
}

/** How long the table rests after something happened, in ms at normal speed, so that people can follow. */
export type Pause = (line: LogLine) => number

const REST = 650
const BEHIND = 30
const HELD = -1 // in place of a timer

interface Shown {
  state: State
  fresh: LogLine[]
}

export class Session {
  status = $state<Status>('connecting')
  reason = $state('')
  info = $state.raw<TableInfo | null>(null)
  data = $state.raw<unknown>(null)
  /** Names and texts of the data in the language that is set, by their English. */
  texts = $state.raw<Record<string, string>>({})
  /** The state on show; it may be a few moves behind the newest while events play. */
  shown = $state.raw<State | null>(null)
  log = $state.raw<LogLine[]>([])
  /** The lines that came with the state on show: what boards animate. */
  fresh = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** A choice that waits to be confirmed because it cannot be taken back. */
  armed = $state.raw<Option | null>(null)
  /** Several choices lie on the same place: pick one. */
  menu = $state.raw<{ options: Option[]; x: number; y: number } | null>(null)
  /** What a log line speaks of. */
  glow = $state.raw<Record<string, unknown> | null>(null)
  tip = $state.raw<{ text: string; x: number; y: number } | null>(null)
  /** Something that cannot be chosen, and why. */
  explained = $state.raw<{ label: string; reasons: Reason[] | null } | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)
  /** With several people at one screen: the others must look away before this seat's things are shown. */
  curtain = $state(false)
  pause: Pause = () => REST
  /** Kinds of questions whose choices need no confirmation. */
  skipConfirm: string[] = []
  /** The colours of the players where they are chosen in play. */
  colours = $state.raw<((view: unknown) => string[]) | null>(null)

  private newest: Record<number, State> = {}
  private logs: Record<number, LogLine[]> = {}
  private queue: Shown[] = []
  /** How many states still wait to be shown. */
  waiting = $state(0)
  private timer = 0
  private eyes = -2
  private wire: Wire | null = null

  /** `wire` null: for a replay, which sets `shown` and `log` itself. */
  constructor(
    readonly id: string,
    readonly token: string,
    live = true,
  ) {
    if (live) {
      this.wire = new Wire(
        id,
        token,
        () => asked(settings.language),
        (state) => this.take(state),
        (status, reason) => {
          this.status = status
          this.reason = reason
        },
      )
    }
  }

  end(): void {
    clearTimeout(this.timer)
    this.wire?.end()
  }

  /** Ask the server for everything again, in the language that is set now. */
  relearn(): void {
    this.newest = {}
    this.logs = {}
    this.queue = []
    this.waiting = 0
    this.chat = []
    this.wire?.again()
  }

  // -- what is there

  get seat(): number {
    return this.shown?.seat ?? -1
  }

  get live(): boolean {
    return this.wire !== null
  }

  /** Everything that can be chosen now; nothing while events of an earlier moment are still on show. */
  get options(): Option[] {
    if (!this.shown || this.busy || this.queue.length || this.curtain) return []
    return this.shown.options
  }

  private placed = $derived.by(() => {
    const found = new Map<string, Option[]>()
    for (const option of this.options) {
      for (const [fact, value] of Object.entries(option.facts)) {
        for (const one of Array.isArray(value) ? value : [value]) {
          const key = `${fact} ${one}`
          const there = found.get(key)
          if (there) there.push(option)
          else found.set(key, [option])
        }
      }
    }
    return found
  })

  /** What can be chosen at this place. */
  at(place: Place): Option[] {
    return this.placed.get(`${place.fact} ${place.value}`) ?? []
  }

  glows(place: Place): boolean {
    const value = this.glow?.[place.fact]
    return value === place.value || (Array.isArray(value) && value.includes(place.value))
  }

  get players(): Player[] {
    const seats = this.shown?.seats ?? []
    const chosen = this.shown?.view ? this.colours?.(this.shown.view) : undefined
    const colours = chosen ?? this.info?.colours ?? []
    const named = [...seats.map((seat) => seat.name), ...(this.info?.others ?? [])]
    return named.map((name, seat) => ({ seat, name, colour: colours[seat] ?? 'red' }))
  }

  get mine(): number[] {
    return (this.shown?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat)
  }

  // -- what is done

  /** Take an option. What cannot be taken back must be confirmed by choosing it again. */
  async choose(option: Option): Promise<void> {
    this.menu = null
    if (this.busy || !this.options.some(({ id }) => id === option.id)) return
    const confirms = settings.confirm && !this.skipConfirm.includes(this.shown?.question?.kind ?? '')
    if (confirms && this.armed?.id !== option.id && option.final) {
      this.armed = option
      return
    }
    this.armed = null
    await this.command({ type: 'do', action: option.text })
  }

  /** Choose at a place: the one option there, or a menu of several. */
  pick(place: Place, x: number, y: number): void {
    const options = this.at(place)
    const [only, ...more] = options
    if (!only) return
    if (more.length) this.menu = { options, x, y }
    else void this.choose(only)
  }

  async command(wish: Wish): Promise<boolean> {
    if (!this.wire) return false
    this.busy = true
    this.refusal = null
    clearTimeout(this.timer) // your own move shows at once
    this.timer = 0
    try {
      this.refusal = await this.wire.send({ ...wish, ...(this.seat >= 0 ? { seat: this.seat } : {}) })
    } finally {
      this.busy = false
    }
    return this.refusal === null
  }

  /** Why can this not be chosen? */
  async explain(place: Place | null, label: string): Promise<void> {
    if (!place || this.seat < 0 || this.shown?.stage !== 'running' || !this.live) {
      this.explained = { label, reasons: null }
      return
    }
    const query = new URLSearchParams({
      seat: String(this.seat),
      fact: place.fact,
      value: String(place.value),
      lang: asked(settings.language),
    })
    const reasons = await get<Reason[]>(`/api/tables/${this.id}/why?${query}`, this.token).catch(() => null)
    this.explained = { label, reasons }
  }

  /** Do not wait for events to play: show how things stand. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = 0
    const last = this.queue.at(-1)
    this.queue = []
    this.waiting = 0
    if (last) this.show(last.state, [])
    this.turn()
  }

  /** Something on show takes its own time: nothing goes on before `release`, unless somebody acts or skips. */
  hold(): void {
    if (!this.timer) return
    clearTimeout(this.timer)
    this.timer = HELD
  }

  release(): void {
    if (this.timer === HELD) this.next()
  }

  /** The person of this seat now looks at the screen. */
  unveil(): void {
    this.curtain = false
  }

  // -- what comes in

  private take(state: State): void {
    const before = this.logs[state.seat] ?? []
    this.logs[state.seat] = [...before.slice(0, state.log_from), ...state.log]
    // Lines that could still be taken back come again with each state; only those not seen yet are fresh.
    const seen = new Map(before.map((line) => [line.number, line.text]))
    const fresh = this.newest[state.seat] ? state.log.filter((line) => seen.get(line.number) !== line.text) : []
    this.newest[state.seat] = state
    const known = new Set(this.chat.map((line) => line.number))
    const said = state.chat.filter((line) => !known.has(line.number))
    if (said.length) this.chat = [...this.chat, ...said]
    if (this.eyes === -2) this.eyes = state.seat
    if (state.seat === this.eyes) {
      this.queue.push({ state, fresh })
      if (this.queue.length > BEHIND) this.queue.splice(0, this.queue.length - BEHIND)
      this.waiting = this.queue.length
      if (!this.timer) this.next()
    } else {
      this.turn()
    }
  }

  private next(): void {
    this.timer = 0
    const coming = this.queue.shift()
    this.waiting = this.queue.length
    if (!coming) {
      this.turn()
      return
    }
    this.show(coming.state, coming.fresh)
    if (settings.speed > 0 && coming.fresh.length) {
      const rest = Math.max(...coming.fresh.map(this.pause)) / settings.speed
      this.timer = window.setTimeout(() => this.next(), rest)
    } else if (this.queue.length) {
      this.next()
    } else {
      this.turn()
    }
  }

  private show(state: State, fresh: LogLine[]): void {
    this.armed = null
    this.menu = null
    this.glow = null
    this.fresh = fresh
    this.log = this.logs[state.seat] ?? []
    this.shown = state
  }

  /** With several seats at one screen: look with the eyes of the one that is asked. */
  private turn(): void {
    if (this.queue.length || this.timer) return
    const present = this.newest[this.eyes]
    if (!present || present.question) return
    const other = Object.values(this.newest).find((state) => state.question)
    if (other) {
      this.eyes = other.seat
      this.curtain = true
      this.show(other, [])
    }
  }
}

const KEY = Symbol('session')

export function provide(session: Session): Session {
  return setContext(KEY, session)
}

export function useSession(): Session {
  return getContext<Session>(KEY)
}
