// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remember, remembered } from './endpoint'
import { canPush, renew, switchOff, switchOn } from './notices'

const KEY = 'BPs-_w'
const RAW = new Uint8Array([4, 251, 62, 255])

let sent: [string, string, unknown][]
let settings: { key: string | null; here: boolean }
let permission: NotificationPermission
let current: ReturnType<typeof made> | null
let count: number

function made(key = RAW) {
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
    Promise.resolve((current ??= made(applicationServerKey))),
}
const registration = { pushManager }

beforeEach(() => {
  ;[sent, settings, permission, current, count] = [[], { key: KEY, here: true }, 'granted', null, 0]
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
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method!, path, body ? JSON.parse(String(body)) : null])
    const status = method === 'GET' ? 200 : 204
    return Promise.resolve(new Response(status === 200 ? JSON.stringify(settings) : null, { status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const PUT = (n: number) => [
  'PUT',
  '/api/me/notices/push',
  { endpoint: `https://push.example/${n}`, p256dh: 'p', auth: 'a' },
]

describe('being told while the page is shut', () => {
  it('is switched on with the leave of the browser, and off again', async () => {
    expect(canPush()).toBe(true)
    permission = 'denied'
    expect(await switchOn(KEY)).toBe(false)
    expect(sent).toEqual([])
    permission = 'granted'
    expect(await switchOn(KEY)).toBe(true)
    expect([sent, remembered()]).toEqual([[PUT(1)], 'https://push.example/1'])
    await switchOff()
    expect(sent[1]).toEqual(['DELETE', '/api/me/notices/push', null])
    expect([current, remembered()]).toEqual([null, ''])
  })

  it('is renewed if the browser moved or the server has another key, and else left alone', async () => {
    await switchOn(KEY)
    sent = []
    await renew()
    expect(sent.map(([method]) => method)).toEqual(['GET'])
    current = made()
    await renew()
    expect(sent.at(-1)).toEqual(PUT(2))
    settings.key = 'BAAA_w'
    await renew()
    expect(sent.at(-1)).toEqual(PUT(3))
  })

  it('is not begun by itself for somebody else', async () => {
    remember('https://push.example/0')
    settings.here = false
    await renew()
    expect(sent.map(([method]) => method)).toEqual(['GET'])
    expect(remembered()).toBe('')
  })
})
