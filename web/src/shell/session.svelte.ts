// Who is here, what the catalogue says, and this browser's own settings.
import type { BotCard, User } from '../protocol/core'
import { api } from '../play/api'
import { EMPTY } from '../games/galaxies/catalogue'
import { isSpeed, type Speed } from '../play/playback'
import type { Catalogue } from '../games/galaxies/types'

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
const speed = stored('galaxies.speed')

class Session {
  user = $state.raw<User | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)
  catalogue = $state.raw<Catalogue>(EMPTY)
  /** The computer players of this server, the strongest first. */
  bots = $state.raw<BotCard[]>([])
  speed = $state<Speed>(isSpeed(speed) ? speed : calm ? 'calm' : 'full')
}

export const session = new Session()

export async function whoAmI(): Promise<void> {
  session.user = await api.me().catch(() => null)
  session.known = true
}

export async function enter(name: string): Promise<void> {
  session.user = (await api.enter(name.trim())).user
}

export async function forget(): Promise<void> {
  await api.leave()
  session.user = null
}

const catalogues = new Map<string, Promise<Catalogue | null>>()
let wanted = ''

/** Draw with the catalogue of that digest, which a match's view names; without one, with the server's present one. */
export async function loadCatalogue(digest = ''): Promise<void> {
  wanted = digest
  if (digest && digest === session.catalogue.digest) return
  const asked = catalogues.get(digest) ?? (digest ? api.catalogueOf(digest) : api.catalogue()).catch(() => null)
  catalogues.set(digest, asked)
  const catalogue = await asked
  if (!catalogue) catalogues.delete(digest)
  else if (wanted === digest) session.catalogue = { ...EMPTY, ...catalogue }
}

let asking: Promise<void> | null = null
export function loadBots(): Promise<void> {
  asking ??= api.bots().then(
    (bots) => {
      session.bots = bots
    },
    () => {
      asking = null
    },
  )
  return asking
}

export function setSpeed(value: Speed): void {
  session.speed = value
  try {
    localStorage.setItem('galaxies.speed', value)
  } catch {
    // a browser without storage forgets the setting, nothing more
  }
}

/** The invite code by which this browser came to a match. */
export function rememberCode(match: string, code: string): void {
  try {
    sessionStorage.setItem(`galaxies.code.${match}`, code)
  } catch {
    // then the link is needed again
  }
}

export function codeFor(match: string): string | null {
  try {
    return sessionStorage.getItem(`galaxies.code.${match}`)
  } catch {
    return null
  }
}
