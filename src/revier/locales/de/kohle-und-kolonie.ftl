### Kohle & Kolonie: what is asked, offered, told and refused, and what things are called.
### Names of mines, places, tokens and spaces come ready-made from the second half of this file.

## Prompts: what the player is asked

kk-ask-choose-bonus-token = Nimm einen Bonusmarker.
kk-ask-turn-menu = Wähl eine Aktion oder beende deinen Zug.
# $count (1 to 5) workers are still to be paid.
kk-ask-worker-payment = { $count ->
    [one] Zahl noch 1 Arbeiter: Womit?
   *[other] Zahl noch { $count } Arbeiter: Womit?
}
kk-ask-buy-mine-pick = Welche Zeche kaufst du?
# $mine is the mine being bought.
kk-ask-buy-mine-worker-source = { $mine }: Aus welchem Dorf kommt der Arbeiter?
# $mine is the mine being bought.
kk-ask-buy-mine-settlement-source = { $mine }: Aus welcher Siedlung kommt der Kumpel?
# $tile is the mine that was bought or won.
kk-ask-tableau-space-pick = Auf welchen Zechenplatz kommt { $tile }?
kk-ask-second-worker = Nimm einen zweiten Arbeiter oder verzichte.
kk-ask-second-miner-place = Setz dafür einen Kumpel ein oder verzichte.
kk-ask-steam-engine-place = Wohin kommt die Dampfmaschine?
kk-ask-settlement-site = In welchem Dorf baust du?
# $village is where the new settlement stands.
kk-ask-settlement-miner = Zieht noch ein Kumpel in die Siedlung { $village }?
kk-ask-engineer-move-from = Welchen Ingenieur setzt du um?
kk-ask-engineer-place = Wohin kommt der Ingenieur?
# $deployments (0 to 2) miners may still be deployed, $points (0 to 4) steps are left, $engineers (0 or 1) engineers may still be moved.
kk-ask-miner-step = Noch { $deployments }× einsetzen, { $points }× versetzen{ $engineers ->
    [0] .
   *[other] , { $engineers } Ingenieur umsetzen.
}
kk-ask-miner-deploy-to = Wo setzt du den Kumpel ein?
kk-ask-miner-move-from = Welchen Kumpel versetzt du?
kk-ask-miner-move-to = Wohin geht der Kumpel?
kk-ask-extra-action-choice = Nutzt du eine Extraaktion?
kk-ask-secure-step = Sichere deine Zechen gegen das Grubenunglück.
# The rescue team may still secure $count (1 to 4) mines.
kk-ask-rescue-pick = { $count ->
    [one] Die Grubenwehr sichert noch 1 Zeche. Welche?
   *[other] Die Grubenwehr sichert bis zu { $count } Zechen. Welche?
}
kk-ask-lose-miner-from = Welchen Kumpel verlierst du?
# $income (2 or 3) is the income of the best mine that was not secured.
kk-ask-disaster-penalty = Das Unglück trifft eine Zeche mit { $income } T Einkommen. Was gibst du her?
kk-ask-mining-damage-pay = Bergschäden: Zahl 1 T oder verlier 2 SP.
kk-ask-railroad-accident-pick = Zugunglück: Welcher Eisenbahnmarker verschwindet?
# The claim $claim is consolidated; the player's value so far is $value.
kk-ask-consolidation-token = { $claim }: Dein Wert ist { $value }. Setzt du Marker ein?
# The claim $claim is under the hammer, $value is the highest value so far.
kk-ask-auction-bid = { $claim } steht bei { $value }. Biete mehr oder passe.
kk-ask-compaction-pick = Welche Reihe rückt auf?
# $wagons wagons count so far; $state says whether loading is already paid for (active) or not (idle).
kk-ask-loading-step = { $state ->
    [active] Die Verladung läuft: { $wagons ->
        [0] noch keine Lore.
        [one] 1 Lore.
       *[other] { $wagons } Loren.
    }
   *[idle] Nutzt du die Verladung? { $wagons ->
        [0] Noch keine Lore.
        [one] 1 Lore wartet.
       *[other] { $wagons } Loren warten.
    }
}

## Options: verb first, no full stop

