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
ship-costs = costs { $cost }
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
# $attacks is the number of attacks.
ship-weapon = { $charge ->
    [0] range { $range } · { $attacks } × strength { $strength }
   *[other] range { $range } · { $attacks } × strength { $strength } · charge { $charge }
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
card-weapon = Range { $range } · { $attacks }× strength { $strength } · charge { $charge }


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
hand-screen-ship = { $level } · { $cost } energy
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
builder-add-label = Add for { $cost }: { $ship }, { $level }
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
# How much of the limits a fleet and its deck use. $energy and $deck are the limits. Without a limit, they are 0.
seat-counts = { $energy ->
    [0] { $cards }/{ $deck } cards
   *[other] { $deck ->
        [0] cost { $cost }/{ $energy }
       *[other] cost { $cost }/{ $energy }, { $cards }/{ $deck } cards
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
seat-free = Fleet of your choice, up to { $energy } launch energy
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
