# The sentences of Pulp Invasion, in German.
#
# An argument is what a reader sees: $card is the name of a card. Its id is $card-id, for choosing between variants.
# The length of a list is $cubes-count, the sum of its numbers $cubes-sum, and the sign of a number $n-sign. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its value or number.
# A sentence begins with an upper-case letter, even if its first argument does not. Lists of cubes are in the
# nominative. Names stand without an article and without an ending.

## Questions to a player

prompt-alignment = Wem dienst du? Niemand sonst erfährt es
prompt-captain = Wer ist dein Captain?
prompt-choose-crew = Wer kommt in deine Brückencrew?
prompt-choose-ship = Welche Raumschiffkarte nimmst du, wenn überhaupt?
prompt-choose-weapon = { $by }: Welche Superwaffe findest du?
prompt-closing = Du bist allen Karten begegnet. Vor der Suche noch etwas nutzen?
prompt-crew-die = Welcher Würfel kommt mit { $crew }?
prompt-cube = { $cubes-count ->
    [one] Gezogen: { $cubes } Stein. Was machst du damit?
   *[other] Gezogen: { $cubes }. Welcher Stein zuerst?
}
    .cubes = { $key-id ->
        [orange] { $n ->
            [one] { $n } { $key }r
           *[other] { $n } { $key }
        }
       *[other] { $n ->
            [one] { $n } { $key }er
           *[other] { $n } { $key }e
        }
    }
