/** What somebody prefers, kept in this browser. */

import { LANGUAGES } from './words'

interface Preferences {
  language: string
  theme: 'system' | 'light' | 'dark'
  /** How fast events play: 0 shows them at once. */
  speed: 0 | 0.5 | 1 | 2
  /** Ask before a move that cannot be taken back. */
  confirm: boolean
  notify: boolean
}

const NAME = 'tortuga.settings'

function defaults(): Preferences {
  return {
    language: navigator.languages.map((tag) => tag.split('-')[0]!).find((tag) => LANGUAGES[tag]) ?? 'en',
    theme: 'system',
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
    confirm: true,
    notify: false,
  }
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}')
  } catch {
    return {}
  }
}

export const settings: Preferences = $state({ ...defaults(), ...stored() })

export function keep(): void {
  localStorage.setItem(NAME, JSON.stringify(settings))
}
