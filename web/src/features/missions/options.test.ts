// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { MissionOption } from '../../protocol/core'
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

function showOptions(options: MissionOption[], picks: Record<string, string> = {}): HTMLDetailsElement | null {
  page = mount(MissionOptions, { target: document.body, props: { mission: 'm', options, picks, onpick: () => {} } })
  flushSync()
  return document.querySelector('details')
}
const contains = (id: string, container: ParentNode | null) => !!container?.querySelector(`[data-testid=option-${id}]`)

it('shows the options of the game, and folds those of every table', () => {
  const more = showOptions(OPTIONS)
  expect(more!.open).toBe(false)
  expect(contains('tokens', document) && !contains('tokens', more)).toBe(true)
  expect(['reactions', 'time', 'chat'].every((id) => contains(id, more))).toBe(true)
  expect(more!.querySelector('summary')!.textContent.trim()).toBe('More options')
})

it('shows how many of them are changed', () => {
  const more = showOptions(OPTIONS, { time: 'b', chat: 'b', reactions: 'a', tokens: 'b' })
  expect(more!.querySelector('summary')!.textContent).toContain('2 changed')
})

it('has nothing to unfold if there are no further options', () => {
  expect(showOptions([option('tokens')])).toBeNull()
  expect(contains('tokens', document)).toBe(true)
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls unfolded options into view, with reduced motion (%s) immediately', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const more = showOptions(OPTIONS)!
  const scrolled = vi.spyOn(more, 'scrollIntoView').mockReturnValue(undefined)
  more.open = true
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior }]])
  more.open = false
  expect(scrolled).toHaveBeenCalledOnce()
})

it('groups options under headings, and folds rarely used ones', () => {
  const groups = [
    { id: 'hero', options: ['level', 'captain'] },
    { id: 'finer-rules', options: ['rulings'], folded: true },
  ]
  const options = ['rulings', 'captain', 'tokens', 'level', 'time'].map(option)
  page = mount(MissionOptions, {
    target: document.body,
    props: { mission: 'm', options, picks: {}, onpick: () => {}, groups },
  })
  flushSync()
  const sections = [...document.querySelectorAll('section')].map((part) => [
    part.querySelector('h2')?.textContent,
    [...part.querySelectorAll('fieldset')].map(({ dataset }) => dataset.testid!.slice(7)),
  ])
  expect(sections).toEqual([
    [undefined, ['tokens']],
    ['The Hero', ['captain', 'level']],
    ['Finer rules', ['rulings']],
    ['The table', ['time']],
  ])
  expect(document.querySelector('details')!.querySelectorAll('h2')).toHaveLength(2)
})

it('shows a yes-or-no option as a switch with its meaning below', () => {
  const onpick = vi.fn()
  const choices = [
    { id: 'off', name: 'no' },
    { id: 'on', name: 'yes' },
  ]
  const options = [{ id: 'crew', name: 'Bridge Crew: more dice', default: 'off', choices }]
  page = mount(MissionOptions, { target: document.body, props: { mission: 'm', options, picks: {}, onpick } })
  flushSync()
  const element = document.querySelector('[data-testid=option-crew]')!
  expect(element.querySelector('small')!.textContent).toBe('More dice')
  element.querySelector<HTMLInputElement>('[role=switch]')!.click()
  expect(onpick.mock.calls).toEqual([['crew', 'on']])
})
