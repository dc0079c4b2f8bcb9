// The games of this client. Each is loaded when it is needed; here stands what is told of them before that.
import type { Game, GameEntry } from './game'
import './galaxies/theme/theme.css'
import { sideTone } from './galaxies/theme/tones'

const galaxies: GameEntry = {
  id: 'galaxies',
  sideTone,
  match: async () => (await import('./galaxies')).galaxies as unknown as Game,
  createOptions: async () => (await import('./galaxies/missions/CreateOptions.svelte')).default,
  loadouts: async () => (await import('./galaxies/builder/FleetsPage.svelte')).default,
}

const GAMES: Record<string, GameEntry> = { galaxies }

/** Matches and missions say which game they are of; those that say nothing are of the first. */
export function gameOf(thing: { id: string; game?: string }): GameEntry {
  const entry = GAMES[thing.game ?? galaxies.id]
  if (!entry) throw new Error(`This page does not know the game ${thing.game}. Reload it.`)
  return entry
}

export const games: readonly GameEntry[] = Object.values(GAMES)
