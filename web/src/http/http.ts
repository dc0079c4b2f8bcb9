// HTTP requests to the server, and the problems that it returns.
import { noteServerTime } from '../ui/time/clock'
import { say } from '../ui/texts/start'
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
  if (error instanceof Problem) return error
  return new Problem(0, say('problem-unexpected'), say('problem-unexpected.detail'), [])
}

/** `keepalive`: the request outlives the page. `signal` cancels it. `timeout`: its timeout in milliseconds. */
type CallOptions = Pick<RequestInit, 'keepalive'> & { signal?: AbortSignal; timeout?: number }

/** The default timeout in milliseconds. Some networks drop requests without reporting an error. */
const DEFAULT_TIMEOUT = 20_000

/** Ask users to prove their identity; resolve to whether they did. */
let askForProof: () => Promise<boolean> = () => Promise.resolve(false)

/** Set the function that asks the user for proof of identity. `call` uses it whenever the server requires proof. */
export function onProofNeeded(ask: () => Promise<boolean>): void {
  askForProof = ask
}

/** Set the function that runs when the server no longer recognizes the user of this page. */
let handleUnknownUser = () => {}

export function onUnknownUser(handler: () => void): void {
  handleUnknownUser = handler
}

/** Send a request. If the server requires proof of identity, ask the user for it and repeat the request. */
export async function call<T>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<T> {
  try {
    return await sendWithTimeout<T>(method, path, body, options)
  } catch (error) {
    if (error instanceof Problem && error.status === 401) handleUnknownUser()
    if (!(error instanceof Problem) || error.kind !== 'proof-needed' || !(await askForProof())) throw error
    return sendWithTimeout<T>(method, path, body, options)
  }
}

/** Send a request, and abort it after the timeout. */
async function sendWithTimeout<T>(method: string, path: string, body: unknown, options: CallOptions): Promise<T> {
  const { signal, timeout = DEFAULT_TIMEOUT, ...rest } = options
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await fetchJson<T>(method, path, body, { ...rest, signal: controller.signal })
  } catch (error) {
    if (!controller.signal.aborted || signal?.aborted) throw error
    throw new Problem(0, say('problem-no-answer'), say('problem-unreachable'), [])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function fetchJson<T>(method: string, path: string, body: unknown, options: RequestInit): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sentAt = performance.now()
  let response: Response
  try {
    response = await fetch(siteUrl(path), {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
      ...options,
    })
  } catch {
    throw new Problem(0, say('problem-no-connection'), say('problem-unreachable'), [])
  }
  noteServerTime(response.headers?.get('server-time'), sentAt)
  build.record(response.headers?.get('galaxies-build'))
  if (!response.ok) throw await readProblem(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** Aborts the requests of the current user when they log out. */
let session = new AbortController()

/** Read data that only the current user may read. The request is cancelled when they log out. */
export const callWhileHere = <T>(path: string) => call<T>('GET', path, undefined, { signal: session.signal })

/** Log the user out. Their open requests are cancelled first, so that no response arrives for a user who has left. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  session.abort()
  await leave().finally(() => (session = new AbortController()))
}

async function readProblem(response: Response): Promise<Problem> {
  const data: Partial<ProblemDetails> = await response.json().catch(() => ({}))
  const { title, detail, reasons } = problemTexts(response.status, data)
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  return new Problem(
    response.status,
    title,
    detail,
    reasons,
    (data.type ?? '').replace(/^urn:galaxies:/, ''),
    retryAfter,
  )
}
