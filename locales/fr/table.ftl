# The texts of the table that all games share, in French.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The coach, who explains the questions of a match

coach = Coach
# Hidden text before the coach's last words, for screen readers.
coach-before = Coach :
coach-call = Qu’est-ce que c’est ? Appeler le coach
    .title = Le coach explique chaque question et dit ce que font d’habitude les joueurs.
coach-off = Continuer sans le coach
    .title = Continuer sans le coach. Le menu le rappelle.
# $label is the text of the button that has to be pressed again.
coach-press-again = Appuyez encore une fois, ou appuyez sur « { $label } ».
coach-why = Pourquoi ?


## The connection to the server

connection-closed = Fermée
connection-connecting = Connexion
connection-denied = Pas d’accès
connection-online = En ligne
connection-polling = Connexion ralentie
    .why = Ce réseau bloque les connexions en direct. Vous pouvez continuer, mais tout arrive un peu plus tard.
connection-reconnecting = Reconnexion


## The frame of the table: its header and its tabs

# A heading, hidden from sight, of what happens now.
table-announced = Ce qui se passe
# The name of the tabs beside the board.
table-beside = À côté du plateau
table-close = ✕ Fermer
# The number of a mission, like that of a magazine's issue.
table-issue = N° { $n }
table-menu = Menu
# The button that starts or joins the match that follows a finished one.
table-next-match = Partie suivante
# The title of the browser's tab. $title is the title of the match. The dot marks an open question to the reader.
table-page = { $asked ->
    [true] ● { $title }
   *[other] { $title }
} · Galaxies Online
table-result = Résultat
# The part of a match. Round 0 is its preparation.
table-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
# "new" follows the number of new messages: "3 new".
table-tab-chat = Chat
    .new = à lire
table-tab-log = Journal
table-to-question = Aller à la question
# $acting says whether it is the turn of the player who has to act. Otherwise, they are asked in another one's turn.
table-turn = { $acting ->
    [true] { $name } joue
   *[other] { $name } répond
}
table-turn-own = { $acting ->
    [true] À vous
   *[other] Répondez
}
# The number of spectators, as the name of a button.
table-watching = Spectateurs : { $n }. Qui est à cette table


## Pointing things out to teammates

point-at = Pointer
point-bar = Montrer quelque chose
# P is a key on the keyboard.
point-button = Montrer quelque chose à votre partenaire
    .title = Montrer quelque chose à votre partenaire (P)
point-choose = ou choisir…
point-done = Terminé
point-hint = Touchez un élément, ou glissez de l’un à l’autre. Visible seulement pour { $mates }
point-hint-propose = Touchez ce qu’il faudrait utiliser ({ $mates }), puis où
point-modes = Que faire
point-propose = Proposer
point-send = Envoyer
point-show = Montrer
# $from and $to are things on the table. Without $to, the player points at one thing.
pointed = { $to ->
    [none] { $name } montre { $from }
   *[other] { $name } montre { $from }, puis { $to }
}
pointed-own = { $to ->
    [none] Vous montrez { $from }
   *[other] Vous montrez { $from }, puis { $to }
}
pointed-out = Montré
proposal = Une proposition
proposal-among = Choisir parmi { $n }
proposal-dismiss = Écarter la proposition
# $things are names of things on the table, with arrows between them.
proposal-text = { $name } propose : { $things }


## The cards in the hand

# What to do with a card if the option names only the card.
hand-choose = Choisir
hand-look-first = Pas maintenant : regardez d’abord ce qui se passe
# The button of a card: the verb and the card's name.
hand-offer = { $verb } { $name }
# The same if the reader then chooses among several options.
hand-offer-more = { $verb } { $name }…
hand-over = La partie est terminée
hand-unusable = Cette carte ne peut pas servir pour la question actuelle.
# The verb in the text of an option, such as "Play Ace for 2 energy": its first or its last word, depending on the
# language. A word that is part of the card's name is empty. Use either { $first } or { $last }.
hand-verb = { $first }
# $waiting is a sentence such as "Waiting for Ann".
hand-wait = Pas maintenant. { $waiting }


