/** The colours of players, each with a symbol, so that nobody needs to see colours to tell players apart. */

import anchor from 'icon:anchor'
import compass from 'icon:compass'
import crossedSwords from 'icon:crossed-swords'
import parrot from 'icon:parrot-head'
import hook from 'icon:pirate-hook'
import skull from 'icon:pirate-skull'
import wheel from 'icon:ship-wheel'
import crown from 'icon:crown'

export interface Colours {
  /** What a piece is filled with. */
  fill: string
  /** What is drawn on it. */
  on: string
  symbol: string
}

const PLAYERS: Record<string, Omit<Colours, 'fill'>> = {
  red: { on: '#fff6ea', symbol: skull },
  blue: { on: '#f2f8ff', symbol: anchor },
  yellow: { on: '#2b2016', symbol: wheel },
  green: { on: '#f4fff6', symbol: compass },
  orange: { on: '#2b1808', symbol: crossedSwords },
  purple: { on: '#fbf3ff', symbol: parrot },
  black: { on: '#f6efe2', symbol: hook },
  white: { on: '#2b2016', symbol: crown },
}

export function playerColours(colour: string): Colours {
  const known = colour in PLAYERS ? colour : 'black'
  return { fill: `var(--player-${known})`, ...PLAYERS[known]! }
}
