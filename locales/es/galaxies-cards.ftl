# The texts of the cards of Battleship Galaxies, in Spanish.
#
# Names are the same in all languages. GLOSSARY.md has the terms.


## words

words-face_down-name = Loseta boca abajo
words-face_down-text = Nadie sabe aún qué es. Se revela cuando una nave se mueve a ella.
words-phases-action = Fase de acción
words-phases-deploy = Fase de despliegue
words-phases-end = Fin del turno
words-phases-energy = Fase de energía
words-phases-over = Fin de la partida
words-phases-setup = Preparación
words-reasons-clock = El reloj de victoria
words-reasons-concession = Rendición
words-reasons-elimination = El campo de batalla queda despejado
words-reasons-ship-destroyed = Objetivo destruido
words-reasons-victory-points = Puntos de victoria
words-rolls-cover = Cobertura de asteroide
words-rolls-debris = Campo de escombros
words-rolls-ecm = ECM
words-rolls-engine-move = Deriva del asteroide
words-rolls-engines = Motores remotos
words-rolls-starter = Tirada inicial
words-rolls-survivors = Búsqueda de supervivientes
words-states-escaped = ha escapado
words-states-hidden = sin lanzar
words-states-launched = en el campo de batalla
words-states-lost = perdida
words-states-taken = tomada
words-victories-victory-clock = Reloj de victoria: cuando todos los mazos se han agotado dos veces, gana el bando cuyas naves en el campo de batalla valen más.


## ships

