# The texts about missions, their options and computer players, in English.
#
# The names of missions and of computer players are the same in all languages. This file is generated from the
# games (`python -m tools.mission_texts --write`), and the others are translated from it.


## Options of every table

choice-alone-answers = is asked for reactions only with an answer in hand, and without a clock
choice-alone-usual = is asked in the same way as among people
choice-at_zero-computer = the computer plays on until they are back
choice-at_zero-loss = they concede
choice-at_zero-usual = the usual answer is given this time
choice-bot_pace-fast = fast
choice-bot_pace-slow = slowly
choice-bot_pace-usual = at the usual pace
choice-chat-off = off
choice-chat-on = on
choice-hints-all = everyone
choice-hints-alone = only players alone against computer players
choice-hints-off = nobody
choice-reaction_seconds-0 = as long as they like
choice-reaction_seconds-10 = 10 seconds
choice-reaction_seconds-20 = 20 seconds
choice-reaction_seconds-30 = 30 seconds
choice-reaction_seconds-60 = 60 seconds
choice-reactions-10 = all at once, for 10 seconds at most
choice-reactions-15 = all at once, for 15 seconds at most
choice-reactions-20 = all at once, for 20 seconds at most
choice-reactions-30 = all at once, for 30 seconds at most
choice-reactions-5 = all at once, for 5 seconds at most
choice-reactions-8 = all at once, for 8 seconds at most
choice-reactions-in-turn = one after another
choice-spectator_delay-0 = at once
choice-spectator_delay-1 = a minute later
choice-spectator_delay-10 = 10 minutes later
choice-spectator_delay-2 = 2 minutes later
choice-spectator_delay-5 = 5 minutes later
choice-spectators-all = everyone who can see the match
choice-spectators-off = only the host, until the match is over
choice-time-10m = 10 minutes, and 20 seconds more each time they are asked after others
choice-time-1d = a day each time
choice-time-20m = 20 minutes, and 30 seconds more each time
choice-time-3d = 3 days each time
choice-time-40m = 40 minutes, and a minute more each time
choice-time-7d = 7 days each time
choice-time-none = as long as they like
option-alone = A player alone against computer players
option-at_zero = When a player has no time left
option-bot_pace = How fast computer players answer
option-chat = Chat at the table
option-hints = Who may ask the computer for a hint
option-reaction_seconds = How long each may think if they are asked one after another
option-reactions = How players are asked for reactions
option-spectator_delay = What spectators see
option-spectators = Who may watch
option-time = How long everyone may think


## Battleship Galaxies

bot-galaxies-admiral = Looks ahead: tries its plans in possible worlds, and never peeks.
bot-galaxies-bold = A Captain who closes in, and worries less about what may hit back.
bot-galaxies-cautious = A Captain who pulls back ships that were hit.
bot-galaxies-greedy = Plays to win: weighs what it sees, and takes what looks best now.
bot-galaxies-random = Picks at random: easy to beat, and good for a first match.
choice-galaxies-fleets-42 = Chosen fleets of up to 42 launch energy
choice-galaxies-fleets-48 = Chosen fleets of up to 48 launch energy
choice-galaxies-fleets-printed = The printed fleets and decks
choice-galaxies-tactic-cards-off = Without tactic cards: no decks, hands or victory clock
choice-galaxies-tactic-cards-on = With tactic cards
option-galaxies-fleets = Fleets and decks
option-galaxies-tactic-cards = Tactic cards
story-galaxies-battle-for-barrage = The Wretch have seized ISN Barrage and are draining its computer core of plans, tactics and worse. The ISN must take the ship out of the fight, or its escort, before too much is learned.
story-galaxies-blockade-run = Loaded with loot from a colony, a Wretch fleet runs for the jump point through a broken belt in the Entebe sector. A small ISN force has had just enough warning to stand in its way.
story-galaxies-dead-zone = Between Uranus and Neptune lies a stretch of empty dark where Wretch raiders like to gather. An ISN patrol, there to hunt them, has just been found by its prey.
story-galaxies-first-flight = The raider Tes Kio limps home from a lost fight. ISN Barrage has run her down, and one young pilot is on his way. It is your first command: bring her down.
story-galaxies-meteor-storm = Krall Draxus is coming with a veteran fleet, and the ISN crews waiting for him are new. Their answer is Erin Cho's plan: engines bolted to asteroids, steered by remote control.
story-galaxies-pan-base = The base on Saturn's moon Pan is gone, and with it most of the moon; people are alive in what is left. A battered ISN fleet wants them home, two rival Wretch captains want them as hostages.


