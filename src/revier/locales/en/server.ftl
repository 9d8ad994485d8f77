### The server: what it refuses, each in one or two sentences that say what would work.

## People

# $least and $most are numbers of characters.
server-bad-password = A password has { $least } to { $most } characters.
server-common-password = This password is one of the first that anybody would guess. Take one without your name, well-known words or keys in a row, for instance one of several words.
# $most is the longest a name may be.
server-bad-name = A name has 1 to { $most } characters, all of which can be seen.
server-bad-label = Say in one line what the token is for.
# $name was asked for.
server-taken-name = Somebody with an account is called { $name }, or nearly so. Choose another name, or sign in if that is you.
# Stands behind the name of a guest once somebody with an account has taken that name.
server-guest-mark = (guest)
# $name is who somebody is signed in as.
server-already-in = You are here as { $name } already. Sign out first.
server-sign-in = Please sign in, or come in as a guest.
server-wrong-password = Name and password do not match.
server-no-password = A guest has no password. Get an account first.
server-bad-token = This token is not valid, or no longer. Make a new one.
server-no-token = You have no such token.
# $most is how many tokens one may have.
server-too-many-tokens = You have { $most } tokens already. Revoke one first.
server-browser-only = This can only be done in a browser, not with a token.
server-banned = This server does not let you in any more.
server-changed-meanwhile = This was changed elsewhere meanwhile. Look again and try once more.

## Requests of any kind

# $field is the part of the request that is wrong, $detail in English what would be right.
server-invalid = Something is wrong with { $field }: { $detail }.
server-bad-request = This cannot be understood. Send JSON as the documentation says.
server-not-found = There is nothing here.
server-bad-method = This address does not know that method.
# $most is a number of KiB.
server-too-large = This is too large. At most { $most } KiB are taken here.
server-foreign-origin = This request comes from another page. Use the one that this server shows.
# $seconds is how long to wait.
server-too-often = { $seconds ->
    [one] That was too often. Try again in a second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
# $most is how many websockets one address, or one person, may have open at a time; a page of a table has one.
server-too-many-sockets = { $most } connections are open from where you are, as many as there may be. Close a few pages.
# $seconds is how long to wait.
server-busy = { $seconds ->
    [one] Many people are signing in just now. Try again in a second.
   *[other] Many people are signing in just now. Try again in { $seconds } seconds.
}
# $seconds is how long to wait.
server-unavailable = { $seconds ->
    [one] The server cannot reach its data just now. Try again in a second.
   *[other] The server cannot reach its data just now. Try again in { $seconds } seconds.
}
server-failed = Something went wrong on the server. It has been noted.

## For whoever runs it

# $name is a setting, $given what was asked for, $wanted in English what would work.
server-bad-setting = { $name } cannot be “{ $given }”; it is { $wanted }.

## Replays and records

server-not-over = This game is not over. Its replay can be watched once it is.
# $low and $high are the first and the last ply of a game.
server-no-ply = There is no such move; this game goes from { $low } to { $high }.
# $most: how many positions of a game are shown at once, a number.
server-too-many-positions = At most { $most } positions at once.
server-nothing-left = The game is over at this move. Choose an earlier one to play on from.
# $field is the part of a record that is wrong, $detail in English what is wrong with it.
server-bad-record = This record cannot be taken. Something is wrong with { $field }: { $detail }.
server-not-uploaded = This game was played here and stays. You can remove records that you have brought yourself.
