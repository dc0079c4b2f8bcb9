// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Catalogue, TileType } from '../../../../protocol/galaxies'
import { bounds, outline } from '../../board/hex'
import kept from '../../edition.json'
import { edition } from '../../edition.svelte'
import TileShelf from './TileShelf.svelte'

const catalogue = kept as unknown as Catalogue
const OWN = ['0,0', '1,0', '2,0']
const tile = (id: string, footprint: string): TileType => ({ ...catalogue.tiles['warp-gate']!, id, footprint })

it('draws each tile as the spaces it covers, even for a shape from a pack', async () => {
  const tiles = ['single', 'pair', 'rhombus', 'flower', 'own'].map((shape) => [shape, tile(shape, shape)] as const)
  const footprints: Catalogue['footprints'] = { ...catalogue.footprints, own: OWN }
  edition.catalogue = { ...catalogue, tiles: Object.fromEntries(tiles), footprints }
  const shelf = mount(TileShelf, { target: document.body, props: { anchor: '' } })
  const pictures = [...document.querySelectorAll('.tile svg')]
  expect(pictures.map((svg) => svg.querySelector('.ground')!.getAttribute('d'))).toEqual(
    tiles.map(([shape]) => outline(footprints[shape]!)),
  )
  const { x, y, width, height } = bounds(OWN, 0.2)
  expect(pictures.at(-1)!.getAttribute('viewBox')).toBe([x, y, width, height].join(' '))
  await unmount(shelf)
})
