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


## The fleets of seats in the lobby

# What players choose before the match: "to lock in a fleet".
seat-brings = a fleet
