# What the coach says, in Spanish.
#
# The English texts are generated from the coach's rules. GLOSSARY.md has the terms.


## general

general-now-it-is-the-others-turn = Ahora le toca al resto. Si alguien te provoca, se te preguntará.
general-swap-as-often-as-you-like = Cambia cuanto quieras y después haz una sola cosa: tirar, seguir en guardia, robar o provocar. Lo habitual: dejar delante la carta más alta y tirar por puntos.
general-you-are-dared-to-show-your = Te provocan para que muestres tu carta: la más alta que se muestre se lleva los puntos. Lo habitual: mostrar una carta alta, pasar con una baja.
