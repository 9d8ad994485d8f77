### The terminal game, for every title.

# $seat is a bot that has to decide.
terminal-thinking = { $seat } réfléchit.
# $count options can be chosen by number.
terminal-choose = 1 à { $count }
# $option is the text of an option.
terminal-sure = « { $option } » est définitif. Continuer ? o/n
# What the player types to agree.
terminal-yes = o
terminal-no-undo = Rien à annuler : le tour commence ici, ou du nouveau est révélé.
# $count options can be chosen by number.
terminal-not-understood = Tapez un nombre de 1 à { $count }, ou h pour l’aide.
terminal-go-on = Entrée pour continuer
terminal-final = définitif

## Commands, a word each

terminal-key-u = annuler
terminal-key-r = refaire
terminal-key-b = plateau
terminal-key-l = journal
terminal-key-s = scores
terminal-key-o = liste
terminal-key-h = aide
terminal-key-q = quitter

## Commands, explained

terminal-help-u = annule la dernière étape
terminal-help-r = recommence le tour
terminal-help-b = montre tout le plateau et tous les joueurs
terminal-help-l = raconte la partie depuis le début
terminal-help-s = montre la feuille de score
terminal-help-o = liste vos choix, et pourquoi d’autres sont fermés
terminal-help-h = montre cette aide
terminal-help-q = quitte la partie

## The score sheet

terminal-sheet = Scores
terminal-total = Total
terminal-place = Place
# $name won with $points and is $lead points ahead.
terminal-won = { $lead ->
    [0] { $name } gagne avec { $points } PV.
    [one] { $name } gagne avec { $points } PV, 1 point d’avance.
   *[other] { $name } gagne avec { $points } PV, { $lead } points d’avance.
}
# $names is a list of winners, $points their score.
terminal-won-together = { $names } gagnent ensemble avec { $points } PV.

## Watching

# $ply counts the decisions of the game.
terminal-ply = Coup { $ply }
