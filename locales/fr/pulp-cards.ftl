# The texts of the cards of Pulp Invasion, in French. GLOSSARY.md lists the terms.


## aliens

aliens-arvan-text = Chaque Super-arme non trouvée au-delà de trois ajoute 1 Diplomatie à une carte de la ligne, en commençant par la plus à droite (aucune de Force 0).
aliens-brood-mother-ix-text = Agit comme Kah. Chaque carte esquivée met 1 cube rouge de la réserve dans le sac.
aliens-chancellor-iphis-text = Agit comme Arvan. Le point d’Aptitude d’une esquive doit être en Diplomatie tant qu’il y en a.
aliens-echo-without-voice-text = Agit comme The Quietus. Deux cubes noirs tirés dans la même Fouille mettent fin au tirage d’autres cubes par des cartes.
aliens-kah-text = Chaque Super-arme non trouvée au-delà de trois ajoute 1 Combat à une Garde de la ligne, en commençant par la plus à gauche.
aliens-quietus-text = Chaque Super-arme non trouvée au-delà de trois, et chaque groupe de 3 cubes noirs ici, ajoute 1 Science à une carte de la ligne, en commençant par la plus à droite (aucune de Force 0).
aliens-the-pale-choir-text = Agit comme The Quietus. Quand un cube blanc est tiré lors de la Fouille ici, mettez un cube noir de la réserve sur cette carte.
aliens-the-tithe-collector-text = Agit comme Arvan. Au début de chaque phase de Rencontre, défaussez une carte de votre main ou perdez 1 Diplomatie.
aliens-warlord-skarn-text = Agit comme Kah. Les cartes de Force d’affrontement 1 reçoivent 1 Combat si le Héros a plus de Combat que de Diplomatie.


## planets

planets-ashen-reach-text = Les Gardes ont 1 de Force d’affrontement de plus. Tirez 2 cubes de plus.
planets-bone-desert-text = Chaque cube Équipe au sol que vous mettez dans le sac avant le tirage donne 1 cube de plus.
planets-caldera-ix-text = Payez un code : gagnez 3 points dans une Aptitude.
planets-carnival-of-rust-text = Les Agents ont 1 de Force d’affrontement de plus. Tirez 1 cube de plus.
planets-ghar-text = Toutes les cartes s’affrontent en Combat. Tirez 1 cube de plus.
planets-green-cathedral-text = Payez une clé : prenez un cube Équipe au sol du sac, s’il y en a un, et placez-le devant vous.
planets-hespers-cradle-text = Payez un code : jusqu’à 3 cubes noirs quittent le sac pour la réserve avant le tirage.
planets-iron-garden-text = Payez une clé : réglez un de vos dés sur 6.
planets-last-lantern-text = Payez une clé et un code : tirez des cubes un à un jusqu’à un cube jaune ou au sixième cube ; appliquez-les tous.
planets-mirrorfall-text = Payez une clé : comptez les icônes de planète des cartes esquivées.
planets-nine-bridges-text = Payez une clé : tirez 2 cubes de plus ; remettez dans le sac un cube tiré de votre choix.
planets-port-umbra-text = Les Agents ont 1 de Force d’affrontement de moins, minimum 1. Payez un code : tirez 1 cube de plus.
planets-solace-text = Une esquive tire 1 cube au lieu de 2.
planets-tethys-minor-text = Payez un code : regardez tous les cubes que vous tirez, remettez-en deux au choix dans le sac et tirez-en deux autres.
planets-the-drowned-moon-text = Payez une clé : 2 cubes blancs quittent le sac pour la réserve avant le tirage.
planets-the-unlit-world-text = Payez un code : 3 cubes blancs quittent le sac pour la réserve avant le tirage.
planets-velloria-text = Payez une clé : tirez 2 cubes de plus.
planets-whisper-station-text = Payez un code : le Traître ne peut pas jouer de carte Influence pendant le reste de cette phase. En solo : tirez 1 cube de plus.


## weapons

