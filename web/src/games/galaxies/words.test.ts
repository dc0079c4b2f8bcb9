import { describe, expect, it } from 'vitest'
import { battle } from '../../fixtures/views'
import { coordinate, fraction, outcome, phaseName, reasonName, seatName, sideName } from './words'

const attack = (hit: boolean, cell: string) => ({ hit, cell })

describe('the words of Galaxies', () => {
  it('reads coordinates onto the chart', () => {
    expect(coordinate('D4')).toEqual({ letter: 'D', number: 4, column: 3, row: 3 })
    expect(coordinate('A-8')).toMatchObject({ column: 0, row: 7 })
    expect(coordinate('K1')).toBeNull()
  })

  it('names the outcome of an attack', () => {
    expect(outcome(attack(false, '*'))).toBe('miss')
    expect(outcome(attack(true, '#'))).toBe('hit')
    expect(outcome(attack(true, '*'))).toBe('critical')
  })

  it('writes the worth of a fleet as people do', () => {
    expect(['21', '43/3', '44/3', '1/2', '41/4'].map(fraction)).toEqual(['21', '14⅓', '14⅔', '½', '10 1/4'])
    expect(reasonName('clock')).toBe('The victory clock')
    expect(reasonName('brand-new')).toBe('Brand New')
  })

  it('names phases, sides and seats', () => {
    expect(phaseName('action')).toBe('Action phase')
    expect(phaseName('star-date')).toBe('Star Date')
    expect(['isn', 'ISN', 'Wretch'].map(sideName)).toEqual(['ISN', 'ISN', 'Wretch'])
    expect(['wretch-1', 'wretch-2', 'isn-4'].map((seat) => seatName(battle(), seat))).toEqual([
      'Bob',
      'Wretch 2',
      'ISN 4',
    ])
  })
})
