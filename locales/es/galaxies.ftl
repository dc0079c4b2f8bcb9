# The sentences of Galaxies, in Spanish.
#
# An argument is what a reader sees: $ship is the name of a ship. Its id is $ship-id, for choosing between
# variants. The length of a list is $cards-count, and the sign of a number $amount-sign. A missing argument is "none".
# Names are printed in English: they stand without an article, and nothing agrees with their gender. GLOSSARY.md has
# the terms.


## Questions to a player

prompt-action = { $play-id ->
    [without-cards] Fase de acción: activa una carta de nave o termina la fase
   *[other] Fase de acción: activa una carta de nave, juega una carta o termina la fase
}
prompt-attach = { $card }: elige la carta de nave que la llevará
prompt-attack-ship = { $card }: elige qué nave ataca ahora
prompt-computer-core = ¿Robar una carta o mirar el mazo enemigo mediante el núcleo informático?
prompt-core-keep = Núcleo informático: elige la carta con la que te quedas
prompt-core-order = Núcleo informático: elige en qué orden van las demás bajo el mazo, la última al fondo
prompt-deploy = { $play-id ->
    [without-cards] Fase de despliegue: lanza una carta de nave o termina la fase
   *[other] Fase de despliegue: lanza una carta de nave, juega una carta o termina la fase
}
prompt-discard = Descarta cartas por 1 de energía cada una
prompt-duplicate-hero = Tienes dos copias de { $card }: elige la que descartas
prompt-energy-phase = Fase de energía: juega una carta, pasa cartas o continúa
prompt-engine-asteroids = Motores remotos: elige hasta { $left ->
        [one] { $left } asteroide
       *[other] { $left } asteroides
    } que mover, por orden
prompt-engine-move = Motores remotos: mueve el asteroide, { $left ->
        [one] queda { $left } casilla
       *[other] quedan { $left } casillas
    }
prompt-engine-target = Motores remotos: elige la nave contra la que choca el asteroide
prompt-engines = Fin del turno: ¿pagar 2 de energía e intentar arrancar los motores remotos?
prompt-hand-limit = Tu mano está llena: elige una carta que descartar por 1 de energía antes de robar
prompt-hold = Elige las cartas de nave que embarcas en la bodega de { $ship_card }
prompt-last-card = Es la última carta. Después, la pila de descartes ({ $discards ->
        [one] { $discards } carta
       *[other] { $discards } cartas
    }) será el mazo: ¿descartar antes?
prompt-launch-at = Elige dónde lanzas { $ship_card }
prompt-launch-ship = Elige dónde lanzas { $ship }
prompt-market = Orbital Market: ¿robar 1 carta de táctica más?
prompt-move = Mueve { $ship }: { $left ->
        [one] queda { $left } casilla
       *[other] quedan { $left } casillas
    }
