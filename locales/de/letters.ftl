# Die Texte von E-Mails und Push-Nachrichten, auf Deutsch.


## Notices about a match. The text after the title names the mission and the game.

notice-again = Du bist zu einer neuen Partie eingeladen
notice-asked = Du bist am Zug
notice-begun = Deine Partie hat begonnen
notice-hurry = Für deinen Zug bleibt wenig Zeit
notice-over = Deine Partie ist zu Ende


## The test message

trial-body = So erfährst du, wann du am Zug bist.
trial-title = Es klappt


## Changes to the login methods of an account

change-account = Ein Konto wurde für dich angelegt
change-address = Die E-Mail-Adresse wurde geändert
change-address-removed = Die E-Mail-Adresse wurde entfernt
change-codes = Neue Wiederherstellungscodes wurden erstellt
change-deleted = Das Konto wurde gelöscht
change-device = Ein weiteres Gerät wurde über einen Link hinzugefügt
change-link = Ein Link für ein weiteres Gerät wurde erstellt
change-passkey = Ein Passkey wurde hinzugefügt
change-passkey-removed = Ein Passkey wurde entfernt
change-password = Das Passwort wurde festgelegt
change-password-removed = Das Passwort wurde entfernt
change-recovered = Ein Wiederherstellungscode wurde benutzt und ein neues Passwort festgelegt

# $change is one of the texts above, and $device the name of a browser: "Firefox on Linux".
account-body = { $device ->
    [none] { $change }
   *[other] { $change } ({ $device })
}
account-title = Dein Konto wurde geändert


## Parts of e-mails. Lines have at most 100 characters.

# $title is the title of a notice, and $body its text.
mail-subject = { $title }: { $body }
mail-footer = Diese E-Mails abbestellen: { $link }

# $site is the name of this server: "play.example".
confirm-subject = Bestätige deine Adresse für { $site }
confirm-body =
    Jemand hat { $site } gebeten, Nachrichten über Partien an diese Adresse zu schicken. Wenn du das
    warst, öffne innerhalb eines Tages diese Seite, um die Adresse zu bestätigen:

    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun. Mit dem Link unten kannst du alle E-Mails dieses
    Servers an dieses Postfach abbestellen.
