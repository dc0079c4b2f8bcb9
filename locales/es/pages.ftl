# The texts of the other pages outside matches, in Spanish.


## Passwords, where they are entered

password = Contraseña
    .note = Al menos 8 caracteres. Unas cuantas palabras van bien.
password-current = Contraseña actual
password-new = Contraseña nueva
    .note = Al menos 8 caracteres. Se cerrará la sesión en todos tus demás dispositivos.


## The account page

account-about = Puedes jugar sin cuenta. Con una, puedes iniciar sesión en cualquier dispositivo y conservar tus partidas.
account-appearance = Aspecto en este dispositivo
account-log-out = Cerrar sesión aquí
account-seen-as = Los demás te ven como { $name }.
account-tab-login = Iniciar sesión
account-tab-new = Crear
account-tabs = Cuenta
account-title = Tu cuenta


## The account page: errors next to a button or a field

attempt-bad-login = Ese nombre de cuenta no corresponde a esa contraseña o código. Comprueba ambos e inténtalo de nuevo.
attempt-bad-passkey = Esta llave de acceso no se ha podido usar aquí. Prueba con otra.
attempt-bad-password = Esa no es tu contraseña actual. Inténtalo de nuevo.
attempt-bad-proof = Esa no es una de tus llaves de acceso. Prueba con otra.
attempt-challenge-over = Has tardado demasiado. Inténtalo de nuevo.
attempt-failed = No ha funcionado. Inténtalo de nuevo.
attempt-last-way = Sin ella no podrías iniciar sesión. Añade antes una contraseña o una llave de acceso.
attempt-name-taken = Ese nombre de cuenta está ocupado. Elige otro.
attempt-no-passkey = No se ha usado ninguna llave de acceso. Inténtalo de nuevo.
attempt-passkey-known = Este dispositivo ya tiene una llave de acceso para ti.
attempt-proof-needed = No ha cambiado nada. Confirma tu identidad.
attempt-too-many = Demasiados intentos. Espera un poco e inténtalo de nuevo.


## The account page: creating an account

account-new-create = { $password ->
    [true] Crear cuenta
   *[false] Crear con llave de acceso
}
account-new-name = Nombre de la cuenta
    .note = Cualquier otra persona con este nombre aparece con «{ $mark }» detrás. El nombre que ven los demás puede ser otro.
account-new-other = { $password ->
    [true] Usar una llave de acceso
   *[false] Usar una contraseña
}
account-new-passkey = Este dispositivo guarda la llave de acceso. Inicias sesión igual que desbloqueas el dispositivo, sin nada que recordar.


## The account page: recent changes to how the user logs in

changes-account = Se ha creado la cuenta
changes-address = Se ha cambiado la dirección de correo
changes-address-removed = Se ha quitado la dirección de correo
changes-all = Mostrar los { $n }
changes-banner = { $lead } { $change } ({ $device ->
    [none] { $ago }
   *[other] { $ago }, { $device }
}){ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}.
    .lead = Tu cuenta ha cambiado:
changes-codes = Se han creado nuevos códigos de recuperación
changes-deleted = Se ha borrado la cuenta
changes-device = Se ha añadido otro dispositivo con un enlace
changes-link = Se ha creado un enlace para otro dispositivo
changes-new = nuevo
changes-not-you = Si no has sido tú, establece una contraseña nueva, crea nuevos códigos de recuperación y cierra la sesión en tus demás dispositivos.
changes-ok = He sido yo
changes-passkey = Se ha añadido una llave de acceso
changes-passkey-removed = Se ha quitado una llave de acceso
changes-password = Se ha establecido la contraseña
changes-password-removed = Se ha quitado la contraseña
changes-recovered = Se ha usado un código de recuperación y se ha establecido una contraseña nueva
changes-review = Revisar
changes-title = Avisos de seguridad


## The account page: recovery codes, after they were made

