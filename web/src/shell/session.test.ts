// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../play/api'
import { Problem } from '../play/http'
import { codeFor, enter, forget, loadBots, rememberCode, session, whoAmI } from './session.svelte'

const ANN = { id: 'u1', name: 'Ann' }
const away = new Problem(0, 'No connection', '', [])

describe('who is here', () => {
  beforeEach(() => {
    session.user = null
    session.known = false
    session.problem = null
  })
  afterEach(() => void vi.restoreAllMocks())

  it('is asked of the server; as long as it does not answer, nobody is a newcomer', async () => {
    vi.spyOn(api, 'session').mockRejectedValueOnce(away)
    await whoAmI()
    expect([session.user, session.known, session.problem]).toEqual([null, true, away])
    vi.spyOn(api, 'session').mockResolvedValueOnce({ user: null })
    await whoAmI()
    expect([session.user, session.problem]).toEqual([null, null])
    vi.spyOn(api, 'session').mockResolvedValueOnce({ user: ANN })
    await whoAmI()
    expect(session.user).toEqual(ANN)
  })

  it('enters with a name without blanks around it, and can be forgotten', async () => {
    const entered = vi.spyOn(api, 'enter').mockResolvedValue({ user: ANN, token: 't' })
    await enter('  Ann ')
    expect(entered).toHaveBeenCalledWith('Ann')
    expect(session.user).toEqual(ANN)
    vi.spyOn(api, 'leave').mockRejectedValueOnce(away)
    await expect(forget()).rejects.toBe(away)
    expect(session.user).toEqual(ANN)
    vi.spyOn(api, 'leave').mockResolvedValueOnce()
    await forget()
    expect(session.user).toBeNull()
  })

  it.each(['offers', 'mine'] as const)('waits no longer for %s that were asked for who is forgotten', async (what) => {
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
      if (path === '/api/me') return new Response(null, { status: 204 })
      return new Promise((_, fail) => signal!.addEventListener('abort', fail))
    })
    const asked = expect(api[what](false, 1)).rejects.toThrow('cannot be reached')
    await forget()
    await asked
    vi.unstubAllGlobals()
  })
})

describe('the computer players', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('are asked for once, and again only after a failure', async () => {
    const bots = vi.spyOn(api, 'bots').mockRejectedValueOnce(away)
    await loadBots()
    expect(session.bots).toEqual([])
    bots.mockResolvedValue([{ game: 'galaxies', name: 'greedy', title: 'Captain', text: '' }])
    await Promise.all([loadBots(), loadBots()])
    await loadBots()
    expect(bots).toHaveBeenCalledTimes(2)
    expect(session.bots.map(({ name }) => name)).toEqual(['greedy'])
  })
})

describe('an invite code', () => {
  it('is remembered for its match', () => {
    rememberCode('m1', 'abc')
    expect([codeFor('m1'), codeFor('m2')]).toEqual(['abc', null])
  })

  it('is forgotten by a browser that stores nothing', () => {
    const shut = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: shut, setItem: shut })
    rememberCode('m1', 'abc')
    expect(codeFor('m1')).toBeNull()
    vi.unstubAllGlobals()
  })
})
