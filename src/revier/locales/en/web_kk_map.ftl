### Web client: the map of Kohle & Kolonie.

# Names the drawing for screen readers.
web-kk-map = Map of the mining claims
# On the compass.
web-kk-map-north = N
# Under the title of the map, in italics.
web-kk-map-ruhr = on the Ruhr
# Names the three buttons below.
web-kk-map-zoom = Zoom
web-kk-map-in = Zoom in
web-kk-map-out = Zoom out
web-kk-map-fit = Show the whole map
# Closes what is said of a place on a phone.
web-kk-map-close = Close
# Names the list below the map.
web-kk-map-choices = What you can choose on the map
# $name is a mine, a village or a station.
web-kk-map-look = Show { $name } on the map
# In a list, short: $vp points more for me if I buy it now.
web-kk-map-gain = +{ $vp } VP

## What is pointed at

# $number is printed on the mine, $name its name.
web-kk-tip-number = No. { $number } { $name }
# $name is a large mine.
web-kk-tip-large = { $name }, large mine
# $name is a station.
web-kk-tip-station = { $name } station
# $claim is a mining claim, $region its city.
web-kk-tip-claim = { $claim }, { $region }
# $coins is the price in Thalers, $income what it brings every round.
web-kk-tip-worth = Costs { $coins } T, brings { $income } T a round.
# $vp points when it is bought.
web-kk-tip-single = { $vp } VP at once.
# $vp points once, $income Thalers every round.
web-kk-tip-large-worth = { $vp } VP once, { $income } T a round.
web-kk-tip-miner = Advantage: a second miner.
# $count wagons, 1 or more.
web-kk-tip-wagons = { $count ->
    [one] Advantage: a wagon.
   *[other] Advantage: { $count } wagons.
}
# $who is a player.
web-kk-tip-owner = Belongs to { $who }.
web-kk-tip-trust = Belongs to the Coal Trust.
# $round is a Roman numeral.
web-kk-tip-waiting = Comes on offer in round { $round }.
# $round is a Roman numeral: when the claim of this large mine is consolidated.
web-kk-tip-merged = Consolidated in round { $round }.
# $vp points more than without it, if it is bought now.
web-kk-tip-gain = If you buy it now: { $vp } VP more for you in the next scoring of the claims.
# $vp points for all mines and settlements there.
web-kk-tip-scores = This claim: { $vp } VP for you in the next scoring of the claims.
# $list holds entries of the next message.
web-kk-tip-workers = Workers beside it: { $list }.
# $count workers in the village $name.
web-kk-tip-at = { $name } { $count }
web-kk-tip-no-workers = No worker is left beside it: a miner from your own settlement there has to move in.
web-kk-tip-out = Not in play.
# $count workers, 0 to 2.
web-kk-tip-village-workers = { $count ->
    [0] No workers.
    [one] 1 worker.
   *[other] { $count } workers.
}
# $who has a settlement with $count miners, 0 to 2.
web-kk-tip-settlement = { $count ->
    [0] Settlement: { $who }, without miners.
    [one] Settlement: { $who }, with 1 miner.
   *[other] Settlement: { $who }, with { $count } miners.
}
# $count settlements can still be built, for $coins Thalers now.
web-kk-tip-sites = { $count ->
    [one] Room for 1 settlement, { $coins } T now.
   *[other] Room for { $count } settlements, { $coins } T each now.
}
# $name is a railway line; $vp points at the end for whoever holds all its stations.
web-kk-tip-line = { $name }: { $vp } VP at the end for the whole line.
web-kk-tip-token = A railroad token lies here face down.
web-kk-tip-no-token = The railroad token is gone.
# $who has $count miners here.
web-kk-tip-miners = { $count ->
    [one] { $who }: 1 miner.
   *[other] { $who }: { $count } miners.
}
# After the Enter key.
web-kk-tip-choose = choose
# $act is what a click begins, such as “Buy a mine”.
web-kk-tip-begins = Click: { $act }
# $list holds mining claims, some with points as in the next message.
web-kk-tip-beside = Beside it: { $list }.
# $name is a mining claim that gives me $vp points in its next scoring.
web-kk-tip-claim-scores = { $name } ({ $vp } VP for you)
# $list holds villages.
web-kk-tip-villages = Villages around it: { $list }.
# $list holds stations.
web-kk-tip-stations = Miners from a settlement here reach: { $list }.
# $list holds stations.
web-kk-tip-next-stations = Next stations: { $list }.
# $list holds villages.
web-kk-tip-from = Reached from settlements in: { $list }.