# Ends something; $meaning says what: the turn (end_turn), a series of steps (done), a chance not taken (skip), the auction (pass), an offer refused (decline), further pieces (enough), or the wait before loading (load).
kk-stop = { $meaning ->
    [end_turn] Beende deinen Zug
    [skip] Verzichte darauf
    [pass] Passe
    [decline] Verzichte darauf
    [enough] Das genügt
    [load] Verlade jetzt
   *[done] Fertig
}
# $token is a bonus token.
kk-token = Nimm den Marker { $token }
kk-buy-mine = Kauf eine Zeche
# $coins is the price now.
kk-buy-steam-engine = Kauf eine Dampfmaschine ({ $coins } T)
# $coins is the price now.
kk-place-settlement = Bau eine Siedlung ({ $coins } T)
# $coins is the price now.
kk-engineer = Setz einen Ingenieur ein ({ $coins } T)
kk-move-miners = Setz Kumpel ein und versetz sie
# $token is the bonus token.
kk-use-bonus = Nutz den Marker { $token }
kk-use-marker = Nutz einen Extraaktionsmarker
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-cokery = Verbessere die Kokerei ({ $workers } Arbeiter, { $coins } T, +{ $vp } SP)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-ironworks = Verbessere die Eisenhütte ({ $workers } Arbeiter, { $coins } T, +{ $vp } SP)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-loading = Verbessere die Verladung ({ $workers } Arbeiter, { $coins } T, +{ $vp } SP)
# It costs $workers workers and brings $vp points.
kk-flip-workforce-workers = Verbessere die Belegschaft ({ $workers } Arbeiter, +{ $vp } SP)
# It costs $coins Thalers and brings $vp points.
kk-flip-workforce-coins = Verbessere die Belegschaft ({ $coins } T, +{ $vp } SP)
kk-buy-workers = Kauf 3 Arbeiter für 2 T
kk-sell-workers = Verkauf 2 Arbeiter für 1 T
# $mine is a mine on offer, $number the number printed on it, $coins its price.
kk-mine = Kauf Nr. { $number } { $mine } ({ $coins } T)
# $station is a station.
kk-station = { $station }
# $space is a space for miners on a pithead tile.
kk-miner-space = { $space }
# $space is a space for an engineer on a pithead tile.
kk-engineer-space = { $space }
# $space is the space for a steam engine on a pithead tile.
kk-steam-space = { $space }
# Where a miner who takes a step may go.
kk-supply = Zurück in den Vorrat
# A miner or an engineer; the prompt says which.
kk-deploy = Setz einen Kumpel ein
kk-move = Versetz einen Kumpel
kk-move-engineer = Setz einen Ingenieur um
# A miner moves into a new settlement.
kk-yes = Lass einen Kumpel einziehen
kk-pay-worker = Zahl einen Arbeiter
kk-pay-rail-worker = Zahl einen Eisenbahnmarker
# A bid: raises to $value, for which $coins Thalers are bid in all.
kk-raise = Biete { $value } (im Ganzen { $coins } T)
# $vp points are lost.
kk-vp-only = Verlier { $vp } SP
# $coins Thalers are paid.
kk-coins-only = Zahl { $coins } T
# $vp points are lost and $coins Thalers paid.
kk-vp-and-coin = Verlier { $vp } SP und zahl { $coins } T
kk-pay-coin = Zahl 1 T
kk-lose-vp = Verlier 2 SP
kk-use-aid = Nutz die Konsolidierungshilfe (Wert +2)
kk-use-rail-consolidation = Nutz einen Eisenbahnmarker (Wert +1)
kk-load-by-worker = Zahl 1 Arbeiter für die Verladung
kk-use-rail-wagon = Nutz einen Eisenbahnmarker als Lore
# $space is a mine space of the tableau, $tile the mine that lies there or is to be put there.
kk-space = { $tile } ({ $space })
# $space is the mine space that the rescue space belongs to.
kk-rescue = Grubenwehr { $space }
# $square is a block of four mine spaces.
kk-square = Sichere { $square }
# $village is a village, or the settlement in it.
kk-village = { $village }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
kk-start-drawn = { $seat } beginnt.
# $round is I to V.
kk-round-began = Runde { $round } beginnt.
# $mines is a list of mines, or “nothing”.
kk-mines-joined = Neu im Angebot: { $mines }.
# $seat took $token.
kk-token-chosen = { $seat } nimmt den Marker { $token }.
# $seat has place $rank (1 to 5) in the turn order.
kk-place-in-order = { $seat } ist als { $rank }. an der Reihe.
# $seat did not use $token.
kk-token-returned = { $seat } legt den Marker { $token } zurück.
# $seat bought $mine; the price was told before.
kk-mine-bought = { $seat } kauft { $mine }.
# $seat took a worker from $village.
kk-worker-taken = { $seat } nimmt einen Arbeiter aus { $village }.
# $seat put the mine tile $tile on the mine space $space.
kk-tile-placed = { $seat } legt { $tile } auf den Zechenplatz { $space }.
# $seat gained $vp points; $category says what for.
kk-vp-gained = { $seat } bekommt { $vp } SP ({ $category }).
# $seat bought a steam engine; the price was told before.
kk-engine-bought = { $seat } kauft eine Dampfmaschine.
# $seat put a steam engine on the mine tile $tile.
kk-engine-on-mine = { $seat } stellt eine Dampfmaschine auf { $tile }.
# $seat put a steam engine on a pithead tile; $space is feminine, without an article.
kk-engine-on-pithead = { $seat } stellt eine Dampfmaschine in die { $space }.
# $seat built in $village; the price was told before.
kk-settlement-built = { $seat } baut eine Siedlung in { $village }.
# $seat deployed a miner from the supply; $place comes with its preposition, saying where somebody is.
kk-miner-deployed = { $seat } setzt einen Kumpel { $place } ein.
# $seat moved a miner; $origin and $place come with their prepositions.
kk-miner-moved = { $seat } versetzt einen Kumpel { $origin }; er ist jetzt { $place }.
# $seat deployed an engineer; $space is feminine, without an article.
kk-engineer-deployed = { $seat } setzt einen Ingenieur in der { $space } ein.
# $seat moved an engineer; $origin comes with its preposition, $space is feminine, without an article.
kk-engineer-moved = { $seat } setzt einen Ingenieur { $origin } in die { $space } um.
# $seat gained a marker.
kk-marker-gained = { $seat } bekommt einen Extraaktionsmarker.
# $seat spent a marker.
kk-marker-used = { $seat } nutzt einen Extraaktionsmarker.
# $seat used $token.
kk-token-used = { $seat } nutzt den Marker { $token }.
# $seat flipped a pithead tile; $pithead is feminine, without an article.
kk-tile-flipped = { $seat } verbessert die { $pithead }.
# $seat bought workers; the price was told before.
kk-workers-bought = { $seat } kauft 3 Arbeiter.
# $seat sold workers.
kk-workers-sold = { $seat } verkauft 2 Arbeiter.
# $seat paid one worker.
kk-worker-paid = { $seat } zahlt 1 Arbeiter.
# $seat paid a railroad token in place of a worker.
kk-rail-worker-paid = { $seat } zahlt einen Eisenbahnmarker als Arbeiter.
# $seat came first to $station and took a railroad token; $rail is its kind.
kk-rail-taken = { $seat } nimmt am { $station } den Eisenbahnmarker { $rail }.
# $seat received $coins Thalers.
kk-coins-gained = { $seat } bekommt { $coins } T.
# $seat paid $coins Thalers.
kk-coins-paid = { $seat } zahlt { $coins } T.
# $seat secured the mine on the mine space $space for this round.
kk-mine-secured = { $seat } sichert die Zeche { $space }.
# $seat put $count (0 to 3) discs into the bag.
kk-discs-added = { $seat } legt { $count ->
    [0] keinen Unglücksstein
    [one] 1 Unglücksstein
   *[other] { $count } Unglückssteine
} in den Beutel.
# A disc of $seat was drawn.
kk-seat-disc-drawn = { $seat } erleidet ein Grubenunglück.
# The Coal Trust loses $coins Thalers, 0 or 1.
kk-black-disc-drawn = { $coins ->
    [0] Ein schwarzer Stein, doch das Kohlen-Syndikat hat nichts zu verlieren.
   *[other] Ein schwarzer Stein: Das Kohlen-Syndikat verliert { $coins } T.
}
kk-blank-disc-drawn = Eine Niete.
# $disaster is the disaster token turned up.
kk-disaster-shown = Unglücksmarker dieser Runde: { $disaster }.
kk-disaster-removed = Niemanden hat es getroffen; der Unglücksmarker geht aus dem Spiel.
# $seat lost a miner; $origin says from where.
kk-miner-lost = { $seat } verliert einen Kumpel { $origin }.
# $seat lost $vp points; $category says what for.
kk-vp-lost = { $seat } verliert { $vp } SP ({ $category }).
# The Coal Trust bought $mine.
kk-trust-bought = Das Kohlen-Syndikat kauft { $mine }.
# $seat removed the token of $station, unseen.
kk-rail-removed = { $seat } entfernt den Eisenbahnmarker am { $station }.
# The claim $claim is consolidated next.
kk-claim-due = Zur Konsolidierung: { $claim }.
# $seat begins the auction with $value.
kk-value-set = { $seat } hat den Wert { $value }.
# The Coal Trust has $value in the auction.
kk-trust-value-set = Das Kohlen-Syndikat hat den Wert { $value }.
# $seat raised to $value, for which $coins Thalers are bid in all.
kk-value-raised = { $seat } bietet { $value } (im Ganzen { $coins } T).
# $seat is out of the auction.
kk-passed = { $seat } passt.
# $seat won the large mine of $claim; the coins paid are told after this.
kk-consolidated = { $seat } gewinnt die Großzeche { $claim }.
# The Coal Trust won the large mine of $claim.
kk-trust-consolidated = Das Kohlen-Syndikat übernimmt die Großzeche { $claim }.
# $seat received $count steam engines from the small mines.
kk-engines-received = { $seat } übernimmt { $count ->
    [0] keine Dampfmaschine
    [one] 1 Dampfmaschine
   *[other] { $count } Dampfmaschinen
}.
# A tile of $seat moved up; $origin comes with its preposition, $space is a mine space.
kk-tile-shifted = { $seat } schiebt eine Zeche { $origin } nach { $space }.
# $seat scored Loading with $wagons wagons; points and coins are told after this.
kk-loaded = { $seat } verlädt { $wagons ->
    [0] keine Lore
    [one] 1 Lore
   *[other] { $wagons } Loren
}.
# The Coal Trust's track holds $coins Thalers.
kk-trust-track-set = Auf der Leiste des Kohlen-Syndikats liegen { $coins } T.
# $seat won with $vp points, perhaps together with others.
kk-game-won = { $seat } gewinnt mit { $vp } SP.
# $seat added a railroad token to the value in a consolidation.
kk-rail-value-used = { $seat } nutzt einen Eisenbahnmarker: Wert +1.
# $seat used a railroad token as a wagon.
kk-rail-wagon-used = { $seat } nutzt einen Eisenbahnmarker als Lore.

