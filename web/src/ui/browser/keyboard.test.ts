import { describe, expect, it } from 'vitest'
import { digitOf, letterOf } from './keyboard'

const keyEvent = (key: string, code = '', overrides: Partial<KeyboardEvent> = {}) =>
  ({ key, code, shiftKey: false, ...overrides }) as KeyboardEvent

describe('a digit', () => {
  it.each([
    ['of a usual keyboard', '7', 'Digit7', 7],
    ['of the number pad', '7', 'Numpad7', 7],
    ['of a French keyboard, without Shift', 'é', 'Digit2', 2],
    ['of a Czech keyboard, without Shift', 'ě', 'Digit2', 2],
    ['in Arabic', '٣', 'Digit3', 3],
    ['in Persian', '۹', 'Digit9', 9],
    ['in Hindi, on a phone', '५', '', 5],
    ['in Bengali', '১', 'Digit1', 1],
    ['of full width', '４', '', 4],
  ])('%s', (_what, key, code, digit) => expect(digitOf(keyEvent(key, code))).toBe(digit))

  it('of a French keyboard, with Shift', () => {
    expect(digitOf(keyEvent('2', 'Digit2', { shiftKey: true }))).toBe(2)
  })

  it.each([
    ['another sign with Shift', keyEvent('!', 'Digit1', { shiftKey: true })],
    ['the number pad without Num Lock', keyEvent('End', 'Numpad1')],
    ['a dead key', keyEvent('Dead', 'Digit2')],
    ['a letter', keyEvent('a', 'KeyA')],
    ['a fraction', keyEvent('½', '')],
  ])('is not %s', (_what, event) => expect(digitOf(event)).toBeNull())
})

describe('a letter', () => {
  it.each([
    ['of a usual keyboard', 'p', 'KeyP', 'p'],
    ['with Caps Lock', 'P', 'KeyP', 'p'],
    ['of a Dvorak keyboard, by what is printed', 'p', 'KeyR', 'p'],
    ['of a Russian keyboard, by its place', 'з', 'KeyP', 'p'],
    ['of an Arabic keyboard', 'ح', 'KeyP', 'p'],
    ['of a Greek keyboard', 'π', 'KeyP', 'p'],
  ])('%s', (_what, key, code, letter) => expect(letterOf(keyEvent(key, code))).toBe(letter))

  it.each([
    ['a digit', keyEvent('1', 'Digit1')],
    ['a key without a letter', keyEvent('Enter', 'Enter')],
    ['a sign in the place of a letter', keyEvent(';', 'KeyP')],
  ])('is not %s', (_what, event) => expect(letterOf(event)).toBeNull())
})
