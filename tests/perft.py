"""Counts the sequences of choices from tricky positions.

`.venv/bin/python -m tests.perft` writes the files that are missing.
A file of `tests/perft` holds a position (seed, options and the actions that lead to it), a depth, and how many
sequences of so many choices begin with each first choice. Where a count is off, the first choice says where to look.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests import tricky
from tests.policies import choose

FOLDER = Path(__file__).parent / "perft"
PLAIN_SEEDS = 3000


def perft(s: State, depth: int) -> int:
    """How many sequences of `depth` choices there are; one that ends the game counts though it is shorter."""
    if s.is_over:
        return 1
    legal = s.legal_actions()
    if depth == 1:
        return len(legal)
    return sum([perft(applied(s, action), depth - 1) for action in legal])


def divide(s: State, depth: int) -> dict[str, int]:
    """The same by first choice."""
    counts = {}
    for action in s.legal_actions():
        text = s.game.actions.describe(action).text
        counts[text] = perft(applied(s, action), depth - 1) if depth > 1 else 1
    return counts


def applied(s: State, action: int) -> State:
    after = s.clone()
    after.apply(action)
    return after


class Tricky:
    """The first position of this kind in games played with this leaning."""

    def __init__(self, title: str, players: int, policy: str, depth: int, sign: Callable[[State], bool]) -> None:
        self.title = title
        self.players = players
        self.policy = policy
        self.depth = depth
        self.sign = sign

    def find(self) -> tuple[int, State]:
        """Its seed, and the position."""
        for seed in range(1, PLAIN_SEEDS):
            s = revier.game(self.title).new(players=self.players, seed=seed)
            rng = Rng(seed)
            while not s.is_over:
                if self.sign(s):
                    return seed, s
                s.apply(choose(s, rng, self.policy))
        raise LookupError(f"not seen with {PLAIN_SEEDS} seeds")


GLUECK_AUF = "glueck-auf"
SCHICHTWECHSEL = "schichtwechsel"
FIRST = "kohle-und-kolonie-2013"
REVISED = "kohle-und-kolonie-revised"
POSITIONS = {
    "ga-2p-first-pick": Tricky(GLUECK_AUF, 2, "eager", 7, tricky.first_pick),
    "ga-4p-last-pick": Tricky(GLUECK_AUF, 4, "eager", 4, tricky.last_pick),
    "ga-2p-first-placement": Tricky(GLUECK_AUF, 2, "eager", 4, tricky.first_placement),
    "ga-3p-first-placement": Tricky(GLUECK_AUF, 3, "eager", 4, tricky.first_placement),
    "ga-3p-crowded-placement": Tricky(GLUECK_AUF, 3, "eager", 6, tricky.crowded_placement),
    "ga-4p-last-placement-of-a-shift": Tricky(GLUECK_AUF, 4, "eager", 4, tricky.last_placement_of_a_shift),
    "ga-3p-last-placements-of-the-game": Tricky(GLUECK_AUF, 3, "eager", 6, tricky.last_placements_of_the_game),
    "ga-4p-rich-pit": Tricky(GLUECK_AUF, 4, "eager", 5, tricky.rich_pit),
    "ga-2p-full-cage": Tricky(GLUECK_AUF, 2, "eager", 6, tricky.full_cage),
    "ga-3p-mixed-substitution": Tricky(GLUECK_AUF, 3, "eager", 6, tricky.mixed_substitution),
    "ga-2p-tiles-in-hand": Tricky(GLUECK_AUF, 2, "eager", 8, tricky.tiles_in_hand),
    "ga-3p-orders-in-hand": Tricky(GLUECK_AUF, 3, "eager", 7, tricky.orders_in_hand),
    "ga-4p-short-draw": Tricky(GLUECK_AUF, 4, "collector", 6, tricky.short_draw),
    "ga-4p-two-carts-short": Tricky(GLUECK_AUF, 4, "uniform", 5, tricky.two_carts_short),
    "ga-4p-short-within-a-draw": Tricky(GLUECK_AUF, 4, "uniform", 8, tricky.short_within_a_draw),
    "kk-2013-4p-rich-turn": Tricky(FIRST, 4, "eager", 6, tricky.rich_turn),
    "kk-revised-3p-rich-turn": Tricky(REVISED, 3, "eager", 6, tricky.rich_turn),
    "kk-2013-5p-settlement-in-turn": Tricky(FIRST, 5, "eager", 6, tricky.settlement_in_turn),
    "kk-revised-5p-token-for-action": Tricky(REVISED, 5, "eager", 7, tricky.token_for_action),
    "kk-2013-3p-near-stations": Tricky(FIRST, 3, "eager", 5, tricky.near_stations),
    "kk-revised-4p-near-stations": Tricky(REVISED, 4, "eager", 9, tricky.near_stations),
    "kk-revised-3p-mid-move": Tricky(REVISED, 3, "eager", 7, tricky.mid_move),
    "kk-2013-4p-auction": Tricky(FIRST, 4, "buyer", 6, tricky.auction),
    "kk-revised-5p-auction": Tricky(REVISED, 5, "buyer", 5, tricky.auction),
    "kk-revised-4p-consolidation-token": Tricky(REVISED, 4, "eager", 7, tricky.consolidation_token),
    "kk-revised-4p-penalty": Tricky(REVISED, 4, "buyer", 6, tricky.penalty),
    "kk-2013-3p-mining-damage": Tricky(FIRST, 3, "eager", 8, tricky.mining_damage),
    "kk-2013-5p-securing": Tricky(FIRST, 5, "buyer", 7, tricky.securing),
    "kk-revised-5p-securing": Tricky(REVISED, 5, "buyer", 8, tricky.securing),
    "kk-2013-4p-compaction": Tricky(FIRST, 4, "buyer", 9, tricky.compaction),
    "kk-revised-3p-compaction": Tricky(REVISED, 3, "buyer", 7, tricky.compaction),
    "kk-2013-4p-worker-payment": Tricky(FIRST, 4, "eager", 6, tricky.worker_payment),
    "kk-revised-3p-loading": Tricky(REVISED, 3, "eager", 7, tricky.loading),
    "sw-4p-first-triple": Tricky(SCHICHTWECHSEL, 4, "eager", 7, tricky.first_triple),
    "sw-3p-tile-choice": Tricky(SCHICHTWECHSEL, 3, "eager", 7, tricky.tile_choice),
    "sw-2p-overflowing-triple": Tricky(SCHICHTWECHSEL, 2, "uniform", 7, tricky.overflowing_triple),
    "sw-4p-full-hand": Tricky(SCHICHTWECHSEL, 4, "eager", 6, tricky.full_hand),
    "sw-2p-full-hand": Tricky(SCHICHTWECHSEL, 2, "eager", 6, tricky.full_hand),
    "sw-4p-before-two-barriers": Tricky(SCHICHTWECHSEL, 4, "eager", 6, tricky.before_two_barriers),
    "sw-3p-copy-chain": Tricky(SCHICHTWECHSEL, 3, "eager", 7, tricky.copy_chain),
    "sw-4p-second-headframe": Tricky(SCHICHTWECHSEL, 4, "eager", 6, tricky.second_headframe),
    "sw-2p-first-headframe": Tricky(SCHICHTWECHSEL, 2, "eager", 7, tricky.first_headframe),
    "sw-3p-two-full-carts": Tricky(SCHICHTWECHSEL, 3, "eager", 6, tricky.two_full_carts),
    "sw-4p-house-placing": Tricky(SCHICHTWECHSEL, 4, "eager", 5, tricky.house_placing),
    "sw-4p-final-miner-move": Tricky(SCHICHTWECHSEL, 4, "collector", 4, tricky.final_miner_move),
    "sw-3p-water-variants": Tricky(SCHICHTWECHSEL, 3, "eager", 6, tricky.water_variants),
    "sw-3p-third-coke": Tricky(SCHICHTWECHSEL, 3, "buyer", 6, tricky.third_coke),
    "sw-2p-bonus-fields": Tricky(SCHICHTWECHSEL, 2, "collector", 7, tricky.bonus_fields),
}


def written(seed: int, s: State, depth: int) -> str:
    """The text of a file."""
    question = s.decision()
    assert question is not None
    counts = divide(s, depth)
    options = "".join(f" {name}={value}" for name, value in s.chosen_options().items())
    return "\n".join(
        [
            f"{s.game.id} players={s.players} seed={seed}{options}",
            f"after {' '.join(str(action) for action in s.history)}".rstrip(),
            f"seat {question.seat} {question.kind}",
            f"depth {depth}",
            *(f"{count:>8}  {text}" for text, count in counts.items()),
            f"{sum(counts.values()):>8}  total",
            "",
        ]
    )


def read(text: str) -> tuple[State, int, dict[str, int]]:
    """Position, depth and counts of a file."""
    head, after, _asked, depth, *rows, _total = text.splitlines()
    title, *settings = head.split()
    given = dict(setting.split("=") for setting in settings)
    players, seed = int(given.pop("players")), int(given.pop("seed"))
    s = revier.game(title).new(players=players, seed=seed, **given)
    for action in after.split()[1:]:
        s.apply(int(action))
    counts = {row.split(maxsplit=1)[1]: int(row.split()[0]) for row in rows}
    return s, int(depth.split()[1]), counts


def main() -> None:
    for name, position in POSITIONS.items():
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            seed, s = position.find()
            path.write_text(written(seed, s, position.depth), encoding="utf-8")
            print(f"{path.name}: {path.read_text(encoding='utf-8').splitlines()[-1]}")


if __name__ == "__main__":
    main()
