### The command `revier`: what it says and refuses, each in one line.

## What was typed wrong, and what would be accepted

# $given was asked for, $known is a list.
cli-bad-language = Die Sprache „{ $given }“ gibt es nicht; es gibt: { $known }.
# $known is a list of games.
cli-no-game = Welches Spiel? Es gibt: { $known }.
# $given was asked for, $known is a list of games.
cli-bad-game = Das Spiel „{ $given }“ gibt es nicht; es gibt: { $known }.
# $given players were asked for; $game takes $low to $high.
cli-bad-players = { $game } spielen { $low } bis { $high }, nicht { $given }.
# $given was asked for.
cli-some-players = „{ $given }“ ist keine Spielerzahl; erwartet wird eine wie 3 oder mehrere wie 2,3.
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = Platz { $given } gibt es nicht; die Plätze gehen von 1 bis { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = Der Startwert { $given } geht nicht; erlaubt ist 0 bis { $high }.
# $given was asked for; a seed is a number from 0 to $high or, as servers draw them, 64 digits 0 to 9 and a to f.
cli-bad-any-seed = Der Startwert { $given } geht nicht; erlaubt ist eine Zahl von 0 bis { $high } oder 64 Hexadezimalziffern.
# $high is the longest a name may be.
cli-bad-name = So kann hier niemand heißen; ein Name hat 1 bis { $high } druckbare Zeichen und keinen Bot in Klammern.
# $given was asked for, $known is a list of bots.
cli-bad-bot = Den Bot „{ $given }“ gibt es nicht; es gibt: { $known }.
# $detail says what is wrong with a weights file.
cli-bad-weights = Diese Gewichte sind nicht zu gebrauchen: { $detail }.
# $given was asked for, $known is a list of options with their values.
cli-bad-option = Mit „{ $given }“ ist nichts anzufangen; es gibt: { $known }.
# $given was asked for, $name is an option, $known a list of its values.
cli-bad-value = { $name } kann nicht „{ $given }“ sein; es gibt: { $known }.
# $given was asked for, the record has $high decisions.
cli-bad-ply = Zug { $given } gibt es nicht; die Aufzeichnung hat { $high }.
# $file is a path.
cli-no-file = Die Datei { $file } gibt es nicht.
# $file is the name of a file, $detail in English what is wrong with it.
cli-bad-record = Mit der Aufzeichnung { $file } stimmt etwas nicht: { $detail }.
# $file is a path, $detail what the system says.
cli-bad-file = In { $file } lässt sich nicht schreiben: { $detail }.
# $extra is an extra of pyproject.toml, as in server; $command installs the packages of it that are missing.
cli-missing = Dafür fehlt das Extra { $extra }: { $command }
# $file is a path, $detail in English what is wrong.
cli-unreadable = { $file } lässt sich nicht lesen: { $detail }.
# $file is a board of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-board = { $count ->
    [0] Auf dem Plan { $file } lässt sich nicht spielen: { $detail }.
   *[other] Auf dem Plan { $file } lässt sich nicht spielen: { $detail } (und { $count } mehr, siehe revier board check).
}
# $game is a game without a board file.
cli-fixed-board = { $game } nimmt keinen eigenen Plan.
# $file holds components of the player’s own, $detail in English its first fault; there are $count more.
cli-bad-components = { $count ->
    [0] Mit dem Material { $file } lässt sich nicht spielen: { $detail }.
   *[other] Mit dem Material { $file } lässt sich nicht spielen: { $detail } (und { $count } mehr, siehe revier components check).
}
# $game is a game without a components file.
cli-fixed-components = { $game } nimmt kein eigenes Material.
# $game takes files of the players’ own as --$wanted, not as --$given: board or components.
cli-other-data = { $game } kennt --{ $given } nicht; hier heißt es --{ $wanted } und revier { $wanted } check.

## What it tells

# A player whose name is not known.
cli-you = Frida
cli-left = Bis zur nächsten Schicht.
# $file is a path.
cli-saved = Gespeichert: { $file }
# $file is a board of the player’s own.
cli-good-board = OK { $file }: Auf diesem Plan lässt sich spielen.
# $file holds components of the player’s own.
cli-good-components = OK { $file }: Mit diesem Material lässt sich spielen.
# A record $file of $game was replayed: $plies decisions, $sums check sums compared, final $scores.
cli-valid = OK { $file }: { $game }, { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}, { $sums ->
    [one] 1 Prüfsumme
   *[other] { $sums } Prüfsummen
}, Ergebnis { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file }: { $game }, { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}, { $sums ->
    [one] 1 Prüfsumme
   *[other] { $sums } Prüfsummen
}, Zwischenstand { $scores }

