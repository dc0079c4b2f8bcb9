# The texts of Pulp Invasion on its table and its pages, in English, besides the sentences about a match.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. $key is an item of
# a list, and $n its number. Words for Abilities, colours and places are in pulp.ftl.


## Names and numbers, in any place

# Joins two texts for screen readers: { $more } is one or more sentences.
name-and-text = { $text }. { $more }
name-chance = { $chance-percent ->
    [low] <1%
    [high] >99%
   *[other] { $chance-percent }%
}
# $icon is the icon of a card: a key or a code.
name-icon = { $icon ->
    [code] code
   *[key] key
}
name-level = { $level ->
    [basic] Basic
    [normal] Normal
   *[advanced] Advanced
}
name-list = { $names }
    .names-none = { "" }
name-phase = { $phase ->
    [setup] Setup
    [encounter] Encounter phase
    [search] Planet Search phase
   *[over] The end
}
# Points of several Abilities: "2 Combat and 1 Science". $key is the name of an Ability.
name-points = { $points }
    .points = { $key ->
        [any] { $n } of choice
       *[other] { $n } { $key }
    }
    .points-none = nothing
name-sector = { $sector ->
    [none] No sector yet
    [arvan] Arvan’s Sector
    [kah] Kah’s Sector
   *[quietus] The Quietus Sector
}


## The table

# The name of a tab: the card, die or Super Weapon that is open to be read.
table-card = Card
table-choosable = It can be chosen
table-chosen = Chosen
table-point-at = Point at a card, a die or a Super Weapon to read it here. Press it to keep it here.


## The board

board-captain = Captain { $name }
board-location = Location { $name }
board-no-captain = No Captain yet
board-no-planet = No Planet has been chosen yet.
board-planet-later = { $name }, for a later round
board-planets = Planets left face up
board-planets-later = Planets for later rounds
board-round = Round { $round } of at most { $most }


## The Abilities

abilities-points = { $ability }: { $value } of { $top }
abilities-title = Abilities


## The bag

# The cubes of one colour, and their meaning. $name is the word for the colour, and $color its id.
bag-cubes = { $color ->
    [yellow] { $n } { $name }: a Super Weapon
    [red] { $n } { $name }: Combat
    [blue] { $n } { $name }: Diplomacy
    [orange] { $n } { $name }: Science
    [white] { $n } { $name }: nothing: it goes back
    [black] { $n } { $name }: trouble: see The Quietus
   *[green] { $n } { $name }: the Landing Team
}
bag-hidden = You keep count of its cubes yourself.
bag-label = { $n ->
    [one] The bag: { $n } cube
   *[other] The bag: { $n } cubes
}
# On a phone $the is left out, and the text begins with an upper-case letter. The number of cubes follows.
bag-title = { $the } bag
    .the = The


## The changes to the cost of a card. $ability and $other are symbols, or names for screen readers

change-ability = pay { $ability } instead of { $other }
change-bonus = your strength { $before } → { $after }
change-cubes = evading draws { $before } → { $after }
change-dice = { $kind ->
    [crew] no Crew dice
    [systems] no Systems dice
   *[other] no dice
}
# The number may not be lower than $after.
change-least = { $before } → { $after } at least
change-must = { $way ->
    [engage] must be engaged
   *[evade] must be evaded
}
change-no-point = no point for evading
# Changes that this page does not know. $what is the id of its kind.
change-other = { $what } { $after }
change-part = +{ $n } { $ability }
change-point = the point must be { $ability }
change-stays = stays { $ability }
change-strength = { $before } → { $after }
# A reduction and a minimum by the same card.
change-strength-least = { $before } → { $after } → { $least } at least
change-title = What has changed it


## The dice

dice-die = { $used ->
    [true] { $name }, value { $value }, used this round: { $face }
   *[false] { $name }, value { $value }: { $face }
}
dice-none = No dice yet.
dice-title = Captain’s dice
dice-used = Used this round.
# The short words on the faces of dice, between numbers and symbols: "all planets".
dice-word-all = all
# "8 for 4 cards"
dice-word-for = for
# "roll a die"
dice-word-roll = roll
# "set a die"
dice-word-set = set


