// @vitest-environment happy-dom The computations for a new view in which no ship or tile has moved.
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { showComponent } from '../../../fixtures/shows'
import { ScriptSource } from '../../../match/connection/scriptedSource'
import { Chooser } from '../../../match/state/chooser.svelte'
import type { Catalogue } from '../../../protocol/galaxies'
import catalogue from '../edition.json'
import { edition } from '../edition.svelte'
import { battle } from '../fixtures/views'
import { galaxies } from '../index'
import { GalaxiesTable } from '../state.svelte'
import Board from './Board.svelte'
import { Camera } from './input/camera.svelte'
import { numbersOf } from './tokens/pegs'
import { drawRock } from './tokens/rocks'

vi.mock('./tokens/rocks', { spy: true })
vi.mock('./tokens/pegs', { spy: true })

it('redraws no rock or peg that has not changed', () => {
  edition.catalogue = catalogue as unknown as Catalogue
  const table = new GalaxiesTable(galaxies, new ScriptSource(battle()), {})
  showComponent(Board, { table, chooser: new Chooser(table), camera: new Camera() })
  const drawCounts = () => [vi.mocked(drawRock).mock.calls.length, vi.mocked(numbersOf).mock.calls.length]
  const before = drawCounts()
  expect(Math.min(...before)).toBeGreaterThan(3)
  const { ships, tiles } = table.view!
  table.view = { ...table.view!, ships: { ...ships }, tiles: { ...tiles } }
  flushSync()
  expect(drawCounts()).toEqual(before)
})
