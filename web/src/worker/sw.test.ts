// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Handler = (event: Record<string, unknown>) => void

const KEY = 'BPs-_w'
const RAW_KEY = new Uint8Array([4, 251, 62, 255])
const registration = {
  scope: location.origin + '/',
  showNotification: vi.fn(),
  pushManager: { getSubscription: vi.fn(), subscribe: vi.fn() },
}
const settings = { key: KEY as string | null, wanted: true }
let handlers: Record<string, Handler>
let sent: [string, string, unknown][]

const fakeSubscription = (n: number, key = RAW_KEY) => ({
  endpoint: `https://push.example/${n}`,
  options: { applicationServerKey: key.buffer },
  toJSON: () => ({ endpoint: `https://push.example/${n}`, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
})

/** Dispatch an event to the worker, and wait until it is handled. */
async function dispatch(name: string, event: Record<string, unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  handlers[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) })
  await done
}

beforeEach(async () => {
  vi.resetModules()
  vi.resetAllMocks()
  handlers = {}
  sent = []
  Object.assign(settings, { key: KEY, wanted: true })
  vi.stubGlobal('BUILD', 'test')
  vi.stubGlobal('FILES', [])
  vi.stubGlobal('self', {
    registration,
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
  })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method!, path, body ? JSON.parse(String(body)) : null])
    return Promise.resolve(
      new Response(method === 'GET' ? JSON.stringify(settings) : null, { status: method === 'GET' ? 200 : 204 }),
    )
  })
  await import('./sw')
})

describe('a push message', () => {
  it('is announced again if it replaces an earlier one', async () => {
    const text = { title: 'Your move', body: 'Duel', tag: 'galaxies.m1', path: '/m/m1' }
    await dispatch('push', { data: { json: () => text } })
    const [title, options] = registration.showNotification.mock.calls[0]!
    expect([title, options]).toMatchObject(['Your move', { tag: 'galaxies.m1', renotify: true, data: '/m/m1' }])
  })

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') }],
    ['an empty object', { json: () => ({}) }],
  ])('is shown even if it contains %s', async (_, data) => {
    await dispatch('push', { data })
    expect(registration.showNotification).toHaveBeenCalledOnce()
    expect(registration.showNotification.mock.calls[0]![1]).toMatchObject({ tag: 'galaxies', data: '' })
  })
})

describe('a fetched file', () => {
  const page = new Response('page')
  const fakeRequest = (path: string, mode = 'cors') => ({ url: `${location.origin}${path}`, method: 'GET', mode })

  async function fetchThrough(path: string, mode?: string): Promise<Response> {
    let response: Promise<Response> | undefined
    const event = { request: fakeRequest(path, mode), waitUntil: () => undefined }
    handlers.fetch!({ ...event, respondWith: (promise: Promise<Response>) => (response = promise) })
    await vi.advanceTimersByTimeAsync(30_000)
    return response!
  }

  const neverSettles = () => new Promise<never>(() => undefined)
  const throwError = () => {
    throw new DOMException('', 'SecurityError')
  }
  const rejectAs = (name: string) => () => Promise.reject(new DOMException('', name))
  const cachesWith = (behaviour: () => unknown) =>
    Object.fromEntries(['open', 'match', 'keys', 'delete'].map((name) => [name, behaviour]))
  const full = { ...cachesWith(() => Promise.resolve([])), match: () => Promise.resolve(undefined) }
  const cache = {
    put: rejectAs('QuotaExceededError'),
    addAll: rejectAs('QuotaExceededError'),
    keys: neverSettles,
    match: neverSettles,
  }

  const STORES: [string, unknown][] = [
    ['is not there', undefined],
    ['never answers', cachesWith(neverSettles)],
    ['throws', cachesWith(throwError)],
    ['rejects', cachesWith(rejectAs('UnknownError'))],
    ['is full', { ...full, open: () => Promise.resolve(cache) }],
  ]

  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(self, { skipWaiting: vi.fn(), clients: { claim: vi.fn(() => Promise.resolve()) } })
    vi.stubGlobal('fetch', () => Promise.resolve(page.clone()))
  })
  afterEach(() => vi.useRealTimers())

  it.each(STORES)('comes from the network if the cache %s', async (_, store) => {
    vi.stubGlobal('caches', store)
    for (const path of ['/assets/start.js', '/api/missions', '/'])
      expect(await (await fetchThrough(path, path === '/' ? 'navigate' : 'cors')).text()).toBe('page')
  })

  it('waits once for a cache that never answers, and not for each file of a page', async () => {
    vi.stubGlobal('caches', cachesWith(neverSettles))
    await fetchThrough('/assets/start.js')
    const start = performance.now()
    let elapsed = Infinity
    const respondWith = (promise: Promise<Response>) => void promise.then(() => (elapsed = performance.now() - start))
    handlers.fetch!({ request: fakeRequest('/assets/next.js'), waitUntil: () => undefined, respondWith })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(elapsed).toBeLessThan(100)
  })

  it.each(STORES)('is not delayed by a starting worker while the cache %s', async (_, store) => {
    vi.stubGlobal('caches', store)
    for (const name of ['install', 'activate']) {
      const done = dispatch(name, {})
      await vi.advanceTimersByTimeAsync(300_000)
      await done
    }
    expect((self as unknown as { skipWaiting: unknown }).skipWaiting).toHaveBeenCalled()
  })

  it('comes from the cache if the network does not answer', async () => {
    vi.stubGlobal('fetch', neverSettles)
    vi.stubGlobal('caches', { ...full, match: () => Promise.resolve(new Response('kept')) })
    expect(await (await fetchThrough('/', 'navigate')).text()).toBe('kept')
  })

  it('fails to install a build that lacks a file', async () => {
    const open = () => Promise.resolve({ addAll: () => Promise.reject(new TypeError('no such file')) })
    vi.stubGlobal('caches', { ...full, open })
    vi.stubGlobal('FILES', [['/gone.js']])
    vi.stubGlobal('Request', class {})
    vi.resetModules()
    await import('./sw')
    await expect(dispatch('install', {})).rejects.toThrow('no such file')
  })
})

describe('a browser that ends its subscription', () => {
  const PUT = (n: number) => [
    'PUT',
    '/api/me/notices/push',
    { endpoint: `https://push.example/${n}`, p256dh: 'p', auth: 'a' },
  ]

  it('is informed of the new one that the browser supplies', async () => {
    await dispatch('pushsubscriptionchange', { newSubscription: fakeSubscription(2) })
    expect(sent.at(-1)).toEqual(PUT(2))
    expect(registration.pushManager.subscribe).not.toHaveBeenCalled()
  })

  it.each([null, fakeSubscription(2, new Uint8Array([1, 2]))])(
    'is subscribed again with the current key',
    async (next) => {
      registration.pushManager.subscribe.mockResolvedValue(fakeSubscription(3))
      await dispatch('pushsubscriptionchange', { newSubscription: next })
      expect(registration.pushManager.subscribe.mock.calls[0]![0].applicationServerKey).toEqual(RAW_KEY)
      expect(sent.at(-1)).toEqual(PUT(3))
    },
  )

  it.each([{ wanted: false }, { key: null }])('is left alone if no server must be informed: %o', async (change) => {
    Object.assign(settings, change)
    await dispatch('pushsubscriptionchange', { newSubscription: fakeSubscription(2) })
    expect(sent.map(([method]) => method)).toEqual(['GET'])
  })
})
