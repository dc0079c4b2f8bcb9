# The texts of the cards of Battleship Galaxies, in German.
#
# Names are the same in all languages.


## words

words-face_down-name = Verdecktes Plättchen
words-face_down-text = Noch weiß niemand, was es ist. Es wird aufgedeckt, wenn sich ein Schiff darauf bewegt.
words-phases-action = Aktionsphase
words-phases-deploy = Einsatzphase
words-phases-end = Zugende
words-phases-energy = Energiephase
words-phases-over = Partie vorbei
words-phases-setup = Aufbau
words-reasons-clock = Die Siegesuhr
words-reasons-concession = Aufgabe
words-reasons-elimination = Das Schlachtfeld ist geräumt
words-reasons-ship-destroyed = Das Ziel ist zerstört
words-reasons-victory-points = Siegpunkte
words-rolls-cover = Asteroidendeckung
words-rolls-debris = Trümmerfeld
words-rolls-ecm = ECM
words-rolls-engine-move = Asteroidendrift
words-rolls-engines = Ferntriebwerke
words-rolls-starter = Wurf um den ersten Zug
words-rolls-survivors = Suche nach Überlebenden
words-states-escaped = entkommen
words-states-hidden = nicht gestartet
words-states-launched = auf dem Schlachtfeld
words-states-lost = verloren
words-states-taken = übernommen
words-victories-victory-clock = Siegesuhr: Wenn jedes Deck zweimal aufgebraucht ist, gewinnt die Seite, deren Schiffe auf dem Schlachtfeld mehr wert sind.


## ships

