import { describe, expect, it } from 'vitest'
import { createHappening, logLine, toy, toyView } from '../../fixtures/toy'
import type { HappeningBase } from '../../protocol/core'
import { completeHappening } from './happenings'

describe('a happening', () => {
  const view = toyView({ log: [{ ...logLine(7, 'Ann plays'), text: { key: 'played', args: { card: 'ace' } } }] })

  it('is read from its line in the log', () => {
    const happening = completeHappening({ kind: 'played', line: 7, routine: true }, view, toy)
    expect(happening).toEqual({ kind: 'played', card: 'ace', routine: true })
    expect(() => completeHappening({ kind: 'played', line: 8 }, view, toy)).toThrow()
  })

  it('is complete even if one of its fields is called line', () => {
    const laid: HappeningBase = Object.assign(createHappening('laid'), { line: ['ace'] })
    expect(completeHappening(laid, view, toy)).toBe(laid)
  })
})
