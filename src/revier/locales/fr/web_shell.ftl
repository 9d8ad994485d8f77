### Web client: shell.

## Everywhere

web-skip = Aller au contenu
web-nav = Pages
web-nav-play = Jouer
web-nav-games = Parties
web-nav-replays = Archives
web-nav-me = Moi
web-home = Revier, vers l’accueil
web-help = Règles et aide
web-language = Langue
web-close = Fermer
# Read out after a link that opens another window.
web-new-window = (nouvelle fenêtre)
web-cancel = Annuler
web-again = Réessayer
web-more = En montrer plus
web-loading = Chargement…
web-offline = Le serveur est injoignable pour l’instant. Nous continuons d’essayer.
web-server-error = Quelque chose s’est mal passé. Veuillez réessayer.
web-to-lobby = Vers l’accueil
web-reload = Recharger
web-broken-title = Quelque chose s’est cassé ici
web-broken-text = Cette page n’a pas pu être affichée. Aucune de vos parties n’est perdue : le serveur les garde. Rechargez la page, ou revenez à l’accueil.
web-not-found-title = Il n’y a rien ici
web-not-found-text = L’adresse est peut-être mal tapée, ou ce qui était ici a disparu. À l’accueil, vous trouvez vos parties et les tables ouvertes.
web-foot-free = Revier est un logiciel libre
web-foot-rules = Règles
web-foot-data = Vos données
web-foot-independent = Indépendant des auteurs et des éditeurs
# A player who has deleted their account.
web-gone-person = Quelqu’un qui est parti

## Who is here

web-you = Vous
# $name is whoever is signed in; the name of a button that opens a menu.
web-person-menu = { $name } : compte et réglages
web-person-menu-nobody = Connexion et réglages
web-menu-account = Mon compte
web-menu-sign-in = Se connecter ou créer un compte
web-menu-rules = Règles
web-who-title = Comment vous appeler ?
web-who-why = Un nom suffit pour jouer. Vous pourrez créer un compte plus tard et garder vos parties.
web-who-label = Nom
web-who-go = Glück auf !
web-join-later = Pour suivre l’invitation, ouvrez de nouveau son lien.
# The address began like an invitation link, but a part of it is missing.
web-join-broken = Ce lien d’invitation est incomplet. Copiez-le en entier ou demandez-en un nouveau.

## Settings

web-settings = Réglages
web-settings-note = Ces réglages sont gardés dans ce navigateur.
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-paper = Papier, clair
web-theme-coal = Charbon, sombre
web-theme-to-paper = Passer aux couleurs claires
web-theme-to-coal = Passer aux couleurs sombres
web-confirm = Demander avant un coup
web-confirm-never = Jamais
web-confirm-commits = S’il est irrévocable
web-confirm-always = Toujours
# Questions of a game with one answer only.
web-forced = Étapes sans choix
web-forced-on = Se font seules
web-forced-off = Les faire moi-même
web-speed = Animations
web-speed-off = Aucune
web-speed-slow = Lentes
web-speed-usual = Normales
web-speed-fast = Rapides
# How others’ turns are shown once they are made.
web-others = Tours des autres
web-others-act = Action par action
web-others-turn = Tour par tour
web-others-none = Le résultat seulement
# Several people play at one screen; the screen is covered while it goes from one to the next.
web-curtain = Sur un même écran : le couvrir entre les tours
web-curtain-secrets = Seulement pour garder un secret
web-curtain-always = Toujours
web-curtain-never = Jamais
web-palette = Couleurs des joueurs
web-palette-standard = Habituelles
web-palette-safe = Contraste renforcé
web-palette-note = Les joueurs se distinguent aussi par leur forme et leur lettre, le charbon par ses traits.
web-sounds = Sons
web-sounds-off = Sans
web-sounds-on = Avec

## The titles

