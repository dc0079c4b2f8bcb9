// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { toy, toyView } from '../../fixtures/toy'
import type { PresenceView } from '../../protocol/core'
import Presence from './Presence.svelte'
import { awayText, isSomeoneAway } from './presence'
import { ScriptSource } from '../connection/scriptedSource'
import type { Command } from '../connection/source'
import { Table } from '../state/table.svelte'

const HERE: PresenceView = { away: null, computer: false, replaceable: null, agreed: [], awaited: [] }
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

describe('the people at the table', () => {
  let sent: Command[] = []
  let list: object | undefined

  function showPresence(blue: Partial<PresenceView>, red: Partial<PresenceView> = {}): void {
    sent = []
    const view = toyView({ presence: { red: { ...HERE, ...red }, blue: { ...HERE, ...blue } } })
    const table = new Table(toy, new ScriptSource(view, [], (command) => (sent.push(command), { ok: true })))
    list = mount(Presence, { target: document.body, props: { table } })
    flushSync()
  }
  const element = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid=${id}]`)

  afterEach(() => {
    if (list) void unmount(list)
  })

  it('shows delayed spectators the remaining times of that moment', () => {
    const time = { left: 90, until: secondsAgo(90), away: false }
    const presence = { red: HERE, blue: { ...HERE, away: secondsAgo(150) } }
    const view = toyView({ viewer: 'spectator', presence, time: { control: '10m', seats: { red: time, blue: time } } })
    const table = new Table(toy, new ScriptSource(view, [], () => ({ ok: true })))
    list = mount(Presence, { target: document.body, props: { table } })
    flushSync()
    expect(element('time-red')!.textContent).toContain('0:00')
    table.company.receive({ type: 'gallery', spectators: [], more: 0, delay: 120 })
    flushSync()
    expect(element('time-red')!.textContent).toMatch(/0:(30|29)/)
    expect(element('away-blue')!.textContent).toBe('away')
  })

  it.each([
    ['red', 'Your time ran out'],
    ['blue', 'gets a few extra seconds once'],
  ])('states that %s has extra time', (seat, text) => {
    const times = { left: 30, until: secondsAgo(-30), away: false }
    const seats = { red: { ...times }, blue: { ...times }, [seat]: { ...times, grace: true } }
    const view = toyView({ presence: { red: HERE, blue: HERE }, time: { control: '10m', seats } })
    const table = new Table(toy, new ScriptSource(view, [], () => ({ ok: true })))
    list = mount(Presence, { target: document.body, props: { table } })
    flushSync()
    expect(document.querySelectorAll('[data-testid^=grace-]')).toHaveLength(1)
    expect(element(`grace-${seat}`)!.textContent).toContain(text)
  })

  it('states how long a player has been away', () => {
    const now = Date.now()
    expect([5, 70, 7300, 200_000].map((seconds) => awayText(secondsAgo(seconds), now))).toEqual([
      'away',
      'away 1 min',
      'away 2 h',
      'away 2 d',
    ])
    showPresence({ away: secondsAgo(200) })
    expect(element('away-blue')!.textContent).toBe('away 3 min')
    expect(element('time-red')!.textContent).toContain('here')
    expect(element('stand-in-blue')).toBeNull()
  })

  it('lets the computer play with one press after the grace period', () => {
    showPresence({ away: secondsAgo(200), replaceable: secondsAgo(80), awaited: ['red'] })
    element('stand-in-blue')!.click()
    expect(sent).toEqual([{ type: 'stand_in', seat: 'blue' }])
  })

  it('does not offer it before, and states the remaining time', () => {
    showPresence({ away: secondsAgo(10), replaceable: secondsAgo(-50), awaited: ['red'] })
    expect(element('stand-in-blue')!.disabled).toBe(true)
    expect(element('word-blue')!.textContent).toMatch(/In \d+ s the computer may play/)
  })

  it('names the players who must still agree', () => {
    showPresence({ away: secondsAgo(200), replaceable: secondsAgo(80), awaited: ['green'], agreed: ['red'] })
    expect(element('stand-in-blue')).toBeNull()
    expect(element('word-blue')!.textContent).toContain('GREEN must agree')
  })

  it('returns the seat of a replaced player', () => {
    showPresence({}, { computer: true })
    element('back')!.click()
    expect(sent).toEqual([{ type: 'back' }])
    expect(isSomeoneAway(toyView({ presence: { red: { ...HERE, computer: true } } }))).toBe(true)
    expect(isSomeoneAway(toyView({ presence: { red: HERE } }))).toBe(false)
  })
})
