// The attack that a question is about: who attacks whom.
import { isReaction } from '../../match/state/decide'
import type { AttackHappening, DecisionView, View } from '../../protocol/galaxies'
import { powerInfo, shipVersion } from './catalogue'
import { edition } from './edition.svelte'

export interface Fight {
  attacker: string
  target: string
  /** The attack with its dice, as they fell on the target's chart. Null if they have not been rolled yet or are
   * unknown. */
  dice: AttackHappening | null
}

const TIMINGS: ReadonlySet<string | undefined> = new Set(['attack-hit', 'attack-missed'])
/** The happenings that may be logged between the dice roll of an attack and a question about it. */
const BETWEEN: ReadonlySet<string> = new Set(['discarded', 'energy', 'played', 'power'])

/** Return the attack that a question is about, or null if there is none. `last` is the last attack shown. */
export function fightInQuestion(view: View, decision: DecisionView, last: AttackHappening | null): Fight | null {
  const { attacker, ship } = decision.text.args
  if (decision.kind === 'respond') {
    if (typeof attacker !== 'string' || typeof ship !== 'string') return null
    const dice = last?.attacker === attacker && last.target === ship ? last : null
    return { attacker, target: ship, dice }
  }
  if (last && (isAboutDice(decision) || isDiscardBeforeReaction(view, decision)))
    return { attacker: last.attacker, target: last.target, dice: last }
  return offeredShot(view, decision)
}

/** Return whether the powers in a question affect the dice of an attack. */
function isAboutDice({ kind, text, options }: DecisionView): boolean {
  const powers =
    kind === 'power' ? [text.args.power] : kind === 'order-triggers' ? options.map(({ ref }) => ref.power) : []
  return powers.some((power) => typeof power === 'string' && TIMINGS.has(powerInfo(edition.catalogue, power)?.timing))
}

/** Return whether a player is discarding cards for energy before reacting to an attack. */
function isDiscardBeforeReaction({ log }: View, decision: DecisionView): boolean {
  const lastLine = log.filter(({ text }) => !BETWEEN.has(text.key)).at(-1)
  return decision.kind === 'discard' && isReaction(decision) && lastLine?.text.key === 'attack'
}

/** Return the attack on an approaching enemy that a power offers. */
function offeredShot(view: View, { kind, text }: DecisionView): Fight | null {
  const { power, ship: target } = text.args
  if (kind !== 'power' || typeof power !== 'string' || typeof target !== 'string') return null
  if (teamOf(view, view.ships[target]?.card) === view.seats[view.viewer]?.team) return null
  const own = Object.entries(view.ship_cards).filter(([, { seat }]) => seat === view.viewer)
  const has = own.find(([id, { level }]) =>
    shipVersion(edition.catalogue, id, level)?.powers.some(({ id }) => id === power),
  )
  const attacker = has?.[1].ships[0]
  return attacker ? { attacker, target, dice: null } : null
}

const teamOf = (view: View, card: string | undefined) => view.seats[view.ship_cards[card ?? '']?.seat ?? '']?.team
