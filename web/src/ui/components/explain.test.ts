// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Explain from './Explain.svelte'

const LONG = 5000 // in milliseconds; longer than any rest

let page: object
let at = 0
const onmore = vi.fn()
const element = (id: string) => document.getElementById(id)!
const told = () => {
  flushSync()
  const box = document.querySelector<HTMLElement>('[data-testid=explanation]')!
  return box.hidden ? null : box.querySelector('.name')!.textContent
}

/** Move the pointer to an element, with the event that browsers send. */
function point(id: string, pointerType = 'mouse'): void {
  at += 1
  element(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType, screenX: at, screenY: at }))
}

async function rest(ms = LONG): Promise<void> {
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
  const find = (term: string) => (term === 'unknown' ? undefined : { name: term, text: `About ${term}.`, more: true })
  page = mount(Explain, { target: document.body, props: { find, onmore } })
})
afterEach(async () => {
  await unmount(page)
  vi.useRealTimers()
})

it('explains what the pointer rests on, and goes when it leaves', async () => {
  point('ecm')
  expect(told()).toBeNull()
  await rest()
  expect(told()).toBe('ecm')
  point('elsewhere')
  await rest()
  expect(told()).toBeNull()
})

it('does not come up after a press, wherever the pointer rests', async () => {
  point('inert')
  await rest(300)
  press('inert')
  await rest()
  expect(told()).toBeNull()
})

it('goes with a press on what it stands beside, and lets it through', async () => {
  const pressed = vi.fn()
  element('answer').onclick = pressed
  point('inert')
  await rest()
  expect(told()).toBe('move')
  press('inert')
  await rest()
  expect([told(), pressed.mock.calls.length]).toEqual([null, 1])
})

it('is opened and shut by a tap on a term, which presses nothing else', async () => {
  point('ecm', 'touch')
  await rest()
  expect(told()).toBeNull()
  press('ecm')
  await rest()
  expect(told()).toBe('ecm')
  point('elsewhere')
  await rest()
  expect(told()).toBe('ecm') // the user asked for it
  press('ecm')
  await rest()
  expect(told()).toBeNull()
})

it('is shut by Escape, leads on to the book, and tells nothing of what is unknown', async () => {
  press('ecm')
  await rest()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(told()).toBeNull()
  press('ecm')
  await rest()
  document.querySelector<HTMLElement>('.more')!.click()
  expect(onmore).toHaveBeenCalledExactlyOnceWith('ecm')
  point('unknown')
  await rest()
  expect(told()).toBeNull()
})
