# The texts of Pulp Invasion on its table and its pages, in German, besides the sentences about a match.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. $key is an item of
# a list, and $n its number. Words for Abilities, colours and places are in pulp.ftl.


## Names and numbers, in any place

# Joins two texts for screen readers: { $more } is one or more sentences.
name-and-text = { $text }. { $more }
name-chance = { $chance-percent ->
    [low] <1 %
    [high] >99 %
   *[other] { $chance-percent } %
}
# $icon is the icon of a card: a key or a code.
name-icon = { $icon ->
    [code] Code
   *[key] Schlüssel
}
name-level = { $level ->
    [basic] Einfach
    [normal] Normal
   *[advanced] Fortgeschritten
}
name-list = { $names }
    .names-none = { "" }
name-phase = { $phase ->
    [setup] Aufbau
    [encounter] Begegnungsphase
    [search] Suchphase
   *[over] Das Ende
}
# Points of several Abilities: "2 Combat and 1 Science". $key is the name of an Ability.
name-points = { $points }
    .points = { $key ->
        [any] { $n } nach Wahl
       *[other] { $n } { $key }
    }
    .points-none = nichts
name-sector = { $sector ->
    [none] Noch kein Sektor
    [arvan] Sektor von Arvan
    [kah] Sektor von Kah
   *[quietus] Sektor von The Quietus
}


## The table

# The name of a tab: the card, die or Super Weapon that is open to be read.
table-card = Karte
table-choosable = Wählbar
table-chosen = Gewählt
table-point-at = Zeige auf eine Karte, einen Würfel oder eine Superwaffe, um hier zu lesen. Ein Klick hält sie fest.


## The board

board-captain = Captain { $name }
board-location = Ort { $name }
board-no-captain = Noch kein Captain
board-no-planet = Noch ist kein Planet gewählt.
board-planet-later = { $name }, für eine spätere Runde
board-planets = Noch offene Planeten
board-planets-later = Planeten für spätere Runden
board-round = Runde { $round } von höchstens { $most }


## The Abilities

abilities-points = { $ability }: { $value } von { $top }
abilities-title = Fähigkeiten


## The bag

# The cubes of one colour, and their meaning. $name is the word for the colour, and $color its id.
bag-cubes = { $color ->
    [yellow] { $n } { $name }: eine Superwaffe
    [red] { $n } { $name }: Kampf
    [blue] { $n } { $name }: Diplomatie
    [orange] { $n } { $name }: Wissenschaft
    [white] { $n } { $name }: nichts, geht zurück
    [black] { $n } { $name }: Ärger, siehe The Quietus
   *[green] { $n } { $name }: der Landetrupp
}
bag-hidden = Die Steine darin zählst du selbst mit.
bag-label = { $n ->
    [one] Der Beutel: { $n } Stein
   *[other] Der Beutel: { $n } Steine
}
# On a phone $the is left out, and the text begins with an upper-case letter. The number of cubes follows.
bag-title = { $the } Beutel
    .the = Der


## The changes to the cost of a card. $ability and $other are symbols, or names for screen readers

change-ability = { $ability } statt { $other } zahlen
change-bonus = deine Stärke { $before } → { $after }
change-cubes = Steine beim Ausweichen { $before } → { $after }
change-dice = { $kind ->
    [crew] keine Crew-Würfel
    [systems] keine System-Würfel
   *[other] keine Würfel
}
# The number may not be lower than $after.
change-least = { $before } → mindestens { $after }
change-must = { $way ->
    [engage] muss konfrontiert werden
   *[evade] ihr muss ausgewichen werden
}
change-no-point = kein Punkt fürs Ausweichen
# Changes that this page does not know. $what is the id of its kind.
change-other = { $what } { $after }
change-part = +{ $n } { $ability }
change-point = der Punkt muss { $ability } sein
change-stays = bleibt { $ability }
change-strength = { $before } → { $after }
# A reduction and a minimum by the same card.
change-strength-least = { $before } → { $after } → mindestens { $least }
change-title = Was sie verändert hat