prompt-move-ship = { $card }: elige qué nave se mueve ahora
prompt-order-triggers = Varios poderes surten efecto ahora: elige cuál va primero
prompt-pass-cards = Elige las cartas que pasas a tu equipo
prompt-place-torrent = Elige dónde empieza { $ship_card }, junto a un asteroide
prompt-power = { $power-id ->
    [boarding-hooks] { $power }: ¿pagar { $cost } de energía y elegir una nave que abordar?
    [damage-control] { $power }: elige la nave cuyo casco se repara
    [dead-eye] { $power }: ¿repetir la tirada del ataque fallido de { $ship }?
    [drain-field] { $power }: elige la nave cuyos escudos se drenan
    [evade-order] { $power }: elige la nave que evade
    [ferry-run] { $power }: elige la nave pequeña que trasladas y después su destino
    [field-burst] { $power }: ¿hacer estallar { $ship } para quitar escudos a los enemigos de alrededor?
    [grapple-decks] { $power }: ¿pagar { $cost } de energía y elegir la nave cuyo control tomas?
    [hard-haul] { $power }: elige la nave enemiga, la nave que la arrastra y dónde acaba
    [hit-and-run] { $power }: ¿mover { $ship } hasta 2 casillas más?
    [interpose] { $power }: elige el Sparrow que recibe el daño
    [limpet-pulse] { $power }: elige la nave adyacente que recibe el pulso
    [patrol-launch] { $power }: elige la nave en torno a la que se reúnen los Hawks o el destino de cada Hawk
    [predictable] { $power }: ¿repetir la tirada del dado de letra de { $ship }?
    [regroup] { $power }: elige el Sparrow que recibe una clavija de escudo
    [second-look] { $power }: ¿repetir la tirada del ataque fallido de { $ship }?
    [seize-the-helm] { $power }: elige la nave cuyo control tomas
    [shield-harmonics] { $power }: elige la nave que recibe una clavija de escudo
    [shield-lender] { $power }: elige la nave a la que esta cede una clavija de escudo
    [slip-away] { $power }: elige adónde se escabulle la nave
    [squad-reroll] { $power }: ¿repetir la tirada del ataque fallido de { $ship }?
    [storm-the-bridge] { $power }: elige la nave que asaltas
    [strip-the-decks] { $power }: elige la nave que abordas y después una de sus cartas para descartarla
    [umbrella-fire] { $power }: ¿pagar { $cost } de energía para disparar contra { $ship }?
   *[other] { $power }: elige
}
prompt-prepped = ¿Vincular gratis { $card }, carta apartada para { $ship_card }?
prompt-regenerate = Regenerador de escudos: elige la nave que recibe una clavija de escudo
prompt-replace = { $card }: elige la carta de { $ship_card } a la que sustituye
prompt-respond = { $event-id ->
    [activation-start] Se activa { $ship_card }: responde con una carta o pasa
    [attack-hit] { $critical ->
        [true] { $attacker } impacta en la estrella de { $ship } y destruye la nave: responde o pasa
       *[none] { $damage ->
            [none] { $attacker } impacta en { $ship }: responde con una carta o pasa
           *[other] { $attacker } impacta en { $ship } y causa { $damage } de daño: responde con una carta o pasa
        }
    }
    [attack-missed] { $attacker } falla contra { $ship }: responde con una carta o pasa
    [enemy-activation-start] Se activa { $ship_card }: responde con una carta o pasa
    [ship-destroyed] Nave destruida: { $ship }. Responde con una carta o pasa
   *[other] Responde con una carta o pasa: { $event }
}
prompt-shot = { $card }: elige contra qué dispara o termina sus ataques
prompt-starter = Tu tirada es la más alta: elige quién juega el primer turno
prompt-target = { $ship }: elige un objetivo, { $left ->
        [one] queda { $left } ataque
       *[other] quedan { $left } ataques
    }
prompt-warp = Elige dónde sale { $ship } del portal de salto
prompt-weapon = { $ship }: elige un arma que cargar o termina sus ataques

## Options of a question

option-action-done = terminar la fase de acción
option-activate = activar { $card } por { $cost } de energía
option-all-weapons = { $ship }: atacar a { $target } con todas las armas
option-asteroid = mover { $tile }
option-asteroid-stays = dejar aquí este asteroide
option-attach = vincular a { $ship_card }
option-attached = { $card } en { $ship_card }
option-attack = atacar a { $ship }
option-card = { $card }
option-charge = cargar { $weapon } por { $cost } de energía ({ $targets ->
        [one] { $targets } objetivo
       *[other] { $targets } objetivos
    } al alcance)
