import { seatTones } from '../../../match/game/defaults'

/** Return the tone of a side: the Hero's or the Traitor's. */
export const sideTone = (side: string) => `var(--pulp-${side === 'traitor' ? 'traitor' : 'hero'})`

export const seatTone = seatTones(sideTone)

/** Return the tone of an Ability, a cube's colour or a die on the dark table. */
export const tone = (word: string) => `var(--pulp-${word})`
/** Return the ink for the same words on a paper background. */
export const ink = (word: string) => `var(--ink-${word})`
