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
