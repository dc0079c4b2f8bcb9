// Who is here, and which computer players the server offers.
import type { BotSummary, User } from '../protocol/core'
import { api } from '../play/api'
import { asProblem, leaving, type Problem } from '../play/http'
import { madeUp } from './names'

class Session {
  /** What a newcomer is called as long as he does not say otherwise. */
  name = $state(madeUp())
  user = $state.raw<User | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)
  /** Why it did not tell: then nobody may be taken for a newcomer. */
  problem = $state.raw<Problem | null>(null)
  /** The computer players of this server, the strongest first. */
  bots = $state.raw<BotSummary[]>([])
}

export const session = new Session()

export async function whoAmI(): Promise<void> {
  try {
    session.user = (await api.session()).user
    session.problem = null
  } catch (error) {
    session.problem = asProblem(error)
  }
  session.known = true
}

export async function enter(name: string): Promise<void> {
  session.user = (await api.enter(name.trim())).user
}

/** Become who showed this link on another device. */
export async function continueAs(code: string): Promise<void> {
  session.user = (await api.acceptTransfer(code)).user
}

/** Whoever does something becomes somebody, by the name that stands there. */
export async function beSomebody(): Promise<void> {
  if (!session.user) await enter(session.name.trim() || madeUp())
}

export async function rename(name: string): Promise<void> {
  session.user = await api.rename(name.trim())
}

export async function forget(): Promise<void> {
  await leaving(api.leave)
  session.user = null
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
