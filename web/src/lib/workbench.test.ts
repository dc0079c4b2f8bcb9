import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Build, BuildLimits } from '../protocol'
import { api, Problem } from './api'
import { Workbench, type Place, type Told } from './workbench.svelte'

const LIMITS = { seat: 'isn-1', side: 'ISN', ready_made: [] } as unknown as BuildLimits
const one: Build = { fleet: [['isn-everest', 'standard']], deck: {} }
const two: Build = { fleet: [['isn-torrent', 'standard']], deck: {} }

function told(ready: boolean, legal = true): Told {
  return { limits: LIMITS, ready, report: { cost: 12, cards: 0, faults: [], legal } }
}

function place(changes: Partial<Place> = {}): Place & { asked: Build[] } {
  const asked: Build[] = []
  const check = async (build: Build) => (asked.push(build), told(false))
  return { asked, open: async () => ({ ...told(true), build: one }), check, lock: async () => told(true), ...changes }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'savedBuilds').mockResolvedValue([])
})
afterEach(() => void vi.restoreAllMocks())

async function opened(at: Place): Promise<Workbench> {
  const bench = new Workbench(at)
  await vi.runAllTimersAsync()
  return bench
}

describe('a workbench', () => {
  it('opens with what is kept, and asks nothing more', async () => {
    const at = place()
    const bench = await opened(at)
    expect([bench.build, bench.ready, bench.stale, at.asked.length]).toEqual([one, true, false, 0])
  })

  it('asks once about several quick changes', async () => {
    const at = place()
    const bench = await opened(at)
    bench.change({ fleet: [], deck: {} })
    bench.change(two)
    expect([bench.ready, bench.stale]).toEqual([false, true])
    await vi.runAllTimersAsync()
    expect(at.asked).toEqual([two])
    expect(bench.stale).toBe(false)
  })

  it('goes back to what was locked in', async () => {
    const bench = await opened(place())
    bench.change(two)
    await vi.runAllTimersAsync()
    await bench.discard()
    expect([bench.build, bench.ready]).toEqual([one, true])
  })

  it('tries again while there is no connection, and keeps the choice', async () => {
    let away = true
    const at = place({
      check: async () => {
        if (away) throw new Problem(0, 'No connection', '', [])
        return told(false)
      },
    })
    const bench = await opened(at)
    bench.change(two)
    await vi.advanceTimersByTimeAsync(300)
    expect([bench.problem?.status, bench.stale, bench.build]).toEqual([0, true, two])
    away = false
    await vi.runAllTimersAsync()
    expect([bench.problem, bench.stale]).toEqual([null, false])
  })

  it('stays as it was when it cannot be locked in', async () => {
    const bench = await opened(place({ lock: async () => Promise.reject(new Problem(422, 'Not legal', '', ['too dear'])) }))
    bench.change(two)
    await vi.runAllTimersAsync()
    await bench.lock()
    expect([bench.ready, bench.build]).toEqual([false, two])
  })
})
