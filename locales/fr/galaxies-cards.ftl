# The texts of the cards of Battleship Galaxies, in French. GLOSSARY.md lists the terms.


## words

words-face_down-name = Tuile face cachée
words-face_down-text = Personne ne sait encore ce que c’est. Elle est retournée quand un vaisseau y entre.
words-phases-action = Phase d’action
words-phases-deploy = Phase de déploiement
words-phases-end = Fin du tour
words-phases-energy = Phase d’énergie
words-phases-over = Partie terminée
words-phases-setup = Mise en place
words-reasons-clock = Horloge de victoire
words-reasons-concession = Abandon
words-reasons-elimination = Le champ de bataille est vidé
words-reasons-ship-destroyed = La cible est détruite
words-reasons-victory-points = Points de victoire
words-rolls-cover = Couvert d’astéroïde
words-rolls-debris = Champ de débris
words-rolls-ecm = ECM
words-rolls-engine-move = Dérive d’astéroïde
words-rolls-engines = Moteurs télécommandés
words-rolls-starter = Jet pour le premier tour
words-rolls-survivors = Recherche de survivants
words-states-escaped = échappé
words-states-hidden = non déployé
words-states-launched = sur le champ de bataille
words-states-lost = perdu
words-states-taken = capturé
words-victories-victory-clock = Horloge de victoire : quand chaque pioche s’est épuisée deux fois, le camp dont les vaisseaux sur le champ de bataille valent le plus gagne.


## ships

