### Glück Auf: what is asked, offered, told and refused.
### Names of spaces, tiles, orders, levels and coal come ready-made from glueck-auf-names.ftl.

## Prompts: what the player is asked

ga-ask-draft = Prenez une commande.
ga-ask-place-workers = Placez vos ouvriers.
# $count (1 to 10) work steps are left.
ga-ask-pit-step = { $count ->
    [one] Encore 1 étape.
   *[other] Encore { $count } étapes.
}
# Two cubes replace one; $count says which of the two is asked for (1 or 2), $color and $order what is replaced where.
ga-ask-sub-cube = { $count ->
    [1] Pour remplacer le { $color } sur { $order } : prenez le premier cube.
   *[other] Pour remplacer le { $color } sur { $order } : prenez le second cube.
}
# $count (1 to 5) pieces were drawn; $pile is tiles or orders.
ga-ask-keep = { $pile ->
    [tiles] { $count ->
        [one] Construisez la tuile Galerie ou rendez-la.
       *[other] Construisez une des { $count } tuiles Galerie ou aucune.
    }
   *[orders] { $count ->
        [one] Prenez la commande ou rendez-la.
       *[other] Prenez une des { $count } commandes ou aucune.
    }
}
# $color is the coal that should lie on the new cart.
ga-ask-cube-color = La réserve n’a plus de { $color }. Choisissez-en un autre pour la nouvelle berline.
# $count (1 to 5) pieces go back; $pile is tiles or orders.
ga-ask-return-place = { $pile ->
    [tiles] { $count ->
        [one] Où va la tuile Galerie ?
       *[other] Où vont les { $count } tuiles Galerie ?
    }
   *[orders] { $count ->
        [one] Où va la commande ?
       *[other] Où vont les { $count } commandes ?
    }
}
# $count (2 to 5) pieces are still to be named, uppermost first; $pile is tiles or orders, $end is top or bottom.
ga-ask-return-order = { $pile ->
    [tiles] { $end ->
        [top] Encore { $count } tuiles sur la pile : laquelle est au-dessus ?
       *[bottom] Encore { $count } tuiles sous la pile : laquelle est au-dessus ?
    }
   *[orders] { $end ->
        [top] Encore { $count } commandes sur la pile : laquelle est au-dessus ?
       *[bottom] Encore { $count } commandes sous la pile : laquelle est au-dessus ?
    }
}

## Options: verb first, no full stop

