# The texts of the start page, in English, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. Every visitor waits
# for this file, so the texts of other pages are in pages.ftl.


## The name of the reader

you-account = Account
you-cancel = Cancel
you-change = Change your name
# The page says so after it was opened again.
you-changed = You now play as { $name }: the user was changed in another tab.
you-devices = Your devices
you-forget = Forget
you-forget-sure = Forget this name and its seats?
you-language = Language
you-log-in = Log in
you-logged-out = You were logged out in another tab or on another device.
you-name = Your name
you-name-taken = An account here has that name, so others see you as { $name }.
# Leads to the question whether this device forgets the name.
you-not-you = Not you?
you-notices = Notifications
you-save = Save


## The start page

start-all-matches = All your matches{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Choose a mission
start-continue = Continue
start-games = Game
start-loading = Loading missions …
# The name of the site in two lines. It is not translated.
start-logo = Galaxies
    .small = Online
start-more = More ways to play
start-no-missions = This server offers no missions.
start-play = Play
start-rules = Rules
start-tables = Open tables
start-tables-all = See all tables
start-title = Galaxies Online
start-your-matches = Your matches


## The way to start a match with one press

# Stands in a line with the mission and the side. The argument is the name of a computer player.
quick-against = computer:{ "\u00A0" }{ $bot }
quick-bot = Computer
quick-change = Change
quick-friends = Play with friends
# Below "Play with friends".
quick-link = with a link to share
quick-mission = Mission
quick-open = Let anyone join
# Below "Play now".
quick-opponent = { $alone ->
    [true] alone
   *[false] against the computer
}
quick-play = Play now
quick-side = Your side


## The lesson

lesson-about = Learn as you play, with a coach, in about ten minutes.
lesson-begin = Learn to play
lesson-new = New here?


## The cover of a mission

# A choice of an option, such as "all at once, for 20 seconds at most".
choice-usual = { $name } (usual in this mission)
cover-number = No. { $n }
cover-series = Mission
difficulty = { $difficulty ->
    [easy] easy
    [hard] hard
   *[medium] medium
}


## The reader's matches

# The units: minutes, hours or days.
match-created = { $unit ->
    [now] created just now
    [minutes] created { $n } min ago
    [hours] created { $n } h ago
   *[days] created { $n } days ago
}
# A seat without a player.
match-empty = empty
match-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
match-mission-missing = Mission missing
match-others = Others are deciding
match-ready = Ready to start
# The outcome for the reader. "Closed" is a match that the server's host has ended.
match-result = { $outcome ->
    [won] Won
    [lost] Lost
    [draw] Draw
    [closed] Closed
   *[all-lost] Everyone lost
}
match-round = Round { $n }
match-started = { $unit ->
    [now] started just now
    [minutes] started { $n } min ago
    [hours] started { $n } h ago
   *[days] started { $n } days ago
}
# How long the match has waited for the reader.
match-waiting = { $unit ->
    [now] just asked
    [minutes] waiting { $n } min
    [hours] waiting { $n } h
   *[days] waiting { $n } days
}
# For a spectator. The argument is a list of sides, such as ISN.
match-winners = { $sides } won
# The reader, in the list of a match's players.
match-you = You
match-your-move = Your move


## The open tables

tables-filter = Filter
    .example = Mission, host, side
# Names of sides follow.
tables-free = { $free } of { $seats } free:
tables-join = Join
    .label = Join { $title }, hosted by { $host }
tables-loading = Loading tables …
tables-no-match = No tables match the filter.
tables-none = No tables are open right now. Open a match to everyone, and it will appear here.
tables-older = Show older tables
tables-open = Open
    .label = Open { $title }, hosted by { $host }
tables-taken = That seat is taken. Choose another one.


## Offers of another match, and users who knock at a private match

knock-alert = Someone is knocking
knock-asks = { $to ->
    [join] { $name } asks to join
   *[watch] { $name } asks to watch
}
knock-decline = Decline
    .label = Decline: { $knock }
knock-let-in = Let in
    .label = Let in: { $knock }
# The text of a notification: who offers what, and the match that has ended.
offer-alert = Play again?
    .text = { $offer }: { $match }
offer-decline = No, thanks
    .label = No, thanks: { $offer }
offer-join = Join
    .label = Join: { $offer }
offer-later = Later


## Pages that load slowly or not at all

fault-again = Try again
fault-home = Go to the start page
fault-no-answer = The server is not answering.
fault-not-loaded = This page could not be loaded
    .detail = The connection was lost, or there is a newer version of the page.
opening-long = This is taking a while
opening-page = Loading
opening-slow = The connection is slow.
version-later = Later
version-newer = There is a newer version of this page. You lose nothing when you reload it.
version-reload = Reload


## Requests that the server refuses

problem-busy = The server has a problem at the moment. Try again later.
problem-forbidden = You may not do that.
problem-foreign-origin = Open the server’s own address.
problem-gone = That does not exist any more. Reload the page.
problem-host = The server does not know this address.
problem-hours = Choose other hours.
problem-late = Someone else was quicker. See what has changed.
problem-logged-out = You are logged out. Reload the page.
problem-long = That is too long. Shorten it.
problem-mail = This is not an e-mail address. Check it.
problem-name = Choose a name of 1 to 24 visible characters.
problem-no-answer = No answer
problem-no-connection = No connection
problem-no-cookies = Cookies are blocked
    .detail = This site needs a cookie to recognise you. Allow cookies here, or open the site in its own tab, and try again.
problem-not-found = Not found
problem-other = That did not work. Try again.
problem-password = Choose a password of 8 to 200 characters.
problem-proof = Nothing has changed. Confirm that it is you.
problem-refused = That did not work
    .detail = Try again.
problem-text = This text is empty or too long. Change it.
problem-too-many = Too much at once. Wait a little, and try again.
problem-unexpected = Something went wrong
    .detail = Reload the page and try again.
    .toast = Something went wrong. Reload the page and try again.
problem-unreachable = The server cannot be reached. Check your connection and try again.
problem-unusable = That cannot be used here. Change it.
problem-zone = This time zone is unknown. Choose another one.


## The games

game-galaxies = Battleship Galaxies
    .tagline = A space battle of hidden fleets on a hex map, for two to four players. Command the ISN or the Wretch.
    .loadouts = My fleets and decks
    .loadouts-title = My fleets
game-pulp = Pulp Invasion
    .tagline = A serial of the thirties for one: twelve episodes at most to find the Super Weapons of the Cosmic Hegemony.
game-duel = Card Duel
    .tagline = A small game of nerve for two players, or for two teams of two: one card face down, one to spare, and a die.


## The words about a match

ago-days = { $n } days ago
ago-hours = { $n } h ago
ago-minutes = { $n } min ago
ago-now = just now
match-minutes = { $n } min
# A player's offer to continue after a match.
match-next = { $kind ->
    [lobby] { $name } is back in the lobby
    [mission] { $name } wants to play { $title } next
    [swapped] { $name } wants a rematch with sides swapped
   *[rematch] { $name } wants a rematch
}
match-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# The state of a match, or the heading of a finished one.
match-status = { $status ->
    [lobby] Gathering
    [playing] In play
    [paused] Paused
   *[finished] Finished
}
# The outcome of a match for the reader, in two words at most.
match-verdict-closed = Nobody wins
match-verdict-defeat = Defeat
match-verdict-draw = A draw
match-verdict-victory = Victory
