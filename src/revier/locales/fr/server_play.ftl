# Ce que le serveur dit d’une partie en cours.

# Un coup répondait à une autre position que l’actuelle. $ply : où en est la partie.
server-stale = La partie a avancé : elle en est au coup { $ply }. Regardez-la de nouveau, puis décidez.
server-not-your-turn = Ce n’est pas votre tour.
# $why : pourquoi les règles l’interdisent, une proposition.
server-illegal = Ce n’est pas possible : { $why }.
server-nothing-to-undo = Il n’y a rien à annuler : quelque chose a été révélé, ou le tour d’une autre place a commencé.
server-seen-since = Quelque chose de nouveau a été vu depuis ; on ne peut pas revenir si loin.
# $name : le nom qu’un programme a donné à un coup, pour qu’il ne soit joué qu’une fois même s’il arrive deux fois.
server-used-name = Vous avez déjà appelé un autre coup « { $name } » ; donnez à chaque coup son propre nom.
# Un programme a renvoyé un coup qui avait été joué, puis repris.
server-taken-back = Ce coup a été joué, puis annulé depuis.
# Un programme n’a pas dit à quel état (revision) il répond ; peut-être une vieille page.
server-no-revision = Des coups ont été annulés dans cette partie. Rechargez la page ; un programme doit dire à quel état (revision) il répond.
# $detail : ce qui manque à un message, en anglais.
server-bad-message = Ce message est incompréhensible : { $detail }
# $high : caractères.
server-too-long = Un message peut avoir au plus { $high } caractères.
