// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { everLess, seldomWhileSeen } from './refresh'

const MINUTE = 60_000
let end: (() => void) | undefined

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('runs often while the page is looked at, and ever less in one that is forgotten', () => {
  const run = vi.fn()
  end = everLess(run, 15_000)
  const inMinutes = (minutes: number) => {
    run.mockClear()
    vi.advanceTimersByTime(minutes * MINUTE)
    return run.mock.calls.length
  }
  expect(run).toHaveBeenCalledOnce()
  expect(inMinutes(10)).toBeGreaterThanOrEqual(20)
  hide(true)
  expect(inMinutes(10)).toBeLessThanOrEqual(5)
  inMinutes(60)
  expect(inMinutes(60)).toBe(4)
  run.mockClear()
  hide(false)
  expect(run).toHaveBeenCalledOnce()
  expect(inMinutes(10)).toBeGreaterThanOrEqual(20)
  end()
  expect(inMinutes(60)).toBe(0)
})

it('runs seldom, and only while the page is looked at, also in one that is left open', () => {
  const run = vi.fn()
  end = seldomWhileSeen(run, 10 * MINUTE)
  expect(run).toHaveBeenCalledOnce()
  for (const hidden of [true, false, true, false]) hide(hidden)
  expect(run).toHaveBeenCalledOnce()
  hide(true)
  vi.advanceTimersByTime(60 * MINUTE)
  expect(run).toHaveBeenCalledOnce()
  hide(false)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(25 * MINUTE)
  expect(run).toHaveBeenCalledTimes(4)
})
