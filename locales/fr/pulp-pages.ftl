# The texts of Pulp Invasion on its table and its pages, in French, besides the sentences about a match.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state. $key is an item of
# a list, and $n its number. Words for Abilities, colours and places are in pulp.ftl.


## Names and numbers, in any place

# Joins two texts for screen readers: { $more } is one or more sentences.
name-and-text = { $text }. { $more }
name-chance = { $chance-percent ->
    [low] <1 %
    [high] >99 %
   *[other] { $chance-percent } %
}
# $icon is the icon of a card: a key or a code.
name-icon = { $icon ->
    [code] code
   *[key] clé
}
name-level = { $level ->
    [basic] Débutant
    [normal] Normal
   *[advanced] Avancé
}
name-list = { $names }
    .names-none = { "" }
name-phase = { $phase ->
    [setup] Mise en place
    [encounter] Phase de Rencontre
    [search] Phase de Fouille
   *[over] Fin
}
# Points of several Abilities: "2 Combat and 1 Science". $key is the name of an Ability.
name-points = { $points }
    .points = { $key ->
        [any] { $n } au choix
       *[other] { $n } { $key }
    }
    .points-none = rien
name-sector = { $sector ->
    [none] Pas encore de secteur
    [arvan] Secteur Arvan
    [kah] Secteur Kah
   *[quietus] Secteur Quietus
}


## The table

# The name of a tab: the card, die or Super Weapon that is open to be read.
table-card = Carte
table-choosable = Peut être choisi
table-chosen = Choisi
table-point-at = Pointez une carte, un dé ou une Super-arme pour lire son texte ici. Cliquez pour garder l’affichage.


## The board

board-captain = Capitaine { $name }
board-location = Lieu { $name }
board-no-captain = Pas encore de Capitaine
board-no-planet = Aucune Planète n’a encore été choisie.
board-planet-later = { $name }, pour une manche suivante
board-planets = Planètes restées visibles
board-planets-later = Planètes des manches suivantes
board-round = Manche { $round } sur { $most } au plus


## The Abilities

abilities-points = { $ability } : { $value } sur { $top }
abilities-title = Aptitudes


## The bag

# The cubes of one colour, and their meaning. $name is the word for the colour, and $color its id.
bag-cubes = { $color ->
    [yellow] { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    } : une Super-arme
    [red] { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    } : Combat
    [blue] { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    } : Diplomatie
    [orange] { $n ->
        [one] { $n } orange
       *[other] { $n } orange
    } : Science
    [white] { $n ->
        [one] { $n } blanc
       *[other] { $n } blancs
    } : rien, retour dans le sac
    [black] { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    } : ennuis, voir The Quietus
   *[green] { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    } : l’Équipe au sol
}
bag-hidden = Ses cubes sont à compter vous-même.
bag-label = { $n ->
    [one] Le sac : { $n } cube
   *[other] Le sac : { $n } cubes
}
# On a phone $the is left out, and the text begins with an upper-case letter. The number of cubes follows.
bag-title = { $the } sac
    .the = Le


## The changes to the cost of a card. $ability and $other are symbols, or names for screen readers

change-ability = payer { $ability } au lieu de { $other }
change-bonus = votre Force { $before } → { $after }
change-cubes = esquive : tirer { $before } → { $after }
change-dice = { $kind ->
    [crew] aucun dé Équipage
    [systems] aucun dé Système
   *[other] aucun dé
}
# The number may not be lower than $after.
change-least = { $before } → { $after } minimum
change-must = { $way ->
    [engage] affrontement obligatoire
   *[evade] esquive obligatoire
}
change-no-point = aucun point pour esquiver
# Changes that this page does not know. $what is the id of its kind.
change-other = { $what } { $after }
change-part = +{ $n } { $ability }
change-point = le point doit être en { $ability }
change-stays = reste en { $ability }
change-strength = { $before } → { $after }
# A reduction and a minimum by the same card.
change-strength-least = { $before } → { $after } → { $least } minimum
change-title = Ce qui a changé


## The dice

dice-die = { $used ->
    [true] { $name }, valeur { $value }, a servi dans cette manche : { $face }
   *[false] { $name }, valeur { $value } : { $face }
}
dice-none = Pas encore de dés.
dice-title = Dés de Capitaine
dice-used = A servi dans cette manche.
# The short words on the faces of dice, between numbers and symbols: "all planets".
dice-word-all = toutes
# "8 for 4 cards"
dice-word-for = pour
# "roll a die"
dice-word-roll = lancer
# "set a die"
dice-word-set = régler


