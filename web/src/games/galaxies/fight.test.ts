import { beforeAll, describe, expect, it } from 'vitest'
import type { AttackHappening, Catalogue, Decision, View } from '../../protocol/galaxies'
import catalogue from './edition.json'
import { edition } from './edition.svelte'
import { fightInQuestion } from './fight'
import { battle, decision, attackFields, happened, line, option, quietOption } from './fixtures/views'

beforeAll(() => {
  edition.catalogue = catalogue as unknown as Catalogue
})

const HIT: AttackHappening = happened('attack', attackFields('D4', true))
const SHIPS = { attacker: HIT.attacker, target: HIT.target }

function fightFor(
  kind: Decision['kind'],
  args: object,
  more: Partial<View> = {},
  options = [quietOption('no', 'no', 'default')],
) {
  const question = decision('1', kind, options, { text: { key: kind, args: { ...args } } })
  return fightInQuestion({ ...battle(), ...more }, question, HIT)
}

describe('the attack that a question is about', () => {
  it('is the one that the question names, with its dice if they are the last', () => {
    const named = { event: 'attack-hit', attacker: 'red-tougu-1', ship: 'isn-torrent-1' }
    expect(fightFor('respond', named)).toEqual({ ...SHIPS, dice: HIT })
    expect(fightFor('respond', { ...named, ship: 'isn-everest-1' })).toEqual({
      attacker: 'red-tougu-1',
      target: 'isn-everest-1',
      dice: null,
    })
  })

  it.each(['dead-eye', 'second-look', 'squad-reroll', 'predictable', 'interpose'])(
    'is the last one where %s may change it',
    (power) => {
      expect(fightFor('power', { power, ship: HIT.attacker })).toEqual({ ...SHIPS, dice: HIT })
    },
  )

  it('is the last one where several powers may change it', () => {
    const powerOptions = (...ids: string[]) => ids.map((power) => option(power, power, { power }))
    expect(fightFor('order-triggers', {}, {}, powerOptions('dead-eye', 'second-look'))).toMatchObject(SHIPS)
    expect(fightFor('order-triggers', {}, {}, powerOptions('regroup', 'shield-harmonics'))).toBeNull()
  })

  it('is the last one while cards are discarded for an answer to it, and not later', () => {
    const pass = [quietOption('pass', 'pass', 'default')]
    const discarded = { seat: 'isn-1', card: 'erin-cho', why: 'energy' }
    const log = [line(1, 'attack', attackFields('D4', true)), line(2, 'discarded', discarded)]
    expect(fightFor('discard', {}, { log }, pass)).toMatchObject(SHIPS)
    expect(fightFor('discard', {}, { log })).toBeNull()
    const later = line(3, 'activated', { seat: 'isn-1', ship_card: 'isn-torrent' })
    expect(fightFor('discard', {}, { log: [...log, later] }, pass)).toBeNull()
  })

  it('is the one that a power offers at an enemy', () => {
    const { ship_cards, ships } = battle()
    const barrage = { ...ship_cards['isn-torrent']!, level: 'veteran', ships: ['isn-barrage-1'] }
    const view = {
      ship_cards: { ...ship_cards, 'isn-barrage': barrage },
      ships: { ...ships, 'isn-barrage-1': { ...ships['isn-torrent-1']!, card: 'isn-barrage' } },
    }
    const shot = { attacker: 'isn-barrage-1', target: 'tes-kio-1', dice: null }
    expect(fightFor('power', { power: 'umbrella-fire', ship: 'tes-kio-1' }, view)).toEqual(shot)
    expect(fightFor('power', { power: 'umbrella-fire', ship: 'isn-everest-1' }, view)).toBeNull()
  })

  it('is none where a question is about something else', () => {
    expect(fightFor('power', { power: 'hit-and-run', ship: HIT.attacker })).toBeNull()
    expect(fightFor('respond', { event: 'ship-destroyed', ship: HIT.target })).toBeNull()
    expect(fightFor('move', { ship: HIT.target })).toBeNull()
  })
})