option-deploy-done = terminar el despliegue
option-discard-for-energy = descartar cartas por energía
option-discard-one = descartar { $card } por 1 de energía
option-done-attacking = terminar los ataques
option-done-moving = dejar las demás naves donde están
option-draw-last = robar la última carta
option-draw-own = robar una carta de tu mazo
option-drift = derivar a { $hex }
option-energy-done = ir a la fase de despliegue
option-fly = volar a { $hex }
option-fly-over = volar a { $hexes }
option-group = colocar todas en { $hexes }
option-hold-fire = no atacar más con esta arma
option-launch = lanzar { $card } por { $cost } de energía
option-load = embarcar { $cards } ({ $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    })
option-load-none = no embarcar nada
option-move-over = mover a { $hexes }
option-move-to = mover a { $hex }
option-no = no
option-no-engines = dejar los asteroides donde están
option-open-core = mirar { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } del mazo enemigo y quedarte con una
option-pass = pasar
option-pass-to = pasar cartas a { $seat }
option-place = colocar en { $hex }
option-place-over = colocar en { $hexes }
option-play = jugar { $card } por { $cost } de energía
option-play-on = jugar { $card } en { $ship_card } por { $amount } de energía
option-power = { $power } de { $on }
option-recover-survivors = buscar supervivientes en vez de mover
option-replace-none = no sustituir nada: hay un hueco libre
option-run-engines = pagar { $cost } de energía y tirar por los motores
option-shift = desplazar al { $way-id ->
        [north] norte
        [north-east] nordeste
        [south-east] sudeste
        [south] sur
        [south-west] sudoeste
        [north-west] noroeste
       *[other] { $way }
    }
option-ship = { $ship }
option-shot = { $ship }: atacar a { $target } una vez con { $weapon }
option-shots = { $ship }: atacar a { $target } { $attacks ->
        [one] { $attacks } vez
       *[other] { $attacks } veces
    } con { $weapon }
option-starter = { $seat }
option-stop = detener la nave
option-together = volar todas en formación, esta a { $hex }
option-volley = { $ships ->
        [one] { $ships } nave ataca
       *[other] las { $ships } naves atacan
    } a { $target }
option-warp = cruzar el portal de salto
option-yes = sí

## Effects and risks of options

detail-asteroids = mueve después hasta { $left ->
        [one] { $left } asteroide
       *[other] { $left } asteroides
    }
detail-away = a { $spaces ->
        [one] { $spaces } casilla
       *[other] { $spaces } casillas
    }
detail-cover = cobertura con { $needed }+
detail-damage = { $amount } de daño
detail-debris = escombros: daño con tirada de 1 a { $upto }
detail-ecm = ECM de { $ship }: { $amount } de daño con { $needed }+
detail-moves = mueve hasta { $move }
detail-odds = { $percent } % de impacto
detail-replaces = sustituye a { $cards }
detail-replaces-one = sustituye a { $cards-or }
detail-ship = mueve { $move }, { $shields ->
        [one] { $shields } escudo
       *[other] { $shields } escudos
    }, casco { $hull }
detail-star = { $percent } % de destruirla
detail-start = { $percent } % de arrancarlos ({ $needed }+)
detail-strike = { $amount } de daño a una nave de { $team } junto a la que acabe un asteroide
detail-weapon = alcance { $range }, fuerza { $strength }, { $attacks ->
        [one] { $attacks } ataque
       *[other] { $attacks } ataques
    }

## Reasons why something is not offered

