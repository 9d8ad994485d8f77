### Kohle & Kolonie: what is asked, offered, told and refused, and what things are called.
### Names of mines, places, tokens and spaces come ready-made from the second half of this file.

## Prompts: what the player is asked

kk-ask-choose-bonus-token = Prenez un jeton bonus.
kk-ask-turn-menu = Choisissez une action ou terminez votre tour.
# $count (1 to 5) workers are still to be paid.
kk-ask-worker-payment = { $count ->
    [one] Payez encore 1 travailleur : avec quoi ?
   *[other] Payez encore { $count } travailleurs : avec quoi ?
}
kk-ask-buy-mine-pick = Quelle mine achetez-vous ?
# $mine is the mine being bought.
kk-ask-buy-mine-worker-source = { $mine } : de quel village vient le travailleur ?
# $mine is the mine being bought.
kk-ask-buy-mine-settlement-source = { $mine } : de quelle cité vient la gueule noire ?
# $tile is the mine that was bought or won.
kk-ask-tableau-space-pick = Sur quelle case mine va { $tile } ?
kk-ask-second-worker = Prenez un second travailleur ou renoncez.
kk-ask-second-miner-place = Placez pour lui une gueule noire ou renoncez.
kk-ask-steam-engine-place = Où va la machine à vapeur ?
kk-ask-settlement-site = Dans quel village construisez-vous ?
# $village is where the new settlement stands.
kk-ask-settlement-miner = Une gueule noire de plus pour la cité à { $village } ?
kk-ask-engineer-move-from = Quel ingénieur déplacez-vous ?
kk-ask-engineer-place = Où va l’ingénieur ?
# $deployments (0 to 2) miners may still be deployed, $points (0 to 4) steps are left, $engineers (0 or 1) engineers may still be moved.
kk-ask-miner-step = Encore { $deployments }× placer, { $points }× déplacer{ $engineers ->
    [0] .
   *[other] , déplacer { $engineers } ingénieur.
}
kk-ask-miner-deploy-to = Où placez-vous la gueule noire ?
kk-ask-miner-move-from = Quelle gueule noire déplacez-vous ?
kk-ask-miner-move-to = Où va la gueule noire ?
kk-ask-extra-action-choice = Utilisez-vous une action supplémentaire ?
kk-ask-secure-step = Sécurisez vos mines contre la catastrophe.
# The rescue team may still secure $count (1 to 4) mines.
kk-ask-rescue-pick = { $count ->
    [one] La défense des mines sécurise encore 1 mine. Laquelle ?
   *[other] La défense des mines sécurise jusqu’à { $count } mines. Lesquelles ?
}
kk-ask-lose-miner-from = Quelle gueule noire perdez-vous ?
# $income (2 or 3) is the income of the best mine that was not secured.
kk-ask-disaster-penalty = La catastrophe touche une mine au revenu de { $income } T. Que cédez-vous ?
kk-ask-mining-damage-pay = Dégâts miniers : payez 1 T ou perdez 2 PV.
kk-ask-railroad-accident-pick = Accident de chemin de fer : quel jeton disparaît ?
# The claim $claim is consolidated; the player's value so far is $value.
kk-ask-consolidation-token = { $claim } : votre valeur est { $value }. Ajoutez-vous des jetons ?
# The claim $claim is under the hammer, $value is the highest value so far.
kk-ask-auction-bid = { $claim } est à { $value }. Montez ou passez.
kk-ask-compaction-pick = Quelle rangée avance ?
# $wagons wagons count so far; $state says whether loading is already paid for (active) or not (idle).
kk-ask-loading-step = { $state ->
    [active] Chargement : { $wagons ->
        [0] pas encore de wagonnet.
        [one] 1 wagonnet.
       *[other] { $wagons } wagonnets.
    }
   *[idle] Utilisez-vous le chargement ? { $wagons ->
        [0] Pas encore de wagonnet.
        [one] 1 wagonnet attend.
       *[other] { $wagons } wagonnets attendent.
    }
}

## Options: verb first, no full stop

