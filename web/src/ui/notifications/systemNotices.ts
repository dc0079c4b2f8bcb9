// The notices that the system shows of matches: one that has been answered, or whose match is looked at, is of no use.
import { base } from '../browser/site'
import { within } from '../time/deadline'

const WAIT = 5000
const TAG = 'galaxies.'

/** Closes what this device shows of these matches. A device that cannot be asked for its notices keeps them. */
export async function closeShown(matches: readonly string[]): Promise<void> {
  const tags = new Set(matches.map((id) => TAG + id))
  try {
    for (const notice of await shown()) if (tags.has(notice.tag)) notice.close()
  } catch {
    // they go when somebody presses them
  }
}

async function shown(): Promise<Notification[]> {
  if (!('serviceWorker' in navigator)) return []
  const worker = await within(WAIT, 'no service worker', navigator.serviceWorker.getRegistration(base))
  const asked = worker?.getNotifications?.()
  return asked ? within(WAIT, 'no notices', asked) : []
}
