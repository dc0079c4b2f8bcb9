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
  const answer = asked.get(digest) ?? fetched(digest).catch(() => null)
  asked.set(digest, answer)
  const catalogue = await answer
  if (!catalogue) asked.delete(digest)
  else if (wanted === digest) edition.catalogue = { ...EMPTY, ...catalogue }
}

/** What the server tells of an edition; one that is being fetched as the present one is not fetched again. */
async function fetched(digest: string): Promise<Catalogue> {
  if (!digest) return api.catalogue()
  const present = await asked.get('')
  return present?.digest === digest ? present : api.catalogueOf(digest)
}

/** The game as it comes, for who has no server. */
export async function builtIn(): Promise<Catalogue> {
  return (await import('./edition.json')).default as unknown as Catalogue
}

/** What this page draws with: loaded if nothing is yet, and as the game comes where no server answers. */
export async function printed(): Promise<Catalogue> {
  if (!edition.catalogue.digest) await loadEdition(wanted)
  if (!edition.catalogue.digest) edition.catalogue = await builtIn()
  return edition.catalogue
}
