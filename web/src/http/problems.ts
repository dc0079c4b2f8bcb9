// The texts that pages show for a problem. The server's texts are shown if it names the kind of problem. Otherwise
// they are meant for developers, and the page replaces them.
import { say } from '../ui/texts/start'
import type { ProblemDetails } from '../protocol/core'

/** The texts for problems whose titles describe server internals, as ends of the ids of messages. */
const KINDS: Record<string, string> = {
  'store-away': 'busy',
  'busy-server': 'busy',
  'foreign-origin': 'foreign-origin',
  'bad-host': 'host',
  'unknown-host': 'host',
  'too-many': 'too-many',
  'proof-needed': 'proof',
}

/** The texts for problems with single fields, by field name. */
const FIELDS: Record<string, string> = {
  name: 'name',
  password: 'password',
  text: 'text',
  address: 'mail',
  begin: 'hours',
  end: 'hours',
  zone: 'zone',
}

const STATUSES: Record<number, string> = {
  401: 'logged-out',
  403: 'forbidden',
  404: 'gone',
  409: 'late',
  413: 'long',
  421: 'host',
  422: 'unusable',
  429: 'too-many',
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
  if (kind in KINDS) {
    const text = say(`problem-${KINDS[kind]}`)
    return { title: text, detail: text, reasons: [] }
  }
  if (kind && texts.title) return { ...texts, reasons: (problem.errors ?? []).map((error) => error.msg) }
  if (FOR_PEOPLE.test(texts.detail)) return { ...texts, reasons: [] }
  const field = status === 422 ? (problem.errors ?? []).map(({ loc }) => FIELDS[String(loc.at(-1))]).find(Boolean) : ''
  const text = field || STATUSES[status] || (status >= 500 ? 'busy' : 'other')
  const title = say(status === 404 ? 'problem-not-found' : 'problem-refused')
  return { title, detail: say(`problem-${text}`), reasons: [] }
}