codes-about = Si pierdes el dispositivo u olvidas la contraseña, inicia sesión con uno de estos códigos. Cada código sirve una vez. No se volverán a mostrar.
codes-copied = Los códigos se han copiado.
codes-copy = { $copied ->
    [true] Copiados
   *[false] Copiar
}
codes-file =
    Galaxies Online · { $host } · { $name }
    Cada código sirve una vez.
codes-kept = Los he guardado
codes-save = Guardar en archivo
codes-title = Guarda estos códigos


## The account page: the user's reports on others to the host of the server

complaints-answer = Respuesta de la administración:
complaints-failed = No se han podido cargar tus denuncias. Recarga la página para intentarlo de nuevo.
complaints-state = { $closed ->
    [true] La administración ha leído esta denuncia.
   *[false] La administración aún no ha respondido.
}
complaints-title = Mis denuncias


## The account page: the user's data

farewell-alone = Las partidas que juegas a solas también se borrarán.
farewell-confirm = Borrar para siempre
farewell-delete = Borrar mis datos…
farewell-devices = { $account ->
    [true] Tu cuenta, tus dispositivos y todo lo que has creado se borrarán de inmediato.
   *[false] Tus dispositivos y todo lo que has creado se borrarán de inmediato.
}
farewell-download = Descargar
farewell-final = Esto no se puede deshacer.
farewell-others = Los demás jugadores conservan sus partidas: verán «Someone who left» y la máquina seguirá jugando en tu lugar.
farewell-sure = ¿Borrar { $name } para siempre?
    .label = Borrar { $name }
farewell-title = Tus datos
farewell-type = Para confirmar, escribe { $name }


## The account page: logging in

login-code = Código de recuperación
    .note = Uno de los códigos que guardaste. Cada código sirve una vez.
login-enter = { $recovering ->
    [true] Establecer e iniciar sesión
   *[false] Iniciar sesión
}
login-instead = Este navegador juega como { $user }. Si inicias sesión con otro nombre, perderás el acceso a los asientos de { $name }.
login-lost = { $recovering ->
    [true] Usar la contraseña
   *[false] No puedo iniciar sesión
}
login-name = Nombre
login-or = o con contraseña
login-passkey = Usar una llave de acceso


## The account page: the ways to log in

methods-add-passkey = Añadir llave de acceso
methods-codes = Códigos de recuperación
methods-codes-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
methods-new-codes = Crear códigos nuevos…
methods-passkey = Llave de acceso
methods-passkey-added = Se ha añadido la llave de acceso.
methods-passkey-removed = Se ha quitado la llave de acceso.
methods-passkey-used = Llave de acceso · usada { $ago }
methods-password = { $set ->
    [true] Establecida
   *[false] Ninguna
}
methods-password-change = { $set ->
    [true] Cambiar…
   *[false] Establecer…
}
methods-password-removed = Se ha quitado tu contraseña.
methods-password-set = Tu contraseña está establecida y se ha cerrado la sesión en tus demás dispositivos.
methods-remove = Quitar…
    .label = Quitar la llave de acceso { $name }
methods-remove-password = Quitar contraseña
methods-remove-sure = Quitar
methods-replace-codes = Sustituir códigos
methods-set-password = Establecer contraseña
methods-title = Cómo inicias sesión


## The dialog in which users confirm their identity

proof-about = Antes de cambiar cómo inicias sesión, confirma tu identidad. La confirmación dura diez minutos.
proof-continue = Continuar
proof-no-passkey = Tus llaves de acceso no se pueden usar aquí. { $link } con un código de recuperación.
    .link = Inicia sesión de nuevo
proof-passkey = Usar llave de acceso
proof-password = Tu contraseña
proof-title = Confirma tu identidad


## The page of a clip: the decisive moment of a match

clip-not-found = Momento no encontrado
    .detail = Este enlace no funciona. Puede que le falte una parte.
clip-opening = Abriendo el momento…
clip-title = { $match } · El momento decisivo


