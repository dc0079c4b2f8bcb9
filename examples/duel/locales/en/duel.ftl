# The sentences of Card Duel, in English.
#
# An argument is what a reader sees: $seat is the name of a player. The length of a list is $shown-count. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its number.

## Questions to a player

prompt-action = Your turn: swap as often as you like, then do one thing
prompt-respond = { $by } provokes you: show your card?

## Options of a question

option-draw = Draw another card
option-pass = Pass
option-provoke = Provoke the others
option-roll = Roll the die
option-show = Show the { $card }
option-stay = Stay on guard
option-swap = Swap card and spare

## Standing orders

order-concede = Concede

## Warnings before a standing order

warning-concede = Your team plays on until all its players have conceded. Until then you can change your mind.
warning-concede-last = Your team loses and the match ends.

## Results

result-concession = { $winners-count ->
    [0] A draw at { $high ->
        [one] { $high } point
       *[other] { $high } points
    }
   *[other] { $winners } wins: all others have conceded
}
result-points = { $winners-count ->
    [0] A draw at { $high ->
        [one] { $high } point
       *[other] { $high } points
    }
   *[other] { $winners } wins by { $high } to { $low } points
}

## Happenings, as lines of the log

happening-conceded = { $on ->
    [true] { $seat } concedes
   *[false] { $seat } plays on
}
happening-dealt = { $card ->
    [none] { $seat } is dealt two cards
   *[other] { $seat } is dealt { $card }, and { $spare } to spare
}
happening-drew = { $card ->
    [none] { $seat } draws a card
   *[other] { $seat } draws the { $card }
}
happening-provoked = { $seat } provokes the others
happening-rolled = { $seat } rolls { $die }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
happening-settled = { $shown-count ->
    [0] { $passed }: { $points }
   *[other] { $passed-count ->
        [0] { $shown }: { $points }
       *[other] { $shown }; { $passed }: { $points }
    }
}
    .shown = { $key } shows { $n }
    .passed = { $key } passes
    .points = { $n ->
        [one] { $n } point for { $key }
       *[other] { $n } points for { $key }
    }
    .points-none = no points
happening-shuffled = The cards are shuffled
happening-stayed = { $seat } stays on guard: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
happening-swapped = { $seat } swaps: { $card }, and { $spare } to spare
happening-turn = { $seat } takes a turn
