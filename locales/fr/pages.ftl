# The texts of the other pages outside matches, in French.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## Passwords, where they are entered

password = Mot de passe
    .note = Au moins 8 caractères. Quelques mots conviennent bien.
password-current = Mot de passe actuel
password-new = Nouveau mot de passe
    .note = Au moins 8 caractères. Tous vos autres appareils seront déconnectés.


## The account page

account-about = Vous pouvez jouer sans compte. Avec un compte, vous vous connectez sur tout appareil et gardez vos parties.
account-appearance = Apparence sur cet appareil
account-log-out = Se déconnecter ici
account-seen-as = Les autres vous voient comme { $name }.
# Two tabs, and the name of both for screen readers.
account-tab-login = Connexion
account-tab-new = Créer
account-tabs = Compte
account-title = Votre compte


## The account page: errors next to a button or a field

attempt-bad-login = Ce nom de compte ne correspond pas à ce mot de passe ou à ce code. Vérifiez les deux et réessayez.
attempt-bad-passkey = Cette clé d’accès n’a pas pu servir ici. Essayez-en une autre.
attempt-bad-password = Ce n’est pas votre mot de passe actuel. Réessayez.
attempt-bad-proof = Ce n’est pas une de vos clés d’accès. Essayez-en une autre.
attempt-challenge-over = Cela a pris trop de temps. Réessayez.
attempt-failed = Échec. Réessayez.
attempt-last-way = Sans cela, vous ne pourriez plus vous connecter. Ajoutez d’abord un mot de passe ou une clé d’accès.
attempt-name-taken = Ce nom de compte est pris. Choisissez-en un autre.
attempt-no-passkey = Aucune clé d’accès n’a été utilisée. Réessayez.
attempt-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
attempt-proof-needed = Rien n’a changé. Confirmez votre identité.
attempt-too-many = Trop de tentatives. Attendez un peu, puis réessayez.


## The account page: creating an account

# A button. $password: whether the account gets a password, or otherwise a passkey.
account-new-create = { $password ->
    [true] Créer un compte
   *[false] Créer avec une clé d’accès
}
# $mark: what the server adds to such a name, "(guest)".
account-new-name = Nom du compte
    .note = Toute autre personne utilisant ce nom est affichée suivie de « { $mark } ». Le nom que voient les autres peut être différent.
# A link. $password: whether the account would get a password as it is.
account-new-other = { $password ->
    [true] Utiliser plutôt une clé d’accès
   *[false] Utiliser plutôt un mot de passe
}
account-new-passkey = Cet appareil garde la clé d’accès. Vous vous connectez comme vous déverrouillez l’appareil, sans rien à retenir.


## The account page: recent changes to how the user logs in

changes-account = Le compte a été créé
changes-address = L’adresse e-mail a été modifiée
changes-address-removed = L’adresse e-mail a été supprimée
# A link to the whole list. $n: the number of all changes.
changes-all = Tout afficher ({ $n })
# The banner of every page. $change is one of the texts here, such as "A passkey was added", and $ago "5 min ago".
# $more: the number of other changes.
changes-banner = { $lead } { $change } ({ $device ->
    [none] { $ago }
   *[other] { $ago }, { $device }
}){ $more ->
    [0] { "" }
    [one] , et { $more } autre changement
   *[other] , et { $more } autres changements
}.
    .lead = Votre compte a été modifié :
changes-codes = De nouveaux codes de secours ont été créés
changes-deleted = Le compte a été supprimé
changes-device = Un autre appareil a été ajouté à l’aide d’un lien
changes-link = Un lien pour un autre appareil a été créé
# After a change that the user has not seen before: "5 min ago · new".
changes-new = nouveau
changes-not-you = Si ce n’était pas vous, définissez un nouveau mot de passe, créez de nouveaux codes de secours et déconnectez vos autres appareils.
changes-ok = C’était moi
changes-passkey = Une clé d’accès a été ajoutée
changes-passkey-removed = Une clé d’accès a été supprimée
changes-password = Le mot de passe a été défini
changes-password-removed = Le mot de passe a été supprimé
changes-recovered = Un code de secours a été utilisé, et un nouveau mot de passe a été défini
changes-review = Vérifier
changes-title = Alertes de sécurité


## The account page: recovery codes, after they were made