prompt-dice = { $keep ->
    [one] Welchen Würfel behältst du?
   *[other] Welche { $keep } Würfel behältst du?
}
prompt-downgrade = { $by }: Welchen Würfel drehst du herunter?
prompt-encounter = { $ways-id ->
    [engage] { $card }: Konfrontieren oder erst etwas nutzen?
    [evade] { $card }: Ausweichen oder erst etwas nutzen?
   *[engage-evade] { $card }: Konfrontieren oder ausweichen?
}
prompt-engage = { $card } konfrontieren: Wie zahlst du?
prompt-engage-with = { $by }: Mit welcher Fähigkeit konfrontierst du { $card }?
prompt-evade = { $point ->
    [true] { $card } ausweichen: Zahle einen Punkt, dann ziehe { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
   *[false] { $card } ausweichen: Zahle keinen Punkt, ziehe { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
}
prompt-exchange = { $by }: Welche zwei Karten tauschen die Plätze?
prompt-extra-die = { $by }: Welchen Zusatzwürfel nimmst du (Wert { $value })?
prompt-fewer = Wie viele Steine zieht der Held weniger?
prompt-free-dice = { $count ->
    [one] Wähle { $count } weiteren Würfel
   *[other] Wähle { $count } weitere Würfel
}
prompt-gain = { $by }: Welche Fähigkeit steigt um { $n }?
prompt-hero-loses = { $by }: Welche Fähigkeit des Helden sinkt um { $n }?
prompt-influence = { $point-id ->
    [after-choice] Nach der letzten Begegnung handeln?
    [after-draw] Nach deinem eigenen Ziehen handeln?
    [after-resolved] Nach der Suche des Helden handeln?
    [before-choice] Vor der nächsten Begegnung handeln?
    [before-draw] Handeln, bevor der Held zieht?
    [before-line] Handeln, bevor die Reihe gezogen wird?
   *[other] Jetzt handeln?
}
prompt-keep = Welchen vier Karten begegnest du, und in welcher Reihenfolge?
prompt-keep-cube = { $by }: Welchen der beiden Steine verwendest du?
prompt-lay-teams = Einen Landetrupp-Stein auf eine Superwaffe legen?
prompt-look = Die nächste Karte ist { $card }: Liegen lassen oder unter das Deck legen?
prompt-lose = { $by }: Welche Fähigkeit sinkt um { $n }?
prompt-move-from = { $by }: Von welcher Fähigkeit verschiebst du einen Punkt?
prompt-move-to = { $by }: Zu welcher Fähigkeit kommt der Punkt?
prompt-negate = Der Held zahlt für { $planet }: Annullierst du eine Karte?
prompt-order = { $by }: In welche Reihenfolge bringst du die Karten?
prompt-part = { $by }: Gegen welchen Teil wirkt der Bonus?
prompt-pay-again = { $icon-id ->
    [key] Annulliert! Zahlst du eine andere Karte als Schlüssel?
   *[code] Annulliert! Zahlst du eine andere Karte als Code?
}
prompt-pay-points = { $by }: Von welcher Fähigkeit zahlst du { $n }?
prompt-pay-with = { $icon-id ->
    [key] Welche Karte zahlst du als Schlüssel?
   *[code] Welche Karte zahlst du als Code?
}
prompt-planet = Runde { $round }: Welchen Planeten suchst du ab?
prompt-raise-top = { $by }: Welche Fähigkeit beginnt um { $n } höher?
prompt-remove = { $by }: Welchen Stein entfernst du aus dem Beutel?
prompt-reroll = { $by }: Welchen Würfel würfelst du neu?
prompt-return = { $by }: Welchen Stein legst du in den Beutel zurück?
prompt-rob = { $by }: Welchen Stein nimmst du von den Superwaffen des Helden?
prompt-row-dice = Welche Würfel kommen in die Würfelreihe des Raumschiffs? Wähle bis zu { $most }
prompt-search = { $planet } absuchen: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} ziehen
prompt-seize = Der Held ist ausgewichen: Welche Schlüssel und Codes nimmst du?
prompt-seize-from-pile = { $by }: Welche Karte nimmst du vom Ablagestapel?
prompt-seize-one = Arvan: Der Held ist ausgewichen. Welche Karte nimmst du als Schlüssel oder Code?
prompt-set-die = { $by }: Welchen Würfel stellst du ein?
prompt-ship-die = Welchen Würfel ersetzt der Raumschiff-Würfel?
prompt-spare = { $cubes-count ->
    [one] Gezogen: { $cubes }. Mit einem Landetrupp-Stein abwehren?
   *[other] Gezogen: { $cubes }. Einen mit einem Landetrupp-Stein abwehren?
}
prompt-spend-team = { $by }: Einen Landetrupp-Stein abgeben, für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} einer Fähigkeit?
prompt-split-dice = Stelle diese Würfel ein: Ihre Werte müssen zusammen { $total } ergeben
prompt-stronger = { $by }: Welche Karte wird stärker?
prompt-swap-die = { $by }: Welchen Würfel gibst du ab?
prompt-swap-die-for = { $by }: Welchen Würfel nimmst du im Tausch?
prompt-swap-for = { $by }: Welche Superwaffe nimmst du im Tausch?
prompt-swap-in = { $by }: Welche Karte kommt an ihre Stelle?
prompt-swap-out = { $by }: Welche Karte nimmst du aus der Reihe?
prompt-swap-planet = Cartographers: Einen dieser Planeten austauschen?
prompt-swap-weapon = { $by }: Welche Superwaffe gibst du ab?
prompt-take = Welche Schlüssel und Codes nimmst du auf die Hand?
prompt-tithe = { $by }: Wirf eine Karte ab oder verliere 1 Diplomatie
prompt-traitor-captain = Hinter welchem Captain versteckst du dich?
prompt-traitor-dice = { $count ->
    [one] Wähle { $count } Würfel für dich
   *[other] Wähle { $count } Würfel für dich
}
prompt-translator = Acht Karten ziehen und vier behalten?
prompt-turn = { $die } wurde genutzt: Auf welchen Wert drehst du?
prompt-understand = { $by }: Welche Superwaffe wird erforscht?
prompt-upgrade = { $by }: Welchen Würfel drehst du hoch?
prompt-upright = { $by }: Die Planetensymbole welcher Karte zählen?
prompt-use-twice = { $by }: Welcher Würfel darf zweimal genutzt werden?
prompt-value = { $die }: Welchen Wert stellst du ein?

## Options of a question

