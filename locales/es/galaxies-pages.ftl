# The texts of Galaxies on its table and its pages, in Spanish, besides the sentences about a match.


## The teams, in the header of the table and on a tab

team-computer = máquina
team-conceded = se ha rendido
team-counter-deck = en el mazo
team-counter-discard = en descartes
team-counter-energy = de energía
team-counter-hand = en la mano
team-fleet-unseen = { $own ->
    [true] solo tú conoces tu flota
   *[false] flota aún no vista
}
team-goal = /{ $goal } puntos
team-label = { $tab ->
    [true] Cartas y naves de { $side }
   *[false] Equipo { $side }
}
team-opponents = { $cards ->
    [none] { $side }: { $energy } de energía. Mostrar los equipos
    [one] { $side }: { $energy } de energía, { $cards } carta en la mano. Mostrar los equipos
   *[other] { $side }: { $energy } de energía, { $cards } cartas en la mano. Mostrar los equipos
}
team-piles = Mazo y pila de descartes de { $side }
team-points = Puntos de victoria: { $points } de { $goal }
team-run-outs = { $n ->
    [one] vez agotado
   *[other] veces agotado
}
team-ship = { $ship } ({ $level }): { $state }
team-you = tú


## The frame of the table

table-attack = { $weapon ->
    [none] { $attacker } dispara contra { $target }…
   *[other] { $attacker } dispara { $weapon } contra { $target }…
}
table-mission = Misión
table-mission-label = Misión: historia, objetivos y reglas especiales
table-my-deck = Mi mazo
table-tab-cards = { $cards ->
    [true] Mano
   *[false] Pantalla
}
table-tab-ships = Carta
table-tab-teams = Equipos
table-turn-board = Girar el tablero
table-zoom = { $whole ->
    [true] Mostrar lo que se pregunta
   *[false] Mostrar todo el tablero
}


## Ship cards

ship-build = { $kind ->
    [solo] { $size ->
        [large] individual grande
        [medium] individual mediana
        [small] individual pequeña
       *[other] individual { $size }
    }
    [squadron] { $size ->
        [large] escuadrón grande
        [medium] escuadrón mediano
        [small] escuadrón pequeño
       *[other] escuadrón { $size }
    }
   *[other] { $kind } { $size }
}
ship-charge = carga { $energy }
    .energy = { $charge } de energía
ship-costs = cuesta { $cost } de energía
ship-hold = En la bodega
ship-hold-cards = { $cards }
ship-level = { $level ->
    [seasoned] curtida
    [standard] estándar
    [veteran] veterana
   *[other] { $level }
}
ship-number-activate = Activar
ship-number-hold = Bodega
ship-number-hull = Casco
ship-number-launch = Lanzar
ship-number-move = Mover
ship-number-shields = Escudo
ship-pegs = { $n } de { $all }
ship-slot-count = { $type ->
    [hero] { $n ->
        [one] { $n } héroe
       *[other] { $n } héroes
    }
    [upgrade] { $n ->
        [one] { $n } mejora
       *[other] { $n } mejoras
    }
    [weapon] { $n ->
        [one] { $n } arma
       *[other] { $n } armas
    }
   *[other] { $n } { $type }
}
ship-slots = Huecos
ship-slots-none = ninguno
ship-taken = tomada a { $seat }
ship-unknown = No se sabe nada de esta carta.
ship-version = Versión de { $ship }
ship-weapon = { $charged ->
    [true] alcance { $range } · { $attacks } × fuerza { $strength } · { $charge }
   *[false] alcance { $range } · { $attacks } × fuerza { $strength }
}


## Hit charts

chart = Tabla de impactos
chart-cell = { $kind ->
    [hit] Impacto
    [star] Impacto crítico
   *[miss] Fallo
}
chart-key = Cómo leer esta tabla
chart-key-hit = Impacto
chart-key-letters = Dado de letra
chart-key-miss = Fallo
chart-key-missed-here = Falló aquí
chart-key-numbers = Dado numérico
chart-key-special = { $name }: véase la carta
chart-key-star = Impacto que destruye una nave sin escudos
chart-key-was-hit = Impactó aquí


