// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { duel } from '../../games/duel/entry'
import { galaxies } from '../../games/galaxies/entry'
import { api } from '../../play/api'
import type { MissionSummary } from '../../protocol/core'
import { session } from '../session.svelte'
import StartPage from './StartPage.svelte'

const mission = (game: string): MissionSummary => ({
  game,
  id: `first-of-${game}`,
  number: 1,
  title: `The first of ${game}`,
  story: '',
  players: 2,
  seats: [],
  options: [],
})

let page: object | undefined

async function open(...served: string[]): Promise<void> {
  session.user = { id: 'u1', name: 'Ann' }
  vi.spyOn(api, 'missions').mockResolvedValue(served.map(mission))
  vi.spyOn(api, 'mine').mockResolvedValue([])
  page = mount(StartPage, { target: document.body })
  await vi.waitFor(() => expect(document.querySelector('[data-testid=create-match]')).not.toBeNull())
}

afterEach(async () => {
  if (page) await unmount(page)
  vi.restoreAllMocks()
  session.user = null
})

const text = (selector: string) => document.querySelector(selector)?.textContent?.trim()

it('speaks of the game that is chosen, and of loadouts only if it has them', async () => {
  await open('duel', 'galaxies', 'newer-than-this-page')
  expect([text('header p'), text('[data-testid=my-loadouts]')]).toEqual([duel.tagline, undefined])
  expect(document.querySelectorAll('[name=game]')).toHaveLength(2)
  document.querySelector<HTMLElement>('[data-testid=game-galaxies]')!.click()
  flushSync()
  expect([text('header p'), text('[data-testid=my-loadouts]')]).toEqual([galaxies.tagline, galaxies.loadouts!.name])
  expect(document.querySelector('[data-testid=my-loadouts]')!.getAttribute('href')).toBe('/loadouts/galaxies')
})

it('asks for no game where there is one', async () => {
  await open('duel')
  expect([text('header p'), document.querySelector('[name=game]')]).toEqual([duel.tagline, null])
  expect(text('[data-testid=create-match]')).toBe('Create The first of duel')
})
