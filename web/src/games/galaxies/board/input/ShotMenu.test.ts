// @vitest-environment happy-dom The shots at a target have the same order in every list.
import { beforeAll, expect, it } from 'vitest'
import { showComponent } from '../../../../fixtures/shows'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import OptionList from '../../../../match/question/OptionList.svelte'
import { Chooser } from '../../../../match/state/chooser.svelte'
import type { Catalogue, OptionView, Ref } from '../../../../protocol/galaxies'
import catalogue from '../../edition.json'
import { edition } from '../../edition.svelte'
import { battle, decision, quietOption } from '../../fixtures/views'
import { galaxies } from '../../index'
import { locale } from '../../locale'
import { GalaxiesTable } from '../../state.svelte'
import { Camera } from './camera.svelte'
import ShotMenu from './ShotMenu.svelte'

beforeAll(async () => {
  await locale.load()
  edition.catalogue = catalogue as unknown as Catalogue
})

const target = 'tes-kio-1'
const shot = (id: string, key: string, ref: Ref, args = {}): OptionView => ({
  ...{ id, text: { key, args: { weapon: ref.weapon, ...args } } },
  ref: { target, ...ref },
})
const hawk = (n: number) => `f47-blue-hawks-${n}`

/** The shots of a squadron in the order received: ship by ship, single shots first. */
const SHOTS = [
  shot('all', 'volley', {}, { ships: 2 }),
  ...[1, 2].flatMap((n) => [
    shot(`${n}-once`, 'shot', { ship: hawk(n), weapon: 'primary' }),
    shot(`${n}-often`, 'shots', { ship: hawk(n), weapon: 'primary' }, { attacks: 4 }),
    shot(`${n}-other`, 'shot', { ship: hawk(n), weapon: 'secondary' }),
    shot(`${n}-weapons`, 'all-weapons', { ship: hawk(n) }),
  ]),
]
const ORDER = ['all', '1-weapons', '2-weapons', '1-often', '2-often', '1-once', '1-other', '2-once', '2-other']

it('lists the shots at a target in the same order on the board, beside it, and among all options', () => {
  const question = decision('1', 'shot', [...SHOTS, quietOption('done', 'done-attacking', 'end')])
  const table = new GalaxiesTable(galaxies, new ScriptSource({ ...battle(), decision: question }), {})
  const chooser = new Chooser(table)
  const camera = new Camera()
  camera.resize(1000, 700)

  showComponent(OptionList, { chooser })
  const optionIds = [...document.querySelectorAll<HTMLElement>('[data-option]')].map(
    (element) => element.dataset.option,
  )
  expect(optionIds).toEqual([...ORDER, 'done'])
  const numbers = [...document.querySelectorAll('.n')].map((element) => Number(element.textContent))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))

  chooser.clickSurface(`ship:${target}`)
  expect(chooser.choices!.buttons.map(({ id }) => id)).toEqual(ORDER)
  expect(chooser.optionByNumber(2)!.id).toBe('1-weapons')

  showComponent(ShotMenu, { table, chooser, camera })
  const shotIds = [...document.querySelectorAll<HTMLElement>('[data-shot]')].map((element) => element.dataset.shot)
  expect(shotIds).toEqual(ORDER)
})
