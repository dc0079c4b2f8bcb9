// The games of this client. Each is loaded when it is needed; here stands what is told of them before that.
import { sideTone as duelTone } from './duel/theme/tones'
import './duel/theme/theme.css'
import type { GameEntry } from './game'
import './galaxies/theme/theme.css'
import { sideTone } from './galaxies/theme/tones'

const galaxies: GameEntry = {
  title: 'Battleship Galaxies',
  sideTone,
  match: async () => (await import('./galaxies')).galaxies,
  createOptions: async () => (await import('./galaxies/missions/CreateOptions.svelte')).default,
  loadouts: async () => (await import('./galaxies/builder/FleetsPage.svelte')).default,
}

const duel: GameEntry = {
  title: 'Card Duel',
  sideTone: duelTone,
  match: async () => (await import('./duel')).duel,
}

/** By the ids that matches, missions and computer players name. A server may have games that this page does not know. */
export const games: Readonly<Record<string, GameEntry>> = { galaxies, duel }