# Ends something; $meaning says what: the turn (end_turn), a series of steps (done), a chance not taken (skip), the auction (pass), an offer refused (decline), further pieces (enough), or the wait before loading (load).
kk-stop = { $meaning ->
    [end_turn] Terminer le tour
    [skip] Renoncer
    [pass] Passer
    [decline] Renoncer
    [enough] Cela suffit
    [load] Charger maintenant
   *[done] Terminé
}
# $token is a bonus token.
kk-token = Prendre le jeton { $token }
kk-buy-mine = Acheter une mine
# $coins is the price now.
kk-buy-steam-engine = Acheter une machine à vapeur ({ $coins } T)
# $coins is the price now.
kk-place-settlement = Construire une cité ({ $coins } T)
# $coins is the price now.
kk-engineer = Placer un ingénieur ({ $coins } T)
kk-move-miners = Placer et déplacer des gueules noires
# $token is the bonus token.
kk-use-bonus = Utiliser le jeton { $token }
kk-use-marker = Utiliser un jeton action supplémentaire
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-cokery = Améliorer la cokerie ({ $workers } travailleurs, { $coins } T, +{ $vp } PV)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-ironworks = Améliorer la ferronnerie ({ $workers } travailleurs, { $coins } T, +{ $vp } PV)
# It costs $workers workers and $coins Thalers and brings $vp points.
kk-flip-loading = Améliorer le chargement ({ $workers } travailleurs, { $coins } T, +{ $vp } PV)
# It costs $workers workers and brings $vp points.
kk-flip-workforce-workers = Améliorer la main-d’œuvre ({ $workers } travailleurs, +{ $vp } PV)
# It costs $coins Thalers and brings $vp points.
kk-flip-workforce-coins = Améliorer la main-d’œuvre ({ $coins } T, +{ $vp } PV)
kk-buy-workers = Acheter 3 travailleurs pour 2 T
kk-sell-workers = Vendre 2 travailleurs pour 1 T
# $mine is a mine on offer, $number the number printed on it, $coins its price.
kk-mine = Acheter la nº { $number } { $mine } ({ $coins } T)
# $station is a station.
kk-station = { $station }
# $space is a space for miners on a pithead tile.
kk-miner-space = { $space }
# $space is a space for an engineer on a pithead tile.
kk-engineer-space = { $space }
# $space is the space for a steam engine on a pithead tile.
kk-steam-space = { $space }
# Where a miner who takes a step may go.
kk-supply = Remettre dans la réserve
# A miner or an engineer; the prompt says which.
kk-deploy = Placer une gueule noire
kk-move = Déplacer une gueule noire
kk-move-engineer = Déplacer un ingénieur
# A miner moves into a new settlement.
kk-yes = Installer une gueule noire
kk-pay-worker = Payer un travailleur
kk-pay-rail-worker = Payer avec un jeton chemin de fer
# A bid: raises to $value, for which $coins Thalers are bid in all.
kk-raise = Monter à { $value } ({ $coins } T en tout)
# $vp points are lost.
kk-vp-only = Perdre { $vp } PV
# $coins Thalers are paid.
kk-coins-only = Payer { $coins } T
# $vp points are lost and $coins Thalers paid.
kk-vp-and-coin = Perdre { $vp } PV et payer { $coins } T
kk-pay-coin = Payer 1 T
kk-lose-vp = Perdre 2 PV
kk-use-aid = Utiliser l’aide à la consolidation (valeur +2)
kk-use-rail-consolidation = Utiliser un jeton chemin de fer (valeur +1)
kk-load-by-worker = Payer 1 travailleur pour le chargement
kk-use-rail-wagon = Utiliser un jeton chemin de fer comme wagonnet
# $space is a mine space of the tableau, $tile the mine that lies there or is to be put there.
kk-space = { $tile } ({ $space })
# $space is the mine space that the rescue space belongs to.
kk-rescue = Défense des mines { $space }
# $square is a block of four mine spaces.
kk-square = Sécuriser { $square }
# $village is a village, or the settlement in it.
kk-village = { $village }

## Events: what happened. $seat is a player's name; sentences begin with it where somebody acts

# $seat is the first start player.
kk-start-drawn = { $seat } commence.
# $round is I to V.
kk-round-began = La manche { $round } commence.
# $mines is a list of mines, or “nothing”.
kk-mines-joined = Nouveau à l’achat : { $mines }.
# $seat took $token.
kk-token-chosen = { $seat } prend le jeton { $token }.
# $seat has place $rank (1 to 5) in the turn order.
kk-place-in-order = { $seat } joue en { $rank ->
    [1] 1re
   *[other] { $rank }e
} position.
# $seat did not use $token.
kk-token-returned = { $seat } repose le jeton { $token }.
# $seat bought $mine; the price was told before.
kk-mine-bought = { $seat } achète { $mine }.
# $seat took a worker from $village.
kk-worker-taken = { $seat } prend un travailleur à { $village }.
# $seat put the mine tile $tile on the mine space $space.
kk-tile-placed = { $seat } pose { $tile } sur la case mine { $space }.
# $seat gained $vp points; $category says what for.
kk-vp-gained = { $seat } gagne { $vp } PV ({ $category }).
# $seat bought a steam engine; the price was told before.
kk-engine-bought = { $seat } achète une machine à vapeur.
# $seat put a steam engine on the mine tile $tile.
kk-engine-on-mine = { $seat } pose une machine à vapeur sur { $tile }.
# $seat put a steam engine on a pithead tile; $space has its article.
kk-engine-on-pithead = { $seat } pose une machine à vapeur dans { $space }.
# $seat built in $village; the price was told before.
kk-settlement-built = { $seat } construit une cité à { $village }.
# $seat deployed a miner from the supply; $place comes with its preposition.
kk-miner-deployed = { $seat } place une gueule noire { $place }.
# $seat moved a miner; $origin and $place come with their prepositions.
kk-miner-moved = { $seat } déplace une gueule noire { $origin } { $place }.
# $seat deployed an engineer; $space has its article.
kk-engineer-deployed = { $seat } place un ingénieur dans { $space }.
# $seat moved an engineer; $origin comes with its preposition, $space has its article.
kk-engineer-moved = { $seat } déplace un ingénieur { $origin } vers { $space }.
# $seat gained a marker.
kk-marker-gained = { $seat } gagne un jeton action supplémentaire.
# $seat spent a marker.
kk-marker-used = { $seat } utilise un jeton action supplémentaire.
# $seat used $token.
kk-token-used = { $seat } utilise le jeton { $token }.
# $seat flipped a pithead tile; $pithead has its article.
kk-tile-flipped = { $seat } améliore { $pithead }.
# $seat bought workers; the price was told before.
kk-workers-bought = { $seat } achète 3 travailleurs.
# $seat sold workers.
kk-workers-sold = { $seat } vend 2 travailleurs.
# $seat paid one worker.
kk-worker-paid = { $seat } paie 1 travailleur.
# $seat paid a railroad token in place of a worker.
kk-rail-worker-paid = { $seat } paie un jeton chemin de fer comme travailleur.
# $seat came first to $station and took a railroad token; $rail is its kind.
kk-rail-taken = { $seat } prend à la { $station } le jeton chemin de fer { $rail }.
# $seat received $coins Thalers.
kk-coins-gained = { $seat } reçoit { $coins } T.
# $seat paid $coins Thalers.
kk-coins-paid = { $seat } paie { $coins } T.
# $seat secured the mine on the mine space $space for this round.
kk-mine-secured = { $seat } sécurise la mine { $space }.
# $seat put $count (0 to 3) discs into the bag.
kk-discs-added = { $seat } { $count ->
    [0] ne met pas de disque
    [one] met { $count } disque
   *[other] met { $count } disques
} dans le sac.
# A disc of $seat was drawn.
kk-seat-disc-drawn = { $seat } subit la catastrophe minière.
# The Coal Trust loses $coins Thalers, 0 or 1.
kk-black-disc-drawn = { $coins ->
    [0] Un disque noir, mais le Syndicat du charbon n’a rien à perdre.
   *[other] Un disque noir : le Syndicat du charbon perd { $coins } T.
}
kk-blank-disc-drawn = Un disque « Rien ».
# $disaster is the disaster token turned up.
kk-disaster-shown = Catastrophe de cette manche : { $disaster }.
kk-disaster-removed = Personne n’est touché ; le jeton catastrophe quitte le jeu.
# $seat lost a miner; $origin says from where.
kk-miner-lost = { $seat } perd une gueule noire { $origin }.
# $seat lost $vp points; $category says what for.
kk-vp-lost = { $seat } perd { $vp } PV ({ $category }).
# The Coal Trust bought $mine.
kk-trust-bought = Le Syndicat du charbon achète { $mine }.
# $seat removed the token of $station, unseen.
kk-rail-removed = { $seat } retire le jeton chemin de fer de la { $station }.
# The claim $claim is consolidated next.
kk-claim-due = À consolider : { $claim }.
# $seat begins the auction with $value.
kk-value-set = { $seat } a une valeur de { $value }.
# The Coal Trust has $value in the auction.
kk-trust-value-set = Le Syndicat du charbon a une valeur de { $value }.
# $seat raised to $value, for which $coins Thalers are bid in all.
kk-value-raised = { $seat } monte à { $value } ({ $coins } T en tout).
# $seat is out of the auction.
kk-passed = { $seat } passe.
# $seat won the large mine of $claim; the coins paid are told after this.
kk-consolidated = { $seat } remporte la grande mine { $claim }.
# The Coal Trust won the large mine of $claim.
kk-trust-consolidated = Le Syndicat du charbon prend la grande mine { $claim }.
# $seat received $count steam engines from the small mines.
kk-engines-received = { $seat } { $count ->
    [0] ne récupère pas de machine à vapeur
    [one] récupère { $count } machine à vapeur
   *[other] récupère { $count } machines à vapeur
}.
# A tile of $seat moved up; $origin comes with its preposition, $space is a mine space.
kk-tile-shifted = { $seat } avance une mine { $origin } vers la case { $space }.
# $seat scored Loading with $wagons wagons; points and coins are told after this.
kk-loaded = { $seat } { $wagons ->
    [0] ne charge pas de wagonnet
    [one] charge { $wagons } wagonnet
   *[other] charge { $wagons } wagonnets
}.
# The Coal Trust's track holds $coins Thalers.
kk-trust-track-set = La piste du Syndicat du charbon porte { $coins } T.
# $seat won with $vp points, perhaps together with others.
kk-game-won = { $seat } gagne avec { $vp } PV.
# $seat added a railroad token to the value in a consolidation.
kk-rail-value-used = { $seat } utilise un jeton chemin de fer : valeur +1.
# $seat used a railroad token as a wagon.
kk-rail-wagon-used = { $seat } utilise un jeton chemin de fer comme wagonnet.

