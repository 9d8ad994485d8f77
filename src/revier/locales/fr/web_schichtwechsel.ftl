### Web client: Schichtwechsel, all but town and action cards.

## What is asked, where the board shows what a terminal has to tell

# $exchanged is 1 after a heap exchange, otherwise 0; cubes and coins at hand are to be seen.
web-sw-ask-turn = { $exchanged ->
    [0] Utilisez une carte, échangez au terril ou passez.
   *[other] L’échange est fait : utilisez maintenant une carte.
}

## The table and the colliery

# Names the drawing for screen readers.
web-sw-board = Le plateau : cartes et ville en haut, la mine en bas
# $name is a player.
web-sw-colliery-of = Mine de { $name }
# The tabs of a phone: the board all share, one’s own colliery, the action cards.
web-sw-tab-shared = Plateau
web-sw-tab-own = Mine
web-sw-tab-side = Cartes
# Labels of the tableau, set in capitals; short, there is little room.
web-sw-heap = Terril
web-sw-wagons = Wagons à charbon
web-sw-underground = Au fond
web-sw-water = Eau
web-sw-coke-wagons = Wagons à coke
web-sw-sales = Ventes
web-sw-exchange = Échange au terril
# Beside it, in one line.
web-sw-exchange-note = une fois par tour, avant ou après l’action
# On the cart that takes nothing else; at most seven letters.
web-sw-coal-only = charbon
web-sw-own-card = Carte perso
# On a rail symbol that no headframe covers any more.
web-sw-own-free = libre
# $count fields on the rail.
web-sw-own-rail = rail +{ $count }
# Whether the card was used in this round.
web-sw-own-unused = pas utilisée
web-sw-own-used = utilisée
# A selection tile, short.
web-sw-tile = Tuile
# Between the two halves of a tile’s lower part.
web-sw-or = ou
# Behind the number of cubes, coins and tool markers at hand; one short word each.
# $count is that number.
web-sw-stock-cube = { $count ->
   *[other] perso
}
# $count is the number before it.
web-sw-stock-white = { $count ->
    [one] blanc
   *[other] blancs
}
# $count is the number before it.
web-sw-stock-coins = { $count ->
    [one] pièce
   *[other] pièces
}
# $vp is what the tool markers cost at the end, below zero.
web-sw-stock-penalty = { $vp } PV

## Panels

# What the numbers of a player’s panel are.
web-sw-panel-cube = Cube du joueur
web-sw-panel-white = Cubes blancs
web-sw-panel-coins = Pièces
web-sw-panel-coke = Coke produit
web-sw-panel-water = Eau d’exhaure
web-sw-panel-tools = Marqueurs outil
# $number (1 to 6) is printed on it.
web-sw-round-card = Carte de manche { $number }
# Names the list of points by player.
web-sw-round-now = Ce que la carte de manche rapporterait maintenant
web-sw-chain = Ce qui vient de se passer
# The tiles that lie out.
web-sw-display = Tuiles de sélection
web-sw-display-note = le haut tout de suite, le bas à l’étape VI
# $upper and $lower are effects such as “1 coal on a wagon”.
web-sw-tile-does = Tout de suite : { $upper }. À l’étape VI : { $lower }.
# Three pieces from the bag.
web-sw-drawn = Tirage
web-sw-drawn-note = Pour qui ?
# $name is a player, $count what the carts can still take, $water the level of the gauge.
web-sw-room-on-carts = { $name } : { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
} sur les berlines, eau { $water }.

## Action bar