ships-chosh-ka-role = Infiltrateur : s’approche en douce, laisse une charge d’impulsion, disparaît.
ships-chosh-ka-seasoned-limpet-pulse-text = Quand ce vaisseau finit son mouvement, choisissez un vaisseau ennemi adjacent et lancez le dé de nombre : sur 5 ou plus, il subit 1 dégât direct d’impulsion.
ships-chosh-ka-veteran-limpet-pulse-text = Quand ce vaisseau finit son mouvement, choisissez un vaisseau ennemi adjacent et lancez le dé de nombre : sur 4 ou plus, il subit 1 dégât direct d’impulsion.
ships-chosh-ka-veteran-slip-away-text = Après son étape d’attaque, ce vaisseau peut être placé sur une case vide à 2 cases ou moins de sa position.
ships-chosh-ka-veteran-void-skin-text = Pour les attaques qui visent ce vaisseau, la portée de l’arme qui attaque est réduite de 1 (minimum 1).
ships-f47-blue-hawks-role = Chasseurs d’assaut, au mieux de leur forme en formation serrée.
ships-f47-blue-hawks-seasoned-wing-formation-text = Un Hawk adjacent à un autre Hawk ajoute 1 à la portée de son arme principale.
ships-f47-blue-hawks-veteran-follow-through-text = L’arme principale d’un Hawk a 1 de puissance de plus contre un vaisseau qu’un autre Hawk a déjà touché pendant cette activation.
ships-f51-blue-sparrows-role = Escorteurs minuscules : très difficiles à toucher, faits pour protéger de plus gros vaisseaux.
ships-f51-blue-sparrows-seasoned-interpose-text = Une fois par tour, quand une attaque touche un vaisseau solo que vous contrôlez et qui est adjacent à un Sparrow, vous pouvez faire subir les dégâts à ce Sparrow à la place (une étoile compte alors comme une touche ordinaire).
ships-f51-blue-sparrows-veteran-regroup-text = Au début de votre phase d’énergie, mettez 1 pion bouclier sur un Sparrow, jusqu’à ses boucliers imprimés.
ships-isn-barrage-role = Plateforme d’artillerie : beaucoup de tirs légers, au mieux quand elle tient sa position.
ships-isn-barrage-seasoned-saturation-fire-text = Si ce vaisseau ne s’est pas déplacé de plus de 1 case pendant cette activation, son arme principale a 1 attaque de plus.
ships-isn-barrage-seasoned-secondary-note = Ne peut viser que de petits vaisseaux.
ships-isn-barrage-standard-cells-o-text = Une touche ici, tant que les boucliers sont baissés, inflige 1 dégât de plus.
ships-isn-barrage-veteran-umbrella-fire-text = Une fois par tour adverse, quand un petit vaisseau ennemi finit son mouvement à 2 cases ou moins de ce vaisseau, vous pouvez payer 1 énergie pour charger l’arme secondaire de ce vaisseau et attaquer ce petit vaisseau avec elle.
ships-isn-everest-role = Porte-vaisseaux de commandement à boucliers : lent, de longue portée, fort avec une escorte.
ships-isn-everest-seasoned-escort-screen-text = Une fois par tour, quand une attaque touche ce vaisseau alors qu’un petit vaisseau que vous contrôlez lui est adjacent, l’attaque inflige 1 dégât de moins (minimum 1).
ships-isn-everest-seasoned-flagship-text = Quand ce vaisseau est déployé, chaque autre carte Vaisseau que vous déployez plus tard dans le même tour coûte 1 énergie de moins (minimum 1). Piochez ensuite 1 carte Tactique.
ships-isn-everest-standard-flagship-text = Quand ce vaisseau est déployé, chaque autre carte Vaisseau que vous déployez plus tard dans le même tour coûte 1 énergie de moins (minimum 1).
ships-isn-everest-veteran-cells-o-text = Raté tant que les boucliers sont levés, touche tant qu’ils sont baissés.
ships-isn-everest-veteran-flagship-text = Quand ce vaisseau est déployé, chaque autre carte Vaisseau que vous déployez plus tard dans le même tour coûte 1 énergie de moins (minimum 1). Piochez ensuite 2 cartes Tactique.
ships-isn-everest-veteran-secondary-note = Ne peut pas viser de grands vaisseaux.
ships-isn-everest-veteran-shield-harmonics-text = Au début de votre phase d’énergie, mettez 1 pion bouclier sur un autre vaisseau que vous contrôlez et qui est adjacent à ce vaisseau, jusqu’aux boucliers imprimés de cet autre vaisseau.
ships-isn-torrent-role = Croiseur relais : tirs lourds et précis, et soutien aux vaisseaux proches.
ships-isn-torrent-seasoned-target-relay-text = Les autres vaisseaux que vous contrôlez et qui sont adjacents à ce vaisseau ajoutent 1 à la portée de leur arme principale.
ships-isn-torrent-veteran-insulated-emitters-text = Les dégâts directs de vecton aux boucliers infligés à ce vaisseau sont réduits de 1 (au besoin à 0).
ships-isn-torrent-veteran-shield-lender-text = Une fois par tour, entre deux activations de votre phase d’action, vous pouvez déplacer 1 pion bouclier de ce vaisseau vers un autre vaisseau que vous contrôlez à 2 cases ou moins ; un vaisseau ne peut pas dépasser ainsi ses boucliers imprimés.
ships-isn-torrent-veteran-target-relay-text = Les autres vaisseaux que vous contrôlez à 2 cases ou moins de ce vaisseau ajoutent 1 à la portée de leur arme principale.
ships-red-fuvu-role = Dards à vecton : arrachent les boucliers pour le reste de la meute.
ships-red-fuvu-seasoned-swarm-vector-text = Les champs de débris n’infligent aucun dégât à un Fuvu.
ships-red-fuvu-standard-vecton-sting-text = Quand l’arme principale d’un Fuvu touche, la cible subit d’abord 1 dégât direct de vecton aux boucliers.
ships-red-fuvu-veteran-shield-leech-text = Une fois par activation, après que l’attaque d’un Fuvu a retiré le dernier pion bouclier d’un vaisseau, gagnez 1 énergie.
ships-red-tougu-role = Cogneurs blindés : sans boucliers, à la coque solide, mortels une fois les boucliers tombés.
ships-red-tougu-seasoned-ramming-spines-text = Les dégâts d’ECM de chaque Tougu sont de 2.
ships-red-tougu-veteran-blood-up-text = L’arme principale d’un Tougu a 1 de puissance de plus contre une cible dont les boucliers sont baissés.
ships-red-tougu-veteran-last-snarl-text = Quand une attaque menée à 2 cases ou moins détruit un Tougu, lancez le dé de nombre : sur 5 ou plus, le vaisseau qui attaque subit 1 dégât direct.
ships-rooks-f54-role = As solitaire : rapide, précis, difficile à coincer.
ships-rooks-f54-seasoned-dead-eye-text = Une fois par activation, quand les dés de coordonnées d’une attaque de ce vaisseau donnent un tir raté, vous pouvez relancer les deux.
ships-rooks-f54-veteran-hit-and-run-text = Après son étape d’attaque, ce vaisseau peut se déplacer de 2 cases au plus (un mouvement normal).
ships-rooks-f54-veteran-jinking-text = Ce vaisseau ne subit les dégâts d’ECM que sur 7 ou plus.
ships-so-bwa-tet-role = Pillard de capitaine : s’approche, aborde et encaisse.
ships-so-bwa-tet-seasoned-boarding-hooks-text = Quand ce vaisseau finit son activation, vous pouvez payer 1 énergie et choisir un vaisseau ennemi adjacent dont les boucliers sont baissés. Lancez le dé de nombre : sur 4 ou plus, il subit 2 dégâts directs d’abordage à la coque.
ships-so-bwa-tet-veteran-hot-pursuit-text = Les vaisseaux ennemis dont les boucliers sont baissés n’infligent aucun dégât d’ECM à ce vaisseau.
ships-so-bwa-tet-veteran-pirates-cut-text = Quand ce vaisseau détruit un vaisseau ennemi, gagnez 2 énergies.
ships-tes-kio-role = Frégate siphon : arrache les boucliers à moyenne portée, craint les armes à impulsion.
ships-tes-kio-seasoned-vecton-wash-text = Quand l’arme principale de ce vaisseau touche, la cible subit d’abord 1 dégât direct de vecton aux boucliers.
ships-tes-kio-standard-overcharged-coils-text = Faiblesse : les dégâts directs d’impulsion infligés à ce vaisseau sont augmentés de 1.
ships-tes-kio-veteran-cells-o-text = Une touche ici fait aussi perdre 1 énergie au joueur qui contrôle ce vaisseau.
ships-tes-kio-veteran-drain-field-text = Au début de votre phase d’énergie, choisissez un vaisseau ennemi à 2 cases ou moins dont les boucliers sont levés : il subit 1 dégât direct de vecton aux boucliers et vous gagnez 1 énergie.
ships-vapors-fate-role = Vaisseau mère pirate : face à Everest, plus rapide, coque plus épaisse, boucliers minces ; aborde et siphonne.
ships-vapors-fate-seasoned-siphon-lances-text = Après qu’une touche de l’arme principale de ce vaisseau a retiré au moins 1 pion bouclier, gagnez 1 énergie. Une fois par activation au plus.
ships-vapors-fate-veteran-cells-o-text = Une touche ici réduit aussi le mouvement de ce vaisseau de 1 jusqu’à la fin du prochain tour du joueur qui le contrôle.
ships-vapors-fate-veteran-grapple-decks-text = Quand ce vaisseau finit son activation, vous pouvez payer 4 énergies et choisir un vaisseau moyen ou petit vaisseau solo ennemi, adjacent et dont les boucliers sont baissés. Lancez le dé de nombre : sur 7 ou 8, vous le capturez, sinon il subit 1 dégât direct d’abordage à la coque.
ships-vapors-fate-veteran-siphon-lances-text = Après qu’une touche de l’arme principale de ce vaisseau a retiré au moins 1 pion bouclier, gagnez 1 énergie. Deux fois par activation au plus.
ships-vapors-fate-veteran-terror-wake-text = Les vaisseaux ennemis qui se déplacent à côté de ce vaisseau subissent ses dégâts d’ECM sur 4 ou plus.


