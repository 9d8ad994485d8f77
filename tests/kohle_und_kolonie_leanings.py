"""How games of Kohle & Kolonie are played with a leaning: see tests/policies.py."""

from __future__ import annotations

Leanings = dict[str, list[tuple[str, int]]]

LEANINGS: Leanings = {
    "uniform": [],
    "eager": [
        ("buy_mine", 12),
        ("buy_steam_engine", 6),
        ("buy_workers", 3),
        ("place_settlement", 12),
        ("engineer_space", 1),
        ("engineer", 8),
        ("move_miners", 8),
        ("use_", 6),
        ("flip_", 12),
        ("deploy", 6),
        ("move_engineer", 2),
        ("move", 8),
        ("station", 12),
        ("yes", 6),
        ("raise 1", 6),
        ("load_by_worker", 8),
        ("stop", 2),
    ],
    "buyer": [("buy_mine", 60), ("buy_steam_engine", 20), ("place_settlement", 8), ("raise", 2), ("sell_workers", 4)],
    "collector": [
        ("buy_mine", 10),
        ("place_settlement", 60),
        ("move_miners", 20),
        ("deploy", 10),
        ("move_engineer", 1),
        ("move", 20),
        ("village", 60),
        ("station", 40),
        ("yes", 20),
        ("pay_rail_worker", 4),
    ],
}
