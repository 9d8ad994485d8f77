### Web client: table.

## The page and its header

web-table-coming = Setting the table…
web-table-closed-to-you = This table is no longer open to you.
web-table-private = This game is private. Only those who play see it.
web-table-no-position = The last position of this game can no longer be shown. Its replay tells what happened.
web-table-to-lobby = To the lobby
web-table-connection-lost = Connection lost, trying again. Nothing is lost.
# $count (2 to 5) players sit at the table.
web-table-seats = { $count } players
# $count (at least 1) people watch.
web-table-watchers = { $count } watching
web-table-round = Round
# For screen readers. $round is “Round” or “Shift” in the reader’s language, $now of $count.
web-table-round-of = { $round } { $now } of { $count }
web-table-menu = Menu
web-table-rules = Rules
web-table-chat = Chat
web-table-log = Log
# Name of the navigation between parts of the table.
web-table-parts = Views
# The board told in words instead of drawn.
web-table-text-board = Board in words
web-table-drawn-board = Drawn board
# For screen readers. $what is “Chat”; $count (at least 1) lines are new.
web-table-with-unread = { $what }, { $count } new
# In the title of the window.
web-table-turn-mark = ● Your turn

## Who is asked

# $name is the player at this screen.
web-table-your-turn = { $name }, it is your turn
# $name is somebody else.
web-table-thinking = { $name } is thinking.
web-table-game-over = Game over
# $name is the winner, $points (at least 1) ahead of the second.
web-table-won = { $points ->
    [one] { $name } wins by 1 point.
   *[other] { $name } wins by { $points } points.
}
# $name wins by the tie-break.
web-table-won-tie = { $name } wins on the tie-break.
# $names share the win with $points each.
web-table-won-together = { $names } win together with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-table-broken-off = The game was broken off.
web-table-frozen = This game is suspended.

## The clock

# Time left: $days (at least 1) and $hours (0 to 23), as short as possible.
web-table-clock-days = { $days } d { $hours } h
# For screen readers, before a time such as 4:12.
web-table-clock-move = Time for this move:
# For screen readers, before a time such as 4:12.
web-table-clock-bank = Reserve:
web-table-clock-out = time is up

## Players

web-table-players = Players
web-table-points = Victory points
# A button that shows what lies before $name.
web-table-show-player = Show what { $name } has
# A short mark beside the name of whoever is asked.
web-table-to-act = to act
web-table-start-player = Start player
web-table-bot = Bot
# A bot plays for somebody who is absent.
web-table-stand-in = bot stands in
web-table-away = away
web-table-overdue = time is up
web-table-present = is here
web-table-not-present = is not here now

## Choosing

web-table-board = Board
web-table-actions = What you can do
web-table-options = Options
# Opens the list of all options; beside it the number of them.
web-table-more = More
# For screen readers: what a place on the board is for. $first is one act, there are $more (at least 1) others.
web-table-target-several = { $first } and { $more } more
# Asked where a click can mean several things.
web-table-which = Which one?
# Above the act that was chosen and wants to be confirmed, which stands below.
web-table-sure = Confirm:
# The same where what is chosen cannot be taken back.
web-table-for-good = No way back – sure?
# Above the act that ends what is done, on its button: one click does it.
web-table-no-way-back = No way back
web-table-drop = Clear the selection
# Take back the last decision.
web-table-undo = Take back
web-table-undo-step = Undo step
web-table-restart-turn = Restart the turn
# Why nothing can be taken back.
web-table-no-undo = There is nothing to take back: you have not acted yet in this turn, or something was revealed.
# While others are asked.
web-table-no-undo-now = Nothing can be taken back just now: somebody else decides.

## The list of keys

web-table-keys = Keys
web-table-key-option = Choose an option as shown; with many, its group first
web-table-key-arrows = From one highlighted place to the next
web-table-key-enter = Confirm
web-table-key-escape = Clear the selection
web-table-key-undo = Take back one step
web-table-key-restart = Take back the whole turn
web-table-key-pass = Pass or end the turn
web-table-key-log = Log
web-table-key-chat = Chat
web-table-key-pause = Pause and play on while others are shown
web-table-key-skip = Skip what is shown
web-table-key-keys = This list

## Log, and what happened meanwhile

# Also at a table that plays on from the middle of another game.
web-table-log-empty = Nothing has happened at this table yet.
# The first event of a game; what it is made of opens under the next text.
web-table-set-up = The game is set up.
web-table-set-up-more = What lies where
web-table-log-more = Earlier events
web-table-log-jump = Replay from here
# $ply decisions were taken in this game.
web-table-ply = step { $ply }
# Beside an entry of the log.
web-table-propose-back = Propose to go back to here

## What others did, step by step

