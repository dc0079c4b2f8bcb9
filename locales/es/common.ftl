# The texts of the other pages outside matches, in Spanish.


## What several pages say

pages-cancel = Cancelar
pages-failed = No ha funcionado
    .detail = Inténtalo de nuevo.
pages-loading = Cargando…
pages-opening-builder = Abriendo el editor…
pages-try-again = Reintentar


## The page of a match

match-changed = { $host } ha cambiado la partida a { $title }, que no tiene un asiento como el tuyo. Toma otro asiento o mira.
match-denied = Esta mesa está cerrada para ti
match-join = Unirse a la mesa
match-not-found = Partida no encontrada
    .detail = La partida no existe, o es privada y necesitas su enlace de invitación.
match-not-loaded = No se ha podido cargar esta página
    .detail = Se ha perdido la conexión o hay una versión más nueva de la página.
match-opening = Abriendo la mesa…
    .slow = Tu red es lenta o bloquea las conexiones en directo, y la mesa tiene que cargarse de otra manera.
match-opening-lobby = Abriendo la sala…
match-removed = { $kept ->
    [true] Te han quitado el asiento. Tu flota sin terminar se conserva en este navegador. Vuelve a tomar asiento en ese bando y abre el editor para continuar.
   *[false] Te han quitado el asiento.
}
match-unknown-game = Juego desconocido
    .detail = Esta partida necesita una versión más nueva de la página. Recárgala.
match-untitled = Partida


## The bars on top of pages

bar-account = Cuenta
bar-devices = Dispositivos
bar-notices = Avisos
bar-pages = Tus páginas
bar-start = ← Galaxies Online


## The form in which newcomers enter their name

name-account = No necesitas cuenta ni contraseña: este navegador te recuerda y puedes cambiar de nombre más tarde. Si tienes una cuenta, antes { $login }.
    .login = inicia sesión
name-enter = Entrar
name-question = ¿Cómo te llamamos?


## Creating or changing a match

change-cancel = Cancelar
change-save = Cambiar partida
change-title = Cambiar la partida
change-unseated = Sin asiento: { $names }. { $mission } es para { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}.
change-you = tú
create-failed = No se han podido cargar las misiones.
create-match = Crear { $mission }
create-open = Dejar que se una cualquiera de este servidor


## The options of a match

options-changed = { $n ->
    [one] { $n } cambiada
   *[other] { $n } cambiadas
}
options-group-expansions = Expansiones
options-group-finer-rules = Reglas detalladas
options-group-hero = El Héroe
options-group-table = La mesa
options-mission = Misión
options-more = Más opciones


## A match whose mission is missing

gone-create = Crear otra partida
gone-mission = Esta partida necesita la misión { $mission }, que este servidor ya no tiene. El paquete con la misión se ha quitado o tiene un fallo. Hasta que vuelva, nadie puede tomar asiento y la partida no puede empezar.
gone-operator = La administración del servidor puede reponer el paquete y reiniciar el servidor. Los asientos ocupados siguen ocupados.
gone-other = { $host ->
    [true] O crea otra partida e invita a todos a ella.
   *[false] O pide a { $name } que cree otra partida.
}
gone-seated = Ocupados hasta ahora
gone-seats = Asientos
gone-title = Falta esta misión


## The door of a private match

door-address = Comprueba la dirección. Si aquí no hay ninguna partida, esta página se ve igual y nadie responde.
door-knock = { $stage ->
    [silent] Llamar otra vez
   *[other] Pedir entrar
}
door-leave = Dejar de pedirlo
door-page = Partida privada · Galaxies Online
door-private = Esta partida es privada
door-stage = { $stage ->
    [waiting] Has llamado. La mesa se abrirá aquí en cuanto el anfitrión te deje entrar.
    [silent] Nadie te ha dejado entrar. Pide el enlace de invitación a quien te dio esta dirección, o llama otra vez.
   *[other] ¿Pedir entrar? El anfitrión ve tu nombre y decide. Con el enlace de invitación no hace falta pedirlo.
}


