### The server: what it refuses, each in one or two sentences that say what would work.

## People

# $least and $most are numbers of characters.
server-bad-password = Un mot de passe a de { $least } à { $most } caractères.
server-common-password = Ce mot de passe est l’un des premiers que l’on devinerait. Prenez-en un sans votre nom, sans mot connu ni touches qui se suivent, par exemple un fait de plusieurs mots.
# $most is the longest a name may be.
server-bad-name = Un nom a de 1 à { $most } caractères, tous visibles.
server-bad-label = Dites en une ligne à quoi sert le jeton.
# $name was asked for.
server-taken-name = Quelqu’un qui a un compte s’appelle { $name }, ou presque. Choisissez un autre nom, ou connectez-vous si c’est vous.
# Stands behind the name of a guest once somebody with an account has taken that name.
server-guest-mark = (invité)
# $name is who somebody is signed in as.
server-already-in = Vous êtes déjà là sous le nom de { $name }. Déconnectez-vous d’abord.
server-sign-in = Connectez-vous, ou entrez comme invité.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-no-password = Un invité n’a pas de mot de passe. Créez d’abord un compte.
server-bad-token = Ce jeton n’est pas valable, ou ne l’est plus. Créez-en un nouveau.
server-no-token = Vous n’avez aucun jeton de ce genre.
# $most is how many tokens one may have.
server-too-many-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
server-browser-only = Cela ne se fait que dans un navigateur, pas avec un jeton.
server-banned = Ce serveur ne vous laisse plus entrer.
server-changed-meanwhile = Cela a été modifié ailleurs entre-temps. Regardez de nouveau et réessayez.

## Requests of any kind

# $field is the part of the request that is wrong, $detail in English what would be right.
server-invalid = Quelque chose ne va pas avec { $field } : { $detail }.
server-bad-request = Cela ne se comprend pas. Envoyez du JSON comme le dit la documentation.
server-not-found = Il n’y a rien ici.
server-bad-method = Cette adresse ne connaît pas cette méthode.
# $most is a number of KiB.
server-too-large = C’est trop grand. On accepte ici { $most } Kio au plus.
server-foreign-origin = Cette requête vient d’une autre page. Utilisez celle que montre ce serveur.
# $seconds is how long to wait.
server-too-often = { $seconds ->
    [one] C’était trop souvent. Réessayez dans une seconde.
   *[other] C’était trop souvent. Réessayez dans { $seconds } secondes.
}
# $most is how many websockets one address, or one person, may have open at a time; a page of a table has one.
server-too-many-sockets = Il y a déjà { $most } connexions ouvertes depuis chez vous, c’est le maximum. Fermez quelques pages.
# $seconds is how long to wait.
server-busy = { $seconds ->
    [one] Beaucoup de gens se connectent en ce moment. Réessayez dans une seconde.
   *[other] Beaucoup de gens se connectent en ce moment. Réessayez dans { $seconds } secondes.
}
# $seconds is how long to wait.
server-unavailable = { $seconds ->
    [one] Le serveur n’atteint pas ses données en ce moment. Réessayez dans une seconde.
   *[other] Le serveur n’atteint pas ses données en ce moment. Réessayez dans { $seconds } secondes.
}
server-failed = Quelque chose s’est mal passé sur le serveur. C’est noté.

## For whoever runs it

# $name is a setting, $given what was asked for, $wanted in English what would work.
server-bad-setting = { $name } ne peut pas être « { $given } », mais : { $wanted }.

## Parties à revoir et enregistrements

server-not-over = Cette partie n’est pas terminée. On pourra la revoir ensuite.
# $low et $high sont le premier et le dernier coup d’une partie.
server-no-ply = Ce coup n’existe pas ; la partie va de { $low } à { $high }.
# $most: how many positions of a game are shown at once, a number.
server-too-many-positions = { $most } positions au plus à la fois.
server-nothing-left = À ce coup, la partie est terminée. Choisissez un coup antérieur pour continuer à partir de là.
# $field est la partie de l’enregistrement qui ne va pas, $detail dit en anglais ce qui ne va pas.
server-bad-record = Cet enregistrement ne peut pas être accepté. Quelque chose ne va pas dans { $field } : { $detail }.
server-not-uploaded = Cette partie a été jouée ici et reste. Vous pouvez supprimer les enregistrements que vous avez apportés.
