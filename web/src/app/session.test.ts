// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../http/api'
import { Problem } from '../http/http'
import { toasts } from '../ui/components/toasts.svelte'
import {
  codeFor,
  enterAs,
  forgetUser,
  loadBots,
  checkUser,
  rememberCode,
  renameUser,
  session,
  loadUser,
} from './session.svelte'

vi.mock('../http/cookies', () => ({ needCookies: () => Promise.resolve() }))
vi.mock('./language', () => ({
  agreeOnLanguage: () => Promise.resolve(),
  followAccount: () => Promise.resolve(),
  offeredLanguage: () => 'en',
}))

const ANN = { id: 'u1', name: 'Ann' }
const away = new Problem(0, 'No connection', '', [])

describe('the current user', () => {
  beforeEach(() => {
    session.user = null
    session.known = false
    session.problem = null
  })
  afterEach(() => void vi.restoreAllMocks())

  it('comes from the server; without an answer, nobody counts as a newcomer', async () => {
    vi.spyOn(api, 'session').mockRejectedValueOnce(away)
    await loadUser()
    expect([session.user, session.known, session.problem]).toEqual([null, true, away])
    vi.spyOn(api, 'session').mockResolvedValueOnce({ user: null })
    await loadUser()
    expect([session.user, session.problem]).toEqual([null, null])
    vi.spyOn(api, 'session').mockResolvedValueOnce({ user: ANN })
    await loadUser()
    expect(session.user).toEqual(ANN)
  })

  it('enters with a trimmed name, and can log out', async () => {
    const entered = vi.spyOn(api, 'enter').mockResolvedValue({ user: ANN, token: 't' })
    await enterAs('  Ann ')
    expect(entered).toHaveBeenCalledWith('Ann', 'en')
    expect(session.user).toEqual(ANN)
    vi.spyOn(api, 'leave').mockRejectedValueOnce(away)
    await expect(forgetUser()).rejects.toBe(away)
    expect(session.user).toEqual(ANN)
    vi.spyOn(api, 'leave').mockResolvedValueOnce()
    await forgetUser()
    expect(session.user).toBeNull()
  })

  it.each(['enter', 'rename'] as const)('is informed of a mark after the name by %s', async (action) => {
    const marked = { id: 'u1', name: 'Ada (guest)' }
    vi.spyOn(api, 'enter').mockResolvedValue({ user: marked, token: 't' })
    vi.spyOn(api, 'rename').mockResolvedValue(marked)
    const call = { enter: enterAs, rename: renameUser }[action]
    toasts.all = []
    await call('Ada (guest)')
    expect(toasts.all).toEqual([])
    await call('ADA')
    expect(toasts.all.map(({ text }) => text)).toEqual([
      'An account here has that name, so others see you as Ada (guest).',
    ])
    vi.restoreAllMocks()
  })

  it.each(['offers', 'mine'] as const)('no longer waits for %s requested for the previous user', async (list) => {
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
      if (path === '/api/me') return new Response(null, { status: 204 })
      return new Promise((_, fail) => signal!.addEventListener('abort', fail))
    })
    const request = expect(api[list](false, 1)).rejects.toThrow('cannot be reached')
    await forgetUser()
    await request
    vi.unstubAllGlobals()
  })
})

describe('the computer players', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('are requested once, and again only after a failure', async () => {
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
  it('is stored for its match', () => {
    rememberCode('m1', 'abc')
    expect([codeFor('m1'), codeFor('m2')]).toEqual(['abc', null])
  })

  it('is forgotten by a browser without storage', () => {
    const deny = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny })
    rememberCode('m1', 'abc')
    expect(codeFor('m1')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('another tab', () => {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
    session.known = true
    session.problem = null
  })
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['somebody else', { id: 'u2', name: 'Bob' }, 1],
    ['nobody', null, 1],
    ['the same', ANN, 0],
    ['the same by another name', { id: 'u1', name: 'Anna' }, 0],
  ])('that is %s now reloads this one if necessary', async (_, user, times) => {
    session.user = ANN
    vi.spyOn(api, 'session').mockResolvedValue({ user })
    await checkUser()
    expect(reload).toHaveBeenCalledTimes(times)
    if (!times) expect(session.user).toEqual(user)
  })

  it('that creates a guest does so for this one, too', async () => {
    session.user = null
    vi.spyOn(api, 'session').mockResolvedValue({ user: ANN })
    await checkUser()
    expect([session.user, reload.mock.calls.length]).toEqual([ANN, 0])
  })

  it('is ignored while this one changes the user', async () => {
    session.user = null
    let respond = (_: { user: typeof ANN; token: string }) => {}
    vi.spyOn(api, 'enter').mockReturnValue(new Promise((done) => (respond = done)))
    const sessionRequest = vi.spyOn(api, 'session')
    const entering = enterAs('Ann')
    await checkUser()
    await vi.waitFor(() => expect(api.enter).toHaveBeenCalled())
    respond({ user: ANN, token: 't' })
    await entering
    expect(sessionRequest).not.toHaveBeenCalled()
  })
})
