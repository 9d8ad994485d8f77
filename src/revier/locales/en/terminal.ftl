### The terminal game, for every title.

# $seat is a bot that has to decide.
terminal-thinking = { $seat } is thinking.
# $count options can be chosen by number.
terminal-choose = 1 to { $count }
# $option is the text of an option.
terminal-sure = “{ $option }” cannot be taken back. Go on? y/n
# What the player types to agree.
terminal-yes = y
terminal-no-undo = Nothing to take back: the turn begins here, or something was revealed.
# $count options can be chosen by number.
terminal-not-understood = Type a number from 1 to { $count }, or h for help.
terminal-go-on = Enter to go on
terminal-final = final

## Commands, a word each

terminal-key-u = undo
terminal-key-r = restart
terminal-key-b = board
terminal-key-l = log
terminal-key-s = scores
terminal-key-o = list
terminal-key-h = help
terminal-key-q = quit

## Commands, explained

terminal-help-u = takes back the last step
terminal-help-r = starts the turn again
terminal-help-b = shows the whole board with all players
terminal-help-l = shows what happened since the game began
terminal-help-s = shows the score sheet
terminal-help-o = lists your options, and why others are closed
terminal-help-h = shows this help
terminal-help-q = leaves the game

## The score sheet

terminal-sheet = Scores
terminal-total = Total
terminal-place = Place
# $name won with $points and is $lead points ahead.
terminal-won = { $lead ->
    [0] { $name } wins with { $points } VP.
    [one] { $name } wins with { $points } VP, by 1 point.
   *[other] { $name } wins with { $points } VP, by { $lead } points.
}
# $names is a list of winners, $points their score.
terminal-won-together = { $names } win together with { $points } VP.

## Watching

# $ply counts the decisions of the game.
terminal-ply = Move { $ply }
