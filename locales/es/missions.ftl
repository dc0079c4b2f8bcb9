# The texts about missions, their options and computer players, in Spanish.
#
# The names of missions and of computer players are the same in all languages.


## Options of every table

choice-alone-answers = solo recibe preguntas de reacción con una respuesta en la mano, y sin reloj
choice-alone-usual = recibe las mismas preguntas que entre personas
choice-at_zero-computer = la máquina sigue jugando hasta que vuelva
choice-at_zero-loss = se rinde
choice-at_zero-usual = se da la respuesta habitual por esta vez
choice-bot_pace-fast = rápido
choice-bot_pace-slow = despacio
choice-bot_pace-usual = al ritmo habitual
choice-chat-off = desactivado
choice-chat-on = activado
choice-hints-all = todo el mundo
choice-hints-alone = solo quien juega a solas contra la máquina
choice-hints-off = nadie
choice-reaction_seconds-0 = sin límite
choice-reaction_seconds-10 = 10 segundos
choice-reaction_seconds-20 = 20 segundos
choice-reaction_seconds-30 = 30 segundos
choice-reaction_seconds-60 = 60 segundos
choice-reactions-10 = a todos a la vez, 10 segundos como máximo
choice-reactions-15 = a todos a la vez, 15 segundos como máximo
choice-reactions-20 = a todos a la vez, 20 segundos como máximo
choice-reactions-30 = a todos a la vez, 30 segundos como máximo
choice-reactions-5 = a todos a la vez, 5 segundos como máximo
choice-reactions-8 = a todos a la vez, 8 segundos como máximo
choice-reactions-in-turn = uno tras otro
choice-spectator_delay-0 = al momento
choice-spectator_delay-1 = un minuto después
choice-spectator_delay-10 = 10 minutos después
choice-spectator_delay-2 = 2 minutos después
choice-spectator_delay-5 = 5 minutos después
choice-spectators-all = cualquiera que pueda ver la partida
choice-spectators-off = solo el anfitrión, hasta que acabe la partida
choice-time-10m = 10 minutos, y 20 segundos más cada vez que se pregunta después de otros
choice-time-1d = un día cada vez
choice-time-20m = 20 minutos, y 30 segundos más cada vez
choice-time-3d = 3 días cada vez
choice-time-40m = 40 minutos, y un minuto más cada vez
choice-time-7d = 7 días cada vez
choice-time-none = sin límite
option-alone = Quien juega a solas contra la máquina
option-at_zero = Cuando a un jugador se le acaba el tiempo
option-bot_pace = Con qué rapidez responden los jugadores virtuales
option-chat = Chat en la mesa
option-hints = Quién puede pedir una pista a la máquina
option-reaction_seconds = Cuánto tiempo hay para pensar si se pregunta uno tras otro
option-reactions = Cómo se pregunta por las reacciones
option-spectator_delay = Cuándo ve el público lo que ocurre
option-spectators = Quién puede mirar
option-time = Cuánto tiempo hay para pensar


## Battleship Galaxies

bot-galaxies-admiral = Piensa por adelantado: prueba sus planes en mundos posibles y nunca espía.
bot-galaxies-bold = Como Captain, pero se acerca más y le preocupa menos lo que pueda recibir a cambio.
bot-galaxies-cautious = Como Captain, pero retira las naves que han recibido impactos.
bot-galaxies-greedy = Juega a ganar: sopesa lo que ve y elige lo que parece mejor ahora.
bot-galaxies-random = Elige al azar: fácil de vencer e ideal para una primera partida.
choice-galaxies-fleets-42 = Flotas a elegir de hasta 42 de energía de lanzamiento
choice-galaxies-fleets-48 = Flotas a elegir de hasta 48 de energía de lanzamiento
choice-galaxies-fleets-printed = Las flotas y los mazos impresos
choice-galaxies-tactic-cards-off = Sin cartas de táctica: ni mazos, ni manos, ni reloj de victoria
choice-galaxies-tactic-cards-on = Con cartas de táctica
option-galaxies-fleets = Flotas y mazos
option-galaxies-tactic-cards = Cartas de táctica
story-galaxies-battle-for-barrage = Los Wretch se han apoderado de ISN Barrage y vacían su núcleo informático de planes, tácticas y cosas peores. La ISN debe dejar fuera de combate la nave, o su escolta, antes de que averigüen demasiado.
story-galaxies-blockade-run = Cargada con el botín de una colonia, una flota de los Wretch corre hacia el punto de salto a través de un cinturón roto en el sector Entebe. Una pequeña fuerza de la ISN ha tenido el tiempo justo para cerrarle el paso.
story-galaxies-dead-zone = Entre Urano y Neptuno se extiende una oscuridad vacía donde suelen reunirse los corsarios de los Wretch. A una patrulla de la ISN que venía a darles caza la acaba de encontrar su presa.
story-galaxies-first-flight = El corsario Tes Kio vuelve a duras penas de un combate perdido. ISN Barrage le ha dado alcance y un joven piloto está en camino. Es tu primer mando: derríbalo.
story-galaxies-meteor-storm = Krall Draxus se acerca con una flota veterana, y las tripulaciones de la ISN que la esperan son novatas. Su respuesta es el plan de Erin Cho: motores fijados a los asteroides y dirigidos por control remoto.
story-galaxies-pan-base = La base de Pan, luna de Saturno, ha desaparecido, y con ella casi toda la luna; en lo que queda hay gente con vida. Una maltrecha flota de la ISN quiere llevarla a casa; dos capitanes Wretch rivales la quieren como rehén.


