// The HTTP API requests that are common to all games. Requests specific to a game are in that game's folder.
import { siteUrl } from '../ui/browser/site'
import type {
  BotSummary,
  ChanceOfSeat,
  ClipLink,
  ClipShown,
  CoreView,
  Device,
  Door,
  Guest,
  HappeningBase,
  KnockAtMatch,
  MatchReport,
  MatchSummary,
  MissionSummary,
  MyReport,
  NewReport,
  Offered,
  Person,
  Seal,
  SeatLink,
  SeatOffer,
  Session,
  ShunnedUser,
  Transfer,
  TransferOffer,
  User,
} from '../protocol/core'
import { call, callWhileHere } from './http'
import type { PollPaths } from './polls'
import type { Incoming, ReplayPage } from './wire'

const at = encodeURIComponent

/** The options for a new match: the host's seat, the computer players, and whether it starts immediately. */
export interface NewMatch {
  private: boolean
  /** `seat`: the host's seat. `bot`: a computer player for every other seat. `start`: whether the match starts
   * immediately. */
  seat?: string
  bot?: string
  start?: boolean
}

/** The changes that a host can make to a match before it begins. */
export interface MatchChanges {
  mission?: string
  options?: Record<string, unknown>
  private?: boolean
}

/** A shared clip: the decisive moment of a match as replay frames. */
interface Clip extends Omit<ClipShown, 'frames'> {
  frames: ReplayPage['frames']
}

/** A request to continue after a match. */
export interface ContinueRequest {
  swap?: boolean
  mission?: string
  lobby?: boolean
  /** The id of the match already offered, so that the server does not create another one. */
  match?: string
}

/** Return the query string for one page of a list: the page size, and the match after which the page starts. */
const pageQuery = (limit: number, before?: string) => `limit=${limit}${before ? `&before=${at(before)}` : ''}`
const codeQuery = (code?: string | null) => (code ? `?code=${at(code)}` : '')

/** Options for requests that the server needs time to compute. */
const WORKED_OUT = { patience: 120_000 }

