### Web client: the shared board of Schichtwechsel.

## Signs on the board; short, there is little room

web-sw-sign-haul = Carts
web-sw-sign-coking = Coking
web-sw-sign-loading = Loading
web-sw-sign-track = Tracks
web-sw-sign-miner = Miner
web-sw-sign-water = Pit water
web-sw-sign-headframe = Headframes
web-sw-sign-start = Start player
# On the start player card, under its name.
web-sw-sign-copy = Copy a card
web-sw-sign-plant = Central coking plant
web-sw-sign-plots = Plots
# Under the sign of the building plots: when they count.
web-sw-sign-plots-when = Final scoring
web-sw-sign-shift = Shift
# Where headframes stand before they are moved to a bonus.
web-sw-sign-base = Base
# Over the gate of the colliery; the miners’ greeting stays German.
web-sw-gate = Glückauf
# Names the drawings for screen readers.
web-sw-town = The board: shift, coking plant, plots, headframes and tracks
web-sw-action-cards = Action cards

## Stations of the shift, as short as a sign

web-sw-station-gate-in = Gate
web-sw-station-tally-room = Tally room
web-sw-station-clean-changing-room = Changing room
web-sw-station-lamp-room = Lamp room
web-sw-station-overseer = Overseer
web-sw-station-cage-ride-1 = Cage ride
web-sw-station-mine-train = Mine train
web-sw-station-coal-face = Coal face
web-sw-station-meal-break = Meal break
web-sw-station-heading = Heading
web-sw-station-end-of-shift = End of shift
web-sw-station-cage-ride-2 = Cage ride
web-sw-station-wash-house = Wash house
web-sw-station-gate-out = Gate

## What effects do, as parts of a list; no capital letter, no full stop

# $n is how many.
web-sw-do-vp = gain { $n } VP
# $n is how many.
web-sw-do-coin = { $n ->
    [one] take 1 coin
   *[other] take { $n } coins
}
# $n is how many.
web-sw-do-white-cube = { $n ->
    [one] take 1 white cube
   *[other] take { $n } white cubes
}
# $n is how many.
web-sw-do-water-up = raise the water by { $n }
# $n is how many.
web-sw-do-water-down = lower the water by { $n }
# $n is how many.
web-sw-do-water-by-choice = lower the water by up to { $n }
# $n is how many.
web-sw-do-take-tool = { $n ->
    [one] take 1 tool marker
   *[other] take { $n } tool markers
}
# $n is how many.
web-sw-do-return-tool = { $n ->
    [one] return 1 tool marker
   *[other] return { $n } tool markers
}
# $n is how many.
web-sw-do-coal-on-cart = put { $n } coal on carts
# $n is how many.
web-sw-do-spoil-on-cart = put { $n } spoil on carts
# $n is how many.
web-sw-do-cube-on-cart = put { $n } coal or spoil on carts
# $n is how many.
web-sw-do-coal-on-wagon = put { $n } coal on wagons
# $n is how many.
web-sw-do-coke-on-wagon = put { $n } coke on coke wagons
# $n is how many.
web-sw-do-coke-in-plant = put { $n } coke into the coking plant
# $n is how many.
web-sw-do-spoil-on-heap = put { $n } spoil on the heap
# $n is how many.
web-sw-do-haul = { $n ->
    [one] haul 1 full cart
   *[other] haul up to { $n } full carts
}
# $n is how many.
web-sw-do-convert = { $n ->
    [one] convert 1 full wagon
   *[other] convert up to { $n } full wagons
}
# $n is how many.
web-sw-do-load = { $n ->
    [one] load 1 coke
   *[other] load up to { $n } coke
}
# $n is how many.
web-sw-do-road = { $n ->
    [one] move 1 field on the road
   *[other] move { $n } fields on the road
}
# $n is how many.
web-sw-do-rail = { $n ->
    [one] move 1 field on the rail
   *[other] move { $n } fields on the rail
}
# $n is how many.
web-sw-do-canal = { $n ->
    [one] move 1 field on the canal
   *[other] move { $n } fields on the canal
}
# $n is how many.
web-sw-do-road-no-barrier = { $n ->
    [one] move 1 field on the road without crossing a barrier
   *[other] move { $n } fields on the road without crossing a barrier
}
# $n is how many.
web-sw-do-rail-no-barrier = { $n ->
    [one] move 1 field on the rail without crossing a barrier
   *[other] move { $n } fields on the rail without crossing a barrier
}
# $n is how many.
web-sw-do-canal-no-barrier = { $n ->
    [one] move 1 field on the canal without crossing a barrier
   *[other] move { $n } fields on the canal without crossing a barrier
}
web-sw-do-miner-move-use = move the miner and use his space
web-sw-do-miner-move = move the miner without using the space
web-sw-do-headframe-single = move one headframe to a bonus space
web-sw-do-headframe-double = move one headframe to the large area, then perhaps the other to the small one
# $sizes are sizes of cards, such as “medium or small”.
web-sw-do-copy = copy a card ({ $sizes })
web-sw-do-start-marker = take the start player marker
# $n is how many.
web-sw-do-own-rail = { $n ->
    [one] move 1 field on the rail if a headframe has left the card
   *[other] move up to { $n } fields on the rail, one for each headframe that has left the card
}
web-sw-do-tile-lower = use the lower half of the selection tile
# Either of two: $one and $other are such parts.
web-sw-do-or = { $one } or { $other }
# $what need not be done.
web-sw-do-maybe = { $what } (if you like)
# $what needs $count pieces of its kind to be there already.
web-sw-do-where = { $what } (only if { $count ->
    [one] 1 is
   *[other] { $count } are
} there already)
web-sw-do-nothing = no effect

