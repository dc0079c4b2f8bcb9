# The sentences of Galaxies, in German.
#
# An argument is what a reader sees: $ship is the name of a ship. Its id is $ship-id, for choosing between
# variants. The length of a list is $cards-count, and the sign of a number $amount-sign. A missing argument is "none".
# Names stand without an article and without an ending, because their gender is not known.


## Questions to a player

prompt-action = { $play-id ->
    [without-cards] Aktionsphase: Aktiviere eine Schiffskarte oder beende die Phase
   *[other] Aktionsphase: Aktiviere eine Schiffskarte, spiele eine Karte oder beende die Phase
}
prompt-attach = { $card }: Wähle die Schiffskarte zum Anlegen
prompt-attack-ship = { $card }: Wähle das Schiff, das als Nächstes angreift
prompt-computer-core = Eine Karte ziehen oder durch den Computerkern ins gegnerische Deck schauen?
prompt-core-keep = Computerkern: Wähle die Karte, die du behältst
prompt-core-order = Computerkern: Wähle, in welcher Reihenfolge die anderen unter das Deck kommen, die unterste zuletzt
prompt-deploy = { $play-id ->
    [without-cards] Einsatzphase: Starte eine Schiffskarte oder beende die Phase
   *[other] Einsatzphase: Starte eine Schiffskarte, spiele eine Karte oder beende die Phase
}
prompt-discard = Wirf Karten für je 1 Energie ab
prompt-duplicate-hero = Du hast { $card } doppelt: Wähle, welche der beiden Karten du abwirfst
prompt-energy-phase = Energiephase: Spiele eine Karte, gib Karten weiter oder fahre fort
prompt-engine-asteroids = Ferntriebwerke: Wähle der Reihe nach bis zu { $left ->
        [one] { $left } Asteroiden
       *[other] { $left } Asteroiden
    } zum Bewegen
prompt-engine-move = Ferntriebwerke: Bewege den Asteroiden, noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    }
prompt-engine-target = Ferntriebwerke: Wähle das Schiff, das der Asteroid rammt
prompt-engines = Zugende: 2 Energie zahlen und versuchen, die Ferntriebwerke zu zünden?
prompt-hand-limit = Deine Hand ist voll: Wirf vor dem Ziehen eine Karte für 1 Energie ab
prompt-hold = Wähle die Schiffskarten für den Frachtraum von { $ship_card }
prompt-last-card = Das ist die letzte Karte. Danach wird der Ablagestapel ({ $discards ->
        [one] { $discards } Karte
       *[other] { $discards } Karten
    }) zum Deck: Vorher noch Karten abwerfen?
