// The interface of Card Duel to the pages.
import { plain, seatTones } from '../../match/game/defaults'
import { Table } from '../../match/state/table.svelte'
import { happeningOf } from '../../match/game/happenings'
import type { Fields, Happening, View } from '../../protocol/duel'
import type { Game } from '../game'
import { edition } from './edition.svelte'
import DuelTable from './DuelTable.svelte'
import { sentences } from './sentences'
import { say } from './texts'
import { DIE } from './theme/emblem'
import { sideTone } from './theme/tones'

/** The surfaces of each option on the table: the player's own cards or the die. */
const SURFACES: Record<string, string[]> = { swap: ['spare'], show: ['card'], roll: ['die'] }

/** The things shared by all players. */
const THINGS: readonly string[] = ['die', 'card', 'spare']

const sideName = (side: string) => say(`team-${side}`)

/** Return the name of an empty seat: "Red 1". */
function seatTitle(seat: string): string {
  const [side = '', n] = seat.split('-')
  return say('team-seat', { team: sideName(side), n: Number(n) })
}

export const duel: Game<View, Happening> = {
  ...plain(sentences),
  sideName,
  seatTitle,
  readHappening: happeningOf<Fields, keyof Fields>,
  id: 'duel',
  theme: { emblem: DIE, side: sideTone, seat: seatTones(sideTone) },
  durations: { rolled: 1300, settled: 3000, provoked: 900, stayed: 700, drew: 700, swapped: 300 },
  score: () => import('./show/cues'),
  surfaces: ({ id }) => SURFACES[id] ?? [],
  coaching: { lessons: [], load: async () => (await import('./coach')).coach },
  points: {
    things: (view) => [...THINGS, ...view.order.map((seat) => `seat:${seat}`)],
    name: (thing, view) =>
      THINGS.includes(thing) ? say(`thing-${thing}`) : (view.seats[thing.slice(5)]?.player ?? thing),
  },
  lobby: { about: () => import('./About.svelte'), goal: ({ options }) => say('goal', { points: options.goal }) },
  prepare: edition.load,
  terms: async () => (await import('./book')).loadTerms(),
  Table: DuelTable,
  open(source) {
    return new Table(this, source)
  },
}
