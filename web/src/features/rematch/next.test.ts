// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toyView } from '../../fixtures/toy'
import type { CoreView, MissionSummary } from '../../protocol/core'
import * as answers from './offerAnswers'
import { api } from '../../http/api'
import { Problem } from '../../http/http'
import { pendingOffer } from './openOffers'
import NextMatch from './NextMatch.svelte'

const mission = (id: string, number: number, players: number): MissionSummary => ({
  ...{ game: 'toy', id, number, players, title: id, story: '', seats: [], options: [] },
})
const TWO_PLAYERS = { red: { ...toyView().seats.red!, bot: false }, blue: { ...toyView().seats.blue!, bot: false } }

let page: object | undefined

async function open(overrides: Partial<CoreView>, isLesson = false): Promise<void> {
  const props = { view: toyView({ status: 'finished', ...overrides }), isLesson }
  page = mount(NextMatch, { target: document.body, props })
  await vi.waitFor(() => expect(api.missions).toHaveResolved())
  flushSync()
}
const primaryTexts = () => [...document.querySelectorAll('.primary')].map((button) => button.textContent)
const button = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)

beforeEach(() => {
  const all = [mission('toy', 1, 2), mission('solo', 2, 1), mission('large', 3, 4)]
  vi.spyOn(api, 'missions').mockResolvedValue(all)
  vi.spyOn(api, 'offerStatus').mockResolvedValue({ standing: 'asked' })
  vi.spyOn(answers, 'recordAnswer')
  vi.spyOn(api, 'continueMatch').mockResolvedValue({ id: 'm2', host: { id: 'u2' }, seats: [] } as never)
})
afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
})

it.each([
  ['rematch', {}],
  ['rematch-swapped', { swap: true }],
  ['next-mission', { mission: 'large' }], // the previous mission has no room for two
  ['back-to-lobby', { lobby: true }],
])('%s takes one press', async (id, request) => {
  await open({ seats: TWO_PLAYERS })
  button(id)!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/m/m2'))
  expect(api.continueMatch).toHaveBeenCalledExactlyOnceWith('toy', request)
})

it.each([
  ['u1', { from: 'toy', left: expect.any(Number) as number }],
  ['u2', null], // another player was faster
])('names the people I have invited if %s hosts it', async (host, pending) => {
  localStorage.clear()
  const seats = [{ id: 'red', player: { id: 'u1' } }]
  vi.mocked(api.continueMatch).mockResolvedValue({ id: 'm2', host: { id: host }, your_seat: 'red', seats } as never)
  await open({ seats: TWO_PLAYERS })
  button('rematch')!.click()
  await vi.waitFor(() => expect(answers.recordAnswer).toHaveBeenCalledExactlyOnceWith('m2'))
  expect(pendingOffer('m2')).toEqual(pending)
})

it('offers the rematch before the missions are loaded, and reserves the space of the next one', async () => {
  let respond: (all: MissionSummary[]) => void = () => undefined
  vi.mocked(api.missions).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  page = mount(NextMatch, {
    target: document.body,
    props: { view: toyView({ status: 'finished', seats: TWO_PLAYERS }), isLesson: false },
  })
  flushSync()
  const buttonCount = () => document.querySelectorAll('.ways button').length
  const before = buttonCount()
  expect([button('rematch')?.textContent, button('next-mission'), before]).toEqual(['Rematch', null, 4])
  respond([mission('toy', 1, 2), mission('large', 3, 4)])
  await vi.waitFor(() => expect(button('next-mission')?.textContent).toBe('Next: large'))
  expect(buttonCount()).toBe(before)
})

it('is joined with one press, once it exists', async () => {
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: true, lobby: false }
  await open({ seats: TWO_PLAYERS, next })
  expect(document.body.textContent).toContain('Bob wants a rematch with sides swapped.')
  expect(button('rematch')).toBeNull()
  button('join-next')!.click()
  await vi.waitFor(() => expect(api.continueMatch).toHaveBeenCalledExactlyOnceWith('toy', { match: 'm2' }))
})

it('is declined with one press, and can still be joined', async () => {
  const decline = vi.spyOn(api, 'decline').mockResolvedValue()
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false }
  await open({ seats: TWO_PLAYERS, next: { ...next, declined: [] } })
  button('decline-next')!.click()
  await vi.waitFor(() => expect(decline).toHaveBeenCalledExactlyOnceWith('toy'))
  await vi.waitFor(() => expect(answers.recordAnswer).toHaveBeenCalledExactlyOnceWith('m2'))
  await unmount(page!)
  await open({ seats: TWO_PLAYERS, next: { ...next, declined: ['red'] } })
  expect(button('not-along')?.textContent).toBe('You are not joining.')
  expect(button('decline-next')).toBeNull()
  expect(primaryTexts()).toEqual([])
  button('join-next')!.click()
  await vi.waitFor(() => expect(api.continueMatch).toHaveBeenCalledExactlyOnceWith('toy', { match: 'm2' }))
})