## The line of encounter cards, for screen readers if not said otherwise

line-card = { $status ->
    [waiting] { $name }, encore à rencontrer
    [current] { $name }, rencontre en cours
    [engaged] { $seized ->
        [true] { $name }, carte affrontée, prise par le Traître
       *[false] { $name }, carte affrontée
    }
   *[evaded] { $seized ->
        [true] { $name }, carte esquivée, prise par le Traître
       *[false] { $name }, carte esquivée
    }
}
# In place of the line.
line-empty = Il n’y a aucune carte dans la ligne.
line-engage-icon = Icône d’affrontement : { $ability }
line-engaging = { $payable ->
    [true] affronter coûte { $cost }
   *[false] affronter coûte { $cost }, et vous ne pouvez pas payer
}
# $point is the Ability that pays the point, or "any".
line-evading = { $danger ->
    [none] { $point ->
        [none] esquiver coûte { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
        [any] esquiver coûte 1 point et { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
       *[other] esquiver coûte 1 { $point } et { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
    }
   *[other] { $point ->
        [none] esquiver coûte { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, risque de perdre la partie : { $danger }
        [any] esquiver coûte 1 point et { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, risque de perdre la partie : { $danger }
       *[other] esquiver coûte 1 { $point } et { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }, risque de perdre la partie : { $danger }
    }
}
line-icon = { $icon ->
    [code] Un code
   *[key] Une clé
}
line-must = { $way ->
    [engage] affrontement obligatoire
   *[evade] esquive obligatoire
}
# On a card.
line-no-planet = sans planète
line-planet-icons = Icônes de planète
line-planets = Planètes au choix
# The stamps on cards that have been met.
line-stamp-engaged = Affrontée
line-stamp-evaded = Esquivée
line-stamp-seized = Au Traître
# $name is the card that has changed the cost, and $change one of the changes above.
line-step = { $name } : { $change }
line-title = La ligne de Rencontre


## The ways past a card, and their odds

odds-fatal = La partie est perdue
# On a card: the number of other outcomes.
odds-more = { $n } de plus
odds-nothing = rien
# $deadly is the chance of those outcomes that lose the match.
odds-others = { $deadly ->
    [none] { $chance } : { $n ->
        [one] { $n } autre cas, moins probable
       *[other] { $n } autres cas, chacun moins probable
    }
   *[other] { $chance } : { $n ->
        [one] { $n } autre cas, moins probable
       *[other] { $n } autres cas, chacun moins probable
    } ; partie perdue : { $deadly }
}
# $losses has points of Abilities.
odds-outcome = { $fatal ->
    [true] { $losses ->
        [none] { $chance } : la partie est perdue
       *[other] { $chance } : { $losses }, et la partie est perdue
    }
   *[false] { $chance } : { $losses }
}
odds-some-fatal = Certains font perdre la partie
odds-title = Ce que l’esquive peut coûter en plus du point
way-danger = La partie peut être perdue
way-engage = Affronter
way-evade = Esquiver
way-must = { $way ->
    [engage] Affrontement obligatoire
   *[evade] Esquive obligatoire
}
    .cause = { "\u202F" }: { $card }
way-unpayable = non payable


## The search

# A large number stands before it.
search-count = { $drawn ->
    [true] { $n ->
        [one] cube tiré
       *[other] cubes tirés
    }
   *[false] { $n ->
        [one] cube à tirer
       *[other] cubes à tirer
    }
}
search-drawn = Cubes encore à appliquer
# The planet icons in the line, each of which is a cube to draw. A symbol stands before it.
search-icons = { $n } de la ligne
search-label = { $n ->
    [one] La fouille : { $n } cube
   *[other] La fouille : { $n } cubes
}
# The picture of a yellow cube, before the chance of drawing one.
search-yellow = Une Super-arme


## The sectors

# For screen readers.
sectors-alien = { $progress ->
    [past] { $black ->
        [0] { $name }, { $sector }, passé, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }
       *[other] { $name }, { $sector }, passé, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }, { $black ->
            [one] { $black } cube noir
           *[other] { $black } cubes noirs
        }
    }
    [current] { $black ->
        [0] { $name }, { $sector }, vous êtes ici, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }
       *[other] { $name }, { $sector }, vous êtes ici, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }, { $black ->
            [one] { $black } cube noir
           *[other] { $black } cubes noirs
        }
    }
   *[ahead] { $black ->
        [0] { $name }, { $sector }, à venir, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }
       *[other] { $name }, { $sector }, à venir, { $left ->
            [one] { $left } carte restante
           *[other] { $left } cartes restantes
        }, { $black ->
            [one] { $black } cube noir
           *[other] { $black } cubes noirs
        }
    }
}
# Below the number of cards.
sectors-cards = { $n ->
    [one] carte
   *[other] cartes
}
sectors-left = Cartes restantes dans ce secteur
sectors-title = Secteurs


