"""Playing without thinking: uniformly, or with a leaning, which gets more done and so sees more of the rules."""

from __future__ import annotations

from functools import cache

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State

Leanings = dict[str, list[tuple[str, int]]]

KOHLE_UND_KOLONIE: Leanings = {
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

# Passing is one of many options of a turn, but ends the round: rare, so that cards are used.
SCHICHTWECHSEL: Leanings = {
    "uniform": [],
    "eager": [
        ("pass", 1),
        ("card headframe_double", 400),
        ("card start_player", 6),
        ("card track_small", 12),
        ("card track_", 100),
        ("card haul_", 30),
        ("card coking_", 40),
        ("card loading_", 40),
        ("card", 20),
        ("own_card", 30),
        ("exchange", 6),
        ("end_turn", 6),
        ("pay c", 1),
        ("pay w", 20),
        ("pay", 6),
        ("yes", 6),
        ("no", 1),
        ("stop", 1),
        ("copy_none", 1),
        ("barrier headframe", 12),
        ("house_plot", 2),
        ("copy", 6),
        ("convert", 6),
        ("load", 6),
        ("haul", 6),
        ("track_step", 6),
    ],
    "buyer": [
        ("pass", 1),
        ("card haul_", 60),
        ("card coking_", 80),
        ("card loading_", 80),
        ("card water_", 40),
        ("card", 8),
        ("yes", 20),
        ("stop", 1),
        ("haul", 8),
        ("convert", 8),
        ("load", 8),
        ("house_plot plot_coke", 8),
    ],
    "collector": [
        ("pass", 1),
        ("card track_", 60),
        ("card miner_", 60),
        ("card headframe_", 60),
        ("card", 8),
        ("own_card", 60),
        ("pay c", 1),
        ("pay w", 8),
        ("pay", 4),
        ("exchange heap3_r", 20),
        ("exchange heap5_r", 20),
        ("house_plot work_speed", 4),
        ("house_plot plot_miner_move", 4),
        ("barrier miner", 4),
        ("copy_none", 1),
        ("copy track_", 20),
        ("stop_moving", 1),
        ("track_step", 8),
    ],
}

# How much more often than others a player chooses an action that begins like this; the first match counts.
LEANINGS: dict[str, Leanings] = {
    "glueck-auf": {
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
    },
    "kohle-und-kolonie-2013": KOHLE_UND_KOLONIE,
    "kohle-und-kolonie-revised": KOHLE_UND_KOLONIE,
    "schichtwechsel": SCHICHTWECHSEL,
}
POLICIES = ["uniform", "eager", "buyer", "collector"]


@cache
def weights(title: str, policy: str) -> list[int]:
    """By action id."""
    table = revier.game(title).actions
    found = []
    for action in range(len(table)):
        text = table.describe(action).text
        found.append(next((weight for start, weight in LEANINGS[title][policy] if text.startswith(start)), 1))
    return found


def choose(s: State, rng: Rng, policy: str) -> int:
    """A legal action."""
    weight = weights(s.game.id, policy)
    legal = s.legal_actions()
    point = rng.below(sum([weight[action] for action in legal]))
    for action in legal:
        point -= weight[action]
        if point < 0:
            return action
    raise AssertionError("weights add up")


def play_on(s: State, rng: Rng, plies: int, policy: str = "uniform") -> None:
    """Up to `plies` more actions."""
    for i in range(plies):
        if s.is_over:
            return
        s.apply(choose(s, rng, policy))
