# The texts of Pulp Invasion on its table and its pages, in Spanish, besides the sentences about a match.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. $key is an item of
# a list, and $n its number. Words for Abilities, colours and places are in pulp.ftl. GLOSSARY.md has the terms.


## Names and numbers, in any place

name-and-text = { $text }. { $more }
name-chance = { $chance-percent ->
    [low] <1{ "\u00A0" }%
    [high] >99{ "\u00A0" }%
   *[other] { $chance-percent }{ "\u00A0" }%
}
name-icon = { $icon ->
    [code] código
   *[key] llave
}
name-level = { $level ->
    [basic] Básico
    [normal] Normal
   *[advanced] Avanzado
}
name-list = { $names }
    .names-none = { "" }
name-phase = { $phase ->
    [setup] Preparación
    [encounter] Fase de Encuentro
    [search] Fase de Búsqueda
   *[over] El fin
}
name-points = { $points }
    .points = { $key ->
        [any] { $n } a elegir
       *[other] { $n } de { $key }
    }
    .points-none = 0 puntos
name-sector = { $sector ->
    [none] Aún sin sector
    [arvan] Sector de Arvan
    [kah] Sector de Kah
   *[quietus] Sector de The Quietus
}


## The table

table-card = Carta
table-choosable = Se puede elegir
table-chosen = Elegido
table-point-at = Señala una carta, un dado o una Superarma para leer su texto aquí. Púlsalo para dejarlo aquí.


## The board

board-captain = Capitán: { $name }
board-location = Lugar: { $name }
board-no-captain = Aún sin Capitán
board-no-planet = Aún no se ha elegido ningún Planeta.
board-planet-later = { $name }, para una ronda posterior
board-planets = Planetas que quedan boca arriba
board-planets-later = Planetas para rondas posteriores
board-round = Ronda { $round } de { $most } como máximo


## The Abilities

abilities-points = { $ability }: { $value } de { $top }
abilities-title = Habilidades


## The bag

bag-cubes = { $color ->
    [yellow] { $n } × { $name }: una Superarma
    [red] { $n } × { $name }: Combate
    [blue] { $n } × { $name }: Diplomacia
    [orange] { $n } × { $name }: Ciencia
    [white] { $n } × { $name }: nada: vuelve a la bolsa
    [black] { $n } × { $name }: problemas: véase The Quietus
   *[green] { $n } × { $name }: el equipo de desembarco
}
bag-hidden = Llevas tú la cuenta de sus cubos.
bag-label = { $n ->
    [one] La bolsa: { $n } cubo
   *[other] La bolsa: { $n } cubos
}
bag-title = { $the } bolsa
    .the = La


## The changes to the cost of a card. $ability and $other are symbols, or names for screen readers

change-ability = se paga { $ability } en vez de { $other }
change-bonus = tu Fuerza { $before } → { $after }
change-cubes = cubos al evadir { $before } → { $after }
change-dice = { $kind ->
    [crew] sin dados de Tripulación
    [systems] sin dados de Sistemas
   *[other] sin dados
}
change-least = { $before } → { $after } como mínimo
change-must = { $way ->
    [engage] hay que afrontarla
   *[evade] hay que evadirla
}
change-no-point = sin punto al evadir
change-other = { $what } { $after }
change-part = +{ $n } { $ability }
change-point = el punto debe ser { $ability }
change-stays = sigue siendo { $ability }
change-strength = { $before } → { $after }
change-strength-least = { $before } → { $after } → { $least } como mínimo
change-title = Qué la ha cambiado


## The dice

dice-die = { $used ->
    [true] { $name }, valor { $value }, ya usado en esta ronda: { $face }
   *[false] { $name }, valor { $value }: { $face }
}
dice-none = Aún sin dados.
dice-title = Dados de Capitán
dice-used = Ya usado en esta ronda.
dice-word-all = todo
dice-word-for = por
dice-word-roll = tira
dice-word-set = fija