## Tables

cli-game = Spiel
cli-title = Titel
cli-players = Spieler
cli-bot = Bot
cli-seats = Plätze
cli-wins = Siege
cli-expected = erwartet
cli-score = Punkte
cli-place = Platz
cli-playing = Es wird gespielt
# $games were played, $speed games a second, $decisions decisions a game.
cli-speed = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $speed } in der Sekunde, { $decisions } Entscheidungen je Spiel.
cli-bench-decisions = Entscheidungen je Spiel
cli-bench-loop = je Sekunde, Schleife des Kerns
cli-bench-plain = je Sekunde, einfaches Python
cli-bench-clone = Kopie, µs
cli-bench-legal = Möglichkeiten, µs
cli-compiled = Die Regeln sind übersetzt.
cli-interpreted = Die Regeln laufen nicht übersetzt, also langsam.

## Bots and ranks

# A table’s head over miners’ ranks.
cli-level = Rang
# A table’s head over games; beside them, for each rank by its number, points of a rating.
cli-rank-strength = Stärke, nach Rang
# A table’s head over what a bot does.
cli-bot-does = Was er tut
# Miners’ ranks, the lowest first: what each is called in this language, and how it plays. The names that are typed
# are German everywhere.
cli-about-lehrling = Lehrling: übersieht vieles und probiert vieles.
cli-about-schlepper = Schlepper: übersieht einiges.
cli-about-lehrhauer = Lehrhauer: übersieht ab und zu etwas.
cli-about-hauer = Hauer: der beste Zug, den er findet, ohne weiter zu schauen.
cli-about-steiger = Steiger: schaut ein wenig über seinen Zug hinaus.
cli-about-fahrsteiger = Fahrsteiger: schaut über seinen Zug hinaus, eine Zehntelsekunde lang.
cli-about-obersteiger = Obersteiger: schaut eine halbe Sekunde lang über seinen Zug hinaus.
cli-about-bergrat = Bergrat: nimmt sich zwei Sekunden für jeden Zug.
cli-about-random = Irgendein erlaubter Zug.
cli-about-greedy = Sein Zug auf einen schnellen Blick, bewertet nach den Schätzungen der Autoren.
cli-about-planner = Ein gründlicher Blick auf seinen Zug, mit erprobten Gewichten oder mit deinen.
cli-about-search = Züge aller Spieler, viele Male durchgespielt, solange du ihn lässt.
cli-about-search-1 = Wie search, aber beurteilt wie planner: der Maßstab für alles Neue.
# $known is a list of bots with their options.
cli-bot-forms = Bots mit Angaben: { $known }.

## revier tune

# $file is a path.
cli-tune-bad-run = { $file } ist kein Lauf von revier tune oder ein beschädigter.
# $file is a path.
cli-tune-other-run = { $file } ist ein Lauf mit anderer Aufgabe oder anderem Start; nimm eine andere Datei.
# $file is a path.
cli-tune-out = { $file } gibt es schon und stammt nicht aus diesem Lauf; nimm eine andere Datei.
# $file is a path.
cli-tune-suffix = { $file } kann die Gewichte nicht aufnehmen; nimm eine eigene Datei, die auf .toml endet.
# $done of $all generations are done.
cli-tune-stage = Generation { $done } von { $all }
cli-tune-validating = Gegenprobe
# What was found so far against the start: $wins is a share such as 52.5%, $margin a lead in points.
cli-tune-lead = gegen den Start: { $wins } Siege, { $margin } Punkte
# What was found against the start: $wins and $margin with their intervals, from $games games of $deals deals.
cli-tune-found = Gegen den Start: Siege { $wins } (unter Gleichen 50 %), Vorsprung { $margin } Punkte; 95-%-Intervalle über { $deals } neue Auslagen ({ $games } Spiele).
# $file is a path, $name the bot that plays with these weights.
cli-tune-written = Geschrieben: { $file }; damit spielt der Bot { $name }.
# The head of a weights file: $game for $players players, $generations generations of $population candidates with $deals deals each, from $seed.
cli-tune-head = Gefunden mit revier tune für { $game } mit { $players } Spielern: { $generations } Generationen, Population { $population }, Auslagen { $deals }, Startwert { $seed }.

## revier train

