// The interface between a table and the source of its match: the live socket, a replay or a script.
import type { AdviceMessage, ClientMessage, CoreView, HappeningBase, RefusedMessage } from '../../protocol/core'
import type { PlayedGame } from '../game/game'
import type { Problem } from '../../http/http'
import type { Stage } from '../playback/recap.svelte'
import type { Replay } from '../playback/replay.svelte'
import type { SideMessage } from '../../http/wire'
import type { Incoming } from '../../http/wire'

/** `polling`: the match continues over HTTP requests, because no websocket gets through. */
export type Connection = 'connecting' | 'online' | 'polling' | 'reconnecting' | 'denied' | 'closed'

/** Return whether messages get through in both directions. */
export const isLinked = (state: Connection | undefined) => state === 'online' || state === 'polling'

/** A message that expects a reply. Its source assigns it an id. */
export type Command = WithoutId<Extract<ClientMessage, { id: string }>>
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never
export type Reply = { ok: true } | { ok: false; code: string; detail: string }

export interface Listener<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  /** Receive a full view, at the beginning or after a gap. */
  view(view: V): void
  /** Receive the next view, and the happenings that led to it. */
  diff(view: V, happenings: H[]): void
  connection(state: Connection): void
  refused(message: RefusedMessage): void
  /** Receive the requested hint. */
  advice(message: AdviceMessage): void
  /** Receive a message outside the match itself, such as the list of spectators. */
  sideMessage?(message: SideMessage): void
  /** Receive the problem because of which the match cannot be opened. */
  denied(problem: Problem): void
}

export interface Source<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  open(listener: Listener<V, H>): void
  /** Send a command; resolve with its reply, even across a reconnect. */
  send(command: Command): Promise<Reply>
  /** Return a finished match to step through on the stage. The source then shows nothing else. */
  replay?(game: PlayedGame<V, H>, stage: Stage<V, H>): Replay<V, H>
  /** `fetchMissed` fetches the messages that arrived while the player was away; `markSeen` marks them as seen. */
  fetchMissed?(): Promise<Incoming<V, H>[]>
  markSeen?(): Promise<void>
  /** Check immediately whether the link is alive, after the page was suspended or the network has changed. */
  wake(): void
  /** Test a silent link because the user is active. */
  noteActivity?(): void
  close(): void
}