## The log

log = Journal
log-by = Par { $name }
log-cut = Ce sont les dernières lignes du journal. Ouvrez le replay de la partie terminée pour les imprimer toutes.
log-empty = { $filtered ->
    [true] Rien de tel ne s’est encore passé.
   *[other] Rien ne s’est encore passé.
}
log-everything = Tout
log-filter = Filtrer le journal
log-show = Montrer sur le plateau


## The menu

menu = Menu
menu-animations = Animations
menu-appearance = Apparence
menu-blocked = Votre navigateur bloque les messages de cette page. Autorisez-les dans ses réglages.
menu-call = Quand c’est à vous de jouer et que vous ne regardez pas
menu-call-message = Afficher un message du système
menu-cancel = Annuler
menu-coach = Coach
menu-coach-switch = Expliquer chaque question et ce que font d’habitude les joueurs
menu-concede = Abandonner
menu-device = Continuer sur un autre appareil
menu-keys = Touches
# Names of keys, each followed by what it does.
menu-keys-replay = { $space } lecture ou pause · { $left } { $right } pas à pas · avec { $shift } tour par tour · { $home } { $end } au début et à la fin
    .space = Espace
    .left = ←
    .right = →
    .shift = Maj
    .home = Début
    .end = Fin
# $pointing says whether the reader has a teammate to whom they can point things out.
menu-keys-table = { $one }–{ $nine } choisir · { $enter } confirmer · { $esc } retour · { $space } passer l’animation · les flèches parcourent les cases marquées du plateau{ $pointing ->
    [true] { " · " }{ $p } montrer quelque chose à votre partenaire
   *[other] { "" }
}
    .one = 1
    .nine = 9
    .enter = Entrée
    .esc = Échap
    .space = Espace
    .p = P
menu-leave = Quitter la table
menu-notices = Me prévenir quand la page est fermée, ou par e-mail
menu-orders = Ordres permanents
# The button that opens the list of people. $watching is the number of spectators.
menu-people = Personnes{ $watching ->
    [0] { "" }
    [one] { " " }· { $watching } spectateur
   *[other] { " " }· { $watching } spectateurs
}
menu-play-on = Continuer
menu-print = Imprimer le journal
menu-reactions = Réactions
menu-rules = Règles
menu-seal = Dés scellés
# { $command } is a command of a program.
menu-seal-about = Tous les dés ont été fixés avant le premier jet et scellés par ce nombre. Votre page garde ce nombre et le vérifie à la fin de la partie. { $command } le vérifie aussi.
    .command = galaxies verify
menu-slow = Me donner plus de temps : au moins 20 secondes par réaction. Tout le monde le voit, ici et à toute table que je rejoins plus tard
menu-sound = Son
menu-sound-on = Sons
menu-sound-only = Seulement un signal quand c’est à moi
# The speeds of the animations. "Stills" shows pictures that do not move.
menu-speed-calm = Images fixes
menu-speed-fast = Rapides
menu-speed-full = Complètes
menu-speed-off = Sans
# Screen readers say the value.
menu-volume = Volume
    .value = { $n } pour cent


## Handing over the seat to a friend

seat-about = Un ami continue à votre place, avec tout ce que vous détenez. Seul un lien de sa part vous rend votre place.
seat-create = Créer un lien vers ma place
seat-heading = Céder votre place
# The message that is shared together with the link.
seat-invitation = Ma place est à reprendre
seat-keep = Garder ma place
seat-kept = Vous gardez votre place. Le lien ne fonctionne plus.
seat-link = Lien vers votre place
# $expiry is a date with a time.
seat-note = La première personne qui ouvre ce lien prend votre place et voit tout ce qu’on y sait, et vous passez en spectateur. Il fonctionne une fois, jusqu’à : { $expiry }.


## The chat

