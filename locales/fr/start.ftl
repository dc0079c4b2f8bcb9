# The texts of the start page, in French, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. Every visitor waits
# for this file, so the texts of other pages are in pages.ftl.


## The name of the reader

you-account = Compte
you-cancel = Annuler
you-change = Changer de nom
# The page says so after it was opened again.
you-changed = Vous jouez maintenant sous le nom { $name } : il a été changé dans un autre onglet.
you-devices = Vos appareils
you-forget = Oublier
you-forget-sure = Oublier ce nom et ses places ?
you-language = Langue
you-log-in = Se connecter
you-logged-out = Votre session a été fermée dans un autre onglet ou sur un autre appareil.
you-name = Votre nom
you-name-taken = Un compte porte ici ce nom, donc les autres vous voient comme { $name }.
# Leads to the question whether this device forgets the name.
you-not-you = Pas vous ?
you-notices = Notifications
you-save = Enregistrer


## The start page

start-all-matches = Toutes vos parties{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Choisir une mission
start-continue = Continuer
start-games = Jeu
start-loading = Chargement des missions…
# The name of the site in two lines. It is not translated.
start-logo = Galaxies
    .small = Online
start-more = Plus de façons de jouer
start-no-missions = Ce serveur n’offre aucune mission.
start-play = Jouer
start-rules = Règles
start-tables = Tables ouvertes
start-tables-all = Toutes les tables
start-title = Galaxies Online
start-your-matches = Vos parties


## The way to start a match with one press

# Stands in a line with the mission and the side. The argument is the name of a computer player.
quick-against = ordinateur :{ "\u00A0" }{ $bot }
quick-bot = Ordinateur
quick-change = Changer
quick-friends = Jouer entre amis
# Below "Play with friends".
quick-link = par un lien à partager
quick-mission = Mission
quick-open = Ouvrir à tout le monde
# Below "Play now".
quick-opponent = { $alone ->
    [true] en solo
   *[false] contre l’ordinateur
}
quick-play = Jouer
quick-side = Votre camp


## The lesson

lesson-about = Apprenez en jouant, avec un coach, en dix minutes environ.
lesson-begin = Apprendre à jouer
lesson-new = Première visite ?


## The cover of a mission

# A choice of an option, such as "all at once, for 20 seconds at most".
choice-usual = { $name } (habituel pour cette mission)
cover-number = N° { $n }
cover-series = Mission
difficulty = { $difficulty ->
    [easy] facile
    [hard] difficile
   *[medium] moyen
}


## The reader's matches

# The units: minutes, hours or days.
match-created = { $unit ->
    [now] créée à l’instant
    [minutes] créée il y a { $n } min
    [hours] créée il y a { $n } h
   *[days] créée il y a { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
}
# A seat without a player.
match-empty = libre
match-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
match-mission-missing = Mission absente
match-others = Aux autres de jouer
match-ready = Prête à commencer
# The outcome for the reader. "Closed" is a match that the server's host has ended.
match-result = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [draw] Match nul
    [closed] Fermée
   *[all-lost] Tous perdants
}
match-round = Manche { $n }
match-started = { $unit ->
    [now] commencée à l’instant
    [minutes] commencée il y a { $n } min
    [hours] commencée il y a { $n } h
   *[days] commencée il y a { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
}
# How long the match has waited for the reader.
match-waiting = { $unit ->
    [now] demandé à l’instant
    [minutes] attend depuis { $n } min
    [hours] attend depuis { $n } h
   *[days] attend depuis { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
}
# For a spectator. The argument is a list of sides, such as ISN.
match-winners = Victoire : { $sides }
# The reader, in the list of a match's players.
match-you = Vous
match-your-move = À vous


## The open tables

tables-filter = Filtrer
    .example = Mission, hôte, camp
# Names of sides follow.
tables-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
} sur { $seats } :
tables-join = Rejoindre
    .label = Rejoindre { $title }, hôte : { $host }
tables-loading = Chargement des tables…
tables-no-match = Aucune table ne correspond au filtre.
tables-none = Aucune table n’est ouverte en ce moment. Ouvrez une partie à tout le monde, et elle apparaîtra ici.
tables-older = Tables plus anciennes
tables-open = Ouvrir
    .label = Ouvrir { $title }, hôte : { $host }
tables-taken = Cette place est prise. Choisissez-en une autre.


## Offers of another match, and users who knock at a private match

knock-alert = Quelqu’un frappe
knock-asks = { $to ->
    [join] { $name } demande à jouer
   *[watch] { $name } demande à regarder
}
knock-decline = Refuser
    .label = Refuser : { $knock }
knock-let-in = Laisser entrer
    .label = Laisser entrer : { $knock }
# The text of a notification: who offers what, and the match that has ended.
offer-alert = Rejouer ?
    .text = { $offer } : { $match }
offer-decline = Non merci
    .label = Non merci : { $offer }
offer-join = Rejoindre
    .label = Rejoindre : { $offer }
offer-later = Plus tard


## Pages that load slowly or not at all

fault-again = Réessayer
fault-home = Aller à l’accueil
fault-no-answer = Le serveur ne répond pas.
fault-not-loaded = Cette page n’a pas pu être chargée
    .detail = La connexion a été perdue, ou il existe une version plus récente de la page.
opening-long = Cela prend du temps
opening-page = Chargement
opening-slow = La connexion est lente.
version-later = Plus tard
version-newer = Il existe une version plus récente de cette page. Vous ne perdez rien en la rechargeant.
version-reload = Recharger


## Requests that the server refuses

problem-busy = Le serveur a un problème en ce moment. Réessayez plus tard.
problem-forbidden = Vous n’en avez pas le droit.
problem-foreign-origin = Ouvrez l’adresse officielle du serveur.
problem-gone = Cela n’existe plus. Rechargez la page.
problem-host = Le serveur ne connaît pas cette adresse.
problem-hours = Choisissez d’autres heures.
problem-late = Quelqu’un a été plus rapide. Voyez ce qui a changé.
problem-logged-out = Votre session est terminée. Rechargez la page.
problem-long = C’est trop long. Raccourcissez.
problem-mail = Ce n’est pas une adresse e-mail. Vérifiez-la.
problem-name = Choisissez un nom de 1 à 24 caractères visibles.
problem-no-answer = Pas de réponse
problem-no-connection = Pas de connexion
problem-no-cookies = Les cookies sont bloqués
    .detail = Ce site a besoin d’un cookie pour vous reconnaître. Autorisez les cookies ici, ou ouvrez le site dans son propre onglet, et réessayez.
problem-not-found = Introuvable
problem-other = Échec. Réessayez.
problem-password = Choisissez un mot de passe de 8 à 200 caractères.
problem-proof = Rien n’a changé. Confirmez votre identité.
problem-refused = Échec
    .detail = Réessayez.
problem-text = Ce texte est vide ou trop long. Modifiez-le.
problem-too-many = Trop à la fois. Attendez un peu, puis réessayez.
problem-unexpected = Une erreur s’est produite
    .detail = Rechargez la page et réessayez.
    .toast = Une erreur s’est produite. Rechargez la page et réessayez.
problem-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
problem-unusable = Cela ne peut pas servir ici. Modifiez-le.
problem-zone = Ce fuseau horaire est inconnu. Choisissez-en un autre.


## The games

game-galaxies = Battleship Galaxies
    .tagline = Une bataille spatiale de flottes cachées sur une carte d’hexagones, pour deux à quatre joueurs. Commandez l’ISN ou les Wretch.
    .loadouts = Mes flottes et pioches
    .loadouts-title = Mes flottes
game-pulp = Pulp Invasion
    .tagline = Un feuilleton des années trente en solo : douze épisodes au plus pour trouver les Super-armes de l’Hégémonie cosmique.
game-duel = Card Duel
    .tagline = Un petit jeu de sang-froid pour deux joueurs, ou deux équipes de deux : une carte face cachée, une en réserve, et un dé.


## The words about a match

ago-days = il y a { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
ago-hours = il y a { $n } h
ago-minutes = il y a { $n } min
ago-now = à l’instant
match-minutes = { $n } min
# A player's offer to continue after a match.
match-next = { $kind ->
    [lobby] { $name } est de retour au salon
    [mission] { $name } veut jouer ensuite { $title }
    [swapped] { $name } veut une revanche en changeant de camp
   *[rematch] { $name } veut une revanche
}
match-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
# The state of a match, or the heading of a finished one.
match-status = { $status ->
    [lobby] Au salon
    [playing] En cours
    [paused] En pause
   *[finished] Terminée
}
# The outcome of a match for the reader, in two words at most.
match-verdict-closed = Sans vainqueur
match-verdict-defeat = Défaite
match-verdict-draw = Match nul
match-verdict-victory = Victoire
