# The texts of the other pages outside matches, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## Passwords, where they are entered

password = Password
    .note = At least 8 characters. A few words work well.
password-current = Current password
password-new = New password
    .note = At least 8 characters. This logs out all your other devices.


## The account page

account-about = You can play without an account. With one, you can log in on any device and keep your matches.
account-appearance = Appearance on this device
account-log-out = Log out here
account-seen-as = Others see you as { $name }.
# Two tabs, and the name of both for screen readers.
account-tab-login = Log in
account-tab-new = Create
account-tabs = Account
account-title = Your account


## The account page: errors next to a button or a field

attempt-bad-login = That account name does not match that password or code. Check both and try again.
attempt-bad-passkey = This passkey could not be used here. Try another one.
attempt-bad-password = That is not your current password. Try again.
attempt-bad-proof = That is not one of your passkeys. Try another one.
attempt-challenge-over = That took too long. Try again.
attempt-failed = That did not work. Try again.
attempt-last-way = Without it, you could not log in. Add a password or a passkey first.
attempt-name-taken = That account name is taken. Choose another one.
attempt-no-passkey = No passkey was used. Try again.
attempt-passkey-known = This device already has a passkey for you.
attempt-proof-needed = Nothing has changed. Confirm that it is you.
attempt-too-many = Too many attempts. Wait a little, then try again.


## The account page: creating an account

# A button. $password: whether the account gets a password, or otherwise a passkey.
account-new-create = { $password ->
    [true] Create account
   *[false] Create with a passkey
}
# $mark: what the server adds to such a name, "(guest)".
account-new-name = Account name
    .note = Anyone else who uses this name is shown with “{ $mark }” after it. The name others see can be different.
# A link. $password: whether the account would get a password as it is.
account-new-other = { $password ->
    [true] Use a passkey instead
   *[false] Use a password instead
}
account-new-passkey = This device keeps the passkey. You log in the way you unlock the device, with nothing to remember.


## The account page: recent changes to how the user logs in

changes-account = The account was created
changes-address = The e-mail address was changed
changes-address-removed = The e-mail address was removed
# A link to the whole list. $n: the number of all changes.
changes-all = Show all { $n }
# The banner of every page. $change is one of the texts here, such as "A passkey was added", and $ago "5 min ago".
# $more: the number of other changes.
changes-banner = { $lead } { $change } ({ $device ->
    [none] { $ago }
   *[other] { $ago }, { $device }
}){ $more ->
    [0] { "" }
   *[other] , and { $more } more
}.
    .lead = Your account was changed:
changes-codes = New recovery codes were created
changes-deleted = The account was deleted
changes-device = Another device was added through a link
changes-link = A link for another device was created
# After a change that the user has not seen before: "5 min ago · new".
changes-new = new
changes-not-you = If that was not you, set a new password, make new recovery codes and log out your other devices.
changes-ok = It was me
changes-passkey = A passkey was added
changes-passkey-removed = A passkey was removed
changes-password = The password was set
changes-password-removed = The password was removed
changes-recovered = A recovery code was used, and a new password was set
changes-review = Review
changes-title = Security notices


## The account page: recovery codes, after they were made

codes-about = If you lose your device or forget your password, use one of these codes to log in. Each code works once. They will not be shown again.
codes-copied = The codes are copied.
# A button. $copied: whether it was just pressed.
codes-copy = { $copied ->
    [true] Copied
   *[false] Copy
}
# The head of the saved file. $host is the address of the server, and $name that of the account.
codes-file =
    Galaxies Online · { $host } · { $name }
    Each code works once.
codes-kept = I have saved them
codes-save = Save as a file
codes-title = Save these codes


## The account page: the user's reports on others to the host of the server

complaints-answer = The host’s answer:
complaints-failed = Your reports could not be loaded. Reload the page to try again.
# $closed: whether the host has closed the report without an answer.
complaints-state = { $closed ->
    [true] The host has read this report.
   *[false] The host has not answered yet.
}
complaints-title = My reports


## The account page: the user's data

farewell-alone = Matches that you play alone will be deleted too.
farewell-confirm = Delete for good
farewell-delete = Delete my data …
# $account: whether the user has an account.
farewell-devices = { $account ->
    [true] Your account, your devices and everything you have built will be deleted at once.
   *[false] Your devices and everything you have built will be deleted at once.
}
farewell-download = Download
farewell-final = This cannot be undone.
farewell-others = Other players keep their matches: they will see “Someone who left”, and the computer will play on in your place.
# The dialog's title, and its label for screen readers. $name is the user's.
farewell-sure = Delete { $name } for good?
    .label = Delete { $name }