## Windows, links to share and explanations

complaints-reason = { $reason ->
    [insults] Insultos o amenazas
    [spam] Spam
    [cheating] Trampas
    [stalling] Hace esperar a todos
    [name] Nombre ofensivo
   *[other] Otra cosa
}
copy-by-hand = { $touch ->
    [true] { $subject ->
        [codes] Mantén pulsados los códigos y elige «Copiar».
       *[link] Mantén pulsado el enlace y elige «Copiar».
    }
   *[false] { $subject ->
        [codes] Selecciona los códigos y pulsa Ctrl+C para copiarlos.
       *[link] Selecciona el enlace y pulsa Ctrl+C para copiarlo.
    }
}
dialog-close = Cerrar
explain-more = Leer más
explain-region = Explicación
link-copied = El enlace se ha copiado.
link-copy = { $copied ->
    [true] Copiado
   *[false] Copiar
}
link-qr = Código QR: { $title }
link-share = Compartir


## The settings of a device

contrast-switch = Alto contraste: textos y líneas más claros, fondos lisos


## The rules book

book-alternatives = { $values-or }
book-chapter-place = Capítulo { $n } de { $count }
book-chapter-ways = Capítulos anterior y siguiente
book-chapters = Capítulos
book-codes = Un código bajo una sección, como { $code }, nombra una sola regla. Puedes buscarlo, o citarlo cuando preguntes por esa regla.
book-contents = Contenido
book-encyclopedia = Enciclopedia
book-entries = Entradas
book-example = Por ejemplo
book-failed = No se ha podido cargar el reglamento. Recarga la página e inténtalo de nuevo.
book-filter-all = { $filter }: todo
book-filter-words = Filtrar por palabras
book-filters = Filtros
book-found = { $n ->
    [one] { $n } resultado
   *[other] { $n } resultados
}
book-found-none = Sin resultados
book-found-none-text = Ninguna regla, término o carta contiene todas estas palabras.
book-item = En la enciclopedia
    .label = En la enciclopedia: { $name }
book-link-to = Enlace a: { $section }
book-next = Siguiente
book-no-entries = Nada coincide con estos filtros.
book-on-page = En esta página
book-opening = Abriendo el reglamento…
book-previous = Anterior
book-rules-here = Reglas que se explican aquí: { $rules }
book-search = Buscar en las reglas
book-shelf-count = { $n } de { $count }
book-terms = Términos
book-title = Reglamento


## The reasons why something is not offered

why = ¿Por qué no puedo…?
    .eyebrow = Lo que no se ofrece ahora
why-nothing = Ya puedes elegir todo lo que es posible ahora.
why-question-rules = Las reglas de esta pregunta
why-rule = La regla
    .label = La regla { $code }: { $reason }


## The lobby, where players gather before a match

lobby-about = Sobre esta misión
lobby-about-failed = No se ha podido cargar la misión.
lobby-about-loading = Cargando la misión…
lobby-about-retry = Reintentar
lobby-bot = Máquina: { $bot }
lobby-bot-title = Jugador virtual
lobby-bot-unknown = jugador virtual
lobby-change = Cambiar partida
lobby-chat-off = El chat está desactivado en esta mesa.
lobby-choosing = { $what ->
    [none] Falta confirmar una elección: { $names }.
   *[other] Falta confirmar { $what }: { $names }.
}
lobby-choosing-you = tú
lobby-discard = Descartar partida
lobby-discard-sure = ¿Descartarla para todos?
lobby-empty = { $n ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $n } asientos libres.
}
lobby-home = Galaxies Online
lobby-hosted = { $private ->
    [true] Partida privada de { $host }
   *[false] Partida abierta de { $host }
}
lobby-more-players = { $n ->
    [one] Falta un jugador.
   *[other] Faltan { $n } jugadores.
}
lobby-more-time = Darme más tiempo { $small }
    .small = para cada reacción
