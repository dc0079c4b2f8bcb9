// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import printed from '../edition.json'
import CoverPicture from './covers/CoverPicture.svelte'
import { SCENES, sceneOf } from './covers/scenes'
import { portraitOf, PORTRAITS } from './ships'
import ShipPortrait from './ShipPortrait.svelte'

const MOST = 30 * 1024 // the compressed size, in bytes

let drawn: object | undefined
afterEach(async () => {
  if (drawn) await unmount(drawn)
  drawn = undefined
})

describe('the art', () => {
  it('has a portrait of every ship, with all kinds of ink', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(Object.keys(printed.ships).sort())
    const bare = Object.entries(PORTRAITS).filter(([, { lit, shade, dark, line }]) => !(lit && shade && dark && line))
    expect(bare.map(([card]) => card)).toEqual([])
  })

  it('has a different picture of every mission', () => {
    const missions = Object.keys(printed.missions)
    expect(Object.keys(SCENES)).toEqual(expect.arrayContaining(missions))
    expect(new Set([...missions, 'of-another-pack'].map(sceneOf)).size).toBe(missions.length + 1)
  })

  it('shows only what can be drawn', () => {
    const flown = Object.values(SCENES).flatMap(({ ships }) => ships.map(({ card }) => card))
    expect(flown.filter((card) => !portraitOf(card))).toEqual([])
    const paths = [
      ...Object.values(PORTRAITS).flatMap(({ body, glow, lit, shade, dark, line }) => [
        body,
        glow,
        lit,
        shade,
        dark,
        line,
      ]),
      ...Object.values(SCENES).flatMap(({ behind, before }) => [...behind, ...before].map(([, shape]) => shape)),
    ]
    expect(paths.filter((path) => path && !/^M[-\d.MLHVAaZhlvcqCQ ]+$/.test(path))).toEqual([])
  })

  it('is small', () => {
    const folders = ['covers', 'ships'].map((folder) => join(import.meta.dirname, folder))
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file))))
    expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(MOST)
  })
})

describe('a portrait', () => {
  const showArt = (card: string, tone: string, rough: boolean) => {
    drawn = mount(ShipPortrait, { target: document.body, props: { card, tone, rough } })
    flushSync()
    return document.querySelector('svg')
  }

  it('is printed in the ink of the ship’s owner', () => {
    expect(showArt('isn-barrage', 'var(--wretch)', false)!.getAttribute('style')).toContain('var(--wretch)')
  })

  it('says what kind of ship it is, and shows all of a squadron', () => {
    const svg = showArt('f47-blue-hawks', 'var(--isn)', false)!
    expect([svg.getAttribute('aria-label'), svg.querySelectorAll('.body').length]).toEqual([
      'Picture: squadron of three strike fighters',
      3,
    ])
  })

  it('is missing if no drawing of the ship exists', () => {
    expect(showArt('ship-of-another-pack', 'var(--isn)', false)).toBeNull()
  })
})

it('shows a captured ship in the ink of its captor', () => {
  drawn = mount(CoverPicture, { target: document.body, props: { mission: 'battle-for-barrage' } })
  flushSync()
  const inks = [...document.querySelectorAll('.printed')].map((ship) => ship.getAttribute('style'))
  expect(inks[0]).toContain('var(--print-wretch)')
  expect(inks[1]).toContain('var(--print-isn)')
})

it('prints a cover in the same inks on whatever page it lies', () => {
  // The tokens of the sides would give light colours on a dark page and ink colours on paper.
  const source = readFileSync(join(import.meta.dirname, 'covers/CoverPicture.svelte'), 'utf8')
  expect(source.match(/var\(--(?!print-|tint)[^)]*\)/g)).toBeNull()
})
