### Le plateau de Kohle & Kolonie dans le navigateur.

## Board: places, sheets and tabs

web-kk-round = Manche
web-kk-tab-shared = Carte
web-kk-tab-own = Plateau
web-kk-tab-side = Banque
# $phase (1 to 10) of $count phases of a round.
web-kk-phase-of = Phase { $phase } sur { $count }
# Names the switch between the three documents beside the map.
web-kk-sheets = Feuilles
web-kk-sheet-bank = Banque
# Short, for a narrow tab.
web-kk-sheet-disaster = Catastrophe
# Short, for a narrow tab.
web-kk-sheet-auction = Enchères
# What else may be chosen, on the map that is not shown now.
web-kk-on-map = Sur la carte
# What else may be chosen, on the tableau that is not shown now.
web-kk-on-estate = Sur votre plateau

## Tableau and pithead tiles

# $name is a player.
web-kk-tableau = Plateau : { $name }
# $name is a player.
web-kk-pitheads = Cartes technologie : { $name }
# $where is the place of a mine space, such as “top left”.
web-kk-mine-space = Case mine { $where }
# $where is the place of a mine space.
web-kk-rescue-space = Défense des mines { $where }
web-kk-price = Prix
web-kk-income = Revenu
web-kk-second-miner = Apporte une deuxième gueule noire
web-kk-safe = sécurisée
web-kk-by-coin = sécurisable pour 1 T
# Short names of pithead tiles: little room.
web-kk-tile-cokery = Cokerie
web-kk-tile-briquettes = Briquettes
web-kk-tile-ironworks = Ferronnerie
web-kk-tile-steelworks = Aciérie
web-kk-tile-loading = Chargement
web-kk-tile-loading-2 = Chargement II
web-kk-tile-workforce = Main-d’œuvre
web-kk-tile-workforce-2 = Main-d’œuvre II
web-kk-tile-administration = Admin.
# What upgrading a pithead tile costs and brings. $workers are workers. $coins are Thalers. $vp are points.
web-kk-flip = Améliorer : { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
}, { $coins } T, { $vp } PV
# A small number of things: 2×. $count is how many.
web-kk-times = { $count }×
# $count is how many.
web-kk-plus = +{ $count }
# $count is how many.
web-kk-plus-vp = +{ $count } PV
# $count is how many.
web-kk-plus-coins = +{ $count } T
# The tile adds to the value in every auction. $count is how many.
web-kk-plus-value = +{ $count } valeur
# So many wagons are worth so many Thalers; very short. $wagons are wagons. $coins are Thalers.
web-kk-wagons-coins = { $wagons }→{ $coins } T
# $count is how many.
web-kk-coins = { $count } T
# $count is how many.
web-kk-stock-miners = Gueules noires en réserve : { $count }
# $count is how many.
web-kk-stock-engineers = Ingénieurs restants : { $count }
# $count is how many.
web-kk-stock-settlements = Cités restantes : { $count }
# $token is the bonus token in hand.
web-kk-bonus-held = Jeton bonus : { $token }
# $count is how many.
web-kk-markers = Actions supplémentaires : { $count }
# $rail is the kind of a railroad token that is kept.
web-kk-rail-kept = Jeton chemin de fer { $rail }

## Bank

web-kk-bank-title = Office des mines
web-kk-order = Ordre du tour
# Shown in its place while everybody takes a bonus token: who takes one when.
web-kk-order-selection = Ordre du choix
web-kk-tokens = Jetons bonus
# $name is a bonus token that lies face down.
web-kk-face-down = { $name }, face cachée
web-kk-actions = Actions
# Names of the five main actions: little room.
web-kk-do-mine = Mine
web-kk-do-engine = Machine
web-kk-do-settlement = Cité
web-kk-do-engineer = Ingénieur
web-kk-do-miners = Gueules noires
web-kk-buy-workers = 3 travailleurs pour 2 T
web-kk-sell-workers = 1 T pour 2 travailleurs
# What is left in the common supply. $workers are workers. $engines are steam engines.
web-kk-supplies = Réserve : { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
}, { $engines ->
    [one] { $engines } machine
   *[other] { $engines } machines
}
web-kk-trust = Syndicat du charbon
# $coins are Thalers. $purchases (1 to 3) are mines.
web-kk-trust-told = Le Syndicat du charbon a { $coins } T sur sa piste et achète { $purchases ->
    [one] { $purchases } mine
   *[other] { $purchases } mines
} par manche.
# Followed by one to three signs for mines.
web-kk-trust-buys = achète par manche
web-kk-trust-extra = Sa valeur est augmentée de 1.

