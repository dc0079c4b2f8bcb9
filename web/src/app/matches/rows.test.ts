// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../http/api'
import type { MatchSummary } from '../../protocol/core'
import MatchRow from './MatchRow.svelte'
import TableRow from './TableRow.svelte'

let row: object | undefined

const seat = (id: string, side: string, name?: string) => ({ id, side, team: side, player: name ? { name } : null })
const match = (overrides: Partial<MatchSummary> = {}) =>
  ({
    id: 'm1',
    game: 'duel',
    mission: 'duel',
    title: 'Duel',
    known: true,
    status: 'lobby',
    host: { name: 'Ann' },
    seats: [seat('red-1', 'red', 'Ann'), seat('blue-1', 'blue')],
    created: new Date().toISOString(),
    ...overrides,
  }) as unknown as MatchSummary

afterEach(async () => {
  if (row) await unmount(row)
  vi.restoreAllMocks()
})

it('shows the cover of a match that has not begun, and sends no useless request', async () => {
  const view = vi.spyOn(api, 'view').mockRejectedValue(new Error('there is nothing to see'))
  row = mount(MatchRow, { target: document.body, props: { match: match(), picture: true } })
  await vi.waitFor(() => expect(document.querySelector('.picture svg')).not.toBeNull())
  expect(view).not.toHaveBeenCalled()
})

it('requests the table of a match that has begun', async () => {
  const view = vi.spyOn(api, 'view').mockRejectedValue(new Error('the server is away'))
  row = mount(MatchRow, { target: document.body, props: { match: match({ status: 'playing' }), picture: true } })
  await vi.waitFor(() => expect(view).toHaveBeenCalledWith('m1'))
  expect(document.querySelector('.picture svg')).toBeNull()
})

it('names the free sides of a table', () => {
  const props = { match: match(), mine: false, busy: false, onjoin: vi.fn() }
  row = mount(TableRow, { target: document.body, props })
  expect([...document.querySelectorAll('.side')].map((side) => side.textContent)).toEqual(['Blue'])
})
