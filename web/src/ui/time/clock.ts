// The clock of the page. It shows the server's time, whatever the device's clock shows. The server sends its time
// with each response. Between responses, the page measures the elapsed time itself.

interface ClockReading {
  /** The server's time in milliseconds, and the value of the page's own timer at that moment. */
  server: number
  at: number
  /** The possible error: half of the round-trip time. */
  doubt: number
}

let best: ClockReading | null = null

/** Record the server's time from a response to the request sent at `sent`, as measured by `performance.now()`. */
export function noteServerTime(time: string | null | undefined, sent: number): void {
  const told = Date.parse(time ?? '')
  const at = performance.now()
  if (!Number.isFinite(told) || !(at >= sent)) return
  const doubt = (at - sent) / 2
  const heard = { server: told + doubt, at, doubt }
  if (!best || doubt <= best.doubt || contradicts(best, heard)) best = heard
}

/** Return whether two readings contradict each other, because the device slept in between or another server now
 * answers. */
function contradicts(before: ClockReading, heard: ClockReading): boolean {
  return Math.abs(before.server + heard.at - before.at - heard.server) > before.doubt + heard.doubt
}

/** Return the server's time in milliseconds, or the device's time until the server has sent its own. */
export function now(): number {
  return best ? best.server + performance.now() - best.at : Date.now()
}

/** Reset the server's time, for tests. */
export function resetClock(): void {
  best = null
}
