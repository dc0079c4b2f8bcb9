# The texts of the other pages outside matches, in German.
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


## Passwords, where they are entered

password = Passwort
    .note = Mindestens 8 Zeichen. Ein paar Wörter eignen sich gut.
password-current = Aktuelles Passwort
password-new = Neues Passwort
    .note = Mindestens 8 Zeichen. Damit werden alle deine anderen Geräte abgemeldet.


## The account page

account-about = Du kannst ohne Konto spielen. Mit einem Konto kannst du dich auf jedem Gerät anmelden und behältst deine Partien.
account-appearance = Darstellung auf diesem Gerät
account-log-out = Hier abmelden
account-seen-as = Andere sehen dich als { $name }.
# Two tabs, and the name of both for screen readers.
account-tab-login = Anmelden
account-tab-new = Erstellen
account-tabs = Konto
account-title = Dein Konto


## The account page: errors next to a button or a field

attempt-bad-login = Dieser Kontoname passt nicht zu diesem Passwort oder Code. Prüfe beides und versuch es noch einmal.
attempt-bad-passkey = Dieser Passkey ließ sich hier nicht benutzen. Versuch einen anderen.
attempt-bad-password = Das ist nicht dein aktuelles Passwort. Versuch es noch einmal.
attempt-bad-proof = Das ist keiner deiner Passkeys. Versuch einen anderen.
attempt-challenge-over = Das hat zu lange gedauert. Versuch es noch einmal.
attempt-failed = Das hat nicht geklappt. Versuch es noch einmal.
attempt-last-way = Sonst könntest du dich nicht mehr anmelden. Füge erst ein Passwort oder einen Passkey hinzu.
attempt-name-taken = Dieser Kontoname ist vergeben. Wähle einen anderen.
attempt-no-passkey = Es wurde kein Passkey benutzt. Versuch es noch einmal.
attempt-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
attempt-proof-needed = Es hat sich nichts geändert. Bestätige, dass du es bist.
attempt-too-many = Zu viele Versuche. Warte ein wenig und versuch es dann noch einmal.


## The account page: creating an account

# A button. $password: whether the account gets a password, or otherwise a passkey.
account-new-create = { $password ->
    [true] Konto erstellen
   *[false] Mit Passkey erstellen
}
# $mark: what the server adds to such a name, "(guest)".
account-new-name = Kontoname
    .note = Alle anderen, die diesen Namen benutzen, werden mit „{ $mark }“ dahinter angezeigt. Der Name, den andere sehen, kann anders lauten.
# A link. $password: whether the account would get a password as it is.
account-new-other = { $password ->
    [true] Lieber einen Passkey benutzen
   *[false] Lieber ein Passwort benutzen
}
account-new-passkey = Dieses Gerät bewahrt den Passkey auf. Du meldest dich so an, wie du das Gerät entsperrst, und musst dir nichts merken.


## The account page: recent changes to how the user logs in

changes-account = Das Konto wurde erstellt
changes-address = Die E-Mail-Adresse wurde geändert
changes-address-removed = Die E-Mail-Adresse wurde entfernt
# A link to the whole list. $n: the number of all changes.
changes-all = Alle { $n } zeigen
# The banner of every page. $change is one of the texts here, such as "A passkey was added", and $ago "5 min ago".
# $more: the number of other changes.
changes-banner = { $lead } { $change } ({ $device ->
    [none] { $ago }
   *[other] { $ago }, { $device }
}){ $more ->
    [0] { "" }
    [one] { " " }und { $more } weitere Änderung
   *[other] { " " }und { $more } weitere Änderungen
}.
    .lead = Dein Konto wurde geändert:
