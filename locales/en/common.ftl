# The texts of the match page outside the table, in English, and what several pages say.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## What several pages say

pages-cancel = Cancel
pages-failed = That did not work
    .detail = Try again.
pages-loading = Loading …
# Where players choose their fleets and decks before a match.
pages-opening-builder = Opening the builder …
pages-try-again = Try again


## The page of a match

# To a player whose seat is gone. $host is the name of a player, and $title the new title of the match.
match-changed = { $host } has changed the match to { $title }, which has no seat like yours. Take another seat, or watch.
match-denied = This table is closed to you
match-join = Join the table
match-not-found = Match not found
    .detail = The match does not exist, or it is private and you need its invite link.
match-not-loaded = This page could not be loaded
    .detail = The connection was lost, or there is a newer version of the page.
match-opening = Opening the table …
    .slow = Your network is slow, or it blocks live connections and the table has to load in another way.
match-opening-lobby = Opening the lobby …
# $kept: whether there was an unfinished fleet.
match-removed = { $kept ->
    [true] You have been removed from your seat. Your unfinished fleet is kept in this browser. Take a seat on that side again and open the builder to continue.
   *[false] You have been removed from your seat.
}
match-unknown-game = Unknown game
    .detail = This match needs a newer version of the page. Reload it.
# The title of a match before it is known.
match-untitled = Match


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

complaints-reason = { $reason ->
    [insults] Insults or threats
    [spam] Spam
    [cheating] Cheating
    [stalling] Keeps everyone waiting
    [name] Offensive name
   *[other] Something else
}
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


## The settings of a device

contrast-switch = High contrast: clearer text and lines, plain backgrounds


## The rules book

book-alternatives = { $values-or }
book-chapter-place = Chapter { $n } of { $count }
book-chapter-ways = Previous and next chapter
book-chapters = Chapters
# $code is the code of a rule: MOV-01.
book-codes = A code below a section, such as { $code }, names a single rule. You can search for it, or quote it when you ask about that rule.
book-contents = Contents
book-encyclopedia = Encyclopedia
book-entries = Entries
# The heading of a short text in a frame.
book-example = For example
book-failed = The book could not be loaded. Reload the page and try again.
# A choice of a filter. $filter is its name.
book-filter-all = { $filter }: all
book-filter-words = Filter by words
book-filters = Filters
book-found = { $n } found
book-found-none = Nothing found
book-found-none-text = No rule, term or card contains all of these words.
# A button beside an item.
book-item = In the encyclopedia
    .label = In the encyclopedia: { $name }
# The label of a link to a section.
book-link-to = Link to: { $section }
# The chapter after this one.
book-next = Next
book-no-entries = Nothing matches these filters.
book-on-page = On this page
book-opening = Opening the book …
# The chapter before this one.
book-previous = Previous
# $rules are the codes of rules.
book-rules-here = Rules explained here: { $rules }
book-search = Search the rules
# The number of items that the filters leave.
book-shelf-count = { $n } of { $count }
book-terms = Terms
book-title = Rulebook


## The reasons why something is not offered

why = Why can’t I …?
    .eyebrow = What is not offered now
why-nothing = You can already choose everything that is possible now.
why-question-rules = The rules for this question
# A button beside a reason. In its label, $code is the code of the rule: MOV-01. $reason is a sentence.
why-rule = The rule
    .label = The rule { $code }: { $reason }


## The lobby, where players gather before a match

lobby-about = About this mission
lobby-about-failed = The mission could not be loaded.
lobby-about-loading = Loading mission …
lobby-about-retry = Try again
# $bot is the name of a kind of computer player.
lobby-bot = Computer: { $bot }
lobby-bot-title = Computer player
# The kind of a computer player that this server no longer has.
lobby-bot-unknown = computer player
# A button of the host.
lobby-change = Change match
lobby-chat-off = The chat is off at this table.
# $names are players who still have to choose. $what is what they choose, such as "a fleet".
lobby-choosing = { $what ->
    [none] Waiting for { $names } to lock in a choice.
   *[other] Waiting for { $names } to lock in { $what }.
}
# The reader as one of the players in "Waiting for …".
lobby-choosing-you = you
# A button of the host.
lobby-discard = Discard match
lobby-discard-sure = Discard it for everyone?
lobby-empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
# A link to the start page.
lobby-home = Galaxies Online
# $host is the name of a player.
lobby-hosted = { $private ->
    [true] Private match hosted by { $host }
   *[false] Open match hosted by { $host }
}
lobby-more-players = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
# A switch for players who read slowly.
lobby-more-time = Give me more time { $small }
    .small = for each reaction
