### Web client: glueck_auf.

## Surface

# The signs on the buildings and headings of the groups in the action bar; short, there is little room.
web-ga-sign-works = Lorenfabrik
web-ga-sign-bank = Bank
web-ga-sign-pit = Förderung
web-ga-sign-delivery = Auslieferung
web-ga-sign-office = Kontor
web-ga-sign-canteen = Kantine
# The same on a phone, shorter still.
web-ga-tab-works = Loren
web-ga-tab-bank = Bank
web-ga-tab-pit = Förderung
web-ga-tab-delivery = Lieferung
web-ga-tab-office = Kontor
# Names the five buttons that lead to the buildings.
web-ga-buildings = Gebäude
# The tabs of a phone: the board all share, one’s own mine, one’s own orders.
web-ga-tab-shared = Plan
web-ga-tab-own = Bergwerk
web-ga-tab-side = Aufträge
# Names the drawing for screen readers.
web-ga-board = Der Spielplan: oben über Tage, unten das Bergwerk
# The letter on a coin, short for Mark.
web-ga-coin = M
# $count Marks, on a plate.
web-ga-price = { $count } M
# On the counter of the bank.
web-ga-always-open = immer frei
# On the stacks: draw $count, keep one.
web-ga-draws = { $count } → 1
# Beside the pips I, II, III.
web-ga-shift = Schicht

# What a space offers after the sign of its $building; $what begins with a small letter or a number.
web-ga-space-in = { $building }: { $what }
# $what is a tunnel tile such as “1 yellow cart (light)”, $count its price in Marks.
web-ga-space-tile = { $what }, { $count } M
web-ga-space-no-tile = kein Tunnelplättchen mehr
# $count tiles are drawn.
web-ga-space-draw-tiles = { $count } Tunnelplättchen ziehen, eines oder keines bauen
# $count steps, 4 to 10.
web-ga-space-pit = { $count } Schritte
# $count Marks, 3 to 6.
web-ga-space-money = { $count } M
# $count Marks.
web-ga-space-bank = { $count } M, immer frei
# $what is an order such as “barrow 2× yellow”, $count its points.
web-ga-space-order = { $what }, { $count } SP
web-ga-space-no-order = kein Auftrag mehr
# $count orders are drawn.
web-ga-space-draw-orders = { $count } Aufträge ziehen, einen oder keinen behalten
# $count players play.
web-ga-closed = Gesperrt bei { $count } Spielern.
# What sending workers means, three sentences that follow one another. $count workers are needed.
web-ga-send = { $count ->
    [one] Setz 1 Arbeiter ein.
   *[other] Setz { $count } Arbeiter ein.
}
# On the main button: $count workers are sent, and what follows at once.
web-ga-act-send = { $count } Arbeiter setzen
# $send is “Send 1 worker”, $marks are paid for the tunnel tile there.
web-ga-act-pay = { $send }, { $marks } M bezahlen
# $send is “Send 1 worker”, $marks are received.
web-ga-act-take = { $send }, { $marks } M nehmen
# $send is “Send 1 worker”; $what begins with a small letter or a number, such as “8 steps”.
web-ga-act-for = { $send }: { $what }
# $what is a transport, such as “barrow”.
web-ga-act-deliver = mit { $what } ausliefern
# An option in a list under the sign of its building; $what as above, $count workers are needed.
web-ga-option-space = { $what } · { $count } Arbeiter
# $what is a tunnel tile, $marks its price.
web-ga-option-build = { $what } für { $marks } M bauen
# $what is an order, $points what it brings.
web-ga-option-order = { $what } nehmen, { $points } SP
# $who is another player, whose $count workers leave.
web-ga-displaces = { $count ->
    [one] 1 Arbeiter von { $who } geht in die Kantine.
   *[other] { $count } Arbeiter von { $who } gehen in die Kantine.
}
# $count workers of the reader leave.
web-ga-displaces-own = { $count ->
    [one] Dein Arbeiter dort geht in die Kantine.
   *[other] Deine { $count } Arbeiter dort gehen in die Kantine.
}
# $count workers stay in the player’s hand.
web-ga-left = { $count ->
    [0] Dann hast du keinen mehr.
    [one] Dir bleibt 1.
   *[other] Dir bleiben { $count }.
}

