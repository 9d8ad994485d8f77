### Web client: table.

## The page and its header

web-table-coming = Der Tisch wird gedeckt …
web-table-closed-to-you = Dieser Tisch ist nicht mehr offen für dich.
web-table-private = Diese Partie ist privat. Nur wer mitspielt, sieht sie.
web-table-no-position = Die letzte Stellung dieser Partie lässt sich nicht mehr zeigen. Die Wiederholung erzählt, was geschah.
web-table-to-lobby = Zum Empfang
web-table-connection-lost = Verbindung verloren, neuer Versuch läuft. Nichts geht verloren.
# $count (2 to 5) players sit at the table.
web-table-seats = { $count } Spieler
# $count (at least 1) people watch.
web-table-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
web-table-round = Runde
# For screen readers. $round is “Round” or “Shift” in the reader’s language, $now of $count.
web-table-round-of = { $round } { $now } von { $count }
web-table-menu = Menü
web-table-rules = Regeln
web-table-chat = Gespräch
web-table-log = Verlauf
# Name of the navigation between parts of the table.
web-table-parts = Ansichten
# The board told in words instead of drawn.
web-table-text-board = Plan in Worten
web-table-drawn-board = Gezeichneter Plan
# For screen readers. $what is “Chat”; $count (at least 1) lines are new.
web-table-with-unread = { $what }, { $count } neu
# In the title of the window.
web-table-turn-mark = ● Du bist dran

## Who is asked

# $name is the player at this screen.
web-table-your-turn = { $name }, du bist dran
# $name is somebody else.
web-table-thinking = { $name } überlegt.
web-table-game-over = Ende der Partie
# $name is the winner, $points (at least 1) ahead of the second.
web-table-won = { $points ->
    [one] { $name } gewinnt mit 1 Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
}
# $name wins by the tie-break.
web-table-won-tie = { $name } gewinnt bei Gleichstand.
# $names share the win with $points each.
web-table-won-together = { $names } gewinnen gemeinsam mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
web-table-broken-off = Die Partie wurde abgebrochen.
web-table-frozen = Diese Partie ruht.

## The clock

# Time left: $days (at least 1) and $hours (0 to 23), as short as possible.
web-table-clock-days = { $days } Tg. { $hours } h
# For screen readers, before a time such as 4:12.
web-table-clock-move = Zeit für diesen Zug:
# For screen readers, before a time such as 4:12.
web-table-clock-bank = Reserve:
web-table-clock-out = abgelaufen

## Players

web-table-players = Mitspieler
web-table-points = Siegpunkte
# A button that shows what lies before $name.
web-table-show-player = Auslage von { $name } zeigen
# A short mark beside the name of whoever is asked.
web-table-to-act = am Zug
web-table-start-player = Startspieler
web-table-bot = Bot
# A bot plays for somebody who is absent.
web-table-stand-in = Bot springt ein
web-table-away = nicht da
web-table-overdue = Zeit abgelaufen
web-table-present = ist hier
web-table-not-present = ist gerade nicht hier

## Choosing

web-table-board = Spielplan
web-table-actions = Was du tun kannst
web-table-options = Möglichkeiten
# Opens the list of all options; beside it the number of them.
web-table-more = Mehr
# For screen readers: what a place on the board is for. $first is one act, there are $more (at least 1) others.
web-table-target-several = { $first } und { $more ->
    [one] noch eines
   *[other] noch { $more }
}
# Asked where a click can mean several things.
web-table-which = Was davon?
# Above the act that was chosen and wants to be confirmed, which stands below.
web-table-sure = Bestätigen:
# The same where what is chosen cannot be taken back.
web-table-for-good = Kein Zurück – sicher?
# Above the act that ends what is done, on its button: one click does it.
web-table-no-way-back = Kein Zurück
web-table-drop = Auswahl aufheben
# Take back the last decision.
web-table-undo = Zurücknehmen
web-table-undo-step = Schritt zurück
web-table-restart-turn = Zug neu beginnen
# Why nothing can be taken back.
web-table-no-undo = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts getan, oder etwas wurde aufgedeckt.
# While others are asked.
web-table-no-undo-now = Gerade lässt sich nichts zurücknehmen: Jemand anders entscheidet.

## The list of keys

web-table-keys = Tasten
web-table-key-option = Möglichkeit wählen, wie angezeigt; bei vielen erst die Gruppe
web-table-key-arrows = Von einem hervorgehobenen Ort zum nächsten
web-table-key-enter = Bestätigen
web-table-key-escape = Auswahl aufheben
web-table-key-undo = Einen Schritt zurücknehmen
web-table-key-restart = Den ganzen Zug zurücknehmen
web-table-key-pass = Passen oder Zug beenden
web-table-key-log = Verlauf
web-table-key-chat = Gespräch
web-table-key-pause = Anhalten und weiter, während andere gezeigt werden
web-table-key-skip = Überspringen, was gezeigt wird
web-table-key-keys = Diese Liste

## Log, and what happened meanwhile

# Also at a table that plays on from the middle of another game.
web-table-log-empty = An diesem Tisch ist noch nichts geschehen.
# The first event of a game; what it is made of opens under the next text.
web-table-set-up = Das Spiel ist aufgebaut.
web-table-set-up-more = Was wo liegt
web-table-log-more = Frühere Ereignisse
web-table-log-jump = Wiederholung von hier an
# $ply decisions were taken in this game.
web-table-ply = Schritt { $ply }
# Beside an entry of the log.
web-table-propose-back = Rückkehr hierher vorschlagen

## What others did, step by step