withheld-activated = { $card } ya se ha activado este turno
withheld-activation-cost = activar { $card } cuesta { $cost } de energía y tienes { $energy }
withheld-barred-target = esta arma no puede usarse contra { $ship }
withheld-card-cost = { $card } cuesta { $cost } de energía y tienes { $energy }
withheld-card-moment = { $card } responde a un evento: se te preguntará cuando ocurra
withheld-card-no-answer = { $card } no sirve de respuesta: se juega en una fase de tu turno
withheld-card-other-moment = { $card } responde a otro evento
withheld-card-phase-action = { $card } es para la fase de acción
withheld-card-phase-deploy = { $card } es para la fase de despliegue
withheld-card-phase-energy = { $card } es para la fase de energía
withheld-card-turn-opponent = { $card } es para el turno de un rival
withheld-card-turn-own = { $card } es para tu propio turno
withheld-charge-cost = cargar { $weapon } cuesta { $cost } de energía y tienes { $energy }
withheld-charged = { $weapon } ya se ha cargado en esta activación
withheld-engines-cost = los motores cuestan { $cost } de energía y tienes { $energy }: descarta cartas para obtener más
withheld-in-hold = { $card } no puede salir de la bodega de { $ship_card } antes de tu próximo turno
withheld-launch-cost = lanzar { $card } cuesta { $cost } de energía y tienes { $energy }
withheld-no-host = ninguna nave del campo de batalla puede llevar { $card }
withheld-no-room = no hay sitio para lanzar { $card }
withheld-no-use = { $card } no tendría efecto ahora
withheld-too-far = { $ship } está a { $spaces ->
        [one] { $spaces } casilla
       *[other] { $spaces } casillas
    } y el arma alcanza { $range }

## Standing orders

order-concede = Rendirse
order-hold-ecm = No tirar ECM con { $card }
order-pass = Pasar toda reacción hasta mi próximo turno
order-show-hand = Mostrar mi mano a mi equipo

## Warnings before a standing order

warning-concede = Tu bando sigue luchando hasta que se haya rendido todo el equipo. No se puede deshacer.
warning-concede-last = Tu bando pierde y la partida termina. No se puede deshacer.

## Results

result-clock = { $winner ->
    [none] Se ha agotado el reloj de victoria: empate
   *[other] { $tie-id ->
        [run-out] Se ha agotado el reloj de victoria con igual número de naves: { $winner } gana porque su mazo se agotó primero
        [ships] Se ha agotado el reloj de victoria con totales iguales: { $winner } gana por tener más naves
       *[none] Se ha agotado el reloj de victoria: { $winner } gana
    }
}
result-concession = { $winner } gana por rendición
result-elimination = { $winner ->
    [none] A nadie le quedan naves en el campo de batalla: empate
   *[other] { $winner } gana: al enemigo no le quedan naves en el campo de batalla
}
result-ship-destroyed = { $winner ->
    [none] Los dos bandos logran su objetivo a la vez: empate
   *[other] { $winner } gana con la destrucción de { $ship }
}
result-victory-points = { $winner ->
    [none] Los dos bandos logran su objetivo a la vez: empate
   *[other] { $winner } gana por puntos de victoria
}
result-other = { $winner ->
    [none] La partida acaba en empate
   *[other] { $winner } gana
}

## Happenings, as lines of the log

happening-activated = { $seat } activa { $ship_card }
happening-activation-ended = Termina la activación de { $ship_card }
happening-asteroid = { $tile } deriva a { $hexes }
happening-asteroid-steps = { $tile ->
    [none] El asteroide deja de moverse
   *[other] { $tile } puede moverse hasta { $steps ->
            [one] { $steps } casilla
           *[other] { $steps } casillas
        }
}
happening-attached = { $seat } vincula { $card } a { $ship_card }
happening-attack = { $again ->
    [none] { $hit ->
        [true] { $critical ->
            [true] { $attacker } dispara { $name } contra { $target }: { $coordinate } es un impacto crítico
           *[other] { $attacker } dispara { $name } contra { $target }: { $coordinate } es un impacto
        }
       *[false] { $attacker } dispara { $name } contra { $target }: { $coordinate } es un fallo
    }
   *[other] { $hit ->
        [true] { $critical ->
            [true] { $attacker } repite la tirada contra { $target }: { $coordinate } es un impacto crítico
           *[other] { $attacker } repite la tirada contra { $target }: { $coordinate } es un impacto
        }
       *[false] { $attacker } repite la tirada contra { $target }: { $coordinate } es un fallo
    }
}
happening-attacker = { $ship } empieza sus ataques
happening-attacker-done = { $ship } ha terminado sus ataques
happening-card-escaped = { $ship_card } ya está fuera de alcance
happening-card-lost = { $cargo-count ->
    [0] { $ship_card } queda fuera de juego
   *[other] { $ship_card } y su cargamento quedan fuera de juego: { $cargo }
}
happening-cargo-lost = Se destruye el cargamento de { $ship_card }: { $cargo }
happening-charged = { $ship } carga { $name } ({ $attacks ->
        [one] { $attacks } ataque
       *[other] { $attacks } ataques
    })
