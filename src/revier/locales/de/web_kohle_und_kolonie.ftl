### Das Brett von Kohle & Kolonie im Browser.

## Board: places, sheets and tabs

web-kk-round = Runde
web-kk-tab-shared = Karte
web-kk-tab-own = Tableau
web-kk-tab-side = Bank
# $phase (1 to 10) of $count phases of a round.
web-kk-phase-of = Phase { $phase } von { $count }
# Names the switch between the three documents beside the map.
web-kk-sheets = Blätter
web-kk-sheet-bank = Bank
# Short, for a narrow tab.
web-kk-sheet-disaster = Unglück
# Short, for a narrow tab.
web-kk-sheet-auction = Auktion
# What else may be chosen, on the map that is not shown now.
web-kk-on-map = Auf der Karte
# What else may be chosen, on the tableau that is not shown now.
web-kk-on-estate = Auf deinem Tableau

## Tableau and pithead tiles

# $name is a player.
web-kk-tableau = Zechentableau: { $name }
# $name is a player.
web-kk-pitheads = Übertagekarten: { $name }
# $where is the place of a mine space, such as “top left”.
web-kk-mine-space = Zechenplatz { $where }
# $where is the place of a mine space.
web-kk-rescue-space = Grubenwehr { $where }
web-kk-price = Preis
web-kk-income = Einkommen
web-kk-second-miner = Bringt einen zweiten Kumpel
web-kk-safe = gesichert
web-kk-by-coin = für 1 T zu sichern
# Short names of pithead tiles: little room.
web-kk-tile-cokery = Kokerei
web-kk-tile-briquettes = Brikettfabrik
web-kk-tile-ironworks = Eisenhütte
web-kk-tile-steelworks = Stahlwerk
web-kk-tile-loading = Verladung
web-kk-tile-loading-2 = Verladung II
web-kk-tile-workforce = Belegschaft
web-kk-tile-workforce-2 = Belegschaft II
web-kk-tile-administration = Verwaltung
# What upgrading a pithead tile costs and brings. $workers are workers. $coins are Thalers. $vp are points.
web-kk-flip = Verbessern: { $workers } Arbeiter, { $coins } T, { $vp } SP
# A small number of things: 2×. $count is how many.
web-kk-times = { $count }×
# $count is how many.
web-kk-plus = +{ $count }
# $count is how many.
web-kk-plus-vp = +{ $count } SP
# $count is how many.
web-kk-plus-coins = +{ $count } T
# The tile adds to the value in every auction. $count is how many.
web-kk-plus-value = +{ $count } Wert
# So many wagons are worth so many Thalers; very short. $wagons are wagons. $coins are Thalers.
web-kk-wagons-coins = { $wagons }→{ $coins } T
# $count is how many.
web-kk-coins = { $count } T
# $count is how many.
web-kk-stock-miners = Kumpel im Vorrat: { $count }
# $count is how many.
web-kk-stock-engineers = Ingenieure übrig: { $count }
# $count is how many.
web-kk-stock-settlements = Siedlungen übrig: { $count }
# $token is the bonus token in hand.
web-kk-bonus-held = Bonusmarker: { $token }
# $count is how many.
web-kk-markers = Extraaktionen: { $count }
# $rail is the kind of a railroad token that is kept.
web-kk-rail-kept = Eisenbahnmarker { $rail }

## Bank

web-kk-bank-title = Bergamt
web-kk-order = Spielreihenfolge
# Shown in its place while everybody takes a bonus token: who takes one when.
web-kk-order-selection = Reihenfolge der Wahl
web-kk-tokens = Bonusmarker
# $name is a bonus token that lies face down.
web-kk-face-down = { $name }, verdeckt
web-kk-actions = Aktionen
# Names of the five main actions: little room.
web-kk-do-mine = Zeche
web-kk-do-engine = Maschine
web-kk-do-settlement = Siedlung
web-kk-do-engineer = Ingenieur
web-kk-do-miners = Kumpel
web-kk-buy-workers = 3 Arbeiter für 2 T
web-kk-sell-workers = 1 T für 2 Arbeiter
# What is left in the common supply. $workers are workers. $engines are steam engines.
web-kk-supplies = Vorrat: { $workers } Arbeiter, { $engines ->
    [one] 1 Maschine
   *[other] { $engines } Maschinen
}
web-kk-trust = Kohlen-Syndikat
# $coins are Thalers. $purchases (1 to 3) are mines.
web-kk-trust-told = Das Kohlen-Syndikat hat { $coins } T auf seiner Leiste und kauft jede Runde { $purchases ->
    [one] 1 Zeche
   *[other] { $purchases } Zechen
}.
# Followed by one to three signs for mines.
web-kk-trust-buys = kauft je Runde
web-kk-trust-extra = Sein Wert ist um 1 höher.

