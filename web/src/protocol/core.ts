// Made by `poe protocol` from server/protocol/messages.py and engine/core/present/views.py; do not edit.

/** The message with that id is committed. */
export type AcceptedMessage = {
  type: 'accepted'
  id: string
}

/**
 * How you log in elsewhere: by `name`, with a password if you have set one, or with a passkey. `codes` is
 * the number of remaining recovery codes.
 */
export type Account = {
  name: string
  created: string
  password: boolean
  passkeys: Passkey[]
  codes: number
}

/**
 * A change of how you log in: its kind, its time and the device. `new` if this device has not shown it
 * yet.
 */
export type AccountChange = {
  kind:
    | 'account'
    | 'password'
    | 'password-removed'
    | 'passkey'
    | 'passkey-removed'
    | 'codes'
    | 'recovered'
    | 'link'
    | 'device'
    | 'address'
    | 'address-removed'
    | 'deleted'
  at: string
  device: string
  new: boolean
}

/** The requested hint: what the computer player that gives hints would pick in this seat. */
export type AdviceMessage = {
  type: 'advice'
  decision: string
  pick: string[]
}

/** Answers a decision. */
export type AnswerMessage = {
  type: 'answer'
  id: string
  decision: string
  pick: string[]
}

/**
 * Chat of the spectators: the lines since the last message, or all stored ones at the beginning. Players
 * get it after the end.
 */
export type AsidesMessage = {
  type: 'asides'
  lines: SpectatorLine[]
}

/**
 * Takes the seat back from the computer player that answers for it because the person's time was up or
 * they were absent.
 */
export type BackMessage = {
  type: 'back'
  id: string
}

/** A computer player as the lobby offers it. `name` is its id when it takes a seat. */
export type BotSummary = {
  game: string
  name: string
  title: string
  text: string
}

/** The win chance of a seat's team, in the turn of the seat `turn`, from what the seat knew. */
export type ChanceOfSeat = {
  round: number
  turn: string
  seat: string
  chance: number
}

/** A line of chat. */
export type ChatLine = {
  /** Its number within its channel, from 1. */
  n: number
  /** Who can read it: everybody, or the team of its author. */
  channel: 'table' | 'team'
  /** The seat of its author, empty if the server wrote it. */
  seat: string
  /** The name of its author, or of the player whom the server mentions. */
  name: string
  /** The text. */
  text: string
  /** When it was written (RFC 3339). */
  at: string
}

/** Sends a chat line to the table, to your own team, or as a spectator to the others. */
export type ChatMessage = {
  type: 'chat'
  id: string
  channel: 'table' | 'team' | 'spectators'
  text: string
}

/** A chat line: its channel, and its `n` there. */
export type ChatPlace = {
  channel: 'table' | 'team' | 'spectators'
  n: number
}

/** Asks for the report on a loadout, without saving it. */
export type CheckLoadout = {
  game?: string | null
  mission: string
  options?: Record<string, unknown>
  seat: string
  loadout: Loadout
}

/** The report on a loadout. */
export type CheckedLoadout = {
  limits: LoadoutLimits
  report: LoadoutReport
}

export type ClientMessage =
  | AnswerMessage
  | UndoMessage
  | MoreTimeMessage
  | SlowMessage
  | BackMessage
  | StandInMessage
  | OrderMessage
  | ChatMessage
  | HintMessage
  | PointMessage
  | ResyncMessage
  | PingMessage
  | LookMessage

/** A link to the decisive moment of a match. */
export type ClipLink = {
  code: string
  url: string
}

/** A clip: the match as a stranger may see it, and the frames of a replay. */
export type ClipShown = {
  match: MatchSummary
  frames: Record<string, unknown>[]
}

/** The clock of the open reaction window. */
export type ClockView = {
  /** When the window closes (RFC 3339). */
  until: string
  /** The seats that have asked for more time. */
  more_time: string[]
}

/** A view, as far as all games agree. */
export type CoreView = TableBase & {
  /** What everybody knows of each seat, by its id. */
  seats: Record<string, SeatView>
  /** What everybody knows of each team, by its id. */
  teams: Record<string, TeamView>
  /** How the match ended, null until it has. */
  result: ResultView | null
  /** The question to the viewer; a spectator has none. */
  decision?: DecisionView | null
}

export type Decision = DecisionView

