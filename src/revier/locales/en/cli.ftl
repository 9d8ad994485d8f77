### The command `revier`: what it says and refuses, each in one line.

## What was typed wrong, and what would be accepted

# $given was asked for, $known is a list.
cli-bad-language = There is no language “{ $given }”; there are: { $known }.
# $known is a list of games.
cli-no-game = Which game? There are: { $known }.
# $given was asked for, $known is a list of games.
cli-bad-game = There is no game “{ $given }”; there are: { $known }.
# $given players were asked for; $game takes $low to $high.
cli-bad-players = { $game } is for { $low } to { $high } players, not { $given }.
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = There is no seat { $given }; seats go from 1 to { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = The seed { $given } is not possible; seeds go from 0 to { $high }.
# $high is the longest a name may be.
cli-bad-name = Nobody can be called that here; a name has 1 to { $high } printable characters and no bot in brackets.
# $given was asked for, $known is a list of bots.
cli-bad-bot = There is no bot “{ $given }”; there are: { $known }.
# $detail says what is wrong with a weights file.
cli-bad-weights = Those weights cannot be used: { $detail }.
# $given was asked for, $known is a list of options with their values.
cli-bad-option = “{ $given }” is no option; there are: { $known }.
# $given was asked for, $name is an option, $known a list of its values.
cli-bad-value = { $name } cannot be “{ $given }”; there are: { $known }.
# $given was asked for, the record has $high decisions.
cli-bad-ply = There is no move { $given }; the record has { $high }.
# $file is a path.
cli-no-file = There is no file { $file }.
# $file is the name of a file, $detail in English what is wrong with it.
cli-bad-record = Something is wrong with the record { $file }: { $detail }.
# $file is a path, $detail what the system says.
cli-bad-file = { $file } cannot be written: { $detail }.
# $file is a path, $detail in English what is wrong.
cli-unreadable = { $file } cannot be read: { $detail }.
# $file is a board of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-board = { $count ->
    [0] The board { $file } cannot be played on: { $detail }.
   *[other] The board { $file } cannot be played on: { $detail } (and { $count } more, see revier board check).
}
# $game is a game without a board file.
cli-fixed-board = { $game } takes no board of your own.
# $file holds components of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-components = { $count ->
    [0] The components { $file } cannot be played with: { $detail }.
   *[other] The components { $file } cannot be played with: { $detail } (and { $count } more, see revier components check).
}
# $game is a game without a components file.
cli-fixed-components = { $game } takes no components of your own.
# $game takes files of the players’ own as --$wanted, not as --$given: board or components.
cli-other-data = { $game } does not know --{ $given }; use --{ $wanted } and revier { $wanted } check.

## What it tells

# A player whose name is not known.
cli-you = Frida
cli-left = See you at the next shift.
# $file is a path.
cli-saved = Saved: { $file }
# $file is a board of the player’s own.
cli-good-board = OK { $file }: this board can be played on.
# $file holds components of the player’s own.
cli-good-components = OK { $file }: these components can be played with.
# A record $file of $game was replayed: $plies decisions, $sums check sums compared, final $scores.
cli-valid = OK { $file }: { $game }, { $plies } moves, { $sums } check sums, result { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file }: { $game }, { $plies } moves, { $sums } check sums, so far { $scores }

## Tables

cli-game = Game
cli-title = Title
cli-players = Players
cli-bot = Bot
cli-seats = Seats
cli-wins = Wins
cli-expected = Expected
cli-score = Score
cli-place = Place
cli-playing = Playing
# $games were played, $speed games a second, $decisions decisions a game.
cli-speed = { $games } games, { $speed } a second, { $decisions } decisions a game.
cli-bench-decisions = Decisions a game
cli-bench-loop = a second, the kernel’s loop
cli-bench-plain = a second, plain Python
cli-bench-clone = Copy, µs
cli-bench-legal = Options, µs
cli-compiled = The rules are compiled.
cli-interpreted = The rules are not compiled, so they are slow.
