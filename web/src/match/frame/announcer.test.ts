// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView, createHappening, option, question, logLine } from '../../fixtures/toy'
import Announcer from './Announcer.svelte'
import { Chooser } from '../state/chooser.svelte'
import { ScriptSource } from '../connection/scriptedSource'
import { settings } from '../state/settings.svelte'
import { Table } from '../state/table.svelte'

describe('the announcement for screen readers', () => {
  afterEach(() => {
    vi.useRealTimers()
    settings.speed = 'full'
  })

  it.each(['off', 'full'] as const)('is the latest happening, with animations %s', async (speed) => {
    vi.useFakeTimers()
    settings.speed = speed
    const addLine = (n: number, label: string) => ({ op: 'add' as const, path: '/log/-', value: logLine(n, label) })
    const addQuestion = { op: 'replace' as const, path: '/decision', value: question('2', [option('a')]) }
    const acts = [
      {
        after: 10,
        patch: [addLine(2, 'Ann plays an ace'), addLine(3, 'Bob loses')],
        happenings: [createHappening('played')],
      },
      { after: 10, patch: [addQuestion], happenings: [] },
    ]
    const table = new Table(toy, new ScriptSource(toyView({ log: [logLine(1, 'Before')] }), acts))
    const page = mount(Announcer, { target: document.body, props: { table, chooser: new Chooser(table) } })
    flushSync()
    const log = document.querySelector('[role=log]')!
    expect(log.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(5000)
    flushSync()
    expect([...log.children].map((line) => line.textContent)).toEqual(['Ann plays an ace', 'Bob loses'])
    expect(document.querySelector('[role=status]')!.textContent).toBe('card?')
    await unmount(page)
    table.close()
  })
})
