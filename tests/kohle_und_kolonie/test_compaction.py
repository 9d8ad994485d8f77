"""Closing gaps on the tableau after a consolidation [KK-17.30]."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA
from tests.kohle_und_kolonie.look import EDITIONS, held
from tests.kohle_und_kolonie.phases import consolidation
from tests.support import asked, offered, play, rule, told

ALTENDORF = ["k-alte-aproche", "k-catharina", "k-muelheimerglueck", "k-altendorfer-mulde"]
STAYING = ["k-rabe", "k-alte-mann", "k-geschwind", "k-eintracht", "k-franziska-erbstollen", "k-alte-bommerbank"]
AFTER = {space["id"]: space.get("after") for space in DATA["tableau"]["space"]}
UPPER, LOWER = ["t11", "t12", "t13"], ["t21", "t22", "t23"]

Tableau = dict[str, str]


def given_up(tableau: Tableau, edition: str = "2013", engines: list[str] | None = None) -> State:
    """Seat 0 loses the tiles of Altendorf on this tableau, to the Trust if it can be; the gaps are to be closed."""
    s = consolidation("altendorf", edition, mines={0: tableau}, engines={0: engines or []}, coins={0: 0})
    if asked(s)[1] == "AuctionBid":
        play(s, "stop")
    return s


def left_over(tableau: Tableau) -> Tableau:
    return {space: tile for space, tile in tableau.items() if tile not in ALTENDORF}


def tiles(s: State) -> Tableau:
    found: Tableau = held(s, 0)["tableau"]
    return found


def closed(s: State) -> list[Tableau]:
    """The tableaus to which the owner's choices lead."""
    if s.is_over or asked(s) != (0, "CompactionPick"):
        return [tiles(s)]
    return [result for action in offered(s) for result in closed(play(s.clone(), action))]


def by_single_shifts(tableau: Tableau) -> list[Tableau]:
    """What single shifts in any order can lead to, until no tile is detached."""
    found: list[Tableau] = []
    detached = [space for space in tableau if AFTER[space] is not None and AFTER[space] not in tableau]
    for space in detached:
        moved = {AFTER[space] if at == space else at: tile for at, tile in tableau.items()}
        found += [result for result in by_single_shifts(moved) if result not in found]
    return found if detached else [tableau]


def shapes() -> Iterator[tuple[str, ...]]:
    """The tableaus that can come about by placing tiles."""
    for upper in range(1, 4):
        for lower in range(4):
            yield (*UPPER[:upper], *LOWER[:lower])


def same(one: list[Tableau], other: list[Tableau]) -> bool:
    return len(one) == len(other) and all(tableau in other for tableau in one)


# -- every shape -----------------------------------------------------------------------------------


@rule("KK-17.30", "KK RUL-73")
@pytest.mark.parametrize("shape", list(shapes()), ids=lambda shape: f"{len(shape)}-{shape[-1]}")
def test_every_choice_leads_to_what_single_shifts_lead_to_and_nothing_else(shape: tuple[str, ...]) -> None:
    for count in range(1, min(4, len(shape)) + 1):
        for removed in combinations(shape, count):
            gone, staying = iter(ALTENDORF), iter(STAYING)
            tableau = {space: next(gone) if space in removed else next(staying) for space in shape}
            s = given_up(tableau)
            expected = by_single_shifts(left_over(tableau))
            assert same(closed(s), expected), f"{removed} of {shape}"
            assert len(expected) <= 2
            assert (asked(s)[1] == "CompactionPick") == (len(expected) == 2)


@rule("KK-17.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("shape", "removed", "result"),
    [
        ("t11 t12 t13", "t12", {"t11": "t11", "t12": "t13"}),
        ("t11 t12 t13", "t11", {"t11": "t12", "t12": "t13"}),
        ("t11 t12 t13", "t11 t12", {"t11": "t13"}),
        ("t11 t21 t22 t23", "t11", {"t11": "t21", "t21": "t22", "t22": "t23"}),
        ("t11 t21 t22 t23", "t11 t21", {"t11": "t22", "t21": "t23"}),
        ("t11 t21 t22 t23", "t21 t22", {"t11": "t11", "t21": "t23"}),
        ("t11 t12 t21", "t11 t12", {"t11": "t21"}),
        ("t11 t12 t21", "t21", {"t11": "t11", "t12": "t12"}),
        ("t11 t12 t13 t21 t22 t23", "t12 t22", {"t11": "t11", "t12": "t13", "t21": "t21", "t22": "t23"}),
        ("t11 t12 t13 t21 t22 t23", "t13 t23", {"t11": "t11", "t12": "t12", "t21": "t21", "t22": "t22"}),
        ("t11 t12 t13 t21 t22 t23", "t11 t21 t22 t23", {"t11": "t12", "t12": "t13"}),
        ("t11", "t11", {}),
    ],
)
def test_each_row_closes_up_by_itself(edition: str, shape: str, removed: str, result: dict[str, str]) -> None:
    gone, staying = iter(ALTENDORF), iter(STAYING)
    tableau = {space: next(gone) if space in removed.split() else next(staying) for space in shape.split()}
    s = given_up(tableau, edition)
    assert asked(s)[1] != "CompactionPick"
    assert tiles(s) == {space: tableau[origin] for space, origin in result.items()}