## Why something was refused; a clause that follows a colon, without a full stop

kk-why-stop = ici il faut choisir
# $token is a bonus token.
kk-why-token = { $token } est pris, encore face cachée ou hors du jeu
kk-why-buy-mine = seulement comme action principale, avec une case mine libre et pour une mine qu’on peut payer et occuper
kk-why-buy-steam-engine = seulement comme action principale dès la manche II, avec assez de thunes et une place pour elle
kk-why-place-settlement = seulement comme action principale, avec assez de thunes, une cité et un village libre
kk-why-engineer = seulement comme action principale, avec assez de thunes, un ingénieur et une case libre
kk-why-move-miners = seulement comme action principale, une fois par tour
kk-why-use-bonus = il n’y a pas de jeton bonus qui ait un effet maintenant
kk-why-use-marker = il n’y a pas de jeton action supplémentaire, ou ce n’est pas le moment
kk-why-flip-cokery = seulement dans son tour, une seule fois et avec assez de travailleurs et de thunes
kk-why-flip-ironworks = seulement dans son tour, une seule fois et avec assez de travailleurs et de thunes
kk-why-flip-loading = seulement dans son tour, une seule fois et avec assez de travailleurs et de thunes
kk-why-flip-workforce-workers = seulement dans son tour, une seule fois et avec assez de travailleurs
kk-why-flip-workforce-coins = seulement dans son tour, une seule fois et avec assez de thunes
kk-why-buy-workers = seulement dans son tour, avec 2 T et tant que la réserve a 3 travailleurs
kk-why-sell-workers = seulement dans son tour, avec 2 travailleurs et tant que la banque a des thunes
kk-why-main-done = l’action principale de ce tour est faite
# $need is what it costs, $have what there is.
kk-why-too-dear = coûte { $need } T, disponibles : { $have } T
kk-why-round-one = pas avant la manche II
kk-why-no-engine = la réserve n’a plus de machine à vapeur
kk-why-no-engine-place = aucune mine ni aucune carte technologie n’a de place pour elle
kk-why-no-settlement = plus aucune cité disponible
kk-why-no-site = aucun village n’a de place pour elle
kk-why-no-engineer = plus aucun ingénieur disponible
kk-why-no-engineer-place = aucune case d’ingénieur n’est libre
kk-why-no-mine-space = aucune case mine n’est libre
kk-why-not-on-offer = n’est pas proposée
kk-why-no-miner = plus aucune gueule noire pour l’occuper
kk-why-no-miner-in-settlement = ses villages n’ont plus de travailleur, et aucune de vos gueules noires n’y habite
kk-why-no-mine = aucune mine proposée ne peut être payée et occupée
kk-why-flipped = déjà améliorée
# $need is what it costs, $have what there is.
kk-why-too-few-workers = demande { $need ->
    [one] { $need } travailleur
   *[other] { $need } travailleurs
}, disponibles : { $have }
kk-why-not-in-play = hors jeu à trois joueurs
kk-why-workers-left = des travailleurs y habitent encore
kk-why-own-settlement = vous y avez déjà une cité
kk-why-village-full = toutes ses cités sont prises
# Buying or selling workers: $need is what it takes, $have what there is.
kk-why-too-few-in-supply = la réserve en donne { $need } à la fois, et en a { $have }
kk-why-bank-empty = la banque n’a plus de thunes
kk-why-place-full = il n’y a plus de place
kk-why-wrong-step = aucun pas ne mène là depuis ici
kk-why-no-miner-there = aucune de vos gueules noires n’y est
kk-why-not-for-deploying = on n’y va pas depuis la réserve
kk-why-space-taken = un ingénieur y travaille déjà
kk-why-no-engineer-there = aucun de vos ingénieurs n’y est
kk-why-no-deployment = vous ne pouvez plus en placer
kk-why-no-point = vous ne pouvez plus en déplacer
kk-why-no-engineer-move = vous ne pouvez plus déplacer d’ingénieur
kk-why-nobody-to-move = personne à déplacer
# You have $have with all your Thalers; the highest value is $need.
kk-why-no-raise = avec toutes vos thunes vous atteignez { $have }, il faut { $need }
# $mine is a mine.
kk-why-mine = { $mine } n’est pas à l’achat, est trop chère, ou aucune gueule noire ne peut y aller
# $station is a station.
kk-why-station = la { $station } ne peut pas être choisie ici
# $space is a space for miners on a pithead tile.
kk-why-miner-space = { $space } n’a pas de place ou pas de gueule noire, ou la case manque sur cette face
# $space is a space for an engineer on a pithead tile.
kk-why-engineer-space = { $space } n’a pas de place ou pas d’ingénieur, ou la case manque sur cette face
# $space is the space for a steam engine on a pithead tile.
kk-why-steam-space = { $space } en a déjà une, ou la case manque sur cette face
kk-why-supply = seule une gueule noire qu’on déplace retourne dans la réserve
kk-why-deploy = il n’y a plus personne à placer, ou plus de place nulle part
kk-why-move = il ne reste pas de déplacement, ou aucune gueule noire n’est placée
kk-why-move-engineer = une seule fois et avec la main-d’œuvre améliorée, d’une case occupée vers une case libre
kk-why-yes = la cité est pleine ou la réserve vide
kk-why-pay-worker = il n’y a pas de travailleur
kk-why-pay-rail-worker = il n’y a pas de jeton chemin de fer de ce type
# $by is how far the bid would go above the highest value.
kk-why-raise = il n’y a pas assez de thunes pour monter de { $by }
kk-why-vp-only = cette perte ne peut pas être choisie
kk-why-coins-only = il n’y a pas assez de thunes
kk-why-vp-and-coin = seulement pour la perte la plus forte, et avec 1 T
kk-why-pay-coin = il n’y a pas de thune
kk-why-lose-vp = ceci ne peut pas être choisi
kk-why-use-aid = l’aide à la consolidation n’est pas là
kk-why-use-rail-consolidation = il n’y a pas de jeton chemin de fer de ce type
kk-why-load-by-worker = le chargement est déjà en marche, ou il n’y a pas de travailleur
kk-why-use-rail-wagon = le chargement n’est pas encore en marche, ou il n’y a pas de jeton chemin de fer de ce type
# $space is a mine space of the tableau.
kk-why-space = la case mine { $space } ne peut pas être choisie ici
# $space is the mine space that the rescue space belongs to.
kk-why-rescue = la défense des mines { $space } n’a pas de place ou pas de gueule noire
# $square is a block of four mine spaces.
kk-why-square = { $square } ne peuvent pas être choisies, ici chaque mine se choisit seule
# $village is a village, or the settlement in it.
kk-why-village = on ne peut pas choisir { $village } ici