## The dice

dice-die = { $used ->
    [true] { $name }, Wert { $value }, in dieser Runde genutzt: { $face }
   *[false] { $name }, Wert { $value }: { $face }
}
dice-none = Noch keine Würfel.
dice-title = Captain-Würfel
dice-used = In dieser Runde genutzt.
# The short words on the faces of dice, between numbers and symbols: "all planets".
dice-word-all = alle
# "8 for 4 cards"
dice-word-for = für
# "roll a die"
dice-word-roll = wirf
# "set a die"
dice-word-set = stell


## The line of encounter cards, for screen readers if not said otherwise

line-card = { $status ->
    [waiting] { $name }, steht noch bevor
    [current] { $name }, aktuelle Begegnung
    [engaged] { $seized ->
        [true] { $name }, konfrontiert, vom Verräter genommen
       *[false] { $name }, konfrontiert
    }
   *[evaded] { $seized ->
        [true] { $name }, ausgewichen, vom Verräter genommen
       *[false] { $name }, ausgewichen
    }
}
# In place of the line.
line-empty = In der Reihe sind keine Karten.
line-engage-icon = Symbol zum Konfrontieren: { $ability }
line-engaging = { $payable ->
    [true] Konfrontieren kostet { $cost }
   *[false] Konfrontieren kostet { $cost }, das kannst du nicht zahlen
}
# $point is the Ability that pays the point, or "any".
line-evading = { $danger ->
    [none] { $point ->
        [none] Ausweichen kostet { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        }
        [any] Ausweichen kostet 1 Punkt und { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        }
       *[other] Ausweichen kostet 1 { $point } und { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        }
    }
   *[other] { $point ->
        [none] Ausweichen kostet { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        } und kostet mit { $danger } Wahrscheinlichkeit die Partie
        [any] Ausweichen kostet 1 Punkt und { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        } und kostet mit { $danger } Wahrscheinlichkeit die Partie
       *[other] Ausweichen kostet 1 { $point } und { $cubes ->
            [one] { $cubes } Stein
           *[other] { $cubes } Steine
        } und kostet mit { $danger } Wahrscheinlichkeit die Partie
    }
}
line-icon = { $icon ->
    [code] Ein Code
   *[key] Ein Schlüssel
}
line-must = { $way ->
    [engage] muss konfrontiert werden
   *[evade] ihr muss ausgewichen werden
}
# On a card.
line-no-planet = kein Planet
line-planet-icons = Planetensymbole
line-planets = Planeten zur Wahl
# The stamps on cards that have been met.
line-stamp-engaged = Gestellt
line-stamp-evaded = Umgangen
line-stamp-seized = Beim Verräter
# $name is the card that has changed the cost, and $change one of the changes above.
line-step = { $name }: { $change }
line-title = Die Reihe


## The ways past a card, and their odds

odds-fatal = Kostet die Partie
# On a card: the number of other outcomes.
odds-more = { $n } weitere
odds-nothing = nichts
# $deadly is the chance of those outcomes that lose the match.
odds-others = { $deadly ->
    [none] { $chance }: { $n } weitere, jede davon weniger wahrscheinlich
   *[other] { $chance }: { $n } weitere, jede davon weniger wahrscheinlich; { $deadly } verlieren die Partie
}
# $losses has points of Abilities.
odds-outcome = { $fatal ->
    [true] { $losses ->
        [none] { $chance }: Die Partie ist verloren
       *[other] { $chance }: { $losses }, und die Partie ist verloren
    }
   *[false] { $chance }: { $losses }
}
odds-some-fatal = Einige kosten die Partie
odds-title = Was Ausweichen außer dem Punkt kosten kann
way-danger = Kann die Partie kosten
way-engage = Konfrontieren
way-evade = Ausweichen
way-must = { $way ->
    [engage] Konfrontieren ist Pflicht
   *[evade] Ausweichen ist Pflicht
}
    .cause = : { $card }