## Tactic cards, and the tab of the chosen card

card-cost = Coste de energía
card-icon = { $icon ->
    [solo] individual
    [squadron] escuadrón
   *[other] { $icon }
}
card-last-attack = Último ataque
card-played = { $phase ->
    [action] fase de acción
    [deploy] fase de despliegue
    [energy] fase de energía
   *[any] cualquier fase
} { $by ->
    [opponent] del turno de un rival
    [own] de tu propio turno
   *[any] de cualquier turno
}
card-point = Señala una nave, una carta o una loseta para verla aquí. Púlsala para dejarla aquí.
card-type = { $type ->
    [event] evento
    [hero] héroe
    [none] carta
    [other] otra
    [sabotage] sabotaje
    [upgrade] mejora
    [weapon] arma
   *[unknown] { $type }
}
card-use = Es para { $phase ->
    [action] la fase de acción
    [deploy] la fase de despliegue
    [energy] la fase de energía
   *[any] cualquier fase
} { $by ->
    [opponent] del turno de un rival
    [own] de tu propio turno
   *[any] de cualquier turno
}.
card-weapon = Alcance { $range } · { $attacks }× fuerza { $strength } · carga { $energy }


## The piles of a team

piles = Cartas de { $side }
piles-deck = El mazo al empezar la partida
piles-discarded = Descartadas
piles-left = { $n ->
    [one] Queda { $n } carta en el mazo.
   *[other] Quedan { $n } cartas en el mazo.
}
piles-none-discarded = No se ha descartado nada.
piles-under = Las cartas que pusiste bajo el mazo, la última al fondo


## The hand of cards, and the screen of ships that are not launched yet

hand = Mano
hand-cards = Cartas
hand-empty = Sin cartas en la mano
hand-hidden = No se te muestran
hand-hidden-count = { $n ->
    [one] Mano de { $seat }: { $n } carta, que no se te muestra
   *[other] Mano de { $seat }: { $n } cartas, que no se te muestran
}
hand-in-hold = en { $ship }
hand-mine = Mías
hand-of = Mano de { $seat }
hand-phone = Cartas en la mano
hand-screen = Pantalla
hand-screen-empty = Todas lanzadas
hand-screen-of = Pantalla de { $seat }
hand-screen-ship = { $level } · { $energy } { $unit }
    .unit = de energía
hand-ships-of = Naves de { $seat }
hand-watching = { $cards ->
    [true] Estás mirando. Las manos, pantallas y bodegas siguen ocultas.
   *[false] Estás mirando. Las pantallas y bodegas siguen ocultas.
}
hand-whose = De quién son las cartas


## The builder of fleets and decks

