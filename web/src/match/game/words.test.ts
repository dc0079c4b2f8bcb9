import { describe, expect, it } from 'vitest'
import { DISCARD, MOVE, ORDER } from '../../games/galaxies/fixtures/questions'
import { battle } from '../../games/galaxies/fixtures/views'
import { question, toyView } from '../../fixtures/toy'
import type { MatchSummary, MissionSummary } from '../../protocol/core'
import {
  clockEnd,
  clockMeaning,
  moreTimeText,
  slowReadersText,
  shareLeft,
  pickText,
  refusedText,
  secondsLeft,
  timeLeft,
  turnText,
  undoReason,
  waitingText,
} from './phrases'
import { factsOf, agoText, joinList, matchTitle, playersText, toReadable, verdictOf } from './words'

describe('texts', () => {
  it('states how many to pick', () => {
    expect(pickText(MOVE)).toBe('Choose 1')
    expect(pickText(DISCARD)).toBe('Choose 2')
    expect(pickText(ORDER)).toBe('Choose 3, in order')
    expect(pickText({ ...DISCARD, min: 0 })).toBe('Choose up to 2')
    expect(pickText({ ...DISCARD, min: 1 })).toBe('Choose 1 to 2')
  })

  it('states whose turn it is, and who is asked in it', () => {
    const view = { ...battle(), viewer: 'isn-1', turn: 'isn-1' }
    const turnOf = (acting: string, more = {}) => turnText({ ...view, ...more }, acting, (seat) => seat)
    expect([turnOf('isn-1'), turnOf('wretch-1')]).toEqual(['Your turn', 'wretch-1 is asked'])
    const theirs = { turn: 'wretch-1' }
    expect([turnOf('wretch-1', theirs), turnOf('isn-1', theirs)]).toEqual(['wretch-1’s turn', 'You are asked'])
  })

  it('names the players who are waited for, except the viewer', () => {
    const view = { ...battle(), waiting_for: ['wretch-1', 'isn-1', 'isn-2'] }
    const name = (seat: string) => view.seats[seat]!.player!
    expect(waitingText(view, name)).toBe('Waiting for Bob and Dan')
    expect(waitingText({ ...view, waiting_for: [] }, name)).toBe('One moment …')
  })

  it('shows a thinking computer player if nobody else is waited for', () => {
    const { seats, ...rest } = battle()
    const bots = { ...seats, 'wretch-1': { ...seats['wretch-1']!, bot: true } }
    const thinking = { 'wretch-1': '2026-11-21T12:00:00.600Z' }
    const view = { ...rest, seats: bots, thinking, waiting_for: ['wretch-1'] }
    const name = (seat: string) => seats[seat]!.player!
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(waitingText(view, name, now)).toBe(`${name('wretch-1')} is thinking …`)
    expect(waitingText(view, name, now + 600)).toBe(`Waiting for ${name('wretch-1')}`)
    expect(waitingText({ ...view, waiting_for: ['wretch-1', 'isn-2'] }, name, now)).toMatch(/^Waiting for/)
    expect(waitingText({ ...view, thinking: {} }, name, now), 'one that does not look ahead').toMatch(/^Waiting for/)
  })

  it('turns unknown keys into words', () => {
    expect(toReadable('star-date')).toBe('Star Date')
    expect(undoReason('dice-rolled')).toBe('Dice have been rolled')
    expect(undoReason('restarted')).toBe('The step began again')
    expect(undoReason(null)).toBe('')
    expect(refusedText('illegal', '')).toMatch(/not offered/)
    expect(refusedText('illegal', 'Too late.')).toBe('Too late.')
  })

  it('describes durations', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(agoText('2026-11-21T11:59:50Z', now)).toBe('just now')
    expect(agoText('2026-11-21T11:20:00Z', now)).toBe('40 min ago')
    expect(agoText('nonsense', now)).toBe('')
    expect(secondsLeft('2026-11-21T12:00:09.500Z', now)).toBe(10)
    expect(secondsLeft('2026-11-21T11:00:00Z', now)).toBe(0)
  })

  it('uses the id of a mission that no longer exists', () => {
    const card = { mission: 'strait-run', title: 'The Strait Run', known: true } as MatchSummary
    expect(matchTitle(card)).toBe('The Strait Run')
    expect(matchTitle({ ...card, known: false, title: 'strait-run' })).toBe('Strait Run')
  })

  it('explains a clock to the viewer', () => {
    const clock = { until: '2026-11-21T12:00:04Z', more_time: ['blue', 'red'] }
    const view = toyView({ clock, decision: question('1', []) })
    expect(clockMeaning(view)).toBe('answer')
    expect(clockMeaning({ ...view, decision: null })).toBe('left')
    expect(clockMeaning({ ...view, decision: null, waiting_for: ['blue'] })).toBe('until')
    expect(clockEnd(view, 60_000)).toMatch(/:01:04/)
    expect(moreTimeText(view, (seat) => seat.toUpperCase())).toBe('More time for BLUE and you.')
    expect(moreTimeText({ ...view, clock: null }, String)).toBe('')
  })

  it('names the asked players who get more time', () => {
    const name = (seat: string) => seat.toUpperCase()
    const view = toyView({ waiting_for: ['red', 'blue'] })
    expect(slowReadersText(view, name)).toBe('')
    expect(slowReadersText({ ...view, slow: ['blue'] }, name)).toBe('BLUE gets more time to react.')
    expect(slowReadersText({ ...view, slow: ['red'] }, name)).toBe('You get more time to react.')
    expect(slowReadersText({ ...view, slow: ['blue', 'red'] }, name)).toBe('BLUE and you get more time to react.')
    expect(slowReadersText({ ...view, slow: ['blue'], waiting_for: ['red'] }, name)).toBe('')
  })

  it('states the remaining time of a person', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    const person = { left: 65.2, until: null, away: false }
    expect(timeLeft(person, now)).toBe('1:06')
    expect(timeLeft({ ...person, left: 5025 }, now)).toBe('1 h 23 min')
    expect(timeLeft({ ...person, left: 3 * 86_400 - 1 }, now)).toBe('2 d 23 h')
    expect(timeLeft({ ...person, until: '2026-11-21T12:00:09.500Z' }, now)).toBe('0:10')
    expect(timeLeft({ ...person, until: '2026-11-21T11:00:00Z' }, now)).toBe('0:00')
  })

  it('computes the remaining share of the time', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(shareLeft('2026-11-21T12:00:01Z', now, 4)).toBe(0.25)
    expect([shareLeft('2026-11-21T11:00:00Z', now, 4), shareLeft('2026-11-21T13:00:00Z', now, 4)]).toEqual([0, 1])
    expect(shareLeft('nonsense', now, 4)).toBe(0)
  })

  it('counts players', () => {
    expect([1, 3].map(playersText)).toEqual(['1 player', '3 players'])
  })

  it('shows the facts of a mission on its cover, and its pace if that is known', () => {
    const mission = { id: 'storm', players: 4 } as MissionSummary
    expect(factsOf(mission)).toEqual([{ id: 'players-storm', text: '4 players' }])
    expect(factsOf({ ...mission, pace: { minutes: 40, difficulty: 'hard' } }).slice(1)).toEqual([
      { id: 'minutes-storm', text: '40 min' },
      { id: 'difficulty-storm', text: 'hard' },
    ])
  })

  it('lists names', () => {
    expect(joinList([])).toBe('')
    expect(joinList(['A', 'B', 'C'])).toBe('A, B and C')
  })
})

describe('the verdict', () => {
  const finishedView = (viewer: string, winners: string[], losers: string[], reason = 'score') =>
    verdictOf(
      toyView({ viewer, result: { winner: null, winners, losers, reason, label: '', text: { key: '', args: {} } } }),
    )

  it('is the viewer’s own, and empty if only others have won or lost', () => {
    expect(finishedView('red', ['red'], ['blue'])).toBe('Victory')
    expect(finishedView('blue', ['red'], ['blue'])).toBe('Defeat')
    expect(finishedView('spectator', ['red'], ['blue'])).toBe('')
    expect(verdictOf(toyView())).toBe('')
  })

  it('is a draw if nobody lost, unless the match was closed', () => {
    expect(finishedView('red', [], [])).toBe('A draw')
    expect(finishedView('spectator', [], [], 'closed')).toBe('Nobody wins')
  })
})
