// What somebody is making outside of a match, by side; and what was saved from a seat that was lost, by match and side.
// It outlives a reload, not the browser.
import type { Build } from '../../../protocol/core'
import { NOTHING } from './builds'

const KEY = 'galaxies.drafts'

function read(): Record<string, Build> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Build>
  } catch {
    return {}
  }
}

export const ofMatch = (match: string, side: string) => `${match}/${side}`

export function draftOf(where: string): Build {
  return read()[where] ?? NOTHING
}

export function keepDraft(where: string, build: Build): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [where]: build }))
  } catch {
    // then it lasts as long as the page
  }
}
