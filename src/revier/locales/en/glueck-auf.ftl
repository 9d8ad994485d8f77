### Glück Auf: what is asked, offered, told and refused.
### Names of spaces, tiles, orders, levels and coal come ready-made from glueck-auf-names.ftl.

## Prompts: what the player is asked

ga-ask-draft = Take an order.
ga-ask-place-workers = Place your workers.
# $count (1 to 10) work steps are left.
ga-ask-pit-step = { $count ->
    [one] 1 step left.
   *[other] { $count } steps left.
}
# Two cubes replace one; $count says which of the two is asked for (1 or 2), $color and $order what is replaced where.
ga-ask-sub-cube = { $count ->
    [1] In place of { $color } on { $order }: take the first cube.
   *[other] In place of { $color } on { $order }: take the second cube.
}
# $count (1 to 5) pieces were drawn; $pile is tiles or orders.
ga-ask-keep = { $pile ->
    [tiles] { $count ->
        [one] Build the tunnel tile or put it back.
       *[other] Build one of { $count } tunnel tiles or none.
    }
   *[orders] { $count ->
        [one] Take the order or put it back.
       *[other] Take one of { $count } orders or none.
    }
}
# $color is the coal that should lie on the new cart.
ga-ask-cube-color = The supply has no { $color }. Choose another for the new cart.
# $count (1 to 5) pieces go back; $pile is tiles or orders.
ga-ask-return-place = { $pile ->
    [tiles] { $count ->
        [one] Where does the tunnel tile go?
       *[other] Where do the { $count } tunnel tiles go?
    }
   *[orders] { $count ->
        [one] Where does the order go?
       *[other] Where do the { $count } orders go?
    }
}
# $count (2 to 5) pieces are still to be named, uppermost first; $pile is tiles or orders, $end is top or bottom.
ga-ask-return-order = { $pile ->
    [tiles] { $end ->
        [top] { $count } tiles go on top of the stack: which lies uppermost?
       *[bottom] { $count } tiles go under the stack: which lies uppermost?
    }
   *[orders] { $end ->
        [top] { $count } orders go on top of the stack: which lies uppermost?
       *[bottom] { $count } orders go under the stack: which lies uppermost?
    }
}

## Options: verb first, no full stop