## Mine disaster

# $round is I to V.
web-kk-disaster-over = Grubenunglück · Runde { $round }
# While the token of the round lies face down.
web-kk-disaster-title = Was die Grube bringt
web-kk-disasters = Unglücke
# A disaster token.
web-kk-fate-down = verdeckt
# A disaster token.
web-kk-fate-gone = ungesehen entfernt
web-kk-mining-damage = Bergschäden: Die Niete kostet alle 1 T oder 2 SP.
web-kk-bag = Im Beutel
web-kk-disc-black = Schwarz
web-kk-disc-blank = Niete
web-kk-drawn = Gezogen
# $vp points are lost by whoever is struck.
web-kk-disaster-loss = Wen es trifft, der verliert je Stein 1 Kumpel und einmal { $vp } SP.
# A player is struck by so many discs. $name is a player or what stands for one. $miners are miners. $vp are points.
web-kk-struck = { $name }: { $miners } Kumpel und { $vp } SP verloren
# Followed by numbers for each player.
web-kk-exposed = Ungesicherte Zechen
# $names is a list of disaster tokens.
web-kk-disasters-unseen = Noch verdeckt: { $names }.

## Consolidation

# $left more claims follow in this round.
web-kk-auction-over = { $left ->
    [0] Letzte Konsolidierung
   *[other] Konsolidierung · danach noch { $left }
}
# Points of a large mine, gained once. $count is how many.
web-kk-once = { $count } einmal
# Income of a large mine. $count is how many.
web-kk-per-round = { $count } je Runde
# What a value in an auction is made of.
web-kk-part-mines = eigene Zechen
web-kk-part-administration = Verwaltung
web-kk-part-tokens = Marker
web-kk-part-coins = gebotene Taler
# Under the name of a bidder, as are the next four.
web-kk-bid-fixed = fester Wert
web-kk-bid-leads = führt
web-kk-bid-passed = gepasst
# Beside the name of a player who has no mine in the claim.
web-kk-bid-absent = nicht dabei
# $value is the highest value this player can reach.
web-kk-bid-most = bis { $value }
# What winning brings: $vp points, $coins Thalers a round, $engines steam engines.
web-kk-auction-win = { $engines ->
    [0] Zuschlag: { $vp } SP und { $coins } T je Runde.
    [one] Zuschlag: { $vp } SP, { $coins } T je Runde und 1 Dampfmaschine.
   *[other] Zuschlag: { $vp } SP, { $coins } T je Runde und { $engines } Dampfmaschinen.
}
# What losing brings me: points, and my stake back. $vp are points.
web-kk-auction-lose = Sonst: { $vp } SP, und dein Einsatz kommt zurück.
web-kk-auction-lose-any = Wer verliert, bekommt 2 SP je Kleinzeche und den Einsatz zurück.
# $name won the large mine.
web-kk-auction-won = Zuschlag für { $name }.
web-kk-auction-trust-won = Die Großzeche geht an das Kohlen-Syndikat.
web-kk-coming-over = Nächste Konsolidierungen
# $round is III, IV or V.
web-kk-coming = Runde { $round }
web-kk-coming-none = Alle Großzechen sind vergeben
# A mine that nobody owns yet.
web-kk-unsold = noch frei

## Panels

web-kk-panel-coins = Taler
web-kk-panel-workers = Arbeiter
web-kk-panel-miners = Kumpel
web-kk-panel-engineers = Ingenieure übrig
web-kk-panel-mines = Zechen
web-kk-panel-engines = Dampfmaschinen
web-kk-panel-settlements = Siedlungen
# What income and the scoring of claims would bring now.
web-kk-pays-next = Bringt diese Runde
# Thalers and points; very short. $coins are Thalers. $vp are points.
web-kk-pays = +{ $coins } T +{ $vp } SP

## Action bar

# How much of an action is left; a few signs follow.
web-kk-track-deploy = Einsetzen
web-kk-track-move = Versetzen
web-kk-track-engineer = Ingenieur
# $count is how many.
web-kk-track-hold = Du hast { $count } T
# The highest value one can reach in an auction. $value is a value in an auction.
web-kk-track-most = höchstens { $value }
web-kk-track-wagons = Loren
# Names of groups of options, over their buttons.
web-kk-group-action = Aktion
web-kk-group-token = Marker
web-kk-group-flip = Verbessern
web-kk-group-trade = Handel
web-kk-group-tokens = Bonusmarker
web-kk-group-mines = Zechen
web-kk-group-villages = Dörfer
web-kk-group-stations = Bahnhöfe
web-kk-group-rescue = Grubenwehr
web-kk-group-spaces = Zechenplätze
web-kk-group-pithead = Über Tage
# Followed by values.
web-kk-group-raise = Bieten

