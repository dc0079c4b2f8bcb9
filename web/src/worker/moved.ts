// Subscribe to push again after the browser has ended a subscription by itself, and tell the server.
/// <reference lib="webworker" />
import type { NoticeSettings } from '../protocol/core'
import { at } from './at'
import { bytes, hasKey, targetOf } from '../ui/notifications/subscription'

declare const self: ServiceWorkerGlobalScope

export interface Moved extends ExtendableEvent {
  newSubscription?: PushSubscription | null
}

const ME = at('/api/me/notices')
const WAIT = 10_000

/** Renew the push subscription. If this fails, the page does it the next time it is opened. */
export async function moved({ newSubscription: next }: Moved): Promise<void> {
  const { key, wanted } = (await (await ask('GET', ME)).json()) as NoticeSettings
  if (!key || !wanted) return
  await ask('PUT', `${ME}/push`, targetOf(next && hasKey(next, key) ? next : await anew(key)))
}

async function anew(key: string): Promise<PushSubscription> {
  const { pushManager } = self.registration
  const old = await pushManager.getSubscription()
  if (old && !hasKey(old, key)) await old.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(WAIT),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}
