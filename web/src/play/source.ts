// Where a table gets its match from: the live socket, a replay, a script.
import type { ClientMessage, Happening, RefusedMessage } from '../protocol/core'
import type { Problem } from './http'
import type { BaseView } from './view'

export type Connection = 'connecting' | 'online' | 'reconnecting' | 'denied' | 'closed'

/** A message that expects a reply; its source gives it an id. */
type Sent = Extract<ClientMessage, { id: string }>
export type Command = Sent extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never
export type Reply = { ok: true } | { ok: false; code: string; detail: string }

export interface Listener<V extends BaseView> {
  /** A whole view: at the beginning, and after a gap. */
  view(view: V): void
  /** The next view, and what has happened on the way to it. */
  diff(view: V, happenings: Happening[]): void
  connection(state: Connection): void
  refused(message: RefusedMessage): void
  /** It will not open, and why. */
  denied(problem: Problem): void
}

export interface Source<V extends BaseView = BaseView> {
  open(listener: Listener<V>): void
  /** Resolves with the reply, however long the way. */
  send(command: Command): Promise<Reply>
  /** The page was asleep or the network came back. */
  wake(): void
  close(): void
}
