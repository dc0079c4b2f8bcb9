// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { battle } from '../fixtures/views'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import type { GalaxiesResult, Happening, View } from '../../../protocol/galaxies'
import { galaxies } from '..'
import { GalaxiesTable } from '../state.svelte'
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
  })

  it('shows the cover of its mission', async () => {
    shownResult('isn-1', 'isn')
    await expect.poll(() => document.querySelector('[data-testid=cover-band] svg')).not.toBeNull()
  })

  it('is golden for the winner, whatever the side', () => {
    expect(shownResult('wretch-1', 'wretch')).toEqual(['Victory', ink('var(--gold)')])
    expect(shownResult('isn-1', 'isn')).toEqual(['Victory', ink('var(--gold)')])
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
