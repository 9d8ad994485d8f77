### Web client: shell.

## Everywhere

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-games = Games
web-nav-replays = Replays
web-nav-me = Me
web-home = Revier, to the lobby
web-help = Rules and help
web-language = Language
web-close = Close
# Read out after a link that opens another window.
web-new-window = (new window)
web-cancel = Cancel
web-again = Try again
web-more = Show more
web-loading = Loading…
web-offline = The server cannot be reached just now. We keep trying.
web-server-error = Something went wrong. Please try again.
web-to-lobby = To the lobby
web-reload = Load again
web-broken-title = Something broke here
web-broken-text = This page could not be shown. None of your games is lost: the server keeps them. Load the page again, or go back to the lobby.
web-not-found-title = There is nothing here
web-not-found-text = Perhaps the address was mistyped, or what was here is gone. In the lobby you find your games and open tables.
web-foot-free = Revier is free software
web-foot-rules = Rules
web-foot-data = Your data
web-foot-independent = Not affiliated with authors or publishers
# A player who has deleted their account.
web-gone-person = Somebody who left

## Who is here

web-you = You
# $name is whoever is signed in; the name of a button that opens a menu.
web-person-menu = { $name }: account and settings
web-person-menu-nobody = Sign in and settings
web-menu-account = My account
web-menu-sign-in = Sign in or get an account
web-menu-rules = Rules
web-who-title = What shall we call you?
web-who-why = A name is enough to play. You can get an account later and keep your games.
web-who-label = Name
web-who-go = Glück auf!
web-join-later = To follow the invitation, open its link again.
# The address began like an invitation link, but a part of it is missing.
web-join-broken = This invitation link is not complete. Copy all of it, or ask for a new one.

## Settings

web-settings = Settings
web-settings-note = These settings are kept in this browser.
web-theme = Colours
web-theme-system = As the system
web-theme-paper = Paper, light
web-theme-coal = Coal, dark
web-theme-to-paper = Switch to light colours
web-theme-to-coal = Switch to dark colours
web-confirm = Ask before a move
web-confirm-never = Never
web-confirm-commits = If it cannot be taken back
web-confirm-always = Always
# Questions of a game with one answer only.
web-forced = Steps without a choice
web-forced-on = Answer themselves
web-forced-off = Answer them myself
web-speed = Animations
web-speed-off = Off
web-speed-slow = Slow
web-speed-usual = Normal
web-speed-fast = Fast
# How others’ turns are shown once they are made.
web-others = Other players’ turns
web-others-act = Act by act
web-others-turn = Turn by turn
web-others-none = Only the outcome
# Several people play at one screen; the screen is covered while it goes from one to the next.
web-curtain = At one screen: cover it between turns
web-curtain-secrets = Only to keep a secret
web-curtain-always = Always
web-curtain-never = Never
web-palette = Players’ colours
web-palette-standard = Standard
web-palette-safe = Stronger contrast
web-palette-note = Players also differ by their shape and letter, coal by its tally.
web-sounds = Sounds
web-sounds-off = Off
web-sounds-on = On

## The titles

web-title = Game
web-titles = The games
web-title-glueck-auf = Glück Auf
web-title-kohle-und-kolonie = Kohle & Kolonie
web-title-schichtwechsel = Schichtwechsel
# Below the name of Kohle & Kolonie on its poster.
web-poster-kohle-und-kolonie = an der Ruhr
web-edition = Edition
web-edition-revised = Revised Edition
web-edition-2013 = first edition, 2013
web-about-glueck-auf = Essen around 1900. Dig, hoist and deliver coal with too few workers.
web-about-kohle-und-kolonie = The southern Ruhr, claim by claim. Buy mines, build settlements, outbid the Coal Trust.
web-about-schichtwechsel = A colliery around 1950. Lead the shift, run the coking plant, win road, rail and canal.
web-authors-glueck-auf = Also known as Coal Baron. By Wolfgang Kramer and Michael Kiesling.
web-authors-kohle-und-kolonie = By Thomas Spitzer, in two editions.
web-authors-schichtwechsel = By Thomas Spitzer.
web-weight-medium = medium
web-weight-heavy = heavy
# $low to $high players.
web-players-range = { $low } to { $high }
# $count minutes that a game takes.
web-minutes = { $count } min
web-new-table = New table
# $title is a game.
web-new-table-of = New table: { $title }
web-learn = Learn
# $title is a game.
web-learn-of = Learn { $title }
web-title-off = This game is turned off here.
web-independent = Revier is a project of enthusiasts, neither affiliated with nor licensed by the authors and publishers of these games. All text, code and drawings are our own. If you like a game, buy it: the box is the better part of the fun.

## Lobby

