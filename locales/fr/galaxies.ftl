# The sentences of Galaxies, in French. locales/en/galaxies.ftl describes the arguments, GLOSSARY.md lists the terms.
#
# Names are printed in English and have no gender: no article, no "de" or "que" before them, and no agreement with them.


## Questions to a player

prompt-action = { $play-id ->
    [without-cards] Phase d’action : activez une carte Vaisseau, ou finissez la phase
   *[other] Phase d’action : activez une carte Vaisseau, jouez une carte, ou finissez la phase
}
prompt-attach = { $card } : choisissez la carte Vaisseau qui la portera
prompt-attack-ship = { $card } : choisissez le vaisseau qui attaque ensuite
prompt-computer-core = Piocher une carte, ou consulter la pioche adverse par le noyau informatique ?
prompt-core-keep = Noyau informatique : choisissez la carte à garder
prompt-core-order = Noyau informatique : choisissez l’ordre des autres cartes sous la pioche, la plus basse en dernier
prompt-deploy = { $play-id ->
    [without-cards] Phase de déploiement : déployez une carte Vaisseau, ou finissez la phase
   *[other] Phase de déploiement : déployez une carte Vaisseau, jouez une carte, ou finissez la phase
}
prompt-discard = Défaussez des cartes contre 1 énergie chacune
prompt-duplicate-hero = Vous avez { $card } en double : choisissez l’exemplaire à défausser
prompt-energy-phase = Phase d’énergie : jouez une carte, donnez des cartes, ou continuez
prompt-engine-asteroids = Moteurs télécommandés : choisissez dans l’ordre jusqu’à { $left ->
        [one] { $left } astéroïde
       *[other] { $left } astéroïdes
    } à déplacer
prompt-engine-move = Moteurs télécommandés : déplacez l’astéroïde, encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
prompt-engine-target = Moteurs télécommandés : choisissez le vaisseau que l’astéroïde percute
prompt-engines = Fin du tour : payer 2 énergies et tenter de démarrer les moteurs télécommandés ?
prompt-hand-limit = Votre main est pleine : choisissez une carte à défausser, contre 1 énergie, avant de piocher
prompt-hold = { $ship_card } : choisissez les cartes Vaisseau à embarquer dans la soute
prompt-last-card = C’est la dernière carte. Ensuite, la défausse ({ $discards ->
        [one] { $discards } carte
       *[other] { $discards } cartes
    }) devient la pioche : défausser d’abord ?
