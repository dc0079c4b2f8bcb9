# The texts of the cards of Pulp Invasion, in English.
#
# Names are the same in all languages. This file is generated from the catalogue
# (`python -m tools.card_texts --write`), and the others are translated from it.


## aliens

aliens-arvan-text = Each unfound Super Weapon beyond three adds 1 Diplomacy to one card of the line, the rightmost first (none of Strength 0).
aliens-brood-mother-ix-text = Acts as Kah. Each evaded card puts 1 red cube from the supply in the bag.
aliens-chancellor-iphis-text = Acts as Arvan. The Ability point of an Evade must be Diplomacy while there is any.
aliens-echo-without-voice-text = Acts as The Quietus. Two black cubes drawn in the same Planet Search end the drawing of further cubes by cards.
aliens-kah-text = Each unfound Super Weapon beyond three adds 1 Combat to one Guardforce of the line, the leftmost first.
aliens-quietus-text = Each unfound Super Weapon beyond three, and every 3 black cubes here, adds 1 Science to one card of the line, the rightmost first (none of Strength 0).
aliens-the-pale-choir-text = Acts as The Quietus. When a white cube is drawn in the Planet Search here, put a black cube from the supply on this card.
aliens-the-tithe-collector-text = Acts as Arvan. At the start of each Encounter phase discard a hand card or lose 1 Diplomacy.
aliens-warlord-skarn-text = Acts as Kah. Cards of Engage Strength 1 have 1 Combat added if the Hero has more Combat than Diplomacy.


## planets

planets-ashen-reach-text = Guardforces have 1 more Engage Strength. Draw 2 cubes more.
planets-bone-desert-text = Each Landing Team cube you put in the bag before drawing gives 1 cube more.
planets-caldera-ix-text = Pay a code: gain 3 points of one Ability.
planets-carnival-of-rust-text = Agents have 1 more Engage Strength. Draw 1 cube more.
planets-ghar-text = All cards are engaged with Combat. Draw 1 cube more.
planets-green-cathedral-text = Pay a key: take a Landing Team cube from the bag, if there is one, and place it in front of you.
planets-hespers-cradle-text = Pay a code: up to 3 black cubes leave the bag for the supply before drawing.
planets-iron-garden-text = Pay a key: set one of your dice to 6.
planets-last-lantern-text = Pay a key and a code: draw cubes one at a time until a yellow cube or the sixth cube; resolve all of them.
planets-mirrorfall-text = Pay a key: count the planet icons of evaded cards.
planets-nine-bridges-text = Pay a key: draw 2 cubes more; return one drawn cube of your choice to the bag.
planets-port-umbra-text = Agents have 1 less Engage Strength, to a minimum of 1. Pay a code: draw 1 cube more.
planets-solace-text = Evading draws 1 cube instead of 2.
planets-tethys-minor-text = Pay a code: look at all cubes you draw, put any two back in the bag and draw two others.
planets-the-drowned-moon-text = Pay a key: 2 white cubes leave the bag for the supply before drawing.
planets-the-unlit-world-text = Pay a code: 3 white cubes leave the bag for the supply before drawing.
planets-velloria-text = Pay a key: draw 2 cubes more.
planets-whisper-station-text = Pay a code: the Traitor may not play an Influence card for the rest of this phase. Solo: draw 1 cube more.


## weapons

weapons-chrono-siphon-text = Evade one card without an Ability point and without cubes.
weapons-graviton-fist-text = Your strength against one part of one card is 2 higher, like a die of any type.
weapons-mind-prism-text = Choose the icon with which one card is engaged.
weapons-phase-lantern-text = Works without being Understood. Draw 1 cube more in this round's Planet Search.
weapons-star-eaters-key-text = One card kept in hand counts as both a key and a code this round.
weapons-sunsplitter-text = Engage one card of Engage Strength 3 or less at no cost.
weapons-the-hollow-bell-text = Gain 1 point of an Ability of your choice.
weapons-tide-of-glass-text = Turn one evaded card upright again: its planet icons count.
weapons-treason-engine-text = Put one drawn white cube aside instead of back in the bag.
weapons-worldroot-drill-text = Works without being Understood. Pay 2 points of one Ability: draw 1 cube more this round.


