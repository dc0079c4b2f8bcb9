import { describe, expect, it } from 'vitest'
import { option, question, toyView } from '../../fixtures/toy'
import { advise, happened, selectors, type Coach, type Rule } from './coach'

const ANY: Rule[] = [{ say: 'Wait.' }, { ask: ['card', 'dare'], say: 'Answer.' }]
const coach = (lesson: Rule[], guides: Coach['guides'] = {}): Coach => ({
  lessons: { toy: lesson },
  general: ANY,
  guides,
})
const says = (rules: Rule[], options = [option('ace'), option('done')], story: { kind: string }[] = []) => {
  const decision = options.length ? question('1', options) : null
  return advise(coach(rules), toyView({ decision }), decision, story)?.say
}

describe('the coach', () => {
  it('falls back to a word for the kind of question, and to one for no question', () => {
    expect([says([]), says([], [])]).toEqual(['Answer.', 'Wait.'])
    const strange = question('1', [option('ace')], { kind: 'never-heard-of' })
    expect(advise(coach([]), toyView({ decision: strange }), strange, [])).toBeNull()
  })

  it('says nothing of a lesson in another mission', () => {
    const decision = question('1', [option('ace')])
    const elsewhere = toyView({ decision, mission: 'another' })
    expect(advise(coach([{ ask: 'card', say: 'Lesson.' }]), elsewhere, decision, [])?.say).toBe('Answer.')
  })

  it('takes the first rule that fits what is offered, what happened, and what did not', () => {
    const rules: Rule[] = [
      { ask: 'dare', say: 'Of another kind.' },
      { ask: 'card', offers: { id: 'king' }, say: 'Not offered.' },
      { ask: 'card', after: [{ kind: 'won' }], say: 'You won.' },
      { ask: 'card', before: [{ kind: 'lost' }], say: 'Not lost yet.' },
    ]
    expect(says(rules)).toBe('Not lost yet.')
    expect(says(rules, undefined, [{ kind: 'lost' }])).toBe('Answer.')
    expect(says(rules, undefined, [{ kind: 'lost' }, { kind: 'won' }])).toBe('You won.')
    expect(says(rules, [option('king')])).toBe('Not offered.')
  })

  it('reads the view, and what a question and an option are about', () => {
    const told = { ...question('1', [option('a', { seat: 'red' })]), text: { key: 'card', args: { ship: 'barge' } } }
    const view = toyView({ decision: told, round: 2 })
    const said = (rule: Partial<Rule>) => advise(coach([{ ask: 'card', say: 'Yes.', ...rule }]), view, told, [])?.say
    expect(said({ now: { round: [1, 2], turn: 'me' } })).toBe('Yes.')
    expect(said({ now: { round: 1 } })).toBe('Answer.')
    expect(said({ about: { ship: 'barge' } })).toBe('Yes.')
    expect(said({ about: { ship: 'tug' } })).toBe('Answer.')
    expect(said({ offers: { seat: 'me' } })).toBe('Yes.')
    const risky = { ...option('b'), details: [{ text: { key: 'mine', args: {} }, label: '' }] }
    expect(says([{ ask: 'card', offers: { detail: 'mine' }, say: 'Beware.' }], [risky])).toBe('Beware.')
  })

  it('points at the first such option, at parts of the page, and where a guide leads', () => {
    const decision = question('1', [option('ace'), option('king'), { ...option('done'), role: 'end' }])
    const guides = { on: () => ['space:1,2'], out: () => ['option:done'] }
    const word = (rule: Partial<Rule>) =>
      advise(coach([{ ask: 'card', say: 'Look.', ...rule }], guides), toyView({ decision }), decision, [])
    expect(word({ point: { offers: { id: ['king', 'ace'] }, place: 'hint' } })!.points).toEqual([
      'option:ace',
      'place:hint',
    ])
    expect(word({ point: { offers: { id: ['king', 'ace'] }, all: true } })!.points).toEqual([
      'option:ace',
      'option:king',
    ])
    expect(word({ then: 'There.', point: { explains: 'ship:barge' } })).toMatchObject({
      then: 'There.',
      explains: 'ship:barge',
      points: ['place:explained'],
    })
    expect(word({ point: { guide: 'on' } })!.points).toEqual(['space:1,2'])
    expect(word({ point: { guide: 'unknown' } })!.points).toEqual([])
    expect(word({ leads: { role: 'end' }, point: { guide: 'out' } })!.say).toBe('Look.')
    expect(word({ leads: { role: 'end' }, point: { guide: 'on' } })!.say).toBe('Answer.')
  })

  it('remarks on a thing when it has happened for the first time since the last answer', () => {
    const remark: Rule[] = [{ ask: 'card', first: { kind: 'lost' }, say: 'Lost.', why: 'It was the worst.' }]
    const decision = question('1', [option('ace')])
    const told = (story: { kind: string }[], known: number) =>
      advise(coach(remark), toyView({ decision }), decision, story, known)
    const [won, lost] = [{ kind: 'won' }, { kind: 'lost' }]
    expect(told([won, lost], 1)).toMatchObject({ say: 'Lost.', why: 'It was the worst.' })
    expect(told([won, lost, won], 2)!.say).toBe('Answer.')
    expect(told([lost, lost], 1)!.say).toBe('Answer.')
    expect(told([won], 0)!.say).toBe('Answer.')
  })

  it('hears what lines of the log tell', () => {
    const text = { key: 'attack', args: { hit: true, ship: 'barge' } }
    expect(happened({ n: 4, round: 2, seat: 'red', text, label: '' })).toEqual({
      kind: 'attack',
      hit: true,
      ship: 'barge',
      round: 2,
    })
  })

  it('knows where things are on a page', () => {
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
    expect(selectors('space:3,-1')).toHaveLength(1)
    // The option of a shot beside its target takes precedence over the option's button.
    expect(selectors('option:done')[0]).toContain('[data-shot=')
    expect(selectors('option:done')[1]).toContain('[data-option=')
    expect(selectors('place:energy')[0]).toContain('[data-place=')
  })
})
