# The sentences of Card Duel, in French. locales/en/duel.ftl describes the arguments.

## Questions to a player

prompt-action = À vous : échangez autant que vous voulez, puis choisissez une action
prompt-respond = { $by } vous provoque : montrez-vous votre carte ?

## Options of a question

option-draw = Piocher une autre carte
option-pass = Passer
option-provoke = Provoquer les autres
option-roll = Lancer le dé
option-show = Montrer le { $card }
option-stay = Rester en garde
option-swap = Échanger carte et réserve

## Standing orders

order-concede = Abandonner

## Warnings before a standing order

warning-concede = Votre équipe continue jusqu’à ce que tous ses joueurs aient abandonné. D’ici là, vous pouvez changer d’avis.
warning-concede-last = Votre équipe perd et la partie se termine.

## Results

result-concession = { $winners-count ->
    [0] Égalité à { $high ->
        [one] { $high } point
       *[other] { $high } points
    }
   *[other] Victoire pour { $winners } : les autres ont abandonné
}
result-points = { $winners-count ->
    [0] Égalité à { $high ->
        [one] { $high } point
       *[other] { $high } points
    }
   *[other] Victoire pour { $winners } : { $high ->
        [one] { $high } point
       *[other] { $high } points
    } à { $low }
}

## Happenings, as lines of the log

happening-conceded = { $on ->
    [true] { $seat } abandonne
   *[false] { $seat } continue
}
happening-dealt = { $card ->
    [none] { $seat } reçoit deux cartes
   *[other] { $seat } reçoit le { $card }, et le { $spare } en réserve
}
happening-drew = { $card ->
    [none] { $seat } pioche une carte
   *[other] { $seat } pioche le { $card }
}
happening-provoked = { $seat } provoque les autres
happening-rolled = { $seat } obtient { $die } au dé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
happening-settled = { $shown-count ->
    [0] { $passed } : { $points }
   *[other] { $passed-count ->
        [0] { $shown } : { $points }
       *[other] { $shown } ; { $passed } : { $points }
    }
}
    .shown = { $key } montre le { $n }
    .passed = { $key } passe
    .points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour { $key }
    .points-none = aucun point
happening-shuffled = Les cartes sont mélangées
happening-stayed = { $seat } reste en garde : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
happening-swapped = { $seat } échange : le { $card }, et le { $spare } en réserve
happening-turn = { $seat } joue son tour
