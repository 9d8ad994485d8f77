### Web client: Schichtwechsel, all but town and action cards.

## What is asked, where the board shows what a terminal has to tell

# $exchanged is 1 after a heap exchange, otherwise 0; cubes and coins at hand are to be seen.
web-sw-ask-turn = { $exchanged ->
    [0] Use a card, exchange from the heap, or pass.
   *[other] You have exchanged: now use a card.
}

## The table and the colliery

# Names the drawing for screen readers.
web-sw-board = The board: cards and town above, the colliery below
# $name is a player.
web-sw-colliery-of = Colliery of { $name }
# The tabs of a phone: the board all share, one’s own colliery, the action cards.
web-sw-tab-shared = Board
web-sw-tab-own = Colliery
web-sw-tab-side = Cards
# Labels of the tableau, set in capitals; short, there is little room.
web-sw-heap = Heap
web-sw-wagons = Coal wagons
web-sw-underground = Underground
web-sw-water = Water
web-sw-coke-wagons = Coke wagons
web-sw-sales = Sold
web-sw-exchange = Heap exchange
# Beside it, in one line.
web-sw-exchange-note = once a turn, before or after the action
# On the cart that takes nothing else; at most seven letters.
web-sw-coal-only = coal
web-sw-own-card = Own card
# On a rail symbol that no headframe covers any more.
web-sw-own-free = free
# $count fields on the rail.
web-sw-own-rail = rail +{ $count }
# Whether the card was used in this round.
web-sw-own-unused = not used yet
web-sw-own-used = used
# A selection tile, short.
web-sw-tile = Tile
# Between the two halves of a tile’s lower part.
web-sw-or = or
# Behind the number of cubes, coins and tool markers at hand; one short word each.
# $count is that number.
web-sw-stock-cube = { $count ->
   *[other] own
}
# $count is the number before it.
web-sw-stock-white = { $count ->
   *[other] white
}
# $count is the number before it.
web-sw-stock-coins = { $count ->
    [one] coin
   *[other] coins
}
# $vp is what the tool markers cost at the end, below zero.
web-sw-stock-penalty = { $vp } VP

## Panels

# What the numbers of a player’s panel are.
web-sw-panel-cube = Player cube
web-sw-panel-white = White cubes
web-sw-panel-coins = Coins
web-sw-panel-coke = Coke made
web-sw-panel-water = Pit water
web-sw-panel-tools = Tool markers
# $number (1 to 6) is printed on it.
web-sw-round-card = Round card { $number }
# Names the list of points by player.
web-sw-round-now = What the round card would score now
web-sw-chain = What just happened
# The tiles that lie out.
web-sw-display = Selection tiles
web-sw-display-note = upper half now, lower half in step VI
# $upper and $lower are effects such as “1 coal on a wagon”.
web-sw-tile-does = Now: { $upper }. In step VI: { $lower }.
# Three pieces from the bag.
web-sw-drawn = Drawn
web-sw-drawn-note = Who gets them?
# $name is a player, $count what the carts can still take, $water the level of the gauge.
web-sw-room-on-carts = { $name }: { $count ->
    [one] 1 place
   *[other] { $count } places
} free on carts, water { $water }.

## Action bar

