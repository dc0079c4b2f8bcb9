# Les textes des e-mails et des notifications, en français.


## Notices about a match. The text after the title names the mission and the game.

notice-again = Vous êtes invité à rejouer
notice-asked = À vous de jouer
notice-begun = Votre partie a commencé
notice-hurry = Il vous reste peu de temps pour jouer
notice-over = Votre partie est terminée


## The test message

trial-body = Voilà comment vous saurez que c’est à vous de jouer.
trial-title = Ça marche


## Changes to the login methods of an account

change-account = Un compte a été créé pour vous
change-address = L’adresse e-mail a été modifiée
change-address-removed = L’adresse e-mail a été supprimée
change-codes = De nouveaux codes de secours ont été créés
change-deleted = Le compte a été supprimé
change-device = Un autre appareil a été ajouté à l’aide d’un lien
change-link = Un lien pour un autre appareil a été créé
change-passkey = Une clé d’accès a été ajoutée
change-passkey-removed = Une clé d’accès a été supprimée
change-password = Le mot de passe a été défini
change-password-removed = Le mot de passe a été supprimé
change-recovered = Un code de secours a été utilisé, et un nouveau mot de passe a été défini

# $change is one of the texts above, and $device the name of a browser: "Firefox on Linux".
account-body = { $device ->
    [none] { $change }
   *[other] { $change } ({ $device })
}
account-title = Votre compte a été modifié


## Parts of e-mails. Lines have at most 100 characters.

# $title is the title of a notice, and $body its text.
mail-subject = { $title } : { $body }
mail-footer = Pour ne plus recevoir ces e-mails : { $link }

# $site is the name of this server: "play.example".
confirm-subject = Confirmez votre adresse pour { $site }
confirm-body =
    Quelqu’un a demandé à { $site } d’envoyer à cette adresse des messages au sujet de parties. Si c’était
    vous, ouvrez cette page d’ici un jour pour confirmer l’adresse :

    { $link }

    Si ce n’était pas vous, vous n’avez rien à faire. Le lien ci-dessous permet d’arrêter tous les e-mails
    de ce serveur vers cette boîte.