## tactics

tactics-alert-from-isn-torrent-evade-order-text = À jouer en phase d’action adverse, quand une carte Vaisseau a été activée et avant son mouvement. Un vaisseau que vous contrôlez et qui est à 8 cases ou moins d’un vaisseau activé se déplace de 3 cases au plus ; aucun jet d’ECM n’est fait contre lui pendant ce mouvement.
tactics-alert-from-isn-torrent-torrent-on-station-text = Cette carte coûte 1 de moins tant que vous contrôlez ISN Torrent sur le champ de bataille.
tactics-bronson-skiles-second-look-text = Une fois par tour, quand les dés de coordonnées d’une attaque de ce vaisseau donnent un tir raté, vous pouvez relancer les deux.
tactics-captain-vulchar-boarding-master-text = Vous ajoutez 1 à vos jets d’abordage, et Hijack Plan et Wretch Boarding vous coûtent 1 énergie de moins (minimum 1).
tactics-captain-vulchar-shakedown-text = Une fois par tour, après qu’une attaque de ce vaisseau a infligé des dégâts à la coque, votre adversaire perd 1 énergie et vous gagnez autant que ce qui a été perdu.
tactics-charles-yeboah-sound-logistics-text = Les cartes Tactique autres que les cartes Héros vous coûtent 1 énergie de moins à jouer (minimum 1).
tactics-commando-away-team-storm-the-bridge-text = À jouer entre deux activations. Choisissez un vaisseau moyen ou petit vaisseau solo ennemi dont les boucliers sont baissés et qui est adjacent à un vaisseau solo que vous contrôlez. Lancez le dé de nombre : sur 5 ou plus, vous le capturez ; sinon, il subit 1 dégât direct d’abordage à la coque.
tactics-erin-cho-damage-control-text = Au début de votre phase d’énergie, choisissez ce vaisseau ou un vaisseau adjacent que vous contrôlez et retirez-lui 1 pion dégât de la coque.
tactics-exploit-weakness-predictable-text = À jouer entre deux activations. Une fois par activation, quand les dés de coordonnées d’une attaque qui vise un vaisseau de cette escadrille donnent un tir raté, le joueur qui attaque peut relancer le dé de lettre.
tactics-f47-hawk-patrol-patrol-launch-text = Choisissez. (a) Si F-47 Blue Hawks est derrière votre paravent : déployez ces vaisseaux pour 1 énergie de moins (minimum 1), chacun sur une case vide à 3 cases ou moins d’un même vaisseau solo que vous contrôlez, en chaîne comme d’habitude. (b) S’ils sont sur le champ de bataille : placez chaque Hawk sur une case vide à 4 cases ou moins de sa position.
tactics-fates-reach-hard-haul-text = À jouer entre deux activations. Choisissez un petit vaisseau ou un vaisseau moyen ennemi à 6 cases ou moins de Vapor’s Fate, ou à 3 cases ou moins d’un autre vaisseau solo que vous contrôlez ; placez-le sur des cases vides adjacentes à ce vaisseau à vous.
tactics-fortunes-bounty-spoils-text = À jouer quand un vaisseau ennemi vient d’être détruit. Gagnez de l’énergie selon sa taille : petit 3, moyen 4, grand 6. Piochez ensuite 1 carte Tactique.
tactics-hijack-plan-seize-the-helm-text = À jouer entre deux activations. Choisissez un vaisseau moyen ou petit vaisseau solo ennemi dont les boucliers sont baissés et qui est adjacent à un vaisseau que vous contrôlez. Lancez le dé de nombre et ajoutez 1 pour chacun de vos vaisseaux qui lui est adjacent au-delà du premier (+2 au plus) : sur 6 ou plus, vous le capturez, sinon rien ne se passe.
tactics-isn-transport-shuttle-ferry-run-text = Une fois par tour, dans votre phase de déploiement, vous pouvez placer un petit vaisseau que vous contrôlez et qui est adjacent à ce vaisseau sur une case vide à 4 cases ou moins de ce vaisseau.
tactics-krall-draxus-no-quarter-text = L’arme principale de ce vaisseau a 1 attaque de plus.
tactics-lr5-nuclear-warhead-pulse-shock-text = Après une touche de cette arme, chaque autre vaisseau (des deux camps) adjacent à la cible subit 1 dégât direct d’impulsion.
tactics-lr5-nuclear-warhead-weapon-note = Voir Pulse Shock.
tactics-lr5-ripper-cannon-rip-open-text = Cette arme a 1 de puissance de plus contre un vaisseau dont les boucliers sont baissés.
tactics-lr5-ripper-cannon-weapon-note = Voir Rip Open.
tactics-maneuvering-thrusters-side-jets-text = Ce vaisseau a 1 de mouvement de plus et ne subit les dégâts d’ECM que sur 7 ou plus.
tactics-shield-siphon-bleed-shields-text = À jouer entre deux activations. Au début de la phase d’énergie du joueur qui a joué cette carte : si les boucliers de ce vaisseau sont levés, il subit 1 dégât direct de vecton aux boucliers et ce joueur gagne 1 énergie.
tactics-sparrow-cover-fire-cover-fire-text = À jouer quand une attaque touche un vaisseau que vous contrôlez. Si un Blue Sparrow que vous contrôlez est à 3 cases ou moins de ce vaisseau, la touche devient un tir raté. Sinon, lancez le dé de nombre : sur 5 ou plus, la touche devient un tir raté.
tactics-spectral-resurgence-not-yet-text = Quand ce vaisseau devrait être détruit, défaussez cette carte à la place : le vaisseau reste en jeu, boucliers baissés, avec exactement 2 points de coque restants.
tactics-superior-squadron-tactics-coordinated-fire-text = À jouer quand vous activez une escadrille. Jusqu’à la fin de cette activation, chaque vaisseau de l’escadrille peut, une fois, relancer les deux dés de coordonnées quand ils donnent un tir raté.
tactics-superior-squadron-tactics-squad-reroll-text = Une fois par vaisseau pendant cette activation : quand les dés de coordonnées de ce vaisseau donnent un tir raté, relancez les deux.
tactics-vecton-field-detonator-field-burst-text = Une fois par activation, quand un vaisseau de cette escadrille finit son mouvement, vous pouvez le détruire : chaque vaisseau ennemi à 1 case ou moins de lui subit 3 dégâts directs de vecton aux boucliers.
tactics-wretch-boarding-strip-the-decks-text = À jouer entre deux activations. Choisissez un vaisseau solo ennemi dont les boucliers sont baissés et qui est adjacent à un vaisseau que vous contrôlez : il subit 1 dégât direct d’abordage à la coque. Vous pouvez ensuite défausser une carte Amélioration, Arme ou Héros qui lui est attachée ; si vous le faites, gagnez autant d’énergies que le coût imprimé de cette carte.


