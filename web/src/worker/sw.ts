// Shows what the server pushes, and keeps the page, its scripts and the rules for when there is no network.
// Scripts have a hash in their names: one that is kept is never stale. The page itself is asked for each time.
/// <reference lib="webworker" />
import { within } from '../ui/time/deadline'
import { find, forget, isSilent, put, putAll } from './keep'
import { at, BASE } from './at'
import { moved, type Moved } from './moved'
import { told, type Told } from './told'

/** Filled in by the build: its own name, and each file with the hash of what has none in its name. */
declare const BUILD: string
declare const FILES: [path: string, integrity?: string][]
declare const self: ServiceWorkerGlobalScope

/** Other sites of the same host keep their own: they see each other's. */
const named = (name: string) => (BASE === '/' ? name : `${BASE} ${name}`)
const files = FILES
const BUILDS = named('galaxies-')
const OWN = BUILDS + BUILD
const ANSWERS = named('answers')
const PAGE = at('/index.html')
const AWAY = [502, 503, 504]
/** What the server tells everybody alike; it is kept as it was last heard, and not without bounds. */
const OPEN_TO_ALL = /^\/api\/(catalogue|missions|games|bots)(\/|$)/
const MOST_ANSWERS = 12
/** A network that has not answered after so many milliseconds is asked on, and what is kept is shown, if anything is. */
const NETWORK = 8000
/** How many files are fetched at once: whoever opens the page the first time needs the line for more. */
const AT_ONCE = 6

/** All files of one build, or none: a page of another build than this worker's does not fit. */
function keepBuild(): Promise<void> {
  const asked = files.map(([path, integrity]) => new Request(at(path), integrity ? { integrity, cache: 'reload' } : {}))
  return putAll(OWN, asked, AT_ONCE)
}

/** What the network has, or else what is kept under the name; from a network that does not answer, whatever comes first. */
async function newest(request: Request, name: string | Request, event?: FetchEvent): Promise<Response> {
  const asked = fetch(request)
  const answer = await within(NETWORK, 'no answer yet', asked).catch(() => undefined)
  if (answer?.ok && event) event.waitUntil(keepAnswer(request, answer.clone()))
  if (answer && !AWAY.includes(answer.status)) return answer
  const found = await find(event ? ANSWERS : OWN, name)
  return found ?? answer ?? asked.catch(() => Response.error())
}

/** Without what is true only now: the time at which it was given, and which build the server had. */
function keepAnswer(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  for (const name of ['server-time', 'galaxies-build']) headers.delete(name)
  return put(ANSWERS, request, new Response(answer.body, { status: answer.status, headers }), MOST_ANSWERS)
}

/** What is kept, or else what the network has; the other way round where the store was silent just now. */
async function kept(request: Request): Promise<Response> {
  const found = isSilent() ? undefined : await find(null, request)
  return found ?? fetch(request).catch(async () => (await find(null, request)) ?? Response.error())
}

async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

/** Shown, heard and felt again even where it takes the place of a former one. */
function show({ title, body, tag, path }: Told): Promise<void> {
  const look = { icon: at('/icons/192.png'), badge: at('/icons/badge-96.png') }
  const shown: NotificationOptions & { renotify: boolean } = { body, tag, data: path, renotify: true, ...look }
  return self.registration.showNotification(title, shown)
}

self.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => self.skipWaiting())))
// Pages of the build before may be open still: its files stay until the next one comes.
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

// A browser may end a subscription by itself, and some bring the next one along.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event as Moved)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(at(String(event.notification.data))))
})
