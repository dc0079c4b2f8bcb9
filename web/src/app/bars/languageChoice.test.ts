// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../http/api'
import { LANGUAGES, readerLanguage } from '../../ui/texts/language'
import { session } from '../session.svelte'
import LanguageChoice from './LanguageChoice.svelte'

let page: object

const select = () => document.querySelector<HTMLSelectElement>('[data-testid=language]')

async function choose(language: string): Promise<void> {
  select()!.value = language
  select()!.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
}

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(api, 'chooseLanguage').mockResolvedValue()
})
afterEach(() => {
  void unmount(page)
  session.user = null
  localStorage.clear()
  vi.restoreAllMocks()
})

const open = () => {
  page = mount(LanguageChoice, { target: document.body })
  flushSync()
}

it('offers each language by its own name, and opens the page again in the chosen one', async () => {
  open()
  expect([...select()!.options].map(({ text, lang }) => [text, lang])).toEqual(
    Object.entries(LANGUAGES).map(([language, name]) => [name, language]),
  )
  expect(select()!.value).toBe('en')
  await choose('de')
  expect([readerLanguage(), vi.mocked(api.chooseLanguage).mock.calls]).toEqual(['de', []])
})

it('stores the language in the account of a user', async () => {
  session.user = { id: 'u1', name: 'Ann' }
  open()
  await choose('de')
  expect(vi.mocked(api.chooseLanguage).mock.calls).toEqual([['de']])
})

it('keeps the language if the account cannot be changed', async () => {
  session.user = { id: 'u1', name: 'Ann' }
  vi.mocked(api.chooseLanguage).mockRejectedValue(new Error('away'))
  open()
  select()!.value = 'de'
  select()!.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(api.chooseLanguage).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(select()!.value).toBe('en'))
  expect([readerLanguage(), vi.mocked(location.reload).mock.calls]).toEqual(['en', []])
})
