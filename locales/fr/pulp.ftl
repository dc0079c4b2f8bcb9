# The sentences of Pulp Invasion, in French. locales/en/pulp.ftl describes the arguments, GLOSSARY.md lists the terms.
#
# Names are printed in English and have no gender: no article, no "de" or "que" before them, and no agreement with them.
# The lines of the log name the Hero as their subject, because French verbs need one.

## Questions to a player

prompt-alignment = Qui servez-vous ? Personne d’autre ne le saura
prompt-captain = Qui est votre Capitaine ?
prompt-choose-crew = Qui rejoint votre équipage de passerelle ?
prompt-choose-ship = Quelle carte Vaisseau spatial prenez-vous, si vous en prenez une ?
prompt-choose-weapon = { $by } : quelle Super-arme trouvez-vous ?
prompt-closing = Vous avez rencontré toutes les cartes. Utiliser autre chose avant la fouille ?
prompt-crew-die = Quel dé accompagne { $crew } ?
prompt-cube = { $cubes-count ->
    [one] Tirage : { $cubes }. Qu’en faites-vous ?
   *[other] Tirage : { $cubes }. Quel cube en premier ?
}
    .cubes = { $n ->
        [one] { $n } { $key }
       *[other] { $key-id ->
            [orange] { $n } { $key }
           *[other] { $n } { $key }s
        }
    }
