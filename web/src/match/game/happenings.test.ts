import { describe, expect, it } from 'vitest'
import { happened, said, toy, toyView } from '../../fixtures/toy'
import type { HappeningBase } from '../../protocol/core'
import { whole } from './happenings'

describe('a happening', () => {
  const view = toyView({ log: [{ ...said(7, 'Ann plays'), text: { key: 'played', args: { card: 'ace' } } }] })

  it('is taken from the line of the log that tells it', () => {
    const told = whole({ kind: 'played', line: 7, routine: true }, view, toy)
    expect(told).toEqual({ kind: 'played', card: 'ace', label: 'Ann plays', routine: true })
    expect(() => whole({ kind: 'played', line: 8 }, view, toy)).toThrow()
  })

  it('is whole though one of its fields is called line', () => {
    const laid: HappeningBase = Object.assign(happened('laid'), { line: ['ace'] })
    expect(whole(laid, view, toy)).toBe(laid)
  })
})
