# The texts of the cards of Pulp Invasion, in German.
#
# Names are the same in all languages.


## aliens

aliens-arvan-text = Jede nicht gefundene Superwaffe nach der dritten gibt einer Karte der Reihe 1 Diplomatie dazu, von rechts beginnend (keiner mit Stärke 0).
aliens-brood-mother-ix-text = Gilt als Kah. Jede Karte, der du ausweichst, bringt 1 roten Stein aus dem Vorrat in den Beutel.
aliens-chancellor-iphis-text = Gilt als Arvan. Der Fähigkeitspunkt fürs Ausweichen muss Diplomatie sein, solange welche da ist.
aliens-echo-without-voice-text = Gilt als The Quietus. Zwei in derselben Planetensuche gezogene schwarze Steine beenden das Ziehen weiterer Steine durch Karten.
aliens-kah-text = Jede nicht gefundene Superwaffe nach der dritten gibt einer Wachtruppe der Reihe 1 Kampf dazu, von links beginnend.
aliens-quietus-text = Jede nicht gefundene Superwaffe nach der dritten und je 3 schwarze Steine hier geben einer Karte der Reihe 1 Wissenschaft dazu, von rechts beginnend (keiner mit Stärke 0).
aliens-the-pale-choir-text = Gilt als The Quietus. Wird in der Planetensuche hier ein weißer Stein gezogen, lege einen schwarzen Stein aus dem Vorrat auf diese Karte.
aliens-the-tithe-collector-text = Gilt als Arvan. Wirf zu Beginn jeder Begegnungsphase eine Handkarte ab oder verliere 1 Diplomatie.
aliens-warlord-skarn-text = Gilt als Kah. Zu Karten mit Stärke 1 kommt 1 Kampf dazu, wenn der Held mehr Kampf als Diplomatie hat.


## planets

planets-ashen-reach-text = Wachtruppen haben 1 Stärke mehr. Ziehe 2 Steine mehr.
planets-bone-desert-text = Jeder Landetrupp-Stein, den du vor dem Ziehen in den Beutel legst, gibt 1 Stein mehr.
planets-caldera-ix-text = Zahle einen Code: Erhalte 3 Punkte einer Fähigkeit.
planets-carnival-of-rust-text = Agenten haben 1 Stärke mehr. Ziehe 1 Stein mehr.
planets-ghar-text = Alle Karten werden mit Kampf konfrontiert. Ziehe 1 Stein mehr.
planets-green-cathedral-text = Zahle einen Schlüssel: Nimm einen Landetrupp-Stein aus dem Beutel, falls einer darin ist, und lege ihn vor dich.
planets-hespers-cradle-text = Zahle einen Code: Vor dem Ziehen kommen bis zu 3 schwarze Steine aus dem Beutel in den Vorrat.
planets-iron-garden-text = Zahle einen Schlüssel: Stelle einen deiner Würfel auf 6.
planets-last-lantern-text = Zahle einen Schlüssel und einen Code: Ziehe Steine einzeln bis zu einem gelben oder zum sechsten Stein; handle alle ab.
planets-mirrorfall-text = Zahle einen Schlüssel: Die Planetensymbole der Karten, denen du ausgewichen bist, zählen.
planets-nine-bridges-text = Zahle einen Schlüssel: Ziehe 2 Steine mehr; lege einen gezogenen Stein deiner Wahl in den Beutel zurück.
planets-port-umbra-text = Agenten haben 1 Stärke weniger, mindestens 1. Zahle einen Code: Ziehe 1 Stein mehr.
planets-solace-text = Beim Ausweichen wird 1 Stein statt 2 gezogen.
planets-tethys-minor-text = Zahle einen Code: Sieh dir alle Steine an, die du ziehst, lege zwei beliebige in den Beutel zurück und ziehe zwei andere.
planets-the-drowned-moon-text = Zahle einen Schlüssel: Vor dem Ziehen kommen 2 weiße Steine aus dem Beutel in den Vorrat.
planets-the-unlit-world-text = Zahle einen Code: Vor dem Ziehen kommen 3 weiße Steine aus dem Beutel in den Vorrat.
planets-velloria-text = Zahle einen Schlüssel: Ziehe 2 Steine mehr.
planets-whisper-station-text = Zahle einen Code: Der Verräter darf in dieser Phase keine Einflusskarte mehr spielen. Solo: Ziehe 1 Stein mehr.


## weapons

