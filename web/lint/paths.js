// The client's own paths begin with `/`, as if the site were at the root of its host. src/ui/browser/site.ts
// turns them into addresses. A path that bypasses it would lead outside of a site that is installed below a
// path.
import { join, relative, resolve, sep } from 'node:path'

const SRC = join(resolve(import.meta.dirname, '..'), 'src')
const SITE = join('ui', 'browser', 'site.ts')

/** The functions that turn the client's own paths into addresses. */
const PATH_FUNCTIONS = new Set([
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
const PATH_METHODS = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'split',
  'join',
  'replace',
  'replaceAll',
  'indexOf',
])
const OWN_PATH = new Set(['link', 'formerPath', 'pathOf', 'frames', 'messages'])
/** The attributes that contain addresses. */
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'])
/** The properties of `location` with whole addresses. Only ui/browser/site.ts may read them. */
const ADDRESS_PROPERTIES = new Set(['pathname', 'href'])

const text = (node) => (node.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node.value)

/** Return whether a string looks like one of the client's own paths, rather than a word with a slash in it. */
const isPath = (node) =>
  typeof text(node) === 'string' && (/^\/[a-z]/.test(text(node)) || (text(node) === '/' && isWhole(node)))

/** Return whether a string has no inserted values, or is in an attribute that contains an address. */
function isWhole(node) {
  if (node.type === 'Literal' || !node.expressions.length) return true
  for (let current = node.parent; current; current = current.parent)
    if (current.type === 'SvelteAttribute') return ADDRESSES.has(current.key.name)
  return false
}

/** Return whether a path is passed to a function that turns it into an address, or is only compared. */
function isAllowed(node) {
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current
    if (parent.type === 'CallExpression' && parent.arguments.includes(current)) {
      const { callee } = parent
      return (
        PATH_FUNCTIONS.has(callee.name) ||
        (callee.type === 'MemberExpression' && PATH_METHODS.has(callee.property.name))
      )
    }
    if (parent.type === 'BinaryExpression' && /^[!=]==$/.test(parent.operator)) return true
    if (parent.type === 'Property' && OWN_PATH.has(parent.key.name)) return true
    if (parent.type === 'SvelteAttribute') return parent.key.name === 'link'
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
      raw: 'this path leads out of a site that is installed below a path: use siteUrl from ui/browser/site',
      whole: 'only ui/browser/site may read the address of the page: use herePath or sitePath',
    },
  },
  create(context) {
    const file = resolve(context.filename)
    const name = relative(SRC, file)
    if (!file.startsWith(SRC + sep) || file.endsWith('.test.ts') || name === SITE || name.startsWith('fixtures'))
      return {}
    if (name.split(sep).includes('fixtures')) return {}

    function check(node) {
      if (isPath(node) && !isAllowed(node)) context.report({ node, messageId: 'raw' })
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
        if (object.name === 'location' && ADDRESS_PROPERTIES.has(property.name))
          context.report({ node, messageId: 'whole' })
      },
    }
  },
}
