# The texts of the match page outside the table, in French, and what several pages say.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## What several pages say

pages-cancel = Annuler
pages-failed = Échec
    .detail = Réessayez.
pages-loading = Chargement…
# Where players choose their fleets and decks before a match.
pages-opening-builder = Ouverture de l’éditeur…
pages-try-again = Réessayer


## The page of a match

# To a player whose seat is gone. $host is the name of a player, and $title the new title of the match.
match-changed = Nouvelle partie choisie par { $host } : { $title }, où votre place n’existe pas. Prenez une autre place, ou regardez.
match-denied = Cette table vous est fermée
match-join = Rejoindre la table
match-not-found = Partie introuvable
    .detail = La partie n’existe pas, ou elle est privée et il vous faut son lien d’invitation.
match-not-loaded = Cette page n’a pas pu être chargée
    .detail = La connexion a été perdue, ou il existe une version plus récente de la page.
match-opening = Ouverture de la table…
    .slow = Votre réseau est lent, ou il bloque les connexions en direct et la table doit se charger autrement.
match-opening-lobby = Ouverture du salon…
# $kept: whether there was an unfinished fleet.
match-removed = { $kept ->
    [true] Votre place vous a été retirée. Votre flotte inachevée est gardée dans ce navigateur. Reprenez une place dans ce camp et ouvrez l’éditeur pour continuer.
   *[false] Votre place vous a été retirée.
}
match-unknown-game = Jeu inconnu
    .detail = Cette partie demande une version plus récente de la page. Rechargez-la.
# The title of a match before it is known.
match-untitled = Partie


## The bars on top of pages

bar-account = Compte
bar-devices = Appareils
bar-notices = Notifications
bar-pages = Vos pages
# The link to the start page, with the name of the site.
bar-start = ← Galaxies Online


## The form in which newcomers enter their name

name-account = Ni compte ni mot de passe : ce navigateur se souvient de vous, et vous pourrez changer de nom plus tard. Si vous avez un compte, { $login } d’abord.
    .login = connectez-vous
name-enter = Entrer
name-question = Comment vous appeler ?


## Creating or changing a match

change-cancel = Annuler
change-save = Changer la partie
change-title = Changer la partie
# Players would lose their seats. $names is a list of players, and $you is true if the first of them is the reader.
# $names-count is the number of players.
change-unseated = Sans place : { $names }. { $mission } se joue avec { $players }.
# The reader, in that list.
change-you = vous
create-failed = Les missions n’ont pas pu être chargées.
create-match = Créer { $mission }
create-open = Ouvrir à toute personne de ce serveur


## The options of a match

options-changed = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
}
# The headings of groups of options.
options-group-expansions = Extensions
options-group-finer-rules = Règles fines
options-group-hero = Le Héros
options-group-table = La table
options-mission = Mission
options-more = Plus d’options


## A match whose mission is missing

gone-create = Créer une autre partie
gone-mission = Cette partie demande la mission { $mission }, que ce serveur n’a plus. Le paquet de la mission a été retiré, ou a un défaut. Tant qu’il manque, personne ne peut prendre place et la partie ne peut pas commencer.
gone-operator = L’administration du serveur peut remettre le paquet et redémarrer le serveur. Les places prises le restent.
gone-other = { $host ->
    [true] Sinon, créez une autre partie, et invitez-y tout le monde.
   *[false] Sinon, demandez à { $name } de créer une autre partie.
}
gone-seated = Déjà en place
gone-seats = Places
gone-title = Cette mission est absente


## The door of a private match

door-address = Vérifiez l’adresse. S’il n’y a pas de partie ici, cette page est la même et personne ne répond.
door-knock = { $stage ->
    [silent] Frapper encore
   *[other] Demander à entrer
}
door-leave = Ne plus demander
door-page = Partie privée · Galaxies Online
door-private = Cette partie est privée
door-stage = { $stage ->
    [waiting] Vous avez frappé. La table s’ouvre ici dès que l’hôte vous laisse entrer.
    [silent] Personne ne vous a laissé entrer. Demandez le lien d’invitation à qui vous a donné cette adresse, ou frappez encore.
   *[other] Demander à entrer ? L’hôte voit votre nom et décide. Avec le lien d’invitation, vous n’avez pas à demander.
}


## Windows, links to share and explanations

