// The games of this client. Each is loaded on demand; its entry has the data needed until then.
import { duel } from './duel/entry'
import { galaxies } from './galaxies/entry'
import type { GameEntry } from './game'
import { pulp } from './pulp/entry'

/** The entries by the ids used in matches, missions and computer players. A server may have games that this page does
 * not know. */
export const games: Readonly<Record<string, GameEntry>> = { galaxies, duel, pulp }
