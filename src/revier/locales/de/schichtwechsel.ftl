### Schichtwechsel: what is asked, offered, told and refused, and what things are called.
### Names of cards, tiles, spaces and all else come ready-made from the second half of this file.

## Prompts: what the player is asked

# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-ask-assign-triple = Gezogen: { $coal } Kohle, { $spoil } Abraum{ $stone ->
    [0] .
   *[other] , Grubenwasserstein.
} Wer bekommt das?
sw-ask-barrier-bonus = Schranke: Welchen Bonus nimmst du?
# $category says where the choice comes from; $card is the card it is printed on, none if it is on no card.
sw-ask-choose-option = { $card ->
    [none] { $category }: Welche der beiden Möglichkeiten nimmst du?
   *[other] Welche der beiden Möglichkeiten nimmst du ({ $card })?
}
sw-ask-choose-variant = Welche Hälfte der Grubenwasserkarte spielst du?
sw-ask-coking-field = Auf welches Kokereifeld kommt der Koks?
# Up to $count (1 to 5) more wagons may be converted.
sw-ask-convert = { $count ->
    [one] Verkoke noch 1 vollen Waggon. Welchen?
   *[other] Verkoke bis zu { $count } volle Waggons. Welchen zuerst?
}
# $sizes says which cards may be copied: large is 1, medium 2, small 4, sums mean either; $price is 1 if copying costs a tool marker, otherwise 0.
sw-ask-copy-card = { $sizes ->
    [1] Kopier eine große Karte oder keine
    [2] Kopier eine mittlere Karte oder keine
    [4] Kopier eine kleine Karte oder keine
    [6] Kopier eine mittlere oder kleine Karte oder keine
   *[other] Kopier eine Karte oder keine
}{ $price ->
    [0] .
   *[other] ; das Kopieren kostet 1 Werkzeugmarker.
}
# Up to $count (1 to 5) more carts may be hauled.
sw-ask-haul = { $count ->
    [one] Fördere noch 1 volle Lore. Welche?
   *[other] Fördere bis zu { $count } volle Loren. Welche zuerst?
}
sw-ask-headframe-from = Welchen Förderturm versetzt du?
# $area is where the headframe stands; $may_stay is 1 if it may stay there, otherwise 0.
sw-ask-headframe-to = { $may_stay ->
    [0] Wohin kommt der Förderturm ({ $area })?
   *[other] Versetzt du auch den anderen Förderturm ({ $area })?
}
sw-ask-house-pick = Welches Zechenhaus nimmst du? Sein Bonusfeld wird frei.
# $house (1 to 5) is the number of the house.
sw-ask-house-plot = Wohin kommt Haus { $house }?
# Up to $count (1 to 5) more coke may be loaded.
sw-ask-load = { $count ->
    [one] Verlade noch 1 Koks. Von welchem Feld?
   *[other] Verlade bis zu { $count } Koks. Von welchem Feld zuerst?
}
# $offered is where the piece would go.
sw-ask-may-place = { $offered ->
    [cart] Legst du einen Würfel auf eine Lore, oder verzichtest du?
    [wagon] Legst du 1 Kohle auf einen Waggon, oder verzichtest du?
    [heap] Legst du 1 Abraum auf die Halde, oder verzichtest du?
    [coke_wagon] Legst du 1 Koks auf einen Kokswaggon, oder verzichtest du?
   *[other] Legst du 1 Koks in die Kokerei, oder verzichtest du?
}
# $use is 1 if the space he reaches is used, otherwise 0.
sw-ask-miner-steps = { $use ->
    [0] Wohin geht dein Bergmann? Das Feld wird nicht genutzt.
   *[other] Wohin geht dein Bergmann? Das Feld wird genutzt.
}
# $card is the card to be paid for.
sw-ask-pay = Womit bezahlst du die { $card }?
# $count (1 to 3) coal are still to be put on wagons.
sw-ask-place-coal = { $count ->
    [one] Auf welchen Waggon kommt die Kohle?
   *[other] Noch { $count } Kohle: Auf welchen Waggon kommt die nächste?
}
# $count (1 to 3) cubes are still to be loaded, out of $coal coal and $spoil spoil.
sw-ask-place-cube = { $count ->
    [one] Lade noch 1 Würfel auf eine Lore (Kohle: { $coal }, Abraum: { $spoil }).
   *[other] Lade noch { $count } Würfel auf Loren (Kohle: { $coal }, Abraum: { $spoil }).
}
sw-ask-sale-pick = Verkaufst du ein Paar Koks für 1 Münze und 1 weißen Stein?
sw-ask-take-tile = Nimm ein Auswahlplättchen.
# $road, $rail and $canal fields are still to be moved.
sw-ask-track-step = Noch zu ziehen: Straße { $road }, Schiene { $rail }, Kanal { $canal }. Was zuerst?
# $exchanged is 1 after a heap exchange, otherwise 0; $white white cubes, $cube (0 or 1) player cube and $coins coins are at hand.
sw-ask-turn = { $exchanged ->
    [0] Nutze eine Karte, tausche von der Halde oder passe
   *[other] Du hast getauscht: Nutze jetzt eine Karte
} (w { $white }, S { $cube }, M { $coins }).
sw-ask-turn-end = Tauschst du noch von der Halde?
# The water stands at $level.
sw-ask-water-amount = Das Grubenwasser steht bei { $level }. Um wie viel senkst du es?

## Options: verb first, no full stop