builder-add = Añadir por{ "\u00A0" }{ $energy }
builder-add-label = Añadir por { $cost } de energía: { $ship }, { $level }
builder-cards = Cartas de táctica
builder-cards-short = Cartas
builder-changed-elsewhere = Tu flota se ha cambiado en otra ventana. Así está ahora.
builder-choice = Tu elección
builder-chosen = ✓ Elegida
builder-clear = Vaciar
builder-contents = { $cards ->
    [0] { $ships ->
        [one] { $ships } carta de nave
       *[other] { $ships } cartas de nave
    }
   *[other] { $ships ->
        [one] { $ships } carta de nave
       *[other] { $ships } cartas de nave
    }, { $cards ->
        [one] { $cards } carta de táctica
       *[other] { $cards } cartas de táctica
    }
}
builder-copies = Copias de { $card }
builder-copies-count = { $n } de { $most }
builder-deck = Mazo
builder-deck-empty = Sin cartas de táctica.
builder-deck-label = Tu mazo
builder-energy = Energía de lanzamiento
builder-energy-short = Energía
builder-failed = Algo ha fallado
builder-filter = Mostrar cartas de un tipo
builder-filter-all = Todas
builder-fleet = Flota
builder-fleet-empty = Sin cartas de nave. Añade algunas o usa una flota predefinida.
builder-fleet-label = Tu flota
builder-legal = { $side ->
    [none] ✓ Esta flota es válida.
   *[other] ✓ Esta flota es válida para este asiento de { $side }.
}
builder-less = Una { $card } menos
builder-lobby = Sala
builder-lock = Confirmar
builder-locked = ✓ Confirmada
builder-locked-short = ✓ Confirmada
builder-minimum = { $type }: { $count } de { $least } o más
builder-more = Una { $card } más
builder-needed = obligatoria aquí
builder-none-fits = Aquí no vale ninguna flota predefinida. Crea la tuya.
builder-nothing = Aún no has elegido nada
builder-opening = Abriendo el editor…
builder-own = Tu propia elección
builder-problems = { $n ->
    [one] { $n } problema
   *[other] { $n } problemas
}
builder-problems-word = { $n ->
    [one] problema
   *[other] problemas
}
builder-ready-made = Predefinidas
builder-ready-made-label = Flotas predefinidas
builder-remove = Quitar
builder-remove-label = Quitar { $card }
builder-reopen = Volver a elegir
builder-reopen-short = Reabrir
builder-rescued = La flota que estabas creando cuando perdiste este asiento sigue aquí.
builder-rescued-discard = Desecharla
builder-rescued-take = Continuar con ella
builder-save = Guardar
builder-save-changes = Guardar los cambios en «{ $name }»
builder-save-field = Nombre
builder-save-field-label = Nombre de esta flota
builder-save-later = Guardar para después
builder-save-state = { $state ->
    [empty] No hay nada que guardar.
    [ready-made] Esta es una flota predefinida.
    [saved] Guardada como «{ $name }».
   *[unsaved] Esta flota no está guardada.
}
builder-saved = «{ $name }» está guardada.
builder-show-card = { $open ->
    [true] Ocultar la carta
   *[false] Mostrar la carta
}
builder-spoken = { $limits-id ->
    [energy] { $cost } de { $energy } de energía de lanzamiento, { $state }.
    [cards] { $cards } de { $deck } cartas, { $state }.
    [energy-cards] { $cost } de { $energy } de energía de lanzamiento, { $cards } de { $deck } cartas, { $state }.
   *[none] { $state }.
}
builder-spoken-state = { $state ->
    [faults] { $faults }
    [locked] Confirmada
   *[legal] Válida
}
builder-squadron = { $size ->
    [large] escuadrón grande de { $n }
    [medium] escuadrón mediano de { $n }
    [small] escuadrón pequeño de { $n }
   *[other] escuadrón { $size } de { $n }
}
builder-state = { $state ->
    [checking] Comprobando…
    [unchecked] Sin comprobar
   *[open] Sin confirmar
}
builder-tab-cards = Cartas
builder-tab-sets = Flotas
builder-tab-ships = Naves
builder-tab-yours = Lo tuyo
builder-tabs = Qué elegir
builder-take = { $taken ->
    [true] ✓ En uso
   *[false] Usarla
}
builder-take-cards = Usar solo estas cartas
builder-take-cards-label = Usar solo las cartas de { $name }
builder-take-label = { $taken ->
    [true] ✓ En uso: { $name }
   *[false] Usarla: { $name }
}
builder-take-ships = Usar solo estas naves
builder-take-ships-label = Usar solo las naves de { $name }
builder-title = Flota y mazo
builder-title-page = Flota y mazo · { $match } · Galaxies Online
builder-too-late = La partida ha empezado con la flota confirmada; tu último cambio llegó demasiado tarde.
builder-try-again = Reintentar
builder-undo = Deshacer mis cambios
builder-unsaved = Tu último cambio aún no se ha guardado. Lo intentaremos de nuevo.


