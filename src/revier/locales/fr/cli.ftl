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
# $given was asked for.
cli-some-players = « { $given } » n’est pas un nombre de joueurs ; il en faut un comme 3, ou plusieurs comme 2,3.
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = La place { $given } n’existe pas ; les places vont de 1 à { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = La graine { $given } est impossible ; elles vont de 0 à { $high }.
# $given was asked for; a seed is a number from 0 to $high or, as servers draw them, 64 digits 0 to 9 and a to f.
cli-bad-any-seed = La graine { $given } est impossible ; une graine est un nombre de 0 à { $high }, ou 64 chiffres hexadécimaux.
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
# $extra is an extra of pyproject.toml, as in server; $command installs the packages of it that are missing.
cli-missing = Il manque l’extra { $extra } : { $command }
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
cli-left = Au prochain poste.
# $file is a path.
cli-saved = Partie enregistrée : { $file }
# $file is a board of the player’s own.
cli-good-board = OK { $file } : on peut jouer sur ce plateau.
# $file holds components of the player’s own.
cli-good-components = OK { $file } : on peut jouer avec ce matériel.
# A record $file of $game was replayed: $plies decisions, $sums check sums compared, final $scores.
cli-valid = OK { $file } : { $game }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $sums ->
    [one] { $sums } somme
   *[other] { $sums } sommes
} de contrôle, résultat { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file } : { $game }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $sums ->
    [one] { $sums } somme
   *[other] { $sums } sommes
} de contrôle, jusqu’ici { $scores }

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
cli-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $speed } par seconde, { $decisions } décisions par partie.
cli-bench-decisions = Décisions par partie
cli-bench-loop = par seconde, boucle du noyau
cli-bench-plain = par seconde, Python simple
cli-bench-clone = Copie, µs
cli-bench-legal = Choix, µs
cli-compiled = Les règles sont compilées.
cli-interpreted = Les règles ne sont pas compilées, donc lentes.

## Bots and ranks

# A table’s head over miners’ ranks.
cli-level = Grade
# A table’s head over games; beside them, for each rank by its number, points of a rating.
cli-rank-strength = Force, par grade
# A table’s head over what a bot does.
cli-bot-does = Ce qu’il fait
# Miners’ ranks, the lowest first: what each is called in this language, and how it plays. The names that are typed
# are German everywhere.
cli-about-lehrling = Galibot : bien des choses lui échappent, et il en essaie beaucoup.
cli-about-schlepper = Hercheur : certaines choses lui échappent.
cli-about-lehrhauer = Aide-abatteur : quelque chose lui échappe de temps en temps.
cli-about-hauer = Abatteur : le meilleur tour qu’il trouve, sans regarder plus loin.
cli-about-steiger = Porion : regarde un peu au-delà de son tour.
cli-about-fahrsteiger = Chef porion : regarde au-delà de son tour, un dixième de seconde.
cli-about-obersteiger = Maître porion : regarde au-delà de son tour, une demi-seconde.
cli-about-bergrat = Conseiller des mines : prend deux secondes pour chaque tour.
cli-about-random = N’importe quel coup permis.
cli-about-greedy = Son tour d’un coup d’œil, jugé selon les estimations des auteurs.
cli-about-planner = Son tour examiné à fond, avec des poids éprouvés ou les vôtres.
cli-about-search = Les tours de tous, rejoués maintes fois, aussi longtemps que vous voulez.
cli-about-search-1 = Comme search, mais juge comme planner : l’étalon pour tout ce qui est nouveau.
# $known is a list of bots with their options.
cli-bot-forms = Bots avec options : { $known }.

## revier tune

# $file is a path.
cli-tune-bad-run = { $file } n’est pas une recherche de revier tune, ou elle est abîmée.
# $file is a path.
cli-tune-other-run = { $file } est une recherche avec une autre tâche ou un autre départ ; nommez un autre fichier.
# $file is a path.
cli-tune-out = { $file } existe déjà et ne vient pas de cette recherche ; nommez un autre fichier.
# $file is a path.
cli-tune-suffix = { $file } ne peut pas recevoir les poids ; nommez un fichier à part qui finit par .toml.
# $done of $all generations are done.
cli-tune-stage = Génération { $done } sur { $all }
cli-tune-validating = Contre-épreuve
# What was found so far against the start: $wins is a share such as 52.5%, $margin a lead in points.
cli-tune-lead = contre le départ : { $wins } de victoires, { $margin } points
# What was found against the start: $wins and $margin with their intervals, from $games games of $deals deals.
cli-tune-found = Contre le départ : victoires { $wins } (entre égaux 50 %), avance { $margin } points ; intervalles à 95 % sur { $deals } donnes nouvelles ({ $games } parties).
# $file is a path, $name the bot that plays with these weights.
cli-tune-written = Fichier écrit : { $file } ; le bot { $name } joue avec.
# The head of a weights file: $game for $players players, $generations generations of $population candidates with $deals deals each, from $seed.
cli-tune-head = Trouvé par revier tune pour { $game } à { $players } joueurs : { $generations } générations, population { $population }, donnes { $deals }, graine { $seed }.

