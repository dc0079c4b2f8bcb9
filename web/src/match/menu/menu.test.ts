// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy, toyView } from '../../fixtures/toy'
import type { OrderView } from '../../protocol/core'
import { ScriptSource } from '../connection/scriptedSource'
import { settings } from '../state/settings.svelte'
import type { Command } from '../connection/source'
import { Table } from '../state/table.svelte'
import TableMenu from './TableMenu.svelte'

const text = (words: string) => ({ key: 'words', args: { words } })

describe('conceding', () => {
  let sent: Command[] = []
  let menu: object | undefined

  function openMenu(concede: Partial<OrderView>): void {
    sent = []
    const view = toyView({
      orders: { concede: { text: text('Give up'), on: false, ...concede } },
    })
    const table = new Table(toy, new ScriptSource(view, [], (command) => (sent.push(command), { ok: true })))
    menu = mount(TableMenu, { target: document.body, props: { table, onclose: () => {} } })
    flushSync()
  }
  const element = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)
  const click = (id: string) => (element(id)!.click(), flushSync())

  afterEach(() => {
    if (menu) void unmount(menu)
  })

  it('asks for confirmation with the consequences that the game names', () => {
    openMenu({ warning_text: text('All is lost.') })
    click('concede')
    expect(element('concede-text')!.textContent).toBe('All is lost.')
    click('concede-sure')
    expect(sent).toEqual([{ type: 'order', order: 'concede', on: true }])
  })

  it('adds no text if the game has none', () => {
    openMenu({})
    click('concede')
    expect(element('concede-text')).toBeNull()
  })

  it('can be withdrawn if the game allows it', () => {
    openMenu({ on: true })
    expect(element('concede')).toBeNull()
    click('play-on')
    expect(sent).toEqual([{ type: 'order', order: 'concede', on: false }])
  })

  it('cannot be withdrawn if it is final', () => {
    openMenu({ on: true, final: true })
    expect([element('concede'), element('play-on')]).toEqual([null, null])
  })
})

describe('sound', () => {
  let menu: object | undefined
  const control = (id: string) => document.querySelector<HTMLInputElement>(`[data-testid=${id}]`)!
  const toggle = (id: string) => {
    control(id).querySelector('input')!.click()
    flushSync()
  }

  beforeEach(() => {
    vi.stubGlobal('AudioContext', class {})
    const table = new Table(toy, new ScriptSource(toyView({}), []))
    menu = mount(TableMenu, { target: document.body, props: { table, onclose: () => {} } })
    flushSync()
  })
  afterEach(() => {
    if (menu) void unmount(menu)
    vi.unstubAllGlobals()
    localStorage.clear()
    Object.assign(settings.sound, { on: true, volume: 70, only: false })
  })

  it('has a labelled volume, which is stored as it moves', () => {
    const volume = control('sound-volume')
    expect(volume.closest('label')!.textContent).toContain('Volume')
    expect([volume.valueAsNumber, volume.getAttribute('aria-valuetext')]).toEqual([70, '70 percent'])
    volume.value = '35'
    volume.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    expect([settings.sound.volume, localStorage.getItem('galaxies.sound.volume')]).toEqual([35, '35'])
    expect(volume.getAttribute('aria-valuetext')).toBe('35 percent')
  })

  it('can be muted, or reduced to the call', () => {
    toggle('sound-only')
    expect([settings.sound.only, localStorage.getItem('galaxies.sound.only')]).toEqual([true, 'on'])
    toggle('sound-on')
    expect([settings.sound.on, localStorage.getItem('galaxies.sound')]).toEqual([false, 'off'])
    expect([control('sound-volume').disabled, control('sound-only').querySelector('input')!.disabled]).toEqual([
      true,
      true,
    ])
  })
})