# $order is a card of the display.
ga-draft-take = Take { $order }
# $space is a worker space or the bank.
ga-worker = { $space }
# $level is a level, or the surface.
ga-cage-to = Take the cage to { $level }
# $color is coal.
ga-load = Load { $color }
# $color is coal, $order an outstanding order.
ga-fill-cage = Put { $color } from the cage on { $order }
# $color is coal, $order an outstanding order.
ga-fill-store = Put { $color } from the store on { $order }
# $color is the coal to be replaced by any two cubes, $order an outstanding order.
ga-sub-begin = Replace { $color } on { $order } by two cubes
# $color is coal.
ga-sub-cage = Take { $color } from the cage
# $color is coal.
ga-sub-store = Take { $color } from the store
# $color is coal.
ga-stash = Put { $color } from the cage into the store
ga-pit-end = End the pit work
# $pile is tiles or orders; then $tile or $order is the piece.
ga-keep = { $pile ->
    [tiles] Build { $tile }
   *[orders] Take { $order }
}
ga-keep-none = Keep nothing
ga-return-top = Put all on top of the stack
ga-return-bottom = Put all under the stack
# $pile is tiles or orders; then $tile or $order is the piece.
ga-return-next = { $pile ->
    [tiles] Put { $tile } uppermost
   *[orders] Put { $order } uppermost
}
# $color is coal.
ga-cube-color = Take { $color }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
ga-start-drawn = { $seat } is start player.
# $space is a factory space, $tile the new tile there.
ga-tile-turned = New on { $space }: { $tile }.
# $space is an order space, $order the new card there.
ga-order-turned = New on { $space }: { $order }.
# $order is a card of the draft.
ga-order-shown = In the draft: { $order }.
# $seat took $order in the draft.
ga-drafted = { $seat } takes { $order }.
# $order was not taken in the draft and goes to $space.
ga-left-over = Left for { $space }: { $order }.
# $seat put $count workers on $space.
ga-placed = { $seat } sends { $count ->
    [one] 1 worker
   *[other] { $count } workers
} to { $space }.
# $count workers of $seat were displaced from $space.
ga-displaced = { $seat }’s { $count ->
    [one] worker goes
   *[other] { $count } workers go
} from { $space } to the canteen.
# $seat received $marks Marks.
ga-paid-out = { $seat } receives { $marks } M.
# $seat bought $tile for $marks Marks.
ga-built = { $seat } builds { $tile } for { $marks } M.
# $seat put $color on the new cart on $level, whose own colour was short.
ga-cart-filled = { $seat } puts { $color } on the new cart on { $level }.
# The new cart of $seat on $level stays empty.
ga-cart-left-empty = { $seat } finds no coal in the supply: the new cart on { $level } stays empty.
# $seat moved the cage to $level.
ga-cage-moved = { $seat } takes the cage to { $level }.
# $seat loaded $color.
ga-loaded = { $seat } loads { $color }.
# $seat put $color on $order; $source is cage or store.
ga-slot-filled = { $seat } puts { $color } { $source ->
    [cage] from the cage
   *[store] from the store
} on { $order }.
# $seat put $color on $order as one of two cubes that replace $slot; $source is cage or store.
ga-substituted = { $seat } puts { $color } { $source ->
    [cage] from the cage
   *[store] from the store
} in place of { $slot } on { $order }.
# $seat put $color into the store.
ga-stored = { $seat } puts { $color } into the store.
# $seat ended the pit work; $count steps are lost.
ga-steps-lapsed = { $seat } ends the pit work; { $count ->
    [one] 1 step is lost
   *[other] { $count } steps are lost
}.
# $seat delivered $order and scored $points.
ga-delivered = { $seat } delivers { $order }: +{ $points } VP.
# $seat took $order.
ga-order-taken = { $seat } takes { $order }.
# $seat, the reader, drew $tiles, a list.
ga-drew-tiles = { $seat } draws: { $tiles }.
# $seat, the reader, drew $orders, a list.
ga-drew-orders = { $seat } draws: { $orders }.
# $seat drew $count tiles, unseen by the reader.
ga-drew-tiles-unseen = { $seat } draws { $count ->
    [one] 1 tunnel tile
   *[other] { $count } tunnel tiles
}.
# $seat drew $count orders, unseen by the reader.
ga-drew-orders-unseen = { $seat } draws { $count ->
    [one] 1 order
   *[other] { $count } orders
}.
# $seat kept none of the drawn pieces.
ga-kept-none = { $seat } keeps nothing.
# $seat put $count pieces back; $end is top or bottom.
ga-returned = { $seat } puts { $count } back { $end ->
    [top] on top of the stack
   *[bottom] under the stack
}.
# The reader put back $tiles, a list.
ga-arranged-tiles = From top to bottom: { $tiles }.
# The reader put back $orders, a list.
ga-arranged-orders = From top to bottom: { $orders }.
# $shift is I, II or III.
ga-shift-ended = Shift { $shift } is over.
# $orders is the list of what $seat has delivered, or “nothing”.
ga-delivered-shown = { $seat } has delivered: { $orders }.
# $seat has $count of $element and scored $points for being first or second.
ga-element-scored = { $seat } scores { $element } ({ $count }): +{ $points } VP.
# $seat is start player of the next shift, with $count workers in the factory.
ga-start-passed = { $seat } starts the next shift: { $count ->
    [0] nobody stands in the factory
    [one] 1 worker in the factory
   *[other] { $count } workers in the factory
}.
# $shift is I, II or III.
ga-shift-began = Shift { $shift } begins.
# $seat had $marks Marks and scored $points.
ga-money-scored = { $seat } trades { $marks } M: { $points } VP.
# $seat had $count cubes and scored $points.
ga-coal-scored = { $seat } has { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} left: { $points } VP.
# $seat had $count outstanding orders and scored $points, zero or less.
ga-outstanding-scored = { $seat } has { $count ->
    [one] 1 outstanding order
   *[other] { $count } outstanding orders
}: { $points } VP.
# Light and dark side of $seat differ by $count tiles, for $points, zero or less.
ga-imbalance-scored = { $seat } has { $count ->
    [0] no imbalance
    [one] an imbalance of 1 tile
   *[other] an imbalance of { $count } tiles
}: { $points } VP.
# $seat won with $points, perhaps together with others.
ga-game-won = { $seat } wins with { $points } VP.