# $file is a plan in TOML, $detail says in English what is wrong.
cli-train-bad-plan = Der Plan { $file } ist nicht zu gebrauchen: { $detail }.
# $file is a folder.
cli-train-colon = { $file } hat einen Doppelpunkt im Namen, den Bots nicht lesen können; nimm einen anderen Ordner.
# $file is a folder.
cli-train-other-run = { $file } ist ein Lauf mit anderer Aufgabe; nimm einen anderen Ordner.
# $file is a folder, $detail says in English what is wrong.
cli-train-bad-run = { $file } ist kein Lauf von revier train oder ein beschädigter: { $detail }.
# $detail says in English what went wrong.
cli-train-failed = Das Lernen endete vorzeitig: { $detail }.
# Generation $generation of $all is being learned: its games are played.
cli-train-playing = Generation { $generation } von { $all }: Spiele
# Generation $generation of $all: its games are replayed, to learn from their positions.
cli-train-replaying = Generation { $generation } von { $all }: Stellungen
# Generation $generation of $all: networks are fitted; what is counted are passes over all positions.
cli-train-fitting = Generation { $generation } von { $all }: Anpassung
# Generation $generation of $all: the new networks play against the best so far.
cli-train-gate = Generation { $generation } von { $all }: Probe
# The new network of generation $generation for $players players won the share $value against that of generation $before, 0: against the planner, which needs no network. It is kept.
cli-train-better = Generation { $generation }, { $players } Spieler: { $value } der Siege gegen { $before ->
    [0] das Urteil des Planers
   *[other] Generation { $before }
}; das neue Netz bleibt.
# The new network of generation $generation for $players players won only the share $value against that of generation $before (0: the planner). It is dropped.
cli-train-kept = Generation { $generation }, { $players } Spieler: { $value } der Siege gegen { $before ->
    [0] das Urteil des Planers
   *[other] Generation { $before }
}; das neue Netz wird verworfen.
# $file is a folder, $name a bot that plays with one of its networks.
cli-train-found = Die Netze liegen in { $file }; mit einem davon spielt der Bot { $name }.
cli-train-none = Kein Netz war besser als das Urteil des Planers.
# The title of a plot, a statement: $count of $all networks won often enough against the best before them.
cli-train-plot-gate = { $count } von { $all } Netzen traten an die Stelle des besten davor
# The title of a plot, a statement: $value and $given are points.
cli-train-plot-errors = Die Punkte eines Platzes treffen die Netze auf { $value } genau, der Planer auf { $given }
cli-train-axis-generation = Generation
cli-train-axis-errors = Fehler der Punkte (quadratisches Mittel)
# A line in a plot: the share of wins that a new network needs.
cli-train-needed = nötig
# A line in a plot: how far off the planner’s guess is.
cli-train-guess = der Planer
# In a plot: what is drawn for $players players.
cli-train-table = { $players } Spieler

## revier arena

