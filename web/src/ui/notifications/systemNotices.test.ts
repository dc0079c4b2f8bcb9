// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeNotices } from './systemNotices'

const createNotice = (tag: string) => ({ tag, close: vi.fn() })

function fakeBrowser(getRegistration: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } })
}

afterEach(() => vi.useRealTimers())

describe('the notification of a match', () => {
  it('is closed, and nothing else', async () => {
    const notices = ['galaxies.m1', 'galaxies.m12', 'galaxies.m2', 'galaxies.trial', ''].map(createNotice)
    fakeBrowser(() => Promise.resolve({ getNotifications: () => Promise.resolve(notices) }))
    await closeNotices(['m1', 'm2'])
    expect(notices.filter(({ close }) => close.mock.calls.length).map(({ tag }) => tag)).toEqual([
      'galaxies.m1',
      'galaxies.m2',
    ])
  })

  it.each([
    ['there is no worker', () => Promise.resolve(undefined)],
    ['the worker cannot list its notices', () => Promise.resolve({})],
    ['the request fails', () => Promise.reject(new Error('no'))],
    ['the request never ends', () => new Promise(() => undefined)],
    ['the notices never arrive', () => Promise.resolve({ getNotifications: () => new Promise(() => undefined) })],
  ])('stays open if %s', async (_, getRegistration) => {
    vi.useFakeTimers()
    fakeBrowser(getRegistration)
    const done = closeNotices(['m1'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toBe(undefined)
  })
})
