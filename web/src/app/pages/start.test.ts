// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { say } from '../../ui/texts/start'
import { api } from '../../http/api'
import type { BotSummary, MatchSummary, MissionSummary } from '../../protocol/core'
import { offers } from '../offers/offers.svelte'
import { router } from '../router.svelte'
import { session } from '../session.svelte'
import StartPage from './StartPage.svelte'

vi.mock('../../http/cookies', () => ({ needCookies: () => Promise.resolve() }))

const mission = (game: string): MissionSummary => ({
  game,
  id: `first-of-${game}`,
  number: 1,
  title: `The first of ${game}`,
  story: '',
  players: 2,
  seats: [
    { id: 'red-1', side: 'red', team: 'red' },
    { id: 'blue-1', side: 'blue', team: 'blue' },
  ],
  options: [],
})
const BOTS: BotSummary[] = [{ game: 'duel', name: 'keeper', title: 'Keeper', text: 'Keeps.' }]

let page: object | undefined
/** The user's finished matches. */
let played: MatchSummary[] = []

const LESSON: MissionSummary = {
  ...mission('duel'),
  id: 'school',
  title: 'School',
  lesson: { seat: 'blue-1', bot: 'keeper' },
}

async function open(...offered: (string | MissionSummary)[]): Promise<void> {
  vi.spyOn(api, 'missions').mockResolvedValue(offered.map((item) => (typeof item === 'string' ? mission(item) : item)))
  vi.spyOn(api, 'mine').mockImplementation((finished) => Promise.resolve(finished ? played : []))
  vi.spyOn(api, 'tables').mockResolvedValue([])
  vi.spyOn(api, 'bots').mockResolvedValue(BOTS)
  page = mount(StartPage, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('.ways button')).not.toBeNull())
}

afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
  session.user = null
  played = []
  localStorage.clear()
})

const text = (selector: string) => document.querySelector(selector)?.textContent?.trim()
const press = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)!.click()

it('describes the chosen game, and mentions loadouts only if it has them', async () => {
  await open('duel', 'galaxies', 'newer-than-this-page')
  expect([text('.tagline'), text('[data-testid=my-loadouts]')]).toEqual([say('game-duel.tagline'), undefined])
  expect(document.querySelectorAll('[name=game]')).toHaveLength(2)
  press('game-galaxies')
  flushSync()
  expect([text('.tagline'), text('[data-testid=my-loadouts]')]).toEqual([
    say('game-galaxies.tagline'),
    say('game-galaxies.loadouts'),
  ])
  expect(document.querySelector('[data-testid=my-loadouts]')!.getAttribute('href')).toBe('/loadouts/galaxies')
  expect(document.querySelector('[data-testid=choose-mission]')!.getAttribute('href')).toBe('/new/galaxies')
})

it('is the cover of the issue that "Play now" opens', async () => {
  const second: MissionSummary = {
    ...mission('duel'),
    id: 'second',
    number: 2,
    title: 'The second',
    players: 4,
    pace: { minutes: 40, difficulty: 'hard' },
  }
  await open('duel', second)
  const cover = () => text('[data-testid=main-picture]')!.replace(/\s+/g, ' ')
  expect(cover()).toBe('MissionNo. 1 The first of duel 2 players')
  const missions = document.querySelector<HTMLSelectElement>('[data-testid=quick-mission]')!
  missions.value = 'second'
  missions.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(cover()).toBe('MissionNo. 2 The second 4 players40 minhard')
  expect(text('.told b')).toBe('The second')
})

it('keeps the game of the last match', async () => {
  const chosen = () => document.querySelector<HTMLInputElement>('[name=game]:checked')!.value
  await open('galaxies', 'duel')
  expect(chosen()).toBe('galaxies')
  press('game-duel')
  flushSync()
  session.user = { id: 'u1', name: 'Ann' }
  vi.spyOn(api, 'create').mockResolvedValue({ id: 'm3' } as never)
  press('play-now')
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'match', id: 'm3', loadout: false }))
  await unmount(page!)
  await open('galaxies', 'duel')
  expect(chosen()).toBe('duel')
  await unmount(page!)
  await open('galaxies')
  expect(text('.tagline')).toBe(say('game-galaxies.tagline'))
})

it('offers no choice if there is only one game', async () => {
  await open('duel')
  expect([text('.tagline'), document.querySelector('[name=game]')]).toEqual([say('game-duel.tagline'), null])
})

