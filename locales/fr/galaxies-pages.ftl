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
# What a weapon costs before each of its attacks. $energy is the number with the sign of energy, or in words.
ship-charge = charge { $energy }
    .energy = { $charge ->
        [one] { $charge } énergie
       *[other] { $charge } énergies
    }
ship-costs = coûte { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
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
ship-number-shields = Bouclier
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
# $attacks is the number of attacks. $charge is ship-charge; some weapons cost nothing.
ship-weapon = { $charged ->
    [true] portée { $range } · { $attacks } × puissance { $strength } · { $charge }
   *[false] portée { $range } · { $attacks } × puissance { $strength }
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
# $energy is the number with the sign of energy.
card-weapon = Portée { $range } · { $attacks }× puissance { $strength } · charge { $energy }


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
# A ship that can be launched. $energy is its cost with the sign of energy. Only screen readers read the $unit.
hand-screen-ship = { $level } · { $energy } { $unit }
    .unit = énergie
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
builder-add-label = Ajouter pour { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
} : { $ship }, { $level }
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
builder-fleet-empty = Aucune carte Vaisseau. Ajoutez-en, ou prenez une flotte prédéfinie.
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
builder-none-fits = Aucune flotte prédéfinie ne convient ici. Composez la vôtre.
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
builder-ready-made = Prédéfinies
builder-ready-made-label = Flottes prédéfinies
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
    [ready-made] C’est une flotte prédéfinie.
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
builder-tab-yours = La vôtre
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
saved-delete-sure = Oui, supprimer
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
# How much of the limits a fleet and its deck use. $limit is the limit of energy, and $deck is the number of cards.
# Without a limit, they are 0. $energy is the cost of the fleet and its limit, with the sign of energy.
seat-counts = { $limit ->
    [0] { $cards }/{ $deck } cartes
   *[other] { $deck ->
        [0] coût { $energy }
       *[other] coût { $energy }, { $cards }/{ $deck } cartes
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
seat-free = Flotte de votre choix, jusqu’à { $energy }
    .energy = { $limit } énergies de déploiement
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


## The pictures of ships

# The spoken names of drawings. Each says what kind of ship is drawn.
portrait-chosh-ka = Image : infiltrateur qui laisse une mine
portrait-f47-blue-hawks = Image : escadrille de trois chasseurs d’assaut
portrait-f51-blue-sparrows = Image : escadrille de trois petits escorteurs
portrait-isn-barrage = Image : cuirassé hérissé de canons
portrait-isn-everest = Image : porte-vaisseaux au long pont d’envol
portrait-isn-torrent = Image : croiseur à deux lances et une antenne relais
portrait-red-fuvu = Image : escadrille de trois dards
portrait-red-tougu = Image : escadrille de trois cogneurs blindés
portrait-rooks-f54 = Image : chasseur solitaire d’un as
portrait-so-bwa-tet = Image : pillard pirate avec éperon et grappins
portrait-tes-kio = Image : frégate siphon à trois bobines
portrait-vapors-fate = Image : vaisseau mère avec serres et gueule


## Missions

mission-deck = { $n ->
    [0] aucune carte Tactique
   *[other] { $chosen ->
        [true] pioche de votre choix, { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
       *[false] pioche de { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    }
}
# $limit is the most energy that the ships of a chosen fleet may cost. $energy has the sign of energy.
mission-fleet = { $limit ->
    [0] flotte fixe
   *[other] flotte de votre choix, jusqu’à { $energy }
}
    .energy = { $limit } énergies de déploiement
# The forces of a team: $fleet is mission-fleet, $deck is mission-deck. $energy is its energy at the start, and $gain
# its energy in each turn, both after the sign of energy.
mission-forces = { $players ->
    [1] { $fleet } · { $deck } · { $energy }, puis { $gain } par tour
   *[other] { $players } joueurs · { $fleet } · { $deck } · { $energy }, puis { $gain } par tour
}
    .energy = { $start ->
        [one] { $start } énergie
       *[other] { $start } énergies
    }
mission-hidden = { $n ->
    [one] { $n } tuile Découverte est posée face cachée ; personne ne sait laquelle c’est.
   *[other] { $n } tuiles Découverte sont posées face cachée ; personne ne sait laquelle est laquelle.
}
mission-legend = Sur la carte
mission-list = Mission
# The spoken name of a map.
mission-map = Champ de bataille : { $mission }
mission-number = Mission { $number }
mission-options = Options
mission-rules = Règles spéciales
mission-side = { $n } { $side }
# Two sides with the numbers of their players: "1 ISN against 2 Wretch".
mission-sides = { $one } contre { $other }
# $ships are names of ship cards. $damage is their damage at the start.
mission-start = { $ships-count ->
    [one] { $damage ->
        [0] { $ships } commence sur le champ de bataille.
        [one] { $ships } commence sur le champ de bataille, avec { $damage } dégât à la coque.
       *[other] { $ships } commence sur le champ de bataille, avec { $damage } dégâts à la coque.
    }
   *[other] { $damage ->
        [0] { $ships } commencent sur le champ de bataille.
        [one] { $ships } commencent sur le champ de bataille, avec { $damage } dégât à la coque.
       *[other] { $ships } commencent sur le champ de bataille, avec { $damage } dégâts à la coque.
    }
}
mission-start-fleet = { $damage ->
    [0] Toute la flotte { $side } commence sur le champ de bataille.
    [one] Toute la flotte { $side } commence sur le champ de bataille, avec { $damage } dégât à la coque.
   *[other] Toute la flotte { $side } commence sur le champ de bataille, avec { $damage } dégâts à la coque.
}
mission-title = Mission
mission-unknown = On ne sait rien de cette mission.


## The report on a finished match

# $best is report-best-ship, which is bold.
report-best = { $kills ->
    [0] { $best } ({ $player }) : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }.
   *[other] { $best } ({ $player }) : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } en { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }, { $kills ->
        [one] { $kills } vaisseau détruit
       *[other] { $kills } vaisseaux détruits
    }.
}
report-best-ship = Meilleur vaisseau : { $ship }
# The columns of a table, with a row for each player.
report-column-damage = Dégâts
report-column-expected = Attendu
report-column-hits = Touches
report-column-kills = Détruits
report-column-luck = Chance
report-column-player = Joueur
report-column-shots = Tirs
# The text report-shot follows.
report-decisive = Tir décisif :
# It explains two columns of the table, whose names are bold.
report-note = { $expected } : le nombre moyen de touches de tels tirs. { $luck } : combien les dés en ont donné de plus, ou de moins.
    .expected = Attendu
    .luck = Chance
# The title of a star.
report-ship-best = Meilleur vaisseau
# $gone: how a ship has left the battlefield.
report-ship-gone = { $gone ->
    [escaped] Échappé
   *[destroyed] Détruit
}
# After report-ship-shots: the number of ships that it destroyed.
report-ship-kills = { $n ->
    [one] { $n } détruit
   *[other] { $n } détruits
}
# One ship of a squadron.
report-ship-number = Vaisseau { $n }
report-ship-shots = { $shots ->
    [0] Aucun tir
   *[other] { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } sur { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }, { $expected } attendu · { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
}
# It follows "Decisive shot:". $coordinate is a cell of the hit chart: C4.
report-shot = { $critical ->
    [true] { $destroyed ->
        [true] manche { $round }, { $ship } obtient { $coordinate } avec { $weapon }, coup critique ({ $percent } % de chances de toucher), et détruit { $target }.
       *[false] manche { $round }, { $ship } obtient { $coordinate } avec { $weapon }, coup critique ({ $percent } % de chances de toucher), et inflige { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } à { $target }.
    }
   *[false] { $destroyed ->
        [true] manche { $round }, { $ship } obtient { $coordinate } avec { $weapon } ({ $percent } % de chances de toucher) et détruit { $target }.
       *[false] manche { $round }, { $ship } obtient { $coordinate } avec { $weapon } ({ $percent } % de chances de toucher) et inflige { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        } à { $target }.
    }
}
report-sign-burnt = touché dans cette partie
report-sign-hit = touche si cette case sort
report-sign-special = case spéciale de ce vaisseau
report-sign-star = coup critique
report-signs = Signes sur les grilles
report-undecided = Aucun tir n’a décidé cette partie.


## The board

# Floating for a moment over a ship, as do board-lost-hull, board-lost-shields, board-repaired and board-shields.
board-escaped = ÉCHAPPÉ
board-label = Plateau. Les touches fléchées parcourent les cases et vaisseaux marqués, et Entrée choisit. Chaque choix figure aussi dans la liste des options.
board-lost-hull = ✕ −{ $n } coque
board-lost-shields = −{ $n } bouclier
# The chance to hit a target, on the board.
board-odds = { $n } %
# The number of options at a space.
board-options = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
# The spoken name of a ship has these parts: its name, its spaces, board-owner, board-ship-part, board-ship-state and
# board-ship-carries.
board-owner = { $own ->
    [true] à vous
   *[false] à { $player }
}
board-path = { $n ->
    [one] Y aller : { $n } case
   *[other] Y aller : { $n } cases
}
board-repaired = +{ $n } coque
board-shields = { $n-sign ->
    [minus] −{ $n-size } bouclier
   *[plus] +{ $n-size } bouclier
}
board-ship-carries = transporte { $cards }
# The part of the ship in an attack.
board-ship-part = { $part ->
    [attacker] attaque
   *[target] est attaqué
}
board-ship-state = boucliers { $shields } sur { $maxShields }, coque { $hull } sur { $maxHull }
# A direction on the board: the difference between two options.
board-wind-north = nord
board-wind-north-east = nord-est
board-wind-north-west = nord-ouest
board-wind-south = sud
board-wind-south-east = sud-est
board-wind-south-west = sud-ouest
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-whole = Montrer tout le plateau


## The options of a question on the board

# The ways to answer: which ships move, or how far at once.
manner-alone = Ce vaisseau
manner-drift = Trajet entier
manner-flight = Trajet entier
manner-group = Groupés
manner-single = Un par un
manner-step = Case par case
manner-together = Ensemble
# The headings in the list of options.
option-group-discard = Défausser une carte contre 1 énergie
option-group-drift = Dériver tout le trajet
option-group-flight = { $n ->
    [one] Aller à { $n } case
   *[other] Aller à { $n } cases
}
option-group-group = Tout placer, groupé
option-group-single = Placer un par un
option-group-step = Avancer d’une seule case
option-group-target = Sur { $target }
option-group-together = Tous ensemble en formation
option-weapon = Portée { $range }, puissance { $strength }, attaques : { $attacks }.


## The shots to choose from

shot-all-weapons = Toutes les armes
# $shot is a weapon, shot-all-weapons, shot-volley or shot-of-ship.
shot-at = { $shot } sur { $target }
shot-back = Retour
shot-cost = coûte { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
# The cost of a shot, in the spoken name of its button.
shot-energy = { $n ->
    [0] gratuit
    [one] { $n } énergie
   *[other] { $n } énergies
}
# $shot is a weapon or shot-all-weapons.
shot-of-ship = { $ship } : { $shot }
shot-target = Tirer sur { $target }
shot-volley = { $n ->
    [one] { $n } vaisseau
   *[other] Les { $n } vaisseaux
}


## The happenings that are shown over the board

show-attaches = { $player } attache
show-core = Noyau informatique
# $needed is the lowest number of the die with which it succeeds.
show-needed = il faut { $needed }+
show-out = Hors jeu
show-outcome = { $success ->
    [true] réussi
   *[false] échoué
}
# A tactic card follows.
show-plays = { $player } joue
show-round = Manche { $n }
show-turn = { $own ->
    [true] À vous de jouer
   *[false] À { $player } de jouer
}


## The chart of an attack

attack-again = relancé
attack-chart = Grille de touches : { $ship }
# The outcome, as a stamp.
attack-covered = COUVERT
attack-critical = CRITIQUE
attack-hit = TOUCHÉ
attack-hull = Coque { $n } sur { $total }
# The two dice, which name a cell of the chart.
attack-letter = Lettre
attack-miss = RATÉ
attack-number = Nombre
attack-shields = Boucliers { $n } sur { $total }


## The log

# A tile drifts.
log-drifts = { $n ->
    [one] { $tile } dérive de { $n } case
   *[other] { $tile } dérive de { $n } cases
}
# $from and $to are spaces: "H12", or "H12 and H13".
log-moves = { $n ->
    [one] { $ship } avance de { $n } case
   *[other] { $ship } avance de { $n } cases
}
log-moves-from = { $n ->
    [one] { $ship } avance de { $n } case ({ $from } → { $to })
   *[other] { $ship } avance de { $n } cases ({ $from } → { $to })
}
log-moves-to = { $n ->
    [one] { $ship } avance de { $n } case (→ { $to })
   *[other] { $ship } avance de { $n } cases (→ { $to })
}
log-topic-cards = Cartes
log-topic-fights = Combats
log-topic-moves = Mouvements


## The result

result-round = { $reason } · manche { $round }
result-winners = { $sides-count ->
    [one] { $sides } gagne
   *[other] { $sides } gagnent
}
# A stamp after the name of the winning side.
result-wins = gagne
# $value is a number, which is bold.
result-worth = valeur des vaisseaux : { $value }