## revier train

# $file is a plan in TOML, $detail says in English what is wrong.
cli-train-bad-plan = Le plan { $file } est inutilisable : { $detail }.
# $file is a folder.
cli-train-colon = { $file } a dans son nom un deux-points que les bots ne savent pas lire ; nommez un autre dossier.
# $file is a folder.
cli-train-other-run = { $file } est un apprentissage avec une autre tâche ; nommez un autre dossier.
# $file is a folder, $detail says in English what is wrong.
cli-train-bad-run = { $file } n’est pas un apprentissage de revier train, ou il est abîmé : { $detail }.
# $detail says in English what went wrong.
cli-train-failed = L’apprentissage s’est arrêté trop tôt : { $detail }.
# Generation $generation of $all is being learned: its games are played.
cli-train-playing = Génération { $generation } sur { $all } : parties
# Generation $generation of $all: its games are replayed, to learn from their positions.
cli-train-replaying = Génération { $generation } sur { $all } : positions
# Generation $generation of $all: networks are fitted; what is counted are passes over all positions.
cli-train-fitting = Génération { $generation } sur { $all } : ajustement
# Generation $generation of $all: the new networks play against the best so far.
cli-train-gate = Génération { $generation } sur { $all } : épreuve
# The new network of generation $generation for $players players won the share $value against that of generation $before, 0: against the planner, which needs no network. It is kept.
cli-train-better = Génération { $generation }, { $players } joueurs : { $value } des victoires contre { $before ->
    [0] le jugement du planificateur
   *[other] la génération { $before }
} ; le nouveau réseau reste.
# The new network of generation $generation for $players players won only the share $value against that of generation $before (0: the planner). It is dropped.
cli-train-kept = Génération { $generation }, { $players } joueurs : { $value } des victoires contre { $before ->
    [0] le jugement du planificateur
   *[other] la génération { $before }
} ; le nouveau réseau est écarté.
# $file is a folder, $name a bot that plays with one of its networks.
cli-train-found = Les réseaux sont dans { $file } ; le bot { $name } joue avec l’un d’eux.
cli-train-none = Aucun réseau n’a fait mieux que le jugement du planificateur.
# The title of a plot, a statement: $count of $all networks won often enough against the best before them.
cli-train-plot-gate = { $count } réseaux sur { $all } ont pris la place du meilleur d’avant
# The title of a plot, a statement: $value and $given are points.
cli-train-plot-errors = Les réseaux annoncent les points d’une place à { $value } près, le planificateur à { $given } près
cli-train-axis-generation = Génération
cli-train-axis-errors = Erreur sur les points (moyenne quadratique)
# A line in a plot: the share of wins that a new network needs.
cli-train-needed = requis
# A line in a plot: how far off the planner’s guess is.
cli-train-guess = le planificateur
# In a plot: what is drawn for $players players.
cli-train-table = { $players } joueurs

## revier arena