## Why something was refused; a clause that follows a colon, without a full stop

# $position counts the cards of the display from 0.
ga-why-draft-take = no order is left at position { $position }
ga-why-worker = this space cannot be chosen
# $level is where the cage is.
ga-why-cage-to = the cage is already there
# $color is coal.
ga-why-load = no cart of this level holds { $color }, or the cage is full
# $color is coal, $order an order.
ga-why-fill-cage = the cage is not at the surface or has no such coal, or { $order } does not need { $color }
# $color is coal, $order an order.
ga-why-fill-store = the store has no { $color }, or { $order } does not need it
# $color is coal, $order an order.
ga-why-sub-begin = { $order } has no free slot for { $color }, or two steps or two cubes are missing
# $color is coal.
ga-why-sub-cage = the cage is not at the surface, or has no { $color }
# $color is coal.
ga-why-sub-store = the store has no { $color }
# $color is coal.
ga-why-stash = the cage is not at the surface or has no { $color }, or an outstanding order needs it
# $position counts the drawn pieces from 0.
ga-why-keep = nothing was drawn at position { $position }, or it costs too much
# $position counts the drawn pieces from 0.
ga-why-return-next = nothing is left at position { $position }
# $color is coal.
ga-why-cube-color = the supply has no { $color }
ga-why-locked = locked with this number of players
# $need workers would be needed, $have are there.
ga-why-workers = needs { $need ->
    [one] 1 worker
   *[other] { $need } workers
}, has { $have }
ga-why-nothing-there = nothing lies there
# $marks Marks are there, fewer than the price $cost.
ga-why-marks = costs { $cost } M, there are { $marks } M
ga-why-empty-stack = the stack is empty
ga-why-nothing-complete = no order with this transport is complete

## Help: the game in short, and each decision in two sentences

ga-help = You run a mine through three shifts. Buy carts, bring up coal, load your orders and deliver them. After each shift the shift clock scores who has delivered the most; at the end empty carts count as well. Outstanding orders and an imbalance between the light and the dark side cost points.
ga-help-draft = In turn everybody takes an order until all have three. Look for coal you can bring up early, and for the same transport twice.
ga-help-place-workers = An empty space takes 1 worker, an occupied one takes one more than stand there; those displaced go to the canteen. The bank always takes exactly 1 worker and gives 1 M.
ga-help-pit-step = Every ride, every cube loaded and every cube put down is a step; the cage holds 5 cubes and is unloaded at the surface only. The store takes only what none of your orders needs; any two cubes replace one.
ga-help-sub-cube = Any two cubes together fill one slot, and each costs a step. They come from the store or, at the surface, from the cage.
ga-help-keep = Only you see what you have drawn; keep one piece or none. You pay for a tunnel tile at once, an order is free.
ga-help-cube-color = The supply is out of the cart’s colour, so you choose another. The cart still counts as a cart of its colour, the cube keeps its own.
ga-help-return-place = What you do not keep goes back face down as one block, all on top or all below. Then you arrange the block.
ga-help-return-order = Name the pieces from top to bottom; the last one follows by itself. On top of the stack the first one is the next to be drawn.
ga-tie-break = A tie: the Marks left decide.

## The board in few words

# $shift is I, II or III.
ga-board-shift = Shift { $shift } of III
# $seat is the start player.
ga-board-start = { $seat } is start player ♪
# $size pieces are left in the stack.
ga-board-draw = draw 5 of { $size }
# $count is the number of work steps.
ga-board-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
# A player's $points and $marks.
ga-board-stats = { $points } VP · { $marks } M
# $points, below zero, for the imbalance.
ga-board-cost = { $points } VP
# $count outstanding orders, $delivered delivered ones.
ga-board-orders = Orders { $count } · delivered { $delivered }
# $count delivered orders.
ga-board-delivered = ✓ { $count }
# $count workers are needed on a space.
ga-board-need = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
ga-legend = Y yellow, B brown, G grey, K black. Ba barrow, Ca carriage, Mo motorcar, En engine; ✓ complete. [Y] full cart, [·] empty cart, [·····] cage; small letters on orders are what is missing. Shape and number are workers: on a space, in hand, in the canteen. Shift clock: points for first/second place and who leads, your own count while orders lie face down.
