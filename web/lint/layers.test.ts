import { join } from 'node:path'
import { Linter } from 'eslint'
import typescript from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { layers } from './layers.js'

const SRC = join(import.meta.dirname, '..', 'src')

function faults(file: string, code: string): string[] {
  const linter = new Linter({ cwd: SRC })
  const config = {
    files: ['**/*.js', '**/*.ts'],
    languageOptions: { parser: typescript.parser },
    plugins: { house: { rules: { layers } } },
    rules: { 'house/layers': 'error' as const },
  }
  return linter.verify(code, config as Linter.Config, join(SRC, file)).map(({ message }) => message)
}

describe('the layers of the client', () => {
  it.each([
    ['match/x.js', "import '../games/galaxies/words'", 'match may not import from galaxies'],
    ['match/x.js', "import '../games'", 'match may not import from games'],
    ['match/x.js', "import('../games/game')", 'match may not import from contract'],
    ['match/x.js', "export * from '../app/router.svelte'", 'match may not import from app'],
    ['ui/x.js', "export { x } from '../match/words'", 'ui may not import from match'],
    ['ui/x.js', "import '../games'", 'ui may not import from games'],
    ['games/duel/x.js', "import '../galaxies/words'", 'duel may not import from galaxies'],
    ['games/duel/deep/x.js', "import '../../galaxies'", 'duel may not import from galaxies'],
    ['games/duel/x.js', "import '../index'", 'duel may not import from games'],
    ['games/duel/x.js', "import '../../app/session.svelte'", 'duel may not import from app'],
    ['games/game.js', "import './galaxies'", 'contract may not import from galaxies'],
    ['app/x.js', "import '../games/galaxies'", 'app may not import from galaxies'],
    ['app/pages/x.js', "import '../../games/galaxies/words'", 'app may not import from galaxies'],
    ['match/x.ts', "type X = import('../games/galaxies/types').Ship", 'match may not import from galaxies'],
    ['match/x.ts', "import x = require('../games/galaxies/types')", 'match may not import from galaxies'],
    ['match/x.ts', 'import(`../games/galaxies`)', 'match may not import from galaxies'],
    ['match/x.ts', 'import(`../games/${id}/index.ts`)', 'match may not import from games'],
    ['match/x.ts', "import(there + '.ts')", 'write the imported path as a literal'],
    ['match/x.ts', "import '/src/games/galaxies'", 'match may not import from galaxies'],
    ['match/x.ts', "import '../games/index.ts?raw'", 'match may not import from games'],
    ['match/x.ts', "import.meta.glob('../games/*/index.ts')", 'match may not import from *'],
    ['match/x.ts', "import.meta.glob(['./*.ts', '../games/duel/*.ts'])", 'match may not import from duel'],
    ['match/x.ts', "import.meta.glob('./*.ts', { base: '../games' })", 'write the imported path as a literal'],
    ['match/x.ts', "import.meta.glob('../**/index.ts')", 'match may not import from **'],
    ['match/x.ts', "new URL('../games/duel/x.ts', import.meta.url)", 'match may not import from duel'],
    ['match/x.ts', "import.meta.resolve('../games/duel/x.ts')", 'match may not import from duel'],
    ['app/x.ts', "import.meta.glob('../games/*/index.ts')", 'app may not import from *'],
    ['games/duel/x.ts', "import.meta.glob('../*/words.ts')", 'duel may not import from *'],
    ['match/x.ts', "import type { View } from '../protocol/galaxies'", 'match may not import from galaxies'],
    ['games/duel/x.ts', "import type { View } from '../../protocol/pulp'", 'duel may not import from pulp'],
    ['games/duel/x.ts', "import.meta.glob('../../../../locales/*/pulp.ftl')", 'duel may not import from pulp'],
    ['worker/sw.ts', "import '../match/words'", 'worker may not import from match'],
    ['fixtures/x.ts', "import '../app/router.svelte'", 'fixtures may not import from app'],
    ['newcomer/x.ts', "import '../ui/Die.svelte'", 'newcomer may not import from ui'],
  ])('%s: %s is reported', (file, code, fault) => {
    expect(faults(file, code)).toEqual([fault])
  })

  it.each([
    ['match/x.js', "import './words'; import '../ui/Die.svelte'; import '../protocol/core'; import 'svelte'"],
    [
      'games/duel/deep/x.js',
      "import '../words'; import '../../../protocol/duel'; import '../../game'; import '../../../match/words'",
    ],
    ['games/index.js', "import './game'; import('./galaxies'); import './galaxies/theme/tones'"],
    ['app/pages/x.js', "import '../../games'; import '../../games/game'; import '../router.svelte'"],
    [
      'match/x.ts',
      "type X = import('./words').X; import.meta.glob(['./*.ts', '!../games/*']); import(`../ui/${id}.ts`)",
    ],
    ['match/x.ts', "new URL('../games', location.href); new URL(path, page); import type { X } from 'svelte'"],
    ['games/duel/x.ts', "import.meta.glob('./chapters/*.md', { query: '?raw' })"],
    ['games/pulp/x.ts', "import.meta.glob('../../../../locales/*/pulp.ftl', { query: '?raw' })"],
    ['fixtures/x.ts', "import '../games'; import.meta.glob('../games/*/fixtures/index.ts')"],
    ['worker/sw.ts', "import './told'"],
    ['match/x.test.ts', "import '../games/galaxies/words'"],
  ])('%s: %s is allowed', (file, code) => {
    expect(faults(file, code)).toEqual([])
  })
})
