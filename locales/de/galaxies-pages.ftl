# The texts of Galaxies on its table and its pages, in German, besides the sentences about a match.


## The teams, in the header of the table and on a tab

team-computer = Computer
team-conceded = aufgegeben
# The names of numbers of a team or a player. Each stands after its number: 3 energy, 5 in deck.
team-counter-deck = im Deck
team-counter-discard = abgeworfen
team-counter-energy = Energie
team-counter-hand = auf der Hand
team-fleet-unseen = { $own ->
    [true] nur du kennst deine Flotte
   *[false] Flotte noch nicht gesehen
}
# It stands after the number of victory points: 3/10 points.
team-goal = /{ $goal } Punkte
# $tab: whether it is on a tab with all teams, or in the header of the table.
team-label = { $tab ->
    [true] Karten und Schiffe von { $side }
   *[false] Team { $side }
}
team-opponents = { $cards ->
    [none] { $side }: { $energy } Energie. Teams zeigen
    [one] { $side }: { $energy } Energie, { $cards } Karte auf der Hand. Teams zeigen
   *[other] { $side }: { $energy } Energie, { $cards } Karten auf der Hand. Teams zeigen
}
team-piles = Deck und Ablagestapel von { $side }
team-points = Siegpunkte: { $points } von { $goal }
# It stands after the number $n, which says how often the deck has run out.
team-run-outs = { $n ->
    [one] Mal aufgebraucht
   *[other] Mal aufgebraucht
}
# $state is a state of the ship card: not launched, on the battlefield, lost.
team-ship = { $ship } ({ $level }): { $state }
team-you = du


## The frame of the table

# The text beside the board during an attack, before its dice are seen.
table-attack = { $weapon ->
    [none] { $attacker } feuert auf { $target } …
   *[other] { $attacker } feuert mit { $weapon } auf { $target } …
}
table-mission = Mission
table-mission-label = Mission: Geschichte, Ziele und Sonderregeln
table-my-deck = Mein Deck
table-tab-cards = { $cards ->
    [true] Hand
   *[false] Schirm
}
table-tab-ships = Karte
table-tab-teams = Teams
table-turn-board = Spielplan drehen
table-zoom = { $whole ->
    [true] Zeigen, worum es geht
   *[false] Ganzen Spielplan zeigen
}


## Ship cards

# The size and kind of a ship card, such as "large solo".
ship-build = { $kind ->
    [solo] { $size ->
        [large] großes Einzelschiff
        [medium] mittleres Einzelschiff
        [small] kleines Einzelschiff
       *[other] { $size } Einzelschiff
    }
    [squadron] { $size ->
        [large] große Staffel
        [medium] mittlere Staffel
        [small] kleine Staffel
       *[other] { $size } Staffel
    }
   *[other] { $size } { $kind }
}
# What a weapon costs before each of its attacks. $energy is the number with the sign of energy, or in words.
ship-charge = Aufladen { $energy }
    .energy = { $charge } Energie
ship-costs = kostet { $cost } Energie
# The heading of the list ship-hold-cards, the ship cards that this ship carries.
ship-hold = Im Frachtraum
ship-hold-cards = { $cards }
# The version of a ship card.
ship-level = { $level ->
    [seasoned] erfahren
    [standard] Standard
    [veteran] Veteran
   *[other] { $level }
}
# The names of the numbers of a ship card, above or before them. Launch and activate are costs in energy.
ship-number-activate = Aktivieren
ship-number-hold = Fracht
ship-number-hull = Rumpf
ship-number-launch = Starten
ship-number-move = Bewegung
ship-number-shields = Schilde
# The pegs of the shields or of the hull that are left.
ship-pegs = { $n } von { $all }
ship-slot-count = { $type ->
    [hero] { $n ->
        [one] { $n } Held
       *[other] { $n } Helden
    }
    [upgrade] { $n ->
        [one] { $n } Verbesserung
       *[other] { $n } Verbesserungen
    }
    [weapon] { $n ->
        [one] { $n } Waffe
       *[other] { $n } Waffen
    }
   *[other] { $n } { $type }
}
ship-slots = Slots
ship-slots-none = keine
# $seat is the player who owned the ship card.
ship-taken = von { $seat } übernommen
ship-unknown = Über diese Karte ist nichts bekannt.
ship-version = Version von { $ship }
# $attacks is the number of attacks. $charge is ship-charge; some weapons cost nothing.
ship-weapon = { $charged ->
    [true] Reichweite { $range } · { $attacks } × Stärke { $strength } · { $charge }
   *[false] Reichweite { $range } · { $attacks } × Stärke { $strength }
}


