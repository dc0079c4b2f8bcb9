# The sentences of Galaxies, in English.
#
# An argument is what a reader sees: $ship is the name of a ship. Its id is $ship-id, for choosing between
# variants. The length of a list is $cards-count, and the sign of a number $amount-sign. A missing argument is "none".


## Questions to a player

prompt-action = { $play-id ->
    [without-cards] Action phase: activate a ship card, or end the phase
   *[other] Action phase: activate a ship card, play a card, or end the phase
}
prompt-attach = { $card }: choose the ship card to carry it
prompt-attack-ship = { $card }: choose the ship that attacks next
prompt-computer-core = Draw a card, or look into the enemy's deck through the computer core?
prompt-core-keep = Computer core: choose the card to keep
prompt-core-order = Computer core: choose the order in which the others go under the deck, the lowest last
prompt-deploy = { $play-id ->
    [without-cards] Deploy phase: launch a ship card, or end the phase
   *[other] Deploy phase: launch a ship card, play a card, or end the phase
}
prompt-discard = Discard cards for 1 energy each
prompt-duplicate-hero = You have two copies of { $card }: choose the one to discard
prompt-energy-phase = Energy phase: play a card, pass cards, or go on
prompt-engine-asteroids = Remote engines: choose up to { $left ->
        [one] { $left } asteroid
       *[other] { $left } asteroids
    } to move, in order
prompt-engine-move = Remote engines: move the asteroid, { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    } left
prompt-engine-target = Remote engines: choose the ship that the asteroid strikes
prompt-engines = End of turn: pay 2 energy and try to start the remote engines?
prompt-hand-limit = Your hand is full: choose a card to discard, for 1 energy, before you draw
prompt-hold = Choose the ship cards to load into the hold of { $ship_card }
prompt-last-card = This is the last card. Then the discard pile ({ $discards ->
        [one] { $discards } card
       *[other] { $discards } cards
    }) is the deck: discard first?
prompt-launch-at = Choose where to launch { $ship_card }
prompt-launch-ship = Choose where to launch { $ship }
prompt-market = Orbital Market: draw 1 more tactic card?
prompt-move = Move { $ship }: { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    } left
prompt-move-ship = { $card }: choose the ship that moves next
prompt-order-triggers = Several powers take effect now: choose which comes first
prompt-pass-cards = Choose the cards to pass to your teammate
prompt-place-torrent = Choose where { $ship_card } starts, next to an asteroid
prompt-power = { $power-id ->
    [boarding-hooks] { $power }: pay { $cost } energy and choose the ship to board?
    [damage-control] { $power }: choose the ship whose hull is repaired
    [dead-eye] { $power }: roll the missed attack of { $ship } again?
    [drain-field] { $power }: choose the ship whose shields are drained
    [evade-order] { $power }: choose the ship that evades
    [ferry-run] { $power }: choose the small ship to carry, then where it goes
    [field-burst] { $power }: blow up { $ship } to strip the shields of the enemies around it?
    [grapple-decks] { $power }: pay { $cost } energy and choose the ship to take over?
    [hard-haul] { $power }: choose the enemy ship, the ship that pulls it, and where it ends up
    [hit-and-run] { $power }: move { $ship } up to 2 more spaces?
    [interpose] { $power }: choose the Sparrow that takes the damage
    [limpet-pulse] { $power }: choose the ship next to you that takes the pulse
    [patrol-launch] { $power }: choose the ship to gather the Hawks around, or where each Hawk goes
    [predictable] { $power }: roll the letter die of { $ship } again?
    [regroup] { $power }: choose the Sparrow that gets a shield peg
    [second-look] { $power }: roll the missed attack of { $ship } again?
    [seize-the-helm] { $power }: choose the ship to take over
    [shield-harmonics] { $power }: choose the ship that gets a shield peg
    [shield-lender] { $power }: choose the ship that gets a shield peg from this one
    [slip-away] { $power }: choose where the ship slips away to
    [squad-reroll] { $power }: roll the missed attack of { $ship } again?
    [storm-the-bridge] { $power }: choose the ship to storm
    [strip-the-decks] { $power }: choose the ship to board, then a card to discard from it
    [umbrella-fire] { $power }: pay { $cost } energy to fire at { $ship }?
   *[other] { $power }: choose
}
prompt-prepped = Attach { $card }, set aside for { $ship_card }, for free?
prompt-regenerate = Shield regenerator: choose the ship that gets a shield peg
prompt-replace = { $card }: choose the card on { $ship_card } that it replaces
prompt-respond = { $event-id ->
    [activation-start] { $ship_card } is activated: answer with a card, or pass
    [attack-hit] { $critical ->
        [true] { $attacker } hits { $ship }'s star and destroys it: answer, or pass
       *[none] { $damage ->
            [none] { $attacker } hits { $ship }: answer with a card, or pass
           *[other] { $attacker } hits { $ship } for { $damage } damage: answer with a card, or pass
        }
    }
    [attack-missed] { $attacker } misses { $ship }: answer with a card, or pass
    [enemy-activation-start] { $ship_card } is activated: answer with a card, or pass
    [ship-destroyed] { $ship } is destroyed: answer with a card, or pass
   *[other] Answer { $event } with a card, or pass
}
prompt-shot = { $card }: choose what it fires at, or end its attacks
prompt-starter = You rolled highest: choose who takes the first turn
prompt-target = { $ship }: choose a target, { $left ->
        [one] { $left } attack
       *[other] { $left } attacks
    } left
