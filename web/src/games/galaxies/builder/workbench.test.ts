import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Loadout, LoadoutLimits } from '../../../protocol/galaxies'
import { api } from '../api'
import { Problem } from '../../../http/http'
import { toasts } from '../../../ui/components/toasts.svelte'
import { say } from '../texts'
import { seatPlace, Workbench, type Place, type ServerState } from './workbench.svelte'

const LIMITS = { seat: 'isn-1', side: 'ISN', ready_made: [] } as unknown as LoadoutLimits
const firstLoadout: Loadout = { fleet: [['isn-everest', 'standard']], deck: {} }
const secondLoadout: Loadout = { fleet: [['isn-torrent', 'standard']], deck: {} }
const none: Loadout = { fleet: [], deck: {} }

function serverState(ready: boolean, legal = true): ServerState {
  return { limits: LIMITS, ready, report: { cost: 12, cards: 0, types: {}, faults: [], legal } }
}

function fakePlace(changes: Partial<Place> = {}): Place & { asked: Loadout[] } {
  const asked: Loadout[] = []
  const check = async (loadout: Loadout) => (asked.push(loadout), serverState(false))
  return {
    asked,
    open: async () => ({ ...serverState(true), loadout: firstLoadout }),
    check,
    lock: async () => serverState(true),
    ...changes,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'savedLoadouts').mockResolvedValue([])
  toasts.all = []
})
afterEach(() => void vi.restoreAllMocks())

const toastTexts = () => toasts.all.map((toast) => toast.text)
const after = <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(() => done(value), ms))

async function openBench(place: Place): Promise<Workbench> {
  const bench = new Workbench(place)
  await vi.runAllTimersAsync()
  return bench
}

describe('a workbench', () => {
  it('opens with the saved state, and requests nothing', async () => {
    const place = fakePlace()
    const bench = await openBench(place)
    expect([bench.loadout, bench.ready, bench.stale, place.asked.length]).toEqual([firstLoadout, true, false, 0])
  })

  it('sends one request for several quick changes', async () => {
    const place = fakePlace()
    const bench = await openBench(place)
    bench.change({ fleet: [], deck: {} })
    bench.change(secondLoadout)
    expect([bench.ready, bench.stale]).toEqual([false, true])
    await vi.runAllTimersAsync()
    expect(place.asked).toEqual([secondLoadout])
    expect(bench.stale).toBe(false)
  })

  it('goes back to what was locked in', async () => {
    const bench = await openBench(fakePlace())
    bench.change(secondLoadout)
    await vi.runAllTimersAsync()
    await bench.discard()
    expect([bench.loadout, bench.ready]).toEqual([firstLoadout, true])
  })

  it('tries again while there is no connection, and keeps the choice', async () => {
    let away = true
    const place = fakePlace({
      check: async () => {
        if (away) throw new Problem(0, 'No connection', '', [])
        return serverState(false)
      },
    })
    const bench = await openBench(place)
    bench.change(secondLoadout)
    await vi.advanceTimersByTimeAsync(300)
    expect([bench.problem?.status, bench.stale, bench.loadout]).toEqual([0, true, secondLoadout])
    away = false
    await vi.runAllTimersAsync()
    expect([bench.problem, bench.stale]).toEqual([null, false])
  })

  it('stays as it was when it cannot be locked in', async () => {
    const bench = await openBench(
      fakePlace({ lock: async () => Promise.reject(new Problem(422, 'Not legal', '', ['too dear'])) }),
    )
    bench.change(secondLoadout)
    await vi.runAllTimersAsync()
    await bench.lock()
    expect([bench.ready, bench.loadout]).toEqual([false, secondLoadout])
  })

  it('treats as locked in what was sent, not what was changed before the response came', async () => {
    const locked: Loadout[] = []
    const place = fakePlace({ lock: async (loadout) => (locked.push(loadout), after(1000, serverState(true))) })
    const bench = await openBench(place)
    bench.change(secondLoadout)
    await vi.runAllTimersAsync()
    const locking = bench.lock()
    bench.change(none)
    await vi.runAllTimersAsync()
    await locking
    expect([locked, bench.locked, bench.loadout]).toEqual([[secondLoadout], secondLoadout, none])
    expect([bench.ready, bench.stale, place.asked]).toEqual([false, false, [secondLoadout, none]])
    const back = bench.discard()
    await vi.runAllTimersAsync()
    await back
    expect([locked, bench.loadout, bench.ready]).toEqual([[secondLoadout, secondLoadout], secondLoadout, true])
  })

  it('does not call a change locked in if the only response is to an older loadout', async () => {
    const bench = await openBench(fakePlace({ lock: () => after(1000, serverState(true)) }))
    bench.change(secondLoadout)
    await vi.runAllTimersAsync()
    void bench.lock()
    await vi.advanceTimersByTimeAsync(900)
    bench.change(none)
    await vi.advanceTimersByTimeAsync(150)
    expect([bench.ready, bench.stale, bench.locked]).toEqual([false, true, secondLoadout])
  })

  it('says that the match has started before the last change', async () => {
    const bench = await openBench(
      fakePlace({ check: async () => Promise.reject(new Problem(409, 'The match has begun', '', [], 'not-in-lobby')) }),
    )
    bench.change(secondLoadout)
    await bench.close()
    expect(toastTexts()).toEqual([say('builder-too-late')])
  })

  it('says nothing when it is left without a change', async () => {
    const bench = await openBench(
      fakePlace({ check: async () => Promise.reject(new Problem(409, 'The match has begun', '', [], 'not-in-lobby')) }),
    )
    await bench.close()
    expect(toastTexts()).toEqual([])
  })

  it('sends what is not confirmed when the page goes away', async () => {
    const sent: Loadout[] = []
    const bench = await openBench(fakePlace({ part: async (loadout) => sent.push(loadout) }))
    bench.flush()
    expect(sent).toEqual([])
    bench.change(secondLoadout)
    bench.flush()
    expect(sent).toEqual([secondLoadout])
    await vi.runAllTimersAsync()
    bench.flush()
    expect(sent).toEqual([secondLoadout])
  })

  it('keeps that request alive after the page closes', () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    void seatPlace('m').part!(secondLoadout)
    expect(asked).toHaveBeenCalledWith(
      '/api/matches/m/loadout',
      expect.objectContaining({
        method: 'PUT',
        keepalive: true,
        body: JSON.stringify({ loadout: secondLoadout, ready: false }),
      }),
    )
  })

  it('sends nothing more once the seat is lost', async () => {
    const place = fakePlace()
    const bench = await openBench(place)
    bench.change(secondLoadout)
    bench.abandon()
    await bench.close()
    await vi.runAllTimersAsync()
    expect(place.asked).toEqual([])
  })
})

