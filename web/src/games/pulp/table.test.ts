import { beforeAll, describe, expect, it } from 'vitest'
import { fixtures } from './fixtures'
import { createDecision, line, option, pulpView } from './fixtures/views'
import type { MatchSummary } from '../../protocol/core'
import { computeChoices } from '../../match/state/decide'
import type { Catalogue, Happening, OptionView, ToldLine, View } from '../../protocol/pulp'
import { DRAWN, parseFace } from './art/faces'
import { MARKS, markOf } from './art/marks'
import { artOf, USUAL } from './art/cardArt'
import { alignmentOf, widthOf, packingOf, fullyShownThing, type Packing } from './cards/wide'
import { faceText, kindOf, nameOf, textOf } from './catalogue'
import { difference, surfaces } from './choosing'
import printed from './edition.json'
import { edition } from './edition.svelte'
import { pulp } from './index'
import { locale } from './locale'
import { applyHappening, opening } from './show/stage'
import { story } from './show/story'
import { actingSeat, weaponCountText, explorationState, lastWords, lossText, percentText } from './words'
import { costText, lineText, stepsOf, stepText, wayOf } from './table/changes'

const catalogue = printed as unknown as Catalogue
beforeAll(async () => {
  edition.catalogue = catalogue
  await locale.load()
})

const createHappening = (kind: Happening['kind'], fields: object) => ({ kind, ...fields }) as Happening
const card = (id: string) => pulpView().line.find((card) => card.id === id)!

describe('the end', () => {
  it('is a victory for nobody but the Hero', () => {
    expect([lastWords('hero', true), lastWords('hero', false)]).toEqual(['The day is saved!', 'To be continued …'])
    expect([lastWords('traitor', true), lastWords('traitor', false)]).toEqual(['All went to plan!', 'Unmasked!'])
  })
})

describe('an Exploration card', () => {
  it('has acted if it names no sector, and is ready in the sectors that it names', () => {
    const note = (id: string, fits: boolean, used = false) =>
      explorationState({ fits, used }, catalogue.exploration[id]!.sectors).note
    expect(note('supply-cache', false)).toBe('acted during setup')
    expect(note('deep-survey', false)).toBe('not in this sector')
    expect(note('deep-survey', true)).toBe('ready')
    expect(note('deep-survey', true, true)).toBe('used')
  })
})

describe('a ship', () => {
  it('has its own picture', () => {
    const drawn = Object.keys(catalogue.ships).map((ship) => MARKS[markOf(ship, 'ships')])
    expect(new Set(drawn).size).toBe(8)
    expect(markOf('of-a-pack', 'ships')).toBe('run')
  })
})

describe('Super Weapons', () => {
  it('are counted as found, as the Traitor’s, and as still hidden', () => {
    const [weapon] = pulpView().weapons
    const count = (found: number, taken: number | null, weapons_needed: number) => {
      const traitor = taken === null ? null : { weapons: Array.from({ length: taken }, () => 'mind-prism') }
      const weapons = Array.from({ length: found }, () => weapon!)
      return weaponCountText({ ...pulpView(), weapons, traitor: traitor as View['traitor'], weapons_needed })
    }
    expect(count(1, null, 4)).toBe('1 found, 3 of 4 still to be found')
    expect(count(5, 2, 8)).toBe('5 found, 2 with the Traitor, 1 of 8 still to be found')
    expect(count(4, null, 4)).toBe('4 found, none of 4 still to be found')
  })
})

describe('the header', () => {
  it('names the player who is asked, preferring the viewer, or otherwise the player whose turn it is', () => {
    const actingFor = (viewer: string, ...waiting_for: string[]) => actingSeat(pulpView({ viewer, waiting_for }))
    expect([actingFor('hero', 'hero'), actingFor('traitor', 'hero')]).toEqual(['hero', 'hero'])
    expect([actingFor('hero', 'traitor'), actingFor('traitor', 'traitor')]).toEqual(['traitor', 'traitor'])
    expect([actingFor('hero', 'hero', 'traitor'), actingFor('traitor', 'hero', 'traitor')]).toEqual(['hero', 'traitor'])
    expect(actingFor('traitor')).toBe('hero')
  })
})

describe('the lobby', () => {
  it('explains how a Hero wins alone, and against a Traitor', () => {
    const goal = (mission: string, side: string) => pulp.lobby.goal({ mission } as MatchSummary, side)
    expect(goal('pulp-invasion', 'hero')).toContain('all Super Weapons')
    expect(goal('traitor', 'hero')).toContain('as many Super Weapons as the Traitor')
    expect(goal('traitor', 'traitor')).toContain('3 unfound')
  })
})

