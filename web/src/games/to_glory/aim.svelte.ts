/** What the gunner has set but not yet fired: shared by the station beside the board and the chart, which shows where the
 * volley should come down. And the volley that somebody wants to watch once more. */

import { STRENGTHS } from './gunnery'

export const aim = $state({ press: 2, strength: STRENGTHS / 2, gun: -1 })

/** The log line of the volley that is played on the stage (-1 for none), and from where it is seen. */
export const stage = $state<{ line: number; camera: 'side' | 'chase' }>({ line: -1, camera: 'side' })
