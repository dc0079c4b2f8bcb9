// Unfinished loadouts: those made outside a match, by side, and those of lost seats, by match and side. They survive a
// reload of the page, but not the end of the browser session.
import { siteKey } from '../../../ui/browser/site'
import type { Loadout } from '../../../protocol/galaxies'
import { NOTHING } from './builds'

const KEY = siteKey('galaxies.drafts')

function read(): Record<string, Loadout> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const ofMatch = (match: string, side: string) => `${match}/${side}`

export function draftOf(where: string): Loadout {
  return read()[where] ?? NOTHING
}

export function keepDraft(where: string, loadout: Loadout): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [where]: loadout }))
  } catch {
    // then the draft lives only as long as the page
  }
}