# $file is a path.
cli-arena-taken = { $file } gibt es schon und ist kein unfertiger Lauf dieser Aufgabe; nichts wurde geändert.
# $file is a path.
cli-arena-busy = In { $file } schreibt gerade ein anderer Lauf.
# $file is a path; $line is counted from 1.
cli-arena-broken = { $file }, Zeile { $line }, ist kein Ergebnis dieses Laufs; nichts wurde geändert.
# $given is an address, $detail in English what is wrong with it.
cli-arena-no-cluster = Unter { $given } antwortet kein Ray-Cluster: { $detail }.
# $given is what was typed for --sprt.
cli-arena-bad-sprt = „{ $given }“ ist kein Paar von Anteilen: --sprt nimmt zwei von 0 bis 1, den kleineren zuerst, wie in 0.55,0.65.
# $names are all bots that were named.
cli-arena-sprt-bots = --sprt vergleicht zwei verschiedene Bots, --bots nennt aber { $names }.
# $groups groups of $each games are $games games.
cli-arena-whole = Gruppen werden ganz gespielt: { $games } Spiele, { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
} zu { $each }.
# $done of $games games.
cli-arena-resumed = Schon im Protokoll: { $done } von { $games } Spielen.
cli-arena-stopped = Angehalten; derselbe Befehl macht hier weiter.
# A process that played games ended; there is a log.
cli-arena-died = Ein Arbeitsprozess ist gestorben, vielleicht abgebrochen oder mangels Speicher; was fertig war, ist gesichert, derselbe Befehl macht hier weiter.
# The same without a log.
cli-arena-lost = Ein Arbeitsprozess ist gestorben, vielleicht abgebrochen oder mangels Speicher; derselbe Befehl beginnt von vorn, mit --report oder --json DATEI ginge er hier weiter.
# $file is a path.
cli-arena-report = Bericht: { $file }
cli-arena-games = Spiele
# A table’s head over the share of all wins that fell to a bot.
cli-arena-stake = Von allen Siegen
# Wins of a bot in games where it has one seat only.
cli-arena-alone = Siege allein
cli-arena-rating = Wertung
cli-arena-decisions = Entscheidungen je Zug
cli-arena-ms = ms je Zug
cli-arena-longest = Längster, ms
cli-arena-seat = Platz
cli-arena-all = Alle
# The last row of a table of shares by seat: their mean.
cli-arena-mean = Mittel
# $games were played on $groups deals; $plies decisions and $turns turns a game, with intervals.
cli-arena-summary = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} auf { $groups ->
    [one] 1 Auslage
   *[other] { $groups } Auslagen
}; { $plies } Entscheidungen und { $turns } Züge je Spiel. ± sind 95-%-Intervalle über Auslagen.
# What the sequential test found ($verdict: H1, H0 or undecided) on $groups deals: the bot $name takes $high % of all wins (H1) or $low % (H0).
# $value is the log likelihood ratio, ±$bound are its bounds. Also the title of a plot, so it has no full stop.
cli-arena-sprt = Sequenzieller Test, { $groups ->
    [one] 1 Auslage
   *[other] { $groups } Auslagen
}: { $verdict ->
    [H1] H1 angenommen, { $name } holt eher { $high } % aller Siege als { $low } %
    [H0] H0 angenommen, { $name } holt eher { $low } % aller Siege als { $high } %
   *[undecided] unentschieden, ob { $name } { $low } % oder { $high } % aller Siege holt
} (Log-Likelihood-Quotient { $value }, Schranken ±{ $bound })
# $name is a game.
cli-arena-title = Arena: { $name }
# $names are bots, $players seats, $choices options of the game, seeds go from $low to $high.
cli-arena-setting = { $names }, { $players } am Tisch; Startwerte { $low } bis { $high }; Optionen: { $choices }.
cli-arena-how = Wie gemessen wurde
cli-arena-explained = Die Bots nehmen reihum Platz, jeder einmal als Erster, und rücken einmal um den Tisch; alle diese Spiele haben dieselbe Auslage und sind eine Gruppe. Mittelwerte gelten über Gruppen, ± sind 95-%-t-Intervalle über Gruppen. Wer gleichauf gewinnt, teilt sich den Sieg. „Von allen Siegen“ sagt, welcher Teil einem Bot zufiel, auf welchen Plätzen auch immer; erwartet ist, was Gleiche hätten. Wertungen sind die von OpenSkill (Plackett-Luce), mu ± 2 sigma, nach allen Spielen in ihrer Reihenfolge. Die Zeit eines Zugs reicht von seiner ersten Frage, bis seine letzte Aktion ausgeführt ist. Derselbe Befehl ergibt dieselben Zahlen, bis auf Zeiten und auf Bots, die nach der Uhr denken:
# The page of a run with a sequential test says this before that. $groups is a fixed number.
cli-arena-sprt-explained = Der Lauf sollte enden, sobald ein sequenzieller Test (GSPRT über Gruppen in ihrer Reihenfolge, Schranken nach Wald für Fehler von 5 %) zwischen H0 und H1 entschied, aber nicht vor { $groups } Gruppen. Was parallele Prozesse darüber hinaus spielten, zählt nicht. Anteile und Intervalle eines Laufs, der nach seinen eigenen Ergebnissen endet, neigen ein wenig zu der Seite, auf der er endete.
cli-arena-by-seat = Siege nach Platz
cli-arena-by-turn = Spiele und Züge
# The titles of plots are statements. $name is a bot, $value its rating.
cli-arena-plot-ratings = Am höchsten gewertet: { $name } mit { $value }
# $name is a bot, $low and $high are scores.
cli-arena-plot-scores = { $name } beendet die Hälfte seiner Spiele mit { $low } bis { $high } Punkten
# $name is a bot, $value its mean score.
cli-arena-plot-course = { $name } hat am Ende die meisten Punkte, im Mittel { $value }
cli-arena-plot-even = Kein Platz ist deutlich besser oder schlechter als ein anderer
# The seat $number wins $value of its games, $even would be even.
cli-arena-plot-seats = Platz { $number } gewinnt { $value } seiner Spiele; ausgeglichen wären { $even }
cli-arena-axis-rating = Wertung, mu ± 2 sigma
cli-arena-axis-score = Endstand: Median, im Kasten die Hälfte aller Spiele, zwischen den Strichen neun von zehn
cli-arena-axis-course = Gespielter Teil des Spiels
cli-arena-axis-points = Mittlerer Punktestand
cli-arena-axis-wins = Anteil der Siege
cli-arena-axis-llr = Log-Likelihood-Quotient, H1 zu H0
cli-arena-axis-groups = Gruppen
cli-arena-even = ausgeglichen

