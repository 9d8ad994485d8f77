### Tables and chat: what the server refuses, and what would work.

## What somebody may not do at a table

server-no-table = There is no such table, or it is not open to you. Ask whoever invited you for a link.
server-no-invitation = This invitation link is not valid, or no longer. Ask for a new one.
server-not-watchable = This table is private: only those who sit there see the game. Sit down before it begins.
server-not-admitted = The owner of this table has sent you away. Choose another table.
server-no-chat = You cannot talk at this table. Sign in first; whoever was sent away cannot even then.
server-not-seated = You do not sit at this table.
server-not-owner = Only the owner of this table may do that.

## What is not possible at this stage

server-not-begun = This game has not begun.
server-already-begun = This game has begun already.
server-is-over = This game is over.
server-is-frozen = This game is suspended, because the rules here have changed since it was played. You may agree to go on from where they still lead, or to end it.
server-nothing-agrees = No position of this game follows from today’s rules. You may agree to end it.
server-is-closed = This table was closed before its game began.
server-other-rules = This table was made for other rules than this server has now. Make a new one.
server-already-seated = You sit at this table already.
server-table-full = Every seat of this table is taken.
# $seat is a seat.
server-seat-taken = { $seat } is taken. Choose another seat.
# $seat is a seat.
server-seat-free = { $seat } is free already.
# $count (at least 1) seats are free.
server-seats-free = { $count ->
    [one] One seat is free. Wait for somebody, or seat a bot.
   *[other] { $count } seats are free. Wait for people, or seat bots.
}
server-rematch-exists = Somebody has opened the rematch already. Join them there.
# $most is how many tables one may have.
server-too-many-tables = You have { $most } tables that are not finished. Close one, or play one to its end.
# $game is a game.
server-game-off = { $game } is turned off on this server. Games that run go on.

## When somebody is missing

server-nobody-absent = Nobody is absent: a bot can stand in once somebody’s time is up, or they have left.
server-you-are-absent = You count as absent yourself. Come back, or make your move first.
server-not-away = You have not been away.
server-no-proposal = Nothing of the kind is proposed now.

## What a table cannot be like

# $known is a list of games.
server-no-game = There is no such game; there are: { $known }.
# $game is for $low to $high players.
server-bad-players = { $game } is for { $low } to { $high } players.
# $detail says in English which option is wrong and what would be accepted.
server-bad-option = These options do not fit: { $detail }.
# $game is a game with components of its own only.
server-no-components = { $game } takes no components of your own.
# $detail is in English the first fault of the components, there are $count more.
server-bad-components = { $count ->
    [0] These components cannot be played with: { $detail }.
   *[other] These components cannot be played with: { $detail } (and { $count } more).
}
# $most is a number of bytes.
server-large-components = These components are too large. They may have { $most } bytes.
# $most is the number of seats.
server-no-seat = There is no such seat; the table has { $most }.
# $known is a list of bots.
server-bad-bot = There is no such bot; there are: { $known }.
# $milliseconds or $iterations are the most a bot may use.
server-slow-bot = This bot would think too long. It may use { $milliseconds } ms or { $iterations } iterations, and one core.

## Chat

# $most is a number of characters.
server-bad-line = A line has 1 to { $most } characters.
server-no-person = There is no such person.
server-mute-yourself = You cannot mute yourself.
# $most is a number of people.
server-too-many-muted = You have muted { $most } people. Hear one of them again first.
