// The texts that readers see are in Fluent files (locales/), so that they can be translated. Components and modules
// name the ids of their messages.
import { join, relative, resolve, sep } from 'node:path'

const SRC = join(resolve(import.meta.dirname, '..'), 'src')
/** The folders with texts that nobody reads on a page of the product. */
const OTHER_FOLDERS = new Set(['fixtures', 'protocol'])
/** The folders with texts that are still in English only. */
const ENGLISH_ONLY = ['games/galaxies/book', 'games/pulp/book', 'games/pulp/coach']
/** The attributes of elements with texts for readers. */
const TEXTS = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
])
/** The attributes and properties with names for programs. */
const NAMES = new Set(['class', 'style', 'd', 'viewBox', 'points', 'transform', 'rel', 'sandbox', 'allow', 'font'])
/** The functions and methods whose arguments are names for programs. */
const PROGRAM =
  /^(querySelector(All)?|closest|matches|getPropertyValue|matchMedia|hoveringOver|withTimeout|log|warn|debug)$/

const WORD = /\p{L}{2}/u
/** Two words, or a word in title case. */
const SENTENCE = /\p{L}['’]?[,;:]? +\p{L}|^\p{Lu}\p{Ll}{2,}[.!?…:]?$/u
/** The names of keys on a keyboard. */
const KEYS = /^(Escape|Enter|Tab|Home|End|Delete|Backspace|Space|Page(Up|Down)|Arrow\w+|Shift|Control|Alt|Meta)$/

/** The name of the site, which is the same in all languages. The start page prints its words one by one. */
const SITE = /\bGalaxies Online\b|^(Galaxies|Online)$/g
/** A path of a drawing. */
const PATH = /^[MLHVCSQTAZ\d\s.,-]*$/i

/** A selector of elements by their attributes, or by the names of elements that users operate. */
const SELECTOR =
  /\[[\w-]+[\^$*]?=|^(a|button|input|select|summary|textarea)(, (a|button|input|select|summary|textarea))*$/

/** Return the text of a node without the name of the site. */
function textOf(node) {
  const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
  return typeof text === 'string' ? text.replace(SITE, '') : text
}

/** A value of a style that a function calculates, or the beginning of one. */
const STYLE = /^[a-z-]+\(.*\)$|^(color-mix|(linear|radial|conic)-gradient)\(/

/** Return whether a string is for programs: an import, an error, a type, a key, a selector or a style. */
function isForPrograms(node) {
  for (let current = node; current.parent; current = current.parent) {
    const { parent } = current
    if (parent.source === current || /^(ImportAttribute|TS(Literal|TemplateLiteral)Type)$/.test(parent.type))
      return true
    if (parent.type === 'SvelteStyleDirective' || parent.type === 'SvelteStyleElement') return true
    if (parent.type === 'AssignmentExpression' && parent.left.property?.name === 'cssText') return true
    if (parent.type === 'SvelteAttribute') return NAMES.has(parent.key.name)
    if (parent.type === 'Property' && (parent.key === current || NAMES.has(parent.key.name))) return true
    if (parent.type === 'BinaryExpression' && /^([!=]==|in)$/.test(parent.operator)) return true
    if (parent.type === 'SwitchCase' && parent.test === current) return true
    if (parent.type === 'MemberExpression' && parent.property === current) return true
    if (parent.type === 'NewExpression' && /Error$/.test(parent.callee.name)) return true
    if (parent.type === 'CallExpression' && parent.arguments.includes(current)) {
      const { callee } = parent
      if (PROGRAM.test(callee.property?.name ?? callee.name)) return true
    }
  }
  return false
}

export const texts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'readers see this text: write it in locales/en, and say its id here' },
  },
  create(context) {
    const file = resolve(context.filename)
    const folders = relative(SRC, file).split(sep)
    if (ENGLISH_ONLY.some((folder) => `${folders.join('/')}/`.startsWith(`${folder}/`))) return {}
    if (!file.startsWith(SRC + sep) || /\.test\.ts$/.test(file) || folders.some((name) => OTHER_FOLDERS.has(name)))
      return {}

    const report = (node) => context.report({ node, messageId: 'literal' })
    function check(node) {
      const text = textOf(node)
      if (
        typeof text === 'string' &&
        SENTENCE.test(text) &&
        !KEYS.test(text) &&
        !SELECTOR.test(text) &&
        !PATH.test(text) &&
        !STYLE.test(text) &&
        !isForPrograms(node)
      )
        report(node)
    }
    return {
      Literal: check,
      TemplateElement: check,
      SvelteText(node) {
        if (node.parent.type !== 'SvelteStyleElement' && WORD.test(textOf(node))) report(node)
      },
      SvelteAttribute({ key, value, parent }) {
        const isComponent = /^[A-Z]/.test(parent.parent?.name?.name ?? '')
        const pattern = TEXTS.has(key.name) ? WORD : isComponent && !NAMES.has(key.name) ? SENTENCE : null
        for (const part of value)
          if (pattern && part.type === 'SvelteLiteral' && pattern.test(textOf(part)) && !STYLE.test(part.value))
            report(part)
      },
    }
  },
}
