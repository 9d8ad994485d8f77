### The server: what it refuses, each in one or two sentences that say what would work.

## People

# $least and $most are numbers of characters.
server-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
server-common-password = Dieses Passwort würde jeder zuerst raten. Nimm eines ohne deinen Namen, ohne bekannte Wörter und ohne Tasten der Reihe nach, zum Beispiel eines aus mehreren Wörtern.
# $most is the longest a name may be.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen, und alle sind sichtbar.
server-bad-label = Schreib in eine Zeile, wozu der Schlüssel dient.
# $name was asked for.
server-taken-name = Jemand mit einem Konto heißt { $name } oder fast so. Wähl einen anderen Namen, oder melde dich an, wenn du es bist.
# Stands behind the name of a guest once somebody with an account has taken that name.
server-guest-mark = (Gast)
# $name is who somebody is signed in as.
server-already-in = Du bist schon als { $name } hier. Melde dich zuerst ab.
server-sign-in = Bitte melde dich an, oder komm als Gast.
server-wrong-password = Name und Passwort passen nicht zusammen.
server-no-password = Ein Gast hat kein Passwort. Leg zuerst ein Konto an.
server-bad-token = Dieser Schlüssel gilt nicht oder nicht mehr. Erstell einen neuen.
server-no-token = Einen solchen Schlüssel hast du nicht.
# $most is how many tokens one may have.
server-too-many-tokens = Du hast schon { $most } Schlüssel. Widerrufe zuerst einen.
server-browser-only = Das geht nur im Browser, nicht mit einem Schlüssel.
server-banned = Dieser Server lässt dich nicht mehr herein.
server-changed-meanwhile = Das wurde inzwischen anderswo geändert. Sieh noch einmal nach und versuch es erneut.

## Requests of any kind

# $field is the part of the request that is wrong, $detail in English what would be right.
server-invalid = Mit { $field } stimmt etwas nicht: { $detail }.
server-bad-request = Das ist nicht zu verstehen. Sende JSON, wie es beschrieben ist.
server-not-found = Hier ist nichts.
server-bad-method = Diese Adresse kennt diese Methode nicht.
# $most is a number of KiB.
server-too-large = Das ist zu groß. Hier werden höchstens { $most } KiB angenommen.
server-foreign-origin = Diese Anfrage kommt von einer fremden Seite. Nimm die, die dieser Server zeigt.
# $seconds is how long to wait.
server-too-often = { $seconds ->
    [one] Das war zu oft. Versuch es in einer Sekunde wieder.
   *[other] Das war zu oft. Versuch es in { $seconds } Sekunden wieder.
}
# $most is how many websockets one address, or one person, may have open at a time; a page of a table has one.
server-too-many-sockets = Von dir aus sind schon { $most } Verbindungen offen, mehr dürfen es nicht sein. Schließ ein paar Seiten.
# $seconds is how long to wait.
server-busy = { $seconds ->
    [one] Gerade melden sich viele an. Versuch es in einer Sekunde wieder.
   *[other] Gerade melden sich viele an. Versuch es in { $seconds } Sekunden wieder.
}
# $seconds is how long to wait.
server-unavailable = { $seconds ->
    [one] Der Server erreicht gerade seine Daten nicht. Versuch es in einer Sekunde wieder.
   *[other] Der Server erreicht gerade seine Daten nicht. Versuch es in { $seconds } Sekunden wieder.
}
server-failed = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.

## For whoever runs it

# $name is a setting, $given what was asked for, $wanted in English what would work.
server-bad-setting = { $name } kann nicht „{ $given }“ sein, sondern: { $wanted }.

## Wiederholungen und Aufzeichnungen

server-not-over = Diese Partie ist noch nicht vorbei. Danach kann man sie hier noch einmal ansehen.
# $low und $high sind der erste und der letzte Zug einer Partie.
server-no-ply = Diesen Zug gibt es nicht; die Partie geht von { $low } bis { $high }.
# $most: how many positions of a game are shown at once, a number.
server-too-many-positions = Höchstens { $most } Stellungen auf einmal.
server-nothing-left = Bei diesem Zug ist die Partie vorbei. Wähl einen früheren, um von dort weiterzuspielen.
# $field ist der Teil einer Aufzeichnung, der nicht stimmt, $detail sagt auf Englisch, was daran falsch ist.
server-bad-record = Diese Aufzeichnung kann nicht angenommen werden. Mit { $field } stimmt etwas nicht: { $detail }.
server-not-uploaded = Diese Partie wurde hier gespielt und bleibt. Löschen kannst du Aufzeichnungen, die du selbst hochgeladen hast.
