// The address of the site: the root of its host, or a path that the server writes into the page
// (`https://play.example/games/`). All other code writes the client's paths as if the site were at the root: `/m/x`,
// `/api/me`.
const basePath = () => globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content

/** The path of the site, with a trailing slash. */
export const base: string = basePath() || '/'

/** Return the address for one of the client's paths, for links and requests. */
export const siteUrl = (path: string): string => base + path.slice(1)

/** Return the client's path for an address on this host, or null if it belongs to another site. */
export function sitePath(pathname: string): string | null {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : null
}

/** Return the client's path for the browser's address. Behind a proxy, the address may lack the site's path. */
export const herePath = (): string => sitePath(location.pathname) ?? location.pathname

/** Add a missing trailing slash to the site's path, because the service worker covers only addresses below it. */
export function addTrailingSlash(): void {
  if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)
}

/** Return the storage key of this site, because other sites on the same host share the storage. */
export const siteKey = (key: string): string => (base === '/' ? key : `${base} ${key}`)