prompt-dice = { $keep ->
    [one] Quel dé gardez-vous ?
   *[other] Quels { $keep } dés gardez-vous ?
}
prompt-downgrade = { $by } : quel dé baissez-vous ?
prompt-encounter = { $ways-id ->
    [engage] { $card } : affronter, ou utiliser autre chose d’abord ?
    [evade] { $card } : esquiver, ou utiliser autre chose d’abord ?
   *[engage-evade] { $card } : affronter ou esquiver ?
}
prompt-engage = Affronter { $card } : comment payez-vous ?
prompt-engage-with = { $by } : avec quelle Aptitude affrontez-vous { $card } ?
prompt-evade = { $point ->
    [true] Esquiver { $card } : payez un point, puis tirez { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[false] Esquiver { $card } : tirez { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } sans payer de point
}
prompt-exchange = { $by } : quelles deux cartes changent de place ?
prompt-extra-die = { $by } : quel dé supplémentaire prenez-vous, réglé sur { $value } ?
prompt-fewer = Combien de cubes le Héros tire-t-il en moins ?
prompt-free-dice = { $count ->
    [one] Choisissez { $count } autre dé
   *[other] Choisissez { $count } autres dés
}
prompt-gain = { $by } : dans quelle Aptitude gagnez-vous { $n ->
    [one] { $n } point
   *[other] { $n } points
} ?
prompt-hero-loses = { $by } : dans quelle Aptitude le Héros perd-il { $n ->
    [one] { $n } point
   *[other] { $n } points
} ?
prompt-influence = { $point-id ->
    [after-choice] Agir après la dernière rencontre ?
    [after-draw] Agir après votre propre tirage ?
    [after-resolved] Agir après la fouille du Héros ?
    [before-choice] Agir avant la prochaine rencontre ?
    [before-draw] Agir avant le tirage du Héros ?
    [before-line] Agir avant que la ligne soit piochée ?
   *[other] Agir maintenant ?
}
prompt-keep = Quelles quatre cartes rencontrez-vous, et dans quel ordre ?
prompt-keep-cube = { $by } : lequel des deux cubes utilisez-vous ?
prompt-lay-teams = Poser un cube Équipe au sol sur une Super-arme ?
prompt-look = La prochaine carte est { $card } : la laisser, ou la mettre sous la pioche ?
prompt-lose = { $by } : dans quelle Aptitude perdez-vous { $n ->
    [one] { $n } point
   *[other] { $n } points
} ?
prompt-move-from = { $by } : de quelle Aptitude déplacez-vous un point ?
prompt-move-to = { $by } : vers quelle Aptitude va le point ?
prompt-negate = Le Héros paie pour { $planet } : contrez-vous une carte ?
prompt-order = { $by } : dans quel ordre mettez-vous les cartes ?
prompt-part = { $by } : agir contre quelle partie ?
prompt-pay-again = { $icon-id ->
    [key] Carte contrée ! En payez-vous une autre comme clé ?
   *[code] Carte contrée ! En payez-vous une autre comme code ?
}
prompt-pay-points = { $by } : dans quelle Aptitude payez-vous { $n ->
    [one] { $n } point
   *[other] { $n } points
} ?
prompt-pay-with = { $icon-id ->
    [key] Quelle carte payez-vous comme clé ?
   *[code] Quelle carte payez-vous comme code ?
}
prompt-planet = Manche { $round } : quelle Planète fouillez-vous ?
prompt-raise-top = { $by } : quelle Aptitude débute avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus ?
prompt-remove = { $by } : quel cube retirez-vous du sac ?
prompt-reroll = { $by } : quel dé relancez-vous ?
prompt-return = { $by } : quel cube remettez-vous dans le sac ?
prompt-rob = { $by } : quel cube prenez-vous sur les Super-armes du Héros ?
prompt-row-dice = Quels dés rejoignent sa rangée ? Choisissez-en { $most } au plus
prompt-search = Fouiller { $planet } : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} à tirer
prompt-seize = Quelles clés et quels codes esquivés prenez-vous ?
prompt-seize-from-pile = { $by } : quelle carte de la défausse prenez-vous ?
prompt-seize-one = Arvan : quelle carte esquivée prenez-vous comme clé ou comme code ?
prompt-set-die = { $by } : quel dé réglez-vous ?
prompt-ship-die = Quel dé est remplacé par le dé Vaisseau spatial ?
prompt-spare = Tirage : { $cubes }. En annuler un avec un cube Équipe au sol ?
prompt-spend-team = { $by } : céder un cube Équipe au sol contre { $n ->
    [one] { $n } point
   *[other] { $n } points
} dans une Aptitude ?
prompt-split-dice = Réglez ces dés : le total de leurs valeurs doit être { $total }
prompt-stronger = { $by } : quelle carte devient plus forte ?
prompt-swap-die = { $by } : quel dé donnez-vous ?
prompt-swap-die-for = { $by } : quel dé prenez-vous en échange ?
prompt-swap-for = { $by } : laquelle prenez-vous en échange ?
prompt-swap-in = { $by } : quelle carte la remplace ?
prompt-swap-out = { $by } : quelle carte retirez-vous de la ligne ?
prompt-swap-planet = Cartographers : échanger une de ces Planètes ?
prompt-swap-weapon = { $by } : quelle Super-arme donnez-vous ?
prompt-take = Quelles clés et quels codes prenez-vous en main ?
prompt-tithe = { $by } : défaussez une carte, ou perdez 1 Diplomatie
prompt-traitor-captain = Derrière quel Capitaine vous cachez-vous ?
prompt-traitor-dice = { $count ->
    [one] Choisissez { $count } dé pour vous
   *[other] Choisissez { $count } dés pour vous
}
prompt-translator = Piocher huit cartes et en garder quatre ?
prompt-turn = { $die } a servi : sur quelle valeur tournez-vous ce dé ?
prompt-understand = { $by } : quelle Super-arme est maîtrisée ?
prompt-upgrade = { $by } : quel dé augmentez-vous ?
prompt-upright = { $by } : de quelle carte les icônes de planète comptent-elles ?
prompt-use-twice = { $by } : quel dé peut servir deux fois ?
prompt-value = { $die } : sur quelle valeur réglez-vous ce dé ?

## Options of a question

