# The texts of the other pages outside matches, in German.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


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
