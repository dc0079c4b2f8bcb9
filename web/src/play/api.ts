// What the server offers over HTTP to whoever plays any game; the games ask for their own things themselves.
import type {
  BotSummary,
  ChanceOfSeat,
  Device,
  Guest,
  MatchSummary,
  MissionSummary,
  Transfer,
  TransferOffer,
  User,
} from '../protocol/core'
import { call } from './http'

const at = encodeURIComponent

export const api = {
  enter: (name: string) => call<Guest>('POST', '/api/guests', { name }),
  me: () => call<User>('GET', '/api/me'),
  leave: () => call<void>('DELETE', '/api/me'),
  newTransfer: () => call<Transfer>('POST', '/api/me/transfers'),
  transfer: (code: string) => call<TransferOffer>('GET', `/api/transfers/${at(code)}`),
  acceptTransfer: (code: string) => call<Guest>('POST', `/api/transfers/${at(code)}`),
  devices: () => call<Device[]>('GET', '/api/me/devices'),
  leaveDevice: (id: string) => call<void>('DELETE', `/api/me/devices/${at(id)}`),
  missions: () => call<MissionSummary[]>('GET', '/api/missions'),
  bots: () => call<BotSummary[]>('GET', '/api/bots'),
  create: (game: string, mission: string, options: Record<string, unknown>, isPrivate: boolean) =>
    call<MatchSummary>('POST', '/api/matches', { game, mission, options, private: isPrivate }),
  mine: () => call<MatchSummary[]>('GET', '/api/matches?mine=1'),
  match: (id: string, code?: string | null) =>
    call<MatchSummary>('GET', `/api/matches/${at(id)}${code ? `?code=${at(code)}` : ''}`),
  invite: (code: string) => call<MatchSummary>('GET', `/api/invites/${at(code)}`),
  takeSeat: (id: string, seat: string, body: { code?: string; bot?: string } = {}) =>
    call<MatchSummary>('POST', `/api/matches/${at(id)}/seats/${at(seat)}`, body),
  emptySeat: (id: string, seat: string) =>
    call<MatchSummary | undefined>('DELETE', `/api/matches/${at(id)}/seats/${at(seat)}`),
  discard: (id: string) => call<void>('DELETE', `/api/matches/${at(id)}`),
  chances: (id: string) => call<ChanceOfSeat[]>('GET', `/api/matches/${at(id)}/chances`),
  start: (id: string) => call<MatchSummary>('POST', `/api/matches/${at(id)}/start`),
}

export function qrPath(code: string): string {
  return `/api/invites/${at(code)}/qr.svg`
}

export function transferQrPath(code: string): string {
  return `/api/transfers/${at(code)}/qr.svg`
}

export function recordPath(id: string): string {
  return `/api/matches/${at(id)}/record`
}

export function socketPath(id: string, since: number, code: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const extra = code ? `&code=${at(code)}` : ''
  return `${scheme}://${location.host}/ws/matches/${at(id)}?since=${since}${extra}`
}
