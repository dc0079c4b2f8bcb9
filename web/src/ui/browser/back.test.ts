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
      listeners.forEach((told) => told())
    }, 5)
  }
}

let listeners: (() => void)[]

describe('the Back button', () => {
  let entries: FakeHistory
  let overPage: (typeof import('./back'))['closeOnBack']
  const goBack = async () => (entries.back(), await vi.advanceTimersByTimeAsync(20))

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    listeners = []
    entries = new FakeHistory()
    vi.stubGlobal('history', entries)
    vi.stubGlobal('addEventListener', (_kind: string, told: () => void) => listeners.push(told))
    ;({ closeOnBack: overPage } = await import('./back'))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('closes what is open, and stays on the page', async () => {
    const shut = vi.fn(() => gone())
    const gone = overPage(shut)
    expect(entries.at).toBe(1)
    await goBack()
    expect([shut.mock.calls.length, entries.at]).toEqual([1, 0])
  })

  it('leaves nothing behind if something was closed in another way', async () => {
    overPage(() => {})()
    await vi.advanceTimersByTimeAsync(20)
    expect(entries.at).toBe(0)
  })

  it('closes one thing after another', async () => {
    const shut: string[] = []
    overPage(() => shut.push('below'))
    overPage(() => shut.push('above'))
    await goBack()
    expect([shut, entries.at]).toEqual([['above'], 1])
    await goBack()
    expect([shut, entries.at]).toEqual([['above', 'below'], 0])
  })

  it('keeps its entry if one thing opens another while it closes', async () => {
    const gone = overPage(() => {})
    gone()
    const shut = vi.fn()
    overPage(shut)
    await vi.advanceTimersByTimeAsync(20)
    expect([shut.mock.calls.length, entries.at]).toEqual([0, 1])
  })

  it('does not confuse a newly opened thing with a closed one', async () => {
    overPage(() => {})()
    await vi.advanceTimersByTimeAsync(2) // on its way back
    const shut = vi.fn()
    overPage(shut)
    await vi.advanceTimersByTimeAsync(20)
    expect([shut.mock.calls.length, entries.at]).toEqual([0, 1])
  })

  it('skips an entry that no longer represents anything', async () => {
    const gone = overPage(() => {})
    entries.pushState(null) // a link in the dialog opened another page
    gone()
    await vi.advanceTimersByTimeAsync(20)
    expect(entries.at).toBe(2)
    await goBack()
    expect(entries.at).toBe(0)
  })
})
