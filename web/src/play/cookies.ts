// Whether this browser keeps cookies for the server: asked before anything is made that only a cookie would find again.
import { base } from '../kit/site'
import { call, Problem } from './http'

const PROBE = 'galaxies_probe'

const blocked = () =>
  new Problem(
    0,
    'Cookies are blocked',
    'This site needs a cookie to know you again, and your browser keeps none for it. Allow cookies here, or open the site in a tab of its own, then try again.',
    [],
    'no-cookies',
  )

/** Throws a Problem if cookies do not get through. */
export async function needCookies(): Promise<void> {
  if (!navigator.cookieEnabled) throw blocked()
  try {
    document.cookie = `${PROBE}=1; path=${base}; max-age=60; samesite=lax`
  } catch {
    throw blocked() // a frame without an origin of its own
  }
  try {
    if (!(await call<{ seen: boolean }>('GET', '/api/cookies')).seen) throw blocked()
  } finally {
    document.cookie = `${PROBE}=; path=${base}; max-age=0; samesite=lax`
  }
}