## The fleets that a player has saved, in the builder and on their own page

saved-cancel = Cancelar
saved-delete = Borrar
saved-delete-label = Borrar { $name }
saved-delete-sure = Borrar para siempre
saved-keep = Conservarla
saved-label = Tus flotas guardadas
saved-missing = No se han podido cargar tus flotas guardadas. Recarga la página para intentarlo de nuevo.
saved-none = Aún no hay flotas guardadas. Puedes usar una flota guardada en cada partida con este bando.
saved-overwrite = Sobrescribir
saved-overwrite-label = Sobrescribir { $name } con tu elección
saved-page = Mis flotas
saved-page-all-set = Con estas opciones, la misión fija todas las flotas, así que no hay nada que elegir.
saved-page-back = ← Galaxies Online
saved-page-check = Comprobar según
saved-page-check-label = Según qué se comprueba
saved-page-no-answer = El servidor no responde.
saved-page-none = Ninguna misión de este servidor permite elegir una flota.
saved-page-side = Bando
saved-rename = Renombrar
saved-rename-field = Nuevo nombre de { $name }
saved-rename-label = Renombrar { $name }
saved-title = Guardadas por ti


## The fleets of seats in the lobby

seat-brings = una flota
seat-change = { $ready ->
    [true] Cambiar flota
   *[false] Terminar la elección
}
seat-counts = { $limit ->
    [0] { $cards }/{ $deck } cartas
   *[other] { $deck ->
        [0] coste { $energy }
       *[other] coste { $energy }, { $cards }/{ $deck } cartas
    }
}
seat-fleet = { $ready ->
    [true] Tu flota
   *[false] Sin confirmar
}
seat-fleet-named = { $ready ->
    [true] Tu flota: { $name }
   *[false] Sin confirmar: { $name }
}
seat-free = Flota a tu elección, hasta { $energy }
    .energy = { $limit } de energía de lanzamiento
seat-own-choice = tu propia elección
seat-ship = { $ship } ({ $level })
seat-state = { $ready ->
    [true] ✓ Lista
   *[false] Eligiendo…
}


## What was hidden until the end of the match

revealed = Todo lo que estaba oculto
revealed-deck = Mazo de { $side }
revealed-hand = Aún en la mano:
revealed-hand-cards = { $cards }
revealed-tile = { $hexes }: { $tile }
revealed-tiles = Nunca reveladas


## The pictures of ships

portrait-chosh-ka = Imagen: nave infiltradora que deja una mina
portrait-f47-blue-hawks = Imagen: escuadrón de tres cazas de asalto
portrait-f51-blue-sparrows = Imagen: escuadrón de tres escoltas pequeñas
portrait-isn-barrage = Imagen: acorazado lleno de cañones
portrait-isn-everest = Imagen: portanaves con una larga cubierta de vuelo
portrait-isn-torrent = Imagen: crucero con dos lanzas y una antena de enlace
portrait-red-fuvu = Imagen: escuadrón de tres aguijones
portrait-red-tougu = Imagen: escuadrón de tres naves blindadas pendencieras
portrait-rooks-f54 = Imagen: caza de un as solitario
portrait-so-bwa-tet = Imagen: corsario pirata con espolón y garfios
portrait-tes-kio = Imagen: fragata sifón con tres bobinas
portrait-vapors-fate = Imagen: nave nodriza con garras y fauces


## Missions

mission-deck = { $n ->
    [0] sin cartas de táctica
   *[other] { $chosen ->
        [true] mazo a tu elección, { $n } cartas
       *[false] mazo de { $n } cartas
    }
}
mission-fleet = { $limit ->
    [0] flota fija
   *[other] flota a tu elección, hasta { $energy }
}
    .energy = { $limit } de energía de lanzamiento
