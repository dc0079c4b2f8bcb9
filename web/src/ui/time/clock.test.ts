import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetClock, noteServerTime, now } from './clock'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000
let elapsed = 0

beforeEach(() => {
  elapsed = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
  vi.spyOn(Date, 'now').mockImplementation(() => NOON + 2 * HOUR)
})
afterEach(() => {
  resetClock()
  vi.restoreAllMocks()
})

const setServerTime = (time: number, roundTrip = 0) => {
  const sent = elapsed
  elapsed += roundTrip
  noteServerTime(new Date(time).toISOString(), sent)
}

describe('The clock', () => {
  it('is that of the device until the server has sent its time', () => {
    expect(now()).toBe(NOON + 2 * HOUR)
  })

  it('continues from the time of the server, whatever happens to the clock of the device', () => {
    setServerTime(NOON)
    vi.spyOn(Date, 'now').mockImplementation(() => NOON - 400 * 24 * HOUR)
    elapsed += 90_000
    expect(now()).toBe(NOON + 90_000)
  })

  it('assumes that the response was created in the middle of the round trip', () => {
    setServerTime(NOON, 300)
    expect(now()).toBe(NOON + 150)
  })

  it('keeps the time of a fast response when a slow one follows', () => {
    setServerTime(NOON, 20)
    elapsed += 1000
    setServerTime(NOON + 1010 + 1500, 3000)
    expect(now()).toBe(NOON + 1010 + 3000)
  })

  it('prefers a fast response to an earlier slow one', () => {
    setServerTime(NOON, 3000)
    elapsed += 1000
    setServerTime(NOON + 4000 - 1400, 20)
    expect(now()).toBe(NOON + 2600 + 10)
  })

  it('accepts a slow response if the earlier fast one cannot be true any more', () => {
    setServerTime(NOON, 20)
    setServerTime(NOON + 3 * HOUR, 3000)
    expect(now()).toBe(NOON + 3 * HOUR + 1500)
  })

  it.each([null, undefined, '', 'soon', '2026-13-45T99:00:00Z'])('ignores an invalid time: %s', (time) => {
    noteServerTime(time, elapsed)
    expect(now()).toBe(NOON + 2 * HOUR)
  })
})