export const api = {
  enter: (name: string) => call<Guest>('POST', '/api/guests', { name }),
  session: () => call<Session>('GET', '/api/session'),
  rename: (name: string) => call<User>('PATCH', '/api/me', { name }),
  leave: () => call<void>('DELETE', '/api/me'),
  newTransfer: () => call<Transfer>('POST', '/api/me/transfers'),
  transfer: (code: string) => call<TransferOffer>('GET', `/api/transfers/${at(code)}`),
  acceptTransfer: (code: string) => call<Guest>('POST', `/api/transfers/${at(code)}`),
  devices: () => call<Device[]>('GET', '/api/me/devices'),
  leaveOtherDevices: () => call<void>('DELETE', '/api/me/devices'),
  leaveDevice: (id: string) => call<void>('DELETE', `/api/me/devices/${at(id)}`),
  missions: () => call<MissionSummary[]>('GET', '/api/missions'),
  bots: () => call<BotSummary[]>('GET', '/api/bots'),
  create: (game: string, mission: string, options: Record<string, unknown>, beginning: NewMatch) =>
    call<MatchSummary>('POST', '/api/matches', { game, mission, options, ...beginning }),
  mine: (over: boolean, limit: number, before?: string) =>
    callWhileHere<MatchSummary[]>(`/api/matches?mine=1&over=${over}&${pageQuery(limit, before)}`),
  tables: (limit: number, before?: string) => call<MatchSummary[]>('GET', `/api/tables?${pageQuery(limit, before)}`),
  view: (id: string, code?: string | null) => call<CoreView>('GET', `/api/matches/${at(id)}/view${codeQuery(code)}`),
  match: (id: string, code?: string | null) => call<MatchSummary>('GET', `/api/matches/${at(id)}${codeQuery(code)}`),
  invite: (code: string) => call<MatchSummary>('GET', `/api/invites/${at(code)}`),
  takeSeat: (id: string, seat: string, body: { code?: string; bot?: string } = {}) =>
    call<MatchSummary>('POST', `/api/matches/${at(id)}/seats/${at(seat)}`, body),
  sit: (id: string, code?: string | null) =>
    call<MatchSummary>('POST', `/api/matches/${at(id)}/seat${codeQuery(code)}`),
  swap: (id: string, seats: [string, string]) => call<MatchSummary>('POST', `/api/matches/${at(id)}/swap`, { seats }),
  staySeated: (id: string) => call<undefined>('DELETE', `/api/matches/${at(id)}/swap`),
  goOn: (id: string, wish: ContinueRequest = {}) => call<MatchSummary>('POST', `/api/matches/${at(id)}/next`, wish),
  standing: (id: string) => call<Offered>('GET', `/api/matches/${at(id)}/next`),
  offers: () => callWhileHere<MatchSummary[]>('/api/offers'),
  decline: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}/next`),
  emptySeat: (id: string, seat: string) =>
    call<MatchSummary | undefined>('DELETE', `/api/matches/${at(id)}/seats/${at(seat)}`),
  arrange: (id: string, changed: MatchChanges) => call<MatchSummary>('PATCH', `/api/matches/${at(id)}`, changed),
  discard: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}`),
  chances: (id: string, code?: string | null) =>
    call<ChanceOfSeat[]>('GET', `/api/matches/${at(id)}/chances${codeQuery(code)}`, undefined, WORKED_OUT),
  afterAction: (id: string, code?: string | null) =>
    call<MatchReport>('GET', `/api/matches/${at(id)}/report${codeQuery(code)}`, undefined, WORKED_OUT),
  shareClip: (id: string, code?: string | null) =>
    call<ClipLink>('POST', `/api/matches/${at(id)}/clip${codeQuery(code)}`, undefined, WORKED_OUT),
  clip: (code: string) => call<Clip>('GET', `/api/clips/${at(code)}`, undefined, WORKED_OUT),
  seals: (id: string, code?: string | null) => call<Seal[]>('GET', `/api/matches/${at(id)}/seals${codeQuery(code)}`),
  replay: (id: string, since: number, code?: string | null) =>
    call<ReplayPage>(
      'GET',
      `/api/matches/${at(id)}/replay?since=${since}${code ? `&code=${at(code)}` : ''}`,
      undefined,
      WORKED_OUT,
    ),
  knock: (id: string) => call<Door>('POST', `/api/matches/${at(id)}/knock`),
  knocked: (id: string) => call<Door>('GET', `/api/matches/${at(id)}/knock`),
  leaveDoor: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}/knock`, undefined, { keepalive: true }),
  knocks: (id: string) => call<KnockAtMatch[]>('GET', `/api/matches/${at(id)}/knocks`),
  letIn: (id: string, user: string) => call<void>('PUT', `/api/matches/${at(id)}/knocks/${at(user)}`),
  letWait: (id: string, user: string) => call<void>('DELETE', `/api/matches/${at(id)}/knocks/${at(user)}`),
  turnAway: (id: string, user: string) => call<void>('PUT', `/api/matches/${at(id)}/turned-away/${at(user)}`),
  turnedAway: (id: string) => call<Person[]>('GET', `/api/matches/${at(id)}/turned-away`),
  admit: (id: string, user: string) => call<void>('DELETE', `/api/matches/${at(id)}/turned-away/${at(user)}`),
  shunned: () => call<ShunnedUser[]>('GET', '/api/me/shunned'),
  shun: (user: string, how: ShunnedUser['how']) => call<void>('PUT', `/api/me/shunned/${at(user)}`, { how }),
  forgive: (user: string) => call<void>('DELETE', `/api/me/shunned/${at(user)}`),
  report: (report: NewReport, code?: string | null) => call<MyReport>('POST', `/api/reports${codeQuery(code)}`, report),
  reports: () => call<MyReport[]>('GET', '/api/me/reports'),
  handOn: (id: string) => call<SeatLink>('POST', `/api/matches/${at(id)}/handover`),
  keepSeat: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}/handover`),
  seatOffer: (code: string) => call<SeatOffer>('GET', `/api/handovers/${at(code)}`),
  takeOver: (code: string) => call<MatchSummary>('POST', `/api/handovers/${at(code)}`),
  missed: <V extends CoreView, H extends HappeningBase>(id: string) =>
    call<Incoming<V, H>[]>('GET', `/api/matches/${at(id)}/recap`),
  caughtUp: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}/recap`),
  resume: (id: string) => call<MatchSummary>('POST', `/api/matches/${at(id)}/resume`),
  start: (id: string) => call<MatchSummary>('POST', `/api/matches/${at(id)}/start`),
}

export function qrPath(code: string): string {
  return siteUrl(`/api/invites/${at(code)}/qr.svg`)
}

export function transferQrPath(code: string): string {
  return siteUrl(`/api/transfers/${at(code)}/qr.svg`)
}

export function handoverQrPath(code: string): string {
  return siteUrl(`/api/handovers/${at(code)}/qr.svg`)
}

export function clipQrPath(code: string): string {
  return siteUrl(`/api/clips/${at(code)}/qr.svg`)
}

export function recordPath(id: string): string {
  return siteUrl(`/api/matches/${at(id)}/record`)
}

export function socketPath(id: string, since: number, code: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const extra = code ? `&code=${at(code)}` : ''
  return `${scheme}://${location.host}${siteUrl(`/ws/matches/${at(id)}`)}?since=${since}${extra}`
}

/** Return the paths for using a match without a websocket. */
export function pollPaths(id: string, code: string | null): PollPaths {
  const extra = code ? `&code=${at(code)}` : ''
  return {
    frames: ({ client, since, mark, looks, wait }) =>
      `/api/matches/${at(id)}/frames?client=${client}&since=${since}&mark=${mark}&looks=${looks}&wait=${wait}${extra}`,
    messages: `/api/matches/${at(id)}/messages${codeQuery(code)}`,
  }
}