## The line of encounter cards, for screen readers if not said otherwise

line-card = { $status ->
    [waiting] { $name }, pendiente
    [current] { $name }, encuentro actual
    [engaged] { $seized ->
        [true] { $name }, carta afrontada, tomada por el Traidor
       *[false] { $name }, carta afrontada
    }
   *[evaded] { $seized ->
        [true] { $name }, carta evadida, tomada por el Traidor
       *[false] { $name }, carta evadida
    }
}
line-empty = No hay cartas en la línea.
line-engage-icon = Icono para afrontar: { $ability }
line-engaging = { $payable ->
    [true] afrontar cuesta { $cost }
   *[false] afrontar cuesta { $cost }, que no puedes pagar
}
line-evading = { $danger ->
    [none] { $point ->
        [none] evadir cuesta { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }
        [any] evadir cuesta 1 punto y { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }
       *[other] evadir cuesta 1 de { $point } y { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }
    }
   *[other] { $point ->
        [none] evadir cuesta { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }, con { $danger } de riesgo de perder la partida
        [any] evadir cuesta 1 punto y { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }, con { $danger } de riesgo de perder la partida
       *[other] evadir cuesta 1 de { $point } y { $cubes ->
            [one] { $cubes } cubo
           *[other] { $cubes } cubos
        }, con { $danger } de riesgo de perder la partida
    }
}
line-icon = { $icon ->
    [code] Un código
   *[key] Una llave
}
line-must = { $way ->
    [engage] hay que afrontarla
   *[evade] hay que evadirla
}
line-no-planet = sin planeta
line-planet-icons = Iconos de planeta
line-planets = Planetas a elegir
line-stamp-engaged = Afrontada
line-stamp-evaded = Evadida
line-stamp-seized = La tiene el Traidor
line-step = { $name }: { $change }
line-title = La línea de Encuentros


## The ways past a card, and their odds

odds-fatal = Esto pierde la partida
odds-more = { $n } más
odds-nothing = nada
odds-others = { $deadly ->
    [none] { $chance }: { $n } más, cada uno menos probable
   *[other] { $chance }: { $n } más, cada uno menos probable; { $deadly } pierde la partida
}
odds-outcome = { $fatal ->
    [true] { $losses ->
        [none] { $chance }: se pierde la partida
       *[other] { $chance }: { $losses }, y se pierde la partida
    }
   *[false] { $chance }: { $losses }
}
odds-some-fatal = Algunos pierden la partida
odds-title = Qué puede costar evadir además del punto
way-danger = Esto puede perder la partida
way-engage = Afrontar
way-evade = Evadir
way-must = { $way ->
    [engage] Hay que afrontarla
   *[evade] Hay que evadirla
}
    .cause = : { $card }
way-unpayable = no alcanza


## The search

search-count = { $drawn ->
    [true] { $n ->
        [one] cubo sacado
       *[other] cubos sacados
    }
   *[false] { $n ->
        [one] cubo por sacar
       *[other] cubos por sacar
    }
}
search-drawn = Cubos por resolver
search-icons = { $n } de la línea
search-label = { $n ->
    [one] La búsqueda: { $n } cubo
   *[other] La búsqueda: { $n } cubos
}
search-yellow = Una Superarma


## The sectors

sectors-alien = { $progress ->
    [past] { $black ->
        [0] { $name }, { $sector }, ya pasado, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }
       *[other] { $name }, { $sector }, ya pasado, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }, { $black ->
            [one] { $black } cubo negro
           *[other] { $black } cubos negros
        }
    }
    [current] { $black ->
        [0] { $name }, { $sector }, estás aquí, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }
       *[other] { $name }, { $sector }, estás aquí, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }, { $black ->
            [one] { $black } cubo negro
           *[other] { $black } cubos negros
        }
    }
   *[ahead] { $black ->
        [0] { $name }, { $sector }, más adelante, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }
       *[other] { $name }, { $sector }, más adelante, { $left ->
            [one] queda { $left } carta
           *[other] quedan { $left } cartas
        }, { $black ->
            [one] { $black } cubo negro
           *[other] { $black } cubos negros
        }
    }
}
sectors-cards = { $n ->
    [one] carta
   *[other] cartas
}
sectors-left = Cartas que quedan en este sector
sectors-title = Sectores