# $names are people who were invited after another match.
lobby-no-answer = No answer from { $names } so far; the offer stays open. Instead of waiting, you can add a computer player, send the link to someone else or discard this match.
# $host is the name of a player.
lobby-ready = Ready. { $host } starts the match.
# $minutes is the delay with which spectators see the match.
lobby-ready-watch = { $minutes ->
    [0] Ready. { $host } starts the match, and you watch.
    [one] Ready. { $host } starts the match, and you watch { $minutes } minute later.
   *[other] Ready. { $host } starts the match, and you watch { $minutes } minutes later.
}
lobby-rules = Rules
# $n is the number of taken seats of a side, out of $count.
lobby-seated = { $n } of { $count } seated
lobby-spectators-off = Only the host may watch until the match is over.
lobby-start = Start the match
lobby-swap-sides = Swap sides
# The title of the browser's tab.
lobby-tab = { $match } · Galaxies Online
lobby-take-seat = Take a free seat to join, or stay here to watch.


## The link that invites others to the lobby

# $match is the title of a match. The text is sent with the link.
lobby-invite-message = { $free ->
    [true] Play { $match } with me
   *[false] Watch us play { $match }
}
lobby-invite-note = { $free ->
    [true] Send this link. Anyone who opens it takes a free seat.
   *[false] All seats are taken. Anyone who opens this link can watch.
}
lobby-invite-title = Invite link


## The seats of the lobby

lobby-seat-add-bot = Add computer
# A button that asks the player of this seat to swap seats with the reader.
lobby-seat-ask = Ask to swap
# $player asks the reader.
lobby-seat-asked = { $player } asks to swap seats with you.
# A note below the name of the player who asks.
lobby-seat-asks = asks to swap seats with you
lobby-seat-bot-strength = Its strength
lobby-seat-cancel = Cancel
lobby-seat-decline = Decline
lobby-seat-empty = Empty seat
lobby-seat-leave = Leave seat
# A button of the host: the next one chosen is the seat to which the player moves.
lobby-seat-move = Move
lobby-seat-move-here = Move here
# A button of the host.
lobby-seat-remove = Remove
# A note below the name of a player.
lobby-seat-slow = gets more time for reactions
# A button that withdraws the reader's question.
lobby-seat-stop-asking = Stop asking
lobby-seat-swap = Swap
lobby-seat-take = Take seat
# A stamp on the reader's own seat.
lobby-seat-you = you
lobby-seat-you-asked = You have asked { $player } to swap seats.


## The next match, offered after a match

next-decline = No, thanks
next-declined = You are not joining.
# $names are other players.
next-declined-others = { $names-count ->
    [one] { $names } is not joining.
   *[other] { $names } are not joining.
}
next-go = Go there
next-join = { $declined ->
    [true] Join after all
   *[false] Join
}
# $title is the title of a mission.
next-joined = Next: { $title }
next-joined-seat = You have a seat there.
next-lobby = { $alone ->
    [true] Open a lobby
   *[false] Lobby with the same people
}
# A button that opens a match of the following mission.
next-mission = Next: { $title }
next-mission-loading = Next: the following mission
# $by is a player. $title is the title of a mission.
next-offer = { $kind ->
    [lobby] { $by } is back in the lobby.
    [mission] { $by } wants to play { $title } next.
    [swapped] { $by } wants a rematch with sides swapped.
   *[rematch] { $by } wants a rematch.
}
next-offer-closed = { $kind ->
    [lobby] { $by } is back in the lobby, but that match was closed.
    [mission] { $by } wants to play { $title } next, but that match was closed.
    [swapped] { $by } wants a rematch with sides swapped, but that match was closed.
   *[rematch] { $by } wants a rematch, but that match was closed.
}
next-offered = The others see your offer wherever they are on this site, and can join with one press. The match begins when everyone is there.
next-rematch = { $lesson ->
    [true] Play again
   *[false] Rematch
}
next-swap = Swap sides
next-waiting = Go to the next match waiting for me
# $match is the title of the next match, and $n the number of all matches that wait for the reader.
next-waiting-more = { $match } · { $n } waiting
