### L’aide de Kohle & Kolonie dans le navigateur : la première partie, et ce qu’est chaque chose du plateau.

## The first game: hints, each said once when its moment has come

web-guide-kk-hello = Glück auf ! Pendant cinq manches, vous achetez des mines, bâtissez des cités et faites tourner le carreau. D’abord chacun prend un jeton bonus : plus à gauche vous jouez plus tôt, et l’image dit ce que le jeton fait pour vous une fois dans cette manche.
web-guide-kk-turn = À vous : une action principale, et des actions libres avant et après. Chacun a deux tours comme celui-ci par manche. Une mine est un bon début : elle rapporte des thunes à chaque manche, et des points pour son champ.
web-guide-kk-pick = Ce qui est éclairé peut s’acheter. Cherchez un champ à plusieurs mines : chacune qui y appartient à quelqu’un vous rapporte un point par manche, tant que l’une d’elles est à vous.
web-guide-kk-worker = Un travailleur d’un village voisin du champ vous rejoint. Les travailleurs servent plus tard à améliorer vos cartes technologie. Un village qui n’en a plus est ouvert aux cités.
web-guide-kk-space = La mine suit les flèches de votre plateau. Les cases avec une pièce se sécurisent pour une thune quand une catastrophe menace, les autres seulement par une gueule noire sur la case défense des mines.
web-guide-kk-bought = La mine est à vous. Si vous voulez, échangez des travailleurs ou améliorez une carte technologie ; puis terminez votre tour.
web-guide-kk-claims = Votre mine est sur la carte. À la fin de la manche, son champ compte : un point pour chaque mine qui y appartient à quelqu’un. Achetez donc volontiers là où sont les autres.
web-guide-kk-upgrade = Les travailleurs paient les cartes technologie, en action libre : retournées, elles font plus et donnent des points aussitôt. Retournez celle en lumière.
web-guide-kk-second = Votre deuxième tour. La mine rapporte ; bâtissez une cité : elle donne des points pour vos mines alentour, et de là des gueules noires prennent le train.
web-guide-kk-settlement-miner = Une gueule noire s’installe aussi. Plus tard elle peut chercher un jeton dans une gare.
web-guide-kk-settlement = Bâtissez là où se touchent des champs dans lesquels vous avez des mines : chacun rapporte un point par manche à votre cité. D’ici, les gueules noires rejoignent aussi le chemin de fer.
web-guide-kk-miners = Deux gueules noires entrent en jeu, et vous avez deux pas. Sur une case défense des mines, elles protègent une mine ; sur le carreau, elles rapportent thunes, points ou valeur ; à une gare, un jeton.
web-guide-kk-engineer = Un ingénieur travaille à chaque manche : à la cokerie pour des thunes, à la ferronnerie pour des points, à l’administration pour les consolidations. Le troisième apporte une action supplémentaire.
web-guide-kk-extra = La phase supplémentaire : un jeton action supplémentaire, ou votre jeton bonus dans l’édition révisée, vous donne encore un tour. Un jeton action supplémentaire restant vaut 4 points à la fin.
web-guide-kk-secure = Une catastrophe menace. Pour chaque mine non sécurisée, un de vos disques va dans le sac ; on en tire trois. Une thune pour votre meilleure mine est souvent bien placée.
web-guide-kk-struck = Vous êtes touché : une gueule noire est perdue, et des points. Sur les cases défense des mines, elles protègent durablement, pas seulement pour cette manche.
web-guide-kk-trust = Le Syndicat du charbon a pris le plus petit numéro offert, sans payer. Ce que vous voulez vous-même avec un petit numéro, achetez-le bientôt.
web-guide-kk-round-over = La première manche est comptée : revenu, champs, cités, carreau. De nouvelles mines sont offertes, et il y a désormais des machines à vapeur : chacune rapporte 1 thune de plus à une mine, et elles comptent à la fin.
web-guide-kk-loading = Le chargement vous paie pour les wagonnets de vos mines. Au recto, il coûte un travailleur ; amélioré, il travaille gratuitement.
web-guide-kk-tokens = Une consolidation : les petites mines d’un champ en forment une grande. La valeur de chacun : le prix de ses mines du champ, et son administration. Les jetons ajoutés sont dépensés, quel que soit le gagnant.
web-guide-kk-bid = Maintenant on mise des thunes en plus de la valeur. Il faut dépasser le Syndicat et tous les autres. Seul le gagnant paie ; les autres reçoivent 2 points par mine cédée.
web-guide-kk-won = Une grande mine est à vous, avec toutes les machines à vapeur du champ. Il faut la protéger comme toute mine, et elle compte maintenant seule dans son champ.
web-guide-kk-end = Des champs sont consolidés aussi aux deux dernières manches. À la fin comptent les machines à vapeur, les gares, les lignes complètes et les thunes par deux. Vous savez tout. Glück auf !

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-kk-mine = Mine : numéro, prix, revenu et manche de son entrée. À l’achat, un travailleur d’un village voisin du champ vous rejoint ; une de vos gueules noires la marque. KK-7.10
web-help-kk-single = Mine simple : seule dans son champ, elle rapporte aussitôt ses points et n’est jamais consolidée. KK-7.13
web-help-kk-large = Grande mine : naît quand son champ est consolidé. Qui la gagne reçoit ses points une fois, et son revenu à chaque manche. KK-17.15
web-help-kk-claim = Champ de mines : qui y a une mine marque 1 point par manche pour chaque mine du champ appartenant à un joueur ou au Syndicat. KK-16.1
web-help-kk-village = Village : ses travailleurs rejoignent qui achète une mine voisine. Sans travailleur, il est ouvert aux cités, une par joueur. KK-7.30
web-help-kk-settlement = Cité : rapporte 1 point par manche pour chaque champ voisin où vous avez une mine. Elle loge jusqu’à deux gueules noires et ne bouge jamais. KK-16.2
web-help-kk-station = Gare : on l’atteint d’une cité au bord de la voie ou de la gare voisine de la ligne. La première gueule noire prend le jeton ; à la fin elle vaut 1 point. KK-11.3
web-help-kk-line = Ligne : qui a une gueule noire sur chacune de ses gares reçoit des points de plus à la fin ; plusieurs le peuvent. KK-20.6
web-help-kk-rail = Jeton chemin de fer : aussitôt des points ou une thune, ou pour plus tard un travailleur, un wagonnet ou de la valeur en consolidation. KK-11.3
web-help-kk-space = Case mine : se remplit le long des flèches, la première en haut à gauche. Sur une case avec une pièce, la mine se sécurise pour 1 thune. KK-7.14
web-help-kk-rescue = Case défense des mines : une gueule noire ici protège la mine voisine, jusqu’à son départ. KK-13.1
web-help-kk-square = Bloc de quatre cases : dans l’édition révisée, le jeton Défense des mines protège pour cette manche toutes les mines de l’un d’eux. KK-13.2
web-help-kk-supply = Réserve de gueules noires : elles en partent et peuvent y revenir. Celles qui sont perdues ne reviennent pas. KK-7.52
web-help-kk-miners = Déplacer des gueules noires : deux entrent en jeu et deux pas se font, quatre avec la main-d’œuvre améliorée. La défense des mines, le carreau et les cités les accueillent, les gares seulement par la voie. KK-7.50
web-help-kk-pithead = Case du carreau : gueule noire, ingénieur ou machine, comme elle le montre. Une case double ne sert qu’avec deux gueules noires. KK-10
web-help-kk-cokery = Cokerie : ses cases occupées rapportent des thunes à chaque manche. L’améliorer coûte 5 travailleurs et 2 thunes et rapporte 6 points. KK-10.1
web-help-kk-ironworks = Ferronnerie : ses cases occupées rapportent des points à chaque manche. L’améliorer coûte 5 travailleurs et 3 thunes et rapporte des points et un jeton action supplémentaire. KK-10.2
web-help-kk-loading = Chargement : points et thunes pour les wagonnets de vos mines. Le recto coûte chaque fois un travailleur ; l’améliorer coûte 2 travailleurs et 2 thunes et rapporte 4 points. KK-10.3
web-help-kk-workforce = Main-d’œuvre : dit jusqu’où vont vos gueules noires. Améliorée, elle donne quatre pas et peut déplacer un ingénieur ; cela coûte 5 travailleurs ou 3 thunes et rapporte 6 points. KK-10.4
web-help-kk-administration = Administration : chaque case occupée augmente votre valeur de 1 dans toute consolidation à laquelle vous participez. KK-10.5
web-help-kk-engine = Machine à vapeur : dès la deuxième manche. Une mine avec machine rapporte 1 thune de plus ; à la fin, jusqu’à six valent jusqu’à 23 points. KK-7.20
web-help-kk-engineer = Ingénieur : travaille sur une case du carreau. Vous en avez trois ; le troisième placé apporte un jeton action supplémentaire. KK-7.40
web-help-kk-workers = Travailleurs : ils paient les améliorations. 3 coûtent 2 thunes, 2 se vendent pour 1 thune, aussi souvent que vous voulez. KK-8.6
web-help-kk-coins = Thunes : mines, cokerie et chargement les rapportent. Deux qui restent font 1 point à la fin. KK-20.2
web-help-kk-wagon = Wagonnets de vos mines : le chargement les change en points et en thunes. KK-18.4
web-help-kk-marker = Jeton action supplémentaire : un troisième tour en phase 4. Vous en recevez un pour la troisième cité, le troisième ingénieur et la ferronnerie améliorée ; chacun qui reste vaut 4 points. KK-12
web-help-kk-price = Prix : la première cokerie améliorée renchérit les ingénieurs pour tous, la ferronnerie les machines, la main-d’œuvre les cités. Pour de bon. KK-7.4
web-help-kk-order = Ordre du tour : fixé par les places des jetons bonus, de gauche à droite. Le dernier choisit le premier à la manche suivante. KK-6.3
web-help-kk-token = Jeton bonus : vous en choisissez un par manche, et avec lui votre place dans l’ordre. Il sert une fois, ou revient. KK-6
web-help-kk-token-mine-rescue = Jeton bonus Défense des mines : protège des mines lors de la catastrophe de cette manche, deux au choix en 2013, un bloc de quatre cases dans l’édition révisée. KK-9.1
web-help-kk-token-consolidation-aid = Jeton bonus Aide à la consolidation : 1 thune pendant votre tour, ou 2 de valeur en plus dans une consolidation. KK-9.3
web-help-kk-token-wagon = Jeton bonus Wagonnet : 1 wagonnet de plus pour le chargement, 2 dans l’édition révisée ; le travailleur est épargné. KK-9.1
web-help-kk-token-engineer = Jeton bonus Ingénieur : placez un ingénieur pour 1 thune, quel que soit son prix. KK-9.1
web-help-kk-token-deploy-move = Jeton bonus Gueules noires : deux entrent en jeu et deux pas se font, gratuitement. KK-9.1
web-help-kk-token-settlement = Jeton bonus Cité : bâtissez une cité pour 2 thunes, quel que soit son prix. KK-9.1
web-help-kk-token-steam-engine = Jeton bonus Machine à vapeur : achetez une machine pour 1 thune, quel que soit son prix. À la première manche, il est face cachée. KK-9.1
web-help-kk-trust = Syndicat du charbon : prend à chaque manche les plus petits numéros offerts, un à trois. Ce qui est sur sa piste est sa valeur aux consolidations. KK-14
web-help-kk-disaster = Catastrophe d’une manche : son jeton est révélé quand un joueur est touché ; le nombre dit combien de points cela coûte. KK-13
web-help-kk-bag = Sac : jusqu’à trois disques de chacun pour les mines non sécurisées, trois noirs et un « Rien ». On en tire trois. KK-13.3
web-help-kk-value = Valeur en consolidation : le prix de vos mines du champ, votre administration, vos jetons et les thunes misées. L’égalité ne suffit pas. KK-17.10
web-help-kk-raise = Surenchère : des thunes au-dessus de la plus haute valeur. Seul le gagnant les paie. KK-17.11
