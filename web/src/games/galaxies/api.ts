// What only Galaxies asks the server for: the catalogue, and fleets with decks.
import type { Build, CheckedBuild, NewBuild, SavedBuild, SeatBuild } from '../../protocol/core'
import { call } from '../../play/http'
import type { Catalogue } from './types'

const at = encodeURIComponent

export const api = {
  catalogue: () => call<Catalogue>('GET', '/api/catalogue'),
  catalogueOf: (digest: string) => call<Catalogue>('GET', `/api/catalogue/${at(digest)}`),
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