# $file is a path.
cli-arena-taken = { $file } existe déjà et n’est pas une série inachevée de cette tâche ; rien n’a été modifié.
# $file is a path.
cli-arena-busy = Une autre série écrit en ce moment dans { $file }.
# $file is a path; $line is counted from 1.
cli-arena-broken = { $file }, ligne { $line }, n’est pas un résultat de cette série ; rien n’a été modifié.
# $given is an address, $detail in English what is wrong with it.
cli-arena-no-cluster = Aucune grappe Ray ne répond à { $given } : { $detail }.
# $given is what was typed for --sprt.
cli-arena-bad-sprt = « { $given } » n’est pas une paire de parts : --sprt en prend deux de 0 à 1, la plus petite d’abord, comme dans 0.55,0.65.
# $names are all bots that were named.
cli-arena-sprt-bots = --sprt compare deux bots différents, mais --bots nomme { $names }.
# $groups groups of $each games are $games games.
cli-arena-whole = Les groupes sont joués en entier : { $games } parties, { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} de { $each }.
# $done of $games games.
cli-arena-resumed = Déjà au journal : { $done } parties sur { $games }.
cli-arena-stopped = Arrêté ; la même commande reprend ici.
# A process that played games ended; there is a log.
cli-arena-died = Un processus de travail est mort, peut-être arrêté ou à court de mémoire ; ce qui était fini est gardé, la même commande reprend ici.
# The same without a log.
cli-arena-lost = Un processus de travail est mort, peut-être arrêté ou à court de mémoire ; la même commande recommence à zéro, avec --report ou --json FICHIER elle pourrait reprendre ici.
# $file is a path.
cli-arena-report = Rapport : { $file }
cli-arena-games = Parties
# A table’s head over the share of all wins that fell to a bot.
cli-arena-stake = De toutes les victoires
# Wins of a bot in games where it has one seat only.
cli-arena-alone = Victoires seul
cli-arena-rating = Cote
cli-arena-decisions = Décisions par tour
cli-arena-ms = ms par tour
cli-arena-longest = Le plus long, ms
cli-arena-seat = Place
cli-arena-all = Tous
# The last row of a table of shares by seat: their mean.
cli-arena-mean = Moyenne
# $games were played on $groups deals; $plies decisions and $turns turns a game, with intervals.
cli-arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $groups ->
    [one] { $groups } donne
   *[other] { $groups } donnes
} ; { $plies } décisions et { $turns } tours par partie. ± sont des intervalles à 95 % sur les donnes.
# What the sequential test found ($verdict: H1, H0 or undecided) on $groups deals: the bot $name takes $high % of all wins (H1) or $low % (H0).
# $value is the log likelihood ratio, ±$bound are its bounds. Also the title of a plot, so it has no full stop.
cli-arena-sprt = Test séquentiel, { $groups ->
    [one] { $groups } donne
   *[other] { $groups } donnes
} : { $verdict ->
    [H1] H1 acceptée, { $name } remporte plutôt { $high } % de toutes les victoires que { $low } %
    [H0] H0 acceptée, { $name } remporte plutôt { $low } % de toutes les victoires que { $high } %
   *[undecided] indécis si { $name } remporte { $low } % ou { $high } % de toutes les victoires
} (log du rapport de vraisemblance { $value }, bornes ±{ $bound })
# $name is a game.
cli-arena-title = Arène : { $name }
# $names are bots, $players seats, $choices options of the game, seeds go from $low to $high.
cli-arena-setting = { $names }, { $players } à la table ; graines { $low } à { $high } ; options : { $choices }.
cli-arena-how = Comment on a mesuré
cli-arena-explained = Les bots prennent place à tour de rôle, chacun une fois le premier, et font une fois le tour de la table ; toutes ces parties ont la même donne et forment un groupe. Les moyennes sont prises sur les groupes, ± sont des intervalles t à 95 % sur les groupes. Ceux qui gagnent à égalité se partagent la victoire. « De toutes les victoires » dit quelle part en revient à un bot, à quelque place que ce soit ; attendu est ce qu’auraient des égaux. Les cotes sont celles d’OpenSkill (Plackett-Luce), mu ± 2 sigma, après toutes les parties dans leur ordre. Le temps d’un tour va de sa première question à l’exécution de sa dernière action. La même commande redonne les mêmes chiffres, sauf les temps et les bots qui réfléchissent à la montre :
# The page of a run with a sequential test says this before that. $groups is a fixed number.
cli-arena-sprt-explained = La série devait s’arrêter dès qu’un test séquentiel (GSPRT sur les groupes dans leur ordre, bornes de Wald pour des erreurs de 5 %) tranchait entre H0 et H1, mais pas avant { $groups } groupes. Ce que des processus parallèles ont joué au-delà ne compte pas. Les parts et les intervalles d’une série qui s’arrête selon ses propres résultats penchent un peu du côté où elle s’est arrêtée.
cli-arena-by-seat = Victoires selon la place
cli-arena-by-turn = Parties et tours
# The titles of plots are statements. $name is a bot, $value its rating.
cli-arena-plot-ratings = La meilleure cote : { $name } avec { $value }
# $name is a bot, $low and $high are scores.
cli-arena-plot-scores = { $name } finit la moitié de ses parties avec { $low } à { $high } points
# $name is a bot, $value its mean score.
cli-arena-plot-course = { $name } finit avec le plus de points, { $value } en moyenne
cli-arena-plot-even = Aucune place n’est nettement meilleure ou moins bonne qu’une autre
# The seat $number wins $value of its games, $even would be even.
cli-arena-plot-seats = La place { $number } gagne { $value } de ses parties ; l’équilibre serait { $even }
cli-arena-axis-rating = Cote, mu ± 2 sigma
cli-arena-axis-score = Score final : médiane, la moitié des parties dans la boîte, neuf sur dix entre les traits
cli-arena-axis-course = Part de la partie jouée
cli-arena-axis-points = Score moyen jusque-là
cli-arena-axis-wins = Part des victoires
cli-arena-axis-llr = Log du rapport de vraisemblance, H1 sur H0
cli-arena-axis-groups = Groupes
cli-arena-even = équilibre

