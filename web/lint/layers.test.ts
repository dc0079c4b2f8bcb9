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
    ['play/x.js', "import '../games/galaxies/words'", 'play may not import from galaxies'],
    ['play/x.js', "import '../games'", 'play may not import from games'],
    ['play/x.js', "import('../games/game')", 'play may not import from contract'],
    ['play/x.js', "export * from '../shell/router.svelte'", 'play may not import from shell'],
    ['kit/x.js', "export { x } from '../play/words'", 'kit may not import from play'],
    ['kit/x.js', "import '../games'", 'kit may not import from games'],
    ['games/duel/x.js', "import '../galaxies/words'", 'duel may not import from galaxies'],
    ['games/duel/deep/x.js', "import '../../galaxies'", 'duel may not import from galaxies'],
    ['games/duel/x.js', "import '../index'", 'duel may not import from games'],
    ['games/duel/x.js', "import '../../shell/session.svelte'", 'duel may not import from shell'],
    ['games/game.js', "import './galaxies'", 'contract may not import from galaxies'],
    ['shell/x.js', "import '../games/galaxies'", 'shell may not import from galaxies'],
    ['shell/pages/x.js', "import '../../games/galaxies/words'", 'shell may not import from galaxies'],
    ['play/x.ts', "type X = import('../games/galaxies/types').Ship", 'play may not import from galaxies'],
    ['play/x.ts', "import x = require('../games/galaxies/types')", 'play may not import from galaxies'],
    ['play/x.ts', 'import(`../games/galaxies`)', 'play may not import from galaxies'],
    ['play/x.ts', 'import(`../games/${id}/index.ts`)', 'play may not import from games'],
    ['play/x.ts', "import(there + '.ts')", 'what is imported must be written out'],
    ['play/x.ts', "import '/src/games/galaxies'", 'play may not import from galaxies'],
    ['play/x.ts', "import '../games/index.ts?raw'", 'play may not import from games'],
    ['play/x.ts', "import.meta.glob('../games/*/index.ts')", 'play may not import from *'],
    ['play/x.ts', "import.meta.glob(['./*.ts', '../games/duel/*.ts'])", 'play may not import from duel'],
    ['play/x.ts', "import.meta.glob('./*.ts', { base: '../games' })", 'what is imported must be written out'],
    ['play/x.ts', "import.meta.glob('../**/index.ts')", 'play may not import from **'],
    ['play/x.ts', "new URL('../games/duel/x.ts', import.meta.url)", 'play may not import from duel'],
    ['play/x.ts', "import.meta.resolve('../games/duel/x.ts')", 'play may not import from duel'],
    ['shell/x.ts', "import.meta.glob('../games/*/index.ts')", 'shell may not import from *'],
    ['games/duel/x.ts', "import.meta.glob('../*/words.ts')", 'duel may not import from *'],
    ['play/x.ts', "import type { View } from '../protocol/galaxies'", 'play may not import from galaxies'],
    ['games/duel/x.ts', "import type { View } from '../../protocol/pulp'", 'duel may not import from pulp'],
    ['worker/sw.ts', "import '../play/words'", 'worker may not import from play'],
    ['fixtures/x.ts', "import '../shell/router.svelte'", 'fixtures may not import from shell'],
    ['newcomer/x.ts', "import '../kit/Die.svelte'", 'newcomer may not import from kit'],
  ])('%s: %s is a fault', (file, code, fault) => {
    expect(faults(file, code)).toEqual([fault])
  })

  it.each([
    ['play/x.js', "import './words'; import '../kit/Die.svelte'; import '../protocol/core'; import 'svelte'"],
    [
      'games/duel/deep/x.js',
      "import '../words'; import '../../../protocol/duel'; import '../../game'; import '../../../play/words'",
    ],
    ['games/index.js', "import './game'; import('./galaxies'); import './galaxies/theme/tones'"],
    ['shell/pages/x.js', "import '../../games'; import '../../games/game'; import '../router.svelte'"],
    [
      'play/x.ts',
      "type X = import('./words').X; import.meta.glob(['./*.ts', '!../games/*']); import(`../kit/${id}.ts`)",
    ],
    ['play/x.ts', "new URL('../games', location.href); new URL(path, page); import type { X } from 'svelte'"],
    ['games/duel/x.ts', "import.meta.glob('./chapters/*.md', { query: '?raw' })"],
    ['fixtures/x.ts', "import '../games'; import.meta.glob('../games/*/fixtures/index.ts')"],
    ['worker/sw.ts', "import './told'"],
    ['play/x.test.ts', "import '../games/galaxies/words'"],
  ])('%s: %s is none', (file, code) => {
    expect(faults(file, code)).toEqual([])
  })
})
