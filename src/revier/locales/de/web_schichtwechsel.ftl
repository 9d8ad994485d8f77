### Web client: Schichtwechsel, all but town and action cards.

## What is asked, where the board shows what a terminal has to tell

# $exchanged is 1 after a heap exchange, otherwise 0; cubes and coins at hand are to be seen.
web-sw-ask-turn = { $exchanged ->
    [0] Nutze eine Karte, tausche von der Halde oder passe.
   *[other] Du hast getauscht: Nutze jetzt eine Karte.
}

## The table and the colliery

# Names the drawing for screen readers.
web-sw-board = Der Spielplan: oben Karten und Stadt, unten die Zeche
# $name is a player.
web-sw-colliery-of = Zeche von { $name }
# The tabs of a phone: the board all share, one’s own colliery, the action cards.
web-sw-tab-shared = Plan
web-sw-tab-own = Zeche
web-sw-tab-side = Karten
# Labels of the tableau, set in capitals; short, there is little room.
web-sw-heap = Halde
web-sw-wagons = Kohlewaggons
web-sw-underground = Unter Tage
web-sw-water = Wasser
web-sw-coke-wagons = Kokswaggons
web-sw-sales = Verkauf
web-sw-exchange = Haldentausch
# Beside it, in one line.
web-sw-exchange-note = einmal je Zug, vor oder nach der Aktion
# On the cart that takes nothing else; at most seven letters.
web-sw-coal-only = Kohle
web-sw-own-card = Eigene Karte
# On a rail symbol that no headframe covers any more.
web-sw-own-free = frei
# $count fields on the rail.
web-sw-own-rail = Schiene +{ $count }
# Whether the card was used in this round.
web-sw-own-unused = noch frei
web-sw-own-used = genutzt
# A selection tile, short.
web-sw-tile = Plättchen
# Between the two halves of a tile’s lower part.
web-sw-or = oder
# Behind the number of cubes, coins and tool markers at hand; one short word each.
# $count is that number.
web-sw-stock-cube = { $count ->
    [one] eigener
   *[other] eigene
}
# $count is the number before it.
web-sw-stock-white = { $count ->
   *[other] weiß
}
# $count is the number before it.
web-sw-stock-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
# $vp is what the tool markers cost at the end, below zero.
web-sw-stock-penalty = { $vp } SP

## Panels

# What the numbers of a player’s panel are.
web-sw-panel-cube = Spielerstein
web-sw-panel-white = Weiße Steine
web-sw-panel-coins = Münzen
web-sw-panel-coke = Koks erzeugt
web-sw-panel-water = Grubenwasser
web-sw-panel-tools = Werkzeugmarker
# $number (1 to 6) is printed on it.
web-sw-round-card = Rundenkarte { $number }
# Names the list of points by player.
web-sw-round-now = Das brächte die Rundenkarte jetzt
web-sw-chain = Was gerade geschah
# The tiles that lie out.
web-sw-display = Auswahlplättchen
web-sw-display-note = oben sofort, unten in Schritt VI
# $upper and $lower are effects such as “1 coal on a wagon”.
web-sw-tile-does = Sofort: { $upper }. In Schritt VI: { $lower }.
# Three pieces from the bag.
web-sw-drawn = Gezogen
web-sw-drawn-note = Wer bekommt das?
# $name is a player, $count what the carts can still take, $water the level of the gauge.
web-sw-room-on-carts = { $name }: { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
} auf Loren frei, Wasser { $water }.

## Action bar

# A group of options, one or two short words.
web-sw-group-pay = Bezahlen mit
# $count of something are still to be done.
web-sw-track-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
# An option: $what is a card or what it does, $price what is printed on it, such as “1 white cube”.
web-sw-option-card = { $what }, kostet { $price }
# An option: $what is a cart, wagon, field, house or tile, $does what is on it or what it does.
web-sw-option-does = { $what }: { $does }
# $count cubes on a cart or wagon.
web-sw-option-coal = { $count } Kohle
# $count cubes on a cart.
web-sw-option-spoil = { $count } Abraum
# On a wagon; $count is 1 or 2.
web-sw-option-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
# The main button: $what is a card or what it does, $price what is printed on it.
web-sw-act-card = Nutz: { $what } für { $price }
# The main button; $what is a tile, cart, wagon, field, house, plot or space.
web-sw-act-tile = Nimm: { $what }
# $what is the name of the thing.
web-sw-act-haul = Fördere { $what }
# $what is the name of the thing.
web-sw-act-convert = Verkoke { $what }
# $what is the name of the thing.
web-sw-act-place-coal = Leg Kohle auf { $what }
# $what is the name of the thing.
web-sw-act-coking-field = Leg den Koks auf: { $what }
# $what is the name of the thing.
web-sw-act-load = Verlade von: { $what }
# $what is the name of the thing.
web-sw-act-house-pick = Nimm { $what }
# $what is the name of the thing.
web-sw-act-house-plot = Bau hier: { $what }
# $what is the name of the thing.
web-sw-act-headframe-to = Stell den Förderturm auf: { $what }

