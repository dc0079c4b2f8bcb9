// Three paths and no hash: `/`, `/m/{id}`, `/join/{code}`.

export type Route = { page: 'start' } | { page: 'match'; id: string } | { page: 'join'; code: string }

export function routeOf(path: string): Route {
  const [, head, tail] = path.split('/')
  if (head === 'm' && tail) return { page: 'match', id: decodeURIComponent(tail) }
  if (head === 'join' && tail) return { page: 'join', code: decodeURIComponent(tail) }
  return { page: 'start' }
}

export const router = $state<{ route: Route }>({ route: routeOf(location.pathname) })

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  router.route = routeOf(location.pathname)
  window.scrollTo(0, 0)
}

addEventListener('popstate', () => {
  router.route = routeOf(location.pathname)
})

/** Lets plain links stay inside the page; a modified click still opens a tab. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(anchor.pathname)
}
