import type { Happening } from '../../../protocol/pulp'

/** How long a cube is in sight before the next one is drawn, in milliseconds. */
export const CUBE = 620

/** In how many milliseconds one cube follows another, of so many in a show that lasts so long. */
export const paceOf = (cubes: number, duration: number) => Math.min(CUBE, (duration * 0.8) / cubes)

/** How long kinds of happenings are shown, in milliseconds at full speed; of cubes, the first ones. */
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
