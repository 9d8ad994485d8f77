"""Games as a data set: a record of each, and a Parquet table with a row for every decision (docs/envs.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import pyarrow as pa
import pyarrow.parquet as pq

from revier.envs.observing import Observer
from revier.envs.rewards import MARGIN, WIN_SHARE, final_rewards
from revier.kernel.game import Game
from revier.kernel.record import NewFolder, Record
from revier.kernel.state import State

FORMAT = 1  # raised when a column changes its meaning
DECISIONS = "decisions.parquet"
RECORDS = "records"


class Played(Protocol):
    """What a data set needs to know of a game."""

    @property
    def index(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def bots(self) -> list[str]: ...
    @property
    def actions(self) -> list[int]: ...


def schema(observer: Observer, options: Mapping[str, str]) -> pa.Schema:
    """The columns; what an observation holds stands in the metadata."""
    fields = [
        {"name": e.name, "start": e.start, "size": e.field.size, "scale": e.field.scale, "meaning": e.field.meaning}
        for e in observer.entries
    ]
    about: dict[str, Any] = {
        "format": FORMAT,
        "game": observer.game.id,
        "rules": observer.game.rules_version,
        "version": observer.version,
        "players": observer.players,
        "options": dict(options),
        "fields": fields,
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.float32(), observer.size)),
            ("action_mask", pa.list_(pa.bool_(), observer.actions)),
            ("action", pa.int16()),
            ("win_share", pa.float32()),
            ("place", pa.int8()),
            ("score", pa.int32()),
            ("margin", pa.float32()),
        ],
        metadata={"revier": json.dumps(about, ensure_ascii=False)},
    )


def write_dataset(folder: Path, game: Game, players: int, options: Mapping[str, str], played: Iterable[Played]) -> None:
    """A folder with all games; it appears when it is whole."""
    observer = Observer(game, players)
    columns = schema(observer, options)
    with NewFolder(folder) as new:
        (new / RECORDS).mkdir()
        with pq.ParquetWriter(new / DECISIONS, columns, compression="zstd") as table:
            for one in played:
                s = game.new(players=players, seed=one.seed, **options)
                rows = list(decisions(observer, s, one))
                Record.of(s, one.bots).save(new / RECORDS / f"{one.index:06}.json")
                outcome = outcomes(s)
                table.write_table(pa.Table.from_pylist([row | outcome[row["seat"]] for row in rows], columns))


def decisions(observer: Observer, s: State, one: Played) -> Iterator[dict[str, Any]]:
    """What was seen, what could be done and what was done, while the game is played again."""
    for action in one.actions:
        seat = s.asked().seat
        yield {
            "game": one.index,
            "ply": s.ply,
            "seat": seat,
            "bot": one.bots[seat],
            "observation": observer.observation(s, seat),
            "action_mask": observer.mask(s, seat).astype(bool),
            "action": action,
        }
        s.apply(action)


def outcomes(s: State) -> list[dict[str, Any]]:
    """How the game ended for each seat."""
    rows = zip(final_rewards(WIN_SHARE, s), s.ranking(), s.scores(), final_rewards(MARGIN, s), strict=True)
    return [{"win_share": w, "place": place, "score": score, "margin": m} for w, place, score, m in rows]
