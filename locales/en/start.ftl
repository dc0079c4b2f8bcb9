# The texts of the start page, in English, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The name of the reader

you-account = Account
you-cancel = Cancel
you-change = Change your name
you-devices = Your devices
you-forget = Forget
you-forget-sure = Forget this name and its seats?
you-log-in = Log in
you-name = Your name
you-name-taken = An account here has that name, so others see you as { $name }.
you-not-you = Not you?
you-notices = Notifications
you-save = Save


## The start page

start-continue = Continue
start-all-matches = All your matches{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Choose a mission
start-games = Game
start-loading = Loading missions …
start-more = More ways to play
start-no-missions = This server offers no missions.
start-play = Play
start-rules = Rules
start-tables = Open tables
start-tables-all = See all tables
start-your-matches = Your matches


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
