import { beforeAll, describe, expect, it } from 'vitest'
import { fixtures } from '../../fixtures'
import { ACTION, CORE, DISCARD, LAUNCH_LARGE, LAUNCH_MEDIUM, MOVE, TARGET } from '../../fixtures/questions'
import { battle, decision } from '../../fixtures/views'
import catalogue from '../../edition.json'
import * as decide from '../../../../match/state/decide'
import { answersWithOneClick, canConfirm, isQuiet, createWalk, togglePick } from '../../../../match/state/decide'
import type { Catalogue, DecisionView, OptionView, View } from '../../../../protocol/galaxies'
import { edition } from '../../edition.svelte'
import { Chooser } from '../../../../match/state/chooser.svelte'
import { ScriptSource } from '../../../../match/connection/scriptedSource'
import { galaxies } from '../../index'
import { locale } from '../../locale'
import { sentences } from '../../sentences'
import { GalaxiesTable } from '../../state.svelte'
import {
  optionsOfShip,
  cursorText,
  distinguishingText,
  hexKeys,
  sortOptions,
  isShownAsCard,
  currentLaunch,
  isShownInFan,
  detailText,
  shotText,
  riskySpaces,
  surfaces,
} from './choosing'

const choicesFor = (question: DecisionView, view: ReturnType<typeof battle>, focus: string[] = []) =>
  decide.computeChoices(question, (option, deep) => surfaces(option, view, question, deep), focus)

beforeAll(async () => {
  edition.catalogue = catalogue as unknown as Catalogue
  await locale.load()
})

const view = battle()
const text = { key: '', args: {} }

describe('choices', () => {
  it('marks the next spaces of a move and the far ones that paths lead to', () => {
    const offered = choicesFor(MOVE, view)
    expect([...offered.surfaces.keys()]).toEqual(['space:15,5', 'space:15,4', 'space:13,6', 'space:14,7', 'space:13,7'])
    expect([...offered.paths.keys()]).toContain('16,4')
    expect(offered.paths.has('15,5')).toBe(false)
    expect(offered.buttons.map((o) => o.id)).toEqual(['stop'])
  })

  it('warns of dice on the next space, wherever the path continues', () => {
    const optionTo = (hex: string, detail?: { risk?: true }): OptionView => ({
      ...{ id: hex, text, ref: { hex } },
      details: detail ? [{ text, ...detail }] : [],
    })
    const ways = [...['a', 'b'].map((end) => [end, ['0,1', end]] as const), ['c', ['1,0', 'c']] as const]
    const far = new Map(ways.map(([end, way]) => [end, [...way]]))
    expect([...riskySpaces([optionTo('0,1', { risk: true }), optionTo('1,0')], far)]).toEqual(['0,1', 'a', 'b'])
    expect([...riskySpaces([optionTo('0,1'), optionTo('1,0', {})], far)]).toEqual([])
  })

  it('shows the text of the card that an option plays', () => {
    const playOption = (card: string): OptionView => ({
      id: card,
      text: { key: 'play', args: { card } },
      ref: { card },
    })
    const nuke = edition.catalogue!.tactics['lr5-nuclear-warhead']!
    expect(detailText(playOption('lr5-nuclear-warhead'))).toMatch(new RegExp(`^Range ${nuke.weapon!.range}, strength`))
    const order = Object.values(edition.catalogue!.tactics).find(
      (tactic) => !tactic.weapon && tactic.powers.length === 1,
    )!
    expect(detailText(playOption(order.id))).toBe(order.powers[0]!.text)
    expect(detailText({ ...playOption(order.id), text: { key: 'card', args: {} } })).toBe(order.powers[0]!.text)
    expect(detailText({ id: 'done', text, ref: {} })).toBe('')
  })

  it('does not offer the ship that moves as a thing to click', () => {
    expect(optionsOfShip(choicesFor(MOVE, view), view, 'isn-torrent-1')).toEqual([])
  })

  it('makes targets clickable and keeps them as buttons, the quiet one last', () => {
    const offered = choicesFor(TARGET, view)
    expect(optionsOfShip(offered, view, 'red-tougu-2').map((o) => o.id)).toEqual(['red-tougu-2'])
    expect(offered.buttons.map((o) => o.id)).toEqual(['red-tougu-1', 'red-tougu-2', 'red-tougu-3', 'stop'])
  })

  it('reaches ship cards through their ships and hand cards by their handle', () => {
    const offered = choicesFor(ACTION, view)
    expect(optionsOfShip(offered, view, 'isn-everest-1').map((o) => o.id)).toEqual(['activate:isn-everest'])
    expect(offered.surfaces.get('hand:h4')?.map((o) => o.id)).toEqual(['play:h4'])
  })

  it('lets a large ship be placed by its centre alone', () => {
    const offered = choicesFor(LAUNCH_LARGE, view)
    expect([...offered.surfaces.values()].every((here) => here.length === 1)).toBe(true)
    expect(offered.surfaces.size).toBe(LAUNCH_LARGE.options.length)
    expect(offered.buttons).toEqual([])
  })

  it('narrows a medium ship from one space to the other', () => {
    const first = LAUNCH_MEDIUM.options[0]!.ref.hexes![0]!
    const narrowed = choicesFor(LAUNCH_MEDIUM, view, [`space:${first}`])
    expect(narrowed.options.every((o) => o.ref.hexes!.includes(first))).toBe(true)
    expect(narrowed.options.length).toBeGreaterThan(1)
    expect([...narrowed.surfaces.values()].every((here) => here.length === 1)).toBe(true)
    expect(narrowed.buttons).toHaveLength(narrowed.options.length)
  })

  it('points at a drifting asteroid by the spaces it would enter', () => {
    const option = { id: 'n', text, ref: { tile: 'tile-1', hexes: ['7,4', '7,5', '8,4', '8,5'] } }
    expect(hexKeys(option, view)).toEqual(['7,4', '8,4'])
  })

  it('keeps a lone option clickable although it shares nothing with others', () => {
    const offered = choicesFor(decision('d', 'attack-ship', [{ id: 'a', text, ref: { ship: 'tes-kio-1' } }]), view)
    expect(optionsOfShip(offered, view, 'tes-kio-1')).toHaveLength(1)
  })

  it('drops what all options share but keeps it where it is the only pointer', () => {
    const weapons = ['primary', 'secondary'].map((id) => ({
      id,
      label: id,
      text,
      ref: { ship: 'tes-kio-1', weapon: id },
    }))
    const offered = choicesFor(decision('d', 'weapon', weapons), view)
    expect(optionsOfShip(offered, view, 'tes-kio-1')).toHaveLength(2)
    expect(offered.buttons).toHaveLength(2)
  })

  it('has a list for every decision of the fixtures', () => {
    for (const name of [
      'move',
      'target',
      'action',
      'respond',
      'discard',
      'order',
      'core',
      'core-order',
      'launch-large',
      'launch-medium',
    ]) {
      const question = fixtures.scenes[name]!.view.decision!
      const offered = choicesFor(question, view)
      expect(offered.options).toEqual(question.options)
      const reached = new Set([...offered.buttons, ...[...offered.surfaces.values()].flat()])
      expect(reached.size).toBe(question.options.length)
    }
  })
})

