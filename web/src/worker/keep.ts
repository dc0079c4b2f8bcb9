// What the service worker keeps. A browser's store may be full, broken or without an answer: then there is the network.
import { within } from '../ui/time/deadline'

/** How long the store may take to find something; to take something; and to fetch and take some files of a build. */
const FIND = 2000
const PUT = 10_000
const BUILD = 120_000
/** A store that has not answered is asked last, or not, for so long: a page needs many files, one after the other. */
const SILENT = 60_000
const NO_ANSWER = 'the store does not answer'

let silentUntil = 0

export const isSilent = () => performance.now() < silentUntil

export async function find(name: string | null, request: string | Request): Promise<Response | undefined> {
  const options = { ignoreVary: true, ...(name ? { cacheName: name } : {}) }
  return attempt(FIND, async () => caches.match(request, options))
}

/** Keeps an answer, and no more than so many: the one kept first is forgotten first. */
export async function put(name: string, request: Request, answer: Response, most: number): Promise<void> {
  if (isSilent()) return
  await attempt(PUT, async () => {
    const cache = await caches.open(name)
    await cache.put(request, answer)
    const all = await cache.keys()
    await Promise.all(all.slice(0, -most).map((old) => cache.delete(old)))
  })
}

/** Keeps all of these files, or none. Rejects where one cannot be had; a store that keeps nothing is no reason to. */
export async function putAll(name: string, requests: Request[], atOnce: number): Promise<void> {
  const cache = await attempt(FIND, async () => caches.open(name))
  if (!cache) return
  try {
    while (requests.length) await within(BUILD, 'the store is busy', cache.addAll(requests.splice(0, atOnce)))
  } catch (error) {
    await attempt(FIND, async () => caches.delete(name))
    if (error instanceof TypeError) throw error // says a browser of a file that cannot be had, or is another one
  }
}

/** Forgets all whose names begin so, but for the newest one beside that of this name. */
export async function forget(prefix: string, own: string): Promise<void> {
  await attempt(FIND, async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
    await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
  })
}

async function attempt<T>(ms: number, what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await within(ms, NO_ANSWER, what())
  } catch (error) {
    if (error instanceof Error && error.message === NO_ANSWER) silentUntil = performance.now() + SILENT
    return undefined
  }
}
