"""A game is its record: title, rules version, options, seats, seed and the actions taken; all else follows."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from revier.kernel.errors import BadOption, BadPosition, IllegalAction, RecordError
from revier.kernel.game import Game
from revier.kernel.state import Json, State

FORMAT = 1
CHECK_EVERY = 50  # plies between check sums


class Record:
    """What is needed to reproduce a game, with check sums to prove that it was reproduced."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: dict[str, str],
        actions: list[int],
        position: Json | None = None,
        seats: list[str] | None = None,
        checks: dict[str, str] | None = None,
        scores: list[int] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.actions = actions
        self.position = position  # where it began, if not with a new game
        self.seats = seats or [f"seat {n}" for n in range(players)]
        self.checks = checks or {}
        self.scores = scores

    @staticmethod
    def of(s: State, seats: list[str] | None = None) -> Record:
        """The record of how this position came about."""
        start = s if s.origin is None else s.origin
        record = Record(
            s.game,
            s.players,
            s.rng.key,
            s.chosen_options(),
            [action for action in s.history],
            None if start.is_before_setup else start.to_dict(),
            seats,
        )
        record.scores = s.scores() if s.is_over else None
        record.replay(verify=False)
        return record

    def begin(self) -> State:
        """The position the record starts from."""
        if self.position is not None:
            return self.game.load(self.position)
        return self.game.new(players=self.players, seed=self.seed, **self.options)

    def replay(self, verify: bool = True, watch: Callable[[State], None] | None = None) -> State:
        """Play it again from the start; RecordError names the first ply that does not agree."""
        s = self.begin()
        first = s.ply
        for n, action in enumerate([*self.actions, None]):
            if n % CHECK_EVERY == 0 or action is None:
                self.check(s, str(first + n), verify)
            if watch is not None:
                watch(s)
            if action is None:
                break
            if s.is_over:
                raise RecordError(f"actions: the game was over at ply {s.ply}, but the record goes on")
            try:
                s.apply(action)
            except (IllegalAction, TypeError) as error:
                raise RecordError(f"actions: ply {s.ply}: {error}") from None
        if verify and self.scores is not None and self.scores != s.scores():
            raise RecordError(f"scores: recorded {self.scores}, replayed {s.scores()}")
        return s

    def check(self, s: State, ply: str, verify: bool) -> None:
        if not verify:
            self.checks[ply] = s.checksum()
        elif ply in self.checks and self.checks[ply] != s.checksum():
            raise RecordError(f"checks: ply {ply} gave {s.checksum()}, recorded was {self.checks[ply]}")

    def to_dict(self) -> Json:
        data: Json = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "actions": self.actions,
            "checks": self.checks,
        }
        if self.position is not None:
            data["position"] = self.position
        if self.scores is not None:
            data["scores"] = self.scores
        return data

    @staticmethod
    def from_dict(data: object, find: Callable[[str], Game]) -> Record:
        """A record from plain data; `find` gives a title by its id."""
        if not isinstance(data, dict):
            raise RecordError(f"expected a record, got {type(data).__name__}")
        if data.get("format") != FORMAT:
            raise RecordError(f"format: expected {FORMAT}, got {data.get('format')!r}")
        if not isinstance(data.get("game"), str):
            raise RecordError(f"game: expected a title's id, got {data.get('game')!r}")
        game = find(data["game"])
        if data.get("rules") != game.rules_version:
            raise RecordError(f"rules: {game.id} plays rules {game.rules_version}, recorded was {data.get('rules')!r}")
        players = data.get("players")
        options = data.get("options", {})
        seats = data.get("seats")
        if not isinstance(options, dict):
            raise RecordError(f"options: expected a mapping, got {options!r}")
        try:
            game.check_players(players)
            game.check_seed(data.get("seed"))
            options = game.check_options(options)
        except BadOption as error:
            raise RecordError(str(error)) from None
        assert isinstance(players, int)
        if seats is not None and not (is_list_of(seats, str) and len(seats) == players):
            raise RecordError(f"seats: expected {players} names, got {seats!r}")
        for field, ok in (
            ("actions", is_list_of(data.get("actions"), int)),
            ("checks", isinstance(data.get("checks", {}), dict)),
            ("scores", data.get("scores") is None or is_list_of(data.get("scores"), int)),
            ("position", data.get("position") is None or isinstance(data.get("position"), dict)),
        ):
            if not ok:
                raise RecordError(f"{field}: malformed: {str(data.get(field))[:60]}")
        return Record(
            game,
            players,
            data["seed"],
            options,
            data["actions"],
            data.get("position"),
            seats,
            data.get("checks", {}),
            data.get("scores"),
        )

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(self.to_dict(), ensure_ascii=False) + "\n", encoding="utf-8")

    @staticmethod
    def load(path: Path, find: Callable[[str], Game]) -> Record:
        """A record from a file; every fault is a RecordError that names the file."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            record = Record.from_dict(data, find)
            if record.position is not None:
                record.game.load(record.position)
        except (OSError, ValueError, RecursionError) as error:
            raise RecordError(f"{path.name}: not a readable JSON file: {error}") from None
        except (RecordError, BadPosition) as error:
            raise RecordError(f"{path.name}, {error}") from None
        return record


def is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all([type(item) is kind for item in value])
