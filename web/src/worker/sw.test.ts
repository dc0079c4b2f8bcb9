// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Handler = (event: Record<string, unknown>) => void

const KEY = 'BPs-_w'
const raw = new Uint8Array([4, 251, 62, 255])
const registration = { scope: location.origin + '/', showNotification: vi.fn(), pushManager: { getSubscription: vi.fn(), subscribe: vi.fn() } }
const settings = { key: KEY as string | null, wanted: true }
let handlers: Record<string, Handler>
let sent: [string, string, unknown][]

const subscription = (n: number, key = raw) => ({
  endpoint: `https://push.example/${n}`,
  options: { applicationServerKey: key.buffer },
  toJSON: () => ({ endpoint: `https://push.example/${n}`, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(() => Promise.resolve(true)),
})

/** Has the worker deal with an event, to its end. */
async function happens(name: string, event: Record<string, unknown>): Promise<void> {
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

describe('what is pushed', () => {
  it('is noticed again where it takes the place of a former one', async () => {
    const text = { title: 'Your move', body: 'Duel', tag: 'galaxies.m1', path: '/m/m1' }
    await happens('push', { data: { json: () => text } })
    const [title, options] = registration.showNotification.mock.calls[0]!
    expect([title, options]).toMatchObject(['Your move', { tag: 'galaxies.m1', renotify: true, data: '/m/m1' }])
  })

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') }],
    ['an empty object', { json: () => ({}) }],
  ])('is shown also where it holds %s', async (_, data) => {
    await happens('push', { data })
    expect(registration.showNotification).toHaveBeenCalledOnce()
    expect(registration.showNotification.mock.calls[0]![1]).toMatchObject({ tag: 'galaxies', data: '/' })
  })
})

describe('a browser that ends its subscription', () => {
  const PUT = (n: number) => [
    'PUT',
    '/api/me/notices/push',
    { endpoint: `https://push.example/${n}`, p256dh: 'p', auth: 'a' },
  ]

  it('is told of the next one that it brings along', async () => {
    await happens('pushsubscriptionchange', { newSubscription: subscription(2) })
    expect(sent.at(-1)).toEqual(PUT(2))
    expect(registration.pushManager.subscribe).not.toHaveBeenCalled()
  })

  it.each([null, subscription(2, new Uint8Array([1, 2]))])('is subscribed anew with the present key', async (next) => {
    registration.pushManager.subscribe.mockResolvedValue(subscription(3))
    await happens('pushsubscriptionchange', { newSubscription: next })
    expect(registration.pushManager.subscribe.mock.calls[0]![0].applicationServerKey).toEqual(raw)
    expect(sent.at(-1)).toEqual(PUT(3))
  })

  it.each([{ wanted: false }, { key: null }])('is left alone where nobody is to be told: %o', async (change) => {
    Object.assign(settings, change)
    await happens('pushsubscriptionchange', { newSubscription: subscription(2) })
    expect(sent.map(([method]) => method)).toEqual(['GET'])
  })
})
