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
ship-costs = kostet { $cost }
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
# $attacks is the number of attacks.
ship-weapon = { $charge ->
    [0] Reichweite { $range } · { $attacks } × Stärke { $strength }
   *[other] Reichweite { $range } · { $attacks } × Stärke { $strength } · Aufladen { $charge }
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
card-weapon = Reichweite { $range } · { $attacks }× Stärke { $strength } · Aufladen { $charge }


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
hand-empty = Keine Karten auf der Hand
hand-hidden = Für dich verdeckt
hand-hidden-count = { $n ->
    [one] Hand von { $seat }: { $n } Karte, für dich verdeckt
   *[other] Hand von { $seat }: { $n } Karten, für dich verdeckt
}
# A ship in the hold of another ship.
hand-in-hold = in { $ship }
hand-mine = Meine
hand-of = Hand von { $seat }
hand-phone = Karten auf der Hand
hand-screen = Sichtschirm
hand-screen-empty = Alle gestartet
hand-screen-of = Sichtschirm von { $seat }
hand-screen-ship = { $level } · { $cost } Energie
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
builder-add-label = Für { $cost } nehmen: { $ship }, { $level }
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
# How much of the limits a fleet and its deck use. $energy and $deck are the limits. Without a limit, they are 0.
seat-counts = { $energy ->
    [0] { $cards }/{ $deck } Karten
   *[other] { $deck ->
        [0] Kosten { $cost }/{ $energy }
       *[other] Kosten { $cost }/{ $energy }, { $cards }/{ $deck } Karten
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
seat-free = Flotte deiner Wahl, bis zu { $energy } Startenergie
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
