### Web client: glueck_auf.

## Surface

# The signs on the buildings and headings of the groups in the action bar; short, there is little room.
web-ga-sign-works = Cart factory
web-ga-sign-bank = Bank
web-ga-sign-pit = Pit work
web-ga-sign-delivery = Delivery
web-ga-sign-office = Order office
web-ga-sign-canteen = Canteen
# The same on a phone, shorter still.
web-ga-tab-works = Carts
web-ga-tab-bank = Bank
web-ga-tab-pit = Pit work
web-ga-tab-delivery = Delivery
web-ga-tab-office = Orders
# Names the five buttons that lead to the buildings.
web-ga-buildings = Buildings
# The tabs of a phone: the board all share, one’s own mine, one’s own orders.
web-ga-tab-shared = Surface
web-ga-tab-own = Mine
web-ga-tab-side = Orders
# Names the drawing for screen readers.
web-ga-board = The board: the surface above, the mine below
# The letter on a coin, short for Mark.
web-ga-coin = M
# $count Marks, on a plate.
web-ga-price = { $count } M
# On the counter of the bank.
web-ga-always-open = always open
# On the stacks: draw $count, keep one.
web-ga-draws = { $count } → 1
# Beside the pips I, II, III.
web-ga-shift = Shift

# What a space offers after the sign of its $building; $what begins with a small letter or a number.
web-ga-space-in = { $building }: { $what }
# $what is a tunnel tile such as “1 yellow cart (light)”, $count its price in Marks.
web-ga-space-tile = { $what }, { $count } M
web-ga-space-no-tile = no tunnel tile left
# $count tiles are drawn.
web-ga-space-draw-tiles = draw { $count } tunnel tiles, build one or none
# $count steps, 4 to 10.
web-ga-space-pit = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
# $count Marks, 3 to 6.
web-ga-space-money = { $count } M
# $count Marks.
web-ga-space-bank = { $count } M, always open
# $what is an order such as “barrow 2× yellow”, $count its points.
web-ga-space-order = { $what }, { $count } VP
web-ga-space-no-order = no order left
# $count orders are drawn.
web-ga-space-draw-orders = draw { $count } orders, keep one or none
# $count players play.
web-ga-closed = Closed with { $count } players.
# What sending workers means, three sentences that follow one another. $count workers are needed.
web-ga-send = { $count ->
    [one] Send 1 worker.
   *[other] Send { $count } workers.
}
# On the main button: $count workers are sent, and what follows at once.
web-ga-act-send = { $count ->
    [one] Send 1 worker
   *[other] Send { $count } workers
}
# $send is “Send 1 worker”, $marks are paid for the tunnel tile there.
web-ga-act-pay = { $send }, pay { $marks } M
# $send is “Send 1 worker”, $marks are received.
web-ga-act-take = { $send }, take { $marks } M
# $send is “Send 1 worker”; $what begins with a small letter or a number, such as “8 steps”.
web-ga-act-for = { $send }: { $what }
# $what is a transport, such as “barrow”.
web-ga-act-deliver = deliver by { $what }
# An option in a list under the sign of its building; $what as above, $count workers are needed.
web-ga-option-space = { $what } · { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
# $what is a tunnel tile, $marks its price.
web-ga-option-build = Build { $what } for { $marks } M
# $what is an order, $points what it brings.
web-ga-option-order = Take { $what }, { $points } VP
# $who is another player, whose $count workers leave.
web-ga-displaces = { $count ->
    [one] { $who }’s worker goes to the canteen.
   *[other] { $who }’s { $count } workers go to the canteen.
}
# $count workers of the reader leave.
web-ga-displaces-own = { $count ->
    [one] Your worker there goes to the canteen.
   *[other] Your { $count } workers there go to the canteen.
}
# $count workers stay in the player’s hand.
web-ga-left = { $count ->
    [0] That is your last.
    [one] You have 1 left.
   *[other] You have { $count } left.
}

# Beside the keys Enter and Escape, in the tip of a space that has the focus.
web-ga-tip-choose = choose
web-ga-tip-drop = drop

# Sheets over the board
web-ga-draft = The first orders
# $count orders are left.
web-ga-draft-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
# $count tiles were drawn.
web-ga-drawn-tiles = { $count ->
    [one] 1 tunnel tile drawn
   *[other] { $count } tunnel tiles drawn
}
# $count orders were drawn.
web-ga-drawn-orders = { $count ->
    [one] 1 order drawn
   *[other] { $count } orders drawn
}
# Above the pieces that go back, uppermost first.
web-ga-drawn-block = Goes back
web-ga-supply = Supply

# Groups of options in the action bar, one or two short words
web-ga-group-cage = Cage to
web-ga-group-load = Load
web-ga-group-fill-cage = Cage → order
web-ga-group-fill-store = Store → order
web-ga-group-substitute = Two for one
web-ga-group-from-cage = From the cage
web-ga-group-from-store = From the store
web-ga-group-stash = Into the store
web-ga-group-orders = Orders
web-ga-group-keep = Keep
web-ga-group-uppermost = Uppermost

## Underground and panels

# Signs in the mine: the store at the surface; the short word for phones; the plate of level 0.
web-ga-store = Coal store
web-ga-store-short = Store
web-ga-surface = surface
# Tiles on the $light and the $dark side of a mine.
web-ga-balance = Balance: { $light } light · { $dark } dark
# Tiles on the $light and the $dark side, where there is little room.
web-ga-balance-short = { $light } light · { $dark } dark
web-ga-balance-even = in balance
# $points, below zero, for $count tiles of difference.
web-ga-balance-cost = { $points } VP at the end, { $count ->
    [one] 1 tile off
   *[other] { $count } tiles off
}
# $points, below zero, for the imbalance.
web-ga-balance-cost-short = Imbalance { $points } VP
# Stocks of a player.
web-ga-panel-workers = Workers
web-ga-panel-marks = Marks
web-ga-panel-orders = Outstanding orders
web-ga-panel-delivered = Delivered orders
# The heading above one’s own outstanding orders.
web-ga-orders-mine = My orders
# The heading above the outstanding orders of $name.
web-ga-orders-of = { $name }’s orders
# $count outstanding orders, $delivered delivered ones.
web-ga-orders-count = { $count } outstanding · { $delivered } delivered
web-ga-no-orders = No outstanding orders
# $order brings $points; $colors is the coal that it still needs, such as “brown, grey”.
web-ga-order-card = { $order }: { $points } VP, missing: { $colors }
# All slots of $order are filled; it brings $points.
web-ga-order-ready = { $order }: { $points } VP, ready for delivery
# Any two cubes in place of one; then the slot is asked for.
web-ga-substitute = 2 cubes for 1
web-ga-substitute-where = Which slot?
# Rows of the shift clock that score at the end of the shift that is running.
web-ga-clock-next-1 = I scores next
web-ga-clock-next-2 = I and II score next
web-ga-clock-next-3 = all three score next
# $shift is I, II or III.
web-ga-clock-row = Row { $shift }, scores next
# The same of a row that scores in a later shift, $shift.
web-ga-clock-row-later = Row { $shift }, scores later
# An element of the shift clock, with the points for the $first and the $second place: $element is such as “empty black carts”.
web-ga-clock-element = { $element }: { $first } VP, second place { $second }.
# $names have most, $count each.
web-ga-clock-leads = In front with { $count }: { $names }.
# The reader has $count of the element.
web-ga-clock-mine = You have { $count }, other delivered orders lie face down.
web-ga-clock-hidden = Delivered orders lie face down.
web-ga-clock-nobody = Nobody has any.
# Pit work: $count of $total steps are left.
web-ga-track-left = { $count } of { $total } left
web-ga-track-open = step to come
# A step that was taken: the cage went to level $level, 0 is the surface.
web-ga-track-ride = { $level ->
    [0] cage to the surface
   *[other] cage to level { $level }
}
# A step that was taken; $color is coal.
web-ga-track-loaded = loaded { $color }
# A step that was taken; $color is coal.
web-ga-track-filled = { $color } put on an order
# A step that was taken; $color is coal, one of two cubes in place of another.
web-ga-track-substituted = { $color } put in place of other coal
# A step that was taken; $color is coal.
web-ga-track-stored = { $color } put into the store

## The board in words

web-ga-text-nothing = nothing
# Headings of columns: a worker space, what lies there or what it gives, who stands there.
web-ga-text-space = Space
web-ga-text-there = There
web-ga-text-crew = Crew
web-ga-text-closed = closed in this game
web-ga-text-empty = empty
web-ga-text-free = free
# $order is such as “barrow 2× yellow”, $points what it brings.
web-ga-text-order = { $order }, { $points } VP
# $tile is such as “1 yellow cart (light)”, $marks its price.
web-ga-text-tile = { $tile }, { $marks } M
# $count Marks.
web-ga-text-marks = { $count } M
# $count workers of $name.
web-ga-text-workers = { $name }: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
# $tiles and $orders are the sizes of the two stacks.
web-ga-text-stacks = Stacks: { $tiles ->
    [one] 1 tunnel tile
   *[other] { $tiles } tunnel tiles
}, { $orders ->
    [one] 1 order
   *[other] { $orders } orders
}
# $name has drawn $count pieces.
web-ga-text-drawn = { $name } has drawn { $count }
# Headings of columns: what is counted, the first shift that scores it, points for first and second place.
web-ga-text-element = Element
web-ga-text-from-shift = From shift
web-ga-text-places = First / second
web-ga-text-hidden = face down
# $name is the player to act.
web-ga-text-turn = { $name } is to act.
web-ga-text-start = Start player
# A player’s $points, $workers in hand and $marks.
web-ga-text-stocks = { $points } VP, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $marks } M
# Where the cage is ($level, 0 is the surface) and what it holds: $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-cage = { $level ->
    [0] Cage at the surface
   *[other] Cage at level { $level }
}: { $cubes }
# $cubes is such as “2 × brown, 1 × grey”.
web-ga-text-store = Store: { $cubes }
# Tiles on the $light and the $dark side, and the $points (zero or below) for the difference.
web-ga-text-balance = Tiles: { $light } light, { $dark } dark; { $points } VP at the end
# A heading; the mine of $name.
web-ga-text-mine = { $name }’s mine
web-ga-text-level = Level
# Level $level with its coal, $color.
web-ga-text-depth = { $level } ({ $color })
# Carts of a tunnel: $full with coal, $empty without.
web-ga-text-carts = { $full } with coal, { $empty } empty
web-ga-text-outstanding = Outstanding orders
# A heading; $count orders.
web-ga-text-delivered = Delivered: { $count }

## The end

web-ga-won-title = Shift clock: who won what
web-ga-won-places = first / second place

## The scoring of a shift

web-ga-scene-majorities = Majorities of the shift clock
# Heading of the orders that were delivered so far.
web-ga-scene-delivered = Delivered
# Heading of who starts the next shift.
web-ga-scene-next = Next shift
# Heading of the log; $shift is I, II or III.
web-ga-log-shift = Shift { $shift }

web-ga-outlook = If the shift ended now
