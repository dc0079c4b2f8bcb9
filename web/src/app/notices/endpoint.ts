// The last known push endpoint of this browser. The browser may change it without any action by the user.
import { keep, kept } from '../../ui/browser/storage'

const ENDPOINT = 'galaxies.push'

export const remembered = () => kept(ENDPOINT)

export const remember = (endpoint: string) => keep(ENDPOINT, endpoint)

/** Return whether push is or was switched on for this device. Only then does the device query the server. */
export function mayBeTold(): boolean {
  return !!remembered() || ('Notification' in window && Notification.permission !== 'default')
}