# A group of options, one or two short words.
web-sw-group-pay = Payer avec
# $count of something are still to be done.
web-sw-track-left = encore { $count }
# An option: $what is a card or what it does, $price what is printed on it, such as “1 white cube”.
web-sw-option-card = { $what }, coûte { $price }
# An option: $what is a cart, wagon, field, house or tile, $does what is on it or what it does.
web-sw-option-does = { $what } : { $does }
# $count cubes on a cart or wagon.
web-sw-option-coal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
}
# $count cubes on a cart.
web-sw-option-spoil = { $count ->
    [one] { $count } stérile
   *[other] { $count } stériles
}
# On a wagon; $count is 1 or 2.
web-sw-option-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
# The main button: $what is a card or what it does, $price what is printed on it.
web-sw-act-card = Utiliser : { $what } pour { $price }
# The main button; $what is a tile, cart, wagon, field, house, plot or space.
web-sw-act-tile = Prendre : { $what }
# $what is the name of the thing.
web-sw-act-haul = Remonter : { $what }
# $what is the name of the thing.
web-sw-act-convert = Cokéfier : { $what }
# $what is the name of the thing.
web-sw-act-place-coal = Poser du charbon sur : { $what }
# $what is the name of the thing.
web-sw-act-coking-field = Poser le coke sur : { $what }
# $what is the name of the thing.
web-sw-act-load = Charger depuis : { $what }
# $what is the name of the thing.
web-sw-act-house-pick = Prendre : { $what }
# $what is the name of the thing.
web-sw-act-house-plot = Construire ici : { $what }
# $what is the name of the thing.
web-sw-act-headframe-to = Poser le chevalement sur : { $what }

## Result

web-sw-won-title = D’où viennent les points
# Ways to points, short.
web-sw-way-coke = Coke
web-sw-way-tracks = Pistes et barrières
web-sw-way-shift = Poste
web-sw-way-houses = Maisons
web-sw-way-cards = Cartes, chevalements, tuiles
web-sw-way-rounds = Cartes de manche
web-sw-way-water = Eau et outils
web-sw-way-start = Marqueur premier joueur

## The board in words

# $name is a player.
web-sw-text-turn = C’est à { $name } de jouer.
web-sw-text-start = Premier joueur de cette manche
web-sw-text-marker = Détient le marqueur premier joueur
web-sw-text-passed = A passé
# $vp points, $white white cubes, $cube (0 or 1) player cube, $coins coins and $tools tool markers of a player.
web-sw-text-stocks = { $vp } PV ; cubes blancs { $white }, cube du joueur { $cube }, pièces { $coins }, marqueurs outil { $tools }
# $level of the gauge; $due white cubes.
web-sw-text-water = Eau d’exhaure { $level } ; l’étape IV donnerait { $due ->
    [0] aucun cube blanc
    [one] { $due } cube blanc
   *[other] { $due } cubes blancs
}
# $carts is a list of the message with $cart, $coal and $spoil.
web-sw-text-carts = Berlines : { $carts }
# $wagons is a list of the next message.
web-sw-text-wagons = Wagons à charbon : { $wagons }
# $cart is a cart or wagon with $coal coal or $spoil spoil and $free free places.
web-sw-text-load = { $cart } : { $spoil ->
    [0] { $coal ->
        [0] vide
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
    [one] { $spoil } stérile
   *[other] { $spoil } stériles
}, { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
}
# $load is the message above.
web-sw-text-locked = { $load } (bloquée)
# $count spoil.
web-sw-text-heap = Terril : { $count ->
    [one] { $count } stérile
   *[other] { $count } stériles
}
# $plant, $wagons, $sold and $reserve count coke.
web-sw-text-coke = Coke : cokerie { $plant }, wagons à coke { $wagons }, vendu { $sold }, réserve { $reserve }
# $fields is a list of effects.
web-sw-text-houses = Cases bonus libres : { $fields }
# $tile is its name, $upper and $lower are effects.
web-sw-text-tile = Tuile de sélection { $tile } : en haut { $upper } ; en bas { $lower }
# $does is a list of effects; $count headframes are on it; $used is 1 if it was used in this round.
web-sw-text-own-card = Carte personnelle : { $does } ; chevalements dessus : { $count } ; { $used ->
    [0] pas encore utilisée
   *[other] utilisée
}
# $where is a space of the shift, $range how far he may go.
web-sw-text-miner = Mineur : { $where }, portée { $range }
# Heads of tables.
web-sw-text-card = Carte
web-sw-text-does = Effet
web-sw-text-state = État
web-sw-text-there = Présents
web-sw-text-track = Piste
web-sw-text-length = Arrivée
web-sw-text-space = Case
web-sw-text-plot = Terrain
web-sw-text-room = Places
web-sw-text-field = Case de cokerie
web-sw-text-upper = Moitié haute
web-sw-text-lower = Moitié basse
# $name is a player.
web-sw-text-own-field = Case de { $name }
web-sw-text-covered = couverte
web-sw-text-open = libre
web-sw-text-multi = réutilisable
# $who is a list of players.
web-sw-text-used-by = utilisée par { $who }
