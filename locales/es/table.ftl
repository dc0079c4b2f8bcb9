# The texts of the table that all games share, in Spanish.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. GLOSSARY.md has
# the terms.


## The coach, who explains the questions of a match

coach = Guía
coach-before = Guía:
coach-call = ¿Qué es esto? Llamar a la guía
    .title = La guía explica cada pregunta y dice qué se suele hacer.
coach-off = Seguir sin la guía
    .title = Seguir sin la guía. Desde el menú se la vuelve a llamar.
coach-press-again = Púlsalo otra vez, o pulsa «{ $label }».
coach-why = ¿Por qué?


## The connection to the server

connection-closed = Cerrada
connection-connecting = Conectando
connection-denied = Sin acceso
connection-online = En línea
connection-polling = Conexión más lenta
    .why = Esta red bloquea las conexiones en directo. Puedes seguir jugando, pero todo llega un poco más tarde.
connection-reconnecting = Reconectando


## The frame of the table: its header and its tabs

table-announced = Qué ocurre
table-beside = Junto al tablero
table-close = ✕ Cerrar
table-issue = N.º { $n }
table-menu = Menú
table-next-match = Otra partida
table-page = { $asked ->
    [true] ● { $title }
   *[other] { $title }
} · Galaxies Online
table-result = Resultado
table-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}
table-tab-chat = Chat
    .new = sin leer
table-tab-log = Registro
table-to-question = Ir a la pregunta
table-turn = { $acting ->
    [true] Turno de { $name }
   *[other] Pregunta para { $name }
}
table-turn-own = { $acting ->
    [true] Tu turno
   *[other] Pregunta para ti
}
table-watching = { $n } mirando: personas en esta mesa


## Pointing things out to teammates

point-at = Señalar
point-bar = Señalar algo
point-button = Señalar algo a tu equipo
    .title = Señalar algo a tu equipo (P)
point-choose = o elige…
point-done = Hecho
point-hint = Toca una cosa, o arrastra de una a otra. Visible solo para { $mates }
point-hint-propose = Toca lo que propones usar a { $mates } y después dónde
point-modes = Qué hacer
point-propose = Proponer
point-send = Enviar
point-show = Mostrar
pointed = { $to ->
    [none] { $name } señala { $from }
   *[other] { $name } señala de { $from } a { $to }
}
pointed-own = { $to ->
    [none] Señalas { $from }
   *[other] Señalas de { $from } a { $to }
}
pointed-out = Señalado
proposal = Una propuesta
proposal-among = Elegir entre { $n }
proposal-dismiss = Descartar la propuesta
proposal-text = { $name } propone: { $things }


## The cards in the hand

hand-choose = Elegir
hand-look-first = Ahora no: mira antes lo que ocurre
hand-offer = { $verb } { $name }
hand-offer-more = { $verb } { $name }…
hand-over = La partida ha terminado
hand-unusable = No puedes usar esta carta para la pregunta actual.
hand-verb = { $first }
hand-wait = Ahora no. { $waiting }


## The log

log = Registro
log-by = De { $name }
log-cut = Estas son las líneas más recientes del registro. Abre la repetición de la partida terminada para imprimirlas todas.
log-empty = { $filtered ->
    [true] Aún no ha ocurrido nada así.
   *[other] Aún no ha ocurrido nada.
}
log-everything = Todo
log-filter = Filtrar el registro
log-show = Mostrar esto en el tablero


## The menu

menu = Menú
menu-animations = Animaciones
menu-appearance = Aspecto
menu-blocked = Tu navegador bloquea los mensajes de esta página. Permítelos en sus ajustes.
menu-call = Cuando te toca y no estás mirando
menu-call-message = Mostrar un mensaje del sistema
menu-cancel = Cancelar
menu-coach = Guía
menu-coach-switch = Explicar cada pregunta y qué se suele hacer
menu-concede = Rendirse
menu-device = Continuar en otro dispositivo
menu-keys = Teclas
menu-keys-replay = { $space } reproducir o pausar · { $left } { $right } paso a paso · con { $shift } turno a turno · { $home } { $end } al principio y al final
    .space = Espacio
    .left = ←
    .right = →
    .shift = Mayús
    .home = Inicio
    .end = Fin
