# The texts of the start page, in Spanish, and of everything that it loads.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. Every visitor waits
# for this file, so the texts of other pages are in pages.ftl. GLOSSARY.md has the terms.


## The name of the reader

you-account = Cuenta
you-cancel = Cancelar
you-change = Cambia tu nombre
you-changed = Ahora juegas como { $name }: el nombre se ha cambiado en otra pestaña.
you-devices = Tus dispositivos
you-forget = Olvidar
you-forget-sure = ¿Olvidar este nombre y sus asientos?
you-language = Idioma
you-log-in = Iniciar sesión
you-logged-out = Se ha cerrado tu sesión en otra pestaña o en otro dispositivo.
you-name = Tu nombre
you-name-taken = Aquí hay una cuenta con ese nombre, así que los demás te ven como { $name }.
you-not-you = ¿No eres tú?
you-notices = Avisos
you-save = Guardar


## The start page

start-all-matches = Todas tus partidas{ $n ->
    [one] { "" }
   *[other] { " " }({ $n })
}
start-choose-mission = Elegir misión
start-continue = Continuar
start-games = Juego
start-loading = Cargando misiones…
start-logo = Galaxies
    .small = Online
start-more = Más formas de jugar
start-no-missions = Este servidor no ofrece misiones.
start-play = Jugar
start-rules = Reglas
start-tables = Mesas abiertas
start-tables-all = Ver todas las mesas
start-title = Galaxies Online
start-your-matches = Tus partidas


## The way to start a match with one press

quick-against = máquina:{ "\u00A0" }{ $bot }
quick-bot = Máquina
quick-change = Cambiar
quick-friends = Jugar con amigos
quick-link = con un enlace
quick-mission = Misión
quick-open = Abierta a cualquiera
quick-opponent = { $alone ->
    [true] a solas
   *[false] contra la máquina
}
quick-play = Jugar ya
quick-side = Tu bando


## The lesson

lesson-about = Aprende jugando, con una guía, en unos diez minutos.
lesson-begin = Aprender a jugar
lesson-new = ¿Es tu primera vez?


## The cover of a mission

choice-usual = { $name } (lo habitual en esta misión)
cover-number = N.º { $n }
cover-series = Misión
difficulty = { $difficulty ->
    [easy] fácil
    [hard] difícil
   *[medium] media
}


## The reader's matches

match-created = { $unit ->
    [now] creada ahora mismo
    [minutes] creada hace { $n } min
    [hours] creada hace { $n } h
   *[days] { $n ->
        [one] creada hace { $n } día
       *[other] creada hace { $n } días
    }
}
match-empty = libre
match-free = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
match-mission-missing = Falta la misión
match-others = Otros están decidiendo
match-ready = Lista para empezar
match-result = { $outcome ->
    [won] Victoria
    [lost] Derrota
    [draw] Empate
    [closed] Cerrada
   *[all-lost] Nadie ha ganado
}
match-round = Ronda { $n }
match-started = { $unit ->
    [now] empezada ahora mismo
    [minutes] empezada hace { $n } min
    [hours] empezada hace { $n } h
   *[days] { $n ->
        [one] empezada hace { $n } día
       *[other] empezada hace { $n } días
    }
}
match-waiting = { $unit ->
    [now] te toca ahora
    [minutes] esperando { $n } min
    [hours] esperando { $n } h
   *[days] { $n ->
        [one] esperando { $n } día
       *[other] esperando { $n } días
    }
}
match-winners = Victoria de { $sides }
match-you = Tú
match-your-move = Te toca


## The open tables

tables-filter = Filtrar
    .example = Misión, anfitrión, bando
tables-free = { $free } de { $seats } libres:
tables-join = Unirse
    .label = Unirse a { $title }, mesa de { $host }
tables-loading = Cargando mesas…
tables-no-match = Ninguna mesa coincide con el filtro.
tables-none = Ahora mismo no hay mesas abiertas. Abre una partida a cualquiera y aparecerá aquí.
tables-older = Mostrar mesas anteriores
tables-open = Abrir
    .label = Abrir { $title }, mesa de { $host }
tables-taken = Ese asiento está ocupado. Elige otro.


## Offers of another match, and users who knock at a private match

