// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callPlayer, isUnattended } from './calling'
import { setMessage, settings } from '../state/settings.svelte'

const messages: { title: string; body: string | undefined; tag: string | undefined }[] = []
let requestCount = 0
let permission: NotificationPermission = 'granted'

class FakeNotification {
  static permission: NotificationPermission = 'granted'
  static requestPermission(): Promise<NotificationPermission> {
    requestCount += 1
    return Promise.resolve(permission)
  }
  onclick: (() => void) | null = null
  constructor(title: string, { body, tag }: NotificationOptions) {
    messages.push({ title, body, tag })
  }
  close(): void {}
}

beforeEach(() => {
  messages.length = 0
  requestCount = 0
  permission = 'granted'
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('calling', () => {
  it('sends a message that names the match, but not the question', () => {
    callPlayer({ sound: false, message: true }, 'Meteor Storm', 'm1', 'Your move')
    expect(messages).toEqual([{ title: 'Your move', body: 'Meteor Storm', tag: 'galaxies.m1' }])
  })

  it('is silent unless it is enabled and allowed', () => {
    callPlayer({ sound: false, message: false }, 'Meteor Storm', 'm1', 'Your move')
    FakeNotification.permission = 'denied'
    callPlayer({ sound: false, message: true }, 'Meteor Storm', 'm1', 'Your move')
    expect(messages).toEqual([])
  })

  it('plays two notes', () => {
    const startTimes: number[] = []
    const node = { connect: (other: unknown) => other }
    const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
    class FakeAudio {
      currentTime = 0
      destination = {}
      createGain = () => ({ ...node, gain })
      createOscillator = () => ({
        ...node,
        frequency: { value: 0 },
        start: (time: number) => startTimes.push(time),
        stop: vi.fn(),
      })
      close = () => Promise.resolve()
    }
    vi.stubGlobal('AudioContext', FakeAudio)
    callPlayer({ sound: true, message: false }, 'Meteor Storm', 'm1', 'Your move')
    expect(startTimes).toEqual([0, 0.14])
  })

  it('detects whether the user is looking', () => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    expect(isUnattended()).toBe(false)
    focus.mockReturnValue(false)
    expect(isUnattended()).toBe(true)
  })
})

describe('the setting', () => {
  it('is stored, and a message needs the permission of the browser', async () => {
    expect(await setMessage(true)).toBe(true)
    expect([requestCount, settings.message, localStorage.getItem('galaxies.call.message')]).toEqual([1, true, 'on'])
    expect(await setMessage(false)).toBe(true)
    expect([requestCount, settings.message]).toEqual([1, false])
    permission = 'denied'
    expect(await setMessage(true)).toBe(false)
    expect([requestCount, settings.message]).toEqual([2, false])
  })
})