lobby-no-answer = Aún sin respuesta de { $names }; la oferta sigue abierta. En vez de esperar, puedes añadir un jugador virtual, enviar el enlace a otra persona o descartar esta partida.
lobby-ready = Todo listo. { $host } empieza la partida.
lobby-ready-watch = { $minutes ->
    [0] Todo listo. { $host } empieza la partida y tú miras.
    [one] Todo listo. { $host } empieza la partida y tú miras con { $minutes } minuto de retraso.
   *[other] Todo listo. { $host } empieza la partida y tú miras con { $minutes } minutos de retraso.
}
lobby-rules = Reglas
lobby-seated = { $n } de { $count } ocupados
lobby-spectators-off = Solo el anfitrión puede mirar hasta que acabe la partida.
lobby-start = Empezar la partida
lobby-swap-sides = Cambiar bandos
lobby-tab = { $match } · Galaxies Online
lobby-take-seat = Toma un asiento libre para unirte, o quédate aquí para mirar.


## The link that invites others to the lobby

lobby-invite-message = { $free ->
    [true] Juega { $match } conmigo
   *[false] Mira cómo jugamos { $match }
}
lobby-invite-note = { $free ->
    [true] Envía este enlace. Quien lo abra toma un asiento libre.
   *[false] Todos los asientos están ocupados. Quien abra este enlace puede mirar.
}
lobby-invite-title = Enlace de invitación


## The seats of the lobby

lobby-seat-add-bot = Añadir máquina
lobby-seat-ask = Pedir cambio
lobby-seat-asked = { $player } pide cambiar de asiento contigo.
lobby-seat-asks = pide cambiar de asiento contigo
lobby-seat-bot-strength = Su nivel
lobby-seat-cancel = Cancelar
lobby-seat-decline = Rechazar
lobby-seat-empty = Asiento libre
lobby-seat-leave = Dejar asiento
lobby-seat-move = Mover
lobby-seat-move-here = Mover aquí
lobby-seat-remove = Quitar
lobby-seat-slow = recibe más tiempo para reaccionar
lobby-seat-stop-asking = Dejar de pedirlo
lobby-seat-swap = Cambiar
lobby-seat-take = Tomar asiento
lobby-seat-you = tú
lobby-seat-you-asked = Has pedido a { $player } cambiar de asiento.


## The next match, offered after a match

next-decline = No, gracias
next-declined = No te unes.
next-declined-others = { $names-count ->
    [one] { $names } no se une.
   *[other] { $names } no se unen.
}
next-go = Ir allí
next-join = { $declined ->
    [true] Unirse de todos modos
   *[false] Unirse
}
next-joined = Siguiente: { $title }
next-joined-seat = Tienes un asiento allí.
next-lobby = { $alone ->
    [true] Abrir una sala
   *[false] Sala con todos
}
next-mission = Siguiente: { $title }
next-mission-loading = Siguiente: la próxima misión
next-offer = { $kind ->
    [lobby] { $by } ha vuelto a la sala.
    [mission] { $by } quiere jugar { $title } después.
    [swapped] { $by } quiere la revancha con los bandos cambiados.
   *[rematch] { $by } quiere la revancha.
}
next-offer-closed = { $kind ->
    [lobby] { $by } ha vuelto a la sala, pero esa partida se ha cerrado.
    [mission] { $by } quiere jugar { $title } después, pero esa partida se ha cerrado.
    [swapped] { $by } quiere la revancha con los bandos cambiados, pero esa partida se ha cerrado.
   *[rematch] { $by } quiere la revancha, pero esa partida se ha cerrado.
}
next-offered = Los demás ven tu oferta en cualquier página de este sitio y pueden unirse con una pulsación. La partida empieza cuando todos están allí.
next-rematch = { $lesson ->
    [true] Jugar otra vez
   *[false] Revancha
}
next-swap = Cambiar bandos
next-waiting = Ir a la siguiente partida que me espera
next-waiting-more = { $match } · { $n ->
    [one] espera { $n }
   *[other] esperan { $n }
}
