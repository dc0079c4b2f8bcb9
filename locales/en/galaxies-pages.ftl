# The texts of Galaxies on its table and its pages, in English, besides the sentences about a match.


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
# It stands after the sign of energy.
mission-energy = { $n } energy
mission-fleet-chosen = fleet of your choice, up to { $limit } launch energy
mission-fleet-fixed = fixed fleet
# The forces of a team, then its energy at the start ($energy is mission-energy) and in each turn ($gain is a number
# after the sign of energy).
mission-forces = { $forces } · { $energy }, then { $gain } each turn
mission-hidden = { $n } discovery tiles lie face down; nobody knows which is which.
mission-legend = On the map
mission-list = Mission
# The spoken name of a map.
mission-map = Battlefield of { $mission }
mission-number = Mission { $number }
mission-options = Options
mission-players = { $n } players
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
