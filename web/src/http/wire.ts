// Where the server's JSON becomes a game's own types: the server has made both from the same description.
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

/** What goes on beside the match: who looks on, what spectators say, what mates point at. */
export type Beside = GalleryMessage | AsidesMessage | PointedMessage

/** What comes from the server, with the views and happenings of a game. */
export type Incoming<V extends CoreView, H extends HappeningBase> =
  | (Omit<ViewMessage, 'view'> & { view: V })
  | (Omit<DiffMessage, 'happenings'> & { happenings: (H | LoggedHappening)[] })
  | Exclude<ServerMessage, ViewMessage | DiffMessage>

/** A page of a match's record. `cut`: today's rules go on otherwise than the match was played. */
export interface ReplayPage<V extends CoreView = CoreView, H extends HappeningBase = HappeningBase> {
  frames: Incoming<V, H>[]
  more: boolean
  cut: boolean
}

/** Reads a frame; throws SyntaxError if it is none. */
export function parse<V extends CoreView, H extends HappeningBase>(text: string): Incoming<V, H> {
  return JSON.parse(text)
}
