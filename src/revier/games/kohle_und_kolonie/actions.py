"""The actions of Kohle & Kolonie [KK-23]: verbs, and objects whose meaning the decision gives.

Numbers up to 140 are the same on every board; spaces, rescue spaces, squares and villages follow, as many as it has.
"""

from __future__ import annotations

from typing import Final

from revier.games.kohle_und_kolonie.board import (
    ENGINEER_SPACE_IDS,
    MINER_SPACE_IDS,
    STEAM_SPACE_IDS,
    TOKEN_IDS,
    Board,
)
from revier.kernel.tables import ActionTable, Domain

STOP: Final = 0  # also end_turn, done, skip, pass
TOKEN: Final = 1
BUY_MINE: Final = 8
BUY_STEAM_ENGINE: Final = 9
PLACE_SETTLEMENT: Final = 10
ENGINEER: Final = 11
MOVE_MINERS: Final = 12
USE_BONUS: Final = 13
USE_MARKER: Final = 14
FLIP: Final = 15  # cokery, ironworks, loading, workforce by workers, workforce by coins
BUY_WORKERS: Final = 20
SELL_WORKERS: Final = 21
MINE: Final = 22
STATION: Final = 67
MINER_SPACE: Final = 86
ENGINEER_SPACE: Final = 97
STEAM_SPACE: Final = 103
SUPPLY: Final = 105
DEPLOY: Final = 106
MOVE: Final = 107
MOVE_ENGINEER: Final = 108
YES: Final = 109
PAY_WORKER: Final = 110
PAY_RAIL_WORKER: Final = 111
RAISE: Final = 112  # to H + 1 … H + 20
RAISES: Final = 20
LOSE_VP_ONLY: Final = 132
PAY_COINS_ONLY: Final = 133
PAY_BOTH: Final = 134
PAY_DAMAGE: Final = 135
LOSE_VP: Final = 136
USE_AID: Final = 137
USE_RAIL_CONSOLIDATION: Final = 138
LOAD_BY_WORKER: Final = 139
USE_RAIL_WAGON: Final = 140


def action_table(board: Board) -> ActionTable:
    """The table of a board; the constants above are its numbers."""
    table = ActionTable("kk")
    table.verb("stop", rule="KK-7.3", targets="button:stop")
    table.verb("token", Domain("token", TOKEN_IDS), kind="ChooseBonusToken", rule="KK-6.2", targets="token:{token}")
    for name, kind, rule in (
        ("buy_mine", "TurnMenu", "KK-7.10"),
        ("buy_steam_engine", "TurnMenu", "KK-7.20"),
        ("place_settlement", "TurnMenu", "KK-7.30"),
        ("engineer", "TurnMenu", "KK-7.40"),
        ("move_miners", "TurnMenu", "KK-7.50"),
        ("use_bonus", "", "KK-9.1"),
        ("use_marker", "ExtraActionChoice", "KK-12.1"),
        ("flip_cokery", "TurnMenu", "KK-8.2"),
        ("flip_ironworks", "TurnMenu", "KK-8.2"),
        ("flip_loading", "TurnMenu", "KK-8.2"),
        ("flip_workforce_workers", "TurnMenu", "KK-8.5"),
        ("flip_workforce_coins", "TurnMenu", "KK-8.5"),
        ("buy_workers", "TurnMenu", "KK-8.6"),
        ("sell_workers", "TurnMenu", "KK-8.6"),
    ):
        table.verb(name, kind=kind, rule=rule, targets=f"button:{name}")
    table.verb("mine", Domain("mine", board.mine_ids), kind="BuyMinePick", rule="KK-7.10", targets="mine:{mine}")
    table.verb("station", Domain("station", board.station_ids), rule="KK-7.53", targets="station:{station}")
    table.verb("miner_space", Domain("space", MINER_SPACE_IDS), rule="KK-7.52", targets="pithead:{space}")
    table.verb("engineer_space", Domain("space", ENGINEER_SPACE_IDS), rule="KK-7.40", targets="pithead:{space}")
    table.verb("steam_space", Domain("space", STEAM_SPACE_IDS), rule="KK-7.21", targets="pithead:{space}")
    table.verb("supply", rule="KK-7.53", targets="supply")
    table.verb("deploy", rule="KK-7.52", targets="button:deploy")
    table.verb("move", kind="MinerStep", rule="KK-7.53", targets="button:move")
    table.verb("move_engineer", kind="MinerStep", rule="KK-7.56", targets="button:move_engineer")
    table.verb("yes", kind="SettlementMiner", rule="KK-7.31", targets="button:yes")
    table.verb("pay_worker", kind="WorkerPayment", rule="KK-5.5", targets="button:pay_worker")
    table.verb("pay_rail_worker", kind="WorkerPayment", rule="KK-5.5", targets="button:pay_rail_worker")
    table.verb("raise", Domain("by", range(1, RAISES + 1)), kind="AuctionBid", rule="KK-17.11", targets="raise:{by}")
    table.verb("vp_only", kind="DisasterPenalty", rule="KK-13.21", targets="button:vp_only")
    table.verb("coins_only", kind="DisasterPenalty", rule="KK-13.21", targets="button:coins_only")
    table.verb("vp_and_coin", kind="DisasterPenalty", rule="KK-13.21", targets="button:vp_and_coin")
    table.verb("pay_coin", kind="MiningDamagePay", rule="KK-13.14", targets="button:pay_coin")
    table.verb("lose_vp", kind="MiningDamagePay", rule="KK-13.14", targets="button:lose_vp")
    table.verb("use_aid", kind="ConsolidationToken", rule="KK-17.8", targets="button:use_aid")
    table.verb(
        "use_rail_consolidation", kind="ConsolidationToken", rule="KK-17.8", targets="button:use_rail_consolidation"
    )
    table.verb("load_by_worker", kind="LoadingStep", rule="KK-18.2", targets="button:load_by_worker")
    table.verb("use_rail_wagon", kind="LoadingStep", rule="KK-18.4", targets="button:use_rail_wagon")
    table.verb("space", Domain("space", board.space_ids), rule="KK-7.14", targets="space:{space}")
    rescue = [f"rescue_{id}" for id in board.space_ids]
    table.verb("rescue", Domain("space", rescue), rule="KK-7.52", targets="rescue:{space}")
    squares = Domain("square", range(1, len(board.squares) + 1))
    table.verb("square", squares, kind="RescuePick", rule="KK-13.2", targets="square:{square}")
    table.verb("village", Domain("village", board.village_ids), rule="KK-7.31", targets="village:{village}")
    return table
