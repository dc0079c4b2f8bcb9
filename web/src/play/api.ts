// What the server offers over HTTP to whoever plays any game; the games ask for their own things themselves.
import type { BotCard, MatchCard, MissionCard, User } from '../protocol/core'
import { call } from './http'

const at = encodeURIComponent

export const api = {
  enter: (name: string) => call<{ user: User; token: string }>('POST', '/api/guests', { name }),
  me: () => call<User>('GET', '/api/me'),
  leave: () => call<void>('DELETE', '/api/me'),
  missions: () => call<MissionCard[]>('GET', '/api/missions'),
  bots: () => call<BotCard[]>('GET', '/api/bots'),
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
