// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { happened, question, toy, toyView } from '../../fixtures/toy'
import type { Cue } from '../../ui/sound/cues'
import * as speakers from '../../ui/sound/speaker'
import type { CoreView, HappeningBase } from '../../protocol/core'
import { ScriptSource, type Act } from '../connection/scriptedSource'
import { setSound, settings } from '../state/settings.svelte'
import type { Score } from './sounds'
import { follow, Soundtrack } from './soundtrack.svelte'
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

let heard: Cue[] = []
beforeEach(() => {
  vi.useFakeTimers()
  heard = []
})
afterEach(() => vi.useRealTimers())

describe('a soundtrack', () => {
  const track = () => new Soundtrack(SCORE, (cue) => heard.push(cue))
  const scene = (kind: string, duration = 1000) => ({ happening: happened(kind), duration })
  const hear = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return heard
  }

  it('sounds each cue at its moment', () => {
    track().show(scene('shot'), false)
    expect(hear(150)).toEqual([])
    expect(hear(100)).toEqual(['tick'])
    expect(hear(400)).toEqual(['tick', 'thunk'])
  })

  it('is silent of what was cut short, and for a moment after it', () => {
    const one = track()
    one.show(scene('shot'), false)
    hear(300)
    one.show(scene('lost'), false)
    expect(hear(100)).toEqual(['tick'])
    one.show(scene('lost'), false)
    one.show(null, false)
    expect(hear(2000)).toEqual(['tick'])
  })

  it('sounds where one stops who hurries, and at once where nobody does', () => {
    const one = track()
    for (let n = 0; n < 20; n++) one.show(scene('lost'), false)
    expect(hear(200)).toEqual(['timpani'])
    one.show(null, false)
    one.show(scene('lost'), false)
    expect(hear(0)).toHaveLength(2)
  })

  it('sounds the result of a still', () => {
    track().show(scene('shot'), true)
    expect(hear(0)).toEqual(['thunk'])
  })

  it('sounds the weightiest of all that is passed over', () => {
    const one = track()
    for (const kind of ['shot', 'lost', 'shot', 'nothing']) one.pass(happened(kind))
    expect(hear(500)).toEqual(['timpani'])
    one.pass(happened('nothing'))
    expect(hear(500)).toEqual(['timpani'])
    one.pass(happened('lost'))
    one.close()
    expect(hear(500)).toEqual(['timpani'])
  })

  it('sounds the weightiest now and then of what hurries by', () => {
    const one = track()
    for (const kind of ['shot', 'shot', 'lost', 'shot', 'shot', 'shot', 'shot', 'shot']) {
      one.show(scene(kind, 120), false, true)
      hear(120)
    }
    expect(hear(500)).toEqual(['timpani', 'thunk'])
  })
})

describe('a table', () => {
  let away = false
  let end = () => {}
  let table: Table

  /** Open a table at which the acts happen in succession. */
  function opens(acts: Act[], view: CoreView = toyView()): void {
    table = new Table({ ...toy, durations: { shot: 1000, lost: 1000 } }, new ScriptSource(view, acts))
    end = follow(table, SCORE, {} as AudioContext)
    flushSync()
  }
  const happens = (after: number, ...kinds: string[]): Act => ({
    after,
    patch: [],
    happenings: kinds.map((kind): HappeningBase => happened(kind)),
  })
  const asks = (after: number): Act => ({
    after,
    patch: [{ op: 'replace', path: '/decision', value: question('9', []) }],
    happenings: [],
  })
  function goesOn(ms: number): Cue[] {
    for (let n = 0; n < ms; n += 50) {
      vi.advanceTimersByTime(50)
      flushSync()
    }
    return heard
  }

  beforeEach(() => {
    settings.speed = 'full'
    away = false
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => away)
    vi.spyOn(speakers, 'Speaker').mockImplementation(
      class {
        volume = 0
        play = (cue: Cue) => heard.push(cue)
        end = () => {}
      } as unknown as () => speakers.Speaker,
    )
  })
  afterEach(() => {
    end()
    table.close()
    vi.restoreAllMocks()
    localStorage.clear()
    Object.assign(settings.sound, { on: true, volume: 70, only: false })
  })

  it('is heard as its show goes on', () => {
    opens([happens(100, 'shot', 'lost')])
    expect(goesOn(1000)).toEqual(['tick', 'thunk'])
    expect(goesOn(1000)).toEqual(['tick', 'thunk', 'timpani'])
  })

  it('sounds once for all that is skipped', () => {
    opens([happens(100, 'shot', 'lost', 'shot')])
    goesOn(400)
    table.skip()
    expect(goesOn(1000)).toEqual(['tick', 'timpani'])
  })

  it('does not rattle off what hurries by since so much waits', () => {
    opens(Array.from({ length: 30 }, () => happens(1, 'shot')))
    expect(goesOn(1100)).toEqual(['tick', 'thunk'])
    heard = []
    const hurried = goesOn(7000)
    expect(new Set(hurried)).toEqual(new Set(['thunk']))
    expect(hurried.length).toBeLessThanOrEqual(14)
  })

  it('sounds once for all that happens where nothing is shown', () => {
    settings.speed = 'off'
    opens([happens(100, 'shot', 'lost', 'shot')])
    expect(goesOn(1000)).toEqual(['timpani'])
  })

  it('sounds the result alone where stills are shown', () => {
    settings.speed = 'calm'
    opens([happens(100, 'shot')])
    expect(goesOn(1000)).toEqual(['thunk'])
  })

  it('is silent behind another tab but for the call', () => {
    away = true
    opens([happens(100, 'shot', 'lost'), asks(100)])
    expect(goesOn(2000)).toEqual(['call'])
  })

  it('has nothing but the call if so wished', () => {
    setSound({ only: true })
    opens([happens(100, 'shot', 'lost'), asks(6000)])
    expect(goesOn(8000)).toEqual(['call'])
  })

  it('lets hear how loud it is once that is chosen', () => {
    opens([])
    for (const volume of [60, 50, 40]) {
      setSound({ volume })
      goesOn(50)
    }
    expect(goesOn(500)).toEqual(['call'])
  })
})
