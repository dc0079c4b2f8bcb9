// The edition of the match on this page: the catalogue as the match began with it.
import { Edition } from '../../match/game/edition.svelte'
import type { Catalogue } from '../../protocol/duel'

const EMPTY: Catalogue = { cards: 0, rolled: [], stayed: 0, passed: 0, shown: 0, missions: {}, digest: '' }

export const edition = new Edition<Catalogue>('duel', EMPTY, async () => EMPTY)
