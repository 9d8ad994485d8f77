# What the command says about data sets for learning.

# $file is a path.
cli-arena-dataset = Jeu de données : { $file }
# $file is a path.
cli-arena-dataset-taken = { $file } existe déjà ; un jeu de données a besoin d’un nouveau dossier. Rien n’a été modifié.
# $file is a path.
cli-arena-dataset-nowhere = Le dossier { $file }, qui devait contenir le jeu de données, n’existe pas.