way-unpayable = nicht bezahlbar


## The search

# A large number stands before it.
search-count = { $drawn ->
    [true] { $n ->
        [one] Stein gezogen
       *[other] Steine gezogen
    }
   *[false] { $n ->
        [one] Stein zu ziehen
       *[other] Steine zu ziehen
    }
}
search-drawn = Steine, die noch abzuhandeln sind
# The planet icons in the line, each of which is a cube to draw. A symbol stands before it.
search-icons = { $n } aus der Reihe
search-label = { $n ->
    [one] Die Suche: { $n } Stein
   *[other] Die Suche: { $n } Steine
}
# The picture of a yellow cube, before the chance of drawing one.
search-yellow = Eine Superwaffe


## The sectors

# For screen readers.
sectors-alien = { $progress ->
    [past] { $black ->
        [0] { $name }, { $sector }, vorbei, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }
       *[other] { $name }, { $sector }, vorbei, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }, { $black ->
            [one] { $black } schwarzer Stein
           *[other] { $black } schwarze Steine
        }
    }
    [current] { $black ->
        [0] { $name }, { $sector }, du bist hier, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }
       *[other] { $name }, { $sector }, du bist hier, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }, { $black ->
            [one] { $black } schwarzer Stein
           *[other] { $black } schwarze Steine
        }
    }
   *[ahead] { $black ->
        [0] { $name }, { $sector }, steht bevor, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }
       *[other] { $name }, { $sector }, steht bevor, noch { $left ->
            [one] { $left } Karte
           *[other] { $left } Karten
        }, { $black ->
            [one] { $black } schwarzer Stein
           *[other] { $black } schwarze Steine
        }
    }
}
# Below the number of cards.
sectors-cards = { $n ->
    [one] Karte
   *[other] Karten
}
sectors-left = Restliche Karten im Sektor
sectors-title = Sektoren


## The Super Weapons

weapons-count = { $taken ->
    [0] { $left ->
        [0] { $found } gefunden, keine von { $all } mehr zu finden
       *[other] { $found } gefunden, noch { $left } von { $all } zu finden
    }
   *[other] { $left ->
        [0] { $found } gefunden, { $taken } beim Verräter, keine von { $all } mehr zu finden
       *[other] { $found } gefunden, { $taken } beim Verräter, noch { $left } von { $all } zu finden
    }
}
# On the table weapons-unfound follows.
weapons-found = { $n } gefunden,
# $count is weapons-count.
weapons-label = Superwaffen: { $count }
# The state of a Super Weapon. $lacking is the number of cubes that it still needs.
weapons-state = { $state ->
    [used] genutzt
    [ready] bereit
   *[waiting] { $lacking ->
        [0] nicht erforscht
       *[other] braucht noch { $lacking }
    }
}
# Where there is little room, $word is left out.
weapons-title = Superwaffen
    .word = { "" }
weapons-unfound = { $n } zu finden
weapons-weapon = { $name }, { $state }


## The Traitor

# $name is the name of the Alignment, or traitor-secret. On a phone $word is left out.
traitor-alignment = { $word } { $name }
    .word = Gesinnung:
traitor-alignment-state = { $revealed ->
    [true] { $spent ->
        [true] hat gewirkt
       *[false] offenbart
    }
   *[false] kennst nur du
}
traitor-area = Weiße Steine im Bereich des Verräters
traitor-cards = Die Karten des Verräters
traitor-hand = Einflusskarten auf der Hand
traitor-influence = Einfluss { $n }
traitor-influence-cards = Einflusskarten
traitor-label = Der Verräter: Einfluss { $influence } von { $top }. Karten des Verräters lesen.
traitor-pile-taken = { $title } { $cards }
    .title = Genommene Schlüssel und Codes:
