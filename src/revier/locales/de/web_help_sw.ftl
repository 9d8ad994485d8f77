### Hilfe zu Schichtwechsel im Browser: das erste Spiel, und was alles auf dem Brett ist.

## The first game: hints, each said once when its moment has come

web-guide-sw-hello = Glück auf! Fünf Runden lang führst du eine Zeche. Eine Runde beginnt mit der Vorbereitung: Aus dem Beutel kommen Würfel auf deine Loren, schwarze sind Kohle, graue Abraum.
web-guide-sw-triple = Du bist Startspieler und bestimmst, wer die drei gezogenen Stücke bekommt. Kohle wollen alle; Abraum braucht Platz.
web-guide-sw-cube = Leg jeden Würfel auf eine Lore. Eine Lore trägt Kohle oder Abraum, nie beides, und nur volle Loren kommen herauf. Füll also eine, bevor du die nächste beginnst.
web-guide-sw-tile = Ein Auswahlplättchen für diese Runde: Der obere Teil wirkt sofort. Der untere braucht ein offenes Bonusfeld, später.
web-guide-sw-turn = Die Aktionsphase: Reihum nutzt jeder eine Karte, bis alle gepasst haben. Bezahlt wird mit weißen Steinen, deinem Spielerstein und Münzen. Der Weg der Kohle: fördern, verkoken, verladen, verkaufen.
web-guide-sw-haul = Eine volle Lore kann herauf. Kohle braucht freie Waggons, Abraum Platz auf der Halde.
web-guide-sw-wagon = Wähl einen Waggon für die Kohle. Nur volle Waggons werden zu Koks, und ein kleiner ergibt so viel wie ein großer. Lass den mit dem weißen Stein leer, wenn es geht.
web-guide-sw-pay = Womit zahlst du? Weiße Steine verfallen am Ende der Runde, Münzen bleiben: Gib zuerst die Steine aus.
web-guide-sw-coking = Ein Feld in der Zentralkokerei für deinen Koks. Von hier wird er auf deine Kokswaggons verladen.
web-guide-sw-cube-more = Noch einer. Der Platz im Licht macht eine Lore voll oder beginnt die beste: Volle Loren kommen mit einer Karte herauf.
web-guide-sw-to-coke = Auf deinen Waggons liegt Kohle. Mit der Karte im Licht wird aus jedem vollen Waggon ein Koks.
web-guide-sw-convert = Der volle Waggon im Licht wird zu Koks und ist danach wieder frei.
web-guide-sw-to-track = Straße, Schiene und Kanal bringen am Ende Punkte und an jeder Schranke etwas. Die Karte im Licht bringt dich dort weiter.
web-guide-sw-to-water = Das Grubenwasser steigt. Mit der Karte im Licht senkst du es, bevor es Werkzeug kostet.
web-guide-sw-track = Jedes Feld auf einer Strecke bringt dich näher an eine Schranke, und jede Schranke bringt sofort etwas.
web-guide-sw-barrier = Eine Schranke: Zieh deinen Bergmann weiter und nutz sein neues Feld, oder bring einen Förderturm in die Basis. Ein Förderturm macht deine eigene Karte stärker.
web-guide-sw-house = Ein Haus verlässt deine Leiste, und sein Feld wirkt ab der nächsten Runde in jedem Schritt VI für dich. Welchen Bonus möchtest du?
web-guide-sw-plot = Baugruben bringen am Ende Punkte. Bei der Arbeitsgeschwindigkeit macht ein Haus deinen Bergmann für den Rest der Partie schneller.
web-guide-sw-miner = Dein Bergmann in seiner Schicht. Er darf auf jedem leuchtenden Feld anhalten, und das nutzt du.
web-guide-sw-exchange = Deine Halde ist etwas wert: Einmal in einem Zug, in dem du eine Karte nutzt, tauschst du Abraum gegen ein Streckenfeld, einen Punkt oder eine Münze.
web-guide-sw-pass = Ohne Steine und Münzen passt du. Heb eine Münze auf, wenn du kannst: In der nächsten Runde ist sie noch da.
web-guide-sw-sale = Zwei Koks stehen auf deinen Waggons: Verkauft bringen sie eine Münze, einen weißen Stein und am Ende Punkte. Jedes weitere Paar ist mehr wert.
web-guide-sw-water = Achte auf das Grubenwasser: Es steigt jede Runde um eins. Ganz oben kostet es einen Werkzeugmarker, und jeder davon kostet am Ende 2 Punkte.
web-guide-sw-round-over = Die erste Runde ist vorbei, und die Rundenkarte wurde für alle gewertet. Eine neue liegt da: Sieh nach, was sie zählen wird. Deine Steine sind zurück.
web-guide-sw-end = Jetzt hast du alles gesehen: Koks, Strecken, Häuser, die Schicht. Werde deine Werkzeugmarker los, bevor die fünfte Runde endet. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-sw-field = Kokereifeld: Hat Platz für einen Koks. Dein dritter muss auf dein eigenes Feld, solange es frei ist; höchstens vier von dir liegen in der Kokerei. SW-5.14
web-help-sw-frame-space = Bonusplatz für einen Förderturm: Wirkt sofort, wenn einer dort ankommt. Einer von dir darf bei den großen stehen, einer bei den kleinen. SW-5.11
web-help-sw-headframe = Förderturm: Kommt von deiner eigenen Karte in die Basis und mit einer Förderturmkarte auf einen Bonusplatz. Am Ende der Runde kehren alle in die Basis zurück. SW-11.17
web-help-sw-plot = Baugrube: Ein Haus hier zählt am Ende wie gezeigt. Ein Haus bei der Arbeitsgeschwindigkeit macht deinen Bergmann um ein Feld schneller. SW-5.9
web-help-sw-shift = Bergmannschicht: Er geht so weit, wie die Arbeitsgeschwindigkeit reicht, überspringt besetzte Felder und nutzt das, auf dem er anhält. Der Erste am Ausgang zählt 8 Punkte. SW-12
web-help-sw-track = Strecke: Deine Scheibe geht nur vorwärts. Die erste am Ziel zählt 8 Punkte, die anderen 5; davor gilt, was am Feld angegeben ist. SW-5.4
web-help-sw-barrier = Schranke: Wer sie passiert, bekommt sofort ihren Bonus, bevor es weitergeht. SW-5.2
web-help-sw-card = Aktionskarte: Wird bezahlt, wie sie zeigt, einmal je Runde von irgendwem. Mit gestricheltem Rand ist sie mehrmals nutzbar. SW-11.7
web-help-sw-card-haul = Fördern: Volle Loren kommen herauf, Kohle auf Waggons und Abraum auf die Halde. Alles auf einer Lore muss Platz haben. SW-10.15
web-help-sw-card-coking = Verkoken: Ein voller Waggon, groß oder klein, wird zu einem Koks in der Kokerei. SW-10.17
web-help-sw-card-loading = Verladen: Koks kommt aus der Kokerei auf deine Kokswaggons. In Schritt V wird er paarweise verkauft. SW-10.18
web-help-sw-card-track = Strecken: So viele Felder wie gezeigt, in beliebiger Reihenfolge. Schranken wirken unterwegs. SW-5.1
web-help-sw-card-miner = Bergmann: Er zieht in seiner Schicht weiter, und du nutzt das Feld, auf dem er anhält. SW-12.2
web-help-sw-card-water = Wasser: Senkt dein Grubenwasser. Wer unten ankommt, bekommt 1 Punkt. SW-4.11
web-help-sw-card-headframe = Förderturm: Setzt einen Förderturm von dir auf einen freien Bonusplatz, der sofort wirkt. Du brauchst einen im Bereich. SW-11.16
web-help-sw-card-start = Startspieler: Kopier eine mittlere oder kleine Karte und nimm den Startspielermarker. In der nächsten Runde beginnst du; am Ende zählt er 2 Punkte. SW-11.27
web-help-sw-own-card = Deine eigene Karte: Senkt das Wasser um 1, dann so viele Schienenfelder, wie Fördertürme sie verlassen haben. Nur du nutzt sie, einmal je Runde. SW-4.15
web-help-sw-pay = Bezahlung: Eine Münze gilt für jeden Stein, dein Spielerstein auch für einen weißen. SW-11.4
web-help-sw-variant = Zwei Hälften einer Karte, jede mit eigenem Preis. Die Karte wird einmal je Runde genutzt, gleich welche Hälfte. SW-11.9
web-help-sw-white = Weiße Steine: Schritt IV bringt je einen, wenn das Wasser nicht beim Stein steht, wenn der fünfte Waggon leer ist und wenn dein eigenes Kokereifeld leer ist. Nicht ausgegeben, verfallen sie. SW-10.10
web-help-sw-cube = Dein Spielerstein: Er bezahlt eine große Karte oder gilt als weißer. Jede Runde kommt er zurück. SW-11.5
web-help-sw-coin = Münze: Gilt für jeden Stein. Münzen bleiben dir von Runde zu Runde. SW-11.5
web-help-sw-tool = Werkzeugmarker: Du beginnst mit sechs, und jeder übrige kostet am Ende 2 Punkte. SW-15.15
web-help-sw-cart = Lore: Trägt Kohle oder Abraum, nie beides, und kommt nur voll herauf. Eine nimmt nur Kohle, eine kann gesperrt sein. SW-4.1
web-help-sw-kind = Würfel aus dem Beutel: schwarz ist Kohle, grau ist Abraum. Was auf keine Lore passt, kostet einen Werkzeugmarker. SW-10.3
web-help-sw-wagon = Kohlewaggon: Voll ergibt er einen Koks, groß oder klein, und zählt am Ende 1 Punkt. Der mit dem weißen Stein bringt ihn nur, solange er leer ist. SW-4.4
web-help-sw-coke-wagon = Kokswaggons: Vier Plätze für verladenen Koks. In Schritt V werden zwei zusammen verkauft. SW-4.7
web-help-sw-sold = Verkaufter Koks: Volle Spalten zählen am Ende 4, 6, 7, 9 und 10 Punkte. Ein Paar je Runde. SW-4.8
web-help-sw-heap = Halde: Hat Platz für sechs. Einmal in einem Zug, in dem du eine Karte nutzt, tauschst du Abraum gegen ein Streckenfeld, einen Punkt oder eine Münze. SW-4.6
web-help-sw-exchange = Tausch von der Halde: drei Abraum für ein Feld auf Straße oder Schiene oder einen Punkt, fünf für beides, sechs für eine Münze. SW-11.11
web-help-sw-house = Zechenhausleiste: Ein Haus, das gebaut wird, macht sein Bonusfeld frei; ab der nächsten Runde wirkt es in jedem Schritt VI. SW-4.13
web-help-sw-tile = Auswahlplättchen: Der obere Teil wirkt sofort, der untere in Schritt VI, sobald das fünfte Bonusfeld offen ist. Jede Runde ein anderes. SW-10.7
web-help-sw-water = Grubenwasser: Steigt jede Runde um 1. Ganz oben nimmst du einen Werkzeugmarker, und es fällt um 3; wer unten ankommt, bekommt 1 Punkt. SW-4.9
web-help-sw-bag = Beutel: Was darin ist, weiß man, nicht, was als Nächstes kommt. Jede Runde kommen Kohle und Abraum dazu, und jeder bekommt drei Stücke. SW-10.1
web-help-sw-preparation = Vorbereitung: I Kohle abbauen, II Auswahlplättchen, III Wasser, IV weiße Steine, V Koks verkaufen, VI Bonusfelder. Alle beenden einen Schritt vor dem nächsten. SW-10
web-help-sw-round-card = Rundenkarte: Am Ende der Runde wertet jeder, was sie zeigt. Manche ändern etwas, wenn sie aufgedeckt werden. SW-13.1
web-help-sw-seat = Drei Stücke für einen Spieler: Der Startspieler bestimmt, wer sie bekommt, jeder einmal je Runde. SW-10.2
web-help-sw-start = Startspielermarker: Wer ihn hat, beginnt die nächste Runde und bekommt am Ende 2 Punkte. Einen Gleichstand verliert der Startspieler. SW-15.16
