# The sentences of Pulp Invasion, in English.
#
# An argument is what a reader sees: $card is the name of a card. Its id is $card-id, for choosing between variants.
# The length of a list is $cubes-count, the sum of its numbers $cubes-sum, and the sign of a number $n-sign. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its value or number.
# A sentence begins with an upper-case letter, even if its first argument does not.

## Questions to a player

prompt-alignment = Whom do you serve? Nobody else will know
prompt-captain = Who is your Captain?
prompt-choose-crew = Who joins your bridge crew?
prompt-choose-ship = Which Space Ship card do you take, if any?
prompt-choose-weapon = { $by }: which Super Weapon do you find?
prompt-closing = You have met all cards. Use anything else before the search?
prompt-crew-die = Which die comes with { $crew }?
prompt-cube = { $cubes-count ->
    [one] Drawn: { $cubes }. What do you do with it?
   *[other] Drawn: { $cubes }. Which cube first?
}
    .cubes = { $n } { $key }
prompt-dice = { $keep ->
    [one] Which { $keep } die do you keep?
   *[other] Which { $keep } dice do you keep?
}
prompt-downgrade = { $by }: which die do you turn down?
prompt-encounter = { $ways-id ->
    [engage] { $card }: engage it, or use something first?
    [evade] { $card }: evade it, or use something first?
   *[engage-evade] { $card }: engage or evade?
}
prompt-engage = Engage { $card }: how do you pay?
prompt-engage-with = { $by }: which Ability do you engage { $card } with?
prompt-evade = { $point ->
    [true] Evade { $card }: pay a point, then draw { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[false] Evade { $card }: pay no point, then draw { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
}
prompt-exchange = { $by }: which two cards change places?
prompt-extra-die = { $by }: which extra die do you take, set to { $value }?
prompt-fewer = How many fewer cubes does the Hero draw?
prompt-free-dice = { $count ->
    [one] Choose { $count } further die
   *[other] Choose { $count } further dice
}
prompt-gain = { $by }: gain { $n } of which Ability?
prompt-hero-loses = { $by }: the Hero loses { $n } of which Ability?
prompt-influence = { $point-id ->
    [after-choice] Act after the last encounter?
    [after-draw] Act after your own draw?
    [after-resolved] Act after the Hero's search?
    [before-choice] Act before the next encounter?
    [before-draw] Act before the Hero draws?
    [before-line] Act before the line is drawn?
   *[other] Act now?
}
prompt-keep = Which four cards do you meet, and in which order?
prompt-keep-cube = { $by }: which of the two do you use?
prompt-lay-teams = Put a Landing Team cube on a Super Weapon?
prompt-look = The next card is { $card }: leave it, or put it under the deck?
prompt-lose = { $by }: lose { $n } of which Ability?
prompt-move-from = { $by }: which Ability do you move a point from?
prompt-move-to = { $by }: which Ability does the point go to?
prompt-negate = The Hero pays for { $planet }: do you negate a card?
prompt-order = { $by }: which order do you put the cards in?
prompt-part = { $by }: which part does it work against?
prompt-pay-again = { $icon-id ->
    [key] Negated! Do you pay another card as a key?
   *[code] Negated! Do you pay another card as a code?
}
prompt-pay-points = { $by }: pay { $n } of which Ability?
prompt-pay-with = { $icon-id ->
    [key] Which card do you pay as a key?
   *[code] Which card do you pay as a code?
}
prompt-planet = Round { $round }: which Planet do you search?
prompt-raise-top = { $by }: which Ability begins { $n } higher?
prompt-remove = { $by }: which cube do you remove from the bag?
prompt-reroll = { $by }: which die do you roll again?
prompt-return = { $by }: which cube do you put back into the bag?
prompt-rob = { $by }: which cube do you take from the Hero's Super Weapons?
prompt-row-dice = Which dice join its row? Choose up to { $most }
prompt-search = Search { $planet } for { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
prompt-seize = Which evaded keys and codes do you take?
prompt-seize-from-pile = { $by }: which card of the discard pile do you take?
prompt-seize-one = Arvan: which evaded card do you take as a key or a code?
prompt-set-die = { $by }: which die do you set?
prompt-ship-die = Which die does the Space Ship die replace?
prompt-spare = Drawn: { $cubes }. Cancel one with a Landing Team cube?
prompt-spend-team = { $by }: give up a Landing Team cube for { $n ->
    [one] { $n } point
   *[other] { $n } points
} of an Ability?
prompt-split-dice = Set these dice: their values must add up to { $total }
prompt-stronger = { $by }: which card becomes stronger?
prompt-swap-die = { $by }: which die do you give away?
prompt-swap-die-for = { $by }: which die do you take in exchange?
prompt-swap-for = { $by }: which one do you take in exchange?
prompt-swap-in = { $by }: which card replaces it?
prompt-swap-out = { $by }: which card do you remove from the line?
prompt-swap-planet = Cartographers: exchange one of these Planets?
prompt-swap-weapon = { $by }: which Super Weapon do you give away?
prompt-take = Which keys and codes do you take into your hand?
prompt-tithe = { $by }: discard a card, or lose 1 Diplomacy
prompt-traitor-captain = Which Captain do you hide behind?
prompt-traitor-dice = { $count ->
    [one] Choose { $count } die for yourself
   *[other] Choose { $count } dice for yourself
}
prompt-translator = Draw eight cards and keep four?
prompt-turn = { $die } was used: which value does it turn to?
prompt-understand = { $by }: which Super Weapon is Understood?
prompt-upgrade = { $by }: which die do you turn up?
prompt-upright = { $by }: which card's planet icons count?
prompt-use-twice = { $by }: which die may be used twice?
prompt-value = { $die }: which value do you set?

## Options of a question

option-ability = { $ability }
option-alignment = { $name }
option-aside = White: into the bag when all others are resolved
option-back = Back
option-boost = Green: gain 2 { $ability }
option-captain-name = { $captain }
option-card = { $card }
option-card-name = { $card }
option-collect = Black: onto { $alien }
option-color = { $color-id ->
    [orange] An { $color } cube
   *[other] A { $color } cube
}
option-crew = { $crew }
option-crew-point = Pay with a point of { $crew }
option-decline = Do not search
option-die = { $die }: { $text }
option-die-name = { $die }
option-discard-card = Discard { $card }
option-discard-cube = { $color }: to the supply
option-done = Go on to the search
option-draw = Draw { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
option-engage = Engage { $card }
option-evade = Evade { $card }
option-exploration = Use { $exploration }
option-find = Yellow: find a Super Weapon
option-influence = { $influence }, { $side } ({ $cost }): { $text }
option-keep-planets = Keep them
option-lay-team = Green: keep the Landing Team cube
option-leave = Leave it
option-lose-ability = Lose 1 { $ability }
option-lose-to-black = Black: lose 1 { $ability }
option-negate = Discard { $own } against { $card }
option-no = No
option-no-point = Without a point
option-number = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
option-part = Against { $n } { $ability } of { $of }
option-pass = Pass
option-pay = { $fatal ->
    [true] { $free-count ->
        [0] Pay { $paid }, and the match is lost
       *[other] Pay { $paid }, { $free-count ->
            [one] { $free-count } point
           *[other] { $free-count } points
        } at 1 for 1, and the match is lost
    }
   *[none] { $free-count ->
        [0] Pay { $paid }
       *[other] Pay { $paid }, { $free-count ->
            [one] { $free-count } point
           *[other] { $free-count } points
        } at 1 for 1
    }
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n } of { $key }
    }
    .paid-none = nothing
option-pay-planet = Pay for { $planet }
option-pay-with = { $card }
option-place = { $color }: onto { $weapon }
option-planet = { $planet }
option-point = Pay 1 { $ability }
option-raise = { $color }: gain 1 { $ability }
option-return = { $color-id ->
    [orange] An { $color } cube
   *[other] A { $color } cube
}
option-reveal = Reveal your Alignment
option-rob = { $color-id ->
    [orange] An { $color } cube of { $weapon }
   *[other] A { $color } cube of { $weapon }
}
option-ship = { $ship }
option-spare = Cancel the { $color } cube: a green one goes into the bag
option-split = { $values }
    .values = { $key } { $n }
option-stop = No more
option-swap-planet = Exchange { $planet }
option-take = Take { $card }
option-team = Put a Landing Team cube on { $weapon }
option-turn = To { $value }
option-under = Put it under the deck
option-value = To { $value }
option-weapon = Use { $weapon }
option-weapon-name = { $weapon }

## Risks of options

detail-danger = { $chance-percent ->
    [low] <1% chance of losing the match
    [high] >99% chance of losing the match
   *[other] { $chance-percent }% chance of losing the match
}
detail-zeros = Two Abilities would be at 0, which loses the match in the next encounter

## Reasons why something is not offered

withheld-at-top = { $ability } is at its maximum of { $top }
withheld-barred-die = { $by } prevents the use of { $card }
withheld-crew-bound = The next point of { $crew } is { $ability }, but the point must be { $only } ({ $by })
withheld-die-face = { $die } shows { $face }, which is for { $moments }
withheld-die-no-use = { $die } shows { $face }, which is of no use now
withheld-engaged-now = { $card } comes into your hand only after the search
withheld-evaded-icon = { $card } was evaded: you cannot take its key or code
withheld-influence-cost = { $side ->
    [none] { $card } costs { $cost } Influence, and you have { $have }
   *[other] { $card }, { $side }, costs { $cost } Influence, and you have { $have }
}
withheld-influence-no-use = { $side ->
    [none] { $card } is of no use now
   *[other] { $card }, { $side }, is of no use now
}
withheld-influence-phase = { $phase-id ->
    [encounter] { $side ->
        [none] { $card } is for the Encounter phase
       *[other] { $card }, { $side }, is for the Encounter phase
    }
   *[search] { $side ->
        [none] { $card } is for the Search phase
       *[other] { $card }, { $side }, is for the Search phase
    }
}
withheld-influence-played = You have already played an Influence card in this phase
withheld-must-engage = { $cause ->
    [none] { $card } must be engaged
   *[other] { $card } must be engaged ({ $cause })
}
withheld-must-engage-unpaid = { $cause ->
    [none] { $card } should be engaged, but you cannot pay for it and must evade it
   *[other] { $card } should be engaged ({ $cause }), but you cannot pay for it and must evade it
}
withheld-must-evade = { $cause ->
    [none] { $card } must be evaded
   *[other] { $card } must be evaded ({ $cause })
}
withheld-no-strength = { $card } has Strength 0 and must be evaded
withheld-no-use = { $card } is of no use now
withheld-not-understood = { $colors ->
    [none] { $card } is not Understood: it still needs { $cubes }
   *[other] { $card } is not Understood: it still needs { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }, { $colors-or }
}
withheld-one-die-closing = A die was already used in the last encounter
withheld-one-die-encounter = A die was already used in this encounter
withheld-one-die-phase = A die was already used in this Encounter phase
withheld-one-die-search = A die was already used in this search
withheld-other-moment = { $card } is for { $moments }
withheld-other-sector = { $card } is for another sector
withheld-planet-no-use = Paying for { $planet } is of no use now
withheld-planet-paid = { $planet } has already been paid for in this search
withheld-planet-unpaid = { $planet } costs { $cost }, and your hand cannot pay for it
    .cost = { $key-id ->
        [key] { $n ->
            [one] { $n } key
           *[other] { $n } keys
        }
       *[code] { $n ->
            [one] { $n } code
           *[other] { $n } codes
        }
    }
withheld-point-bound = The point must be { $only }, not { $ability } ({ $by })
withheld-point-zero = { $ability } is at 0 and pays no point
withheld-silenced = The Hero has paid { $planet } for silence in this phase
withheld-team-fresh = You can use the new Landing Team cube from the next phase on
withheld-unpayable = { $crew ->
    [0] You cannot pay for { $card }: it costs { $due }, and you have { $have }
   *[other] You cannot pay for { $card }: it costs { $due }, and you have { $have }, and { $crew ->
        [one] { $crew } point
       *[other] { $crew } points
    } of the crew
}
    .due = { $n } { $key }
    .have = { $n } { $key }
    .have-none = nothing
withheld-used = { $card } has already been used in this round
withheld-used-dice = { $dice-count ->
    [one] { $dice } has already been used in this round
   *[other] { $dice } have already been used in this round
}

## Standing orders

order-concede = Give up
order-pass-phase = Pass everything until the phase ends
order-pass-round = Pass everything until the round ends

## Warnings before a standing order

warning-concede = The match ends, and the Cosmic Hegemony has won.
warning-concede-hero = The match ends, and the Traitor has won.
warning-concede-traitor = The match ends, and the Hero has won.

## Results. $tally is result-tally

result-abilities = { $zeros ->
    [3] { $winner ->
        [none] Lost in round { $round }: all Abilities are at 0 in an encounter. { $tally }
       *[other] { $winner } wins in round { $round }: all Abilities are at 0 in an encounter. { $tally }
    }
   *[other] { $winner ->
        [none] Lost in round { $round }: two Abilities are at 0 in an encounter. { $tally }
       *[other] { $winner } wins in round { $round }: two Abilities are at 0 in an encounter. { $tally }
    }
}
result-concession = { $winner ->
    [none] Lost in round { $round }: the Hero has given up. { $tally }
   *[other] { $winner-id ->
        [hero] { $winner } wins in round { $round }: the Traitor has given up. { $tally }
       *[other] { $winner } wins in round { $round }: the Hero has given up. { $tally }
    }
}
result-majority = { $why-id ->
    [overtaken] { $winner } wins in round { $round }: { $his } of { $weapons } Super Weapons cannot be overtaken. { $tally }
    [weapons] { $tie ->
        [true] { $winner } wins in round { $round }: all { $weapons } Super Weapons have been found, and the Hero wins a tie. { $tally }
       *[false] { $winner } wins in round { $round }: all { $weapons } Super Weapons have been found. { $tally }
    }
   *[time] { $tie ->
        [true] { $winner } wins in round { $round }: no encounter cards are left, and the Hero wins a tie. { $tally }
       *[false] { $winner } wins in round { $round }: no encounter cards are left. { $tally }
    }
}
result-tally = { $his ->
    [none] { $found ->
        [one] { $found } of { $weapons } Super Weapons was found
       *[other] { $found } of { $weapons } Super Weapons were found
    }
   *[other] { $found ->
        [one] { $found } of { $weapons } Super Weapons was found by the Hero, and { $his } by the Traitor
       *[other] { $found } of { $weapons } Super Weapons were found by the Hero, and { $his } by the Traitor
    }
}
result-time = { $winner ->
    [none] Lost in round { $round }: no encounter cards are left. { $tally }
   *[other] { $winner } wins in round { $round }: no encounter cards are left. { $tally }
}
result-unfound = { $winner } wins in round { $round }: too many Super Weapons have not been found. { $tally }
result-weapons = { $winner } wins in round { $round }: all Super Weapons have been found

## Happenings, as lines of the log

happening-aligned = The Traitor has chosen an Alignment
happening-begun = The Hegemony: { $aliens }
happening-bonus = { $n } more strength against { $card } ({ $by })
happening-borrowed = { $by } rolls { $die }: { $value }
happening-captain = { $captain } takes command
happening-conceded = { $on ->
    [true] { $seat } gives up
   *[false] { $seat } plays on
}
happening-crew = { $card } joins the bridge crew
happening-crew-lost = { $crew } is dead, and { $die } is lost
happening-cubes = { $target-id ->
    [gone] { $cubes-sum ->
        [one] { $cubes } goes from { $source } out of the game
       *[other] { $cubes } go from { $source } out of the game
    }
   *[other] { $cubes-sum ->
        [one] { $cubes } goes from { $source } to { $target }
       *[other] { $cubes } go from { $source } to { $target }
    }
}
happening-declined = { $planet } is not searched
happening-dice = { $dice }
    .dice = { $key } shows { $n }
happening-die-used = { $turns ->
    [true] Uses { $die }, which turns from { $face } to { $value }
   *[false] Uses { $die }, which stays at { $value }
}
happening-discarded = Pays { $cards }
happening-drawn = Draws { $cubes }
happening-ended = { $reason-id ->
    [abilities] Two Abilities are at 0 in an encounter
    [majority] The Super Weapons are counted
    [time] No encounter cards are left
    [unfound] Too many Super Weapons have not been found
   *[weapons] All Super Weapons have been found
}
happening-engaged = { $bonus ->
    [0] Engages { $card } for { $paid }
   *[other] Engages { $card } for { $paid }, with { $bonus } strength
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n ->
            [one] { $n } point of { $key }
           *[other] { $n } points of { $key }
        }
    }
    .paid-none = nothing
happening-evaded = { $spared ->
    [none] { $point-id ->
        [none] Evades { $card } without a point: { $cubes }
        [combat] Evades { $card } for 1 { $point }: { $cubes }
        [diplomacy] Evades { $card } for 1 { $point }: { $cubes }
        [science] Evades { $card } for 1 { $point }: { $cubes }
       *[other] Evades { $card } for a point of { $point }: { $cubes }
    }
   *[other] { $point-id ->
        [none] Evades { $card } without a point: { $cubes }; the Landing Team cancels a cube ({ $spared })
        [combat] Evades { $card } for 1 { $point }: { $cubes }; the Landing Team cancels a cube ({ $spared })
        [diplomacy] Evades { $card } for 1 { $point }: { $cubes }; the Landing Team cancels a cube ({ $spared })
        [science] Evades { $card } for 1 { $point }: { $cubes }; the Landing Team cancels a cube ({ $spared })
       *[other] Evades { $card } for a point of { $point }: { $cubes }; the Landing Team cancels a cube ({ $spared })
    }
}
happening-explored = Exploration: { $cards }
happening-extra = { $n-sign ->
    [plus] { $n-size ->
        [one] { $n-size } cube more in this search ({ $by })
       *[other] { $n-size } cubes more in this search ({ $by })
    }
   *[minus] { $n-size ->
        [one] { $n-size } cube fewer in this search ({ $by })
       *[other] { $n-size } cubes fewer in this search ({ $by })
    }
}
happening-fewer = The Hero's next search draws { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} fewer ({ $by })
happening-found = { $by-id ->
    [traitor] The Traitor takes { $weapon }! { $left } to find
   *[other] Finds { $weapon }! { $left } to find
}
happening-influence = The Traitor plays { $card }, { $side }, for { $cost } Influence: { $text }
happening-influence-window = { $point-id ->
    [after-choice] After the last encounter the Traitor may act
    [after-draw] After their own draw the Traitor may act
    [after-resolved] After the Hero's search the Traitor may act
    [before-choice] Before the next encounter the Traitor may act
    [before-draw] Before the Hero draws the Traitor may act
    [before-line] Before the line is drawn the Traitor may act
   *[other] The Traitor may act
}
happening-influenced = { $on ->
    [none] { $by } is in force
   *[other] { $by } is in force on { $on }
}
happening-line = { $location ->
    [none] The line: { $line }. Into the bag: { $cubes }
   *[other] The line: { $line }; { $location } is in force. Into the bag: { $cubes }
}
    .line-none = nothing
happening-looked = { $what-id ->
    [bag] { $names ->
        [none] The Traitor looks at { $count ->
            [one] { $count } cube of the bag
           *[other] { $count } cubes of the bag
        }
       *[other] The Traitor looks at { $count ->
            [one] { $count } cube of the bag
           *[other] { $count } cubes of the bag
        }: { $names }
    }
    [weapons] { $by-id ->
        [traitor] { $names ->
            [none] The Traitor looks at { $count ->
                [one] { $count } Super Weapon
               *[other] { $count } Super Weapons
            }
           *[other] The Traitor looks at { $count ->
                [one] { $count } Super Weapon
               *[other] { $count } Super Weapons
            }: { $names }
        }
       *[other] { $names ->
            [none] Looks at { $count ->
                [one] { $count } Super Weapon
               *[other] { $count } Super Weapons
            }
           *[other] Looks at { $count ->
                [one] { $count } Super Weapon
               *[other] { $count } Super Weapons
            }: { $names }
        }
    }
   *[deck] { $names ->
        [none] Looks at { $count ->
            [one] { $count } card of the deck
           *[other] { $count } cards of the deck
        }
       *[other] Looks at { $count ->
            [one] { $count } card of the deck
           *[other] { $count } cards of the deck
        }: { $names }
    }
}
    .names = { $what-id ->
        [bag] { $n } { $key }
       *[other] { $key }
    }
happening-meets = Meets { $card }
happening-negated = The Traitor discards { $card }: { $paid } was paid in vain
happening-ordered = The line is now { $line } ({ $by })
happening-planet = The Hero flies to { $card }
happening-planets = New Planets: { $planets }
happening-points = { $paid ->
    [true] { $crew ->
        [none] Pays { $lost } to evade { $by }
       *[other] Pays a point of { $crew } to evade { $by }
    }
   *[false] { $gained-count ->
        [0] The Hero loses { $lost } ({ $by })
       *[other] { $lost-count ->
            [0] The Hero gains { $gained } ({ $by })
           *[other] The Hero gains { $gained } and loses { $lost } ({ $by })
        }
    }
}
    .gained = { $n } { $key }
    .lost = { $n } { $key }
happening-recharged = The Traitor gains { $n } Influence ({ $by })
happening-revealed = The Traitor is aligned to { $name }: { $text }
happening-round = Round { $round }
happening-round-over = Round { $round } is over
happening-searching = The search of { $card } begins
happening-seized = The Traitor takes { $cards }
happening-ship = The ship is { $card }
happening-swapped = Exchanges { $weapon } for { $other }
happening-taken = Takes { $cards } into hand
happening-top = { $ability } begins { $n } higher ({ $by })
happening-traitor = The Traitor has { $influence } Influence and { $area ->
    [one] { $area } white cube
   *[other] { $area } white cubes
}
happening-traitor-captain = The Traitor hides behind { $captain } ({ $dice })
happening-traitor-drew = The Traitor draws { $cubes }
happening-traitor-rolled = The Traitor rolls { $dice } ({ $by })
    .dice = { $n } with { $key }
happening-understood = { $weapon } is Understood
happening-upright = { $n ->
    [one] { $n } planet icon of { $card } will count
   *[other] { $n } planet icons of { $card } will count
}
happening-used = { $on ->
    [none] Uses { $card }
   *[other] Uses { $card } on { $on }
}

## Items of lists in all messages

part-cubes = { $n ->
    [one] { $n } { $key } cube
   *[other] { $n } { $key } cubes
}
part-cubes-none = no cubes
part-moments = { $key-id ->
    [closing] the end of the encounters
    [drawn] drawn cubes
    [encounter] the choice of how to meet a card
    [engage] engaging
    [evade] evading
   *[search] the moment before a draw
}
part-moments-none = drawing the line

## Names that are not printed on cards and dice

word-alignment = the Alignment { $name }
word-area = the Traitor's area
word-bag = the bag
word-black = black
word-blue = blue
word-combat = Combat
word-diplomacy = Diplomacy
word-drawn = the drawn cubes
word-gone = out of the game
word-green = green
word-hero = the Hero
word-orange = orange
word-red = red
word-science = Science
word-search = the search
word-setup = the setup
word-supply = the supply
word-team = the Landing Team
word-traitor = the Traitor
word-turned = turned
word-upright = upright
word-white = white
word-yellow = yellow
