// The system's notices about matches. A notice is closed once its question is answered or its match is open.
import { base } from '../browser/site'
import { withTimeout } from '../time/timeout'

const TIMEOUT = 5000
const TAG = 'galaxies.'

/** Close this device's notices of these matches, where the browser allows it. */
export async function closeNotices(matches: readonly string[]): Promise<void> {
  const tags = new Set(matches.map((id) => TAG + id))
  try {
    for (const notice of await shownNotices()) if (tags.has(notice.tag)) notice.close()
  } catch {
    // they close when the user presses them
  }
}

async function shownNotices(): Promise<Notification[]> {
  if (!('serviceWorker' in navigator)) return []
  const worker = await withTimeout(TIMEOUT, 'no service worker', navigator.serviceWorker.getRegistration(base))
  const request = worker?.getNotifications?.()
  return request ? withTimeout(TIMEOUT, 'no notices', request) : []
}
