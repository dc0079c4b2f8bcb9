// The one clock of the page: it shows the server's time, whatever the device's clock says. The server sends its time
// with each response. In between, the page counts on by itself.

interface Heard {
  /** The server's time in milliseconds, and the page's own count at that moment. */
  server: number
  at: number
  /** The possible error: half of the round-trip time. */
  doubt: number
}

let best: Heard | null = null

/** Note the server's time from the response to a request that was sent at `sent`, by `performance.now()`. */
export function hear(time: string | null | undefined, sent: number): void {
  const told = Date.parse(time ?? '')
  const at = performance.now()
  if (!Number.isFinite(told) || !(at >= sent)) return
  const doubt = (at - sent) / 2
  const heard = { server: told + doubt, at, doubt }
  if (!best || doubt <= best.doubt || differs(best, heard)) best = heard
}

/** Return whether the two contradict each other: the device slept in between, or another server answers now. */
function differs(before: Heard, heard: Heard): boolean {
  return Math.abs(before.server + heard.at - before.at - heard.server) > before.doubt + heard.doubt
}

/** Return the server's time in milliseconds; until the server has sent it, that of the device. */
export function now(): number {
  return best ? best.server + performance.now() - best.at : Date.now()
}

/** Forget the server's time, for tests. */
export function forget(): void {
  best = null
}
