// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dotsOf, edgesOf, nearTo, starsOf } from './chart'
import { bounds, neighbours, outline } from './hex'
import NearEdges from './NearEdges.svelte'
import Sky from './Sky.svelte'

const FLOWER = ['4,4', ...neighbours('4,4')]
const count = (path: string) => path.split('M').length - 1

describe('the night chart', () => {
  it.each([
    ['one space', ['4,4'], 6, 6],
    ['two neighbours, which share an edge', ['4,4', '4,5'], 10, 11],
    ['a space and all round it', FLOWER, 24, 30],
    ['no space', [], 0, 0],
  ])('has a dot at each corner and an edge of each side of %s, once', (_, hexes, corners, sides) => {
    expect(count(dotsOf(hexes))).toBe(corners)
    expect(count(edgesOf(hexes))).toBe(sides)
  })

  it('has edges round the pointer, where there are spaces', () => {
    const hexes = [...FLOWER, '9,9']
    expect(nearTo(hexes, '4,4')).toEqual(FLOWER)
    expect(nearTo(hexes, '9,9')).toEqual(['9,9'])
    expect(nearTo(hexes, null)).toEqual([])
  })

  it('is drawn as dots, faint edges and the outlines of zones', async () => {
    const zones = [{ zone: 'isn', hexes: ['4,4', '4,5'], tone: 'red' }]
    const sky = mount(Sky, { target: document.body, props: { map: 'wide', hexes: FLOWER, zones } })
    const drawn = (name: string) => document.querySelector(`.sky > ${name}`)!.getAttribute('d')
    expect(drawn('.dots')).toBe(dotsOf(FLOWER))
    expect(drawn('.edges')).toBe(edgesOf(FLOWER))
    expect(drawn('.zone')).toBe(outline(['4,4', '4,5']))
    await unmount(sky)
  })

  it.each([
    ['where something can be chosen', { at: null, lit: ['9,9'] }, ['9,9']],
    ['near the pointer', { at: '4,4', lit: [] }, FLOWER],
    ['at both', { at: '4,4', lit: ['9,9'] }, ['9,9', ...FLOWER]],
    ['nowhere else', { at: null, lit: [] }, []],
  ])('has full edges %s', async (_, props, edged) => {
    const near = mount(NearEdges, { target: document.body, props: { hexes: [...FLOWER, '9,9'], ...props } })
    flushSync()
    expect(document.querySelector('[data-grid=near]')!.getAttribute('d')).toBe(edgesOf(edged))
    await unmount(near)
  })

  it('has full edges everywhere in high contrast', () => {
    const theme = readFileSync(join(import.meta.dirname, '../theme/contrast.css'), 'utf8')
    expect(theme).toMatch(/--field-edge: #[\da-f]{6};/)
  })

  it('has few stars, the same ones for the same map', () => {
    const box = bounds(FLOWER, 14)
    expect(starsOf('wide', box)).toBe(starsOf('wide', box))
    expect(starsOf('wide', box)).not.toBe(starsOf('tall', box))
    const stars = count(starsOf('wide', box)) / 2
    expect(stars).toBeGreaterThan(20)
    expect(stars).toBeLessThan(60)
  })
})
