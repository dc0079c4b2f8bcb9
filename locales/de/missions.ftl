# The texts about missions, their options and computer players, in German.
#
# The names of missions and of computer players are the same in all languages.


## Options of every table

choice-alone-answers = wird nur mit einer Reaktion auf der Hand gefragt, und ohne Uhr
choice-alone-usual = wird genauso gefragt wie unter Menschen
choice-at_zero-computer = spielt der Computer weiter, bis der Spieler zurück ist
choice-at_zero-loss = gilt das als Aufgabe
choice-at_zero-usual = gilt diesmal die übliche Antwort
choice-bot_pace-fast = schnell
choice-bot_pace-slow = langsam
choice-bot_pace-usual = im üblichen Tempo
choice-chat-off = aus
choice-chat-on = an
choice-hints-all = alle
choice-hints-alone = nur wer allein gegen Computerspieler spielt
choice-hints-off = niemand
choice-reaction_seconds-0 = beliebig lange
choice-reaction_seconds-10 = 10 Sekunden
choice-reaction_seconds-20 = 20 Sekunden
choice-reaction_seconds-30 = 30 Sekunden
choice-reaction_seconds-60 = 60 Sekunden
choice-reactions-10 = alle zugleich, höchstens 10 Sekunden lang
choice-reactions-15 = alle zugleich, höchstens 15 Sekunden lang
choice-reactions-20 = alle zugleich, höchstens 20 Sekunden lang
choice-reactions-30 = alle zugleich, höchstens 30 Sekunden lang
choice-reactions-5 = alle zugleich, höchstens 5 Sekunden lang
choice-reactions-8 = alle zugleich, höchstens 8 Sekunden lang
choice-reactions-in-turn = nacheinander
choice-spectator_delay-0 = sofort
choice-spectator_delay-1 = eine Minute später
choice-spectator_delay-10 = 10 Minuten später
choice-spectator_delay-2 = 2 Minuten später
choice-spectator_delay-5 = 5 Minuten später
choice-spectators-all = alle, die die Partie sehen können
choice-spectators-off = nur der Host, bis die Partie vorbei ist
choice-time-10m = 10 Minuten, und 20 Sekunden dazu, sooft sie nach den anderen wieder gefragt werden
choice-time-1d = jedes Mal einen Tag
choice-time-20m = 20 Minuten, und jedes Mal 30 Sekunden dazu
choice-time-3d = jedes Mal 3 Tage
choice-time-40m = 40 Minuten, und jedes Mal eine Minute dazu
choice-time-7d = jedes Mal 7 Tage
choice-time-none = beliebig lange
option-alone = Wer allein gegen Computerspieler spielt
option-at_zero = Wenn die Zeit eines Spielers abgelaufen ist
option-bot_pace = Wie schnell Computerspieler antworten
option-chat = Chat am Tisch
option-hints = Wer den Computer um einen Tipp bitten darf
option-reaction_seconds = Bedenkzeit für jeden, wenn nacheinander gefragt wird
option-reactions = Wie Spieler nach Reaktionen gefragt werden
option-spectator_delay = Zuschauer sehen das Geschehen
option-spectators = Wer zuschauen darf
option-time = Wie lange alle überlegen dürfen


## Battleship Galaxies

bot-galaxies-admiral = Plant voraus: probiert Pläne in möglichen Welten aus und spickt nie.
bot-galaxies-bold = Ein Captain, der nah herangeht und Gegenfeuer weniger fürchtet.
bot-galaxies-cautious = Ein Captain, der getroffene Schiffe zurückzieht.
bot-galaxies-greedy = Spielt auf Sieg: wägt ab, was zu sehen ist, und nimmt, was jetzt am besten aussieht.
bot-galaxies-random = Wählt zufällig: leicht zu schlagen und gut für die erste Partie.
choice-galaxies-fleets-42 = Gewählte Flotten mit bis zu 42 Startenergie
choice-galaxies-fleets-48 = Gewählte Flotten mit bis zu 48 Startenergie
choice-galaxies-fleets-printed = Die aufgedruckten Flotten und Decks
choice-galaxies-tactic-cards-off = Ohne Taktikkarten: keine Decks, Hände oder Siegesuhr
choice-galaxies-tactic-cards-on = Mit Taktikkarten
option-galaxies-fleets = Flotten und Decks
option-galaxies-tactic-cards = Taktikkarten
story-galaxies-battle-for-barrage = Die Wretch haben ISN Barrage gekapert und saugen Pläne, Taktiken und Schlimmeres aus dem Computerkern. Die ISN muss das Schiff oder seinen Geleitschutz ausschalten, bevor sie zu viel erfahren.
story-galaxies-blockade-run = Beladen mit der Beute aus einer Kolonie eilt eine Wretch-Flotte durch einen zerklüfteten Gürtel im Entebe-Sektor zum Sprungpunkt. Eine kleine ISN-Streitmacht wurde gerade noch rechtzeitig gewarnt, um sich ihr in den Weg zu stellen.
story-galaxies-dead-zone = Zwischen Uranus und Neptun liegt ein Stück leerer Finsternis, in dem sich gern Kaperschiffe der Wretch sammeln. Eine ISN-Patrouille sollte sie dort jagen, und nun hat die Beute sie gefunden.
story-galaxies-first-flight = Das Kaperschiff Tes Kio schleppt sich nach einem verlorenen Gefecht heim. ISN Barrage hat es gestellt, und ein junger Pilot ist unterwegs. Es ist dein erstes Kommando: Bring es zur Strecke.
story-galaxies-meteor-storm = Krall Draxus naht mit einer Veteranenflotte, und die ISN-Crews, die auf ihn warten, sind neu. Ihre Antwort ist der Plan von Erin Cho: Triebwerke an Asteroiden, gelenkt per Fernsteuerung.
story-galaxies-pan-base = Die Basis auf dem Saturnmond Pan ist zerstört und der Mond fast mit ihr; in den Überresten leben noch Menschen. Eine angeschlagene ISN-Flotte will sie heimholen, zwei rivalisierende Wretch-Captains wollen sie als Geiseln.


