// How a number or word of a line card changed: a short text for each step, and its cause.
import { toReadable } from '../../../match/game/words'
import type { ChangeView, LineCardView } from '../../../protocol/pulp'
import { nameOf } from '../catalogue'
import { edition } from '../edition.svelte'
import { abilityName, isAbility, percentText, countText, pointsText } from '../words'

/** Part of a step's description: text, or the symbol of an Ability. */
export type Piece = string | { ability: string }

export interface Step {
  by: string
  name: string
  pieces: Piece[]
}

const toPiece = (word: ChangeView['after']): Piece => (isAbility(word) ? { ability: word } : String(word ?? 'none'))

/** Return a number with a minus sign that has the width of a plus sign. */
const formatNumber = (word: ChangeView['after']) => String(word ?? 0).replace('-', '−')

/** Return the name of a single kind of dice with a trailing space; empty if several kinds are meant. */
const diceKindPrefix = (kinds: string) => (/^\w+$/.test(kinds) ? `${toReadable(kinds)} ` : '')

const SAID: Record<string, (change: ChangeView, card: LineCardView) => Piece[]> = {
  strength: ({ before, after }) => [`${formatNumber(before)} → ${formatNumber(after)}`],
  least: ({ before, after }) => [`${formatNumber(before)} → ${formatNumber(after)} at least`],
  ability: ({ before, after }) =>
    before === after ? ['stays', toPiece(after)] : ['pay', toPiece(after), 'instead of', toPiece(before)],
  part: ({ part, after }, card) => [
    `+${after ?? card.parts[part]?.strength ?? ''}`,
    { ability: card.parts[part]?.ability ?? 'any' },
  ],
  bonus: ({ before, after }) => [`your strength ${before ?? 0} → ${after}`],
  must: ({ after }) => [after === 'engage' ? 'must be engaged' : 'must be evaded'],
  dice: ({ after }) => [`no ${diceKindPrefix(String(after ?? ''))}dice`],
  cubes: ({ before, after }) => [`evading draws ${before} → ${after}`],
  point: ({ after }) => (isAbility(after) ? ['the point must be', toPiece(after)] : ['no point for evading']),
}

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
      last.pieces = [...last.pieces, `→ ${formatNumber(change.after)} at least`]
      continue
    }
    steps.push({
      by: change.by,
      name: change.by === card.id ? ownCause(card.id) : nameOf(edition.catalogue, change.by),
      pieces: SAID[change.what]?.(change, card) ?? [`${change.what} ${String(change.after ?? '')}`],
    })
  }
  return steps
}

const piecesText = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : abilityName(piece.ability))).join(' ')

export const stepText = ({ name, pieces }: Step) => `${name}: ${piecesText(pieces)}`

const STATUS: Record<LineCardView['status'], string> = {
  waiting: 'still to be met',
  current: 'being met',
  engaged: 'engaged',
  evaded: 'evaded',
}

/** Return the cost of engaging in words: "3 Combat and 1 Science". */
export function costText({ parts }: LineCardView): string {
  const due: Record<string, number> = {}
  for (const part of parts) due[part.ability] = (due[part.ability] ?? 0) + part.due
  return pointsText(due)
}

/** Return the full content of a line card as text. */
export function lineText(card: LineCardView): string {
  const name = nameOf(edition.catalogue, card.id)
  if (card.status === 'engaged' || card.status === 'evaded') {
    return `${name}, ${STATUS[card.status]}${card.seized ? ', taken by the Traitor' : ''}`
  }
  const parts = [`${name}, ${STATUS[card.status]}`]
  if (card.forced) parts.push(`must be ${card.forced === 'engage' ? 'engaged' : 'evaded'}`)
  if (card.forced !== 'evade')
    parts.push(`engaging costs ${costText(card)}${card.payable ? '' : ', which you cannot pay'}`)
  if (canBeEvaded(card)) parts.push(evadeText(card))
  return [...parts, ...stepsOf(card).map(stepText)].join('. ')
}

function evadeText({ evade }: LineCardView): string {
  const point = evade.point ? `${evade.only ? `1 ${abilityName(evade.only)}` : '1 point'} and ` : ''
  const risk =
    evade.danger === null
      ? ''
      : evade.danger
        ? `, and loses the match with a chance of ${percentText(evade.danger)}`
        : ''
  return `evading costs ${point}${countText(evade.cubes, 'cube')}${risk}`
}
