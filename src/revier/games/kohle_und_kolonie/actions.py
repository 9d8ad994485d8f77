"""The actions of Kohle & Kolonie [KK-23]: verbs, and objects whose meaning the decision gives.

The verbs of `TABLE` have the same numbers on every board, which only names their objects; spaces, rescue spaces,
squares and villages follow, as many as a board has. A later verb goes behind these, at the end of `action_table` and
never into `TABLE`, so that no other number moves. Its own depends on the board, which keeps it: `later_action`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie import TITLE
from revier.games.kohle_und_kolonie.board import (
    BOARD_ACTIONS,
    ENGINEER_SPACE_IDS,
    MINER_SPACE_IDS,
    MINES,
    STATIONS,
    STEAM_SPACE_IDS,
    TOKEN_IDS,
    Board,
)
from revier.kernel.tables import ActionTable, Domain

TABLE: Final = ActionTable(TITLE.prefix)

# named by the board
MINE_OF: Final = Domain("mine", range(MINES))
STATION_OF: Final = Domain("station", range(STATIONS))

RAISES: Final = 20


def button(name: str, kind: str, rule: str) -> int:
    """A verb that needs no object."""
    return TABLE.verb(name, kind=kind, rule=rule, targets=f"button:{name}")


STOP: Final[i64] = button("stop", "", "KK-7.3")  # also end_turn, done, skip, pass
TOKEN: Final[i64] = TABLE.verb(
    "token", Domain("token", TOKEN_IDS), kind="ChooseBonusToken", rule="KK-6.2", targets="token:{token}"
)
BUY_MINE: Final[i64] = button("buy_mine", "TurnMenu", "KK-7.10")
BUY_STEAM_ENGINE: Final[i64] = button("buy_steam_engine", "TurnMenu", "KK-7.20")
PLACE_SETTLEMENT: Final[i64] = button("place_settlement", "TurnMenu", "KK-7.30")
ENGINEER: Final[i64] = button("engineer", "TurnMenu", "KK-7.40")
MOVE_MINERS: Final[i64] = button("move_miners", "TurnMenu", "KK-7.50")
USE_BONUS: Final[i64] = button("use_bonus", "", "KK-9.1")
USE_MARKER: Final[i64] = button("use_marker", "ExtraActionChoice", "KK-12.1")
FLIP: Final[i64] = button("flip_cokery", "TurnMenu", "KK-8.2")  # and the other ways to flip, one after another
FLIP_IRONWORKS: Final[i64] = button("flip_ironworks", "TurnMenu", "KK-8.2")
FLIP_LOADING: Final[i64] = button("flip_loading", "TurnMenu", "KK-8.2")
FLIP_WORKFORCE_WORKERS: Final[i64] = button("flip_workforce_workers", "TurnMenu", "KK-8.5")
FLIP_WORKFORCE_COINS: Final[i64] = button("flip_workforce_coins", "TurnMenu", "KK-8.5")
BUY_WORKERS: Final[i64] = button("buy_workers", "TurnMenu", "KK-8.6")
SELL_WORKERS: Final[i64] = button("sell_workers", "TurnMenu", "KK-8.6")
MINE: Final[i64] = TABLE.verb("mine", MINE_OF, kind="BuyMinePick", rule="KK-7.10", targets="mine:{mine}")
STATION: Final[i64] = TABLE.verb("station", STATION_OF, rule="KK-7.53", targets="station:{station}")
MINER_SPACE: Final[i64] = TABLE.verb(
    "miner_space", Domain("space", MINER_SPACE_IDS), rule="KK-7.52", targets="pithead:{space}"
)
ENGINEER_SPACE: Final[i64] = TABLE.verb(
    "engineer_space", Domain("space", ENGINEER_SPACE_IDS), rule="KK-7.40", targets="pithead:{space}"
)
STEAM_SPACE: Final[i64] = TABLE.verb(
    "steam_space", Domain("space", STEAM_SPACE_IDS), rule="KK-7.21", targets="pithead:{space}"
)
SUPPLY: Final[i64] = TABLE.verb("supply", rule="KK-7.53", targets="supply")
DEPLOY: Final[i64] = button("deploy", "", "KK-7.52")
MOVE: Final[i64] = button("move", "MinerStep", "KK-7.53")
MOVE_ENGINEER: Final[i64] = button("move_engineer", "MinerStep", "KK-7.56")
YES: Final[i64] = button("yes", "SettlementMiner", "KK-7.31")
PAY_WORKER: Final[i64] = button("pay_worker", "WorkerPayment", "KK-5.5")
PAY_RAIL_WORKER: Final[i64] = button("pay_rail_worker", "WorkerPayment", "KK-5.5")
RAISE: Final[i64] = TABLE.verb(  # to H + 1 … H + 20
    "raise", Domain("by", range(1, RAISES + 1)), kind="AuctionBid", rule="KK-17.11", targets="raise:{by}"
)
LOSE_VP_ONLY: Final[i64] = button("vp_only", "DisasterPenalty", "KK-13.21")
PAY_COINS_ONLY: Final[i64] = button("coins_only", "DisasterPenalty", "KK-13.21")
PAY_BOTH: Final[i64] = button("vp_and_coin", "DisasterPenalty", "KK-13.21")
PAY_DAMAGE: Final[i64] = button("pay_coin", "MiningDamagePay", "KK-13.14")
LOSE_VP: Final[i64] = button("lose_vp", "MiningDamagePay", "KK-13.14")
USE_AID: Final[i64] = button("use_aid", "ConsolidationToken", "KK-17.8")
USE_RAIL_CONSOLIDATION: Final[i64] = button("use_rail_consolidation", "ConsolidationToken", "KK-17.8")
LOAD_BY_WORKER: Final[i64] = button("load_by_worker", "LoadingStep", "KK-18.2")
USE_RAIL_WAGON: Final[i64] = button("use_rail_wagon", "LoadingStep", "KK-18.4")


def action_table(board: Board) -> ActionTable:
    """The table of a board."""
    assert len(TABLE) == BOARD_ACTIONS
    table = TABLE.with_names(
        {MINE_OF: Domain("mine", board.mine_ids), STATION_OF: Domain("station", board.station_ids)}
    )
    table.verb("space", Domain("space", board.space_ids), rule="KK-7.14", targets="space:{space}")
    rescue = [f"rescue_{id}" for id in board.space_ids]
    table.verb("rescue", Domain("space", rescue), rule="KK-7.52", targets="rescue:{space}")
    squares = Domain("square", range(1, len(board.squares) + 1))
    table.verb("square", squares, kind="RescuePick", rule="KK-13.2", targets="square:{square}")
    table.verb("village", Domain("village", board.village_ids), rule="KK-7.31", targets="village:{village}")
    return table
