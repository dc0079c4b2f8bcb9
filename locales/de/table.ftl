# The texts of the table that all games share, in German.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The coach, who explains the questions of a match

coach = Coach
# Hidden text before the coach's last words, for screen readers.
coach-before = Coach:
coach-call = Was ist das? Coach rufen
    .title = Der Coach erklärt jede Frage und sagt, was Spieler meist tun.
coach-off = Ohne Coach weiter
    .title = Ohne Coach weiterspielen. Im Menü lässt er sich wieder rufen.
# $label is the text of the button that has to be pressed again.
coach-press-again = Drücke noch einmal darauf oder drücke „{ $label }“.
coach-why = Warum?


## The connection to the server

connection-closed = Geschlossen
connection-connecting = Verbindet
connection-denied = Kein Zugang
connection-online = Online
connection-polling = Langsamere Verbindung
    .why = Dieses Netz blockiert Live-Verbindungen. Du kannst weiterspielen, aber alles kommt etwas später an.
connection-reconnecting = Verbindet neu


## The frame of the table: its header and its tabs

# A heading, hidden from sight, of what happens now.
table-announced = Was passiert
# The name of the tabs beside the board.
table-beside = Neben dem Spielplan
table-close = ✕ Schließen
# The number of a mission, like that of a magazine's issue.
table-issue = Nr. { $n }
table-menu = Menü
# The button that starts or joins the match that follows a finished one.
table-next-match = Nächste Partie
# The title of the browser's tab. $title is the title of the match. The dot marks an open question to the reader.
table-page = { $asked ->
    [true] ● { $title }
   *[other] { $title }
} · Galaxies Online
table-result = Ergebnis
# The part of a match. Round 0 is its preparation.
table-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
# "new" follows the number of new messages: "3 new".
table-tab-chat = Chat
    .new = neu
table-tab-log = Verlauf
table-to-question = Zur Frage
# $acting says whether it is the turn of the player who has to act. Otherwise, they are asked in another one's turn.
table-turn = { $acting ->
    [true] { $name } ist am Zug
   *[other] { $name } wird gefragt
}
table-turn-own = { $acting ->
    [true] Dein Zug
   *[other] Du wirst gefragt
}
# The number of spectators, as the name of a button.
table-watching = { $n } Zuschauer: wer am Tisch ist


## Pointing things out to teammates

point-at = Zeigen auf
point-bar = Etwas zeigen
# P is a key on the keyboard.
point-button = Deinem Teammitglied etwas zeigen
    .title = Deinem Teammitglied etwas zeigen (P)
point-choose = oder wählen …
point-done = Fertig
point-hint = Tippe auf etwas oder ziehe von einem zum anderen. Sichtbar nur für { $mates }
point-hint-propose = Für { $mates }: Tippe an, was zu nutzen ist, dann wo
point-modes = Was du tust
point-propose = Vorschlagen
point-send = Senden
point-show = Zeigen
# $from and $to are things on the table. Without $to, the player points at one thing.
pointed = { $to ->
    [none] { $name } zeigt auf { $from }
   *[other] { $name } zeigt auf { $from }, dann auf { $to }
}
pointed-own = { $to ->
    [none] Du zeigst auf { $from }
   *[other] Du zeigst auf { $from }, dann auf { $to }
}
pointed-out = Gezeigt
proposal = Ein Vorschlag
proposal-among = Aus { $n } wählen
proposal-dismiss = Vorschlag verwerfen
# $things are names of things on the table, with arrows between them.
proposal-text = { $name } schlägt vor: { $things }


## The cards in the hand

# What to do with a card if the option names only the card.
hand-choose = Wählen
hand-look-first = Noch nicht: Sieh erst, was passiert
# The button of a card: the verb and the card's name.
hand-offer = { $verb }: { $name }
# The same if the reader then chooses among several options.
hand-offer-more = { $verb }: { $name } …
hand-over = Die Partie ist vorbei
hand-unusable = Bei der aktuellen Frage kannst du diese Karte nicht nutzen.
# The verb in the text of an option, such as "Play Ace for 2 energy": its first or its last word, depending on the
# language. A word that is part of the card's name is empty. Use either { $first } or { $last }.
hand-verb = { $last }
# $waiting is a sentence such as "Waiting for Ann".
hand-wait = Noch nicht. { $waiting }


