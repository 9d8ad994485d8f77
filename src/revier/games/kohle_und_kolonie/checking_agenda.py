"""Whether the agenda of a position is one that play leads to: rounds and phases to come, the turn under way."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    DEPLOY_MOVE,
    ENGINEER_SPACES,
    ENGINEERS_FROM,
    FLIPPABLE,
    LOADING,
    MINES,
    NONE,
    RAIL_WAGON,
    STEAM_ENGINE_TOKEN,
    TILE_IDS,
    TOKENS,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.bonus import selection_order
from revier.games.kohle_und_kolonie.checking_phases import check_consolidation, check_disaster, expect, tiles_laid
from revier.games.kohle_und_kolonie.extra import has_action_token
from revier.games.kohle_und_kolonie.mines import has_worker
from revier.games.kohle_und_kolonie.pithead import wagons_on_tiles
from revier.games.kohle_und_kolonie.state import (
    NO_SETTLEMENT,
    ON_OFFER,
    ROUNDS,
    SETTLED,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    SUPPLY_PLACE,
    TILES,
    claim_in_play,
    empty_engineer_spaces,
    miners_at,
    places,
    workers_to_pay,
    workforce_flipped,
)
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step

# What lies under the decisions of a round, phase 10 at the bottom, and how much of it in each phase [KK-5.1].
UNDER: Final = [
    "ReturnTokens",
    "PitheadScoring 0",
    "Consolidations",
    "BoardScoring",
    "Income",
    "TrustBuys",
    "MineDisaster",
    "ExtraActions 0",
    "ActionTurns 3 0",
    "ActionTurns 2 0",
]
UNDER_PHASE: Final = {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 9: 2, 10: 1}

# What a turn may be waiting for above its menu.
IN_TURN: Final = [
    "",
    "BuyMinePick",
    "SecondMiner TableauSpacePick BuyMineWorkerSource",
    "SecondMiner TableauSpacePick BuyMineSettlementSource",
    "SecondMiner TableauSpacePick",
    "SecondWorker",
    "SecondMinerPlace",
    "SteamEnginePlace",
    "SettlementSite",
    "SettlementMiner",
    "EngineerMoveFrom",
    "EngineerPlace",
    "MinerStep",
    "CoinForWorkers WorkerPayment",
    "FlipTile WorkerPayment",
    "MinerDeployTo",
    "MinerMoveFrom",
    "MinerMoveTo",
    "MinerStep MinerDeployTo",
    "MinerStep MinerMoveFrom",
    "MinerStep MinerMoveTo",
    "MinerStep EngineerMoveFrom",
    "MinerStep EngineerPlace",
]


def name(step: Step[Any]) -> str:
    return type(step).__name__


def check_agenda(s: KohleUndKolonie) -> None:
    """The rounds and phases still to come, and on top what the decision of this phase waits for."""
    if len(s.agenda) == 0:
        check_end(s)
        return
    if not isinstance(s.agenda[-1], Decision):
        raise BadPosition("agenda", f"the last entry must be a decision, not {name(s.agenda[-1])}")
    expected = ["FinalScore"]
    expected += [f"Round {n}" for n in range(ROUNDS, s.round, -1)]
    expected += UNDER[: UNDER_PHASE[s.phase]]
    given = [" ".join([str(part) for part in s.game.save_step(step)]) for step in s.agenda[: len(expected)]]
    if given != expected:
        raise BadPosition("agenda", f"in round {s.round}, phase {s.phase}, it begins {', '.join(expected)}")
    rest = s.agenda[len(expected) :]
    names = [name(step) for step in rest]
    ints = [step.ints() for step in rest]
    if s.phase == 5:
        check_disaster(s, names, ints)
    elif s.phase == 9:
        check_consolidation(s, names, ints)
    else:
        check_turns(s, names, ints)


def check_end(s: KohleUndKolonie) -> None:
    """Nothing is left to do; tokens are back on the track [KK-6.6]."""
    for seat in range(s.players):
        if s.bonus[seat] != NONE:
            raise BadPosition(f"seats.{seat}.bonus", "None when the game is over [KK-6.6]")


def check_turns(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Phases in which one seat after the other acts: the counting step, then the seat's decision."""
    counter = {1: "SelectTokens", 2: "ActionTurns", 3: "ActionTurns", 4: "ExtraActions", 10: "PitheadScoring"}[s.phase]
    expect(len(names) > 1 and names[0] == counter, f"in phase {s.phase} {counter} lies under the decision")
    if counter == "ActionTurns":
        expect(ints[0][0] == s.phase, f"in phase {s.phase} it is ActionTurns {s.phase}")
    done = ints[0][-1]
    expect(1 <= done <= s.players, f"{counter} counts the seats that have begun, 1 to {s.players}")
    seat = selection_order(s)[done - 1] if s.phase == 1 else s.turn_order[done - 1]
    for args in ints[1:]:
        expect(len(args) > 0 and args[0] == seat, f"it is the turn of seat {seat}, by turn order")
    above = " ".join(names[1:])
    if s.phase == 1:
        expect(above == "ChooseBonusToken", "in phase 1 it is ChooseBonusToken [KK-6.2]")
        check_choosing(s)
    elif s.phase == 10:
        expect(above in ("LoadingStep", "ActivateLoading WorkerPayment"), f"phase 10 does not wait for {above}")
    elif s.phase == 4 and above == "ExtraActionChoice":
        ok = s.markers[seat] > 0 or has_action_token(s, seat)
        expect(ok, f"ExtraActionChoice: seat {seat} has neither marker nor action token [KK-12.1]")
    else:
        expect(names[1] == "TurnMenu", f"in phase {s.phase} the turn of a seat is its TurnMenu [KK-7.2]")
        waiting = " ".join(names[2:])
        expect(waiting in IN_TURN, f"a turn does not wait for {waiting}")
        if "BuyMine" in waiting or "TableauSpacePick" in waiting:
            expect(ints[1][1] == 0, "TurnMenu: buying a mine is the main action, so none is left [KK-7.2]")
    for i in range(1, len(names)):
        check_arguments(s, seat, names[i], ints[i], names[i - 1], ints[i - 1], i == len(names) - 1)