ships-chosh-ka-role = Infiltrator: schleicht heran, hinterlässt eine Impulsladung, verschwindet.
ships-chosh-ka-seasoned-limpet-pulse-text = Wenn dieses Schiff seine Bewegung beendet, wähle ein benachbartes gegnerisches Schiff und würfle mit dem Zahlenwürfel: Bei 5 oder mehr erleidet es 1 direkten Impulsschaden.
ships-chosh-ka-veteran-limpet-pulse-text = Wenn dieses Schiff seine Bewegung beendet, wähle ein benachbartes gegnerisches Schiff und würfle mit dem Zahlenwürfel: Bei 4 oder mehr erleidet es 1 direkten Impulsschaden.
ships-chosh-ka-veteran-slip-away-text = Nach seinem Angriffsschritt darf dieses Schiff auf ein leeres Feld im Umkreis von 2 Feldern um seine Position gesetzt werden.
ships-chosh-ka-veteran-void-skin-text = Bei Angriffen mit diesem Schiff als Ziel hat die angreifende Waffe 1 Reichweite weniger (nie unter 1).
ships-f47-blue-hawks-role = Jagdbomber, am besten in enger Formation.
ships-f47-blue-hawks-seasoned-wing-formation-text = Die Primärwaffe eines Hawk, der neben einem anderen Hawk ist, hat 1 Reichweite mehr.
ships-f47-blue-hawks-veteran-follow-through-text = Die Primärwaffe eines Hawk hat 1 Stärke mehr gegen ein Schiff, das ein anderer Hawk in dieser Aktivierung schon getroffen hat.
ships-f51-blue-sparrows-role = Winziger Geleitschutz: sehr schwer zu treffen, schützt größere Schiffe.
ships-f51-blue-sparrows-seasoned-interpose-text = Einmal pro Zug, wenn ein Angriff ein von dir kontrolliertes Einzelschiff trifft, das neben einem Sparrow ist, darfst du stattdessen diesen Sparrow den Schaden erleiden lassen (ein Stern gilt dann als normaler Treffer).
ships-f51-blue-sparrows-veteran-regroup-text = Zu Beginn deiner Energiephase erhält ein Sparrow 1 Schildstift, höchstens bis zu seinen aufgedruckten Schilden.
ships-isn-barrage-role = Geschützplattform: viele leichte Schüsse, am besten in fester Stellung.
ships-isn-barrage-seasoned-saturation-fire-text = Hat sich dieses Schiff in dieser Aktivierung höchstens 1 Feld bewegt, hat seine Primärwaffe 1 Angriff mehr.
ships-isn-barrage-seasoned-secondary-note = Darf nur kleine Schiffe angreifen.
ships-isn-barrage-standard-cells-o-text = Ein Treffer hier richtet 1 Schaden mehr an, solange die Schilde unten sind.
ships-isn-barrage-veteran-umbrella-fire-text = Einmal pro gegnerischem Zug, wenn ein gegnerisches kleines Schiff seine Bewegung im Umkreis von 2 Feldern um dieses Schiff beendet, darfst du 1 Energie zahlen, um die Sekundärwaffe dieses Schiffes aufzuladen und jenes Schiff damit anzugreifen.
ships-isn-everest-role = Kommandoträger mit Schilden: langsam, weitreichend, stark mit Geleitschutz.
ships-isn-everest-seasoned-escort-screen-text = Einmal pro Zug, wenn ein Angriff dieses Schiff trifft, während ein von dir kontrolliertes kleines Schiff daneben ist, richtet der Angriff 1 Schaden weniger an (nie unter 1).
ships-isn-everest-seasoned-flagship-text = Wenn dieses Schiff gestartet wird, kostet jede andere Schiffskarte, die du später im selben Zug startest, 1 Energie weniger (nie unter 1). Ziehe dann 1 Taktikkarte.
ships-isn-everest-standard-flagship-text = Wenn dieses Schiff gestartet wird, kostet jede andere Schiffskarte, die du später im selben Zug startest, 1 Energie weniger (nie unter 1).
ships-isn-everest-veteran-cells-o-text = Ein Fehlschuss mit Schilden oben, ein Treffer mit Schilden unten.
ships-isn-everest-veteran-flagship-text = Wenn dieses Schiff gestartet wird, kostet jede andere Schiffskarte, die du später im selben Zug startest, 1 Energie weniger (nie unter 1). Ziehe dann 2 Taktikkarten.
ships-isn-everest-veteran-secondary-note = Darf keine großen Schiffe angreifen.
ships-isn-everest-veteran-shield-harmonics-text = Zu Beginn deiner Energiephase erhält ein anderes von dir kontrolliertes Schiff, das neben diesem Schiff ist, 1 Schildstift, höchstens bis zu seinen aufgedruckten Schilden.
ships-isn-torrent-role = Relaiskreuzer: präzise, schwere Schüsse und Unterstützung für Schiffe in der Nähe.
ships-isn-torrent-seasoned-target-relay-text = Die Primärwaffen anderer von dir kontrollierter Schiffe, die neben diesem Schiff sind, haben 1 Reichweite mehr.
ships-isn-torrent-veteran-insulated-emitters-text = Direkter Vecton-Schildschaden an diesem Schiff ist um 1 verringert (auch auf 0).
ships-isn-torrent-veteran-shield-lender-text = Einmal pro Zug, zwischen Aktivierungen in deiner Aktionsphase, darfst du 1 Schildstift von diesem Schiff auf ein anderes von dir kontrolliertes Schiff im Umkreis von 2 Feldern verschieben; ein Schiff darf so nicht über seine aufgedruckten Schilde kommen.
ships-isn-torrent-veteran-target-relay-text = Die Primärwaffen anderer von dir kontrollierter Schiffe im Umkreis von 2 Feldern um dieses Schiff haben 1 Reichweite mehr.
ships-red-fuvu-role = Vecton-Stachler: rauben Schilde für den Rest des Rudels.
ships-red-fuvu-seasoned-swarm-vector-text = Trümmerfelder richten an einem Fuvu keinen Schaden an.
ships-red-fuvu-standard-vecton-sting-text = Wenn die Primärwaffe eines Fuvu trifft, erleidet das Ziel zuerst 1 direkten Vecton-Schildschaden.
ships-red-fuvu-veteran-shield-leech-text = Einmal pro Aktivierung, nachdem der Angriff eines Fuvu einem Schiff den letzten Schildstift genommen hat, erhältst du 1 Energie.
ships-red-tougu-role = Gepanzerte Raufbolde: keine Schilde, zähe Rümpfe, tödlich, sobald Schilde weg sind.
ships-red-tougu-seasoned-ramming-spines-text = Der ECM-Schaden jedes Tougu ist 2.
ships-red-tougu-veteran-blood-up-text = Die Primärwaffe eines Tougu hat 1 Stärke mehr gegen ein Ziel, dessen Schilde unten sind.
ships-red-tougu-veteran-last-snarl-text = Wenn ein Angriff aus dem Umkreis von 2 Feldern einen Tougu zerstört, würfle mit dem Zahlenwürfel: Bei 5 oder mehr erleidet das angreifende Schiff 1 direkten Schaden.
ships-rooks-f54-role = Einsames Ass: schnell, genau, schwer zu fassen.
ships-rooks-f54-seasoned-dead-eye-text = Einmal pro Aktivierung, wenn die Koordinatenwürfel eines Angriffs dieses Schiffes einen Fehlschuss ergeben, darfst du beide neu würfeln.
ships-rooks-f54-veteran-hit-and-run-text = Nach seinem Angriffsschritt darf sich dieses Schiff bis zu 2 Felder bewegen (eine normale Bewegung).
ships-rooks-f54-veteran-jinking-text = Dieses Schiff erleidet ECM-Schaden nur bei 7 oder mehr.
ships-so-bwa-tet-role = Kaperschiff des Captains: rückt heran, entert und kassiert.
ships-so-bwa-tet-seasoned-boarding-hooks-text = Wenn dieses Schiff seine Aktivierung beendet, darfst du 1 Energie zahlen und ein benachbartes gegnerisches Schiff wählen, dessen Schilde unten sind. Würfle mit dem Zahlenwürfel: Bei 4 oder mehr erleidet es 2 direkten Enterschaden am Rumpf.
ships-so-bwa-tet-veteran-hot-pursuit-text = Gegnerische Schiffe, deren Schilde unten sind, fügen diesem Schiff keinen ECM-Schaden zu.
ships-so-bwa-tet-veteran-pirates-cut-text = Wenn dieses Schiff ein gegnerisches Schiff zerstört, erhältst du 2 Energie.
ships-tes-kio-role = Absaugfregatte: raubt Schilde auf mittlere Distanz, hasst Impulswaffen.
ships-tes-kio-seasoned-vecton-wash-text = Wenn die Primärwaffe dieses Schiffes trifft, erleidet das Ziel zuerst 1 direkten Vecton-Schildschaden.
ships-tes-kio-standard-overcharged-coils-text = Schwäche: Direkter Impulsschaden an diesem Schiff ist um 1 erhöht.
ships-tes-kio-veteran-cells-o-text = Bei einem Treffer hier verliert außerdem, wer dieses Schiff kontrolliert, 1 Energie.
ships-tes-kio-veteran-drain-field-text = Zu Beginn deiner Energiephase wähle ein gegnerisches Schiff im Umkreis von 2 Feldern, dessen Schilde oben sind: Es erleidet 1 direkten Vecton-Schildschaden, und du erhältst 1 Energie.
ships-vapors-fate-role = Piraten-Mutterschiff: schneller und mit dickerem Rumpf als Everest, dünne Schilde, entert und saugt Energie ab.
ships-vapors-fate-seasoned-siphon-lances-text = Nachdem ein Treffer der Primärwaffe dieses Schiffes mindestens 1 Schildstift genommen hat, erhältst du 1 Energie. Höchstens einmal pro Aktivierung.
ships-vapors-fate-veteran-cells-o-text = Ein Treffer hier senkt außerdem die Bewegung dieses Schiffes um 1, bis zum Ende des nächsten Zuges dessen, der es kontrolliert.
ships-vapors-fate-veteran-grapple-decks-text = Wenn dieses Schiff seine Aktivierung beendet, darfst du 4 Energie zahlen und ein benachbartes gegnerisches mittleres Schiff oder kleines Einzelschiff wählen, dessen Schilde unten sind. Würfle mit dem Zahlenwürfel: Bei 7 oder 8 übernimmst du es, sonst erleidet es 1 direkten Enterschaden am Rumpf.
ships-vapors-fate-veteran-siphon-lances-text = Nachdem ein Treffer der Primärwaffe dieses Schiffes mindestens 1 Schildstift genommen hat, erhältst du 1 Energie. Höchstens zweimal pro Aktivierung.
ships-vapors-fate-veteran-terror-wake-text = Gegnerische Schiffe, die sich neben dieses Schiff bewegen, erleiden seinen ECM-Schaden bei 4 oder mehr.


