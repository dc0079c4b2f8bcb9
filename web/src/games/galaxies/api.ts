// The server requests that only Galaxies needs: the loadouts of seats.
import { call } from '../../http/http'
import type * as core from '../../protocol/core'
import type { Loadout, LoadoutLimits, LoadoutReport } from '../../protocol/galaxies'

export interface SeatLoadout extends core.SeatLoadout {
  limits: LoadoutLimits
  loadout: Loadout
  report: LoadoutReport
}

export interface CheckedLoadout extends core.CheckedLoadout {
  limits: LoadoutLimits
  report: LoadoutReport
}

export interface SavedLoadout extends core.SavedLoadout {
  loadout: Loadout
}

export interface NewLoadout extends core.NewLoadout {
  loadout: Loadout
}

const at = encodeURIComponent
const GAME = 'galaxies'

export const api = {
  loadout: (match: string) => call<SeatLoadout>('GET', `/api/matches/${at(match)}/loadout`),
  keepLoadout: (match: string, loadout: Loadout, ready: boolean, keepalive = false) =>
    call<SeatLoadout>('PUT', `/api/matches/${at(match)}/loadout`, { loadout, ready }, { keepalive }),
  checkLoadout: (mission: string, options: Record<string, unknown>, seat: string, loadout: Loadout) =>
    call<CheckedLoadout>('POST', '/api/loadouts/check', { game: GAME, mission, options, seat, loadout }),
  savedLoadouts: async () => (await call<SavedLoadout[]>('GET', '/api/loadouts')).filter(({ game }) => game === GAME),
  saveLoadout: (loadout: NewLoadout) => call<SavedLoadout>('POST', '/api/loadouts', { game: GAME, ...loadout }),
  replaceLoadout: (id: string, loadout: NewLoadout) =>
    call<SavedLoadout>('PUT', `/api/loadouts/${at(id)}`, { game: GAME, ...loadout }),
  deleteLoadout: (id: string) => call<void>('DELETE', `/api/loadouts/${at(id)}`),
}
