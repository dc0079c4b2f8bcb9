# The sentences of Pulp Invasion, in Spanish.
#
# An argument is what a reader sees: $card is the name of a card. Its id is $card-id, for choosing between variants.
# The length of a list is $cubes-count, the sum of its numbers $cubes-sum, and the sign of a number $n-sign. A missing
# argument is "none". An attribute writes each item of a list or mapping: $key is the item, and $n its value or number.
# A sentence begins with an upper-case letter, even if its first argument does not.
# Names are printed in English: they stand without an article, and nothing agrees with their gender. GLOSSARY.md has
# the terms.

## Questions to a player

prompt-alignment = ¿A quién sirves? Nadie más lo sabrá
prompt-captain = ¿Quién es tu Capitán?
prompt-choose-crew = ¿Quién se une a tu tripulación del puente?
prompt-choose-ship = Elige una carta de Nave Espacial, si quieres
prompt-choose-weapon = { $by }: ¿qué Superarma encuentras?
prompt-closing = Has terminado los encuentros. ¿Usas algo más antes de la búsqueda?
prompt-crew-die = ¿Qué dado acompaña a { $crew }?
prompt-cube = { $cubes-count ->
    [one] Cubo sacado: { $cubes }. ¿Qué haces con él?
   *[other] Cubos sacados: { $cubes }. ¿Cuál va primero?
}
    .cubes = { $key-id ->
        [black] { $n ->
            [one] { $n } negro
           *[other] { $n } negros
        }
        [blue] { $n ->
            [one] { $n } azul
           *[other] { $n } azules
        }
        [green] { $n ->
            [one] { $n } verde
           *[other] { $n } verdes
        }
        [orange] { $n ->
            [one] { $n } naranja
           *[other] { $n } naranjas
        }
        [red] { $n ->
            [one] { $n } rojo
           *[other] { $n } rojos
        }
        [white] { $n ->
            [one] { $n } blanco
           *[other] { $n } blancos
        }
        [yellow] { $n ->
            [one] { $n } amarillo
           *[other] { $n } amarillos
        }
       *[other] { $n } { $key }
    }