option-ability = { $ability }
option-alignment = { $name }
option-aside = Weiß: zurück in den Beutel, wenn alle anderen fertig sind
option-back = Zurück
option-boost = Grün: +2 { $ability }
option-captain-name = { $captain }
option-card = { $card }
option-card-name = { $card }
option-collect = Schwarz: auf { $alien }
option-color = { $color-id ->
    [orange] { $color }r Stein
   *[other] { $color }er Stein
}
option-crew = { $crew }
option-crew-point = Mit einem Punkt von { $crew } zahlen
option-decline = Nicht absuchen
option-die = { $die }: { $text }
option-die-name = { $die }
option-discard-card = { $card } abwerfen
option-discard-cube = { $color }: in den Vorrat
option-done = Weiter zur Suche
option-draw = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} ziehen
option-engage = { $card } konfrontieren
option-evade = { $card } ausweichen
option-exploration = { $exploration } nutzen
option-find = Gelb: eine Superwaffe finden
option-influence = { $influence }, { $side } ({ $cost }): { $text }
option-keep-planets = Behalten
option-lay-team = Grün: als Landetrupp-Stein behalten
option-leave = Liegen lassen
option-lose-ability = 1 { $ability } verlieren
option-lose-to-black = Schwarz: −1 { $ability }
option-negate = { $own } gegen { $card } abwerfen
option-no = Nein
option-no-point = Ohne Punkt
option-number = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
option-part = Gegen { $n } { $ability } von { $of }
option-pass = Passen
option-pay = { $fatal ->
    [true] { $free-count ->
        [0] { $paid } zahlen, und die Partie ist verloren
       *[other] { $paid } zahlen, davon { $free-count ->
            [one] { $free-count } Punkt
           *[other] { $free-count } Punkte
        } 1:1, und die Partie ist verloren
    }
   *[none] { $free-count ->
        [0] { $paid } zahlen
       *[other] { $paid } zahlen, davon { $free-count ->
            [one] { $free-count } Punkt
           *[other] { $free-count } Punkte
        } 1:1
    }
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n } von { $key }
    }
    .paid-none = nichts
option-pay-planet = Für { $planet } zahlen
option-pay-with = { $card }
option-place = { $color }: auf { $weapon }
option-planet = { $planet }
option-point = 1 { $ability } zahlen
option-raise = { $color }: +1 { $ability }
option-return = { $color-id ->
    [orange] { $color }r Stein
   *[other] { $color }er Stein
}
option-reveal = Gesinnung offenbaren
option-rob = { $color-id ->
    [orange] { $color }r Stein von { $weapon }
   *[other] { $color }er Stein von { $weapon }
}
option-ship = { $ship }
option-spare = { $color-id ->
    [orange] Den { $color }n Stein abwehren: Ein grüner kommt in den Beutel
   *[other] Den { $color }en Stein abwehren: Ein grüner kommt in den Beutel
}
option-split = { $values }
    .values = { $key } { $n }
option-stop = Genug
option-swap-planet = { $planet } austauschen
option-take = { $card } nehmen
option-team = Landetrupp-Stein auf { $weapon } legen
option-turn = Auf { $value }
option-under = Unter das Deck legen
option-value = Auf { $value }
option-weapon = { $weapon } nutzen
option-weapon-name = { $weapon }

## Risks of options

detail-danger = { $chance-percent ->
    [low] <1 % Risiko einer Niederlage
    [high] >99 % Risiko einer Niederlage
   *[other] { $chance-percent } % Risiko einer Niederlage
}
detail-zeros = Zwei Fähigkeiten wären auf 0: Damit ist die Partie in der nächsten Begegnung verloren

## Reasons why something is not offered

