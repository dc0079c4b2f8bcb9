// Card Duel, as the pages know it.
import { Table } from '../../play/table.svelte'
import { readable } from '../../play/words'
import type { Happening, View } from '../../protocol/duel'
import type { Game } from '../game'
import About from './About.svelte'
import DuelTable from './DuelTable.svelte'
import { seatTone, sideTone } from './theme/tones'

/** What on the table stands for an option: the own cards, and the die. */
const SURFACES: Record<string, string> = { swap: 'spare', show: 'card', roll: 'die' }

export const duel: Game<View, Happening> = {
  id: 'duel',
  theme: { side: sideTone, seat: seatTone },
  stage: (view) => view, // the table shows what is happening; the rest changes after it
  durations: { rolled: 1300, settled: 3000, provoked: 900, stayed: 700, drew: 700, swapped: 300 },
  passing: new Set(),
  surfaces: ({ id }) => (SURFACES[id] ? [SURFACES[id]] : []),
  difference: () => '',
  wayLabel: () => '',
  story: (log) => [...log],
  telling: ({ label }) => label,
  sideName: readable,
  seatTitle: readable,
  lobby: { About, goal: ({ options }) => `Wins with ${String(options.goal)} points` },
  Table: DuelTable,
  open(source) {
    return new Table(this, source)
  },
  prepare: () => Promise.resolve(),
}
