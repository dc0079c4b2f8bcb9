// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { ScriptSource } from '../../match/connection/scriptedSource'
import type { Decision, Happening, View } from '../../protocol/galaxies'
import { galaxies } from '.'
import { battle, decision, attackFields, line } from './fixtures/views'
import { GalaxiesTable } from './state.svelte'

const SHOT = { ...attackFields('D4', true), attacker: 'red-tougu-1', target: 'isn-torrent-1' }

/** Return a table that is opened while the viewer has a question about a hit. */
function tableWithQuestion(
  args: object,
  kind: Decision['kind'] = 'respond',
  log: View['log'] = [line(1, 'attack', SHOT)],
): GalaxiesTable {
  const question = decision('1', kind, [], { text: { key: kind, args: { event: 'attack-hit', ...args } } })
  return new GalaxiesTable(galaxies, new ScriptSource<View, Happening>({ ...battle(), log, decision: question }), {})
}

const about = { attacker: 'red-tougu-1', ship: 'isn-torrent-1' }

describe('the dice of an attack', () => {
  it('stand beside the question of whether it is answered', () => {
    expect(tableWithQuestion(about).fight).toMatchObject({ coordinate: 'D4', hit: true, target: 'isn-torrent-1' })
  })

  it('are the dice of the last attack only', () => {
    expect(tableWithQuestion({ ...about, attacker: 'chosh-ka-1' }).fight).toBeNull()
    const later = [line(1, 'attack', SHOT), line(2, 'attack', { ...SHOT, target: 'isn-everest-1' })]
    expect(tableWithQuestion(about, 'respond', later).fight).toBeNull()
    expect(tableWithQuestion(about, 'respond', []).fight).toBeNull()
  })

  it('are not there for other questions', () => {
    expect(tableWithQuestion({ ship: 'isn-torrent-1' }).fight).toBeNull()
    expect(tableWithQuestion(about, 'move').fight).toBeNull()
  })
})

describe('the chart that the coach explains', () => {
  it('belongs to a ship on the board, and gives way to the dice of an attack', () => {
    const [calm, fight] = [tableWithQuestion(about, 'move'), tableWithQuestion(about)]
    expect(calm.charted).toBeNull()
    for (const table of [calm, fight]) table.explained = 'ship:isn-torrent-1'
    expect([calm.charted, fight.charted]).toEqual(['isn-torrent-1', null])
    calm.explained = 'ship:nobody-1'
    expect(calm.charted).toBeNull()
    calm.explained = 'place:hand'
    expect(calm.charted).toBeNull()
  })
})
