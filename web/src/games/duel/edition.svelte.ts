// The edition of this page's match: the catalogue as it was when the match began.
import { Edition } from '../../match/game/edition.svelte'
import type { Catalogue } from '../../protocol/duel'

const EMPTY: Catalogue = { cards: 0, rolled: [], stayed: 0, passed: 0, shown: 0, missions: {}, digest: '' }

export const edition = new Edition<Catalogue>('duel', EMPTY, async () => EMPTY)