menu-keys-table = { $one }–{ $nine } elegir · { $enter } confirmar · { $esc } volver · { $space } saltar lo que se muestra · las flechas recorren las casillas marcadas del tablero{ $pointing ->
    [true] { " · " }{ $p } señalar algo a tu equipo
   *[other] { "" }
}
    .one = 1
    .nine = 9
    .enter = Intro
    .esc = Esc
    .space = Espacio
    .p = P
menu-leave = Dejar la mesa
menu-notices = Avisarme con la página cerrada, o por correo
menu-orders = Órdenes permanentes
menu-people = Personas{ $watching ->
    [0] { "" }
   *[other] { " " }· { $watching } mirando
}
menu-play-on = Seguir jugando
menu-print = Imprimir registro
menu-reactions = Reacciones
menu-rules = Reglamento
menu-seal = Dados sellados
menu-seal-about = Todos los dados se fijaron antes de la primera tirada y se sellaron con este número. Tu página guarda el número y lo comprueba cuando termina la partida. También lo comprueba { $command }.
    .command = galaxies verify
menu-slow = Darme más tiempo: al menos 20 segundos para cada reacción. Lo ven todos, aquí y en cada mesa a la que me una después
menu-sound = Sonido
menu-sound-on = Sonidos
menu-sound-only = Solo una señal cuando me toca
menu-speed-calm = Fijas
menu-speed-fast = Rápidas
menu-speed-full = Completas
menu-speed-off = No
menu-volume = Volumen
    .value = { $n } por ciento


## Handing over the seat to a friend

seat-about = Otra persona sigue jugando por ti, con todo lo que tienes. Solo recuperas tu asiento con un enlace suyo.
seat-create = Crear un enlace a mi asiento
seat-heading = Ceder tu asiento
seat-invitation = Ocupa mi asiento
seat-keep = Conservar mi asiento
seat-kept = Conservas tu asiento. El enlace ya no funciona.
seat-link = Enlace a tu asiento
seat-note = La primera persona que abra este enlace toma tu asiento y ve todo lo que se sabe en él, y tú pasas al público. Sirve una vez y caduca en esta fecha: { $expiry }.


## The chat

chat = Chat
chat-channel = { $channel ->
    [team] Canal: equipo. Cambiar.
   *[table] Canal: mesa. Cambiar.
}
chat-channel-name = { $channel ->
    [team] Equipo
   *[table] Mesa
}
chat-empty = Aún no hay mensajes. Saluda.
chat-message = Mensaje
chat-off = El anfitrión ha desactivado el chat en esta mesa.
chat-send = Enviar
chat-tag-spectators = público
chat-tag-team = equipo
chat-to-spectators = Al público
chat-to-table = A la mesa
chat-to-team = Solo lo lee tu equipo


## The people at the table

people = Personas en esta mesa
people-about = No ves lo que escriben las personas silenciadas. Las bloqueadas tampoco pueden entrar en tus mesas. Ambas cosas valen en todos tus dispositivos.
people-block = Bloquear
people-blocked = con bloqueo
people-confirm = Confirmar
people-delay = El público lo ve todo { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
} después.
people-former = ya no mira
people-more = y { $n } más del público
people-mute = Silenciar
people-muted = en silencio
people-none = Aquí solo hay jugadores virtuales y nadie mira.
people-report = Denunciar…
people-spectator = público
people-turn-away = Echar
people-turned-away = Se ha echado a { $name }.
people-unblock = Desbloquear
people-unmute = No silenciar
people-you = tú


## Reporting a person

report-about = Con la denuncia se envían las últimas líneas del chat que puedes ver.
report-cancel = Cancelar
report-reason = Motivo
report-send = Enviar denuncia
report-text = Qué ha ocurrido
report-thanks = Gracias. La administración de este servidor leerá tu denuncia. Encontrarás la respuesta en la página de tu cuenta.
report-title = Denunciar a { $name }


## The presence of players and their time

