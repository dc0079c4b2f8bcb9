// The texts of a card in the hand: what it does in the current question, or why it does nothing.
import type { DecisionView, OptionView, WithheldView } from '../../protocol/core'
import type { Chooser } from '../state/chooser.svelte'
import type { Surface } from '../state/decide'
import type { Table } from '../state/table.svelte'
import type { ViewOf } from '../state/view'
import { waitingText } from '../game/phrases'
import { say } from '../../ui/texts/table'
import { upperFirst } from '../../ui/texts/texts'

/** A text that is more than a note in brackets or behind a colon. */
const WORDS = /^\p{L}.*\p{L}$/u

/** Return the verb of the options of a card: the first or the last word of their label, depending on the language. It
 * is empty if the label is only the card's name. */
export function verbOf(label: string, name: string): string {
  const words = label.split(' ')
  const first = label.startsWith(name) ? '' : words[0]
  const last = WORDS.test(label.replace(name, '').trim()) && !label.endsWith(name) ? words.at(-1) : ''
  return upperFirst(say('hand-verb', { first, last }))
}

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
  defaultVerb = say('hand-choose'),
): Offer | null {
  const [first, ...rest] = chooser.offersOf(surface)
  if (!first) return null
  const label = chooser.fullLabel(first)
  const ownVerb = verbOf(label, name)
  const verb = ownVerb || defaultVerb
  if (rest.length) return { verb, text: say('hand-offer-more', { verb, name }) }
  return { verb, text: ownVerb ? upperFirst(label) : say('hand-offer', { verb, name }) }
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
    if (reason) return upperFirst(table.sentences.withheld(reason))
    return [say('hand-unusable'), usage].filter(Boolean).join(' ')
  }
  if (!view || view.result) return say('hand-over')
  if (table.playing || view.waiting_for.includes(view.viewer)) return say('hand-look-first')
  return say('hand-wait', { waiting: waitingText(view, (seat) => table.nameOf(seat), table.now()) })
}
