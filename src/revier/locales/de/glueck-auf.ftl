### Glück Auf: what is asked, offered, told and refused.
### Names of spaces, tiles, orders, levels and coal come ready-made from glueck-auf-names.ftl.

## Prompts: what the player is asked

ga-ask-draft = Nimm einen Auftrag.
ga-ask-place-workers = Setz deine Arbeiter ein.
# $count (1 to 10) work steps are left.
ga-ask-pit-step = { $count ->
    [one] Noch 1 Schritt.
   *[other] Noch { $count } Schritte.
}
# Two cubes replace one; $count says which of the two is asked for (1 or 2), $color and $order what is replaced where.
ga-ask-sub-cube = { $count ->
    [1] Ersatz für { $color } auf { $order }: Nimm den ersten Würfel.
   *[other] Ersatz für { $color } auf { $order }: Nimm den zweiten Würfel.
}
# $count (1 to 5) pieces were drawn; $pile is tiles or orders.
ga-ask-keep = { $pile ->
    [tiles] { $count ->
        [one] Bau das Tunnelplättchen oder leg es zurück.
       *[other] Bau eines von { $count } Tunnelplättchen oder keines.
    }
   *[orders] { $count ->
        [one] Nimm den Auftrag oder leg ihn zurück.
       *[other] Nimm einen von { $count } Aufträgen oder keinen.
    }
}
# $color is the coal that should lie on the new cart.
ga-ask-cube-color = Im Vorrat fehlt { $color }. Wähl andere für die neue Lore.
# $count (1 to 5) pieces go back; $pile is tiles or orders.
ga-ask-return-place = { $pile ->
    [tiles] { $count ->
        [one] Wohin mit dem Tunnelplättchen?
       *[other] Wohin mit den { $count } Tunnelplättchen?
    }
   *[orders] { $count ->
        [one] Wohin mit dem Auftrag?
       *[other] Wohin mit den { $count } Aufträgen?
    }
}
# $count (2 to 5) pieces are still to be named, uppermost first; $pile is tiles or orders, $end is top or bottom.
ga-ask-return-order = { $pile ->
    [tiles] { $end ->
        [top] Noch { $count } Plättchen auf den Stapel: Welches liegt zuoberst?
       *[bottom] Noch { $count } Plättchen unter den Stapel: Welches liegt zuoberst?
    }
   *[orders] { $end ->
        [top] Noch { $count } Aufträge auf den Stapel: Welcher liegt zuoberst?
       *[bottom] Noch { $count } Aufträge unter den Stapel: Welcher liegt zuoberst?
    }
}

## Options: verb first, no full stop