/**
 * A question to the viewer. Any `min` to `max` different options are a legal answer.
 *
 * Each game lists its kinds of questions.
 */
export type DecisionBase = {
  /** Its id, unique among the questions to this seat. */
  id: string
  /** The question, in English. */
  prompt: string
  /** The question, as data. */
  text: TextView
  /** The smallest number of options to pick. */
  min: number
  /** The largest number of options to pick. */
  max: number
  /** Whether the order of the picks matters. */
  ordered: boolean
  /** Why other things are not offered, as far as the viewer may know it. */
  withheld?: WithheldView[]
}

/** A question with its kind and its options. */
export type DecisionView = DecisionBase & {
  /** The kind of question. */
  kind: string
  /** The options to pick from. */
  options: OptionView[]
}

/** A remark on an option. */
export type DetailView = {
  /** The remark, as data. */
  text: TextView
  /** The remark, in English. */
  label: string
  /** Whether it is about dice that the option would bring about. */
  risk?: true
}

/** One of your devices. `used` is the day of its last use, and `here` marks this device. */
export type Device = {
  id: string
  name: string
  created: string
  used: string
  here: boolean
}

/** The changes from the view `seq - 1` to the view `seq`. */
export type DiffMessage = {
  type: 'diff'
  seq: number
  patch: PatchOperation[]
  happenings: (Happening | LoggedHappening)[]
}

/** The answer to a user who knocks: the invite's `code` once they are let in, and null until then. */
export type Door = {
  code: string | null
}

/**
 * The spectators by name, at most fifty, and how many `more`. `delay` is by how many seconds they see the
 * match later than players.
 */
export type GalleryMessage = {
  type: 'gallery'
  spectators: Person[]
  more: number
  delay: number
}

/** A game of this server. */
export type GameSummary = {
  id: string
  title: string
}

/** A new guest with their token, which is shown only once. */
export type Guest = {
  user: User
  token: string
}

export type Happening = HappeningBase

/**
 * Something to show. Its further fields depend on its kind. As a text, its key is the kind, and its args
 * are these fields.
 */
export type HappeningBase = {
  /** The kind of happening. */
  kind: string
  /** What happened, in English. */
  label: string
  /** Whether everybody expected it. A client that sends several answers in a row need not stop for it. */
  routine?: boolean
}

export type HappeningKind = string

/**
 * Asks what the computer player that gives hints would answer to this seat's open decision. Nobody else
 * learns of it.
 */
export type HintMessage = {
  type: 'hint'
  id: string
  decision: string
}

/** An invite: the code, and a link with it. */
export type Invite = {
  code: string
  url: string
}

/** Asks to keep a loadout for the match. It must be legal to be ready. */
export type KeepLoadout = {
  loadout: Loadout
  ready: boolean
}

/** A user who asks the host to be let in, to `join` or, if no seat is available, to `watch`. */
export type KnockAtMatch = {
  user: Person
  at: string
  to: 'join' | 'watch'
}

/** The game's own. */
export type Loadout = Record<string, unknown>

/** A reason why a loadout is not legal: where, in words, and by which rule. */
export type LoadoutFault = {
  loc: string
  msg: string
  rule: string
}

/** The game's own. */
export type LoadoutLimits = Record<string, unknown>

/** The result of checking a loadout; games add their own counts. */
export type LoadoutReport = {
  faults: LoadoutFault[]
  legal: boolean
}

/** A line of the log as this viewer may read it. */
export type LogLine = {
  /** Its number, from 1. */
  n: number
  /** The round in which it happened. */
  round: number
  /** The seat that it is about, if any. */
  seat: string | null
  /** What happened, as data. */
  text: TextView
  /** What happened, in English. */
  label: string
}

/**
 * A happening that a new line of the view's log describes: its label is the line's, and its fields are
 * the arguments of the line's text.
 */
export type LoggedHappening = {
  kind: HappeningKind
  line: number
  routine?: boolean
}

/** Says whether somebody looks at the page, so that they need not be notified elsewhere. */
export type LookMessage = {
  type: 'look'
  on: boolean
}

/** A new account with its recovery codes, which are shown only now. */
export type MadeAccount = {
  account: Account
  codes: string[]
}

/** An e-mail address. */
export type MailAddress = {
  address: string
}