## Help: the game in short, and each decision in two sentences

kk-help = Vous dirigez une compagnie minière au bord de la Ruhr pendant cinq manches. Achetez des mines, construisez des cités, placez des gueules noires, des ingénieurs et des machines à vapeur, améliorez vos cartes technologie. Chaque manche apporte une catastrophe minière, un revenu et des points pour vos champs de mines ; dès la manche III, des champs sont mis aux enchères et réunis en grandes mines. À la fin comptent les machines à vapeur, les thunes, les gares, les lignes complètes et les jetons action supplémentaire restants.
kk-help-choose-bonus-token = Votre disque va là où était le jeton : plus il est à gauche, plus tôt vous jouez dans cette manche. Un jeton vaut pour une manche ; inutilisé, il retourne sur la piste.
kk-help-turn-menu = À chaque tour vous avez une action principale : mine, machine à vapeur, cité, ingénieur ou gueules noires. Avant et après, vous pouvez améliorer des cartes technologie et acheter ou vendre des travailleurs autant que vous voulez.
kk-help-worker-payment = Un jeton chemin de fer Travailleur compte comme un travailleur, puis quitte le jeu. Les travailleurs payés vont dans la réserve commune.
kk-help-buy-mine-pick = Un village voisin du champ de mines donne un travailleur, et une gueule noire de votre réserve occupe la mine ; s’il n’y a plus de travailleur, elle vient de votre cité voisine. Ce qui reste, le Syndicat du charbon l’achète en commençant par le plus petit numéro.
kk-help-buy-mine-worker-source = Le travailleur est à vous, et une gueule noire de votre réserve occupe la mine. Un village sans travailleur s’ouvre aux cités.
kk-help-buy-mine-settlement-source = Les villages voisins n’ont plus de travailleur, une gueule noire de votre cité occupe donc la mine. Vous ne gagnez pas de travailleur.
kk-help-tableau-space-pick = La première mine va en haut à gauche, chaque autre suit les flèches. Certaines cases se sécurisent plus tard pour 1 T, les autres seulement par la défense des mines.
kk-help-second-worker = Cette mine apporte un second travailleur, si un village voisin en a encore un. Si vous le prenez, vous pouvez ensuite placer une gueule noire.
kk-help-second-miner-place = Une gueule noire de votre réserve va à la défense des mines ou sur une carte technologie. Les cités ne peuvent pas être choisies ici.
kk-help-steam-engine-place = Sur une mine, la machine à vapeur rapporte 1 T de plus par manche. Elle reste où elle est, et chacune compte à la fin.
kk-help-settlement-site = On construit dans un village sans travailleur, avec une case libre et sans cité à soi. Chaque manche, la cité rapporte 1 PV par champ de mines voisin où vous avez une mine.
kk-help-settlement-miner = Une cité loge jusqu’à deux gueules noires. D’ici, elles rejoignent le chemin de fer et les mines où il n’y a plus de travailleur.
kk-help-engineer-move-from = Un ingénieur va sur une autre case ingénieur libre de vos cartes technologie. Comme action principale, vous pouvez en placer un nouveau à la place.
kk-help-engineer-place = À la cokerie il rapporte des thunes, à la ferronnerie des points, au chargement des thunes pour les wagonnets, à l’administration de la valeur à chaque consolidation. Le troisième ingénieur apporte un jeton action supplémentaire.
kk-help-miner-step = On place depuis sa réserve, mais jamais directement sur une gare ; on se déplace pas à pas, plusieurs fois avec la même gueule noire si l’on veut. Ce qui n’est pas utilisé est perdu.
kk-help-miner-deploy-to = Une gueule noire va dans une cité, à la défense des mines ou sur une carte technologie. Une case double n’a d’effet qu’avec deux gueules noires.
kk-help-miner-move-from = Les gueules noires sur les mines y restent. Depuis une gare, on ne peut que suivre sa ligne ou retourner dans la réserve.
kk-help-miner-move-to = Une gare est à un pas de la cité voisine et de la gare suivante de la même ligne. La première gueule noire qui y entre prend le jeton chemin de fer.
kk-help-extra-action-choice = Un jeton action supplémentaire donne un tour de plus ; à la fin, chacun qui reste vaut 4 PV. Dans l’édition révisée, un jeton bonus avec une action peut le remplacer.
kk-help-secure-step = Pour chaque mine non sécurisée, un de vos disques va dans le sac, trois au plus. Une thune sécurise une mine sur une case thune pour cette manche, une gueule noire à la défense des mines tant qu’elle y reste.
kk-help-rescue-pick = La défense des mines sécurise pour cette manche : jusqu’à deux mines en 2013, un bloc de quatre cases dans l’édition révisée. Ensuite vous pouvez encore sécuriser avec des thunes.
kk-help-lose-miner-from = Votre réserve est vide, vous perdez donc une gueule noire déjà placée. Celles qui occupent des mines sont épargnées.
kk-help-disaster-penalty = La perte dépend du revenu de votre meilleure mine non sécurisée. On n’a jamais moins de 0 PV.
kk-help-mining-damage-pay = Les dégâts miniers coûtent à tous, chaque fois que sort le disque « Rien ». On n’a jamais moins de 0 PV.
kk-help-railroad-accident-pick = Qui est touché retire deux jetons chemin de fer encore cachés. Personne ne les regarde.
kk-help-consolidation-token = L’aide à la consolidation ajoute une valeur de 2, un jeton chemin de fer Consolidation 1. Un jeton utilisé est dépensé, même si un autre l’emporte.
kk-help-auction-bid = Votre valeur vient de vos mines dans le champ, de l’administration, des jetons et des thunes offertes ; l’égalité ne suffit pas. Seul le gagnant paie ; les autres gagnent 2 PV par mine cédée.
kk-help-compaction-pick = Les mines avancent contre les flèches jusqu’à combler les vides. Une seule des deux rangées peut gagner la première case.
kk-help-loading-step = Le chargement rapporte des points pour les wagonnets et des thunes pour ses cases occupées. Au recto, il coûte 1 travailleur ou le jeton Wagonnet.
kk-tie-break = Égalité : les machines à vapeur décident, puis le prix des mines.
kk-legend = PV points de victoire, T thunes. Mine « 23 1+2gw » : numéro 23, prix 1, revenu 2, g seconde gueule noire, w wagonnet ; ⚙ machine à vapeur, ⛏ grande mine. Forme et lettre disent à qui elle est, SC, au Syndicat du charbon ; en gras elle est à l’achat, un chiffre romain dit dans quelle manche elle arrive. « III:4 » sur un champ de mines : consolidé en manche III, 4 PV. Villages : T2 sont deux travailleurs, forme et nombre une cité avec ses gueules noires, ⌂ une place libre. Gares : ◇ jeton caché, ○ parti. Sur votre plateau : [·] case de la défense des mines, T se sécurise avec une thune, ✓ sécurisée. Carreau : [·] gueule noire, [··] case double, (·) ingénieur, <·> machine à vapeur, ★ améliorée.

