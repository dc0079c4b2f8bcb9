# The texts of Galaxies on its table and its pages, in English, besides the sentences about a match.


## The teams, in the header of the table and on a tab

team-computer = computer
team-conceded = conceded
# The names of numbers of a team or a player. Each stands after its number: 3 energy, 5 in deck.
team-counter-deck = in deck
team-counter-discard = discarded
team-counter-energy = energy
team-counter-hand = in hand
team-fleet-unseen = { $own ->
    [true] only you know your fleet
   *[false] fleet not seen yet
}
# It stands after the number of victory points: 3/10 points.
team-goal = /{ $goal } points
# $tab: whether it is on a tab with all teams, or in the header of the table.
team-label = { $tab ->
    [true] Cards and ships of { $side }
   *[false] Team { $side }
}
team-opponents = { $cards ->
    [none] { $side }: { $energy } energy. Show the teams
    [one] { $side }: { $energy } energy, { $cards } card in hand. Show the teams
   *[other] { $side }: { $energy } energy, { $cards } cards in hand. Show the teams
}
team-piles = Deck and discard pile of { $side }
team-points = Victory points: { $points } of { $goal }
# It stands after the number $n, which says how often the deck has run out.
team-run-outs = { $n ->
    [one] time run out
   *[other] times run out
}
# $state is a state of the ship card: not launched, on the battlefield, lost.
team-ship = { $ship } ({ $level }): { $state }
team-you = you


## The frame of the table

# The text beside the board during an attack, before its dice are seen.
table-attack = { $weapon ->
    [none] { $attacker } fires at { $target } …
   *[other] { $attacker } fires { $weapon } at { $target } …
}
table-mission = Mission
table-mission-label = Mission: story, goals and special rules
table-my-deck = My deck
table-tab-cards = { $cards ->
    [true] Hand
   *[false] Screen
}
table-tab-ships = Card
table-tab-teams = Teams
table-turn-board = Turn the board
table-zoom = { $whole ->
    [true] Show what is asked
   *[false] Show the whole board
}


## Ship cards

# The size and kind of a ship card, such as "large solo".
ship-build = { $kind ->
    [solo] { $size ->
        [large] large solo
        [medium] medium solo
        [small] small solo
       *[other] { $size } solo
    }
    [squadron] { $size ->
        [large] large squadron
        [medium] medium squadron
        [small] small squadron
       *[other] { $size } squadron
    }
   *[other] { $size } { $kind }
}
# What a weapon costs before each of its attacks. $energy is the number with the sign of energy, or in words.
ship-charge = charge { $energy }
    .energy = { $charge } energy
