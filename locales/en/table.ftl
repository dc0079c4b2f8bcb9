# The texts of the table that all games share, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The coach, who explains the questions of a match

coach = Coach
# Hidden text before the coach's last words, for screen readers.
coach-before = Coach:
coach-call = What is this? Call the coach
    .title = The coach explains each question and says what players usually do.
coach-off = Go on without the coach
    .title = Go on without the coach. The menu calls it back.
# $label is the text of the button that has to be pressed again.
coach-press-again = Press it again, or press “{ $label }”.
coach-why = Why?


## The connection to the server

connection-closed = Closed
connection-connecting = Connecting
connection-denied = No access
connection-online = Online
connection-polling = Slower connection
    .why = This network blocks live connections. You can play on, but everything arrives a little later.
connection-reconnecting = Reconnecting


## The frame of the table: its header and its tabs

# A heading, hidden from sight, of what happens now.
table-announced = What happens
# The name of the tabs beside the board.
table-beside = Beside the board
table-close = ✕ Close
# The number of a mission, like that of a magazine's issue.
table-issue = No. { $n }
table-menu = Menu
# The button that starts or joins the match that follows a finished one.
table-next-match = Next match
# The title of the browser's tab. $title is the title of the match. The dot marks an open question to the reader.
table-page = { $asked ->
    [true] ● { $title }
   *[other] { $title }
} · Galaxies Online
table-result = Result
# The part of a match. Round 0 is its preparation.
table-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}
# "new" follows the number of new messages: "3 new".
table-tab-chat = Chat
    .new = new
table-tab-log = Log
table-to-question = Go to the question
# $acting says whether it is the turn of the player who has to act. Otherwise, they are asked in another one's turn.
table-turn = { $acting ->
    [true] { $name }’s turn
   *[other] { $name } is asked
}
table-turn-own = { $acting ->
    [true] Your turn
   *[other] You are asked
}
# The number of spectators, as the name of a button.
table-watching = { $n } watching: people at this table


## Pointing things out to teammates

point-at = Point at
point-bar = Point something out
# P is a key on the keyboard.
point-button = Point something out to your teammate
    .title = Point something out to your teammate (P)
point-choose = or choose …
point-done = Done
point-hint = Touch a thing, or drag from one to another. Only { $mates } will see it
point-hint-propose = Touch what { $mates } should use, then where
point-modes = What to do
point-propose = Propose
point-send = Send
point-show = Show
# $from and $to are things on the table. Without $to, the player points at one thing.
pointed = { $to ->
    [none] { $name } points at { $from }
   *[other] { $name } points from { $from } to { $to }
}
pointed-own = { $to ->
    [none] You point at { $from }
   *[other] You point from { $from } to { $to }
}
pointed-out = Pointed out
proposal = A proposal
proposal-among = Choose among { $n }
proposal-dismiss = Dismiss the proposal
# $things are names of things on the table, with arrows between them.
proposal-text = { $name } proposes: { $things }


## The cards in the hand

# What to do with a card if the option names only the card.
hand-choose = Choose
hand-look-first = Not now: first watch what happens
# The button of a card: the verb and the card's name.
hand-offer = { $verb } { $name }
# The same if the reader then chooses among several options.
hand-offer-more = { $verb } { $name } …
hand-over = The match is over
hand-unusable = You cannot use this card for the current question.
# The verb in the text of an option, such as "Play Ace for 2 energy": its first or its last word, depending on the
# language. A word that is part of the card's name is empty. Use either { $first } or { $last }.
hand-verb = { $first }
# $waiting is a sentence such as "Waiting for Ann".
hand-wait = Not now. { $waiting }


## The log

log = Log
log-by = By { $name }
log-cut = These are the newest lines of the log. Open the replay of the finished match to print them all.
log-empty = { $filtered ->
    [true] Nothing like that has happened yet.
   *[other] Nothing has happened yet.
}
log-everything = Everything
log-filter = Filter the log
log-show = Show this on the board


## The menu

