// The last known push endpoint of this browser. The browser may change it without any action by the user.
import { storeValue, loadValue } from '../../ui/browser/storage'

const ENDPOINT = 'galaxies.push'

export const storedEndpoint = () => loadValue(ENDPOINT)

export const storeEndpoint = (endpoint: string) => storeValue(ENDPOINT, endpoint)

/** Return whether push may have been set up on this device. Only then does the device query the server. */
export function mightHavePush(): boolean {
  return !!storedEndpoint() || ('Notification' in window && Notification.permission !== 'default')
}