changes-codes = Neue Wiederherstellungscodes wurden erstellt
changes-deleted = Das Konto wurde gelöscht
changes-device = Ein weiteres Gerät wurde über einen Link hinzugefügt
changes-link = Ein Link für ein weiteres Gerät wurde erstellt
# After a change that the user has not seen before: "5 min ago · new".
changes-new = neu
changes-not-you = Wenn du das nicht warst, lege ein neues Passwort fest, erstelle neue Wiederherstellungscodes und melde deine anderen Geräte ab.
changes-ok = Das war ich
changes-passkey = Ein Passkey wurde hinzugefügt
changes-passkey-removed = Ein Passkey wurde entfernt
changes-password = Das Passwort wurde festgelegt
changes-password-removed = Das Passwort wurde entfernt
changes-recovered = Ein Wiederherstellungscode wurde benutzt und ein neues Passwort festgelegt
changes-review = Prüfen
changes-title = Sicherheitshinweise


## The account page: recovery codes, after they were made

codes-about = Wenn du dein Gerät verlierst oder dein Passwort vergisst, melde dich mit einem dieser Codes an. Jeder Code gilt einmal. Sie werden nicht noch einmal gezeigt.
codes-copied = Die Codes sind kopiert.
# A button. $copied: whether it was just pressed.
codes-copy = { $copied ->
    [true] Kopiert
   *[false] Kopieren
}
# The head of the saved file. $host is the address of the server, and $name that of the account.
codes-file =
    Galaxies Online · { $host } · { $name }
    Jeder Code gilt einmal.
codes-kept = Ich habe sie gesichert
codes-save = Als Datei sichern
codes-title = Sichere diese Codes


## The account page: the user's reports on others to the host of the server

complaints-answer = Antwort des Betreibers:
complaints-failed = Deine Meldungen konnten nicht geladen werden. Lade die Seite neu.
complaints-reason = { $reason ->
    [insults] Beleidigungen oder Drohungen
    [spam] Spam
    [cheating] Betrug
    [stalling] Lässt alle warten
    [name] Anstößiger Name
   *[other] Etwas anderes
}
# $closed: whether the host has closed the report without an answer.
complaints-state = { $closed ->
    [true] Der Betreiber hat diese Meldung gelesen.
   *[false] Der Betreiber hat noch nicht geantwortet.
}
complaints-title = Meine Meldungen


## The account page: the user's data

farewell-alone = Partien, die du allein spielst, werden auch gelöscht.
farewell-confirm = Endgültig löschen
farewell-delete = Meine Daten löschen …
# $account: whether the user has an account.
farewell-devices = { $account ->
    [true] Dein Konto, deine Geräte und alle deine Aufstellungen werden sofort gelöscht.
   *[false] Deine Geräte und alle deine Aufstellungen werden sofort gelöscht.
}
farewell-download = Herunterladen
farewell-final = Das lässt sich nicht zurücknehmen.
farewell-others = Andere Spieler behalten ihre Partien: Sie sehen dann „Someone who left“, und der Computer spielt für dich weiter.
# The dialog's title, and its label for screen readers. $name is the user's.
farewell-sure = { $name } endgültig löschen?
    .label = { $name } löschen
farewell-title = Deine Daten
farewell-type = Gib zur Bestätigung { $name } ein


## The account page: logging in

login-code = Wiederherstellungscode
    .note = Einer der Codes, die du gesichert hast. Jeder Code gilt einmal.
# A button. $recovering: whether the user uses a recovery code, and chooses a new password.
login-enter = { $recovering ->
    [true] Passwort festlegen und anmelden
   *[false] Anmelden
}
# $user and $name are both the guest's name.
login-instead = Dieser Browser spielt als { $user }. Wenn du dich als jemand anderes anmeldest, verlierst du den Zugang zu den Plätzen von { $name }.
# A link to the other form. $recovering: whether the form for recovery codes is open.
login-lost = { $recovering ->
    [true] Lieber das Passwort benutzen
   *[false] Ich kann mich nicht anmelden
}
login-name = Name
# Between two ways to log in.
login-or = oder mit einem Passwort
login-passkey = Mit Passkey anmelden


## The account page: the ways to log in