weapons-chrono-siphon-text = Weiche einer Karte ohne Fähigkeitspunkt und ohne Steine aus.
weapons-graviton-fist-text = Deine Stärke gegen einen Teil einer Karte ist um 2 höher, wie durch einen Würfel beliebiger Art.
weapons-mind-prism-text = Wähle das Symbol, mit dem eine Karte konfrontiert wird.
weapons-phase-lantern-text = Wirkt auch, ohne erforscht zu sein. Ziehe 1 Stein mehr in der Planetensuche dieser Runde.
weapons-star-eaters-key-text = Eine Karte, die auf der Hand bleibt, ist in dieser Runde Schlüssel und Code zugleich.
weapons-sunsplitter-text = Konfrontiere eine Karte mit Stärke 3 oder weniger, ohne zu zahlen.
weapons-the-hollow-bell-text = Erhalte 1 Punkt einer Fähigkeit deiner Wahl.
weapons-tide-of-glass-text = Drehe eine Karte, der du ausgewichen bist, wieder aufrecht: Ihre Planetensymbole zählen.
weapons-treason-engine-text = Lege einen gezogenen weißen Stein beiseite statt zurück in den Beutel.
weapons-worldroot-drill-text = Wirkt auch, ohne erforscht zu sein. Zahle 2 Punkte einer Fähigkeit: Ziehe in dieser Runde 1 Stein mehr.


## encounters

encounters-arvans-heralds-text = Im Sektor von Arvan: Stärke um 1 niedriger.
encounters-bounty-hunter-vrask-text = Ausgewichen: Verliere 1 Punkt deiner höchsten Fähigkeit.
encounters-breach-troopers-text = Gegen diese Karte kann kein Captain-Würfel genutzt werden.
encounters-choir-of-masks-text = Diese Karte muss konfrontiert werden.
encounters-coil-operators-text = Konfrontiert: Ziehe 1 Stein mehr in der Planetensuche dieser Runde.
encounters-council-courier-text = Konfrontiert: Erhalte 1 Punkt einer Fähigkeit deiner Wahl.
encounters-crystal-mines-actions-combat = Wachtruppen haben 1 Stärke mehr.
encounters-crystal-mines-actions-diplomacy = Die erste Karte, die du in jeder Runde konfrontierst, gibt 1 Wissenschaft.
encounters-crystal-mines-actions-science = Jede konfrontierte Karte ohne Planetensymbol zählt, als hätte sie eines.
encounters-double-agent-zeel-text = Die Karte links von dieser wird mit Diplomatie konfrontiert.
encounters-embassy-spires-actions-combat = Beim Ausweichen werden 3 Steine statt 2 gezogen.
encounters-embassy-spires-actions-diplomacy = Alle Karten werden mit Diplomatie konfrontiert.
encounters-embassy-spires-actions-science = Die erste Karte, die du in jeder Runde konfrontierst, gibt 1 Diplomatie.
encounters-fighting-pits-actions-combat = Alle Karten werden mit Kampf konfrontiert.
encounters-fighting-pits-actions-diplomacy = Die Karte ganz links muss konfrontiert werden.
encounters-fighting-pits-actions-science = Wachtruppen mit Planetensymbol haben 1 Stärke mehr.
encounters-floating-bazaar-actions-combat = Agenten haben 1 Stärke mehr.
encounters-floating-bazaar-actions-diplomacy = Einmal in dieser Runde darfst du 1 Fähigkeitspunkt zum Kurs 1:1 zahlen.
encounters-floating-bazaar-actions-science = In der Planetensuche darf ein Code als Schlüssel und ein Schlüssel als Code gezahlt werden.
encounters-glass-automata-text = Diese Karte wird immer mit Wissenschaft konfrontiert.
encounters-ion-storm-text = Beim Ausweichen vor dieser Karte wird 1 Stein statt 2 gezogen.
encounters-kahs-own-text = Im Sektor von Kah: Zur Stärke dieser Karte kommt 1 Kampf dazu.
encounters-moat-hounds-text = Ausgewichen: Verliere 1 Kampf.
encounters-mutiny-whispers-text = Ausgewichen: Drehe einen deiner Crew-Würfel um 1 herunter.
encounters-night-rangers-text = Ausgewichen: Ziehe 1 Stein weniger in der Planetensuche dieser Runde.
encounters-old-flame-from-rigel-text = Konfrontiert: Drehe einen deiner Crew-Würfel um 2 hoch.
encounters-orrery-keepers-text = Konfrontiert: Drehe einen deiner System-Würfel um 1 hoch.
encounters-palace-ushers-text = Konfrontiert: Erhalte 1 Diplomatie.
encounters-penal-regiment-text = Diese Karte wird immer mit Kampf konfrontiert.
encounters-quiet-ones-text = Im Sektor von The Quietus: Zur Stärke dieser Karte kommt 1 Wissenschaft dazu.
encounters-ruined-observatory-actions-combat = Alle Karten werden mit Wissenschaft konfrontiert.
encounters-ruined-observatory-actions-diplomacy = Agenten haben 1 Stärke weniger, mindestens 1.
encounters-ruined-observatory-actions-science = Ziehe 1 Stein mehr in der Planetensuche.
encounters-runaway-scientist-text = Konfrontiert: Ein Stein deiner Wahl, kein gelber, kommt aus dem Beutel in den Vorrat.
encounters-saboteur-nine-text = Solange du dieser Karte noch nicht begegnet bist, haben Wachtruppen 1 Stärke mehr.
encounters-smugglers-canyon-actions-combat = Wachtruppen haben 1 Stärke weniger, mindestens 1.
encounters-smugglers-canyon-actions-diplomacy = Ausweichen braucht keinen Fähigkeitspunkt.
encounters-smugglers-canyon-actions-science = Ziehe 1 Stein weniger in der Planetensuche.
encounters-sunken-hangar-actions-combat = Die erste Karte, die du in jeder Runde konfrontierst, gibt 1 Kampf.
encounters-sunken-hangar-actions-diplomacy = Gegen Agenten kann kein Captain-Würfel genutzt werden.
encounters-temple-of-static-actions-diplomacy = In der Planetensuche gezogene schwarze Steine kommen in den Vorrat.
encounters-temple-of-static-actions-science = System-Würfel können nicht genutzt werden.
encounters-the-smiling-broker-text = Konfrontiert: Verschiebe 1 Punkt von einer Fähigkeit zu einer anderen.
encounters-vault-spiders-text = Ausgewichen: Lege einen schwarzen Stein aus dem Vorrat in den Beutel.


