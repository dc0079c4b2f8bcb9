# The texts of the cards of Battleship Galaxies, in English.
#
# Names are the same in all languages. This file is generated from the catalogue
# (`python -m tools.card_texts --write`), and the others are translated from it.


## words

words-face_down-name = Face-down tile
words-face_down-text = Nobody knows yet what it is. It is turned over when a ship moves onto it.
words-phases-action = Action phase
words-phases-deploy = Deploy phase
words-phases-end = End of turn
words-phases-energy = Energy phase
words-phases-over = Match over
words-phases-setup = Setup
words-reasons-clock = The victory clock
words-reasons-concession = Concession
words-reasons-elimination = The battlefield is cleared
words-reasons-ship-destroyed = The target is destroyed
words-reasons-victory-points = Victory points
words-rolls-cover = Asteroid cover
words-rolls-debris = Debris field
words-rolls-ecm = ECM
words-rolls-engine-move = Asteroid drift
words-rolls-engines = Remote engines
words-rolls-starter = Roll for the start
words-rolls-survivors = Search for survivors
words-states-escaped = escaped
words-states-hidden = not launched
words-states-launched = on the battlefield
words-states-lost = lost
words-states-taken = taken over
words-victories-victory-clock = Victory clock: when every deck has run out twice, the side whose ships on the battlefield are worth more wins.


## ships

