### Tables and chat: what the server refuses, and what would work.

## What somebody may not do at a table

server-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich offen. Bitte um einen Einladungslink.
server-no-invitation = Dieser Einladungslink gilt nicht oder nicht mehr. Bitte um einen neuen.
server-not-watchable = Dieser Tisch ist privat: Nur wer dort sitzt, sieht die Partie. Setz dich, bevor sie beginnt.
server-not-admitted = Von diesem Tisch wurdest du fortgeschickt. Wähl einen anderen Tisch.
server-no-chat = An diesem Tisch kannst du nicht mitreden. Melde dich zuerst an; wer fortgeschickt wurde, kann es auch dann nicht.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-owner = Das darf nur, wem dieser Tisch gehört.

## What is not possible at this stage

server-not-begun = Diese Partie hat noch nicht begonnen.
server-already-begun = Diese Partie hat schon begonnen.
server-is-over = Diese Partie ist zu Ende.
server-is-frozen = Diese Partie ruht, weil sich die Regeln hier seither geändert haben. Ihr könnt euch einigen, von dort weiterzuspielen, wo sie noch dasselbe ergeben, oder sie zu beenden.
server-nothing-agrees = Keine Stellung dieser Partie ergibt sich aus den heutigen Regeln. Ihr könnt euch einigen, sie zu beenden.
server-is-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
server-other-rules = Dieser Tisch wurde für andere Regeln angelegt, als dieser Server jetzt hat. Leg einen neuen an.
server-already-seated = Du sitzt schon an diesem Tisch.
server-table-full = An diesem Tisch ist jeder Platz besetzt.
# $seat is a seat.
server-seat-taken = { $seat } ist besetzt. Wähl einen anderen Platz.
# $seat is a seat.
server-seat-free = { $seat } ist schon frei.
# $count (at least 1) seats are free.
server-seats-free = { $count ->
    [one] Ein Platz ist frei. Warte auf jemanden, oder setz einen Bot dorthin.
   *[other] { $count } Plätze sind frei. Warte auf Mitspieler, oder setz Bots dorthin.
}
server-rematch-exists = Die Revanche hat schon jemand eröffnet. Setz dich dort dazu.
# $most is how many tables one may have.
server-too-many-tables = Du hast { $most } Tische, die nicht beendet sind. Schließ einen, oder spiel einen zu Ende.
# $game is a game.
server-game-off = { $game } ist auf diesem Server abgeschaltet. Laufende Partien gehen weiter.

## When somebody is missing

server-nobody-absent = Niemand fehlt: Ein Bot kann einspringen, wenn jemandes Zeit um ist oder jemand gegangen ist.
server-you-are-absent = Du giltst selbst als abwesend. Komm zurück, oder mach zuerst deinen Zug.
server-not-away = Du warst nicht fort.
server-no-proposal = Dergleichen ist gerade nicht vorgeschlagen.

## What a table cannot be like

# $known is a list of games.
server-no-game = Dieses Spiel gibt es nicht; es gibt: { $known }.
# $game is for $low to $high players.
server-bad-players = { $game } ist für { $low } bis { $high } Spieler.
# $detail says in English which option is wrong and what would be accepted.
server-bad-option = Diese Optionen passen nicht: { $detail }.
# $game is a game with components of its own only.
server-no-components = { $game } nimmt kein eigenes Material an.
# $detail is in English the first fault of the components, there are $count more.
server-bad-components = { $count ->
    [0] Mit diesem Material kann man nicht spielen: { $detail }.
   *[other] Mit diesem Material kann man nicht spielen: { $detail } (und { $count } weitere Fehler).
}
# $most is a number of bytes.
server-large-components = Dieses Material ist zu groß. Es darf { $most } Byte haben.
# $most is the number of seats.
server-no-seat = Diesen Platz gibt es nicht; der Tisch hat { $most }.
# $known is a list of bots.
server-bad-bot = Diesen Bot gibt es nicht; es gibt: { $known }.
# $milliseconds or $iterations are the most a bot may use.
server-slow-bot = Dieser Bot würde zu lange nachdenken. Er darf { $milliseconds } ms oder { $iterations } Durchläufe nutzen, und einen Kern.

## Chat

# $most is a number of characters.
server-bad-line = Eine Zeile hat 1 bis { $most } Zeichen.
server-no-person = Diese Person gibt es nicht.
server-mute-yourself = Dich selbst kannst du nicht stummschalten.
# $most is a number of people.
server-too-many-muted = Du hast { $most } Leute stummgeschaltet. Hör zuerst jemanden davon wieder.
