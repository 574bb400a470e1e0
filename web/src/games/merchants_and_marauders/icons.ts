/** Drawings of the game-icons set, by what they stand for in the data; what is not known here has a plain sign. */

import anchor from 'icon:anchor'
import barrel from 'icon:barrel'
import cannon from 'icon:cannon'
import captain from 'icon:pirate-captain'
import chain from 'icon:crossed-chains'
import chasers from 'icon:pirate-cannon'
import chest from 'icon:locked-chest'
import cocoa from 'icon:coffee-beans'
import coins from 'icon:two-coins'
import crane from 'icon:cargo-crane'
import crate from 'icon:wooden-crate'
import crew from 'icon:sword-brandish'
import dock from 'icon:harbor-dock'
import escape from 'icon:windy-stripes'
import fist from 'icon:sword-clash'
import glory from 'icon:laurel-crown'
import grapeshot from 'icon:cannon-shot'
import hammer from 'icon:hammer-nails'
import hammocks from 'icon:person-in-bed'
import hook from 'icon:harpoon-chain'
import hull from 'icon:ship-bow'
import leaf from 'icon:linden-leaf'
import longGuns from 'icon:cannon-ball'
import masts from 'icon:sail'
import openChest from 'icon:open-treasure-chest'
import palm from 'icon:palm-tree'
import papers from 'icon:tied-scroll'
import rudder from 'icon:ship-wheel'
import rum from 'icon:square-bottle'
import scroll from 'icon:scroll-unfurled'
import ship from 'icon:cargo-ship'
import skull from 'icon:pirate-skull'
import spices from 'icon:powder-bag'
import spyglass from 'icon:spyglass'
import storm from 'icon:lightning-storm'
import sugar from 'icon:sugar-cane'
import swap from 'icon:trade'
import swivel from 'icon:blunderbuss'
import talk from 'icon:talk'
import textiles from 'icon:rolled-cloth'
import voice from 'icon:public-speaker'
import wanted from 'icon:wanted-reward'
import wheat from 'icon:wheat'
import wood from 'icon:wood-pile'
import fire from 'icon:flame'
import fort from 'icon:military-fort'
import heated from 'icon:burning-meteor'
import double from 'icon:cannon-shot'
import caltrops from 'icon:caltrops'
import missionary from 'icon:church'
import natives from 'icon:tipi'
import prison from 'icon:prisoner'
import reef from 'icon:coral'
import town from 'icon:village'
import whirl from 'icon:whirlwind'
import contraband from 'icon:swap-bag'
import favor from 'icon:shaking-hands'
import loyalty from 'icon:hearts'
import nest from 'icon:binoculars'
import plank from 'icon:wood-beam'
import carved from 'icon:ship-bow'

export const ICONS: Record<string, string> = {
  anchor,
  captain,
  chest,
  openChest,
  coins,
  crane,
  dock,
  fist,
  glory,
  hammer,
  palm,
  papers,
  scroll,
  ship,
  skull,
  spyglass,
  storm,
  swap,
  talk,
  wanted,
  crate,
  cannon,
  rudder,
  // goods
  Cocoa: cocoa,
  Food: wheat,
  Rum: rum,
  Spices: spices,
  Sugar: sugar,
  Textiles: textiles,
  Tobacco: leaf,
  Wood: wood,
  // hit-locations, and what cargo cards show
  Hull: hull,
  Cargo: barrel,
  Masts: masts,
  Crew: crew,
  Cannons: cannon,
  Escape: escape,
  // skills
  Seamanship: rudder,
  Scouting: spyglass,
  Leadership: voice,
  Influence: talk,
  // what modifications and weapons do
  crew: hammocks,
  manoeuvrability: masts,
  hull,
  cargo: barrel,
  cannons: cannon,
  chasers,
  swivel_guns: swivel,
  long_guns: longGuns,
  masts: chain,
  weapon_crew: grapeshot,
  hooks: hook,
  // Seas of Glory
  fire,
  fort,
  missionary,
  natives,
  prison,
  reef,
  town,
  whirl,
  contraband,
  favor,
  loyalty,
  heated,
  double,
  caltrops,
  carved_hull: carved,
  crows_nest: nest,
  smugglers_hold: contraband,
  plank,
}

/** Goods have a colour of their own too, so that one finds at a glance who wants what; it is never the only sign. */
const TINTS: Record<string, string> = {
  Cocoa: 'wood-2',
  Food: 'orange',
  Rum: 'red',
  Spices: 'purple',
  Sugar: 'water',
  Textiles: 'blue',
  Tobacco: 'forest-2',
  Wood: 'wood',
}

export function tintOf(good: string): string {
  return `var(--${TINTS[good] ?? 'water-4'})`
}

/** The drawing of a special weapon, by its effect; what grapeshot does has the name of a location. */
export function weaponIcon(effect: string): string {
  return effect === 'crew' ? 'weapon_crew' : effect
}

export function iconOf(name: string): string {
  return ICONS[name] ?? crate
}
