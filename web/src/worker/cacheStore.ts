// The service worker's cache. A cache that is full, broken or silent does no harm, because the network remains
// available.
import { withTimeout } from '../ui/time/timeout'

/** The timeouts in milliseconds: to look up a response, to store one, and to fetch and store some files of a
 * build. */
const FIND_TIMEOUT = 2000
const STORE_TIMEOUT = 10_000
const BUILD_TIMEOUT = 120_000
/** How long to avoid a cache that has not answered, in milliseconds, because a page needs many files in
 * succession. */
const SILENT_TIME = 60_000
// eslint-disable-next-line house/texts -- the message of an error that no page shows
const NO_ANSWER = 'the store does not answer'

let silentUntil = 0

export const isSilent = () => performance.now() < silentUntil

export async function findCached(name: string | null, request: string | Request): Promise<Response | undefined> {
  const options = { ignoreVary: true, ...(name ? { cacheName: name } : {}) }
  return tryCache(FIND_TIMEOUT, async () => caches.match(request, options))
}

/** Store a response, and delete the oldest ones beyond `max`. */
export async function storeResponse(name: string, request: Request, response: Response, max: number): Promise<void> {
  if (isSilent()) return
  await tryCache(STORE_TIMEOUT, async () => {
    const cache = await caches.open(name)
    await cache.put(request, response)
    const requests = await cache.keys()
    await Promise.all(requests.slice(0, -max).map((stored) => cache.delete(stored)))
  })
}

/** Store all of these files or none. Reject if a file cannot be fetched, but not if the cache fails. */
export async function storeAll(name: string, requests: Request[], maxParallel: number): Promise<void> {
  const cache = await tryCache(FIND_TIMEOUT, async () => caches.open(name))
  if (!cache) return
  try {
    while (requests.length)
      await withTimeout(BUILD_TIMEOUT, 'the store is busy', cache.addAll(requests.splice(0, maxParallel)))
  } catch (error) {
    await tryCache(FIND_TIMEOUT, async () => caches.delete(name))
    if (error instanceof TypeError) throw error // the browser's error for a file that is missing or has a wrong hash
  }
}

/** Delete all caches with that prefix except the cache `own` and the newest of the others. */
export async function deleteOldCaches(prefix: string, own: string): Promise<void> {
  await tryCache(FIND_TIMEOUT, async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
    await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
  })
}

async function tryCache<T>(ms: number, action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(ms, NO_ANSWER, action())
  } catch (error) {
    if (error instanceof Error && error.message === NO_ANSWER) silentUntil = performance.now() + SILENT_TIME
    return undefined
  }
}