def check_choosing(s: KohleUndKolonie) -> None:
    """Who has chosen holds a token; the others hold none [KK-6.2, KK-6.6]."""
    for seat in range(s.players):
        if (s.bonus[seat] != NONE) != (seat in chosen_seats(s)):
            raise BadPosition(f"seats.{seat}.bonus", "in phase 1 exactly those hold a token who have chosen [KK-6.2]")


def check_arguments(
    s: KohleUndKolonie, seat: i64, step: str, args: list[int], below: str, below_args: list[int], is_top: bool
) -> None:
    """What a step of a turn says of mines, places, pieces and amounts must be there."""
    b = s.board
    if step == "TurnMenu":
        check_menu(s, args)
    elif step in ("SecondMiner", "TableauSpacePick", "BuyMineWorkerSource", "BuyMineSettlementSource"):
        mine = args[1]
        expect(0 <= mine < MINES and claim_in_play(s, b.mine_claim[mine]), f"{step}: there is no mine {mine}")
        expect(step == "SecondMiner" or mine == below_args[1], "a purchase is of one mine [KK-7.11]")
        owner = seat if step == "TableauSpacePick" and is_top else ON_OFFER
        if is_top:
            expect(s.mine_owner[mine] == owner, f"{step}: {b.mine_ids[mine]} is not for sale [KK-7.10]")
        if step == "BuyMineWorkerSource":
            expect(s.miners[seat] > 0, "BuyMineWorkerSource: no miner left in the supply [KK-7.10]")
        if step == "BuyMineSettlementSource":
            expect(not has_worker(s, b.mine_claim[mine]), "BuyMineSettlementSource: a worker is near [KK-7.10]")
        if step != "SecondMiner":
            expect(tiles_laid(s, seat) < b.spaces, f"{step}: seat {seat} has no open mine space [KK-7.14]")
    elif step == "BuyMinePick":
        expect(tiles_laid(s, seat) < b.spaces, f"BuyMinePick: seat {seat} has no open mine space [KK-7.14]")
    elif step == "SecondWorker":
        expect(0 <= args[1] < b.claims and claim_in_play(s, args[1]), f"SecondWorker: there is no claim {args[1]}")
    elif step == "SecondMinerPlace":
        expect(s.miners[seat] > 0, "SecondMinerPlace: no miner left in the supply [KK-7.15]")
    elif step == "SteamEnginePlace":
        expect(s.engine_supply > 0 and s.round > 1, "SteamEnginePlace: needs an engine, not in round 1 [KK-7.20]")
    elif step == "SettlementSite":
        expect(s.settlements[seat] > 0 and 2 <= args[1] <= 3, "SettlementSite: no settlement, or no price [KK-7.30]")
    elif step == "SettlementMiner":
        check_moving_in(s, seat, args[1])
    elif step == "WorkerPayment" or step == "LoadingStep" or step == "ActivateLoading" or step == "FlipTile":
        check_payment(s, seat, step, args, below, below_args)
    else:
        check_moving(s, seat, step, args)


def check_menu(s: KohleUndKolonie, args: list[int]) -> None:
    """A token in place of the main action only in phase 4 of the Revised Edition [KK-12.3]."""
    _, main, token = args
    expect(0 <= main <= 1, "TurnMenu: the main action is left (1) or not (0) [KK-7.2]")
    if token == NONE:
        return
    expect(
        s.phase == 4 and not s.edition.action_tokens_in_turn and main == 0,
        "TurnMenu: a token stands in for the main action only in phase 4 of the Revised Edition [KK-12.3]",
    )
    ok = token < TOKENS and token in (3, DEPLOY_MOVE, 5, STEAM_ENGINE_TOKEN) and token in s.track
    expect(ok, "TurnMenu: an action token that is back on the track [KK-12.3]")