## tiles

tiles-alien-artifact-text = Un vaisseau dessus ajoute 7 à la portée de son arme principale.
tiles-asteroid-text = Infranchissable pour les vaisseaux ; les tirs passent. Pour une attaque qui touche un petit vaisseau ou un vaisseau moyen adjacent, lancez le dé de nombre : sur 6 ou plus, elle rate.
tiles-debris-field-text = Un vaisseau qui entre dans le champ lance le dé de nombre : sur 1 à 6, les débris lui infligent 1 dégât direct. Un jet par entrée ; les vaisseaux déployés ou placés ne lancent pas de dé.
tiles-energy-source-text = Si vous avez un vaisseau sur une source d’énergie quand votre phase d’énergie commence, gagnez 2 énergies de plus (une fois, quel que soit le nombre de vaisseaux ou de sources).
tiles-observation-station-text = Tant qu’un de vos vaisseaux est dessus, les armes principales de tous vos vaisseaux portent 2 cases plus loin.
tiles-orbital-market-text = Si vous avez un vaisseau dessus quand votre phase d’énergie commence, vous pouvez piocher 1 carte Tactique de plus.
tiles-shield-regenerator-text = Chacun de vos vaisseaux dessus quand votre phase d’énergie commence peut recevoir 1 pion bouclier, jusqu’à ses boucliers imprimés.
tiles-warp-gate-text = Un petit vaisseau ou un vaisseau moyen qui commence son activation dessus peut, au lieu de se déplacer, être placé sur des cases vides à 13 cases ou moins du portail.