## Hit charts

chart = Treffertabelle
chart-cell = { $kind ->
    [hit] Treffer
    [star] Kritischer Treffer
   *[miss] Fehlschuss
}
chart-key = So liest du diese Tabelle
chart-key-hit = Treffer
chart-key-letters = Buchstabenwürfel
chart-key-miss = Fehlschuss
chart-key-missed-here = Hier verfehlt
chart-key-numbers = Zahlenwürfel
# $name is the name of a cell with a special effect.
chart-key-special = { $name }: siehe Karte
chart-key-star = Treffer, der ein Schiff ohne Schilde zerstört
chart-key-was-hit = Hier getroffen


## Tactic cards, and the tab of the chosen card

card-cost = Energiekosten
# The sign on a card that can be attached only to ships of this kind.
card-icon = { $icon ->
    [solo] Einzelschiff
    [squadron] Staffel
   *[other] { $icon }
}
card-last-attack = Letzter Angriff
# When a card can be played. $by is whose turn it is.
card-played = { $phase ->
    [action] Aktionsphase
    [deploy] Einsatzphase
    [energy] Energiephase
   *[any] jede Phase
} { $by ->
    [opponent] eines gegnerischen Zuges
    [own] deines eigenen Zuges
   *[any] eines beliebigen Zuges
}
card-point = Zeige auf ein Schiff, eine Karte oder ein Plättchen, um es hier zu sehen. Ein Klick hält es fest.
card-type = { $type ->
    [event] Ereignis
    [hero] Held
    [none] Karte
    [other] Sonstiges
    [sabotage] Sabotage
    [upgrade] Verbesserung
    [weapon] Waffe
   *[unknown] { $type }
}
# The whole sentence on when a card can be played: see card-played.
card-use = Sie ist für { $phase ->
    [action] die Aktionsphase
    [deploy] die Einsatzphase
    [energy] die Energiephase
   *[any] jede Phase
} { $by ->
    [opponent] eines gegnerischen Zuges
    [own] deines eigenen Zuges
   *[any] eines beliebigen Zuges
}.
# $energy is the number with the sign of energy.
card-weapon = Reichweite { $range } · { $attacks }× Stärke { $strength } · Aufladen { $energy }


## The piles of a team

piles = Karten von { $side }
piles-deck = Das Deck zu Beginn der Partie
piles-discarded = Abgeworfen
piles-left = { $n ->
    [one] { $n } Karte ist noch im Deck.
   *[other] { $n } Karten sind noch im Deck.
}
piles-none-discarded = Es wurde noch nichts abgeworfen.
piles-under = Die Karten, die du unter das Deck gelegt hast, die unterste zuletzt


## The hand of cards, and the screen of ships that are not launched yet

hand = Hand
hand-cards = Karten
hand-empty = Keine Handkarten
hand-hidden = Für dich verdeckt
hand-hidden-count = { $n ->
    [one] Hand von { $seat }: { $n } Karte, für dich verdeckt
   *[other] Hand von { $seat }: { $n } Karten, für dich verdeckt
}
# A ship in the hold of another ship.
hand-in-hold = in { $ship }
hand-mine = Meine
hand-of = Hand von { $seat }
hand-phone = Handkarten
hand-screen = Sichtschirm
hand-screen-empty = Alle gestartet
hand-screen-of = Sichtschirm von { $seat }
# A ship that can be launched. $energy is its cost with the sign of energy. Only screen readers read the $unit.
hand-screen-ship = { $level } · { $energy } { $unit }
    .unit = Energie
