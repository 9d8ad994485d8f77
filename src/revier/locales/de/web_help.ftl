### Hilfe im Browser: Regelseiten, erstes Spiel, Hinweise zu allem auf dem Brett.

## The rules pages

web-rules-title = Spielregeln
web-rules-contents = Inhalt
web-rules-guide = Erste Partie mit Hinweisen
# To the table from which the rules were opened.
web-rules-back = Zurück zum Tisch
web-rules-none = Regeln eines solchen Spiels gibt es hier nicht. Es gibt diese:
web-rules-search = Regeln durchsuchen
# $count paragraphs have the words that were typed.
web-rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
# Heading of the list of symbols.
web-rules-symbols = Symbole

## The first game

web-guide-title = Die erste Partie
web-guide-next = Verstanden
web-guide-end = Allein weiterspielen
web-guide-leave = Ohne Hinweise spielen
# Closes a hint that asks for a move, without making it.
web-guide-skip = Lieber anders
# Brings the hints back that somebody had left.
web-guide-again = Hinweise
# How much of the lesson is done; $done and $all are numbers of steps.
web-guide-done = { $done } von { $all } Schritten
# Said before the next hint when another move was made than the one in the spotlight.
web-guide-aside = Auch möglich. Weiter geht es von hier.

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf! Wir spielen eine Schicht zusammen, an einem Tisch nur für dich. Zuerst nimmt jeder drei Aufträge: Darauf steht, welche Kohle gebraucht wird, womit sie fährt und was sie bringt. Der im Licht ist klein: Seine Kohle liegt schon in deiner Grube. Nimm ihn.
web-guide-ga-draft = Aufträge mit verschiedener oder mit wenig Kohle kannst du bald liefern; gleiche Kohle oder gleicher Transport gehen mit einem Zug. Nimm den im Licht.
web-guide-ga-draft-last = Noch einer, dann beginnt die Schicht. Der im Licht braucht am wenigsten; viele Würfel bringen mehr Punkte, kosten aber mehr Schritte.
web-guide-ga-place = Jetzt setzt du Arbeiter ein. Was leuchtet, ist möglich. Fehlt dir Kohle, kauf einen Tunnel dieser Farbe: Auf seinen Loren liegt sie schon. Der im Licht passt zu deinen Aufträgen.
web-guide-ga-bought = Der Tunnel liegt in deinem Bergwerk, hell oder dunkel. Halte beide Seiten im Gleichgewicht: Jedes Plättchen Unterschied kostet am Ende 2 Punkte.
web-guide-ga-keep = Nur du siehst, was du gezogen hast. Behalte ein Stück oder keines; die übrigen gehen zurück.
web-guide-ga-return = Legst du sie nach oben, bekommst du sie vielleicht beim nächsten Ziehen. Nach unten sind sie aus dem Weg.
web-guide-ga-go-down = In deinem Bergwerk liegt Kohle, die ein Auftrag braucht. Mit Fördern holst du sie: Je höher die Zahl, desto mehr Schritte. Schick Arbeiter auf das Feld im Licht.
web-guide-ga-steps = Du fährst in die Grube. Jede Fahrt des Korbs und jeder Würfel ist ein Schritt. Klick auf die Sohle, auf der deine Kohle liegt.
web-guide-ga-load = Der Korb steht auf der Sohle. Klick auf einen Würfel auf einer Lore, um ihn zu laden; fünf passen hinein.
web-guide-ga-up = Hast du, was du brauchst? Dann fahr nach oben. Nur über Tage kommt Kohle aus dem Korb. Ein falscher Schritt lässt sich zurücknehmen.
web-guide-ga-fill = Jetzt leg die Würfel auf die passenden Felder deiner Aufträge. Was kein Auftrag braucht, kommt ins Lager.
web-guide-ga-pit-end = Der Auftrag hat seine Kohle, und der Korb ist leer. Beende das Fördern; übrige Schritte verfallen.
web-guide-ga-deliver = Ein Auftrag ist voll. Schick Arbeiter zur Auslieferung mit seinem Transport: Das bringt Punkte, und in jeder Wertung zählt er noch einmal.
web-guide-ga-scored = Ausgeliefert! Am Ende der Schicht zählt die Schichtuhr, wer von jeder Kohle am meisten ausgeliefert hat.
web-guide-ga-crowded = Wo schon Arbeiter stehen, brauchst du einen mehr, als dort stehen; die anderen gehen in die Kantine. Ist es dringend? Sonst ist ein leeres Feld billiger.
web-guide-ga-money = Das Geld wird knapp. Auf den Geldfeldern bekommst du bis zu 6 Mark, auf der Bank immer eine.
web-guide-ga-few = Du hast nur noch wenige Arbeiter. Liefere jetzt aus, was voll ist, damit es in dieser Schicht schon zählt.
web-guide-ga-shift-over = Die erste Schicht ist gewertet, alle Arbeiter sind zurück. Ab jetzt zählen auch die Transporte, in der dritten Schicht die leeren Loren. Mehr musst du nicht wissen. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-rules = Mehr in den Spielregeln
# The same where it is known; $chapter is the title of a chapter of the rules.
web-help-rules-of = Regeln: { $chapter }
web-help-ga-factory = Lorenfabrik: Wer hier Arbeiter einsetzt, kauft das Tunnelplättchen darüber. Es kommt mit einem Kohlewürfel auf jeder Lore in das eigene Bergwerk. GA-6
web-help-ga-factory-draw = Ziehfeld der Lorenfabrik: Sieh dir die obersten 5 Tunnelplättchen an, kauf eines oder keines und leg die übrigen zurück. GA-11
web-help-ga-pit = Fördern: Die Zahl sagt, wie viele Schritte du im Bergwerk hast, für Fahrten des Korbs und für Kohlewürfel. GA-7
web-help-ga-delivery = Auslieferung: Alle deine vollen Aufträge mit diesem Transport werden ausgeliefert und bringen ihre Punkte. GA-8
web-help-ga-money = Geld: Nimm so viele Mark, wie das Feld sagt. Mark kaufen Tunnelplättchen; je 5 sind am Ende 1 Punkt. GA-9
web-help-ga-order-space = Neuer Auftrag: Nimm die Karte über dem Feld. Sie kostet nichts. Nicht ausgeliefert kostet sie am Ende 1 Punkt. GA-10
web-help-ga-order-draw = Ziehfeld der Aufträge: Sieh dir die obersten 5 Aufträge an, nimm einen oder keinen und leg die übrigen zurück. GA-11
web-help-ga-bank = Bank: Immer offen. 1 Arbeiter bringt 1 Mark, und niemand wird verdrängt. GA-5.5
web-help-ga-canteen = Kantine: Hier warten verdrängte Arbeiter auf das Ende der Schicht. GA-5.6
web-help-ga-balance = Gleichgewicht: Für jedes Plättchen, um das sich helle und dunkle Seite unterscheiden, gehen am Ende 2 Punkte ab. GA-14.4
web-help-ga-cage = Förderkorb: Er fasst 5 Würfel und fährt mit einem Schritt auf jede andere Sohle oder über Tage. Nur dort wird er entladen. GA-7.2
web-help-ga-cart = Lore: Ihren Würfel lädt man, wenn der Korb auf ihrer Sohle steht. Leere Loren zählen in der dritten Schicht. GA-12.4
web-help-ga-clock = Schichtuhr: Am Ende einer Schicht bekommt, wer bei einem Element am meisten hat, die größere Zahl, der Zweite die kleinere. GA-12
web-help-ga-cube = Kohlewürfel: Gelb, Braun, Grau und Schwarz. Je 3 übrige Würfel sind am Ende 1 Punkt. GA-14.2
web-help-ga-draft = Auswahl zu Beginn: Reihum nimmt jeder einen Auftrag, bis alle drei haben. GA-3.9
web-help-ga-drawn = Gezogene Stücke: Nur wer sie gezogen hat, sieht sie. Was nicht behalten wird, geht als Block zurück. GA-11
web-help-ga-order = Auftrag: Fülle jedes Feld mit einem Würfel seiner Farbe oder mit zwei beliebigen. Voll wird er mit seinem Transport ausgeliefert. GA-7.5
web-help-ga-order-stack = Stapel der Aufträge: Er wird nie neu gemischt; ausgelieferte Aufträge kommen nicht zurück. GA-16.4
web-help-ga-start = Startspieler: Beginnt die Schicht. Wer die meisten Arbeiter in der Lorenfabrik hat, beginnt die nächste. GA-13.1
web-help-ga-store = Kohlelager: Hierher kommt Kohle aus dem Korb, die keiner deiner Aufträge braucht. Von hier kommt sie später auf Aufträge. GA-7.6
web-help-ga-substitute = Zwei für einen: Zwei beliebige Würfel füllen zusammen ein Feld; jeder ist ein Schritt. GA-7.8
web-help-ga-supply = Vorrat: 16 Würfel jeder Farbe. Ist eine Farbe aus, kommt auf neue Loren eine andere. GA-6.3
web-help-ga-tile = Tunnelplättchen: ein oder zwei Loren einer Farbe, hell oder dunkel. Der Preis steht darauf. GA-2.2
web-help-ga-tile-stack = Stapel der Tunnelplättchen: Er wird nie neu gemischt. GA-16.3
