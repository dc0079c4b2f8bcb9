# The texts of Galaxies on its table and its pages, in French, besides the sentences about a match.


## The teams, in the header of the table and on a tab

team-computer = ordinateur
team-conceded = abandon
# The names of numbers of a team or a player. Each stands after its number: 3 energy, 5 in deck.
team-counter-deck = en pioche
team-counter-discard = en défausse
team-counter-energy = énergie
team-counter-hand = en main
team-fleet-unseen = { $own ->
    [true] flotte cachée aux autres
   *[false] flotte encore inconnue
}
# It stands after the number of victory points: 3/10 points.
team-goal = /{ $goal } points
# $tab: whether it is on a tab with all teams, or in the header of the table.
team-label = { $tab ->
    [true] Cartes et vaisseaux : { $side }
   *[false] Équipe { $side }
}
team-opponents = { $cards ->
    [none] { $side } : { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }. Afficher les équipes
   *[other] { $side } : { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main. Afficher les équipes
}
team-piles = Pioche et défausse { $side }
team-points = Points de victoire : { $points } sur { $goal }
# It stands after the number $n, which says how often the deck has run out.
team-run-outs = { $n ->
    [one] fois épuisée
   *[other] fois épuisée
}
# $state is a state of the ship card: not launched, on the battlefield, lost.
team-ship = { $ship } ({ $level }) : { $state }
team-you = vous


## The frame of the table

# The text beside the board during an attack, before its dice are seen.
table-attack = { $weapon ->
    [none] { $attacker } tire sur { $target }…
   *[other] { $attacker } tire sur { $target } avec { $weapon }…
}
table-mission = Mission
table-mission-label = Mission : histoire, buts et règles spéciales
table-my-deck = Ma pioche
table-tab-cards = { $cards ->
    [true] Main
   *[false] Paravent
}
table-tab-ships = Carte
table-tab-teams = Équipes
table-turn-board = Tourner le plateau
table-zoom = { $whole ->
    [true] Montrer la question
   *[false] Montrer tout le plateau
}


## Ship cards

# The size and kind of a ship card, such as "large solo".
ship-build = { $kind ->
    [solo] { $size ->
        [large] grand solo
        [medium] solo moyen
        [small] petit solo
       *[other] solo { $size }
    }
    [squadron] { $size ->
        [large] grande escadrille
        [medium] escadrille moyenne
        [small] petite escadrille
       *[other] escadrille { $size }
    }
   *[other] { $kind } { $size }
}
ship-costs = coûte { $cost }
# The heading of the list ship-hold-cards, the ship cards that this ship carries.
ship-hold = Dans la soute
ship-hold-cards = { $cards }
# The version of a ship card.
ship-level = { $level ->
    [seasoned] aguerri
    [standard] standard
    [veteran] vétéran
   *[other] { $level }
}
# The names of the numbers of a ship card, above or before them. Launch and activate are costs in energy.
ship-number-activate = Activer
ship-number-hold = Soute
ship-number-hull = Coque
ship-number-launch = Déployer
ship-number-move = Mouv.
ship-number-shields = Boucliers
# The pegs of the shields or of the hull that are left.
ship-pegs = { $n } sur { $all }
ship-slot-count = { $type ->
    [hero] { $n } héros
    [upgrade] { $n ->
        [one] { $n } amélioration
       *[other] { $n } améliorations
    }
    [weapon] { $n ->
        [one] { $n } arme
       *[other] { $n } armes
    }
   *[other] { $n } { $type }
}
ship-slots = Emplacements
ship-slots-none = aucun
# $seat is the player who owned the ship card.
ship-taken = pris à { $seat }
ship-unknown = On ne sait rien de cette carte.
ship-version = Version : { $ship }
# $attacks is the number of attacks.
ship-weapon = { $charge ->
    [0] portée { $range } · { $attacks } × puissance { $strength }
   *[other] portée { $range } · { $attacks } × puissance { $strength } · charge { $charge }
}


## Hit charts

chart = Grille de touches
chart-cell = { $kind ->
    [hit] Touché
    [star] Coup critique
   *[miss] Raté
}
chart-key = Comment lire cette grille
chart-key-hit = Touché
chart-key-letters = Dé de lettre
chart-key-miss = Raté
chart-key-missed-here = Tir raté ici
chart-key-numbers = Dé de nombre
# $name is the name of a cell with a special effect.
chart-key-special = { $name } : voir la carte
chart-key-star = Touche qui détruit un vaisseau sans boucliers
chart-key-was-hit = Touché ici


## Tactic cards, and the tab of the chosen card

card-cost = Coût en énergie
# The sign on a card that can be attached only to ships of this kind.
card-icon = { $icon ->
    [solo] solo
    [squadron] escadrille
   *[other] { $icon }
}
card-last-attack = Dernière attaque
# When a card can be played. $by is whose turn it is.
card-played = { $phase ->
    [action] { $by ->
        [opponent] phase d’action d’un tour adverse
        [own] phase d’action de votre tour
       *[any] phase d’action de n’importe quel tour
    }
    [deploy] { $by ->
        [opponent] phase de déploiement d’un tour adverse
        [own] phase de déploiement de votre tour
       *[any] phase de déploiement de n’importe quel tour
    }
    [energy] { $by ->
        [opponent] phase d’énergie d’un tour adverse
        [own] phase d’énergie de votre tour
       *[any] phase d’énergie de n’importe quel tour
    }
   *[any] { $by ->
        [opponent] toute phase d’un tour adverse
        [own] toute phase de votre tour
       *[any] toute phase de n’importe quel tour
    }
}
card-point = Pointez un vaisseau, une carte ou une tuile pour l’afficher ici. Cliquez pour garder l’affichage.
card-type = { $type ->
    [event] événement
    [hero] héros
    [none] carte
    [other] autre
    [sabotage] sabotage
    [upgrade] amélioration
    [weapon] arme
   *[unknown] { $type }
}
# The whole sentence on when a card can be played: see card-played.
card-use = { $phase ->
    [action] { $by ->
        [opponent] Elle se joue en phase d’action d’un tour adverse.
        [own] Elle se joue en phase d’action de votre tour.
       *[any] Elle se joue en phase d’action de n’importe quel tour.
    }
    [deploy] { $by ->
        [opponent] Elle se joue en phase de déploiement d’un tour adverse.
        [own] Elle se joue en phase de déploiement de votre tour.
       *[any] Elle se joue en phase de déploiement de n’importe quel tour.
    }
    [energy] { $by ->
        [opponent] Elle se joue en phase d’énergie d’un tour adverse.
        [own] Elle se joue en phase d’énergie de votre tour.
       *[any] Elle se joue en phase d’énergie de n’importe quel tour.
    }
   *[any] { $by ->
        [opponent] Elle se joue dans toute phase d’un tour adverse.
        [own] Elle se joue dans toute phase de votre tour.
       *[any] Elle se joue dans toute phase de n’importe quel tour.
    }
}
card-weapon = Portée { $range } · { $attacks }× puissance { $strength } · charge { $charge }


## The piles of a team

piles = Cartes { $side }
piles-deck = La pioche au début de la partie
piles-discarded = Défausse
piles-left = { $n ->
    [one] Il reste { $n } carte dans la pioche.
   *[other] Il reste { $n } cartes dans la pioche.
}
piles-none-discarded = Rien n’a été défaussé.
piles-under = Les cartes que vous avez mises sous la pioche, la plus basse en dernier


## The hand of cards, and the screen of ships that are not launched yet

hand = Main
hand-cards = Cartes
hand-empty = Aucune carte en main
hand-hidden = Cachée pour vous
hand-hidden-count = { $n ->
    [one] Main ({ $seat }) : { $n } carte, cachée pour vous
   *[other] Main ({ $seat }) : { $n } cartes, cachées pour vous
}
# A ship in the hold of another ship.
hand-in-hold = dans { $ship }
hand-mine = À moi
hand-of = Main : { $seat }
hand-phone = Cartes en main
hand-screen = Paravent
hand-screen-empty = Tous déployés
hand-screen-of = Paravent : { $seat }
hand-screen-ship = { $level } · { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
hand-ships-of = Vaisseaux : { $seat }
# $cards: whether the match has tactic cards.
hand-watching = { $cards ->
    [true] Vous regardez. Mains, paravents et soutes restent cachés.
   *[false] Vous regardez. Paravents et soutes restent cachés.
}
hand-whose = Cartes affichées


## The builder of fleets and decks

# The button that adds a ship card. $energy is its launch cost.
builder-add = Ajouter pour{ "\u00A0" }{ $energy }
builder-add-label = Ajouter pour { $cost } : { $ship }, { $level }
builder-cards = Cartes Tactique
builder-cards-short = Cartes
builder-changed-elsewhere = Votre flotte a été modifiée dans une autre fenêtre. La voici maintenant.
builder-choice = Votre choix
builder-chosen = ✓ Choisie
builder-clear = Vider
builder-contents = { $cards ->
    [0] { $ships ->
        [one] { $ships } carte Vaisseau
       *[other] { $ships } cartes Vaisseau
    }
   *[other] { $ships ->
        [one] { $ships } carte Vaisseau
       *[other] { $ships } cartes Vaisseau
    }, { $cards ->
        [one] { $cards } carte Tactique
       *[other] { $cards } cartes Tactique
    }
}
builder-copies = Exemplaires : { $card }
builder-copies-count = { $n } sur { $most }
builder-deck = Pioche
builder-deck-empty = Aucune carte Tactique.
builder-deck-label = Votre pioche
builder-energy = Énergie de déploiement
builder-energy-short = Énergie
builder-failed = Une erreur s’est produite
builder-filter = Afficher les cartes d’un type
builder-filter-all = Toutes
builder-fleet = Flotte
builder-fleet-empty = Aucune carte Vaisseau. Ajoutez-en, ou prenez une flotte prête.
builder-fleet-label = Votre flotte
# $side is the side of the seat. Without it, the fleet is for the reader's own seat.
builder-legal = { $side ->
    [none] ✓ Cette flotte est conforme.
   *[other] ✓ Cette flotte est conforme pour cette place { $side }.
}
builder-less = Un exemplaire de moins : { $card }
# The title of a match without a title, as a link back.
builder-lobby = Salon
builder-lock = Valider
builder-locked = ✓ Validée
builder-locked-short = ✓ Validée
# $type is a type of card, such as "hero", before the number in the deck and the required number.
builder-minimum = { $type } : { $count } (au moins { $least })
builder-more = Un exemplaire de plus : { $card }
builder-needed = requise ici
builder-none-fits = Aucune flotte prête ne convient ici. Composez la vôtre.
builder-nothing = Rien de choisi
builder-opening = Ouverture de l’éditeur…
builder-own = Votre propre choix
builder-problems = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
}
# It stands after the number $n.
builder-problems-word = { $n ->
    [one] problème
   *[other] problèmes
}
builder-ready-made = Prêtes
builder-ready-made-label = Flottes prêtes
builder-remove = Retirer
builder-remove-label = Retirer { $card }
builder-reopen = Revenir au choix
builder-reopen-short = Rouvrir
builder-rescued = La flotte que vous composiez quand vous avez perdu cette place est encore là.
builder-rescued-discard = La supprimer
builder-rescued-take = La continuer
builder-save = Enregistrer
builder-save-changes = Enregistrer dans « { $name } »
builder-save-field = Nom
builder-save-field-label = Nom de cette flotte
builder-save-later = Garder pour plus tard
# Whether the fleet in the builder is saved.
builder-save-state = { $state ->
    [empty] Il n’y a rien à enregistrer.
    [ready-made] C’est une flotte prête.
    [saved] Enregistrée : « { $name } ».
   *[unsaved] Cette flotte n’est pas enregistrée.
}
builder-saved = « { $name } » : flotte enregistrée.
builder-show-card = { $open ->
    [true] Masquer la carte
   *[false] Afficher la carte
}
# The state of the choice, for screen readers. $limits is what the mission limits. $state is builder-spoken-state.
builder-spoken = { $limits-id ->
    [energy] Énergie de déploiement : { $cost } sur { $energy }, { $state }.
    [cards] Cartes : { $cards } sur { $deck }, { $state }.
    [energy-cards] Énergie de déploiement : { $cost } sur { $energy }, cartes : { $cards } sur { $deck }, { $state }.
   *[none] { $state }.
}
builder-spoken-state = { $state ->
    [faults] { $faults }
    [locked] Validée
   *[legal] Conforme
}
# $n is the number of ships in the squadron.
builder-squadron = { $size ->
    [large] grande escadrille de { $n }
    [medium] escadrille moyenne de { $n }
    [small] petite escadrille de { $n }
   *[other] escadrille { $size } de { $n }
}
builder-state = { $state ->
    [checking] Vérification…
    [unchecked] Non vérifiée
   *[open] Non validée
}
builder-tab-cards = Cartes
builder-tab-sets = Flottes
builder-tab-ships = Vaisseaux
builder-tab-yours = À vous
builder-tabs = Que choisir
builder-take = { $taken ->
    [true] ✓ Prise
   *[false] La prendre
}
builder-take-cards = Prendre ces cartes seules
builder-take-cards-label = Prendre seulement les cartes : { $name }
builder-take-label = { $taken ->
    [true] ✓ Prise : { $name }
   *[false] Prendre : { $name }
}
builder-take-ships = Prendre ces vaisseaux seuls
builder-take-ships-label = Prendre seulement les vaisseaux : { $name }
builder-title = Flotte et pioche
builder-title-page = Flotte et pioche · { $match } · Galaxies Online
builder-too-late = La partie a commencé avec la flotte validée ; votre dernier changement est arrivé trop tard.
builder-try-again = Réessayer
builder-undo = Annuler mes changements
builder-unsaved = Votre dernier changement n’est pas encore enregistré. Nous réessaierons.


## The fleets that a player has saved, in the builder and on their own page

saved-cancel = Annuler
saved-delete = Supprimer
saved-delete-label = Supprimer { $name }
saved-delete-sure = Supprimer définitivement
saved-keep = La garder
saved-label = Vos flottes enregistrées
saved-missing = Vos flottes enregistrées n’ont pas pu être chargées. Rechargez la page pour réessayer.
saved-none = Aucune flotte enregistrée. Une flotte enregistrée peut servir dans toute partie de ce camp.
saved-overwrite = Remplacer
saved-overwrite-label = Remplacer { $name } par votre choix
saved-page = Mes flottes
saved-page-all-set = Avec ces options, la mission fixe toutes les flottes : il n’y a rien à choisir.
saved-page-back = ← Galaxies Online
saved-page-check = Vérifier pour
saved-page-check-label = Pour quoi vérifier
saved-page-no-answer = Le serveur ne répond pas.
saved-page-none = Aucune mission de ce serveur ne laisse choisir une flotte.
saved-page-side = Camp
saved-rename = Renommer
saved-rename-field = Nouveau nom pour { $name }
saved-rename-label = Renommer { $name }
saved-title = Enregistrées par vous


## The fleets of seats in the lobby

# What players choose before the match: "to lock in a fleet".
seat-brings = une flotte
seat-change = { $ready ->
    [true] Changer la flotte
   *[false] Finir le choix
}
# How much of the limits a fleet and its deck use. $energy and $deck are the limits. Without a limit, they are 0.
seat-counts = { $energy ->
    [0] { $cards }/{ $deck } cartes
   *[other] { $deck ->
        [0] coût { $cost }/{ $energy }
       *[other] coût { $cost }/{ $energy }, { $cards }/{ $deck } cartes
    }
}
seat-fleet = { $ready ->
    [true] Votre flotte
   *[false] Non validée
}
seat-fleet-named = { $ready ->
    [true] Votre flotte : { $name }
   *[false] Non validée : { $name }
}
seat-free = Flotte de votre choix, jusqu’à { $energy } énergies de déploiement
seat-own-choice = votre propre choix
seat-ship = { $ship } ({ $level })
seat-state = { $ready ->
    [true] ✓ Prêt
   *[false] Choix en cours…
}


## What was hidden until the end of the match

revealed = Tout ce qui était caché
revealed-deck = Pioche { $side }
# The heading of the list revealed-hand-cards.
revealed-hand = Encore en main :
revealed-hand-cards = { $cards }
# $hexes is the list of spaces of the tile $tile.
revealed-tile = { $hexes } : { $tile }
revealed-tiles = Jamais retournées
