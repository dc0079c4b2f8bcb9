// Breaks names into lines for small places.

/** Return a name in one or two lines, broken so that the longer line is as short as possible. */
export function splitInTwo(name: string): string[] {
  const words = name.split(' ')
  const ways = words.map((_, n) => [words.slice(0, n).join(' '), words.slice(n).join(' ')].filter(Boolean))
  const longestLine = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return ways.reduce((best, way) => (longestLine(way) < longestLine(best) ? way : best))
}

const LONG = 6 // letters of a word that may have to be broken
const VOWEL = /[aeiouy]/i
/** Pairs of consonants that are one sound. */
const ONE = /^(ch|ck|gh|ph|qu|sh|th|wh|[bcdfgkpt][lr])$/i
const EDGE = 3 // letters that stay together at both ends of a word
const SOFT = '\u00ad'

/**
 * Return a name with soft hyphens between the syllables of its long words. Not every browser has its own hyphenation
 * dictionary.
 */
export const withSoftHyphens = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : splitSyllables(word).join(SOFT)))

/** Split a word into syllables, before the last sound between two vowels. */
function splitSyllables(word: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { 0: between, index } of word.matchAll(/(?<=[aeiouy])[^aeiouy]+(?=[aeiouy])/gi)) {
    const at = index + between.length - (ONE.test(between.slice(-2)) ? 2 : 1)
    if (at - from < (from ? 2 : EDGE) || word.length - at < EDGE || !VOWEL.test(word.slice(from, at))) continue
    parts.push(word.slice(from, at))
    from = at
  }
  return [...parts, word.slice(from)]
}