menu = Menu
menu-animations = Animations
menu-appearance = Appearance
menu-blocked = Your browser blocks messages from this page. Allow them in its settings.
menu-call = When it is your move and you are not looking
menu-call-message = Show a system message
menu-cancel = Cancel
menu-coach = Coach
menu-coach-switch = Explain each question and what players usually do
menu-concede = Concede
menu-device = Continue on another device
menu-keys = Keys
# Names of keys, each followed by what it does.
menu-keys-replay = { $space } play or pause · { $left } { $right } step by step · with { $shift } turn by turn · { $home } { $end } to the beginning and the end
    .space = Space
    .left = ←
    .right = →
    .shift = Shift
    .home = Home
    .end = End
# $pointing says whether the reader has a teammate to whom they can point things out.
menu-keys-table = { $one }–{ $nine } choose · { $enter } confirm · { $esc } back · { $space } skip the show · arrows move over marked spaces on the board{ $pointing ->
    [true] { " · " }{ $p } point things out to your teammate
   *[other] { "" }
}
    .one = 1
    .nine = 9
    .enter = Enter
    .esc = Esc
    .space = Space
    .p = P
menu-leave = Leave the table
menu-notices = Notify me while the page is closed, or by e-mail
menu-orders = Standing orders
# The button that opens the list of people. $watching is the number of spectators.
menu-people = People{ $watching ->
    [0] { "" }
   *[other] { " " }· { $watching } watching
}
menu-play-on = Play on
menu-print = Print the log
menu-reactions = Reactions
menu-rules = Rulebook
menu-seal = Sealed dice
# { $command } is a command of a program.
menu-seal-about = All dice were settled before the first roll and sealed with this number. Your page keeps the number and checks it when the match is over. { $command } checks it too.
    .command = galaxies verify
menu-slow = Give me more time: at least 20 seconds for each reaction. Everyone sees this, here and at every table I join later
menu-sound = Sound
menu-sound-on = Sounds
menu-sound-only = Only a signal when it is my move
# The speeds of the animations. "Stills" shows pictures that do not move.
menu-speed-calm = Stills
menu-speed-fast = Fast
menu-speed-full = Full
menu-speed-off = Off
# Screen readers say the value.
menu-volume = Volume
    .value = { $n } percent


## Handing over the seat to a friend

seat-about = A friend plays on for you, with everything you hold. You get your seat back only through a link from them.
seat-create = Create a link to my seat
seat-heading = Hand over your seat
# The message that is shared together with the link.
seat-invitation = Take over my seat
seat-keep = Keep my seat
seat-kept = You keep your seat. The link no longer works.
seat-link = Link to your seat
# $expiry is a date with a time.
seat-note = The first person to open this link takes your seat and sees everything it knows, and you become a spectator. It works once, until { $expiry }.


## The chat

chat = Chat
chat-channel = { $channel ->
    [team] Channel: team. Switch.
   *[table] Channel: table. Switch.
}
chat-channel-name = { $channel ->
    [team] Team
   *[table] Table
}
chat-empty = No messages yet. Say hello.
chat-message = Message
chat-off = The host has switched off the chat at this table.
chat-send = Send
# The mark beside a message that only some people read.
chat-tag-spectators = spectator
chat-tag-team = team
# Stands in the empty field for a message.
chat-to-spectators = To the spectators
chat-to-table = To the table
chat-to-team = Only your teammate reads this


## The people at the table

people = People at this table
people-about = You do not see what muted people write. Blocked people cannot come to your tables either. Both apply on all your devices.
people-block = Block
# Marks a blocked person; "people-muted" marks a muted one.
people-blocked = blocked
people-confirm = Confirm
people-delay = Spectators see everything { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} later.
# A spectator who has written, but has left the table.
people-former = former spectator
# The last item of the list of people.
people-more = and { $n } more { $n ->
    [one] spectator
   *[other] spectators
}
people-mute = Mute
people-muted = muted
people-none = Only computer players sit here, and nobody is watching.
people-report = Report …
people-spectator = spectator
people-turn-away = Turn away
people-turned-away = { $name } has been turned away.
people-unblock = Unblock
people-unmute = Unmute
# Marks the reader in the list of people.
people-you = you


## Reporting a person

report-about = The last chat lines that you can see are sent with the report.
report-cancel = Cancel
report-reason = Why
report-send = Send report
report-text = What happened
report-thanks = Thank you. The host of this server will read your report. You will find the answer on your account page.
report-title = Report { $name }


