// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import Fault from './Fault.svelte'

let page: object | undefined
afterEach(() => page && unmount(page))

const WHY = 'The host lets nobody watch this match until it is over'

function renderFault(title: string, detail: string) {
  page = mount(Fault, { target: document.body, props: { title, detail } })
  return [document.body.textContent.split(WHY).length - 1, document.querySelector('[role=alert]')!.textContent]
}

it('does not repeat its title', () => {
  expect(renderFault(WHY, WHY)).toEqual([1, WHY])
})

it('adds details if there are any', () => {
  expect(renderFault('This table is closed to you', WHY)).toEqual([1, WHY])
})

const WAY = { href: '/rules', name: 'All books' }

it.each([
  [{}, 'Go to the start page'],
  [{ way: WAY }, 'All books'],
  [{ again: () => undefined, way: WAY }, 'Try again'],
])('has one main action: with %o it is %s', (more, main) => {
  page = mount(Fault, { target: document.body, props: { title: 'Gone', detail: WHY, ...more } })
  expect([...document.querySelectorAll('.primary')].map((one) => one.textContent)).toEqual([main])
})
