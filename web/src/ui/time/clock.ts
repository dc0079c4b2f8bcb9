// The one clock of the page: the server's time, whatever the clock of the device says.
// The server tells its time with every answer. In between, the page counts on by itself.

interface Heard {
  /** The server's time in milliseconds, and the page's own count at that moment. */
  server: number
  at: number
  /** By how much this may be wrong: half of the way there and back. */
  doubt: number
}

let best: Heard | null = null

/** Notes the time that the server told in answer to what was sent at `sent`, by `performance.now()`. */
export function hear(time: string | null | undefined, sent: number): void {
  const told = Date.parse(time ?? '')
  const at = performance.now()
  if (!Number.isFinite(told) || !(at >= sent)) return
  const doubt = (at - sent) / 2
  const heard = { server: told + doubt, at, doubt }
  if (!best || doubt <= best.doubt || differs(best, heard)) best = heard
}

/** Whether both cannot be true: the device slept meanwhile, or another server answers now. */
function differs(before: Heard, heard: Heard): boolean {
  return Math.abs(before.server + heard.at - before.at - heard.server) > before.doubt + heard.doubt
}

/** The server's time in milliseconds; until the server has told it, that of the device. */
export function now(): number {
  return best ? best.server + performance.now() - best.at : Date.now()
}

/** Forgets what was heard: for tests. */
export function forget(): void {
  best = null
}
