// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../http/api'
import * as calling from '../../match/sound/calling'
import type { MatchSummary } from '../../protocol/core'
import { offers, Offers as OtherTab } from './offers.svelte'
import Offers from './Offers.svelte'
import { go } from '../router.svelte'
import { session } from '../session.svelte'

const next = { match: 'm2', mission: 'toy', title: 'Toy', by: 'Bob', swapped: false, lobby: false, declined: [] }
const OLD = { id: 'm1', mission: 'toy', title: 'Toy', known: true, next } as unknown as MatchSummary

let page: object | undefined
const button = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)

async function open(path: string): Promise<void> {
  go(path)
  document.title = 'Some page'
  session.user = { id: 'u1', name: 'Ann' }
  page = mount(Offers, { target: document.body })
  await vi.waitFor(() => expect(offers.all).toHaveLength(1))
}
const offerShown = () => vi.waitFor(() => expect(button('offer-join')).not.toBeNull())

/** Dispatch the storage event that a browser sends to its other tabs. */
function notifyOtherTabs(): void {
  for (const key of Object.keys(localStorage))
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(api, 'offers').mockResolvedValue([OLD])
  vi.spyOn(api, 'continueMatch').mockResolvedValue({ id: 'm2' } as never)
  vi.spyOn(api, 'decline').mockResolvedValue()
  vi.spyOn(calling, 'isUnattended').mockReturnValue(true)
  vi.spyOn(calling, 'callPlayer').mockReturnValue()
})
afterEach(async () => {
  if (page) await unmount(page)
  page = undefined
  offers.clear()
  session.user = null
  vi.restoreAllMocks()
})

it('announces a rematch in another match, alerts once, and is joined with one press', async () => {
  await open('/m/other')
  await offerShown()
  expect(document.body.textContent).toContain('Bob wants a rematch')
  expect(document.title).toBe('● Some page')
  await offers.load()
  expect(calling.callPlayer).toHaveBeenCalledOnce()
  vi.mocked(api.offers).mockResolvedValue([]) // after the user is known
  button('offer-join')!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/m/m2'))
  expect(api.continueMatch).toHaveBeenCalledExactlyOnceWith('m1', { match: 'm2' })
  expect([offers.all, document.title]).toEqual([[], 'Some page'])
})

it('alerts in only one tab', async () => {
  const tabs = [new OtherTab(), new OtherTab()]
  for (const tab of tabs) await tab.load()
  await new Promise((resolve) => setTimeout(resolve))
  expect(calling.callPlayer).toHaveBeenCalledOnce()
  for (const tab of tabs) tab.clear()
})

it('stays dismissed until it ends, even after a reload', async () => {
  await open('/tables')
  await offerShown()
  button('offer-later')!.click()
  expect(new OtherTab().isDismissed(OLD)).toBe(true)
  vi.mocked(api.offers).mockRejectedValueOnce(new Error('No connection'))
  await offers.load()
  expect(offers.isDismissed(OLD)).toBe(true)
  vi.mocked(api.offers).mockResolvedValue([])
  await offers.load()
  expect([offers.isDismissed(OLD), localStorage.getItem('galaxies.offers.aside')]).toEqual([false, ''])
})

it('is declined with one press, or dismissed for now', async () => {
  await open('/tables')
  await offerShown()
  button('offer-later')!.click()
  flushSync()
  expect([button('offer-join'), offers.all.length]).toEqual([null, 1])
  offers.dismissed = new Set()
  await offerShown()
  button('offer-decline')!.click()
  await vi.waitFor(() => expect(api.decline).toHaveBeenCalledExactlyOnceWith('m1'))
  await vi.waitFor(() => expect(offers.all).toEqual([]))
})

it('sends no request for a newcomer, and drops the offers of a user who leaves', async () => {
  page = mount(Offers, { target: document.body })
  flushSync()
  expect(api.offers).not.toHaveBeenCalled()
  session.user = { id: 'u1', name: 'Ann' }
  await vi.waitFor(() => expect(offers.all).toHaveLength(1))
  session.user = null
  flushSync()
  expect([offers.all, api.offers]).toEqual([[], expect.toSatisfy((request) => request.mock.calls.length === 1)])
})

it.each(['/', '/matches', '/m/m1', '/m/m2'])('does not cover %s, which shows the offer itself', async (path) => {
  await open(path)
  await import('./OfferRow.svelte')
  flushSync()
  expect(button('offer-join')).toBeNull()
})

it('shows one at a time, and the next one after an answer', async () => {
  const nextOffer = { ...OLD, id: 'm3', next: { ...next, match: 'm4', by: 'Cid' } } as MatchSummary
  vi.spyOn(api, 'offers').mockResolvedValue([OLD, nextOffer])
  go('/m/other')
  session.user = { id: 'u1', name: 'Ann' }
  page = mount(Offers, { target: document.body })
  await offerShown()
  expect(document.querySelectorAll('[data-testid=offer-join]')).toHaveLength(1)
  button('offer-decline')!.click()
  await vi.waitFor(() => expect(document.body.textContent).toContain('Cid wants a rematch'))
})

it.each(['join', 'decline'] as const)(
  'disappears from other tabs as soon as it is answered here: %s',
  async (action) => {
    const tab = new OtherTab()
    await tab.load()
    await offers[action](OLD)
    expect(tab.all).toEqual([OLD])
    notifyOtherTabs()
    expect(tab.all).toEqual([])
  },
)

it('drops a response that was sent before an offer was declined', async () => {
  await open('/tables')
  let respond: (all: MatchSummary[]) => void = () => {}
  vi.mocked(api.offers).mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const loading = offers.load()
  await offers.decline(OLD)
  respond([OLD])
  await loading
  expect(offers.all).toEqual([])
})

it('names the mission once', async () => {
  const otherMission = { ...OLD, next: { ...next, mission: 'other', title: 'Another Toy' } }
  vi.mocked(api.offers).mockResolvedValue([otherMission as MatchSummary])
  await open('/m/other')
  await offerShown()
  expect(document.body.textContent!.split('Another Toy')).toHaveLength(2)
})