mission-forces = { $players ->
    [1] { $fleet } · { $deck } · { $energy }, después { $gain } cada turno
   *[other] { $players } jugadores · { $fleet } · { $deck } · { $energy }, después { $gain } cada turno
}
    .energy = { $start } de energía
mission-hidden = { $n } losetas de descubrimiento están boca abajo; nadie sabe cuál es cuál.
mission-legend = En el mapa
mission-list = Misión
mission-map = Campo de batalla de { $mission }
mission-number = Misión { $number }
mission-options = Opciones
mission-rules = Reglas especiales
mission-side = { $n } { $side }
mission-sides = { $one } contra { $other }
mission-start = { $ships-count ->
    [one] { $damage ->
        [0] { $ships } empieza en el campo de batalla.
       *[other] { $ships } empieza en el campo de batalla, con { $damage } de daño en el casco.
    }
   *[other] { $damage ->
        [0] { $ships } empiezan en el campo de batalla.
       *[other] { $ships } empiezan en el campo de batalla, con { $damage } de daño en el casco.
    }
}
mission-start-fleet = { $damage ->
    [0] Toda la flota de { $side } empieza en el campo de batalla.
   *[other] Toda la flota de { $side } empieza en el campo de batalla, con { $damage } de daño en el casco.
}
mission-title = Misión
mission-unknown = No se sabe nada de esta misión.


## The report on a finished match

report-best = { $kills ->
    [0] { $best } de { $player }: { $damage } de daño con { $hits } de { $shots } disparos.
   *[other] { $best } de { $player }: { $damage } de daño con { $hits } de { $shots } disparos, { $kills ->
        [one] { $kills } destruida
       *[other] { $kills } destruidas
    }.
}
report-best-ship = Mejor nave: { $ship }
report-column-damage = Daño
report-column-expected = Esperados
report-column-hits = Impactos
report-column-kills = Destruidas
report-column-luck = Suerte
report-column-player = Jugador
report-column-shots = Disparos
report-decisive = Disparo decisivo:
report-note = { $expected }: la media de impactos de disparos así. { $luck }: cuántos más, o menos, dieron los dados.
    .expected = Esperados
    .luck = Suerte
report-ship-best = Mejor nave
report-ship-gone = { $gone ->
    [escaped] Escapó
   *[destroyed] Destruida
}
report-ship-kills = { $n ->
    [one] { $n } destruida
   *[other] { $n } destruidas
}
report-ship-number = Nave { $n }
report-ship-shots = { $shots ->
    [0] No disparó
   *[other] { $hits } de { $shots } disparos impactaron, { $expected } esperados · { $damage } de daño
}
report-shot = { $critical ->
    [true] { $destroyed ->
        [true] ronda { $round }, { $ship } sacó { $coordinate } con { $weapon }, un impacto crítico ({ $percent }{ "\u00A0" }% de impacto), y destruyó { $target }.
       *[false] ronda { $round }, { $ship } sacó { $coordinate } con { $weapon }, un impacto crítico ({ $percent }{ "\u00A0" }% de impacto), y causó { $damage } de daño a { $target }.
    }
   *[false] { $destroyed ->
        [true] ronda { $round }, { $ship } sacó { $coordinate } con { $weapon } ({ $percent }{ "\u00A0" }% de impacto) y destruyó { $target }.
       *[false] ronda { $round }, { $ship } sacó { $coordinate } con { $weapon } ({ $percent }{ "\u00A0" }% de impacto) y causó { $damage } de daño a { $target }.
    }
}
report-sign-burnt = impacto en esta partida
report-sign-hit = impacto si sale
report-sign-special = celda especial de esta nave
report-sign-star = impacto crítico
report-signs = Signos de las tablas
report-undecided = Ningún disparo decidió esta partida.


## The board