## The Super Weapons

weapons-count = { $taken ->
    [0] { $left ->
        [0] trouvées : { $found }, à trouver : aucune sur { $all }
       *[other] trouvées : { $found }, à trouver : { $left } sur { $all }
    }
   *[other] { $left ->
        [0] trouvées : { $found }, au Traître : { $taken }, à trouver : aucune sur { $all }
       *[other] trouvées : { $found }, au Traître : { $taken }, à trouver : { $left } sur { $all }
    }
}
# On the table weapons-unfound follows.
weapons-found = trouvées : { $n },
# $count is weapons-count.
weapons-label = Super-armes : { $count }
# The state of a Super Weapon. $lacking is the number of cubes that it still needs.
weapons-state = { $state ->
    [used] a servi
    [ready] prête
   *[waiting] { $lacking ->
        [0] non maîtrisée
        [one] encore { $lacking } cube
       *[other] encore { $lacking } cubes
    }
}
# Where there is little room, $word is left out.
weapons-title = { $word }armes
    .word = Super-
weapons-unfound = à trouver : { $n }
weapons-weapon = { $name }, { $state }


## The Traitor

# $name is the name of the Alignment, or traitor-secret. On a phone $word is left out.
traitor-alignment = { $word } { $name }
    .word = Allégeance :
traitor-alignment-state = { $revealed ->
    [true] { $spent ->
        [true] a agi
       *[false] révélée
    }
   *[false] cachée aux autres
}
traitor-area = Cubes blancs dans la zone du Traître
traitor-cards = Les cartes du Traître
traitor-hand = Cartes Influence en main
traitor-influence = Influence { $n }
traitor-influence-cards = Cartes Influence
traitor-label = Le Traître : Influence { $influence } sur { $top }. Lire les cartes du Traître.
traitor-pile-taken = { $title } { $cards }
    .title = Clés et codes pris :
traitor-pile-weapons = { $title } { $cards }
    .title = Super-armes :
# The Alignment is not known.
traitor-secret = secrète
traitor-weapons = Super-armes


## Cards and dice that are open to be read

card-action = { $ability } : { $text }
# The Abilities with which a Captain begins. $key is the name of an Ability.
card-captain = { $abilities }
    .abilities = { $key } { $n }
# How many of their own dice a Captain keeps, and how many others they choose. Without $keep they keep all.
card-captain-keeps = { $others ->
    [0] { $keep ->
        [none] les garde tous
       *[other] en garde { $keep }
    }
   *[other] { $keep ->
        [none] les garde tous, et { $others ->
            [one] { $others } autre
           *[other] { $others } autres
        }
       *[other] en garde { $keep }, et { $others ->
            [one] { $others } autre
           *[other] { $others } autres
        }
    }
}
card-crew-dice = Avec un dé parmi : { $dice-or }.
# The symbols of Abilities follow.
card-crew-track = Paie, dans cet ordre :
# The picture of a cube. $name is the word for its colour, and $color its id.
card-cube = cube { $name }
card-die-kind = { $kinds-id ->
    [crew] Dé Équipage
    [systems] Dé Système
   *[crew-systems] Dé Équipage et Système
}
card-evading = { $danger ->
    [none] Esquive : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[other] Esquive : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, risque de perdre la partie : { $danger }
}
card-exploration-limit = { $limit ->
    [game] une fois par partie
   *[round] une fois par manche
}
card-exploration-where = { $sectors-count ->
    [0] À la mise en place
   *[other] { $sectors }
}
# The text of the face of a die.
card-face = { $value } : { $text }
# The currency of the Traitor, before the cost of an Influence card.
card-influence = Influence
# Before the text of a side of an Influence card.
card-influence-side = { $phase ->
    [encounter] { $cost } Influence, rencontre :
    [search] { $cost } Influence, fouille :
   *[any] { $cost } Influence, toute phase :
}
card-kind = { $kind ->
    [guardforce] { $number ->
        [none] Garde
       *[other] Garde { $number }
    }
    [agent] { $number ->
        [none] Agent ou Événement
       *[other] Agent ou Événement { $number }
    }
   *[location] { $number ->
        [none] Lieu
       *[other] Lieu { $number }
    }
}
# The card whose Engage icon decides the Ability.
card-lender = icône de la carte { $card }
card-on-table = Sur la table
card-planet = Planète
card-planet-icon = icône de planète
card-ship = Vaisseau spatial
# The phase in which a Space Ship card can be used.
card-ship-when = { $when ->
    [encounter] rencontre
    [search] fouille
   *[setup] mise en place
}
card-strength-now = Force d’affrontement actuelle
card-weapon = Super-arme


