// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { currentRoute, followLink, go, routeOf, router } from './router.svelte'

describe('addresses', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/index.html', { page: 'start' }],
    ['/m/ab%2Ec', { page: 'match', id: 'ab.c', loadout: false }],
    ['/m/abc/loadout', { page: 'match', id: 'abc', loadout: true }],
    ['/m/abc/replay', { page: 'replay', id: 'abc' }],
    ['/m', { page: 'nowhere' }],
    ['/join/x-1', { page: 'join', code: 'x-1' }],
    ['/continue/x-1', { page: 'continue', code: 'x-1' }],
    ['/continue', { page: 'nowhere' }],
    ['/seat/x.y', { page: 'seat', code: 'x.y' }],
    ['/seat', { page: 'nowhere' }],
    ['/devices', { page: 'devices' }],
    ['/account', { page: 'account', returnTo: null }],
    ['/notices', { page: 'notices' }],
    ['/mail/leave/x-1', { page: 'mail', act: 'leave', code: 'x-1' }],
    ['/mail/confirm/x-1', { page: 'mail', act: 'confirm', code: 'x-1' }],
    ['/mail/burn/x-1', { page: 'nowhere' }],
    ['/new', { page: 'new', game: null }],
    ['/new/chess', { page: 'new', game: 'chess' }],
    ['/matches', { page: 'matches' }],
    ['/tables', { page: 'tables' }],
    ['/loadouts', { page: 'loadouts', game: null }],
    ['/loadouts/chess', { page: 'loadouts', game: 'chess' }],
    ['/elsewhere', { page: 'nowhere' }],
    ['/m/%E0%A4%A', { page: 'nowhere' }],
    ['/rules/galaxies/%zz', { page: 'nowhere' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })
})

describe('the code of a received link', () => {
  const code = 'q7Xk-2_aAbCd'
  it.each([
    `${code}.`,
    `${code})`,
    `(${code}`,
    `${code}%E2%80%8B`,
    `%E2%81%A0${code}%EF%BB%BF`,
    `q7Xk-2%C2%AD_aAbCd`,
    `${code}%3E`,
    `%22${code}%22,`,
    `${code}%20%0A`,
    `${code}%E2%80%9D!`,
    `${code}…`,
    `**${code}**`,
  ])('%s is still that code', (written) => {
    expect(routeOf(`/join/${written}`)).toEqual({ page: 'join', code })
    expect(routeOf(`/continue/${written}`)).toEqual({ page: 'continue', code })
    expect(routeOf(`/mail/leave/${written}`)).toEqual({ page: 'mail', act: 'leave', code })
    expect(routeOf(`/m/${written}`)).toEqual({ page: 'match', id: code, loadout: false })
  })
})

describe('a code of the usual length', () => {
  const code = 'q7Xk-2_aAbCd0123456-_z'
  const after = [
    '',
    '_',
    '-',
    '.Thanks',
    '%20and%20more',
    '*',
    '%',
    '%E2%80',
    '%2',
    '%E3%80%82',
    '&x=1',
    '...',
    '_)',
    ',%20Ada',
  ]
  it.each(after)('ends before %s', (sign) => {
    expect(routeOf(`/join/${code}${sign}`)).toEqual({ page: 'join', code })
    expect(routeOf(`/m/(${code}${sign}`)).toEqual({ page: 'match', id: code, loadout: false })
    expect(routeOf(`/seat/${code}.${code}${sign}`)).toEqual({ page: 'seat', code: `${code}.${code}` })
  })

  it('may be broken in the middle', () => {
    expect(routeOf(`/join/${code.slice(0, 9)}%0A%20${code.slice(9)}`)).toEqual({ page: 'join', code })
  })

  it('may be a different and longer one', () => {
    expect(routeOf(`/join/${code}${code}`)).toEqual({ page: 'join', code: code + code })
  })
})

describe('the page after a login', () => {
  it.each([
    ['#/m/abc', '/m/abc'],
    ['#/join/x-1', '/join/x-1'],
    ['#', null],
    ['#//elsewhere.example/m/abc', null],
    ['#/elsewhere', null],
    ['#https://elsewhere.example', null],
  ])('%s leads to %s', (hash, returnTo) => {
    expect(routeOf('/account', hash)).toEqual({ page: 'account', returnTo })
  })
})

describe('navigation', () => {
  beforeEach(() => go('/', true))

  it('changes the address and the page, and can go back', () => {
    const pages = history.length
    go('/loadouts')
    expect([location.pathname, router.route.page, history.length]).toEqual(['/loadouts', 'loadouts', pages + 1])
    go('/m/x', true)
    expect([location.pathname, history.length]).toEqual(['/m/x', pages + 1])
    history.replaceState(null, '', '/join/y')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(router.route).toEqual({ page: 'join', code: 'y' })
  })

  it.each(['/fleets', '/fleets/'])('finds old bookmarks: %s', (old) => {
    history.replaceState(null, '', old)
    expect(currentRoute()).toEqual({ page: 'loadouts', game: 'galaxies' })
    expect(location.pathname).toBe('/loadouts/galaxies')
  })
})

describe('links', () => {
  beforeEach(() => go('/', true))

  /** Return whether a click on a link stays inside the page. */
  function isHandled(link: string, more: MouseEventInit = {}): boolean {
    let taken = false
    document.body.innerHTML = link
    const handleClick = (event: MouseEvent) => {
      followLink(event)
      taken = event.defaultPrevented
      event.preventDefault()
    }
    document.body.addEventListener('click', handleClick, { once: true })
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
    document.body.querySelector('a b, a')!.dispatchEvent(event)
    return taken
  }

  it('between the pages stay inside the page, wherever they are clicked', () => {
    expect(isHandled('<a href="/m/x"><b>To the match</b></a>')).toBe(true)
    expect(router.route).toEqual({ page: 'match', id: 'x', loadout: false })
  })

  it.each([
    ['to files', '<a href="/api/matches/x/record">r</a>', {}],
    ['to download', '<a href="/m/x" download>r</a>', {}],
    ['to elsewhere', '<a href="https://example.org/m/x">r</a>', {}],
    ['to another tab', '<a href="/m/x" target="_blank">r</a>', {}],
    ['with a key held down', '<a href="/m/x">r</a>', { ctrlKey: true }],
    ['with another button', '<a href="/m/x">r</a>', { button: 1 }],
  ])('%s are left to the browser', (_what, link, more) => {
    expect(isHandled(link, more)).toBe(false)
    expect(router.route.page).toBe('start')
  })

  it('that were already handled are left alone', () => {
    document.body.innerHTML = '<a href="/m/x">r</a>'
    const link = document.querySelector('a')!
    link.addEventListener('click', (event) => event.preventDefault())
    document.body.addEventListener('click', followLink, { once: true })
    link.click()
    expect(router.route.page).toBe('start')
  })
})
