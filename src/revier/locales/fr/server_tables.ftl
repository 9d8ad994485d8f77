### Tables and chat: what the server refuses, and what would work.

## What somebody may not do at a table

server-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte. Demandez un lien d’invitation.
server-no-invitation = Ce lien d’invitation n’est pas valable, ou ne l’est plus. Demandez-en un nouveau.
server-not-watchable = Cette table est privée : seuls ceux qui y sont assis voient la partie. Asseyez-vous avant qu’elle commence.
server-not-admitted = Vous avez été renvoyé de cette table. Choisissez-en une autre.
server-no-chat = Vous ne pouvez pas parler à cette table. Connectez-vous d’abord ; qui a été renvoyé ne le peut pas même ainsi.
server-not-seated = Vous n’êtes pas assis à cette table.
server-not-owner = Seul le propriétaire de cette table peut le faire.

## What is not possible at this stage

server-not-begun = Cette partie n’a pas commencé.
server-already-begun = Cette partie a déjà commencé.
server-is-over = Cette partie est finie.
server-is-frozen = Cette partie est suspendue, car les règles ont changé ici depuis. Vous pouvez convenir de reprendre là où elles mènent encore, ou de la terminer.
server-nothing-agrees = Aucune position de cette partie ne découle des règles d’aujourd’hui. Vous pouvez convenir de la terminer.
server-is-closed = Cette table a été fermée avant le début de la partie.
server-other-rules = Cette table a été créée pour d’autres règles que celles de ce serveur. Créez-en une nouvelle.
server-already-seated = Vous êtes déjà assis à cette table.
server-table-full = Toutes les places de cette table sont prises.
# $seat is a seat.
server-seat-taken = { $seat } est prise. Choisissez une autre place.
# $seat is a seat.
server-seat-free = { $seat } est déjà libre.
# $count (at least 1) seats are free.
server-seats-free = { $count ->
    [one] Une place est libre. Attendez quelqu’un, ou mettez-y un bot.
   *[other] { $count } places sont libres. Attendez du monde, ou mettez-y des bots.
}
server-rematch-exists = Quelqu’un a déjà ouvert la revanche. Rejoignez sa table.
# $most is how many tables one may have.
server-too-many-tables = Vous avez { $most } tables en cours. Fermez-en une, ou finissez une partie.
# $game is a game.
server-game-off = { $game } est désactivé sur ce serveur. Les parties en cours continuent.

## When somebody is missing

server-nobody-absent = Personne ne manque : un bot peut remplacer quelqu’un dont le temps est écoulé ou qui est parti.
server-you-are-absent = Vous êtes vous-même considéré comme absent. Revenez, ou jouez d’abord votre coup.
server-not-away = Vous n’étiez pas parti.
server-no-proposal = Rien de tel n’est proposé en ce moment.

## What a table cannot be like

# $known is a list of games.
server-no-game = Ce jeu n’existe pas ; il y a : { $known }.
# $game is for $low to $high players.
server-bad-players = { $game } se joue de { $low } à { $high } joueurs.
# $detail says in English which option is wrong and what would be accepted.
server-bad-option = Ces options ne vont pas : { $detail }.
# $game is a game with components of its own only.
server-no-components = { $game } ne prend pas de matériel personnel.
# $detail is in English the first fault of the components, there are $count more.
server-bad-components = { $count ->
    [0] On ne peut pas jouer avec ce matériel : { $detail }.
   *[other] On ne peut pas jouer avec ce matériel : { $detail } (et { $count } de plus).
}
# $most is a number of bytes.
server-large-components = Ce matériel est trop grand. Il peut avoir { $most } octets.
# $most is the number of seats.
server-no-seat = Cette place n’existe pas ; la table en a { $most }.
# $known is a list of bots.
server-bad-bot = Ce bot n’existe pas ; il y a : { $known }.
# $milliseconds or $iterations are the most a bot may use.
server-slow-bot = Ce bot réfléchirait trop longtemps. Il a droit à { $milliseconds } ms ou { $iterations } itérations, et à un cœur.

## Chat

# $most is a number of characters.
server-bad-line = Une ligne a de 1 à { $most } caractères.
server-no-person = Cette personne n’existe pas.
server-mute-yourself = Vous ne pouvez pas vous mettre vous-même en sourdine.
# $most is a number of people.
server-too-many-muted = Vous avez mis { $most } personnes en sourdine. Écoutez d’abord de nouveau l’une d’elles.