withheld-at-top = { $ability } ist schon auf dem Maximum von { $top }
withheld-barred-die = { $by } verhindert die Nutzung von { $card }
withheld-crew-bound = Der nächste Punkt von { $crew } ist { $ability }, aber der Punkt muss { $only } sein ({ $by })
withheld-die-face = { $die } zeigt { $face }, nur nutzbar { $moments }
withheld-die-no-use = { $die } zeigt { $face }, das nützt jetzt nichts
withheld-engaged-now = { $card } kommt erst nach der Suche auf deine Hand
withheld-evaded-icon = Du bist { $card } ausgewichen: Den Schlüssel oder Code kannst du nicht nehmen
withheld-influence-cost = { $side ->
    [none] { $card } kostet { $cost } Einfluss, und du hast { $have }
   *[other] { $card }, { $side }, kostet { $cost } Einfluss, und du hast { $have }
}
withheld-influence-no-use = { $side ->
    [none] { $card } nützt jetzt nichts
   *[other] { $card }, { $side }, nützt jetzt nichts
}
withheld-influence-phase = { $phase-id ->
    [encounter] { $side ->
        [none] { $card } ist für die Begegnungsphase
       *[other] { $card }, { $side }, ist für die Begegnungsphase
    }
   *[search] { $side ->
        [none] { $card } ist für die Suchphase
       *[other] { $card }, { $side }, ist für die Suchphase
    }
}
withheld-influence-played = Du hast in dieser Phase schon eine Einflusskarte gespielt
withheld-must-engage = { $cause ->
    [none] Du musst { $card } konfrontieren
   *[other] Du musst { $card } konfrontieren ({ $cause })
}
withheld-must-engage-unpaid = { $cause ->
    [none] Du müsstest { $card } konfrontieren, kannst aber nicht zahlen und musst ausweichen
   *[other] Du müsstest { $card } konfrontieren ({ $cause }), kannst aber nicht zahlen und musst ausweichen
}
withheld-must-evade = { $cause ->
    [none] Du musst { $card } ausweichen
   *[other] Du musst { $card } ausweichen ({ $cause })
}
withheld-no-strength = { $card } hat Stärke 0: Du musst ausweichen
withheld-no-use = { $card } nützt jetzt nichts
withheld-not-understood = { $colors ->
    [none] { $card } ist nicht erforscht, es { $cubes-sum ->
        [one] fehlt
       *[other] fehlen
    } noch { $cubes }
   *[other] { $card } ist nicht erforscht, es { $n ->
        [one] fehlt noch { $n } Stein
       *[other] fehlen noch { $n } Steine
    }, { $colors-or }
}
withheld-one-die-closing = In der letzten Begegnung wurde schon ein Würfel genutzt
withheld-one-die-encounter = In dieser Begegnung wurde schon ein Würfel genutzt
withheld-one-die-phase = In dieser Begegnungsphase wurde schon ein Würfel genutzt
withheld-one-die-search = In dieser Suche wurde schon ein Würfel genutzt
withheld-other-moment = { $card } ist nur nutzbar { $moments }
withheld-other-sector = { $card } ist für einen anderen Sektor
withheld-planet-no-use = Für { $planet } zu zahlen nützt jetzt nichts
withheld-planet-paid = Für { $planet } wurde in dieser Suche schon gezahlt
withheld-planet-unpaid = { $planet } kostet { $cost }, und deine Hand reicht dafür nicht
    .cost = { $key-id ->
        [key] { $n ->
            [one] { $n } Schlüssel
           *[other] { $n } Schlüssel
        }
       *[code] { $n ->
            [one] { $n } Code
           *[other] { $n } Codes
        }
    }
withheld-point-bound = Der Punkt muss { $only } sein, nicht { $ability } ({ $by })
withheld-point-zero = { $ability } ist auf 0 und kann keinen Punkt zahlen
withheld-silenced = Der Held hat für { $planet } gezahlt: Einflusskarten sind in dieser Phase gesperrt
withheld-team-fresh = Den neuen Landetrupp-Stein kannst du erst ab der nächsten Phase nutzen
withheld-unpayable = { $crew ->
    [0] Für { $card } reicht es nicht: Das kostet { $due }, und du hast { $have }
   *[other] Für { $card } reicht es nicht: Das kostet { $due }, und du hast { $have }, dazu { $crew ->
        [one] { $crew } Punkt
       *[other] { $crew } Punkte
    } der Crew
}
    .due = { $n } { $key }
    .have = { $n } { $key }
    .have-none = nichts
withheld-used = { $card } wurde in dieser Runde schon genutzt
withheld-used-dice = { $dice-count ->
    [one] { $dice } wurde in dieser Runde schon genutzt
   *[other] { $dice } wurden in dieser Runde schon genutzt
}

## Standing orders

order-concede = Aufgeben
order-pass-phase = Bis zum Ende der Phase immer passen
order-pass-round = Bis zum Ende der Runde immer passen

## Warnings before a standing order

warning-concede = Die Partie endet, und die Kosmische Hegemonie hat gewonnen.
warning-concede-hero = Die Partie endet, und der Verräter hat gewonnen.
warning-concede-traitor = Die Partie endet, und der Held hat gewonnen.

## Results. $tally is result-tally

