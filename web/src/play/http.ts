// Requests to the server, and what it says when something is wrong.

/** An RFC 9457 problem, ready to be shown. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly reasons: string[],
    /** What kind of problem it is, if the server names one. */
    readonly kind = '',
  ) {
    super(detail || title)
  }
}

/** With `keepalive` the request outlives the page. */
export async function call<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive,
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Problem(0, 'No connection', 'The server cannot be reached. Check your connection and try again.', [])
  }
  if (!answer.ok) throw await problemOf(answer)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function problemOf(answer: Response): Promise<Problem> {
  const data = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  const errors = Array.isArray(data.errors) ? (data.errors as { msg?: unknown }[]) : []
  const reasons = errors.map((error) => String(error?.msg ?? error)).filter(Boolean)
  const title = typeof data.title === 'string' ? data.title : `Error ${answer.status}`
  const detail = typeof data.detail === 'string' ? data.detail : title
  const kind = typeof data.type === 'string' ? data.type.replace(/^urn:galaxies:/, '') : ''
  return new Problem(answer.status, title, detail, reasons, kind)
}
