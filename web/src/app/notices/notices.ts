// Push messages while the page is closed. The server sends them to the service worker.
import type { NoticeSettings, PushTarget, QuietHours, Trial } from '../../protocol/core'
import { base, siteUrl } from '../../ui/browser/site'
import { call } from '../../http/http'
import { storeValue, loadValue } from '../../ui/browser/storage'
import { fromBase64Url, hasKey, targetOf } from '../../ui/notifications/subscription'
import { toast } from '../../ui/components/toasts.svelte'
import { say } from '../../ui/texts/pages'
import { withTimeout } from '../../ui/time/timeout'
import { storeEndpoint, storedEndpoint } from './endpoint'

export type Channel = 'push' | 'mail'

const encode = encodeURIComponent

export const notices = {
  get: () => call<NoticeSettings>('GET', '/api/me/notices'),
  setPushHere: (target: PushTarget) => call<void>('PUT', '/api/me/notices/push', target),
  removePushHere: () => call<void>('DELETE', '/api/me/notices/push'),
  setAddress: (address: string) => call<void>('PUT', '/api/me/notices/mail', { address }),
  forgetAddress: () => call<void>('DELETE', '/api/me/notices/mail'),
  quiet: (channel: Channel, hours: QuietHours | null) =>
    hours
      ? call<void>('PUT', `/api/me/notices/quiet/${channel}`, hours)
      : call<void>('DELETE', `/api/me/notices/quiet/${channel}`),
  sendTrial: () => call<Trial>('POST', '/api/me/notices/trial'),
  confirm: (code: string) => call<void>('POST', `/api/notices/confirm/${encode(code)}`),
  allow: (code: string) => call<void>('POST', `/api/notices/allow/${encode(code)}`),
  leave: (code: string) => call<void>('POST', `/api/notices/leave/${encode(code)}`),
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** The reason why push does not work on a device that has it switched on. */
export type Trouble = 'unable' | 'forbidden' | 'no-worker' | 'no-service'

export const troubleText = (trouble: Trouble) => say(`notices-trouble-${trouble}`)

/** The maximum wait for the browser, in milliseconds. */
const TIMEOUT = 10_000
/** The maximum wait for the user's permission, in milliseconds. Some browsers never show the prompt. */
const PERMISSION_TIMEOUT = 60_000
/** The storage key of the trouble that was last shown. Each trouble is shown once, until it changes or ends. */
const TROUBLE_KEY = 'galaxies.push.trouble'

/** Request the user's permission and subscribe to push; return the trouble, or null. */
export async function switchOnPush(key: string): Promise<Trouble | null> {
  const permission = await withTimeout(PERMISSION_TIMEOUT, '', Notification.requestPermission()).catch(() => 'default')
  return permission === 'granted' ? subscribe(key) : 'forbidden'
}

export async function switchOffPush(): Promise<void> {
  storeEndpoint('')
  storeValue(TROUBLE_KEY, '')
  await notices.removePushHere()
  await cancelSubscription(await currentSubscription().catch(() => null))
}

/** Subscribe again if push is switched on but does not reach this device. The push service may have dropped the
 * subscription, or the endpoint or the server's key may have changed. Return the trouble, or null. */
export async function renewSubscription(): Promise<Trouble | null> {
  const { key, wanted, here } = await notices.get()
  if (!key || !wanted) {
    storeEndpoint('')
    return null
  }
  if (!canPush()) return 'unable'
  if (Notification.permission !== 'granted') return 'forbidden'
  const current = await currentSubscription().catch(() => null)
  if (here && current && current.endpoint === storedEndpoint() && hasKey(current, key)) return null
  return subscribe(key, here)
}

/** Renew the subscription when the page opens, and show each trouble once. */
export async function renewAndShowTrouble(): Promise<void> {
  const trouble = await renewSubscription()
  if (trouble && trouble !== loadValue(TROUBLE_KEY))
    toast(say('notices-lost', { trouble: troubleText(trouble) }), 'error', 15_000)
  storeValue(TROUBLE_KEY, trouble ?? '')
}

/** Subscribe with `key`. `usable` states whether an existing subscription may be reused. */
async function subscribe(key: string, usable = true): Promise<Trouble | null> {
  const worker = await readyWorker()
  if (!worker) return 'no-worker'
  const subscription = await obtainSubscription(worker.pushManager, key, usable)
  if (!subscription) return Notification.permission === 'denied' ? 'forbidden' : 'no-service'
  await notices.setPushHere(targetOf(subscription))
  storeEndpoint(subscription.endpoint)
  storeValue(TROUBLE_KEY, '')
  return null
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker } = navigator
  try {
    await withTimeout(TIMEOUT, 'not registered', serviceWorker.register(siteUrl('/sw.js'), { updateViaCache: 'none' }))
    return await withTimeout(TIMEOUT, 'not ready', serviceWorker.ready)
  } catch {
    return null
  }
}

async function obtainSubscription(
  manager: PushManager,
  key: string,
  usable: boolean,
): Promise<PushSubscription | null> {
  try {
    const old = await withTimeout(TIMEOUT, 'no answer', manager.getSubscription())
    if (old && !(usable && hasKey(old, key))) await cancelSubscription(old)
    const subscribing = manager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64Url(key) })
    return await withTimeout(2 * TIMEOUT, 'no answer', subscribing)
  } catch {
    return null
  }
}

async function cancelSubscription(old: PushSubscription | null): Promise<void> {
  if (old) await withTimeout(TIMEOUT, 'no answer', old.unsubscribe()).catch(() => false)
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await withTimeout(TIMEOUT, 'no answer', navigator.serviceWorker.getRegistration(base))
  return (await (worker && withTimeout(TIMEOUT, 'no answer', worker.pushManager.getSubscription()))) ?? null
}