## tactics

tactics-alert-from-isn-torrent-evade-order-text = Spiele diese Karte in einer gegnerischen Aktionsphase, wenn eine Schiffskarte aktiviert wurde und bevor sie sich bewegt. Ein von dir kontrolliertes Schiff im Umkreis von 8 Feldern um ein aktiviertes Schiff bewegt sich bis zu 3 Felder; bei dieser Bewegung wird kein ECM gegen das Schiff gewürfelt.
tactics-alert-from-isn-torrent-torrent-on-station-text = Diese Karte kostet 1 weniger, solange du ISN Torrent auf dem Schlachtfeld kontrollierst.
tactics-bronson-skiles-second-look-text = Einmal pro Zug, wenn die Koordinatenwürfel eines Angriffs dieses Schiffes einen Fehlschuss ergeben, darfst du beide neu würfeln.
tactics-captain-vulchar-boarding-master-text = Du zählst zu deinen Würfen beim Entern 1 dazu, und Hijack Plan und Wretch Boarding kosten dich 1 Energie weniger (nie unter 1).
tactics-captain-vulchar-shakedown-text = Einmal pro Zug, nachdem ein Angriff dieses Schiffes Schaden am Rumpf angerichtet hat, verliert dein Gegner 1 Energie, und du erhältst so viel, wie verloren ging.
tactics-charles-yeboah-sound-logistics-text = Taktikkarten außer Helden zu spielen kostet dich 1 Energie weniger (nie unter 1).
tactics-commando-away-team-storm-the-bridge-text = Spiele diese Karte zwischen Aktivierungen. Wähle ein gegnerisches mittleres Schiff oder kleines Einzelschiff, dessen Schilde unten sind und das neben einem von dir kontrollierten Einzelschiff ist. Würfle mit dem Zahlenwürfel: Bei 5 oder mehr übernimmst du es; sonst erleidet es 1 direkten Enterschaden am Rumpf.
tactics-erin-cho-damage-control-text = Zu Beginn deiner Energiephase wähle dieses Schiff oder ein von dir kontrolliertes Schiff daneben und entferne 1 Schadensstift von seinem Rumpf.
tactics-exploit-weakness-predictable-text = Spiele diese Karte zwischen Aktivierungen. Einmal pro Aktivierung, wenn die Koordinatenwürfel eines Angriffs auf ein Schiff dieser Staffel einen Fehlschuss ergeben, darf der angreifende Spieler den Buchstabenwürfel neu würfeln.
tactics-f47-hawk-patrol-patrol-launch-text = Wähle eines: (a) Sind die F-47 Blue Hawks hinter deinem Sichtschirm: Starte sie für 1 Energie weniger (nie unter 1), jeden auf einem leeren Feld im Umkreis von 3 Feldern um ein von dir kontrolliertes Einzelschiff, wie üblich in einer Kette. (b) Sind sie auf dem Schlachtfeld: Setze jeden Hawk auf ein leeres Feld im Umkreis von 4 Feldern um seine Position.
tactics-fates-reach-hard-haul-text = Spiele diese Karte zwischen Aktivierungen. Wähle ein gegnerisches kleines oder mittleres Schiff im Umkreis von 6 Feldern um Vapor's Fate oder von 3 Feldern um ein anderes von dir kontrolliertes Einzelschiff; setze es auf leere Felder neben deinem Schiff.
tactics-fortunes-bounty-spoils-text = Spiele diese Karte, wenn gerade ein gegnerisches Schiff zerstört wurde. Du erhältst Energie nach seiner Größe: klein 3, mittel 4, groß 6. Ziehe dann 1 Taktikkarte.
tactics-hijack-plan-seize-the-helm-text = Spiele diese Karte zwischen Aktivierungen. Wähle ein gegnerisches mittleres Schiff oder kleines Einzelschiff, dessen Schilde unten sind und das neben einem von dir kontrollierten Schiff ist. Würfle mit dem Zahlenwürfel und zähle 1 dazu für jedes deiner Schiffe daneben ab dem zweiten (höchstens +2): Bei 6 oder mehr übernimmst du es, sonst passiert nichts.
tactics-isn-transport-shuttle-ferry-run-text = Einmal pro Zug, in deiner Einsatzphase, darfst du ein von dir kontrolliertes kleines Schiff, das neben diesem Schiff ist, auf ein leeres Feld im Umkreis von 4 Feldern um dieses Schiff setzen.
tactics-krall-draxus-no-quarter-text = Die Primärwaffe dieses Schiffes hat 1 Angriff mehr.
tactics-lr5-nuclear-warhead-pulse-shock-text = Nachdem diese Waffe getroffen hat, erleidet jedes andere Schiff (beider Seiten) neben dem Ziel 1 direkten Impulsschaden.
tactics-lr5-nuclear-warhead-weapon-note = Siehe Pulse Shock.
tactics-lr5-ripper-cannon-rip-open-text = Diese Waffe hat 1 Stärke mehr gegen ein Schiff, dessen Schilde unten sind.
tactics-lr5-ripper-cannon-weapon-note = Siehe Rip Open.
tactics-maneuvering-thrusters-side-jets-text = Dieses Schiff hat 1 Bewegung mehr und erleidet ECM-Schaden nur bei 7 oder mehr.
tactics-shield-siphon-bleed-shields-text = Spiele diese Karte zwischen Aktivierungen. Zu Beginn der Energiephase des Spielers, der diese Karte gespielt hat: Sind die Schilde dieses Schiffes oben, erleidet es 1 direkten Vecton-Schildschaden, und dieser Spieler erhält 1 Energie.
tactics-sparrow-cover-fire-cover-fire-text = Spiele diese Karte, wenn ein Angriff ein von dir kontrolliertes Schiff trifft. Ist ein von dir kontrollierter Blue Sparrow im Umkreis von 3 Feldern um dieses Schiff, wird der Treffer zum Fehlschuss. Sonst würfle mit dem Zahlenwürfel: Bei 5 oder mehr wird der Treffer zum Fehlschuss.
tactics-spectral-resurgence-not-yet-text = Wenn dieses Schiff zerstört würde, wirf stattdessen diese Karte ab: Das Schiff bleibt im Spiel, mit Schilden unten und genau 2 verbleibenden Rumpfpunkten.
tactics-superior-squadron-tactics-coordinated-fire-text = Spiele diese Karte, wenn du eine Staffel aktivierst. Bis diese Aktivierung endet, darf jedes Schiff der Staffel einmal beide Koordinatenwürfel neu würfeln, wenn sie einen Fehlschuss ergeben.
tactics-superior-squadron-tactics-squad-reroll-text = Einmal pro Schiff in dieser Aktivierung: Wenn die Koordinatenwürfel dieses Schiffes einen Fehlschuss ergeben, würfle beide neu.
tactics-vecton-field-detonator-field-burst-text = Einmal pro Aktivierung, wenn ein Schiff dieser Staffel seine Bewegung beendet, darfst du es zerstören: Jedes gegnerische Schiff im Umkreis von 1 Feld erleidet 3 direkten Vecton-Schildschaden.
tactics-wretch-boarding-strip-the-decks-text = Spiele diese Karte zwischen Aktivierungen. Wähle ein gegnerisches Einzelschiff, dessen Schilde unten sind und das neben einem von dir kontrollierten Schiff ist: Es erleidet 1 direkten Enterschaden am Rumpf. Dann darfst du eine daran angelegte Verbesserung, Waffe oder einen Helden abwerfen; wenn du das tust, erhältst du Energie in Höhe der aufgedruckten Kosten dieser Karte.


