import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A fake browser history: its entries and the current one. */
class FakeHistory {
  all: unknown[] = [null]
  at = 0
  get state(): unknown {
    return this.all[this.at]
  }
  pushState(state: unknown): void {
    this.all = [...this.all.slice(0, ++this.at), state]
  }
  back(): void {
    setTimeout(() => {
      this.at--
      listeners.forEach((listener) => listener())
    }, 5)
  }
}

let listeners: (() => void)[]

describe('the Back button', () => {
  let entries: FakeHistory
  let closeOnBack: (typeof import('./back'))['closeOnBack']
  const goBack = async () => (entries.back(), await vi.advanceTimersByTimeAsync(20))

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    listeners = []
    entries = new FakeHistory()
    vi.stubGlobal('history', entries)
    vi.stubGlobal('addEventListener', (_kind: string, listener: () => void) => listeners.push(listener))
    ;({ closeOnBack } = await import('./back'))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('closes the open overlay, and stays on the page', async () => {
    const close = vi.fn(() => unregister())
    const unregister = closeOnBack(close)
    expect(entries.at).toBe(1)
    await goBack()
    expect([close.mock.calls.length, entries.at]).toEqual([1, 0])
  })

  it('leaves nothing behind if something was closed in another way', async () => {
    closeOnBack(() => {})()
    await vi.advanceTimersByTimeAsync(20)
    expect(entries.at).toBe(0)
  })

  it('closes one overlay after another', async () => {
    const close: string[] = []
    closeOnBack(() => close.push('below'))
    closeOnBack(() => close.push('above'))
    await goBack()
    expect([close, entries.at]).toEqual([['above'], 1])
    await goBack()
    expect([close, entries.at]).toEqual([['above', 'below'], 0])
  })

  it('keeps its entry if one overlay opens another while it closes', async () => {
    const unregister = closeOnBack(() => {})
    unregister()
    const close = vi.fn()
    closeOnBack(close)
    await vi.advanceTimersByTimeAsync(20)
    expect([close.mock.calls.length, entries.at]).toEqual([0, 1])
  })

  it('does not confuse a newly opened overlay with a closed one', async () => {
    closeOnBack(() => {})()
    await vi.advanceTimersByTimeAsync(2) // on its way back
    const close = vi.fn()
    closeOnBack(close)
    await vi.advanceTimersByTimeAsync(20)
    expect([close.mock.calls.length, entries.at]).toEqual([0, 1])
  })

  it('skips an entry that no longer represents anything', async () => {
    const unregister = closeOnBack(() => {})
    entries.pushState(null) // a link in the dialog opened another page
    unregister()
    await vi.advanceTimersByTimeAsync(20)
    expect(entries.at).toBe(2)
    await goBack()
    expect(entries.at).toBe(0)
  })
})