## The board in few words

# $round is I to V.
kk-board-round = Manche { $round } sur V
kk-board-over = Fin
kk-phase-1 = Jetons bonus
kk-phase-2 = Première action
kk-phase-3 = Seconde action
kk-phase-4 = Actions supplémentaires
kk-phase-5 = Catastrophe minière
kk-phase-6 = Syndicat du charbon
kk-phase-7 = Revenu
kk-phase-8 = Décompte des champs
kk-phase-9 = Consolidation
kk-phase-10 = Cartes technologie
kk-box-claims = Champs de mines
kk-box-villages = Villages
kk-box-railway = Chemin de fer
kk-box-tracks = Pistes
kk-box-bag = Sac
# The claim $claim is under the hammer.
kk-box-auction = Enchère : { $claim }
kk-box-pithead = Carreau de la mine
kk-box-cokery = Cokerie
kk-box-ironworks = Ferronnerie
kk-box-loading = Chargement
kk-box-workforce = Main-d’œuvre
kk-box-administration = Administration
kk-line-yellow = Jaune
kk-line-red = Rouge
kk-line-brown = Brun
kk-line-green = Vert
# A letter for a second miner; small.
kk-short-miner = g
# A letter for a wagon; small.
kk-short-wagon = w
# A letter for a worker in a village.
kk-short-worker = T
# Victory points.
kk-short-vp = PV
# Two letters that mark what belongs to the Coal Trust.
kk-board-trust-mark = SC
kk-board-trust-label = Syndicat
# The Coal Trust has $coins Thalers and buys $count mines a round.
kk-board-trust = { $coins } T sur sa piste, achète { $count } par manche
kk-board-track = Jetons
kk-board-prices = Prix
# $coins is the price now.
kk-price-engineer = ingénieur { $coins } T
# $coins is the price now.
kk-price-settlement = cité { $coins } T
# $coins is the price now.
kk-price-steam = machine à vapeur { $coins } T
# $workers and $engines are left in the common supply.
kk-board-supply = réserve : travailleurs { $workers }, machines { $engines }
kk-board-disasters = Dangers
# Railroad tokens that still lie face down.
kk-board-rail = Cachés
# What is in the bag.
kk-board-inside = Dedans
# $black and $blank discs are in the bag.
kk-board-bag = noirs { $black }, rien { $blank }
# Whose discs were drawn.
kk-board-hits = Tirés
# The income of the best mine that was not secured.
kk-board-exposed = Exposées
# The large mine: $vp points for its winner, income $coins, $wagons.
kk-board-prize = Grande mine : { $vp } PV, revenu { $coins } T, wagonnets { $wagons }
# A value in an auction: prices of one’s $mines, $extra by administration and tokens, $coins bid.
kk-board-value = mines { $mines } + administration et jetons { $extra } + offre { $coins }
# The value of the Coal Trust: prices of its $mines, $coins on its track.
kk-board-trust-value = mines { $mines } + piste { $coins }
kk-board-leads = mène
kk-board-passed = a passé
# The least bid: $value, for which $coins Thalers would be paid in all; the player has $have.
kk-board-raise = Avec { $value } vous menez ; cela coûte { $coins } T en tout, vous avez { $have } T.
# A player has $vp points and $coins Thalers.
kk-board-stats = { $vp } PV · { $coins } T
# $deploy miners may be deployed, $move steps made in one action.
kk-board-workforce = placer { $deploy }×, déplacer { $move }×
# $count in hand.
kk-stock-workers = Travailleurs { $count }
# $count in hand.
kk-stock-miners = Gueules noires { $count }
# $count in hand.
kk-stock-engineers = Ingénieurs { $count }
# $count in hand.
kk-stock-settlements = Cités { $count }
# $count owned.
kk-stock-engines = Machines { $count }
# $count on mines.
kk-stock-wagons = Wagonnets { $count }
# $count extra action markers.
kk-stock-markers = Actions suppl. { $count }
# $token is the bonus token in hand.
kk-stock-bonus = Jeton { $token }
# $count steam engines wait beside the tableau.
kk-stock-reserve = en réserve { $count }