traitor-pile-weapons = { $title } { $cards }
    .title = Superwaffen:
# The Alignment is not known.
traitor-secret = geheim
traitor-weapons = Superwaffen


## Cards and dice that are open to be read

card-action = { $ability }: { $text }
# The Abilities with which a Captain begins. $key is the name of an Ability.
card-captain = { $abilities }
    .abilities = { $key } { $n }
# How many of their own dice a Captain keeps, and how many others they choose. Without $keep they keep all.
card-captain-keeps = { $others ->
    [0] { $keep ->
        [none] behält alle
       *[other] behält { $keep }
    }
   *[other] { $keep ->
        [none] behält alle, dazu { $others ->
            [one] { $others } anderer
           *[other] { $others } andere
        }
       *[other] behält { $keep }, dazu { $others ->
            [one] { $others } anderer
           *[other] { $others } andere
        }
    }
}
card-crew-dice = Mit einem von: { $dice-or }.
# The symbols of Abilities follow.
card-crew-track = Zahlt in dieser Reihenfolge:
# The picture of a cube. $name is the word for its colour, and $color its id.
card-cube = { $color ->
    [orange] { $name }r Stein
   *[other] { $name }er Stein
}
card-die-kind = { $kinds-id ->
    [crew] Crew-Würfel
    [systems] System-Würfel
   *[crew-systems] Crew- und System-Würfel
}
card-evading = { $danger ->
    [none] Ausweichen: { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }
   *[other] Ausweichen: { $cubes ->
        [one] { $cubes } Stein
       *[other] { $cubes } Steine
    }, { $danger } Risiko einer Niederlage
}
card-exploration-limit = { $limit ->
    [game] einmal pro Partie
   *[round] einmal pro Runde
}
card-exploration-where = { $sectors-count ->
    [0] Beim Aufbau
   *[other] { $sectors }
}
# The text of the face of a die.
card-face = { $value }: { $text }
# The currency of the Traitor, before the cost of an Influence card.
card-influence = Einfluss
# Before the text of a side of an Influence card.
card-influence-side = { $phase ->
    [encounter] { $cost } Einfluss, Begegnung:
    [search] { $cost } Einfluss, Suche:
   *[any] { $cost } Einfluss, jede Phase:
}
card-kind = { $kind ->
    [guardforce] { $number ->
        [none] Wachtruppe
       *[other] Wachtruppe { $number }
    }
    [agent] { $number ->
        [none] Agent oder Ereignis
       *[other] Agent oder Ereignis { $number }
    }
   *[location] { $number ->
        [none] Ort
       *[other] Ort { $number }
    }
}
# The card whose Engage icon decides the Ability.
card-lender = Symbol von { $card }
card-on-table = Auf dem Tisch
card-planet = Planet
card-planet-icon = Planetensymbol
card-ship = Raumschiff
# The phase in which a Space Ship card can be used.
card-ship-when = { $when ->
    [encounter] Begegnung
    [search] Suche
   *[setup] Aufbau
}
card-strength-now = Aktuelle Stärke
card-weapon = Superwaffe


## Several cards or dice to read together

read-dice = Was die Würfel tun
read-faces = Was die Werte tun
read-hand = Was auf der Hand ist
# The button whose text is only "Read", for screen readers.
read-heading = Lesen: { $heading }
read-read = Lesen
read-weapons = Was die Superwaffen tun


## The hand

# A card with its state, such as "ready" or "used".
hand-card = { $name }: { $note }
# A member of the bridge crew. $next is the Ability of the next point.
hand-crew = noch { $points }, als Nächstes { $next }
    .brief = noch { $points }
hand-empty = Noch keine Schlüssel oder Codes.
hand-empty-short = Noch keine Schlüssel oder Codes
hand-exploration-elsewhere = nicht in diesem Sektor
    .brief = nicht hier
hand-exploration-ready = bereit
    .brief = bereit
hand-exploration-setup = hat beim Aufbau gewirkt
    .brief = fertig
