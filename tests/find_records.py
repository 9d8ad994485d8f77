"""Finds games in which something noteworthy happens and keeps them: `python -m tests.find_records`.

A record once kept is never written again: it is there to show when rules change what they did. Delete a file to have
its situation searched anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import revier
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.policies import play_on

FOLDER = Path(__file__).parent / "records"
SEEDS = 5000

Sign = Callable[[State], bool]  # of a finished game


class Situation:
    """A game that ended like this, played by this many with this leaning."""

    def __init__(
        self, title: str, players: int, policy: str, sign: Sign, plies_before: int = 0, **options: str
    ) -> None:
        self.title = title
        self.players = players
        self.policy = policy
        self.sign = sign
        self.plies_before = plies_before  # the record starts with a position reached after so many plies
        self.options = options

    def find(self, first: int) -> State:
        """The first game from this seed on that shows it."""
        for seed in range(first, first + SEEDS):
            s = revier.game(self.title).new(players=self.players, seed=seed, **self.options)
            rng = Rng(seed)
            if self.plies_before:
                play_on(s, rng, self.plies_before, self.policy)
                s = s.game.load(s.to_dict())
            play_on(s, rng, 10_000, self.policy)
            if self.sign(s):
                return s
        raise LookupError(f"not seen with {SEEDS} seeds")


def ends(s: State) -> bool:
    return s.is_over


def shared_victory(s: State) -> bool:
    """Equal points and equal Marks [GA-14.5]."""
    return s.ranking().count(1) > 1


def marks_decide(s: State) -> bool:
    """Equal points, one has more Marks left [GA-14.5]."""
    return s.scores().count(max(s.scores())) > 1 and s.ranking().count(1) == 1


def negative_score(s: State) -> bool:
    return min(s.scores()) < 0


def all_negative(s: State) -> bool:
    return max(s.scores()) < 0


def tiles_exhausted(s: State) -> bool:
    """A factory space stays empty because the stack is [GA-16.3]."""
    spaces = [
        space for name, space in s.view(None)["spaces"].items() if name.startswith("factory_") and "draw" not in name
    ]
    return s.view(None)["tile_stack"]["size"] == 0 and any([sp["is_open"] and sp["piece"] is None for sp in spaces])


def orders_exhausted(s: State) -> bool:
    """An order space stays empty because the stack is [GA-16.4]."""
    spaces = [
        space for name, space in s.view(None)["spaces"].items() if name.startswith("order_") and "draw" not in name
    ]
    return s.view(None)["order_stack"]["size"] == 0 and any([sp["is_open"] and sp["piece"] is None for sp in spaces])


def told(s: State, *kinds: str) -> bool:
    return set(kinds) <= {event.kind for event in s.events()}


def shortage(s: State) -> bool:
    """A buyer chose another colour because the tile's own had run out [GA-6.3]."""
    return told(s, "cart_filled")


def no_coal_left(s: State) -> bool:
    """A cart stayed empty because the whole supply was [GA-6.4]."""
    return told(s, "cart_left_empty")


def every_kind_of_step(s: State) -> bool:
    """Load, fill from cage and store, substitute, stash, and let steps lapse, in one game [GA-7]."""
    sources = {event.args["source"] for event in s.events() if event.kind == "slot_filled"}
    return sources == {"cage", "store"} and told(s, "loaded", "substituted", "stored", "steps_lapsed", "delivered")


def alone_at_the_end(s: State) -> bool:
    """One player takes the last three turns of a shift alone [GA-4.5]."""
    turns: list[object] = []
    for event in s.events():
        if event.kind == "shift_ended" and len(turns) > 3 and len(set(turns[-3:])) == 1:
            return True
        turns = [] if event.kind == "shift_ended" else turns
        if event.kind == "placed":
            turns.append(event.args["seat"])
    return False


GLUECK_AUF = "glueck-auf"
SITUATIONS = {
    "ga-2p": Situation(GLUECK_AUF, 2, "eager", ends),
    "ga-3p": Situation(GLUECK_AUF, 3, "eager", ends),
    "ga-4p": Situation(GLUECK_AUF, 4, "eager", ends),
    "ga-2p-delivered-orders-open": Situation(GLUECK_AUF, 2, "eager", ends, delivered_orders="open"),
    "ga-2p-shared-victory": Situation(GLUECK_AUF, 2, "uniform", shared_victory),
    "ga-4p-shared-victory": Situation(GLUECK_AUF, 4, "eager", shared_victory),
    "ga-3p-marks-decide": Situation(GLUECK_AUF, 3, "eager", marks_decide),
    "ga-4p-marks-decide": Situation(GLUECK_AUF, 4, "uniform", marks_decide),
    "ga-3p-negative-score": Situation(GLUECK_AUF, 3, "uniform", negative_score),
    "ga-2p-all-negative": Situation(GLUECK_AUF, 2, "collector", all_negative),
    "ga-3p-tiles-exhausted": Situation(GLUECK_AUF, 3, "buyer", tiles_exhausted),
    "ga-4p-tiles-exhausted": Situation(GLUECK_AUF, 4, "buyer", tiles_exhausted),
    "ga-2p-orders-exhausted": Situation(GLUECK_AUF, 2, "collector", orders_exhausted),
    "ga-4p-orders-exhausted": Situation(GLUECK_AUF, 4, "collector", orders_exhausted),
    "ga-2p-coal-shortage": Situation(GLUECK_AUF, 2, "buyer", shortage),
    "ga-4p-coal-shortage": Situation(GLUECK_AUF, 4, "eager", shortage),
    "ga-4p-no-coal-left": Situation(GLUECK_AUF, 4, "uniform", no_coal_left),
    "ga-3p-every-kind-of-step": Situation(GLUECK_AUF, 3, "eager", every_kind_of_step),
    "ga-4p-alone-at-the-end": Situation(GLUECK_AUF, 4, "uniform", alone_at_the_end),
    "ga-3p-from-a-position": Situation(GLUECK_AUF, 3, "eager", ends, plies_before=100),
}


def main() -> None:
    for n, (name, situation) in enumerate(SITUATIONS.items()):
        path = FOLDER / f"{name}.json"
        if not path.exists():
            s = situation.find(first=100 * n + 1)  # so that no two situations are shown by the same game
            Record.of(s).save(path)
            print(f"{path.name}: seed {s.rng.key}, {len(s.history)} actions, scores {s.scores()}")


if __name__ == "__main__":
    main()
