// The sentences about a match, which each game writes from the keys and arguments in its views.
import type {
  DecisionView,
  DetailView,
  HappeningBase,
  LogLine,
  OptionView,
  OrderView,
  ResultView,
  WithheldView,
} from '../../protocol/core'
import type { Args, Group, Say, Texts } from '../../ui/texts/texts'

/** The sentences about the views of a match. */
export interface Sentences {
  /** The text of a question. */
  prompt(decision: Pick<DecisionView, 'text'>): string
  option(option: Pick<OptionView, 'text' | 'ref'>): string
  detail(detail: Pick<DetailView, 'text'>): string
  /** The reason why an option is missing. */
  withheld(reason: Pick<WithheldView, 'text'>): string
  /** The sentence of a log line. */
  line(line: Pick<LogLine, 'text'>): string
  /** How the match ended. */
  result(result: Pick<ResultView, 'reason' | 'text' | 'label'>): string
  happening(happening: Omit<HappeningBase, 'label'>): string
  /** The text of a standing order. */
  order(order: Pick<OrderView, 'text'>): string
  /** The warning before a standing order is set; empty if there is none. */
  warning(order: Pick<OrderView, 'warning_text'>): string
}

/** Return the sentences that a game writes. Each is written once, when it is first shown. `argsOf` returns the
 * arguments of an option. */
export function sentencesFrom(say: Say, argsOf: (option: Pick<OptionView, 'text' | 'ref'>) => Args): Sentences {
  const written = new WeakMap<object, string>()
  function once(holder: object, write: () => string): string {
    let text = written.get(holder)
    if (text === undefined) written.set(holder, (text = write()))
    return text
  }
  const sayOf = (group: Group) => (holder: Pick<LogLine, 'text'>) =>
    once(holder, () => say(group, holder.text.key, holder.text.args))
  return {
    prompt: sayOf('prompt'),
    option: (option) => once(option, () => say('option', option.text.key, argsOf(option))),
    detail: sayOf('detail'),
    withheld: sayOf('withheld'),
    line: sayOf('happening'),
    happening: (happening) => once(happening, () => say('happening', happening.kind, { ...happening })),
    order: sayOf('order'),
    result: (result) => once(result, () => resultText(result, say)),
    warning: ({ warning_text: text }) => (text ? say('warning', text.key, text.args) : ''),
  }
}

/** Return the sentence of a result. If the host has closed the match, only the server has one. */
const resultText = ({ reason, text, label }: Pick<ResultView, 'reason' | 'text' | 'label'>, say: Say) =>
  text.key === 'result' ? say('result', reason, text.args) : label

/** The parts from which sentences are written: the file, the edition, and the names in the match. */
export interface Vocabulary<C> {
  texts: Texts
  catalogue: C
  names: Readonly<Record<string, string>>
}

/** Return a function that returns the sentences about a view. They stay the same while the vocabulary does, so that
 * each line of the log is written once. */
export function keepSentences<V, C>(
  vocabularyOf: (view: V) => Vocabulary<C>,
  create: (vocabulary: Vocabulary<C>) => Sentences,
): (view: V) => Sentences {
  let last: (Vocabulary<C> & { sentences: Sentences }) | null = null
  return (view) => {
    const vocabulary = vocabularyOf(view)
    const isSame =
      last?.texts === vocabulary.texts &&
      last.catalogue === vocabulary.catalogue &&
      areSame(last.names, vocabulary.names)
    if (!last || !isSame) last = { ...vocabulary, sentences: create(vocabulary) }
    return last.sentences
  }
}

function areSame(names: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>): boolean {
  const ids = Object.keys(names)
  return ids.length === Object.keys(others).length && ids.every((id) => names[id] === others[id])
}
