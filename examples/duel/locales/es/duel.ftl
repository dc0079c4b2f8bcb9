# The sentences of Card Duel, in Spanish.
#
# An argument is what a reader sees: $seat is the name of a player. The length of a list is $shown-count. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its number.

## Questions to a player

prompt-action = Tu turno: cambia cuanto quieras y después haz una sola cosa
prompt-respond = { $by } te provoca: ¿muestras tu carta?

## Options of a question

option-draw = Robar otra carta
option-pass = Pasar
option-provoke = Provocar al resto
option-roll = Tirar el dado
option-show = Mostrar el { $card }
option-stay = Seguir en guardia
option-swap = Cambiar por el repuesto

## Standing orders

order-concede = Rendirse

## Warnings before a standing order

warning-concede = Tu equipo sigue jugando hasta que se haya rendido al completo. Hasta entonces puedes cambiar de idea.
warning-concede-last = Tu equipo pierde y la partida termina.

## Results

result-concession = { $winners-count ->
    [0] Empate a { $high ->
        [one] { $high } punto
       *[other] { $high } puntos
    }
    [one] { $winners } gana: el resto se ha rendido
   *[other] { $winners } ganan: el resto se ha rendido
}
result-points = { $winners-count ->
    [0] Empate a { $high ->
        [one] { $high } punto
       *[other] { $high } puntos
    }
    [one] { $winners } gana por { $high } a { $low } puntos
   *[other] { $winners } ganan por { $high } a { $low } puntos
}

## Happenings, as lines of the log

happening-conceded = { $on ->
    [true] { $seat } se rinde
   *[false] { $seat } sigue jugando
}
happening-dealt = { $card ->
    [none] { $seat } recibe dos cartas
   *[other] { $seat } recibe el { $card } y, de repuesto, el { $spare }
}
happening-drew = { $card ->
    [none] { $seat } roba una carta
   *[other] { $seat } roba el { $card }
}
happening-provoked = { $seat } provoca al resto
happening-rolled = { $seat } saca un { $die }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
happening-settled = { $shown-count ->
    [0] { $passed }: { $points }
   *[other] { $passed-count ->
        [0] { $shown }: { $points }
       *[other] { $shown }; { $passed }: { $points }
    }
}
    .shown = { $key } muestra el { $n }
    .passed = { $key } pasa
    .points = { $n ->
        [one] { $n } punto para { $key }
       *[other] { $n } puntos para { $key }
    }
    .points-none = ningún punto
happening-shuffled = Se barajan las cartas
happening-stayed = { $seat } sigue en guardia: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
happening-swapped = { $seat } cambia: el { $card } y, de repuesto, el { $spare }
happening-turn = { $seat } juega su turno