ships-chosh-ka-role = Nave infiltradora: se acerca, deja una carga de pulso y desaparece.
ships-chosh-ka-seasoned-limpet-pulse-text = Cuando esta nave termina su movimiento, elige una nave enemiga adyacente y tira el dado numérico: con 5 o más, esa nave recibe 1 de daño directo de pulso.
ships-chosh-ka-veteran-limpet-pulse-text = Cuando esta nave termina su movimiento, elige una nave enemiga adyacente y tira el dado numérico: con 4 o más, esa nave recibe 1 de daño directo de pulso.
ships-chosh-ka-veteran-slip-away-text = Después de su paso de ataque, esta nave puede colocarse en una casilla vacía a 2 casillas o menos de donde está.
ships-chosh-ka-veteran-void-skin-text = En los ataques contra esta nave, el alcance del arma atacante es 1 menor (mínimo 1).
ships-f47-blue-hawks-role = Cazas de asalto que combaten mejor en formación cerrada.
ships-f47-blue-hawks-seasoned-wing-formation-text = Un Hawk adyacente a otro Hawk suma 1 al alcance de su arma primaria.
ships-f47-blue-hawks-veteran-follow-through-text = El arma primaria de un Hawk tiene 1 más de fuerza contra una nave en la que otro Hawk ya haya impactado en esta activación.
ships-f51-blue-sparrows-role = Escoltas diminutas: muy difíciles de alcanzar, hechas para proteger naves mayores.
ships-f51-blue-sparrows-seasoned-interpose-text = Una vez por turno, cuando un ataque impacta en una nave individual que controlas y que está adyacente a un Sparrow, puedes hacer que ese Sparrow reciba el daño en su lugar (una estrella cuenta entonces como impacto normal).
ships-f51-blue-sparrows-veteran-regroup-text = Al principio de tu fase de energía, pon 1 clavija de escudo en un Sparrow, hasta sus escudos impresos.
ships-isn-barrage-role = Plataforma artillera: muchos disparos ligeros, mejor cuando mantiene su posición.
ships-isn-barrage-seasoned-saturation-fire-text = Si esta nave no se ha movido más de 1 casilla en esta activación, su arma primaria tiene 1 ataque más.
ships-isn-barrage-seasoned-secondary-note = Solo puede usarse contra naves pequeñas.
ships-isn-barrage-standard-cells-o-text = Un impacto aquí con los escudos caídos causa 1 más de daño.
ships-isn-barrage-veteran-umbrella-fire-text = Una vez en cada turno de un rival, cuando una nave pequeña enemiga termina su movimiento a 2 casillas o menos de esta nave, puedes pagar 1 de energía para cargar el arma secundaria de esta nave y atacar con ella a esa nave enemiga.
ships-isn-everest-role = Portanaves de mando con escudos: lento, de largo alcance, fuerte con escolta.
ships-isn-everest-seasoned-escort-screen-text = Una vez por turno, cuando un ataque impacta en esta nave mientras una nave pequeña que controlas está adyacente a ella, el ataque causa 1 menos de daño (mínimo 1).
ships-isn-everest-seasoned-flagship-text = Cuando se lanza esta nave, cada otra carta de nave que lances después en el mismo turno cuesta 1 menos de energía (mínimo 1). Después roba 1 carta de táctica.
ships-isn-everest-standard-flagship-text = Cuando se lanza esta nave, cada otra carta de nave que lances después en el mismo turno cuesta 1 menos de energía (mínimo 1).
ships-isn-everest-veteran-cells-o-text = Fallo con los escudos activos, impacto con los escudos caídos.
ships-isn-everest-veteran-flagship-text = Cuando se lanza esta nave, cada otra carta de nave que lances después en el mismo turno cuesta 1 menos de energía (mínimo 1). Después roba 2 cartas de táctica.
ships-isn-everest-veteran-secondary-note = No puede usarse contra naves grandes.
ships-isn-everest-veteran-shield-harmonics-text = Al principio de tu fase de energía, pon 1 clavija de escudo en otra nave que controlas adyacente a esta nave, hasta los escudos impresos de esa otra nave.
ships-isn-torrent-role = Crucero de enlace: disparos pesados y precisos, y apoyo a las naves cercanas.
ships-isn-torrent-seasoned-target-relay-text = Las demás naves que controlas adyacentes a esta nave suman 1 al alcance de su arma primaria.
ships-isn-torrent-veteran-insulated-emitters-text = El daño directo de vecton a los escudos causado a esta nave se reduce en 1 (puede quedar en 0).
ships-isn-torrent-veteran-shield-lender-text = Una vez por turno, entre activaciones de tu fase de acción, puedes mover 1 clavija de escudo de esta nave a otra nave que controlas a 2 casillas o menos; así una nave no puede superar sus escudos impresos.
ships-isn-torrent-veteran-target-relay-text = Las demás naves que controlas a 2 casillas o menos de esta nave suman 1 al alcance de su arma primaria.
ships-red-fuvu-role = Aguijones de vecton: quitan escudos para el resto de la manada.
ships-red-fuvu-seasoned-swarm-vector-text = Los campos de escombros no causan daño a un Fuvu.
ships-red-fuvu-standard-vecton-sting-text = Cuando el arma primaria de un Fuvu impacta, el objetivo recibe primero 1 de daño directo de vecton a los escudos.
ships-red-fuvu-veteran-shield-leech-text = Una vez por activación, después de que el ataque de un Fuvu quite la última clavija de escudo de una nave, gana 1 de energía.
ships-red-tougu-role = Blindadas y pendencieras: sin escudos, de casco duro, letales cuando ya no quedan escudos.
ships-red-tougu-seasoned-ramming-spines-text = El daño de ECM de cada Tougu es 2.
ships-red-tougu-veteran-blood-up-text = El arma primaria de un Tougu tiene 1 más de fuerza contra un objetivo con los escudos caídos.
ships-red-tougu-veteran-last-snarl-text = Cuando un ataque desde 2 casillas o menos destruye un Tougu, tira el dado numérico: con 5 o más, la nave atacante recibe 1 de daño directo.
ships-rooks-f54-role = As solitario: veloz, preciso, difícil de atrapar.
ships-rooks-f54-seasoned-dead-eye-text = Una vez por activación, cuando los dados de coordenadas de un ataque de esta nave fallan, puedes repetir la tirada de ambos.
ships-rooks-f54-veteran-hit-and-run-text = Después de su paso de ataque, esta nave puede moverse hasta 2 casillas (un movimiento normal).
ships-rooks-f54-veteran-jinking-text = Esta nave solo recibe daño de ECM con 7 o más.
ships-so-bwa-tet-role = Corsario de capitán: se acerca, aborda y cobra.
ships-so-bwa-tet-seasoned-boarding-hooks-text = Cuando esta nave termina su activación, puedes pagar 1 de energía y elegir una nave enemiga adyacente con los escudos caídos. Tira el dado numérico: con 4 o más, esa nave recibe 2 de daño directo de abordaje al casco.
ships-so-bwa-tet-veteran-hot-pursuit-text = Las naves enemigas con los escudos caídos no causan daño de ECM a esta nave.
ships-so-bwa-tet-veteran-pirates-cut-text = Cuando esta nave destruye una nave enemiga, gana 2 de energía.
ships-tes-kio-role = Fragata sifón: quita escudos a media distancia, odia las armas de pulso.
ships-tes-kio-seasoned-vecton-wash-text = Cuando el arma primaria de esta nave impacta, el objetivo recibe primero 1 de daño directo de vecton a los escudos.
ships-tes-kio-standard-overcharged-coils-text = Debilidad: el daño directo de pulso causado a esta nave aumenta en 1.
ships-tes-kio-veteran-cells-o-text = Con un impacto aquí, quien controla esta nave pierde además 1 de energía.
ships-tes-kio-veteran-drain-field-text = Al principio de tu fase de energía, elige una nave enemiga a 2 casillas o menos con los escudos activos: esa nave recibe 1 de daño directo de vecton a los escudos y tú ganas 1 de energía.
ships-vapors-fate-role = Nave nodriza pirata: más rápida y de casco más grueso que Everest, escudos finos, aborda y drena.
ships-vapors-fate-seasoned-siphon-lances-text = Después de que un impacto del arma primaria de esta nave quite al menos 1 clavija de escudo, gana 1 de energía. Como máximo una vez por activación.
ships-vapors-fate-veteran-cells-o-text = Un impacto aquí reduce además en 1 el movimiento de esta nave hasta el final del próximo turno de quien la controla.
ships-vapors-fate-veteran-grapple-decks-text = Cuando esta nave termina su activación, puedes pagar 4 de energía y elegir una nave enemiga mediana o individual pequeña, adyacente y con los escudos caídos. Tira el dado numérico: con 7 u 8, tomas su control; si no, esa nave recibe 1 de daño directo de abordaje al casco.
ships-vapors-fate-veteran-siphon-lances-text = Después de que un impacto del arma primaria de esta nave quite al menos 1 clavija de escudo, gana 1 de energía. Como máximo dos veces por activación.
ships-vapors-fate-veteran-terror-wake-text = Las naves enemigas que se mueven a una casilla adyacente a esta nave reciben su daño de ECM con 4 o más.


