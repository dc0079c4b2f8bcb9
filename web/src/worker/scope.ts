/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

/** The path of the site, with a trailing slash: the scope of the worker. */
export const BASE = new URL(self.registration.scope).pathname

export const pathInSite = (path: string) => BASE + path.slice(1)
