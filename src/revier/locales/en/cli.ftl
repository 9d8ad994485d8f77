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
# $given was asked for.
cli-some-players = “{ $given }” is no number of players; give one as in 3, or several as in 2,3.
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = There is no seat { $given }; seats go from 1 to { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = The seed { $given } is not possible; seeds go from 0 to { $high }.
# $given was asked for; a seed is a number from 0 to $high or, as servers draw them, 64 digits 0 to 9 and a to f.
cli-bad-any-seed = The seed { $given } is not possible; a seed is a number from 0 to { $high }, or 64 hex digits.
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
# $extra is an extra of pyproject.toml, as in server; $command installs the packages of it that are missing.
cli-missing = This needs the extra { $extra }: { $command }
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
cli-valid = OK { $file }: { $game }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, { $sums ->
    [one] 1 check sum
   *[other] { $sums } check sums
}, result { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file }: { $game }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, { $sums ->
    [one] 1 check sum
   *[other] { $sums } check sums
}, so far { $scores }

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
cli-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $speed } a second, { $decisions } decisions a game.
cli-bench-decisions = Decisions a game
cli-bench-loop = a second, the kernel’s loop
cli-bench-plain = a second, plain Python
cli-bench-clone = Copy, µs
cli-bench-legal = Options, µs
cli-compiled = The rules are compiled.
cli-interpreted = The rules are not compiled, so they are slow.

## Bots and ranks

# A table’s head over miners’ ranks.
cli-level = Rank
# A table’s head over games; beside them, for each rank by its number, points of a rating.
cli-rank-strength = Strength, by rank
# A table’s head over what a bot does.
cli-bot-does = What it does
# Miners’ ranks, the lowest first: what each is called in this language, and how it plays. The names that are typed
# are German everywhere.
cli-about-lehrling = Apprentice: overlooks a lot, and tries a lot.
cli-about-schlepper = Haulier: overlooks quite a few things.
cli-about-lehrhauer = Junior hewer: overlooks something now and then.
cli-about-hauer = Hewer: the best turn it can find, looking no further.
cli-about-steiger = Overseer: looks a little beyond its turn.
cli-about-fahrsteiger = Under-manager: looks beyond its turn, for a tenth of a second.
cli-about-obersteiger = Chief overseer: looks beyond its turn, for half a second.
cli-about-bergrat = Mining councillor: takes two seconds for every turn.
cli-about-random = Any legal move.
cli-about-greedy = Its turn at a quick look, judged as the authors guessed.
cli-about-planner = A thorough look at its turn with tuned weights, or with yours.
cli-about-search = Turns of all players, many times over, as long as you let it.
cli-about-search-1 = As search, but it judges as planner does: the yard-stick for what is new.
# $known is a list of bots with their options.
cli-bot-forms = Bots with options: { $known }.

## revier tune

# $file is a path.
cli-tune-bad-run = { $file } is not a run of revier tune, or a damaged one.
# $file is a path.
cli-tune-other-run = { $file } is a run with another task or start; name another file.
# $file is a path.
cli-tune-out = { $file } is there already and not from this run; name another file.
# $file is a path.
cli-tune-suffix = { $file } cannot hold the weights; name a file of its own that ends in .toml.
# $done of $all generations are done.
cli-tune-stage = Generation { $done } of { $all }
cli-tune-validating = Validation
# What was found so far against the start: $wins is a share such as 52.5%, $margin a lead in points.
cli-tune-lead = against the start: { $wins } wins, { $margin } points
# What was found against the start: $wins and $margin with their intervals, from $games games of $deals deals.
cli-tune-found = Against the start: wins { $wins } (equals have 50%), lead { $margin } points; 95% intervals over { $deals } fresh deals ({ $games } games).
# $file is a path, $name the bot that plays with these weights.
cli-tune-written = Written: { $file }; the bot { $name } plays with it.
# The head of a weights file: $game for $players players, $generations generations of $population candidates with $deals deals each, from $seed.
cli-tune-head = Found by revier tune for { $game } with { $players } players: { $generations } generations, population { $population }, deals { $deals }, seed { $seed }.

## revier train

