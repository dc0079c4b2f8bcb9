// Breaks names into lines for small places.

/** Return a name in one or two lines, broken so that the longer line is as short as possible. */
export function splitInTwo(name: string): string[] {
  const words = name.split(' ')
  const splits = words.map((_, n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')].filter(Boolean))
  const longestLine = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, split) => (longestLine(split) < longestLine(best) ? split : best))
}

const MIN_LENGTH = 6 // letters of a word that may have to be broken in the smallest places
const VOWEL = /[aeiouy]/i
/** Pairs of consonants that are one sound. */
const SINGLE_SOUND = /^(ch|ck|gh|ph|qu|sh|th|wh|[bcdfgkpt][lr])$/i
const MIN_EDGE = 3 // letters that stay together at both ends of a word
const SOFT_HYPHEN = '\u00ad'

/**
 * Return a name with soft hyphens between the syllables of its words of `minLength` letters or more. Not every browser
 * has its own hyphenation dictionary. A browser breaks a word as soon as its line is full, even if the word would fit
 * into the next line.
 */
export const withSoftHyphens = (name: string, minLength = MIN_LENGTH): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < minLength ? word : splitSyllables(word).join(SOFT_HYPHEN)))

/** Split a word into syllables, before the last sound between two vowels. */
function splitSyllables(word: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { 0: between, index } of word.matchAll(/(?<=[aeiouy])[^aeiouy]+(?=[aeiouy])/gi)) {
    const end = index + between.length - (SINGLE_SOUND.test(between.slice(-2)) ? 2 : 1)
    if (end - start < (start ? 2 : MIN_EDGE) || word.length - end < MIN_EDGE || !VOWEL.test(word.slice(start, end)))
      continue
    parts.push(word.slice(start, end))
    start = end
  }
  return [...parts, word.slice(start)]
}