## tactics

tactics-alert-from-isn-torrent-evade-order-text = Se juega en la fase de acción de un rival, cuando se ha activado una carta de nave y antes de que se mueva. Una nave que controlas a 8 casillas o menos de una nave activada se mueve hasta 3 casillas; no se hacen tiradas de ECM contra ella en este movimiento.
tactics-alert-from-isn-torrent-torrent-on-station-text = Esta carta cuesta 1 menos mientras controles ISN Torrent en el campo de batalla.
tactics-bronson-skiles-second-look-text = Una vez por turno, cuando los dados de coordenadas de un ataque de esta nave fallan, puedes repetir la tirada de ambos.
tactics-captain-vulchar-boarding-master-text = Sumas 1 a tus tiradas de abordaje, y Hijack Plan y Wretch Boarding te cuestan 1 menos de energía (mínimo 1).
tactics-captain-vulchar-shakedown-text = Una vez por turno, después de que un ataque de esta nave cause daño al casco, tu rival pierde 1 de energía y tú ganas tanta como se haya perdido.
tactics-charles-yeboah-sound-logistics-text = Las cartas de táctica que no son héroes te cuestan 1 menos de energía al jugarlas (mínimo 1).
tactics-commando-away-team-storm-the-bridge-text = Se juega entre activaciones. Elige una nave enemiga mediana o individual pequeña, con los escudos caídos y adyacente a una nave individual que controlas. Tira el dado numérico: con 5 o más, tomas su control; si no, esa nave recibe 1 de daño directo de abordaje al casco.
tactics-erin-cho-damage-control-text = Al principio de tu fase de energía, elige esta nave o una nave adyacente que controlas y quítale 1 clavija de daño del casco.
tactics-exploit-weakness-predictable-text = Se juega entre activaciones. Una vez por activación, cuando los dados de coordenadas de un ataque contra una nave de este escuadrón fallan, el jugador atacante puede repetir la tirada del dado de letra.
tactics-f47-hawk-patrol-patrol-launch-text = Elige una opción. (a) Si los F-47 Blue Hawks están tras tu pantalla: lánzalos por 1 menos de energía (mínimo 1), cada uno en una casilla vacía a 3 casillas o menos de una misma nave individual que controlas, en cadena como de costumbre. (b) Si están en el campo de batalla: coloca cada Hawk en una casilla vacía a 4 casillas o menos de donde está.
tactics-fates-reach-hard-haul-text = Se juega entre activaciones. Elige una nave enemiga pequeña o mediana a 6 casillas o menos de Vapor's Fate, o a 3 casillas o menos de otra nave individual que controlas; colócala en casillas vacías adyacentes a esa nave tuya.
tactics-fortunes-bounty-spoils-text = Se juega cuando se acaba de destruir una nave enemiga. Gana energía según su tamaño: pequeña 3, mediana 4, grande 6. Después roba 1 carta de táctica.
tactics-hijack-plan-seize-the-helm-text = Se juega entre activaciones. Elige una nave enemiga mediana o individual pequeña, con los escudos caídos y adyacente a una nave que controlas. Tira el dado numérico y suma 1 por cada nave tuya adyacente a ella aparte de la primera (máximo +2): con 6 o más, tomas su control; si no, no ocurre nada.
tactics-isn-transport-shuttle-ferry-run-text = Una vez por turno, en tu fase de despliegue, puedes elegir una nave pequeña que controlas adyacente a esta nave y colocarla en una casilla vacía a 4 casillas o menos de esta nave.
tactics-krall-draxus-no-quarter-text = El arma primaria de esta nave tiene 1 ataque más.
tactics-lr5-nuclear-warhead-pulse-shock-text = Después de que esta arma impacte, cada otra nave (de cualquier bando) adyacente al objetivo recibe 1 de daño directo de pulso.
tactics-lr5-nuclear-warhead-weapon-note = Véase Pulse Shock.
tactics-lr5-ripper-cannon-rip-open-text = Esta arma tiene 1 más de fuerza contra una nave con los escudos caídos.
tactics-lr5-ripper-cannon-weapon-note = Véase Rip Open.
tactics-maneuvering-thrusters-side-jets-text = Esta nave tiene 1 más de movimiento y solo recibe daño de ECM con 7 o más.
tactics-shield-siphon-bleed-shields-text = Se juega entre activaciones. Al principio de la fase de energía del jugador que jugó esta carta: si esta nave tiene los escudos activos, recibe 1 de daño directo de vecton a los escudos y ese jugador gana 1 de energía.
tactics-sparrow-cover-fire-cover-fire-text = Se juega cuando un ataque impacta en una nave que controlas. Si un Blue Sparrow que controlas está a 3 casillas o menos de esa nave, el impacto se convierte en fallo. Si no, tira el dado numérico: con 5 o más, el impacto se convierte en fallo.
tactics-spectral-resurgence-not-yet-text = Cuando esta nave fuera a ser destruida, descarta en su lugar esta carta: la nave sigue en juego con los escudos caídos y exactamente 2 puntos de casco.
tactics-superior-squadron-tactics-coordinated-fire-text = Se juega cuando activas un escuadrón. Hasta que termine esa activación, cada nave del escuadrón puede, una vez, repetir la tirada de ambos dados de coordenadas cuando fallan.
tactics-superior-squadron-tactics-squad-reroll-text = Una vez por nave en esta activación: cuando los dados de coordenadas de esta nave fallan, repite la tirada de ambos.
tactics-vecton-field-detonator-field-burst-text = Una vez por activación, cuando una nave de este escuadrón termina su movimiento, puedes destruirla: cada nave enemiga a 1 casilla o menos de ella recibe 3 de daño directo de vecton a los escudos.
tactics-wretch-boarding-strip-the-decks-text = Se juega entre activaciones. Elige una nave individual enemiga con los escudos caídos y adyacente a una nave que controlas: esa nave recibe 1 de daño directo de abordaje al casco. Después puedes descartar una carta de mejora, arma o héroe vinculada a ella; si lo haces, gana energía igual al coste impreso de esa carta.


