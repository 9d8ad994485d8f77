# The server's words about a game that is being played.

# A move was answered to another position than the table is at. $ply: where it is now.
server-stale = The game has moved on: it is at move { $ply } now. Look at it again and decide anew.
server-not-your-turn = It is not your turn.
# $why: why the rules forbid it, a clause.
server-illegal = That is not possible: { $why }.
server-nothing-to-undo = There is nothing to take back: something was revealed, or another seat’s turn began.
server-seen-since = Something new was seen since then, so the game cannot go back that far.
# $name: what a client called a move, so that it is played once even if it is sent twice.
server-used-name = You have already called another move “{ $name }”; give every move a name of its own.
# A client sent a move again that had been played and was taken back since.
server-taken-back = This move was played, and has been taken back since.
# A client did not say which revision of the game it answers to; it may be an old page.
server-no-revision = Moves were taken back in this game. Reload the page; a program has to name the revision that it answers to.
# $detail: what a message over the socket lacks, in English.
server-bad-message = This message cannot be understood: { $detail }
# $high: characters.
server-too-long = A message may have at most { $high } characters.
