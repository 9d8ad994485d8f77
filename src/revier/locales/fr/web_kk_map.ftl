### Client web : la carte de Kohle & Kolonie.

# Names the drawing for screen readers.
web-kk-map = Carte des champs de mines
# On the compass.
web-kk-map-north = N
# Under the title of the map, in italics.
web-kk-map-ruhr = au bord de la Ruhr
# Names the three buttons below.
web-kk-map-zoom = Zoom
web-kk-map-in = Agrandir
web-kk-map-out = Réduire
web-kk-map-fit = Voir toute la carte
# Closes what is said of a place on a phone.
web-kk-map-close = Fermer
# Names the list below the map.
web-kk-map-choices = Ce que vous pouvez choisir sur la carte
# $name is a mine, a village or a station.
web-kk-map-look = Montrer { $name } sur la carte
# In a list, short: $vp points more for me if I buy it now.
web-kk-map-gain = +{ $vp } PV

## Ce que l’on désigne

# $number is printed on the mine, $name its name.
web-kk-tip-number = Nº { $number } { $name }
# $name is a large mine.
web-kk-tip-large = { $name }, grande mine
# $name is a station.
web-kk-tip-station = Gare de { $name }
# $claim is a mining claim, $region its city.
web-kk-tip-claim = { $claim }, { $region }
# $coins is the price in Thalers, $income what it brings every round.
web-kk-tip-worth = Coûte { $coins } T, rapporte { $income } T par manche.
# $vp points when it is bought.
web-kk-tip-single = { $vp } PV tout de suite.
# $vp points once, $income Thalers every round.
web-kk-tip-large-worth = { $vp } PV une fois, { $income } T par manche.
web-kk-tip-miner = Avantage : une deuxième gueule noire.
# $count wagons, 1 or more.
web-kk-tip-wagons = { $count ->
    [one] Avantage : un wagonnet.
   *[other] Avantage : { $count } wagonnets.
}
# $who is a player.
web-kk-tip-owner = Appartient à { $who }.
web-kk-tip-trust = Appartient au Syndicat du charbon.
# $round is a Roman numeral.
web-kk-tip-waiting = En vente à partir de la manche { $round }.
# $round is a Roman numeral: when the claim of this large mine is consolidated.
web-kk-tip-merged = Consolidée à la manche { $round }.
# $vp points more than without it, if it is bought now.
web-kk-tip-gain = Si vous l’achetez maintenant : { $vp } PV de plus pour vous au prochain décompte des champs.
# $vp points for all mines and settlements there.
web-kk-tip-scores = Ce champ : { $vp } PV pour vous au prochain décompte des champs.
# $list holds entries of the next message.
web-kk-tip-workers = Travailleurs à côté : { $list }.
# $count workers in the village $name.
web-kk-tip-at = { $name } { $count }
web-kk-tip-no-workers = Plus aucun travailleur à côté : une gueule noire de votre propre cité doit y emménager.
web-kk-tip-out = Hors jeu.
# $count workers, 0 to 2.
web-kk-tip-village-workers = { $count ->
    [0] Aucun travailleur.
    [one] 1 travailleur.
   *[other] { $count } travailleurs.
}
# $who has a settlement with $count miners, 0 to 2.
web-kk-tip-settlement = { $count ->
    [0] Cité : { $who }, sans gueule noire.
    [one] Cité : { $who }, avec 1 gueule noire.
   *[other] Cité : { $who }, avec { $count } gueules noires.
}
# $count settlements can still be built, for $coins Thalers now.
web-kk-tip-sites = { $count ->
    [one] Place pour 1 cité, à { $coins } T maintenant.
   *[other] Place pour { $count } cités, à { $coins } T chacune maintenant.
}
# $name is a railway line; $vp points at the end for whoever holds all its stations.
web-kk-tip-line = { $name } : { $vp } PV à la fin pour toute la ligne.
web-kk-tip-token = Un jeton chemin de fer est posé ici, face cachée.
web-kk-tip-no-token = Le jeton chemin de fer n’est plus là.
# $who has $count miners here.
web-kk-tip-miners = { $count ->
    [one] { $who } : 1 gueule noire.
   *[other] { $who } : { $count } gueules noires.
}
# After the Enter key.
web-kk-tip-choose = choisir
# $act is what a click begins, such as “Buy a mine”.
web-kk-tip-begins = Cliquer : { $act }
# $list holds mining claims, some with points as in the next message.
web-kk-tip-beside = À côté : { $list }.
# $name is a mining claim that gives me $vp points in its next scoring.
web-kk-tip-claim-scores = { $name } ({ $vp } PV pour vous)
# $list holds villages.
web-kk-tip-villages = Villages autour : { $list }.
# $list holds stations.
web-kk-tip-stations = D’une cité ici, les gueules noires atteignent : { $list }.
# $list holds stations.
web-kk-tip-next-stations = Gares voisines : { $list }.
# $list holds villages.
web-kk-tip-from = Accessible depuis les cités de : { $list }.
