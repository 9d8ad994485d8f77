### Web client: the shared board of Schichtwechsel.

## Signs on the board; short, there is little room

web-sw-sign-haul = Berlines
web-sw-sign-coking = Cokerie
web-sw-sign-loading = Chargement
web-sw-sign-track = Pistes
web-sw-sign-miner = Mineur
web-sw-sign-water = Eau d’exhaure
web-sw-sign-headframe = Chevalements
web-sw-sign-start = Premier joueur
# On the start player card, under its name.
web-sw-sign-copy = Copier une carte
web-sw-sign-plant = Cokerie centrale
web-sw-sign-plots = Terrains
# Under the sign of the building plots: when they count.
web-sw-sign-plots-when = Décompte final
web-sw-sign-shift = Poste
# Where headframes stand before they are moved to a bonus.
web-sw-sign-base = Base
# Over the gate of the colliery; the miners’ greeting stays German.
web-sw-gate = Glückauf
# Names the drawings for screen readers.
web-sw-town = Le plateau : poste, cokerie, terrains, chevalements et pistes
web-sw-action-cards = Cartes d’action

## Stations of the shift, as short as a sign

web-sw-station-gate-in = Entrée
web-sw-station-tally-room = Jetons
web-sw-station-clean-changing-room = Vestiaire
web-sw-station-lamp-room = Lampisterie
web-sw-station-overseer = Porion
web-sw-station-cage-ride-1 = Descente
web-sw-station-mine-train = Train
web-sw-station-coal-face = Taille
web-sw-station-meal-break = Casse-croûte
web-sw-station-heading = Traçage
web-sw-station-end-of-shift = Fin de poste
web-sw-station-cage-ride-2 = Remontée
web-sw-station-wash-house = Douches
web-sw-station-gate-out = Sortie

## What effects do, as parts of a list; no capital letter, no full stop

# $n is how many.
web-sw-do-vp = gagner { $n } PV
# $n is how many.
web-sw-do-coin = { $n ->
    [one] prendre 1 pièce
   *[other] prendre { $n } pièces
}
# $n is how many.
web-sw-do-white-cube = { $n ->
    [one] prendre 1 cube blanc
   *[other] prendre { $n } cubes blancs
}
# $n is how many.
web-sw-do-water-up = monter l’eau de { $n }
# $n is how many.
web-sw-do-water-down = baisser l’eau de { $n }
# $n is how many.
web-sw-do-water-by-choice = baisser l’eau de { $n } au plus
# $n is how many.
web-sw-do-take-tool = { $n ->
    [one] prendre 1 marqueur outil
   *[other] prendre { $n } marqueurs outil
}
# $n is how many.
web-sw-do-return-tool = { $n ->
    [one] rendre 1 marqueur outil
   *[other] rendre { $n } marqueurs outil
}
# $n is how many.
web-sw-do-coal-on-cart = { $n ->
    [one] poser { $n } charbon sur les berlines
   *[other] poser { $n } charbons sur les berlines
}
# $n is how many.
web-sw-do-spoil-on-cart = { $n ->
    [one] poser { $n } stérile sur les berlines
   *[other] poser { $n } stériles sur les berlines
}
# $n is how many.
web-sw-do-cube-on-cart = { $n ->
    [one] poser { $n } charbon ou stérile sur les berlines
   *[other] poser { $n } charbons ou stériles sur les berlines
}
# $n is how many.
web-sw-do-coal-on-wagon = { $n ->
    [one] poser { $n } charbon sur les wagons
   *[other] poser { $n } charbons sur les wagons
}
# $n is how many.
web-sw-do-coke-on-wagon = { $n ->
    [one] poser { $n } coke sur les wagons à coke
   *[other] poser { $n } cokes sur les wagons à coke
}
# $n is how many.
web-sw-do-coke-in-plant = { $n ->
    [one] poser { $n } coke à la cokerie
   *[other] poser { $n } cokes à la cokerie
}
# $n is how many.
web-sw-do-spoil-on-heap = { $n ->
    [one] poser { $n } stérile sur le terril
   *[other] poser { $n } stériles sur le terril
}
# $n is how many.
web-sw-do-haul = { $n ->
    [one] remonter 1 berline pleine
   *[other] remonter { $n } berlines pleines au plus
}
# $n is how many.
web-sw-do-convert = { $n ->
    [one] cokéfier 1 wagon plein
   *[other] cokéfier { $n } wagons pleins au plus
}
# $n is how many.
web-sw-do-load = { $n ->
    [one] charger 1 coke
   *[other] charger { $n } cokes au plus
}
# $n is how many.
web-sw-do-road = { $n ->
    [one] avancer de 1 case sur la route
   *[other] avancer de { $n } cases sur la route
}
# $n is how many.
web-sw-do-rail = { $n ->
    [one] avancer de 1 case sur le rail
   *[other] avancer de { $n } cases sur le rail
}
# $n is how many.
web-sw-do-canal = { $n ->
    [one] avancer de 1 case sur le canal
   *[other] avancer de { $n } cases sur le canal
}
# $n is how many.
web-sw-do-road-no-barrier = { $n ->
    [one] avancer de { $n } case sur la route sans franchir de barrière
   *[other] avancer de { $n } cases sur la route sans franchir de barrière
}
# $n is how many.
web-sw-do-rail-no-barrier = { $n ->
    [one] avancer de { $n } case sur le rail sans franchir de barrière
   *[other] avancer de { $n } cases sur le rail sans franchir de barrière
}
# $n is how many.
web-sw-do-canal-no-barrier = { $n ->
    [one] avancer de { $n } case sur le canal sans franchir de barrière
   *[other] avancer de { $n } cases sur le canal sans franchir de barrière
}
web-sw-do-miner-move-use = avancer le mineur et utiliser sa case
web-sw-do-miner-move = avancer le mineur sans utiliser la case
web-sw-do-headframe-single = déplacer un chevalement vers un bonus
web-sw-do-headframe-double = déplacer un chevalement vers la grande zone, puis l’autre vers la petite si vous voulez
# $sizes are sizes of cards, such as “medium or small”.
web-sw-do-copy = copier une carte ({ $sizes })
web-sw-do-start-marker = prendre le marqueur premier joueur
# $n is how many.
web-sw-do-own-rail = { $n ->
    [one] avancer de 1 case sur le rail si un chevalement a quitté la carte
   *[other] avancer de { $n } cases au plus sur le rail, une par chevalement parti de la carte
}
web-sw-do-tile-lower = utiliser la moitié basse de la tuile de sélection
# Either of two: $one and $other are such parts.
web-sw-do-or = { $one } ou { $other }
# $what need not be done.
web-sw-do-maybe = { $what } (si vous voulez)
# $what needs $count pieces of its kind to be there already.
web-sw-do-where = { $what } (seulement s’il y en a déjà { $count })
web-sw-do-nothing = sans effet

