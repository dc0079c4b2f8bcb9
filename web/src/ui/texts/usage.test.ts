// Every id that the code names has a message, and every message is named by the code.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../..')
const LOCALES = [resolve(SRC, '../../locales/en'), resolve(SRC, '../../examples/duel/locales/en')]
/** The import of `say`, with its name in the importing file, from the texts of an area or of a game. */
const IMPORT = /import \{([^}]*\bsay\b[^}]*)\} from '(\.[^']*\/(?:texts|start|common|pages|table))'/g
const LITERAL = /(['"])([\w.-]+)\1|`([^`]*)`/g

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())

/** Return the area or game whose texts a path names. */
function areaOf(path: string): string {
  const name = basename(path)
  return name === 'texts' ? `${basename(dirname(path))}-pages` : name
}

/** Return the first argument of a call that begins at `start`. */
function firstArgument(code: string, start: number): string {
  let depth = 0
  let end = start
  for (; end < code.length; end++) {
    if (/[([{]/.test(code[end]!)) depth++
    if (/[)\]}]/.test(code[end]!) && depth-- === 0) break
    if (code[end] === ',' && !depth) break
  }
  return code.slice(start, end)
}

interface Use {
  file: string
  area: string
  /** The pattern of the ids: one id, or all ids with a certain beginning or end. */
  pattern: RegExp
}

const escape = (text: string) => text.replaceAll('.', '\\.')

function usesIn(file: string, code: string): Use[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names, path]) => {
    const area = areaOf(resolve(dirname(file), path!))
    const name = /\bsay(?: as (\w+))?/.exec(names!)![1] ?? 'say'
    const calls = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))]
    const literals = calls.flatMap((call) => [...firstArgument(code, call.index + call[0].length).matchAll(LITERAL)])
    const elements = [...code.matchAll(/<Sentence\b([^>]*?)\bid=(?:"([\w.-]+)"|\{((?:`[^`]*`|[^`}])*)\})/g)]
    const given = elements.flatMap(([, before, id, expression]) => {
      const own = /\{say\}|say=\{(\w+)\}/.exec(before!)
      if ((own?.[1] ?? 'say') !== name) return []
      return id ? [id] : [...expression!.matchAll(LITERAL)].map((match) => match[2] ?? match[3]!)
    })
    return [...literals.map((match) => match[2] ?? match[3]!), ...given].map((id) => ({
      file: file.slice(SRC.length + 1),
      area,
      pattern: new RegExp(
        `^${id
          .split(/\$\{[^}]*\}/)
          .map(escape)
          .join('[\\w.-]+')}$`,
      ),
    }))
  })
}

const uses = filesIn(SRC)
  .filter(({ name }) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name))
  .map((file) => join(file.parentPath, file.name))
  .flatMap((file) => usesIn(file, readFileSync(file, 'utf8')))

const areas = LOCALES.flatMap((folder) =>
  filesIn(folder)
    .map(({ name }) => name)
    .filter((name) => /^(start|common|pages|table|.*-pages)\.ftl$/.test(name))
    .map((name) => [basename(name, '.ftl'), join(folder, name)] as const),
)

describe.each(areas)('the texts of %s', (area, path) => {
  const messages = new FluentResource(readFileSync(path, 'utf8')).body
  const ids = messages.map(({ id }) => id)
  const attributes = messages.flatMap(({ id, attributes }) => Object.keys(attributes).map((name) => `${id}.${name}`))
  const own = uses.filter((use) => use.area === area)

  it('have every message that the code names', () => {
    const missing = own.filter(({ pattern }) => ![...ids, ...attributes].some((id) => pattern.test(id)))
    expect(missing.map(({ file, pattern }) => `${file}: ${pattern.source}`)).toEqual([])
  })

  it('have no message that the code does not name', () => {
    expect(ids.filter((id) => !own.some(({ pattern }) => pattern.test(id) || pattern.test(`${id}.`)))).toEqual([])
  })

  it('have each message once', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })
})