web-title = Jeu
web-titles = Les jeux
web-title-glueck-auf = Glück Auf
web-title-kohle-und-kolonie = Kohle & Kolonie
web-title-schichtwechsel = Schichtwechsel
# Below the name of Kohle & Kolonie on its poster.
web-poster-kohle-und-kolonie = an der Ruhr
web-edition = Édition
web-edition-revised = édition révisée
web-edition-2013 = première édition, 2013
web-about-glueck-auf = Essen vers 1900. Extraire, remonter et livrer le charbon, avec trop peu d’ouvriers.
web-about-kohle-und-kolonie = Le sud de la Ruhr, champ après champ. Acheter des mines, bâtir des cités, surenchérir sur le Syndicat du charbon.
web-about-schichtwechsel = Une mine vers 1950. Mener le poste, faire tourner la cokerie, gagner la route, le rail et le canal.
web-authors-glueck-auf = Connu aussi sous le nom de Gueules noires. De Wolfgang Kramer et Michael Kiesling.
web-authors-kohle-und-kolonie = De Thomas Spitzer, en deux éditions.
web-authors-schichtwechsel = De Thomas Spitzer.
web-weight-medium = moyen
web-weight-heavy = corsé
# $low to $high players.
web-players-range = { $low } à { $high }
# $count minutes that a game takes.
web-minutes = { $count } min
web-new-table = Nouvelle table
# $title is a game.
web-new-table-of = Nouvelle table : { $title }
web-learn = Apprendre
# $title is a game.
web-learn-of = Apprendre { $title }
web-title-off = Ce jeu est désactivé ici.
web-independent = Revier est un projet de passionnés, sans lien avec les auteurs et les éditeurs de ces jeux ni licence de leur part. Les textes, le programme et les dessins sont les nôtres. Si un jeu vous plaît, achetez-le : la boîte est la meilleure part du plaisir.

## Lobby

web-hello-morning = Bonjour.
web-hello-day = Bonjour.
web-hello-evening = Bonsoir.
# $name is whoever is signed in.
web-greeting-morning = Bonjour, { $name }.
# $name is whoever is signed in.
web-greeting-day = Bonjour, { $name }.
# $name is whoever is signed in.
web-greeting-evening = Bonsoir, { $name }.
web-hello-stranger = Choisissez un jeu. Aucun compte n’est nécessaire.
# $count tables where it is one’s turn.
web-waiting-moves = { $count ->
    [0] Aucune table n’attend votre coup.
    [one] Une table attend votre coup.
   *[other] { $count } tables attendent votre coup.
}
web-lobby-beside = Tables ouvertes et bots
web-my-games = Mes parties
# $count tables in all.
web-all-my-games = Toutes mes parties ({ $count })
web-no-games = Vous n’avez aucune partie en cours. Ouvrez une table, ou jouez contre des bots.
web-your-turn = À vous
web-look-in = Voir la table
# $count seats are free; 0: it can begin.
web-state-waiting = { $count ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $count } places sont libres
}
web-state-frozen = Suspendue : les règles ont changé
# $pace is how much time there is, $move counts the moves.
web-state-running = { $pace } · coup { $move }
# $name thinks about move number $move; $pace is how much time there is.
web-state-thinks = { $name } réfléchit · coup { $move } · { $pace }
web-left-none = temps écoulé
# $count hours are left (1 to 47).
web-left-hours = encore { $count } h
# $count days are left (at least 2).
web-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
web-pace-none = sans horloge
# $count minutes for a move.
web-pace-live = en direct, { $count } min par coup
# $count days for a move.
web-pace-slow = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
}
web-open-tables = Tables ouvertes
# $count tables that wait for players.
web-open-count = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
web-no-open-table = Aucune table n’attend de joueurs en ce moment.
web-open-one = En ouvrir une
web-to-watch = À regarder
web-nothing-to-watch = Aucune partie ouverte n’est en cours.
# $name owns the table, $pace is how much time there is.
web-table-of = Table de { $name } · { $pace }
web-join = Jouer
# $table says whose table it is and how fast it plays.
web-join-of = Jouer : { $table }
web-watch = Regarder
# $table says whose table it is and how fast it plays.
web-watch-of = Regarder : { $table }
web-machines = Contre des bots
# $count (1 to 4) machines play along.
web-machines-count = { $count ->
    [one] contre un
   *[other] contre { $count }
}
# How well miners’ ranks play, from the lowest up.
web-level-lehrling = doux
web-level-schlepper = facile
web-level-lehrhauer = modeste
web-level-hauer = correct
web-level-steiger = bon
web-level-fahrsteiger = fort
web-level-obersteiger = très fort
web-level-bergrat = magistral
# $level is how well a rank plays, $strength (about 5 to 45) its points in ratings of bots.
web-level-strength = { $level }, force { $strength }
web-last-game = Dernière partie
# $title is a game, $ago when it was played: “yesterday”.
web-last-when = { $title }, { $ago }
web-replay = Revoir

