import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toyView } from '../../fixtures/toy'
import type { CoreView } from '../../protocol/core'
import { Company, ignoredUsers } from './spectators.svelte'
import { Pointing } from './pointing.svelte'

const seat = (team: string, bot = false) => ({ side: team, team, player: team, bot, conceded: false })

const FOUR_PLAYERS: CoreView = toyView({
  viewer: 'red-1',
  status: 'playing',
  seats: { 'red-1': seat('red'), 'blue-1': seat('blue'), 'red-2': seat('red'), 'blue-2': seat('blue') },
  teams: { red: { side: 'red', seats: ['red-1', 'red-2'] }, blue: { side: 'blue', seats: ['blue-1', 'blue-2'] } },
})

function openAt(view: CoreView, ok = true) {
  const sent: unknown[] = []
  const company = new Company()
  const pointing = new Pointing({
    latest: view,
    game: { points: { things: () => [], name: (thing: string) => thing } },
    company,
    nameOf: (id) => id,
    point: async (kind, things, to = null) => {
      sent.push([kind, things, to])
      return ok
    },
  })
  return { pointing, sent, company }
}

describe('pointing things out', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    ignoredUsers.kinds = new Map()
  })

  it('is for players with a human teammate', () => {
    expect(openAt(FOUR_PLAYERS).pointing.mates).toEqual(['red-2'])
    const alone = { ...FOUR_PLAYERS, seats: { ...FOUR_PLAYERS.seats, 'red-2': seat('red', true) } }
    expect(openAt(alone).pointing.possible).toBe(false)
    expect(openAt({ ...FOUR_PLAYERS, viewer: 'spectator' }).pointing.possible).toBe(false)
  })

  it('shows a touch immediately, and a drag as an arrow, which fade', async () => {
    const { pointing, sent } = openAt(FOUR_PLAYERS)
    pointing.pick('die')
    pointing.drag('card', 'die')
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([
      ['ping', ['die'], null],
      ['arrow', ['card', 'die'], null],
    ])
    expect(pointing.marks.map(({ kind }) => kind)).toEqual(['ping', 'arrow'])
    await vi.advanceTimersByTimeAsync(7000)
    expect(pointing.marks).toEqual([])
  })

  it('shows nothing that the server refused', async () => {
    const { pointing } = openAt(FOUR_PLAYERS, false)
    pointing.pick('die')
    await vi.advanceTimersByTimeAsync(0)
    expect(pointing.marks).toEqual([])
  })

  it('collects a proposal', async () => {
    const { pointing, sent } = openAt(FOUR_PLAYERS)
    pointing.toggle()
    pointing.proposing = true
    for (const thing of ['a', 'b', 'a', 'c', 'd', 'e']) pointing.pick(thing)
    expect(pointing.picked).toEqual(['b', 'c', 'd'])
    await pointing.propose()
    expect(sent).toEqual([['proposal', ['b', 'c', 'd'], null]])
    expect([pointing.on, pointing.picked]).toEqual([false, []])
  })

  it('keeps the newest proposal of each teammate for a while', async () => {
    const { pointing } = openAt(FOUR_PLAYERS)
    for (const thing of ['a', 'b']) pointing.receive({ type: 'pointed', seat: 'red-2', kind: 'proposal', at: [thing] })
    expect(pointing.proposals.map(({ at }) => at)).toEqual([['b']])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(pointing.proposals).toEqual([])
  })

  it('limits the number of marks, and shows none of a muted player', () => {
    const { pointing, company } = openAt(FOUR_PLAYERS)
    for (let n = 0; n < 40; n++) pointing.receive({ type: 'pointed', seat: 'red-2', kind: 'ping', at: ['a'] })
    expect(pointing.marks.length).toBe(12)
    pointing.marks = []
    vi.spyOn(company, 'userAt').mockReturnValue('u2')
    ignoredUsers.kinds = new Map([['u2', 'mute']])
    pointing.receive({ type: 'pointed', seat: 'red-2', kind: 'ping', at: ['a'] })
    expect(pointing.marks).toEqual([])
  })
})

describe('the chat', () => {
  const chatLine = (n: number, user: string) => ({
    n,
    user,
    name: user,
    text: `line ${n}`,
    at: `2026-01-01T00:00:0${n}Z`,
  })

  afterEach(() => {
    ignoredUsers.kinds = new Map()
  })

  it('is read in the order of time, once, without muted users', () => {
    const company = new Company()
    company.receive({ type: 'asides', lines: [chatLine(2, 'eve'), chatLine(4, 'kim')] })
    company.receive({ type: 'asides', lines: [chatLine(4, 'kim'), chatLine(5, 'eve')] })
    const chat = [
      { n: 1, channel: 'table' as const, seat: 'red-1', name: 'Ada', text: 'hi', at: '2026-01-01T00:00:03Z' },
    ]
    expect(company.visibleChat(chat).map(({ text }) => text)).toEqual(['line 2', 'hi', 'line 4', 'line 5'])
    ignoredUsers.kinds = new Map([['eve', 'block']])
    expect(company.visibleChat(chat).map(({ text }) => text)).toEqual(['hi', 'line 4'])
  })
})
