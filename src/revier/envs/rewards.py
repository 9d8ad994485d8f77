"""What a seat is rewarded with."""

from __future__ import annotations

from revier.kernel.errors import BadOption
from revier.kernel.state import State

WIN_SHARE = "win_share"  # 1 to the winner, shared by those who share the victory
RANK = "rank"  # 1 to the first place, 0 to the last
MARGIN = "margin"  # points ahead of the best other seat, in hundreds
DENSE = "dense"  # points gained or lost, in hundreds, as they come
REWARDS = [WIN_SHARE, RANK, MARGIN, DENSE]
HUNDRED = 100.0


def check_reward(mode: str) -> None:
    if mode not in REWARDS:
        raise BadOption(f"reward: {mode!r} is not accepted; accepted: {', '.join(REWARDS)}")


def final_rewards(mode: str, s: State) -> list[float]:
    """What the end of a game is worth to each seat; nothing if points were rewarded as they came."""
    places = s.ranking()
    if mode == WIN_SHARE:
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    if mode == RANK:
        return [(len(places) - place) / (len(places) - 1) for place in places]
    if mode == MARGIN:
        scores = s.scores()
        return [(mine - max(scores[:seat] + scores[seat + 1 :])) / HUNDRED for seat, mine in enumerate(scores)]
    return [0.0] * len(places)


def gains(before: list[int], after: list[int]) -> list[float]:
    """Points that came since."""
    return [(new - old) / HUNDRED for old, new in zip(before, after, strict=True)]
