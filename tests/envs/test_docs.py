"""The page about environments says what they do."""

from __future__ import annotations

import pyarrow as pa

import revier
from revier.envs.dataset import schema
from revier.envs.observing import Observer
from revier.envs.rewards import REWARDS
from revier.envs.solo import env_id
from revier.envs.spiel import game_name
from tests.envs.docs import BEGIN, END, PAGE, tables

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_tables_of_fields_are_those_of_the_encoders() -> None:
    assert TEXT.split(BEGIN)[1].split(END)[0] == tables(), "python -m tests.envs.docs writes them anew"


def test_every_name_is_told() -> None:
    for title in revier.games():
        assert env_id(title) in TEXT
        assert game_name(title) in TEXT
    for reward in REWARDS:
        assert f"`{reward}`" in TEXT


def test_every_column_of_a_data_set_is_told_with_its_type() -> None:
    columns = schema(Observer(revier.game("glueck-auf"), 2), {})
    for column in columns:
        kind = "list" if pa.types.is_fixed_size_list(column.type) else str(column.type).split("<")[0]
        assert f"| `{column.name}` | {kind}" in TEXT, column.name
