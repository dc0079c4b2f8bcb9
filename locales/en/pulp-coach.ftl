# What the coach says, in English.
#
# This file is generated from the coach's rules (`python -m tools.coach_texts --write`), and the others are
# translated from it.


## flight

flight-you-know-all-you-need-now = You know all you need now. Every mission has more of everything: call me with the question mark.
flight-welcome-aboard-captain-aliens-planets-and = Welcome aboard, Captain! Aliens, Planets and cards are laid out, and cubes go into the bag.
flight-watch-what-happens-you-can-skip = Watch what happens. You can skip it at any time.
flight-dice-help-you-in-every-round = Dice help you in every round. Keep Weapons Specialist and Infiltration Agent: press both, then confirm.
flight-two-super-weapons-are-hidden-out = Two Super Weapons are hidden out there: find both, and you win. Each round leads to a Planet: fly to Port Umbra.
flight-the-line-is-met-from-left = The line is met from left to right, and each card is paid with the icon on its right. This one is worth it: engage.
flight-you-pay-with-points-but-a = You pay with points, but a die comes first. Your Weapons Specialist is worth 3 Combat now: use that.
flight-a-used-die-turns-to-a = A used die turns to a lower value, and rests until the round is over. Turn it down as little as you can.
flight-the-combat-is-paid-and-1 = The Combat is paid, and 1 Science is left. Pay it: the two planets on the card will be cubes for you.
flight-you-can-evade-too-for-a = You can evade, too: for a point, and two cubes that take one more each. See the odds, and try it.
flight-pay-with-what-you-have-most = Pay with what you have most of: Combat. Then two cubes are drawn from the bag, and nobody can stop them.
flight-red-and-orange-took-combat-and = Red and orange took Combat and Science. The next card costs only 1 and shows two planets: engage.
flight-each-way-to-pay-shows-what = Each way to pay shows what it leaves you. Pay 1 Science.
flight-nothing-lies-on-the-right-of = Nothing lies on the right of the last card: it is paid with the icon of the first. Engage it for two more planets.
flight-two-points-of-one-ability-may = Two points of one Ability may stand for one of another, but that is expensive. Pay the 2 Science.
flight-six-planets-on-the-cards-you = Six planets on the cards you engaged: six cubes. Yellow is a Super Weapon, coloured is a point, black is trouble.
flight-yellow-take-the-super-weapon-first = Yellow! Take the Super Weapon first, because it may need other cubes of this draw.
flight-the-graviton-fist-works-once-you = The Graviton Fist works once you Understand it, with 2 red cubes and an orange one. Put the red cube there.
flight-the-orange-one-too-then-it = The orange one, too. Then it needs only one more red cube.
flight-now-it-needs-only-an-orange = Now it needs only an orange one: with it you Understand it, and can use it once in every round.
flight-this-orange-cube-is-a-point = This orange cube is a point of Science for you. Where the Ability is full, a cube helps only a Super Weapon; white goes back.
flight-cards-with-a-key-or-a = Cards with a key or a code that you engaged go into your hand. Take all of them, and confirm.
flight-keys-and-codes-pay-for-what = Keys and codes pay for what Planets offer. Hesper's Cradle asks for a code, and you hold two: fly there.
flight-a-location-lies-in-place-of = A Location lies in place of a fourth card, and holds for all you do: this one takes a cube of the search. Engage.
flight-a-new-round-and-your-dice = A new round, and your dice are ready again. The Weapons Specialist pays for all of this card.
flight-the-die-has-paid-for-it = The die has paid for it: there is nothing left to pay.
flight-down-it-goes-again-some-cards = Down it goes again. Some cards and Planets turn dice up, so a low one is not lost.
flight-only-1-diplomacy-of-which-you = Only 1 Diplomacy, of which you have plenty. Engage.
flight-pay-1-diplomacy-a-die-would = Pay 1 Diplomacy. A die would be wasted on it: it turns down, however little it pays.
flight-read-what-a-card-says-before = Read what a card says before you choose: whoever engages the Courier gets a point back. Engage it.
flight-take-science-your-lowest-with-two = Take Science, your lowest. With two Abilities at 0 in an encounter the match is lost.
flight-two-cubes-only-but-a-code = Two cubes only. But a code takes 3 black cubes out of the bag, for all searches to come: pay it.
flight-one-card-pays-for-one-icon = One card pays for one icon, and is gone. Give Quiet Ones.
flight-there-is-less-trouble-in-the = There is less trouble in the bag now. Draw.
flight-red-just-what-the-graviton-fist = Red, just what the Graviton Fist needs: with it you Understand it, and can use it once in every round.
flight-one-of-the-three-planets-is = One of the three Planets is left. Fly to Solace, and three new ones will come.
flight-cards-change-each-other-saboteur-nine = Cards change each other: Saboteur Nine makes these more expensive, and no die helps. But your Super Weapon does: engage.
flight-use-the-graviton-fist-it-takes = Use the Graviton Fist. It takes 2 off the cost.
flight-half-of-it-is-paid-pay = Half of it is paid. Pay the other 2 Science.
flight-engage-the-saboteur-all-guardforces-behind = Engage the Saboteur. All Guardforces behind it cost 1 less as soon as it is met.
flight-science-runs-low-and-combat-does = Science runs low, and Combat does not. Here an exchange is wise: pay 2 Combat for the 1 Science.
flight-it-costs-1-now-and-you = It costs 1 now, and you have a die for that. Engage.
flight-what-the-weapons-specialist-shows-now = What the Weapons Specialist shows now works against any Ability. Use it.
flight-two-planets-more-for-2-combat = Two planets more for 2 Combat. Engage the last card.
flight-pay-the-2-combat-it-is = Pay the 2 Combat. It is the last encounter of the round, and in a search no match is lost.
flight-one-super-weapon-is-still-in = One Super Weapon is still in the bag, and the table shows your chance of drawing it. Good luck!
flight-there-it-is-the-last-one = There it is, the last one! Take it, and you have won.


