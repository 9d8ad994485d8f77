### Help for Schichtwechsel in the browser: the first game, and what everything on the board is.

## The first game: hints, each said once when its moment has come

web-guide-sw-hello = Glück auf! You run a colliery for five rounds. A round begins with its preparation: cubes from the bag come to your carts, black ones are coal, grey ones spoil.
web-guide-sw-triple = You are start player and decide who gets the three pieces that were drawn. Coal is what everybody wants; spoil needs room.
web-guide-sw-cube = Put every cube on a cart. A cart takes coal or spoil, never both, and only full carts come up. So fill one before you begin another.
web-guide-sw-tile = A selection tile for this round: its upper half works at once. The lower half needs an open bonus field, later on.
web-guide-sw-turn = The action phase: in turn everybody uses one card, until all have passed. White cubes, your player cube and coins pay for them. The way of the coal is: haul, coke, load, sell.
web-guide-sw-haul = A full cart can come up. Coal needs free wagons, spoil needs room on the heap.
web-guide-sw-wagon = Choose a wagon for the coal. Only full wagons become coke, and a small one makes as much as a large one. Leave the one with the white cube empty if you can.
web-guide-sw-pay = How do you pay? White cubes are lost at the end of the round, coins are kept: spend the cubes first.
web-guide-sw-coking = A field in the coking plant for your coke. From here it is loaded onto your coke wagons.
web-guide-sw-cube-more = One more. The place in the light fills a cart or begins the best one: full carts come up with one card.
web-guide-sw-to-coke = There is coal on your wagons. With the card in the light every full wagon becomes a coke.
web-guide-sw-convert = The full wagon in the light becomes coke and is free again after that.
web-guide-sw-to-track = Road, rail and canal bring points in the end, and something at every barrier. The card in the light moves you on there.
web-guide-sw-to-water = The pit water is rising. The card in the light lowers it before it costs tools.
web-guide-sw-track = Every field on a track brings you nearer to a barrier, and every barrier brings something at once.
web-guide-sw-barrier = A barrier: move your miner on and use his new space, or bring a headframe to the base. A headframe makes your own card stronger.
web-guide-sw-house = A house leaves your track, and its field works for you in every step VI from the next round on. Which bonus would you like?
web-guide-sw-plot = Plots bring points in the end. At the work speed a house makes your miner faster for the rest of the game.
web-guide-sw-miner = Your miner on his shift. He may stop on any lit space, and you use the one where he stops.
web-guide-sw-exchange = Your heap is worth something: once in a turn in which you use a card, you may exchange spoil for a track field, a point or a coin.
web-guide-sw-pass = With nothing left to pay with you pass. Keep a coin if you can: it is still there next round.
web-guide-sw-sale = Two coke stand on your wagons: sold they bring a coin, a white cube and points in the end. Every further pair is worth more.
web-guide-sw-water = Mind the pit water: it rises by one every round. At the top it costs a tool marker, and each of those costs 2 points in the end.
web-guide-sw-round-over = The first round is over, and the round card was scored for everybody. A new one lies there: look what it will count. Your cubes are back.
web-guide-sw-end = You have seen it all now: coke, tracks, houses, the shift. Get rid of your tool markers before the fifth round ends. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-sw-field = Coking field: takes one coke. Your third one must go to your own field while it is free; four of yours at most lie in the plant. SW-5.14
web-help-sw-frame-space = Bonus space for a headframe: works at once when one gets there. One of yours may stand among the large ones, one among the small ones. SW-5.11
web-help-sw-headframe = Headframe: comes from your own card to the base, and by a headframe card to a bonus space. At the end of the round all return to the base. SW-11.17
web-help-sw-plot = Building plot: a house here counts in the end as shown. A house at the work speed makes your miner one space faster. SW-5.9
web-help-sw-shift = The miner’s shift: he goes as far as his work speed allows, skips occupied spaces, and uses the one where he stops. First out of the gate scores 8 points. SW-12
web-help-sw-track = Track: your disc only goes forward. The first at the end scores 8 points, the others 5; before that what stands at the field. SW-5.4
web-help-sw-barrier = Barrier: crossing it brings its bonus at once, before you move on. SW-5.2
web-help-sw-card = Action card: paid for as shown, once a round by anyone. With a dashed border it can be used several times. SW-11.7
web-help-sw-card-haul = Hauling: full carts come up, coal onto wagons and spoil onto the heap. Everything on a cart must have room. SW-10.15
web-help-sw-card-coking = Coking: a full wagon, large or small, becomes one coke in the plant. SW-10.17
web-help-sw-card-loading = Loading: coke goes from the plant onto your coke wagons. It is sold in pairs in step V. SW-10.18
web-help-sw-card-track = Tracks: as many fields as shown, in any order. Barriers work on the way. SW-5.1
web-help-sw-card-miner = Miner: he moves on in his shift, and you use the space where he stops. SW-12.2
web-help-sw-card-water = Water: lowers your pit water. Reaching the bottom brings 1 point. SW-4.11
web-help-sw-card-headframe = Headframe: moves a headframe of yours onto a free bonus space, which works at once. You need one in the area. SW-11.16
web-help-sw-card-start = Start player: copy a medium or small card and take the start player marker. Next round you begin; in the end it is worth 2 points. SW-11.27
web-help-sw-own-card = Your own card: lowers the water by 1, then as many rail fields as headframes have left it. Only you use it, once a round. SW-4.15
web-help-sw-pay = Payment: a coin stands for any cube, your player cube for a white one too. SW-11.4
web-help-sw-variant = Two halves of a card, each with its own price. The card is used once a round, whichever half. SW-11.9
web-help-sw-white = White cubes: step IV brings one each if the water is not at the cube, if the fifth wagon is empty, and if your own coking field is empty. Unspent, they are lost. SW-10.10
web-help-sw-cube = Your player cube: pays for a large card, or stands for a white one. It comes back every round. SW-11.5
web-help-sw-coin = Coin: stands for any cube. Coins are kept from round to round. SW-11.5
web-help-sw-tool = Tool markers: you begin with six, and each one left costs 2 points in the end. SW-15.15
web-help-sw-cart = Cart: takes coal or spoil, never both, and comes up only when it is full. One takes coal only, one may be locked. SW-4.1
web-help-sw-kind = Cube from the bag: black is coal, grey is spoil. What fits on no cart costs a tool marker. SW-10.3
web-help-sw-wagon = Coal wagon: full it makes one coke, be it large or small, and counts 1 point in the end. The one with a white cube brings it only while empty. SW-4.4
web-help-sw-coke-wagon = Coke wagons: four places for loaded coke. Two of them are sold together in step V. SW-4.7
web-help-sw-sold = Sold coke: full columns score 4, 6, 7, 9 and 10 points in the end. One pair a round. SW-4.8
web-help-sw-heap = Spoil heap: holds six. Once in a turn in which you use a card, you may exchange spoil for a track field, a point or a coin. SW-4.6
web-help-sw-exchange = Exchange from the heap: three spoil for a field on road or rail or a point, five for both, six for a coin. SW-11.11
web-help-sw-house = House track: a house that is built frees its bonus field, which works in every step VI from the next round on. SW-4.13
web-help-sw-tile = Selection tile: the upper half works at once, the lower half in step VI once the fifth bonus field is open. Another one every round. SW-10.7
web-help-sw-water = Pit water: rises by 1 every round. At the top you take a tool marker and it falls by 3; reaching the bottom brings 1 point. SW-4.9
web-help-sw-bag = Bag: what is in it is known, not what comes next. Each round coal and spoil are added, and everybody gets three pieces. SW-10.1
web-help-sw-preparation = Preparation: I mine coal, II selection tiles, III water, IV white cubes, V sell coke, VI bonus fields. All finish a step before the next one. SW-10
web-help-sw-round-card = Round card: at the end of the round everybody scores what it shows. Some change something when they are turned up. SW-13.1
web-help-sw-seat = Three pieces for a player: the start player decides who gets them, everybody once a round. SW-10.2
web-help-sw-start = Start player marker: its holder begins the next round, and gets 2 points in the end. A tie is lost by the start player. SW-15.16
