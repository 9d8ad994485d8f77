### Kohle & Kolonie: what is asked, offered, told and refused, and what things are called.
### Names of mines, places, tokens and spaces come ready-made from the second half of this file.

## Prompts: what the player is asked

kk-ask-choose-bonus-token = Take a bonus token.
kk-ask-turn-menu = Choose an action or end your turn.
# $count (1 to 5) workers are still to be paid.
kk-ask-worker-payment = { $count ->
    [one] Pay 1 more worker: with what?
   *[other] Pay { $count } more workers: with what?
}
kk-ask-buy-mine-pick = Which mine do you buy?
# $mine is the mine being bought.
kk-ask-buy-mine-worker-source = { $mine }: which village does the worker come from?
# $mine is the mine being bought.
kk-ask-buy-mine-settlement-source = { $mine }: which settlement does the miner come from?
# $tile is the mine that was bought or won.
kk-ask-tableau-space-pick = Which mine space does { $tile } go on?
kk-ask-second-worker = Take a second worker or do without.
kk-ask-second-miner-place = Deploy a miner for it or do without.
kk-ask-steam-engine-place = Where does the steam engine go?
kk-ask-settlement-site = Which village do you build in?
# $village is where the new settlement stands.
kk-ask-settlement-miner = Does another miner move into the settlement at { $village }?
kk-ask-engineer-move-from = Which engineer do you move?
kk-ask-engineer-place = Where does the engineer go?
# $deployments (0 to 2) miners may still be deployed, $points (0 to 4) steps are left, $engineers (0 or 1) engineers may still be moved.
kk-ask-miner-step = Left: deploy { $deployments }×, move { $points }×{ $engineers ->
    [0] .
   *[other] , move { $engineers } engineer.
}
kk-ask-miner-deploy-to = Where do you deploy the miner?
kk-ask-miner-move-from = Which miner do you move?
kk-ask-miner-move-to = Where does the miner go?
kk-ask-extra-action-choice = Do you use an extra action?
kk-ask-secure-step = Secure your mines against the mine disaster.
# The rescue team may still secure $count (1 to 4) mines.
kk-ask-rescue-pick = { $count ->
    [one] The rescue team secures 1 more mine. Which?
   *[other] The rescue team secures up to { $count } mines. Which?
}
kk-ask-lose-miner-from = Which miner do you lose?
# $income (2 or 3) is the income of the best mine that was not secured.
kk-ask-disaster-penalty = The disaster strikes a mine with an income of { $income } T. What do you give up?
kk-ask-mining-damage-pay = Mining damage: pay 1 T or lose 2 VP.
kk-ask-railroad-accident-pick = Railroad accident: which railroad token is lost?
# The claim $claim is consolidated; the player's value so far is $value.
kk-ask-consolidation-token = { $claim }: your value is { $value }. Do you add tokens?
# The claim $claim is under the hammer, $value is the highest value so far.
kk-ask-auction-bid = { $claim } stands at { $value }. Bid more or pass.
kk-ask-compaction-pick = Which row moves up?
# $wagons wagons count so far; $state says whether loading is already paid for (active) or not (idle).
kk-ask-loading-step = { $state ->
    [active] Loading: { $wagons ->
        [0] no wagon yet.
        [one] 1 wagon.
       *[other] { $wagons } wagons.
    }
   *[idle] Do you use the loading bay? { $wagons ->
        [0] No wagon yet.
        [one] 1 wagon is waiting.
       *[other] { $wagons } wagons are waiting.
    }
}

## Options: verb first, no full stop