def check_moving_in(s: KohleUndKolonie, seat: i64, village: i64) -> None:
    ok = 0 <= village < s.board.villages and s.miners[seat] > 0
    settled = s.settled[s.board.villages * seat + village] if ok else NO_SETTLEMENT
    expect(
        settled != NO_SETTLEMENT and settled - SETTLED < 2,
        "SettlementMiner: needs a miner in the supply and room in a settlement [KK-7.31]",
    )


def check_payment(s: KohleUndKolonie, seat: i64, step: str, args: list[int], below: str, below_args: list[int]) -> None:
    if step == "FlipTile":
        tile = args[1]
        expect(0 <= tile < FLIPPABLE, f"FlipTile: there is no tile {tile} to flip")
        expect(not s.flipped[TILES * seat + tile], f"FlipTile: {TILE_IDS[tile]} is flipped already [KK-8.2]")
    elif step == "WorkerPayment":
        owed = args[1]
        most = 1
        if below == "CoinForWorkers":
            most = 2
        elif below == "FlipTile":
            most = s.board.flip_workers[min(below_args[1], WORKFORCE)]
        expect(1 <= owed <= most, f"WorkerPayment: 1 to {most} workers can be owed here [KK-5.5]")
        has_choice = s.workers[seat] > 0 and s.rail_workers[seat] > 0 and workers_to_pay(s, seat) > owed
        expect(has_choice, "WorkerPayment: asked only while both kinds are held and more than is owed [KK-5.5]")
    else:
        check_loading(s, seat, step, args)


def check_loading(s: KohleUndKolonie, seat: i64, step: str, args: list[int]) -> None:
    """The back is always active; the wagons of the tiles, and those of tokens once it is [KK-18.2 to KK-18.4]."""
    is_back = s.flipped[TILES * seat + LOADING] != 0
    active = args[1] if step == "LoadingStep" else 0
    on_tiles = wagons_on_tiles(s, seat)
    by_tokens = s.board.bonus_wagons + s.board.rail_count[RAIL_WAGON] if active else 0
    expect(0 <= active <= 1, "LoadingStep: active (1) or not (0) [KK-18.2]")
    expect(not (is_back and not active), f"{step}: the back of Loading is always active [KK-18.3]")
    ok = on_tiles <= args[-1] <= on_tiles + by_tokens
    expect(ok, f"{step}: {on_tiles} wagons on the tiles, and {by_tokens} at most by tokens [KK-18.4]")


def check_moving(s: KohleUndKolonie, seat: i64, step: str, args: list[int]) -> None:
    """Miners and engineers [KK-7.40 to KK-7.56]."""
    if step == "MinerStep":
        _, deployments, points, engineers = args
        side = 1 if workforce_flipped(s, seat) else 0
        most = s.board.movement_points[side]
        ok = 0 <= deployments <= s.board.deployments[side] and 0 <= points <= most and 0 <= engineers <= side
        expect(ok, f"MinerStep: up to 2 deployments, {most} movement points, {side} engineer moves [KK-7.50]")
    elif step == "MinerDeployTo":
        expect(s.miners[seat] > 0, "MinerDeployTo: no miner left in the supply [KK-7.52]")
    elif step == "MinerMoveTo":
        origin = args[1]
        ok = 0 <= origin < places(s) and origin != SUPPLY_PLACE and miners_at(s, seat, origin) > 0
        expect(ok, f"MinerMoveTo: no miner of seat {seat} at place {origin} [KK-7.53]")
    elif step == "EngineerMoveFrom":
        ok = args[1] == 0 or (args[1] == 1 and s.edition.engineer_action_moves)
        expect(ok, "EngineerMoveFrom: 1 only in the engineer action of the Revised Edition [KK-7.41]")
        expect(workforce_flipped(s, seat), "EngineerMoveFrom: only with workforce flipped [KK-7.41, KK-7.56]")
        expect(len(empty_engineer_spaces(s, seat)) > 0, "EngineerMoveFrom: no empty engineer space [KK-7.40]")
    elif step == "EngineerPlace":
        origin = args[1]
        if origin == NONE:
            expect(s.engineers[seat] > 0, "EngineerPlace: no engineer left on the tableau [KK-7.40]")
        else:
            ok = 0 <= origin < ENGINEER_SPACES and s.pieces[ALL_SPACES * seat + ENGINEERS_FROM + origin] > 0
            expect(ok, f"EngineerPlace: no engineer on engineer space {origin} [KK-7.41]")


def chosen_seats(s: KohleUndKolonie) -> list[int]:
    """Whose disc stands on the selection track."""
    if s.phase != 1 or len(s.agenda) == 0:
        return []
    return selection_order(s)[: s.agenda[-2].ints()[0] - 1]
