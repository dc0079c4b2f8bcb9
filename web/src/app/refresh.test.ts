// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runWithBackoff, throttleWhileVisible } from './refresh'

const MINUTE = 60_000
let stop: (() => void) | undefined

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('runs often on a visible page, and less and less often on a forgotten one', () => {
  const run = vi.fn()
  stop = runWithBackoff(run, 15_000)
  const runsWithin = (minutes: number) => {
    run.mockClear()
    vi.advanceTimersByTime(minutes * MINUTE)
    return run.mock.calls.length
  }
  expect(run).toHaveBeenCalledOnce()
  expect(runsWithin(10)).toBeGreaterThanOrEqual(20)
  setHidden(true)
  expect(runsWithin(10)).toBeLessThanOrEqual(5)
  runsWithin(60)
  expect(runsWithin(60)).toBe(4)
  run.mockClear()
  setHidden(false)
  expect(run).toHaveBeenCalledOnce()
  expect(runsWithin(10)).toBeGreaterThanOrEqual(20)
  stop()
  expect(runsWithin(60)).toBe(0)
})

it('runs rarely, and only on a visible page', () => {
  const run = vi.fn()
  stop = throttleWhileVisible(run, 10 * MINUTE)
  expect(run).toHaveBeenCalledOnce()
  for (const hidden of [true, false, true, false]) setHidden(hidden)
  expect(run).toHaveBeenCalledOnce()
  setHidden(true)
  vi.advanceTimersByTime(60 * MINUTE)
  expect(run).toHaveBeenCalledOnce()
  setHidden(false)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(25 * MINUTE)
  expect(run).toHaveBeenCalledTimes(4)
})
