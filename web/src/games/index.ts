// The games of this client. Each is loaded when it is needed; its entry is what is told of it before that.
import { duel } from './duel/entry'
import { galaxies } from './galaxies/entry'
import type { GameEntry } from './game'
import { pulp } from './pulp/entry'

/** By the ids that matches, missions and computer players name. A server may have games that this page does not know. */
export const games: Readonly<Record<string, GameEntry>> = { galaxies, duel, pulp }
