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
# $given was asked for, seats go from 1 to $high.
cli-bad-seat = Platz { $given } gibt es nicht; die Plätze gehen von 1 bis { $high }.
# $given was asked for, seeds go from 0 to $high.
cli-bad-seed = Der Startwert { $given } geht nicht; erlaubt ist 0 bis { $high }.
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
cli-valid = OK { $file }: { $game }, { $plies } Züge, { $sums } Prüfsummen, Ergebnis { $scores }
# A record $file of an unfinished $game was replayed: $plies decisions, $sums check sums compared, $scores so far.
cli-valid-so-far = OK { $file }: { $game }, { $plies } Züge, { $sums } Prüfsummen, Zwischenstand { $scores }

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
cli-speed = { $games } Spiele, { $speed } in der Sekunde, { $decisions } Entscheidungen je Spiel.
cli-bench-decisions = Entscheidungen je Spiel
cli-bench-loop = je Sekunde, Schleife des Kerns
cli-bench-plain = je Sekunde, einfaches Python
cli-bench-clone = Kopie, µs
cli-bench-legal = Möglichkeiten, µs
cli-compiled = Die Regeln sind übersetzt.
cli-interpreted = Die Regeln laufen nicht übersetzt, also langsam.