## A server: serve, backup, restore, admin

# $known is a list of URLs that would work.
cli-bad-database = Cette base de données ne convient pas ; conviendraient : { $known }.
# $given is the number of a change to the database that this program does not know.
cli-database-newer = Un programme plus récent a déjà utilisé ces données (révision { $given }) ; rien n’a été modifié. Mettez Revier à jour.
# The database has not been brought up to date yet.
cli-database-older = La base de données n’est pas encore au niveau de ce programme ; « revier serve » s’en charge au démarrage.
# $names are tables.
cli-database-foreign = La base contient déjà des tables étrangères portant nos noms ({ $names }) ; rien n’a été modifié.
# $names are tables.
cli-database-references = La mise à jour de la base serait incohérente ({ $names }) ; elle a été annulée.
# $given is a URL.
cli-database-no-file = { $given } n’est pas un fichier.
# $file is a path.
cli-no-database = Il n’y a pas de base de données { $file } ; « revier serve » en crée une.
# $detail says in English what went wrong.
cli-database-down = La base de données est inaccessible : { $detail }.
# $file is a SQLite file; COPY stands for the file of a backup.
cli-database-damaged = { $file } est endommagé, ou n’est pas une base de données. « revier restore COPIE --force » remet une sauvegarde en place et garde le fichier endommagé ; « sqlite3 { $file } .recover » montre ce qui peut être sauvé.
# $file is a SQLite file with several hard links.
cli-database-linked = { $file } a plusieurs noms (liens physiques), et SQLite ne tient son journal que sous l’un d’eux. Supprimez d’abord les autres noms.
# $given is a file, or the name of a database.
cli-database-in-use = { $given } est utilisé par un serveur ; arrêtez-le d’abord.
# $file is a path.
cli-backup-exists = { $file } existe déjà ; rien n’a été écrasé.
# $file is a path.
cli-backup-no-folder = Le dossier { $file } n’existe pas.
# $file is a path or a program, $detail says in English what went wrong.
cli-copy-failed = Aucune copie n’a été faite ({ $file }) : { $detail }.
# $file is a path.
cli-copy-damaged = { $file } est endommagé.
# $file is a path, $names are tables.
cli-copy-differs = { $file } diffère de l’original : { $names }.
# $name is a program.
cli-copy-no-program = Il manque { $name }, fourni avec le client PostgreSQL.
# $file is a path.
cli-restore-foreign = { $file } n’est pas une copie complète de « revier backup » ; rien n’a été modifié.
# $given is a file, or the name of a database.
cli-restore-data = { $given } contient déjà des données ; avec --force, elles sont d’abord copiées puis remplacées.
# $given processes were asked for.
cli-serve-one-process = SQLite ne fonctionne qu’avec un processus, pas { $given } ; pour plusieurs, il faut PostgreSQL (voir --database).
# $given is an address, $detail says in English what is wrong with it.
cli-serve-port = Impossible de démarrer le serveur à { $given } : { $detail }. Un autre numéro se donne avec --port.
# $given is the number of a port; another one is used instead, and told next.
cli-serve-taken = Le port { $given } est déjà pris.
# $given is the address for the browser.
cli-serve-address = Revier tourne : { $given }
cli-worker-postgres = Un worker demande PostgreSQL, donné par --database (avec SQLite, les bots réfléchissent dans revier serve).
# $count is a number of processes.
cli-worker-runs = Des bots réfléchissent ici, { $count } à la fois.
# $file is a path; $people, $tables and $moves are counts.
cli-backup-done = { $file } est écrit et vérifié. Personnes : { $people }, tables : { $tables }, coups : { $moves }.
# $file is a path.
cli-restore-kept = Ce qui s’y trouvait auparavant est maintenant dans { $file }.
# $file is a path; $people, $tables and $moves are counts.
cli-restore-done = { $file } est restauré et vérifié. Personnes : { $people }, tables : { $tables }, coups : { $moves }.
# $given was asked for.
cli-admin-no-person = Personne n’a le numéro { $given } ; « revier admin list people » montre tout le monde.
# $given was asked for.
cli-admin-no-table = Il n’y a pas de table { $given } ; « revier admin list tables » les montre toutes.
# $given is a table.
cli-admin-running = On joue encore à la table { $given } ; --force la supprime quand même.
cli-admin-number = Numéro
cli-admin-name = Nom
# A table’s head over: guest or account.
cli-admin-kind = Type
cli-admin-since = Depuis
# A table’s head over the number of seats that somebody has or had.
cli-admin-seats = Places
cli-admin-guest = invité
cli-admin-account = compte
cli-admin-banned = banni
cli-admin-table = Table
cli-admin-status = État
# A table’s head over the number of decisions taken.
cli-admin-ply = Décisions
cli-admin-changed = Modifiée
# A table waits for players.
cli-admin-waiting = en attente
cli-admin-playing = en cours
cli-admin-over = terminée
# A game that new rules cannot go on with.
cli-admin-frozen = gelée
# A table that was closed before its game began.
cli-admin-closed = fermée
# A title that new tables may be made of.
cli-admin-on = proposé
# A title that no new tables may be made of.
cli-admin-off = retiré
# $name is a person.
cli-admin-ban-done = { $name } est banni.
# $name is a person.
cli-admin-unban-done = { $name } peut revenir.
# $name is a person.
cli-admin-person-deleted = { $name } est supprimé ; les parties des autres restent.
# $given is a table.
cli-admin-table-deleted = La table { $given } est supprimée.
# $given is a game.
cli-admin-title-on = { $given } est de nouveau proposé.
# $given is a game.
cli-admin-title-off = { $given } n’est plus proposé ; les parties en cours continuent.