prompt-launch-at = Choisissez où déployer { $ship_card }
prompt-launch-ship = Choisissez où déployer { $ship }
prompt-market = Marché orbital : piocher 1 carte Tactique de plus ?
prompt-move = Déplacez { $ship } : encore { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
prompt-move-ship = { $card } : choisissez le vaisseau qui se déplace ensuite
prompt-order-triggers = Plusieurs pouvoirs s’appliquent maintenant : choisissez le premier
prompt-pass-cards = Choisissez les cartes à donner à votre partenaire
prompt-place-torrent = Choisissez où commence { $ship_card }, à côté d’un astéroïde
prompt-power = { $power-id ->
    [boarding-hooks] { $power } : payer { $cost ->
            [one] { $cost } énergie
           *[other] { $cost } énergies
        } et choisir le vaisseau à aborder ?
    [damage-control] { $power } : choisissez le vaisseau dont la coque est réparée
    [dead-eye] { $power } : relancer l’attaque ratée par { $ship } ?
    [drain-field] { $power } : choisissez le vaisseau dont les boucliers sont drainés
    [evade-order] { $power } : choisissez le vaisseau qui esquive
    [ferry-run] { $power } : choisissez le petit vaisseau à transporter, puis sa destination
    [field-burst] { $power } : faire exploser { $ship } pour abattre les boucliers ennemis alentour ?
    [grapple-decks] { $power } : payer { $cost ->
            [one] { $cost } énergie
           *[other] { $cost } énergies
        } et choisir le vaisseau à capturer ?
    [hard-haul] { $power } : choisissez le vaisseau ennemi, le vaisseau qui le remorque, puis la destination
    [hit-and-run] { $power } : déplacer encore { $ship } de 2 cases au plus ?
    [interpose] { $power } : choisissez le Sparrow qui subit les dégâts
    [limpet-pulse] { $power } : choisissez le vaisseau adjacent qui subit l’impulsion
    [patrol-launch] { $power } : choisissez le vaisseau autour duquel regrouper les Hawks, ou la place de chaque Hawk
    [predictable] { $power } : relancer le dé de lettre de l’attaque menée par { $ship } ?
    [regroup] { $power } : choisissez le Sparrow qui reçoit un pion bouclier
    [second-look] { $power } : relancer l’attaque ratée par { $ship } ?
    [seize-the-helm] { $power } : choisissez le vaisseau à capturer
    [shield-harmonics] { $power } : choisissez le vaisseau qui reçoit un pion bouclier
    [shield-lender] { $power } : choisissez le vaisseau qui reçoit un pion bouclier de celui-ci
    [slip-away] { $power } : choisissez où le vaisseau s’éclipse
    [squad-reroll] { $power } : relancer l’attaque ratée par { $ship } ?
    [storm-the-bridge] { $power } : choisissez le vaisseau à prendre d’assaut
    [strip-the-decks] { $power } : choisissez le vaisseau à aborder, puis une de ses cartes à défausser
    [umbrella-fire] { $power } : payer { $cost ->
            [one] { $cost } énergie
           *[other] { $cost } énergies
        } pour tirer sur { $ship } ?
   *[other] { $power } : choisissez
}
prompt-prepped = Attacher gratuitement { $card }, carte mise de côté pour { $ship_card } ?
prompt-regenerate = Régénérateur de boucliers : choisissez le vaisseau qui reçoit un pion bouclier
prompt-replace = { $card } : choisissez la carte à remplacer sur { $ship_card }
prompt-respond = { $event-id ->
    [activation-start] Activation ({ $ship_card }) : répondez avec une carte, ou passez
    [attack-hit] { $critical ->
        [true] { $attacker } touche l’étoile et détruit { $ship } : répondez, ou passez
       *[none] { $damage ->
            [none] { $attacker } touche { $ship } : répondez avec une carte, ou passez
           *[other] { $attacker } touche { $ship } ({ $damage ->
                    [one] { $damage } dégât
                   *[other] { $damage } dégâts
                }) : répondez avec une carte, ou passez
        }
    }
    [attack-missed] { $attacker } rate { $ship } : répondez avec une carte, ou passez
    [enemy-activation-start] Activation ennemie ({ $ship_card }) : répondez avec une carte, ou passez
    [ship-destroyed] Vaisseau détruit ({ $ship }) : répondez avec une carte, ou passez
   *[other] Réponse possible ({ $event }) : répondez avec une carte, ou passez
}
prompt-shot = { $card } : choisissez une cible, ou finissez ses attaques
prompt-starter = Votre jet est le plus haut : choisissez qui joue en premier
prompt-target = { $ship } : choisissez une cible, encore { $left ->
    [one] { $left } attaque
   *[other] { $left } attaques
}
prompt-warp = Choisissez où { $ship } sort du portail de distorsion
prompt-weapon = { $ship } : choisissez une arme à charger, ou finissez ses attaques

## Options of a question

option-action-done = finir la phase d’action
option-activate = activer { $card } pour { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
option-all-weapons = { $ship } : attaquer { $target } avec toutes ses armes
option-asteroid = déplacer { $tile }
option-asteroid-stays = laisser l’astéroïde ici
option-attach = attacher à { $ship_card }
option-attached = { $card } sur { $ship_card }
option-attack = attaquer { $ship }
option-card = { $card }
option-charge = charger { $weapon } pour { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } ({ $targets ->
        [one] { $targets } cible
       *[other] { $targets } cibles
    } à portée)
option-deploy-done = finir le déploiement
option-discard-for-energy = défausser contre de l’énergie
option-discard-one = défausser { $card } contre 1 énergie
option-done-attacking = finir les attaques
option-done-moving = laisser les autres vaisseaux sur place
option-draw-last = piocher cette carte
option-draw-own = piocher dans votre pioche
option-drift = dériver en { $hex }
option-energy-done = passer au déploiement
option-fly = aller en { $hex }
option-fly-over = aller en { $hexes }
option-group = tout placer en { $hexes }
option-hold-fire = cesser d’attaquer avec cette arme
option-launch = déployer { $card } pour { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
option-load = embarquer { $cards } ({ $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    })
option-load-none = ne rien embarquer
option-move-over = avancer en { $hexes }
option-move-to = avancer en { $hex }
option-no = non
option-no-engines = laisser les astéroïdes sur place
option-open-core = voir { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de la pioche adverse et en garder une
option-pass = passer
option-pass-to = donner des cartes à { $seat }
option-place = placer en { $hex }
option-place-over = placer en { $hexes }
option-play = jouer { $card } pour { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
option-play-on = jouer { $card } sur { $ship_card } pour { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
}
option-power = { $power } ({ $on })
option-recover-survivors = chercher des survivants au lieu de bouger
option-replace-none = ne rien remplacer : emplacement libre
option-run-engines = payer { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    } et tenter le démarrage
option-shift = { $way-id ->
    [north] décaler vers le nord
    [north-east] décaler vers le nord-est
    [south-east] décaler vers le sud-est
    [south] décaler vers le sud
    [south-west] décaler vers le sud-ouest
    [north-west] décaler vers le nord-ouest
   *[other] décaler ({ $way })
}
option-ship = { $ship }
option-shot = { $ship } : attaquer { $target } une fois avec { $weapon }
option-shots = { $ship } : attaquer { $target } { $attacks ->
        [one] { $attacks } fois
       *[other] { $attacks } fois
    } avec { $weapon }
option-starter = { $seat }
option-stop = arrêter ce vaisseau ici
option-together = tous en formation, celui-ci en { $hex }
option-volley = salve sur { $target } : { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
}
option-warp = franchir le portail
option-yes = oui

## Effects and risks of options

detail-asteroids = puis déplacer jusqu’à { $left ->
    [one] { $left } astéroïde
   *[other] { $left } astéroïdes
}
detail-away = à { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
detail-cover = couvert à { $needed }+
detail-damage = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}
detail-debris = débris : dégâts sur un jet de 1 à { $upto }
detail-ecm = ECM ({ $ship }) : { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à { $needed }+
detail-moves = mouvement { $move }
detail-odds = touche : { $percent } %
detail-replaces = remplace { $cards }
detail-replaces-one = remplace { $cards-or }
detail-ship = mouvement { $move }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, coque { $hull }
detail-star = destruction : { $percent } %
detail-start = démarrage : { $percent } % ({ $needed }+)
detail-strike = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à un vaisseau { $team } à côté duquel finit un astéroïde
detail-weapon = portée { $range }, puissance { $strength }, { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
}

## Reasons why something is not offered

withheld-activated = { $card } a déjà eu son activation ce tour-ci
withheld-activation-cost = activer { $card } coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $energy }
withheld-barred-target = cette arme ne peut pas viser { $ship }
withheld-card-cost = { $card } coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $energy }
withheld-card-moment = { $card } répond à un événement : vous aurez le choix à ce moment-là
withheld-card-no-answer = { $card } n’est pas une réponse : à jouer dans une phase de votre tour
withheld-card-other-moment = { $card } répond à un autre événement
withheld-card-phase-action = { $card } se joue en phase d’action
withheld-card-phase-deploy = { $card } se joue en phase de déploiement
withheld-card-phase-energy = { $card } se joue en phase d’énergie
withheld-card-turn-opponent = { $card } se joue pendant un tour adverse
withheld-card-turn-own = { $card } se joue pendant votre tour
withheld-charge-cost = charger { $weapon } coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $energy }
withheld-charged = charge déjà faite pendant cette activation : { $weapon }
withheld-engines-cost = les moteurs coûtent { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $energy } : défaussez des cartes pour en obtenir
withheld-in-hold = { $card } ne peut pas quitter la soute ({ $ship_card }) avant votre prochain tour
withheld-launch-cost = déployer { $card } coûte { $cost ->
        [one] { $cost } énergie
       *[other] { $cost } énergies
    }, et vous en avez { $energy }
withheld-no-host = aucun vaisseau sur le champ de bataille ne peut porter { $card }
withheld-no-room = la place manque pour déployer { $card }
withheld-no-use = { $card } n’aurait aucun effet maintenant
withheld-too-far = { $ship } est à { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, et l’arme a une portée de { $range }

## Standing orders

order-concede = Abandonner la partie
order-hold-ecm = Ne pas lancer d’ECM avec { $card }
order-pass = Aucune réaction jusqu’à mon prochain tour
order-show-hand = Montrer ma main à l’équipe

## Warnings before a standing order

warning-concede = Votre camp continue le combat jusqu’à ce que tous ses joueurs aient abandonné. Ce choix est définitif.
warning-concede-last = Votre camp perd et la partie se termine. Ce choix est définitif.

## Results

result-clock = { $winner ->
    [none] L’horloge de victoire arrive à son terme : match nul
   *[other] { $tie-id ->
        [run-out] L’horloge de victoire arrive à son terme, vaisseaux à égalité : { $winner } gagne, sa pioche s’étant épuisée en premier
        [ships] L’horloge de victoire arrive à son terme, totaux à égalité : { $winner } gagne avec plus de vaisseaux
       *[none] L’horloge de victoire arrive à son terme : { $winner } gagne
    }
}
result-concession = { $winner } gagne par abandon
result-elimination = { $winner ->
    [none] Plus aucun vaisseau sur le champ de bataille : match nul
   *[other] { $winner } gagne : plus aucun vaisseau ennemi sur le champ de bataille
}
result-ship-destroyed = { $winner ->
    [none] Les deux camps atteignent leur but en même temps : match nul
   *[other] { $winner } gagne : vaisseau détruit ({ $ship })
}
result-victory-points = { $winner ->
    [none] Les deux camps atteignent leur but en même temps : match nul
   *[other] { $winner } gagne aux points de victoire
}
result-other = { $winner ->
    [none] Match nul
   *[other] { $winner } gagne
}

## Happenings, as lines of the log

happening-activated = { $seat } active { $ship_card }
happening-activation-ended = Fin de l’activation : { $ship_card }
happening-asteroid = { $tile } dérive en { $hexes }
happening-asteroid-steps = { $tile ->
    [none] L’astéroïde s’arrête
   *[other] { $tile } peut avancer de { $steps ->
            [one] { $steps } case
           *[other] { $steps } cases
        } au plus
}
happening-attached = { $seat } attache { $card } à { $ship_card }
happening-attack = { $again ->
    [none] { $hit ->
        [true] { $critical ->
            [true] { $attacker } tire sur { $target } avec { $name } : { $coordinate }, coup critique
           *[other] { $attacker } tire sur { $target } avec { $name } : { $coordinate }, touché
        }
       *[false] { $attacker } tire sur { $target } avec { $name } : { $coordinate }, raté
    }
   *[other] { $hit ->
        [true] { $critical ->
            [true] { $attacker } relance son attaque sur { $target } : { $coordinate }, coup critique
           *[other] { $attacker } relance son attaque sur { $target } : { $coordinate }, touché
        }
       *[false] { $attacker } relance son attaque sur { $target } : { $coordinate }, raté
    }
}
happening-attacker = { $ship } commence ses attaques
happening-attacker-done = { $ship } a fini ses attaques
happening-card-escaped = { $ship_card } est hors d’atteinte
happening-card-lost = { $cargo-count ->
    [0] { $ship_card } est hors jeu
   *[other] { $ship_card } est hors jeu avec sa cargaison : { $cargo }
}
happening-cargo-lost = Cargaison détruite ({ $ship_card }) : { $cargo }
happening-charged = { $ship } charge { $name } ({ $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    })
happening-conceded = { $lost ->
    [true] { $seat } abandonne, et la partie est finie
   *[false] { $seat } abandonne
}
happening-control = { $to } contrôle désormais { $ship_card }
happening-core = { $cards ->
    [none] { $seat } consulte { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de la pioche { $team }
   *[other] { $seat } consulte la pioche { $team } : { $cards }
}
happening-core-kept = { $card ->
    [none] { $seat } en garde une et met { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } sous la pioche { $team }
   *[other] { $back-count ->
        [0] { $seat } garde { $card }
       *[other] { $seat } garde { $card } et met sous la pioche { $team }, la plus basse en dernier : { $back }
    }
}
happening-damage = { $hull ->
    [0] { $ship } perd { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }
   *[other] { $shields ->
        [0] { $ship } subit { $hull ->
                [one] { $hull } dégât
               *[other] { $hull } dégâts
            } à la coque
       *[other] { $ship } perd { $shields ->
                [one] { $shields } bouclier
               *[other] { $shields } boucliers
            } et subit { $hull ->
                [one] { $hull } dégât
               *[other] { $hull } dégâts
            } à la coque
    }
}
happening-destroyed = Vaisseau détruit : { $ship }
happening-detached = { $card } quitte { $ship_card }
happening-discarded = { $seat } défausse { $card }
happening-drew = { $card ->
    [none] { $seat } pioche une carte
   *[other] { $seat } pioche { $card }
}
happening-effect = { $power } affecte { $on }
happening-energy = { $amount-sign ->
    [plus] { $team } gagne { $amount ->
            [one] { $amount } énergie
           *[other] { $amount } énergies
        } (total : { $now })
   *[other] Il reste { $now ->
            [one] { $now } énergie
           *[other] { $now } énergies
        } à { $team }
}
happening-engines = { $left ->
    [none] Les moteurs télécommandés s’arrêtent
    [0] Les moteurs télécommandés s’arrêtent
    [one] Les moteurs télécommandés tournent : { $left } astéroïde peut bouger
   *[other] Les moteurs télécommandés tournent : { $left } astéroïdes peuvent bouger
}
happening-engines-used = { $seat } tente de démarrer les moteurs télécommandés
happening-escaped = { $ship } s’échappe
happening-event-spent = { $card } rejoint la défausse
happening-launched = { $seat } déploie { $ship_card }
happening-moved = { $placed ->
    [true] { $was ->
        [none] { $ship } prend place en { $to }
       *[other] { $ship } prend place en { $to }, depuis { $was }
    }
   *[none] { $was ->
        [none] { $ship } se déplace en { $to }
       *[other] { $ship } se déplace de { $was } à { $to }
    }
}
happening-movement = { $ship } peut avancer de { $left ->
    [one] { $left } case
   *[other] { $left } cases
}
happening-movement-ended = { $ship } s’arrête
happening-order-changed = { $on ->
    [true] Ordre permanent donné : { $order }
   *[false] Ordre permanent levé : { $order }
}
happening-passed = { $cards ->
    [none] { $seat } donne { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } à { $to }
   *[other] { $seat } donne { $cards } à { $to }
}
happening-phase = { $phase-id ->
    [end] { $seat } finit son tour
    [energy] { $seat } : phase d’énergie
    [deploy] { $seat } : phase de déploiement
    [action] { $seat } : phase d’action
   *[other] { $seat } : phase { $phase }
}
happening-played = { $seat } joue { $card } pour { $cost ->
    [one] { $cost } énergie
   *[other] { $cost } énergies
}
happening-points = { $why-id ->
    [data-points] { $team } marque { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de victoire pour les données de la carte (total : { $now })
    [escape] { $team } marque { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de victoire pour { $ship } (total : { $now })
    [survivors] { $ship } ramène des survivants : { $team } marque { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de victoire (total : { $now })
   *[other] { $team } marque { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de victoire (total : { $now })
}
happening-power = { $power } s’applique
happening-prepped = { $used ->
    [true] { $seat } fait entrer { $card }, carte mise de côté pour ce vaisseau
   *[false] { $seat } laisse { $card } de côté
}
happening-repaired = { $ship } répare { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à la coque
happening-reshuffled = { $team } a une nouvelle pioche de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
happening-roll = { $purpose-id ->
    [cover] { $success ->
        [true] Couvert de l’astéroïde pour { $ship } : { $result } transforme la touche en tir raté
       *[false] Couvert de l’astéroïde pour { $ship } : { $result } ne suffit pas
    }
    [ecm] { $success ->
        [true] ECM contre { $ship } : { $result } inflige des dégâts
       *[false] ECM contre { $ship } : { $result } ne fait rien (il faut { $needed }+)
    }
    [engines] { $success ->
        [true] Les moteurs télécommandés démarrent avec { $result }
       *[false] Les moteurs télécommandés ne démarrent pas avec { $result } : rien ne bouge
    }
    [engine-move] { $source ->
        [none] Jet pour le mouvement de l’astéroïde : { $result }
       *[other] { $source } : jet de { $result } pour son mouvement
    }
    [debris] { $ship } obtient { $result } au jet de débris
    [starter] { $seat } obtient { $result } au jet pour le premier tour
    [survivors] { $ship } cherche des survivants et obtient { $result }
   *[other] Le dé montre { $result } ({ $purpose })
}
happening-run-out = { $times ->
    [1] La pioche { $team } s’épuise pour la première fois
   *[other] La pioche { $team } est définitivement épuisée
}
happening-settled = { $hit ->
    [true] Touché : { $target }
   *[false] Raté : { $target }
}
happening-shields = { $amount-sign ->
    [minus] { $ship } cède des boucliers (total : { $now })
   *[other] { $ship } reçoit { $amount ->
            [one] { $amount } bouclier
           *[other] { $amount } boucliers
        } (total : { $now })
}
happening-stage = { $step-id ->
    [attack] Les vaisseaux peuvent attaquer
    [end] L’activation se termine
    [move] Les vaisseaux peuvent se déplacer
   *[other] L’activation continue
}
happening-starter = { $seat } joue en premier
happening-tile = { $ship } révèle { $tile_kind } ({ $tile })
happening-tiles-hidden = Des tuiles Découverte sont posées face cachée sur le champ de bataille
happening-turn = Manche { $round } : à { $seat } de jouer
happening-window = { $event-id ->
    [activation-start] Possibilité de répondre à l’activation avec une carte
    [attack-hit] Possibilité de répondre à la touche avec une carte
    [attack-missed] Possibilité de répondre au tir raté avec une carte
    [enemy-activation-start] Possibilité de répondre à l’activation avec une carte
    [ship-destroyed] Possibilité de répondre à la destruction avec une carte
   *[other] Possibilité de répondre avec une carte ({ $event })
}
word-activation-start = l’activation
word-attack-hit = la touche
word-attack-missed = le tir raté
word-discovery-tile = Tuile Découverte { $number }
word-ecm = ECM
word-enemy-activation-start = l’activation
word-energy = contre de l’énergie
word-hand-limit = au-delà de la limite de main
word-primary = l’arme principale
word-secondary = l’arme secondaire
word-ship-destroyed = la destruction