presence = En la mesa
presence-agreed = Quieres que la máquina juegue por { $name }. { $others-count ->
    [one] { $others } debe aceptarlo.
   *[other] { $others } deben aceptarlo.
}
presence-away = { $unit ->
    [minutes] ausente { $n } min
    [hours] ausente { $n } h
    [days] ausente { $n } d
   *[none] ausente
}
presence-away-since = ausente desde { $time }
presence-back = Recuperar tu asiento
presence-computer = máquina
presence-grace = A { $name } se le acabó el tiempo sin conexión, y recibe una vez unos segundos más.
presence-grace-own = Se te acabó el tiempo sin conexión. Responde antes de que pasen estos segundos de más.
presence-here = presente
presence-may-stand-in = { $name } no está: la máquina puede jugar hasta que vuelva.{ $others-count ->
    [0] { "" }
    [one] { " " }{ $others } también debe aceptarlo.
   *[other] { " " }{ $others } también deben aceptarlo.
}
presence-people = { $timed ->
    [true] Personas y el tiempo que les queda
   *[other] Personas
}
presence-playing = La máquina juega por ti.
presence-stand-in = Que juegue la máquina
presence-time = Tiempo de { $name }
presence-time-days = { $days } d { $hours } h
presence-time-hours = { $hours } h { $minutes } min
presence-wait = { $name } no está. Dentro de { $seconds } s, la máquina puede jugar hasta que vuelva.
presence-you = Tú


## The recap of what happened while the reader was away, and replays

recap = Lo que te has perdido
recap-count = { $n ->
    [one] ocurrió una cosa.
   *[other] ocurrieron { $n } cosas.
}
recap-intro = Mientras no estabas
recap-play-on = Seguir jugando
recap-show = Mostrarlo
recap-skip = Saltar
replay = Repetición
replay-cut = El resto se jugó con reglas anteriores y no se puede mostrar.
replay-first = Al principio
replay-last = Al final
replay-leave = Salir
replay-moment = Momento de la partida
    .value = { $at } de { $n }, { $turn }
replay-problem = No se ha podido cargar el resto.
replay-retry = Reintentar
replay-speed = Velocidad
replay-turn = Ir a un turno
replay-turn-back = Un turno atrás
replay-turn-next = Un turno adelante
step-again = De nuevo
step-back = Un paso atrás
step-first = La partida empieza
step-last = La partida ha terminado
step-next = Un paso adelante
step-pause = Pausar
step-play = Reproducir
step-position = { $at } de { $n }{ $more ->
    [true] …
   *[other] { "" }
}


## The question

question = Decisión
question-all = Todas las opciones ({ $n })
question-asked = Pregunta para ti
question-asked-short = Pregunta
question-back = Volver
question-cancel = Cancelar
question-click-path = Pulsa una casilla o un punto lejano en el tablero
question-click-space = { $ships ->
    [true] Pulsa una casilla o una nave marcada en el tablero
   *[other] Pulsa una casilla marcada en el tablero
}
question-click-thing = { $ships ->
    [true] Pulsa una nave marcada en el tablero, o elige aquí
   *[other] Púlsalo en la mesa, o elige aquí
}
question-confirm = { $n ->
    [0] Confirmar
   *[other] Confirmar { $n }
}
question-confirm-none = No elegir nada
question-filter = Filtrar opciones
    .count = { $n ->
        [one] Filtrar { $n } opción
       *[other] Filtrar { $n } opciones
    }
question-folded = { $folded ->
    [true] Mostrar las respuestas
   *[other] Ocultar las respuestas
}
question-manners = Cómo responder en el tablero
question-move = Te toca
question-no-answer = No tienes nada que se pueda jugar ahora. Se te pregunta igualmente, para que nadie sepa lo que tienes.
question-pick = { $range ->
    [exact] Elige { $max }
    [most] Elige hasta { $max }
   *[between] Elige de { $min } a { $max }
}{ $ordered ->
    [true] , por orden
   *[other] { "" }
}
question-path = { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}
question-react = ¿Reaccionar?
question-ways = { $n ->
    [one] { $n } camino desde aquí. ¿Cuál?
   *[other] { $n } caminos desde aquí. ¿Cuál?
}
question-why-not = ¿Por qué no puedo…?
    .label = ¿Por qué no puedo…? Lo que no se ofrece, y las reglas


## The hint of the computer

advice-choose = La máquina elegiría { $options }
advice-nothing = La máquina no elegiría nada
advice-take = { $single ->
    [true] Hacer eso
   *[other] Elegir eso
}
hint = Pista
    .title = ¿Qué haría la máquina aquí? Nadie ve que lo preguntas.
hint-thinking = Pensando…


## The time to react

clock-answer = { $time } para responder; después pasas.
    .time = Tiempo para reaccionar