## dice

dice-artificial-intelligence-1 = Wenn du einen Agenten konfrontierst: Würfle einen deiner Würfel neu.
dice-artificial-intelligence-2 = Wenn du eine Wachtruppe mit Planetensymbol konfrontierst: Würfle einen deiner Würfel neu.
dice-artificial-intelligence-3 = Wenn du eine Wachtruppe mit Planetensymbol konfrontierst: Tausche einen deiner Würfel gegen einen, den niemand hat, und würfle ihn.
dice-artificial-intelligence-4 = Würfle Infiltration Agent, wenn niemand den Würfel hat, und nutze ihn für diese Konfrontation.
dice-artificial-intelligence-5 = Würfle Engineer, wenn niemand den Würfel hat, und nutze ihn für diese Konfrontation.
dice-artificial-intelligence-6 = Würfle Weapons Specialist, wenn niemand den Würfel hat, und nutze ihn für diese Konfrontation.
dice-engineer-1 = 1 Stärke mehr gegen Wissenschaft.
dice-engineer-3 = 1 Stärke mehr gegen Wissenschaft; oder drehe einen System-Würfel um 1 hoch.
dice-engineer-4 = 2 Stärke mehr gegen Wissenschaft.
dice-engineer-6 = 2 Stärke mehr gegen Wissenschaft, und drehe einen System-Würfel um 2 hoch.
dice-infiltration-agent-1 = 1 Stärke mehr gegen Diplomatie.
dice-infiltration-agent-2 = Ziehe 1 Stein mehr in der Planetensuche dieser Runde.
dice-infiltration-agent-3 = 1 Stärke mehr gegen Diplomatie; oder ziehe 1 Stein mehr in der Planetensuche dieser Runde.
dice-infiltration-agent-4 = 2 Stärke mehr gegen Diplomatie.
dice-infiltration-agent-6 = 2 Stärke mehr gegen Diplomatie; oder beim Ausweichen verlassen 2 Steine deiner Wahl (keine gelben) den Beutel.
dice-landing-team-1 = Bringe die Karten der Reihe, denen du noch nicht begegnet bist, in eine beliebige Reihenfolge.
dice-landing-team-2 = Planetensuche: Alle Planetensymbole der Karten, denen du ausgewichen bist, zählen.
dice-landing-team-3 = Für jeden deiner Landetrupp-Steine, der das Spiel verlässt, erhältst du 3 Punkte einer Fähigkeit.
dice-landing-team-4 = Tausche zwei Karten der Reihe, denen du noch nicht begegnet bist, gegen zwei vom Ablagestapel; diese zwei verlassen nach der Suche das Spiel.
dice-landing-team-5 = Nutze den Wert eines anderen deiner Würfel in dieser Phase zweimal; danach wird er um 1 heruntergedreht.
dice-landing-team-6 = Planetensuche: Stelle einen anderen deiner Würfel auf einen beliebigen Wert.
dice-scanning-technology-1 = Beim Ausweichen verlässt ein zufälliger Stein den Beutel; ein gelber kommt zurück.
dice-scanning-technology-2 = Planetensuche: 1 Planetensymbol einer Karte, der du ausgewichen bist, zählt.
dice-scanning-technology-3 = Beim Ausweichen verlässt ein Stein deiner Wahl, kein gelber, den Beutel.
dice-scanning-technology-4 = Planetensuche: Je 1 Planetensymbol von zwei Karten, denen du ausgewichen bist, zählt.
dice-scanning-technology-5 = Planetensuche: Wähle bei einem gelben Stein, welche Superwaffe du findest.
dice-scanning-technology-6 = Eine deiner Superwaffen ist erforscht.
dice-universal-translator-1 = Planetensuche: Würfle einen deiner Würfel neu.
dice-universal-translator-2 = Tausche eine deiner Superwaffen gegen eine andere des Decks.
dice-universal-translator-4 = Planetensuche: Ziehe einmal zwei Steine statt einem; verwende einen davon, der andere kommt in den Vorrat.
dice-universal-translator-5 = Wenn die Reihe gezogen wird, ziehe 8 Karten, behalte 4 davon in beliebiger Reihenfolge und mische die anderen zurück.
dice-weapons-specialist-1 = 1 Stärke mehr gegen Kampf.
dice-weapons-specialist-2 = 1 Stärke mehr gegen eine Fähigkeit deiner Wahl.
dice-weapons-specialist-3 = 2 Stärke mehr gegen Kampf.
dice-weapons-specialist-4 = 2 Stärke mehr gegen eine Fähigkeit deiner Wahl.
dice-weapons-specialist-5 = 2 Stärke mehr gegen Kampf; oder beim Ausweichen verlassen 2 weiße Steine den Beutel.
dice-weapons-specialist-6 = 3 Stärke mehr gegen Kampf.