describe('cards to choose', () => {
  it('are shown in full if they appear nowhere on the table', () => {
    expect(CORE.options.map(isShownAsCard)).toEqual([true, true, true])
    expect([...DISCARD.options, ...ACTION.options].some(isShownAsCard)).toBe(false)
  })
})

describe('picking', () => {
  it('answers at once only if exactly one option is wanted', () => {
    expect(answersWithOneClick(MOVE)).toBe(true)
    expect(answersWithOneClick(DISCARD)).toBe(false)
  })

  it('toggles up to the maximum number of picks', () => {
    let picked = togglePick(DISCARD, [], 'h1')
    expect(canConfirm(DISCARD, picked)).toBe(false)
    picked = togglePick(DISCARD, picked, 'h2')
    expect(canConfirm(DISCARD, picked)).toBe(true)
    expect(togglePick(DISCARD, picked, 'h3')).toEqual(['h1', 'h2'])
    expect(togglePick(DISCARD, picked, 'h1')).toEqual(['h2'])
  })

  it('continues only while the same kind of question offers the next step', () => {
    const walk = createWalk('move', ['15,5', '15,4', '9,9'])
    expect([1, 2, 3].map(() => walk.next(MOVE))).toEqual(['15,5', '15,4', null])
    expect(createWalk('move', ['red-tougu-1']).next(TARGET)).toBeNull()
  })

  it('knows quiet answers', () => {
    const isQuietRole = (role?: OptionView['role']) => isQuiet({ id: 'any', text, ref: {}, role })
    expect((['end', 'cancel', 'quiet', 'default'] as const).every(isQuietRole)).toBe(true)
    expect(isQuietRole()).toBe(false)
  })
})

describe('launching', () => {
  const launchDecision = (args: object) => ({
    ...decision('d', 'launch-ship', []),
    text: { key: 'launch-ship', args: { ...args } },
  })
  it('knows the spaces that are chosen before the launch is done', () => {
    expect(currentLaunch(launchDecision({ ship_card: 'red-tougu', placed: '14,5 13,6' }))).toEqual({
      card: 'red-tougu',
      hexes: ['14,5', '13,6'],
    })
    expect(currentLaunch(launchDecision({ ship_card: 'red-tougu', placed: '' }))).toBeNull()
    expect(currentLaunch(launchDecision({}))).toBeNull()
    expect(currentLaunch(null)).toBeNull()
  })
})

