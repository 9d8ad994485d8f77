### Web client: the shared board of Schichtwechsel.

## Signs on the board; short, there is little room

web-sw-sign-haul = Loren
web-sw-sign-coking = Kokerei
web-sw-sign-loading = Verladung
web-sw-sign-track = Strecken
web-sw-sign-miner = Bergmann
web-sw-sign-water = Grubenwasser
web-sw-sign-headframe = Fördertürme
web-sw-sign-start = Startspieler
# On the start player card, under its name.
web-sw-sign-copy = Karte kopieren
web-sw-sign-plant = Zentralkokerei
web-sw-sign-plots = Baugruben
# Under the sign of the building plots: when they count.
web-sw-sign-plots-when = Schlusswertung
web-sw-sign-shift = Schicht
# Where headframes stand before they are moved to a bonus.
web-sw-sign-base = Basis
# Over the gate of the colliery; the miners’ greeting stays German.
web-sw-gate = Glückauf
# Names the drawings for screen readers.
web-sw-town = Der Plan: Schicht, Kokerei, Baugruben, Fördertürme und Strecken
web-sw-action-cards = Aktionskarten

## Stations of the shift, as short as a sign

web-sw-station-gate-in = Zechentor
web-sw-station-tally-room = Marken
web-sw-station-clean-changing-room = Weißkaue
web-sw-station-lamp-room = Lampenstube
web-sw-station-overseer = Steiger
web-sw-station-cage-ride-1 = Seilfahrt
web-sw-station-mine-train = Grubenbahn
web-sw-station-coal-face = Streb
web-sw-station-meal-break = Buttern
web-sw-station-heading = Vortrieb
web-sw-station-end-of-shift = Schichtende
web-sw-station-cage-ride-2 = Seilfahrt
web-sw-station-wash-house = Waschkaue
web-sw-station-gate-out = Zechentor

## What effects do, as parts of a list; no capital letter, no full stop

# $n is how many.
web-sw-do-vp = { $n } SP nehmen
# $n is how many.
web-sw-do-coin = { $n ->
    [one] 1 Münze nehmen
   *[other] { $n } Münzen nehmen
}
# $n is how many.
web-sw-do-white-cube = { $n ->
    [one] 1 weißen Stein nehmen
   *[other] { $n } weiße Steine nehmen
}
# $n is how many.
web-sw-do-water-up = Grubenwasser um { $n } heben
# $n is how many.
web-sw-do-water-down = Grubenwasser um { $n } senken
# $n is how many.
web-sw-do-water-by-choice = Grubenwasser um bis zu { $n } senken
# $n is how many.
web-sw-do-take-tool = { $n } Werkzeugmarker nehmen
# $n is how many.
web-sw-do-return-tool = { $n } Werkzeugmarker abgeben
# $n is how many.
web-sw-do-coal-on-cart = { $n } Kohle auf Loren legen
# $n is how many.
web-sw-do-spoil-on-cart = { $n } Abraum auf Loren legen
# $n is how many.
web-sw-do-cube-on-cart = { $n } Kohle oder Abraum auf Loren legen
# $n is how many.
web-sw-do-coal-on-wagon = { $n } Kohle auf Waggons legen
# $n is how many.
web-sw-do-coke-on-wagon = { $n } Koks auf Kokswaggons legen
# $n is how many.
web-sw-do-coke-in-plant = { $n } Koks in die Kokerei legen
# $n is how many.
web-sw-do-spoil-on-heap = { $n } Abraum auf die Halde legen
# $n is how many.
web-sw-do-haul = { $n ->
    [one] 1 volle Lore fördern
   *[other] bis zu { $n } volle Loren fördern
}
# $n is how many.
web-sw-do-convert = { $n ->
    [one] 1 vollen Waggon verkoken
   *[other] bis zu { $n } volle Waggons verkoken
}
# $n is how many.
web-sw-do-load = { $n ->
    [one] 1 Koks verladen
   *[other] bis zu { $n } Koks verladen
}
# $n is how many.
web-sw-do-road = { $n ->
    [one] 1 Feld auf der Straße ziehen
   *[other] { $n } Felder auf der Straße ziehen
}
# $n is how many.
web-sw-do-rail = { $n ->
    [one] 1 Feld auf der Schiene ziehen
   *[other] { $n } Felder auf der Schiene ziehen
}
# $n is how many.
web-sw-do-canal = { $n ->
    [one] 1 Feld auf dem Kanal ziehen
   *[other] { $n } Felder auf dem Kanal ziehen
}
# $n is how many.
web-sw-do-road-no-barrier = { $n ->
    [one] 1 Feld auf der Straße ziehen, ohne eine Schranke zu passieren
   *[other] { $n } Felder auf der Straße ziehen, ohne eine Schranke zu passieren
}
# $n is how many.
web-sw-do-rail-no-barrier = { $n ->
    [one] 1 Feld auf der Schiene ziehen, ohne eine Schranke zu passieren
   *[other] { $n } Felder auf der Schiene ziehen, ohne eine Schranke zu passieren
}
# $n is how many.
web-sw-do-canal-no-barrier = { $n ->
    [one] 1 Feld auf dem Kanal ziehen, ohne eine Schranke zu passieren
   *[other] { $n } Felder auf dem Kanal ziehen, ohne eine Schranke zu passieren
}
web-sw-do-miner-move-use = Bergmann ziehen und sein Feld nutzen
web-sw-do-miner-move = Bergmann ziehen, ohne das Feld zu nutzen
web-sw-do-headframe-single = einen Förderturm auf einen Bonus versetzen
web-sw-do-headframe-double = einen Förderturm in den großen Bereich versetzen, dann vielleicht den anderen in den kleinen
# $sizes are sizes of cards, such as “medium or small”.
web-sw-do-copy = eine Karte kopieren ({ $sizes })
web-sw-do-start-marker = Startspielermarker nehmen
# $n is how many.
web-sw-do-own-rail = { $n ->
    [one] 1 Feld auf der Schiene ziehen, wenn ein Förderturm von der Karte fort ist
   *[other] bis zu { $n } Felder auf der Schiene ziehen, eins je Förderturm, der von der Karte fort ist
}
web-sw-do-tile-lower = untere Hälfte des Auswahlplättchens nutzen
# Either of two: $one and $other are such parts.
web-sw-do-or = { $one } oder { $other }
# $what need not be done.
web-sw-do-maybe = { $what } (wenn du willst)
# $what needs $count pieces of its kind to be there already.
web-sw-do-where = { $what } (nur wenn dort schon { $count ->
    [one] 1 liegt
   *[other] { $count } liegen
})
web-sw-do-nothing = ohne Wirkung