result-abilities = { $zeros ->
    [3] { $winner ->
        [none] Verloren in Runde { $round }: Alle Fähigkeiten sind in einer Begegnung auf 0. { $tally }
       *[other] { $winner } gewinnt in Runde { $round }: Alle Fähigkeiten sind in einer Begegnung auf 0. { $tally }
    }
   *[other] { $winner ->
        [none] Verloren in Runde { $round }: Zwei Fähigkeiten sind in einer Begegnung auf 0. { $tally }
       *[other] { $winner } gewinnt in Runde { $round }: Zwei Fähigkeiten sind in einer Begegnung auf 0. { $tally }
    }
}
result-concession = { $winner ->
    [none] Verloren in Runde { $round }: Der Held hat aufgegeben. { $tally }
   *[other] { $winner-id ->
        [hero] { $winner } gewinnt in Runde { $round }: Der Verräter hat aufgegeben. { $tally }
       *[other] { $winner } gewinnt in Runde { $round }: Der Held hat aufgegeben. { $tally }
    }
}
result-majority = { $why-id ->
    [overtaken] { $winner } gewinnt in Runde { $round }: { $his } von { $weapons } Superwaffen sind nicht mehr einzuholen. { $tally }
    [weapons] { $tie ->
        [true] { $winner } gewinnt in Runde { $round }: Alle { $weapons } Superwaffen sind gefunden, und bei Gleichstand gewinnt der Held. { $tally }
       *[false] { $winner } gewinnt in Runde { $round }: Alle { $weapons } Superwaffen sind gefunden. { $tally }
    }
   *[time] { $tie ->
        [true] { $winner } gewinnt in Runde { $round }: Es sind keine Begegnungskarten mehr da, und bei Gleichstand gewinnt der Held. { $tally }
       *[false] { $winner } gewinnt in Runde { $round }: Es sind keine Begegnungskarten mehr da. { $tally }
    }
}
result-tally = { $his ->
    [none] { $found ->
        [one] { $found } von { $weapons } Superwaffen wurde gefunden
       *[other] { $found } von { $weapons } Superwaffen wurden gefunden
    }
   *[other] { $found ->
        [one] Von { $weapons } Superwaffen hat der Held { $found } gefunden und der Verräter { $his }
       *[other] Von { $weapons } Superwaffen hat der Held { $found } gefunden und der Verräter { $his }
    }
}
result-time = { $winner ->
    [none] Verloren in Runde { $round }: Es sind keine Begegnungskarten mehr da. { $tally }
   *[other] { $winner } gewinnt in Runde { $round }: Es sind keine Begegnungskarten mehr da. { $tally }
}
result-unfound = { $winner } gewinnt in Runde { $round }: Zu viele Superwaffen wurden nicht gefunden. { $tally }
result-weapons = { $winner } gewinnt in Runde { $round }: Alle Superwaffen sind gefunden

## Happenings, as lines of the log

happening-aligned = Der Verräter hat eine Gesinnung gewählt
happening-begun = Die Hegemonie: { $aliens }
happening-bonus = +{ $n } Stärke gegen { $card } ({ $by })
happening-borrowed = { $by } würfelt mit { $die }: { $value }
happening-captain = { $captain } übernimmt das Kommando
happening-conceded = { $on ->
    [true] { $seat } gibt auf
   *[false] { $seat } spielt weiter
}
happening-crew = { $card } kommt in die Brückencrew
happening-crew-lost = { $crew } ist tot, und { $die } ist verloren
happening-cubes = { $cubes } { $cubes-sum ->
    [one] kommt
   *[other] kommen
} { $source-id ->
    [area] aus dem Bereich des Verräters
    [bag] aus dem Beutel
    [drawn] von den gezogenen Steinen
    [supply] aus dem Vorrat
    [team] vom Landetrupp
    [traitor] vom Verräter
   *[other] von { $source }
} { $target-id ->
    [area] in den Bereich des Verräters
    [bag] in den Beutel
    [drawn] zu den gezogenen Steinen
    [gone] aus dem Spiel
    [supply] in den Vorrat
    [team] zum Landetrupp
    [traitor] zum Verräter
   *[other] auf { $target }
}
happening-declined = { $planet } wird nicht abgesucht
happening-dice = { $dice }
    .dice = { $key } zeigt { $n }