# $file is a plan in TOML, $detail says in English what is wrong.
cli-train-bad-plan = The plan { $file } cannot be used: { $detail }.
# $file is a folder.
cli-train-colon = { $file } has a colon in its name, which bots cannot read; name another folder.
# $file is a folder.
cli-train-other-run = { $file } is a run with another task; name another folder.
# $file is a folder, $detail says in English what is wrong.
cli-train-bad-run = { $file } is not a run of revier train, or a damaged one: { $detail }.
# $detail says in English what went wrong.
cli-train-failed = The training ended early: { $detail }.
# Generation $generation of $all is being learned: its games are played.
cli-train-playing = Generation { $generation } of { $all }: games
# Generation $generation of $all: its games are replayed, to learn from their positions.
cli-train-replaying = Generation { $generation } of { $all }: positions
# Generation $generation of $all: networks are fitted; what is counted are passes over all positions.
cli-train-fitting = Generation { $generation } of { $all }: fit
# Generation $generation of $all: the new networks play against the best so far.
cli-train-gate = Generation { $generation } of { $all }: gate
# The new network of generation $generation for $players players won the share $value against that of generation $before, 0: against the planner, which needs no network. It is kept.
cli-train-better = Generation { $generation }, { $players } players: { $value } of the wins against { $before ->
    [0] the planner’s judgement
   *[other] generation { $before }
}; the new network stays.
# The new network of generation $generation for $players players won only the share $value against that of generation $before (0: the planner). It is dropped.
cli-train-kept = Generation { $generation }, { $players } players: { $value } of the wins against { $before ->
    [0] the planner’s judgement
   *[other] generation { $before }
}; the new network is dropped.
# $file is a folder, $name a bot that plays with one of its networks.
cli-train-found = The networks are in { $file }; the bot { $name } plays with one.
cli-train-none = No network was better than the planner’s judgement.
# The title of a plot, a statement: $count of $all networks won often enough against the best before them.
cli-train-plot-gate = { $count } of { $all } networks took the place of the best before them
# The title of a plot, a statement: $value and $given are points.
cli-train-plot-errors = A seat’s points are told to within { $value } by the networks, { $given } by the planner
cli-train-axis-generation = Generation
cli-train-axis-errors = Error of the points (root mean square)
# A line in a plot: the share of wins that a new network needs.
cli-train-needed = needed
# A line in a plot: how far off the planner’s guess is.
cli-train-guess = the planner
# In a plot: what is drawn for $players players.
cli-train-table = { $players } players

## revier arena

# $file is a path.
cli-arena-taken = { $file } exists already and is no unfinished run of this task; nothing was changed.
# $file is a path.
cli-arena-busy = { $file } is being written by another run.
# $file is a path; $line is counted from 1.
cli-arena-broken = { $file }, line { $line }, is no result of this run; nothing was changed.
# $given is an address, $detail in English what is wrong with it.
cli-arena-no-cluster = No Ray cluster answers at { $given }: { $detail }.
# $given is what was typed for --sprt.
cli-arena-bad-sprt = “{ $given }” is no pair of stakes: --sprt takes two from 0 to 1, the smaller first, as in 0.55,0.65.
# $names are all bots that were named.
cli-arena-sprt-bots = --sprt compares two different bots, but --bots names { $names }.
# $groups groups of $each games are $games games.
cli-arena-whole = Groups are played whole: { $games } games, { $groups ->
    [one] 1 group
   *[other] { $groups } groups
} of { $each }.
# $done of $games games.
cli-arena-resumed = In the log already: { $done } of { $games } games.
cli-arena-stopped = Stopped; the same command goes on from here.
# A process that played games ended; there is a log.
cli-arena-died = A worker process died, perhaps killed or out of memory; what was finished is kept, and the same command goes on from here.
# The same without a log.
cli-arena-lost = A worker process died, perhaps killed or out of memory; the same command begins anew, with --report or --json FILE it could go on from here.
# $file is a path.
cli-arena-report = Report: { $file }
cli-arena-games = Games
# A table’s head over the share of all wins that fell to a bot.
cli-arena-stake = Of all wins
# Wins of a bot in games where it has one seat only.
cli-arena-alone = Wins when alone
cli-arena-rating = Rating
cli-arena-decisions = Decisions a turn
cli-arena-ms = ms a turn
cli-arena-longest = Longest, ms
cli-arena-seat = Seat
cli-arena-all = All
# The last row of a table of shares by seat: their mean.
cli-arena-mean = Mean
# $games were played on $groups deals; $plies decisions and $turns turns a game, with intervals.
cli-arena-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} on { $groups ->
    [one] 1 deal
   *[other] { $groups } deals
}; { $plies } decisions and { $turns } turns a game. ± are 95% intervals over deals.
# What the sequential test found ($verdict: H1, H0 or undecided) on $groups deals: the bot $name takes $high % of all wins (H1) or $low % (H0).
# $value is the log likelihood ratio, ±$bound are its bounds. Also the title of a plot, so it has no full stop.
cli-arena-sprt = Sequential test, { $groups ->
    [one] 1 deal
   *[other] { $groups } deals
}: { $verdict ->
    [H1] H1 accepted, { $name } takes { $high }% of all wins rather than { $low }%
    [H0] H0 accepted, { $name } takes { $low }% of all wins rather than { $high }%
   *[undecided] undecided whether { $name } takes { $low }% or { $high }% of all wins
} (log likelihood ratio { $value }, bounds ±{ $bound })
# $name is a game.
cli-arena-title = Arena: { $name }
# $names are bots, $players seats, $choices options of the game, seeds go from $low to $high.
cli-arena-setting = { $names }, { $players } at a table; seeds { $low } to { $high }; options: { $choices }.
cli-arena-how = How this was measured
cli-arena-explained = The bots take the seats in turn, beginning with each of them, and go once around the table; all these games share one deal and are a group. Means are over groups, ± are 95% t-intervals over groups. Winners who tie share the win. “Of all wins” is how much of them fell to a bot, at whichever seats; expected is what equals would have. Ratings are OpenSkill’s (Plackett-Luce), mu ± 2 sigma, after all games in their order. The time of a turn goes from its first question until its last action is carried out. The same command gives the same figures again, but for times and for bots that think by the clock:
# The page of a run with a sequential test says this before that. $groups is a fixed number.
cli-arena-sprt-explained = The run was to stop as soon as a sequential test (GSPRT over groups in their order, Wald’s bounds for errors of 5%) decided between H0 and H1, but not before { $groups } groups. Games that parallel processes played beyond that are not counted. Shares and intervals of a run that stops by its own results lean a little to the side on which it stopped.
cli-arena-by-seat = Share of wins by seat
cli-arena-by-turn = Games and turns
# The titles of plots are statements. $name is a bot, $value its rating.
cli-arena-plot-ratings = Rated highest: { $name } with { $value }
# $name is a bot, $low and $high are scores.
cli-arena-plot-scores = { $name } ends half of its games with { $low } to { $high } points
# $name is a bot, $value its mean score.
cli-arena-plot-course = { $name } ends with the most points, { $value } on average
cli-arena-plot-even = No seat is clearly better or worse than another
# The seat $number wins $value of its games, $even would be even.
cli-arena-plot-seats = Seat { $number } wins { $value } of its games; even would be { $even }
cli-arena-axis-rating = Rating, mu ± 2 sigma
cli-arena-axis-score = Final score: median, half of all games in the box, nine of ten between the whiskers
cli-arena-axis-course = Part of the game played
cli-arena-axis-points = Mean score so far
cli-arena-axis-wins = Share of wins
cli-arena-axis-llr = Log likelihood ratio, H1 to H0
cli-arena-axis-groups = Groups
cli-arena-even = even share

