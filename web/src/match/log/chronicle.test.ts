import { describe, expect, it } from 'vitest'
import { splitLine, passesFilter, groupByTurn, mergeLogs } from './chronicle'
import type { Line } from '../game/game'
import { LogState } from './logReader.svelte'

const createLine = (n: number, round: number, overrides: Partial<Line> = {}): Line => ({
  n,
  round,
  seat: 'red',
  label: `line ${n}`,
  ...overrides,
})

describe('the chronicle', () => {
  it('is grouped by turns, and by rounds if no line begins a turn', () => {
    const lines = [
      createLine(1, 0),
      createLine(2, 1, { startsTurn: true }),
      createLine(3, 1),
      createLine(4, 1, { startsTurn: true, seat: 'blue' }),
      createLine(5, 2),
    ]
    expect(
      groupByTurn(lines).map(({ key, round, seat, lines }) => [key, round, seat, lines.map(({ n }) => n)]),
    ).toEqual([
      [1, 0, null, [1]],
      [2, 1, 'red', [3]],
      [4, 1, 'blue', []],
      [5, 2, null, [5]],
    ])
  })

  it('is complete if some view had each of its lines', () => {
    const logs = [[createLine(1, 1)], [createLine(1, 1), createLine(2, 1)], [createLine(2, 1), createLine(3, 2)]]
    expect(mergeLogs(logs.map((log) => ({ log }))).map(({ n }) => n)).toEqual([1, 2, 3])
  })

  it('recognises the first turn after its first lines are dropped', () => {
    const lines = [createLine(1, 1, { startsTurn: true }), createLine(2, 1), createLine(3, 1), createLine(4, 2)]
    const before = groupByTurn(lines)
    const turnHeads = (left: Line[]) => groupByTurn(left, before).map(({ key, seat }) => [key, seat])
    expect(turnHeads(lines.slice(2))).toEqual([
      [1, 'red'],
      [4, null],
    ])
    expect(turnHeads(lines.slice(3))).toEqual([[4, null]])
    expect(groupByTurn(lines.slice(2), groupByTurn(lines.slice(1), before))[0]!.key).toBe(1)
  })

  it('keeps turns expanded while the reader reads them', () => {
    const reading = new LogState()
    expect([...reading.openTurns([1, 2])]).toEqual([1, 2])
    expect([...reading.openTurns([2, 3])]).toEqual([2, 3])
    reading.top = 10
    expect([...reading.openTurns([3, 4])]).toEqual([2, 3, 4])
    reading.top = null
    expect([...reading.openTurns([3, 4])]).toEqual([3, 4])
  })

  it('filters by topic or seat', () => {
    const fight = createLine(1, 1, { topic: 'fights' })
    expect((['', 'topic:fights', 'seat:red'] as const).every((filter) => passesFilter(fight, filter))).toBe(true)
    expect((['topic:cards', 'seat:blue'] as const).some((filter) => passesFilter(fight, filter))).toBe(false)
  })

  it('separates names, longer ones first, wherever they are', () => {
    const label = 'Fox fires at Fox 2: Fox 2 is hit'
    const names = [
      { text: 'Fox', surface: 'ship:fox' },
      { text: 'Fox 2', surface: 'ship:fox-2' },
      { text: 'Owl', surface: 'ship:owl' },
    ]
    expect(splitLine(createLine(1, 1, { label, names }))).toEqual([
      { text: 'Fox', surface: 'ship:fox', marks: ['', ''] },
      { text: ' fires at ' },
      { text: 'Fox 2', surface: 'ship:fox-2', marks: ['', ':'] },
      { text: ' ' },
      { text: 'Fox 2', surface: 'ship:fox-2', marks: ['', ''] },
      { text: ' is hit' },
    ])
    expect(splitLine(createLine(1, 1, { label: 'hit (Fox)', names: names.slice(0, 1) }))).toEqual([
      { text: 'hit ' },
      { text: 'Fox', surface: 'ship:fox', marks: ['(', ')'] },
    ])
    expect(splitLine(createLine(1, 1))).toEqual([{ text: 'line 1' }])
    const nameless = [{ text: '', surface: 'ship:nameless' }]
    expect(splitLine(createLine(1, 1, { names: nameless }))).toEqual([{ text: 'line 1' }])
  })
})
