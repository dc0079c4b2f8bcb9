// My answers to offers to play on: this browser's other tabs hear of them at once.
import { keep } from '../../ui/browser/storage'

const KEY = 'galaxies.answered'

/** I come to that next match, or do not. */
export function answered(match: string): void {
  keep(KEY, match)
}

/** Tells what is answered in another tab. */
export function whenAnswered(tell: (match: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) tell(newValue)
  })
}
