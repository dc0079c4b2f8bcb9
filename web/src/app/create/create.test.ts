// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { GameEntry } from '../../games/game'
import { api } from '../../http/api'
import type { MissionSummary } from '../../protocol/core'
import CreateMatch from './CreateMatch.svelte'
import { router } from '../router.svelte'
import { session } from '../session.svelte'

vi.mock('../../http/cookies', () => ({ needCookies: () => Promise.resolve() }))

const GAME = { sideTone: () => '' } as unknown as GameEntry
const SEATS = ['red', 'blue'].map((side) => ({ id: `${side}-1`, side, team: side }))

let page: object | undefined
afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
  session.user = null
})

/** Create a match of a mission with `players` seats; return the request that the button sends. */
async function createMatch(players: number): Promise<unknown> {
  const mission: MissionSummary = {
    game: 'toy',
    id: 'toy',
    number: 1,
    title: 'Toy',
    story: '',
    players,
    seats: SEATS.slice(0, players),
    options: [],
  }
  session.user = { id: 'u1', name: 'Ann' }
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: `m${players}` } as never)
  page = mount(CreateMatch, { target: document.body, props: { game: GAME, missions: [mission] } })
  const button = () => document.querySelector<HTMLElement>('[data-testid=create-match]')
  await vi.waitFor(() => expect(button()).not.toBeNull())
  button()!.click()
  await vi.waitFor(() => expect(router.route).toMatchObject({ id: `m${players}` }))
  return create.mock.calls[0]?.[3]
}

it('seats the creator of a match with only one seat', async () => {
  expect(await createMatch(1)).toEqual({ private: true, seat: 'red-1' })
})

it('seats the creator in the first of several seats', async () => {
  expect(await createMatch(2)).toEqual({ private: true, seat: 'red-1' })
})

it('lets missions be chosen without their pictures', async () => {
  const game = { ...GAME, cover: () => Promise.reject(new Error('offline')) }
  const missions = ['one', 'two'].map((id) => ({ game: 'toy', id, title: id, players: 2, seats: SEATS, options: [] }))
  page = mount(CreateMatch, {
    target: document.body,
    props: { game, missions: missions as unknown as MissionSummary[] },
  })
  await vi.waitFor(() => expect(document.querySelector('[data-testid=mission-two]')).not.toBeNull())
  document.querySelector<HTMLElement>('[data-testid=mission-two]')!.click()
  await vi.waitFor(() =>
    expect(document.querySelector('[data-testid=create-match]')?.textContent).toContain('Create two'),
  )
})

it('ends the wait for missions that never arrive, with a way to continue', async () => {
  vi.useFakeTimers()
  const game = { ...GAME, createOptions: () => new Promise<never>(() => {}) }
  const mission = { game: 'toy', id: 'toy', title: 'Toy', seats: SEATS, options: [] } as unknown as MissionSummary
  page = mount(CreateMatch, { target: document.body, props: { game, missions: [mission] } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.querySelector('[role=status]')?.textContent).toContain('Loading missions')
  expect(document.querySelector('[data-testid=create-match]'), 'comes with the missions').toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(document.querySelector('[data-testid=again]')?.textContent).toBe('Try again')
})
