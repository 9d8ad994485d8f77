### The command `revier`: what it says and refuses, each in one line.

## What was typed wrong, and what would be accepted

# $given was asked for, $known is a list.
cli-bad-language = La langue « { $given } » n’existe pas ; il y a : { $known }.
# $known is a list of games.
cli-no-game = Quel jeu ? Il y a : { $known }.
# $given was asked for, $known is a list of games.
cli-bad-game = Le jeu « { $given } » n’existe pas ; il y a : { $known }.
# $given players were asked for; $game takes $low to $high.
cli-bad-players = { $game } se joue de { $low } à { $high }, pas à { $given }.
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = La place { $given } n’existe pas ; les places vont de 1 à { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = La graine { $given } est impossible ; elles vont de 0 à { $high }.
# $high is the longest a name may be.
cli-bad-name = Ce nom n’est pas possible ; un nom a 1 à { $high } caractères imprimables et pas de bot entre parenthèses.
# $given was asked for, $known is a list of bots.
cli-bad-bot = Le bot « { $given } » n’existe pas ; il y a : { $known }.
# $detail says what is wrong with a weights file.
cli-bad-weights = Ces poids sont inutilisables : { $detail }.
# $given was asked for, $known is a list of options with their values.
cli-bad-option = « { $given } » n’est pas une option ; il y a : { $known }.
# $given was asked for, $name is an option, $known a list of its values.
cli-bad-value = { $name } ne peut pas être « { $given } » ; il y a : { $known }.
# $given was asked for, the record has $high decisions.
cli-bad-ply = Le coup { $given } n’existe pas ; la partie en a { $high }.
# $file is a path.
cli-no-file = Le fichier { $file } n’existe pas.
# $file is the name of a file, $detail in English what is wrong with it.
cli-bad-record = La partie { $file } a un défaut : { $detail }.
# $file is a path, $detail what the system says.
cli-bad-file = Impossible d’écrire { $file } : { $detail }.
# $file is a path, $detail in English what is wrong.
cli-unreadable = { $file } ne peut pas être lu : { $detail }.
# $file is a board of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-board = { $count ->
    [0] On ne peut pas jouer sur le plateau { $file } : { $detail }.
   *[other] On ne peut pas jouer sur le plateau { $file } : { $detail } (et { $count } de plus, voir revier board check).
}
# $game is a game without a board file.
cli-fixed-board = { $game } ne prend pas de plateau à vous.
# $file holds components of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-components = { $count ->
    [0] On ne peut pas jouer avec le matériel { $file } : { $detail }.
   *[other] On ne peut pas jouer avec le matériel { $file } : { $detail } (et { $count } de plus, voir revier components check).
}
# $game is a game without a components file.
cli-fixed-components = { $game } ne prend pas de matériel à vous.
# $game takes files of the players’ own as --$wanted, not as --$given: board or components.
cli-other-data = { $game } ne connaît pas --{ $given } ; utilisez --{ $wanted } et revier { $wanted } check.

## What it tells

# A player whose name is not known.
cli-you = Frida
cli-left = Au prochain quart.
# $file is a path.
cli-saved = Partie enregistrée : { $file }
# $file is a board of the player’s own.
cli-good-board = OK { $file } : on peut jouer sur ce plateau.
# $file holds components of the player’s own.
cli-good-components = OK { $file } : on peut jouer avec ce matériel.
# A record $file of $game was replayed: $plies decisions, $sums check sums compared, final $scores.
cli-valid = OK { $file } : { $game }, { $plies } coups, { $sums } sommes de contrôle, résultat { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file } : { $game }, { $plies } coups, { $sums } sommes de contrôle, jusqu’ici { $scores }

## Tables

cli-game = Jeu
cli-title = Titre
cli-players = Joueurs
cli-bot = Bot
cli-seats = Places
cli-wins = Victoires
cli-expected = attendu
cli-score = Points
cli-place = Rang
cli-playing = Les parties se jouent
# $games were played, $speed games a second, $decisions decisions a game.
cli-speed = { $games } parties, { $speed } par seconde, { $decisions } décisions par partie.
cli-bench-decisions = Décisions par partie
cli-bench-loop = par seconde, boucle du noyau
cli-bench-plain = par seconde, Python simple
cli-bench-clone = Copie, µs
cli-bench-legal = Choix, µs
cli-compiled = Les règles sont compilées.
cli-interpreted = Les règles ne sont pas compilées, donc lentes.
