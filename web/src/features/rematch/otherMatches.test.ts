import { describe, expect, it } from 'vitest'
import type { MatchSummary } from '../../protocol/core'
import { otherWaitingMatches } from './otherMatches.svelte'

const match = (id: string, asked_since: string | null, overrides: Partial<MatchSummary> = {}) =>
  ({
    id,
    status: 'playing',
    created: '2026-11-01T00:00:00Z',
    your_decision: !!asked_since,
    asked_since,
    ...overrides,
  }) as MatchSummary

describe('other matches that wait for me', () => {
  it('are those that ask me, longest wait first, except this one', () => {
    const all = [
      match('here', '2026-11-01T10:00:00Z'),
      match('new', '2026-11-01T12:00:00Z'),
      match('quiet', null),
      match('old', '2026-11-01T11:00:00Z'),
      match('paused', '2026-11-01T09:00:00Z', { status: 'paused' }),
    ]
    expect(otherWaitingMatches(all, 'here').map(({ id }) => id)).toEqual(['old', 'new'])
  })
})
