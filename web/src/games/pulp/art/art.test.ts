import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import edition from '../edition.json'
import { CARDS } from './cardArt'
import { DEVICES } from './devices'
import { MARKS, markOf } from './marks'
import { PLANETS } from './planets'
import { portraitOf, PORTRAITS } from './people'
import { seedOf } from './seed'
import { shapesOf, type Art } from './shapes'

const KIB = 1024
const { catalogue } = { catalogue: edition as unknown as Record<string, Record<string, { sector?: string }>> }
const ids = (...kinds: string[]) => kinds.flatMap((kind) => Object.keys(catalogue[kind]!))
const drawn = (pictures: Readonly<Record<string, Art>>) => Object.values(pictures).map((art) => JSON.stringify(art))

describe('each thing has a picture of its own', () => {
  it.each([
    ['encounter cards', CARDS, ids('encounters')],
    ['Captains, crew and aliens', PORTRAITS, ids('captains', 'crew', 'aliens')],
    ['Super Weapons', DEVICES, ids('weapons')],
  ])('%s', (_, pictures, things) => {
    expect(Object.keys(pictures).sort()).toEqual([...things].sort())
    expect(new Set(drawn(pictures)).size).toBe(things.length)
  })

  it.each(['ships', 'exploration', 'influence'])('%s', (kind) => {
    expect(ids(kind).map((id) => markOf(id, kind))).toEqual(ids(kind))
    expect(new Set(ids(kind).map((id) => MARKS[id])).size).toBe(ids(kind).length)
  })

  it('Planets', () => {
    expect(Object.keys(PLANETS).sort()).toEqual(ids('planets').sort())
    expect(new Set(Object.values(PLANETS).map(String)).size).toBe(ids('planets').length)
  })

  it('and no two have the same silhouette', () => {
    const inks = Object.values(CARDS).map((art) =>
      art
        .find(([print]) => print === 'ink')!
        .slice(1)
        .join(''),
    )
    expect(new Set(inks).size).toBe(inks.length)
  })
})

it('is solid: each has ink, and paper or light on it', () => {
  const flat = [...Object.entries(CARDS), ...Object.entries(PORTRAITS), ...Object.entries(DEVICES)].filter(
    ([, art]) => new Set(shapesOf(art).map(({ print }) => print)).size < 2,
  )
  expect(flat.map(([id]) => id)).toEqual([])
})

it('contains no broken numbers', () => {
  const all = [CARDS, PORTRAITS, DEVICES].flatMap((pictures) => Object.values(pictures)).flatMap(shapesOf)
  expect(all.filter(({ shape }) => !/^M[\d\s.,a-zA-Z-]+z$/.test(shape) || /NaN|undefined|e-/.test(shape))).toEqual([])
})

it('gives characters of packs the look of the ruler of their Sector, or one of the sketches', () => {
  expect(portraitOf('a-stranger', 1, 'kah')).toBe(PORTRAITS['kah'])
  expect(Object.values(PORTRAITS)).toContain(portraitOf('a-stranger', seedOf('a-stranger')))
})

it('all pictures together have at most 60 KiB', () => {
  const games = join(import.meta.dirname, '../..')
  const files = ['galaxies', 'pulp'].flatMap((game) =>
    readdirSync(join(games, game, 'art'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
      .map((file) => readFileSync(join(file.parentPath, file.name))),
  )
  expect(gzipSync(Buffer.concat(files)).length).toBeLessThanOrEqual(60 * KIB)
})