## The page of the user's devices

devices-account = Con una { $link } puedes iniciar sesión en cualquier lugar, aunque pierdas este dispositivo.
    .link = cuenta
devices-add = Añadir otro dispositivo
devices-added = Añadido { $ago }
devices-added-now = { $device } juega ahora como { $name }.
devices-elsewhere = Continuar en otro lugar
devices-link = Enlace para continuar como { $name }
    .note = Quien abra este enlace juega como si fueras tú, así que no lo compartas. Sirve una vez, durante { $minutes ->
        [one] un minuto más
       *[other] { $minutes } minutos más
    }.
devices-link-about = Un enlace te permite jugar con tu nombre en otro dispositivo, con los mismos asientos, partidas y creaciones. Sirve una vez, en un plazo de diez minutos.
devices-link-how = Abre este enlace en el otro dispositivo: escanea el código o envíate el enlace.
devices-link-show = { $again ->
    [true] Mostrar otro enlace
   *[false] Mostrar el enlace
}
devices-list = Dónde tienes la sesión iniciada
devices-log-out = Cerrar sesión…
devices-log-out-others = Cerrar las demás sesiones…
devices-log-out-others-sure = Cerrar las demás sesiones
devices-log-out-sure = Cerrar sesión
devices-this = Este dispositivo
devices-title = Tus dispositivos
devices-unknown = Otro programa


## The page of an invitation

join = Unirse
join-as = Unirse como { $name }
join-begun = La partida ha empezado. Puedes mirar.
join-free = { $names-count ->
    [0] Aún no hay nadie en la mesa.
    [one] { $names } está en la mesa.
   *[other] { $names } están en la mesa.
} { $n ->
    [one] Queda un asiento libre; se puede cambiar de bando hasta que empiece la partida.
   *[other] Quedan { $n } asientos libres; se puede cambiar de bando hasta que empiece la partida.
}
join-full = Todos los asientos están ocupados. Puedes mirar.
join-host = { $name } te invita
join-loading = Buscando la partida…
join-not-found = Invitación no encontrada
    .detail = Puede que la partida ya no exista. Pide otro enlace.
join-title = Invitación
join-too-late = Se acaban de ocupar todos los asientos. Aún puedes mirar.
join-unknown-mission = La misión de esta partida no está en este servidor ahora mismo.
join-watch = Mirar
join-watch-only = Solo mirar


## The page of the builds for a game

loadouts-none = Nada que preparar
    .detail = En este juego no hay nada que preparar antes de una partida.


## The page of links in e-mails

mail-allow = Volver a permitir correos
mail-allowed = Los correos vuelven a estar permitidos
    .detail = Para recibirlos, escribe tu dirección en la página de avisos y confírmala.
mail-confirm = Correos sobre tus partidas
    .detail = Esta dirección recibe un correo cuando una partida espera tu respuesta y no estás.
    .button = Confirmar dirección
mail-confirmed = Tu dirección está confirmada
    .detail = Recibirás un correo cuando una partida espere tu respuesta y no estés.
mail-leave = ¿Parar todos los correos?
    .detail = Este servidor no enviará nada más a este buzón, lo pida quien lo pida.
    .button = Parar correos
mail-notices = Ir a los avisos
mail-over = Este enlace ya no funciona
    .detail = Un enlace así sirve una vez, en el plazo de un día. Pide otro en la página de avisos.
mail-problem = { $title }. { $detail }
mail-start = Ir a la página de inicio
mail-stopped = No habrá más correos
    .detail = Hemos olvidado tu dirección y nadie puede hacer que este servidor le envíe nada. Guarda nuestro último correo: su enlace los vuelve a permitir.
mail-title = Correo


## The page of the user's matches

matches-finished = Terminadas
matches-finished-none = Aún ninguna.
matches-never = Aún no has jugado ninguna partida. Aparecerán aquí en cuanto empieces.
matches-older = Mostrar partidas anteriores
matches-open = En curso
matches-open-none = Ninguna.
matches-play = Jugar una partida
matches-replay = Ver de nuevo
    .label = Ver de nuevo: { $match }