describe('labels', () => {
  it('tells options of the same label apart', () => {
    const shift = [0, 3].map((direction) => ({
      id: String(direction),
      text: { key: 'asteroid', args: {} },
      ref: { tile: 'tile-1', direction },
    }))
    const attach = ['tes-kio', 'chosh-ka'].map((id) => ({
      id,
      text: { key: 'no', args: {} },
      ref: { ship_card: id },
    }))
    const place = [
      ['5,5', '6,5'],
      ['5,5', '5,6'],
    ].map((hexes) => ({ id: hexes.join(), text: { key: 'place', args: {} }, ref: { hex: '5,5', hexes } }))
    const lone = [{ id: 'x', text: { key: 'yes', args: {} }, ref: { ship_card: 'tes-kio' } }]
    const options = [...shift, ...attach, ...place, ...lone]
    const { option: write } = sentences(view)
    const labels = decide.labelOptions(options, write, (option) => distinguishingText(option, view))
    expect(options.map((option) => labels.of(option))).toEqual([
      'move Asteroid 1: north',
      'move Asteroid 1: south',
      'no: Tes Kio',
      'no: Chosh Ka',
      'place at F08: F08 and G09',
      'place at F08: F08 and F09',
      'yes',
    ])
  })

  it('lets both ends of a medium ship move into the same space', () => {
    const move = [
      ['9,9', '8,9'],
      ['9,9', '9,8'],
    ].map((hexes) => ({ id: hexes.join(), text, ref: { hex: '9,9', hexes } }))
    const question = decision('d', 'move', move)
    expect([...choicesFor(question, view).surfaces.keys()]).toEqual(['space:9,9'])
    expect([...choicesFor(question, view, ['space:9,9']).surfaces.keys()]).toEqual(['space:8,9', 'space:9,8'])
  })
})

describe('the keyboard’s cursor', () => {
  const textAt = (question: DecisionView, hex: string) => {
    const viewAsked = { ...view, decision: question }
    const table = new GalaxiesTable(galaxies, new ScriptSource(viewAsked), {})
    const text = cursorText(new Chooser(table), viewAsked, hex)
    table.close()
    return text
  }

  it('says where it stands, what is there, and what Enter does', () => {
    expect(textAt(MOVE, '15,5')).toBe('P13: move to P13')
    expect(textAt(MOVE, '12,8')).toBe('M15: Fly there: 2 spaces')
    expect(textAt(TARGET, '12,2')).toBe('M09, Red Tougu 1')
    expect(textAt(MOVE, '11,2')).toBe('L08, Warp Gate')
  })

  it('counts what a space stands for', () => {
    const [first] = LAUNCH_MEDIUM.options
    expect(textAt(LAUNCH_MEDIUM, first!.ref.hexes![0]!)).toMatch(/^[A-Z]+\d\d: [2-6] options$/)
  })
})

describe('what is printed on a card in hand', () => {
  const view = { ...battle(), hand: { h1: { card: 'erin-cho', cost: 1 } } } as View
  const playing = { id: 'play', text: { key: 'play', args: {} }, ref: { card: 'erin-cho', handle: 'h1' } }
  const pass = { id: 'pass', text: { key: 'pass', args: {} }, ref: {}, role: 'default' as const }

  it('stands on the card alone, but in a reaction with the question', () => {
    expect(isShownInFan(playing, decision('1', 'action', [playing]), view)).toBe(true)
    expect(isShownInFan(playing, decision('1', 'respond', [playing, pass]), view)).toBe(false)
    expect(isShownInFan({ ...playing, ref: {} }, decision('1', 'action', [playing]), view)).toBe(false)
  })
})

it('names a shot by its weapon where its target was clicked', () => {
  const shotOption = (key: string, ship = 'a-1') => ({
    id: ship + key,
    text: { key, args: { weapon: 'Laser', attacks: 2 } },
    ref: { ship, weapon: 'primary', target: 'b-1' },
  })
  expect(shotText(shotOption('shots'), [shotOption('shot'), shotOption('shots')], battle())).toBe('Laser × 2 at B 1')
  expect(shotText(shotOption('shot'), [shotOption('shot'), shotOption('shots')], battle())).toBe('Laser × 1 at B 1')
  expect(shotText(shotOption('shot'), [shotOption('shot'), shotOption('shot', 'c-1')], battle())).toBe(
    'A 1: Laser at B 1',
  )
  expect(shotText({ ...shotOption('shot'), text: { key: 'stop', args: {} } }, [], battle())).toBe('')
})

it('orders shots among themselves, and leaves other options where they are', () => {
  const namedOption = (id: string, key: string): OptionView => ({ id, label: id, text: { key, args: {} }, ref: {} })
  const came = [
    namedOption('a', 'shot'),
    namedOption('stop', 'stop'),
    namedOption('b', 'volley'),
    namedOption('c', 'shots'),
    namedOption('d', 'shot'),
  ]
  expect(sortOptions(came).map(({ id }) => id)).toEqual(['b', 'stop', 'c', 'a', 'd'])
})
