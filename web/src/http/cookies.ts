// Checks that the browser accepts the server's cookies before the user creates anything that depends on one.
import { say } from '../ui/texts/start'
import { call, Problem } from './http'

const blockedProblem = () =>
  new Problem(0, say('problem-no-cookies'), say('problem-no-cookies.detail'), [], 'no-cookies')

/** Throw a Problem if cookies are blocked. The server sets a cookie, and the next request shows whether it was sent
 * back. */
export async function needCookies(): Promise<void> {
  if (!navigator.cookieEnabled) throw blockedProblem()
  if (!(await isCookieReturned()) && !(await isCookieReturned())) throw blockedProblem()
}

const isCookieReturned = async () => (await call<{ seen: boolean }>('GET', '/api/cookies')).seen