# $seat is the player who receives the cubes.
sw-assign-triple = Gib sie an { $seat }
# $kind is coal or spoil, $cart a cart.
sw-place-cube = { $kind } auf { $cart }
# $tile is a selection tile.
sw-take-tile = { $tile }
# $wagon is a coal wagon.
sw-place-coal = { $wagon }
# $field is a field of the coking plant.
sw-coking-field = { $field }
sw-yes = Ja
sw-no = Nein
# One of two effects, or of two pairs of them: $op and $n are what happens and how often, $and and $m what happens then, if $and is not nothing.
sw-option = { $and ->
    [nothing] { sw-first-effect }
   *[other] { sw-first-effect } und { sw-second-effect }
}
# $op is what happens, $n how often.
sw-first-effect = { $op ->
    [vp] Nimm { $n } SP
    [coin] Nimm { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
    [white_cube] Nimm { $n ->
        [one] 1 weißen Stein
       *[other] { $n } weiße Steine
    }
    [take_tool] Nimm { $n } Werkzeugmarker
    [return_tool] Gib { $n } Werkzeugmarker ab
    [water_up] Heb das Wasser um { $n }
    [water_down] Senk das Wasser um { $n }
    [road] Zieh { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf der Straße
    [rail] Zieh { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf der Schiene
    [canal] Zieh { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf dem Kanal
    [coal_on_cart] Leg { $n } Kohle auf { $n ->
        [one] eine Lore
       *[other] Loren
    }
    [spoil_on_cart] Leg { $n } Abraum auf { $n ->
        [one] eine Lore
       *[other] Loren
    }
    [cube_on_cart] Leg { $n } Kohle oder Abraum auf { $n ->
        [one] eine Lore
       *[other] Loren
    }
    [coal_on_wagon] Leg { $n } Kohle auf { $n ->
        [one] einen Waggon
       *[other] Waggons
    }
    [coke_on_wagon] Leg { $n } Koks auf { $n ->
        [one] einen Kokswaggon
       *[other] Kokswaggons
    }
    [coke_in_plant] Leg { $n } Koks auf { $n ->
        [one] ein Kokereifeld
       *[other] Kokereifelder
    }
    [spoil_on_heap] Leg { $n } Abraum auf die Halde
    [haul] Fördere { $n ->
        [one] 1 Lore
       *[other] { $n } Loren
    }
    [convert] Verkoke { $n ->
        [one] 1 Waggon
       *[other] { $n } Waggons
    }
    [load] Verlade { $n } Koks
    [miner_move_use] Zieh mit dem Bergmann und nutz das Feld
    [miner_move] Zieh mit dem Bergmann, ohne das Feld zu nutzen
   *[other] Zieh { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } auf den Strecken
}
# $and is what happens besides, $m how often.
sw-second-effect = { $and ->
    [vp] nimm { $m } SP
    [coin] nimm { $m ->
        [one] 1 Münze
       *[other] { $m } Münzen
    }
    [white_cube] nimm { $m ->
        [one] 1 weißen Stein
       *[other] { $m } weiße Steine
    }
    [take_tool] nimm { $m } Werkzeugmarker
    [return_tool] gib { $m } Werkzeugmarker ab
    [water_up] heb das Wasser um { $m }
    [water_down] senk das Wasser um { $m }
    [road] zieh { $m ->
        [one] 1 Feld
       *[other] { $m } Felder
    } auf der Straße
    [rail] zieh { $m ->
        [one] 1 Feld
       *[other] { $m } Felder
    } auf der Schiene
    [canal] zieh { $m ->
        [one] 1 Feld
       *[other] { $m } Felder
    } auf dem Kanal
    [coal_on_cart] leg { $m } Kohle auf { $m ->
        [one] eine Lore
       *[other] Loren
    }
    [spoil_on_cart] leg { $m } Abraum auf { $m ->
        [one] eine Lore
       *[other] Loren
    }
    [cube_on_cart] leg { $m } Kohle oder Abraum auf { $m ->
        [one] eine Lore
       *[other] Loren
    }
    [coal_on_wagon] leg { $m } Kohle auf { $m ->
        [one] einen Waggon
       *[other] Waggons
    }
    [coke_on_wagon] leg { $m } Koks auf { $m ->
        [one] einen Kokswaggon
       *[other] Kokswaggons
    }
    [coke_in_plant] leg { $m } Koks auf { $m ->
        [one] ein Kokereifeld
       *[other] Kokereifelder
    }
    [spoil_on_heap] leg { $m } Abraum auf die Halde
    [haul] fördere { $m ->
        [one] 1 Lore
       *[other] { $m } Loren
    }
    [convert] verkoke { $m ->
        [one] 1 Waggon
       *[other] { $m } Waggons
    }
    [load] verlade { $m } Koks
    [miner_move_use] zieh mit dem Bergmann und nutz das Feld
    [miner_move] zieh mit dem Bergmann, ohne das Feld zu nutzen
   *[other] zieh { $m ->
        [one] 1 Feld
       *[other] { $m } Felder
    } auf den Strecken
}
# $cart is a full cart.
sw-haul = { $cart }
sw-stop-hauling = Fördere nichts mehr
# $wagon is a full wagon.
sw-convert = { $wagon }
sw-stop-converting = Verkoke nichts mehr
# $field is a field of the coking plant.
sw-load = { $field }
sw-stop-loading = Verlade nichts mehr
# $track is road, rail or canal.
sw-track-step = Ein Feld weiter: { $track }
sw-stop-moving = Bleib stehen
# $bonus is what the barrier gives.
sw-barrier = { $bonus }
# $house is a house on the house track.
sw-house-pick = { $house }
# $plot is a building plot, or the work speed area.
sw-house-plot = { $plot }
# The miner passes to the $steps-th free space ahead; $space is its name.
sw-miner-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}: { $space }
# $card is a card that lies out.
sw-copy = Kopier die { $card }
sw-copy-none = Kopier nichts
# The water is lowered by $levels (0 to 4).
sw-water-amount = { $levels ->
    [0] Senk es nicht
   *[other] Senk es um { $levels }
}
# $area is where the headframe stands.
sw-headframe-from = Von hier: { $area }
# $space is a bonus space of the headframe area.
sw-headframe-to = { $space }
sw-headframe-none = Versetz ihn nicht
sw-pass = Passe
# $exchange is a heap exchange.
sw-exchange = Tausch { $exchange }
# $card is a card that lies out.
sw-card = Nutz die { $card }
sw-own-card = Nutz deine eigene Karte
# $variant is one half of the combined water card.
sw-variant = { $variant }
# $payment is what is paid.
sw-pay = Zahl { $payment }
sw-end-turn = Beende den Zug ohne Tausch

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
sw-start-drawn = { $seat } ist Startspieler.
# $round is 1 to 5.
sw-round-began = Runde { $round } beginnt.
# $card is the round card that was turned up.
sw-card-revealed = Rundenkarte: { $card }.
# $cart is locked for this round.
sw-cart-locked = { $cart } ist für diese Runde gesperrt.
sw-stone-added = Der Grubenwasserstein kommt in den Beutel.
# $coal coal and $spoil spoil were added to the bag.
sw-bag-filled = In den Beutel kommen { $coal } Kohle und { $spoil } Abraum.
# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-triple-drawn = Gezogen: { $coal } Kohle, { $spoil } Abraum{ $stone ->
    [0] .
   *[other] , Grubenwasserstein.
}
# $seat received the cubes just drawn.
sw-triple-given = { $seat } bekommt das Gezogene.
# $seat loaded a cube on $cart; $kind is coal or spoil.
sw-cube-loaded = { $seat } lädt { $kind } auf { $cart }.
sw-stone-returned = Der Grubenwasserstein kommt zurück in den Beutel.
# $seat took $tile.
sw-tile-taken = { $seat } nimmt das Plättchen { $tile }.
# $seat put $tile back.
sw-tile-returned = { $seat } legt das Plättchen { $tile } zurück.
# The water of $seat rose to $level.
sw-water-rose = Bei { $seat } steigt das Grubenwasser auf { $level }.
# The gauge of $seat overflowed and fell to $level.
sw-water-overflowed = Bei { $seat } läuft das Grubenwasser über und fällt auf { $level }.
# The water of $seat fell to $level.
sw-water-fell = { $seat } senkt das Grubenwasser auf { $level }.
# $seat gained $vp points; $category says what for.
sw-vp-gained = { $seat } bekommt { $vp } SP ({ $category }).
# $seat lost $vp points; $category says what for.
sw-vp-lost = { $seat } verliert { $vp } SP ({ $category }).
# $seat took $count tool markers.
sw-tools-taken = { $seat } nimmt { $count } Werkzeugmarker.
# $seat returned $count tool markers.
sw-tools-returned = { $seat } gibt { $count } Werkzeugmarker ab.
# $seat took $count white cubes.
sw-cubes-taken = { $seat } bekommt { $count ->
    [one] 1 weißen Stein
   *[other] { $count } weiße Steine
}.
# $seat took $count coins.
sw-coins-taken = { $seat } bekommt { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}.
# $seat sold a pair of coke and filled $column (1 to 5).
sw-coke-sold = { $seat } verkauft ein Paar Koks (Spalte { $column }).
# $seat hauled $cart with $count cubes; $kind is coal or spoil.
sw-cart-hauled = { $seat } fördert { $cart }: { $count } { $kind }.
# $seat put a coal on $wagon.
sw-coal-placed = { $seat } legt Kohle auf { $wagon }.
# $seat put $count spoil on the heap.
sw-spoil-heaped = { $seat } legt { $count } Abraum auf die Halde.
# $seat converted the coal of $wagon.
sw-wagon-converted = { $seat } verkokt { $wagon }.
# $seat put a coke on $field.
sw-coke-made = { $seat } legt Koks in die Kokerei ({ $field }).
# $seat received a coke straight on a coke wagon.
sw-coke-received = { $seat } legt Koks auf einen Kokswaggon.
# $seat loaded the coke from $field.
sw-coke-loaded = { $seat } verlädt Koks ({ $field }).
# $seat moved on $track to field $place.
sw-disc-moved = { $seat } zieht auf Feld { $place } ({ $track }).
# $seat crossed a barrier of $track; $bonuses is a list of what it offers.
sw-barrier-crossed = { $seat } passiert die Schranke ({ $track }): { $bonuses }.
# $seat reached the target of $track.
sw-target-reached = { $seat } ist am Ziel ({ $track }).
# $seat took $house from the house track and put it on $plot.
sw-house-placed = { $seat } baut { $house }: { $plot }.
# $seat brought a headframe from the own card to the base.
sw-headframe-brought = { $seat } bringt einen Förderturm von der eigenen Karte in die Basis.
# $seat moved a headframe to $space.
sw-headframe-moved = { $seat } versetzt einen Förderturm: { $space }.
# The miner of $seat went to $space.
sw-miner-moved = { $seat } zieht mit dem Bergmann: { $space }.
# The miner of $seat reached the exit gate.
sw-exit-reached = { $seat } hat die Schicht geschafft.
# $seat moved a miner who has left already.
sw-overtime-worked = { $seat } hat den Bergmann schon draußen und bekommt dafür Siegpunkte.
# $seat paid for $card with $payment.
sw-card-paid = { $seat } nutzt die { $card } und zahlt { $payment }.
# $seat paid for the own card with $payment.
sw-own-card-paid = { $seat } nutzt die eigene Karte und zahlt { $payment }.
# $seat plays one half of the combined water card; $variant is its name.
sw-variant-chosen = { $seat } spielt die Grubenwasseraktion: { $variant }.
# $seat copied $card.
sw-card-copied = { $seat } kopiert die { $card }.
# $seat made a heap exchange; $exchange is which.
sw-exchanged = { $seat } tauscht { $exchange }.
# $seat is out for this round.
sw-passed = { $seat } passt.
# $seat took the start marker.
sw-marker-taken = { $seat } nimmt den Startspielermarker.
# $card is the round card that is scored.
sw-scoring-began = Rundenwertung: { $card }.
# $seat had $count white cubes left.
sw-cubes-lost = { $seat } verliert { $count ->
    [one] 1 ungenutzten weißen Stein
   *[other] { $count } ungenutzte weiße Steine
}.
sw-final-began = Schlusswertung.
# $seat won with $vp points.
sw-game-won = { $seat } gewinnt mit { $vp } SP.
# $seat uses the bonus field that $house has left.
sw-field-used = { $seat } nutzt das Bonusfeld von { $house }.
# $seat uses the lower part of $tile.
sw-tile-used = { $seat } nutzt die untere Hälfte: { $tile }.
# $seat had no room for $piece.
sw-piece-lost = { $seat } hat keinen Platz für { $piece }.

## Why something was refused; a clause that follows a colon, without a full stop

sw-why-assign-triple = dieser Platz ist leer oder hat in dieser Runde schon bekommen
sw-why-place-cube = voll, gesperrt oder nicht für diese Sorte, oder davon ist nichts zu laden
sw-why-take-tile = liegt nicht aus
sw-why-place-coal = ist voll
sw-why-coking-field = besetzt oder verdeckt, oder dieser Koks muss aufs eigene Feld
sw-why-yes = danach ist gerade nicht gefragt
sw-why-no = danach ist gerade nicht gefragt
sw-why-option = das geht jetzt nicht vollständig
sw-why-haul = nicht voll oder gesperrt, oder oben fehlt der Platz
sw-why-stop-hauling = die erste Lore muss sein
sw-why-convert = ist nicht voll
sw-why-stop-converting = der erste Waggon muss sein
sw-why-load = dort liegt kein eigener Koks
sw-why-stop-loading = der erste Koks muss sein
sw-why-track-step = dort ist nichts zu ziehen, oder die Scheibe ist am Ziel
sw-why-stop-moving = hier muss gezogen werden
sw-why-barrier = diese Schranke bietet das nicht, oder kein Förderturm ist mehr auf der eigenen Karte
sw-why-house-pick = ist schon gebaut
sw-why-house-plot = kein Feld ist frei, oder dort steht schon ein eigenes Haus
sw-why-miner-steps = so weit reicht die Arbeitsgeschwindigkeit nicht
sw-why-copy = liegt nicht aus, hat Kopierschutz oder die falsche Größe, oder bewirkt gerade nichts
sw-why-copy-none = danach ist gerade nicht gefragt
sw-why-water-amount = so hoch steht das Wasser nicht
sw-why-headframe-from = dort steht keiner, der versetzt werden kann
sw-why-headframe-to = besetzt, der Bonus ist nicht möglich, oder im Bereich steht schon ein eigener
sw-why-headframe-none = dieser Förderturm muss versetzt werden
sw-why-pass = nach einem Tausch muss eine Karte genutzt werden
sw-why-exchange = zu wenig Abraum, nichts für eine Karte in der Hand, oder die Scheibe ist am Ziel
sw-why-card = liegt nicht aus, ist vergeben, nicht bezahlbar oder bewirkt gerade nichts
sw-why-card-not-out = liegt bei dieser Spielerzahl nicht aus
sw-why-card-used = wurde in dieser Runde schon genutzt
sw-why-card-too-dear = du hast nichts, womit du sie bezahlen könntest
sw-why-card-idle = hätte jetzt keine Wirkung
sw-why-own-card = schon genutzt, nicht bezahlbar oder gerade ohne Wirkung
sw-why-variant = nicht bezahlbar oder gerade ohne Wirkung
sw-why-pay = so lässt sich diese Karte nicht bezahlen, oder es ist nicht da
sw-why-end-turn = erst muss eine Karte genutzt werden
sw-why-wrong-kind = diese Lore nimmt davon nichts auf
sw-why-other-kind = die andere Sorte liegt darauf
sw-why-full = ist voll
sw-why-locked = ist in dieser Runde gesperrt
sw-why-none-left = davon ist nichts mehr zu laden
# $need is how many have room on it, $have how many lie there.
sw-why-not-full = nicht voll: { $have } von { $need }
# $need coal lies on it, there is room for $have.
sw-why-no-wagon-room = Kohle darauf: { $need }, Platz auf den Waggons: { $have }
# $need spoil lies on it, there is room for $have.
sw-why-no-heap-room = Abraum darauf: { $need }, Platz auf der Halde: { $have }
sw-why-field-taken = ist besetzt
sw-why-field-covered = ist bei dieser Spielerzahl verdeckt
sw-why-own-field-first = dieser Koks muss aufs eigene Feld
sw-why-no-fields-left = mehr eigener Koks darf nicht in der Kokerei liegen
sw-why-at-target = die Scheibe ist am Ziel
sw-why-not-shown = dort ist jetzt nichts zu ziehen
sw-why-protected = hat Kopierschutz
sw-why-wrong-size = hat eine andere Größe
sw-why-no-frame-there = dort steht kein eigener Förderturm
sw-why-no-space-for-frame = für ihn ist kein Platz frei
sw-why-wrong-area = dieser Förderturm muss in den anderen Bereich
sw-why-space-taken = ist besetzt
sw-why-own-in-area = im Bereich steht schon ein eigener
sw-why-no-bonus = der Bonus ist jetzt nicht möglich
# $need spoil would be needed, $have is there.
sw-why-too-little-spoil = braucht { $need } Abraum, vorhanden: { $have }
sw-why-nothing-to-pay = danach wäre nichts da, um eine Karte zu bezahlen

## Help: the game in short, and each decision in two sentences

sw-help = Du führst eine Zeche durch fünf Runden. Fördere Kohle und Abraum, mach in der Zentralkokerei Koks aus der Kohle, verlade und verkauf ihn. Bezahlt wird mit weißen Steinen, deinem Spielerstein und Münzen. Auf Straße, Schiene und Kanal bringen Schranken Häuser, Fördertürme und Züge deines Bergmanns, der seine Schicht von Tor zu Tor geht. Halt das Grubenwasser niedrig: Jeder Werkzeugmarker kostet am Ende 2 SP.
sw-help-assign-triple = Wer Startspieler ist, verteilt das Gezogene, drei Stücke für jeden. Was auf keine Lore passt, kostet einen Werkzeugmarker; der Grubenwasserstein hebt das Wasser.
sw-help-barrier-bonus = Der Bergmann zieht und nutzt sein neues Feld, oder ein Förderturm geht von deiner Karte in die Basis. Danach geht weiter, was unterbrochen wurde.
sw-help-choose-option = Du nimmst eine der beiden Möglichkeiten, und zwar ganz. Was nicht möglich ist, wird nicht angeboten.
sw-help-choose-variant = Die Karte hat zwei Hälften mit eigenem Preis. In jeder Runde wird sie nur einmal genutzt.
sw-help-coking-field = Höchstens vier deiner Koks liegen in der Kokerei, der dritte muss aufs eigene Feld. Liegt dort Koks, fehlt dir in Schritt IV ein weißer Stein.
sw-help-convert = Ein voller Waggon ergibt 1 Koks, ob groß oder klein. Nach dem ersten darfst du aufhören.
sw-help-copy-card = Die kopierte Karte wirkt ganz und kostet nichts, auch wenn sie schon genutzt ist. Karten mit ⊘ sind geschützt.
sw-help-haul = Nur volle Loren werden gefördert, und oben muss für alles Platz sein: Kohle auf Waggons, Abraum auf der Halde. Nach der ersten darfst du aufhören.
sw-help-headframe-from = Ein Förderturm geht aus der Basis oder von einem Bonusplatz auf einen anderen freien. Am Ende der Runde kehren alle in die Basis zurück.
sw-help-headframe-to = Sein neuer Platz wirkt sofort. In jedem Bereich steht höchstens einer deiner beiden Türme.
sw-help-house-pick = Nimm irgendein Haus von deiner Leiste. Das frei gewordene Feld wirkt in jedem Schritt VI, ab der nächsten Runde.
sw-help-house-plot = Baugruben zählen am Ende. Ein Haus bei der Arbeitsgeschwindigkeit macht deinen Bergmann um ein Feld schneller.
sw-help-load = Jeder Koks geht auf einen Kokswaggon, sein Kokereifeld wird frei. Verkauft wird paarweise in Schritt V.
sw-help-may-place = Was ein Schichtfeld oder dein erster Förderturm gibt, darfst du liegen lassen. Es kommt aus dem Vorrat.
sw-help-miner-steps = Dein Bergmann geht höchstens so weit, wie deine Arbeitsgeschwindigkeit reicht; besetzte Felder überspringt er. Wer zuerst das Ausgangstor erreicht, bekommt am Ende am meisten.
sw-help-pay = Eine Münze steht für jeden Stein, dein Spielerstein auch für einen weißen. Münzen bleiben über die Runde hinaus, weiße Steine verfallen.
sw-help-place-coal = Nur volle Waggons werden verkokt. Liegt Kohle auf dem Waggon mit dem weißen Stein, fehlt dir in Schritt IV einer.
sw-help-place-cube = Eine Lore nimmt nur eine Sorte auf, und nur volle Loren werden gefördert. Eine Lore ist für Kohle allein, eine kann gesperrt werden.
sw-help-sale-pick = Ein Paar Koks bringt am Ende Siegpunkte, jedes weitere Paar mehr. Verkauft wird höchstens ein Paar je Runde.
sw-help-take-tile = Die obere Hälfte wirkt sofort, die untere nur, wenn das Bonusfeld 5 frei ist. In der nächsten Runde musst du ein anderes nehmen.
sw-help-track-step = Du ziehst Feld um Feld in beliebiger Reihenfolge. Jede Schranke wirkt sofort, bevor du weiterziehst.
sw-help-turn = Nutze eine Karte oder passe für den Rest der Runde; mit ↻ ist sie mehrmals nutzbar. Einmal im Zug, vor oder nach der Karte, darfst du Abraum von der Halde tauschen.
sw-help-turn-end = Einmal im Zug darfst du Abraum von der Halde tauschen. Danach ist der Nächste an der Reihe.
sw-help-water-amount = Am Grund angekommen, bringt das Wasser 1 SP. Oben läuft es über und kostet einen Werkzeugmarker.
sw-tie-break = Gleichstand: Es gewinnt, wer im Uhrzeigersinn am weitesten vom Startspielermarker sitzt.
sw-legend = Preise: w weißer Stein, S Spielerstein, M Münze; ↻ mehrmals nutzbar, ⊘ Kopierschutz. Form und Buchstabe zeigen, wer eine Karte genutzt hat; blasse Karten sind vergeben. ≈ Grubenwasser, ⚒ Werkzeugmarker, ⛏ Bergmann, ♜ Förderturm, ⌂ Haus, ▒ Koks. Strecken: ‖ ist eine Schranke mit ihrem Bonus (2 heißt 2 SP); „6=1“ heißt: ab Feld 6 am Ende 1 SP; am Ziel „12=8/5“: 8 SP für den Ersten, 5 für die anderen. · ist frei, × verdeckt oder gesperrt, g1 bis g5 sind die grauen Kokereifelder. Loren: [K·] mit Kohle, A Abraum, k nimmt nur Kohle, # kann gesperrt werden; (K·) ist ein Kohlewaggon, w verdeckt einen weißen Stein. Häuser: ⌂ steht noch auf der Leiste, ✓ Bonusfeld frei. Plättchen: ↑ sofort, ↓ in Schritt VI mit Bonusfeld 5.

## The board in few words

# $round is 1 to 5.
sw-board-round = Runde { $round } von 5
sw-board-over = Ende
# Before the mark of the start player of this round.
sw-board-start = Start
# Before the mark of the start player of the next round.
sw-board-next = dann
sw-phase-setup = Aufbau
sw-phase-step-1 = I Kohle abbauen
sw-phase-step-2 = II Auswahlplättchen
sw-phase-step-3 = III Grubenwasser
sw-phase-step-4 = IV Weiße Steine
sw-phase-step-5 = V Koks verkaufen
sw-phase-step-6 = VI Bonusfelder
sw-phase-action = Aktionsphase
sw-phase-scoring = Rundenwertung
sw-phase-final = Schlusswertung
sw-box-round = Runde
sw-box-shift = Schicht
sw-box-plots = Baugruben
sw-box-large = ♜ groß
sw-box-small = ♜ klein
sw-box-plant = Kokerei
sw-box-tiles = Auslage
sw-box-cards = Aktionskarten
sw-box-haul = Loren
sw-box-coking = Kokerei
sw-box-loading = Verladen
sw-box-track = Strecken
sw-box-miner = Bergmann
sw-box-water = Wasser
sw-box-headframe = Türme
sw-box-copy = Startspieler
sw-box-mine = Zeche
sw-box-store = Lager
sw-box-houses = Häuser
sw-box-own = Karte
# $vp points for every $count fields of $track.
sw-scoring-per-track-fields = { $vp } SP je { $count } Felder { $track }
# $vp points for every disc in the lead.
sw-scoring-per-leading-disc = { $vp } SP je führende Scheibe
# $vp points for every $count spoil on carts and heap.
sw-scoring-per-spoil-in-mine = { $vp } SP je { $count } Abraum in der Zeche
# $vp points for every $count coke made.
sw-scoring-per-coke-produced = { $vp } SP je { $count } Koks, auch verkaufte
sw-special-lock-cart = Lore # gesperrt
sw-special-water-stone-to-bag = Grubenwasserstein in den Beutel
sw-special-water-down-all = Wasser aller um 1 gesenkt
# $coal and $spoil cubes are in the bag.
sw-board-bag = Beutel: { $coal } Kohle, { $spoil } Abraum
sw-stone-bag = mit Grubenwasserstein
sw-stone-aside = Grubenwasserstein gezogen
# $cards is a list of round cards that were played.
sw-board-past = vorher: { $cards }
# $first points for the first miner at the exit, $later for the others.
sw-board-exit = { $first }/{ $later } SP
sw-worth-plot-miner-move = letzter ⛏-Zug
# $vp points and $more for every spoil on the heap.
sw-worth-plot-spoil = { $vp } SP +{ $more } je Halde-Abraum
# Up to $count tool markers are returned.
sw-worth-plot-tools = ⚒ bis −{ $count }
# $vp points.
sw-worth-plot-4vp = { $vp } SP
# $vp points for every house.
sw-worth-plot-2vp = { $vp } SP je Haus
# Up to $count coke are loaded for every house, and a pair sold.
sw-worth-plot-coke = { $count } Koks verladen und verkaufen
# The miner goes $count spaces farther for every house.
sw-worth-work-speed = ⛏ +{ $count } Feld
# $vp points of a player.
sw-board-vp = { $vp } SP
# $count tool markers of a player.
sw-board-tools = ⚒{ $count }
sw-board-passed = gepasst
sw-board-carts = Loren
sw-board-wagons = Waggons
sw-board-heap = Halde
# The water stands at $level of $top; $cube is the level that covers a white cube.
sw-board-water = Wasser { $level }/{ $top } (w fehlt bei { $cube })
# The water stands at $level.
sw-board-level = ≈{ $level }
sw-board-coke-wagons = Kokswaggons
sw-board-sold = verkauft
# $count coke are still in the reserve.
sw-board-reserve = Vorrat { $count }
# Coke of a player: $plant in the coking plant, $wagons on coke wagons, $sold sold.
sw-board-coke = ▒ Kokerei { $plant }, Waggons { $wagons }, verkauft { $sold }
sw-board-own-used = Karte genutzt
sw-board-used = genutzt
# The miner may go $count spaces.
sw-board-range = ⛏ geht bis { $count }
# Step IV would give $count white cubes.
sw-board-due = IV bringt { $count } w
# $count spoil lie on the heap.
sw-board-heap-count = Halde { $count }
# $number (1 to 5) of a grey field.
sw-board-grey = g{ $number }
# Letters for tokens: white cube, player cube, coin.
sw-token-w = w
sw-token-p = S
sw-token-c = M
# Letters for cubes.
sw-letter-coal = K
sw-letter-spoil = A
sw-size-large = groß
sw-size-medium = mittel
sw-size-small = klein
sw-size-special = besondere
# Up to $n carts.
sw-short-haul = { $n } fördern
# Up to $n wagons.
sw-short-coke = { $n } verkoken
# Up to $n coke.
sw-short-load = { $n } verladen
# $n points.
sw-short-vp = { $n } SP
# $n coins.
sw-short-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
# $n white cubes.
sw-short-white = { $n ->
    [one] 1 weißer Stein
   *[other] { $n } weiße Steine
}
# $n has its sign: markers taken or returned.
sw-short-tool = ⚒{ $n }
# $n has its sign: levels up or down.
sw-short-water = ≈{ $n }
# Any number of levels up to $n.
sw-short-water-up-to = ≈ bis −{ $n }
# $n fields.
sw-short-road = Straße { $n }
# $n fields.
sw-short-rail = Schiene { $n }
# $n fields.
sw-short-canal = Kanal { $n }
# $move is so many fields of a track.
sw-short-no-barrier = { $move } ohne Schranke
# $n cubes.
sw-short-coal-on-cart = { $n } Kohle→Lore
# $n cubes.
sw-short-spoil-on-cart = { $n } Abraum→Lore
# $n cubes.
sw-short-cube-on-cart = { $n } Kohle/Abraum→Lore
# $n cubes.
sw-short-coal-wagon = { $n } Kohle→Waggon
# $n coke.
sw-short-coke-wagon = { $n } Koks→Kokswaggon
# $n coke.
sw-short-coke-plant = { $n } Koks→Kokerei
# $n cubes.
sw-short-spoil-heap = { $n } Abraum→Halde
sw-short-miner-use = ⛏-Zug
sw-short-miner = ⛏-Zug ohne Feld
sw-short-headframe-double = ♜ groß, dann ♜ klein
sw-short-headframe-single = ♜ groß oder klein
# $sizes is a list of sizes.
sw-short-copy = { $sizes } kopieren
sw-short-take-start-marker = Startspielermarker
# Up to $n fields, one for each headframe that has left the card.
sw-short-rail-per-removed-headframe = Schiene bis { $n } (je ♜ fort)
sw-short-tile-lower = ↓ des Plättchens
# $effect needs something of its kind to be there already.
sw-short-requires = { $effect } (wo schon einer liegt)

## Names

sw-title = Schichtwechsel
sw-kind-coal = Kohle
sw-kind-spoil = Abraum
sw-piece-coal = Kohle
sw-piece-spoil = Abraum
sw-piece-coke = Koks
sw-cart-cart-1 = Lore 1
sw-cart-cart-2 = Lore 2
sw-cart-cart-3 = Lore 3
sw-cart-cart-4 = Lore 4
sw-cart-cart-5 = Lore 5
sw-wagon-wagon-1 = Waggon 1
sw-wagon-wagon-2 = Waggon 2
sw-wagon-wagon-3 = Waggon 3
sw-wagon-wagon-4 = Waggon 4
sw-wagon-wagon-5 = Waggon 5
sw-field-own-field = eigenes Kokereifeld
sw-field-grey-1 = graues Feld 1
sw-field-grey-2 = graues Feld 2
sw-field-grey-3 = graues Feld 3
sw-field-grey-4 = graues Feld 4
sw-field-grey-5 = graues Feld 5
sw-track-road = Straße
sw-track-rail = Schiene
sw-track-canal = Kanal
sw-house-house-1 = Haus 1
sw-house-house-2 = Haus 2
sw-house-house-3 = Haus 3
sw-house-house-4 = Haus 4
sw-house-house-5 = Haus 5
sw-plot-plot-miner-move = Baugrube Bergmannbewegung
sw-plot-plot-spoil = Baugrube Halde
sw-plot-plot-tools = Baugrube Werkzeug
sw-plot-plot-4vp = Baugrube 4 SP
sw-plot-plot-2vp = Baugrube 2 SP
sw-plot-plot-coke = Baugrube Koksverkauf
sw-plot-work-speed = Arbeitsgeschwindigkeit
sw-area-base = Basis
sw-area-large = großer Bereich
sw-area-small = kleiner Bereich
sw-bonus-miner = Bergmann
sw-bonus-headframe = Förderturm
sw-bonus-vp2 = 2 SP
sw-bonus-house = Haus
sw-bonus-return-tool = 1 Werkzeugmarker ab
sw-tile-engine-driver = Lokführer
sw-tile-mine-rescue = Grubenwehr
sw-tile-gatekeeper = Pförtner
sw-tile-coal-merchant = Kohlehändler
sw-tile-overseer-tile = Steiger
sw-tile-haulier = Schlepper
sw-tile-hewer = Hauer
sw-exchange-heap3-road = 3 Abraum gegen 1 Feld Straße
sw-exchange-heap3-rail = 3 Abraum gegen 1 Feld Schiene
sw-exchange-heap3-vp = 3 Abraum gegen 1 SP
sw-exchange-heap5-road = 5 Abraum gegen 1 SP und 1 Feld Straße
sw-exchange-heap5-rail = 5 Abraum gegen 1 SP und 1 Feld Schiene
sw-exchange-heap6-coin = 6 Abraum gegen 1 Münze
sw-payment-w = 1 weißen Stein
sw-payment-p = den Spielerstein
sw-payment-c = 1 Münze
sw-payment-ww = 2 weiße Steine
sw-payment-wp = 1 weißen Stein und den Spielerstein
sw-payment-wc = 1 weißen Stein und 1 Münze
sw-payment-pc = den Spielerstein und 1 Münze
sw-payment-cc = 2 Münzen
sw-variant-white = weiße Hälfte
sw-variant-player = Hälfte mit Spielerstein
sw-card-own-card = eigene Karte
sw-card-haul-large = große Lorenaktion
sw-card-haul-medium = mittlere Lorenaktion
sw-card-haul-small = kleine Lorenaktion
sw-card-coking-large = große Kokereiaktion
sw-card-coking-medium = mittlere Kokereiaktion
sw-card-coking-small = kleine Kokereiaktion
sw-card-loading-large = große Verladeaktion
sw-card-loading-medium = mittlere Verladeaktion
sw-card-loading-small = kleine Verladeaktion
sw-card-track-large-road-canal = große Streckenaktion (Straße und Kanal)
sw-card-track-large-rail-road = große Streckenaktion (Schiene und Straße)
sw-card-track-medium-road-rail = mittlere Streckenaktion (Straße und Schiene)
sw-card-track-medium-rail-canal = mittlere Streckenaktion (Schiene und Kanal)
sw-card-track-small = kleine Streckenaktion
sw-card-miner-large = große Bergmannaktion
sw-card-miner-small = kleine Bergmannaktion
sw-card-water-white = kleine Grubenwasseraktion
sw-card-water-player = große Grubenwasseraktion
sw-card-water-combined = Grubenwasseraktion
sw-card-headframe-double = doppelte Förderturmaktion
sw-card-headframe-single = einfache Förderturmaktion
sw-card-start-player = Startspielerkarte
sw-card-round-road = Straße
sw-card-round-rail = Schiene
sw-card-round-canal = Kanal
sw-card-round-lead = führende Scheiben
sw-card-round-spoil = Abraum
sw-card-round-coke = Koks
sw-space-start = vor dem Eingang
sw-space-gate-in = Zechentor Eingang
sw-space-tally-room = Markenkontrolle
sw-space-clean-changing-room = Weißkaue
sw-space-lamp-room = Lampenstube
sw-space-overseer = Steiger
sw-space-cage-ride-1 = 1. Seilfahrt
sw-space-mine-train = Grubenbahn
sw-space-coal-face = Streb
sw-space-meal-break = Buttern
sw-space-heading = Vortrieb
sw-space-end-of-shift = Schichtende
sw-space-cage-ride-2 = 2. Seilfahrt
sw-space-wash-house = Waschkaue
sw-space-gate-out = Zechentor Ausgang
sw-space-large-miner = Bergmann (groß)
sw-space-large-coke-wagon = Koks auf Kokswaggon (groß)
sw-space-large-coke-plant = Koks in die Kokerei (groß)
sw-space-large-canal = Kanal (groß)
sw-space-small-coal-wagon = Kohle auf Waggon (klein)
sw-space-small-spoil-heap = Abraum auf Halde (klein)
sw-space-small-return-tool = Werkzeugmarker ab (klein)
sw-space-small-vp = Siegpunkt (klein)
sw-category-round-cards = Rundenkarten
sw-category-action-cards = Aktionskarten
sw-category-own-card = eigene Karte
sw-category-tiles = Auswahlplättchen
sw-category-house-fields = Bonusfelder
sw-category-heap = Tausch von der Halde
sw-category-shift = Schichtfelder
sw-category-overtime = Züge nach dem Ausgang
sw-category-headframes = Fördertürme
sw-category-coking-plant = Kokerei
sw-category-barriers = Schranken
sw-category-water = Wasser am Grund
sw-category-sales = Verkäufe
sw-category-end-shift = Ende: Bergmann am Ausgang
sw-category-end-road = Ende: Straße
sw-category-end-rail = Ende: Schiene
sw-category-end-canal = Ende: Kanal
sw-category-end-plot-spoil = Ende: Baugrube Halde
sw-category-end-plot-4vp = Ende: Baugrube 4 SP
sw-category-end-plot-2vp = Ende: Baugrube 2 SP
sw-category-end-sold-coke = Ende: verkaufter Koks
sw-category-end-wagons = Ende: volle Waggons
sw-category-end-unsold-coke = Ende: unverkaufter Koks
sw-category-end-tools = Ende: Werkzeugmarker
sw-category-end-start-marker = Ende: Startspielermarker
