# The texts of the cards of Pulp Invasion, in Spanish.
#
# Names are the same in all languages. GLOSSARY.md has the terms.


## aliens

aliens-arvan-text = Cada Superarma sin encontrar a partir de la cuarta añade 1 de Diplomacia a una carta de la línea, primero la del extremo derecho (ninguna de Fuerza 0).
aliens-brood-mother-ix-text = Actúa como Kah. Cada carta evadida pone en la bolsa 1 cubo rojo de la reserva.
aliens-chancellor-iphis-text = Actúa como Arvan. El punto de Habilidad para evadir debe ser de Diplomacia mientras quede alguno.
aliens-echo-without-voice-text = Actúa como The Quietus. Dos cubos negros sacados en la misma búsqueda impiden sacar más cubos por cartas.
aliens-kah-text = Cada Superarma sin encontrar a partir de la cuarta añade 1 de Combate a una Guardia de la línea, primero la del extremo izquierdo.
aliens-quietus-text = Cada Superarma sin encontrar a partir de la cuarta, y cada 3 cubos negros que haya aquí, añade 1 de Ciencia a una carta de la línea, primero la del extremo derecho (ninguna de Fuerza 0).
aliens-the-pale-choir-text = Actúa como The Quietus. Cuando se saque un cubo blanco en la búsqueda aquí, pon un cubo negro de la reserva en esta carta.
aliens-the-tithe-collector-text = Actúa como Arvan. Al principio de cada fase de Encuentro, descarta una carta de la mano o pierde 1 de Diplomacia.
aliens-warlord-skarn-text = Actúa como Kah. Las cartas de Fuerza 1 tienen 1 de Combate añadido si el Héroe tiene más Combate que Diplomacia.


## planets

planets-ashen-reach-text = Las Guardias tienen 1 más de Fuerza. Saca 2 cubos más.
planets-bone-desert-text = Cada cubo de desembarco que pongas en la bolsa antes de sacar da 1 cubo más.
planets-caldera-ix-text = Paga un código: gana 3 puntos de una Habilidad.
planets-carnival-of-rust-text = Los Agentes tienen 1 más de Fuerza. Saca 1 cubo más.
planets-ghar-text = Todas las cartas se afrontan con Combate. Saca 1 cubo más.
planets-green-cathedral-text = Paga una llave: toma un cubo de desembarco de la bolsa, si lo hay, y ponlo ante ti.
planets-hespers-cradle-text = Paga un código: hasta 3 cubos negros pasan de la bolsa a la reserva antes de sacar.
planets-iron-garden-text = Paga una llave: ajusta uno de tus dados a 6.
planets-last-lantern-text = Paga una llave y un código: saca cubos de uno en uno hasta un cubo amarillo o hasta el sexto cubo; resuélvelos todos.
planets-mirrorfall-text = Paga una llave: cuenta los iconos de planeta de las cartas evadidas.
planets-nine-bridges-text = Paga una llave: saca 2 cubos más; devuelve a la bolsa un cubo sacado a tu elección.
planets-port-umbra-text = Los Agentes tienen 1 menos de Fuerza (mínimo 1). Paga un código: saca 1 cubo más.
planets-solace-text = Al evadir se saca 1 cubo en vez de 2.
planets-tethys-minor-text = Paga un código: mira todos los cubos que saques, devuelve dos cualesquiera a la bolsa y saca otros dos.
planets-the-drowned-moon-text = Paga una llave: 2 cubos blancos pasan de la bolsa a la reserva antes de sacar.
planets-the-unlit-world-text = Paga un código: 3 cubos blancos pasan de la bolsa a la reserva antes de sacar.
planets-velloria-text = Paga una llave: saca 2 cubos más.
planets-whisper-station-text = Paga un código: el Traidor no puede jugar cartas de Influencia en lo que queda de esta fase. A solas: saca 1 cubo más.


## weapons

weapons-chrono-siphon-text = Evade una carta sin punto de Habilidad y sin cubos.
weapons-graviton-fist-text = Tu Fuerza contra una parte de una carta aumenta en 2, como con un dado de cualquier tipo.
weapons-mind-prism-text = Elige el icono con el que se afronta una carta.
weapons-phase-lantern-text = Funciona sin comprenderla. Saca 1 cubo más en la búsqueda de esta ronda.
weapons-star-eaters-key-text = Una carta conservada en la mano cuenta a la vez como llave y como código esta ronda.
weapons-sunsplitter-text = Afronta sin coste una carta de Fuerza 3 o menos.
weapons-the-hollow-bell-text = Gana 1 punto de una Habilidad a tu elección.
weapons-tide-of-glass-text = Vuelve a poner al derecho una carta evadida: sus iconos de planeta cuentan.
weapons-treason-engine-text = Deja aparte un cubo blanco sacado en vez de devolverlo a la bolsa.
weapons-worldroot-drill-text = Funciona sin comprenderla. Paga 2 puntos de una Habilidad: saca 1 cubo más esta ronda.


