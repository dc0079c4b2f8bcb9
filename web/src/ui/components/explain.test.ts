// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Explain from './Explain.svelte'

const LONG_WAIT = 5000 // in milliseconds; longer than any rest

let page: object
let pointer = 0
const onmore = vi.fn()
const element = (id: string) => document.getElementById(id)!
const explanation = () => {
  flushSync()
  const box = document.querySelector<HTMLElement>('[data-testid=explanation]')!
  return box.hidden ? null : box.querySelector('.name')!.textContent
}

/** Move the pointer to an element, with the event that browsers send. */
function movePointer(id: string, pointerType = 'mouse'): void {
  pointer += 1
  element(id).dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType, screenX: pointer, screenY: pointer }),
  )
}

async function waitAtRest(ms = LONG_WAIT): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await tick()
}

const press = (id: string) => element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <span id="ecm" role="button" data-term="ecm" tabindex="0">ECM</span>
    <button id="answer">move: <span id="inert" data-term="move">move</span></button>
    <p id="elsewhere">elsewhere</p><span id="unknown" data-term="unknown">?</span>`
  const findTerm = (term: string) =>
    term === 'unknown' ? undefined : { name: term, text: `About ${term}.`, more: true }
  page = mount(Explain, { target: document.body, props: { find: findTerm, onmore } })
})
afterEach(async () => {
  await unmount(page)
  vi.useRealTimers()
})

it('explains the term under the pointer until the pointer leaves', async () => {
  movePointer('ecm')
  expect(explanation()).toBeNull()
  await waitAtRest()
  expect(explanation()).toBe('ecm')
  movePointer('elsewhere')
  await waitAtRest()
  expect(explanation()).toBeNull()
})

it('does not appear after a press, wherever the pointer rests', async () => {
  movePointer('inert')
  await waitAtRest(300)
  press('inert')
  await waitAtRest()
  expect(explanation()).toBeNull()
})

it('disappears with a press on the element beside it, and lets the press through', async () => {
  const pressed = vi.fn()
  element('answer').onclick = pressed
  movePointer('inert')
  await waitAtRest()
  expect(explanation()).toBe('move')
  press('inert')
  await waitAtRest()
  expect([explanation(), pressed.mock.calls.length]).toEqual([null, 1])
})

it('is opened and closed by a tap on a term, which presses nothing else', async () => {
  movePointer('ecm', 'touch')
  await waitAtRest()
  expect(explanation()).toBeNull()
  press('ecm')
  await waitAtRest()
  expect(explanation()).toBe('ecm')
  movePointer('elsewhere')
  await waitAtRest()
  expect(explanation()).toBe('ecm') // the user asked for it
  press('ecm')
  await waitAtRest()
  expect(explanation()).toBeNull()
})

it('is closed by Escape, links to the book, and ignores unknown terms', async () => {
  press('ecm')
  await waitAtRest()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(explanation()).toBeNull()
  press('ecm')
  await waitAtRest()
  document.querySelector<HTMLElement>('.more')!.click()
  expect(onmore).toHaveBeenCalledExactlyOnceWith('ecm')
  movePointer('unknown')
  await waitAtRest()
  expect(explanation()).toBeNull()
})