/** The player in a seat. `bot` names the computer player. */
export type MatchPlayer = {
  id: string
  name: string
  bot: string | null
}

/**
 * A game's report on a finished match. `decided` says whether one moment was decisive, so that there may
 * be a clip.
 */
export type MatchReport = {
  report: Record<string, unknown>
  decided: boolean
}

/** One seat of a match. `loadout` is null if there is no choice, and while the seat is empty. */
export type MatchSeat = {
  id: string
  side: string
  team: string
  player: MatchPlayer | null
  loadout: 'ready' | 'choosing' | null
}

/**
 * A match as the lobby shows it to one caller. If its mission is not `known`, only the taken seats are
 * listed. `asked_since` is when you were asked `your_decision`. `next` is the rematch. `hosting` says
 * whether you have the rights of the host; if the host has deleted their account, all players have them.
 */
export type MatchSummary = {
  id: string
  game: string
  mission: string
  title: string
  known: boolean
  status: 'lobby' | 'playing' | 'paused' | 'finished'
  host: User
  private: boolean
  options: Record<string, unknown>
  created: string
  seats: MatchSeat[]
  invite: Invite | null
  hosting: boolean
  your_seat: string | null
  your_decision: boolean
  asked_since: string | null
  round: number
  next: NextMatch | null
  result: Result | null
}

/** A value of an option, and its label. */
export type MissionChoice = {
  id: string
  name: string
}

/** The parts of a lesson: the learner's seat, and the computer player in all others. */
export type MissionLesson = {
  seat: string
  bot: string
}

/** An option for the host: one of the choices, or with `min` and `max` any number between them. */
export type MissionOption = {
  id: string
  name: string
  choices: MissionChoice[]
  default: string
  min?: number | null
  max?: number | null
}

/** The approximate length of a mission in minutes, and its difficulty. */
export type MissionPace = {
  minutes: number
  difficulty: 'easy' | 'medium' | 'hard'
}

/** A seat of a mission. */
export type MissionSeat = {
  id: string
  side: string
  team: string
}

/** A mission as the lobby offers it. A `lesson` is for new players, and is listed separately. */
export type MissionSummary = {
  game: string
  id: string
  number: number
  title: string
  story: string
  players: number
  seats: MissionSeat[]
  options: MissionOption[]
  lesson?: MissionLesson | null
  pace?: MissionPace | null
}

/** Asks for more time on the clock of the open reaction, once for each. Everybody sees it. */
export type MoreTimeMessage = {
  type: 'more_time'
  id: string
}

/** Your account; null for a guest. */
export type MyAccount = {
  account: Account | null
}

/**
 * One of your reports. `answer` is the reply of the host of the server, and `closed` the time of their
 * last reply.
 */
export type MyReport = {
  id: string
  at: string
  about: string
  match: string
  reason: string
  text: string
  answer: string
  closed: string | null
}

/** Asks for an account with a password, or with a passkey that was made for it. */
export type NewAccount = {
  name: string
  password?: string | null
  passkey?: Record<string, unknown> | null
}

/** Asks to save a loadout, legal or not. Without `game` it is for the first game of the server. */
export type NewLoadout = {
  game?: string | null
  name: string
  side: string
  loadout: Loadout
}

/**
 * Reports a `user` at a match to the host of the server, with the chat around the `line`, or the newest
 * lines.
 */
export type NewReport = {
  match: string
  user: string
  reason: 'insults' | 'spam' | 'cheating' | 'stalling' | 'name' | 'other'
  text: string
  line?: ChatPlace | null
}

/**
 * The rematch of a finished match, with sides `swapped` or not, perhaps in another mission. `by` has
 * offered it. It begins by itself when all have joined, unless it is a `lobby`. The seats in `declined` do
 * not join.
 */
export type NextMatch = {
  match: string
  mission: string
  title: string
  by: string
  swapped: boolean
  lobby: boolean
  declined?: string[]
}

/** The rematch of this match. It begins when everybody has joined, unless it is a lobby. */
export type NextView = {
  /** Its id. */
  match: string
  /** The id of its mission. */
  mission: string
  /** The title of its mission. */
  title: string
  /** The seat whose player proposed it. */
  by: string
  /** Whether the players swap sides. */
  swapped: boolean
  /** Whether it starts with a lobby. */
  lobby: boolean
  /** The seats whose players have declined. */
  declined?: string[]
}

