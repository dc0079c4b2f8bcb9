// A subscription of this browser, as the page and the service worker tell the server of it.

export function targetOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** Whether the subscription takes messages of the server with this key. */
export function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  return !!own && bytes(key).join() === new Uint8Array(own).join()
}

export function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
