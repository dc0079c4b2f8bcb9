// The meaning of a key on keyboards of all languages: its printed sign counts first, then its position.

/** Return the digit of a key: in the digits of any script, or by its position in the row of digits. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^\p{Nd}$/u.test(key)) return valueOf(key)
  const place = /^Digit(\d)$/.exec(code)
  return place && !shiftKey && key.length === 1 ? Number(place[1]) : null
}

/** Return the Latin letter of a key, or that of its position on keyboards with letters of another script. */
export function letterOf({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)
  return place && /^\p{L}$/u.test(key) ? place[1]!.toLowerCase() : null
}

/** Return the value of a digit: Unicode keeps the ten digits of a script together, from zero to nine. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0)!
  let zero = at
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (at - zero) % 10
}