## Why something was refused; a clause that follows a colon, without a full stop

kk-why-stop = hier muss gewählt werden
# $token is a bonus token.
kk-why-token = { $token } ist vergeben, liegt noch verdeckt oder ist nicht im Spiel
kk-why-buy-mine = nur als Hauptaktion, mit freiem Zechenplatz und für eine Zeche, die sich bezahlen und besetzen lässt
kk-why-buy-steam-engine = nur als Hauptaktion ab Runde II, mit genug Talern und einem Platz dafür
kk-why-place-settlement = nur als Hauptaktion, mit genug Talern, einer Siedlung und einem freien Dorf
kk-why-engineer = nur als Hauptaktion, mit genug Talern, einem Ingenieur und einem freien Platz
kk-why-move-miners = nur als Hauptaktion, einmal im Zug
kk-why-use-bonus = kein Bonusmarker ist da, der jetzt etwas bewirkt
kk-why-use-marker = kein Extraaktionsmarker ist da, oder es ist nicht die Zeit dafür
kk-why-flip-cokery = nur im eigenen Zug, nur einmal und mit genug Arbeitern und Talern
kk-why-flip-ironworks = nur im eigenen Zug, nur einmal und mit genug Arbeitern und Talern
kk-why-flip-loading = nur im eigenen Zug, nur einmal und mit genug Arbeitern und Talern
kk-why-flip-workforce-workers = nur im eigenen Zug, nur einmal und mit genug Arbeitern
kk-why-flip-workforce-coins = nur im eigenen Zug, nur einmal und mit genug Talern
kk-why-buy-workers = nur im eigenen Zug, mit 2 T und solange 3 Arbeiter im Vorrat sind
kk-why-sell-workers = nur im eigenen Zug, mit 2 Arbeitern und solange die Bank Taler hat
kk-why-main-done = die Hauptaktion dieses Zuges ist vorbei
# $need is what it costs, $have what there is.
kk-why-too-dear = kostet { $need } T, vorhanden: { $have } T
kk-why-round-one = erst ab Runde II
kk-why-no-engine = im Vorrat ist keine Dampfmaschine mehr
kk-why-no-engine-place = keine Zeche und keine Übertagekarte hat dafür Platz
kk-why-no-settlement = keine Siedlung mehr übrig
kk-why-no-site = kein Dorf hat dafür Platz
kk-why-no-engineer = kein Ingenieur mehr übrig
kk-why-no-engineer-place = kein Platz für einen Ingenieur ist frei
kk-why-no-mine-space = kein Zechenplatz ist frei
kk-why-not-on-offer = liegt nicht aus
kk-why-no-miner = kein Kumpel mehr übrig, der sie besetzt
kk-why-no-miner-in-settlement = in ihren Dörfern ist kein Arbeiter mehr, und kein Kumpel von dir wohnt dort
kk-why-no-mine = keine ausliegende Zeche lässt sich bezahlen und besetzen
kk-why-flipped = schon verbessert
# $need is what it costs, $have what there is.
kk-why-too-few-workers = braucht { $need } Arbeiter, vorhanden: { $have }
kk-why-not-in-play = bei drei Spielern nicht im Spiel
kk-why-workers-left = dort wohnen noch Arbeiter
kk-why-own-settlement = dort steht schon eine Siedlung von dir
kk-why-village-full = dort ist kein Siedlungsplatz mehr frei
# Buying or selling workers: $need is what it takes, $have what there is.
kk-why-too-few-in-supply = der Vorrat gibt { $need } auf einmal, vorhanden: { $have }
kk-why-bank-empty = die Bank hat keine Taler mehr
kk-why-place-full = kein Platz ist mehr frei
kk-why-wrong-step = dorthin führt von hier kein einzelner Schritt
kk-why-no-miner-there = dort ist kein eigener Kumpel
kk-why-not-for-deploying = aus dem Vorrat kommt niemand dorthin
kk-why-space-taken = dort arbeitet schon ein Ingenieur
kk-why-no-engineer-there = dort ist kein eigener Ingenieur
kk-why-no-deployment = mehr Kumpel darfst du nicht einsetzen
kk-why-no-point = mehr Kumpel darfst du nicht versetzen
kk-why-no-engineer-move = mehr Ingenieure darfst du nicht umsetzen
kk-why-nobody-to-move = es gibt niemanden, der versetzt werden kann
# You have $have with all your Thalers; the highest value is $need.
kk-why-no-raise = mit allen Talern kommst du auf { $have }, nötig sind { $need }
# $mine is a mine.
kk-why-mine = { $mine } ist nicht im Angebot, ist zu teuer, oder kein Kumpel kann dorthin
# $station is a station.
kk-why-station = der { $station } steht hier nicht zur Wahl
# $space is a space for miners on a pithead tile, feminine.
kk-why-miner-space = in der { $space } ist kein Platz frei oder kein Kumpel, oder diese Kartenseite hat das Feld nicht
# $space is a space for an engineer on a pithead tile, feminine.
kk-why-engineer-space = in der { $space } ist kein Platz frei oder kein Ingenieur, oder diese Kartenseite hat das Feld nicht
# $space is the space for a steam engine on a pithead tile, feminine.
kk-why-steam-space = in der { $space } steht schon eine, oder diese Kartenseite hat das Feld nicht
kk-why-supply = in den Vorrat geht nur ein Kumpel, der gerade versetzt wird
kk-why-deploy = niemand ist mehr einzusetzen, oder nirgends ist Platz
kk-why-move = kein Schritt ist übrig, oder kein Kumpel ist im Einsatz
kk-why-move-engineer = nur einmal und mit verbesserter Belegschaft, von einem besetzten auf ein freies Feld
kk-why-yes = die Siedlung ist voll oder der Vorrat leer
kk-why-pay-worker = kein Arbeiter ist da
kk-why-pay-rail-worker = kein solcher Eisenbahnmarker ist da
# $by is how far the bid would go above the highest value.
kk-why-raise = deine Taler reichen nicht, um { $by } mehr zu bieten
kk-why-vp-only = diese Strafe steht nicht zur Wahl
kk-why-coins-only = dafür reichen die Taler nicht
kk-why-vp-and-coin = nur bei der höheren Strafe und mit 1 T
kk-why-pay-coin = kein Taler ist da
kk-why-lose-vp = das steht nicht zur Wahl
kk-why-use-aid = die Konsolidierungshilfe ist nicht da
kk-why-use-rail-consolidation = kein solcher Eisenbahnmarker ist da
kk-why-load-by-worker = die Verladung läuft schon, oder kein Arbeiter ist da
kk-why-use-rail-wagon = die Verladung läuft noch nicht, oder kein solcher Eisenbahnmarker ist da
# $space is a mine space of the tableau.
kk-why-space = der Zechenplatz { $space } steht hier nicht zur Wahl
# $space is the mine space that the rescue space belongs to.
kk-why-rescue = bei der Grubenwehr { $space } ist kein Platz oder kein Kumpel
# $square is a block of four mine spaces.
kk-why-square = { $square } stehen nicht zur Wahl, hier wird jede Zeche einzeln gewählt
# $village is a village, or the settlement in it.
kk-why-village = { $village } steht hier nicht zur Wahl

