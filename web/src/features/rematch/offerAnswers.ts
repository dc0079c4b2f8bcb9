// The user's answers to offers of another match, shared with this browser's other tabs.
import { keep } from '../../ui/browser/storage'

const KEY = 'galaxies.answered'

/** Record that the user has accepted or declined the next match. */
export function answered(match: string): void {
  keep(KEY, match)
}

/** Call `tell` with the match that the user has answered in another tab. */
export function whenAnswered(tell: (match: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) tell(newValue)
  })
}
