// Where this browser was last told to take messages: that may change by itself.
import { keep, kept } from '../../ui/browser/storage'

const ENDPOINT = 'galaxies.push'

export const remembered = () => kept(ENDPOINT)

export const remember = (endpoint: string) => keep(ENDPOINT, endpoint)

/** Whether this device was, or is, to be told while the page is shut: only then it is worth a question. */
export function mayBeTold(): boolean {
  return !!remembered() || ('Notification' in window && Notification.permission !== 'default')
}