## The log

log = Verlauf
log-by = Von { $name }
log-cut = Das sind die neuesten Zeilen des Verlaufs. Öffne das Replay der beendeten Partie, um alle zu drucken.
log-empty = { $filtered ->
    [true] So etwas ist noch nicht passiert.
   *[other] Noch ist nichts passiert.
}
log-everything = Alles
log-filter = Verlauf filtern
log-show = Auf dem Spielplan zeigen


## The menu

menu = Menü
menu-animations = Animationen
menu-appearance = Darstellung
menu-blocked = Dein Browser blockiert Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen.
menu-call = Wenn du am Zug bist und nicht hinsiehst
menu-call-message = Systemnachricht zeigen
menu-cancel = Abbrechen
menu-coach = Coach
menu-coach-switch = Jede Frage erklären, und was Spieler meist tun
menu-concede = Aufgeben
menu-device = Auf anderem Gerät weiterspielen
menu-keys = Tasten
# Names of keys, each followed by what it does.
menu-keys-replay = { $space } abspielen oder anhalten · { $left } { $right } Schritt für Schritt · mit { $shift } Zug für Zug · { $home } { $end } zum Anfang und zum Ende
    .space = Leertaste
    .left = ←
    .right = →
    .shift = Umschalt
    .home = Pos1
    .end = Ende
# $pointing says whether the reader has a teammate to whom they can point things out.
menu-keys-table = { $one }–{ $nine } wählen · { $enter } bestätigen · { $esc } zurück · { $space } Animation überspringen · Pfeile bewegen über markierte Felder auf dem Spielplan{ $pointing ->
    [true] { " · " }{ $p } deinem Teammitglied etwas zeigen
   *[other] { "" }
}
    .one = 1
    .nine = 9
    .enter = Enter
    .esc = Esc
    .space = Leertaste
    .p = P
menu-leave = Tisch verlassen
menu-notices = Benachrichtigen, auch bei geschlossener Seite oder per E-Mail
menu-orders = Dauerbefehle
# The button that opens the list of people. $watching is the number of spectators.
menu-people = Leute{ $watching ->
    [0] { "" }
   *[other] { " " }· { $watching } Zuschauer
}
menu-play-on = Weiterspielen
menu-print = Verlauf drucken
menu-reactions = Reaktionen
menu-rules = Regelheft
menu-seal = Versiegelte Würfel
# { $command } is a command of a program.
menu-seal-about = Alle Würfe wurden vor dem ersten Wurf festgelegt und mit dieser Zahl versiegelt. Deine Seite bewahrt die Zahl auf und prüft sie, wenn die Partie vorbei ist. Auch { $command } prüft sie.
    .command = galaxies verify
menu-slow = Mehr Zeit für mich: mindestens 20 Sekunden für jede Reaktion. Alle sehen das, hier und an jedem Tisch, an den ich später komme
menu-sound = Ton
menu-sound-on = Töne
menu-sound-only = Nur ein Signal, wenn ich am Zug bin
# The speeds of the animations. "Stills" shows pictures that do not move.
menu-speed-calm = Standbilder
menu-speed-fast = Schnell
menu-speed-full = Voll
menu-speed-off = Aus
# Screen readers say the value.
menu-volume = Lautstärke
    .value = { $n } Prozent


## Handing over the seat to a friend

seat-about = Ein Freund spielt für dich weiter, mit allem, was du hast. Deinen Platz bekommst du nur über einen Link von dort zurück.
seat-create = Link zu meinem Platz erstellen
seat-heading = Platz übergeben
# The message that is shared together with the link.
seat-invitation = Übernimm meinen Platz
seat-keep = Platz behalten
seat-kept = Du behältst deinen Platz. Der Link gilt nicht mehr.
seat-link = Link zu deinem Platz
# $expiry is a date with a time.
seat-note = Wer diesen Link zuerst öffnet, nimmt deinen Platz ein und sieht alles, was er weiß, und du wirst Zuschauer. Er gilt einmal, bis { $expiry }.


## The chat