option-ability = { $ability }
option-alignment = { $name }
option-aside = Blanc : dans le sac après tous les autres
option-back = Retour
option-boost = Vert : gagner 2 { $ability }
option-captain-name = { $captain }
option-card = { $card }
option-card-name = { $card }
option-collect = Noir : sur { $alien }
option-color = Un cube { $color }
option-crew = { $crew }
option-crew-point = Payer un point via { $crew }
option-decline = Ne pas fouiller
option-die = { $die } : { $text }
option-die-name = { $die }
option-discard-card = Défausser { $card }
option-discard-cube = { $color } : dans la réserve
option-done = Passer à la fouille
option-draw = Tirer { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
option-engage = Affronter { $card }
option-evade = Esquiver { $card }
option-exploration = Utiliser { $exploration }
option-find = Jaune : trouver une Super-arme
option-influence = { $influence }, { $side } ({ $cost }) : { $text }
option-keep-planets = Les garder
option-lay-team = Vert : garder le cube Équipe au sol
option-leave = La laisser
option-lose-ability = Perdre 1 { $ability }
option-lose-to-black = Noir : perdre 1 { $ability }
option-negate = Contrer { $card } en défaussant { $own }
option-no = Non
option-no-point = Sans point
option-number = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
option-part = Contre { $n } { $ability } ({ $of })
option-pass = Passer
option-pay = { $fatal ->
    [true] { $free-count ->
        [0] Payer { $paid } et perdre la partie
       *[other] Payer { $paid }, dont { $free-count ->
            [one] { $free-count } point
           *[other] { $free-count } points
        } à 1 contre 1, et perdre la partie
    }
   *[none] { $free-count ->
        [0] Payer { $paid }
       *[other] Payer { $paid }, dont { $free-count ->
            [one] { $free-count } point
           *[other] { $free-count } points
        } à 1 contre 1
    }
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n } via { $key }
    }
    .paid-none = 0 point
option-pay-planet = Payer pour { $planet }
option-pay-with = { $card }
option-place = { $color } : sur { $weapon }
option-planet = { $planet }
option-point = Payer 1 { $ability }
option-raise = { $color } : gagner 1 { $ability }
option-return = Un cube { $color }
option-reveal = Révéler votre Allégeance
option-rob = Un cube { $color } sur { $weapon }
option-ship = { $ship }
option-spare = Annuler le cube { $color } : un vert va dans le sac
option-split = { $values }
    .values = { $key } { $n }
option-stop = C’est tout
option-swap-planet = Échanger { $planet }
option-take = Prendre { $card }
option-team = Poser un cube Équipe au sol sur { $weapon }
option-turn = Sur { $value }
option-under = La mettre sous la pioche
option-value = Sur { $value }
option-weapon = Utiliser { $weapon }
option-weapon-name = { $weapon }

## Risks of options

detail-danger = { $chance-percent ->
    [low] <1 % de risque de perdre la partie
    [high] >99 % de risque de perdre la partie
   *[other] { $chance-percent } % de risque de perdre la partie
}
detail-zeros = Deux Aptitudes seraient à 0 : partie perdue à la prochaine rencontre

## Reasons why something is not offered

withheld-at-top = { $ability } est à son maximum ({ $top })
withheld-barred-die = { $by } empêche d’utiliser { $card }
withheld-crew-bound = Le prochain point via { $crew } est en { $ability }, mais le point doit être en { $only } ({ $by })
withheld-die-face = { $die } montre { $face }, pour un autre moment : { $moments }
withheld-die-no-use = { $die } montre { $face }, une face inutile pour l’instant
withheld-engaged-now = { $card } ne rejoint votre main qu’après la fouille
withheld-evaded-icon = { $card } : carte esquivée, impossible d’en prendre la clé ou le code
withheld-influence-cost = { $side ->
    [none] { $card } coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } d’Influence, et vous en avez { $have }
   *[other] { $card }, { $side }, coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } d’Influence, et vous en avez { $have }
}
withheld-influence-no-use = { $side ->
    [none] { $card } est inutile pour l’instant
   *[other] { $card }, { $side }, est inutile pour l’instant
}
withheld-influence-phase = { $phase-id ->
    [encounter] { $side ->
        [none] { $card } se joue en phase de Rencontre
       *[other] { $card }, { $side }, se joue en phase de Rencontre
    }
   *[search] { $side ->
        [none] { $card } se joue en phase de Fouille
       *[other] { $card }, { $side }, se joue en phase de Fouille
    }
}
withheld-influence-played = Vous avez déjà joué une carte Influence dans cette phase
withheld-must-engage = { $cause ->
    [none] { $card } : affrontement obligatoire
   *[other] { $card } : affrontement obligatoire ({ $cause })
}
withheld-must-engage-unpaid = { $cause ->
    [none] { $card } : affrontement obligatoire, mais vous ne pouvez pas payer et devez esquiver
   *[other] { $card } : affrontement obligatoire ({ $cause }), mais vous ne pouvez pas payer et devez esquiver
}
withheld-must-evade = { $cause ->
    [none] { $card } : esquive obligatoire
   *[other] { $card } : esquive obligatoire ({ $cause })
}
withheld-no-strength = { $card } a une Force de 0 : esquive obligatoire
withheld-no-use = { $card } est inutile pour l’instant
withheld-not-understood = { $colors ->
    [none] { $card } : Super-arme non maîtrisée, il manque { $cubes }
   *[other] { $card } : Super-arme non maîtrisée, il manque { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } ({ $colors-or })
}
withheld-one-die-closing = Un dé a déjà servi dans la dernière rencontre
withheld-one-die-encounter = Un dé a déjà servi dans cette rencontre
withheld-one-die-phase = Un dé a déjà servi dans cette phase de Rencontre
withheld-one-die-search = Un dé a déjà servi dans cette fouille
withheld-other-moment = { $card } s’utilise à un autre moment : { $moments }
withheld-other-sector = { $card } s’utilise dans un autre secteur
withheld-planet-no-use = Payer pour { $planet } est inutile pour l’instant
withheld-planet-paid = Vous avez déjà payé pour { $planet } dans cette fouille
withheld-planet-unpaid = { $planet } coûte { $cost }, et votre main n’y suffit pas
    .cost = { $key-id ->
        [key] { $n ->
            [one] { $n } clé
           *[other] { $n } clés
        }
       *[code] { $n ->
            [one] { $n } code
           *[other] { $n } codes
        }
    }