weapons-chrono-siphon-text = Esquivez une carte sans point d’Aptitude et sans cubes.
weapons-graviton-fist-text = Votre Force contre une partie d’une carte augmente de 2, comme un dé de n’importe quel type.
weapons-mind-prism-text = Choisissez l’icône avec laquelle une carte s’affronte.
weapons-phase-lantern-text = Fonctionne sans être maîtrisée. Tirez 1 cube de plus lors de la Fouille de cette manche.
weapons-star-eaters-key-text = Une carte gardée en main compte à la fois comme clé et comme code dans cette manche.
weapons-sunsplitter-text = Affrontez gratuitement une carte de Force d’affrontement 3 ou moins.
weapons-the-hollow-bell-text = Gagnez 1 point dans une Aptitude de votre choix.
weapons-tide-of-glass-text = Remettez à l’endroit une carte esquivée : ses icônes de planète comptent.
weapons-treason-engine-text = Mettez de côté un cube blanc tiré au lieu de le remettre dans le sac.
weapons-worldroot-drill-text = Fonctionne sans être maîtrisée. Payez 2 points d’une même Aptitude : tirez 1 cube de plus dans cette manche.


## encounters

encounters-arvans-heralds-text = Dans le secteur Arvan : Force d’affrontement réduite de 1.
encounters-bounty-hunter-vrask-text = Esquivée : perdez 1 point de votre Aptitude la plus haute.
encounters-breach-troopers-text = Aucun dé de Capitaine ne peut servir contre cette carte.
encounters-choir-of-masks-text = Cette carte doit être affrontée.
encounters-coil-operators-text = Affrontée : tirez 1 cube de plus lors de la Fouille de cette manche.
encounters-council-courier-text = Affrontée : gagnez 1 point dans une Aptitude de votre choix.
encounters-crystal-mines-actions-combat = Les Gardes ont 1 de Force d’affrontement de plus.
encounters-crystal-mines-actions-diplomacy = La première carte que vous affrontez à chaque manche donne 1 Science.
encounters-crystal-mines-actions-science = Chaque carte affrontée sans icône de planète compte comme si elle en avait une.
encounters-double-agent-zeel-text = La carte à gauche de celle-ci s’affronte en Diplomatie.
encounters-embassy-spires-actions-combat = Une esquive tire 3 cubes au lieu de 2.
encounters-embassy-spires-actions-diplomacy = Toutes les cartes s’affrontent en Diplomatie.
encounters-embassy-spires-actions-science = La première carte que vous affrontez à chaque manche donne 1 Diplomatie.
encounters-fighting-pits-actions-combat = Toutes les cartes s’affrontent en Combat.
encounters-fighting-pits-actions-diplomacy = La carte la plus à gauche doit être affrontée.
encounters-fighting-pits-actions-science = Les Gardes avec une icône de planète ont 1 de Force d’affrontement de plus.
encounters-floating-bazaar-actions-combat = Les Agents ont 1 de Force d’affrontement de plus.
encounters-floating-bazaar-actions-diplomacy = Une fois dans cette manche, vous pouvez payer 1 point d’Aptitude à 1 contre 1.
encounters-floating-bazaar-actions-science = Lors de la Fouille, un code peut être payé comme clé et une clé comme code.
encounters-glass-automata-text = Cette carte s’affronte toujours en Science.
encounters-ion-storm-text = L’esquive de cette carte tire 1 cube au lieu de 2.
encounters-kahs-own-text = Dans le secteur Kah : 1 Combat s’ajoute à la Force d’affrontement de cette carte.
encounters-moat-hounds-text = Esquivée : perdez 1 Combat.
encounters-mutiny-whispers-text = Esquivée : baissez un de vos dés Équipage de 1 valeur.
encounters-night-rangers-text = Esquivée : tirez 1 cube de moins lors de la Fouille de cette manche.
encounters-old-flame-from-rigel-text = Affrontée : augmentez un de vos dés Équipage de 2 valeurs.
encounters-orrery-keepers-text = Affrontée : augmentez un de vos dés Système de 1 valeur.
encounters-palace-ushers-text = Affrontée : gagnez 1 Diplomatie.
encounters-penal-regiment-text = Cette carte s’affronte toujours en Combat.
encounters-quiet-ones-text = Dans le secteur Quietus : 1 Science s’ajoute à la Force d’affrontement de cette carte.
encounters-ruined-observatory-actions-combat = Toutes les cartes s’affrontent en Science.
encounters-ruined-observatory-actions-diplomacy = Les Agents ont 1 de Force d’affrontement de moins, minimum 1.
encounters-ruined-observatory-actions-science = Tirez 1 cube de plus lors de la Fouille.
encounters-runaway-scientist-text = Affrontée : un cube de votre choix, sauf jaune, quitte le sac pour la réserve.
encounters-saboteur-nine-text = Tant que cette carte n’est pas encore rencontrée, les Gardes ont 1 de Force d’affrontement de plus.
encounters-smugglers-canyon-actions-combat = Les Gardes ont 1 de Force d’affrontement de moins, minimum 1.
encounters-smugglers-canyon-actions-diplomacy = Une esquive ne demande aucun point d’Aptitude.
encounters-smugglers-canyon-actions-science = Tirez 1 cube de moins lors de la Fouille.
encounters-sunken-hangar-actions-combat = La première carte que vous affrontez à chaque manche donne 1 Combat.
encounters-sunken-hangar-actions-diplomacy = Aucun dé de Capitaine ne peut servir contre les Agents.
encounters-temple-of-static-actions-diplomacy = Les cubes noirs tirés lors de la Fouille vont dans la réserve.
encounters-temple-of-static-actions-science = Les dés Système ne peuvent pas servir.
encounters-the-smiling-broker-text = Affrontée : déplacez 1 point d’une Aptitude vers une autre.
encounters-vault-spiders-text = Esquivée : mettez un cube noir de la réserve dans le sac.