hand-ships-of = Schiffe von { $seat }
# $cards: whether the match has tactic cards.
hand-watching = { $cards ->
    [true] Du schaust zu. Hände, Sichtschirme und Frachträume bleiben verborgen.
   *[false] Du schaust zu. Sichtschirme und Frachträume bleiben verborgen.
}
hand-whose = Wessen Karten


## The builder of fleets and decks

# The button that adds a ship card. $energy is its launch cost.
builder-add = Nehmen für{ "\u00A0" }{ $energy }
builder-add-label = Für { $cost } Energie nehmen: { $ship }, { $level }
builder-cards = Taktikkarten
builder-cards-short = Karten
builder-changed-elsewhere = Deine Flotte wurde in einem anderen Fenster geändert. So sieht sie jetzt aus.
builder-choice = Deine Auswahl
builder-chosen = ✓ Gewählt
builder-clear = Leeren
builder-contents = { $cards ->
    [0] { $ships ->
        [one] { $ships } Schiffskarte
       *[other] { $ships } Schiffskarten
    }
   *[other] { $ships ->
        [one] { $ships } Schiffskarte
       *[other] { $ships } Schiffskarten
    }, { $cards ->
        [one] { $cards } Taktikkarte
       *[other] { $cards } Taktikkarten
    }
}
builder-copies = Exemplare von { $card }
builder-copies-count = { $n } von { $most }
builder-deck = Deck
builder-deck-empty = Keine Taktikkarten.
builder-deck-label = Dein Deck
builder-energy = Startenergie
builder-energy-short = Energie
builder-failed = Etwas ist schiefgegangen
builder-filter = Karten einer Art zeigen
builder-filter-all = Alle
builder-fleet = Flotte
builder-fleet-empty = Keine Schiffskarten. Nimm welche dazu oder wähle eine fertige Flotte.
builder-fleet-label = Deine Flotte
# $side is the side of the seat. Without it, the fleet is for the reader's own seat.
builder-legal = { $side ->
    [none] ✓ Diese Flotte ist gültig.
   *[other] ✓ Diese Flotte ist für diesen Platz ({ $side }) gültig.
}
builder-less = { $card }: eine weniger
# The title of a match without a title, as a link back.
builder-lobby = Lobby
builder-lock = Festlegen
builder-locked = ✓ Festgelegt
builder-locked-short = ✓ Fest
# $type is a type of card, such as "hero", before the number in the deck and the required number.
builder-minimum = { $type } { $count } von mindestens { $least }
builder-more = { $card }: eine mehr
builder-needed = hier nötig
builder-none-fits = Keine fertige Flotte passt hier. Baue deine eigene.
builder-nothing = Noch nichts gewählt
builder-opening = Editor wird geöffnet …
builder-own = Deine eigene Auswahl
builder-problems = { $n ->
    [one] { $n } Problem
   *[other] { $n } Probleme
}
# It stands after the number $n.
builder-problems-word = { $n ->
    [one] Problem
   *[other] Probleme
}
builder-ready-made = Fertig
builder-ready-made-label = Fertige Flotten
builder-remove = Entfernen
builder-remove-label = { $card } entfernen
builder-reopen = Zurück zur Auswahl
builder-reopen-short = Ändern
builder-rescued = Die Flotte, an der du gebaut hast, als du diesen Platz verloren hast, ist noch da.
builder-rescued-discard = Verwerfen
builder-rescued-take = Damit weitermachen
builder-save = Speichern
builder-save-changes = Änderungen an „{ $name }“ speichern
builder-save-field = Name
builder-save-field-label = Name dieser Flotte
builder-save-later = Für später speichern
# Whether the fleet in the builder is saved.
builder-save-state = { $state ->
    [empty] Es gibt nichts zu speichern.
    [ready-made] Das ist eine fertige Flotte.
    [saved] Gespeichert als „{ $name }“.
   *[unsaved] Diese Flotte ist nicht gespeichert.
}
builder-saved = „{ $name }“ ist gespeichert.
builder-show-card = { $open ->
    [true] Karte verbergen
   *[false] Karte zeigen
}
# The state of the choice, for screen readers. $limits is what the mission limits. $state is builder-spoken-state.
builder-spoken = { $limits-id ->
    [energy] { $cost } von { $energy } Startenergie, { $state }.
    [cards] { $cards } von { $deck } Karten, { $state }.
    [energy-cards] { $cost } von { $energy } Startenergie, { $cards } von { $deck } Karten, { $state }.
   *[none] { $state }.
}
builder-spoken-state = { $state ->
    [faults] { $faults }
    [locked] Festgelegt
   *[legal] Gültig
}
# $n is the number of ships in the squadron.
builder-squadron = { $size ->
    [large] große Staffel aus { $n }
    [medium] mittlere Staffel aus { $n }
    [small] kleine Staffel aus { $n }
   *[other] { $size } Staffel aus { $n }
}
builder-state = { $state ->
    [checking] Wird geprüft …
    [unchecked] Nicht geprüft
   *[open] Nicht festgelegt
}
builder-tab-cards = Karten
builder-tab-sets = Flotten
builder-tab-ships = Schiffe
builder-tab-yours = Deine
builder-tabs = Was du wählst
builder-take = { $taken ->
    [true] ✓ Genommen
   *[false] Nehmen
}
builder-take-cards = Nur diese Karten nehmen
builder-take-cards-label = Nur die Karten von { $name } nehmen
builder-take-label = { $taken ->
    [true] ✓ Genommen: { $name }
   *[false] Nehmen: { $name }
}
builder-take-ships = Nur diese Schiffe nehmen
builder-take-ships-label = Nur die Schiffe von { $name } nehmen
builder-title = Flotte und Deck
builder-title-page = Flotte und Deck · { $match } · Galaxies Online
builder-too-late = Die Partie hat mit der Flotte begonnen, die festgelegt war; deine letzte Änderung kam zu spät.
builder-try-again = Erneut versuchen
builder-undo = Änderungen zurücknehmen
builder-unsaved = Deine letzte Änderung ist noch nicht gespeichert. Wir versuchen es wieder.