withheld-point-bound = Le point doit être en { $only }, pas en { $ability } ({ $by })
withheld-point-zero = { $ability } est à 0 et ne fournit aucun point
withheld-silenced = Le Héros a payé pour { $planet } : silence imposé dans cette phase
withheld-team-fresh = Le nouveau cube Équipe au sol sera utilisable dès la prochaine phase
withheld-unpayable = { $crew ->
    [0] Vous ne pouvez pas payer pour { $card } : il faut { $due }, et vous avez { $have }
   *[other] Vous ne pouvez pas payer pour { $card } : il faut { $due }, et vous avez { $have }, plus { $crew ->
        [one] { $crew } point
       *[other] { $crew } points
    } d’équipage
}
    .due = { $n } { $key }
    .have = { $n } { $key }
    .have-none = 0 point
withheld-used = { $card } a déjà servi dans cette manche
withheld-used-dice = { $dice-count ->
    [one] { $dice } a déjà servi dans cette manche
   *[other] { $dice } ont déjà servi dans cette manche
}

## Standing orders

order-concede = Abandonner
order-pass-phase = Tout passer jusqu’à la fin de la phase
order-pass-round = Tout passer jusqu’à la fin de la manche

## Warnings before a standing order

warning-concede = La partie se termine, et l’Hégémonie cosmique gagne.
warning-concede-hero = La partie se termine, et le Traître gagne.
warning-concede-traitor = La partie se termine, et le Héros gagne.

## Results. $tally is result-tally

