// The match on the server as the source of a table.
import { api, pollPaths, socketPath } from '../../http/api'
import { closeCall, watchAttention } from '../sound/calling'
import type { CoreView, HappeningBase } from '../../protocol/core'
import { asProblem } from '../../http/http'
import { PollLink } from '../../http/polls'
import { MatchSocket } from './socket'
import type { Source } from './source'
import type { HappeningReader } from '../game/happenings'

/** Return the source of a match; `code` is the invite code that admitted this browser to a private match. */
export function createLiveSource<V extends CoreView, H extends HappeningBase>(
  game: HappeningReader<V, H>,
  id: string,
  code: string | null,
): Source<V, H> {
  const socket = new MatchSocket<V, H>(game, {
    watchAttention: (report) =>
      watchAttention((isAttentive) => {
        if (isAttentive) closeCall(id)
        report(isAttentive)
      }),
    onAnswered: () => closeCall(id),
    url: (since) => socketPath(id, since, code),
    findProblem: () =>
      api.match(id, code).then(
        () => null,
        (error: unknown) => asProblem(error),
      ),
    poll: (since) => new PollLink(pollPaths(id, code), since),
  })
  return Object.assign(socket, { fetchMissed: () => api.recap<V, H>(id), markSeen: () => api.dismissRecap(id) })
}