## The title and its editions

kk-title = Kohle & Kolonie
kk-edition-2013 = première édition, 2013
kk-edition-revised = édition révisée

## Rounds: the Roman numeral of the round track

kk-round-1 = I
kk-round-2 = II
kk-round-3 = III
kk-round-4 = IV
kk-round-5 = V

## The score sheet

kk-category-start = points de départ
kk-category-single-mines = mines simples
kk-category-settlements = construction de cités
kk-category-flips = améliorations
kk-category-railroad = jetons chemin de fer
kk-category-disasters = catastrophes minières
kk-category-claims = champs de mines
kk-category-claim-settlements = cités près des champs
kk-category-large-mines = grandes mines
kk-category-compensation = compensation
kk-category-cokery = extension de la cokerie
kk-category-ironworks = ferronnerie
kk-category-loading = chargement
kk-category-end-engines = machines à vapeur
kk-category-end-coins = thunes, 1 par 2
kk-category-end-stations = gares
kk-category-end-markers = jetons action supplémentaire restants
kk-category-end-pithead = cases technologie occupées
kk-category-end-lines = lignes complètes
# Coins that phases 7 and 10 bring, in the sheet of what would be scored now.
kk-outlook-income = revenus
kk-outlook-pithead = cartes technologie

## Bonus tokens: the name behind the word for token

kk-token-bonus-mine-rescue = Défense des mines
kk-token-bonus-consolidation-aid = Aide à la consolidation
kk-token-bonus-wagon = Wagonnet
kk-token-bonus-engineer = Ingénieur
kk-token-bonus-deploy-move = Gueules noires
kk-token-bonus-settlement = Cité
kk-token-bonus-steam-engine = Machine à vapeur

## Railroad tokens: the name behind the word for railroad token

kk-rail-rail-vp = Points de victoire
kk-rail-rail-money = Thune
kk-rail-rail-worker = Travailleur
kk-rail-rail-wagon = Wagonnet
kk-rail-rail-consolidation = Consolidation

## Disaster tokens

kk-disaster-highest-number = Plus grand numéro
kk-disaster-extra-coin = Thune supplémentaire
kk-disaster-purchasing-power = Pouvoir d’achat
kk-disaster-mining-damage = Dégâts miniers
kk-disaster-railroad-accident = Accident de chemin de fer

## Pithead tiles, with the article

kk-pithead-cokery = la cokerie
kk-pithead-ironworks = la ferronnerie
kk-pithead-loading = le chargement
kk-pithead-workforce = la main-d’œuvre
kk-pithead-administration = l’administration

