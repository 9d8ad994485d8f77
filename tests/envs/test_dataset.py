"""`revier arena --dataset`: the same games as records and as rows."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import revier
from revier.cli import app
from revier.envs.observing import Observer
from revier.kernel.record import Record

COLUMNS = [
    "game",
    "ply",
    "seat",
    "bot",
    "observation",
    "action_mask",
    "action",
    "win_share",
    "place",
    "score",
    "margin",
]


def arena(*words: str) -> str:
    done = CliRunner().invoke(app, ["arena", "--lang", "en", *words])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_records_and_rows_tell_the_same_games(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "found"
    words = ["glueck-auf", "--players", "2", "--bots", "greedy,random", "--games", "4", "--seed", "3", "--jobs", jobs]
    said = arena(*words, "--dataset", str(folder), "--option", "delivered_orders=open")
    assert f"Data set: {folder}" in said.replace("\n", "")
    table = pq.read_table(folder / "decisions.parquet")
    assert table.column_names == COLUMNS
    about = json.loads(table.schema.metadata[b"revier"])
    observer = Observer(revier.game("glueck-auf"), 2)
    assert about["options"] == {"delivered_orders": "open"}
    assert [field["name"] for field in about["fields"]] == [entry.name for entry in observer.entries]
    rows = table.to_pylist()
    paths = sorted((folder / "records").iterdir())
    assert [path.name for path in paths] == [f"{n:06}.json" for n in range(4)]
    for n, path in enumerate(paths):
        record = Record.load(path, revier.game)
        mine = [row for row in rows if row["game"] == n]
        assert [row["action"] for row in mine] == record.actions
        s = record.begin()
        end = record.replay()
        for row in mine:
            seat = s.asked().seat
            assert (row["ply"], row["seat"], row["bot"]) == (s.ply, seat, record.seats[seat])
            assert np.array_equal(np.array(row["observation"], np.float32), observer.observation(s, seat))
            assert np.flatnonzero(row["action_mask"]).tolist() == s.legal_actions()
            s.apply(row["action"])
            assert (row["score"], row["place"]) == (end.scores()[seat], end.ranking()[seat])
            assert row["margin"] == pytest.approx((end.scores()[seat] - end.scores()[1 - seat]) / 100, abs=1e-6)
            assert row["win_share"] == (end.ranking()[seat] == 1) / end.ranking().count(1)


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    for folder, said in ((tmp_path, "exists already"), (tmp_path / "a" / "b", "There is no folder")):
        words = ["arena", "glueck-auf", "--lang", "en", "--games", "1", "--dataset", str(folder)]
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 2
        assert said in done.output
    assert list(tmp_path.iterdir()) == []


def test_a_run_can_go_on_and_still_have_all_its_games(tmp_path: Path) -> None:
    """Actions are in the log, so those of games played before are known."""
    words = ["schichtwechsel", "--players", "2", "--bots", "random", "--games", "3", "--report", str(tmp_path / "run")]
    arena(*words, "--dataset", str(tmp_path / "one"))
    log = tmp_path / "run" / "games.jsonl"
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:2]))
    (tmp_path / "run" / "figures.json").unlink()
    arena(*words, "--dataset", str(tmp_path / "two"))
    tables = [pq.read_table(tmp_path / name / "decisions.parquet") for name in ("one", "two")]
    assert tables[0].equals(tables[1])