ships-chosh-ka-role = Infiltrator: slips close, leaves a pulse charge, vanishes.
ships-chosh-ka-seasoned-limpet-pulse-text = When this ship ends its movement, choose an adjacent enemy ship and roll the number die: on 5 or higher it takes 1 direct pulse damage.
ships-chosh-ka-veteran-limpet-pulse-text = When this ship ends its movement, choose an adjacent enemy ship and roll the number die: on 4 or higher it takes 1 direct pulse damage.
ships-chosh-ka-veteran-slip-away-text = After its attack step this ship may be placed on an empty space within 2 spaces of where it is.
ships-chosh-ka-veteran-void-skin-text = For attacks that target this ship, the attacking weapon's range is 1 lower (never below 1).
ships-f47-blue-hawks-role = Strike fighters that fight best as a tight wing.
ships-f47-blue-hawks-seasoned-wing-formation-text = A Hawk that is adjacent to another Hawk adds 1 to the range of its primary weapon.
ships-f47-blue-hawks-veteran-follow-through-text = A Hawk's primary weapon has 1 more strength against a ship that another Hawk has already hit in this activation.
ships-f51-blue-sparrows-role = Tiny escorts: very hard to hit, made to protect bigger ships.
ships-f51-blue-sparrows-seasoned-interpose-text = Once per turn, when an attack hits a solo ship you control that is adjacent to a Sparrow, you may have that Sparrow take the damage instead (a star then counts as an ordinary hit).
ships-f51-blue-sparrows-veteran-regroup-text = At the start of your energy phase, put 1 shield peg on one Sparrow, up to its printed shields.
ships-isn-barrage-role = Gun platform: many light shots, best when it holds its ground.
ships-isn-barrage-seasoned-saturation-fire-text = If this ship has moved no more than 1 space in this activation, its primary weapon has 1 more attack.
ships-isn-barrage-seasoned-secondary-note = May target only small ships.
ships-isn-barrage-standard-cells-o-text = A hit here while shields are down deals 1 more damage.
ships-isn-barrage-veteran-umbrella-fire-text = Once per opponent's turn, when an enemy small ship ends its movement within 2 spaces of this ship, you may pay 1 energy to charge this ship's secondary weapon and attack that ship with it.
ships-isn-everest-role = Shielded command carrier: slow, long-ranged, strong with an escort.
ships-isn-everest-seasoned-escort-screen-text = Once per turn, when an attack hits this ship while a small ship you control is adjacent to it, the attack deals 1 less damage (never below 1).
ships-isn-everest-seasoned-flagship-text = When this ship is launched, every other ship card you launch later in the same turn costs 1 less energy (never below 1). Then draw 1 tactic card.
ships-isn-everest-standard-flagship-text = When this ship is launched, every other ship card you launch later in the same turn costs 1 less energy (never below 1).
ships-isn-everest-veteran-cells-o-text = A miss while shields are up, a hit while they are down.
ships-isn-everest-veteran-flagship-text = When this ship is launched, every other ship card you launch later in the same turn costs 1 less energy (never below 1). Then draw 2 tactic cards.
ships-isn-everest-veteran-secondary-note = May not target large ships.
ships-isn-everest-veteran-shield-harmonics-text = At the start of your energy phase, put 1 shield peg on one other ship you control that is adjacent to this ship, up to that ship's printed shields.
ships-isn-torrent-role = Relay cruiser: precise heavy shots and support for ships nearby.
ships-isn-torrent-seasoned-target-relay-text = Other ships you control that are adjacent to this ship add 1 to the range of their primary weapon.
ships-isn-torrent-veteran-insulated-emitters-text = Direct vecton shield damage dealt to this ship is reduced by 1 (it may become 0).
ships-isn-torrent-veteran-shield-lender-text = Once per turn, between activations in your action phase, you may move 1 shield peg from this ship to another ship you control within 2 spaces; a ship may not go above its printed shields this way.
ships-isn-torrent-veteran-target-relay-text = Other ships you control within 2 spaces of this ship add 1 to the range of their primary weapon.
ships-red-fuvu-role = Vecton stingers: strip shields for the rest of the pack.
ships-red-fuvu-seasoned-swarm-vector-text = Debris fields deal no damage to a Fuvu.
ships-red-fuvu-standard-vecton-sting-text = When a Fuvu's primary weapon hits, the target first takes 1 direct vecton shield damage.
ships-red-fuvu-veteran-shield-leech-text = Once per activation, after a Fuvu's attack takes a ship's last shield peg, gain 1 energy.
ships-red-tougu-role = Armoured brawlers: no shields, tough hulls, deadly once shields are gone.
ships-red-tougu-seasoned-ramming-spines-text = The ECM damage of each Tougu is 2.
ships-red-tougu-veteran-blood-up-text = A Tougu's primary weapon has 1 more strength against a target whose shields are down.
ships-red-tougu-veteran-last-snarl-text = When an attack from within 2 spaces destroys a Tougu, roll the number die: on 5 or higher the attacking ship takes 1 direct damage.
ships-rooks-f54-role = Lone ace: fast, accurate, hard to pin down.
ships-rooks-f54-seasoned-dead-eye-text = Once per activation, when the coordinate dice of an attack by this ship miss, you may roll both again.
ships-rooks-f54-veteran-hit-and-run-text = After its attack step this ship may move up to 2 spaces (a normal movement).
ships-rooks-f54-veteran-jinking-text = This ship takes ECM damage only on a 7 or higher.
ships-so-bwa-tet-role = Captain's raider: closes in, boards, and collects.
ships-so-bwa-tet-seasoned-boarding-hooks-text = When this ship ends its activation you may pay 1 energy and choose an adjacent enemy ship whose shields are down. Roll the number die: on 4 or higher it takes 2 direct boarding hull damage.
ships-so-bwa-tet-veteran-hot-pursuit-text = Enemy ships whose shields are down cause this ship no ECM damage.
ships-so-bwa-tet-veteran-pirates-cut-text = When this ship destroys an enemy ship, gain 2 energy.
ships-tes-kio-role = Siphon frigate: strips shields at middle range, hates pulse weapons.
ships-tes-kio-seasoned-vecton-wash-text = When this ship's primary weapon hits, the target first takes 1 direct vecton shield damage.
ships-tes-kio-standard-overcharged-coils-text = Weakness: direct pulse damage dealt to this ship is increased by 1.
ships-tes-kio-veteran-cells-o-text = A hit here also makes this ship's controller lose 1 energy.
ships-tes-kio-veteran-drain-field-text = At the start of your energy phase, choose an enemy ship within 2 spaces whose shields are up: it takes 1 direct vecton shield damage and you gain 1 energy.
ships-vapors-fate-role = Pirate mothership: quicker and thicker-hulled than Everest, thin shields, boards and siphons.
ships-vapors-fate-seasoned-siphon-lances-text = After a hit by this ship's primary weapon takes at least 1 shield peg, gain 1 energy. At most once per activation.
ships-vapors-fate-veteran-cells-o-text = A hit here also lowers this ship's move by 1 until the end of its controller's next turn.
ships-vapors-fate-veteran-grapple-decks-text = When this ship ends its activation you may pay 4 energy and choose an adjacent enemy medium ship or small solo ship whose shields are down. Roll the number die: on 7 or 8 you take it over, otherwise it takes 1 direct boarding hull damage.
ships-vapors-fate-veteran-siphon-lances-text = After a hit by this ship's primary weapon takes at least 1 shield peg, gain 1 energy. At most twice per activation.
ships-vapors-fate-veteran-terror-wake-text = Enemy ships that move adjacent to this ship take its ECM damage on a 4 or higher.


## tactics

