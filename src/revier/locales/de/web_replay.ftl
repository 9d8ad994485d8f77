### Nachspielen und Wertungsblatt im Browser.

# $number is a score; negative ones get a true minus sign.
web-number = { $number }

## The score sheet

web-sheet-title = Wertungsblatt
web-sheet-total = Summe
# Read out beside the best number of a row.
web-sheet-best = am meisten
web-sheet-none = Diese Partie hat kein Wertungsblatt: Sie wurde abgebrochen.
# $n is the number of the shift, 1 to 3.
web-sheet-shift = Schicht { $n }
# $n is the number of the round.
web-sheet-round = Runde { $n }
# $name wins by $points.
web-result-won = { $points ->
    [one] { $name } gewinnt mit 1 Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
# Points are even; the tie-break of the rules decided for $name.
web-result-tie = { $name } gewinnt bei Gleichstand
# $names share the victory.
web-result-shared = { $names } teilen sich den Sieg
# $category is a source of points, in which the winner was $points ahead of $other; it
# may have a colon, so that the sentence has none.
web-result-decided = Am meisten entschied „{ $category }“, { $points } SP vor { $other }.
# Buttons that order the score sheet.
web-sheet-by-source = Nach Herkunft
web-sheet-by-round = Nach Runden

## Scores over the game

web-plot-title = Punkte, Zug um Zug
web-plot-label = Punkte aller Spieler im Lauf der Partie
web-plot-moves = Entscheidungen
web-plot-none = Die Punkte im Lauf der Partie sind nicht mehr zu ermitteln.

## The replay

web-replay-title = Wiederholung
# The title of the window; $title is the name of the game.
web-replay-of = Wiederholung von { $title }
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Stelle in der Partie
# $ply of $last decisions were taken.
web-replay-at = { $ply } von { $last }
web-replay-eyes = Blickwinkel
web-replay-spectator = Als Zuschauer
# $name chooses $what, the text of an option.
web-replay-chooses = { $name }: { $what }
web-replay-end = Die Partie ist zu Ende.
web-replay-copy = Link kopieren
web-replay-copied = Kopiert.
web-replay-not-copied = Der Browser erlaubt das Kopieren nicht; nimm die Adresse aus der Adresszeile.
web-replay-record = Aufzeichnung
web-replay-play-on = Von hier weiterspielen
web-replay-gone = Diese Stelle lässt sich gerade nicht zeigen. Versuch es noch einmal.
web-replay-no-view = Die Regeln haben sich seit dieser Partie geändert; es gibt nur noch, was damals gemeldet wurde.
web-replay-begin = Der Anfang der Partie
# $n is the number of the turn; it stands behind the round or shift.
web-replay-turn = Zug { $n }
# Two pairs of buttons, back and on; these are written between the arrows. Very short.
web-replay-by-turn = Zug
web-replay-by-action = Schritt
web-replay-round-back = Eine Runde zurück
web-replay-round-on = Eine Runde weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-action-back = Einen Schritt zurück
web-replay-action-on = Einen Schritt weiter
web-replay-more = Punkte, Link und Aufzeichnung
# What playing on means. $turn is a number, $others are names, $rank is a bot's rank.
web-replay-play-on-what = Ein neuer Tisch beginnt bei Zug { $turn } dieser Partie. Bots vom Rang { $rank } übernehmen die anderen Plätze: { $others }.
web-replay-play-on-seat = Du spielst
web-replay-play-on-rank = Die anderen sind
web-replay-play-on-note = Was dort noch niemand wissen konnte, wird neu gezogen.
web-replay-play-on-now = Weiterspielen