## The fleets that a player has saved, in the builder and on their own page

saved-cancel = Abbrechen
saved-delete = Löschen
saved-delete-label = { $name } löschen
saved-delete-sure = Endgültig löschen
saved-keep = Behalten
saved-label = Deine gespeicherten Flotten
saved-missing = Deine gespeicherten Flotten konnten nicht geladen werden. Lade die Seite neu.
saved-none = Noch keine gespeicherten Flotten. Du kannst sie in jeder Partie für dieselbe Seite nehmen.
saved-overwrite = Überschreiben
saved-overwrite-label = { $name } mit deiner Auswahl überschreiben
saved-page = Meine Flotten
saved-page-all-set = Mit diesen Optionen legt die Mission jede Flotte fest. Es gibt also nichts zu wählen.
saved-page-back = ← Galaxies Online
saved-page-check = Prüfen für
saved-page-check-label = Wofür geprüft wird
saved-page-no-answer = Der Server antwortet nicht.
saved-page-none = Bei keiner Mission auf diesem Server können Spieler eine Flotte wählen.
saved-page-side = Seite
saved-rename = Umbenennen
saved-rename-field = Neuer Name für { $name }
saved-rename-label = { $name } umbenennen
saved-title = Von dir gespeichert


## The fleets of seats in the lobby

# What players choose before the match: "to lock in a fleet".
seat-brings = eine Flotte
seat-change = { $ready ->
    [true] Flotte ändern
   *[false] Fertig wählen
}
# How much of the limits a fleet and its deck use. $limit is the limit of energy, and $deck is the number of cards.
# Without a limit, they are 0. $energy is the cost of the fleet and its limit, with the sign of energy.
seat-counts = { $limit ->
    [0] { $cards }/{ $deck } Karten
   *[other] { $deck ->
        [0] Kosten { $energy }
       *[other] Kosten { $energy }, { $cards }/{ $deck } Karten
    }
}
seat-fleet = { $ready ->
    [true] Deine Flotte
   *[false] Nicht festgelegt
}
seat-fleet-named = { $ready ->
    [true] Deine Flotte: { $name }
   *[false] Nicht festgelegt: { $name }
}
seat-free = Flotte deiner Wahl, bis zu { $energy }
    .energy = { $limit } Startenergie
