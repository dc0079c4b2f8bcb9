# The texts of the start page, in German, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. Every visitor waits
# for this file, so the texts of other pages are in pages.ftl.


## The name of the reader

you-account = Konto
you-cancel = Abbrechen
you-change = Namen ändern
# The page says so after it was opened again.
you-changed = Du spielst jetzt als { $name }: Der Nutzer wurde in einem anderen Tab gewechselt.
you-devices = Deine Geräte
you-forget = Vergessen
you-forget-sure = Diesen Namen und seine Plätze vergessen?
you-language = Sprache
you-log-in = Anmelden
you-logged-out = Du wurdest in einem anderen Tab oder auf einem anderen Gerät abgemeldet.
you-name = Dein Name
you-name-taken = Ein Konto hier hat diesen Namen, deshalb sehen dich andere als { $name }.
# Leads to the question whether this device forgets the name.
you-not-you = Nicht du?
you-notices = Benachrichtigungen
you-save = Speichern


## The start page

start-all-matches = Alle deine Partien{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Mission wählen
start-continue = Weiterspielen
start-games = Spiel
start-loading = Missionen laden …
# The name of the site in two lines. It is not translated.
start-logo = Galaxies
    .small = Online
start-more = Mehr zum Spielen
start-no-missions = Dieser Server bietet keine Missionen.
start-play = Spielen
start-rules = Regeln
start-tables = Offene Tische
start-tables-all = Alle Tische zeigen
start-title = Galaxies Online
start-your-matches = Deine Partien


## The way to start a match with one press

# Stands in a line with the mission and the side. The argument is the name of a computer player.
quick-against = Computer:{ "\u00A0" }{ $bot }
quick-bot = Computer
quick-change = Ändern
quick-friends = Mit Freunden
# Below "Play with friends".
quick-link = mit einem Link zum Teilen
quick-mission = Mission
quick-open = Offen für alle
# Below "Play now".
quick-opponent = { $alone ->
    [true] allein
   *[false] gegen den Computer
}
quick-play = Jetzt spielen
quick-side = Deine Seite


## The lesson

lesson-about = Lerne beim Spielen, mit einem Coach, in etwa zehn Minuten.
lesson-begin = Spielen lernen
lesson-new = Neu hier?


## The cover of a mission

# A choice of an option, such as "all at once, for 20 seconds at most".
choice-usual = { $name } (üblich in dieser Mission)
cover-number = Nr. { $n }
cover-series = Mission
difficulty = { $difficulty ->
    [easy] leicht
    [hard] schwer
   *[medium] mittel
}


## The reader's matches

# The units: minutes, hours or days.
match-created = { $unit ->
    [now] gerade erstellt
    [minutes] vor { $n } Min. erstellt
    [hours] vor { $n } Std. erstellt
   *[days] { $n ->
        [one] vor { $n } Tag erstellt
       *[other] vor { $n } Tagen erstellt
    }
}
# A seat without a player.
match-empty = leer
match-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
match-mission-missing = Mission fehlt
match-others = Andere sind gefragt
match-ready = Kann beginnen
# The outcome for the reader. "Closed" is a match that the server's host has ended.
match-result = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [draw] Unentschieden
    [closed] Geschlossen
   *[all-lost] Alle verlieren
}
match-round = Runde { $n }
match-started = { $unit ->
    [now] gerade begonnen
    [minutes] vor { $n } Min. begonnen
    [hours] vor { $n } Std. begonnen
   *[days] { $n ->
        [one] vor { $n } Tag begonnen
       *[other] vor { $n } Tagen begonnen
    }
}
# How long the match has waited for the reader.
match-waiting = { $unit ->
    [now] gerade gefragt
    [minutes] wartet { $n } Min.
    [hours] wartet { $n } Std.
   *[days] { $n ->
        [one] wartet { $n } Tag
       *[other] wartet { $n } Tage
    }
}
# For a spectator. The argument is a list of sides, such as ISN.
match-winners = Sieg: { $sides }
# The reader, in the list of a match's players.
match-you = Du
match-your-move = Du bist am Zug


## The open tables

tables-filter = Filter
    .example = Mission, Host, Seite
# Names of sides follow.
tables-free = { $free } von { $seats } frei:
tables-join = Mitspielen
    .label = Mitspielen: { $title }, Host: { $host }
tables-loading = Tische laden …
tables-no-match = Kein Tisch passt zum Filter.
tables-none = Gerade sind keine Tische offen. Öffne eine Partie für alle, dann erscheint sie hier.
tables-older = Ältere Tische zeigen
tables-open = Öffnen
    .label = Öffnen: { $title }, Host: { $host }
tables-taken = Dieser Platz ist besetzt. Wähle einen anderen.


## Offers of another match, and users who knock at a private match