## Result

web-kk-won-title = Punkte nach Runden
web-kk-won-end = Ende

## The board in words

# $name is a player.
web-kk-text-turn = { $name } ist am Zug.
web-kk-text-nothing = nichts
# Where a mine is.
web-kk-text-on-offer = zu kaufen
web-kk-text-waiting = kommt noch
web-kk-text-gone = aus dem Spiel
# Miners of a player at a place. $name is a player or what stands for one. $count is how many.
web-kk-text-miners = { $name } ({ $count } Kumpel)
# Heads of columns, as are the next ones.
web-kk-text-space = Platz
web-kk-text-mine = Zeche
web-kk-text-rescue = Grubenwehr
web-kk-text-safety = Sicherung
web-kk-text-manned = ein Kumpel
web-kk-text-exposed = ungesichert
# $count is how many.
web-kk-text-with-engine = { $count }, mit Dampfmaschine
web-kk-text-tile = Übertagekarte
web-kk-text-side = Seite
web-kk-text-front = Vorderseite
web-kk-text-back = verbessert
web-kk-text-pieces = Besetzt
web-kk-text-brings = Bringt
# $vp are points. $coins are Thalers. $value is a value in an auction.
web-kk-text-yield = { $vp } SP, { $coins } T, Wert +{ $value }
# $points are points. $coins are Thalers. $workers are workers.
web-kk-text-stocks = { $points } SP, { $coins } T, { $workers } Arbeiter
# What is left to deploy. $miners are miners. $engineers are engineers. $settlements are settlements.
web-kk-text-people = Übrig: Kumpel { $miners }, Ingenieure { $engineers }, Siedlungen { $settlements }
# $count is how many. $reserve are kept beside the tableau.
web-kk-text-engines = Dampfmaschinen: { $count }, davon { $reserve } neben dem Tableau
# $coins are Thalers. $points are points.
web-kk-text-next = Diese Runde: { $coins } T Einkommen, { $points } SP für Grubenfelder und Siedlungen
web-kk-text-claims = Grubenfelder
web-kk-text-claim = Grubenfeld
web-kk-text-large = Großzeche
web-kk-text-round = Runde
web-kk-text-points = Punkte
web-kk-text-owner = Besitzer
web-kk-text-villages = Dörfer
web-kk-text-village = Dorf
web-kk-text-room = Bauplätze frei
# Heads of columns: mining claims around a village, stations that miners come to from it.
web-kk-text-beside = Neben Grubenfeldern
web-kk-text-reaches = Kumpel erreichen Bahnhöfe
# Heads of columns: villages from which one comes to a station, and the stations beside it.
web-kk-text-from = Erreichbar aus Dörfern
web-kk-text-next-stations = Nächste Bahnhöfe
web-kk-text-stations = Bahnhöfe
web-kk-text-station = Bahnhof
web-kk-text-line = Linie
web-kk-text-token = Eisenbahnmarker
web-kk-text-face-down = verdeckt
web-kk-text-taken = fort
# $engine is the price of a steam engine. $settlement is the price of a settlement. $engineer is the price of an engineer.
web-kk-text-prices = Preise: Dampfmaschine { $engine } T, Siedlung { $settlement } T, Ingenieur { $engineer } T
# $fate is the disaster token of the round, or that it lies face down; $vp points are lost. $round is I to V.
web-kk-text-disaster = Runde { $round }: { $fate }, −{ $vp } SP
# Discs of a player or a colour in the bag, and drawn. $name is a player or what stands for one. $count is how many. $drawn are out of the bag.
web-kk-text-discs = { $name }: { $count } im Beutel, { $drawn } gezogen
# A bidder and the value bid. $name is a player or what stands for one. $value is a value in an auction.
web-kk-text-bid = { $name }: { $value }
# $value is a value in an auction.
web-kk-text-least = Das nächste Gebot ist mindestens { $value }.

## The end of a round

# Thalers that the mines brought.
web-kk-scene-income = Einkommen
# Thalers for wagons; how many wagons stands beside it.
web-kk-scene-loaded = Verladene Loren

## On the main button: what is done with what was chosen

# $tile is a mine, $space where it lies in the tableau.
web-kk-act-secure = Sichere { $tile } ({ $space })
# $tile is a mine, $space where it lies; it and those behind it move up.
web-kk-act-move-up = Rück { $tile } auf ({ $space })
# $tile is a mine, $space where it is put; it is new, or is moved.
web-kk-act-put = Leg { $tile } hierhin ({ $space })
# $station is a station whose token is lost.
web-kk-act-give-up = Gib den Eisenbahnmarker ab: { $station }