## The line of encounter cards, for screen readers if not said otherwise

line-card = { $status ->
    [waiting] { $name }, still to be met
    [current] { $name }, being met
    [engaged] { $seized ->
        [true] { $name }, engaged, taken by the Traitor
       *[false] { $name }, engaged
    }
   *[evaded] { $seized ->
        [true] { $name }, evaded, taken by the Traitor
       *[false] { $name }, evaded
    }
}
# In place of the line.
line-empty = There are no cards in the line.
line-engage-icon = Engage icon: { $ability }
line-engaging = { $payable ->
    [true] engaging costs { $cost }
   *[false] engaging costs { $cost }, which you cannot pay
}
# $point is the Ability that pays the point, or "any".
line-evading = { $danger ->
    [none] { $point ->
        [none] evading costs { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
        [any] evading costs 1 point and { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
       *[other] evading costs 1 { $point } and { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
    }
   *[other] { $point ->
        [none] evading costs { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, and loses the match with a chance of { $danger }
        [any] evading costs 1 point and { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, and loses the match with a chance of { $danger }
       *[other] evading costs 1 { $point } and { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, and loses the match with a chance of { $danger }
    }
}
line-icon = { $icon ->
    [code] A code
   *[key] A key
}
line-must = { $way ->
    [engage] must be engaged
   *[evade] must be evaded
}
# On a card.
line-no-planet = no planet
line-planet-icons = Planet icons
line-planets = Planets to choose from
# The stamps on cards that have been met.
line-stamp-engaged = Engaged
line-stamp-evaded = Evaded
line-stamp-seized = The Traitor has it
# $name is the card that has changed the cost, and $change one of the changes above.
line-step = { $name }: { $change }
line-title = The Encounter Line


## The ways past a card, and their odds

odds-fatal = This loses the match
# On a card: the number of other outcomes.
odds-more = { $n } more
odds-nothing = nothing
# $deadly is the chance of those outcomes that lose the match.
odds-others = { $deadly ->
    [none] { $chance }: { $n } more, each of them less likely
   *[other] { $chance }: { $n } more, each of them less likely; { $deadly } lose the match
}
# $losses has points of Abilities.
odds-outcome = { $fatal ->
    [true] { $losses ->
        [none] { $chance }: the match is lost
       *[other] { $chance }: { $losses }, and the match is lost
    }
   *[false] { $chance }: { $losses }
}
odds-some-fatal = Some of them lose the match
odds-title = What evading may take besides the point
way-danger = This may lose the match
way-engage = Engage
way-evade = Evade
way-must = { $way ->
    [engage] Must be engaged
   *[evade] Must be evaded
}
    .cause = : { $card }
way-unpayable = cannot pay


## The search

# A large number stands before it.
search-count = { $drawn ->
    [true] { $n ->
        [one] cube drawn
       *[other] cubes drawn
    }
   *[false] { $n ->
        [one] cube to draw
       *[other] cubes to draw
    }
}
search-drawn = Cubes still to be resolved
# The planet icons in the line, each of which is a cube to draw. A symbol stands before it.
search-icons = { $n } from the line
search-label = { $n ->
    [one] The search: { $n } cube
   *[other] The search: { $n } cubes
}
# The picture of a yellow cube, before the chance of drawing one.
search-yellow = A Super Weapon


## The sectors

# For screen readers.
sectors-alien = { $progress ->
    [past] { $black ->
        [0] { $name }, { $sector }, past, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left
       *[other] { $name }, { $sector }, past, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left, { $black ->
            [one] { $black } black cube
           *[other] { $black } black cubes
        }
    }
    [current] { $black ->
        [0] { $name }, { $sector }, you are here, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left
       *[other] { $name }, { $sector }, you are here, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left, { $black ->
            [one] { $black } black cube
           *[other] { $black } black cubes
        }
    }
   *[ahead] { $black ->
        [0] { $name }, { $sector }, ahead, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left
       *[other] { $name }, { $sector }, ahead, { $left ->
            [one] { $left } card
           *[other] { $left } cards
        } left, { $black ->
            [one] { $black } black cube
           *[other] { $black } black cubes
        }
    }
}
# Below the number of cards.
sectors-cards = { $n ->
    [one] card
   *[other] cards
}
sectors-left = Cards left in this sector
sectors-title = Sectors


## The Super Weapons

weapons-count = { $taken ->
    [0] { $left ->
        [0] { $found } found, none of { $all } still to be found
       *[other] { $found } found, { $left } of { $all } still to be found
    }
   *[other] { $left ->
        [0] { $found } found, { $taken } with the Traitor, none of { $all } still to be found
       *[other] { $found } found, { $taken } with the Traitor, { $left } of { $all } still to be found
    }
}
# On the table weapons-unfound follows.
weapons-found = { $n } found,
# $count is weapons-count.
weapons-label = Super Weapons: { $count }
# The state of a Super Weapon. $lacking is the number of cubes that it still needs.
weapons-state = { $state ->
    [used] used
    [ready] ready
   *[waiting] { $lacking ->
        [0] not Understood
       *[other] needs { $lacking } more
    }
}
# Where there is little room, $word is left out.
weapons-title = { $word } Weapons
    .word = Super
weapons-unfound = { $n } to find
weapons-weapon = { $name }, { $state }


## The Traitor

# $name is the name of the Alignment, or traitor-secret. On a phone $word is left out.
traitor-alignment = { $word } { $name }
    .word = Alignment:
traitor-alignment-state = { $revealed ->
    [true] { $spent ->
        [true] has acted
       *[false] revealed
    }
   *[false] only you know
}
traitor-area = White cubes in the Traitor’s area
traitor-cards = The Traitor's cards
traitor-hand = Influence cards in hand
traitor-influence = Influence { $n }
traitor-influence-cards = Influence cards
traitor-label = The Traitor: Influence { $influence } of { $top }. Read the Traitor’s cards.
traitor-pile-taken = { $title } { $cards }
    .title = Keys and codes taken:
traitor-pile-weapons = { $title } { $cards }
    .title = Super Weapons:
# The Alignment is not known.
traitor-secret = secret
traitor-weapons = Super Weapons


## Cards and dice that are open to be read

card-action = { $ability }: { $text }
# The Abilities with which a Captain begins. $key is the name of an Ability.
card-captain = { $abilities }
    .abilities = { $key } { $n }
# How many of their own dice a Captain keeps, and how many others they choose. Without $keep they keep all.
card-captain-keeps = { $others ->
    [0] { $keep ->
        [none] keeps all
       *[other] keeps { $keep }
    }
   *[other] { $keep ->
        [none] keeps all, and { $others ->
            [one] { $others } other
           *[other] { $others } others
        }
       *[other] keeps { $keep }, and { $others ->
            [one] { $others } other
           *[other] { $others } others
        }
    }
}
card-crew-dice = With one of: { $dice-or }.
# The symbols of Abilities follow.
card-crew-track = Pays, in this order:
# The picture of a cube. $name is the word for its colour, and $color its id.
card-cube = { $name } cube
card-die-kind = { $kinds-id ->
    [crew] Crew die
    [systems] Systems die
   *[crew-systems] Crew and Systems die
}
card-evading = { $danger ->
    [none] Evading: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[other] Evading: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $danger } chance of losing the match
}
card-exploration-limit = { $limit ->
    [game] once a game
   *[round] once a round
}
card-exploration-where = { $sectors-count ->
    [0] At setup
   *[other] { $sectors }
}
# The text of the face of a die.
card-face = { $value }: { $text }
# The currency of the Traitor, before the cost of an Influence card.
card-influence = Influence
# Before the text of a side of an Influence card.
card-influence-side = { $phase ->
    [encounter] { $cost } Influence, encounter:
    [search] { $cost } Influence, search:
   *[any] { $cost } Influence, any:
}
card-kind = { $kind ->
    [guardforce] { $number ->
        [none] Guardforce
       *[other] Guardforce { $number }
    }
    [agent] { $number ->
        [none] Agent or Event
       *[other] Agent or Event { $number }
    }
   *[location] { $number ->
        [none] Location
       *[other] Location { $number }
    }
}
# The card whose Engage icon decides the Ability.
card-lender = icon of { $card }
card-on-table = On the table
card-planet = Planet
card-planet-icon = planet icon
card-ship = Space Ship
# The phase in which a Space Ship card can be used.
card-ship-when = { $when ->
    [encounter] encounter
    [search] search
   *[setup] setup
}
card-strength-now = Current Engage Strength
card-weapon = Super Weapon


## Several cards or dice to read together

read-dice = What the dice do
read-faces = What the faces do
read-hand = What is in hand
# The button whose text is only "Read", for screen readers.
read-heading = Read: { $heading }
read-read = Read
read-weapons = What the Super Weapons do


## The hand

# A card with its state, such as "ready" or "used".
hand-card = { $name }: { $note }
# A member of the bridge crew. $next is the Ability of the next point.
hand-crew = { $points } left, next { $next }
    .brief = { $points } left
hand-empty = No keys or codes yet.
hand-empty-short = No keys or codes yet
hand-exploration-elsewhere = not in this sector
    .brief = elsewhere
hand-exploration-ready = ready
    .brief = ready
hand-exploration-setup = acted during setup
    .brief = done
hand-exploration-used = used
    .brief = used
# The costs of both sides of an Influence card.
hand-influence = { $upright } or { $turned } Influence
    .brief = { $upright } or { $turned }
# The verb for an Influence card.
hand-play = Play
hand-ship = { $used ->
    [true] used
   *[false] { $most ->
        [0] ship
       *[other] { $charges } of { $most }
    }
}
hand-team = Landing Team
hand-title = Hand
hand-use-crew = { $points ->
    [0] It has no points left.
   *[other] Its points pay when you engage or evade.
}
hand-use-icon = { $icon ->
    [code] In the Planet Search phase it pays for a Planet’s action that costs a code.
   *[key] In the Planet Search phase it pays for a Planet’s action that costs a key.
}
hand-use-over = It has been used.
hand-use-phase = { $phase ->
    [encounter] It is for the Encounter phase.
    [search] It is for the Planet Search phase.
   *[any] It is for the Encounter phase and the Planet Search phase.
}
hand-use-sectors = It is for { $sectors }.
hand-use-setup = It acted during setup.


## Payments

pay-another = Pay another way
pay-another-count = Pay another way: { $n } in all
# A button. $source is an Ability or a member of the crew, and pays one point less.
pay-fewer-of = fewer of { $source }
# Points that replace others of another Ability one for one.
pay-free = { $n } at 1 for 1
# For screen readers. $left has the remaining points of each Ability.
pay-label = { $payment }: leaves { $left }
# The remaining points follow.
pay-leaves = leaves
pay-left-points = { $n } { $ability }
pay-more-of = more of { $source }
pay-nothing = nothing
# A button. The points follow.
pay-pay = Pay


## Questions

question-lender = by the icon of { $card }


## Piles and options

piles-cards-discard = Encounter discard pile: { $n }
piles-cards-planets = Planets searched: { $n }
piles-cards-removed = Out of the game: { $n }
piles-cubes-gone = Cubes: out of the game
piles-cubes-supply = Cubes: supply
piles-none = none
piles-option-bridge-crew = Bridge Crew
piles-option-exploration = Exploration
piles-option-hero-bonus = Hero Bonus
piles-option-hide-bag = Hide Bag
piles-option-landing-team = Landing Team
piles-option-location-stays = Location Stays
piles-option-one-die-per-phase = One Die Per Phase
piles-option-ship-cards = Ship Cards
piles-option-ship-die = Ship Die
piles-option-traitor = Traitor
piles-option-vassals = Vassals
piles-option-white-fixed = White Fixed
# $key is the id of a set of cards, and $options has the names of options.
piles-options = { $options-count ->
    [0] Level { $level ->
        [basic] basic
        [normal] normal
       *[advanced] advanced
    }; cards of { $sets }.
   *[other] Level { $level ->
        [basic] basic
        [normal] normal
       *[advanced] advanced
    }; cards of { $sets }; { $options }.
}
    .sets = { $key ->
        [base] base
       *[other] { $key }
    }
piles-setup = Played with
piles-title = Piles and options


## The animations

show-captain = Our hero
show-drawing = Cubes are drawn …
show-drawn = The Planet Search
# Above the drawn cubes.
show-evaded = Evading { $card }
show-evading = Evading { $card } …
show-found = A Super Weapon!
show-round = Episode { $round } of at most { $most }
# On the title page of the serial, below the name of the game.
show-title = A serial in twelve episodes, at most
show-understood = Understood


## The result

result-abilities = Abilities at the end
result-alignment = The Traitor’s Alignment: { $name }.
result-cards-left = { $n ->
    [one] { $n } encounter card never met: { $names }.
   *[other] { $n } encounter cards never met: { $names }.
}
result-ending-abilities = Abilities spent
# The match was closed by the host of the server.
result-ending-closed = Closed
result-ending-concession = Conceded
result-ending-time = No encounter cards left
result-ending-unfound = Too few Super Weapons found
result-ending-weapons = All Super Weapons found
# $ending is one of the endings above.
result-eyebrow = { $ending } · round { $round }
# The closing words of the serial.
result-last-words = { $team ->
    [traitor] { $won ->
        [true] All went to plan!
       *[false] Unmasked!
    }
   *[hero] { $won ->
        [true] The day is saved!
       *[false] To be continued …
    }
}
# $found is the number of the Traitor's Super Weapons.
result-overtaken = { $found } of { $weapons } cannot be overtaken
result-planets-left = Planets never reached: { $names }.
result-revealed = What was face down
result-weapons = Super Weapons found
result-weapons-aside = Not in this game: { $names }.
result-weapons-left = Never found: { $names }.
result-zeros = { $abilities } were at 0 in an encounter, so the match was lost.


## The log

# A line that is repeated, with the number of times.
log-repeated = { $sentence } ×{ $times }
log-topic-dice = Dice and Super Weapons
log-topic-encounters = Encounters
log-topic-searches = Searches


## The summary of the rules in the lobby

about-dice = { $each ->
    [encounter] In each encounter one of your { $dice } may help.
   *[phase] In each phase one of your { $dice } may help.
}
    .dice = dice
about-goal = Find { $weapons ->
    [one] { $weapons } Super Weapon
   *[other] { $weapons } Super Weapons
} before the encounter cards run out. If two Abilities are at 0 in an encounter, all is lost.
about-hero-bonus = { $bonus ->
    [true] The Hero's Abilities begin and end higher than the Captain's card says.
   *[false] The Hero's Abilities begin and end as the Captain's card says.
}
about-round = Each round you choose a Planet and meet a line of four encounter cards, from left to right.
about-search = For each planet icon on the cards that you did not evade, you draw a cube from the bag. A { $yellow } cube is a Super Weapon. A coloured cube is a point of its Ability, or a step towards Understanding a weapon.
    .yellow = yellow
about-traitor = After each of the Hero's searches the { $traitor } draws one cube fewer than the Hero. Whoever has more of the 8 Super Weapons wins, and the Hero wins a tie. The Traitor also wins if 3 are still unfound when the encounter cards run out, or if two of the Hero's Abilities are at 0 in an encounter.
    .traitor = Traitor
about-ways = { $engage } a card: pay its strength in the Ability that the card on its right shows. Or { $evade } it: pay a point, then draw two cubes that each take another point.
    .engage = Engage
    .evade = evade
lobby-level = Level: { $level }
