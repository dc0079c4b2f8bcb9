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
  it('sound during the show', () => {
    expect(planCues(SHOT, 2000, false)).toEqual([
      { cue: 'tick', after: 500 },
      { cue: 'thunk', after: 1000 },
      { cue: 'chalk', after: 1500 },
    ])
  })

  it('are reduced to the last one, immediately, for a still picture or without time', () => {
    expect(planCues(SHOT, 2000, true)).toEqual([{ cue: 'chalk', after: 0 }])
    expect(planCues(SHOT, 300, false)).toEqual([{ cue: 'chalk', after: 0 }])
    expect(planCues(cueAtStart('click'), 160, false)).toEqual([{ cue: 'click', after: 0 }])
  })

  it('are silent during a very short scene', () => {
    expect(planCues(SHOT, 40, false)).toEqual([])
  })
})

describe('the sound', () => {
  const all = { on: true, only: false }
  it('is everything in a visible tab, and the call in any tab', () => {
    expect([isAudible('burn', all, false), isAudible('call', all, false)]).toEqual([true, true])
    expect([isAudible('burn', all, true), isAudible('call', all, true)]).toEqual([false, true])
  })
  it('is only the call or nothing, depending on the settings', () => {
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
  it('is a victory or a defeat for players', () => {
    expect([finishedView('red', 'red'), finishedView('red', 'blue'), finishedView('red', 'blue', 'red')]).toEqual([
      'victory',
      'defeat',
      'victory',
    ])
  })
  it('is the winners’ for spectators, and neutral if nobody has won', () => {
    expect([finishedView('spectator', 'blue'), finishedView('red'), endingCue(toyView())]).toEqual([
      'victory',
      'timpani',
      null,
    ])
  })
})

describe('the call', () => {
  it('comes once for a question that was waited for', () => {
    const policy = new CallPolicy(null, 0)
    expect(policy.needsCall(null, 6000, false)).toBe(false)
    expect(policy.needsCall('1', 7000, false)).toBe(true)
    expect(policy.needsCall('1', 7000, false)).toBe(false)
    expect(policy.needsCall(null, 9000, false)).toBe(false)
    expect(policy.needsCall('1', 20_000, false)).toBe(false)
  })

  it('does not come for a question after an answer, unless the user looks elsewhere', () => {
    const policy = new CallPolicy('1', 0)
    expect(policy.needsCall('1', 10_000, false)).toBe(false)
    expect(policy.needsCall('2', 60_000, false)).toBe(false)
    expect(policy.needsCall(null, 61_000, false)).toBe(false)
    expect(policy.needsCall('3', 63_000, false)).toBe(false)
    expect(policy.needsCall('4', 64_000, true)).toBe(true)
  })

  it('does not come for a question that was open when the table opened', () => {
    expect(new CallPolicy('1', 0).needsCall('1', 9000, true)).toBe(false)
  })
})

describe('the settings', () => {
  afterEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('are on at a moderate volume, and are stored when changed', async () => {
    const { setSound, settings, callMethods } = await import('../state/settings.svelte')
    expect(settings.sound).toEqual({ on: true, volume: 70, only: false })
    expect(callMethods()).toEqual({ sound: true, message: false })
    setSound({ volume: 0, only: true })
    expect(callMethods().sound).toBe(false)
    setSound({ on: false })
    vi.resetModules()
    const again = await import('../state/settings.svelte')
    expect(again.settings.sound).toEqual({ on: false, volume: 0, only: true })
  })

  it('have their defaults if invalid ones are stored', async () => {
    localStorage.setItem('galaxies.sound.volume', 'loud')
    const { settings } = await import('../state/settings.svelte')
    expect(settings.sound.volume).toBe(70)
  })
})
