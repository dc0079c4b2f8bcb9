// The client's own paths, relative to the site's base (ui/browser/site.ts), without a hash: `/`, `/new`, `/new/{game}`,
// `/matches`, `/tables`, `/m/{id}`, `/m/{id}/loadout`, `/m/{id}/replay`, `/m/{id}/report`, `/clip/{code}`,
// `/join/{code}`, `/continue/{code}`, `/seat/{code}`, `/devices`, `/account#{page to return to}`, `/loadouts`,
// `/loadouts/{game}`, `/notices`, `/mail/confirm/{code}`, `/mail/leave/{code}`, `/rules`,
// `/rules/{game}/{page}#{anchor}`. All others lead nowhere.
import { games } from '../games'
import { herePath, sitePath, siteUrl, addTrailingSlash } from '../ui/browser/site'

export type Route =
  | { page: 'start' }
  | { page: 'nowhere' }
  | { page: 'new'; game: string | null }
  | { page: 'matches' }
  | { page: 'tables' }
  | { page: 'match'; id: string; loadout: boolean }
  | { page: 'replay'; id: string }
  | { page: 'report'; id: string }
  | { page: 'clip'; code: string }
  | { page: 'join'; code: string }
  | { page: 'continue'; code: string }
  | { page: 'seat'; code: string }
  | { page: 'devices' }
  | { page: 'account'; returnTo: string | null }
  | { page: 'notices' }
  | { page: 'mail'; act: 'confirm' | 'leave'; code: string }
  | { page: 'loadouts'; game: string | null }
  | { page: 'rules'; game: string | null; place: { page: string; anchor: string } }

/** Return the page of an address, or `nowhere` if there is none. */
export function routeOf(path: string, hash = ''): Route {
  try {
    return pageOf(path, hash)
  } catch {
    return { page: 'nowhere' }
  }
}

function pageOf(path: string, hash: string): Route {
  const [, head, tail, part] = path.split('/')
  if (head === 'm' && tail && part === 'replay') return { page: 'replay', id: extractCode(tail) }
  if (head === 'm' && tail && part === 'report') return { page: 'report', id: extractCode(tail) }
  if (head === 'clip' && tail) return { page: 'clip', code: extractCode(tail) }
  if (head === 'm' && tail) return { page: 'match', id: extractCode(tail), loadout: part === 'loadout' }
  if (head === 'join' && tail) return { page: 'join', code: extractCode(tail) }
  if (head === 'continue' && tail) return { page: 'continue', code: extractCode(tail) }
  if (head === 'seat' && tail) return { page: 'seat', code: extractCode(tail) }
  if ((head === 'devices' || head === 'notices') && !tail) return { page: head }
  if (head === 'account' && !tail) return { page: head, returnTo: leadsSomewhere(hash.slice(1)) ? hash.slice(1) : null }
  if (head === 'mail' && (tail === 'confirm' || tail === 'leave') && part)
    return { page: 'mail', act: tail, code: extractCode(part) }
  if (head === 'loadouts') return { page: 'loadouts', game: tail ? decodeURIComponent(tail) : null }
  if (head === 'rules') {
    const place = { page: decodeURIComponent(part ?? ''), anchor: decodeURIComponent(hash.slice(1)) }
    return { page: head, game: tail ? decodeURIComponent(tail) : null, place }
  }
  if (head === 'new') return { page: 'new', game: tail ? decodeURIComponent(tail) : null }
  if (head === 'matches' || head === 'tables') return { page: head }
  return { page: !head || head === 'index.html' ? 'start' : 'nowhere' }
}

/** A code as the server generates it: one part, or two parts for a seat. Characters after it, even `_` and `-`, are
 * not part of it. */
const CODE = /^[^\w-]*([\w-]{22}(?:\.[\w-]{22})?)(?![A-Za-z0-9])/

/** Return the code of a link without characters that a message added: a full stop, a bracket or invisible
 * characters. */
function extractCode(part: string): string {
  const decoded = decodePart(part)
  const visible = decoded.replace(/\p{Cf}/gu, '')
  const code = CODE.exec(visible)?.[1] ?? visible.replace(/\s/g, '').replace(/^[^\w-]+|[^\w-]+$/g, '')
  return code || decoded
}

/** Decode a part of a path. If it ends in an incomplete escape sequence, ignore that sequence. */
function decodePart(part: string): string {
  const complete = part.replace(/(?:%[\da-f]{0,2})+$/i, '')
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (!complete) throw error
    return decodeURIComponent(complete)
  }
}

/** Return whether this is the address of a page of this site. */
const leadsSomewhere = (path: string) => /^\/\w/.test(path) && routeOf(path).page !== 'nowhere'

export const router = $state<{ route: Route }>({ route: currentRoute() })

/** Return the page of the browser's address, and replace a former address by the current one. */
export function currentRoute(): Route {
  addTrailingSlash()
  const path = herePath().replace(/\/$/, '')
  const renamed = Object.keys(games).find((id) => games[id]!.loadouts?.formerPath === path)
  if (renamed) history.replaceState(null, '', siteUrl(`/loadouts/${renamed}`))
  return routeOf(herePath(), location.hash)
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', siteUrl(path))
  router.route = routeOf(herePath(), location.hash)
  window.scrollTo(0, 0)
}

/** Follow links between pages without a reload. A click with a modifier key still opens a tab. */
export function followLink(event: MouseEvent): void {
  const anchor = event.target instanceof Element && event.target.closest('a')
  if (!anchor || event.defaultPrevented || event.button) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download')) return
  const path = sitePath(anchor.pathname)
  if (path === null || routeOf(path).page === 'nowhere') return
  event.preventDefault()
  go(path + anchor.hash)
}

addEventListener('popstate', () => {
  router.route = currentRoute()
})
