### Schichtwechsel: what is asked, offered, told and refused, and what things are called.
### Names of cards, tiles, spaces and all else come ready-made from the second half of this file.

## Prompts: what the player is asked

# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-ask-assign-triple = Tirage : charbon { $coal }, stérile { $spoil }{ $stone ->
    [0] .
   *[other] , la pierre d’eau.
} À qui les donnez-vous ?
sw-ask-barrier-bonus = Barrière : quel bonus prenez-vous ?
# $category says where the choice comes from; $card is the card it is printed on, none if it is on no card.
sw-ask-choose-option = { $card ->
    [none] { $category } : laquelle des deux possibilités prenez-vous ?
   *[other] Laquelle des deux possibilités prenez-vous ({ $card }) ?
}
sw-ask-choose-variant = Quelle moitié de la carte eau jouez-vous ?
sw-ask-coking-field = Sur quelle case de cokerie va le coke ?
# Up to $count (1 to 5) more wagons may be converted.
sw-ask-convert = { $count ->
    [one] Cokéfiez encore 1 wagon plein. Lequel ?
   *[other] Cokéfiez jusqu’à { $count } wagons pleins. Lequel d’abord ?
}
# $sizes says which cards may be copied: large is 1, medium 2, small 4, sums mean either; $price is 1 if copying costs a tool marker, otherwise 0.
sw-ask-copy-card = { $sizes ->
    [1] Copiez une grande carte ou aucune
    [2] Copiez une carte moyenne ou aucune
    [4] Copiez une petite carte ou aucune
    [6] Copiez une carte moyenne ou petite, ou aucune
   *[other] Copiez une carte ou aucune
}{ $price ->
    [0] .
   *[other] , la copie coûte 1 marqueur outil.
}
# Up to $count (1 to 5) more carts may be hauled.
sw-ask-haul = { $count ->
    [one] Remontez encore 1 berline pleine. Laquelle ?
   *[other] Remontez jusqu’à { $count } berlines pleines. Laquelle d’abord ?
}
sw-ask-headframe-from = Quel chevalement déplacez-vous ?
# $area is where the headframe stands; $may_stay is 1 if it may stay there, otherwise 0.
sw-ask-headframe-to = { $may_stay ->
    [0] Où va le chevalement ({ $area }) ?
   *[other] Déplacez-vous aussi l’autre chevalement ({ $area }) ?
}
sw-ask-house-pick = Quelle maison prenez-vous ? Sa case bonus se libère.
# $house (1 to 5) is the number of the house.
sw-ask-house-plot = Où va la maison { $house } ?
# Up to $count (1 to 5) more coke may be loaded.
sw-ask-load = { $count ->
    [one] Chargez encore { $count } coke. De quelle case ?
   *[other] Chargez jusqu’à { $count } cokes. De quelle case d’abord ?
}
# $offered is where the piece would go.
sw-ask-may-place = { $offered ->
    [cart] Posez-vous un cube sur une berline, ou y renoncez-vous ?
    [wagon] Posez-vous 1 charbon sur un wagon, ou y renoncez-vous ?
    [heap] Posez-vous 1 stérile sur le terril, ou y renoncez-vous ?
    [coke_wagon] Posez-vous 1 coke sur un wagon à coke, ou y renoncez-vous ?
   *[other] Posez-vous 1 coke dans la cokerie, ou y renoncez-vous ?
}
# $use is 1 if the space he reaches is used, otherwise 0.
sw-ask-miner-steps = { $use ->
    [0] Où va votre mineur ? La case n’est pas utilisée.
   *[other] Où va votre mineur ? La case est utilisée.
}
# $card is the card to be paid for.
sw-ask-pay = Comment payez-vous la { $card } ?
# $count (1 to 3) coal are still to be put on wagons.
sw-ask-place-coal = { $count ->
    [one] Sur quel wagon va le charbon ?
   *[other] Encore { $count } cubes de charbon : sur quel wagon va le prochain ?
}
# $count (1 to 3) cubes are still to be loaded, out of $coal coal and $spoil spoil.
sw-ask-place-cube = { $count ->
    [one] Chargez encore 1 cube sur une berline (charbon : { $coal }, stérile : { $spoil }).
   *[other] Chargez encore { $count } cubes sur des berlines (charbon : { $coal }, stérile : { $spoil }).
}
sw-ask-sale-pick = Vendez-vous une paire de cokes pour 1 pièce et 1 cube blanc ?
sw-ask-take-tile = Prenez une tuile de sélection.
# $road, $rail and $canal fields are still to be moved.
sw-ask-track-step = Reste à avancer : route { $road }, rail { $rail }, canal { $canal }. Par où commencer ?
# $exchanged is 1 after a heap exchange, otherwise 0; $white white cubes, $cube (0 or 1) player cube and $coins coins are at hand.
sw-ask-turn = { $exchanged ->
    [0] Utilisez une carte, échangez au terril ou passez
   *[other] L’échange est fait : utilisez maintenant une carte
} (b { $white }, j { $cube }, p { $coins }).
sw-ask-turn-end = Échangez-vous encore au terril ?
# The water stands at $level.
sw-ask-water-amount = L’eau d’exhaure est à { $level }. De combien la baissez-vous ?

