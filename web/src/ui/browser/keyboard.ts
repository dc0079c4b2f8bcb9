// What a key means on keyboards of all languages. What is printed on it counts first, then where it lies.

/** The digit of a key: in any script's digits, or in the row of digits of a keyboard that has other signs there. */
export function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^\p{Nd}$/u.test(key)) return valueOf(key)
  const place = /^Digit(\d)$/.exec(code)
  return place && !shiftKey && key.length === 1 ? Number(place[1]) : null
}

/** The Latin letter of a key, or of its place where keyboards have letters of another script. */
export function letterOf({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^Key([A-Z])$/.exec(code)
  return place && /^\p{L}$/u.test(key) ? place[1]!.toLowerCase() : null
}

/** Unicode keeps the ten digits of a script together, from zero to nine. */
function valueOf(digit: string): number {
  const at = digit.codePointAt(0)!
  let zero = at
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (at - zero) % 10
}