## revier record verify

# Un enregistrement $file de $game a été rejoué. $plies décisions, points $scores; la graine correspond au sceau $given.
cli-verified = OK { $file } : { $game }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, points { $scores }. La graine et le sel donnent le sceau { $given } ; comparez-le avec celui que la table a montré dès le début.
# Un enregistrement $file de $game sans sceau a été rejoué. $plies décisions, points $scores.
cli-verified-plain = OK { $file } : { $game }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, points { $scores }. Il ne contient pas de sceau, donc rien ne dit quand la graine a été choisie.
# $file est le nom d’un enregistrement.
cli-not-verified = { $file } peut être rejoué, mais la graine et le sel ne donnent pas le sceau : l’un d’eux a été modifié.
# Of output that goes into a file on a full disk; $detail is what the system says.
cli-full-screen = Impossible d’écrire la sortie : { $detail }.
# $file is a folder where a file was wanted.
cli-folder = { $file } est un dossier, pas un fichier.
# $file already holds a game.
cli-record-taken = { $file } contient déjà une partie : continuez avec --resume { $file }, ou nommez un autre fichier.
# $file could not be written, $detail is what the system says.
cli-unsaved = La partie n’est pas encore enregistrée : impossible d’écrire { $file } ({ $detail }).
# Asked after cli-unsaved; an empty answer tries the same file again.
cli-save-where = Un autre fichier, ou Entrée pour réessayer
# $count bots were named for $seats seats.
cli-surplus-bots = Cela fait { $count } bots pour { $seats ->
    [one] une place
   *[other] { $seats } places
}.
# $given processes were asked for, $high is the most on this machine.
cli-too-many-jobs = { $given } processus sont trop pour cette machine ; jusqu’à { $high } sont possibles.
# $detail is what the system says.
cli-arena-unlogged = Impossible de poursuivre le journal ({ $detail }) ; la même commande reprend dès qu’il y a de la place.
# $given is module:Class of a bot of the player's own, $detail what went wrong with it.
cli-own-bot = Le bot « { $given } » ne peut pas servir : { $detail }.
