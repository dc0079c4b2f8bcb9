// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import FleetsPage from './FleetsPage.svelte'

let page: object | undefined
afterEach(async () => {
  if (page) await unmount(page)
  vi.unstubAllGlobals()
})

it('says when the printed data cannot be loaded, and requests it again', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('gone')))
  vi.stubGlobal('fetch', fetched)
  page = mount(FleetsPage, { target: document.body, props: { missions: [] } })
  const retryButton = () => document.querySelector<HTMLElement>('[data-testid=again]')
  await vi.waitFor(() => expect(retryButton()).not.toBeNull())
  expect(document.body.textContent).not.toContain('Opening the builder')
  retryButton()!.click()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(retryButton()).not.toBeNull())
})