## Mine disaster

# $round is I to V.
web-kk-disaster-over = Catastrophe · Manche { $round }
# While the token of the round lies face down.
web-kk-disaster-title = Ce que réserve la mine
web-kk-disasters = Catastrophes
# A disaster token.
web-kk-fate-down = face cachée
# A disaster token.
web-kk-fate-gone = retiré sans être vu
web-kk-mining-damage = Dégâts miniers : le disque « Rien » coûte à chacun 1 T ou 2 PV.
web-kk-bag = Dans le sac
web-kk-disc-black = Noir
web-kk-disc-blank = Rien
web-kk-drawn = Tirés
# $vp points are lost by whoever is struck.
web-kk-disaster-loss = Qui est touché perd 1 gueule noire par disque et { $vp } PV une fois.
# A player is struck by so many discs. $name is a player or what stands for one. $miners are miners. $vp are points.
web-kk-struck = { $name } : { $miners ->
    [one] 1 gueule noire
   *[other] { $miners } gueules noires
} et { $vp } PV perdus
# Followed by numbers for each player.
web-kk-exposed = Mines non sécurisées
# $names is a list of disaster tokens.
web-kk-disasters-unseen = Encore cachées : { $names }.

## Consolidation

# $left more claims follow in this round.
web-kk-auction-over = { $left ->
    [0] Dernière consolidation
   *[other] Consolidation · encore { $left } ensuite
}
# Points of a large mine, gained once. $count is how many.
web-kk-once = { $count } une fois
# Income of a large mine. $count is how many.
web-kk-per-round = { $count } / manche
# What a value in an auction is made of.
web-kk-part-mines = mines
web-kk-part-administration = administration
web-kk-part-tokens = jetons
web-kk-part-coins = thunes misées
# Under the name of a bidder, as are the next four.
web-kk-bid-fixed = valeur fixe
web-kk-bid-leads = en tête
web-kk-bid-passed = a passé
# Beside the name of a player who has no mine in the claim.
web-kk-bid-absent = hors enchère
# $value is the highest value this player can reach.
web-kk-bid-most = jusqu’à { $value }
# What winning brings: $vp points, $coins Thalers a round, $engines steam engines.
web-kk-auction-win = { $engines ->
    [0] Gagner rapporte { $vp } PV et { $coins } T par manche.
    [one] Gagner rapporte { $vp } PV, { $coins } T par manche et 1 machine à vapeur.
   *[other] Gagner rapporte { $vp } PV, { $coins } T par manche et { $engines } machines à vapeur.
}
# What losing brings me: points, and my stake back. $vp are points.
web-kk-auction-lose = Sinon : { $vp } PV, et votre mise vous revient.
web-kk-auction-lose-any = Les perdants reçoivent 2 PV par petite mine et récupèrent leur mise.
# $name won the large mine.
web-kk-auction-won = Adjugée à { $name }.
web-kk-auction-trust-won = La grande mine va au Syndicat du charbon.
web-kk-coming-over = Prochaines consolidations
# $round is III, IV or V.
web-kk-coming = Manche { $round }
web-kk-coming-none = Toutes les grandes mines sont attribuées
# A mine that nobody owns yet.
web-kk-unsold = encore libre

## Panels

web-kk-panel-coins = Thunes
web-kk-panel-workers = Travailleurs
web-kk-panel-miners = Gueules noires
web-kk-panel-engineers = Ingénieurs restants
web-kk-panel-mines = Mines
web-kk-panel-engines = Machines à vapeur
web-kk-panel-settlements = Cités
# What income and the scoring of claims would bring now.
web-kk-pays-next = Rapporte cette manche
# Thalers and points; very short. $coins are Thalers. $vp are points.
web-kk-pays = +{ $coins } T +{ $vp } PV

## Action bar

# How much of an action is left; a few signs follow.
web-kk-track-deploy = Placer
web-kk-track-move = Déplacer
web-kk-track-engineer = Ingénieur
# $count is how many.
web-kk-track-hold = Vous avez { $count } T
# The highest value one can reach in an auction. $value is a value in an auction.
web-kk-track-most = { $value } au plus
web-kk-track-wagons = Wagonnets
# Names of groups of options, over their buttons.
web-kk-group-action = Action
web-kk-group-token = Jeton
web-kk-group-flip = Améliorer
web-kk-group-trade = Échange
web-kk-group-tokens = Jetons bonus
web-kk-group-mines = Mines
web-kk-group-villages = Villages
web-kk-group-stations = Gares
web-kk-group-rescue = Défense des mines
web-kk-group-spaces = Cases mine
web-kk-group-pithead = Technologie
# Followed by values.
web-kk-group-raise = Monter à

