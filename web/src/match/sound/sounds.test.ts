// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toyView } from '../../fixtures/toy'
import type { Moment } from './sounds'
import { cueAtStart, CallPolicy, endingCue, isAudible, planCues } from './sounds'

const SHOT: Moment[] = [
  { cue: 'tick', at: 0.25 },
  { cue: 'thunk', at: 0.5 },
  { cue: 'chalk', at: 0.75 },
]

describe('the cues of a show', () => {
  it('sound as it goes on', () => {
    expect(planCues(SHOT, 2000, false)).toEqual([
      { cue: 'tick', after: 500 },
      { cue: 'thunk', after: 1000 },
      { cue: 'chalk', after: 1500 },
    ])
  })

  it('come down to the last one, at once, in a still and where there is no time', () => {
    expect(planCues(SHOT, 2000, true)).toEqual([{ cue: 'chalk', after: 0 }])
    expect(planCues(SHOT, 300, false)).toEqual([{ cue: 'chalk', after: 0 }])
    expect(planCues(cueAtStart('click'), 160, false)).toEqual([{ cue: 'click', after: 0 }])
  })

  it('are silent where the show only flits by', () => {
    expect(planCues(SHOT, 40, false)).toEqual([])
  })
})

describe('what is heard', () => {
  const all = { on: true, only: false }
  it('is all of it in a tab that is seen, and the call in any', () => {
    expect([isAudible('burn', all, false), isAudible('call', all, false)]).toEqual([true, true])
    expect([isAudible('burn', all, true), isAudible('call', all, true)]).toEqual([false, true])
  })
  it('is the call alone if so wished, and nothing if that is wished', () => {
    const [only, mute] = [
      { on: true, only: true },
      { on: false, only: false },
    ]
    expect([isAudible('burn', only, false), isAudible('call', only, false)]).toEqual([false, true])
    expect([isAudible('burn', mute, false), isAudible('call', mute, true)]).toEqual([false, false])
  })
})

describe('the end', () => {
  const finishedView = (viewer: string, ...winners: string[]) => {
    const losers = ['red', 'blue'].filter((team) => !winners.includes(team))
    const text = { key: 'result', args: {} }
    const winner = winners[0] ?? null
    return endingCue(toyView({ viewer, result: { winner, winners, losers, reason: '', label: '', text } }))
  }
  it('is a victory or a defeat for whoever played', () => {
    expect([finishedView('red', 'red'), finishedView('red', 'blue'), finishedView('red', 'blue', 'red')]).toEqual([
      'victory',
      'defeat',
      'victory',
    ])
  })
  it('is the winners’ for those who look on, and nobody’s if nobody has won', () => {
    expect([finishedView('spectator', 'blue'), finishedView('red'), endingCue(toyView())]).toEqual([
      'victory',
      'timpani',
      null,
    ])
  })
})

describe('the call', () => {
  it('comes once for a question that was waited for', () => {
    const calling = new CallPolicy(null, 0)
    expect(calling.needsCall(null, 6000, false)).toBe(false)
    expect(calling.needsCall('1', 7000, false)).toBe(true)
    expect(calling.needsCall('1', 7000, false)).toBe(false)
    expect(calling.needsCall(null, 9000, false)).toBe(false)
    expect(calling.needsCall('1', 20_000, false)).toBe(false)
  })

  it('does not come for what follows an answer, unless one looks elsewhere', () => {
    const calling = new CallPolicy('1', 0)
    expect(calling.needsCall('1', 10_000, false)).toBe(false)
    expect(calling.needsCall('2', 60_000, false)).toBe(false)
    expect(calling.needsCall(null, 61_000, false)).toBe(false)
    expect(calling.needsCall('3', 63_000, false)).toBe(false)
    expect(calling.needsCall('4', 64_000, true)).toBe(true)
  })

  it('comes for nothing that stood there as the table opened', () => {
    expect(new CallPolicy('1', 0).needsCall('1', 9000, true)).toBe(false)
  })
})

describe('the settings', () => {
  afterEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('are on at a moderate volume, and kept as they are changed', async () => {
    const { setSound, settings, callMethods: calls } = await import('../state/settings.svelte')
    expect(settings.sound).toEqual({ on: true, volume: 70, only: false })
    expect(calls()).toEqual({ sound: true, message: false })
    setSound({ volume: 0, only: true })
    expect(calls().sound).toBe(false)
    setSound({ on: false })
    vi.resetModules()
    const again = await import('../state/settings.svelte')
    expect(again.settings.sound).toEqual({ on: false, volume: 0, only: true })
  })

  it('are the usual ones where something else is kept', async () => {
    localStorage.setItem('galaxies.sound.volume', 'loud')
    const { settings } = await import('../state/settings.svelte')
    expect(settings.sound.volume).toBe(70)
  })
})