methods-add-passkey = Passkey hinzufügen
methods-codes = Wiederherstellungscodes
# The number of codes that have not been used.
methods-codes-left = noch { $n }
methods-new-codes = Neue Codes erstellen …
# The name of a passkey without its own name.
methods-passkey = Passkey
methods-passkey-added = Der Passkey wurde hinzugefügt.
methods-passkey-removed = Der Passkey wurde entfernt.
# $ago: "5 min ago".
methods-passkey-used = Passkey · benutzt { $ago }
# Below "Password".
methods-password = { $set ->
    [true] Festgelegt
   *[false] Keines
}
# The button next to "Password".
methods-password-change = { $set ->
    [true] Ändern …
   *[false] Festlegen …
}
methods-password-removed = Dein Passwort wurde entfernt.
methods-password-set = Dein Passwort ist festgelegt, und deine anderen Geräte sind abgemeldet.
# The button next to a passkey, and its label for screen readers.
methods-remove = Entfernen …
    .label = Passkey { $name } entfernen
methods-remove-password = Passwort entfernen
methods-remove-sure = Entfernen
methods-replace-codes = Codes ersetzen
methods-set-password = Passwort festlegen
methods-title = So meldest du dich an


## The dialog in which users confirm their identity

proof-about = Bevor du deine Anmeldung änderst, bestätige, dass du es bist. Das gilt zehn Minuten lang.
proof-continue = Weiter
proof-no-passkey = Deine Passkeys lassen sich hier nicht benutzen. { $link } mit einem Wiederherstellungscode.
    .link = Melde dich neu an
proof-passkey = Passkey benutzen
proof-password = Dein Passwort
proof-title = Bestätige, dass du es bist


## The page of a clip: the decisive moment of a match

clip-not-found = Moment nicht gefunden
    .detail = Dieser Link funktioniert nicht. Vielleicht fehlt ein Teil davon.
clip-opening = Moment wird geöffnet …
# $match is the title of the match.
clip-title = { $match } · Der entscheidende Moment


## The page of the user's devices

devices-account = Mit einem { $link } kannst du dich überall anmelden, auch wenn du dieses Gerät verlierst.
    .link = Konto
devices-add = Weiteres Gerät hinzufügen
# $ago: "5 min ago".
devices-added = Hinzugefügt { $ago }
# $device is the name of a device, and $name the user's.
devices-added-now = { $device } spielt jetzt als { $name }.
devices-elsewhere = Anderswo weiterspielen
# $minutes: how long the link still works.
devices-link = Link, um als { $name } weiterzuspielen
    .note = Wer diesen Link öffnet, spielt unter deinem Namen. Gib ihn also nicht weiter. Er gilt einmal, noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang.
devices-link-about = Mit einem Link spielst du auf einem anderen Gerät unter deinem Namen weiter, mit denselben Plätzen, Partien und Aufstellungen. Er gilt einmal, zehn Minuten lang.
devices-link-how = Öffne diesen Link auf dem anderen Gerät: Scanne den Code oder schick dir den Link.
# $again: whether there was a link before.
devices-link-show = { $again ->
    [true] Neuen Link zeigen
   *[false] Link zeigen
}
devices-list = Wo du angemeldet bist
devices-log-out = Abmelden …
devices-log-out-others = Alle anderen abmelden …
devices-log-out-others-sure = Alle anderen abmelden
devices-log-out-sure = Abmelden
devices-this = Dieses Gerät
devices-title = Deine Geräte
# A device whose program is not known.
devices-unknown = Ein anderes Programm


## The page of an invitation

# The button of a newcomer, next to the field for their name.
join = Mitspielen
join-as = Als { $name } mitspielen
join-begun = Die Partie hat begonnen. Du kannst zuschauen.
# $names are the players at the table, and $n is the number of free seats.
join-free = { $names-count ->
    [0] Noch ist niemand am Tisch.
    [one] { $names } ist am Tisch.
   *[other] { $names } sind am Tisch.
} { $n ->
    [one] Ein Platz ist frei; bis die Partie beginnt, kannst du die Seite wechseln.
   *[other] { $n } Plätze sind frei; bis die Partie beginnt, kannst du die Seite wechseln.
}
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
# On the cover of the mission.
join-host = { $name } lädt dich ein
join-loading = Partie wird gesucht …
join-not-found = Einladung nicht gefunden
    .detail = Vielleicht gibt es die Partie nicht mehr. Bitte um einen neuen Link.
