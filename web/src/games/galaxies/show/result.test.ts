// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../http/api'
import type { MissionSummary } from '../../../protocol/core'
import { battle } from '../fixtures/views'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { GalaxiesResult, Happening, View } from '../../../protocol/galaxies'
import { galaxies } from '..'
import { GalaxiesTable } from '../state.svelte'
import { toReadable } from '../../../match/game/words'
import ResultOverlay from './ResultOverlay.svelte'

const ink = (tone: string) => expect.stringContaining(tone) as string

describe('the result', () => {
  let overlay: object | undefined

  function shownResult(
    viewer: string,
    winner: 'isn' | 'wretch' | null,
    reason = 'clock',
  ): [headline: string, ink: string] {
    const losers = ['isn', 'wretch'].filter((team) => winner && team !== winner)
    const ended = { winner, reason }
    const result: GalaxiesResult = {
      ...ended,
      winners: winner ? [winner] : [],
      losers,
      label: 'It is over',
      text: { key: 'result', args: ended },
    }
    const view = { ...battle(), viewer, result }
    const table = new GalaxiesTable(galaxies, new ScriptSource<View, Happening>(view), {})
    if (overlay) void unmount(overlay)
    overlay = mount(ResultOverlay, { target: document.body, props: { table, onclose: () => {} } })
    flushSync()
    const stamp = document.querySelector<HTMLElement>('[data-testid=result] h2 > span')!
    return [stamp.textContent, stamp.style.getPropertyValue('--ink-pad')]
  }

  afterEach(() => {
    if (overlay) void unmount(overlay)
    overlay = undefined
    vi.restoreAllMocks()
  })

  it('shows the cover of its mission', async () => {
    shownResult('isn-1', 'isn')
    await expect.poll(() => document.querySelector('[data-testid=cover-band] svg')).not.toBeNull()
  })

  it('is the cover of an issue, with its number, title and facts', async () => {
    const pace = { minutes: 40, difficulty: 'hard' }
    const { mission } = battle()
    const issue = { game: 'galaxies', id: mission, number: 4, title: 'Battle of the Toys', players: 4, pace }
    vi.spyOn(api, 'missions').mockResolvedValue([issue as unknown as MissionSummary])
    shownResult('isn-1', 'isn')
    const cover = () => document.querySelector('.cover')!.textContent.replace(/\s+/g, ' ')
    await expect.poll(cover).toBe('MissionNo. 4 Victory Battle of the Toys 4 players40 minhard')
  })

  it('has a title even if the server does not offer the mission any more', async () => {
    vi.spyOn(api, 'missions').mockResolvedValue([])
    shownResult('isn-1', 'isn')
    const title = toReadable(battle().mission)
    await expect.poll(() => document.querySelector('.cover .title')!.textContent).toBe(title)
  })

  it('has the colour of the side that has won', () => {
    expect(shownResult('wretch-1', 'wretch')).toEqual(['Victory', ink('var(--wretch)')])
    expect(shownResult('isn-1', 'isn')).toEqual(['Victory', ink('var(--isn)')])
  })

  it('is grey for the loser, and if nobody has won', () => {
    expect(shownResult('isn-1', 'wretch')).toEqual(['Defeat', ink('var(--dim)')])
    expect(shownResult('isn-1', null)).toEqual(['A draw', ink('var(--dim)')])
  })

  it('is no draw if the host of the server has closed the match', () => {
    expect(shownResult('isn-1', null, 'closed')).toEqual(['Nobody wins', ink('var(--dim)')])
  })

  it('has the colour of the winner for a spectator', () => {
    expect(shownResult('spectator', 'wretch')).toEqual(['Wretch wins', ink('var(--wretch)')])
  })
})
