import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetClock, noteServerTime, now } from './clock'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')
const HOUR = 3_600_000
let count = 0

beforeEach(() => {
  count = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => count)
  vi.spyOn(Date, 'now').mockImplementation(() => NOON + 2 * HOUR)
})
afterEach(() => {
  resetClock()
  vi.restoreAllMocks()
})

const setServerTime = (time: number, way = 0) => {
  const sent = count
  count += way
  noteServerTime(new Date(time).toISOString(), sent)
}

describe('The clock', () => {
  it('is that of the device until the server has told the time', () => {
    expect(now()).toBe(NOON + 2 * HOUR)
  })

  it('goes on from what the server told, whatever becomes of the clock of the device', () => {
    setServerTime(NOON)
    vi.spyOn(Date, 'now').mockImplementation(() => NOON - 400 * 24 * HOUR)
    count += 90_000
    expect(now()).toBe(NOON + 90_000)
  })

  it('takes it that the answer was made half of the way there and back ago', () => {
    setServerTime(NOON, 300)
    expect(now()).toBe(NOON + 150)
  })

  it('keeps what it heard from a quick answer when a slow one follows', () => {
    setServerTime(NOON, 20)
    count += 1000
    setServerTime(NOON + 1010 + 1500, 3000)
    expect(now()).toBe(NOON + 1010 + 3000)
  })

  it('believes a quick answer more than a slow one before', () => {
    setServerTime(NOON, 3000)
    count += 1000
    setServerTime(NOON + 4000 - 1400, 20)
    expect(now()).toBe(NOON + 2600 + 10)
  })

  it('believes a slow answer if the quick one before can no longer be true', () => {
    setServerTime(NOON, 20)
    setServerTime(NOON + 3 * HOUR, 3000)
    expect(now()).toBe(NOON + 3 * HOUR + 1500)
  })

  it.each([null, undefined, '', 'soon', '2026-13-45T99:00:00Z'])('passes over a time that is none: %s', (time) => {
    noteServerTime(time, count)
    expect(now()).toBe(NOON + 2 * HOUR)
  })
})
