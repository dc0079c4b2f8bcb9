// Made by `poe protocol` from server/protocol/messages.py and engine/core/present/views.py; do not edit.

/** A confirmation that the message with that id is committed. */
export type AcceptedMessage = {
  type: 'accepted'
  id: string
}

/**
 * How you log in on other devices: by `name`, with a password if you have set one, or with a passkey.
 * `codes` is the number of remaining recovery codes.
 */
export type Account = {
  name: string
  created: string
  password: boolean
  passkeys: Passkey[]
  codes: number
}

/**
 * A change of your login methods: its kind, its time and the device. `new` is true if this device has not
 * shown it yet.
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

/** The requested hint: the choice that the adviser would make in this seat. */
export type AdviceMessage = {
  type: 'advice'
  decision: string
  pick: string[]
}

/** The answer to a decision. */
export type AnswerMessage = {
  type: 'answer'
  id: string
  decision: string
  pick: string[]
}

/**
 * Chat of the spectators: the lines since the last message, or initially all stored ones. Players get it
 * after the match has ended.
 */
export type AsidesMessage = {
  type: 'asides'
  lines: SpectatorLine[]
}

/**
 * A request to take the seat back from the computer player. It answers for the seat because the person's
 * time was up or they were absent.
 */
export type BackMessage = {
  type: 'back'
  id: string
}

/** A computer player that the lobby offers. `name` is the id with which it takes a seat. */
export type BotSummary = {
  game: string
  name: string
  title: string
  text: string
}

/** The win chance of a seat's team in the turn of the seat `turn`, estimated from the seat's knowledge. */
export type ChanceOfSeat = {
  round: number
  turn: string
  seat: string
  chance: number
}

/** A line of chat. */
export type ChatLine = {
  /** The line number within its channel, starting at 1. */
  n: number
  /** The readers of the line: everybody, or its author's team. */
  channel: 'table' | 'team'
  /** The seat of the author, or empty if the server wrote the line. */
  seat: string
  /** The name of the author, or of the player whom the server mentions. */
  name: string
  /** The text. */
  text: string
  /** The time at which the line was written (RFC 3339). */
  at: string
}

/** A chat line to the table, to your own team, or from a spectator to the other spectators. */
export type ChatMessage = {
  type: 'chat'
  id: string
  channel: 'table' | 'team' | 'spectators'
  text: string
}

/** The position of a chat line: its channel, and its `n` in that channel. */
export type ChatPlace = {
  channel: 'table' | 'team' | 'spectators'
  n: number
}

/** A request to check a loadout without saving it. */
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

/** A clip: the match as a stranger may see it, and the frames of the replay. */
export type ClipShown = {
  match: MatchSummary
  frames: Record<string, unknown>[]
}

/** The clock of the open reaction window. */
export type ClockView = {
  /** The time at which the window closes (RFC 3339). */
  until: string
  /** The seats that have asked for more time. */
  more_time: string[]
}

/** The parts of a view that all games share. */
export type CoreView = TableBase & {
  /** The public information about each seat, by its id. */
  seats: Record<string, SeatView>
  /** The public information about each team, by its id. */
  teams: Record<string, TeamView>
  /** The result of the match, or null until it ends. */
  result: ResultView | null
  /** The question to the viewer. A spectator has none. */
  decision?: DecisionView | null
}

export type Decision = DecisionView

/**
 * A question to the viewer. A legal answer consists of `min` to `max` different options.
 *
 * Each game lists its kinds of questions.
 */