prompt-launch-at = Wähle, wo { $ship_card } startet
prompt-launch-ship = Wähle, wo { $ship } startet
prompt-market = Orbitalmarkt: 1 weitere Taktikkarte ziehen?
prompt-move = { $ship } bewegen: noch { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    }
prompt-move-ship = { $card }: Wähle das Schiff, das sich als Nächstes bewegt
prompt-order-triggers = Mehrere Effekte werden jetzt wirksam: Wähle, welcher zuerst kommt
prompt-pass-cards = Wähle die Karten für dein Teammitglied
prompt-place-torrent = Wähle für { $ship_card } einen Startplatz neben einem Asteroiden
prompt-power = { $power-id ->
    [boarding-hooks] { $power }: { $cost } Energie zahlen und das Schiff zum Entern wählen?
    [damage-control] { $power }: Wähle das Schiff, dessen Rumpf repariert wird
    [dead-eye] { $power }: Fehlschuss von { $ship } neu würfeln?
    [drain-field] { $power }: Wähle das Schiff, dessen Schilde abgesaugt werden
    [evade-order] { $power }: Wähle das Schiff, das ausweicht
    [ferry-run] { $power }: Wähle das kleine Schiff, das befördert wird, und dann sein Ziel
    [field-burst] { $power }: { $ship } sprengen, um den Gegnern ringsum die Schilde zu nehmen?
    [grapple-decks] { $power }: { $cost } Energie zahlen und das Schiff zum Übernehmen wählen?
    [hard-haul] { $power }: Wähle das gegnerische Schiff, das Schiff, das es heranzieht, und wo es landet
    [hit-and-run] { $power }: { $ship } noch bis zu 2 Felder bewegen?
    [interpose] { $power }: Wähle den Sparrow, der den Schaden abfängt
    [limpet-pulse] { $power }: Wähle das Schiff neben dir, das den Impuls abbekommt
    [patrol-launch] { $power }: Wähle das Schiff, um das sich die Hawks sammeln, oder das Ziel jedes Hawks
    [predictable] { $power }: Buchstabenwürfel von { $ship } neu würfeln?
    [regroup] { $power }: Wähle den Sparrow, der einen Schildstift erhält
    [second-look] { $power }: Fehlschuss von { $ship } neu würfeln?
    [seize-the-helm] { $power }: Wähle das Schiff zum Übernehmen
    [shield-harmonics] { $power }: Wähle das Schiff, das einen Schildstift erhält
    [shield-lender] { $power }: Wähle das Schiff, das von diesem einen Schildstift erhält
    [slip-away] { $power }: Wähle, wohin das Schiff entwischt
    [squad-reroll] { $power }: Fehlschuss von { $ship } neu würfeln?
    [storm-the-bridge] { $power }: Wähle das Schiff, das gestürmt wird
    [strip-the-decks] { $power }: Wähle das Schiff zum Entern und dann eine Karte, die es abwirft
    [umbrella-fire] { $power }: { $cost } Energie zahlen, um auf { $ship } zu feuern?
   *[other] { $power }: Wähle
}
prompt-prepped = { $card }, bereitgelegt für { $ship_card }, kostenlos anlegen?
prompt-regenerate = Schildregenerator: Wähle das Schiff, das einen Schildstift erhält
prompt-replace = { $card }: Wähle die Karte an { $ship_card }, die ersetzt wird
prompt-respond = { $event-id ->
    [activation-start] { $ship_card } wird aktiviert: Reagiere mit einer Karte oder passe
    [attack-hit] { $critical ->
        [true] { $attacker } trifft den Stern von { $ship }, das Schiff wird zerstört: Reagiere oder passe
       *[none] { $damage ->
            [none] { $attacker } trifft { $ship }: Reagiere mit einer Karte oder passe
           *[other] { $attacker } trifft { $ship } ({ $damage } Schaden): Reagiere mit einer Karte oder passe
        }
    }
    [attack-missed] { $attacker } verfehlt { $ship }: Reagiere mit einer Karte oder passe
    [enemy-activation-start] { $ship_card } wird aktiviert: Reagiere mit einer Karte oder passe
    [ship-destroyed] { $ship } wird zerstört: Reagiere mit einer Karte oder passe
   *[other] { $event }: Reagiere mit einer Karte oder passe
}
prompt-shot = { $card }: Wähle, worauf gefeuert wird, oder beende die Angriffe
prompt-starter = Du hast am höchsten gewürfelt: Wähle, wer den ersten Zug hat
prompt-target = { $ship }: Wähle ein Ziel, noch { $left ->
        [one] { $left } Angriff
       *[other] { $left } Angriffe
    }
prompt-warp = Wähle, wo { $ship } aus dem Warptor kommt
prompt-weapon = { $ship }: Wähle eine Waffe zum Aufladen oder beende die Angriffe

## Options of a question

option-action-done = Aktionsphase beenden
option-activate = { $card } für { $cost } Energie aktivieren
option-all-weapons = { $ship }: { $target } mit allen Waffen angreifen
option-asteroid = { $tile } bewegen
option-asteroid-stays = diesen Asteroiden liegen lassen
option-attach = an { $ship_card } anlegen
option-attached = { $card } an { $ship_card }
option-attack = { $ship } angreifen
option-card = { $card }
option-charge = { $weapon } für { $cost } Energie aufladen ({ $targets ->
        [one] { $targets } Ziel
       *[other] { $targets } Ziele
    } in Reichweite)