## encounters

encounters-arvans-heralds-text = In Arvan's Sector: Engage Strength 1 lower.
encounters-bounty-hunter-vrask-text = Evaded: lose 1 point of your highest Ability.
encounters-breach-troopers-text = No Captain's die can be used against this card.
encounters-choir-of-masks-text = This card must be engaged.
encounters-coil-operators-text = Engaged: draw 1 cube more in this round's Planet Search.
encounters-council-courier-text = Engaged: gain 1 point of an Ability of your choice.
encounters-crystal-mines-actions-combat = Guardforces have 1 more Engage Strength.
encounters-crystal-mines-actions-diplomacy = The first card you engage each round gives 1 Science.
encounters-crystal-mines-actions-science = Each engaged card without a planet icon counts as having one.
encounters-double-agent-zeel-text = The card on the left of this one is engaged with Diplomacy.
encounters-embassy-spires-actions-combat = Evading draws 3 cubes instead of 2.
encounters-embassy-spires-actions-diplomacy = All cards are engaged with Diplomacy.
encounters-embassy-spires-actions-science = The first card you engage each round gives 1 Diplomacy.
encounters-fighting-pits-actions-combat = All cards are engaged with Combat.
encounters-fighting-pits-actions-diplomacy = The leftmost card must be engaged.
encounters-fighting-pits-actions-science = Guardforces with a planet icon have 1 more Engage Strength.
encounters-floating-bazaar-actions-combat = Agents have 1 more Engage Strength.
encounters-floating-bazaar-actions-diplomacy = Once this round you may pay 1 Ability point at the rate of 1 for 1.
encounters-floating-bazaar-actions-science = In the Planet Search a code may be paid as a key and a key as a code.
encounters-glass-automata-text = This card is always engaged with Science.
encounters-ion-storm-text = Evading this card draws 1 cube instead of 2.
encounters-kahs-own-text = In Kah's Sector: 1 Combat is added to this card's Engage Strength.
encounters-moat-hounds-text = Evaded: lose 1 Combat.
encounters-mutiny-whispers-text = Evaded: turn one of your Crew dice down 1 value.
encounters-night-rangers-text = Evaded: draw 1 cube fewer in this round's Planet Search.
encounters-old-flame-from-rigel-text = Engaged: turn one of your Crew dice up 2 values.
encounters-orrery-keepers-text = Engaged: turn one of your System dice up 1 value.
encounters-palace-ushers-text = Engaged: gain 1 Diplomacy.
encounters-penal-regiment-text = This card is always engaged with Combat.
encounters-quiet-ones-text = In the Quietus Sector: 1 Science is added to this card's Engage Strength.
encounters-ruined-observatory-actions-combat = All cards are engaged with Science.
encounters-ruined-observatory-actions-diplomacy = Agents have 1 less Engage Strength, to a minimum of 1.
encounters-ruined-observatory-actions-science = Draw 1 cube more in the Planet Search.
encounters-runaway-scientist-text = Engaged: one cube of your choice but yellow leaves the bag for the supply.
encounters-saboteur-nine-text = While this card is not yet encountered, Guardforces have 1 more Engage Strength.
encounters-smugglers-canyon-actions-combat = Guardforces have 1 less Engage Strength, to a minimum of 1.
encounters-smugglers-canyon-actions-diplomacy = Evading needs no Ability point.
encounters-smugglers-canyon-actions-science = Draw 1 cube fewer in the Planet Search.
encounters-sunken-hangar-actions-combat = The first card you engage each round gives 1 Combat.
encounters-sunken-hangar-actions-diplomacy = No Captain's die can be used against Agents.
encounters-temple-of-static-actions-diplomacy = Black cubes drawn in the Planet Search go to the supply.
encounters-temple-of-static-actions-science = Systems dice cannot be used.
encounters-the-smiling-broker-text = Engaged: move 1 point from one Ability to another.
encounters-vault-spiders-text = Evaded: put a black cube from the supply into the bag.