## Result

web-kk-won-title = Points par manche
web-kk-won-end = Fin

## The board in words

# $name is a player.
web-kk-text-turn = C’est à { $name } de jouer.
web-kk-text-nothing = rien
# Where a mine is.
web-kk-text-on-offer = à vendre
web-kk-text-waiting = à venir
web-kk-text-gone = hors jeu
# Miners of a player at a place. $name is a player or what stands for one. $count is how many.
web-kk-text-miners = { $name } ({ $count ->
    [one] 1 gueule noire
   *[other] { $count } gueules noires
})
# Heads of columns, as are the next ones.
web-kk-text-space = Case
web-kk-text-mine = Mine
web-kk-text-rescue = Défense des mines
web-kk-text-safety = Protection
web-kk-text-manned = une gueule noire
web-kk-text-exposed = non sécurisée
# $count is how many.
web-kk-text-with-engine = { $count }, avec une machine à vapeur
web-kk-text-tile = Carte technologie
web-kk-text-side = Face
web-kk-text-front = recto
web-kk-text-back = améliorée
web-kk-text-pieces = Occupé
web-kk-text-brings = Apporte
# $vp are points. $coins are Thalers. $value is a value in an auction.
web-kk-text-yield = { $vp } PV, { $coins } T, valeur +{ $value }
# $points are points. $coins are Thalers. $workers are workers.
web-kk-text-stocks = { $points } PV, { $coins } T, { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
}
# What is left to deploy. $miners are miners. $engineers are engineers. $settlements are settlements.
web-kk-text-people = Restent : gueules noires { $miners }, ingénieurs { $engineers }, cités { $settlements }
# $count is how many. $reserve are kept beside the tableau.
web-kk-text-engines = Machines à vapeur : { $count }, dont { $reserve } à côté du plateau
# $coins are Thalers. $points are points.
web-kk-text-next = Cette manche : { $coins } T de revenu, { $points } PV pour les champs et les cités
web-kk-text-claims = Champs de mines
web-kk-text-claim = Champ
web-kk-text-large = grande mine
web-kk-text-round = Manche
web-kk-text-points = Points
web-kk-text-owner = Propriétaire
web-kk-text-villages = Villages
web-kk-text-village = Village
web-kk-text-room = Cases cité libres
# Heads of columns: mining claims around a village, stations that miners come to from it.
web-kk-text-beside = À côté des champs
web-kk-text-reaches = Gares à portée
# Heads of columns: villages from which one comes to a station, and the stations beside it.
web-kk-text-from = Accessible depuis
web-kk-text-next-stations = Gares voisines
web-kk-text-stations = Gares
web-kk-text-station = Gare
web-kk-text-line = Ligne
web-kk-text-token = Jeton chemin de fer
web-kk-text-face-down = face cachée
web-kk-text-taken = parti
# $engine is the price of a steam engine. $settlement is the price of a settlement. $engineer is the price of an engineer.
web-kk-text-prices = Prix : machine à vapeur { $engine } T, cité { $settlement } T, ingénieur { $engineer } T
# $fate is the disaster token of the round, or that it lies face down; $vp points are lost. $round is I to V.
web-kk-text-disaster = Manche { $round } : { $fate }, −{ $vp } PV
# Discs of a player or a colour in the bag, and drawn. $name is a player or what stands for one. $count is how many. $drawn are out of the bag.
web-kk-text-discs = { $name } : dans le sac { $count }, tirés { $drawn }
# A bidder and the value bid. $name is a player or what stands for one. $value is a value in an auction.
web-kk-text-bid = { $name } : { $value }
# $value is a value in an auction.
web-kk-text-least = La prochaine offre est d’au moins { $value }.

## The end of a round

# Thalers that the mines brought.
web-kk-scene-income = Revenu
# Thalers for wagons; how many wagons stands beside it.
web-kk-scene-loaded = Wagonnets chargés

## On the main button: what is done with what was chosen

# $tile is a mine, $space where it lies in the tableau.
web-kk-act-secure = Sécuriser { $tile } ({ $space })
# $tile is a mine, $space where it lies; it and those behind it move up.
web-kk-act-move-up = Faire avancer { $tile } ({ $space })
# $tile is a mine, $space where it is put; it is new, or is moved.
web-kk-act-put = Poser { $tile } ici ({ $space })
# $station is a station whose token is lost.
web-kk-act-give-up = Rendre le jeton de chemin de fer : { $station }