hand-exploration-used = genutzt
    .brief = genutzt
# The costs of both sides of an Influence card.
hand-influence = { $upright } oder { $turned } Einfluss
    .brief = { $upright } oder { $turned }
# The verb for an Influence card.
hand-play = Spielen
hand-ship = { $used ->
    [true] genutzt
   *[false] { $most ->
        [0] Schiff
       *[other] { $charges } von { $most }
    }
}
hand-team = Landetrupp
hand-title = Hand
hand-use-crew = { $points ->
    [0] Keine Punkte mehr übrig.
   *[other] Diese Punkte zahlen beim Konfrontieren und Ausweichen.
}
hand-use-icon = { $icon ->
    [code] In der Suchphase zahlt sie für die Aktion eines Planeten, die einen Code kostet.
   *[key] In der Suchphase zahlt sie für die Aktion eines Planeten, die einen Schlüssel kostet.
}
hand-use-over = Schon genutzt.
hand-use-phase = { $phase ->
    [encounter] Für die Begegnungsphase.
    [search] Für die Suchphase.
   *[any] Für die Begegnungsphase und die Suchphase.
}
hand-use-sectors = Für: { $sectors }.
hand-use-setup = Hat beim Aufbau gewirkt.


## Payments

pay-another = Anders zahlen
pay-another-count = Anders zahlen: { $n } insgesamt
# A button. $source is an Ability or a member of the crew, and pays one point less.
pay-fewer-of = weniger von { $source }
# Points that replace others of another Ability one for one.
pay-free = davon { $n } 1:1
# For screen readers. $left has the remaining points of each Ability.
pay-label = { $payment }: Rest { $left }
# The remaining points follow.
pay-leaves = Rest
pay-left-points = { $n } { $ability }
pay-more-of = mehr von { $source }
pay-nothing = nichts
# A button. The points follow.
pay-pay = Zahlen


## Questions

question-lender = nach dem Symbol von { $card }


## Piles and options

piles-cards-discard = Ablagestapel der Begegnungen: { $n }
piles-cards-planets = Abgesuchte Planeten: { $n }
piles-cards-removed = Aus dem Spiel: { $n }
piles-cubes-gone = Steine: aus dem Spiel
piles-cubes-supply = Steine: Vorrat
piles-none = keine
piles-option-bridge-crew = Brückencrew
piles-option-exploration = Erkundung
piles-option-hero-bonus = Heldenbonus
piles-option-hide-bag = Verdeckter Beutel
piles-option-landing-team = Landetrupp
piles-option-location-stays = Ort bleibt
piles-option-one-die-per-phase = Ein Würfel pro Phase
piles-option-ship-cards = Raumschiffkarten
piles-option-ship-die = Raumschiff-Würfel
piles-option-traitor = Verräter
piles-option-vassals = Vasallen
piles-option-white-fixed = Feste weiße Steine
# $key is the id of a set of cards, and $options has the names of options.
piles-options = { $options-count ->
    [0] Stufe: { $level ->
        [basic] Einfach
        [normal] Normal
       *[advanced] Fortgeschritten
    }; Karten: { $sets }.
   *[other] Stufe: { $level ->
        [basic] Einfach
        [normal] Normal
       *[advanced] Fortgeschritten
    }; Karten: { $sets }; { $options }.
}
    .sets = { $key ->
        [base] Grundspiel
       *[other] { $key }
    }
piles-setup = Gespielt mit
piles-title = Stapel und Optionen


## The animations

show-captain = Unser Held
show-drawing = Steine werden gezogen …
show-drawn = Die Planetensuche
# Above the drawn cubes.
show-evaded = Ausweichen: { $card }
show-evading = Ausweichen: { $card } …
show-found = Eine Superwaffe!
show-round = Episode { $round } von höchstens { $most }
# On the title page of the serial, below the name of the game.
show-title = Ein Abenteuer in höchstens zwölf Episoden
show-understood = Erforscht


