"""Both editions as the kernel knows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from revier.games.kohle_und_kolonie import TITLE
from revier.games.kohle_und_kolonie.actions import action_table
from revier.games.kohle_und_kolonie.board import NONE, Board
from revier.games.kohle_und_kolonie.checking import check_position
from revier.games.kohle_und_kolonie.edition import FIRST, REVISED, Edition
from revier.games.kohle_und_kolonie.events import event_table
from revier.games.kohle_und_kolonie.fields import fields
from revier.games.kohle_und_kolonie.setup import SetUp
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.errors import BadData
from revier.kernel.fields import Field
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json
from revier.kernel.title import read_toml


def make(edition: str) -> Game:
    return KohleUndKolonieGame(FIRST if edition == FIRST.id else REVISED)


@cache
def printed_board() -> dict[str, Any]:
    """The board in our own transcription, read once."""
    return read_toml("revier.games.kohle_und_kolonie", "board.toml")


class KohleUndKolonieGame(Game):
    def __init__(self, rules: Edition, data: dict[str, Any] | None = None) -> None:
        self.rules = rules
        self.board = Board(printed_board() if data is None else data, rules.id)
        super().__init__(
            TITLE,
            rules.id,
            rules_version=1,
            options={},
            actions=action_table(self.board),
            events=event_table(self.board),
        )
        self.data_word = "board"
        self.is_open = True
        self.least_argument = NONE

    def on(self, data: Json) -> KohleUndKolonieGame:
        """The same edition on another board; BadData lists all its faults."""
        from revier.games.kohle_und_kolonie.board_check import board_faults

        faults = board_faults(data)
        if faults:
            raise BadData(faults)
        game = KohleUndKolonieGame(self.rules, data)
        game.data = data
        return game

    def facts(self) -> Json:
        from revier.games.kohle_und_kolonie.facts import facts

        return dict(facts(printed_board() if self.data is None else self.data))

    def fresh(self, players: int, seed: Seed, options: dict[str, str]) -> KohleUndKolonie:
        s = KohleUndKolonie(self, players, generator(seed), self.board, self.rules)
        s.push(SetUp())
        return s

    def fields(self, players: int) -> list[Field]:
        return fields(self.board, players)

    def check(self, s: KohleUndKolonie) -> None:
        check_position(s)