## What is said of things that are pointed at

# $payment is what is paid, such as “2 white cubes”.
web-sw-costs = Costs { $payment }.
web-sw-multi-use = May be used several times a round.
web-sw-no-copy = Cannot be copied.
# $who is a list of players.
web-sw-used-by = Used this round by { $who }.
# $who is a list of players whose pieces are there.
web-sw-here = Here: { $who }.
# $count is the number of players.
web-sw-covered = Covered with { $count } players.
# $number (1 to 14) of a station.
web-sw-station-number = Space { $number } of the shift
# The end of shift or tracks: $first points for the first, $later for everybody else.
web-sw-at-end = At the end { $first } VP for the first, { $later } VP for everybody else.
# A miner who is at the exit: $vp points and $count tool markers for every further move.
web-sw-overtime = Whoever is here already gains { $vp } VP and returns { $count ->
    [one] 1 tool marker
   *[other] { $count } tool markers
} for each move.
# $who came first.
web-sw-first = { $who } was here first.
# How far each has come: $who is a player, $field a number of a field.
web-sw-track-at = { $who }: field { $field }
# $field is a field of a track, from which on $vp points count at the end.
web-sw-threshold = From field { $field } on { $vp } VP at the end.
# $what is what crossing the barrier gives.
web-sw-barrier = Barrier: { $what }.
web-sw-bonus-headframe = bring a headframe from your own card to the base
web-sw-bonus-house = build a house
# What a plot is worth.
web-sw-worth-miner-move = At the end your miner moves once more without using the space.
# $vp points, and $more for every spoil on the heap.
web-sw-worth-spoil = At the end { $vp } VP and { $more } VP for each spoil on your heap.
# $count is how many.
web-sw-worth-tools = At the end you return up to { $count ->
    [one] 1 tool marker
   *[other] { $count } tool markers
}.
# $vp points.
web-sw-worth-vp = At the end { $vp } VP.
# $vp points.
web-sw-worth-each = At the end { $vp } VP for each house.
# $count is how many.
web-sw-worth-coke = At the end, for each house, you load up to { $count } coke and sell a pair.
# $count is how many.
web-sw-worth-speed = Your miner goes up to { $count ->
    [one] 1 space
   *[other] { $count } spaces
} farther for each house.
# $count houses have room; 0 means as many as one likes.
web-sw-room = { $count ->
    [0] Room for all.
    [one] Room for 1 house.
   *[other] Room for { $count } houses.
}
# $who owns a field of the coking plant.
web-sw-own-field = Own coking field: { $who }
web-sw-own-field-cube = Coke here covers a white cube, which is then missing in step IV.
# $most coke of one player fit; from number $from on the own field comes first.
web-sw-plant-most = At most { $most } coke per player; from number { $from } on the own field comes first.
# $area is “large area” or “small area”.
web-sw-frame-space = Bonus for headframes, { $area }
web-sw-base = Base of the headframes
