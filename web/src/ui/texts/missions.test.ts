import { expect, it } from 'vitest'
import { loadMissionTexts, translated } from './missions'

it('is the text of the server in English, and without a translation', async () => {
  await loadMissionTexts('en')
  expect(translated('choice-chat-on', 'on (of the server)')).toBe('on (of the server)')
  await loadMissionTexts('qps-ploc')
  expect(translated('choice-chat-on', 'on')).toBe('[óóñ]')
  expect(translated('choice-chat-never', 'never')).toBe('never')
})
