// The HTTP API requests that are common to all games. Requests specific to a game are in that game's folder.
import { siteUrl } from '../ui/browser/site'
import { translateBots, translateMissions } from './missionTexts'
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

const encode = encodeURIComponent
/** Tells the server that the client writes all sentences itself. */
const NO_LABELS = 'labels=none'

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
const pageQuery = (limit: number, before?: string) => `limit=${limit}${before ? `&before=${encode(before)}` : ''}`
const codeQuery = (code?: string | null) => (code ? `?code=${encode(code)}` : '')

/** Options for requests that the server needs time to compute. */
const SLOW_RESPONSE = { timeout: 120_000 }

export const api = {
  enter: (name: string, language?: string) => call<Guest>('POST', '/api/guests', { name, language }),
  session: () => call<Session>('GET', '/api/session'),
  rename: (name: string) => call<User>('PATCH', '/api/me', { name }),
  chooseLanguage: (language: string) => call<void>('PUT', '/api/me/language', { language }),
  leave: () => call<void>('DELETE', '/api/me'),
  newTransfer: () => call<Transfer>('POST', '/api/me/transfers'),
  transfer: (code: string) => call<TransferOffer>('GET', `/api/transfers/${encode(code)}`),
  acceptTransfer: (code: string) => call<Guest>('POST', `/api/transfers/${encode(code)}`),
  devices: () => call<Device[]>('GET', '/api/me/devices'),
  leaveOtherDevices: () => call<void>('DELETE', '/api/me/devices'),
  leaveDevice: (id: string) => call<void>('DELETE', `/api/me/devices/${encode(id)}`),
  missions: () => call<MissionSummary[]>('GET', '/api/missions').then(translateMissions),
  bots: () => call<BotSummary[]>('GET', '/api/bots').then(translateBots),
  create: (game: string, mission: string, options: Record<string, unknown>, settings: NewMatch) =>
    call<MatchSummary>('POST', '/api/matches', { game, mission, options, ...settings }),
  mine: (finished: boolean, limit: number, before?: string) =>
    callWhileHere<MatchSummary[]>(`/api/matches?mine=1&over=${finished}&${pageQuery(limit, before)}`),
  tables: (limit: number, before?: string) => call<MatchSummary[]>('GET', `/api/tables?${pageQuery(limit, before)}`),
  view: (id: string, code?: string | null) =>
    call<CoreView>('GET', `/api/matches/${encode(id)}/view?${NO_LABELS}${code ? `&code=${encode(code)}` : ''}`),
  match: (id: string, code?: string | null) =>
    call<MatchSummary>('GET', `/api/matches/${encode(id)}${codeQuery(code)}`),
  invite: (code: string) => call<MatchSummary>('GET', `/api/invites/${encode(code)}`),
  takeSeat: (id: string, seat: string, body: { code?: string; bot?: string } = {}) =>
    call<MatchSummary>('POST', `/api/matches/${encode(id)}/seats/${encode(seat)}`, body),
  sit: (id: string, code?: string | null) =>
    call<MatchSummary>('POST', `/api/matches/${encode(id)}/seat${codeQuery(code)}`),
  swap: (id: string, seats: [string, string]) =>
    call<MatchSummary>('POST', `/api/matches/${encode(id)}/swap`, { seats }),
  staySeated: (id: string) => call<undefined>('DELETE', `/api/matches/${encode(id)}/swap`),
  continueMatch: (id: string, request: ContinueRequest = {}) =>
    call<MatchSummary>('POST', `/api/matches/${encode(id)}/next`, request),
  offerStatus: (id: string) => call<Offered>('GET', `/api/matches/${encode(id)}/next`),
  offers: () => callWhileHere<MatchSummary[]>('/api/offers'),
  decline: (id: string) => call<void>('DELETE', `/api/matches/${encode(id)}/next`),
  emptySeat: (id: string, seat: string) =>
    call<MatchSummary | undefined>('DELETE', `/api/matches/${encode(id)}/seats/${encode(seat)}`),
  changeMatch: (id: string, changes: MatchChanges) =>
    call<MatchSummary>('PATCH', `/api/matches/${encode(id)}`, changes),
  discard: (id: string) => call<void>('DELETE', `/api/matches/${encode(id)}`),
  chances: (id: string, code?: string | null) =>
    call<ChanceOfSeat[]>('GET', `/api/matches/${encode(id)}/chances${codeQuery(code)}`, undefined, SLOW_RESPONSE),
  afterAction: (id: string, code?: string | null) =>
    call<MatchReport>('GET', `/api/matches/${encode(id)}/report${codeQuery(code)}`, undefined, SLOW_RESPONSE),
  shareClip: (id: string, code?: string | null) =>
    call<ClipLink>('POST', `/api/matches/${encode(id)}/clip${codeQuery(code)}`, undefined, SLOW_RESPONSE),
  clip: (code: string) => call<Clip>('GET', `/api/clips/${encode(code)}?${NO_LABELS}`, undefined, SLOW_RESPONSE),
  seals: (id: string, code?: string | null) =>
    call<Seal[]>('GET', `/api/matches/${encode(id)}/seals${codeQuery(code)}`),
  replay: (id: string, since: number, code?: string | null) =>
    call<ReplayPage>(
      'GET',
      `/api/matches/${encode(id)}/replay?${NO_LABELS}&since=${since}${code ? `&code=${encode(code)}` : ''}`,
      undefined,
      SLOW_RESPONSE,
    ),
  knock: (id: string) => call<Door>('POST', `/api/matches/${encode(id)}/knock`),
  knockResult: (id: string) => call<Door>('GET', `/api/matches/${encode(id)}/knock`),
  leaveDoor: (id: string) => call<void>('DELETE', `/api/matches/${encode(id)}/knock`, undefined, { keepalive: true }),
  knocks: (id: string) => call<KnockAtMatch[]>('GET', `/api/matches/${encode(id)}/knocks`),
  letIn: (id: string, user: string) => call<void>('PUT', `/api/matches/${encode(id)}/knocks/${encode(user)}`),
  declineKnock: (id: string, user: string) => call<void>('DELETE', `/api/matches/${encode(id)}/knocks/${encode(user)}`),
  removeSpectator: (id: string, user: string) =>
    call<void>('PUT', `/api/matches/${encode(id)}/turned-away/${encode(user)}`),
  removedSpectators: (id: string) => call<Person[]>('GET', `/api/matches/${encode(id)}/turned-away`),
  admit: (id: string, user: string) => call<void>('DELETE', `/api/matches/${encode(id)}/turned-away/${encode(user)}`),
  ignoredUsers: () => call<ShunnedUser[]>('GET', '/api/me/shunned'),
  ignore: (user: string, how: ShunnedUser['how']) => call<void>('PUT', `/api/me/shunned/${encode(user)}`, { how }),
  stopIgnoring: (user: string) => call<void>('DELETE', `/api/me/shunned/${encode(user)}`),
  report: (report: NewReport, code?: string | null) => call<MyReport>('POST', `/api/reports${codeQuery(code)}`, report),
  reports: () => call<MyReport[]>('GET', '/api/me/reports'),
  createSeatLink: (id: string) => call<SeatLink>('POST', `/api/matches/${encode(id)}/handover`),
  withdrawSeatLink: (id: string) => call<void>('DELETE', `/api/matches/${encode(id)}/handover`),
  seatOffer: (code: string) => call<SeatOffer>('GET', `/api/handovers/${encode(code)}`),
  takeOver: (code: string) => call<MatchSummary>('POST', `/api/handovers/${encode(code)}`),
  recap: <V extends CoreView, H extends HappeningBase>(id: string) =>
    call<Incoming<V, H>[]>('GET', `/api/matches/${encode(id)}/recap?${NO_LABELS}`),
  dismissRecap: (id: string) => call<void>('DELETE', `/api/matches/${encode(id)}/recap`),
  resume: (id: string) => call<MatchSummary>('POST', `/api/matches/${encode(id)}/resume`),
  start: (id: string) => call<MatchSummary>('POST', `/api/matches/${encode(id)}/start`),
}

