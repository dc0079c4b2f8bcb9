// Being told by the system while this page is shut: the service worker takes what the server pushes.
import type { NoticeSettings, PushTarget, QuietHours, Trial } from '../protocol/core'
import { base, siteUrl } from '../kit/site'
import { call } from '../play/http'
import { remember, remembered } from './endpoint'

export type Channel = 'push' | 'mail'

const at = encodeURIComponent

export const notices = {
  get: () => call<NoticeSettings>('GET', '/api/me/notices'),
  pushHere: (target: PushTarget) => call<void>('PUT', '/api/me/notices/push', target),
  noPushHere: () => call<void>('DELETE', '/api/me/notices/push'),
  askAddress: (address: string) => call<void>('PUT', '/api/me/notices/mail', { address }),
  forgetAddress: () => call<void>('DELETE', '/api/me/notices/mail'),
  quiet: (channel: Channel, hours: QuietHours | null) =>
    hours
      ? call<void>('PUT', `/api/me/notices/quiet/${channel}`, hours)
      : call<void>('DELETE', `/api/me/notices/quiet/${channel}`),
  trial: () => call<Trial>('POST', '/api/me/notices/trial'),
  confirm: (code: string) => call<void>('POST', `/api/notices/confirm/${at(code)}`),
  leave: (code: string) => call<void>('POST', `/api/notices/leave/${at(code)}`),
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the browser's leave, and has the server push to it; returns whether it may. */
export async function switchOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await subscribe(key)
  return true
}

export async function switchOff(): Promise<void> {
  remember('')
  await notices.noPushHere()
  await (await subscription())?.unsubscribe()
}

/** Tells the server if the browser takes messages elsewhere by now, or the server has another key. */
export async function renew(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const { key, here } = await notices.get()
  if (!key || !here) return remember('')
  const now = await subscription()
  if (!now || now.endpoint !== remembered() || !hasKey(now, key)) await subscribe(key)
}

async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register(siteUrl('/sw.js'))
  const { pushManager } = await navigator.serviceWorker.ready
  const old = await pushManager.getSubscription()
  if (old && !hasKey(old, key)) await old.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = made.toJSON()
  await notices.pushHere({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! })
  remember(endpoint!)
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(base)
  return (await worker?.pushManager.getSubscription()) ?? null
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  return !!own && bytes(key).join() === new Uint8Array(own).join()
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