farewell-title = Your data
farewell-type = To confirm, type { $name }


## The account page: logging in

login-code = Recovery code
    .note = One of the codes you saved. Each code works once.
# A button. $recovering: whether the user uses a recovery code, and chooses a new password.
login-enter = { $recovering ->
    [true] Set password and log in
   *[false] Log in
}
# $user and $name are both the guest's name.
login-instead = This browser is playing as { $user }. If you log in as someone else, you will lose access to { $name }’s seats.
# A link to the other form. $recovering: whether the form for recovery codes is open.
login-lost = { $recovering ->
    [true] Use the password instead
   *[false] I cannot log in
}
login-name = Name
# Between two ways to log in.
login-or = or with a password
login-passkey = Log in with a passkey


## The account page: the ways to log in

methods-add-passkey = Add a passkey
methods-codes = Recovery codes
# The number of codes that have not been used.
methods-codes-left = { $n } left
methods-new-codes = Make new codes …
# The name of a passkey without its own name.
methods-passkey = Passkey
methods-passkey-added = The passkey was added.
methods-passkey-removed = The passkey was removed.
# $ago: "5 min ago".
methods-passkey-used = Passkey · used { $ago }
# Below "Password".
methods-password = { $set ->
    [true] Set
   *[false] None
}
# The button next to "Password".
methods-password-change = { $set ->
    [true] Change …
   *[false] Set …
}
methods-password-removed = Your password was removed.
methods-password-set = Your password is set, and your other devices are logged out.
# The button next to a passkey, and its label for screen readers.
methods-remove = Remove …
    .label = Remove passkey { $name }
methods-remove-password = Remove password
methods-remove-sure = Remove
methods-replace-codes = Replace codes
methods-set-password = Set password
methods-title = How you log in


## The dialog in which users confirm their identity

proof-about = Before you change how you log in, confirm that it is you. This lasts for ten minutes.
proof-continue = Continue
proof-no-passkey = Your passkeys cannot be used here. { $link } with a recovery code.
    .link = Log in again
proof-passkey = Use a passkey
proof-password = Your password
proof-title = Confirm that it is you


## The page of a clip: the decisive moment of a match

clip-not-found = Moment not found
    .detail = This link does not work. Part of it may be missing.
clip-opening = Opening the moment …
# $match is the title of the match.
clip-title = { $match } · The decisive moment


## The page of the user's devices

devices-account = With an { $link } you can log in anywhere, even if you lose this device.
    .link = account
