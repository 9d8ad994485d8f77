### Replay and score sheet in the browser.

# $number is a score; negative ones get a true minus sign.
web-number = { $number }

## The score sheet

web-sheet-title = Score sheet
web-sheet-total = Total
# Read out beside the best number of a row.
web-sheet-best = the most
web-sheet-none = This game has no score sheet: it was broken off.
# $n is the number of the shift, 1 to 3.
web-sheet-shift = Shift { $n }
# $n is the number of the round.
web-sheet-round = Round { $n }
# $name wins by $points.
web-result-won = { $points ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $points } points
}
# Points are even; the tie-break of the rules decided for $name.
web-result-tie = { $name } wins on the tie-break
# $names share the victory.
web-result-shared = { $names } share the victory
# $category is a source of points, in which the winner was $points ahead of $other; it
# may have a colon, so that the sentence has none.
web-result-decided = What decided it most was “{ $category }”, { $points } VP ahead of { $other }.
# Buttons that order the score sheet.
web-sheet-by-source = By source
web-sheet-by-round = By round

## Scores over the game

web-plot-title = Score, move by move
web-plot-label = Scores of all players over the game
web-plot-moves = decisions
web-plot-none = The scores over the game cannot be found out any more.

## The replay

web-replay-title = Replay
# The title of the window; $title is the name of the game.
web-replay-of = Replay of { $title }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Position in the game
# $ply of $last decisions were taken.
web-replay-at = { $ply } of { $last }
web-replay-eyes = Through whose eyes
web-replay-spectator = As a spectator
# $name chooses $what, the text of an option.
web-replay-chooses = { $name }: { $what }
web-replay-end = The game is over.
web-replay-copy = Copy link
web-replay-copied = Copied.
web-replay-not-copied = The browser does not allow copying; take the address from the address bar.
web-replay-record = Record
web-replay-play-on = Play on from here
web-replay-gone = This place cannot be shown just now. Try again.
web-replay-no-view = The rules have changed since this game; only what was told then is left.
web-replay-begin = The beginning of the game
# $n is the number of the turn; it stands behind the round or shift.
web-replay-turn = turn { $n }
# Two pairs of buttons, back and on; these are written between the arrows. Very short.
web-replay-by-turn = Turn
web-replay-by-action = Step
web-replay-round-back = One round back
web-replay-round-on = One round on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-action-back = One step back
web-replay-action-on = One step on
web-replay-more = Scores, link and record
# What playing on means. $turn is a number, $others are names, $rank is a bot's rank.
web-replay-play-on-what = A new table begins at turn { $turn } of this game. Bots of the rank { $rank } take the other seats: { $others }.
web-replay-play-on-seat = You play
web-replay-play-on-rank = The others are
web-replay-play-on-note = What nobody could know at that point is dealt anew.
web-replay-play-on-now = Play on