## Help: the game in short, and each decision in two sentences

kk-help = Du führst eine Bergbaugesellschaft an der Ruhr durch fünf Runden. Kauf Zechen, bau Siedlungen, setz Kumpel, Ingenieure und Dampfmaschinen ein und verbessere deine Übertagekarten. Jede Runde bringt ein Grubenunglück, Einkommen und Punkte für deine Grubenfelder; ab Runde III werden Grubenfelder versteigert und zu Großzechen zusammengelegt. Am Ende zählen Dampfmaschinen, Taler, Bahnhöfe, ganze Eisenbahnlinien und übrige Extraaktionsmarker.
kk-help-choose-bonus-token = Deine Scheibe kommt dorthin, wo der Marker lag: Je weiter links, desto früher bist du in dieser Runde an der Reihe. Ein Marker gilt für eine Runde; was du nicht nutzt, geht zurück.
kk-help-turn-menu = In jedem Zug hast du eine Hauptaktion: Zeche, Dampfmaschine, Siedlung, Ingenieur oder Kumpel. Davor und danach darfst du beliebig oft Übertagekarten verbessern und Arbeiter kaufen oder verkaufen.
kk-help-worker-payment = Ein Eisenbahnmarker Arbeiter zählt wie ein Arbeiter und ist danach aus dem Spiel. Gezahlte Arbeiter gehen in den gemeinsamen Vorrat.
kk-help-buy-mine-pick = Ein Dorf am Grubenfeld gibt einen Arbeiter her, und ein Kumpel aus deinem Vorrat besetzt die Zeche; ist dort kein Arbeiter mehr, kommt der Kumpel aus deiner Siedlung daneben. Was liegen bleibt, kauft das Kohlen-Syndikat von der niedrigsten Nummer an.
kk-help-buy-mine-worker-source = Der Arbeiter kommt zu dir, und ein Kumpel aus deinem Vorrat besetzt die Zeche. Ein Dorf ohne Arbeiter wird frei für Siedlungen.
kk-help-buy-mine-settlement-source = In den Dörfern am Grubenfeld ist kein Arbeiter mehr, darum besetzt ein Kumpel aus deiner Siedlung die Zeche. Einen Arbeiter bekommst du so nicht.
kk-help-tableau-space-pick = Die erste Zeche liegt oben links, jede weitere schließt entlang der Pfeile an. Manche Plätze kannst du später mit 1 T sichern, die anderen nur durch die Grubenwehr.
kk-help-second-worker = Diese Zeche bringt einen zweiten Arbeiter, wenn ein Dorf am Grubenfeld noch einen hat. Nimmst du ihn, darfst du danach einen Kumpel einsetzen.
kk-help-second-miner-place = Ein Kumpel aus deinem Vorrat geht zur Grubenwehr oder auf eine Übertagekarte. Siedlungen stehen hier nicht zur Wahl.
kk-help-steam-engine-place = Auf einer Zeche bringt die Dampfmaschine jede Runde 1 T mehr. Sie bleibt, wo sie steht, und jede zählt am Ende.
kk-help-settlement-site = Bauen kannst du in Dörfern ohne Arbeiter, mit freiem Platz und ohne eigene Siedlung. Jede Runde bringt sie 1 SP für jedes Grubenfeld daneben, in dem du eine Zeche hast.
kk-help-settlement-miner = In einer Siedlung wohnen bis zu zwei Kumpel. Von hier erreichen sie die Eisenbahn und Zechen, für die kein Arbeiter mehr da ist.
kk-help-engineer-move-from = Ein Ingenieur geht auf ein anderes freies Ingenieurfeld deiner Übertagekarten. Als Hauptaktion darfst du stattdessen einen neuen einsetzen.
kk-help-engineer-place = In der Kokerei bringt er Taler, in der Eisenhütte Punkte, in der Verladung Taler für Loren und in der Verwaltung Wert bei jeder Konsolidierung. Der dritte Ingenieur bringt einen Extraaktionsmarker.
kk-help-miner-step = Eingesetzt wird aus deinem Vorrat, aber nie gleich auf einen Bahnhof; versetzt wird Schritt um Schritt, auch mehrmals derselbe Kumpel. Was du nicht nutzt, verfällt.
kk-help-miner-deploy-to = Ein Kumpel geht in eine Siedlung, zur Grubenwehr oder auf eine Übertagekarte. Ein Doppelplatz wirkt erst mit zwei Kumpeln.
kk-help-miner-move-from = Kumpel auf Zechen bleiben dort. Wer an einem Bahnhof ist, kann nur auf seiner Linie weiter oder zurück in den Vorrat.
kk-help-miner-move-to = Ein Bahnhof liegt einen Schritt von der Siedlung daneben und vom Nachbarbahnhof derselben Linie. Wer ihn zuerst betritt, nimmt den Eisenbahnmarker.
kk-help-extra-action-choice = Ein Extraaktionsmarker gibt dir noch einen Zug; am Ende ist jeder übrige 4 SP wert. In der überarbeiteten Ausgabe kann ein Bonusmarker mit einer Aktion an seine Stelle treten.
kk-help-secure-step = Für jede ungesicherte Zeche kommt einer deiner Steine in den Beutel, höchstens drei. Ein Taler sichert eine Zeche auf einem Münzplatz für diese Runde, ein Kumpel bei der Grubenwehr, solange er dort bleibt.
kk-help-rescue-pick = Die Grubenwehr sichert für diese Runde: 2013 bis zu zwei Zechen, in der überarbeiteten Ausgabe einen Block von vier Plätzen. Mit Talern kannst du danach weiter sichern.
kk-help-lose-miner-from = Dein Vorrat ist leer, darum verlierst du einen Kumpel, der im Einsatz ist. Kumpel auf Zechen bleiben verschont.
kk-help-disaster-penalty = Die Strafe richtet sich nach der einträglichsten Zeche, die du nicht gesichert hast. Weniger als 0 SP hast du nie.
kk-help-mining-damage-pay = Bergschäden kosten alle, sooft die Niete gezogen wird. Weniger als 0 SP hast du nie.
kk-help-railroad-accident-pick = Wen das Unglück trifft, der entfernt zwei verdeckte Eisenbahnmarker. Niemand sieht sie an.
kk-help-consolidation-token = Die Konsolidierungshilfe bringt den Wert 2, ein Eisenbahnmarker Konsolidierung 1. Eingesetzte Marker sind verbraucht, auch wenn ein anderer gewinnt.
kk-help-auction-bid = Dein Wert besteht aus deinen Zechen im Grubenfeld, Verwaltung, Markern und gebotenen Talern; Gleichstand genügt nicht. Nur wer gewinnt, zahlt; alle anderen bekommen 2 SP für jede Zeche, die sie abgeben.
kk-help-compaction-pick = Zechen rücken gegen die Pfeile auf, bis keine Lücke bleibt. Auf den ersten Platz kann nur eine der beiden Reihen.
kk-help-loading-step = Die Verladung bringt Punkte für Loren und Taler für ihre besetzten Plätze. Auf der Vorderseite kostet sie 1 Arbeiter oder den Marker Lore.
kk-tie-break = Gleichstand: Es entscheiden die Dampfmaschinen, dann der Kaufpreis der Zechen.
kk-legend = SP Siegpunkte, T Taler. Zeche „23 1+2kl“: Nummer 23, Preis 1, Einkommen 2, k zweiter Kumpel, l Lore; ⚙ Dampfmaschine, ⛏ Großzeche. Form und Buchstabe zeigen, wem sie gehört, KS dem Kohlen-Syndikat; fett ist im Angebot, eine römische Zahl heißt: kommt in dieser Runde. „III:4“ am Grubenfeld: wird in Runde III konsolidiert, 4 SP. Dörfer: A2 sind zwei Arbeiter, Form und Zahl eine Siedlung mit ihren Kumpeln, ⌂ ein freier Platz. Bahnhöfe: ◇ Marker liegt verdeckt, ○ ist fort. Auf deinem Tableau: [·] Platz der Grubenwehr, T mit Taler zu sichern, ✓ gesichert. Über Tage: [·] Kumpel, [··] Doppelplatz, (·) Ingenieur, <·> Dampfmaschine, ★ verbessert.