tactics-alert-from-isn-torrent-evade-order-text = Play in an opponent's action phase, when a ship card has been activated and before it moves. One ship you control that is within 8 spaces of an activated ship moves up to 3 spaces; no ECM rolls are made against it in this movement.
tactics-alert-from-isn-torrent-torrent-on-station-text = This card costs 1 less while you control ISN Torrent on the battlefield.
tactics-bronson-skiles-second-look-text = Once per turn, when the coordinate dice of an attack by this ship miss, you may roll both again.
tactics-captain-vulchar-boarding-master-text = You add 1 to your boarding rolls, and Hijack Plan and Wretch Boarding cost you 1 less energy (never below 1).
tactics-captain-vulchar-shakedown-text = Once per turn, after an attack by this ship deals hull damage, your opponent loses 1 energy and you gain as much as was lost.
tactics-charles-yeboah-sound-logistics-text = Tactic cards other than heroes cost you 1 less energy to play (never below 1).
tactics-commando-away-team-storm-the-bridge-text = Play between activations. Choose an enemy medium ship or small solo ship whose shields are down and which is adjacent to a solo ship you control. Roll the number die: on 5 or higher you take it over; otherwise it takes 1 direct boarding hull damage.
tactics-erin-cho-damage-control-text = At the start of your energy phase, choose this ship or an adjacent ship you control and take 1 hull damage peg off it.
tactics-exploit-weakness-predictable-text = Play between activations. Once per activation, when the coordinate dice of an attack that targets a ship of this squadron miss, the attacking player may roll the letter die again.
tactics-f47-hawk-patrol-patrol-launch-text = Choose one. (a) If the F-47 Blue Hawks are behind your screen: launch them for 1 less energy (never below 1), each on an empty space within 3 spaces of one solo ship you control, in a chain as usual. (b) If they are on the battlefield: place each Hawk on an empty space within 4 spaces of where it is.
tactics-fates-reach-hard-haul-text = Play between activations. Choose an enemy small or medium ship within 6 spaces of Vapor's Fate, or within 3 spaces of another solo ship you control; place it on empty spaces adjacent to that ship of yours.
tactics-fortunes-bounty-spoils-text = Play when an enemy ship has just been destroyed. Gain energy by its size: small 3, medium 4, large 6. Then draw 1 tactic card.
tactics-hijack-plan-seize-the-helm-text = Play between activations. Choose an enemy medium ship or small solo ship whose shields are down and which is adjacent to a ship you control. Roll the number die and add 1 for each ship of yours adjacent to it beyond the first (at most +2): on 6 or higher you take it over, otherwise nothing happens.
tactics-isn-transport-shuttle-ferry-run-text = Once per turn, in your deploy phase, you may place one small ship you control that is adjacent to this ship on an empty space within 4 spaces of this ship.
tactics-krall-draxus-no-quarter-text = This ship's primary weapon has 1 more attack.
tactics-lr5-nuclear-warhead-pulse-shock-text = After this weapon hits, each other ship (of either side) adjacent to the target takes 1 direct pulse damage.
tactics-lr5-nuclear-warhead-weapon-note = See Pulse Shock.
tactics-lr5-ripper-cannon-rip-open-text = This weapon has 1 more strength against a ship whose shields are down.
tactics-lr5-ripper-cannon-weapon-note = See Rip Open.
tactics-maneuvering-thrusters-side-jets-text = This ship has 1 more move and takes ECM damage only on a 7 or higher.
tactics-shield-siphon-bleed-shields-text = Play between activations. At the start of the energy phase of the player who played this card: if this ship's shields are up, it takes 1 direct vecton shield damage and that player gains 1 energy.
tactics-sparrow-cover-fire-cover-fire-text = Play when an attack hits a ship you control. If a Blue Sparrow you control is within 3 spaces of that ship, the hit becomes a miss. Otherwise roll the number die: on 5 or higher the hit becomes a miss.
tactics-spectral-resurgence-not-yet-text = When this ship would be destroyed, discard this card instead: the ship stays in play with shields down and exactly 2 hull points left.
tactics-superior-squadron-tactics-coordinated-fire-text = Play when you activate a squadron. Until that activation ends, each ship of the squadron may, once, roll both coordinate dice again when they miss.
tactics-superior-squadron-tactics-squad-reroll-text = Once per ship in this activation: when this ship's coordinate dice miss, roll both again.
tactics-vecton-field-detonator-field-burst-text = Once per activation, when a ship of this squadron ends its movement you may destroy it: each enemy ship within 1 space of it takes 3 direct vecton shield damage.
tactics-wretch-boarding-strip-the-decks-text = Play between activations. Choose an enemy solo ship whose shields are down and which is adjacent to a ship you control: it takes 1 direct boarding hull damage. Then you may discard one upgrade, weapon or hero attached to it; if you do, gain energy equal to that card's printed cost.


## tiles