## tiles

tiles-alien-artifact-text = Una nave en ella suma 7 al alcance de su arma primaria.
tiles-asteroid-text = Infranqueable para las naves; los disparos pasan. Un ataque que impacta en una nave pequeña o mediana adyacente tira el dado numérico: con 6 o más, falla.
tiles-debris-field-text = Una nave que se mueve al campo tira el dado numérico: con 1-6, los escombros le causan 1 de daño directo. Una tirada por entrada; las naves lanzadas o colocadas no tiran.
tiles-energy-source-text = Si tienes una nave en alguna fuente de energía al empezar tu fase de energía, gana 2 más de energía (una sola vez, sean cuantas sean las naves o las fuentes).
tiles-observation-station-text = Mientras una de tus naves esté en ella, las armas primarias de todas tus naves llegan 2 casillas más lejos.
tiles-orbital-market-text = Si tienes una nave en ella al empezar tu fase de energía, puedes robar 1 carta de táctica más.
tiles-shield-regenerator-text = Cada una de tus naves que esté en ella al empezar tu fase de energía puede recibir 1 clavija de escudo, hasta sus escudos impresos.
tiles-warp-gate-text = Una nave pequeña o mediana que empieza su activación en ella puede, en vez de moverse, colocarse en casillas vacías a 13 casillas o menos del portal.