option-deploy-done = Einsatzphase beenden
option-discard-for-energy = Karten für Energie abwerfen
option-discard-one = { $card } für 1 Energie abwerfen
option-done-attacking = Angriffe beenden
option-done-moving = die anderen Schiffe nicht bewegen
option-draw-last = die letzte Karte ziehen
option-draw-own = eine Karte vom eigenen Deck ziehen
option-drift = nach { $hex } driften
option-energy-done = weiter zur Einsatzphase
option-fly = nach { $hex } fliegen
option-fly-over = nach { $hexes } fliegen
option-group = alle auf { $hexes } setzen
option-hold-fire = mit dieser Waffe nicht mehr angreifen
option-launch = { $card } für { $cost } Energie starten
option-load = { $cards } verladen ({ $spaces ->
        [one] { $spaces } Platz
       *[other] { $spaces } Plätze
    })
option-load-none = nichts verladen
option-move-over = nach { $hexes } bewegen
option-move-to = nach { $hex } bewegen
option-no = nein
option-no-engines = die Asteroiden liegen lassen
option-open-core = { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } des gegnerischen Decks ansehen, eine behalten
option-pass = passen
option-pass-to = Karten an { $seat } geben
option-place = auf { $hex } setzen
option-place-over = auf { $hexes } setzen
option-play = { $card } für { $cost } Energie spielen
option-play-on = { $card } für { $amount } Energie auf { $ship_card } spielen
option-power = { $power } von { $on }
option-recover-survivors = nach Überlebenden suchen statt bewegen
option-replace-none = nichts ersetzen: Ein Slot ist frei
option-run-engines = { $cost } Energie zahlen und um Zündung würfeln
option-shift = { $way-id ->
    [north] nach Norden schieben
    [north-east] nach Nordosten schieben
    [south-east] nach Südosten schieben
    [south] nach Süden schieben
    [south-west] nach Südwesten schieben
    [north-west] nach Nordwesten schieben
   *[other] schieben: { $way }
}
option-ship = { $ship }
option-shot = { $ship }: { $target } einmal mit { $weapon } angreifen
option-shots = { $ship }: { $target } { $attacks ->
        [one] { $attacks }-mal
       *[other] { $attacks }-mal
    } mit { $weapon } angreifen
option-starter = { $seat }
option-stop = dieses Schiff anhalten
option-together = alle in Formation fliegen, dieses nach { $hex }
option-volley = { $ships ->
        [one] { $ships } Schiff greift { $target } an
        [2] beide Schiffe greifen { $target } an
       *[other] alle { $ships } Schiffe greifen { $target } an
    }
option-warp = durch das Warptor fliegen
option-yes = ja

## Effects and risks of options

detail-asteroids = bewegt dann bis zu { $left ->
        [one] { $left } Asteroiden
       *[other] { $left } Asteroiden
    }
detail-away = { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } entfernt
detail-cover = Deckung bei { $needed }+
detail-damage = { $amount } Schaden
detail-debris = Trümmer: Schaden bei 1 bis { $upto }
detail-ecm = ECM von { $ship }: { $amount } Schaden bei { $needed }+
detail-moves = Bewegung bis { $move }
detail-odds = Treffer: { $percent } %
detail-replaces = ersetzt { $cards }
detail-replaces-one = ersetzt { $cards-or }
detail-ship = Bewegung { $move }, { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }, Rumpf { $hull }
detail-star = Zerstörung: { $percent } %
detail-start = Zündung: { $percent } % ({ $needed }+)
detail-strike = { $amount } Schaden an einem Schiff von { $team }, neben dem ein Asteroid endet
detail-weapon = Reichweite { $range }, Stärke { $strength }, { $attacks ->
        [one] { $attacks } Angriff
       *[other] { $attacks } Angriffe
    }

## Reasons why something is not offered