join-title = Einladung
join-too-late = Alle Plätze wurden gerade besetzt. Du kannst noch zuschauen.
join-unknown-mission = Die Mission dieser Partie gibt es auf diesem Server gerade nicht.
join-watch = Zuschauen
join-watch-only = Nur zuschauen


## The page of the builds for a game

loadouts-none = Nichts vorzubereiten
    .detail = Bei diesem Spiel gibt es vor einer Partie nichts vorzubereiten.


## The page of links in e-mails

mail-allow = E-Mails wieder erlauben
mail-allowed = E-Mails sind wieder erlaubt
    .detail = Um sie zu bekommen, gib deine Adresse auf der Seite der Benachrichtigungen ein und bestätige sie.
mail-confirm = E-Mails über deine Partien
    .detail = Diese Adresse bekommt eine E-Mail, wenn eine Partie deine Antwort braucht und du nicht da bist.
    .button = Adresse bestätigen
mail-confirmed = Deine Adresse ist bestätigt
    .detail = Du bekommst eine E-Mail, wenn eine Partie deine Antwort braucht und du nicht da bist.
mail-leave = Alle E-Mails abbestellen?
    .detail = Dieser Server schickt nichts mehr an dieses Postfach, egal wer darum bittet.
    .button = E-Mails abbestellen
mail-notices = Zu den Benachrichtigungen
mail-over = Dieser Link gilt nicht mehr
    .detail = So ein Link gilt einmal, einen Tag lang. Fordere auf der Seite der Benachrichtigungen einen neuen an.
# $title and $detail are those of an error.
mail-problem = { $title }. { $detail }
mail-start = Zur Startseite
mail-stopped = Keine E-Mails mehr
    .detail = Wir haben deine Adresse vergessen, und niemand kann diesen Server dazu bringen, an sie zu schreiben. Behalte unsere letzte E-Mail: Ihr Link erlaubt wieder E-Mails.
mail-title = E-Mail


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


## The page of the user's matches

matches-finished = Beendet
matches-finished-none = Noch keine.
matches-never = Du hast noch keine Partien gespielt. Sie erscheinen hier, sobald du beginnst.
matches-older = Ältere Partien zeigen
matches-open = Laufend
matches-open-none = Keine.
matches-play = Eine Partie spielen
# Links to a match, and their labels for screen readers. $match is the title of the match.
matches-replay = Replay ansehen
    .label = Replay ansehen: { $match }
matches-report = Bericht
    .label = Bericht: { $match }
matches-title = Deine Partien


## The page of a new match

new-loading = Missionen laden …
# $chosen: whether the user has chosen a game.
new-none = { $chosen ->
    [true] Dieser Server bietet keine Missionen für dieses Spiel.
   *[false] Dieser Server bietet keine Missionen.
}
new-title = Mission wählen


## The page of notifications

