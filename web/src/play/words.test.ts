import { describe, expect, it } from 'vitest'
import { battle, DISCARD, MOVE, ORDER } from '../fixtures/views'
import {
  ago,
  concedeText,
  coordinate,
  fraction,
  list,
  outcome,
  phaseName,
  pickText,
  reasonName,
  refusedText,
  seatName,
  seconds,
  undoReason,
  waitingText,
} from './words'

const happening = (fields: object) => ({ kind: 'attack', text: { key: '', args: {} }, label: '', ...fields })

describe('texts', () => {
  it('reads coordinates onto the chart', () => {
    expect(coordinate('D4')).toEqual({ letter: 'D', number: 4, column: 3, row: 3 })
    expect(coordinate('A-8')).toMatchObject({ column: 0, row: 7 })
    expect(coordinate('K1')).toBeNull()
    expect(coordinate(undefined)).toBeNull()
  })

  it('names the outcome of an attack', () => {
    expect(outcome(happening({ hit: false, cell: '*' }))).toBe('miss')
    expect(outcome(happening({ hit: true, cell: '#' }))).toBe('hit')
    expect(outcome(happening({ hit: true, cell: '*' }))).toBe('critical')
  })

  it('says what conceding means: a side fights on until all its players have conceded', () => {
    const team = battle()
    expect(concedeText(team)).toMatch(/^Your side fights on until all its players have conceded\./)
    team.seats['isn-2']!.conceded = true
    expect(concedeText(team)).toMatch(/^Your side loses and the match ends\./)
    const { 'isn-1': me, 'wretch-1': foe } = battle().seats
    expect(concedeText({ ...battle(), seats: { 'isn-1': me!, 'wretch-1': foe! } })).toMatch(/the match ends/)
  })

  it('says how many to pick', () => {
    expect(pickText(MOVE)).toBe('Choose 1')
    expect(pickText(DISCARD)).toBe('Choose 2')
    expect(pickText(ORDER)).toBe('Choose 3, in order')
    expect(pickText({ ...DISCARD, min: 0 })).toBe('Choose up to 2')
    expect(pickText({ ...DISCARD, min: 1 })).toBe('Choose 1 to 2')
  })

  it('names those who are waited for, but not oneself', () => {
    const view = { ...battle(), waiting_for: ['wretch-1', 'isn-1', 'isn-2'] }
    expect(waitingText(view)).toBe('Waiting for Bob and Dan')
    expect(waitingText({ ...view, waiting_for: [] })).toMatch(/thinking/)
    expect(seatName(view, 'nobody-3')).toBe('Nobody 3')
  })

  it('makes words of unknown keys', () => {
    expect(phaseName('action')).toBe('Action phase')
    expect(phaseName('star-date')).toBe('Star Date')
    expect(undoReason('dice-rolled')).toBe('Dice have been rolled')
    expect(undoReason(null)).toBe('')
    expect(refusedText('stale', '')).toMatch(/moved on/)
    expect(refusedText('stale', 'Too late.')).toBe('Too late.')
  })

  it('writes the worth of a fleet as people do', () => {
    expect(['21', '43/3', '44/3', '1/2', '41/4'].map(fraction)).toEqual(['21', '14⅓', '14⅔', '½', '10 1/4'])
    expect(reasonName('clock')).toBe('The victory clock')
    expect(reasonName('brand-new')).toBe('Brand New')
  })

  it('tells time', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(ago('2026-11-21T11:59:50Z', now)).toBe('just now')
    expect(ago('2026-11-21T11:20:00Z', now)).toBe('40 min ago')
    expect(ago('nonsense', now)).toBe('')
    expect(seconds('2026-11-21T12:00:09.500Z', now)).toBe(10)
    expect(seconds('2026-11-21T11:00:00Z', now)).toBe(0)
  })

  it('lists names', () => {
    expect(list([])).toBe('')
    expect(list(['A', 'B', 'C'])).toBe('A, B and C')
  })
})
