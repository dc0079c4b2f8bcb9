import { beforeEach, describe, expect, it } from 'vitest'
import { VOLLEY } from '../../games/galaxies/fixtures/stories'
import { battle } from '../../games/galaxies/fixtures/views'
import type { HappeningBase, View } from '../../protocol/core'
import { Playback, type Scene, type Show } from './playback'
import { isSpeed } from './speed'

const createHappening = (kind: string, fields: object = {}): HappeningBase => ({
  kind,
  label: kind,
  ...fields,
})

const game: Show<View> = {
  stage: (view, happening) => ({ ...view, phase: happening.kind }),
  durations: { attack: 3600, roll: 1500, moved: 240 },
}
const BRIEF = 90

describe('playback', () => {
  let due: (() => void)[]
  let waits: number[]
  let shown: View[]
  let scenes: (Scene | null)[]
  let passed: string[]
  let idle: number
  let hidden: boolean
  let play: Playback<View>

  const tick = () => due.shift()?.()
  const drain = () => {
    while (due.length) tick()
  }

  beforeEach(() => {
    ;[due, waits, shown, scenes, passed, idle, hidden] = [[], [], [], [], [], 0, false]
    play = new Playback<View>(
      game,
      {
        show: (v) => shown.push(v),
        scene: (s) => scenes.push(s),
        passed: (h) => passed.push(h.kind),
        idle: () => idle++,
      },
      (run, ms) => {
        waits.push(ms)
        due.push(run)
        return () => (due = due.filter((callback) => callback !== run))
      },
      () => hidden,
    )
    play.reset(battle())
  })

  it('shows one happening after another and the view at the end', () => {
    const after = { ...battle(), round: 4 }
    play.push(after, [createHappening('roll'), createHappening('moved')])
    expect(play.playing).toBe(true)
    expect(scenes.at(-1)?.happening.kind).toBe('roll')
    tick()
    expect(scenes.at(-1)?.happening.kind).toBe('moved')
    tick()
    expect(shown.at(-1)).toBe(after)
    expect(scenes.at(-1)).toBeNull()
    expect(play.playing).toBe(false)
    expect(idle).toBe(2)
  })

  it('shows an attack for a while and a draw only briefly', () => {
    play.push(battle(), VOLLEY)
    drain()
    expect(waits).toEqual(VOLLEY.map(({ kind }) => game.durations[kind] ?? BRIEF))
    expect(new Set(waits)).toContain(BRIEF)
  })

  it('accepts older names of speeds', () => {
    expect(['full', 'fast', 'calm', 'off'].every(isSpeed)).toBe(true)
    expect(['', 'warp', 'toString', null].some(isSpeed)).toBe(false)
  })

  it('skips to the newest view and reports what was skipped', () => {
    const last = { ...battle(), round: 9 }
    play.push(battle(), [createHappening('roll'), createHappening('damage')])
    play.push(last, [createHappening('moved')])
    play.skip()
    expect(shown.at(-1)).toBe(last)
    expect(passed).toEqual(['damage', 'moved'])
    expect(due).toEqual([])
    expect(play.playing).toBe(false)
  })

  it('continues with the next happening', () => {
    play.push(battle(), [createHappening('roll'), createHappening('moved')])
    play.showNext()
    expect(scenes.at(-1)?.happening.kind).toBe('moved')
    expect(due).toHaveLength(1)
    play.showNext()
    expect(play.playing).toBe(false)
    play.showNext()
    expect(due).toEqual([])
  })

  it('updates the picture with each happening, and shows the view at the end', () => {
    const after = battle()
    play.push(after, [createHappening('roll')])
    expect(shown.at(-1)!.phase).toBe('roll')
    tick()
    expect(shown.at(-1)).toBe(after)
  })

  it('does nothing more once it is closed', () => {
    play.push(battle(), [createHappening('roll')])
    play.push(battle(), [createHappening('moved')])
    const sceneCount = scenes.length
    play.close()
    expect(due).toEqual([])
    expect(play.playing).toBe(false)
    expect(scenes).toHaveLength(sceneCount)
  })

  it('hurries when it is far behind, and jumps when it is hopelessly behind', () => {
    play.push(battle(), [createHappening('roll')])
    play.push(
      battle(),
      Array.from({ length: 12 }, () => createHappening('roll')),
    )
    tick()
    expect(waits[1]).toBe(1500)
    play.push(
      battle(),
      Array.from({ length: 61 }, () => createHappening('roll')),
    )
    tick()
    expect(play.playing).toBe(true)
    expect(passed.length).toBeGreaterThan(5)
  })

  it.each(['off', 'hidden'])('shows only the outcome when %s', (reason) => {
    if (reason === 'off') play.speed = 'off'
    else hidden = true
    const after = { ...battle(), round: 5 }
    play.push(after, VOLLEY)
    expect(shown.at(-1)).toBe(after)
    expect(play.playing).toBe(false)
    expect(passed).toHaveLength(VOLLEY.length)
  })
})
