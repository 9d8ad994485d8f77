### Aide dans le navigateur : pages de règles, première partie, explications du plateau.

## The rules pages

web-rules-title = Règles du jeu
web-rules-contents = Sommaire
web-rules-guide = Première partie guidée
# To the table from which the rules were opened.
web-rules-back = Retour à la table
web-rules-none = Il n’y a pas ici de règles d’un tel jeu. Il y a celles-ci :
web-rules-search = Chercher dans les règles
# $count paragraphs have the words that were typed.
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
# Heading of the list of symbols.
web-rules-symbols = Symboles

## The first game

web-guide-title = Votre première partie
web-guide-next = Compris
web-guide-end = Continuer seul
web-guide-leave = Jouer sans conseils
# Closes a hint that asks for a move, without making it.
web-guide-skip = Autrement
# Brings the hints back that somebody had left.
web-guide-again = Conseils
# How much of the lesson is done; $done and $all are numbers of steps.
web-guide-done = Étapes : { $done } sur { $all }
# Said before the next hint when another move was made than the one in the spotlight.
web-guide-aside = C’est possible aussi. Continuons d’ici.

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf ! Nous jouons un poste ensemble, à une table pour vous seul. D’abord, chacun prend trois commandes : elles disent quel charbon il faut, ce qui le transporte et ce qu’il rapporte. Celle en lumière est petite, et son charbon est déjà dans votre mine. Prenez-la.
web-guide-ga-draft = Les commandes de charbons différents, ou de peu de charbon, se livrent vite ; celles du même charbon ou du même transport se font en un tour. Prenez celle en lumière.
web-guide-ga-draft-last = Encore une, puis le poste commence. Celle en lumière demande le moins ; beaucoup de cubes rapportent plus de points, mais coûtent plus d’étapes.
web-guide-ga-place = À vous de placer des ouvriers. Ce qui est éclairé est possible. Il vous manque du charbon ? Achetez une galerie de cette couleur : il est déjà sur ses berlines. Celle en lumière convient à vos commandes.
web-guide-ga-bought = La galerie est dans votre mine, du côté éclairé ou sombre. Gardez l’équilibre : chaque tuile d’écart coûte 2 points à la fin.
web-guide-ga-keep = Vous seul voyez ce que vous avez pioché. Gardez une pièce ou aucune ; les autres retournent à la pile.
web-guide-ga-return = Dessus, vous les aurez peut-être à la prochaine pioche. Dessous, elles ne gênent plus.
web-guide-ga-go-down = Il y a dans votre mine du charbon qu’une commande demande. L’extraction le remonte : plus le nombre est grand, plus il y a d’étapes. Envoyez des ouvriers sur la case en lumière.
web-guide-ga-steps = Vous descendez. Chaque trajet de la cage et chaque cube est une étape. Cliquez sur l’étage où se trouve votre charbon.
web-guide-ga-load = La cage est à l’étage. Cliquez sur un cube d’une berline pour le charger ; elle en contient cinq.
web-guide-ga-up = Vous avez ce qu’il faut ? Remontez. Le charbon ne quitte la cage qu’à la surface. Une étape de trop peut être annulée.
web-guide-ga-fill = Posez maintenant les cubes sur les emplacements de vos commandes. Ce qu’aucune ne demande va au stock.
web-guide-ga-pit-end = La commande a son charbon, et la cage est vide. Terminez l’extraction ; les étapes qui restent sont perdues.
web-guide-ga-deliver = Une commande est complète. Envoyez des ouvriers à la livraison de son transport : elle rapporte des points et compte à chaque décompte.
web-guide-ga-scored = Livré ! À la fin du poste, l’horloge compte qui a livré le plus de chaque charbon.
web-guide-ga-crowded = Là où il y a déjà des ouvriers, il en faut un de plus ; les autres vont au réfectoire. Est-ce urgent ? Sinon, une case vide coûte moins.
web-guide-ga-money = L’argent manque. Les cases Argent donnent jusqu’à 6 marks, la banque toujours un.
web-guide-ga-few = Il vous reste peu d’ouvriers. Livrez maintenant ce qui est complet, pour que cela compte à ce poste.
web-guide-ga-shift-over = Le premier poste est compté, tous les ouvriers sont revenus. Désormais les transports comptent aussi, et au troisième poste les berlines vides. C’est tout ce qu’il faut savoir. Glück auf !

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-rules = Plus dans les règles
# The same where it is known; $chapter is the title of a chapter of the rules.
web-help-rules-of = Règles : { $chapter }
web-help-ga-factory = Usine de berlines : qui place ici des ouvriers achète la tuile Galerie au-dessus. Elle rejoint sa mine, avec un cube sur chaque berline. GA-6
web-help-ga-factory-draw = Case de pioche de l’usine : regardez les 5 premières tuiles, achetez-en une ou aucune et remettez les autres. GA-11
web-help-ga-pit = Extraction : le nombre dit combien d’étapes vous avez dans la mine, pour la cage et les cubes. GA-7
web-help-ga-delivery = Livraison : toutes vos commandes complètes de ce transport sont livrées et rapportent leurs points. GA-8
web-help-ga-money = Argent : prenez autant de marks que l’indique la case. Ils achètent des tuiles ; 5 marks valent 1 point à la fin. GA-9
web-help-ga-order-space = Nouvelle commande : prenez la carte au-dessus de la case. Elle est gratuite. Non livrée, elle coûte 1 point à la fin. GA-10
web-help-ga-order-draw = Case de pioche des commandes : regardez les 5 premières, prenez-en une ou aucune et remettez les autres. GA-11
web-help-ga-bank = Banque : toujours ouverte. 1 ouvrier rapporte 1 mark, et personne n’est délogé. GA-5.5
web-help-ga-canteen = Réfectoire : les ouvriers délogés y attendent la fin du poste. GA-5.6
web-help-ga-balance = Équilibre : chaque tuile d’écart entre les côtés éclairé et sombre coûte 2 points à la fin. GA-14.4
web-help-ga-cage = Cage : elle contient 5 cubes et va à tout autre étage ou à la surface en une étape. On ne la décharge que là. GA-7.2
web-help-ga-cart = Berline : on charge son cube quand la cage est à son étage. Vide, elle compte au troisième poste. GA-12.4
web-help-ga-clock = Horloge de poste : à la fin d’un poste, qui a le plus d’un élément reçoit le grand nombre, le deuxième le petit. GA-12
web-help-ga-cube = Cube de charbon : jaune, brun, gris ou noir. 3 cubes restants valent 1 point à la fin. GA-14.2
web-help-ga-draft = Choix au début : chacun prend une commande à son tour, jusqu’à trois. GA-3.9
web-help-ga-drawn = Pièces piochées : seul celui qui les a piochées les voit. Le reste retourne en un bloc. GA-11
web-help-ga-order = Commande : remplissez chaque emplacement d’un cube de sa couleur ou de deux quelconques. Complète, elle est livrée par son transport. GA-7.5
web-help-ga-order-stack = Pile de commandes : jamais remélangée ; les commandes livrées n’y reviennent pas. GA-16.4
web-help-ga-start = Premier joueur : commence le poste. Qui a le plus d’ouvriers à l’usine commence le suivant. GA-13.1
web-help-ga-store = Stock de charbon : le charbon de la cage qu’aucune commande ne demande va ici, puis plus tard sur des commandes. GA-7.6
web-help-ga-substitute = Deux pour un : deux cubes quelconques remplissent un emplacement ; chacun est une étape. GA-7.8
web-help-ga-supply = Réserve : 16 cubes de chaque couleur. Si une couleur manque, les nouvelles berlines en reçoivent une autre. GA-6.3
web-help-ga-tile = Tuile Galerie : une ou deux berlines d’une couleur, côté éclairé ou sombre. Le prix y figure. GA-2.2
web-help-ga-tile-stack = Pile de tuiles Galerie : jamais remélangée. GA-16.3