## Result

web-sw-won-title = Woher die Punkte kamen
# Ways to points, short.
web-sw-way-coke = Koks
web-sw-way-tracks = Strecken und Schranken
web-sw-way-shift = Schicht
web-sw-way-houses = Zechenhäuser
web-sw-way-cards = Karten, Türme, Plättchen
web-sw-way-rounds = Rundenkarten
web-sw-way-water = Wasser und Werkzeug
web-sw-way-start = Startspielermarker

## The board in words

# $name is a player.
web-sw-text-turn = { $name } ist gefragt.
web-sw-text-start = Startspieler dieser Runde
web-sw-text-marker = Hat den Startspielermarker
web-sw-text-passed = Hat gepasst
# $vp points, $white white cubes, $cube (0 or 1) player cube, $coins coins and $tools tool markers of a player.
web-sw-text-stocks = { $vp } SP; weiße Steine { $white }, Spielerstein { $cube }, Münzen { $coins }, Werkzeugmarker { $tools }
# $level of the gauge; $due white cubes.
web-sw-text-water = Grubenwasser { $level }; Schritt IV brächte { $due ->
    [0] keinen weißen Stein
    [one] 1 weißen Stein
   *[other] { $due } weiße Steine
}
# $carts is a list of the message with $cart, $coal and $spoil.
web-sw-text-carts = Loren: { $carts }
# $wagons is a list of the next message.
web-sw-text-wagons = Kohlewaggons: { $wagons }
# $cart is a cart or wagon with $coal coal or $spoil spoil and $free free places.
web-sw-text-load = { $cart }: { $spoil ->
    [0] { $coal ->
        [0] leer
       *[other] { $coal } Kohle
    }
   *[other] { $spoil } Abraum
}, { $free ->
    [0] voll
   *[other] Platz für { $free }
}
# $load is the message above.
web-sw-text-locked = { $load } (gesperrt)
# $count spoil.
web-sw-text-heap = Halde: { $count } Abraum
# $plant, $wagons, $sold and $reserve count coke.
web-sw-text-coke = Koks: Kokerei { $plant }, Kokswaggons { $wagons }, verkauft { $sold }, Vorrat { $reserve }
# $fields is a list of effects.
web-sw-text-houses = Freie Bonusfelder: { $fields }
# $tile is its name, $upper and $lower are effects.
web-sw-text-tile = Auswahlplättchen { $tile }: oben { $upper }; unten { $lower }
# $does is a list of effects; $count headframes are on it; $used is 1 if it was used in this round.
web-sw-text-own-card = Eigene Karte: { $does }; Fördertürme darauf: { $count }; { $used ->
    [0] noch nicht genutzt
   *[other] genutzt
}
# $where is a space of the shift, $range how far he may go.
web-sw-text-miner = Bergmann: { $where }, Reichweite { $range }
# Heads of tables.
web-sw-text-card = Karte
web-sw-text-does = Wirkung
web-sw-text-state = Stand
web-sw-text-there = Dort
web-sw-text-track = Strecke
web-sw-text-length = Ziel
web-sw-text-space = Feld
web-sw-text-plot = Baugrube
web-sw-text-room = Plätze
web-sw-text-field = Kokereifeld
web-sw-text-upper = Obere Hälfte
web-sw-text-lower = Untere Hälfte
# $name is a player.
web-sw-text-own-field = Feld von { $name }
web-sw-text-covered = verdeckt
web-sw-text-open = frei
web-sw-text-multi = mehrmals nutzbar
# $who is a list of players.
web-sw-text-used-by = genutzt von { $who }
