### Web client: glueck_auf.

## Surface

# The signs on the buildings and headings of the groups in the action bar; short, there is little room.
web-ga-sign-works = Usine
web-ga-sign-bank = Banque
web-ga-sign-pit = Extraction
web-ga-sign-delivery = Livraison
web-ga-sign-office = Bureau
web-ga-sign-canteen = Réfectoire
# The same on a phone, shorter still.
web-ga-tab-works = Usine
web-ga-tab-bank = Banque
web-ga-tab-pit = Extraction
web-ga-tab-delivery = Livraison
web-ga-tab-office = Bureau
# Names the five buttons that lead to the buildings.
web-ga-buildings = Bâtiments
# The tabs of a phone: the board all share, one’s own mine, one’s own orders.
web-ga-tab-shared = Plateau
web-ga-tab-own = Mine
web-ga-tab-side = Commandes
# Names the drawing for screen readers.
web-ga-board = Le plateau : la surface en haut, la mine en bas
# The letter on a coin, short for Mark.
web-ga-coin = M
# $count Marks, on a plate.
web-ga-price = { $count } M
# On the counter of the bank.
web-ga-always-open = toujours libre
# On the stacks: draw $count, keep one.
web-ga-draws = { $count } → 1
# Beside the pips I, II, III.
web-ga-shift = Poste