chat = Chat
chat-channel = { $channel ->
    [team] Kanal: Team. Wechseln.
   *[table] Kanal: Tisch. Wechseln.
}
chat-channel-name = { $channel ->
    [team] Team
   *[table] Tisch
}
chat-empty = Noch keine Nachrichten. Sag Hallo.
chat-message = Nachricht
chat-off = Der Host hat den Chat an diesem Tisch ausgeschaltet.
chat-send = Senden
# The mark beside a message that only some people read.
chat-tag-spectators = Zuschauer
chat-tag-team = Team
# Stands in the empty field for a message.
chat-to-spectators = An die Zuschauer
chat-to-table = An den Tisch
chat-to-team = Nur dein Teammitglied liest das


## The people at the table

people = Leute an diesem Tisch
people-about = Was stumme Leute schreiben, siehst du nicht. Blockierte können auch nicht an deine Tische kommen. Beides gilt auf allen deinen Geräten.
people-block = Blockieren
# Marks a blocked person; "people-muted" marks a muted one.
people-blocked = blockiert
people-confirm = Bestätigen
people-delay = Zuschauer sehen alles { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
} später.
# A spectator who has written, but has left the table.
people-former = früherer Zuschauer
# The last item of the list of people.
people-more = und { $n } { $n ->
    [one] weiterer Zuschauer
   *[other] weitere Zuschauer
}
people-mute = Stumm
people-muted = stumm
people-none = Hier sitzen nur Computerspieler, und niemand schaut zu.
people-report = Melden …
people-spectator = Zuschauer
people-turn-away = Wegschicken
people-turned-away = { $name } wurde weggeschickt.
people-unblock = Freigeben
people-unmute = Nicht stumm
# Marks the reader in the list of people.
people-you = du


## Reporting a person

report-about = Die letzten Chatzeilen, die du sehen kannst, werden mitgeschickt.
report-cancel = Abbrechen
report-reason = Grund
report-send = Meldung senden
report-text = Was ist passiert?
report-thanks = Danke. Der Betreiber dieses Servers liest deine Meldung. Die Antwort findest du auf der Seite deines Kontos.
report-title = { $name } melden


## The presence of players and their time

presence = Am Tisch
presence-agreed = Du willst, dass der Computer für { $name } spielt. { $others } { $others-count ->
    [one] muss
   *[other] müssen
} zustimmen.
# How long a player has been away. $unit is none for less than a minute.
presence-away = { $unit ->
    [minutes] seit { $n } Min. weg
    [hours] seit { $n } Std. weg
    [days] { $n ->
        [one] seit { $n } Tag weg
       *[other] seit { $n } Tagen weg
    }
   *[none] weg
}
# $time is a date with a time.
presence-away-since = weg seit { $time }
presence-back = Platz wieder einnehmen
presence-computer = Computer
presence-grace = Die Zeit von { $name } lief bei getrennter Verbindung ab und verlängert sich einmal um einige Sekunden.
presence-grace-own = Deine Zeit lief ab, während deine Verbindung getrennt war. Antworte, bevor diese Zusatzsekunden vorbei sind.
presence-here = da
presence-may-stand-in = { $name } ist weg: Bis zur Rückkehr darf der Computer spielen.{ $others-count ->
    [0] { "" }
    [one] { " " }Auch { $others } muss zustimmen.
   *[other] { " " }Auch { $others } müssen zustimmen.
}
presence-people = { $timed ->
    [true] Leute und ihre restliche Zeit
   *[other] Leute
}
presence-playing = Der Computer spielt für dich.
presence-stand-in = Computer spielen lassen
presence-time = Zeit von { $name }
# The time that a person has left: less than an hour is written as 9:41.
presence-time-days = { $days } T. { $hours } Std.
presence-time-hours = { $hours } Std. { $minutes } Min.
presence-wait = { $name } ist weg. In { $seconds } s darf bis zur Rückkehr der Computer spielen.
presence-you = Du


## The recap of what happened while the reader was away, and replays

recap = Was du verpasst hast
# Follows "recap-intro" in bold.
recap-count = { $n ->
    [one] ist eine Sache passiert.
   *[other] sind { $n } Dinge passiert.
}
recap-intro = Während du weg warst,
recap-play-on = Weiterspielen
recap-show = Zeigen
recap-skip = Überspringen
replay = Replay
replay-cut = Der Rest wurde nach älteren Regeln gespielt und lässt sich nicht zeigen.
replay-first = Zum Anfang
replay-last = Zum Ende
replay-leave = Verlassen
# Screen readers say the value: the number of the step, and its turn, such as "Round 3 · Ann".
replay-moment = Moment der Partie
    .value = { $at } von { $n }, { $turn }
