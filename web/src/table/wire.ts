/** One WebSocket to one table. It comes back by itself, and a command whose answer was lost is sent again with the
 * same key, so that it is carried out once. */

import type { FromClient, State } from '../protocol'

export type Command = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
/** A command before it gets its key. */
export type Wish = Without<Command, 'key' | 'seat'> & { seat?: number }

export interface Refusal {
  reason: string
  clause: string
}

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

interface Pending {
  text: string
  done: (refusal: Refusal | null) => void
}

const LONGEST_WAIT = 8000
const QUIET = 25000

export class Wire {
  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private tries = 0
  private seen = 0
  private timer = 0
  private beat = 0
  private ended = false

  constructor(
    private table: string,
    private token: string,
    private language: () => string,
    private onState: (state: State) => void,
    private onStatus: (status: Status, reason: string) => void,
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send a command; the answer is null when it is durable, else why it was refused. */
  send(wish: Wish): Promise<Refusal | null> {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    const text = JSON.stringify({ ...wish, key })
    return new Promise((done) => {
      this.pending.set(key, { text, done })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    })
  }

  /** Connect again, for example in another language: the server then sends everything again. */
  again(): void {
    this.seen = 0
    this.tries = 0
    this.socket?.close()
  }

  end(): void {
    this.ended = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
  }

  private connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    this.socket = socket
    let last = ''
    socket.onopen = () => {
      const hello = { type: 'hello', v: 1, table: this.table, token: this.token, since: this.seen, lang: this.language() }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string)
      if (message.type === 'state') {
        if (this.tries > 0 || this.seen === 0) {
          this.tries = 0
          for (const { text } of this.pending.values()) socket.send(text)
        }
        this.seen = Math.max(this.seen, message.number)
        this.onStatus('open', '')
        this.onState(message as State)
      } else if (message.type === 'ack') {
        this.answer(message.key, null)
      } else if (message.type === 'refused') {
        if (message.again) setTimeout(() => this.resend(message.key), 500)
        else this.answer(message.key, { reason: message.reason, clause: message.clause })
      } else if (message.type === 'bye') {
        last = message.again ? '' : message.reason
      }
    }
    socket.onclose = () => {
      clearInterval(this.beat)
      if (this.ended) return
      if (last) {
        this.onStatus('closed', last)
        return
      }
      this.tries += 1
      this.onStatus(this.seen ? 'lost' : 'connecting', '')
      this.timer = window.setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.tries, 6)))
    }
    clearInterval(this.beat)
    this.beat = window.setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, QUIET)
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible' && this.tries > 0 && this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private resend(key: string): void {
    const waiting = this.pending.get(key)
    if (waiting && this.socket?.readyState === WebSocket.OPEN) this.socket.send(waiting.text)
  }

  private answer(key: string, refusal: Refusal | null): void {
    this.pending.get(key)?.done(refusal)
    this.pending.delete(key)
  }
}
