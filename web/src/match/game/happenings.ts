// Converts log lines to happenings. A game's protocol defines the fields of each kind.
import type { CoreView, HappeningBase, LoggedHappening } from '../../protocol/core'

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

/** Return the happening that a line describes. The line's text supplies the kind and the fields, and its label the
 * wording. */
export function happeningOf<F extends { [P in keyof F]: object }, K extends keyof F>(
  { text, label }: { text: TextOf<F, K>; label: string },
  routine?: boolean,
): HappeningOfKind<F, K> {
  return { ...text.args, kind: text.key, label, routine }
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

/** Return whether a happening merely refers to a log line. Other happenings may also have a field `line`. */
export function isLogged(happening: HappeningBase | LoggedHappening): happening is LoggedHappening {
  return !('label' in happening)
}
