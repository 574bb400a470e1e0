/** Asking the server over HTTP. Whoever has no name yet gets one. */

import type { GuestToken, Problem } from './protocol'

const GUEST = 'tortuga.guest'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.error ?? `The server answered ${status}`)
    this.clause = problem.clause ?? ''
  }
  readonly clause: string
}

async function ask<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})))
  return (await answer.json()) as T
}

export const get = <T>(path: string, token = ''): Promise<T> => ask<T>('GET', path, token)
export const post = <T>(path: string, body: unknown, token = ''): Promise<T> => ask<T>('POST', path, token, body)
export const patch = <T>(path: string, body: unknown, token = ''): Promise<T> => ask<T>('PATCH', path, token, body)

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
}