tiles-alien-artifact-text = A ship on it adds 7 to the range of its primary weapon.
tiles-asteroid-text = Impassable to ships; shots pass. An attack that hits an adjacent small or medium ship rolls the number die: with 6 or higher it misses.
tiles-debris-field-text = A ship that moves onto the field rolls the number die: on 1-6 the debris does 1 direct damage to it. One roll per entry; launched or placed ships do not roll.
tiles-energy-source-text = If you have a ship on any energy source as your energy phase starts, gain 2 more energy (once, however many ships or sources).
tiles-observation-station-text = While one of your ships is on it, the primary weapons of all your ships reach 2 spaces farther.
tiles-orbital-market-text = If you have a ship on it as your energy phase starts, you may draw 1 more tactic card.
tiles-shield-regenerator-text = Each of your ships on it as your energy phase starts may take 1 shield peg, up to its printed shields.
tiles-warp-gate-text = A small or medium ship that starts its activation on it may, instead of moving, be placed on empty space within 13 spaces of the gate.


## layouts

layouts-belt-text = One board with a narrow belt between the zones, for those who run through it.
layouts-raid-text = One board; the side in the south starts nearer.
layouts-range-text = Part of a board, for lessons: a few ships, close to each other.
layouts-single-text = One board between the players, short edges to them.
layouts-storm-text = Two boards side by side with deeper zones, for fleets that meet early.
layouts-wide-text = Two boards side by side; the seam column is full hexes.


## missions

missions-battle-for-barrage-isn-goal = Destroy ISN Barrage, or from round 3 on leave the Wretch without ships on the battlefield.
missions-battle-for-barrage-rules-both-factions-text = All Wretch-controlled ships count as ISN and Wretch for attaching cards.
missions-battle-for-barrage-rules-computer-core-text = Instead of their normal draw the Wretch player may look at 3 cards of the ISN deck, keep 1 and put the others at its bottom in any order.
missions-battle-for-barrage-rules-data-points-text = The Wretch player scores 1 point for each ISN weapon, upgrade or hero card attached to a ship they control (Barrage included; replacing counts).
missions-battle-for-barrage-story = The Wretch have seized ISN Barrage and are draining its computer core of plans, tactics and worse. The ISN must take the ship out of the fight, or its escort, before too much is learned.
missions-battle-for-barrage-wretch-goal = Attach ISN cards for 10 victory points, or from round 3 on leave the ISN without ships.
missions-blockade-run-isn-goal = Stop the runners: from round 3 on, leave the Wretch without ships on the battlefield.
missions-blockade-run-rules-escape-text = A Wretch-controlled ship whose activation ends with at least one space in the ISN zone leaves the board and scores by size. Transported ships score nothing.
missions-blockade-run-rules-no-transport-text = ISN ships cannot be transported in this mission.
missions-blockade-run-story = Loaded with loot from a colony, a Wretch fleet runs for the jump point through a broken belt in the Entebe sector. A small ISN force has had just enough warning to stand in its way.
missions-blockade-run-wretch-goal = Escape through the ISN zone for 8 victory points, or from round 3 on leave the ISN without ships.
missions-dead-zone-isn-goal = From round 3 on, leave the Wretch without ships on the battlefield.
missions-dead-zone-story = Between Uranus and Neptune lies a stretch of empty dark where Wretch raiders like to gather. An ISN patrol, there to hunt them, has just been found by its prey.
missions-dead-zone-wretch-goal = From round 3 on, leave the ISN without ships on the battlefield.
missions-first-flight-isn-goal = Destroy the raider Tes Kio.
missions-first-flight-story = The raider Tes Kio limps home from a lost fight. ISN Barrage has run her down, and one young pilot is on his way. It is your first command: bring her down.
missions-meteor-storm-isn-goal = From round 3 on, leave the Wretch team without ships on the battlefield.
missions-meteor-storm-rules-asteroid-step-text = One asteroid move is a shift by one space in any direction without turning; it may not enter ships, other asteroids or half hexes.
missions-meteor-storm-rules-remote-engines-text = Once at the end of each ISN player's turn they may pay 2 energy and roll the number die; on 4 or higher they may move up to 3 asteroids, each up to a number-die roll. An asteroid that ends adjacent to Wretch-controlled ships it was not adjacent to before its move deals 1 direct asteroid damage to one of them.
missions-meteor-storm-story = Krall Draxus is coming with a veteran fleet, and the ISN crews waiting for him are new. Their answer is Erin Cho's plan: engines bolted to asteroids, steered by remote control.
missions-meteor-storm-wretch-goal = From round 3 on, leave the ISN team without ships on the battlefield.
missions-pan-base-isn-goal = Recover survivors for 10 victory points, or from round 3 on leave the Wretch team without ships.
missions-pan-base-rules-ignored-powers-text = ISN Everest's power Flagship is ignored in this mission.
missions-pan-base-rules-recover-survivors-text = An ISN solo ship adjacent to an asteroid as it is activated may, instead of moving, roll the number die: 1 brings in one survivor, 2-6 two, 7 or 8 three. Each survivor is 1 point.
missions-pan-base-story = The base on Saturn's moon Pan is gone, and with it most of the moon; people are alive in what is left. A battered ISN fleet wants them home, two rival Wretch captains want them as hostages.