## general

general-nothing-is-asked-of-you-now = Nothing is asked of you now. Watch the cubes: what goes into the bag now will be drawn later.
general-you-only-hide-behind-a-captain = You only hide behind a Captain: the Captain's numbers and dice do not count for you. Usual: the one you like best.
general-every-captain-begins-with-other-abilities = Every Captain begins with other Abilities and dice. Usual: one whose three numbers are close together, because low ones are lost first.
general-each-face-of-a-die-says = Each face of a die says when it helps: when you pay, evade or search. Usual: dice that help at different times.
general-your-dice-show-no-actions-they = Your dice show no actions: they are rolled when Influence or your Alignment asks for it. Usual: any two.
general-these-two-dice-share-seven-points = These two dice share seven points between them. Usual: one Crew die for paying, and what you miss most.
general-high-faces-are-strong-but-a = High faces are strong, but a die only turns down when it is used. Usual: the higher value on the Crew die.
general-one-ship-may-help-you-through = One ship may help you through the whole game. Usual: one that acts every round.
general-crew-points-pay-like-your-own = Crew points pay like your own, in the order of their track, and never end the match. Usual: whoever pays what your Captain has least of.
general-the-die-comes-with-the-crew = The die comes with the crew member and goes with the last of the points. Usual: a Crew die.
general-the-space-ship-die-is-simple = The Space Ship die is simple strength against one Ability. Usual: replace the die you would use least.
general-dice-in-the-row-always-show = Dice in the row always show the same value: turning one turns all. Usual: take what you may, each can be used once a round.
general-an-extra-die-for-the-whole = An extra die for the whole game. Usual: the one that strengthens your lowest Ability.
general-balance-keeps-you-alive-two-abilities = Balance keeps you alive: two Abilities at 0 in an encounter lose the match. Usual: gain the lowest, give from the highest.
general-you-choose-before-you-see-the = You choose before you see the cards. Usual: a Planet that draws more cubes, or one that you can pay for with your keys and codes.
general-one-of-the-three-may-be = One of the three may be exchanged for the next one of the pile. Usual: the one you would never fly to.
general-you-may-see-eight-cards-and = You may see eight cards and keep four. Usual: yes, because a weak line with planet icons is worth the die.
general-each-card-is-paid-with-the = Each card is paid with the icon of the card on its right. Usual: strong cards left of icons that you have plenty of.
general-something-must-be-given-usual-a = Something must be given. Usual: a card, if you have more keys or codes than you can use.
general-engaging-costs-what-the-card-shows = Engaging costs what the card shows and counts its planet icons; evading costs a point, and two cubes that take one each. Usual: engage what is cheap or shows planets, evade what is expensive.
general-the-line-is-met-and-this = The line is met, and this is the last moment for your Super Weapons in this round. Usual: use what is ready.
general-two-points-of-one-ability-stand = Two points of one Ability stand for one of another. Usual: use a die first, then pay from what you have most of.
general-the-point-comes-first-then-cubes = The point comes first, then cubes are drawn; the list shows what they may take. Usual: pay with the highest Ability.
general-the-strength-works-against-one-part = The strength works against one part only, and the rest is lost. Usual: the part that is more expensive for you.
general-a-used-die-turns-to-a = A used die turns to a lower value, which may be any below. Usual: the highest, unless a lower face serves you better next round.
general-choose-one-of-your-dice-usual = Choose one of your dice. Usual: to turn up or roll again, the one that shows least; to lose something, the one you need least.
general-choose-which-die-you-take-instead = Choose which die you take instead; it is rolled. Usual: a Crew die.
general-choose-what-the-die-shows-usual = Choose what the die shows. Usual: its strongest face.
general-fewer-white-and-black-cubes-make = Fewer white and black cubes make every later search better. Usual: white, or the colour that would hurt you now.
general-choose-a-cube-that-you-do = Choose a cube that you do not need: the others are yours. Usual: white or black goes back.
general-one-of-your-landing-team-cubes = One of your Landing Team cubes goes into the bag, and a drawn cube does nothing. Usual: only if that point would hurt.
general-you-keep-it-from-the-hero = You keep it from the Hero, and never use it. Usual: the one that would help the Hero most.
general-choose-a-super-weapon-usual-one = Choose a Super Weapon. Usual: one that works without cubes, or needs colours you have plenty of.
general-choose-a-card-usual-the-one = Choose a card. Usual: the one with most planet icons to count, or the most expensive one to get rid of.
general-the-icon-on-the-right-pays = The icon on the right pays for the card on its left. Usual: strong cards left of icons you have plenty of.
general-you-see-the-next-card-before = You see the next card before it comes. Usual: under the deck, if you could not pay for it.
general-you-hold-what-this-planet-asks = You hold what this Planet asks for. Usual: pay, if it draws more cubes or brings points.
general-the-cubes-are-drawn-together-and = The cubes are drawn together, and yellow ones are Super Weapons. Usual: use a die for the search first, then draw.
general-one-card-pays-one-icon-and = One card pays one icon and is gone. Usual: the card that shows nothing else.
general-a-yellow-cube-take-it-first = A yellow cube! Take it first: the weapon may take other cubes of this draw.
general-a-coloured-cube-is-a-point = A coloured cube is a point of its Ability or a step to Understand a weapon. Usual: points while an Ability is low.
general-a-green-cube-joins-your-landing = A green cube joins your Landing Team, or is spent for 2 points. Usual: points while an Ability is low.
general-behind-the-quietus-each-black-cube = Behind The Quietus each black cube takes a point. Usual: a point you have most of.
general-choose-what-to-do-with-the = Choose what to do with the cubes, one after another. Usual: first the ones that help at once.
general-one-of-your-landing-team-cubes-2 = One of your Landing Team cubes may stand for a cube that this weapon needs, for good. Usual: only to complete it.
general-keys-and-codes-of-cards-you = Keys and codes of cards you engaged go into your hand for later Planets. Usual: take all, there is no limit.
general-this-is-a-moment-for-the = This is a moment for the Traitor. Usual: save Influence for a card that hurts most.
general-it-is-your-secret-until-you = It is your secret until you reveal it. Usual: an alien of the row, whose power then helps you for good.
general-the-hero-draws-that-many-fewer = The Hero draws that many fewer cubes. Usual: as many as you may.
general-a-card-with-the-same-icon = A card with the same icon makes what the Hero paid worth nothing, once in a search. Usual: where the Planet helps the Hero most.
general-your-card-was-negated-usual-pay = Your card was negated. Usual: pay another if the Planet is worth it; it cannot be negated again.
general-one-evaded-card-more-comes-into = One evaded card more comes into your hand. Usual: take it.
general-a-cube-leaves-a-weapon-that = A cube leaves a weapon that is not Understood. Usual: the weapon that is closest to being Understood.