## dice

dice-artificial-intelligence-1 = Quand vous affrontez un Agent : relancez un de vos dés.
dice-artificial-intelligence-2 = Quand vous affrontez une Garde avec une icône de planète : relancez un de vos dés.
dice-artificial-intelligence-3 = Quand vous affrontez une Garde avec une icône de planète : échangez un de vos dés contre un dé que personne n’a, et lancez-le.
dice-artificial-intelligence-4 = Lancez Infiltration Agent, si personne n’a ce dé, et utilisez-le pour cet affrontement.
dice-artificial-intelligence-5 = Lancez Engineer, si personne n’a ce dé, et utilisez-le pour cet affrontement.
dice-artificial-intelligence-6 = Lancez Weapons Specialist, si personne n’a ce dé, et utilisez-le pour cet affrontement.
dice-engineer-1 = 1 de Force de plus contre la Science.
dice-engineer-3 = 1 de Force de plus contre la Science ; ou augmentez un dé Système de 1.
dice-engineer-4 = 2 de Force de plus contre la Science.
dice-engineer-6 = 2 de Force de plus contre la Science, et augmentez un dé Système de 2.
dice-infiltration-agent-1 = 1 de Force de plus contre la Diplomatie.
dice-infiltration-agent-2 = Tirez 1 cube de plus lors de la Fouille de cette manche.
dice-infiltration-agent-3 = 1 de Force de plus contre la Diplomatie ; ou tirez 1 cube de plus lors de la Fouille de cette manche.
dice-infiltration-agent-4 = 2 de Force de plus contre la Diplomatie.
dice-infiltration-agent-6 = 2 de Force de plus contre la Diplomatie ; ou, pendant une esquive, 2 cubes de votre choix (sauf jaunes) quittent le sac.
dice-landing-team-1 = Mettez dans l’ordre de votre choix les cartes de la ligne encore à rencontrer.
dice-landing-team-2 = Fouille : toutes les icônes de planète des cartes esquivées comptent.
dice-landing-team-3 = Pour chacun de vos cubes Équipe au sol qui sort du jeu, gagnez 3 points dans une Aptitude.
dice-landing-team-4 = Échangez deux cartes de la ligne encore à rencontrer contre deux de la défausse ; ces deux-là sortent du jeu après la fouille.
dice-landing-team-5 = Utilisez deux fois dans cette phase la face d’un autre de vos dés ; il baisse ensuite de 1.
dice-landing-team-6 = Fouille : réglez un autre de vos dés sur n’importe quelle valeur.
dice-scanning-technology-1 = Pendant une esquive, un cube au hasard quitte le sac ; un jaune y retourne.
dice-scanning-technology-2 = Fouille : 1 icône de planète d’une carte esquivée compte.
dice-scanning-technology-3 = Pendant une esquive, un cube de votre choix, sauf jaune, quitte le sac.
dice-scanning-technology-4 = Fouille : 1 icône de planète de chacune de deux cartes esquivées compte.
dice-scanning-technology-5 = Fouille : pour un cube jaune, choisissez la Super-arme que vous trouvez.
dice-scanning-technology-6 = Une de vos Super-armes est maîtrisée.
dice-universal-translator-1 = Fouille : relancez un de vos dés.
dice-universal-translator-2 = Échangez une de vos Super-armes contre une autre de la pioche.
dice-universal-translator-4 = Fouille : une fois, tirez deux cubes au lieu d’un ; utilisez l’un des deux, l’autre va dans la réserve.
dice-universal-translator-5 = Quand la ligne est piochée, piochez 8 cartes, gardez-en 4 dans l’ordre de votre choix, et mélangez les autres à la pioche.
dice-weapons-specialist-1 = 1 de Force de plus contre le Combat.
dice-weapons-specialist-2 = 1 de Force de plus contre une Aptitude de votre choix.
dice-weapons-specialist-3 = 2 de Force de plus contre le Combat.
dice-weapons-specialist-4 = 2 de Force de plus contre une Aptitude de votre choix.
dice-weapons-specialist-5 = 2 de Force de plus contre le Combat ; ou, pendant une esquive, 2 cubes blancs quittent le sac.
dice-weapons-specialist-6 = 3 de Force de plus contre le Combat.