matches-report = Informe
    .label = Informe: { $match }
matches-title = Tus partidas


## The page of a new match

new-loading = Cargando misiones…
new-none = { $chosen ->
    [true] Este servidor no ofrece misiones para ese juego.
   *[false] Este servidor no ofrece misiones.
}
new-title = Elige una misión


## The page of notifications

notices-about = Recibes un aviso cuando una partida espera tu respuesta, o alguien quiere jugar otra vez, y no estás. Nombra la partida, nunca la pregunta.
notices-lost = Ya no recibes avisos en este dispositivo. { $trouble }
notices-mail = Por correo
notices-mail-about = Te enviamos un enlace para confirmar la dirección. Cada correo lleva un enlace para no recibir más.
notices-mail-address = Tu dirección de correo
notices-mail-again = Enviar otra vez
notices-mail-confirm = Confirmar…
notices-mail-confirmed = confirmada
notices-mail-remove = Quitar dirección
notices-mail-sent = Te hemos enviado un correo. Abre el enlace que contiene para confirmar tu dirección. Si alguna vez paraste nuestros correos, usa el enlace del último para volver a permitirlos.
notices-mail-trouble-full = El servidor de correo dice que este buzón está lleno. Haz sitio en él.
notices-mail-trouble-later = El servidor de correo no acepta mensajes ahora mismo. Lo intentaremos de nuevo.
notices-mail-trouble-refused = El servidor de correo no acepta mensajes de este servidor. Prueba con otra dirección.
notices-mail-trouble-unknown = El servidor de correo no conoce este buzón, así que no le enviamos nada más. Comprueba la dirección.
notices-name-first = Elige primero un nombre.
notices-not-reached = Los avisos están activados, pero no llegan a este dispositivo. { $trouble }
notices-paused = Este servidor no envía avisos por el momento. La administración los ha pausado o acaba de restaurar una copia de seguridad.
notices-push = En este dispositivo, aunque la página esté cerrada
notices-push-apple = Añade primero esta página a tu pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio». Después ábrela desde allí.
notices-push-not-offered = Este servidor no envía avisos a dispositivos.
notices-push-others = { $here ->
    [true] { $n ->
        [one] Y en otro dispositivo.
       *[other] Y en otros { $n } dispositivos.
    }
   *[false] { $n ->
        [one] En otro dispositivo.
       *[other] En otros { $n } dispositivos.
    }
}
notices-push-switch = Mensajes del sistema
notices-push-unable = { $encrypted ->
    [true] Este navegador no puede recibir avisos con la página cerrada.
   *[false] Este navegador no puede recibir avisos con la página cerrada porque la conexión con este servidor no está cifrada.
}
notices-quiet = Horas de silencio
notices-quiet-begin = De
    .label = { $channel ->
        [mail] Correo: silencio desde
       *[push] Mensajes: silencio desde
    }
notices-quiet-end = a
    .label = { $channel ->
        [mail] Correo: silencio hasta
       *[push] Mensajes: silencio hasta
    }
notices-quiet-zone = En la zona horaria { $zone }. Los avisos esperan hasta que terminen las horas de silencio.
notices-quiet-zone-use = Usar { $zone }
notices-title = Avisos
notices-tried = { $address ->
    [none] { $devices ->
        [0] El aviso no se ha podido enviar. Inténtalo más tarde.
        [one] Enviado a un dispositivo.
       *[other] Enviado a { $devices } dispositivos.
    }
   *[other] { $devices ->
        [0] Enviado a { $address }.
        [one] Enviado a un dispositivo y a { $address }.
       *[other] Enviado a { $devices } dispositivos y a { $address }.
    }
}
notices-tried-failed = { $tried } { $n ->
    [one] No ha llegado a un dispositivo.
   *[other] No ha llegado a { $n } dispositivos.
}
notices-trouble-forbidden = Tu navegador bloquea los mensajes de esta página. Permítelos en sus ajustes.
notices-trouble-no-service = Tu navegador no ha podido conectar con su servicio de avisos. Inténtalo más tarde.
notices-trouble-no-worker = Tu navegador no ha podido empezar a recibir mensajes de esta página. Cierra sus otras pestañas o recárgala.
notices-trouble-unable = Este navegador no puede recibir avisos con la página cerrada.
notices-try = Enviar un aviso de prueba


