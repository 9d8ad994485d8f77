"""Phase 5, first half: securing mines before the disaster [KK-13.1 to KK-13.3]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import STOP, USE_BONUS
from revier.games.kohle_und_kolonie.board import MINE_RESCUE, NONE, TOKEN_IDS
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.events import DISCS_ADDED, MINE_SECURED
from revier.games.kohle_und_kolonie.phases import is_phase, name
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    Details,
    has_used,
    pay_coins,
    stop_means,
    tile_details,
    tile_income,
)
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect

DISCS: Final = 3  # a player has
RESCUED_MINES: Final = 2
HIGHEST_LOSS: Final = 3  # incomes above it count as it [KK-13.21]


class Securing(Step[KohleUndKolonie]):
    """Each player in turn order [KK-13.2]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: KohleUndKolonie) -> None:
        if self.done < s.players:
            s.push(Securing(self.done + 1))
            ask_to_secure(s, s.turn_order[self.done])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """Those before have put their discs into the bag, those after have done nothing yet [KK-13.2, KK-13.3]."""
        expect(
            is_phase(below, 5) and s.disaster == NONE, "Securing: upon DrawDiscs, before anything is drawn [KK-13.2]"
        )
        expect(1 <= self.done <= s.players, f"Securing counts the seats that have begun, 1 to {s.players}")
        for i in range(s.players):
            seat = s.turn_order[i]
            at = f"disaster.seats.{seat}"
            has_done = i + 1 < self.done
            if s.discs[seat] != (discs_due(s, seat) if has_done else 0):
                raise BadPosition(
                    f"{at}.discs", "one for each unsecured mine, 3 at most, once it has secured [KK-13.3]"
                )
            if s.exposed[seat] != (highest_exposed(s, seat) if has_done else 0):
                raise BadPosition(f"{at}.exposed", "its highest income unsecured, once it has secured [KK-13.21]")
            if i >= self.done and any([is_secured(s, seat, space) for space in range(s.board.spaces)]):
                raise BadPosition(f"{at}.secured", "its turn to secure has not come [KK-13.2]")

    def ints(self) -> list[int]:
        return [self.done]


def ask_to_secure(s: KohleUndKolonie, seat: i64) -> None:
    """Asked while there is anything to choose [KK-5.8]."""
    step = SecureStep(seat)
    if len(step.options(s)) > 1:
        s.push(step)
    else:
        add_discs(s, seat)


