// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showComponent } from '../../fixtures/shows'
import { toy } from '../../fixtures/toy'
import type { MatchSeat, MatchSummary } from '../../protocol/core'
import LobbySeat from './LobbySeat.svelte'
import { toReadable } from '../../match/game/words'

type Player = MatchSeat['player']

const game = { ...toy, seatTitle: toReadable, lobby: { about: () => new Promise<never>(() => {}), goal: () => '' } }
const ann: Player = { id: 'u1', name: 'Ann', bot: null }
const computer: Player = { id: 'b1', name: 'Red 1', bot: 'greedy' }
const acts = { take() {}, bot() {}, empty() {}, move() {}, swap() {}, stay() {} }

/** Mount the seat of a player as another user sees it, or as the player sees it. */
function mountSeat(player: Player, mine = false): HTMLElement {
  const seat = { id: 'red-1', side: 'red', team: 'red', player, loadout: null } as MatchSeat
  const match = { seats: [seat], your_seat: mine ? seat.id : null } as unknown as MatchSummary
  const bot = player?.bot ? 'Captain' : null
  const state = { here: undefined, swaps: {}, slow: false, computer: undefined, moving: null, busy: false }
  showComponent(LobbySeat, { game, match, seat, bot, acts, tone: 'var(--good)', stripes: 0, host: false, ...state })
  return document.querySelector<HTMLElement>('[data-testid=seat-red-1]')!
}

it('shows the name of a computer player only once if it equals that of its seat', () => {
  const seat = mountSeat(computer)
  expect(seat.textContent.match(/Red 1/g)).toHaveLength(1)
  expect(seat.querySelector('em')!.textContent).toBe('Computer: Captain')
})

it('shows the seat of a person beside their name', () => {
  const seat = mountSeat(ann)
  expect([seat.textContent.includes('Ann'), seat.textContent.includes('Red 1')]).toEqual([true, true])
  expect(seat.querySelector('.stamp')).toBeNull()
})

it('stamps my own seat, which is neither free nor taken by another player', () => {
  const seat = mountSeat(ann, true)
  expect(seat.querySelector('.stamp')!.textContent).toBe('you')
  expect([...seat.classList]).toEqual(expect.arrayContaining(['me']))
})

it('offers an empty seat', () => {
  const seat = mountSeat(null)
  expect([...seat.classList]).toEqual(expect.arrayContaining(['free']))
  expect([seat.textContent.includes('Empty seat'), !!seat.querySelector('[data-testid=take-seat-red-1]')]).toEqual([
    true,
    true,
  ])
})
