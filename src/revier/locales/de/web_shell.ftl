### Web client: shell.

## Everywhere

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-games = Partien
web-nav-replays = Aufzeichnungen
web-nav-me = Ich
web-home = Revier, zum Empfang
web-help = Regeln und Hilfe
web-language = Sprache
web-close = Schließen
# Read out after a link that opens another window.
web-new-window = (neues Fenster)
web-cancel = Abbrechen
web-again = Noch einmal
web-more = Mehr zeigen
web-loading = Wird geladen …
web-offline = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter.
web-server-error = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
web-to-lobby = Zum Empfang
web-reload = Neu laden
web-broken-title = Hier ist etwas zerbrochen
web-broken-text = Diese Seite lässt sich nicht zeigen. Keine deiner Partien ist verloren: Sie liegen auf dem Server. Lade die Seite neu oder geh zurück zum Empfang.
web-not-found-title = Hier ist nichts
web-not-found-text = Vielleicht ist die Adresse falsch getippt, oder was hier war, ist fort. Am Empfang findest du deine Partien und offene Tische.
web-foot-free = Revier ist freie Software
web-foot-rules = Regeln
web-foot-data = Deine Daten
web-foot-independent = Unabhängig von Autoren und Verlagen
# A player who has deleted their account.
web-gone-person = Jemand, der ging

## Who is here

web-you = Du
# $name is whoever is signed in; the name of a button that opens a menu.
web-person-menu = { $name }: Konto und Einstellungen
web-person-menu-nobody = Anmelden und Einstellungen
web-menu-account = Mein Konto
web-menu-sign-in = Anmelden oder Konto anlegen
web-menu-rules = Regeln
web-who-title = Wie sollen wir dich nennen?
web-who-why = Ein Name genügt zum Spielen. Ein Konto kannst du später anlegen und behältst deine Partien.
web-who-label = Name
web-who-go = Glück auf!
web-join-later = Um der Einladung zu folgen, öffne ihren Link noch einmal.
# The address began like an invitation link, but a part of it is missing.
web-join-broken = Dieser Einladungslink ist unvollständig. Kopier ihn ganz oder lass dir einen neuen geben.

## Settings

web-settings = Einstellungen
web-settings-note = Diese Einstellungen merkt sich dieser Browser.
web-theme = Farben
web-theme-system = Wie das System
web-theme-paper = Papier, hell
web-theme-coal = Kohle, dunkel
web-theme-to-paper = Zu hellen Farben wechseln
web-theme-to-coal = Zu dunklen Farben wechseln
web-confirm = Vor einem Zug nachfragen
web-confirm-never = Nie
web-confirm-commits = Wenn er nicht zurückzunehmen ist
web-confirm-always = Immer
# Questions of a game with one answer only.
web-forced = Was ohne Wahl ist
web-forced-on = Von selbst beantworten
web-forced-off = Selbst beantworten
web-speed = Bewegung
web-speed-off = Aus
web-speed-slow = Langsam
web-speed-usual = Normal
web-speed-fast = Schnell
# How others’ turns are shown once they are made.
web-others = Züge der anderen
web-others-act = Schritt für Schritt
web-others-turn = Zug für Zug
web-others-none = Nur das Ergebnis
# Several people play at one screen; the screen is covered while it goes from one to the next.
web-curtain = An einem Bildschirm: zwischen den Zügen verdecken
web-curtain-secrets = Nur wenn etwas geheim ist
web-curtain-always = Immer
web-curtain-never = Nie
web-palette = Farben der Spieler
web-palette-standard = Üblich
web-palette-safe = Stärkerer Kontrast
web-palette-note = Spieler unterscheiden sich auch durch Form und Buchstaben, Kohle durch ihre Striche.
web-sounds = Töne
web-sounds-off = Aus
web-sounds-on = An

## The titles

