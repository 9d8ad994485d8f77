### Hilfe zu Kohle & Kolonie im Browser: das erste Spiel, und was alles auf dem Brett ist.

## The first game: hints, each said once when its moment has come

web-guide-kk-hello = Glück auf! Fünf Runden lang kaufst du Zechen, baust Siedlungen und betreibst, was über Tage steht. Zuerst nimmt jeder einen Bonusmarker: Weiter links bist du früher dran, und das Bild sagt, was der Marker in dieser Runde einmal für dich tut.
web-guide-kk-turn = Dein Zug: eine Hauptaktion, davor und danach freie Aktionen. Davon hat jeder zwei in einer Runde. Eine Zeche ist ein guter Anfang: Sie bringt jede Runde Taler, und Punkte für ihr Grubenfeld.
web-guide-kk-pick = Was leuchtet, kannst du kaufen. Achte auf Grubenfelder mit mehreren Zechen: Jede, die dort jemandem gehört, bringt dir jede Runde einen Punkt, solange eine davon dir gehört.
web-guide-kk-worker = Ein Arbeiter aus einem Dorf am Grubenfeld kommt zu dir. Mit Arbeitern verbesserst du später deine Übertagekarten. Hat ein Dorf keine mehr, kann dort gesiedelt werden.
web-guide-kk-space = Die Zeche folgt den Pfeilen deines Tableaus. Plätze mit einer Münze kannst du für einen Taler sichern, wenn ein Unglück droht, die anderen nur mit einem Kumpel auf dem Feld der Grubenwehr.
web-guide-kk-bought = Die Zeche gehört dir. Wenn du willst, handle jetzt mit Arbeitern oder verbessere eine Übertagekarte; dann beende deinen Zug.
web-guide-kk-claims = Deine Zeche steht auf der Karte. Am Ende der Runde zählt ihr Grubenfeld: ein Punkt für jede Zeche darin, die jemandem gehört. Kauf also gern dort, wo schon andere sind.
web-guide-kk-upgrade = Mit Arbeitern bezahlst du Übertagekarten, als freie Aktion: Umgedreht leisten sie mehr und bringen gleich Punkte. Dreh die im Licht um.
web-guide-kk-second = Dein zweiter Zug. Die Zeche bringt Ertrag; jetzt eine Siedlung: Sie bringt Punkte für deine Zechen ringsum, und von ihr kommen Kumpel auf die Bahn.
web-guide-kk-settlement-miner = Ein Kumpel zieht mit ein. Er kann später an einem Bahnhof einen Marker holen.
web-guide-kk-settlement = Bau dort, wo Grubenfelder mit deinen Zechen zusammenstoßen: Jedes davon bringt deiner Siedlung jede Runde einen Punkt. Von hier kommen Kumpel auch auf die Eisenbahn.
web-guide-kk-miners = Zwei Kumpel kommen ins Spiel, und du hast zwei Schritte. Auf dem Feld der Grubenwehr schützt ein Kumpel eine Zeche, über Tage bringt er Taler, Punkte oder Wert, am Bahnhof einen Marker.
web-guide-kk-engineer = Ein Ingenieur arbeitet jede Runde: in der Kokerei für Taler, in der Eisenhütte für Punkte, in der Verwaltung für Konsolidierungen. Der dritte bringt eine Extraaktion.
web-guide-kk-extra = Die Extraphase: Ein Marker, in der überarbeiteten Ausgabe auch dein Bonusmarker, gibt dir noch einen Zug. Ein übriger Extraaktionsmarker zählt am Ende 4 Punkte.
web-guide-kk-secure = Ein Grubenunglück droht. Für jede ungesicherte Zeche kommt ein Stein von dir in den Beutel; drei Steine werden gezogen. Ein Taler für die beste Zeche ist oft gut angelegt.
web-guide-kk-struck = Es hat dich getroffen: Ein Kumpel ist verloren, und Punkte. Kumpel auf den Feldern der Grubenwehr schützen auf Dauer, nicht nur in dieser Runde.
web-guide-kk-trust = Das Kohlen-Syndikat hat sich die niedrigste Nummer genommen, ohne zu zahlen. Was du selbst mit niedriger Nummer willst, kauf bald.
web-guide-kk-round-over = Die erste Runde ist gewertet: Einkommen, Grubenfelder, Siedlungen, Übertagekarten. Neue Zechen liegen aus, und ab jetzt gibt es Dampfmaschinen: Jede bringt einer Zeche 1 Taler mehr, und am Ende zählen sie.
web-guide-kk-loading = Die Verladung bezahlt dich für die Loren deiner Zechen. Auf der Vorderseite kostet sie einen Arbeiter; verbessert kostet sie nichts.
web-guide-kk-tokens = Eine Konsolidierung: Aus den Kleinzechen eines Grubenfelds wird eine Großzeche. Der Wert eines jeden ist, was seine Zechen dort kosten, und seine Verwaltung. Marker, die du dazulegst, sind verbraucht, wer auch gewinnt.
web-guide-kk-bid = Jetzt wird mit Talern über den Wert hinaus geboten. Du musst über dem Syndikat und allen anderen liegen. Nur der Sieger zahlt; die anderen bekommen 2 Punkte für jede Zeche, die sie abgeben.
web-guide-kk-won = Eine Großzeche gehört dir, mit allen Dampfmaschinen des Grubenfelds. Sie braucht Schutz wie jede Zeche, und zählt in ihrem Grubenfeld jetzt allein.
web-guide-kk-end = Auch in den letzten beiden Runden werden Grubenfelder konsolidiert. Am Ende zählen Dampfmaschinen, Bahnhöfe, ganze Linien und je zwei Taler. Mehr musst du nicht wissen. Glück auf!