devices-add = Add another device
# $ago: "5 min ago".
devices-added = Added { $ago }
# $device is the name of a device, and $name the user's.
devices-added-now = { $device } now plays as { $name }.
devices-elsewhere = Continue elsewhere
# $minutes: how long the link still works.
devices-link = Link to continue as { $name }
    .note = Anyone who opens this link plays as you, so do not share it. It works once, for { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
devices-link-about = A link lets you play as yourself on another device, with the same seats, matches and builds. It works once, within ten minutes.
devices-link-how = Open this link on the other device: scan the code, or send yourself the link.
# $again: whether there was a link before.
devices-link-show = { $again ->
    [true] Show a new link
   *[false] Show the link
}
devices-list = Where you are logged in
devices-log-out = Log out …
devices-log-out-others = Log out all others …
devices-log-out-others-sure = Log out all others
devices-log-out-sure = Log out
devices-this = This device
devices-title = Your devices
# A device whose program is not known.
devices-unknown = Another program


## The page of an invitation

# The button of a newcomer, next to the field for their name.
join = Join
join-as = Join as { $name }
join-begun = The match has begun. You can watch.
# $names are the players at the table, and $n is the number of free seats.
join-free = { $names-count ->
    [0] Nobody is at the table yet.
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
} { $n ->
    [one] One seat is free; you can swap sides until the match starts.
   *[other] { $n } seats are free; you can swap sides until the match starts.
}
join-full = All seats are taken. You can watch.
# On the cover of the mission.
join-host = { $name } invites you
join-loading = Looking for the match …
join-not-found = Invitation not found
    .detail = The match may be gone. Ask for a new link.
join-title = Invitation
join-too-late = All seats have just been taken. You can still watch.
join-unknown-mission = The mission of this match is not on this server right now.
join-watch = Watch
join-watch-only = Just watch


## The page of the builds for a game

loadouts-none = Nothing to prepare
    .detail = This game has nothing to prepare before a match.


## The page of links in e-mails

mail-allow = Allow e-mails again
mail-allowed = E-mails are allowed again
    .detail = To receive them, enter your address on the notifications page and confirm it.
mail-confirm = E-mails about your matches
    .detail = This address gets an e-mail when a match needs your answer and you are away.
    .button = Confirm address
mail-confirmed = Your address is confirmed
    .detail = You will get an e-mail when a match needs your answer and you are away.
mail-leave = Stop all e-mails?
    .detail = This server will send nothing more to this mailbox, no matter who asks.
    .button = Stop e-mails
mail-notices = Go to notifications
mail-over = This link no longer works
    .detail = Such a link works once, within a day. Ask for a new one on the notifications page.
# $title and $detail are those of an error.
mail-problem = { $title }. { $detail }
mail-start = Go to the start page
mail-stopped = No more e-mails
    .detail = We have forgotten your address, and nobody can make this server send to it. Keep our last e-mail: its link allows them again.
mail-title = E-mail


## The page of the user's matches

matches-finished = Finished
matches-finished-none = None yet.
matches-never = You have not played any matches yet. They appear here as soon as you begin.
matches-older = Show older matches
matches-open = In progress
matches-open-none = None.
matches-play = Play a match
# Links to a match, and their labels for screen readers. $match is the title of the match.
matches-replay = Watch again
    .label = Watch again: { $match }
matches-report = Report
    .label = Report: { $match }
matches-title = Your matches


## The page of a new match

new-loading = Loading missions …
# $chosen: whether the user has chosen a game.
new-none = { $chosen ->
    [true] This server offers no missions for that game.
   *[false] This server offers no missions.
}
new-title = Choose a mission


## The page of notifications

notices-about = You get one notice when a match needs your answer, or others want to play again, and you are away. It names the match, never the question.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-lost = You no longer receive notices on this device. { $trouble }
notices-mail = By e-mail
notices-mail-about = We send you a link to confirm the address. Every e-mail has a link to stop them.
notices-mail-address = Your e-mail address
notices-mail-again = Send again
notices-mail-confirm = Confirm …
# After an address.
notices-mail-confirmed = confirmed
notices-mail-remove = Remove address
notices-mail-sent = We have sent you an e-mail. Open the link in it to confirm your address. If you once stopped our e-mails, use the link in the last one to allow them again.
notices-mail-trouble-full = The mail server says that this mailbox is full. Make room in it.
notices-mail-trouble-later = The mail server is not accepting e-mail right now. We will try again.
notices-mail-trouble-refused = The mail server does not accept e-mail from this server. Try another address.
notices-mail-trouble-unknown = The mail server does not know this mailbox, so we send nothing more to it. Check the address.
notices-name-first = Choose a name first.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-not-reached = Notifications are on, but they do not reach this device. { $trouble }
notices-paused = This server sends no notices at the moment. Its host has paused them, or has just restored a backup.
notices-push = On this device, even while the page is closed
# The names of the steps as an iPhone shows them.
notices-push-apple = First add this page to your home screen: tap Share, then “Add to Home Screen”. Then open it from there.
notices-push-not-offered = This server does not send notices to devices.
# The number of other devices that get notices. $here: whether this one gets them.
notices-push-others = { $here ->
    [true] { $n ->
        [one] And on one other device.
       *[other] And on { $n } other devices.
    }
   *[false] { $n ->
        [one] On one other device.
       *[other] On { $n } other devices.
    }
}
# A switch: whether the system of this device shows notices.
notices-push-switch = System messages
# $encrypted: whether the connection to the server is.
notices-push-unable = { $encrypted ->
    [true] This browser cannot receive notices while the page is closed.
   *[false] This browser cannot receive notices while the page is closed because the connection to this server is not encrypted.
}
notices-quiet = Quiet hours
# Two fields with times: "From 22:00 to 07:00". For screen readers, they have labels.
notices-quiet-begin = From
    .label = { $channel ->
        [mail] E-mail: quiet from
       *[push] Messages: quiet from
    }
notices-quiet-end = to
    .label = { $channel ->
        [mail] E-mail: quiet to
       *[push] Messages: quiet to
    }
# $zone is the name of a time zone in English: "Europe/Berlin".
notices-quiet-zone = In the time zone { $zone }. Notices wait until the quiet hours end.
# A button that chooses the time zone of this device.
notices-quiet-zone-use = Use { $zone }
notices-title = Notifications
# After a test notice. $devices: the number of devices that it was sent to. $address: the e-mail address, if any.
notices-tried = { $address ->
    [none] { $devices ->
        [0] The notice could not be sent. Try again later.
        [one] Sent to one device.
       *[other] Sent to { $devices } devices.
    }
   *[other] { $devices ->
        [0] Sent to { $address }.
        [one] Sent to one device and { $address }.
       *[other] Sent to { $devices } devices and { $address }.
    }
}
# $tried is the text before this one: "Sent to one device."
notices-tried-failed = { $tried } { $n ->
    [one] One device could not be reached.
   *[other] { $n } devices could not be reached.
}
notices-trouble-forbidden = Your browser blocks messages from this page. Allow them in its settings.
notices-trouble-no-service = Your browser could not reach its push service. Try again later.
notices-trouble-no-worker = Your browser could not start receiving messages for this page. Close its other tabs, or reload it.
notices-trouble-unable = This browser cannot receive notices while the page is closed.
notices-try = Send a test notice


## The page of an address that does not exist

nowhere-not-found = Page not found
    .detail = Part of the link may be missing. Ask for it again, or go to the start page.
nowhere-title = Nothing here


## The page of a replay

replay-enter = Watch a match again
replay-impossible = This match cannot be watched again
    .detail = The rules have changed since this match was played. You can still see how it ended.
replay-not-over = This match is still in progress
    .detail = You can watch it again once it is over.
replay-opening = Opening the replay …
# $match is the title of the match.
replay-title = { $match } · Replay
replay-to-table = Go to the table


## The page of the report on a finished match

report-back = ← Back to the table
report-enter = Read a report
report-eyebrow = After-action report · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# The invitation is sent with the link.
report-link = Link to the decisive moment
    .invitation = Watch what decided our match
    .note = Anyone with this link sees that moment as it was shown at the table, and nothing else of the match.
report-link-watch = Watch it
report-none = No report
    .detail = There are no reports on matches of this game.
report-opening = Writing the report …
report-print = Print
report-share = Share the decisive moment
# $match is the title of the match.
report-title = Report · { $match }


## The page of the rules

rules-all = All books
rules-failed = Rulebook
    .detail = There is no such rulebook, or it could not be loaded. Reload the page, or choose another book.
# Links to the books of other games.
rules-games = Games
rules-opening = Opening the book …
# The title of the page. $book is the title of a book, which is that of its game, and $page that of a chapter.
rules-title = { $page ->
    [none] { $book ->
        [none] Rules
       *[other] Rules of { $book }
    }
   *[other] { $page } · Rules of { $book }
}


## The page of a link to a seat

# $side is the name of the side, and $name that of the player who leaves the seat. $round is 0 before the first round.
seat-about = { $round ->
    [0] { $side }, before the first round. You play on with everything that { $name } holds and knows, and { $name } becomes a spectator.
   *[other] { $side }, round { $round }. You play on with everything that { $name } holds and knows, and { $name } becomes a spectator.
}
# The title of the match is on the next line.
seat-by = { $name } hands you a seat in
seat-loading = Looking for the seat …
seat-other = You already play in this match
    .detail = Nobody can have two seats in one match.
seat-over = This link no longer works
    .detail = Such a link works once, within a day. Ask for a new one.
seat-own = This is your own seat
    .detail = Send the link to the person who should play on for you.
seat-take = Sit down
seat-take-as = Sit down as { $name }
seat-title = A seat for you
seat-to-table = To the table


## The page of the open tables

tables-title = Open tables


## The page of a link to continue on another device

transfer-about = Your matches, seats and builds come with you. The other device stays logged in.
transfer-as = Play on as { $name }
transfer-checking = Checking the link …
transfer-continue = Continue as { $name }
transfer-here = Continue on this device
# $user and $name are both the name of this browser's user.
transfer-instead = This browser is playing as { $user }. If you continue, you will lose access to { $name }’s seats.
transfer-over = This link no longer works
    .detail = Such a link works once, within ten minutes. Get a new one on the other device.
transfer-title = Continue here
