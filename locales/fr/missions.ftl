# The texts about missions, their options and computer players, in French. GLOSSARY.md lists the terms.


## Options of every table

choice-alone-answers = réactions demandées seulement avec une réponse en main, et sans pendule
choice-alone-usual = réactions demandées comme entre humains
choice-at_zero-computer = l’ordinateur joue jusqu’à son retour
choice-at_zero-loss = abandon
choice-at_zero-usual = la réponse habituelle est donnée pour cette fois
choice-bot_pace-fast = rapide
choice-bot_pace-slow = lent
choice-bot_pace-usual = habituel
choice-chat-off = désactivé
choice-chat-on = activé
choice-hints-all = tout le monde
choice-hints-alone = seulement un joueur seul contre l’ordinateur
choice-hints-off = personne
choice-reaction_seconds-0 = sans limite
choice-reaction_seconds-10 = 10 secondes
choice-reaction_seconds-20 = 20 secondes
choice-reaction_seconds-30 = 30 secondes
choice-reaction_seconds-60 = 60 secondes
choice-reactions-10 = à tous à la fois, 10 secondes au plus
choice-reactions-15 = à tous à la fois, 15 secondes au plus
choice-reactions-20 = à tous à la fois, 20 secondes au plus
choice-reactions-30 = à tous à la fois, 30 secondes au plus
choice-reactions-5 = à tous à la fois, 5 secondes au plus
choice-reactions-8 = à tous à la fois, 8 secondes au plus
choice-reactions-in-turn = à chacun son tour
choice-spectator_delay-0 = en direct
choice-spectator_delay-1 = une minute plus tard
choice-spectator_delay-10 = 10 minutes plus tard
choice-spectator_delay-2 = 2 minutes plus tard
choice-spectator_delay-5 = 5 minutes plus tard
choice-spectators-all = tous ceux qui ont accès à la partie
choice-spectators-off = seulement l’hôte, jusqu’à la fin de la partie
choice-time-10m = 10 minutes, plus 20 secondes chaque fois que leur tour revient
choice-time-1d = un jour à chaque fois
choice-time-20m = 20 minutes, plus 30 secondes à chaque fois
choice-time-3d = 3 jours à chaque fois
choice-time-40m = 40 minutes, plus une minute à chaque fois
choice-time-7d = 7 jours à chaque fois
choice-time-none = sans limite
option-alone = Un joueur seul contre l’ordinateur
option-at_zero = Quand un joueur n’a plus de temps
option-bot_pace = Rythme des joueurs virtuels
option-chat = Chat à la table
option-hints = Qui peut demander un indice à l’ordinateur
option-reaction_seconds = Temps de chacun pour réagir, l’un après l’autre
option-reactions = Comment les réactions sont demandées
option-spectator_delay = Vue des spectateurs
option-spectators = Qui peut regarder
option-time = Temps de réflexion de chacun


## Battleship Galaxies

bot-galaxies-admiral = Anticipe : essaie ses plans dans des mondes possibles, sans jamais regarder les cartes cachées.
bot-galaxies-bold = Un Captain qui s’approche, et craint moins la riposte.
bot-galaxies-cautious = Un Captain qui replie les vaisseaux touchés.
bot-galaxies-greedy = Joue pour gagner : pèse ce qu’il voit, et prend ce qui semble le mieux sur le moment.
bot-galaxies-random = Choisit au hasard : facile à battre, idéal pour une première partie.
choice-galaxies-fleets-42 = Flottes au choix, jusqu’à 42 énergies de déploiement
choice-galaxies-fleets-48 = Flottes au choix, jusqu’à 48 énergies de déploiement
choice-galaxies-fleets-printed = Flottes et pioches imprimées
choice-galaxies-tactic-cards-off = Sans cartes Tactique : ni pioche, ni main, ni horloge de victoire
choice-galaxies-tactic-cards-on = Avec cartes Tactique
option-galaxies-fleets = Flottes et pioches
option-galaxies-tactic-cards = Cartes Tactique
story-galaxies-battle-for-barrage = Les Wretch ont pris ISN Barrage, et vident son noyau informatique de ses plans, de ses tactiques et de pire encore. L’ISN doit mettre ce vaisseau ou son escorte hors de combat avant qu’ils en sachent trop.
story-galaxies-blockade-run = Chargée du butin d’une colonie, une flotte Wretch file vers le point de saut par une ceinture disloquée du secteur Entebe. Une petite force de l’ISN, avertie juste à temps, lui barre la route.
story-galaxies-dead-zone = Entre Uranus et Neptune s’étend une zone vide et noire où les pillards Wretch aiment se réunir. Une patrouille de l’ISN, venue les chasser, vient d’être repérée par sa proie.
story-galaxies-first-flight = Le pillard Tes Kio se traîne vers sa base après un combat perdu. ISN Barrage l’a rattrapé, et un jeune pilote est en route. C’est votre premier commandement : abattez Tes Kio.
story-galaxies-meteor-storm = Krall Draxus arrive avec une flotte de vétérans, et les équipages de l’ISN qui l’attendent sont novices. Leur réponse est le plan imaginé par Erin Cho : des moteurs fixés à des astéroïdes, et télécommandés.
story-galaxies-pan-base = La base de Pan, lune de Saturne, n’est plus, et presque toute la lune avec elle ; il y a des survivants dans ce qui reste. Une flotte de l’ISN malmenée veut les ramener, deux capitaines Wretch rivaux en veulent comme otages.


