# What the coach says, in Spanish.
#
# The English texts are generated from the coach's rules. Names are printed in English. GLOSSARY.md has the terms.


## flight

flight-you-know-all-you-need-now = Ya sabes todo lo que necesitas. Cada misión tiene más de todo: llámame con el signo de interrogación.
flight-welcome-aboard-captain-aliens-planets-and = ¡Qué bien tenerte a bordo, capitán! Se colocan alienígenas, Planetas y cartas, y los cubos van a la bolsa.
flight-watch-what-happens-you-can-skip = Mira lo que ocurre. Puedes saltarlo cuando quieras.
flight-dice-help-you-in-every-round = Los dados te ayudan en cada ronda. Quédate con Weapons Specialist e Infiltration Agent: pulsa los dos y después confirma.
flight-two-super-weapons-are-hidden-out = Hay dos Superarmas ocultas ahí fuera: encuentra ambas y ganas. Cada ronda lleva a un Planeta: vuela a Port Umbra.
flight-the-line-is-met-from-left = La línea se recorre de izquierda a derecha, y cada carta se paga con el icono de su derecha. Esta vale la pena: afróntala.
flight-you-pay-with-points-but-a = Pagas con puntos, pero antes va un dado. Weapons Specialist vale ahora 3 de Combate: usa ese dado.
flight-a-used-die-turns-to-a = Un dado usado pasa a un valor menor y descansa hasta que acaba la ronda. Bájalo lo menos que puedas.
flight-the-combat-is-paid-and-1 = El Combate está pagado y falta 1 de Ciencia. Págalo: los dos planetas de la carta serán cubos para ti.
flight-you-can-evade-too-for-a = También puedes evadir: por un punto, y dos cubos que quitan otro cada uno. Mira las probabilidades y pruébalo.
flight-pay-with-what-you-have-most = Paga con lo que más tienes: Combate. Después se sacan dos cubos de la bolsa, y nadie puede pararlos.
flight-red-and-orange-took-combat-and = Rojo y naranja quitaron Combate y Ciencia. La próxima carta cuesta solo 1 y muestra dos planetas: afróntala.
flight-each-way-to-pay-shows-what = Cada manera de pagar muestra lo que te deja. Paga 1 de Ciencia.
flight-nothing-lies-on-the-right-of = A la derecha de la última carta no hay nada: se paga con el icono de la primera. Afróntala por dos planetas más.
flight-two-points-of-one-ability-may = Dos puntos de una Habilidad pueden valer por uno de otra, pero sale caro. Paga los 2 de Ciencia.
flight-six-planets-on-the-cards-you = Seis planetas en las cartas que afrontaste: seis cubos. Amarillo es una Superarma, de color es un punto, negro son problemas.
flight-yellow-take-the-super-weapon-first = ¡Amarillo! Toma primero la Superarma, porque puede necesitar otros cubos que has sacado.
flight-the-graviton-fist-works-once-you = Graviton Fist funciona en cuanto comprendes el arma, con 2 cubos rojos y uno naranja. Pon ahí el rojo.
flight-the-orange-one-too-then-it = El naranja, también. Así solo le falta un cubo rojo más.
flight-now-it-needs-only-an-orange = Ahora solo le falta uno naranja: con él comprendes el arma y puedes usarla una vez en cada ronda.
flight-this-orange-cube-is-a-point = Este cubo naranja es un punto de Ciencia para ti. Con la Habilidad al máximo, un cubo solo ayuda a una Superarma; el blanco vuelve a la bolsa.
flight-cards-with-a-key-or-a = Las cartas con llave o código que afrontaste van a tu mano. Tómalas todas y confirma.
flight-keys-and-codes-pay-for-what = Llaves y códigos pagan lo que ofrecen los Planetas. Hesper's Cradle pide un código, y tienes dos: vuela allí.
flight-a-location-lies-in-place-of = Un Lugar ocupa el sitio de una cuarta carta y vale para todo lo que haces: este quita un cubo de la búsqueda. Afronta la carta.
flight-a-new-round-and-your-dice = Una nueva ronda, y tus dados vuelven a estar listos. Weapons Specialist paga toda esta carta.
flight-the-die-has-paid-for-it = El dado lo ha pagado todo: no queda nada que pagar.
flight-down-it-goes-again-some-cards = Baja otra vez. Algunas cartas y Planetas suben dados, así que uno bajo no está perdido.
flight-only-1-diplomacy-of-which-you = Solo 1 de Diplomacia, que tienes de sobra. Afróntala.
flight-pay-1-diplomacy-a-die-would = Paga 1 de Diplomacia. Un dado se desperdiciaría: baja, por poco que pague.
flight-read-what-a-card-says-before = Lee lo que dice una carta antes de elegir: quien afronta Council Courier recupera un punto. Afronta la carta.
flight-take-science-your-lowest-with-two = Toma Ciencia, tu Habilidad más baja. Con dos Habilidades a 0 en un encuentro se pierde la partida.
flight-two-cubes-only-but-a-code = Solo dos cubos. Pero un código quita 3 cubos negros de la bolsa, para todas las búsquedas que vengan: págalo.
flight-one-card-pays-for-one-icon = Una carta paga un icono, y desaparece. Entrega Quiet Ones.
flight-there-is-less-trouble-in-the = Ahora hay menos problemas en la bolsa. Saca los cubos.
flight-red-just-what-the-graviton-fist = Rojo, justo lo que necesita Graviton Fist: con él comprendes el arma y puedes usarla una vez en cada ronda.
flight-one-of-the-three-planets-is = Queda uno de los tres Planetas. Vuela a Solace y llegarán tres nuevos.
flight-cards-change-each-other-saboteur-nine = Unas cartas cambian otras: Saboteur Nine encarece estas, y ningún dado ayuda. Pero tu Superarma sí: afronta la carta.
flight-use-the-graviton-fist-it-takes = Usa Graviton Fist. Quita 2 del coste.
flight-half-of-it-is-paid-pay = La mitad está pagada. Paga los otros 2 de Ciencia.
flight-engage-the-saboteur-all-guardforces-behind = Afronta Saboteur Nine. Tras ese encuentro, todas las Guardias que siguen cuestan 1 menos.
flight-science-runs-low-and-combat-does = Queda poca Ciencia, pero no falta Combate. Aquí conviene el cambio: paga 2 de Combate por 1 de Ciencia.
flight-it-costs-1-now-and-you = Ahora cuesta 1, y tienes un dado para eso. Afróntala.
flight-what-the-weapons-specialist-shows-now = Lo que muestra ahora Weapons Specialist sirve contra cualquier Habilidad. Usa ese dado.
flight-two-planets-more-for-2-combat = Dos planetas más por 2 de Combate. Afronta la última carta.
flight-pay-the-2-combat-it-is = Paga los 2 de Combate. Es el último encuentro de la ronda, y en una búsqueda no se pierde ninguna partida.
flight-one-super-weapon-is-still-in = Aún queda una Superarma en la bolsa, y la mesa muestra tu probabilidad de sacarla. ¡Suerte!
flight-there-it-is-the-last-one = ¡Ahí está, la última! Tómala y habrás ganado.