## The Super Weapons

weapons-count = { $taken ->
    [0] { $left ->
        [0] Encontradas: { $found }. Por encontrar: ninguna de { $all }
       *[other] Encontradas: { $found }. Por encontrar: { $left } de { $all }
    }
   *[other] { $left ->
        [0] Encontradas: { $found }. Del Traidor: { $taken }. Por encontrar: ninguna de { $all }
       *[other] Encontradas: { $found }. Del Traidor: { $taken }. Por encontrar: { $left } de { $all }
    }
}
weapons-found = halladas { $n },
weapons-label = Superarmas. { $count }
weapons-state = { $state ->
    [used] usada
    [ready] lista
   *[waiting] { $lacking ->
        [0] sin comprender
        [one] falta { $lacking }
       *[other] faltan { $lacking }
    }
}
# The title is one word, so nothing is left out.
weapons-title = Superarmas
    .word = Super
weapons-unfound = por hallar { $n }
weapons-weapon = { $name }, { $state }


## The Traitor

traitor-alignment = { $word } { $name }
    .word = Lealtad:
traitor-alignment-state = { $revealed ->
    [true] { $spent ->
        [true] ya ha actuado
       *[false] revelada
    }
   *[false] solo tú la conoces
}
traitor-area = Cubos blancos en el área del Traidor
traitor-cards = Las cartas del Traidor
traitor-hand = Cartas de Influencia en la mano
traitor-influence = Influencia { $n }
traitor-influence-cards = Cartas de Influencia
traitor-label = El Traidor: Influencia { $influence } de { $top }. Leer las cartas del Traidor.
traitor-pile-taken = { $title } { $cards }
    .title = Llaves y códigos tomados:
traitor-pile-weapons = { $title } { $cards }
    .title = Superarmas:
traitor-secret = secreta
traitor-weapons = Superarmas


## Cards and dice that are open to be read

card-action = { $ability }: { $text }
card-captain = { $abilities }
    .abilities = { $key } { $n }
card-captain-keeps = { $others ->
    [0] { $keep ->
        [none] conserva todos
       *[other] conserva { $keep }
    }
   *[other] { $keep ->
        [none] conserva todos, y { $others } más
       *[other] conserva { $keep }, y { $others } más
    }
}
card-crew-dice = Con uno de estos dados: { $dice-or }.
card-crew-track = Paga, en este orden:
card-cube = cubo { $name }
card-die-kind = { $kinds-id ->
    [crew] Dado de Tripulación
    [systems] Dado de Sistemas
   *[crew-systems] Dado de Tripulación y de Sistemas
}
card-evading = { $danger ->
    [none] Evadir: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
   *[other] Evadir: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }, { $danger } de riesgo de perder la partida
}
card-exploration-limit = { $limit ->
    [game] una vez por partida
   *[round] una vez por ronda
}
card-exploration-where = { $sectors-count ->
    [0] En la preparación
   *[other] { $sectors }
}
card-face = { $value }: { $text }
card-influence = Influencia
card-influence-side = { $phase ->
    [encounter] { $cost } de Influencia, encuentro:
    [search] { $cost } de Influencia, búsqueda:
   *[any] { $cost } de Influencia, cualquiera:
}
card-kind = { $kind ->
    [guardforce] { $number ->
        [none] Guardia
       *[other] Guardia { $number }
    }
    [agent] { $number ->
        [none] Agente o Evento
       *[other] Agente o Evento { $number }
    }
   *[location] { $number ->
        [none] Lugar
       *[other] Lugar { $number }
    }
}
card-lender = icono de { $card }
card-on-table = En la mesa
card-planet = Planeta
card-planet-icon = icono de planeta
card-ship = Nave Espacial
card-ship-when = { $when ->
    [encounter] encuentro
    [search] búsqueda
   *[setup] preparación
}
card-strength-now = Fuerza actual
card-weapon = Superarma


