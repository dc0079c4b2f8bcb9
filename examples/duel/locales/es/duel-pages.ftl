# The texts of Card Duel on its table, in Spanish, besides the sentences about a match.


## The rules in short, in the lobby

about-draw = o { $act } otra carta que sustituya a la de delante;
    .act = roba
about-goal = Gana el primer equipo que llegue a { $goal } puntos.
about-intro = Tienes una carta y una de repuesto, que nadie más ve. En tu turno, cámbialas cuantas veces quieras. Después
about-provoke = o { $act } al resto: dos puntos por cada rival que pase sin guardia. Si hay rivales que muestran su carta, la carta más alta de todas da cuatro a su equipo.
    .act = provoca
about-roll = { $act } el dado: un punto con 1 a 3, dos con 4 a 6;
    .act = tira
about-stay = o { $act } en guardia: un punto, y hasta tu próximo turno nadie gana puntos si pasas;
    .act = sigue


## The rules book

book-lead = Un pequeño juego de sangre fría, en una página.
book-title = Card Duel


## The terms that other texts explain

term-guard = En guardia
    .forms = en guardia
    .text = Hasta tu próximo turno, nadie gana puntos si pasas cuando te provocan.
term-provoke = Provocar
    .forms = provo(?:car|cas?|can|cado|ques?|quen)
    .text = Cada rival muestra una carta o pasa. Pasar sin guardia regala puntos; la carta más alta que se muestra se lleva más.
term-spare = Repuesto
    .forms = repuesto
    .text = Tu segunda carta. En tu propio turno, cámbiala por la de delante cuantas veces quieras.


## The teams

team-blue = Azul
team-red = Rojo
team-seat = { $team } { $n }


## The things to which a player points: "You point at the die"

thing-card = la carta
thing-die = el dado
thing-spare = la carta de repuesto


## The table

table-card = { $which ->
    [spare] { $player }, repuesto
   *[card] { $player }, carta
}
table-card-value = { $card }: { $value }
table-die = El dado
table-die-rolled = El dado: { $die }
table-gain = { $team } +{ $n }
table-goal = hasta { $goal } puntos
table-no-gain = sin puntos
table-nobody-provoked = Nadie ha provocado aún
table-own-card = { $which ->
    [spare] repuesto
   *[card] carta
}
table-points = { $points } de { $goal }
table-provoked = { $player } provocó
table-provokes = { $player } provoca
table-stand = { $stand ->
    [conceded] se ha rendido
    [mine] te toca
    [turn] le toca
    [guard] en guardia
   *[open] sin guardia
}


## The lists of points to win

stakes-die = Sacar { $faces }
stakes-passed = Cada pase sin guardia
stakes-provoked = Tras provocar
stakes-shown = Carta más alta mostrada
stakes-stayed = Seguir en guardia
stakes-turn = Tu turno


## The goal and the result

goal = Gana con { $points } puntos
result-end = Fin · ronda { $round }
result-winners = { $teams-count ->
    [one] Gana { $teams }
   *[other] Ganan { $teams }
}