describe('two windows at one seat', () => {
  it('takes over what the other has changed', async () => {
    let saved: ServerState & { loadout: Loadout } = { ...serverState(true), loadout: firstLoadout }
    const bench = await openBench(fakePlace({ open: async () => saved }))
    saved = { ...serverState(false), loadout: secondLoadout }
    await bench.applySeatState('choosing')
    expect([bench.loadout, bench.ready, bench.locked, toastTexts()]).toEqual([
      secondLoadout,
      false,
      firstLoadout,
      [say('builder-changed-elsewhere')],
    ])
    saved = { ...serverState(true), loadout: secondLoadout }
    await bench.applySeatState('ready')
    expect([bench.ready, bench.locked]).toEqual([true, secondLoadout])
  })

  it('requests nothing while the table already knows the state', async () => {
    const open = vi.fn(async () => ({ ...serverState(true), loadout: firstLoadout }))
    const bench = await openBench(fakePlace({ open }))
    await bench.applySeatState('ready')
    await bench.applySeatState(null)
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('requests nothing if the table reports its own locking in before the response', async () => {
    const open = vi.fn(async () => ({ ...serverState(false), loadout: firstLoadout }))
    const bench = await openBench(fakePlace({ open, lock: () => after(1000, serverState(true)) }))
    const done = Promise.all([bench.lock(), bench.applySeatState('ready')])
    await vi.runAllTimersAsync()
    await done
    expect([bench.ready, open.mock.calls.length, toastTexts()]).toEqual([true, 1, []])
  })

  it('keeps its own change, made before or during the request', async () => {
    let saved = Promise.resolve({ ...serverState(true), loadout: firstLoadout })
    const bench = await openBench(fakePlace({ open: () => saved }))
    bench.change(none)
    await bench.applySeatState('choosing')
    expect(bench.loadout).toEqual(none)
    await vi.runAllTimersAsync()
    saved = after(1000, { ...serverState(true), loadout: firstLoadout })
    const asked = bench.applySeatState('ready')
    await vi.advanceTimersByTimeAsync(500)
    bench.change(secondLoadout)
    await vi.runAllTimersAsync()
    await asked
    expect([bench.loadout, bench.ready, toastTexts()]).toEqual([secondLoadout, false, []])
  })
})
