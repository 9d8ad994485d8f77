"""Counts the sequences of choices from tricky positions: `python -m tests.perft` writes the files that are missing.

A file of `tests/perft` holds a position (seed, options and the actions that lead to it), a depth, and how many
sequences of so many choices begin with each first choice. Where a count is off, the first choice says where to look.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
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


def verbs(s: State) -> list[str]:
    return [s.game.actions.describe(action).verb for action in s.legal_actions()]


def first_pick(s: State) -> bool:
    return verbs(s)[0] == "draft_take"


def last_pick(s: State) -> bool:
    return verbs(s) == ["draft_take"] * 2


def first_placement(s: State) -> bool:
    return "worker" in verbs(s)


def crowded_placement(s: State) -> bool:
    """Few spaces are left to a seat with few workers, and something can be delivered."""
    texts = [s.game.actions.describe(action).text for action in s.legal_actions()]
    return "worker bank" in texts and 4 <= len(texts) <= 9 and any(["delivery" in text for text in texts])


def last_placement_of_a_shift(s: State) -> bool:
    """One worker is left on the whole table: what follows is a shift scoring and a new shift."""
    return "worker" in verbs(s) and sum([seat["workers"] for seat in s.view(None)["seats"]]) == 1


def last_placements_of_the_game(s: State) -> bool:
    workers = sum([seat["workers"] for seat in s.view(None)["seats"]])
    return "worker" in verbs(s) and workers == 3 and bool(s.view(None)["shift"] == 3)


def rich_pit(s: State) -> bool:
    """Every kind of step but the load can be chosen: the cage is at the surface and there is coal in the store."""
    return {"cage_to", "fill_cage", "fill_store", "sub_begin", "stash", "pit_end"} <= set(verbs(s))


def full_cage(s: State) -> bool:
    """Underground with five cubes, on a level with coal, which cannot be loaded [GA-7.4]."""
    question = s.decision()
    if question is None or question.kind != "PitStep" or "load" in verbs(s):
        return False
    seat = s.view(None)["seats"][question.seat]
    level = seat["cage_level"]
    return sum(seat["cage"].values()) == 5 and any([cart["cube"] for cart in seat["carts"][level - 1 : level]])


def mixed_substitution(s: State) -> bool:
    """The first cube of a substitution may come from the cage or from the store."""
    question = s.decision()
    return {"sub_cage", "sub_store"} <= set(verbs(s)) and question is not None and question.args["count"] == 1


def tiles_in_hand(s: State) -> bool:
    """Five tiles, some of them too dear."""
    return verbs(s)[0] == "keep" and verbs(s).count("keep") == 3


def orders_in_hand(s: State) -> bool:
    question = s.decision()
    return question is not None and question.kind == "Keep" and question.args == {"count": 5, "pile": "orders"}


def short_draw(s: State) -> bool:
    """Fewer than five were left: back they go without a question where [GA-Q26]."""
    question = s.decision()
    return question is not None and question.kind == "Keep" and 2 <= int(question.args["count"]) < 5


def two_carts_short(s: State) -> bool:
    """Both carts of a tile lack their colour [GA-6.3]."""
    steps = [step[0] for step in s.to_dict()["agenda"]]
    return steps[-2:] == ["FillCart", "CubeColor"] and len(s.legal_actions()) >= 2


def short_within_a_draw(s: State) -> bool:
    """A kept tile lacks cubes; then the others are put back."""
    steps = [step[0] for step in s.to_dict()["agenda"]]
    return "ReturnBlock" in steps and steps[-1] == "CubeColor" and len(s.legal_actions()) >= 2


# -- Kohle & Kolonie -------------------------------------------------------------------------------


def asked(s: State, kind: str) -> bool:
    question = s.decision()
    return question is not None and question.kind == kind


def rich_turn(s: State) -> bool:
    """Every main action but the settlement, flips and trade can be chosen."""
    wanted = {"buy_mine", "buy_steam_engine", "engineer", "move_miners", "buy_workers", "sell_workers"}
    return wanted <= set(verbs(s)) and any([verb.startswith("flip_") for verb in verbs(s)])


def settlement_in_turn(s: State) -> bool:
    """A settlement can be built, and the bonus token used as well [KK-9.1]."""
    return {"place_settlement", "use_bonus", "buy_mine"} <= set(verbs(s))


def token_for_action(s: State) -> bool:
    """In phase 4 a marker or the token, not both [KK-12.3]."""
    return asked(s, "ExtraActionChoice") and {"use_bonus", "use_marker"} <= set(verbs(s))


def near_stations(s: State) -> bool:
    """A miner may enter two stations at least, others may move after it [KK-7.53, KK-11]."""
    return asked(s, "MinerMoveTo") and verbs(s).count("station") >= 2


def mid_move(s: State) -> bool:
    """One miner has moved, deployments and movement points are left [KK-7.51]."""
    return {"deploy", "move"} <= set(verbs(s)) and s.events()[-1].kind == "miner_moved"


def auction(s: State) -> bool:
    """Three seats could still bid [KK-17.11]."""
    consolidation = s.to_dict()["consolidation"]
    return asked(s, "AuctionBid") and verbs(s).count("raise") >= 4 and len(consolidation["bidders"]) >= 3


def consolidation_token(s: State) -> bool:
    return asked(s, "ConsolidationToken")


def penalty(s: State) -> bool:
    """All three ways to pay are open [KK-13.21]."""
    return verbs(s) == ["vp_only", "coins_only", "vp_and_coin"]


def mining_damage(s: State) -> bool:
    """All pay in turn [KK-13.14]."""
    return verbs(s) == ["pay_coin", "lose_vp"]


def securing(s: State) -> bool:
    """Coins and the rescue team [KK-13.2]."""
    return asked(s, "SecureStep") and len(verbs(s)) >= 4 and "use_bonus" in verbs(s)


def compaction(s: State) -> bool:
    """Either row may move up; then the large mine finds its place [KK-17.30]."""
    return asked(s, "CompactionPick")


def worker_payment(s: State) -> bool:
    """A worker, or a railroad token in its place [KK-5.5]."""
    return asked(s, "WorkerPayment")


def loading(s: State) -> bool:
    """Wagons of railroad tokens may be added [KK-18.4]."""
    return asked(s, "LoadingStep") and "use_rail_wagon" in verbs(s)


GLUECK_AUF = "glueck-auf"
FIRST = "kohle-und-kolonie-2013"
REVISED = "kohle-und-kolonie-revised"
POSITIONS = {
    "ga-2p-first-pick": Tricky(GLUECK_AUF, 2, "eager", 7, first_pick),
    "ga-4p-last-pick": Tricky(GLUECK_AUF, 4, "eager", 4, last_pick),
    "ga-2p-first-placement": Tricky(GLUECK_AUF, 2, "eager", 4, first_placement),
    "ga-3p-first-placement": Tricky(GLUECK_AUF, 3, "eager", 4, first_placement),
    "ga-3p-crowded-placement": Tricky(GLUECK_AUF, 3, "eager", 6, crowded_placement),
    "ga-4p-last-placement-of-a-shift": Tricky(GLUECK_AUF, 4, "eager", 4, last_placement_of_a_shift),
    "ga-3p-last-placements-of-the-game": Tricky(GLUECK_AUF, 3, "eager", 6, last_placements_of_the_game),
    "ga-4p-rich-pit": Tricky(GLUECK_AUF, 4, "eager", 5, rich_pit),
    "ga-2p-full-cage": Tricky(GLUECK_AUF, 2, "eager", 6, full_cage),
    "ga-3p-mixed-substitution": Tricky(GLUECK_AUF, 3, "eager", 6, mixed_substitution),
    "ga-2p-tiles-in-hand": Tricky(GLUECK_AUF, 2, "eager", 8, tiles_in_hand),
    "ga-3p-orders-in-hand": Tricky(GLUECK_AUF, 3, "eager", 7, orders_in_hand),
    "ga-4p-short-draw": Tricky(GLUECK_AUF, 4, "collector", 6, short_draw),
    "ga-4p-two-carts-short": Tricky(GLUECK_AUF, 4, "uniform", 5, two_carts_short),
    "ga-4p-short-within-a-draw": Tricky(GLUECK_AUF, 4, "uniform", 8, short_within_a_draw),
    "kk-2013-4p-rich-turn": Tricky(FIRST, 4, "eager", 6, rich_turn),
    "kk-revised-3p-rich-turn": Tricky(REVISED, 3, "eager", 6, rich_turn),
    "kk-2013-5p-settlement-in-turn": Tricky(FIRST, 5, "eager", 6, settlement_in_turn),
    "kk-revised-5p-token-for-action": Tricky(REVISED, 5, "eager", 7, token_for_action),
    "kk-2013-3p-near-stations": Tricky(FIRST, 3, "eager", 5, near_stations),
    "kk-revised-4p-near-stations": Tricky(REVISED, 4, "eager", 9, near_stations),
    "kk-revised-3p-mid-move": Tricky(REVISED, 3, "eager", 7, mid_move),
    "kk-2013-4p-auction": Tricky(FIRST, 4, "buyer", 6, auction),
    "kk-revised-5p-auction": Tricky(REVISED, 5, "buyer", 5, auction),
    "kk-revised-4p-consolidation-token": Tricky(REVISED, 4, "eager", 7, consolidation_token),
    "kk-revised-4p-penalty": Tricky(REVISED, 4, "buyer", 6, penalty),
    "kk-2013-3p-mining-damage": Tricky(FIRST, 3, "eager", 8, mining_damage),
    "kk-2013-5p-securing": Tricky(FIRST, 5, "buyer", 7, securing),
    "kk-revised-5p-securing": Tricky(REVISED, 5, "buyer", 8, securing),
    "kk-2013-4p-compaction": Tricky(FIRST, 4, "buyer", 9, compaction),
    "kk-revised-3p-compaction": Tricky(REVISED, 3, "buyer", 7, compaction),
    "kk-2013-4p-worker-payment": Tricky(FIRST, 4, "eager", 6, worker_payment),
    "kk-revised-3p-loading": Tricky(REVISED, 3, "eager", 7, loading),
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
    for name, tricky in POSITIONS.items():
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            seed, s = tricky.find()
            path.write_text(written(seed, s, tricky.depth), encoding="utf-8")
            print(f"{path.name}: {path.read_text(encoding='utf-8').splitlines()[-1]}")


if __name__ == "__main__":
    main()