export function qrPath(code: string): string {
  return siteUrl(`/api/invites/${encode(code)}/qr.svg`)
}

export function transferQrPath(code: string): string {
  return siteUrl(`/api/transfers/${encode(code)}/qr.svg`)
}

export function handoverQrPath(code: string): string {
  return siteUrl(`/api/handovers/${encode(code)}/qr.svg`)
}

export function clipQrPath(code: string): string {
  return siteUrl(`/api/clips/${encode(code)}/qr.svg`)
}

export function recordPath(id: string): string {
  return siteUrl(`/api/matches/${encode(id)}/record`)
}

export function socketPath(id: string, since: number, code: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const extra = code ? `&code=${encode(code)}` : ''
  return `${scheme}://${location.host}${siteUrl(`/ws/matches/${encode(id)}`)}?${NO_LABELS}&since=${since}${extra}`
}

/** Return the paths for using a match without a websocket. */
export function pollPaths(id: string, code: string | null): PollPaths {
  const extra = code ? `&code=${encode(code)}` : ''
  return {
    frames: ({ client, since, mark, looks, wait }) =>
      `/api/matches/${encode(id)}/frames?${NO_LABELS}&client=${client}&since=${since}&mark=${mark}&looks=${looks}&wait=${wait}${extra}`,
    messages: `/api/matches/${encode(id)}/messages${codeQuery(code)}`,
  }
}
