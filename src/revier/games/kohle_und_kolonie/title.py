"""Both editions as the kernel knows them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import tomli

from revier.games.kohle_und_kolonie.actions import action_table
from revier.games.kohle_und_kolonie.board import NONE, Board
from revier.games.kohle_und_kolonie.bonus import ChooseBonusToken, ReturnTokens, SelectTokens
from revier.games.kohle_und_kolonie.checking import check_position
from revier.games.kohle_und_kolonie.compaction import Compact, CompactionPick
from revier.games.kohle_und_kolonie.consolidation import (
    AddTokens,
    AuctionBid,
    Bidding,
    Consolidations,
    ConsolidationToken,
    NextConsolidation,
)
from revier.games.kohle_und_kolonie.disaster import DrawDisc, DrawDiscs, EndDisaster, MineDisaster, MiningDamagePay
from revier.games.kohle_und_kolonie.edition import Edition
from revier.games.kohle_und_kolonie.engineers import EngineerMoveFrom, EngineerPlace
from revier.games.kohle_und_kolonie.engines import SteamEnginePlace
from revier.games.kohle_und_kolonie.events import event_table
from revier.games.kohle_und_kolonie.extra import ExtraActionChoice, ExtraActions
from revier.games.kohle_und_kolonie.fields import fields
from revier.games.kohle_und_kolonie.flipping import FlipTile
from revier.games.kohle_und_kolonie.hits import (
    DisasterPenalty,
    FirstHit,
    LoseMiner,
    LoseMinerFrom,
    RailroadAccident,
    RailroadAccidentPick,
)
from revier.games.kohle_und_kolonie.large_mine import LargeMineBuilt, PlayerWins, TrustMarks, TrustWins
from revier.games.kohle_und_kolonie.miners import MinerDeployTo, MinerMoveFrom, MinerMoveTo, MinerStep
from revier.games.kohle_und_kolonie.mines import (
    BuyMinePick,
    BuyMineSettlementSource,
    BuyMineWorkerSource,
    SecondMiner,
    SecondMinerPlace,
    SecondWorker,
    TableauSpacePick,
)
from revier.games.kohle_und_kolonie.pithead import ActivateLoading, LoadingStep, PitheadScoring
from revier.games.kohle_und_kolonie.rounds import Round
from revier.games.kohle_und_kolonie.scoring import BoardScoring, FinalScore, Income
from revier.games.kohle_und_kolonie.securing import AfterRescue, RescuePick, SecureStep, Securing
from revier.games.kohle_und_kolonie.settlements import SettlementMiner, SettlementSite
from revier.games.kohle_und_kolonie.setup import SetUp
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import PayWorkers, WorkerPayment
from revier.games.kohle_und_kolonie.trust import TrustBuys
from revier.games.kohle_und_kolonie.turn import ActionTurns, CoinForWorkers, TurnMenu
from revier.kernel.errors import BadData
from revier.kernel.fields import Field
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json

STEPS: list[type[Any]] = [
    ActionTurns,
    ActivateLoading,
    AddTokens,
    AfterRescue,
    AuctionBid,
    Bidding,
    BoardScoring,
    BuyMinePick,
    BuyMineSettlementSource,
    BuyMineWorkerSource,
    ChooseBonusToken,
    CoinForWorkers,
    Compact,
    CompactionPick,
    ConsolidationToken,
    Consolidations,
    DisasterPenalty,
    DrawDisc,
    DrawDiscs,
    EndDisaster,
    EngineerMoveFrom,
    EngineerPlace,
    ExtraActionChoice,
    ExtraActions,
    FinalScore,
    FirstHit,
    FlipTile,
    Income,
    LargeMineBuilt,
    LoadingStep,
    LoseMiner,
    LoseMinerFrom,
    MineDisaster,
    MinerDeployTo,
    MinerMoveFrom,
    MinerMoveTo,
    MinerStep,
    MiningDamagePay,
    NextConsolidation,
    PayWorkers,
    PitheadScoring,
    PlayerWins,
    RailroadAccident,
    RailroadAccidentPick,
    RescuePick,
    ReturnTokens,
    Round,
    SecondMiner,
    SecondMinerPlace,
    SecondWorker,
    SecureStep,
    Securing,
    SelectTokens,
    SetUp,
    SettlementMiner,
    SettlementSite,
    SteamEnginePlace,
    TableauSpacePick,
    TrustBuys,
    TrustMarks,
    TrustWins,
    TurnMenu,
    WorkerPayment,
]


@cache
def printed_board() -> dict[str, Any]:
    """The board in our own transcription, read once."""
    return tomli.loads(files("revier").joinpath("data/kohle-und-kolonie.toml").read_text(encoding="utf-8"))


class KohleUndKolonieGame(Game):
    def __init__(self, edition: Edition, data: dict[str, Any] | None = None) -> None:
        self.edition = edition
        self.board = Board(printed_board() if data is None else data, edition.id)
        super().__init__(
            id=f"kohle-und-kolonie-{edition.id}",
            rules_version=1,
            seats=range(3, 6),
            options={},
            actions=action_table(self.board),
            events=event_table(self.board),
            steps=STEPS,
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
        game = KohleUndKolonieGame(self.edition, data)
        game.data = data
        return game

    def facts(self) -> Json:
        from revier.games.kohle_und_kolonie.facts import facts

        return dict(facts(printed_board() if self.data is None else self.data))

    def fresh(self, players: int, seed: Seed, options: dict[str, str]) -> KohleUndKolonie:
        s = KohleUndKolonie(self, players, generator(seed), self.board, self.edition)
        s.push(SetUp())
        return s

    def fields(self, players: int) -> list[Field]:
        return fields(self.board, players)

    def check(self, s: KohleUndKolonie) -> None:
        check_position(s)