withheld-activated = { $card } wurde in diesem Zug schon aktiviert
withheld-activation-cost = { $card } zu aktivieren kostet { $cost } Energie, und du hast { $energy }
withheld-barred-target = diese Waffe darf { $ship } nicht angreifen
withheld-card-cost = { $card } kostet { $cost } Energie, und du hast { $energy }
withheld-card-moment = { $card } ist eine Reaktion: Du wirst gefragt, wenn es so weit ist
withheld-card-no-answer = { $card } ist keine Reaktion: Du spielst die Karte in einer Phase deines eigenen Zuges
withheld-card-other-moment = { $card } ist eine Reaktion auf etwas anderes
withheld-card-phase-action = { $card } ist für die Aktionsphase
withheld-card-phase-deploy = { $card } ist für die Einsatzphase
withheld-card-phase-energy = { $card } ist für die Energiephase
withheld-card-turn-opponent = { $card } ist für einen gegnerischen Zug
withheld-card-turn-own = { $card } ist für deinen eigenen Zug
withheld-charge-cost = { $weapon } aufzuladen kostet { $cost } Energie, und du hast { $energy }
withheld-charged = { $weapon } wurde in dieser Aktivierung schon aufgeladen
withheld-engines-cost = die Triebwerke kosten { $cost } Energie, und du hast { $energy }: Wirf Karten ab, um mehr zu erhalten
withheld-in-hold = { $card } kann den Frachtraum von { $ship_card } erst in deinem nächsten Zug verlassen
withheld-launch-cost = { $card } zu starten kostet { $cost } Energie, und du hast { $energy }
withheld-no-host = kein Schiff auf dem Schlachtfeld kann { $card } tragen
withheld-no-room = es ist kein Platz, um { $card } zu starten
withheld-no-use = { $card } hätte jetzt keine Wirkung
withheld-too-far = { $ship } ist { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } entfernt, die Waffe hat Reichweite { $range }

## Standing orders

order-concede = Partie aufgeben
order-hold-ecm = Mit { $card } kein ECM würfeln
order-pass = Bis zu meinem nächsten Zug nicht reagieren
order-show-hand = Meine Hand dem Team zeigen

## Warnings before a standing order

warning-concede = Deine Seite kämpft weiter, bis alle ihre Spieler aufgegeben haben. Das lässt sich nicht zurücknehmen.
warning-concede-last = Deine Seite verliert, und die Partie endet. Das lässt sich nicht zurücknehmen.

## Results

result-clock = { $winner ->
    [none] Die Siegesuhr ist abgelaufen: Unentschieden
   *[other] { $tie-id ->
        [run-out] Die Siegesuhr ist bei gleich vielen Schiffen abgelaufen: { $winner } gewinnt, das eigene Deck war zuerst leer
        [ships] Die Siegesuhr ist bei gleicher Summe abgelaufen: { $winner } gewinnt mit mehr Schiffen
       *[none] Die Siegesuhr ist abgelaufen: { $winner } gewinnt
    }
}
result-concession = { $winner } gewinnt durch Aufgabe
result-elimination = { $winner ->
    [none] Niemand hat noch Schiffe auf dem Schlachtfeld: Unentschieden
   *[other] { $winner } gewinnt: Die Gegenseite hat keine Schiffe mehr auf dem Schlachtfeld
}
result-ship-destroyed = { $winner ->
    [none] Beide Seiten erreichen zugleich ihr Ziel: Unentschieden
   *[other] { $winner } gewinnt: { $ship } ist zerstört
}
result-victory-points = { $winner ->
    [none] Beide Seiten erreichen zugleich ihr Ziel: Unentschieden
   *[other] { $winner } gewinnt nach Siegpunkten
}
result-other = { $winner ->
    [none] Die Partie endet unentschieden
   *[other] { $winner } gewinnt
}

## Happenings, as lines of the log