ship-costs = costs { $cost } energy
# The heading of the list ship-hold-cards, the ship cards that this ship carries.
ship-hold = In the hold
ship-hold-cards = { $cards }
# The version of a ship card.
ship-level = { $level ->
    [seasoned] seasoned
    [standard] standard
    [veteran] veteran
   *[other] { $level }
}
# The names of the numbers of a ship card, above or before them. Launch and activate are costs in energy.
ship-number-activate = Activate
ship-number-hold = Hold
ship-number-hull = Hull
ship-number-launch = Launch
ship-number-move = Move
ship-number-shields = Shields
# The pegs of the shields or of the hull that are left.
ship-pegs = { $n } of { $all }
ship-slot-count = { $type ->
    [hero] { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
    [upgrade] { $n ->
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
    [weapon] { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
   *[other] { $n } { $type }
}
ship-slots = Slots
ship-slots-none = none
# $seat is the player who owned the ship card.
ship-taken = taken from { $seat }
ship-unknown = Nothing is known about this card.
ship-version = Version of { $ship }
# $attacks is the number of attacks. $charge is ship-charge; some weapons cost nothing.
ship-weapon = { $charged ->
    [true] range { $range } · { $attacks } × strength { $strength } · { $charge }
   *[false] range { $range } · { $attacks } × strength { $strength }
}


## Hit charts

chart = Hit chart
chart-cell = { $kind ->
    [hit] Hit
    [star] Critical hit
   *[miss] Miss
}
chart-key = How to read this chart
chart-key-hit = Hit
chart-key-letters = Letter die
chart-key-miss = Miss
chart-key-missed-here = Missed here
chart-key-numbers = Number die
# $name is the name of a cell with a special effect.
chart-key-special = { $name }: see the card
chart-key-star = Hit that destroys a ship without shields
chart-key-was-hit = Was hit here


## Tactic cards, and the tab of the chosen card

card-cost = Energy cost
# The sign on a card that can be attached only to ships of this kind.
card-icon = { $icon ->
    [solo] solo
    [squadron] squadron
   *[other] { $icon }
}
card-last-attack = Last attack
# When a card can be played. $by is whose turn it is.
card-played = { $phase ->
    [action] action phase
    [deploy] deploy phase
    [energy] energy phase
   *[any] any phase
} of { $by ->
    [opponent] an opponent’s turn
    [own] your own turn
   *[any] any turn
}
card-point = Point at a ship, a card or a tile to see it here. Click to keep it here.
card-type = { $type ->
    [event] event
    [hero] hero
    [none] card
    [other] other
    [sabotage] sabotage
    [upgrade] upgrade
    [weapon] weapon
   *[unknown] { $type }
}
# The whole sentence on when a card can be played: see card-played.
card-use = It is for { $phase ->
    [action] the action phase
    [deploy] the deploy phase
    [energy] the energy phase
   *[any] any phase
} of { $by ->
    [opponent] an opponent’s turn
    [own] your own turn
   *[any] any turn
}.
# $energy is the number with the sign of energy.
card-weapon = Range { $range } · { $attacks }× strength { $strength } · charge { $energy }


## The piles of a team

piles = Cards of the { $side }
piles-deck = The deck as the match began
piles-discarded = Discarded
piles-left = { $n ->
    [one] { $n } card is left in the deck.
   *[other] { $n } cards are left in the deck.
}
piles-none-discarded = Nothing has been discarded.
piles-under = The cards that you put under the deck, the lowest last


## The hand of cards, and the screen of ships that are not launched yet

hand = Hand
hand-cards = Cards
hand-empty = No cards in hand
hand-hidden = Not shown to you
hand-hidden-count = { $n ->
    [one] { $seat }’s hand: { $n } card, not shown to you
   *[other] { $seat }’s hand: { $n } cards, not shown to you
}
# A ship in the hold of another ship.
hand-in-hold = in { $ship }
hand-mine = Mine
hand-of = { $seat }’s hand
hand-phone = Cards in hand
hand-screen = Screen
hand-screen-empty = All launched
hand-screen-of = { $seat }’s screen
# A ship that can be launched. $energy is its cost with the sign of energy. Only screen readers read the $unit.
hand-screen-ship = { $level } · { $energy } { $unit }
    .unit = energy
hand-ships-of = { $seat }’s ships
# $cards: whether the match has tactic cards.
hand-watching = { $cards ->
    [true] You are watching. Hands, screens and holds stay hidden.
   *[false] You are watching. Screens and holds stay hidden.
}
hand-whose = Whose cards


## The builder of fleets and decks

# The button that adds a ship card. $energy is its launch cost.
builder-add = Add for{ "\u00A0" }{ $energy }
builder-add-label = Add for { $cost } energy: { $ship }, { $level }
builder-cards = Tactic cards
builder-cards-short = Cards
builder-changed-elsewhere = Your fleet was changed in another window. This is how it looks now.
builder-choice = Your choice
builder-chosen = ✓ Chosen
builder-clear = Clear
builder-contents = { $cards ->
    [0] { $ships ->
        [one] { $ships } ship card
       *[other] { $ships } ship cards
    }
   *[other] { $ships ->
        [one] { $ships } ship card
       *[other] { $ships } ship cards
    }, { $cards ->
        [one] { $cards } tactic card
       *[other] { $cards } tactic cards
    }
}
builder-copies = Copies of { $card }
builder-copies-count = { $n } of { $most }
builder-deck = Deck
builder-deck-empty = No tactic cards.
builder-deck-label = Your deck
builder-energy = Launch energy
builder-energy-short = Energy
builder-failed = Something went wrong
builder-filter = Show cards of a type
builder-filter-all = All
builder-fleet = Fleet
builder-fleet-empty = No ship cards. Add some, or take a ready-made fleet.
builder-fleet-label = Your fleet
# $side is the side of the seat. Without it, the fleet is for the reader's own seat.
builder-legal = { $side ->
    [none] ✓ This fleet is legal.
   *[other] ✓ This fleet is legal for this { $side } seat.
}
builder-less = One { $card } less
# The title of a match without a title, as a link back.
builder-lobby = Lobby
builder-lock = Lock in
builder-locked = ✓ Locked in
builder-locked-short = ✓ Locked
# $type is a type of card, such as "hero", before the number in the deck and the required number.
builder-minimum = { $type } { $count } of { $least } or more
builder-more = One { $card } more
builder-needed = needed here
builder-none-fits = No ready-made fleet fits here. Build your own.
builder-nothing = Nothing chosen yet
builder-opening = Opening the builder …
builder-own = Your own choice
builder-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}
# It stands after the number $n.
builder-problems-word = { $n ->
    [one] problem
   *[other] problems
}
builder-ready-made = Ready-made
builder-ready-made-label = Ready-made fleets
builder-remove = Remove
builder-remove-label = Remove { $card }
builder-reopen = Back to choosing
builder-reopen-short = Reopen
builder-rescued = The fleet that you were building when you lost this seat is still here.
builder-rescued-discard = Discard it
builder-rescued-take = Continue with it
builder-save = Save
builder-save-changes = Save changes to “{ $name }”
builder-save-field = Name
builder-save-field-label = Name of this fleet
builder-save-later = Save for later
# Whether the fleet in the builder is saved.
builder-save-state = { $state ->
    [empty] There is nothing to save.
    [ready-made] This is a ready-made fleet.
    [saved] Saved as “{ $name }”.
   *[unsaved] This fleet is not saved.
}
builder-saved = “{ $name }” is saved.
builder-show-card = { $open ->
    [true] Hide the card
   *[false] Show the card
}
# The state of the choice, for screen readers. $limits is what the mission limits. $state is builder-spoken-state.
builder-spoken = { $limits-id ->
    [energy] { $cost } of { $energy } launch energy, { $state }.
    [cards] { $cards } of { $deck } cards, { $state }.
    [energy-cards] { $cost } of { $energy } launch energy, { $cards } of { $deck } cards, { $state }.
   *[none] { $state }.
}
builder-spoken-state = { $state ->
    [faults] { $faults }
    [locked] Locked in
   *[legal] Legal
}
# $n is the number of ships in the squadron.
builder-squadron = { $size ->
    [large] large squadron of { $n }
    [medium] medium squadron of { $n }
    [small] small squadron of { $n }
   *[other] { $size } squadron of { $n }
}
builder-state = { $state ->
    [checking] Checking …
    [unchecked] Not checked
   *[open] Not locked in
}
builder-tab-cards = Cards
builder-tab-sets = Fleets
builder-tab-ships = Ships
builder-tab-yours = Yours
builder-tabs = What to choose
builder-take = { $taken ->
    [true] ✓ Taken
   *[false] Take it
}
builder-take-cards = Take only these cards
builder-take-cards-label = Take only the cards of { $name }
builder-take-label = { $taken ->
    [true] ✓ Taken: { $name }
   *[false] Take it: { $name }
}
builder-take-ships = Take only these ships
builder-take-ships-label = Take only the ships of { $name }
builder-title = Fleet and deck
builder-title-page = Fleet and deck · { $match } · Galaxies Online
builder-too-late = The match has started with the fleet that was locked in; your last change came too late.
builder-try-again = Try again
builder-undo = Undo my changes
builder-unsaved = Your last change is not saved yet. We will try again.


## The fleets that a player has saved, in the builder and on their own page

saved-cancel = Cancel
saved-delete = Delete
saved-delete-label = Delete { $name }
saved-delete-sure = Delete for good
saved-keep = Keep it
saved-label = Your saved fleets
saved-missing = Your saved fleets could not be loaded. Reload the page to try again.
saved-none = No saved fleets yet. You can use a saved fleet in every match on this side.
saved-overwrite = Overwrite
saved-overwrite-label = Overwrite { $name } with your choice
saved-page = My fleets
saved-page-all-set = With these options the mission sets every fleet, so there is nothing to choose.
saved-page-back = ← Galaxies Online
saved-page-check = Check against
saved-page-check-label = What to check against
saved-page-no-answer = The server is not answering.
saved-page-none = No mission on this server lets players choose a fleet.
saved-page-side = Side
saved-rename = Rename
saved-rename-field = New name for { $name }
saved-rename-label = Rename { $name }
saved-title = Saved by you


## The fleets of seats in the lobby

# What players choose before the match: "to lock in a fleet".
seat-brings = a fleet
seat-change = { $ready ->
    [true] Change fleet
   *[false] Finish choosing
}
# How much of the limits a fleet and its deck use. $limit is the limit of energy, and $deck is the number of cards.
# Without a limit, they are 0. $energy is the cost of the fleet and its limit, with the sign of energy.
seat-counts = { $limit ->
    [0] { $cards }/{ $deck } cards
   *[other] { $deck ->
        [0] cost { $energy }
       *[other] cost { $energy }, { $cards }/{ $deck } cards
    }
}
seat-fleet = { $ready ->
    [true] Your fleet
   *[false] Not locked in
}
seat-fleet-named = { $ready ->
    [true] Your fleet: { $name }
   *[false] Not locked in: { $name }
}
seat-free = Fleet of your choice, up to { $energy }
    .energy = { $limit } launch energy
seat-own-choice = your own choice
seat-ship = { $ship } ({ $level })
seat-state = { $ready ->
    [true] ✓ Ready
   *[false] Choosing …
}


## What was hidden until the end of the match

revealed = Everything that was hidden
revealed-deck = { $side } deck
# The heading of the list revealed-hand-cards.
revealed-hand = Still in hand:
revealed-hand-cards = { $cards }
# $hexes is the list of spaces of the tile $tile.
revealed-tile = { $hexes }: { $tile }
revealed-tiles = Never turned over


## The pictures of ships

# The spoken names of drawings. Each says what kind of ship is drawn.
portrait-chosh-ka = Picture: infiltrator that leaves a mine
portrait-f47-blue-hawks = Picture: squadron of three strike fighters
portrait-f51-blue-sparrows = Picture: squadron of three small escorts
portrait-isn-barrage = Picture: battleship full of guns
portrait-isn-everest = Picture: carrier with a long flight deck
portrait-isn-torrent = Picture: cruiser with two lances and a relay dish
portrait-red-fuvu = Picture: squadron of three stingers
portrait-red-tougu = Picture: squadron of three armoured brawlers
portrait-rooks-f54 = Picture: single fighter of an ace
portrait-so-bwa-tet = Picture: pirate raider with a ram and grapnels
portrait-tes-kio = Picture: siphon frigate with three coils
portrait-vapors-fate = Picture: mothership with talons and a maw


## Missions

mission-deck = { $n ->
    [0] no tactic cards
   *[other] { $chosen ->
        [true] deck of your choice, { $n } cards
       *[false] deck of { $n } cards
    }
}
# $limit is the most energy that the ships of a chosen fleet may cost. $energy has the sign of energy.
mission-fleet = { $limit ->
    [0] fixed fleet
   *[other] fleet of your choice, up to { $energy }
}
    .energy = { $limit } launch energy
# The forces of a team: $fleet is mission-fleet, $deck is mission-deck. $energy is its energy at the start, and $gain
# its energy in each turn, both after the sign of energy.
mission-forces = { $players ->
    [1] { $fleet } · { $deck } · { $energy }, then { $gain } each turn
   *[other] { $players } players · { $fleet } · { $deck } · { $energy }, then { $gain } each turn
}
    .energy = { $start } energy
mission-hidden = { $n } discovery tiles lie face down; nobody knows which is which.
mission-legend = On the map
mission-list = Mission
# The spoken name of a map.
mission-map = Battlefield of { $mission }
mission-number = Mission { $number }
mission-options = Options
mission-rules = Special rules
mission-side = { $n } { $side }
# Two sides with the numbers of their players: "1 ISN against 2 Wretch".
mission-sides = { $one } against { $other }
# $ships are names of ship cards. $damage is their damage at the start.
mission-start = { $ships-count ->
    [one] { $damage ->
        [0] { $ships } begins on the battlefield.
       *[other] { $ships } begins on the battlefield, with { $damage } damage to its hull.
    }
   *[other] { $damage ->
        [0] { $ships } begin on the battlefield.
       *[other] { $ships } begin on the battlefield, with { $damage } damage to its hull.
    }
}
mission-start-fleet = { $damage ->
    [0] The whole { $side } fleet begins on the battlefield.
   *[other] The whole { $side } fleet begins on the battlefield, with { $damage } damage to its hull.
}
mission-title = Mission
mission-unknown = Nothing is known about this mission.


## The report on a finished match

# $best is report-best-ship, which is bold.
report-best = { $kills ->
    [0] { $best } of { $player }: { $damage } damage in { $hits } of { $shots } shots.
   *[other] { $best } of { $player }: { $damage } damage in { $hits } of { $shots } shots, { $kills } destroyed.
}
report-best-ship = Best ship: { $ship }
# The columns of a table, with a row for each player.
report-column-damage = Damage
report-column-expected = Expected
report-column-hits = Hits
report-column-kills = Destroyed
report-column-luck = Luck
report-column-player = Player
report-column-shots = Shots
# The text report-shot follows.
report-decisive = Decisive shot:
# It explains two columns of the table, whose names are bold.
report-note = { $expected }: the average number of hits of such shots. { $luck }: how many more, or fewer, the dice gave.
    .expected = Expected
    .luck = Luck
# The title of a star.
report-ship-best = Best ship
# $gone: how a ship has left the battlefield.
report-ship-gone = { $gone ->
    [escaped] Escaped
   *[destroyed] Destroyed
}
# After report-ship-shots: the number of ships that it destroyed.
report-ship-kills = { $n } destroyed
# One ship of a squadron.
report-ship-number = Ship { $n }
report-ship-shots = { $shots ->
    [0] Fired no shots
   *[other] { $hits } of { $shots } shots hit, { $expected } expected · { $damage } damage
}
# It follows "Decisive shot:". $coordinate is a cell of the hit chart: C4.
report-shot = { $critical ->
    [true] { $destroyed ->
        [true] round { $round }, { $ship } rolled { $coordinate } with { $weapon }, a critical hit ({ $percent }% to hit) and destroyed { $target }.
       *[false] round { $round }, { $ship } rolled { $coordinate } with { $weapon }, a critical hit ({ $percent }% to hit) and dealt { $damage } damage to { $target }.
    }
   *[false] { $destroyed ->
        [true] round { $round }, { $ship } rolled { $coordinate } with { $weapon } ({ $percent }% to hit) and destroyed { $target }.
       *[false] round { $round }, { $ship } rolled { $coordinate } with { $weapon } ({ $percent }% to hit) and dealt { $damage } damage to { $target }.
    }
}
report-sign-burnt = hit in this match
report-sign-hit = a hit if rolled
report-sign-special = a special cell of this ship
report-sign-star = critical hit
report-signs = Signs on the charts
report-undecided = No shot decided this match.


## The board

# Floating for a moment over a ship, as do board-lost-hull, board-lost-shields, board-repaired and board-shields.
board-escaped = ESCAPED
board-label = Board. Arrow keys move over the marked spaces and ships, and Enter chooses. Every choice is also in the list of options.
board-lost-hull = ✕ −{ $n } hull
board-lost-shields = −{ $n } shield
# The chance to hit a target, on the board.
board-odds = { $n }%
# The number of options at a space.
board-options = { $n } options
# The spoken name of a ship has these parts: its name, its spaces, board-owner, board-ship-part, board-ship-state and
# board-ship-carries.
board-owner = { $own ->
    [true] yours
   *[false] of { $player }
}
board-path = { $n ->
    [one] Fly there: { $n } space
   *[other] Fly there: { $n } spaces
}
board-repaired = +{ $n } hull
board-shields = { $n-sign ->
    [minus] −{ $n-size } shield
   *[plus] +{ $n-size } shield
}
board-ship-carries = carries { $cards }
# The part of the ship in an attack.
board-ship-part = { $part ->
    [attacker] attacks
   *[target] is attacked
}
board-ship-state = { $shields } of { $maxShields } shields, hull { $hull } of { $maxHull }
# A direction on the board: the difference between two options.
board-wind-north = north
board-wind-north-east = north-east
board-wind-north-west = north-west
board-wind-south = south
board-wind-south-east = south-east
board-wind-south-west = south-west
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show the whole board


## The options of a question on the board

# The ways to answer: which ships move, or how far at once.
manner-alone = This ship
manner-drift = Whole way
manner-flight = Whole flight
manner-group = Close together
manner-single = One by one
manner-step = Space by space
manner-together = All together
# The headings in the list of options.
option-group-discard = Discard a card for 1 energy
option-group-drift = Drift the whole way
option-group-flight = { $n ->
    [one] Fly { $n } space
   *[other] Fly { $n } spaces
}
option-group-group = Place all, close together
option-group-single = Place one by one
option-group-step = Move by a single step
option-group-target = At { $target }
option-group-together = Fly together in formation
option-weapon = Range { $range }, strength { $strength }, attacks { $attacks }.


## The shots to choose from

shot-all-weapons = All weapons
# $shot is a weapon, shot-all-weapons, shot-volley or shot-of-ship.
shot-at = { $shot } at { $target }
shot-back = Back
shot-cost = costs { $n } energy
# The cost of a shot, in the spoken name of its button.
shot-energy = { $n ->
    [0] no energy
   *[other] { $n } energy
}
# $shot is a weapon or shot-all-weapons.
shot-of-ship = { $ship }: { $shot }
shot-target = Fire at { $target }
shot-volley = All { $n } ships


## The happenings that are shown over the board

show-attaches = { $player } attaches
show-core = Computer core
# $needed is the lowest number of the die with which it succeeds.
show-needed = needs { $needed }+
show-out = Out of play
show-outcome = { $success ->
    [true] succeeds
   *[false] fails
}
# A tactic card follows.
show-plays = { $player } plays
show-round = Round { $n }
show-turn = { $own ->
    [true] Your turn
   *[false] { $player }’s turn
}


## The chart of an attack

attack-again = rolled again
attack-chart = Hit chart of { $ship }
# The outcome, as a stamp.
attack-covered = COVERED
attack-critical = CRITICAL
attack-hit = HIT
attack-hull = Hull { $n } of { $total }
# The two dice, which name a cell of the chart.
attack-letter = Letter
attack-miss = MISS
attack-number = Number
attack-shields = Shields { $n } of { $total }


## The log

# A tile drifts.
log-drifts = { $n ->
    [one] { $tile } drifts { $n } space
   *[other] { $tile } drifts { $n } spaces
}
# $from and $to are spaces: "H12", or "H12 and H13".
log-moves = { $n ->
    [one] { $ship } moves { $n } space
   *[other] { $ship } moves { $n } spaces
}
log-moves-from = { $n ->
    [one] { $ship } moves { $n } space, from { $from } to { $to }
   *[other] { $ship } moves { $n } spaces, from { $from } to { $to }
}
log-moves-to = { $n ->
    [one] { $ship } moves { $n } space to { $to }
   *[other] { $ship } moves { $n } spaces to { $to }
}
log-topic-cards = Cards
log-topic-fights = Fights
log-topic-moves = Movement


## The result

result-round = { $reason } · round { $round }
result-winners = { $sides-count ->
    [one] { $sides } wins
   *[other] { $sides } win
}
# A stamp after the name of the winning side.
result-wins = wins
# $value is a number, which is bold.
result-worth = ships worth { $value }