prompt-dice = { $keep ->
    [one] ¿Con qué dado te quedas?
   *[other] ¿Con qué { $keep } dados te quedas?
}
prompt-downgrade = { $by }: ¿qué dado bajas?
prompt-encounter = { $ways-id ->
    [engage] { $card }: ¿afrontar o usar algo antes?
    [evade] { $card }: ¿evadir o usar algo antes?
   *[engage-evade] { $card }: ¿afrontar o evadir?
}
prompt-engage = Afrontar { $card }: ¿cómo pagas?
prompt-engage-with = { $by }: ¿con qué Habilidad afrontas { $card }?
prompt-evade = { $point ->
    [true] Evadir { $card }: paga un punto y después saca { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
   *[false] Evadir { $card }: sin pagar ningún punto, saca { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubos
    }
}
prompt-exchange = { $by }: ¿qué dos cartas intercambian su lugar?
prompt-extra-die = { $by }: ¿qué dado adicional tomas, con valor { $value }?
prompt-fewer = ¿Cuántos cubos menos saca el Héroe?
prompt-free-dice = { $count ->
    [one] Elige { $count } dado más
   *[other] Elige { $count } dados más
}
prompt-gain = { $by }: ¿de qué Habilidad ganas { $n }?
prompt-hero-loses = { $by }: ¿de qué Habilidad pierde { $n } el Héroe?
prompt-influence = { $point-id ->
    [after-choice] ¿Actuar después del último encuentro?
    [after-draw] ¿Actuar después de sacar tus cubos?
    [after-resolved] ¿Actuar después de la búsqueda del Héroe?
    [before-choice] ¿Actuar antes del próximo encuentro?
    [before-draw] ¿Actuar antes de que el Héroe saque cubos?
    [before-line] ¿Actuar antes de formar la línea?
   *[other] ¿Actuar ahora?
}
prompt-keep = ¿Con qué cuatro cartas te encuentras y en qué orden?
prompt-keep-cube = { $by }: ¿cuál de los dos usas?
prompt-lay-teams = ¿Poner un cubo de desembarco en una Superarma?
prompt-look = La próxima carta es { $card }: ¿la dejas o la pones bajo el mazo?
prompt-lose = { $by }: ¿de qué Habilidad pierdes { $n }?
prompt-move-from = { $by }: ¿de qué Habilidad mueves un punto?
prompt-move-to = { $by }: ¿a qué Habilidad va el punto?
prompt-negate = El Héroe paga por { $planet }: ¿anulas una carta?
prompt-order = { $by }: ¿en qué orden pones las cartas?
prompt-part = { $by }: ¿contra qué parte actúa?
prompt-pay-again = { $icon-id ->
    [key] ¡Carta anulada! ¿Pagas otra como llave?
   *[code] ¡Carta anulada! ¿Pagas otra como código?
}
prompt-pay-points = { $by }: ¿de qué Habilidad pagas { $n }?
prompt-pay-with = { $icon-id ->
    [key] ¿Qué carta pagas como llave?
   *[code] ¿Qué carta pagas como código?
}
prompt-planet = Ronda { $round }: ¿en qué Planeta buscas?
prompt-raise-top = { $by }: ¿qué Habilidad empieza con { $n } más?
prompt-remove = { $by }: ¿qué cubo retiras de la bolsa?
prompt-reroll = { $by }: ¿con qué dado repites la tirada?
prompt-return = { $by }: ¿qué cubo devuelves a la bolsa?
prompt-rob = { $by }: ¿qué cubo quitas de las Superarmas del Héroe?
prompt-row-dice = ¿Qué dados se unen a su fila? Elige hasta { $most }
prompt-search = Búsqueda en { $planet }: { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
prompt-seize = ¿Qué llaves y códigos evadidos tomas?
prompt-seize-from-pile = { $by }: ¿qué carta de la pila de descartes tomas?
prompt-seize-one = Arvan: ¿qué carta evadida tomas como llave o código?
prompt-set-die = { $by }: ¿qué dado ajustas?
prompt-ship-die = ¿A qué dado sustituye el dado de Nave Espacial?
prompt-spare = Has sacado { $cubes }. ¿Cancelar uno con un cubo de desembarco?
prompt-spend-team = { $by }: ¿renunciar a un cubo de desembarco por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de una Habilidad?
prompt-split-dice = Ajusta estos dados: sus valores deben sumar { $total }
prompt-stronger = { $by }: ¿qué carta gana Fuerza?
prompt-swap-die = { $by }: ¿qué dado entregas?
prompt-swap-die-for = { $by }: ¿qué dado tomas a cambio?
prompt-swap-for = { $by }: ¿cuál tomas a cambio?
prompt-swap-in = { $by }: ¿qué carta la sustituye?
prompt-swap-out = { $by }: ¿qué carta retiras de la línea?
prompt-swap-planet = Cartographers: ¿cambiar uno de estos Planetas?
prompt-swap-weapon = { $by }: ¿qué Superarma entregas?
prompt-take = ¿Qué llaves y códigos añades a tu mano?
prompt-tithe = { $by }: descarta una carta o pierde 1 de Diplomacia
prompt-traitor-captain = ¿Tras qué Capitán te ocultas?
prompt-traitor-dice = { $count ->
    [one] Elige { $count } dado para ti
   *[other] Elige { $count } dados para ti
}
prompt-translator = ¿Robar ocho cartas y quedarte con cuatro?
prompt-turn = Se ha usado { $die }: ¿a qué valor pasa?
prompt-understand = { $by }: ¿qué Superarma comprendes?
prompt-upgrade = { $by }: ¿qué dado subes?
prompt-upright = { $by }: ¿de qué carta cuentan los iconos de planeta?
prompt-use-twice = { $by }: ¿qué dado puede usarse dos veces?
prompt-value = { $die }: ¿qué valor le das?

## Options of a question

option-ability = { $ability }
option-alignment = { $name }
option-aside = Blanco: a la bolsa tras resolver todos los demás
option-back = Volver
option-boost = Verde: ganar 2 de { $ability }
option-captain-name = { $captain }
option-card = { $card }
option-card-name = { $card }
option-collect = Negro: a { $alien }
option-color = Un cubo { $color }
option-crew = { $crew }
option-crew-point = Pagar con un punto de { $crew }
option-decline = No buscar
option-die = { $die }: { $text }
option-die-name = { $die }
option-discard-card = Descartar { $card }
option-discard-cube = { $color }: a la reserva
option-done = Ir a la búsqueda
option-draw = Sacar { $count ->
    [one] { $count } cubo
   *[other] { $count } cubos
}
option-engage = Afrontar { $card }
option-evade = Evadir { $card }
option-exploration = Usar { $exploration }
option-find = Amarillo: encontrar una Superarma
option-influence = { $influence }, { $side } ({ $cost }): { $text }
option-keep-planets = Conservarlos
option-lay-team = Verde: guardar el cubo de desembarco
option-leave = Dejarla
option-lose-ability = Perder 1 de { $ability }
option-lose-to-black = Negro: perder 1 de { $ability }
option-negate = Descartar { $own } contra { $card }
option-no = No
option-no-point = Sin pagar puntos
option-number = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}
option-part = Contra { $n } de { $ability } de { $of }
option-pass = Pasar
option-pay = { $fatal ->
    [true] { $free-count ->
        [0] Pagar { $paid } y perder la partida
       *[other] Pagar { $paid }, { $free-count ->
            [one] { $free-count } punto
           *[other] { $free-count } puntos
        } a 1 por 1, y perder la partida
    }
   *[none] { $free-count ->
        [0] Pagar { $paid }
       *[other] Pagar { $paid }, { $free-count ->
            [one] { $free-count } punto
           *[other] { $free-count } puntos
        } a 1 por 1
    }
}
    .paid = { $n } de { $key }
    .paid-none = 0 puntos
option-pay-planet = Pagar por { $planet }
option-pay-with = { $card }
option-place = { $color }: a { $weapon }
option-planet = { $planet }
option-point = Pagar 1 de { $ability }
option-raise = { $color }: ganar 1 de { $ability }
option-return = Un cubo { $color }
option-reveal = Revelar tu Lealtad
option-rob = Un cubo { $color } de { $weapon }
option-ship = { $ship }
option-spare = Cancelar el cubo { $color }: uno verde va a la bolsa
option-split = { $values }
    .values = { $key } { $n }
option-stop = Nada más
option-swap-planet = Cambiar { $planet }
option-take = Tomar { $card }
option-team = Poner cubo de desembarco en { $weapon }
option-turn = Al { $value }
option-under = Ponerla bajo el mazo
option-value = Al { $value }
option-weapon = Usar { $weapon }
option-weapon-name = { $weapon }

## Risks of options

detail-danger = { $chance-percent ->
    [low] <1 % de riesgo de derrota
    [high] >99 % de riesgo de derrota
   *[other] { $chance-percent } % de riesgo de derrota
}
detail-zeros = Dos Habilidades quedarían a 0: la partida se perdería en el próximo encuentro

## Reasons why something is not offered

withheld-at-top = { $ability } está en su máximo de { $top }
withheld-barred-die = { $by } impide usar { $card }
withheld-crew-bound = El próximo punto de { $crew } es de { $ability }, pero el punto debe ser de { $only } ({ $by })
withheld-die-face = { $die } muestra { $face }, que sirve para { $moments }
withheld-die-no-use = { $die } muestra { $face }, que no sirve de nada ahora
withheld-engaged-now = { $card } no llega a tu mano hasta después de la búsqueda
withheld-evaded-icon = Has evadido { $card }: no puedes tomar su llave ni su código
withheld-influence-cost = { $side ->
    [none] { $card } cuesta { $cost } de Influencia y tienes { $have }
   *[other] { $card }, { $side }, cuesta { $cost } de Influencia y tienes { $have }
}
withheld-influence-no-use = { $side ->
    [none] { $card } no sirve de nada ahora
   *[other] { $card }, { $side }, no sirve de nada ahora
}
withheld-influence-phase = { $phase-id ->
    [encounter] { $side ->
        [none] { $card } es para la fase de Encuentro
       *[other] { $card }, { $side }, es para la fase de Encuentro
    }
   *[search] { $side ->
        [none] { $card } es para la fase de Búsqueda
       *[other] { $card }, { $side }, es para la fase de Búsqueda
    }
}
withheld-influence-played = Ya has jugado una carta de Influencia en esta fase
withheld-must-engage = { $cause ->
    [none] Hay que afrontar { $card }
   *[other] Hay que afrontar { $card } ({ $cause })
}
withheld-must-engage-unpaid = { $cause ->
    [none] Habría que afrontar { $card }, pero no puedes pagar esa carta y tienes que evadirla
   *[other] Habría que afrontar { $card } ({ $cause }), pero no puedes pagar esa carta y tienes que evadirla
}
withheld-must-evade = { $cause ->
    [none] Hay que evadir { $card }
   *[other] Hay que evadir { $card } ({ $cause })
}
withheld-no-strength = Hay que evadir { $card }: su Fuerza es 0
withheld-no-use = { $card } no sirve de nada ahora
withheld-not-understood = { $colors ->
    [none] Aún no comprendes { $card }: { $cubes-sum ->
        [one] le falta
       *[other] le faltan
    } { $cubes }
   *[other] Aún no comprendes { $card }: { $n ->
        [one] le falta { $n } cubo
       *[other] le faltan { $n } cubos
    } de color { $colors-or }
}
withheld-one-die-closing = Ya se usó un dado en el último encuentro
withheld-one-die-encounter = Ya se usó un dado en este encuentro
withheld-one-die-phase = Ya se usó un dado en esta fase de Encuentro
withheld-one-die-search = Ya se usó un dado en esta búsqueda
withheld-other-moment = { $card } sirve para { $moments }
withheld-other-sector = { $card } es para otro sector
withheld-planet-no-use = Pagar por { $planet } no sirve de nada ahora
withheld-planet-paid = Ya se ha pagado por { $planet } en esta búsqueda
withheld-planet-unpaid = { $planet } cuesta { $cost }, y tu mano no alcanza para pagarlo
    .cost = { $key-id ->
        [key] { $n ->
            [one] { $n } llave
           *[other] { $n } llaves
        }
       *[code] { $n ->
            [one] { $n } código
           *[other] { $n } códigos
        }
    }
withheld-point-bound = El punto debe ser de { $only }, no de { $ability } ({ $by })
withheld-point-zero = { $ability } está a 0 y no puede pagar ningún punto
withheld-silenced = El Héroe ha pagado por { $planet }: silencio en esta fase
withheld-team-fresh = El nuevo cubo de desembarco no se puede usar hasta la próxima fase
withheld-unpayable = { $crew ->
    [0] No puedes pagar { $card }: cuesta { $due }, y tienes { $have }
   *[other] No puedes pagar { $card }: cuesta { $due }, y tienes { $have }, más { $crew ->
        [one] { $crew } punto
       *[other] { $crew } puntos
    } de la tripulación
}
    .due = { $n } de { $key }
    .have = { $n } de { $key }
    .have-none = 0 puntos
withheld-used = { $card } ya se ha usado en esta ronda
withheld-used-dice = { $dice-count ->
    [one] { $dice } ya se ha usado en esta ronda
   *[other] { $dice } ya se han usado en esta ronda
}

## Standing orders

order-concede = Rendirse
order-pass-phase = Pasar todo hasta el fin de la fase
order-pass-round = Pasar todo hasta el fin de la ronda

## Warnings before a standing order

warning-concede = La partida termina con la victoria de la Hegemonía Cósmica.
warning-concede-hero = La partida termina con la victoria del Traidor.
warning-concede-traitor = La partida termina con la victoria del Héroe.

## Results. $tally is result-tally

result-abilities = { $zeros ->
    [3] { $winner ->
        [none] Derrota en la ronda { $round }: todas las Habilidades están a 0 en un encuentro. { $tally }
       *[other] { $winner } gana en la ronda { $round }: todas las Habilidades están a 0 en un encuentro. { $tally }
    }
   *[other] { $winner ->
        [none] Derrota en la ronda { $round }: dos Habilidades están a 0 en un encuentro. { $tally }
       *[other] { $winner } gana en la ronda { $round }: dos Habilidades están a 0 en un encuentro. { $tally }
    }
}
result-concession = { $winner ->
    [none] Derrota en la ronda { $round }: el Héroe se ha rendido. { $tally }
   *[other] { $winner-id ->
        [hero] { $winner } gana en la ronda { $round }: el Traidor se ha rendido. { $tally }
       *[other] { $winner } gana en la ronda { $round }: el Héroe se ha rendido. { $tally }
    }
}
result-majority = { $why-id ->
    [overtaken] { $winner } gana en la ronda { $round }: { $his } de { $weapons } Superarmas son una ventaja inalcanzable. { $tally }
    [weapons] { $tie ->
        [true] { $winner } gana en la ronda { $round }: se han encontrado las { $weapons } Superarmas y el Héroe gana los empates. { $tally }
       *[false] { $winner } gana en la ronda { $round }: se han encontrado las { $weapons } Superarmas. { $tally }
    }
   *[time] { $tie ->
        [true] { $winner } gana en la ronda { $round }: no quedan cartas de encuentro y el Héroe gana los empates. { $tally }
       *[false] { $winner } gana en la ronda { $round }: no quedan cartas de encuentro. { $tally }
    }
}
result-tally = { $his ->
    [none] Superarmas encontradas: { $found } de { $weapons }
   *[other] De { $weapons } Superarmas, el Héroe encontró { $found } y el Traidor { $his }
}
result-time = { $winner ->
    [none] Derrota en la ronda { $round }: no quedan cartas de encuentro. { $tally }
   *[other] { $winner } gana en la ronda { $round }: no quedan cartas de encuentro. { $tally }
}
result-unfound = { $winner } gana en la ronda { $round }: quedan demasiadas Superarmas por encontrar. { $tally }
result-weapons = { $winner } gana en la ronda { $round }: se han encontrado todas las Superarmas

## Happenings, as lines of the log

happening-aligned = El Traidor ha elegido una Lealtad
happening-begun = La Hegemonía: { $aliens }
happening-bonus = { $n } más de Fuerza contra { $card } ({ $by })
happening-borrowed = { $by } tira { $die }: { $value }
happening-captain = { $captain } toma el mando
happening-conceded = { $on ->
    [true] { $seat } se rinde
   *[false] { $seat } sigue jugando
}
happening-crew = { $card } se une a la tripulación del puente
happening-crew-lost = { $crew } muere y se pierde { $die }
happening-cubes = { $cubes } { $cubes-sum ->
    [one] pasa
   *[other] pasan
} { $source-id ->
    [area] del área del Traidor
    [team] del equipo de desembarco
    [traitor] del Traidor
   *[other] de { $source }
} { $target-id ->
    [area] al área del Traidor
    [gone] a quedar fuera de juego
    [team] al equipo de desembarco
    [traitor] al Traidor
   *[other] a { $target }
}
happening-declined = No se busca en { $planet }
happening-dice = { $dice }
    .dice = { $key } muestra { $n }
happening-die-used = { $turns ->
    [true] Usa { $die }, que pasa de { $face } a { $value }
   *[false] Usa { $die }, que sigue en { $value }
}
happening-discarded = Paga { $cards }
happening-drawn = Saca { $cubes }
happening-ended = { $reason-id ->
    [abilities] Dos Habilidades están a 0 en un encuentro
    [majority] Se cuentan las Superarmas
    [time] No quedan cartas de encuentro
    [unfound] Quedan demasiadas Superarmas por encontrar
   *[weapons] Se han encontrado todas las Superarmas
}
happening-engaged = { $bonus ->
    [0] Afronta { $card } por { $paid }
   *[other] Afronta { $card } por { $paid }, con { $bonus } más de Fuerza
}
    .paid = { $key-id ->
        [combat] { $n } de { $key }
        [diplomacy] { $n } de { $key }
        [science] { $n } de { $key }
       *[other] { $n ->
            [one] { $n } punto de { $key }
           *[other] { $n } puntos de { $key }
        }
    }
    .paid-none = 0 puntos
happening-evaded = { $spared ->
    [none] { $point-id ->
        [none] Evade { $card } sin pagar puntos: { $cubes }
        [combat] Evade { $card } por 1 de { $point }: { $cubes }
        [diplomacy] Evade { $card } por 1 de { $point }: { $cubes }
        [science] Evade { $card } por 1 de { $point }: { $cubes }
       *[other] Evade { $card } por un punto de { $point }: { $cubes }
    }
   *[other] { $point-id ->
        [none] Evade { $card } sin pagar puntos: { $cubes }; el equipo de desembarco cancela un cubo ({ $spared })
        [combat] Evade { $card } por 1 de { $point }: { $cubes }; el equipo de desembarco cancela un cubo ({ $spared })
        [diplomacy] Evade { $card } por 1 de { $point }: { $cubes }; el equipo de desembarco cancela un cubo ({ $spared })
        [science] Evade { $card } por 1 de { $point }: { $cubes }; el equipo de desembarco cancela un cubo ({ $spared })
       *[other] Evade { $card } por un punto de { $point }: { $cubes }; el equipo de desembarco cancela un cubo ({ $spared })
    }
}
happening-explored = Exploración: { $cards }
happening-extra = { $n-sign ->
    [plus] { $n-size ->
        [one] { $n-size } cubo más en esta búsqueda ({ $by })
       *[other] { $n-size } cubos más en esta búsqueda ({ $by })
    }
   *[minus] { $n-size ->
        [one] { $n-size } cubo menos en esta búsqueda ({ $by })
       *[other] { $n-size } cubos menos en esta búsqueda ({ $by })
    }
}
happening-fewer = El Héroe saca { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
} menos en su próxima búsqueda ({ $by })
happening-found = { $by-id ->
    [traitor] ¡El Traidor toma { $weapon }!
   *[other] ¡Encuentra { $weapon }!
} { $left ->
    [one] Queda { $left } por encontrar
   *[other] Quedan { $left } por encontrar
}
happening-influence = El Traidor juega { $card }, { $side }, por { $cost } de Influencia: { $text }
happening-influence-window = { $point-id ->
    [after-choice] Después del último encuentro, el Traidor puede actuar
    [after-draw] Después de sacar sus cubos, el Traidor puede actuar
    [after-resolved] Después de la búsqueda del Héroe, el Traidor puede actuar
    [before-choice] Antes del próximo encuentro, el Traidor puede actuar
    [before-draw] Antes de que el Héroe saque cubos, el Traidor puede actuar
    [before-line] Antes de formar la línea, el Traidor puede actuar
   *[other] El Traidor puede actuar
}
happening-influenced = { $on ->
    [none] { $by } está en vigor
   *[other] { $by } está en vigor para { $on }
}
happening-line = { $location ->
    [none] La línea: { $line }. A la bolsa: { $cubes }
   *[other] La línea: { $line }; { $location } está en vigor. A la bolsa: { $cubes }
}
    .line-none = ninguna carta
happening-looked = { $what-id ->
    [bag] El Traidor mira { $count ->
        [one] { $count } cubo de la bolsa
       *[other] { $count } cubos de la bolsa
    }
    [weapons] { $by-id ->
        [traitor] El Traidor mira { $count ->
            [one] { $count } Superarma
           *[other] { $count } Superarmas
        }
       *[other] Mira { $count ->
            [one] { $count } Superarma
           *[other] { $count } Superarmas
        }
    }
   *[deck] Mira { $count ->
        [one] { $count } carta del mazo
       *[other] { $count } cartas del mazo
    }
}{ $names ->
    [none] { "" }
   *[other] : { $names }
}
    .names = { $what-id ->
        [bag] { $key-id ->
        [black] { $n ->
            [one] { $n } negro
           *[other] { $n } negros
        }
        [blue] { $n ->
            [one] { $n } azul
           *[other] { $n } azules
        }
        [green] { $n ->
            [one] { $n } verde
           *[other] { $n } verdes
        }
        [orange] { $n ->
            [one] { $n } naranja
           *[other] { $n } naranjas
        }
        [red] { $n ->
            [one] { $n } rojo
           *[other] { $n } rojos
        }
        [white] { $n ->
            [one] { $n } blanco
           *[other] { $n } blancos
        }
        [yellow] { $n ->
            [one] { $n } amarillo
           *[other] { $n } amarillos
        }
       *[other] { $n } { $key }
    }
       *[other] { $key }
    }
happening-meets = Encuentro con { $card }
happening-negated = El Traidor descarta { $card }: { $paid } se pagó en vano
happening-ordered = La línea es ahora { $line } ({ $by })
happening-planet = El Héroe vuela a { $card }
happening-planets = Nuevos Planetas: { $planets }
happening-points = { $paid ->
    [true] { $crew ->
        [none] Paga { $lost } para evadir { $by }
       *[other] Paga un punto de { $crew } para evadir { $by }
    }
   *[false] { $gained-count ->
        [0] El Héroe pierde { $lost } ({ $by })
       *[other] { $lost-count ->
            [0] El Héroe gana { $gained } ({ $by })
           *[other] El Héroe gana { $gained } y pierde { $lost } ({ $by })
        }
    }
}
    .gained = { $n } de { $key }
    .lost = { $n } de { $key }
happening-recharged = El Traidor gana { $n } de Influencia ({ $by })
happening-revealed = El Traidor revela su Lealtad, { $name }: { $text }
happening-round = Ronda { $round }
happening-round-over = Fin de la ronda { $round }
happening-searching = Empieza la búsqueda en { $card }
happening-seized = El Traidor toma { $cards }
happening-ship = La nave es { $card }
happening-swapped = Cambia { $weapon } por { $other }
happening-taken = Añade a su mano { $cards }
happening-top = { $ability } empieza con { $n } más ({ $by })
happening-traitor = El Traidor tiene { $influence } de Influencia y { $area ->
    [one] { $area } cubo blanco
   *[other] { $area } cubos blancos
}
happening-traitor-captain = El Traidor se oculta tras { $captain } ({ $dice })
happening-traitor-drew = El Traidor saca { $cubes }
happening-traitor-rolled = El Traidor saca { $dice } ({ $by })
    .dice = un { $n } con { $key }
happening-understood = El Héroe comprende { $weapon }
happening-upright = { $n ->
    [one] Contará { $n } icono de planeta de { $card }
   *[other] Contarán { $n } iconos de planeta de { $card }
}
happening-used = { $on ->
    [none] Usa { $card }
   *[other] Usa { $card } sobre { $on }
}

## Items of lists in all messages

part-cubes = { $key-id ->
    [black] { $n ->
        [one] { $n } cubo negro
       *[other] { $n } cubos negros
    }
    [blue] { $n ->
        [one] { $n } cubo azul
       *[other] { $n } cubos azules
    }
    [green] { $n ->
        [one] { $n } cubo verde
       *[other] { $n } cubos verdes
    }
    [orange] { $n ->
        [one] { $n } cubo naranja
       *[other] { $n } cubos naranjas
    }
    [red] { $n ->
        [one] { $n } cubo rojo
       *[other] { $n } cubos rojos
    }
    [white] { $n ->
        [one] { $n } cubo blanco
       *[other] { $n } cubos blancos
    }
    [yellow] { $n ->
        [one] { $n } cubo amarillo
       *[other] { $n } cubos amarillos
    }
   *[other] { $n ->
        [one] { $n } cubo { $key }
       *[other] { $n } cubos { $key }
    }
}
part-cubes-none = ningún cubo
part-moments = { $key-id ->
    [closing] el final de los encuentros
    [drawn] los cubos sacados
    [encounter] la decisión ante una carta
    [engage] afrontar
    [evade] evadir
   *[search] el momento antes de sacar cubos
}
part-moments-none = formar la línea

## Names that are not printed on cards and dice

word-alignment = la Lealtad { $name }
word-area = el área del Traidor
word-bag = la bolsa
word-black = negro
word-blue = azul
word-combat = Combate
word-diplomacy = Diplomacia
word-drawn = los cubos sacados
word-gone = fuera de juego
word-green = verde
word-hero = el Héroe
word-orange = naranja
word-red = rojo
word-science = Ciencia
word-search = la búsqueda
word-setup = la preparación
word-supply = la reserva
word-team = el equipo de desembarco
word-traitor = el Traidor
word-turned = al revés
word-upright = al derecho
word-white = blanco
word-yellow = amarillo