happening-conceded = { $lost ->
    [true] { $seat } se rinde y la partida termina
   *[false] { $seat } se rinde
}
happening-control = { $to } controla ahora { $ship_card }
happening-core = { $cards ->
    [none] { $seat } mira { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } del mazo de { $team }
   *[other] { $seat } mira cartas del mazo de { $team }: { $cards }
}
happening-core-kept = { $card ->
    [none] { $seat } se queda con una de ellas y pone { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } bajo el mazo de { $team }
   *[other] { $back-count ->
        [0] { $seat } se queda con { $card }
       *[other] { $seat } se queda con { $card } y pone estas bajo el mazo de { $team }, la última al fondo: { $back }
    }
}
happening-damage = { $hull ->
    [0] { $ship } pierde { $shields ->
            [one] { $shields } escudo
           *[other] { $shields } escudos
        }
   *[other] { $shields ->
        [0] { $ship } recibe { $hull } de daño en el casco
       *[other] { $ship } pierde { $shields ->
                [one] { $shields } escudo
               *[other] { $shields } escudos
            } y recibe { $hull } de daño en el casco
    }
}
happening-destroyed = Nave destruida: { $ship }
happening-detached = { $card } se desvincula de { $ship_card }
happening-discarded = { $seat } descarta { $card }
happening-drew = { $card ->
    [none] { $seat } roba una carta
   *[other] { $seat } roba { $card }
}
happening-effect = { $power } afecta a { $on }
happening-energy = { $amount-sign ->
    [plus] { $team } gana { $amount } de energía y tiene { $now }
   *[other] A { $team } le { $now ->
            [one] queda
           *[other] quedan
        } { $now } de energía
}
happening-engines = { $left ->
    [none] Los motores remotos se detienen
    [0] Los motores remotos se detienen
   *[other] Los motores remotos funcionan: { $left ->
            [one] puede moverse { $left } asteroide
           *[other] pueden moverse { $left } asteroides
        }
}
happening-engines-used = { $seat } intenta arrancar los motores remotos
happening-escaped = { $ship } escapa
happening-event-spent = { $card } va a la pila de descartes
happening-launched = { $seat } lanza { $ship_card }
happening-moved = { $placed ->
    [true] { $was ->
        [none] { $ship } se coloca en { $to }
       *[other] { $ship } se coloca en { $to }, desde { $was }
    }
   *[none] { $was ->
        [none] { $ship } se mueve a { $to }
       *[other] { $ship } se mueve de { $was } a { $to }
    }
}
happening-movement = { $ship } puede moverse { $left ->
        [one] { $left } casilla
       *[other] { $left } casillas
    }