# $order is a card of the display.
ga-draft-take = Prendre { $order }
# $space is a worker space or the bank.
ga-worker = { $space }
# $level is a level with its preposition, or the surface.
ga-cage-to = Amener la cage { $level }
# $color is coal.
ga-load = Charger du { $color }
# $color is coal, $order an outstanding order.
ga-fill-cage = Poser du { $color } de la cage sur { $order }
# $color is coal, $order an outstanding order.
ga-fill-store = Poser du { $color } du stock sur { $order }
# $color is the coal to be replaced by any two cubes, $order an outstanding order.
ga-sub-begin = Remplacer le { $color } sur { $order } par deux cubes
# $color is coal.
ga-sub-cage = Prendre du { $color } dans la cage
# $color is coal.
ga-sub-store = Prendre du { $color } dans le stock
# $color is coal.
ga-stash = Mettre du { $color } de la cage au stock
ga-pit-end = Terminer l’extraction
# $pile is tiles or orders; then $tile or $order is the piece.
ga-keep = { $pile ->
    [tiles] Construire { $tile }
   *[orders] Prendre { $order }
}
ga-keep-none = Ne rien garder
ga-return-top = Tout poser sur la pile
ga-return-bottom = Tout poser sous la pile
# $pile is tiles or orders; then $tile or $order is the piece.
ga-return-next = { $pile ->
    [tiles] Poser au-dessus { $tile }
   *[orders] Poser au-dessus { $order }
}
# $color is coal.
ga-cube-color = Prendre du { $color }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
ga-start-drawn = { $seat } commence.
# $space is a factory space, $tile the new tile there.
ga-tile-turned = Nouveau sur la case { $space } : { $tile }.
# $space is an order space, $order the new card there.
ga-order-turned = Nouveau sur la case { $space } : { $order }.
# $order is a card of the draft.
ga-order-shown = Au choix : { $order }.
# $seat took $order in the draft.
ga-drafted = { $seat } prend { $order }.
# $order was not taken in the draft and goes to $space.
ga-left-over = Reste pour la case { $space } : { $order }.
# $seat put $count workers on $space.
ga-placed = { $seat } place { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
} sur la case { $space }.
# $count workers of $seat were displaced from $space.
ga-displaced = { $seat } : { $count ->
    [one] 1 ouvrier quitte
   *[other] { $count } ouvriers quittent
} la case { $space } pour le réfectoire.
# $seat received $marks Marks.
ga-paid-out = { $seat } reçoit { $marks } M.
# $seat bought $tile for $marks Marks.
ga-built = { $seat } construit { $tile } pour { $marks } M.
# $seat put $color on the new cart on $level, whose own colour was short.
ga-cart-filled = { $seat } pose du { $color } sur la nouvelle berline { $level }.
# The new cart of $seat on $level stays empty.
ga-cart-left-empty = { $seat } ne trouve plus de charbon dans la réserve : la nouvelle berline { $level } reste vide.
# $seat moved the cage to $level.
ga-cage-moved = { $seat } amène la cage { $level }.
# $seat loaded $color.
ga-loaded = { $seat } charge du { $color }.
# $seat put $color on $order; $source is cage or store.
ga-slot-filled = { $seat } pose du { $color } { $source ->
    [cage] de la cage
   *[store] du stock
} sur { $order }.
# $seat put $color on $order as one of two cubes that replace $slot; $source is cage or store.
ga-substituted = { $seat } pose du { $color } { $source ->
    [cage] de la cage
   *[store] du stock
} à la place du { $slot } sur { $order }.
# $seat put $color into the store.
ga-stored = { $seat } met du { $color } au stock.
# $seat ended the pit work; $count steps are lost.
ga-steps-lapsed = { $seat } termine l’extraction ; { $count ->
    [one] 1 étape est perdue
   *[other] { $count } étapes sont perdues
}.
# $seat delivered $order and scored $points.
ga-delivered = { $seat } livre { $order } : +{ $points } PV.
# $seat took $order.
ga-order-taken = { $seat } prend { $order }.
# $seat, the reader, drew $tiles, a list.
ga-drew-tiles = { $seat } pioche : { $tiles }.
# $seat, the reader, drew $orders, a list.
ga-drew-orders = { $seat } pioche : { $orders }.
# $seat drew $count tiles, unseen by the reader.
ga-drew-tiles-unseen = { $seat } pioche { $count ->
    [one] 1 tuile Galerie
   *[other] { $count } tuiles Galerie
}.
# $seat drew $count orders, unseen by the reader.
ga-drew-orders-unseen = { $seat } pioche { $count ->
    [one] 1 commande
   *[other] { $count } commandes
}.
# $seat kept none of the drawn pieces.
ga-kept-none = { $seat } ne garde rien.
# $seat put $count pieces back; $end is top or bottom.
ga-returned = { $seat } en repose { $count } { $end ->
    [top] sur la pile
   *[bottom] sous la pile
}.
# The reader put back $tiles, a list.
ga-arranged-tiles = De haut en bas : { $tiles }.
# The reader put back $orders, a list.
ga-arranged-orders = De haut en bas : { $orders }.
# $shift is I, II or III.
ga-shift-ended = Le poste { $shift } est terminé.
# $orders is the list of what $seat has delivered, or “nothing”.
ga-delivered-shown = { $seat } a livré : { $orders }.
# $seat has $count of $element and scored $points for being first or second.
ga-element-scored = { $seat } marque { $points } PV : { $element } ({ $count }).
# $seat is start player of the next shift, with $count workers in the factory.
ga-start-passed = { $seat } commence le prochain poste : { $count ->
    [0] personne à l’usine
    [one] 1 ouvrier à l’usine
   *[other] { $count } ouvriers à l’usine
}.
# $shift is I, II or III.
ga-shift-began = Le poste { $shift } commence.
# $seat had $marks Marks and scored $points.
ga-money-scored = { $seat } échange { $marks } M : { $points } PV.
# $seat had $count cubes and scored $points.
ga-coal-scored = { $seat } garde { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} : { $points } PV.
# $seat had $count outstanding orders and scored $points, zero or less.
ga-outstanding-scored = { $seat } a { $count ->
    [one] { $count } commande en cours
   *[other] { $count } commandes en cours
} : { $points } PV.
# Light and dark side of $seat differ by $count tiles, for $points, zero or less.
ga-imbalance-scored = { $seat } a { $count ->
    [0] une mine équilibrée
    [one] un déséquilibre d’une tuile
   *[other] un déséquilibre de { $count } tuiles
} : { $points } PV.
# $seat won with $points, perhaps together with others.
ga-game-won = { $seat } gagne avec { $points } PV.

## Why something was refused; a clause that follows a colon, without a full stop