## tiles

tiles-alien-artifact-text = Die Primärwaffe eines Schiffes darauf hat 7 Reichweite mehr.
tiles-asteroid-text = Für Schiffe unpassierbar; Schüsse gehen hindurch. Für einen Angriff, der ein benachbartes kleines oder mittleres Schiff trifft, wird mit dem Zahlenwürfel gewürfelt: Bei 6 oder mehr verfehlt er.
tiles-debris-field-text = Ein Schiff, das sich auf das Feld bewegt, würfelt mit dem Zahlenwürfel: Bei 1–6 richten die Trümmer 1 direkten Schaden an ihm an. Ein Wurf pro Betreten; gestartete oder gesetzte Schiffe würfeln nicht.
tiles-energy-source-text = Hast du zu Beginn deiner Energiephase ein Schiff auf einer Energiequelle, erhältst du 2 Energie mehr (einmal, egal wie viele Schiffe oder Quellen es sind).
tiles-observation-station-text = Solange eines deiner Schiffe darauf ist, reichen die Primärwaffen all deiner Schiffe 2 Felder weiter.
tiles-orbital-market-text = Hast du zu Beginn deiner Energiephase ein Schiff darauf, darfst du 1 weitere Taktikkarte ziehen.
tiles-shield-regenerator-text = Jedes deiner Schiffe, das zu Beginn deiner Energiephase darauf ist, darf 1 Schildstift erhalten, höchstens bis zu seinen aufgedruckten Schilden.
tiles-warp-gate-text = Ein kleines oder mittleres Schiff, das seine Aktivierung darauf beginnt, darf, statt sich zu bewegen, auf leere Felder im Umkreis von 13 Feldern um das Tor gesetzt werden.


