# The sentences of Card Duel, in German.
#
# An argument is what a reader sees: $seat is the name of a player. The length of a list is $shown-count. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its number.

## Questions to a player

prompt-action = Du bist am Zug: Tausche, so oft du willst, dann wähle eine Aktion
prompt-respond = { $by } provoziert dich: Zeigst du deine Karte?

## Options of a question

option-draw = Noch eine Karte ziehen
option-pass = Passen
option-provoke = Die anderen provozieren
option-roll = Würfeln
option-show = Die { $card } zeigen
option-stay = Wachsam bleiben
option-swap = Karte und Reserve tauschen

## Standing orders

order-concede = Aufgeben

## Warnings before a standing order

warning-concede = Dein Team spielt weiter, bis alle seine Spieler aufgegeben haben. Bis dahin kannst du es dir anders überlegen.
warning-concede-last = Dein Team verliert, und die Partie endet.

## Results

result-concession = { $winners-count ->
    [0] Unentschieden mit { $high ->
        [one] { $high } Punkt
       *[other] { $high } Punkten
    }
    [one] { $winners } gewinnt: Alle anderen haben aufgegeben
   *[other] { $winners } gewinnen: Alle anderen haben aufgegeben
}
result-points = { $winners-count ->
    [0] Unentschieden mit { $high ->
        [one] { $high } Punkt
       *[other] { $high } Punkten
    }
    [one] { $winners } gewinnt mit { $high } zu { $low } Punkten
   *[other] { $winners } gewinnen mit { $high } zu { $low } Punkten
}

## Happenings, as lines of the log

happening-conceded = { $on ->
    [true] { $seat } gibt auf
   *[false] { $seat } spielt weiter
}
happening-dealt = { $card ->
    [none] { $seat } erhält zwei Karten
   *[other] { $seat } erhält die { $card }, als Reserve die { $spare }
}
happening-drew = { $card ->
    [none] { $seat } zieht eine Karte
   *[other] { $seat } zieht die { $card }
}
happening-provoked = { $seat } provoziert die anderen
happening-rolled = { $seat } würfelt { $die }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
happening-settled = { $shown-count ->
    [0] { $passed }: { $points }
   *[other] { $passed-count ->
        [0] { $shown }: { $points }
       *[other] { $shown }; { $passed }: { $points }
    }
}
    .shown = { $key } zeigt { $n }
    .passed = { $key } passt
    .points = { $n ->
        [one] { $n } Punkt für { $key }
       *[other] { $n } Punkte für { $key }
    }
    .points-none = keine Punkte
happening-shuffled = Die Karten werden gemischt
happening-stayed = { $seat } bleibt wachsam: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
happening-swapped = { $seat } tauscht: jetzt die { $card }, als Reserve die { $spare }
happening-turn = { $seat } ist am Zug
