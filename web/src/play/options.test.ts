// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { MissionOption } from '../protocol/core'
import MissionOptions from './MissionOptions.svelte'

const option = (id: string): MissionOption => ({
  id,
  name: id,
  default: 'a',
  choices: ['a', 'b'].map((name) => ({ id: name, name })),
})
const OPTIONS = ['tokens', 'reactions', 'time', 'chat'].map(option)

let page: object | undefined
afterEach(() => {
  if (page) void unmount(page)
  vi.unstubAllGlobals()
})

function show(options: MissionOption[], picks: Record<string, string> = {}): HTMLDetailsElement | null {
  page = mount(MissionOptions, { target: document.body, props: { mission: 'm', options, picks, onpick: () => {} } })
  flushSync()
  return document.querySelector('details')
}
const found = (id: string, within: ParentNode | null) => !!within?.querySelector(`[data-testid=option-${id}]`)

it('shows what belongs to the game, and keeps what every table has behind one line', () => {
  const more = show(OPTIONS)
  expect(more!.open).toBe(false)
  expect(found('tokens', document) && !found('tokens', more)).toBe(true)
  expect(['reactions', 'time', 'chat'].every((id) => found(id, more))).toBe(true)
  expect(more!.querySelector('summary')!.textContent.trim()).toBe('More options')
})

it('tells how many of them are not as usual', () => {
  const more = show(OPTIONS, { time: 'b', chat: 'b', reactions: 'a', tokens: 'b' })
  expect(more!.querySelector('summary')!.textContent).toContain('2 not as usual')
})

it('has no such line where there is nothing behind it', () => {
  expect(show([option('tokens')])).toBeNull()
  expect(found('tokens', document)).toBe(true)
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('brings what is opened into sight, with reduced motion (%s) at once', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const more = show(OPTIONS)!
  const scrolled = vi.spyOn(more, 'scrollIntoView').mockReturnValue(undefined)
  more.open = true
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior }]])
  more.open = false
  expect(scrolled).toHaveBeenCalledOnce()
})