replay-problem = Der Rest konnte nicht geladen werden.
replay-retry = Erneut versuchen
replay-speed = Tempo
replay-turn = Zu einem Zug
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug weiter
step-again = Noch einmal
step-back = Einen Schritt zurück
step-first = Die Partie beginnt
step-last = Die Partie ist vorbei
step-next = Einen Schritt weiter
step-pause = Anhalten
step-play = Abspielen
# The number of the step. $more says whether further steps are still being loaded.
step-position = { $at } von { $n }{ $more ->
    [true] { " " }…
   *[other] { "" }
}


## The question

question = Entscheidung
question-all = Alle Optionen ({ $n })
# The titles above a question. The short one is for phones.
question-asked = Du wirst gefragt
question-asked-short = Gefragt
question-back = Zurück
question-cancel = Abbrechen
# Several picks in succession are possible: "a far dot" marks a space that takes more than one.
question-click-path = Klicke ein Feld oder einen fernen Punkt an
question-click-space = { $ships ->
    [true] Klicke ein markiertes Feld oder Schiff an
   *[other] Klicke ein markiertes Feld an
}
question-click-thing = { $ships ->
    [true] Wähle ein markiertes Schiff auf dem Spielplan oder hier
   *[other] Wähle auf dem Tisch oder hier
}
question-confirm = { $n ->
    [0] Bestätigen
   *[other] { $n } bestätigen
}
question-confirm-none = Nichts wählen
question-filter = Optionen filtern
    .count = { $n } Optionen filtern
question-folded = { $folded ->
    [true] Antworten zeigen
   *[other] Antworten verbergen
}
question-manners = So antwortest du auf dem Spielplan
question-move = Dein Zug
question-no-answer = Du hast nichts, was du jetzt spielen kannst. Du wirst trotzdem gefragt, damit niemand erfährt, was du hast.
# How many options to choose: at least $min and at most $max.
question-pick = { $range ->
    [exact] Wähle { $max }
    [most] Wähle bis zu { $max }
   *[between] Wähle { $min } bis { $max }
}{ $ordered ->
    [true] , der Reihe nach
   *[other] { "" }
}
# The button that answers with several picks along a path.
question-path = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
question-react = Reagieren?
question-ways = { $n ->
    [one] { $n } Weg
   *[other] { $n } Wege
} von hier. Welcher?
question-why-not = Warum geht … nicht?
    .label = Warum geht … nicht? Was nicht angeboten wird, und die Regeln


## The hint of the computer

# $options are the texts of options.
advice-choose = Der Computer würde wählen: { $options }
advice-nothing = Der Computer würde nichts wählen
advice-take = { $single ->
    [true] So machen
   *[other] So wählen
}
hint = Tipp
    .title = Was würde der Computer hier tun? Niemand sieht, dass du fragst.
hint-thinking = Denkt nach …


## The time to react

# $time is "clock-seconds". Its attribute names that time for screen readers.
clock-answer = Noch { $time } zum Antworten, dann passt du.
    .time = Zeit zum Reagieren
clock-left = Noch { $time }, dann zählt deine Antwort.
    .time = Zeit zum Reagieren
clock-more-time = Mehr Zeit
    .title = Alle sehen, dass du darum bittest, und alle bekommen mehr Zeit
# The players who have asked for more time, with "you" for the reader.
clock-more-time-for = Mehr Zeit für { $names }.
    .you = dich
clock-seconds = { $n } s
# The players who read slowly, with "you" for the reader. $you says whether the reader is one of them.
clock-slow = { $you ->
    [true] { $names-count ->
        [1] Du bekommst mehr Zeit zum Reagieren.
       *[other] Mehr Zeit zum Reagieren für { $names }.
    }
   *[other] Mehr Zeit zum Reagieren für { $names }.
}
    .first-you = dich
    .you = dich
# $until is a time of day.
clock-until = Noch { $time }. Antworten ist bis { $until } möglich.
    .time = Zeit zum Reagieren