## Several cards or dice to read together

read-dice = Qué hacen los dados
read-faces = Qué hacen las caras
read-hand = Qué hay en la mano
read-heading = Leer: { $heading }
read-read = Leer
read-weapons = Qué hacen las Superarmas


## The hand

hand-card = { $name }: { $note }
hand-crew = { $points ->
    [one] queda { $points }, luego { $next }
   *[other] quedan { $points }, luego { $next }
}
    .brief = { $points ->
        [one] queda { $points }
       *[other] quedan { $points }
    }
hand-empty = Aún no hay llaves ni códigos.
hand-empty-short = Aún sin llaves ni códigos
hand-exploration-elsewhere = no en este sector
    .brief = otro sector
hand-exploration-ready = lista
    .brief = lista
hand-exploration-setup = actuó en la preparación
    .brief = hecho
hand-exploration-used = usada
    .brief = usada
hand-influence = { $upright } o { $turned } de Influencia
    .brief = { $upright } o { $turned }
hand-play = Jugar
hand-ship = { $used ->
    [true] usada
   *[false] { $most ->
        [0] nave
       *[other] { $charges } de { $most }
    }
}
hand-team = Desembarco
hand-title = Mano
hand-use-crew = { $points ->
    [0] No le quedan puntos.
   *[other] Sus puntos pagan cuando afrontas o evades.
}
hand-use-icon = { $icon ->
    [code] En la fase de Búsqueda paga una acción de Planeta que cuesta un código.
   *[key] En la fase de Búsqueda paga una acción de Planeta que cuesta una llave.
}
hand-use-over = Ya se ha usado.
hand-use-phase = { $phase ->
    [encounter] Es para la fase de Encuentro.
    [search] Es para la fase de Búsqueda.
   *[any] Es para la fase de Encuentro y la fase de Búsqueda.
}
hand-use-sectors = Es para: { $sectors }.
hand-use-setup = Actuó en la preparación.


## Payments

pay-another = Pagar de otra manera
pay-another-count = Pagar de otra manera: { $n } en total
pay-fewer-of = menos de { $source }
pay-free = { $n } a 1 por 1
pay-label = { $payment }: deja { $left }
pay-leaves = deja
pay-left-points = { $n } de { $ability }
pay-more-of = más de { $source }
pay-nothing = nada
pay-pay = Pagar


## Questions

question-lender = por el icono de { $card }


## Piles and options

piles-cards-discard = Pila de descartes de Encuentros: { $n }
piles-cards-planets = Planetas buscados: { $n }
piles-cards-removed = Fuera de juego: { $n }
piles-cubes-gone = Cubos: fuera de juego
piles-cubes-supply = Cubos: reserva
piles-none = ninguno
piles-option-bridge-crew = Tripulación del puente
piles-option-exploration = Exploración
piles-option-hero-bonus = Ventaja del Héroe
piles-option-hide-bag = Bolsa oculta
piles-option-landing-team = Equipo de desembarco
piles-option-location-stays = El Lugar permanece
piles-option-one-die-per-phase = Un dado por fase
piles-option-ship-cards = Cartas de Nave Espacial
piles-option-ship-die = Dado de Nave Espacial
piles-option-traitor = Traidor
piles-option-vassals = Vasallos
piles-option-white-fixed = Blancos fijos
piles-options = { $options-count ->
    [0] Nivel { $level ->
        [basic] básico
        [normal] normal
       *[advanced] avanzado
    }; cartas de { $sets }.
   *[other] Nivel { $level ->
        [basic] básico
        [normal] normal
       *[advanced] avanzado
    }; cartas de { $sets }; { $options }.
}
    .sets = { $key ->
        [base] juego base
       *[other] { $key }
    }