chat = Chat
chat-channel = { $channel ->
    [team] Canal : équipe. Changer.
   *[table] Canal : table. Changer.
}
chat-channel-name = { $channel ->
    [team] Équipe
   *[table] Table
}
chat-empty = Aucun message. Dites bonjour.
chat-message = Message
chat-off = L’hôte a désactivé le chat à cette table.
chat-send = Envoyer
# The mark beside a message that only some people read.
chat-tag-spectators = spectateur
chat-tag-team = équipe
# Stands in the empty field for a message.
chat-to-spectators = Aux spectateurs
chat-to-table = À la table
chat-to-team = Visible seulement pour votre partenaire


## The people at the table

people = Personnes à cette table
people-about = Vous ne voyez pas ce qu’écrivent les personnes masquées. Les personnes bloquées ne peuvent pas non plus venir à vos tables. Les deux valent sur tous vos appareils.
people-block = Bloquer
# Marks a blocked person; "people-muted" marks a muted one.
people-blocked = bloqué
people-confirm = Confirmer
people-delay = Les spectateurs voient tout avec { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} de retard.
# A spectator who has written, but has left the table.
people-former = ancien spectateur
# The last item of the list of people.
people-more = et { $n } { $n ->
    [one] autre spectateur
   *[other] autres spectateurs
}
people-mute = Masquer
people-muted = masqué
people-none = Il n’y a ici que des joueurs virtuels, et personne ne regarde.
people-report = Signaler…
people-spectator = spectateur
people-turn-away = Exclure
people-turned-away = { $name } ne peut plus regarder.
people-unblock = Débloquer
people-unmute = Afficher
# Marks the reader in the list of people.
people-you = vous


## Reporting a person

report-about = Les dernières lignes de chat que vous pouvez voir sont envoyées avec le signalement.
report-cancel = Annuler
report-reason = Motif
report-send = Envoyer
report-text = Ce qui s’est passé
report-thanks = Merci. L’administration de ce serveur lira votre signalement. Vous trouverez la réponse sur la page de votre compte.
report-title = Signaler { $name }


## The presence of players and their time

presence = À la table
presence-agreed = Vous voulez que l’ordinateur joue pour { $name }. Accord nécessaire : { $others }.
# How long a player has been away. $unit is none for less than a minute.
presence-away = { $unit ->
    [minutes] absent depuis { $n } min
    [hours] absent depuis { $n } h
    [days] absent depuis { $n } j
   *[none] absent
}
# $time is a date with a time.
presence-away-since = absent depuis : { $time }
presence-back = Reprendre votre place
presence-computer = ordinateur
presence-grace = { $name } a épuisé son temps pendant sa déconnexion, et reçoit une seule fois quelques secondes de plus.
presence-grace-own = Votre temps s’est écoulé pendant votre déconnexion. Répondez avant la fin de ces secondes supplémentaires.
presence-here = présent
presence-may-stand-in = Absence : { $name }. L’ordinateur peut jouer jusqu’à son retour.{ $others-count ->
    [0] { "" }
   *[other] { " " }Accord nécessaire aussi : { $others }.
}
presence-people = { $timed ->
    [true] Les personnes et leur temps restant
   *[other] Personnes
}
presence-playing = L’ordinateur joue pour vous.
presence-stand-in = Laisser jouer l’ordinateur
presence-time = Temps restant : { $name }
# The time that a person has left: less than an hour is written as 9:41.
presence-time-days = { $days } j { $hours } h
presence-time-hours = { $hours } h { $minutes } min
presence-wait = Absence : { $name }. Dans { $seconds } s, l’ordinateur pourra jouer jusqu’à son retour.
presence-you = Vous


## The recap of what happened while the reader was away, and replays

recap = Ce que vous avez manqué
# Follows "recap-intro" in bold.
recap-count = { $n ->
    [one] un événement a eu lieu.
   *[other] { $n } événements ont eu lieu.
}
recap-intro = Pendant votre absence,
recap-play-on = Continuer
recap-show = Me montrer
recap-skip = Passer
replay = Replay
replay-cut = La suite s’est jouée selon des règles plus anciennes, et ne peut pas être montrée.
replay-first = Au début
replay-last = À la fin
replay-leave = Quitter
# Screen readers say the value: the number of the step, and its turn, such as "Round 3 · Ann".
replay-moment = Moment de la partie
    .value = { $at } sur { $n }, { $turn }
