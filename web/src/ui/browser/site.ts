// Where the site lies: at the root of its host, or below a path that the server writes into the page
// (`https://play.example/games/`). All other code names our own paths as if it were the root: `/m/x`, `/api/me`.
const marked = () => globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/** The path of the site, with a slash at its end. */
export const base: string = marked() || '/'

/** The address of one of our own paths, as it stands in links and requests. */
export const siteUrl = (path: string): string => base + path.slice(1)

/** Our own path of an address at this host, or null for one of another site there. */
export function sitePath(pathname: string): string | null {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}

/** Our own path of the address that the browser shows; past the proxy it has no path of the site in it. */
export const herePath = (): string => sitePath(location.pathname) ?? location.pathname

/** Puts the slash at the end of the site's own path, if it was left out: the service worker is for what is below. */
export function straighten(): void {
  if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)
}

/** The name under which a browser keeps something: other sites of the same host keep their own. */
export const siteKey = (key: string): string => (base === '/' ? key : `${base} ${key}`)
