import { seatTones } from '../../../match/game/defaults'

/** The tone of a side: the Hero's, or the Traitor's. */
export const sideTone = (side: string) => `var(--pulp-${side === 'traitor' ? 'traitor' : 'hero'})`

export const seatTone = seatTones(sideTone)

/** The tone of an Ability, a cube's colour or a die, on the dark table. */
export const tone = (word: string) => `var(--pulp-${word})`
/** The same as ink on paper. */
export const ink = (word: string) => `var(--ink-${word})`
