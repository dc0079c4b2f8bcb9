// The service worker: it shows push messages, and caches the page, its scripts and the rules for offline use. Scripts
// have a hash in their names, so cached ones are never stale. The page itself is requested each time.
/// <reference lib="webworker" />
import { within } from '../ui/time/timeout'
import { find, forget, isSilent, put, putAll } from './keep'
import { at, BASE } from './at'
import { moved, type Moved } from './moved'
import { told, type Told } from './told'

/** Build constants: the build's id, and its files, each with a hash unless the file's name contains one. */
declare const BUILD: string
declare const FILES: [path: string, integrity?: string][]
declare const self: ServiceWorkerGlobalScope

/** Return the name of a cache of this site, because other sites on the same host share the storage. */
const named = (name: string) => (BASE === '/' ? name : `${BASE} ${name}`)
const files = FILES
const BUILDS = named('galaxies-')
const OWN = BUILDS + BUILD
const ANSWERS = named('answers')
const PAGE = at('/index.html')
const AWAY = [502, 503, 504]
/** The public parts of the API. Their latest responses are cached, up to a limit. */
const OPEN_TO_ALL = /^\/api\/(catalogue|missions|games|bots)(\/|$)/
const MOST_ANSWERS = 12
/** How long to wait for the network before a cached response is used, in milliseconds. The request continues. */
const NETWORK = 8000
/** The number of files to fetch simultaneously. It is low, because a first visit needs the bandwidth for the page
 * itself. */
const AT_ONCE = 6

/** Cache all files of this build or none, because a page of another build does not fit this worker. */
function keepBuild(): Promise<void> {
  const asked = files.map(([path, integrity]) => new Request(at(path), integrity ? { integrity, cache: 'reload' } : {}))
  return putAll(OWN, asked, AT_ONCE)
}

/** Return the network's response, or the cached one if the network fails or is slow. A slow network without a cached
 * response is awaited. */
async function newest(request: Request, name: string | Request, event?: FetchEvent): Promise<Response> {
  const asked = fetch(request)
  const answer = await within(NETWORK, 'no answer yet', asked).catch(() => undefined)
  if (answer?.ok && event) event.waitUntil(keepAnswer(request, answer.clone()))
  if (answer && !AWAY.includes(answer.status)) return answer
  const found = await find(event ? ANSWERS : OWN, name)
  return found ?? answer ?? asked.catch(() => Response.error())
}

/** Cache a response without the headers that do not last: the server's time and build. */
function keepAnswer(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  for (const name of ['server-time', 'galaxies-build']) headers.delete(name)
  return put(ANSWERS, request, new Response(answer.body, { status: answer.status, headers }), MOST_ANSWERS)
}

/** Return the cached response, or the network's if there is none. If the cache was silent recently, try the network
 * first. */
async function kept(request: Request): Promise<Response> {
  const found = isSilent() ? undefined : await find(null, request)
  return found ?? fetch(request).catch(async () => (await find(null, request)) ?? Response.error())
}

async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

/** Show a notification with sound and vibration, even if it replaces an earlier one. */
function show({ title, body, tag, path }: Told): Promise<void> {
  const look = { icon: at('/icons/192.png'), badge: at('/icons/badge-96.png') }
  const shown: NotificationOptions & { renotify: boolean } = { body, tag, data: path, renotify: true, ...look }
  return self.registration.showNotification(title, shown)
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => self.skipWaiting())))
// Pages of the previous build may still be open, so its files are kept until the next build.
self.addEventListener('activate', (event) => event.waitUntil(forget(BUILDS, OWN).then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname: full } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !full.startsWith(BASE)) return
  const pathname = full.slice(BASE.length - 1)
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (OPEN_TO_ALL.test(pathname)) event.respondWith(newest(request, request, event))
  else if (pathname.startsWith('/api/')) return
  else if (files.some(([path]) => path === pathname)) event.respondWith(newest(request, at(pathname)))
  else if (request.mode === 'navigate') event.respondWith(newest(request, PAGE))
})

self.addEventListener('push', (event) => event.waitUntil(show(told(event.data))))

// A browser may end a subscription on its own; some browsers then supply a new one.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event as Moved)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(at(String(event.notification.data))))
})