it('is replaced by my own rematch if it has begun before I join', async () => {
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false, declined: [] }
  await open({ seats: TWO_PLAYERS, next })
  vi.mocked(api.continueMatch).mockRejectedValueOnce(new Error('The match has begun'))
  vi.mocked(api.offerStatus).mockResolvedValue({ standing: 'gone' })
  button('join-next')!.click()
  await vi.waitFor(() => expect(button('rematch')).not.toBeNull())
  expect(button('join-next')).toBeNull()
})

it('explains missing seats and cancelled matches', async () => {
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false, declined: [] }
  await open({ seats: TWO_PLAYERS, next })
  vi.mocked(api.continueMatch).mockRejectedValueOnce(new Problem(409, 'Full', 'Open another.', [], 'full'))
  vi.mocked(api.offerStatus).mockResolvedValue({ standing: 'gone' })
  button('join-next')!.click()
  await vi.waitFor(() => expect(button('too-late')?.textContent).toBe('Open another.'))
  expect(button('rematch')).not.toBeNull()
  await unmount(page!)
  vi.mocked(api.offerStatus).mockResolvedValue({ standing: 'lapsed' })
  await open({ seats: TWO_PLAYERS, next })
  await vi.waitFor(() =>
    expect(button('too-late')?.textContent).toBe('Bob wants a rematch, but that match was closed.'),
  )
})

it('disappears once it is cancelled', async () => {
  vi.useFakeTimers()
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false, declined: [] }
  await open({ seats: TWO_PLAYERS, next })
  expect(button('join-next')).not.toBeNull()
  vi.mocked(api.offerStatus).mockResolvedValue({ standing: 'lapsed' })
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  flushSync()
  expect([button('join-next'), button('too-late')?.textContent]).toEqual([
    null,
    'Bob wants a rematch, but that match was closed.',
  ])
})

it('names the players who decline', async () => {
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false }
  const seats = { ...TWO_PLAYERS, blue: { ...TWO_PLAYERS.blue, player: 'Bea' } }
  await open({ seats, next: { ...next, declined: ['blue'] } })
  expect(button('others-not-along')?.textContent).toBe('Bea is not joining.')
  expect(button('join-next')?.textContent).toBe('Join')
})

it('leads to the match in which I have a seat, and is offered anew if that match is gone', async () => {
  const standing = vi.spyOn(api, 'offerStatus').mockResolvedValue({ standing: 'joined' })
  const next = { match: 'm2', mission: 'toy', title: 'toy', by: 'Bob', swapped: false, lobby: false, declined: [] }
  await open({ seats: TWO_PLAYERS, next })
  await vi.waitFor(() => expect(button('join-next')?.textContent).toBe('Go there'))
  expect(button('decline-next')).toBeNull()
  expect(document.body.textContent).toContain('Next: toy You have a seat there.')
  await unmount(page!)
  standing.mockResolvedValue({ standing: 'gone' })
  await open({ seats: TWO_PLAYERS, next })
  await vi.waitFor(() => expect(button('rematch')).not.toBeNull())
  expect(button('join-next')).toBeNull()
})

it('is the first mission after a lesson, which is never next itself', async () => {
  const lesson = { ...mission('school', 9, 2), lesson: { seat: 'red', bot: 'weak' } }
  vi.mocked(api.missions).mockResolvedValue([lesson, mission('toy', 1, 2)])
  await open({ seats: TWO_PLAYERS, mission: 'school' }, true)
  expect(primaryTexts()).toEqual(['Next: toy'])
  expect(button('rematch-swapped')).toBeNull()
  button('next-mission')!.click()
  await vi.waitFor(() => expect(api.continueMatch).toHaveBeenCalledExactlyOnceWith('toy', { mission: 'toy' }))
  await unmount(page!)
  await open({ seats: TWO_PLAYERS })
  expect(button('next-mission')).toBeNull()
  await vi.waitFor(() => expect(primaryTexts()).toEqual(['Rematch']))
})

it('offers no other side to a player who plays alone', async () => {
  await open({ seats: { red: TWO_PLAYERS.red }, order: ['red'] })
  expect([button('rematch'), button('rematch-swapped')]).toEqual([expect.anything(), null])
})

it('is for players', async () => {
  await open({ viewer: 'spectator' })
  expect(document.querySelectorAll('button')).toHaveLength(0)
})
