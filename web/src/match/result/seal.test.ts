// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { battle } from '../../games/galaxies/fixtures/views'
import type { CoreView } from '../../protocol/core'
import { checkSeals, storeSeals } from './seal'

const SEED = '00'.repeat(32)
const SEAL = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
const OTHER = 'ab'.repeat(32)
const line = (seat: string, text: string) => ({ channel: 'table', n: 1, seat, name: 'Server', text, at: '' })

const view = (change: Partial<CoreView> = {}): CoreView => ({
  ...battle(),
  match: 'm1',
  status: 'playing',
  commitment: SEAL,
  chat: [],
  ...change,
})
const first = { since: 0, commitment: SEAL, seed: SEED }

beforeEach(() => localStorage.clear())

describe('The seal of the dice', () => {
  it('is stored during the match, and matches at its end', async () => {
    storeSeals(view())
    expect(await checkSeals('m1', [first])).toBe('checked')
  })

  it.each([
    ['another seal', { ...first, commitment: OTHER }],
    ['another seed', { ...first, seed: '11'.repeat(32) }],
    ['no seed', { ...first, seed: '' }],
  ])('differs from %s', async (_, seal) => {
    storeSeals(view())
    expect(await checkSeals('m1', [seal])).toBe('differs')
  })

  it('is never replaced by that of a later view', async () => {
    storeSeals(view({ commitment: OTHER }))
    storeSeals(view())
    expect(await checkSeals('m1', [first])).toBe('differs')
  })

  it('is unknown to a page that opens after the match', async () => {
    storeSeals(view({ status: 'finished' }))
    expect(await checkSeals('m1', [first])).toBe('unknown')
    expect(await checkSeals('m1', [{ ...first, seed: OTHER }])).toBe('differs')
  })

  it('may be renewed after a restore, but only by the server', async () => {
    storeSeals(view({ chat: [line('red-1', OTHER), line('', `sealed anew: ${SEAL}`)] as CoreView['chat'] }))
    expect(await checkSeals('m1', [first])).toBe('checked')
    storeSeals(view({ chat: [line('', `sealed anew: ${OTHER}`)] as CoreView['chat'] }))
    expect(await checkSeals('m1', [first])).toBe('differs')
  })

  it.each([0, 1, 12])(
    'does not cover later draws under a new seal that this page has not seen: from %i on',
    async (since) => {
      const later = {
        since,
        commitment: createHash('sha256').update(Buffer.alloc(32, 7)).digest('hex'),
        seed: '07'.repeat(32),
      }
      storeSeals(view())
      expect(await checkSeals('m1', [first, later])).toBe('later')
      storeSeals(view({ chat: [line('', `sealed anew: ${later.commitment}`)] as CoreView['chat'] }))
      expect(await checkSeals('m1', [first, later])).toBe('checked')
    },
  )

  it('is compared as far as possible if the page cannot compute a hash', async () => {
    vi.stubGlobal('crypto', {})
    expect(await checkSeals('m1', [first])).toBe('unknown')
    storeSeals(view())
    expect(await checkSeals('m1', [first])).toBe('unchecked')
    expect(await checkSeals('m1', [{ ...first, commitment: OTHER }])).toBe('differs')
    vi.unstubAllGlobals()
  })

  it('is stored only for the newest matches, and invalid data is ignored', async () => {
    localStorage['galaxies.seals'] = '{"m1": 3'
    for (let n = 0; n < 100; n++) storeSeals(view({ match: `m${n}` }))
    expect(JSON.parse(localStorage['galaxies.seals'])).toHaveLength(60)
    expect(await checkSeals('m99', [first])).toBe('checked')
    expect(await checkSeals('m1', [first])).toBe('unknown')
  })
})