## A server: serve, backup, restore, admin

# $known is a list of URLs that would work.
cli-bad-database = That is no database that can be used; these could: { $known }.
# $given is the number of a change to the database that this program does not know.
cli-database-newer = A newer program has used these data already (revision { $given }); nothing was changed. Please update Revier.
# The database has not been brought up to date yet.
cli-database-older = The database is not yet what this program needs; “revier serve” sees to it when it starts.
# $names are tables.
cli-database-foreign = The database already has tables with our names that are not ours ({ $names }); nothing was changed.
# $names are tables.
cli-database-references = The update of the database would not add up ({ $names }); it was taken back.
# $given is a URL.
cli-database-no-file = { $given } is no file.
# $file is a path.
cli-no-database = There is no database { $file }; “revier serve” makes one.
# $detail says in English what went wrong.
cli-database-down = The database cannot be reached: { $detail }.
# $file is a SQLite file; COPY stands for the file of a backup.
cli-database-damaged = { $file } is damaged, or no database. Put a copy back with “revier restore COPY --force”, which keeps the damaged file, or see what “sqlite3 { $file } .recover” still finds.
# $file is a SQLite file with several hard links.
cli-database-linked = { $file } has several names (hard links), and SQLite keeps its log by one of them only. Remove the other names first.
# $given is a file, or the name of a database.
cli-database-in-use = { $given } is being used by a server; please stop it first.
# $file is a path.
cli-backup-exists = { $file } exists already; nothing was overwritten.
# $file is a path.
cli-backup-no-folder = There is no folder { $file }.
# $file is a path or a program, $detail says in English what went wrong.
cli-copy-failed = No copy was made ({ $file }): { $detail }.
# $file is a path.
cli-copy-damaged = { $file } is damaged.
# $file is a path, $names are tables.
cli-copy-differs = { $file } differs from the original: { $names }.
# $name is a program.
cli-copy-no-program = This needs { $name }, which comes with PostgreSQL’s client.
# $file is a path.
cli-restore-foreign = { $file } is no complete copy made by “revier backup”; nothing was changed.
# $given is a file, or the name of a database.
cli-restore-data = { $given } holds data already; with --force they are copied first and then replaced.
# $given processes were asked for.
cli-serve-one-process = SQLite works with one process only, not { $given }; several need PostgreSQL (--database postgresql+psycopg://…).
# $given is an address, $detail says in English what is wrong with it.
cli-serve-port = Cannot listen at { $given }: { $detail }. Another number can be given with --port.
# $given is the number of a port; another one is used instead, and told next.
cli-serve-taken = Port { $given } is taken.
# $given is the address for the browser.
cli-serve-address = Revier is running: { $given }
cli-worker-postgres = A worker needs PostgreSQL: --database postgresql+psycopg://… (with SQLite, bots think within revier serve).
# $count is a number of processes.
cli-worker-runs = Bots think here, { $count } at a time.
# $file is a path; $people, $tables and $moves are counts.
cli-backup-done = { $file } is written and checked. People: { $people }, tables: { $tables }, moves: { $moves }.
# $file is a path.
cli-restore-kept = What was there before is now in { $file }.
# $file is a path; $people, $tables and $moves are counts.
cli-restore-done = { $file } is restored and checked. People: { $people }, tables: { $tables }, moves: { $moves }.
# $given was asked for.
cli-admin-no-person = There is nobody with the number { $given }; “revier admin list people” shows everybody.
# $given was asked for.
cli-admin-no-table = There is no table { $given }; “revier admin list tables” shows all.
# $given is a table.
cli-admin-running = People still play at table { $given }; --force deletes it all the same.
cli-admin-number = Number
cli-admin-name = Name
# A table’s head over: guest or account.
cli-admin-kind = Kind
cli-admin-since = Since
# A table’s head over the number of seats that somebody has or had.
cli-admin-seats = Seats
cli-admin-guest = guest
cli-admin-account = account
cli-admin-banned = banned
cli-admin-table = Table
cli-admin-status = State
# A table’s head over the number of decisions taken.
cli-admin-ply = Decisions
cli-admin-changed = Changed
# A table waits for players.
cli-admin-waiting = waiting
cli-admin-playing = running
cli-admin-over = over
# A game that new rules cannot go on with.
cli-admin-frozen = frozen
# A table that was closed before its game began.
cli-admin-closed = closed
# A title that new tables may be made of.
cli-admin-on = on
# A title that no new tables may be made of.
cli-admin-off = off
# $name is a person.
cli-admin-ban-done = { $name } is banned.
# $name is a person.
cli-admin-unban-done = { $name } may come in again.
# $name is a person.
cli-admin-person-deleted = { $name } is deleted; the games of others stay.
# $given is a table.
cli-admin-table-deleted = Table { $given } is deleted.
# $given is a game.
cli-admin-title-on = { $given } is offered again.
# $given is a game.
cli-admin-title-off = { $given } is no longer offered; what runs goes on.

## revier record verify

# A record $file of $game was replayed: $plies decisions, $scores; its seed fits the commitment $given.
cli-verified = OK { $file }: { $game }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, points { $scores }. Seed and salt give the commitment { $given }; compare it with what the table showed from the start.
# A record $file of $game without a commitment was replayed: $plies decisions, $scores.
cli-verified-plain = OK { $file }: { $game }, { $plies ->
    [one] 1 move
   *[other] { $plies } moves
}, points { $scores }. It holds no commitment, so nothing says when the seed was chosen.
# $file is the name of a record.
cli-not-verified = { $file } replays, but its seed and salt do not give its commitment: one of them was changed.
# Of output that goes into a file on a full disk; $detail is what the system says.
cli-full-screen = The output cannot be written: { $detail }.
# $file is a folder where a file was wanted.
cli-folder = { $file } is a folder, not a file.
# $file already holds a game.
cli-record-taken = { $file } holds a game already: go on with --resume { $file }, or name another file.
# $file could not be written, $detail is what the system says.
cli-unsaved = The game is not saved yet: { $file } cannot be written ({ $detail }).
# Asked after cli-unsaved; an empty answer tries the same file again.
cli-save-where = Another file, or Enter to try again
# $count bots were named for $seats seats.
cli-surplus-bots = These are { $count } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
# $given processes were asked for, $high is the most on this machine.
cli-too-many-jobs = { $given } processes are too many for this machine; up to { $high } will do.
# $detail is what the system says.
cli-arena-unlogged = The log cannot be continued ({ $detail }); the same command goes on once there is room.
# $given is module:Class of a bot of the player's own, $detail what went wrong with it.
cli-own-bot = The bot “{ $given }” cannot be used: { $detail }.