piles-setup = Se juega con
piles-title = Pilas y opciones


## The animations

show-captain = Nuestro héroe
show-drawing = Se sacan cubos…
show-drawn = La búsqueda
show-evaded = Evadir { $card }
show-evading = Evadir { $card }…
show-found = ¡Una Superarma!
show-round = Episodio { $round } de { $most } como máximo
show-title = Un serial de doce episodios, como máximo
show-understood = Comprendida


## The result

result-abilities = Habilidades al final
result-alignment = La Lealtad del Traidor: { $name }.
result-cards-left = { $n ->
    [one] { $n } carta de encuentro sin aparecer: { $names }.
   *[other] { $n } cartas de encuentro sin aparecer: { $names }.
}
result-ending-abilities = Habilidades agotadas
result-ending-closed = Cerrada
result-ending-concession = Rendición
result-ending-time = No quedan cartas de encuentro
result-ending-unfound = Demasiado pocas Superarmas encontradas
result-ending-weapons = Todas las Superarmas encontradas
result-eyebrow = { $ending } · ronda { $round }
result-last-words = { $team ->
    [traitor] { $won ->
        [true] ¡Todo según el plan!
       *[false] ¡Al descubierto!
    }
   *[hero] { $won ->
        [true] ¡El mundo está a salvo!
       *[false] Continuará…
    }
}
result-overtaken = { $found } de { $weapons } es una ventaja inalcanzable
result-planets-left = Planetas nunca alcanzados: { $names }.
result-revealed = Lo que estaba boca abajo
result-weapons = Superarmas encontradas
result-weapons-aside = Fuera de esta partida: { $names }.
result-weapons-left = Nunca encontradas: { $names }.
result-zeros = { $abilities } estaban a 0 en un encuentro, así que se perdió la partida.


## The log

log-repeated = { $sentence } ×{ $times }
log-topic-dice = Dados y Superarmas
log-topic-encounters = Encuentros
log-topic-searches = Búsquedas


## The summary of the rules in the lobby

about-dice = { $each ->
    [encounter] En cada encuentro puede ayudar uno de tus { $dice }.
   *[phase] En cada fase puede ayudar uno de tus { $dice }.
}
    .dice = dados
about-goal = Encuentra { $weapons ->
    [one] { $weapons } Superarma
   *[other] { $weapons } Superarmas
} antes de que se agoten las cartas de encuentro. Si dos Habilidades están a 0 en un encuentro, todo está perdido.
about-hero-bonus = { $bonus ->
    [true] Las Habilidades del Héroe empiezan y terminan por encima de lo que dice la carta de Capitán.
   *[false] Las Habilidades del Héroe empiezan y terminan como dice la carta de Capitán.
}
about-round = Cada ronda eliges un Planeta y te encuentras con una línea de cuatro cartas de encuentro, de izquierda a derecha.
about-search = Por cada icono de planeta en las cartas que no evadiste, sacas un cubo de la bolsa. Un cubo { $yellow } es una Superarma. Un cubo de color es un punto de su Habilidad, o un paso para comprender un arma.
    .yellow = amarillo
about-traitor = Después de cada búsqueda del Héroe, el { $traitor } saca un cubo menos que el Héroe. Quien tenga más de las 8 Superarmas gana, y el Héroe gana los empates. El Traidor también gana si quedan 3 por encontrar cuando se agotan las cartas de encuentro, o si dos Habilidades del Héroe están a 0 en un encuentro.
    .traitor = Traidor
about-ways = { $engage } una carta: paga su Fuerza en la Habilidad que muestra la carta a su derecha. O { $evade }: paga un punto y después saca dos cubos, cada uno de los cuales cuesta otro punto.
    .engage = Afronta
    .evade = evádela
lobby-level = Nivel: { $level }