## alignments

alignments-arvan-text = Désormais, dans le secteur Arvan, le Traître prend aussi une carte sans icône que le Héros esquive, et peut la défausser comme clé ou comme code.
alignments-kah-text = Désormais, dans le secteur Kah, la première carte que le Héros affronte à chaque manche coûte 1 Combat de plus.
alignments-neutral-text = Une fois : lancez les deux dés ; la prochaine fouille du Héros tire de moins un nombre de cubes allant de 1 à la valeur la plus basse, au choix du Traître, et au moins 1 cube.
alignments-quietus-text = Désormais, un cube noir que tire le Traître coûte aussi au Héros 1 point, au choix du Héros.


## influence

influence-ambush-signal-turned-text = La prochaine carte doit être affrontée si le Héros peut la payer.
influence-ambush-signal-upright-text = La prochaine carte doit être esquivée.
influence-bought-witness-turned-text = Recharge : gagnez 3 points d’Influence.
influence-bought-witness-upright-text = Lancez un des dés du Traître : sur 4 ou plus, prenez n’importe quelle clé ou n’importe quel code de la défausse.
influence-cut-cable-turned-text = Jusqu’à la fin de la prochaine rencontre, le Héros ne peut pas utiliser de dés Système.
influence-cut-cable-upright-text = Un dé de Capitaine du Héros baisse de 1 valeur.
influence-false-orders-turned-text = Échangez les places de deux cartes pas encore rencontrées.
influence-false-orders-upright-text = Une carte pas encore rencontrée a 1 de Force d’affrontement de plus.
influence-hegemony-escort-turned-text = Recharge : gagnez 2 points d’Influence ; si l’Allégeance du Traître est révélée, gagnez-en 4.
influence-hegemony-escort-upright-text = Chaque Garde pas encore rencontrée a 1 de Force d’affrontement de plus dans cette phase.
influence-jammed-scanner-turned-text = Regardez 3 cubes du sac au hasard et remettez-les.
influence-jammed-scanner-upright-text = Le Héros tire 1 cube de moins dans cette phase, mais au moins 1.
influence-poisoned-rumour-turned-text = Mettez 2 cubes blancs de la zone du Traître dans le sac.
influence-poisoned-rumour-upright-text = Le Héros perd 1 point d’une Aptitude qui est à 2 ou plus, au choix du Traître.
influence-secret-cargo-turned-text = Recharge : lancez les deux dés et gagnez la valeur la plus basse en points d’Influence.
influence-secret-cargo-upright-text = Le Traître tire 1 cube de plus dans cette phase.
influence-stolen-blueprint-turned-text = Le premier cube du Héros dans cette phase retourne dans le sac, sauf s’il est jaune.
influence-stolen-blueprint-upright-text = Retirez un cube d’une Super-arme du Héros qui n’est pas encore maîtrisée.
influence-turncoat-clerk-turned-text = Mettez dans le sac les cubes blancs de la zone du Traître, 3 au plus.
influence-turncoat-clerk-upright-text = Le Traître peut défausser une clé comme code, ou l’inverse, dans cette phase.


