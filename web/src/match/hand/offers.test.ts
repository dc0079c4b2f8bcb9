import { describe, expect, it } from 'vitest'
import { option, question, toy, toyView, type ToyOption, type ToyView } from '../../fixtures/toy'
import { ScriptSource } from '../connection/scriptedSource'
import { Chooser } from '../state/chooser.svelte'
import { Table } from '../state/table.svelte'
import { offerOf, verbOf, whyNotNow } from './offers'

const reason = (words: string, key: string, args: Record<string, unknown> = {}) => ({
  rule: 'TIM-01',
  text: { key, args: { ...args, words } },
})

function open(options: ToyOption[] | null, overrides: Partial<ToyView> = {}, withheld = [reason('', 'none')]) {
  const decision = options && question('1', options, { withheld })
  const table = new Table(toy, new ScriptSource(toyView({ decision, ...overrides }), []))
  return { table, chooser: new Chooser<ToyOption>(table) }
}

const PLAY = option('play:h1', { handle: 'h1' }, 'play Ace for 2 energy')
const PASS = { ...option('pass'), role: 'default' as const }

describe('a card in the hand', () => {
  it('shows the label of its only option, and an ellipsis if there are several', () => {
    expect(offerOf(open([PLAY, PASS]).chooser, 'hand:h1', 'Ace')).toEqual({
      verb: 'Play',
      text: 'Play Ace for 2 energy',
    })
    const on = ['a', 'b'].map((seat) => option(`play:h1:${seat}`, { handle: 'h1', seat }, `play Ace on ${seat}`))
    expect(offerOf(open([...on, PASS]).chooser, 'hand:h1', 'Ace')).toEqual({ verb: 'Play', text: 'Play Ace …' })
    expect(offerOf(open([PLAY, PASS]).chooser, 'hand:h2', 'King')).toBeNull()
  })

  it('is offered if it is the only choice, and whatever the player has chosen before', () => {
    const on = ['a', 'b'].map((seat) => option(`play:h1:${seat}`, { handle: 'h1', seat }, `play Ace on ${seat}`))
    const { chooser } = open([...on, PASS])
    expect(chooser.choices!.surfaces.has('hand:h1'), 'no place on the table distinguishes the two').toBe(false)
    expect(chooser.offersOf('hand:h1')).toEqual(on)
    expect(chooser.play('hand:h1')).toBe(true)
    expect(chooser.choices!.options).toEqual(on)
    const king = option('play:h2', { handle: 'h2', seat: 'b' }, 'play King')
    const otherChooser = open([...on, king, PASS]).chooser
    otherChooser.clickSurface('hand:h1')
    expect(otherChooser.choices!.surfaces.has('hand:h2')).toBe(false)
    expect(offerOf(otherChooser, 'hand:h2', 'King')!.text).toBe('Play King')
    expect(otherChooser.play('hand:h2')).toBe(true)
    expect(otherChooser.busy).toBe(true)
    expect(otherChooser.play('hand:h9')).toBe(false)
  })

  it('is chosen if its option only has its name', () => {
    expect(verbOf('Ace', 'Ace')).toBe('')
    expect(offerOf(open([option('h1', { handle: 'h1' }, 'Ace')]).chooser, 'hand:h1', 'Ace')!.text).toBe('Choose Ace')
    expect(offerOf(open([option('h1', { handle: 'h1' }, 'Ace (2)')]).chooser, 'hand:h1', 'Ace', 'Play')!.text).toBe(
      'Play Ace',
    )
  })

  it('shows why the server does not offer it', () => {
    const withheld = [
      reason('King costs 9 energy', 'cost', { card: 'king' }),
      reason('two dice are used', 'used', { dice: ['red', 'blue'] }),
      reason('you have played one', 'played'),
    ]
    const { table } = open([PASS], {}, withheld)
    expect(whyNotNow(table, 'king')).toBe('King costs 9 energy')
    expect(whyNotNow(table, 'blue')).toBe('Two dice are used')
    const plain = 'You cannot use this card for the current question.'
    expect(whyNotNow(table, 'queen')).toBe(plain)
    expect(whyNotNow(table, 'queen', [], 'It wins at night.')).toBe(`${plain} It wins at night.`)
    expect(whyNotNow(table, 'king', [], 'It wins at night.')).toBe('King costs 9 energy')
    expect(whyNotNow(table, 'queen', ['played'])).toBe('You have played one')
  })

  it('names the players who are waited for while the viewer is not asked, and offers nothing', () => {
    const { table, chooser } = open(null, { waiting_for: ['blue'] })
    expect(offerOf(chooser, 'hand:h1', 'Ace')).toBeNull()
    expect(whyNotNow(table, 'ace')).toBe('Not now. Waiting for BLUE')
    expect(whyNotNow(open(null, { result: {} as never }).table, 'ace')).toBe('The match is over')
    expect(whyNotNow(open(null).table, 'ace')).toBe('Not now: first watch what happens')
  })
})
