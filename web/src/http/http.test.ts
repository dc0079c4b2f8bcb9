import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, callWhileHere, whileLeaving } from './http'

/** The requests that the server has not answered yet. */
let open: { path: string; answer: (response: Response) => void }[]

beforeEach(() => {
  open = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((answer, fail) => {
      open.push({ path, answer })
      signal?.addEventListener('abort', () => {
        open = open.filter((one) => one.answer !== answer)
        fail(signal.reason)
      })
    })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const openPaths = () => open.map(({ path }) => path)
const answerNext = () => open.shift()!.answer(new Response(null, { status: 204 }))
const startLeaving = () => whileLeaving(() => call('DELETE', '/api/me'))

it('neither awaits nor requests private data while the user leaves', async () => {
  const mine = callWhileHere('/api/offers')
  const anyones = call('GET', '/api/tables')
  const left = startLeaving()
  await expect(mine).rejects.toThrow('cannot be reached')
  await expect(callWhileHere('/api/offers')).rejects.toThrow('cannot be reached')
  expect(openPaths()).toEqual(['/api/tables', '/api/me'])
  answerNext()
  answerNext()
  await Promise.all([anyones, left])
})

it('requests data again once the user has left, or could not', async () => {
  const left = startLeaving()
  answerNext()
  await left
  void callWhileHere('/api/offers')
  expect(openPaths()).toEqual(['/api/offers'])
  answerNext()
  const stays = startLeaving()
  open.shift()!.answer(new Response('{}', { status: 500 }))
  await expect(stays).rejects.toThrow()
  void callWhileHere('/api/offers')
  expect(openPaths()).toEqual(['/api/offers'])
})