## Several cards or dice to read together

read-dice = Ce que font les dés
read-faces = Ce que font les faces
read-hand = Ce qui est en main
# The button whose text is only "Read", for screen readers.
read-heading = Lire : { $heading }
read-read = Lire
read-weapons = Ce que font les Super-armes


## The hand

# A card with its state, such as "ready" or "used".
hand-card = { $name } : { $note }
# A member of the bridge crew. $next is the Ability of the next point.
hand-crew = reste { $points }, prochain : { $next }
    .brief = reste { $points }
hand-empty = Pas encore de clés ni de codes.
hand-empty-short = Pas encore de clés ni de codes
hand-exploration-elsewhere = pas dans ce secteur
    .brief = ailleurs
hand-exploration-ready = prête
    .brief = prête
hand-exploration-setup = a agi à la mise en place
    .brief = faite
hand-exploration-used = a servi
    .brief = a servi
# The costs of both sides of an Influence card.
hand-influence = { $upright } ou { $turned } Influence
    .brief = { $upright } ou { $turned }
# The verb for an Influence card.
hand-play = Jouer
hand-ship = { $used ->
    [true] a servi
   *[false] { $most ->
        [0] vaisseau
       *[other] { $charges } sur { $most }
    }
}
hand-team = Équipe au sol
hand-title = Main
hand-use-crew = { $points ->
    [0] Plus aucun point.
   *[other] Ses points paient quand vous affrontez ou esquivez.
}
hand-use-icon = { $icon ->
    [code] En phase de Fouille, elle paie l’action d’une Planète qui coûte un code.
   *[key] En phase de Fouille, elle paie l’action d’une Planète qui coûte une clé.
}
hand-use-over = A déjà servi.
hand-use-phase = { $phase ->
    [encounter] S’utilise en phase de Rencontre.
    [search] S’utilise en phase de Fouille.
   *[any] S’utilise en phase de Rencontre et en phase de Fouille.
}
hand-use-sectors = Pour : { $sectors }.
hand-use-setup = A agi à la mise en place.


## Payments

pay-another = Payer autrement
pay-another-count = Payer autrement : { $n } en tout
# A button. $source is an Ability or a member of the crew, and pays one point less.
pay-fewer-of = moins en { $source }
# Points that replace others of another Ability one for one.
pay-free = { $n } à 1 contre 1
# For screen readers. $left has the remaining points of each Ability.
pay-label = { $payment } : il reste { $left }
# The remaining points follow.
pay-leaves = reste
pay-left-points = { $n } { $ability }
pay-more-of = plus en { $source }
pay-nothing = rien
# A button. The points follow.
pay-pay = Payer


## Questions

question-lender = par l’icône de la carte { $card }


## Piles and options

piles-cards-discard = Défausse des rencontres : { $n }
piles-cards-planets = Planètes fouillées : { $n }
piles-cards-removed = Hors du jeu : { $n }
piles-cubes-gone = Cubes : hors du jeu
piles-cubes-supply = Cubes : réserve
piles-none = aucun
piles-option-bridge-crew = Équipage de passerelle
piles-option-exploration = Exploration
piles-option-hero-bonus = Bonus du Héros
piles-option-hide-bag = Sac caché
piles-option-landing-team = Équipe au sol
piles-option-location-stays = Lieu durable
piles-option-one-die-per-phase = Un dé par phase
piles-option-ship-cards = Cartes Vaisseau spatial
piles-option-ship-die = Dé Vaisseau spatial
piles-option-traitor = Traître
piles-option-vassals = Vassaux
piles-option-white-fixed = Blancs fixes
# $key is the id of a set of cards, and $options has the names of options.
piles-options = { $options-count ->
    [0] Niveau { $level ->
        [basic] débutant
        [normal] normal
       *[advanced] avancé
    } ; cartes : { $sets }.
   *[other] Niveau { $level ->
        [basic] débutant
        [normal] normal
       *[advanced] avancé
    } ; cartes : { $sets } ; { $options }.
}
    .sets = { $key ->
        [base] jeu de base
       *[other] { $key }
    }