## general

general-nothing-is-asked-of-you-now = Ahora no se te pregunta nada. Mira los cubos: lo que entra ahora en la bolsa se sacará más tarde.
general-you-only-hide-behind-a-captain = Solo te ocultas tras un Capitán: sus números y dados no cuentan para ti. Lo habitual: el que más te guste.
general-every-captain-begins-with-other-abilities = Cada Capitán empieza con otras Habilidades y dados. Lo habitual: uno con los tres números parecidos, porque los bajos se pierden primero.
general-each-face-of-a-die-says = Cada cara de un dado dice cuándo ayuda: al pagar, al evadir o al buscar. Lo habitual: dados que ayudan en momentos distintos.
general-your-dice-show-no-actions-they = Tus dados no muestran acciones: se tiran cuando lo pide Influencia o tu Lealtad. Lo habitual: dos cualesquiera.
general-these-two-dice-share-seven-points = Estos dos dados se reparten siete puntos. Lo habitual: un dado de Tripulación para pagar, y lo que más te falte.
general-high-faces-are-strong-but-a = Las caras altas son fuertes, pero al usarse un dado solo baja. Lo habitual: el valor más alto en el dado de Tripulación.
general-one-ship-may-help-you-through = Una nave puede ayudarte en toda la partida. Lo habitual: una que actúe en cada ronda.
general-crew-points-pay-like-your-own = Los puntos de tripulación pagan como los tuyos, en el orden indicado, y nunca terminan la partida. Lo habitual: quien pague lo que menos tiene tu Capitán.
general-the-die-comes-with-the-crew = El dado llega con la carta de tripulación y se va con su último punto. Lo habitual: un dado de Tripulación.
general-the-space-ship-die-is-simple = El dado de Nave Espacial es simple Fuerza contra una Habilidad. Lo habitual: sustituir el dado que menos usarías.
general-dice-in-the-row-always-show = Los dados de la fila muestran siempre el mismo valor: al girar uno, giran todos. Lo habitual: tomar los que puedas; cada uno se usa una vez por ronda.
general-an-extra-die-for-the-whole = Un dado adicional para toda la partida. Lo habitual: el que refuerza tu Habilidad más baja.
general-balance-keeps-you-alive-two-abilities = El equilibrio te mantiene con vida: con dos Habilidades a 0 en un encuentro se pierde la partida. Lo habitual: ganar la más baja, dar de la más alta.
general-you-choose-before-you-see-the = Eliges antes de ver las cartas. Lo habitual: un Planeta que saque más cubos, o uno que puedas pagar con tus llaves y códigos.
general-one-of-the-three-may-be = Uno de los tres puede cambiarse por el próximo de la pila. Lo habitual: aquel al que nunca volarías.
general-you-may-see-eight-cards-and = Puedes ver ocho cartas y quedarte con cuatro. Lo habitual: sí, porque una línea débil con iconos de planeta bien vale el dado.
general-each-card-is-paid-with-the = Cada carta se paga con el icono de la carta de su derecha. Lo habitual: las fuertes a la izquierda de iconos que tienes de sobra.
general-something-must-be-given-usual-a = Hay que dar algo. Lo habitual: una carta, si tienes más llaves o códigos de los que puedes usar.
general-engaging-costs-what-the-card-shows = Afrontar cuesta lo que muestra la carta y cuenta sus iconos de planeta; evadir cuesta un punto, y dos cubos que quitan otro cada uno. Lo habitual: afrontar lo barato o lo que muestra planetas, evadir lo caro.
general-the-line-is-met-and-this = La línea ha terminado, y es el último momento para tus Superarmas en esta ronda. Lo habitual: usar lo que esté listo.
general-two-points-of-one-ability-stand = Dos puntos de una Habilidad valen por uno de otra. Lo habitual: usar antes un dado y después pagar con lo que más tienes.
general-the-point-comes-first-then-cubes = Primero va el punto y después se sacan los cubos; la lista muestra qué pueden quitar. Lo habitual: pagar con la Habilidad más alta.
general-the-strength-works-against-one-part = La Fuerza actúa solo contra una parte, y el resto se pierde. Lo habitual: la parte que te sale más cara.
general-a-used-die-turns-to-a = Un dado usado pasa a un valor menor, el que quieras. Lo habitual: el más alto, salvo que una cara más baja te sirva mejor en la próxima ronda.
general-choose-one-of-your-dice-usual = Elige uno de tus dados. Lo habitual: para subir o repetir la tirada, el que muestra menos; para perder algo, el que menos necesitas.
general-choose-which-die-you-take-instead = Elige qué dado tomas a cambio; se tirará. Lo habitual: un dado de Tripulación.
general-choose-what-the-die-shows-usual = Elige qué muestra el dado. Lo habitual: su cara más fuerte.
general-fewer-white-and-black-cubes-make = Menos cubos blancos y negros mejoran todas las búsquedas posteriores. Lo habitual: blanco, o el color que ahora te haría daño.
general-choose-a-cube-that-you-do = Elige un cubo que no necesites: los demás son tuyos. Lo habitual: devolver el blanco o el negro.
general-one-of-your-landing-team-cubes = Un cubo de desembarco tuyo va a la bolsa, y un cubo sacado no hace nada. Lo habitual: solo si ese punto haría daño.
general-you-keep-it-from-the-hero = La mantienes lejos del Héroe, y nunca la usas. Lo habitual: la que más ayudaría al Héroe.
general-choose-a-super-weapon-usual-one = Elige una Superarma. Lo habitual: una que funcione sin cubos, o que necesite colores que tienes de sobra.
general-choose-a-card-usual-the-one = Elige una carta. Lo habitual: la de más iconos de planeta para que cuenten, o la más cara para librarte de ella.
general-the-icon-on-the-right-pays = El icono de la derecha paga la carta de su izquierda. Lo habitual: cartas fuertes a la izquierda de iconos que tienes de sobra.
general-you-see-the-next-card-before = Ves la próxima carta antes de que llegue. Lo habitual: ponerla bajo el mazo, si no podrías pagarla.
general-you-hold-what-this-planet-asks = Tienes lo que pide este Planeta. Lo habitual: pagar, si saca más cubos o trae puntos.
general-the-cubes-are-drawn-together-and = Los cubos se sacan juntos, y los amarillos son Superarmas. Lo habitual: usar antes un dado para la búsqueda y después sacar.
general-one-card-pays-one-icon-and = Una carta paga un icono y desaparece. Lo habitual: la carta que no muestra nada más.
general-a-yellow-cube-take-it-first = ¡Un cubo amarillo! Tómalo primero: el arma puede quedarse con otros cubos que has sacado.
general-a-coloured-cube-is-a-point = Un cubo de color es un punto de su Habilidad, o un paso para comprender un arma. Lo habitual: puntos mientras una Habilidad esté baja.
general-a-green-cube-joins-your-landing = Un cubo verde se une a tu equipo de desembarco o se gasta por 2 puntos. Lo habitual: puntos mientras una Habilidad esté baja.
general-behind-the-quietus-each-black-cube = Con The Quietus ya atrás, cada cubo negro quita un punto. Lo habitual: un punto de lo que más tienes.
general-choose-what-to-do-with-the = Elige qué hacer con los cubos, uno tras otro. Lo habitual: primero los que ayudan enseguida.
general-one-of-your-landing-team-cubes-2 = Un cubo de desembarco tuyo puede valer por un cubo que necesita esta arma, para siempre. Lo habitual: solo para completarla.
general-keys-and-codes-of-cards-you = Llaves y códigos de las cartas que afrontaste van a tu mano para otros Planetas. Lo habitual: tomar todo, no hay límite.
general-this-is-a-moment-for-the = Es un momento para el Traidor. Lo habitual: guardar Influencia para la carta que más daño hace.
general-it-is-your-secret-until-you = Es tu secreto hasta que la reveles. Lo habitual: un alienígena de esta partida, cuyo poder te ayuda después hasta el final.
general-the-hero-draws-that-many-fewer = Son los cubos que el Héroe saca de menos. Lo habitual: tantos como puedas.
general-a-card-with-the-same-icon = Una carta con el mismo icono deja sin valor lo que pagó el Héroe, una vez por búsqueda. Lo habitual: donde el Planeta más ayuda al Héroe.
general-your-card-was-negated-usual-pay = Tu carta fue anulada. Lo habitual: pagar otra si el Planeta lo vale; no se puede anular de nuevo.
general-one-evaded-card-more-comes-into = Una carta evadida más llega a tu mano. Lo habitual: tomarla.
general-a-cube-leaves-a-weapon-that = Un cubo sale de un arma no comprendida. Lo habitual: el arma a la que menos le falta.