describe('a card of the line', () => {
  it('names the cause of each changed number', () => {
    expect(stepsOf(card('kahs-own')).map(stepText)).toEqual([
      "In Kah's Sector: +1 Combat",
      'Fighting Pits: pay Combat instead of Diplomacy',
    ])
    const own = [{ by: 'glass-automata', what: 'ability' as const, part: 0, before: 'combat', after: 'science' }]
    const automata = { ...card('kahs-own'), id: 'glass-automata', changes: own }
    expect(stepsOf(automata).map(stepText)).toEqual(['Glass Automata: pay Science instead of Combat'])
    expect(stepsOf(card('the-smiling-broker')).map(stepText)).toEqual(['Port Umbra: 0 → 1 at least'])
  })

  it('shows the cost of engaging and the risk of evading', () => {
    expect(costText(card('kahs-own'))).toBe('5 Combat')
    expect(lineText(card('bastion-gunners'))).toContain('engaging costs 3 Combat')
    expect(lineText(card('bastion-gunners'))).toContain('1 point and 2 cubes, and loses the match with a chance of 28%')
    const lighter = { ...card('bastion-gunners'), evade: { ...card('bastion-gunners').evade, cubes: 1 } }
    expect(lineText(lighter)).toContain('1 point and 1 cube,')
    expect(lineText(card('customs-patrol'))).toBe('Customs Patrol, evaded')
  })

  it('shows a reduction and a minimum by the same card in one step', () => {
    const changes = [
      { by: 'solace', what: 'strength', part: 0, before: 0, after: -1 },
      { by: 'solace', what: 'least', part: 0, before: -1, after: 0 },
      { by: 'ghar', what: 'least', part: 0, before: 0, after: 1 },
    ]
    expect(stepsOf({ ...card('kahs-own'), changes }).map(stepText)).toEqual([
      'Solace: 0 → −1 → 0 at least',
      'Ghar: 0 → 1 at least',
    ])
  })

  it('that must be evaded shows no cost', () => {
    const forced = { ...card('kahs-own'), forced: 'evade' as const, forced_by: 'kahs-own' }
    expect(lineText(forced)).toContain('must be evaded')
    expect(lineText(forced)).not.toContain('engaging')
  })

  it('that should be engaged but cannot be paid shows the cost of evading', () => {
    const forced = { ...card('kahs-own'), forced: 'engage' as const, forced_by: 'kahs-own' }
    expect(lineText({ ...forced, payable: true })).not.toContain('evading')
    expect(lineText({ ...forced, payable: false })).toContain('evading costs')
  })

  it('states whether a change affects the cost or the risk', () => {
    expect(['strength', 'part', 'dice', 'bonus', 'cubes', 'point', 'must'].map(wayOf)).toEqual([
      ...['engage', 'engage', 'engage', 'engage', 'evade', 'evade', null],
    ])
  })

  it('knows every kind of change', () => {
    const changes = [
      { by: 'breach-troopers', what: 'dice', part: 0, before: null, after: 'crew' },
      { by: 'ghar', what: 'ability', part: 0, before: 'combat', after: 'combat' },
      { by: 'solace', what: 'cubes', part: 0, before: 2, after: 1 },
      { by: 'chancellor-iphis', what: 'point', part: 0, before: null, after: 'diplomacy' },
      { by: 'engineer', what: 'bonus', part: 0, before: 0, after: 2 },
      { by: 'embassy-spires:diplomacy', what: 'must', part: 0, before: null, after: 'engage' },
    ]
    expect(stepsOf({ ...card('kahs-own'), changes }).map(stepText)).toEqual([
      'Breach Troopers: no Crew dice',
      'Ghar: stays Combat',
      'Solace: evading draws 2 → 1',
      'Chancellor Iphis: the point must be Diplomacy',
      'Engineer: your strength 0 → 2',
      'Embassy Spires: must be engaged',
    ])
  })

  it('describes odds in words', () => {
    expect(lossText({ losses: { combat: 2 }, chance: 0.143, fatal: true })).toBe('14%: 2 Combat, and the match is lost')
    expect(lossText({ losses: { combat: 1, any: 1 }, chance: 0.5, fatal: false })).toBe('50%: 1 Combat and 1 of choice')
    expect(lossText({ losses: {}, chance: 0.5, fatal: false })).toBe('50%: nothing')
    expect(lossText({ losses: {}, chance: 1, fatal: true })).toBe('100%: the match is lost')
    expect([0, 0.004, 0.5, 0.996, 1].map(percentText)).toEqual(['0%', '<1%', '50%', '>99%', '100%'])
  })
})

