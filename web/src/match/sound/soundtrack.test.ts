// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHappening, question, toy, toyView } from '../../fixtures/toy'
import type { Cue } from '../../ui/sound/cues'
import * as speakers from '../../ui/sound/speaker'
import type { CoreView, HappeningBase } from '../../protocol/core'
import { ScriptSource, type Act } from '../connection/scriptedSource'
import { setSound, settings } from '../state/settings.svelte'
import type { Score } from './sounds'
import { playSoundtrack, Soundtrack } from './soundtrack.svelte'
import { Table } from '../state/table.svelte'

const SCORE: Score = {
  cues: ({ kind }) =>
    kind === 'shot'
      ? [
          { cue: 'tick', at: 0.2 },
          { cue: 'thunk', at: 0.6 },
        ]
      : kind === 'lost'
        ? [{ cue: 'timpani', at: 0 }]
        : [],
}

let played: Cue[] = []
beforeEach(() => {
  vi.useFakeTimers()
  played = []
})
afterEach(() => vi.useRealTimers())

describe('a soundtrack', () => {
  const createTrack = () => new Soundtrack(SCORE, (cue) => played.push(cue))
  const createScene = (kind: string, duration = 1000) => ({ happening: createHappening(kind), duration })
  const cuesWithin = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return played
  }

  it('sounds each cue at its moment', () => {
    createTrack().show(createScene('shot'), false)
    expect(cuesWithin(150)).toEqual([])
    expect(cuesWithin(100)).toEqual(['tick'])
    expect(cuesWithin(400)).toEqual(['tick', 'thunk'])
  })

  it('is silent after a scene that was cut short, and for a moment after it', () => {
    const track = createTrack()
    track.show(createScene('shot'), false)
    cuesWithin(300)
    track.show(createScene('lost'), false)
    expect(cuesWithin(100)).toEqual(['tick'])
    track.show(createScene('lost'), false)
    track.show(null, false)
    expect(cuesWithin(2000)).toEqual(['tick'])
  })

  it('sounds when skipping stops, and immediately otherwise', () => {
    const track = createTrack()
    for (let n = 0; n < 20; n++) track.show(createScene('lost'), false)
    expect(cuesWithin(200)).toEqual(['timpani'])
    track.show(null, false)
    track.show(createScene('lost'), false)
    expect(cuesWithin(0)).toHaveLength(2)
  })

  it('plays the result of a still picture', () => {
    createTrack().show(createScene('shot'), true)
    expect(cuesWithin(0)).toEqual(['thunk'])
  })

  it('plays the most important of all skipped cues', () => {
    const track = createTrack()
    for (const kind of ['shot', 'lost', 'shot', 'nothing']) track.pass(createHappening(kind))
    expect(cuesWithin(500)).toEqual(['timpani'])
    track.pass(createHappening('nothing'))
    expect(cuesWithin(500)).toEqual(['timpani'])
    track.pass(createHappening('lost'))
    track.close()
    expect(cuesWithin(500)).toEqual(['timpani'])
  })

  it('plays the most important cue now and then during a hurried show', () => {
    const track = createTrack()
    for (const kind of ['shot', 'shot', 'lost', 'shot', 'shot', 'shot', 'shot', 'shot']) {
      track.show(createScene(kind, 120), false, true)
      cuesWithin(120)
    }
    expect(cuesWithin(500)).toEqual(['timpani', 'thunk'])
  })
})

describe('a table', () => {
  let isHidden = false
  let stop = () => {}
  let table: Table

  /** Open a table at which the acts happen in succession. */
  function openTable(acts: Act[], view: CoreView = toyView()): void {
    table = new Table({ ...toy, durations: { shot: 1000, lost: 1000 } }, new ScriptSource(view, acts))
    stop = playSoundtrack(table, SCORE, {} as AudioContext)
    flushSync()
  }
  const happeningAct = (after: number, ...kinds: string[]): Act => ({
    after,
    patch: [],
    happenings: kinds.map((kind): HappeningBase => createHappening(kind)),
  })
  const questionAct = (after: number): Act => ({
    after,
    patch: [{ op: 'replace', path: '/decision', value: question('9', []) }],
    happenings: [],
  })
  function cuesAfter(ms: number): Cue[] {
    for (let n = 0; n < ms; n += 50) {
      vi.advanceTimersByTime(50)
      flushSync()
    }
    return played
  }

  beforeEach(() => {
    settings.speed = 'full'
    isHidden = false
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
    vi.spyOn(speakers, 'Speaker').mockImplementation(
      class {
        volume = 0
        play = (cue: Cue) => played.push(cue)
        end = () => {}
      } as unknown as () => speakers.Speaker,
    )
  })
  afterEach(() => {
    stop()
    table.close()
    vi.restoreAllMocks()
    localStorage.clear()
    Object.assign(settings.sound, { on: true, volume: 70, only: false })
  })

  it('plays sounds during its show', () => {
    openTable([happeningAct(100, 'shot', 'lost')])
    expect(cuesAfter(1000)).toEqual(['tick', 'thunk'])
    expect(cuesAfter(1000)).toEqual(['tick', 'thunk', 'timpani'])
  })

  it('plays one sound for everything that is skipped', () => {
    openTable([happeningAct(100, 'shot', 'lost', 'shot')])
    cuesAfter(400)
    table.skip()
    expect(cuesAfter(1000)).toEqual(['tick', 'timpani'])
  })

  it('does not play every cue of a hurried show', () => {
    openTable(Array.from({ length: 30 }, () => happeningAct(1, 'shot')))
    expect(cuesAfter(1100)).toEqual(['tick', 'thunk'])
    played = []
    const hurried = cuesAfter(7000)
    expect(new Set(hurried)).toEqual(new Set(['thunk']))
    expect(hurried.length).toBeLessThanOrEqual(14)
  })

  it('plays one sound for everything that happens without a show', () => {
    settings.speed = 'off'
    openTable([happeningAct(100, 'shot', 'lost', 'shot')])
    expect(cuesAfter(1000)).toEqual(['timpani'])
  })

  it('plays only the result of still pictures', () => {
    settings.speed = 'calm'
    openTable([happeningAct(100, 'shot')])
    expect(cuesAfter(1000)).toEqual(['thunk'])
  })

  it('plays only the call in a hidden tab', () => {
    isHidden = true
    openTable([happeningAct(100, 'shot', 'lost'), questionAct(100)])
    expect(cuesAfter(2000)).toEqual(['call'])
  })

  it('plays only the call if the user wants that', () => {
    setSound({ only: true })
    openTable([happeningAct(100, 'shot', 'lost'), questionAct(6000)])
    expect(cuesAfter(8000)).toEqual(['call'])
  })

  it('plays a sample when the volume is changed', () => {
    openTable([])
    for (const volume of [60, 50, 40]) {
      setSound({ volume })
      cuesAfter(50)
    }
    expect(cuesAfter(500)).toEqual(['call'])
  })
})
