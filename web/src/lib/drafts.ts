// What somebody is making outside of a match: it outlives a reload, not the browser.
import type { Build } from '../protocol'
import { NOTHING } from './builds'

const KEY = 'galaxies.drafts'

function read(): Record<string, Build> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Build>
  } catch {
    return {}
  }
}

export function draftOf(side: string): Build {
  return read()[side] ?? NOTHING
}

export function keepDraft(side: string, build: Build): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [side]: build }))
  } catch {
    // then it lasts as long as the page
  }
}