## Taking answers back, and answers that the server refuses

refused = { $code ->
    [illegal] Diese Wahl wird nicht angeboten.
    [not_yours] Diese Entscheidung ist nicht deine.
    [malformed] Das ist leer oder zu lang. Ändere es.
    [too_fast] Etwas langsamer, dann versuch es noch einmal.
    [over] Die Partie ist vorbei.
   *[other] Das war nicht möglich.
}
# The answers that the server did not receive in time are part of a series that the reader chose at once.
refused-walk = Etwas ist passiert, bevor deine Wahl ankam. Wähle noch einmal.
undo = Rückgängig
# $answer is the text of an option.
undo-answer = Zurücknehmen: { $answer }
undo-done = Zurückgenommen: { $answer }
undo-done-unknown = Deine letzte Antwort wurde zurückgenommen.
undo-last = Letzte Antwort zurücknehmen
undo-sending = Wird gesendet …
# The reason why nothing can be taken back.
undo-why = { $reason ->
    [nothing-to-undo] Es gibt nichts zurückzunehmen
    [too-often] Mehr lässt sich hier nicht zurücknehmen
    [dice-rolled] Es wurde gewürfelt
    [cards-drawn] Es wurden Karten gezogen
    [secret-revealed] Etwas Geheimes wurde aufgedeckt
    [restarted] Der Schritt begann von vorn
    [others-asked] Ein anderer Spieler wurde gefragt
    [not-yours] Der letzte Schritt war nicht deiner
   *[other] Der letzte Schritt lässt sich nicht mehr zurücknehmen
}


## The bar while the reader has no question

watch-moment = Einen Moment …
watch-now = Läuft gerade
watch-paused = Pausiert
watch-paused-about = In den Regeln ist etwas schiefgegangen. Die Partie bleibt, wie sie vorher war, und alle Uhren stehen.
watch-paused-host = Der Host kann die Partie fortsetzen.
watch-resume = Fortsetzen
watch-resumed = Die Partie geht weiter.
# Space is a key on the keyboard.
watch-skip = Überspringen
    .title = Überspringen (Leertaste)
# Computer players.
watch-thinking = { $names } { $names-count ->
    [one] denkt
   *[other] denken
} nach …
# The title for spectators, who may see the match some minutes later than the players.
watch-title = { $delay ->
    [0] Du schaust zu
    [one] Du schaust zu, { $delay } Minute später
   *[other] Du schaust zu, { $delay } Minuten später
}
watch-waiting = Warten
watch-waiting-for = Warten auf { $names }


## The result

chance-about = Siegchance, Runde für Runde, wie jeder Spieler sie sah
# $lines has the chances of each player by round, for screen readers.
chance-description = Siegchance: { $lines }
chance-end = Ende
chance-lines = Linien
# A player's name beside their line.
chance-name = { $you ->
    [true] { $name } (du)
   *[other] { $name }
}
chance-of-round = Runde { $round }: { $n } %
chance-percent = { $n } %
chance-round = Runde
chance-wait = Chancen werden berechnet …
result = Ergebnis
result-again = Replay
result-board = Spielplan
result-download = Download
    .label = Aufzeichnung herunterladen
    .title = Die Aufzeichnung
# In a narrow window there is no room for { $whole }.
result-report = Bericht { $whole }
    .whole = zur Partie
result-start = Start
# The check of the dice after the match.
seal-checked = Würfel geprüft: Alles Glück stand vor dem ersten Wurf fest, und niemand hat es seitdem geändert.
seal-differs = Warnung: Das sind nicht die Würfe, die feststanden, als dieser Browser die Partie zuerst sah. Vielleicht hat jemand sie geändert.
seal-later = Vorsicht: Einige Würfe wurden während der Partie neu festgelegt, und dieser Browser hat das nicht gesehen. Das ist nur nach einer Wiederherstellung üblich, die der Chat ankündigt.
seal-unchecked = Der Server nennt dieselben Würfe wie während der Partie. Ohne eine sichere Adresse (https) kann dieser Browser das Gewürfelte nicht damit abgleichen.
seal-unknown = Es sind die Würfe, die der Server als vorab festgelegt nennt. Dieser Browser hat die Partie nicht gesehen und kann nicht beweisen, dass niemand sie geändert hat.
