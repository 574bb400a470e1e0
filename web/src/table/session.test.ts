import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from '../protocol'
import { settings } from '../settings.svelte'
import { Session } from './session.svelte'

/** A socket whose other end is the test. */
class Pipe {
  static all: Pipe[] = []
  static readonly OPEN = 1
  static readonly CLOSED = 3
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Pipe.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = Pipe.OPEN
    this.onopen?.()
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  close(): void {
    this.readyState = Pipe.CLOSED
    this.onclose?.()
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === 'do')
  }
}

function state(number: number, more: Partial<State> = {}): State {
  return {
    type: 'state',
    v: 1,
    table: '0',
    number,
    at: 0,
    seat: 0,
    stage: 'running',
    game: 'glory-islands',
    seats: [],
    view: {},
    question: null,
    options: [],
    why_not_undo: '',
    actions: number,
    log_from: number - 1,
    log: [{ number: number - 1, kind: 'sailed', seat: 0, facts: { sea: number }, text: `line ${number}` }],
    chat: [],
    wish: null,
    result: null,
    commitment: '',
    salts: '',
    again: '',
    ...more,
  }
}

const asked = { question: { seat: 0, kind: 'Place', clause: 'X-1.1', prompt: 'Where?' } }
const options = [
  { id: 1, text: 'place a1', label: 'A1', facts: { cell: 0, space: 2 } },
  { id: 2, text: 'place a2', label: 'A2', facts: { cell: 5, space: 2 } },
]

let session: Session
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Pipe)
  Pipe.all = []
  Object.assign(settings, { speed: 1, confirm: false, language: 'en' })
  session = new Session('0', 'g.x')
  Pipe.all[0]!.open()
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('hello says who, since when, and in which language', () => {
  expect(Pipe.all[0]!.sent[0]).toEqual({ type: 'hello', v: 1, table: '0', token: 'g.x', since: 0, lang: 'en' })
})

test('states are shown one after another, with a rest between them', () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1))
  pipe.tell(state(2))
  expect(session.shown!.number).toBe(2) // nothing plays before the first state, so the second is next
  pipe.tell(state(3))
  pipe.tell(state(4, { ...asked, options }))
  expect(session.shown!.number).toBe(2)
  vi.advanceTimersByTime(700)
  expect(session.shown!.number).toBe(3)
  expect(session.options).toEqual([])
  session.skip()
  expect(session.shown!.number).toBe(4)
  expect(session.options).toHaveLength(2)
})

test('a place knows what can be chosen there', () => {
  Pipe.all[0]!.tell(state(1, { ...asked, options }))
  expect(session.at({ fact: 'cell', value: 5 }).map((option) => option.text)).toEqual(['place a2'])
  expect(session.at({ fact: 'space', value: 2 })).toHaveLength(2)
  expect(session.at({ fact: 'cell', value: 7 })).toEqual([])
})

test('a command whose answer was lost is sent again with the same key', async () => {
  const first = Pipe.all[0]!
  first.tell(state(1, { ...asked, options }))
  const done = session.choose(options[0]!)
  await Promise.resolve()
  const [command] = first.commands()
  expect(command).toMatchObject({ type: 'do', action: 'place a1', seat: 0 })
  first.close()
  expect(session.status).toBe('lost')
  vi.advanceTimersByTime(1000)
  const second = Pipe.all[1]!
  second.open()
  expect(second.sent[0]).toMatchObject({ type: 'hello', since: 1 })
  second.tell(state(1, { ...asked, options }))
  expect(second.commands()).toEqual([command])
  second.tell({ type: 'ack', key: command!.key, number: 2 })
  await done
  expect(session.status).toBe('open')
  expect(session.busy).toBe(false)
})

test('a refusal is told and changes nothing', async () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1, { ...asked, options }))
  const done = session.choose(options[0]!)
  await Promise.resolve()
  pipe.tell({ type: 'refused', key: pipe.commands()[0]!.key, reason: 'It is not your turn', clause: 'X-1.1', again: false })
  await done
  expect(session.refusal!.reason).toBe('It is not your turn')
  expect(session.shown!.number).toBe(1)
})

test('only what is offered is sent', async () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1, { ...asked, options }))
  await session.choose({ id: 9, text: 'place e5', label: '', facts: {} })
  expect(pipe.commands()).toEqual([])
})

test('what cannot be taken back is confirmed by choosing it again', async () => {
  const pipe = Pipe.all[0]!
  settings.confirm = true
  const final = { ...options[0]!, final: true }
  pipe.tell(state(1, { ...asked, options: [final, { ...options[1]!, final: false }] }))
  await session.choose(final)
  expect(session.armed).toEqual(final)
  expect(pipe.commands()).toEqual([])
  void session.choose(final)
  await Promise.resolve()
  expect(pipe.commands()).toHaveLength(1)
})

test('kinds of questions that the game names need no confirmation', async () => {
  const pipe = Pipe.all[0]!
  settings.confirm = true
  session.skipConfirm = ['Place']
  const final = { ...options[0]!, final: true }
  pipe.tell(state(1, { ...asked, options: [final] }))
  void session.choose(final)
  await Promise.resolve()
  expect(pipe.commands()).toHaveLength(1)
})

test('undo takes lines out of the log again', () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1))
  pipe.tell(state(2))
  vi.advanceTimersByTime(700)
  pipe.tell(state(3, { log_from: 1, log: [] }))
  vi.advanceTimersByTime(700)
  expect(session.log.map((line) => line.text)).toEqual(['line 1'])
})

test('with two at one screen the other is looked at behind a curtain', () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1, { ...asked, options, log: [], log_from: 0 }))
  pipe.tell(state(1, { seat: 1, log: [], log_from: 0 }))
  expect(session.seat).toBe(0)
  pipe.tell(state(2, { log: [], log_from: 0 }))
  pipe.tell(state(2, { seat: 1, ...asked, options, log: [], log_from: 0 }))
  expect(session.seat).toBe(1)
  expect(session.curtain).toBe(true)
  expect(session.options).toEqual([])
  session.unveil()
  expect(session.options).toHaveLength(2)
})

test('a server that is restarted says so, and is waited for', () => {
  const pipe = Pipe.all[0]!
  pipe.tell(state(1))
  pipe.tell({ type: 'bye', reason: 'restarting', again: true })
  pipe.close()
  expect(session.status).toBe('lost')
  vi.advanceTimersByTime(1000)
  Pipe.all[1]!.open()
  Pipe.all[1]!.tell({ type: 'bye', reason: 'That token is not known', again: false })
  Pipe.all[1]!.close()
  expect(session.status).toBe('closed')
  expect(session.reason).toBe('That token is not known')
})
