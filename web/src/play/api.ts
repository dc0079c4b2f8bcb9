import type {
  BotCard,
  Build,
  CheckedBuild,
  MatchCard,
  MissionCard,
  NewBuild,
  SavedBuild,
  SeatBuild,
  User,
} from '../protocol/core'
import type { Catalogue } from '../games/galaxies/types'

/** An RFC 9457 problem, ready to be shown. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly reasons: string[],
    /** What kind of problem it is, if the server names one. */
    readonly kind = '',
  ) {
    super(detail || title)
  }
}

/** With `keepalive` the request outlives the page. */
async function call<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Problem(0, 'No connection', 'The server cannot be reached. Check your connection and try again.', [])
  }
  if (!answer.ok) throw await problemOf(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function problemOf(answer: Response): Promise<Problem> {
  const data = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const errors = Array.isArray(data.errors) ? (data.errors as { msg?: unknown }[]) : []
  const reasons = errors.map((error) => String(error?.msg ?? error)).filter(Boolean)
  const title = typeof data.title === 'string' ? data.title : `Error ${answer.status}`
  const detail = typeof data.detail === 'string' ? data.detail : title
  const kind = typeof data.type === 'string' ? data.type.replace(/^urn:galaxies:/, '') : ''
  return new Problem(answer.status, title, detail, reasons, kind)
}

const at = encodeURIComponent

export const api = {
  enter: (name: string) => call<{ user: User; token: string }>('POST', '/api/guests', { name }),
  me: () => call<User>('GET', '/api/me'),
  leave: () => call<void>('DELETE', '/api/me'),
  missions: () => call<MissionCard[]>('GET', '/api/missions'),
  bots: () => call<BotCard[]>('GET', '/api/bots'),
  catalogue: () => call<Catalogue>('GET', '/api/catalogue'),
  catalogueOf: (digest: string) => call<Catalogue>('GET', `/api/catalogue/${at(digest)}`),
  create: (mission: string, options: Record<string, unknown>, isPrivate: boolean) =>
    call<MatchCard>('POST', '/api/matches', { mission, options, private: isPrivate }),
  mine: () => call<MatchCard[]>('GET', '/api/matches?mine=1'),
  match: (id: string, code?: string | null) =>
    call<MatchCard>('GET', `/api/matches/${at(id)}${code ? `?code=${at(code)}` : ''}`),
  invite: (code: string) => call<MatchCard>('GET', `/api/invites/${at(code)}`),
  takeSeat: (id: string, seat: string, body: { code?: string; bot?: string } = {}) =>
    call<MatchCard>('POST', `/api/matches/${at(id)}/seats/${at(seat)}`, body),
  emptySeat: (id: string, seat: string) =>
    call<MatchCard | undefined>('DELETE', `/api/matches/${at(id)}/seats/${at(seat)}`),
  start: (id: string) => call<MatchCard>('POST', `/api/matches/${at(id)}/start`),
  build: (id: string) => call<SeatBuild>('GET', `/api/matches/${at(id)}/build`),
  keepBuild: (id: string, { fleet, deck }: Build, ready: boolean, keepalive = false) =>
    call<SeatBuild>('PUT', `/api/matches/${at(id)}/build`, { fleet, deck, ready }, keepalive),
  checkBuild: (mission: string, options: Record<string, unknown>, seat: string, { fleet, deck }: Build) =>
    call<CheckedBuild>('POST', '/api/builds/check', { mission, options, seat, build: { fleet, deck } }),
  savedBuilds: () => call<SavedBuild[]>('GET', '/api/builds'),
  saveBuild: (build: NewBuild) => call<SavedBuild>('POST', '/api/builds', build),
  replaceBuild: (id: string, build: NewBuild) => call<SavedBuild>('PUT', `/api/builds/${at(id)}`, build),
  deleteBuild: (id: string) => call<void>('DELETE', `/api/builds/${at(id)}`),
}

export function qrPath(code: string): string {
  return `/api/invites/${at(code)}/qr.svg`
}

export function recordPath(id: string): string {
  return `/api/matches/${at(id)}/record`
}

export function socketPath(id: string, since: number, code: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const extra = code ? `&code=${at(code)}` : ''
  return `${scheme}://${location.host}/ws/matches/${at(id)}?since=${since}${extra}`
}
