### The board of Kohle & Kolonie in the browser.

## Board: places, sheets and tabs

web-kk-round = Round
web-kk-tab-shared = Map
web-kk-tab-own = Tableau
web-kk-tab-side = Bank
# $phase (1 to 10) of $count phases of a round.
web-kk-phase-of = Phase { $phase } of { $count }
# Names the switch between the three documents beside the map.
web-kk-sheets = Sheets
web-kk-sheet-bank = Bank
# Short, for a narrow tab.
web-kk-sheet-disaster = Disaster
# Short, for a narrow tab.
web-kk-sheet-auction = Auction
# What else may be chosen, on the map that is not shown now.
web-kk-on-map = On the map
# What else may be chosen, on the tableau that is not shown now.
web-kk-on-estate = On your tableau

## Tableau and pithead tiles

# $name is a player.
web-kk-tableau = Tableau of { $name }
# $name is a player.
web-kk-pitheads = Pithead tiles of { $name }
# $where is the place of a mine space, such as “top left”.
web-kk-mine-space = Mine space { $where }
# $where is the place of a mine space.
web-kk-rescue-space = Rescue space { $where }
web-kk-price = Price
web-kk-income = Income
web-kk-second-miner = Brings a second miner
web-kk-safe = secured
web-kk-by-coin = can be secured for 1 T
# Short names of pithead tiles: little room.
web-kk-tile-cokery = Cokery
web-kk-tile-briquettes = Briquettes
web-kk-tile-ironworks = Ironworks
web-kk-tile-steelworks = Steelworks
web-kk-tile-loading = Loading
web-kk-tile-loading-2 = Loading II
web-kk-tile-workforce = Workforce
web-kk-tile-workforce-2 = Workforce II
web-kk-tile-administration = Admin.
# What upgrading a pithead tile costs and brings. $workers are workers. $coins are Thalers. $vp are points.
web-kk-flip = Upgrade: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $coins } T, { $vp } VP
# A small number of things: 2×. $count is how many.
web-kk-times = { $count }×
# $count is how many.
web-kk-plus = +{ $count }
# $count is how many.
web-kk-plus-vp = +{ $count } VP
# $count is how many.
web-kk-plus-coins = +{ $count } T
# The tile adds to the value in every auction. $count is how many.
web-kk-plus-value = +{ $count } value
# So many wagons are worth so many Thalers; very short. $wagons are wagons. $coins are Thalers.
web-kk-wagons-coins = { $wagons }→{ $coins } T
# $count is how many.
web-kk-coins = { $count } T
# $count is how many.
web-kk-stock-miners = Miners in the supply: { $count }
# $count is how many.
web-kk-stock-engineers = Engineers left: { $count }
# $count is how many.
web-kk-stock-settlements = Settlements left: { $count }
# $token is the bonus token in hand.
web-kk-bonus-held = Bonus token: { $token }
# $count is how many.
web-kk-markers = Extra actions: { $count }
# $rail is the kind of a railroad token that is kept.
web-kk-rail-kept = { $rail } railroad token

## Bank

web-kk-bank-title = Mining Office
web-kk-order = Turn order
# Shown in its place while everybody takes a bonus token: who takes one when.
web-kk-order-selection = Order of choosing
web-kk-tokens = Bonus tokens
# $name is a bonus token that lies face down.
web-kk-face-down = { $name }, face down
web-kk-actions = Actions
# Names of the five main actions: little room.
web-kk-do-mine = Mine
web-kk-do-engine = Engine
web-kk-do-settlement = Settlement
web-kk-do-engineer = Engineer
web-kk-do-miners = Miners
web-kk-buy-workers = 3 workers for 2 T
web-kk-sell-workers = 1 T for 2 workers
# What is left in the common supply. $workers are workers. $engines are steam engines.
web-kk-supplies = Supply: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $engines ->
    [one] 1 engine
   *[other] { $engines } engines
}
web-kk-trust = Coal Trust
# $coins are Thalers. $purchases (1 to 3) are mines.
web-kk-trust-told = The Coal Trust has { $coins } T on its track and buys { $purchases ->
    [one] 1 mine
   *[other] { $purchases } mines
} a round.
# Followed by one to three signs for mines.
web-kk-trust-buys = buys a round
web-kk-trust-extra = Its value is 1 higher.

