# Los textos de los correos y de los avisos, en español.


## Notices about a match. The text after the title names the mission and the game.

notice-again = Te invitan a jugar otra vez
notice-asked = Te toca
notice-begun = Tu partida ha empezado
notice-hurry = Te queda poco tiempo para jugar
notice-over = Tu partida ha terminado


## The test message

trial-body = Así te avisaremos cuando te toque.
trial-title = Funciona


## Changes to the login methods of an account

change-account = Se ha creado una cuenta para ti
change-address = Se ha cambiado la dirección de correo
change-address-removed = Se ha quitado la dirección de correo
change-codes = Se han creado nuevos códigos de recuperación
change-deleted = Se ha borrado la cuenta
change-device = Se ha añadido otro dispositivo con un enlace
change-link = Se ha creado un enlace para otro dispositivo
change-passkey = Se ha añadido una llave de acceso
change-passkey-removed = Se ha quitado una llave de acceso
change-password = Se ha establecido la contraseña
change-password-removed = Se ha quitado la contraseña
change-recovered = Se ha usado un código de recuperación y se ha establecido una contraseña nueva

# $change is one of the texts above, and $device the name of a browser: "Firefox on Linux".
account-body = { $device ->
    [none] { $change }
   *[other] { $change } ({ $device })
}
account-title = Tu cuenta ha cambiado


## Parts of e-mails. Lines have at most 100 characters.

# $title is the title of a notice, and $body its text.
mail-subject = { $title }: { $body }
mail-footer = Para dejar de recibir estos correos: { $link }

# $site is the name of this server: "play.example".
confirm-subject = Confirma tu dirección para { $site }
confirm-body =
    Alguien ha pedido a { $site } que envíe avisos sobre partidas a esta dirección. Si has sido tú, abre
    esta página en el plazo de un día para confirmar la dirección:

    { $link }

    Si no has sido tú, no tienes que hacer nada. Con el enlace de abajo puedes parar todos los correos de
    este servidor a este buzón.
