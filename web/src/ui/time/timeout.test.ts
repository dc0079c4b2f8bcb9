import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes on a result that comes in time, and a failure', async () => {
  expect(await inTime(Promise.resolve(3))).toBe(3)
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

it('fails if nothing comes', async () => {
  const failing = expect(inTime(new Promise(() => {}))).rejects.toThrow('took too long')
  await vi.advanceTimersByTimeAsync(20_000)
  await failing
})
