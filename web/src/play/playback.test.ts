import { beforeEach, describe, expect, it } from 'vitest'
import { battle, VOLLEY } from '../fixtures/views'
import type { Happening, View } from '../protocol/core'
import { Playback, durationOf, isSpeed, type Scene } from './playback'
import { onStage } from '../games/galaxies/stage'

const told = (kind: string, fields: object = {}): Happening => ({
  kind,
  text: { key: '', args: {} },
  label: kind,
  ...fields,
})

describe('playback', () => {
  let due: (() => void)[]
  let waits: number[]
  let shown: View[]
  let scenes: (Scene | null)[]
  let passed: string[]
  let idle: number
  let hidden: boolean
  let play: Playback

  const tick = () => due.shift()?.()
  const drain = () => {
    while (due.length) tick()
  }

  beforeEach(() => {
    ;[due, waits, shown, scenes, passed, idle, hidden] = [[], [], [], [], [], 0, false]
    play = new Playback(
      {
        show: (v) => shown.push(v),
        scene: (s) => scenes.push(s),
        passed: (h) => passed.push(h.kind),
        idle: () => idle++,
      },
      {
        set: (run, ms) => {
          waits.push(ms)
          due.push(run)
          return run
        },
        clear: (run) => (due = due.filter((other) => other !== run)),
      },
      () => hidden,
    )
    play.reset(battle())
  })

  it('shows one happening after another and the view at the end', () => {
    const after = { ...battle(), round: 4 }
    play.push(after, [told('roll'), told('moved')])
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

  it('gives an attack time and a draw hardly any', () => {
    play.push(battle(), VOLLEY)
    drain()
    expect(waits).toEqual(VOLLEY.map(durationOf))
    expect(durationOf(told('attack'))).toBeGreaterThan(2000)
    expect(durationOf(told('drew'))).toBeLessThan(150)
  })

  it('knows its speeds from other words', () => {
    expect(['full', 'fast', 'calm', 'off'].every(isSpeed)).toBe(true)
    expect(['', 'warp', 'toString', null].some(isSpeed)).toBe(false)
  })

  it('skips to the newest view and says what was passed over', () => {
    const last = { ...battle(), round: 9 }
    play.push(battle(), [told('roll'), told('damage')])
    play.push(last, [told('moved')])
    play.skip()
    expect(shown.at(-1)).toBe(last)
    expect(passed).toEqual(['damage', 'moved'])
    expect(due).toEqual([])
    expect(play.playing).toBe(false)
  })

  it('hurries when far behind, and jumps when hopelessly behind', () => {
    play.push(battle(), [told('roll')])
    play.push(
      battle(),
      Array.from({ length: 12 }, () => told('roll')),
    )
    tick()
    expect(waits[1]).toBe(durationOf(told('roll')))
    play.push(
      battle(),
      Array.from({ length: 61 }, () => told('roll')),
    )
    tick()
    expect(play.playing).toBe(true)
    expect(passed.length).toBeGreaterThan(5)
  })

  it.each(['off', 'hidden'])('shows nothing but the outcome when %s', (why) => {
    if (why === 'off') play.speed = 'off'
    else hidden = true
    const after = { ...battle(), round: 5 }
    play.push(after, VOLLEY)
    expect(shown.at(-1)).toBe(after)
    expect(play.playing).toBe(false)
    expect(passed).toHaveLength(VOLLEY.length)
  })
})

describe('the stage', () => {
  it('moves, hurts, launches and removes ships as told, and nothing else', () => {
    let view = battle()
    view = onStage(view, told('moved', { ship: 'red-tougu-1', from: ['12,2'], to: ['12,3'] }))
    expect(view.ships['red-tougu-1']!.hexes).toEqual(['12,3'])
    view = onStage(view, told('damage', { ship: 'red-tougu-1', now: { shields: 0, hull_damage: 2 } }))
    expect(view.ships['red-tougu-1']!.hull_damage).toBe(2)
    view = onStage(view, told('destroyed', { ship: 'red-tougu-1' }))
    expect(view.ships['red-tougu-1']).toBeUndefined()
    view = onStage(view, told('launched', { ship_card: 'chosh-ka', ships: { 'chosh-ka-1': ['3,0'] } }))
    expect(view.ships['chosh-ka-1']!.card).toBe('chosh-ka')
    view = onStage(view, told('asteroid', { tile: 'tile-1', hexes: ['7,4', '7,5', '8,4', '8,5'] }))
    expect(view.tiles['tile-1']!.hexes[0]).toBe('7,4')
    view = onStage(view, told('tile', { tile: 'tile-5', tile_kind: 'warp-gate' }))
    expect(view.tiles['tile-5']!.kind).toBe('warp-gate')
    view = onStage(view, told('energy', { team: 'isn', now: 3 }))
    expect(view.teams.isn!.energy).toBe(3)
  })

  it('counts victory points, and lets ships escape', () => {
    const view = battle()
    const told = (kind: string, fields: object) => ({ kind, text: { key: kind, args: {} }, label: '', ...fields })
    expect(
      onStage(view, told('points', { team: 'isn', amount: 3, now: 5, why: 'survivors', ship: null })).teams.isn!
        .victory_points,
    ).toBe(5)
    expect(
      onStage(view, told('escaped', { ship: 'tes-kio-1', ship_card: 'tes-kio' })).ships['tes-kio-1'],
    ).toBeUndefined()
  })

  it('leaves the view alone when it does not understand', () => {
    const view = battle()
    for (const kind of ['moved', 'damage', 'shields', 'repaired', 'tile', 'asteroid', 'energy', 'unheard-of']) {
      expect(onStage(view, told(kind, { ship: 'nobody' }))).toBe(view)
    }
  })
})
