// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toy } from '../fixtures/toy'
import type { ChatLine, MatchSummary } from '../protocol/core'
import LobbyFrame from './LobbyFrame.svelte'
import { LONG, remember } from './offered'

const seat = (id: string, name: string | null) => ({
  ...{ id, side: id, team: id, loadout: null, bringing: null },
  player: name && { name, bot: null },
})
const ann = { id: 'u1', name: 'Ann' }
const match = {
  ...{ id: 'm2', game: 'toy', mission: 'toy', title: 'Toy', known: true, status: 'lobby', private: true },
  ...{ host: ann, your_seat: 'red', options: [], seats: [seat('red', 'Ann'), seat('blue', null), seat('green', null)] },
} as unknown as MatchSummary
const game = { ...toy, lobby: { goal: () => '', about: () => new Promise<never>(() => {}) } }

let page: object

function wait(chat: ChatLine[] = [], now = match): void {
  const props = {
    game,
    match: now,
    user: ann,
    bots: [],
    code: null,
    connection: 'online' as const,
    chat,
    onchange: () => {},
  }
  page = mount(LobbyFrame, { target: document.body, props })
}
const told = () => document.querySelector('[data-testid=no-answer]')?.textContent.trim()

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(async () => {
  vi.useRealTimers()
  await unmount(page)
})

it('tells who waits in vain whom, and what there is to do, after a while', async () => {
  remember('m2', ['Bob', 'Cid'])
  wait([{ n: 1, seat: '', name: 'Cid', text: 'does not come along' } as ChatLine])
  await vi.advanceTimersByTimeAsync(LONG - 1)
  expect(told()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(told()).toMatch(/^No answer from Bob so far; the offer stays open./)
  await unmount(page)
  wait() // the page is loaded anew
  await vi.advanceTimersByTimeAsync(1)
  expect(told()).toMatch(/^No answer from Bob and Cid/)
})

it('says nothing of who came, and nothing in other matches', async () => {
  remember('m2', ['Bob'])
  wait([], { ...match, seats: [seat('red', 'Ann'), seat('blue', 'Bob'), seat('green', null)] as never })
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told()).toBeUndefined()
  await unmount(page)
  wait([], { ...match, id: 'm3' })
  await vi.advanceTimersByTimeAsync(LONG)
  expect(told()).toBeUndefined()
})

it('tells who does not come along, unless he has come after all', async () => {
  const no = { n: 1, seat: '', name: 'Bob', text: 'does not come along' } as ChatLine
  const lines = () => document.querySelector('[data-testid=told]')?.textContent.trim()
  wait([no])
  expect(lines()).toBe('Bob does not come along')
  await unmount(page)
  wait([no], { ...match, seats: [seat('red', 'Ann'), seat('blue', 'Bob'), seat('green', null)] as never })
  expect(lines()).toBe('')
})
