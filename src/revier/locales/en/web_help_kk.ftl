### Help for Kohle & Kolonie in the browser: the first game, and what everything on the board is.

## The first game: hints, each said once when its moment has come

web-guide-kk-hello = Glück auf! For five rounds you buy mines, build settlements and run what stands above ground. First everybody takes a bonus token: further left you play earlier, and the picture says what the token can do for you once this round.
web-guide-kk-turn = Your turn: one main action, and free ones before and after it. Everybody has two such turns a round. A mine is a good beginning: it brings Thalers every round, and points for its claim.
web-guide-kk-pick = What is lit can be bought. Look for a claim with several mines: each one there that belongs to somebody brings you a point every round, as long as you own one of them.
web-guide-kk-worker = A worker from a village beside the claim joins you. With workers you upgrade your pithead tiles later on. Once a village has none left, settlements can be built there.
web-guide-kk-space = The tile follows the arrows of your tableau. Spaces with a coin can be secured for a Thaler when a disaster threatens, the others only by a miner on the rescue space.
web-guide-kk-bought = The mine is yours. If you like, trade workers or upgrade a pithead tile now; then end your turn.
web-guide-kk-claims = Your mine stands on the map. At the end of the round its claim counts: a point for every mine in it that belongs to somebody. So it is good to buy where others are.
web-guide-kk-upgrade = Workers pay for pithead tiles, as a free action: turned over they do more, and bring points at once. Turn over the one in the light.
web-guide-kk-second = Your second turn. The mine earns money; now a settlement: it brings points for your mines around it, and miners get onto the railway from there.
web-guide-kk-settlement-miner = A miner moves in as well. Later he may fetch a token at a station.
web-guide-kk-settlement = Build where claims meet in which you own mines: every round each of them brings your settlement a point. From here miners also get onto the railway.
web-guide-kk-miners = Two miners come in, and you have two steps. On a rescue space a miner keeps a mine safe, above ground he brings Thalers, points or value, at a station a token.
web-guide-kk-engineer = An engineer works every round: in the cokery for Thalers, in the ironworks for points, in the administration for consolidations. The third one brings an extra action.
web-guide-kk-extra = The extra phase: a marker, or in the Revised Edition your bonus token, gives you one more turn. A marker left over is worth 4 points in the end.
web-guide-kk-secure = A disaster threatens. For each mine that is not secured one of your discs goes into the bag; three discs are drawn. A Thaler for your best mine is often well spent.
web-guide-kk-struck = It struck you: a miner is lost, and points. Miners on rescue spaces protect for good, not just for this round.
web-guide-kk-trust = The Coal Trust has taken the lowest number on offer, without paying. If you want a low number yourself, buy it soon.
web-guide-kk-round-over = The first round is scored: income, claims, settlements, pithead. New mines are on offer, and from now on there are steam engines: each brings a mine 1 Thaler more, and they count in the end.
web-guide-kk-loading = The loading bay pays for the wagons on your mines. On its front it costs a worker; upgraded it costs nothing.
web-guide-kk-tokens = A consolidation: the small mines of a claim become a large one. Everybody’s value is what their mines there cost, and their administration. Tokens you add are spent, whoever wins.
web-guide-kk-bid = Now Thalers are bid on top of the value. You have to be above the Trust and everybody else. Only the winner pays; for each mine given up the others get 2 points.
web-guide-kk-won = A large mine is yours, with all steam engines of the claim. It needs protection like any other mine, and counts alone in its claim now.
web-guide-kk-end = Claims are consolidated in the last two rounds as well. In the end steam engines, stations, whole lines and every second Thaler count. That is all you need. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-kk-mine = Mine: number, cost, income and the round in which it joins. Buying it takes a worker from a village beside its claim; a miner of yours marks it. KK-7.10
web-help-kk-single = Single mine: stands alone in its claim, brings its points at once, and is never consolidated. KK-7.13
web-help-kk-large = Large mine: arises when its claim is consolidated. Whoever wins it gets its points once and its income every round. KK-17.15
web-help-kk-claim = Claim: whoever owns a mine in it scores 1 point each round for every mine there that belongs to a player or the Trust. KK-16.1
web-help-kk-village = Village: its workers join whoever buys a mine beside it. Without workers it is open for settlements, one of each player. KK-7.30
web-help-kk-settlement = Settlement: brings 1 point each round for every claim beside it in which you own a mine. It houses up to two miners and never moves. KK-16.2
web-help-kk-station = Station: reached from a settlement beside the track or from the next station of the line. The first miner takes the token; in the end it is worth 1 point. KK-11.3
web-help-kk-line = Railway line: whoever has a miner on every station of it gets extra points in the end; several players may. KK-20.6
web-help-kk-rail = Railroad token: points or a Thaler at once, or a worker, a wagon, or value in a consolidation for later. KK-11.3
web-help-kk-space = Mine space: filled along the arrows, the first one top left. On a space with a coin a mine can be secured for 1 Thaler. KK-7.14
web-help-kk-rescue = Rescue space: a miner here secures the mine beside it, until he is moved away. KK-13.1
web-help-kk-square = Block of four spaces: in the Revised Edition the Mine Rescue token secures every mine on one of them for this round. KK-13.2
web-help-kk-supply = Supply of miners: from here they are deployed, and here they may return. Lost miners do not come back. KK-7.52
web-help-kk-miners = Moving miners: two come in from your supply and two steps are made, four with the upgraded workforce. Rescue spaces, pithead and settlements take them, stations only by rail. KK-7.50
web-help-kk-pithead = Pithead space: for a miner, an engineer or an engine, as it shows. A pair space works only with two miners. KK-10
web-help-kk-cokery = Cokery: its occupied spaces bring Thalers every round. Upgrading it costs 5 workers and 2 Thalers and brings 6 points. KK-10.1
web-help-kk-ironworks = Ironworks: its occupied spaces bring points every round. Upgrading it costs 5 workers and 3 Thalers and brings points and an extra action marker. KK-10.2
web-help-kk-loading = Loading bay: points and Thalers for the wagons on your mines. The front costs a worker each time; upgrading it costs 2 workers and 2 Thalers and brings 4 points. KK-10.3
web-help-kk-workforce = Workforce: says how far your miners get. Upgraded, it gives four steps and may move an engineer; that costs 5 workers or 3 Thalers and brings 6 points. KK-10.4
web-help-kk-administration = Administration: each occupied space raises your value by 1 in every consolidation you take part in. KK-10.5
web-help-kk-engine = Steam engine: from the second round on. A mine with an engine brings 1 Thaler more; in the end up to six are worth up to 23 points. KK-7.20
web-help-kk-engineer = Engineer: works on a pithead space. You have three; the third one deployed brings an extra action marker. KK-7.40
web-help-kk-workers = Workers: they pay for upgrades. 3 cost 2 Thalers, 2 are sold for 1 Thaler, as often as you like. KK-8.6
web-help-kk-coins = Thalers: what mines, cokery and loading bring. Every two left are 1 point in the end. KK-20.2
web-help-kk-wagon = Wagons on your mines: the loading bay turns them into points and Thalers. KK-18.4
web-help-kk-marker = Extra action marker: a third turn in phase 4. You get one for the third settlement, the third engineer and the upgraded ironworks; each one left is worth 4 points. KK-12
web-help-kk-price = Prices: the first upgraded cokery makes engineers dearer for all, the ironworks steam engines, the workforce settlements. They stay so. KK-7.4
web-help-kk-order = Turn order: set by the places where the bonus tokens lay, from left to right. Whoever was last chooses first next round. KK-6.3
web-help-kk-token = Bonus token: you choose one each round, and with it your place in the turn order. It is used once, or goes back. KK-6
web-help-kk-token-mine-rescue = Bonus token Mine Rescue: secures mines in the disaster of this round, two of your choice in 2013, a block of four spaces in the Revised Edition. KK-9.1
web-help-kk-token-consolidation-aid = Bonus token Consolidation Aid: 1 Thaler in your turn, or 2 more value in one consolidation. KK-9.3
web-help-kk-token-wagon = Bonus token Wagon: 1 more wagon for the loading bay, 2 in the Revised Edition; the worker it costs is saved. KK-9.1
web-help-kk-token-engineer = Bonus token Engineer: deploy an engineer for 1 Thaler, whatever the price is by now. KK-9.1
web-help-kk-token-deploy-move = Bonus token Miners: two come in and two steps are made, for nothing. KK-9.1
web-help-kk-token-settlement = Bonus token Settlement: build a settlement for 2 Thalers, whatever the price is by now. KK-9.1
web-help-kk-token-steam-engine = Bonus token Steam Engine: buy a steam engine for 1 Thaler, whatever the price is by now. It lies face down in the first round. KK-9.1
web-help-kk-trust = Coal Trust: takes the lowest numbers on offer each round, one to three of them. What lies on its track is its value in consolidations. KK-14
web-help-kk-disaster = Disaster of a round: its token is turned up when a player is struck; the number says how many points that costs. KK-13
web-help-kk-bag = Bag: up to three discs of everybody for unsecured mines, three black ones and a blank. Three are drawn. KK-13.3
web-help-kk-value = Value in the consolidation: what your mines of the claim cost, your administration, tokens and the Thalers you bid. A tie is not enough. KK-17.10
web-help-kk-raise = Raise: Thalers above the highest value so far. Only the winner pays them. KK-17.11
