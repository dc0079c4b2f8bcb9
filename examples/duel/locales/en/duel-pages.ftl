# The texts of Card Duel on its table, in English, besides the sentences about a match.


## The rules in short, in the lobby

about-draw = or { $act } another card to replace the one in front;
    .act = draw
about-goal = The first team to reach { $goal } points wins.
# The choices of a turn follow, each in a line: about-roll, about-stay, about-draw and about-provoke.
about-intro = You have a card and a spare, which nobody else sees. In your turn, swap them as often as you like. Then
about-provoke = or { $act } the others: two points for each rival who passes off guard. If rivals show their cards, the highest card of all brings its team four.
    .act = provoke
about-roll = { $act } the die: one point for 1 to 3, two for 4 to 6;
    .act = roll
about-stay = or { $act } on guard: one point, and until your next turn nobody gains points if you pass;
    .act = stay


## The rules book

book-lead = A small game of nerve, on one page.
book-title = Card Duel


## The terms that other texts explain

# Each attribute "forms" is a regular expression that finds the term in other texts.
term-guard = On guard
    .forms = on guard
    .text = Until your next turn, nobody gains points if you pass when you are provoked.
term-provoke = Provoking
    .forms = provok(?:e|es|ed|ing)
    .text = Each rival shows a card or passes. Passing off guard gives points away; the highest card shown takes more.
term-spare = Spare
    .forms = spare
    .text = Your second card. Swap it for the one in front in your own turn, as often as you like.


## The teams

team-blue = Blue
team-red = Red
# The name of an empty seat: "Red 1".
team-seat = { $team } { $n }


## The things to which a player points: "You point at the die"

thing-card = the card
thing-die = the die
thing-spare = the spare card


## The table

# $which is one of the two cards of a player: the one in front, or the spare one.
table-card = { $which ->
    [spare] { $player }, spare
   *[card] { $player }, card
}
# The label of a card with its value. $card is table-card.
table-card-value = { $card }: { $value }
table-die = The die
table-die-rolled = The die: { $die }
# $n is the number of points that a team gains.
table-gain = { $team } +{ $n }
# Under the title of a match.
table-goal = first to { $goal } points
table-no-gain = no points
table-nobody-provoked = Nobody has provoked yet
# The two cards of a player in a small picture.
table-own-card = { $which ->
    [spare] spare
   *[card] card
}
table-points = { $points } of { $goal }
# The last comparison of cards is over.
table-provoked = { $player } provoked
# The others still have to answer.
table-provokes = { $player } provokes
# Below the name of a player.
table-stand = { $stand ->
    [conceded] has conceded
    [mine] your move
    [turn] to move
    [guard] on guard
   *[open] off guard
}


## The lists of points to win

# $faces are faces of the die: "4" or "1–3".
stakes-die = Roll { $faces }
stakes-passed = Each pass off guard
stakes-provoked = Provoked
stakes-shown = Highest card shown
stakes-stayed = Stay on guard
stakes-turn = Your turn


## The goal and the result

# The goal of a team, in the lobby.
goal = Wins with { $points } points
result-end = The end · round { $round }
# $teams are the colours of the winners.
result-winners = { $teams } wins