## dice

dice-artificial-intelligence-1 = When you engage an Agent: roll one of your dice again.
dice-artificial-intelligence-2 = When you engage a Guardforce with a planet icon: roll one of your dice again.
dice-artificial-intelligence-3 = When you engage a Guardforce with a planet icon: exchange one of your dice for one nobody has, and roll it.
dice-artificial-intelligence-4 = Roll the Infiltration Agent, if nobody has it, and use it for this engagement.
dice-artificial-intelligence-5 = Roll the Engineer, if nobody has it, and use it for this engagement.
dice-artificial-intelligence-6 = Roll the Weapons Specialist, if nobody has it, and use it for this engagement.
dice-engineer-1 = 1 more strength against Science.
dice-engineer-3 = 1 more strength against Science; or turn a Systems die up by 1.
dice-engineer-4 = 2 more strength against Science.
dice-engineer-6 = 2 more strength against Science, and turn a Systems die up by 2.
dice-infiltration-agent-1 = 1 more strength against Diplomacy.
dice-infiltration-agent-2 = Draw 1 cube more in this round's Planet Search.
dice-infiltration-agent-3 = 1 more strength against Diplomacy; or draw 1 cube more in this round's Planet Search.
dice-infiltration-agent-4 = 2 more strength against Diplomacy.
dice-infiltration-agent-6 = 2 more strength against Diplomacy; or, while you evade, 2 cubes of your choice (no yellow) leave the bag.
dice-landing-team-1 = Put the cards of the line that are still to be met in any order.
dice-landing-team-2 = Planet Search: all planet icons of evaded cards count.
dice-landing-team-3 = For each Landing Team cube of yours that leaves the game, gain 3 points of one Ability.
dice-landing-team-4 = Exchange two cards of the line that are still to be met for two of the discard pile; the two leave the game after the search.
dice-landing-team-5 = Use the face of another of your dice twice in this phase; then it turns down by 1.
dice-landing-team-6 = Planet Search: set another of your dice to any value.
dice-scanning-technology-1 = While you evade, a random cube leaves the bag; a yellow one goes back.
dice-scanning-technology-2 = Planet Search: 1 planet icon of one evaded card counts.
dice-scanning-technology-3 = While you evade, a cube of your choice, not a yellow one, leaves the bag.
dice-scanning-technology-4 = Planet Search: 1 planet icon each of two evaded cards counts.
dice-scanning-technology-5 = Planet Search: for a yellow cube, choose which Super Weapon you find.
dice-scanning-technology-6 = One of your Super Weapons is Understood.
dice-universal-translator-1 = Planet Search: roll one of your dice again.
dice-universal-translator-2 = Exchange one of your Super Weapons for another of the deck.
dice-universal-translator-4 = Planet Search: once, draw two cubes for one; use one of them, the other goes to the supply.
dice-universal-translator-5 = When the line is drawn, draw 8 cards, keep 4 of them in any order, and shuffle the others back.
dice-weapons-specialist-1 = 1 more strength against Combat.
dice-weapons-specialist-2 = 1 more strength against one Ability of your choice.
dice-weapons-specialist-3 = 2 more strength against Combat.
dice-weapons-specialist-4 = 2 more strength against one Ability of your choice.
dice-weapons-specialist-5 = 2 more strength against Combat; or, while you evade, 2 white cubes leave the bag.
dice-weapons-specialist-6 = 3 more strength against Combat.


## alignments

alignments-arvan-text = From now on, in Arvan's Sector the Traitor also takes one card without an icon that the Hero evades and may discard it as a key or a code.
alignments-kah-text = From now on, in Kah's Sector the first card the Hero engages each round costs 1 Combat more.
alignments-neutral-text = Once: roll both dice; the Hero's next search draws 1 to the lower value fewer cubes, as the Traitor chooses, at least 1.
alignments-quietus-text = From now on, a black cube the Traitor draws also costs the Hero 1 point of the Hero's choice.