# -- the choice ------------------------------------------------------------------------------------


@rule("KK-17.30", "KK RUL-73")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("shape", "removed", "upper", "lower"),
    [
        ("t11 t12 t21", "t11", {"t11": "t12", "t21": "t21"}, {"t11": "t21", "t12": "t12"}),
        (
            "t11 t12 t13 t21",
            "t11 t12",
            {"t11": "t13", "t21": "t21"},
            {"t11": "t21", "t12": "t13"},
        ),
        (
            "t11 t12 t21 t22 t23",
            "t11 t21",
            {"t11": "t12", "t21": "t22", "t22": "t23"},
            {"t11": "t22", "t12": "t12", "t21": "t23"},
        ),
        (
            "t11 t12 t13 t21 t22 t23",
            "t11",
            {"t11": "t12", "t12": "t13", "t21": "t21", "t22": "t22", "t23": "t23"},
            {"t11": "t21", "t12": "t12", "t13": "t13", "t21": "t22", "t22": "t23"},
        ),
        (
            "t11 t12 t13 t21 t22 t23",
            "t11 t12 t21 t22",
            {"t11": "t13", "t21": "t23"},
            {"t11": "t23", "t12": "t13"},
        ),
    ],
)
def test_the_owner_chooses_the_row_that_moves_up_to_the_start_space(
    edition: str, shape: str, removed: str, upper: dict[str, str], lower: dict[str, str]
) -> None:
    gone, staying = iter(ALTENDORF), iter(STAYING)
    tableau = {space: next(gone) if space in removed.split() else next(staying) for space in shape.split()}
    s = given_up(tableau, edition)
    assert asked(s) == (0, "CompactionPick")
    assert offered(s) == ["space t12", "space t21"]  # the rows have closed up as far as they can
    for action, result in (("space t12", upper), ("space t21", lower)):
        after = play(s.clone(), action)
        assert asked(after)[1] != "CompactionPick"
        assert tiles(after) == {space: tableau[origin] for space, origin in result.items()}


# -- what travels ----------------------------------------------------------------------------------


@rule("KK-17.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_travel_with_their_tiles(edition: str) -> None:
    tableau = {"t11": ALTENDORF[0], "t12": "k-rabe", "t13": "k-alte-mann", "t21": "k-geschwind", "t22": "k-eintracht"}
    s = given_up(tableau, edition, engines=["k-alte-mann", "k-eintracht"])
    for action, engines in (("space t12", ["t12", "t22"]), ("space t21", ["t13", "t21"])):
        assert held(play(s.clone(), action), 0)["engines"] == engines


@rule("KK-17.30", "KK-17.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rescue_miners_do_not_travel(edition: str) -> None:
    tableau = {"t11": "k-rabe", "t12": ALTENDORF[0], "t13": "k-alte-mann"}
    s = consolidation("altendorf", edition, mines={0: tableau}, rescue={0: ["t12", "t13"]}, coins={0: 0})
    play(s, "stop")
    assert held(s, 0)["rescue"] == ["t12", "t13"]
    assert tiles(s) == {"t11": "k-rabe", "t12": "k-alte-mann"}


@rule("KK-17.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tableau_without_loss_is_left_alone(edition: str) -> None:
    mines = {0: {"t11": ALTENDORF[0]}, 1: {"t11": "k-rabe", "t21": "k-alte-mann", "t22": "k-geschwind"}}
    s = consolidation("altendorf", edition, mines=mines, coins={0: 0})
    play(s, "stop")
    assert held(s, 1)["tableau"] == mines[1]
    assert told(s, "tile_shifted") == []


@rule("KK-17.30", "KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_closes_gaps_before_placing_the_large_mine(edition: str) -> None:
    tableau = {"t11": ALTENDORF[0], "t12": ALTENDORF[1], "t13": "k-rabe", "t21": ALTENDORF[2], "t22": ALTENDORF[3]}
    s = consolidation("altendorf", edition, mines={0: tableau})
    assert asked(s) == (0, "TableauSpacePick")
    assert tiles(s) == {"t11": "k-rabe"}
    assert offered(s) == ["space t12", "space t21"]