# $position counts the cards of the display from 0.
ga-why-draft-take = il n’y a plus de commande à la position { $position }
ga-why-worker = cette case ne peut pas être choisie
# $level is where the cage is.
ga-why-cage-to = la cage y est déjà
# $color is coal.
ga-why-load = aucune berline de cet étage ne porte de { $color }, ou la cage est pleine
# $color is coal, $order an order.
ga-why-fill-cage = la cage n’est pas à la surface ou n’en contient pas, ou { $order } n’a pas besoin de { $color }
# $color is coal, $order an order.
ga-why-fill-store = le stock n’a pas de { $color }, ou { $order } n’en a pas besoin
# $color is coal, $order an order.
ga-why-sub-begin = { $order } n’a pas d’emplacement libre pour le { $color }, ou il manque deux étapes ou deux cubes
# $color is coal.
ga-why-sub-cage = la cage n’est pas à la surface, ou n’a pas de { $color }
# $color is coal.
ga-why-sub-store = le stock n’a pas de { $color }
# $color is coal.
ga-why-stash = la cage n’est pas à la surface ou n’a pas de { $color }, ou une commande en cours en a besoin
# $position counts the drawn pieces from 0.
ga-why-keep = rien n’a été pioché à la position { $position }, ou c’est trop cher
# $position counts the drawn pieces from 0.
ga-why-return-next = il n’y a plus rien à la position { $position }
# $color is coal.
ga-why-cube-color = la réserve n’a plus de { $color }
ga-why-locked = fermé pour ce nombre de joueurs
# $need workers would be needed, $have are there.
ga-why-workers = il faut { $need ->
    [one] { $need } ouvrier
   *[other] { $need } ouvriers
}, disponibles : { $have }
ga-why-nothing-there = il n’y a rien ici
# $marks Marks are there, fewer than the price $cost.
ga-why-marks = coûte { $cost } M, disponibles : { $marks } M
ga-why-empty-stack = la pile est vide
ga-why-nothing-complete = aucune commande de ce transport n’est complète

## Help: the game in short, and each decision in two sentences

ga-help = Vous dirigez une mine pendant trois postes. Achetez des berlines, remontez du charbon, chargez vos commandes et livrez-les. Après chaque poste, l’horloge récompense ceux qui ont le plus livré ; à la fin, les berlines vides comptent aussi. Les commandes en cours et un déséquilibre entre côté éclairé et côté sombre coûtent des points.
ga-help-draft = À tour de rôle, chacun prend une commande jusqu’à en avoir trois. Visez le charbon que vous remonterez tôt, et deux fois le même transport.
ga-help-place-workers = Une case vide demande 1 ouvrier, une case occupée un de plus qu’il n’y en a ; les délogés vont au réfectoire. La banque prend toujours 1 ouvrier et donne 1 M.
ga-help-pit-step = Chaque trajet, chaque cube chargé et chaque cube posé est une étape ; la cage porte 5 cubes et ne se vide qu’à la surface. Le stock ne prend que ce dont aucune de vos commandes n’a besoin ; deux cubes quelconques en remplacent un.
ga-help-sub-cube = Deux cubes quelconques remplissent ensemble un emplacement, chacun coûte une étape. Ils viennent du stock ou, à la surface, de la cage.
ga-help-keep = Vous seul voyez ce que vous avez pioché ; gardez une pièce ou aucune. Une tuile Galerie se paie tout de suite, une commande est gratuite.
ga-help-cube-color = La réserve n’a plus la couleur de la berline, vous en choisissez une autre. La berline garde sa couleur, le cube aussi.
ga-help-return-place = Ce que vous ne gardez pas retourne face cachée, tout sur la pile ou tout dessous. Ensuite vous rangez ce bloc.
ga-help-return-order = Nommez les pièces de haut en bas ; la dernière suit d’elle-même. Sur la pile, la première sera la prochaine piochée.
ga-tie-break = Égalité : les marks restants décident.

## The board in few words

# $shift is I, II or III.
ga-board-shift = Poste { $shift } sur III
# $seat is the start player.
ga-board-start = { $seat } est premier joueur ♪
# $size pieces are left in the stack.
ga-board-draw = piocher 5 sur { $size }
# $count is the number of work steps.
ga-board-steps = { $count } étap.
# A player's $points and $marks.
ga-board-stats = { $points } PV · { $marks } M
# $points, below zero, for the imbalance.
ga-board-cost = { $points } PV
# $count outstanding orders, $delivered delivered ones.
ga-board-orders = Commandes { $count } · livrées { $delivered }
# $count delivered orders.
ga-board-delivered = ✓ { $count }
# $count workers are needed on a space.
ga-board-need = { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
ga-legend = J jaune, B brun, G gris, N noir. Br charrette, Ch chariot, Ca camion, Lo locomotive ; ✓ complète. [J] berline pleine, [·] berline vide, [·····] cage ; sur les commandes, les minuscules sont ce qui manque. Forme et nombre sont des ouvriers : sur une case, en main, au réfectoire. Horloge : points du premier/deuxième et qui mène, votre propre compte tant que les commandes sont cachées.