## The presence of players and their time

presence = At the table
presence-agreed = You want the computer to play for { $name }. { $others } must agree.
# How long a player has been away. $unit is none for less than a minute.
presence-away = { $unit ->
    [minutes] away { $n } min
    [hours] away { $n } h
    [days] away { $n } d
   *[none] away
}
# $time is a date with a time.
presence-away-since = away since { $time }
presence-back = Take your seat back
presence-computer = computer
presence-grace = { $name } ran out of time while disconnected, and gets a few extra seconds once.
presence-grace-own = Your time ran out while you were disconnected. Answer before these extra seconds are over.
presence-here = here
presence-may-stand-in = { $name } is away: the computer may play until they are back.{ $others-count ->
    [0] { "" }
   *[other] { " " }{ $others } must agree too.
}
presence-people = { $timed ->
    [true] People and the time they have left
   *[other] People
}
presence-playing = The computer is playing for you.
presence-stand-in = Let the computer play
presence-time = Time of { $name }
# The time that a person has left: less than an hour is written as 9:41.
presence-time-days = { $days } d { $hours } h
presence-time-hours = { $hours } h { $minutes } min
presence-wait = { $name } is away. In { $seconds } s the computer may play until they are back.
presence-you = You


## The recap of what happened while the reader was away, and replays

recap = What you missed
# Follows "recap-intro" in bold.
recap-count = { $n ->
    [one] one thing happened.
   *[other] { $n } things happened.
}
recap-intro = While you were away
recap-play-on = Play on
recap-show = Show me
recap-skip = Skip
replay = Replay
replay-cut = The rest was played by older rules, and cannot be shown.
replay-first = To the beginning
replay-last = To the end
replay-leave = Leave
# Screen readers say the value: the number of the step, and its turn, such as "Round 3 · Ann".
replay-moment = Moment of the match
    .value = { $at } of { $n }, { $turn }
replay-problem = The rest could not be loaded.
replay-retry = Try again
replay-speed = Speed
replay-turn = Go to a turn
replay-turn-back = One turn back
replay-turn-next = One turn on
step-again = Again
step-back = One step back
step-first = The match begins
step-last = The match is over
step-next = One step on
step-pause = Pause
step-play = Play
# The number of the step. $more says whether further steps are still being loaded.
step-position = { $at } of { $n }{ $more ->
    [true] { " " }…
   *[other] { "" }
}


## The question

question = Decision
question-all = All options ({ $n })
# The titles above a question. The short one is for phones.
question-asked = You are asked
question-asked-short = Asked
question-back = Back
question-cancel = Cancel
# Several picks in succession are possible: "a far dot" marks a space that takes more than one.
question-click-path = Click a space or a far dot on the board
question-click-space = { $ships ->
    [true] Click a marked space or ship on the board
   *[other] Click a marked space on the board
}
question-click-thing = { $ships ->
    [true] Click a marked ship on the board, or choose here
   *[other] Click it on the table, or choose here
}
question-confirm = { $n ->
    [0] Confirm
   *[other] Confirm { $n }
}
question-confirm-none = Choose nothing
question-filter = Filter options
    .count = Filter { $n } options
question-folded = { $folded ->
    [true] Show the answers
   *[other] Hide the answers
}
question-manners = How to answer on the board
question-move = Your move
question-no-answer = You hold nothing that can be played now. You are asked anyway, so that nobody learns what you hold.
# How many options to choose: at least $min and at most $max.
question-pick = { $range ->
    [exact] Choose { $max }
    [most] Choose up to { $max }
   *[between] Choose { $min } to { $max }
}{ $ordered ->
    [true] , in order
   *[other] { "" }
}
# The button that answers with several picks along a path.
question-path = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
question-react = React?
question-ways = { $n ->
    [one] { $n } way
   *[other] { $n } ways
} from here. Which one?
question-why-not = Why can’t I …?
    .label = Why can’t I …? What is not offered, and the rules


## The hint of the computer

# $options are the texts of options.
advice-choose = The computer would choose { $options }
advice-nothing = The computer would choose nothing
advice-take = { $single ->
    [true] Do that
   *[other] Pick that
}
hint = Hint
    .title = What would the computer do here? Nobody sees that you ask.
