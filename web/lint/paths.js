// The client's own paths begin with `/`, as if the site were at the root of its host. src/ui/browser/site.ts
// turns them into addresses. A path that bypasses it would lead outside of a site that is installed below a
// path.
import { join, relative, resolve, sep } from 'node:path'

const SRC = join(resolve(import.meta.dirname, '..'), 'src')
const SITE = join('ui', 'browser', 'site.ts')

/** The functions that turn the client's own paths into addresses. */
const TAKES = new Set([
  'siteUrl',
  'call',
  'callWhileHere',
  'useAuthenticator',
  'go',
  'navigate',
  'routeOf',
  'pathInSite',
])
/** The methods that compare or split a path, and the names of values that one of those functions receives. */
const COMPARES = new Set(['startsWith', 'endsWith', 'includes', 'split', 'join', 'replace', 'replaceAll', 'indexOf'])
const OWN_PATH = new Set(['way', 'former', 'pathOf', 'frames', 'messages'])
/** The attributes that contain addresses. */
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'])
/** The properties of `location` with whole addresses. Only ui/browser/site.ts may read them. */
const WHOLE = new Set(['pathname', 'href'])

const text = (node) => (node.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node.value)

/** Return whether a string looks like one of the client's own paths, rather than a word with a slash in it. */
const isPath = (node) =>
  typeof text(node) === 'string' && (/^\/[a-z]/.test(text(node)) || (text(node) === '/' && isWhole(node)))

/** Return whether a string has no inserted values, or is in an attribute that contains an address. */
function isWhole(node) {
  if (node.type === 'Literal' || !node.expressions.length) return true
  for (let at = node.parent; at; at = at.parent) if (at.type === 'SvelteAttribute') return ADDRESSES.has(at.key.name)
  return false
}

/** Return whether a path is passed to a function that turns it into an address, or is only compared. */
function isTaken(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (parent.type === 'CallExpression' && parent.arguments.includes(at)) {
      const { callee } = parent
      return TAKES.has(callee.name) || (callee.type === 'MemberExpression' && COMPARES.has(callee.property.name))
    }
    if (parent.type === 'BinaryExpression' && /^[!=]==$/.test(parent.operator)) return true
    if (parent.type === 'Property' && OWN_PATH.has(parent.key.name)) return true
    if (parent.type === 'SvelteAttribute') return parent.key.name === 'way'
    if (parent.type === 'VariableDeclarator' && OWN_PATH.has(parent.id.name)) return true
    if (/FunctionDeclaration|Statement|Declaration|Program/.test(parent.type)) return false
  }
  return false
}

export const paths = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'an own path leads out of a site that lies below a path: siteUrl of ui/browser/site makes an address of it',
      whole: 'what of an address is ours only ui/browser/site knows: herePath, sitePath',
    },
  },
  create(context) {
    const file = resolve(context.filename)
    const name = relative(SRC, file)
    if (!file.startsWith(SRC + sep) || file.endsWith('.test.ts') || name === SITE || name.startsWith('fixtures'))
      return {}
    if (name.split(sep).includes('fixtures')) return {}

    function check(node) {
      if (isPath(node) && !isTaken(node)) context.report({ node, messageId: 'raw' })
    }
    return {
      Literal: check,
      TemplateLiteral: check,
      SvelteAttribute({ key, value }) {
        const [first] = value
        if (!ADDRESSES.has(key.name) || first?.type !== 'SvelteLiteral' || !first.value.startsWith('/')) return
        context.report({ node: first, messageId: 'raw' })
      },
      MemberExpression(node) {
        const { object, property } = node
        if (object.name === 'location' && WHOLE.has(property.name)) context.report({ node, messageId: 'whole' })
      },
    }
  },
}