seat-own-choice = deine eigene Auswahl
seat-ship = { $ship } ({ $level })
seat-state = { $ready ->
    [true] ✓ Bereit
   *[false] Wählt …
}


## What was hidden until the end of the match

revealed = Alles, was verborgen war
revealed-deck = Deck von { $side }
# The heading of the list revealed-hand-cards.
revealed-hand = Noch auf der Hand:
revealed-hand-cards = { $cards }
# $hexes is the list of spaces of the tile $tile.
revealed-tile = { $hexes }: { $tile }
revealed-tiles = Nie aufgedeckt


## The pictures of ships

# The spoken names of drawings. Each says what kind of ship is drawn.
portrait-chosh-ka = Bild: Infiltrator, der eine Mine hinterlässt
portrait-f47-blue-hawks = Bild: Staffel aus drei Jagdbombern
portrait-f51-blue-sparrows = Bild: Staffel aus drei kleinen Begleitschiffen
portrait-isn-barrage = Bild: Schlachtschiff voller Geschütze
portrait-isn-everest = Bild: Träger mit langem Flugdeck
portrait-isn-torrent = Bild: Kreuzer mit zwei Lanzen und einer Relaisschüssel
portrait-red-fuvu = Bild: Staffel aus drei Stachlern
portrait-red-tougu = Bild: Staffel aus drei gepanzerten Raufbolden
portrait-rooks-f54 = Bild: einzelner Jäger eines Asses
portrait-so-bwa-tet = Bild: Kaperschiff mit Rammsporn und Enterhaken
portrait-tes-kio = Bild: Absaugfregatte mit drei Spulen
portrait-vapors-fate = Bild: Mutterschiff mit Klauen und Schlund


## Missions

mission-deck = { $n ->
    [0] keine Taktikkarten
   *[other] { $chosen ->
        [true] Deck deiner Wahl, { $n } Karten
       *[false] Deck aus { $n } Karten
    }
}
# $limit is the most energy that the ships of a chosen fleet may cost. $energy has the sign of energy.
mission-fleet = { $limit ->
    [0] vorgegebene Flotte
   *[other] Flotte deiner Wahl, bis zu { $energy }
}
    .energy = { $limit } Startenergie
# The forces of a team: $fleet is mission-fleet, $deck is mission-deck. $energy is its energy at the start, and $gain
# its energy in each turn, both after the sign of energy.
mission-forces = { $players ->
    [1] { $fleet } · { $deck } · { $energy }, dann { $gain } pro Zug
   *[other] { $players } Spieler · { $fleet } · { $deck } · { $energy }, dann { $gain } pro Zug
}
    .energy = { $start } Energie
mission-hidden = { $n } Entdeckungsplättchen liegen verdeckt; niemand weiß, welches was ist.
mission-legend = Auf der Karte
mission-list = Mission
# The spoken name of a map.
mission-map = Schlachtfeld von { $mission }
mission-number = Mission { $number }
mission-options = Optionen
mission-rules = Sonderregeln
mission-side = { $n } { $side }
# Two sides with the numbers of their players: "1 ISN against 2 Wretch".
mission-sides = { $one } gegen { $other }
# $ships are names of ship cards. $damage is their damage at the start.
mission-start = { $ships-count ->
    [one] { $damage ->
        [0] { $ships } beginnt auf dem Schlachtfeld.
       *[other] { $ships } beginnt auf dem Schlachtfeld, mit { $damage } Schaden am Rumpf.
    }
   *[other] { $damage ->
        [0] { $ships } beginnen auf dem Schlachtfeld.
       *[other] { $ships } beginnen auf dem Schlachtfeld, mit { $damage } Schaden am Rumpf.
    }
}
mission-start-fleet = { $damage ->
    [0] Die ganze Flotte von { $side } beginnt auf dem Schlachtfeld.
   *[other] Die ganze Flotte von { $side } beginnt auf dem Schlachtfeld, mit { $damage } Schaden am Rumpf.
}
mission-title = Mission
mission-unknown = Über diese Mission ist nichts bekannt.


## The report on a finished match