hint-thinking = Thinking …


## The time to react

# $time is "clock-seconds". Its attribute names that time for screen readers.
clock-answer = { $time } to answer, then you pass.
    .time = Time to react
clock-left = { $time } left, then your answer counts.
    .time = Time to react
clock-more-time = More time
    .title = Everyone sees that you ask, and everyone gets more time
# The players who have asked for more time, with "you" for the reader.
clock-more-time-for = More time for { $names }.
    .you = you
clock-seconds = { $n } s
# The players who read slowly, with "you" for the reader. $you says whether the reader is one of them.
clock-slow = { $you ->
    [true] { $names-count ->
        [1] You get more time to react.
       *[other] { $names } get more time to react.
    }
   *[other] { $names } { $names-count ->
        [one] gets
       *[other] get
    } more time to react.
}
    .first-you = You
    .you = you
# $until is a time of day.
clock-until = { $time } left. Answers are possible until { $until }.
    .time = Time to react


## Taking answers back, and answers that the server refuses

refused = { $code ->
    [illegal] That choice is not offered.
    [not_yours] That decision is not yours.
    [malformed] That is empty or too long. Change it.
    [too_fast] Slow down a little, then try again.
    [over] The match is over.
   *[other] That was not possible.
}
# The answers that the server did not receive in time are part of a series that the reader chose at once.
refused-walk = Something happened before your choice arrived. Choose again.
undo = Undo
# $answer is the text of an option.
undo-answer = Take back: { $answer }
undo-done = Taken back: { $answer }
undo-done-unknown = Your last answer was taken back.
undo-last = Take back your last answer
undo-sending = Sending …
# The reason why nothing can be taken back.
undo-why = { $reason ->
    [nothing-to-undo] There is nothing to take back
    [too-often] You cannot take back any more here
    [dice-rolled] Dice have been rolled
    [cards-drawn] Cards have been drawn
    [secret-revealed] Something secret was revealed
    [restarted] The step began again
    [others-asked] Another player has been asked
    [not-yours] The last step was not yours
   *[other] The last step can no longer be taken back
}


## The bar while the reader has no question

watch-moment = One moment …
watch-now = Happening now
watch-paused = Paused
watch-paused-about = Something went wrong in the rules. The match stays as it was before, and all clocks have stopped.
watch-paused-host = The host can resume the match.
watch-resume = Resume
watch-resumed = The match goes on.
# Space is a key on the keyboard.
watch-skip = Skip
    .title = Skip (Space)
# Computer players.
watch-thinking = { $names } { $names-count ->
    [one] is
   *[other] are
} thinking …
# The title for spectators, who may see the match some minutes later than the players.
watch-title = { $delay ->
    [0] Watching
    [one] Watching { $delay } minute later
   *[other] Watching { $delay } minutes later
}
watch-waiting = Waiting
watch-waiting-for = Waiting for { $names }


## The result

chance-about = Chance of winning, round by round, as each player saw it
# $lines has the chances of each player by round, for screen readers.
chance-description = Chance of winning: { $lines }
chance-end = End
chance-lines = Lines
# A player's name beside their line.
chance-name = { $you ->
    [true] { $name } (you)
   *[other] { $name }
}
chance-of-round = round { $round }: { $n }%
chance-percent = { $n }%
chance-round = Round
chance-wait = Calculating the chances …
result = Result
result-again = Watch again
result-board = See the board
result-download = Download
    .label = Download the record
    .title = The record
# In a narrow window there is no room for { $whole }.
result-report = { $whole } report
    .whole = After-action
result-start = Start page
# The check of the dice after the match.
seal-checked = Dice checked: all luck was fixed before the first roll, and nobody has changed it since.
seal-differs = Warning: these are not the dice that were fixed when this browser first saw the match. Somebody may have changed them.
seal-later = Careful: some dice were fixed anew during the match, which this browser did not see. That is usual only after a restore, which the chat announces.
seal-unchecked = The server names the same dice as during the match. Without a secure address (https), this browser cannot check the rolls against them.
seal-unknown = The dice are those that the server names as fixed in advance. This browser did not see the match, so it cannot prove that nobody changed them.
