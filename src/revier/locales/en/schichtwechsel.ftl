### Schichtwechsel: what is asked, offered, told and refused, and what things are called.
### Names of cards, tiles, spaces and all else come ready-made from the second half of this file.

## Prompts: what the player is asked

# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-ask-assign-triple = Drawn: { $coal } coal, { $spoil } spoil{ $stone ->
    [0] .
   *[other] , the water stone.
} Who gets them?
sw-ask-barrier-bonus = A barrier: which bonus do you take?
# $category says where the choice comes from; $card is the card it is printed on, none if it is on no card.
sw-ask-choose-option = { $card ->
    [none] { $category }: which of the two do you take?
   *[other] Which of the two do you take ({ $card })?
}
sw-ask-choose-variant = Which half of the water card do you play?
sw-ask-coking-field = Which coking field does the coke go to?
# Up to $count (1 to 5) more wagons may be converted.
sw-ask-convert = { $count ->
    [one] Convert 1 more full wagon. Which one?
   *[other] Convert up to { $count } full wagons. Which one first?
}
# $sizes says which cards may be copied: large is 1, medium 2, small 4, sums mean either; $price is 1 if copying costs a tool marker, otherwise 0.
sw-ask-copy-card = { $sizes ->
    [1] Copy a large card or none
    [2] Copy a medium card or none
    [4] Copy a small card or none
    [6] Copy a medium or small card or none
   *[other] Copy a card or none
}{ $price ->
    [0] .
   *[other] ; copying costs 1 tool marker.
}
# Up to $count (1 to 5) more carts may be hauled.
sw-ask-haul = { $count ->
    [one] Haul 1 more full cart. Which one?
   *[other] Haul up to { $count } full carts. Which one first?
}
sw-ask-headframe-from = Which headframe do you move?
# $area is where the headframe stands; $may_stay is 1 if it may stay there, otherwise 0.
sw-ask-headframe-to = { $may_stay ->
    [0] Where does the headframe go ({ $area })?
   *[other] Do you move the other headframe too ({ $area })?
}
sw-ask-house-pick = Which house do you take? Its bonus field becomes free.
# $house (1 to 5) is the number of the house.
sw-ask-house-plot = Where does house { $house } go?
# Up to $count (1 to 5) more coke may be loaded.
sw-ask-load = { $count ->
    [one] Load 1 more coke. From which field?
   *[other] Load up to { $count } coke. From which field first?
}
# $offered is where the piece would go.
sw-ask-may-place = { $offered ->
    [cart] Do you put a cube on a cart, or leave it?
    [wagon] Do you put 1 coal on a wagon, or leave it?
    [heap] Do you put 1 spoil on the heap, or leave it?
    [coke_wagon] Do you put 1 coke on a coke wagon, or leave it?
   *[other] Do you put 1 coke into the plant, or leave it?
}
# $use is 1 if the space he reaches is used, otherwise 0.
sw-ask-miner-steps = { $use ->
    [0] Where does your miner go? The space is not used.
   *[other] Where does your miner go? The space is used.
}
# $card is the card to be paid for.
sw-ask-pay = How do you pay for the { $card }?
# $count (1 to 3) coal are still to be put on wagons.
sw-ask-place-coal = { $count ->
    [one] Which wagon does the coal go on?
   *[other] { $count } coal left: which wagon does the next one go on?
}
# $count (1 to 3) cubes are still to be loaded, out of $coal coal and $spoil spoil.
sw-ask-place-cube = { $count ->
    [one] Load 1 more cube on a cart (coal: { $coal }, spoil: { $spoil }).
   *[other] Load { $count } more cubes on carts (coal: { $coal }, spoil: { $spoil }).
}
sw-ask-sale-pick = Do you sell a pair of coke for 1 coin and 1 white cube?
sw-ask-take-tile = Take a selection tile.
# $road, $rail and $canal fields are still to be moved.
sw-ask-track-step = Still to move: road { $road }, rail { $rail }, canal { $canal }. Which first?
# $exchanged is 1 after a heap exchange, otherwise 0; $white white cubes, $cube (0 or 1) player cube and $coins coins are at hand.
sw-ask-turn = { $exchanged ->
    [0] Use a card, exchange from the heap, or pass
   *[other] You have exchanged: now use a card
} (w { $white }, p { $cube }, c { $coins }).
sw-ask-turn-end = Do you exchange from the heap?
# The water stands at $level.
sw-ask-water-amount = The pit water stands at { $level }. By how much do you lower it?

## Options: verb first, no full stop

