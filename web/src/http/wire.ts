// Gives the server's JSON the types of a game. Both are generated from the same schema.
import type {
  AsidesMessage,
  CoreView,
  DiffMessage,
  GalleryMessage,
  HappeningBase,
  LoggedHappening,
  PointedMessage,
  ServerMessage,
  ViewMessage,
} from '../protocol/core'

/** Messages outside the match itself: the spectators, their chat, and what teammates point at. */
export type SideMessage = GalleryMessage | AsidesMessage | PointedMessage

/** Any message from the server, with the game's view and happening types. */
export type Incoming<V extends CoreView, H extends HappeningBase> =
  | (Omit<ViewMessage, 'view'> & { view: V })
  | (Omit<DiffMessage, 'happenings'> & { happenings: (H | LoggedHappening)[] })
  | Exclude<ServerMessage, ViewMessage | DiffMessage>

/** One page of a match's record. `cut`: the record ends early, because today's rules would continue it
 * differently. */
export interface ReplayPage<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  frames: Incoming<V, H>[]
  more: boolean
  cut: boolean
}

/** Parse a frame as a message; throw SyntaxError if it is not JSON. */
export function parseMessage<V extends CoreView, H extends HappeningBase>(text: string): Incoming<V, H> {
  return JSON.parse(text)
}
