// The push endpoint that this browser had last. It may change without the user's doing.
import { keep, kept } from '../../ui/browser/storage'

const ENDPOINT = 'galaxies.push'

export const remembered = () => kept(ENDPOINT)

export const remember = (endpoint: string) => keep(ENDPOINT, endpoint)

/** Return whether this device has, or had, push switched on. Only then does it ask the server. */
export function mayBeTold(): boolean {
  return !!remembered() || ('Notification' in window && Notification.permission !== 'default')
}