## Mine spaces of the tableau, and the rescue spaces that belong to them: where they lie

kk-space-t11 = en haut à gauche
kk-space-t12 = en haut au milieu
kk-space-t13 = en haut à droite
kk-space-t21 = en bas à gauche
kk-space-t22 = en bas au milieu
kk-space-t23 = en bas à droite
kk-space-rescue-t11 = en haut à gauche
kk-space-rescue-t12 = en haut au milieu
kk-space-rescue-t13 = en haut à droite
kk-space-rescue-t21 = en bas à gauche
kk-space-rescue-t22 = en bas au milieu
kk-space-rescue-t23 = en bas à droite

## Blocks of four mine spaces

kk-square-1 = les quatre cases de gauche
kk-square-2 = les quatre cases de droite

## Spaces of the pithead tiles: for miners, engineers, steam engines; with the article

kk-space-cokery-miner-1 = la cokerie (case 1)
kk-space-cokery-miner-2 = la cokerie (case 2)
kk-space-cokery-pair = la cokerie (case double)
kk-space-ironworks-miner-1 = la ferronnerie (case 1)
kk-space-ironworks-miner-2 = la ferronnerie (case 2)
kk-space-ironworks-miner-3 = la ferronnerie (case 3)
kk-space-ironworks-pair = la ferronnerie (case double)
kk-space-loading-miner-1 = le chargement (case 1)
kk-space-loading-miner-2 = le chargement (case 2)
kk-space-administration-miner-1 = l’administration (case 1)
kk-space-administration-pair = l’administration (case double)
kk-space-cokery-engineer-1 = la cokerie (case 1)
kk-space-cokery-engineer-2 = la cokerie (case 2)
kk-space-ironworks-engineer-1 = la ferronnerie
kk-space-loading-engineer-1 = le chargement
kk-space-administration-engineer-1 = l’administration (case 1)
kk-space-administration-engineer-2 = l’administration (case 2)
kk-space-cokery-steam = la cokerie
kk-space-ironworks-steam = la ferronnerie

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

kk-station-yellow-1 = gare de Werden
kk-station-yellow-2 = gare de Kupferdreh
kk-station-yellow-3 = gare d’Altendorf
kk-station-yellow-4 = gare de Dahlhausen
kk-station-yellow-5 = gare de Hattingen
kk-station-yellow-6 = gare de Blankenstein (Ruhr)
kk-station-yellow-7 = gare de Herbede
kk-station-red-1 = gare de Steele
kk-station-red-2 = gare de Höntrop
kk-station-red-3 = gare d’Ehrenfeld
kk-station-red-4 = gare de Laer
kk-station-red-5 = gare de Langendreer West
kk-station-red-6 = gare de Witten
kk-station-brown-1 = gare de Bredenscheid
kk-station-brown-2 = gare de Sprockhövel
kk-station-brown-3 = gare de Durchholz
kk-station-green-1 = gare de Bergerhausen
kk-station-green-2 = gare de Steele Süd
kk-station-green-3 = gare de Holthausen

## Where a miner is or goes, with the preposition

kk-place-yellow-1 = à la gare de Werden
kk-place-yellow-2 = à la gare de Kupferdreh
kk-place-yellow-3 = à la gare d’Altendorf
kk-place-yellow-4 = à la gare de Dahlhausen
kk-place-yellow-5 = à la gare de Hattingen
kk-place-yellow-6 = à la gare de Blankenstein (Ruhr)
kk-place-yellow-7 = à la gare de Herbede
kk-place-red-1 = à la gare de Steele
kk-place-red-2 = à la gare de Höntrop
kk-place-red-3 = à la gare d’Ehrenfeld
kk-place-red-4 = à la gare de Laer
kk-place-red-5 = à la gare de Langendreer West
kk-place-red-6 = à la gare de Witten
kk-place-brown-1 = à la gare de Bredenscheid
kk-place-brown-2 = à la gare de Sprockhövel
kk-place-brown-3 = à la gare de Durchholz
kk-place-green-1 = à la gare de Bergerhausen
kk-place-green-2 = à la gare de Steele Süd
kk-place-green-3 = à la gare de Holthausen
kk-place-cokery-miner-1 = à la cokerie (case 1)
kk-place-cokery-miner-2 = à la cokerie (case 2)
kk-place-cokery-pair = à la cokerie (case double)
kk-place-ironworks-miner-1 = à la ferronnerie (case 1)
kk-place-ironworks-miner-2 = à la ferronnerie (case 2)
kk-place-ironworks-miner-3 = à la ferronnerie (case 3)
kk-place-ironworks-pair = à la ferronnerie (case double)
kk-place-loading-miner-1 = au chargement (case 1)
kk-place-loading-miner-2 = au chargement (case 2)
kk-place-administration-miner-1 = à l’administration (case 1)
kk-place-administration-pair = à l’administration (case double)
kk-place-supply = dans la réserve
kk-place-rescue-t11 = à la défense des mines en haut à gauche
kk-place-rescue-t12 = à la défense des mines en haut au milieu
kk-place-rescue-t13 = à la défense des mines en haut à droite
kk-place-rescue-t21 = à la défense des mines en bas à gauche
kk-place-rescue-t22 = à la défense des mines en bas au milieu
kk-place-rescue-t23 = à la défense des mines en bas à droite
kk-place-steele = dans la cité de Steele
kk-place-rellinghausen = dans la cité de Rellinghausen
kk-place-ueberruhr = dans la cité d’Überruhr
kk-place-heisingen = dans la cité de Heisingen
kk-place-byfang = dans la cité de Byfang
kk-place-kupferdreh = dans la cité de Kupferdreh
kk-place-eiberg = dans la cité d’Eiberg
kk-place-horst = dans la cité de Horst
kk-place-burgaltendorf = dans la cité de Burgaltendorf
kk-place-weitmar = dans la cité de Weitmar
kk-place-linden = dans la cité de Linden
kk-place-wiemelhausen = dans la cité de Wiemelhausen
kk-place-brenschede = dans la cité de Brenschede
kk-place-querenburg = dans la cité de Querenburg
kk-place-uemmingen = dans la cité d’Ümmingen
kk-place-langendreer = dans la cité de Langendreer
kk-place-werne = dans la cité de Werne
kk-place-stockum = dans la cité de Stockum
kk-place-crengeldanz = dans la cité de Crengeldanz
kk-place-heven = dans la cité de Heven
kk-place-bommern = dans la cité de Bommern
kk-place-vormholz = dans la cité de Vormholz
kk-place-bommerholz = dans la cité de Bommerholz
kk-place-herbede = dans la cité de Herbede
kk-place-blankenstein = dans la cité de Blankenstein
kk-place-stiepel = dans la cité de Stiepel
kk-place-welper = dans la cité de Welper
kk-place-bredenscheid = dans la cité de Bredenscheid
kk-place-buchholz = dans la cité de Buchholz