## The board in few words

# $round is I to V.
kk-board-round = Runde { $round } von V
kk-board-over = Ende
kk-phase-1 = Bonusmarker
kk-phase-2 = Erste Aktion
kk-phase-3 = Zweite Aktion
kk-phase-4 = Extraaktionen
kk-phase-5 = Grubenunglück
kk-phase-6 = Kohlen-Syndikat
kk-phase-7 = Einkommen
kk-phase-8 = Wertung der Grubenfelder
kk-phase-9 = Konsolidierung
kk-phase-10 = Übertagekarten
kk-box-claims = Grubenfelder
kk-box-villages = Dörfer
kk-box-railway = Eisenbahn
kk-box-tracks = Leisten
kk-box-bag = Beutel
# The claim $claim is under the hammer.
kk-box-auction = Auktion: { $claim }
kk-box-pithead = Über Tage
kk-box-cokery = Kokerei
kk-box-ironworks = Eisenhütte
kk-box-loading = Verladung
kk-box-workforce = Belegschaft
kk-box-administration = Verwaltung
kk-line-yellow = Gelb
kk-line-red = Rot
kk-line-brown = Braun
kk-line-green = Grün
# A letter for a second miner; small.
kk-short-miner = k
# A letter for a wagon; small.
kk-short-wagon = l
# A letter for a worker in a village.
kk-short-worker = A
# Victory points.
kk-short-vp = SP
# Two letters that mark what belongs to the Coal Trust.
kk-board-trust-mark = KS
kk-board-trust-label = Syndikat
# The Coal Trust has $coins Thalers and buys $count mines a round.
kk-board-trust = { $coins } T auf der Leiste, kauft { $count } je Runde
kk-board-track = Marker
kk-board-prices = Preise
# $coins is the price now.
kk-price-engineer = Ingenieur { $coins } T
# $coins is the price now.
kk-price-settlement = Siedlung { $coins } T
# $coins is the price now.
kk-price-steam = Dampfmaschine { $coins } T
# $workers and $engines are left in the common supply.
kk-board-supply = Vorrat: Arbeiter { $workers }, Dampfmaschinen { $engines }
kk-board-disasters = Unglücke
# Railroad tokens that still lie face down.
kk-board-rail = Verdeckt
# What is in the bag.
kk-board-inside = Darin
# $black and $blank discs are in the bag.
kk-board-bag = schwarz { $black }, Niete { $blank }
# Whose discs were drawn.
kk-board-hits = Gezogen
# The income of the best mine that was not secured.
kk-board-exposed = Offen
# The large mine: $vp points for its winner, income $coins, $wagons.
kk-board-prize = Großzeche: { $vp } SP, Einkommen { $coins } T, Loren { $wagons }
# A value in an auction: prices of one’s $mines, $extra by administration and tokens, $coins bid.
kk-board-value = Zechen { $mines } + Verwaltung und Marker { $extra } + Gebot { $coins }
# The value of the Coal Trust: prices of its $mines, $coins on its track.
kk-board-trust-value = Zechen { $mines } + Leiste { $coins }
kk-board-leads = führt
kk-board-passed = gepasst
# The least bid: $value, for which $coins Thalers would be paid in all; the player has $have.
kk-board-raise = Mit { $value } führst du; das kostet im Ganzen { $coins } T, du hast { $have } T.
# A player has $vp points and $coins Thalers.
kk-board-stats = { $vp } SP · { $coins } T
# $deploy miners may be deployed, $move steps made in one action.
kk-board-workforce = { $deploy }× einsetzen, { $move }× versetzen
# $count in hand.
kk-stock-workers = Arbeiter { $count }
# $count in hand.
kk-stock-miners = Kumpel { $count }
# $count in hand.
kk-stock-engineers = Ingenieure { $count }
# $count in hand.
kk-stock-settlements = Siedlungen { $count }
# $count owned.
kk-stock-engines = Dampfmaschinen { $count }
# $count on mines.
kk-stock-wagons = Loren { $count }
# $count extra action markers.
kk-stock-markers = Extraaktionen { $count }
# $token is the bonus token in hand.
kk-stock-bonus = Marker { $token }
# $count steam engines wait beside the tableau.
kk-stock-reserve = in Reserve { $count }

