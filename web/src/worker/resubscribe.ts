// Subscribe to push again after the browser has ended a subscription by itself, and tell the server.
/// <reference lib="webworker" />
import type { NoticeSettings } from '../protocol/core'
import { pathInSite } from './scope'
import { fromBase64Url, hasKey, targetOf } from '../ui/notifications/subscription'

declare const self: ServiceWorkerGlobalScope

export interface SubscriptionChange extends ExtendableEvent {
  newSubscription?: PushSubscription | null
}

const NOTICES_PATH = pathInSite('/api/me/notices')
const TIMEOUT = 10_000

/** Renew the push subscription. If this fails, the page does it the next time it is opened. */
export async function renewSubscription({ newSubscription: next }: SubscriptionChange): Promise<void> {
  const { key, wanted } = (await (await sendRequest('GET', NOTICES_PATH)).json()) as NoticeSettings
  if (!key || !wanted) return
  await sendRequest('PUT', `${NOTICES_PATH}/push`, targetOf(next && hasKey(next, key) ? next : await subscribe(key)))
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = self.registration
  const old = await pushManager.getSubscription()
  if (old && !hasKey(old, key)) await old.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64Url(key) })
}

async function sendRequest(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
