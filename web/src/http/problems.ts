// The texts that pages show for a problem. The server's texts are shown if it names the kind of problem. Otherwise
// they are meant for developers, and the page replaces them.
import type { ProblemDetails } from '../protocol/core'

const TRY_AGAIN = 'The server has a problem at the moment. Try again later.'

/** Replacement texts for problems whose titles describe server internals. */
const KINDS: Record<string, string> = {
  'store-away': TRY_AGAIN,
  'busy-server': TRY_AGAIN,
  'foreign-origin': 'Open the server’s own address.',
  'bad-host': 'The server does not know this address.',
  'unknown-host': 'The server does not know this address.',
  'too-many': 'Too much at once. Wait a little, and try again.',
  'proof-needed': 'Nothing has changed. Confirm that it is you.',
}

/** Texts for problems with single fields, by field name. */
const FIELDS: Record<string, string> = {
  name: 'Choose a name of 1 to 24 visible characters.',
  password: 'Choose a password of 8 to 200 characters.',
  text: 'This text is empty or too long. Change it.',
  address: 'This is not an e-mail address. Check it.',
  begin: 'Choose other hours.',
  end: 'Choose other hours.',
  zone: 'This time zone is unknown. Choose another one.',
}

const STATUSES: Record<number, string> = {
  401: 'You are logged out. Reload the page.',
  403: 'You may not do that.',
  404: 'That does not exist any more. Reload the page.',
  409: 'Someone else was quicker. See what has changed.',
  413: 'That is too long. Shorten it.',
  421: KINDS['unknown-host']!,
  422: 'That cannot be used here. Change it.',
  429: KINDS['too-many']!,
}

/** Details of problems without a kind that are written for users, such as links that no longer work. */
const FOR_PEOPLE = /^this link has been used|^there is no such (match|invite|seat)|^you keep no such/

/** Return the texts that a page shows for a problem. */
export function problemTexts(
  status: number,
  problem: Partial<ProblemDetails>,
): { title: string; detail: string; reasons: string[] } {
  const kind = (problem.type ?? '').startsWith('urn:') ? problem.type!.replace(/^urn:galaxies:/, '') : ''
  const texts = { title: problem.title ?? '', detail: problem.detail ?? problem.title ?? '' }
  if (kind in KINDS) return { title: KINDS[kind]!, detail: KINDS[kind]!, reasons: [] }
  if (kind && texts.title) return { ...texts, reasons: (problem.errors ?? []).map((error) => error.msg) }
  if (FOR_PEOPLE.test(texts.detail)) return { ...texts, reasons: [] }
  const field = status === 422 ? (problem.errors ?? []).map(({ loc }) => FIELDS[String(loc.at(-1))]).find(Boolean) : ''
  const text = field || STATUSES[status] || (status >= 500 ? TRY_AGAIN : 'That did not work. Try again.')
  return { title: status === 404 ? 'Not found' : 'That did not work', detail: text, reasons: [] }
}