# Ends something; $meaning says what: the turn (end_turn), a series of steps (done), a chance not taken (skip), the auction (pass), an offer refused (decline), further pieces (enough), or the wait before loading (load).
kk-stop = { $meaning ->
    [end_turn] End your turn
    [skip] Do without
    [pass] Pass
    [decline] Do without
    [enough] That is enough
    [load] Load now
   *[done] Done
}
# $token is a bonus token.
kk-token = Take the { $token } token
kk-buy-mine = Buy a mine
# $coins is the price now.
kk-buy-steam-engine = Buy a steam engine ({ $coins } T)
# $coins is the price now.
kk-place-settlement = Build a settlement ({ $coins } T)
# $coins is the price now.
kk-engineer = Deploy an engineer ({ $coins } T)
kk-move-miners = Deploy and move miners
# $token is the bonus token.
kk-use-bonus = Use the { $token } token
kk-use-marker = Use an extra action marker
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-cokery = Upgrade the cokery ({ $workers } workers, { $coins } T, +{ $vp } VP)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-ironworks = Upgrade the ironworks ({ $workers } workers, { $coins } T, +{ $vp } VP)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-loading = Upgrade the loading bay ({ $workers } workers, { $coins } T, +{ $vp } VP)
# It costs $workers workers and brings $vp points.
kk-flip-workforce-workers = Upgrade the workforce ({ $workers } workers, +{ $vp } VP)
# It costs $coins Thalers and brings $vp points.
kk-flip-workforce-coins = Upgrade the workforce ({ $coins } T, +{ $vp } VP)
kk-buy-workers = Buy 3 workers for 2 T
kk-sell-workers = Sell 2 workers for 1 T
# $mine is a mine on offer, $number the number printed on it, $coins its price.
kk-mine = Buy no. { $number } { $mine } ({ $coins } T)
# $station is a station.
kk-station = { $station }
# $space is a space for miners on a pithead tile.
kk-miner-space = { $space }
# $space is a space for an engineer on a pithead tile.
kk-engineer-space = { $space }
# $space is the space for a steam engine on a pithead tile.
kk-steam-space = { $space }
# Where a miner who takes a step may go.
kk-supply = Back to the supply
# A miner or an engineer; the prompt says which.
kk-deploy = Deploy a miner
kk-move = Move a miner
kk-move-engineer = Move an engineer
# A miner moves into a new settlement.
kk-yes = Let a miner move in
kk-pay-worker = Pay a worker
kk-pay-rail-worker = Pay a railroad token
# A bid: raises to $value, for which $coins Thalers are bid in all.
kk-raise = Bid { $value } ({ $coins } T in all)
# $vp points are lost.
kk-vp-only = Lose { $vp } VP
# $coins Thalers are paid.
kk-coins-only = Pay { $coins } T
# $vp points are lost and $coins Thalers paid.
kk-vp-and-coin = Lose { $vp } VP and pay { $coins } T
kk-pay-coin = Pay 1 T
kk-lose-vp = Lose 2 VP
kk-use-aid = Use the Consolidation Aid (value +2)
kk-use-rail-consolidation = Use a railroad token (value +1)
kk-load-by-worker = Pay 1 worker for loading
kk-use-rail-wagon = Use a railroad token as a wagon
# $space is a mine space of the tableau, $tile the mine that lies there or is to be put there.
kk-space = { $tile } ({ $space })
# $space is the mine space that the rescue space belongs to.
kk-rescue = Rescue space { $space }
# $square is a block of four mine spaces.
kk-square = Secure { $square }
# $village is a village, or the settlement in it.
kk-village = { $village }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
kk-start-drawn = { $seat } is start player.
# $round is I to V.
kk-round-began = Round { $round } begins.
# $mines is a list of mines, or “nothing”.
kk-mines-joined = New on offer: { $mines }.
# $seat took $token.
kk-token-chosen = { $seat } takes the { $token } token.
# $seat has place $rank (1 to 5) in the turn order.
kk-place-in-order = { $seat } is number { $rank } in turn order.
# $seat did not use $token.
kk-token-returned = { $seat } puts the { $token } token back.
# $seat bought $mine; the price was told before.
kk-mine-bought = { $seat } buys { $mine }.
# $seat took a worker from $village.
kk-worker-taken = { $seat } takes a worker from { $village }.
# $seat put the mine tile $tile on the mine space $space.
kk-tile-placed = { $seat } puts { $tile } on the { $space } mine space.
# $seat gained $vp points; $category says what for.
kk-vp-gained = { $seat } gains { $vp } VP ({ $category }).
# $seat bought a steam engine; the price was told before.
kk-engine-bought = { $seat } buys a steam engine.
# $seat put a steam engine on the mine tile $tile.
kk-engine-on-mine = { $seat } puts a steam engine on { $tile }.
# $seat put a steam engine on a pithead tile; $space has no article.
kk-engine-on-pithead = { $seat } puts a steam engine in the { $space }.
# $seat built in $village; the price was told before.
kk-settlement-built = { $seat } builds a settlement at { $village }.
# $seat deployed a miner from the supply to $place.
kk-miner-deployed = { $seat } deploys a miner to { $place }.
# $seat moved a miner from $origin to $place.
kk-miner-moved = { $seat } moves a miner from { $origin } to { $place }.
# $seat deployed an engineer; $space has no article.
kk-engineer-deployed = { $seat } deploys an engineer to the { $space }.
# $seat moved an engineer; $origin has an article, $space has none.
kk-engineer-moved = { $seat } moves an engineer from { $origin } to the { $space }.
# $seat gained a marker.
kk-marker-gained = { $seat } gains an extra action marker.
# $seat spent a marker.
kk-marker-used = { $seat } uses an extra action marker.
# $seat used $token.
kk-token-used = { $seat } uses the { $token } token.
# $seat flipped a pithead tile; $pithead has no article.
kk-tile-flipped = { $seat } upgrades the { $pithead }.
# $seat bought workers; the price was told before.
kk-workers-bought = { $seat } buys 3 workers.
# $seat sold workers.
kk-workers-sold = { $seat } sells 2 workers.
# $seat paid one worker.
kk-worker-paid = { $seat } pays 1 worker.
# $seat paid a railroad token in place of a worker.
kk-rail-worker-paid = { $seat } pays a railroad token as a worker.
# $seat came first to $station and took a railroad token; $rail is its kind.
kk-rail-taken = { $seat } takes the railroad token at { $station }: { $rail }.
# $seat received $coins Thalers.
kk-coins-gained = { $seat } receives { $coins } T.
# $seat paid $coins Thalers.
kk-coins-paid = { $seat } pays { $coins } T.
# $seat secured the mine on the mine space $space for this round.
kk-mine-secured = { $seat } secures the { $space } mine.
# $seat put $count (0 to 3) discs into the bag.
kk-discs-added = { $seat } puts { $count ->
    [0] no disc
    [one] 1 disc
   *[other] { $count } discs
} into the bag.
# A disc of $seat was drawn.
kk-seat-disc-drawn = { $seat } is struck by the mine disaster.
# The Coal Trust loses $coins Thalers, 0 or 1.
kk-black-disc-drawn = { $coins ->
    [0] A black disc, but the Coal Trust has nothing to lose.
   *[other] A black disc: the Coal Trust loses { $coins } T.
}
kk-blank-disc-drawn = A blank.
# $disaster is the disaster token turned up.
kk-disaster-shown = Disaster token of this round: { $disaster }.
kk-disaster-removed = Nobody was struck; the disaster token leaves the game.
# $seat lost a miner; $origin says from where.
kk-miner-lost = { $seat } loses a miner from { $origin }.
# $seat lost $vp points; $category says what for.
kk-vp-lost = { $seat } loses { $vp } VP ({ $category }).
# The Coal Trust bought $mine.
kk-trust-bought = The Coal Trust buys { $mine }.
# $seat removed the token of $station, unseen.
kk-rail-removed = { $seat } removes the railroad token at { $station }.
# The claim $claim is consolidated next.
kk-claim-due = Due for consolidation: { $claim }.
# $seat begins the auction with $value.
kk-value-set = { $seat } has a value of { $value }.
# The Coal Trust has $value in the auction.
kk-trust-value-set = The Coal Trust has a value of { $value }.
# $seat raised to $value, for which $coins Thalers are bid in all.
kk-value-raised = { $seat } bids { $value } ({ $coins } T in all).
# $seat is out of the auction.
kk-passed = { $seat } passes.
# $seat won the large mine of $claim; the coins paid are told after this.
kk-consolidated = { $seat } wins the large mine { $claim }.
# The Coal Trust won the large mine of $claim.
kk-trust-consolidated = The Coal Trust takes over the large mine { $claim }.
# $seat received $count steam engines from the small mines.
kk-engines-received = { $seat } takes over { $count ->
    [0] no steam engine
    [one] 1 steam engine
   *[other] { $count } steam engines
}.
# A tile of $seat moved up from $origin to $space, both mine spaces.
kk-tile-shifted = { $seat } moves a mine up from { $origin } to { $space }.
# $seat scored Loading with $wagons wagons; points and coins are told after this.
kk-loaded = { $seat } loads { $wagons ->
    [0] no wagon
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
# The Coal Trust's track holds $coins Thalers.
kk-trust-track-set = The Coal Trust’s track holds { $coins } T.
# $seat won with $vp points, perhaps together with others.
kk-game-won = { $seat } wins with { $vp } VP.
# $seat added a railroad token to the value in a consolidation.
kk-rail-value-used = { $seat } uses a railroad token: value +1.
# $seat used a railroad token as a wagon.
kk-rail-wagon-used = { $seat } uses a railroad token as a wagon.

## Why something was refused; a clause that follows a colon, without a full stop

kk-why-stop = a choice must be made here
# $token is a bonus token.
kk-why-token = { $token } is taken, still face down or not in the game
kk-why-buy-mine = only as the main action, with an open mine space and for a mine that can be paid and marked
kk-why-buy-steam-engine = only as the main action from round II on, with enough Thalers and a place for it
kk-why-place-settlement = only as the main action, with enough Thalers, a settlement and an open village
kk-why-engineer = only as the main action, with enough Thalers, an engineer and an empty space
kk-why-move-miners = only as the main action, once a turn
kk-why-use-bonus = there is no bonus token that has an effect now
kk-why-use-marker = there is no extra action marker, or this is not the time for it
kk-why-flip-cokery = only in one’s own turn, only once and with enough workers and Thalers
kk-why-flip-ironworks = only in one’s own turn, only once and with enough workers and Thalers
kk-why-flip-loading = only in one’s own turn, only once and with enough workers and Thalers
kk-why-flip-workforce-workers = only in one’s own turn, only once and with enough workers
kk-why-flip-workforce-coins = only in one’s own turn, only once and with enough Thalers
kk-why-buy-workers = only in one’s own turn, with 2 T and while the supply has 3 workers
kk-why-sell-workers = only in one’s own turn, with 2 workers and while the bank has Thalers
kk-why-main-done = the main action of this turn is done
# $need is what it costs, $have what there is.
kk-why-too-dear = costs { $need } T, there { $have ->
    [one] is
   *[other] are
} { $have } T
kk-why-round-one = not before round II
kk-why-no-engine = no steam engine is left in the supply
kk-why-no-engine-place = no mine and no pithead tile has room for one
kk-why-no-settlement = no settlement is left
kk-why-no-site = no village has room for one
kk-why-no-engineer = no engineer is left
kk-why-no-engineer-place = no space for an engineer is free
kk-why-no-mine-space = no mine space is open
kk-why-not-on-offer = not on offer
kk-why-no-miner = no miner is left to mark it
kk-why-no-miner-in-settlement = no worker is left in its villages, and no miner of yours lives there
kk-why-no-mine = no mine on offer can be paid and marked
kk-why-flipped = upgraded already
# $need is what it costs, $have what there is.
kk-why-too-few-workers = needs { $need ->
    [one] { $need } worker
   *[other] { $need } workers
}, there { $have ->
    [one] is
   *[other] are
} { $have }
kk-why-not-in-play = not in play with three players
kk-why-workers-left = workers still live there
kk-why-own-settlement = you have a settlement there
kk-why-village-full = all its settlements are taken
# Buying or selling workers: $need is what it takes, $have what there is.
kk-why-too-few-in-supply = the supply gives { $need } at once, and has { $have }
kk-why-bank-empty = the bank has no Thalers left
kk-why-place-full = no room is left
kk-why-wrong-step = no single step leads there from here
kk-why-no-miner-there = no miner of yours is there
kk-why-not-for-deploying = miners from the supply do not go there
kk-why-space-taken = an engineer works there already
kk-why-no-engineer-there = no engineer of yours is there
kk-why-no-deployment = no more miner may be deployed
kk-why-no-point = no more miner may be moved
kk-why-no-engineer-move = no more engineer may be moved
kk-why-nobody-to-move = none of yours can be moved
# You have $have with all your Thalers; the highest value is $need.
kk-why-no-raise = with all your Thalers you reach { $have }, { $need } would be needed
# $mine is a mine.
kk-why-mine = { $mine } is not on offer, costs too much, or no miner can go there
# $station is a station.
kk-why-station = { $station } cannot be chosen here
# $space is a space for miners on a pithead tile.
kk-why-miner-space = the { $space } has no room or no miner, or this side of the tile has no such space
# $space is a space for an engineer on a pithead tile.
kk-why-engineer-space = the { $space } has no room or no engineer, or this side of the tile has no such space
# $space is the space for a steam engine on a pithead tile.
kk-why-steam-space = the { $space } has one already, or this side of the tile has no such space
kk-why-supply = only a miner who is being moved can go back to the supply
kk-why-deploy = nobody is left to deploy, or there is no room anywhere
kk-why-move = no step is left, or no miner is deployed
kk-why-move-engineer = only once and with the workforce upgraded, from an occupied to an empty space
kk-why-yes = the settlement is full or the supply empty
kk-why-pay-worker = there is no worker
kk-why-pay-rail-worker = there is no such railroad token
# $by is how far the bid would go above the highest value.
kk-why-raise = the Thalers are too few to bid { $by } more
kk-why-vp-only = this penalty cannot be chosen
kk-why-coins-only = the Thalers are too few
kk-why-vp-and-coin = only with the higher penalty, and with 1 T
kk-why-pay-coin = there is no Thaler
kk-why-lose-vp = this cannot be chosen
kk-why-use-aid = the Consolidation Aid is not there
kk-why-use-rail-consolidation = there is no such railroad token
kk-why-load-by-worker = loading is already under way, or there is no worker
kk-why-use-rail-wagon = loading is not under way yet, or there is no such railroad token
# $space is a mine space of the tableau.
kk-why-space = the { $space } mine space cannot be chosen here
# $space is the mine space that the rescue space belongs to.
kk-why-rescue = the { $space } rescue space has no room or no miner
# $square is a block of four mine spaces.
kk-why-square = { $square } cannot be chosen, here each mine is chosen by itself
# $village is a village, or the settlement in it.
kk-why-village = { $village } cannot be chosen here

## Help: the game in short, and each decision in two sentences

kk-help = You run a mining company on the Ruhr through five rounds. Buy mines, build settlements, deploy miners, engineers and steam engines and upgrade your pithead tiles. Every round brings a mine disaster, income and points for your claims; from round III on claims are auctioned and merged into large mines. At the end steam engines, Thalers, stations, complete railway lines and extra action markers left over count as well.
kk-help-choose-bonus-token = Your disc goes where the token lay: the further left, the earlier you play this round. A token holds for one round; unused it goes back.
kk-help-turn-menu = Each turn you have one main action: mine, steam engine, settlement, engineer or miners. Before and after it you may upgrade pithead tiles and buy or sell workers as often as you like.
kk-help-worker-payment = A Worker railroad token counts as a worker and then leaves the game. Workers paid go to the common supply.
kk-help-buy-mine-pick = A village beside the claim gives you a worker, and a miner from your supply marks the mine; if no worker is left there, the miner comes from your settlement beside it. What nobody buys goes to the Coal Trust, lowest number first.
kk-help-buy-mine-worker-source = The worker joins you, and a miner from your supply marks the mine. A village without workers is open for settlements.
kk-help-buy-mine-settlement-source = The villages beside the claim have no worker left, so a miner from your settlement marks the mine. You gain no worker this way.
kk-help-tableau-space-pick = The first mine lies top left, each further one follows along the arrows. Some spaces can later be secured for 1 T, the others only by the rescue team.
kk-help-second-worker = This mine brings a second worker if a village beside the claim still has one. If you take it, you may then deploy a miner.
kk-help-second-miner-place = A miner from your supply goes to a rescue space or to a pithead tile. Settlements cannot be chosen here.
kk-help-steam-engine-place = On a mine the steam engine brings 1 T more every round. It stays where it is, and each one counts at the end.
kk-help-settlement-site = You can build in villages without workers, with room and without a settlement of your own. Every round it brings 1 VP for each claim beside it in which you have a mine.
kk-help-settlement-miner = A settlement houses up to two miners. From here they reach the railway, and mines for which no worker is left.
kk-help-engineer-move-from = An engineer goes to another empty engineer space of your pithead tiles. As the main action you may deploy a new one instead.
kk-help-engineer-place = In the cokery an engineer brings Thalers, in the ironworks points, in the loading bay Thalers for wagons and in the administration value in every consolidation. The third engineer brings an extra action marker.
kk-help-miner-step = Miners are deployed from your supply, but never straight to a station; they move step by step, the same one several times if you like. What you do not use is lost.
kk-help-miner-deploy-to = A miner goes to a settlement, to a rescue space or to a pithead tile. A pair space works only with two miners.
kk-help-miner-move-from = Miners on mines stay there. A miner at a station can only go on along the line, or back to the supply.
kk-help-miner-move-to = A station is one step from the settlement beside it and from the next station of the same line. The first miner there takes the railroad token.
kk-help-extra-action-choice = An extra action marker gives you one more turn; at the end each one left is worth 4 VP. In the Revised Edition a bonus token with an action may take its place.
kk-help-secure-step = For each mine that is not secured one of your discs goes into the bag, three at most. A Thaler secures a mine on a coin space for this round, a miner on its rescue space until moved away.
kk-help-rescue-pick = The rescue team secures for this round: up to two mines in 2013, a block of four spaces in the Revised Edition. You can go on securing with Thalers after that.
kk-help-lose-miner-from = Your supply is empty, so you lose a miner who is deployed. Miners on mines are spared.
kk-help-disaster-penalty = The penalty depends on the income of the best mine you did not secure. You never have fewer than 0 VP.
kk-help-mining-damage-pay = Mining damage costs everybody whenever the blank is drawn. You never have fewer than 0 VP.
kk-help-railroad-accident-pick = Whoever is struck removes two railroad tokens that lie face down. Nobody looks at them.
kk-help-consolidation-token = The Consolidation Aid adds a value of 2, a Consolidation railroad token 1. Tokens used are spent, even if somebody else wins.
kk-help-auction-bid = Your value is made of your mines in the claim, administration, tokens and Thalers bid; a tie is not enough. Only the winner pays; all others gain 2 VP for each mine they give up.
kk-help-compaction-pick = Mines move up against the arrows until no gap is left. Only one of the two rows can move to the first space.
kk-help-loading-step = The loading bay brings points for wagons and Thalers for its occupied spaces. On the front it costs 1 worker or the Wagon token.
kk-tie-break = A tie: steam engines decide, then the price of the mines.
kk-legend = VP victory points, T Thalers. Mine “23 1+2mw”: number 23, price 1, income 2, m second miner, w wagon; ⚙ steam engine, ⛏ large mine. Shape and letter show whose it is, CT the Coal Trust’s; bold is on offer, a Roman numeral says in which round it comes. “III:4” on a claim: consolidated in round III, 4 VP. Villages: W2 are two workers, shape and number a settlement with its miners, ⌂ a free space. Stations: ◇ token face down, ○ gone. On your tableau: [·] rescue space, T can be secured by a Thaler, ✓ secured. Pithead: [·] miner, [··] pair space, (·) engineer, <·> steam engine, ★ upgraded.

## The board in few words

# $round is I to V.
kk-board-round = Round { $round } of V
kk-board-over = The end
kk-phase-1 = Bonus tokens
kk-phase-2 = First action
kk-phase-3 = Second action
kk-phase-4 = Extra actions
kk-phase-5 = Mine disaster
kk-phase-6 = Coal Trust
kk-phase-7 = Income
kk-phase-8 = Scoring of claims
kk-phase-9 = Consolidation
kk-phase-10 = Pithead tiles
kk-box-claims = Claims
kk-box-villages = Villages
kk-box-railway = Railway
kk-box-tracks = Tracks
kk-box-bag = Bag
# The claim $claim is under the hammer.
kk-box-auction = Auction: { $claim }
kk-box-pithead = Pithead
kk-box-cokery = Cokery
kk-box-ironworks = Ironworks
kk-box-loading = Loading bay
kk-box-workforce = Workforce
kk-box-administration = Administration
kk-line-yellow = Yellow
kk-line-red = Red
kk-line-brown = Brown
kk-line-green = Green
# A letter for a second miner; small.
kk-short-miner = m
# A letter for a wagon; small.
kk-short-wagon = w
# A letter for a worker in a village.
kk-short-worker = W
# Victory points.
kk-short-vp = VP
# Two letters that mark what belongs to the Coal Trust.
kk-board-trust-mark = CT
kk-board-trust-label = Trust
# The Coal Trust has $coins Thalers and buys $count mines a round.
kk-board-trust = { $coins } T on its track, buys { $count } a round
kk-board-track = Tokens
kk-board-prices = Prices
# $coins is the price now.
kk-price-engineer = engineer { $coins } T
# $coins is the price now.
kk-price-settlement = settlement { $coins } T
# $coins is the price now.
kk-price-steam = steam engine { $coins } T
# $workers and $engines are left in the common supply.
kk-board-supply = supply: workers { $workers }, steam engines { $engines }
kk-board-disasters = Disaster
# Railroad tokens that still lie face down.
kk-board-rail = Hidden
# What is in the bag.
kk-board-inside = Inside
# $black and $blank discs are in the bag.
kk-board-bag = black { $black }, blank { $blank }
# Whose discs were drawn.
kk-board-hits = Drawn
# The income of the best mine that was not secured.
kk-board-exposed = Exposed
# The large mine: $vp points for its winner, income $coins, $wagons.
kk-board-prize = Large mine: { $vp } VP, income { $coins } T, wagons { $wagons }
# A value in an auction: prices of one’s $mines, $extra by administration and tokens, $coins bid.
kk-board-value = mines { $mines } + administration and tokens { $extra } + bid { $coins }
# The value of the Coal Trust: prices of its $mines, $coins on its track.
kk-board-trust-value = mines { $mines } + track { $coins }
kk-board-leads = leads
kk-board-passed = passed
# The least bid: $value, for which $coins Thalers would be paid in all; the player has $have.
kk-board-raise = With { $value } you lead; that costs { $coins } T in all, you have { $have } T.
# A player has $vp points and $coins Thalers.
kk-board-stats = { $vp } VP · { $coins } T
# $deploy miners may be deployed, $move steps made in one action.
kk-board-workforce = deploy { $deploy }×, move { $move }×
# $count in hand.
kk-stock-workers = Workers { $count }
# $count in hand.
kk-stock-miners = Miners { $count }
# $count in hand.
kk-stock-engineers = Engineers { $count }
# $count in hand.
kk-stock-settlements = Settlements { $count }
# $count owned.
kk-stock-engines = Engines { $count }
# $count on mines.
kk-stock-wagons = Wagons { $count }
# $count extra action markers.
kk-stock-markers = Extra actions { $count }
# $token is the bonus token in hand.
kk-stock-bonus = Token { $token }
# $count steam engines wait beside the tableau.
kk-stock-reserve = in reserve { $count }

## The title and its editions

kk-title = Kohle & Kolonie
kk-edition-2013 = first edition, 2013
kk-edition-revised = Revised Edition

## Rounds: the Roman numeral of the round track

kk-round-1 = I
kk-round-2 = II
kk-round-3 = III
kk-round-4 = IV
kk-round-5 = V

## The score sheet

kk-category-start = starting points
kk-category-single-mines = single mines
kk-category-settlements = building settlements
kk-category-flips = upgrades
kk-category-railroad = railroad tokens
kk-category-disasters = mine disasters
kk-category-claims = claims
kk-category-claim-settlements = settlements beside claims
kk-category-large-mines = large mines
kk-category-compensation = compensation
kk-category-cokery = extending the cokery
kk-category-ironworks = ironworks
kk-category-loading = loading
kk-category-end-engines = steam engines
kk-category-end-coins = Thalers, 1 per 2
kk-category-end-stations = stations
kk-category-end-markers = extra action markers left
kk-category-end-pithead = occupied pithead spaces
kk-category-end-lines = complete railway lines
# Coins that phases 7 and 10 bring, in the sheet of what would be scored now.
kk-outlook-income = income
kk-outlook-pithead = pithead

## Bonus tokens: the name behind the word for token

kk-token-bonus-mine-rescue = Mine Rescue
kk-token-bonus-consolidation-aid = Consolidation Aid
kk-token-bonus-wagon = Wagon
kk-token-bonus-engineer = Engineer
kk-token-bonus-deploy-move = Miners
kk-token-bonus-settlement = Settlement
kk-token-bonus-steam-engine = Steam Engine

## Railroad tokens: the name behind the word for railroad token

kk-rail-rail-vp = Victory Points
kk-rail-rail-money = Money
kk-rail-rail-worker = Worker
kk-rail-rail-wagon = Wagon
kk-rail-rail-consolidation = Consolidation

## Disaster tokens

kk-disaster-highest-number = Highest Number
kk-disaster-extra-coin = Extra Thaler
kk-disaster-purchasing-power = Purchasing Power
kk-disaster-mining-damage = Mining Damage
kk-disaster-railroad-accident = Railroad Accident

## Pithead tiles: messages supply the article

kk-pithead-cokery = cokery
kk-pithead-ironworks = ironworks
kk-pithead-loading = loading bay
kk-pithead-workforce = workforce
kk-pithead-administration = administration

## Mine spaces of the tableau, and the rescue spaces that belong to them: where they lie

kk-space-t11 = top left
kk-space-t12 = top middle
kk-space-t13 = top right
kk-space-t21 = bottom left
kk-space-t22 = bottom middle
kk-space-t23 = bottom right
kk-space-rescue-t11 = top left
kk-space-rescue-t12 = top middle
kk-space-rescue-t13 = top right
kk-space-rescue-t21 = bottom left
kk-space-rescue-t22 = bottom middle
kk-space-rescue-t23 = bottom right

## Blocks of four mine spaces

kk-square-1 = the four spaces on the left
kk-square-2 = the four spaces on the right

## Spaces of the pithead tiles: for miners, engineers, steam engines

kk-space-cokery-miner-1 = cokery (space 1)
kk-space-cokery-miner-2 = cokery (space 2)
kk-space-cokery-pair = cokery (pair space)
kk-space-ironworks-miner-1 = ironworks (space 1)
kk-space-ironworks-miner-2 = ironworks (space 2)
kk-space-ironworks-miner-3 = ironworks (space 3)
kk-space-ironworks-pair = ironworks (pair space)
kk-space-loading-miner-1 = loading bay (space 1)
kk-space-loading-miner-2 = loading bay (space 2)
kk-space-administration-miner-1 = administration (space 1)
kk-space-administration-pair = administration (pair space)
kk-space-cokery-engineer-1 = cokery (space 1)
kk-space-cokery-engineer-2 = cokery (space 2)
kk-space-ironworks-engineer-1 = ironworks
kk-space-loading-engineer-1 = loading bay
kk-space-administration-engineer-1 = administration (space 1)
kk-space-administration-engineer-2 = administration (space 2)
kk-space-cokery-steam = cokery
kk-space-ironworks-steam = ironworks

## Small and single mines, by their number

kk-mine-k-generals-erbstollen = Generals Erbstollen
kk-mine-k-siebenplaneten-erbstollen = Siebenplaneten Erbstollen
kk-mine-k-alte-bommerbank = Alte Bommerbank
kk-mine-k-rabe = Rabe
kk-mine-k-wolff = Wolff
kk-mine-k-eintracht = Eintracht
kk-mine-k-alte-mann = Alte Mann
kk-mine-k-franziska-erbstollen = Franziska Erbstollen
kk-mine-k-geschwind = Geschwind
kk-mine-k-grosse-nebenbank = Große Nebenbank
kk-mine-k-alte-aproche = Alte Aproche
kk-mine-e-langenbrahm = Langenbrahm
kk-mine-k-stralsund = Stralsund
kk-mine-k-catharina = Catharina
kk-mine-k-hoffnung = Hoffnung
kk-mine-k-friedrich = Friedrich
kk-mine-k-glocke = Glocke
kk-mine-k-cronenbank = Cronenbank
kk-mine-k-dickebaeckerbank = Dickebäckerbank
kk-mine-k-muelheimerglueck = Mülheimerglück
kk-mine-k-gibraltar-erbstollen = Gibraltar Erbstollen
kk-mine-e-mansfeld = Mansfeld
kk-mine-k-loebliche-vorsicht = Löbliche Vorsicht
kk-mine-k-prinzessin = Prinzessin
kk-mine-k-hazard = Hazard
kk-mine-k-bonifacius = Bonifacius
kk-mine-k-einigkeit = Einigkeit
kk-mine-k-frischauf = Frischauf
kk-mine-k-altendorfer-mulde = Altendorfer Mulde
kk-mine-k-st-mathias-erbstollen = St. Mathias Erbstollen
kk-mine-e-bruchstrasse = Bruchstraße
kk-mine-k-friedrich-august = Friedrich August
kk-mine-k-muehlenbank = Mühlenbank
kk-mine-k-hagensieperbank = Hagensieperbank
kk-mine-k-wodan = Wodan
kk-mine-k-backwinkler-erbstollen = Backwinkler Erbstollen
kk-mine-k-tulipan = Tulipan
kk-mine-e-herbeder-steinkohlewerke = Herbeder Steinkohlewerke
kk-mine-k-friederica = Friederica
kk-mine-k-somborn = Somborn
kk-mine-k-gottessegen = Gottessegen
kk-mine-k-hoffnungsthal = Hoffnungsthal
kk-mine-e-klosterbusch = Klosterbusch
kk-mine-k-johann-friedrich = Johann Friedrich
kk-mine-k-kleine-hamburg = Kleine Hamburg

## Mine tiles: the same, then the large mines

kk-tile-k-generals-erbstollen = { kk-mine-k-generals-erbstollen }
kk-tile-k-siebenplaneten-erbstollen = { kk-mine-k-siebenplaneten-erbstollen }
kk-tile-k-alte-bommerbank = { kk-mine-k-alte-bommerbank }
kk-tile-k-rabe = { kk-mine-k-rabe }
kk-tile-k-wolff = { kk-mine-k-wolff }
kk-tile-k-eintracht = { kk-mine-k-eintracht }
kk-tile-k-alte-mann = { kk-mine-k-alte-mann }
kk-tile-k-franziska-erbstollen = { kk-mine-k-franziska-erbstollen }
kk-tile-k-geschwind = { kk-mine-k-geschwind }
kk-tile-k-grosse-nebenbank = { kk-mine-k-grosse-nebenbank }
kk-tile-k-alte-aproche = { kk-mine-k-alte-aproche }
kk-tile-e-langenbrahm = { kk-mine-e-langenbrahm }
kk-tile-k-stralsund = { kk-mine-k-stralsund }
kk-tile-k-catharina = { kk-mine-k-catharina }
kk-tile-k-hoffnung = { kk-mine-k-hoffnung }
kk-tile-k-friedrich = { kk-mine-k-friedrich }
kk-tile-k-glocke = { kk-mine-k-glocke }
kk-tile-k-cronenbank = { kk-mine-k-cronenbank }
kk-tile-k-dickebaeckerbank = { kk-mine-k-dickebaeckerbank }
kk-tile-k-muelheimerglueck = { kk-mine-k-muelheimerglueck }
kk-tile-k-gibraltar-erbstollen = { kk-mine-k-gibraltar-erbstollen }
kk-tile-e-mansfeld = { kk-mine-e-mansfeld }
kk-tile-k-loebliche-vorsicht = { kk-mine-k-loebliche-vorsicht }
kk-tile-k-prinzessin = { kk-mine-k-prinzessin }
kk-tile-k-hazard = { kk-mine-k-hazard }
kk-tile-k-bonifacius = { kk-mine-k-bonifacius }
kk-tile-k-einigkeit = { kk-mine-k-einigkeit }
kk-tile-k-frischauf = { kk-mine-k-frischauf }
kk-tile-k-altendorfer-mulde = { kk-mine-k-altendorfer-mulde }
kk-tile-k-st-mathias-erbstollen = { kk-mine-k-st-mathias-erbstollen }
kk-tile-e-bruchstrasse = { kk-mine-e-bruchstrasse }
kk-tile-k-friedrich-august = { kk-mine-k-friedrich-august }
kk-tile-k-muehlenbank = { kk-mine-k-muehlenbank }
kk-tile-k-hagensieperbank = { kk-mine-k-hagensieperbank }
kk-tile-k-wodan = { kk-mine-k-wodan }
kk-tile-k-backwinkler-erbstollen = { kk-mine-k-backwinkler-erbstollen }
kk-tile-k-tulipan = { kk-mine-k-tulipan }
kk-tile-e-herbeder-steinkohlewerke = { kk-mine-e-herbeder-steinkohlewerke }
kk-tile-k-friederica = { kk-mine-k-friederica }
kk-tile-k-somborn = { kk-mine-k-somborn }
kk-tile-k-gottessegen = { kk-mine-k-gottessegen }
kk-tile-k-hoffnungsthal = { kk-mine-k-hoffnungsthal }
kk-tile-e-klosterbusch = { kk-mine-e-klosterbusch }
kk-tile-k-johann-friedrich = { kk-mine-k-johann-friedrich }
kk-tile-k-kleine-hamburg = { kk-mine-k-kleine-hamburg }
kk-tile-g-heinrich = Heinrich
kk-tile-g-altendorf-tiefbau = Altendorf Tiefbau
kk-tile-g-vereinigter-general = Vereinigter General
kk-tile-g-herberholz = Herberholz
kk-tile-g-eintracht-tiefbau = Eintracht Tiefbau
kk-tile-g-siebenplaneten = Siebenplaneten
kk-tile-g-blankenburg = Blankenburg
kk-tile-g-vereinigter-gibraltar = Vereinigter Gibraltar
kk-tile-g-prinz-friedrich = Prinz Friedrich
kk-tile-g-baaker-mulde = Baaker Mulde
kk-tile-g-prinz-regent = Prinz Regent
kk-tile-g-dannenbaum = Dannenbaum
kk-tile-g-johannessegen = Johannessegen
kk-tile-g-hamburg-franziska = Hamburg & Franziska
kk-tile-g-vereinigte-bommerbaenke-tiefbau = Vereinigte Bommerbänke Tiefbau

## Mining claims

kk-claim-langenbrahm = Langenbrahm
kk-claim-eintracht = Eintracht Tiefbau
kk-claim-heinrich = Heinrich
kk-claim-prinz-friedrich = Prinz Friedrich
kk-claim-altendorf = Altendorf Tiefbau
kk-claim-general = Vereinigter General
kk-claim-baaker-mulde = Baaker Mulde
kk-claim-prinz-regent = Prinz Regent
kk-claim-dannenbaum = Dannenbaum
kk-claim-mansfeld = Mansfeld
kk-claim-bruchstrasse = Bruchstraße
kk-claim-siebenplaneten = Siebenplaneten
kk-claim-johannessegen = Johannessegen
kk-claim-blankenburg = Blankenburg
kk-claim-gibraltar = Vereinigter Gibraltar
kk-claim-klosterbusch = Klosterbusch
kk-claim-hamburg-franziska = Hamburg & Franziska
kk-claim-bommerbaenke = Vereinigte Bommerbänke Tiefbau
kk-claim-herberholz = Herberholz
kk-claim-herbeder = Herbeder Steinkohlewerke

## Villages

kk-village-steele = Steele
kk-village-rellinghausen = Rellinghausen
kk-village-ueberruhr = Überruhr
kk-village-heisingen = Heisingen
kk-village-byfang = Byfang
kk-village-kupferdreh = Kupferdreh
kk-village-eiberg = Eiberg
kk-village-horst = Horst
kk-village-burgaltendorf = Burgaltendorf
kk-village-weitmar = Weitmar
kk-village-linden = Linden
kk-village-wiemelhausen = Wiemelhausen
kk-village-brenschede = Brenschede
kk-village-querenburg = Querenburg
kk-village-uemmingen = Ümmingen
kk-village-langendreer = Langendreer
kk-village-werne = Werne
kk-village-stockum = Stockum
kk-village-crengeldanz = Crengeldanz
kk-village-heven = Heven
kk-village-bommern = Bommern
kk-village-vormholz = Vormholz
kk-village-bommerholz = Bommerholz
kk-village-herbede = Herbede
kk-village-blankenstein = Blankenstein
kk-village-stiepel = Stiepel
kk-village-welper = Welper
kk-village-bredenscheid = Bredenscheid
kk-village-buchholz = Buchholz

## Stations

kk-station-yellow-1 = Werden station
kk-station-yellow-2 = Kupferdreh station
kk-station-yellow-3 = Altendorf station
kk-station-yellow-4 = Dahlhausen station
kk-station-yellow-5 = Hattingen station
kk-station-yellow-6 = Blankenstein (Ruhr) station
kk-station-yellow-7 = Herbede station
kk-station-red-1 = Steele station
kk-station-red-2 = Höntrop station
kk-station-red-3 = Ehrenfeld station
kk-station-red-4 = Laer station
kk-station-red-5 = Langendreer West station
kk-station-red-6 = Witten station
kk-station-brown-1 = Bredenscheid station
kk-station-brown-2 = Sprockhövel station
kk-station-brown-3 = Durchholz station
kk-station-green-1 = Bergerhausen station
kk-station-green-2 = Steele Süd station
kk-station-green-3 = Holthausen station

## Where a miner is or goes

kk-place-yellow-1 = Werden station
kk-place-yellow-2 = Kupferdreh station
kk-place-yellow-3 = Altendorf station
kk-place-yellow-4 = Dahlhausen station
kk-place-yellow-5 = Hattingen station
kk-place-yellow-6 = Blankenstein (Ruhr) station
kk-place-yellow-7 = Herbede station
kk-place-red-1 = Steele station
kk-place-red-2 = Höntrop station
kk-place-red-3 = Ehrenfeld station
kk-place-red-4 = Laer station
kk-place-red-5 = Langendreer West station
kk-place-red-6 = Witten station
kk-place-brown-1 = Bredenscheid station
kk-place-brown-2 = Sprockhövel station
kk-place-brown-3 = Durchholz station
kk-place-green-1 = Bergerhausen station
kk-place-green-2 = Steele Süd station
kk-place-green-3 = Holthausen station
kk-place-cokery-miner-1 = the cokery (space 1)
kk-place-cokery-miner-2 = the cokery (space 2)
kk-place-cokery-pair = the cokery (pair space)
kk-place-ironworks-miner-1 = the ironworks (space 1)
kk-place-ironworks-miner-2 = the ironworks (space 2)
kk-place-ironworks-miner-3 = the ironworks (space 3)
kk-place-ironworks-pair = the ironworks (pair space)
kk-place-loading-miner-1 = the loading bay (space 1)
kk-place-loading-miner-2 = the loading bay (space 2)
kk-place-administration-miner-1 = the administration (space 1)
kk-place-administration-pair = the administration (pair space)
kk-place-supply = the supply
kk-place-rescue-t11 = the top left rescue space
kk-place-rescue-t12 = the top middle rescue space
kk-place-rescue-t13 = the top right rescue space
kk-place-rescue-t21 = the bottom left rescue space
kk-place-rescue-t22 = the bottom middle rescue space
kk-place-rescue-t23 = the bottom right rescue space
kk-place-steele = the settlement at Steele
kk-place-rellinghausen = the settlement at Rellinghausen
kk-place-ueberruhr = the settlement at Überruhr
kk-place-heisingen = the settlement at Heisingen
kk-place-byfang = the settlement at Byfang
kk-place-kupferdreh = the settlement at Kupferdreh
kk-place-eiberg = the settlement at Eiberg
kk-place-horst = the settlement at Horst
kk-place-burgaltendorf = the settlement at Burgaltendorf
kk-place-weitmar = the settlement at Weitmar
kk-place-linden = the settlement at Linden
kk-place-wiemelhausen = the settlement at Wiemelhausen
kk-place-brenschede = the settlement at Brenschede
kk-place-querenburg = the settlement at Querenburg
kk-place-uemmingen = the settlement at Ümmingen
kk-place-langendreer = the settlement at Langendreer
kk-place-werne = the settlement at Werne
kk-place-stockum = the settlement at Stockum
kk-place-crengeldanz = the settlement at Crengeldanz
kk-place-heven = the settlement at Heven
kk-place-bommern = the settlement at Bommern
kk-place-vormholz = the settlement at Vormholz
kk-place-bommerholz = the settlement at Bommerholz
kk-place-herbede = the settlement at Herbede
kk-place-blankenstein = the settlement at Blankenstein
kk-place-stiepel = the settlement at Stiepel
kk-place-welper = the settlement at Welper
kk-place-bredenscheid = the settlement at Bredenscheid
kk-place-buchholz = the settlement at Buchholz

## Where somebody or something comes from; then engineers and mine tiles

kk-origin-yellow-1 = Werden station
kk-origin-yellow-2 = Kupferdreh station
kk-origin-yellow-3 = Altendorf station
kk-origin-yellow-4 = Dahlhausen station
kk-origin-yellow-5 = Hattingen station
kk-origin-yellow-6 = Blankenstein (Ruhr) station
kk-origin-yellow-7 = Herbede station
kk-origin-red-1 = Steele station
kk-origin-red-2 = Höntrop station
kk-origin-red-3 = Ehrenfeld station
kk-origin-red-4 = Laer station
kk-origin-red-5 = Langendreer West station
kk-origin-red-6 = Witten station
kk-origin-brown-1 = Bredenscheid station
kk-origin-brown-2 = Sprockhövel station
kk-origin-brown-3 = Durchholz station
kk-origin-green-1 = Bergerhausen station
kk-origin-green-2 = Steele Süd station
kk-origin-green-3 = Holthausen station
kk-origin-cokery-miner-1 = the cokery (space 1)
kk-origin-cokery-miner-2 = the cokery (space 2)
kk-origin-cokery-pair = the cokery (pair space)
kk-origin-ironworks-miner-1 = the ironworks (space 1)
kk-origin-ironworks-miner-2 = the ironworks (space 2)
kk-origin-ironworks-miner-3 = the ironworks (space 3)
kk-origin-ironworks-pair = the ironworks (pair space)
kk-origin-loading-miner-1 = the loading bay (space 1)
kk-origin-loading-miner-2 = the loading bay (space 2)
kk-origin-administration-miner-1 = the administration (space 1)
kk-origin-administration-pair = the administration (pair space)
kk-origin-supply = the supply
kk-origin-rescue-t11 = the top left rescue space
kk-origin-rescue-t12 = the top middle rescue space
kk-origin-rescue-t13 = the top right rescue space
kk-origin-rescue-t21 = the bottom left rescue space
kk-origin-rescue-t22 = the bottom middle rescue space
kk-origin-rescue-t23 = the bottom right rescue space
kk-origin-steele = the settlement at Steele
kk-origin-rellinghausen = the settlement at Rellinghausen
kk-origin-ueberruhr = the settlement at Überruhr
kk-origin-heisingen = the settlement at Heisingen
kk-origin-byfang = the settlement at Byfang
kk-origin-kupferdreh = the settlement at Kupferdreh
kk-origin-eiberg = the settlement at Eiberg
kk-origin-horst = the settlement at Horst
kk-origin-burgaltendorf = the settlement at Burgaltendorf
kk-origin-weitmar = the settlement at Weitmar
kk-origin-linden = the settlement at Linden
kk-origin-wiemelhausen = the settlement at Wiemelhausen
kk-origin-brenschede = the settlement at Brenschede
kk-origin-querenburg = the settlement at Querenburg
kk-origin-uemmingen = the settlement at Ümmingen
kk-origin-langendreer = the settlement at Langendreer
kk-origin-werne = the settlement at Werne
kk-origin-stockum = the settlement at Stockum
kk-origin-crengeldanz = the settlement at Crengeldanz
kk-origin-heven = the settlement at Heven
kk-origin-bommern = the settlement at Bommern
kk-origin-vormholz = the settlement at Vormholz
kk-origin-bommerholz = the settlement at Bommerholz
kk-origin-herbede = the settlement at Herbede
kk-origin-blankenstein = the settlement at Blankenstein
kk-origin-stiepel = the settlement at Stiepel
kk-origin-welper = the settlement at Welper
kk-origin-bredenscheid = the settlement at Bredenscheid
kk-origin-buchholz = the settlement at Buchholz
kk-origin-cokery-engineer-1 = the cokery (space 1)
kk-origin-cokery-engineer-2 = the cokery (space 2)
kk-origin-ironworks-engineer-1 = the ironworks
kk-origin-loading-engineer-1 = the loading bay
kk-origin-administration-engineer-1 = the administration (space 1)
kk-origin-administration-engineer-2 = the administration (space 2)
kk-origin-t11 = top left
kk-origin-t12 = top middle
kk-origin-t13 = top right
kk-origin-t21 = bottom left
kk-origin-t22 = bottom middle
kk-origin-t23 = bottom right