complaints-reason = { $reason ->
    [insults] Insultes ou menaces
    [spam] Spam
    [cheating] Triche
    [stalling] Fait attendre tout le monde
    [name] Nom offensant
   *[other] Autre chose
}
copy-by-hand = { $touch ->
    [true] { $subject ->
        [codes] Appuyez longuement sur les codes et choisissez « Copier ».
       *[link] Appuyez longuement sur le lien et choisissez « Copier ».
    }
   *[false] { $subject ->
        [codes] Sélectionnez les codes et appuyez sur Ctrl+C pour copier.
       *[link] Sélectionnez le lien et appuyez sur Ctrl+C pour copier.
    }
}
dialog-close = Fermer
explain-more = En savoir plus
explain-region = Explication
link-copied = Le lien est copié.
link-copy = { $copied ->
    [true] Copié
   *[false] Copier
}
# The argument is the kind of link, such as "Invite link".
link-qr = Code QR : { $title }
link-share = Partager


## The settings of a device

contrast-switch = Contraste élevé : texte et lignes plus nets, fonds unis


## The rules book

book-alternatives = { $values-or }
book-chapter-place = Chapitre { $n } sur { $count }
book-chapter-ways = Chapitres précédent et suivant
book-chapters = Chapitres
# $code is the code of a rule: MOV-01.
book-codes = Un code sous une section, tel que { $code }, désigne une seule règle. Vous pouvez le rechercher, ou le citer quand vous posez une question sur cette règle.
book-contents = Sommaire
book-encyclopedia = Encyclopédie
book-entries = Entrées
# The heading of a short text in a frame.
book-example = Par exemple
book-failed = Le livret n’a pas pu être chargé. Rechargez la page et réessayez.
# A choice of a filter. $filter is its name.
book-filter-all = { $filter } : tout
book-filter-words = Filtrer par mots
book-filters = Filtres
book-found = { $n ->
    [one] { $n } résultat
   *[other] { $n } résultats
}
book-found-none = Aucun résultat
book-found-none-text = Aucune règle, aucun terme, aucune carte ne contient tous ces mots.
# A button beside an item.
book-item = Dans l’encyclopédie
    .label = Dans l’encyclopédie : { $name }
# The label of a link to a section.
book-link-to = Lien vers : { $section }
# The chapter after this one.
book-next = Suivant
book-no-entries = Rien ne correspond à ces filtres.
book-on-page = Sur cette page
book-opening = Ouverture du livret…
# The chapter before this one.
book-previous = Précédent
# $rules are the codes of rules.
book-rules-here = Règles expliquées ici : { $rules }
book-search = Chercher dans les règles
# The number of items that the filters leave.
book-shelf-count = { $n } sur { $count }
book-terms = Termes
book-title = Règles


## The reasons why something is not offered

why = Pourquoi pas… ?
    .eyebrow = Ce qui n’est pas proposé maintenant
why-nothing = Vous pouvez déjà choisir tout ce qui est possible maintenant.
why-question-rules = Les règles de cette question
# A button beside a reason. In its label, $code is the code of the rule: MOV-01. $reason is a sentence.
why-rule = La règle
    .label = La règle { $code } : { $reason }


## The lobby, where players gather before a match

lobby-about = À propos de cette mission
lobby-about-failed = La mission n’a pas pu être chargée.
lobby-about-loading = Chargement de la mission…
lobby-about-retry = Réessayer
# $bot is the name of a kind of computer player.
lobby-bot = Ordinateur : { $bot }
lobby-bot-title = Joueur virtuel
# The kind of a computer player that this server no longer has.
lobby-bot-unknown = joueur virtuel
# A button of the host.
lobby-change = Changer la partie
lobby-chat-off = Le chat est désactivé à cette table.
# $names are players who still have to choose. $what is what they choose, such as "a fleet".
lobby-choosing = { $what ->
    [none] En attente : { $names }, pour valider un choix.
   *[other] En attente : { $names }, pour valider { $what }.
}
# The reader as one of the players in "Waiting for …".
lobby-choosing-you = vous
# A button of the host.
lobby-discard = Supprimer la partie
lobby-discard-sure = La supprimer pour tous ?
lobby-empty = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
# A link to the start page.
lobby-home = Galaxies Online
# $host is the name of a player.
lobby-hosted = { $private ->
    [true] Partie privée, hôte : { $host }
   *[false] Partie ouverte, hôte : { $host }
}
lobby-more-players = { $n ->
    [one] Il manque un joueur.
   *[other] Il manque { $n } joueurs.
}
# A switch for players who read slowly.
lobby-more-time = Plus de temps pour moi { $small }
    .small = à chaque réaction
