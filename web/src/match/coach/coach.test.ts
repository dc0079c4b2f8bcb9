import { describe, expect, it } from 'vitest'
import { option, question, toyView } from '../../fixtures/toy'
import { advise, toHappening, targetSelectors, type Coach, type Rule } from './coach'

const ANY: Rule[] = [{ say: 'Wait.' }, { ask: ['card', 'dare'], say: 'Answer.' }]
const createCoach = (lesson: Rule[], guides: Coach['guides'] = {}): Coach => ({
  lessons: { toy: lesson },
  general: ANY,
  guides,
})
const sayFor = (rules: Rule[], options = [option('ace'), option('done')], story: { kind: string }[] = []) => {
  const decision = options.length ? question('1', options) : null
  return advise(createCoach(rules), toyView({ decision }), decision, story)?.say
}

describe('the coach', () => {
  it('falls back to a line for the kind of question, and to one without a question', () => {
    expect([sayFor([]), sayFor([], [])]).toEqual(['Answer.', 'Wait.'])
    const unknownKind = question('1', [option('ace')], { kind: 'never-heard-of' })
    expect(advise(createCoach([]), toyView({ decision: unknownKind }), unknownKind, [])).toBeNull()
  })

  it('does not use the lines of a lesson in another mission', () => {
    const decision = question('1', [option('ace')])
    const otherMission = toyView({ decision, mission: 'another' })
    expect(advise(createCoach([{ ask: 'card', say: 'Lesson.' }]), otherMission, decision, [])?.say).toBe('Answer.')
  })

  it('takes the first rule that fits the options and the happenings', () => {
    const rules: Rule[] = [
      { ask: 'dare', say: 'Of another kind.' },
      { ask: 'card', offers: { id: 'king' }, say: 'Not offered.' },
      { ask: 'card', after: [{ kind: 'won' }], say: 'You won.' },
      { ask: 'card', before: [{ kind: 'lost' }], say: 'Not lost yet.' },
    ]
    expect(sayFor(rules)).toBe('Not lost yet.')
    expect(sayFor(rules, undefined, [{ kind: 'lost' }])).toBe('Answer.')
    expect(sayFor(rules, undefined, [{ kind: 'lost' }, { kind: 'won' }])).toBe('You won.')
    expect(sayFor(rules, [option('king')])).toBe('Not offered.')
  })

  it('reads the view, and the subjects of a question and an option', () => {
    const decision = {
      ...question('1', [option('a', { seat: 'red' })]),
      text: { key: 'card', args: { ship: 'barge' } },
    }
    const view = toyView({ decision, round: 2 })
    const adviceText = (rule: Partial<Rule>) =>
      advise(createCoach([{ ask: 'card', say: 'Yes.', ...rule }]), view, decision, [])?.say
    expect(adviceText({ now: { round: [1, 2], turn: 'me' } })).toBe('Yes.')
    expect(adviceText({ now: { round: 1 } })).toBe('Answer.')
    expect(adviceText({ about: { ship: 'barge' } })).toBe('Yes.')
    expect(adviceText({ about: { ship: 'tug' } })).toBe('Answer.')
    expect(adviceText({ offers: { seat: 'me' } })).toBe('Yes.')
    const risky = { ...option('b'), details: [{ text: { key: 'mine', args: {} } }] }
    expect(sayFor([{ ask: 'card', offers: { detail: 'mine' }, say: 'Beware.' }], [risky])).toBe('Beware.')
  })

  it('points at the first matching option, at parts of the page, and at the targets of a guide', () => {
    const decision = question('1', [option('ace'), option('king'), { ...option('done'), role: 'end' }])
    const guides = { on: () => ['space:1,2'], out: () => ['option:done'] }
    const adviceFor = (rule: Partial<Rule>) =>
      advise(createCoach([{ ask: 'card', say: 'Look.', ...rule }], guides), toyView({ decision }), decision, [])
    expect(adviceFor({ point: { offers: { id: ['king', 'ace'] }, place: 'hint' } })!.points).toEqual([
      'option:ace',
      'place:hint',
    ])
    expect(adviceFor({ point: { offers: { id: ['king', 'ace'] }, all: true } })!.points).toEqual([
      'option:ace',
      'option:king',
    ])
    expect(adviceFor({ then: 'There.', point: { explains: 'ship:barge' } })).toMatchObject({
      then: 'There.',
      explains: 'ship:barge',
      points: ['place:explained'],
    })
    expect(adviceFor({ point: { guide: 'on' } })!.points).toEqual(['space:1,2'])
    expect(adviceFor({ point: { guide: 'unknown' } })!.points).toEqual([])
    expect(adviceFor({ leads: { role: 'end' }, point: { guide: 'out' } })!.say).toBe('Look.')
    expect(adviceFor({ leads: { role: 'end' }, point: { guide: 'on' } })!.say).toBe('Answer.')
  })

  it('comments on the first occurrence of a happening since the last answer', () => {
    const remark: Rule[] = [{ ask: 'card', first: { kind: 'lost' }, say: 'Lost.', why: 'It was the worst.' }]
    const decision = question('1', [option('ace')])
    const adviceAfter = (story: { kind: string }[], known: number) =>
      advise(createCoach(remark), toyView({ decision }), decision, story, known)
    const [won, lost] = [{ kind: 'won' }, { kind: 'lost' }]
    expect(adviceAfter([won, lost], 1)).toMatchObject({ say: 'Lost.', why: 'It was the worst.' })
    expect(adviceAfter([won, lost, won], 2)!.say).toBe('Answer.')
    expect(adviceAfter([lost, lost], 1)!.say).toBe('Answer.')
    expect(adviceAfter([won], 0)!.say).toBe('Answer.')
  })

  it('reads the happenings in log lines', () => {
    const text = { key: 'attack', args: { hit: true, ship: 'barge' } }
    expect(toHappening({ n: 4, round: 2, seat: 'red', text })).toEqual({
      kind: 'attack',
      hit: true,
      ship: 'barge',
      round: 2,
    })
  })

  it('finds things on a page', () => {
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
    expect(targetSelectors('space:3,-1')).toHaveLength(1)
    // The option of a shot beside its target takes precedence over the option's button.
    expect(targetSelectors('option:done')[0]).toContain('[data-shot=')
    expect(targetSelectors('option:done')[1]).toContain('[data-option=')
    expect(targetSelectors('place:energy')[0]).toContain('[data-place=')
  })
})
