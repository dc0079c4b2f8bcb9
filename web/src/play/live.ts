// A match on the server, as the source of a table.
import { api, socketPath } from './api'
import { Problem } from './http'
import { MatchSocket } from './socket'
import type { Source } from './source'
import type { BaseView } from './view'

const IN_VAIN = [401, 403, 404]

/** `code` is the invite code by which this browser came to a private match. */
export function live<V extends BaseView>(id: string, code: string | null): Source<V> {
  return new MatchSocket<V>({
    url: (since) => socketPath(id, since, code),
    forbidden: () =>
      api.match(id, code).then(
        () => null,
        (error: unknown) => (error instanceof Problem && IN_VAIN.includes(error.status) ? error : null),
      ),
  })
}