# $best is report-best-ship, which is bold.
report-best = { $kills ->
    [0] { $best } von { $player }: { $damage } Schaden, { $hits } Treffer bei { $shots ->
        [one] { $shots } Schuss
       *[other] { $shots } Schüssen
    }.
   *[other] { $best } von { $player }: { $damage } Schaden, { $hits } Treffer bei { $shots ->
        [one] { $shots } Schuss
       *[other] { $shots } Schüssen
    }, { $kills } zerstört.
}
report-best-ship = Bestes Schiff: { $ship }
# The columns of a table, with a row for each player.
report-column-damage = Schaden
report-column-expected = Erwartet
report-column-hits = Treffer
report-column-kills = Zerstört
report-column-luck = Glück
report-column-player = Spieler
report-column-shots = Schüsse
# The text report-shot follows.
report-decisive = Entscheidender Schuss:
# It explains two columns of the table, whose names are bold.
report-note = { $expected }: die durchschnittliche Zahl der Treffer bei solchen Schüssen. { $luck }: wie viele mehr oder weniger die Würfel ergaben.
    .expected = Erwartet
    .luck = Glück
# The title of a star.
report-ship-best = Bestes Schiff
# $gone: how a ship has left the battlefield.
report-ship-gone = { $gone ->
    [escaped] Entkommen
   *[destroyed] Zerstört
}
# After report-ship-shots: the number of ships that it destroyed.
report-ship-kills = { $n } zerstört
# One ship of a squadron.
report-ship-number = Schiff { $n }
report-ship-shots = { $shots ->
    [0] Keine Schüsse
    [one] { $hits } Treffer bei { $shots } Schuss, { $expected } erwartet · { $damage } Schaden
   *[other] { $hits } Treffer bei { $shots } Schüssen, { $expected } erwartet · { $damage } Schaden
}
# It follows "Decisive shot:". $coordinate is a cell of the hit chart: C4.
report-shot = { $critical ->
    [true] { $destroyed ->
        [true] In Runde { $round } würfelte { $ship } mit { $weapon } { $coordinate }, einen kritischen Treffer ({ $percent } % Trefferchance), und zerstörte { $target }.
       *[false] In Runde { $round } würfelte { $ship } mit { $weapon } { $coordinate }, einen kritischen Treffer ({ $percent } % Trefferchance), und richtete { $damage } Schaden an { $target } an.
    }
   *[false] { $destroyed ->
        [true] In Runde { $round } würfelte { $ship } mit { $weapon } { $coordinate } ({ $percent } % Trefferchance) und zerstörte { $target }.
       *[false] In Runde { $round } würfelte { $ship } mit { $weapon } { $coordinate } ({ $percent } % Trefferchance) und richtete { $damage } Schaden an { $target } an.
    }
}
report-sign-burnt = in dieser Partie getroffen
report-sign-hit = Treffer, falls gewürfelt
report-sign-special = ein besonderes Feld dieses Schiffes
report-sign-star = kritischer Treffer
report-signs = Zeichen in den Tabellen
report-undecided = Kein Schuss hat diese Partie entschieden.


## The board

# Floating for a moment over a ship, as do board-lost-hull, board-lost-shields, board-repaired and board-shields.
board-escaped = ENTKOMMEN
board-label = Spielplan. Die Pfeiltasten führen über die markierten Felder und Schiffe, und Enter wählt. Jede Wahl steht auch in der Liste der Optionen.
board-lost-hull = ✕ −{ $n } Rumpf
board-lost-shields = −{ $n } Schild
# The chance to hit a target, on the board.
board-odds = { $n } %
# The number of options at a space.
board-options = { $n } Optionen
# The spoken name of a ship has these parts: its name, its spaces, board-owner, board-ship-part, board-ship-state and
# board-ship-carries.
board-owner = { $own ->
    [true] deins
   *[false] von { $player }
}
board-path = { $n ->
    [one] Dorthin fliegen: { $n } Feld
   *[other] Dorthin fliegen: { $n } Felder
}
board-repaired = +{ $n } Rumpf
board-shields = { $n-sign ->
    [minus] −{ $n-size } Schild
   *[plus] +{ $n-size } Schild
}
board-ship-carries = trägt { $cards }
# The part of the ship in an attack.
board-ship-part = { $part ->
    [attacker] greift an
   *[target] wird angegriffen
}
board-ship-state = { $shields } von { $maxShields } Schilden, Rumpf { $hull } von { $maxHull }
# A direction on the board: the difference between two options.
board-wind-north = Norden
board-wind-north-east = Nordosten
board-wind-north-west = Nordwesten
board-wind-south = Süden
board-wind-south-east = Südosten
board-wind-south-west = Südwesten
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-whole = Ganzen Spielplan zeigen


