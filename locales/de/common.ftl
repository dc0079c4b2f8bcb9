# The texts of the match page outside the table, in German, and what several pages say.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## What several pages say

pages-cancel = Abbrechen
pages-failed = Das hat nicht geklappt
    .detail = Versuch es noch einmal.
pages-loading = Lädt …
# Where players choose their fleets and decks before a match.
pages-opening-builder = Editor wird geöffnet …
pages-try-again = Erneut versuchen


## The page of a match

# To a player whose seat is gone. $host is the name of a player, and $title the new title of the match.
match-changed = { $host } hat die Partie in { $title } geändert, und dort gibt es keinen Platz wie deinen. Nimm einen anderen Platz oder schau zu.
match-denied = Dieser Tisch ist für dich geschlossen
match-join = An den Tisch
match-not-found = Partie nicht gefunden
    .detail = Die Partie gibt es nicht, oder sie ist privat und du brauchst ihren Einladungslink.
match-not-loaded = Diese Seite konnte nicht geladen werden
    .detail = Die Verbindung ist abgebrochen, oder es gibt eine neuere Version der Seite.
match-opening = Tisch wird geöffnet …
    .slow = Dein Netz ist langsam, oder es blockiert Live-Verbindungen und der Tisch muss auf anderem Weg geladen werden.
match-opening-lobby = Lobby wird geöffnet …
# $kept: whether there was an unfinished fleet.
match-removed = { $kept ->
    [true] Du wurdest von deinem Platz entfernt. Deine unfertige Flotte bleibt in diesem Browser erhalten. Nimm wieder einen Platz derselben Seite und öffne den Editor, um weiterzumachen.
   *[false] Du wurdest von deinem Platz entfernt.
}
match-unknown-game = Unbekanntes Spiel
    .detail = Diese Partie braucht eine neuere Version der Seite. Lade sie neu.
# The title of a match before it is known.
match-untitled = Partie


## The bars on top of pages

bar-account = Konto
bar-devices = Geräte
bar-notices = Benachrichtigungen
bar-pages = Deine Seiten
# The link to the start page, with the name of the site.
bar-start = ← Galaxies Online


## The form in which newcomers enter their name

name-account = Du brauchst weder Konto noch Passwort: Dieser Browser merkt sich dich, und deinen Namen kannst du später ändern. Wenn du ein Konto hast, { $login }.
    .login = melde dich zuerst an
name-enter = Los
name-question = Wie sollen wir dich nennen?


## Creating or changing a match

change-cancel = Abbrechen
change-save = Partie ändern
change-title = Die Partie ändern
# Players would lose their seats. $names is a list of players, and $you is true if the first of them is the reader.
# $names-count is the number of players.
change-unseated = Ohne Platz: { $names }. { $mission } ist für { $players }.
# The reader, in that list.
change-you = du
create-failed = Die Missionen konnten nicht geladen werden.
create-match = { $mission } erstellen
create-open = Alle auf diesem Server mitspielen lassen


## The options of a match

options-changed = { $n } geändert
# The headings of groups of options.
options-group-expansions = Erweiterungen
options-group-finer-rules = Feinere Regeln
options-group-hero = Der Held
options-group-table = Der Tisch
options-mission = Mission
options-more = Mehr Optionen


## A match whose mission is missing

gone-create = Andere Partie erstellen
gone-mission = Diese Partie braucht die Mission { $mission }, die dieser Server nicht mehr hat. Das Paket mit der Mission wurde entfernt oder hat einen Fehler. Bis es wieder da ist, kann niemand Platz nehmen und die Partie nicht beginnen.
gone-operator = Der Betreiber des Servers kann das Paket wiederherstellen und den Server neu starten. Besetzte Plätze bleiben besetzt.
gone-other = { $host ->
    [true] Oder erstelle eine andere Partie und lade alle dazu ein.
   *[false] Oder bitte { $name }, eine andere Partie zu erstellen.
}
gone-seated = Bisher am Tisch
gone-seats = Plätze
gone-title = Diese Mission fehlt


## The door of a private match

door-address = Prüfe die Adresse. Wenn es hier keine Partie gibt, sieht diese Seite genauso aus und niemand antwortet.
door-knock = { $stage ->
    [silent] Noch einmal anklopfen
   *[other] Um Einlass bitten
}
door-leave = Nicht mehr bitten
door-page = Private Partie · Galaxies Online
door-private = Diese Partie ist privat
door-stage = { $stage ->
    [waiting] Du hast angeklopft. Der Tisch öffnet sich hier, sobald der Host dich einlässt.
    [silent] Niemand hat dich eingelassen. Bitte die Person, von der du diese Adresse hast, um den Einladungslink oder klopf noch einmal an.
   *[other] Um Einlass bitten? Der Host sieht deinen Namen und entscheidet. Mit dem Einladungslink brauchst du nicht zu bitten.
}


## Windows, links to share and explanations

