// Unfinished loadouts: by side for those made outside a match, by match and side for those of lost seats. They
// survive a reload of the page, but not the end of the browser session.
import { siteKey } from '../../../ui/browser/site'
import type { Loadout } from '../../../protocol/galaxies'
import { NOTHING } from './builds'

const KEY = siteKey('galaxies.drafts')

function readDrafts(): Record<string, Loadout> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export const seatKey = (match: string, side: string) => `${match}/${side}`

export function loadDraft(key: string): Loadout {
  return readDrafts()[key] ?? NOTHING
}

export function storeDraft(key: string, loadout: Loadout): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readDrafts(), [key]: loadout }))
  } catch {
    // the draft then lasts only until the page is closed
  }
}
