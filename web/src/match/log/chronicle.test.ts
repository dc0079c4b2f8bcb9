import { describe, expect, it } from 'vitest'
import { partsOf, passes, turnsOf, wholeLog } from './chronicle'
import type { Line } from '../game/game'
import { Reading } from './logReader.svelte'

const line = (n: number, round: number, more: Partial<Line> = {}): Line => ({
  n,
  round,
  seat: 'red',
  label: `line ${n}`,
  ...more,
})

describe('the chronicle', () => {
  it('goes turn by turn, and by rounds where no line heads a turn', () => {
    const lines = [
      line(1, 0),
      line(2, 1, { heads: true }),
      line(3, 1),
      line(4, 1, { heads: true, seat: 'blue' }),
      line(5, 2),
    ]
    expect(turnsOf(lines).map(({ key, round, seat, lines }) => [key, round, seat, lines.map(({ n }) => n)])).toEqual([
      [1, 0, null, [1]],
      [2, 1, 'red', [3]],
      [4, 1, 'blue', []],
      [5, 2, null, [5]],
    ])
  })

  it('is whole where some view had each of its lines', () => {
    const seen = [[line(1, 1)], [line(1, 1), line(2, 1)], [line(2, 1), line(3, 2)]]
    expect(wholeLog(seen.map((log) => ({ log }))).map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('knows the first turn again when its first lines are gone', () => {
    const lines = [line(1, 1, { heads: true }), line(2, 1), line(3, 1), line(4, 2)]
    const before = turnsOf(lines)
    const told = (left: Line[]) => turnsOf(left, before).map(({ key, seat }) => [key, seat])
    expect(told(lines.slice(2))).toEqual([
      [1, 'red'],
      [4, null],
    ])
    expect(told(lines.slice(3))).toEqual([[4, null]])
    expect(turnsOf(lines.slice(2), turnsOf(lines.slice(1), before))[0]!.key).toBe(1)
  })

  it('keeps the turns open that were so as long as one reads in them', () => {
    const reading = new Reading()
    expect([...reading.opens([1, 2])]).toEqual([1, 2])
    expect([...reading.opens([2, 3])]).toEqual([2, 3])
    reading.top = 10
    expect([...reading.opens([3, 4])]).toEqual([2, 3, 4])
    reading.top = null
    expect([...reading.opens([3, 4])]).toEqual([3, 4])
  })

  it('lets through what is about a topic, or by a seat', () => {
    const fight = line(1, 1, { topic: 'fights' })
    expect((['', 'topic:fights', 'seat:red'] as const).every((filter) => passes(fight, filter))).toBe(true)
    expect((['topic:cards', 'seat:blue'] as const).some((filter) => passes(fight, filter))).toBe(false)
  })

  it('sets names apart, the longer one first, wherever they stand', () => {
    const label = 'Fox fires at Fox 2: Fox 2 is hit'
    const names = [
      { text: 'Fox', surface: 'ship:fox' },
      { text: 'Fox 2', surface: 'ship:fox-2' },
      { text: 'Owl', surface: 'ship:owl' },
    ]
    expect(partsOf(line(1, 1, { label, names }))).toEqual([
      { text: 'Fox', surface: 'ship:fox', marks: ['', ''] },
      { text: ' fires at ' },
      { text: 'Fox 2', surface: 'ship:fox-2', marks: ['', ':'] },
      { text: ' ' },
      { text: 'Fox 2', surface: 'ship:fox-2', marks: ['', ''] },
      { text: ' is hit' },
    ])
    expect(partsOf(line(1, 1, { label: 'hit (Fox)', names: names.slice(0, 1) }))).toEqual([
      { text: 'hit ' },
      { text: 'Fox', surface: 'ship:fox', marks: ['(', ')'] },
    ])
    expect(partsOf(line(1, 1))).toEqual([{ text: 'line 1' }])
    const nameless = [{ text: '', surface: 'ship:nameless' }]
    expect(partsOf(line(1, 1, { names: nameless }))).toEqual([{ text: 'line 1' }])
  })
})
