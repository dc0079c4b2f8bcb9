// This browser's push subscription, in the form that the page and the service worker send to the server.

export function targetOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** Return whether the subscription accepts messages from the server with this key. */
export function hasKey(subscription: PushSubscription, key: string): boolean {
  const currentKey = subscription.options.applicationServerKey
  return !!currentKey && fromBase64Url(key).join() === new Uint8Array(currentKey).join()
}

export function fromBase64Url(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}