# $name is somebody else, whose move is shown.
web-table-plays = It is { $name }’s move.
web-table-story = What the others did
web-table-story-coming = Fetching what the others did…
web-table-story-start = This is how it stood after your turn.
# Somebody decided something that is not told. $name is somebody else.
web-table-story-silent = { $name } decides.
# Said while older moves are still being shown.
web-table-story-your-turn = It is your turn.
# Step $now of $count.
web-table-story-of = { $now } of { $count }
web-table-story-pause = Pause
web-table-story-play = Play on
web-table-story-back = One step back
web-table-story-next = One step on
web-table-story-skip = Skip
# A button that shows what others did; $count (at least 1) moves.
web-table-story-again = { $count ->
    [one] 1 move since your turn
   *[other] { $count } moves since your turn
}
# Over the board, while the tableau of $name is shown instead of one’s own.
web-table-theirs = You see what { $name } has.
web-table-to-mine = Back to mine

## Chat

web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-guests = Only those with a name can talk.
# Presets of the chat: one press says them, in the language of whoever says them.
web-table-chat-presets = What is said often
web-table-say-hello = Glück auf!
web-table-say-well = Good game
web-table-say-moment = One moment
web-table-say-thanks = Thank you
# For screen readers, behind “Chat”: $count (at least 1) lines were not read.
web-table-unread = { $count } new
web-table-mute = Whom you do not want to hear
# A button; $name is a person.
web-table-mute-name = Mute { $name }
# A button; $name is a person who was muted.
web-table-unmute-name = Hear { $name } again

## What all have to agree to, and who is missing

# $name is a player, $ply the number of the decision to go back to.
web-table-proposes-takeback = { $name } proposes to go back to step { $ply }.
# $name is a player.
web-table-proposes-stand-in = { $name } proposes that a bot stands in.
# $name is a player.
web-table-proposes-end = { $name } proposes to break the game off.
# $name is a player.
web-table-proposes-continue = { $name } proposes to go on from where the rules still lead.
# $names have not answered yet.
web-table-waiting-for = Still to answer: { $names }.
web-table-agree = Agree
web-table-decline = Decline
web-table-withdraw = Withdraw
# $names are away or out of time.
web-table-absent = Away, or time is up: { $names }. What now?
web-table-let-stand-in = Let a bot stand in
web-table-propose-end = Propose to end the game
web-table-propose-end-note = The game ends without a result once everybody agrees.
web-table-propose-continue = Propose to go on
web-table-walk-away = Walk away
web-table-walk-away-note = The others may let a bot stand in for you. You can come back at any time.
web-table-stay = Stay
web-table-you-are-away = You have walked away from this game.
web-table-come-back = Come back

## Several people at one screen

# $name is the next to see the screen.
web-table-hand-over = Give the screen to { $name }
web-table-hand-over-why = Until then everything the others must not see is hidden.
# A button for $name, who is next to see the screen.
web-table-hand-over-ready = I am { $name }

## After the end

web-table-rematch = Rematch
web-table-to-rematch = To the rematch
web-table-watch-replay = Replay
web-table-see-board = See the board
# Leads back from the board.
web-table-to-result = To the result

## Tabs of a phone

web-table-tab-shared = Board
web-table-tab-own = Tableau
web-table-tab-side = Beside
web-table-tab-score = Score
web-table-tab-log = Log

## Titles without a drawn board

web-table-common = Common

## Looking back at an earlier position of a running game

web-table-look-back = Look at this position
# $ply decisions had been taken.
web-table-past = { $ply ->
    [0] You see the position at the beginning.
    [one] You see the position after 1 decision.
   *[other] You see the position after { $ply } decisions.
}
web-table-to-now = Back to the game

## Scorings, on a sheet over the board

web-scene-continue = Continue
# The sums of a scoring, under the columns of the players.
web-scene-total = Together
# Name of the tabs that lead to earlier scorings.
web-scene-all = Scorings
# A button: the rounds of the header lead to the scorings so far.
web-scene-open = Look at the scorings
# Heading of a scoring; $n is the number of the round.
web-scene-round = Round { $n }
# Heading of the points that were won in turns, before the scoring.
web-scene-during = During the round
# Heading of what the card of the round brought.
web-scene-card = Round card
web-scene-final = Final scoring
# The same on a small tab.
web-scene-final-short = End

## What would be scored now

web-outlook = If the round ended now
web-outlook-about = Only what is settled: nothing that somebody may still choose, draw or bid.
# Above the rows of the round, and of the end of the game after it.
web-outlook-round = At the next scoring
web-outlook-end = If the game ended then
# Sums of points: after the round, at the end.
web-outlook-then = Points after it
web-outlook-last = Points at the end
web-outlook-none = Nothing is scored yet.
web-outlook-failed = That could not be found out just now.
web-outlook-unknown = face down
# $amount coins, with its sign.
web-outlook-coins = { $amount } T
