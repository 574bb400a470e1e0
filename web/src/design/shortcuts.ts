/** All keys of the client, in one table: pages bind them to what they do, and the help dialog shows them. */

export interface Shortcut {
  keys: string[]
  /** How people read them on their keyboard, where that is not what the browser calls them. */
  shown?: string
  /** Its message is `keys.<does>`. */
  does: string
  /** It works where the focus is (on the board, in a menu), not everywhere on the page. */
  local?: boolean
}

const HELP: Shortcut = { keys: ['?'], does: 'help' }

export const SHORTCUTS = {
  table: [
    { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 … 9', does: 'choose' },
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], shown: '← → ↑ ↓', does: 'walk', local: true },
    { keys: ['Enter', ' '], shown: 'Enter', does: 'take', local: true },
    { keys: ['Escape'], shown: 'Esc', does: 'dismiss', local: true },
    { keys: ['u'], shown: 'U', does: 'undo' },
    { keys: ['h'], shown: 'H', does: 'hint' },
    { keys: ['r'], shown: 'R', does: 'rule' },
    HELP,
  ],
  replay: [
    { keys: ['ArrowLeft'], shown: '←', does: 'back' },
    { keys: ['ArrowRight'], shown: '→', does: 'on' },
    { keys: ['Home'], does: 'start' },
    { keys: ['End'], does: 'end' },
    HELP,
  ],
} satisfies Record<string, Shortcut[]>

export type Page = keyof typeof SHORTCUTS

/** What a page does on its keys; whoever is typing is left alone. `index`: which of several keys it was. */
export function onShortcut(page: Page, doing: Record<string, (index: number) => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const busy = page === 'replay' ? 'input, select, textarea, .spot, dialog *' : 'input, select, textarea, dialog *'
    if (event.target instanceof HTMLElement && event.target.matches(busy)) return
    const shortcut: Shortcut | undefined = SHORTCUTS[page].find(({ keys, local }: Shortcut) => !local && keys.includes(event.key))
    const action = shortcut && doing[shortcut.does]
    if (!action) return
    event.preventDefault()
    action(shortcut.keys.indexOf(event.key))
  }
}
