"""What results say about bots. Intervals are over groups: games of one group share a deal and are not independent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import NamedTuple

from revier.arena.intervals import Estimate, estimate
from revier.arena.match import Result
from revier.arena.plan import Task
from revier.kernel.state import Json

FORMAT = 1  # of the figures as JSON; raised when a name changes its meaning


class Seen(NamedTuple):
    """A seat of a match."""

    result: Result
    seat: int

    @property
    def bot(self) -> str:
        return self.result.bots[self.seat]


Measure = Callable[[Seen], float]


def share(seen: Seen) -> float:
    return seen.result.shares[seen.seat]


def place(seen: Seen) -> float:
    return seen.result.places[seen.seat]


def score(seen: Seen) -> float:
    return seen.result.scores[seen.seat]


def figures(task: Task, results: Iterable[Result]) -> Json:
    """All figures of a run as plain data; the order in which results came does not matter."""
    played = sorted(results, key=lambda result: result.index)
    seats = [Seen(result, seat) for result in played for seat in range(task.players)]
    rated = ratings(played)
    return {
        "format": FORMAT,
        "game": task.game,
        "rules": task.rules,
        "players": task.players,
        "options": task.options,
        "own_data": task.data is not None,
        "seed": task.seed,
        "games": len(played),
        "groups": len({result.group for result in played}),
        "games_per_group": len(task.seatings()),
        "plies": spread([(result.group, result.plies) for result in played]),
        "turns": spread([(result.group, sum(result.turns)) for result in played]),
        "seats": [over_groups([seen for seen in seats if seen.seat == seat], share) for seat in range(task.players)],
        "bots": [about(name, [seen for seen in seats if seen.bot == name], task, rated[name]) for name in rated],
    }


def about(name: str, seats: list[Seen], task: Task, rating: tuple[float, float]) -> Json:
    """How a bot did over all seats it had."""
    turns = sum(seen.result.turns[seen.seat] for seen in seats)
    alone = [seen for seen in seats if seen.result.bots.count(name) == 1]
    mu, sigma = rating
    return {
        "bot": name,
        "games": len({seen.result.index for seen in seats}),
        "seats": len(seats),
        "win_share": over_groups(seats, share),
        "alone": over_groups(alone, share) if alone else None,  # where no other seat was its own
        "expected_share": round(1 / task.players, 6),
        "place": over_groups(seats, place),
        "score": over_groups(seats, score),
        "rating": Estimate(round(mu, 4), round(mu - 2 * sigma, 4), round(mu + 2 * sigma, 4))._asdict(),
        "by_seat": [over_groups([seen for seen in seats if seen.seat == seat], share) for seat in range(task.players)],
        "decisions_per_turn": round(sum(seen.result.decisions[seen.seat] for seen in seats) / turns, 4),
        "ms_per_turn": round(1000 * sum(seen.result.seconds[seen.seat] for seen in seats) / turns, 4),
        "longest_turn_ms": max(seen.result.longest_ms[seen.seat] for seen in seats),
    }


def over_groups(seats: list[Seen], measure: Measure) -> Json:
    return means([(seen.result.group, measure(seen)) for seen in seats])._asdict()


def spread(values: list[tuple[int, int]]) -> Json:
    """Mean with interval, least and most."""
    counts = [count for _, count in values]
    return means(values)._asdict() | {"least": min(counts), "most": max(counts)}


def means(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean over groups of (group, value)."""
    groups: dict[int, list[float]] = defaultdict(list)
    for group, value in values:
        groups[group].append(value)
    return estimate([fmean(group) for group in groups.values()])


def ratings(played: list[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mu and sigma by bot, after all matches in their order.

    Every seat is rated as a player of its own; a bot that had several takes the mean of what they came to.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = sorted({name for result in played for name in result.bots})
    current = dict.fromkeys(names, (model.mu, model.sigma))
    for result in played:
        teams = [[model.rating(*current[name])] for name in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for name in set(result.bots) if len(names) > 1 else ():
            mine = [team[0] for team, who in zip(rated, result.bots, strict=True) if who == name]
            current[name] = (fmean(player.mu for player in mine), fmean(player.sigma for player in mine))
    return current


def course(played: Iterable[Result]) -> dict[str, list[float]]:
    """The mean score of every bot at evenly spread points of the game."""
    rows: dict[str, list[list[int]]] = defaultdict(list)
    for result in played:
        for seat, name in enumerate(result.bots):
            rows[name].append([scores[seat] for scores in result.course])
    return {name: [fmean(points) for points in zip(*rows[name], strict=True)] for name in sorted(rows)}


def scores(played: Iterable[Result]) -> dict[str, list[int]]:
    """All final scores of every bot."""
    found: dict[str, list[int]] = defaultdict(list)
    for result in played:
        for name, points in zip(result.bots, result.scores, strict=True):
            found[name].append(points)
    return {name: found[name] for name in sorted(found)}