## Pulp Invasion

bot-pulp-navigator = Weighs every payment against the odds of the bag.
bot-pulp-random = Acts at random: easy to beat.
choice-pulp-bridge_crew-off = no
choice-pulp-bridge_crew-on = yes
choice-pulp-captain-choose = chosen
choice-pulp-captain-random = drawn at random
choice-pulp-captain-usual = drawn at random; chosen if any expansion is used
choice-pulp-cards-all = with those of both expansions
choice-pulp-cards-base = of the base game
choice-pulp-cards-x1 = with those of the first expansion
choice-pulp-cards-x2 = with those of the second expansion
choice-pulp-exploration-off = no
choice-pulp-exploration-on = yes
choice-pulp-hero_bonus-off = as the Captain's card says
choice-pulp-hero_bonus-on = 4 higher than the Captain's card says
choice-pulp-hide_bag-off = is counted for you
choice-pulp-hide_bag-on = you keep count yourself
choice-pulp-landing_team-off = no
choice-pulp-landing_team-on = yes
choice-pulp-level-advanced = Advanced: 6 Super Weapons
choice-pulp-level-basic = Basic: 4 Super Weapons
choice-pulp-level-normal = Normal: 5 Super Weapons
choice-pulp-location_stays-off = for its round
choice-pulp-location_stays-on = until the next one comes
choice-pulp-one_die_per_phase-off = one in each encounter, and one in the search
choice-pulp-one_die_per_phase-on = one in each phase
choice-pulp-rulings-1 = the first rulings: the Traitor takes evaded cards only when the round ends
choice-pulp-rulings-2 = the current rulings
choice-pulp-ship_cards-off = no
choice-pulp-ship_cards-on = yes
choice-pulp-ship_die-off = no
choice-pulp-ship_die-on = yes
choice-pulp-vassals-off = no
choice-pulp-vassals-on = yes
choice-pulp-white_fixed-off = as many as yellow ones
choice-pulp-white_fixed-on = always 4
option-pulp-bridge_crew = Bridge Crew: points and dice besides the Captain's (needs the cards of both expansions)
option-pulp-captain = The Captain
option-pulp-cards = Captains, Planets and Super Weapons
option-pulp-exploration = Exploration cards: explorers who help in the sectors that they name
option-pulp-hero_bonus = The Hero's Abilities begin and end
option-pulp-hide_bag = What is in the bag
option-pulp-landing_team = The Landing Team: green cubes that avert a loss, or stand for any colour
option-pulp-level = Level
option-pulp-location_stays = A Location is in force
option-pulp-one_die_per_phase = Captain's dice
option-pulp-rulings = Where the rulebooks leave a gap
option-pulp-ship_cards = A Space Ship card: a ship of your choice, with an action of her own
option-pulp-ship_die = The Space Ship die: it replaces one of the Captain's, and others share its value
option-pulp-vassals = Vassals of these expansions stand among the aliens
option-pulp-white_fixed = White cubes in the bag
story-pulp-bridge-crew = Your own ship with its die, and a bridge crew of your choice, in all that the invasion offers.
story-pulp-landing-team = A Landing Team goes ahead, and explorers know the sectors. New Vassals know that you are coming.
story-pulp-maiden-flight = Your first command, with a coach at your side: two Super Weapons, and nobody else to answer to.
story-pulp-pulp-invasion = The Cosmic Hegemony is at the door. Find its Super Weapons first: alone, in twelve rounds at most.
story-pulp-traitor = One of two players is a traitor. The Traitor draws after you, plays Influence, and wants the Super Weapons for themselves. Nobody else knows whom they serve.


## Card Duel

bot-duel-cautious = Provokes with a good card only, and knows when to be on guard.
bot-duel-random = Does whatever comes to mind.
choice-duel-goal-12 = 12 points
choice-duel-goal-20 = 20 points
choice-duel-goal-8 = 8 points
option-duel-goal = Points to win
story-duel-duel = Two players, two cards each, and one die.
story-duel-table = Two against two, and partners do not see each other's cards.
