"""Saved positions changed with sense: steps that lie elsewhere in real play, numbers a little off, pieces moved.

Whatever is still accepted is watched while it is played on: nothing lost, nothing double.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from revier.games.schichtwechsel.names import (
    CART_IDS,
    FRAME_SPACE_IDS,
    GREY_IDS,
    HOUSE_IDS,
    PLOT_IDS,
    TILE_IDS,
    TRACK_IDS,
    WAGON_IDS,
)
from revier.kernel.errors import BadPosition
from revier.kernel.rng import Rng
from revier.kernel.state import Json
from tests import schichtwechsel_invariants as invariants
from tests.schichtwechsel.build import GAME
from tests.schichtwechsel.test_saving import copied, step

LENGTH = {"road": 12, "rail": 10, "canal": 8}
COKE = ["reserve", "coke_wagons", "sold", "own_field"]
COUNTS = ["tools", "coins", "white", "water", "heap", "cube", "passed"]


@cache
def played() -> list[str]:
    """Positions of a few games."""
    found: list[str] = []
    for seed in range(6):
        s = GAME.new(players=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            found.append(json.dumps(s.to_dict()))
            s.apply(step(s, rng))
    return found


def pick(rng: Rng, entries: list[Any]) -> Any:
    return entries[rng.below(len(entries))]


def some_position(rng: Rng) -> Any:
    return json.loads(pick(rng, played()))


# -- changes ---------------------------------------------------------------------------------------


def other_steps(data: Any, rng: Rng) -> None:
    """The upper part of another agenda, of the seat to act."""
    above = some_position(rng)["agenda"][-1 - rng.below(4) :]
    seat = data["agenda"][-1][1]
    data["agenda"][len(data["agenda"]) - rng.below(4) :] = [
        [name, *([seat] if ints else []), *ints[1:]] for name, *ints in above
    ]


def other_number(data: Any, rng: Rng) -> None:
    entry = data["agenda"][-1 - rng.below(min(4, len(data["agenda"])))]
    if len(entry) > 1:
        entry[1 + rng.below(len(entry) - 1)] += pick(rng, [-2, -1, 1, 2])


def coke(data: Any, rng: Rng) -> None:
    seat = rng.below(data["players"])
    held, source, target, grey = data["seats"][seat], pick(rng, COKE), pick(rng, [*COKE, "grey"]), pick(rng, GREY_IDS)
    if held[source] > 0 and (target != "grey" or grey not in data["grey_fields"]):
        held[source] -= 1
        if target == "grey":
            data["grey_fields"][grey] = seat
        else:
            held[target] += 1


def cubes(data: Any, rng: Rng) -> None:
    held, place = pick(rng, data["seats"]), pick(rng, ["coal_carts", "spoil_carts", "wagons"])
    for _ in range(4):
        held[place][pick(rng, WAGON_IDS if place == "wagons" else CART_IDS)] = rng.below(3)


def count(data: Any, rng: Rng) -> None:
    held, name = pick(rng, data["seats"]), pick(rng, COUNTS)
    held[name] = max(0, held[name] + pick(rng, [-2, -1, 1, 2, 3]))


def disc(data: Any, rng: Rng) -> None:
    track = pick(rng, TRACK_IDS)
    pick(rng, data["seats"])["discs"][track] = rng.below(LENGTH[track] + 1)
    there = [n for n, seat in enumerate(data["seats"]) if seat["discs"].get(track) == LENGTH[track]]
    data["first_at_target"].pop(track, None)
    if there:
        data["first_at_target"][track] = pick(rng, there)


def house(data: Any, rng: Rng) -> None:
    held, name = pick(rng, data["seats"]), pick(rng, HOUSE_IDS)
    standing = [plot for plot in held["plots"] if held["plots"][plot] > 0]
    if name in held["houses"]:
        held["houses"].remove(name)
        plot = pick(rng, PLOT_IDS)
        held["plots"][plot] = held["plots"].get(plot, 0) + 1
    elif standing:
        held["plots"][pick(rng, standing)] -= 1
        held["houses"].append(name)


def headframe(data: Any, rng: Rng) -> None:
    seat = rng.below(data["players"])
    frames = data["seats"][seat]["headframes"]
    source, target = pick(rng, [("card", "base"), ("base", "card"), ("base", "space")])
    if frames[source] > 0:
        frames[source] -= 1
        if target == "space":
            data["headframe_spaces"][pick(rng, FRAME_SPACE_IDS)] = seat
        else:
            frames[target] += 1


def miner(data: Any, rng: Rng) -> None:
    pick(rng, data["seats"])["miner"] = rng.below(15)
    there = [n for n, seat in enumerate(data["seats"]) if seat["miner"] == 14]
    data["first_at_exit"] = pick(rng, there) if there else None


def marker_or_tile(data: Any, rng: Rng) -> None:
    if rng.below(2):
        data["marker"] = rng.below(data["players"])
    else:
        pick(rng, data["seats"])["tile"] = pick(rng, TILE_IDS)


CHANGES = [other_steps, other_steps, other_number, coke, cubes, count, disc, house, headframe, miner, marker_or_tile]


def watched(data: Json, rng: Rng) -> None:
    s = GAME.load(data)
    for ply in range(40):
        invariants.check_conserved(s)
        if s.is_over:
            break
        if ply % 8 == 0:
            assert GAME.load(copied(s)).to_dict() == s.to_dict()
        s.apply(step(s, rng))


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_accepted_breaks_no_rule_later(seed: int) -> None:
    rng = Rng(seed)
    accepted = refused = 0
    for _ in range(60):
        data = some_position(rng)
        for _ in range(1 + rng.below(3)):
            pick(rng, CHANGES)(data, rng)
        try:
            GAME.load(data)
        except BadPosition:
            refused += 1
        else:
            accepted += 1
            watched(data, rng)
    assert accepted > 5
    assert refused > 20