## exploration

exploration-advance-scouts-text = Une fois par manche, regardez la prochaine carte de la pioche Rencontre actuelle.
exploration-cartographers-text = Quand trois cartes Planète sont distribuées, l’une d’elles peut être échangée contre la suivante de la pioche.
exploration-field-hospital-text = Une fois par manche, quand vous esquivez, tirez 1 cube au lieu de 2.
exploration-interpreters-text = Une fois par manche, convertissez 1 point d’une Aptitude en 1 point d’une autre.
exploration-night-landing-text = Une fois par manche, le point d’Aptitude d’une esquive n’est pas payé.
exploration-supply-cache-text = À la mise en place, augmentez chaque dé Système choisi de 2 valeurs.
exploration-volunteers-text = À la mise en place, prenez 1 cube Équipe au sol de plus parmi ceux qui sortiraient du jeu, s’il y en a.


## crew

crew-doctor-maw-title = Médecin de bord
crew-inez-marchetti-title = Officière tactique
crew-lady-quill-title = Émissaire
crew-rhea-stroud-title = Cheffe de l’artillerie


## ships

ships-anvil-of-peace-text = Une fois par manche, l’échange à 2 contre 1 se fait à 1 contre 1 pour un seul point.
ships-copper-mule-text = Une fois par manche, remettez dans le sac un cube de couleur tiré et tirez-en un autre.
ships-gallant-folly-text = À la mise en place, augmentez de 2 un maximum et son Aptitude.
ships-lodestar-text = Quand vous ne tirez aucun cube jaune dans une Fouille, gagnez 1 point dans une Aptitude de votre choix.
ships-night-ferry-text = Une fois par manche, regardez la première carte de la pioche Rencontre actuelle et mettez-la sous cette pioche si vous le souhaitez.
ships-silver-needle-text = Une fois par manche, esquivez une carte sans payer le point d’Aptitude.
ships-the-firebrand-text = Placez un cube gris foncé sur la case 3 de cette carte. Une fois par manche, descendez-le de 1 : votre Force contre une carte augmente de 2, comme un dé de n’importe quel type. À 0, l’action du vaisseau est épuisée.
ships-wandering-wild-text = À la mise en place, choisissez un dé de Capitaine de plus, réglé sur 3.


## goals

goals-pulp-invasion-hero = Gagne si toutes les Super-armes sont trouvées avant que les cartes Rencontre s’épuisent
goals-traitor = Gagne avec le plus de Super-armes, aussitôt avec plus de la moitié, avec 3 non trouvées, ou quand les Aptitudes du Héros s’effondrent
goals-traitor-hero = Gagne avec autant de Super-armes que le Traître, si moins de 3 restent non trouvées