## The title and its editions

kk-title = Kohle & Kolonie
kk-edition-2013 = Erstausgabe 2013
kk-edition-revised = überarbeitete Ausgabe

## Rounds: the Roman numeral of the round track

kk-round-1 = I
kk-round-2 = II
kk-round-3 = III
kk-round-4 = IV
kk-round-5 = V

## The score sheet

kk-category-start = Startpunkte
kk-category-single-mines = Einzelzechen
kk-category-settlements = Siedlungsbau
kk-category-flips = Verbesserungen
kk-category-railroad = Eisenbahnmarker
kk-category-disasters = Grubenunglücke
kk-category-claims = Grubenfelder
kk-category-claim-settlements = Siedlungen an Grubenfeldern
kk-category-large-mines = Großzechen
kk-category-compensation = Entschädigung
kk-category-cokery = Ausbau der Kokerei
kk-category-ironworks = Eisenhütte
kk-category-loading = Verladung
kk-category-end-engines = Dampfmaschinen
kk-category-end-coins = Taler, 1 je 2
kk-category-end-stations = Bahnhöfe
kk-category-end-markers = übrige Extraaktionsmarker
kk-category-end-pithead = besetzte Plätze über Tage
kk-category-end-lines = ganze Eisenbahnlinien
# Coins that phases 7 and 10 bring, in the sheet of what would be scored now.
kk-outlook-income = Einkommen
kk-outlook-pithead = Übertagekarten

## Bonus tokens: the name behind the word for token

kk-token-bonus-mine-rescue = Grubenwehr
kk-token-bonus-consolidation-aid = Konsolidierungshilfe
kk-token-bonus-wagon = Lore
kk-token-bonus-engineer = Ingenieur
kk-token-bonus-deploy-move = Kumpeleinsatz
kk-token-bonus-settlement = Siedlungsbau
kk-token-bonus-steam-engine = Dampfmaschine

## Railroad tokens: the name behind the word for railroad token

kk-rail-rail-vp = Siegpunkte
kk-rail-rail-money = Geld
kk-rail-rail-worker = Arbeiter
kk-rail-rail-wagon = Lore
kk-rail-rail-consolidation = Konsolidierung

## Disaster tokens

kk-disaster-highest-number = Höchste Nummer
kk-disaster-extra-coin = Zusätzlicher Taler
kk-disaster-purchasing-power = Mehr Kaufkraft
kk-disaster-mining-damage = Bergschäden
kk-disaster-railroad-accident = Zugunglück

## Pithead tiles: all feminine, so that messages can supply the article

kk-pithead-cokery = Kokerei
kk-pithead-ironworks = Eisenhütte
kk-pithead-loading = Verladung
kk-pithead-workforce = Belegschaft
kk-pithead-administration = Verwaltung

## Mine spaces of the tableau, and the rescue spaces that belong to them: where they lie