# What a space offers after the sign of its $building; $what begins with a small letter or a number.
web-ga-space-in = { $building } : { $what }
# $what is a tunnel tile such as “1 yellow cart (light)”, $count its price in Marks.
web-ga-space-tile = { $what }, { $count } M
web-ga-space-no-tile = plus de tuile Galerie
# $count tiles are drawn.
web-ga-space-draw-tiles = piocher { $count } tuiles Galerie, en construire une ou aucune
# $count steps, 4 to 10.
web-ga-space-pit = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
# $count Marks, 3 to 6.
web-ga-space-money = { $count } M
# $count Marks.
web-ga-space-bank = { $count } M, toujours libre
# $what is an order such as “barrow 2× yellow”, $count its points.
web-ga-space-order = { $what }, { $count } PV
web-ga-space-no-order = plus de commande
# $count orders are drawn.
web-ga-space-draw-orders = piocher { $count } commandes, en garder une ou aucune
# $count players play.
web-ga-closed = Fermé à { $count } joueurs.
# What sending workers means, three sentences that follow one another. $count workers are needed.
web-ga-send = { $count ->
    [one] Placez { $count } ouvrier.
   *[other] Placez { $count } ouvriers.
}
# On the main button: $count workers are sent, and what follows at once.
web-ga-act-send = Placer { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
# $send is “Send 1 worker”, $marks are paid for the tunnel tile there.
web-ga-act-pay = { $send }, payer { $marks } M
# $send is “Send 1 worker”, $marks are received.
web-ga-act-take = { $send }, prendre { $marks } M
# $send is “Send 1 worker”; $what begins with a small letter or a number, such as “8 steps”.
web-ga-act-for = { $send } : { $what }
# $what is a transport, such as “barrow”.
web-ga-act-deliver = livrer par { $what }
# An option in a list under the sign of its building; $what as above, $count workers are needed.
web-ga-option-space = { $what } · { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
# $what is a tunnel tile, $marks its price.
web-ga-option-build = Construire { $what } pour { $marks } M
# $what is an order, $points what it brings.
web-ga-option-order = Prendre { $what }, { $points } PV
# $who is another player, whose $count workers leave.
web-ga-displaces = { $count ->
    [one] 1 ouvrier ({ $who }) va au réfectoire.
   *[other] { $count } ouvriers ({ $who }) vont au réfectoire.
}
# $count workers of the reader leave.
web-ga-displaces-own = { $count ->
    [one] Votre ouvrier qui s’y trouve va au réfectoire.
   *[other] Vos { $count } ouvriers qui s’y trouvent vont au réfectoire.
}
# $count workers stay in the player’s hand.
web-ga-left = { $count ->
    [0] Il ne vous en restera aucun.
   *[other] Il vous en restera { $count }.
}

# Beside the keys Enter and Escape, in the tip of a space that has the focus.
web-ga-tip-choose = choisir
web-ga-tip-drop = laisser

# Sheets over the board
web-ga-draft = Les premières commandes
# $count orders are left.
web-ga-draft-left = { $count ->
    [one] encore 1
   *[other] encore { $count }
}
# $count tiles were drawn.
web-ga-drawn-tiles = { $count ->
    [one] 1 tuile Galerie piochée
   *[other] { $count } tuiles Galerie piochées
}
# $count orders were drawn.
web-ga-drawn-orders = { $count ->
    [one] 1 commande piochée
   *[other] { $count } commandes piochées
}
# Above the pieces that go back, uppermost first.
web-ga-drawn-block = Retour à la pile
web-ga-supply = Réserve

# Groups of options in the action bar, one or two short words
web-ga-group-cage = Déplacer la cage
web-ga-group-load = Charger
web-ga-group-fill-cage = Cage → commande
web-ga-group-fill-store = Stock → commande
web-ga-group-substitute = Deux pour un
web-ga-group-from-cage = De la cage
web-ga-group-from-store = Du stock
web-ga-group-stash = Au stock
web-ga-group-orders = Commandes
web-ga-group-keep = Garder
web-ga-group-uppermost = Au-dessus

## Underground and panels

# Signs in the mine: the store at the surface; the short word for phones; the plate of level 0.
web-ga-store = Stock de charbon
web-ga-store-short = Stock
web-ga-surface = surface
# Tiles on the $light and the $dark side of a mine.
web-ga-balance = Équilibre : { $light } éclairé · { $dark } sombre
# Tiles on the $light and the $dark side, where there is little room.
web-ga-balance-short = { $light } éclairé · { $dark } sombre
web-ga-balance-even = à l’équilibre
# $points, below zero, for $count tiles of difference.
web-ga-balance-cost = { $points } PV à la fin, { $count ->
    [one] 1 tuile d’écart
   *[other] { $count } tuiles d’écart
}
# $points, below zero, for the imbalance.
web-ga-balance-cost-short = Écart { $points } PV
# Stocks of a player.
web-ga-panel-workers = Ouvriers
web-ga-panel-marks = Marks
web-ga-panel-orders = Commandes en cours
web-ga-panel-delivered = Commandes livrées
# The heading above one’s own outstanding orders.
web-ga-orders-mine = Mes commandes
# The heading above the outstanding orders of $name.
web-ga-orders-of = Commandes de { $name }
# $count outstanding orders, $delivered delivered ones.
web-ga-orders-count = { $count } en cours · { $delivered ->
    [one] { $delivered } livrée
   *[other] { $delivered } livrées
}
web-ga-no-orders = Aucune commande en cours
# $order brings $points; $colors is the coal that it still needs, such as “brown, grey”.
web-ga-order-card = { $order } : { $points } PV, il manque : { $colors }
# All slots of $order are filled; it brings $points.
web-ga-order-ready = { $order } : { $points } PV, prête à livrer
# Any two cubes in place of one; then the slot is asked for.
web-ga-substitute = 2 cubes pour 1
web-ga-substitute-where = Sur quel emplacement ?
# Rows of the shift clock that score at the end of the shift that is running.
web-ga-clock-next-1 = décompte : I
web-ga-clock-next-2 = décompte : I et II
web-ga-clock-next-3 = décompte : I à III
# $shift is I, II or III.
web-ga-clock-row = Rangée { $shift }, au prochain décompte
# The same of a row that scores in a later shift, $shift.
web-ga-clock-row-later = Rangée { $shift }, plus tard
# An element of the shift clock, with the points for the $first and the $second place: $element is such as “empty black carts”.
web-ga-clock-element = { $element } : { $first } PV, deuxième place { $second }.
# $names have most, $count each.
web-ga-clock-leads = En tête avec { $count } : { $names }.
# The reader has $count of the element.
web-ga-clock-mine = Vous en avez { $count }, les autres commandes livrées sont cachées.
web-ga-clock-hidden = Les commandes livrées sont cachées.
web-ga-clock-nobody = Personne n’en a.
# Pit work: $count of $total steps are left.
web-ga-track-left = encore { $count } sur { $total }
web-ga-track-open = étape à venir
# A step that was taken: the cage went to level $level, 0 is the surface.
web-ga-track-ride = { $level ->
    [0] cage à la surface
   *[other] cage à l’étage { $level }
}
# A step that was taken; $color is coal.
web-ga-track-loaded = chargé : { $color }
# A step that was taken; $color is coal.
web-ga-track-filled = posé sur une commande : { $color }
# A step that was taken; $color is coal, one of two cubes in place of another.
web-ga-track-substituted = posé en remplacement : { $color }
# A step that was taken; $color is coal.
web-ga-track-stored = mis au stock : { $color }

## The board in words

web-ga-text-nothing = rien
# Headings of columns: a worker space, what lies there or what it gives, who stands there.
web-ga-text-space = Case
web-ga-text-there = Contenu
web-ga-text-crew = Équipe
web-ga-text-closed = fermée dans cette partie
web-ga-text-empty = vide
web-ga-text-free = libre
# $order is such as “barrow 2× yellow”, $points what it brings.
web-ga-text-order = { $order }, { $points } PV
# $tile is such as “1 yellow cart (light)”, $marks its price.
web-ga-text-tile = { $tile }, { $marks } M
# $count Marks.
web-ga-text-marks = { $count } M
# $count workers of $name.
web-ga-text-workers = { $name } : { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
# $tiles and $orders are the sizes of the two stacks.
web-ga-text-stacks = Piles : { $tiles ->
    [one] { $tiles } tuile Galerie
   *[other] { $tiles } tuiles Galerie
}, { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
# $name has drawn $count pieces.
web-ga-text-drawn = Pioche de { $name } : { $count }
# Headings of columns: what is counted, the first shift that scores it, points for first and second place.
web-ga-text-element = Élément
web-ga-text-from-shift = Dès le poste
web-ga-text-places = Premier / deuxième
web-ga-text-hidden = caché
# $name is the player to act.
web-ga-text-turn = À { $name } de jouer.
web-ga-text-start = Premier joueur
# A player’s $points, $workers in hand and $marks.
web-ga-text-stocks = { $points } PV, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $marks } M
# Where the cage is ($level, 0 is the surface) and what it holds: $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-cage = { $level ->
    [0] Cage à la surface
   *[other] Cage à l’étage { $level }
} : { $cubes }
# $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-store = Stock : { $cubes }
# Tiles on the $light and the $dark side, and the $points (zero or below) for the difference.
web-ga-text-balance = Tuiles : { $light } côté éclairé, { $dark } côté sombre ; { $points } PV à la fin
# A heading; the mine of $name.
web-ga-text-mine = Mine de { $name }
web-ga-text-level = Étage
# Level $level with its coal, $color.
web-ga-text-depth = { $level } ({ $color })
# Carts of a tunnel: $full with coal, $empty without.
web-ga-text-carts = { $full ->
    [one] { $full } pleine
   *[other] { $full } pleines
}, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
}
web-ga-text-outstanding = Commandes en cours
# A heading; $count orders.
web-ga-text-delivered = Livrées : { $count }

## The end

web-ga-won-title = Horloge de poste : qui a gagné quoi
web-ga-won-places = première / deuxième place

## The scoring of a shift

web-ga-scene-majorities = Majorités de l’horloge de poste
# Heading of the orders that were delivered so far.
web-ga-scene-delivered = Livré
# Heading of who starts the next shift.
web-ga-scene-next = Poste suivant
# Heading of the log; $shift is I, II or III.
web-ga-log-shift = Poste { $shift }

web-ga-outlook = Si le poste finissait maintenant
