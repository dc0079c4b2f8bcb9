// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeEndpoint, storedEndpoint } from './endpoint'
import { toasts } from '../../ui/components/toasts.svelte'
import { canPush, renewSubscription, renewAndShowTrouble, switchOffPush, switchOnPush } from './notices'

const KEY = 'BPs-_w'
const RAW = new Uint8Array([4, 251, 62, 255])

let sent: [string, string, unknown][]
let settings: { key: string | null; wanted: boolean; here: boolean }
let ready: Promise<unknown>
let service: () => Promise<void>
let permission: NotificationPermission
let current: ReturnType<typeof fakeSubscription> | null
let count: number

function fakeSubscription(key = RAW) {
  const endpoint = `https://push.example/${++count}`
  return {
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve((current = null)),
  }
}

const pushManager = {
  getSubscription: () => Promise.resolve(current),
  subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) =>
    service().then(() => (current ??= fakeSubscription(applicationServerKey))),
}
const registration = { pushManager }

beforeEach(() => {
  ;[sent, settings, permission, current, count] = [[], { key: KEY, wanted: true, here: true }, 'granted', null, 0]
  ready = Promise.resolve(registration)
  service = () => Promise.resolve()
  toasts.all = []
  localStorage.clear()
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    requestPermission: () => Promise.resolve(permission),
    get permission() {
      return permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      get ready() {
        return ready
      },
      getRegistration: () => Promise.resolve(registration),
    },
  })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method!, path, body ? JSON.parse(String(body)) : null])
    const status = method === 'GET' ? 200 : 204
    return Promise.resolve(new Response(status === 200 ? JSON.stringify(settings) : null, { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PUT = (n: number) => [
  'PUT',
  '/api/me/notices/push',
  { endpoint: `https://push.example/${n}`, p256dh: 'p', auth: 'a' },
]

describe('push notification', () => {
  it('is switched on with the permission of the browser, and off again', async () => {
    expect(canPush()).toBe(true)
    permission = 'denied'
    expect(await switchOnPush(KEY)).toBe('forbidden')
    expect(sent).toEqual([])
    permission = 'granted'
    expect(await switchOnPush(KEY)).toBe(null)
    expect([sent, storedEndpoint()]).toEqual([[PUT(1)], 'https://push.example/1'])
    await switchOffPush()
    expect(sent[1]).toEqual(['DELETE', '/api/me/notices/push', null])
    expect([current, storedEndpoint()]).toEqual([null, ''])
  })

  it('is renewed if the endpoint or the key of the server has changed, and otherwise left alone', async () => {
    await switchOnPush(KEY)
    sent = []
    await renewSubscription()
    expect(sent.map(([method]) => method)).toEqual(['GET'])
    current = fakeSubscription()
    await renewSubscription()
    expect(sent.at(-1)).toEqual(PUT(2))
    settings.key = 'BAAA_w'
    await renewSubscription()
    expect(sent.at(-1)).toEqual(PUT(3))
  })

  it('is not started for another user', async () => {
    storeEndpoint('https://push.example/0')
    Object.assign(settings, { wanted: false, here: false })
    await renewSubscription()
    expect(sent.map(([method]) => method)).toEqual(['GET'])
    expect(storedEndpoint()).toBe('')
  })

  it.each(['the same', 'none', 'another'])(
    'is restarted if the push service has forgotten %s',
    async (subscription) => {
      await switchOnPush(KEY)
      settings.here = false
      current = subscription === 'none' ? null : subscription === 'another' ? fakeSubscription() : current
      expect(await renewSubscription()).toBe(null)
      expect(sent.at(-1)).toEqual(PUT(count))
      expect([current!.endpoint, storedEndpoint()]).toEqual([
        `https://push.example/${count}`,
        `https://push.example/${count}`,
      ])
      expect(count).toBe(subscription === 'another' ? 3 : 2)
    },
  )

  it('is restarted if the browser has lost its stored data', async () => {
    await switchOnPush(KEY)
    localStorage.clear()
    current = null
    await renewAndShowTrouble()
    expect(sent.at(-1)).toEqual(PUT(2))
    expect(toasts.all).toEqual([])
  })

  it.each([
    ['the permission was withdrawn', () => (permission = 'denied'), /browser blocks messages/],
    ['the permission was forgotten', () => (permission = 'default'), /browser blocks messages/],
    [
      'there is no push service',
      () => (service = () => Promise.reject(new DOMException('', 'AbortError'))),
      /push service/,
    ],
  ])('tells users once that they receive no notices: %s', async (_, breakPush, text) => {
    await switchOnPush(KEY)
    ;[current, settings.here] = [null, false]
    breakPush()
    await renewAndShowTrouble()
    await renewAndShowTrouble()
    expect(toasts.all.map(({ text }) => text)).toEqual([expect.stringMatching(text)])
    ;[permission, service] = ['granted', () => Promise.resolve()]
    await renewAndShowTrouble()
    expect(sent.at(-1)).toEqual(PUT(count))
    expect(toasts.all.length).toBe(1)
  })

  it.each([
    ['a worker that never starts', () => (ready = new Promise(() => undefined)), 'no-worker'],
    ['a worker that cannot start', () => (ready = Promise.reject(new Error('broken'))), 'no-worker'],
    ['a service that never answers', () => (service = () => new Promise(() => undefined)), 'no-service'],
  ])('does not wait forever: %s', async (_, breakPush, trouble) => {
    vi.useFakeTimers()
    breakPush()
    const done = switchOnPush(KEY)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await done).toBe(trouble)
    expect(sent).toEqual([])
  })
})