codes-about = Si vous perdez votre appareil ou oubliez votre mot de passe, connectez-vous avec un de ces codes. Chaque code sert une fois. Ils ne seront plus affichés.
codes-copied = Les codes sont copiés.
# A button. $copied: whether it was just pressed.
codes-copy = { $copied ->
    [true] Copié
   *[false] Copier
}
# The head of the saved file. $host is the address of the server, and $name that of the account.
codes-file =
    Galaxies Online · { $host } · { $name }
    Chaque code sert une fois.
codes-kept = Je les ai enregistrés
codes-save = Enregistrer
codes-title = Enregistrez ces codes


## The account page: the user's reports on others to the host of the server

complaints-answer = Réponse de l’administration :
complaints-failed = Vos signalements n’ont pas pu être chargés. Rechargez la page pour réessayer.
# $closed: whether the host has closed the report without an answer.
complaints-state = { $closed ->
    [true] L’administration a lu ce signalement.
   *[false] L’administration n’a pas encore répondu.
}
complaints-title = Mes signalements


## The account page: the user's data

farewell-alone = Les parties que vous jouez en solo seront supprimées aussi.
farewell-confirm = Tout supprimer
farewell-delete = Supprimer mes données…
# $account: whether the user has an account.
farewell-devices = { $account ->
    [true] Votre compte, vos appareils et toutes vos compositions seront supprimés aussitôt.
   *[false] Vos appareils et toutes vos compositions seront supprimés aussitôt.
}
farewell-download = Télécharger
farewell-final = C’est irréversible.
farewell-others = Les autres joueurs gardent leurs parties : ils verront « Someone who left », et l’ordinateur continuera à votre place.
# The dialog's title, and its label for screen readers. $name is the user's.
farewell-sure = Supprimer définitivement { $name } ?
    .label = Supprimer { $name }
farewell-title = Vos données
farewell-type = Pour confirmer, saisissez { $name }


## The account page: logging in

login-code = Code de secours
    .note = Un des codes que vous avez enregistrés. Chaque code sert une fois.
# A button. $recovering: whether the user uses a recovery code, and chooses a new password.
login-enter = { $recovering ->
    [true] Valider et se connecter
   *[false] Se connecter
}
# $user and $name are both the guest's name.
login-instead = Ce navigateur joue sous le nom { $user }. Si vous vous connectez sous un autre nom, vous perdrez vos places actuelles ({ $name }).
# A link to the other form. $recovering: whether the form for recovery codes is open.
login-lost = { $recovering ->
    [true] Utiliser plutôt le mot de passe
   *[false] Connexion impossible ?
}
login-name = Nom
# Between two ways to log in.
login-or = ou avec un mot de passe
login-passkey = Utiliser une clé d’accès


## The account page: the ways to log in

methods-add-passkey = Ajouter une clé d’accès
methods-codes = Codes de secours
# The number of codes that have not been used.
methods-codes-left = Reste : { $n }
methods-new-codes = Nouveaux codes…
# The name of a passkey without its own name.
methods-passkey = Clé d’accès
methods-passkey-added = La clé d’accès a été ajoutée.
methods-passkey-removed = La clé d’accès a été supprimée.
# $ago: "5 min ago".
methods-passkey-used = Clé d’accès · utilisée { $ago }
# Below "Password".
methods-password = { $set ->
    [true] Défini
   *[false] Aucun
}
# The button next to "Password".
methods-password-change = { $set ->
    [true] Modifier…
   *[false] Définir…
}
methods-password-removed = Votre mot de passe a été supprimé.
methods-password-set = Votre mot de passe est défini, et vos autres appareils sont déconnectés.
# The button next to a passkey, and its label for screen readers.
methods-remove = Supprimer…
    .label = Supprimer la clé d’accès { $name }
methods-remove-password = Supprimer le mot de passe
methods-remove-sure = Supprimer
methods-replace-codes = Remplacer les codes
methods-set-password = Définir le mot de passe
methods-title = Connexion


## The dialog in which users confirm their identity

proof-about = Avant de modifier votre connexion, confirmez votre identité. La confirmation vaut dix minutes.
proof-continue = Continuer
proof-no-passkey = Vos clés d’accès ne peuvent pas servir ici. { $link } avec un code de secours.
    .link = Reconnectez-vous
proof-passkey = Utiliser une clé d’accès
proof-password = Votre mot de passe
proof-title = Confirmez votre identité


## The page of a clip: the decisive moment of a match

clip-not-found = Moment introuvable
    .detail = Ce lien ne fonctionne pas. Il est peut-être incomplet.
clip-opening = Ouverture du moment…
# $match is the title of the match.
clip-title = { $match } · Le moment décisif