## Where somebody or something comes from, with the preposition; then engineers and mine tiles

kk-origin-yellow-1 = de la gare de Werden
kk-origin-yellow-2 = de la gare de Kupferdreh
kk-origin-yellow-3 = de la gare d’Altendorf
kk-origin-yellow-4 = de la gare de Dahlhausen
kk-origin-yellow-5 = de la gare de Hattingen
kk-origin-yellow-6 = de la gare de Blankenstein (Ruhr)
kk-origin-yellow-7 = de la gare de Herbede
kk-origin-red-1 = de la gare de Steele
kk-origin-red-2 = de la gare de Höntrop
kk-origin-red-3 = de la gare d’Ehrenfeld
kk-origin-red-4 = de la gare de Laer
kk-origin-red-5 = de la gare de Langendreer West
kk-origin-red-6 = de la gare de Witten
kk-origin-brown-1 = de la gare de Bredenscheid
kk-origin-brown-2 = de la gare de Sprockhövel
kk-origin-brown-3 = de la gare de Durchholz
kk-origin-green-1 = de la gare de Bergerhausen
kk-origin-green-2 = de la gare de Steele Süd
kk-origin-green-3 = de la gare de Holthausen
kk-origin-cokery-miner-1 = de la cokerie (case 1)
kk-origin-cokery-miner-2 = de la cokerie (case 2)
kk-origin-cokery-pair = de la cokerie (case double)
kk-origin-ironworks-miner-1 = de la ferronnerie (case 1)
kk-origin-ironworks-miner-2 = de la ferronnerie (case 2)
kk-origin-ironworks-miner-3 = de la ferronnerie (case 3)
kk-origin-ironworks-pair = de la ferronnerie (case double)
kk-origin-loading-miner-1 = du chargement (case 1)
kk-origin-loading-miner-2 = du chargement (case 2)
kk-origin-administration-miner-1 = de l’administration (case 1)
kk-origin-administration-pair = de l’administration (case double)
kk-origin-supply = de la réserve
kk-origin-rescue-t11 = de la défense des mines en haut à gauche
kk-origin-rescue-t12 = de la défense des mines en haut au milieu
kk-origin-rescue-t13 = de la défense des mines en haut à droite
kk-origin-rescue-t21 = de la défense des mines en bas à gauche
kk-origin-rescue-t22 = de la défense des mines en bas au milieu
kk-origin-rescue-t23 = de la défense des mines en bas à droite
kk-origin-steele = de la cité de Steele
kk-origin-rellinghausen = de la cité de Rellinghausen
kk-origin-ueberruhr = de la cité d’Überruhr
kk-origin-heisingen = de la cité de Heisingen
kk-origin-byfang = de la cité de Byfang
kk-origin-kupferdreh = de la cité de Kupferdreh
kk-origin-eiberg = de la cité d’Eiberg
kk-origin-horst = de la cité de Horst
kk-origin-burgaltendorf = de la cité de Burgaltendorf
kk-origin-weitmar = de la cité de Weitmar
kk-origin-linden = de la cité de Linden
kk-origin-wiemelhausen = de la cité de Wiemelhausen
kk-origin-brenschede = de la cité de Brenschede
kk-origin-querenburg = de la cité de Querenburg
kk-origin-uemmingen = de la cité d’Ümmingen
kk-origin-langendreer = de la cité de Langendreer
kk-origin-werne = de la cité de Werne
kk-origin-stockum = de la cité de Stockum
kk-origin-crengeldanz = de la cité de Crengeldanz
kk-origin-heven = de la cité de Heven
kk-origin-bommern = de la cité de Bommern
kk-origin-vormholz = de la cité de Vormholz
kk-origin-bommerholz = de la cité de Bommerholz
kk-origin-herbede = de la cité de Herbede
kk-origin-blankenstein = de la cité de Blankenstein
kk-origin-stiepel = de la cité de Stiepel
kk-origin-welper = de la cité de Welper
kk-origin-bredenscheid = de la cité de Bredenscheid
kk-origin-buchholz = de la cité de Buchholz
kk-origin-cokery-engineer-1 = de la cokerie (case 1)
kk-origin-cokery-engineer-2 = de la cokerie (case 2)
kk-origin-ironworks-engineer-1 = de la ferronnerie
kk-origin-loading-engineer-1 = du chargement
kk-origin-administration-engineer-1 = de l’administration (case 1)
kk-origin-administration-engineer-2 = de l’administration (case 2)
kk-origin-t11 = de la case en haut à gauche
kk-origin-t12 = de la case en haut au milieu
kk-origin-t13 = de la case en haut à droite
kk-origin-t21 = de la case en bas à gauche
kk-origin-t22 = de la case en bas au milieu
kk-origin-t23 = de la case en bas à droite