## A server: serve, backup, restore, admin

# $known is a list of URLs that would work.
cli-bad-database = Das ist keine Datenbank, die hier geht; es gehen: { $known }.
# $given is the number of a change to the database that this program does not know.
cli-database-newer = Die Daten hat schon ein neueres Programm verwendet (Stand { $given }); nichts wurde geändert. Bitte Revier aktualisieren.
# The database has not been brought up to date yet.
cli-database-older = Die Datenbank ist noch nicht auf dem Stand dieses Programms; das erledigt „revier serve“ beim Start.
# $names are tables.
cli-database-foreign = In der Datenbank liegen schon fremde Tabellen mit unseren Namen ({ $names }); nichts wurde geändert.
# $names are tables.
cli-database-references = Die Aktualisierung der Datenbank ginge nicht auf ({ $names }); sie wurde zurückgenommen.
# $given is a URL.
cli-database-no-file = { $given } ist keine Datei.
# $file is a path.
cli-no-database = Es gibt keine Datenbank { $file }; „revier serve“ legt eine an.
# $detail says in English what went wrong.
cli-database-down = Die Datenbank ist nicht erreichbar: { $detail }.
# $file is a SQLite file; COPY stands for the file of a backup.
cli-database-damaged = { $file } ist beschädigt oder keine Datenbank. „revier restore KOPIE --force“ spielt eine Sicherung ein und behält die beschädigte Datei; „sqlite3 { $file } .recover“ zeigt, was noch zu retten ist.
# $file is a SQLite file with several hard links.
cli-database-linked = { $file } hat mehrere Namen (Hardlinks), und SQLite führt sein Protokoll nur unter einem davon. Entferne zuerst die anderen Namen.
# $given is a file, or the name of a database.
cli-database-in-use = { $given } wird gerade von einem Server verwendet; bitte erst anhalten.
# $file is a path.
cli-backup-exists = { $file } gibt es schon; nichts wurde überschrieben.
# $file is a path.
cli-backup-no-folder = Den Ordner { $file } gibt es nicht.
# $file is a path or a program, $detail says in English what went wrong.
cli-copy-failed = Es entstand keine Kopie ({ $file }): { $detail }.
# $file is a path.
cli-copy-damaged = { $file } ist beschädigt.
# $file is a path, $names are tables.
cli-copy-differs = { $file } stimmt nicht mit dem Original überein: { $names }.
# $name is a program.
cli-copy-no-program = Dafür fehlt { $name }; es gehört zum PostgreSQL-Client.
# $file is a path.
cli-restore-foreign = { $file } ist keine vollständige Kopie von „revier backup“; nichts wurde geändert.
# $given is a file, or the name of a database.
cli-restore-data = In { $given } liegen schon Daten; mit --force werden sie erst kopiert und dann ersetzt.
# $given processes were asked for.
cli-serve-one-process = SQLite geht nur mit einem Prozess, nicht mit { $given }; mehrere brauchen PostgreSQL (--database postgresql+psycopg://…).
# $given is an address, $detail says in English what is wrong with it.
cli-serve-port = Unter { $given } lässt sich der Server nicht starten: { $detail }. Mit --port geht eine andere Nummer.
# $given is the number of a port; another one is used instead, and told next.
cli-serve-taken = Port { $given } ist belegt.
# $given is the address for the browser.
cli-serve-address = Revier läuft: { $given }
cli-worker-postgres = Ein Worker braucht PostgreSQL: --database postgresql+psycopg://… (mit SQLite denken Bots innerhalb von revier serve).
# $count is a number of processes.
cli-worker-runs = Hier denken Bots, { $count } zugleich.
# $file is a path; $people, $tables and $moves are counts.
cli-backup-done = { $file } ist geschrieben und geprüft. Personen: { $people }, Tische: { $tables }, Züge: { $moves }.
# $file is a path.
cli-restore-kept = Was vorher da war, liegt jetzt in { $file }.
# $file is a path; $people, $tables and $moves are counts.
cli-restore-done = { $file } ist wiederhergestellt und geprüft. Personen: { $people }, Tische: { $tables }, Züge: { $moves }.
# $given was asked for.
cli-admin-no-person = Es gibt niemanden mit der Nummer { $given }; „revier admin list people“ zeigt alle.
# $given was asked for.
cli-admin-no-table = Es gibt keinen Tisch { $given }; „revier admin list tables“ zeigt alle.
# $given is a table.
cli-admin-running = Am Tisch { $given } wird noch gespielt; --force löscht ihn trotzdem.
cli-admin-number = Nummer
cli-admin-name = Name
# A table’s head over: guest or account.
cli-admin-kind = Art
cli-admin-since = Seit
# A table’s head over the number of seats that somebody has or had.
cli-admin-seats = Plätze
cli-admin-guest = Gast
cli-admin-account = Konto
cli-admin-banned = gesperrt
cli-admin-table = Tisch
cli-admin-status = Stand
# A table’s head over the number of decisions taken.
cli-admin-ply = Entscheidungen
cli-admin-changed = Geändert
# A table waits for players.
cli-admin-waiting = wartet
cli-admin-playing = läuft
cli-admin-over = beendet
# A game that new rules cannot go on with.
cli-admin-frozen = eingefroren
# A table that was closed before its game began.
cli-admin-closed = geschlossen
# A title that new tables may be made of.
cli-admin-on = an
# A title that no new tables may be made of.
cli-admin-off = aus
# $name is a person.
cli-admin-ban-done = { $name } ist gesperrt.
# $name is a person.
cli-admin-unban-done = { $name } darf wieder herein.
# $name is a person.
cli-admin-person-deleted = { $name } ist gelöscht; die Partien der anderen bleiben.
# $given is a table.
cli-admin-table-deleted = Der Tisch { $given } ist gelöscht.
# $given is a game.
cli-admin-title-on = { $given } wird wieder angeboten.
# $given is a game.
cli-admin-title-off = { $given } wird nicht mehr angeboten; was läuft, geht weiter.

## revier record verify

# Eine Aufzeichnung $file von $game wurde nachgespielt: $plies Entscheidungen, Punkte $scores; der Startwert passt zum Siegel $given.
cli-verified = OK { $file }: { $game }, { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}, Punkte { $scores }. Startwert und Salz ergeben das Siegel { $given }; vergleiche es mit dem, das der Tisch von Anfang an gezeigt hat.
# Eine Aufzeichnung $file von $game ohne Siegel wurde nachgespielt: $plies Entscheidungen, Punkte $scores.
cli-verified-plain = OK { $file }: { $game }, { $plies ->
    [one] 1 Zug
   *[other] { $plies } Züge
}, Punkte { $scores }. Sie enthält kein Siegel, also sagt nichts, wann der Startwert gewählt wurde.
# $file ist der Name einer Aufzeichnung.
cli-not-verified = { $file } lässt sich nachspielen, aber Startwert und Salz ergeben nicht das Siegel: Eines davon wurde verändert.
# Of output that goes into a file on a full disk; $detail is what the system says.
cli-full-screen = Die Ausgabe lässt sich nicht schreiben: { $detail }.
# $file is a folder where a file was wanted.
cli-folder = { $file } ist ein Ordner, keine Datei.
# $file already holds a game.
cli-record-taken = In { $file } steht schon eine Partie: mit --resume { $file } geht sie weiter, oder nenn eine andere Datei.
# $file could not be written, $detail is what the system says.
cli-unsaved = Die Partie ist noch nicht gespeichert: In { $file } lässt sich nicht schreiben ({ $detail }).
# Asked after cli-unsaved; an empty answer tries the same file again.
cli-save-where = Andere Datei, oder Enter für einen neuen Versuch
# $count bots were named for $seats seats.
cli-surplus-bots = Das sind { $count } Bots für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
# $given processes were asked for, $high is the most on this machine.
cli-too-many-jobs = { $given } Prozesse sind zu viele für diesen Rechner; bis { $high } gehen.
# $detail is what the system says.
cli-arena-unlogged = Das Protokoll lässt sich nicht weiterschreiben ({ $detail }); derselbe Befehl macht weiter, sobald Platz ist.
# $given is module:Class of a bot of the player's own, $detail what went wrong with it.
cli-own-bot = Der Bot „{ $given }“ lässt sich nicht verwenden: { $detail }.
