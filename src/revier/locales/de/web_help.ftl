### Hilfe im Browser: Regelseiten, erstes Spiel, Hinweise zu allem auf dem Brett.

## The rules pages

web-rules-title = Spielregeln
web-rules-contents = Inhalt
web-rules-none = Für dieses Spiel gibt es hier noch keine Regelseite. Die Anleitung des Verlags gilt.

## The first game

web-guide-title = Das erste Spiel
web-guide-next = Verstanden
web-guide-end = Allein weiterspielen
web-guide-leave = Ohne Hinweise spielen

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf! Wir spielen eine Schicht zusammen. Zuerst nimmt jeder drei Aufträge: Darauf steht, welche Kohle gebraucht wird, womit sie fährt und was sie bringt. Klick auf einen, der dir gefällt.
web-guide-ga-draft = Nimm gern Aufträge mit gleicher Kohle oder gleichem Transport: Du förderst sie zusammen und lieferst sie mit einem Zug aus.
web-guide-ga-place = Jetzt setzt du Arbeiter ein. Was leuchtet, ist möglich. Fehlt dir Kohle für deine Aufträge? Dann kauf in der Lorenfabrik einen Tunnel dieser Farbe; auf seinen Loren liegt sie schon.
web-guide-ga-bought = Der Tunnel liegt in deinem Bergwerk, hell oder dunkel. Halte beide Seiten im Gleichgewicht: Jedes Plättchen Unterschied kostet am Ende 2 Punkte.
web-guide-ga-keep = Nur du siehst, was du gezogen hast. Behalte ein Stück oder keines; die übrigen gehen zurück.
web-guide-ga-return = Legst du sie nach oben, bekommst du sie vielleicht beim nächsten Ziehen. Nach unten sind sie aus dem Weg.
web-guide-ga-go-down = In deinem Bergwerk liegt Kohle, die ein Auftrag braucht. Mit Fördern holst du sie: Je höher die Zahl, desto mehr Schritte.
web-guide-ga-steps = Du fährst in die Grube. Jede Fahrt des Korbs und jeder Würfel ist ein Schritt. Klick auf die Sohle, auf der deine Kohle liegt.
web-guide-ga-load = Der Korb steht auf der Sohle. Klick auf einen Würfel auf einer Lore, um ihn zu laden; fünf passen hinein.
web-guide-ga-up = Hast du, was du brauchst? Dann fahr nach oben. Nur über Tage kommt Kohle aus dem Korb. Ein falscher Schritt lässt sich zurücknehmen.
web-guide-ga-fill = Jetzt leg die Würfel auf die passenden Felder deiner Aufträge. Was kein Auftrag braucht, kommt ins Lager.
web-guide-ga-deliver = Ein Auftrag ist voll. Schick Arbeiter zur Auslieferung mit seinem Transport: Das bringt Punkte, und in jeder Wertung zählt er noch einmal.
web-guide-ga-scored = Ausgeliefert! Am Ende der Schicht zählt die Schichtuhr, wer von jeder Kohle am meisten ausgeliefert hat.
web-guide-ga-crowded = Wo schon Arbeiter stehen, brauchst du einen mehr als dort sind; die anderen gehen in die Kantine. Ist es dringend? Sonst ist ein leeres Feld billiger.
web-guide-ga-money = Das Geld wird knapp. Auf den Geldfeldern bekommst du bis zu 6 Mark, auf der Bank immer eine.
web-guide-ga-few = Du hast nur noch wenige Arbeiter. Liefere jetzt aus, was voll ist, damit es in dieser Schicht schon zählt.
web-guide-ga-shift-over = Die erste Schicht ist gewertet, alle Arbeiter sind zurück. Ab jetzt zählen auch die Transporte, in der dritten Schicht die leeren Loren. Mehr musst du nicht wissen. Glück auf!
