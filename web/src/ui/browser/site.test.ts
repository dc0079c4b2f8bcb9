// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

/** Load the module as on a page into which the server has written this path. */
async function loadSite(path: string | null, address = '/') {
  document.head.innerHTML = path === null ? '' : `<meta name="base-path" content="${path}" />`
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./site')
}

afterEach(() => {
  document.head.innerHTML = ''
  history.replaceState(null, '', '/')
})

describe('a site at the root of its host', () => {
  it.each([null, '/'])('has addresses that are its own paths (%s)', async (path) => {
    const { siteUrl, sitePath, siteKey } = await loadSite(path)
    expect(siteUrl('/m/x')).toBe('/m/x')
    expect(sitePath('/m/x')).toBe('/m/x')
    expect(siteKey('galaxies.push')).toBe('galaxies.push')
  })
})

describe('a site below a path', () => {
  it.each([
    ['/games/', '/m/x', '/games/m/x'],
    ['/games/', '/', '/games/'],
    ['/a/b/', '/join/x#y', '/a/b/join/x#y'],
  ])('%s has the address of %s', async (base, path, address) => {
    expect((await loadSite(base)).siteUrl(path)).toBe(address)
  })

  it.each([
    ['/games/m/x', '/m/x'],
    ['/games/', '/'],
    ['/games', '/'],
    ['/gamesome/m/x', null],
    ['/m/x', null],
    ['/', null],
  ])('recognises its own part of %s', async (address, own) => {
    expect((await loadSite('/games/')).sitePath(address)).toBe(own)
  })

  it('separates its storage from that of other sites on the host', async () => {
    expect((await loadSite('/games/')).siteKey('galaxies.push')).toBe('/games/ galaxies.push')
  })

  it('adds a slash to its own address', async () => {
    const { addTrailingSlash, herePath } = await loadSite('/games/', '/games?x=1#y')
    expect(herePath()).toBe('/')
    addTrailingSlash()
    expect(location.pathname + location.search + location.hash).toBe('/games/?x=1#y')
  })

  it('shows its pages without the proxy, too', async () => {
    expect((await loadSite('/games/', '/m/x')).herePath()).toBe('/m/x')
  })
})

it('links its pages below its path', async () => {
  await loadSite('/games/', '/games/m/x')
  const { router, go, followLink, routeOf } = await import('../../app/router.svelte')
  expect(router.route).toEqual({ page: 'match', id: 'x', loadout: false })
  go('/matches')
  expect([location.pathname, router.route.page]).toEqual(['/games/matches', 'matches'])
  document.body.innerHTML = '<a id="own" href="/games/tables">t</a><a id="other" href="/tables">t</a>'
  addEventListener('click', followLink)
  addEventListener('click', (event) => event.preventDefault())
  document.getElementById('own')!.click()
  expect(location.pathname).toBe('/games/tables')
  document.getElementById('other')!.click()
  expect([location.pathname, routeOf('/tables').page]).toEqual(['/games/tables', 'tables'])
})
