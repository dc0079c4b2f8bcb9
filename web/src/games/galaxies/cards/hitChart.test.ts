// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import { showComponent } from '../../../fixtures/shows'
import type { Catalogue } from '../../../protocol/galaxies'
import { shipVersion } from '../catalogue'
import catalogue from '../edition.json'
import HitChart from './HitChart.svelte'

const version = shipVersion(catalogue as unknown as Catalogue, 'isn-everest', 'standard')!
const UNITS = 110 // the width of a chart with ten columns in units of the drawing

/** Let the browser report this width of every drawing. */
function reportWidth(width: number): void {
  class Watcher {
    constructor(private readonly report: (entries: unknown[]) => void) {}
    observe = () => this.report([{ contentRect: { width, height: 1 } }])
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Watcher)
}

afterEach(() => vi.unstubAllGlobals())

it.each([104, 128, 400])('has letters of at least 13 pixels if it is %i pixels wide', async (width) => {
  reportWidth(width)
  showComponent(HitChart, { version, tone: 'red' })
  await tick()
  const letter = document.querySelector<SVGElement>('.axis')!
  expect((parseFloat(letter.style.getPropertyValue('--least')) * width) / UNITS).toBeCloseTo(13)
})

it.each([
  [70, 'A C E G I 1 3 5 7'],
  [128, 'A C E G I 1 3 5 7'],
  [145, 'A B C D E F G H I J 1 2 3 4 5 6 7 8'],
  [400, 'A B C D E F G H I J 1 2 3 4 5 6 7 8'],
])('shows as many letters and numbers as fit without touching if it is %i pixels wide', async (width, shown) => {
  reportWidth(width)
  showComponent(HitChart, { version, tone: 'red' })
  await tick()
  expect([...document.querySelectorAll('.axis')].map((axis) => axis.textContent).join(' ')).toBe(shown)
})