## What is said of things that are pointed at

# $payment is what is paid, such as “2 white cubes”.
web-sw-costs = Kostet { $payment }.
web-sw-multi-use = Mehrmals je Runde nutzbar.
web-sw-no-copy = Kann nicht kopiert werden.
# $who is a list of players.
web-sw-used-by = In dieser Runde genutzt von { $who }.
# $who is a list of players whose pieces are there.
web-sw-here = Hier: { $who }.
# $count is the number of players.
web-sw-covered = Verdeckt bei { $count } Spielern.
# $number (1 to 14) of a station.
web-sw-station-number = Feld { $number } der Schicht
# The end of shift or tracks: $first points for the first, $later for everybody else.
web-sw-at-end = Am Ende { $first } SP für den Ersten, { $later } SP für alle anderen.
# A miner who is at the exit: $vp points and $count tool markers for every further move.
web-sw-overtime = Wer schon hier ist, bekommt je Zug { $vp } SP und gibt { $count } Werkzeugmarker ab.
# $who came first.
web-sw-first = { $who } war zuerst da.
# How far each has come: $who is a player, $field a number of a field.
web-sw-track-at = { $who }: Feld { $field }
# $field is a field of a track, from which on $vp points count at the end.
web-sw-threshold = Ab Feld { $field } am Ende { $vp } SP.
# $what is what crossing the barrier gives.
web-sw-barrier = Schranke: { $what }.
web-sw-bonus-headframe = Förderturm von der eigenen Karte in die Basis bringen
web-sw-bonus-house = Haus bauen
# What a plot is worth.
web-sw-worth-miner-move = Am Ende zieht dein Bergmann noch einmal, ohne das Feld zu nutzen.
# $vp points, and $more for every spoil on the heap.
web-sw-worth-spoil = Am Ende { $vp } SP und { $more } SP je Abraum auf deiner Halde.
# $count is how many.
web-sw-worth-tools = Am Ende gibst du bis zu { $count } Werkzeugmarker ab.
# $vp points.
web-sw-worth-vp = Am Ende { $vp } SP.
# $vp points.
web-sw-worth-each = Am Ende { $vp } SP je Haus.
# $count is how many.
web-sw-worth-coke = Am Ende verlädst du je Haus bis zu { $count } Koks und verkaufst ein Paar.
# $count is how many.
web-sw-worth-speed = Dein Bergmann geht je Haus bis zu { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter.
# $count houses have room; 0 means as many as one likes.
web-sw-room = { $count ->
    [0] Platz für alle.
    [one] Platz für 1 Haus.
   *[other] Platz für { $count } Häuser.
}
# $who owns a field of the coking plant.
web-sw-own-field = Eigenes Kokereifeld: { $who }
web-sw-own-field-cube = Koks hier deckt einen weißen Stein ab, der dann in Schritt IV fehlt.
# $most coke of one player fit; from number $from on the own field comes first.
web-sw-plant-most = Höchstens { $most } Koks je Spieler, ab dem { $from }. zuerst aufs eigene Feld.
# $area is “large area” or “small area”.
web-sw-frame-space = Bonus für Fördertürme, { $area }
web-sw-base = Basis der Fördertürme