export type DecisionBase = {
  /** The id of the question, unique among the questions to this seat. */
  id: string
  /** The question, in English. */
  prompt?: string
  /** The question, as data. */
  text: TextView
  /** The minimum number of options to pick. */
  min: number
  /** The maximum number of options to pick. */
  max: number
  /** Whether the order of the picks matters. */
  ordered: boolean
  /** The reasons why other things are not offered. Reasons that the viewer may not know are left out. */
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
  label?: string
  /** Whether the remark is about a dice roll that the option would cause. */
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

/** The answer to a knock: the invite `code` if the user has been let in, else null. */
export type Door = {
  code: string | null
}

/**
 * The names of at most fifty spectators, and the number of `more` spectators. `delay` is the number of
 * seconds by which they see the match later than players.
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

/** A new guest and their token, which is shown only once. */
export type Guest = {
  user: User
  token: string
}

export type Happening = HappeningBase

/**
 * An event to show. Its other fields depend on its kind. A client that words the event itself uses the
 * kind as the key of the text, and the other fields as its args.
 */
export type HappeningBase = {
  /** The kind of happening. */
  kind: string
  /** The event, in English. */
  label?: string
  /** Whether everybody expected the event. A client that sends several answers in a row need not stop at such an event. */
  routine?: boolean
}

export type HappeningKind = string

/** A request for the adviser's answer to this seat's open decision. Nobody else learns of it. */
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

/** A request to store a loadout for the match. A loadout must be legal to be marked as ready. */
export type KeepLoadout = {
  loadout: Loadout
  ready: boolean
}

/** A user who asks the host to let them `join` or, if no seat is available, `watch`. */
export type KnockAtMatch = {
  user: Person
  at: string
  to: 'join' | 'watch'
}

/** The game's own. */
export type Loadout = Record<string, unknown>

/** A reason why a loadout is illegal: its location, a message, and the rule. */
export type LoadoutFault = {
  loc: string
  msg: string
  rule: string
}

/** The game's own. */
export type LoadoutLimits = Record<string, unknown>

/** The result of checking a loadout, to which games add their own counts. */
export type LoadoutReport = {
  faults: LoadoutFault[]
  legal: boolean
}

/** A line of the log, as this viewer may read it. */
export type LogLine = {
  /** The line number, starting at 1. */
  n: number
  /** The round in which the event happened. */
  round: number
  /** The seat that the line is about, if any. */
  seat: string | null
  /** The event, as data. */
  text: TextView
  /** The event, in English. */
  label?: string
}

/**
 * A happening that a new line of the view's log describes. Its label is the line's label, and its fields
 * are the arguments of the line's text.
 */
export type LoggedHappening = {
  kind: HappeningKind
  line: number
  routine?: boolean
}

/** A report of whether somebody is looking at the page. If so, they need no notification elsewhere. */
export type LookMessage = {
  type: 'look'
  on: boolean
}

/** A new account with its recovery codes, which are shown only once. */
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
 * A game's report on a finished match. `decided` is true if one moment was decisive, so that there may be
 * a clip.
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
 * listed. `asked_since` is the time at which `your_decision` was opened. `next` is the rematch. `hosting` is
 * true if you have the rights of the host; if the host has deleted their account, all players have them.
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

/** A value of an option, and its label. `usual` is true for the default of a mission that has its own. */
export type MissionChoice = {
  id: string
  name: string
  usual?: boolean | null
}

/** The roles in a lesson: the learner's seat, and the computer player in all other seats. */
export type MissionLesson = {
  seat: string
  bot: string
}

/** An option for the host: one of the choices, or any number from `min` to `max` if these are given. */
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

/** A mission that the lobby offers. A `lesson` is for new players, and is listed separately. */
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

/**
 * A request for more time on the clock of the open reaction, allowed once for each reaction. Everybody
 * sees it.
 */
export type MoreTimeMessage = {
  type: 'more_time'
  id: string
}

/** Your account; null for a guest. */
export type MyAccount = {
  account: Account | null
}

/** One of your reports. `answer` is the operator's reply, and `closed` the time of their last reply. */
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

/** A request for an account with a password, or with a passkey that was created for it. */
export type NewAccount = {
  name: string
  password?: string | null
  passkey?: Record<string, unknown> | null
}

/** A request to save a loadout, legal or not. Without `game` it is for the server's first game. */
export type NewLoadout = {
  game?: string | null
  name: string
  side: string
  loadout: Loadout
}

/**
 * A report about a `user` at a match to the server's operator. It includes the chat around the `line`, or
 * the newest lines.
 */
export type NewReport = {
  match: string
  user: string
  reason: 'insults' | 'spam' | 'cheating' | 'stalling' | 'name' | 'other'
  text: string
  line?: ChatPlace | null
}

/**
 * The rematch of a finished match, with sides `swapped` or not, possibly in another mission. `by` has
 * offered it. It begins automatically when all have joined, unless it is a `lobby`. The seats in `declined`
 * do not join.
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

/** The rematch of this match. It begins when everybody has joined, unless it starts with a lobby. */
export type NextView = {
  /** The id of the rematch. */
  match: string
  /** The id of the rematch's mission. */
  mission: string
  /** The title of the rematch's mission. */
  title: string
  /** The seat whose player proposed the rematch. */
  by: string
  /** Whether the players swap sides. */
  swapped: boolean
  /** Whether the rematch starts with a lobby. */
  lobby: boolean
  /** The seats whose players have declined. */
  declined?: string[]
}

/**
 * Your notification settings. Browsers subscribe with `key`, which is null if the server sends no pushes.
 * `wanted` is true if pushes are enabled for this device, and `here` is true if they reach it. `devices` is
 * the number of your devices that they reach. A device with `wanted` and without `here` must subscribe
 * again, because its former subscription has expired.
 *
 * `mail_offered` is true if the server sends e-mail. No notifications are sent to an address that is not
 * `confirmed`. `mail_trouble` is the last answer of a mail server. The mailbox is `full` or `unknown`, mails
 * from here are `refused`, or it accepts none for now (`later`). `paused` is true while the server sends
 * nothing to anyone. A channel (`push`, `mail`) without quiet hours is not in `quiet`.
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
 * Your status in the rematch of a finished match: `asked`, `joined`, `gone` (there is none, or it has
 * begun without you) or `lapsed` (it will never begin).
 */
export type Offered = {
  standing: 'asked' | 'joined' | 'gone' | 'lapsed'
}

/** One option of a decision. */
export type OptionBase = {
  /** The id of the option, unique within the decision. */
  id: string
  /** The effect of the option, in English. */
  label?: string
  /** The effect of the option, as data. */
  text: TextView
  /** Set if the option is not an ordinary choice: it ends the current action (`end`), cancels it (`cancel`), is possible at any time (`quiet`), or is picked when time runs out (`default`). */
  role?: 'cancel' | 'default' | 'end' | 'quiet'
  /** The effects, costs and risks of the option that everybody could work out. */
  details?: DetailView[]
}

/** An option, with the things that it is about. */
export type OptionView = OptionBase & {
  /** The things that the option is about, in the game's own terms. */
  ref: Record<string, unknown>
}

/** A change of a standing order. */
export type OrderMessage = {
  type: 'order'
  id: string
  order: string
  on: boolean
}

/** A standing order of the viewer. */
export type OrderView = {
  /** The order, as data. */
  text: TextView
  /** The order, in English. */
  label?: string
  /** Whether the order is set. */
  on: boolean
  /** A warning to show before the order is set, as data. */
  warning_text?: TextView
  /** The warning, in English. */
  warning?: string
  /** Whether the order cannot be unset. */
  final?: boolean
}

/** One of your passkeys. */
export type Passkey = {
  id: string
  name: string
  created: string
  used: string
}

/** Options for the browser to create a passkey or to sign with one, as WebAuthn JSON. */
export type PasskeyOptions = {
  /** A PublicKeyCredential as JSON. */
  options: Record<string, unknown>
}

/** One operation of an RFC 6902 patch. `remove` has no value. */
export type PatchOperation = {
  op: 'add' | 'remove' | 'replace'
  path: string
  value?: unknown
}

/** A user as other users see them. */
export type Person = {
  id: string
  name: string
}

/** The time that a person has left. */
export type PersonTime = {
  /** The number of seconds left. */
  left: number
  /** The time at which it runs out (RFC 3339), while it is running. */
  until: string | null
  /** Whether a computer player answers for them, because their time is up. */
  away: boolean
  /** Whether a short extension is running, because their time ran out while their connection was lost. */
  grace?: boolean
}

/** A check of the connection, because pages cannot see the pings of the websocket itself. */
export type PingMessage = {
  type: 'ping'
}

/**
 * A ping, arrow or proposal for the seat's teammates, or `to` one of them. Nobody else learns of it. A
 * `ping` has one target, an `arrow` leads from one target to another, and a `proposal` concerns up to three.
 */
export type PointMessage = {
  type: 'point'
  id: string
  kind: 'ping' | 'arrow' | 'proposal'
  at: string[]
  to?: string | null
}

/**
 * A teammate's ping, arrow or proposal, which names its targets by their names in the game. It is not
 * stored.
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
  /** The time at which they went away (RFC 3339), or null if they are present. */
  away: string | null
  /** Whether a computer player answers for them. */
  computer: boolean
  /** The earliest time at which they may be replaced (RFC 3339), or null if they may not. */
  replaceable: string | null
  /** The seats that have agreed to the replacement. */
  agreed: string[]
  /** The seats that may still agree to the replacement. */
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

/** One fault in the input. */
export type ProblemError = {
  loc: (string | number)[]
  msg: string
}

/** A browser's push subscription: the endpoint, and the keys in base64url. */
export type PushTarget = {
  endpoint: string
  p256dh: string
  auth: string
}

/** The hours of every day in which no notifications are sent, in a time zone such as `Europe/Berlin`. */
export type QuietHours = {
  begin: string
  end: string
  zone: string
}

/** Codes for logging in without a password or passkey. Each works once. They are shown only once. */
export type RecoveryCodes = {
  codes: string[]
}

/**
 * A refusal: nothing has changed. After `too_fast` the message may be sent again in `retry_after`
 * seconds.
 */
export type RefusedMessage = {
  type: 'refused'
  id: string | null
  code: 'stale' | 'illegal' | 'not_yours' | 'malformed' | 'too_fast' | 'over'
  detail: string
  retry_after?: number | null
}

/** The result of a match, by teams. `winner` is the only team that won. In a draw no team won or lost. */
export type Result = ResultBase & {
  text: Text
}

/** The result of a match. Without winners and losers it is a draw. */
export type ResultBase = {
  /** The winning team, or null unless exactly one team won. */
  winner: string | null
  /** The teams that won. */
  winners: string[]
  /** The teams that lost. */
  losers: string[]
  /** The reason for the result, as a keyword. */
  reason: string
  /** The result, in English. */
  label: string
}

/** The result of a match, also as data. */
export type ResultView = ResultBase & {
  /** The result, as data. */
  text: TextView
}

/** A request for a whole view. */
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
 * The commitment to the dice of a finished match, from draw number `since` on, and their seed. The
 * SHA-256 of the seed's bytes is the `commitment`.
 */
export type Seal = {
  since: number
  commitment: string
  seed: string
}

/** A link to your seat. The first user who follows it before it expires takes the seat. */
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

/** The offered `seat` of a match. `by` is the name of its current player. */
export type SeatOffer = {
  match: MatchSummary
  seat: string
  by: string
  expires: string
}

/** The public information about a seat. */
export type SeatView = {
  /** The name of the seat's side. */
  side: string
  /** The id of the seat's team. */
  team: string
  /** The name of the seat's player, or null while the seat is free. */
  player: string | null
  /** Whether the player is a computer player. */
  bot: boolean
  /** Whether the seat has conceded. */
  conceded: boolean
  /** In the lobby only: whether the seat's loadout is chosen, or null if the seat chooses none. */
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

/** The caller's identity, if they have one. `language` is null until their page has reported it. */
export type Session = {
  user: User | null
  language?: string | null
}

/**
 * A user whom you ignore. You do not read the chat of a muted user; a blocked user cannot enter your
 * matches, either.
 */
export type ShunnedUser = {
  user: Person
  how: 'mute' | 'block'
  at: string
}

/**
 * A statement that you read slowly (`on`), or no longer do. Everybody sees it. Windows that include you
 * last longer, including an open one.
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

/** Agreement that the computer plays for the absent person in a seat. One teammate's agreement is enough. */
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
  /** The hash of the seed of the dice, or null while there is none. */
  commitment: string | null
  /** The state of the match. */
  status: 'finished' | 'lobby' | 'paused' | 'playing'
  /** The seat of the viewer, or `spectator`. */
  viewer: string
  /** The current round, or 0 before the first. */
  round: number
  /** The seat whose turn it is. */
  turn: string | null
  /** The part of the round, which differs between games. */
  phase: string
  /** All seats, in the order in which they take turns. */
  order: string[]
  /** The newest lines of the log that the viewer may read, from oldest to newest. */
  log: LogLine[]
  /** The newest lines of chat that the viewer may read, from oldest to newest. */
  chat: ChatLine[]
  /** The clock of the open reaction window, if it has one. */
  clock: ClockView | null
  /** The time of the players, if it is limited. */
  time: TimeView | null
  /** Whether each person is at the table, by seat. */
  presence?: Record<string, PresenceView>
  /** The seats that are asked. They stay listed until the last one has answered. */
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
  /** Whether the viewer can undo their last answer. */
  undo?: UndoView
  /** The viewer's standing orders, by name. */
  orders?: Record<string, OrderView>
}

/** The public information about a team. */
export type TeamView = {
  /** The name of the team's side. */
  side: string
  /** The ids of the team's seats. */
  seats: string[]
}

/** A sentence as data, so that a client may use a language other than English. */
export type Text = TextView

/** A sentence as data, so that a client can show languages other than English. */
export type TextView = {
  /** The id of the sentence. */
  key: string
  /** The values to insert, by name. */
  args: Record<string, unknown>
}

/** The thinking time of people in this match. */
export type TimeView = {
  /** The value of the option `time`. */
  control: string
  /** The time left for each seat of a person. */
  seats: Record<string, PersonTime>
}

/** A link that gives another device the same identity. It works once, until it expires. */
export type Transfer = {
  code: string
  url: string
  expires: string
}

/** The person whose identity a device would get by a transfer. */
export type TransferOffer = {
  name: string
  expires: string
}

/**
 * The result of a test message: the number of devices that it reached and did not reach, and the result
 * of the e-mail.
 */
export type Trial = {
  sent: number
  failed: number
  mailed: boolean
}

/**
 * A request to take back this seat's last answer.
 *
 * ``decision`` is the decision that is currently open. Only the first of two such messages has an effect.
 */
export type UndoMessage = {
  type: 'undo'
  id: string
  decision?: string | null
}

/** Whether the viewer can undo their last answer. */
export type UndoView = {
  /** Whether undo is possible. */
  open: boolean
  /** The reason why undo is impossible, as a keyword, or null if it is possible. */
  reason: string | null
}

/** A player as other users see them. */
export type User = {
  id: string
  name: string
}

export type View = CoreView

/** A whole view. */
export type ViewMessage = {
  type: 'view'
  seq: number
  view: View
}

/** The reason why something is not offered. */
export type WithheldView = {
  /** The reason, as data. */
  text: TextView
  /** The reason, in English. */
  label?: string
  /** The id of the underlying rule in the game's rulebook. */
  rule: string
}
