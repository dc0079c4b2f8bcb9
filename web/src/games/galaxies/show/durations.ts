import type { Happening } from '../../../protocol/galaxies'

/** How long kinds of happenings are shown, in milliseconds at full speed. */
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
 * After which shares of an attack the letter rule lies, the number rule lies, the shot is fired, it strikes, and the
 * outcome is stamped.
 */
export const STEPS = [0.24, 0.42, 0.545, 0.64, 0.685] as const
/** The share of an attack that a rule slides. */
const SLIDE = 0.11

/** When the rules of a chart lie where they belong, and how long each slides before that, in milliseconds. */
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

/** The share of damage after which a hull is pierced, once its last shields have burst. */
export const THROUGH = 0.3

/** Seconds until one of some shields bursts: one after the other, however many they are. */
export const burstsAfter = (turn: number, count: number) => turn * Math.min(0.08, 0.24 / count)