happening-movement-ended = { $ship } deja de moverse
happening-order-changed = { $on ->
    [true] Orden permanente establecida: { $order }
   *[false] Orden permanente retirada: { $order }
}
happening-passed = { $cards ->
    [none] { $seat } pasa { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } a { $to }
   *[other] { $seat } pasa { $cards } a { $to }
}
happening-phase = { $phase-id ->
    [end] { $seat } termina el turno
    [energy] { $seat }: fase de energía
    [deploy] { $seat }: fase de despliegue
    [action] { $seat }: fase de acción
   *[other] { $seat }: fase { $phase }
}
happening-played = { $seat } juega { $card } por { $cost } de energía
happening-points = { $why-id ->
    [data-points] { $team } anota { $amount ->
            [one] { $amount } punto de victoria
           *[other] { $amount } puntos de victoria
        } por los datos de la carta y tiene { $now }
    [escape] { $team } anota { $amount ->
            [one] { $amount } punto de victoria
           *[other] { $amount } puntos de victoria
        } por { $ship } y tiene { $now }
    [survivors] { $ship } trae supervivientes a casa: { $team } anota { $amount ->
            [one] { $amount } punto de victoria
           *[other] { $amount } puntos de victoria
        } y tiene { $now }
   *[other] { $team } anota { $amount ->
            [one] { $amount } punto de victoria
           *[other] { $amount } puntos de victoria
        } y tiene { $now }
}
happening-power = { $power } surte efecto
happening-prepped = { $used ->
    [true] { $seat } pone en juego { $card }, carta apartada para esta nave
   *[false] { $seat } deja aparte { $card }
}
happening-repaired = { $ship } repara { $amount } de daño en el casco
happening-reshuffled = { $team } tiene un mazo nuevo de { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }
happening-roll = { $purpose-id ->
    [cover] { $success ->
        [true] Cobertura de asteroide para { $ship }: un { $result } convierte el impacto en fallo
       *[false] Cobertura de asteroide para { $ship }: un { $result } no basta
    }
    [ecm] { $success ->
        [true] ECM contra { $ship }: un { $result } causa daño
       *[false] ECM contra { $ship }: un { $result } no hace nada (se necesita un { $needed })
    }
    [engines] { $success ->
        [true] Los motores remotos arrancan con un { $result }
       *[false] Los motores remotos no arrancan con un { $result }: nada se mueve
    }
    [engine-move] { $source ->
        [none] La tirada para mover el asteroide es un { $result }
       *[other] { $source }: la tirada de movimiento es un { $result }
    }
    [debris] { $ship } saca un { $result } por los escombros
    [starter] { $seat } saca un { $result } para el primer turno
    [survivors] { $ship } busca supervivientes y saca un { $result }
   *[other] El dado muestra un { $result } ({ $purpose })
}
happening-run-out = { $times ->
    [1] El mazo de { $team } se ha agotado por primera vez
   *[other] El mazo de { $team } se ha agotado definitivamente
}
happening-settled = { $hit ->
    [true] { $target } recibe el impacto
   *[false] { $target } no recibe el impacto
}
happening-shields = { $amount-sign ->
    [minus] { $ship } cede escudos: { $now ->
            [one] queda { $now }
           *[other] quedan { $now }
        }
   *[other] { $ship } recibe { $amount ->
            [one] { $amount } escudo
           *[other] { $amount } escudos
        } y tiene { $now }
}
happening-stage = { $step-id ->
    [attack] Las naves pueden atacar
    [end] La activación termina
    [move] Las naves pueden moverse
   *[other] La activación continúa
}
happening-starter = { $seat } juega el primer turno
happening-tile = { $tile }: { $ship } revela { $tile_kind }
happening-tiles-hidden = Las losetas de descubrimiento están boca abajo en el campo de batalla
happening-turn = Ronda { $round }: turno de { $seat }
happening-window = { $event-id ->
    [activation-start] Se puede responder a la activación con una carta
    [attack-hit] Se puede responder al impacto con una carta
    [attack-missed] Se puede responder al fallo con una carta
    [enemy-activation-start] Se puede responder a la activación con una carta
    [ship-destroyed] Se puede responder a la destrucción con una carta
   *[other] Se puede responder con una carta: { $event }
}
word-activation-start = la activación
word-attack-hit = el impacto
word-attack-missed = el fallo
word-discovery-tile = Loseta de descubrimiento { $number }
word-ecm = ECM
word-enemy-activation-start = la activación
word-energy = por energía
word-hand-limit = por el límite de mano
word-primary = el arma primaria
word-secondary = el arma secundaria
word-ship-destroyed = la destrucción
