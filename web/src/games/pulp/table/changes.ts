// How a number or word of a line card changed: a short text for each step, and its cause.
import type { ChangeView, LineCardView } from '../../../protocol/pulp'
import type { Args } from '../../../ui/texts/texts'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import { say } from '../texts'
import { abilityName, isAbility, joinTexts, percentText, pointsText } from '../words'

/** The text of a change: the end of its message's id, and the arguments. Abilities may be shown as symbols. */
interface Change {
  change: string
  args?: Args
  abilities?: { ability?: string; other?: string }
}

export interface Step extends Required<Change> {
  by: string
  name: string
}

/** Return a number with a minus sign that has the width of a plus sign. */
const formatNumber = (word: ChangeView['after']) => String(word ?? 0).replace('-', '−')

const range = ({ before, after }: ChangeView) => ({ before: formatNumber(before), after: formatNumber(after) })
const idOf = (word: ChangeView['after']) => String(word ?? 'any')

const CHANGES: Record<string, (change: ChangeView, card: LineCardView) => Change> = {
  strength: (change) => ({ change: 'strength', args: range(change) }),
  least: (change) => ({ change: 'least', args: range(change) }),
  ability: ({ before, after }) =>
    before === after
      ? { change: 'stays', abilities: { ability: idOf(after) } }
      : { change: 'ability', abilities: { ability: idOf(after), other: idOf(before) } },
  part: ({ part, after }, card) => ({
    change: 'part',
    args: { n: after ?? card.parts[part]?.strength ?? 0 },
    abilities: { ability: card.parts[part]?.ability ?? 'any' },
  }),
  bonus: (change) => ({ change: 'bonus', args: range(change) }),
  must: ({ after }) => ({ change: 'must', args: { way: after } }),
  dice: ({ after }) => ({ change: 'dice', args: { kind: after } }),
  cubes: (change) => ({ change: 'cubes', args: range(change) }),
  point: ({ after }) =>
    isAbility(after) ? { change: 'point', abilities: { ability: after } } : { change: 'no-point' },
}

/** Return the text of a kind of change that this client does not know. */
const unknownChange = ({ what, after }: ChangeView): Change => ({ change: 'other', args: { what, after } })

/** A way to meet a card. */
export type Way = 'engage' | 'evade'

/** Return the way that a kind of change affects, or null if it affects both ways. */
export const wayOf = (kind: ChangeView['what']): Way | null =>
  kind === 'must' ? null : kind === 'cubes' || kind === 'point' ? 'evade' : 'engage'

/** Return whether a card can be evaded. A forced Engage becomes an Evade if the player cannot pay for it. */
export const canBeEvaded = ({ forced, payable }: LineCardView) => forced !== 'engage' || !payable

/** Return the cause of a change made by the card's own text: the words before its colon, or the card's name. */
function ownCause(card: string): string {
  const [place] = /^In [^:]+(?=:)/.exec(edition.catalogue.encounters[card]?.text ?? '') ?? []
  return place ?? nameOf(edition.catalogue, card)
}

export function stepsOf(card: LineCardView): Step[] {
  const steps: Step[] = []
  for (const [i, change] of card.changes.entries()) {
    const [before, last] = [card.changes[i - 1], steps.at(-1)]
    if (last && change.what === 'least' && before?.what === 'strength' && before.by === change.by) {
      last.change = 'strength-least'
      last.args = { ...last.args, least: formatNumber(change.after) }
      continue
    }
    steps.push({
      by: change.by,
      name: change.by === card.id ? ownCause(card.id) : nameOf(edition.catalogue, change.by),
      args: {},
      abilities: {},
      ...(CHANGES[change.what] ?? unknownChange)(change, card),
    })
  }
  return steps
}

export function stepText({ name, change, args, abilities }: Step): string {
  const names = Object.fromEntries(Object.entries(abilities).map(([place, ability]) => [place, abilityName(ability)]))
  return say('line-step', { name, change: say(`change-${change}`, { ...args, ...names }) })
}

/** Return the cost of engaging in words: "3 Combat and 1 Science". */
export function costText({ parts }: LineCardView): string {
  const due: Record<string, number> = {}
  for (const part of parts) due[part.ability] = (due[part.ability] ?? 0) + part.due
  return pointsText(due)
}

/** Return the full content of a line card as text. */
export function lineText(card: LineCardView): string {
  const { status, seized, forced, payable } = card
  const name = say('line-card', { name: nameOf(edition.catalogue, card.id), status, seized: !!seized })
  if (status === 'engaged' || status === 'evaded') return name
  return joinTexts(
    name,
    forced ? say('line-must', { way: forced }) : '',
    forced === 'evade' ? '' : say('line-engaging', { cost: costText(card), payable }),
    canBeEvaded(card) ? evadeText(card) : '',
    ...stepsOf(card).map(stepText),
  )
}

function evadeText({ evade: { point, only, cubes, danger } }: LineCardView): string {
  const paid = !point ? null : only ? abilityName(only) : 'any'
  return say('line-evading', { point: paid, cubes, danger: danger ? percentText(danger) : null })
}