knock-alert = Jemand klopft an
knock-asks = { $to ->
    [join] { $name } möchte mitspielen
   *[watch] { $name } möchte zuschauen
}
knock-decline = Ablehnen
    .label = Ablehnen: { $knock }
knock-let-in = Einlassen
    .label = Einlassen: { $knock }
# The text of a notification: who offers what, and the match that has ended.
offer-alert = Noch eine Partie?
    .text = { $offer }: { $match }
offer-decline = Nein, danke
    .label = Nein, danke: { $offer }
offer-join = Mitspielen
    .label = Mitspielen: { $offer }
offer-later = Später


## Pages that load slowly or not at all

fault-again = Erneut versuchen
fault-home = Zur Startseite
fault-no-answer = Der Server antwortet nicht.
fault-not-loaded = Diese Seite konnte nicht geladen werden
    .detail = Die Verbindung ist abgebrochen, oder es gibt eine neuere Version der Seite.
opening-long = Das dauert länger
opening-page = Lädt
opening-slow = Die Verbindung ist langsam.
version-later = Später
version-newer = Es gibt eine neuere Version dieser Seite. Beim Neuladen geht nichts verloren.
version-reload = Neu laden


## Requests that the server refuses

problem-busy = Der Server hat gerade ein Problem. Versuch es später noch einmal.
problem-forbidden = Das darfst du nicht.
problem-foreign-origin = Öffne die eigene Adresse des Servers.
problem-gone = Das gibt es nicht mehr. Lade die Seite neu.
problem-host = Der Server kennt diese Adresse nicht.
problem-hours = Wähle andere Uhrzeiten.
problem-late = Jemand war schneller. Sieh nach, was sich geändert hat.
problem-logged-out = Du bist abgemeldet. Lade die Seite neu.
problem-long = Das ist zu lang. Kürze es.
problem-mail = Das ist keine E-Mail-Adresse. Prüfe sie.
problem-name = Wähle einen Namen aus 1 bis 24 sichtbaren Zeichen.
problem-no-answer = Keine Antwort
problem-no-connection = Keine Verbindung
problem-no-cookies = Cookies sind blockiert
    .detail = Diese Seite braucht ein Cookie, um dich zu erkennen. Erlaube hier Cookies oder öffne die Seite in einem eigenen Tab, und versuch es noch einmal.
problem-not-found = Nicht gefunden
problem-other = Das hat nicht geklappt. Versuch es noch einmal.
problem-password = Wähle ein Passwort aus 8 bis 200 Zeichen.
problem-proof = Es hat sich nichts geändert. Bestätige, dass du es bist.
problem-refused = Das hat nicht geklappt
    .detail = Versuch es noch einmal.
problem-text = Dieser Text ist leer oder zu lang. Ändere ihn.
problem-too-many = Zu viel auf einmal. Warte ein wenig und versuch es noch einmal.
problem-unexpected = Etwas ist schiefgegangen
    .detail = Lade die Seite neu und versuch es noch einmal.
    .toast = Etwas ist schiefgegangen. Lade die Seite neu und versuch es noch einmal.
problem-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
problem-unusable = Das geht hier nicht. Ändere es.
problem-zone = Diese Zeitzone ist unbekannt. Wähle eine andere.


## The games

game-galaxies = Battleship Galaxies
    .tagline = Eine Raumschlacht verborgener Flotten auf Sechseckfeldern, für zwei bis vier Spieler. Befehlige die ISN oder die Wretch.
    .loadouts = Meine Flotten und Decks
    .loadouts-title = Meine Flotten
game-pulp = Pulp Invasion
    .tagline = Ein Fortsetzungsabenteuer der Dreißiger, allein zu spielen: höchstens zwölf Episoden, um die Superwaffen der Kosmischen Hegemonie zu finden.
game-duel = Card Duel
    .tagline = Ein kleines Nervenspiel für zwei Spieler oder zwei Zweierteams: eine Karte verdeckt, eine als Reserve und ein Würfel.


## The words about a match

ago-days = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
}
ago-hours = vor { $n } Std.
ago-minutes = vor { $n } Min.
ago-now = gerade eben
match-minutes = { $n } Min.
# A player's offer to continue after a match.
match-next = { $kind ->
    [lobby] { $name } ist wieder in der Lobby
    [mission] { $name } möchte als Nächstes { $title } spielen
    [swapped] { $name } möchte eine Revanche mit getauschten Seiten
   *[rematch] { $name } möchte eine Revanche
}
match-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
# The state of a match, or the heading of a finished one.
match-status = { $status ->
    [lobby] In der Lobby
    [playing] Läuft
    [paused] Pausiert
   *[finished] Beendet
}
# The outcome of a match for the reader, in two words at most.
match-verdict-closed = Kein Sieger
match-verdict-defeat = Besiegt
match-verdict-draw = Remis
match-verdict-victory = Sieg
