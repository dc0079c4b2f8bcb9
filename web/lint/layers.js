// The folders of src from which each folder may import. From bottom to top: ui and protocol, http, match and
// features, games, app.
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

const WEB = resolve(import.meta.dirname, '..')
const SRC = join(WEB, 'src')
/** The setup of tests may import everything, as tests do. */
const SETUP = join(SRC, 'settled.ts')

/** The layers that each layer may import besides itself. A layer that is not listed imports no other. */
const MAY_IMPORT = {
  ui: [],
  protocol: [],
  worker: ['ui', 'protocol'],
  http: ['ui', 'protocol'],
  features: ['ui', 'protocol', 'http', 'match'],
  match: ['ui', 'protocol', 'http', 'features'],
  game: ['ui', 'protocol', 'http', 'match', 'features', 'contract'],
  contract: ['ui', 'protocol', 'http', 'match', 'features'],
  games: ['contract', 'game'],
  fixtures: ['ui', 'protocol', 'http', 'match', 'features', 'contract', 'games', 'game'],
  app: ['ui', 'protocol', 'http', 'match', 'features', 'contract', 'games', 'fixtures'],
}

/** The files with the texts of pages, in each language. */
const AREAS = ['start', 'common', 'pages', 'table', 'missions']

/** Return the layer of a file, and the game if the file belongs to one. A glob pattern belongs to a layer
 * only if all matching files do.
 */
function placeOf(file) {
  if (/\.ftl(\?raw)?$/.test(file)) {
    const [name] = basename(file).split(/[-.]/)
    return AREAS.includes(name) ? { layer: 'ui' } : { layer: 'types', game: name } // a game's sentences
  }
  const [folder, name] = relative(SRC, file)
    .replace(/\?.*$/, '')
    .replace(/\.[jt]s$/, '')
    .split(sep)
  if (folder === 'protocol' && name && name !== 'core') return { layer: 'types', game: name }
  if (folder !== 'games') return { layer: folder }
  if (!name || name === 'index') return { layer: 'games' }
  return name === 'game' ? { layer: 'contract' } : { layer: 'game', game: name }
}

function allowed(from, to) {
  if (from.layer === to.layer) return from.game === to.game
  if (to.layer === 'types' && from.layer === 'game') return from.game === to.game
  return !!MAY_IMPORT[from.layer]?.includes(to.layer)
}

/** Return the literal part of a path: all of it, or the part before the first inserted value. */
function literalText(node) {
  if (node?.type === 'TSLiteralType') return literalText(node.literal)
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.cooked
  return typeof node?.value === 'string' ? node.value : undefined
}

const isMeta = (node, name) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === name

/** Return the patterns of an `import.meta.glob` call, without those that exclude files. */
function patterns([paths, options]) {
  // With `base`, the patterns are relative to another folder.
  if (options?.properties?.some(({ key }) => key?.name === 'base')) return [options]
  const elements = paths?.type === 'ArrayExpression' ? paths.elements : [paths]
  return elements.filter((element) => !literalText(element)?.startsWith('!'))
}

export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrong: '{{from}} may not import from {{to}}',
      unclear: 'write the imported path as a literal',
    },
  },
  create(context) {
    const file = resolve(context.filename)
    if (!file.startsWith(SRC + sep) || file.endsWith('.test.ts') || file === SETUP) return {}
    const from = placeOf(file)

    function check(node) {
      if (!node) return
      const path = literalText(node)
      if (!path) return context.report({ node, messageId: 'unclear' })
      if (!/^[./]/.test(path)) return // an npm package
      const to = placeOf(path.startsWith('/') ? join(WEB, path) : resolve(dirname(file), path))
      if (allowed(from, to)) return
      const name = (place) => place.game ?? place.layer
      context.report({ node, messageId: 'wrong', data: { from: name(from), to: name(to) } })
    }
    const source = (node) => check(node.source)
    return {
      ImportDeclaration: source,
      ImportExpression: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      TSImportType: source,
      TSExternalModuleReference: (node) => check(node.expression),
      CallExpression({ callee, arguments: args }) {
        if (isMeta(callee, 'glob')) patterns(args).forEach(check)
        else if (isMeta(callee, 'resolve')) check(args[0])
      },
      NewExpression({ callee, arguments: [path, base] }) {
        if (callee.name === 'URL' && isMeta(base, 'url')) check(path)
      },
    }
  },
}