it('creates a guest and starts a match with one press', async () => {
  await open('duel')
  const enter = vi.spyOn(api, 'enter').mockResolvedValue({ user: { id: 'u1', name: 'Ann' }, token: '' })
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'm1' } as never)
  session.name = 'Ann'
  press('play-now')
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'match', id: 'm1', loadout: false }))
  expect(enter).toHaveBeenCalledExactlyOnceWith('Ann', 'en')
  const beginning = { seat: 'red-1', private: true, bot: 'keeper', start: true }
  expect(create).toHaveBeenCalledExactlyOnceWith('duel', 'first-of-duel', {}, beginning)
})

it('mentions no other players until a mission with several seats is chosen', async () => {
  const alone = { ...mission('duel'), id: 'patience', players: 1, seats: mission('duel').seats.slice(0, 1) }
  await open('duel', alone)
  const exists = (id: string) => document.querySelector(`[data-testid=${id}]`) !== null
  const opponentChoices = ['quick-side', 'quick-bot']
  expect([text('[data-testid=play-now]'), text('.told')]).toEqual(['Play nowalone', alone.title])
  expect(opponentChoices.filter(exists)).toEqual([])
  session.user = { id: 'u1', name: 'Ann' }
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'm4' } as never)
  press('play-now')
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'match', id: 'm4', loadout: false }))
  const beginning = { seat: 'red-1', private: true, start: true }
  expect(create).toHaveBeenCalledExactlyOnceWith('duel', 'patience', {}, beginning)
  expect(text('[data-testid=play-friends]')).toContain('The first of duel')
  press('play-friends')
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2))
  expect(create).toHaveBeenLastCalledWith('duel', 'first-of-duel', {}, { seat: 'red-1', private: true })
  const missions = document.querySelector<HTMLSelectElement>('[data-testid=quick-mission]')!
  missions.value = 'first-of-duel'
  missions.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(opponentChoices.filter(exists)).toEqual(opponentChoices)
  expect(text('[data-testid=play-now]')).toContain('against the computer')
})

it('offers a newcomer the lesson against the computer with one press', async () => {
  await open('duel', LESSON)
  vi.spyOn(api, 'enter').mockResolvedValue({ user: { id: 'u1', name: 'Ann' }, token: '' })
  const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 'm2' } as never)
  expect(text('.lesson')).toMatch(/New here\?.*School/s)
  expect(document.querySelector('[data-testid=quick-mission]')!.textContent).not.toContain('School')
  press('lesson')
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'match', id: 'm2', loadout: false }))
  const options = { reactions: 'in-turn' }
  const beginning = { seat: 'blue-1', private: true, bot: 'keeper', start: true }
  expect(create).toHaveBeenCalledExactlyOnceWith('duel', 'school', options, beginning)
})

it('lists the lesson among the other modes for an experienced player', async () => {
  session.user = { id: 'u1', name: 'Ann' }
  played = [{ id: 'm0' } as MatchSummary]
  await open('duel', LESSON)
  expect(document.querySelector('.lesson')).toBeNull()
  expect(text('nav [data-testid=lesson]')).toBe('Learn to play')
})

it('does not mention lessons if there are none', async () => {
  await open('duel')
  expect(document.querySelector('[data-testid=lesson]')).toBeNull()
})

it('shows matches that wait for me beside the first rematch offer', async () => {
  const seats = mission('duel').seats.map((seat) => ({ ...seat, player: null, loadout: null }))
  const match = (id: string) => ({ id, game: 'duel', mission: 'first-of-duel', title: 'Duel', known: true, seats })
  const waiting = ['m1', 'm2', 'm3'].map((id) => ({ ...match(id), status: 'playing', your_decision: true }))
  const next = { match: 'n', mission: 'first-of-duel', title: 'Duel', by: 'Bob', swapped: false, lobby: false }
  const offering = ['o1', 'o2', 'o3'].map((id) => ({ ...match(id), status: 'finished', next }))
  offers.all = offering as unknown as MatchSummary[]
  session.user = { id: 'u1', name: 'Ann' }
  await open('duel')
  vi.mocked(api.mine).mockResolvedValue(waiting as unknown as MatchSummary[])
  document.dispatchEvent(new Event('visibilitychange'))
  const shownCount = (selector: string) => document.querySelectorAll(`[data-testid=my-matches] ${selector}`).length
  await vi.waitFor(() => expect(shownCount('[data-testid^=match-]')).toBe(2))
  await vi.waitFor(() => expect(shownCount('[data-testid=offer-join]')).toBe(1))
  offers.clear()
  flushSync()
  expect([shownCount('[data-testid^=match-]'), shownCount('[data-testid=offer-join]')]).toEqual([3, 0])
})
