// The clock of the page. It shows the server's time, whatever the device's clock shows. The server sends its time
// with each response. Between responses, the page measures the elapsed time itself.

interface ClockReading {
  /** The server's time in milliseconds, and the value of the page's own timer at that moment. */
  server: number
  receivedAt: number
  /** The possible error: half of the round-trip time. */
  uncertainty: number
}

let bestReading: ClockReading | null = null

/** Record the server's time from a response to the request sent at `sent`, as measured by `performance.now()`. */
export function noteServerTime(time: string | null | undefined, sent: number): void {
  const serverTime = Date.parse(time ?? '')
  const receivedAt = performance.now()
  if (!Number.isFinite(serverTime) || !(receivedAt >= sent)) return
  const uncertainty = (receivedAt - sent) / 2
  const reading = { server: serverTime + uncertainty, receivedAt, uncertainty }
  if (!bestReading || uncertainty <= bestReading.uncertainty || contradicts(bestReading, reading)) bestReading = reading
}

/** Return whether two readings contradict each other, because the device slept in between or another server now
 * answers. */
function contradicts(earlier: ClockReading, reading: ClockReading): boolean {
  return (
    Math.abs(earlier.server + reading.receivedAt - earlier.receivedAt - reading.server) >
    earlier.uncertainty + reading.uncertainty
  )
}

/** Return the server's time in milliseconds, or the device's time until the server has sent its own. */
export function now(): number {
  return bestReading ? bestReading.server + performance.now() - bestReading.receivedAt : Date.now()
}

/** Reset the server's time, for tests. */
export function resetClock(): void {
  bestReading = null
}
