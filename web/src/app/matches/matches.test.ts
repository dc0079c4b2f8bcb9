import { describe, expect, it } from 'vitest'
import type { MatchSummary } from '../../protocol/core'
import { isMine, sinceText, stateText, sortByUrgency } from './matches'
import { generateName } from '../names'
import { resolveChoices, seatOf } from '../create/quick'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const match = (overrides: Partial<MatchSummary>): MatchSummary => ({
  id: 'm1',
  game: 'toy',
  mission: 'toy',
  title: 'A toy',
  known: true,
  status: 'playing',
  host: { id: 'u1', name: 'Ann' },
  hosting: false,
  private: false,
  options: {},
  created: '2026-11-22T10:00:00Z',
  seats: [
    { id: 'red-1', side: 'Red', team: 'red', player: { id: 'u1', name: 'Ann', bot: null }, loadout: null },
    { id: 'blue-1', side: 'Blue', team: 'blue', player: null, loadout: null },
  ],
  invite: null,
  your_seat: 'red-1',
  your_decision: false,
  asked_since: null,
  round: 1,
  next: null,
  result: null,
  ...overrides,
})
const finishedText = (winners: string[], losers: string[], your_seat: string | null, reason = '') =>
  stateText(
    match({
      status: 'finished',
      your_seat,
      result: { winner: null, winners, losers, reason, text: { key: '', args: {} }, label: '' },
    }),
  )

describe('a match in a list', () => {
  it('states the result for me, or the winner if I only watched', () => {
    expect(finishedText(['red'], ['blue'], 'red-1')).toBe('Won')
    expect(finishedText(['blue'], ['red'], 'red-1')).toBe('Lost')
    expect(finishedText([], [], 'red-1')).toBe('Draw')
    expect(finishedText([], ['red'], 'red-1')).toBe('Lost')
    expect(finishedText([], [], 'red-1', 'closed')).toBe('Closed')
    expect(finishedText(['blue'], ['red'], null)).toBe('Blue won')
  })

  it('names the players whom others wait for, and the time', () => {
    const waiting = match({ your_decision: true, asked_since: '2026-11-22T11:55:30Z' })
    expect([stateText(waiting), sinceText(waiting, NOW)]).toEqual(['Your move', 'waiting 4 min'])
    expect([stateText(match({})), sinceText(match({}), NOW)]).toEqual(['Others are deciding', 'started 2 h ago'])
    const lobby = match({ status: 'lobby' })
    expect([stateText(lobby), sinceText(lobby, NOW)]).toEqual(['1 seat free', 'created 2 h ago'])
  })

  it('comes first if it waits for me, newest question first', () => {
    const all = [
      match({ id: 'new', created: '2026-11-22T11:59:00Z' }),
      match({ id: 'old question', your_decision: true, asked_since: '2026-11-20T00:00:00Z' }),
      match({ id: 'question', your_decision: true, asked_since: '2026-11-22T00:00:00Z' }),
      match({ id: 'old' }),
    ]
    expect(sortByUrgency(all).map(({ id }) => id)).toEqual(['question', 'old question', 'new', 'old'])
  })
})

describe('a quick match', () => {
  const seats = match({}).seats.map(({ id, side, team }) => ({ id, side, team }))
  const mission = (id: string, players: number, number: number) => ({
    ...{ game: 'toy', id, players, number, title: id, story: '', options: [] },
    seats: players === 2 ? seats : [...seats, ...seats],
  })
  const missions = [mission('many', 4, 1), mission('two', 2, 2)]
  const bots = ['strong', 'usual', 'weak'].map((name) => ({ game: 'toy', name, title: name, text: '' }))

  it('is the smallest mission against an average player until another one is chosen', () => {
    expect(resolveChoices({}, missions, bots)).toEqual({ mission: 'two', side: 'Red', bot: 'usual', choice: '' })
    const preferred = { mission: 'many', side: 'Blue', bot: 'weak', choice: '' }
    expect(resolveChoices(preferred, missions, bots)).toEqual(preferred)
    expect(seatOf(missions[1], 'Blue')).toBe('blue-1')
  })

  it('has the difficulty that was last chosen, if the mission offers it', () => {
    const choices = ['easy', 'hard'].map((id) => ({ id, name: id }))
    const levels = [{ id: 'level', name: 'Level', choices, default: 'easy' }]
    const [two, ...others] = missions
    const alone = [{ ...two!, id: 'one', players: 1, seats: two!.seats.slice(0, 1), options: levels }, two!, ...others]
    expect(resolveChoices({}, alone, bots)).toMatchObject({ mission: 'one', choice: 'easy' })
    expect(resolveChoices({ choice: 'hard' }, alone, bots).choice).toBe('hard')
    expect(resolveChoices({ choice: 'gone' }, alone, bots).choice).toBe('easy')
    expect(resolveChoices({ mission: 'two', choice: 'hard' }, alone, bots).choice).toBe('')
  })

  it('drops choices that are no longer offered', () => {
    expect(resolveChoices({ mission: 'gone', side: 'Green', bot: 'gone' }, missions, bots)).toEqual(
      resolveChoices({}, missions, bots),
    )
    expect(resolveChoices({}, [], [])).toEqual({ mission: '', side: '', bot: '', choice: '' })
  })
})

it('generates names that are short enough', () => {
  for (const random of [0, 0.5, 0.999]) expect(generateName(() => random)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
  expect(generateName(() => 0.999).length).toBeLessThanOrEqual(24)
})

it('recognises the tables where I am host or have a seat', () => {
  const table = match({ your_seat: null })
  expect([null, { id: 'u2', name: 'Bob' }].map((user) => isMine(table, user))).toEqual([false, false])
  expect(isMine(table, table.host)).toBe(true)
  expect(isMine(match({ your_seat: 'blue-1' }), { id: 'u2', name: 'Bob' })).toBe(true)
})
