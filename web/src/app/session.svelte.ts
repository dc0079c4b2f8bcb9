// The user of this browser, and the computer players that the server offers.
import type { BotSummary, Guest, User } from '../protocol/core'
import { api } from '../http/api'
import { needCookies } from '../http/cookies'
import { asProblem, whileLeaving, onUnknownUser, type Problem } from '../http/http'
import { say } from '../ui/texts/start'
import { toast } from '../ui/components/toasts.svelte'
import { generateName } from './names'
import { agreeOnLanguage, followAccount, offeredLanguage } from './language'
import { Tabs } from './tabs'

class Session {
  /** The default name of newcomers. */
  name = $state(generateName())
  user = $state.raw<User | null>(null)
  /** Whether the server has answered or could not be reached. */
  known = $state(false)
  /** The error if the server did not answer. The user may still have a session. */
  problem = $state.raw<Problem | null>(null)
  /** The computer players of this server, the strongest first. */
  bots = $state.raw<BotSummary[]>([])
}

export const session = new Session()

export async function loadUser(): Promise<void> {
  try {
    const { user, language } = await api.session()
    session.user = user
    session.problem = null
    if (user) void agreeOnLanguage(language)
  } catch (error) {
    session.problem = asProblem(error)
  }
  session.known = true
}

/** The server's suffix for guests whose name belongs to an account. */
export const GUEST_MARK = ' (guest)'
export const hasNameMark = (name: string): boolean => name.endsWith(GUEST_MARK)

/** Inform users that the server has added the mark to their name. */
function reportMark(user: User | null, requestedName: string): void {
  if (user && hasNameMark(user.name) && user.name !== requestedName)
    toast(say('you-name-taken', { name: user.name }), 'info', 10_000)
}

/** The number of pending calls of this tab that change the user. While there are any, no other tab can have changed
 * it. */
let changing = 0

async function changeUser<T extends User | null>(change: () => Promise<T>): Promise<void> {
  changing++
  try {
    session.user = await change()
  } finally {
    changing--
  }
  tabs.notifyTabs()
}

/** Start a session with any login method. Check for cookies first, so that no link is used up in vain. */
export async function startSession(logIn: () => Promise<Guest>): Promise<void> {
  await beginSession(logIn)
  void followAccount()
}

const beginSession = (logIn: () => Promise<Guest>): Promise<void> =>
  changeUser(async () => {
    await needCookies()
    return (await logIn()).user
  })

export async function enterAs(name: string): Promise<void> {
  await beginSession(() => api.enter(name.trim(), offeredLanguage()))
  reportMark(session.user, name.trim())
}

/** Continue as the user who showed this link on another device. */
export const continueAs = (code: string): Promise<void> => startSession(() => api.acceptTransfer(code))

/** Make sure that there is a user: newcomers enter with the name in the field. */
export async function ensureUser(): Promise<void> {
  if (!session.user) await enterAs(session.name.trim() || generateName())
}

export async function renameUser(name: string): Promise<void> {
  await changeUser(() => api.rename(name.trim()))
  reportMark(session.user, name.trim())
}

/** End the session with any logout method. */
export const endSession = (logOut: () => Promise<void>): Promise<void> =>
  changeUser(async () => {
    await whileLeaving(logOut)
    return null
  })

export const forgetUser = (): Promise<void> => endSession(api.leave)

/** Check whether another tab has changed the user. If so, reload the page, because it belongs to the old user. */
export async function checkUser(): Promise<void> {
  if (!session.known || session.problem || changing) return
  const oldUser = session.user
  const { user } = await api.session()
  if (changing || session.user?.id !== oldUser?.id) return
  if (oldUser && user?.id !== oldUser.id) tabs.reloadAs(user)
  else if (user?.id !== oldUser?.id || user?.name !== oldUser?.name) {
    session.user = user
    if (oldUser) reportMark(user, oldUser.name)
  }
}

const tabs = new Tabs(() => void checkUser().catch(() => undefined))
export const followTabs = () => tabs.watchUser()
onUnknownUser(() => tabs.check())

let loadingBots: Promise<void> | null = null
export function loadBots(): Promise<void> {
  loadingBots ??= api.bots().then(
    (bots) => {
      session.bots = bots
    },
    () => {
      loadingBots = null
    },
  )
  return loadingBots
}

/** Store the invite code with which this browser opened a match. */
export function rememberCode(match: string, code: string): void {
  try {
    sessionStorage.setItem(`galaxies.code.${match}`, code)
  } catch {
    // the link is needed again
  }
}

export function codeFor(match: string): string | null {
  try {
    return sessionStorage.getItem(`galaxies.code.${match}`)
  } catch {
    return null
  }
}