## layouts

layouts-belt-text = Un tablero con un cinturón estrecho entre las zonas, para quienes lo atraviesan.
layouts-raid-text = Un tablero; el bando del sur empieza más cerca.
layouts-range-text = Parte de un tablero, para lecciones: pocas naves, cerca unas de otras.
layouts-single-text = Un tablero entre los jugadores, con los lados cortos hacia ellos.
layouts-storm-text = Dos tableros contiguos con zonas más profundas, para flotas que se encuentran pronto.
layouts-wide-text = Dos tableros contiguos; la columna de la unión es de hexágonos enteros.


## missions

missions-battle-for-barrage-isn-goal = Destruir ISN Barrage o, desde la ronda 3, dejar a los Wretch sin naves en el campo de batalla.
missions-battle-for-barrage-rules-both-factions-text = Todas las naves controladas por los Wretch cuentan como ISN y Wretch para vincular cartas.
missions-battle-for-barrage-rules-computer-core-text = En vez de su robo normal, el jugador Wretch puede mirar 3 cartas del mazo de ISN, quedarse con 1 y poner las demás debajo en cualquier orden.
missions-battle-for-barrage-rules-data-points-text = El jugador Wretch anota 1 punto por cada carta ISN de arma, mejora o héroe vinculada a una nave que controla (Barrage incluida; sustituir cuenta).
missions-battle-for-barrage-story = Los Wretch se han apoderado de ISN Barrage y vacían su núcleo informático de planes, tácticas y cosas peores. La ISN debe dejar fuera de combate la nave, o su escolta, antes de que averigüen demasiado.
missions-battle-for-barrage-wretch-goal = Vincular cartas ISN por 10 puntos de victoria o, desde la ronda 3, dejar a la ISN sin naves.
missions-blockade-run-isn-goal = Detener a los fugitivos: desde la ronda 3, dejar a los Wretch sin naves en el campo de batalla.
missions-blockade-run-rules-escape-text = Una nave controlada por los Wretch cuya activación termina con al menos una casilla en la zona de la ISN abandona el tablero y puntúa según su tamaño. Las naves transportadas no puntúan.
missions-blockade-run-rules-no-transport-text = Las naves ISN no pueden transportarse en esta misión.
missions-blockade-run-story = Cargada con el botín de una colonia, una flota de los Wretch corre hacia el punto de salto a través de un cinturón roto en el sector Entebe. Una pequeña fuerza de la ISN ha tenido el tiempo justo para cerrarle el paso.
missions-blockade-run-wretch-goal = Escapar por la zona de la ISN por 8 puntos de victoria o, desde la ronda 3, dejar a la ISN sin naves.
missions-dead-zone-isn-goal = Desde la ronda 3, dejar a los Wretch sin naves en el campo de batalla.
missions-dead-zone-story = Entre Urano y Neptuno se extiende una oscuridad vacía donde suelen reunirse los corsarios de los Wretch. A una patrulla de la ISN que venía a darles caza la acaba de encontrar su presa.
missions-dead-zone-wretch-goal = Desde la ronda 3, dejar a la ISN sin naves en el campo de batalla.
missions-first-flight-isn-goal = Destruir el corsario Tes Kio.
missions-first-flight-story = El corsario Tes Kio vuelve a duras penas de un combate perdido. ISN Barrage le ha dado alcance y un joven piloto está en camino. Es tu primer mando: derríbalo.
missions-meteor-storm-isn-goal = Desde la ronda 3, dejar al equipo Wretch sin naves en el campo de batalla.
missions-meteor-storm-rules-asteroid-step-text = Un movimiento de asteroide es un desplazamiento de una casilla en cualquier dirección sin girar; no puede entrar en naves, otros asteroides ni medios hexágonos.
missions-meteor-storm-rules-remote-engines-text = Una vez al final del turno de cada jugador ISN, este puede pagar 2 de energía y tirar el dado numérico; con 4 o más, puede mover hasta 3 asteroides, cada uno hasta el resultado de una tirada del dado numérico. Un asteroide que acaba adyacente a naves controladas por los Wretch a las que no era adyacente antes de moverse causa 1 de daño directo de asteroide a una de ellas.
missions-meteor-storm-story = Krall Draxus se acerca con una flota veterana, y las tripulaciones de la ISN que la esperan son novatas. Su respuesta es el plan de Erin Cho: motores fijados a los asteroides y dirigidos por control remoto.
missions-meteor-storm-wretch-goal = Desde la ronda 3, dejar al equipo ISN sin naves en el campo de batalla.
missions-pan-base-isn-goal = Rescatar supervivientes por 10 puntos de victoria o, desde la ronda 3, dejar al equipo Wretch sin naves.
missions-pan-base-rules-ignored-powers-text = El poder Flagship de ISN Everest se ignora en esta misión.
missions-pan-base-rules-recover-survivors-text = Una nave individual ISN adyacente a un asteroide al activarse puede, en vez de moverse, tirar el dado numérico: 1 trae un superviviente, 2-6 dos, 7 u 8 tres. Cada superviviente es 1 punto.
missions-pan-base-story = La base de Pan, luna de Saturno, ha desaparecido, y con ella casi toda la luna; en lo que queda hay gente con vida. Una maltrecha flota de la ISN quiere llevarla a casa; dos capitanes Wretch rivales la quieren como rehén.
