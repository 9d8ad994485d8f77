"""How games of Glück Auf are played with a leaning: see tests/policies.py."""

from __future__ import annotations

Leanings = dict[str, list[tuple[str, int]]]

LEANINGS: Leanings = {
    "uniform": [],
    "eager": [
        ("worker delivery_", 60),
        ("worker pit_", 4),
        ("worker money_", 2),
        ("worker factory_draw", 2),
        ("worker order_draw", 2),
        ("fill_", 60),
        ("load", 12),
        ("stash", 6),
        ("cage_to 0", 4),
        ("keep_none", 1),
        ("keep", 2),
    ],
    "buyer": [("worker factory_", 20), ("worker money_", 12), ("keep_none", 1), ("keep", 8), ("pit_end", 40)],
    "collector": [("worker order_", 20), ("keep_none", 1), ("keep", 8), ("pit_end", 40)],
}
