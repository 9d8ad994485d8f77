"""How strong bots are: paired matches, played here or on a cluster, and figures with intervals.

>>> from revier.arena.figures import figures
>>> from revier.arena.match import play
>>> from revier.arena.plan import make_task
>>> task = make_task("glueck-auf", players=2, bots=["greedy", "random"], games=4, seed=1)
>>> [list(match.bots) for match in task.matches()]
[['greedy', 'random'], ['random', 'greedy'], ['greedy', 'random'], ['random', 'greedy']]
>>> figures(task, [play(task, match) for match in task.matches()])["games"]
4
"""
