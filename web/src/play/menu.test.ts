// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { toy, toyView } from '../fixtures/toy'
import type { OrderView } from '../protocol/core'
import { ScriptSource } from './script'
import type { Command } from './source'
import { Table } from './table.svelte'
import TableMenu from './TableMenu.svelte'

describe('conceding', () => {
  let sent: Command[] = []
  let menu: object | undefined

  function open(concede: Partial<OrderView>): void {
    sent = []
    const view = toyView({ orders: { concede: { label: 'Give up', on: false, ...concede } } })
    const table = new Table(toy, new ScriptSource(view, [], (command) => (sent.push(command), { ok: true })))
    menu = mount(TableMenu, { target: document.body, props: { table, onclose: () => {} } })
    flushSync()
  }
  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)
  const click = (id: string) => (element(id)!.click(), flushSync())

  afterEach(() => {
    if (menu) void unmount(menu)
  })

  it('is asked about with what the game says follows', () => {
    open({ warning: 'All is lost.' })
    click('concede')
    expect(element('concede-text')!.textContent).toBe('All is lost.')
    click('concede-sure')
    expect(sent).toEqual([{ type: 'order', order: 'concede', on: true }])
  })

  it('says nothing of its own where the game says nothing', () => {
    open({})
    click('concede')
    expect(element('concede-text')).toBeNull()
  })

  it('is taken back where the game lets one', () => {
    open({ on: true })
    expect(element('concede')).toBeNull()
    click('play-on')
    expect(sent).toEqual([{ type: 'order', order: 'concede', on: false }])
  })

  it('is not taken back where it is final', () => {
    open({ on: true, final: true })
    expect([element('concede'), element('play-on')]).toEqual([null, null])
  })
})
