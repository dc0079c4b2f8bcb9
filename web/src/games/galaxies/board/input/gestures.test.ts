import { describe, expect, it } from 'vitest'
import type { OptionView } from '../../../../protocol/galaxies'
import { battle, decision } from '../../fixtures/views'
import { flightSpaces } from '../effects/flights'
import { extendPath, flightTo, mannerOf, movableShips, moveTo } from './gestures'
import { hitChances, bestShots, optionHeading, isElsewhere, surfaces } from './choosing'

const option = (id: string, key: string, ref: OptionView['ref'], overrides: Partial<OptionView> = {}): OptionView => ({
  id,
  label: id,
  text: { key, args: {} },
  ref,
  ...overrides,
})
const flyOption = (hex: string) => option(`fly:${hex}`, 'fly', { hex, hexes: [hex] })
const stepOption = (hex: string) => option(hex, 'move-to', { hex, hexes: [hex] })
const shotOption = (key: string, ship: string, weapon: string, target: string, percent?: number) =>
  option(
    `${ship}:${weapon}:${target}:${key}`,
    key,
    { ship, weapon, target, amount: 1 },
    {
      details: percent === undefined ? [] : [{ text: { key: 'odds', args: { percent } }, label: `${percent}%` }],
    },
  )
const STOP = option('stop', 'stop', { ship: 'rook-1' })
const createDecision = (
  options: OptionView[],
  kind = 'move',
  args: Record<string, unknown> = { ship: 'rook-1', left: 3 },
) => ({
  ...decision('d', kind as 'move', options),
  text: { key: kind, args },
})

/** A ship at 0,0 that may fly to 1,0, to 0,1, or by 1,0 to 1,1. */
const MOVE = {
  ...createDecision([
    flyOption('1,0'),
    flyOption('0,1'),
    flyOption('1,1'),
    stepOption('1,0'),
    stepOption('0,1'),
    shotOption('shot', 'rook-1', 'primary', 'foe-1', 40),
    STOP,
  ]),
  flights: { '': ['1,0', '0,1'], '1,0': ['1,1'] },
}
const view = battle()

describe('the ways of answering', () => {
  it('are distinguished if a question offers whole gestures', () => {
    expect(MOVE.options.map((option) => mannerOf(option, MOVE))).toEqual([
      'flight',
      'flight',
      'flight',
      'step',
      'step',
      '',
      '',
    ])
    const steps = createDecision([stepOption('1,0'), STOP])
    expect(steps.options.map((option) => mannerOf(option, steps))).toEqual(['', ''])
  })

  it('distinguish a ship of a squadron from the whole squadron', () => {
    const squadron = createDecision([
      option('together:1,0', 'together', { hex: '1,0', hexes: ['1,0', '2,0'] }),
      flyOption('1,0'),
    ])
    expect(squadron.options.map((option) => mannerOf(option, squadron))).toEqual(['together', 'alone'])
  })
})

describe('what stands for an option', () => {
  const surfacesOf = (option: OptionView) => surfaces(option, view, MOVE, false)

  it('is the end of a flight, the next space of a step, and the target of a shot', () => {
    expect(MOVE.options.map(surfacesOf)).toEqual([
      ['space:1,0'],
      ['space:0,1'],
      ['space:1,1'],
      ['space:1,0'],
      ['space:0,1'],
      ['ship:foe-1'],
      [],
    ])
  })

  it('is no button during a movement if it is a shot, until its target is clicked', () => {
    const [shot] = MOVE.options.filter(({ text }) => text.key === 'shot') as [OptionView]
    expect([isElsewhere(shot, MOVE, false), isElsewhere(shot, MOVE, true)]).toEqual([true, false])
  })

  it('is the most that one answer can do at each target, where there are very many shots', () => {
    const shots = ['a', 'b', 'c'].flatMap((target) => [
      shotOption('shot', 'rook-1', 'primary', target),
      shotOption('shots', 'rook-1', 'primary', target),
      shotOption('all-weapons', 'rook-1', 'all', target),
    ])
    expect(bestShots(createDecision(shots, 'shot'))!.map(({ id }) => id)).toEqual(
      ['a', 'b', 'c'].map((target) => `rook-1:all:${target}:all-weapons`),
    )
    expect(bestShots(createDecision(shots.slice(0, 3), 'shot'))).toBeNull()
  })
})

