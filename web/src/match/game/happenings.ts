// From a line of the log to the happening that it tells: a game's protocol says which fields each kind has.
import type { CoreView, HappeningBase, LoggedHappening } from '../../protocol/core'

/** A sentence of a game whose happenings have these fields, by kind: its key is the kind, its arguments the fields. */
type TextOf<F, K extends keyof F = keyof F> = { [P in K]: { key: P; args: F[P] } }[K]

type Told<F, K extends keyof F> = { [P in K]: F[P] & { kind: P; label: string; routine: boolean | undefined } }[K]

/** What a game says of its log. */
export interface Teller<V extends CoreView, H extends HappeningBase> {
  /** The happening that a line of the log tells. */
  told(line: V['log'][number], routine?: boolean): H
}

/** The happening that a line tells: its text says which, and its label how. */
export function happeningOf<F extends { [P in keyof F]: object }, K extends keyof F>(
  { text, label }: { text: TextOf<F, K>; label: string },
  routine?: boolean,
): Told<F, K> {
  return { ...text.args, kind: text.key, label, routine }
}

/** The line of that number, if the log still has it. */
export function lineOf<V extends CoreView>({ log }: V, n: number): V['log'][number] | undefined {
  return log[log.findIndex((line) => line.n === n)]
}

/** A happening with all its fields, some of them from the log of the new view; throws if that has no such line. */
export function whole<V extends CoreView, H extends HappeningBase>(
  happening: H | LoggedHappening,
  view: V,
  game: Teller<V, H>,
): H {
  return isLogged(happening) ? game.told(lineOf(view, happening.line)!, happening.routine) : happening
}

/** Whether it is told by a line of the log: it says nothing by itself, though others may have fields called `line`. */
export function isLogged(happening: HappeningBase | LoggedHappening): happening is LoggedHappening {
  return !('label' in happening)
}
