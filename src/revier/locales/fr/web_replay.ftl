### Revoir une partie et feuille de score dans le navigateur.

# $number is a score; negative ones get a true minus sign.
web-number = { $number }

## The score sheet

web-sheet-title = Feuille de score
web-sheet-total = Total
# Read out beside the best number of a row.
web-sheet-best = le plus
web-sheet-none = Cette partie n’a pas de feuille de score : elle a été interrompue.
# $n is the number of the shift, 1 to 3.
web-sheet-shift = Poste { $n }
# $n is the number of the round.
web-sheet-round = Manche { $n }
# $name wins by $points.
web-result-won = { $points ->
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $points } points
}
# Points are even; the tie-break of the rules decided for $name.
web-result-tie = { $name } gagne au départage
# $names share the victory.
web-result-shared = { $names } partagent la victoire
# $category is a source of points, in which the winner was $points ahead of $other; it
# may have a colon, so that the sentence has none.
web-result-decided = Le plus décisif fut « { $category } », avec { $points } PV de plus que { $other }.
# Buttons that order the score sheet.
web-sheet-by-source = Par origine
web-sheet-by-round = Par manche

## Scores over the game

web-plot-title = Score, coup par coup
web-plot-label = Scores de tous les joueurs au fil de la partie
web-plot-moves = décisions
web-plot-none = Les scores au fil de la partie ne peuvent plus être retrouvés.

## The replay

web-replay-title = Rediffusion
# The title of the window; $title is the name of the game.
web-replay-of = Rediffusion de { $title }
web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-slider = Moment de la partie
# $ply of $last decisions were taken.
web-replay-at = { $ply } sur { $last }
web-replay-eyes = Point de vue
web-replay-spectator = En spectateur
# $name chooses $what, the text of an option.
web-replay-chooses = { $name } : { $what }
web-replay-end = La partie est terminée.
web-replay-copy = Copier le lien
web-replay-copied = Copié.
web-replay-not-copied = Le navigateur ne permet pas de copier ; prenez l’adresse dans la barre d’adresse.
web-replay-record = Enregistrement
web-replay-play-on = Continuer à partir d’ici
web-replay-gone = Ce moment ne peut pas être montré maintenant. Réessayez.
web-replay-no-view = Les règles ont changé depuis cette partie ; il ne reste que ce qui a été annoncé alors.
web-replay-begin = Le début de la partie
# $n is the number of the turn; it stands behind the round or shift.
web-replay-turn = tour { $n }
# Two pairs of buttons, back and on; these are written between the arrows. Very short.
web-replay-by-turn = Tour
web-replay-by-action = Étape
web-replay-round-back = Une manche en arrière
web-replay-round-on = Une manche en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-action-back = Une étape en arrière
web-replay-action-on = Une étape en avant
web-replay-more = Scores, lien et enregistrement
# What playing on means. $turn is a number, $others are names, $rank is a bot's rank.
web-replay-play-on-what = Une nouvelle table commence au tour { $turn } de cette partie. Des bots de rang { $rank } prennent les autres places : { $others }.
web-replay-play-on-seat = Vous jouez
web-replay-play-on-rank = Les autres sont
web-replay-play-on-note = Ce que personne ne pouvait savoir alors est tiré à nouveau.
web-replay-play-on-now = Continuer
