// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('high contrast', () => {
  let asked = false
  const shown = () => document.documentElement.dataset.contrast

  /** Open the page. */
  async function open() {
    vi.resetModules()
    const settings = await import('../state/settings.svelte')
    settings.showContrast()
    return settings
  }

  beforeEach(() => {
    localStorage.clear()
    asked = false
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-contrast: more)' && asked }))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('begins as the system asks', async () => {
    await open()
    expect(shown()).toBe('usual')
    asked = true
    await open()
    expect(shown()).toBe('more')
  })

  it('follows the system while the page is open', async () => {
    const { settings, showContrast } = await open()
    asked = true
    showContrast()
    expect([shown(), settings.contrast]).toEqual(['more', true])
  })

  it('stays as it was chosen, whatever the system asks', async () => {
    const { setContrast } = await open()
    setContrast(true)
    expect(shown()).toBe('more')
    await open()
    expect(shown()).toBe('more')
    asked = true
    setContrast(false)
    const { settings } = await open()
    expect([shown(), settings.contrast]).toEqual(['usual', false])
  })
})
