// HTTP requests to the server, and the problems that it returns.
import { noteServerTime } from '../ui/time/clock'
import { siteUrl } from '../ui/browser/site'
import type { ProblemDetails } from '../protocol/core'
import { problemTexts } from './problems'
import { build } from './build.svelte'

/** An RFC 9457 problem in a form that can be shown to the user. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly reasons: string[],
    /** The kind of problem, if the server gives one. */
    readonly kind = '',
    /** The number of seconds to wait before the next attempt; 0 if the server gives none. */
    readonly retryAfter = 0,
  ) {
    super(detail || title)
  }
}

/** Return an error as a problem that can be shown. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0, 'Something went wrong', 'Reload the page and try again.', [])
}

/** `keepalive`: the request outlives the page. `signal` cancels it. `patience`: its timeout in milliseconds. */
type CallOptions = Pick<RequestInit, 'keepalive'> & { signal?: AbortSignal; patience?: number }

/** The default timeout in milliseconds. Some networks drop requests without reporting an error. */
const PATIENCE = 20_000

/** Ask users to prove their identity; resolve to whether they did. */
let askForProof: () => Promise<boolean> = () => Promise.resolve(false)

/** Set the function that asks the user for proof of identity. `call` uses it whenever the server requires proof. */
export function onProofNeeded(ask: () => Promise<boolean>): void {
  askForProof = ask
}

/** Set the function that runs when the server no longer recognizes the user of this page. */
let whoeverIsUnknown = () => {}

export function onUnknownUser(look: () => void): void {
  whoeverIsUnknown = look
}

/** Send a request. If the server requires proof of identity, ask the user for it and repeat the request. */
export async function call<T>(method: string, path: string, body?: unknown, more: CallOptions = {}): Promise<T> {
  try {
    return await sendWithTimeout<T>(method, path, body, more)
  } catch (error) {
    if (error instanceof Problem && error.status === 401) whoeverIsUnknown()
    if (!(error instanceof Problem) || error.kind !== 'proof-needed' || !(await askForProof())) throw error
    return sendWithTimeout<T>(method, path, body, more)
  }
}

/** Send a request, and abort it after the timeout. */
async function sendWithTimeout<T>(method: string, path: string, body: unknown, more: CallOptions): Promise<T> {
  const { signal, patience = PATIENCE, ...rest } = more
  const late = new AbortController()
  const abort = () => late.abort()
  const timer = setTimeout(abort, patience)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await fetchJson<T>(method, path, body, { ...rest, signal: late.signal })
  } catch (error) {
    if (!late.signal.aborted || signal?.aborted) throw error
    throw new Problem(0, 'No answer', 'The server cannot be reached. Check your connection and try again.', [])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function fetchJson<T>(method: string, path: string, body: unknown, more: RequestInit): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = performance.now()
  let answer: Response
  try {
    answer = await fetch(siteUrl(path), {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
      ...more,
    })
  } catch {
    throw new Problem(0, 'No connection', 'The server cannot be reached. Check your connection and try again.', [])
  }
  noteServerTime(answer.headers?.get('server-time'), sent)
  build.hear(answer.headers?.get('galaxies-build'))
  if (!answer.ok) throw await readProblem(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** Aborts the requests of the current user when they log out. */
let here = new AbortController()

/** Read data that only the current user may read. The request is cancelled when they log out. */
export const callWhileHere = <T>(path: string) => call<T>('GET', path, undefined, { signal: here.signal })

/** Log the user out. Their open requests are cancelled first, so that no response arrives for a user who has left. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  here.abort()
  await leave().finally(() => (here = new AbortController()))
}

async function readProblem(answer: Response): Promise<Problem> {
  const data: Partial<ProblemDetails> = await answer.json().catch(() => ({}))
  const { title, detail, reasons } = problemTexts(answer.status, data)
  const later = Number(answer.headers.get('retry-after')) || 0
  return new Problem(answer.status, title, detail, reasons, (data.type ?? '').replace(/^urn:galaxies:/, ''), later)
}