describe('options', () => {
  it('belong to things on the table, and to nothing else', () => {
    const view = pulpView()
    const decision = createDecision('die', [
      option('weapons-specialist', { die: 'weapons-specialist' }),
      option('engineer', { die: 'engineer' }),
    ])
    const found = computeChoices(decision, (option) => surfaces(option, view, decision))
    expect([...found.surfaces.keys()]).toEqual(['die:weapons-specialist'])
    expect(found.buttons).toHaveLength(2)
  })

  it('that are ways to pay are buttons; tools are on the table', () => {
    const { view } = fixtures.scenes['engage']!
    const found = computeChoices(view.decision!, (option) => surfaces(option, view, view.decision!))
    expect([...found.surfaces.keys()]).toEqual(['die:weapons-specialist'])
    expect(found.buttons.map(({ id }) => id)).toContain('pay:5.0.0')
  })

  it('have a button for the way back even if there are very many', () => {
    const cards = Array.from({ length: 60 }, (_, n) => option(`card-${n}`))
    const found = computeChoices(createDecision('card', [option('pass', {}, 'default'), ...cards]), () => [])
    expect(found.buttons.map(({ id }) => id).slice(-2)).toEqual(['card-47', 'pass'])
  })

  it('are shown in full if their text matters', () => {
    expect(fullyShownThing(option('ghar', { planet: 'ghar' }))).toBe('ghar')
    expect(fullyShownThing(option('swap:ghar', { planet: 'ghar' }, 'quiet'))).toBeNull()
    const optionWidth = (option: OptionView, packing: Partial<Packing> = {}) =>
      widthOf(option, { ...packingOf(), ...packing })
    const isCrowded = (n: number, option: OptionView, phone = false) => packingOf(Array(n).fill(option), phone).crowded
    const [phone, packed] = [{ phone: true }, { crowded: true }]
    const payment = option('pay:1.0.0', { points: { combat: 1 } })
    expect([optionWidth(payment), optionWidth(payment, phone)]).toEqual(['half', 'half'])
    const reference = { influence: 'cut-cable', side: 'turned', cost: 1 }
    const side = option('play:cut-cable:turned', reference, undefined, 'influence')
    expect([optionWidth(side), optionWidth(side, phone), optionWidth(side, { ...phone, ...packed })]).toEqual([
      true,
      'row',
      'half',
    ])
    expect([isCrowded(4, side, true), isCrowded(5, side, true)]).toEqual([false, true])
    const piled = option('moat-hounds', { card: 'moat-hounds' })
    expect([isCrowded(8, piled), isCrowded(9, piled), isCrowded(4, piled, true), isCrowded(5, piled, true)]).toEqual([
      false,
      true,
      false,
      true,
    ])
    const heapWidthFor = (n: number, narrow = false) => packingOf(Array(n).fill(piled), narrow).heap
    expect([heapWidthFor(20), heapWidthFor(21), heapWidthFor(27), heapWidthFor(28), heapWidthFor(28, true)]).toEqual([
      null,
      'third',
      'third',
      'quarter',
      null,
    ])
    expect([optionWidth(piled), optionWidth(piled, packed), optionWidth(piled, { ...phone, ...packed })]).toEqual([
      false,
      'half',
      'half',
    ])
    expect(optionWidth(piled, { ...packed, heap: 'quarter' })).toBe('quarter')
    const kah = option('kah', { alignment: 'kah' })
    expect([alignmentOf(kah), alignmentOf(option('reveal'), 'arvan'), alignmentOf(side)]).toEqual([
      'kah',
      'arvan',
      null,
    ])
    expect([optionWidth(kah), optionWidth(option('reveal'), phone)]).toEqual(['row', 'row'])
    const point = {
      ...option('point:combat', { ability: 'combat' }),
      text: { key: 'point' as const, args: {} },
    }
    const risky = {
      ...point,
      details: [{ text: { key: 'danger', args: {} } }],
    }
    const widthOnPhone = (option: typeof point) =>
      optionWidth(option as OptionView, packingOf([option as OptionView], true))
    expect([widthOnPhone(point), widthOnPhone(risky)]).toEqual([false, 'half'])
    const view = pulpView()
    const declining = option('decline', { planet: view.planet! }, 'quiet')
    expect(surfaces(declining, view, { kind: 'search' })).toEqual([])
    expect(surfaces({ ...declining, id: 'pay' }, view, { kind: 'search' })).toEqual([`planet:${view.planet}`])
    expect(difference(option('x', { weapon: 'mind-prism' }))).toBe('Mind Prism')
  })
})