## Pulp Invasion

bot-pulp-navigator = Wägt jede Zahlung gegen die Chancen im Beutel ab.
bot-pulp-random = Handelt zufällig: leicht zu schlagen.
choice-pulp-bridge_crew-off = nein
choice-pulp-bridge_crew-on = ja
choice-pulp-captain-choose = selbst gewählt
choice-pulp-captain-random = zufällig gezogen
choice-pulp-captain-usual = zufällig gezogen; mit einer Erweiterung selbst gewählt
choice-pulp-cards-all = mit denen beider Erweiterungen
choice-pulp-cards-base = aus dem Grundspiel
choice-pulp-cards-x1 = mit denen der ersten Erweiterung
choice-pulp-cards-x2 = mit denen der zweiten Erweiterung
choice-pulp-exploration-off = nein
choice-pulp-exploration-on = ja
choice-pulp-hero_bonus-off = wie auf der Karte des Captains
choice-pulp-hero_bonus-on = um 4 höher als auf der Karte des Captains
choice-pulp-hide_bag-off = wird für dich gezählt
choice-pulp-hide_bag-on = zählst du selbst mit
choice-pulp-landing_team-off = nein
choice-pulp-landing_team-on = ja
choice-pulp-level-advanced = Fortgeschritten: 6 Superwaffen
choice-pulp-level-basic = Einfach: 4 Superwaffen
choice-pulp-level-normal = Normal: 5 Superwaffen
choice-pulp-location_stays-off = in seiner Runde
choice-pulp-location_stays-on = bis der nächste kommt
choice-pulp-one_die_per_phase-off = einer in jeder Begegnung und einer in der Suche
choice-pulp-one_die_per_phase-on = einer in jeder Phase
choice-pulp-rulings-1 = die ersten Auslegungen: Der Verräter nimmt Karten, denen ausgewichen wurde, erst am Ende der Runde
choice-pulp-rulings-2 = die aktuellen Auslegungen
choice-pulp-ship_cards-off = nein
choice-pulp-ship_cards-on = ja
choice-pulp-ship_die-off = nein
choice-pulp-ship_die-on = ja
choice-pulp-vassals-off = nein
choice-pulp-vassals-on = ja
choice-pulp-white_fixed-off = so viele wie gelbe
choice-pulp-white_fixed-on = immer 4
option-pulp-bridge_crew = Brückencrew: Punkte und Würfel neben denen des Captains (braucht die Karten beider Erweiterungen)
option-pulp-captain = Der Captain
option-pulp-cards = Captains, Planeten und Superwaffen
option-pulp-exploration = Erkundungskarten: Kundschafter, die in den genannten Sektoren helfen
option-pulp-hero_bonus = Die Fähigkeiten des Helden beginnen und enden
option-pulp-hide_bag = Was im Beutel ist
option-pulp-landing_team = Der Landetrupp: grüne Steine, die einen Verlust abwehren oder für jede Farbe gelten
option-pulp-level = Stufe
option-pulp-location_stays = Ein Ort ist in Kraft
option-pulp-one_die_per_phase = Captain-Würfel
option-pulp-rulings = Wo die Regelhefte eine Lücke lassen
option-pulp-ship_cards = Eine Raumschiffkarte: ein Schiff deiner Wahl mit einer eigenen Aktion
option-pulp-ship_die = Der Raumschiff-Würfel: ersetzt einen Captain-Würfel, und andere teilen seinen Wert
option-pulp-vassals = Vasallen dieser Erweiterungen stehen unter den Aliens
option-pulp-white_fixed = Weiße Steine im Beutel
story-pulp-bridge-crew = Dein eigenes Schiff mit seinem Würfel und eine Brückencrew deiner Wahl, in allem, was die Invasion zu bieten hat.
story-pulp-landing-team = Ein Landetrupp geht voran, und Kundschafter kennen die Sektoren. Neue Vasallen wissen, dass du kommst.
story-pulp-maiden-flight = Dein erstes Kommando, mit einem Coach an deiner Seite: zwei Superwaffen, und sonst niemand, der dir hineinredet.
story-pulp-pulp-invasion = Die Kosmische Hegemonie steht vor der Tür. Finde zuerst ihre Superwaffen: allein, in höchstens zwölf Runden.
story-pulp-traitor = Einer der beiden Spieler ist ein Verräter. Der Verräter zieht nach dir, spielt Einfluss und will die Superwaffen für sich selbst. Niemand sonst weiß, wem er dient.


## Card Duel

bot-duel-cautious = Provoziert nur mit einer guten Karte und weiß, wann Wachsamkeit gefragt ist.
bot-duel-random = Tut, was ihm gerade einfällt.
choice-duel-goal-12 = 12 Punkte
choice-duel-goal-20 = 20 Punkte
choice-duel-goal-8 = 8 Punkte
option-duel-goal = Punkte zum Sieg
story-duel-duel = Zwei Spieler, je zwei Karten und ein Würfel.
story-duel-table = Zwei gegen zwei, und die Partner sehen die Karten des anderen nicht.
