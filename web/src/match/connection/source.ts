// Where a table gets its match from: the live socket, a replay, a script.
import type { AdviceMessage, ClientMessage, CoreView, HappeningBase, RefusedMessage } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import type { Problem } from '../../http/http'
import type { Stage } from '../playback/recap.svelte'
import type { Replay } from '../playback/replay.svelte'
import type { Beside } from '../../http/wire'
import type { Incoming } from '../../http/wire'

/** `polling`: the match goes on, but by requests, for no websocket comes through. */
export type Connection = 'connecting' | 'online' | 'polling' | 'reconnecting' | 'denied' | 'closed'

/** Whether messages come and go. */
export const isLinked = (state: Connection | undefined) => state === 'online' || state === 'polling'

/** A message that expects a reply; its source gives it an id. */
export type Command = WithoutId<Extract<ClientMessage, { id: string }>>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never
export type Reply = { ok: true } | { ok: false; code: string; detail: string }

export interface Listener<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  /** A whole view: at the beginning, and after a gap. */
  view(view: V): void
  /** The next view, and what has happened on the way to it. */
  diff(view: V, happenings: H[]): void
  connection(state: Connection): void
  refused(message: RefusedMessage): void
  /** The hint that was asked for. */
  advice(message: AdviceMessage): void
  /** What goes on beside the match. */
  beside?(message: Beside): void
  /** It will not open, and why. */
  denied(problem: Problem): void
}

export interface Source<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  open(listener: Listener<V, H>): void
  /** Resolves with the reply, however long the way. */
  send(command: Command): Promise<Reply>
  /** A match that is over, to be gone through on that stage; the source then shows nothing else. */
  replay?(game: PlayedGame<V, H>, stage: Stage<V, H>): Replay<V, H>
  /** The messages that nobody at this seat was there to get, and that they are known now. */
  missed?(): Promise<Incoming<V, H>[]>
  caughtUp?(): Promise<void>
  /** The page was asleep, or the network went or came back: whether the link is alive is found out at once. */
  wake(): void
  /** Somebody does something at the page: a link that is silent just now is tested. */
  stir?(): void
  close(): void
}
