# The texts of the other pages outside matches, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.

## The bars on top of pages

bar-account = Account
bar-devices = Devices
bar-notices = Notifications
bar-pages = Your pages
# The link to the start page, with the name of the site.
bar-start = ← Galaxies Online


## The form in which newcomers enter their name

name-account = You need no account or password: this browser remembers you, and you can change your name later. If you have an account, { $login } first.
    .login = log in
name-enter = Enter
name-question = What should we call you?


## Creating or changing a match

change-cancel = Cancel
change-save = Change match
change-title = Change the match
# Players would lose their seats. $names is a list of players, and $you is true if the first of them is the reader.
# $names-count is the number of players.
change-unseated = { $names } will have no seat: { $mission } is for { $players }.
# The reader, in that list.
change-you = You
create-failed = The missions could not be loaded.
create-match = Create { $mission }
create-open = Let anyone on this server join


## The options of a match

options-changed = { $n } changed
# The headings of groups of options.
options-group-expansions = Expansions
options-group-finer-rules = Finer rules
options-group-hero = The Hero
options-group-table = The table
options-mission = Mission
options-more = More options


## A match whose mission is missing

gone-create = Create another match
gone-mission = This match needs the mission { $mission }, which this server no longer has. The pack with the mission was removed, or has a fault. Until it is back, nobody can sit down and the match cannot start.
gone-operator = The server's operator can put the pack back and restart the server. Taken seats stay taken.
gone-other = { $host ->
    [true] Or create another match, and invite everyone to it.
   *[false] Or ask { $name } to create another match.
}
gone-seated = Seated so far
gone-seats = Seats
gone-title = This mission is missing


## The door of a private match

door-address = Check the address. If there is no match here, this page looks the same and nobody answers.
door-knock = { $stage ->
    [silent] Knock again
   *[other] Ask to be let in
}
door-leave = Stop asking
door-page = Private match · Galaxies Online
door-private = This match is private
door-stage = { $stage ->
    [waiting] You have knocked. The table opens here as soon as the host lets you in.
    [silent] Nobody has let you in. Ask whoever gave you this address for the invite link, or knock again.
   *[other] Ask to be let in? The host sees your name and decides. With the invite link, you do not need to ask.
}


## Windows, links to share and explanations

copy-by-hand = { $touch ->
    [true] { $subject ->
        [codes] Press and hold the codes and choose “Copy”.
       *[link] Press and hold the link and choose “Copy”.
    }
   *[false] { $subject ->
        [codes] Select the codes and press Ctrl+C to copy.
       *[link] Select the link and press Ctrl+C to copy.
    }
}
dialog-close = Close
explain-more = Read more
explain-region = Explanation
link-copied = The link is copied.
link-copy = { $copied ->
    [true] Copied
   *[false] Copy
}
# The argument is the kind of link, such as "Invite link".
link-qr = QR code: { $title }
link-share = Share