## layouts

layouts-belt-text = Un plateau avec une ceinture étroite entre les zones, pour qui veut la traverser.
layouts-raid-text = Un plateau ; le camp au sud débute plus près.
layouts-range-text = Une partie d’un plateau, pour les leçons : quelques vaisseaux, proches les uns des autres.
layouts-single-text = Un plateau entre les joueurs, côtés courts vers eux.
layouts-storm-text = Deux plateaux côte à côte avec des zones plus profondes, pour des flottes qui se rencontrent tôt.
layouts-wide-text = Deux plateaux côte à côte ; la colonne de jonction est faite d’hexagones entiers.


## missions

missions-battle-for-barrage-isn-goal = Détruisez ISN Barrage, ou, à partir de la manche 3, laissez les Wretch sans vaisseau sur le champ de bataille.
missions-battle-for-barrage-rules-both-factions-text = Tous les vaisseaux contrôlés par les Wretch comptent comme ISN et Wretch pour attacher des cartes.
missions-battle-for-barrage-rules-computer-core-text = Au lieu de piocher normalement, le joueur Wretch peut regarder 3 cartes de la pioche ISN, en garder 1 et mettre les autres sous cette pioche dans l’ordre de son choix.
missions-battle-for-barrage-rules-data-points-text = Le joueur Wretch marque 1 point pour chaque carte Arme, Amélioration ou Héros ISN attachée à un vaisseau qu’il contrôle (Barrage compris ; un remplacement compte).
missions-battle-for-barrage-story = Les Wretch ont pris ISN Barrage, et vident son noyau informatique de ses plans, de ses tactiques et de pire encore. L’ISN doit mettre ce vaisseau ou son escorte hors de combat avant qu’ils en sachent trop.
missions-battle-for-barrage-wretch-goal = Attachez des cartes ISN pour 10 points de victoire, ou, à partir de la manche 3, laissez l’ISN sans vaisseau.
missions-blockade-run-isn-goal = Arrêtez les fuyards : à partir de la manche 3, laissez les Wretch sans vaisseau sur le champ de bataille.
missions-blockade-run-rules-escape-text = Un vaisseau contrôlé par les Wretch dont l’activation finit avec au moins une case dans la zone ISN quitte le plateau et marque des points selon sa taille. Les vaisseaux transportés ne rapportent rien.
missions-blockade-run-rules-no-transport-text = Les vaisseaux ISN ne peuvent pas être transportés dans cette mission.
missions-blockade-run-story = Chargée du butin d’une colonie, une flotte Wretch file vers le point de saut par une ceinture disloquée du secteur Entebe. Une petite force de l’ISN, avertie juste à temps, lui barre la route.
missions-blockade-run-wretch-goal = Échappez-vous par la zone ISN pour 8 points de victoire, ou, à partir de la manche 3, laissez l’ISN sans vaisseau.
missions-dead-zone-isn-goal = À partir de la manche 3, laissez les Wretch sans vaisseau sur le champ de bataille.
missions-dead-zone-story = Entre Uranus et Neptune s’étend une zone vide et noire où les pillards Wretch aiment se réunir. Une patrouille de l’ISN, venue les chasser, vient d’être repérée par sa proie.
missions-dead-zone-wretch-goal = À partir de la manche 3, laissez l’ISN sans vaisseau sur le champ de bataille.
missions-first-flight-isn-goal = Détruisez le pillard Tes Kio.
missions-first-flight-story = Le pillard Tes Kio se traîne vers sa base après un combat perdu. ISN Barrage l’a rattrapé, et un jeune pilote est en route. C’est votre premier commandement : abattez Tes Kio.
missions-meteor-storm-isn-goal = À partir de la manche 3, laissez l’équipe Wretch sans vaisseau sur le champ de bataille.
missions-meteor-storm-rules-asteroid-step-text = Un mouvement d’astéroïde est un décalage d’une case dans n’importe quelle direction, sans rotation ; il ne peut pas entrer sur un vaisseau, un autre astéroïde ou un demi-hexagone.
missions-meteor-storm-rules-remote-engines-text = Une fois à la fin de son tour, chaque joueur ISN peut payer 2 énergies et lancer le dé de nombre ; sur 4 ou plus, il peut déplacer jusqu’à 3 astéroïdes, chacun d’un jet de dé de nombre au plus. Un astéroïde qui finit à côté de vaisseaux contrôlés par les Wretch auxquels il n’était pas adjacent avant son mouvement inflige 1 dégât direct d’astéroïde à l’un d’eux.
missions-meteor-storm-story = Krall Draxus arrive avec une flotte de vétérans, et les équipages de l’ISN qui l’attendent sont novices. Leur réponse est le plan imaginé par Erin Cho : des moteurs fixés à des astéroïdes, et télécommandés.
missions-meteor-storm-wretch-goal = À partir de la manche 3, laissez l’équipe ISN sans vaisseau sur le champ de bataille.
missions-pan-base-isn-goal = Ramenez des survivants pour 10 points de victoire, ou, à partir de la manche 3, laissez l’équipe Wretch sans vaisseau.
missions-pan-base-rules-ignored-powers-text = Flagship, pouvoir porté par ISN Everest, est ignoré dans cette mission.
missions-pan-base-rules-recover-survivors-text = Un vaisseau solo ISN adjacent à un astéroïde quand il est activé peut, au lieu de se déplacer, lancer le dé de nombre : 1 ramène un survivant, 2 à 6 deux, 7 ou 8 trois. Chaque survivant vaut 1 point.
missions-pan-base-story = La base de Pan, lune de Saturne, n’est plus, et presque toute la lune avec elle ; il y a des survivants dans ce qui reste. Une flotte de l’ISN malmenée veut les ramener, deux capitaines Wretch rivaux en veulent comme otages.
