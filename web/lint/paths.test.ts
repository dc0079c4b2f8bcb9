import { join } from 'node:path'
import { Linter } from 'eslint'
import svelte from 'eslint-plugin-svelte'
import typescript from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.js'

const SRC = join(import.meta.dirname, '..', 'src')
const RAW = 'raw'
const WHOLE = 'whole'

function faults(file: string, code: string): (string | undefined)[] {
  const linter = new Linter({ cwd: SRC })
  const house = { plugins: { house: { rules: { paths } } }, rules: { 'house/paths': 'error' as const } }
  const config = [
    ...svelte.configs.base,
    { files: ['**/*.ts'], languageOptions: { parser: typescript.parser } },
    { files: ['**/*.ts', '**/*.svelte'], ...house },
  ]
  return linter
    .verify(code, config as Linter.Config[], join(SRC, file))
    .map(({ messageId, message }) => messageId ?? message)
}

describe('paths of the site', () => {
  it.each([
    ['app/X.svelte', '<a href="/m/x">there</a>', RAW],
    ['app/X.svelte', '<a href="/m/{id}">there</a>', RAW],
    ['app/X.svelte', '<a href="/">home</a>', RAW],
    ['app/X.svelte', '<a href={`/${page}`}>there</a>', RAW],
    ['app/X.svelte', "<a href={here ? '/m/x' : '#'}>there</a>", RAW],
    ['app/X.svelte', '<img src="/icons/192.png" alt="" />', RAW],
    ['app/X.svelte', '<form action="/api/me"></form>', RAW],
    ['match/x.ts', "fetch('/api/me')", RAW],
    ['match/x.ts', 'new WebSocket(`wss://x` + `/ws/matches/${id}`)', RAW],
    ['match/x.ts', "location.assign('/')", RAW],
    ['match/x.ts', "const ME = '/api/me'", RAW],
    ['match/x.ts', 'const pathTo = (id) => `/m/${id}`', RAW],
    ['worker/x.ts', "self.clients.openWindow('/m/x')", RAW],
    ['app/x.ts', 'routeOf(location.pathname)', WHOLE],
    ['app/x.ts', "location.href = siteUrl('/')", WHOLE],
  ])('%s: %s', (file, code, fault) => expect(faults(file, code)).toEqual([fault]))

  it.each([
    ['app/X.svelte', "<a href={siteUrl('/m/x')}>there</a>"],
    ['app/X.svelte', '<a href={siteUrl(`/m/${id}`)}>there</a>'],
    ['app/X.svelte', '<a href="#top">up</a>'],
    ['app/X.svelte', "<Fault link={{ href: '/rules', name: 'Rules' }} />"],
    ['app/X.svelte', '<b>{least ? `/${least}` : ""}</b>'],
    ['match/x.ts', "call('GET', '/api/me')"],
    ['match/x.ts', "go(then ? `/m/${then}` : '/', true)"],
    ['match/x.ts', "path.startsWith('/api/') || path === '/sw.js' || path.split('/')"],
    ['match/x.ts', "const text = 'and/or'"],
    ['match/x.test.ts', "fetch('/api/me')"],
    ['ui/browser/site.ts', 'location.pathname'],
  ])('%s may contain: %s', (file, code) => expect(faults(file, code)).toEqual([]))
})