# $seat is the player who receives the cubes.
sw-assign-triple = Give them to { $seat }
# $kind is coal or spoil, $cart a cart.
sw-place-cube = { $kind } on { $cart }
# $tile is a selection tile.
sw-take-tile = { $tile }
# $wagon is a coal wagon.
sw-place-coal = { $wagon }
# $field is a field of the coking plant.
sw-coking-field = { $field }
sw-yes = Yes
sw-no = No
# One of two effects, or of two pairs of them: $op and $n are what happens and how often, $and and $m what happens then, if $and is not nothing.
sw-option = { $and ->
    [nothing] { sw-first-effect }
   *[other] { sw-first-effect } and { sw-second-effect }
}
# $op is what happens, $n how often.
sw-first-effect = { $op ->
    [vp] Gain { $n } VP
    [coin] Take { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    [white_cube] Take { $n ->
        [one] 1 white cube
       *[other] { $n } white cubes
    }
    [take_tool] Take { $n ->
        [one] 1 tool marker
       *[other] { $n } tool markers
    }
    [return_tool] Return { $n ->
        [one] 1 tool marker
       *[other] { $n } tool markers
    }
    [water_up] Raise the water by { $n }
    [water_down] Lower the water by { $n }
    [road] Move { $n ->
        [one] 1 field
       *[other] { $n } fields
    } on the road
    [rail] Move { $n ->
        [one] 1 field
       *[other] { $n } fields
    } on the rail
    [canal] Move { $n ->
        [one] 1 field
       *[other] { $n } fields
    } on the canal
    [coal_on_cart] Put { $n } coal on { $n ->
        [one] a cart
       *[other] carts
    }
    [spoil_on_cart] Put { $n } spoil on { $n ->
        [one] a cart
       *[other] carts
    }
    [cube_on_cart] Put { $n } coal or spoil on { $n ->
        [one] a cart
       *[other] carts
    }
    [coal_on_wagon] Put { $n } coal on { $n ->
        [one] a wagon
       *[other] wagons
    }
    [coke_on_wagon] Put { $n } coke on { $n ->
        [one] a coke wagon
       *[other] coke wagons
    }
    [coke_in_plant] Put { $n } coke on { $n ->
        [one] a coking field
       *[other] coking fields
    }
    [spoil_on_heap] Put { $n } spoil on the heap
    [haul] Haul { $n ->
        [one] 1 cart
       *[other] { $n } carts
    }
    [convert] Convert { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }
    [load] Load { $n } coke
    [miner_move_use] Move the miner and use the space
    [miner_move] Move the miner without using the space
   *[other] Move { $n ->
        [one] 1 field
       *[other] { $n } fields
    } on the tracks
}
# $and is what happens besides, $m how often.
sw-second-effect = { $and ->
    [vp] gain { $m } VP
    [coin] take { $m ->
        [one] 1 coin
       *[other] { $m } coins
    }
    [white_cube] take { $m ->
        [one] 1 white cube
       *[other] { $m } white cubes
    }
    [take_tool] take { $m ->
        [one] 1 tool marker
       *[other] { $m } tool markers
    }
    [return_tool] return { $m ->
        [one] 1 tool marker
       *[other] { $m } tool markers
    }
    [water_up] raise the water by { $m }
    [water_down] lower the water by { $m }
    [road] move { $m ->
        [one] 1 field
       *[other] { $m } fields
    } on the road
    [rail] move { $m ->
        [one] 1 field
       *[other] { $m } fields
    } on the rail
    [canal] move { $m ->
        [one] 1 field
       *[other] { $m } fields
    } on the canal
    [coal_on_cart] put { $m } coal on { $m ->
        [one] a cart
       *[other] carts
    }
    [spoil_on_cart] put { $m } spoil on { $m ->
        [one] a cart
       *[other] carts
    }
    [cube_on_cart] put { $m } coal or spoil on { $m ->
        [one] a cart
       *[other] carts
    }
    [coal_on_wagon] put { $m } coal on { $m ->
        [one] a wagon
       *[other] wagons
    }
    [coke_on_wagon] put { $m } coke on { $m ->
        [one] a coke wagon
       *[other] coke wagons
    }
    [coke_in_plant] put { $m } coke on { $m ->
        [one] a coking field
       *[other] coking fields
    }
    [spoil_on_heap] put { $m } spoil on the heap
    [haul] haul { $m ->
        [one] 1 cart
       *[other] { $m } carts
    }
    [convert] convert { $m ->
        [one] 1 wagon
       *[other] { $m } wagons
    }
    [load] load { $m } coke
    [miner_move_use] move the miner and use the space
    [miner_move] move the miner without using the space
   *[other] move { $m ->
        [one] 1 field
       *[other] { $m } fields
    } on the tracks
}
# $cart is a full cart.
sw-haul = { $cart }
sw-stop-hauling = Haul nothing more
# $wagon is a full wagon.
sw-convert = { $wagon }
sw-stop-converting = Convert nothing more
# $field is a field of the coking plant.
sw-load = { $field }
sw-stop-loading = Load nothing more
# $track is road, rail or canal.
sw-track-step = One field ahead: { $track }
sw-stop-moving = Stay where you are
# $bonus is what the barrier gives.
sw-barrier = { $bonus }
# $house is a house on the house track.
sw-house-pick = { $house }
# $plot is a building plot, or the work speed area.
sw-house-plot = { $plot }
# The miner passes to the $steps-th free space ahead; $space is its name.
sw-miner-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $space }
# $card is a card that lies out.
sw-copy = Copy the { $card }
sw-copy-none = Copy nothing
# The water is lowered by $levels (0 to 4).
sw-water-amount = { $levels ->
    [0] Do not lower it
   *[other] Lower it by { $levels }
}
# $area is where the headframe stands.
sw-headframe-from = From here: { $area }
# $space is a bonus space of the headframe area.
sw-headframe-to = { $space }
sw-headframe-none = Leave it where it is
sw-pass = Pass
# $exchange is a heap exchange.
sw-exchange = Exchange { $exchange }
# $card is a card that lies out.
sw-card = Use the { $card }
sw-own-card = Use your own card
# $variant is one half of the combined water card.
sw-variant = { $variant }
# $payment is what is paid.
sw-pay = Pay { $payment }
sw-end-turn = End the turn without an exchange

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
sw-start-drawn = { $seat } is start player.
# $round is 1 to 5.
sw-round-began = Round { $round } begins.
# $card is the round card that was turned up.
sw-card-revealed = Round card: { $card }.
# $cart is locked for this round.
sw-cart-locked = { $cart } is locked for this round.
sw-stone-added = The water stone goes into the bag.
# $coal coal and $spoil spoil were added to the bag.
sw-bag-filled = { $coal } coal and { $spoil } spoil go into the bag.
# $coal and $spoil cubes were drawn, and the water stone if $stone is 1.
sw-triple-drawn = Drawn: { $coal } coal, { $spoil } spoil{ $stone ->
    [0] .
   *[other] , the water stone.
}
# $seat received the cubes just drawn.
sw-triple-given = { $seat } gets what was drawn.
# $seat loaded a cube on $cart; $kind is coal or spoil.
sw-cube-loaded = { $seat } loads { $kind } on { $cart }.
sw-stone-returned = The water stone goes back into the bag.
# $seat took $tile.
sw-tile-taken = { $seat } takes the { $tile }.
# $seat put $tile back.
sw-tile-returned = { $seat } returns the { $tile }.
# The water of $seat rose to $level.
sw-water-rose = { $seat }’s pit water rises to { $level }.
# The gauge of $seat overflowed and fell to $level.
sw-water-overflowed = { $seat }’s mine is flooded: the pit water falls back to { $level }.
# The water of $seat fell to $level.
sw-water-fell = { $seat } lowers the water to { $level }.
# $seat gained $vp points; $category says what for.
sw-vp-gained = { $seat } gains { $vp } VP ({ $category }).
# $seat lost $vp points; $category says what for.
sw-vp-lost = { $seat } loses { $vp } VP ({ $category }).
# $seat took $count tool markers.
sw-tools-taken = { $seat } takes { $count ->
    [one] 1 tool marker
   *[other] { $count } tool markers
}.
# $seat returned $count tool markers.
sw-tools-returned = { $seat } returns { $count ->
    [one] 1 tool marker
   *[other] { $count } tool markers
}.
# $seat took $count white cubes.
sw-cubes-taken = { $seat } takes { $count ->
    [one] 1 white cube
   *[other] { $count } white cubes
}.
# $seat took $count coins.
sw-coins-taken = { $seat } takes { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
# $seat sold a pair of coke and filled $column (1 to 5).
sw-coke-sold = { $seat } sells a pair of coke (column { $column }).
# $seat hauled $cart with $count cubes; $kind is coal or spoil.
sw-cart-hauled = { $seat } hauls { $cart }: { $count } { $kind }.
# $seat put a coal on $wagon.
sw-coal-placed = { $seat } puts coal on { $wagon }.
# $seat put $count spoil on the heap.
sw-spoil-heaped = { $seat } puts { $count } spoil on the heap.
# $seat converted the coal of $wagon.
sw-wagon-converted = { $seat } converts { $wagon }.
# $seat put a coke on $field.
sw-coke-made = { $seat } puts coke into the plant ({ $field }).
# $seat received a coke straight on a coke wagon.
sw-coke-received = { $seat } puts coke on a coke wagon.
# $seat loaded the coke from $field.
sw-coke-loaded = { $seat } loads coke ({ $field }).
# $seat moved on $track to field $place.
sw-disc-moved = { $seat } moves to field { $place } ({ $track }).
# $seat crossed a barrier of $track; $bonuses is a list of what it offers.
sw-barrier-crossed = { $seat } crosses the barrier ({ $track }): { $bonuses }.
# $seat reached the target of $track.
sw-target-reached = { $seat } reaches the target ({ $track }).
# $seat took $house from the house track and put it on $plot.
sw-house-placed = { $seat } builds { $house }: { $plot }.
# $seat brought a headframe from the own card to the base.
sw-headframe-brought = { $seat } brings a headframe from their own card to the base.
# $seat moved a headframe to $space.
sw-headframe-moved = { $seat } moves a headframe: { $space }.
# The miner of $seat went to $space.
sw-miner-moved = { $seat } moves the miner: { $space }.
# The miner of $seat reached the exit gate.
sw-exit-reached = { $seat } has finished the shift.
# $seat moved a miner who has left already.
sw-overtime-worked = { $seat } has the miner out already and gains points instead.
# $seat paid for $card with $payment.
sw-card-paid = { $seat } uses the { $card } and pays { $payment }.
# $seat paid for the own card with $payment.
sw-own-card-paid = { $seat } uses their own card and pays { $payment }.
# $seat plays one half of the combined water card; $variant is its name.
sw-variant-chosen = { $seat } plays the water action: { $variant }.
# $seat copied $card.
sw-card-copied = { $seat } copies the { $card }.
# $seat made a heap exchange; $exchange is which.
sw-exchanged = { $seat } exchanges { $exchange }.
# $seat is out for this round.
sw-passed = { $seat } passes.
# $seat took the start marker.
sw-marker-taken = { $seat } takes the start player marker.
# $card is the round card that is scored.
sw-scoring-began = Round scoring: { $card }.
# $seat had $count white cubes left.
sw-cubes-lost = { $seat } loses { $count ->
    [one] 1 unused white cube
   *[other] { $count } unused white cubes
}.
sw-final-began = Final scoring.
# $seat won with $vp points.
sw-game-won = { $seat } wins with { $vp } VP.
# $seat uses the bonus field that $house has left.
sw-field-used = { $seat } uses the bonus field of { $house }.
# $seat uses the lower part of $tile.
sw-tile-used = { $seat } uses the lower half: { $tile }.
# $seat had no room for $piece.
sw-piece-lost = { $seat } has no room for { $piece }.

## Why something was refused; a clause that follows a colon, without a full stop

sw-why-assign-triple = that seat is empty or has received its cubes this round
sw-why-place-cube = full, locked or not for this kind, or there is none of it to load
sw-why-take-tile = is not in the display
sw-why-place-coal = is full
sw-why-coking-field = taken or covered, or this coke must go to your own field
sw-why-yes = that is not being asked now
sw-why-no = that is not being asked now
sw-why-option = it cannot be carried out completely
sw-why-haul = not full or locked, or there is no room above
sw-why-stop-hauling = the first cart is not optional
sw-why-convert = is not full
sw-why-stop-converting = the first wagon is not optional
sw-why-load = no coke of yours lies there
sw-why-stop-loading = the first coke is not optional
sw-why-track-step = nothing to move there, or the disc is on its target
sw-why-stop-moving = here you must move
sw-why-barrier = this barrier does not offer it, or no headframe is left on your own card
sw-why-house-pick = is built already
sw-why-house-plot = no field is free, or a house of yours is there already
sw-why-miner-steps = that is beyond your work speed
sw-why-copy = is not laid out, is protected or of the wrong size, or has no effect now
sw-why-copy-none = that is not being asked now
sw-why-water-amount = the water is not that high
sw-why-headframe-from = none that can be moved stands there
sw-why-headframe-to = taken, its bonus is impossible, or one of yours stands in that area
sw-why-headframe-none = this headframe must be moved
sw-why-pass = after an exchange a card must be used
sw-why-exchange = too little spoil, nothing at hand to pay for a card, or the disc is on its target
sw-why-card = is not laid out, is taken, cannot be paid for or has no effect now
sw-why-card-not-out = is not laid out with this number of players
sw-why-card-used = was used this round
sw-why-card-too-dear = you have nothing at hand that pays for it
sw-why-card-idle = it would have no effect now
sw-why-own-card = used already, cannot be paid for or has no effect now
sw-why-variant = cannot be paid for or has no effect now
sw-why-pay = this card cannot be paid for like that, or it is not at hand
sw-why-end-turn = a card must be used first
sw-why-wrong-kind = this cart takes none of this kind
sw-why-other-kind = the other kind lies on it
sw-why-full = is full
sw-why-locked = is locked in this round
sw-why-none-left = none of it is left to load
# $need is how many have room on it, $have how many lie there.
sw-why-not-full = not full: { $have } of { $need }
# $need coal lies on it, there is room for $have.
sw-why-no-wagon-room = coal on it: { $need }, room on your wagons: { $have }
# $need spoil lies on it, there is room for $have.
sw-why-no-heap-room = spoil on it: { $need }, room on your heap: { $have }
sw-why-field-taken = is taken
sw-why-field-covered = is covered with this number of players
sw-why-own-field-first = this coke must go to your own field
sw-why-no-fields-left = you have as much coke in the plant as is allowed
sw-why-at-target = the disc is on its target
sw-why-not-shown = nothing is to be moved here now
sw-why-protected = cannot be copied
sw-why-wrong-size = is of another size
sw-why-no-frame-there = none of your headframes stands there
sw-why-no-space-for-frame = no space is open for it
sw-why-wrong-area = this headframe goes to the other area
sw-why-space-taken = is taken
sw-why-own-in-area = your other headframe stands in that area
sw-why-no-bonus = its bonus is not possible now
# $need spoil would be needed, $have is there.
sw-why-too-little-spoil = needs { $need } spoil, there is { $have }
sw-why-nothing-to-pay = you have nothing at hand to pay for a card after it

## Help: the game in short, and each decision in two sentences

sw-help = You run a colliery through five rounds. Haul coal and spoil, make coke of the coal in the central coking plant, load it and sell it. You pay with white cubes, your player cube and coins. On road, rail and canal, barriers bring houses, headframes and moves of your miner, who walks his shift from gate to gate. Keep the pit water low: every tool marker costs 2 VP in the end.
sw-help-assign-triple = The start player hands out what was drawn, three pieces for everybody. What fits on no cart costs a tool marker; the water stone raises the water.
sw-help-barrier-bonus = The miner moves and uses his new space, or a headframe goes from your card to the base. Then what was interrupted goes on.
sw-help-choose-option = You take one of the two, and take it completely. What is impossible is not offered.
sw-help-choose-variant = The card has two halves, each with its own price. It is used only once a round.
sw-help-coking-field = At most four of your coke lie in the plant, and the third must go to your own field. Coke there costs you a white cube in step IV.
sw-help-convert = A full wagon makes 1 coke, be it large or small. After the first you may stop.
sw-help-copy-card = The copied card has its full effect and costs nothing, even if it was used already. Cards with ⊘ are protected.
sw-help-haul = Only full carts are hauled, and there must be room for everything: coal on wagons, spoil on the heap. After the first you may stop.
sw-help-headframe-from = A headframe goes from the base or a bonus space to another free one. At the end of the round all return to the base.
sw-help-headframe-to = Its new space takes effect at once. At most one of your two headframes stands in each area.
sw-help-house-pick = Take any house from your track. Its field then works in every step VI, from the next round on.
sw-help-house-plot = Plots count in the end. A house at the work speed makes your miner one space faster.
sw-help-load = Each coke goes on a coke wagon, and its coking field is free again. Pairs are sold in step V.
sw-help-may-place = You may leave what a space of the shift or your first headframe gives. It comes from the supply.
sw-help-miner-steps = Your miner goes as far as your work speed allows; he skips occupied spaces. The first to reach the exit gate gains most in the end.
sw-help-pay = A coin stands for any cube, your player cube for a white one too. Coins are kept after the round, white cubes are lost.
sw-help-place-coal = Only full wagons are converted. Coal on the wagon with the white cube costs you one in step IV.
sw-help-place-cube = A cart takes one kind only, and only full carts are hauled. One cart is for coal alone, one may be locked.
sw-help-sale-pick = A pair of coke is worth points in the end, each further pair more. At most one pair is sold in a round.
sw-help-take-tile = The upper half works at once, the lower one only if bonus field 5 is free. Next round you must take another tile.
sw-help-track-step = You move field by field in any order. Every barrier works at once, before you move on.
sw-help-turn = Use a card or pass for the rest of the round; cards with ↻ can be used again. Once a turn, before or after the card, you may exchange spoil from the heap.
sw-help-turn-end = Once a turn you may exchange spoil from the heap. Then it is the next player’s turn.
sw-help-water-amount = Reaching the bottom gives 1 VP. At the top the water overflows and costs a tool marker.
sw-tie-break = A tie: whoever sits farthest clockwise from the start player marker wins.
sw-legend = Prices: w white cube, p player cube, c coin; ↻ usable several times, ⊘ protected against copying. Shape and letter show who used a card; pale cards are taken. ≈ pit water, ⚒ tool marker, ⛏ miner, ♜ headframe, ⌂ house, ▒ coke. Tracks: ‖ is a barrier with its bonus (2 means 2 VP); “6=1” means 1 VP in the end from field 6 on; at the target, “12=8/5” is 8 VP for the first, 5 for others. · is free, × covered or locked, g1 to g5 are the grey coking fields. Carts: [C·] with coal, S spoil, c takes coal only, # may be locked; (C·) is a coal wagon, w covers a white cube. Houses: ⌂ still on the track, ✓ bonus field free. Tiles: ↑ at once, ↓ in step VI with bonus field 5.

## The board in few words

# $round is 1 to 5.
sw-board-round = Round { $round } of 5
sw-board-over = The end
# Before the mark of the start player of this round.
sw-board-start = Start
# Before the mark of the start player of the next round.
sw-board-next = then
sw-phase-setup = Setting up
sw-phase-step-1 = I Mine coal
sw-phase-step-2 = II Selection tiles
sw-phase-step-3 = III Pit water
sw-phase-step-4 = IV White cubes
sw-phase-step-5 = V Sell coke
sw-phase-step-6 = VI Bonus fields
sw-phase-action = Action phase
sw-phase-scoring = Round scoring
sw-phase-final = Final scoring
sw-box-round = Round
sw-box-shift = Shift
sw-box-plots = Plots
sw-box-large = ♜ large
sw-box-small = ♜ small
sw-box-plant = Plant
sw-box-tiles = Display
sw-box-cards = Action cards
sw-box-haul = Carts
sw-box-coking = Coking
sw-box-loading = Loading
sw-box-track = Tracks
sw-box-miner = Miner
sw-box-water = Water
sw-box-headframe = Headframes
sw-box-copy = Start player
sw-box-mine = Mine
sw-box-store = Stores
sw-box-houses = Houses
sw-box-own = Card
# $vp points for every $count fields of $track.
sw-scoring-per-track-fields = { $vp } VP per { $count } fields of { $track }
# $vp points for every disc in the lead.
sw-scoring-per-leading-disc = { $vp } VP per leading disc
# $vp points for every $count spoil on carts and heap.
sw-scoring-per-spoil-in-mine = { $vp } VP per { $count } spoil in the mine
# $vp points for every $count coke made.
sw-scoring-per-coke-produced = { $vp } VP per { $count } coke, sold ones too
sw-special-lock-cart = cart # locked
sw-special-water-stone-to-bag = water stone into the bag
sw-special-water-down-all = everybody’s water lowered by 1
# $coal and $spoil cubes are in the bag.
sw-board-bag = Bag: { $coal } coal, { $spoil } spoil
sw-stone-bag = with water stone
sw-stone-aside = water stone drawn
# $cards is a list of round cards that were played.
sw-board-past = before: { $cards }
# $first points for the first miner at the exit, $later for the others.
sw-board-exit = { $first }/{ $later } VP
sw-worth-plot-miner-move = last ⛏ move
# $vp points and $more for every spoil on the heap.
sw-worth-plot-spoil = { $vp } VP +{ $more } per heap spoil
# Up to $count tool markers are returned.
sw-worth-plot-tools = ⚒ up to −{ $count }
# $vp points.
sw-worth-plot-4vp = { $vp } VP
# $vp points for every house.
sw-worth-plot-2vp = { $vp } VP per house
# Up to $count coke are loaded for every house, and a pair sold.
sw-worth-plot-coke = load and sell { $count } coke
# The miner goes $count spaces farther for every house.
sw-worth-work-speed = ⛏ +{ $count } space
# $vp points of a player.
sw-board-vp = { $vp } VP
# $count tool markers of a player.
sw-board-tools = ⚒{ $count }
sw-board-passed = passed
sw-board-carts = Carts
sw-board-wagons = Wagons
sw-board-heap = Heap
# The water stands at $level of $top; $cube is the level that covers a white cube.
sw-board-water = Water { $level }/{ $top } (no w at { $cube })
# The water stands at $level.
sw-board-level = ≈{ $level }
sw-board-coke-wagons = Coke wagons
sw-board-sold = sold
# $count coke are still in the reserve.
sw-board-reserve = Reserve { $count }
# Coke of a player: $plant in the coking plant, $wagons on coke wagons, $sold sold.
sw-board-coke = ▒ plant { $plant }, wagons { $wagons }, sold { $sold }
sw-board-own-used = card used
sw-board-used = used
# The miner may go $count spaces.
sw-board-range = ⛏ goes up to { $count }
# Step IV would give $count white cubes.
sw-board-due = IV gives { $count } w
# $count spoil lie on the heap.
sw-board-heap-count = Heap { $count }
# $number (1 to 5) of a grey field.
sw-board-grey = g{ $number }
# Letters for tokens: white cube, player cube, coin.
sw-token-w = w
sw-token-p = p
sw-token-c = c
# Letters for cubes.
sw-letter-coal = C
sw-letter-spoil = S
sw-size-large = large
sw-size-medium = medium
sw-size-small = small
sw-size-special = special
# Up to $n carts.
sw-short-haul = haul { $n }
# Up to $n wagons.
sw-short-coke = convert { $n }
# Up to $n coke.
sw-short-load = load { $n }
# $n points.
sw-short-vp = { $n } VP
# $n coins.
sw-short-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
# $n white cubes.
sw-short-white = { $n ->
    [one] 1 white cube
   *[other] { $n } white cubes
}
# $n has its sign: markers taken or returned.
sw-short-tool = ⚒{ $n }
# $n has its sign: levels up or down.
sw-short-water = ≈{ $n }
# Any number of levels up to $n.
sw-short-water-up-to = ≈ up to −{ $n }
# $n fields.
sw-short-road = road { $n }
# $n fields.
sw-short-rail = rail { $n }
# $n fields.
sw-short-canal = canal { $n }
# $move is so many fields of a track.
sw-short-no-barrier = { $move } without barrier
# $n cubes.
sw-short-coal-on-cart = { $n } coal→cart
# $n cubes.
sw-short-spoil-on-cart = { $n } spoil→cart
# $n cubes.
sw-short-cube-on-cart = { $n } coal/spoil→cart
# $n cubes.
sw-short-coal-wagon = { $n } coal→wagon
# $n coke.
sw-short-coke-wagon = { $n } coke→coke wagon
# $n coke.
sw-short-coke-plant = { $n } coke→plant
# $n cubes.
sw-short-spoil-heap = { $n } spoil→heap
sw-short-miner-use = ⛏ move
sw-short-miner = ⛏ move without space
sw-short-headframe-double = ♜ large, then ♜ small
sw-short-headframe-single = ♜ large or small
# $sizes is a list of sizes.
sw-short-copy = copy { $sizes }
sw-short-take-start-marker = start marker
# Up to $n fields, one for each headframe that has left the card.
sw-short-rail-per-removed-headframe = rail up to { $n } (per ♜ gone)
sw-short-tile-lower = ↓ of the tile
# $effect needs something of its kind to be there already.
sw-short-requires = { $effect } (if one is there)

## Names

sw-title = Schichtwechsel
sw-kind-coal = coal
sw-kind-spoil = spoil
sw-piece-coal = coal
sw-piece-spoil = spoil
sw-piece-coke = coke
sw-cart-cart-1 = cart 1
sw-cart-cart-2 = cart 2
sw-cart-cart-3 = cart 3
sw-cart-cart-4 = cart 4
sw-cart-cart-5 = cart 5
sw-wagon-wagon-1 = wagon 1
sw-wagon-wagon-2 = wagon 2
sw-wagon-wagon-3 = wagon 3
sw-wagon-wagon-4 = wagon 4
sw-wagon-wagon-5 = wagon 5
sw-field-own-field = own coking field
sw-field-grey-1 = grey field 1
sw-field-grey-2 = grey field 2
sw-field-grey-3 = grey field 3
sw-field-grey-4 = grey field 4
sw-field-grey-5 = grey field 5
sw-track-road = road
sw-track-rail = rail
sw-track-canal = canal
sw-house-house-1 = house 1
sw-house-house-2 = house 2
sw-house-house-3 = house 3
sw-house-house-4 = house 4
sw-house-house-5 = house 5
sw-plot-plot-miner-move = miner move plot
sw-plot-plot-spoil = heap plot
sw-plot-plot-tools = tool plot
sw-plot-plot-4vp = 4 VP plot
sw-plot-plot-2vp = 2 VP plot
sw-plot-plot-coke = coke sale plot
sw-plot-work-speed = work speed
sw-area-base = base
sw-area-large = large area
sw-area-small = small area
sw-bonus-miner = miner
sw-bonus-headframe = headframe
sw-bonus-vp2 = 2 VP
sw-bonus-house = house
sw-bonus-return-tool = 1 tool marker less
sw-tile-engine-driver = engine driver
sw-tile-mine-rescue = mine rescue
sw-tile-gatekeeper = gatekeeper
sw-tile-coal-merchant = coal merchant
sw-tile-overseer-tile = overseer
sw-tile-haulier = haulier
sw-tile-hewer = hewer
sw-exchange-heap3-road = 3 spoil for 1 field of road
sw-exchange-heap3-rail = 3 spoil for 1 field of rail
sw-exchange-heap3-vp = 3 spoil for 1 VP
sw-exchange-heap5-road = 5 spoil for 1 VP and 1 field of road
sw-exchange-heap5-rail = 5 spoil for 1 VP and 1 field of rail
sw-exchange-heap6-coin = 6 spoil for 1 coin
sw-payment-w = 1 white cube
sw-payment-p = the player cube
sw-payment-c = 1 coin
sw-payment-ww = 2 white cubes
sw-payment-wp = 1 white cube and the player cube
sw-payment-wc = 1 white cube and 1 coin
sw-payment-pc = the player cube and 1 coin
sw-payment-cc = 2 coins
sw-variant-white = white half
sw-variant-player = player cube half
sw-card-own-card = own card
sw-card-haul-large = large cart action
sw-card-haul-medium = medium cart action
sw-card-haul-small = small cart action
sw-card-coking-large = large coking action
sw-card-coking-medium = medium coking action
sw-card-coking-small = small coking action
sw-card-loading-large = large loading action
sw-card-loading-medium = medium loading action
sw-card-loading-small = small loading action
sw-card-track-large-road-canal = large track action (road and canal)
sw-card-track-large-rail-road = large track action (rail and road)
sw-card-track-medium-road-rail = medium track action (road and rail)
sw-card-track-medium-rail-canal = medium track action (rail and canal)
sw-card-track-small = small track action
sw-card-miner-large = large miner action
sw-card-miner-small = small miner action
sw-card-water-white = small water action
sw-card-water-player = large water action
sw-card-water-combined = water action
sw-card-headframe-double = double headframe action
sw-card-headframe-single = single headframe action
sw-card-start-player = start player card
sw-card-round-road = road
sw-card-round-rail = rail
sw-card-round-canal = canal
sw-card-round-lead = leading discs
sw-card-round-spoil = spoil
sw-card-round-coke = coke
sw-space-start = outside the gate
sw-space-gate-in = entrance gate
sw-space-tally-room = tally room
sw-space-clean-changing-room = clean changing room
sw-space-lamp-room = lamp room
sw-space-overseer = overseer
sw-space-cage-ride-1 = 1st cage ride
sw-space-mine-train = mine train
sw-space-coal-face = coal face
sw-space-meal-break = meal break
sw-space-heading = heading
sw-space-end-of-shift = end of shift
sw-space-cage-ride-2 = 2nd cage ride
sw-space-wash-house = wash house
sw-space-gate-out = exit gate
sw-space-large-miner = miner (large)
sw-space-large-coke-wagon = coke on a coke wagon (large)
sw-space-large-coke-plant = coke into the plant (large)
sw-space-large-canal = canal (large)
sw-space-small-coal-wagon = coal on a wagon (small)
sw-space-small-spoil-heap = spoil on the heap (small)
sw-space-small-return-tool = tool marker back (small)
sw-space-small-vp = victory point (small)
sw-category-round-cards = round cards
sw-category-action-cards = action cards
sw-category-own-card = own card
sw-category-tiles = selection tiles
sw-category-house-fields = bonus fields
sw-category-heap = heap exchanges
sw-category-shift = spaces of the shift
sw-category-overtime = moves after the exit
sw-category-headframes = headframes
sw-category-coking-plant = coking plant
sw-category-barriers = barriers
sw-category-water = water at the bottom
sw-category-sales = sales
sw-category-end-shift = end: miner at the exit
sw-category-end-road = end: road
sw-category-end-rail = end: rail
sw-category-end-canal = end: canal
sw-category-end-plot-spoil = end: heap plot
sw-category-end-plot-4vp = end: 4 VP plot
sw-category-end-plot-2vp = end: 2 VP plot
sw-category-end-sold-coke = end: sold coke
sw-category-end-wagons = end: full wagons
sw-category-end-unsold-coke = end: unsold coke
sw-category-end-tools = end: tool markers
sw-category-end-start-marker = end: start player marker
