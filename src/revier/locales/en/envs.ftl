# What the command says about data sets for learning.

# $file is a path.
cli-arena-dataset = Data set: { $file }
# $file is a path.
cli-arena-dataset-taken = { $file } exists already; a data set needs a new folder. Nothing was changed.
# $file is a path.
cli-arena-dataset-nowhere = There is no folder { $file } to hold the data set.
