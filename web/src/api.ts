/** Asking the server over HTTP. Whoever has no name yet gets one. */

import type { GuestInfo, GuestToken, Problem } from './protocol'
import { pirateName, t } from './words'

const GUEST = 'tortuga.guest'

/** The server said no, and why. */
export class Refused extends Error {
  readonly clause: string
  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.error ?? t('somethingWrong', { status }))
    this.clause = problem.clause ?? ''
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {
  constructor() {
    super(t('unreachable'))
  }
}

async function ask<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Unreachable()
  })
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})))
  return (await answer.json()) as T
}

export const get = <T>(path: string, token = ''): Promise<T> => ask<T>('GET', path, token)
export const post = <T>(path: string, body: unknown, token = ''): Promise<T> => ask<T>('POST', path, token, body)
export const patch = <T>(path: string, body: unknown, token = ''): Promise<T> => ask<T>('PATCH', path, token, body)

// -- who I am

/** Who I am on this device, if I have been here before. */
export function known(): GuestToken | null {
  try {
    return JSON.parse(localStorage.getItem(GUEST) ?? 'null')
  } catch {
    return null
  }
}

export function remember(guest: GuestToken): void {
  localStorage.setItem(GUEST, JSON.stringify(guest))
  for (const tell of listeners) tell(guest)
}

export function forget(): void {
  localStorage.removeItem(GUEST)
  for (const tell of listeners) tell(null)
}

type Listener = (guest: GuestToken | null) => void
const listeners = new Set<Listener>()

/** A store of who I am, for the parts of the page that show it. */
export const guest = {
  subscribe(tell: Listener): () => void {
    listeners.add(tell)
    tell(known())
    return () => listeners.delete(tell)
  },
}

let coming: Promise<GuestToken> | null = null

/** Who I am; a stranger comes in under the name of a pirate. */
export function signedIn(): Promise<GuestToken> {
  const me = known()
  if (me) return Promise.resolve(me)
  coming ??= post<GuestToken>('/api/guests', { name: pirateName() })
    .then((guest) => {
      remember(guest)
      return guest
    })
    .finally(() => {
      coming = null
    })
  return coming
}

/** Do something as myself. A server that does not know me (another database, say) gets me as a new guest, once. */
export async function asMe<T>(action: (token: string) => Promise<T>): Promise<T> {
  try {
    return await action((await signedIn()).token)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error
    forget()
    return action((await signedIn()).token)
  }
}

export async function rename(name: string): Promise<void> {
  const info = await asMe((token) => patch<GuestInfo>('/api/guests/me', { name }, token))
  const me = known()
  if (me) remember({ ...me, name: info.name })
}

/** Random letters, for keys of commands and salts. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
