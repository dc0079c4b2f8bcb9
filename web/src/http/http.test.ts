import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, callWhileHere, whileLeaving } from './http'

/** The requests that the server has not answered yet. */
let open: { path: string; respond: (response: Response) => void }[]

beforeEach(() => {
  open = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    return new Promise((respond, fail) => {
      open.push({ path, respond })
      signal?.addEventListener('abort', () => {
        open = open.filter((request) => request.respond !== respond)
        fail(signal.reason)
      })
    })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const openPaths = () => open.map(({ path }) => path)
const answerNext = () => open.shift()!.respond(new Response(null, { status: 204 }))
const startLeaving = () => whileLeaving(() => call('DELETE', '/api/me'))

it('neither awaits nor requests private data while the user leaves', async () => {
  const privateData = callWhileHere('/api/offers')
  const publicData = call('GET', '/api/tables')
  const leaving = startLeaving()
  await expect(privateData).rejects.toThrow('cannot be reached')
  await expect(callWhileHere('/api/offers')).rejects.toThrow('cannot be reached')
  expect(openPaths()).toEqual(['/api/tables', '/api/me'])
  answerNext()
  answerNext()
  await Promise.all([publicData, leaving])
})

it('requests data again once the user has left, or could not', async () => {
  const leaving = startLeaving()
  answerNext()
  await leaving
  void callWhileHere('/api/offers')
  expect(openPaths()).toEqual(['/api/offers'])
  answerNext()
  const failing = startLeaving()
  open.shift()!.respond(new Response('{}', { status: 500 }))
  await expect(failing).rejects.toThrow()
  void callWhileHere('/api/offers')
  expect(openPaths()).toEqual(['/api/offers'])
})