## influence

influence-ambush-signal-turned-text = The next card must be engaged if the Hero can pay for it.
influence-ambush-signal-upright-text = The next card must be evaded.
influence-bought-witness-turned-text = Recharge: gain 3 Influence.
influence-bought-witness-upright-text = Roll one of the Traitor's dice: on 4 or more, take any key or code of the discard pile.
influence-cut-cable-turned-text = Until the next encounter ends the Hero may not use System dice.
influence-cut-cable-upright-text = One Captain's die of the Hero goes down 1 value.
influence-false-orders-turned-text = Exchange the places of two cards not yet encountered.
influence-false-orders-upright-text = One card not yet encountered has 1 more Engage Strength.
influence-hegemony-escort-turned-text = Recharge: gain 2 Influence; if the Traitor's Alignment is revealed, gain 4.
influence-hegemony-escort-upright-text = Every Guardforce not yet encountered has 1 more Engage Strength this phase.
influence-jammed-scanner-turned-text = Look at 3 random cubes of the bag and put them back.
influence-jammed-scanner-upright-text = The Hero draws 1 cube fewer this phase, but at least 1.
influence-poisoned-rumour-turned-text = Put 2 white cubes from the Traitor's area into the bag.
influence-poisoned-rumour-upright-text = The Hero loses 1 point of an Ability of the Traitor's choice that is 2 or more.
influence-secret-cargo-turned-text = Recharge: roll both dice and gain the lower value as Influence.
influence-secret-cargo-upright-text = The Traitor draws 1 more cube this phase.
influence-stolen-blueprint-turned-text = The Hero's first cube this phase goes back in the bag unless it is yellow.
influence-stolen-blueprint-upright-text = Remove one cube from a Super Weapon of the Hero that is not yet Understood.
influence-turncoat-clerk-turned-text = Put the white cubes of the Traitor's area, at most 3, into the bag.
influence-turncoat-clerk-upright-text = The Traitor may discard a key as a code, or the reverse, this phase.


## exploration

exploration-advance-scouts-text = Once a round look at the next card of the current Encounter deck.
exploration-cartographers-text = When three Planet cards are dealt, one of them may be exchanged for the next of the deck.
exploration-field-hospital-text = Once a round, when you evade, draw 1 cube instead of 2.
exploration-interpreters-text = Once a round convert 1 point of one Ability for 1 point of another.
exploration-night-landing-text = Once a round the Ability point of an Evade is not paid.
exploration-supply-cache-text = At setup turn each chosen System die up 2 values.
exploration-volunteers-text = At setup take 1 Landing Team cube more from those that would leave the game, if any.


## crew

crew-doctor-maw-title = Ship's Surgeon
crew-inez-marchetti-title = Tactical Officer
crew-lady-quill-title = Envoy
crew-rhea-stroud-title = Chief Gunner


## ships

ships-anvil-of-peace-text = Once a round the 2 for 1 exchange is 1 for 1 for a single point.
ships-copper-mule-text = Once a round put one drawn coloured cube back in the bag and draw another.
ships-gallant-folly-text = At setup raise one maximum and its Ability by 2.
ships-lodestar-text = When you draw no yellow cube in a Planet Search, gain 1 point of an Ability of your choice.
ships-night-ferry-text = Once a round look at the top card of the current Encounter deck and put it under that deck if you like.
ships-silver-needle-text = Once a round evade a card without paying the Ability point.
ships-the-firebrand-text = Place a dark gray cube on this card's space 3. Once a round move it down 1: your strength against one card is 2 higher, like a die of any type. At 0 the ship's action is spent.
ships-wandering-wild-text = At setup choose one more Captain's die, set to 3.


## goals

goals-pulp-invasion-hero = Wins with all Super Weapons found before the encounter cards run out
goals-traitor = Wins with most Super Weapons, at once with more than half, with 3 unfound, or when the Hero’s Abilities fail
goals-traitor-hero = Wins with as many Super Weapons as the Traitor, if fewer than 3 stay unfound
