// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { storeValue } from '../browser/storage'
import { chooseLanguage, markLanguage, readerLanguage, readerLocale } from './language'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it.each([
  [['en-GB'], '', 'en'],
  [['pt-BR', 'en'], '', 'en'],
  [['pt'], '', 'en'],
  [['pt-BR', 'de-AT', 'en'], '', 'de'],
  [['fr'], 'es', 'es'],
  [[], '', 'en'],
  [['en'], 'qps-ploc', 'qps-ploc'],
  [['en'], 'xx', 'en'],
  [['en'], '../de', 'en'],
])('of a browser with %s and the choice "%s" is %s', (tags, chosen, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  storeValue('language', chosen)
  expect(readerLanguage()).toBe(language)
})

it.each([
  [['en-GB', 'en-US'], '', 'en-GB'],
  [['de-AT', 'en-GB', 'en'], 'en', 'en-GB'],
  [['de-AT'], '', 'de-AT'],
  [[], '', 'en'],
  [['en-US@posix'], '', 'en'],
  [['C', 'en_US', 'en-NZ'], '', 'en-NZ'],
  [['de-AT', 'en-GB'], 'qps-ploc', 'en-GB'],
  [['de-AT'], 'qps-ploc', 'en'],
])('of a browser with %s and the choice "%s" has dates as in %s', (tags, chosen, locale) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  storeValue('language', chosen)
  expect(readerLocale()).toBe(locale)
})

it('is stored, and the page opens again in it', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  chooseLanguage('qps-plocm')
  expect([readerLanguage(), reload.mock.calls.length]).toEqual(['qps-plocm', 1])
})

it('does not open the page again where storage is blocked', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', null)
  chooseLanguage('de')
  vi.unstubAllGlobals()
  expect(reload).not.toHaveBeenCalled()
})

it('is told to the browser with its direction', () => {
  const told = (language: string) => {
    markLanguage(language)
    return [document.documentElement.lang, document.documentElement.dir]
  }
  expect(told('de')).toEqual(['de', 'ltr'])
  expect(told('ar')).toEqual(['ar', 'rtl'])
  expect(told('qps-plocm')).toEqual(['en', 'rtl'])
  expect(told('en')).toEqual(['en', 'ltr'])
})
