// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('high contrast', () => {
  let prefersContrast = false
  const shownContrast = () => document.documentElement.dataset.contrast

  /** Open the page. */
  async function openPage() {
    vi.resetModules()
    const settings = await import('../state/settings.svelte')
    settings.applyContrast()
    return settings
  }

  beforeEach(() => {
    localStorage.clear()
    prefersContrast = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-contrast: more)' && prefersContrast,
    }))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('begins with the setting of the system', async () => {
    await openPage()
    expect(shownContrast()).toBe('usual')
    prefersContrast = true
    await openPage()
    expect(shownContrast()).toBe('more')
  })

  it('follows the system while the page is open', async () => {
    const { settings, applyContrast } = await openPage()
    prefersContrast = true
    applyContrast()
    expect([shownContrast(), settings.contrast]).toEqual(['more', true])
  })

  it('keeps the choice of the user, whatever the system requests', async () => {
    const { setContrast } = await openPage()
    setContrast(true)
    expect(shownContrast()).toBe('more')
    await openPage()
    expect(shownContrast()).toBe('more')
    prefersContrast = true
    setContrast(false)
    const { settings } = await openPage()
    expect([shownContrast(), settings.contrast]).toEqual(['usual', false])
  })
})
