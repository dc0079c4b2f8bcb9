// Everything printed, as it was when the match on this page began; a match's view names it by its digest.
import { api } from './api'
import { EMPTY } from './catalogue'
import type { Catalogue } from '../../protocol/galaxies'

class Edition {
  catalogue = $state.raw<Catalogue>(EMPTY)
}

export const edition = new Edition()

const asked = new Map<string, Promise<Catalogue | null>>()
let wanted = ''

/** Draw with the edition of that digest; without one, with the server's present one. */
export async function loadEdition(digest = ''): Promise<void> {
  wanted = digest
  if (digest && digest === edition.catalogue.digest) return
  const answer = asked.get(digest) ?? (digest ? api.catalogueOf(digest) : api.catalogue()).catch(() => null)
  asked.set(digest, answer)
  const catalogue = await answer
  if (!catalogue) asked.delete(digest)
  else if (wanted === digest) edition.catalogue = { ...EMPTY, ...catalogue }
}