describe('a printed thing', () => {
  it('is found by any id', () => {
    expect(nameOf(catalogue, 'embassy-spires:science')).toBe('Embassy Spires')
    expect(nameOf(catalogue, 'nobody-knows')).toBe('Nobody Knows')
    expect(textOf(catalogue, 'fighting-pits')).toContain('Combat: All cards are engaged with Combat.')
    expect([kindOf(catalogue, 'kah'), kindOf(catalogue, 'none')]).toEqual(['aliens', null])
  })

  it('may be from a pack: it is named, described and drawn like all others', () => {
    const text = 'Engaged: gain 1 point of one Ability.'
    const clerk = { ...catalogue.encounters['council-courier']!, id: 'customs-clerk', name: 'Customs Clerk', text }
    const packed = { ...catalogue, encounters: { ...catalogue.encounters, 'customs-clerk': clerk } }
    expect(kindOf(packed, 'customs-clerk')).toBe('encounters')
    expect(nameOf(packed, 'customs-clerk')).toBe('Customs Clerk')
    expect(textOf(packed, 'customs-clerk')).toBe(text)
    expect(artOf('customs-clerk', 'agent')).toBe(USUAL['agent'])
  })

  it('has a symbol for every face of every die, with the numbers of its text', () => {
    expect([...DRAWN].sort()).toEqual(Object.keys(catalogue.dice).sort())
    const wrong = DRAWN.flatMap((die) =>
      [1, 2, 3, 4, 5, 6].filter((value) => {
        const [plus] = parseFace(die, value)
        const strength = /^\+(\d)$/.exec(plus?.text ?? '')?.[1]
        const more = /(\d) (?:more strength|cube more)/.exec(faceText(catalogue, die, value))?.[1]
        return !parseFace(die, value).length || strength !== more
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('the picture', () => {
  it('follows a payment and an Evade', () => {
    const view = pulpView()
    const paid = applyHappening(
      view,
      createHappening('engaged', { card: 'kahs-own', points: { combat: 5 }, crew: {}, bonus: 0 }),
      view,
    )
    expect(paid.abilities['combat']).toEqual({ value: 2, top: 12 })
    expect(paid.line[1]!.status).toBe('engaged')
    const point = createHappening('points', { points: { science: -1 }, by: 'kahs-own', paid: true, crew: null })
    const charged = applyHappening(view, point, view)
    const evaded = createHappening('evaded', { card: 'kahs-own', point: 'science', cubes: ['red'], spared: null })
    const gone = applyHappening(charged, evaded, view)
    expect(gone.abilities['science']!.value, 'the point is told twice and paid once').toBe(4)
    expect(gone.line[1]!.status).toBe('evaded')
  })

  it('never shows more than the maximum or less than nothing', () => {
    const view = pulpView()
    const up = applyHappening(
      view,
      createHappening('points', { points: { science: 9, combat: -20 }, by: 'ghar', paid: false, crew: null }),
      view,
    )
    expect([up.abilities['science']!.value, up.abilities['combat']!.value]).toEqual([9, 0])
    const drawn = applyHappening(view, createHappening('drawn', { cubes: ['yellow', 'red'], by: 'ghar' }), view)
    expect([drawn.bag!['yellow'], drawn.bag!['red']]).toEqual([2, 5])
  })

  it('lays out a line whose cards have not been met yet', () => {
    const then = pulpView()
    const ids = then.line.map(({ id }) => id)
    const line = { cards: ids, line: ids, sector: 'kah', cubes: { red: 1 }, location: null, dropped: [] }
    const laid = applyHappening({ ...then, line: [] }, createHappening('line', line), then)
    expect(laid.line.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    expect(laid.bag!['red']).toBe(7)
    expect(opening(then)).toMatchObject({ round: 0, phase: 'setup', line: [], planet: null })
  })
})

describe('the log', () => {
  it('names things on the table, and has topics', () => {
    const view = pulpView()
    const lines = story(view.log, view)
    expect(lines.map(({ startsTurn }) => startsTurn)).toEqual([true, false, false])
    expect(lines[1]!.names).toEqual([{ text: 'Port Umbra', surface: 'planet:port-umbra' }])
    expect(lines[2]).toMatchObject({ topic: 'encounters', canReplay: true })
  })

  it('links a line to each card and die that it names', () => {
    const view = pulpView()
    const namesIn = (line: ToldLine) => story([line], view)[0]!.names
    const [first, second] = view.line.map(({ id }) => id) as [string, string]
    const cards = [first, second]
    const laid = { cards, line: cards, sector: 'arvan', cubes: { red: 1 }, location: null, dropped: [] }
    expect(namesIn(line(9, 'line', laid))).toEqual([
      { text: nameOf(catalogue, first), surface: `card:${first}` },
      { text: nameOf(catalogue, second), surface: `card:${second}` },
    ])
    const die = view.dice[0]!.id
    const shows = { dice: { [die]: 4 }, by: '' }
    expect(namesIn(line(9, 'dice', shows))).toEqual([{ text: nameOf(catalogue, die), surface: `die:${die}` }])
    const paid = { card: 'nobody', points: {}, crew: {}, bonus: 0 }
    expect(namesIn(line(9, 'engaged', paid))).toEqual([])
  })
})
