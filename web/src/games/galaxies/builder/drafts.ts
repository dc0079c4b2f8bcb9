// What somebody is making outside of a match, by side; and what was saved from a seat that was lost, by match and side.
// It outlives a reload, not the browser.
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
    // then it lasts as long as the page
  }
}
