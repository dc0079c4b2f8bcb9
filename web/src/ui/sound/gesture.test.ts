// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onGesture } from './gesture'

class FakeAudio {
  static instances: FakeAudio[] = []
  state = 'suspended'
  resume = () => {
    this.state = 'running'
    return Promise.resolve()
  }
  close = vi.fn(() => Promise.resolve())
  constructor() {
    FakeAudio.instances.push(this)
  }
}

const ready = vi.fn()
let controller: AbortController

beforeEach(() => {
  FakeAudio.instances = []
  ready.mockClear()
  controller = new AbortController()
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  controller.abort()
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
  onGesture(controller.signal, ready)
  await dispatch('click')
  expect([FakeAudio.instances.length, ready.mock.calls.length]).toEqual([0, 0])
  setActive(true)
  await dispatch('keydown')
  await dispatch('click')
  expect(ready.mock.calls).toEqual([[FakeAudio.instances[0]]])
  expect(FakeAudio.instances).toHaveLength(1)
})

it('is ready immediately for a user who comes from another page of the site', async () => {
  setActive(true)
  onGesture(controller.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
})

it('tries at a gesture if the browser does not report its permission', async () => {
  vi.stubGlobal('navigator', {})
  onGesture(controller.signal, ready)
  expect(FakeAudio.instances).toEqual([])
  await dispatch('touchend')
  expect(ready).toHaveBeenCalledOnce()
})

it('leaves no output open', async () => {
  setActive(true)
  onGesture(controller.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
  controller.abort()
  expect(FakeAudio.instances[0]!.close).toHaveBeenCalled()
  await dispatch('click')
  expect(FakeAudio.instances).toHaveLength(1)
})