web-title = Spiel
web-titles = Die Spiele
web-title-glueck-auf = Glück Auf
web-title-kohle-und-kolonie = Kohle & Kolonie
web-title-schichtwechsel = Schichtwechsel
# Below the name of Kohle & Kolonie on its poster.
web-poster-kohle-und-kolonie = an der Ruhr
web-edition = Ausgabe
web-edition-revised = überarbeitete Ausgabe
web-edition-2013 = Erstausgabe 2013
web-about-glueck-auf = Essen um 1900. Kohle abbauen, fördern, liefern, und nie sind genug Leute da.
web-about-kohle-und-kolonie = Das südliche Ruhrgebiet, Grubenfeld um Grubenfeld. Zechen kaufen, Siedlungen bauen, das Kohlen-Syndikat überbieten.
web-about-schichtwechsel = Eine Zeche um 1950. Die Schicht führen, die Kokerei betreiben, Straße, Schiene und Kanal gewinnen.
web-authors-glueck-auf = Von Wolfgang Kramer und Michael Kiesling.
web-authors-kohle-und-kolonie = Von Thomas Spitzer, in zwei Ausgaben.
web-authors-schichtwechsel = Von Thomas Spitzer.
web-weight-medium = mittel
web-weight-heavy = schwer
# $low to $high players.
web-players-range = { $low } bis { $high }
# $count minutes that a game takes.
web-minutes = { $count } min
web-new-table = Neuer Tisch
# $title is a game.
web-new-table-of = Neuer Tisch: { $title }
web-learn = Lernen
# $title is a game.
web-learn-of = { $title } lernen
web-title-off = Dieses Spiel ist hier abgeschaltet.
web-independent = Revier ist ein Projekt von Liebhabern, weder verbunden mit den Autoren und Verlagen dieser Spiele noch von ihnen lizenziert. Text, Programm und Zeichnungen sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es: Die Schachtel ist das halbe Vergnügen.

## Lobby