web-hello-morning = Good morning.
web-hello-day = Good day.
web-hello-evening = Good evening.
# $name is whoever is signed in.
web-greeting-morning = Good morning, { $name }.
# $name is whoever is signed in.
web-greeting-day = Good day, { $name }.
# $name is whoever is signed in.
web-greeting-evening = Good evening, { $name }.
web-hello-stranger = Choose a game. You need no account.
# $count tables where it is one’s turn.
web-waiting-moves = { $count ->
    [0] No table is waiting for your move.
    [one] One table is waiting for your move.
   *[other] { $count } tables are waiting for your move.
}
web-lobby-beside = Open tables and bots
web-my-games = My games
# $count tables in all.
web-all-my-games = All { $count } of my games
web-no-games = You have no game running. Open a table, or play against bots.
web-your-turn = Your turn
web-look-in = Look in
# $count seats are free; 0: it can begin.
web-state-waiting = { $count ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $count } seats are free
}
web-state-frozen = Suspended: the rules have changed
# $pace is how much time there is, $move counts the moves.
web-state-running = { $pace } · move { $move }
# $name thinks about move number $move; $pace is how much time there is.
web-state-thinks = { $name } thinks · move { $move } · { $pace }
web-left-none = time is up
# $count hours are left (1 to 47).
web-left-hours = { $count } h left
# $count days are left (at least 2).
web-left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
web-pace-none = no clock
# $count minutes for a move.
web-pace-live = live, { $count } min a move
# $count days for a move.
web-pace-slow = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}
web-open-tables = Open tables
# $count tables that wait for players.
web-open-count = { $count } open
web-no-open-table = No table is waiting for players just now.
web-open-one = Open one
web-to-watch = Games to watch
web-nothing-to-watch = No open game is running just now.
# $name owns the table, $pace is how much time there is.
web-table-of = { $name }’s table · { $pace }
web-join = Join
# $table says whose table it is and how fast it plays.
web-join-of = Join { $table }
web-watch = Watch
# $table says whose table it is and how fast it plays.
web-watch-of = Watch { $table }
web-machines = Play against bots
# $count (1 to 4) machines play along.
web-machines-count = { $count ->
    [one] against one
   *[other] against { $count }
}
# How well miners’ ranks play, from the lowest up.
web-level-lehrling = gentle
web-level-schlepper = easy
web-level-lehrhauer = mild
web-level-hauer = fair
web-level-steiger = good
web-level-fahrsteiger = strong
web-level-obersteiger = very strong
web-level-bergrat = masterly
# $level is how well a rank plays, $strength (about 5 to 45) its points in ratings of bots.
web-level-strength = { $level }, strength { $strength }
web-last-game = Last shift
# $title is a game, $ago when it was played: “yesterday”.
web-last-when = { $title }, { $ago }
web-replay = Replay

## A new table

web-players = Players
web-seats = Seats
web-sitter-me = Me
web-sitter-open = Open for somebody
web-sitter-hot = A friend at this screen
web-sitter-bots = Bots
# $rank is a miner’s rank, $level how well it plays.
web-sitter-bot = { $rank }, { $level }
web-hot-name = Friend’s name
web-names-missing = Every friend at this screen needs a name.
web-pace = Time to think
web-pace-none-choice = No clock
web-pace-live-choice = Live
web-pace-slow-choice = Days
web-pace-move = Minutes a move
web-pace-bank = Minutes in reserve
web-pace-days = Days a move
# Under a choice with a clock.
web-pace-note = Nobody loses by time alone. But once somebody’s time is up, the others may agree to let a bot play on.
# Under the choice without one.
web-pace-none-note = Everybody thinks as long as they like. But whoever stays away without leaving the game holds it up.
web-access = Who may come
web-access-open = Open
web-access-link = By link
web-access-private = Private
web-access-open-note = Listed in the lobby; everybody may sit down and watch.
web-access-link-note = For whoever has the invitation link, also to watch.
web-access-private-note = Only those who sit down by the invitation link; nobody watches.
web-own-board = A board of your own
web-own-components = Components of your own
web-own-file = Choose a file
# $file is the name of a file.
web-file-chosen = Chosen: { $file }
web-file-drop = Without this file
web-file-first = First choose a file that can be read, or go without one.
web-own-note = A transcription that the terminal’s check accepts (TOML or JSON). The server checks it when the table opens.
# A list of faults follows.
web-own-faults = What has to be changed in the file:
web-bad-file = This file cannot be read. It should hold TOML or JSON.
# $line is the number of a line of the file.
web-bad-file-line = This file cannot be read. The fault is in line { $line }.
# Before a fault of the list; $line is the number of a line of the file.
web-fault-line = Line { $line }:
# After the name of a value; $wanted is one of the next messages, $got what the file has.
web-fault-other = { $wanted } is needed, there is { $got }
# $wanted is one of the next messages.
web-fault-missing = missing; { $wanted } is needed
# $low and $high are the ends of the range.
web-fault-int = a number from { $low } to { $high }
# $names is a list of words of the file.
web-fault-one-of = one of { $names }
web-fault-flag = true or false
web-fault-text = a text
web-fault-ids = a list of names
web-fault-tables = a list of tables
web-fault-table = a table
# Takes the file with our own components along.
web-template = Our file as a template
web-reconstructed-kk = The map is a reconstruction: the rulebooks only describe it, and names, numbers and places are filled in after them. If you own the game you can correct the file and play on your own map.
web-reconstructed-sw = Some values on cards and tiles are reconstructions; the file says of each where it is from. If you own the game you can correct them and play with your own.
web-open-table = Open the table
web-start-game = Start the game