def expect_securing(s: KohleUndKolonie, step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    if not isinstance(below, Securing):
        raise BadPosition("agenda", f"{name(step)}: upon Securing [KK-13.2]; got {name(below)}")
    expected = s.turn_order[below.done - 1]
    expect(seat == expected, f"{name(step)}: it is the turn of seat {expected} to secure [KK-13.2]")


class SecureStep(Decision[KohleUndKolonie]):
    """Coins on coin spaces, the rescue team, until done [KK-13.2]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=8), STOP)
        if s.bonus[self.seat] == MINE_RESCUE:
            legal = append(legal, USE_BONUS)
        if s.coins[self.seat] > 0:
            for space in range(s.board.spaces):
                if s.board.space_coin[space] and is_unsecured(s, self.seat, space):
                    legal = append(legal, s.board.space_action + space)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_securing(s, self, self.seat, below)
        expect(len(self.options(s)) > 1, "SecureStep: asked only while there is anything to choose [KK-5.8]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            add_discs(s, self.seat)
        elif action == USE_BONUS:
            use_token(s, self.seat)
            s.push(AfterRescue(self.seat))
            s.push(RescuePick(self.seat, RESCUED_MINES))
        else:
            pay_coins(s, self.seat, 1)
            secure(s, self.seat, action - s.board.space_action)
            ask_to_secure(s, self.seat)

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        if action == USE_BONUS:
            return {"token": TOKEN_IDS[s.bonus[self.seat]]}
        return stop_means(action, "done") if action == STOP else tile_details(s, self.seat, action)


class AfterRescue(Step[KohleUndKolonie]):
    """Back to securing by coins."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        ask_to_secure(s, self.player)

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_securing(s, self, self.player, below)
        ok = has_used(s, self.player, MINE_RESCUE)
        expect(ok, "AfterRescue: the rescue team was used, so it is back on the track [KK-13.2, KK-6.5]")

    def ints(self) -> list[int]:
        return [self.player]


def is_unsecured(s: KohleUndKolonie, seat: i64, space: i64) -> bool:
    """A mine tile without rescue miner, not secured otherwise this round [KK-13.1]."""
    i = s.board.spaces * seat + space
    return s.tiles[i] != NONE and s.rescuers[i] == 0 and s.secured[i] == 0


def is_secured(s: KohleUndKolonie, seat: i64, space: i64) -> bool:
    """By coin or token [KK-13.2]."""
    return s.secured[s.board.spaces * seat + space] != 0


def secure(s: KohleUndKolonie, seat: i64, space: i64) -> None:
    s.secured[s.board.spaces * seat + space] = 1
    s.tell(MINE_SECURED, seat, space)


class RescuePick(Decision[KohleUndKolonie]):
    """The rescue team: up to two mines of choice in 2013, a square in the Revised Edition [KK-13.2, D-05]."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        if not s.edition.rescues_any_mines:
            return vec[i64]([s.board.square_action + i for i in range(len(s.board.squares))])
        legal = append(vec[i64](capacity=8), STOP)
        for space in range(s.board.spaces):
            if is_unsecured(s, self.seat, space):
                legal = append(legal, s.board.space_action + space)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect(is_after_rescue(below, self.seat), f"RescuePick: upon AfterRescue of seat {self.seat} [KK-13.2]")
        has_picked = any([is_secured(s, self.seat, space) for space in range(s.board.spaces)])
        ok = self.left == RESCUED_MINES or (self.left == 1 and s.edition.rescues_any_mines and has_picked)
        expect(ok, f"RescuePick: {RESCUED_MINES} mines can be left, 1 in 2013 once one is secured [KK-13.2, D-05]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            return
        if action >= s.board.square_action:
            for n in s.board.squares[action - s.board.square_action]:
                space: i64 = n
                if is_unsecured(s, self.seat, space):
                    secure(s, self.seat, space)
            return
        secure(s, self.seat, action - s.board.space_action)
        if self.left > 1:
            s.push(RescuePick(self.seat, self.left - 1))

    def ints(self) -> list[int]:
        return [self.seat, self.left]

    def context(self, s: KohleUndKolonie) -> Details:
        return {"count": self.left if s.edition.rescues_any_mines else len(s.board.squares[0])}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "enough") if action == STOP else tile_details(s, self.seat, action)


def can_have_secured(s: KohleUndKolonie, seat: i64) -> bool:
    """Coins secure coin spaces only; the others take the rescue team [KK-13.2, D-05]."""
    spaces = [n for n in range(s.board.spaces) if is_secured(s, seat, n) and not s.board.space_coin[n]]
    if len(spaces) == 0:
        return True
    if s.edition.rescues_any_mines:
        fits_team = len(spaces) <= RESCUED_MINES
    else:
        fits_team = any([all([space in square for space in spaces]) for square in s.board.squares])
    return fits_team and has_used(s, seat, MINE_RESCUE)


def is_after_rescue(step: Step[Any] | None, seat: i64) -> bool:
    return isinstance(step, AfterRescue) and step.player == seat


def add_discs(s: KohleUndKolonie, seat: i64) -> None:
    """One for each unsecured mine, three at most [KK-13.3]."""
    s.exposed[seat] = highest_exposed(s, seat)
    s.discs[seat] = discs_due(s, seat)
    s.tell(DISCS_ADDED, seat, s.discs[seat])


def discs_due(s: KohleUndKolonie, seat: i64) -> i64:
    return min(DISCS, unsecured_mines(s, seat))


def unsecured_mines(s: KohleUndKolonie, seat: i64) -> i64:
    found: i64 = 0
    for space in range(s.board.spaces):
        if is_unsecured(s, seat, space):
            found += 1
    return found


def highest_exposed(s: KohleUndKolonie, seat: i64) -> i64:
    """The highest income of an unsecured mine, engine included [KK-13.21]."""
    highest: i64 = 0
    for space in range(s.board.spaces):
        if is_unsecured(s, seat, space):
            i = s.board.spaces * seat + space
            highest = max(highest, tile_income(s, s.tiles[i]) + s.engines[i])
    return min(highest, HIGHEST_LOSS)