# $order is a card of the display.
ga-draft-take = Nimm { $order }
# $space is a worker space or the bank.
ga-worker = { $space }
# $level is a level with its preposition, or the surface.
ga-cage-to = Fahr den Korb { $level }
# $color is coal.
ga-load = Lade { $color }
# $color is coal, $order an outstanding order.
ga-fill-cage = Leg { $color } aus dem Korb auf { $order }
# $color is coal, $order an outstanding order.
ga-fill-store = Leg { $color } aus dem Lager auf { $order }
# $color is the coal to be replaced by any two cubes, $order an outstanding order.
ga-sub-begin = Ersetz { $color } auf { $order } durch zwei Würfel
# $color is coal.
ga-sub-cage = Nimm { $color } aus dem Korb
# $color is coal.
ga-sub-store = Nimm { $color } aus dem Lager
# $color is coal.
ga-stash = Leg { $color } aus dem Korb ins Lager
ga-pit-end = Beende die Förderung
# $pile is tiles or orders; then $tile or $order is the piece.
ga-keep = { $pile ->
    [tiles] Bau { $tile }
   *[orders] Nimm { $order }
}
ga-keep-none = Behalte nichts
ga-return-top = Leg alles auf den Stapel
ga-return-bottom = Leg alles unter den Stapel
# $pile is tiles or orders; then $tile or $order is the piece.
ga-return-next = { $pile ->
    [tiles] Leg { $tile } zuoberst
   *[orders] Leg { $order } zuoberst
}
# $color is coal.
ga-cube-color = Nimm { $color }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
ga-start-drawn = { $seat } beginnt.
# $space is a factory space, $tile the new tile there.
ga-tile-turned = Neu auf { $space }: { $tile }.
# $space is an order space, $order the new card there.
ga-order-turned = Neu auf { $space }: { $order }.
# $order is a card of the draft.
ga-order-shown = Zur Auswahl: { $order }.
# $seat took $order in the draft.
ga-drafted = { $seat } nimmt { $order }.
# $order was not taken in the draft and goes to $space.
ga-left-over = Übrig für { $space }: { $order }.
# $seat put $count workers on $space.
ga-placed = { $seat } setzt { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} auf { $space }.
# $count workers of $seat were displaced from $space.
ga-displaced = { $seat }: { $count ->
    [one] 1 Arbeiter geht
   *[other] { $count } Arbeiter gehen
} von { $space } in die Kantine.
# $seat received $marks Marks.
ga-paid-out = { $seat } bekommt { $marks } M.
# $seat bought $tile for $marks Marks.
ga-built = { $seat } baut { $tile } für { $marks } M.
# $seat put $color on the new cart on $level, whose own colour was short.
ga-cart-filled = { $seat } legt { $color } auf die neue Lore { $level }.
# The new cart of $seat on $level stays empty.
ga-cart-left-empty = { $seat } findet keine Kohle mehr im Vorrat: Die neue Lore { $level } bleibt leer.
# $seat moved the cage to $level.
ga-cage-moved = { $seat } fährt den Korb { $level }.
# $seat loaded $color.
ga-loaded = { $seat } lädt { $color }.
# $seat put $color on $order; $source is cage or store.
ga-slot-filled = { $seat } legt { $color } { $source ->
    [cage] aus dem Korb
   *[store] aus dem Lager
} auf { $order }.
# $seat put $color on $order as one of two cubes that replace $slot; $source is cage or store.
ga-substituted = { $seat } legt { $color } { $source ->
    [cage] aus dem Korb
   *[store] aus dem Lager
} als Ersatz für { $slot } auf { $order }.
# $seat put $color into the store.
ga-stored = { $seat } legt { $color } ins Lager.
# $seat ended the pit work; $count steps are lost.
ga-steps-lapsed = { $seat } beendet die Förderung; { $count ->
    [one] 1 Schritt verfällt
   *[other] { $count } Schritte verfallen
}.
# $seat delivered $order and scored $points.
ga-delivered = { $seat } liefert { $order } aus: +{ $points } SP.
# $seat took $order.
ga-order-taken = { $seat } nimmt { $order }.
# $seat, the reader, drew $tiles, a list.
ga-drew-tiles = { $seat } zieht: { $tiles }.
# $seat, the reader, drew $orders, a list.
ga-drew-orders = { $seat } zieht: { $orders }.
# $seat drew $count tiles, unseen by the reader.
ga-drew-tiles-unseen = { $seat } zieht { $count } Tunnelplättchen.
# $seat drew $count orders, unseen by the reader.
ga-drew-orders-unseen = { $seat } zieht { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
}.
# $seat kept none of the drawn pieces.
ga-kept-none = { $seat } behält nichts.
# $seat put $count pieces back; $end is top or bottom.
ga-returned = { $seat } legt { $count } { $end ->
    [top] auf den Stapel
   *[bottom] unter den Stapel
} zurück.
# The reader put back $tiles, a list.
ga-arranged-tiles = Von oben nach unten: { $tiles }.
# The reader put back $orders, a list.
ga-arranged-orders = Von oben nach unten: { $orders }.
# $shift is I, II or III.
ga-shift-ended = Schicht { $shift } ist zu Ende.
# $orders is the list of what $seat has delivered, or “nothing”.
ga-delivered-shown = { $seat } hat ausgeliefert: { $orders }.
# $seat has $count of $element and scored $points for being first or second.
ga-element-scored = { $seat } wertet { $element } ({ $count }): +{ $points } SP.
# $seat is start player of the next shift, with $count workers in the factory.
ga-start-passed = { $seat } beginnt die nächste Schicht: { $count ->
    [0] niemand steht in der Lorenfabrik
    [one] 1 Arbeiter in der Lorenfabrik
   *[other] { $count } Arbeiter in der Lorenfabrik
}.
# $shift is I, II or III.
ga-shift-began = Schicht { $shift } beginnt.
# $seat had $marks Marks and scored $points.
ga-money-scored = { $seat } tauscht { $marks } M: { $points } SP.
# $seat had $count cubes and scored $points.
ga-coal-scored = { $seat } hat { $count } Kohlewürfel übrig: { $points } SP.
# $seat had $count outstanding orders and scored $points, zero or less.
ga-outstanding-scored = { $seat } hat { $count ->
    [one] 1 ausstehenden Auftrag
   *[other] { $count } ausstehende Aufträge
}: { $points } SP.
# Light and dark side of $seat differ by $count tiles, for $points, zero or less.
ga-imbalance-scored = { $seat } hat { $count ->
    [0] keine Schieflage
   *[other] { $count } Plättchen Schieflage
}: { $points } SP.
# $seat won with $points, perhaps together with others.
ga-game-won = { $seat } gewinnt mit { $points } SP.

## Why something was refused; a clause that follows a colon, without a full stop