## The waiting room

web-waiting-title = Waiting for players
# $name is whoever owns the table.
web-owned-by = { $name }’s table
# $count people watch.
web-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-seat-free = Free seat
web-seat-bot = Bot
web-seat-hot = At the same screen
web-seat-me = That is you
web-seat-person = Sits here
web-seat-here = Here now
web-seat-elsewhere = Not here just now
# $name is a friend at one’s own screen, or oneself.
web-seat-leave = Free { $name }’s seat
# $name is somebody whom the owner sends away.
web-seat-send = Send { $name } away
web-sit = Sit down
web-seat-a-bot = Seat a bot…
web-seat-friend = Seat a friend here
web-stand-up = Stand up
web-close-table = Give up the table
web-waiting-start = Start
web-start-when = It can begin once every seat is taken.
web-start-by-owner = The owner of the table starts the game once every seat is taken.
web-closed-title = This table was closed
web-closed-text = It was given up before its game began. Open tables are in the lobby.
web-invite = Invite others
web-invite-link = Invitation link
web-invite-note = Whoever has this link may sit down.
web-invite-open-note = The table is also listed in the lobby.
web-invite-once = The link is shown only in the browser that made it. A new one makes the old one void.
web-invite-make = Make an invitation link
web-invite-renew = New link, the old one becomes void
web-invite-ask-owner = The owner of the table has the invitation link.
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Copy it with the keyboard: it is selected.

## Replays

web-finished = Finished games
web-no-replays = You have finished no game yet. What you finish is kept here.
web-uploaded = uploaded
web-broken-off = broken off
# $score is a final score.
web-score = { $score }
web-upload = Upload a game
web-upload-file = Choose a record
web-upload-note = A record that was downloaded here or kept by the game in the terminal. It is replayed and then yours to watch.
web-bad-record = This file cannot be read. It should hold the record of a game as JSON.
web-upload-busy = It is being replayed…

## Account

web-account = My account
web-me = You
web-sign-in = Sign in
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-sign-out-guest = A guest who signs out cannot come back as the same person: your seats stay behind. With an account you can come back any time.
web-guest-note = You are here as a guest, known to this browser only.
web-account-note = You have an account.
web-account-made = You have an account now. All your games are still yours.
web-rename = Change name
web-renamed = Your name is changed.
web-have-account = Already have an account?
web-get-account = Get an account
web-get-account-note = Then you can sign in anywhere. A guest keeps all games. No email address is needed.
web-password = Password
web-password-old = Old password
web-password-new = New password
# $count characters at least.
web-password-note = At least { $count } characters.
web-change-password = Change password
web-change-password-note = All other sign-ins end, those of programs too.
web-password-changed = The password is changed.
web-tokens = Programs
web-tokens-note = A token lets a program of yours play in your name.
web-no-tokens = You have no tokens.
web-token-label = What it is for
web-token-make = Make a token
web-token-once = Your token. It is shown only now:
# $ago says when: “3 hours ago”.
web-token-seen = last used { $ago }
# $label says what a token is for.
web-token-revoke = Revoke “{ $label }”
web-muted = Muted people
web-muted-note = You do not read what they say, at any table.
web-nobody-muted = You hear everybody.
# $number is what the server calls somebody whose name we do not know.
web-muted-person = Person { $number }
web-unmute = Hear again
web-data = Your data
web-data-note = What the server keeps: your name and language; of a password only a hash, from which nobody can read it; your games with all moves, and tables that you were invited to; what you said; whom you muted; when you signed in; and the labels of your tokens. At a table others see your name, your moves and what you say. Anybody can watch an open table, also after its end.
web-export = Download my data
web-delete-me = Delete me
web-delete-text = Your name, your sign-ins and the records you uploaded are deleted for good. Games of others stay, and so does what you said there, both without your name.
web-delete-yes = Delete for good
web-deleted = You are deleted. Glück auf!