## The page of the user's devices

devices-account = Avec un { $link }, vous pouvez vous connecter partout, même si vous perdez cet appareil.
    .link = compte
devices-add = Ajouter un autre appareil
# $ago: "5 min ago".
devices-added = Ajouté { $ago }
# $device is the name of a device, and $name the user's.
devices-added-now = { $device } joue désormais sous le nom { $name }.
devices-elsewhere = Continuer ailleurs
# $minutes: how long the link still works.
devices-link = Lien pour continuer sous le nom { $name }
    .note = Toute personne qui ouvre ce lien joue à votre place : ne le partagez pas. Il fonctionne une fois, pendant encore { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
devices-link-about = Un lien vous permet de jouer sur un autre appareil, avec les mêmes places, parties et compositions. Il fonctionne une fois, pendant dix minutes.
devices-link-how = Ouvrez ce lien sur l’autre appareil : scannez le code, ou envoyez-vous le lien.
# $again: whether there was a link before.
devices-link-show = { $again ->
    [true] Afficher un nouveau lien
   *[false] Afficher le lien
}
devices-list = Vos appareils connectés
devices-log-out = Déconnecter…
devices-log-out-others = Déconnecter tous les autres…
devices-log-out-others-sure = Déconnecter tous les autres
devices-log-out-sure = Déconnecter
devices-this = Cet appareil
devices-title = Vos appareils
# A device whose program is not known.
devices-unknown = Autre programme


## The page of an invitation

# The button of a newcomer, next to the field for their name.
join = Rejoindre
join-as = Jouer comme { $name }
join-begun = La partie a commencé. Vous pouvez regarder.
# $names are the players at the table, and $n is the number of free seats.
join-free = { $names-count ->
    [0] Personne n’est encore à la table.
    [one] { $names } est à la table.
   *[other] { $names } sont à la table.
} { $n ->
    [one] Une place est libre ; vous pouvez changer de camp jusqu’au début de la partie.
   *[other] { $n } places sont libres ; vous pouvez changer de camp jusqu’au début de la partie.
}
join-full = Toutes les places sont prises. Vous pouvez regarder.
# On the cover of the mission.
join-host = { $name } vous invite
join-loading = Recherche de la partie…
join-not-found = Invitation introuvable
    .detail = La partie n’existe peut-être plus. Demandez un nouveau lien.
join-title = Invitation
join-too-late = Toutes les places viennent d’être prises. Vous pouvez toujours regarder.
join-unknown-mission = La mission de cette partie n’est pas sur ce serveur en ce moment.
join-watch = Regarder
join-watch-only = Juste regarder


## The page of the builds for a game

loadouts-none = Rien à préparer
    .detail = Dans ce jeu, il n’y a rien à préparer avant une partie.


## The page of links in e-mails

mail-allow = Réautoriser les e-mails
mail-allowed = Les e-mails sont de nouveau autorisés
    .detail = Pour en recevoir, saisissez votre adresse sur la page des notifications et confirmez-la.
mail-confirm = Des e-mails sur vos parties
    .detail = Cette adresse reçoit un e-mail quand une partie attend votre réponse en votre absence.
    .button = Confirmer l’adresse
mail-confirmed = Votre adresse est confirmée
    .detail = Vous recevrez un e-mail quand une partie attend votre réponse en votre absence.
mail-leave = Arrêter tous les e-mails ?
    .detail = Ce serveur n’enverra plus rien à cette boîte, peu importe qui le demande.
    .button = Arrêter les e-mails
mail-notices = Aller aux notifications
mail-over = Ce lien ne fonctionne plus
    .detail = Un tel lien fonctionne une fois, pendant un jour. Demandez-en un nouveau sur la page des notifications.
# $title and $detail are those of an error.
mail-problem = { $title }. { $detail }
mail-start = Aller à l’accueil
mail-stopped = Plus d’e-mails
    .detail = Nous avons oublié votre adresse, et personne ne peut y faire écrire ce serveur. Gardez notre dernier e-mail : son lien permet de les réautoriser.
mail-title = E-mail


## The page of the user's matches

matches-finished = Terminées
matches-finished-none = Aucune pour l’instant.
matches-never = Vous n’avez encore joué aucune partie. Elles apparaissent ici dès que vous commencez.
matches-older = Parties plus anciennes
matches-open = En cours
matches-open-none = Aucune.
matches-play = Jouer une partie
# Links to a match, and their labels for screen readers. $match is the title of the match.
matches-replay = Revoir
    .label = Revoir : { $match }
matches-report = Rapport
    .label = Rapport : { $match }
matches-title = Vos parties


## The page of a new match

new-loading = Chargement des missions…
# $chosen: whether the user has chosen a game.
new-none = { $chosen ->
    [true] Ce serveur n’offre aucune mission pour ce jeu.
   *[false] Ce serveur n’offre aucune mission.
}
new-title = Choisissez une mission


## The page of notifications

notices-about = Vous recevez une notification quand, en votre absence, une partie attend votre réponse ou que d’autres veulent rejouer. Elle nomme la partie, jamais la question.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-lost = Vous ne recevez plus de notifications sur cet appareil. { $trouble }
notices-mail = Par e-mail
notices-mail-about = Nous vous envoyons un lien pour confirmer l’adresse. Chaque e-mail contient un lien pour tout arrêter.
notices-mail-address = Votre adresse e-mail
notices-mail-again = Renvoyer
notices-mail-confirm = Confirmer…
# After an address.
notices-mail-confirmed = confirmée
notices-mail-remove = Supprimer l’adresse
notices-mail-sent = Nous vous avons envoyé un e-mail. Ouvrez son lien pour confirmer votre adresse. Si vous aviez arrêté nos e-mails, le lien du dernier permet de les réautoriser.
notices-mail-trouble-full = Le serveur de messagerie indique que cette boîte est pleine. Faites-y de la place.
notices-mail-trouble-later = Le serveur de messagerie n’accepte pas d’e-mails pour le moment. Nous réessaierons.
notices-mail-trouble-refused = Le serveur de messagerie refuse les e-mails de ce serveur. Essayez une autre adresse.
notices-mail-trouble-unknown = Le serveur de messagerie ne connaît pas cette boîte, donc nous n’y envoyons plus rien. Vérifiez l’adresse.
notices-name-first = Choisissez d’abord un nom.
# $trouble is one of the texts here, such as "Your browser could not reach its push service. Try again later."
notices-not-reached = Les notifications sont activées, mais n’atteignent pas cet appareil. { $trouble }
notices-paused = Ce serveur n’envoie pas de notifications pour le moment. L’administration les a suspendues, ou vient de restaurer une sauvegarde.
notices-push = Sur cet appareil, même quand la page est fermée
# The names of the steps as an iPhone shows them.
notices-push-apple = Ajoutez d’abord cette page à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la ensuite à partir de là.
notices-push-not-offered = Ce serveur n’envoie pas de notifications aux appareils.
# The number of other devices that get notices. $here: whether this one gets them.
notices-push-others = { $here ->
    [true] { $n ->
        [one] Et sur un autre appareil.
       *[other] Et sur { $n } autres appareils.
    }
   *[false] { $n ->
        [one] Sur un autre appareil.
       *[other] Sur { $n } autres appareils.
    }
}
# A switch: whether the system of this device shows notices.
notices-push-switch = Messages du système
# $encrypted: whether the connection to the server is.
notices-push-unable = { $encrypted ->
    [true] Ce navigateur ne peut pas recevoir de notifications quand la page est fermée.
   *[false] Ce navigateur ne peut pas recevoir de notifications quand la page est fermée, car la connexion à ce serveur n’est pas chiffrée.
}
notices-quiet = Heures calmes
# Two fields with times: "From 22:00 to 07:00". For screen readers, they have labels.
notices-quiet-begin = De
    .label = { $channel ->
        [mail] E-mail : début du calme
       *[push] Messages : début du calme
    }
notices-quiet-end = à
    .label = { $channel ->
        [mail] E-mail : fin du calme
       *[push] Messages : fin du calme
    }
# $zone is the name of a time zone in English: "Europe/Berlin".
notices-quiet-zone = Dans le fuseau horaire { $zone }. Les notifications attendent la fin des heures calmes.
# A button that chooses the time zone of this device.
notices-quiet-zone-use = Utiliser { $zone }
notices-title = Notifications
# After a test notice. $devices: the number of devices that it was sent to. $address: the e-mail address, if any.
notices-tried = { $address ->
    [none] { $devices ->
        [0] La notification n’a pas pu être envoyée. Réessayez plus tard.
        [one] Envoyée à un appareil.
       *[other] Envoyée à { $devices } appareils.
    }
   *[other] { $devices ->
        [0] Envoyée à { $address }.
        [one] Envoyée à un appareil et à { $address }.
       *[other] Envoyée à { $devices } appareils et à { $address }.
    }
}
# $tried is the text before this one: "Sent to one device."
notices-tried-failed = { $tried } { $n ->
    [one] Un appareil n’a pas pu être joint.
   *[other] { $n } appareils n’ont pas pu être joints.
}
notices-trouble-forbidden = Votre navigateur bloque les messages de cette page. Autorisez-les dans ses réglages.
notices-trouble-no-service = Votre navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
notices-trouble-no-worker = Votre navigateur n’a pas pu commencer à recevoir les messages de cette page. Fermez ses autres onglets, ou rechargez-la.
notices-trouble-unable = Ce navigateur ne peut pas recevoir de notifications quand la page est fermée.
notices-try = Envoyer un test


## The page of an address that does not exist

nowhere-not-found = Page introuvable
    .detail = Le lien est peut-être incomplet. Redemandez-le, ou allez à la page d’accueil.
nowhere-title = Rien ici


## The page of a replay

replay-enter = Revoir une partie
replay-impossible = Impossible de revoir cette partie
    .detail = Les règles ont changé depuis cette partie. Vous pouvez encore voir comment elle a fini.
replay-not-over = Cette partie est encore en cours
    .detail = Vous pourrez la revoir une fois qu’elle sera terminée.
replay-opening = Ouverture du replay…
# $match is the title of the match.
replay-title = { $match } · Replay
replay-to-table = Aller à la table


## The page of the report on a finished match

report-back = ← Retour à la table
report-enter = Lire un rapport
report-eyebrow = Rapport de mission · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
# The invitation is sent with the link.
report-link = Lien vers le moment décisif
    .invitation = Le moment qui a décidé notre partie
    .note = Toute personne ayant ce lien voit ce moment tel qu’il a été montré à la table, et rien d’autre de la partie.
report-link-watch = Le regarder
report-none = Aucun rapport
    .detail = Il n’y a pas de rapports sur les parties de ce jeu.
report-opening = Rédaction du rapport…
report-print = Imprimer
report-share = Partager le moment décisif
# $match is the title of the match.
report-title = Rapport · { $match }


## The page of the rules

rules-all = Tous les livrets
rules-failed = Règles
    .detail = Ce livret n’existe pas, ou n’a pas pu être chargé. Rechargez la page, ou choisissez un autre livret.
# Links to the books of other games.
rules-games = Jeux
rules-opening = Ouverture du livret…
# The title of the page. $book is the title of a book, which is that of its game, and $page that of a chapter.
rules-title = { $page ->
    [none] { $book ->
        [none] Règles
       *[other] Règles : { $book }
    }
   *[other] { $page } · Règles : { $book }
}


## The page of a link to a seat

# $side is the name of the side, and $name that of the player who leaves the seat. $round is 0 before the first round.
seat-about = { $round ->
    [0] { $side }, avant la première manche. Vous reprenez tout ce que { $name } détient et sait, et { $name } passe en spectateur.
   *[other] { $side }, manche { $round }. Vous reprenez tout ce que { $name } détient et sait, et { $name } passe en spectateur.
}
# The title of the match is on the next line.
seat-by = { $name } vous cède une place dans
seat-loading = Recherche de la place…
seat-other = Vous jouez déjà dans cette partie
    .detail = Personne ne peut avoir deux places dans une partie.
seat-over = Ce lien ne fonctionne plus
    .detail = Un tel lien fonctionne une fois, pendant un jour. Demandez-en un nouveau.
seat-own = C’est votre propre place
    .detail = Envoyez le lien à la personne qui doit continuer à votre place.
seat-take = Prendre place
seat-take-as = Prendre place comme { $name }
seat-title = Une place pour vous
seat-to-table = Vers la table


## The page of the open tables

tables-title = Tables ouvertes


## The page of a link to continue on another device

transfer-about = Vos parties, places et compositions vous suivent. L’autre appareil reste connecté.
transfer-as = Continuer comme { $name }
transfer-checking = Vérification du lien…
transfer-continue = Continuer comme { $name }
transfer-here = Continuer sur cet appareil
# $user and $name are both the name of this browser's user.
transfer-instead = Ce navigateur joue sous le nom { $user }. Si vous continuez, vous perdrez vos places actuelles ({ $name }).
transfer-over = Ce lien ne fonctionne plus
    .detail = Un tel lien fonctionne une fois, pendant dix minutes. Demandez-en un nouveau sur l’autre appareil.
transfer-title = Continuer ici