## alignments

alignments-arvan-text = Von nun an nimmt der Verräter im Sektor von Arvan auch eine Karte ohne Symbol, der der Held ausweicht, und darf sie als Schlüssel oder Code abwerfen.
alignments-kah-text = Von nun an kostet die erste Karte, die der Held in jeder Runde konfrontiert, im Sektor von Kah 1 Kampf mehr.
alignments-neutral-text = Einmal: Würfle beide Würfel; in der nächsten Suche zieht der Held 1 bis zum niedrigeren Wert weniger Steine, nach Wahl des Verräters, aber mindestens 1.
alignments-quietus-text = Von nun an kostet ein schwarzer Stein, den der Verräter zieht, den Helden auch 1 Punkt nach Wahl des Helden.


## influence

influence-ambush-signal-turned-text = Die nächste Karte muss konfrontiert werden, wenn der Held dafür zahlen kann.
influence-ambush-signal-upright-text = Der nächsten Karte muss ausgewichen werden.
influence-bought-witness-turned-text = Aufladen: Erhalte 3 Einfluss.
influence-bought-witness-upright-text = Würfle einen der Würfel des Verräters: Nimm bei 4 oder mehr einen beliebigen Schlüssel oder Code vom Ablagestapel.
influence-cut-cable-turned-text = Bis die nächste Begegnung endet, darf der Held keine System-Würfel nutzen.
influence-cut-cable-upright-text = Ein Captain-Würfel des Helden wird um 1 heruntergedreht.
influence-false-orders-turned-text = Vertausche die Plätze zweier Karten, denen der Held noch nicht begegnet ist.
influence-false-orders-upright-text = Eine Karte, der der Held noch nicht begegnet ist, hat 1 Stärke mehr.
influence-hegemony-escort-turned-text = Aufladen: Erhalte 2 Einfluss; ist die Gesinnung des Verräters offenbart, erhalte 4.
influence-hegemony-escort-upright-text = Jede Wachtruppe, der der Held noch nicht begegnet ist, hat in dieser Phase 1 Stärke mehr.
influence-jammed-scanner-turned-text = Sieh dir 3 zufällige Steine des Beutels an und lege sie zurück.
influence-jammed-scanner-upright-text = Der Held zieht in dieser Phase 1 Stein weniger, aber mindestens 1.
influence-poisoned-rumour-turned-text = Lege 2 weiße Steine aus dem Bereich des Verräters in den Beutel.
influence-poisoned-rumour-upright-text = Der Held verliert 1 Punkt einer Fähigkeit nach Wahl des Verräters, die bei 2 oder mehr ist.
influence-secret-cargo-turned-text = Aufladen: Würfle beide Würfel und erhalte den niedrigeren Wert als Einfluss.
influence-secret-cargo-upright-text = Der Verräter zieht in dieser Phase 1 Stein mehr.
influence-stolen-blueprint-turned-text = Der erste Stein des Helden in dieser Phase kommt zurück in den Beutel, außer er ist gelb.
influence-stolen-blueprint-upright-text = Entferne einen Stein von einer noch nicht erforschten Superwaffe des Helden.
influence-turncoat-clerk-turned-text = Lege die weißen Steine aus dem Bereich des Verräters, höchstens 3, in den Beutel.
influence-turncoat-clerk-upright-text = Der Verräter darf in dieser Phase einen Schlüssel als Code abwerfen oder umgekehrt.


