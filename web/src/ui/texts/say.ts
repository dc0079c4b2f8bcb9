// The texts of pages, by the ids of their messages.
import type { Locale } from './locale'
import { textsOf, type Args } from './texts'

/** Returns a text of a page. `id` is the id of a message, or of its attribute: "consent.link". */
export type SayText = (id: string, args?: Args) => string

/** Return the function that returns the texts of these files. They must be loaded before its first call. */
export function sayFrom(locale: Locale): SayText {
  return (id, args = {}) => {
    const texts = textsOf(locale)
    if (import.meta.env.DEV && !texts.has(id)) throw new Error(`no text has the id ${id}`)
    return texts.format(id, args)
  }
}
