/** What somebody prefers, kept in this browser. */

export type Language = 'en' | 'de'

interface Preferences {
  language: Language
  theme: 'system' | 'light' | 'dark'
  /** How fast events play: 0 shows them at once. */
  speed: 0 | 0.5 | 1 | 2
  /** Ask once more before what cannot be taken back. */
  confirm: boolean
  notify: boolean
}

const NAME = 'tortuga.settings'

function defaults(): Preferences {
  return {
    language: navigator.language.startsWith('de') ? 'de' : 'en',
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