# Beside the keys Enter and Escape, in the tip of a space that has the focus.
web-ga-tip-choose = wählen
web-ga-tip-drop = lassen

# Sheets over the board
web-ga-draft = Die ersten Aufträge
# $count orders are left.
web-ga-draft-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
# $count tiles were drawn.
web-ga-drawn-tiles = { $count ->
    [one] 1 Tunnelplättchen gezogen
   *[other] { $count } Tunnelplättchen gezogen
}
# $count orders were drawn.
web-ga-drawn-orders = { $count ->
    [one] 1 Auftrag gezogen
   *[other] { $count } Aufträge gezogen
}
# Above the pieces that go back, uppermost first.
web-ga-drawn-block = Kommt zurück
web-ga-supply = Vorrat

# Groups of options in the action bar, one or two short words
web-ga-group-cage = Korb fahren
web-ga-group-load = Laden
web-ga-group-fill-cage = Korb → Auftrag
web-ga-group-fill-store = Lager → Auftrag
web-ga-group-substitute = Zwei für einen
web-ga-group-from-cage = Aus dem Korb
web-ga-group-from-store = Aus dem Lager
web-ga-group-stash = Ins Lager
web-ga-group-orders = Aufträge
web-ga-group-keep = Behalten
web-ga-group-uppermost = Zuoberst

## Underground and panels

# Signs in the mine: the store at the surface; the short word for phones; the plate of level 0.
web-ga-store = Kohlelager
web-ga-store-short = Lager
web-ga-surface = über Tage
# Tiles on the $light and the $dark side of a mine.
web-ga-balance = Gleichgewicht: { $light } hell · { $dark } dunkel
# Tiles on the $light and the $dark side, where there is little room.
web-ga-balance-short = { $light } hell · { $dark } dunkel
web-ga-balance-even = im Gleichgewicht
# $points, below zero, for $count tiles of difference.
web-ga-balance-cost = { $points } SP am Ende, { $count ->
    [one] 1 Plättchen schief
   *[other] { $count } Plättchen schief
}
# $points, below zero, for the imbalance.
web-ga-balance-cost-short = Schieflage { $points } SP
# Stocks of a player.
web-ga-panel-workers = Arbeiter
web-ga-panel-marks = Mark
web-ga-panel-orders = Ausstehende Aufträge
web-ga-panel-delivered = Ausgelieferte Aufträge
# The heading above one’s own outstanding orders.
web-ga-orders-mine = Meine Aufträge
# The heading above the outstanding orders of $name.
web-ga-orders-of = Aufträge von { $name }
# $count outstanding orders, $delivered delivered ones.
web-ga-orders-count = { $count } ausstehend · { $delivered } ausgeliefert
web-ga-no-orders = Keine ausstehenden Aufträge
# $order brings $points; $colors is the coal that it still needs, such as “brown, grey”.
web-ga-order-card = { $order }: { $points } SP, es fehlt: { $colors }
# All slots of $order are filled; it brings $points.
web-ga-order-ready = { $order }: { $points } SP, bereit zur Auslieferung
# Any two cubes in place of one; then the slot is asked for.
web-ga-substitute = 2 Würfel für 1
web-ga-substitute-where = Auf welches Feld?
# Rows of the shift clock that score at the end of the shift that is running.
web-ga-clock-next-1 = I wird gewertet
web-ga-clock-next-2 = I und II werden gewertet
web-ga-clock-next-3 = alle drei werden gewertet
# $shift is I, II or III.
web-ga-clock-row = Reihe { $shift }, wird als Nächstes gewertet
# The same of a row that scores in a later shift, $shift.
web-ga-clock-row-later = Reihe { $shift }, wird später gewertet
# An element of the shift clock, with the points for the $first and the $second place: $element is such as “empty black carts”.
web-ga-clock-element = { $element }: { $first } SP, zweiter Platz { $second }.
# $names have most, $count each.
web-ga-clock-leads = Vorn mit { $count }: { $names }.
# The reader has $count of the element.
web-ga-clock-mine = Du hast { $count }, andere gelieferte Aufträge sind verdeckt.
web-ga-clock-hidden = Gelieferte Aufträge sind verdeckt.
web-ga-clock-nobody = Niemand hat welche.
# Pit work: $count of $total steps are left.
web-ga-track-left = noch { $count } von { $total }
web-ga-track-open = Schritt frei
# A step that was taken: the cage went to level $level, 0 is the surface.
web-ga-track-ride = { $level ->
    [0] Förderkorb nach über Tage
   *[other] Förderkorb auf Sohle { $level }
}
# A step that was taken; $color is coal.
web-ga-track-loaded = { $color } geladen
# A step that was taken; $color is coal.
web-ga-track-filled = { $color } auf einen Auftrag gelegt
# A step that was taken; $color is coal, one of two cubes in place of another.
web-ga-track-substituted = { $color } als Ersatz gelegt
# A step that was taken; $color is coal.
web-ga-track-stored = { $color } ins Lager gelegt