## A new table

web-players = Joueurs
web-seats = Places
web-sitter-me = Moi
web-sitter-open = Libre pour quelqu’un
web-sitter-hot = Quelqu’un à cet écran
web-sitter-bots = Bots
# $rank is a miner’s rank, $level how well it plays.
web-sitter-bot = { $rank }, { $level }
web-hot-name = Nom
web-names-missing = Chacun à cet écran a besoin d’un nom.
web-pace = Temps de réflexion
web-pace-none-choice = Sans horloge
web-pace-live-choice = En direct
web-pace-slow-choice = Jours
web-pace-move = Minutes par coup
web-pace-bank = Minutes de réserve
web-pace-days = Jours par coup
# Under a choice with a clock.
web-pace-note = Personne ne perd par l’horloge seule. Mais si le temps de quelqu’un est écoulé, les autres peuvent convenir qu’un bot continue à sa place.
# Under the choice without one.
web-pace-none-note = Chacun réfléchit aussi longtemps qu’il veut. Mais qui s’absente sans quitter la partie la bloque.
web-access = Qui peut venir
web-access-open = Ouverte
web-access-link = Par lien
web-access-private = Privée
web-access-open-note = Affichée à l’accueil ; tout le monde peut s’asseoir et regarder.
web-access-link-note = Pour qui a le lien d’invitation, aussi pour regarder.
web-access-private-note = Seulement pour qui s’assoit par le lien d’invitation ; personne ne regarde.
web-own-board = Un plateau à vous
web-own-components = Du matériel à vous
web-own-file = Choisir un fichier
# $file is the name of a file.
web-file-chosen = Choisi : { $file }
web-file-drop = Sans ce fichier
web-file-first = Choisissez d’abord un fichier lisible, ou continuez sans fichier.
web-own-note = Une transcription que la vérification du terminal accepte (TOML ou JSON). Le serveur la vérifie à l’ouverture de la table.
# A list of faults follows.
web-own-faults = Ce qu’il faut changer dans le fichier :
web-bad-file = Ce fichier est illisible. Il devrait contenir du TOML ou du JSON.
# $line is the number of a line of the file.
web-bad-file-line = Ce fichier est illisible. L’erreur est à la ligne { $line }.
# Before a fault of the list; $line is the number of a line of the file.
web-fault-line = Ligne { $line } :
# After the name of a value; $wanted is one of the next messages, $got what the file has.
web-fault-other = il faut { $wanted }, il y a { $got }
# $wanted is one of the next messages.
web-fault-missing = manque ; il faut { $wanted }
# $low and $high are the ends of the range.
web-fault-int = un nombre de { $low } à { $high }
# $names is a list of words of the file.
web-fault-one-of = l’un de { $names }
web-fault-flag = true ou false
web-fault-text = un texte
web-fault-ids = une liste de noms
web-fault-tables = une liste de tables
web-fault-table = une table
# Takes the file with our own components along.
web-template = Notre fichier comme modèle
web-reconstructed-kk = La carte est une reconstitution : les règles ne font que la décrire, et noms, nombres et lieux sont complétés d’après elles. Qui possède le jeu peut corriger le fichier et jouer sur sa propre carte.
web-reconstructed-sw = Quelques valeurs des cartes et des tuiles sont des reconstitutions ; le fichier dit pour chacune d’où elle vient. Qui possède le jeu peut les corriger et jouer avec les siennes.
web-open-table = Ouvrir la table
web-start-game = Commencer la partie

## The waiting room