/**
 * Your notification settings. Browsers subscribe with `key`, which is null if the server sends no pushes.
 * `wanted` says whether pushes are switched on for this device, and `here` whether they reach it. `devices`
 * is the number of your devices that they reach. A device with `wanted` and without `here` must subscribe
 * again, because its push service no longer knows the former subscription.
 *
 * `mail_offered` says whether the server sends e-mail. Nothing is sent to an address that is not
 * `confirmed`. `mail_trouble` is the last answer of a mail server: the mailbox is `full` or `unknown`, mails
 * from here are `refused`, or it accepts none now (`later`). `paused` says that the server sends nothing to
 * anybody until its host resumes sending. A channel (`push`, `mail`) without quiet hours is not in `quiet`.
 */
export type NoticeSettings = {
  key: string | null
  wanted: boolean
  here: boolean
  devices: number
  mail_offered: boolean
  address: string | null
  confirmed: boolean
  mail_trouble: 'full' | 'unknown' | 'refused' | 'later' | null
  paused: boolean
  quiet: Record<string, QuietHours>
}

/**
 * Your standing in the rematch of a finished match: `asked`, `joined`, `gone` (there is none, or it has
 * begun without you) or `lapsed` (it will never begin).
 */
export type Offered = {
  standing: 'asked' | 'joined' | 'gone' | 'lapsed'
}

/** One option of a decision. */
export type OptionBase = {
  /** Its id, unique within the decision. */
  id: string
  /** What it does, in English. */
  label: string
  /** What it does, as data. */
  text: TextView
  /** Set if the option is not an ordinary choice: it ends what goes on (`end`), cancels it (`cancel`), is possible at any time (`quiet`), or is picked when time runs out (`default`). */
  role?: 'cancel' | 'default' | 'end' | 'quiet'
  /** What it does, costs and risks, as far as everybody could work it out. */
  details?: DetailView[]
}

/** An option, with the things that it is about. */
export type OptionView = OptionBase & {
  /** The things that it is about, in the game's own terms. */
  ref: Record<string, unknown>
}

/** Sets a standing order. */
export type OrderMessage = {
  type: 'order'
  id: string
  order: string
  on: boolean
}

/** A standing order of the viewer. */
export type OrderView = {
  /** What it says, in English. */
  label: string
  /** Whether it is set. */
  on: boolean
  /** A warning to show before it is set. */
  warning?: string
  /** Whether it cannot be unset. */
  final?: boolean
}

/** One of your passkeys. */
export type Passkey = {
  id: string
  name: string
  created: string
  used: string
}

/** Options for the browser to make a passkey or to sign with one, as WebAuthn JSON. */
export type PasskeyOptions = {
  /** A PublicKeyCredential as JSON. */
  options: Record<string, unknown>
}