result-abilities = { $zeros ->
    [3] { $winner ->
        [none] Défaite à la manche { $round } : toutes les Aptitudes sont à 0 lors d’une rencontre. { $tally }
       *[other] { $winner } gagne à la manche { $round } : toutes les Aptitudes sont à 0 lors d’une rencontre. { $tally }
    }
   *[other] { $winner ->
        [none] Défaite à la manche { $round } : deux Aptitudes sont à 0 lors d’une rencontre. { $tally }
       *[other] { $winner } gagne à la manche { $round } : deux Aptitudes sont à 0 lors d’une rencontre. { $tally }
    }
}
result-concession = { $winner ->
    [none] Défaite à la manche { $round } : le Héros a abandonné. { $tally }
   *[other] { $winner-id ->
        [hero] { $winner } gagne à la manche { $round } : le Traître a abandonné. { $tally }
       *[other] { $winner } gagne à la manche { $round } : le Héros a abandonné. { $tally }
    }
}
result-majority = { $why-id ->
    [overtaken] { $winner } gagne à la manche { $round } : { $his ->
        [one] { $his } Super-arme
       *[other] { $his } Super-armes
    } sur { $weapons }, une avance irrattrapable. { $tally }
    [weapons] { $tie ->
        [true] { $winner } gagne à la manche { $round } : toutes les Super-armes ({ $weapons }) ont été trouvées, et une égalité revient au Héros. { $tally }
       *[false] { $winner } gagne à la manche { $round } : toutes les Super-armes ({ $weapons }) ont été trouvées. { $tally }
    }
   *[time] { $tie ->
        [true] { $winner } gagne à la manche { $round } : il ne reste aucune carte Rencontre, et une égalité revient au Héros. { $tally }
       *[false] { $winner } gagne à la manche { $round } : il ne reste aucune carte Rencontre. { $tally }
    }
}
result-tally = { $his ->
    [none] { $found ->
        [one] { $found } Super-arme sur { $weapons } a été trouvée
       *[other] { $found } Super-armes sur { $weapons } ont été trouvées
    }
   *[other] { $found ->
        [one] Le Héros a trouvé { $found } Super-arme sur { $weapons }, et le Traître { $his }
       *[other] Le Héros a trouvé { $found } Super-armes sur { $weapons }, et le Traître { $his }
    }
}
result-time = { $winner ->
    [none] Défaite à la manche { $round } : il ne reste aucune carte Rencontre. { $tally }
   *[other] { $winner } gagne à la manche { $round } : il ne reste aucune carte Rencontre. { $tally }
}
result-unfound = { $winner } gagne à la manche { $round } : trop de Super-armes n’ont pas été trouvées. { $tally }
result-weapons = { $winner } gagne à la manche { $round } : toutes les Super-armes ont été trouvées

## Happenings, as lines of the log

happening-aligned = Le Traître a choisi son Allégeance
happening-begun = L’Hégémonie : { $aliens }
happening-bonus = { $n } de Force en plus contre { $card } ({ $by })
happening-borrowed = { $by } lance { $die } : { $value }
happening-captain = { $captain } prend le commandement
happening-conceded = { $on ->
    [true] { $seat } abandonne
   *[false] { $seat } continue
}
happening-crew = { $card } rejoint l’équipage de passerelle
happening-crew-lost = { $crew } meurt, et le dé { $die } est perdu
happening-cubes = { $target-id ->
    [gone] { $cubes-sum ->
        [one] { $cubes } sort du jeu (depuis { $source })
       *[other] { $cubes } sortent du jeu (depuis { $source })
    }
   *[other] { $source-id ->
        [area] { $cubes-sum ->
            [one] { $cubes } passe de la zone du Traître vers { $target }
           *[other] { $cubes } passent de la zone du Traître vers { $target }
        }
        [bag] { $cubes-sum ->
            [one] { $cubes } passe du sac vers { $target }
           *[other] { $cubes } passent du sac vers { $target }
        }
        [drawn] { $cubes-sum ->
            [one] { $cubes } passe du tirage vers { $target }
           *[other] { $cubes } passent du tirage vers { $target }
        }
        [gone] { $cubes-sum ->
            [one] { $cubes } hors du jeu rejoint { $target }
           *[other] { $cubes } hors du jeu rejoignent { $target }
        }
        [supply] { $cubes-sum ->
            [one] { $cubes } passe de la réserve vers { $target }
           *[other] { $cubes } passent de la réserve vers { $target }
        }
        [team] { $cubes-sum ->
            [one] { $cubes } passe de l’Équipe au sol vers { $target }
           *[other] { $cubes } passent de l’Équipe au sol vers { $target }
        }
        [traitor] { $cubes-sum ->
            [one] { $cubes } passe du Traître vers { $target }
           *[other] { $cubes } passent du Traître vers { $target }
        }
       *[other] { $cubes-sum ->
            [one] { $cubes } quitte { $source } pour { $target }
           *[other] { $cubes } quittent { $source } pour { $target }
        }
    }
}
happening-declined = Pas de fouille sur { $planet }
happening-dice = { $dice }
    .dice = { $key } montre { $n }
