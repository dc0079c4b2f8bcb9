import { describe, expect, it } from 'vitest'
import { option, question } from '../../fixtures/toy'
import { stepOf } from './proposing'

const DECISION = question('1', [option('a'), option('b'), option('c'), option('end')], { kind: 'act' })
const KEYS: Record<string, string[]> = {
  a: ['ship:one', 'space:1,1'],
  b: ['ship:one', 'space:1,2'],
  c: ['ship:two'],
}
const stepFor = (...things: string[]) =>
  stepOf(DECISION, ({ id }) => KEYS[id] ?? [], new Map([['3,3', ['x', 'y']]]), things)

describe('a proposal', () => {
  it('is the only option with all its things', () => {
    expect(stepFor('ship:one', 'space:1,2')).toMatchObject({ kind: 'option', option: { id: 'b' }, isComplete: true })
    expect(stepFor('space:1,1')).toMatchObject({ kind: 'option', option: { id: 'a' }, isComplete: true })
  })
  it('narrows the choice to several options', () => {
    expect(stepFor('ship:one')).toEqual({ kind: 'among', things: ['ship:one'], count: 2 })
  })
  it('is a path to a distant space, of a ship in the question', () => {
    expect(stepFor('ship:one', 'space:3,3')).toEqual({ kind: 'path', path: ['x', 'y'] })
    expect(stepFor('ship:none', 'space:3,3')).toBeNull()
  })
  it('begins with the options of its first things', () => {
    expect(stepFor('ship:two', 'space:9,9')).toMatchObject({ kind: 'option', option: { id: 'c' }, isComplete: false })
  })
  it('is only text if no option fits', () => {
    expect(stepFor('ship:three')).toBeNull()
    expect(stepFor('space:9,9', 'ship:two')).toBeNull()
  })
})