## What a component is: shown when it is hovered, focused or held; the number of the rule stands at the end

web-help-kk-mine = Zeche: Nummer, Preis, Einkommen und die Runde, in der sie dazukommt. Beim Kauf kommt ein Arbeiter aus einem Dorf am Grubenfeld zu dir; ein Kumpel von dir markiert sie. KK-7.10
web-help-kk-single = Einzelzeche: Steht allein in ihrem Grubenfeld, bringt ihre Punkte sofort und wird nie konsolidiert. KK-7.13
web-help-kk-large = Großzeche: Entsteht, wenn ihr Grubenfeld konsolidiert wird. Wer sie gewinnt, bekommt einmal ihre Punkte und jede Runde ihr Einkommen. KK-17.15
web-help-kk-claim = Grubenfeld: Wer darin eine Zeche hat, bekommt jede Runde 1 Punkt für jede Zeche dort, die einem Spieler oder dem Syndikat gehört. KK-16.1
web-help-kk-village = Dorf: Seine Arbeiter gehen zu dem, der daneben eine Zeche kauft. Ohne Arbeiter kann hier gesiedelt werden, einmal von jedem. KK-7.30
web-help-kk-settlement = Siedlung: Bringt jede Runde 1 Punkt für jedes Grubenfeld daneben, in dem du eine Zeche hast. Sie beherbergt bis zu zwei Kumpel und bleibt, wo sie ist. KK-16.2
web-help-kk-station = Bahnhof: Erreichbar von einer Siedlung am Gleis oder vom nächsten Bahnhof der Linie. Der erste Kumpel nimmt den Marker; am Ende zählt er 1 Punkt. KK-11.3
web-help-kk-line = Eisenbahnlinie: Wer auf jedem ihrer Bahnhöfe einen Kumpel hat, bekommt am Ende Punkte dazu; das können mehrere schaffen. KK-20.6
web-help-kk-rail = Eisenbahnmarker: Sofort Punkte oder einen Taler, oder für später einen Arbeiter, eine Lore oder Wert in einer Konsolidierung. KK-11.3
web-help-kk-space = Zechenplatz: Wird entlang der Pfeile gefüllt, der erste oben links. Auf einem Platz mit Münze lässt sich die Zeche für 1 Taler sichern. KK-7.14
web-help-kk-rescue = Feld der Grubenwehr: Ein Kumpel hier sichert die Zeche daneben, bis er wegzieht. KK-13.1
web-help-kk-square = Block aus vier Plätzen: In der überarbeiteten Ausgabe sichert der Marker Grubenwehr für diese Runde alle Zechen auf einem davon. KK-13.2
web-help-kk-supply = Vorrat an Kumpeln: Von hier werden sie eingesetzt, und hierher dürfen sie zurück. Verlorene kommen nicht wieder. KK-7.52
web-help-kk-miners = Kumpel bewegen: Zwei kommen aus deinem Vorrat, und zwei Schritte werden gemacht, mit verbesserter Belegschaft vier. Ziele sind Grubenwehr, Übertagekarten und Siedlungen, Bahnhöfe nur über das Gleis. KK-7.50
web-help-kk-pithead = Platz über Tage: Kumpel, Ingenieur oder Maschine, je nachdem, was er zeigt. Ein Platz für zwei wirkt nur mit zwei Kumpeln. KK-10
web-help-kk-cokery = Kokerei: Ihre besetzten Plätze bringen jede Runde Taler. Sie zu verbessern kostet 5 Arbeiter und 2 Taler und bringt 6 Punkte. KK-10.1
web-help-kk-ironworks = Eisenhütte: Ihre besetzten Plätze bringen jede Runde Punkte. Sie zu verbessern kostet 5 Arbeiter und 3 Taler und bringt Punkte und einen Extraaktionsmarker. KK-10.2
web-help-kk-loading = Verladung: Punkte und Taler für die Loren deiner Zechen. Vorn kostet sie jedes Mal einen Arbeiter; sie zu verbessern kostet 2 Arbeiter und 2 Taler und bringt 4 Punkte. KK-10.3
web-help-kk-workforce = Belegschaft: Sagt, wie weit deine Kumpel kommen. Verbessert sind es vier Schritte, und ein Ingenieur darf umziehen; das kostet 5 Arbeiter oder 3 Taler und bringt 6 Punkte. KK-10.4
web-help-kk-administration = Verwaltung: Jeder besetzte Platz erhöht deinen Wert um 1 in jeder Konsolidierung, an der du teilnimmst. KK-10.5
web-help-kk-engine = Dampfmaschine: Ab der zweiten Runde. Eine Zeche mit Maschine bringt 1 Taler mehr; am Ende zählen bis zu sechs bis zu 23 Punkte. KK-7.20
web-help-kk-engineer = Ingenieur: Arbeitet auf einem Platz über Tage. Du hast drei; der dritte bringt einen Extraaktionsmarker. KK-7.40
web-help-kk-workers = Arbeiter: Mit ihnen werden Verbesserungen bezahlt. 3 kosten 2 Taler, 2 verkaufst du für 1 Taler, so oft du willst. KK-8.6
web-help-kk-coins = Taler: Sie kommen aus Zechen, Kokerei und Verladung. Je zwei übrige sind am Ende 1 Punkt. KK-20.2
web-help-kk-wagon = Loren deiner Zechen: Die Verladung macht daraus Punkte und Taler. KK-18.4
web-help-kk-marker = Extraaktionsmarker: Ein dritter Zug in Phase 4. Du bekommst einen für die dritte Siedlung, den dritten Ingenieur und die verbesserte Eisenhütte; jeder übrige zählt 4 Punkte. KK-12
web-help-kk-price = Preise: Die erste verbesserte Kokerei macht Ingenieure für alle teurer, die Eisenhütte Dampfmaschinen, die Belegschaft Siedlungen. Dabei bleibt es. KK-7.4
web-help-kk-order = Reihenfolge: Sie ergibt sich aus den Plätzen der Bonusmarker, von links nach rechts. Wer Letzter war, wählt in der nächsten Runde zuerst. KK-6.3
web-help-kk-token = Bonusmarker: Jede Runde wählst du einen, und mit ihm deinen Platz in der Reihenfolge. Er wird einmal genutzt oder geht zurück. KK-6
web-help-kk-token-mine-rescue = Bonusmarker Grubenwehr: Sichert Zechen beim Unglück dieser Runde, 2013 zwei deiner Wahl, in der überarbeiteten Ausgabe einen Block aus vier Plätzen. KK-9.1
web-help-kk-token-consolidation-aid = Bonusmarker Konsolidierungshilfe: 1 Taler in deinem Zug, oder 2 mehr Wert in einer Konsolidierung. KK-9.3
web-help-kk-token-wagon = Bonusmarker Lore: 1 Lore mehr für die Verladung, in der überarbeiteten Ausgabe 2; den Arbeiter dafür sparst du. KK-9.1
web-help-kk-token-engineer = Bonusmarker Ingenieur: Setz einen Ingenieur für 1 Taler ein, was er inzwischen auch kostet. KK-9.1
web-help-kk-token-deploy-move = Bonusmarker Kumpeleinsatz: Zwei kommen ins Spiel, und zwei Schritte werden gemacht, ganz ohne Kosten. KK-9.1
web-help-kk-token-settlement = Bonusmarker Siedlungsbau: Bau eine Siedlung für 2 Taler, was sie inzwischen auch kostet. KK-9.1
web-help-kk-token-steam-engine = Bonusmarker Dampfmaschine: Kauf eine Maschine für 1 Taler, was sie inzwischen auch kostet. In der ersten Runde liegt er verdeckt. KK-9.1
web-help-kk-trust = Kohlen-Syndikat: Nimmt jede Runde die niedrigsten Nummern der Auslage, eine bis drei. Was auf seiner Leiste liegt, ist sein Wert in Konsolidierungen. KK-14
web-help-kk-disaster = Unglück einer Runde: Sein Marker wird aufgedeckt, wenn es einen Spieler trifft; die Zahl sagt, wie viele Punkte das kostet. KK-13
web-help-kk-bag = Beutel: Bis zu drei Steine von jedem für ungesicherte Zechen, drei schwarze und eine Niete. Drei werden gezogen. KK-13.3
web-help-kk-value = Wert in der Konsolidierung: was deine Zechen im Grubenfeld kosten, deine Verwaltung, Marker und die gebotenen Taler. Gleichstand reicht nicht. KK-17.10
web-help-kk-raise = Gebot: Taler über den höchsten Wert bisher. Nur wer gewinnt, zahlt sie. KK-17.11
