// The address of the site: the root of its host, or a path that the server writes into the page
// (`https://play.example/games/`). All other code writes the client's own paths as if the site were the root: `/m/x`,
// `/api/me`.
const marked = () => globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/** The path of the site, with a slash at its end. */
export const base: string = marked() || '/'

/** Return the address of one of the client's own paths, for links and requests. */
export const siteUrl = (path: string): string => base + path.slice(1)

/** Return the client's own path for an address on this host, or null if it belongs to another site. */
export function sitePath(pathname: string): string | null {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}

/** Return the client's own path of the browser's address. Past the proxy, the address lacks the site's path. */
export const herePath = (): string => sitePath(location.pathname) ?? location.pathname

/** Add a missing slash at the end of the site's path: the service worker covers only what is below it. */
export function straighten(): void {
  if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)
}

/** Return the storage key of this site: other sites on the same host have their own. */
export const siteKey = (key: string): string => (base === '/' ? key : `${base} ${key}`)
