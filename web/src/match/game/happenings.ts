// Turns lines of the log into happenings. A game's protocol names the fields of each kind.
import type { CoreView, HappeningBase, LoggedHappening } from '../../protocol/core'

/** The text of a game's happenings, by kind: its key is the kind, its arguments are the fields. */
type TextOf<F, K extends keyof F = keyof F> = { [P in K]: { key: P; args: F[P] } }[K]

type Told<F, K extends keyof F> = { [P in K]: F[P] & { kind: P; label: string; routine: boolean | undefined } }[K]

/** A game's way to read its log. */
export interface Teller<V extends CoreView, H extends HappeningBase> {
  /** Return the happening that a line of the log tells. */
  told(line: V['log'][number], routine?: boolean): H
}

/** Return the happening that a line tells: its text has the kind and the fields, its label the words. */
export function happeningOf<F extends { [P in keyof F]: object }, K extends keyof F>(
  { text, label }: { text: TextOf<F, K>; label: string },
  routine?: boolean,
): Told<F, K> {
  return { ...text.args, kind: text.key, label, routine }
}

/** Return the line with that number, if the log still has it. */
export function lineOf<V extends CoreView>({ log }: V, n: number): V['log'][number] | undefined {
  return log[log.findIndex((line) => line.n === n)]
}

/** Return a happening with all its fields, read from the new view's log if necessary; throw if the log lacks it. */
export function whole<V extends CoreView, H extends HappeningBase>(
  happening: H | LoggedHappening,
  view: V,
  game: Teller<V, H>,
): H {
  return isLogged(happening) ? game.told(lineOf(view, happening.line)!, happening.routine) : happening
}

/** Return whether a happening only refers to a line of the log. Other happenings may also have a field `line`. */
export function isLogged(happening: HappeningBase | LoggedHappening): happening is LoggedHappening {
  return !('label' in happening)
}