board-escaped = ESCAPA
board-label = Tablero. Las flechas recorren las casillas y naves marcadas, e Intro elige. Todas las elecciones están también en la lista de opciones.
board-lost-hull = ✕ −{ $n } casco
board-lost-shields = −{ $n } escudo
board-odds = { $n }{ "\u00A0" }%
board-options = { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}
board-owner = { $own ->
    [true] tuya
   *[false] de { $player }
}
board-path = { $n ->
    [one] Volar allí: { $n } casilla
   *[other] Volar allí: { $n } casillas
}
board-repaired = +{ $n } casco
board-shields = { $n-sign ->
    [minus] −{ $n-size } escudo
   *[plus] +{ $n-size } escudo
}
board-ship-carries = lleva { $cards }
board-ship-part = { $part ->
    [attacker] ataca
   *[target] recibe el ataque
}
board-ship-state = { $shields } de { $maxShields } escudos, casco { $hull } de { $maxHull }
board-wind-north = norte
board-wind-north-east = nordeste
board-wind-north-west = noroeste
board-wind-south = sur
board-wind-south-east = sudeste
board-wind-south-west = sudoeste
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-whole = Mostrar todo el tablero


## The options of a question on the board

manner-alone = Esta nave
manner-drift = Deriva entera
manner-flight = Vuelo entero
manner-group = Todas juntas
manner-single = Una a una
manner-step = Por casillas
manner-together = En formación
option-group-discard = Descartar una carta por 1 de energía
option-group-drift = Derivar hasta el final
option-group-flight = { $n ->
    [one] Volar { $n } casilla
   *[other] Volar { $n } casillas
}
option-group-group = Colocar todas, muy juntas
option-group-single = Colocar una a una
option-group-step = Mover un solo paso
option-group-target = Contra { $target }
option-group-together = Volar todas en formación
option-weapon = Alcance { $range }, fuerza { $strength }, ataques { $attacks }.


## The shots to choose from

shot-all-weapons = Todas las armas
shot-at = { $shot } contra { $target }
shot-back = Volver
shot-cost = cuesta { $n } de energía
shot-energy = { $n ->
    [0] sin energía
   *[other] { $n } de energía
}
shot-of-ship = { $ship }: { $shot }
shot-target = Disparar contra { $target }
shot-volley = Las { $n } naves


## The happenings that are shown over the board

show-attaches = { $player } vincula
show-core = Núcleo informático
show-needed = necesita { $needed }+
show-out = Fuera de juego
show-outcome = { $success ->
    [true] acierta
   *[false] falla
}
show-plays = { $player } juega
show-round = Ronda { $n }
show-turn = { $own ->
    [true] Tu turno
   *[false] Turno de { $player }
}


## The chart of an attack

attack-again = tirada repetida
attack-chart = Tabla de impactos de { $ship }
attack-covered = A CUBIERTO
attack-critical = CRÍTICO
attack-hit = IMPACTO
attack-hull = Casco { $n } de { $total }
attack-letter = Letra
attack-miss = FALLO
attack-number = Número
attack-shields = Escudos { $n } de { $total }


## The log

log-drifts = { $n ->
    [one] { $tile } deriva { $n } casilla
   *[other] { $tile } deriva { $n } casillas
}
log-moves = { $n ->
    [one] { $ship } se mueve { $n } casilla
   *[other] { $ship } se mueve { $n } casillas
}
log-moves-from = { $n ->
    [one] { $ship } se mueve { $n } casilla, de { $from } a { $to }
   *[other] { $ship } se mueve { $n } casillas, de { $from } a { $to }
}
log-moves-to = { $n ->
    [one] { $ship } se mueve { $n } casilla a { $to }
   *[other] { $ship } se mueve { $n } casillas a { $to }
}
log-topic-cards = Cartas
log-topic-fights = Combates
log-topic-moves = Movimiento


## The result

result-round = { $reason } · ronda { $round }
result-winners = { $sides-count ->
    [one] { $sides } gana
   *[other] { $sides } ganan
}
result-wins = gana
result-worth = valor de las naves: { $value }
