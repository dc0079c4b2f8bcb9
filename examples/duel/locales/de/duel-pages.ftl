# The texts of Card Duel on its table, in German, besides the sentences about a match.


## The rules in short, in the lobby

about-draw = oder { $act } eine neue Karte, die deine vordere ersetzt;
    .act = ziehe
about-goal = Das erste Team mit { $goal } Punkten gewinnt.
# The choices of a turn follow, each in a line: about-roll, about-stay, about-draw and about-provoke.
about-intro = Du hast eine Karte und eine Reserve, die sonst niemand sieht. Tausche sie in deinem Zug, so oft du willst. Dann
about-provoke = oder { $act } die anderen: zwei Punkte für jeden Gegner, der passt, ohne wachsam zu sein. Zeigen Gegner ihre Karten, bringt die höchste Karte von allen ihrem Team vier.
    .act = provoziere
about-roll = { $act }: ein Punkt bei 1 bis 3, zwei bei 4 bis 6;
    .act = würfle
about-stay = oder { $act } wachsam: ein Punkt, und bis zu deinem nächsten Zug erhält niemand Punkte, wenn du passt;
    .act = bleib


## The rules book

book-lead = Ein kleines Nervenspiel auf einer Seite.
book-title = Card Duel


## The terms that other texts explain

# Each attribute "forms" is a regular expression that finds the term in other texts.
term-guard = Wachsam
    .forms = wachsam
    .text = Bis zu deinem nächsten Zug erhält niemand Punkte, wenn du provoziert wirst und passt.
term-provoke = Provozieren
    .forms = provozier(?:e|en|st|t|te|ten)
    .text = Jeder Gegner zeigt eine Karte oder passt. Wer passt, ohne wachsam zu sein, verschenkt Punkte; die höchste gezeigte Karte holt mehr.
term-spare = Reserve
    .forms = Reserven?
    .text = Deine zweite Karte. In deinem eigenen Zug kannst du sie mit der vorderen tauschen, so oft du willst.


## The teams

team-blue = Blau
team-red = Rot
# The name of an empty seat: "Red 1".
team-seat = { $team } { $n }


## The things to which a player points: "You point at the die"

thing-card = die Karte
thing-die = den Würfel
thing-spare = die Reserve


## The table

# $which is one of the two cards of a player: the one in front, or the spare one.
table-card = { $which ->
    [spare] { $player }, Reserve
   *[card] { $player }, Karte
}
# The label of a card with its value. $card is table-card.
table-card-value = { $card }: { $value }
table-die = Der Würfel
table-die-rolled = Der Würfel: { $die }
# $n is the number of points that a team gains.
table-gain = { $team } +{ $n }
# Under the title of a match.
table-goal = wer zuerst { $goal } Punkte hat
table-no-gain = keine Punkte
table-nobody-provoked = Noch hat niemand provoziert
# The two cards of a player in a small picture.
table-own-card = { $which ->
    [spare] Reserve
   *[card] Karte
}
table-points = { $points } von { $goal }
# The last comparison of cards is over.
table-provoked = { $player } hat provoziert
# The others still have to answer.
table-provokes = { $player } provoziert
# Below the name of a player.
table-stand = { $stand ->
    [conceded] hat aufgegeben
    [mine] du bist am Zug
    [turn] am Zug
    [guard] wachsam
   *[open] nicht wachsam
}


## The lists of points to win

# $faces are faces of the die: "4" or "1–3".
stakes-die = Wurf { $faces }
stakes-passed = Je Passen, nicht wachsam
stakes-provoked = Provoziert
stakes-shown = Höchste gezeigte Karte
stakes-stayed = Wachsam bleiben
stakes-turn = Dein Zug


## The goal and the result

# The goal of a team, in the lobby.
goal = Gewinnt mit { $points } Punkten
result-end = Das Ende · Runde { $round }
# $teams are the colours of the winners.
result-winners = { $teams } gewinnt