complaints-reason = { $reason ->
    [insults] Beleidigungen oder Drohungen
    [spam] Spam
    [cheating] Betrug
    [stalling] Lässt alle warten
    [name] Anstößiger Name
   *[other] Etwas anderes
}
copy-by-hand = { $touch ->
    [true] { $subject ->
        [codes] Halte die Codes gedrückt und wähle „Kopieren“.
       *[link] Halte den Link gedrückt und wähle „Kopieren“.
    }
   *[false] { $subject ->
        [codes] Markiere die Codes und kopiere sie mit Strg+C.
       *[link] Markiere den Link und kopiere ihn mit Strg+C.
    }
}
dialog-close = Schließen
explain-more = Mehr lesen
explain-region = Erklärung
link-copied = Der Link ist kopiert.
link-copy = { $copied ->
    [true] Kopiert
   *[false] Kopieren
}
# The argument is the kind of link, such as "Invite link".
link-qr = QR-Code: { $title }
link-share = Teilen


## The settings of a device

contrast-switch = Hoher Kontrast: klarere Texte und Linien, schlichte Hintergründe


## The rules book

book-alternatives = { $values-or }
book-chapter-place = Kapitel { $n } von { $count }
book-chapter-ways = Voriges und nächstes Kapitel
book-chapters = Kapitel
# $code is the code of a rule: MOV-01.
book-codes = Ein Code unter einem Abschnitt, etwa { $code }, benennt eine einzelne Regel. Du kannst nach ihm suchen oder ihn nennen, wenn du nach dieser Regel fragst.
book-contents = Inhalt
book-encyclopedia = Lexikon
book-entries = Einträge
# The heading of a short text in a frame.
book-example = Zum Beispiel
book-failed = Das Regelheft konnte nicht geladen werden. Lade die Seite neu und versuch es noch einmal.
# A choice of a filter. $filter is its name.
book-filter-all = { $filter }: alle
book-filter-words = Nach Wörtern filtern
book-filters = Filter
book-found = { $n } gefunden
book-found-none = Nichts gefunden
book-found-none-text = Keine Regel, kein Begriff und keine Karte enthält alle diese Wörter.
# A button beside an item.
book-item = Im Lexikon
    .label = Im Lexikon: { $name }
# The label of a link to a section.
book-link-to = Link zu: { $section }
# The chapter after this one.
book-next = Weiter
book-no-entries = Nichts passt zu diesen Filtern.
book-on-page = Auf dieser Seite
book-opening = Regelheft wird geöffnet …
# The chapter before this one.
book-previous = Zurück
# $rules are the codes of rules.
book-rules-here = Hier erklärte Regeln: { $rules }
book-search = Regeln durchsuchen
# The number of items that the filters leave.
book-shelf-count = { $n } von { $count }
book-terms = Begriffe
book-title = Regelheft


## The reasons why something is not offered

why = Warum geht … nicht?
    .eyebrow = Was jetzt nicht angeboten wird
why-nothing = Du kannst schon alles wählen, was jetzt möglich ist.
why-question-rules = Die Regeln zu dieser Frage
# A button beside a reason. In its label, $code is the code of the rule: MOV-01. $reason is a sentence.
why-rule = Die Regel
    .label = Die Regel { $code }: { $reason }


## The lobby, where players gather before a match

lobby-about = Über diese Mission
lobby-about-failed = Die Mission konnte nicht geladen werden.
lobby-about-loading = Mission laden …
lobby-about-retry = Erneut versuchen
# $bot is the name of a kind of computer player.
lobby-bot = Computer: { $bot }
lobby-bot-title = Computerspieler
# The kind of a computer player that this server no longer has.
lobby-bot-unknown = Computerspieler
# A button of the host.
lobby-change = Partie ändern
lobby-chat-off = Der Chat an diesem Tisch ist aus.
# $names are players who still have to choose. $what is what they choose, such as "a fleet".
lobby-choosing = { $what ->
    [none] Warten auf { $names }: Es fehlt noch eine Auswahl.
   *[other] Warten auf { $names }: Es fehlt noch { $what }.
}
# The reader as one of the players in "Waiting for …".
lobby-choosing-you = dich
# A button of the host.
lobby-discard = Partie verwerfen
lobby-discard-sure = Für alle verwerfen?
lobby-empty = { $n ->
    [one] Ein Platz ist noch leer.
   *[other] { $n } Plätze sind noch leer.
}
# A link to the start page.
lobby-home = Galaxies Online
# $host is the name of a player.
lobby-hosted = { $private ->
    [true] Private Partie von { $host }
   *[false] Offene Partie von { $host }
}
lobby-more-players = { $n ->
    [one] Warten auf noch einen Spieler.
   *[other] Warten auf noch { $n } Spieler.
}
# A switch for players who read slowly.
lobby-more-time = Mehr Zeit für mich { $small }
    .small = bei jeder Reaktion
