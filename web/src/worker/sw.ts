// The service worker: it shows push messages, and caches the page, its scripts and the rules for offline use. Scripts
// have a hash in their names, so cached ones are never stale. The page itself is requested each time.
/// <reference lib="webworker" />
import { withTimeout } from '../ui/time/timeout'
import { findCached, deleteOldCaches, isSilent, storeResponse, storeAll } from './cacheStore'
import { pathInSite, BASE } from './scope'
import { renewSubscription, type SubscriptionChange } from './resubscribe'
import { parsePush, type PushText } from './pushText'

/** Build constants: the build's id, and its files, each with a hash unless the file's name contains one. */
declare const BUILD: string
declare const FILES: [path: string, integrity?: string][]
declare const self: ServiceWorkerGlobalScope

/** Return the name of a cache of this site, because other sites on the same host share the storage. */
const cacheName = (name: string) => (BASE === '/' ? name : `${BASE} ${name}`)
const files = FILES
const BUILDS = cacheName('galaxies-')
const OWN_BUILD = BUILDS + BUILD
const RESPONSES = cacheName('answers')
const PAGE = pathInSite('/index.html')
const UNAVAILABLE = [502, 503, 504]
/** The public parts of the API. Their latest responses are cached, up to a limit. */
const PUBLIC_API = /^\/api\/(catalogue|missions|games|bots)(\/|$)/
const MAX_RESPONSES = 12
/** How long to wait for the network before a cached response is used, in milliseconds. The request continues. */
const NETWORK_TIMEOUT = 8000
/** The number of files to fetch simultaneously. It is low, because a first visit needs the bandwidth for the page
 * itself. */
const MAX_PARALLEL = 6

/** Cache all files of this build or none, because a page of another build does not fit this worker. */
function cacheBuild(): Promise<void> {
  const requests = files.map(
    ([path, integrity]) => new Request(pathInSite(path), integrity ? { integrity, cache: 'reload' } : {}),
  )
  return storeAll(OWN_BUILD, requests, MAX_PARALLEL)
}

/** Return the network's response, or the cached one if the network fails or is slow. A slow network without a cached
 * response is awaited. */
async function networkFirst(request: Request, name: string | Request, event?: FetchEvent): Promise<Response> {
  const pending = fetch(request)
  const response = await withTimeout(NETWORK_TIMEOUT, 'no answer yet', pending).catch(() => undefined)
  if (response?.ok && event) event.waitUntil(cacheResponse(request, response.clone()))
  if (response && !UNAVAILABLE.includes(response.status)) return response
  const cached = await findCached(event ? RESPONSES : OWN_BUILD, name)
  return cached ?? response ?? pending.catch(() => Response.error())
}

/** Cache a response without the headers that do not last: the server's time and build. */
function cacheResponse(request: Request, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  for (const name of ['server-time', 'galaxies-build']) headers.delete(name)
  return storeResponse(
    RESPONSES,
    request,
    new Response(response.body, { status: response.status, headers }),
    MAX_RESPONSES,
  )
}

/** Return the cached response, or the network's if there is none. If the cache was silent recently, try the network
 * first. */
async function cacheFirst(request: Request): Promise<Response> {
  const cached = isSilent() ? undefined : await findCached(null, request)
  return cached ?? fetch(request).catch(async () => (await findCached(null, request)) ?? Response.error())
}

async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const openedPage = pages.find((page) => new URL(page.url).pathname === path)
  await (openedPage ? openedPage.focus() : self.clients.openWindow(path))
}

/** Show a notification with sound and vibration, even if it replaces an earlier one. */
function showNotification({ title, body, tag, path }: PushText): Promise<void> {
  const icons = { icon: pathInSite('/icons/192.png'), badge: pathInSite('/icons/badge-96.png') }
  const options: NotificationOptions & { renotify: boolean } = { body, tag, data: path, renotify: true, ...icons }
  return self.registration.showNotification(title, options)
}

self.addEventListener('install', (event) => event.waitUntil(cacheBuild().then(() => self.skipWaiting())))
// Pages of the previous build may still be open, so its files are kept until the next build.
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldCaches(BUILDS, OWN_BUILD).then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname: fullPath } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !fullPath.startsWith(BASE)) return
  const pathname = fullPath.slice(BASE.length - 1)
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
  else if (PUBLIC_API.test(pathname)) event.respondWith(networkFirst(request, request, event))
  else if (pathname.startsWith('/api/')) return
  else if (files.some(([path]) => path === pathname)) event.respondWith(networkFirst(request, pathInSite(pathname)))
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
})

self.addEventListener('push', (event) => event.waitUntil(showNotification(parsePush(event.data))))

// A browser may end a subscription on its own; some browsers then supply a new one.
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event as SubscriptionChange)),
)

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(pathInSite(String(event.notification.data))))
})