## encounters

encounters-arvans-heralds-text = En el sector de Arvan: 1 menos de Fuerza.
encounters-bounty-hunter-vrask-text = Al evadirla: pierde 1 punto de tu Habilidad más alta.
encounters-breach-troopers-text = No se puede usar ningún dado de Capitán contra esta carta.
encounters-choir-of-masks-text = Hay que afrontar esta carta.
encounters-coil-operators-text = Al afrontarla: saca 1 cubo más en la búsqueda de esta ronda.
encounters-council-courier-text = Al afrontarla: gana 1 punto de una Habilidad a tu elección.
encounters-crystal-mines-actions-combat = Las Guardias tienen 1 más de Fuerza.
encounters-crystal-mines-actions-diplomacy = La primera carta que afrontas cada ronda da 1 de Ciencia.
encounters-crystal-mines-actions-science = Cada carta afrontada sin icono de planeta cuenta como si tuviera uno.
encounters-double-agent-zeel-text = La carta a la izquierda de esta se afronta con Diplomacia.
encounters-embassy-spires-actions-combat = Al evadir se sacan 3 cubos en vez de 2.
encounters-embassy-spires-actions-diplomacy = Todas las cartas se afrontan con Diplomacia.
encounters-embassy-spires-actions-science = La primera carta que afrontas cada ronda da 1 de Diplomacia.
encounters-fighting-pits-actions-combat = Todas las cartas se afrontan con Combate.
encounters-fighting-pits-actions-diplomacy = Hay que afrontar la carta del extremo izquierdo.
encounters-fighting-pits-actions-science = Las Guardias con icono de planeta tienen 1 más de Fuerza.
encounters-floating-bazaar-actions-combat = Los Agentes tienen 1 más de Fuerza.
encounters-floating-bazaar-actions-diplomacy = Una vez esta ronda puedes pagar 1 punto de Habilidad a 1 por 1.
encounters-floating-bazaar-actions-science = En la búsqueda se puede pagar un código como llave y una llave como código.
encounters-glass-automata-text = Esta carta se afronta siempre con Ciencia.
encounters-ion-storm-text = Al evadir esta carta se saca 1 cubo en vez de 2.
encounters-kahs-own-text = En el sector de Kah: se añade 1 de Combate a la Fuerza de esta carta.
encounters-moat-hounds-text = Al evadirla: pierde 1 de Combate.
encounters-mutiny-whispers-text = Al evadirla: baja 1 valor uno de tus dados de Tripulación.
encounters-night-rangers-text = Al evadirla: saca 1 cubo menos en la búsqueda de esta ronda.
encounters-old-flame-from-rigel-text = Al afrontarla: sube 2 valores uno de tus dados de Tripulación.
encounters-orrery-keepers-text = Al afrontarla: sube 1 valor uno de tus dados de Sistemas.
encounters-palace-ushers-text = Al afrontarla: gana 1 de Diplomacia.
encounters-penal-regiment-text = Esta carta se afronta siempre con Combate.
encounters-quiet-ones-text = En el sector de The Quietus: se añade 1 de Ciencia a la Fuerza de esta carta.
encounters-ruined-observatory-actions-combat = Todas las cartas se afrontan con Ciencia.
encounters-ruined-observatory-actions-diplomacy = Los Agentes tienen 1 menos de Fuerza (mínimo 1).
encounters-ruined-observatory-actions-science = Saca 1 cubo más en la búsqueda.
encounters-runaway-scientist-text = Al afrontarla: un cubo a tu elección, salvo amarillo, pasa de la bolsa a la reserva.
encounters-saboteur-nine-text = Mientras esta carta esté pendiente, las Guardias tienen 1 más de Fuerza.
encounters-smugglers-canyon-actions-combat = Las Guardias tienen 1 menos de Fuerza (mínimo 1).
encounters-smugglers-canyon-actions-diplomacy = Evadir no requiere ningún punto de Habilidad.
encounters-smugglers-canyon-actions-science = Saca 1 cubo menos en la búsqueda.
encounters-sunken-hangar-actions-combat = La primera carta que afrontas cada ronda da 1 de Combate.
encounters-sunken-hangar-actions-diplomacy = No se puede usar ningún dado de Capitán contra los Agentes.
encounters-temple-of-static-actions-diplomacy = Los cubos negros sacados en la búsqueda van a la reserva.
encounters-temple-of-static-actions-science = Los dados de Sistemas no se pueden usar.
encounters-the-smiling-broker-text = Al afrontarla: mueve 1 punto de una Habilidad a otra.
encounters-vault-spiders-text = Al evadirla: pon en la bolsa un cubo negro de la reserva.