happening-die-used = { $turns ->
    [true] Le Héros utilise { $die }, qui passe de { $face } à { $value }
   *[false] Le Héros utilise { $die }, qui reste sur { $value }
}
happening-discarded = Le Héros paie { $cards }
happening-drawn = Le Héros tire { $cubes }
happening-ended = { $reason-id ->
    [abilities] Deux Aptitudes sont à 0 lors d’une rencontre
    [majority] Les Super-armes sont comptées
    [time] Il ne reste aucune carte Rencontre
    [unfound] Trop de Super-armes n’ont pas été trouvées
   *[weapons] Toutes les Super-armes ont été trouvées
}
happening-engaged = { $bonus ->
    [0] Le Héros affronte { $card } pour { $paid }
   *[other] Le Héros affronte { $card } pour { $paid }, avec { $bonus } de Force
}
    .paid = { $key-id ->
        [combat] { $n } { $key }
        [diplomacy] { $n } { $key }
        [science] { $n } { $key }
       *[other] { $n ->
            [one] { $n } point
           *[other] { $n } points
        } via { $key }
    }
    .paid-none = 0 point
happening-evaded = { $spared ->
    [none] { $point-id ->
        [none] Le Héros esquive { $card } sans point : { $cubes }
        [combat] Le Héros esquive { $card } pour 1 { $point } : { $cubes }
        [diplomacy] Le Héros esquive { $card } pour 1 { $point } : { $cubes }
        [science] Le Héros esquive { $card } pour 1 { $point } : { $cubes }
       *[other] Le Héros esquive { $card } pour un point via { $point } : { $cubes }
    }
   *[other] { $point-id ->
        [none] Le Héros esquive { $card } sans point : { $cubes } ; l’Équipe au sol annule un cube ({ $spared })
        [combat] Le Héros esquive { $card } pour 1 { $point } : { $cubes } ; l’Équipe au sol annule un cube ({ $spared })
        [diplomacy] Le Héros esquive { $card } pour 1 { $point } : { $cubes } ; l’Équipe au sol annule un cube ({ $spared })
        [science] Le Héros esquive { $card } pour 1 { $point } : { $cubes } ; l’Équipe au sol annule un cube ({ $spared })
       *[other] Le Héros esquive { $card } pour un point via { $point } : { $cubes } ; l’Équipe au sol annule un cube ({ $spared })
    }
}
happening-explored = Exploration : { $cards }
happening-extra = { $n-sign ->
    [plus] { $n-size ->
        [one] { $n-size } cube
       *[other] { $n-size } cubes
    } de plus dans cette fouille ({ $by })
   *[minus] { $n-size ->
        [one] { $n-size } cube
       *[other] { $n-size } cubes
    } de moins dans cette fouille ({ $by })
}
happening-fewer = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} de moins dans la prochaine fouille du Héros ({ $by })
happening-found = { $by-id ->
    [traitor] Le Traître prend { $weapon } ! Encore { $left } à trouver
   *[other] Le Héros trouve { $weapon } ! Encore { $left } à trouver
}
happening-influence = Le Traître joue { $card }, { $side }, pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} d’Influence : { $text }
happening-influence-window = { $point-id ->
    [after-choice] Le Traître peut agir après la dernière rencontre
    [after-draw] Le Traître peut agir après son propre tirage
    [after-resolved] Le Traître peut agir après la fouille du Héros
    [before-choice] Le Traître peut agir avant la prochaine rencontre
    [before-draw] Le Traître peut agir avant le tirage du Héros
    [before-line] Le Traître peut agir avant que la ligne soit piochée
   *[other] Le Traître peut agir
}
happening-influenced = { $on ->
    [none] { $by } s’applique
   *[other] { $by } s’applique à { $on }
}
happening-line = { $location ->
    [none] La ligne : { $line }. Dans le sac : { $cubes }
   *[other] La ligne : { $line } ; { $location } s’applique. Dans le sac : { $cubes }
}
    .line-none = aucune carte
