import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const KIB = 1024
const files = readdirSync(import.meta.dirname)
const fonts = files.filter((name) => name.endsWith('.woff2'))
const readFont = (name: string) => readFileSync(join(import.meta.dirname, name))
const faces = readFont('faces.css').toString()

/** Return all `@font-face` rules of a family. */
const rulesOf = (family: RegExp) => faces.split('@font-face').filter((rule) => family.test(rule))

describe('the fonts', () => {
  it('are small', () => {
    const bytes = fonts.map((name) => readFont(name).length)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(70 * KIB)
  })

  it('are all named in the style sheet', () => {
    expect(fonts).toHaveLength(3)
    expect([...faces.matchAll(/url\('\.\/([\w.-]+)'\)/g)].map(([, name]) => name).sort()).toEqual(fonts.sort())
  })

  it.each(fonts)('come with their licence: %s', (name) => {
    expect(readFont(name.replace('.woff2', '-OFL.txt')).toString()).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  it.each(['Archivo', 'Bitter', 'Big Shoulders'])(
    'show text immediately, and move nothing when they load: %s',
    (family) => {
      const [own, ...duplicates] = rulesOf(new RegExp(`font-family: '${family}'`))
      expect(duplicates).toEqual([])
      expect(own).toMatch(/font-display: swap;[^}]*unicode-range:/)
      const fallbacks = rulesOf(new RegExp(`font-family: '${family} by `))
      expect(fallbacks.length).toBeGreaterThanOrEqual(3)
      for (const rule of fallbacks)
        expect(rule).toMatch(/src: local\([^}]*size-adjust:[^}]*ascent-override:[^}]*descent-override:[^}]*line-gap/)
    },
  )
})