notices-about = Du bekommst eine Benachrichtigung, wenn eine Partie deine Antwort braucht oder andere noch einmal spielen wollen und du nicht da bist. Sie nennt die Partie, nie die Frage.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-lost = Du bekommst auf diesem Gerät keine Benachrichtigungen mehr. { $trouble }
notices-mail = Per E-Mail
notices-mail-about = Wir schicken dir einen Link zum Bestätigen der Adresse. Jede E-Mail hat einen Link zum Abbestellen.
notices-mail-address = Deine E-Mail-Adresse
notices-mail-again = Erneut senden
notices-mail-confirm = Bestätigen …
# After an address.
notices-mail-confirmed = bestätigt
notices-mail-remove = Adresse entfernen
notices-mail-sent = Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um deine Adresse zu bestätigen. Wenn du unsere E-Mails einmal abbestellt hast, erlaube sie mit dem Link in der letzten wieder.
notices-mail-trouble-full = Der Mailserver meldet, dass dieses Postfach voll ist. Schaffe darin Platz.
notices-mail-trouble-later = Der Mailserver nimmt gerade keine E-Mails an. Wir versuchen es wieder.
notices-mail-trouble-refused = Der Mailserver nimmt von diesem Server keine E-Mails an. Versuch eine andere Adresse.
notices-mail-trouble-unknown = Der Mailserver kennt dieses Postfach nicht, deshalb schicken wir nichts mehr dorthin. Prüfe die Adresse.
notices-name-first = Wähle zuerst einen Namen.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-not-reached = Benachrichtigungen sind an, erreichen dieses Gerät aber nicht. { $trouble }
notices-paused = Dieser Server sendet gerade keine Benachrichtigungen. Der Betreiber hat sie angehalten oder gerade eine Sicherung eingespielt.
notices-push = Auf diesem Gerät, auch bei geschlossener Seite
# The names of the steps as an iPhone shows them.
notices-push-apple = Füge diese Seite zuerst zum Home-Bildschirm hinzu: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne sie dann von dort.
notices-push-not-offered = Dieser Server sendet keine Benachrichtigungen an Geräte.
# The number of other devices that get notices. $here: whether this one gets them.
notices-push-others = { $here ->
    [true] { $n ->
        [one] Und auf einem weiteren Gerät.
       *[other] Und auf { $n } weiteren Geräten.
    }
   *[false] { $n ->
        [one] Auf einem anderen Gerät.
       *[other] Auf { $n } anderen Geräten.
    }
}
# A switch: whether the system of this device shows notices.
notices-push-switch = Systemnachrichten
# $encrypted: whether the connection to the server is.
notices-push-unable = { $encrypted ->
    [true] Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen empfangen.
   *[false] Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen empfangen, weil die Verbindung zu diesem Server nicht verschlüsselt ist.
}
notices-quiet = Ruhezeiten
# Two fields with times: "From 22:00 to 07:00". For screen readers, they have labels.
notices-quiet-begin = Von
    .label = { $channel ->
        [mail] E-Mail: Ruhe von
       *[push] Nachrichten: Ruhe von
    }
notices-quiet-end = bis
    .label = { $channel ->
        [mail] E-Mail: Ruhe bis
       *[push] Nachrichten: Ruhe bis
    }
# $zone is the name of a time zone in English: "Europe/Berlin".
notices-quiet-zone = In der Zeitzone { $zone }. Benachrichtigungen warten, bis die Ruhezeit endet.
# A button that chooses the time zone of this device.
notices-quiet-zone-use = { $zone } benutzen
notices-title = Benachrichtigungen
# After a test notice. $devices: the number of devices that it was sent to. $address: the e-mail address, if any.
notices-tried = { $address ->
    [none] { $devices ->
        [0] Die Benachrichtigung konnte nicht gesendet werden. Versuch es später noch einmal.
        [one] An ein Gerät gesendet.
       *[other] An { $devices } Geräte gesendet.
    }
   *[other] { $devices ->
        [0] An { $address } gesendet.
        [one] An ein Gerät und { $address } gesendet.
       *[other] An { $devices } Geräte und { $address } gesendet.
    }
}
# $tried is the text before this one: "Sent to one device."
notices-tried-failed = { $tried } { $n ->
    [one] Ein Gerät war nicht erreichbar.
   *[other] { $n } Geräte waren nicht erreichbar.
}
notices-trouble-forbidden = Dein Browser blockiert Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen.
notices-trouble-no-service = Dein Browser konnte seinen Push-Dienst nicht erreichen. Versuch es später noch einmal.
notices-trouble-no-worker = Dein Browser konnte den Empfang von Nachrichten für diese Seite nicht starten. Schließe ihre anderen Tabs oder lade sie neu.
notices-trouble-unable = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen empfangen.
notices-try = Testnachricht senden


## The page of an address that does not exist