## Mine disaster

# $round is I to V.
web-kk-disaster-over = Mine disaster · Round { $round }
# While the token of the round lies face down.
web-kk-disaster-title = What the pit brings
web-kk-disasters = Disasters
# A disaster token.
web-kk-fate-down = face down
# A disaster token.
web-kk-fate-gone = removed unseen
web-kk-mining-damage = Mining damage: the blank costs everybody 1 T or 2 VP.
web-kk-bag = In the bag
web-kk-disc-black = Black
web-kk-disc-blank = Blank
web-kk-drawn = Drawn
# $vp points are lost by whoever is struck.
web-kk-disaster-loss = Whoever is struck loses 1 miner for each disc, and { $vp } VP once.
# A player is struck by so many discs. $name is a player or what stands for one. $miners are miners. $vp are points.
web-kk-struck = { $name }: { $miners ->
    [one] 1 miner
   *[other] { $miners } miners
} and { $vp } VP lost
# Followed by numbers for each player.
web-kk-exposed = Mines not secured
# $names is a list of disaster tokens.
web-kk-disasters-unseen = Still face down: { $names }.

## Consolidation

# $left more claims follow in this round.
web-kk-auction-over = { $left ->
    [0] Last consolidation
   *[other] Consolidation · { $left } more to come
}
# Points of a large mine, gained once. $count is how many.
web-kk-once = { $count } once
# Income of a large mine. $count is how many.
web-kk-per-round = { $count } / round
# What a value in an auction is made of.
web-kk-part-mines = own mines
web-kk-part-administration = administration
web-kk-part-tokens = tokens
web-kk-part-coins = Thalers staked
# Under the name of a bidder, as are the next four.
web-kk-bid-fixed = fixed value
web-kk-bid-leads = leads
web-kk-bid-passed = passed
# Beside the name of a player who has no mine in the claim.
web-kk-bid-absent = not in
# $value is the highest value this player can reach.
web-kk-bid-most = up to { $value }
# What winning brings: $vp points, $coins Thalers a round, $engines steam engines.
web-kk-auction-win = { $engines ->
    [0] Winning brings { $vp } VP and { $coins } T a round.
    [one] Winning brings { $vp } VP, { $coins } T a round and 1 steam engine.
   *[other] Winning brings { $vp } VP, { $coins } T a round and { $engines } steam engines.
}
# What losing brings me: points, and my stake back. $vp are points.
web-kk-auction-lose = Losing brings { $vp } VP, and your stake comes back.
web-kk-auction-lose-any = Losers gain 2 VP for each small mine of theirs and get their stake back.
# $name won the large mine.
web-kk-auction-won = Sold to { $name }.
web-kk-auction-trust-won = The large mine goes to the Coal Trust.
web-kk-coming-over = Next consolidations
# $round is III, IV or V.
web-kk-coming = Round { $round }
web-kk-coming-none = All large mines are taken
# A mine that nobody owns yet.
web-kk-unsold = still free

## Panels

web-kk-panel-coins = Thalers
web-kk-panel-workers = Workers
web-kk-panel-miners = Miners
web-kk-panel-engineers = Engineers left
web-kk-panel-mines = Mines
web-kk-panel-engines = Steam engines
web-kk-panel-settlements = Settlements
# What income and the scoring of claims would bring now.
web-kk-pays-next = Pays this round
# Thalers and points; very short. $coins are Thalers. $vp are points.
web-kk-pays = +{ $coins } T +{ $vp } VP

## Action bar

# How much of an action is left; a few signs follow.
web-kk-track-deploy = Deploy
web-kk-track-move = Move
web-kk-track-engineer = Engineer
# $count is how many.
web-kk-track-hold = You hold { $count } T
# The highest value one can reach in an auction. $value is a value in an auction.
web-kk-track-most = { $value } at most
web-kk-track-wagons = Wagons
# Names of groups of options, over their buttons.
web-kk-group-action = Action
web-kk-group-token = Token
web-kk-group-flip = Upgrade
web-kk-group-trade = Trade
web-kk-group-tokens = Bonus tokens
web-kk-group-mines = Mines
web-kk-group-villages = Villages
web-kk-group-stations = Stations
web-kk-group-rescue = Rescue
web-kk-group-spaces = Mine spaces
web-kk-group-pithead = Pithead
# Followed by values.
web-kk-group-raise = Raise to