happening-die-used = { $turns ->
    [true] Nutzt { $die } und dreht von { $face } auf { $value }
   *[false] Nutzt { $die }, der Wert bleibt { $value }
}
happening-discarded = Zahlt { $cards }
happening-drawn = Gezogen: { $cubes }
happening-ended = { $reason-id ->
    [abilities] Zwei Fähigkeiten sind in einer Begegnung auf 0
    [majority] Die Superwaffen werden gezählt
    [time] Es sind keine Begegnungskarten mehr da
    [unfound] Zu viele Superwaffen wurden nicht gefunden
   *[weapons] Alle Superwaffen sind gefunden
}
happening-engaged = { $bonus ->
    [0] Konfrontiert { $card } für { $paid }
   *[other] Konfrontiert { $card } für { $paid } (+{ $bonus } Stärke)
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n ->
            [one] { $n } Punkt von { $key }
           *[other] { $n } Punkte von { $key }
        }
    }
    .paid-none = 0 Punkte
happening-evaded = { $spared ->
    [none] { $point-id ->
        [none] Weicht { $card } ohne Punkt aus: { $cubes }
        [combat] Weicht { $card } für 1 { $point } aus: { $cubes }
        [diplomacy] Weicht { $card } für 1 { $point } aus: { $cubes }
        [science] Weicht { $card } für 1 { $point } aus: { $cubes }
       *[other] Weicht { $card } für einen Punkt von { $point } aus: { $cubes }
    }
   *[other] { $point-id ->
        [none] Weicht { $card } ohne Punkt aus: { $cubes }; der Landetrupp wehrt einen ab ({ $spared })
        [combat] Weicht { $card } für 1 { $point } aus: { $cubes }; der Landetrupp wehrt einen ab ({ $spared })
        [diplomacy] Weicht { $card } für 1 { $point } aus: { $cubes }; der Landetrupp wehrt einen ab ({ $spared })
        [science] Weicht { $card } für 1 { $point } aus: { $cubes }; der Landetrupp wehrt einen ab ({ $spared })
       *[other] Weicht { $card } für einen Punkt von { $point } aus: { $cubes }; der Landetrupp wehrt einen ab ({ $spared })
    }
}
happening-explored = Erkundung: { $cards }
happening-extra = { $n-sign ->
    [plus] { $n-size ->
        [one] { $n-size } Stein mehr in dieser Suche ({ $by })
       *[other] { $n-size } Steine mehr in dieser Suche ({ $by })
    }
   *[minus] { $n-size ->
        [one] { $n-size } Stein weniger in dieser Suche ({ $by })
       *[other] { $n-size } Steine weniger in dieser Suche ({ $by })
    }
}
happening-fewer = In der nächsten Suche zieht der Held { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
} weniger ({ $by })
happening-found = { $by-id ->
    [traitor] Der Verräter nimmt { $weapon }! Noch { $left } zu finden
   *[other] Findet { $weapon }! Noch { $left } zu finden
}
happening-influence = Der Verräter spielt { $card }, { $side }, für { $cost } Einfluss: { $text }
happening-influence-window = { $point-id ->
    [after-choice] Nach der letzten Begegnung darf der Verräter handeln
    [after-draw] Nach dem eigenen Ziehen darf der Verräter handeln
    [after-resolved] Nach der Suche des Helden darf der Verräter handeln
    [before-choice] Vor der nächsten Begegnung darf der Verräter handeln
    [before-draw] Bevor der Held zieht, darf der Verräter handeln
    [before-line] Bevor die Reihe gezogen wird, darf der Verräter handeln
   *[other] Der Verräter darf handeln
}
happening-influenced = { $on ->
    [none] { $by } ist in Kraft
   *[other] { $by } wirkt auf { $on }
}
happening-line = { $location ->
    [none] Die Reihe: { $line }. In den Beutel: { $cubes }
   *[other] Die Reihe: { $line }; { $location } ist in Kraft. In den Beutel: { $cubes }
}
    .line-none = leer