# $names are people who were invited after another match.
lobby-no-answer = Pas encore de réponse : { $names }. L’offre reste ouverte. Au lieu d’attendre, vous pouvez ajouter un joueur virtuel, envoyer le lien à quelqu’un d’autre ou supprimer cette partie.
# $host is the name of a player.
lobby-ready = Prêt. { $host } lance la partie.
# $minutes is the delay with which spectators see the match.
lobby-ready-watch = { $minutes ->
    [0] Prêt. { $host } lance la partie, et vous regardez.
    [one] Prêt. { $host } lance la partie, et vous regardez { $minutes } minute plus tard.
   *[other] Prêt. { $host } lance la partie, et vous regardez { $minutes } minutes plus tard.
}
lobby-rules = Règles
# $n is the number of taken seats of a side, out of $count.
lobby-seated = { $n } sur { $count } en place
lobby-spectators-off = Seul l’hôte peut regarder jusqu’à la fin de la partie.
lobby-start = Lancer la partie
lobby-swap-sides = Échanger les camps
# The title of the browser's tab.
lobby-tab = { $match } · Galaxies Online
lobby-take-seat = Prenez une place libre pour jouer, ou restez ici pour regarder.


## The link that invites others to the lobby

# $match is the title of a match. The text is sent with the link.
lobby-invite-message = { $free ->
    [true] Une partie avec moi ? { $match }
   *[false] Notre partie à suivre : { $match }
}
lobby-invite-note = { $free ->
    [true] Envoyez ce lien. Toute personne qui l’ouvre prend une place libre.
   *[false] Toutes les places sont prises. Toute personne qui ouvre ce lien peut regarder.
}
lobby-invite-title = Lien d’invitation


## The seats of the lobby

lobby-seat-add-bot = Ordinateur
# A button that asks the player of this seat to swap seats with the reader.
lobby-seat-ask = Proposer l’échange
# $player asks the reader.
lobby-seat-asked = { $player } vous propose d’échanger vos places.
# A note below the name of the player who asks.
lobby-seat-asks = vous propose d’échanger vos places
lobby-seat-bot-strength = Son niveau
lobby-seat-cancel = Annuler
lobby-seat-decline = Refuser
lobby-seat-empty = Place libre
lobby-seat-leave = Quitter la place
# A button of the host: the next one chosen is the seat to which the player moves.
lobby-seat-move = Déplacer
lobby-seat-move-here = Déplacer ici
# A button of the host.
lobby-seat-remove = Retirer
# A note below the name of a player.
lobby-seat-slow = a plus de temps pour réagir
# A button that withdraws the reader's question.
lobby-seat-stop-asking = Ne plus demander
lobby-seat-swap = Échanger
lobby-seat-take = Prendre place
# A stamp on the reader's own seat.
lobby-seat-you = vous
lobby-seat-you-asked = Vous avez proposé à { $player } d’échanger vos places.


## The next match, offered after a match

next-decline = Non merci
next-declined = Vous ne participez pas.
# $names are other players.
next-declined-others = { $names-count ->
    [one] { $names } ne participe pas.
   *[other] { $names } ne participent pas.
}
next-go = Y aller
next-join = { $declined ->
    [true] Rejoindre quand même
   *[false] Rejoindre
}
# $title is the title of a mission.
next-joined = Ensuite : { $title }
next-joined-seat = Vous y avez une place.
next-lobby = { $alone ->
    [true] Ouvrir un salon
   *[false] Salon avec les mêmes
}
# A button that opens a match of the following mission.
next-mission = Ensuite : { $title }
next-mission-loading = Ensuite : la mission suivante
# $by is a player. $title is the title of a mission.
next-offer = { $kind ->
    [lobby] { $by } est de retour au salon.
    [mission] { $by } veut jouer ensuite { $title }.
    [swapped] { $by } veut une revanche en changeant de camp.
   *[rematch] { $by } veut une revanche.
}
next-offer-closed = { $kind ->
    [lobby] { $by } est de retour au salon, mais cette partie a été fermée.
    [mission] { $by } veut jouer ensuite { $title }, mais cette partie a été fermée.
    [swapped] { $by } veut une revanche en changeant de camp, mais cette partie a été fermée.
   *[rematch] { $by } veut une revanche, mais cette partie a été fermée.
}
next-offered = Les autres voient votre offre partout sur ce site, et la rejoignent d’une simple pression. La partie commence quand tout le monde est là.
next-rematch = { $lesson ->
    [true] Rejouer
   *[false] Revanche
}
next-swap = Échanger les camps
next-waiting = Aller à la prochaine partie qui m’attend
# $match is the title of the next match, and $n the number of all matches that wait for the reader.
next-waiting-more = { $match } · { $n } en attente