knock-alert = Alguien llama a la puerta
knock-asks = { $to ->
    [join] { $name } pide unirse
   *[watch] { $name } pide mirar
}
knock-decline = Rechazar
    .label = Rechazar: { $knock }
knock-let-in = Dejar entrar
    .label = Dejar entrar: { $knock }
offer-alert = ¿Jugar otra vez?
    .text = { $offer }: { $match }
offer-decline = No, gracias
    .label = No, gracias: { $offer }
offer-join = Unirse
    .label = Unirse: { $offer }
offer-later = Más tarde


## Pages that load slowly or not at all

fault-again = Reintentar
fault-home = Ir a la página de inicio
fault-no-answer = El servidor no responde.
fault-not-loaded = No se ha podido cargar esta página
    .detail = Se ha perdido la conexión o hay una versión más nueva de la página.
opening-long = Esto está tardando un poco
opening-page = Cargando
opening-slow = La conexión es lenta.
version-later = Más tarde
version-newer = Hay una versión más nueva de esta página. No pierdes nada al recargarla.
version-reload = Recargar


## Requests that the server refuses

problem-busy = El servidor tiene un problema en este momento. Inténtalo más tarde.
problem-forbidden = No puedes hacer eso.
problem-foreign-origin = Abre la dirección propia del servidor.
problem-gone = Eso ya no existe. Recarga la página.
problem-host = El servidor no conoce esta dirección.
problem-hours = Elige otras horas.
problem-late = Alguien ha sido más rápido. Mira qué ha cambiado.
problem-logged-out = Se ha cerrado tu sesión. Recarga la página.
problem-long = Es demasiado largo. Acórtalo.
problem-mail = Esto no es una dirección de correo. Compruébala.
problem-name = Elige un nombre de 1 a 24 caracteres visibles.
problem-no-answer = Sin respuesta
problem-no-connection = Sin conexión
problem-no-cookies = Las cookies están bloqueadas
    .detail = Este sitio necesita una cookie para reconocerte. Permite las cookies aquí, o abre el sitio en su propia pestaña, e inténtalo de nuevo.
problem-not-found = No encontrado
problem-other = No ha funcionado. Inténtalo de nuevo.
problem-password = Elige una contraseña de 8 a 200 caracteres.
problem-proof = No ha cambiado nada. Confirma tu identidad.
problem-refused = No ha funcionado
    .detail = Inténtalo de nuevo.
problem-text = Este texto está vacío o es demasiado largo. Cámbialo.
problem-too-many = Demasiado a la vez. Espera un poco e inténtalo de nuevo.
problem-unexpected = Algo ha fallado
    .detail = Recarga la página e inténtalo de nuevo.
    .toast = Algo ha fallado. Recarga la página e inténtalo de nuevo.
problem-unreachable = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
problem-unusable = Eso no se puede usar aquí. Cámbialo.
problem-zone = Esta zona horaria es desconocida. Elige otra.


## The games

game-galaxies = Battleship Galaxies
    .tagline = Una batalla espacial de flotas ocultas en un mapa hexagonal, para dos a cuatro jugadores. Dirige a la ISN o a los Wretch.
    .loadouts = Mis flotas y mazos
    .loadouts-title = Mis flotas
game-pulp = Pulp Invasion
    .tagline = Un serial de los años treinta para jugar a solas: doce episodios como máximo para encontrar las Superarmas de la Hegemonía Cósmica.
game-duel = Card Duel
    .tagline = Un pequeño juego de sangre fría para dos jugadores o dos equipos de dos: una carta boca abajo, una de repuesto y un dado.


## The words about a match

ago-days = { $n ->
    [one] hace { $n } día
   *[other] hace { $n } días
}
ago-hours = hace { $n } h
ago-minutes = hace { $n } min
ago-now = ahora mismo
match-minutes = { $n } min
match-next = { $kind ->
    [lobby] { $name } ha vuelto a la sala
    [mission] { $name } quiere jugar { $title } después
    [swapped] { $name } quiere la revancha con los bandos cambiados
   *[rematch] { $name } quiere la revancha
}
match-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
match-status = { $status ->
    [lobby] En la sala
    [playing] En juego
    [paused] En pausa
   *[finished] Terminada
}
match-verdict-closed = Nadie gana
match-verdict-defeat = Derrota
match-verdict-draw = Empate
match-verdict-victory = Victoria
