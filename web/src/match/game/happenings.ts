// Converts log lines to happenings. A game's protocol defines the fields of each kind.
import type { CoreView, HappeningBase, LoggedHappening } from '../../protocol/core'
import type { Sentences } from './sentences'

/** The text of a game's happenings by kind. Its key is the kind, and its arguments are the fields. */
type TextOf<F, K extends keyof F = keyof F> = { [P in K]: { key: P; args: F[P] } }[K]

type HappeningOfKind<F, K extends keyof F> = {
  [P in K]: F[P] & { kind: P; label: string; routine: boolean | undefined }
}[K]

/** A game's function to convert its log lines to happenings. */
export interface HappeningReader<V extends CoreView, H extends HappeningBase> {
  /** Return the happening that a log line describes. */
  readHappening(line: V['log'][number], routine?: boolean): H
}

/** Return the happening that a line describes. The line's text supplies the kind and the fields. */
export function happeningOf<F extends { [P in keyof F]: object }, K extends keyof F>(
  { text }: { text: TextOf<F, K> },
  routine?: boolean,
): HappeningOfKind<F, K> {
  // The protocol's types still have a label, which no happening of the client needs.
  return { ...text.args, kind: text.key, routine } as HappeningOfKind<F, K>
}

/** Return the log line with that number, or undefined if the log no longer contains it. */
export function lineOf<V extends CoreView>({ log }: V, n: number): V['log'][number] | undefined {
  return log[log.findIndex((line) => line.n === n)]
}

/** Return a happening with all its fields, read from the new view's log if necessary. Throw if the log lacks it. */
export function completeHappening<V extends CoreView, H extends HappeningBase>(
  happening: H | LoggedHappening,
  view: V,
  game: HappeningReader<V, H>,
): H {
  return isLogged(happening) ? game.readHappening(lineOf(view, happening.line)!, happening.routine) : happening
}

/** Return whether a happening merely refers to a log line, by its number. Others may have a field `line`, too. */
export function isLogged(happening: HappeningBase | LoggedHappening): happening is LoggedHappening {
  return 'line' in happening && typeof happening.line === 'number'
}

/** Return the text of a happening while it is on stage, which reveals no more than the picture so far. */
export function stageText<V extends CoreView, H extends HappeningBase>(
  game: { stageText?(happening: H, view: V): string; sentences(view: V): Sentences },
  happening: H,
  view: V,
): string {
  return game.stageText?.(happening, view) || game.sentences(view).happening(happening)
}