## dice

dice-artificial-intelligence-1 = Cuando afrontas un Agente: repite la tirada de uno de tus dados.
dice-artificial-intelligence-2 = Cuando afrontas una Guardia con icono de planeta: repite la tirada de uno de tus dados.
dice-artificial-intelligence-3 = Cuando afrontas una Guardia con icono de planeta: cambia uno de tus dados por uno que nadie tenga y tíralo.
dice-artificial-intelligence-4 = Tira Infiltration Agent, si nadie lo tiene, y úsalo para afrontar esta carta.
dice-artificial-intelligence-5 = Tira Engineer, si nadie lo tiene, y úsalo para afrontar esta carta.
dice-artificial-intelligence-6 = Tira Weapons Specialist, si nadie lo tiene, y úsalo para afrontar esta carta.
dice-engineer-1 = 1 más de Fuerza contra Ciencia.
dice-engineer-3 = 1 más de Fuerza contra Ciencia; o sube en 1 un dado de Sistemas.
dice-engineer-4 = 2 más de Fuerza contra Ciencia.
dice-engineer-6 = 2 más de Fuerza contra Ciencia, y sube en 2 un dado de Sistemas.
dice-infiltration-agent-1 = 1 más de Fuerza contra Diplomacia.
dice-infiltration-agent-2 = Saca 1 cubo más en la búsqueda de esta ronda.
dice-infiltration-agent-3 = 1 más de Fuerza contra Diplomacia; o saca 1 cubo más en la búsqueda de esta ronda.
dice-infiltration-agent-4 = 2 más de Fuerza contra Diplomacia.
dice-infiltration-agent-6 = 2 más de Fuerza contra Diplomacia; o, mientras evades, 2 cubos a tu elección (ninguno amarillo) salen de la bolsa.
dice-landing-team-1 = Pon en cualquier orden las cartas pendientes de la línea.
dice-landing-team-2 = En la búsqueda: cuentan todos los iconos de planeta de las cartas evadidas.
dice-landing-team-3 = Por cada cubo de desembarco tuyo que queda fuera de juego, gana 3 puntos de una Habilidad.
dice-landing-team-4 = Cambia dos cartas pendientes de la línea por dos de la pila de descartes; estas dos quedan fuera de juego tras la búsqueda.
dice-landing-team-5 = Usa dos veces en esta fase la cara de otro de tus dados; después, ese dado baja en 1.
dice-landing-team-6 = En la búsqueda: ajusta otro de tus dados a cualquier valor.
dice-scanning-technology-1 = Mientras evades, un cubo al azar sale de la bolsa; uno amarillo vuelve a ella.
dice-scanning-technology-2 = En la búsqueda: cuenta 1 icono de planeta de una carta evadida.
dice-scanning-technology-3 = Mientras evades, un cubo a tu elección, no amarillo, sale de la bolsa.
dice-scanning-technology-4 = En la búsqueda: cuenta 1 icono de planeta de cada una de dos cartas evadidas.
dice-scanning-technology-5 = En la búsqueda: por un cubo amarillo, elige qué Superarma encuentras.
dice-scanning-technology-6 = Comprendes una de tus Superarmas.
dice-universal-translator-1 = En la búsqueda: repite la tirada de uno de tus dados.
dice-universal-translator-2 = Cambia una de tus Superarmas por otra del mazo.
dice-universal-translator-4 = En la búsqueda: una vez, saca dos cubos en lugar de uno; usa uno de ellos, el otro va a la reserva.
dice-universal-translator-5 = Al formar la línea, roba 8 cartas, quédate con 4 de ellas en cualquier orden y baraja las demás en el mazo.
dice-weapons-specialist-1 = 1 más de Fuerza contra Combate.
dice-weapons-specialist-2 = 1 más de Fuerza contra una Habilidad a tu elección.
dice-weapons-specialist-3 = 2 más de Fuerza contra Combate.
dice-weapons-specialist-4 = 2 más de Fuerza contra una Habilidad a tu elección.
dice-weapons-specialist-5 = 2 más de Fuerza contra Combate; o, mientras evades, 2 cubos blancos salen de la bolsa.
dice-weapons-specialist-6 = 3 más de Fuerza contra Combate.


## alignments

alignments-arvan-text = Desde ahora, en el sector de Arvan el Traidor toma también una carta sin icono que el Héroe evada y puede descartarla como llave o código.
alignments-kah-text = Desde ahora, en el sector de Kah la primera carta que el Héroe afronta cada ronda cuesta 1 más de Combate.
alignments-neutral-text = Una vez: tira ambos dados; en su próxima búsqueda, el Héroe saca menos cubos (de 1 al valor más bajo, a elección del Traidor), pero como mínimo 1.
alignments-quietus-text = Desde ahora, un cubo negro que saque el Traidor cuesta además al Héroe 1 punto a elección del Héroe.


