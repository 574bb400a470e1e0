import type { GameClient } from '../../table/game'
import Board from './Board.svelte'
import { guide } from './guide'
import Hand from './Hand.svelte'
import Panel from './Panel.svelte'

const PAUSES: Record<string, number> = {
  turn: 500,
  rolled: 900,
  rerolled: 900,
  moved: 900,
  strolled: 900,
  fate: 1900,
  fairy: 1900,
  meets: 1100,
  dice: 1300,
  dice_thrown: 1300,
  beaten: 1800,
  dies: 2200,
  quest: 1900,
  peeked_quest: 900,
  peeked_lair: 900,
}

const PLACED = [
  ...['ChooseHero', 'ChooseStart', 'MoveTo', 'MoveWithin', 'GoNearest', 'Stroll', 'Peek', 'Buy', 'Weave', 'FollowOne'],
  ...['TakeGift', 'KeepAbility', 'PayFor', 'ClaimQuest', 'EnterLair', 'Engage', 'BeforeStrike', 'StrikeRoll', 'Hit'],
]

// Rolling dice is what these are for; to ask twice each time would spoil it.
const ROLLS = [
  ...['BeforeMoving', 'MovementRoll', 'EndOfTurn', 'FateRoll', 'ClosestLair', 'AtHaven', 'EnterLair', 'Engage'],
  ...['BeforeStrike', 'StrikeRoll', 'Hit', 'CheatDeath'],
]

const client: GameClient = {
  Board,
  Hand,
  Panel,
  guide,
  placed: PLACED,
  skipConfirm: ROLLS,
  pause: (line) => PAUSES[line.kind] ?? 450,
}
export default client
