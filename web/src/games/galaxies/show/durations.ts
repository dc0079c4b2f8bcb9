import type { Happening } from '../../../protocol/galaxies'

/** The duration of each kind of happening, in milliseconds at full speed. */
export const DURATIONS = {
  attack: 2000,
  settled: 60,
  roll: 1500,
  moved: 240,
  launched: 650,
  damage: 450,
  shields: 400,
  repaired: 450,
  destroyed: 950,
  'card-lost': 900,
  escaped: 1000,
  points: 1900,
  core: 1600,
  'core-kept': 1600,
  turn: 1200,
  phase: 250,
  played: 1700,
  attached: 700,
  detached: 500,
  tile: 1000,
  asteroid: 380,
  control: 1100,
  reshuffled: 700,
  activated: 500,
  energy: 160,
  result: 1700,
} satisfies Partial<Record<Happening['kind'], number>>

/**
 * The shares of an attack after which: the letter rule stops; the number rule stops; the shot is fired; the shot
 * strikes; the outcome is stamped.
 */
export const STEPS = [0.24, 0.42, 0.545, 0.64, 0.685] as const
/** The share of an attack during which a rule slides. */
const SLIDE = 0.11

/** The times at which the rules of a chart stop, and the duration of each slide before, in milliseconds. */
export interface Landing {
  column: number
  row: number
  slide: number
}

export const landingOf = (duration: number): Landing => ({
  column: STEPS[0] * duration,
  row: STEPS[1] * duration,
  slide: SLIDE * duration,
})

/** The share of the damage animation after which the hull is pierced, when the last shields have burst. */
export const THROUGH = 0.3

/** Return the delay in seconds before a shield bursts. Many shields burst in faster succession. */
export const burstDelay = (turn: number, count: number) => turn * Math.min(0.08, 0.24 / count)
