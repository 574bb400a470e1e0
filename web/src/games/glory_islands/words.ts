import { speaker } from '../../words'

/** What the board says, in the language that is set. */
export const say = speaker('glory-islands')
