"""What results say about bots. Intervals are over groups: games of one group share a deal and are not independent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

from revier.arena.intervals import Estimate, estimate
from revier.arena.match import Result
from revier.arena.plan import Task
from revier.arena.sprt import counted, judge, outcome
from revier.kernel.state import Json

FORMAT = 1  # of the figures as JSON; raised when a name changes its meaning


Seats = list[tuple[Result, int]]  # seats of matches


def figures(task: Task, results: Iterable[Result]) -> Json:
    """All figures of a run as plain data; the order in which results came does not matter."""
    played = counted(task, sorted(results, key=lambda result: result.index))
    test = judge(task, played)
    seats = [(result, seat) for result in played for seat in range(task.players)]
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
        "seats": by_seat(seats, task.players),
        "sprt": outcome(task, test) if test else None,
        "bots": [about(name, played, seats_of(name, seats), rated[name]) for name in rated],
    }


def seats_of(name: str, seats: Seats) -> Seats:
    return [(result, seat) for result, seat in seats if result.bots[seat] == name]


def about(name: str, played: list[Result], seats: Seats, rating: tuple[float, float]) -> Json:
    """How a bot did over all seats it had."""
    players = len(played[0].bots)
    turns = sum([result.turns[seat] for result, seat in seats])
    alone = [(result, seat) for result, seat in seats if result.bots.count(name) == 1]
    mu, sigma = rating
    return {
        "bot": name,
        "games": len({result.index for result, _ in seats}),
        "seats": len(seats),
        "stake": means([(result.group, result.taken(name)) for result in played])._asdict(),
        "expected_stake": round(len(seats) / (len(played) * players), 6),
        "win_share": over_groups(seats, "shares"),
        "alone": over_groups(alone, "shares") if alone else None,  # where no other seat was its own
        "expected_share": round(1 / players, 6),
        "place": over_groups(seats, "places"),
        "score": over_groups(seats, "scores"),
        "rating": Estimate(round(mu, 4), round(mu - 2 * sigma, 4), round(mu + 2 * sigma, 4))._asdict(),
        "by_seat": by_seat(seats, players),
        "decisions_per_turn": round(sum([result.decisions[seat] for result, seat in seats]) / turns, 4),
        "ms_per_turn": round(sum([result.microseconds[seat] for result, seat in seats]) / turns / 1000, 4),
        "longest_turn_ms": max([result.longest[seat] for result, seat in seats]) / 1000,
    }


def by_seat(seats: Seats, players: int) -> list[Json]:
    """Shares of the win at each seat of the table."""
    return [over_groups([one for one in seats if one[1] == seat], "shares") for seat in range(players)]


def over_groups(seats: Seats, row: str) -> Json:
    """The mean of what a row of results has for these seats."""
    return means([(result.group, getattr(result, row)[seat]) for result, seat in seats])._asdict()


def spread(values: list[tuple[int, int]]) -> Json:
    """Mean with interval, least and most."""
    counts = [count for _, count in values]
    return means(values)._asdict() | {"least": min(counts), "most": max(counts)}


def means(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean over groups of (group, value)."""
    groups: dict[int, list[float]] = defaultdict(list)
    for group, value in values:
        groups[group].append(value)
    return estimate([sum(group) / len(group) for group in groups.values()])


def ratings(played: list[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mu and sigma by bot, after all matches in their order.

    Every seat is rated as a player of its own; a bot that had several takes the mean of what they came to.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = sorted({name for result in played for name in result.bots})
    current = dict.fromkeys(names, (model.mu, model.sigma))
    for result in played if len(names) > 1 else ():  # a bot learns nothing from beating itself
        teams = [[model.rating(*current[name])] for name in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for name in set(result.bots):
            mine = [team[0] for team, who in zip(rated, result.bots, strict=True) if who == name]
            current[name] = (fmean(player.mu for player in mine), fmean(player.sigma for player in mine))
    return current


def course(played: Iterable[Result]) -> dict[str, list[float]]:
    """The mean score of every bot at evenly spread points of the game."""
    rows: dict[str, list[list[int]]] = defaultdict(list)
    for result in played:
        for seat, name in enumerate(result.bots):
            rows[name].append(result.curves[seat])
    return {name: [fmean(points) for points in zip(*rows[name], strict=True)] for name in sorted(rows)}


def scores(played: Iterable[Result]) -> dict[str, list[int]]:
    """All final scores of every bot."""
    found: dict[str, list[int]] = defaultdict(list)
    for result in played:
        for name, points in zip(result.bots, result.scores, strict=True):
            found[name].append(points)
    return {name: found[name] for name in sorted(found)}
