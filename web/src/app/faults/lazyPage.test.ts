// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import LazyPage from './LazyPage.svelte'

it('reports that a page cannot be fetched, with a way to retry or leave', async () => {
  const props = { page: () => Promise.reject(new Error('Failed to fetch dynamically imported module')), props: {} }
  const page = mount(LazyPage, { target: document.body, props })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('This page could not be loaded'))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
  document.querySelector('button')!.click()
  expect(reload).toHaveBeenCalledOnce()
  await unmount(page)
})
