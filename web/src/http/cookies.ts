// Whether this browser keeps cookies for the server: asked before anything is made that only a cookie would find again.
import { call, Problem } from './http'

const blocked = () =>
  new Problem(
    0,
    'Cookies are blocked',
    'This site needs a cookie to know you again, and your browser keeps none for it. Allow cookies here, or open the site in a tab of its own, then try again.',
    [],
    'no-cookies',
  )

/** Throws a Problem if cookies do not get through: the server gives one, and is asked whether it comes back. */
export async function needCookies(): Promise<void> {
  if (!navigator.cookieEnabled) throw blocked()
  if (!(await comesBack()) && !(await comesBack())) throw blocked()
}

const comesBack = async () => (await call<{ seen: boolean }>('GET', '/api/cookies')).seen
