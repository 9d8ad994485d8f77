### L’aide de Schichtwechsel dans le navigateur : la première partie, et ce qu’est chaque chose du plateau.

## The first game: hints, each said once when its moment has come

web-guide-sw-hello = Glück auf ! Vous dirigez une mine pendant cinq manches. Chacune commence par la préparation : du sac, des cubes viennent sur vos berlines, noirs pour le charbon, gris pour le stérile.
web-guide-sw-triple = Vous êtes premier joueur et décidez qui reçoit les trois pièces tirées. Tous veulent du charbon ; le stérile prend de la place.
web-guide-sw-cube = Posez chaque cube sur une berline. Elle porte du charbon ou du stérile, jamais les deux, et seules les pleines remontent. Remplissez-en donc une avant d’entamer l’autre.
web-guide-sw-tile = Une tuile de sélection pour cette manche : la moitié haute agit aussitôt. La basse demande une case bonus ouverte, plus tard.
web-guide-sw-turn = La phase d’actions : tour à tour, chacun utilise une carte, jusqu’à ce que tous aient passé. On paie avec des cubes blancs, son propre cube et des pièces. Le chemin du charbon : remonter, cokéfier, charger, vendre.
web-guide-sw-haul = Une berline pleine peut remonter. Le charbon demande des wagons libres, le stérile de la place sur le terril.
web-guide-sw-wagon = Choisissez un wagon pour le charbon. Seuls les wagons pleins deviennent du coke, et un petit en donne autant qu’un grand. Si possible, laissez vide celui au cube blanc.
web-guide-sw-pay = Comment payez-vous ? Les cubes blancs sont perdus à la fin de la manche, les pièces restent : dépensez d’abord les cubes.
web-guide-sw-coking = Une case de la cokerie pour votre coke. De là, il est chargé sur vos wagons à coke.
web-guide-sw-cube-more = Encore un. La place en lumière remplit une berline ou commence la meilleure : les pleines remontent avec une carte.
web-guide-sw-to-coke = Il y a du charbon sur vos wagons. Avec la carte en lumière, chaque wagon plein devient un coke.
web-guide-sw-convert = Le wagon plein en lumière devient du coke, puis il est libre de nouveau.
web-guide-sw-to-track = Route, rail et canal donnent des points à la fin, et quelque chose à chaque barrière. La carte en lumière vous y fait avancer.
web-guide-sw-to-water = L’eau d’exhaure monte. La carte en lumière la baisse avant qu’elle coûte des outils.
web-guide-sw-track = Chaque case d’une piste vous rapproche d’une barrière, et chaque barrière apporte aussitôt quelque chose.
web-guide-sw-barrier = Une barrière : avancez votre mineur et utilisez sa nouvelle case, ou amenez un chevalement à la base. Un chevalement renforce votre propre carte.
web-guide-sw-house = Une maison quitte votre piste, et sa case agit pour vous à chaque étape VI dès la manche suivante. Quel bonus voulez-vous ?
web-guide-sw-plot = Les terrains rapportent des points à la fin. À la vitesse de travail, une maison rend votre mineur plus rapide pour le reste de la partie.
web-guide-sw-miner = Votre mineur pendant son poste. Il peut s’arrêter sur toute case éclairée, et c’est celle que vous utilisez.
web-guide-sw-exchange = Votre terril vaut quelque chose : une fois dans un tour où vous utilisez une carte, du stérile s’échange contre une case de piste, un point ou une pièce.
web-guide-sw-pass = Sans rien pour payer, vous passez. Gardez une pièce si possible : elle sera encore là à la manche suivante.
web-guide-sw-sale = Deux cokes sont sur vos wagons : vendus, ils rapportent une pièce, un cube blanc et des points à la fin. Chaque paire de plus vaut davantage.
web-guide-sw-water = Surveillez l’eau : elle monte d’un cran par manche. Tout en haut, elle coûte un marqueur outil, et chacun coûte 2 points à la fin.
web-guide-sw-round-over = La première manche est finie, et la carte de manche a été comptée pour tous. Une nouvelle est là : voyez ce qu’elle comptera. Vos cubes sont revenus.
web-guide-sw-end = Vous avez tout vu : coke, pistes, maisons, le poste du mineur. Débarrassez-vous de vos marqueurs outil avant la fin de la cinquième manche. Glück auf !

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-sw-field = Case de cokerie : reçoit un coke. Votre troisième doit aller sur votre case personnelle tant qu’elle est libre ; quatre au plus sont à vous. SW-5.14
web-help-sw-frame-space = Case bonus d’un chevalement : agit aussitôt à son arrivée. L’un des vôtres peut être parmi les grandes, l’un parmi les petites. SW-5.11
web-help-sw-headframe = Chevalement : vient de votre carte à la base, et par une carte de chevalement à une case bonus. À la fin de la manche, tous reviennent à la base. SW-11.17
web-help-sw-plot = Terrain à bâtir : une maison y compte à la fin comme indiqué. À la vitesse de travail, elle rend votre mineur plus rapide d’une case. SW-5.9
web-help-sw-shift = Poste du mineur : il va aussi loin que le permet sa vitesse, saute les cases occupées et utilise celle où il s’arrête. Le premier sorti vaut 8 points. SW-12
web-help-sw-track = Piste : votre disque n’avance que vers l’avant. Le premier au bout vaut 8 points, les autres 5 ; avant cela, ce que dit la case. SW-5.4
web-help-sw-barrier = Barrière : la franchir donne son bonus aussitôt, avant de continuer. SW-5.2
web-help-sw-card = Carte d’action : se paie comme indiqué, une fois par manche par qui que ce soit. À bord pointillé, elle sert plusieurs fois. SW-11.7
web-help-sw-card-haul = Remonter : les berlines pleines montent, le charbon sur des wagons, le stérile sur le terril. Tout doit avoir sa place. SW-10.15
web-help-sw-card-coking = Cokéfier : un wagon plein, grand ou petit, devient un coke dans la cokerie. SW-10.17
web-help-sw-card-loading = Charger : du coke passe de la cokerie à vos wagons à coke. À l’étape V, il se vend par paires. SW-10.18
web-help-sw-card-track = Pistes : autant de cases qu’indiqué, dans l’ordre voulu. Les barrières agissent en chemin. SW-5.1
web-help-sw-card-miner = Mineur : il avance dans son poste, et vous utilisez la case où il s’arrête. SW-12.2
web-help-sw-card-water = Eau : baisse votre eau d’exhaure. Arriver tout en bas rapporte 1 point. SW-4.11
web-help-sw-card-headframe = Chevalement : mène un de vos chevalements à une case bonus libre, qui agit aussitôt. Il en faut un dans la zone. SW-11.16
web-help-sw-card-start = Premier joueur : copiez une carte moyenne ou petite et prenez le marqueur. Vous commencez la manche suivante ; à la fin il vaut 2 points. SW-11.27
web-help-sw-own-card = Votre carte : baisse l’eau de 1, puis autant de cases de rail que de chevalements partis. Vous seul l’utilisez, une fois par manche. SW-4.15
web-help-sw-pay = Paiement : une pièce vaut n’importe quel cube, votre cube vaut aussi un blanc. SW-11.4
web-help-sw-variant = Deux moitiés d’une carte, chacune à son prix. La carte sert une fois par manche, quelle que soit la moitié. SW-11.9
web-help-sw-white = Cubes blancs : l’étape IV en donne un si l’eau n’est pas au cube, un si le cinquième wagon est vide, un si votre case de cokerie est vide. Non dépensés, ils sont perdus. SW-10.10
web-help-sw-cube = Votre cube : paie une grande carte, ou vaut un blanc. Il revient à chaque manche. SW-11.5
web-help-sw-coin = Pièce : vaut n’importe quel cube. Les pièces restent d’une manche à l’autre. SW-11.5
web-help-sw-tool = Marqueurs outil : vous commencez avec six, et chacun qui reste coûte 2 points à la fin. SW-15.15
web-help-sw-cart = Berline : porte du charbon ou du stérile, jamais les deux, et ne remonte que pleine. L’une ne prend que du charbon, une autre peut être bloquée. SW-4.1
web-help-sw-kind = Cube du sac : noir pour le charbon, gris pour le stérile. Ce qui ne tient sur aucune berline coûte un marqueur outil. SW-10.3
web-help-sw-wagon = Wagon à charbon : plein, il donne un coke, grand ou petit, et vaut 1 point à la fin. Celui au cube blanc ne le donne que vide. SW-4.4
web-help-sw-coke-wagon = Wagons à coke : quatre places pour le coke chargé. À l’étape V, deux se vendent ensemble. SW-4.7
web-help-sw-sold = Coke vendu : les colonnes pleines valent 4, 6, 7, 9 et 10 points à la fin. Une paire par manche. SW-4.8
web-help-sw-heap = Terril : six places. Une fois dans un tour où vous utilisez une carte, du stérile s’échange contre une case de piste, un point ou une pièce. SW-4.6
web-help-sw-exchange = Échange au terril : trois stériles pour une case de route ou de rail ou un point, cinq pour les deux, six pour une pièce. SW-11.11
web-help-sw-house = Piste des maisons : une maison construite libère sa case bonus, qui agit à chaque étape VI dès la manche suivante. SW-4.13
web-help-sw-tile = Tuile de sélection : la moitié haute agit aussitôt, la basse à l’étape VI une fois la cinquième case bonus ouverte. Une autre à chaque manche. SW-10.7
web-help-sw-water = Eau d’exhaure : monte de 1 par manche. Tout en haut, vous prenez un marqueur outil et elle baisse de 3 ; arriver en bas rapporte 1 point. SW-4.9
web-help-sw-bag = Sac : on sait ce qu’il contient, pas ce qui vient. À chaque manche on ajoute charbon et stérile, et chacun reçoit trois pièces. SW-10.1
web-help-sw-preparation = Préparation : I abattre le charbon, II tuiles de sélection, III eau d’exhaure, IV cubes blancs, V vendre du coke, VI cases bonus. Tous finissent une étape avant la suivante. SW-10
web-help-sw-round-card = Carte de manche : à la fin de la manche, chacun marque ce qu’elle montre. Certaines changent quelque chose quand on les révèle. SW-13.1
web-help-sw-seat = Trois pièces pour un joueur : le premier joueur décide qui les reçoit, chacun une fois par manche. SW-10.2
web-help-sw-start = Marqueur premier joueur : qui l’a commence la manche suivante et reçoit 2 points à la fin. À égalité, le premier joueur perd. SW-15.16
