// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onGesture } from './gesture'

class FakeAudio {
  static made: FakeAudio[] = []
  state = 'suspended'
  resume = () => {
    this.state = 'running'
    return Promise.resolve()
  }
  close = vi.fn(() => Promise.resolve())
  constructor() {
    FakeAudio.made.push(this)
  }
}

const ready = vi.fn()
let ended: AbortController

beforeEach(() => {
  FakeAudio.made = []
  ready.mockClear()
  ended = new AbortController()
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  ended.abort()
  vi.unstubAllGlobals()
})

/** Set whether the browser reports that the user has made a gesture. */
function setActive(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
}
const dispatch = async (name: string) => {
  window.dispatchEvent(new Event(name))
  await Promise.resolve()
  await Promise.resolve()
}

it('creates no audio output before a gesture, and then only once', async () => {
  setActive(false)
  onGesture(ended.signal, ready)
  await dispatch('click')
  expect([FakeAudio.made.length, ready.mock.calls.length]).toEqual([0, 0])
  setActive(true)
  await dispatch('keydown')
  await dispatch('click')
  expect(ready.mock.calls).toEqual([[FakeAudio.made[0]]])
  expect(FakeAudio.made).toHaveLength(1)
})

it('is ready immediately for a user who comes from another page of the site', async () => {
  setActive(true)
  onGesture(ended.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
})

it('tries at a gesture if the browser does not report its permission', async () => {
  vi.stubGlobal('navigator', {})
  onGesture(ended.signal, ready)
  expect(FakeAudio.made).toEqual([])
  await dispatch('touchend')
  expect(ready).toHaveBeenCalledOnce()
})

it('leaves no output open', async () => {
  setActive(true)
  onGesture(ended.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
  ended.abort()
  expect(FakeAudio.made[0]!.close).toHaveBeenCalled()
  await dispatch('click')
  expect(FakeAudio.made).toHaveLength(1)
})