web-waiting-title = En attente de joueurs
# $name is whoever owns the table.
web-owned-by = Table de { $name }
# $count people watch.
web-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-seat-free = Place libre
web-seat-bot = Bot
web-seat-hot = Au même écran
web-seat-me = C’est vous
web-seat-person = Assis ici
web-seat-here = Présent
web-seat-elsewhere = Absent pour l’instant
# $name is a friend at one’s own screen, or oneself.
web-seat-leave = Libérer la place de { $name }
# $name is somebody whom the owner sends away.
web-seat-send = Renvoyer { $name }
web-sit = S’asseoir
web-seat-a-bot = Installer un bot…
web-seat-friend = Installer quelqu’un ici
web-stand-up = Se lever
web-close-table = Abandonner la table
web-waiting-start = Début
web-start-when = La partie peut commencer dès que toutes les places sont prises.
web-start-by-owner = Le propriétaire de la table commence la partie dès que toutes les places sont prises.
web-closed-title = Cette table a été fermée
web-closed-text = Elle a été abandonnée avant le début de la partie. Les tables ouvertes sont à l’accueil.
web-invite = Inviter d’autres joueurs
web-invite-link = Lien d’invitation
web-invite-note = Qui a ce lien peut s’asseoir.
web-invite-open-note = La table est aussi affichée à l’accueil.
web-invite-once = Seul le navigateur qui a créé le lien le montre. Un nouveau lien annule l’ancien.
web-invite-make = Créer un lien d’invitation
web-invite-renew = Nouveau lien, l’ancien est annulé
web-invite-ask-owner = Le propriétaire de la table a le lien d’invitation.
web-copy = Copier
web-copied = Copié.
web-copy-by-hand = Copiez-le au clavier : il est sélectionné.

## Replays

web-finished = Parties terminées
web-no-replays = Vous n’avez encore terminé aucune partie. Celles que vous terminez sont gardées ici.
web-uploaded = importée
web-broken-off = interrompue
# $score is a final score.
web-score = { $score }
web-upload = Importer une partie
web-upload-file = Choisir un enregistrement
web-upload-note = Un enregistrement téléchargé ici ou gardé par le jeu dans le terminal. Il est rejoué, puis vous pouvez le regarder.
web-bad-record = Ce fichier est illisible. Il devrait contenir l’enregistrement d’une partie en JSON.
web-upload-busy = La partie est rejouée…

## Account

web-account = Mon compte
web-me = Vous
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-guest = Un invité qui se déconnecte ne peut pas revenir sous la même identité : vos places restent vides. Avec un compte, vous pouvez revenir à tout moment.
web-guest-note = Vous êtes ici en invité, connu de ce navigateur seulement.
web-account-note = Vous avez un compte.
web-account-made = Vous avez maintenant un compte. Toutes vos parties restent à vous.
web-rename = Changer de nom
web-renamed = Votre nom est changé.
web-have-account = Vous avez déjà un compte ?
web-get-account = Créer un compte
web-get-account-note = Vous pourrez alors vous connecter partout. Un invité garde toutes ses parties. Aucune adresse électronique n’est demandée.
web-password = Mot de passe
web-password-old = Ancien mot de passe
web-password-new = Nouveau mot de passe
# $count characters at least.
web-password-note = Au moins { $count } caractères.
web-change-password = Changer de mot de passe
web-change-password-note = Toutes les autres connexions prennent fin, celles des programmes aussi.
web-password-changed = Le mot de passe est changé.
web-tokens = Programmes
web-tokens-note = Avec un jeton, un programme joue en votre nom.
web-no-tokens = Vous n’avez aucun jeton.
web-token-label = À quoi il sert
web-token-make = Créer un jeton
web-token-once = Votre jeton. Il n’est montré que maintenant :
# $ago says when: “3 hours ago”.
web-token-seen = dernier usage : { $ago }
# $label says what a token is for.
web-token-revoke = Révoquer « { $label } »
web-muted = Personnes en sourdine
web-muted-note = Vous ne lisez pas ce qu’elles disent, à aucune table.
web-nobody-muted = Vous entendez tout le monde.
# $number is what the server calls somebody whose name we do not know.
web-muted-person = Personne { $number }
web-unmute = Entendre de nouveau
web-data = Vos données
web-data-note = Ce que le serveur garde : votre nom et votre langue ; d’un mot de passe, seulement une empreinte, d’où personne ne peut le retrouver ; vos parties avec tous les coups et les tables où l’on vous a invité ; ce que vous avez dit ; les personnes que vous avez mises en sourdine ; la date de vos connexions ; et ce à quoi servent vos jetons. À une table, les autres voient votre nom, vos coups et ce que vous dites. Tout le monde peut regarder une table ouverte, même après la fin.
web-export = Télécharger mes données
web-delete-me = Me supprimer
web-delete-text = Votre nom, vos connexions et les enregistrements que vous avez importés sont supprimés pour de bon. Les parties des autres restent, et ce que vous y avez dit aussi, sans votre nom.
web-delete-yes = Supprimer pour de bon
web-deleted = Votre compte et vos données sont supprimés. Glück auf !
