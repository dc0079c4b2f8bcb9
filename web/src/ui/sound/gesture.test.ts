// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onGesture } from './gesture'

class Audio {
  static made: Audio[] = []
  state = 'suspended'
  resume = () => {
    this.state = 'running'
    return Promise.resolve()
  }
  close = vi.fn(() => Promise.resolve())
  constructor() {
    Audio.made.push(this)
  }
}

const ready = vi.fn()
let ended: AbortController

beforeEach(() => {
  Audio.made = []
  ready.mockClear()
  ended = new AbortController()
  vi.stubGlobal('AudioContext', Audio)
})
afterEach(() => {
  ended.abort()
  vi.unstubAllGlobals()
})

/** Set whether the browser reports that the user has made a gesture. */
function active(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
}
const does = async (name: string) => {
  window.dispatchEvent(new Event(name))
  await Promise.resolve()
  await Promise.resolve()
}

it('makes nothing that could sound before the person has done something, and then one thing once', async () => {
  active(false)
  onGesture(ended.signal, ready)
  await does('click')
  expect([Audio.made.length, ready.mock.calls.length]).toEqual([0, 0])
  active(true)
  await does('keydown')
  await does('click')
  expect(ready.mock.calls).toEqual([[Audio.made[0]]])
  expect(Audio.made).toHaveLength(1)
})

it('is ready at once for whoever comes from another page of ours', async () => {
  active(true)
  onGesture(ended.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
})

it('tries where the browser does not tell, at a gesture only', async () => {
  vi.stubGlobal('navigator', {})
  onGesture(ended.signal, ready)
  expect(Audio.made).toEqual([])
  await does('touchend')
  expect(ready).toHaveBeenCalledOnce()
})

it('leaves nothing open behind', async () => {
  active(true)
  onGesture(ended.signal, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce())
  ended.abort()
  expect(Audio.made[0]!.close).toHaveBeenCalled()
  await does('click')
  expect(Audio.made).toHaveLength(1)
})