it('lists flights by how far they go, and shots by whom they hit', () => {
  expect(MOVE.options.map((option) => optionHeading(option, MOVE, view))).toEqual([
    'Fly 1 space',
    'Fly 1 space',
    'Fly 2 spaces',
    'Move by a single step',
    'Move by a single step',
    'At Foe 1',
    '',
  ])
})

it('tells the best chance to hit each target', () => {
  const shots = [shotOption('shot', 'a', 'primary', 'foe-1', 40), shotOption('shot', 'b', 'primary', 'foe-1', 55)]
  expect([...hitChances([...shots, shotOption('shots', 'a', 'primary', 'foe-2')])]).toEqual([['foe-1', 55]])
})

it('reads the spaces on the path of a medium ship', () => {
  expect(flightSpaces(flyOption('2,0'), { '0,0>1,0': ['2,0'], '': ['0,0>1,0'] })).toEqual(['1,0', '2,0'])
  expect(flightSpaces(stepOption('1,0'), MOVE.flights)).toEqual([])
})

describe('a path that is drawn', () => {
  const from = ['0,0']
  it('continues to neighbours, back to where it was, or along offered paths', () => {
    expect(extendPath([], '0,1', from, MOVE)).toEqual(['0,1'])
    expect(extendPath(['0,1'], '1,1', from, MOVE)).toEqual(['0,1', '1,1'])
    expect(extendPath([], '1,1', from, MOVE)).toEqual(['1,0', '1,1'])
    expect(extendPath(['1,0', '1,1'], '1,0', from, MOVE)).toEqual(['1,0'])
    expect(extendPath(['1,0'], '0,0', from, MOVE)).toEqual([])
    expect(extendPath(['1,0'], '9,9', from, MOVE)).toEqual(['1,0'])
  })
})

describe('a ship that is dropped', () => {
  it('flies by one answer if the path is offered', () => {
    const walk = moveTo(view, 'rook-1', '1,1', ['1,0', '1,1'], 'flight')
    expect(walk.over!()).toBe(false)
    expect([walk.next(MOVE), walk.over!(), walk.next(MOVE)]).toEqual(['fly:1,1', true, null])
  })

  it('flies space by space if another path was drawn, and stops at its end', () => {
    const walk = moveTo(view, 'rook-1', '1,1', ['0,1', '1,1'], 'flight')
    expect(walk.next(MOVE)).toBe('0,1')
    const there = { ...createDecision([flyOption('1,1'), stepOption('1,1'), STOP]), flights: { '': ['1,1'] } }
    expect([walk.next(there), walk.next(there)]).toEqual(['fly:1,1', null])
    const other = moveTo(view, 'rook-1', '1,1', ['0,1', '1,1'], 'flight')
    other.next(MOVE)
    expect([other.next(createDecision([stepOption('1,1')])), other.next(createDecision([STOP]))]).toEqual([
      '1,1',
      'stop',
    ])
  })

  it('is activated first, and never answers for another ship', () => {
    const ship = Object.keys(view.ships)[0]!
    const activate = option('activate:it', 'activate', { ship_card: view.ships[ship]!.card })
    const walk = moveTo(view, ship, '1,1', [], 'flight')
    expect(walk.next(createDecision([option('done', 'deploy-done', {})], 'deploy'))).toBe('done')
    expect(walk.next(createDecision([activate], 'action'))).toBe('activate:it')
    expect(walk.next(MOVE)).toBeNull()
  })

  it('waits while somebody may react to it', () => {
    const ship = Object.keys(view.ships)[0]!
    const activate = option('activate:it', 'activate', { ship_card: view.ships[ship]!.card })
    const walk = moveTo(view, ship, '1,1', [], 'flight')
    expect(walk.next(createDecision([activate], 'action'))).toBe('activate:it')
    expect(walk.next(createDecision([option('pass', 'pass', {})], 'respond'))).toBeUndefined()
    const flight = { ...MOVE, text: { ...MOVE.text, args: { ...MOVE.text.args, ship } } }
    expect(walk.next(flight)).toBe('fly:1,1')
  })

  it('is one that may move now', () => {
    expect([...movableShips(view, MOVE)]).toEqual(['rook-1'])
    expect([...movableShips(view, null)]).toEqual([])
    expect(flightTo(MOVE, '1,1')?.id).toBe('fly:1,1')
  })
})