## Result

web-kk-won-title = Points by round
web-kk-won-end = End

## The board in words

# $name is a player.
web-kk-text-turn = It is { $name }’s turn.
web-kk-text-nothing = nothing
# Where a mine is.
web-kk-text-on-offer = on offer
web-kk-text-waiting = still to come
web-kk-text-gone = out of the game
# Miners of a player at a place. $name is a player or what stands for one. $count is how many.
web-kk-text-miners = { $name } ({ $count ->
    [one] 1 miner
   *[other] { $count } miners
})
# Heads of columns, as are the next ones.
web-kk-text-space = Space
web-kk-text-mine = Mine
web-kk-text-rescue = Rescue space
web-kk-text-safety = Safety
web-kk-text-manned = one miner
web-kk-text-exposed = not secured
# $count is how many.
web-kk-text-with-engine = { $count }, with a steam engine
web-kk-text-tile = Pithead tile
web-kk-text-side = Side
web-kk-text-front = front
web-kk-text-back = upgraded
web-kk-text-pieces = Occupied
web-kk-text-brings = Brings
# $vp are points. $coins are Thalers. $value is a value in an auction.
web-kk-text-yield = { $vp } VP, { $coins } T, value +{ $value }
# $points are points. $coins are Thalers. $workers are workers.
web-kk-text-stocks = { $points } VP, { $coins } T, { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
# What is left to deploy. $miners are miners. $engineers are engineers. $settlements are settlements.
web-kk-text-people = Left: miners { $miners }, engineers { $engineers }, settlements { $settlements }
# $count is how many. $reserve are kept beside the tableau.
web-kk-text-engines = Steam engines: { $count }, { $reserve } of them beside the tableau
# $coins are Thalers. $points are points.
web-kk-text-next = This round: income { $coins } T, { $points } VP for claims and settlements
web-kk-text-claims = Mining claims
web-kk-text-claim = Claim
web-kk-text-large = large mine
web-kk-text-round = Round
web-kk-text-points = Points
web-kk-text-owner = Owner
web-kk-text-villages = Villages
web-kk-text-village = Village
web-kk-text-room = Building spaces free
# Heads of columns: mining claims around a village, stations that miners come to from it.
web-kk-text-beside = Beside claims
web-kk-text-reaches = Miners reach stations
# Heads of columns: villages from which one comes to a station, and the stations beside it.
web-kk-text-from = Reached from villages
web-kk-text-next-stations = Next stations
web-kk-text-stations = Stations
web-kk-text-station = Station
web-kk-text-line = Line
web-kk-text-token = Railroad token
web-kk-text-face-down = face down
web-kk-text-taken = gone
# $engine is the price of a steam engine. $settlement is the price of a settlement. $engineer is the price of an engineer.
web-kk-text-prices = Prices: steam engine { $engine } T, settlement { $settlement } T, engineer { $engineer } T
# $fate is the disaster token of the round, or that it lies face down; $vp points are lost. $round is I to V.
web-kk-text-disaster = Round { $round }: { $fate }, −{ $vp } VP
# Discs of a player or a colour in the bag, and drawn. $name is a player or what stands for one. $count is how many. $drawn are out of the bag.
web-kk-text-discs = { $name }: { $count } in the bag, { $drawn } drawn
# A bidder and the value bid. $name is a player or what stands for one. $value is a value in an auction.
web-kk-text-bid = { $name }: { $value }
# $value is a value in an auction.
web-kk-text-least = The next bid is at least { $value }.

## The end of a round

# Thalers that the mines brought.
web-kk-scene-income = Income
# Thalers for wagons; how many wagons stands beside it.
web-kk-scene-loaded = Wagons loaded

## On the main button: what is done with what was chosen

# $tile is a mine, $space where it lies in the tableau.
web-kk-act-secure = Secure { $tile } ({ $space })
# $tile is a mine, $space where it lies; it and those behind it move up.
web-kk-act-move-up = Move up { $tile } ({ $space })
# $tile is a mine, $space where it is put; it is new, or is moved.
web-kk-act-put = Put { $tile } here ({ $space })
# $station is a station whose token is lost.
web-kk-act-give-up = Give up the railroad token: { $station }