## The result

result-abilities = Fähigkeiten am Ende
result-alignment = Die Gesinnung des Verräters: { $name }.
result-cards-left = { $n ->
    [one] { $n } Begegnungskarte nie erreicht: { $names }.
   *[other] { $n } Begegnungskarten nie erreicht: { $names }.
}
result-ending-abilities = Fähigkeiten erschöpft
# The match was closed by the host of the server.
result-ending-closed = Geschlossen
result-ending-concession = Aufgegeben
result-ending-time = Keine Begegnungskarten mehr
result-ending-unfound = Zu wenige Superwaffen gefunden
result-ending-weapons = Alle Superwaffen gefunden
# $ending is one of the endings above.
result-eyebrow = { $ending } · Runde { $round }
# The closing words of the serial.
result-last-words = { $team ->
    [traitor] { $won ->
        [true] Alles lief nach Plan!
       *[false] Entlarvt!
    }
   *[hero] { $won ->
        [true] Der Tag ist gerettet!
       *[false] Fortsetzung folgt …
    }
}
# $found is the number of the Traitor's Super Weapons.
result-overtaken = { $found } von { $weapons } sind nicht mehr einzuholen
result-planets-left = Nie erreichte Planeten: { $names }.
result-revealed = Was verdeckt war
result-weapons = Gefundene Superwaffen
result-weapons-aside = Nicht in dieser Partie: { $names }.
result-weapons-left = Nie gefunden: { $names }.
result-zeros = { $abilities } waren in einer Begegnung auf 0, damit war die Partie verloren.


## The log

# A line that is repeated, with the number of times.
log-repeated = { $sentence } ×{ $times }
log-topic-dice = Würfel und Superwaffen
log-topic-encounters = Begegnungen
log-topic-searches = Suchen


## The summary of the rules in the lobby

about-dice = { $each ->
    [encounter] In jeder Begegnung darf einer deiner { $dice } helfen.
   *[phase] In jeder Phase darf einer deiner { $dice } helfen.
}
    .dice = Würfel
about-goal = Finde { $weapons ->
    [one] { $weapons } Superwaffe
   *[other] { $weapons } Superwaffen
}, bevor die Begegnungskarten aufgebraucht sind. Sind zwei Fähigkeiten in einer Begegnung auf 0, ist alles verloren.
about-hero-bonus = { $bonus ->
    [true] Die Fähigkeiten des Helden beginnen und enden höher als auf der Karte des Captains.
   *[false] Die Fähigkeiten des Helden beginnen und enden wie auf der Karte des Captains.
}
about-round = In jeder Runde wählst du einen Planeten und begegnest einer Reihe aus vier Begegnungskarten, von links nach rechts.
about-search = Für jedes Planetensymbol auf den Karten, denen du nicht ausgewichen bist, ziehst du einen Stein aus dem Beutel. Ein { $yellow } Stein ist eine Superwaffe. Ein farbiger Stein ist ein Punkt seiner Fähigkeit oder ein Schritt zur Erforschung einer Waffe.
    .yellow = gelber
about-traitor = Nach jeder Suche des Helden zieht der { $traitor } einen Stein weniger als der Held. Wer mehr der 8 Superwaffen hat, gewinnt, bei Gleichstand der Held. Der Verräter gewinnt auch, wenn 3 noch nicht gefunden sind, wenn die Begegnungskarten aufgebraucht sind, oder wenn zwei Fähigkeiten des Helden in einer Begegnung auf 0 sind.
    .traitor = Verräter
about-ways = { $engage } eine Karte: Zahle ihre Stärke mit der Fähigkeit, die die Karte rechts von ihr zeigt. Oder { $evade }: Zahle einen Punkt und ziehe dann zwei Steine, die je einen weiteren Punkt kosten.
    .engage = Konfrontiere
    .evade = weiche ihr aus
lobby-level = Stufe: { $level }
