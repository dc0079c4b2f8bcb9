// Gives the server's JSON the types of a game. Both are generated from the same description.
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

/** Messages that are no part of the match: the spectators, what they say, and what mates point at. */
export type Beside = GalleryMessage | AsidesMessage | PointedMessage

/** Any message from the server, with the views and happenings of a game. */
export type Incoming<V extends CoreView, H extends HappeningBase> =
  | (Omit<ViewMessage, 'view'> & { view: V })
  | (Omit<DiffMessage, 'happenings'> & { happenings: (H | LoggedHappening)[] })
  | Exclude<ServerMessage, ViewMessage | DiffMessage>

/** A page of a match's record. `cut`: the record ends early, because today's rules would continue it differently. */
export interface ReplayPage<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  frames: Incoming<V, H>[]
  more: boolean
  cut: boolean
}

/** Return a frame as a message; throw SyntaxError if it is not JSON. */
export function parse<V extends CoreView, H extends HappeningBase>(text: string): Incoming<V, H> {
  return JSON.parse(text)
}
