"""Finds games in which something noteworthy happens and keeps them: `.venv/bin/python -m tests.find_records`.

A record once kept is never written again: it is there to show when rules change what they did. Delete a file to have
its situation searched anew.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
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
    """Equal points, and equal in what breaks ties [GA-14.5, KK-20.7]."""
    return s.ranking().count(1) > 1


def tie_broken(s: State) -> bool:
    """Equal points; more Marks left, engines and costly mines, or the seat decide [GA-14.5, KK-20.7, SW-15.18]."""
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


def asks(*kinds: str) -> Sign:
    """Decisions of all these kinds come up."""

    def sign(s: State) -> bool:
        again = s.replay(0, None)
        asked = set()
        for action in s.history:
            asked.add(type(again.asked()).__name__)
            again.apply(action)
        return asked >= set(kinds)

    return sign


def trust_outbids(s: State) -> bool:
    """The Trust wins a consolidation in which players took part [KK-17.20]."""
    told_of = [event.kind for event in s.events() if event.kind in ("claim_due", "passed", "trust_consolidated")]
    return any([pair == ("passed", "trust_consolidated") for pair in pairwise(told_of)])


def railroad_accident(s: State) -> bool:
    """Tokens leave their stations unseen [KK-13.43]."""
    return told(s, "rail_removed")


def full_line(s: State) -> bool:
    """A seat holds every station of a line [KK-20.6]."""
    return any([row["category"] == "end_lines" and max(row["points"]) > 0 for row in s.breakdown()])


def told_after(s: State, first: str, second: str) -> bool:
    """Something of the second kind happens after the first of the first kind."""
    kinds = [event.kind for event in s.events()]
    return first in kinds and second in kinds[kinds.index(first) :]


def water_stone(s: State) -> bool:
    """It comes into the bag, is drawn and returns [SW-14.3, SW-10.4]."""
    return told(s, "stone_added", "stone_returned")


def overtime(s: State) -> bool:
    """A miner is through the exit before the end, and moves on [SW-12.6]."""
    return told_after(s, "overtime_worked", "passed")


def final_sale(s: State) -> bool:
    """Houses on the coke plot load and sell in the final scoring [SW-15.10]."""
    return told_after(s, "final_began", "coke_sold")


def two_at_a_target(s: State) -> bool:
    """The second disc is worth less than the first [SW-5.4]."""
    tracks = [event.args["track"] for event in s.events() if event.kind == "target_reached"]
    return len(set(tracks)) < len(tracks)


def all_houses_placed(s: State) -> bool:
    return any([not seat["houses"] for seat in s.view(None)["seats"]])


def headframe_pair(s: State) -> bool:
    """With one coin both headframes move [SW-11.20]."""
    seats: list[object] = []  # whose headframes moved since a card was paid for
    for event in s.events():
        seats = [] if event.kind == "card_paid" else seats
        if event.kind == "headframe_moved":
            if event.args["seat"] in seats:
                return True
            seats.append(event.args["seat"])
    return False


GLUECK_AUF = "glueck-auf"
SCHICHTWECHSEL = "schichtwechsel"
FIRST = "kohle-und-kolonie-2013"
REVISED = "kohle-und-kolonie-revised"
SITUATIONS = {
    "ga-2p": Situation(GLUECK_AUF, 2, "eager", ends),
    "ga-3p": Situation(GLUECK_AUF, 3, "eager", ends),
    "ga-4p": Situation(GLUECK_AUF, 4, "eager", ends),
    "ga-2p-delivered-orders-open": Situation(GLUECK_AUF, 2, "eager", ends, delivered_orders="open"),
    "ga-2p-shared-victory": Situation(GLUECK_AUF, 2, "uniform", shared_victory),
    "ga-4p-shared-victory": Situation(GLUECK_AUF, 4, "eager", shared_victory),
    "ga-3p-marks-decide": Situation(GLUECK_AUF, 3, "eager", tie_broken),
    "ga-4p-marks-decide": Situation(GLUECK_AUF, 4, "uniform", tie_broken),
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
    "kk-2013-3p": Situation(FIRST, 3, "eager", ends),
    "kk-2013-4p": Situation(FIRST, 4, "buyer", ends),
    "kk-2013-5p": Situation(FIRST, 5, "eager", ends),
    "kk-revised-3p": Situation(REVISED, 3, "eager", ends),
    "kk-revised-4p": Situation(REVISED, 4, "buyer", ends),
    "kk-revised-5p": Situation(REVISED, 5, "eager", ends),
    "kk-2013-3p-shared-victory": Situation(FIRST, 3, "uniform", shared_victory),
    "kk-revised-3p-shared-victory": Situation(REVISED, 3, "uniform", shared_victory),
    "kk-2013-4p-tie-broken": Situation(FIRST, 4, "eager", tie_broken),
    "kk-revised-4p-tie-broken": Situation(REVISED, 4, "eager", tie_broken),
    "kk-2013-4p-trust-outbids": Situation(FIRST, 4, "uniform", trust_outbids),
    "kk-revised-3p-trust-outbids": Situation(REVISED, 3, "buyer", trust_outbids),
    "kk-2013-3p-mining-damage": Situation(FIRST, 3, "eager", asks("MiningDamagePay")),
    "kk-revised-4p-railroad-accident": Situation(REVISED, 4, "eager", railroad_accident),
    "kk-2013-3p-full-line": Situation(FIRST, 3, "collector", full_line),
    "kk-revised-5p-full-line": Situation(REVISED, 5, "collector", full_line),
    "kk-2013-5p-compaction-choice": Situation(FIRST, 5, "buyer", asks("CompactionPick")),
    "kk-revised-3p-compaction-choice": Situation(REVISED, 3, "buyer", asks("CompactionPick", "DisasterPenalty")),
    "kk-2013-4p-worker-payment": Situation(FIRST, 4, "eager", asks("WorkerPayment", "RescuePick")),
    "kk-revised-5p-rare-questions": Situation(
        REVISED, 5, "eager", asks("WorkerPayment", "ConsolidationToken", "BuyMineSettlementSource", "CompactionPick")
    ),
    "kk-revised-4p-from-a-position": Situation(REVISED, 4, "eager", ends, plies_before=150),
    "sw-2p": Situation(SCHICHTWECHSEL, 2, "eager", ends),
    "sw-3p": Situation(SCHICHTWECHSEL, 3, "buyer", ends),
    "sw-4p": Situation(SCHICHTWECHSEL, 4, "collector", ends),
    "sw-2p-tie-broken": Situation(SCHICHTWECHSEL, 2, "eager", tie_broken),
    "sw-4p-tie-broken": Situation(SCHICHTWECHSEL, 4, "collector", tie_broken),
    "sw-3p-all-negative": Situation(SCHICHTWECHSEL, 3, "uniform", all_negative),
    "sw-4p-water-stone": Situation(SCHICHTWECHSEL, 4, "eager", water_stone),
    "sw-2p-overtime": Situation(SCHICHTWECHSEL, 2, "collector", overtime),
    "sw-2p-final-sale": Situation(SCHICHTWECHSEL, 2, "buyer", final_sale),
    "sw-3p-final-sale": Situation(SCHICHTWECHSEL, 3, "buyer", final_sale),
    "sw-4p-two-at-a-target": Situation(SCHICHTWECHSEL, 4, "collector", two_at_a_target),
    "sw-2p-all-houses-placed": Situation(SCHICHTWECHSEL, 2, "collector", all_houses_placed),
    "sw-4p-headframe-pair": Situation(SCHICHTWECHSEL, 4, "eager", headframe_pair),
    "sw-3p-rare-questions": Situation(
        SCHICHTWECHSEL,
        3,
        "eager",
        asks("HeadframeFrom", "CopyCard", "ChooseVariant", "WaterAmount", "MayPlace", "BarrierBonus", "SalePick"),
    ),
    "sw-3p-from-a-position": Situation(SCHICHTWECHSEL, 3, "eager", ends, plies_before=150),
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
