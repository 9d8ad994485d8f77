### Web client: table.

## The page and its header

web-table-coming = On prépare la table…
web-table-closed-to-you = Cette table ne vous est plus ouverte.
web-table-private = Cette partie est privée. Seuls ceux qui jouent la voient.
web-table-no-position = La dernière position de cette partie ne peut plus être montrée. La rediffusion raconte ce qui s’est passé.
web-table-to-lobby = Vers l’accueil
web-table-connection-lost = Connexion perdue, nouvel essai en cours. Rien n’est perdu.
# $count (2 to 5) players sit at the table.
web-table-seats = { $count } joueurs
# $count (at least 1) people watch.
web-table-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-table-round = Manche
# For screen readers. $round is “Round” or “Shift” in the reader’s language, $now of $count.
web-table-round-of = { $round } { $now } sur { $count }
web-table-menu = Menu
web-table-rules = Règles
web-table-chat = Discussion
web-table-log = Journal
# Name of the navigation between parts of the table.
web-table-parts = Vues
# The board told in words instead of drawn.
web-table-text-board = Plateau en toutes lettres
web-table-drawn-board = Plateau dessiné
# For screen readers. $what is “Chat”; $count (at least 1) lines are new.
web-table-with-unread = { $what }, { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
# In the title of the window.
web-table-turn-mark = ● À vous

## Who is asked

# $name is the player at this screen.
web-table-your-turn = { $name }, à vous de jouer
# $name is somebody else.
web-table-thinking = { $name } réfléchit.
web-table-game-over = Fin de la partie
# $name is the winner, $points (at least 1) ahead of the second.
web-table-won = { $points ->
    [one] { $name } gagne d’un point.
   *[other] { $name } gagne de { $points } points.
}
# $name wins by the tie-break.
web-table-won-tie = { $name } gagne au départage.
# $names share the win with $points each.
web-table-won-together = { $names } gagnent ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-table-broken-off = La partie a été interrompue.
web-table-frozen = Cette partie est suspendue.

## The clock

# Time left: $days (at least 1) and $hours (0 to 23), as short as possible.
web-table-clock-days = { $days } j { $hours } h
# For screen readers, before a time such as 4:12.
web-table-clock-move = Temps pour ce coup :
# For screen readers, before a time such as 4:12.
web-table-clock-bank = Réserve :
web-table-clock-out = temps écoulé

## Players

web-table-players = Joueurs
web-table-points = Points de victoire
# A button that shows what lies before $name.
web-table-show-player = Montrer le jeu de { $name }
# A short mark beside the name of whoever is asked.
web-table-to-act = joue
web-table-start-player = Premier joueur
web-table-bot = Bot
# A bot plays for somebody who is absent.
web-table-stand-in = bot remplaçant
web-table-away = absent
web-table-overdue = temps écoulé
web-table-present = est là
web-table-not-present = n’est pas là

## Choosing

web-table-board = Plateau
web-table-actions = Ce que vous pouvez faire
web-table-options = Possibilités
# Opens the list of all options; beside it the number of them.
web-table-more = Plus
# For screen readers: what a place on the board is for. $first is one act, there are $more (at least 1) others.
web-table-target-several = { $first } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
# Asked where a click can mean several things.
web-table-which = Que choisir ?
# Above the act that was chosen and wants to be confirmed, which stands below.
web-table-sure = Confirmer :
# The same where what is chosen cannot be taken back.
web-table-for-good = Sans retour – sûr ?
# Above the act that ends what is done, on its button: one click does it.
web-table-no-way-back = Sans retour
web-table-drop = Annuler le choix
# Take back the last decision.
web-table-undo = Annuler
web-table-undo-step = Annuler
web-table-restart-turn = Recommencer le tour
# Why nothing can be taken back.
web-table-no-undo = Il n’y a rien à annuler : vous n’avez encore rien fait à ce tour, ou quelque chose a été révélé.
# While others are asked.
web-table-no-undo-now = Rien ne peut être annulé pour l’instant : quelqu’un d’autre décide.

## The list of keys

web-table-keys = Touches
web-table-key-option = Choisir comme indiqué ; s’il y en a beaucoup, d’abord le groupe
web-table-key-arrows = D’un endroit mis en évidence au suivant
web-table-key-enter = Confirmer
web-table-key-escape = Annuler le choix
web-table-key-undo = Annuler une étape
web-table-key-restart = Annuler tout le tour
web-table-key-pass = Passer ou finir le tour
web-table-key-log = Journal
web-table-key-chat = Discussion
web-table-key-pause = Pause et reprise pendant que les autres jouent
web-table-key-skip = Ignorer ce qui est montré
web-table-key-keys = Cette liste

## Log, and what happened meanwhile

# Also at a table that plays on from the middle of another game.
web-table-log-empty = Rien ne s’est encore passé à cette table.
# The first event of a game; what it is made of opens under the next text.
web-table-set-up = La partie est mise en place.
web-table-set-up-more = Ce qui se trouve où
web-table-log-more = Événements précédents
web-table-log-jump = Rediffusion à partir d’ici
# $ply decisions were taken in this game.
web-table-ply = étape { $ply }
# Beside an entry of the log.
web-table-propose-back = Proposer de revenir ici

## What others did, step by step

# $name is somebody else, whose move is shown.
web-table-plays = C’est le tour de { $name }.
web-table-story = Ce que les autres ont fait
web-table-story-coming = Ce que les autres ont fait arrive…
web-table-story-start = Voici la situation après votre tour.
# Somebody decided something that is not told. $name is somebody else.
web-table-story-silent = { $name } décide.
# Said while older moves are still being shown.
web-table-story-your-turn = C’est à vous.
# Step $now of $count.
web-table-story-of = { $now } sur { $count }
web-table-story-pause = Pause
web-table-story-play = Reprendre
web-table-story-back = Un pas en arrière
web-table-story-next = Un pas en avant
web-table-story-skip = Ignorer
# A button that shows what others did; $count (at least 1) moves.
web-table-story-again = { $count ->
    [one] 1 action depuis votre tour
   *[other] { $count } actions depuis votre tour
}
# Over the board, while the tableau of $name is shown instead of one’s own.
web-table-theirs = Vous voyez ce que possède { $name }.
web-table-to-mine = Revenir au mien

## Chat

web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-say = Dire quelque chose
web-table-chat-send = Envoyer
web-table-chat-guests = Il faut un nom pour parler.
# Presets of the chat: one press says them, in the language of whoever says them.
web-table-chat-presets = Ce qu’on dit souvent
web-table-say-hello = Glück auf !
web-table-say-well = Bien joué
web-table-say-moment = Un instant
web-table-say-thanks = Merci
# For screen readers, behind “Chat”: $count (at least 1) lines were not read.
web-table-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-table-mute = Qui vous ne voulez pas entendre
# A button; $name is a person.
web-table-mute-name = Ne plus entendre { $name }
# A button; $name is a person who was muted.
web-table-unmute-name = Entendre à nouveau { $name }

## What all have to agree to, and who is missing

# $name is a player, $ply the number of the decision to go back to.
web-table-proposes-takeback = { $name } propose de revenir à l’étape { $ply }.
# $name is a player.
web-table-proposes-stand-in = { $name } propose qu’un bot remplace les absents.
# $name is a player.
web-table-proposes-end = { $name } propose d’interrompre la partie.
# $name is a player.
web-table-proposes-continue = { $name } propose de reprendre là où les règles mènent encore.
# $names have not answered yet.
web-table-waiting-for = Réponse attendue : { $names }.
web-table-agree = D’accord
web-table-decline = Refuser
web-table-withdraw = Retirer
# $names are away or out of time.
web-table-absent = Absents ou temps écoulé : { $names }. Que faire ?
web-table-let-stand-in = Faire jouer un bot
web-table-propose-end = Proposer d’arrêter
web-table-propose-end-note = La partie s’arrête sans résultat dès que tous sont d’accord.
web-table-propose-continue = Proposer de reprendre
web-table-walk-away = Quitter la partie
web-table-walk-away-note = Les autres peuvent faire jouer un bot à votre place. Vous pouvez revenir à tout moment.
web-table-stay = Rester
web-table-you-are-away = Vous avez quitté cette partie.
web-table-come-back = Revenir

## Several people at one screen

# $name is the next to see the screen.
web-table-hand-over = Passez l’écran à { $name }
web-table-hand-over-why = D’ici là, tout ce que les autres ne doivent pas voir reste caché.
# A button for $name, who is next to see the screen.
web-table-hand-over-ready = Je suis { $name }

## After the end

web-table-rematch = Revanche
web-table-to-rematch = Vers la revanche
web-table-watch-replay = Rediffusion
web-table-see-board = Voir le plateau
# Leads back from the board.
web-table-to-result = Vers le résultat

## Tabs of a phone

web-table-tab-shared = Plateau
web-table-tab-own = Tableau
web-table-tab-side = À côté
web-table-tab-score = Score
web-table-tab-log = Journal

## Titles without a drawn board

web-table-common = Commun

## Looking back at an earlier position of a running game

web-table-look-back = Voir cette position
# $ply decisions had been taken.
web-table-past = { $ply ->
    [0] Vous voyez la position de départ.
    [one] Vous voyez la position après { $ply } décision.
   *[other] Vous voyez la position après { $ply } décisions.
}
web-table-to-now = Retour au jeu

## Scorings, on a sheet over the board

web-scene-continue = Continuer
# The sums of a scoring, under the columns of the players.
web-scene-total = Ensemble
# Name of the tabs that lead to earlier scorings.
web-scene-all = Décomptes
# A button: the rounds of the header lead to the scorings so far.
web-scene-open = Revoir les décomptes
# Heading of a scoring; $n is the number of the round.
web-scene-round = Manche { $n }
# Heading of the points that were won in turns, before the scoring.
web-scene-during = Pendant la manche
# Heading of what the card of the round brought.
web-scene-card = Carte de manche
web-scene-final = Décompte final
# The same on a small tab.
web-scene-final-short = Fin

## What would be scored now

web-outlook = Si la manche finissait maintenant
web-outlook-about = Seulement ce qui est acquis : rien que quelqu’un puisse encore choisir, tirer ou miser.
# Above the rows of the round, and of the end of the game after it.
web-outlook-round = Au prochain décompte
web-outlook-end = Si la partie finissait alors
# Sums of points: after the round, at the end.
web-outlook-then = Points ensuite
web-outlook-last = Points à la fin
web-outlook-none = Rien n’est encore compté.
web-outlook-failed = Impossible de le savoir pour le moment.
web-outlook-unknown = face cachée
# $amount coins, with its sign.
web-outlook-coins = { $amount } T
