"""Networks for the search, learned from games of the bots with themselves.

A generation plays, fits, and lets the fitted networks play for their place. All of it lies in the folder of the run, so
that a run goes on after whatever stopped it; `revier train` is its command.
"""
