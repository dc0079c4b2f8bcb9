// The texts of a card in the hand: what it does in the current question, or why it does nothing.
import type { DecisionView, OptionView, WithheldView } from '../../protocol/core'
import type { Chooser } from '../state/chooser.svelte'
import type { Surface } from '../state/decide'
import type { Table } from '../state/table.svelte'
import type { ViewOf } from '../state/view'
import { waitingText } from '../game/phrases'
import { upperFirst } from '../../ui/texts/texts'

/** Return the verb of the options of a card: the first word of their label, unless the label is only its name. */
export const verbOf = (label: string, name: string, defaultVerb = 'Choose') =>
  label.startsWith(name) ? defaultVerb : upperFirst(label.split(' ', 1)[0]!)

/** What an offered option does with a card: its verb, and the text of its button. */
export interface Offer {
  verb: string
  text: string
}

/** Return what the current question offers to do with a card; null if it offers nothing. `defaultVerb` is the verb of
 * options that only name the card. */
export function offerOf<O extends OptionView>(
  chooser: Chooser<O>,
  surface: Surface,
  name: string,
  defaultVerb?: string,
): Offer | null {
  const [first, ...rest] = chooser.offersOf(surface)
  if (!first) return null
  const label = chooser.fullLabel(first)
  const verb = verbOf(label, name, defaultVerb)
  if (rest.length) return { verb, text: `${verb} ${name} …` }
  return { verb, text: label.startsWith(name) ? `${verb} ${name}` : upperFirst(label) }
}

/** Return the server's reason why the question does not offer a card, if it gives one. `commonReasons` has the keys of
 * reasons that hold for each card of its kind. */
export function withheldReason(
  { withheld = [] }: DecisionView,
  card: string,
  commonReasons: readonly string[] = [],
): WithheldView | undefined {
  const isAbout = (arg: unknown) => arg === card || (Array.isArray(arg) && arg.includes(card))
  const ownReason = withheld.find(({ text }) => Object.values(text.args).some(isAbout))
  return ownReason ?? withheld.find(({ text }) => commonReasons.includes(text.key))
}

/** Return why the viewer cannot play a card now. `usage` is a sentence on when the card can be used, if one is
 * known. */
export function whyNotNow(table: Table<ViewOf>, card: string, commonReasons?: readonly string[], usage = ''): string {
  const { view, decision } = table
  if (decision) {
    const reason = withheldReason(decision, card, commonReasons)
    return reason
      ? upperFirst(table.sentences.withheld(reason))
      : `You cannot use this card for the current question. ${usage}`.trim()
  }
  if (!view || view.result) return 'The match is over'
  if (table.playing || view.waiting_for.includes(view.viewer)) return 'Not now: first watch what happens'
  return `Not now. ${waitingText(view, (seat) => table.nameOf(seat), table.now())}`
}
