// Addresses of the client. A page is chosen by the path; secrets travel in the hash, which browsers keep to themselves.

import { readable } from 'svelte/store'

export type Place =
  | { page: 'harbour' }
  | { page: 'new'; game?: string }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string }
  | { page: 'replay'; table: string; step?: number }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'settings' }
  | { page: 'lost' }

export function placeOf(path: string): Place {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decoded)
  switch (first) {
    case '':
      return { page: 'harbour' }
    case 'new':
      return { page: 'new', ...(second && { game: second }) }
    case 'table':
    case 'join':
      return second ? { page: first, table: second } : { page: 'lost' }
    case 'replay':
      if (!second) return { page: 'lost' }
      return { page: 'replay', table: second, ...(third && /^\d+$/.test(third) && { step: Number(third) }) }
    case 'rules':
      return second ? { page: 'rules', game: second, ...(third && { clause: third }) } : { page: 'lost' }
    case 'settings':
      return { page: 'settings' }
    default:
      return { page: 'lost' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let moved: () => void = () => undefined

/** Where we are; follows links, `go` and the browser's own buttons. */
export const place = readable<Place>(placeOf(location.pathname), (set) => {
  moved = () => set(placeOf(location.pathname))
  addEventListener('popstate', moved)
  return () => removeEventListener('popstate', moved)
})

export function go(path: string, { replace = false } = {}): void {
  if (path !== location.pathname + location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', path)
  moved()
  if (!replace) scrollTo(0, 0)
}

/** Links inside the client do not load the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.download || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
