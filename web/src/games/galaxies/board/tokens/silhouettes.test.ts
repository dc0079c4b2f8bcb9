import { describe, expect, it } from 'vitest'
import printed from '../../edition.json'
import { facesSouth } from '../../theme/tones'
import { radiusOf, silhouette, spacesOf } from './silhouettes'

const SHIPS = Object.values(printed.ships)
const ACROSS = 24 // the size of the smallest print in pixels

type Polygon = [number, number][]

const silhouetteOf = ({ id, size }: { id: string; size: string }) => silhouette(id, spacesOf(size))

function polygons(path: string): Polygon[] {
  const parts = path.split('M').slice(1)
  return parts.map((part) => [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]))
}

function contains(polygon: Polygon, x: number, y: number): boolean {
  const crossed = polygon.filter(([x1, y1], n) => {
    const [x2, y2] = polygon[(n + 1) % polygon.length]!
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
  })
  return crossed.length % 2 === 1
}

/** Return the pixels of the smallest print that a path fills. */
function pixels(path: string, ship: { size: string }): Set<number> {
  const r = radiusOf(ship.size)
  const coordinateOf = (n: number) => ((2 * n + 1) / ACROSS - 1) * r
  const indices = Array.from({ length: ACROSS * ACROSS }, (_, n) => n)
  const shapes = polygons(path)
  return new Set(
    indices.filter((n) =>
      shapes.some((shape) => contains(shape, coordinateOf(n % ACROSS), coordinateOf(Math.floor(n / ACROSS)))),
    ),
  )
}

/** Return the overlap of two sets of pixels, as a share of their union. */
function overlap(one: Set<number>, other: Set<number>): number {
  const common = [...one].filter((n) => other.has(n)).length
  return common / (one.size + other.size - common)
}

const area = (path: string) =>
  polygons(path)
    .map((shape) =>
      shape.reduce((sum, [x1, y1], n) => {
        const [x2, y2] = shape[(n + 1) % shape.length]!
        return sum + (x1 * y2 - x2 * y1) / 2
      }, 0),
    )
    .reduce((sum, one) => sum + Math.abs(one), 0)

describe('a ship from above', () => {
  it('is known by its outline at the smallest size', () => {
    const outlines = SHIPS.map((ship) => [ship.id, pixels(silhouetteOf(ship).hull, ship)] as const)
    const alike = outlines.flatMap(([id, one], n) =>
      outlines
        .slice(n + 1)
        .filter(([, other]) => overlap(one, other) > 0.8)
        .map(([other]) => `${id} / ${other}`),
    )
    expect(alike).toEqual([])
  })

  it('shows its side without colour: ISN has decks in the light, Wretch a black maw', () => {
    const shading = SHIPS.map((ship) => [ship.id, area(silhouetteOf(ship).dark) > area(silhouetteOf(ship).lit)])
    expect(shading).toEqual(SHIPS.map(({ id, faction }) => [id, facesSouth(faction)]))
  })

  it('has shading where there is room', () => {
    const shaded = SHIPS.filter((ship) => silhouetteOf(ship).shade).map(({ size }) => size)
    expect([...new Set(shaded)].sort()).toEqual(['large', 'medium'])
  })

  it('has a plain shape if no drawing exists', () => {
    const shapes = ['small', 'medium', 'large'].map((size) => silhouetteOf({ id: 'ship-of-another-pack', size }).hull)
    expect(new Set(shapes).size).toBe(3)
  })
})
