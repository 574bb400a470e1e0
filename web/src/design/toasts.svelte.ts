/** Short words that appear at the foot of the page and go by themselves; screen readers say them. */

export interface Toast {
  id: number
  text: string
  look: 'plain' | 'seal'
}

export const toasts: Toast[] = $state([])
let last = 0

export function toast(text: string, look: Toast['look'] = 'plain', seconds = 6): void {
  const id = ++last
  toasts.push({ id, text, look })
  setTimeout(() => dismiss(id), seconds * 1000)
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((each) => each.id === id)
  if (place >= 0) toasts.splice(place, 1)
}

/** Say why something failed. */
export function sorry(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), 'seal', 9)
}