kk-space-t11 = oben links
kk-space-t12 = oben in der Mitte
kk-space-t13 = oben rechts
kk-space-t21 = unten links
kk-space-t22 = unten in der Mitte
kk-space-t23 = unten rechts
kk-space-rescue-t11 = oben links
kk-space-rescue-t12 = oben in der Mitte
kk-space-rescue-t13 = oben rechts
kk-space-rescue-t21 = unten links
kk-space-rescue-t22 = unten in der Mitte
kk-space-rescue-t23 = unten rechts

## Blocks of four mine spaces

kk-square-1 = die linken vier Plätze
kk-square-2 = die rechten vier Plätze

## Spaces of the pithead tiles: for miners, engineers, steam engines; all feminine

kk-space-cokery-miner-1 = Kokerei (Platz 1)
kk-space-cokery-miner-2 = Kokerei (Platz 2)
kk-space-cokery-pair = Kokerei (Doppelplatz)
kk-space-ironworks-miner-1 = Eisenhütte (Platz 1)
kk-space-ironworks-miner-2 = Eisenhütte (Platz 2)
kk-space-ironworks-miner-3 = Eisenhütte (Platz 3)
kk-space-ironworks-pair = Eisenhütte (Doppelplatz)
kk-space-loading-miner-1 = Verladung (Platz 1)
kk-space-loading-miner-2 = Verladung (Platz 2)
kk-space-administration-miner-1 = Verwaltung (Platz 1)
kk-space-administration-pair = Verwaltung (Doppelplatz)
kk-space-cokery-engineer-1 = Kokerei (Platz 1)
kk-space-cokery-engineer-2 = Kokerei (Platz 2)
kk-space-ironworks-engineer-1 = Eisenhütte
kk-space-loading-engineer-1 = Verladung
kk-space-administration-engineer-1 = Verwaltung (Platz 1)
kk-space-administration-engineer-2 = Verwaltung (Platz 2)
kk-space-cokery-steam = Kokerei
kk-space-ironworks-steam = Eisenhütte

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

kk-station-yellow-1 = Bahnhof Werden
kk-station-yellow-2 = Bahnhof Kupferdreh
kk-station-yellow-3 = Bahnhof Altendorf
kk-station-yellow-4 = Bahnhof Dahlhausen
kk-station-yellow-5 = Bahnhof Hattingen
kk-station-yellow-6 = Bahnhof Blankenstein (Ruhr)
kk-station-yellow-7 = Bahnhof Herbede
kk-station-red-1 = Bahnhof Steele
kk-station-red-2 = Bahnhof Höntrop
kk-station-red-3 = Bahnhof Ehrenfeld
kk-station-red-4 = Bahnhof Laer
kk-station-red-5 = Bahnhof Langendreer West
kk-station-red-6 = Bahnhof Witten
kk-station-brown-1 = Bahnhof Bredenscheid
kk-station-brown-2 = Bahnhof Sprockhövel
kk-station-brown-3 = Bahnhof Durchholz
kk-station-green-1 = Bahnhof Bergerhausen
kk-station-green-2 = Bahnhof Steele Süd
kk-station-green-3 = Bahnhof Holthausen

## Where a miner is, with the preposition (dative)

kk-place-yellow-1 = am Bahnhof Werden
kk-place-yellow-2 = am Bahnhof Kupferdreh
kk-place-yellow-3 = am Bahnhof Altendorf
kk-place-yellow-4 = am Bahnhof Dahlhausen
kk-place-yellow-5 = am Bahnhof Hattingen
kk-place-yellow-6 = am Bahnhof Blankenstein (Ruhr)
kk-place-yellow-7 = am Bahnhof Herbede
kk-place-red-1 = am Bahnhof Steele
kk-place-red-2 = am Bahnhof Höntrop
kk-place-red-3 = am Bahnhof Ehrenfeld
kk-place-red-4 = am Bahnhof Laer
kk-place-red-5 = am Bahnhof Langendreer West
kk-place-red-6 = am Bahnhof Witten
kk-place-brown-1 = am Bahnhof Bredenscheid
kk-place-brown-2 = am Bahnhof Sprockhövel
kk-place-brown-3 = am Bahnhof Durchholz
kk-place-green-1 = am Bahnhof Bergerhausen
kk-place-green-2 = am Bahnhof Steele Süd
kk-place-green-3 = am Bahnhof Holthausen
kk-place-cokery-miner-1 = in der Kokerei (Platz 1)
kk-place-cokery-miner-2 = in der Kokerei (Platz 2)
kk-place-cokery-pair = in der Kokerei (Doppelplatz)
kk-place-ironworks-miner-1 = in der Eisenhütte (Platz 1)
kk-place-ironworks-miner-2 = in der Eisenhütte (Platz 2)
kk-place-ironworks-miner-3 = in der Eisenhütte (Platz 3)
kk-place-ironworks-pair = in der Eisenhütte (Doppelplatz)
kk-place-loading-miner-1 = in der Verladung (Platz 1)
kk-place-loading-miner-2 = in der Verladung (Platz 2)
kk-place-administration-miner-1 = in der Verwaltung (Platz 1)
kk-place-administration-pair = in der Verwaltung (Doppelplatz)
kk-place-supply = im Vorrat
kk-place-rescue-t11 = bei der Grubenwehr oben links
kk-place-rescue-t12 = bei der Grubenwehr oben in der Mitte
kk-place-rescue-t13 = bei der Grubenwehr oben rechts
kk-place-rescue-t21 = bei der Grubenwehr unten links
kk-place-rescue-t22 = bei der Grubenwehr unten in der Mitte
kk-place-rescue-t23 = bei der Grubenwehr unten rechts
kk-place-steele = in der Siedlung Steele
kk-place-rellinghausen = in der Siedlung Rellinghausen
kk-place-ueberruhr = in der Siedlung Überruhr
kk-place-heisingen = in der Siedlung Heisingen
kk-place-byfang = in der Siedlung Byfang
kk-place-kupferdreh = in der Siedlung Kupferdreh
kk-place-eiberg = in der Siedlung Eiberg
kk-place-horst = in der Siedlung Horst
kk-place-burgaltendorf = in der Siedlung Burgaltendorf
kk-place-weitmar = in der Siedlung Weitmar
kk-place-linden = in der Siedlung Linden
kk-place-wiemelhausen = in der Siedlung Wiemelhausen
kk-place-brenschede = in der Siedlung Brenschede
kk-place-querenburg = in der Siedlung Querenburg
kk-place-uemmingen = in der Siedlung Ümmingen
kk-place-langendreer = in der Siedlung Langendreer
kk-place-werne = in der Siedlung Werne
kk-place-stockum = in der Siedlung Stockum
kk-place-crengeldanz = in der Siedlung Crengeldanz
kk-place-heven = in der Siedlung Heven
kk-place-bommern = in der Siedlung Bommern
kk-place-vormholz = in der Siedlung Vormholz
kk-place-bommerholz = in der Siedlung Bommerholz
kk-place-herbede = in der Siedlung Herbede
kk-place-blankenstein = in der Siedlung Blankenstein
kk-place-stiepel = in der Siedlung Stiepel
kk-place-welper = in der Siedlung Welper
kk-place-bredenscheid = in der Siedlung Bredenscheid
kk-place-buchholz = in der Siedlung Buchholz

