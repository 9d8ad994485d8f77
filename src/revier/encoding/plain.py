"""Observations of any title, read from its view: for titles without an encoder of their own.

Every number, flag and name of the view is an entry, found by its path (`marks.0`, `tiles.2.color`), and so are the
lengths of lists. Which paths there are, how large their numbers get and which names occur is seen in some games of
random play, always the same: the layout depends on the rules alone. What these games did not show is left out, larger
numbers are cut, unknown names count as 0. Seats stand as the table counts them, and `observer` says who looks. An
encoder that knows its title says as much in fewer entries.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from mypy_extensions import i64

from revier.encoding.fields import Encoder, Field, Pen, asked_field
from revier.kernel.game import Game
from revier.kernel.rng import Rng
from revier.kernel.state import State

VERSION: Final = 1
SAMPLES: Final = 6  # games
EVERY: Final = 3  # plies a position is looked at
LONGEST: Final = 3000  # plies of a game
MOST: Final = 10_000  # what an entry can hold

Found = dict[str, int | None]


class Layout:
    """The paths in the order of an observation, the names by their numbers, and the largest number of each path."""

    def __init__(self, game: Game, players: int) -> None:
        self.names: dict[str, int] = {}
        self.most: dict[str, int] = {}
        for verb in game.actions.verbs.values():
            for value in verb.domain.values:
                for part in value:
                    self.learn_name(part)
        for seed in range(SAMPLES):
            s = game.new(players=players, seed=seed)
            rng = Rng(seed)
            while not s.is_over and s.ply < LONGEST:
                if s.ply % EVERY == 0:
                    self.learn(s)
                legal = s.legal_actions()
                s.apply(legal[rng.below(len(legal))])
            self.learn(s)
        self.paths = sorted(self.most)

    def learn(self, s: State) -> None:
        for seat in range(s.players):
            for path, value in flat(seen(s, seat), self, True).items():
                self.most[path] = max(self.most.get(path, 1), 0 if value is None else min(2 * abs(value), MOST))

    def learn_name(self, name: object) -> None:
        if isinstance(name, str) and name not in self.names:
            self.names[name] = len(self.names) + 1

    def number(self, name: str) -> int:
        return self.names.get(name, 0)


def seen(s: State, seat: int) -> dict[str, Any]:
    """The view, and what the question says to the one who is asked."""
    view = dict(s.view(seat))
    question = s.decision()
    view["question"] = {} if question is None or question.seat != seat else question.args
    return view


def flat(value: object, layout: Layout, learning: bool, path: str = "") -> Found:
    """Every number by its path."""
    found: Found = {}
    if isinstance(value, dict):
        for key in value:
            found.update(flat(value[key], layout, learning, f"{path}.{key}" if path else str(key)))
    elif isinstance(value, list):
        found[f"{path}.count"] = len(value)
        for i in range(len(value)):
            found.update(flat(value[i], layout, learning, f"{path}.{i}"))
    elif isinstance(value, str):
        if learning:
            layout.learn_name(value)
        found[path] = layout.number(value)
    elif isinstance(value, (bool, int)):
        found[path] = int(value)
    else:
        found[path] = None
    return found


@cache
def layout_of(game: Game, players: int) -> Layout:
    return Layout(game, players)


def fields(game: Game, players: int) -> list[Field]:
    layout = layout_of(game, players)
    return [
        asked_field(game),
        Field("observer", players, 1, "the seat that observes"),
        Field("to_act", players, 1, "the seat that has to decide"),
        *[Field(path, 1, layout.most[path], f"`{path}` of the view; −1: there is none") for path in layout.paths],
    ]


@final
class PlainEncoder(Encoder):
    """Writes what a seat's view holds."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players, VERSION, fields(game, players), [])
        self.layout = layout_of(game, players)

    def write(self, s: State, seat: i64, pen: Pen) -> None:
        self.asked(s, pen)
        pen.one_of(seat, self.players)
        pen.one_of(-1 if s.is_over else s.agenda[-1].seat, self.players)
        found = flat(seen(s, seat), self.layout, False)
        for path in self.layout.paths:
            value = found.get(path)
            most = self.layout.most[path]
            if value is None:
                pen.put(-most)
            else:
                pen.capped(value, most)
