import { FluentBundle, FluentResource, type Message } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { Locale } from './locale'
import { textsOf, Texts, Written, type Args } from './texts'

const messagesOf = (text: string) => new FluentResource(text).body as Message[]

/** Return the sentence of a message with the id `log-it`. */
const write = (message: string, args: Args = {}, more = '') =>
  new Texts({ language: 'en', messages: messagesOf(`log-it = ${message}\n${more}`) }).say(
    'log' as 'happening',
    'it',
    args,
    (id) => id.toUpperCase(),
  )

describe('an argument', () => {
  it('is a name, a number or a text', () => {
    expect(write('{ $a }, { $b }, { $c }', { a: 'ace', b: 1200, c: new Written('as it is') })).toBe(
      'ACE, 1,200, as it is',
    )
  })

  it('chooses a variant by its number, its truth, or its absence', () => {
    const message = '{ $n ->\n    [one] one\n    [true] yes\n    [false] no\n    [none] nothing\n   *[other] many\n}'
    expect([1, 2, true, false, null, undefined].map((n) => write(message, { n }))).toEqual([
      'one',
      'many',
      'yes',
      'no',
      'nothing',
      'nothing',
    ])
  })

  it('has forms', () => {
    const forms = (message: string, values: unknown[]) => values.map((a) => write(message, { a }))
    expect(forms('{ $a-id }', ['ace', ['engage', 'evade'], null, 3])).toEqual(['ace', 'engage-evade', 'none', '3'])
    expect(forms('{ $a-count }', [['x', 'y'], { x: 2 }, null])).toEqual(['2', '1', '0'])
    expect(forms('{ $a-sum }', [{ x: 2, y: 1 }, ['x', 'x'], null])).toEqual(['3', '2', '0'])
    expect(forms('{ $a-sign } { $a-size }', [2, -3, 0, null])).toEqual(['plus 2', 'minus 3', 'zero 0', 'zero 0'])
    expect(forms('{ $a-percent }', [0.25, 0.001, 0.999, 1, 0, null, 0.125])).toEqual(
      ['25', 'low', 'high', '100', '0', '0', '12'], // a half is rounded to an even number
    )
    expect(forms('{ $a-or }', [['x', 'y', 'z'], { x: 1, y: 2 }, []])).toEqual(['X, Y or Z', 'X or Y', 'none'])
  })
})

describe('a list', () => {
  it('is written by the rules of the language', () => {
    const lists = [['x'], ['x', 'y'], ['x', 'y', 'z'], { x: 1, y: 0 }, []]
    expect(lists.map((a) => write('{ $a }', { a }))).toEqual(['X', 'X and Y', 'X, Y and Z', 'X and Y', 'none'])
  })

  it('is written by its attribute, or by a part that all messages share', () => {
    const own = '{ $cubes }\n    .cubes = { $n } { $key } of { $who }\n    .cubes-none = nothing'
    const shared = 'part-cubes = { $n } { $key }\npart-cubes-none = none at all'
    expect(write(own, { cubes: ['red', 'blue', 'red'], who: 'ann' })).toBe('2 RED of ANN and 1 BLUE of ANN')
    expect([write(own, { cubes: {} }, shared), write(own, { cubes: { red: 0 } })]).toEqual(['nothing', 'none'])
    expect(write('{ $cubes }', { cubes: { red: 2 } }, shared)).toBe('2 RED')
    expect(write('{ $cubes }', { cubes: [] }, shared)).toBe('none at all')
    expect(write('{ $cubes }', { cubes: 3 }, shared)).toBe('3')
  })
})

describe('a message', () => {
  it('is found by its group and key, and is otherwise the words of the key', () => {
    const texts = new Texts({ language: 'en', messages: messagesOf('withheld-phase-deploy = not now') })
    expect(texts.say('withheld', 'phase:deploy', {})).toBe('not now')
    expect(texts.say('withheld', 'not-known', {})).toBe('Not known')
  })

  it('is written once for each set of values', () => {
    const texts = new Texts({ language: 'en', messages: messagesOf('option-it = { $a } { $b }') })
    const format = vi.spyOn(FluentBundle.prototype, 'formatPattern')
    const say = (b: unknown) => texts.say('option', 'it', { a: 'x', b })
    expect([say(1), say(1), say('1'), say(2)]).toEqual(['x 1', 'x 1', 'x 1', 'x 2'])
    expect(format).toHaveBeenCalledTimes(3)
    format.mockRestore()
  })
})

describe('the file of a language', () => {
  const files = {
    '/locales/de/toy.ftl': vi.fn(async () => messagesOf('order-stop = Halt')),
    '/locales/en/toy.ftl': vi.fn(async () => messagesOf('order-stop = Stop')),
  }

  it('is fetched once, and is that of another language only if there is none', async () => {
    const locale = new Locale(files)
    const order = () => textsOf(locale).say('order', 'stop', {})
    expect(textsOf(locale).say('order', 'stop-here', {})).toBe('Stop here')
    await locale.load()
    await locale.load()
    expect([order(), files['/locales/en/toy.ftl'].mock.calls.length]).toEqual(['Stop', 1])
    await locale.load('de')
    expect(order()).toBe('Halt')
    await locale.load('fr')
    expect(order()).toBe('Stop')
  })
})

describe('another language', () => {
  it('has its own plurals and lists', () => {
    const message = 'card-count = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}'
    const polish = new Texts({ language: 'pl', messages: messagesOf(`${message}\nseen = { $names }, { $names-or }`) })
    expect([1, 2, 5, 12, 22, 25].map((n) => polish.format('card-count', { n }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '12 kart',
      '22 karty',
      '25 kart',
    ])
    expect(polish.format('seen', { names: ['Ala', 'Ola', 'Jan'] })).toBe('Ala, Ola i Jan, Ala, Ola lub Jan')
  })

  it('has the messages that it lacks in English, with English plurals', () => {
    const english = {
      language: 'en',
      messages: messagesOf('cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}'),
    }
    const japanese = new Texts({ language: 'ja', messages: messagesOf('draw = { $n }枚引く') }, english)
    expect([japanese.format('draw', { n: 2 }), japanese.format('cards', { n: 1 })]).toEqual(['2枚引く', '1 card'])
  })
})