## Where somebody or something comes from, with the preposition; then engineers and mine tiles

kk-origin-yellow-1 = vom Bahnhof Werden
kk-origin-yellow-2 = vom Bahnhof Kupferdreh
kk-origin-yellow-3 = vom Bahnhof Altendorf
kk-origin-yellow-4 = vom Bahnhof Dahlhausen
kk-origin-yellow-5 = vom Bahnhof Hattingen
kk-origin-yellow-6 = vom Bahnhof Blankenstein (Ruhr)
kk-origin-yellow-7 = vom Bahnhof Herbede
kk-origin-red-1 = vom Bahnhof Steele
kk-origin-red-2 = vom Bahnhof Höntrop
kk-origin-red-3 = vom Bahnhof Ehrenfeld
kk-origin-red-4 = vom Bahnhof Laer
kk-origin-red-5 = vom Bahnhof Langendreer West
kk-origin-red-6 = vom Bahnhof Witten
kk-origin-brown-1 = vom Bahnhof Bredenscheid
kk-origin-brown-2 = vom Bahnhof Sprockhövel
kk-origin-brown-3 = vom Bahnhof Durchholz
kk-origin-green-1 = vom Bahnhof Bergerhausen
kk-origin-green-2 = vom Bahnhof Steele Süd
kk-origin-green-3 = vom Bahnhof Holthausen
kk-origin-cokery-miner-1 = aus der Kokerei (Platz 1)
kk-origin-cokery-miner-2 = aus der Kokerei (Platz 2)
kk-origin-cokery-pair = aus der Kokerei (Doppelplatz)
kk-origin-ironworks-miner-1 = aus der Eisenhütte (Platz 1)
kk-origin-ironworks-miner-2 = aus der Eisenhütte (Platz 2)
kk-origin-ironworks-miner-3 = aus der Eisenhütte (Platz 3)
kk-origin-ironworks-pair = aus der Eisenhütte (Doppelplatz)
kk-origin-loading-miner-1 = aus der Verladung (Platz 1)
kk-origin-loading-miner-2 = aus der Verladung (Platz 2)
kk-origin-administration-miner-1 = aus der Verwaltung (Platz 1)
kk-origin-administration-pair = aus der Verwaltung (Doppelplatz)
kk-origin-supply = aus dem Vorrat
kk-origin-rescue-t11 = von der Grubenwehr oben links
kk-origin-rescue-t12 = von der Grubenwehr oben in der Mitte
kk-origin-rescue-t13 = von der Grubenwehr oben rechts
kk-origin-rescue-t21 = von der Grubenwehr unten links
kk-origin-rescue-t22 = von der Grubenwehr unten in der Mitte
kk-origin-rescue-t23 = von der Grubenwehr unten rechts
kk-origin-steele = aus der Siedlung Steele
kk-origin-rellinghausen = aus der Siedlung Rellinghausen
kk-origin-ueberruhr = aus der Siedlung Überruhr
kk-origin-heisingen = aus der Siedlung Heisingen
kk-origin-byfang = aus der Siedlung Byfang
kk-origin-kupferdreh = aus der Siedlung Kupferdreh
kk-origin-eiberg = aus der Siedlung Eiberg
kk-origin-horst = aus der Siedlung Horst
kk-origin-burgaltendorf = aus der Siedlung Burgaltendorf
kk-origin-weitmar = aus der Siedlung Weitmar
kk-origin-linden = aus der Siedlung Linden
kk-origin-wiemelhausen = aus der Siedlung Wiemelhausen
kk-origin-brenschede = aus der Siedlung Brenschede
kk-origin-querenburg = aus der Siedlung Querenburg
kk-origin-uemmingen = aus der Siedlung Ümmingen
kk-origin-langendreer = aus der Siedlung Langendreer
kk-origin-werne = aus der Siedlung Werne
kk-origin-stockum = aus der Siedlung Stockum
kk-origin-crengeldanz = aus der Siedlung Crengeldanz
kk-origin-heven = aus der Siedlung Heven
kk-origin-bommern = aus der Siedlung Bommern
kk-origin-vormholz = aus der Siedlung Vormholz
kk-origin-bommerholz = aus der Siedlung Bommerholz
kk-origin-herbede = aus der Siedlung Herbede
kk-origin-blankenstein = aus der Siedlung Blankenstein
kk-origin-stiepel = aus der Siedlung Stiepel
kk-origin-welper = aus der Siedlung Welper
kk-origin-bredenscheid = aus der Siedlung Bredenscheid
kk-origin-buchholz = aus der Siedlung Buchholz
kk-origin-cokery-engineer-1 = aus der Kokerei (Platz 1)
kk-origin-cokery-engineer-2 = aus der Kokerei (Platz 2)
kk-origin-ironworks-engineer-1 = aus der Eisenhütte
kk-origin-loading-engineer-1 = aus der Verladung
kk-origin-administration-engineer-1 = aus der Verwaltung (Platz 1)
kk-origin-administration-engineer-2 = aus der Verwaltung (Platz 2)
kk-origin-t11 = von oben links
kk-origin-t12 = von oben in der Mitte
kk-origin-t13 = von oben rechts
kk-origin-t21 = von unten links
kk-origin-t22 = von unten in der Mitte
kk-origin-t23 = von unten rechts