# $position counts the cards of the display from 0.
ga-why-draft-take = an Stelle { $position } liegt kein Auftrag mehr
ga-why-worker = dieses Feld steht nicht zur Wahl
# $level is where the cage is.
ga-why-cage-to = der Korb ist schon dort
# $color is coal.
ga-why-load = { $color } liegt auf keiner Lore dieser Sohle, oder der Korb ist voll
# $color is coal, $order an order.
ga-why-fill-cage = der Korb ist nicht über Tage oder hat keine passende Kohle, oder { $order } braucht { $color } nicht
# $color is coal, $order an order.
ga-why-fill-store = im Lager fehlt { $color }, oder { $order } braucht sie nicht
# $color is coal, $order an order.
ga-why-sub-begin = { $order } hat kein freies Feld für { $color }, oder zwei Schritte oder zwei Würfel fehlen
# $color is coal.
ga-why-sub-cage = der Korb ist nicht über Tage, oder { $color } ist nicht darin
# $color is coal.
ga-why-sub-store = im Lager fehlt { $color }
# $color is coal.
ga-why-stash = der Korb ist nicht über Tage, { $color } ist nicht darin, oder einer deiner Aufträge braucht sie
# $position counts the drawn pieces from 0.
ga-why-keep = an Stelle { $position } wurde nichts gezogen, oder es ist zu teuer
# $position counts the drawn pieces from 0.
ga-why-return-next = an Stelle { $position } liegt nichts mehr
# $color is coal.
ga-why-cube-color = im Vorrat fehlt { $color }
ga-why-locked = bei dieser Spielerzahl gesperrt
# $need workers would be needed, $have are there.
ga-why-workers = braucht { $need } Arbeiter, vorhanden: { $have }
ga-why-nothing-there = dort liegt nichts
# $marks Marks are there, fewer than the price $cost.
ga-why-marks = kostet { $cost } M, vorhanden: { $marks } M
ga-why-empty-stack = der Stapel ist leer
ga-why-nothing-complete = kein Auftrag mit diesem Transport ist vollständig bestückt

## Help: the game in short, and each decision in two sentences

ga-help = Du führst eine Zeche durch drei Schichten. Kauf Loren, fördere Kohle, belade Aufträge und liefere sie aus. Nach jeder Schicht wertet die Schichtuhr, wer am meisten ausgeliefert hat; am Ende zählen auch leere Loren. Ausstehende Aufträge und eine Schieflage zwischen heller und dunkler Seite kosten Punkte.
ga-help-draft = Reihum nimmt jeder einen Auftrag, bis alle drei haben. Achte auf Kohle, die du früh fördern kannst, und auf gleiche Transporte.
ga-help-place-workers = Ein leeres Feld braucht 1 Arbeiter, ein besetztes einen mehr, als dort stehen; die Verdrängten gehen in die Kantine. Auf die Bank kommt immer genau 1 Arbeiter, und du bekommst 1 M.
ga-help-pit-step = Jede Fahrt, jeder geladene und jeder abgelegte Würfel ist ein Schritt; der Korb fasst 5 Würfel und wird nur über Tage entladen. Ins Lager darf nur, was kein eigener Auftrag braucht; zwei beliebige Würfel ersetzen einen.
ga-help-sub-cube = Zwei beliebige Würfel füllen zusammen ein Feld, jeder kostet einen Schritt. Sie kommen aus dem Lager oder, über Tage, aus dem Korb.
ga-help-keep = Nur du siehst, was du gezogen hast; behalte ein Stück oder keines. Ein Tunnelplättchen bezahlst du sofort, ein Auftrag kostet nichts.
ga-help-cube-color = Im Vorrat ist die Farbe der Lore ausgegangen, darum wählst du eine andere. Die Lore zählt weiter als Lore ihrer Farbe, der Würfel behält seine.
ga-help-return-place = Was du nicht behältst, geht als Block verdeckt zurück, alles nach oben oder alles nach unten. Danach ordnest du den Block.
ga-help-return-order = Nenn die Stücke von oben nach unten; das letzte folgt von selbst. Oben auf dem Stapel wird das erste als nächstes gezogen.
ga-tie-break = Gleichstand: Es entscheiden die übrigen Mark.

## The board in few words

# $shift is I, II or III.
ga-board-shift = Schicht { $shift } von III
# $seat is the start player.
ga-board-start = { $seat } ist Startspieler ♪
# $size pieces are left in the stack.
ga-board-draw = 5 von { $size } ziehen
# $count is the number of work steps.
ga-board-steps = { $count } Schr.
# A player's $points and $marks.
ga-board-stats = { $points } SP · { $marks } M
# $points, below zero, for the imbalance.
ga-board-cost = { $points } SP
# $count outstanding orders, $delivered delivered ones.
ga-board-orders = Aufträge { $count } · ausgeliefert { $delivered }
# $count delivered orders.
ga-board-delivered = ✓ { $count }
# $count workers are needed on a space.
ga-board-need = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
ga-legend = G gelb, B braun, R grau, S schwarz. Hk Handkarren, Fw Fuhrwerk, Lw Lastwagen, Eb Eisenbahn; ✓ vollständig. [G] volle Lore, [·] leere Lore, [·····] Förderkorb; auf Aufträgen steht klein, was fehlt. Form und Zahl sind Arbeiter: auf einem Feld, in der Hand, in der Kantine. Schichtuhr: Punkte für den Ersten/Zweiten und wer führt, bei verdeckten Aufträgen dein eigener Stand.
