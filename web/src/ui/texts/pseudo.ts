// Pseudo-languages. A text that stays plain English was never translated. One is longer and has accents, and the other
// is written from right to left.

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aáá',
    'bƀ',
    'cç',
    'dđ',
    'eéé',
    'gğ',
    'hħ',
    'iíí',
    'jĵ',
    'kķ',
    'lł',
    'nñ',
    'oóó',
    'rř',
    'sš',
    'tŧ',
    'uúú',
    'wŵ',
  ].flatMap(([plain, ...accented]) => {
    const text = accented.join('')
    return [
      [plain!, text],
      [plain!.toUpperCase(), text.toUpperCase()],
    ]
  }),
)

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter)

/** Return a text within brackets. A text of spaces and signs alone stays as it is. */
const inBrackets = (text: string) => (/\p{L}/u.test(text) ? text.replace(/\S.*\S|\S/su, (inner) => `[${inner}]`) : text)

const RIGHT_TO_LEFT = '\u202e'
const END = '\u202c'

/** The functions that change each text, by pseudo-language. */
export const transforms: Readonly<Record<string, (text: string) => string>> = {
  'qps-ploc': (text) => inBrackets(accented(text)),
  'qps-plocm': (text) => text.replace(/\S.*\S|\S/su, (inner) => `${RIGHT_TO_LEFT}${inner}${END}`),
}
