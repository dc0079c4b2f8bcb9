// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../http/api'
import { storeValue } from '../ui/browser/storage'
import * as languages from '../ui/texts/language'
import { agreeOnLanguage, followAccount } from './language'

const ANN = { id: 'u1', name: 'Ann' }

beforeEach(() => {
  vi.spyOn(api, 'chooseLanguage').mockResolvedValue()
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'de'])
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('reports the language of the page to an account without one', async () => {
  await agreeOnLanguage(null)
  expect(api.chooseLanguage).toHaveBeenCalledWith('en')
  expect(location.reload).not.toHaveBeenCalled()
})

it('opens the page again in the language of the account, but not in one that the page does not have', async () => {
  storeValue('language', 'qps-ploc')
  await agreeOnLanguage('xx')
  expect(location.reload).not.toHaveBeenCalled()
  await agreeOnLanguage('en')
  expect(location.reload).toHaveBeenCalledOnce()
  expect(languages.readerLanguage()).toBe('en')
  await agreeOnLanguage('en')
  expect(location.reload).toHaveBeenCalledOnce()
  expect(api.chooseLanguage).not.toHaveBeenCalled()
})

it('does not report a pseudo-language', async () => {
  storeValue('language', 'qps-ploc')
  await agreeOnLanguage(null)
  expect(api.chooseLanguage).not.toHaveBeenCalled()
})

it('asks the server for the language after a login', async () => {
  const load = vi.spyOn(api, 'session').mockResolvedValueOnce({ user: ANN, language: null })
  await followAccount()
  expect(api.chooseLanguage).toHaveBeenCalledOnce()
  load.mockResolvedValueOnce({ user: null, language: null })
  await followAccount()
  load.mockRejectedValueOnce(new Error('away'))
  await followAccount()
  expect(api.chooseLanguage).toHaveBeenCalledOnce()
})