## exploration

exploration-advance-scouts-text = Sieh dir einmal pro Runde die nächste Karte des aktuellen Begegnungsdecks an.
exploration-cartographers-text = Wenn drei Planetenkarten ausgelegt werden, darf eine davon gegen die nächste des Decks ausgetauscht werden.
exploration-field-hospital-text = Einmal pro Runde, wenn du ausweichst, ziehe 1 Stein statt 2.
exploration-interpreters-text = Wandle einmal pro Runde 1 Punkt einer Fähigkeit in 1 Punkt einer anderen um.
exploration-night-landing-text = Einmal pro Runde wird der Fähigkeitspunkt fürs Ausweichen nicht gezahlt.
exploration-supply-cache-text = Drehe beim Aufbau jeden gewählten System-Würfel um 2 hoch.
exploration-volunteers-text = Nimm beim Aufbau 1 Landetrupp-Stein mehr von denen, die das Spiel verlassen würden, falls es welche gibt.


## crew

crew-doctor-maw-title = Schiffsarzt
crew-inez-marchetti-title = Taktikoffizierin
crew-lady-quill-title = Gesandte
crew-rhea-stroud-title = Erste Kanonierin


## ships

ships-anvil-of-peace-text = Einmal pro Runde wird für einen einzelnen Punkt 1:1 statt 2:1 getauscht.
ships-copper-mule-text = Lege einmal pro Runde einen gezogenen farbigen Stein in den Beutel zurück und ziehe einen anderen.
ships-gallant-folly-text = Erhöhe beim Aufbau ein Maximum und die zugehörige Fähigkeit um 2.
ships-lodestar-text = Wenn du in einer Planetensuche keinen gelben Stein ziehst, erhalte 1 Punkt einer Fähigkeit deiner Wahl.
ships-night-ferry-text = Sieh dir einmal pro Runde die oberste Karte des aktuellen Begegnungsdecks an und lege sie, wenn du willst, unter dieses Deck.
ships-silver-needle-text = Weiche einmal pro Runde einer Karte aus, ohne den Fähigkeitspunkt zu zahlen.
ships-the-firebrand-text = Lege einen dunkelgrauen Stein auf Feld 3 dieser Karte. Rücke ihn einmal pro Runde um 1 herunter: Deine Stärke gegen eine Karte ist um 2 höher, wie durch einen Würfel beliebiger Art. Bei 0 ist die Aktion des Schiffes verbraucht.
ships-wandering-wild-text = Wähle beim Aufbau einen weiteren Captain-Würfel und stelle ihn auf 3.


## goals

goals-pulp-invasion-hero = Gewinnt, wenn alle Superwaffen gefunden sind, bevor die Begegnungskarten aufgebraucht sind
goals-traitor = Gewinnt mit den meisten Superwaffen, mit mehr als der Hälfte sofort, mit 3 nicht gefundenen, oder wenn die Fähigkeiten des Helden versagen
goals-traitor-hero = Gewinnt mit so vielen Superwaffen wie der Verräter, wenn weniger als 3 nicht gefunden bleiben