# $names are people who were invited after another match.
lobby-no-answer = Noch keine Antwort von { $names }; das Angebot bleibt offen. Statt zu warten, kannst du einen Computerspieler dazunehmen, den Link jemand anderem schicken oder diese Partie verwerfen.
# $host is the name of a player.
lobby-ready = Bereit. { $host } beginnt die Partie.
# $minutes is the delay with which spectators see the match.
lobby-ready-watch = { $minutes ->
    [0] Bereit. { $host } beginnt die Partie, und du schaust zu.
    [one] Bereit. { $host } beginnt die Partie, und du schaust { $minutes } Minute später zu.
   *[other] Bereit. { $host } beginnt die Partie, und du schaust { $minutes } Minuten später zu.
}
lobby-rules = Regeln
# $n is the number of taken seats of a side, out of $count.
lobby-seated = { $n } von { $count } besetzt
lobby-spectators-off = Bis die Partie vorbei ist, darf nur der Host zuschauen.
lobby-start = Partie beginnen
lobby-swap-sides = Seiten tauschen
# The title of the browser's tab.
lobby-tab = { $match } · Galaxies Online
lobby-take-seat = Nimm einen freien Platz, um mitzuspielen, oder bleib hier und schau zu.


## The link that invites others to the lobby

# $match is the title of a match. The text is sent with the link.
lobby-invite-message = { $free ->
    [true] Spiel mit mir { $match }
   *[false] Schau uns bei { $match } zu
}
lobby-invite-note = { $free ->
    [true] Schick diesen Link weiter. Wer ihn öffnet, nimmt einen freien Platz.
   *[false] Alle Plätze sind besetzt. Wer diesen Link öffnet, kann zuschauen.
}
lobby-invite-title = Einladungslink


## The seats of the lobby

lobby-seat-add-bot = Computer dazu
# A button that asks the player of this seat to swap seats with the reader.
lobby-seat-ask = Tausch anfragen
# $player asks the reader.
lobby-seat-asked = { $player } möchte mit dir den Platz tauschen.
# A note below the name of the player who asks.
lobby-seat-asks = möchte mit dir den Platz tauschen
lobby-seat-bot-strength = Spielstärke
lobby-seat-cancel = Abbrechen
lobby-seat-decline = Ablehnen
lobby-seat-empty = Leerer Platz
lobby-seat-leave = Platz verlassen
# A button of the host: the next one chosen is the seat to which the player moves.
lobby-seat-move = Umsetzen
lobby-seat-move-here = Hierher
# A button of the host.
lobby-seat-remove = Entfernen
# A note below the name of a player.
lobby-seat-slow = bekommt mehr Zeit für Reaktionen
# A button that withdraws the reader's question.
lobby-seat-stop-asking = Zurückziehen
lobby-seat-swap = Tauschen
lobby-seat-take = Platz nehmen
# A stamp on the reader's own seat.
lobby-seat-you = du
lobby-seat-you-asked = Du hast { $player } gefragt, den Platz zu tauschen.


## The next match, offered after a match

next-decline = Nein, danke
next-declined = Du spielst nicht mit.
# $names are other players.
next-declined-others = { $names-count ->
    [one] { $names } spielt nicht mit.
   *[other] { $names } spielen nicht mit.
}
next-go = Dorthin
next-join = { $declined ->
    [true] Doch mitspielen
   *[false] Mitspielen
}
# $title is the title of a mission.
next-joined = Als Nächstes: { $title }
next-joined-seat = Du hast dort einen Platz.
next-lobby = { $alone ->
    [true] Lobby öffnen
   *[false] Lobby mit denselben Leuten
}
# A button that opens a match of the following mission.
next-mission = Weiter: { $title }
next-mission-loading = Weiter: die nächste Mission
# $by is a player. $title is the title of a mission.
next-offer = { $kind ->
    [lobby] { $by } ist wieder in der Lobby.
    [mission] { $by } möchte als Nächstes { $title } spielen.
    [swapped] { $by } möchte eine Revanche mit getauschten Seiten.
   *[rematch] { $by } möchte eine Revanche.
}
next-offer-closed = { $kind ->
    [lobby] { $by } ist wieder in der Lobby, aber diese Partie wurde geschlossen.
    [mission] { $by } möchte als Nächstes { $title } spielen, aber diese Partie wurde geschlossen.
    [swapped] { $by } möchte eine Revanche mit getauschten Seiten, aber diese Partie wurde geschlossen.
   *[rematch] { $by } möchte eine Revanche, aber diese Partie wurde geschlossen.
}
next-offered = Die anderen sehen dein Angebot, wo immer sie auf dieser Website sind, und sind mit einem Druck dabei. Die Partie beginnt, wenn alle da sind.
next-rematch = { $lesson ->
    [true] Noch einmal spielen
   *[false] Revanche
}
next-swap = Seiten tauschen
next-waiting = Zur nächsten Partie, die auf mich wartet
# $match is the title of the next match, and $n the number of all matches that wait for the reader.
next-waiting-more = { $match } · { $n } warten