## Pulp Invasion

bot-pulp-navigator = Pèse chaque paiement selon les chances du sac.
bot-pulp-random = Agit au hasard : facile à battre.
choice-pulp-bridge_crew-off = non
choice-pulp-bridge_crew-on = oui
choice-pulp-captain-choose = au choix
choice-pulp-captain-random = au hasard
choice-pulp-captain-usual = au hasard ; au choix dès qu’une extension est utilisée
choice-pulp-cards-all = avec ceux des deux extensions
choice-pulp-cards-base = du jeu de base
choice-pulp-cards-x1 = avec ceux de la première extension
choice-pulp-cards-x2 = avec ceux de la seconde extension
choice-pulp-exploration-off = non
choice-pulp-exploration-on = oui
choice-pulp-hero_bonus-off = comme l’indique la carte de Capitaine
choice-pulp-hero_bonus-on = 4 points au-dessus de la carte de Capitaine
choice-pulp-hide_bag-off = est compté pour vous
choice-pulp-hide_bag-on = est à compter vous-même
choice-pulp-landing_team-off = non
choice-pulp-landing_team-on = oui
choice-pulp-level-advanced = Avancé : 6 Super-armes
choice-pulp-level-basic = Débutant : 4 Super-armes
choice-pulp-level-normal = Normal : 5 Super-armes
choice-pulp-location_stays-off = pendant sa manche
choice-pulp-location_stays-on = jusqu’au suivant
choice-pulp-one_die_per_phase-off = un par rencontre, et un dans la fouille
choice-pulp-one_die_per_phase-on = un par phase
choice-pulp-rulings-1 = premières décisions : le Traître ne prend les cartes esquivées qu’à la fin de la manche
choice-pulp-rulings-2 = décisions actuelles
choice-pulp-ship_cards-off = non
choice-pulp-ship_cards-on = oui
choice-pulp-ship_die-off = non
choice-pulp-ship_die-on = oui
choice-pulp-vassals-off = non
choice-pulp-vassals-on = oui
choice-pulp-white_fixed-off = autant que de jaunes
choice-pulp-white_fixed-on = toujours 4
option-pulp-bridge_crew = Équipage de passerelle : des points et des dés en plus de ceux de Capitaine (il faut les cartes des deux extensions)
option-pulp-captain = Capitaine
option-pulp-cards = Capitaines, Planètes et Super-armes
option-pulp-exploration = Cartes Exploration : des explorateurs qui aident dans les secteurs qu’elles nomment
option-pulp-hero_bonus = Les Aptitudes du Héros commencent et finissent
option-pulp-hide_bag = Le contenu du sac
option-pulp-landing_team = L’Équipe au sol : des cubes verts qui évitent une perte, ou valent n’importe quelle couleur
option-pulp-level = Niveau
option-pulp-location_stays = Un Lieu s’applique
option-pulp-one_die_per_phase = Dés de Capitaine
option-pulp-rulings = Là où les règles ont une lacune
option-pulp-ship_cards = Une carte Vaisseau spatial : un vaisseau de votre choix, avec sa propre action
option-pulp-ship_die = Le dé Vaisseau spatial : il remplace un des dés de Capitaine, et d’autres partagent sa valeur
option-pulp-vassals = Des Vassaux de ces extensions figurent parmi les aliens
option-pulp-white_fixed = Cubes blancs dans le sac
story-pulp-bridge-crew = Votre propre vaisseau avec son dé, et un équipage de passerelle de votre choix, dans tout ce qu’offre l’invasion.
story-pulp-landing-team = Une Équipe au sol part en avant, et des explorateurs connaissent les secteurs. De nouveaux Vassaux savent que vous arrivez.
story-pulp-maiden-flight = Votre premier commandement, un coach à vos côtés : deux Super-armes, et aucun compte à rendre.
story-pulp-pulp-invasion = L’Hégémonie cosmique est à nos portes. Trouvez ses Super-armes avant elle : en solitaire, en douze manches au plus.
story-pulp-traitor = L’un des deux joueurs est un traître. Le Traître tire après vous, joue de l’Influence, et veut les Super-armes pour lui seul. Personne d’autre ne sait qui il sert.


## Card Duel

bot-duel-cautious = Ne provoque qu’avec une bonne carte, et sait quand rester en garde.
bot-duel-random = Fait ce qui lui passe par la tête.
choice-duel-goal-12 = 12 points
choice-duel-goal-20 = 20 points
choice-duel-goal-8 = 8 points
option-duel-goal = Points pour gagner
story-duel-duel = Deux joueurs, deux cartes chacun, et un dé.
story-duel-table = Deux contre deux, et les partenaires ne voient pas leurs cartes respectives.
