// The meaning of a key on keyboards of all languages. Its printed character takes precedence over its position.

/** Return the digit of a key, in any script's digits or by the key's position in the number row. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^\p{Nd}$/u.test(key)) return digitValue(key)
  const place = /^Digit(\d)$/.exec(code)
  return place && !shiftKey && key.length === 1 ? Number(place[1]) : null
}

/** Return the Latin letter of a key. On keyboards of other scripts, return the letter at its position. */
export function letterOf({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)
  return place && /^\p{L}$/u.test(key) ? place[1]!.toLowerCase() : null
}

/** Return the value of a digit. Unicode places the ten digits of a script in succession, from zero to nine. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0)!
  let zero = codePoint
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (codePoint - zero) % 10
}
