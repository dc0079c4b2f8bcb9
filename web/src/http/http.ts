// Requests to the server, and what it says when something is wrong.
import { hear } from '../ui/time/clock'
import { siteUrl } from '../ui/browser/site'
import type { ProblemDetails } from '../protocol/core'
import { wordsFor } from './problems'
import { build } from './build.svelte'

/** An RFC 9457 problem, ready to be shown. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly reasons: string[],
    /** What kind of problem it is, if the server names one. */
    readonly kind = '',
    /** After how many seconds the server may be asked again; 0 if it has not said. */
    readonly retryAfter = 0,
  ) {
    super(detail || title)
  }
}

/** What went wrong, as a problem to be shown. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem
    ? error
    : new Problem(0, 'Something went wrong', 'Load the page again, and try it once more.', [])
}

/** With `keepalive` the request outlives the page, and with a `signal` it may be called off; `patience` is for how many
 * milliseconds the answer is awaited. */
type More = Pick<RequestInit, 'keepalive'> & { signal?: AbortSignal; patience?: number }

/** Nobody waits longer for an answer: a network that swallows requests never says so. */
const PATIENCE = 20_000

/** Asks the person to prove their identity, and tells whether they have. */
let askForProof: () => Promise<boolean> = () => Promise.resolve(false)

/** Say how people are asked for a proof; `call` does so whenever the server wants one. */
export function onProofNeeded(ask: () => Promise<boolean>): void {
  askForProof = ask
}

/** What to do when the server does not know any more who is here. */
let whoeverIsUnknown = () => {}

export function onUnknown(look: () => void): void {
  whoeverIsUnknown = look
}

/** Ask the server; if it wants to know first that it is really you, ask that, and then once more. */
export async function call<T>(method: string, path: string, body?: unknown, more: More = {}): Promise<T> {
  try {
    return await send<T>(method, path, body, more)
  } catch (error) {
    if (error instanceof Problem && error.status === 401) whoeverIsUnknown()
    if (!(error instanceof Problem) || error.kind !== 'proof-needed' || !(await askForProof())) throw error
    return send<T>(method, path, body, more)
  }
}

/** Ask, and give up after a while. */
async function send<T>(method: string, path: string, body: unknown, more: More): Promise<T> {
  const { signal, patience = PATIENCE, ...rest } = more
  const late = new AbortController()
  const off = () => late.abort()
  const timer = setTimeout(off, patience)
  signal?.addEventListener('abort', off)
  if (signal?.aborted) off()
  try {
    return await answered<T>(method, path, body, { ...rest, signal: late.signal })
  } catch (error) {
    if (!late.signal.aborted || signal?.aborted) throw error
    throw new Problem(0, 'No answer', 'The server does not answer. Check your connection and try again.', [])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', off)
  }
}

async function answered<T>(method: string, path: string, body: unknown, more: RequestInit): Promise<T> {
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
  hear(answer.headers?.get('server-time'), sent)
  build.hear(answer.headers?.get('galaxies-build'))
  if (!answer.ok) throw await problemOf(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** Aborts, when the user leaves, the requests that only this user may make. */
let here = new AbortController()

/** Reads what only the present user may read, until they leave. */
export const callWhileHere = <T>(path: string) => call<T>('GET', path, undefined, { signal: here.signal })

/** Let the user leave: from now on nothing is read, and no answer awaited, as if the user were still here. */
export async function leaving(leave: () => Promise<void>): Promise<void> {
  here.abort()
  await leave().finally(() => (here = new AbortController()))
}

async function problemOf(answer: Response): Promise<Problem> {
  const data: Partial<ProblemDetails> = await answer.json().catch(() => ({}))
  const { title, detail, reasons } = wordsFor(answer.status, data)
  const later = Number(answer.headers.get('retry-after')) || 0
  return new Problem(answer.status, title, detail, reasons, (data.type ?? '').replace(/^urn:galaxies:/, ''), later)
}