nowhere-not-found = Seite nicht gefunden
    .detail = Vielleicht fehlt ein Teil des Links. Bitte noch einmal darum oder geh zur Startseite.
nowhere-title = Hier ist nichts


## The page of a replay

replay-enter = Partie noch einmal ansehen
replay-impossible = Diese Partie lässt sich nicht mehr ansehen
    .detail = Die Regeln haben sich seit dieser Partie geändert. Wie sie ausging, kannst du noch sehen.
replay-not-over = Diese Partie läuft noch
    .detail = Du kannst sie noch einmal ansehen, sobald sie vorbei ist.
replay-opening = Replay wird geöffnet …
# $match is the title of the match.
replay-title = { $match } · Replay
replay-to-table = Zum Tisch


## The page of the report on a finished match

report-back = ← Zurück zum Tisch
report-enter = Bericht lesen
report-eyebrow = Einsatzbericht · { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
# The invitation is sent with the link.
report-link = Link zum entscheidenden Moment
    .invitation = Sieh, was unsere Partie entschieden hat
    .note = Wer diesen Link hat, sieht diesen Moment, wie er am Tisch zu sehen war, und sonst nichts von der Partie.
report-link-watch = Ansehen
report-none = Kein Bericht
    .detail = Zu Partien dieses Spiels gibt es keine Berichte.
report-opening = Bericht wird geschrieben …
report-print = Drucken
report-share = Entscheidenden Moment teilen
# $match is the title of the match.
report-title = Bericht · { $match }


## The page of the rules

rules-all = Alle Regelhefte
rules-failed = Regelheft
    .detail = Dieses Regelheft gibt es nicht, oder es konnte nicht geladen werden. Lade die Seite neu oder wähle ein anderes.
# Links to the books of other games.
rules-games = Spiele
rules-opening = Regelheft wird geöffnet …
# The title of the page. $book is the title of a book, which is that of its game, and $page that of a chapter.
rules-title = { $page ->
    [none] { $book ->
        [none] Regeln
       *[other] Regeln von { $book }
    }
   *[other] { $page } · Regeln von { $book }
}


## The page of a link to a seat

# $side is the name of the side, and $name that of the player who leaves the seat. $round is 0 before the first round.
seat-about = { $round ->
    [0] { $side }, vor der ersten Runde. Du spielst mit allem weiter, was { $name } besitzt und weiß, und { $name } schaut dann zu.
   *[other] { $side }, Runde { $round }. Du spielst mit allem weiter, was { $name } besitzt und weiß, und { $name } schaut dann zu.
}
# The title of the match is on the next line.
seat-by = { $name } überlässt dir einen Platz in
seat-loading = Platz wird gesucht …
seat-other = Du spielst schon in dieser Partie
    .detail = Niemand kann in einer Partie zwei Plätze haben.
seat-over = Dieser Link gilt nicht mehr
    .detail = So ein Link gilt einmal, einen Tag lang. Bitte um einen neuen.
seat-own = Das ist dein eigener Platz
    .detail = Schick den Link der Person, die für dich weiterspielen soll.
seat-take = Platz nehmen
seat-take-as = Als { $name } Platz nehmen
seat-title = Ein Platz für dich
seat-to-table = Zum Tisch


## The page of the open tables

tables-title = Offene Tische


## The page of a link to continue on another device

transfer-about = Deine Partien, Plätze und Aufstellungen kommen mit. Das andere Gerät bleibt angemeldet.
transfer-as = Als { $name } weiterspielen
transfer-checking = Link wird geprüft …
transfer-continue = Als { $name } fortfahren
transfer-here = Auf diesem Gerät weiterspielen
# $user and $name are both the name of this browser's user.
transfer-instead = Dieser Browser spielt als { $user }. Wenn du fortfährst, verlierst du den Zugang zu den Plätzen von { $name }.
transfer-over = Dieser Link gilt nicht mehr
    .detail = So ein Link gilt einmal, zehn Minuten lang. Hol dir auf dem anderen Gerät einen neuen.
transfer-title = Hier weiterspielen


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