replay-problem = La suite n’a pas pu être chargée.
replay-retry = Réessayer
replay-speed = Vitesse
replay-turn = Aller à un tour
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
step-again = Revoir
step-back = Un pas en arrière
step-first = La partie commence
step-last = La partie est terminée
step-next = Un pas en avant
step-pause = Pause
step-play = Lecture
# The number of the step. $more says whether further steps are still being loaded.
step-position = { $at } sur { $n }{ $more ->
    [true] …
   *[other] { "" }
}


## The question

question = Décision
question-all = Toutes les options ({ $n })
# The titles above a question. The short one is for phones.
question-asked = À vous de répondre
question-asked-short = Répondez
question-back = Retour
question-cancel = Annuler
# Several picks in succession are possible: "a far dot" marks a space that takes more than one.
question-click-path = Cliquez sur une case ou un point éloigné du plateau
question-click-space = { $ships ->
    [true] Cliquez sur une case ou un vaisseau marqué du plateau
   *[other] Cliquez sur une case marquée du plateau
}
question-click-thing = { $ships ->
    [true] Cliquez sur un vaisseau marqué du plateau, ou choisissez ici
   *[other] Choisissez sur la table ou ici
}
question-confirm = { $n ->
    [0] Confirmer
   *[other] Confirmer ({ $n })
}
question-confirm-none = Ne rien choisir
question-filter = Filtrer les options
    .count = Filtrer { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
question-folded = { $folded ->
    [true] Afficher les réponses
   *[other] Masquer les réponses
}
question-manners = Comment répondre sur le plateau
question-move = À vous
question-no-answer = Vous n’avez rien à jouer maintenant. On vous le demande quand même, pour que personne n’apprenne ce que vous avez.
# How many options to choose: at least $min and at most $max.
question-pick = { $range ->
    [exact] Choisissez-en { $max }
    [most] Choisissez-en jusqu’à { $max }
   *[between] Choisissez-en { $min } à { $max }
}{ $ordered ->
    [true] , dans l’ordre
   *[other] { "" }
}
# The button that answers with several picks along a path.
question-path = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
}
question-react = Réagir ?
question-ways = { $n ->
    [one] { $n } possibilité ici. Laquelle ?
   *[other] { $n } possibilités ici. Laquelle ?
}
question-why-not = Pourquoi pas… ?
    .label = Pourquoi pas… ? Ce qui n’est pas proposé, et les règles


## The hint of the computer

# $options are the texts of options.
advice-choose = L’ordinateur choisirait { $options }
advice-nothing = L’ordinateur ne choisirait rien
advice-take = { $single ->
    [true] Faire cela
   *[other] Choisir cela
}
hint = Indice
    .title = Que ferait l’ordinateur ici ? Personne ne voit que vous le demandez.
hint-thinking = Réflexion…


## The time to react

# $time is "clock-seconds". Its attribute names that time for screen readers.
clock-answer = { $time } pour répondre, puis vous passez.
    .time = Temps pour réagir
clock-left = Encore { $time }, puis votre réponse compte.
    .time = Temps pour réagir
clock-more-time = Plus de temps
    .title = Tout le monde voit votre demande, et chacun reçoit plus de temps
# The players who have asked for more time, with "you" for the reader.
clock-more-time-for = Plus de temps pour { $names }.
    .you = vous
clock-seconds = { $n } s
# The players who read slowly, with "you" for the reader. $you says whether the reader is one of them.
clock-slow = { $you ->
    [true] { $names-count ->
        [1] Vous avez plus de temps pour réagir.
       *[other] Plus de temps pour réagir : { $names }.
    }
   *[other] Plus de temps pour réagir : { $names }.
}
    .first-you = vous
    .you = vous
