import { describe, expect, it } from 'vitest'
import { battle } from './fixtures/views'
import { EMPTY, wordFor } from './catalogue'
import { axes, parseCoordinate, toMixedFraction, outcomeOf, seatName, sideName } from './words'

const attack = (hit: boolean, critical = false) => ({ hit, critical })

describe('the words of Galaxies', () => {
  it('reads coordinates onto the chart', () => {
    expect(parseCoordinate('D4')).toEqual({ letter: 'D', number: 4, column: 3, row: 3 })
    expect(parseCoordinate('A-8')).toMatchObject({ column: 0, row: 7 })
    expect(parseCoordinate('?')).toBeNull()
  })

  it('names the columns and rows of a chart, however large it is', () => {
    expect(axes(['..#', '#*.'])).toEqual({ letters: ['A', 'B', 'C'], numbers: ['1', '2'] })
    expect(axes([])).toEqual({ letters: [], numbers: [] })
  })

  it('names the outcome of an attack', () => {
    expect(outcomeOf(attack(false))).toBe('miss')
    expect(outcomeOf(attack(true))).toBe('hit')
    expect(outcomeOf(attack(true, true))).toBe('critical')
  })

  it('formats the cost of a fleet', () => {
    expect(['21', '43/3', '44/3', '1/2', '41/4'].map(toMixedFraction)).toEqual(['21', '14⅓', '14⅔', '½', '10 1/4'])
  })

  it('names sides and seats', () => {
    expect(['isn', 'ISN', 'Wretch'].map(sideName)).toEqual(['ISN', 'ISN', 'Wretch'])
    expect(['wretch-1', 'wretch-2', 'isn-4'].map((seat) => seatName(battle(), seat))).toEqual([
      'Bob',
      'Cleo', // a computer player, under their name in the log
      'ISN 4',
    ])
  })

  it('takes names from the catalogue, and derives missing ones from ids', () => {
    const known = { ...EMPTY, words: { ...EMPTY.words, phases: { action: 'Action phase' } } }
    expect(wordFor(known, 'phases', 'action')).toBe('Action phase')
    expect(wordFor(known, 'reasons', 'brand-new')).toBe('Brand New')
  })
})
