import type { Happening } from '../../../protocol/pulp'

/** The maximum time between two cubes, in milliseconds. */
export const CUBE = 620

/** Return the time between two cubes, in milliseconds, for that number of cubes in an animation of length
 * `duration`. */
export const cubeInterval = (cubes: number, duration: number) => Math.min(CUBE, (duration * 0.8) / cubes)

/** The duration of each kind of happening, in milliseconds at full speed. For cubes, it is that of the first
 * cubes. */
export const DURATIONS = {
  begun: 500,
  captain: 1300,
  dice: 750,
  'die-used': 800,
  borrowed: 1200,
  round: 1100,
  planets: 500,
  planet: 700,
  line: 1300,
  ordered: 500,
  meets: 260,
  engaged: 800,
  evaded: 2300,
  points: 650,
  top: 600,
  cubes: 350,
  used: 900,
  extra: 500,
  bonus: 450,
  upright: 400,
  searching: 500,
  drawn: 3400,
  found: 2000,
  understood: 1500,
  swapped: 1300,
  discarded: 300,
  taken: 400,
  looked: 900,
  'crew-lost': 1300,
  ended: 1600,
} satisfies Partial<Record<Happening['kind'], number>>