web-hello-morning = Guten Morgen.
web-hello-day = Guten Tag.
web-hello-evening = Guten Abend.
# $name is whoever is signed in.
web-greeting-morning = Guten Morgen, { $name }.
# $name is whoever is signed in.
web-greeting-day = Guten Tag, { $name }.
# $name is whoever is signed in.
web-greeting-evening = Guten Abend, { $name }.
web-hello-stranger = Wähl ein Spiel. Ein Konto brauchst du nicht.
# $count tables where it is one’s turn.
web-waiting-moves = { $count ->
    [0] Kein Tisch wartet auf deinen Zug.
    [one] Ein Tisch wartet auf deinen Zug.
   *[other] { $count } Tische warten auf deinen Zug.
}
web-lobby-beside = Offene Tische und Bots
web-my-games = Meine Partien
# $count tables in all.
web-all-my-games = Alle { $count } Partien
web-no-games = Du hast keine laufende Partie. Eröffne einen Tisch oder spiel gegen Bots.
web-your-turn = Dein Zug
web-look-in = Zum Tisch
# $count seats are free; 0: it can begin.
web-state-waiting = { $count ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-state-frozen = Ruht: Die Regeln haben sich geändert
# $pace is how much time there is, $move counts the moves.
web-state-running = { $pace } · Zug { $move }
# $name thinks about move number $move; $pace is how much time there is.
web-state-thinks = { $name } überlegt · Zug { $move } · { $pace }
web-left-none = Zeit ist um
# $count hours are left (1 to 47).
web-left-hours = noch { $count } Std.
# $count days are left (at least 2).
web-left-days = { $count ->
    [one] noch 1 Tag
   *[other] noch { $count } Tage
}
web-pace-none = ohne Uhr
# $count minutes for a move.
web-pace-live = live, { $count } min je Zug
# $count days for a move.
web-pace-slow = { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
}
web-open-tables = Offene Tische
# $count tables that wait for players.
web-open-count = { $count } offen
web-no-open-table = Gerade wartet kein Tisch auf Mitspieler.
web-open-one = Eröffne einen
web-to-watch = Zum Zuschauen
web-nothing-to-watch = Gerade läuft keine offene Partie.
# $name owns the table, $pace is how much time there is.
web-table-of = Tisch von { $name } · { $pace }
web-join = Mitspielen
# $table says whose table it is and how fast it plays.
web-join-of = Mitspielen: { $table }
web-watch = Zusehen
# $table says whose table it is and how fast it plays.
web-watch-of = Zusehen: { $table }
web-machines = Gegen Bots
# $count (1 to 4) machines play along.
web-machines-count = { $count ->
    [one] gegen einen
   *[other] gegen { $count }
}
# How well miners’ ranks play, from the lowest up.
web-level-lehrling = sanft
web-level-schlepper = leicht
web-level-lehrhauer = nachsichtig
web-level-hauer = ordentlich
web-level-steiger = gut
web-level-fahrsteiger = stark
web-level-obersteiger = sehr stark
web-level-bergrat = meisterlich
# $level is how well a rank plays, $strength (about 5 to 45) its points in ratings of bots.
web-level-strength = { $level }, Stärke { $strength }
web-last-game = Letzte Schicht
# $title is a game, $ago when it was played: “yesterday”.
web-last-when = { $title }, { $ago }
web-replay = Ansehen

## A new table

web-players = Spieler
web-seats = Plätze
web-sitter-me = Ich
web-sitter-open = Offen für jemanden
web-sitter-hot = Jemand an diesem Bildschirm
web-sitter-bots = Bots
# $rank is a miner’s rank, $level how well it plays.
web-sitter-bot = { $rank }, { $level }
web-hot-name = Name
web-names-missing = Alle an diesem Bildschirm brauchen einen Namen.
web-pace = Bedenkzeit
web-pace-none-choice = Ohne Uhr
web-pace-live-choice = Live
web-pace-slow-choice = Tage
web-pace-move = Minuten je Zug
web-pace-bank = Minuten Reserve
web-pace-days = Tage je Zug
# Under a choice with a clock.
web-pace-note = Niemand verliert durch die Uhr allein. Ist aber jemandes Zeit um, können die anderen vereinbaren, dass ein Bot weiterspielt.
# Under the choice without one.
web-pace-none-note = Alle denken nach, solange sie mögen. Wer aber wegbleibt, ohne die Partie zu verlassen, hält sie auf.
web-access = Wer kommen darf
web-access-open = Offen
web-access-link = Mit Link
web-access-private = Privat
web-access-open-note = Steht am Empfang; alle dürfen sich setzen und zuschauen.
web-access-link-note = Für alle, die den Einladungslink haben, auch zum Zuschauen.
web-access-private-note = Nur für die, die sich mit dem Einladungslink setzen; niemand schaut zu.
web-own-board = Eigener Plan
web-own-components = Eigenes Material
web-own-file = Datei wählen
# $file is the name of a file.
web-file-chosen = Gewählt: { $file }
web-file-drop = Ohne diese Datei
web-file-first = Wähl erst eine lesbare Datei, oder beginn ohne sie.
web-own-note = Eine Abschrift, wie sie die Prüfung im Terminal annimmt (TOML oder JSON). Der Server prüft sie, wenn der Tisch eröffnet wird.
# A list of faults follows.
web-own-faults = Was in der Datei zu ändern ist:
web-bad-file = Diese Datei lässt sich nicht lesen. Sie sollte TOML oder JSON enthalten.
# $line is the number of a line of the file.
web-bad-file-line = Diese Datei lässt sich nicht lesen. Der Fehler liegt in Zeile { $line }.
# Before a fault of the list; $line is the number of a line of the file.
web-fault-line = Zeile { $line }:
# After the name of a value; $wanted is one of the next messages, $got what the file has.
web-fault-other = gebraucht wird { $wanted }, dort steht { $got }
# $wanted is one of the next messages.
web-fault-missing = fehlt; gebraucht wird { $wanted }
# $low and $high are the ends of the range.
web-fault-int = eine Zahl von { $low } bis { $high }
# $names is a list of words of the file.
web-fault-one-of = eines von { $names }
web-fault-flag = true oder false
web-fault-text = ein Text
web-fault-ids = eine Liste von Namen
web-fault-tables = eine Liste von Tabellen
web-fault-table = eine Tabelle
# Takes the file with our own components along.
web-template = Unsere Datei als Vorlage
web-reconstructed-kk = Die Karte ist nachgebildet: Die Regelhefte beschreiben sie nur, und Namen, Zahlen und Lage sind danach ergänzt. Wer das Spiel besitzt, kann die Datei berichtigen und mit der eigenen Karte spielen.
web-reconstructed-sw = Einige Werte auf Karten und Plättchen sind nachgebildet; die Datei sagt bei jedem, woher er kommt. Wer das Spiel besitzt, kann sie berichtigen und mit den eigenen spielen.
web-open-table = Tisch eröffnen
web-start-game = Partie beginnen

## The waiting room

web-waiting-title = Warten auf Mitspieler
# $name is whoever owns the table.
web-owned-by = Tisch von { $name }
# $count people watch.
web-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-seat-free = Freier Platz
web-seat-bot = Bot
web-seat-hot = Am selben Bildschirm
web-seat-me = Das bist du
web-seat-person = Sitzt hier
web-seat-here = Gerade da
web-seat-elsewhere = Gerade nicht da
# $name is a friend at one’s own screen, or oneself.
web-seat-leave = Platz von { $name } freigeben
# $name is somebody whom the owner sends away.
web-seat-send = { $name } wegschicken
web-sit = Hinsetzen
web-seat-a-bot = Bot setzen …
web-seat-friend = Jemanden hier dazusetzen
web-stand-up = Aufstehen
web-close-table = Tisch aufgeben
web-waiting-start = Beginn
web-start-when = Es kann losgehen, sobald alle Plätze besetzt sind.
web-start-by-owner = Wer den Tisch eröffnet hat, beginnt die Partie, sobald alle Plätze besetzt sind.
web-closed-title = Dieser Tisch wurde geschlossen
web-closed-text = Er wurde aufgegeben, bevor die Partie begann. Offene Tische stehen am Empfang.
web-invite = Andere einladen
web-invite-link = Einladungslink
web-invite-note = Wer diesen Link hat, darf sich setzen.
web-invite-open-note = Der Tisch steht auch am Empfang.
web-invite-once = Den Link zeigt nur der Browser, der ihn erstellt hat. Ein neuer macht den alten ungültig.
web-invite-make = Einladungslink erstellen
web-invite-renew = Neuer Link, der alte wird ungültig
web-invite-ask-owner = Den Einladungslink hat, wer den Tisch eröffnet hat.
web-copy = Kopieren
web-copied = Kopiert.
web-copy-by-hand = Kopier ihn mit der Tastatur: Er ist ausgewählt.

## Replays

web-finished = Beendete Partien
web-no-replays = Du hast noch keine Partie beendet. Was du beendest, wird hier aufbewahrt.
web-uploaded = hochgeladen
web-broken-off = abgebrochen
# $score is a final score.
web-score = { $score }
web-upload = Eine Partie hochladen
web-upload-file = Aufzeichnung wählen
web-upload-note = Eine Aufzeichnung, die hier heruntergeladen oder vom Spiel im Terminal aufbewahrt wurde. Sie wird nachgespielt, danach kannst du sie ansehen.
web-bad-record = Diese Datei lässt sich nicht lesen. Sie sollte die Aufzeichnung einer Partie als JSON enthalten.
web-upload-busy = Sie wird nachgespielt …

## Account

web-account = Mein Konto
web-me = Du
web-sign-in = Anmelden
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
web-sign-out-guest = Ein Gast, der sich abmeldet, kann nicht als derselbe wiederkommen: Deine Plätze bleiben zurück. Mit einem Konto kannst du jederzeit wiederkommen.
web-guest-note = Du bist als Gast hier und nur diesem Browser bekannt.
web-account-note = Du hast ein Konto.
web-account-made = Du hast jetzt ein Konto. Alle deine Partien gehören weiter dir.
web-rename = Name ändern
web-renamed = Dein Name ist geändert.
web-have-account = Du hast schon ein Konto?
web-get-account = Konto anlegen
web-get-account-note = Dann kannst du dich überall anmelden. Deine Partien als Gast behältst du. Eine E-Mail-Adresse ist nicht nötig.
web-password = Passwort
web-password-old = Altes Passwort
web-password-new = Neues Passwort
# $count characters at least.
web-password-note = Mindestens { $count } Zeichen.
web-change-password = Passwort ändern
web-change-password-note = Alle anderen Anmeldungen enden, auch die von Programmen.
web-password-changed = Das Passwort ist geändert.
web-tokens = Programme
web-tokens-note = Mit einem Schlüssel spielt ein Programm in deinem Namen.
web-no-tokens = Du hast keine Schlüssel.
web-token-label = Wofür er ist
web-token-make = Schlüssel erstellen
web-token-once = Dein Schlüssel. Er wird nur jetzt gezeigt:
# $ago says when: “3 hours ago”.
web-token-seen = zuletzt benutzt { $ago }
# $label says what a token is for.
web-token-revoke = „{ $label }“ widerrufen
web-muted = Stummgeschaltet
web-muted-note = Was sie sagen, liest du nicht, an keinem Tisch.
web-nobody-muted = Du hörst alle.
# $number is what the server calls somebody whose name we do not know.
web-muted-person = Person { $number }
web-unmute = Wieder hören
web-data = Deine Daten
web-data-note = Was der Server aufbewahrt: deinen Namen und deine Sprache; von einem Passwort nur einen Hash, aus dem es niemand lesen kann; deine Partien mit allen Zügen und Tische, zu denen du eingeladen warst; was du gesagt hast; wen du stummgeschaltet hast; wann du dich angemeldet hast; und wofür deine Schlüssel sind. Am Tisch sehen andere deinen Namen, deine Züge und was du sagst. An einem offenen Tisch kann jeder zusehen, auch nach dem Ende.
web-export = Meine Daten herunterladen
web-delete-me = Mich löschen
web-delete-text = Dein Name, deine Anmeldungen und die Aufzeichnungen, die du hochgeladen hast, werden endgültig gelöscht. Die Partien der anderen bleiben, und was du dort gesagt hast, beides ohne deinen Namen.
web-delete-yes = Endgültig löschen
web-deleted = Du bist gelöscht. Glück auf!