## Options: verb first, no full stop

# $seat is the player who receives the cubes.
sw-assign-triple = Donner à { $seat }
# $kind is coal or spoil, $cart a cart.
sw-place-cube = Poser du { $kind } sur la { $cart }
# $tile is a selection tile.
sw-take-tile = { $tile }
# $wagon is a coal wagon.
sw-place-coal = { $wagon }
# $field is a field of the coking plant.
sw-coking-field = { $field }
sw-yes = Oui
sw-no = Non
# One of two effects, or of two pairs of them: $op and $n are what happens and how often, $and and $m what happens then, if $and is not nothing.
sw-option = { $and ->
    [nothing] { sw-first-effect }
   *[other] { sw-first-effect } et { sw-second-effect }
}
# $op is what happens, $n how often.
sw-first-effect = { $op ->
    [vp] Gagner { $n } PV
    [coin] Prendre { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
    [white_cube] Prendre { $n ->
        [one] { $n } cube blanc
       *[other] { $n } cubes blancs
    }
    [take_tool] Prendre { $n ->
        [one] { $n } marqueur outil
       *[other] { $n } marqueurs outil
    }
    [return_tool] Rendre { $n ->
        [one] { $n } marqueur outil
       *[other] { $n } marqueurs outil
    }
    [water_up] Monter l’eau de { $n }
    [water_down] Baisser l’eau de { $n }
    [road] Avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur la route
    [rail] Avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur le rail
    [canal] Avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur le canal
    [coal_on_cart] Poser { $n ->
        [one] { $n } charbon
       *[other] { $n } charbons
    } sur une berline
    [spoil_on_cart] Poser { $n ->
        [one] { $n } stérile
       *[other] { $n } stériles
    } sur une berline
    [cube_on_cart] Poser { $n ->
        [one] { $n } charbon ou stérile
       *[other] { $n } charbons ou stériles
    } sur une berline
    [coal_on_wagon] Poser { $n ->
        [one] { $n } charbon
       *[other] { $n } charbons
    } sur un wagon
    [coke_on_wagon] Poser { $n ->
        [one] { $n } coke
       *[other] { $n } cokes
    } sur un wagon à coke
    [coke_in_plant] Poser { $n ->
        [one] { $n } coke
       *[other] { $n } cokes
    } sur une case de cokerie
    [spoil_on_heap] Poser { $n ->
        [one] { $n } stérile
       *[other] { $n } stériles
    } sur le terril
    [haul] Remonter { $n ->
        [one] { $n } berline
       *[other] { $n } berlines
    }
    [convert] Cokéfier { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    }
    [load] Charger { $n ->
        [one] { $n } coke
       *[other] { $n } cokes
    }
    [miner_move_use] Avancer le mineur et utiliser la case
    [miner_move] Avancer le mineur sans utiliser la case
   *[other] Avancer de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } sur les pistes
}
# $and is what happens besides, $m how often.
sw-second-effect = { $and ->
    [vp] gagner { $m } PV
    [coin] prendre { $m ->
        [one] { $m } pièce
       *[other] { $m } pièces
    }
    [white_cube] prendre { $m ->
        [one] { $m } cube blanc
       *[other] { $m } cubes blancs
    }
    [take_tool] prendre { $m ->
        [one] { $m } marqueur outil
       *[other] { $m } marqueurs outil
    }
    [return_tool] rendre { $m ->
        [one] { $m } marqueur outil
       *[other] { $m } marqueurs outil
    }
    [water_up] monter l’eau de { $m }
    [water_down] baisser l’eau de { $m }
    [road] avancer de { $m ->
        [one] { $m } case
       *[other] { $m } cases
    } sur la route
    [rail] avancer de { $m ->
        [one] { $m } case
       *[other] { $m } cases
    } sur le rail
    [canal] avancer de { $m ->
        [one] { $m } case
       *[other] { $m } cases
    } sur le canal
    [coal_on_cart] poser { $m ->
        [one] { $m } charbon
       *[other] { $m } charbons
    } sur une berline
    [spoil_on_cart] poser { $m ->
        [one] { $m } stérile
       *[other] { $m } stériles
    } sur une berline
    [cube_on_cart] poser { $m ->
        [one] { $m } charbon ou stérile
       *[other] { $m } charbons ou stériles
    } sur une berline
    [coal_on_wagon] poser { $m ->
        [one] { $m } charbon
       *[other] { $m } charbons
    } sur un wagon
    [coke_on_wagon] poser { $m ->
        [one] { $m } coke
       *[other] { $m } cokes
    } sur un wagon à coke
    [coke_in_plant] poser { $m ->
        [one] { $m } coke
       *[other] { $m } cokes
    } sur une case de cokerie
    [spoil_on_heap] poser { $m ->
        [one] { $m } stérile
       *[other] { $m } stériles
    } sur le terril
    [haul] remonter { $m ->
        [one] { $m } berline
       *[other] { $m } berlines
    }
    [convert] cokéfier { $m ->
        [one] { $m } wagon
       *[other] { $m } wagons
    }
    [load] charger { $m ->
        [one] { $m } coke
       *[other] { $m } cokes
    }
    [miner_move_use] avancer le mineur et utiliser la case
    [miner_move] avancer le mineur sans utiliser la case
   *[other] avancer de { $m ->
        [one] { $m } case
       *[other] { $m } cases
    } sur les pistes
}
# $cart is a full cart.
sw-haul = { $cart }
sw-stop-hauling = Ne plus rien remonter
# $wagon is a full wagon.
sw-convert = { $wagon }
sw-stop-converting = Ne plus rien cokéfier
# $field is a field of the coking plant.
sw-load = { $field }
sw-stop-loading = Ne plus rien charger
# $track is road, rail or canal.
sw-track-step = Avancer d’une case : { $track }
sw-stop-moving = Rester sur place
# $bonus is what the barrier gives.
sw-barrier = { $bonus }
# $house is a house on the house track.
sw-house-pick = { $house }
# $plot is a building plot, or the work speed area.
sw-house-plot = { $plot }
# The miner passes to the $steps-th free space ahead; $space is its name.
sw-miner-steps = Avancer de { $steps } pas : { $space }
# $card is a card that lies out.
sw-copy = Copier la { $card }
sw-copy-none = Ne rien copier
# The water is lowered by $levels (0 to 4).
sw-water-amount = { $levels ->
    [0] Ne pas la baisser
   *[other] La baisser de { $levels }
}
# $area is where the headframe stands.
sw-headframe-from = Déplacer d’ici : { $area }
# $space is a bonus space of the headframe area.
sw-headframe-to = { $space }
sw-headframe-none = Le laisser où il est
sw-pass = Passer
# $exchange is a heap exchange.
sw-exchange = Échanger { $exchange }
# $card is a card that lies out.
sw-card = Utiliser la { $card }
sw-own-card = Utiliser votre carte personnelle
# $variant is one half of the combined water card.
sw-variant = { $variant }
# $payment is what is paid.
sw-pay = Payer { $payment }
sw-end-turn = Terminer le tour sans échange

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
sw-start-drawn = { $seat } joue en premier.
# $round is 1 to 5.
sw-round-began = La manche { $round } commence.
# $card is the round card that was turned up.
sw-card-revealed = Carte de manche : { $card }.
# $cart is locked for this round.
sw-cart-locked = La { $cart } est bloquée pour cette manche.
sw-stone-added = La pierre d’eau va dans le sac.
# $coal coal and $spoil spoil were added to the bag.
sw-bag-filled = De plus dans le sac : charbon { $coal }, stérile { $spoil }.
# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-triple-drawn = Tirage : charbon { $coal }, stérile { $spoil }{ $stone ->
    [0] .
   *[other] , la pierre d’eau.
}
# $seat received the cubes just drawn.
sw-triple-given = { $seat } reçoit le tirage.
# $seat loaded a cube on $cart; $kind is coal or spoil.
sw-cube-loaded = { $seat } charge du { $kind } sur la { $cart }.
sw-stone-returned = La pierre d’eau retourne dans le sac.
# $seat took $tile.
sw-tile-taken = { $seat } prend la tuile { $tile }.
# $seat put $tile back.
sw-tile-returned = { $seat } repose la tuile { $tile }.
# The water of $seat rose to $level.
sw-water-rose = Chez { $seat }, l’eau d’exhaure monte à { $level }.
# The gauge of $seat overflowed and fell to $level.
sw-water-overflowed = Chez { $seat }, l’eau d’exhaure déborde et redescend à { $level }.
# The water of $seat fell to $level.
sw-water-fell = { $seat } baisse l’eau d’exhaure à { $level }.
# $seat gained $vp points; $category says what for.
sw-vp-gained = { $seat } gagne { $vp } PV ({ $category }).
# $seat lost $vp points; $category says what for.
sw-vp-lost = { $seat } perd { $vp } PV ({ $category }).
# $seat took $count tool markers.
sw-tools-taken = { $seat } prend { $count ->
    [one] { $count } marqueur outil
   *[other] { $count } marqueurs outil
}.
# $seat returned $count tool markers.
sw-tools-returned = { $seat } rend { $count ->
    [one] { $count } marqueur outil
   *[other] { $count } marqueurs outil
}.
# $seat took $count white cubes.
sw-cubes-taken = { $seat } reçoit { $count ->
    [one] { $count } cube blanc
   *[other] { $count } cubes blancs
}.
# $seat took $count coins.
sw-coins-taken = { $seat } reçoit { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
# $seat sold a pair of coke and filled $column (1 to 5).
sw-coke-sold = { $seat } vend une paire de cokes (colonne { $column }).
# $seat hauled $cart with $count cubes; $kind is coal or spoil.
sw-cart-hauled = { $seat } remonte la { $cart } ({ $kind } { $count }).
# $seat put a coal on $wagon.
sw-coal-placed = { $seat } pose du charbon sur le { $wagon }.
# $seat put $count spoil on the heap.
sw-spoil-heaped = { $seat } pose { $count ->
    [one] { $count } stérile
   *[other] { $count } stériles
} sur le terril.
# $seat converted the coal of $wagon.
sw-wagon-converted = { $seat } cokéfie le { $wagon }.
# $seat put a coke on $field.
sw-coke-made = { $seat } pose du coke à la cokerie ({ $field }).
# $seat received a coke straight on a coke wagon.
sw-coke-received = { $seat } pose du coke sur un wagon à coke.
# $seat loaded the coke from $field.
sw-coke-loaded = { $seat } charge du coke ({ $field }).
# $seat moved on $track to field $place.
sw-disc-moved = { $seat } avance à la case { $place } ({ $track }).
# $seat crossed a barrier of $track; $bonuses is a list of what it offers.
sw-barrier-crossed = { $seat } franchit la barrière ({ $track }) : { $bonuses }.
# $seat reached the target of $track.
sw-target-reached = { $seat } est à l’arrivée ({ $track }).
# $seat took $house from the house track and put it on $plot.
sw-house-placed = { $seat } bâtit la { $house } : { $plot }.
# $seat brought a headframe from the own card to the base.
sw-headframe-brought = { $seat } amène un chevalement de sa carte à la base.
# $seat moved a headframe to $space.
sw-headframe-moved = { $seat } déplace un chevalement : { $space }.
# The miner of $seat went to $space.
sw-miner-moved = { $seat } avance le mineur : { $space }.
# The miner of $seat reached the exit gate.
sw-exit-reached = { $seat } a fini son poste.
# $seat moved a miner who has left already.
sw-overtime-worked = { $seat } a déjà son mineur dehors et gagne des points à la place.
# $seat paid for $card with $payment.
sw-card-paid = { $seat } utilise la { $card } et paie { $payment }.
# $seat paid for the own card with $payment.
sw-own-card-paid = { $seat } utilise sa carte personnelle et paie { $payment }.
# $seat plays one half of the combined water card; $variant is its name.
sw-variant-chosen = { $seat } joue la carte eau : { $variant }.
# $seat copied $card.
sw-card-copied = { $seat } copie la { $card }.
# $seat made a heap exchange; $exchange is which.
sw-exchanged = { $seat } échange { $exchange }.
# $seat is out for this round.
sw-passed = { $seat } passe.
# $seat took the start marker.
sw-marker-taken = { $seat } prend le marqueur premier joueur.
# $card is the round card that is scored.
sw-scoring-began = Décompte de la manche : { $card }.
# $seat had $count white cubes left.
sw-cubes-lost = { $seat } perd { $count ->
    [one] 1 cube blanc inutilisé
   *[other] { $count } cubes blancs inutilisés
}.
sw-final-began = Décompte final.
# $seat won with $vp points.
sw-game-won = { $seat } gagne avec { $vp } PV.
# $seat uses the bonus field that $house has left.
sw-field-used = { $seat } utilise la case bonus de la { $house }.
# $seat uses the lower part of $tile.
sw-tile-used = { $seat } utilise la moitié basse : { $tile }.
# $seat had no room for $piece.
sw-piece-lost = { $seat } n’a pas de place pour ceci : { $piece }.

## Why something was refused; a clause that follows a colon, without a full stop

sw-why-assign-triple = cette place est vide ou a déjà reçu ses cubes
sw-why-place-cube = pleine, bloquée ou pas pour cette sorte, ou il n’y en a pas à charger
sw-why-take-tile = n’est pas disponible
sw-why-place-coal = est plein
sw-why-coking-field = prise ou couverte, ou ce coke doit aller sur la case personnelle
sw-why-yes = ce n’est pas la question
sw-why-no = ce n’est pas la question
sw-why-option = impossible de le faire en entier
sw-why-haul = pas pleine ou bloquée, ou la place manque en haut
sw-why-stop-hauling = la première berline est obligatoire
sw-why-convert = n’est pas plein
sw-why-stop-converting = le premier wagon est obligatoire
sw-why-load = il n’y a là aucun coke à vous
sw-why-stop-loading = le premier coke est obligatoire
sw-why-track-step = rien à avancer ici, ou le disque est à l’arrivée
sw-why-stop-moving = ici il faut avancer
sw-why-barrier = cette barrière ne l’offre pas, ou il n’y a plus de chevalement sur la carte personnelle
sw-why-house-pick = est déjà bâtie
sw-why-house-plot = pas de case libre, ou vous y avez déjà une maison
sw-why-miner-steps = la vitesse de travail ne suffit pas
sw-why-copy = n’est pas en jeu, est protégée, n’a pas la bonne taille ou n’a pas d’effet
sw-why-copy-none = ce n’est pas la question
sw-why-water-amount = l’eau n’est pas si haute
sw-why-headframe-from = il n’y a là aucun chevalement à déplacer
sw-why-headframe-to = prise, bonus impossible, ou un des vôtres est déjà dans cette zone
sw-why-headframe-none = ce chevalement doit être déplacé
sw-why-pass = après un échange il faut utiliser une carte
sw-why-exchange = trop peu de stérile, rien en main pour payer une carte, ou le disque est à l’arrivée
sw-why-card = n’est pas en jeu, est prise, trop chère ou sans effet
sw-why-card-not-out = n’est pas en jeu à ce nombre de joueurs
sw-why-card-used = a déjà servi cette manche
sw-why-card-too-dear = vous n’avez rien pour la payer
sw-why-card-idle = n’aurait aucun effet maintenant
sw-why-own-card = déjà utilisée, trop chère ou sans effet
sw-why-variant = trop chère ou sans effet
sw-why-pay = cette carte ne se paie pas ainsi, ou vous ne l’avez pas
sw-why-end-turn = il faut d’abord utiliser une carte
sw-why-wrong-kind = cette berline n’en prend pas
sw-why-other-kind = l’autre sorte est dessus
sw-why-full = est pleine
sw-why-locked = est bloquée cette manche
sw-why-none-left = il n’y en a plus à charger
# $need is how many have room on it, $have how many lie there.
sw-why-not-full = pas encore remplie : { $have } sur { $need }
# $need coal lies on it, there is room for $have.
sw-why-no-wagon-room = charbon dessus : { $need }, place sur les wagons : { $have }
# $need spoil lies on it, there is room for $have.
sw-why-no-heap-room = stérile dessus : { $need }, place sur le terril : { $have }
sw-why-field-taken = est prise
sw-why-field-covered = est couverte à ce nombre de joueurs
sw-why-own-field-first = ce coke doit aller sur la case personnelle
sw-why-no-fields-left = vous ne pouvez pas avoir plus de coke dans la cokerie
sw-why-at-target = le disque est à l’arrivée
sw-why-not-shown = rien à avancer ici maintenant
sw-why-protected = ne peut pas être copiée
sw-why-wrong-size = n’a pas la bonne taille
sw-why-no-frame-there = aucun de vos chevalements n’est là
sw-why-no-space-for-frame = aucune place n’est libre pour lui
sw-why-wrong-area = ce chevalement va dans l’autre zone
sw-why-space-taken = est prise
sw-why-own-in-area = un des vôtres est déjà dans cette zone
sw-why-no-bonus = son bonus est impossible maintenant
# $need spoil would be needed, $have is there.
sw-why-too-little-spoil = demande { $need ->
    [one] { $need } stérile
   *[other] { $need } stériles
}, disponibles : { $have }
sw-why-nothing-to-pay = il ne vous resterait rien pour payer une carte

## Help: the game in short, and each decision in two sentences

sw-help = Vous dirigez une mine pendant cinq manches. Remontez le charbon et le stérile, faites du coke à la cokerie centrale, chargez-le et vendez-le. Vous payez avec des cubes blancs, votre cube de joueur et des pièces. Sur la route, le rail et le canal, les barrières donnent des maisons, des chevalements et des pas de votre mineur, qui fait son poste d’une porte à l’autre. Gardez l’eau basse : chaque marqueur outil coûte 2 PV à la fin.
sw-help-assign-triple = Le premier joueur distribue le tirage, trois pièces à chacun. Ce qui ne tient sur aucune berline coûte un marqueur outil, et la pierre d’eau fait monter l’eau.
sw-help-barrier-bonus = Le mineur avance et utilise sa nouvelle case, ou un chevalement va de votre carte à la base. Ensuite reprend ce qui était interrompu.
sw-help-choose-option = Vous prenez l’une des deux possibilités, en entier. Ce qui est impossible n’est pas proposé.
sw-help-choose-variant = La carte a deux moitiés, chacune avec son prix. Elle ne sert qu’une fois par manche.
sw-help-coking-field = Au plus quatre de vos cokes sont à la cokerie, et le troisième doit aller sur la case personnelle. Du coke sur celle-ci vous prive d’un cube blanc à l’étape IV.
sw-help-convert = Un wagon plein donne 1 coke, qu’il soit grand ou petit. Après le premier, vous pouvez arrêter.
sw-help-copy-card = La carte copiée agit en entier et ne coûte rien, même déjà utilisée. Les cartes avec ⊘ sont protégées.
sw-help-haul = Seules les berlines pleines remontent, et il faut de la place pour tout : le charbon sur les wagons, le stérile sur le terril. Après la première, vous pouvez arrêter.
sw-help-headframe-from = Un chevalement va de la base ou d’une case bonus à une autre, libre. À la fin de la manche, tous reviennent à la base.
sw-help-headframe-to = Sa nouvelle case agit aussitôt. Dans chaque zone se tient au plus un de vos deux chevalements.
sw-help-house-pick = Prenez n’importe quelle maison de votre piste. Sa case agit à chaque étape VI, dès la manche suivante.
sw-help-house-plot = Les terrains comptent à la fin. Une maison à la vitesse de travail donne une case de plus à votre mineur.
sw-help-load = Chaque coke va sur un wagon à coke, et sa case de cokerie se libère. On vend par paires à l’étape V.
sw-help-may-place = Vous pouvez laisser ce que donne une case du poste ou votre premier chevalement. Cela vient de la réserve.
sw-help-miner-steps = Votre mineur va aussi loin que le permet la vitesse de travail et saute les cases occupées. Le premier à la porte de sortie gagne le plus à la fin.
sw-help-pay = Une pièce remplace tout cube, et votre cube de joueur remplace un blanc. Les pièces restent après la manche, les cubes blancs sont perdus.
sw-help-place-coal = Seuls les wagons pleins sont cokéfiés. Du charbon sur le wagon au cube blanc vous en prive à l’étape IV.
sw-help-place-cube = Une berline n’accepte qu’une sorte, et seules les pleines remontent. L’une n’accepte que le charbon, une autre peut être bloquée.
sw-help-sale-pick = Une paire de cokes rapporte des points à la fin, et chaque paire de plus davantage. On vend au plus une paire par manche.
sw-help-take-tile = La moitié haute agit aussitôt, la moitié basse seulement si la case bonus 5 est libre. À la manche suivante, il faudra une autre tuile.
sw-help-track-step = Vous avancez case par case, dans l’ordre que vous voulez. Chaque barrière agit aussitôt, avant la suite.
sw-help-turn = Utilisez une carte, ou passez pour le reste de la manche ; celles avec ↻ servent plusieurs fois. Une fois par tour, avant ou après la carte, vous pouvez échanger du stérile au terril.
sw-help-turn-end = Une fois par tour, vous pouvez échanger du stérile au terril. Ensuite c’est au suivant.
sw-help-water-amount = Arriver au fond rapporte 1 PV. Tout en haut, l’eau déborde et coûte un marqueur outil.
sw-tie-break = Égalité : gagne qui est assis le plus loin du marqueur premier joueur, dans le sens horaire.
sw-legend = Prix : b cube blanc, j cube du joueur, p pièce ; ↻ utilisable plusieurs fois, ⊘ protégée contre la copie. Forme et lettre montrent qui a utilisé une carte, les cartes pâles sont prises. ≈ eau d’exhaure, ⚒ marqueur outil, ⛏ mineur, ♜ chevalement, ⌂ maison, ▒ coke. Pistes : ‖ est une barrière avec son bonus (2 veut dire 2 PV) ; « 6=1 » : 1 PV à la fin dès la case 6 ; à l’arrivée, « 12=8/5 » : 8 PV au premier, 5 aux autres. · libre, × couverte ou bloquée, g1 à g5 sont les cases de cokerie grises. Berlines : [C·] avec du charbon, S stérile, c seulement du charbon, # peut être bloquée ; (C·) wagon à charbon, b couvre un cube blanc. Maisons : ⌂ encore sur la piste, ✓ case bonus libre. Tuiles : ↑ aussitôt, ↓ à l’étape VI avec la case bonus 5.

## The board in few words

# $round is 1 to 5.
sw-board-round = Manche { $round } sur 5
sw-board-over = Fin
# Before the mark of the start player of this round.
sw-board-start = Premier
# Before the mark of the start player of the next round.
sw-board-next = puis
sw-phase-setup = Mise en place
sw-phase-step-1 = I Extraction
sw-phase-step-2 = II Tuiles de sélection
sw-phase-step-3 = III Eau d’exhaure
sw-phase-step-4 = IV Cubes blancs
sw-phase-step-5 = V Vente de coke
sw-phase-step-6 = VI Cases bonus
sw-phase-action = Actions
sw-phase-scoring = Décompte de manche
sw-phase-final = Décompte final
sw-box-round = Manche
sw-box-shift = Poste
sw-box-plots = Terrains
sw-box-large = ♜ grande
sw-box-small = ♜ petite
sw-box-plant = Cokerie
sw-box-tiles = Tuiles
sw-box-cards = Cartes d’action
sw-box-haul = Berlines
sw-box-coking = Cokerie
sw-box-loading = Chargement
sw-box-track = Pistes
sw-box-miner = Mineur
sw-box-water = Eau
sw-box-headframe = Chevalement
sw-box-copy = Premier
sw-box-mine = Mine
sw-box-store = Stocks
sw-box-houses = Maisons
sw-box-own = Carte
# $vp points for every $count fields of $track.
sw-scoring-per-track-fields = { $vp } PV par { $count } cases ({ $track })
# $vp points for every disc in the lead.
sw-scoring-per-leading-disc = { $vp } PV par disque en tête
# $vp points for every $count spoil on carts and heap.
sw-scoring-per-spoil-in-mine = { $vp } PV par { $count } stériles dans la mine
# $vp points for every $count coke made.
sw-scoring-per-coke-produced = { $vp } PV par { $count } cokes, même vendus
sw-special-lock-cart = berline # bloquée
sw-special-water-stone-to-bag = pierre d’eau dans le sac
sw-special-water-down-all = eau de tous baissée de 1
# $coal and $spoil cubes are in the bag.
sw-board-bag = Sac : charbon { $coal }, stérile { $spoil }
sw-stone-bag = avec la pierre d’eau
sw-stone-aside = pierre d’eau tirée
# $cards is a list of round cards that were played.
sw-board-past = avant : { $cards }
# $first points for the first miner at the exit, $later for the others.
sw-board-exit = { $first }/{ $later } PV
sw-worth-plot-miner-move = dernier pas ⛏
# $vp points and $more for every spoil on the heap.
sw-worth-plot-spoil = { $vp } PV +{ $more } par stérile au terril
# Up to $count tool markers are returned.
sw-worth-plot-tools = ⚒ jusqu’à −{ $count }
# $vp points.
sw-worth-plot-4vp = { $vp } PV
# $vp points for every house.
sw-worth-plot-2vp = { $vp } PV par maison
# Up to $count coke are loaded for every house, and a pair sold.
sw-worth-plot-coke = charger et vendre { $count } cokes
# The miner goes $count spaces farther for every house.
sw-worth-work-speed = ⛏ +{ $count } case
# $vp points of a player.
sw-board-vp = { $vp } PV
# $count tool markers of a player.
sw-board-tools = ⚒{ $count }
sw-board-passed = a passé
sw-board-carts = Berlines
sw-board-wagons = Wagons
sw-board-heap = Terril
# The water stands at $level of $top; $cube is the level that covers a white cube.
sw-board-water = Eau { $level }/{ $top } (sans b à { $cube })
# The water stands at $level.
sw-board-level = ≈{ $level }
sw-board-coke-wagons = Wagons à coke
sw-board-sold = vendu
# $count coke are still in the reserve.
sw-board-reserve = Réserve { $count }
# Coke of a player: $plant in the coking plant, $wagons on coke wagons, $sold sold.
sw-board-coke = ▒ cokerie { $plant }, wagons { $wagons }, vendu { $sold }
sw-board-own-used = carte utilisée
sw-board-used = utilisée
# The miner may go $count spaces.
sw-board-range = ⛏ va jusqu’à { $count }
# Step IV would give $count white cubes.
sw-board-due = IV donne { $count } b
# $count spoil lie on the heap.
sw-board-heap-count = Terril { $count }
# $number (1 to 5) of a grey field.
sw-board-grey = g{ $number }
# Letters for tokens: white cube, player cube, coin.
sw-token-w = b
sw-token-p = j
sw-token-c = p
# Letters for cubes.
sw-letter-coal = C
sw-letter-spoil = S
sw-size-large = grande
sw-size-medium = moyenne
sw-size-small = petite
sw-size-special = spéciale
# Up to $n carts.
sw-short-haul = remonter { $n }
# Up to $n wagons.
sw-short-coke = cokéfier { $n }
# Up to $n coke.
sw-short-load = charger { $n }
# $n points.
sw-short-vp = { $n } PV
# $n coins.
sw-short-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
# $n white cubes.
sw-short-white = { $n ->
    [one] { $n } cube blanc
   *[other] { $n } cubes blancs
}
# $n has its sign: markers taken or returned.
sw-short-tool = ⚒{ $n }
# $n has its sign: levels up or down.
sw-short-water = ≈{ $n }
# Any number of levels up to $n.
sw-short-water-up-to = ≈ jusqu’à −{ $n }
# $n fields.
sw-short-road = route { $n }
# $n fields.
sw-short-rail = rail { $n }
# $n fields.
sw-short-canal = canal { $n }
# $move is so many fields of a track.
sw-short-no-barrier = { $move } sans barrière
# $n cubes.
sw-short-coal-on-cart = { $n } charbon→berline
# $n cubes.
sw-short-spoil-on-cart = { $n } stérile→berline
# $n cubes.
sw-short-cube-on-cart = { $n } charbon/stérile→berline
# $n cubes.
sw-short-coal-wagon = { $n } charbon→wagon
# $n coke.
sw-short-coke-wagon = { $n } coke→wagon à coke
# $n coke.
sw-short-coke-plant = { $n } coke→cokerie
# $n cubes.
sw-short-spoil-heap = { $n } stérile→terril
sw-short-miner-use = pas ⛏
sw-short-miner = pas ⛏ sans case
sw-short-headframe-double = ♜ grande, puis ♜ petite
sw-short-headframe-single = ♜ grande ou petite
# $sizes is a list of sizes.
sw-short-copy = copier { $sizes }
sw-short-take-start-marker = premier joueur
# Up to $n fields, one for each headframe that has left the card.
sw-short-rail-per-removed-headframe = rail jusqu’à { $n } (par ♜ parti)
sw-short-tile-lower = ↓ de la tuile
# $effect needs something of its kind to be there already.
sw-short-requires = { $effect } (s’il y en a déjà)

## Names

sw-title = Schichtwechsel
sw-kind-coal = charbon
sw-kind-spoil = stérile
sw-piece-coal = charbon
sw-piece-spoil = stérile
sw-piece-coke = coke
sw-cart-cart-1 = berline 1
sw-cart-cart-2 = berline 2
sw-cart-cart-3 = berline 3
sw-cart-cart-4 = berline 4
sw-cart-cart-5 = berline 5
sw-wagon-wagon-1 = wagon 1
sw-wagon-wagon-2 = wagon 2
sw-wagon-wagon-3 = wagon 3
sw-wagon-wagon-4 = wagon 4
sw-wagon-wagon-5 = wagon 5
sw-field-own-field = case personnelle
sw-field-grey-1 = case grise 1
sw-field-grey-2 = case grise 2
sw-field-grey-3 = case grise 3
sw-field-grey-4 = case grise 4
sw-field-grey-5 = case grise 5
sw-track-road = route
sw-track-rail = rail
sw-track-canal = canal
sw-house-house-1 = maison 1
sw-house-house-2 = maison 2
sw-house-house-3 = maison 3
sw-house-house-4 = maison 4
sw-house-house-5 = maison 5
sw-plot-plot-miner-move = terrain du mineur
sw-plot-plot-spoil = terrain du terril
sw-plot-plot-tools = terrain des outils
sw-plot-plot-4vp = terrain à 4 PV
sw-plot-plot-2vp = terrain à 2 PV
sw-plot-plot-coke = terrain de vente du coke
sw-plot-work-speed = vitesse de travail
sw-area-base = base
sw-area-large = grande zone
sw-area-small = petite zone
sw-bonus-miner = mineur
sw-bonus-headframe = chevalement
sw-bonus-vp2 = 2 PV
sw-bonus-house = maison
sw-bonus-return-tool = 1 marqueur outil de moins
sw-tile-engine-driver = machiniste
sw-tile-mine-rescue = sauveteurs
sw-tile-gatekeeper = concierge
sw-tile-coal-merchant = charbonnier
sw-tile-overseer-tile = porion
sw-tile-haulier = hercheur
sw-tile-hewer = abatteur
sw-exchange-heap3-road = 3 stériles contre 1 case de route
sw-exchange-heap3-rail = 3 stériles contre 1 case de rail
sw-exchange-heap3-vp = 3 stériles contre 1 PV
sw-exchange-heap5-road = 5 stériles contre 1 PV et 1 case de route
sw-exchange-heap5-rail = 5 stériles contre 1 PV et 1 case de rail
sw-exchange-heap6-coin = 6 stériles contre 1 pièce
sw-payment-w = 1 cube blanc
sw-payment-p = le cube du joueur
sw-payment-c = 1 pièce
sw-payment-ww = 2 cubes blancs
sw-payment-wp = 1 cube blanc et le cube du joueur
sw-payment-wc = 1 cube blanc et 1 pièce
sw-payment-pc = le cube du joueur et 1 pièce
sw-payment-cc = 2 pièces
sw-variant-white = moitié blanche
sw-variant-player = moitié avec cube du joueur
sw-card-own-card = carte personnelle
sw-card-haul-large = grande carte berlines
sw-card-haul-medium = carte moyenne berlines
sw-card-haul-small = petite carte berlines
sw-card-coking-large = grande carte cokerie
sw-card-coking-medium = carte moyenne cokerie
sw-card-coking-small = petite carte cokerie
sw-card-loading-large = grande carte chargement
sw-card-loading-medium = carte moyenne chargement
sw-card-loading-small = petite carte chargement
sw-card-track-large-road-canal = grande carte pistes (route et canal)
sw-card-track-large-rail-road = grande carte pistes (rail et route)
sw-card-track-medium-road-rail = carte moyenne pistes (route et rail)
sw-card-track-medium-rail-canal = carte moyenne pistes (rail et canal)
sw-card-track-small = petite carte pistes
sw-card-miner-large = grande carte mineur
sw-card-miner-small = petite carte mineur
sw-card-water-white = petite carte eau
sw-card-water-player = grande carte eau
sw-card-water-combined = carte eau
sw-card-headframe-double = carte chevalement double
sw-card-headframe-single = carte chevalement simple
sw-card-start-player = carte premier joueur
sw-card-round-road = route
sw-card-round-rail = rail
sw-card-round-canal = canal
sw-card-round-lead = disques en tête
sw-card-round-spoil = stérile
sw-card-round-coke = coke
sw-space-start = devant la porte
sw-space-gate-in = porte d’entrée
sw-space-tally-room = contrôle des jetons
sw-space-clean-changing-room = vestiaire propre
sw-space-lamp-room = lampisterie
sw-space-overseer = porion
sw-space-cage-ride-1 = descente en cage
sw-space-mine-train = train de mine
sw-space-coal-face = taille
sw-space-meal-break = casse-croûte
sw-space-heading = traçage
sw-space-end-of-shift = fin de poste
sw-space-cage-ride-2 = remontée en cage
sw-space-wash-house = salle des douches
sw-space-gate-out = porte de sortie
sw-space-large-miner = mineur (grande)
sw-space-large-coke-wagon = coke sur wagon à coke (grande)
sw-space-large-coke-plant = coke à la cokerie (grande)
sw-space-large-canal = canal (grande)
sw-space-small-coal-wagon = charbon sur wagon (petite)
sw-space-small-spoil-heap = stérile au terril (petite)
sw-space-small-return-tool = marqueur outil rendu (petite)
sw-space-small-vp = point de victoire (petite)
sw-category-round-cards = cartes de manche
sw-category-action-cards = cartes d’action
sw-category-own-card = carte personnelle
sw-category-tiles = tuiles de sélection
sw-category-house-fields = cases bonus
sw-category-heap = échanges au terril
sw-category-shift = cases du poste
sw-category-overtime = pas après la sortie
sw-category-headframes = chevalements
sw-category-coking-plant = cokerie
sw-category-barriers = barrières
sw-category-water = eau au fond
sw-category-sales = ventes
sw-category-end-shift = fin : mineur à la sortie
sw-category-end-road = fin : route
sw-category-end-rail = fin : rail
sw-category-end-canal = fin : canal
sw-category-end-plot-spoil = fin : terrain du terril
sw-category-end-plot-4vp = fin : terrain à 4 PV
sw-category-end-plot-2vp = fin : terrain à 2 PV
sw-category-end-sold-coke = fin : coke vendu
sw-category-end-wagons = fin : wagons pleins
sw-category-end-unsold-coke = fin : coke invendu
sw-category-end-tools = fin : marqueurs outil
sw-category-end-start-marker = fin : marqueur premier joueur
