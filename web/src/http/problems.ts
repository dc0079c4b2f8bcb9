// The texts that pages show for a problem. The server's texts are shown if it names the kind of problem. Otherwise
// they are meant for developers, and the page replaces them.
import type { ProblemDetails } from '../protocol/core'

const AGAIN = 'The server has a problem at the moment. Try again in a little while.'

/** Replacement texts for problems whose titles describe server internals. */
const KINDS: Record<string, string> = {
  'store-away': AGAIN,
  'busy-server': AGAIN,
  'foreign-origin': 'This page may not do that here. Open the server’s own address and try again.',
  'bad-host': 'The server does not know the address of this page.',
  'unknown-host': 'The server does not know the address of this page.',
  'too-many': 'Too much at once. Wait a little, then try again.',
  'proof-needed': 'Nothing was changed: you did not show that it is you.',
}

/** Texts for problems with single fields, by field name. */
const FIELDS: Record<string, string> = {
  name: 'This name cannot be used. Take 1 to 24 letters that can be seen.',
  password: 'This password cannot be used. It has 8 to 200 letters.',
  text: 'This text cannot be sent: it is too long, or there is nothing in it to be read.',
  address: 'This is no address for e-mail.',
  begin: 'These hours cannot be kept.',
  end: 'These hours cannot be kept.',
  zone: 'Your time zone is not known here.',
}

const STATUSES: Record<number, string> = {
  401: 'You are not known here, or not any more. Load the page again.',
  403: 'You may not do that.',
  404: 'That is not here, or not any more.',
  409: 'Somebody was quicker. Look again, and try once more.',
  413: 'That is too long.',
  421: KINDS['unknown-host']!,
  422: 'That cannot be used here.',
  429: KINDS['too-many']!,
}

/** Details of problems without a kind that are fit for users: they concern links that no longer work. */
const FOR_PEOPLE = /^this link has been used|^there is no such (match|invite|seat)|^you keep no such/

/** Return the texts that a page shows for a problem. */
export function problemTexts(
  status: number,
  problem: Partial<ProblemDetails>,
): { title: string; detail: string; reasons: string[] } {
  const kind = (problem.type ?? '').startsWith('urn:') ? problem.type!.replace(/^urn:galaxies:/, '') : ''
  const said = { title: problem.title ?? '', detail: problem.detail ?? problem.title ?? '' }
  if (kind in KINDS) return { title: KINDS[kind]!, detail: KINDS[kind]!, reasons: [] }
  if (kind && said.title) return { ...said, reasons: (problem.errors ?? []).map((error) => error.msg) }
  if (FOR_PEOPLE.test(said.detail)) return { ...said, reasons: [] }
  const field = status === 422 ? (problem.errors ?? []).map(({ loc }) => FIELDS[String(loc.at(-1))]).find(Boolean) : ''
  const words = field || STATUSES[status] || (status >= 500 ? AGAIN : 'That did not work. Try it again.')
  return { title: status === 404 ? 'Not found' : 'That did not work', detail: words, reasons: [] }
}