## The options of a question on the board

# The ways to answer: which ships move, or how far at once.
manner-alone = Dieses Schiff
manner-drift = Ganzer Weg
manner-flight = Ganzer Flug
manner-group = Dicht zusammen
manner-single = Einzeln
manner-step = Feld für Feld
manner-together = Alle zusammen
# The headings in the list of options.
option-group-discard = Eine Karte für 1 Energie abwerfen
option-group-drift = Den ganzen Weg driften
option-group-flight = { $n ->
    [one] { $n } Feld fliegen
   *[other] { $n } Felder fliegen
}
option-group-group = Alle dicht zusammen setzen
option-group-single = Einzeln setzen
option-group-step = Einen Schritt bewegen
option-group-target = Auf { $target }
option-group-together = In Formation fliegen
option-weapon = Reichweite { $range }, Stärke { $strength }, Angriffe { $attacks }.


## The shots to choose from

shot-all-weapons = Alle Waffen
# $shot is a weapon, shot-all-weapons, shot-volley or shot-of-ship.
shot-at = { $shot } auf { $target }
shot-back = Zurück
shot-cost = kostet { $n } Energie
# The cost of a shot, in the spoken name of its button.
shot-energy = { $n ->
    [0] keine Energie
   *[other] { $n } Energie
}
# $shot is a weapon or shot-all-weapons.
shot-of-ship = { $ship }: { $shot }
shot-target = Auf { $target } feuern
shot-volley = Alle { $n } Schiffe


## The happenings that are shown over the board

show-attaches = { $player } legt an
show-core = Computerkern
# $needed is the lowest number of the die with which it succeeds.
show-needed = braucht { $needed }+
show-out = Aus dem Spiel
show-outcome = { $success ->
    [true] gelingt
   *[false] misslingt
}
# A tactic card follows.
show-plays = { $player } spielt
show-round = Runde { $n }
show-turn = { $own ->
    [true] Dein Zug
   *[false] { $player } ist am Zug
}


## The chart of an attack

attack-again = neu gewürfelt
attack-chart = Treffertabelle von { $ship }
# The outcome, as a stamp.
attack-covered = DECKUNG
attack-critical = KRITISCH
attack-hit = TREFFER
attack-hull = Rumpf { $n } von { $total }
# The two dice, which name a cell of the chart.
attack-letter = Buchstabe
attack-miss = DANEBEN
attack-number = Zahl
attack-shields = Schilde { $n } von { $total }


## The log

# A tile drifts.
log-drifts = { $n ->
    [one] { $tile } driftet { $n } Feld
   *[other] { $tile } driftet { $n } Felder
}
# $from and $to are spaces: "H12", or "H12 and H13".
log-moves = { $n ->
    [one] { $ship } bewegt sich { $n } Feld
   *[other] { $ship } bewegt sich { $n } Felder
}
log-moves-from = { $n ->
    [one] { $ship } bewegt sich { $n } Feld, von { $from } nach { $to }
   *[other] { $ship } bewegt sich { $n } Felder, von { $from } nach { $to }
}
log-moves-to = { $n ->
    [one] { $ship } bewegt sich { $n } Feld nach { $to }
   *[other] { $ship } bewegt sich { $n } Felder nach { $to }
}
log-topic-cards = Karten
log-topic-fights = Kämpfe
log-topic-moves = Bewegung


## The result

result-round = { $reason } · Runde { $round }
result-winners = { $sides-count ->
    [one] { $sides } gewinnt
   *[other] { $sides } gewinnen
}
# A stamp after the name of the winning side.
result-wins = gewinnt
# $value is a number, which is bold.
result-worth = Schiffe im Wert von { $value }