# $until is a time of day.
clock-until = Encore { $time }. Réponses possibles jusqu’à { $until }.
    .time = Temps pour réagir


## Taking answers back, and answers that the server refuses

refused = { $code ->
    [illegal] Ce choix n’est pas proposé.
    [not_yours] Cette décision n’est pas la vôtre.
    [malformed] C’est vide ou trop long. Modifiez-le.
    [too_fast] Ralentissez un peu, puis réessayez.
    [over] La partie est terminée.
   *[other] Ce n’était pas possible.
}
# The answers that the server did not receive in time are part of a series that the reader chose at once.
refused-walk = Quelque chose s’est passé avant l’arrivée de votre choix. Choisissez de nouveau.
undo = Annuler
# $answer is the text of an option.
undo-answer = Annuler : { $answer }
undo-done = Annulé : { $answer }
undo-done-unknown = Votre dernière réponse a été annulée.
undo-last = Annuler votre dernière réponse
undo-sending = Envoi…
# The reason why nothing can be taken back.
undo-why = { $reason ->
    [nothing-to-undo] Il n’y a rien à annuler
    [too-often] Vous ne pouvez plus rien annuler ici
    [dice-rolled] Des dés ont été lancés
    [cards-drawn] Des cartes ont été piochées
    [secret-revealed] Un secret a été révélé
    [restarted] L’étape a recommencé
    [others-asked] Un autre joueur doit répondre
    [not-yours] La dernière étape n’était pas la vôtre
   *[other] La dernière étape ne peut plus être annulée
}


## The bar while the reader has no question

watch-moment = Un moment…
watch-now = En ce moment
watch-paused = En pause
watch-paused-about = Une erreur s’est produite dans les règles. La partie reste comme elle était avant, et toutes les pendules sont arrêtées.
watch-paused-host = L’hôte peut reprendre la partie.
watch-resume = Reprendre
watch-resumed = La partie continue.
# Space is a key on the keyboard.
watch-skip = Passer
    .title = Passer (Espace)
# Computer players.
watch-thinking = Réflexion : { $names }…
# The title for spectators, who may see the match some minutes later than the players.
watch-title = { $delay ->
    [0] Vous regardez
    [one] Vous regardez { $delay } minute plus tard
   *[other] Vous regardez { $delay } minutes plus tard
}
watch-waiting = En attente
watch-waiting-for = En attente : { $names }


## The result

chance-about = Chances de gagner, manche par manche, telles que chaque joueur les voyait
# $lines has the chances of each player by round, for screen readers.
chance-description = Chances de gagner : { $lines }
chance-end = Fin
chance-lines = Courbes
# A player's name beside their line.
chance-name = { $you ->
    [true] { $name } (vous)
   *[other] { $name }
}
chance-of-round = manche { $round } : { $n } %
chance-percent = { $n } %
chance-round = Manche
chance-wait = Calcul des chances…
result = Résultat
result-again = Revoir
result-board = Voir le plateau
result-download = Télécharger
    .label = Télécharger l’enregistrement
    .title = L’enregistrement
# In a narrow window there is no room for { $whole }.
result-report = Rapport { $whole }
    .whole = de mission
result-start = Page d’accueil
# The check of the dice after the match.
seal-checked = Dés vérifiés : tout le hasard était fixé avant le premier jet, et personne ne l’a changé depuis.
seal-differs = Attention : ce ne sont pas les dés qui étaient fixés quand ce navigateur a vu la partie pour la première fois. Quelqu’un les a peut-être changés.
seal-later = Prudence : certains dés ont été fixés de nouveau pendant la partie, ce que ce navigateur n’a pas vu. C’est normal seulement après une restauration, que le chat annonce.
seal-unchecked = Le serveur indique les mêmes dés que pendant la partie. Sans adresse sécurisée (https), ce navigateur ne peut pas vérifier les jets.
seal-unknown = Les dés sont ceux que le serveur indique comme fixés d’avance. Ce navigateur n’a pas vu la partie, et ne peut donc pas prouver que personne ne les a changés.