## The board in words

web-ga-text-nothing = nichts
# Headings of columns: a worker space, what lies there or what it gives, who stands there.
web-ga-text-space = Feld
web-ga-text-there = Dort
web-ga-text-crew = Besetzung
web-ga-text-closed = in dieser Partie gesperrt
web-ga-text-empty = leer
web-ga-text-free = frei
# $order is such as “barrow 2× yellow”, $points what it brings.
web-ga-text-order = { $order }, { $points } SP
# $tile is such as “1 yellow cart (light)”, $marks its price.
web-ga-text-tile = { $tile }, { $marks } M
# $count Marks.
web-ga-text-marks = { $count } M
# $count workers of $name.
web-ga-text-workers = { $name }: { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
# $tiles and $orders are the sizes of the two stacks.
web-ga-text-stacks = Stapel: { $tiles } Tunnelplättchen, { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}
# $name has drawn $count pieces.
web-ga-text-drawn = { $name } hat { $count } gezogen
# Headings of columns: what is counted, the first shift that scores it, points for first and second place.
web-ga-text-element = Element
web-ga-text-from-shift = Ab Schicht
web-ga-text-places = Erster / Zweiter
web-ga-text-hidden = verdeckt
# $name is the player to act.
web-ga-text-turn = { $name } ist am Zug.
web-ga-text-start = Startspieler
# A player’s $points, $workers in hand and $marks.
web-ga-text-stocks = { $points } SP, { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
}, { $marks } M
# Where the cage is ($level, 0 is the surface) and what it holds: $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-cage = { $level ->
    [0] Förderkorb über Tage
   *[other] Förderkorb auf Sohle { $level }
}: { $cubes }
# $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-store = Kohlelager: { $cubes }
# Tiles on the $light and the $dark side, and the $points (zero or below) for the difference.
web-ga-text-balance = Plättchen: { $light } hell, { $dark } dunkel; { $points } SP am Ende
# A heading; the mine of $name.
web-ga-text-mine = Bergwerk von { $name }
web-ga-text-level = Sohle
# Level $level with its coal, $color.
web-ga-text-depth = { $level } ({ $color })
# Carts of a tunnel: $full with coal, $empty without.
web-ga-text-carts = { $full } mit Kohle, { $empty } leer
web-ga-text-outstanding = Ausstehende Aufträge
# A heading; $count orders.
web-ga-text-delivered = Ausgeliefert: { $count }

## The end

web-ga-won-title = Schichtuhr: wer was gewonnen hat
web-ga-won-places = erster / zweiter Platz

## The scoring of a shift

web-ga-scene-majorities = Mehrheiten der Schichtuhr
# Heading of the orders that were delivered so far.
web-ga-scene-delivered = Ausgeliefert
# Heading of who starts the next shift.
web-ga-scene-next = Nächste Schicht
# Heading of the log; $shift is I, II or III.
web-ga-log-shift = Schicht { $shift }

web-ga-outlook = Wenn die Schicht jetzt endete