## The page of an address that does not exist

nowhere-not-found = Página no encontrada
    .detail = Puede que falte parte del enlace. Pídelo de nuevo o ve a la página de inicio.
nowhere-title = Aquí no hay nada


## The page of a replay

replay-enter = Ver una partida de nuevo
replay-impossible = Esta partida no se puede ver de nuevo
    .detail = Las reglas han cambiado desde que se jugó esta partida. Aún puedes ver cómo terminó.
replay-not-over = Esta partida sigue en curso
    .detail = Podrás verla de nuevo cuando haya terminado.
replay-opening = Abriendo la repetición…
replay-title = { $match } · Repetición
replay-to-table = Ir a la mesa


## The page of the report on a finished match

report-back = ← Volver a la mesa
report-enter = Leer un informe
report-eyebrow = Informe de batalla · { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
report-link = Enlace al momento decisivo
    .invitation = Mira lo que decidió nuestra partida
    .note = Cualquiera con este enlace ve ese momento tal como se mostró en la mesa, y nada más de la partida.
report-link-watch = Verlo
report-none = Sin informe
    .detail = No hay informes sobre partidas de este juego.
report-opening = Escribiendo el informe…
report-print = Imprimir
report-share = Compartir el momento decisivo
report-title = Informe · { $match }


## The page of the rules

rules-all = Todos los reglamentos
rules-failed = Reglamento
    .detail = Este reglamento no existe o no se ha podido cargar. Recarga la página o elige otro.
rules-games = Juegos
rules-opening = Abriendo el reglamento…
rules-title = { $page ->
    [none] { $book ->
        [none] Reglas
       *[other] Reglas de { $book }
    }
   *[other] { $page } · Reglas de { $book }
}


## The page of a link to a seat

seat-about = { $round ->
    [0] { $side }, antes de la primera ronda. Sigues jugando con todo lo que { $name } tiene y sabe, y { $name } pasa al público.
   *[other] { $side }, ronda { $round }. Sigues jugando con todo lo que { $name } tiene y sabe, y { $name } pasa al público.
}
seat-by = { $name } te cede un asiento en
seat-loading = Buscando el asiento…
seat-other = Ya juegas en esta partida
    .detail = Nadie puede tener dos asientos en una partida.
seat-over = Este enlace ya no funciona
    .detail = Un enlace así sirve una vez, en el plazo de un día. Pide otro.
seat-own = Este es tu propio asiento
    .detail = Envía el enlace a quien deba seguir jugando por ti.
seat-take = Tomar asiento
seat-take-as = Tomar asiento como { $name }
seat-title = Un asiento para ti
seat-to-table = A la mesa


## The page of the open tables

tables-title = Mesas abiertas


## The page of a link to continue on another device

transfer-about = Tus partidas, asientos y creaciones vienen contigo. El otro dispositivo mantiene su sesión.
transfer-as = Seguir jugando como { $name }
transfer-checking = Comprobando el enlace…
transfer-continue = Continuar como { $name }
transfer-here = Continuar en este dispositivo
transfer-instead = Este navegador juega como { $user }. Si continúas, perderás el acceso a los asientos de { $name }.
transfer-over = Este enlace ya no funciona
    .detail = Un enlace así sirve una vez, en un plazo de diez minutos. Consigue otro en el otro dispositivo.
transfer-title = Continúa aquí