happening-looked = { $what-id ->
    [bag] { $names ->
        [none] Der Verräter sieht sich { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } aus dem Beutel an
       *[other] Der Verräter sieht sich { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } aus dem Beutel an: { $names }
    }
    [weapons] { $by-id ->
        [traitor] { $names ->
            [none] Der Verräter sieht sich { $count ->
                [one] { $count } Superwaffe
               *[other] { $count } Superwaffen
            } an
           *[other] Der Verräter sieht sich { $count ->
                [one] { $count } Superwaffe
               *[other] { $count } Superwaffen
            } an: { $names }
        }
       *[other] { $names ->
            [none] Sieht sich { $count ->
                [one] { $count } Superwaffe
               *[other] { $count } Superwaffen
            } an
           *[other] Sieht sich { $count ->
                [one] { $count } Superwaffe
               *[other] { $count } Superwaffen
            } an: { $names }
        }
    }
   *[deck] { $names ->
        [none] Sieht sich { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } des Decks an
       *[other] Sieht sich { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } des Decks an: { $names }
    }
}
    .names = { $what-id ->
        [bag] { $n } { $key }
       *[other] { $key }
    }
happening-meets = Begegnet { $card }
happening-negated = Der Verräter wirft { $card } ab: { $paid } wurde vergeblich gezahlt
happening-ordered = Die Reihe ist jetzt { $line } ({ $by })
happening-planet = Der Held fliegt nach { $card }
happening-planets = Neue Planeten: { $planets }
happening-points = { $paid ->
    [true] { $crew ->
        [none] Zahlt { $lost }, um { $by } auszuweichen
       *[other] Zahlt einen Punkt von { $crew }, um { $by } auszuweichen
    }
   *[false] { $gained-count ->
        [0] Der Held verliert { $lost } ({ $by })
       *[other] { $lost-count ->
            [0] Der Held erhält { $gained } ({ $by })
           *[other] Der Held erhält { $gained } und verliert { $lost } ({ $by })
        }
    }
}
    .gained = { $n } { $key }
    .lost = { $n } { $key }
happening-recharged = Der Verräter erhält { $n } Einfluss ({ $by })
happening-revealed = Der Verräter offenbart die Gesinnung { $name }: { $text }
happening-round = Runde { $round }
happening-round-over = Runde { $round } ist vorbei
happening-searching = Die Suche auf { $card } beginnt
happening-seized = Der Verräter nimmt { $cards }
happening-ship = Das Schiff ist { $card }
happening-swapped = Tauscht { $weapon } gegen { $other }
happening-taken = Nimmt { $cards } auf die Hand
happening-top = { $ability } beginnt um { $n } höher ({ $by })
happening-traitor = Der Verräter hat { $influence } Einfluss und { $area ->
    [one] { $area } weißen Stein
   *[other] { $area } weiße Steine
}
happening-traitor-captain = Der Verräter versteckt sich hinter { $captain } ({ $dice })
happening-traitor-drew = Der Verräter zieht: { $cubes }
happening-traitor-rolled = Der Verräter würfelt { $dice } ({ $by })
    .dice = { $n } mit { $key }
happening-understood = { $weapon } ist erforscht
happening-upright = { $n ->
    [one] { $n } Planetensymbol von { $card } zählt mit
   *[other] { $n } Planetensymbole von { $card } zählen mit
}
happening-used = { $on ->
    [none] Nutzt { $card }
   *[other] Nutzt { $card } bei { $on }
}

## Items of lists in all messages

part-cubes = { $key-id ->
    [orange] { $n ->
        [one] { $n } { $key }r Stein
       *[other] { $n } { $key } Steine
    }
   *[other] { $n ->
        [one] { $n } { $key }er Stein
       *[other] { $n } { $key }e Steine
    }
}
part-cubes-none = keine Steine
part-moments = { $key-id ->
    [closing] am Ende der Begegnungen
    [drawn] bei gezogenen Steinen
    [encounter] zu Beginn einer Begegnung
    [engage] beim Konfrontieren
    [evade] beim Ausweichen
   *[search] direkt vor dem Ziehen
}
part-moments-none = beim Ziehen der Reihe

## Names that are not printed on cards and dice

word-alignment = Gesinnung { $name }
word-area = Bereich des Verräters
word-bag = Beutel
word-black = schwarz
word-blue = blau
word-combat = Kampf
word-diplomacy = Diplomatie
word-drawn = gezogene Steine
word-gone = aus dem Spiel
word-green = grün
word-hero = der Held
word-orange = orange
word-red = rot
word-science = Wissenschaft
word-search = Suche
word-setup = Aufbau
word-supply = Vorrat
word-team = Landetrupp
word-traitor = der Verräter
word-turned = gedreht
word-upright = aufrecht
word-white = weiß
word-yellow = gelb
