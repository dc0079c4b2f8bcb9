// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toy } from '../../fixtures/toy'
import type { ChatLine, MatchSummary } from '../../protocol/core'
import { api } from '../../http/api'
import LobbyFrame from '../lobby/LobbyFrame.svelte'
import { ANSWER_TIME, storeOffer, missingPeople } from './openOffers'

const seat = (id: string, name: string | null, person = name) => ({
  ...{ id, side: id, team: id, loadout: null, bringing: null },
  player: name && { id: person, name, bot: null },
})
const ann = { id: 'Ann', name: 'Ann' }
const match = {
  ...{ id: 'm2', game: 'toy', mission: 'toy', title: 'Toy', known: true, status: 'lobby', private: true },
  ...{ host: ann, your_seat: 'red', options: [], seats: [seat('red', 'Ann'), seat('blue', null), seat('green', null)] },
} as unknown as MatchSummary
const next = { match: 'm2', mission: 'toy', title: 'Toy', by: 'Ann', swapped: false, lobby: false }
/** Return the previous match, in which the players of these seats have declined the offer. */
const previousMatch = (...declined: string[]) =>
  ({ ...match, id: 'm1', seats: [seat('red', 'Ann'), BOB, CID], next: { ...next, declined } }) as MatchSummary
const BOB = seat('blue', 'Bob')
const CID = seat('green', 'Cid')
const game = { ...toy, lobby: { goal: () => '', about: () => new Promise<never>(() => {}) } }

let page: object | undefined

function showLobby(chat: ChatLine[] = [], lobby = match): void {
  const props = {
    game,
    match: lobby,
    user: ann,
    bots: [],
    code: null,
    connection: 'online' as const,
    chat,
    onslow: () => {},
    onchange: () => {},
  }
  page = mount(LobbyFrame, { target: document.body, props })
}
const missingAnswers = () => document.querySelector('[data-testid=no-answer]')?.textContent.trim()

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.spyOn(api, 'match').mockResolvedValue(previousMatch())
  vi.spyOn(api, 'missions').mockResolvedValue([])
})
async function leaveLobby(): Promise<void> {
  if (page) await unmount(page)
  page = undefined
}
afterEach(async () => {
  vi.useRealTimers()
  await leaveLobby()
  vi.restoreAllMocks()
})

it('names the people who have not answered after a while, and what to do', async () => {
  storeOffer('m2', 'm1')
  vi.mocked(api.match).mockResolvedValue(previousMatch('green'))
  showLobby()
  await vi.advanceTimersByTimeAsync(ANSWER_TIME - 1)
  expect(missingAnswers()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(missingAnswers()).toMatch(/^No answer from Bob so far; the offer stays open./)
  await leaveLobby()
  vi.mocked(api.match).mockResolvedValue(previousMatch())
  showLobby() // the page is reloaded
  await vi.advanceTimersByTimeAsync(1)
  expect(missingAnswers()).toMatch(/^No answer from Bob and Cid/)
})

it('names nobody who has joined, whatever their name, and nothing in other matches', async () => {
  storeOffer('m2', 'm1')
  vi.mocked(api.match).mockResolvedValue(previousMatch('green'))
  showLobby([], { ...match, seats: [seat('red', 'Ann'), seat('blue', 'Count', 'Bob'), seat('green', null)] as never })
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(api.match).toHaveBeenCalledExactlyOnceWith('m1')
  expect(missingAnswers()).toBeUndefined()
  await leaveLobby()
  showLobby([], { ...match, id: 'm3' })
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(missingAnswers()).toBeUndefined()
})

it('distinguishes two people with the same name', () => {
  const [ann, otherBob] = [seat('red', 'Ann'), seat('green', 'Bob', 'another')]
  const previous = { ...previousMatch('blue'), seats: [ann, BOB, otherBob] } as MatchSummary
  expect(missingPeople(match, previous)).toEqual(['Bob'])
  expect(missingPeople({ ...match, seats: [ann, otherBob] } as MatchSummary, previous)).toEqual([])
  expect(missingPeople({ ...match, id: 'm3' }, previous)).toEqual([])
})

it('names the players who decline, unless they have joined after all', async () => {
  const declineLine = { n: 1, seat: '', name: 'Bob', text: 'is not joining' } as ChatLine
  const newsText = () => document.querySelector('[data-testid=told]')?.textContent.trim()
  showLobby([declineLine])
  expect(newsText()).toBe('Bob is not joining')
  await leaveLobby()
  showLobby([declineLine], { ...match, seats: [seat('red', 'Ann'), seat('blue', 'Bob'), seat('green', null)] as never })
  expect(newsText()).toBe('')
  await leaveLobby()
  showLobby([{ ...declineLine, name: 'Ann' }], { ...match, your_seat: null, seats: [seat('red', null)] as never })
  expect(newsText()).toBe('') // the user knows that they have left
})

it('tells spectators the delay with which they see the start', async () => {
  const seats = [seat('red', 'Bob'), seat('blue', 'Cid')]
  const table = { ...match, host: { id: 'Bob', name: 'Bob' }, your_seat: null, seats } as MatchSummary
  const footerText = () => document.querySelector('footer > [role=status].dim')?.textContent.trim()
  showLobby([], table)
  expect(footerText()).toBe('Ready. Bob starts the match, and you watch.')
  await leaveLobby()
  showLobby([], { ...table, options: { spectator_delay: 2 } })
  expect(footerText()).toBe('Ready. Bob starts the match, and you watch 2 minutes later.')
})
