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
    ['shell/X.svelte', '<a href="/m/x">there</a>', RAW],
    ['shell/X.svelte', '<a href="/m/{id}">there</a>', RAW],
    ['shell/X.svelte', '<a href="/">home</a>', RAW],
    ['shell/X.svelte', '<a href={`/${page}`}>there</a>', RAW],
    ['shell/X.svelte', "<a href={here ? '/m/x' : '#'}>there</a>", RAW],
    ['shell/X.svelte', '<img src="/icons/192.png" alt="" />', RAW],
    ['shell/X.svelte', '<form action="/api/me"></form>', RAW],
    ['play/x.ts', "fetch('/api/me')", RAW],
    ['play/x.ts', 'new WebSocket(`wss://x` + `/ws/matches/${id}`)', RAW],
    ['play/x.ts', "location.assign('/')", RAW],
    ['play/x.ts', "const ME = '/api/me'", RAW],
    ['play/x.ts', 'const pathTo = (id) => `/m/${id}`', RAW],
    ['worker/x.ts', "self.clients.openWindow('/m/x')", RAW],
    ['shell/x.ts', 'routeOf(location.pathname)', WHOLE],
    ['shell/x.ts', "location.href = siteUrl('/')", WHOLE],
  ])('%s: %s', (file, code, fault) => expect(faults(file, code)).toEqual([fault]))

  it.each([
    ['shell/X.svelte', "<a href={siteUrl('/m/x')}>there</a>"],
    ['shell/X.svelte', '<a href={siteUrl(`/m/${id}`)}>there</a>'],
    ['shell/X.svelte', '<a href="#top">up</a>'],
    ['shell/X.svelte', "<Fault way={{ href: '/rules', name: 'Rules' }} />"],
    ['shell/X.svelte', '<b>{least ? `/${least}` : ""}</b>'],
    ['play/x.ts', "call('GET', '/api/me')"],
    ['play/x.ts', "go(then ? `/m/${then}` : '/', true)"],
    ['play/x.ts', "path.startsWith('/api/') || path === '/sw.js' || path.split('/')"],
    ['play/x.ts', "const text = 'and/or'"],
    ['play/x.test.ts', "fetch('/api/me')"],
    ['kit/site.ts', 'location.pathname'],
  ])('%s may say: %s', (file, code) => expect(faults(file, code)).toEqual([]))
})
