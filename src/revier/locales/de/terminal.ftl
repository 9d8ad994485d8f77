### The terminal game, for every title.

# $seat is a bot that has to decide.
terminal-thinking = { $seat } überlegt.
# $count options can be chosen by number.
terminal-choose = 1 bis { $count }
# $option is the text of an option.
terminal-sure = „{ $option }“ lässt sich nicht zurücknehmen. Weiter? j/n
# What the player types to agree.
terminal-yes = j
terminal-no-undo = Nichts zurückzunehmen: Der Zug beginnt hier, oder Neues wurde aufgedeckt.
# $count options can be chosen by number.
terminal-not-understood = Tippe eine Zahl von 1 bis { $count } oder h für Hilfe.
terminal-go-on = Weiter mit Enter
terminal-final = endgültig

## Commands, a word each

terminal-key-u = zurück
terminal-key-r = Zug neu
terminal-key-b = Plan
terminal-key-l = Verlauf
terminal-key-s = Wertung
terminal-key-o = Liste
terminal-key-h = Hilfe
terminal-key-q = Ende

## Commands, explained

terminal-help-u = nimmt den letzten Schritt zurück
terminal-help-r = beginnt den Zug von vorn
terminal-help-b = zeigt den ganzen Plan mit allen Spielern
terminal-help-l = zeigt den Verlauf seit Beginn der Partie
terminal-help-s = zeigt das Wertungsblatt
terminal-help-o = zeigt die Möglichkeiten als Liste und warum andere gesperrt sind
terminal-help-h = zeigt diese Hilfe
terminal-help-q = verlässt die Partie

## The score sheet

terminal-sheet = Wertung
terminal-total = Summe
terminal-place = Platz
# $name won with $points and is $lead points ahead.
terminal-won = { $lead ->
    [0] { $name } gewinnt mit { $points } SP.
    [one] { $name } gewinnt mit { $points } SP, 1 Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $points } SP, { $lead } Punkten Vorsprung.
}
# $names is a list of winners, $points their score.
terminal-won-together = { $names } gewinnen gemeinsam mit { $points } SP.

## Watching

# $ply counts the decisions of the game.
terminal-ply = Zug { $ply }