# A group of options, one or two short words.
web-sw-group-pay = Pay with
# $count of something are still to be done.
web-sw-track-left = { $count } left
# An option: $what is a card or what it does, $price what is printed on it, such as “1 white cube”.
web-sw-option-card = { $what }, costs { $price }
# An option: $what is a cart, wagon, field, house or tile, $does what is on it or what it does.
web-sw-option-does = { $what }: { $does }
# $count cubes on a cart or wagon.
web-sw-option-coal = { $count } coal
# $count cubes on a cart.
web-sw-option-spoil = { $count } spoil
# On a wagon; $count is 1 or 2.
web-sw-option-free = { $count ->
    [one] 1 place free
   *[other] { $count } places free
}
# The main button: $what is a card or what it does, $price what is printed on it.
web-sw-act-card = Use the { $what }: { $price }
# The main button; $what is a tile, cart, wagon, field, house, plot or space.
web-sw-act-tile = Take: { $what }
# $what is the name of the thing.
web-sw-act-haul = Haul { $what }
# $what is the name of the thing.
web-sw-act-convert = Convert { $what }
# $what is the name of the thing.
web-sw-act-place-coal = Put coal on { $what }
# $what is the name of the thing.
web-sw-act-coking-field = Put the coke on: { $what }
# $what is the name of the thing.
web-sw-act-load = Load from: { $what }
# $what is the name of the thing.
web-sw-act-house-pick = Take { $what }
# $what is the name of the thing.
web-sw-act-house-plot = Build here: { $what }
# $what is the name of the thing.
web-sw-act-headframe-to = Put the headframe on: { $what }

## Result

web-sw-won-title = Where the points came from
# Ways to points, short.
web-sw-way-coke = Coke
web-sw-way-tracks = Tracks and barriers
web-sw-way-shift = Shift
web-sw-way-houses = Houses
web-sw-way-cards = Cards, headframes, tiles
web-sw-way-rounds = Round cards
web-sw-way-water = Water and tools
web-sw-way-start = Start player marker

## The board in words

# $name is a player.
web-sw-text-turn = { $name } is asked.
web-sw-text-start = Start player of this round
web-sw-text-marker = Holds the start player marker
web-sw-text-passed = Has passed
# $vp points, $white white cubes, $cube (0 or 1) player cube, $coins coins and $tools tool markers of a player.
web-sw-text-stocks = { $vp } VP; white cubes { $white }, player cube { $cube }, coins { $coins }, tool markers { $tools }
# $level of the gauge; $due white cubes.
web-sw-text-water = Pit water { $level }; step IV would give { $due ->
    [0] no white cube
    [one] 1 white cube
   *[other] { $due } white cubes
}
# $carts is a list of the message with $cart, $coal and $spoil.
web-sw-text-carts = Carts: { $carts }
# $wagons is a list of the next message.
web-sw-text-wagons = Coal wagons: { $wagons }
# $cart is a cart or wagon with $coal coal or $spoil spoil and $free free places.
web-sw-text-load = { $cart }: { $spoil ->
    [0] { $coal ->
        [0] empty
       *[other] { $coal } coal
    }
   *[other] { $spoil } spoil
}, { $free ->
    [0] full
   *[other] room for { $free }
}
# $load is the message above.
web-sw-text-locked = { $load } (locked)
# $count spoil.
web-sw-text-heap = Heap: { $count } spoil
# $plant, $wagons, $sold and $reserve count coke.
web-sw-text-coke = Coke: plant { $plant }, coke wagons { $wagons }, sold { $sold }, reserve { $reserve }
# $fields is a list of effects.
web-sw-text-houses = Free bonus fields: { $fields }
# $tile is its name, $upper and $lower are effects.
web-sw-text-tile = Selection tile { $tile }: upper half { $upper }; lower half { $lower }
# $does is a list of effects; $count headframes are on it; $used is 1 if it was used in this round.
web-sw-text-own-card = Own card: { $does }; headframes on it: { $count }; { $used ->
    [0] not used yet
   *[other] used
}
# $where is a space of the shift, $range how far he may go.
web-sw-text-miner = Miner: { $where }, range { $range }
# Heads of tables.
web-sw-text-card = Card
web-sw-text-does = Effect
web-sw-text-state = State
web-sw-text-there = There
web-sw-text-track = Track
web-sw-text-length = Target
web-sw-text-space = Space
web-sw-text-plot = Plot
web-sw-text-room = Room
web-sw-text-field = Coking field
web-sw-text-upper = Upper half
web-sw-text-lower = Lower half
# $name is a player.
web-sw-text-own-field = Field of { $name }
web-sw-text-covered = covered
web-sw-text-open = free
web-sw-text-multi = usable several times
# $who is a list of players.
web-sw-text-used-by = used by { $who }
