"""Moving miners [KK-7.50 to KK-7.56], railways [KK-11]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import DEPLOY, MOVE, MOVE_ENGINEER, STOP
from revier.games.kohle_und_kolonie.board import (
    DEPLOY_MOVE,
    NONE,
    RAIL_CONSOLIDATION,
    RAIL_MONEY,
    RAIL_VP,
    RAIL_WAGON,
    RAIL_WORKER,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.engineers import EngineerMoveFrom
from revier.games.kohle_und_kolonie.events import MINER_MOVED, RAIL_TAKEN
from revier.games.kohle_und_kolonie.mines import deploy
from revier.games.kohle_und_kolonie.obstacles import (
    NO_DEPLOYMENT,
    NO_ENGINEER_MOVE,
    NO_MINER,
    NO_MINER_THERE,
    NO_OBSTACLE,
    NO_POINT,
    NOBODY_TO_MOVE,
    NOT_FOR_DEPLOYING,
    PLACE_FULL,
    WRONG_STEP,
    reason,
)
from revier.games.kohle_und_kolonie.phases import name, turn_below, turn_under_way
from revier.games.kohle_und_kolonie.state import RAILROAD, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    RESCUE_PLACE,
    SUPPLY_PLACE,
    Details,
    action_place,
    add_miner,
    empty_engineer_spaces,
    engineers_deployed,
    gain_coins,
    gain_vp,
    is_settlement,
    is_station,
    miners_at,
    names_place,
    place_action,
    places,
    room_at,
    side,
    station_in_play,
    stop_means,
)
from revier.kernel.step import Decision, Reason, Step, expect

RAIL_VP_POINTS: Final = 2


class MinerStep(Decision[KohleUndKolonie]):
    """Single steps in any order, until done or the budget is used up [KK-7.51]."""

    def __init__(self, seat: i64, deployments: i64, points: i64, engineer_moves: i64) -> None:
        super().__init__(seat)
        self.deployments: i64 = deployments
        self.points: i64 = points
        self.engineer_moves: i64 = engineer_moves

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=4), STOP)
        for action in range(DEPLOY, MOVE_ENGINEER + 1):  # numbered one after another
            if self.obstacle(s, action) == NO_OBSTACLE:
                legal = append(legal, action)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        turn_below(self, self.seat, below)
        expect(self.deployments + self.points + self.engineer_moves > 0, "MinerStep: something is left [KK-7.51]")
        expect_budget(s, self)

    def obstacle(self, s: KohleUndKolonie, action: i64) -> i64:
        """Something of the budget left, and somebody it can be used for."""
        seat = self.seat
        if action == DEPLOY:
            if self.deployments == 0:
                return NO_DEPLOYMENT
            if s.miners[seat] == 0:
                return NO_MINER
            return NO_OBSTACLE if can_deploy(s, seat) else PLACE_FULL
        if action == MOVE:
            if self.points == 0:
                return NO_POINT
            return NO_OBSTACLE if can_move(s, seat) else NOBODY_TO_MOVE
        if self.engineer_moves == 0:
            return NO_ENGINEER_MOVE
        return NO_OBSTACLE if can_move_engineer(s, seat) else NOBODY_TO_MOVE

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        return reason(self.obstacle(s, action), "KK-7.51") if DEPLOY <= action <= MOVE_ENGINEER else None

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            return
        if action == DEPLOY:
            go_on(s, self.seat, self.deployments - 1, self.points, self.engineer_moves)
            s.push(MinerDeployTo(self.seat))
        elif action == MOVE:
            go_on(s, self.seat, self.deployments, self.points - 1, self.engineer_moves)
            s.push(MinerMoveFrom(self.seat))
        else:
            go_on(s, self.seat, self.deployments, self.points, self.engineer_moves - 1)
            s.push(EngineerMoveFrom(self.seat, 0))

    def ints(self) -> list[int]:
        return [self.seat, self.deployments, self.points, self.engineer_moves]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"deployments": self.deployments, "points": self.points, "engineers": self.engineer_moves}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "done")


def go_on(s: KohleUndKolonie, seat: i64, deployments: i64, points: i64, engineer_moves: i64) -> None:
    if deployments + points + engineer_moves > 0:
        s.push(MinerStep(seat, deployments, points, engineer_moves))


def moving_by_main(s: KohleUndKolonie, seat: i64) -> MinerStep:
    """The budget is fixed when the action starts [KK-7.50, KK-7.56]."""
    work = side(s, seat, WORKFORCE)
    return MinerStep(seat, s.board.deployments[work], s.board.movement_points[work], work)


def moving_by_token(seat: i64) -> MinerStep:
    """Also with workforce flipped, no engineer move [KK-9.4]."""
    return MinerStep(seat, 2, 2, 0)


def expect_single_step(
    s: KohleUndKolonie,
    step: Decision[Any],
    deployments: i64,
    points: i64,
    engineer_moves: i64,
    below: Step[Any] | None,
) -> None:
    """A step that costs this much lies on what is left of the budget, or on the turn itself once nothing is."""
    if isinstance(below, MinerStep):
        expect(below.seat == step.seat, f"{name(step)}: seat {below.seat} moves miners [KK-7.51]")
        deployments += below.deployments
        points += below.points
        engineer_moves += below.engineer_moves
    else:
        turn_below(step, step.seat, below)
    expect_budget(s, MinerStep(step.seat, deployments, points, engineer_moves))


def expect_budget(s: KohleUndKolonie, step: MinerStep) -> None:
    """No more than the action or token gives by which the turn moves miners."""
    turn = turn_under_way(s)
    by_main = moving_by_main(s, step.seat)
    ok = turn.is_in_main() and is_within(step, by_main)
    ok = ok or (turn.is_in_token(s, DEPLOY_MOVE) and is_within(step, moving_by_token(step.seat)))
    expect(
        ok,
        f"MinerStep: up to {by_main.deployments} deployments, {by_main.points} movement points, "
        f"{by_main.engineer_moves} engineer moves as main action, which is spent; by token 2, 2, 0 [KK-7.50, KK-9.4]",
    )


def is_within(step: MinerStep, most: MinerStep) -> bool:
    return (
        0 <= step.deployments <= most.deployments
        and 0 <= step.points <= most.points
        and 0 <= step.engineer_moves <= most.engineer_moves
    )


def can_deploy(s: KohleUndKolonie, seat: i64) -> bool:
    return any(is_deploy_target(s, seat, place) for place in range(places(s)))


def is_deploy_target(s: KohleUndKolonie, seat: i64, place: i64) -> bool:
    return deploy_obstacle(s, seat, place) == NO_OBSTACLE


def deploy_obstacle(s: KohleUndKolonie, seat: i64, place: i64) -> i64:
    """Settlement, rescue space or pithead space with room, never a station [KK-7.52]."""
    if is_station(place) or place == SUPPLY_PLACE:
        return NOT_FOR_DEPLOYING
    return NO_OBSTACLE if room_at(s, seat, place) else PLACE_FULL


def can_move(s: KohleUndKolonie, seat: i64) -> bool:
    return any(can_leave(s, seat, place) for place in range(places(s)))


def can_leave(s: KohleUndKolonie, seat: i64, place: i64) -> bool:
    """Every miner outside the supply can at least go back there [KK-7.53]."""
    return place != SUPPLY_PLACE and miners_at(s, seat, place) > 0


def can_move_engineer(s: KohleUndKolonie, seat: i64) -> bool:
    return engineers_deployed(s, seat) > 0 and len(empty_engineer_spaces(s, seat)) > 0


class MinerDeployTo(Decision[KohleUndKolonie]):
    """Where a miner from the supply goes [KK-7.52]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([place_action(s, place) for place in range(places(s)) if is_deploy_target(s, self.seat, place)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_single_step(s, self, 1, 0, 0, below)
        expect(s.miners[self.seat] > 0, "MinerDeployTo: no miner left in the supply [KK-7.52]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        deploy(s, self.seat, action_place(s, action))

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        if not names_place(s, action):
            return None
        return reason(deploy_obstacle(s, self.seat, action_place(s, action)), "KK-7.52")


class MinerMoveFrom(Decision[KohleUndKolonie]):
    """Which miner takes a step [KK-7.53]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([place_action(s, place) for place in range(places(s)) if can_leave(s, self.seat, place)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_single_step(s, self, 0, 1, 0, below)

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        s.push(MinerMoveTo(self.seat, action_place(s, action)))

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        if not names_place(s, action) or action_place(s, action) == SUPPLY_PLACE:
            return None
        return reason(NO_MINER_THERE, "KK-7.53")


class MinerMoveTo(Decision[KohleUndKolonie]):
    """One step; the table of KK-7.53."""

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin: i64 = origin

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64](
            [place_action(s, place) for place in range(places(s)) if self.obstacle(s, place) == NO_OBSTACLE]
        )

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_single_step(s, self, 0, 1, 0, below)
        ok = 0 <= self.origin < places(s) and can_leave(s, self.seat, self.origin)
        expect(ok, f"MinerMoveTo: no miner of seat {self.seat} at place {self.origin} [KK-7.53]")

    def obstacle(self, s: KohleUndKolonie, place: i64) -> i64:
        if place == self.origin or not is_step(s, self.origin, place):
            return WRONG_STEP
        return NO_OBSTACLE if room_at(s, self.seat, place) else PLACE_FULL

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        return reason(self.obstacle(s, action_place(s, action)), "KK-7.53") if names_place(s, action) else None

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        place = action_place(s, action)
        add_miner(s, self.seat, self.origin, -1)
        add_miner(s, self.seat, place, 1)
        s.tell(MINER_MOVED, self.seat, self.origin, place)
        if is_station(place):
            enter_station(s, self.seat, place)

    def ints(self) -> list[int]:
        return [self.seat, self.origin]


def is_step(s: KohleUndKolonie, origin: i64, place: i64) -> bool:
    """Whether one step leads from a place to another, room apart [KK-7.53]."""
    if place == SUPPLY_PLACE:
        return True
    if is_station(place):
        return station_in_play(s, place) and leads_to_station(s, origin, place)
    if is_station(origin):
        return False  # no way back from the railway but to the supply [KK-11.2]
    if is_settlement(s, place):
        return s.edition.miners_return_to_settlements and not is_settlement(s, origin)  # [D-09]
    return True


def leads_to_station(s: KohleUndKolonie, origin: i64, station: i64) -> bool:
    """From a settlement whose village lists it, or from a neighbouring station of the line [KK-11.1, KK-11.2]."""
    b = s.board
    if is_station(origin):
        for i in range(b.station_next_at[origin], b.station_next_at[origin + 1]):
            if b.station_next[i] == station:
                return True
    elif is_settlement(s, origin):
        village = origin - RESCUE_PLACE - b.spaces
        for i in range(b.village_stations_at[village], b.village_stations_at[village + 1]):
            if b.village_stations[i] == station:
                return True
    return False


def enter_station(s: KohleUndKolonie, seat: i64, station: i64) -> None:
    """The first miner there takes the token; it is shown to all [KK-11.3]."""
    token = s.rail_tokens[station]
    if token == NONE:
        return
    s.rail_tokens[station] = NONE
    s.rail_seen[token] += 1
    s.reveal()
    s.tell(RAIL_TAKEN, seat, station, token)
    if token == RAIL_VP:
        gain_vp(s, seat, RAILROAD, RAIL_VP_POINTS)
    elif token == RAIL_MONEY:
        gain_coins(s, seat, 1)
    elif token == RAIL_WORKER:
        s.rail_workers[seat] += 1
    elif token == RAIL_WAGON:
        s.rail_wagons[seat] += 1
    elif token == RAIL_CONSOLIDATION:
        s.rail_values[seat] += 1
