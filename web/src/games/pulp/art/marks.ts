// Small symbols, each a single path on a field of 24 by 24, with holes cut out.
import { SIGNS } from './signs'

export const MARKS: Readonly<Record<string, string>> = {
  combat: 'M14 1L4 14h6l-3 9 13-14h-7z',
  diplomacy: 'M2 4h20v13H12l-6 6v-6H2zM6 8v2h12V8zM6 12v2h8v-2z',
  science: 'M8 1h8v3h-1v5l7 11c1 2 0 3-2 3H4c-2 0-3-1-2-3l7-11V4H8zM8 16h8l-2-3h-4z',
  any: 'M12 1l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z',
  planet:
    'M12 5a7 7 0 0 1 6.6 4.8C22 8.6 24 8.8 23.8 10c-.3 1.6-3 3.6-5 4.500A7 7 0 0 1 5.3 14C2.5 16.5 0 17 .2 15.600c.2-1.3 2-3 4.8-4.600A7 7 0 0 1 12 5z',
  key: 'M8 5a6 6 0 1 0 5.7 8H16v3h3v-3h4v-3h-9.300A6 6 0 0 0 8 5zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  code: 'M2 5h16l4 4v11H2zM6 9v3h2V9zM11 9v3h2V9zM6 14v3h2v-3zM11 14v3h2v-3zM16 14v3h2v-3zM16 9v2h2V9z',
  cube: 'M12 1l10 5.500v11L12 23 2 17.500v-11zM12 3.300L5.5 7 12 10.6 18.5 7zM4 8.700v7.700l7 3.900v-7.700z',
  weapon: 'M1 7h15l2 2h5v4h-6l-2 3h-4l-1-2H8l-2 8H2l2-9H1zM12 14l.6 1h1.700l.7-2h-3z',
  crew: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 22c0-5 4-8 10-8s10 3 10 8z',
  systems:
    'M10 1h4v3l3 1.300L19 3l2.8 2.800L19.7 8 21 11h2v3h-2l-1.3 3 2.1 2.200L19 22l-2.2-2-2.8 1.200V23h-4v-1.800L7.2 20 5 22l-2.8-2.800L4.3 17 3 14H1v-3h2l1.3-3-2.1-2.200L5 3l2.2 2.200L10 4zM12 8.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  up: 'M12 2l9 10h-5v10H8V12H3z',
  reroll: 'M12 3a9 9 0 0 1 8.5 6H23l-4.5 6-4.5-6h3.200A6 6 0 1 0 17 15.500l2.5 1.800A9 9 0 1 1 12 3z',
  swap: 'M7 3v4h13v4H7v4L1 9zM17 9.500V13H4v4h13v4l6-5.800z',
  cards: 'M2 6l9-3 4 14-9 3zM13 4h9v16h-5.500l.5-1z',
  order: 'M3 3h4v18H3zM10 7h4v14h-4zM17 11h4v10h-4z',
  eye: 'M12 5c6 0 10 5 11 7-1 2-5 7-11 7S2 14 1 12c1-2 5-7 11-7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  team: 'M6 2h8v12h6c2 0 3 3 2 6H4l2-6z',
  die: 'M4 2h16c1 0 2 1 2 2v16c0 1-1 2-2 2H4c-1 0-2-1-2-2V4c0-1 1-2 2-2zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  star: 'M12 0l3.5 8.500L24 12l-8.5 3.500L12 24l-3.5-8.500L0 12l8.5-3.500z',
  skull:
    'M12 1c6 0 10 4 10 10 0 4-2 6-4 7v5H6v-5c-2-1-4-3-4-7C2 5 6 1 12 1zM8 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  check: 'M9 21L1 13l3-3 5 5L20 3l3 3z',
  run: 'M2 10h12V4l9 8-9 8v-6H2z',
  guardforce: 'M12 1c6 0 9 4 9 10v6l-4 6H7l-4-6v-6C3 5 6 1 12 1zM6 11v3h12v-3z',
  agent: 'M1 11h22l-5-2-2-6c-1-2-7-2-8 0L6 9zM7 13h10c0 5-2 10-5 10s-5-5-5-10z',
  location: 'M2 23V12l4-3 4 3V5l2-4 2 4v9h4l4 3v6z',
  'the-firebrand': 'M3 9h9l10 3-10 3H3l2-3zM7 9L5 3h4l5 6zM7 15l-2 6h4l5-6zM0 11h3v2H0z',
  'wandering-wild':
    'M8 9c0-6 8-6 8 0 4 .5 7 2 7 3.500 0 2-5 3.500-11 3.500S1 14.500 1 12.500C1 11 4 9.500 8 9zM6 17h3l-2 5H4zM15 17h3l2 5h-3z',
  'silver-needle': 'M0 12l7-2h8l9 2-9 2H7zM3 10l3-5 4 5zM3 14l3 5 4-5z',
  'copper-mule': 'M1 9h4V4h6v5h2V4h6v5h2l3 3-2 4H3l-2-3zM4 17h5v4H4zM14 17h5v4h-5z',
  'gallant-folly': 'M12 1l2 7 9 7-8-2v6l3 4H6l3-4v-6l-8 2 9-7z',
  'night-ferry': 'M3 3c9-2 18 4 20 12H9c1-5-1-9-6-12zM4 17h19l-3 4H8z',
  lodestar: 'M24 12l-8 3-3 8-2-8H2l4-3-4-3h9l2-8 3 8z',
  'anvil-of-peace': 'M1 5h22v4c-5 0-7 2-7 5h4v5H4v-5h4c0-3-2-5-7-5zM8 20h8v3H8z',
  ...SIGNS,
}

/** The symbols of things from packs, which have none of their own. */
const USUAL: Readonly<Record<string, string>> = { ships: 'run', exploration: 'location', influence: 'cards' }

/** Return the symbol of a ship, or of an Exploration or Influence card. */
export const markOf = (id: string, kind: string) => (id in MARKS ? id : (USUAL[kind] ?? 'star'))

/** The symbol on a cube of each colour. */
export const CUBE_MARKS: Readonly<Record<string, string>> = {
  yellow: 'weapon',
  red: 'combat',
  blue: 'diplomacy',
  orange: 'science',
  black: 'eye',
  green: 'team',
}
