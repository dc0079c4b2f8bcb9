// Which folder of src may import from which: kit and protocol stand below play, play below the games, the shell on top.
import { dirname, resolve, sep } from 'node:path'

const SRC = resolve(import.meta.dirname, '..', 'src')

/** What each layer may import besides itself. */
const MAY_IMPORT = {
  kit: [],
  protocol: [],
  play: ['kit', 'protocol'],
  game: ['kit', 'protocol', 'play', 'contract'],
  contract: ['kit', 'protocol', 'play'],
  games: ['contract', 'game'],
  shell: ['kit', 'protocol', 'play', 'contract', 'games', 'fixtures'],
}

/** The layer of a file, and for a file of a game, which game. */
function placeOf(file) {
  const [folder, name] = file
    .slice(SRC.length + 1)
    .replace(/\.[jt]s$/, '')
    .split(sep)
  if (folder !== 'games') return { layer: folder }
  if (!name || name === 'index') return { layer: 'games' }
  return name === 'game' ? { layer: 'contract' } : { layer: 'game', game: name }
}

function allowed(from, to) {
  if (!(from.layer in MAY_IMPORT)) return true
  if (from.layer === to.layer) return from.game === to.game
  return MAY_IMPORT[from.layer].includes(to.layer)
}

export const layers = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{from}} may not import from {{to}}' } },
  create(context) {
    const file = resolve(context.filename)
    if (!file.startsWith(SRC + sep) || file.endsWith('.test.ts')) return {}
    const from = placeOf(file)

    function check(node) {
      const path = node.source?.value
      if (typeof path !== 'string' || !path.startsWith('.')) return
      const to = placeOf(resolve(dirname(file), path))
      if (allowed(from, to)) return
      const name = (place) => place.game ?? place.layer
      context.report({ node, messageId: 'wrong', data: { from: name(from), to: name(to) } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