happening-activated = { $seat } aktiviert { $ship_card }
happening-activation-ended = Die Aktivierung von { $ship_card } endet
happening-asteroid = { $tile } driftet nach { $hexes }
happening-asteroid-steps = { $tile ->
    [none] Der Asteroid hält an
   *[other] { $tile } darf sich bis zu { $steps ->
            [one] { $steps } Feld
           *[other] { $steps } Felder
        } bewegen
}
happening-attached = { $seat } legt { $card } an { $ship_card } an
happening-attack = { $again ->
    [none] { $hit ->
        [true] { $critical ->
            [true] { $attacker } feuert mit { $name } auf { $target }: { $coordinate } ist ein kritischer Treffer
           *[other] { $attacker } feuert mit { $name } auf { $target }: { $coordinate } ist ein Treffer
        }
       *[false] { $attacker } feuert mit { $name } auf { $target }: { $coordinate } geht daneben
    }
   *[other] { $hit ->
        [true] { $critical ->
            [true] { $attacker } würfelt neu: { $coordinate } ist ein kritischer Treffer gegen { $target }
           *[other] { $attacker } würfelt neu: { $coordinate } trifft { $target }
        }
       *[false] { $attacker } würfelt neu: { $coordinate } verfehlt { $target }
    }
}
happening-attacker = { $ship } beginnt mit den Angriffen
happening-attacker-done = { $ship } hat die Angriffe beendet
happening-card-escaped = { $ship_card } ist entkommen
happening-card-lost = { $cargo-count ->
    [0] { $ship_card } ist aus dem Spiel
   *[other] { $ship_card } ist samt Fracht aus dem Spiel: { $cargo }
}
happening-cargo-lost = Die Fracht von { $ship_card } ist zerstört: { $cargo }
happening-charged = { $ship } lädt { $name } auf ({ $attacks ->
        [one] { $attacks } Angriff
       *[other] { $attacks } Angriffe
    })
