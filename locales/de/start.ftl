# The texts of the start page, in German, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The name of the reader

you-account = Konto
you-cancel = Abbrechen
you-change = Namen ändern
you-devices = Deine Geräte
you-forget = Vergessen
you-forget-sure = Diesen Namen und seine Plätze vergessen?
you-language = Sprache
you-log-in = Anmelden
you-name = Dein Name
you-name-taken = Ein Konto hier hat diesen Namen, deshalb sehen dich andere als { $name }.
you-not-you = Nicht du?
you-notices = Benachrichtigungen
you-save = Speichern


## The start page

start-continue = Weiterspielen
start-all-matches = Alle deine Partien{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Wähle eine Mission
start-games = Spiel
start-loading = Missionen werden geladen …
start-more = Mehr zum Spielen
start-no-missions = Dieser Server bietet keine Missionen.
start-play = Spielen
start-rules = Regeln
start-tables = Offene Tische
start-tables-all = Alle Tische zeigen
start-your-matches = Deine Partien


## The games

game-galaxies = Battleship Galaxies
    .tagline = Eine Raumschlacht mit verborgenen Flotten auf Sechseckfeldern, für zwei bis vier Spieler. Befehlige die ISN oder die Wretch.
    .loadouts = Meine Flotten und Decks
    .loadouts-title = Meine Flotten
game-pulp = Pulp Invasion
    .tagline = Ein Fortsetzungsabenteuer der Dreißiger für eine Person: höchstens zwölf Episoden, um die Superwaffen der Kosmischen Hegemonie zu finden.
game-duel = Card Duel
    .tagline = Ein kleines Nervenspiel für zwei Spieler oder zwei Zweierteams: eine Karte verdeckt, eine als Reserve und ein Würfel.
