"""Kohle & Kolonie, by Thomas Spitzer: the first edition of 2013 and the Revised Edition. Three to five players."""