piles-setup = Joué avec
piles-title = Piles et options


## The animations

show-captain = Notre héros
show-drawing = Tirage des cubes…
show-drawn = La Fouille
# Above the drawn cubes.
show-evaded = Esquive : { $card }
show-evading = Esquive : { $card }…
show-found = Une Super-arme !
show-round = Épisode { $round } sur { $most } au plus
# On the title page of the serial, below the name of the game.
show-title = Un feuilleton en douze épisodes au plus
show-understood = Maîtrisée


## The result

result-abilities = Aptitudes à la fin
result-alignment = L’Allégeance du Traître : { $name }.
result-cards-left = { $n ->
    [one] { $n } carte Rencontre jamais rencontrée : { $names }.
   *[other] { $n } cartes Rencontre jamais rencontrées : { $names }.
}
result-ending-abilities = Aptitudes épuisées
# The match was closed by the host of the server.
result-ending-closed = Fermée
result-ending-concession = Abandon
result-ending-time = Plus de cartes Rencontre
result-ending-unfound = Trop peu de Super-armes
result-ending-weapons = Toutes les Super-armes
# $ending is one of the endings above.
result-eyebrow = { $ending } · manche { $round }
# The closing words of the serial.
result-last-words = { $team ->
    [traitor] { $won ->
        [true] Tout s’est passé comme prévu !
       *[false] Démasqué !
    }
   *[hero] { $won ->
        [true] Le monde est sauvé !
       *[false] À suivre…
    }
}
# $found is the number of the Traitor's Super Weapons.
result-overtaken = { $found } sur { $weapons }, une avance irrattrapable
result-planets-left = Planètes jamais atteintes : { $names }.
result-revealed = Ce qui était face cachée
result-weapons = Super-armes trouvées
result-weapons-aside = Hors de cette partie : { $names }.
result-weapons-left = Jamais trouvées : { $names }.
result-zeros = À 0 lors d’une rencontre : { $abilities }. La partie était donc perdue.


## The log

# A line that is repeated, with the number of times.
log-repeated = { $sentence } ×{ $times }
log-topic-dice = Dés et Super-armes
log-topic-encounters = Rencontres
log-topic-searches = Fouilles


## The summary of the rules in the lobby

about-dice = { $each ->
    [encounter] À chaque rencontre, un de vos { $dice } peut aider.
   *[phase] À chaque phase, un de vos { $dice } peut aider.
}
    .dice = dés
about-goal = Trouvez { $weapons ->
    [one] { $weapons } Super-arme
   *[other] { $weapons } Super-armes
} avant que les cartes Rencontre s’épuisent. Si deux Aptitudes sont à 0 lors d’une rencontre, tout est perdu.
about-hero-bonus = { $bonus ->
    [true] Les Aptitudes du Héros commencent et finissent plus haut que ne l’indique la carte de Capitaine.
   *[false] Les Aptitudes du Héros commencent et finissent comme l’indique la carte de Capitaine.
}
about-round = À chaque manche, vous choisissez une Planète et rencontrez une ligne de quatre cartes Rencontre, de gauche à droite.
about-search = Pour chaque icône de planète des cartes que vous n’avez pas esquivées, vous tirez un cube du sac. Un cube { $yellow } est une Super-arme. Un cube de couleur est un point de son Aptitude, ou un pas vers la maîtrise d’une arme.
    .yellow = jaune
about-traitor = Après chaque fouille du Héros, le { $traitor } tire un cube de moins que le Héros. Qui a le plus des 8 Super-armes gagne, et une égalité revient au Héros. Le Traître gagne aussi si 3 ne sont pas trouvées quand les cartes Rencontre s’épuisent, ou si deux Aptitudes du Héros sont à 0 lors d’une rencontre.
    .traitor = Traître
about-ways = { $engage } une carte : payez sa Force dans l’Aptitude que montre la carte à sa droite. Ou { $evade } : payez un point, puis tirez deux cubes qui prennent chacun un autre point.
    .engage = Affrontez
    .evade = esquivez-la
lobby-level = Niveau : { $level }