## layouts

layouts-belt-text = Ein Spielplan mit einem schmalen Gürtel zwischen den Zonen, für alle, die hindurchwollen.
layouts-raid-text = Ein Spielplan; die Seite im Süden beginnt näher.
layouts-range-text = Teil eines Spielplans, für Lektionen: wenige Schiffe, nah beieinander.
layouts-single-text = Ein Spielplan zwischen den Spielern, mit den kurzen Kanten zu ihnen.
layouts-storm-text = Zwei Spielpläne nebeneinander mit tieferen Zonen, für Flotten, die sich früh begegnen.
layouts-wide-text = Zwei Spielpläne nebeneinander; die Spalte an der Naht besteht aus ganzen Feldern.


## missions

missions-battle-for-barrage-isn-goal = ISN Barrage zerstören oder das Schlachtfeld ab Runde 3 von allen Schiffen der Wretch räumen.
missions-battle-for-barrage-rules-both-factions-text = Alle von den Wretch kontrollierten Schiffe gelten beim Anlegen von Karten als ISN und Wretch.
missions-battle-for-barrage-rules-computer-core-text = Statt normal zu ziehen, darf der Wretch-Spieler 3 Karten des ISN-Decks ansehen, 1 behalten und die anderen in beliebiger Reihenfolge darunterlegen.
missions-battle-for-barrage-rules-data-points-text = Der Wretch-Spieler erzielt 1 Punkt für jede Waffen-, Verbesserungs- oder Heldenkarte der ISN, die an ein von ihm kontrolliertes Schiff angelegt wird (auch an Barrage; Ersetzen zählt).
missions-battle-for-barrage-story = Die Wretch haben ISN Barrage gekapert und saugen Pläne, Taktiken und Schlimmeres aus dem Computerkern. Die ISN muss das Schiff oder seinen Geleitschutz ausschalten, bevor sie zu viel erfahren.
missions-battle-for-barrage-wretch-goal = ISN-Karten für 10 Siegpunkte anlegen oder das Schlachtfeld ab Runde 3 von allen Schiffen der ISN räumen.
missions-blockade-run-isn-goal = Den Durchbruch stoppen: das Schlachtfeld ab Runde 3 von allen Schiffen der Wretch räumen.
missions-blockade-run-rules-escape-text = Ein von den Wretch kontrolliertes Schiff, dessen Aktivierung mit mindestens einem Feld in der ISN-Zone endet, verlässt den Spielplan und bringt Punkte nach seiner Größe. Transportierte Schiffe bringen nichts.
missions-blockade-run-rules-no-transport-text = ISN-Schiffe können in dieser Mission nicht transportiert werden.
missions-blockade-run-story = Beladen mit der Beute aus einer Kolonie eilt eine Wretch-Flotte durch einen zerklüfteten Gürtel im Entebe-Sektor zum Sprungpunkt. Eine kleine ISN-Streitmacht wurde gerade noch rechtzeitig gewarnt, um sich ihr in den Weg zu stellen.
missions-blockade-run-wretch-goal = Für 8 Siegpunkte durch die ISN-Zone entkommen oder das Schlachtfeld ab Runde 3 von allen Schiffen der ISN räumen.
missions-dead-zone-isn-goal = Das Schlachtfeld ab Runde 3 von allen Schiffen der Wretch räumen.
missions-dead-zone-story = Zwischen Uranus und Neptun liegt ein Stück leerer Finsternis, in dem sich gern Kaperschiffe der Wretch sammeln. Eine ISN-Patrouille sollte sie dort jagen, und nun hat die Beute sie gefunden.
missions-dead-zone-wretch-goal = Das Schlachtfeld ab Runde 3 von allen Schiffen der ISN räumen.
missions-first-flight-isn-goal = Das Kaperschiff Tes Kio zerstören.
missions-first-flight-story = Das Kaperschiff Tes Kio schleppt sich nach einem verlorenen Gefecht heim. ISN Barrage hat es gestellt, und ein junger Pilot ist unterwegs. Es ist dein erstes Kommando: Bring es zur Strecke.
missions-meteor-storm-isn-goal = Das Schlachtfeld ab Runde 3 von allen Schiffen des Wretch-Teams räumen.
missions-meteor-storm-rules-asteroid-step-text = Eine Asteroidenbewegung ist eine Verschiebung um ein Feld in eine beliebige Richtung ohne Drehung; dabei darf der Asteroid nicht auf Schiffe, andere Asteroiden oder halbe Felder kommen.
missions-meteor-storm-rules-remote-engines-text = Einmal am Ende jedes Zuges eines ISN-Spielers darf dieser 2 Energie zahlen und mit dem Zahlenwürfel würfeln; bei 4 oder mehr darf er bis zu 3 Asteroiden bewegen, jeden um höchstens so viele Felder, wie je ein Wurf mit dem Zahlenwürfel ergibt. Ein Asteroid, der neben von den Wretch kontrollierten Schiffen endet, neben denen er vor seiner Bewegung nicht war, richtet an einem davon 1 direkten Asteroidenschaden an.
missions-meteor-storm-story = Krall Draxus naht mit einer Veteranenflotte, und die ISN-Crews, die auf ihn warten, sind neu. Ihre Antwort ist der Plan von Erin Cho: Triebwerke an Asteroiden, gelenkt per Fernsteuerung.
missions-meteor-storm-wretch-goal = Das Schlachtfeld ab Runde 3 von allen Schiffen des ISN-Teams räumen.
missions-pan-base-isn-goal = Überlebende für 10 Siegpunkte bergen oder das Schlachtfeld ab Runde 3 von allen Schiffen des Wretch-Teams räumen.
missions-pan-base-rules-ignored-powers-text = Der Effekt Flagship von ISN Everest gilt in dieser Mission nicht.
missions-pan-base-rules-recover-survivors-text = Ein ISN-Einzelschiff, das bei seiner Aktivierung neben einem Asteroiden ist, darf, statt sich zu bewegen, mit dem Zahlenwürfel würfeln: 1 bringt einen Überlebenden, 2–6 zwei, 7 oder 8 drei. Jeder Überlebende ist 1 Punkt wert.
missions-pan-base-story = Die Basis auf dem Saturnmond Pan ist zerstört und der Mond fast mit ihr; in den Überresten leben noch Menschen. Eine angeschlagene ISN-Flotte will sie heimholen, zwei rivalisierende Wretch-Captains wollen sie als Geiseln.
