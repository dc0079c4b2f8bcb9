# The texts of Card Duel on its table, in French, besides the sentences about a match.


## The rules in short, in the lobby

about-draw = ou { $act } une autre carte pour remplacer celle de devant ;
    .act = piochez
about-goal = La première équipe à { $goal } points gagne.
# The choices of a turn follow, each in a line: about-roll, about-stay, about-draw and about-provoke.
about-intro = Vous avez une carte et une réserve, que personne d’autre ne voit. À votre tour, échangez-les autant que vous voulez. Ensuite,
about-provoke = ou { $act } les autres : deux points par adversaire qui passe à découvert. Si des adversaires montrent leur carte, la plus haute de toutes en rapporte quatre à son équipe.
    .act = provoquez
about-roll = { $act } le dé : un point pour 1 à 3, deux pour 4 à 6 ;
    .act = lancez
about-stay = ou { $act } en garde : un point, et jusqu’à votre prochain tour, personne ne gagne de points si vous passez ;
    .act = restez


## The rules book

book-lead = Un petit jeu de sang-froid, en une page.
book-title = Card Duel


## The terms that other texts explain

# Each attribute "forms" is a regular expression that finds the term in other texts.
term-guard = En garde
    .forms = en garde
    .text = Jusqu’à votre prochain tour, personne ne gagne de points si vous passez quand on vous provoque.
term-provoke = Provoquer
    .forms = provoqu(?:e|es|ez|ent|er|ant|é|és|ée|ées)
    .text = Chaque adversaire montre une carte ou passe. Passer à découvert donne des points ; la plus haute carte montrée en prend plus.
term-spare = Réserve
    .forms = réserve
    .text = Votre seconde carte. À votre tour, échangez-la avec celle de devant autant que vous voulez.


## The teams

team-blue = Bleu
team-red = Rouge
# The name of an empty seat: "Red 1".
team-seat = { $team } { $n }


## The things to which a player points: "You point at the die"

thing-card = la carte
thing-die = le dé
thing-spare = la réserve


## The table

# $which is one of the two cards of a player: the one in front, or the spare one.
table-card = { $which ->
    [spare] { $player }, réserve
   *[card] { $player }, carte
}
# The label of a card with its value. $card is table-card.
table-card-value = { $card } : { $value }
table-die = Le dé
table-die-rolled = Le dé : { $die }
# $n is the number of points that a team gains.
table-gain = { $team } +{ $n }
# Under the title of a match.
table-goal = premier à { $goal } points
table-no-gain = aucun point
table-nobody-provoked = Personne n’a encore provoqué
# The two cards of a player in a small picture.
table-own-card = { $which ->
    [spare] réserve
   *[card] carte
}
table-points = { $points } sur { $goal }
# The last comparison of cards is over.
table-provoked = { $player } a provoqué
# The others still have to answer.
table-provokes = { $player } provoque
# Below the name of a player.
table-stand = { $stand ->
    [conceded] a abandonné
    [mine] à vous
    [turn] joue
    [guard] en garde
   *[open] à découvert
}


## The lists of points to win

# $faces are faces of the die: "4" or "1–3".
stakes-die = Obtenir { $faces }
stakes-passed = Par passe à découvert
stakes-provoked = Provoqué
stakes-shown = Plus haute carte montrée
stakes-stayed = Rester en garde
stakes-turn = À vous


## The goal and the result

# The goal of a team, in the lobby.
goal = Gagne avec { $points } points
result-end = Fin · manche { $round }
# $teams are the colours of the winners.
result-winners = Victoire : { $teams }
