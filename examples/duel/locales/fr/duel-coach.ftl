# What the coach of Card Duel says, in French.


## general

general-now-it-is-the-others-turn = C’est aux autres de jouer. Si quelqu’un vous provoque, on vous demandera votre réponse.
general-swap-as-often-as-you-like = Échangez autant que vous voulez, puis choisissez : lancer le dé, rester en garde, piocher ou provoquer. D’habitude : la plus haute carte devant, et lancer pour des points.
general-you-are-dared-to-show-your = On vous défie de montrer votre carte : la plus haute montrée prend les points. D’habitude : montrer une carte haute, passer avec une basse.
