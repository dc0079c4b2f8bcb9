// @vitest-environment happy-dom
// An attack, from the ruler on the board to the mark on the chart.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import { settings } from '../../../../match/state/settings.svelte'
import type { Catalogue } from '../../../../protocol/galaxies'
import Effects from '../../board/effects/Effects.svelte'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { battle, attackFields, happened } from '../../fixtures/views'
import { galaxies } from '../../index'
import { GalaxiesTable } from '../../state.svelte'
import AttackShow from './AttackShow.svelte'
import { DURATIONS, STEPS } from '../durations'

const $ = (id: string) => document.querySelectorAll(`[data-testid=${id}]`)
const elementCounts = (...ids: string[]) => ids.map((id) => $(id).length)

const shot = (coordinate: string, hit: boolean) => happened('attack', attackFields(coordinate, hit))

function openTable(): GalaxiesTable {
  edition.catalogue = catalogue as unknown as Catalogue
  return new GalaxiesTable(galaxies, new ScriptSource(battle(), [], () => ({ ok: true })), {})
}

function showAttack(coordinate: string, hit: boolean, duration: number = DURATIONS.attack): void {
  showComponent(AttackShow, { table: openTable(), happening: shot(coordinate, hit), duration })
}

/** Advance the timers to just after a share of an attack. */
function advanceTo(share: number): void {
  vi.advanceTimersByTime(share * DURATIONS.attack + 5)
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 'full'
})
afterEach(() => {
  vi.useRealTimers()
  settings.speed = 'full'
})

describe('the chart of an attack', () => {
  it('is ruled first, then burnt through, then stamped', () => {
    showAttack('D4', true)
    expect(elementCounts('rule-column', 'rule-row', 'burn', 'chalk')).toEqual([1, 1, 0, 0])
    expect(document.querySelector('.word.in')).toBeNull()
    advanceTo(STEPS[2])
    expect(elementCounts('burn')).toEqual([0])
    advanceTo(STEPS[3] - STEPS[2])
    expect(elementCounts('burn', 'chalk')).toEqual([1, 0])
    advanceTo(STEPS[4] - STEPS[3])
    expect(document.querySelector('.word.in')!.textContent).toBe('HIT')
  })

  it('has a ring of chalk after a miss', () => {
    showAttack('A8', false)
    advanceTo(STEPS[4])
    expect(elementCounts('burn', 'chalk')).toEqual([0, 1])
  })

  it('keeps a star visible through its burn', () => {
    showAttack('D5', true)
    advanceTo(STEPS[4])
    const [burn, star] = [$('burn')[0]!, document.querySelector('.mark.star')!]
    expect(burn.compareDocumentPosition(star)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([true, false])('has a key only if there is room: %s', (keyed) => {
    showComponent(AttackShow, { table: openTable(), happening: shot('A8', false), keyed })
    expect(elementCounts('chart-key')).toEqual([keyed ? 1 : 0])
  })

  it('shows everything at once if it is a still', () => {
    settings.speed = 'calm'
    showAttack('D4', true)
    expect(elementCounts('burn')).toEqual([1])
    expect(document.querySelector('.word.in')!.textContent).toBe('HIT')
    expect(document.querySelector('.moves')).toBeNull()
  })

  it('is a still if the system asks for reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    showAttack('A8', false)
    expect(elementCounts('chalk')).toEqual([1])
    expect(document.querySelector('.moves')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('shows what the target has left, and what it loses', () => {
    const table = openTable()
    showComponent(AttackShow, { table, happening: shot('D4', true), duration: DURATIONS.attack })
    const lostPegs = () => document.querySelectorAll('[data-testid=target-pegs] .new').length
    const pegs = () => [...document.querySelectorAll('[data-testid=target-pegs] p')].map((peg) => peg.textContent)
    expect(lostPegs()).toBe(0)
    expect(pegs()).toEqual(['Shields 2 of 3', 'Hull 3 of 4'])
    const { ships } = table.view!
    table.view = {
      ...table.view!,
      ships: { ...ships, 'isn-torrent-1': { ...ships['isn-torrent-1']!, shields: 0, hull_damage: 2 } },
    }
    flushSync()
    expect(lostPegs()).toBe(3)
    expect(pegs()).toEqual(['Shields 0 of 3', 'Hull 2 of 4'])
  })
})

describe('the board', () => {
  function showOnBoard(hit: boolean): void {
    const table = openTable()
    table.scene = { happening: shot('D4', hit), duration: DURATIONS.attack }
    showComponent(Effects, { table })
  }

  it('has a ruler to the target that counts the spaces, and a blast if it is hit', () => {
    showOnBoard(true)
    expect(document.querySelector<HTMLElement>('[data-testid=ruler]')!.dataset.spaces).toBe('5')
    expect(elementCounts('burst', 'ring')).toEqual([1, 0])
  })

  it('has a ring if the shot misses', () => {
    showOnBoard(false)
    expect(elementCounts('burst', 'ring')).toEqual([0, 1])
  })

  it('shows no flight in a still', () => {
    settings.speed = 'calm'
    showOnBoard(true)
    expect(elementCounts('ruler', 'burst')).toEqual([1, 1])
    expect(document.querySelectorAll('.bolt, .moves')).toHaveLength(0)
  })

  it('bursts as many shields as are lost', () => {
    const table = openTable()
    const happening = happened('damage', {
      ship: 'isn-torrent-1',
      source: 'attack',
      type: '',
      shields: 2,
      hull: 0,
      now: { shields: 0, hull_damage: 1 },
    })
    table.scene = { happening, duration: DURATIONS.damage }
    showComponent(Effects, { table })
    expect(elementCounts('pop', 'burst')).toEqual([2, 0])
  })

  it('stamps what is launched where it stands, and crosses out what is lost', () => {
    const table = openTable()
    const ships = { 'rooks-f54-1': ['10,7'], 'rooks-f54-2': ['11,7'] }
    const launch = happened('launched', { seat: 'isn-2', ship_card: 'rooks-f54', level: 'standard', ships })
    table.scene = { happening: launch, duration: DURATIONS.launched }
    showComponent(Effects, { table })
    expect(elementCounts('stamp', 'destroyed')).toEqual([2, 0])
    const lost = happened('destroyed', {
      ship: 'isn-torrent-1',
      ship_card: 'isn-torrent',
      why: 'attack',
    })
    table.scene = { happening: lost, duration: DURATIONS.destroyed }
    flushSync()
    expect(elementCounts('stamp', 'destroyed')).toEqual([0, 1])
  })
})
