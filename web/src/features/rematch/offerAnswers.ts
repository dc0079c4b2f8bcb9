// The user's answers to offers of another match, shared with this browser's other tabs.
import { storeValue } from '../../ui/browser/storage'

const KEY = 'galaxies.answered'

/** Record that the user has accepted or declined the next match. */
export function recordAnswer(match: string): void {
  storeValue(KEY, match)
}

/** Call `listener` with the match that the user has answered in another tab. */
export function onAnswer(listener: (match: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) listener(newValue)
  })
}