prompt-warp = Choose where { $ship } comes out of the warp gate
prompt-weapon = { $ship }: choose a weapon to charge, or finish its attacks

## Options of a question

option-action-done = end the action phase
option-activate = activate { $card } for { $cost } energy
option-all-weapons = { $ship }: attack { $target } with all weapons
option-asteroid = move { $tile }
option-asteroid-stays = leave this asteroid here
option-attach = attach it to { $ship_card }
option-attached = { $card } on { $ship_card }
option-attack = attack { $ship }
option-card = { $card }
option-charge = charge { $weapon } for { $cost } energy ({ $targets ->
        [one] { $targets } target
       *[other] { $targets } targets
    } in range)
option-deploy-done = end the deploy phase
option-discard-for-energy = discard cards for energy
option-discard-one = discard { $card } for 1 energy
option-done-attacking = end the attacks
option-done-moving = leave the other ships where they are
option-draw-last = draw the last card
option-draw-own = draw a card from your own deck
option-drift = drift to { $hex }
option-energy-done = go on to the deploy phase
option-fly = fly to { $hex }
option-fly-over = fly to { $hexes }
option-group = place all at { $hexes }
option-hold-fire = stop attacking with this weapon
option-launch = launch { $card } for { $cost } energy
option-load = load { $cards } ({ $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    })
option-load-none = load nothing
option-move-over = move to { $hexes }
option-move-to = move to { $hex }
option-no = no
option-no-engines = leave the asteroids where they are
option-open-core = look at { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of the enemy's deck and keep one
option-pass = pass
option-pass-to = pass cards to { $seat }
option-place = place at { $hex }
option-place-over = place at { $hexes }
option-play = play { $card } for { $cost } energy
option-play-on = play { $card } on { $ship_card } for { $amount } energy
option-power = { $power } of { $on }
option-recover-survivors = search for survivors instead of moving
option-replace-none = replace nothing: there is a free slot
option-run-engines = pay { $cost } energy and roll for the engines
option-shift = shift to the { $way }
option-ship = { $ship }
option-shot = { $ship }: attack { $target } once with { $weapon }
option-shots = { $ship }: attack { $target } { $attacks ->
        [one] { $attacks } time
       *[other] { $attacks } times
    } with { $weapon }
option-starter = { $seat }
option-stop = end this ship's movement
option-together = all fly in formation, this one to { $hex }
option-volley = all { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } attack { $target }
option-warp = go through the warp gate
option-yes = yes

## Effects and risks of options

detail-asteroids = up to { $left ->
        [one] { $left } asteroid
       *[other] { $left } asteroids
    } may then move
detail-away = { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away
detail-cover = cover on { $needed }+
detail-damage = { $amount } damage
detail-debris = debris: damage on a roll of 1 to { $upto }
detail-ecm = ECM of { $ship }: { $amount } damage on { $needed }+
detail-moves = moves up to { $move }
detail-odds = { $percent }% to hit
detail-replaces = replaces { $cards }
detail-replaces-one = replaces one of { $cards }
detail-ship = moves { $move }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }, hull { $hull }
detail-star = { $percent }% to destroy it
detail-start = { $percent }% to start them ({ $needed }+)
detail-strike = { $amount } damage to one { $team } ship that an asteroid ends next to
detail-weapon = range { $range }, strength { $strength }, { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    }

## Reasons why something is not offered

withheld-activated = { $card } has already been activated this turn
withheld-activation-cost = { $card } costs { $cost } energy to activate, and you have { $energy }
withheld-barred-target = this weapon may not be used against { $ship }
withheld-card-cost = { $card } costs { $cost } energy, and you have { $energy }
withheld-card-moment = { $card } is an answer to an event: you will be asked when it happens
withheld-card-no-answer = { $card } is not an answer: you play it in a phase of your own turn
withheld-card-other-moment = { $card } is an answer to another event
withheld-card-phase-action = { $card } is for the action phase
withheld-card-phase-deploy = { $card } is for the deploy phase
withheld-card-phase-energy = { $card } is for the energy phase
withheld-card-turn-opponent = { $card } is for an opponent's turn
withheld-card-turn-own = { $card } is for your own turn
withheld-charge-cost = { $weapon } costs { $cost } energy to charge, and you have { $energy }
withheld-charged = { $weapon } has already been charged in this activation
withheld-engines-cost = the engines cost { $cost } energy, and you have { $energy }: discard cards for more
withheld-in-hold = { $card } cannot leave the hold of { $ship_card } before your next turn
withheld-launch-cost = { $card } costs { $cost } energy to launch, and you have { $energy }
withheld-no-host = no ship on the battlefield can carry { $card }
withheld-no-room = there is no room to launch { $card }
withheld-no-use = { $card } would have no effect now
withheld-too-far = { $ship } is { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away, and the weapon reaches { $range }

## Standing orders

order-concede = Concede the match
order-hold-ecm = Do not roll ECM with { $card }
order-pass = Pass every reaction until my next turn
order-show-hand = Show my hand to my teammate

## Warnings before a standing order

warning-concede = Your side fights on until all its players have conceded. This cannot be taken back.
warning-concede-last = Your side loses and the match ends. This cannot be taken back.

## Results

result-clock = { $winner ->
    [none] The victory clock has run out: a draw
   *[other] { $tie-id ->
        [run-out] The victory clock has run out with equal ships: { $winner } wins, its deck ran out first
        [ships] The victory clock has run out with equal totals: { $winner } wins with more ships
       *[none] The victory clock has run out: { $winner } wins
    }
}
result-concession = { $winner } wins by concession
result-elimination = { $winner ->
    [none] Nobody has ships left on the battlefield: a draw
   *[other] { $winner } wins: the enemy has no ships left on the battlefield
}
result-ship-destroyed = { $winner ->
    [none] Both sides reach their goals at once: a draw
   *[other] { $winner } wins: { $ship } is destroyed
}
result-victory-points = { $winner ->
    [none] Both sides reach their goals at once: a draw
   *[other] { $winner } wins on victory points
}
result-other = { $winner ->
    [none] The match is a draw
   *[other] { $winner } wins
}

## Happenings, as lines of the log

happening-activated = { $seat } activates { $ship_card }
happening-activation-ended = The activation of { $ship_card } ends
happening-asteroid = { $tile } drifts to { $hexes }
happening-asteroid-steps = { $tile ->
    [none] The asteroid stops moving
   *[other] { $tile } may move up to { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        }
}
happening-attached = { $seat } attaches { $card } to { $ship_card }
happening-attack = { $again ->
    [none] { $hit ->
        [true] { $critical ->
            [true] { $attacker } fires { $name } at { $target }: { $coordinate } is a critical hit
           *[other] { $attacker } fires { $name } at { $target }: { $coordinate } is a hit
        }
       *[false] { $attacker } fires { $name } at { $target }: { $coordinate } misses
    }
   *[other] { $hit ->
        [true] { $critical ->
            [true] { $attacker } rolls again: { $coordinate } is a critical hit on { $target }
           *[other] { $attacker } rolls again: { $coordinate } hits { $target }
        }
       *[false] { $attacker } rolls again: { $coordinate } misses { $target }
    }
}
happening-attacker = { $ship } begins its attacks
happening-attacker-done = { $ship } has finished its attacks
happening-card-escaped = { $ship_card } is out of reach
happening-card-lost = { $cargo-count ->
    [0] { $ship_card } is out of play
   *[other] { $ship_card } and its cargo are out of play: { $cargo }
}
happening-cargo-lost = The cargo of { $ship_card } is destroyed: { $cargo }
happening-charged = { $ship } charges { $name } ({ $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    })
happening-conceded = { $lost ->
    [true] { $seat } concedes, and the match is over
   *[false] { $seat } concedes
}
happening-control = { $to } now controls { $ship_card }
happening-core = { $cards ->
    [none] { $seat } looks at { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } of the { $team } deck
   *[other] { $seat } looks into the { $team } deck: { $cards }
}
happening-core-kept = { $card ->
    [none] { $seat } keeps one of them and puts { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } under the { $team } deck
   *[other] { $back-count ->
        [0] { $seat } keeps { $card }
       *[other] { $seat } keeps { $card } and puts these under the { $team } deck, the lowest last: { $back }
    }
}
happening-damage = { $hull ->
    [0] { $ship } loses { $shields ->
            [one] { $shields } shield
           *[other] { $shields } shields
        }
   *[other] { $shields ->
        [0] { $ship } takes { $hull } damage to its hull
       *[other] { $ship } loses { $shields ->
                [one] { $shields } shield
               *[other] { $shields } shields
            } and takes { $hull } damage to its hull
    }
}
happening-destroyed = { $ship } is destroyed
happening-detached = { $card } leaves { $ship_card }
happening-discarded = { $seat } discards { $card }
happening-drew = { $card ->
    [none] { $seat } draws a card
   *[other] { $seat } draws { $card }
}
happening-effect = { $power } affects { $on }
happening-energy = { $amount-sign ->
    [plus] { $team } gains { $amount } energy and has { $now }
   *[other] { $team } is left with { $now } energy
}
happening-engines = { $left ->
    [none] The remote engines stop
    [0] The remote engines stop
   *[other] The remote engines run: { $left ->
            [one] { $left } asteroid
           *[other] { $left } asteroids
        } may move
}
happening-engines-used = { $seat } tries to start the remote engines
happening-escaped = { $ship } escapes
happening-event-spent = { $card } goes to the discard pile
happening-launched = { $seat } launches { $ship_card }
happening-moved = { $placed ->
    [true] { $was ->
        [none] { $ship } is placed at { $to }
       *[other] { $ship } is placed at { $to }, from { $was }
    }
   *[none] { $was ->
        [none] { $ship } moves to { $to }
       *[other] { $ship } moves from { $was } to { $to }
    }
}
happening-movement = { $ship } may move { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    }
happening-movement-ended = { $ship } stops moving
happening-order-changed = { $on ->
    [true] Standing order set: { $order }
   *[false] Standing order ended: { $order }
}
happening-passed = { $cards ->
    [none] { $seat } passes { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } to { $to }
   *[other] { $seat } passes { $cards } to { $to }
}
happening-phase = { $phase-id ->
    [end] { $seat } ends the turn
    [energy] { $seat }: energy phase
   *[other] { $seat }: { $phase } phase
}
happening-played = { $seat } plays { $card } for { $cost } energy
happening-points = { $why-id ->
    [data-points] { $team } scores { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        } for data from the card and has { $now }
    [escape] { $team } scores { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        } for { $ship } and has { $now }
    [survivors] { $ship } brings survivors home: { $team } scores { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        } and has { $now }
   *[other] { $team } scores { $amount ->
            [one] { $amount } victory point
           *[other] { $amount } victory points
        } and has { $now }
}
happening-power = { $power } takes effect
happening-prepped = { $used ->
    [true] { $seat } brings in { $card }, set aside for this ship
   *[false] { $seat } leaves { $card } aside
}
happening-repaired = { $ship } repairs { $amount } damage to its hull
happening-reshuffled = { $team } has a fresh deck of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
happening-roll = { $purpose-id ->
    [cover] { $success ->
        [true] Asteroid cover for { $ship }: { $result } turns the hit into a miss
       *[false] Asteroid cover for { $ship }: { $result } is not enough
    }
    [ecm] { $success ->
        [true] ECM against { $ship }: { $result } does damage
       *[false] ECM against { $ship }: { $result } does nothing ({ $needed } is needed)
    }
    [engines] { $success ->
        [true] The remote engines start with { $result }
       *[false] The remote engines do not start with { $result }: nothing moves
    }
    [engine-move] { $source ->
        [none] The roll for the asteroid's move is { $result }
       *[other] { $source }: the roll for its move is { $result }
    }
    [debris] { $ship } rolls { $result } for debris
    [starter] { $seat } rolls { $result } for the first turn
    [survivors] { $ship } searches for survivors and rolls { $result }
   *[other] The die shows { $result } ({ $purpose })
}
happening-run-out = { $times ->
    [1] The deck of { $team } has run out for the first time
   *[other] The deck of { $team } has run out for good
}
happening-settled = { $hit ->
    [true] { $target } is hit
   *[false] { $target } is not hit
}
happening-shields = { $amount-sign ->
    [minus] { $ship } gives up shields: { $now } left
   *[other] { $ship } gets { $amount ->
            [one] { $amount } shield
           *[other] { $amount } shields
        } and has { $now }
}
happening-stage = { $step-id ->
    [attack] The ships may attack
    [end] The activation ends
    [move] The ships may move
   *[other] The activation continues
}
happening-starter = { $seat } takes the first turn
happening-tile = { $ship } turns over { $tile }: { $tile_kind }
happening-tiles-hidden = Discovery tiles lie face down on the battlefield
happening-turn = Round { $round }: the turn of { $seat }
happening-window = Players may answer { $event } with a card
word-activation-start = the activation
word-attack-hit = the hit
word-attack-missed = the miss
word-discovery-tile = Discovery tile { $number }
word-ecm = ECM
word-enemy-activation-start = the activation
word-energy = for energy
word-hand-limit = over the hand limit
word-primary = the primary weapon
word-secondary = the secondary weapon
word-ship-destroyed = the destruction
