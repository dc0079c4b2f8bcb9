import { join } from 'node:path'
import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { layers } from './layers.js'

const SRC = join(import.meta.dirname, '..', 'src')

function faults(file: string, code: string): string[] {
  const linter = new Linter({ cwd: SRC })
  const config = {
    files: ['**/*.js', '**/*.ts'],
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
  ])('%s: %s is a fault', (file, code, fault) => {
    expect(faults(file, code)).toEqual([fault])
  })

  it.each([
    ['play/x.js', "import './words'; import '../kit/Die.svelte'; import '../protocol/core'; import 'svelte'"],
    ['games/duel/deep/x.js', "import '../words'; import '../../game'; import '../../../play/words'"],
    ['games/index.js', "import './game'; import('./galaxies'); import './galaxies/theme/tones'"],
    ['shell/pages/x.js', "import '../../games'; import '../../games/game'; import '../router.svelte'"],
    ['play/x.test.ts', "import '../games/galaxies/words'"],
  ])('%s: %s is none', (file, code) => {
    expect(faults(file, code)).toEqual([])
  })
})
