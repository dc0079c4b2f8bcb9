// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import Fault from './Fault.svelte'

let page: object | undefined
afterEach(() => page && unmount(page))

const REASON = 'The host lets nobody watch this match until it is over'

function renderFault(title: string, detail: string) {
  page = mount(Fault, { target: document.body, props: { title, detail } })
  return [document.body.textContent.split(REASON).length - 1, document.querySelector('[role=alert]')!.textContent]
}

it('does not repeat its title', () => {
  expect(renderFault(REASON, REASON)).toEqual([1, REASON])
})

it('adds details if there are any', () => {
  expect(renderFault('This table is closed to you', REASON)).toEqual([1, REASON])
})

const LINK = { href: '/rules', name: 'All books' }

it.each([
  [{}, 'Go to the start page'],
  [{ link: LINK }, 'All books'],
  [{ retry: () => undefined, link: LINK }, 'Try again'],
])('has one main action: with %o it is %s', (extraProps, main) => {
  page = mount(Fault, { target: document.body, props: { title: 'Gone', detail: REASON, ...extraProps } })
  expect([...document.querySelectorAll('.primary')].map((button) => button.textContent)).toEqual([main])
})
