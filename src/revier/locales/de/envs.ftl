# What the command says about data sets for learning.

# $file is a path.
cli-arena-dataset = Datensatz: { $file }
# $file is a path.
cli-arena-dataset-taken = { $file } gibt es schon; ein Datensatz braucht einen neuen Ordner. Nichts wurde geändert.
# $file is a path.
cli-arena-dataset-nowhere = Den Ordner { $file } gibt es nicht; darin sollte der Datensatz entstehen.