## influence

influence-ambush-signal-turned-text = Hay que afrontar la próxima carta si el Héroe puede pagarla.
influence-ambush-signal-upright-text = Hay que evadir la próxima carta.
influence-bought-witness-turned-text = Recarga: gana 3 de Influencia.
influence-bought-witness-upright-text = Tira uno de los dados del Traidor: con 4 o más, toma cualquier llave o código de la pila de descartes.
influence-cut-cable-turned-text = Hasta que termine el próximo encuentro, el Héroe no puede usar dados de Sistemas.
influence-cut-cable-upright-text = Un dado de Capitán del Héroe baja 1 valor.
influence-false-orders-turned-text = Intercambia los lugares de dos cartas pendientes.
influence-false-orders-upright-text = Una carta pendiente tiene 1 más de Fuerza.
influence-hegemony-escort-turned-text = Recarga: gana 2 de Influencia; si la Lealtad del Traidor está revelada, gana 4.
influence-hegemony-escort-upright-text = Cada Guardia pendiente tiene 1 más de Fuerza en esta fase.
influence-jammed-scanner-turned-text = Mira 3 cubos al azar de la bolsa y devuélvelos.
influence-jammed-scanner-upright-text = El Héroe saca 1 cubo menos en esta fase, pero como mínimo 1.
influence-poisoned-rumour-turned-text = Pon en la bolsa 2 cubos blancos del área del Traidor.
influence-poisoned-rumour-upright-text = El Héroe pierde 1 punto de una Habilidad de 2 o más, a elección del Traidor.
influence-secret-cargo-turned-text = Recarga: tira ambos dados y gana el valor más bajo en Influencia.
influence-secret-cargo-upright-text = El Traidor saca 1 cubo más en esta fase.
influence-stolen-blueprint-turned-text = El primer cubo del Héroe en esta fase vuelve a la bolsa, salvo si es amarillo.
influence-stolen-blueprint-upright-text = Quita un cubo de una Superarma del Héroe que aún no se comprenda.
influence-turncoat-clerk-turned-text = Pon en la bolsa los cubos blancos del área del Traidor, como máximo 3.
influence-turncoat-clerk-upright-text = En esta fase, el Traidor puede descartar una llave como código, o al revés.


## exploration

exploration-advance-scouts-text = Una vez por ronda, mira la próxima carta del mazo de Encuentros actual.
exploration-cartographers-text = Cuando se reparten tres cartas de Planeta, una de ellas puede cambiarse por la próxima del mazo.
exploration-field-hospital-text = Una vez por ronda, cuando evadas, saca 1 cubo en vez de 2.
exploration-interpreters-text = Una vez por ronda, convierte 1 punto de una Habilidad en 1 punto de otra.
exploration-night-landing-text = Una vez por ronda, no se paga el punto de Habilidad al evadir.
exploration-supply-cache-text = En la preparación, sube 2 valores cada dado de Sistemas elegido.
exploration-volunteers-text = En la preparación, toma 1 cubo de desembarco más de los que quedarían fuera de juego, si los hay.


## crew

crew-doctor-maw-title = Cirujano de a bordo
crew-inez-marchetti-title = Oficial táctica
crew-lady-quill-title = Enviada
crew-rhea-stroud-title = Jefa de artillería


## ships

ships-anvil-of-peace-text = Una vez por ronda, el cambio de 2 por 1 es de 1 por 1 para un solo punto.
ships-copper-mule-text = Una vez por ronda, devuelve a la bolsa un cubo de color sacado y saca otro.
ships-gallant-folly-text = En la preparación, aumenta en 2 un máximo y su Habilidad.
ships-lodestar-text = Cuando no saques ningún cubo amarillo en una búsqueda, gana 1 punto de una Habilidad a tu elección.
ships-night-ferry-text = Una vez por ronda, mira la carta superior del mazo de Encuentros actual y ponla bajo ese mazo si quieres.
ships-silver-needle-text = Una vez por ronda, evade una carta sin pagar el punto de Habilidad.
ships-the-firebrand-text = Pon un cubo gris oscuro en el espacio 3 de esta carta. Una vez por ronda, bájalo en 1: tu Fuerza contra una carta aumenta en 2, como con un dado de cualquier tipo. En 0 se agota la acción de la nave.
ships-wandering-wild-text = En la preparación, elige un dado de Capitán más, ajustado a 3.


## goals

goals-pulp-invasion-hero = Gana si se encuentran todas las Superarmas antes de que se agoten las cartas de encuentro
goals-traitor = Gana con más Superarmas que el Héroe, al instante con más de la mitad, con 3 sin encontrar o si fallan las Habilidades del Héroe
goals-traitor-hero = Gana con tantas Superarmas como el Traidor, si quedan menos de 3 sin encontrar