# $name is somebody else, whose move is shown.
web-table-plays = { $name } ist am Zug.
web-table-story = Was die anderen getan haben
web-table-story-coming = Was die anderen getan haben, wird geholt …
web-table-story-start = So stand es nach deinem Zug.
# Somebody decided something that is not told. $name is somebody else.
web-table-story-silent = { $name } entscheidet.
# Said while older moves are still being shown.
web-table-story-your-turn = Du bist dran.
# Step $now of $count.
web-table-story-of = { $now } von { $count }
web-table-story-pause = Anhalten
web-table-story-play = Weiter abspielen
web-table-story-back = Einen Schritt zurück
web-table-story-next = Einen Schritt weiter
web-table-story-skip = Überspringen
# A button that shows what others did; $count (at least 1) moves.
web-table-story-again = { $count ->
    [one] 1 Aktion seit deinem Zug
   *[other] { $count } Aktionen seit deinem Zug
}
# Over the board, while the tableau of $name is shown instead of one’s own.
web-table-theirs = Du siehst, was { $name } hat.
web-table-to-mine = Zurück zu meinem

## Chat

web-table-chat-empty = Noch hat niemand etwas gesagt.
web-table-chat-say = Sag etwas
web-table-chat-send = Senden
web-table-chat-guests = Nur wer einen Namen hat, kann mitreden.
# Presets of the chat: one press says them, in the language of whoever says them.
web-table-chat-presets = Was man oft sagt
web-table-say-hello = Glück auf!
web-table-say-well = Gut gespielt
web-table-say-moment = Einen Moment
web-table-say-thanks = Danke
# For screen readers, behind “Chat”: $count (at least 1) lines were not read.
web-table-unread = { $count } neu
web-table-mute = Wen du nicht hören möchtest
# A button; $name is a person.
web-table-mute-name = { $name } stummschalten
# A button; $name is a person who was muted.
web-table-unmute-name = { $name } wieder hören

## What all have to agree to, and who is missing

# $name is a player, $ply the number of the decision to go back to.
web-table-proposes-takeback = { $name } möchte zurück zu Schritt { $ply }.
# $name is a player.
web-table-proposes-stand-in = { $name } schlägt vor, dass ein Bot einspringt.
# $name is a player.
web-table-proposes-end = { $name } schlägt vor, die Partie abzubrechen.
# $name is a player.
web-table-proposes-continue = { $name } möchte weiterspielen, wo die Regeln noch hinführen.
# $names have not answered yet.
web-table-waiting-for = Noch nicht geantwortet: { $names }.
web-table-agree = Einverstanden
web-table-decline = Ablehnen
web-table-withdraw = Zurückziehen
# $names are away or out of time.
web-table-absent = Nicht da oder Zeit abgelaufen: { $names }. Was nun?
web-table-let-stand-in = Bot einspringen lassen
web-table-propose-end = Abbruch vorschlagen
web-table-propose-end-note = Die Partie endet ohne Ergebnis, sobald alle zustimmen.
web-table-propose-continue = Weiterspielen vorschlagen
web-table-walk-away = Partie verlassen
web-table-walk-away-note = Die anderen können einen Bot für dich einspringen lassen. Du kannst jederzeit zurückkommen.
web-table-stay = Bleiben
web-table-you-are-away = Du hast diese Partie verlassen.
web-table-come-back = Zurückkommen

## Several people at one screen

# $name is the next to see the screen.
web-table-hand-over = Gib den Bildschirm an { $name }
web-table-hand-over-why = Was die anderen nicht sehen dürfen, bleibt so lange verdeckt.
# A button for $name, who is next to see the screen.
web-table-hand-over-ready = Ich bin { $name }

## After the end

web-table-rematch = Revanche
web-table-to-rematch = Zur Revanche
web-table-watch-replay = Wiederholung
web-table-see-board = Plan ansehen
# Leads back from the board.
web-table-to-result = Zum Ergebnis

## Tabs of a phone

web-table-tab-shared = Plan
web-table-tab-own = Auslage
web-table-tab-side = Daneben
web-table-tab-score = Wertung
web-table-tab-log = Verlauf

## Titles without a drawn board

web-table-common = Für alle

## Looking back at an earlier position of a running game

web-table-look-back = Diese Stellung ansehen
# $ply decisions had been taken.
web-table-past = { $ply ->
    [0] Du siehst die Stellung am Anfang.
    [one] Du siehst die Stellung nach 1 Entscheidung.
   *[other] Du siehst die Stellung nach { $ply } Entscheidungen.
}
web-table-to-now = Zurück zum Spiel

## Scorings, on a sheet over the board

web-scene-continue = Weiter
# The sums of a scoring, under the columns of the players.
web-scene-total = Zusammen
# Name of the tabs that lead to earlier scorings.
web-scene-all = Wertungen
# A button: the rounds of the header lead to the scorings so far.
web-scene-open = Wertungen ansehen
# Heading of a scoring; $n is the number of the round.
web-scene-round = Runde { $n }
# Heading of the points that were won in turns, before the scoring.
web-scene-during = Während der Runde
# Heading of what the card of the round brought.
web-scene-card = Rundenkarte
web-scene-final = Schlusswertung
# The same on a small tab.
web-scene-final-short = Ende

## What would be scored now

web-outlook = Wenn die Runde jetzt endete
web-outlook-about = Nur was feststeht: nichts, was noch jemand wählen, ziehen oder bieten kann.
# Above the rows of the round, and of the end of the game after it.
web-outlook-round = Bei der nächsten Wertung
web-outlook-end = Wenn dann das Spiel endete
# Sums of points: after the round, at the end.
web-outlook-then = Punkte danach
web-outlook-last = Punkte am Ende
web-outlook-none = Noch wird nichts gewertet.
web-outlook-failed = Das ließ sich gerade nicht herausfinden.
web-outlook-unknown = verdeckt
# $amount coins, with its sign.
web-outlook-coins = { $amount } T