clock-left = { $time } más; después cuenta tu respuesta.
    .time = Tiempo para reaccionar
clock-more-time = Más tiempo
    .title = Todos ven que lo pides y todos reciben más tiempo
clock-more-time-for = Más tiempo para { $names }.
    .you = ti
clock-seconds = { $n } s
clock-slow = { $you ->
    [true] { $names-count ->
        [1] Recibes más tiempo para reaccionar.
       *[other] Reciben más tiempo para reaccionar: { $names }.
    }
   *[other] { $names-count ->
        [one] { $names } recibe más tiempo para reaccionar.
       *[other] { $names } reciben más tiempo para reaccionar.
    }
}
    .first-you = tú
    .you = tú
clock-until = { $time } más. Se puede responder hasta esta hora: { $until }.
    .time = Tiempo para reaccionar


## Taking answers back, and answers that the server refuses

refused = { $code ->
    [illegal] Esa elección no se ofrece.
    [not_yours] Esa decisión no es tuya.
    [malformed] Está vacío o es demasiado largo. Cámbialo.
    [too_fast] Ve un poco más despacio e inténtalo de nuevo.
    [over] La partida ha terminado.
   *[other] No ha sido posible.
}
refused-walk = Ha ocurrido algo antes de que llegara tu elección. Elige de nuevo.
undo = Deshacer
undo-answer = Deshacer: { $answer }
undo-done = Deshecho: { $answer }
undo-done-unknown = Se ha deshecho tu última respuesta.
undo-last = Deshacer tu última respuesta
undo-sending = Enviando…
undo-why = { $reason ->
    [nothing-to-undo] No hay nada que deshacer
    [too-often] Aquí ya no puedes deshacer más
    [dice-rolled] Se han tirado dados
    [cards-drawn] Se han robado cartas
    [secret-revealed] Se ha revelado algo secreto
    [restarted] El paso ha empezado de nuevo
    [others-asked] Se ha preguntado a otro jugador
    [not-yours] El último paso no fue tuyo
   *[other] El último paso ya no se puede deshacer
}


## The bar while the reader has no question

watch-moment = Un momento…
watch-now = Ocurre ahora
watch-paused = En pausa
watch-paused-about = Algo ha fallado en las reglas. La partida queda como estaba antes y todos los relojes se han parado.
watch-paused-host = El anfitrión puede reanudar la partida.
watch-resume = Reanudar
watch-resumed = La partida continúa.
watch-skip = Saltar
    .title = Saltar (Espacio)
watch-thinking = { $names-count ->
    [one] { $names } está pensando…
   *[other] { $names } están pensando…
}
watch-title = { $delay ->
    [0] Mirando
    [one] Mirando con { $delay } minuto de retraso
   *[other] Mirando con { $delay } minutos de retraso
}
watch-waiting = Esperando
watch-waiting-for = Esperando a { $names }


## The result

chance-about = Probabilidad de ganar, ronda a ronda, como la vio cada jugador
chance-description = Probabilidad de ganar: { $lines }
chance-end = Fin
chance-lines = Líneas
chance-name = { $you ->
    [true] { $name } (tú)
   *[other] { $name }
}
chance-of-round = ronda { $round }: { $n }{ "\u00A0" }%
chance-percent = { $n }{ "\u00A0" }%
chance-round = Ronda
chance-wait = Calculando las probabilidades…
result = Resultado
result-again = Ver de nuevo
result-board = Ver el tablero
result-download = Descargar
    .label = Descargar la grabación
    .title = La grabación
result-report = Informe { $whole }
    .whole = de batalla
result-start = Inicio
seal-checked = Dados comprobados: todo el azar quedó fijado antes de la primera tirada y nadie lo ha cambiado desde entonces.
seal-differs = Atención: estos no son los dados que estaban fijados cuando este navegador vio la partida por primera vez. Puede que alguien los haya cambiado.
seal-later = Cuidado: algunos dados se fijaron de nuevo durante la partida, sin que este navegador lo viera. Eso solo es habitual tras una restauración, que se anuncia en el chat.
seal-unchecked = El servidor nombra los mismos dados que durante la partida. Sin una dirección segura (https), este navegador no puede comprobar las tiradas con ellos.
seal-unknown = Los dados son los que el servidor dice haber fijado de antemano. Este navegador no vio la partida, así que no puede demostrar que nadie los haya cambiado.