happening-looked = { $what-id ->
    [bag] { $names ->
        [none] Le Traître regarde { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } du sac
       *[other] Le Traître regarde { $count ->
            [one] { $count } cube
           *[other] { $count } cubes
        } du sac : { $names }
    }
    [weapons] { $by-id ->
        [traitor] { $names ->
            [none] Le Traître regarde { $count ->
                [one] { $count } Super-arme
               *[other] { $count } Super-armes
            }
           *[other] Le Traître regarde { $count ->
                [one] { $count } Super-arme
               *[other] { $count } Super-armes
            } : { $names }
        }
       *[other] { $names ->
            [none] Le Héros regarde { $count ->
                [one] { $count } Super-arme
               *[other] { $count } Super-armes
            }
           *[other] Le Héros regarde { $count ->
                [one] { $count } Super-arme
               *[other] { $count } Super-armes
            } : { $names }
        }
    }
   *[deck] { $names ->
        [none] Le Héros regarde { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de la pioche
       *[other] Le Héros regarde { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de la pioche : { $names }
    }
}
    .names = { $what-id ->
        [bag] { $n ->
            [one] { $n } { $key }
           *[other] { $key-id ->
                [orange] { $n } { $key }
               *[other] { $n } { $key }s
            }
        }
       *[other] { $key }
    }
happening-meets = Le Héros rencontre { $card }
happening-negated = Le Traître contre { $paid } en défaussant { $card } : paiement perdu
happening-ordered = Nouvelle ligne : { $line } ({ $by })
happening-planet = Le Héros vole vers { $card }
happening-planets = Nouvelles Planètes : { $planets }
happening-points = { $paid ->
    [true] { $crew ->
        [none] Le Héros paie { $lost } pour esquiver { $by }
       *[other] Le Héros paie un point via { $crew } pour esquiver { $by }
    }
   *[false] { $gained-count ->
        [0] Le Héros perd { $lost } ({ $by })
       *[other] { $lost-count ->
            [0] Le Héros gagne { $gained } ({ $by })
           *[other] Le Héros gagne { $gained } et perd { $lost } ({ $by })
        }
    }
}
    .gained = { $n } { $key }
    .lost = { $n } { $key }
happening-recharged = Le Traître gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} d’Influence ({ $by })
happening-revealed = Allégeance du Traître : { $name }. { $text }
happening-round = Manche { $round }
happening-round-over = Fin de la manche { $round }
happening-searching = La fouille commence : { $card }
happening-seized = Le Traître prend { $cards }
happening-ship = Vaisseau spatial : { $card }
happening-swapped = Le Héros échange { $weapon } contre { $other }
happening-taken = Le Héros prend en main { $cards }
happening-top = { $ability } débute avec { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus ({ $by })
happening-traitor = Le Traître a { $influence ->
    [one] { $influence } point
   *[other] { $influence } points
} d’Influence et { $area ->
    [one] { $area } cube blanc
   *[other] { $area } cubes blancs
}
happening-traitor-captain = Le Traître se cache derrière { $captain } ({ $dice })
happening-traitor-drew = Le Traître tire { $cubes }
happening-traitor-rolled = Le Traître obtient { $dice } ({ $by })
    .dice = { $n } avec { $key }
happening-understood = Super-arme maîtrisée : { $weapon }
happening-upright = { $n ->
    [one] { $n } icône de planète comptera sur { $card }
   *[other] { $n } icônes de planète compteront sur { $card }
}
happening-used = { $on ->
    [none] Le Héros utilise { $card }
   *[other] Le Héros utilise { $card } sur { $on }
}

## Items of lists in all messages

part-cubes = { $n ->
    [one] { $n } cube { $key }
   *[other] { $key-id ->
        [orange] { $n } cubes { $key }
       *[other] { $n } cubes { $key }s
    }
}
part-cubes-none = aucun cube
part-moments = { $key-id ->
    [closing] fin des rencontres
    [drawn] cubes tirés
    [encounter] choix face à une carte
    [engage] affrontement
    [evade] esquive
   *[search] avant un tirage
}
part-moments-none = pioche de la ligne

## Names that are not printed on cards and dice

word-alignment = Allégeance { $name }
word-area = la zone du Traître
word-bag = le sac
word-black = noir
word-blue = bleu
word-combat = Combat
word-diplomacy = Diplomatie
word-drawn = les cubes tirés
word-gone = hors du jeu
word-green = vert
word-hero = le Héros
word-orange = orange
word-red = rouge
word-science = Science
word-search = la fouille
word-setup = la mise en place
word-supply = la réserve
word-team = l’Équipe au sol
word-traitor = le Traître
word-turned = à l’envers
word-upright = à l’endroit
word-white = blanc
word-yellow = jaune
