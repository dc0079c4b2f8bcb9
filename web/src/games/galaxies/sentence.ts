// Sentences as data: the log, and what a result says of itself, tell happenings in the same fields.
import type { TextView } from '../../protocol/core'
import type { Happening } from '../../protocol/galaxies'

type Fields<H> = H extends unknown ? Omit<H, 'text' | 'label'> : never

/** A happening as its sentence tells it. */
export type Sentence = Fields<Happening>

/** What a sentence of the server is about: its key is the kind of a happening, its arguments that happening's fields. */
export function sentenceOf({ key, args }: TextView): Sentence {
  return { kind: key, ...args } as Sentence
}
