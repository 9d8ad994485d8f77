# Was der Server zu einem laufenden Spiel sagt.

# Ein Zug galt einer anderen Stellung als der jetzigen. $ply: wo das Spiel jetzt steht.
server-stale = Die Partie ist weitergegangen: Sie steht jetzt bei Zug { $ply }. Sieh sie dir noch einmal an und entscheide neu.
server-not-your-turn = Du bist nicht am Zug.
# $why: warum die Regeln es verbieten, ein Satzteil.
server-illegal = Das geht nicht: { $why }.
server-nothing-to-undo = Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder ein anderer Platz kam an die Reihe.
server-seen-since = Seitdem wurde etwas Neues gesehen, deshalb geht es nicht so weit zurück.
# $name: wie ein Programm einen Zug nannte, damit er nur einmal gespielt wird, auch wenn er zweimal kommt.
server-used-name = Einen anderen Zug hast du schon „{ $name }“ genannt; gib jedem Zug einen eigenen Namen.
# Ein Programm schickte einen Zug noch einmal, der gespielt und seither zurückgenommen wurde.
server-taken-back = Dieser Zug wurde gespielt und ist seither zurückgenommen worden.
# Ein Programm sagte nicht, auf welchen Stand (revision) es antwortet; vielleicht eine alte Seite.
server-no-revision = In dieser Partie wurden Züge zurückgenommen. Lade die Seite neu; ein Programm muss sagen, auf welchen Stand (revision) es antwortet.
# $detail: was einer Nachricht fehlt, auf Englisch.
server-bad-message = Diese Nachricht ist nicht zu verstehen: { $detail }
# $high: Zeichen.
server-too-long = Eine Nachricht darf höchstens { $high } Zeichen haben.