## What is said of things that are pointed at

# $payment is what is paid, such as “2 white cubes”.
web-sw-costs = Coûte { $payment }.
web-sw-multi-use = Utilisable plusieurs fois par manche.
web-sw-no-copy = Ne peut pas être copiée.
# $who is a list of players.
web-sw-used-by = Utilisée cette manche par { $who }.
# $who is a list of players whose pieces are there.
web-sw-here = Ici : { $who }.
# $count is the number of players.
web-sw-covered = Couverte à { $count } joueurs.
# $number (1 to 14) of a station.
web-sw-station-number = Case { $number } du poste
# The end of shift or tracks: $first points for the first, $later for everybody else.
web-sw-at-end = À la fin, { $first } PV au premier, { $later } PV aux autres.
# A miner who is at the exit: $vp points and $count tool markers for every further move.
web-sw-overtime = Qui est déjà ici gagne { $vp } PV et rend { $count ->
    [one] { $count } marqueur outil
   *[other] { $count } marqueurs outil
} par déplacement.
# $who came first.
web-sw-first = { $who } est arrivé en premier.
# How far each has come: $who is a player, $field a number of a field.
web-sw-track-at = { $who } : case { $field }
# $field is a field of a track, from which on $vp points count at the end.
web-sw-threshold = Dès la case { $field }, { $vp } PV à la fin.
# $what is what crossing the barrier gives.
web-sw-barrier = Barrière : { $what }.
web-sw-bonus-headframe = amener un chevalement de votre carte à la base
web-sw-bonus-house = construire une maison
# What a plot is worth.
web-sw-worth-miner-move = À la fin, votre mineur avance encore une fois sans utiliser la case.
# $vp points, and $more for every spoil on the heap.
web-sw-worth-spoil = À la fin, { $vp } PV et { $more } PV par stérile sur votre terril.
# $count is how many.
web-sw-worth-tools = À la fin, vous rendez jusqu’à { $count ->
    [one] { $count } marqueur outil
   *[other] { $count } marqueurs outil
}.
# $vp points.
web-sw-worth-vp = À la fin, { $vp } PV.
# $vp points.
web-sw-worth-each = À la fin, { $vp } PV par maison.
# $count is how many.
web-sw-worth-coke = À la fin, pour chaque maison, vous chargez jusqu’à { $count ->
    [one] { $count } coke
   *[other] { $count } cokes
} et vendez une paire.
# $count is how many.
web-sw-worth-speed = Votre mineur va jusqu’à { $count ->
    [one] { $count } case
   *[other] { $count } cases
} plus loin par maison.
# $count houses have room; 0 means as many as one likes.
web-sw-room = { $count ->
    [0] Place pour toutes.
    [one] Place pour 1 maison.
   *[other] Place pour { $count } maisons.
}
# $who owns a field of the coking plant.
web-sw-own-field = Case personnelle : { $who }
web-sw-own-field-cube = Un coke ici couvre un cube blanc, qui manquera à l’étape IV.
# $most coke of one player fit; from number $from on the own field comes first.
web-sw-plant-most = Au plus { $most } cokes par joueur ; à partir du { $from }e, la case personnelle d’abord.
# $area is “large area” or “small area”.
web-sw-frame-space = Bonus pour chevalements, { $area }
web-sw-base = Base des chevalements
