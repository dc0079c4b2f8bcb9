import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pollPaths } from './api'
import { PollLink, type Closed } from './polls'

interface PendingRequest {
  method: string
  path: string
  body: string | null
  respond: (json: unknown, status?: number, headers?: Record<string, string>) => void
  cancelled: boolean
}

describe('PollLink', () => {
  let requests: PendingRequest[]
  let messages: string[]
  let closed: Closed[]
  let opened: number
  let link: PollLink

  beforeEach(() => {
    vi.useFakeTimers()
    ;[requests, messages, closed, opened] = [[], [], [], 0]
    vi.stubGlobal('fetch', (path: string, { method, body, signal }: RequestInit) => {
      return new Promise<Response>((resolve, reject) => {
        const respond: PendingRequest['respond'] = (json, status = 200, headers = {}) =>
          resolve(new Response(JSON.stringify(json), { status, headers }))
        const request: PendingRequest = {
          method: method!,
          path,
          body: body as string | null,
          respond,
          cancelled: false,
        }
        requests.push(request)
        signal!.addEventListener('abort', () => ((request.cancelled = true), reject(new Error('off'))))
      })
    })
    link = new PollLink(pollPaths('m1', null), 7)
    link.onopen = () => void opened++
    link.onmessage = ({ data }) => messages.push(String(data))
    link.onclose = (event) => closed.push(event!)
  })
  afterEach(() => {
    link.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const advanceTime = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const lastRequest = () => requests.at(-1)!
  const lastQuery = () => new URLSearchParams(lastRequest().path.split('?')[1])
  const pollReply = (frames: unknown[], mark = 'a.1', code: number | null = null) => ({ mark, frames, closed: code })

  it('polls from its view on, first immediately and then with a long wait', async () => {
    expect([lastQuery().get('since'), lastQuery().get('wait')]).toEqual(['7', '0'])
    lastRequest().respond(pollReply([{ type: 'diff', seq: 8, patch: [], happenings: [] }]))
    await advanceTime()
    expect([opened, messages]).toEqual([1, ['{"type":"diff","seq":8,"patch":[],"happenings":[]}']])
    expect([lastQuery().get('since'), lastQuery().get('mark'), lastQuery().get('wait')]).toEqual(['8', 'a.1', '25'])
  })

  it('delivers the reply to a message before the diff that came with it', async () => {
    lastRequest().respond(pollReply([]))
    await advanceTime()
    const poll = lastRequest()
    link.send('{"type":"undo","id":"u"}')
    await advanceTime()
    expect([lastRequest().method, lastRequest().path, lastRequest().body]).toEqual([
      'POST',
      '/api/matches/m1/messages',
      '{"type":"undo","id":"u"}',
    ])
    poll.respond(pollReply([{ type: 'diff', seq: 8 }]))
    await advanceTime(100)
    expect(messages).toEqual([])
    lastRequest().respond({ frames: [{ type: 'accepted', id: 'u' }] })
    await advanceTime()
    expect(messages).toEqual(['{"type":"accepted","id":"u"}', '{"type":"diff","seq":8}'])
  })

  it('posts messages one after another, and a hint in parallel', async () => {
    lastRequest().respond(pollReply([]))
    await advanceTime()
    for (const id of ['a', 'b']) link.send(`{"type":"undo","id":"${id}"}`)
    link.send('{"type":"hint","id":"h","decision":"1"}')
    await advanceTime()
    const posts = requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ body }) => JSON.parse(body!).id).sort()).toEqual(['a', 'h'])
  })

  it('polls again for the whole view, and to report attention', async () => {
    lastRequest().respond(pollReply([]))
    await advanceTime()
    const poll = lastRequest()
    link.send('{"type":"look","on":true}')
    await advanceTime()
    expect([poll.cancelled, lastQuery().get('looks'), lastQuery().get('mark'), lastQuery().get('since')]).toEqual([
      true,
      'true',
      '',
      '7',
    ])
    link.send('{"type":"resync"}')
    await advanceTime()
    expect(lastQuery().get('since')).toBe('0')
    expect(closed).toEqual([])
  })

  it.each([
    [503, { 'retry-after': '5' }, 5_000],
    [429, { 'retry-after': '30' }, 30_000],
    [500, {}, 0],
  ])('is closed by a response with status %i, with the delay', async (status, headers, retryAfter) => {
    lastRequest().respond({}, status, headers as Record<string, string>)
    await advanceTime()
    expect([opened, closed]).toEqual([0, [{ code: 1006, retryAfter }]])
    await advanceTime(100_000)
    expect(requests).toHaveLength(1)
  })

  it('is closed with the code in the response', async () => {
    lastRequest().respond(pollReply([{ type: 'pong' }], 'a.1', 4401))
    await advanceTime()
    expect([messages, closed]).toEqual([['{"type":"pong"}'], [{ code: 4401 }]])
  })

  it('is closed when a poll gets no answer', async () => {
    lastRequest().respond(pollReply([]))
    await advanceTime()
    await advanceTime(41_000)
    expect([lastRequest().cancelled, closed]).toEqual([true, [{ code: 1006, retryAfter: 0 }]])
  })
})