happening-conceded = { $lost ->
    [true] { $seat } gibt auf, und die Partie ist vorbei
   *[false] { $seat } gibt auf
}
happening-control = { $ship_card } wird jetzt von { $to } kontrolliert
happening-core = { $cards ->
    [none] { $seat } sieht sich { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } aus dem Deck von { $team } an
   *[other] { $seat } schaut ins Deck von { $team }: { $cards }
}
happening-core-kept = { $card ->
    [none] { $seat } behält eine davon und legt { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } unter das Deck von { $team }
   *[other] { $back-count ->
        [0] { $seat } behält { $card }
       *[other] { $seat } behält { $card } und legt diese unter das Deck von { $team }, die unterste zuletzt: { $back }
    }
}
happening-damage = { $hull ->
    [0] { $ship } verliert { $shields ->
            [one] { $shields } Schild
           *[other] { $shields } Schilde
        }
   *[other] { $shields ->
        [0] { $ship } erleidet { $hull } Schaden am Rumpf
       *[other] { $ship } verliert { $shields ->
                [one] { $shields } Schild
               *[other] { $shields } Schilde
            } und erleidet { $hull } Schaden am Rumpf
    }
}
happening-destroyed = { $ship } wird zerstört
happening-detached = { $card } verlässt { $ship_card }
happening-discarded = { $seat } wirft { $card } ab
happening-drew = { $card ->
    [none] { $seat } zieht eine Karte
   *[other] { $seat } zieht { $card }
}
happening-effect = { $power } wirkt auf { $on }
happening-energy = { $amount-sign ->
    [plus] { $team } erhält { $amount } Energie und hat jetzt { $now }
   *[other] { $team } hat noch { $now } Energie
}
happening-engines = { $left ->
    [none] Die Ferntriebwerke stoppen
    [0] Die Ferntriebwerke stoppen
   *[other] Die Ferntriebwerke laufen: { $left ->
            [one] { $left } Asteroid darf
           *[other] { $left } Asteroiden dürfen
        } sich bewegen
}
happening-engines-used = { $seat } versucht, die Ferntriebwerke zu zünden
happening-escaped = { $ship } entkommt
happening-event-spent = { $card } kommt auf den Ablagestapel
happening-launched = { $seat } startet { $ship_card }
happening-moved = { $placed ->
    [true] { $was ->
        [none] { $ship } wird auf { $to } gesetzt
       *[other] { $ship } wird von { $was } auf { $to } versetzt
    }
   *[none] { $was ->
        [none] { $ship } bewegt sich nach { $to }
       *[other] { $ship } bewegt sich von { $was } nach { $to }
    }
}
happening-movement = { $ship } darf sich { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    } bewegen
happening-movement-ended = { $ship } hält an
happening-order-changed = { $on ->
    [true] Dauerbefehl erteilt: { $order }
   *[false] Dauerbefehl aufgehoben: { $order }
}
happening-passed = { $cards ->
    [none] { $seat } gibt { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } an { $to } weiter
   *[other] { $seat } gibt { $cards } an { $to } weiter
}
happening-phase = { $phase-id ->
    [end] { $seat } beendet den Zug
    [energy] { $seat }: Energiephase
    [deploy] { $seat }: Einsatzphase
    [action] { $seat }: Aktionsphase
   *[other] { $seat }: Phase { $phase }
}
happening-played = { $seat } spielt { $card } für { $cost } Energie
happening-points = { $why-id ->
    [data-points] { $team } erzielt { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        } für die Daten der Karte und hat jetzt { $now }
    [escape] { $team } erzielt { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        } für { $ship } und hat jetzt { $now }
    [survivors] { $ship } bringt Überlebende heim: { $team } erzielt { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        } und hat jetzt { $now }
   *[other] { $team } erzielt { $amount ->
            [one] { $amount } Siegpunkt
           *[other] { $amount } Siegpunkte
        } und hat jetzt { $now }
}
happening-power = { $power } wird wirksam
happening-prepped = { $used ->
    [true] { $seat } bringt { $card } ins Spiel, bereitgelegt für dieses Schiff
   *[false] { $seat } lässt { $card } beiseite
}
happening-repaired = { $ship } repariert { $amount } Schaden am Rumpf
happening-reshuffled = { $team } hat ein frisches Deck aus { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }
happening-roll = { $purpose-id ->
    [cover] { $success ->
        [true] Asteroidendeckung für { $ship }: { $result } macht den Treffer zum Fehlschuss
       *[false] Asteroidendeckung für { $ship }: { $result } reicht nicht
    }
    [ecm] { $success ->
        [true] ECM gegen { $ship }: { $result } richtet Schaden an
       *[false] ECM gegen { $ship }: { $result } bewirkt nichts ({ $needed } ist nötig)
    }
    [engines] { $success ->
        [true] Die Ferntriebwerke zünden mit { $result }
       *[false] Die Ferntriebwerke zünden mit { $result } nicht: Nichts bewegt sich
    }
    [engine-move] { $source ->
        [none] Der Wurf für die Bewegung des Asteroiden ist { $result }
       *[other] { $source }: Der Wurf für die Bewegung ist { $result }
    }
    [debris] { $ship } würfelt { $result } im Trümmerfeld
    [starter] { $seat } würfelt { $result } um den ersten Zug
    [survivors] { $ship } sucht nach Überlebenden und würfelt { $result }
    [boarding] Der Würfel zeigt { $result } (Entern)
   *[other] Der Würfel zeigt { $result } ({ $purpose })
}
happening-run-out = { $times ->
    [1] Das Deck von { $team } ist zum ersten Mal aufgebraucht
   *[other] Das Deck von { $team } ist endgültig aufgebraucht
}
happening-settled = { $hit ->
    [true] { $target } wird getroffen
   *[false] { $target } wird nicht getroffen
}
happening-shields = { $amount-sign ->
    [minus] { $ship } gibt Schilde ab: noch { $now }
   *[other] { $ship } erhält { $amount ->
            [one] { $amount } Schild
           *[other] { $amount } Schilde
        } und hat jetzt { $now }
}
happening-stage = { $step-id ->
    [attack] Die Schiffe dürfen angreifen
    [end] Die Aktivierung endet
    [move] Die Schiffe dürfen sich bewegen
   *[other] Die Aktivierung geht weiter
}
happening-starter = { $seat } hat den ersten Zug
happening-tile = { $ship } deckt { $tile } auf: { $tile_kind }
happening-tiles-hidden = Entdeckungsplättchen liegen verdeckt auf dem Schlachtfeld
happening-turn = Runde { $round }: { $seat } ist am Zug
happening-window = { $event }: Reaktion mit einer Karte möglich
word-activation-start = Aktivierung
word-attack-hit = Treffer
word-attack-missed = Fehlschuss
word-discovery-tile = Entdeckungsplättchen { $number }
word-ecm = ECM
word-enemy-activation-start = Aktivierung
word-energy = für Energie
word-hand-limit = über dem Handlimit
word-primary = Primärwaffe
word-secondary = Sekundärwaffe
word-ship-destroyed = Zerstörung