## Pulp Invasion

bot-pulp-navigator = Sopesa cada pago según las probabilidades de la bolsa.
bot-pulp-random = Actúa al azar: fácil de vencer.
choice-pulp-bridge_crew-off = no
choice-pulp-bridge_crew-on = sí
choice-pulp-captain-choose = a elegir
choice-pulp-captain-random = al azar
choice-pulp-captain-usual = al azar; a elegir si se usa alguna expansión
choice-pulp-cards-all = con los de ambas expansiones
choice-pulp-cards-base = del juego base
choice-pulp-cards-x1 = con los de la primera expansión
choice-pulp-cards-x2 = con los de la segunda expansión
choice-pulp-exploration-off = no
choice-pulp-exploration-on = sí
choice-pulp-hero_bonus-off = como dice la carta de Capitán
choice-pulp-hero_bonus-on = 4 por encima de lo que dice la carta de Capitán
choice-pulp-hide_bag-off = se cuenta por ti
choice-pulp-hide_bag-on = llevas tú la cuenta
choice-pulp-landing_team-off = no
choice-pulp-landing_team-on = sí
choice-pulp-level-advanced = Avanzado: 6 Superarmas
choice-pulp-level-basic = Básico: 4 Superarmas
choice-pulp-level-normal = Normal: 5 Superarmas
choice-pulp-location_stays-off = durante su ronda
choice-pulp-location_stays-on = hasta que llegue el siguiente
choice-pulp-one_die_per_phase-off = uno en cada encuentro y uno en la búsqueda
choice-pulp-one_die_per_phase-on = uno en cada fase
choice-pulp-rulings-1 = las primeras interpretaciones: el Traidor no toma cartas evadidas hasta el fin de la ronda
choice-pulp-rulings-2 = las interpretaciones actuales
choice-pulp-ship_cards-off = no
choice-pulp-ship_cards-on = sí
choice-pulp-ship_die-off = no
choice-pulp-ship_die-on = sí
choice-pulp-vassals-off = no
choice-pulp-vassals-on = sí
choice-pulp-white_fixed-off = tantos como amarillos
choice-pulp-white_fixed-on = siempre 4
option-pulp-bridge_crew = Tripulación del puente: puntos y dados además de los del Capitán (requiere las cartas de ambas expansiones)
option-pulp-captain = El Capitán
option-pulp-cards = Capitanes, Planetas y Superarmas
option-pulp-exploration = Cartas de Exploración: exploradores que ayudan en los sectores que nombran
option-pulp-hero_bonus = Las Habilidades del Héroe empiezan y terminan
option-pulp-hide_bag = Lo que hay en la bolsa
option-pulp-landing_team = El equipo de desembarco: cubos verdes que evitan una pérdida o valen por cualquier color
option-pulp-level = Nivel
option-pulp-location_stays = Un Lugar está en vigor
option-pulp-one_die_per_phase = Dados de Capitán
option-pulp-rulings = Donde el reglamento deja un vacío
option-pulp-ship_cards = Una carta de Nave Espacial: una nave a tu elección, con una acción propia
option-pulp-ship_die = El dado de Nave Espacial: sustituye a uno de los del Capitán, y otros comparten su valor
option-pulp-vassals = Hay Vasallos de estas expansiones entre los alienígenas
option-pulp-white_fixed = Cubos blancos en la bolsa
story-pulp-bridge-crew = Tu propia nave con su dado y una tripulación del puente a tu elección, en todo lo que ofrece la invasión.
story-pulp-landing-team = Un equipo de desembarco va por delante, y los exploradores conocen los sectores. Nuevos Vasallos saben que vienes.
story-pulp-maiden-flight = Tu primer mando, con una guía a tu lado: dos Superarmas y nadie más a quien rendir cuentas.
story-pulp-pulp-invasion = La Hegemonía Cósmica está a las puertas. Encuentra antes sus Superarmas: a solas y en doce rondas como máximo.
story-pulp-traitor = Entre dos jugadores hay un traidor. El Traidor saca después de ti, juega Influencia y quiere las Superarmas para sí. Nadie más sabe a quién sirve.


## Card Duel

bot-duel-cautious = Solo provoca con una buena carta y sabe cuándo seguir en guardia.
bot-duel-random = Hace lo primero que se le ocurre.
choice-duel-goal-12 = 12 puntos
choice-duel-goal-20 = 20 puntos
choice-duel-goal-8 = 8 puntos
option-duel-goal = Puntos para ganar
story-duel-duel = Dos jugadores, dos cartas cada uno y un dado.
story-duel-table = Dos contra dos, y nadie ve las cartas de su equipo.
