# What the coach says, in German.


## general

general-now-it-is-the-others-turn = Jetzt sind die anderen am Zug. Wenn dich jemand provoziert, wirst du gefragt.
general-swap-as-often-as-you-like = Tausche, so oft du willst, dann tu eines: würfeln, wachsam bleiben, ziehen oder provozieren. Meist: die höhere Karte vorn behalten und um Punkte würfeln.
general-you-are-dared-to-show-your = Du wirst herausgefordert, deine Karte zu zeigen: Die höchste gezeigte holt die Punkte. Meist: eine hohe Karte zeigen, mit einer niedrigen passen.
