"""A game is its record: title, rules version, options, seats, seed and the actions taken; all else follows."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import TracebackType

from revier.kernel.checks import MANY
from revier.kernel.errors import BadOption, BadPosition, IllegalAction, RecordError, RevierError, shortened
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.state import Json, State

FORMAT = 1
CHECK_EVERY = 50  # plies between check sums
LONGEST_NAME = 80


class Record:
    """What is needed to reproduce a game, with check sums to prove that it was reproduced."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: Seed,
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
        self.seats = seats or [f"seat {n}" for n in range(players)]  # the players' names
        self.checks = checks or {}  # ply -> check sum of the position then
        self.scores = scores  # at the end, if there was one

    @staticmethod
    def of(s: State, seats: list[str] | None = None) -> Record:
        """The record of how this position came about."""
        start = s if s.origin is None else s.origin
        record = Record(
            s.game,
            s.players,
            s.rng.seed,
            s.chosen_options(),
            [action for action in s.history],
            None if start.is_before_setup else start.to_dict(),
            seats,
            scores=s.scores() if s.is_over else None,
        )
        checks: dict[str, str] = {}
        for n in range(0, len(s.history), CHECK_EVERY):
            checks[str(start.ply + n)] = s.replay(n, None).checksum()
        checks[str(s.ply)] = s.checksum()
        record.checks = checks
        return record

    def begin(self) -> State:
        """The position the record starts from."""
        if self.position is None:
            return self.game.new(players=self.players, seed=self.seed, **self.options)
        try:
            s = self.game.load(self.position)
        except BadPosition as error:
            raise RecordError(f"position: {error}") from None
        if (s.players, s.rng.seed, s.chosen_options()) != (self.players, self.seed, self.options):
            raise RecordError("position: its players, seed or options are not those of the record")
        return s

    def replay(self, watch: Callable[[State], None] | None = None) -> State:
        """Play it again, showing every position to `watch`; RecordError names the first ply that does not agree."""
        s = self.begin()
        last = s.ply + len(self.actions)
        for ply in self.checks:
            if not s.ply <= int(ply) <= last:
                raise RecordError(f"checks: ply {ply} is not in the record, which goes from {s.ply} to {last}")
        self.check(s)
        if watch is not None:
            watch(s)
        for action in self.actions:
            if s.is_over:
                raise RecordError(f"actions: the game was over at ply {s.ply}, but the record goes on")
            try:
                s.apply(action)
            except IllegalAction as error:
                raise RecordError(f"actions: {error}") from None
            self.check(s)
            if watch is not None:
                watch(s)
        if self.scores is not None and not (s.is_over and self.scores == s.scores()):
            state = "over" if s.is_over else "not over"
            raise RecordError(f"scores: recorded {self.scores}, replayed {s.scores()}; the game is {state}")
        return s

    def check(self, s: State) -> None:
        recorded = self.checks.get(str(s.ply))
        if recorded is not None and recorded != s.checksum():
            raise RecordError(f"checks: ply {s.ply} gave {s.checksum()}, recorded was {recorded}")

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
        if self.game.data is not None:
            data["data"] = self.game.data
        if self.position is not None:
            data["position"] = self.position
        if self.scores is not None:
            data["scores"] = self.scores
        return data

    @staticmethod
    def from_dict(data: object, find: Callable[[str], Game]) -> Record:
        """A record from plain data; `find` gives a title by its id. Every fault is a RecordError naming the field."""
        if not isinstance(data, dict):
            raise RecordError(f"record: expected a mapping, got {shortened(data)}")
        expect(type(data.get("format")) is int and data["format"] == FORMAT, data, "format", str(FORMAT))
        expect(isinstance(data.get("game"), str), data, "game", "a title's id")
        game = found(data, find)
        known = f"{game.rules_version}, which is what {game.id} plays"
        expect(type(data.get("rules")) is int and data["rules"] == game.rules_version, data, "rules", known)
        expect(isinstance(data.get("options"), dict), data, "options", "a mapping")
        try:
            game.check_players(data.get("players"))
            game.check_seed(data.get("seed"))
        except BadOption as error:
            raise RecordError(str(error)) from None
        try:
            options = game.check_options(data["options"])
        except BadOption as error:
            raise RecordError(f"options: {error}") from None
        players: int = data["players"]
        seats = data.get("seats")
        expect(seats is None or is_names(seats, players), data, "seats", f"{players} printable names")
        expect(is_ints(data.get("actions")), data, "actions", "a list of action ids")
        expect(is_checks(data.get("checks", {})), data, "checks", "a mapping from ply to eight hex digits")
        scores = data.get("scores")
        expect(scores is None or (is_ints(scores) and len(scores) == players), data, "scores", f"{players} ints")
        position = data.get("position")
        expect(position is None or isinstance(position, dict), data, "position", "a mapping")
        checks = data.get("checks", {})
        record = Record(game, players, data["seed"], options, data["actions"], position, seats, checks, scores)
        record.begin()
        return record

    def save(self, path: Path) -> None:
        write_whole(path, json.dumps(self.to_dict(), ensure_ascii=False) + "\n")

    @staticmethod
    def load(path: Path, find: Callable[[str], Game]) -> Record:
        """A record from a file; every fault is a RecordError that names the file."""
        try:
            return Record.from_dict(json.loads(path.read_text(encoding="utf-8")), find)
        except RecordError as error:
            raise RecordError(f"{path.name}, {error}") from None
        except (OSError, ValueError, RecursionError) as fault:  # mypyc gives a name one type, so not `error` again
            raise RecordError(f"{path.name}: not a readable JSON file: {fault}") from None


def found(data: Json, find: Callable[[str], Game]) -> Game:
    """The title of a record, on the component data it was played with."""
    expect(data.get("data") is None or isinstance(data["data"], dict), data, "data", "a mapping")
    try:
        game = find(data["game"])
        return game if data.get("data") is None else game.on(data["data"])
    except RevierError as error:  # an unknown title, or data it cannot be played with
        raise RecordError(f"game: {error}") from None


def expect(ok: bool, data: Json, field: str, wanted: str) -> None:
    if not ok:
        raise RecordError(f"{field}: expected {wanted}, got {shortened(data.get(field))}")


def is_ints(value: object) -> bool:
    return isinstance(value, list) and all([type(n) is int and -MANY <= n <= MANY for n in value])


def is_names(value: object, players: int) -> bool:
    if not isinstance(value, list) or len(value) != players:
        return False
    return all([isinstance(name, str) and name.isprintable() and 0 < len(name) <= LONGEST_NAME for name in value])


def is_checks(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    return all([is_ply(ply) and isinstance(check, str) and len(check) == 8 for ply, check in value.items()])


def is_ply(value: object) -> bool:
    return (
        isinstance(value, str) and len(value) < 10 and value.isascii() and value.isdigit() and str(int(value)) == value
    )


def write_whole(path: Path, text: str) -> None:
    """All of a file or nothing: a full disk leaves what was there before."""
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")  # a pipe or a device cannot be replaced
        return
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


class NewFolder:
    """`with NewFolder(path) as new`: a folder that appears when it is whole; if that fails, nothing is left of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.new = Path(mkdtemp(prefix=f".{path.name}.", dir=path.absolute().parent))

    def __enter__(self) -> Path:
        self.new.chmod(0o755)
        return self.new

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.new.rename(self.path)
        else:
            rmtree(self.new, ignore_errors=True)