/** One operation of RFC 6902. `remove` has no value. */
export type PatchOperation = {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

/** A user as others see them. */
export type Person = {
  id: string
  name: string
}

/** The time that a person has left. */
export type PersonTime = {
  /** How many seconds they have left. */
  left: number
  /** Until when (RFC 3339), while their time runs. */
  until: string | null
  /** Whether a computer player answers for them, because their time is up. */
  away: boolean
  /** Whether their time ran out while their connection was lost, so that a short extension is running. */
  grace?: boolean
}

/** Checks the connection, because pages do not see the pings of websockets themselves. */
export type PingMessage = {
  type: 'ping'
}

/**
 * Points things out to the seat's teammates, or `to` one of them. Nobody else learns of it. A `ping` is
 * at one thing, an `arrow` leads from one to another, and a `proposal` is to do something with up to three.
 */
export type PointMessage = {
  type: 'point'
  id: string
  kind: 'ping' | 'arrow' | 'proposal'
  at: string[]
  to?: string | null
}

/**
 * A teammate points at things, by their names in the game: at one, from one to another, or they propose
 * to do something with them. It is not stored.
 */
export type PointedMessage = {
  type: 'pointed'
  seat: string
  kind: 'ping' | 'arrow' | 'proposal'
  at: string[]
}

/** The answer to a `ping`, with the server's time. */
export type PongMessage = {
  type: 'pong'
  now: string
}

/** Whether a person is at the table. A teammate may have an absent player replaced. */
export type PresenceView = {
  /** Since when they have been away (RFC 3339), or null. */
  away: string | null
  /** Whether a computer player answers for them. */
  computer: boolean
  /** From when on they may be replaced (RFC 3339), null if they may not. */
  replaceable: string | null
  /** The seats that have agreed to it. */
  agreed: string[]
  /** The seats that may still agree. */
  awaited: string[]
}

/** An error of the HTTP API (RFC 9457). */
export type ProblemDetails = {
  type: string
  title: string
  status: number
  detail: string
  errors?: ProblemError[]
}

/** One fault of the input. */
export type ProblemError = {
  loc: (string | number)[]
  msg: string
}

/** A browser's push subscription: the address, and the keys in base64url. */
export type PushTarget = {
  endpoint: string
  p256dh: string
  auth: string
}

/** The hours of every day in which nothing is sent, by the clock of a time zone (`Europe/Berlin`). */
export type QuietHours = {
  begin: string
  end: string
  zone: string
}

/** Codes that let you in if all else is lost. Each works once. They are shown only now. */
export type RecoveryCodes = {
  codes: string[]
}

/** Nothing changed. After `too_fast` the message may be sent again in `retry_after` seconds. */
export type RefusedMessage = {
  type: 'refused'
  id: string | null
  code: 'stale' | 'illegal' | 'not_yours' | 'malformed' | 'too_fast' | 'over'
  detail: string
  retry_after?: number | null
}

/**
 * The result of a match, by teams. `winner` is the only team that won. In a draw nobody won and nobody
 * lost.
 */
export type Result = ResultBase & {
  text: Text
}

/** How a match ended. Without winners and losers it is a draw. */
export type ResultBase = {
  /** The only team that won, or null. */
  winner: string | null
  /** The teams that won. */
  winners: string[]
  /** The teams that lost. */
  losers: string[]
  /** What decided the match, as a keyword. */
  reason: string
  /** How it ended, in English. */
  label: string
}

/** How a match ended, also as a sentence. */
export type ResultView = ResultBase & {
  /** How it ended, as data. */
  text: TextView
}

/** Asks for a whole view. */
export type ResyncMessage = {
  type: 'resync'
}

/** A saved loadout. ``counts`` has the numbers that its game counts in it. */
export type SavedLoadout = {
  id: string
  game: string
  name: string
  side: string
  loadout: Loadout
  counts: Record<string, number>
  saved: string
}

/**
 * The commitment to the dice of a finished match, from the draw with number `since` on, and the seed. The
 * SHA-256 of the seed's bytes is the `commitment`.
 */
export type Seal = {
  since: number
  commitment: string
  seed: string
}

/** A link to your seat. The first user to follow it before it ends takes the seat. */
export type SeatLink = {
  code: string
  url: string
  expires: string
}

/** A seat's loadout, as its own player sees it. */
export type SeatLoadout = {
  seat: string
  limits: LoadoutLimits
  loadout: Loadout
  ready: boolean
  report: LoadoutReport
}

/** The offered `seat` of a match. `by` is the name of its holder there. */
export type SeatOffer = {
  match: MatchSummary
  seat: string
  by: string
  expires: string
}

/** What everybody knows of a seat. */
export type SeatView = {
  /** The name of the side that it plays. */
  side: string
  /** The id of its team. */
  team: string
  /** The name of its player, null while the seat is free. */
  player: string | null
  /** Whether its player is a computer player. */
  bot: boolean
  /** Whether it has conceded. */
  conceded: boolean
  /** In the lobby only: whether its loadout is chosen; null if it has none to choose. */
  loadout?: 'choosing' | 'ready' | null
}

export type ServerMessage =
  | ViewMessage
  | DiffMessage
  | AdviceMessage
  | PongMessage
  | GalleryMessage
  | AsidesMessage
  | PointedMessage
  | AcceptedMessage
  | RefusedMessage

/** The caller's identity, if they have one. */
export type Session = {
  user: User | null
}

/**
 * A user whom you ignore: muted, so that you do not read their chat, or blocked, so that they cannot come
 * to your tables, either.
 */
export type ShunnedUser = {
  user: Person
  how: 'mute' | 'block'
  at: string
}

/**
 * Says that you read slowly, or no longer do (`on`). Everybody sees it. Windows that ask you last longer,
 * including an open one.
 */
export type SlowMessage = {
  type: 'slow'
  id: string
  on: boolean
}

/** A chat line of a spectator. `n` counts the lines, and `at` is a time (RFC 3339). */
export type SpectatorLine = {
  n: number
  user: string
  name: string
  text: string
  at: string
}

/** Agrees that the computer plays for the absent person in a seat. One teammate's agreement is enough. */
export type StandInMessage = {
  type: 'stand_in'
  id: string
  seat: string
}

/**
 * The parts of every view that games do not extend.
 *
 * The view of a spectator has no `undo` and no `orders`.
 */
export type TableBase = {
  /** The id of the match. */
  match: string
  /** The id of the game. */
  game: string
  /** The id of the mission. */
  mission: string
  /** The digest of the match's edition, by which a client requests it. */
  catalogue: string
  /** The hash of the seed of the dice, null while there is none. */
  commitment: string | null
  /** The state of the match. */
  status: 'finished' | 'lobby' | 'paused' | 'playing'
  /** The seat of the viewer, or `spectator`. */
  viewer: string
  /** The round, 0 before the first. */
  round: number
  /** The seat whose turn it is. */
  turn: string | null
  /** The part of the round; each game has its own. */
  phase: string
  /** All seats, in the order in which they take turns. */
  order: string[]
  /** The newest lines of the log that the viewer may read, the last at the end. */
  log: LogLine[]
  /** The newest lines of chat that the viewer may read, the last at the end. */
  chat: ChatLine[]
  /** The clock of the open reaction window, if it has one. */
  clock: ClockView | null
  /** The time of the players, if it is limited. */
  time: TimeView | null
  /** Whether each person is at the table, by seat. */
  presence?: Record<string, PresenceView>
  /** The seats that are asked, until the last one has answered. */
  waiting_for: string[]
  /** The seats whose computer players are thinking, each with the time limit (RFC 3339). */
  thinking?: Record<string, string>
  /** Only for seats: whether the viewer may ask for hints. */
  hints?: boolean
  /** The rematch, if one is proposed. */
  next?: NextView
  /** Whether nobody can write, because the host has switched the chat off. */
  quiet?: boolean
  /** The seats of people who read slowly. Windows that ask them last longer. */
  slow?: string[]
  /** In the lobby: the seats that have asked to swap, each with the other seat. */
  swaps?: Record<string, string>
  /** Whether the viewer can undo its last answer. */
  undo?: UndoView
  /** The viewer's standing orders, by name. */
  orders?: Record<string, OrderView>
}

/** What everybody knows of a team. */
export type TeamView = {
  /** The name of the side that it plays. */
  side: string
  /** The ids of its seats. */
  seats: string[]
}

/** A sentence as data, so that a client may use a language other than English. */
export type Text = TextView

/** A sentence as data, so that a client may show another language than English. */
export type TextView = {
  /** The id of the sentence. */
  key: string
  /** The values to insert, by name. */
  args: Record<string, unknown>
}

/** How long people may think in this match. */
export type TimeView = {
  /** The value of the option `time`. */
  control: string
  /** The time of each seat of a person. */
  seats: Record<string, PersonTime>
}

/** A link that makes another device the same person. It works once, until it ends. */
export type Transfer = {
  code: string
  url: string
  expires: string
}

/** The person that a device becomes by a transfer. */
export type TransferOffer = {
  name: string
  expires: string
}

/** The result of a test message: the devices that it reached and did not reach, and e-mail. */
export type Trial = {
  sent: number
  failed: number
  mailed: boolean
}

/**
 * Takes back this seat's last answer.
 *
 * ``decision`` is the one that is open now. Of two such messages only the first has an effect.
 */
export type UndoMessage = {
  type: 'undo'
  id: string
  decision?: string | null
}

/** Whether the viewer can undo its last answer. */
export type UndoView = {
  /** Whether it can. */
  open: boolean
  /** The reason why it cannot, as a keyword; null if it can. */
  reason: string | null
}

/** A player as others see them. */
export type User = {
  id: string
  name: string
}

export type View = CoreView

/** The whole view. */
export type ViewMessage = {
  type: 'view'
  seq: number
  view: View
}

/** Why something is not offered. */
export type WithheldView = {
  /** The reason, as data. */
  text: TextView
  /** The reason, in English. */
  label: string
  /** The id of the rule behind it, in the game's rulebook. */
  rule: string
}
