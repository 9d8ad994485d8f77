### Aide dans le navigateur : pages de règles, première partie, explications du plateau.

## The rules pages

web-rules-title = Règles du jeu
web-rules-contents = Sommaire
web-rules-none = Il n’y a pas encore de page de règles pour ce jeu. La règle de l’éditeur s’applique.

## The first game

web-guide-title = Votre première partie
web-guide-next = Compris
web-guide-end = Continuer seul
web-guide-leave = Jouer sans conseils

## The first game of Glück Auf: hints in the course of one shift, each said once

web-guide-ga-hello = Glück auf ! Nous jouons un quart ensemble. D’abord, chacun prend trois commandes : elles disent quel charbon il faut, ce qui le transporte et ce qu’il rapporte. Cliquez sur celle qui vous plaît.
web-guide-ga-draft = Les commandes du même charbon ou du même transport vont bien ensemble : vous les extrayez ensemble et les livrez en un tour.
web-guide-ga-place = À vous de placer des ouvriers. Ce qui brille est possible. Il vous manque du charbon pour vos commandes ? Achetez à l’usine une galerie de cette couleur ; le charbon est déjà sur ses berlines.
web-guide-ga-bought = La galerie est dans votre mine, du côté éclairé ou sombre. Gardez l’équilibre : chaque tuile d’écart coûte 2 points à la fin.
web-guide-ga-keep = Vous seul voyez ce que vous avez pioché. Gardez une pièce ou aucune ; les autres retournent.
web-guide-ga-return = Dessus, vous les aurez peut-être à la prochaine pioche. Dessous, elles ne gênent plus.
web-guide-ga-go-down = Il y a dans votre mine du charbon qu’une commande demande. L’extraction le remonte : plus le nombre est grand, plus il y a d’étapes.
web-guide-ga-steps = Vous descendez. Chaque trajet de la cage et chaque cube est une étape. Cliquez sur l’étage où se trouve votre charbon.
web-guide-ga-load = La cage est à l’étage. Cliquez sur un cube d’une berline pour le charger ; elle en contient cinq.
web-guide-ga-up = Vous avez ce qu’il faut ? Remontez. Le charbon ne quitte la cage qu’à la surface. Une étape peut être reprise.
web-guide-ga-fill = Posez maintenant les cubes sur les emplacements de vos commandes. Ce qu’aucune ne demande va au stock.
web-guide-ga-deliver = Une commande est complète. Envoyez des ouvriers à la livraison de son transport : elle rapporte des points et compte à chaque décompte.
web-guide-ga-scored = Livré ! À la fin du quart, l’horloge compte qui a livré le plus de chaque charbon.
web-guide-ga-crowded = Là où il y a déjà des ouvriers, il en faut un de plus ; les autres vont au réfectoire. Est-ce urgent ? Sinon, une case vide coûte moins.
web-guide-ga-money = L’argent manque. Les cases Argent donnent jusqu’à 6 marks, la banque toujours un.
web-guide-ga-few = Il vous reste peu d’ouvriers. Livrez maintenant ce qui est complet, pour que cela compte à ce quart.
web-guide-ga-shift-over = Le premier quart est compté, tous les ouvriers sont revenus. Désormais les transports comptent aussi, et au troisième quart les berlines vides. C’est tout ce qu’il faut savoir. Glück auf !
