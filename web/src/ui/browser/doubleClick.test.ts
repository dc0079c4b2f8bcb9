// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreDoubleClicks } from './doubleClick'

const onclick = vi.fn()
let guard: (event: MouseEvent) => void

beforeEach(() => {
  document.body.innerHTML = '<button id="skip" data-once><i id="inside"></i></button><button id="undo"></button>'
  guard = ignoreDoubleClicks()
  document.body.addEventListener('click', guard, { capture: true })
  document.querySelector('#undo')!.addEventListener('click', onclick)
})
afterEach(() => {
  document.body.removeEventListener('click', guard, { capture: true })
  onclick.mockReset()
})

const click = (id: string, detail: number) =>
  document.querySelector(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

it.each([
  [
    'the second click of a double click',
    [
      ['#inside', 1],
      ['#undo', 2],
    ],
    0,
  ],
  [
    'the third click in a row',
    [
      ['#skip', 1],
      ['#undo', 2],
      ['#undo', 3],
    ],
    0,
  ],
  [
    'a separate click',
    [
      ['#skip', 1],
      ['#undo', 1],
    ],
    1,
  ],
  [
    'a separate double click',
    [
      ['#undo', 1],
      ['#undo', 2],
    ],
    2,
  ],
  [
    'a click by keyboard',
    [
      ['#skip', 0],
      ['#undo', 0],
    ],
    1,
  ],
] as const)('accepts or drops a click: %s', (_, clicks, times) => {
  for (const [id, detail] of clicks) click(id, detail)
  expect(onclick).toHaveBeenCalledTimes(times)
})
