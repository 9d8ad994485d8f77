### Webclient: die Karte von Kohle & Kolonie.

# Names the drawing for screen readers.
web-kk-map = Karte der Grubenfelder
# On the compass.
web-kk-map-north = N
# Under the title of the map, in italics.
web-kk-map-ruhr = an der Ruhr
# Names the three buttons below.
web-kk-map-zoom = Vergrößerung
web-kk-map-in = Größer
web-kk-map-out = Kleiner
web-kk-map-fit = Ganze Karte zeigen
# Closes what is said of a place on a phone.
web-kk-map-close = Schließen
# Names the list below the map.
web-kk-map-choices = Was du auf der Karte wählen kannst
# $name is a mine, a village or a station.
web-kk-map-look = { $name } auf der Karte zeigen
# In a list, short: $vp points more for me if I buy it now.
web-kk-map-gain = +{ $vp } SP

## Worauf gezeigt wird

# $number is printed on the mine, $name its name.
web-kk-tip-number = Nr. { $number } { $name }
# $name is a large mine.
web-kk-tip-large = { $name }, Großzeche
# $name is a station.
web-kk-tip-station = Bahnhof { $name }
# $claim is a mining claim, $region its city.
web-kk-tip-claim = { $claim }, { $region }
# $coins is the price in Thalers, $income what it brings every round.
web-kk-tip-worth = Kostet { $coins } T, bringt { $income } T je Runde.
# $vp points when it is bought.
web-kk-tip-single = Sofort { $vp } SP.
# $vp points once, $income Thalers every round.
web-kk-tip-large-worth = Einmal { $vp } SP, { $income } T je Runde.
web-kk-tip-miner = Vorteil: ein zweiter Kumpel.
# $count wagons, 1 or more.
web-kk-tip-wagons = { $count ->
    [one] Vorteil: eine Lore.
   *[other] Vorteil: { $count } Loren.
}
# $who is a player.
web-kk-tip-owner = Gehört { $who }.
web-kk-tip-trust = Gehört dem Kohlen-Syndikat.
# $round is a Roman numeral.
web-kk-tip-waiting = Liegt ab Runde { $round } aus.
# $round is a Roman numeral: when the claim of this large mine is consolidated.
web-kk-tip-merged = Wird in Runde { $round } konsolidiert.
# $vp points more than without it, if it is bought now.
web-kk-tip-gain = Wenn du sie jetzt kaufst: { $vp } SP mehr für dich bei der nächsten Wertung der Grubenfelder.
# $vp points for all mines and settlements there.
web-kk-tip-scores = Dieses Grubenfeld: { $vp } SP für dich bei der nächsten Wertung der Grubenfelder.
# $list holds entries of the next message.
web-kk-tip-workers = Arbeiter daneben: { $list }.
# $count workers in the village $name.
web-kk-tip-at = { $name } { $count }
web-kk-tip-no-workers = Daneben ist kein Arbeiter mehr: Ein Kumpel aus deiner eigenen Siedlung dort muss einziehen.
web-kk-tip-out = Nicht im Spiel.
# $count workers, 0 to 2.
web-kk-tip-village-workers = { $count ->
    [0] Keine Arbeiter.
    [one] 1 Arbeiter.
   *[other] { $count } Arbeiter.
}
# $who has a settlement with $count miners, 0 to 2.
web-kk-tip-settlement = { $count ->
    [0] Siedlung: { $who }, ohne Kumpel.
    [one] Siedlung: { $who }, mit 1 Kumpel.
   *[other] Siedlung: { $who }, mit { $count } Kumpeln.
}
# $count settlements can still be built, for $coins Thalers now.
web-kk-tip-sites = { $count ->
    [one] Platz für 1 Siedlung, jetzt { $coins } T.
   *[other] Platz für { $count } Siedlungen, jetzt je { $coins } T.
}
# $name is a railway line; $vp points at the end for whoever holds all its stations.
web-kk-tip-line = { $name }: am Ende { $vp } SP für die ganze Linie.
web-kk-tip-token = Hier liegt verdeckt ein Eisenbahnmarker.
web-kk-tip-no-token = Der Eisenbahnmarker ist weg.
# $who has $count miners here.
web-kk-tip-miners = { $count ->
    [one] { $who }: 1 Kumpel.
   *[other] { $who }: { $count } Kumpel.
}
# After the Enter key.
web-kk-tip-choose = wählen
# $act is what a click begins, such as “Buy a mine”.
web-kk-tip-begins = Klick: { $act }
# $list holds mining claims, some with points as in the next message.
web-kk-tip-beside = Daneben: { $list }.
# $name is a mining claim that gives me $vp points in its next scoring.
web-kk-tip-claim-scores = { $name } ({ $vp } SP für dich)
# $list holds villages.
web-kk-tip-villages = Dörfer ringsum: { $list }.
# $list holds stations.
web-kk-tip-stations = Kumpel aus einer Siedlung hier erreichen: { $list }.
# $list holds stations.
web-kk-tip-next-stations = Nächste Bahnhöfe: { $list }.
# $list holds villages.
web-kk-tip-from = Zu erreichen aus Siedlungen in: { $list }.
